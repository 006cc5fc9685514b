//! What people learn the games with, and tables laid for it.
//!
//! - Every scenario of a rule is a playable **example** of it ([`examples`]).
//! - A **lesson** is a piece of a first game: a position, dice that are agreed, and steps that each say
//!   something and wait for one of some choices ([`Lesson`]).
//! - A **puzzle** is a position with a goal, and the lines that reach it: all of them, which
//!   [`solve`] proves ([`Puzzle`]).
//! - A **glossary** has the terms of a game in three languages, each with its rule ([`glossary`]).
//!
//! All of them are files that are part of the program. Whatever is practised is a [`Task`], by whose
//! name a record tells what its table was laid for.

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
pub use puzzle::{Ended, Goal, Puzzle, Standing, Test, puzzle, puzzle_of_the_day, puzzles};
pub use rehearse::{LessonFault, rehearse};
pub use solve::{Solved, Unsolvable, solve};
pub use task::{LayError, Task, lay};
