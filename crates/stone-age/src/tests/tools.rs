//! SA-5.1 to SA-5.4: how tools grow, and how they are used.

use super::scene::{Scene, ready, used};
use crate::resources::Stock;
use crate::tools::Tools;

/// Lets seat 1 visit the tool maker with these tools.
fn after_tool_maker(tools: Tools) -> Vec<(u8, bool)> {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = tools;
    // A second and a third place: the round is not over, so used tools stay used.
    scene.people_on("1 tool-maker 1; 1 card-1 1; 1 card-2 1").play("1 use tool-maker");
    scene.tools(1)
}

#[test]
fn sa_5_1_three_tools_of_1_come_first_then_each_is_raised_in_turn_up_to_4() {
    let mut tools = Tools::NONE;
    for values in [
        &[1][..],
        &[1, 1],
        &[1, 1, 1],
        &[1, 1, 2],
        &[1, 2, 2],
        &[2, 2, 2],
        &[2, 2, 3],
        &[2, 3, 3],
        &[3, 3, 3],
        &[3, 3, 4],
        &[3, 4, 4],
        &[4, 4, 4],
        &[4, 4, 4],
    ] {
        let after = after_tool_maker(tools);
        assert_eq!(after, values.iter().map(|&value| (value, false)).collect::<Vec<_>>());
        tools = ready(values);
    }
}

#[test]
fn sa_5_1_no_other_tools_can_come_about() {
    for values in [&[2][..], &[1, 2], &[2, 2], &[1, 1, 3], &[1, 2, 3], &[1, 1, 1, 1], &[5, 5, 5]] {
        let tools = Tools::from_values(values.iter().map(|&value| (value, false)));
        assert_eq!(tools, None, "{values:?}");
    }
}

#[test]
fn sa_5_2_a_tool_is_used_whole_and_once_a_round() {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = ready(&[1, 2, 2]);
    scene.people_on("1 forest 1; 1 clay-pit 1; 1 hunt 1");
    scene.play("1 use forest; * roll 1");
    let all = ["none", "1", "2", "1 2", "2 2", "1 2 2"].map(|tools| format!("tools {tools}"));
    assert_eq!(scene.choices(), all);
    scene.play("1 tools 2");
    assert_eq!(scene.tribe(1).stock, Stock([1, 0, 0, 0]), "(1 + 2) ÷ 3");
    assert_eq!(scene.tools(1), [(1, false), (2, false), (2, true)]);
    scene.play("1 use clay-pit; * roll 1");
    assert_eq!(scene.choices(), ["tools none", "tools 1", "tools 2", "tools 1 2"]);
    let why = "you don't have that many unused tools of value 2 (SA-5.2)";
    assert_eq!(scene.refused("1 tools 2 2"), why);
    scene.play("1 tools 1 2");
    assert_eq!(scene.tribe(1).stock, Stock([1, 1, 0, 0]), "(1 + 1 + 2) ÷ 4");
    // Nothing is left, so the hunt asks for no tools.
    assert_eq!(scene.turn(), "*");
    scene.play("* roll 6");
    assert_eq!(scene.game.round, 2);
}

#[test]
fn sa_5_2_tools_that_one_does_not_have_are_refused() {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = ready(&[1, 1]);
    scene.people_on("1 forest 1").play("* roll 1");
    for (tools, value) in [("1 1 1", 1), ("2", 2), ("1 4", 4)] {
        let why = format!("you don't have that many unused tools of value {value} (SA-5.2)");
        assert_eq!(scene.refused(&format!("1 tools {tools}")), why);
    }
}

#[test]
fn sa_5_2_a_tool_may_be_added_without_effect() {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = ready(&[1, 1]);
    scene.people_on("1 river 1; 1 card-1 1; 1 card-2 1");
    scene.play("1 use river; * roll 1; 1 tools 1 1");
    assert_eq!(scene.tribe(1).stock, Stock([0; 4]));
    assert_eq!(scene.tools(1), [(1, true), (1, true)]);
}

#[test]
fn sa_5_2_used_tools_are_ready_again_in_the_next_round() {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = ready(&[1, 1]);
    scene.tribe(2).tools = ready(&[3, 3, 4]);
    scene.people_on("1 hunt 1; 2 hunt 1; 2 forest 1");
    scene.play("* roll 1; 1 tools 1 1; 2 use hunt; * roll 1; 2 tools 3 4");
    assert_eq!(scene.tools(1), [(1, true), (1, true)], "still used while others play");
    scene.play("* roll 1; 2 tools none");
    assert_eq!(scene.tools(1), [(1, false), (1, false)]);
    assert_eq!(scene.tools(2), [(3, false), (3, false), (4, false)]);
}

#[test]
fn sa_5_3_a_tool_gained_during_the_round_can_be_used_in_that_round() {
    for (before, choices) in
        [(Tools::NONE, &["tools none", "tools 1"][..]), (used(&[1, 1]), &["tools none", "tools 1"])]
    {
        let mut scene = Scene::new(2);
        scene.tribe(1).tools = before;
        scene.people_on("1 tool-maker 1; 1 hunt 1").play("1 use tool-maker; * roll 1");
        assert_eq!(scene.choices(), choices);
        scene.play("1 tools 1");
        assert_eq!(scene.tribe(1).food, 12 + 1 - 5);
    }
}

#[test]
fn sa_5_3_an_unused_tool_of_the_lowest_value_is_raised_first() {
    let (new, old) = (false, true);
    for (before, after) in [
        ([(1, new), (1, old), (1, old)], [(1, old), (1, old), (2, new)]),
        ([(1, old), (1, new), (2, new)], [(1, old), (2, new), (2, new)]),
        // All of the lowest value are used: one of them is raised and stays used, though an unused
        // tool of a higher value lies beside it.
        ([(1, old), (2, new), (2, new)], [(2, new), (2, new), (2, old)]),
        ([(3, old), (3, old), (4, new)], [(3, old), (4, new), (4, old)]),
        ([(2, old), (2, old), (2, old)], [(2, old), (2, old), (3, old)]),
        ([(4, old), (4, new), (4, old)], [(4, new), (4, old), (4, old)]),
    ] {
        let tools = Tools::from_values(before).unwrap();
        assert_eq!(after_tool_maker(tools), after, "{before:?}");
    }
}

#[test]
fn sa_5_3_tools_from_the_dice_of_another_follow_the_same_order() {
    // Seat 2 has played already and gains a tool from the card of seat 1.
    let mut scene = Scene::new(2);
    scene.start(2).card(1, "C01").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.tribe(2).tools = ready(&[1, 1, 1]);
    scene.people_on("2 hunt 1; 1 card-1 1; 1 hunt 1; 1 forest 1");
    scene.play("* roll 1; 2 tools 1 1; 1 use card-1; 1 pay 1 wood; * roll 1 5; 1 die 1");
    assert_eq!(scene.tools(2), [(1, true), (1, true), (2, false)]);
}

#[test]
fn sa_5_4_one_use_tools_join_a_roll_alone_or_with_others_once_in_the_game() {
    let mut scene = Scene::new(2);
    scene.one_use(1, 2).one_use(1, 4).tribe(1).tools = ready(&[1]);
    scene.people_on("1 hunt 1; 1 river 1; 1 quarry 1");
    scene.play("1 use river; * roll 2");
    let all = ["none", "1", "one-use 2", "1 one-use 2", "one-use 4", "1 one-use 4"]
        .into_iter()
        .chain(["one-use 2 4", "1 one-use 2 4"])
        .map(|tools| format!("tools {tools}"));
    assert_eq!(scene.choices(), all.collect::<Vec<_>>());
    assert_eq!(scene.refused("1 tools one-use 3"), "you have no one-use tool of value 3 (SA-5.4)");
    scene.play("1 tools one-use 4");
    assert_eq!(scene.tribe(1).stock, Stock([0, 0, 0, 1]), "(2 + 4) ÷ 6");
    scene.play("1 use quarry; * roll 2");
    assert_eq!(scene.refused("1 tools one-use 4"), "you have no one-use tool of value 4 (SA-5.4)");
    scene.play("1 tools 1 one-use 2");
    assert_eq!(scene.tribe(1).stock, Stock([0, 0, 1, 1]), "(2 + 1 + 2) ÷ 5");
    scene.play("* roll 1");
    // In the next round the tool is ready again; the one-use tools are gone.
    assert_eq!((scene.tools(1), scene.tribe(1).one_use.len()), (vec![(1, false)], 0));
    scene.start(1).people_on("1 hunt 1").play("* roll 1");
    assert_eq!(scene.choices(), ["tools none", "tools 1"]);
}

#[test]
fn sa_5_4_a_one_use_tool_that_is_kept_stays_for_later_rounds() {
    let mut scene = Scene::new(2);
    scene.one_use(1, 3).people_on("1 hunt 1").play("* roll 1; 1 tools none");
    scene.start(1).people_on("1 hunt 1").play("* roll 1");
    assert_eq!(scene.choices(), ["tools none", "tools one-use 3"]);
}
