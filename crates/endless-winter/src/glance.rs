//! What bots and screens ask of a state beyond what lies on the table: the turn being taken, the
//! sites that are open, what a stone counts.

use ochre_endless_winter_pack::{Ability, Gains, Species, Tribe};
use ochre_kernel::Seat;

use crate::action::{Source, Spot};
use crate::card::Card;
use crate::field::{Field, Site, each_slot};
use crate::ids::Chief;
use crate::pending::Frame;
use crate::player::{Player, owner_index};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase};
use crate::turn_state::Section;

impl EndlessWinter {
    /// Labor left to spend in this turn, in halves (EW-4.5).
    pub fn labor(&self) -> u8 {
        self.turn.labor
    }

    /// Where the figure of this turn stands; `None` before it is placed and outside of turns.
    pub fn spot(&self) -> Option<Spot> {
        self.turn.spot
    }

    /// Whether the figure of this turn is the chief.
    pub fn is_chief_turn(&self) -> bool {
        self.turn.is_chief
    }

    /// Whether the top and the middle section of the column are still open (EW-4.3).
    pub fn top_is_open(&self) -> bool {
        self.turn.section == Section::Top
    }

    /// Whether the bottom section of the column is still open, and this figure's (EW-4.3).
    pub fn bottom_is_open(&self) -> bool {
        self.turn.is_first && self.turn.section < Section::Bottom
    }

    /// Whether the next culture card costs a card (EW-4.1).
    pub fn culture_played(&self) -> bool {
        self.turn.culture_played
    }

    /// Whether Initiate's top action may still take this type in this turn (EW-5.1).
    pub fn may_take(&self, tribe: Tribe) -> bool {
        self.turn.taken >> tribe.index() & 1 == 0
    }

    /// Whether this card of the hand gives labor when it is played now (EW-4.4).
    pub fn gives_labor(&self, card: Card) -> bool {
        let is_new = |tribe: Tribe| self.turn.new_in_hand >> tribe.index() & 1 == 1;
        !(card.tribe_type().is_some_and(is_new) && self.me().hand.count(card) == 1)
    }

    /// How often an ability can still be used in this turn or this part of the eclipse, as far as
    /// its card lies above the board.
    pub fn uses_left(&self, source: Source, ability: u8) -> u8 {
        match source {
            Source::Card(card) => {
                self.me().above.count(card).saturating_sub(self.turn.used.count(card, ability))
            }
            Source::Chief => {
                u8::from(self.turn.is_chief && self.turn.used.chief >> ability & 1 == 0)
            }
            Source::Token => u8::from(self.turn.token.is_some() && !self.turn.used.token),
        }
    }

    /// What is left of the gain that is being taken (EW-2.5).
    pub fn gain_left(&self) -> Gains {
        match self.pending.last() {
            Some(Frame::Gains(pending)) => pending.left,
            _ => Gains::NONE,
        }
    }

    /// Where the eclipse stands for the player who acts: 0 and 1 until the hexes are looked at
    /// (EW-6.3 c), up to 3 until the board is (EW-6.3 d), then 4. `None` outside of the eclipse.
    pub fn eclipse_part(&self) -> Option<u8> {
        match self.phase {
            Phase::Eclipse { part, .. } => Some(part),
            _ => None,
        }
    }

    /// Animals of a species in the deck; all others lie open.
    pub fn animals_in_deck(&self, species: Species) -> u8 {
        self.animal_deck[species.index()]
    }

    /// Where this player's next megalith could be put (EW-8.3).
    pub fn open_sites<'a>(&self, rules: &'a Rules, seat: Seat) -> impl Iterator<Item = Site> + 'a {
        let player = &self.players[seat];
        let field = self.field(rules).filter(|_| 0 < player.megaliths_left());
        let open = field.map_or(0, |field| field.open(self.occupied(), player.next_is_grey()));
        each_slot(open).filter_map(move |slot| field.map(|field| field.site(slot)))
    }

    /// How many megaliths of each player lie directly beneath a site on top of four (EW-8.5).
    pub fn beneath(&self, rules: &Rules, site: Site) -> [u8; Seat::MAX] {
        let slots = self.field(rules).and_then(|field| {
            field.slot(site).filter(|slot| !slot.is_cell()).map(|slot| field.beneath(slot))
        });
        let slots = slots.unwrap_or(0);
        std::array::from_fn(|seat| (self.megaliths[1 + seat] & slots).count_ones() as u8)
    }

    /// How many tops of four a megalith on this site would open for all.
    pub fn tops_opened(&self, rules: &Rules, site: Site) -> u8 {
        let Some(field) = self.field(rules) else { return 0 };
        let put = field.slot(site).map_or(0, |slot| slot.bit());
        field.tops_carried(self.occupied() | put) - field.tops_carried(self.occupied() & !put)
    }

    /// Whether a player has a megalith of their own on the lowest layer of the board with this
    /// place (EW-8.8).
    pub fn is_on_board(&self, seat: Seat, place: usize) -> bool {
        self.megaliths[owner_index(Some(seat))] >> (8 * (place & 3)) & 0xff != 0
    }
}

impl Field {
    /// The place of the board to which a cell belongs.
    pub fn board_of(&self, site: Site) -> Option<usize> {
        self.slot(site).filter(|slot| slot.is_cell()).map(|slot| slot.place())
    }

    /// The sites that the arrows of the start cell of a place point to.
    pub fn arrow_sites(&self, place: usize) -> impl Iterator<Item = Site> {
        each_slot(self.arrows(place)).map(|slot| self.site(slot))
    }
}

impl Player {
    /// The place on the level of the reverence track, counted from the left from 0.
    pub fn reverence_place(&self) -> u8 {
        self.reverence_place
    }
}

impl Rules {
    /// The abilities printed on a card.
    pub fn abilities(&self, card: Card) -> &[Ability] {
        let pack = self.components();
        let index = card.index();
        let n_starting = pack.starting_cards.len();
        if card.is_culture() {
            &pack.culture_cards[index - usize::from(Card::TRIBE_KINDS)].abilities
        } else if index < n_starting {
            &pack.starting_cards[index].abilities
        } else {
            &pack.tribe_cards[index - n_starting].abilities
        }
    }

    /// The abilities printed on a side of a chief: 0 is a.
    pub fn chief_abilities(&self, chief: Chief, side: u8) -> &[Ability] {
        let chief = &self.components().chiefs[chief.index()];
        if side == 0 { &chief.a } else { &chief.b }
    }

    /// The labor printed on a card, in halves.
    pub fn labor_of(&self, card: Card) -> u8 {
        self.face(card).labor
    }

    /// The VP printed on a card.
    pub fn vp_of(&self, card: Card) -> u8 {
        self.face(card).vp
    }
}
