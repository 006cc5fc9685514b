//! What people learn the games with: examples of rules, lessons, puzzles, a glossary, and the panel that
//! stands beside a table at which something is practised.

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

/// The lessons that were finished and the puzzles that were solved in this browser.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Learnt(BTreeSet<String>);

impl Learnt {
    /// Reads what [`Learnt::write`] wrote; whatever is not known here is left out.
    pub fn read(text: &str) -> Self {
        Self(text.split('.').filter(|done| is_known(done)).map(str::to_owned).collect())
    }

    /// One word that can stand in a cookie.
    pub fn write(&self) -> String {
        self.0.iter().map(String::as_str).collect::<Vec<_>>().join(".")
    }

    /// Adds what was done. Says whether that is new.
    pub fn add(&mut self, game: &str, task: &Task) -> bool {
        let name = name_of(game, task);
        is_known(&name) && self.0.insert(name)
    }

    /// Whether this was done.
    pub fn has(&self, game: &str, task: &Task) -> bool {
        self.0.contains(&name_of(game, task))
    }
}

fn name_of(game: &str, task: &Task) -> String {
    format!("{game}/{task}")
}

/// Whether there is such a lesson or puzzle.
fn is_known(name: &str) -> bool {
    let Some((game, task)) = name.split_once('/') else { return false };
    match task.parse() {
        Ok(Task::Lesson(name)) => tutorial::lesson(game, &name).is_some(),
        Ok(Task::Puzzle(name)) => tutorial::puzzle(game, &name).is_some(),
        _ => false,
    }
}
