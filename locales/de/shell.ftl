### Die Hülle des Web-Clients: alles rund um ein Spiel.

## Games and bots

game-stone-age = Stone Age
game-stone-age-about = Menschen, Würfel, hungrige Winter. 2 bis 4 Spieler
game-endless-winter = Endless Winter
game-endless-winter-about = Stämme, Herden, Megalithen. 2 bis 4 Spieler
bot-random = Zufallsbot
bot-random-about = Macht irgendeinen erlaubten Zug
bot-greedy = Schneller Bot
bot-greedy-about = Nimmt, was sofort am besten aussieht
bot-uct = Denkender Bot
bot-uct-about = Probiert vor jedem Zug viele Partien
bot-level = Bot, Stufe { $number }
bot-level-about = Von 1 (sanft) bis 9 (sehr stark)

## Pages

app-title = Ochre: Stone Age und Endless Winter spielen
page-title = { $page } · Ochre
screen-rules = Regeln
screen-settings = Einstellungen
screen-about = Über Ochre
screen-import = Aufzeichnung oder Stellung öffnen
screen-unknown = Seite nicht gefunden
navigation = Seiten
skip-to-content = Zum Inhalt
loading = Wird geladen …
close = Schließen
cancel = Abbrechen
done = Fertig
copy = Kopieren
copied = Kopiert
try-again = Erneut versuchen
try-now = Jetzt versuchen
understood = In Ordnung
back-home = Zur Startseite
something-wrong = Etwas ging schief. Nichts ist verloren: Versuch es noch einmal.
offline = Du bist offline. Nichts ist verloren; die Spiele gehen weiter, sobald das Netz zurück ist.
server-unreachable = Der Server antwortet gerade nicht.

## Start page

choose-game = Welches Spiel?
new-table = Neuer Tisch: { $game }
who-plays = Wer spielt?
preset-bots = Gegen Bots
preset-here = An diesem Gerät
preset-link = Mit Freunden per Link
seat-number = Platz { $number }
seat-colour = Farbe von Platz { $number }: { $colour }. Ändern
colour-change = Farbe ändern
colour-1 = Blau
colour-2 = Rot
colour-3 = Türkis
colour-4 = Gelb
who-sits = Wer sitzt auf Platz { $number }?
name-of-seat = Name auf Platz { $number }
which-bot = Welcher Bot?
sitter-me = Du
sitter-here = Dieses Gerät
sitter-link = Per Link
sitter-bot = Bot
sitter-none = Niemand
sitter-link-note = Link schicken, ohne Konto
sitter-none-note = Mensch oder Bot
your-name = Dein Name
default-name = Gast
default-name-numbered = Spieler { $number }
clock = Bedenkzeit
clock-none = unbegrenzt
clock-live = live
clock-days = Tage
clock-live-note = Alle haben { $minutes } min und { $seconds } s mehr nach jedem Zug.
clock-days-note = Für jeden Zug: { $time }.
clock-out-note = Läuft die Zeit ab, spielt ein Bot, bis du zurück bist.
more-options = Mehr Optionen
seating = Plätze
seating-random = ausgelost
seating-as-joined = wie angegeben
seating-random-note = Plätze und Farben werden zu Spielbeginn ausgelost.
seating-as-joined-note = Alle behalten diesen Platz und diese Farbe.
visibility = Wer zuschauen darf
visibility-public = alle
visibility-unlisted = wer den Link hat
visibility-private = niemand
visibility-public-note = Der Tisch steht auf der Startseite: Alle dürfen zuschauen und einen freien Platz nehmen.
visibility-unlisted-note = Der Tisch steht in keiner Liste. Verdeckte Karten bleiben verdeckt.
visibility-private-note = Nur die Spieler sehen diesen Tisch.
projection-about = Zeigen, wie es stünde, wenn das Spiel jetzt zu Ende wäre
option-edition = Ausgabe
option-round-limit = Letzte Runde
option-none = unbegrenzt
option-choose-setup = Aufbaukarten wählen
option-choose-chiefs = Häuptlinge und Aufbaukarten wählen
option-short-era-1 = Kürzeres Zeitalter I
option-glacier-tokens = Gletscherplättchen
option-rest-tokens = Rastplättchen
start-with =
    { $count ->
        [one] Mit { $count } Spieler starten
       *[other] Mit { $count } Spielern starten
    }
make-and-invite =
    { $count ->
        [one] { $count } Person einladen
       *[other] { $count } Personen einladen
    }
dice-sealed = Die Würfel sind versiegelt, bevor du dich setzt, und lassen sich nach dem Spiel prüfen.
continue = Weiterspielen
public-tables = Öffentliche Tische
show-public = Öffentliche Tische ({ $count })
show-mine = Meine Spiele
no-public-tables = Gerade spielt niemand öffentlich.
welcome-title = Willkommen bei Ochre
welcome-play = Spiel sofort los: gegen Bots, an einem Gerät oder mit Freunden per Link. Ohne Konto.
welcome-learn = Lerne beim Spielen: Wählbar ist nur, was erlaubt ist, und jede Ablehnung nennt ihre Regel.
welcome-keep = Schließ die Seite, wann du willst: Deine Spiele warten hier.
title-waiting = ({ $count }) Du bist dran
import-link = Aufzeichnung oder Stellung öffnen
about-short = Unabhängig von den Verlagen. Über Ochre
with = mit { $names }
round = Runde { $round }
seats-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
stage-lobby = Warten auf Mitspieler
stage-running = Läuft
stage-paused = Pause
stage-over = Beendet

## Opening files

import-about = Eine Aufzeichnung zeigt ein Spiel noch einmal; von einer Stellung aus kannst du an diesem Gerät weiterspielen.
import-drop = Datei hier ablegen
import-choose = Datei wählen
import-paste = Oder den Text einfügen
import-open = Öffnen
import-too-large = Diese Datei ist zu groß für eine Aufzeichnung oder Stellung.

## Joining

join-title = Du bist eingeladen
join-game = Du bist eingeladen: { $game }
at-the-table = Am Tisch
join-already = Du sitzt schon an diesem Tisch: { $name }.
join-another = Auch diesen Platz nehmen
join-note = Kein Konto nötig. Alle am Tisch sehen deinen Namen. Den Platz bekommt, wer diesen Link zuerst benutzt.
take-seat = Platz nehmen
only-watch = Nur zuschauen
to-the-table = Zum Tisch
recover-title = Deinen Platz auf dieses Gerät holen
recover-about = Gib den Wiederherstellungscode ein, den du beim Hinsetzen bekommen hast.
recover-go = Meinen Platz holen
recovery-code = Wiederherstellungscode
recovery-code-of = Wiederherstellungscode von { $name }
recovery-about = Damit holst du deinen Platz auf ein anderes Gerät. Zeig ihn niemandem.
recovery-elsewhere = Der Code wurde auf dem Gerät gezeigt, an dem du dich gesetzt hast.

## Lobby

lobby-title = { $game }: vor dem Spiel
who-sits-where = Wer wo sitzt
seat-free = Freier Platz
seat-free-note = wartet auf jemanden
you = du
host = Gastgeber
server = Server
bot = Bot
here-now = da
away = nicht da
invite = Einladen
free-seat = Platz freigeben
bot-instead = Bot
bot-instead-of = Einen Bot auf Platz { $seat } setzen
start-game = Spiel starten
lobby-missing =
    { $count ->
        [one] { $count } Platz ist noch frei: Schick den Link oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei: Schick die Links oder setz Bots hin.
    }
lobby-ready = Alle sind da.
lobby-wait-host = Alle sind da. Der Gastgeber startet das Spiel.
lobby-watching = Du schaust zu. Für einen Platz brauchst du einen Link vom Gastgeber.
lobby-sit = Dieser Tisch steht allen offen: Nimm dir einen freien Platz.
invite-title = Einladung auf Platz { $seat }
invite-link = Einladungslink
invite-about = Wer ihn zuerst öffnet, nimmt den Platz, ohne Konto. Danach gilt der Link nicht mehr.
invite-elsewhere = Der Link wurde auf dem Gerät gezeigt, an dem der Tisch entstand. Ein neuer Link macht den alten ungültig.
invite-watch = Ein Link ohne Platz ist nur zum Zuschauen und zeigt keine verdeckten Karten.
share = Teilen …
new-link = Neuer Link
qr-label = QR-Code des Einladungslinks
qr-note = oder über den Tisch zeigen

## At the table

your-turn = Du bist dran
your-turn-name = Du bist dran, { $name }
title-your-turn = Du bist dran, { $name }!
waiting-for = Warten auf { $name }
game-over = Spiel beendet
undo = Rückgängig
undo-turn = Ganzen Zug zurücknehmen
sound = Ton
time-left = Verbleibende Zeit
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
menu = Menü
menu-unread =
    { $count ->
        [one] Menü, { $count } neue Nachricht
       *[other] Menü, { $count } neue Nachrichten
    }
menu-seats = Spieler und Links
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
send = Senden
log = Spielverlauf
log-undo = { $name } nimmt einen Zug zurück.
log-start = Das Spiel beginnt.
pause = Pause
resume = Fortsetzen
paused-text = Der Tisch macht Pause. Keine Zeit läuft.
wants-pause = Bittet um eine Pause: { $names }
agree = Zustimmen
replay = Replay
download-record = Aufzeichnung herunterladen
report = Fehler melden
report-about = Eine Datei wurde gespeichert: { $file }. Sie enthält das Spiel, wie du es sehen darfst, die Version von Ochre und deinen Browser, kein Geheimnis und keinen Link zu einem Platz. Schick sie an die Person, die diesen Server betreibt, und sag, was falsch war. Auf der Seite „Aufzeichnung oder Stellung öffnen“ öffnet sie das Spiel wieder.
leave = Tisch verlassen
delete-table = Tisch löschen
delete-about = Der Tisch und sein Verlauf werden für alle gelöscht. Das lässt sich nicht rückgängig machen.
delete-yes = Löschen
let-bot-play = Einen Bot spielen lassen
let-bot-play-alone = Es bliebe kein Mensch am Tisch: Die Bots würden dieses Spiel sofort zu Ende spielen.
invite-instead = Jemanden einladen
webhook = Adresse, die gerufen wird, wenn { $name } dran ist
webhook-about = Für Chatprogramme und eigene Werkzeuge: Ochre schickt dorthin eine Anfrage. Leer lassen zum Abschalten.
webhook-title = Andere Programme benachrichtigen
save = Speichern
saved = Gespeichert
take-back-seat = Platz zurücknehmen
bot-stands-in = vorläufig spielt { $bot }
bot-plays = Ein Bot spielt für { $name }.
bot-plays-time = Zeit abgelaufen: { $name }. Vorläufig spielt ein Bot.
link-for-seat = Neuer Link für Platz { $seat }. Wer ihn zuerst öffnet, nimmt den Platz:
watch-link = Link zum Zuschauen
watch-link-about = Zuschauen braucht keinen Platz. Verdeckte Karten bleiben verdeckt:
connection-lost = Verbindung verloren.
connection-lost-text = Wir versuchen es weiter. Schau dich um; ein Zug wartet, bis wir zurück sind.
connection-back = Wieder verbunden.
curtain-title = { $name }, du bist dran
curtain-text = Nimm das Gerät. Die anderen schauen weg.
curtain-open = Ich bin { $name }
choose-action = Was tust du?
find-choice = In { $count } Möglichkeiten suchen
final = Lässt sich nicht rückgängig machen
the-board = Der Tisch

## Refusals

refusal-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren: Versuch es noch einmal.
refusal-stale = Inzwischen hat sich am Tisch etwas geändert. Schau noch einmal hin, dann wähle.
refusal-not-your-turn = Du bist nicht dran.
refusal-bot-plays = Ein Bot spielt für dich. Nimm zuerst den Platz zurück.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-not-host = Das kann nur der Gastgeber des Tisches.
refusal-bad-link = Dieser Link öffnet keinen Platz mehr. Bitte um einen neuen oder nimm deinen Wiederherstellungscode.
refusal-bad-code = Kein Platz an diesem Tisch hat diesen Code. Prüf jeden Buchstaben.
refusal-taken = Jemand war schneller: Der Platz ist vergeben.
refusal-no-free-seat = An diesem Tisch ist kein Platz für dich frei. Bitte den Gastgeber um einen Link.
refusal-empty-seat = Ein Platz ist noch frei. Schick den Link oder setz einen Bot hin.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-begun = Das Spiel hat schon begonnen.
refusal-over = Das Spiel ist beendet.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-paused = Der Tisch macht Pause. Setz zuerst fort.
refusal-no-undo = Das lässt sich nicht mehr rückgängig machen.
refusal-too-many = Zu viel auf einmal. Warte kurz, dann versuch es noch einmal.
refusal-unavailable = Der Tisch kann gerade nicht gespeichert werden. Nichts ist verloren: Versuch es gleich noch einmal.
refusal-internal = Auf dem Server ging etwas schief. Nichts ist verloren: Versuch es gleich noch einmal.

## The end, and replays

win-one = { $names } gewinnt mit { $points }
win-shared = Geteilter Sieg mit { $points }: { $names }
rematch = Revanche
rematch-join = Zur Revanche
watch-replay = Replay ansehen
share-replay = Replay teilen
share-replay-about = Mit diesem Link sieht das Spiel, wer den Tisch sehen darf.
fair-dice = Waren die Würfel fair?
fair-about = Bevor sich jemand setzte, hat der Server ein Geheimnis versiegelt; jeder Platz gab seins dazu. Jetzt ist es offen. Lade die Aufzeichnung herunter und lass das Programm jeden Würfel prüfen:
fair-command = Befehl
fair-commitment = Das Siegel:
replay-of = Replay: { $game }
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-failed = Dieser Moment lässt sich gerade nicht laden. Versuch einen anderen.
turn-of = Am Zug: { $name }
share-moment = Diesen Moment teilen
share-moment-about = Dieser Link zeigt genau diesen Moment des Spiels.
play-on = Von hier weiterspielen
play-on-about = Öffnet diese Stellung als neues Spiel an diesem Gerät
play-on-hidden = Diese Stellung verbirgt etwas vor dir. Weiterspielen geht, wenn das Spiel beendet ist.

## Settings

language = Sprache
theme = Design
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
theme-switch = Hell oder dunkel
animation = Animation
animation-normal = normal
animation-fast = schnell
animation-off = aus
sound-about = Ein kurzer Ton, wenn ich dran bin
notify-about = Eine Meldung vom System, wenn ich dran bin und woanders hinschaue
notify-denied = Dein Browser erlaubt dieser Seite keine Meldungen. Das lässt sich in seinen Einstellungen ändern.
confirm-about = Vor Würfeln und allem, was sich nicht rückgängig machen lässt, fragen
pass-about = Nicht nach Werkzeugen fragen, die nichts ändern würden
your-data = Deine Daten
your-data-about = Ochre kennt einen Namen und deine Spiele, sonst nichts. Du kannst sie mitnehmen oder löschen.
export-data = Meine Daten herunterladen
erase-data = Meine Daten löschen
erase-about = Dein Name verschwindet von allen Tischen, deine Plätze werden frei. Das lässt sich nicht rückgängig machen.
erase-yes = Alles löschen
erase-done = Deine Daten sind gelöscht.

## Rules

rules-of = Regeln: { $game }
rules-note = Die nummerierten Regeln, nach denen das Programm spielt. Eine Ablehnung nennt ihre Nummer.
rules-english = Diese Regeln sind auf Englisch.
rules-search = Suchen
rules-none = Keine Regel enthält diese Wörter.
rules-failed = Die Regeln lassen sich gerade nicht laden.

## About

about-games = Ochre spielt Stone Age und Endless Winter nach den genauen Regeln: mit Freunden per Link, an einem Gerät oder gegen Bots.
about-independent = Ochre ist ein unabhängiges Projekt. Es hat keine Verbindung zu den Autoren oder Verlagen dieser Spiele; ihre Namen sagen nur, welche Regeln umgesetzt sind. Alle Texte, der Code und die Bilder sind unsere eigenen.
about-fair = Würfel und Karten stammen aus einem Geheimnis, das vor dem Spiel versiegelt und danach geöffnet wird, sodass alle sie prüfen können.
about-data = Kein Konto, keine Werbung, keine Verfolgung: Ein Name und ein Link genügen.
about-licence = Ochre ist freie Software unter der Lizenz MIT oder Apache 2.0.

## When something isn't there

trouble-unknown = Diese Seite gibt es nicht
trouble-unknown-text = Vielleicht ist die Adresse unvollständig. Fang auf der Startseite an.
trouble-load = Das ließ sich nicht laden
trouble-load-text = Der Server antwortet gerade nicht. Nichts ist verloren: Versuch es gleich noch einmal.
trouble-no-table = Tisch nicht gefunden
trouble-no-table-text = Er wurde gelöscht, oder die Adresse ist unvollständig. Bitte um einen neuen Link.
trouble-private = Dieser Tisch ist privat
trouble-private-text = Nur seine Spieler sehen ihn. Bitte den Gastgeber um einen Link zu einem Platz.
