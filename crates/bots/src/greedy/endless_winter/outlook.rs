//! How things look to a seat: how much time is left, and what food, tools and labor are worth.

use std::cell::{Cell, OnceCell};

use ochre_endless_winter::{Card, EndlessWinter, Player, Rules};
use ochre_endless_winter_pack::{Gains, Symbol};
use ochre_kernel::{Game, Rules as _, Seat};

use super::idols::Idols;
use super::map::Map;
use super::plan::{Plan, Spots};
use super::stones::Stones;
use super::weights::{WEIGHTS, Weights};

/// What a seat makes of its situation. Most of it is worked out when it is first asked for, and
/// once for all actions of a decision.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub(super) weights: &'static Weights,
    pub(super) rules: Rules,
    pub(super) seat: Seat,
    pub(super) time: Time,
    pub(super) price: Price,
    /// One unit of each symbol: as it can be taken now, and in general.
    pub(super) now: Memo<{ Symbol::ALL.len() }>,
    pub(super) later: Memo<{ Symbol::ALL.len() }>,
    /// One use of each card.
    pub(super) uses: Memo<{ Card::KINDS }>,
    /// Each card kept in hand.
    pub(super) kept: Memo<{ Card::KINDS }>,
    /// Half a unit of labor in the eclipse.
    pub(super) eclipse_half: OnceCell<f64>,
    /// One use of the card that will be drawn.
    pub(super) average: OnceCell<f64>,
    pub(super) idols: OnceCell<Idols>,
    pub(super) stones: OnceCell<Stones>,
    pub(super) map: OnceCell<Map>,
    pub(super) spots: OnceCell<Spots>,
    pub(super) plan: OnceCell<Plan>,
}

/// Numbers that are worked out when they are first asked for.
#[derive(Clone, Debug)]
pub(super) struct Memo<const N: usize>([Cell<f64>; N]);

impl<const N: usize> Memo<N> {
    fn new() -> Memo<N> {
        Memo(std::array::from_fn(|_| Cell::new(f64::NAN)))
    }

    /// The number with that index.
    pub(super) fn get(&self, index: usize, work_out: impl FnOnce() -> f64) -> f64 {
        let known = self.0[index].get();
        if !known.is_nan() {
            return known;
        }
        let value = work_out();
        self.0[index].set(value);
        value
    }
}

/// How much of the game is left for this seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    /// Rounds after this one.
    pub(super) rounds: f64,
    /// Turns after the current one: in this round, in all.
    pub(super) turns_round: f64,
    pub(super) turns: f64,
    /// Whether this seat is taking a turn.
    pub(super) is_turn: bool,
    /// Eclipses in which hexes, the board and stones will still be looked at.
    pub(super) hexes: f64,
    pub(super) board: f64,
    pub(super) stones: f64,
    /// From 1 down to 0 with the last turns.
    pub(super) fade: f64,
}

impl Time {
    fn new(game: &EndlessWinter, rules: &Rules, seat: Seat, weights: &Weights) -> Time {
        let round = game.round() as u8;
        let n_placed = game.placed().filter(|placed| placed.seat == seat).count() as u8;
        let left = rules.turns(round).saturating_sub(n_placed);
        let is_turn = game.eclipse_part().is_none() && (game.spot().is_some() || 0 < left);
        let is_placing = is_turn && game.spot().is_none();
        let turns_round = f64::from(left - u8::from(is_placing));
        let future: u8 = (round + 1..=Rules::ROUNDS).map(|round| rules.turns(round)).sum();
        let turns = turns_round + f64::from(future);
        let rounds = f64::from(Rules::ROUNDS.saturating_sub(round));
        let part = game.eclipse_part().unwrap_or(0);
        let eclipses = |last: u8| rounds + f64::from(u8::from(part <= last));
        Time {
            rounds,
            turns_round,
            turns,
            is_turn,
            hexes: eclipses(2),
            board: eclipses(3),
            stones: eclipses(4),
            fade: (turns / weights.horizon).min(1.0),
        }
    }
}

/// What food, tools and labor are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Price {
    /// One labor in a later turn.
    pub(super) labor: f64,
    pub(super) tool: f64,
    pub(super) food: f64,
}

impl Price {
    fn new(me: &Player, rules: &Rules, time: &Time, weights: &Weights) -> Price {
        // What a piece of food or a tool is worth at the end (EW-9.1).
        let steps = 0.5 * weights.idols * time.rounds;
        let level = (f64::from(me.offering()) + steps) as usize;
        let track = &rules.components().idol_board.offering;
        let at_end = match level.min(track.len()).checked_sub(1) {
            None => 0.0,
            Some(level) => 1.0 / f64::from(track[level].ratio),
        };
        let fade = |price: f64| (price * time.fade + at_end * (1.0 - time.fade)).max(at_end);
        let fill = f64::from(me.food()) / f64::from(me.food_max(rules).max(1));
        let tools = f64::from(me.tools());
        // Cards that find no turn wait for tools.
        let n_idle = f64::from(me.hand().tribes().len()) - 2.0 * time.turns_round - 2.0 - tools;
        let need = weights.need * n_idle.max(0.0);
        Price {
            labor: weights.labor * if 0.0 < time.turns { 0.4 + 0.6 * time.fade } else { 0.0 },
            tool: fade(weights.tool * (1.0 - weights.tool_crowd * tools).max(0.2) + need),
            food: fade(weights.food * (1.0 - weights.food_crowd * fill)),
        }
    }
}

impl Outlook {
    pub(super) fn new(game: &EndlessWinter, rules: &Rules, seat: Seat) -> Outlook {
        let weights = &WEIGHTS[usize::from(rules.players() - 2)];
        Outlook::with(game, rules, seat, weights)
    }

    pub(super) fn with(
        game: &EndlessWinter,
        rules: &Rules,
        seat: Seat,
        weights: &'static Weights,
    ) -> Outlook {
        let time = Time::new(game, rules, seat, weights);
        let price = Price::new(game.player(seat), rules, &time, weights);
        Outlook {
            weights,
            rules: rules.clone(),
            seat,
            time,
            price,
            now: Memo::new(),
            later: Memo::new(),
            uses: Memo::new(),
            kept: Memo::new(),
            eclipse_half: OnceCell::new(),
            average: OnceCell::new(),
            idols: OnceCell::new(),
            stones: OnceCell::new(),
            map: OnceCell::new(),
            spots: OnceCell::new(),
            plan: OnceCell::new(),
        }
    }
}

/// A state with what its seat makes of it: everything that a judgement needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct View<'a> {
    pub(super) game: &'a EndlessWinter,
    pub(super) look: &'a Outlook,
    pub(super) rules: &'a Rules,
    pub(super) weights: &'a Weights,
    pub(super) me: &'a Player,
    pub(super) time: &'a Time,
    pub(super) price: &'a Price,
}

impl<'a> View<'a> {
    pub(super) fn new(game: &'a EndlessWinter, look: &'a Outlook) -> View<'a> {
        View {
            game,
            look,
            rules: &look.rules,
            weights: look.weights,
            me: game.player(look.seat),
            time: &look.time,
            price: &look.price,
        }
    }

    /// The other seats.
    pub(super) fn others(self) -> impl Iterator<Item = &'a Player> {
        let (game, seat) = (self.game, self.look.seat);
        self.rules.seats().filter(move |&other| other != seat).map(move |other| game.player(other))
    }

    /// How much more food and how many more tools fit.
    pub(super) fn room(self) -> [u8; 2] {
        let tool_max = self.rules.components().player_board.tool_max;
        let food_max = self.me.food_max(self.rules);
        [food_max.saturating_sub(self.me.food()), tool_max.saturating_sub(self.me.tools())]
    }

    /// What it costs to pay this.
    pub(super) fn of_price(self, price: &Gains) -> f64 {
        if price.is_empty() {
            return 0.0;
        }
        f64::from(price.get(Symbol::Food)) * self.price.food
            + f64::from(price.get(Symbol::Tool)) * self.price.tool
            + f64::from(price.get(Symbol::Discard)) * self.price.labor
    }
}
