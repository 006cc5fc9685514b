//! A resource that a discount spares.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::content::Resource;
use crate::decisions::Answer;
use crate::names::find_resource;
use crate::state::State;
use crate::telling::amount;

/// Spare one resource of this kind from the cost.
#[derive(Clone, Copy)]
pub(crate) struct Save {
    pub resource: Resource,
}

impl Answer for Save {
    const WORD: &'static str = "save";

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-save").message("what", amount(self.resource, 1))
    }

    fn group(self) -> &'static str {
        "save"
    }

    fn details(self, _: &Everdell) -> String {
        self.resource.name().to_owned()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        find_resource(details).map(Choice::Save)
    }
}
