//! Situations in readable form: a set-up that never changes, edits by hand, steps as records write
//! them.

use ochre_endless_winter_pack::{Ability, Pack, Species};
use ochre_kernel::{Game, Refusal as _, Rules as _, Seat, Setup, Step, Turn};

use super::scene_edits::gains;
use crate::card::{Card, Pile};
use crate::event::Event;
use crate::field::Site;
use crate::illegal::Illegal;
use crate::map::Hex;
use crate::player::{Player, owner_index};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase};
use crate::turn_state::TurnState;

/// Hexes 1 to 18: the six lands, then lands and glaciers by turns (with 2 and 3 players).
const TILES: [&str; 18] = [
    "plains", "forest", "grove", "lake", "mountain", "steppe", "plains", "glacier", "forest",
    "glacier", "grove", "glacier", "lake", "glacier", "mountain", "glacier", "steppe", "glacier",
];
/// The same with 4 players, who have three glaciers.
const TILES_FOR_4: [&str; 18] = [
    "plains", "forest", "grove", "lake", "mountain", "steppe", "plains", "glacier", "forest",
    "plains", "grove", "glacier", "lake", "forest", "mountain", "glacier", "steppe", "grove",
];
const ANIMALS: [&str; 5] =
    ["woolly_rhino", "ground_sloth", "saber_tooth", "glyptodon", "steppe_bison"];

/// A game in a situation of which a test speaks, and all that happened in it.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) rules: Rules,
    pub(crate) game: EndlessWinter,
    pub(crate) events: Vec<Event>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// Cards by their ids.
#[track_caller]
pub(crate) fn pile(ids: &str) -> Pile {
    ids.split_whitespace().map(|id| id.parse::<Card>().unwrap()).collect()
}

/// An ability that works anywhere in a turn: what it costs and what it gives.
#[track_caller]
pub(crate) fn ability(price: &str, gain: &str) -> Ability {
    Ability { price: gains(price), gain: gains(gain), ..Ability::default() }
}

impl Scene {
    /// The first turn of the first round: seat 1 begins, everyone has Brave, Tribeswoman, two
    /// Tribesmen and the tribe card of set-up card p1, p2 … in hand, side a of the first chiefs.
    pub(crate) fn new(players: u8) -> Scene {
        Scene::with(players, "")
    }

    /// The same with options, such as `rest-tokens glacier-tokens`.
    pub(crate) fn with(players: u8, options: &str) -> Scene {
        let mut scene = Scene::before_setup(players, options);
        scene.set_up();
        scene.events.clear();
        scene
    }

    /// The same with another pack.
    #[track_caller]
    pub(crate) fn with_pack(players: u8, options: &str, pack: &Pack) -> Scene {
        let mut scene = Scene::before_setup_with(players, options, Some(pack.write()));
        scene.set_up();
        scene.events.clear();
        scene
    }

    /// Nothing is laid out yet.
    pub(crate) fn before_setup(players: u8, options: &str) -> Scene {
        Scene::before_setup_with(players, options, None)
    }

    #[track_caller]
    fn before_setup_with(players: u8, options: &str, pack: Option<String>) -> Scene {
        let on = |wish: Setup, key| wish.with(key, "on");
        let setup = options.split_whitespace().fold(Setup::of(players), on);
        // The first pack that was released: what tests say of its cards stays true.
        let pack = pack.unwrap_or_else(|| Pack::released()[0].write());
        let rules = Rules::new(&Setup { pack: Some(pack), ..setup }).unwrap();
        let game = EndlessWinter::new(&rules);
        Scene { rules, game, events: Vec::new() }
    }

    /// Plays the set-up that never changes: the first outcome that there is, but for terrain and
    /// animals; the first choice.
    pub(crate) fn set_up(&mut self) {
        let players = self.rules.n_players();
        let tiles = if players == 4 { TILES_FOR_4 } else { TILES };
        let lands: Vec<&str> =
            tiles[6..].iter().copied().filter(|tile| *tile != "glacier").collect();
        let (mut n_lands, mut n_tiles, mut n_animals) = (0, 0, 0);
        while matches!(self.game.phase, Phase::Setup { .. }) {
            let possible = self.possible();
            let first = possible[0].clone();
            let mut words = first.split_whitespace().skip(1);
            match words.next() {
                Some("land") => {
                    self.play(&format!("* land {}", lands[n_lands]));
                    n_lands += 1;
                }
                Some("tile") => {
                    self.play(&format!("* tile {} {}", n_tiles + 1, tiles[n_tiles]));
                    n_tiles += 1;
                }
                Some("animal") => {
                    self.play(&format!("* animal {}", ANIMALS[n_animals % 5]));
                    n_animals += 1;
                }
                _ => {
                    self.play(&first);
                }
            }
        }
    }

    /// A player, to read and to edit.
    pub(crate) fn player(&mut self, number: u8) -> &mut Player {
        &mut self.game.players[seat(number)]
    }

    /// Everything that can be done now, as records write it.
    pub(crate) fn possible(&self) -> Vec<String> {
        match self.game.turn() {
            Turn::Player(seat) => {
                let mut actions = Vec::new();
                self.game.legal_actions(&self.rules, &mut actions);
                let text = |&action: &_| EndlessWinter::action_text(&self.rules, action);
                actions.iter().map(|action| format!("{seat} {}", text(action))).collect()
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                self.game.chance_outcomes(&self.rules, &mut outcomes);
                let text = |chance| EndlessWinter::chance_text(&self.rules, chance);
                outcomes.iter().map(|&(chance, _)| format!("* {}", text(chance))).collect()
            }
            Turn::Over => Vec::new(),
        }
    }

    /// Whether the line can be played now.
    pub(crate) fn offers(&self, line: &str) -> bool {
        self.possible().iter().any(|possible| possible == line)
    }

    /// The lines that can be played now and begin so.
    pub(crate) fn offered(&self, begin: &str) -> Vec<String> {
        self.possible().into_iter().filter(|possible| possible.starts_with(begin)).collect()
    }

    /// Plays lines of a record, one after another: `1 place chief hunt`, `* draw elder`.
    #[track_caller]
    pub(crate) fn play(&mut self, lines: &str) -> &mut Scene {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, what) = line.split_once(' ').unwrap();
            let step = self.step(who, what);
            let played = self.game.play(&self.rules, step, &mut self.events);
            if let Err(why) = played {
                panic!("`{line}`: {why}; possible: {:#?}", self.possible());
            }
        }
        self
    }

    #[track_caller]
    fn step(&self, who: &str, what: &str) -> Step<crate::Action, crate::Chance> {
        if who == "*" {
            assert_eq!(self.game.turn(), Turn::Chance, "`* {what}`: {:#?}", self.possible());
            Step::Chance(EndlessWinter::parse_chance(&self.rules, what).unwrap())
        } else {
            let turn = Turn::Player(who.parse().unwrap());
            assert_eq!(self.game.turn(), turn, "`{who} {what}`: {:#?}", self.possible());
            Step::Act(EndlessWinter::parse_action(&self.rules, what).unwrap())
        }
    }

    /// Why a line is refused.
    #[track_caller]
    pub(crate) fn refusal(&self, line: &str) -> Illegal {
        let (who, what) = line.split_once(' ').unwrap();
        let step = self.step(who, what);
        let mut untouched = self.game;
        let refused = untouched.play(&self.rules, step, &mut ());
        assert_eq!(untouched, self.game);
        refused.expect_err(line)
    }

    /// Seat `number` is to begin its turn with that number in the round, counted from 1; earlier
    /// turns of the round are not there.
    pub(crate) fn turn(&mut self, number: u8, n: u8) -> &mut Scene {
        let players = self.rules.n_players();
        let place = self.game.order.iter().position(|&other| other == seat(number)).unwrap() as u8;
        self.game.phase = Phase::Turn { n: (n - 1) * players + place };
        self.game.active = seat(number);
        self.game.turn = TurnState::default();
        self
    }

    /// The round, without anything that happens between rounds.
    pub(crate) fn round(&mut self, round: u8) -> &mut Scene {
        self.game.round = round;
        self
    }

    /// Puts exactly these cards into a hand; what was there leaves the game.
    #[track_caller]
    pub(crate) fn hand(&mut self, number: u8, ids: &str) -> &mut Scene {
        let player = self.player(number);
        (player.hand, player.known_hand) = (pile(ids), Pile::EMPTY);
        self
    }

    /// Puts one's camps on these hexes, and no others: `0 3 3`.
    #[track_caller]
    pub(crate) fn camps(&mut self, number: u8, hexes: &str) -> &mut Scene {
        let player = self.player(number);
        player.camps = Default::default();
        for hex in hexes.split_whitespace() {
            player.camps.add(hex.parse::<Hex>().unwrap());
        }
        self
    }

    /// Puts villages at these junctures: `1-2-8`.
    #[track_caller]
    pub(crate) fn villages(&mut self, number: u8, junctures: &str) -> &mut Scene {
        for juncture in junctures.split_whitespace() {
            let juncture = juncture.parse::<crate::Juncture>().unwrap();
            self.player(number).villages |= 1 << juncture.index();
        }
        self
    }

    /// Puts megaliths of a seat (0 for grey ones) on sites: `0.1 1.1`. The number that a player
    /// has placed is edited apart.
    #[track_caller]
    pub(crate) fn megaliths(&mut self, owner: u8, sites: &str) -> &mut Scene {
        let owner = (0 < owner).then(|| seat(owner));
        let field = self.game.field(&self.rules).unwrap();
        for site in sites.split_whitespace() {
            let slot = field.slot(site.parse::<Site>().unwrap()).unwrap();
            self.game.megaliths[owner_index(owner)] |= slot.bit();
        }
        self
    }

    /// Gives unused animals out of the deck.
    #[track_caller]
    pub(crate) fn animals(&mut self, number: u8, species: &str) -> &mut Scene {
        for word in species.split_whitespace() {
            let species = Species::ALL.into_iter().find(|one| one.id() == word).unwrap();
            self.game.animal_deck[species.index()] -= 1;
            self.player(number).animals[species.index()] += 1;
        }
        self
    }

    /// Why a line is refused, in words; its rule stands at the end.
    #[track_caller]
    pub(crate) fn refused(&self, line: &str) -> String {
        let why = self.refusal(line);
        let text = why.to_string();
        assert!(text.ends_with(&format!(" ({})", why.rule())), "{text}");
        text
    }

    /// Labor to spend in this turn, in halves.
    pub(crate) fn labor(&self) -> u8 {
        self.game.turn.labor
    }

    /// VP of a seat so far.
    pub(crate) fn vp(&self, number: u8) -> i32 {
        self.game.score(&self.rules, seat(number))
    }
}
