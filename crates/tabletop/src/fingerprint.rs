//! Digests of content and positions.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hex;

/// A 128-bit digest of content or of a position, by BLAKE3. Displays as 32 hexadecimal digits.
///
/// ```
/// use tabletop::Fingerprint;
///
/// let one = Fingerprint::of(&(1_u8, [2_u16, 3]));
/// assert_eq!(Fingerprint::from_hex(&one.to_string()), Some(one));
/// assert_ne!(one, Fingerprint::of(&(1_u8, [2_u16, 4])));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint([u8; 16]);

impl Fingerprint {
    /// The digest of some bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self::shorten(&blake3::hash(bytes))
    }

    /// The digest of a value, by its [`Hash`] implementation.
    ///
    /// Integers are hashed in little-endian order, and `usize` as 64 bits, on every machine. Records contain
    /// fingerprints of states, so the `Hash` of a state is part of the record format.
    pub fn of(value: &impl Hash) -> Self {
        let mut hasher = Digest(blake3::Hasher::new());
        value.hash(&mut hasher);
        Self::shorten(&hasher.0.finalize())
    }

    fn shorten(hash: &blake3::Hash) -> Self {
        let mut short = [0; 16];
        short.copy_from_slice(&hash.as_bytes()[..16]);
        Self(short)
    }

    /// Parses 32 hexadecimal digits; `None` for anything else.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text)
            .ok_or_else(|| serde::de::Error::custom("a fingerprint is 32 hexadecimal digits"))
    }
}

struct Digest(blake3::Hasher);

macro_rules! feed {
    ($($name:ident: $kind:ty),*) => {
        $(fn $name(&mut self, value: $kind) {
            self.0.update(&value.to_le_bytes());
        })*
    };
}

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    feed!(write_u8: u8, write_u16: u16, write_u32: u32, write_u64: u64, write_u128: u128,
          write_i8: i8, write_i16: i16, write_i32: i32, write_i64: i64, write_i128: i128);

    fn write_usize(&mut self, value: usize) {
        self.0.update(&(value as u64).to_le_bytes());
    }

    fn write_isize(&mut self, value: isize) {
        self.0.update(&(value as i64).to_le_bytes());
    }

    /// Only [`Fingerprint::of`] reads the result, and it reads the whole digest.
    fn finish(&self) -> u64 {
        let digest = self.0.finalize();
        let mut word = [0; 8];
        word.copy_from_slice(&digest.as_bytes()[..8]);
        u64::from_le_bytes(word)
    }
}
