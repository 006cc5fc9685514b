//! The Green Acorn: any card for 4 less (H3.17).

use crate::agenda::Source;
use crate::decisions::invitations::no_such_offer;
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The Green Acorn invites to play a card.
#[derive(Clone, Copy)]
pub(crate) struct GreenAcorn;

impl Invites for GreenAcorn {
    const NAME: &'static str = "green-acorn";
    const RULE: Rule = Rule::H3_17;
    const TOLD: Rule = Rule::H3_17;
    const OFF: Option<u8> = Some(4);

    fn fits(self, _: &Everdell, _: &State, source: Source, _: Kind) -> Verdict {
        match source {
            Source::Hand(_) | Source::Meadow(_) | Source::Legend(_) => Ok(()),
            _ => no_such_offer(),
        }
    }
}
