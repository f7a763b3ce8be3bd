//! How a unit of a symbol can be carried out, in words.

use ochre_endless_winter::{Card, From, Site, Stone, Way};
use ochre_endless_winter_pack::Symbol;
use ochre_kernel::Seat;

use super::labels::Labels;
use super::{market, words};

impl Labels<'_> {
    /// What is done, and what comes of it.
    pub fn way(&self, symbol: Symbol, way: Way) -> String {
        let rules = self.rules;
        match way {
            Way::Megalith(site) => self.megalith(site),
            Way::Draw => "draw a card".into(),
            Way::Offering => self.offering(),
            Way::Reverence => self.reverence(),
            Way::Tool => "a tool".into(),
            Way::Food => "a food".into(),
            Way::Bury(from, card) => {
                let from = match from {
                    From::Hand => "from hand",
                    From::Discard => "discarded",
                    From::Above => "played",
                };
                format!("{}, {from}", words::card(rules, card))
            }
            Way::Camp => "a camp to the start hex".into(),
            Way::Move(from, to) => {
                format!("{from} → {}", words::hex(to, self.game.terrain(to)))
            }
            Way::Village(juncture) => {
                let hexes = juncture.hexes().map(|hex| words::hex(hex, self.game.terrain(hex)));
                format!("village at {juncture} ({})", hexes.join(", "))
            }
            Way::Reveal => "turn up animals".into(),
            Way::Animal(species) => format!("take {}", market::animal(rules, species)),
            Way::AnimalDeck => "the top animal of the deck".into(),
            Way::UseAnimal(species) => {
                let gain = &rules.components().animal(species).gain;
                format!("use {}: {gain}", words::animal(rules, species))
            }
            Way::Tribe(tribe) => {
                let card = Card::tribe(tribe);
                match self.game.tribe_pile(tribe) {
                    0 => format!("{}: the pile is empty, 1 VP", words::card(rules, card)),
                    _ if symbol == Symbol::TribeDiscard => {
                        format!("{} into your discard pile", words::card(rules, card))
                    }
                    _ => words::whole_card(rules, card),
                }
            }
            Way::Culture(card) => words::whole_card(rules, card),
            Way::Stone(stone) => self.stone(stone),
            Way::MaxFood => "food up to the maximum".into(),
            Way::Vp => "1 VP, for nothing is left to take".into(),
        }
    }

    /// `s1_04: 2 VP per village at lake, now 0`.
    pub fn stone(&self, stone: Stone) -> String {
        let worth = self.game.stone_value(self.rules, self.seat, stone);
        format!("{stone}: {}, now {worth}", words::stone(self.rules, stone))
    }

    /// What a cell gives, or what the top of four scores (EW-8.5).
    fn megalith(&self, site: Site) -> String {
        if site.layer == 0 {
            return match self.game.field(self.rules) {
                Some(field) if field.is_start(site) => format!("{site} START"),
                Some(field) => format!("{site} {}", words::brief(&field.gain(site))),
                None => site.to_string(),
            };
        }
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().map(|(down, right)| {
            let (row, column) = (site.row + down, site.column + right);
            self.game.megalith(self.rules, Site { layer: site.layer - 1, row, column })
        });
        let owners: Vec<Seat> = corners.flatten().flatten().collect();
        let own = owners.iter().filter(|&&owner| owner == self.seat).count();
        let others: Vec<String> = self
            .rules
            .seats()
            .filter(|&seat| seat != self.seat && owners.contains(&seat))
            .map(|seat| {
                let theirs = owners.iter().filter(|&&owner| owner == seat).count();
                format!(", {theirs} for player {seat}")
            })
            .collect();
        format!("{site} on top: {} VP{}", 4 + own, others.concat())
    }

    fn offering(&self) -> String {
        let level = usize::from(self.game.player(self.seat).offering());
        match self.rules.components().idol_board.offering.get(level) {
            None => "offering idol at the top: 1 VP".into(),
            Some(next) if next.gain.is_empty() => {
                format!("offering idol to {} ({}:1)", level + 1, next.ratio)
            }
            Some(next) => {
                format!(
                    "offering idol to {} ({}:1, {})",
                    level + 1,
                    next.ratio,
                    words::brief(&next.gain)
                )
            }
        }
    }

    fn reverence(&self) -> String {
        let level = usize::from(self.game.player(self.seat).reverence());
        match self.rules.components().idol_board.reverence.get(level).map_or(0, |next| next.vp) {
            0 => format!("reverence idol to {}", level + 1),
            vp => format!("reverence idol to {} ({vp} VP)", level + 1),
        }
    }
}
