//! The Undertaker: three meadow cards go, and one of the new ones is drawn (E9.1, R104).

use tabletop::Message;

use crate::decisions::Purpose;
use crate::kind::Kind;
use crate::{Everdell, Rule};

/// The Undertaker asks which meadow cards go.
#[derive(Clone, Copy)]
pub(crate) struct Undertaker;

impl Purpose for Undertaker {
    fn name(self) -> &'static str {
        "undertaker"
    }

    fn rule(self) -> Rule {
        Rule::E9_1
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Undertaker)
    }
}
