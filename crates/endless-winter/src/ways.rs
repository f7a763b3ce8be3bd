//! In which ways a unit of a symbol can be carried out now (EW-2.2, EW-8.7).

use ochre_endless_winter_pack::{Gains, Species, Symbol, Tribe};

use crate::action::{Action, From, Spot, Way};
use crate::card::{Bits, Pile};
use crate::field::each_slot;
use crate::ids::Stone;
use crate::map::{Hex, Juncture};
use crate::pending::Pending;
use crate::player::Player;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase};

impl EndlessWinter {
    /// The player whose turn or part of the eclipse it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    pub(crate) fn has_food_room(&self, rules: &Rules) -> bool {
        self.me().food < self.me().food_max(rules)
    }

    pub(crate) fn has_tool_room(&self, rules: &Rules) -> bool {
        self.me().tools < rules.components().player_board.tool_max
    }

    /// Every way to carry out one unit, in a fixed order.
    pub(crate) fn each_way(&self, rules: &Rules, symbol: Symbol, f: &mut impl FnMut(Way)) {
        let me = self.me();
        match symbol {
            Symbol::Megalith => {
                if 0 < me.megaliths_left() {
                    let field = rules.tables().field(self.boards);
                    let open = field.open(self.occupied(), me.next_is_grey());
                    each_slot(open).for_each(|slot| f(Way::Megalith(field.site(slot))));
                }
                self.each_lesser_way(rules, Symbol::Megalith, f);
            }
            Symbol::Draw | Symbol::Idol | Symbol::Tool => {
                self.each_lesser_way(rules, symbol, f);
            }
            Symbol::Bury => self.each_burial(f),
            Symbol::Camp if 0 < me.camps_left() => f(Way::Camp),
            Symbol::Move => self.each_move(f),
            Symbol::Village => self.each_village(f),
            Symbol::Reveal if self.can_reveal() => f(Way::Reveal),
            Symbol::AnimalGrounds => self.each_animal_in_grounds(f),
            Symbol::AnimalDeck if 0 < self.animals_left() => f(Way::AnimalDeck),
            Symbol::AnimalDeck => f(Way::Vp),
            Symbol::UseAnimal => each_species(&me.animals, |species| f(Way::UseAnimal(species))),
            Symbol::TribeHand | Symbol::TribeDiscard => {
                Tribe::ALL.into_iter().for_each(|tribe| f(Way::Tribe(tribe)));
            }
            Symbol::Culture => self.each_culture(f),
            Symbol::SacredStone => self.each_stone(rules, f),
            Symbol::MaxFood if self.has_food_room(rules) => f(Way::MaxFood),
            _ => (),
        }
    }

    /// What a unit can be taken as without being a megalith on the field: itself, or something
    /// less significant (EW-2.2).
    fn each_lesser_way(&self, rules: &Rules, symbol: Symbol, f: &mut impl FnMut(Way)) {
        let me = self.me();
        if symbol <= Symbol::Draw && self.can_draw() {
            f(Way::Draw);
        }
        if symbol <= Symbol::Idol {
            f(Way::Offering);
            if usize::from(me.reverence) < rules.components().idol_board.reverence.len() {
                f(Way::Reverence);
            }
        }
        if self.has_tool_room(rules) {
            f(Way::Tool);
        }
        if self.has_food_room(rules) {
            f(Way::Food);
        }
    }

    /// Whether there is a card to draw (EW-2.1).
    pub(crate) fn can_draw(&self) -> bool {
        !(self.me().deck.is_empty() && self.me().discard.is_empty())
    }

    /// EW-8.1.
    fn each_burial(&self, f: &mut impl FnMut(Way)) {
        for from in From::ALL {
            self.cards_at(from).kinds().for_each(|card| f(Way::Bury(from, card)));
        }
    }

    pub(crate) fn cards_at(&self, from: From) -> Pile {
        let me = self.me();
        match from {
            From::Hand => me.hand,
            From::Discard => me.discard,
            From::Above => me.above,
        }
    }

    pub(crate) fn each_move(&self, f: &mut impl FnMut(Way)) {
        for from in each_hex(self.me().camps.hexes()) {
            each_hex(from.neighbours()).for_each(|to| f(Way::Move(from, to)));
        }
    }

    /// EW-5.9.
    pub(crate) fn each_village(&self, f: &mut impl FnMut(Way)) {
        let me = self.me();
        let hexes = me.camps.hexes();
        if me.n_villages() == 3 || hexes.count_ones() < 3 {
            return;
        }
        let taken = self.players.0.iter().fold(0, |all, player| all | player.villages);
        for juncture in Juncture::all() {
            let bits = juncture.bits();
            if hexes & bits == bits && taken >> juncture.index() & 1 == 0 {
                f(Way::Village(juncture));
            }
        }
    }

    pub(crate) fn can_reveal(&self) -> bool {
        self.n_grounds() < EndlessWinter::GROUNDS_MOST && 0 < self.animals_left()
    }

    /// EW-5.11.
    pub(crate) fn each_animal_in_grounds(&self, f: &mut impl FnMut(Way)) {
        if self.n_grounds() == 0 && self.animals_left() == 0 {
            f(Way::Vp);
        }
        each_species(&self.grounds, |species| f(Way::Animal(species)));
    }

    /// EW-5.5.
    pub(crate) fn each_culture(&self, f: &mut impl FnMut(Way)) {
        if self.market.iter().all(Option::is_none) {
            f(Way::Vp);
        }
        self.market.iter().flatten().for_each(|&card| f(Way::Culture(card)));
    }

    /// EW-5.6: those of the eras reached, where the leftmost free slot can be paid.
    pub(crate) fn each_stone(&self, rules: &Rules, f: &mut impl FnMut(Way)) {
        let me = self.me();
        let Some(slot) = rules.components().stone_slots.get(me.n_stones()) else { return };
        if me.can_pay(&slot.price) {
            let eras = if self.era() == 1 { (1 << 10) - 1 } else { u32::MAX };
            Bits(u64::from(self.stones & eras))
                .filter_map(|bit| Stone::new(usize::from(bit)))
                .for_each(|stone| f(Way::Stone(stone)));
        }
    }

    /// Whether a symbol of these gains would give anything (EW-2.5).
    pub(crate) fn is_worth_taking(&self, rules: &Rules, gains: &Gains, gives_labor: bool) -> bool {
        gains.iter().any(|(symbol, _)| match symbol {
            Symbol::Vp | Symbol::Megalith | Symbol::Draw | Symbol::Idol => true,
            // Labor buys nothing on the rest space, nor in the eclipse.
            Symbol::LaborHalves => {
                let is_turn = matches!(self.phase, Phase::Turn { .. });
                gives_labor && is_turn && self.turn.spot != Some(Spot::Rest)
            }
            Symbol::Food => self.has_food_room(rules),
            _ => {
                let mut is_possible = false;
                self.each_way(rules, symbol, &mut |_| is_possible = true);
                is_possible
            }
        })
    }

    /// The choices of a pending gain, apart from stones: each way of each symbol, and to decline
    /// it. None when nothing of it can be carried out any more.
    pub(crate) fn each_choice(&self, rules: &Rules, pending: &Pending, f: &mut impl FnMut(Action)) {
        let is_last = pending.must && {
            let mut n_possible = 0;
            for (symbol, _) in pending.left.iter() {
                let mut is_possible = false;
                self.each_way(rules, symbol, &mut |_| is_possible = true);
                n_possible += u8::from(is_possible);
            }
            n_possible == 1
        };
        for (symbol, _) in pending.left.iter() {
            let mut can_decline = false;
            self.each_way(rules, symbol, &mut |way| {
                // VP are always taken; tools and food are never worth declining (EW-2.5).
                can_decline = way != Way::Vp;
                f(Action::Gain(symbol, way));
            });
            let is_plain = matches!(symbol, Symbol::Tool | Symbol::MaxFood);
            if can_decline && !is_plain && !is_last {
                f(Action::Decline(symbol));
            }
        }
    }

    /// The choices for the extra megalith of a start cell (EW-8.4).
    pub(crate) fn each_extra(&self, rules: &Rules, place: u8, f: &mut impl FnMut(Action)) {
        let field = rules.tables().field(self.boards);
        let free = field.arrows(usize::from(place)) & !self.occupied();
        if 0 < self.me().megaliths_left() {
            let put = |slot| Action::Gain(Symbol::Megalith, Way::Megalith(field.site(slot)));
            each_slot(free).for_each(|slot| f(put(slot)));
        }
        let mut gain = |way| f(Action::Gain(Symbol::Megalith, way));
        self.each_lesser_way(rules, Symbol::Megalith, &mut gain);
        f(Action::Decline(Symbol::Megalith));
    }
}

pub(crate) fn each_hex(bits: u32) -> impl Iterator<Item = Hex> {
    Bits(u64::from(bits)).filter_map(Hex::new)
}

pub(crate) fn each_species(counts: &[u8; Species::ALL.len()], mut f: impl FnMut(Species)) {
    for species in Species::ALL {
        if 0 < counts[species.index()] {
            f(species);
        }
    }
}
