//! A resource that is paid or given.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::content::Resource;
use crate::decisions::Answer;
use crate::names::find_resource;
use crate::state::State;
use crate::telling::amount;

/// Pay or give one resource of this kind.
#[derive(Clone, Copy)]
pub(crate) struct Pay {
    pub resource: Resource,
}

impl Answer for Pay {
    const WORD: &'static str = "pay";

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-pay").message("what", amount(self.resource, 1))
    }

    fn group(self) -> &'static str {
        "pay"
    }

    fn details(self, _: &Everdell) -> String {
        self.resource.name().to_owned()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        find_resource(details).map(Choice::Pay)
    }
}
