//! What the turn remembers fits where its figure stands (EW-4.1 to EW-5.13).

use ochre_endless_winter_pack::{Column, Tribe};

use super::state::types;
use super::{Faults, MANY, Reading};
use crate::action::{Figure, Source, Spot};
use crate::card::Card;
use crate::components::Face;
use crate::position::{FramePosition, SeatPosition, SectionName, Shown, UsedPosition};

impl Reading<'_> {
    /// The whole turn.
    pub(super) fn check_turn(&self, faults: &mut Faults) {
        let turn = &self.position.turn;
        if matches!(turn.new_in_hand, Shown::Hidden(_)) {
            faults.add(
                "`turn.new_in_hand` is hidden, but only a complete position can be read (EW-2.6)",
            );
        }
        self.check_flags(faults);
        if self.is_turn() {
            self.check_figure(faults);
            self.check_new(faults);
            self.check_played(faults);
        }
        self.check_used(faults);
    }

    /// What can't be so where the figure stands.
    fn check_flags(&self, faults: &mut Faults) {
        let turn = &self.position.turn;
        let new = !(turn.taken.is_empty() && turn.new_above.is_empty());
        let new_in_hand = matches!(&turn.new_in_hand, Shown::Types(types) if !types.is_empty());
        let is_column = matches!(turn.spot, Some(Spot::Column(_)));
        let is_initiate = turn.spot == Some(Spot::Column(Column::Initiate));
        let is_rest = turn.spot == Some(Spot::Rest);
        let is_turn = self.is_turn();
        let is_placed = is_turn && turn.spot.is_some();
        let fields = [
            ("labor_halves", turn.labor_halves == 0, is_turn, "in a turn (EW-4.5)"),
            ("culture_played", !turn.culture_played, is_turn, "in a turn (EW-4.1)"),
            ("spot", turn.spot.is_none(), is_turn, "in a turn (EW-4.2)"),
            ("is_chief", !turn.is_chief, is_placed, "of a placed figure (EW-4.6)"),
            ("is_first", !turn.is_first, is_placed, "of a placed figure (EW-4.3)"),
            (
                "section",
                turn.section == SectionName::Top,
                is_turn && is_column,
                "in a column (EW-4.3)",
            ),
            ("rest_drawn", !turn.rest_drawn, is_turn && is_rest, "at rest (EW-4.7)"),
            ("rest_animal", !turn.rest_animal, turn.rest_drawn, "after `rest_drawn` (EW-4.7)"),
            ("token", turn.token.is_none(), is_turn && is_rest, "at rest (EW-10.5)"),
            ("taken", !new && !new_in_hand, is_turn && is_initiate, "in Initiate (EW-5.1)"),
        ];
        for (field, is_empty, can_be, when) in fields {
            faults.unless(is_empty || can_be, || {
                format!("`turn.{field}` is given, but that is so only {when}")
            });
        }
        faults.unless(turn.section != SectionName::Bottom || turn.is_first, || {
            "`turn.section` is bottom, but that is for the first figure of a column (EW-4.3)".into()
        });
    }

    /// The figure is the one that was placed last.
    fn check_figure(&self, faults: &mut Faults) {
        let (turn, figures) = (&self.position.turn, &self.position.figures);
        let (Some(spot), [before @ .., last]) = (turn.spot, &figures[..]) else { return };
        faults.unless(last.spot == spot, || {
            let placed = last.spot;
            format!("`turn.spot` is {spot}, but the last of `figures` is at {placed} (EW-4.2)")
        });
        faults.unless(turn.is_chief == (last.figure == Figure::Chief), || {
            let (given, figure) = (turn.is_chief, last.figure);
            format!(
                "`turn.is_chief` is {given}, but the last of `figures` is the {figure} (EW-4.2)"
            )
        });
        let is_first = before.iter().take(MANY).all(|figure| figure.spot != spot);
        faults.unless(turn.is_first == is_first, || {
            let given = turn.is_first;
            format!("`turn.is_first` is {given}, but {is_first} follows from `figures` (EW-4.3)")
        });
        let waits = |frame| self.position.pending.contains(&frame);
        let is_choosing =
            waits(FramePosition::RestToken {}) || waits(FramePosition::NextRestToken {});
        let takes = self.rules.choices().rest_tokens && spot == Spot::Rest && is_first;
        faults.unless(turn.token.is_some() || !takes || is_choosing, || {
            "`turn.token` is missing, but the first figure to rest takes one (EW-10.5)".into()
        });
        faults
            .unless(turn.token.is_none() || spot != Spot::Rest || (takes && !is_choosing), || {
                "`turn.token` is given, but this figure has taken none (EW-10.5)".into()
            });
    }

    /// Cards taken this turn are in hand, above the board, or gone (EW-4.4).
    fn check_new(&self, faults: &mut Faults) {
        let (turn, Some(own)) = (&self.position.turn, self.own()) else { return };
        let Shown::Types(in_hand) = &turn.new_in_hand else { return };
        let taken = types(&turn.taken);
        let mut above = 0;
        for new in &turn.new_above {
            let tribe = new.card.tribe_type();
            let is_ability = (1..=4).contains(&new.ability)
                && self.rules.face(new.card).in_turn() >> (new.ability - 1) & 1 == 1;
            faults.unless(tribe.is_some() && is_ability, || {
                format!("`turn.new_above` has an ability that {} has not (EW-4.4)", new.card)
            });
            above |= tribe.map_or(0, |tribe| 1 << tribe.index());
        }
        let has = |cards: &[Card], tribe| cards.contains(&Card::tribe(tribe));
        for tribe in Tribe::ALL {
            let bit = 1 << tribe.index();
            let places = [
                ("new_in_hand", types(in_hand), has(own.hand.seen(), tribe)),
                ("new_above", above, has(&own.above, tribe)),
            ];
            for (field, new, is_there) in places {
                faults.unless(new & bit == 0 || (taken & bit != 0 && is_there), || {
                    let id = tribe.id();
                    format!("`turn.{field}` has {id}, which was not taken or is not there (EW-4.4)")
                });
            }
            faults.unless(types(in_hand) & above & bit == 0, || {
                let id = tribe.id();
                format!("`turn.new_in_hand` and `turn.new_above` both have {id} (EW-4.4)")
            });
        }
    }

    /// Tribe cards are played in a column, culture cards in any turn.
    fn check_played(&self, faults: &mut Faults) {
        let (turn, Some(own)) = (&self.position.turn, self.own()) else { return };
        let is_column = matches!(turn.spot, Some(Spot::Column(_)));
        let has = |is_culture: bool| own.above.iter().any(|card| card.is_culture() == is_culture);
        faults.unless(is_column || !has(false), || {
            let index = own.seat.index();
            format!(
                "`seats[{index}].above` has a tribe card, but no figure is in a column (EW-4.4)"
            )
        });
        faults.unless(turn.culture_played || !has(true), || {
            "`turn.culture_played` is false, but a culture card was played (EW-4.1)".into()
        });
    }

    /// Abilities that exist, used no oftener than there are cards (EW-8.6).
    fn check_used(&self, faults: &mut Faults) {
        let used = &self.position.turn.used;
        if !self.is_turn() && !self.is_eclipse() {
            faults.unless(used.is_empty(), || {
                "`turn.used` is given, but abilities are used in turns and in the eclipse (EW-4.8)".into()
            });
            return;
        }
        let Some(own) = self.own() else { return };
        for (index, one) in used.iter().take(4 * MANY).enumerate() {
            let UsedPosition { source, ability, times } = *one;
            let same = |other: &UsedPosition| (other.source, other.ability) == (source, ability);
            faults.unless(!used[..index].iter().any(same), || {
                format!("`turn.used` has ability {ability} of {source} twice")
            });
            let most = self.uses_most(own, source, ability);
            faults.unless(0 < times && usize::from(times) <= most, || {
                format!(
                    "`turn.used[{index}].times` is {times}, but the most for ability {ability} of \
                     {source} is {most} here (EW-8.6)"
                )
            });
        }
    }

    /// How often an ability can have been used.
    fn uses_most(&self, own: &SeatPosition, source: Source, ability: u8) -> usize {
        let Some(index) = ability.checked_sub(1) else { return 0 };
        let has = |face: &Face| {
            let is_eclipse = |ability: u8| face.abilities[usize::from(ability)].eclipse;
            face.has(index) && is_eclipse(index) == self.is_eclipse()
        };
        let turn = &self.position.turn;
        match source {
            Source::Card(card) if has(self.rules.face(card)) => {
                own.above.iter().filter(|&&other| other == card).count()
            }
            Source::Chief if turn.is_chief => {
                let side = own.side.map_or(0, |side| side as u8);
                own.chief.map_or(0, |chief| {
                    has(self.rules.tables().chief(chief.index() as u8, side)).into()
                })
            }
            Source::Token => (turn.token.is_some() && index == 0).into(),
            _ => 0,
        }
    }
}
