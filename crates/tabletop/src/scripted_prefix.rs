//! Chance of a practice table: scripted answers first, then the seeded stream.

use std::convert::Infallible;
use std::sync::Arc;

use crate::{Answer, Chance, Notation, Question, SeededSource};

/// The scripted answers of a practice table, each with its question; empty for other tables.
#[derive(Debug, Clone, Default)]
pub struct ScriptedPrefix(Arc<[(Box<str>, Box<str>)]>);

impl ScriptedPrefix {
    /// Parses lines such as `attack 6 6 1`; the error is the first line that is not of this form.
    pub fn read(lines: &[String]) -> Result<Self, &str> {
        let mut answers = Vec::new();
        for line in lines {
            let (what, names) = words_of(line).ok_or(&**line)?;
            answers.extend(names.map(|name| (what.into(), name.into())));
        }
        Ok(Self(answers.into()))
    }

    /// A source of the scripted answers, then of the table's stream.
    pub fn over<'a, G>(&'a self, game: &'a G, keyed: SeededSource) -> PrefixedSource<'a, G> {
        PrefixedSource { game, script: &self.0, keyed }
    }
}

/// Splits a line of a script into the question and the names of its answers, at least one.
pub fn words_of(line: &str) -> Option<(&str, impl Iterator<Item = &str>)> {
    let mut words = line.split_whitespace();
    let what = words.next()?;
    let mut names = words.peekable();
    names.peek()?;
    Some((what, names))
}

/// A seeded stream whose first answers are scripted.
///
/// Answer `n` is that of the script if the script has one for this question, and that of the stream otherwise. It
/// depends only on the script, the secret, `n` and the question: leaving the line of a lesson and returning to it gives
/// the same dice.
pub struct PrefixedSource<'a, G> {
    game: &'a G,
    script: &'a [(Box<str>, Box<str>)],
    keyed: SeededSource,
}

impl<G: Notation> Chance for PrefixedSource<'_, G> {
    type Error = Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Infallible> {
        let next = self.keyed.position();
        let agreed = usize::try_from(next).ok().and_then(|next| self.script.get(next));
        let answer = agreed
            .filter(|(what, _)| **what == *question.what)
            .and_then(|(_, name)| self.game.find_answer(question, name))
            .filter(|&answer| question.admits(answer));
        match answer {
            Some(answer) => {
                self.keyed = self.keyed.seek(next + 1);
                Ok(answer)
            }
            None => self.keyed.answer(question),
        }
    }
}
