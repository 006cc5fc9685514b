//! The forest card of Bellfaire that activates two green cards (B10).

use crate::Rule;
use crate::agenda::{FairTask, Task};
use crate::decisions::forms::greens::ActivatesGreens;
use crate::index::Owner;

/// Asks which green card is activated.
#[derive(Clone, Copy)]
pub(crate) struct WhichGreen {
    pub who: Owner,
    pub left: u8,
}

impl ActivatesGreens for WhichGreen {
    const RULE: Rule = Rule::B10;

    fn who(self) -> Owner {
        self.who
    }

    fn left(self) -> u8 {
        self.left
    }

    fn may(self) -> bool {
        false
    }

    fn again(self, left: u8) -> Task {
        Task::Fair(FairTask::Activate { who: self.who, left })
    }
}
