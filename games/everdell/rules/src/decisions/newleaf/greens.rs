//! Chipsmith and Gardener activate green cards of the own city (LR26).

use crate::Rule;
use crate::agenda::{LeafTask, Task};
use crate::decisions::forms::greens::ActivatesGreens;
use crate::index::Owner;
use crate::kind::Kind;

/// Asks which green card is activated next.
#[derive(Clone, Copy)]
pub(crate) struct WhichGreen {
    pub who: Owner,
    pub kind: Kind,
    pub left: u8,
    pub may: bool,
}

impl ActivatesGreens for WhichGreen {
    const RULE: Rule = Rule::LR26;

    fn who(self) -> Owner {
        self.who
    }

    fn left(self) -> u8 {
        self.left
    }

    fn may(self) -> bool {
        self.may
    }

    fn again(self, left: u8) -> Task {
        let Self { who, kind, may, .. } = self;
        Task::Leaf(LeafTask::Activate { who, kind, left, may })
    }
}
