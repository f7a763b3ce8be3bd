//! From the name of a bot to the bot.

use ochre_kernel::Game;

use crate::{Bot, BotName, Greedy, Instinct, RandomBot, Uct};

/// The bot of that name. Two bots of one name and seed that are asked the same answer the same.
pub fn make_bot<G: Game + Instinct>(name: &BotName, seed: u64) -> Box<dyn Bot<G>> {
    match *name {
        BotName::Random => Box::new(RandomBot::new(seed)),
        BotName::Greedy => Box::new(Greedy),
        BotName::Uct(simulations) => Box::new(Uct::new(simulations, seed)),
    }
}
