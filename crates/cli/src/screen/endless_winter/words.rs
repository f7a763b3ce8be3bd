//! Endless Winter in words: cards, gains, stones, places. What is printed comes from the pack.

use ochre_endless_winter::{Card, Cards, Chief, Hex, Rules, Spot, Stone};
use ochre_endless_winter_pack::{
    Ability, Gains, Pack, Pays, SacredStone, Species, StoneRule, Symbol, Terrain,
};
use ochre_kernel::Seat;

/// What is printed on a card.
pub struct Printed<'a> {
    pub name: &'a str,
    /// In halves; culture cards have none.
    pub labor: Option<u8>,
    pub vp: u8,
    pub abilities: &'a [Ability],
}

/// What the pack prints on a card.
pub fn printed(pack: &Pack, card: Card) -> Printed<'_> {
    let tribe = pack.starting_cards.iter().chain(&pack.tribe_cards);
    match tribe.clone().nth(card.index()) {
        Some(tribe) => Printed {
            name: &tribe.name,
            labor: Some(tribe.labor_halves),
            vp: tribe.vp,
            abilities: &tribe.abilities,
        },
        None => {
            let culture = &pack.culture_cards[card.index() - tribe.count()];
            let (name, vp, abilities) = (&culture.name, culture.vp, &culture.abilities);
            Printed { name, labor: None, vp, abilities }
        }
    }
}

/// The name of a card.
pub fn card(rules: &Rules, card: Card) -> &str {
    printed(rules.components(), card).name
}

/// All that a card does: `1 labor; in Hunt: labor 1; eclipse: food 2`.
pub fn card_text(rules: &Rules, card: Card) -> String {
    let printed = printed(rules.components(), card);
    let labor = printed.labor.map(|labor| format!("{} labor", halves(labor)));
    let abilities = printed.abilities.iter().map(ToString::to_string);
    let parts: Vec<String> = labor.into_iter().chain(abilities).collect();
    parts.join("; ")
}

/// Name, VP and text: `Track Reading (1 VP): reveal 1; …`.
pub fn whole_card(rules: &Rules, card: Card) -> String {
    let printed = printed(rules.components(), card);
    let vp = if printed.vp == 0 { String::new() } else { format!(" ({} VP)", printed.vp) };
    format!("{}{vp}: {}", printed.name, card_text(rules, card))
}

/// `Tribesman ×2, Elder`; equal ones stand together.
pub fn cards(rules: &Rules, cards: &[Card]) -> String {
    let mut names: Vec<(&str, u8)> = Vec::new();
    for &one in cards {
        match names.last_mut() {
            Some((name, count)) if *name == card(rules, one) => *count += 1,
            _ => names.push((card(rules, one), 1)),
        }
    }
    let name = |&(name, count): &(&str, u8)| times(name, count);
    names.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// `Elder`, `Tribesman ×2`.
pub fn times(name: &str, count: u8) -> String {
    if count == 1 { name.into() } else { format!("{name} ×{count}") }
}

/// How many cards there are, whoever looks.
pub fn count(cards: &Cards) -> usize {
    match cards {
        Cards::Open(cards) => cards.len(),
        Cards::Hidden(count) => usize::from(*count),
    }
}

/// The abilities of a side of a chief.
pub fn chief_abilities(rules: &Rules, chief: Chief, side: u8) -> &[Ability] {
    let printed = &rules.components().chiefs[chief.index()];
    if side == 0 { &printed.a } else { &printed.b }
}

/// `Keen Eye (side b): bury 1; food 1`.
pub fn chief(rules: &Rules, chief: Chief, side: u8) -> String {
    let abilities: Vec<String> =
        chief_abilities(rules, chief, side).iter().map(ToString::to_string).collect();
    let name = &rules.components().chiefs[chief.index()].name;
    format!("{name} (side {}): {}", if side == 0 { "a" } else { "b" }, abilities.join("; "))
}

/// Halves as people write them: 3 is 1.5.
pub fn halves(n: u8) -> String {
    if n.is_multiple_of(2) { (n / 2).to_string() } else { format!("{}.5", n / 2) }
}

/// `1 tool`, `2 tools`.
pub fn counted(n: u8, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// A symbol where room is short.
pub const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::AnimalGrounds | Symbol::AnimalDeck => "animal",
        Symbol::UseAnimal => "use",
        Symbol::TribeHand | Symbol::TribeDiscard => "tribe",
        Symbol::SacredStone => "stone",
        Symbol::MaxFood => "all food",
        other => other.english(),
    }
}

/// `tool, food 2`: shorter than the pack's own words.
pub fn brief(gains: &Gains) -> String {
    let piece = |(of, n): (Symbol, u8)| match (of, n) {
        (Symbol::LaborHalves, n) => format!("labor {}", halves(n)),
        (Symbol::Vp, n) => format!("{n} VP"),
        (of, 1) => symbol(of).into(),
        (of, n) => format!("{} {n}", symbol(of)),
    };
    gains.iter().map(piece).collect::<Vec<_>>().join(", ")
}

/// Gains in so many columns, in two letters each where nothing longer fits.
pub fn fitted(gains: &Gains, width: usize) -> String {
    let long = brief(gains);
    if long.chars().count() <= width {
        return long;
    }
    let piece = |(of, n): (Symbol, u8)| {
        let short: String = symbol(of).chars().take(2).collect();
        if n == 1 { short } else { format!("{short}{n}") }
    };
    let pieces: Vec<String> = gains.iter().map(piece).collect();
    let short = if pieces.len() == 1 { long.replace(' ', "") } else { pieces.join("+") };
    if short.chars().count() <= width {
        return short;
    }
    let beginning: String = short.chars().take(width.saturating_sub(1)).collect();
    format!("{beginning}.")
}

/// A terrain by the word that records use too, so that maps stay narrow.
pub const fn terrain(terrain: Terrain) -> &'static str {
    terrain.id()
}

/// The name of an animal.
pub fn animal(rules: &Rules, species: Species) -> &str {
    &rules.components().animal(species).name
}

/// `hex 4 lake`, `the start hex`.
pub fn hex(hex: Hex, on: Option<Terrain>) -> String {
    match on.filter(|_| hex != Hex::START) {
        None => "0 start".into(),
        Some(on) => format!("{hex} {}", terrain(on)),
    }
}

/// Where a figure stands.
pub const fn spot(spot: Spot) -> &'static str {
    match spot {
        Spot::Column(column) => column.english(),
        Spot::Rest => "rest",
    }
}

/// A species in one word.
pub const fn short_animal(species: Species) -> &'static str {
    match species {
        Species::WoollyRhino => "rhino",
        Species::GroundSloth => "sloth",
        Species::SaberTooth => "tiger",
        Species::Glyptodon => "glyptodon",
        Species::SteppeBison => "bison",
        Species::WoollyMammoth => "mammoth",
        Species::Argentavis => "argentavis",
    }
}

/// What a sacred stone pays: `2 VP per village at lake`, `used sloth: 2 4 6`.
pub fn stone(rules: &Rules, stone: Stone) -> String {
    let stone = &rules.components().sacred_stones[stone.index()];
    match &stone.pays {
        Pays::Each { vp, per: 1 } => format!("{vp} VP per {}", counted_by(stone, "")),
        Pays::Each { vp, per } => format!("{vp} VP per {per} {}", counted_by(stone, "s")),
        Pays::Table { table } => {
            let steps: Vec<String> = if table.iter().zip(1..).all(|(step, n)| step.from == n) {
                table.iter().map(|step| step.vp.to_string()).collect()
            } else {
                table.iter().map(|step| format!("{}+: {},", step.from, step.vp)).collect()
            };
            format!("{}: {}", counted_by(stone, "s"), steps.join(" ").trim_end_matches(','))
        }
    }
}

/// What it counts (EW-8.8); `s` is the ending of the plural, where it is the plural.
fn counted_by(stone: &SacredStone, s: &str) -> String {
    let tiles: Vec<&str> = stone.terrain.iter().map(|&of| terrain(of)).collect();
    let animals: Vec<&str> = stone.species.iter().map(|&of| short_animal(of)).collect();
    match stone.rule {
        StoneRule::VillagesTouchingType => format!("village{s} at {}", tiles.join(" or ")),
        StoneRule::DistinctTypesWithCamp if tiles.len() == 6 && !tiles.contains(&"glacier") => {
            format!("type{s} of land camped on")
        }
        StoneRule::DistinctTypesWithCamp => format!("camped type{s} of {}", tiles.join(", ")),
        StoneRule::OwnMegalithsOnBoards => format!("own megalith{s} on a cell"),
        StoneRule::DistinctMegalithBoards => format!("board{s} with own"),
        StoneRule::BuriedCards => "buried".into(),
        StoneRule::OwnMegalithsOnTop => format!("own megalith{s} on top"),
        StoneRule::IdolSteps => format!("step{s} of your idols"),
        StoneRule::DistinctUsedSpecies => "species you used".into(),
        StoneRule::UsedOfSpecies => format!("used {}", animals.join("/")),
    }
}

/// `Player 2`.
pub fn player(seat: Seat) -> String {
    format!("Player {seat}")
}
