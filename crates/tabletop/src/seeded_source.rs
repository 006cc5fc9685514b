//! The fair source: dice from a secret that was committed to before the first move.
//!
//! A game is opened with a secret of 32 random bytes, and its [`Commitment`] is shown at once.
//! When the game is over the secret is shown too, and everybody can check that it is the one
//! that was committed to and that every die and every draw came from it.
//!
//! There are two versions of the stream. In version 1 the secret is the key, and BLAKE3 makes commitment and
//! words. In version 2 the key follows from an [`Agreement`], to which everybody at the table has contributed, and
//! HMAC-SHA-256 makes the words. Both map words to answers with [`map_uniform`] and [`Question::pick`].
//!
//! Answer `n` depends on the secret, on `n` and on the question, and on nothing else. So a
//! choice that is taken back and made again gets the same answers: undo never rolls anew.

use std::convert::Infallible;
use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::Sha256;

use crate::{Agreement, Answer, Chance, Question, hex, map_uniform};

/// Separates commitments from every other use of the secret. Part of the record format.
const COMMITMENT: &str = "hedgerow 2026 commitment v1";

/// Separates the stream from every other use of the secret. Part of the record format.
const STREAM: &str = "hedgerow 2026 stream v1";

/// What each block of version 2 of the stream begins with. Part of the record format.
const DRAW: &[u8] = b"hedgerow fairness v2 draw\0";

/// The seed of a keyed game. It does not show itself in debugging output.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which must come from a source that nobody can guess.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }

    /// The secret itself, in 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        struct Shown<'a>(&'a [u8; 32]);
        impl fmt::Display for Shown<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(self.0, f)
            }
        }
        Shown(&self.0).to_string()
    }

    /// The secret itself.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What can be shown before the first move without giving the secret away, in version 1 of the stream;
    /// [`Agreement::commitment`] is that of version 2.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key(COMMITMENT, &self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The promise to use one secret and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    pub(crate) fn of_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub(crate) fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Reads 64 hexadecimal digits.
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

/// The stream of answers that follows from a secret, read from any place on.
#[derive(Clone)]
pub struct SeededSource {
    key: Key,
    next: u64,
}

/// The key of a stream, by the version that says how words follow from it.
#[derive(Clone, Copy)]
enum Key {
    /// Version 1.
    Blake3([u8; 32]),
    /// Version 2.
    HmacSha256([u8; 32]),
}

impl SeededSource {
    /// The stream of version 1 from its answer `next` on, counted from zero.
    pub fn at(secret: &Secret, next: u64) -> Self {
        Self { key: Key::Blake3(blake3::derive_key(STREAM, &secret.0)), next }
    }

    /// The stream of version 2, which an agreement and the secret beside it lead to, from its answer `next` on.
    pub fn agreed(secret: &Secret, agreement: &Agreement, next: u64) -> Self {
        Self { key: Key::HmacSha256(agreement.seed(secret)), next }
    }

    /// How many answers stand before the next one.
    pub fn position(&self) -> u64 {
        self.next
    }

    /// The same stream from another place on.
    #[must_use]
    pub fn seek(&self, next: u64) -> Self {
        Self { key: self.key, next }
    }

    /// Four random words for answer `n`; another four for each further attempt.
    fn words(&self, n: u64, attempt: u32) -> [u64; 4] {
        let mut words = [0; 4];
        match &self.key {
            Key::Blake3(key) => {
                let mut place = [0; 12];
                place[..8].copy_from_slice(&n.to_le_bytes());
                place[8..].copy_from_slice(&attempt.to_le_bytes());
                let block = blake3::keyed_hash(key, &place);
                let (parts, _) = block.as_bytes().as_chunks();
                for (word, part) in words.iter_mut().zip(parts) {
                    *word = u64::from_le_bytes(*part);
                }
            }
            Key::HmacSha256(key) => {
                let mut block = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes a key of any length");
                block.update(DRAW);
                block.update(&n.to_be_bytes());
                block.update(&attempt.to_be_bytes());
                let block: [u8; 32] = block.finalize().into_bytes().into();
                let (parts, _) = block.as_chunks();
                for (word, part) in words.iter_mut().zip(parts) {
                    *word = u64::from_be_bytes(*part);
                }
            }
        }
        words
    }

    /// Answer `n` to a question: the first of its words that [`map_uniform`] accepts.
    fn nth(&self, n: u64, question: Question<'_>) -> Answer {
        let weight = question.weight();
        let outcome = (0..=u32::MAX)
            .flat_map(|attempt| self.words(n, attempt))
            .find_map(|word| map_uniform(word, weight))
            // Each word is refused with a chance below 2⁻³², so this is never reached.
            .unwrap_or(0);
        question.pick(outcome)
    }
}

impl fmt::Debug for SeededSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeededSource").field("next", &self.next).finish_non_exhaustive()
    }
}

impl Chance for SeededSource {
    type Error = Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Infallible> {
        let answer = self.nth(self.next, question);
        self.next += 1;
        Ok(answer)
    }
}
