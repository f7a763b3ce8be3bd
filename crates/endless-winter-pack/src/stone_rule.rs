//! What a sacred stone counts and what it pays for it (EW-8.8).

use serde::Serialize;

use crate::reader::Spot;
use crate::words::Word;
use StoneRule as R;

/// What a stone counts for its owner (EW-8.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoneRule {
    /// Own villages that touch the type.
    VillagesTouchingType,
    /// Types among the printed ones with an own camp.
    DistinctTypesWithCamp,
    /// Own megaliths on the lowest layer.
    OwnMegalithsOnBoards,
    /// Boards with such a megalith.
    DistinctMegalithBoards,
    /// Own buried cards.
    BuriedCards,
    /// Own megaliths on any higher layer.
    OwnMegalithsOnTop,
    /// Levels of both own idols together.
    IdolSteps,
    /// Species among the own used animals.
    DistinctUsedSpecies,
    /// Own used animals of the printed species.
    UsedOfSpecies,
}

impl StoneRule {
    /// Every one, Era I first.
    pub const ALL: [StoneRule; 9] = [
        R::VillagesTouchingType,
        R::DistinctTypesWithCamp,
        R::OwnMegalithsOnBoards,
        R::DistinctMegalithBoards,
        R::BuriedCards,
        R::OwnMegalithsOnTop,
        R::IdolSteps,
        R::DistinctUsedSpecies,
        R::UsedOfSpecies,
    ];

    /// As written in a pack.
    pub const fn id(self) -> &'static str {
        match self {
            R::VillagesTouchingType => "villages_touching_type",
            R::DistinctTypesWithCamp => "distinct_types_with_camp",
            R::OwnMegalithsOnBoards => "own_megaliths_on_boards",
            R::DistinctMegalithBoards => "distinct_megalith_boards",
            R::BuriedCards => "buried_cards",
            R::OwnMegalithsOnTop => "own_megaliths_on_top",
            R::IdolSteps => "idol_steps",
            R::DistinctUsedSpecies => "distinct_used_species",
            R::UsedOfSpecies => "used_of_species",
        }
    }

    /// The era whose stones have it.
    pub const fn era(self) -> u8 {
        match self {
            R::VillagesTouchingType
            | R::DistinctTypesWithCamp
            | R::OwnMegalithsOnBoards
            | R::DistinctMegalithBoards => 1,
            _ => 2,
        }
    }

    /// What the rulebook says it pays; `None` for a printed table.
    pub const fn stated(self) -> Option<Pays> {
        match self {
            R::VillagesTouchingType | R::OwnMegalithsOnTop => Some(Pays::Each { vp: 2, per: 1 }),
            R::IdolSteps => Some(Pays::Each { vp: 1, per: 2 }),
            R::DistinctTypesWithCamp | R::OwnMegalithsOnBoards | R::DistinctUsedSpecies => {
                Some(Pays::Each { vp: 1, per: 1 })
            }
            R::DistinctMegalithBoards | R::BuriedCards | R::UsedOfSpecies => None,
        }
    }
}

impl Word for StoneRule {
    const WHAT: &'static str = "rule of a stone";
    const WORDS: &'static [StoneRule] = &StoneRule::ALL;

    fn id(self) -> &'static str {
        StoneRule::id(self)
    }
}

impl Serialize for StoneRule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// One row of a table: from so many on it is worth so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Step {
    /// The least number that counts.
    pub from: u8,
    /// What it is worth.
    pub vp: u8,
}

impl Step {
    /// What a table gives for a number.
    pub fn worth(table: &[Step], n: u8) -> u8 {
        table.iter().rev().find(|step| step.from <= n).map_or(0, |step| step.vp)
    }

    /// A table; each row begins higher than the one before and is worth no less.
    pub(crate) fn read_table(spot: &Spot<'_>) -> Vec<Step> {
        let rows = spot.list(1..=4);
        let read = |spot: &Spot<'_>| {
            let mut fields = spot.object();
            let step = Step {
                from: fields.need("from").number(1..=30),
                vp: fields.need("vp").number(0..=30),
            };
            fields.end();
            step
        };
        let table = rows.iter().map(read).collect::<Vec<_>>();
        let rises = table.windows(2).all(|two| two[0].from < two[1].from && two[0].vp <= two[1].vp);
        spot.faults.unless(rises, &spot.place, || {
            "each row must begin at a higher number than the one before and be worth no less".into()
        });
        table
    }

    /// A table in words.
    pub(crate) fn words(table: &[Step]) -> String {
        let words = table.iter().map(|step| format!("from {}: {} VP", step.from, step.vp));
        words.collect::<Vec<_>>().join(", ")
    }
}

/// What a stone pays for what it counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Pays {
    /// So many VP for each so many.
    Each {
        /// The VP.
        vp: u8,
        /// How many together give them.
        per: u8,
    },
    /// By a table.
    Table {
        /// Its rows.
        table: Vec<Step>,
    },
}

impl Pays {
    /// The VP for so many.
    pub fn worth(&self, n: u8) -> u8 {
        match self {
            Pays::Each { vp, per } => vp.saturating_mul(n / per),
            Pays::Table { table } => Step::worth(table, n),
        }
    }

    pub(crate) fn read(spot: &Spot<'_>, by_table: bool) -> Pays {
        let mut fields = spot.object();
        let pays = if by_table {
            Pays::Table { table: Step::read_table(&fields.need("table")) }
        } else {
            Pays::Each {
                vp: fields.need("vp").number(1..=10),
                per: fields.need("per").number(1..=10),
            }
        };
        fields.end();
        pays
    }
}
