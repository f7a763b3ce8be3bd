//! Megaliths: where to put one, and what it brings (EW-8.3 to EW-8.5, EW-6.3).

use ochre_endless_winter::{Player, Site};

use super::outlook::View;

/// How much of an emptied slot the first of its two megaliths is credited with.
const FIRST_HALF: f64 = 0.4;

impl View<'_> {
    /// What the next megalith brings on the best site; nothing where there is none.
    pub(super) fn of_megalith(self) -> f64 {
        let sites = self.game.open_sites(self.rules, self.look.seat);
        sites.map(|site| self.of_site(site)).fold(0.0, f64::max)
    }

    /// What the next megalith brings on a site.
    pub(super) fn of_site(self, site: Site) -> f64 {
        let Some(field) = self.game.field(self.rules) else { return 0.0 };
        let n_placed = Player::MEGALITHS - self.me.megaliths_left();
        let mut worth = self.of_slot(n_placed);
        match field.board_of(site) {
            None => worth += self.of_top(site),
            Some(place) if field.is_start(site) => {
                let others = field.arrow_sites(place);
                let free = others.filter(|&arrow| self.game.megalith(self.rules, arrow).is_none());
                let best = free.map(|arrow| self.of_cell(arrow, place, n_placed + 1));
                worth += best.fold(0.0, f64::max);
                if 1 < self.me.megaliths_left() {
                    worth += self.of_slot(n_placed + 1);
                }
            }
            Some(place) => worth += self.of_cell(site, place, n_placed),
        }
        let n_opened = f64::from(self.game.tops_opened(self.rules, site));
        worth - self.weights.opened * n_opened
    }

    fn of_cell(self, site: Site, place: usize, n_placed: u8) -> f64 {
        let Some(field) = self.game.field(self.rules) else { return 0.0 };
        let gain = self.of_later_gains(&field.gain(site));
        if n_placed < Player::GREY {
            return gain;
        }
        let stones = self.stones();
        let is_new = !self.game.is_on_board(self.look.seat, place);
        gain + stones.on_board + if is_new { stones.new_board } else { 0.0 }
    }

    /// EW-8.5: four, one more for each own one, and what the others get.
    fn of_top(self, site: Site) -> f64 {
        let beneath = self.game.beneath(self.rules, site);
        let own = f64::from(beneath[self.look.seat.index()]);
        let all: u8 = beneath.iter().sum();
        let n_others = (self.rules.seats().count() - 1).max(1) as f64;
        4.0 + own - (f64::from(all) - own) / n_others + self.stones().on_top
    }

    /// What the megalith with that number adds to the slots of the board in the eclipses to come.
    fn of_slot(self, n_placed: u8) -> f64 {
        let slots = &self.rules.components().player_board.megalith_slots;
        let Some(slot) = slots.get(usize::from(n_placed / 2)) else { return 0.0 };
        let share = match (n_placed % 2, self.time.turns < 2.0) {
            (0, false) => FIRST_HALF,
            (0, true) => 0.0,
            (_, false) => 1.0 - FIRST_HALF,
            (_, true) => 1.0,
        };
        share * self.time.board * self.of_later_gains(slot)
    }
}
