//! The pack as a whole: reading, writing, the ones that are shipped.

use std::sync::LazyLock;

use serde::Serialize;

use crate::animals::Animal;
use crate::cards::{Chief, CultureCard, TribeCard};
use crate::check;
use crate::component::{Component, read_list};
use crate::fault::{Fault, Faults, WHOLE};
use crate::fingerprint::Fingerprint;
use crate::idols::IdolBoard;
use crate::json::{Node, Value};
use crate::megaliths::{MegalithBoard, MegalithLayout};
use crate::player_board::PlayerBoard;
use crate::reader::Spot;
use crate::setup_cards::SetupCard;
use crate::stones::{SacredStone, StoneSlot};
use crate::terrain::TerrainTile;
use crate::tokens::{Token, TurnOrderPlace};
use crate::words::{Species, Starting, Terrain, Tribe};
use crate::write;

/// Everything printed in a box of Endless Winter, as far as the rules ask for it.
///
/// A pack that [`Pack::read`] gives is sound: the lists have their lengths and stand in the order of
/// their ids, which are the same in every pack; everything the rules state holds; and gains chain
/// no deeper than [`Pack::CHAIN_MAX`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pack {
    format: u8,
    game: &'static str,
    /// What it is called.
    pub name: String,
    /// What it is.
    pub about: String,
    /// In the order of [`Starting`].
    pub starting_cards: Vec<TribeCard>,
    /// In the order of [`Tribe`].
    pub tribe_cards: Vec<TribeCard>,
    /// The 20 of Era I, then the 20 of Era II.
    pub culture_cards: Vec<CultureCard>,
    /// All five.
    pub chiefs: Vec<Chief>,
    /// In the order of [`Species`].
    pub animals: Vec<Animal>,
    /// In the order of [`Terrain`].
    pub terrain: Vec<TerrainTile>,
    /// The 10 of Era I, then the 10 of Era II.
    pub sacred_stones: Vec<SacredStone>,
    /// The three of the player board, from the left.
    pub stone_slots: Vec<StoneSlot>,
    /// All four.
    pub megalith_boards: Vec<MegalithBoard>,
    /// For 2, 3 and 4 players.
    pub megalith_layouts: Vec<MegalithLayout>,
    /// The two tracks.
    pub idol_board: IdolBoard,
    /// The same for all.
    pub player_board: PlayerBoard,
    /// The four places, from the first.
    pub turn_order: Vec<TurnOrderPlace>,
    /// All five.
    pub setup_cards: Vec<SetupCard>,
    /// All ten (EW-10.4).
    pub glacier_tokens: Vec<Token>,
    /// All five (EW-10.5).
    pub rest_tokens: Vec<Token>,
}

/// Every pack that was ever released, the newest last: old records replay for ever.
static RELEASED: LazyLock<Vec<Pack>> = LazyLock::new(|| {
    let texts = [
        include_str!("../../../packs/reconstruction-1.json"),
        include_str!("../../../packs/reconstruction-2.json"),
    ];
    texts.into_iter().filter_map(|text| Pack::read(text).ok()).collect()
});

impl Pack {
    /// The number of the file format.
    pub const FORMAT: u8 = 1;
    /// The game, as a pack names it.
    pub const GAME: &'static str = "endless-winter";
    /// The longest text that is read, in bytes.
    pub const TEXT_MAX: usize = 1 << 20;
    /// So many gains may be unfinished at a time: what the engine has room for.
    pub const CHAIN_MAX: usize = 24;

    /// The pack that is shipped.
    pub fn builtin() -> &'static Pack {
        let [.., newest] = Pack::released() else { unreachable!("a test reads every one") };
        newest
    }

    /// Every pack that was ever released, the newest last.
    pub fn released() -> &'static [Pack] {
        &RELEASED
    }

    /// Reads a pack.
    ///
    /// # Errors
    ///
    /// Every fault of it, in the order of the file.
    pub fn read(text: &str) -> Result<Pack, Vec<Fault>> {
        let whole = |line, what| vec![Fault { place: WHOLE.to_owned(), line, what }];
        if Pack::TEXT_MAX < text.len() {
            return Err(whole(1, format!("is longer than {} bytes", Pack::TEXT_MAX)));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let root = Node::read(text)
            .map_err(|(line, error)| whole(line, format!("is no JSON: {error}")))?;
        if !matches!(root.value, Value::Object(_)) {
            return Err(whole(root.line, format!("must be an object, not {}", root.value.kind())));
        }
        let faults = Faults::default();
        let pack = Pack::read_fields(&Spot::root(&root, &faults));
        check::check(&pack, &faults);
        let faults = faults.into_inner();
        if faults.is_empty() {
            return Ok(pack);
        }
        let with_line = |(place, what): (String, String)| {
            let line = root.line_of(&place);
            Fault { place, line, what }
        };
        let mut faults = faults.into_iter().map(with_line).collect::<Vec<_>>();
        faults.sort_by_key(|fault| fault.line);
        Err(faults)
    }

    fn read_fields(spot: &Spot<'_>) -> Pack {
        let mut fields = spot.object();
        fields.need("format").number(Pack::FORMAT..=Pack::FORMAT);
        let game = fields.need("game");
        let (place, game) = (game.place.clone(), game.text(40));
        spot.faults.unless(game == Pack::GAME, &place, || format!("must be \"{}\"", Pack::GAME));
        let mut list = |name| fields.need(name);
        let pack = Pack {
            format: Pack::FORMAT,
            game: Pack::GAME,
            name: list("name").text(60),
            about: list("about").text(1000),
            starting_cards: read_list(&list("starting_cards"), 3, TribeCard::read::<Starting>),
            tribe_cards: read_list(&list("tribe_cards"), 5, TribeCard::read::<Tribe>),
            culture_cards: read_list(&list("culture_cards"), 40, CultureCard::read),
            chiefs: read_list(&list("chiefs"), 5, Chief::read),
            animals: read_list(&list("animals"), Species::ALL.len(), Animal::read),
            terrain: read_list(&list("terrain"), Terrain::ALL.len(), TerrainTile::read),
            sacred_stones: read_list(&list("sacred_stones"), 20, SacredStone::read),
            stone_slots: read_list(&list("stone_slots"), 3, StoneSlot::read),
            megalith_boards: read_list(&list("megalith_boards"), 4, MegalithBoard::read),
            megalith_layouts: read_list(&list("megalith_layouts"), 3, MegalithLayout::read),
            idol_board: IdolBoard::read(&list("idol_board")),
            player_board: PlayerBoard::read(&list("player_board")),
            turn_order: read_list(&list("turn_order"), 4, TurnOrderPlace::read),
            setup_cards: read_list(&list("setup_cards"), 5, SetupCard::read),
            glacier_tokens: read_list(&list("glacier_tokens"), 10, Token::read),
            rest_tokens: read_list(&list("rest_tokens"), 5, Token::read),
        };
        fields.end();
        pack
    }

    /// The pack as a file, always in the same order and shape. [`Pack::read`] reads it back.
    pub fn write(&self) -> String {
        write::pretty(&self.to_json())
    }

    /// What names this pack in a record: different for different content, whatever the order of
    /// fields and the white space of the file it came from.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.to_json().to_string())
    }

    /// How much can be unfinished at a time with this pack: an upper bound, at most
    /// [`Pack::CHAIN_MAX`].
    pub fn chain_depth(&self) -> usize {
        check::depth(self)
    }

    /// The tribe cards of a type.
    pub fn tribe_card(&self, tribe: Tribe) -> &TribeCard {
        &self.tribe_cards[tribe.index()]
    }

    /// The starting cards of a kind.
    pub fn starting_card(&self, starting: Starting) -> &TribeCard {
        &self.starting_cards[starting.index()]
    }

    /// The cards of a species.
    pub fn animal(&self, species: Species) -> &Animal {
        &self.animals[species.index()]
    }

    /// The tiles of a type.
    pub fn tile(&self, terrain: Terrain) -> &TerrainTile {
        &self.terrain[terrain.index()]
    }

    fn to_json(&self) -> serde_json::Value {
        serde_json::to_value(self).unwrap_or_else(|error| unreachable!("{error}: plain data"))
    }

    /// Every component with the heading of its kind and its place in the file.
    pub(crate) fn components(&self) -> Vec<(&'static str, String, &dyn Component)> {
        fn each<'a, T: Component>(
            all: &mut Vec<(&'static str, String, &'a dyn Component)>,
            heading: &'static str,
            list: &str,
            components: &'a [T],
        ) {
            for (index, component) in components.iter().enumerate() {
                all.push((heading, format!("{list}[{index}]"), component));
            }
        }
        let all = &mut Vec::new();
        each(all, "Starting cards", "starting_cards", &self.starting_cards);
        each(all, "Tribe cards", "tribe_cards", &self.tribe_cards);
        each(all, "Culture cards", "culture_cards", &self.culture_cards);
        each(all, "Chiefs", "chiefs", &self.chiefs);
        each(all, "Animals", "animals", &self.animals);
        each(all, "Terrain tiles", "terrain", &self.terrain);
        each(all, "Sacred stones", "sacred_stones", &self.sacred_stones);
        each(all, "Slots for sacred stones", "stone_slots", &self.stone_slots);
        each(all, "Megalith boards", "megalith_boards", &self.megalith_boards);
        each(all, "Layouts of the megalith boards", "megalith_layouts", &self.megalith_layouts);
        all.push(("Idol board", "idol_board".to_owned(), &self.idol_board));
        all.push(("Player board", "player_board".to_owned(), &self.player_board));
        each(all, "Turn-order track", "turn_order", &self.turn_order);
        each(all, "Set-up cards", "setup_cards", &self.setup_cards);
        each(all, "Glacier tokens", "glacier_tokens", &self.glacier_tokens);
        each(all, "Rest tokens", "rest_tokens", &self.rest_tokens);
        std::mem::take(all)
    }
}
