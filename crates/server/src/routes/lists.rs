//! What exists: games, bots, public tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use ochre_bots::BotName;
use ochre_catalogue::{GameName, on_each_game};
use ochre_kernel::{Game, Rules};
use ochre_store::{Filter, Page};
use ochre_wire::{BotInfo, GameInfo, OptionInfo, TableSummary};

use crate::Failure;
use crate::app::App;

/// The games that this server plays
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games() -> Json<Vec<GameInfo>> {
    let info = |name| on_each_game!(name, G => game_info::<G>());
    Json(GameName::ALL.into_iter().map(info).collect())
}

fn game_info<G: Game>() -> GameInfo {
    let option = |option: &ochre_kernel::OptionSpec| OptionInfo {
        key: option.key.into(),
        values: option.values.into(),
        default: option.default.into(),
        about: option.about.into(),
    };
    GameInfo {
        game: G::NAME.into(),
        rules: G::RULES_NUMBER,
        options: G::Rules::OPTIONS.iter().map(option).collect(),
    }
}

/// The bots that play at this server
#[utoipa::path(get, path = "/api/bots", responses((status = 200, body = Vec<BotInfo>)))]
pub async fn bots() -> Json<Vec<BotInfo>> {
    let info = |(bot, about): (&str, &str)| BotInfo { bot: bot.into(), about: about.into() };
    Json(BotName::ALL.into_iter().map(info).collect())
}

/// How many tables a list shows.
const LIST_MOST: u32 = 100;

/// The public tables, those first where something happened last
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableSummary>)))]
pub async fn tables(State(app): State<Arc<App>>) -> Result<Json<Vec<TableSummary>>, Failure> {
    let filter = Filter { public: Some(true), ..Filter::default() };
    let listed = app.store.tables(&filter, Page { after: None, limit: LIST_MOST }).await?;
    let read = |listed: ochre_store::Listed| serde_json::from_str(&listed.summary.json).ok();
    Ok(Json(listed.into_iter().filter_map(read).collect()))
}
