//! Scripted chance: answers by name.

use crate::scripted_prefix::words_of;
use crate::{Answer, Chance, Notation, Question};

/// Answers written in advance, each with its question.
///
/// A line names a question and one or more answers: `rat black`, `attack 6 6 1`. Any other question is an error, so
/// a test cannot pass by luck.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Coins, Setup};
/// use tabletop::{Game, Script, Silent};
///
/// let game = Coins::default();
/// let mut script = Script::new(&game, &["coin silver copper"])?;
/// let state = game.start(&Setup { limit: 10 }, &mut script, &mut Silent)?;
/// assert_eq!(state.coins, [1, 0]);
/// assert!(script.leftovers().is_empty());
/// # Ok::<(), tabletop::ScriptError>(())
/// ```
#[derive(Debug)]
pub struct Script<'a, G> {
    game: &'a G,
    lines: Vec<(&'a str, &'a str)>,
    next: usize,
}

/// Why a script has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// A line does not consist of a question and its answers.
    #[error("`{line}` is not a question with its answers, such as `attack 6 6 1`")]
    Unreadable {
        /// The line.
        line: String,
    },
    /// Chance is asked once more than the script answers.
    #[error("the script ends, and `{what}` is asked")]
    Ended {
        /// The purpose of the die or the draw.
        what: &'static str,
    },
    /// The script has another question here.
    #[error("answer {number} of the script is for `{written}`, but `{what}` is asked")]
    OtherQuestion {
        /// The number of the answer, from one.
        number: usize,
        /// The question in the script.
        written: String,
        /// The purpose of the die or the draw.
        what: &'static str,
    },
    /// The answer is not possible.
    #[error("answer {number} of the script: `{name}` cannot come up for `{what}`, only {}", .possible.join(", "))]
    Impossible {
        /// The number of the answer, from one.
        number: usize,
        /// The purpose of the die or the draw.
        what: &'static str,
        /// The answer.
        name: String,
        /// The possible answers.
        possible: Vec<String>,
    },
}

impl<'a, G: Notation> Script<'a, G> {
    /// Parses a script.
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

    /// The unused answers, each with its question.
    pub fn leftovers(&self) -> Vec<String> {
        self.lines[self.next..].iter().map(|(what, name)| format!("{what} {name}")).collect()
    }
}

impl<G: Notation> Chance for Script<'_, G> {
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

/// The names of the possible answers, in order.
pub(crate) fn answer_names<G: Notation>(game: &G, question: Question<'_>) -> Vec<String> {
    question.possible().map(|answer| game.answer_name(question, answer)).collect()
}
