//! Wishes of people, and the entries that they become. Deciding changes nothing: the entries do,
//! once they are stored.

use ochre_bots::BotName;
use ochre_fair::{LuckKey, Secret, Value};
use ochre_kernel::Seat;
use serde::Serialize;

use crate::sitter::{Link, Notify, Sit, StandIn, Why};
use crate::texts::{clean_chat, clean_name};
use crate::{Author, Draft, Kind, Millis, Moved, Refused, Seating, Stage, Table, TableId, Version};

/// Something that a person wants. Secrets come as their hashes.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Takes a seat.
    Sit {
        /// The hash of the link that opens it. Without one: a seat that is kept for this person, or
        /// any that is free at a public table.
        link: Option<String>,
        /// The name that everybody sees.
        name: String,
        /// The hash of the recovery code.
        code: String,
        /// What this person adds to the luck; the server's own where they add nothing.
        value: Value,
        /// Whether it is the server's.
        by_server: bool,
    },
    /// Moves a seat to this device.
    Recover {
        /// The hash of the code.
        code: String,
        /// The hash of the code from now on.
        new_code: String,
    },
    /// Changes the name on a seat.
    Rename {
        /// Whose.
        seat: Seat,
        /// To what.
        name: String,
    },
    /// Puts a bot on a seat where no person sits (host).
    PutBot {
        /// Where.
        seat: Seat,
        /// Which.
        bot: BotName,
        /// What the server adds to the luck for it.
        value: Value,
    },
    /// Makes a new link for a seat; whoever sits there stays until it is used.
    Offer {
        /// Which seat.
        seat: Seat,
        /// The hash of the link.
        link: String,
    },
    /// Takes a seat away from whoever sits there, and makes a new link.
    Revoke {
        /// Which seat.
        seat: Seat,
        /// The hash of the link.
        link: String,
    },
    /// Begins the game (host).
    Start,
    /// Decides for the seat whose turn it is.
    Act {
        /// The version that was looked at.
        seen: Version,
        /// In the notation of records.
        action: String,
    },
    /// Takes back.
    Undo {
        /// The version that was looked at.
        seen: Version,
        /// How many steps stay; all but the last without it.
        keep: Option<usize>,
    },
    /// Says something.
    Chat {
        /// What.
        text: String,
    },
    /// Lets a bot play a seat, or takes it back.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// Which bot; none hands back.
        bot: Option<BotName>,
    },
    /// Asks for a pause, or agrees to one.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Wants to be told of its turns.
    Notify {
        /// Whose turns.
        seat: Seat,
        /// Where; nowhere without it.
        url: Option<String>,
    },
    /// Says where those who sit here play again.
    Next {
        /// The new table.
        table: TableId,
        /// What was said before; nothing may have been said in between.
        instead_of: Option<TableId>,
    },
}

/// Who wants it, when, and what the luck of the table is made of.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// The session.
    pub holder: &'a str,
    /// The secret of the table.
    pub secret: &'a Secret,
}

impl Table {
    /// The entries that a wish becomes.
    ///
    /// # Errors
    ///
    /// When it is refused.
    pub fn decide(&self, asking: Asking<'_>, command: &Command) -> Result<Vec<Draft>, Refused> {
        match command {
            Command::Sit { link, name, code, value, by_server } => {
                let sit = Sit {
                    seat: self.seat_to_take(asking.holder, link.as_deref())?,
                    name: clean_name(name).map_err(Refused::Bad)?,
                    holder: Some(asking.holder.into()),
                    code: Some(code.clone()),
                    bot: None,
                    value: Some(value.to_string()),
                    by_server: *by_server,
                };
                Ok(vec![draft(Author::Seat(sit.seat), Kind::Sit, &sit)])
            }
            Command::Recover { code, new_code } => self.recover(asking.holder, code, new_code),
            Command::Rename { seat, name } => {
                let sitter = self.own(asking.holder, *seat)?;
                let sit = Sit {
                    seat: *seat,
                    name: clean_name(name).map_err(Refused::Bad)?,
                    holder: sitter.holder.clone(),
                    code: sitter.code.clone(),
                    bot: None,
                    value: None,
                    by_server: false,
                };
                Ok(vec![draft(Author::Seat(*seat), Kind::Sit, &sit)])
            }
            Command::PutBot { seat, bot, value } => self.put_bot(asking.holder, *seat, bot, value),
            Command::Offer { seat, link } => {
                let author = self.host_or_own(asking.holder, *seat)?;
                if author == Author::Host && self.sitter(*seat).holder.is_some() {
                    return Err(Refused::Taken(*seat));
                }
                let link = Link { seat: *seat, link: link.clone(), empty: false };
                Ok(vec![draft(author, Kind::Link, &link)])
            }
            Command::Revoke { seat, link } => {
                let author = self.host_or_own(asking.holder, *seat)?;
                let link = Link { seat: *seat, link: link.clone(), empty: true };
                Ok(vec![draft(author, Kind::Link, &link)])
            }
            Command::Start => self.start(asking),
            Command::Act { seen, action } => {
                self.must_be_current(*seen)?;
                let seat = self.must_run()?;
                self.own(asking.holder, seat).map_err(|_| self.not_yours(asking.holder, seat))?;
                if self.sitter(seat).plays().is_some() {
                    return Err(Refused::BotPlays(seat));
                }
                self.moves(seat, action, asking.secret)
            }
            Command::Undo { seen, keep } => self.undo(asking.holder, *seen, *keep),
            Command::Chat { text } => {
                let author = self.speaker(asking.holder)?;
                let text = clean_chat(text).map_err(Refused::Bad)?;
                Ok(vec![Draft { author, kind: Kind::Chat, text }])
            }
            Command::StandIn { seat, bot } => self.stand_in(asking.holder, *seat, *bot),
            Command::Pause => self.ask_pause(asking.holder),
            Command::Resume => {
                let author = self.speaker(asking.holder)?;
                if self.stage == Stage::Over {
                    return Err(Refused::Over);
                }
                // Whoever agreed may have left the seat since.
                let asked = self.sitters.iter().any(|sitter| sitter.wants_pause);
                if !asked && self.stage != Stage::Paused {
                    return Err(Refused::NotPaused);
                }
                Ok(vec![Draft { author, kind: Kind::Pause, text: "go".into() }])
            }
            Command::Notify { seat, url } => {
                self.own(asking.holder, *seat)?;
                let notify = Notify { seat: *seat, url: url.clone() };
                Ok(vec![draft(Author::Seat(*seat), Kind::Notify, &notify)])
            }
            Command::Next { table, instead_of } => {
                let author = self.may_go_on(asking.holder)?;
                if self.next != *instead_of {
                    return Err(Refused::Follows);
                }
                Ok(vec![Draft { author, kind: Kind::Next, text: table.to_string() }])
            }
        }
    }

    /// The entries of a bot's move.
    ///
    /// # Errors
    ///
    /// When it is not the turn of a bot on this seat, or the move is none.
    pub fn bot_moves(
        &self,
        seat: Seat,
        action: &str,
        secret: &Secret,
    ) -> Result<Vec<Draft>, Refused> {
        if self.must_run()? != seat || self.sitter(seat).plays().is_none() {
            return Err(Refused::NotYourTurn(seat));
        }
        self.moves(seat, action, secret)
    }

    fn moves(&self, seat: Seat, action: &str, secret: &Secret) -> Result<Vec<Draft>, Refused> {
        let luck = self.luck(secret)?;
        let moved = self.play.act(action, &luck)?;
        Ok(step_drafts(moved, Some(seat), secret))
    }

    fn start(&self, asking: Asking<'_>) -> Result<Vec<Draft>, Refused> {
        if !self.is_host(asking.holder) {
            return Err(Refused::NotHost);
        }
        if self.stage != Stage::Lobby {
            return Err(Refused::Begun);
        }
        let mut values = Vec::new();
        for (seat, sitter) in self.sitters() {
            let value = sitter.value.filter(|_| !sitter.is_empty());
            values.push(value.ok_or(Refused::Empty(seat))?);
        }
        self.luck(asking.secret)?;
        let luck = LuckKey::new(asking.secret, self.id.as_str(), &values);
        let n_players = self.opening.players;
        let seating = match self.opening.seating {
            Seating::Random => luck.seating(n_players),
            Seating::AsJoined => (0..n_players).collect(),
        };
        let seating: Vec<String> = seating.iter().map(|seat| (seat + 1).to_string()).collect();
        let text = seating.join(" ");
        let mut drafts = vec![Draft { author: Author::Host, kind: Kind::Start, text }];
        drafts.extend(step_drafts(self.play.begin(&luck), None, asking.secret));
        Ok(drafts)
    }

    fn undo(
        &self,
        holder: &str,
        seen: Version,
        keep: Option<usize>,
    ) -> Result<Vec<Draft>, Refused> {
        self.must_be_current(seen)?;
        self.must_run()?;
        let n_steps = self.play.n_steps();
        let seats = self.seats_of(holder);
        if seats.is_empty() {
            return Err(Refused::NotSeated);
        }
        // Of several own seats at most one has moved last.
        let floors = seats.into_iter().map(|seat| (self.play.undo_floor(seat), seat));
        let Some((floor, seat)) = floors.min().filter(|&(floor, _)| floor < n_steps) else {
            return Err(Refused::NoUndo(
                "nothing can be taken back: luck, a reveal or somebody else has decided since",
            ));
        };
        let keep = keep.unwrap_or(n_steps - 1);
        if keep >= n_steps || keep < floor {
            return Err(Refused::NoUndo(
                "so much can't be taken back: luck, a reveal or somebody else has decided since",
            ));
        }
        let (author, text) = (Author::Seat(seat), keep.to_string());
        Ok(vec![Draft { author, kind: Kind::Undo, text }])
    }

    fn ask_pause(&self, holder: &str) -> Result<Vec<Draft>, Refused> {
        self.must_run()?;
        let seats = self.seats_of(holder);
        if seats.is_empty() {
            return Err(Refused::NotSeated);
        }
        let ask =
            |seat| Draft { author: Author::Seat(seat), kind: Kind::Pause, text: "ask".into() };
        Ok(seats.into_iter().map(ask).collect())
    }

    /// The server was down: that time doesn't count.
    pub fn was_down(&self, from: Millis, to: Millis) -> Option<Draft> {
        // What was written after the clocks stopped counts from there.
        let from = from.max(self.time);
        (self.deadline().is_some() && from < to).then(|| Draft {
            author: Author::Server,
            kind: Kind::Down,
            text: format!("{from} {to}"),
        })
    }

    /// A bot takes the seat of somebody whose time has run out.
    pub fn time_out(&self, now: Millis) -> Option<Draft> {
        let (seat, _) = self.deadline().filter(|&(_, at)| at <= now)?;
        let stand_in = StandIn { seat, bot: Some((STAND_IN.to_string(), Why::Time)) };
        Some(draft(Author::Server, Kind::StandIn, &stand_in))
    }
}

/// Plays for people whose time has run out.
pub const STAND_IN: BotName = BotName::Greedy;

/// The entries of steps; the secret is told with the last one.
fn step_drafts(moved: Moved, seat: Option<Seat>, secret: &Secret) -> Vec<Draft> {
    let author = |line: &str| match seat {
        Some(seat) if !line.starts_with('*') => Author::Seat(seat),
        _ => Author::Server,
    };
    let step = |text: String| Draft { author: author(&text), kind: Kind::Step, text };
    let mut drafts: Vec<Draft> = moved.lines.into_iter().map(step).collect();
    if moved.over {
        let text = secret.to_hex();
        drafts.push(Draft { author: Author::Server, kind: Kind::End, text });
    }
    drafts
}

pub(crate) fn draft(author: Author, kind: Kind, text: &impl Serialize) -> Draft {
    Draft { author, kind, text: serde_json::to_string(text).unwrap_or_default() }
}
