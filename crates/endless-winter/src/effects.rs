//! What megaliths, idols, burials, camps, villages, cards and stones do when they are gained
//! (EW-5.1 to EW-5.9, EW-8.1 to EW-8.5).

use ochre_endless_winter_pack::{Gains, Terrain, Tribe, When};
use ochre_kernel::Sink;

use crate::action::From;
use crate::card::{Bits, Card};
use crate::event::Event;
use crate::field::Site;
use crate::ids::Stone;
use crate::map::{Hex, Juncture};
use crate::pending::Frame;
use crate::player::{Player, VpSource, owner_index};
use crate::rules::Rules;
use crate::state::EndlessWinter;
use crate::turn_state::TurnState;

impl EndlessWinter {
    /// EW-8.3 to EW-8.5.
    pub(crate) fn put_megalith(
        &mut self,
        rules: &Rules,
        site: Site,
        events: &mut impl Sink<Event>,
    ) {
        let field = rules.tables().field(self.boards);
        let Some(slot) = field.slot(site) else { unreachable!("{site:?} is no site") };
        let (seat, is_grey) = (self.active, self.me().next_is_grey());
        let owner = if is_grey { None } else { Some(seat) };
        self.me_mut().megaliths_placed += 1;
        self.megaliths[owner_index(owner)] |= slot.bit();
        events.push(Event::MegalithPlaced { seat, site, is_grey });
        if !slot.is_cell() {
            self.score_top(rules, field.beneath(slot), events);
        } else if field.starts() & slot.bit() != 0 {
            if field.arrows(slot.place()) & !self.occupied() != 0 {
                self.pending.push(Frame::Extra { place: slot.place() as u8 });
            }
        } else {
            self.gain(&field.slot_gain(slot), VpSource::Cells, events);
        }
    }

    /// EW-8.5: 2 VP for each own megalith beneath, 1 for each other; 1 for each to its owner.
    fn score_top(&mut self, rules: &Rules, beneath: u128, events: &mut impl Sink<Event>) {
        let own = (self.megaliths[owner_index(Some(self.active))] & beneath).count_ones() as u8;
        self.score_vp(self.active, 4 + own, VpSource::OnTop, events);
        let active = self.active;
        for seat in rules.seats().filter(|&seat| seat != active) {
            let theirs = (self.megaliths[owner_index(Some(seat))] & beneath).count_ones() as u8;
            if 0 < theirs {
                self.score_vp(seat, theirs, VpSource::OnTop, events);
            }
        }
    }

    /// EW-8.2: an idol at the top still "advances", for 1 VP.
    pub(crate) fn advance_offering(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        let (seat, level) = (self.active, self.me().offering);
        match rules.components().idol_board.offering.get(usize::from(level)) {
            None => self.score_vp(seat, 1, VpSource::IdolLevels, events),
            Some(reached) => {
                self.me_mut().offering += 1;
                events.push(Event::Offering { seat, level: level + 1 });
                self.gain(&reached.gain, VpSource::IdolLevels, events);
            }
        }
    }

    /// EW-8.2: to the leftmost free place of the next level; those right of the old one shift.
    pub(crate) fn advance_reverence(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let (level, place) = (self.me().reverence, self.me().reverence_place);
        if 0 < level {
            for player in &mut self.players.0 {
                if player.reverence == level && place < player.reverence_place {
                    player.reverence_place -= 1;
                }
            }
        }
        let there = |player: &&Player| player.reverence == level + 1;
        let n_there = self.players.0.iter().filter(there).count() as u8;
        let me = self.me_mut();
        (me.reverence, me.reverence_place) = (level + 1, n_there);
        events.push(Event::Reverence { seat, level: level + 1 });
        let vp = rules.components().idol_board.reverence[usize::from(level)].vp;
        if 0 < vp {
            self.score_vp(seat, vp, VpSource::IdolLevels, events);
        }
    }

    /// EW-8.1.
    pub(crate) fn bury(
        &mut self,
        rules: &Rules,
        from: From,
        card: Card,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        match from {
            From::Hand => {
                self.forget_new(card);
                self.me_mut().hide_from_hand(card);
            }
            From::Discard => self.me_mut().discard.take(card),
            From::Above => self.leave_above(rules, card),
        }
        self.me_mut().buried.add(card);
        if from != From::Hand {
            self.me_mut().known_buried.add(card);
        }
        events.push(Event::Buried { seat, from, card: Some(card) });
        self.happened(When::Bury);
    }

    /// Of equal cards in hand the newer one is discarded or buried first (EW-4.4).
    pub(crate) fn forget_new(&mut self, card: Card) {
        if let Some(tribe) = card.tribe_type() {
            self.turn.new_in_hand &= !(1 << tribe.index());
        }
    }

    /// A card above the board is buried: of equal ones the one that has least left to give, so
    /// an old one only if all its abilities are used.
    fn leave_above(&mut self, rules: &Rules, card: Card) {
        let new = (0..4).fold(0, |all, ability| all | TurnState::new_bit(card, ability));
        let new = new & self.turn.new_above;
        let mut in_turn = Bits(rules.face(card).in_turn().into());
        let is_spent = in_turn.all(|ability| 0 < self.turn.used.count(card, ability));
        let count = self.me().above.count(card);
        if new != 0 && !(is_spent && 1 < count) {
            self.turn.new_above &= !new;
            self.turn.used.keep_at_most(card, count - 1);
        } else {
            self.turn.used.forget_one(card);
        }
        self.me_mut().above.take(card);
    }

    /// EW-5.8, EW-10.4.
    pub(crate) fn move_camp(
        &mut self,
        rules: &Rules,
        from: Hex,
        to: Hex,
        events: &mut impl Sink<Event>,
    ) {
        self.me_mut().camps.take(from);
        self.me_mut().camps.add(to);
        events.push(Event::CampMoved { seat: self.active, from, to });
        let is_covered = self.terrain[to.index()] == Some(Terrain::Glacier)
            && self.glacier_tokens[to.index()].is_none();
        if rules.choices().glacier_tokens && is_covered {
            self.pending.push(Frame::Glacier(to));
        }
    }

    /// EW-5.9, EW-10.4.
    pub(crate) fn found_village(
        &mut self,
        rules: &Rules,
        juncture: Juncture,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        let me = self.me_mut();
        juncture.hexes().into_iter().for_each(|hex| me.camps.take(hex));
        me.villages |= 1 << juncture.index();
        events.push(Event::VillageFounded { seat, juncture });
        let max = self.me().food_max(rules);
        let lost = self.me().food.saturating_sub(max);
        if 0 < lost {
            self.me_mut().food = max;
            events.push(Event::FoodLost { seat, food: lost });
        }
        let mut gains = Gains::NONE;
        for hex in juncture.hexes() {
            if let Some(token) = self.glacier_tokens[hex.index()] {
                gains.add(&rules.components().glacier_tokens[token.index()].gain);
            }
        }
        self.gain(&gains, VpSource::Tokens, events);
    }

    /// EW-5.1, EW-5.2, EW-5.4.
    pub(crate) fn take_tribe(
        &mut self,
        tribe: Tribe,
        to_hand: bool,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        if self.tribe_piles[tribe.index()] == 0 {
            return self.score_vp(seat, 1, VpSource::NothingLeft, events);
        }
        self.tribe_piles[tribe.index()] -= 1;
        let card = Card::tribe(tribe);
        if to_hand {
            self.me_mut().take_openly(card);
        } else {
            self.me_mut().discard.add(card);
        }
        events.push(Event::TribeTaken { seat, tribe, to_hand });
    }

    /// EW-5.6.
    pub(crate) fn take_stone(
        &mut self,
        rules: &Rules,
        stone: Stone,
        events: &mut impl Sink<Event>,
    ) {
        let slot = self.me().n_stones();
        self.stones &= !stone.bit();
        self.me_mut().stones[slot] = Some(stone);
        events.push(Event::StoneTaken { seat: self.active, stone });
        let slot = &rules.components().stone_slots[slot];
        self.gain(&slot.gain, VpSource::Symbols, events);
        self.pay_price(&slot.price, events);
    }
}
