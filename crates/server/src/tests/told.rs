//! Everything that one viewer can ever be told of a table, as the bytes that would be sent.

use ochre_fair::MasterKey;
use ochre_kernel::Viewer;
use ochre_table::{Asking, Command, Entry, Refused, Table, TableId};
use serde::Serialize;

use crate::convert::{self, Eyes};
use crate::live::Live;
use crate::{Failure, app};

/// The channels and what goes through them.
pub type Told = Vec<(String, String)>;

/// The name of the one table of these tests, and so its luck.
pub fn id() -> TableId {
    TableId::from_bits([7; 10])
}

pub fn key() -> MasterKey {
    MasterKey::new([1; 32])
}

/// The table of a log.
pub fn live(entries: Vec<Entry>) -> Live {
    let table = Table::from_log(id(), &entries).unwrap_or_else(|bad| panic!("{bad}\n{entries:#?}"));
    Live { table, entries, is_doubtful: false }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn refusal(refused: Refused) -> String {
    json(&Failure::from(refused).body())
}

/// Asks for everything there is; `probes` are actions that the viewer tries.
pub fn everything(live: &Live, viewer: Viewer, probes: &[&str]) -> Told {
    let table = &live.table;
    let holder = match viewer {
        Viewer::Seat(seat) => table.sitter(seat).holder.clone(),
        Viewer::Spectator => None,
    };
    let eyes = Eyes { holder: holder.clone(), viewer };
    let now = table.time() + 500;
    let n_steps = table.play().n_steps();
    let here = [Viewer::Spectator];
    let mut told: Told = Vec::new();
    let mut say = |channel: String, text: String| told.push((channel, text));

    say("state".into(), json(&convert::table_state(table, &eyes, &here, now)));
    for step in 0..=n_steps {
        let state = convert::table_state_at(table, &eyes, step, &here, now);
        say(format!("state at {step}"), json(&state));
    }
    for since in [0, table.version().saturating_sub(2)] {
        say(format!("log since {since}"), json(&convert::log_since(live, since, viewer)));
    }
    say("record".into(), table.play().record(&table.names(), Some(viewer)));
    say("list".into(), format!("{:?}", app::summary(table)));

    let secret = key().secret(table.id().as_str());
    let asking = Asking { holder: holder.as_deref().unwrap_or("nobody"), secret: &secret };
    let decides = table.waits_for().is_some_and(|seat| viewer.is(seat));
    for &probe in probes {
        let command = Command::Act { seen: table.version(), action: probe.into() };
        let answer = table.decide(asking, &command);
        // What chance answers is luck; that it answers is known from the choices.
        say(format!("act {probe}"), answer.map_or_else(refusal, |_| "done".into()));
        if decides {
            let answer = table.play().check(probe);
            say(format!("explain {probe}"), answer.map_or_else(refusal, |()| "null".into()));
        }
    }
    let keeps = (0..=n_steps + 1).map(Some).chain([None]);
    for keep in keeps {
        let undo = table.decide(asking, &Command::Undo { seen: table.version(), keep });
        let answer = undo.map_or_else(refusal, |drafts| format!("{drafts:?}"));
        say(format!("undo {keep:?}"), answer);
    }
    for (channel, command) in [
        ("stale", Command::Act { seen: 1, action: probes[0].into() }),
        ("pause", Command::Pause),
        ("resume", Command::Resume),
        ("chat", Command::Chat { text: "hm".into() }),
    ] {
        let answer = table.decide(asking, &command);
        say(channel.into(), answer.map_or_else(refusal, |drafts| format!("{drafts:?}")));
    }
    told
}

/// Panics with the first channel that tells two tables apart.
pub fn assert_same(one: &Told, two: &Told, context: impl Fn() -> String) {
    for (one, two) in one.iter().zip(two) {
        assert_eq!(one, two, "channel `{}` tells: {}", one.0, context());
    }
    assert_eq!(one.len(), two.len(), "{}", context());
}
