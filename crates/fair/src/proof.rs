//! The proof in a record: written as remarks, so that every reader of records can ignore it.

use crate::hex32::open_bytes;
use crate::key::{Commitment, Secret, Value, sha256};
use crate::luck::LuckKey;
use crate::record::{self, MARK};

/// Everything that the luck of a finished game followed from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The id of the table: one word of visible ASCII, at most 100 characters.
    pub table: String,
    /// What was published before anybody sat down.
    pub commitment: Commitment,
    /// What is published with the end.
    pub secret: Secret,
    /// The values by place, in the order in which people joined.
    pub values: Vec<Share>,
    /// The index of the seat that each place got from the stream; `None` where everybody kept
    /// their place.
    pub seating: Option<Vec<u8>>,
}

/// What one place put into the luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The value.
    pub value: Value,
    /// Whether the server chose it, for a bot or an empty seat.
    pub by_server: bool,
}

/// The hash of all that a record and its proof say, apart from names. Whoever knows the secret can
/// write another game with a proof, but not one with this digest.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

open_bytes!(Digest);

/// The record with the proof at its end, in the place of one that it may have.
pub fn prove(record: &str, proof: &Proof) -> String {
    let digest = proof.digest(record);
    let mut text = record::without_proof(record) + "\n\n";
    for line in proof.lines() {
        text += &format!("{MARK} {line}\n");
    }
    text + &format!("{MARK} digest {digest}\n")
}

impl Proof {
    /// The key that decided everything.
    pub fn luck_key(&self) -> LuckKey {
        let values: Vec<Value> = self.values.iter().map(|share| share.value).collect();
        LuckKey::new(&self.secret, &self.table, &values)
    }

    /// The seat that a place got, both counted from 0.
    pub fn seat_of(&self, place: usize) -> usize {
        match &self.seating {
            Some(seats) => seats.get(place).map_or(place, |&seat| usize::from(seat)),
            None => place,
        }
    }

    /// The digest of a record with this proof.
    ///
    /// Names don't count: they can be changed or erased, and the proof stays.
    pub fn digest(&self, record: &str) -> Digest {
        let mut text = "ochre digest 1\n".to_string();
        for line in record::lines(record).iter().filter(|line| line.first_word() != "seat") {
            text += &format!("{}\n", line.text);
        }
        for line in self.lines() {
            text += &format!("{MARK} {line}\n");
        }
        Digest(sha256(&[text.as_bytes()]))
    }

    /// The lines of the proof without their mark, all but the digest.
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("table {}", self.table),
            format!("commitment {}", self.commitment),
            format!("secret {}", self.secret.to_hex()),
        ];
        for (index, Share { value, by_server }) in self.values.iter().enumerate() {
            let from = if *by_server { "server" } else { "seat" };
            lines.push(format!("value {} {from} {value}", index + 1));
        }
        let seating = self.seating.as_deref().map_or(KEPT.to_string(), seats_text);
        lines.push(format!("seating {seating}"));
        lines
    }
}

pub(crate) const KEPT: &str = "kept";

/// Seats as people count them.
pub(crate) fn seats_text(seats: &[u8]) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| (seat + 1).to_string()).collect();
    seats.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MasterKey;

    fn proof() -> Proof {
        let secret = MasterKey::new([1; 32]).secret("t-1");
        let share = |byte, by_server| Share { value: Value::new([byte; 32]), by_server };
        Proof {
            table: "t-1".into(),
            commitment: secret.commitment(),
            secret,
            values: vec![share(2, false), share(3, true), share(4, false)],
            seating: Some(vec![2, 0, 1]),
        }
    }

    #[test]
    fn a_proof_stands_at_the_end_of_its_record() {
        let text = prove("game stone-age\nplayers 3\n\nend 1 2 3\n", &proof());
        let (before, lines) = text.split_once("\n\n#fair ").unwrap();
        assert_eq!(before, "game stone-age\nplayers 3\n\nend 1 2 3");
        let [secret, commitment] = [proof().secret.to_hex(), proof().commitment.to_string()];
        let [two, three, four] = ["02", "03", "04"].map(|byte| byte.repeat(32));
        let expected = format!(
            "table t-1\n#fair commitment {commitment}\n#fair secret {secret}\n\
             #fair value 1 seat {two}\n#fair value 2 server {three}\n#fair value 3 seat {four}\n\
             #fair seating 3 1 2\n\
             #fair digest 48f2afa4824bdef4a59d65a5305f368a74e256d4753a04ec14efd5f37cea42c0\n"
        );
        assert_eq!(lines, expected);
        assert_eq!(prove(&text, &proof()), text);
        let kept = prove(&text, &Proof { seating: None, ..proof() });
        assert!(kept.contains("\n#fair seating kept\n"), "{kept}");
    }

    #[test]
    fn a_place_gets_the_seat_of_the_seating_or_keeps_its_own() {
        assert_eq!([0, 1, 2].map(|place| proof().seat_of(place)), [2, 0, 1]);
        let kept = Proof { seating: None, ..proof() };
        assert_eq!([0, 1, 2].map(|place| kept.seat_of(place)), [0, 1, 2]);
    }

    #[test]
    fn the_digest_is_of_what_is_said_and_not_of_names() {
        let digest = |record: &str| proof().digest(record);
        let plain = digest("game stone-age\n1 place hut 2\n");
        assert_eq!(digest("game stone-age # so\r\nseat 1 Anna\n\n 1  place hut 2 # two\n"), plain);
        assert_ne!(digest("game stone-age\n1 place hut 1\n"), plain);
        assert_ne!(digest("game stone-age\n1 place hut 2\n1 place hut 2\n"), plain);
        assert_ne!(digest("1 place hut 2\ngame stone-age\n"), plain);
        let other = Proof { seating: None, ..proof() };
        assert_ne!(other.digest("game stone-age\n1 place hut 2\n"), plain);
    }
}
