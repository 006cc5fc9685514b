//! Questions whose answer is one of several zones.

use tabletop::{Chance, Log};

use super::common::{Done, Question, Verdict};
use crate::Ratcatcher;
use crate::choice::{Choice, Refusal};
use crate::index::{Zone, zones};
use crate::play::Play;
use crate::state::State;

/// A question whose answer is one of several zones.
pub(super) trait Picks: Question {
    /// The message of a choice.
    const LABEL: &'static str;
    /// The message for any other zone.
    const REFUSAL: &'static str;

    /// The zones, as bits.
    fn zones(self, game: &Ratcatcher, state: &State) -> u128;

    /// Continues with the chosen zone.
    fn picked<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, zone: Zone) -> Done<C>;
}

/// Offers each of the zones.
pub(super) fn offer(question: impl Picks, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
    choices.extend(zones(question.zones(game, state)).map(Choice::Pick));
}

/// Whether a zone is one of them.
pub(super) fn among<P: Picks>(question: P, game: &Ratcatcher, state: &State, zone: Zone) -> Verdict {
    if question.zones(game, state) & zone.bit() != 0 {
        Ok(())
    } else {
        Err(Refusal::plain(question.rule(), P::REFUSAL))
    }
}

/// The message of a choice.
pub(super) fn label_of<P: Picks>(_: P) -> &'static str {
    P::LABEL
}
