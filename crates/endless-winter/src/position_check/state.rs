//! A position without faults in the words of the engine.

use ochre_endless_winter_pack::{Species, Terrain, Tribe};

use super::Reading;
use crate::action::Source;
use crate::card::{Card, Pile};
use crate::ids::RestToken;
use crate::pending::{Frame, Pending, Stack};
use crate::player::{Player, VpSource, owner_index};
use crate::position::{
    FramePosition, Id, RestTokensPosition, SeatPosition, SectionName, Shown, Side, TurnPosition,
    UsedPosition, count_of,
};
use crate::state::{EndlessWinter, Placed, RestTokens};
use crate::turn_state::{Section, TurnState, Used};

impl Reading<'_> {
    /// The state. Sound only if there is no fault, but whatever is said it doesn't fall over.
    pub(super) fn state(&self) -> EndlessWinter {
        let position = self.position;
        let mut state = EndlessWinter::before_setup(&self.rules);
        for (seat, own) in self.seats() {
            state.players[seat] = own.to_player();
        }
        for frame in position.pending.iter().take(Stack::CAPACITY) {
            state.pending.push(frame.to_frame());
        }
        state.phase = self.phase;
        state.turn = position.turn.to_turn();
        let cultures = position.culture_deck.iter().filter(|card| card.is_culture());
        state.culture_deck = cultures.fold(0, |deck, card| deck | 1 << card.culture_index());
        set_each(&mut state.market, position.culture.iter().copied());
        state.stones = position.stones.iter().fold(0, |all, stone| all | stone.bit());
        state.tribe_piles = Tribe::ALL.map(|tribe| count_of(&position.tribe_piles, tribe));
        state.animal_deck = Species::ALL.map(|species| count_of(&position.animal_deck, species));
        state.grounds = Species::ALL.map(|species| count_of(&position.hunting_grounds, species));
        let terrain = position.hexes.iter().map(|hex| hex.terrain.map(|terrain| terrain.0));
        set_each(&mut state.terrain, terrain);
        state.tiles = Terrain::ALL.map(|terrain| count_of(&position.tiles_to_lay, terrain));
        set_each(&mut state.glacier_tokens, position.hexes.iter().map(|hex| hex.token));
        state.rest_tokens = position.rest_tokens.to_tokens();
        set_each(&mut state.boards, position.boards.iter().map(|board| board.index() as u8));
        let chiefs = position.open_chiefs.iter().map(|chief| chief.index());
        let cards = position.open_setup_cards.iter().map(|card| card.index());
        state.offer = chiefs.chain(cards).fold(0, |offer, index| offer | 1 << index);
        set_each(&mut state.order, self.whole_order());
        state.active = self.active().unwrap_or(state.active);
        state.round = position.round;
        let placed = position.figures.iter().map(|figure| {
            Some(Placed { seat: figure.seat, figure: figure.figure, spot: figure.spot })
        });
        set_each(&mut state.placed, placed);
        if let Some(field) = state.field(&self.rules) {
            for megalith in &position.megaliths {
                if let Some(slot) = field.slot(megalith.site) {
                    state.megaliths[owner_index(megalith.owner.seat())] |= slot.bit();
                }
            }
        }
        state
    }
}

/// As many as there is room for.
fn set_each<T>(places: &mut [T], values: impl Iterator<Item = T>) {
    places.iter_mut().zip(values).for_each(|(place, value)| *place = value);
}

/// The cards as a pile, which has room for 15 of a face and for each culture card once.
pub(super) fn pile(cards: &[Card]) -> Pile {
    let mut pile = Pile::EMPTY;
    for &card in cards {
        if pile.count(card) < if card.is_culture() { 1 } else { 15 } {
            pile.add(card);
        }
    }
    pile
}

/// The types as bits.
pub(super) fn types(list: &[Id<Tribe>]) -> u8 {
    list.iter().fold(0, |all, tribe| all | 1 << tribe.0.index())
}

impl SeatPosition {
    fn to_player(&self) -> Player {
        let mut player = Player {
            hand: pile(self.hand.seen()),
            deck: pile(self.deck.seen()),
            discard: pile(&self.discard),
            above: pile(&self.above),
            pile: pile(self.eclipse_pile.seen()),
            buried: pile(self.buried.seen()),
            known_hand: pile(&self.known_hand),
            known_buried: pile(&self.known_buried),
            animals: Species::ALL.map(|species| count_of(&self.animals, species)),
            used_animals: Species::ALL.map(|species| count_of(&self.used_animals, species)),
            villages: self.villages.iter().fold(0, |all, village| all | 1 << village.index()),
            vp: VpSource::ALL.map(|source| self.vp.get(&source).copied().unwrap_or(0)),
            food: self.food,
            tools: self.tools,
            megaliths_placed: Player::MEGALITHS.saturating_sub(self.megaliths_left),
            offering: self.offering,
            reverence: self.reverence,
            reverence_place: self.reverence_place.map_or(0, |place| place.saturating_sub(1)),
            chief: self.chief,
            side: u8::from(self.side == Some(Side::B)),
            setup: self.setup_card,
            eclipse_labor: self.eclipse_labor_halves,
            ..Player::before_setup()
        };
        set_each(&mut player.stones, self.stones.iter().copied().map(Some));
        for (&hex, &camps) in &self.camps {
            (0..camps.min(7)).for_each(|_| player.camps.add(hex));
        }
        player
    }
}

impl TurnPosition {
    fn to_turn(&self) -> TurnState {
        TurnState {
            used: to_used(&self.used),
            labor: self.labor_halves,
            culture_played: self.culture_played,
            spot: self.spot,
            is_chief: self.is_chief,
            section: match self.section {
                SectionName::Top => Section::Top,
                SectionName::Middle => Section::Middle,
                SectionName::Bottom => Section::Bottom,
            },
            is_first: self.is_first,
            taken: types(&self.taken),
            new_in_hand: match &self.new_in_hand {
                Shown::Types(list) => types(list),
                Shown::Hidden(_) => 0,
            },
            new_above: self.new_above.iter().fold(0, |all, new| {
                all | TurnState::new_bit(new.card, new.ability.saturating_sub(1))
            }),
            rest_drawn: self.rest_drawn,
            rest_animal: self.rest_animal,
            token: self.token,
        }
    }
}

fn to_used(list: &[UsedPosition]) -> Used {
    let mut used = Used::default();
    for one in list {
        let ability = one.ability.saturating_sub(1) & 3;
        match one.source {
            Source::Card(card) => {
                let most = if card.is_culture() { 1 } else { 15 };
                let room = most - used.count(card, ability);
                (0..one.times.min(room)).for_each(|_| used.add(card, ability));
            }
            Source::Chief => used.chief |= 1 << ability,
            Source::Token => used.token = true,
        }
    }
    used
}

impl FramePosition {
    fn to_frame(&self) -> Frame {
        use FramePosition as P;
        match self {
            P::Gains { left, stones, must } => Frame::Gains(Pending {
                left: left.iter().map(|(symbol, &n)| (symbol.0, n)).collect(),
                stones: stones.iter().fold(0, |all, slot| all | 1 << (slot.saturating_sub(1) & 3)),
                must: *must,
            }),
            P::Extra { place } => Frame::Extra { place: place.saturating_sub(1) & 3 },
            P::When { event } => Frame::When(event.0),
            P::Discard { cards } => Frame::Discard(*cards),
            P::Draw {} => Frame::Draw,
            P::Reveal { animals } => Frame::Reveal(*animals),
            P::AnimalDeck {} => Frame::AnimalDeck,
            P::Glacier { hex } => Frame::Glacier(*hex),
            P::RestToken {} => Frame::RestToken,
            P::NextRestToken {} => Frame::NextRestToken,
        }
    }
}

impl RestTokensPosition {
    fn to_tokens(&self) -> RestTokens {
        let bit = |all: u8, token: &RestToken| all | 1 << token.index();
        let mut tokens = RestTokens {
            up: self.up,
            unseen: self.unseen.iter().fold(0, bit),
            under: Default::default(),
        };
        set_each(&mut tokens.under, self.under.iter().copied().map(Some));
        tokens
    }
}
