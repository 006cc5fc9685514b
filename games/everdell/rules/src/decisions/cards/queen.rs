//! The Queen: a card of base value 3 or less from hand or meadow, free (E9.3).

use crate::agenda::Source;
use crate::decisions::invitations::{low_value, no_free_legend, no_such_offer};
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The Queen invites to play a card.
#[derive(Clone, Copy)]
pub(crate) struct Queen;

impl Invites for Queen {
    const NAME: &'static str = "queen";
    const RULE: Rule = Rule::E9_3;

    fn fits(self, game: &Everdell, _: &State, source: Source, kind: Kind) -> Verdict {
        match source {
            Source::Hand(_) | Source::Meadow(_) => low_value(game, kind),
            Source::Legend(_) => no_free_legend(),
            _ => no_such_offer(),
        }
    }
}
