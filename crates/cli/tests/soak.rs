//! What must never happen (T1 and T5), tried for some seconds; `cargo xtask soak` tries it for long.

use std::path::Path;

use ochre_soak::{Blow, Row, kill_a_node, kill_postgres, kill_server};
use ochre_store::private_postgres::Fsync;

const OCHRE: &str = env!("CARGO_BIN_EXE_ochre");

fn run(soak: impl Future<Output = anyhow::Result<Row>>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let row = runtime.block_on(soak)?;
    println!("{}\n{row}", Row::head());
    assert!(row.violations.is_empty(), "{:#?}", row.violations);
    Ok(())
}

#[test]
fn a_killed_server_loses_no_acknowledged_move_and_leaves_none_half_done() -> anyhow::Result<()> {
    run(kill_server(Path::new(OCHRE), Blow::Kill, 10, 1))
}

#[test]
fn a_killed_database_loses_no_acknowledged_move_and_needs_no_restart() -> anyhow::Result<()> {
    run(kill_postgres(Path::new(OCHRE), 2, Fsync::Off, 1))
}

#[test]
fn games_go_on_at_the_other_server_when_one_is_killed() -> anyhow::Result<()> {
    run(kill_a_node(Path::new(OCHRE), 1, 4, 3))
}
