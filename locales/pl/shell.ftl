### Powłoka klienta WWW: wszystko wokół gry.

## Games and bots

game-stone-age = Epoka kamienia
game-stone-age-about = Ludzie, kości, głodne zimy. 2–4 graczy
game-endless-winter = Wieczna Zima
game-endless-winter-about = Plemiona, stada, megality. 2–4 graczy
bot-random = Bot losowy
bot-random-about = Wykonuje dowolny dozwolony ruch
bot-greedy = Bot szybki
bot-greedy-about = Bierze to, co najlepsze w tej chwili
bot-uct = Bot myślący
bot-uct-about = Przed ruchem rozgrywa w myślach wiele gier
bot-level = Bot, poziom { $number }
bot-level-about = Od 1 (łagodny) do 9 (bardzo silny)

## Pages

app-title = Ochre: zagraj w Epokę kamienia i Wieczną Zimę
page-title = { $page } · Ochre
screen-rules = Zasady
screen-settings = Ustawienia
screen-about = O programie Ochre
screen-import = Otwórz zapis lub pozycję
screen-unknown = Nie znaleziono strony
navigation = Strony
skip-to-content = Przejdź do treści
loading = Wczytywanie …
close = Zamknij
cancel = Anuluj
done = Gotowe
copy = Kopiuj
copied = Skopiowano
try-again = Spróbuj ponownie
try-now = Spróbuj teraz
understood = W porządku
back-home = Na stronę główną
something-wrong = Coś poszło nie tak. Nic nie przepadło: spróbuj ponownie.
offline = Brak sieci. Nic nie przepadło: gry ruszą dalej, gdy sieć wróci.
server-unreachable = Serwer teraz nie odpowiada.

## Start page

choose-game = Która gra?
new-table = Nowy stół: { $game }
who-plays = Kto gra?
preset-bots = Przeciw botom
preset-here = Na tym urządzeniu
preset-link = Ze znajomymi, przez link
seat-number = Miejsce przy stole { $number }
seat-colour = Kolor miejsca { $number }: { $colour }. Zmień
colour-change = Zmień kolor
colour-1 = niebieski
colour-2 = czerwony
colour-3 = turkusowy
colour-4 = żółty
who-sits = Kto siada na miejscu { $number }?
name-of-seat = Imię na miejscu { $number }
which-bot = Który bot?
sitter-me = Ty
sitter-here = To urządzenie
sitter-link = Przez link
sitter-bot = Bot
sitter-none = Nikt
sitter-link-note = wyślij link, bez konta
sitter-none-note = człowiek lub bot
your-name = Twoje imię
default-name = Gość
default-name-numbered = Gracz { $number }
clock = Czas na ruch
clock-none = bez limitu
clock-live = na żywo
clock-days = dni
clock-live-note = Każdy ma { $minutes } min i jeszcze { $seconds } s po każdym ruchu.
clock-days-note = Na każdy ruch: { $time }.
clock-out-note = Gdy czas minie, gra bot, aż wrócisz.
more-options = Więcej opcji
seating = Miejsca
seating-random = losowo
seating-as-joined = jak na liście
seating-random-note = O miejscach i kolorach zdecyduje los na początku gry.
seating-as-joined-note = Każdy zachowuje swoje miejsce i kolor.
visibility = Kto może oglądać
visibility-public = wszyscy
visibility-unlisted = kto ma link
visibility-private = nikt
visibility-public-note = Stół widać na stronie głównej: każdy może oglądać i zająć wolne miejsce.
visibility-unlisted-note = Stołu nie ma na listach. Ukryte karty pozostają ukryte.
visibility-private-note = Ten stół widzą tylko gracze.
projection-about = Pokazuj wynik, jaki byłby, gdyby gra skończyła się teraz
option-edition = Wydanie
option-round-limit = Ostatnia runda
option-none = bez limitu
option-choose-setup = Wybór kart rozstawienia
option-choose-chiefs = Wybór wodzów i kart rozstawienia
option-short-era-1 = Krótsza era I
option-glacier-tokens = Żetony lodowców
option-rest-tokens = Żetony odpoczynku
start-with =
    { $count ->
        [one] Zacznij: { $count } gracz
        [few] Zacznij: { $count } graczy
        [many] Zacznij: { $count } graczy
       *[other] Zacznij: { $count } gracza
    }
make-and-invite =
    { $count ->
        [one] Zaproś { $count } osobę
        [few] Zaproś { $count } osoby
        [many] Zaproś { $count } osób
       *[other] Zaproś { $count } osoby
    }
dice-sealed = Kości są zapieczętowane przed grą, a po grze można je sprawdzić.
continue = Kontynuuj
public-tables = Stoły publiczne
show-public = Stoły publiczne ({ $count })
show-mine = Moje gry
no-public-tables = Nikt teraz nie gra publicznie.
welcome-title = Witaj w Ochre
welcome-play = Graj od razu: z botami, na jednym urządzeniu albo ze znajomymi przez link. Bez konta.
welcome-learn = Ucz się w trakcie gry: wybrać można tylko to, co dozwolone, a każda odmowa podaje swoją zasadę.
welcome-keep = Zamknij stronę, kiedy chcesz: twoje gry poczekają tutaj.
title-waiting = ({ $count }) Twoja kolej
import-link = Otwórz zapis lub pozycję
about-short = Niezależnie od wydawców. O programie Ochre
with = z: { $names }
round = Runda { $round }
seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
stage-lobby = Czekamy na graczy
stage-running = Trwa
stage-paused = Pauza
stage-over = Zakończona

## Opening files

import-about = Zapis odtwarza grę; z pozycji można grać dalej na tym urządzeniu.
import-drop = Upuść plik tutaj
import-choose = Wybierz plik
import-paste = Albo wklej tekst
import-open = Otwórz
import-too-large = Ten plik jest za duży na zapis lub pozycję.

## Joining

join-title = Masz zaproszenie
join-game = Masz zaproszenie: { $game }
at-the-table = Przy stole
join-already = Siedzisz już przy tym stole: { $name }.
join-another = Zajmij też to miejsce
join-note = Konto nie jest potrzebne. Imię widzą wszyscy przy stole. Miejsce dostaje ten, kto pierwszy użyje linku.
take-seat = Zajmij miejsce
only-watch = Tylko oglądaj
to-the-table = Do stołu
recover-title = Przenieś swoje miejsce na to urządzenie
recover-about = Wpisz kod odzyskiwania otrzymany przy zajęciu miejsca.
recover-go = Odzyskaj miejsce
recovery-code = Kod odzyskiwania
recovery-code-of = Kod odzyskiwania: { $name }
recovery-about = Przenosi twoje miejsce na inne urządzenie. Nie pokazuj go nikomu.
recovery-elsewhere = Kod był pokazany na urządzeniu, na którym zajęto miejsce.

## Lobby

lobby-title = { $game }: przed grą
who-sits-where = Kto gdzie siedzi
seat-free = Wolne miejsce
seat-free-note = czeka na gracza
you = ty
host = gospodarz stołu
server = serwer
bot = bot
here-now = tutaj
away = z dala od stołu
invite = Zaproś
free-seat = Zwolnij miejsce
bot-instead = Bot
bot-instead-of = Posadź bota na miejscu { $seat }
start-game = Rozpocznij grę
lobby-missing =
    { $count ->
        [one] { $count } miejsce jest jeszcze wolne: wyślij link albo posadź tam bota.
        [few] { $count } miejsca są jeszcze wolne: wyślij linki albo posadź tam boty.
        [many] { $count } miejsc jest jeszcze wolnych: wyślij linki albo posadź tam boty.
       *[other] { $count } miejsca jest jeszcze wolne: wyślij linki albo posadź tam boty.
    }
lobby-ready = Wszyscy są.
lobby-wait-host = Wszyscy są. Grę rozpoczyna gospodarz stołu.
lobby-watching = Oglądasz. Aby usiąść, potrzebujesz linku od gospodarza stołu.
lobby-sit = Ten stół jest otwarty dla wszystkich: zajmij wolne miejsce.
invite-title = Zaproszenie na miejsce { $seat }
invite-link = Link z zaproszeniem
invite-about = Kto pierwszy go otworzy, zajmuje miejsce, bez konta. Potem link przestaje działać.
invite-elsewhere = Link był pokazany na urządzeniu, na którym utworzono stół. Nowy link unieważnia stary.
invite-watch = Link bez miejsca służy tylko do oglądania i nie pokazuje ukrytych kart.
share = Udostępnij …
new-link = Nowy link
qr-label = Kod QR linku z zaproszeniem
qr-note = albo pokaż go przez stół

## At the table

your-turn = Twoja kolej
your-turn-name = Twoja kolej, { $name }
title-your-turn = Twoja kolej, { $name }!
waiting-for = Czekamy na ruch: { $name }
game-over = Koniec gry
undo = Cofnij
undo-turn = Cofnij cały ruch
sound = Dźwięk
time-left = Pozostały czas
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
menu = Menu
menu-unread =
    { $count ->
        [one] Menu, { $count } nowa wiadomość
        [few] Menu, { $count } nowe wiadomości
        [many] Menu, { $count } nowych wiadomości
       *[other] Menu, { $count } nowej wiadomości
    }
menu-seats = Gracze i linki
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
send = Wyślij
log = Dziennik gry
log-undo = { $name } cofa ruch.
log-start = Gra się zaczyna.
pause = Pauza
resume = Wznów
paused-text = Stół jest wstrzymany. Czas nie biegnie.
wants-pause = Prosi o pauzę: { $names }
agree = Zgoda
replay = Powtórka
download-record = Pobierz zapis
report = Zgłoś błąd
report-about = Zapisano plik: { $file }. Zawiera grę tak, jak możesz ją widzieć, wersję Ochre i twoją przeglądarkę, bez sekretów i linków do miejsc. Wyślij go osobie prowadzącej ten serwer i opisz błąd. Na stronie otwierania zapisów otwiera on grę ponownie.
leave = Odejdź od stołu
delete-table = Usuń stół
delete-about = Stół i jego dziennik znikną dla wszystkich. Tego nie można cofnąć.
delete-yes = Usuń
let-bot-play = Niech gra bot
let-bot-play-alone = Przy stole nie zostanie żaden człowiek: boty od razu dokończą tę grę.
invite-instead = Zaproś osobę
webhook = Adres do wywołania, gdy ruch ma: { $name }
webhook-about = Dla komunikatorów i własnych narzędzi: Ochre wysyła tam żądanie. Zostaw puste, by wyłączyć.
webhook-title = Powiadamiaj inne programy
save = Zapisz
saved = Zapisano
take-back-seat = Wróć na miejsce
bot-stands-in = na razie gra { $bot }
bot-plays = Bot gra za gracza { $name }.
bot-plays-time = Koniec czasu: { $name }. Na razie gra bot.
link-for-seat = Nowy link do miejsca { $seat }. Siada ten, kto pierwszy go otworzy:
watch-link = Link dla widzów
watch-link-about = Do oglądania nie trzeba miejsca. Ukryte karty pozostają ukryte:
connection-lost = Utracono połączenie.
connection-lost-text = Próbujemy dalej. Rozejrzyj się; ruch poczeka, aż wrócimy.
connection-back = Połączono ponownie.
curtain-title = { $name }, twoja kolej
curtain-text = Weź urządzenie. Pozostali nie patrzą.
curtain-open = To ja, { $name }
choose-action = Co robisz?
find-choice = Szukaj wśród możliwości ({ $count })
final = Tego nie można cofnąć
the-board = Stół

## Refusals

refusal-unreachable = Serwer jest nieosiągalny. Nic nie przepadło: spróbuj ponownie.
refusal-stale = Na stole wszystko się już zmieniło. Spójrz jeszcze raz i wybierz.
refusal-not-your-turn = To nie twoja kolej.
refusal-bot-plays = Gra za ciebie bot. Najpierw wróć na miejsce.
refusal-not-seated = Nie siedzisz przy tym stole.
refusal-not-host = To może zrobić tylko gospodarz stołu.
refusal-bad-link = Ten link nie otwiera już miejsca. Poproś o nowy albo użyj kodu odzyskiwania.
refusal-bad-code = Żadne miejsce przy tym stole nie ma takiego kodu. Sprawdź każdą literę.
refusal-taken = Ktoś był szybszy: miejsce jest zajęte.
refusal-no-free-seat = Przy tym stole nie ma dla ciebie wolnego miejsca. Poproś gospodarza o link.
refusal-empty-seat = Jedno miejsce jest jeszcze wolne. Wyślij link albo posadź tam bota.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-begun = Gra już się zaczęła.
refusal-over = Koniec gry.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-paused = Stół jest wstrzymany. Najpierw wznów grę.
refusal-no-undo = Tego nie można już cofnąć.
refusal-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
refusal-unavailable = Stołu nie można teraz zapisać. Nic nie przepadło: spróbuj za chwilę.
refusal-internal = Coś poszło nie tak na serwerze. Nic nie przepadło: spróbuj za chwilę.

## The end, and replays

win-one = Wygrana: { $names } ({ $points })
win-shared = Wspólna wygrana: { $names } ({ $points })
rematch = Rewanż
rematch-join = Dołącz do rewanżu
watch-replay = Obejrzyj powtórkę
share-replay = Udostępnij powtórkę
share-replay-about = Z tym linkiem grę obejrzy każdy, kto może widzieć stół.
fair-dice = Czy kości były uczciwe?
fair-about = Zanim ktokolwiek usiadł, serwer zapieczętował tajną liczbę; każde miejsce dodało swoją. Teraz jest jawna. Pobierz zapis, a program sprawdzi każdą kość:
fair-command = Polecenie
fair-commitment = Pieczęć:
replay-of = Powtórka: { $game }
replay-first = Na początek
replay-turn-back = Kolejka wstecz
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-turn-forward = Kolejka naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-step = Krok
replay-failed = Tej chwili nie można teraz wczytać. Spróbuj innej.
turn-of = Kolej: { $name }
share-moment = Udostępnij tę chwilę
share-moment-about = Ten link pokazuje dokładnie tę chwilę gry.
play-on = Graj dalej stąd
play-on-about = Otwiera tę pozycję jako nową grę na tym urządzeniu
play-on-hidden = Ta pozycja coś przed tobą ukrywa. Można z niej grać, gdy gra się skończy.

## Settings

language = Język
theme = Wygląd
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
theme-switch = Jasny lub ciemny
animation = Animacje
animation-normal = normalne
animation-fast = szybkie
animation-off = wyłączone
sound-about = Krótki dźwięk, gdy jest moja kolej
notify-about = Powiadomienie systemu, gdy jest moja kolej, a patrzę gdzie indziej
notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
confirm-about = Pytaj przed rzutem i wszystkim, czego nie można cofnąć
pass-about = Nie pytaj o narzędzia, które niczego nie zmienią
your-data = Twoje dane
your-data-about = Ochre zna imię i twoje gry, nic więcej. Możesz je zabrać ze sobą albo usunąć.
export-data = Pobierz moje dane
erase-data = Usuń moje dane
erase-about = Twoje imię zniknie ze wszystkich stołów, a miejsca zostaną zwolnione. Tego nie można cofnąć.
erase-yes = Usuń wszystko
erase-done = Twoje dane są usunięte.

## Rules

rules-of = Zasady: { $game }
rules-note = Numerowane zasady, których trzyma się program. Odmowa podaje numer zasady.
rules-english = Te zasady są po angielsku.
rules-search = Szukaj
rules-none = Żadna zasada nie ma tych słów.
rules-failed = Zasad nie można teraz wczytać.

## About

about-games = Ochre gra w Epokę kamienia i Wieczną Zimę: Paleoamerykanie według dokładnych zasad: ze znajomymi przez link, na jednym urządzeniu albo przeciw botom.
about-independent = Ochre to niezależny projekt. Nie ma związku z autorami ani wydawcami tych gier; ich nazwy mówią tylko, które zasady są tu zrobione. Wszystkie teksty, kod i rysunki są nasze własne.
about-fair = Kości i karty pochodzą z tajnej liczby, zapieczętowanej przed grą i otwartej po niej, więc każdy może je sprawdzić.
about-data = Bez konta, reklam i śledzenia: wystarczą imię i link.
about-licence = Ochre to wolne oprogramowanie na licencji MIT lub Apache 2.0.

## When something isn't there

trouble-unknown = Nie ma takiej strony
trouble-unknown-text = Adres może być niepełny. Zacznij od strony głównej.
trouble-load = Nie udało się wczytać
trouble-load-text = Serwer teraz nie odpowiada. Nic nie przepadło: spróbuj za chwilę.
trouble-no-table = Nie znaleziono stołu
trouble-no-table-text = Usunięto go albo adres jest niepełny. Poproś o nowy link osobę, która go przysłała.
trouble-private = Ten stół jest prywatny
trouble-private-text = Widzą go tylko gracze. Poproś gospodarza stołu o link do miejsca.
