//! 32 bytes as 64 hexadecimal digits, in and out.

use std::fmt::Write;

/// A text that is not exactly 64 hexadecimal digits. It doesn't repeat the text: that may be a
/// secret with one digit too few.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits are needed")]
pub struct BadHex;

/// Lower case.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text never fails.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Upper case is read, too.
pub(crate) fn unhex(text: &str) -> Result<[u8; 32], BadHex> {
    let digit = |byte: u8| char::from(byte).to_digit(16).ok_or(BadHex);
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(BadHex) };
    let pairs: &[[u8; 2]; 32] = pairs.try_into().map_err(|_| BadHex)?;
    let mut bytes = [0; 32];
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = (digit(high)? * 16 + digit(low)?) as u8;
    }
    Ok(bytes)
}

/// 32 bytes that anybody may see: printed and read as 64 digits, also in JSON.
macro_rules! open_bytes {
    ($Name:ident) => {
        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::hex32::hex(&self.0))
            }
        }

        impl std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($Name), "({})"), self)
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::BadHex;

            fn from_str(text: &str) -> Result<$Name, $crate::BadHex> {
                $crate::hex32::unhex(text).map($Name)
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$Name, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// 32 bytes that must not leak: no way out but `to_hex`, and nothing to see when it is printed.
macro_rules! hidden_bytes {
    ($Name:ident) => {
        impl std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(concat!(stringify!($Name), "(hidden)"))
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::BadHex;

            fn from_str(text: &str) -> Result<$Name, $crate::BadHex> {
                $crate::hex32::unhex(text).map($Name)
            }
        }

        impl $Name {
            /// The 64 digits. Mind where they go.
            pub fn to_hex(&self) -> String {
                $crate::hex32::hex(&self.0)
            }
        }
    };
}

pub(crate) use {hidden_bytes, open_bytes};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_in_lower_case_and_read_in_both() {
        let bytes: [u8; 32] = std::array::from_fn(|index| (index * 37) as u8);
        let text = hex(&bytes);
        assert_eq!(text, "00254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567b");
        assert_eq!(unhex(&text), Ok(bytes));
        assert_eq!(unhex(&text.to_uppercase()), Ok(bytes));
    }

    #[test]
    fn nothing_but_64_digits_is_read() {
        let good = "a".repeat(64);
        assert_eq!(unhex(&good), Ok([0xaa; 32]));
        let long = "é".repeat(32);
        for bad in ["", "aa", &good[1..], &format!("{good}a"), &format!("{good}aa"), &long] {
            assert_eq!(unhex(bad), Err(BadHex), "{bad}");
        }
        for odd in ["g", " ", "+", "-", "_"] {
            assert_eq!(unhex(&format!("{}{odd}", &good[1..])), Err(BadHex), "`{odd}`");
            assert_eq!(unhex(&format!("{odd}{}", &good[1..])), Err(BadHex), "`{odd}`");
        }
    }
}
