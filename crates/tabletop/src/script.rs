//! Scripted chance: what comes up, written by name.

use crate::scripted_prefix::words_of;
use crate::{Answer, Chance, Front, Question};

/// Answers that were written in advance, each with the question it is for.
///
/// A line names the question and one or more answers: `rat black`, `attack 6 6 1`. The script
/// does not bend: a question that was not foreseen is an error, so a test never passes by luck.
#[derive(Debug)]
pub struct Script<'a, G> {
    game: &'a G,
    lines: Vec<(&'a str, &'a str)>,
    next: usize,
}

/// Why a script has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// A line is not written as a question and its answers.
    #[error("`{line}` is not a question with its answers, such as `attack 6 6 1`")]
    Unreadable {
        /// The line.
        line: String,
    },
    /// Chance is asked once more than was foreseen.
    #[error("the script ends, and `{what}` is asked")]
    Ended {
        /// What the die or the draw is for.
        what: &'static str,
    },
    /// Chance is asked for something else.
    #[error("answer {number} of the script is for `{written}`, but `{what}` is asked")]
    OtherQuestion {
        /// The number of the answer, from one.
        number: usize,
        /// What the script foresaw.
        written: String,
        /// What the die or the draw is for.
        what: &'static str,
    },
    /// The answer cannot come up.
    #[error("answer {number} of the script: `{name}` cannot come up for `{what}`, only {}", .possible.join(", "))]
    Impossible {
        /// The number of the answer, from one.
        number: usize,
        /// What the die or the draw is for.
        what: &'static str,
        /// The answer.
        name: String,
        /// The answers that can come up.
        possible: Vec<String>,
    },
}

impl<'a, G: Front> Script<'a, G> {
    /// Reads a script.
    ///
    /// # Errors
    /// [`ScriptError::Unreadable`] for a line without an answer.
    pub fn new<S: AsRef<str>>(game: &'a G, lines: &'a [S]) -> Result<Self, ScriptError> {
        let mut answers = Vec::new();
        for line in lines {
            let line = line.as_ref();
            let (what, names) =
                words_of(line).ok_or_else(|| ScriptError::Unreadable { line: line.to_owned() })?;
            answers.extend(names.map(|name| (what, name)));
        }
        Ok(Self { game, lines: answers, next: 0 })
    }

    /// The answers that nobody asked for, each with its question.
    pub fn leftovers(&self) -> Vec<String> {
        self.lines[self.next..].iter().map(|(what, name)| format!("{what} {name}")).collect()
    }
}

impl<G: Front> Chance for Script<'_, G> {
    type Error = ScriptError;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, ScriptError> {
        let what = question.what;
        let Some(&(written, name)) = self.lines.get(self.next) else {
            return Err(ScriptError::Ended { what });
        };
        let number = self.next + 1;
        if written != what {
            return Err(ScriptError::OtherQuestion { number, written: written.to_owned(), what });
        }
        let answer =
            self.game.find_answer(question, name).filter(|&answer| question.admits(answer)).ok_or_else(
                || ScriptError::Impossible {
                    number,
                    what,
                    name: name.to_owned(),
                    possible: answer_names(self.game, question),
                },
            )?;
        self.next = number;
        Ok(answer)
    }
}

/// The names of every answer that can come up, in order.
pub(crate) fn answer_names<G: Front>(game: &G, question: Question<'_>) -> Vec<String> {
    question.possible().map(|answer| game.answer_name(question, answer)).collect()
}
