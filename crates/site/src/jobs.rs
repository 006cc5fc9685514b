//! Searches that run without their table: for the move of a bot, a hint, the odds of a choice, or a review.
//!
//! A job holds only what its seat may know. It does not borrow the table, so others can use the table while it runs.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use search::{Level, Moment, Odds, SearchParams, Thought};
use tabletop::{ChoiceInfo, Seat};

/// Searches unless the flag is set, and returns the name of the choice; `None` if it was cancelled.
pub type Think = Box<dyn FnOnce(&AtomicBool) -> Option<String> + Send>;

/// The search for the move of a bot.
pub struct BotJob {
    /// The seat that decides.
    pub seat: Seat,
    /// The level of the bot.
    pub level: Level,
    /// The step at which it decides.
    pub step: u32,
    /// The search.
    pub think: Think,
}

/// Searches with these parameters; the callback receives intermediate results and may stop the search.
pub type Advise =
    Box<dyn FnOnce(&SearchParams, &mut dyn FnMut(&Thought) -> ControlFlow<()>) -> Thought + Send>;

/// The search for a hint.
pub struct HintJob {
    /// The step that it is about.
    pub step: u32,
    /// The terms of the evaluation.
    pub terms: &'static [&'static str],
    /// The names of the choices.
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
    /// The name of the choice.
    pub choice: ChoiceInfo,
    /// The search.
    pub appraise: Appraise,
}

/// Reviews the next decision of a game; `None` if there is none left or the review was stopped.
pub type Next = Box<dyn FnMut(&AtomicBool) -> Option<Moment> + Send>;

/// The review of a finished game.
pub struct ReviewJob {
    /// The number of decisions to review.
    pub decisions: usize,
    /// The search.
    pub next: Next,
}
