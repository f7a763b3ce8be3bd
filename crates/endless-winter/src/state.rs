//! The state of a game: what is on the table, and what the table waits for.

use ochre_endless_winter_pack::{Species, Terrain, Tribe};
use ochre_kernel::{PerSeat, Seat};

use crate::action::{Figure, Spot};
use crate::card::{Bits, Card};
use crate::field::{Boards, Field, Site, Slots};
use crate::ids::{Board, Chief, GlacierToken, RestToken, SetupCard, Stone};
use crate::map::Hex;
use crate::pending::Stack;
use crate::player::{Player, owner_index};
use crate::rules::Rules;
use crate::turn_state::TurnState;

/// A game of Endless Winter at one moment. What never changes is in [`Rules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndlessWinter {
    /// Megaliths on the field: grey ones, then those of each seat.
    pub(crate) megaliths: [Slots; 5],
    pub(crate) players: PerSeat<Player>,
    /// What has begun and is not finished; the last comes first.
    pub(crate) pending: Stack,
    pub(crate) phase: Phase,
    /// The turn being taken; in the eclipse, the abilities used.
    pub(crate) turn: TurnState,
    /// Culture cards that may still come, as bits by their place in the pack.
    pub(crate) culture_deck: u64,
    pub(crate) market: [Option<Card>; 8],
    /// Sacred stones that lie open, as bits.
    pub(crate) stones: u32,
    /// Tribe cards left in each pile.
    pub(crate) tribe_piles: [u8; Tribe::ALL.len()],
    pub(crate) animal_deck: [u8; Species::ALL.len()],
    pub(crate) grounds: [u8; Species::ALL.len()],
    pub(crate) terrain: [Option<Terrain>; Hex::COUNT],
    /// Tiles that will be laid out and are not yet, by type (EW-1.10).
    pub(crate) tiles: [u8; Terrain::ALL.len()],
    /// Face-up tokens on glaciers (EW-10.4).
    pub(crate) glacier_tokens: [Option<GlacierToken>; Hex::COUNT],
    pub(crate) rest_tokens: RestTokens,
    /// For each place the board there; all 0 until they lie.
    pub(crate) boards: Boards,
    /// Chiefs or set-up cards that lie open to be chosen, as bits (EW-10.1, EW-10.2).
    pub(crate) offer: u8,
    /// From the first; seats that the table doesn't have come last.
    pub(crate) order: [Seat; 4],
    /// Who decides, or for whom chance decides.
    pub(crate) active: Seat,
    pub(crate) round: u8,
    /// The figures placed this round, in the order of the turns.
    pub(crate) placed: [Option<Placed>; 12],
}

// A state is copied for every simulation of a search: growth is a decision, not an accident.
const _: () = assert!(size_of::<EndlessWinter>() <= 2048);

/// A figure on the main board or at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub figure: Figure,
    /// Where.
    pub spot: Spot,
}

/// The rest tokens (EW-10.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct RestTokens {
    /// The face-up one.
    pub(crate) up: Option<RestToken>,
    /// Tokens whose place in the stack nobody knows, above the known ones; as bits.
    pub(crate) unseen: u8,
    /// Tokens that were put under the stack, the uppermost first.
    pub(crate) under: [Option<RestToken>; 5],
}

impl RestTokens {
    pub(crate) fn put_under(&mut self, token: RestToken) {
        if let Some(free) = self.under.iter_mut().find(|place| place.is_none()) {
            *free = Some(token);
        }
    }

    /// Takes the uppermost known one; only when no unseen one lies above it.
    pub(crate) fn take_known(&mut self) -> Option<RestToken> {
        debug_assert_eq!(self.unseen, 0);
        let token = self.under[0].take();
        self.under.rotate_left(1);
        token
    }
}

/// What the table waits for when nothing is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// Set-up: the stage and how much of it is done.
    Setup { stage: Stage, n: u8 },
    /// The turn with that number in the round, counted from 0.
    Turn { n: u8 },
    /// The same player lays the eclipse pile (EW-4.9).
    EclipsePile { n: u8 },
    /// The player with that place in the order, and the part of EW-6.3: (a) to (d) are 0 to 3.
    Eclipse { place: u8, part: u8 },
    /// Preparation: the stage and how much of it is done.
    Preparation { stage: Preparation, n: u8 },
    /// Nothing more happens.
    Over,
}

/// The stages of set-up, in the order of EW-11.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Stage {
    Stones,
    Culture,
    DealChiefs,
    Sides,
    DealSetup,
    Hands,
    Grounds,
    Order,
    Boards,
    Lands,
    Tiles,
    ShowChiefs,
    TakeChiefs,
    ShowSetup,
    TakeSetup,
    /// The hands, where set-up cards were chosen.
    LateHands,
    RestToken,
}

impl Stage {
    pub(crate) const ALL: [Stage; 17] = [
        Stage::Stones,
        Stage::Culture,
        Stage::DealChiefs,
        Stage::Sides,
        Stage::DealSetup,
        Stage::Hands,
        Stage::Grounds,
        Stage::Order,
        Stage::Boards,
        Stage::Lands,
        Stage::Tiles,
        Stage::ShowChiefs,
        Stage::TakeChiefs,
        Stage::ShowSetup,
        Stage::TakeSetup,
        Stage::LateHands,
        Stage::RestToken,
    ];
}

/// The stages of the preparation phase in which something comes by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Preparation {
    /// Hunting grounds (EW-7.3).
    Grounds,
    /// Culture cards (EW-7.4).
    Culture,
    /// Five cards for each (EW-7.5).
    Hands,
    /// The next rest token (EW-10.5).
    RestToken,
}

impl Preparation {
    pub(crate) const ALL: [Preparation; 4] =
        [Preparation::Grounds, Preparation::Culture, Preparation::Hands, Preparation::RestToken];
}

impl EndlessWinter {
    /// The most animals in the hunting grounds (EW-5.11).
    pub const GROUNDS_MOST: u8 = 6;

    /// The state before anything is laid out.
    pub(crate) fn before_setup(rules: &Rules) -> EndlessWinter {
        let mut tiles = [1; Terrain::ALL.len()];
        tiles[Terrain::Start.index()] = 0;
        tiles[Terrain::Glacier.index()] = rules.glaciers();
        let mut terrain = [None; Hex::COUNT];
        terrain[0] = Some(Terrain::Start);
        let pack = rules.components();
        let mut animal_deck = [0; Species::ALL.len()];
        for (count, animal) in animal_deck.iter_mut().zip(&pack.animals) {
            *count = animal.count;
        }
        let mut tribe_piles = [0; Tribe::ALL.len()];
        for (count, card) in tribe_piles.iter_mut().zip(&pack.tribe_cards) {
            *count = card.count;
        }
        let mut players = PerSeat([Player::before_setup(); Seat::MAX]);
        // Nobody sits at the other seats: they own nothing.
        for player in &mut players.0[usize::from(rules.n_players())..] {
            (player.hand, player.deck, player.known_hand) = Default::default();
        }
        let unseen = if rules.choices().rest_tokens { (1 << RestToken::IDS.len()) - 1 } else { 0 };
        EndlessWinter {
            megaliths: [0; 5],
            players,
            pending: Stack::default(),
            phase: Phase::Setup { stage: Stage::Stones, n: 0 },
            turn: TurnState::default(),
            culture_deck: (1 << Card::CULTURE_KINDS) - 1,
            market: [None; 8],
            stones: 0,
            tribe_piles,
            animal_deck,
            grounds: [0; Species::ALL.len()],
            terrain,
            tiles,
            glacier_tokens: [None; Hex::COUNT],
            rest_tokens: RestTokens { unseen, ..RestTokens::default() },
            boards: [0; 4],
            offer: 0,
            order: std::array::from_fn(seat_at),
            active: Seat::FIRST,
            round: 1,
            placed: [None; 12],
        }
    }

    /// One player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Whether nothing has begun that is not finished: between two effects (EW-2.5).
    pub fn is_between_effects(&self) -> bool {
        self.pending.as_slice().is_empty()
    }

    /// The seats in turn order.
    pub fn order(&self, rules: &Rules) -> &[Seat] {
        &self.order[..usize::from(rules.n_players())]
    }

    /// 1 or 2.
    pub fn era(&self) -> u8 {
        if self.round <= 2 { 1 } else { 2 }
    }

    /// The culture cards that lie open, by place.
    pub fn market(&self) -> &[Option<Card>; 8] {
        &self.market
    }

    /// The sacred stones that lie open.
    pub fn open_stones(&self) -> impl Iterator<Item = Stone> + use<> {
        Bits(u64::from(self.stones)).filter_map(|bit| Stone::new(usize::from(bit)))
    }

    /// Tribe cards left in a pile.
    pub fn tribe_pile(&self, tribe: Tribe) -> u8 {
        self.tribe_piles[tribe.index()]
    }

    /// Animals of a species in the hunting grounds.
    pub fn grounds(&self, species: Species) -> u8 {
        self.grounds[species.index()]
    }

    pub(crate) fn n_grounds(&self) -> u8 {
        self.grounds.iter().sum()
    }

    /// Animals left in the deck.
    pub fn animals_left(&self) -> u8 {
        self.animal_deck.iter().sum()
    }

    /// The tile on a hex.
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.terrain[hex.index()]
    }

    /// The face-up token on a hex.
    pub fn glacier_token(&self, hex: Hex) -> Option<GlacierToken> {
        self.glacier_tokens[hex.index()]
    }

    /// The face-up rest token.
    pub fn rest_token(&self) -> Option<RestToken> {
        self.rest_tokens.up
    }

    /// The figures placed this round, in the order of the turns.
    pub fn placed(&self) -> impl Iterator<Item = Placed> + Clone + use<'_> {
        self.placed.iter().map_while(|placed| *placed)
    }

    /// The megalith field; `None` until all boards lie.
    pub fn field<'a>(&self, rules: &'a Rules) -> Option<&'a Field> {
        let lies = !matches!(self.phase, Phase::Setup { stage, .. } if stage <= Stage::Boards);
        lies.then(|| rules.tables().field(self.boards))
    }

    /// The boards on the places of the field, as far as they lie.
    pub fn boards(&self) -> impl Iterator<Item = Board> + use<> {
        let lie = match self.phase {
            Phase::Setup { stage: Stage::Boards, n } => n,
            Phase::Setup { stage, .. } if stage < Stage::Boards => 0,
            _ => 4,
        };
        let boards = self.boards;
        (0..usize::from(lie)).filter_map(move |place| Board::new(usize::from(boards[place])))
    }

    /// The megalith on a site: whose, or `None` inside for a grey one.
    pub fn megalith(&self, rules: &Rules, site: Site) -> Option<Option<Seat>> {
        let slot = self.field(rules)?.slot(site)?;
        let mut owners = std::iter::once(None).chain(Seat::all(4).map(Some));
        owners.find(|&owner| self.megaliths[owner_index(owner)] & slot.bit() != 0)
    }

    pub(crate) fn occupied(&self) -> Slots {
        self.megaliths.iter().fold(0, |all, sites| all | sites)
    }

    /// Chiefs that lie open to be chosen.
    pub fn open_chiefs(&self) -> impl Iterator<Item = Chief> + use<> {
        let chiefs =
            matches!(self.phase, Phase::Setup { stage: Stage::ShowChiefs | Stage::TakeChiefs, .. });
        let offer = if chiefs { self.offer } else { 0 };
        Chief::all().filter(move |chief| offer >> chief.index() & 1 == 1)
    }

    /// Set-up cards that lie open to be chosen.
    pub fn open_setup_cards(&self) -> impl Iterator<Item = SetupCard> + use<> {
        let cards =
            matches!(self.phase, Phase::Setup { stage: Stage::ShowSetup | Stage::TakeSetup, .. });
        let offer = if cards { self.offer } else { 0 };
        SetupCard::all().filter(move |card| offer >> card.index() & 1 == 1)
    }
}

/// The seat with that index, which is below [`Seat::MAX`].
pub(crate) fn seat_at(index: usize) -> Seat {
    match Seat::new(index as u8) {
        Some(seat) => seat,
        None => unreachable!("there is no seat {index}"),
    }
}
