//! Texts that are no action and no outcome, each with the sentence that refuses it, and the texts
//! beside them that are one. `docs/notation.md` specifies both.

use crate::action::{Action, Chance};
use crate::dice::Dice;
use crate::resources::Heap;
use crate::tool_set::{OneUse, ToolSet};

const NO_HEAP: &str = "resources are written as numbers and kinds, such as `2 wood 1 gold`";
const NO_ORDER: &str = "each resource is named once: wood, brick, stone, gold";
const NO_TOOLS: &str =
    "tools are `none`, or sorted values from 1 to 4, then `one-use` with values from 2 to 4";
const NO_ROLL: &str = "a roll is 1 to 10 faces from 1 to 6";

fn no_action(text: &str) -> String {
    format!(
        "no action reads `{text}`: it is place, use, tools, pay, decline, die, take, feed or \
         starve with what belongs to it"
    )
}

fn no_outcome(text: &str) -> String {
    format!("no outcome reads `{text}`: it is roll, draw, card-N or building-N with what came")
}

fn no_number(text: &str) -> String {
    format!("`{text}` is no number from 1 to 255")
}

#[track_caller]
fn refused(text: &str, sentence: &str) {
    assert_eq!(text.parse::<Action>(), Err(sentence.into()), "{text}");
}

#[test]
fn an_action_is_one_of_nine_words_with_what_belongs_to_it() {
    for text in ["", "hunt", "place hunt", "use", "tools", "decline 1", "die", "starve all"] {
        refused(text, &no_action(text));
    }
}

#[test]
fn numbers_are_written_without_signs_and_leading_zeros() {
    for word in ["0", "05", "+5", "-5", "256", "five"] {
        refused(&format!("place hunt {word}"), &no_number(word));
        refused(&format!("die {word}"), &no_number(word));
        refused(&format!("pay {word} wood"), &no_number(word));
        refused(&format!("tools {word}"), &no_number(word));
    }
    assert_eq!("die 255".parse(), Ok(Action::TakeDie(255)));
}

#[test]
fn a_heap_is_numbers_and_kinds_from_wood_to_gold() {
    for verb in ["pay", "take", "feed"] {
        for words in ["", " 1", " wood", " 2 wood 1"] {
            refused(&format!("{verb}{words}"), NO_HEAP);
        }
        for words in ["1 gold 2 wood", "1 wood 1 wood"] {
            refused(&format!("{verb} {words}"), NO_ORDER);
        }
    }
    assert_eq!("pay 2 wood 1 gold".parse(), Ok(Action::Pay(Heap::new([2, 0, 0, 1]))));
}

#[test]
fn a_heap_has_at_most_127_of_a_kind() {
    assert_eq!("pay 127 gold".parse(), Ok(Action::Pay(Heap::new([0, 0, 0, 127]))));
    refused("pay 128 gold", "nobody pays 128 gold at once");
    refused("feed 1 wood 255 brick", "nobody pays 255 brick at once");
}

#[test]
fn tools_are_sorted_values_from_1_to_4_then_one_use_tools_from_2_to_4() {
    for words in ["5", "255", "1 5", "2 1", "1 1 1 1", "4 4 4 4"] {
        refused(&format!("tools {words}"), NO_TOOLS);
    }
    for words in ["", " 1", " 5", " 3 2", " 2 2", " 2 3 4 4"] {
        refused(&format!("tools one-use{words}"), NO_TOOLS);
        refused(&format!("tools 1 one-use{words}"), NO_TOOLS);
    }
    refused("tools none 1", &no_number("none"));
    refused("tools one-use 2 one-use 3", &no_number("one-use"));
    let all =
        OneUse::VALUES.into_iter().fold(OneUse::NONE, |set, value| set.and(OneUse::of(value)));
    for (text, tools) in [
        ("tools none", ToolSet::NONE),
        ("tools 1 1 1", ToolSet::new([3, 0, 0, 0], OneUse::NONE)),
        ("tools 3 4 4", ToolSet::new([0, 0, 1, 2], OneUse::NONE)),
        ("tools one-use 2 3 4", ToolSet::new([0; 4], all)),
        ("tools 1 2 one-use 4", ToolSet::new([1, 1, 0, 0], OneUse::of(4))),
    ] {
        assert_eq!(text.parse(), Ok(Action::Tools(tools)), "{text}");
    }
}

#[test]
fn a_roll_is_1_to_10_sorted_faces_from_1_to_6() {
    for (text, sentence) in [
        ("roll", no_outcome("roll")),
        ("roll 7", NO_ROLL.into()),
        ("roll 1 1 1 1 1 1 1 1 1 1 1", NO_ROLL.into()),
        ("roll 0", no_number("0")),
        ("roll 2 1", "dice are written sorted (SA-12.1)".into()),
    ] {
        assert_eq!(text.parse::<Chance>(), Err(sentence), "{text}");
    }
    let ten = Dice::from_faces(&[1, 1, 2, 2, 3, 3, 4, 5, 6, 6]).unwrap();
    assert_eq!("roll 1 1 2 2 3 3 4 5 6 6".parse(), Ok(Chance::Roll(ten)));
}

#[test]
fn cards_and_tiles_come_to_their_own_places() {
    for text in ["", "C01", "card-1", "hunt C01", "card-5 C01", "building-1", "draw C01 C02"] {
        assert_eq!(text.parse::<Chance>(), Err(no_outcome(text)), "{text}");
    }
    for text in ["card-1 B01", "building-1 C01", "draw B01"] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn a_refusal_repeats_at_most_60_characters() {
    let sixty = "é".repeat(60);
    refused(&sixty, &no_action(&sixty));
    refused(&format!("{sixty}é"), &no_action(&format!("{sixty}…")));
    refused(&sixty.repeat(1000), &no_action(&format!("{sixty}…")));
    let nines = "9".repeat(60);
    refused(&format!("die {nines}"), &no_number(&nines));
    refused(&format!("die {nines}9"), &no_number(&format!("{nines}…")));
}
