//! What the golden records of Stone Age show.

use ochre_kernel::{Game, Step};
use ochre_stone_age::{Action, Card, Cost, Ends, Event, StoneAge, Tile, Top};

type Wanted = crate::search::Wanted<StoneAge>;
type Moment<'a> = crate::search::Moment<'a, StoneAge>;

trait StoneAgeMoment {
    fn ends(&self) -> Option<Ends>;
}

impl StoneAgeMoment for Moment<'_> {
    fn ends(&self) -> Option<Ends> {
        self.events.iter().find_map(|event| match event {
            Event::Ended { why } => Some(*why),
            _ => None,
        })
    }
}

fn moment(name: &str, about: &str, shows: impl Fn(&Moment) -> bool + 'static) -> Wanted {
    Wanted {
        name: name.into(),
        about: about.into(),
        players: 2,
        options: vec![("round-limit", "200")],
        shows: Box::new(shows),
        // Nothing of it is under way any more: the next place, or the next round.
        is_over: |game| game.place_in_use().is_none(),
        whole: false,
        n_seeds: 20_000,
        pack: None,
    }
}

fn end(name: &str, about: &str, shows: impl Fn(&Moment) -> bool + 'static) -> Wanted {
    Wanted { whole: true, ..moment(name, about, shows) }
}

pub fn everything() -> Vec<Wanted> {
    let mut all = cards();
    all.extend(buildings());
    all.extend(two_resources());
    all.extend(feeding());
    all.extend(ends());
    all
}

fn cards() -> Vec<Wanted> {
    let card = |card: Card| {
        let name = format!("card-{card}").to_lowercase();
        let about = format!("{card} is bought: {}", top_words(card.face().top));
        let bought = move |event: &Event| matches!(event, Event::CardBought { card: bought, .. } if *bought == card);
        Wanted {
            players: 2 + card.number() % 3,
            ..moment(&name, &about, move |moment| moment.any(bought))
        }
    };
    let mut all: Vec<Wanted> = Card::all().map(card).collect();
    all.push(Wanted {
        n_seeds: 300_000,
        ..moment(
            "extra-card-from-an-empty-deck",
            "C32 is bought when the deck is empty: nothing is drawn (SA-8.9)",
            |moment| moment.any(|event| matches!(event, Event::NoExtraCard { .. })),
        )
    });
    all.push(moment(
        "one-use-tool",
        "a one-use tool joins a roll together with a tool (SA-5.4)",
        |moment| {
            matches!(moment.step, Step::Act(Action::Tools(tools))
            if !tools.to_string().starts_with("one-use") && tools.to_string().contains("one-use"))
        },
    ));
    all
}

fn top_words(top: Top) -> String {
    match top {
        Top::DiceForAll => "dice for all (SA-8.2)".into(),
        Top::Food(amount) => format!("{amount} food (SA-8.3)"),
        Top::Resources(resource, amount) => format!("{amount} {resource} (SA-8.4)"),
        Top::Points(amount) => format!("{amount} points (SA-8.5)"),
        Top::DiceFor(resource) => format!("two dice for {resource} (SA-8.6)"),
        Top::Tool => "a tool (SA-8.7)".into(),
        Top::Agriculture => "agriculture +1 (SA-8.8)".into(),
        Top::ExtraCard => "an extra card (SA-8.9)".into(),
        Top::OneUseTool(value) => format!("a one-use tool of value {value} (SA-8.10)"),
        Top::TwoResources => "two resources of choice (SA-8.11)".into(),
    }
}

fn buildings() -> Vec<Wanted> {
    let built = |test: fn(Cost) -> bool| {
        move |moment: &Moment| {
            moment.any(
                |event| matches!(event, Event::BuildingBought { tile, .. } if test(tile.cost())),
            )
        }
    };
    let mut all = vec![
        moment(
            "building-fixed",
            "a building with fixed resources (SA-4.7 a)",
            built(|cost| matches!(cost, Cost::Fixed(_))),
        ),
        moment(
            "building-range",
            "a building for 1 to 7 resources (SA-4.7 c)",
            built(|cost| cost == Cost::Range),
        ),
    ];
    for tile in Tile::all() {
        if let Cost::Count { pieces, kinds } = tile.cost() {
            let name = format!("building-{pieces}-of-{kinds}");
            let about = format!("a building for {pieces} resources of {kinds} kinds (SA-4.7 b)");
            all.push(moment(&name, &about, move |moment| {
                moment.any(|event| matches!(event, Event::BuildingBought { tile: built, .. } if *built == tile))
            }));
        }
    }
    all.push(moment(
        "building-declined",
        "a building that could be paid is declined (SA-4.6)",
        |moment| {
            matches!(moment.step, Step::Act(Action::Decline))
                && matches!(moment.before.place_in_use(), Some(ochre_stone_age::Place::Building(_)))
        },
    ));
    all
}

fn two_resources() -> Vec<Wanted> {
    let taken = |name: &str, about: &str, test: fn(&StoneAge) -> bool| Wanted {
        n_seeds: 100_000,
        players: 3,
        ..moment(
            &format!("two-resources-{name}"),
            &format!("the card C36 is used {about} (SA-8.11)"),
            move |moment| {
                matches!(moment.step, Step::Act(Action::TakeResources(_))) && test(moment.before)
            },
        )
    };
    vec![
        taken("before-a-place", "before the next place", |game| {
            game.place_in_use().is_none() && game.missing_food().is_none()
        }),
        taken("with-tools", "while tools are chosen", |game| game.roll_goal().is_some()),
        taken("for-a-payment", "before a payment", |game| {
            game.place_in_use().is_some() && game.dice().is_none()
        }),
        taken("with-dice-for-all", "while a die is chosen", |game| {
            game.dice().is_some() && game.roll_goal().is_none()
        }),
        taken("while-feeding", "while food is missing", |game| game.missing_food().is_some()),
    ]
}

fn feeding() -> Vec<Wanted> {
    vec![
        moment("feeding-with-resources", "resources pay for missing food (SA-6.2)", |moment| {
            matches!(moment.step, Step::Act(Action::Feed(_)))
        }),
        moment(
            "starving",
            "a player who could pay starves instead and keeps the resources (SA-6.2)",
            |moment| matches!(moment.step, Step::Act(Action::Starve)),
        ),
        moment(
            "starving-without-choice",
            "a player who can't pay starves without being asked (SA-6.2, SA-12.1)",
            |moment| {
                moment.any(|event| matches!(event, Event::Starved { .. }))
                    && !matches!(moment.step, Step::Act(Action::Starve))
            },
        ),
    ]
}

fn ends() -> Vec<Wanted> {
    let only = |cards, buildings, round_limit| {
        move |moment: &Moment| moment.ends() == Some(Ends { cards, buildings, round_limit })
    };
    let mut all = vec![
        end("end-cards", "the card spaces can't be filled (SA-9.1)", only(true, false, false)),
        end("end-buildings", "a stack of buildings is empty (SA-9.2)", only(false, true, false)),
        end("end-cards-and-buildings", "both ends at once (SA-9.3)", only(true, true, false)),
        Wanted {
            options: vec![("round-limit", "2"), ("edition", "2021")],
            n_seeds: 2_000,
            ..end(
                "end-round-limit",
                "the round limit ends the game (SA-9.3), edition 2021",
                only(false, false, true),
            )
        },
        Wanted {
            options: vec![("round-limit", "3")],
            ..end(
                "tie-broken",
                "equal scores, decided by agriculture + tools + people (SA-10.4)",
                |moment| moment.leaders().len() == 2 && moment.shares().contains(&1.0),
            )
        },
        Wanted {
            options: vec![("round-limit", "3")],
            players: 4,
            n_seeds: 100_000,
            ..end("tie-shared", "equal in everything: a shared victory (SA-10.4)", |moment| {
                moment.shares().contains(&0.5)
            })
        },
        Wanted {
            options: vec![("round-limit", "6")],
            ..end("negative-score", "a score below zero (SA-1.3)", |moment| {
                moment.rules.seats().any(|seat| moment.after.score(moment.rules, seat) < 0)
            })
        },
    ];
    for players in 3..=4 {
        let name = format!("whole-game-{players}-players");
        let about = format!("a whole random game with {players} players");
        all.push(Wanted {
            players,
            n_seeds: 3_000,
            ..end(&name, &about, |moment| moment.ends().is_some())
        });
    }
    all
}
