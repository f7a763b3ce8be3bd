//! What happened, in lines for people: what one player does in one go is one line.

use ochre_kernel::{Seat, Viewer};

use crate::screen::Screen;
use crate::screen::layout::in_seat_colour;

/// The events as far as the viewer may know them.
pub fn lines<'a, G: Screen>(
    rules: &G::Rules,
    viewer: Viewer,
    events: impl IntoIterator<Item = &'a G::Event>,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut subject = None;
    // What was told last, and how often.
    let (mut last, mut times) = (String::new(), 1);
    for event in events {
        let Some(event) = G::redact_event(rules, event, viewer) else { continue };
        let sentence = G::sentence(rules, &event);
        let (who, what) = split(&sentence);
        match lines.last_mut() {
            Some(line) if G::continues(&event) && who.is_some() && who == subject => {
                if what == last {
                    times += 1;
                    continue;
                }
                *line += &format!("{}, {what}", so_often(times));
            }
            line => {
                line.into_iter().for_each(|line| line.push_str(&so_often(times)));
                lines.push(sentence.clone());
            }
        }
        (subject, last, times) = (who, what.into(), 1);
    }
    lines.last_mut().into_iter().for_each(|line| line.push_str(&so_often(times)));
    lines.iter().map(|line| finished(line)).collect()
}

/// ` 3 times`; nothing for once.
fn so_often(times: usize) -> String {
    if times == 1 { String::new() } else { format!(" {times} times") }
}

/// What one step caused, in one line and without colours.
pub fn step_sentences<G: Screen>(rules: &G::Rules, events: &[G::Event]) -> String {
    let sentences: Vec<String> = events.iter().map(|event| G::sentence(rules, event)).collect();
    sentences.join("; ")
}

/// `player 2 rolls …` as the player and what they do.
fn split(sentence: &str) -> (Option<Seat>, &str) {
    let Some(rest) = sentence.strip_prefix("player ") else { return (None, sentence) };
    match rest.split_once(' ') {
        Some((number, what)) => (number.parse().ok(), what),
        None => (None, sentence),
    }
}

/// With a capital letter, a full stop and the colour of the player.
fn finished(line: &str) -> String {
    if let (Some(seat), what) = split(line) {
        return format!("{} {what}.", in_seat_colour(seat, &format!("Player {seat}")));
    }
    let mut chars = line.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", chars.as_str())
}

#[cfg(test)]
mod tests {
    use ochre_kernel::{Rules as _, Setup};
    use ochre_stone_age::{Dice, Event, Gain, Place, Resource, Rules, StoneAge};

    use super::*;

    #[test]
    fn one_player_in_one_go_is_one_line() {
        let rules = Rules::new(&Setup::of(2)).unwrap();
        let [one, two]: [Seat; 2] = [1, 2].map(|n| n.to_string().parse().unwrap());
        let place = Place::Gather(Resource::Wood);
        let dice = Dice::from_faces(&[2, 4, 5]).unwrap();
        let gain = Gain::Resource(Resource::Wood);
        let extra = Some("C14".parse().unwrap());
        let events = [
            Event::Used { seat: one, place },
            Event::Rolled { seat: one, goal: Some(Resource::Wood), dice },
            Event::Gained { seat: one, gain, amount: 3 },
            Event::Gained { seat: two, gain, amount: 1 },
            Event::ExtraCardDrawn { seat: two, card: extra },
            Event::RoundBegan { round: 2, start_player: two },
        ];
        let told = lines::<StoneAge>(&rules, Viewer::Seat(one), &events).join("\n");
        let told = anstream::adapter::strip_str(&told).to_string();
        assert_eq!(
            told,
            "Player 1 uses forest, rolls 2 4 5 = 11 for wood, gains 3 wood.\n\
             Player 2 gains 1 wood, draws an extra card.\n\
             Round 2 begins, player 2 starts."
        );
        let again = [events[0], events[2], events[2], events[2], events[3]];
        let told = lines::<StoneAge>(&rules, Viewer::Seat(one), &again).join("\n");
        let told = anstream::adapter::strip_str(&told).to_string();
        assert_eq!(told, "Player 1 uses forest, gains 3 wood 3 times.\nPlayer 2 gains 1 wood.");
        let told = lines::<StoneAge>(&rules, Viewer::Seat(two), &events[4..5]).join("\n");
        assert!(told.contains("counts 2 farmers"), "{told}");
    }
}
