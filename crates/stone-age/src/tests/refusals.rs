//! Every sentence with which a step is refused, each reached in a scene.

use std::collections::BTreeSet;
use std::fmt::Write;

use ochre_kernel::{Refusal, Step};

use super::scene::{Scene, ready};
use crate::action::Action;
use crate::illegal::{Illegal, WaitsFor};
use crate::place::Place;
use crate::resources::Stock;

/// The refusals in the order in which they are met.
#[derive(Default)]
struct Refusals {
    text: String,
    met: BTreeSet<usize>,
}

impl Refusals {
    #[track_caller]
    fn meet(&mut self, scene: &mut Scene, steps: &[&str]) {
        for step in steps {
            let illegal = scene.why_not(step);
            self.note(step, illegal);
        }
    }

    fn note(&mut self, step: &str, illegal: Illegal) {
        let key = serde_json::to_string(&illegal).unwrap();
        writeln!(self.text, "{step}\n    {illegal}\n    {key}").unwrap();
        assert!(illegal.to_string().ends_with(&format!(" ({})", illegal.rule())), "{illegal}");
        self.met.insert(number(illegal));
    }
}

/// Numbers the refusals without a gap: a new one doesn't compile until it is met below.
fn number(illegal: Illegal) -> usize {
    match illegal {
        Illegal::NobodyPlaced => 0,
        Illegal::TooFewPeople { .. } => 1,
        Illegal::AlreadyThere { .. } => 2,
        Illegal::ExactNumber { .. } => 3,
        Illegal::Occupied { .. } => 4,
        Illegal::NoRoom { .. } => 5,
        Illegal::TooManyPlayers { .. } => 6,
        Illegal::VillageClosed { .. } => 7,
        Illegal::NoCard { .. } => 8,
        Illegal::NoBuilding { .. } => 9,
        Illegal::NobodyThere { .. } => 10,
        Illegal::ToolNotReady { .. } => 11,
        Illegal::NoOneUseTool { .. } => 12,
        Illegal::CardPrice { .. } => 13,
        Illegal::FixedPrice { .. } => 14,
        Illegal::CountPrice { .. } => 15,
        Illegal::RangePrice { .. } => 16,
        Illegal::TooFewResources { .. } => 17,
        Illegal::NoSuchDie { .. } => 18,
        Illegal::NoTwoResources => 19,
        Illegal::NotTwoResources { .. } => 20,
        Illegal::MissingFood { .. } => 21,
        Illegal::WrongDice { .. } => 22,
        Illegal::WrongSpot { .. } => 23,
        Illegal::CardSeen { .. } => 24,
        Illegal::TileSeen { .. } => 25,
        Illegal::NotNow { waits_for } => match waits_for {
            WaitsFor::Placement => 26,
            WaitsFor::Place => 27,
            WaitsFor::Tools => 28,
            WaitsFor::Payment => 29,
            WaitsFor::Die => 30,
            WaitsFor::Feeding => 31,
            WaitsFor::Roll => 32,
            WaitsFor::Card => 33,
            WaitsFor::Building => 34,
            WaitsFor::ExtraCard => 35,
            WaitsFor::Nothing => 36,
        },
        Illegal::NoSuchPlace => 37,
    }
}

const N_REFUSALS: usize = 38;

#[test]
fn every_refusal_is_a_sentence_that_a_step_can_meet() {
    let mut refusals = Refusals::default();
    setting_up(&mut refusals);
    placing(&mut refusals);
    placing_with_few(&mut refusals);
    using(&mut refusals);
    buying(&mut refusals);
    taking_dice_and_cards(&mut refusals);
    feeding_and_the_end(&mut refusals);
    assert_eq!(refusals.met, (0..N_REFUSALS).collect());
    insta::assert_snapshot!("refusals", refusals.text);
}

fn setting_up(refusals: &mut Refusals) {
    let mut scene = Scene::before_setup(2, &[]);
    refusals.meet(&mut scene, &["1 place hunt 1", "* roll 1", "* building-2 B01"]);
    scene.play("* building-1 B01");
    refusals.meet(&mut scene, &["* building-2 B01"]);
    scene.play("* building-2 B02; * card-1 C01");
    refusals.meet(&mut scene, &["1 place hunt 1", "* card-1 C02", "* card-2 C01"]);
}

fn placing(refusals: &mut Refusals) {
    let mut scene = Scene::new(4);
    (scene.tribe(1).people, scene.tribe(1).home) = (10, 10);
    let nobody = Step::Act(Action::Place { place: Place::Hunt, people: 0 });
    let illegal = scene.refusal(nobody);
    refusals.note("1 place hunt 0", illegal);
    let nowhere = Step::Act(Action::Place { place: Place::Card(4), people: 1 });
    let illegal = scene.refusal(nowhere);
    refusals.note("1 place card-5 1", illegal);
    let wrong = ["1 place hunt 11", "1 place forest 8", "1 place hut 1", "1 place field 2"];
    refusals.meet(&mut scene, &wrong);
    refusals.meet(&mut scene, &["1 place card-1 2", "1 place building-1 2", "1 decline"]);
    scene.play("1 place forest 5");
    refusals.meet(&mut scene, &["2 place forest 3"]);
    scene.play("2 place forest 2; 3 place hut 2");
    refusals.meet(&mut scene, &["4 place forest 1", "4 place hut 2"]);
    scene.play("4 place card-1 1");
    refusals.meet(&mut scene, &["1 place forest 1", "1 place card-1 1"]);
    // While people are placed every space has its card: only a hand can take one away.
    let taken = scene.game.spaces[1].take();
    refusals.meet(&mut scene, &["1 place card-2 1"]);
    scene.game.spaces[1] = taken;
}

fn placing_with_few(refusals: &mut Refusals) {
    let mut scene = Scene::new(2);
    refusals.meet(&mut scene, &["1 place building-3 1"]);
    scene.play("1 place hut 2; 2 place river 1; 1 place field 1");
    refusals.meet(&mut scene, &["2 place tool-maker 1"]);
    scene.play("2 place hunt 1");
    refusals.meet(&mut scene, &["1 place river 1"]);
    let mut scene = Scene::new(3);
    scene.play("1 place river 1; 2 place river 1");
    refusals.meet(&mut scene, &["3 place river 1"]);
    scene.play("3 place hut 2; 1 place field 1");
    refusals.meet(&mut scene, &["2 place tool-maker 1"]);
}

fn using(refusals: &mut Refusals) {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = ready(&[1, 1]);
    scene.people_on("1 hunt 1; 1 forest 1");
    refusals.meet(&mut scene, &["1 place hunt 1", "1 use river", "1 take 2 wood"]);
    scene.play("1 use hunt");
    refusals.meet(&mut scene, &["1 tools none", "* roll 1 1", "* draw C01"]);
    scene.play("* roll 1");
    refusals.meet(&mut scene, &["1 decline", "1 tools 1 1 1", "1 tools one-use 2"]);
}

fn buying(refusals: &mut Refusals) {
    let mut scene = Scene::new(4);
    scene.tribe(1).stock = Stock([9, 9, 9, 0]);
    scene.people_on("1 card-2 1; 1 building-1 1; 1 building-2 1; 1 building-3 1");
    scene.play("1 use card-2");
    refusals.meet(&mut scene, &["1 pay 3 wood", "1 pay 2 gold", "1 use building-1"]);
    scene.play("1 decline; 1 use building-1");
    refusals.meet(&mut scene, &["1 pay 3 wood"]);
    scene.play("1 decline; 1 use building-2");
    refusals.meet(&mut scene, &["1 pay 4 wood", "1 pay 2 wood 2 gold"]);
    scene.tile(2, "B18");
    refusals.meet(&mut scene, &["1 pay 2 wood 2 brick"]);
    scene.play("1 decline");
    refusals.meet(&mut scene, &["1 pay 4 wood 4 brick"]);
    scene.play("1 pay 1 wood");
    refusals.meet(&mut scene, &["1 use hunt", "* building-3 B26"]);
}

fn taking_dice_and_cards(refusals: &mut Refusals) {
    let mut scene = Scene::new(2);
    scene.card(1, "C01").card(2, "C32").two_resources(1).tribe(1).stock = Stock([3, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 card-2 1");
    refusals.meet(&mut scene, &["1 take 1 wood"]);
    scene.play("1 use card-1; 1 pay 1 wood; * roll 1 2");
    refusals.meet(&mut scene, &["1 die 3", "1 decline"]);
    scene.play("1 die 1; 1 use card-2; 1 pay 2 wood");
    refusals.meet(&mut scene, &["1 take 2 wood", "* draw C36"]);
}

fn feeding_and_the_end(refusals: &mut Refusals) {
    let mut scene = Scene::of_one_round(2);
    (scene.tribe(1).food, scene.tribe(1).stock) = (3, Stock([2, 0, 0, 0]));
    scene.feed();
    refusals.meet(&mut scene, &["1 feed 1 wood", "1 feed 2 gold", "1 decline"]);
    scene.play("1 starve");
    refusals.meet(&mut scene, &["1 starve", "* roll 1"]);
}
