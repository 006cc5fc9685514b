//! Pages for learning the games: examples of rules, lessons, puzzles, a glossary, and the panel of practice tables.

mod coach;
mod examples;
mod forms;
mod glossary;
mod hub;
mod puzzles;
mod readings;

pub use coach::{coach, finished};
pub use examples::examples;
pub use glossary::glossary;
pub use hub::learn;
pub use puzzles::puzzles;
pub use readings::{Reading, Standpoint, readings};

use std::collections::BTreeSet;

use tutorial::Task;

/// The finished lessons and the solved puzzles of a browser.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Learnt(BTreeSet<String>);

impl Learnt {
    /// Parses the text of [`Learnt::write`]; unknown tasks are ignored.
    pub fn read(text: &str) -> Self {
        Self(text.split('.').filter(|done| is_known(done)).map(str::to_owned).collect())
    }

    /// The value for a cookie.
    pub fn write(&self) -> String {
        self.0.iter().map(String::as_str).collect::<Vec<_>>().join(".")
    }

    /// Adds a task. Returns whether it is new.
    pub fn add(&mut self, game: &str, task: &Task) -> bool {
        let name = name_of(game, task);
        is_known(&name) && self.0.insert(name)
    }

    /// Whether a task is finished.
    pub fn has(&self, game: &str, task: &Task) -> bool {
        self.0.contains(&name_of(game, task))
    }
}

fn name_of(game: &str, task: &Task) -> String {
    format!("{game}/{task}")
}

/// Whether a lesson or puzzle of this name exists.
fn is_known(name: &str) -> bool {
    let Some((game, task)) = name.split_once('/') else { return false };
    match task.parse() {
        Ok(Task::Lesson(name)) => tutorial::lesson(game, &name).is_some(),
        Ok(Task::Puzzle(name)) => tutorial::puzzle(game, &name).is_some(),
        _ => false,
    }
}
