//! The other plans and plots, which ask none of the common questions.

use tabletop::Message;

use crate::agenda::Why;
use crate::decisions::Purpose;
use crate::decisions::nightweave::module_source;
use crate::modules::rule_of;
use crate::{Everdell, Rule};

/// A plan or plot without questions of the common forms.
#[derive(Clone, Copy)]
pub(crate) struct Other {
    pub why: Why,
}

impl Purpose for Other {
    fn name(self) -> &'static str {
        if matches!(self.why, Why::Plan(_)) { "plan" } else { "plot" }
    }

    fn rule(self) -> Rule {
        rule_of(self.why)
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, self.why)
    }
}
