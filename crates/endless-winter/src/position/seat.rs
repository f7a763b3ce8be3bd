//! One player, in readable form.

use std::collections::BTreeMap;

use ochre_endless_winter_pack::Species;
use ochre_kernel::{Game, Seat};
use serde::{Deserialize, Serialize};

use super::cards::Cards;
use super::counts::{Counts, counts};
use crate::card::{Card, Pile};
use crate::ids::{Chief, SetupCard, Stone};
use crate::map::{Hex, Juncture};
use crate::player::VpSource;
use crate::rules::Rules;
use crate::state::EndlessWinter;

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub struct SeatPosition {
    pub seat: Seat,
    /// Follows from the rest, so it may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScorePosition>,
    /// VP gained at once (EW-2.4).
    pub vp: BTreeMap<VpSource, u16>,
    pub food: u8,
    /// Follows from the rest, so it may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub food_max: Option<u8>,
    pub tools: u8,
    pub chief: Option<Chief>,
    /// Missing where there is no chief yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    pub setup_card: Option<SetupCard>,
    pub camps: BTreeMap<Hex, u8>,
    /// Camps on the own board. Follows from the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub camps_left: Option<u8>,
    pub villages: Vec<Juncture>,
    /// Megaliths on the own board.
    pub megaliths_left: u8,
    /// The level of the idol; 0 is below the lowest.
    pub offering: u8,
    /// The level of the idol; 0 is below the lowest.
    pub reverence: u8,
    /// The place on that level, from the left from 1; missing below the lowest level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reverence_place: Option<u8>,
    /// From the left.
    pub stones: Vec<Stone>,
    pub animals: Counts<Species>,
    pub used_animals: Counts<Species>,
    pub hand: Cards,
    /// Cards of the hand that everybody saw come there (EW-2.6).
    pub known_hand: Vec<Card>,
    pub deck: Cards,
    pub discard: Vec<Card>,
    /// Played this turn, or revealed in the eclipse.
    pub above: Vec<Card>,
    pub eclipse_pile: Cards,
    pub buried: Cards,
    /// Buried cards that everybody saw.
    pub known_buried: Vec<Card>,
    /// All cards, wherever they are. Follows from the rest, but for a viewer it is news.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owned: Option<Vec<Card>>,
    /// Labor of the last eclipse.
    pub eclipse_labor_halves: u8,
}

/// A side of a chief card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the letters of the pack")]
pub enum Side {
    A,
    B,
}

/// Points with their sources.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScorePosition {
    /// The sum of the sources.
    pub total: i32,
    /// Each source by its name.
    pub sources: BTreeMap<String, i32>,
}

fn all_cards(pile: Pile) -> Vec<Card> {
    pile.cards().collect()
}

impl EndlessWinter {
    pub(crate) fn seat_position(&self, rules: &Rules, seat: Seat) -> SeatPosition {
        let player = self.player(seat);
        let sources = self.score_sources(rules, seat);
        let sources = sources.into_iter().map(|(name, vp)| (name.to_string(), vp)).collect();
        let vp = VpSource::ALL.into_iter().zip(player.vp).filter(|&(_, vp)| 0 < vp);
        let camps = Hex::all().map(|hex| (hex, player.camps.on(hex)));
        let side = if player.side == 0 { Side::A } else { Side::B };
        SeatPosition {
            seat,
            score: Some(ScorePosition { total: self.score(rules, seat), sources }),
            vp: vp.collect(),
            food: player.food,
            food_max: Some(player.food_max(rules)),
            tools: player.tools,
            chief: player.chief,
            side: player.chief.map(|_| side),
            setup_card: player.setup,
            camps: camps.filter(|&(_, n)| 0 < n).collect(),
            camps_left: Some(player.camps_left()),
            villages: player.villages().collect(),
            megaliths_left: player.megaliths_left(),
            offering: player.offering,
            reverence: player.reverence,
            reverence_place: (0 < player.reverence).then_some(player.reverence_place + 1),
            stones: player.stones().collect(),
            animals: counts(Species::ALL, player.animals),
            used_animals: counts(Species::ALL, player.used_animals),
            hand: Cards::open(player.hand),
            known_hand: all_cards(player.known_hand),
            deck: Cards::open(player.deck),
            discard: all_cards(player.discard),
            above: all_cards(player.above),
            eclipse_pile: Cards::open(player.pile),
            buried: Cards::open(player.buried),
            known_buried: all_cards(player.known_buried),
            owned: Some(all_cards(player.owned())),
            eclipse_labor_halves: player.eclipse_labor,
        }
    }
}

impl SeatPosition {
    /// Leaves what others may know (EW-2.6).
    pub(crate) fn hide(&mut self) {
        self.hand.hide();
        self.deck.hide();
        self.eclipse_pile.hide();
        self.buried.hide();
    }
}
