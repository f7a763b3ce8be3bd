//! Reading the proof of a record.

use ochre_kernel::Seat;

use crate::BadHex;
use crate::fault::{Fault, Unfair};
use crate::key::{Commitment, Secret};
use crate::proof::{Digest, KEPT, Proof, Share};
use crate::record::{self, MARK};

/// A proof as it stands in a record, with the lines that may be wrong.
#[derive(Debug)]
pub(crate) struct Written {
    pub proof: Proof,
    pub digest: Digest,
    pub secret_line: usize,
    pub seating_line: usize,
    pub digest_line: usize,
}

impl Written {
    /// Reads the proof of a record.
    pub(crate) fn read(record: &str) -> Result<Written, Unfair> {
        let last = record.lines().count().max(1);
        let lines = record::proof_lines(record);
        if lines.is_empty() {
            return Err(Fault::NoProof.at(last));
        }
        let mut reader = Reader::default();
        for line in &lines {
            let read = reader.line(line.number, &line.text);
            read.map_err(|why| Fault::Form(why).at(line.number))?;
        }
        reader.finish().map_err(|why| Fault::Form(why).at(last))
    }
}

/// The proof while it is read, each part with its line.
#[derive(Default)]
struct Reader {
    table: Option<(usize, String)>,
    commitment: Option<(usize, Commitment)>,
    secret: Option<(usize, Secret)>,
    values: Vec<Share>,
    seating: Option<(usize, Option<Vec<u8>>)>,
    digest: Option<(usize, Digest)>,
}

impl Reader {
    fn line(&mut self, number: usize, text: &str) -> Result<(), String> {
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        match key {
            "table" => {
                let is_id = (1..=100).contains(&rest.len())
                    && rest.bytes().all(|byte| byte.is_ascii_graphic());
                let table = is_id.then(|| rest.to_string());
                let table =
                    table.ok_or("the id of a table is one word of at most 100 characters")?;
                once(&mut self.table, (number, table), key)
            }
            "commitment" => once(&mut self.commitment, (number, bytes(key, rest)?), key),
            "secret" => once(&mut self.secret, (number, bytes(key, rest)?), key),
            "value" => self.value(rest),
            "seating" => once(&mut self.seating, (number, seating(rest)?), key),
            "digest" => once(&mut self.digest, (number, bytes(key, rest)?), key),
            _ => Err(format!(
                "after `{MARK}` comes table, commitment, secret, value, seating or digest"
            )),
        }
    }

    fn value(&mut self, text: &str) -> Result<(), String> {
        let expected = self.values.len() + 1;
        let form =
            || format!("`{MARK} value {expected}` goes on with seat or server and the value");
        let [number, from, value] = text.split(' ').collect::<Vec<_>>()[..] else {
            return Err(form());
        };
        if number != expected.to_string() {
            return Err(format!("the value of place {expected} comes here"));
        }
        let by_server = match from {
            "seat" => false,
            "server" => true,
            _ => return Err(form()),
        };
        self.values.push(Share { value: bytes("value", value)?, by_server });
        Ok(())
    }

    fn finish(self) -> Result<Written, String> {
        let missing = |key: &str| format!("the proof has no `{MARK} {key}` line");
        let (_, table) = self.table.ok_or_else(|| missing("table"))?;
        let (_, commitment) = self.commitment.ok_or_else(|| missing("commitment"))?;
        let (secret_line, secret) = self.secret.ok_or_else(|| missing("secret"))?;
        let (seating_line, seating) = self.seating.ok_or_else(|| missing("seating"))?;
        let (digest_line, digest) = self.digest.ok_or_else(|| missing("digest"))?;
        let proof = Proof { table, commitment, secret, values: self.values, seating };
        Ok(Written { proof, digest, secret_line, seating_line, digest_line })
    }
}

fn once<T>(slot: &mut Option<T>, new: T, key: &str) -> Result<(), String> {
    match slot.replace(new) {
        None => Ok(()),
        Some(_) => Err(format!("`{MARK} {key}` stands twice")),
    }
}

fn bytes<T: std::str::FromStr<Err = BadHex>>(key: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|bad| format!("`{MARK} {key}`: {bad}"))
}

/// `kept`, or the seats of the places.
fn seating(text: &str) -> Result<Option<Vec<u8>>, String> {
    if text == KEPT {
        return Ok(None);
    }
    let seat = |word: &str| word.parse().ok().map(|seat: Seat| seat.index() as u8);
    let seats: Option<Vec<u8>> = text.split(' ').map(seat).collect();
    seats
        .map(Some)
        .ok_or_else(|| format!("`{MARK} seating` names the seat of each place, or `kept`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> String {
        let [commitment, secret, value, digest] =
            ["c", "5", "a", "d"].map(|digit| digit.repeat(64));
        format!(
            "game stone-age\n\n#fair table t-1\n#fair commitment {commitment}\n#fair secret {secret}\n\
             #fair value 1 seat {value}\n#fair value 2 server {value}\n#fair seating 2 1\n\
             #fair digest {digest}\n"
        )
    }

    #[test]
    fn a_proof_is_read_with_its_lines() {
        let read = Written::read(&good()).unwrap();
        let value = "a".repeat(64).parse().unwrap();
        let expected = Proof {
            table: "t-1".into(),
            commitment: "c".repeat(64).parse().unwrap(),
            secret: "5".repeat(64).parse().unwrap(),
            values: vec![Share { value, by_server: false }, Share { value, by_server: true }],
            seating: Some(vec![1, 0]),
        };
        assert_eq!(read.proof, expected);
        assert_eq!(read.digest, "d".repeat(64).parse().unwrap());
        assert_eq!([read.secret_line, read.seating_line, read.digest_line], [5, 8, 9]);
        let kept = Written::read(&good().replace("seating 2 1", "seating kept")).unwrap();
        assert_eq!(kept.proof, Proof { seating: None, ..expected });
    }

    #[test]
    fn a_proof_of_another_form_is_refused_with_its_line() {
        let value = "a".repeat(64);
        for (from, to, why) in [
            ("t-1", "", "line 3: the id of a table is one word of at most 100 characters"),
            ("t-1", "t 1", "line 3: the id of a table is one word of at most 100 characters"),
            ("t-1", "tä", "line 3: the id of a table is one word of at most 100 characters"),
            ("secret 5", "secret ", "line 5: `#fair secret`: 64 hexadecimal digits are needed"),
            ("digest d", "digest x", "line 9: `#fair digest`: 64 hexadecimal digits are needed"),
            (
                "digest",
                "sum",
                "line 9: after `#fair` comes table, commitment, secret, value, seating or digest",
            ),
            (
                "table",
                "",
                "line 3: after `#fair` comes table, commitment, secret, value, seating or digest",
            ),
            ("seating 2 1", "table t", "line 8: `#fair table` stands twice"),
            ("value 2", "value 3", "line 7: the value of place 2 comes here"),
            (
                "value 2 server",
                "value 2 bot",
                "line 7: `#fair value 2` goes on with seat or server and the value",
            ),
            (
                "value 2 server",
                "value 2",
                "line 7: `#fair value 2` goes on with seat or server and the value",
            ),
            ("seat a", "seat ", "line 6: `#fair value`: 64 hexadecimal digits are needed"),
            (
                "seating 2 1",
                "seating 2 0",
                "line 8: `#fair seating` names the seat of each place, or `kept`",
            ),
            (
                "seating 2 1",
                "seating",
                "line 8: `#fair seating` names the seat of each place, or `kept`",
            ),
            ("#fair seating 2 1", "", "line 9: the proof has no `#fair seating` line"),
            ("#fair secret", "# secret", "line 9: the proof has no `#fair secret` line"),
        ] {
            let bad = good().replace(from, to);
            let refusal = Written::read(&bad).map(|_| ()).unwrap_err();
            assert_eq!(refusal.to_string(), why, "{bad}");
        }
        let doubled = good() + &format!("#fair secret {value}\n");
        assert_eq!(
            Written::read(&doubled).unwrap_err().to_string(),
            "line 10: `#fair secret` stands twice"
        );
        assert_eq!(Written::read("# fair\n\n").unwrap_err(), Fault::NoProof.at(2));
    }
}
