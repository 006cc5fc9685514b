//! Fair chance: dice and draws derived from a secret that was committed to before the first move.
//!
//! A game is opened with a secret of 32 random bytes, and its [`Commitment`] is published at once. When the game is over
//! the secret is published, too, and everybody can verify the commitment and every die and draw.
//!
//! | version | key | words |
//! | --- | --- | --- |
//! | 1 | the secret | keyed BLAKE3 |
//! | 2 | the secret and an [`Agreement`] with the contributions of all seats | HMAC-SHA-256 |
//!
//! Both map words to answers with [`map_uniform`] and [`Question::pick`]. Answer `n` depends only on the key, `n` and the
//! question, so a choice that is undone and made again gets the same answers. Frozen vectors in the tests pin both.

use std::convert::Infallible;
use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Agreement, Answer, Chance, Question, Secret, map_uniform};

/// Domain separation of the stream. Part of the record format.
const STREAM: &str = "hedgerow 2026 stream v1";

/// Prefix of each block of the stream in version 2. Part of the record format.
const DRAW: &[u8] = b"hedgerow fairness v2 draw\0";

/// The stream of answers that follows from a secret, starting at any answer.
///
/// ```
/// use tabletop::{Chance, Secret, SeededSource};
///
/// let mut stream = SeededSource::at(&Secret::new([7; 32]), 0);
/// let Ok(first) = stream.die("attack", 6);
/// let Ok(second) = stream.die("attack", 6);
/// // Answer 1 is the same after any answer 0: undo never re-rolls.
/// let mut again = stream.seek(1);
/// let Ok(same) = again.die("attack", 6);
/// assert_eq!((second, stream.position()), (same, 2));
/// # let _ = first;
/// ```
#[derive(Clone)]
pub struct SeededSource {
    key: Key,
    next: u64,
}

/// The key of a stream, by version.
#[derive(Clone, Copy)]
enum Key {
    /// Version 1.
    Blake3([u8; 32]),
    /// Version 2.
    HmacSha256([u8; 32]),
}

impl SeededSource {
    /// The stream of version 1, from answer `next` on, counted from zero.
    pub fn at(secret: &Secret, next: u64) -> Self {
        Self { key: Key::Blake3(blake3::derive_key(STREAM, secret.bytes())), next }
    }

    /// The stream of version 2 of a secret and an agreement, from answer `next` on.
    pub fn agreed(secret: &Secret, agreement: &Agreement, next: u64) -> Self {
        Self { key: Key::HmacSha256(agreement.seed(secret)), next }
    }

    /// The number of the next answer, from zero.
    pub fn position(&self) -> u64 {
        self.next
    }

    /// The same stream from answer `next` on.
    #[must_use]
    pub fn seek(&self, next: u64) -> Self {
        Self { key: self.key, next }
    }

    /// Four random words of answer `n`; another four for each attempt.
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
            // A word is rejected with probability below 2⁻³², so this default is never used.
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
