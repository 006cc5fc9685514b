//! A resource of the cost that the Judge replaces (E7.6).

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::content::Resource;
use crate::decisions::Answer;
use crate::names::find_resource;
use crate::state::State;
use crate::telling::amount;

/// Replace one of the first by one of the second.
#[derive(Clone, Copy)]
pub(crate) struct Swap {
    pub from: Resource,
    pub to: Resource,
}

impl Answer for Swap {
    const WORD: &'static str = "swap";

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-swap").message("from", amount(self.from, 1)).message("to", amount(self.to, 1))
    }

    fn group(self) -> &'static str {
        "swap"
    }

    fn details(self, _: &Everdell) -> String {
        format!("{}:{}", self.from.name(), self.to.name())
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        let (from, to) = details.split_once(':')?;
        Some(Choice::Swap(find_resource(from)?, find_resource(to)?))
    }
}
