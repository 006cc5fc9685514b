//! Games as environments for reinforcement learning: observations and choices as numbers.
//!
//! [`Encoded`] encodes positions and choices of a game as rows of 16-bit integers; [`Env`] plays one game after
//! another with a fixed action space; [`VecEnv`] steps many of them at once. Nothing here depends on Python.
//!
//! **Actions.** Legal choices change from decision to decision, so an action is the index of a choice in the list of
//! legal ones, which has a fixed order. The list is shown [`Rules::width`] entries at a time; if there are more, the
//! last action turns the page and plays nothing. So every legal choice is reachable for any width. The observation
//! describes each choice by its features.
//!
//! **Hidden information.** An observation is written from the position, but depends only on what the audience's view
//! shows. A law in `tests` redraws what a seat cannot see and requires the same numbers.

#![forbid(unsafe_code)]

mod env;
mod feature_writer;
mod vec_env;

use search::BotFactory;
use tabletop::{Audience, Decision, RuleId};

pub use env::{Env, Illegal, Rules, Step};
pub use feature_writer::{FeatureWriter, Names, Values, names};
pub use vec_env::{Rows, VecEnv};

/// The number of features of a choice.
pub const FEATURES: usize = 8;

/// The features of a choice, named by [`Encoded::FEATURE_NAMES`].
pub type Features = [i16; FEATURES];

/// A game whose positions and choices can be encoded as numbers.
pub trait Encoded: BotFactory {
    /// The default number of choices shown at once; more are paged. Tests measure how many there are in random play.
    const WIDTH: usize;

    /// The names of the features of a choice.
    const FEATURE_NAMES: [&'static str; FEATURES];

    /// The sorts of choices; the first feature of a choice is the index of its sort, from 1.
    const SORTS: &'static [&'static str];

    /// Writes what an audience sees of a position.
    fn observe<P: FeatureWriter>(&self, state: &Self::State, audience: Audience, pen: &mut P);

    /// The features of a choice, for the deciding seat.
    fn features(&self, state: &Self::State, choice: Self::Choice) -> Features;
}

/// The open decision, the number of choices, and the page shown.
type Asked<R> = (Option<Decision<R>>, usize, usize);

/// Writes the numbers that all observations begin with.
fn head<R: RuleId, P: FeatureWriter>(audience: Audience, (decision, choices, page): Asked<R>, pen: &mut P) {
    let asks = decision.is_some_and(|decision| audience == Audience::Seat(decision.seat));
    let (choices, page) = if asks { (choices, page) } else { (0, 0) };
    pen.write(
        ["asked", "over", "rule", "choices", "choices_page"],
        [
            asks.into(),
            decision.is_none().into(),
            decision.map_or(0, |decision| count(decision.rule.index() + 1)),
            count(choices),
            count(page),
        ],
    );
}

/// Writes a whole observation: the common head, then the position.
fn write<G: Encoded, P: FeatureWriter>(
    game: &G,
    state: &G::State,
    audience: Audience,
    asked: Asked<G::Rule>,
    pen: &mut P,
) {
    head(audience, asked, pen);
    game.observe(state, audience, pen);
}

/// A count as a number of an observation, saturating.
#[inline]
pub fn count(count: usize) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}

/// An index counted from 1; 0 for no index (`u8::MAX`).
#[inline]
pub fn place(place: u8) -> i16 {
    i16::from(place.wrapping_add(1))
}
