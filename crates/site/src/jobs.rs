//! Searches that run apart from their table: the move of a bot, a hint, the odds of a choice, a review.
//!
//! A job holds what its seat may know and nothing of the table, so that others use the table while it runs.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use search::{Level, Moment, Odds, SearchParams, Thought};
use tabletop::{ChoiceInfo, Seat};

/// Searches until the flag is set, and returns the name of the choice; `None` when it was cancelled.
pub type Think = Box<dyn FnOnce(&AtomicBool) -> Option<String> + Send>;

/// The search for the move of a bot.
pub struct BotJob {
    /// The seat that decides.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// The step at which it decides.
    pub step: u32,
    /// The search.
    pub think: Think,
}

/// Thinks about the choices with these parameters.
pub type Advise =
    Box<dyn FnOnce(&SearchParams, &mut dyn FnMut(&Thought) -> ControlFlow<()>) -> Thought + Send>;

/// The search for a hint.
pub struct HintJob {
    /// The step that it is about.
    pub step: u32,
    /// The terms of the evaluation.
    pub terms: &'static [&'static str],
    /// The choices, as they are named.
    pub choices: Vec<ChoiceInfo>,
    /// The search.
    pub advise: Advise,
}

/// Computes the odds with these parameters, until the flag is set.
pub type Appraise = Box<dyn FnOnce(&SearchParams, &AtomicBool) -> Odds + Send>;

/// The computation of the odds of a choice.
pub struct OddsJob {
    /// The step that they are about.
    pub step: u32,
    /// The terms of the evaluation.
    pub terms: &'static [&'static str],
    /// The choice, as it is named.
    pub choice: ChoiceInfo,
    /// The search.
    pub appraise: Appraise,
}

/// Judges the next decision of a game; `None` when there is none left or it was stopped.
pub type Next = Box<dyn FnMut(&AtomicBool) -> Option<Moment> + Send>;

/// The review of a finished game.
pub struct ReviewJob {
    /// How many decisions it has.
    pub decisions: usize,
    /// The search.
    pub next: Next,
}
