//! Why an action is refused. What is legal is said in one place only, the list; here is found in
//! words what is wrong with the rest.

use ochre_endless_winter_pack::{Column, Symbol};

use crate::action::{Action, Chance, Figure, Source, Spot, Way};
use crate::card::Card;
use crate::illegal::{Illegal, WaitsFor};
use crate::pending::Frame;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Stage};
use crate::turn::LABOR;
use crate::turn_state::Section;

impl EndlessWinter {
    pub(crate) fn check_action(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        if !matches!(self.who(), ochre_kernel::Turn::Player(_)) {
            return Err(self.not_now(rules));
        }
        let mut is_listed = false;
        self.each_action(rules, &mut |listed| is_listed |= listed == action);
        if is_listed { Ok(()) } else { Err(self.why_not(rules, action)) }
    }

    pub(crate) fn check_outcome(&self, rules: &Rules, chance: Chance) -> Result<(), Illegal> {
        if self.asked_of_chance(rules).is_none() {
            return Err(self.not_now(rules));
        }
        let mut is_listed = false;
        self.each_outcome(rules, &mut |listed, _| is_listed |= listed == chance);
        let waits_for = self.waits_for(rules);
        if is_listed { Ok(()) } else { Err(Illegal::NoSuchOutcome { waits_for }) }
    }

    fn not_now(&self, rules: &Rules) -> Illegal {
        Illegal::NotNow { waits_for: self.waits_for(rules) }
    }

    /// What the table waits for.
    pub(crate) fn waits_for(&self, rules: &Rules) -> WaitsFor {
        if let Some(asked) = self.asked_of_chance(rules) {
            return WaitsFor::Chance { outcome: asked.name() };
        }
        match (self.pending.last(), self.phase) {
            (Some(Frame::Gains(_)), _) => WaitsFor::Gain,
            (Some(Frame::Extra { .. }), _) => WaitsFor::ExtraMegalith,
            (Some(Frame::When(_)), _) => WaitsFor::WaitingAbility,
            (Some(Frame::Discard(_)), _) => WaitsFor::Discard,
            (Some(_), _) => WaitsFor::RestToken,
            (None, Phase::Setup { stage: Stage::Sides, .. }) => WaitsFor::Side,
            (None, Phase::Setup { stage: Stage::TakeChiefs, .. }) => WaitsFor::Chief,
            (None, Phase::Setup { .. }) => WaitsFor::SetupCard,
            (None, Phase::Turn { .. }) => match self.turn.spot {
                None => WaitsFor::Placing,
                Some(Spot::Rest) => WaitsFor::Resting,
                Some(Spot::Column(column)) => WaitsFor::Column { column },
            },
            (None, Phase::EclipsePile { .. }) => WaitsFor::EclipsePile,
            (None, Phase::Eclipse { .. }) => WaitsFor::EclipseAbility,
            (None, _) => WaitsFor::Nothing,
        }
    }

    fn why_not(&self, rules: &Rules, action: Action) -> Illegal {
        let is_turn = self.pending.last().is_none() && matches!(self.phase, Phase::Turn { .. });
        let is_eclipse =
            self.pending.last().is_none() && matches!(self.phase, Phase::Eclipse { .. });
        match (self.pending.last(), action) {
            (Some(Frame::Gains(_) | Frame::Extra { .. }), Action::Gain(symbol, way)) => {
                self.why_not_gain(rules, symbol, way)
            }
            (Some(Frame::Gains(_) | Frame::Extra { .. }), Action::Decline(symbol)) => {
                self.why_not_decline(symbol)
            }
            (Some(Frame::Gains(_)), Action::CountStone(stone)) => {
                Illegal::StoneNotToCount { stone }
            }
            (Some(Frame::Discard(_)), Action::Discard(card)) => {
                Illegal::NotInHandToDiscard { card }
            }
            (Some(Frame::When(_)), Action::Use(source, index)) => {
                self.why_not_use(rules, source, index)
            }
            (None, Action::TakeChief(chief, _)) if self.waits_for(rules) == WaitsFor::Chief => {
                Illegal::ChiefNotOpen { chief }
            }
            (None, Action::TakeSetup(card)) if self.waits_for(rules) == WaitsFor::SetupCard => {
                Illegal::SetupCardNotOpen { card }
            }
            (None, Action::Pile(card)) if matches!(self.phase, Phase::EclipsePile { .. }) => {
                Illegal::NotInHandToLay { card }
            }
            (None, Action::Use(source, index)) if is_turn || is_eclipse => {
                self.why_not_use(rules, source, index)
            }
            _ if is_turn => self.why_not_in_turn(rules, action),
            _ => self.not_now(rules),
        }
    }

    fn why_not_in_turn(&self, rules: &Rules, action: Action) -> Illegal {
        match (action, self.turn.spot) {
            (Action::Play(card), spot) => self.why_not_play(card, spot),
            (Action::Place(figure, _), None) => Illegal::FigurePlaced { figure },
            (Action::Spend, None | Some(Spot::Column(_))) => Illegal::NoLaborInFood,
            (Action::Top(_), Some(Spot::Column(_))) if self.turn.section != Section::Top => {
                Illegal::TopIsOver
            }
            (Action::Middle(_), Some(Spot::Column(_))) if self.turn.section != Section::Top => {
                Illegal::MiddleIsOver
            }
            (Action::Top(way), Some(Spot::Column(column))) => self.why_not_top(column, way),
            (Action::Middle(way), Some(Spot::Column(column))) => {
                self.why_not_middle(rules, column, way)
            }
            (Action::Bottom, Some(Spot::Column(_))) if !self.turn.is_first => Illegal::NotFirst,
            (Action::Bottom, Some(Spot::Column(_))) if self.turn.section == Section::Bottom => {
                Illegal::BottomIsOver
            }
            (Action::Bottom, Some(Spot::Column(_))) => Illegal::GivesNothing,
            (Action::RestDraw, Some(Spot::Rest)) => Illegal::DrawIsOver,
            (Action::RestAnimal(_), Some(Spot::Rest)) if self.turn.rest_animal => {
                Illegal::RestAnimalIsOver
            }
            (Action::RestAnimal(species), Some(Spot::Rest)) => Illegal::NoAnimal { species },
            (Action::End, None) => Illegal::PlaceFirst,
            _ => self.not_now(rules),
        }
    }

    fn why_not_play(&self, card: Card, spot: Option<Spot>) -> Illegal {
        match (card.is_culture(), spot) {
            _ if !self.me().hand.has(card) => Illegal::NotInHand { card },
            (true, Some(_)) => Illegal::CultureBeforePlacing,
            (true, None) => Illegal::CultureCostsCard,
            (false, None) => Illegal::TribeAfterPlacing,
            (false, Some(_)) => Illegal::NoTribeAtRest,
        }
    }

    fn why_not_top(&self, column: Column, way: Way) -> Illegal {
        let (tools, labor) = match (column, way) {
            (Column::Initiate, Way::Tribe(_)) => (1, LABOR),
            (Column::Develop, Way::Culture(_) | Way::Vp) => (0, 3 * LABOR),
            (Column::Migrate, Way::Camp) => (1, 0),
            (Column::Migrate, Way::Move(..)) | (Column::Hunt, Way::Reveal) => (0, LABOR),
            (Column::Hunt, Way::Animal(_) | Way::Vp) => (1, LABOR),
            _ => return Illegal::NotInColumn { column },
        };
        let lack = |symbol, needed| Illegal::NotEnough { symbol, needed, column, is_middle: false };
        if self.me().tools < tools {
            return lack(Symbol::Tool, tools);
        }
        if self.turn.labor < labor {
            return lack(Symbol::LaborHalves, labor);
        }
        match way {
            Way::Tribe(tribe) => Illegal::TypeTaken { tribe },
            Way::Vp if column == Column::Develop => Illegal::CultureIsLeft,
            other => self.why_not_way(other),
        }
    }

    fn why_not_middle(&self, rules: &Rules, column: Column, way: Option<Way>) -> Illegal {
        let food = match (column, way) {
            (Column::Initiate, None) => 1,
            (Column::Migrate, Some(Way::Village(_))) => 3,
            (Column::Develop, Some(Way::Stone(_))) => {
                match rules.components().stone_slots.get(self.me().n_stones()) {
                    None => return Illegal::NoStoneSlot,
                    Some(slot) if !self.me().can_pay(&slot.price) => return Illegal::SlotPrice,
                    Some(_) => 0,
                }
            }
            (Column::Hunt, Some(Way::UseAnimal(_))) => 0,
            _ => return Illegal::NotInColumn { column },
        };
        if self.me().food < food {
            let symbol = Symbol::Food;
            return Illegal::NotEnough { symbol, needed: food, column, is_middle: true };
        }
        way.map_or(Illegal::GivesNothing, |way| self.why_not_way(way))
    }

    /// Why a unit can't be carried out in this way, whatever it costs.
    fn why_not_way(&self, way: Way) -> Illegal {
        match way {
            Way::Megalith(site) => Illegal::NoMegalithThere { site },
            Way::Draw => Illegal::NothingToDraw,
            Way::Reverence => Illegal::TopOfReverence,
            Way::Tool => Illegal::ToolsFull,
            Way::Food | Way::MaxFood => Illegal::FoodFull,
            Way::Bury(from, card) => Illegal::NotThere { card, from },
            Way::Camp => Illegal::NoCampLeft,
            Way::Move(from, _) if self.me().camps.on(from) == 0 => {
                Illegal::NoCampThere { hex: from }
            }
            Way::Move(from, to) => Illegal::NotBeside { from, to },
            Way::Village(juncture) => Illegal::NoVillageThere { juncture },
            Way::Reveal => Illegal::NothingToReveal,
            Way::Animal(species) => Illegal::NotInGrounds { species },
            Way::UseAnimal(species) => Illegal::NoAnimal { species },
            Way::Culture(card) => Illegal::NotOpen { card },
            Way::Stone(stone) => Illegal::StoneNotOpen { stone },
            Way::Vp => Illegal::AnimalsAreLeft,
            Way::AnimalDeck => Illegal::DeckIsLeft { is_empty: true },
            Way::Offering | Way::Tribe(_) => Illegal::GivesNothing,
        }
    }

    fn why_not_gain(&self, rules: &Rules, symbol: Symbol, way: Way) -> Illegal {
        if !self.is_pending(symbol) {
            return Illegal::NotPending { symbol };
        }
        if !belongs(symbol, way) {
            return Illegal::NotAWay { symbol };
        }
        if let Way::Stone(_) = way {
            match rules.components().stone_slots.get(self.me().n_stones()) {
                None => return Illegal::NoStoneSlot,
                Some(slot) if !self.me().can_pay(&slot.price) => return Illegal::SlotPrice,
                Some(_) => (),
            }
        }
        match (symbol, way) {
            (Symbol::Culture, Way::Vp) => Illegal::CultureIsLeft,
            (Symbol::AnimalDeck, Way::Vp) => Illegal::DeckIsLeft { is_empty: false },
            _ => self.why_not_way(way),
        }
    }

    fn why_not_decline(&self, symbol: Symbol) -> Illegal {
        if self.is_pending(symbol) {
            Illegal::CantDecline { symbol }
        } else {
            Illegal::NotPending { symbol }
        }
    }

    fn is_pending(&self, symbol: Symbol) -> bool {
        match self.pending.last() {
            Some(Frame::Gains(pending)) => 0 < pending.left.get(symbol),
            Some(Frame::Extra { .. }) => symbol == Symbol::Megalith,
            _ => false,
        }
    }

    fn why_not_use(&self, rules: &Rules, source: Source, index: u8) -> Illegal {
        if !self.owns(source) {
            return Illegal::SourceNotThere { source };
        }
        if !self.has_ability(rules, source, index) {
            return Illegal::NoSuchAbility { source };
        }
        let (ability, n_left) = match source {
            Source::Card(card) => {
                let ability = rules.face(card).abilities[usize::from(index)];
                let used = self.turn.used.count(card, index);
                (ability, self.me().above.count(card) - used)
            }
            Source::Chief => {
                let chief = self.me().chief.map_or(0, |chief| chief.index() as u8);
                let face = rules.tables().chief(chief, self.me().side);
                let is_used = self.turn.used.chief >> index & 1;
                (face.abilities[usize::from(index)], 1 - is_used)
            }
            Source::Token => (Default::default(), u8::from(!self.turn.used.token)),
        };
        let is_eclipse = matches!(self.phase, Phase::Eclipse { .. });
        let is_waiting = matches!(self.pending.last(), Some(Frame::When(_)));
        if n_left == 0 {
            Illegal::AbilityUsed { source }
        } else if ability.eclipse != is_eclipse {
            Illegal::WrongPhase { source }
        } else if ability.when.is_some() != is_waiting {
            Illegal::WaitsForSomething { source }
        } else if let Some(bound) = ability.column
            && !matches!(self.turn.spot, Some(Spot::Column(column)) if bound.admits(column))
        {
            Illegal::ColumnBound { source, column: bound.english() }
        } else if !self.me().can_pay(&ability.price) {
            Illegal::Price { source }
        } else if let Source::Card(card) = source
            && self.is_new(card, index)
        {
            Illegal::NewGivesNoLabor { source }
        } else {
            Illegal::GivesNothing
        }
    }
}

/// Whether a symbol can be taken in such a way at all (EW-2.2, EW-8.7).
fn belongs(symbol: Symbol, way: Way) -> bool {
    match way {
        Way::Megalith(_) => symbol == Symbol::Megalith,
        Way::Draw => symbol <= Symbol::Draw,
        Way::Offering | Way::Reverence => symbol <= Symbol::Idol,
        Way::Tool => symbol <= Symbol::Tool,
        Way::Food => symbol <= Symbol::Tool,
        Way::Bury(..) => symbol == Symbol::Bury,
        Way::Camp => symbol == Symbol::Camp,
        Way::Move(..) => symbol == Symbol::Move,
        Way::Village(_) => symbol == Symbol::Village,
        Way::Reveal => symbol == Symbol::Reveal,
        Way::Animal(_) => symbol == Symbol::AnimalGrounds,
        Way::AnimalDeck => symbol == Symbol::AnimalDeck,
        Way::UseAnimal(_) => symbol == Symbol::UseAnimal,
        Way::Tribe(_) => matches!(symbol, Symbol::TribeHand | Symbol::TribeDiscard),
        Way::Culture(_) => symbol == Symbol::Culture,
        Way::Stone(_) => symbol == Symbol::SacredStone,
        Way::MaxFood => symbol == Symbol::MaxFood,
        Way::Vp => {
            matches!(symbol, Symbol::AnimalGrounds | Symbol::AnimalDeck | Symbol::Culture)
        }
    }
}

impl Figure {
    /// In words.
    pub const fn english(self) -> &'static str {
        match self {
            Figure::Chief => "chief",
            Figure::Member => "tribe member",
        }
    }
}
