//! T15: undo never crosses chance, a reveal or another's decision; what was rolled stays rolled.

use ochre_wire::{Stage, TableState};
use serde_json::json;

use crate::people::{Person, fresh, two};
use crate::server::TestServer;

async fn undo(person: &Person, table: &str, keep: Option<u32>) -> Result<(), String> {
    let seen = person.state(table).await.version;
    let wish = json!({ "id": fresh(), "seen": seen, "keep": keep });
    let answer = person.wish(table, "undo", &wish).await;
    if answer.status == 200 { Ok(()) } else { Err(answer.refusal().1) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t15_a_slip_is_taken_back_until_somebody_else_decides() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let before = at.ann.state(&at.table).await;
    at.ann.act_now(&at.table, "place hunt 1").await.value();
    let after = at.ann.state(&at.table).await;
    assert_eq!(after.undo.len(), 1);
    assert_eq!((after.undo[0].keep, &*after.undo[0].text), (before.step, "1 place hunt 1"));
    assert_eq!(at.bob.state(&at.table).await.undo, []);
    assert_eq!(undo(&at.bob, &at.table, None).await, Err("no-undo".into()));
    undo(&at.ann, &at.table, None).await.unwrap();
    let back = at.ann.state(&at.table).await;
    assert_eq!((back.view, back.turn, back.step), (before.view, before.turn, before.step));
    assert_eq!(back.version, after.version + 1, "taking back is an entry, too");
    // What was taken back is not told any more.
    let log = at.bob.look(&at.table, "").await.log;
    let taken = &log[after.version as usize - 1];
    assert_eq!((&*taken.kind, &*taken.text, taken.step), ("step", "", None));
    assert!(taken.events.is_empty() && taken.sentences.is_empty());
    at.ann.act_now(&at.table, "place forest 2").await.value();
    at.bob.act_now(&at.table, "place hunt 1").await.value();
    assert_eq!(at.ann.state(&at.table).await.undo, []);
    assert_eq!(undo(&at.ann, &at.table, None).await, Err("no-undo".into()));
    for keep in [0, back.step, back.step + 1, back.step + 2, u32::MAX] {
        assert_eq!(undo(&at.ann, &at.table, Some(keep)).await, Err("no-undo".into()), "{keep}");
    }
}

/// What a person can take back: always exactly the offered steps, whatever they try.
async fn only_the_offered_steps(person: &Person, table: &str, state: &TableState) {
    let offered: Vec<u32> = state.undo.iter().map(|undo| undo.keep).collect();
    let first = offered.first().copied().unwrap_or(state.step);
    assert_eq!(offered, (first..state.step).collect::<Vec<_>>(), "one after another");
    if first > 0 {
        assert_eq!(undo(person, table, Some(first - 1)).await, Err("no-undo".into()));
    }
    let log = person.look(table, "").await.log;
    let steps: Vec<_> = log.iter().filter(|entry| entry.step > Some(first)).collect();
    let own = state.you.viewer.unwrap().to_string();
    assert!(steps.iter().all(|entry| entry.author == own), "chance or another: {steps:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t15_what_was_rolled_stays_rolled() {
    let server = TestServer::start().await;
    for game in ["stone-age", "endless-winter"] {
        let at = two(&server, json!({ "game": game })).await;
        let mut n_undone = 0;
        for n_moves in 0..120 {
            let person = at.turn().await;
            let state = person.state(&at.table).await;
            if state.stage == Stage::Over {
                break;
            }
            let rolls = |log: &[ochre_wire::LogEntry]| -> Vec<String> {
                let chance = log.iter().filter(|entry| entry.text.starts_with('*'));
                chance.map(|entry| entry.text.clone()).collect()
            };
            let before = rolls(&person.look(&at.table, "").await.log);
            if n_moves % 3 == 0 {
                only_the_offered_steps(person, &at.table, &state).await;
            }
            if n_moves % 4 == 3 && !state.undo.is_empty() {
                undo(person, &at.table, None).await.unwrap();
                n_undone += 1;
                let after = rolls(&person.look(&at.table, "").await.log);
                assert_eq!(after, before, "no roll is taken back");
                continue;
            }
            let choice = &state.choices[n_moves * 7 % state.choices.len()];
            person.act(&at.table, state.version, &choice.action).await.value();
            let after = person.state(&at.table).await;
            let can = after.undo.iter().any(|undo| undo.keep == state.step);
            assert_eq!(
                can, choice.undo,
                "{}: a choice says whether it can be taken back",
                choice.action
            );
        }
        assert!(n_undone > 0, "nothing was ever taken back in {game}");
    }
}
