//! The numbers of the judgement.

/// What things are worth in points, and how that changes over a game.
///
/// Set by hand, then moved by self-play for each number of players: 30,000 small random changes
/// (SPSA), each in 40 games between its two directions. That won 68 to 78 % of the games against
/// the numbers set by hand, and then 56 % with what is denied, wanted and crowded by kind.
/// A change of play comes with its match result.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// One wood, brick, stone, gold.
    pub(super) resource: [f64; 4],
    /// With fewer rounds than this to come, resources fade to the 1 point of the final scoring.
    pub(super) resource_rounds: f64,
    /// How much less each piece is worth for every piece in stock, and for those of its own kind.
    pub(super) crowd: f64,
    pub(super) crowd_kind: f64,
    /// How much more a piece is worth that a building on the table asks for.
    pub(super) wanted: f64,
    /// How much it counts that others don't get a card.
    pub(super) denied: f64,
    /// What one person brings in a round where no place stands out.
    pub(super) person: f64,
    /// Food beyond this round's need.
    pub(super) food_spare: f64,
    /// Food missing this round.
    pub(super) food_missing: f64,
    /// A step of agriculture for each round to come: its food, and for farmers yet to come.
    pub(super) field: f64,
    pub(super) field_later: f64,
    /// A step of tools for each round to come.
    pub(super) tool: f64,
    /// A person more for each round to come.
    pub(super) hut: f64,
    /// A building more, for builders yet to come.
    pub(super) building_later: f64,
    /// What a round to come adds to agriculture, tools, people and buildings.
    pub(super) growth: [f64; 4],
    /// How many symbols a round to come adds to a set.
    pub(super) symbols: f64,
    /// The dice for all, at once and for each round to come.
    pub(super) dice_for_all: f64,
    pub(super) dice_for_all_later: f64,
    /// A one-use tool, by its value.
    pub(super) one_use: f64,
    /// A piece that a placed card or building still lacks.
    pub(super) lacking: f64,
    /// How much less likely a purchase is for each piece that must still be gathered.
    pub(super) doubt: f64,
    /// What a tool's point is kept for while other rolls are to come.
    pub(super) tool_kept: f64,
    /// How much a hunt that nobody can take away counts now.
    pub(super) patience: f64,
    /// What each person left may still add to a building that takes 1 to 7 pieces.
    pub(super) hope: f64,
    /// Cards bought in a round and tiles bought of a stack, before the game shows its own pace.
    pub(super) card_pace: f64,
    pub(super) tile_pace: f64,
}

/// For 2, 3 and 4 players.
pub(super) static WEIGHTS: [Weights; 3] = [
    Weights {
        resource: [4.46, 5.1, 5.94, 6.99],
        resource_rounds: 3.79,
        crowd: 0.07,
        crowd_kind: 0.05,
        wanted: 0.1,
        denied: 0.17,
        person: 3.25,
        food_spare: 0.7,
        food_missing: 2.58,
        field: 1.04,
        field_later: 0.19,
        tool: 1.0,
        hut: 1.86,
        building_later: 0.22,
        growth: [0.43, 0.39, 0.48, 0.6],
        symbols: 0.15,
        dice_for_all: 1.23,
        dice_for_all_later: 0.15,
        one_use: 0.87,
        lacking: 5.49,
        doubt: 0.13,
        tool_kept: 0.39,
        patience: 0.55,
        hope: 0.32,
        card_pace: 1.87,
        tile_pace: 0.37,
    },
    Weights {
        resource: [4.55, 5.18, 6.12, 7.38],
        resource_rounds: 3.72,
        crowd: 0.06,
        crowd_kind: 0.05,
        wanted: 0.09,
        denied: 0.11,
        person: 3.84,
        food_spare: 0.43,
        food_missing: 3.11,
        field: 1.33,
        field_later: 0.29,
        tool: 1.17,
        hut: 1.1,
        building_later: 0.22,
        growth: [0.53, 0.59, 0.54, 0.25],
        symbols: 0.27,
        dice_for_all: 1.6,
        dice_for_all_later: 0.2,
        one_use: 0.93,
        lacking: 4.56,
        doubt: 0.16,
        tool_kept: 0.53,
        patience: 0.43,
        hope: 0.3,
        card_pace: 1.67,
        tile_pace: 0.31,
    },
    Weights {
        resource: [4.26, 4.92, 5.84, 6.95],
        resource_rounds: 3.8,
        crowd: 0.07,
        crowd_kind: 0.06,
        wanted: 0.1,
        denied: 0.11,
        person: 3.3,
        food_spare: 1.0,
        food_missing: 2.68,
        field: 1.29,
        field_later: 0.27,
        tool: 1.15,
        hut: 1.13,
        building_later: 0.22,
        growth: [0.5, 0.52, 0.66, 0.57],
        symbols: 0.3,
        dice_for_all: 1.88,
        dice_for_all_later: 0.27,
        one_use: 0.92,
        lacking: 5.52,
        doubt: 0.16,
        tool_kept: 0.37,
        patience: 0.58,
        hope: 0.28,
        card_pace: 2.02,
        tile_pace: 0.38,
    },
];
