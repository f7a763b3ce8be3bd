//! What each player has, reckoned from events alone.

use ochre_endless_winter_pack::{Ability, Species, Symbol};
use ochre_kernel::{Game, PerSeat, Rules as _, Seat};

use super::field_book::FieldBook;
use crate::action::Spot;
use crate::card::{Card, Pile};
use crate::event::Event;
use crate::player::VpSource;
use crate::state::Phase;
use crate::{EndlessWinter, Rules};

/// One player's account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Account {
    food: i32,
    tools: i32,
    vp: [i32; VpSource::ALL.len()],
    camps: i32,
    villages: i32,
    megaliths: i32,
    offering: i32,
    reverence: i32,
    stones: i32,
    animals: [i32; Species::ALL.len()],
    used_animals: [i32; Species::ALL.len()],
}

/// The accounts of all, and what is on the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    accounts: PerSeat<Account>,
    /// Cards that came to each player after the nine starting cards.
    cards: PerSeat<Pile>,
    /// Labor of the turn, in halves.
    labor: i32,
    field: FieldBook,
    order: Vec<Seat>,
    n_figures: usize,
    /// Labor of the eclipse, in halves: resting figures, then the revealed piles.
    eclipse: PerSeat<i32>,
    final_scores: Vec<i32>,
}

impl Ledger {
    pub(crate) fn enter(&mut self, rules: &Rules, event: &Event) {
        match *event {
            Event::SetupTaken { seat, card } => {
                let printed = &rules.components().setup_cards[card.index()];
                let account = &mut self.accounts[seat];
                account.food += i32::from(printed.food);
                account.tools += i32::from(printed.tools);
                account.camps += i32::from(printed.camp);
                printed.animals.iter().for_each(|one| account.animals[one.index()] += 1);
                self.cards[seat].add(Card::tribe(printed.tribe));
            }
            // EW-1.8.
            Event::OrderSet { order, players } if self.order.is_empty() => {
                self.order = order[..usize::from(players)].to_vec();
                for (place, &seat) in self.order.iter().enumerate() {
                    self.accounts[seat].food += [0, 1, 0, 1][place];
                    self.accounts[seat].tools += [0, 0, 1, 1][place];
                }
            }
            // EW-6.2: the later ones first, then sorted by labor.
            Event::OrderSet { order, players } => {
                self.order.reverse();
                self.order.sort_by_key(|&seat| -self.eclipse[seat]);
                assert_eq!(self.order, order[..usize::from(players)], "{:?}", self.eclipse);
            }
            Event::PileRevealed { seat, tribe, labor, .. } => {
                self.eclipse[seat] +=
                    tribe.cards().map(|card| eclipse_labor(rules, card)).sum::<i32>();
                assert_eq!(self.eclipse[seat], i32::from(labor), "EW-6.1");
            }
            Event::BoardLaid { place, board } => {
                self.field.lay(rules, rules.players(), place, board);
            }
            // EW-1.11.
            Event::RoundBegan { round: 1 } => {
                for seat in rules.seats() {
                    let account = &mut self.accounts[seat];
                    account.camps += 1;
                    account.food = account.food.min(5 + account.camps);
                }
            }
            Event::RoundBegan { .. } => {
                (self.n_figures, self.eclipse) = Default::default();
            }
            Event::TurnEnded { .. } => self.labor = 0,
            Event::Placed { seat, spot, .. } => {
                self.n_figures += 1;
                self.eclipse[seat] += if spot == Spot::Rest { 3 } else { 0 };
            }
            Event::FinalScore { score, .. } => self.final_scores.push(score),
            _ => self.enter_gain(event),
        }
    }

    fn enter_gain(&mut self, event: &Event) {
        match *event {
            Event::TribeTaken { seat, tribe, .. } => self.cards[seat].add(Card::tribe(tribe)),
            Event::CultureTaken { seat, card } => self.cards[seat].add(card),
            Event::TribePlayed { labor, .. } => self.labor += i32::from(labor),
            Event::FoodSpent { seat, food, labor } => {
                self.labor += i32::from(labor);
                self.accounts[seat].food -= i32::from(food);
            }
            Event::Paid { seat, food, tools, labor } => {
                self.labor -= i32::from(labor);
                self.accounts[seat].food -= i32::from(food);
                self.accounts[seat].tools -= i32::from(tools);
            }
            Event::Gained { seat, symbol, amount } => match symbol {
                Symbol::Food => self.accounts[seat].food += i32::from(amount),
                Symbol::Tool => self.accounts[seat].tools += i32::from(amount),
                Symbol::LaborHalves => self.labor += i32::from(amount),
                other => panic!("{other:?} is told otherwise"),
            },
            Event::FoodLost { seat, food } => self.accounts[seat].food -= i32::from(food),
            Event::Scored { seat, vp, source } => {
                self.accounts[seat].vp[source as usize] += i32::from(vp);
            }
            Event::StoneCounted { seat, vp, .. } => {
                self.accounts[seat].vp[VpSource::Stones as usize] += i32::from(vp);
            }
            Event::Offering { seat, level } => {
                assert_eq!(self.accounts[seat].offering + 1, i32::from(level));
                self.accounts[seat].offering += 1;
            }
            Event::Reverence { seat, level } => {
                assert_eq!(self.accounts[seat].reverence + 1, i32::from(level));
                self.accounts[seat].reverence += 1;
            }
            Event::MegalithPlaced { seat, site, is_grey } => {
                self.field.place(seat, site, is_grey);
                assert_eq!(
                    is_grey,
                    self.accounts[seat].megaliths < 2,
                    "the grey ones first (EW-8.3)"
                );
                self.accounts[seat].megaliths += 1;
            }
            Event::CampPlaced { seat } => self.accounts[seat].camps += 1,
            Event::VillageFounded { seat, .. } => {
                self.accounts[seat].camps -= 3;
                self.accounts[seat].villages += 1;
            }
            Event::AnimalTaken { seat, species, .. } => {
                self.accounts[seat].animals[species.index()] += 1;
            }
            Event::AnimalUsed { seat, species } => {
                self.accounts[seat].animals[species.index()] -= 1;
                self.accounts[seat].used_animals[species.index()] += 1;
            }
            Event::StoneTaken { seat, .. } => self.accounts[seat].stones += 1,
            _ => (),
        }
    }

    /// Whether the state is what was entered.
    #[track_caller]
    pub(crate) fn agrees(&self, rules: &Rules, game: &EndlessWinter) {
        for seat in rules.seats() {
            let player = game.player(seat);
            let account = Account {
                food: player.food.into(),
                tools: player.tools.into(),
                vp: player.vp.map(i32::from),
                camps: player.camps.len().into(),
                villages: player.n_villages().into(),
                megaliths: player.megaliths_placed.into(),
                offering: player.offering.into(),
                reverence: player.reverence.into(),
                stones: player.n_stones() as i32,
                animals: player.animals.map(i32::from),
                used_animals: player.used_animals.map(i32::from),
            };
            assert_eq!(account, self.accounts[seat], "seat {seat}: {game:?}");
            assert_eq!(account.vp[VpSource::OnTop as usize], self.field.on_top[seat], "EW-8.5");
            let starting = [Card::BRAVE, Card::TRIBESWOMAN].into_iter();
            let starting = starting.chain([Card::TRIBESMAN; 7]).collect::<Pile>();
            assert_eq!(player.owned(), starting.and(self.cards[seat]), "seat {seat}");
        }
        assert_eq!(i32::from(game.turn.labor), self.labor);
        let is_preparing = matches!(game.phase, Phase::Preparation { .. });
        assert!(is_preparing || game.placed().count() == self.n_figures);
        if game.phase == Phase::Over {
            let scores: Vec<i32> = rules.seats().map(|seat| game.score(rules, seat)).collect();
            assert_eq!(scores, self.final_scores);
            let at_end = |seat| game.end_vp(rules, seat).iter().sum::<i32>();
            let at_once = |seat: Seat| self.accounts[seat].vp.iter().sum::<i32>();
            let sums = rules.seats().map(|seat| at_once(seat) + at_end(seat));
            assert_eq!(scores, sums.collect::<Vec<_>>());
        }
    }
}

/// Labor of a revealed card in halves: printed, and by eclipse abilities without a price (EW-6.1).
fn eclipse_labor(rules: &Rules, card: Card) -> i32 {
    let pack = rules.components();
    let mut cards = pack.starting_cards.iter().chain(&pack.tribe_cards);
    let printed = cards.find(|printed| printed.id == card.id()).unwrap();
    let counts = |ability: &&Ability| ability.eclipse && ability.price.is_empty();
    let labor = |ability: &Ability| i32::from(ability.gain.get(Symbol::LaborHalves));
    i32::from(printed.labor_halves)
        + printed.abilities.iter().filter(counts).map(labor).sum::<i32>()
}
