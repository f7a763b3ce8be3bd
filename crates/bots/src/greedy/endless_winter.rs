//! Judgement of Endless Winter: each action is worth the VP that it should bring by the end.
//!
//! `outlook.rs` says how much time is left and what food, tools and labor are worth, `symbols.rs`
//! what one unit of each symbol is worth to this seat; both are taken from the pack as far as it
//! says anything. `plan.rs` makes them into turns, `turn.rs` into the choice of actions.

use ochre_endless_winter::{Action, EndlessWinter, Rules, Way};
use ochre_endless_winter_pack::Symbol;
use ochre_kernel::Seat;

use crate::Instinct;
use outlook::View;

mod animals;
mod cards;
mod column;
mod eclipse;
mod field;
mod idols;
mod map;
mod math;
mod outlook;
mod plan;
mod stones;
mod symbols;
mod turn;
mod village;
mod weights;

pub use outlook::Outlook;

impl Instinct for EndlessWinter {
    type Outlook = Outlook;

    fn outlook(&self, rules: &Rules, seat: Seat) -> Outlook {
        Outlook::new(self, rules, seat)
    }

    fn instinct(&self, outlook: &Outlook, action: Action) -> f64 {
        let view = View::new(self, outlook);
        match action {
            Action::Side(side) => match view.me.chief() {
                Some((chief, _)) => view.of_chief(chief, side),
                None => 0.0,
            },
            Action::TakeChief(chief, side) => view.of_chief(chief, side),
            Action::TakeSetup(card) => view.of_setup(card),
            Action::Play(card) => view.of_playing(card),
            Action::Discard(card) => -view.of_keeping(card),
            Action::Place(figure, spot) => view.of_placing(figure, spot),
            Action::Use(source, index) => view.of_using_ability(source, index),
            Action::Spend | Action::Top(_) | Action::Middle(_) => view.of_planned(action),
            Action::Bottom => view.of_bottom_section(),
            Action::RestDraw => view.of_rest_draw(),
            Action::RestAnimal(species) => view.of_rest_animal(view.of_using(species)),
            Action::SwapToken => view.of_token_swapped(),
            Action::KeepToken => view.of_token(),
            Action::Pile(card) => view.of_laying(card),
            Action::Gain(symbol, way) => {
                let worth = view.of_way(symbol, way);
                if 0.0 < worth { rank(symbol) + worth } else { worth }
            }
            // As late as possible: what is gained before may be counted (EW-6.3).
            Action::CountStone(_) => 0.1,
            Action::Decline(_) | Action::End => 0.0,
        }
    }
}

/// Of several gains at once, which to take first: what may change the others, then the rest, food
/// up to the maximum last.
fn rank(symbol: Symbol) -> f64 {
    let rank = match symbol {
        Symbol::Draw | Symbol::Reveal => 9,
        Symbol::TribeHand | Symbol::TribeDiscard | Symbol::Culture | Symbol::AnimalDeck => 8,
        Symbol::AnimalGrounds | Symbol::Camp => 7,
        Symbol::Move => 6,
        Symbol::Village | Symbol::Megalith => 5,
        Symbol::Idol => 4,
        Symbol::UseAnimal | Symbol::Tool => 3,
        Symbol::SacredStone | Symbol::Bury => 2,
        _ => 1,
    };
    f64::from(rank) * 100.0
}

impl View<'_> {
    /// One unit of a symbol, taken this way.
    fn of_way(self, symbol: Symbol, way: Way) -> f64 {
        match way {
            Way::Megalith(site) => self.of_site(site),
            Way::Draw => self.of_draw(),
            Way::Offering => self.idols().offering,
            Way::Reverence => self.idols().reverence,
            Way::Tool => self.price.tool,
            Way::Food => self.price.food,
            Way::Bury(from, card) => self.of_burial(from, card),
            Way::Camp => self.map().camp,
            Way::Move(from, to) => self.of_move(from, to),
            Way::Village(juncture) => self.of_village(self.map(), juncture),
            Way::Reveal => 0.1,
            Way::Animal(species) => self.of_animal(species),
            Way::AnimalDeck => self.of_deck_animal(),
            Way::UseAnimal(species) => self.of_using(species),
            Way::Tribe(tribe) => self.of_tribe(tribe, symbol == Symbol::TribeHand),
            Way::Culture(card) => self.of_culture(card),
            Way::Stone(stone) => self.of_stone(stone),
            Way::MaxFood => self.now(Symbol::MaxFood),
            Way::Vp => 1.0,
        }
    }

    /// The face-up rest token (EW-10.5).
    fn of_token(self) -> f64 {
        let tokens = &self.rules.components().rest_tokens;
        self.game.rest_token().map_or(0.0, |token| self.of_gains(&tokens[token.index()].gain))
    }

    /// The next rest token, on average.
    fn of_token_swapped(self) -> f64 {
        let tokens = &self.rules.components().rest_tokens;
        let sum: f64 = tokens.iter().map(|token| self.of_gains(&token.gain)).sum();
        (sum - self.of_token()) / (tokens.len().max(2) - 1) as f64
    }
}
