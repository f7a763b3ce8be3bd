//! Stone Age in words: cards, buildings, resources, phases.

use ochre_kernel::Seat;
use ochre_stone_age::{
    Bottom, Card, Cost, Edition, Heap, PhasePosition, Profession, Resource, Symbol, Tile, Top,
};

/// `1 farmer`, `2 farmers`.
pub fn counted(count: impl Into<u32>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { many })
}

/// `2 wood, 1 clay`.
pub fn heap(edition: Edition, heap: Heap) -> String {
    if heap.is_empty() {
        return "nothing".into();
    }
    let piece = |(resource, count)| format!("{count} {}", edition.resource_name(resource));
    heap.pieces().map(piece).collect::<Vec<_>>().join(", ")
}

/// Both halves of a card: `3 food · 2 farmers`.
pub fn card(edition: Edition, card: Card) -> String {
    let face = card.face();
    format!("{} · {}", top(edition, face.top), bottom(face.bottom))
}

/// What a card gives when it is bought.
pub fn top(edition: Edition, top: Top) -> String {
    let name = |resource: Resource| edition.resource_name(resource);
    match top {
        Top::DiceForAll => "dice for all".into(),
        Top::Food(amount) => format!("{amount} food"),
        Top::Resources(resource, amount) => format!("{amount} {}", name(resource)),
        Top::Points(amount) => format!("{amount} points"),
        Top::DiceFor(resource) => format!("2 dice for {}", name(resource)),
        Top::Tool => "a tool".into(),
        Top::Agriculture => "agriculture +1".into(),
        Top::ExtraCard => "an extra card".into(),
        Top::OneUseTool(value) => format!("one-use tool {value}"),
        Top::TwoResources => "any 2 resources, once".into(),
    }
}

/// What a card counts at the end.
pub fn bottom(bottom: Bottom) -> String {
    match bottom {
        Bottom::Green(of) => symbol(of).into(),
        Bottom::Sand(of, count) => profession(of, count),
    }
}

/// A culture symbol.
pub const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Medicine => "medicine",
        Symbol::Art => "art",
        Symbol::Music => "music",
        Symbol::Writing => "writing",
        Symbol::Pottery => "pottery",
        Symbol::Time => "time",
        Symbol::Transport => "transport",
        Symbol::Weaving => "weaving",
    }
}

/// So many of a profession.
pub fn profession(profession: Profession, count: u8) -> String {
    let (one, many) = match profession {
        Profession::Farmer => ("farmer", "farmers"),
        Profession::ToolMaker => ("tool maker", "tool makers"),
        Profession::Builder => ("builder", "builders"),
        Profession::Shaman => ("shaman", "shamans"),
    };
    counted(count, one, many)
}

/// What a building costs and scores.
pub fn building(edition: Edition, tile: Tile) -> String {
    match tile.cost() {
        Cost::Fixed(cost) => format!("{}: {} points", heap(edition, cost), cost.worth()),
        Cost::Count { pieces, kinds } => {
            format!("any {pieces} of {}: their worth", counted(kinds, "kind", "kinds"))
        }
        Cost::Range => "any 1 to 7: their worth".into(),
    }
}

/// The part of the round.
pub const fn phase(phase: PhasePosition) -> &'static str {
    use PhasePosition as P;
    match phase {
        P::TurnUpBuilding { seat: None, .. } | P::LayCard { .. } => "laying out",
        P::Placing { .. } => "phase 1: placing people",
        P::TurnUpBuilding { .. }
        | P::Using { .. }
        | P::Rolling { .. }
        | P::AddingTools { .. }
        | P::Paying { .. }
        | P::RollingForAll { .. }
        | P::TakingDie { .. }
        | P::DrawingExtraCard { .. } => "phase 2: using people",
        P::Feeding { .. } => "phase 3: feeding",
        P::Over => "the game is over",
    }
}

/// What a die of the dice for all gives (SA-8.2).
pub fn reward(edition: Edition, face: u8) -> String {
    match face {
        5 => "a tool".into(),
        6 => "agriculture +1".into(),
        _ => {
            let resource = Resource::ALL[usize::from(face.saturating_sub(1)) % 4];
            format!("1 {}", edition.resource_name(resource))
        }
    }
}

/// What is rolled for.
pub const fn goal(edition: Edition, goal: Option<Resource>) -> &'static str {
    match goal {
        None => "food",
        Some(resource) => edition.resource_name(resource),
    }
}

/// `player 2`.
pub fn player(seat: Seat) -> String {
    format!("player {seat}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: Edition = Edition::Y2008;

    #[test]
    fn every_card_fits_in_its_column() {
        for of in Card::all() {
            let words = card(OLD, of);
            assert!(words.chars().count() <= 32, "{words}");
        }
        assert_eq!(card(OLD, "C14".parse().unwrap()), "3 food · 2 farmers");
        assert_eq!(card(OLD, "C01".parse().unwrap()), "dice for all · pottery");
        assert_eq!(card(Edition::Y2021, "C18".parse().unwrap()), "1 clay · 2 shamans");
    }

    #[test]
    fn every_building_fits_in_its_column() {
        for tile in Tile::all() {
            let words = building(OLD, tile);
            assert!(words.chars().count() <= 36, "{words}");
        }
        assert_eq!(building(OLD, "B01".parse().unwrap()), "2 wood, 1 brick: 10 points");
        assert_eq!(building(OLD, "B18".parse().unwrap()), "any 4 of 1 kind: their worth");
        assert_eq!(building(OLD, "B26".parse().unwrap()), "any 1 to 7: their worth");
    }

    #[test]
    fn each_die_has_a_reward() {
        let rewards: Vec<String> = (1..=6).map(|face| reward(Edition::Y2021, face)).collect();
        assert_eq!(rewards, ["1 wood", "1 clay", "1 stone", "1 gold", "a tool", "agriculture +1"]);
    }
}
