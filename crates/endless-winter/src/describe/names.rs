//! Things by the names of the component pack, and small words about them.

use ochre_endless_winter_pack::{
    Ability, Pack, SacredStone, Species, StoneRule, Symbol, Terrain, TribeCard,
};

use crate::action::From;
use crate::card::Card;
use crate::field::Site;
use crate::ids::{Chief, GlacierToken, RestToken, SetupCard, Stone};
use crate::map::Hex;

/// What the pack calls its things.
#[derive(Clone, Copy)]
pub(super) struct Names<'a>(pub(super) &'a Pack);

impl<'a> Names<'a> {
    pub(super) fn card(self, card: Card) -> &'a str {
        self.tribe_card(card).map_or_else(|| &*self.culture_card(card).name, |card| &*card.name)
    }

    /// A card that not everybody may know.
    pub(super) fn maybe(self, card: Option<Card>) -> &'a str {
        card.map_or("a card", |card| self.card(card))
    }

    /// Of the card, in its order.
    pub(super) fn abilities(self, card: Card) -> &'a [Ability] {
        let culture = || &*self.culture_card(card).abilities;
        self.tribe_card(card).map_or_else(culture, |card| &*card.abilities)
    }

    /// A starting card or a tribe card.
    fn tribe_card(self, card: Card) -> Option<&'a TribeCard> {
        self.0.starting_cards.iter().chain(&self.0.tribe_cards).nth(card.index())
    }

    fn culture_card(self, card: Card) -> &'a ochre_endless_winter_pack::CultureCard {
        &self.0.culture_cards[usize::from(card.culture_index())]
    }

    pub(super) fn chief(self, chief: Chief) -> &'a str {
        &self.0.chiefs[chief.index()].name
    }

    pub(super) fn animal(self, species: Species) -> &'a str {
        &self.0.animal(species).name
    }

    pub(super) fn tile(self, terrain: Terrain) -> &'a str {
        &self.0.tile(terrain).name
    }

    pub(super) fn stone(self, stone: Stone) -> String {
        let counts = self.counted_by(&self.0.sacred_stones[stone.index()]);
        format!("the sacred stone {stone} (counts {counts})")
    }

    /// What a sacred stone counts for its owner (EW-8.8).
    fn counted_by(self, stone: &SacredStone) -> String {
        let tiles: Vec<&str> = stone.terrain.iter().map(|&terrain| self.tile(terrain)).collect();
        let animals: Vec<&str> = stone.species.iter().map(|&one| self.animal(one)).collect();
        match stone.rule {
            StoneRule::VillagesTouchingType => format!("villages touching {}", listed(&tiles)),
            StoneRule::DistinctTypesWithCamp => {
                format!("how many of {} have a camp", listed(&tiles))
            }
            StoneRule::OwnMegalithsOnBoards => "megaliths on boards".into(),
            StoneRule::DistinctMegalithBoards => "boards with a megalith".into(),
            StoneRule::BuriedCards => "buried cards".into(),
            StoneRule::OwnMegalithsOnTop => "megaliths on top of others".into(),
            StoneRule::IdolSteps => "steps of both idols".into(),
            StoneRule::DistinctUsedSpecies => "species of used animals".into(),
            StoneRule::UsedOfSpecies => format!("used animals: {}", listed(&animals)),
        }
    }

    pub(super) fn setup(self, card: SetupCard) -> String {
        let printed = &self.0.setup_cards[card.index()];
        let mut things = vec![format!("{} food", printed.food), counted(printed.tools, "tool")];
        things.push(self.card(Card::tribe(printed.tribe)).into());
        things.extend(printed.animals.iter().map(|&species| self.animal(species).to_owned()));
        if printed.camp {
            things.push("one more camp".into());
        }
        format!("the set-up card {card} ({})", listed(&things))
    }

    pub(super) fn glacier_token(self, token: GlacierToken) -> String {
        format!("the glacier token {token} ({})", self.0.glacier_tokens[token.index()].gain)
    }

    pub(super) fn rest_token(self, token: RestToken) -> String {
        format!("the rest token {token} ({})", self.0.rest_tokens[token.index()].gain)
    }
}

/// What a symbol stands for, in a sentence.
pub(super) const fn symbol_words(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Megalith => "a megalith",
        Symbol::Draw => "a card to draw",
        Symbol::Idol => "a step of an idol",
        Symbol::Tool => "a tool",
        Symbol::Food => "food",
        Symbol::LaborHalves => "labor",
        Symbol::Vp => "VP",
        Symbol::Bury => "a burial",
        Symbol::Camp => "a camp",
        Symbol::Move => "a move of a camp",
        Symbol::Village => "a village",
        Symbol::Reveal => "turning up animals",
        Symbol::AnimalGrounds => "an animal from the hunting grounds",
        Symbol::AnimalDeck => "an animal from the deck",
        Symbol::UseAnimal => "the use of an animal",
        Symbol::TribeHand => "a tribe card for the hand",
        Symbol::TribeDiscard => "a tribe card for the discard pile",
        Symbol::Culture => "a culture card",
        Symbol::SacredStone => "a sacred stone",
        Symbol::MaxFood => "food up to the maximum",
        Symbol::Discard => "a card to discard",
    }
}

pub(super) fn hex_words(hex: Hex) -> String {
    if hex == Hex::START { "the start hex".into() } else { format!("hex {hex}") }
}

pub(super) fn from_words(from: From) -> &'static str {
    match from {
        From::Hand => "from the hand",
        From::Discard => "from the discard pile",
        From::Above => "from above the board",
    }
}

pub(super) fn site_words(site: Site) -> String {
    if site.layer == 0 { format!("on cell {site}") } else { format!("on top of four, at {site}") }
}

/// Halves as people write them: 3 is 1.5.
pub(super) fn halves(n: u8) -> String {
    if n.is_multiple_of(2) { (n / 2).to_string() } else { format!("{}.5", n / 2) }
}

/// `1 tool`, `2 tools`.
pub(super) fn counted(n: u8, one: &str) -> String {
    format!("{n} {one}{}", if n == 1 { "" } else { "s" })
}

/// `a, b and c`.
pub(super) fn listed<T: AsRef<str>>(all: &[T]) -> String {
    let all: Vec<&str> = all.iter().map(AsRef::as_ref).collect();
    match all[..] {
        [] => "nothing".into(),
        [one] => one.into(),
        [ref first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
