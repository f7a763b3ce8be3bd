//! A turn in a column, planned: what to buy there, and with which labor (EW-4.3 to EW-4.5).
//!
//! What can be bought stands against what labor costs: cards that are missed later, food. The plan
//! buys as long as it gains. It is made anew for every decision, so only its first step is taken.

use ochre_endless_winter::{Action, Figure, Spot, Way};

use super::outlook::View;

/// Something that the top section of a column sells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ware {
    /// What it is worth, its price in tools deducted.
    pub(super) worth: f64,
    /// Its price in halves of labor, and in tools.
    pub(super) halves: u8,
    pub(super) tools: u8,
    /// The first action to take for it.
    pub(super) action: Action,
}

/// Something that gives labor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hands {
    pub(super) halves: u8,
    /// What is lost by it.
    pub(super) cost: f64,
    /// Food left after it, where it is made of food.
    pub(super) food_left: Option<u8>,
    pub(super) action: Action,
}

/// The middle section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Middle {
    /// What it is worth, its price deducted.
    pub(super) worth: f64,
    /// Its price, which must be left when it comes.
    pub(super) food: u8,
    pub(super) tools: u8,
    pub(super) action: Action,
}

/// Everything that can be had in a column.
#[derive(Clone, Debug, Default)]
pub(super) struct Goods {
    pub(super) wares: Vec<Ware>,
    pub(super) middle: Option<Middle>,
    /// A village that takes some moves first.
    pub(super) village: Option<Ware>,
}

/// What a turn is worth from here on, and how it goes on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plan {
    pub(super) worth: f64,
    pub(super) next: Option<Action>,
}

/// What each way to place a figure is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spots {
    /// For the chief and for a member: the four columns, then the rest space.
    pub(super) worth: [[f64; 5]; 2],
    pub(super) best: f64,
}

impl<'a> View<'a> {
    /// What each way to place a figure is worth.
    pub(super) fn spots(self) -> &'a Spots {
        self.look.spots.get_or_init(|| {
            let mut worth = [[0.0; 5]; 2];
            for (index, spot) in Spot::ALL.into_iter().enumerate() {
                let goods = self.goods(spot);
                for figure in Figure::ALL {
                    worth[figure as usize][index] = self.of_spot(figure, spot, &goods, 0);
                }
            }
            // The chief is placed once a round: now only where it helps about as much as it can.
            let gain = |index: usize| worth[0][index] - worth[1][index];
            let most = (0..5).map(gain).fold(0.0, f64::max);
            let kept = if 0.0 < self.time.turns_round { self.weights.chief * most } else { 0.0 };
            worth[0].iter_mut().for_each(|worth| *worth -= kept);
            let all = worth.iter().flatten().copied();
            Spots { worth, best: all.fold(f64::NEG_INFINITY, f64::max) }
        })
    }

    /// Everything that can be had in a column; nothing of the kind at rest.
    pub(super) fn goods(self, spot: Spot) -> Goods {
        match spot {
            Spot::Rest => Goods::default(),
            Spot::Column(column) => Goods {
                wares: self.wares(column),
                middle: self.middle(column).filter(|middle| 0.0 < middle.worth),
                village: self.village_in_reach(column),
            },
        }
    }

    /// What a turn with this figure there is worth, with so many more halves of labor.
    pub(super) fn of_spot(self, figure: Figure, spot: Spot, goods: &Goods, more: u8) -> f64 {
        let is_chief = figure == Figure::Chief;
        match spot {
            Spot::Rest => self.of_rest() + self.of_chief_in(is_chief, None),
            Spot::Column(column) => {
                let is_first = self.game.placed().all(|placed| placed.spot != spot);
                let bottom = if is_first { self.of_bottom(column) } else { 0.0 };
                let hands = self.hands(column, is_chief);
                let plan = self.plan_with(goods, &hands, self.game.labor().saturating_add(more));
                plan.worth + bottom + self.of_chief_in(is_chief, Some(column))
            }
        }
    }

    /// How to go on in the column where the figure stands.
    pub(super) fn plan(self) -> Plan {
        match self.game.spot() {
            Some(spot @ Spot::Column(column)) if self.game.top_is_open() => {
                let hands = self.hands(column, self.game.is_chief_turn());
                self.plan_with(&self.goods(spot), &hands, self.game.labor())
            }
            _ => Plan::default(),
        }
    }

    fn plan_with(self, goods: &Goods, hands: &[Hands], labor: u8) -> Plan {
        let tools = self.me.tools();
        let mut best = buy(goods.wares.iter(), hands, labor, tools, 0);
        if let Some(middle) = goods.middle {
            let tools_left = tools.saturating_sub(middle.tools);
            let wares = goods.wares.iter().filter(|ware| !spoils(ware.action, middle.action));
            let mut plan = buy(wares, hands, labor, tools_left, middle.food);
            plan.worth += middle.worth;
            plan.next = plan.next.or(Some(middle.action));
            best = better(best, plan);
        }
        if let Some(village) = goods.village {
            let plan = buy([&village].into_iter(), hands, labor, tools, 3);
            best = better(best, plan);
        }
        best
    }
}

/// Buys what gains, the best first, with the cheapest labor.
fn buy<'a>(
    wares: impl Iterator<Item = &'a Ware>,
    hands: &[Hands],
    mut labor: u8,
    mut tools: u8,
    food_kept: u8,
) -> Plan {
    let mut plan = Plan::default();
    let kept = |hands: &&Hands| hands.food_left.is_none_or(|left| food_kept <= left);
    let mut supply = hands.iter().filter(kept);
    for ware in wares {
        if tools < ware.tools {
            continue;
        }
        let (mut raised, mut cost, mut first) = (labor, 0.0, None);
        let mut asked = supply.clone();
        while raised < ware.halves {
            let Some(hands) = asked.next() else { break };
            raised = raised.saturating_add(hands.halves);
            cost += hands.cost;
            first = first.or(Some(hands.action));
        }
        if raised < ware.halves || ware.worth <= cost + 0.01 {
            continue;
        }
        plan.worth += ware.worth - cost;
        plan.next = plan.next.or(first).or(Some(ware.action));
        labor = raised - ware.halves;
        tools -= ware.tools;
        supply = asked;
    }
    plan
}

/// Whether a camp leaves that a village needs.
fn spoils(top: Action, middle: Action) -> bool {
    match (top, middle) {
        (Action::Top(Way::Move(from, _)), Action::Middle(Some(Way::Village(juncture)))) => {
            juncture.hexes().contains(&from)
        }
        _ => false,
    }
}

fn better(a: Plan, b: Plan) -> Plan {
    if a.worth < b.worth { b } else { a }
}
