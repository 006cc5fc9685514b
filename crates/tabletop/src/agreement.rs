//! The protocol by which a host and the seats of a table agree on randomness that none of them controls (version
//! 2).
//!
//! 1. **Commit.** The host draws a [`Secret`] when the table is created and publishes its [`Commitment`].
//! 2. **Contribute.** Each seat contributes words. It may publish their digest first, a [`Seal`], and the words
//!    once all seals are published.
//! 3. **Deal.** The key of the stream follows from the secret, the name of the table and all contributions.
//! 4. **Reveal.** The secret is published when the game is over, and everybody can recompute everything.
//!
//! It uses only SHA-256, HMAC and HKDF (RFC 5869), which the standard libraries of most languages have, so
//! verification needs no code of this project. Version 1 had no contributions and is still verified
//! ([`SeededSource`](crate::SeededSource)). `docs/security.md` describes who could cheat whom.

use std::fmt;

use hkdf::Hkdf;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{Commitment, Secret, hex};

/// Domain separation of commitments. Part of the record format.
const COMMITMENT: &[u8] = b"hedgerow fairness v2 commitment\0";

/// Domain separation of seals. Part of the record format.
const SEAL: &[u8] = b"hedgerow fairness v2 seal\0";

/// Domain separation of keys. Part of the record format.
const SEED: &[u8] = b"hedgerow fairness v2 seed\0";

/// The public input to the chance of a table: its name and the contributions of its seats. The secret is kept apart.
///
/// ```
/// use tabletop::{Agreement, AgreementError, Contribution, Seal};
///
/// let sealed = |words: &str| Contribution {
///     words: words.to_owned(),
///     seal: Some(Seal::of("table", 0, "sunflower")),
/// };
/// assert!(Agreement::new("table", vec![sealed("sunflower")]).is_ok());
/// let broken = Agreement::new("table", vec![sealed("other words")]);
/// assert_eq!(broken, Err(AgreementError::BrokenSeal { seat: 1 }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// The version of the protocol: [`Agreement::VERSION`].
    pub version: u32,
    /// The name of the table: 1 to [`Agreement::LONGEST_TABLE`] bytes.
    pub table: String,
    /// One contribution per seat, in the order of seats: at most [`Agreement::MOST_SEATS`].
    pub contributions: Vec<Contribution>,
}

/// The contribution of one seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Words that the others could not know, at most [`Contribution::LONGEST`] bytes. Empty if the seat contributed
    /// nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// The digest that was published before the words. With empty words it means that the seat withheld them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

/// Why an agreement is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AgreementError {
    /// It has another version of the protocol.
    #[error(
        "the chance was agreed by version {version} of the protocol; this program knows {}",
        Agreement::VERSION
    )]
    UnknownVersion {
        /// The version.
        version: u32,
    },
    /// The name, a contribution or the number of contributions is out of bounds.
    #[error("the name of the table or a contribution is missing or too long")]
    OutOfBounds,
    /// The words of a seat do not match its seal.
    #[error("seat {seat} contributed other words than it had sealed")]
    BrokenSeal {
        /// The seat, from one.
        seat: usize,
    },
}

impl Contribution {
    /// The maximal length of a contribution, in bytes.
    pub const LONGEST: usize = 256;

    /// Whether the seat sealed words and did not publish them.
    pub fn is_withheld(&self) -> bool {
        self.words.is_empty() && self.seal.is_some()
    }
}

impl Agreement {
    /// The version of new games.
    pub const VERSION: u32 = 2;

    /// The maximal number of seats.
    pub const MOST_SEATS: usize = 8;

    /// The maximal length of the name of a table, in bytes.
    pub const LONGEST_TABLE: usize = 64;

    /// An agreement of the current version; contributions are in the order of seats.
    ///
    /// # Errors
    /// As [`Agreement::check`].
    pub fn new(table: impl Into<String>, contributions: Vec<Contribution>) -> Result<Self, AgreementError> {
        let agreement = Self { version: Self::VERSION, table: table.into(), contributions };
        agreement.check()?;
        Ok(agreement)
    }

    /// Validates the version, the bounds and the seals.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<(), AgreementError> {
        if self.version != Self::VERSION {
            return Err(AgreementError::UnknownVersion { version: self.version });
        }
        let fits = (1..=Self::LONGEST_TABLE).contains(&self.table.len())
            && self.contributions.len() <= Self::MOST_SEATS
            && self.contributions.iter().all(|given| given.words.len() <= Contribution::LONGEST);
        if !fits {
            return Err(AgreementError::OutOfBounds);
        }
        for (number, given) in (0..).zip(&self.contributions) {
            let sealed = Seal::of(&self.table, number, &given.words);
            if !given.is_withheld() && given.seal.is_some_and(|seal| seal != sealed) {
                return Err(AgreementError::BrokenSeal { seat: usize::from(number) + 1 });
            }
        }
        Ok(())
    }

    /// The commitment to one secret for this table: SHA-256 of the label, the name, a zero byte and the secret.
    pub fn commitment(table: &str, secret: &Secret) -> Commitment {
        let mut digest = Sha256::new();
        digest.update(COMMITMENT);
        digest.update(table);
        digest.update([0]);
        digest.update(secret.bytes());
        Commitment::of_bytes(digest.finalize().into())
    }

    /// The key of the stream: 32 bytes of HKDF-SHA-256 with the secret as key material, the commitment as salt, and as
    /// info the label, the name of the table, a zero byte, and each contribution prefixed with its length (32 bits,
    /// big-endian).
    pub(crate) fn seed(&self, secret: &Secret) -> [u8; 32] {
        let salt = Self::commitment(&self.table, secret).to_bytes();
        let mut info = SEED.to_vec();
        info.extend_from_slice(self.table.as_bytes());
        info.push(0);
        for given in &self.contributions {
            // It has at most 256 bytes, checked before.
            let length = u32::try_from(given.words.len()).unwrap_or(u32::MAX);
            info.extend_from_slice(&length.to_be_bytes());
            info.extend_from_slice(given.words.as_bytes());
        }
        let mut seed = [0; 32];
        // HKDF-SHA-256 fails only for outputs beyond 8160 bytes.
        Hkdf::<Sha256>::new(Some(&salt), secret.bytes())
            .expand(&info, &mut seed)
            .expect("32 bytes are fewer than 8160");
        seed
    }
}

/// The digest of a contribution, published before its words. Displays as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

impl Seal {
    /// The seal of a seat, counted from zero, for its words at a table.
    pub fn of(table: &str, seat: u8, words: &str) -> Self {
        let mut digest = Sha256::new();
        digest.update(SEAL);
        digest.update(table);
        digest.update([0]);
        digest.update(seat.to_string());
        digest.update([0]);
        digest.update(words);
        Self(digest.finalize().into())
    }

    /// Parses 64 hexadecimal digits; `None` for anything else.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl Serialize for Seal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a seal is 64 hexadecimal digits"))
    }
}
