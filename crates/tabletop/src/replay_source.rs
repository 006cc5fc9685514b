//! The source that already knows its answers: a record, or what people have told so far.

use crate::{Answer, Chance, OwnedQuestion, Question};

/// Gives answers that stand written, one after the other, and then stops with the question that
/// is open.
#[derive(Debug, Clone)]
pub struct ReplaySource<'a> {
    answers: &'a [Answer],
    next: usize,
}

/// Why a [`ReplaySource`] source does not answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unanswered {
    /// Every answer has been used; this question is open.
    Open(OwnedQuestion),
    /// The next answer is not one of this question.
    Impossible {
        /// The number of the answer, from zero.
        number: usize,
        /// The question.
        question: OwnedQuestion,
    },
}

impl<'a> ReplaySource<'a> {
    /// Gives these answers.
    pub fn new(answers: &'a [Answer]) -> Self {
        Self { answers, next: 0 }
    }

    /// How many answers nobody asked for.
    pub fn left(&self) -> usize {
        self.answers.len() - self.next
    }

    /// How many answers were given.
    pub fn used(&self) -> usize {
        self.next
    }
}

impl Chance for ReplaySource<'_> {
    type Error = Unanswered;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Unanswered> {
        let Some(&answer) = self.answers.get(self.next) else {
            return Err(Unanswered::Open(question.into()));
        };
        if !question.admits(answer) {
            return Err(Unanswered::Impossible { number: self.next, question: question.into() });
        }
        self.next += 1;
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    const STONE: Question<'static> = Question { what: "stone", shape: Shape::Draw(&[2, 0, 1]) };

    #[test]
    fn stops_with_the_open_question() {
        let mut given = ReplaySource::new(&[2]);
        assert_eq!(given.answer(STONE), Ok(2));
        assert_eq!(given.answer(STONE), Err(Unanswered::Open(STONE.into())));
        assert_eq!(given.used(), 1);
    }

    #[test]
    fn does_not_give_what_cannot_come_up() {
        let mut given = ReplaySource::new(&[1]);
        assert_eq!(given.answer(STONE), Err(Unanswered::Impossible { number: 0, question: STONE.into() }));
        assert_eq!(given.left(), 1);
    }
}
