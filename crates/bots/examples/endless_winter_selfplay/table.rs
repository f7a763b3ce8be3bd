//! The tally as text.

use ochre_endless_winter::{Card, Rules, Spot};
use ochre_kernel::Rules as _;

use crate::tally::{Record, Tally};

impl Tally {
    pub fn print(&self, rules: &Rules) {
        let n_games = f64::from(self.n_games);
        let n_seats = n_games * f64::from(rules.players());
        println!("{} games of {}, {:.0} steps each", self.n_games, rules.players(), {
            self.n_steps as f64 / n_games
        });
        for (index, bot) in self.bots.iter().enumerate() {
            let n_seated = f64::from(self.n_seated[index]);
            println!(
                "{:10} won {:5.1} % of its games, {:6.2} VP",
                bot.to_string(),
                100.0 * self.won[index] / n_seated,
                self.scores[index] / n_seated
            );
        }
        println!("winners {:.2} VP", self.winner_score / n_games);
        let by_place = &self.won_by_place[..usize::from(rules.players())];
        let by_place: Vec<String> =
            by_place.iter().map(|won| format!("{:.1} %", 100.0 * won / n_games)).collect();
        println!("won by place in the first order: {}", by_place.join(", "));

        println!("\n{:14} {:>8} {:>8} {:>8}", "VP from", "all", "winners", "had any");
        for (name, [all, winners, any]) in &self.sources {
            println!(
                "{name:14} {:8.2} {:8.2} {:6.1} %",
                all / n_seats,
                winners / n_games,
                100.0 * any / n_seats
            );
        }
        self.print_spots();
        println!("\nfor each player and game:");
        for (what, n) in &self.events {
            println!("{what:26} {:6.2}", f64::from(*n) / n_seats);
        }
        self.print_records(rules);
    }

    fn print_spots(&self) {
        print!("\n{:10}", "placed");
        Spot::ALL.iter().for_each(|spot| print!("{:>10}", spot.id()));
        println!();
        let all: [u32; 5] =
            std::array::from_fn(|spot| self.spots.iter().map(|round| round[spot]).sum());
        let rows = self.spots.iter().enumerate().map(|(n, row)| (format!("round {}", n + 1), row));
        for (name, row) in rows.chain([("all".to_owned(), &all)]) {
            let sum: u32 = row.iter().sum();
            print!("{name:10}");
            for n in row {
                print!("{:8.1} %", 100.0 * f64::from(*n) / f64::from(sum.max(1)));
            }
            println!();
        }
    }

    fn print_records(&self, rules: &Rules) {
        println!(
            "\n{:10} {:16} {:20} {:>8} {:>8} {:>8} {:>8} {:>8} {:>9}",
            "kind", "id", "name", "offered", "taken", "used", "taken/g", "used/g", "win share"
        );
        let even = 100.0 / f64::from(rules.players());
        for (&(kind, id), record) in &self.records {
            let Record { n_offered, n_taken, n_used, taken, used, owners, won } = *record;
            let offered = f64::from(n_offered.max(1));
            let share = 100.0 * won / f64::from(owners.max(1));
            println!(
                "{kind:10} {id:16} {:20} {n_offered:8} {:6.1} % {:6.1} % {:8.2} {:8.2} {share:7.1} % {:+.1}",
                name(rules, id),
                100.0 * f64::from(n_taken) / offered,
                100.0 * f64::from(n_used) / offered,
                f64::from(taken) / offered,
                f64::from(used) / offered,
                if owners == 0 { 0.0 } else { share - even },
            );
        }
    }
}

/// The name of a culture card.
fn name<'a>(rules: &'a Rules, id: &str) -> &'a str {
    let card = id.parse::<Card>().ok().filter(|card| card.is_culture());
    card.map_or("", |card| {
        &rules.components().culture_cards[card.index() - usize::from(Card::TRIBE_KINDS)].name
    })
}
