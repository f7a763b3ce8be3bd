//! Searches random games for short records that show something, and writes them to `games/`.
//!
//! `cargo run --release -p ochre-catalogue --example find_golden [NAME …]` writes the named ones, or
//! those that are missing. A record that shows one moment stops right after it.

use std::path::Path;

use ochre_catalogue::write_record;
use ochre_kernel::{Game, Rng, Rules as _, Seat, Setup, Step, Turn};
use ochre_stone_age::{Action, Card, Chance, Cost, Ends, Event, Rules, StoneAge, Tile, Top};

type Steps = Vec<Step<Action, Chance>>;

/// What a record is to show.
struct Wanted {
    name: String,
    about: String,
    players: u8,
    options: Vec<(&'static str, &'static str)>,
    /// Whether the moment is here: the state before a step, the step, and what it caused.
    shows: Box<dyn Fn(&Moment) -> bool>,
    /// Whether the game goes on to its end, which must show it.
    whole: bool,
    n_seeds: u64,
}

struct Moment<'a> {
    rules: &'a Rules,
    before: &'a StoneAge,
    after: &'a StoneAge,
    step: Step<Action, Chance>,
    events: &'a [Event],
}

impl Moment<'_> {
    fn any(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(test)
    }

    fn ends(&self) -> Option<Ends> {
        self.events.iter().find_map(|event| match event {
            Event::Ended { why } => Some(*why),
            _ => None,
        })
    }

    fn shares(&self) -> Vec<f64> {
        let shares = self.after.win_shares(self.rules).map(|shares| shares.0);
        shares.map_or(Vec::new(), |shares| shares[..usize::from(self.rules.players())].to_vec())
    }

    /// The seats with the highest score.
    fn leaders(&self) -> Vec<Seat> {
        let score = |seat| self.after.score(self.rules, seat);
        let best = self.rules.seats().map(score).max().unwrap_or_default();
        self.rules.seats().filter(|&seat| score(seat) == best).collect()
    }
}

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/stone-age");
    for wanted in everything() {
        let file = folder.join(format!("{}.game", wanted.name));
        let asked = if names.is_empty() { !file.exists() } else { names.contains(&wanted.name) };
        if !asked {
            continue;
        }
        match find(&wanted) {
            Some((rules, steps)) => {
                let record = write_record::<StoneAge>(&rules, None, &[], &steps, true);
                let text = format!("# {}\n{record}", wanted.about);
                if let Err(error) = std::fs::write(&file, text) {
                    eprintln!("{}: {error}", file.display());
                }
                println!("{}: {} steps", wanted.name, steps.len());
            }
            None => eprintln!("{}: not found in {} games", wanted.name, wanted.n_seeds),
        }
    }
}

/// The shortest record among the random games of so many seeds.
fn find(wanted: &Wanted) -> Option<(Rules, Steps)> {
    let mut setup = Setup::of(wanted.players);
    for (key, value) in &wanted.options {
        setup = setup.with(key, value);
    }
    let rules = Rules::new(&setup).ok()?;
    let mut best: Option<Steps> = None;
    for seed in 0..wanted.n_seeds {
        let most = best.as_ref().map_or(usize::MAX, Vec::len);
        if let Some(steps) = try_seed(wanted, &rules, seed, most) {
            best = Some(steps);
        }
    }
    best.map(|steps| (rules, steps))
}

fn try_seed(wanted: &Wanted, rules: &Rules, seed: u64, most: usize) -> Option<Steps> {
    let mut rng = Rng::from_seed(seed);
    let mut game = StoneAge::new(rules);
    let (mut steps, mut events, mut scratch) = (Vec::new(), Vec::new(), Vec::new());
    let mut shown_in: Option<Seat> = None;
    loop {
        let step = match game.turn() {
            Turn::Player(_) => Step::Act(game.sample_action(rules, &mut rng, &mut scratch)),
            Turn::Chance => Step::Chance(game.sample_chance(rules, &mut rng)),
            Turn::Over => return None,
        };
        if steps.len() + 1 >= most {
            return None;
        }
        events.clear();
        let before = game;
        game.apply(rules, step, &mut events);
        steps.push(step);
        let moment = Moment { rules, before: &before, after: &game, step, events: &events };
        let is_last = game.turn() == Turn::Over;
        if wanted.whole {
            if is_last {
                return (wanted.shows)(&moment).then_some(steps);
            }
        } else if shown_in.is_none() && (wanted.shows)(&moment) {
            shown_in = Some(Seat::FIRST);
        }
        // Stop where nothing of it is under way any more: the next place, or the next round.
        if shown_in.is_some() && game.place_in_use().is_none() && game.turn() != Turn::Chance {
            return Some(steps);
        }
    }
}

fn moment(name: &str, about: &str, shows: impl Fn(&Moment) -> bool + 'static) -> Wanted {
    Wanted {
        name: name.into(),
        about: about.into(),
        players: 2,
        options: vec![("round-limit", "200")],
        shows: Box::new(shows),
        whole: false,
        n_seeds: 20_000,
    }
}

fn end(name: &str, about: &str, shows: impl Fn(&Moment) -> bool + 'static) -> Wanted {
    Wanted { whole: true, ..moment(name, about, shows) }
}

fn everything() -> Vec<Wanted> {
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
