//! What players decide and what chance decides.

use ochre_endless_winter_pack::{Column, Species, Symbol, Terrain, Tribe};
use ochre_kernel::Seat;

use crate::card::Card;
use crate::field::Site;
use crate::ids::{Board, Chief, GlacierToken, RestToken, SetupCard, Stone};
use crate::map::{Hex, Juncture};

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The side of the own chief: 0 is a, 1 is b (EW-1.3).
    Side(u8),
    /// A chief that lies open, and its side (EW-10.2).
    TakeChief(Chief, u8),
    /// A set-up card that lies open (EW-10.1).
    TakeSetup(SetupCard),
    /// Play a card from hand: culture before placing (EW-4.1), tribe after it (EW-4.4).
    Play(Card),
    /// Discard a card from hand as a price (EW-4.1, EW-8.7).
    Discard(Card),
    /// Place a figure (EW-4.2).
    Place(Figure, Spot),
    /// Spend food down to the next labor symbol (EW-4.5).
    Spend,
    /// Use an ability, counted from 0 (EW-4.1, EW-4.4, EW-4.6, EW-8.6, EW-10.5).
    Use(Source, u8),
    /// An action of the top section of the column (EW-4.3).
    Top(Way),
    /// The middle section; Initiate's has no way.
    Middle(Option<Way>),
    /// The bottom section.
    Bottom,
    /// Rest: the card to draw, before the animal (EW-4.7).
    RestDraw,
    /// Rest: the animal.
    RestAnimal(Species),
    /// Put the face-up rest token under the stack and take the next (EW-10.5).
    SwapToken,
    /// Take the face-up rest token.
    KeepToken,
    /// Put a card face down on the eclipse pile (EW-4.9).
    Pile(Card),
    /// Carry out one unit of a pending gain, this way (EW-2.2, EW-2.5).
    Gain(Symbol, Way),
    /// Count a sacred stone (EW-6.3).
    CountStone(Stone),
    /// Decline all that is left of a symbol (EW-2.5).
    Decline(Symbol),
    /// End: the turn, the eclipse pile, the abilities of the eclipse, the waiting abilities.
    End,
}

/// A figure of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Figure {
    /// The chief.
    Chief,
    /// One of the tribe members.
    Member,
}

/// Where a figure can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// A column of the main board.
    Column(Column),
    /// The own rest space.
    Rest,
}

/// What has abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// A card above the board.
    Card(Card),
    /// The own chief.
    Chief,
    /// The rest token taken this turn.
    Token,
}

/// Where a card to bury comes from (EW-8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum From {
    /// The hand.
    Hand,
    /// The own discard pile.
    Discard,
    /// Above the own board.
    Above,
}

/// How a unit of a symbol is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Put the leftmost megalith there.
    Megalith(Site),
    /// Draw a card.
    Draw,
    /// Advance the idol on the offering track.
    Offering,
    /// Advance the idol on the reverence track.
    Reverence,
    /// Take a tool.
    Tool,
    /// Take a food.
    Food,
    /// Bury a card.
    Bury(From, Card),
    /// Put the leftmost camp on the start hex.
    Camp,
    /// Move an own camp.
    Move(Hex, Hex),
    /// Found a village.
    Village(Juncture),
    /// Turn up animals.
    Reveal,
    /// Take an animal from the hunting grounds.
    Animal(Species),
    /// Take the top animal of the deck.
    AnimalDeck,
    /// Use an own animal.
    UseAnimal(Species),
    /// Take a tribe card.
    Tribe(Tribe),
    /// Take a face-up culture card.
    Culture(Card),
    /// Take a sacred stone.
    Stone(Stone),
    /// Food up to the maximum.
    MaxFood,
    /// 1 VP, for nothing is left to take.
    Vp,
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// A sacred stone is laid out (EW-1.1).
    Stone(Stone),
    /// A culture card comes to a place (EW-1.2, EW-7.4).
    Culture(u8, Card),
    /// A chief is dealt or laid out (EW-1.3, EW-10.2).
    Chief(Chief),
    /// A set-up card is dealt or laid out (EW-1.4, EW-10.1).
    Setup(SetupCard),
    /// A card is drawn (EW-2.1).
    Draw(Card),
    /// An animal is turned up, or taken from the deck.
    Animal(Species),
    /// The turn order: the first so many seats count (EW-1.8).
    Order([Seat; 4]),
    /// A megalith board is laid on a place (EW-1.9).
    Board(u8, Board),
    /// A land tile joins those that will be laid out (EW-1.10).
    Land(Terrain),
    /// A tile is laid on a hex (EW-1.10).
    Tile(Hex, Terrain),
    /// A glacier token is turned up (EW-10.4).
    Glacier(Hex, GlacierToken),
    /// A rest token is turned up (EW-10.5).
    Rest(RestToken),
}

impl Spot {
    /// The four columns, then the rest space.
    pub const ALL: [Spot; 5] = [
        Spot::Column(Column::Initiate),
        Spot::Column(Column::Develop),
        Spot::Column(Column::Migrate),
        Spot::Column(Column::Hunt),
        Spot::Rest,
    ];

    /// As it is written in records.
    pub const fn id(self) -> &'static str {
        match self {
            Spot::Column(column) => column.id(),
            Spot::Rest => "rest",
        }
    }
}

impl Figure {
    /// Both kinds.
    pub const ALL: [Figure; 2] = [Figure::Chief, Figure::Member];

    /// As it is written in records.
    pub const fn id(self) -> &'static str {
        match self {
            Figure::Chief => "chief",
            Figure::Member => "member",
        }
    }
}

impl From {
    /// All three.
    pub const ALL: [From; 3] = [From::Hand, From::Discard, From::Above];

    /// As it is written in records.
    pub const fn id(self) -> &'static str {
        match self {
            From::Hand => "hand",
            From::Discard => "discard",
            From::Above => "above",
        }
    }
}
