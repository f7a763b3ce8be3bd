//! What luck is made of: the server's key, its secret for a table, the value of each seat.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256};

use crate::hex32::{hex, hidden_bytes, open_bytes};

/// The server's key, from which the secrets of all tables follow.
///
/// It is kept in a file apart from the database, so that a backup of the tables tells nothing
/// about the luck of those that are still played.
#[derive(Clone, PartialEq, Eq)]
pub struct MasterKey([u8; 32]);

hidden_bytes!(MasterKey);

impl MasterKey {
    /// The key of these bytes; they come from the generator of the operating system.
    pub fn new(bytes: [u8; 32]) -> MasterKey {
        MasterKey(bytes)
    }

    /// 16 digits that tell one key from another and nothing about it.
    pub fn fingerprint(&self) -> String {
        hex(&sha256(&[b"ochre master key 1", &self.0])[..8])
    }

    /// The secret of a table.
    pub fn secret(&self, table: &str) -> Secret {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else {
            unreachable!("HMAC takes keys of any length")
        };
        mac.update(b"ochre luck secret 1");
        mac.update(table.as_bytes());
        Secret(mac.finalize().into_bytes().into())
    }
}

/// What the server puts into the luck of one table. It is published when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub(crate) [u8; 32]);

hidden_bytes!(Secret);

impl Secret {
    /// What is published before anybody sits down.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&[b"ochre luck commitment 1", &self.0]))
    }
}

/// The hash of a secret: it binds the server to the secret without telling it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

open_bytes!(Commitment);

/// What a seat puts into the luck of its table, or the server for a bot or an empty seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(pub(crate) [u8; 32]);

open_bytes!(Value);

impl Value {
    /// The value of these bytes; they come from the generator of whoever sits there.
    pub fn new(bytes: [u8; 32]) -> Value {
        Value(bytes)
    }
}

/// The hash of the parts, one after another.
pub(crate) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors of `docs/fairness.md`, worked out by another program.
    #[test]
    fn the_secret_of_a_key_and_its_commitment_never_change() {
        let master = MasterKey::new(std::array::from_fn(|index| index as u8));
        assert_eq!(master.fingerprint(), "f63c73adaf4776e8");
        let secret = master.secret("tbl-1");
        assert_eq!(
            secret.to_hex(),
            "e1be07002899da49bfc47da55db35c3916d9f6d3d1f503821a55c82f5dc80844"
        );
        assert_eq!(
            secret.commitment().to_string(),
            "bc5d04fc83faad1d5ee106de8ec4e93004fa485fe87dc04cc64892e49a6af4c4"
        );
    }

    #[test]
    fn tables_and_keys_share_no_secret() {
        let [one, two] = [1, 2].map(|byte| MasterKey::new([byte; 32]));
        assert_ne!(one.fingerprint(), two.fingerprint());
        assert_ne!(one.secret("a"), two.secret("a"));
        assert_ne!(one.secret("a"), one.secret("b"));
    }

    #[test]
    fn t7_nothing_secret_is_printed() {
        let master = MasterKey::new([0xab; 32]);
        let secret = master.secret("a");
        assert_eq!(format!("{master:?} {secret:?}"), "MasterKey(hidden) Secret(hidden)");
        assert_eq!(
            "0xab".parse::<MasterKey>().unwrap_err().to_string(),
            "64 hexadecimal digits are needed"
        );
    }

    #[test]
    fn what_is_written_is_read_again() {
        let (master, value) = (MasterKey::new([0xab; 32]), Value::new([0xcd; 32]));
        let (secret, commitment) = (master.secret("a"), master.secret("a").commitment());
        assert_eq!(master.to_hex().parse(), Ok(master));
        assert_eq!(secret.to_hex().parse(), Ok(secret));
        assert_eq!(value.to_string().parse(), Ok(value));
        assert_eq!(format!("{value:?}"), format!("Value({})", "cd".repeat(32)));
        let json = serde_json::to_string(&(value, commitment)).unwrap();
        assert_eq!(json, format!("[\"{value}\",\"{commitment}\"]"));
        assert_eq!(
            serde_json::from_str::<(Value, Commitment)>(&json).unwrap(),
            (value, commitment)
        );
        assert!(serde_json::from_str::<Value>("\"cd\"").is_err());
    }
}
