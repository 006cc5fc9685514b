//! The pigs, an ability of workers: the top Farm of the pile, free (N5.13).

use crate::agenda::Source;
use crate::decisions::invitations::no_such_offer;
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The pigs invite to play the top Farm.
#[derive(Clone, Copy)]
pub(crate) struct Pigs;

impl Invites for Pigs {
    fn name(self) -> &'static str {
        "pigs"
    }

    fn rule(self) -> Rule {
        Rule::N5_13
    }

    fn told(self) -> Rule {
        Rule::N5_13
    }

    fn may_decline(self, _: &Everdell) -> bool {
        true
    }

    fn fits(self, _: &Everdell, _: &State, source: Source, _: Kind) -> Verdict {
        match source {
            Source::Pile => Ok(()),
            _ => no_such_offer(),
        }
    }
}
