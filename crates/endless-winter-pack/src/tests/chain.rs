//! How deep gains may chain: what adds to it, what is refused, and what the refusal says.

use crate::check::depth;
use crate::{Ability, Gains, Pack, Symbol, When};

/// The first released pack, without cells that wait, changed.
fn changed(change: impl Fn(&mut Pack)) -> Pack {
    let mut pack = Pack::released()[0].clone();
    for cell in pack.megalith_boards.iter_mut().flat_map(|board| &mut board.cells) {
        if cell.gain == two(Symbol::Tool, Symbol::Food) {
            cell.gain = Gains::of(Symbol::Tool, 1);
        }
    }
    change(&mut pack);
    pack
}

fn when(gain: Gains) -> Ability {
    Ability { when: Some(When::Bury), gain, ..Ability::default() }
}

fn two(a: Symbol, b: Symbol) -> Gains {
    [(a, 1), (b, 1)].into_iter().collect()
}

/// The faults of a pack: place and words.
fn faults(pack: &Pack) -> Vec<(String, String)> {
    let faults = Pack::read(&pack.write()).err().unwrap_or_default();
    faults.into_iter().map(|fault| (fault.place, fault.what)).collect()
}

/// The built-in pack with so many cells that wait, from the second of a board on.
fn with_cells(n: usize) -> Pack {
    changed(|pack| {
        let cells = pack.megalith_boards.iter_mut().flat_map(|board| &mut board.cells[1..]);
        for cell in cells.take(n) {
            cell.gain = two(Symbol::Idol, Symbol::Tool);
        }
    })
}

#[test]
fn the_built_in_pack_is_far_from_the_limit() {
    // The ends 3, "when a card is buried: an idol" 2, another "when" 2, three villages 3, 1 for the
    // cell that uses an animal, and 2 for the cells that give a tool and food.
    assert_eq!(depth(&Pack::released()[0]), 13);
    assert!(depth(Pack::builtin()) < 20);
}

#[test]
fn what_can_wait_adds_to_the_depth() {
    use Symbol as S;
    let added = |change: &dyn Fn(&mut Pack)| depth(&changed(change)) as isize - 11;
    let cell = |gain| added(&|pack| pack.megalith_boards[1].cells[3].gain = gain);
    assert_eq!(cell(Gains::of(S::Idol, 2)), 1);
    assert_eq!(cell(two(S::Camp, S::Move)), 1);
    // Food waits while there is no room for it.
    assert_eq!(cell(two(S::Idol, S::Food)), 1);
    // What is taken at once leaves nothing to wait.
    assert_eq!(cell(two(S::Idol, S::Vp)), 0);
    assert_eq!(cell(Gains::of(S::Move, 5)), 0);
    assert_eq!(cell(Gains::of(S::Reveal, 5)), 0);
    // A player has ten megaliths.
    assert_eq!([9, 10, 11].map(|n| depth(&with_cells(n))), [20, 21, 21]);

    let idols = Gains::of(S::Idol, 2);
    assert_eq!(added(&|pack| pack.idol_board.offering[4].gain = idols), 1);
    assert_eq!(added(&|pack| pack.stone_slots[0].gain = idols), 1);
    assert_eq!(added(&|pack| pack.glacier_tokens.clear()), -3);
    // The gains that begin a chain are counted whatever they are.
    assert_eq!(added(&|pack| pack.terrain[3].gain = idols), 0);
    assert_eq!(added(&|pack| pack.rest_tokens[0].gain = idols), 0);
    assert_eq!(added(&|pack| pack.culture_cards[0].abilities[0].gain = idols), 0);
}

#[test]
fn abilities_that_wait_for_something_add_to_the_depth() {
    use Symbol as S;
    let added = |change: &dyn Fn(&mut Pack)| depth(&changed(change)) as isize - 11;
    let causes = [S::Megalith, S::Draw, S::Idol, S::Bury, S::Village, S::AnimalGrounds];
    for symbol in causes.into_iter().chain([S::AnimalDeck, S::SacredStone]) {
        let one = when(Gains::of(symbol, 1));
        assert_eq!(added(&|pack| pack.culture_cards[0].abilities.push(one)), 2, "{symbol:?}");
        assert_eq!(added(&|pack| pack.chiefs[0].b.push(one)), 2, "{symbol:?}");
        assert_eq!(added(&|pack| pack.starting_cards[2].abilities.push(one)), 14, "{symbol:?}");
        assert_eq!(added(&|pack| pack.tribe_cards[0].abilities.push(one)), 30, "{symbol:?}");
    }
    // One of the others is counted, however many there are.
    let tools = when(Gains::of(S::Tool, 2));
    assert_eq!(added(&|pack| pack.tribe_cards[0].abilities.push(tools)), 0);
    let without = |pack: &mut Pack| {
        for card in &mut pack.culture_cards {
            card.abilities.retain(|ability| ability.when.is_none());
        }
    };
    assert_eq!(added(&without), -4);
    // Without those that cause something only the others are left, and the other way round.
    for is_cause in [true, false] {
        let some = |pack: &mut Pack| {
            for card in &mut pack.culture_cards {
                let causes = |one: &Ability| 0 < one.gain.get(S::Idol);
                card.abilities.retain(|one| one.when.is_none() || causes(one) != is_cause);
            }
        };
        assert_eq!(added(&some), -2, "without those that cause something: {is_cause}");
    }
}

#[test]
fn a_pack_in_which_nothing_waits_is_read() {
    let pack = changed(|pack| {
        for card in &mut pack.culture_cards {
            card.abilities.retain(|ability| ability.when.is_none());
        }
        pack.culture_cards[33].vp = 9; // or it would be like another
        for animal in &mut pack.animals {
            animal.gain = Gains::of(Symbol::Food, 2);
        }
    });
    assert_eq!(depth(&pack), 3 + 3, "the ends and the villages");
    assert_eq!(faults(&pack), []);
}

#[test]
fn so_much_is_named_that_the_rest_would_not_be_too_deep() {
    let mut pack = with_cells(10);
    let bury = when(Gains::of(Symbol::Bury, 1));
    for card in &mut pack.culture_cards[..9] {
        card.abilities.push(bury);
    }
    assert_eq!(depth(&pack), 21 + 18);
    let faults = faults(&pack);
    let places = faults.iter().map(|(place, _)| place.split('[').next().unwrap());
    let n_cards = places.clone().filter(|&place| place == "culture_cards").count();
    assert_eq!((faults.len(), n_cards), (11, 10), "the cells are not enough: {faults:?}");
}

#[test]
fn animals_that_wait_add_as_many_as_can_be_used() {
    use Symbol as S;
    let added = |change: &dyn Fn(&mut Pack)| depth(&changed(change)) as isize - 11;
    let animal = Gains::of(S::UseAnimal, 1);
    assert_eq!(added(&|pack| pack.megalith_boards[0].cells[3].gain = animal), 1);
    assert_eq!(added(&|pack| pack.idol_board.offering[0].gain = animal), 1);
    assert_eq!(added(&|pack| pack.stone_slots[0].gain = animal), 1);
    // Three villages may touch one token.
    assert_eq!(added(&|pack| pack.glacier_tokens[0].gain = animal), 3);
    // The ability, and the animal that it uses.
    assert_eq!(added(&|pack| pack.culture_cards[0].abilities.push(when(animal))), 2 + 1);
    // What begins a chain comes on top of its animal only if it has something left.
    let card = |gain| added(&|pack| pack.culture_cards[0].abilities[0].gain = gain);
    assert_eq!([card(animal), card(Gains::of(S::UseAnimal, 2))], [0, 1]);
    assert_eq!(added(&|pack| pack.terrain[1].gain = animal), 1);
    assert_eq!(added(&|pack| pack.turn_order[0].gain = two(S::UseAnimal, S::Idol)), 1);
    assert_eq!(added(&|pack| pack.rest_tokens[0].gain = two(S::UseAnimal, S::Idol)), 1);
    // No animal has something left: none waits.
    let plain = |pack: &mut Pack| {
        for animal in &mut pack.animals {
            animal.gain = Gains::of(S::Food, 2);
        }
    };
    assert_eq!(added(&plain), -1);
    // One uses another, and so on: all 40 that have something left, and the 10 themselves.
    assert_eq!(added(&|pack| pack.animals[4].gain = animal), 39);
    assert_eq!(added(&|pack| pack.animals[4].gain = two(S::UseAnimal, S::Tool)), 49);
}

#[test]
fn a_pack_at_the_limit_is_read_and_one_beyond_it_is_refused() {
    let mut pack = with_cells(10);
    for level in &mut pack.idol_board.offering[..3] {
        level.gain = Gains::of(Symbol::Idol, 2);
    }
    assert_eq!((depth(&pack), Pack::CHAIN_MAX), (24, 24));
    assert_eq!(faults(&pack), []);
    pack.stone_slots[2].gain = Gains::of(Symbol::Megalith, 2);
    let what = "gains could chain 25 deep, and 24 is the most; this adds 10: \
                let fewer cells give two things or more";
    assert_eq!(faults(&pack), [("megalith_boards".to_owned(), what.to_owned())]);
}

#[test]
fn what_adds_most_to_a_chain_too_deep_is_named() {
    let bury = when(Gains::of(Symbol::Bury, 1));
    let pack = changed(|pack| pack.tribe_cards[0].abilities.push(bury));
    let what = "gains could chain 41 deep, and 24 is the most; this adds 30: let it give none of \
                megalith, draw, idol, bury, village, animal_grounds, animal_deck, use_animal, \
                sacred_stone";
    assert_eq!(faults(&pack), [("tribe_cards[0].abilities[2]".to_owned(), what.to_owned())]);

    let pack = changed(|pack| pack.animals[4].gain = Gains::of(Symbol::UseAnimal, 1));
    let what = "gains could chain 50 deep, and 24 is the most; this adds 40: let no animal give use_animal";
    assert_eq!(faults(&pack), [("animals".to_owned(), what.to_owned())]);

    let pack = changed(|pack| {
        for cell in pack.megalith_boards.iter_mut().flat_map(|board| &mut board.cells[1..]) {
            cell.gain = Gains::of(Symbol::UseAnimal, 1);
        }
    });
    let what = "gains could chain 38 deep, and 24 is the most; this adds 28: let fewer animals give two \
                things or more, or fewer other things give use_animal";
    assert_eq!(faults(&pack), [("animals".to_owned(), what.to_owned())]);

    // Equals are named together: nobody can say which of them is the one too many.
    let pack = changed(|pack| {
        for card in &mut pack.culture_cards[..7] {
            card.abilities.push(bury);
        }
    });
    let places = (0..7).map(|n| format!("culture_cards[{n}].abilities["));
    let places = places.chain(["culture_cards[14].abilities[".to_owned()]).collect::<Vec<_>>();
    let faults = faults(&pack);
    assert_eq!(faults.len(), places.len(), "{faults:?}");
    for ((place, what), expected) in faults.iter().zip(&places) {
        assert!(place.starts_with(expected), "{place}");
        assert!(
            what.starts_with("gains could chain 25 deep, and 24 is the most; this adds 2: "),
            "{what}"
        );
    }
}
