//! Cards and tiles: each exists once, and spaces and stacks show what they can show now.

use std::collections::BTreeMap;
use std::fmt;

use super::{Faults, MANY, Reading, Stage, card_with};
use crate::buildings::Tile;
use crate::cards::{Card, Top};
use crate::place::Place;
use crate::position::{PhasePosition, Shown, StackPosition};
use crate::sets::{CardSet, TileSet};
use crate::state::StoneAge;

impl Reading<'_> {
    /// All that lies on the table.
    pub(super) fn check_table(&self, faults: &mut Faults) {
        check_once("card", self.cards(), faults);
        check_once("building", self.tiles(), faults);
        self.check_extra_card(faults);
        self.check_spaces(faults);
        self.check_stacks(faults);
    }

    /// Every card that is not in the deck, and where it is.
    fn cards(&self) -> impl Iterator<Item = (Card, Spot)> {
        let bought = self.seats().flat_map(|(seat, own)| {
            own.cards.iter().take(MANY).map(move |&card| (card, Spot::Cards(seat.index())))
        });
        let extra = self.seats().filter_map(|(seat, own)| match own.extra_card {
            Some(Shown::Card(card)) => Some((card, Spot::ExtraCard(seat.index()))),
            _ => None,
        });
        let spaces = self.position.card_spaces.iter().take(MANY).enumerate();
        let laid = spaces.filter_map(|(index, &space)| Some((space?, Spot::Space(index))));
        bought.chain(extra).chain(laid)
    }

    /// Every tile that was turned up, and where it is.
    fn tiles(&self) -> impl Iterator<Item = (Tile, Spot)> {
        let owned = self.seats().flat_map(|(seat, own)| {
            own.buildings.iter().take(MANY).map(move |&tile| (tile, Spot::Buildings(seat.index())))
        });
        let stacks = self.position.stacks.iter().take(MANY).enumerate();
        owned.chain(stacks.filter_map(|(index, stack)| Some((stack.top?, Spot::Stack(index)))))
    }

    /// What is left.
    pub(super) fn deck(&self) -> CardSet {
        self.cards().fold(CardSet::ALL, |deck, (card, _)| deck.without(card))
    }

    /// What may still be turned up.
    pub(super) fn unseen_tiles(&self) -> TileSet {
        self.tiles().fold(TileSet::ALL, |unseen, (tile, _)| unseen.without(tile))
    }

    fn check_extra_card(&self, faults: &mut Faults) {
        let n_cards_left = self.deck().len();
        let card = card_with(Top::ExtraCard).map_or(String::new(), |card| card.to_string());
        for (seat, own) in self.seats() {
            let index = seat.index();
            let at = format!("`seats[{index}].extra_card`");
            let has_bought = own.has_bought(Top::ExtraCard);
            let draws = matches!(
                self.position.phase,
                PhasePosition::DrawingExtraCard { seat: drawer, .. } if drawer == seat
            );
            match own.extra_card {
                Some(Shown::Hidden(_)) => faults.add(format!(
                    "{at} is hidden (`?`), but only a complete position can be read (SA-8.9)"
                )),
                Some(_) if draws => {
                    faults.add(format!("{at} is given, but it is still to be drawn (SA-8.9)"));
                }
                Some(_) => faults.unless(has_bought, || {
                    format!("{at} is given, but {card} is not in `seats[{index}].cards` (SA-8.9)")
                }),
                None => faults.unless(!has_bought || draws || n_cards_left == 0, || {
                    format!("{at} is missing, but {card} was bought and gave a card (SA-8.9)")
                }),
            }
        }
        let n_extra = self.seats().filter(|(_, own)| own.extra_card.is_some()).count();
        faults.unless(n_extra <= 1, || {
            format!("`seats` has {n_extra} extra cards, but only {card} gives one (SA-8.9)")
        });
    }

    fn check_spaces(&self, faults: &mut Faults) {
        let spaces = &self.position.card_spaces;
        let n_spaces = spaces.len();
        if n_spaces != usize::from(StoneAge::SPACES) {
            faults.add(format!("`card_spaces` has length {n_spaces}, not 4 (SA-2.3)"));
            return;
        }
        let n_filled = match (self.stage, self.position.phase) {
            (_, PhasePosition::LayCard { place: Place::Card(space) }) => usize::from(space),
            (Stage::SetUp, PhasePosition::TurnUpBuilding { .. }) => 0,
            (Stage::Placing, _) => n_spaces,
            _ => return,
        };
        for (index, space) in spaces.iter().enumerate() {
            match space {
                Some(card) if index >= n_filled => faults.add(format!(
                    "`card_spaces[{index}]` is {card}, but no card is laid there yet (SA-12.1)"
                )),
                None if index < n_filled => faults.add(format!(
                    "`card_spaces[{index}]` is empty, but cards are laid before (SA-7.1)"
                )),
                _ => (),
            }
        }
        let (n_empty, n_cards_left) = (n_spaces - n_filled, self.deck().len());
        faults.unless(n_empty <= usize::from(n_cards_left), || {
            format!(
                "`card_spaces` lacks {n_empty} while {n_cards_left} are in the deck, but then the \
                 game is over (SA-9.1)"
            )
        });
    }

    fn check_stacks(&self, faults: &mut Faults) {
        let (stacks, players) = (&self.position.stacks, usize::from(self.players()));
        let n_stacks = stacks.len();
        let as_many_stacks = n_stacks == players;
        faults.unless(as_many_stacks, || {
            format!("`stacks` has length {n_stacks}, but {players} play (SA-2.2)")
        });
        for (index, stack) in stacks.iter().take(players).enumerate() {
            self.check_stack(index, stack, faults);
        }

        let taken = stacks.iter().take(players).map(|stack| 7u8.checked_sub(stack.left));
        let taken: Option<u32> = taken.map(|taken| taken.map(u32::from)).sum();
        let n_owned: usize = self.seats().map(|(_, own)| own.buildings.len()).sum();
        let complete = as_many_stacks && self.position.seats.len() == players;
        if let Some(n_taken) = taken.filter(|_| complete) {
            faults.unless(n_taken as usize == n_owned, || {
                format!("`stacks` lacks {n_taken} in all, but `seats` own {n_owned} (SA-4.6)")
            });
        }
    }

    fn check_stack(&self, index: usize, stack: &StackPosition, faults: &mut Faults) {
        let at = format!("stacks[{index}]");
        let left = stack.left;
        faults.unless(left <= StoneAge::STACK_TILES, || {
            format!("`{at}.left` is {left}, but a stack has 7 tiles (SA-2.2)")
        });
        let waits = self.waits_for_tile(index);
        let rule = if self.stage == Stage::SetUp { "SA-2.2" } else { "SA-4.6" };
        match stack.top {
            Some(tile) if left == 0 => {
                faults.add(format!("`{at}.top` is {tile}, but no tile is left (SA-4.6)"));
            }
            Some(tile) => faults.unless(!waits, || {
                format!("`{at}.top` is {tile}, but it is still to be turned up ({rule})")
            }),
            None => faults.unless(waits || left == 0, || {
                format!("`{at}.top` is missing, but `left` is {left} ({rule})")
            }),
        }
        faults.unless(!waits || left != 0, || {
            format!("`{at}.left` is 0, but a tile is to be turned up ({rule})")
        });
        let bought_now = waits && self.stage == Stage::Using;
        faults.unless(!bought_now || left != StoneAge::STACK_TILES, || {
            format!("`{at}.left` is 7, but a tile was just bought (SA-4.6)")
        });
        let plays_on = matches!(self.stage, Stage::Placing | Stage::Laying);
        faults.unless(!plays_on || left != 0, || {
            format!("`{at}.left` is 0, but then the game is over before this (SA-9.2)")
        });
    }

    /// Whether chance has still to turn up the top of this stack.
    pub(super) fn waits_for_tile(&self, index: usize) -> bool {
        match self.position.phase {
            PhasePosition::TurnUpBuilding { place: Place::Building(stack), seat } => {
                let stack = usize::from(stack);
                if seat.is_none() { index >= stack } else { index == stack }
            }
            _ => false,
        }
    }
}

/// Where a card or a tile is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Cards(usize),
    ExtraCard(usize),
    Space(usize),
    Buildings(usize),
    Stack(usize),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Cards(seat) => write!(f, "seats[{seat}].cards"),
            Spot::ExtraCard(seat) => write!(f, "seats[{seat}].extra_card"),
            Spot::Space(space) => write!(f, "card_spaces[{space}]"),
            Spot::Buildings(seat) => write!(f, "seats[{seat}].buildings"),
            Spot::Stack(stack) => write!(f, "stacks[{stack}].top"),
        }
    }
}

/// There is one of each.
fn check_once<T: Copy + Ord + fmt::Display>(
    kind: &str,
    things: impl Iterator<Item = (T, Spot)>,
    faults: &mut Faults,
) {
    let mut first = BTreeMap::new();
    for (thing, spot) in things {
        match first.get(&thing) {
            Some(&before) if before == spot => {
                faults.add(format!("{kind} {thing} is twice in `{spot}`"));
            }
            Some(before) => {
                faults.add(format!("{kind} {thing} is in `{before}` and in `{spot}`"));
            }
            None => {
                first.insert(thing, spot);
            }
        }
    }
}
