//! The numbers of the judgement.

/// What things are worth in VP where the pack doesn't say it, and how players usually fare.
#[derive(Clone, Debug)]
pub struct Weights {
    /// One labor, a tool, a food, while there is time to use them.
    pub labor: f64,
    pub tool: f64,
    pub food: f64,
    /// How much less the last food that fits is worth than the first.
    pub food_crowd: f64,
    /// How much less a tool is worth for each tool in stock.
    pub tool_crowd: f64,
    /// How much more a tool is worth for each card in hand that finds no turn.
    pub need: f64,
    /// With fewer turns than this to come, all three fade.
    pub horizon: f64,
    /// A megalith, an idol and a drawn card (in labor) where it is not known what they will bring.
    pub megalith: f64,
    pub idol: f64,
    pub draw: f64,
    /// How often an ability that needs a column finds it; one that waits for something.
    pub in_column: f64,
    pub when: f64,
    /// Cards drawn in a round.
    pub draws: f64,
    /// A card kept for a later turn of the round, and for the next round, against one used now.
    pub hold: f64,
    pub hold_round: f64,
    /// How much less a card is worth for each card in hand that finds no turn.
    pub crowd: f64,
    /// How often a new culture card is played again later, against a tribe card.
    pub again: f64,
    /// Steps of idols in a round to come, cards buried in a round to come.
    pub idols: f64,
    pub buries: f64,
    /// Food and tools at the end of the game.
    pub stock: f64,
    /// How uncertain ranks on the reverence track are for each round to come.
    pub rank: f64,
    /// How much of the better cards of a set counts before they are there.
    pub set_hope: f64,
    /// How much counts what an animal could be used for.
    pub use_hope: f64,
    /// How fast what stones count grows in a round, by the order of the rules.
    pub growth: [f64; 9],
    /// How likely a hex is led: two behind or more, one behind, level, one ahead, more.
    pub lead: [f64; 5],
    /// How much of a lead is left a round later.
    pub lead_kept: f64,
    /// How much of a village's worth counts for each move that is missing.
    pub village_hope: f64,
    /// A camp less on the board, for the food that fits.
    pub room: f64,
    /// A place further up in the turn order, for each round to come.
    pub first: f64,
    /// The eclipse labor of the others in halves, and how uncertain it is.
    pub pile: f64,
    pub pile_spread: f64,
    /// A top of four that is left to the others.
    pub opened: f64,
    /// What the chief could bring later in the round, against now.
    pub chief: f64,
    /// What a culture card could bring later in the round, against now.
    pub culture: f64,
}

/// For 2, 3 and 4 players.
pub static WEIGHTS: [Weights; 3] = [
    Weights {
        labor: 1.297,
        tool: 2.108,
        food: 1.224,
        food_crowd: 0.345,
        tool_crowd: 0.056,
        need: 0.055,
        horizon: 5.965,
        megalith: 4.144,
        idol: 1.302,
        draw: 0.81,
        in_column: 0.453,
        when: 0.44,
        draws: 1.718,
        hold: 0.842,
        hold_round: 0.707,
        crowd: 0.101,
        again: 0.407,
        idols: 3.607,
        buries: 0.541,
        stock: 5.429,
        rank: 0.75,
        set_hope: 0.35,
        use_hope: 0.745,
        growth: [0.275, 0.616, 1.413, 0.825, 1.294, 0.572, 3.044, 0.886, 0.425],
        lead: [0.029, 0.183, 0.667, 0.826, 0.942],
        lead_kept: 0.727,
        village_hope: 0.672,
        room: 0.15,
        first: 0.197,
        pile: 2.881,
        pile_spread: 2.926,
        opened: 0.415,
        chief: 0.476,
        culture: 0.777,
    },
    Weights {
        labor: 1.297,
        tool: 2.108,
        food: 1.224,
        food_crowd: 0.345,
        tool_crowd: 0.056,
        need: 0.055,
        horizon: 5.965,
        megalith: 4.144,
        idol: 1.302,
        draw: 0.81,
        in_column: 0.453,
        when: 0.44,
        draws: 1.718,
        hold: 0.842,
        hold_round: 0.707,
        crowd: 0.101,
        again: 0.407,
        idols: 3.607,
        buries: 0.541,
        stock: 5.429,
        rank: 0.75,
        set_hope: 0.35,
        use_hope: 0.745,
        growth: [0.275, 0.616, 1.413, 0.825, 1.294, 0.572, 3.044, 0.886, 0.425],
        lead: [0.029, 0.183, 0.667, 0.826, 0.942],
        lead_kept: 0.727,
        village_hope: 0.672,
        room: 0.15,
        first: 0.197,
        pile: 2.881,
        pile_spread: 2.926,
        opened: 0.415,
        chief: 0.476,
        culture: 0.777,
    },
    Weights {
        labor: 1.297,
        tool: 2.108,
        food: 1.224,
        food_crowd: 0.345,
        tool_crowd: 0.056,
        need: 0.055,
        horizon: 5.965,
        megalith: 4.144,
        idol: 1.302,
        draw: 0.81,
        in_column: 0.453,
        when: 0.44,
        draws: 1.718,
        hold: 0.842,
        hold_round: 0.707,
        crowd: 0.101,
        again: 0.407,
        idols: 3.607,
        buries: 0.541,
        stock: 5.429,
        rank: 0.75,
        set_hope: 0.35,
        use_hope: 0.745,
        growth: [0.275, 0.616, 1.413, 0.825, 1.294, 0.572, 3.044, 0.886, 0.425],
        lead: [0.029, 0.183, 0.667, 0.826, 0.942],
        lead_kept: 0.727,
        village_hope: 0.672,
        room: 0.15,
        first: 0.197,
        pile: 2.881,
        pile_spread: 2.926,
        opened: 0.415,
        chief: 0.476,
        culture: 0.777,
    },
];
