//! Practice tasks, and opening tables for them.

use std::fmt;
use std::str::FromStr;

use tabletop::{DynSession, ErasedGame, OpenError, Practice, Scenario, Secret};

use crate::{examples, lesson, puzzle};

/// The task of a practice table, as its record names it: `example:R14.1:2`, `lesson:traps`, `puzzle:tenth`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    /// An example of a rule.
    Example {
        /// The rule.
        rule: String,
        /// The number of the example, from one.
        number: usize,
    },
    /// A lesson, by its name.
    Lesson(String),
    /// A puzzle, by its name.
    Puzzle(String),
}

/// No task has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is nothing that can be practised")]
pub struct NoTask(String);

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Example { rule, number } => write!(f, "example:{rule}:{number}"),
            Self::Lesson(name) => write!(f, "lesson:{name}"),
            Self::Puzzle(name) => write!(f, "puzzle:{name}"),
        }
    }
}

impl FromStr for Task {
    type Err = NoTask;

    fn from_str(text: &str) -> Result<Self, NoTask> {
        let none = || NoTask(text.to_owned());
        let (kind, name) = text.split_once(':').ok_or_else(none)?;
        match kind {
            "example" => {
                let (rule, number) = name.split_once(':').ok_or_else(none)?;
                Ok(Self::Example { rule: rule.to_owned(), number: number.parse().map_err(|_| none())? })
            }
            "lesson" => Ok(Self::Lesson(name.to_owned())),
            "puzzle" => Ok(Self::Puzzle(name.to_owned())),
            _ => Err(none()),
        }
    }
}

/// Why a practice table could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum LayError {
    /// The game has no such lesson, puzzle or example, or its setup is refused.
    #[error("the game has no `{0}`")]
    Unknown(Task),
    /// The game refuses the contents of the file.
    #[error(transparent)]
    Open(#[from] OpenError),
}

/// Opens a practice table.
///
/// # Errors
/// If there is no such task, or the game refuses it.
pub fn lay(erased: &dyn ErasedGame, task: &Task, secret: Secret) -> Result<Box<dyn DynSession>, LayError> {
    let game = erased.name();
    let unknown = || LayError::Unknown(task.clone());
    let (setup, position, script) = match task {
        Task::Example { rule, number } => {
            let example = number.checked_sub(1).and_then(|at| examples(game, rule).into_iter().nth(at));
            let example = example.filter(|example| example.setup_refused.is_none()).ok_or_else(unknown)?;
            let script = script(&example);
            (example.setup, example.position, script)
        }
        Task::Lesson(name) => {
            let lesson = lesson(game, name).ok_or_else(unknown)?;
            (lesson.setup.clone(), lesson.position.clone(), lesson.chance.clone())
        }
        Task::Puzzle(name) => {
            let puzzle = puzzle(game, name).ok_or_else(unknown)?;
            (puzzle.setup.clone(), Some(puzzle.position.clone()), puzzle.chance.clone())
        }
    };
    let practice = Practice { of: task.to_string(), position, script };
    Ok(erased.practise(&setup, practice, secret)?)
}

/// All answers of chance in a scenario.
fn script(example: &Scenario) -> Vec<String> {
    let steps = example.steps.iter().flat_map(|step| &step.chance);
    example.begin_chance.iter().chain(steps).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tasks_come_back() {
        let example = Task::Example { rule: "R14.1".to_owned(), number: 2 };
        for task in [example, Task::Lesson("a".to_owned()), Task::Puzzle("b".to_owned())] {
            assert_eq!(task.to_string().parse(), Ok(task));
        }
        for wrong in ["", "lesson", "example:R1.1", "example:R1.1:x", "game:1"] {
            assert!(wrong.parse::<Task>().is_err(), "{wrong}");
        }
    }
}
