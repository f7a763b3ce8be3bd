//! Whole games at a table.

use ochre_fair::{Proof, Share, prove, verify};
use ochre_kernel::{Rng, Turn, Viewer};

use super::scene::{Scene, opening};
use crate::*;

#[test]
fn whole_games_of_each_kind_are_their_logs() {
    for (game, players) in [("stone-age", 2), ("stone-age", 4), ("endless-winter", 3)] {
        let mut scene = Scene::begun(opening(game, players));
        let mut rng = Rng::from_seed(u64::from(players));
        // Aimless people buy nothing: without a limit they would play for ever.
        while scene.table.stage() == Stage::Running && scene.table.play().n_steps() < 20_000 {
            scene.move_at_random(&mut rng);
        }
        let again = scene.again();
        assert_eq!(again.version(), scene.table.version());
        assert_eq!(again.play().position(), scene.table.play().position());
        for viewer in Viewer::all(players) {
            let n_steps = again.play().n_steps();
            assert_eq!(
                again.play().view(n_steps, viewer),
                scene.table.play().view(n_steps, viewer)
            );
            assert_eq!(again.play().told(0, viewer).len(), n_steps);
        }
    }
}

#[test]
fn a_finished_game_tells_its_secret_and_proves_its_luck() {
    for seating in [Seating::AsJoined, Seating::Random] {
        let mut opening = opening("endless-winter", 2);
        opening.seating = seating;
        let mut scene = Scene::begun(opening);
        let mut rng = Rng::from_seed(5);
        while scene.table.stage() == Stage::Running {
            assert_eq!(scene.table.secret(), None);
            scene.move_at_random(&mut rng);
        }
        assert_eq!(scene.table.play().turn(), Turn::Over);
        let table = &scene.table;
        assert_eq!(table.secret(), Some(&*scene.secret.to_hex()));
        let record = table.play().record(&table.names(), None);
        let share = |&(value, by_server): &(_, _)| Share { value, by_server };
        let proof = Proof {
            table: table.id().to_string(),
            commitment: table.opening().commitment.parse().unwrap(),
            secret: scene.secret.clone(),
            values: table.values().iter().map(share).collect(),
            seating: (seating == Seating::Random).then(|| table.seating().to_vec()),
        };
        verify(&prove(&record, &proof)).unwrap();
    }
}

#[test]
fn a_damaged_log_is_refused_with_its_entry() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    scene.act("ann", "place hunt 2").unwrap();
    let id = scene.table.id();
    for (index, text) in
        [(1, "{}"), (3, "1 1"), (4, "* roll 7"), (scene.entries.len() - 1, "1 place moon 1")]
    {
        let mut entries = scene.entries.clone();
        entries[index].text = text.into();
        let bad = Table::from_log(id, &entries).err().unwrap();
        assert_eq!(bad.seq, index as u32 + 1, "{bad}");
    }
    let mut gap = scene.entries.clone();
    gap.remove(4);
    assert!(Table::from_log(id, &gap).is_err());
    assert!(Table::from_log(id, &[]).is_err());
    assert!(Table::from_log(id, &scene.entries[1..]).is_err());
}
