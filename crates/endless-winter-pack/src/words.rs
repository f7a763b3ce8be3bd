//! The closed lists of ids: symbols, columns, species and the like. Ids are those of the glossary.

/// A closed list of ids.
pub(crate) trait Word: Copy + 'static {
    /// What the list is of, in the singular.
    const WHAT: &'static str;
    /// Every member, in the order of packs.
    const WORDS: &'static [Self];

    /// As written in a pack.
    fn id(self) -> &'static str;
}

macro_rules! words {
    ($(#[$about:meta])* $name:ident, $what:literal:
        $($(#[$one:meta])* $word:ident $id:literal $english:literal,)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $($(#[$one])* $word,)+
        }

        impl $name {
            /// Every one, in the order of packs.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$word),+];

            /// As written in a pack.
            pub const fn id(self) -> &'static str {
                match self { $($name::$word => $id,)+ }
            }

            /// In English.
            pub const fn english(self) -> &'static str {
                match self { $($name::$word => $english,)+ }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl Word for $name {
            const WHAT: &'static str = $what;
            const WORDS: &'static [Self] = &Self::ALL;

            fn id(self) -> &'static str {
                $name::id(self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}

words! {
    /// A symbol of the rulebook: a thing that is gained or paid. The first five stand in the order
    /// of significance (EW-2.2), the others are explained in EW-8.7.
    Symbol, "symbol":
    /// Place a megalith.
    Megalith "megalith" "megalith",
    /// Draw a card.
    Draw "draw" "draw",
    /// Advance an idol.
    Idol "idol" "idol",
    /// A tool.
    Tool "tool" "tool",
    /// Food.
    Food "food" "food",
    /// Half a unit of labor.
    LaborHalves "labor_halves" "labor",
    /// A victory point at once.
    Vp "vp" "VP",
    /// Bury a card.
    Bury "bury" "bury",
    /// The leftmost camp to the start hex.
    Camp "camp" "camp",
    /// Move a camp to an adjacent hex.
    Move "move" "move",
    /// Found a village without its price in food.
    Village "village" "village",
    /// Turn up an animal.
    Reveal "reveal" "reveal",
    /// Take an animal from the hunting grounds.
    AnimalGrounds "animal_grounds" "animal from the grounds",
    /// Take the top animal of the deck.
    AnimalDeck "animal_deck" "animal from the deck",
    /// Use an animal.
    UseAnimal "use_animal" "use an animal",
    /// Take a tribe card into hand.
    TribeHand "tribe_hand" "tribe card to hand",
    /// Take a tribe card into the discard pile.
    TribeDiscard "tribe_discard" "tribe card to the discard pile",
    /// Take a face-up culture card into hand.
    Culture "culture" "culture card",
    /// Take a sacred stone, paying for its slot.
    SacredStone "sacred_stone" "sacred stone",
    /// Food up to the current maximum.
    MaxFood "max_food" "food up to the maximum",
    /// Discard a card from hand: a price only.
    Discard "discard" "discard",
}

words! {
    /// A column of the main board.
    Column, "column":
    /// Tribe cards and burials.
    Initiate "initiate" "Initiate",
    /// Culture cards and sacred stones.
    Develop "develop" "Develop",
    /// Camps and villages.
    Migrate "migrate" "Migrate",
    /// Animals.
    Hunt "hunt" "Hunt",
}

words! {
    /// The column in which an ability works (EW-4.1).
    Bound, "column":
    /// Whichever column, but not the rest space.
    Any "any" "any column",
    /// Only in Initiate.
    Initiate "initiate" "Initiate",
    /// Only in Develop.
    Develop "develop" "Develop",
    /// Only in Migrate.
    Migrate "migrate" "Migrate",
    /// Only in Hunt.
    Hunt "hunt" "Hunt",
}

impl Bound {
    /// Whether the ability works there.
    pub const fn admits(self, column: Column) -> bool {
        matches!(
            (self, column),
            (Bound::Any, _)
                | (Bound::Initiate, Column::Initiate)
                | (Bound::Develop, Column::Develop)
                | (Bound::Migrate, Column::Migrate)
                | (Bound::Hunt, Column::Hunt)
        )
    }
}

words! {
    /// What a "when" ability waits for (EW-8.6).
    When, "event":
    /// A card was buried.
    Bury "bury" "a card is buried",
    /// An animal came to the own board.
    TakeAnimal "take_animal" "an animal is taken",
}

words! {
    /// A kind of starting card (EW-1.3).
    Starting, "starting card":
    /// In the first hand.
    Brave "brave" "Brave",
    /// In the first hand.
    Tribeswoman "tribeswoman" "Tribeswoman",
    /// The other seven.
    Tribesman "tribesman" "Tribesman",
}

words! {
    /// A type of tribe card (EW-1.2).
    Tribe, "tribe card":
    /// Of Initiate.
    Elder "elder" "Elder",
    /// Of Develop.
    Artisan "artisan" "Artisan",
    /// Of Migrate.
    Scout "scout" "Scout",
    /// Of Hunt.
    Hunter "hunter" "Hunter",
    /// Of no column.
    Shaman "shaman" "Shaman",
}

words! {
    /// A species of animal (EW-9.4).
    Species, "species":
    /// In sets of up to four.
    WoollyRhino "woolly_rhino" "Woolly Rhinoceros",
    /// In sets of up to four.
    GroundSloth "ground_sloth" "Ground Sloth",
    /// In sets of up to four.
    SaberTooth "saber_tooth" "Saber-toothed Tiger",
    /// In sets of up to four.
    Glyptodon "glyptodon" "Glyptodon",
    /// In sets of up to four.
    SteppeBison "steppe_bison" "Steppe Bison",
    /// In sets of up to two.
    WoollyMammoth "woolly_mammoth" "Woolly Mammoth",
    /// Joins any set, has none of its own.
    Argentavis "argentavis" "Argentavis",
}

impl Species {
    /// Whether it joins sets of other species.
    pub const fn is_wild(self) -> bool {
        matches!(self, Species::Argentavis)
    }

    /// The most cards of one set.
    pub const fn set_max(self) -> usize {
        match self {
            Species::WoollyMammoth => 2,
            Species::Argentavis => 0,
            _ => 4,
        }
    }
}

words! {
    /// A type of terrain tile (EW-1.10).
    Terrain, "terrain":
    /// In the middle.
    Start "start" "Start tile",
    /// Land.
    Plains "plains" "Plains",
    /// Land.
    Forest "forest" "Forest",
    /// Land.
    Grove "grove" "Sacred Grove",
    /// Land.
    Lake "lake" "Lake",
    /// Land.
    Mountain "mountain" "Mountains",
    /// Land.
    Steppe "steppe" "Steppe",
    /// Ice.
    Glacier "glacier" "Glacier",
}

impl Terrain {
    /// How many tiles of it the box has.
    pub const fn tiles(self) -> u8 {
        match self {
            Terrain::Start => 1,
            Terrain::Glacier => 6,
            _ => 3,
        }
    }
}
