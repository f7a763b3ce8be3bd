//! New tables: from a request to the first entries of a log.

use ochre_bots::BotName;
use ochre_catalogue::{GameName, on_each_game, position_game, read_position, replay};
use ochre_kernel::{Game, Rules, Seat, Setup, Step, Turn};
use ochre_table::{
    Author, Clock, Draft, Kind, Opening, Seating, Table, TableId, Visibility, begin_play,
};
use ochre_wire as wire;
use serde_json::{Value, json};

use crate::app::App;
use crate::{Failure, secrets};

/// A table that is about to be stored.
pub struct Made {
    /// Its name.
    pub id: TableId,
    /// Its first entries.
    pub drafts: Vec<Draft>,
    /// The link of each open seat.
    pub links: Vec<wire::SeatLink>,
    /// The hash of its secret.
    pub commitment: String,
}

/// How long bots wait after a person's move, unless the table says otherwise.
const PACE: u32 = 900;
const PACE_MOST: u32 = 10_000;

impl App {
    /// The table that a request describes; seats may be kept for somebody.
    pub fn make(
        &self,
        wish: &wire::CreateTable,
        host: &str,
        kept: Vec<Option<String>>,
    ) -> Result<Made, Failure> {
        let game: GameName =
            wish.game.parse().map_err(|unknown| Failure::BadRequest(format!("{unknown}")))?;
        let bad = |why: String| Failure::BadRequest(why);
        let setup = Setup {
            players: wish.players,
            options: wish.options.clone().into_iter().collect(),
            pack: wish.pack.clone(),
        };
        let mut opening = self.opening(host);
        on_each_game!(game, G => describe::<G>(&mut opening, &setup, wish.position.as_ref()))?;
        opening.clock = clock(wish.clock);
        opening.clock.check().map_err(bad)?;
        opening.visibility = visibility(wish.visibility);
        opening.seating = match wish.seating {
            wire::Seating::Random => Seating::Random,
            wire::Seating::AsJoined => Seating::AsJoined,
        };
        opening.no_projection = wish.projection == Some(false);
        opening.colours = colours(wish, opening.players).map_err(bad)?;
        opening.kept = kept;
        opening.pace = wish.pace.unwrap_or(PACE);
        if opening.pace > PACE_MOST {
            return Err(bad(format!("bots wait at most {PACE_MOST} milliseconds")));
        }
        if wish.seats.len() > usize::from(opening.players) {
            return Err(bad(format!(
                "{} play, but {} seats are named",
                opening.players,
                wish.seats.len()
            )));
        }
        let mut bots = Vec::new();
        for (seat, wish) in Seat::all(opening.players).zip(&wish.seats) {
            if let wire::SeatWish::Bot { bot } = wish {
                bots.push((seat, self.bot(bot)?));
            }
        }
        self.finish(opening, &bots)
    }

    /// The table of a record or a position: people play on from there, or look at it.
    pub fn make_imported(&self, text: &str, host: &str) -> Result<Made, Failure> {
        let bad = |why: String| Failure::BadRequest(why);
        if text.trim_start().starts_with('{') {
            let game = position_game(text).map_err(|why| bad(why.to_string()))?;
            let position: Value = serde_json::from_str(text).map_err(|why| bad(why.to_string()))?;
            let position = position.get("state").unwrap_or(&position).clone();
            let mut opening = self.opening(host);
            opening.seating = Seating::AsJoined;
            on_each_game!(game, G => {
                let (rules, _) = read_position::<G>(text).map_err(|why| bad(why.to_string()))?;
                opening.describe::<G>(&rules);
            });
            opening.position = Some(position);
            return self.finish(opening, &[]);
        }
        let header = ochre_catalogue::Header::read(text).map_err(|why| bad(why.to_string()))?;
        let mut opening = self.opening(host);
        opening.seating = Seating::AsJoined;
        opening.imported = true;
        let (lines, is_over) =
            on_each_game!(header.game, G => imported::<G>(&mut opening, text).map_err(bad))?;
        let mut made = self.finish(opening, &[])?;
        made.play_on(host, &header.names, lines);
        if is_over {
            let (author, text) = (Author::Server, self.secret(made.id).to_hex());
            made.drafts.push(Draft { author, kind: Kind::End, text });
        }
        Ok(made)
    }

    fn opening(&self, host: &str) -> Opening {
        let (host, key) = (host.into(), self.key_fingerprint());
        Opening { pace: PACE, host, key, ..Opening::default() }
    }

    fn finish(&self, mut opening: Opening, bots: &[(Seat, BotName)]) -> Result<Made, Failure> {
        let id = secrets::table_id();
        let commitment = self.secret(id).commitment().to_string();
        opening.commitment.clone_from(&commitment);
        let mut links = Vec::new();
        for seat in Seat::all(opening.players) {
            let is_open = !bots.iter().any(|&(other, _)| other == seat);
            let token = is_open.then(secrets::secret);
            opening.links.push(token.as_deref().map(|token| secrets::hash("link", token)));
            links.extend(token.map(|token| wire::SeatLink { seat: seat.number(), token }));
        }
        // What can't be played must not be stored.
        begin_play(&opening).map_err(Failure::BadRequest)?;
        let text = serde_json::to_string(&opening)
            .map_err(|error| Failure::Internal(error.to_string()))?;
        let mut drafts = vec![Draft { author: Author::Host, kind: Kind::Setup, text }];
        for &(seat, bot) in bots {
            drafts.push(sit(seat, &bot.to_string(), ("bot", &bot.to_string())));
        }
        Ok(Made { id, drafts, links, commitment })
    }

    /// A bot that may think at this server.
    pub fn bot(&self, name: &str) -> Result<BotName, Failure> {
        let bot: BotName = name
            .parse()
            .map_err(|unknown: ochre_bots::UnknownBot| Failure::BadRequest(unknown.to_string()))?;
        match bot {
            BotName::Uct(n) if n > self.settings.simulations_most => {
                Err(Failure::BadRequest(format!(
                    "bots of this server think up to {} simulations a move",
                    self.settings.simulations_most
                )))
            }
            _ => Ok(bot),
        }
    }
}

fn describe<G: Game>(
    opening: &mut Opening,
    setup: &Setup,
    position: Option<&Value>,
) -> Result<(), Failure> {
    let bad = |why: String| Failure::BadRequest(why);
    let rules = match position {
        None => G::Rules::new(setup).map_err(|why| bad(why.to_string()))?,
        Some(position) => {
            let (rules, state) =
                read_position::<G>(&position.to_string()).map_err(|why| bad(why.to_string()))?;
            if state.turn() == Turn::Over {
                return Err(bad("the game is over in this position".into()));
            }
            opening.position = Some(position.get("state").unwrap_or(position).clone());
            rules
        }
    };
    opening.describe::<G>(&rules);
    Ok(())
}

/// The steps of a record as lines, and whether its game is over.
fn imported<G: Game>(opening: &mut Opening, text: &str) -> Result<(Vec<String>, bool), String> {
    let record = replay::<G>(text, |_, _, _, _| {}).map_err(|bad| bad.to_string())?;
    opening.describe::<G>(&record.rules);
    let mut state = match record.start {
        None => G::new(&record.rules),
        Some(start) => {
            let position = serde_json::to_value(start.position(&record.rules));
            opening.position = Some(position.map_err(|error| error.to_string())?);
            start
        }
    };
    let mut lines = Vec::new();
    for &step in &record.steps {
        lines.push(match (step, state.turn()) {
            (Step::Act(action), Turn::Player(seat)) => {
                format!("{seat} {}", G::action_text(&record.rules, action))
            }
            (Step::Chance(chance), _) => format!("* {}", G::chance_text(&record.rules, chance)),
            (Step::Act(_), _) => return Err("a step comes from nobody".into()),
        });
        state.apply(&record.rules, step, &mut ());
    }
    Ok((lines, state.turn() == Turn::Over))
}

impl Made {
    /// The steps of a record; all seats belong to the host, until they are given away.
    fn play_on(&mut self, host: &str, names: &[Option<String>], lines: Vec<String>) {
        let n_seats = self.links.len();
        for (index, seat) in Seat::all(n_seats as u8).enumerate() {
            let name = names.get(index).cloned().flatten();
            let name = name.and_then(|name| ochre_table::clean_name(&name).ok());
            let name = name.unwrap_or_else(|| format!("Player {seat}"));
            self.drafts.push(sit(seat, &name, ("holder", host)));
        }
        let text = (1..=n_seats).map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
        self.drafts.push(Draft { author: Author::Host, kind: Kind::Start, text });
        let step = |text| Draft { author: Author::Host, kind: Kind::Step, text };
        self.drafts.extend(lines.into_iter().map(step));
        self.links.clear();
    }

    /// The table in memory, to check it before it is stored.
    pub fn table(&self, time: i64) -> Result<Table, Failure> {
        let entries: Vec<_> = self
            .drafts
            .iter()
            .zip(1..)
            .map(|(draft, seq)| draft.clone().entry(seq, time))
            .collect();
        Table::from_log(self.id, &entries).map_err(|bad| Failure::Internal(bad.to_string()))
    }
}

/// Somebody sits down: a `bot`, or the `holder` of a session.
fn sit(seat: Seat, name: &str, (kind, who): (&str, &str)) -> Draft {
    let value = secrets::value().to_string();
    let mut text = json!({ "seat": seat, "name": name, "value": value, "by_server": true });
    text[kind] = who.into();
    Draft { author: Author::Host, kind: Kind::Sit, text: text.to_string() }
}

/// The colours that were chosen.
fn colours(wish: &wire::CreateTable, players: u8) -> Result<Vec<u8>, String> {
    let mut colours = wish.colours.clone();
    colours.sort_unstable();
    colours.dedup();
    let is_each = colours.len() == usize::from(players) && wish.colours.len() == colours.len();
    let are_colours = colours.iter().all(|colour| (1..=4).contains(colour));
    if wish.colours.is_empty() || (is_each && are_colours) {
        return Ok(wish.colours.clone());
    }
    Err(format!("`colours` has {players} different numbers from 1 to 4, or is left out"))
}

fn clock(clock: wire::Clock) -> Clock {
    match clock {
        wire::Clock::None => Clock::None,
        wire::Clock::Live { bank, increment, most } => Clock::Live { bank, increment, most },
        wire::Clock::Days { hours } => Clock::Days { hours },
    }
}

fn visibility(visibility: wire::Visibility) -> Visibility {
    match visibility {
        wire::Visibility::Public => Visibility::Public,
        wire::Visibility::Unlisted => Visibility::Unlisted,
        wire::Visibility::Private => Visibility::Private,
    }
}
