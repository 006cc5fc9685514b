//! The Postal Pigeon: a revealed card of base value 3 or less, free (E9.1).

use crate::agenda::Source;
use crate::decisions::invitations::{low_value, no_such_offer};
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The Postal Pigeon invites to play a card.
#[derive(Clone, Copy)]
pub(crate) struct PostalPigeon;

impl Invites for PostalPigeon {
    const NAME: &'static str = "pigeon";
    const RULE: Rule = Rule::E9_1;

    fn may_decline(self, _: &Everdell) -> bool {
        true
    }

    fn fits(self, game: &Everdell, _: &State, source: Source, kind: Kind) -> Verdict {
        match source {
            Source::Shown(_) => low_value(game, kind),
            _ => no_such_offer(),
        }
    }
}
