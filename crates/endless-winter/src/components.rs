//! The component pack made ready for play: flat tables instead of lists of lists.

use std::sync::{Arc, LazyLock};

use ochre_endless_winter_pack::{Ability, Bound, Column, Gains, Pack, Symbol, When};

use crate::card::Card;
use crate::field::{Boards, Field};

/// What is printed on a card or on a side of a chief, as the flow asks for it. A set of abilities
/// is a number with a bit for each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Face {
    pub(crate) labor: u8,
    pub(crate) vp: u8,
    pub(crate) abilities: [Ability; 4],
    /// Abilities that work in a turn wherever the figure stands, or before it does.
    pub(crate) anywhere: u8,
    /// Abilities that need the figure in a column; one set for each column.
    pub(crate) in_column: [u8; 4],
    /// Abilities that wait for something to happen.
    pub(crate) when: [u8; 2],
    /// Abilities of the eclipse that are carried out in EW-6.3 (b): all but mere labor.
    pub(crate) eclipse: u8,
    /// Labor in halves that the abilities of the eclipse give (EW-6.1).
    pub(crate) eclipse_labor: u8,
}

impl Face {
    fn new(labor: u8, vp: u8, abilities: &[Ability]) -> Face {
        let mut face = Face { labor, vp, ..Face::default() };
        for (index, ability) in abilities.iter().enumerate() {
            face.abilities[index] = *ability;
            let bit = 1 << index;
            if ability.eclipse {
                // What has a price is paid in (b), after the labor was counted.
                let labor = ability.gain.get(Symbol::LaborHalves);
                let is_free = ability.price.is_empty();
                face.eclipse_labor += if is_free { labor } else { 0 };
                face.eclipse |= if without_labor(ability.gain).is_empty() { 0 } else { bit };
            } else if let Some(when) = ability.when {
                face.when[when as usize] |= bit;
            } else if ability.column.is_none() {
                face.anywhere |= bit;
            }
            for column in Column::ALL {
                let admits = ability.column.is_some_and(|bound: Bound| bound.admits(column));
                if admits && !ability.eclipse && ability.when.is_none() {
                    face.in_column[column as usize] |= bit;
                }
            }
        }
        face
    }

    /// The abilities that work in a turn, here or there, as bits.
    pub(crate) fn in_turn(&self) -> u8 {
        let columns = self.in_column.iter().fold(0, |all, abilities| all | abilities);
        self.anywhere | columns | self.when[0] | self.when[1]
    }

    /// Whether the card has an ability with that number.
    pub(crate) fn has(&self, index: u8) -> bool {
        self.abilities.get(usize::from(index)).is_some_and(|ability| !ability.gain.is_empty())
    }

    /// The abilities that wait for `when`, as bits.
    pub(crate) fn waiting_for(&self, when: When) -> u8 {
        self.when[when as usize]
    }
}

/// Gains without labor.
pub(crate) fn without_labor(gains: Gains) -> Gains {
    gains.iter().filter(|&(symbol, _)| symbol != Symbol::LaborHalves).collect()
}

/// A pack with its tables, for a number of players.
#[derive(Debug)]
pub(crate) struct Components {
    pub(crate) pack: Pack,
    faces: [Face; Card::KINDS],
    chiefs: [[Face; 2]; 5],
    /// One for each shuffle of the boards.
    fields: Vec<Field>,
    /// Labor in halves for the food from a space down to 0; by what is left after spending it
    /// follows for every amount.
    pub(crate) labor_spaces: u16,
    /// What names it in a record.
    pub(crate) fingerprint: String,
    /// Whether it is shipped with the program.
    pub(crate) is_released: bool,
}

/// The shipped pack, made ready once.
static BUILTIN: LazyLock<[Arc<Components>; 3]> =
    LazyLock::new(|| [2, 3, 4].map(|n| Arc::new(Components::new(Pack::builtin().clone(), n))));

impl Components {
    pub(crate) fn builtin(players: u8) -> Arc<Components> {
        BUILTIN[usize::from(players - 2)].clone()
    }

    pub(crate) fn new(pack: Pack, players: u8) -> Components {
        let mut faces = [Face::default(); Card::KINDS];
        let tribe = pack.starting_cards.iter().chain(&pack.tribe_cards);
        let tribe = tribe.map(|card| Face::new(card.labor_halves, card.vp, &card.abilities));
        let culture = pack.culture_cards.iter().map(|card| Face::new(0, card.vp, &card.abilities));
        for (face, made) in faces.iter_mut().zip(tribe.chain(culture)) {
            *face = made;
        }
        let mut chiefs = [[Face::default(); 2]; 5];
        for (sides, chief) in chiefs.iter_mut().zip(&pack.chiefs) {
            *sides = [Face::new(0, 0, &chief.a), Face::new(0, 0, &chief.b)];
        }
        let fields = (0..24).map(|shuffle| Field::new(&pack, players, boards_of(shuffle)));
        let labor_spaces =
            pack.player_board.labor_spaces.iter().fold(0, |spaces, &space| spaces | 1 << space);
        let fingerprint = pack.fingerprint().to_string();
        Components {
            faces,
            chiefs,
            fields: fields.collect(),
            labor_spaces,
            is_released: Pack::released().contains(&pack),
            fingerprint,
            pack,
        }
    }

    pub(crate) fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    pub(crate) fn chief(&self, chief: u8, side: u8) -> &Face {
        &self.chiefs[usize::from(chief)][usize::from(side & 1)]
    }

    pub(crate) fn field(&self, boards: Boards) -> &Field {
        &self.fields[shuffle_of(boards)]
    }
}

/// The boards of a shuffle, the shuffles counted in their order as numbers.
fn boards_of(shuffle: usize) -> Boards {
    let mut left = vec![0, 1, 2, 3];
    let mut pick = |index: usize| left.remove(index);
    [pick(shuffle / 6), pick(shuffle % 6 / 2), pick(shuffle % 2), pick(0)]
}

fn shuffle_of(boards: Boards) -> usize {
    let [a, b, c, _] = boards.map(usize::from);
    let second = b - usize::from(a < b);
    let third = c - usize::from(a < c) - usize::from(b < c);
    a * 6 + second * 2 + third
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ew_1_9_every_shuffle_of_the_boards_has_its_field() {
        let all: Vec<Boards> = (0..24).map(boards_of).collect();
        assert!(all.is_sorted());
        for (shuffle, &boards) in all.iter().enumerate() {
            assert_eq!(shuffle_of(boards), shuffle);
        }
    }
}
