//! The luck of one table: stream 0 seats the players, stream n decides the n-th chance step.

use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use hkdf::Hkdf;
use ochre_kernel::{Luck, draw};
use sha2::Sha256;

use crate::key::{Secret, Value, sha256};

/// What decides everything that chance decides at one table. Nobody knows it without the secret
/// and every value.
#[derive(Clone, PartialEq, Eq)]
pub struct LuckKey([u8; 32]);

impl fmt::Debug for LuckKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LuckKey(hidden)")
    }
}

impl LuckKey {
    /// The key of a table; `values` are in the order of the places.
    pub fn new(secret: &Secret, table: &str, values: &[Value]) -> LuckKey {
        // With their lengths, so that no other table and values make the same bytes.
        let lengths = [table.len(), values.len()].map(|length| (length as u32).to_le_bytes());
        let mut parts: Vec<&[u8]> =
            vec![b"ochre luck salt 1", &lengths[0], table.as_bytes(), &lengths[1]];
        parts.extend(values.iter().map(|value| value.0.as_slice()));
        let salt = sha256(&parts);
        let mut key = [0; 32];
        let expanded =
            Hkdf::<Sha256>::new(Some(&salt), &secret.0).expand(b"ochre luck key 1", &mut key);
        assert!(expanded.is_ok(), "32 bytes are a length that HKDF gives");
        LuckKey(key)
    }

    /// A stream of luck. No two streams have anything in common.
    pub fn stream(&self, n: u32) -> Stream {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&n.to_le_bytes());
        let cipher = ChaCha20::new(&self.0.into(), &nonce.into());
        Stream { cipher, block: [0; BLOCK], used: BLOCK }
    }

    /// Who sits where: place `i` gets the seat with index `seating(n)[i]`. Places are in the order
    /// in which people joined.
    pub fn seating(&self, n_seats: u8) -> Vec<u8> {
        let mut stream = self.stream(0);
        let mut seats: Vec<u8> = (0..n_seats).collect();
        for last in (1..seats.len()).rev() {
            seats.swap(last, stream.below(last as u32 + 1) as usize);
        }
        seats
    }

    /// What chance decides in its `n`-th step of the game, counted from 1, among the weighted
    /// outcomes in the order of the rules.
    ///
    /// # Panics
    ///
    /// When there are no outcomes.
    pub fn outcome<C: Copy>(&self, n: u32, outcomes: &[(C, u32)]) -> C {
        draw(outcomes, &mut self.stream(n))
    }
}

const BLOCK: usize = 64;

/// Numbers that nobody can predict without the key.
pub struct Stream {
    cipher: ChaCha20,
    block: [u8; BLOCK],
    /// How many bytes of the block are used up.
    used: usize,
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stream(hidden)")
    }
}

impl Stream {
    /// The next four bytes as a number, the lowest byte first.
    fn word(&mut self) -> u32 {
        if self.used == BLOCK {
            self.block = [0; BLOCK];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        let word = std::array::from_fn(|index| self.block[self.used + index]);
        self.used += 4;
        u32::from_le_bytes(word)
    }
}

impl Luck for Stream {
    fn below(&mut self, n: u32) -> u32 {
        // Words above the highest multiple of n would make the low numbers likelier.
        let words = (1 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < words {
                return word % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MasterKey;
    use crate::hex32::hex;

    /// The secret, table and values of the vectors in `docs/fairness.md`.
    fn vector(values: &[u8]) -> LuckKey {
        let master = MasterKey::new(std::array::from_fn(|index| index as u8));
        let values: Vec<Value> = values.iter().map(|&byte| Value::new([byte; 32])).collect();
        LuckKey::new(&master.secret("tbl-1"), "tbl-1", &values)
    }

    #[test]
    fn the_key_of_a_table_never_changes() {
        assert_eq!(
            hex(&vector(&[1, 2, 3]).0),
            "5c004fe671e3bc965697c6650a2b97383f756d31da4721d40abc6807a0005032"
        );
        assert_eq!(
            hex(&vector(&[3, 2, 1]).0),
            "26ff9a94e63d98dde37ad07e4c09de09586a0fa4253d71a4c9e31db618deb909"
        );
    }

    /// The other vectors of the document are compared in `tests/document.rs`.
    #[test]
    fn the_keys_of_the_document_are_ours() {
        let document = include_str!("../../../docs/fairness.md");
        for values in [&[1, 2, 3][..], &[1, 2]] {
            let key = format!("`{}`", hex(&vector(values).0));
            assert!(document.contains(&key), "{values:?}: {key}");
        }
        for n in [0, 1] {
            let mut stream = vector(&[1, 2, 3]).stream(n);
            let words: [String; 4] = std::array::from_fn(|_| format!("{:08x}", stream.word()));
            let row = format!("| first words of stream {n} | `{}` |", words.join(" "));
            assert!(document.contains(&row), "{row}");
        }
    }

    #[test]
    fn the_words_of_a_stream_never_change() {
        let key = vector(&[1, 2, 3]);
        for (n, words) in [
            (0, [0x73a8_8ecd, 0xf585_7f3b, 0xf628_6dcb, 0x5603_39bb]),
            (1, [0x95df_2efd, 0xfca2_4a81, 0xba0f_6f25, 0x5f98_82fd]),
        ] {
            let mut stream = key.stream(n);
            assert_eq!(std::array::from_fn(|_| stream.word()), words, "stream {n}");
        }
    }

    #[test]
    fn numbers_seats_and_outcomes_never_change() {
        let key = vector(&[1, 2, 3]);
        let mut stream = key.stream(1);
        let numbers: [u32; 20] = std::array::from_fn(|_| stream.below(6));
        assert_eq!(numbers, [5, 5, 1, 3, 3, 4, 4, 4, 3, 1, 0, 0, 5, 2, 4, 4, 2, 2, 2, 4]);
        assert_eq!(
            [2, 3, 4].map(|n_seats| key.seating(n_seats)),
            [vec![0, 1], vec![2, 1, 0], vec![2, 3, 0, 1]]
        );
        let outcomes = [('a', 1), ('b', 2), ('c', 3)];
        let drawn: String = (1..=24).map(|n| key.outcome(n, &outcomes)).collect();
        assert_eq!(drawn, "caabbabbcbcbcccccbbacbcb");
    }

    #[test]
    fn words_that_would_make_some_numbers_likelier_are_thrown_away() {
        let key = vector(&[1, 2, 3]);
        let (mut words, mut stream) = (key.stream(7), key.stream(7));
        let words = std::iter::repeat_with(|| words.word()).filter(|&word| word < 3 << 30);
        for (index, expected) in words.take(1000).enumerate() {
            assert_eq!(stream.below(3 << 30), expected, "number {index}");
        }
        let mut stream = key.stream(7);
        let first: [u32; 4] = std::array::from_fn(|_| stream.below(3 << 30));
        assert_eq!(first, [760_833_488, 493_433_608, 665_786_785, 2_070_010_173]);
    }

    #[test]
    fn everything_that_luck_is_made_of_changes_it() {
        let secret = MasterKey::new([7; 32]).secret("a");
        let values = [1, 2].map(|byte| Value::new([byte; 32]));
        let key = LuckKey::new(&secret, "a", &values);
        for other in [
            LuckKey::new(&MasterKey::new([8; 32]).secret("a"), "a", &values),
            LuckKey::new(&secret, "b", &values),
            LuckKey::new(&secret, "", &values),
            LuckKey::new(&secret, "a", &values[..1]),
            LuckKey::new(&secret, "a", &[values[1], values[0]]),
        ] {
            assert!(key.0 != other.0);
        }
    }

    #[test]
    fn t7_nothing_secret_is_printed() {
        let key = vector(&[]);
        assert_eq!(format!("{key:?} {:?}", key.stream(1)), "LuckKey(hidden) Stream(hidden)");
    }
}
