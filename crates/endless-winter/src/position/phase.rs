//! What the table waits for, in readable form.

use serde::{Deserialize, Serialize};

use crate::state::{Phase, Preparation, Stage};

/// What the table waits for when nothing is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub enum PhasePosition {
    /// The set-up: so much of a stage is done.
    Setup { stage: SetupStage, done: u8 },
    /// A turn: its number in the round, from 1.
    Turn { number: u8 },
    /// The player of that turn lays the eclipse pile (EW-4.9).
    EclipsePile { number: u8 },
    /// The eclipse of the player with that place in the order, from 1: the part of EW-6.3 that
    /// comes when nothing is pending.
    Eclipse { place: u8, next: EclipsePart },
    /// The preparation: so much of a stage is done.
    Preparation { stage: PreparationStage, done: u8 },
    /// Nothing more happens.
    Over {},
}

/// The parts of EW-6.3, and what comes after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the letters of the rule")]
pub enum EclipsePart {
    A,
    B,
    C,
    D,
    /// The next player.
    End,
}

impl EclipsePart {
    /// In the order of the rule.
    const ALL: [EclipsePart; 5] =
        [EclipsePart::A, EclipsePart::B, EclipsePart::C, EclipsePart::D, EclipsePart::End];
}

/// The names of stages that the engine keeps to itself.
macro_rules! stages {
    ($(#[$about:meta])* $name:ident of $of:ident: $($stage:ident)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "docs/notation.md specifies each stage")]
        pub enum $name {
            $($stage,)+
        }

        impl $name {
            pub(crate) const fn of(stage: $of) -> $name {
                match stage {
                    $($of::$stage => $name::$stage,)+
                }
            }

            pub(crate) const fn stage(self) -> $of {
                match self {
                    $($name::$stage => $of::$stage,)+
                }
            }
        }
    };
}

stages! {
    /// The stages of the set-up (EW-11.1).
    SetupStage of Stage:
    Stones Culture DealChiefs Sides DealSetup Hands Grounds Order Boards Lands Tiles ShowChiefs
    TakeChiefs ShowSetup TakeSetup LateHands RestToken
}

stages! {
    /// The stages of the preparation in which something comes by chance (EW-7.3 to EW-7.5).
    PreparationStage of Preparation:
    RestToken Grounds Culture Hands
}

impl PhasePosition {
    pub(crate) fn of(phase: Phase) -> PhasePosition {
        use PhasePosition as P;
        match phase {
            Phase::Setup { stage, n } => P::Setup { stage: SetupStage::of(stage), done: n },
            Phase::Turn { n } => P::Turn { number: n + 1 },
            Phase::EclipsePile { n } => P::EclipsePile { number: n + 1 },
            Phase::Eclipse { place, part } => {
                let next = EclipsePart::ALL.get(usize::from(part)).copied();
                P::Eclipse { place: place + 1, next: next.unwrap_or(EclipsePart::End) }
            }
            Phase::Preparation { stage, n } => {
                P::Preparation { stage: PreparationStage::of(stage), done: n }
            }
            Phase::Over => P::Over {},
        }
    }

    /// In the words of the engine. What is counted from 1 is never 0 there.
    pub(crate) fn phase(self) -> Phase {
        use PhasePosition as P;
        match self {
            P::Setup { stage, done } => Phase::Setup { stage: stage.stage(), n: done },
            P::Turn { number } => Phase::Turn { n: number.saturating_sub(1) },
            P::EclipsePile { number } => Phase::EclipsePile { n: number.saturating_sub(1) },
            P::Eclipse { place, next } => {
                Phase::Eclipse { place: place.saturating_sub(1), part: next as u8 }
            }
            P::Preparation { stage, done } => Phase::Preparation { stage: stage.stage(), n: done },
            P::Over {} => Phase::Over,
        }
    }
}
