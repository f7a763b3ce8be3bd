//! The eclipse phase (EW-6.1 to EW-6.4).

use ochre_endless_winter_pack::{Gains, Species, StoneRule, Terrain};
use ochre_kernel::{Seat, Sink};

use crate::action::{Action, Spot};
use crate::event::Event;
use crate::field::Slots;
use crate::ids::Stone;
use crate::map::Hex;
use crate::pending::{Frame, Pending};
use crate::player::{VpSource, owner_index};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase};
use crate::turn_state::TurnState;
use crate::ways::each_hex;

/// What a resting figure is worth, in halves of labor (EW-4.7).
const RESTING: u8 = 3;

impl EndlessWinter {
    /// All reveal their piles; the labor makes the new turn order (EW-6.1, EW-6.2).
    pub(crate) fn begin_eclipse(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        let players = usize::from(rules.n_players());
        for place in 0..players {
            let seat = self.order[place];
            let player = &mut self.players[seat];
            let (tribe, bluff) = (player.pile.tribes(), player.pile.cultures());
            player.pile = Default::default();
            player.above = tribe;
            bluff.cards().for_each(|card| player.take_openly(card));
            let resting = |placed: &crate::Placed| placed.seat == seat && placed.spot == Spot::Rest;
            let n_resting = self.placed().filter(resting).count() as u8;
            let labor = self.labor_of_revealed(rules, seat) + RESTING * n_resting;
            self.players[seat].eclipse_labor = labor;
            events.push(Event::PileRevealed { seat, tribe, bluff, labor });
        }
        // Who was later comes first among equals: turned around, then sorted without mixing them.
        self.order[..players].reverse();
        let labor = self.players.0.map(|player| player.eclipse_labor);
        for last in 1..players {
            for place in (1..=last).rev() {
                if labor[self.order[place - 1].index()] < labor[self.order[place].index()] {
                    self.order.swap(place - 1, place);
                }
            }
        }
        events.push(Event::OrderSet { order: self.order, players: rules.n_players() });
        self.begin_part(0, events);
    }

    fn begin_part(&mut self, place: u8, events: &mut impl Sink<Event>) {
        self.turn = TurnState::default();
        self.active = self.order[usize::from(place)];
        self.phase = Phase::Eclipse { place, part: 0 };
        events.push(Event::EclipseTurn { seat: self.active });
    }

    /// The parts of EW-6.3 one after another; whether the player has to decide in (b).
    pub(crate) fn settle_eclipse(
        &mut self,
        rules: &Rules,
        place: u8,
        part: u8,
        events: &mut impl Sink<Event>,
    ) -> bool {
        if part == 1 {
            let mut can_use = false;
            self.each_eclipse_ability(rules, &mut |_| can_use = true);
            if can_use {
                return true;
            }
        }
        self.phase = Phase::Eclipse { place, part: part + 1 };
        match part {
            0 => {
                let bonus = &rules.components().turn_order[usize::from(place)];
                self.gain(&bonus.gain, VpSource::Symbols, events);
            }
            1 => (),
            2 => {
                let gains = self.influence_gains(rules);
                self.gain(&gains, VpSource::Symbols, events);
            }
            3 => self.begin_board_gains(rules, events),
            _ if place + 1 < rules.n_players() => self.begin_part(place + 1, events),
            _ => self.end_eclipse(rules, events),
        }
        false
    }

    /// How much influence a player has on a hex (EW-6.3).
    pub fn influence(&self, seat: Seat, hex: Hex) -> u8 {
        self.influences(seat)[hex.index()]
    }

    /// The influence of a player on every hex.
    fn influences(&self, seat: Seat) -> [u8; Hex::COUNT] {
        let player = &self.players[seat];
        let mut influences = [0; Hex::COUNT];
        for hex in each_hex(player.camps.hexes()) {
            influences[hex.index()] = player.camps.on(hex);
        }
        for juncture in player.villages() {
            juncture.hexes().into_iter().for_each(|hex| influences[hex.index()] += 2);
        }
        influences
    }

    /// (c): the bonus of each hex where nobody has more influence.
    fn influence_gains(&self, rules: &Rules) -> Gains {
        let own = self.influences(self.active);
        let mut most = own;
        for seat in rules.seats().filter(|&seat| seat != self.active) {
            for (most, other) in most.iter_mut().zip(self.influences(seat)) {
                *most = other.max(*most);
            }
        }
        let mut gains = Gains::NONE;
        for hex in Hex::all() {
            let leads = 0 < own[hex.index()] && own[hex.index()] == most[hex.index()];
            if let Some(terrain) = self.terrain[hex.index()].filter(|_| leads) {
                gains.add(&rules.components().tile(terrain).gain);
            }
        }
        gains
    }

    /// (d): villages off the board, emptied megalith slots, sacred stones.
    fn begin_board_gains(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        let me = self.me();
        let board = &rules.components().player_board;
        let mut gains = Gains::NONE;
        (0..me.n_villages()).for_each(|_| gains.add(&board.village_gain));
        for slot in board.megalith_slots.iter().take(usize::from(me.megaliths_placed / 2)) {
            gains.add(slot);
        }
        let stones = (1 << me.n_stones()) - 1;
        self.gain(&gains, VpSource::Symbols, events);
        match self.pending.last_mut() {
            Some(Frame::Gains(pending)) => pending.stones = stones,
            _ => self.count_stones(rules, stones, events),
        }
    }

    pub(crate) fn each_stone_left(&self, stones: u8, f: &mut impl FnMut(Action)) {
        for (slot, stone) in self.me().stones().enumerate() {
            if stones >> slot & 1 == 1 {
                f(Action::CountStone(stone));
            }
        }
    }

    /// Counts the stones that are left, when the order no longer matters.
    pub(crate) fn count_stones(
        &mut self,
        rules: &Rules,
        stones: u8,
        events: &mut impl Sink<Event>,
    ) {
        for slot in 0..3 {
            if let Some(stone) = self.me().stones[slot].filter(|_| stones >> slot & 1 == 1) {
                self.score_stone(rules, stone, events);
            }
        }
    }

    /// Counts one stone before other gains.
    pub(crate) fn count_stone(
        &mut self,
        rules: &Rules,
        stone: Stone,
        events: &mut impl Sink<Event>,
    ) {
        let slot = self.me().stones.iter().position(|&own| own == Some(stone));
        if let Some(Frame::Gains(Pending { stones, .. })) = self.pending.last_mut() {
            *stones &= !(1 << slot.unwrap_or_default());
        }
        self.score_stone(rules, stone, events);
    }

    fn score_stone(&mut self, rules: &Rules, stone: Stone, events: &mut impl Sink<Event>) {
        let (seat, vp) = (self.active, self.stone_value(rules, self.active, stone));
        self.players[seat].vp[VpSource::Stones as usize] += u16::from(vp);
        events.push(Event::StoneCounted { seat, stone, vp });
    }

    /// What a stone is worth to a player now (EW-8.8).
    pub fn stone_value(&self, rules: &Rules, seat: Seat, stone: Stone) -> u8 {
        let n = self.stone_count(rules, seat, stone);
        rules.components().sacred_stones[stone.index()].pays.worth(n)
    }

    /// How much of what a stone counts a player has now (EW-8.8).
    pub fn stone_count(&self, rules: &Rules, seat: Seat, stone: Stone) -> u8 {
        let player = &self.players[seat];
        let stone = &rules.components().sacred_stones[stone.index()];
        let is_printed = |hex: Hex| {
            self.terrain[hex.index()].is_some_and(|terrain| stone.terrain.contains(&terrain))
        };
        let own = self.megaliths[owner_index(Some(seat))];
        const CELLS: Slots = (1 << 32) - 1;
        match stone.rule {
            StoneRule::VillagesTouchingType => {
                let touches =
                    |juncture: &crate::Juncture| juncture.hexes().into_iter().any(is_printed);
                player.villages().filter(touches).count() as u8
            }
            StoneRule::DistinctTypesWithCamp => {
                let has_camp = |terrain: &&Terrain| {
                    each_hex(player.camps.hexes())
                        .any(|hex| self.terrain[hex.index()] == Some(**terrain))
                };
                stone.terrain.iter().filter(has_camp).count() as u8
            }
            StoneRule::OwnMegalithsOnBoards => (own & CELLS).count_ones() as u8,
            StoneRule::DistinctMegalithBoards => {
                (0..4).filter(|place| own >> (8 * place) & 0xff != 0).count() as u8
            }
            StoneRule::BuriedCards => player.buried.len(),
            StoneRule::OwnMegalithsOnTop => (own & !CELLS).count_ones() as u8,
            StoneRule::IdolSteps => player.offering + player.reverence,
            StoneRule::DistinctUsedSpecies => {
                player.used_animals.iter().filter(|&&count| 0 < count).count() as u8
            }
            StoneRule::UsedOfSpecies => {
                let used = |species: &Species| player.used_animals[species.index()];
                stone.species.iter().map(used).sum()
            }
        }
    }

    /// EW-6.4, EW-3.1.
    fn end_eclipse(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        self.turn = TurnState::default();
        for player in &mut self.players.0 {
            player.discard = player.discard.and(player.above);
            player.above = Default::default();
        }
        if self.round == Rules::ROUNDS {
            self.phase = Phase::Over;
            events.push(Event::Ended);
            for seat in rules.seats() {
                let score = self.total_score(rules, seat);
                events.push(Event::FinalScore { seat, score });
            }
        } else {
            self.begin_preparation();
        }
    }
}
