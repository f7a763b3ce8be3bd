//! The laws of the testkit over random walks, for every number of players and option; and laws of
//! this game alone.

use ochre_kernel::{Game, Rng, Rules as _, Seat, Setup, Turn, Viewer};
use ochre_testkit::{Conceivable, obeys_the_laws, walk};

use crate::{
    Action, Card, Chance, Dice, Event, Gain, Heap, OneUse, Place, Resource, Rules, StoneAge, Tile,
    ToolSet, Tribe, payment,
};

fn rules(players: u8, edition: &str, limit: &str) -> Rules {
    Rules::new(&Setup::of(players).with("edition", edition).with("round-limit", limit)).unwrap()
}

/// Everything that anybody could try, with numbers a little beyond what the rules ever allow.
fn conceivable() -> Conceivable<StoneAge> {
    let mut actions = vec![Action::Decline, Action::Starve];
    let no_places = [Place::Card(4), Place::Card(255), Place::Building(4), Place::Building(255)];
    for place in Place::ALL.into_iter().chain(no_places) {
        actions.push(Action::Use(place));
        actions.extend((0..=11).map(|people| Action::Place { place, people }));
    }
    for number in 0..256 {
        let values = [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6].map(|n| n as u8);
        if values.iter().sum::<u8>() > 4 {
            continue;
        }
        for bits in 0..8 {
            let some = [2, 3, 4].into_iter().filter(|value| bits >> (value - 2) & 1 != 0);
            let one_use = some.fold(OneUse::NONE, |set, value| set.and(OneUse::of(value)));
            actions.push(Action::Tools(ToolSet::new(values, one_use)));
        }
    }
    actions.extend((0..=7).map(Action::TakeDie));
    for pieces in 0..=10 {
        for &heap in payment::heaps_of(pieces) {
            actions.extend([Action::Pay(heap), Action::Feed(heap), Action::TakeResources(heap)]);
        }
    }
    let mut chances = Vec::new();
    for spot in 0..4 {
        chances.extend(Card::all().map(|card| Chance::Card { space: spot, card }));
        chances.extend(Tile::all().map(|tile| Chance::Building { stack: spot, tile }));
    }
    chances.extend(Card::all().map(Chance::Draw));
    for n_dice in 1..=10 {
        Dice::for_each_throw(n_dice, &mut |dice, _| chances.push(Chance::Roll(dice)));
    }
    Conceivable { actions, chances }
}

#[test]
fn the_laws_hold_with_2_players() {
    obeys_the_laws(&rules(2, "2008", "200"), 0..30, &conceivable(), 16);
}

#[test]
fn the_laws_hold_with_3_players() {
    obeys_the_laws(&rules(3, "2021", "200"), 100..120, &conceivable(), 16);
}

#[test]
fn the_laws_hold_with_4_players() {
    obeys_the_laws(&rules(4, "2008", "200"), 200..220, &conceivable(), 16);
}

#[test]
fn the_laws_hold_with_a_short_round_limit() {
    for players in 2..=4 {
        obeys_the_laws(&rules(players, "2021", "3"), 300..310, &conceivable(), 4);
    }
}

#[test]
fn sa_8_9_two_imagined_games_differ_in_the_extra_card_of_another() {
    let rules = rules(2, "2008", "200");
    let mut rng = Rng::from_seed(1);
    let mut n_hidden = 0;
    for seed in 0..40 {
        walk::<StoneAge>(&rules, seed, |game, _| {
            let Some(extra) = game.extra else { return };
            if game.turn() == Turn::Over || game.deck.is_empty() {
                return;
            }
            let owner = Viewer::Seat(extra.owner);
            assert_eq!(game.resample(&rules, owner, &mut rng), *game);
            let other = Viewer::Seat(extra.owner.next(2));
            let imagined: Vec<_> =
                (0..64).map(|_| game.resample(&rules, other, &mut rng).extra).collect();
            assert!(imagined.iter().any(|card| *card != imagined[0]), "{imagined:?}");
            n_hidden += 1;
        });
    }
    assert!(n_hidden > 100, "the walks hardly ever draw the extra card: {n_hidden}");
}

/// What a player owns, counted from events alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ledger {
    food: u16,
    stock: [u16; 4],
    people: u8,
    agriculture: u8,
    tools: u8,
    points: i32,
    n_cards: u8,
    n_buildings: u8,
}

impl Ledger {
    const START: Ledger = Ledger {
        food: 12,
        stock: [0; 4],
        people: 5,
        agriculture: 0,
        tools: 0,
        points: 0,
        n_cards: 0,
        n_buildings: 0,
    };

    fn of(tribe: &Tribe, points: i32) -> Ledger {
        Ledger {
            food: tribe.food(),
            stock: Resource::ALL.map(|resource| tribe.stock().count(resource)),
            people: tribe.people(),
            agriculture: tribe.agriculture(),
            tools: tribe.tools().sum(),
            points,
            n_cards: tribe.cards().len(),
            n_buildings: tribe.buildings().len(),
        }
    }

    fn add(&mut self, heap: Heap) {
        for (resource, count) in heap.pieces() {
            self.stock[resource as usize] += u16::from(count);
        }
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Gained { gain: Gain::Food, amount, .. } => self.food += amount,
            Event::Gained { gain: Gain::Resource(resource), amount, .. } => {
                self.stock[resource as usize] += amount;
            }
            Event::Gained { gain: Gain::Tool, amount, .. } => self.tools += amount as u8,
            Event::Gained { gain: Gain::Agriculture, amount, .. } => {
                self.agriculture += amount as u8;
            }
            Event::Gained { gain: Gain::Person, amount, .. } => self.people += amount as u8,
            Event::Gained { gain: Gain::Points, amount, .. } => self.points += i32::from(amount),
            Event::Paid { resources, .. } => {
                for (resource, count) in resources.pieces() {
                    self.stock[resource as usize] -= u16::from(count);
                }
            }
            Event::TwoResourcesTaken { resources, .. } => self.add(resources),
            Event::CardBought { .. } => self.n_cards += 1,
            Event::BuildingBought { points, .. } => {
                self.points += i32::from(points);
                self.n_buildings += 1;
            }
            Event::Fed { food, .. } => self.food -= food,
            Event::Starved { .. } => self.points -= 10,
            _ => (),
        }
    }
}

fn owner(event: &Event) -> Option<Seat> {
    match *event {
        Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::TwoResourcesTaken { seat, .. }
        | Event::CardBought { seat, .. }
        | Event::BuildingBought { seat, .. }
        | Event::Fed { seat, .. }
        | Event::Starved { seat } => Some(seat),
        _ => None,
    }
}

#[test]
fn everything_owned_came_from_an_event_and_no_piece_is_lost() {
    for (seed, players) in (0..60).zip([2, 3, 4].into_iter().cycle()) {
        let rules = rules(players, "2008", "200");
        let mut ledgers = [Ledger::START; 4];
        walk::<StoneAge>(&rules, seed, |game, step| {
            if game.turn() != Turn::Over {
                for seat in rules.seats() {
                    let expected = Ledger::of(game.tribe(seat), game.total_score(seat));
                    assert_eq!(ledgers[seat.index()], expected, "seed {seed}");
                }
            }
            pieces_are_conserved(game, &rules);
            let Some(step) = step else { return };
            let mut events = Vec::new();
            let mut after = *game;
            after.apply(&rules, step, &mut events);
            for event in &events {
                if let Some(seat) = owner(event) {
                    ledgers[seat.index()].hear(event);
                }
            }
        });
    }
}

/// Every card and tile is in exactly one place; people are at home or on places.
fn pieces_are_conserved(game: &StoneAge, rules: &Rules) {
    let owned = rules.seats().map(|seat| game.tribe(seat).cards().len()).sum::<u8>();
    let on_spaces = game.spaces.iter().flatten().count() as u8;
    let extra = u8::from(game.extra.is_some());
    assert_eq!(game.deck.len() + on_spaces + owned + extra, 36);

    let built = rules.seats().map(|seat| game.tribe(seat).buildings().len()).sum::<u8>();
    let tops = game.stacks.iter().filter(|stack| stack.top.is_some()).count() as u8;
    assert_eq!(game.unseen_tiles.len() + tops + built, 28);
    let left: u8 = game.stacks.iter().map(|stack| stack.left).sum();
    assert_eq!(left + built, 7 * rules.players());

    for seat in rules.seats() {
        let tribe = game.tribe(seat);
        let placed: u8 = Place::ALL.into_iter().map(|place| tribe.people_at(place)).sum();
        assert_eq!(placed + tribe.home(), tribe.people());
        for place in Place::ALL {
            assert_eq!(tribe.placed.has(place), tribe.people_at(place) != 0);
        }
    }
}
