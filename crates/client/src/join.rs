//! From nothing to a table where everybody sits and the game has begun.

use std::collections::BTreeMap;

use ochre_wire::{
    Claim, Claimed, Clock, CreateTable, Created, Done, SeatWish, Seating, Visibility,
};
use serde_json::json;

use crate::{ClientError, Server, strange};

/// What kind of table is wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// `stone-age` or `endless-winter`.
    pub game: String,
    /// Options of the game.
    pub options: Vec<(String, String)>,
    /// How many people play.
    pub people: u8,
    /// The bots that play after them.
    pub bots: Vec<String>,
    /// How long people may think.
    pub clock: Clock,
}

impl Wanted {
    /// A table for two people without a clock.
    pub fn for_two(game: &str) -> Wanted {
        Wanted {
            game: game.into(),
            options: Vec::new(),
            people: 2,
            bots: Vec::new(),
            clock: Clock::None,
        }
    }

    fn request(&self) -> CreateTable {
        let open = (0..self.people).map(|_| SeatWish::Open {});
        let bots = self.bots.iter().map(|bot| SeatWish::Bot { bot: bot.clone() });
        let seats: Vec<SeatWish> = open.chain(bots).collect();
        CreateTable {
            game: self.game.clone(),
            players: seats.len() as u8,
            options: BTreeMap::from_iter(self.options.iter().cloned()),
            pack: None,
            position: None,
            seats,
            colours: Vec::new(),
            visibility: Visibility::Unlisted,
            clock: self.clock,
            seating: Seating::AsJoined,
            pace: Some(0),
            projection: None,
        }
    }
}

/// A table whose game has begun.
#[derive(Clone, Debug)]
pub struct Joined {
    /// Its name.
    pub table: String,
    /// The session of each person, seat 1 first.
    pub sessions: Vec<String>,
}

impl Server {
    /// Makes a table, takes all seats of people and begins the game.
    ///
    /// # Errors
    ///
    /// When any step is refused or nobody answers; what was made until then is left alone.
    pub async fn join(&self, wanted: &Wanted) -> Result<Joined, ClientError> {
        let created: Created =
            self.post("/api/tables?session=bearer", None, &wanted.request()).await?;
        let host = created.session.ok_or_else(|| strange("no session for the host"))?;
        let mut sessions = Vec::new();
        for link in created.links {
            // The host takes the first seat, strangers take the others.
            let own = sessions.is_empty().then_some(host.as_str());
            let name = format!("Player {}", link.seat);
            let claim = Claim { token: Some(link.token), name, value: None };
            let path = format!("/api/tables/{}/claim?session=bearer", created.table);
            let claimed: Claimed = self.post(&path, own, &claim).await?;
            sessions.push(claimed.session.unwrap_or_else(|| host.clone()));
        }
        let path = format!("/api/tables/{}/start", created.table);
        let _: Done = self.post(&path, Some(&host), &json!({})).await?;
        Ok(Joined { table: created.table, sessions })
    }
}
