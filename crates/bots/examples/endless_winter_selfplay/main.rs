//! Plays Endless Winter between bots and prints how they fared: who won, with which points, where
//! the figures stood, and how often each component was offered, taken and used, with the share of
//! victories of who had it. The table to balance a component pack by.
//!
//! ```text
//! cargo run --release -p ochre-bots --example endless_winter_selfplay -- \
//!     players=4 games=1000 seed=1 bots=greedy pack=my-pack.json rest-tokens=on
//! ```
//!
//! `bots` may be a list: `bots=greedy,random` seats them in turn, and the seats rotate from game to
//! game. Everything else with a `=` is an option of the game.

use std::error::Error;
use std::time::Instant;

use ochre_bots::{Bot, BotName, make_bot, record_game};
use ochre_endless_winter::{EndlessWinter, Rules};
use ochre_kernel::{Game, Rules as _, Setup};

mod table;
mod tally;

use tally::Tally;

struct Wish {
    setup: Setup,
    n_games: u64,
    seed: u64,
    bots: Vec<BotName>,
}

fn read_args() -> Result<Wish, Box<dyn Error>> {
    let mut setup = Setup::of(4);
    let (mut n_games, mut seed, mut bots) = (1000, 1, vec![BotName::Greedy]);
    for arg in std::env::args().skip(1) {
        let Some((key, value)) = arg.split_once('=') else {
            return Err(format!("`{arg}`: write key=value, as in `players=4`").into());
        };
        match key {
            "players" => setup.players = value.parse()?,
            "games" => n_games = value.parse()?,
            "seed" => seed = value.parse()?,
            "bots" => bots = value.split(',').map(str::parse).collect::<Result<_, _>>()?,
            "pack" => setup.pack = Some(std::fs::read_to_string(value)?),
            _ => setup = setup.with(key, value),
        }
    }
    Ok(Wish { setup, n_games, seed, bots })
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = read_args()?;
    let rules = Rules::new(&wish.setup)?;
    let mut tally = Tally::new(&rules, &wish.bots);
    let begin = Instant::now();
    for game in 0..wish.n_games {
        let seed = wish.seed.wrapping_mul(1_000_003).wrapping_add(game);
        let seated = |seat: usize| (seat + game as usize) % wish.bots.len();
        let mut table: Vec<Box<dyn Bot<EndlessWinter>>> = rules
            .seats()
            .map(|seat| make_bot(&wish.bots[seated(seat.index())], 4 * seed + seat.index() as u64))
            .collect();
        let played = record_game(&rules, &mut table, seed);
        tally.add(&rules, &played, seated);
        debug_assert!(played.state.win_shares(&rules).is_some());
    }
    let seconds = begin.elapsed().as_secs_f64();
    tally.print(&rules);
    println!("\n{:.0} games a second", wish.n_games as f64 / seconds);
    Ok(())
}
