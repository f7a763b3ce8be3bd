//! What can be asked of a table.

use ochre_fair::{LuckKey, Secret, Value};
use ochre_kernel::{Seat, Viewer};

use crate::play::Play;
use crate::{Millis, Opening, Refused, Sitter, Stage, Table, TableId, Version, Visibility};

impl Table {
    /// Its name.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// What was decided when it was made.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The number of its last entry.
    pub fn version(&self) -> Version {
        self.version
    }

    /// When its last entry was written.
    pub fn time(&self) -> Millis {
        self.time
    }

    /// The game.
    pub fn play(&self) -> &dyn Play {
        &*self.play
    }

    /// Who sits where.
    pub fn sitters(&self) -> impl ExactSizeIterator<Item = (Seat, &Sitter)> {
        Seat::all(self.opening.players).collect::<Vec<_>>().into_iter().zip(&self.sitters)
    }

    /// Who sits there. Panics where there is no such seat.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }

    /// The seats that a session plays.
    pub fn seats_of(&self, holder: &str) -> Vec<Seat> {
        let own = |(_, sitter): &(Seat, &Sitter)| sitter.holder.as_deref() == Some(holder);
        self.sitters().filter(own).map(|(seat, _)| seat).collect()
    }

    /// Whether this session made the table.
    pub fn is_host(&self, holder: &str) -> bool {
        self.host == holder
    }

    /// Whether a seat was kept for this session when the table was made.
    pub fn is_kept_for(&self, holder: &str) -> bool {
        self.opening.kept.iter().any(|kept| kept.as_deref() == Some(holder))
    }

    /// The colour of a seat, 1 to 4: that of the place where whoever sits there sat down.
    pub fn colour(&self, seat: Seat) -> u8 {
        let own = seat.index();
        let place = self.seating.iter().position(|&other| usize::from(other) == own);
        let place = place.unwrap_or(own);
        self.opening.colours.get(place).copied().unwrap_or(place as u8 + 1)
    }

    /// Where those who sit here play again.
    pub fn next(&self) -> Option<TableId> {
        self.next
    }

    /// Whether somebody without a seat may look on.
    pub fn may_watch(&self, holder: Option<&str>) -> bool {
        let belongs = |own| {
            self.is_host(own)
                || !self.seats_of(own).is_empty()
                || (self.stage == Stage::Lobby && self.is_kept_for(own))
        };
        self.opening.visibility != Visibility::Private || holder.is_some_and(belongs)
    }

    /// Whether a session may look through the eyes of this viewer.
    pub fn may_view(&self, holder: Option<&str>, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Spectator => self.may_watch(holder),
            Viewer::Seat(seat) => holder.is_some_and(|own| self.seats_of(own).contains(&seat)),
        }
    }

    /// What each seat has left to think at this moment.
    pub fn time_left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.clocks.left(seat, now)
    }

    /// The seat whose time runs, and when it will have run out.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        self.clocks.deadline()
    }

    /// The entry of each step that counts, in the order of the game.
    pub fn step_seqs(&self) -> &[Version] {
        &self.step_seqs
    }

    /// The secret of the luck, once the game is over.
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// What the places added to the luck; whether the server did it for them.
    pub fn values(&self) -> &[(Value, bool)] {
        &self.values
    }

    /// The seat that each place got, counted from 0; empty before the game begins.
    pub fn seating(&self) -> &[u8] {
        &self.seating
    }

    /// The name of each seat, for records.
    pub fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// The luck of this table.
    pub(crate) fn luck(&self, secret: &Secret) -> Result<LuckKey, Refused> {
        if secret.commitment().to_string() != self.opening.commitment {
            return Err(Refused::WrongKey(self.opening.key.clone()));
        }
        let values: Vec<Value> = self.values.iter().map(|&(value, _)| value).collect();
        Ok(LuckKey::new(secret, self.id.as_str(), &values))
    }
}
