//! Set-up, with its variants (EW-1.1 to EW-1.11, EW-10.1, EW-10.2).

use ochre_endless_winter_pack::Terrain;
use ochre_kernel::{Seat, Sink};

use crate::action::{Action, Chance};
use crate::card::Card;
use crate::event::Event;
use crate::ids::{Chief, SetupCard};
use crate::map::Hex;
use crate::pending::Frame;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Stage, seat_at};

impl EndlessWinter {
    /// How often chance or a player decides in a stage.
    pub(crate) fn decisions_in(rules: &Rules, stage: Stage) -> u8 {
        let players = rules.n_players();
        let (chiefs, cards) = (rules.choices().choose_chiefs, rules.choices().choose_setup);
        let when = |holds: bool, count: u8| if holds { count } else { 0 };
        match stage {
            Stage::Stones => 2 * rules.stones_per_era(),
            Stage::Culture => 8,
            Stage::DealChiefs | Stage::Sides => when(!chiefs, players),
            Stage::DealSetup => when(!cards, players),
            Stage::Hands => when(!cards, 2 * players),
            Stage::Grounds => rules.grounds(),
            Stage::Order => 1,
            Stage::Boards => 4,
            Stage::Lands => 18 - 6 - rules.glaciers(),
            Stage::Tiles => 18,
            Stage::ShowChiefs => when(chiefs, players + 1),
            Stage::TakeChiefs => when(chiefs, players),
            Stage::ShowSetup => when(cards, players + 1),
            Stage::TakeSetup => when(cards, players),
            Stage::LateHands => when(cards, 2 * players),
            Stage::RestToken => when(rules.choices().rest_tokens, 1),
        }
    }

    /// Goes to the stage in which something is to be decided; always waits there.
    pub(crate) fn settle_setup(
        &mut self,
        rules: &Rules,
        stage: Stage,
        n: u8,
        events: &mut impl Sink<Event>,
    ) -> bool {
        if n == EndlessWinter::decisions_in(rules, stage) {
            match Stage::ALL.get(stage as usize + 1) {
                Some(&stage) => {
                    // What nobody took leaves the game (EW-10.1, EW-10.2).
                    if matches!(stage, Stage::ShowSetup | Stage::LateHands) {
                        self.offer = 0;
                    }
                    self.phase = Phase::Setup { stage, n: 0 };
                }
                None => self.end_setup(rules, events),
            }
            return false;
        }
        self.active = match stage {
            Stage::Hands | Stage::LateHands => seat_at(usize::from(n / 2)),
            Stage::DealChiefs | Stage::Sides | Stage::DealSetup => seat_at(usize::from(n)),
            Stage::TakeChiefs => self.order[usize::from(n)],
            Stage::TakeSetup => self.order[usize::from(rules.n_players() - 1 - n)],
            _ => Seat::FIRST,
        };
        true
    }

    /// EW-1.11: the first camp, and from now on the maximum of food.
    fn end_setup(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        self.offer = 0;
        for seat in rules.seats() {
            let player = &mut self.players[seat];
            player.camps.add(Hex::START);
            player.food = player.food.min(player.food_max(rules));
        }
        events.push(Event::RoundBegan { round: 1 });
        self.begin_turn(rules, 0, events);
    }

    pub(crate) fn each_setup_choice(&self, stage: Stage, f: &mut impl FnMut(Action)) {
        match stage {
            Stage::Sides => [Action::Side(0), Action::Side(1)].into_iter().for_each(f),
            Stage::TakeChiefs => {
                for chief in self.open_chiefs() {
                    (0..2).for_each(|side| f(Action::TakeChief(chief, side)));
                }
            }
            Stage::TakeSetup => {
                self.open_setup_cards().for_each(|card| f(Action::TakeSetup(card)));
            }
            _ => (),
        }
    }

    pub(crate) fn choose_in_setup(
        &mut self,
        rules: &Rules,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        match (action, self.me().chief) {
            (Action::Side(side), Some(chief)) => self.choose_chief(chief, side, events),
            (Action::TakeChief(chief, side), _) => {
                self.offer &= !(1 << chief.index());
                self.choose_chief(chief, side, events);
            }
            (Action::TakeSetup(card), _) => {
                self.offer &= !(1 << card.index());
                self.take_setup(rules, seat, card, events);
            }
            (other, _) => unreachable!("{other:?} in set-up"),
        }
        self.count_setup();
    }

    fn choose_chief(&mut self, chief: Chief, side: u8, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        (me.chief, me.side) = (Some(chief), side);
        events.push(Event::ChiefChosen { seat, chief, side });
    }

    fn count_setup(&mut self) {
        if let Phase::Setup { n, .. } = &mut self.phase {
            *n += 1;
        }
    }

    pub(crate) fn befall_setup(
        &mut self,
        rules: &Rules,
        stage: Stage,
        n: u8,
        chance: Chance,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        match chance {
            Chance::Stone(stone) => {
                self.stones |= stone.bit();
                events.push(Event::StoneLaid { stone });
            }
            Chance::Culture(place, card) => self.lay_culture(place, card, events),
            Chance::Chief(chief) if stage == Stage::DealChiefs => {
                self.me_mut().chief = Some(chief);
                events.push(Event::ChiefDealt { seat, chief });
            }
            Chance::Chief(chief) => {
                self.offer |= 1 << chief.index();
                events.push(Event::ChiefLaidOut { chief });
            }
            Chance::Setup(card) if stage == Stage::DealSetup => {
                self.take_setup(rules, seat, card, events);
            }
            Chance::Setup(card) => {
                self.offer |= 1 << card.index();
                events.push(Event::SetupLaidOut { card });
            }
            Chance::Draw(card) => self.draw(card, events),
            Chance::Animal(species) => {
                self.animal_deck[species.index()] -= 1;
                self.grounds[species.index()] += 1;
                events.push(Event::AnimalTurnedUp { species });
            }
            Chance::Order(order) => self.set_order(rules, order, events),
            Chance::Board(place, board) => {
                self.boards[usize::from(place)] = board.index() as u8;
                events.push(Event::BoardLaid { place: place + 1, board });
            }
            Chance::Land(terrain) => {
                self.tiles[terrain.index()] += 1;
                events.push(Event::LandDrawn { terrain });
            }
            Chance::Tile(hex, terrain) => {
                self.tiles[terrain.index()] -= 1;
                self.terrain[hex.index()] = Some(terrain);
                events.push(Event::TileLaid { hex, terrain });
            }
            Chance::Rest(token) => self.show_token(token, events),
            Chance::Glacier(..) => unreachable!("no camp is on a glacier in set-up"),
        }
        debug_assert_eq!(self.phase, Phase::Setup { stage, n });
        self.count_setup();
    }

    /// EW-1.8.
    fn set_order(&mut self, rules: &Rules, order: [Seat; 4], events: &mut impl Sink<Event>) {
        self.order = order;
        events.push(Event::OrderSet { order, players: rules.n_players() });
        for (place, &seat) in order.iter().take(usize::from(rules.n_players())).enumerate() {
            self.players[seat].food += u8::from(place == 1 || place == 3);
            self.players[seat].tools += u8::from(2 <= place);
        }
    }

    /// Everything on a set-up card (EW-1.4, EW-10.1).
    fn take_setup(
        &mut self,
        rules: &Rules,
        seat: Seat,
        card: SetupCard,
        events: &mut impl Sink<Event>,
    ) {
        let printed = &rules.components().setup_cards[card.index()];
        self.tribe_piles[printed.tribe.index()] -= 1;
        let player = &mut self.players[seat];
        player.setup = Some(card);
        player.food += printed.food;
        player.tools += printed.tools;
        player.take_openly(Card::tribe(printed.tribe));
        if printed.camp {
            player.camps.add(Hex::START);
        }
        let mut n_missing = 0;
        for species in &printed.animals {
            player.animals[species.index()] += 1;
            if 0 < self.animal_deck[species.index()] {
                self.animal_deck[species.index()] -= 1;
            } else {
                self.grounds[species.index()] -= 1;
                n_missing += 1;
            }
        }
        events.push(Event::SetupTaken { seat, card });
        if 0 < n_missing {
            self.pending.push(Frame::Reveal(n_missing));
        }
    }

    /// The spare land tiles of a type (EW-1.10).
    pub(crate) fn spare_land(&self, terrain: Terrain) -> u8 {
        match terrain {
            Terrain::Start | Terrain::Glacier => 0,
            land => land.tiles() - self.tiles[land.index()],
        }
    }
}
