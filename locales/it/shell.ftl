### Il guscio del client web: tutto ciò che sta attorno a una partita.

## Games and bots

game-stone-age = Stone Age
game-stone-age-about = Persone, dadi, inverni di fame. Da 2 a 4 giocatori
game-endless-winter = Endless Winter
game-endless-winter-about = Tribù, mandrie, megaliti. Da 2 a 4 giocatori
bot-random = Bot casuale
bot-random-about = Fa una mossa permessa qualsiasi
bot-greedy = Bot rapido
bot-greedy-about = Prende ciò che al momento sembra meglio
bot-uct = Bot riflessivo
bot-uct-about = Prima di ogni mossa prova molte partite
bot-level = Bot, livello { $number }
bot-level-about = Da 1 (gentile) a 9 (fortissimo)

## Pages

app-title = Ochre: gioca a Stone Age e Endless Winter
page-title = { $page } · Ochre
screen-rules = Regole
screen-settings = Impostazioni
screen-about = Informazioni su Ochre
screen-import = Apri una registrazione o una posizione
screen-unknown = Pagina non trovata
navigation = Pagine
skip-to-content = Vai al contenuto
loading = Caricamento …
close = Chiudi
cancel = Annulla
done = Fatto
copy = Copia
copied = Copiato
try-again = Riprova
try-now = Riprova ora
understood = Va bene
back-home = Alla pagina iniziale
something-wrong = Qualcosa è andato storto. Nulla è perso: riprova.
offline = Sei offline. Nulla è perso: le partite riprendono quando torna la rete.
server-unreachable = Il server al momento non risponde.

## Start page

choose-game = Quale gioco?
new-table = Nuovo tavolo: { $game }
who-plays = Chi gioca?
preset-bots = Contro i bot
preset-here = Su questo dispositivo
preset-link = Con amici, via link
seat-number = Posto { $number }
seat-colour = Colore del posto { $number }: { $colour }. Cambia
colour-change = Cambia il colore
colour-1 = blu
colour-2 = rosso
colour-3 = turchese
colour-4 = giallo
who-sits = Chi siede al posto { $number }?
name-of-seat = Nome al posto { $number }
which-bot = Quale bot?
sitter-me = Tu
sitter-here = Qui
sitter-link = Via link
sitter-bot = Bot
sitter-none = Nessuno
sitter-link-note = manda un link, senza account
sitter-none-note = persona o bot
your-name = Il tuo nome
default-name = Ospite
default-name-numbered = Giocatore { $number }
clock = Tempo per pensare
clock-none = senza limite
clock-live = dal vivo
clock-days = giorni
clock-live-note = Ognuno ha { $minutes } min, e { $seconds } s in più dopo ogni turno.
clock-days-note = Per ogni turno: { $time }.
clock-out-note = Se il tempo finisce, gioca un bot finché non torni.
more-options = Altre opzioni
seating = Posti
seating-random = a sorte
seating-as-joined = come elencati
seating-random-note = Posti e colori vengono sorteggiati quando la partita inizia.
seating-as-joined-note = Ognuno tiene questo posto e questo colore.
visibility = Chi può guardare
visibility-public = tutti
visibility-unlisted = chi ha il link
visibility-private = nessuno
visibility-public-note = Il tavolo è elencato nella pagina iniziale: tutti possono guardare e prendere un posto libero.
visibility-unlisted-note = Il tavolo non è in nessun elenco. Le carte nascoste restano nascoste.
visibility-private-note = Solo i giocatori vedono questo tavolo.
projection-about = Mostra quale sarebbe il punteggio se la partita finisse ora
option-edition = Edizione
option-round-limit = Ultimo round
option-none = senza limite
option-choose-setup = Scelta delle carte Preparazione
option-choose-chiefs = Scelta di capitribù e carte Preparazione
option-short-era-1 = Era I più breve
option-glacier-tokens = Gettoni ghiacciaio
option-rest-tokens = Gettoni riposo
start-with =
    { $count ->
        [one] Inizia con { $count } giocatore
       *[other] Inizia con { $count } giocatori
    }
make-and-invite =
    { $count ->
        [one] Invita { $count } persona
       *[other] Invita { $count } persone
    }
dice-sealed = I dadi sono sigillati prima che tu ti sieda e si possono controllare dopo la partita.
continue = Continua
public-tables = Tavoli pubblici
show-public = Tavoli pubblici ({ $count })
show-mine = Le mie partite
no-public-tables = Al momento nessuno gioca in pubblico.
welcome-title = Benvenuti su Ochre
welcome-play = Gioca subito: contro i bot, su un solo dispositivo o con gli amici tramite link. Senza account.
welcome-learn = Impara giocando: si può scegliere solo ciò che è permesso, e ogni rifiuto cita la sua regola.
welcome-keep = Chiudi la pagina quando vuoi: le tue partite aspettano qui.
title-waiting = ({ $count }) Tocca a te
import-link = Apri una registrazione o una posizione
about-short = Indipendente dagli editori. Informazioni su Ochre
with = con { $names }
round = Round { $round }
seats-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
stage-lobby = In attesa di giocatori
stage-running = In corso
stage-paused = In pausa
stage-over = Finita

## Opening files

import-about = Una registrazione fa rivedere una partita; da una posizione si può continuare a giocare su questo dispositivo.
import-drop = Trascina qui un file
import-choose = Scegli un file
import-paste = Oppure incolla il testo
import-open = Apri
import-too-large = Questo file è troppo grande per una registrazione o una posizione.

## Joining

join-title = Hai un invito
join-game = Hai un invito: { $game }
at-the-table = Al tavolo
join-already = Siedi già a questo tavolo: { $name }.
join-another = Prendi anche questo posto
join-note = Non serve un account. Tutti al tavolo vedono il tuo nome. Il posto va a chi usa il link per primo.
take-seat = Siediti
only-watch = Guarda soltanto
to-the-table = Al tavolo
recover-title = Porta il tuo posto su questo dispositivo
recover-about = Scrivi il codice di recupero che hai ricevuto quando hai preso posto.
recover-go = Riprendi il mio posto
recovery-code = Codice di recupero
recovery-code-of = Codice di recupero di { $name }
recovery-about = Porta il tuo posto su un altro dispositivo. Non mostrarlo a nessuno.
recovery-elsewhere = Il codice è stato mostrato sul dispositivo dove hai preso posto.

## Lobby

lobby-title = { $game }: prima della partita
who-sits-where = Chi siede dove
seat-free = Posto libero
seat-free-note = in attesa di qualcuno
you = tu
host = host
server = server
bot = bot
here-now = qui
away = assente
invite = Invita
free-seat = Libera il posto
bot-instead = Bot
bot-instead-of = Metti un bot al posto { $seat }
start-game = Inizia la partita
lobby-missing =
    { $count ->
        [one] { $count } posto è ancora libero: manda il link o mettici un bot.
       *[other] { $count } posti sono ancora liberi: manda i link o mettici dei bot.
    }
lobby-ready = Ci sono tutti.
lobby-wait-host = Ci sono tutti. La partita la inizia l'host.
lobby-watching = Stai guardando. Per sederti serve un link dell'host.
lobby-sit = Questo tavolo è aperto a tutti: prendi un posto libero.
invite-title = Invito al posto { $seat }
invite-link = Link d'invito
invite-about = Chi lo apre per primo prende il posto, senza account. Poi il link non vale più.
invite-elsewhere = Il link è stato mostrato sul dispositivo dove è nato il tavolo. Un nuovo link annulla il vecchio.
invite-watch = Un link senza posto serve solo a guardare e non mostra carte nascoste.
share = Condividi …
new-link = Nuovo link
qr-label = Codice QR del link d'invito
qr-note = oppure mostralo attraverso il tavolo

## At the table

your-turn = Tocca a te
your-turn-name = Tocca a te, { $name }
title-your-turn = Tocca a te, { $name }!
waiting-for = In attesa di { $name }
game-over = Partita finita
undo = Annulla mossa
undo-turn = Annulla tutto il turno
sound = Suono
time-left = Tempo rimasto
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
menu = Menu
menu-unread =
    { $count ->
        [one] Menu, { $count } nuovo messaggio
       *[other] Menu, { $count } nuovi messaggi
    }
menu-seats = Giocatori e link
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
send = Invia
log = Registro
log-undo = { $name } annulla una mossa.
log-start = La partita inizia.
pause = Pausa
resume = Riprendi
paused-text = Il tavolo è in pausa. Il tempo non scorre.
wants-pause = Chiede una pausa: { $names }
agree = D'accordo
replay = Replay
download-record = Scarica la registrazione
report = Segnala un errore
report-about = È stato salvato un file: { $file }. Contiene la partita come puoi vederla, la versione di Ochre e il tuo browser, nessun segreto e nessun link a un posto. Mandalo a chi gestisce questo server e descrivi l'errore. Nella pagina che apre le registrazioni riapre la partita.
leave = Lascia il tavolo
delete-table = Elimina il tavolo
delete-about = Il tavolo e il suo registro spariscono per tutti. Non si può annullare.
delete-yes = Elimina
let-bot-play = Fai giocare un bot
let-bot-play-alone = Al tavolo non resterebbe nessuna persona: i bot finirebbero subito la partita.
invite-instead = Invita una persona
webhook = Indirizzo da chiamare quando tocca a { $name }
webhook-about = Per chat e strumenti tuoi: Ochre vi manda una richiesta. Lascia vuoto per smettere.
webhook-title = Avvisa altri programmi
save = Salva
saved = Salvato
take-back-seat = Riprendi il posto
bot-stands-in = per ora gioca { $bot }
bot-plays = Un bot gioca per { $name }.
bot-plays-time = Tempo scaduto: { $name }. Per ora gioca un bot.
link-for-seat = Nuovo link per il posto { $seat }. Si siede chi lo apre per primo:
watch-link = Link per guardare
watch-link-about = Per guardare non serve un posto. Le carte nascoste restano nascoste:
connection-lost = Connessione persa.
connection-lost-text = Continuiamo a provare. Guarda pure in giro; una mossa aspetta il nostro ritorno.
connection-back = Connessione ripristinata.
curtain-title = { $name }, tocca a te
curtain-text = Prendi il dispositivo. Gli altri non guardano.
curtain-open = Sono { $name }
choose-action = Che cosa fai?
find-choice = Cerca fra { $count } scelte
final = Non si può annullare
the-board = Il tavolo

## Refusals

refusal-unreachable = Il server non è raggiungibile. Nulla è perso: riprova.
refusal-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi scegli.
refusal-not-your-turn = Non è il tuo turno.
refusal-bot-plays = Un bot gioca per te. Prima riprendi il posto.
refusal-not-seated = Non siedi a questo tavolo.
refusal-not-host = Può farlo solo l'host del tavolo.
refusal-bad-link = Questo link non apre più nessun posto. Chiedine uno nuovo o usa il codice di recupero.
refusal-bad-code = Nessun posto di questo tavolo ha questo codice. Controlla ogni lettera.
refusal-taken = Qualcuno è stato più veloce: il posto è occupato.
refusal-no-free-seat = A questo tavolo non c'è un posto libero per te. Chiedi un link all'host.
refusal-empty-seat = Un posto è ancora libero. Manda il link o mettici un bot.
refusal-not-begun = La partita non è ancora iniziata.
refusal-begun = La partita è già iniziata.
refusal-over = La partita è finita.
refusal-not-over = La partita non è ancora finita.
refusal-paused = Il tavolo è in pausa. Prima riprendi.
refusal-no-undo = Questo non si può più annullare.
refusal-too-many = Troppe richieste insieme. Aspetta un momento, poi riprova.
refusal-unavailable = Al momento il tavolo non si può salvare. Nulla è perso: riprova fra poco.
refusal-internal = Qualcosa è andato storto sul server. Nulla è perso: riprova fra poco.

## The end, and replays

win-one = { $names } vince con { $points }
win-shared = Vittoria condivisa con { $points }: { $names }
rematch = Rivincita
rematch-join = Vai alla rivincita
watch-replay = Guarda il replay
share-replay = Condividi il replay
share-replay-about = Con questo link chi può vedere il tavolo può guardare la partita.
fair-dice = I dadi erano onesti?
fair-about = Prima che qualcuno si sedesse, il server ha sigillato un segreto; ogni posto ha aggiunto il suo. Ora il segreto è aperto. Scarica la registrazione e fai controllare ogni dado al programma:
fair-command = Comando
fair-commitment = Il sigillo:
replay-of = Replay: { $game }
replay-first = All'inizio
replay-turn-back = Un turno indietro
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-turn-forward = Un turno avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Ferma
replay-step = Passo
replay-failed = Questo momento ora non si può caricare. Provane un altro.
turn-of = Turno: { $name }
share-moment = Condividi questo momento
share-moment-about = Questo link mostra esattamente questo momento della partita.
play-on = Gioca da qui
play-on-about = Apre questa posizione come nuova partita su questo dispositivo
play-on-hidden = Questa posizione ti nasconde qualcosa. Si potrà giocare da qui a partita finita.

## Settings

language = Lingua
theme = Tema
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
theme-switch = Chiaro o scuro
animation = Animazioni
animation-normal = normali
animation-fast = veloci
animation-off = disattivate
sound-about = Un breve suono quando tocca a me
notify-about = Una notifica del sistema quando tocca a me e guardo altrove
notify-denied = Il browser non permette notifiche da questa pagina. Si può cambiare nelle sue impostazioni.
confirm-about = Chiedi prima dei dadi e di ciò che non si può annullare
pass-about = Non chiedere degli attrezzi che non cambierebbero nulla
your-data = I tuoi dati
your-data-about = Ochre conosce un nome e le tue partite, nient'altro. Puoi portarli con te o eliminarli.
export-data = Scarica i miei dati
erase-data = Elimina i miei dati
erase-about = Il tuo nome sparisce da tutti i tavoli e i tuoi posti si liberano. Non si può annullare.
erase-yes = Elimina tutto
erase-done = I tuoi dati sono eliminati.

## Rules

rules-of = Regole: { $game }
rules-note = Le regole numerate che il programma segue. Un rifiuto ne cita il numero.
rules-english = Queste regole sono in inglese.
rules-search = Cerca
rules-none = Nessuna regola contiene queste parole.
rules-failed = Le regole ora non si possono caricare.

## About

about-games = Ochre gioca a Stone Age e a Endless Winter: Paleoamericans secondo le regole esatte: con amici via link, su un dispositivo o contro i bot.
about-independent = Ochre è un progetto indipendente. Non ha legami con gli autori o gli editori di questi giochi; i loro nomi dicono solo quali regole sono realizzate. Testi, codice e disegni sono tutti nostri.
about-fair = Dadi e carte vengono da un segreto sigillato prima della partita e aperto dopo, così ognuno può controllarli.
about-data = Niente account, pubblicità o tracciamento: bastano un nome e un link.
about-licence = Ochre è software libero con licenza MIT o Apache 2.0.

## When something isn't there

trouble-unknown = Questa pagina non esiste
trouble-unknown-text = Forse l'indirizzo è incompleto. Riparti dalla pagina iniziale.
trouble-load = Non si è potuto caricare
trouble-load-text = Il server al momento non risponde. Nulla è perso: riprova fra poco.
trouble-no-table = Tavolo non trovato
trouble-no-table-text = È stato eliminato o l'indirizzo è incompleto. Chiedi un nuovo link a chi te l'ha mandato.
trouble-private = Questo tavolo è privato
trouble-private-text = Lo vedono solo i suoi giocatori. Chiedi all'host un link per un posto.
