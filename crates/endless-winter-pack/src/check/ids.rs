//! Ids and names. Records name components by their ids, so these are the same in every pack: an
//! owner corrects what is printed and what a thing is called.

use crate::component::check_different;
use crate::fault::Faults;
use crate::pack::Pack;

const CHIEFS: [&str; 5] = ["keen_eye", "tuskbreaker", "thunderclaw", "stonecarver", "firewolf"];
const BOARDS: [&str; 4] = ["ma", "mb", "mc", "md"];

pub(super) fn check(pack: &Pack, faults: &Faults) {
    let each = |list: &str, ids: Vec<&String>, wanted: Vec<String>| {
        for (index, (id, wanted)) in ids.into_iter().zip(wanted).enumerate() {
            faults.unless(*id == wanted, &format!("{list}[{index}].id"), || {
                format!("must be `{wanted}`: ids are the same in every pack, records use them")
            });
        }
    };
    let cards = &pack.culture_cards;
    each("culture_cards", cards.iter().map(|card| &card.id).collect(), by_era("c", 20));
    let chiefs = pack.chiefs.iter().map(|chief| &chief.id).collect();
    each("chiefs", chiefs, CHIEFS.map(str::to_owned).into());
    let stones = pack.sacred_stones.iter().map(|stone| &stone.id).collect();
    each("sacred_stones", stones, by_era("s", 10));
    let boards = pack.megalith_boards.iter().map(|board| &board.id).collect();
    each("megalith_boards", boards, BOARDS.map(str::to_owned).into());
    let setups = pack.setup_cards.iter().map(|card| &card.id).collect();
    each("setup_cards", setups, (1..=5).map(|n| format!("p{n}")).collect());
    let glaciers = pack.glacier_tokens.iter().map(|token| &token.id).collect();
    each("glacier_tokens", glaciers, (1..=10).map(|n| format!("g{n:02}")).collect());
    let rests = pack.rest_tokens.iter().map(|token| &token.id).collect();
    each("rest_tokens", rests, (1..=5).map(|n| format!("r{n}")).collect());

    check_different(faults, "culture_cards", "name", cards.iter().map(|card| &card.name));
}

/// `c1_01`, …, `c2_20`: first those of Era I, then those of Era II.
fn by_era(letter: &str, n_each: usize) -> Vec<String> {
    let id = |n: usize| format!("{letter}{}_{:02}", 1 + n / n_each, 1 + n % n_each);
    (0..2 * n_each).map(id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_eras_are_numbered_from_one() {
        assert_eq!(by_era("s", 2), ["s1_01", "s1_02", "s2_01", "s2_02"]);
        let cards = by_era("c", 20);
        assert_eq!((cards.len(), &*cards[7], &*cards[39]), (40, "c1_08", "c2_20"));
    }
}
