//! What the rulebook says about cards, mostly in its worked examples.

use crate::ability::Ability;
use crate::cards::TribeCard;
use crate::fault::Faults;
use crate::gains::{Gains, halves};
use crate::pack::Pack;
use crate::words::{Bound, Column, Species, Starting, Symbol, Tribe};

pub(super) fn check(pack: &Pack, faults: &Faults) {
    check_labor(pack, faults);
    check_culture(pack, faults);
    check_animals(pack, faults);
    check_setup(pack, faults);
    for (index, chief) in pack.chiefs.iter().enumerate() {
        for (side, abilities) in [("a", &chief.a), ("b", &chief.b)] {
            let place = format!("chiefs[{index}].{side}");
            faults.unless(!abilities.is_empty(), &place, || "a chief has an ability".into());
        }
    }
}

/// Labor that the card gives of itself, in halves, in a column or else in the eclipse.
fn labor(card: &TribeCard, column: Option<Column>) -> u8 {
    let gives = |ability: &&Ability| match column {
        Some(column) => {
            !ability.eclipse && ability.column.is_none_or(|bound: Bound| bound.admits(column))
        }
        None => ability.eclipse,
    };
    let free = |ability: &&Ability| ability.price.is_empty() && ability.when.is_none();
    let gained = card.abilities.iter().filter(gives).filter(free);
    let gained = gained.map(|ability| ability.gain.get(Symbol::LaborHalves));
    gained.fold(card.labor_halves, u8::saturating_add)
}

/// The labor that the rulebook's examples count with.
fn check_labor(pack: &Pack, faults: &Faults) {
    let own = |list: &str, index: usize, card: &TribeCard, wanted: u8| {
        faults.unless(
            card.labor_halves == wanted,
            &format!("{list}[{index}].labor_halves"),
            || format!("must be {wanted}: the {} gives {} labor", card.name, halves(wanted)),
        );
    };
    let with = |list: &str, index: usize, card: &TribeCard, column: Option<Column>, wanted: u8| {
        let place = format!("{list}[{index}].abilities");
        let there = column.map_or("the eclipse", Column::english);
        let given = labor(card, column);
        let sound = given == wanted || faults.touches(&format!("{list}[{index}].labor_halves"));
        faults.unless(sound, &place, || {
            let (wanted, given) = (halves(wanted), halves(given));
            format!("the {} gives {wanted} labor in {there}, not {given}", card.name)
        });
    };
    if let Some(card) = pack.starting_cards.get(Starting::Brave.index()) {
        let (list, index) = ("starting_cards", Starting::Brave.index());
        own(list, index, card, 3);
        for column in Column::ALL {
            with(list, index, card, Some(column), 5);
        }
        with(list, index, card, None, 3);
    }
    if let Some(card) = pack.starting_cards.get(Starting::Tribeswoman.index()) {
        let (list, index) = ("starting_cards", Starting::Tribeswoman.index());
        own(list, index, card, 3);
        for column in Column::ALL {
            with(list, index, card, Some(column), 3);
        }
        let trade = Ability {
            price: Gains::of(Symbol::Food, 1),
            gain: Gains::of(Symbol::Tool, 1),
            ..Ability::default()
        };
        let place = format!("{list}[{index}].abilities");
        faults.unless(card.abilities.contains(&trade), &place, || {
            format!("the {} trades 1 food for 1 tool", card.name)
        });
    }
    let list = "tribe_cards";
    for (tribe, column) in [(Tribe::Artisan, Column::Develop), (Tribe::Hunter, Column::Hunt)] {
        let Some(card) = pack.tribe_cards.get(tribe.index()) else { continue };
        own(list, tribe.index(), card, 2);
        for other in Column::ALL {
            let wanted = if other == column { 4 } else { 2 };
            with(list, tribe.index(), card, Some(other), wanted);
        }
    }
    if let Some(card) = pack.tribe_cards.get(Tribe::Shaman.index()) {
        with(list, Tribe::Shaman.index(), card, None, 3);
    }
}

/// All culture cards are different, and each can do something.
fn check_culture(pack: &Pack, faults: &Faults) {
    for (index, card) in pack.culture_cards.iter().enumerate() {
        let place = format!("culture_cards[{index}].abilities");
        faults
            .unless(!card.abilities.is_empty(), &place, || "a culture card has an ability".into());
        let same = |other: &crate::CultureCard| {
            other.vp == card.vp && other.abilities == card.abilities && !card.abilities.is_empty()
        };
        if let Some(first) = pack.culture_cards[..index].iter().position(same) {
            let place = format!("culture_cards[{index}]");
            let is_read = !faults.touches(&format!("culture_cards[{first}]"));
            faults.unless(!is_read, &place, || {
                format!("all culture cards are different, but this is like culture_cards[{first}]")
            });
        }
    }
}

/// Sets of animals (EW-9.4).
fn check_animals(pack: &Pack, faults: &Faults) {
    for (index, animal) in pack.animals.iter().enumerate() {
        let place = format!("animals[{index}].set_vp");
        let wanted = animal.id.set_max();
        let sound =
            animal.set_vp.len() == wanted || faults.touches(&format!("animals[{index}].id"));
        faults.unless(sound, &place, || {
            let (name, given) = (animal.id.english(), animal.set_vp.len());
            format!("must have {wanted} entries, not {given}: the most of a set of {name}")
        });
        let is_used = !animal.gain.is_empty();
        let place = format!("animals[{index}].gain");
        faults.unless(is_used, &place, || "an animal must give something".into());
    }
    let set = |species: Species| pack.animals.get(species.index()).map(|animal| &animal.set_vp);
    let place = |species: Species| format!("animals[{}].set_vp", species.index());
    if let Some(set) = set(Species::GroundSloth) {
        faults.unless(set.get(3) == Some(&10), &place(Species::GroundSloth), || {
            "3 sloths and 1 argentavis must be worth 10 VP".into()
        });
    }
    if let Some(set) = set(Species::WoollyMammoth) {
        faults.unless(set.first() == Some(&2), &place(Species::WoollyMammoth), || {
            "1 mammoth must be worth 2 VP".into()
        });
    }
    if let Some(set) = set(Species::WoollyRhino) {
        faults.unless(set.contains(&3), &place(Species::WoollyRhino), || {
            "a set of rhinos must be worth 3 VP".into()
        });
    }
}

/// The deck must have the animals that the set-up cards hand out.
fn check_setup(pack: &Pack, faults: &Faults) {
    for (index, animal) in pack.animals.iter().enumerate() {
        let handed = pack.setup_cards.iter().flat_map(|card| &card.animals);
        let n_handed = handed.filter(|&&species| species == animal.id).count();
        let is_read = !faults.touches("setup_cards");
        let place = format!("animals[{index}].count");
        faults.unless(!is_read || n_handed <= usize::from(animal.count), &place, || {
            format!("the set-up cards need {n_handed} of {}", animal.id.english())
        });
    }
    for (index, card) in pack.setup_cards.iter().enumerate() {
        let place = format!("setup_cards[{index}].tools");
        // One more may come with the place in the turn order (EW-1.8).
        let sound =
            card.tools < pack.player_board.tool_max || faults.touches("player_board.tool_max");
        faults.unless(sound, &place, || "must be below the most tools".into());
    }
}
