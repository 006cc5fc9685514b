//! Thinking that is still to be done, apart from its table: the move of a bot, a hint, the odds of a choice, a review.
//!
//! A job holds what its seat may know and nothing of the table, so that others use the table while it runs.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use search::{Level, Moment, Odds, SearchParams, Thought};
use tabletop::{ChoiceInfo, Seat};

/// Thinks until it is told to stop, and names the choice; `None` when it was stopped.
pub type Think = Box<dyn FnOnce(&AtomicBool) -> Option<String> + Send>;

/// A move that a bot has still to think of.
pub struct BotJob {
    /// The seat that decides.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// The step at which it decides.
    pub step: u32,
    /// What it has still to do.
    pub think: Think,
}

/// Thinks about the choices with these parameters.
pub type Advise =
    Box<dyn FnOnce(&SearchParams, &mut dyn FnMut(&Thought) -> ControlFlow<()>) -> Thought + Send>;

/// A hint that has still to be thought of.
pub struct HintJob {
    /// The step that it is about.
    pub step: u32,
    /// The terms in which differences are told.
    pub terms: &'static [&'static str],
    /// The choices, as they are named.
    pub choices: Vec<ChoiceInfo>,
    /// What it has still to do.
    pub advise: Advise,
}

/// Works the odds out with these parameters, until it is told to stop.
pub type Appraise = Box<dyn FnOnce(&SearchParams, &AtomicBool) -> Odds + Send>;

/// The odds of a choice that have still to be worked out.
pub struct OddsJob {
    /// The step that they are about.
    pub step: u32,
    /// The terms in which differences are told.
    pub terms: &'static [&'static str],
    /// The choice, as it is named.
    pub choice: ChoiceInfo,
    /// What it has still to do.
    pub appraise: Appraise,
}

/// Judges the next decision of a game; `None` when there is none left or it was stopped.
pub type Next = Box<dyn FnMut(&AtomicBool) -> Option<Moment> + Send>;

/// A game of which decisions have still to be reviewed.
pub struct ReviewJob {
    /// How many decisions it has.
    pub decisions: usize,
    /// What it has still to do.
    pub next: Next,
}
