//! Chance of a practice table: what was agreed for the first answers, then the keyed stream.

use std::convert::Infallible;
use std::sync::Arc;

use crate::{Answer, Chance, Front, Question, SeededSource};

/// The answers that a practice table begins with, each with the question it is for. Any other table
/// has none.
#[derive(Debug, Clone, Default)]
pub struct ScriptedPrefix(Arc<[(Box<str>, Box<str>)]>);

impl ScriptedPrefix {
    /// Reads lines such as `attack 6 6 1`, or gives back the first that is none.
    pub fn read(lines: &[String]) -> Result<Self, &str> {
        let mut answers = Vec::new();
        for line in lines {
            let (what, names) = words_of(line).ok_or(&**line)?;
            answers.extend(names.map(|name| (what.into(), name.into())));
        }
        Ok(Self(answers.into()))
    }

    /// A table's stream with what was agreed for its first answers.
    pub fn over<'a, G>(&'a self, game: &'a G, keyed: SeededSource) -> PrefixedSource<'a, G> {
        PrefixedSource { game, script: &self.0, keyed }
    }
}

/// A line of a script: the question, and the names of its answers, of which there is at least one.
pub fn words_of(line: &str) -> Option<(&str, impl Iterator<Item = &str>)> {
    let mut words = line.split_whitespace();
    let what = words.next()?;
    let mut names = words.peekable();
    names.peek()?;
    Some((what, names))
}

/// A keyed stream in which some of the first answers are agreed.
///
/// Answer `n` is the script's if the script has one for this very question, and the stream's
/// otherwise. So it depends on nothing but script, secret, `n` and the question: whoever strays from
/// a lesson and comes back finds its dice again.
pub struct PrefixedSource<'a, G> {
    game: &'a G,
    script: &'a [(Box<str>, Box<str>)],
    keyed: SeededSource,
}

impl<G: Front> Chance for PrefixedSource<'_, G> {
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
