//! Decisions out of bytes.

use std::convert::Infallible;

use tabletop::{Answer, Chance, Question};

/// Reads bytes one after the other; behind the last one there are only zeros.
#[derive(Debug, Clone)]
pub struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    /// Reads these.
    pub fn new(data: &'a [u8]) -> Self {
        Self { rest: data }
    }

    /// Whether every byte has been read.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next one.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        first
    }

    /// A number below `limit`, which is not zero.
    pub fn below(&mut self, limit: usize) -> usize {
        let high = if limit > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (high + usize::from(self.byte())) % limit
    }

    /// One of several, of which there is at least one.
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
