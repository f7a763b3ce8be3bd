//! The hexes: tiles, tokens, and the camps and villages on them.

use ochre_endless_winter_pack::Terrain;

use super::{Faults, Reading, joined};
use crate::ids::GlacierToken;
use crate::map::Hex;
use crate::position::{FramePosition, HexPosition, Id, count_of};
use crate::state::Stage;

impl Reading<'_> {
    /// All hexes, each with the tile and the token that can be there.
    pub(super) fn check_map(&self, faults: &mut Faults) {
        let n_hexes = self.position.hexes.len();
        if n_hexes != Hex::COUNT {
            faults.add(format!("`hexes` has length {n_hexes}, not 19 (EW-1.10)"));
            return;
        }
        self.check_laid(faults);
        self.check_tiles(faults);
        self.check_tokens(faults);
    }

    fn hexes(&self) -> impl Iterator<Item = (Hex, &HexPosition)> {
        Hex::all().zip(&self.position.hexes)
    }

    /// The start hex in the middle, tiles as far as they are laid out.
    fn check_laid(&self, faults: &mut Faults) {
        let n_laid = usize::from(self.done(Stage::Tiles));
        let is_start = |hex: &HexPosition| hex.terrain == Some(Id(Terrain::Start));
        faults.unless(
            self.hexes().all(|(hex, given)| is_start(given) == (hex == Hex::START)),
            || "`hexes[0].terrain` and no other must be start (EW-1.10)".into(),
        );
        let wrong = |is_due: bool| -> Vec<Hex> {
            let hexes = self.hexes().filter(|(hex, _)| (hex.index() <= n_laid) == is_due);
            hexes
                .filter(|(_, given)| given.terrain.is_some() != is_due)
                .map(|(hex, _)| hex)
                .collect()
        };
        let (missing, early) = (wrong(true), wrong(false));
        faults.unless(missing.is_empty(), || {
            format!("`hexes` lack the tiles of {} (EW-1.10)", joined(&missing))
        });
        faults.unless(early.is_empty(), || {
            format!("`hexes` have tiles on {}, where none lie yet (EW-11.1)", joined(&early))
        });
    }

    /// One of each land, the glaciers of the table, and other lands up to 18 (EW-1.10).
    fn check_tiles(&self, faults: &mut Faults) {
        let mut total = 0;
        for terrain in Terrain::ALL.into_iter().filter(|&terrain| terrain != Terrain::Start) {
            let laid = self.hexes().filter(|(_, hex)| hex.terrain == Some(Id(terrain))).count();
            let to_lay = usize::from(count_of(&self.position.tiles_to_lay, terrain));
            let n_tiles = laid + to_lay;
            total += n_tiles;
            let (least, most) = match terrain {
                Terrain::Glacier => (self.rules.glaciers(), self.rules.glaciers()),
                land => (1, land.tiles()),
            };
            faults.unless((least.into()..=most.into()).contains(&n_tiles), || {
                let id = terrain.id();
                let range =
                    if least == most { most.to_string() } else { format!("{least} to {most}") };
                format!("`hexes` and `tiles_to_lay` have {n_tiles} of {id}, not {range} (EW-1.10)")
            });
        }
        let expected = 6 + usize::from(self.rules.glaciers() + self.done(Stage::Lands));
        let n_start = count_of(&self.position.tiles_to_lay, Terrain::Start);
        faults.unless(total == expected && n_start == 0, || {
            let total = total + usize::from(n_start);
            format!(
                "`hexes` and `tiles_to_lay` have {total} tiles beside the start tile, not {expected} \
                 (EW-1.10)"
            )
        });
    }

    /// Each token once, on glaciers where a camp was (EW-10.4).
    fn check_tokens(&self, faults: &mut Faults) {
        let is_on = self.rules.choices().glacier_tokens;
        for (hex, given) in self.hexes() {
            let is_glacier = given.terrain == Some(Id(Terrain::Glacier));
            let at = format!("`hexes[{hex}].token`");
            match given.token {
                Some(_) if !is_on => faults
                    .add(format!("{at} is given, but `options.glacier-tokens` is off (EW-10.4)")),
                Some(token) => faults.unless(is_glacier, || {
                    format!("{at} is {token}, but there is no glacier (EW-10.4)")
                }),
                None if is_on && is_glacier => {
                    let is_pending =
                        self.position.pending.contains(&FramePosition::Glacier { hex });
                    faults.unless(is_pending || !self.is_entered(hex), || {
                        format!("{at} is missing, but a camp or a village is there (EW-10.4)")
                    });
                }
                None => (),
            }
        }
        for token in GlacierToken::all() {
            let n = self.hexes().filter(|(_, hex)| hex.token == Some(token)).count();
            faults.unless(n <= 1, || {
                format!("glacier token {token} is {n} times in `hexes` (EW-10.4)")
            });
        }
    }

    /// Whether a camp is on the hex, or was when a village was founded there.
    fn is_entered(&self, hex: Hex) -> bool {
        self.seats().any(|(_, own)| {
            let touches = own.villages.iter().any(|village| village.hexes().contains(&hex));
            touches || own.camps.contains_key(&hex)
        })
    }

    /// The tile on a hex.
    pub(super) fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.position.hexes.get(hex.index()).and_then(|given| given.terrain).map(|id| id.0)
    }
}
