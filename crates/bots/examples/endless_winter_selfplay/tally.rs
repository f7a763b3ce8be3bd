//! What happened in many games.

use std::collections::BTreeMap;

use ochre_bots::{BotName, Played};
use ochre_endless_winter::{Chance, EndlessWinter, Event, Figure, Hex, Rules, Source, Spot};
use ochre_endless_winter_pack::Tribe;
use ochre_kernel::{Game, PerSeat, Seat, Step};

/// How one component fared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Record {
    /// Games in which it was there to be had.
    pub n_offered: u32,
    /// Games in which somebody took it, and in which somebody used it.
    pub n_taken: u32,
    pub n_used: u32,
    /// How often it was taken and used in all.
    pub taken: u32,
    pub used: u32,
    /// Owners, and the victories they had.
    pub owners: u32,
    pub won: f64,
}

/// One component in one game.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    taken: PerSeat<u32>,
    used: u32,
}

/// By kind and name.
pub type Records = BTreeMap<(&'static str, &'static str), Record>;

/// Everything that was counted.
#[derive(Debug)]
pub struct Tally {
    pub n_games: u32,
    pub bots: Vec<BotName>,
    pub n_seated: Vec<u32>,
    pub won: Vec<f64>,
    pub scores: Vec<f64>,
    pub winner_score: f64,
    pub n_steps: usize,
    /// VP by source: of all seats, of winners, and how many seats had any.
    pub sources: Vec<(&'static str, [f64; 3])>,
    /// By round: the four columns, rest.
    pub spots: [[u32; 5]; 4],
    pub won_by_place: [f64; 4],
    pub records: Records,
    /// Other things that happened, each counted.
    pub events: BTreeMap<String, u32>,
}

impl Tally {
    pub fn new(_: &Rules, bots: &[BotName]) -> Tally {
        Tally {
            n_games: 0,
            bots: bots.to_vec(),
            n_seated: vec![0; bots.len()],
            won: vec![0.0; bots.len()],
            scores: vec![0.0; bots.len()],
            winner_score: 0.0,
            n_steps: 0,
            sources: Vec::new(),
            spots: [[0; 5]; 4],
            won_by_place: [0.0; 4],
            records: BTreeMap::new(),
            events: BTreeMap::new(),
        }
    }

    pub fn add(
        &mut self,
        rules: &Rules,
        played: &Played<EndlessWinter>,
        seated: impl Fn(usize) -> usize,
    ) {
        let Some(shares) = played.state.win_shares(rules) else { return };
        self.n_games += 1;
        self.n_steps += played.steps.len();
        for seat in rules.seats() {
            let score = f64::from(played.state.score(rules, seat));
            let bot = seated(seat.index());
            self.n_seated[bot] += 1;
            self.won[bot] += shares[seat];
            self.scores[bot] += score;
            self.winner_score += score * shares[seat];
            let sources = played.state.score_sources(rules, seat);
            self.sources.resize(sources.len(), ("", [0.0; 3]));
            for (sum, (name, vp)) in self.sources.iter_mut().zip(sources) {
                let vp = f64::from(vp);
                sum.0 = name;
                sum.1[0] += vp;
                sum.1[1] += vp * shares[seat];
                sum.1[2] += f64::from(u8::from(0.0 < vp));
            }
        }
        let mut seen = BTreeMap::new();
        let mut game = EndlessWinter::new(rules);
        let mut events = Vec::new();
        for &step in &played.steps {
            if let (Step::Chance(Chance::Order(order)), 1) = (step, game.round()) {
                for (place, &seat) in order.iter().take(rules.seats().count()).enumerate() {
                    self.won_by_place[place] += shares[seat];
                }
            }
            events.clear();
            game.apply(rules, step, &mut events);
            for event in &events {
                self.see(&game, event, &mut seen);
            }
        }
        self.see_the_end(&game, rules, &mut seen);
        for (key, seen) in seen {
            let record = self.records.entry(key).or_default();
            record.n_offered += 1;
            let n_taken: u32 = seen.taken.0.iter().sum();
            record.n_taken += u32::from(0 < n_taken);
            record.n_used += u32::from(0 < seen.used);
            record.taken += n_taken;
            record.used += seen.used;
            for seat in rules.seats().filter(|&seat| 0 < seen.taken[seat]) {
                record.owners += 1;
                record.won += shares[seat];
            }
        }
    }

    fn see(&mut self, game: &EndlessWinter, event: &Event, seen: &mut SeenAll) {
        let mut count = |what: &str| *self.events.entry(what.to_owned()).or_default() += 1;
        match *event {
            Event::CultureLaid { card, .. } => {
                seen.entry(("culture", card.id())).or_default();
            }
            Event::StoneLaid { stone } => {
                seen.entry(("stone", stone.id())).or_default();
            }
            Event::CultureTaken { seat, card } => take(seen, "culture", card.id(), seat),
            Event::StoneTaken { seat, stone } => take(seen, "stone", stone.id(), seat),
            Event::StoneCounted { stone, vp, .. } if 0 < vp => {
                seen.entry(("stone", stone.id())).or_default().used += 1;
            }
            Event::TribeTaken { seat, tribe, .. } => take(seen, "tribe", tribe.id(), seat),
            Event::AbilityUsed { source: Source::Card(card), .. } => {
                let kind = if card.is_culture() { "culture" } else { "tribe" };
                seen.entry((kind, card.id())).or_default().used += 1;
            }
            Event::AbilityUsed { seat, source: Source::Chief, .. } => {
                if let Some((chief, side)) = game.player(seat).chief() {
                    seen.entry((["chief a", "chief b"][usize::from(side)], chief.id()))
                        .or_default()
                        .used += 1;
                }
            }
            Event::ChiefChosen { seat, chief, side } => {
                for (index, kind) in ["chief a", "chief b"].into_iter().enumerate() {
                    seen.entry((kind, chief.id())).or_default();
                    if index == usize::from(side) {
                        take(seen, kind, chief.id(), seat);
                    }
                }
            }
            Event::SetupTaken { seat, card } => take(seen, "set-up", card.id(), seat),
            Event::AnimalTaken { seat, species, .. } => take(seen, "animal", species.id(), seat),
            Event::AnimalUsed { species, .. } => {
                seen.entry(("animal", species.id())).or_default().used += 1;
            }
            Event::RestTokenTaken { seat, token } => take(seen, "rest token", token.id(), seat),
            Event::Placed { spot, figure, .. } => {
                let index = Spot::ALL.iter().position(|&other| other == spot).unwrap_or(0);
                self.spots[usize::from(game.round() as u8 - 1)][index] += 1;
                if figure == Figure::Chief && spot == Spot::Rest {
                    count("chief at rest");
                }
            }
            Event::VillageFounded { .. } => count("village"),
            Event::MegalithPlaced { site, .. } if site.layer == 0 => count("megalith on a board"),
            Event::MegalithPlaced { .. } => count("megalith on top"),
            Event::CampPlaced { .. } => count("camp"),
            Event::CampMoved { .. } => count("move"),
            Event::Buried { .. } => count("burial"),
            Event::Offering { .. } => count("offering step"),
            Event::Reverence { .. } => count("reverence step"),
            Event::Substituted { .. } => count("substitution"),
            Event::Declined { .. } => count("declined"),
            Event::FoodSpent { food, .. } => {
                (0..food).for_each(|_| count("food spent for labor"));
            }
            Event::PileRevealed { tribe, .. } => {
                (0..tribe.len()).for_each(|_| count("card in an eclipse pile"));
            }
            Event::Drew { .. } => count("card drawn"),
            _ => (),
        }
    }

    /// Who leads which terrain in the end, and what was left unused.
    fn see_the_end(&mut self, game: &EndlessWinter, rules: &Rules, seen: &mut SeenAll) {
        for hex in Hex::all() {
            let Some(terrain) = game.terrain(hex) else { continue };
            seen.entry(("terrain", terrain.id())).or_default();
            let most = rules.seats().map(|seat| game.influence(seat, hex)).max().unwrap_or(0);
            for seat in rules.seats().filter(|&seat| 0 < most && game.influence(seat, hex) == most)
            {
                take(seen, "terrain", terrain.id(), seat);
            }
        }
        for tribe in Tribe::ALL {
            seen.entry(("tribe", tribe.id())).or_default();
        }
        for seat in rules.seats() {
            let left = game.player(seat).hand().len();
            *self.events.entry("card left in hand".to_owned()).or_default() += u32::from(left);
        }
    }
}

type SeenAll = BTreeMap<(&'static str, &'static str), Seen>;

fn take(seen: &mut SeenAll, kind: &'static str, name: &'static str, seat: Seat) {
    seen.entry((kind, name)).or_default().taken[seat] += 1;
}
