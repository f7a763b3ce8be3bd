//! A name for a pack that is made of its content.

use std::fmt;
use std::str::FromStr;

/// The 128-bit FNV-1a hash of a pack's canonical text, written as 32 hexadecimal digits.
///
/// It tells packs apart that differ by accident or correction. It is no proof against someone who
/// searches for two packs with one fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(u128);

impl Fingerprint {
    pub(crate) fn of(text: &str) -> Fingerprint {
        const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        const PRIME: u128 = (1 << 88) + 0x13b;
        let step = |hash: u128, byte: u8| (hash ^ u128::from(byte)).wrapping_mul(PRIME);
        Fingerprint(text.bytes().fold(BASIS, step))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Fingerprint {
    type Err = String;

    fn from_str(text: &str) -> Result<Fingerprint, String> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        u128::from_str_radix(text, 16)
            .ok()
            .filter(|_| digits && text.len() == 32)
            .map(Fingerprint)
            .ok_or_else(|| "a fingerprint has 32 of the digits 0-9 and a-f".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_fnv_1a_of_128_bits() {
        // Of the empty text and of "a", as published with the algorithm.
        assert_eq!(Fingerprint::of("").to_string(), "6c62272e07bb014262b821756295c58d");
        assert_eq!(Fingerprint::of("a").to_string(), "d228cb696f1a8caf78912b704e4a8964");
    }

    #[test]
    fn its_text_reads_back() {
        let print = Fingerprint::of("ochre");
        assert_eq!(print.to_string().parse(), Ok(print));
        for wrong in
            ["", "+c62272e07bb014262b821756295c58d", "6C62272E07BB014262B821756295C58D", "1"]
        {
            assert!(wrong.parse::<Fingerprint>().is_err(), "{wrong}");
        }
    }
}
