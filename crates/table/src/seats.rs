//! Wishes about seats, and who may wish what.

use ochre_bots::BotName;
use ochre_fair::Value;
use ochre_kernel::{Seat, Turn};

use crate::command::draft;
use crate::sitter::{Sit, StandIn, Why};
use crate::{Author, Draft, Kind, Refused, Sitter, Stage, Table, Version, Visibility};

impl Table {
    pub(crate) fn recover(
        &self,
        holder: &str,
        code: &str,
        new_code: &str,
    ) -> Result<Vec<Draft>, Refused> {
        let found = self.sitters().find(|(_, sitter)| sitter.code.as_deref() == Some(code));
        let (seat, sitter) = found.ok_or(Refused::BadCode)?;
        let sit = Sit {
            seat,
            name: sitter.name.clone(),
            holder: Some(holder.into()),
            code: Some(new_code.into()),
            bot: None,
            value: None,
            by_server: false,
        };
        Ok(vec![draft(Author::Seat(seat), Kind::Sit, &sit)])
    }

    pub(crate) fn put_bot(
        &self,
        holder: &str,
        seat: Seat,
        bot: &BotName,
        value: &Value,
    ) -> Result<Vec<Draft>, Refused> {
        if !self.is_host(holder) {
            return Err(Refused::NotHost);
        }
        self.must_have(seat)?;
        if self.stage == Stage::Over {
            return Err(Refused::Over);
        }
        if self.sitter(seat).holder.is_some() {
            return Err(Refused::Taken(seat));
        }
        let sit = Sit {
            seat,
            name: bot.to_string(),
            holder: None,
            code: None,
            bot: Some(bot.to_string()),
            value: Some(value.to_string()),
            by_server: true,
        };
        Ok(vec![draft(Author::Host, Kind::Sit, &sit)])
    }

    pub(crate) fn stand_in(
        &self,
        holder: &str,
        seat: Seat,
        bot: Option<BotName>,
    ) -> Result<Vec<Draft>, Refused> {
        let author = self.host_or_own(holder, seat)?;
        if self.stage == Stage::Over {
            return Err(Refused::Over);
        }
        let sitter = self.sitter(seat);
        if sitter.holder.is_none() {
            return Err(Refused::Bad(format!("nobody sits on seat {seat}: put a bot there")));
        }
        let why = if author == Author::Host { Why::Host } else { Why::Asked };
        if author == Author::Host && bot.is_none() {
            return Err(Refused::Bad("only who sits there takes a seat back from a bot".into()));
        }
        let stand_in = StandIn { seat, bot: bot.map(|bot| (bot.to_string(), why)) };
        Ok(vec![draft(author, Kind::StandIn, &stand_in)])
    }
}

/// Small questions that several wishes ask.
impl Table {
    pub(crate) fn must_have(&self, seat: Seat) -> Result<(), Refused> {
        let n_players = self.opening.players;
        let has = seat.index() < usize::from(n_players);
        if has { Ok(()) } else { Err(Refused::NoSeat(n_players)) }
    }

    pub(crate) fn own(&self, holder: &str, seat: Seat) -> Result<&Sitter, Refused> {
        self.must_have(seat)?;
        let sitter = self.sitter(seat);
        let is_own = sitter.holder.as_deref() == Some(holder);
        if is_own { Ok(sitter) } else { Err(Refused::NotSeated) }
    }

    pub(crate) fn host_or_own(&self, holder: &str, seat: Seat) -> Result<Author, Refused> {
        self.must_have(seat)?;
        match self.own(holder, seat) {
            Ok(_) => Ok(Author::Seat(seat)),
            Err(_) if self.is_host(holder) => Ok(Author::Host),
            Err(_) => Err(Refused::NotHost),
        }
    }

    pub(crate) fn speaker(&self, holder: &str) -> Result<Author, Refused> {
        match self.seats_of(holder).first() {
            Some(&seat) => Ok(Author::Seat(seat)),
            None if self.is_host(holder) => Ok(Author::Host),
            None => Err(Refused::NotSeated),
        }
    }

    pub(crate) fn not_yours(&self, holder: &str, seat: Seat) -> Refused {
        match self.seats_of(holder).is_empty() {
            true => Refused::NotSeated,
            false => Refused::NotYourTurn(seat),
        }
    }

    /// Chat and the like may come between looking and deciding; a change of the game may not.
    pub(crate) fn must_be_current(&self, seen: Version) -> Result<(), Refused> {
        let is_current = (self.moved..=self.version).contains(&seen);
        if is_current { Ok(()) } else { Err(Refused::Stale { seen, now: self.version }) }
    }

    /// The seat whose turn it is.
    pub(crate) fn must_run(&self) -> Result<Seat, Refused> {
        match (self.stage, self.play.turn()) {
            (Stage::Lobby, _) => Err(Refused::NotBegun),
            (Stage::Over, _) => Err(Refused::Over),
            (Stage::Paused, _) => Err(Refused::Paused),
            (Stage::Running, Turn::Player(seat)) => Ok(seat),
            (Stage::Running, _) => Err(Refused::Over),
        }
    }

    /// Who may say where to play again: whoever sat here, once the game is over.
    ///
    /// # Errors
    ///
    /// For anybody else, or before.
    pub fn may_go_on(&self, holder: &str) -> Result<Author, Refused> {
        let author = self.speaker(holder)?;
        if self.stage == Stage::Over { Ok(author) } else { Err(Refused::NotOver) }
    }

    pub(crate) fn seat_to_take(&self, holder: &str, link: Option<&str>) -> Result<Seat, Refused> {
        match link {
            Some(link) => self.seat_of_link(link),
            None => self.free_seat(holder).ok_or(Refused::NoFreeSeat),
        }
    }

    /// A seat that needs no link. Only in the lobby: later an empty seat was somebody's.
    fn free_seat(&self, holder: &str) -> Option<Seat> {
        if self.stage != Stage::Lobby {
            return None;
        }
        let free = || self.sitters().filter(|(_, sitter)| sitter.is_empty()).map(|(seat, _)| seat);
        let kept_for = |seat: Seat| self.opening.kept.get(seat.index())?.as_deref();
        let own = free().find(|&seat| kept_for(seat) == Some(holder));
        // Nobody fills a public table alone.
        let may_join =
            self.opening.visibility == Visibility::Public && self.seats_of(holder).is_empty();
        own.or_else(|| free().find(|&seat| may_join && kept_for(seat).is_none()))
    }

    fn seat_of_link(&self, link: &str) -> Result<Seat, Refused> {
        let found = self.sitters().find(|(_, sitter)| sitter.link.as_deref() == Some(link));
        found.map(|(seat, _)| seat).ok_or(Refused::BadLink)
    }
}
