//! What the golden records of Endless Winter show: each symbol, each section of each column, the
//! modules and the variants.

use ochre_endless_winter::{Action, EndlessWinter, Event, Source, Spot, VpSource, Way};
use ochre_endless_winter_pack::{Ability, Column, Gains, Pack, Symbol};
use ochre_kernel::Step;

type Wanted = crate::search::Wanted<EndlessWinter>;
type Moment<'a> = crate::search::Moment<'a, EndlessWinter>;

pub fn everything() -> Vec<Wanted> {
    let mut all = symbols();
    all.extend(substitutes());
    all.extend(sections());
    all.extend(idols_and_megaliths());
    all.extend(cards());
    all.extend(eclipse());
    all.extend(modules());
    all.extend(whole_games());
    all
}

fn moment(name: &str, about: &str, shows: impl Fn(&Moment) -> bool + 'static) -> Wanted {
    Wanted {
        name: name.into(),
        about: about.into(),
        players: 2,
        options: Vec::new(),
        pack: None,
        shows: Box::new(shows),
        is_over: EndlessWinter::is_between_effects,
        whole: false,
        n_seeds: 20_000,
    }
}

/// A decision of a player.
fn action(name: &str, about: &str, test: impl Fn(Action) -> bool + 'static) -> Wanted {
    moment(name, about, move |moment| matches!(moment.step, Step::Act(action) if test(action)))
}

/// Something that happened.
fn event(name: &str, about: &str, test: impl Fn(&Event) -> bool + 'static) -> Wanted {
    moment(name, about, move |moment| moment.any(&test))
}

/// A pack with an ability that no shipped card has: a card is discarded for a culture card.
fn other_pack() -> String {
    let mut pack = Pack::builtin().clone();
    pack.name = "Golden".into();
    pack.culture_cards[0].abilities = vec![Ability {
        price: Gains::of(Symbol::Discard, 1),
        gain: Gains::of(Symbol::Culture, 1),
        ..Ability::default()
    }];
    pack.write()
}

fn symbols() -> Vec<Wanted> {
    let symbol = |symbol: Symbol| {
        let (name, about) = (symbol.id().replace('_', "-"), symbol.english());
        action(
            &format!("symbol-{name}"),
            &format!("{about} is gained (EW-8.7)"),
            move |action| matches!(action, Action::Gain(gained, _) if gained == symbol),
        )
    };
    let asked = [
        Symbol::Megalith,
        Symbol::Draw,
        Symbol::Idol,
        Symbol::Tool,
        Symbol::Bury,
        Symbol::Camp,
        Symbol::Move,
        Symbol::AnimalGrounds,
        Symbol::AnimalDeck,
        Symbol::UseAnimal,
        Symbol::TribeHand,
        Symbol::TribeDiscard,
        Symbol::SacredStone,
    ];
    let mut all: Vec<Wanted> = asked.into_iter().map(symbol).collect();
    // A single way is taken unasked.
    all.push(event("symbol-reveal", "an ability turns up an animal (EW-8.7)", |event| {
        uses(event, "c1_05", 0)
    }));
    all.push(Wanted {
        n_seeds: 300_000,
        ..moment("symbol-village", "an ability founds a village (EW-8.7)", |moment| {
            moment.any(|event| matches!(event, Event::VillageFounded { .. }))
                && !matches!(moment.step, Step::Act(Action::Middle(_)))
        })
    });
    let gained = |symbol: Symbol| move |event: &Event| matches!(event, Event::Gained { symbol: gained, .. } if *gained == symbol);
    all.push(event("symbol-food", "food is gained (EW-2.3)", gained(Symbol::Food)));
    all.push(event("symbol-labor", "an ability gives labor (EW-4.4)", gained(Symbol::LaborHalves)));
    all.push(event("symbol-vp", "an ability gives VP (EW-2.4)", |event| {
        matches!(event, Event::Scored { source: VpSource::Symbols, .. })
    }));
    all.push(moment("symbol-max-food", "food up to the maximum (EW-8.7)", |moment| {
        moment.any(|event| {
            matches!(event, Event::AnimalUsed { species, .. } if species.id() == "woolly_mammoth")
        })
    }));
    all.push(Wanted {
        pack: Some(other_pack()),
        ..action(
            "symbol-culture-and-discard",
            "a card of another pack: a card is discarded, a culture card taken (EW-8.7)",
            |action| matches!(action, Action::Gain(Symbol::Culture, _)),
        )
    });
    all
}

fn substitutes() -> Vec<Wanted> {
    let ways = [
        (Symbol::Draw, Way::Draw),
        (Symbol::Idol, Way::Offering),
        (Symbol::Tool, Way::Tool),
        (Symbol::Food, Way::Food),
    ];
    let mut all = Vec::new();
    for symbol in [Symbol::Megalith, Symbol::Draw, Symbol::Idol, Symbol::Tool] {
        for (lesser, way) in ways.into_iter().filter(|(lesser, _)| symbol < *lesser) {
            let name = format!("substitute-{}-{}", symbol.id(), lesser.id());
            let about = format!("{} is taken as {} (EW-2.2)", symbol.english(), lesser.english());
            all.push(action(&name, &about, move |action| action == Action::Gain(symbol, way)));
        }
    }
    all
}

fn sections() -> Vec<Wanted> {
    let top = |name: &str, about: &str, test: fn(Way) -> bool| {
        action(
            &format!("top-{name}"),
            about,
            move |action| matches!(action, Action::Top(way) if test(way)),
        )
    };
    let mut all = vec![
        top("initiate", "a tribe card is taken to hand (EW-5.1)", |way| {
            matches!(way, Way::Tribe(_))
        }),
        top("develop", "a culture card is taken to hand (EW-5.5)", |way| {
            matches!(way, Way::Culture(_))
        }),
        top("migrate-camp", "a camp comes to the start hex (EW-5.8)", |way| way == Way::Camp),
        top("migrate-move", "a camp moves (EW-5.8)", |way| matches!(way, Way::Move(..))),
        top("hunt-reveal", "two animals are turned up (EW-5.11)", |way| way == Way::Reveal),
        top("hunt-animal", "an animal is taken (EW-5.11)", |way| matches!(way, Way::Animal(_))),
        action("middle-initiate", "a tribe card and a burial (EW-5.2)", |action| {
            action == Action::Middle(None)
        }),
        action("middle-develop", "a sacred stone is taken (EW-5.6)", |action| {
            matches!(action, Action::Middle(Some(Way::Stone(_))))
        }),
        Wanted {
            n_seeds: 300_000,
            ..action("middle-migrate", "a village is founded (EW-5.9)", |action| {
                matches!(action, Action::Middle(Some(Way::Village(_))))
            })
        },
        action("middle-hunt", "an animal is used (EW-5.12)", |action| {
            matches!(action, Action::Middle(Some(Way::UseAnimal(_))))
        }),
        action("rest-draw", "a card is drawn at rest (EW-4.7)", |action| {
            action == Action::RestDraw
        }),
        action("rest-animal", "an animal is used at rest (EW-4.7)", |action| {
            matches!(action, Action::RestAnimal(_))
        }),
        action("food-for-labor", "food is spent for labor (EW-4.5)", |action| {
            action == Action::Spend
        }),
    ];
    for (column, rule) in Column::ALL.into_iter().zip(["5.3", "5.7", "5.10", "5.13"]) {
        let name = format!("bottom-{}", column.id());
        let about = format!("the bottom section of {} (EW-{rule})", column.english());
        all.push(moment(&name, &about, move |moment| {
            let placed = moment.before.placed().last();
            moment.step == Step::Act(Action::Bottom)
                && placed.is_some_and(|placed| placed.spot == Spot::Column(column))
        }));
    }
    all
}

fn idols_and_megaliths() -> Vec<Wanted> {
    vec![
        Wanted {
            n_seeds: 100_000,
            ..event("offering-top", "an idol at the top of offering: 1 VP (EW-8.2)", |event| {
                matches!(event, Event::Scored { source: VpSource::IdolLevels, vp: 1, .. })
            })
        },
        Wanted {
            n_seeds: 100_000,
            ..event("reverence-top", "an idol reaches the top of reverence (EW-8.2)", |event| {
                matches!(event, Event::Reverence { level: 8, .. })
            })
        },
        event("megalith-start", "a grey megalith on a start cell, one more (EW-8.4)", |event| {
            matches!(event, Event::MegalithPlaced { is_grey: true, .. })
        }),
        Wanted {
            n_seeds: 300_000,
            players: 4,
            ..event(
                "megalith-on-top",
                "a megalith on top of four (EW-8.5)",
                |event| matches!(event, Event::MegalithPlaced { site, .. } if 0 < site.layer),
            )
        },
    ]
}

fn cards() -> Vec<Wanted> {
    let waited = |name: &str, about: &str, id: &'static str, ability: u8| Wanted {
        n_seeds: 200_000,
        players: 3,
        ..event(name, about, move |event| uses(event, id, ability))
    };
    vec![
        waited("when-an-animal-is-taken", "an ability waited for an animal (EW-8.6)", "c1_08", 1),
        waited("when-a-card-is-buried", "an ability waited for a burial (EW-8.6)", "c1_15", 1),
        event("chief-ability", "the chief's ability in its turn (EW-4.6)", |event| {
            matches!(event, Event::AbilityUsed { source: Source::Chief, .. })
        }),
        action("second-culture-card", "the second culture card costs a card (EW-4.1)", |action| {
            matches!(action, Action::Discard(_))
        }),
        Wanted {
            n_seeds: 100_000,
            ..event(
                "new-card-gives-no-labor",
                "a card taken this turn is played (EW-4.4)",
                |event| matches!(event, Event::TribePlayed { labor: 0, is_new_type: true, .. }),
            )
        },
        event("deck-is-shuffled", "the discard pile becomes the deck (EW-2.1)", |event| {
            matches!(event, Event::Shuffled { .. })
        }),
    ]
}

/// Whether the event is the use of that ability of a card.
fn uses(event: &Event, id: &str, ability: u8) -> bool {
    matches!(event, Event::AbilityUsed { source: Source::Card(card), ability: used, .. }
        if card.id() == id && *used == ability)
}

fn eclipse() -> Vec<Wanted> {
    vec![
        event(
            "eclipse-bluff",
            "a culture card in the eclipse pile returns (EW-6.1)",
            |event| matches!(event, Event::PileRevealed { bluff, .. } if !bluff.is_empty()),
        ),
        event(
            "eclipse-labor",
            "tribe cards in the eclipse pile (EW-6.1, EW-6.2)",
            |event| matches!(event, Event::PileRevealed { labor, .. } if 4 < *labor),
        ),
        Wanted {
            n_seeds: 100_000,
            ..action(
                "eclipse-stone-first",
                "a stone is counted before an idol (EW-6.3)",
                |action| matches!(action, Action::CountStone(_)),
            )
        },
    ]
}

fn modules() -> Vec<Wanted> {
    vec![
        Wanted {
            options: vec![("glacier-tokens", "on")],
            ..event("glacier-token", "a glacier token is turned up (EW-10.4)", |event| {
                matches!(event, Event::GlacierTokenTurnedUp { .. })
            })
        },
        Wanted {
            options: vec![("glacier-tokens", "on")],
            n_seeds: 500_000,
            ..moment("glacier-token-gained", "a village gains glacier tokens (EW-10.4)", |moment| {
                moment.any(|event| matches!(event, Event::VillageFounded { juncture, .. }
                    if juncture.hexes().into_iter().any(|hex| moment.before.glacier_token(hex).is_some())))
            })
        },
        Wanted {
            options: vec![("rest-tokens", "on")],
            ..event("rest-token", "the first who rests uses the rest token (EW-10.5)", |event| {
                matches!(event, Event::AbilityUsed { source: Source::Token, .. })
            })
        },
        Wanted {
            options: vec![("rest-tokens", "on")],
            ..action("rest-token-exchanged", "the next rest token is taken (EW-10.5)", |action| {
                action == Action::SwapToken
            })
        },
    ]
}

fn whole_games() -> Vec<Wanted> {
    let whole = |name: &str, about: &str, players, options: &[&'static str]| Wanted {
        players,
        options: options.iter().map(|&key| (key, "on")).collect(),
        whole: true,
        n_seeds: 20,
        ..moment(name, about, |_| true)
    };
    let all = ["choose-setup", "choose-chiefs", "short-era-1", "glacier-tokens", "rest-tokens"];
    vec![
        whole("game-of-2", "a whole game of two", 2, &[]),
        whole("game-of-3", "a whole game of three", 3, &[]),
        whole("game-of-4", "a whole game of four", 4, &[]),
        whole("choose-setup", "set-up cards are chosen (EW-10.1)", 3, &all[..1]),
        whole("choose-chiefs", "chiefs and set-up cards are chosen (EW-10.2)", 2, &all[1..2]),
        whole("short-era-1", "two turns a round in Era I (EW-10.3)", 4, &all[2..3]),
        whole("everything", "all variants and modules (EW-10.1 to EW-10.5)", 3, &all),
        Wanted {
            n_seeds: 20_000,
            ..Wanted {
                shows: Box::new(|moment| 1 < moment.leaders().len()),
                ..whole("tie", "equal VP: the turn order decides (EW-9.5)", 2, &[])
            }
        },
    ]
}
