//! How the people at a table and their host agree on chance that none of them can choose.
//!
//! 1. The host draws a [`Secret`] when the table is made and shows its [`Commitment`] at once.
//! 2. Each seat contributes words. A contribution may be *sealed* first: its digest is shown while the
//!    words are still with the person who chose them, and the words follow when all seals are there.
//! 3. The seed of the stream follows from the secret, the table's name and all contributions.
//! 4. The secret is revealed when the game is over, and everybody can compute all of it again.
//!
//! Everything is SHA-256, HMAC and HKDF (RFC 5869), which the standard libraries of most languages have, so
//! that a check needs no code of this project. This is version 2 of the protocol; version 1 had no
//! contributions and is still verified ([`SeededSource`]).

use std::fmt;

use hkdf::Hkdf;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{Commitment, Secret, hex};

/// Separates commitments from all other digests. Part of the record format.
const COMMITMENT: &[u8] = b"hedgerow fairness v2 commitment\0";

/// Separates seals from all other digests. Part of the record format.
const SEAL: &[u8] = b"hedgerow fairness v2 seal\0";

/// Separates seeds from all other keys that follow from a secret. Part of the record format.
const SEED: &[u8] = b"hedgerow fairness v2 seed\0";

/// What everybody at a table gave for its chance, apart from the host's secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// The version of the protocol: [`Agreement::VERSION`].
    pub version: u32,
    /// The name of the table: 1 to [`Agreement::LONGEST_TABLE`] bytes.
    pub table: String,
    /// One contribution a seat, in the order of seats: at most [`Agreement::MOST_SEATS`].
    pub contributions: Vec<Contribution>,
}

/// What one seat contributed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Words that the others could not know: at most [`Contribution::LONGEST`] bytes. Empty where a seat
    /// contributed nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// The digest that was shown before the words were. Beside empty words it says that the seat
    /// withheld what it had sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

/// Why an agreement is not one of this protocol.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AgreementError {
    /// Another version of the protocol.
    #[error(
        "the chance was agreed by version {version} of the protocol; this program knows {}",
        Agreement::VERSION
    )]
    UnknownVersion {
        /// The version.
        version: u32,
    },
    /// A name, a contribution or their number is out of bounds.
    #[error("the name of the table or a contribution is missing or too long")]
    OutOfBounds,
    /// The words of a seat are not those that it had sealed.
    #[error("seat {seat} contributed other words than it had sealed")]
    BrokenSeal {
        /// The seat, from one.
        seat: usize,
    },
}

impl Contribution {
    /// The most bytes of a contribution.
    pub const LONGEST: usize = 256;

    /// Whether the seat sealed words and did not show them.
    pub fn is_withheld(&self) -> bool {
        self.words.is_empty() && self.seal.is_some()
    }
}

impl Agreement {
    /// The version that new games are begun with.
    pub const VERSION: u32 = 2;

    /// The most seats.
    pub const MOST_SEATS: usize = 8;

    /// The most bytes of the name of a table.
    pub const LONGEST_TABLE: usize = 64;

    /// The agreement of a table with these contributions, in the order of seats.
    ///
    /// # Errors
    /// As [`Agreement::check`].
    pub fn new(table: impl Into<String>, contributions: Vec<Contribution>) -> Result<Self, AgreementError> {
        let agreement = Self { version: Self::VERSION, table: table.into(), contributions };
        agreement.check()?;
        Ok(agreement)
    }

    /// Checks the version, the bounds and the seals.
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

    /// The promise to use one secret for this table and no other.
    pub fn commitment(table: &str, secret: &Secret) -> Commitment {
        let mut digest = Sha256::new();
        digest.update(COMMITMENT);
        digest.update(table);
        digest.update([0]);
        digest.update(secret.bytes());
        Commitment::of_bytes(digest.finalize().into())
    }

    /// The key of the stream: 32 bytes of HKDF-SHA-256 with the secret as key material, the commitment as
    /// salt, and as info the label, the table's name and each contribution behind its length.
    pub(crate) fn seed(&self, secret: &Secret) -> [u8; 32] {
        let salt = Self::commitment(&self.table, secret).to_bytes();
        let mut info = SEED.to_vec();
        info.extend_from_slice(self.table.as_bytes());
        info.push(0);
        for given in &self.contributions {
            // It has at most 256 bytes, as was checked.
            let length = u32::try_from(given.words.len()).unwrap_or(u32::MAX);
            info.extend_from_slice(&length.to_be_bytes());
            info.extend_from_slice(given.words.as_bytes());
        }
        let mut seed = [0; 32];
        // HKDF-SHA-256 fails beyond 8160 bytes alone, and 32 are asked for.
        Hkdf::<Sha256>::new(Some(&salt), secret.bytes())
            .expand(&info, &mut seed)
            .expect("32 bytes are fewer than 8160");
        seed
    }
}

/// The digest of a contribution, shown before its words are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

impl Seal {
    /// The seal of a seat (from zero) for its words at a table.
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

    /// Reads 64 hexadecimal digits.
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
