//! Plays lessons through, to check that every lesson can be played.

use std::sync::Arc;

use tabletop::{DynSession, Narration, Practice, RuleId, ScenarioState, Secret, Session, TableError};

use crate::Lesson;

/// A fault of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LessonFault {
    /// The lesson does not begin, for this reason.
    #[error("does not begin: {0}")]
    Start(String),
    /// A choice of a step is not legal there.
    #[error("step {step}: `{choice}` is not among {}", .offered.join(", "))]
    NotOffered {
        /// The step, from one.
        step: usize,
        /// The choice.
        choice: String,
        /// The legal choices there.
        offered: Vec<String>,
    },
    /// A choice cannot be played.
    #[error("step {step}: {fault}")]
    Unplayable {
        /// The step, from one.
        step: usize,
        /// The error.
        fault: TableError,
    },
    /// A step has no choices.
    #[error("step {step} waits for nothing")]
    Empty {
        /// The step, from one.
        step: usize,
    },
    /// A cited rule does not exist.
    #[error("step {step}: there is no rule {rule}")]
    NoRule {
        /// The step, from one.
        step: usize,
        /// The rule.
        rule: String,
    },
    /// The questions to chance, or their number, differ from those of the lesson.
    #[error("the lesson agrees on {agreed:?}, but chance answered {asked:?}")]
    Chance {
        /// The answers of the lesson.
        agreed: Vec<String>,
        /// The actual questions and answers.
        asked: Vec<String>,
    },
}

/// Plays every way through a lesson, and returns the stable names of the choices that are legal at the end of the
/// first.
///
/// # Errors
/// The first fault.
pub fn rehearse<G: Narration + ScenarioState>(
    game: &Arc<G>,
    lesson: &Lesson,
) -> Result<Vec<String>, LessonFault> {
    for (step, rule) in
        (1..).zip(&lesson.steps).flat_map(|(step, said)| said.rules.iter().map(move |rule| (step, rule)))
    {
        if G::Rule::find(rule).is_none() {
            return Err(LessonFault::NoRule { step, rule: rule.clone() });
        }
    }
    let session = begin(game, lesson)?;
    go_on(lesson, &session, 0)
}

fn begin<G: Narration + ScenarioState>(game: &Arc<G>, lesson: &Lesson) -> Result<Session<G>, LessonFault> {
    let start = |fault: String| LessonFault::Start(fault);
    let setup = serde_json::from_value(lesson.setup.clone()).map_err(|fault| start(fault.to_string()))?;
    let practice =
        Practice { of: String::new(), position: lesson.position.clone(), script: lesson.chance.clone() };
    Session::practise(Arc::clone(game), setup, practice, Secret::new([0; 32]))
        .map_err(|fault| start(fault.to_string()))
}

/// Plays a lesson from a step to its end, once with each choice of each step.
fn go_on<G: Narration + ScenarioState>(
    lesson: &Lesson,
    session: &Session<G>,
    at: usize,
) -> Result<Vec<String>, LessonFault> {
    let step = at + 1;
    let offered: Vec<String> = session.choices(session.asked()).into_iter().map(|choice| choice.id).collect();
    let Some(said) = lesson.steps.get(at) else {
        expect_chance(lesson, session)?;
        return Ok(offered);
    };
    let is_offered = |name: &String| {
        let choice = session.seen_by_asked().now().find_choice(name);
        choice.is_some_and(|choice| offered.contains(&session.game().choice_id(choice)))
    };
    if let Some(choice) = said.choose.iter().find(|name| !is_offered(name)) {
        return Err(LessonFault::NotOffered { step, choice: choice.clone(), offered });
    }
    let mut end = None;
    for choice in &said.choose {
        let mut session = replay(lesson, session)?;
        session.choose(choice, None).map_err(|fault| LessonFault::Unplayable { step, fault })?;
        let reached = go_on(lesson, &session, at + 1)?;
        end.get_or_insert(reached);
    }
    end.ok_or(LessonFault::Empty { step })
}

/// A copy of a session.
fn replay<G: Narration + ScenarioState>(
    lesson: &Lesson,
    session: &Session<G>,
) -> Result<Session<G>, LessonFault> {
    let game = session.shared_game();
    let mut copy = begin(game, lesson)?;
    for (step, entry) in (1..).zip(session.seen_by_host().line()) {
        let id = game.choice_id(entry.choice);
        copy.choose(&id, None).map_err(|fault| LessonFault::Unplayable { step, fault })?;
    }
    Ok(copy)
}

/// Checks that chance answered exactly as the lesson says. Further answers would differ from table to table; fewer
/// would mean that the lesson was changed only in part.
fn expect_chance<G: Narration>(lesson: &Lesson, session: &Session<G>) -> Result<(), LessonFault> {
    let agreed: Vec<String> = lesson
        .chance
        .iter()
        .flat_map(|line| {
            let mut words = line.split_whitespace();
            let what = words.next().unwrap_or_default();
            words.map(move |name| format!("{what} {name}"))
        })
        .collect();
    let asked = session.seen_by_host().asked_of_chance();
    if agreed == asked { Ok(()) } else { Err(LessonFault::Chance { agreed, asked }) }
}
