//! From a table to what one viewer is told of it. This is the only door: what is not converted
//! here never leaves the server.

use ochre_kernel::{Seat, Turn, Viewer};
use ochre_table::{Clock, Entry, Kind, Millis, Seating, Sitter, Stage, Table, Version, Visibility};
use ochre_wire as wire;
use serde_json::{Value, json};

use crate::live::Live;

/// Who asks, and through whose eyes.
#[derive(Clone, Debug)]
pub struct Eyes {
    /// The session.
    pub holder: Option<String>,
    /// What it sees.
    pub viewer: Viewer,
}

/// The eyes of the first own seat; a spectator's without one.
pub fn own_eyes(table: &Table, holder: Option<&str>) -> Viewer {
    let own = holder.and_then(|holder| table.seats_of(holder).first().copied());
    own.map_or(Viewer::Spectator, Viewer::Seat)
}

/// The table as it is now.
pub fn table_state(table: &Table, eyes: &Eyes, here: &[Viewer], now: Millis) -> wire::TableState {
    let n_steps = table.play().n_steps();
    let mut state = table_state_at(table, eyes, n_steps, here, now);
    let turn = table.waits_for();
    if turn.is_some_and(|seat| eyes.viewer.is(seat)) {
        let choice = |choice: ochre_table::Choice| wire::Choice {
            action: choice.action,
            undo: choice.undoable,
            then: choice.then,
        };
        state.choices = table.play().choices().into_iter().map(choice).collect();
    }
    state.undo = undoable(table, eyes.viewer);
    state.running = table.deadline().map(|(seat, _)| seat.number());
    state
}

/// The table as it was after so many steps.
pub fn table_state_at(
    table: &Table,
    eyes: &Eyes,
    n_steps: usize,
    here: &[Viewer],
    now: Millis,
) -> wire::TableState {
    let opening = table.opening();
    let is_now = n_steps >= table.play().n_steps();
    let own = eyes.holder.as_deref();
    let over = table.stage() == Stage::Over;
    let begun = table.stage() != Stage::Lobby;
    let turn = match table.play().turn() {
        Turn::Player(seat) if begun && is_now => Some(seat.number()),
        _ => None,
    };
    let scores = begun.then(|| table.play().scores());
    let tells_projection = begun && is_now && !over && !opening.no_projection;
    let projections = tells_projection.then(|| table.play().projections(eyes.viewer)).flatten();
    let seat_state = |(seat, sitter): (Seat, &Sitter)| wire::SeatState {
        seat: seat.number(),
        kind: seat_kind(sitter),
        colour: table.colour(seat),
        name: sitter.name.clone(),
        bot: sitter.bot.map(|bot| bot.to_string()),
        stand_in: sitter
            .stand_in
            .map(|(bot, why)| wire::StandIn { bot: bot.to_string(), why: word(&why) }),
        here: here.contains(&Viewer::Seat(seat)),
        wants_pause: sitter.wants_pause,
        time_left: table.time_left(seat, now),
        score: scores.as_ref().filter(|_| is_now).map(|scores| {
            let score = &scores[seat.index()];
            let sources = score.sources.iter().map(|&(source, points)| (source.into(), points));
            wire::Score { total: score.total, sources: sources.collect() }
        }),
        projection: projections.as_ref().map(|projections| projections[seat.index()]),
    };
    wire::TableState {
        table: table.id().to_string(),
        version: table.version(),
        game: opening.game.clone(),
        rules: opening.rules,
        options: opening.options.iter().cloned().collect(),
        pack: opening.pack.clone(),
        stage: stage(table.stage()),
        visibility: visibility(opening.visibility),
        clock: clock(opening.clock),
        seating: seating(opening.seating),
        pace: opening.pace,
        you: wire::You {
            seats: own.map(|own| numbers(&table.seats_of(own))).unwrap_or_default(),
            host: own.is_some_and(|own| table.is_host(own)),
            viewer: seat_of(eyes.viewer).map(Seat::number),
        },
        seats: table.sitters().map(seat_state).collect(),
        turn,
        running: None,
        round: table.play().round(),
        step: n_steps as u32,
        view: match table.stage() {
            Stage::Lobby => Value::Null,
            // Nothing is hidden any more, so that people can look back and play on from anywhere.
            Stage::Over => table.play().position_at(n_steps),
            _ => table.play().view(n_steps, eyes.viewer),
        },
        choices: Vec::new(),
        undo: Vec::new(),
        result: table.play().win_shares().filter(|_| is_now && over),
        luck: wire::LuckState {
            commitment: opening.commitment.clone(),
            secret: table.secret().map(str::to_owned),
            provable: opening.position.is_none() && !opening.imported,
        },
        rematch: table.next().map(|next| next.to_string()),
        now,
    }
}

/// What this viewer may take back.
fn undoable(table: &Table, viewer: Viewer) -> Vec<wire::Undoable> {
    let (Some(seat), Stage::Running) = (seat_of(viewer), table.stage()) else { return Vec::new() };
    if table.sitter(seat).plays().is_some() {
        return Vec::new();
    }
    let floor = table.play().undo_floor(seat);
    let told = table.play().told(floor, viewer);
    let steps = told.into_iter().enumerate();
    steps
        .map(|(index, told)| wire::Undoable { keep: (floor + index) as u32, text: told.text })
        .collect()
}

/// The entries after a version, as the viewer may know them.
pub fn log_since(live: &Live, since: Version, viewer: Viewer) -> Vec<wire::LogEntry> {
    let table = &live.table;
    let seqs = table.step_seqs();
    let first = seqs.partition_point(|&seq| seq <= since);
    let mut told = table.play().told(first, viewer).into_iter();
    let from = live.entries.partition_point(|entry| entry.seq <= since);
    let entry = |entry: &Entry| {
        let step = seqs.binary_search(&entry.seq).ok();
        let told = step.and_then(|_| told.next());
        let mut said = wire::LogEntry {
            seq: entry.seq,
            time: entry.time,
            author: entry.author.to_string(),
            kind: entry.kind.as_str().into(),
            text: open_text(entry),
            step: step.map(|index| index as u32 + 1),
            events: Vec::new(),
            sentences: Vec::new(),
        };
        if let Some(told) = told {
            (said.text, said.events, said.sentences) = (told.text, told.events, told.sentences);
        }
        said
    };
    live.entries[from..].iter().map(entry).collect()
}

/// What everybody may read of an entry. Steps are told by the game, and those that were taken back
/// not at all: what they would have shown is nobody's business.
fn open_text(entry: &Entry) -> String {
    match entry.kind {
        Kind::Chat | Kind::Start | Kind::Undo | Kind::Pause | Kind::Down | Kind::End => {
            entry.text.clone()
        }
        Kind::StandIn | Kind::Next => entry.text.clone(),
        Kind::Sit | Kind::Link => {
            let value: Value = serde_json::from_str(&entry.text).unwrap_or_default();
            json!({ "seat": value["seat"], "name": value["name"], "bot": value["bot"] }).to_string()
        }
        Kind::Setup | Kind::Step | Kind::Notify => String::new(),
    }
}

/// A table in a list.
pub fn summary(table: &Table) -> wire::TableSummary {
    let begun = table.stage() != Stage::Lobby;
    let turn = match table.play().turn() {
        Turn::Player(seat) if begun => Some(seat.number()),
        _ => None,
    };
    let open = table.sitters().filter(|(_, sitter)| sitter.is_empty());
    wire::TableSummary {
        table: table.id().to_string(),
        game: table.opening().game.clone(),
        stage: stage(table.stage()),
        names: table.names(),
        open: open.map(|(seat, _)| seat.number()).collect(),
        round: table.play().round(),
        turn,
        yours: Vec::new(),
        time: table.time(),
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.number()).collect()
}

fn seat_kind(sitter: &Sitter) -> wire::SeatKind {
    match (&sitter.holder, sitter.bot) {
        (Some(_), _) => wire::SeatKind::Person,
        (None, Some(_)) => wire::SeatKind::Bot,
        (None, None) => wire::SeatKind::Open,
    }
}

/// The word under which serde writes a plain enum.
fn word(value: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().into()
}

fn stage(stage: Stage) -> wire::Stage {
    match stage {
        Stage::Lobby => wire::Stage::Lobby,
        Stage::Running => wire::Stage::Running,
        Stage::Paused => wire::Stage::Paused,
        Stage::Over => wire::Stage::Over,
    }
}

fn visibility(visibility: Visibility) -> wire::Visibility {
    match visibility {
        Visibility::Public => wire::Visibility::Public,
        Visibility::Unlisted => wire::Visibility::Unlisted,
        Visibility::Private => wire::Visibility::Private,
    }
}

fn seating(seating: Seating) -> wire::Seating {
    match seating {
        Seating::Random => wire::Seating::Random,
        Seating::AsJoined => wire::Seating::AsJoined,
    }
}

fn clock(clock: Clock) -> wire::Clock {
    match clock {
        Clock::None => wire::Clock::None,
        Clock::Live { bank, increment, most } => wire::Clock::Live { bank, increment, most },
        Clock::Days { hours } => wire::Clock::Days { hours },
    }
}
