//! Random secrets, and the hashes under which they are stored.

use ochre_fair::Value;
use ochre_table::TableId;
use sha2::{Digest, Sha256};

/// Random bytes from the operating system.
///
/// # Panics
///
/// When the system has none: nothing may go on then.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        panic!("the operating system gives no random bytes: {error}");
    }
    bytes
}

/// A secret of 160 bits that fits into a link or a cookie: 32 letters and digits.
pub fn secret() -> String {
    let bits: [u8; 20] = random();
    let (one, two) = bits.split_at(10);
    let half = |bits: &[u8]| {
        let mut ten = [0; 10];
        ten.copy_from_slice(bits);
        TableId::from_bits(ten).to_string()
    };
    half(one) + &half(two)
}

/// A name for a new table.
pub fn table_id() -> TableId {
    TableId::from_bits(random())
}

/// What the server adds to the luck of a table for a bot.
pub fn value() -> Value {
    Value::new(random())
}

/// What is stored instead of a secret. The secrets are random and long: no salt is needed.
pub fn hash(what: &str, secret: &str) -> String {
    let digest =
        Sha256::new_with_prefix(format!("ochre {what} 1 ")).chain_update(secret).finalize();
    digest[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A recovery code in groups, as people copy it.
pub fn grouped(secret: &str) -> String {
    let letters: Vec<char> = secret.chars().collect();
    letters.chunks(4).map(String::from_iter).collect::<Vec<_>>().join("-")
}

/// A code as somebody typed it: any case, with or without dashes, and with letters that look like
/// others.
pub fn ungrouped(typed: &str) -> String {
    let plain = typed.chars().filter(|char| char.is_alphanumeric()).take(64);
    plain
        .map(|char| match char.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_never_the_same() {
        let (one, two) = (secret(), secret());
        assert_eq!((one.len(), two.len()), (32, 32));
        assert_ne!(one, two);
        assert_ne!(hash("link", &one), hash("code", &one));
        assert_eq!(hash("link", &one).len(), 32);
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = secret();
        assert_eq!(ungrouped(&grouped(&code)), code);
        assert_eq!(ungrouped(" 0123-ABCD-efgh "), "0123abcdefgh");
        assert_eq!(ungrouped("OIL"), "011");
    }
}
