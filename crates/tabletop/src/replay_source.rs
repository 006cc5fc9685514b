//! A source of known answers: those of a record, or results entered by people.

use crate::{Answer, Chance, OwnedQuestion, Question};

/// Returns given answers in order, then stops with the open question.
///
/// ```
/// use tabletop::{Chance, ReplaySource, Unanswered};
///
/// let mut given = ReplaySource::new(&[4]);
/// assert_eq!(given.die("attack", 6), Ok(5));
/// let Err(Unanswered::Open(question)) = given.die("attack", 6) else { panic!("one answer was given") };
/// assert_eq!(question.what, "attack");
/// ```
#[derive(Debug, Clone)]
pub struct ReplaySource<'a> {
    answers: &'a [Answer],
    next: usize,
}

/// Why a [`ReplaySource`] does not answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unanswered {
    /// All answers are used; this question is open.
    Open(OwnedQuestion),
    /// The next answer is not possible for this question.
    Impossible {
        /// The index of the answer.
        number: usize,
        /// The question.
        question: OwnedQuestion,
    },
}

impl<'a> ReplaySource<'a> {
    /// A source of these answers.
    pub fn new(answers: &'a [Answer]) -> Self {
        Self { answers, next: 0 }
    }

    /// The number of unused answers.
    pub fn left(&self) -> usize {
        self.answers.len() - self.next
    }

    /// The number of used answers.
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
