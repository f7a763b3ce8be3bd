//! Further edits of a scene by hand, and the way into the eclipse.

use ochre_endless_winter_pack::{Ability, Gains, Pack, Species, Symbol, Terrain};
use ochre_kernel::{Game, Turn};

use super::scene::{Scene, pile, seat};
use crate::action::{Figure, Spot};
use crate::ids::Stone;
use crate::state::{Phase, Placed};

/// So many of each symbol: `idol 2 food 1`.
#[track_caller]
pub(crate) fn gains(text: &str) -> Gains {
    let words: Vec<&str> = text.split_whitespace().collect();
    let symbol = |id: &str| Symbol::ALL.into_iter().find(|symbol| symbol.id() == id).unwrap();
    words.chunks(2).map(|pair| (symbol(pair[0]), pair[1].parse().unwrap())).collect()
}

/// The shipped pack, but the culture card c2_20 has only these abilities. It is worth 9 VP, because
/// no two culture cards are alike.
pub(crate) fn pack_with(abilities: &[Ability]) -> Pack {
    let mut pack = Pack::released()[0].clone();
    (pack.culture_cards[39].abilities, pack.culture_cards[39].vp) = (abilities.to_vec(), 9);
    pack
}

#[track_caller]
fn species_of(words: &str) -> impl Iterator<Item = usize> {
    let index = |word| Species::ALL.into_iter().position(|one| one.id() == word).unwrap();
    words.split_whitespace().map(index)
}

impl Scene {
    /// Seat 1 of two has played a culture card with one ability, which gives this, and used it.
    #[track_caller]
    pub(crate) fn gaining(gain: &str) -> Scene {
        Scene::gaining_after(gain, |scene| scene)
    }

    /// The same after edits.
    #[track_caller]
    pub(crate) fn gaining_after(gain: &str, edit: impl FnOnce(&mut Scene) -> &mut Scene) -> Scene {
        let ability = Ability { gain: gains(gain), ..Ability::default() };
        let mut scene = Scene::with_pack(2, "", &pack_with(&[ability]));
        scene.hand(1, "c2_20 tribesman elder");
        edit(&mut scene);
        scene.play("1 play c2_20\n1 use c2_20 1");
        scene
    }

    /// Puts exactly these cards on an eclipse pile.
    #[track_caller]
    pub(crate) fn pile(&mut self, number: u8, ids: &str) -> &mut Scene {
        self.player(number).pile = pile(ids);
        self
    }

    /// Makes a deck of exactly these cards.
    #[track_caller]
    pub(crate) fn deck(&mut self, number: u8, ids: &str) -> &mut Scene {
        self.player(number).deck = pile(ids);
        self
    }

    /// Puts exactly these cards on a discard pile.
    #[track_caller]
    pub(crate) fn discard(&mut self, number: u8, ids: &str) -> &mut Scene {
        self.player(number).discard = pile(ids);
        self
    }

    /// Buries exactly these cards.
    #[track_caller]
    pub(crate) fn buried(&mut self, number: u8, ids: &str) -> &mut Scene {
        self.player(number).buried = pile(ids);
        self
    }

    /// Food and tools.
    pub(crate) fn stock(&mut self, number: u8, food: u8, tools: u8) -> &mut Scene {
        (self.player(number).food, self.player(number).tools) = (food, tools);
        self
    }

    /// The levels of the idols, on the offering and on the reverence track; there on the leftmost
    /// place.
    pub(crate) fn idols(&mut self, number: u8, offering: u8, reverence: u8) -> &mut Scene {
        (self.player(number).offering, self.player(number).reverence) = (offering, reverence);
        self
    }

    /// Puts sacred stones into the slots.
    #[track_caller]
    pub(crate) fn stones(&mut self, number: u8, ids: &str) -> &mut Scene {
        for (slot, id) in ids.split_whitespace().enumerate() {
            let stone = id.parse::<Stone>().unwrap();
            self.game.stones &= !stone.bit();
            self.player(number).stones[slot] = Some(stone);
        }
        self
    }

    /// Gives used animals out of the deck.
    #[track_caller]
    pub(crate) fn used_animals(&mut self, number: u8, species: &str) -> &mut Scene {
        for index in species_of(species) {
            self.game.animal_deck[index] -= 1;
            self.player(number).used_animals[index] += 1;
        }
        self
    }

    /// Puts exactly these animals into the hunting grounds, out of the deck.
    #[track_caller]
    pub(crate) fn grounds(&mut self, species: &str) -> &mut Scene {
        for index in 0..Species::ALL.len() {
            self.game.animal_deck[index] += std::mem::take(&mut self.game.grounds[index]);
        }
        for index in species_of(species) {
            self.game.animal_deck[index] -= 1;
            self.game.grounds[index] += 1;
        }
        self
    }

    /// Leaves only these animals in the deck.
    #[track_caller]
    pub(crate) fn animal_deck(&mut self, species: &str) -> &mut Scene {
        self.game.animal_deck = Default::default();
        species_of(species).for_each(|index| self.game.animal_deck[index] += 1);
        self
    }

    /// Makes glaciers of all land, so that no hex gives anything.
    pub(crate) fn barren(&mut self) -> &mut Scene {
        self.game.terrain[1..].fill(Some(Terrain::Glacier));
        self
    }

    /// Figures that were placed this round, without what they did: `1 member rest, 2 chief hunt`.
    #[track_caller]
    pub(crate) fn figures(&mut self, placed: &str) -> &mut Scene {
        for line in placed.split(", ") {
            let [number, figure, spot] = line.split(' ').collect::<Vec<_>>()[..] else {
                panic!("`{line}`");
            };
            let seat = seat(number.parse().unwrap());
            let figure = Figure::ALL.into_iter().find(|one| one.id() == figure).unwrap();
            let spot = Spot::ALL.into_iter().find(|one| one.id() == spot).unwrap();
            let free = self.game.placed.iter_mut().find(|placed| placed.is_none()).unwrap();
            *free = Some(Placed { seat, figure, spot });
        }
        self
    }

    /// The last player of the round lays no further card: the eclipse begins (EW-6.1).
    #[track_caller]
    pub(crate) fn eclipse(&mut self) -> &mut Scene {
        let players = self.rules.n_players();
        let last = self.game.order[usize::from(players - 1)];
        let n = players * self.rules.turns(self.game.round) - 1;
        (self.game.phase, self.game.active) = (Phase::EclipsePile { n }, last);
        self.play(&format!("{last} end"))
    }

    /// The game ends: the last eclipse, in which nobody takes what a place in the order gives.
    #[track_caller]
    pub(crate) fn finish(&mut self) -> &mut Scene {
        self.round(4).eclipse();
        while self.waits() != "over" {
            let possible = self.possible();
            let declines = possible.iter().find(|line| line.contains(" decline "));
            let line = declines.unwrap_or(&possible[0]).clone();
            self.play(&line);
        }
        self
    }

    /// Lets chance take the first outcome until a player decides or the game is over.
    #[track_caller]
    pub(crate) fn let_chance(&mut self) -> &mut Scene {
        while self.game.turn() == Turn::Chance {
            let first = self.possible()[0].clone();
            self.play(&first);
        }
        self
    }

    /// Whose decision it is: a seat, `*` or `over`.
    pub(crate) fn waits(&self) -> String {
        match self.game.turn() {
            Turn::Player(seat) => seat.to_string(),
            Turn::Chance => "*".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }

    /// The turn order: `2 1`.
    pub(crate) fn order(&self) -> String {
        let seats = self.game.order(&self.rules).iter().map(ToString::to_string);
        seats.collect::<Vec<_>>().join(" ")
    }

    /// VP of a seat from one source.
    #[track_caller]
    pub(crate) fn source(&self, number: u8, name: &str) -> i32 {
        let sources = self.game.score_sources(&self.rules, seat(number));
        sources.into_iter().find(|source| source.0 == name).unwrap().1
    }
}
