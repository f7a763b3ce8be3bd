//! A table as its log tells it: entry by entry, nothing else.

use ochre_bots::BotName;
use ochre_fair::Value;
use ochre_kernel::{Seat, Turn};

use crate::clocks::Clocks;
use crate::play::{Play, begin_play};
use crate::sitter::{Link, Notify, Sit, Sitter, StandIn, Why};
use crate::{Author, Entry, Kind, Millis, Opening, TableId, Version};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// The game runs.
    Running,
    /// Everybody agreed to a pause.
    Paused,
    /// The game is over.
    Over,
}

impl Stage {
    /// As it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Running => "running",
            Stage::Paused => "paused",
            Stage::Over => "over",
        }
    }
}

/// A log that no table can have: it was damaged, or another program wrote it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq} of the log can't be read: {why}")]
pub struct BadLog {
    /// Which entry.
    pub seq: Version,
    /// What is wrong.
    pub why: String,
}

/// A table at one moment.
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) opening: Opening,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) host: String,
    pub(crate) stage: Stage,
    pub(crate) version: Version,
    /// The last entry that changed the game.
    pub(crate) moved: Version,
    pub(crate) play: Box<dyn Play>,
    /// The entry of each step that counts.
    pub(crate) step_seqs: Vec<Version>,
    pub(crate) clocks: Clocks,
    /// When the last entry was written.
    pub(crate) time: Millis,
    /// When a person moved last, as long as nobody has moved since.
    pub(crate) person_moved: Option<Millis>,
    /// What the places added to the luck, fixed when the game begins; whether the server did.
    pub(crate) values: Vec<(Value, bool)>,
    /// The seat that each place got, counted from 0; empty before the game begins.
    pub(crate) seating: Vec<u8>,
    /// The secret of the luck, once the game is over.
    pub(crate) secret: Option<String>,
    /// Where they play again.
    pub(crate) next: Option<TableId>,
}

impl Table {
    /// The table that a log tells of.
    ///
    /// # Errors
    ///
    /// When no table can have this log.
    pub fn from_log(id: TableId, entries: &[Entry]) -> Result<Table, BadLog> {
        let bad = |seq, why: &str| BadLog { seq, why: why.into() };
        let (first, rest) = entries.split_first().ok_or_else(|| bad(0, "there is none"))?;
        if first.kind != Kind::Setup || first.seq != 1 {
            return Err(bad(first.seq, "the first entry is no set-up"));
        }
        let opening: Opening =
            serde_json::from_str(&first.text).map_err(|error| bad(1, &error.to_string()))?;
        let play = begin_play(&opening).map_err(|why| bad(1, &why))?;
        let mut sitters = vec![Sitter::default(); usize::from(opening.players)];
        for (sitter, link) in sitters.iter_mut().zip(&opening.links) {
            sitter.link.clone_from(link);
        }
        let mut table = Table {
            id,
            sitters,
            host: opening.host.clone(),
            stage: Stage::Lobby,
            version: 1,
            moved: 1,
            play,
            step_seqs: Vec::new(),
            clocks: Clocks::new(opening.clock),
            time: first.time,
            person_moved: None,
            values: Vec::new(),
            seating: Vec::new(),
            secret: None,
            next: None,
            opening,
        };
        for entry in rest {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Takes the next entry.
    ///
    /// # Errors
    ///
    /// When it can't follow; the table is unusable then and must be read again.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), BadLog> {
        let bad = |why: String| BadLog { seq: entry.seq, why };
        if entry.seq != self.version + 1 {
            return Err(bad(format!("entry {} was expected", self.version + 1)));
        }
        if let Author::Seat(seat) = entry.author {
            self.sitter_mut(seat).map_err(bad)?;
        }
        let (stop, go) = match entry.kind {
            Kind::Down => down(&entry.text).map_err(bad)?,
            _ => (entry.time, entry.time),
        };
        self.clocks.stop(stop);
        self.take(entry).map_err(bad)?;
        self.version = entry.seq;
        if matches!(entry.kind, Kind::Start | Kind::Step | Kind::Undo | Kind::End) {
            self.moved = entry.seq;
        }
        self.time = entry.time;
        let turn = (self.stage != Stage::Lobby).then(|| self.play.turn());
        match turn {
            // Chance decides in the entries that follow at once: the turn is not over by that.
            Some(Turn::Chance) => {}
            Some(Turn::Player(seat)) => {
                let runs = self.stage == Stage::Running && self.sitter(seat).is_person();
                self.clocks.turn_of(Some(seat), runs, go);
            }
            _ => self.clocks.turn_of(None, false, go),
        }
        Ok(())
    }

    fn take(&mut self, entry: &Entry) -> Result<(), String> {
        let text = &entry.text;
        match entry.kind {
            Kind::Setup => return Err("a table is set up once".into()),
            Kind::Sit => self.sit(read(text)?)?,
            Kind::Link => {
                let Link { seat, link, empty } = read(text)?;
                let sitter = self.sitter_mut(seat)?;
                sitter.link = Some(link);
                if empty {
                    (sitter.holder, sitter.code, sitter.webhook) = (None, None, None);
                    (sitter.bot, sitter.stand_in, sitter.wants_pause) = (None, None, false);
                }
            }
            Kind::Start => self.begin(text)?,
            Kind::Step => {
                self.play.push(text)?;
                self.step_seqs.push(entry.seq);
                if let Author::Seat(seat) = entry.author {
                    let by_person = self.sitter(seat).is_person();
                    self.person_moved = by_person.then_some(entry.time);
                }
            }
            Kind::Undo => {
                let n_steps: usize = text.parse().map_err(|_| "how many steps stay?")?;
                let Author::Seat(seat) = entry.author else {
                    return Err("a seat takes back".into());
                };
                self.play.keep(n_steps);
                self.step_seqs.truncate(n_steps);
                self.clocks.taken_back(seat);
                self.person_moved = None;
            }
            Kind::Chat => {}
            Kind::StandIn => {
                let StandIn { seat, bot } = read(text)?;
                let bot = match bot {
                    Some((bot, why)) => Some((bot_name(&bot)?, why)),
                    None => None,
                };
                let before = std::mem::replace(&mut self.sitter_mut(seat)?.stand_in, bot);
                self.back_in_time(seat, before);
            }
            Kind::Pause => self.pause(entry.author, text)?,
            Kind::Notify => {
                let Notify { seat, url } = read(text)?;
                self.sitter_mut(seat)?.webhook = url;
            }
            Kind::Down => {}
            Kind::End => {
                self.secret = Some(text.clone());
                self.stage = Stage::Over;
            }
            Kind::Next => self.next = Some(text.parse().map_err(|_| "that names no table")?),
        }
        Ok(())
    }

    fn sit(&mut self, sit: Sit) -> Result<(), String> {
        let in_lobby = self.stage == Stage::Lobby;
        let sitter = self.sitter_mut(sit.seat)?;
        let before = sitter.holder.take();
        sitter.name = sit.name;
        sitter.bot = sit.bot.as_deref().map(bot_name).transpose()?;
        let stand_in = sitter.stand_in.take();
        sitter.wants_pause = false;
        sitter.code = sit.code;
        // A link opens its seat once.
        sitter.link = None;
        if in_lobby && let Some(value) = sit.value {
            sitter.value = Some(value.parse().map_err(|_| "the value is not 64 hex digits")?);
            sitter.by_server = sit.by_server;
        }
        sitter.holder.clone_from(&sit.holder);
        self.back_in_time(sit.seat, stand_in);
        // The host who moves to another device stays the host.
        if let (Some(before), Some(after)) = (before, sit.holder)
            && before == self.host
            && self.seats_of(&before).is_empty()
        {
            self.host = after;
        }
        Ok(())
    }

    /// A person plays again after a bot. Only who had run out of time gets some: asking a bot in
    /// and out again brings none.
    fn back_in_time(&mut self, seat: Seat, before: Option<(BotName, Why)>) {
        if matches!(before, Some((_, Why::Time))) && self.sitter(seat).stand_in.is_none() {
            self.clocks.back(seat);
        }
    }

    fn begin(&mut self, text: &str) -> Result<(), String> {
        let wrong = || "the seating is none".to_string();
        let seating: Vec<u8> = text
            .split(' ')
            .map(|seat| seat.parse::<Seat>().map(|seat| seat.index() as u8))
            .collect::<Result<_, _>>()?;
        let mut sorted = seating.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..self.opening.players) {
            return Err(wrong());
        }
        let places = std::mem::take(&mut self.sitters);
        self.values = places
            .iter()
            .map(|place| place.value.map(|value| (value, place.by_server)))
            .collect::<Option<_>>()
            .ok_or("a seat added nothing to the luck")?;
        self.sitters = vec![Sitter::default(); places.len()];
        for (place, &seat) in places.into_iter().zip(&seating) {
            self.sitters[usize::from(seat)] = place;
        }
        self.seating = seating;
        self.stage = Stage::Running;
        Ok(())
    }

    fn pause(&mut self, author: Author, text: &str) -> Result<(), String> {
        match (text, author) {
            ("ask", Author::Seat(seat)) => self.sitter_mut(seat)?.wants_pause = true,
            ("go", _) => {
                self.sitters.iter_mut().for_each(|sitter| sitter.wants_pause = false);
            }
            _ => return Err("a pause is asked for by a seat, or over".into()),
        }
        let mut people = self.sitters.iter().filter(|sitter| sitter.is_person()).peekable();
        let agreed = people.peek().is_some() && people.all(|sitter| sitter.wants_pause);
        self.stage = if agreed { Stage::Paused } else { Stage::Running };
        Ok(())
    }

    fn sitter_mut(&mut self, seat: Seat) -> Result<&mut Sitter, String> {
        self.sitters.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn bot_name(text: &str) -> Result<BotName, String> {
    text.parse().map_err(|unknown: ochre_bots::UnknownBot| unknown.to_string())
}

/// `FROM TO`: from when to when nobody could move.
fn down(text: &str) -> Result<(Millis, Millis), String> {
    let times = text.split_once(' ').and_then(|(from, to)| {
        let (from, to): (Millis, Millis) = (from.parse().ok()?, to.parse().ok()?);
        (from <= to).then_some((from, to))
    });
    times.ok_or_else(|| format!("`{text}` are no two times"))
}
