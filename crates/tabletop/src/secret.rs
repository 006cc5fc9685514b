//! The secret seed of a game, and the commitment to it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hex;

/// Domain separation of commitments. Part of the record format.
const COMMITMENT: &str = "hedgerow 2026 commitment v1";

/// The secret seed of a game: 32 bytes. Its `Debug` output hides them.
///
/// ```
/// use tabletop::Secret;
///
/// let secret = Secret::new([7; 32]);
/// assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret.clone()));
/// assert_eq!(Secret::from_hex("07"), None);
/// // The commitment is published before the game, and does not tell the secret.
/// assert_eq!(secret.commitment(), Secret::new([7; 32]).commitment());
/// assert_ne!(secret.commitment().to_string(), secret.to_hex());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which must come from a cryptographic generator.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Parses 64 hexadecimal digits; `None` for anything else.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }

    /// The secret as 64 lower-case hexadecimal digits.
    pub fn to_hex(&self) -> String {
        struct Shown<'a>(&'a [u8; 32]);
        impl fmt::Display for Shown<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(self.0, f)
            }
        }
        Shown(&self.0).to_string()
    }

    /// The bytes of the secret.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The commitment in version 1 of the stream; [`Agreement::commitment`](crate::Agreement::commitment) is that of version 2.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key(COMMITMENT, &self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A commitment to one secret: 32 bytes that do not reveal it. Displays as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    pub(crate) fn of_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub(crate) fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Parses 64 hexadecimal digits; `None` for anything else.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a commitment is 64 hexadecimal digits"))
    }
}
