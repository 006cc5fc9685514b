//! Cirrus Windfall: a card of base value 3 or less from hand or meadow, free (H3.14).

use crate::agenda::Source;
use crate::decisions::invitations::{low_value, no_free_legend, no_such_offer};
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// Cirrus Windfall invites to play a card.
#[derive(Clone, Copy)]
pub(crate) struct Cirrus;

impl Invites for Cirrus {
    const NAME: &'static str = "cirrus";
    const RULE: Rule = Rule::H3_14;
    const TOLD: Rule = Rule::H3_14;

    fn may_decline(self, _: &Everdell) -> bool {
        true
    }

    fn fits(self, game: &Everdell, _: &State, source: Source, kind: Kind) -> Verdict {
        match source {
            Source::Hand(_) | Source::Meadow(_) => low_value(game, kind),
            Source::Legend(_) => no_free_legend(),
            _ => no_such_offer(),
        }
    }
}
