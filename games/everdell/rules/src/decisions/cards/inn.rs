//! The Inn: a meadow card for 3 less (E9.3).

use crate::agenda::Source;
use crate::decisions::invitations::no_such_offer;
use crate::decisions::{Invites, Verdict};
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The Inn invites to play a card.
#[derive(Clone, Copy)]
pub(crate) struct Inn;

impl Invites for Inn {
    const NAME: &'static str = "inn";
    const RULE: Rule = Rule::E9_3;
    const OFF: Option<u8> = Some(3);

    fn fits(self, _: &Everdell, _: &State, source: Source, _: Kind) -> Verdict {
        match source {
            Source::Meadow(_) => Ok(()),
            _ => no_such_offer(),
        }
    }
}
