//! What a table waits for that only the server can do.

use ochre_bots::BotName;
use ochre_kernel::{Seat, Turn};

use crate::{Millis, Stage, Table};

/// Something that only the server can do, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A bot is to decide.
    Bot {
        /// For this seat.
        seat: Seat,
        /// Which bot.
        bot: BotName,
        /// Not before.
        at: Millis,
    },
    /// The time of a seat runs out.
    TimeOut {
        /// Whose time.
        seat: Seat,
        /// When.
        at: Millis,
    },
}

impl Need {
    /// When it is due.
    pub const fn at(self) -> Millis {
        match self {
            Need::Bot { at, .. } | Need::TimeOut { at, .. } => at,
        }
    }
}

impl Table {
    /// What the table waits for, unless it waits for people.
    pub fn need(&self) -> Option<Need> {
        if self.stage != Stage::Running {
            return None;
        }
        let Turn::Player(seat) = self.play.turn() else { return None };
        if let Some(&bot) = self.sitter(seat).plays() {
            // A person's slip can be taken back as long as no bot has answered.
            let at = self
                .person_moved
                .map_or(self.time, |moved| moved + Millis::from(self.opening.pace));
            return Some(Need::Bot { seat, bot, at });
        }
        self.deadline().map(|(seat, at)| Need::TimeOut { seat, at })
    }

    /// The seat of a person whom the table waits for.
    pub fn waits_for(&self) -> Option<Seat> {
        let Turn::Player(seat) = self.play.turn() else { return None };
        (self.stage == Stage::Running && self.sitter(seat).is_person()).then_some(seat)
    }
}
