//! What must hold for any text. The fuzz targets run these on what they invent, the tests of the
//! catalogue on the corpus.

use ochre_catalogue::{
    GameName, Header, on_each_game, position_game, read_position, replay, write_record,
};
use ochre_kernel::{Game, Rng};
use ochre_stone_age::StoneAge;

/// Any text is a record or gets a refusal; what is accepted is written and read again unchanged.
/// Says whether it was accepted.
pub fn record(text: &str) -> bool {
    let Ok(header) = Header::read(text) else { return false };
    on_each_game!(header.game, G => record_of::<G>(text))
}

fn record_of<G: Game>(text: &str) -> bool {
    let Ok(played) = replay::<G>(text, |_, _, _, _| ()) else { return false };
    let start = played.start.as_ref();
    let again = write_record(&played.rules, start, &[], &played.steps, true);
    let read = replay::<G>(&again, |_, _, _, _| ()).expect("our own record");
    assert_eq!((read.state, read.steps), (played.state, played.steps));
    true
}

/// Any text is a position or gets its faults; what is accepted can be played to its end.
/// Says whether it was accepted.
pub fn position(text: &str) -> bool {
    let Ok(game) = position_game(text) else { return false };
    match game {
        GameName::StoneAge => position_of::<StoneAge>(text, |rules| {
            rules.round_limit().is_some_and(|limit| limit <= 1000)
        }),
        other => on_each_game!(other, G => position_of::<G>(text, |_| true)),
    }
}

fn position_of<G: Game>(text: &str, ends: fn(&G::Rules) -> bool) -> bool {
    let Ok((rules, mut state)) = read_position::<G>(text) else { return false };
    assert_eq!(G::from_position(&state.position(&rules)), Ok((rules.clone(), state)));
    if ends(&rules) {
        state.roll_out(&rules, &mut Rng::from_seed(1), &mut Vec::new());
    }
    true
}
