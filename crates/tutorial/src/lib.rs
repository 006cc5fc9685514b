//! Learning material: examples, lessons, puzzles and glossaries.
//!
//! - Every scenario of a rule is a playable **example** of it ([`examples`]).
//! - A **lesson** is a part of a first game: a position, scripted dice, and steps that each explain something and
//!   wait for one of some choices ([`Lesson`]).
//! - A **puzzle** is a position with a goal and all lines that reach it, which [`solve`] proves ([`Puzzle`]).
//! - A **glossary** has the terms of a game in three languages, each with its rule ([`glossary`]).
//!
//! All of it comes from files that are compiled into the program. A practice table is for a [`Task`], whose name is
//! in its record.

#![forbid(unsafe_code)]

mod examples;
mod files;
mod glossary;
mod lesson;
mod puzzle;
mod rehearse;
pub mod scenarios;
mod solve;
mod task;

pub use examples::{example_rules, examples};
pub use glossary::{Term, glossary};
pub use lesson::{Lesson, Progress, Step, lesson, lessons};
pub use puzzle::{Difficulty, Ended, Goal, Puzzle, Standing, Test, puzzle, puzzle_of_the_day, puzzles};
pub use rehearse::{LessonFault, rehearse};
pub use solve::{Solved, Unsolvable, solve};
pub use task::{LayError, Task, lay};
