//! How a refusal looks.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// A word for programs, such as `stale`, `illegal`, `not-your-turn`.
    pub code: String,
    /// What is wrong and what to do, in English.
    pub sentence: String,
    /// The number of the rule that forbids it, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The key of the sentence and its arguments, for other languages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, unknown>")]
    pub key: Option<Value>,
    /// The version that the table has now, where the wish came too late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub version: Option<u32>,
}
