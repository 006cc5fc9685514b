//! Chance and choices from bytes, for tests with arbitrary input.

use std::convert::Infallible;

use crate::{Answer, Chance, Question};

/// Reads bytes in order; after the last one it returns zeros.
///
/// As a source of chance it answers every question, so it can play any game to the end.
///
/// ```
/// use tabletop::{Bytes, Chance};
///
/// let mut bytes = Bytes::new(&[8, 1]);
/// assert_eq!(bytes.below(6), 2); // 8 modulo 6
/// assert_eq!(bytes.die("attack", 6), Ok(2)); // the second face
/// assert!(bytes.is_empty());
/// assert_eq!(bytes.byte(), 0);
/// ```
#[derive(Debug, Clone)]
pub struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    /// Reads these bytes.
    pub fn new(data: &'a [u8]) -> Self {
        Self { rest: data }
    }

    /// Whether every byte has been read.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        first
    }

    /// A number below `limit`. It reads one byte, or two if `limit` is above 256.
    ///
    /// # Panics
    /// If `limit` is zero.
    pub fn below(&mut self, limit: usize) -> usize {
        let high = if limit > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (high + usize::from(self.byte())) % limit
    }

    /// One of several values.
    ///
    /// # Panics
    /// If there is none.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

impl Chance for Bytes<'_> {
    type Error = Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Infallible> {
        let weight = question.weight();
        assert!(weight > 0, "`{}` is asked, and nothing can come up", question.what);
        let outcome = self.below(weight as usize);
        let answer = question.pick(u32::try_from(outcome).unwrap_or(0));
        assert!(question.admits(answer), "`{}` is answered with what cannot come up", question.what);
        Ok(answer)
    }
}
