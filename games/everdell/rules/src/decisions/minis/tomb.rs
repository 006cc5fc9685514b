//! The Everflame Tomb: any card from hand or meadow, free (N4.12).

use crate::agenda::Source;
use crate::decisions::invitations::{no_free_legend, no_such_offer};
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The Everflame Tomb invites to play a card.
#[derive(Clone, Copy)]
pub(crate) struct Tomb;

impl Invites for Tomb {
    const NAME: &'static str = "tomb";
    const RULE: Rule = Rule::N4_12;
    const TOLD: Rule = Rule::N4_12;

    fn fits(self, _: &Everdell, _: &State, source: Source, _: Kind) -> Verdict {
        match source {
            Source::Hand(_) | Source::Meadow(_) => Ok(()),
            Source::Legend(_) => no_free_legend(),
            _ => no_such_offer(),
        }
    }
}
