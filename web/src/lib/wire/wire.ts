// Written from crates/wire by `OCHRE_UPDATE=1 cargo test -p ochre-wire`. Don't edit.

/**
 * Makes a table. What is left out takes its default.
 */
export type CreateTable = { 
/**
 * `stone-age` or `endless-winter`.
 */
game: string, 
/**
 * How many play.
 */
players: number, 
/**
 * Options of the game, as on the command line.
 */
options?: { [key in string]: string }, 
/**
 * The text of a component pack, where another than the built-in one is wanted.
 */
pack?: string, 
/**
 * The position to begin with, where that is not the set-up.
 */
position?: Record<string, unknown>, 
/**
 * Who sits where at first; seats that are not named are open.
 */
seats?: Array<SeatWish>, 
/**
 * The colour of each seat, 1 to 4, all different; in order where there are none. Whoever sits
 * down there keeps it when lots decide about the seats.
 */
colours?: Array<number>, 
/**
 * Who may look on.
 */
visibility?: Visibility, 
/**
 * How long people may think.
 */
clock?: Clock, 
/**
 * Whether luck decides who sits where.
 */
seating?: Seating, 
/**
 * How many milliseconds bots wait after a person's move, so that a slip can be taken back.
 */
pace?: number, 
/**
 * Whether people are told what the score would be if the game ended now; they are, unless this
 * is `false`.
 */
projection?: boolean, };

/**
 * Who is to sit on a seat.
 */
export type SeatWish = { "kind": "open", } | { "kind": "bot", 
/**
 * Its name, as `greedy`.
 */
bot: string, };

/**
 * Who may look on.
 */
export type Visibility = "public" | "unlisted" | "private";

/**
 * Who decides about the seats.
 */
export type Seating = "random" | "as-joined";

/**
 * How long people may think.
 */
export type Clock = { "kind": "none" } | { "kind": "live", 
/**
 * At the beginning.
 */
bank: number, 
/**
 * After each turn.
 */
increment: number, 
/**
 * Never more than this.
 */
most: number, } | { "kind": "days", 
/**
 * For each turn.
 */
hours: number, };

/**
 * The table is made.
 */
export type Created = { 
/**
 * Its name.
 */
table: string, 
/**
 * The secret link of each open seat: `/t/TABLE#TOKEN`. They are told only here.
 */
links: Array<SeatLink>, 
/**
 * The hash of the secret that the luck of the table is made of.
 */
commitment: string, 
/**
 * The secret of the host, where the request asked for it instead of a cookie.
 */
session?: string, };

/**
 * The link of a seat.
 */
export type SeatLink = { 
/**
 * Counted from 1.
 */
seat: number, 
/**
 * What stands behind the `#` of the link.
 */
token: string, };

/**
 * Takes the seat that a link opens.
 */
export type Claim = { 
/**
 * What stands behind the `#` of the link. Without it: a seat that is kept for you, or any that
 * is free at a public table.
 */
token?: string, 
/**
 * The name that everybody sees.
 */
name: string, 
/**
 * 64 hexadecimal digits of the own luck; the server adds some where there are none.
 */
value?: string, };

/**
 * A seat is yours.
 */
export type Claimed = { 
/**
 * Counted from 1.
 */
seat: number, 
/**
 * Moves the seat to another device. It is told only here.
 */
code: string, 
/**
 * The secret to send as `Authorization: Bearer …`, where the request came without a cookie
 * and asked for it.
 */
session?: string, };

/**
 * Moves a seat to this device.
 */
export type Recover = { 
/**
 * The recovery code.
 */
code: string, };

/**
 * Decides for the seat whose turn it is.
 */
export type Act = { 
/**
 * Made anew for each move; the same again gets the first answer.
 */
id: string, 
/**
 * The version that was looked at.
 */
seen: number, 
/**
 * As the server offered it, in the notation of records.
 */
action: string, };

/**
 * Takes back.
 */
export type Undo = { 
/**
 * Made anew for each wish.
 */
id: string, 
/**
 * The version that was looked at.
 */
seen: number, 
/**
 * How many steps stay; all but the last without it.
 */
keep?: number, };

/**
 * Says something to the table.
 */
export type Chat = { 
/**
 * Made anew for each line.
 */
id: string, 
/**
 * What is said.
 */
text: string, };

/**
 * What is to happen with a seat.
 */
export type SeatChange = { "do": "put-bot", 
/**
 * Which bot.
 */
bot: string, } | { "do": "offer", } | { "do": "revoke", } | { "do": "stand-in", 
/**
 * Which bot.
 */
bot: string, } | { "do": "take-back", } | { "do": "rename", 
/**
 * To what.
 */
name: string, } | { "do": "notify", 
/**
 * `https://…`
 */
url?: string, };

/**
 * What came of it.
 */
export type Done = { 
/**
 * The version of the table after it.
 */
version: number, 
/**
 * The new link of the seat, where one was made.
 */
link?: SeatLink, };

/**
 * Why something is refused. Nothing has changed.
 */
export type ErrorBody = { 
/**
 * A word for programs, such as `stale`, `illegal`, `not-your-turn`.
 */
code: string, 
/**
 * What is wrong and what to do, in English.
 */
sentence: string, 
/**
 * The number of the rule that forbids it, where one does.
 */
rule?: string, 
/**
 * The key of the sentence and its arguments, for other languages.
 */
key?: Record<string, unknown>, 
/**
 * The version that the table has now, where the wish came too late.
 */
version?: number, };

/**
 * A table as one viewer may know it.
 */
export type TableState = { 
/**
 * Its name.
 */
table: string, 
/**
 * The number of its last entry.
 */
version: number, 
/**
 * The game.
 */
game: string, 
/**
 * The number of its rules.
 */
rules: number, 
/**
 * Its options.
 */
options: { [key in string]: string }, 
/**
 * The fingerprint of the component pack, for games that have one.
 */
pack: string | null, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * Who may look on.
 */
visibility: Visibility, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * Whether luck decides who sits where.
 */
seating: Seating, 
/**
 * How many milliseconds bots wait after a person's move.
 */
pace: number, 
/**
 * Who is asking.
 */
you: You, 
/**
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * The seat that is to decide.
 */
turn: number | null, 
/**
 * The seat whose time runs.
 */
running: number | null, 
/**
 * The current round.
 */
round: number, 
/**
 * How many steps were taken.
 */
step: number, 
/**
 * The position as this viewer may know it: `docs/notation.md`, "Positions".
 */
view: unknown, 
/**
 * What this viewer may do now; empty when it is not their turn.
 */
choices: Array<Choice>, 
/**
 * What this viewer may take back, the last step last.
 */
undo: Array<Undoable>, 
/**
 * How the victory is shared, once the game is over.
 */
result: Array<number> | null, 
/**
 * The hash of the secret that luck is made of, and later the secret.
 */
luck: LuckState, 
/**
 * The table where those who sit here play again.
 */
rematch: string | null, 
/**
 * The time of the server.
 */
now: number, };

/**
 * How far a table is.
 */
export type Stage = "lobby" | "running" | "paused" | "over";

/**
 * Who is asking.
 */
export type You = { 
/**
 * The seats that this session plays.
 */
seats: Array<number>, 
/**
 * Whether this session made the table.
 */
host: boolean, 
/**
 * Through whose eyes this is seen; a spectator's without it.
 */
viewer: number | null, };

/**
 * Who sits on a seat.
 */
export type SeatState = { 
/**
 * Counted from 1.
 */
seat: number, 
/**
 * Whether somebody sits there.
 */
kind: SeatKind, 
/**
 * Its colour, 1 to 4: it stays with who sits there when lots decide about the seats.
 */
colour: number, 
/**
 * The name that everybody sees; empty for an empty seat.
 */
name: string, 
/**
 * The bot whose seat it is.
 */
bot: string | null, 
/**
 * The bot that plays for the person.
 */
stand_in: StandIn | null, 
/**
 * Whether the person is looking now.
 */
here: boolean, 
/**
 * Whether the person wants a pause.
 */
wants_pause: boolean, 
/**
 * Milliseconds left to think.
 */
time_left: number | null, 
/**
 * The score as it stands; the final one when the game is over.
 */
score: Score | null, 
/**
 * What the score would be if the game ended now, as far as this viewer can count it. Null
 * where the table or the game doesn't tell it, and when the game is over.
 */
projection: number | null, };

/**
 * Who sits on a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * A bot plays for a person.
 */
export type StandIn = { 
/**
 * Which bot.
 */
bot: string, 
/**
 * `asked`, `time` or `host`.
 */
why: string, };

/**
 * The score of a seat.
 */
export type Score = { 
/**
 * In all.
 */
total: number, 
/**
 * Where it came from, in the order of the rules.
 */
sources: Array<[string, number]>, };

/**
 * Something that may be done now.
 */
export type Choice = { 
/**
 * What to send back to choose it, in the notation of records.
 */
action: string, 
/**
 * Whether it could be taken back.
 */
undo: boolean, 
/**
 * What it would cause at once, where it can be taken back.
 */
then: Array<unknown>, };

/**
 * A step that can be taken back.
 */
export type Undoable = { 
/**
 * How many steps stay then.
 */
keep: number, 
/**
 * The step, in the notation of records.
 */
text: string, };

/**
 * How the luck of a table is proven.
 */
export type LuckState = { 
/**
 * The hash of the secret, told before anybody sat down.
 */
commitment: string, 
/**
 * The secret, once the game is over.
 */
secret: string | null, 
/**
 * Whether anything can be proven: not where a game began from a position or a record.
 */
provable: boolean, };

/**
 * An entry of the log as one viewer may know it.
 */
export type LogEntry = { 
/**
 * Counted from 1.
 */
seq: number, 
/**
 * Milliseconds since 1970.
 */
time: number, 
/**
 * `host`, `server` or the number of a seat.
 */
author: string, 
/**
 * `step`, `undo`, `chat`, `sit`, …
 */
kind: string, 
/**
 * The step in the notation of records, or what was said.
 */
text: string, 
/**
 * Which step of the game it is, counted from 1; none where it was taken back.
 */
step: number | null, 
/**
 * What the step caused.
 */
events: Array<unknown>, 
/**
 * The same in English.
 */
sentences: Array<string>, };

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * Its name.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * Who sits where; empty for an open seat.
 */
names: Array<string>, 
/**
 * The seats where nobody sits.
 */
open: Array<number>, 
/**
 * The current round.
 */
round: number, 
/**
 * The seat that is to decide.
 */
turn: number | null, 
/**
 * The seats that the asking session plays.
 */
yours: Array<number>, 
/**
 * When something happened last.
 */
time: number, };

/**
 * A game that the server knows.
 */
export type GameInfo = { 
/**
 * Its name in requests.
 */
game: string, 
/**
 * The number of its rules.
 */
rules: number, 
/**
 * Its options.
 */
options: Array<OptionInfo>, };

/**
 * An option of a game.
 */
export type OptionInfo = { 
/**
 * Its name.
 */
key: string, 
/**
 * The values it takes, in words.
 */
values: string, 
/**
 * The value when nobody asks.
 */
default: string, 
/**
 * What it changes.
 */
about: string, };

/**
 * A bot that the server knows.
 */
export type BotInfo = { 
/**
 * Its name in requests.
 */
bot: string, 
/**
 * What it does.
 */
about: string, };

/**
 * What the client says.
 */
export type ClientMessage = { "type": "act", 
/**
 * Made anew for each move; the same again gets the first answer.
 */
id: string, 
/**
 * The version that was looked at.
 */
seen: number, 
/**
 * As the server offered it.
 */
action: string, } | { "type": "undo", 
/**
 * Made anew for each wish.
 */
id: string, 
/**
 * The version that was looked at.
 */
seen: number, 
/**
 * How many steps stay; all but the last without it.
 */
keep?: number, } | { "type": "chat", 
/**
 * Made anew for each line.
 */
id: string, 
/**
 * What is said.
 */
text: string, } | { "type": "look", 
/**
 * Counted from 1.
 */
seat?: number, } | { "type": "ping", };

/**
 * What the server says.
 */
export type ServerMessage = { "type": "state", 
/**
 * The table.
 */
state: TableState, 
/**
 * The entries after the version that the client had.
 */
log: Array<LogEntry>, } | { "type": "done", 
/**
 * The wish.
 */
id: string, 
/**
 * The version of the table after it.
 */
version: number, } | { "type": "refused", 
/**
 * The wish.
 */
id: string, 
/**
 * Why.
 */
error: ErrorBody, } | { "type": "pong", };
