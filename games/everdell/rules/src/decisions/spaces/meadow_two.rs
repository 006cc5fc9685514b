//! The forest card with which two meadow cards are drawn, and one of them may be played for 1 less (E5.4).

use crate::agenda::Source;
use crate::choice::Refusal;
use crate::decisions::invitations::no_such_offer;
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The forest card invites to play one of the two cards.
#[derive(Clone, Copy)]
pub(crate) struct MeadowTwo;

impl Invites for MeadowTwo {
    fn name(self) -> &'static str {
        "meadow"
    }

    fn rule(self) -> Rule {
        Rule::E5_4
    }

    fn told(self) -> Rule {
        Rule::E5_4
    }

    fn off(self, _: &Everdell) -> Option<u8> {
        Some(1)
    }

    fn may_decline(self, _: &Everdell) -> bool {
        true
    }

    fn fits(self, _: &Everdell, state: &State, source: Source, _: Kind) -> Verdict {
        match source {
            Source::Hand(card) if state.drawn_two.contains(&Some(card)) => Ok(()),
            Source::Hand(_) => Err(Refusal::plain(Rule::E5_4, "no-other-card")),
            _ => no_such_offer(),
        }
    }
}
