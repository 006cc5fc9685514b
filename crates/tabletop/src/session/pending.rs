//! Choices and setups that wait for answers of people.

use crate::asking::{Asker, open_question};
use crate::record::count;
use crate::tree::Played;
use crate::{
    Answer, Game, Message, Narration, OpenError, OpenQuestion, OwnedQuestion, ReplaySource, Unanswered,
};

/// A choice that waits for answers of people with real dice and cards.
pub(crate) struct Pending<G: Game> {
    pub(crate) choice: G::Choice,
    pub(crate) answers: Vec<Answer>,
    pub(crate) names: Vec<String>,
    pub(crate) question: OwnedQuestion,
    /// The choices that followed it before a correction.
    pub(crate) rest: Vec<Later>,
}

/// A choice that was played before an earlier answer was corrected, by name: only its replay shows whether the
/// choice still exists.
pub(crate) struct Later {
    pub(crate) choice: String,
    pub(crate) names: Vec<String>,
    /// Its former label; `None` if it is no longer known.
    pub(crate) label: Option<Message>,
}

/// Begins a game with answers by name, or returns the open question.
pub(crate) fn begin_with<G: Narration>(
    game: &G,
    setup: &G::Setup,
    names: &[String],
) -> Result<Result<Played<G>, OpenQuestion>, OpenError> {
    let mut answers = Vec::new();
    loop {
        let number = answers.len();
        let question = match Played::begin(game, setup, ReplaySource::new(&answers)) {
            Ok(_) if number < names.len() => {
                return Err(OpenError::LeftoverAnswers { needed: count(number), given: count(names.len()) });
            }
            Ok(begun) => return Ok(Ok(begun)),
            // All answers so far are possible, so this question is open in both cases.
            Err(Unanswered::Open(question) | Unanswered::Impossible { question, .. }) => question,
        };
        let Some(name) = names.get(number) else {
            let asker = Asker::Beginning(setup);
            return Ok(Err(open_question(game, game.seats(setup), &asker, &answers, &question)));
        };
        let answer = find_answer(game, &question, name).ok_or_else(|| OpenError::ImpossibleAnswer {
            what: question.what,
            name: name.clone(),
            number: count(number),
        })?;
        answers.push(answer);
    }
}

/// The answer with this name; `None` if the question does not allow it.
pub(crate) fn find_answer<G: Narration>(game: &G, question: &OwnedQuestion, name: &str) -> Option<Answer> {
    let question = question.borrow();
    game.find_answer(question, name).filter(|&answer| question.admits(answer))
}
