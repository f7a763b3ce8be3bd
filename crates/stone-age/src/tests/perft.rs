//! Counts of decision sequences: one action too many or too few anywhere changes a number.

use ochre_kernel::{Game, Rng, Rules as _, Setup, perft, take_chances};
use ochre_testkit::walk;

use crate::{Rules, StoneAge};

fn rules(players: u8) -> Rules {
    Rules::new(&Setup::of(players).with("round-limit", "200")).unwrap()
}

fn counts<const N: usize>(game: &StoneAge, rules: &Rules, seed: u64) -> [u64; N] {
    std::array::from_fn(|depth| perft(game, rules, depth as u32 + 1, seed))
}

#[test]
fn perft_from_the_set_up() {
    for (players, expected) in
        [(2, [34, 1047, 20872]), (3, [35, 1191, 39179]), (4, [36, 1261, 42898])]
    {
        let rules = rules(players);
        assert_eq!(counts(&StoneAge::new(&rules), &rules, 1), expected, "{players} players");
    }
}

/// States from all over random games, so that every phase is among them.
#[test]
fn perft_from_the_middle_of_games() {
    for (players, expected) in [(2, [2009, 42708]), (3, [2671, 61616]), (4, [2735, 58837])] {
        let rules = rules(players);
        let mut sums = [0; 2];
        for seed in 0..6 {
            let mut n_states = 0;
            walk::<StoneAge>(&rules, seed, |game, _| {
                n_states += 1;
                if n_states % 23 == 0 {
                    let counts: [u64; 2] = counts(game, &rules, seed);
                    sums = [sums[0] + counts[0], sums[1] + counts[1]];
                }
            });
        }
        assert_eq!(sums, expected, "{players} players");
    }
}

/// Nobody places more people than there are: the first placement by hand.
#[test]
fn perft_of_depth_1_is_the_list_of_placements() {
    // Tool maker, hut, field, 5 ways each for the hunt and four resource places, 4 cards, 2 buildings.
    let rules = rules(2);
    let mut game = StoneAge::new(&rules);
    take_chances(&mut game, &rules, &mut Rng::from_seed(1));
    assert_eq!(perft(&game, &rules, 1, 1), 3 + 5 * 5 + 4 + 2);
}
