//! The TypeScript of the wire is written from its Rust and committed; this keeps it current.

use std::path::Path;

use ochre_wire::*;
use ts_rs::{Config, TS};

macro_rules! declarations {
    ($($Type:ty),* $(,)?) => {{
        let config = Config::default();
        let mut text = String::from(
            "// Written from crates/wire by `OCHRE_UPDATE=1 cargo test -p ochre-wire`. Don't edit.\n",
        );
        $(
            if let Some(docs) = <$Type as TS>::docs() {
                text += "\n";
                text += docs.trim_end();
            }
            text += &format!("\nexport {}\n", <$Type as TS>::decl(&config));
        )*
        text
    }};
}

#[test]
fn the_typescript_is_current() {
    let text = declarations![
        CreateTable,
        SeatWish,
        Visibility,
        Seating,
        Clock,
        Created,
        SeatLink,
        Claim,
        Claimed,
        Recover,
        Act,
        Undo,
        Chat,
        SeatChange,
        Done,
        ErrorBody,
        TableState,
        Stage,
        You,
        SeatState,
        SeatKind,
        StandIn,
        Score,
        Choice,
        Undoable,
        LuckState,
        LogEntry,
        TableSummary,
        GameInfo,
        OptionInfo,
        BotInfo,
        ClientMessage,
        ServerMessage,
    ];
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/wire.ts");
    if std::env::var_os("OCHRE_UPDATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == text,
        "web/src/lib/wire/wire.ts is old: OCHRE_UPDATE=1 cargo test -p ochre-wire"
    );
}
