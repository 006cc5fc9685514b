//! Games as environments to learn in: what a seat sees and what it may choose, as numbers.
//!
//! [`Encoded`] says how the positions and choices of a game are written as rows of small whole
//! numbers; [`Env`] plays one game after another behind an action space that never changes; and
//! [`VecEnv`] steps many of them at once. Nothing here knows Python.
//!
//! **Actions.** What may be chosen changes from decision to decision, so an action is the place of a
//! choice in the list of legal ones, which is in a fixed order. The list is shown [`Rules::width`]
//! entries at a time; where there are more choices, the last action turns the page, which plays
//! nothing. So no legal choice is ever out of reach, whatever the width. What a choice is follows from
//! its features, which stand beside it in the observation.
//!
//! **Secrets.** An observation is written from the position, but only from what the audience's view
//! shows. A law in `tests` draws anew what a seat cannot see and demands the same row of numbers.

#![forbid(unsafe_code)]

mod env;
mod feature_writer;
mod vec_env;

use search::BotFactory;
use tabletop::{Audience, Decision, RuleId};

pub use env::{Env, Illegal, Rules, Step};
pub use feature_writer::{FeatureWriter, Names, Values, names};
pub use vec_env::{Rows, VecEnv};

/// How many numbers tell what a choice is.
pub const FEATURES: usize = 8;

/// What a choice is, in numbers; what each means is told by [`Encoded::FEATURE_NAMES`].
pub type Features = [i16; FEATURES];

/// A game whose positions and choices can be written as numbers.
pub trait Encoded: BotFactory {
    /// How many choices are shown at once, if nobody says otherwise. Law tests measure how many there
    /// are in random play; more are paged.
    const WIDTH: usize;

    /// What the numbers of a choice are called.
    const FEATURE_NAMES: [&'static str; FEATURES];

    /// The sorts of choices; the first feature of a choice is the place of its sort here, from 1.
    const SORTS: &'static [&'static str];

    /// Writes what an audience sees of a position.
    fn observe<P: FeatureWriter>(&self, state: &Self::State, audience: Audience, pen: &mut P);

    /// What a choice is, to the seat that decides.
    fn features(&self, state: &Self::State, choice: Self::Choice) -> Features;
}

/// What is asked, how many choices there are, and which page of them is shown.
type Asked<R> = (Option<Decision<R>>, usize, usize);

/// What is written before every observation.
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

/// Writes everything an audience sees: the head that all games share, and the position.
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

/// A count as a number of an observation; what is larger than a number can be is the largest.
#[inline]
pub fn count(count: usize) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}

/// A place counted from 1; 0 for no place (`u8::MAX`).
#[inline]
pub fn place(place: u8) -> i16 {
    i16::from(place.wrapping_add(1))
}
