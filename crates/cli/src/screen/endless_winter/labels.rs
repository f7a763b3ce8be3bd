//! Each choice in words, with what comes of it.

use ochre_endless_winter::{
    Action, Card, EndlessWinter, Event, PhasePosition, Position, Rules, SectionName, Source, Spot,
    Way,
};
use ochre_endless_winter_pack::{Ability, Column, Symbol};
use ochre_kernel::{Game, Seat, Step};

use super::words::{self, counted};
use super::{choices, market};

/// What the labels speak of.
pub struct Labels<'a> {
    pub game: &'a EndlessWinter,
    pub rules: &'a Rules,
    pub view: &'a Position,
    /// Who decides.
    pub seat: Seat,
}

impl Labels<'_> {
    /// What the choice is and what comes of it.
    pub fn label(&self, action: Action) -> String {
        let rules = self.rules;
        match action {
            Action::Side(side) => match self.game.player(self.seat).chief() {
                Some((chief, _)) => words::chief(rules, chief, side),
                None => String::new(),
            },
            Action::TakeChief(chief, side) => words::chief(rules, chief, side),
            Action::TakeSetup(card) => self.setup_card(card.index()),
            Action::Place(figure, spot) => format!("{figure} {}", words::spot(spot)),
            Action::Play(card) | Action::Discard(card) | Action::Pile(card) => {
                words::whole_card(rules, card)
            }
            Action::Spend => self.spending(),
            Action::Use(source, index) => self.ability(source, index),
            Action::Top(way) => self.way(Symbol::TribeHand, way),
            Action::Middle(Some(way)) => self.way(Symbol::UseAnimal, way),
            Action::Gain(symbol, way) => self.way(symbol, way),
            Action::Middle(None) => "pay it; what you take is asked next".into(),
            Action::Bottom => match self.view.turn.spot {
                Some(Spot::Column(column)) => bottom(column).into(),
                _ => String::new(),
            },
            Action::RestDraw => "draw a card, or take something less significant".into(),
            Action::RestAnimal(species) => format!("use {}", market::animal(rules, species)),
            Action::KeepToken => "take it".into(),
            Action::SwapToken => "put it under the stack and take the next, unseen".into(),
            Action::CountStone(stone) => format!("{}; count it now", self.stone(stone)),
            Action::Decline(symbol) => declined(symbol).into(),
            Action::End => self.end(),
        }
    }

    /// What goes for all choices of the group, such as their price.
    pub fn note(&self, action: Action) -> Option<String> {
        let column = match self.view.turn.spot {
            Some(Spot::Column(column)) => Some(column),
            _ => None,
        };
        Some(match (action, column) {
            (Action::Play(card), _) if card.is_culture() && self.view.turn.culture_played => {
                "this one costs discarding another card from hand".into()
            }
            (Action::Top(_), Some(column)) => top(column).into(),
            (Action::Middle(_), Some(column)) => self.middle(column),
            (Action::Gain(_, Way::Stone(_)), _) => self.middle(Column::Develop),
            (Action::Gain(symbol, way), _) if choices::is_instead(symbol, way) => {
                format!("of the {}, something less significant:", words::symbol(symbol))
            }
            (Action::Gain(_, Way::Bury(..)), _) => {
                "bury a card for good: thinner deck, more for reverence at the end".into()
            }
            _ => return None,
        })
    }

    /// What the middle section of a column is for.
    fn middle(&self, column: Column) -> String {
        match column {
            Column::Initiate => {
                "1 food: a tribe card into your discard pile, bury a card, or both".into()
            }
            Column::Develop => {
                let n_stones = self.game.player(self.seat).stones().count();
                match self.rules.components().stone_slots.get(n_stones) {
                    Some(slot) => format!("{}: a sacred stone, and {}", slot.price, slot.gain),
                    None => "a sacred stone: all your slots are full".into(),
                }
            }
            Column::Migrate => "3 food: three camps become a village where their hexes meet".into(),
            Column::Hunt => "use an animal; it counts in no set any more".into(),
        }
    }

    /// What the column has that can't be done now: such an action, and what it would be.
    pub fn closed(&self, legal: &[Action]) -> Vec<(Action, String)> {
        let turn = &self.view.turn;
        let (Some(Spot::Column(column)), true) = (turn.spot, self.view.pending.is_empty()) else {
            return Vec::new();
        };
        let mut closed = Vec::new();
        let is_open = |of: fn(&Action) -> bool| legal.iter().any(of);
        if turn.section == SectionName::Top {
            if !is_open(|action| matches!(action, Action::Top(_))) {
                closed.push((Action::Top(Way::Vp), format!("not now: {}", top(column))));
            }
            if !is_open(|action| matches!(action, Action::Middle(_))) {
                closed.push((Action::Middle(None), format!("not now: {}", self.middle(column))));
            }
        }
        if !turn.is_first {
            let why = "closed: you are not the first here in this round";
            closed.push((Action::Bottom, why.into()));
        }
        closed
    }

    fn ability(&self, source: Source, index: u8) -> String {
        let words = |abilities: &[Ability]| {
            abilities.get(usize::from(index)).map(ToString::to_string).unwrap_or_default()
        };
        match source {
            Source::Card(card) => {
                let printed = words::printed(self.rules.components(), card);
                format!("{}: {}", printed.name, words(printed.abilities))
            }
            Source::Chief => match self.game.player(self.seat).chief() {
                Some((chief, side)) => {
                    format!("chief: {}", words(words::chief_abilities(self.rules, chief, side)))
                }
                None => "chief".into(),
            },
            Source::Token => {
                let token = self.view.turn.token;
                let gain =
                    token.map(|token| self.rules.components().rest_tokens[token.index()].gain);
                format!("rest token: {}", gain.unwrap_or_default())
            }
        }
    }

    fn spending(&self) -> String {
        let mut events = Vec::new();
        let mut after = *self.game;
        after.apply(self.rules, Step::Act(Action::Spend), &mut events);
        match events.first() {
            Some(Event::FoodSpent { food, labor, .. }) => {
                format!("{food} food for {} labor", words::halves(*labor))
            }
            _ => "food for labor".into(),
        }
    }

    fn setup_card(&self, index: usize) -> String {
        let card = &self.rules.components().setup_cards[index];
        let mut things = vec![format!("{} food", card.food), counted(card.tools, "tool", "tools")];
        let tribe = Card::tribe(card.tribe);
        things.push(format!(
            "{} ({})",
            words::card(self.rules, tribe),
            words::card_text(self.rules, tribe)
        ));
        things.extend(card.animals.iter().map(|&species| market::animal(self.rules, species)));
        things.extend(card.camp.then(|| "one more camp".to_string()));
        format!("{}: {}", card.id, things.join(", "))
    }

    fn end(&self) -> String {
        use PhasePosition as P;
        let labor = self.view.turn.labor_halves;
        match self.view.phase {
            _ if !self.view.pending.is_empty() => "go on".into(),
            P::EclipsePile { .. } => "the pile is complete".into(),
            P::Eclipse { .. } => "go on to the map".into(),
            _ if labor != 0 => format!("end your turn ({} labor is lost)", words::halves(labor)),
            _ => "end your turn".into(),
        }
    }
}

/// What is declined.
const fn declined(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Megalith => "place no megalith",
        Symbol::Draw => "draw no card",
        Symbol::Idol => "advance no idol",
        Symbol::Bury => "bury no card",
        Symbol::Camp => "put no camp",
        Symbol::Move => "move no camp",
        Symbol::Village => "found no village",
        Symbol::Reveal => "turn up no animal",
        Symbol::AnimalGrounds => "take no animal from the grounds",
        Symbol::AnimalDeck => "take no animal from the deck",
        Symbol::UseAnimal => "use no animal",
        Symbol::TribeHand => "take no tribe card into hand",
        Symbol::TribeDiscard => "take no tribe card",
        Symbol::Culture => "take no culture card",
        Symbol::SacredStone => "take no sacred stone",
        _ => "take nothing",
    }
}

/// What the top section of a column is for (EW-5.1, EW-5.5, EW-5.8, EW-5.11).
const fn top(column: Column) -> &'static str {
    match column {
        Column::Initiate => {
            "1 tool and 1 labor: a tribe card into your hand, each type once a turn"
        }
        Column::Develop => "3 labor: a culture card into your hand",
        Column::Migrate => "1 tool: a camp to the start hex; 1 labor: move a camp one hex",
        Column::Hunt => "1 labor: turn up two animals; 1 tool and 1 labor: take an animal",
    }
}

/// What the bottom section of a column gives (EW-5.3, EW-5.7, EW-5.10, EW-5.13).
const fn bottom(column: Column) -> &'static str {
    match column {
        Column::Initiate => "1 idol, and bury a card",
        Column::Develop => "1 tool and 1 food",
        Column::Migrate => "a camp to the start hex, then move a camp",
        Column::Hunt => "the top animal of the deck",
    }
}
