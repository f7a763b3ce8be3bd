//! Situations in readable form: a set-up that never changes, edits by hand, steps as records write
//! them.

use ochre_kernel::{Game, Rules as _, Seat, Setup, Step, Turn};

use crate::action::{Action, Chance};
use crate::buildings::Tile;
use crate::cards::Card;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::sets::CardSet;
use crate::state::{Phase, StoneAge};
use crate::tool_set::OneUse;
use crate::tools::Tools;
use crate::tribe::Tribe;

/// The first tile of each stack: 2 wood 1 brick; 4 of 2 kinds; 1 to 7; 1 brick 2 stone.
const TILES: [&str; 4] = ["B01", "B19", "B26", "B12"];
/// The first cards, which give 1, 2, 3 and 4 food: space 1 is the cheapest.
const CARDS: [&str; 4] = ["C11", "C12", "C13", "C15"];

/// A game in a situation of which a test speaks, and all that happened in it.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) rules: Rules,
    pub(crate) game: StoneAge,
    pub(crate) events: Vec<Event>,
}

impl Scene {
    /// The first round is about to begin.
    pub(crate) fn new(players: u8) -> Scene {
        Scene::with(players, &[])
    }

    /// The same with options.
    pub(crate) fn with(players: u8, options: &[(&str, &str)]) -> Scene {
        let mut scene = Scene::before_setup(players, options);
        for (number, tile) in (1..=players).zip(TILES) {
            scene.play(&format!("* building-{number} {tile}"));
        }
        for (number, card) in (1..).zip(CARDS) {
            scene.play(&format!("* card-{number} {card}"));
        }
        scene.events.clear();
        scene
    }

    /// Nothing is turned up yet.
    pub(crate) fn before_setup(players: u8, options: &[(&str, &str)]) -> Scene {
        let setup = options.iter().fold(Setup::of(players), |wish, (key, value)| {
            let (key, value) = (*key, *value);
            wish.with(key, value)
        });
        let rules = Rules::new(&setup).unwrap();
        Scene { rules, game: StoneAge::new(&rules), events: Vec::new() }
    }

    /// The only round is about to begin: after it the game is over (SA-9.3).
    pub(crate) fn of_one_round(players: u8) -> Scene {
        Scene::with(players, &[("round-limit", "1")])
    }

    /// A player's possessions, to read and to edit.
    pub(crate) fn tribe(&mut self, number: u8) -> &mut Tribe {
        &mut self.game.tribes[seat(number)]
    }

    /// Makes this seat the start player of a round that begins.
    pub(crate) fn start(&mut self, number: u8) -> &mut Scene {
        self.game.start = seat(number);
        self.game.phase = Phase::Placing { seat: seat(number) };
        self
    }

    /// Lays a card on a space; the card that lay there goes back into the deck.
    #[track_caller]
    pub(crate) fn card(&mut self, space: u8, name: &str) -> &mut Scene {
        let card = name.parse().unwrap();
        let slot = &mut self.game.spaces[usize::from(space - 1)];
        self.game.deck = slot.take().map_or(self.game.deck, |old| self.game.deck.with(old));
        assert!(self.game.deck.has(card), "{card} lies elsewhere");
        *slot = Some(card);
        self.game.deck = self.game.deck.without(card);
        self
    }

    /// Puts a tile on top of a stack in place of the one that lay there.
    #[track_caller]
    pub(crate) fn tile(&mut self, stack: u8, name: &str) -> &mut Scene {
        let tile: Tile = name.parse().unwrap();
        let top = &mut self.game.stacks[usize::from(stack - 1)].top;
        let unseen = top.take().map_or(self.game.unseen_tiles, |t| self.game.unseen_tiles.with(t));
        assert!(unseen.has(tile), "{tile} lies elsewhere");
        *top = Some(tile);
        self.game.unseen_tiles = unseen.without(tile);
        self
    }

    /// Gives cards of the deck to a player, as if bought and used long ago.
    #[track_caller]
    pub(crate) fn owns(&mut self, number: u8, cards: &str) -> &mut Scene {
        for card in cards.split_whitespace().map(|name| name.parse().unwrap()) {
            assert!(self.game.deck.has(card), "{card} lies elsewhere");
            self.game.deck = self.game.deck.without(card);
            let tribe = self.tribe(number);
            tribe.cards = tribe.cards.with(card);
        }
        self
    }

    /// Gives unseen buildings to a player, without the points that they scored.
    #[track_caller]
    pub(crate) fn built(&mut self, number: u8, tiles: &str) -> &mut Scene {
        for tile in tiles.split_whitespace().map(|name| name.parse().unwrap()) {
            assert!(self.game.unseen_tiles.has(tile), "{tile} lies elsewhere");
            self.game.unseen_tiles = self.game.unseen_tiles.without(tile);
            let tribe = self.tribe(number);
            tribe.buildings = tribe.buildings.with(tile);
        }
        self
    }

    /// Gives a player the card of SA-8.11, face up.
    pub(crate) fn two_resources(&mut self, number: u8) -> &mut Scene {
        self.owns(number, "C36").tribe(number).two_resources = true;
        self
    }

    /// Gives a player a one-use tool, face up: C33 is of value 2, C34 of 3, C35 of 4 (SA-8.10).
    pub(crate) fn one_use(&mut self, number: u8, value: u8) -> &mut Scene {
        let card = Card::new(31 + value).unwrap();
        let tribe = self.owns(number, &card.to_string()).tribe(number);
        tribe.one_use = tribe.one_use.and(OneUse::of(value));
        self
    }

    /// Leaves only these cards in the deck; the last seat has bought the others.
    #[track_caller]
    pub(crate) fn deck(&mut self, cards: &str) -> &mut Scene {
        let left: CardSet =
            cards.split_whitespace().map(|name| name.parse::<Card>().unwrap()).collect();
        let others: Vec<String> = self.game.deck.iter().map(|card| card.to_string()).collect();
        let last = self.rules.players();
        for card in others.iter().filter(|name| !left.has(name.parse().unwrap())) {
            self.owns(last, card);
        }
        assert_eq!(self.game.deck, left, "of these some lie elsewhere: {cards}");
        self
    }

    /// Leaves so many tiles in a stack, the top one included; the last seat has the others, except
    /// for the points.
    pub(crate) fn tiles_left(&mut self, stack: u8, left: u8) -> &mut Scene {
        let pile = &mut self.game.stacks[usize::from(stack - 1)];
        let gone = usize::from(pile.left - left);
        pile.left = left;
        let tiles: Vec<Tile> = self.game.unseen_tiles.iter().take(gone).collect();
        let last = self.rules.players();
        for tile in tiles {
            self.built(last, &tile.to_string());
        }
        self
    }

    /// Phase 2 begins with people placed so (`1 forest 3; 2 hunt 1`), and goes on to the first
    /// decision. All others stay at home.
    #[track_caller]
    pub(crate) fn people_on(&mut self, placements: &str) -> &mut Scene {
        for text in pieces(placements) {
            let [number, place, people] = text.split(' ').collect::<Vec<_>>()[..] else {
                panic!("`{text}` is no placement");
            };
            let (seat, place) = (number.parse().unwrap(), place.parse().unwrap());
            let people = people.parse().unwrap();
            if let Err(illegal) = self.game.check_placing(&self.rules, seat, place, people) {
                panic!("`{text}`: {illegal}");
            }
            self.game.tribes[seat].place(place, people);
        }
        self.game.phase = Phase::Using { seat: self.game.start };
        self.game.settle(&self.rules, &mut self.events);
        self
    }

    /// Phase 3 begins, and goes on to the first decision.
    #[track_caller]
    pub(crate) fn feed(&mut self) -> &mut Scene {
        self.people_on("")
    }

    /// Plays steps in the notation of records, separated by `;`. Each must be allowed, and each
    /// must come from whom the table waits for.
    #[track_caller]
    pub(crate) fn play(&mut self, steps: &str) -> &mut Scene {
        for text in pieces(steps) {
            let (who, _) = text.split_once(' ').unwrap();
            assert_eq!(who, self.turn(), "`{text}`: the table waits for another");
            let step = self.step(text);
            if let Err(illegal) = self.game.play(&self.rules, step, &mut self.events) {
                panic!("`{text}`: {illegal}; allowed are {:?}", self.choices());
            }
        }
        self
    }

    /// The sentence with which a step is refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, text: &str) -> String {
        self.why_not(text).to_string()
    }

    /// Why a step is refused.
    #[track_caller]
    pub(crate) fn why_not(&mut self, text: &str) -> Illegal {
        let (who, _) = text.split_once(' ').unwrap();
        let turn = self.game.turn();
        let is_other_seat = matches!(turn, Turn::Player(_)) && who != "*" && who != self.turn();
        assert!(!is_other_seat, "`{text}`: the table waits for {turn:?}");
        self.refusal(self.step(text))
    }

    /// Why a step is refused that has no text. The state must stay as it was, and nothing may be told of it.
    #[track_caller]
    pub(crate) fn refusal(&mut self, step: Step<Action, Chance>) -> Illegal {
        let (before, n_events) = (self.game, self.events.len());
        match self.game.play(&self.rules, step, &mut self.events) {
            Ok(()) => panic!("{step:?} is allowed"),
            Err(illegal) => {
                assert_eq!((self.game, self.events.len()), (before, n_events), "{step:?}");
                illegal
            }
        }
    }

    /// Whom the table waits for: a seat, `*` for chance, or `over`.
    pub(crate) fn turn(&self) -> String {
        match self.game.turn() {
            Turn::Player(seat) => seat.to_string(),
            Turn::Chance => "*".into(),
            Turn::Over => "over".into(),
        }
    }

    /// Every legal action in the notation of records.
    pub(crate) fn choices(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.rules, &mut actions);
        actions.into_iter().map(|action| StoneAge::action_text(&self.rules, action)).collect()
    }

    /// The legal actions that begin with this word.
    pub(crate) fn choices_to(&self, word: &str) -> Vec<String> {
        let mut choices = self.choices();
        choices.retain(|choice| choice.split(' ').next() == Some(word));
        choices
    }

    /// Every outcome of chance in the notation of records, with its weight.
    pub(crate) fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&self.rules, &mut outcomes);
        let text = |chance| StoneAge::chance_text(&self.rules, chance);
        outcomes.into_iter().map(|(chance, weight)| (text(chance), weight)).collect()
    }

    /// What happened since the last call, in sentences.
    pub(crate) fn told(&mut self) -> Vec<String> {
        let events = std::mem::take(&mut self.events);
        events.iter().map(|event| StoneAge::describe(&self.rules, event)).collect()
    }

    /// The score of a seat as it stands.
    pub(crate) fn score(&self, number: u8) -> i32 {
        self.game.score(&self.rules, seat(number))
    }

    /// The points of one source, such as `resources`.
    #[track_caller]
    pub(crate) fn points(&self, number: u8, source: &str) -> i32 {
        let sources = self.game.score_sources(&self.rules, seat(number));
        sources.into_iter().find(|(name, _)| *name == source).unwrap().1
    }

    /// The tools of a seat: value, and whether it is used.
    pub(crate) fn tools(&self, number: u8) -> Vec<(u8, bool)> {
        self.game.tribe(seat(number)).tools.each().collect()
    }

    /// The cards on the spaces, the cheapest first; `-` where there is none.
    pub(crate) fn cards(&self) -> String {
        let names = self.game.spaces.map(|card| card.map_or("-".into(), |card| card.to_string()));
        names.join(" ")
    }

    fn step(&self, text: &str) -> Step<Action, Chance> {
        let (who, what) = text.split_once(' ').unwrap();
        match who {
            "*" => Step::Chance(StoneAge::parse_chance(&self.rules, what).unwrap()),
            _ => Step::Act(StoneAge::parse_action(&self.rules, what).unwrap()),
        }
    }
}

/// The seat that people call so.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// Tools of these values, none of them used.
#[track_caller]
pub(crate) fn ready(values: &[u8]) -> Tools {
    Tools::from_values(values.iter().map(|&value| (value, false))).unwrap()
}

/// Tools of these values, all of them used.
#[track_caller]
pub(crate) fn used(values: &[u8]) -> Tools {
    Tools::from_values(values.iter().map(|&value| (value, true))).unwrap()
}

fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|piece| !piece.is_empty())
}
