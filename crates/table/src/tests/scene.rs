//! A table with its log in memory, and people who wish things.

use ochre_bots::BotName;
use ochre_catalogue::on_each_game;
use ochre_fair::{MasterKey, Secret, Value};
use ochre_kernel::{Rng, Rules as _, Seat, Setup, Turn};

use crate::*;

pub fn seat(number: u8) -> Seat {
    number.to_string().parse().unwrap()
}

pub struct Scene {
    pub entries: Vec<Entry>,
    pub table: Table,
    pub secret: Secret,
    pub now: Millis,
}

/// An opening of that game for so many, hosted by `ann`.
pub fn opening(game: &str, players: u8) -> Opening {
    let mut opening = Opening {
        game: game.into(),
        players,
        seating: Seating::AsJoined,
        pace: 800,
        host: "ann".into(),
        key: "key".into(),
        links: (1..=players).map(|seat| Some(format!("link {seat}"))).collect(),
        ..Opening::default()
    };
    on_each_game!(opening.game().unwrap(), G => {
        let rules = <G as ochre_kernel::Game>::Rules::new(&Setup::of(players)).unwrap();
        opening.describe::<G>(&rules);
    });
    opening
}

impl Scene {
    pub fn new(mut opening: Opening) -> Scene {
        let id = TableId::from_bits([7; 10]);
        let secret = MasterKey::new([1; 32]).secret(id.as_str());
        opening.commitment = secret.commitment().to_string();
        let text = serde_json::to_string(&opening).unwrap();
        let first = Entry { seq: 1, time: 0, author: Author::Host, kind: Kind::Setup, text };
        let entries = vec![first];
        let table = Table::from_log(id, &entries).unwrap();
        Scene { entries, table, secret, now: 0 }
    }

    /// Ann on seat 1, Bob on seat 2, greedy bots on the others; the game has begun.
    pub fn begun(opening: Opening) -> Scene {
        let mut scene = Scene::new(opening);
        scene.sit("ann", 1).unwrap();
        scene.sit("bob", 2).unwrap();
        for number in 3..=scene.table.opening().players {
            scene.put_bot(number).unwrap();
        }
        scene.wish("ann", Command::Start).unwrap();
        scene
    }

    pub fn wish(&mut self, holder: &str, command: Command) -> Result<(), Refused> {
        let asking = Asking { holder, secret: &self.secret };
        let before = self.table.version();
        let drafts = self.table.decide(asking, &command)?;
        assert_eq!(self.table.version(), before, "deciding changes nothing");
        self.write(drafts);
        Ok(())
    }

    pub fn write(&mut self, drafts: Vec<Draft>) {
        for draft in drafts {
            let entry = draft.entry(self.entries.len() as u32 + 1, self.now);
            self.table.apply(&entry).unwrap();
            self.entries.push(entry);
        }
    }

    pub fn sit(&mut self, name: &str, number: u8) -> Result<(), Refused> {
        let (link, code) = (Some(format!("link {number}")), format!("code {number}"));
        let value = Value::new([number; 32]);
        let name = name.to_string();
        self.wish(&name.clone(), Command::Sit { link, name, code, value, by_server: false })
    }

    pub fn put_bot(&mut self, number: u8) -> Result<(), Refused> {
        let value = Value::new([number; 32]);
        self.wish("ann", Command::PutBot { seat: seat(number), bot: BotName::Greedy, value })
    }

    pub fn act(&mut self, holder: &str, action: &str) -> Result<(), Refused> {
        let seen = self.table.version();
        self.wish(holder, Command::Act { seen, action: action.into() })
    }

    pub fn undo(&mut self, holder: &str) -> Result<(), Refused> {
        let seen = self.table.version();
        self.wish(holder, Command::Undo { seen, keep: None })
    }

    /// Whoever's turn it is takes any choice.
    pub fn move_at_random(&mut self, rng: &mut Rng) {
        let Turn::Player(turn) = self.table.play().turn() else { panic!("nobody decides") };
        let choices = self.table.play().choices();
        let action = choices[rng.below(choices.len() as u32) as usize].action.clone();
        match self.table.need() {
            Some(Need::Bot { seat, .. }) => {
                self.write(self.table.bot_moves(seat, &action, &self.secret).unwrap());
            }
            _ => {
                let holder = self.table.sitter(turn).holder.clone().unwrap();
                self.act(&holder, &action).unwrap();
            }
        }
    }

    /// The same table, read anew from its log.
    pub fn again(&self) -> Table {
        Table::from_log(self.table.id(), &self.entries).unwrap()
    }
}
