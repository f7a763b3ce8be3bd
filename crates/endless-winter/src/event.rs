//! What happened, for people to read and for screens to animate.

use ochre_endless_winter_pack::{Column, Species, Symbol, Terrain, Tribe};
use ochre_kernel::Seat;
use serde::Serialize;

use crate::action::{Figure, From, Source, Spot};
use crate::card::{Card, Pile};
use crate::field::Site;
use crate::ids::{Board, Chief, GlacierToken, RestToken, SetupCard, Stone};
use crate::map::{Hex, Juncture};
use crate::player::VpSource;

/// Something that happened. Serialized: `what` and its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields have the words of the rules")]
pub enum Event {
    /// A sacred stone was laid out.
    StoneLaid { stone: Stone },
    /// A culture card was laid on a place, counted from 1.
    CultureLaid { place: u8, card: Card },
    /// All culture cards that lay open left the game (EW-7.4).
    CultureCleared,
    /// A chief was dealt.
    ChiefDealt { seat: Seat, chief: Chief },
    /// A chief was laid out to be chosen.
    ChiefLaidOut { chief: Chief },
    /// A player has this chief with this side up: 0 is a.
    ChiefChosen { seat: Seat, chief: Chief, side: u8 },
    /// A set-up card was laid out to be chosen.
    SetupLaidOut { card: SetupCard },
    /// A player has this set-up card and everything on it.
    SetupTaken { seat: Seat, card: SetupCard },
    /// An animal was turned up in the hunting grounds.
    AnimalTurnedUp { species: Species },
    /// The turn order; the first so many seats count.
    OrderSet { order: [Seat; 4], players: u8 },
    /// A megalith board was laid on a place, counted from 1.
    BoardLaid { place: u8, board: Board },
    /// A land tile joined those that are laid out.
    LandDrawn { terrain: Terrain },
    /// A tile was laid on a hex.
    TileLaid { hex: Hex, terrain: Terrain },
    /// A glacier token was turned up.
    GlacierTokenTurnedUp { hex: Hex, token: GlacierToken },
    /// A rest token was turned up.
    RestTokenTurnedUp { token: RestToken },
    /// A rest token was put under the stack.
    RestTokenUnder { token: RestToken },
    /// The first who rests took the rest token.
    RestTokenTaken { seat: Seat, token: RestToken },
    /// A round began.
    RoundBegan { round: u8 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A turn ended: the played cards were discarded.
    TurnEnded { seat: Seat },
    /// A card was drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// The discard pile became the deck (EW-2.1).
    Shuffled { seat: Seat },
    /// A culture card was played.
    CulturePlayed { seat: Seat, card: Card },
    /// A tribe card was played for labor in halves. `is_new_type`: a card of its type was taken
    /// this turn, so its labor tells whether it is that card (EW-4.4).
    TribePlayed { seat: Seat, card: Card, labor: u8, is_new_type: bool },
    /// A card was discarded as a price.
    Discarded { seat: Seat, card: Card },
    /// A figure was placed.
    Placed { seat: Seat, figure: Figure, spot: Spot },
    /// Food was spent for labor in halves.
    FoodSpent { seat: Seat, food: u8, labor: u8 },
    /// An ability was used.
    AbilityUsed { seat: Seat, source: Source, ability: u8 },
    /// The middle or the bottom section of a column is carried out.
    SectionUsed { seat: Seat, column: Column, is_bottom: bool },
    /// The card of the rest is drawn, or what is taken instead.
    RestDrawn { seat: Seat },
    /// Something was paid; labor in halves.
    Paid { seat: Seat, food: u8, tools: u8, labor: u8 },
    /// Food, tools or labor in halves came to a player.
    Gained { seat: Seat, symbol: Symbol, amount: u8 },
    /// VP came to a player.
    Scored { seat: Seat, vp: u8, source: VpSource },
    /// Food was lost because the maximum sank (EW-2.3).
    FoodLost { seat: Seat, food: u8 },
    /// A unit was taken as something less significant (EW-2.2).
    Substituted { seat: Seat, symbol: Symbol },
    /// A gain was declined.
    Declined { seat: Seat, symbol: Symbol },
    /// The idol on the offering track advanced to this level.
    Offering { seat: Seat, level: u8 },
    /// The idol on the reverence track advanced to this level.
    Reverence { seat: Seat, level: u8 },
    /// A megalith was placed.
    MegalithPlaced { seat: Seat, site: Site, is_grey: bool },
    /// A card was buried.
    Buried { seat: Seat, from: From, card: Option<Card> },
    /// A camp came to the start hex.
    CampPlaced { seat: Seat },
    /// A camp moved.
    CampMoved { seat: Seat, from: Hex, to: Hex },
    /// A village was founded.
    VillageFounded { seat: Seat, juncture: Juncture },
    /// An animal came to a player, from the deck or the hunting grounds.
    AnimalTaken { seat: Seat, species: Species, from_deck: bool },
    /// An animal was used.
    AnimalUsed { seat: Seat, species: Species },
    /// A tribe card was taken, to the hand or to the discard pile.
    TribeTaken { seat: Seat, tribe: Tribe, to_hand: bool },
    /// A culture card was taken to the hand.
    CultureTaken { seat: Seat, card: Card },
    /// A sacred stone was taken.
    StoneTaken { seat: Seat, stone: Stone },
    /// A sacred stone was counted.
    StoneCounted { seat: Seat, stone: Stone, vp: u8 },
    /// A card was put on the eclipse pile.
    PileGrew { seat: Seat, card: Option<Card> },
    /// An eclipse pile was revealed: its tribe cards, its bluff, and the labor in halves.
    PileRevealed { seat: Seat, tribe: Pile, bluff: Pile, labor: u8 },
    /// A player's part of the eclipse began.
    EclipseTurn { seat: Seat },
    /// The game ended.
    Ended,
    /// A final score.
    FinalScore { seat: Seat, score: i32 },
}
