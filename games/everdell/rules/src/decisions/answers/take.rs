//! A resource that is gained.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::content::Resource;
use crate::decisions::Answer;
use crate::names::find_resource;
use crate::state::State;
use crate::telling::amount;

/// Gain one resource of this kind.
#[derive(Clone, Copy)]
pub(crate) struct Take {
    pub resource: Resource,
}

impl Answer for Take {
    const WORD: &'static str = "take";

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-take").message("what", amount(self.resource, 1))
    }

    fn group(self) -> &'static str {
        "take"
    }

    fn details(self, _: &Everdell) -> String {
        self.resource.name().to_owned()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        find_resource(details).map(Choice::Take)
    }
}
