### The shell of the web client: everything around a game.

## Games and bots

game-stone-age = Stone Age
game-stone-age-about = People, dice, hungry winters. 2 to 4 players
game-endless-winter = Endless Winter
game-endless-winter-about = Tribes, herds, megaliths. 2 to 4 players
bot-random = Random bot
bot-random-about = Plays anything that is allowed
bot-greedy = Quick bot
bot-greedy-about = Takes what looks best at once
bot-uct = Thinking bot
bot-uct-about = Tries many games before each move
bot-level = Bot, level { $number }
bot-level-about = From 1 (gentle) to 9 (very strong)

## Pages

app-title = Ochre: play Stone Age and Endless Winter
page-title = { $page } · Ochre
screen-rules = Rules
screen-settings = Settings
screen-about = About Ochre
screen-import = Open a record or a position
screen-unknown = Page not found
navigation = Pages
skip-to-content = Skip to the content
loading = Loading …
close = Close
cancel = Cancel
done = Done
copy = Copy
copied = Copied
try-again = Try again
try-now = Try now
understood = All right
back-home = To the start page
something-wrong = Something went wrong. Nothing is lost: please try again.
offline = You are offline. Nothing is lost; your games go on when the network is back.
server-unreachable = The server does not answer right now.

## Start page

choose-game = Which game?
new-table = New table: { $game }
who-plays = Who plays?
preset-bots = Against bots
preset-here = On this device
preset-link = With friends, by link
seat-number = Seat { $number }
seat-colour = Colour of seat { $number }: { $colour }. Change it
colour-change = Change the colour
colour-1 = blue
colour-2 = red
colour-3 = turquoise
colour-4 = yellow
who-sits = Who sits on seat { $number }?
name-of-seat = Name on seat { $number }
which-bot = Which bot?
sitter-me = You
sitter-here = Same device
sitter-link = By link
sitter-bot = Bot
sitter-none = Nobody
sitter-link-note = send a link, no account
sitter-none-note = person or bot
your-name = Your name
default-name = Guest
default-name-numbered = Player { $number }
clock = Time to think
clock-none = no limit
clock-live = live
clock-days = days
clock-live-note = Everybody has { $minutes } min, and { $seconds } s more after each turn.
clock-days-note = For each turn: { $time }.
clock-out-note = If time runs out, a bot plays until you are back.
more-options = More options
seating = Seats
seating-random = by lot
seating-as-joined = as listed
seating-random-note = Lots decide about seats and colours when the game begins.
seating-as-joined-note = Everybody keeps this seat and colour.
visibility = Who may watch
visibility-public = everybody
visibility-unlisted = who has the link
visibility-private = nobody
visibility-public-note = The table is listed on the start page: everybody may watch and take a free seat.
visibility-unlisted-note = The table is in no list. Hidden cards stay hidden.
visibility-private-note = Only players see this table.
projection-about = Show what the score would be if the game ended now
option-edition = Edition
option-round-limit = Last round
option-none = no limit
option-choose-setup = Choose set-up cards
option-choose-chiefs = Choose chiefs and set-up cards
option-short-era-1 = Shorter Era I
option-glacier-tokens = Glacier tokens
option-rest-tokens = Rest tokens
start-with =
    { $count ->
        [one] Start with { $count } player
       *[other] Start with { $count } players
    }
make-and-invite =
    { $count ->
        [one] Invite { $count } person
       *[other] Invite { $count } people
    }
dice-sealed = Dice are sealed before you sit down and can be checked after the game.
continue = Continue
public-tables = Public tables
show-public = Public tables ({ $count })
show-mine = My games
no-public-tables = Nobody plays in public right now.
welcome-title = Welcome to Ochre
welcome-play = Play at once: against bots, on one device, or with friends by a link. No account.
welcome-learn = Learn while you play: only what is allowed can be chosen, and what is refused names its rule.
welcome-keep = Close the page whenever you like: your games wait here.
title-waiting = ({ $count }) Your turn
import-link = Open a record or a position
about-short = Independent of the publishers. About Ochre
with = with { $names }
round = Round { $round }
seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
stage-lobby = Waiting for players
stage-running = Running
stage-paused = Paused
stage-over = Finished

## Opening files

import-about = A record replays a game; a position lets you play on from there on this device.
import-drop = Drop a file here
import-choose = Choose a file
import-paste = Or paste its text
import-open = Open
import-too-large = This file is too large for a record or a position.

## Joining

join-title = You are invited
join-game = You are invited: { $game }
at-the-table = At the table
join-already = You already sit at this table: { $name }.
join-another = Take this seat too
join-note = No account needed. Your name is seen by everybody at the table. Whoever uses this link first gets the seat.
take-seat = Take the seat
only-watch = Only watch
to-the-table = To the table
recover-title = Bring your seat to this device
recover-about = Type the recovery code that you got when you sat down.
recover-go = Take my seat
recovery-code = Recovery code
recovery-code-of = Recovery code of { $name }
recovery-about = It brings your seat to another device. Keep it to yourself.
recovery-elsewhere = The code was shown on the device where you sat down.

## Lobby

lobby-title = { $game }: before the game
who-sits-where = Who sits where
seat-free = Free seat
seat-free-note = waiting for somebody
you = you
host = host
server = server
bot = bot
here-now = here
away = away
invite = Invite
free-seat = Free the seat
bot-instead = Bot
bot-instead-of = Put a bot on seat { $seat }
start-game = Start the game
lobby-missing =
    { $count ->
        [one] { $count } seat is still free: send its link, or put a bot there.
       *[other] { $count } seats are still free: send their links, or put bots there.
    }
lobby-ready = Everybody is here.
lobby-wait-host = Everybody is here. The host starts the game.
lobby-watching = You are watching. A seat needs a link from the host.
lobby-sit = This table is open to everybody: take a free seat.
invite-title = Invite to seat { $seat }
invite-link = Invite link
invite-about = Whoever opens it first takes this seat, no account needed. Then the link is used up.
invite-elsewhere = The link was shown on the device where the table was made. A new link makes the old one worthless.
invite-watch = A link without a seat is only for watching and shows no hidden cards.
share = Share …
new-link = New link
qr-label = QR code of the invite link
qr-note = or show it across the table

## At the table

your-turn = Your turn
your-turn-name = Your turn, { $name }
title-your-turn = Your turn, { $name }!
waiting-for = Waiting for { $name }
game-over = Game over
undo = Undo
undo-turn = Undo the whole turn
sound = Sound
time-left = Time left
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
menu = Menu
menu-unread =
    { $count ->
        [one] Menu, { $count } new message
       *[other] Menu, { $count } new messages
    }
menu-seats = Players and links
chat = Chat
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send
log = Log
log-undo = { $name } takes a step back.
log-start = The game begins.
pause = Pause
resume = Go on
paused-text = The table is paused. No time runs.
wants-pause = Asks for a pause: { $names }
agree = Agree
replay = Replay
download-record = Download the record
report = Report a fault
report-about = A file was saved: { $file }. It holds the game as you may see it, the version of Ochre and your browser, no secret and no link to a seat. Send it to whoever runs this server and say what was wrong. On the page “Open a record or a position” it opens the game again.
leave = Leave the table
delete-table = Delete the table
delete-about = The table and its log are deleted for everybody. This can't be undone.
delete-yes = Delete
let-bot-play = Let a bot play
let-bot-play-alone = No person would be left at the table: the bots would play this game to its end at once.
invite-instead = Invite a person
webhook = Address to call when it is the turn of { $name }
webhook-about = For chat programs and tools of your own: Ochre sends a request there. Leave it empty to stop.
webhook-title = Tell other programs
save = Save
saved = Saved
take-back-seat = Take the seat back
bot-stands-in = { $bot } plays for now
bot-plays = A bot plays for { $name }.
bot-plays-time = The time of { $name } ran out: a bot plays for now.
link-for-seat = New link for seat { $seat }. Whoever opens it first takes the seat:
watch-link = Link for watching
watch-link-about = Watching needs no seat. Hidden cards stay hidden:
connection-lost = Connection lost.
connection-lost-text = We keep trying. Look around; a move waits until we are back.
connection-back = Connected again.
curtain-title = { $name }, your turn
curtain-text = Take the device. The others look away.
curtain-open = I am { $name }
choose-action = What do you do?
find-choice = Find one of { $count } choices
final = Can't be taken back
the-board = The table

## Refusals

refusal-unreachable = The server can't be reached. Nothing is lost: please try again.
refusal-stale = The table has moved on meanwhile. Look again, then choose.
refusal-not-your-turn = It is not your turn.
refusal-bot-plays = A bot plays for you. Take the seat back first.
refusal-not-seated = You don't sit at this table.
refusal-not-host = Only the host of the table can do that.
refusal-bad-link = This link opens no seat any more. Ask the host for a new one, or use your recovery code.
refusal-bad-code = No seat of this table has this code. Check every letter.
refusal-taken = Somebody else was quicker: this seat is taken.
refusal-no-free-seat = No seat of this table is free for you. Ask the host for a link.
refusal-empty-seat = A seat is still empty. Send its link, or put a bot there.
refusal-not-begun = The game has not begun yet.
refusal-begun = The game has begun already.
refusal-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-paused = The table is paused. Go on first.
refusal-no-undo = This can't be taken back any more.
refusal-too-many = That was too much at once. Wait a moment, then try again.
refusal-unavailable = The table can't be stored right now. Nothing is lost: try again in a moment.
refusal-internal = Something went wrong on the server. Nothing is lost: try again in a moment.

## The end, and replays

win-one = { $names } wins with { $points }
win-shared = { $names } share the victory with { $points }
rematch = Rematch
rematch-join = Join the rematch
watch-replay = Watch the replay
share-replay = Share the replay
share-replay-about = Everybody who may see the table can watch the game with this link.
fair-dice = Were the dice fair?
fair-about = Before anybody sat down, the server sealed a secret; every seat added its own. Now the secret is open. Download the record and let the program check every die:
fair-command = Command
fair-commitment = The seal:
replay-of = Replay: { $game }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-forward = One step on
replay-turn-forward = One turn on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-step = Step
replay-failed = This moment can't be loaded right now. Try another one.
turn-of = Turn: { $name }
share-moment = Share this moment
share-moment-about = This link shows exactly this moment of the game.
play-on = Play on from here
play-on-about = Opens this position as a new game on this device
play-on-hidden = This position hides something from you. It can be played on when the game is over.

## Settings

language = Language
theme = Theme
theme-system = like the system
theme-light = light
theme-dark = dark
theme-switch = Light or dark
animation = Animation
animation-normal = normal
animation-fast = fast
animation-off = off
sound-about = A short sound when it is my turn
notify-about = A message from the system when it is my turn and I look elsewhere
notify-denied = Your browser does not allow messages from this page. You can change that in its settings.
confirm-about = Ask me before dice and other things that can't be taken back
pass-about = Don't ask me about tools that would change nothing
your-data = Your data
your-data-about = Ochre knows a name and your games, nothing else. You can take them with you or delete them.
export-data = Download my data
erase-data = Delete my data
erase-about = Your name is removed from all tables and your seats are given up. This can't be undone.
erase-yes = Delete everything
erase-done = Your data is deleted.

## Rules

rules-of = Rules: { $game }
rules-note = The numbered rules that this program follows. A refusal names its number.
rules-english = These rules are in English.
rules-search = Search
rules-none = No rule has these words.
rules-failed = The rules can't be loaded right now.

## About

about-games = Ochre plays Stone Age and Endless Winter: Paleoamericans by their exact rules: with friends by link, on one device, or against bots.
about-independent = Ochre is an independent project. It has no connection with the authors or publishers of these games; their names are used only to say which rules are implemented. All text, code and art is our own.
about-fair = Dice and cards come from a secret that is sealed before the game and opened after it, so that everybody can check them.
about-data = No account, no advertising, no tracking: a nickname and a link are enough.
about-licence = Ochre is free software under the MIT or Apache 2.0 licence.

## When something isn't there

trouble-unknown = This page does not exist
trouble-unknown-text = The address may be incomplete. Start again from the start page.
trouble-load = This could not be loaded
trouble-load-text = The server does not answer right now. Nothing is lost: try again in a moment.
trouble-no-table = There is no such table
trouble-no-table-text = It was deleted, or the address is incomplete. Ask whoever sent you the link for a new one.
trouble-private = This table is private
trouble-private-text = Only its players can see it. Ask the host for a link to a seat.
