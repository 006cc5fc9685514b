//! A Well Run City: a deployed worker comes back (E6.2).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::event::Event;
use crate::index::{Owner, WorkerIx};
use crate::play::Play;
use crate::state::Post;
use crate::{Everdell, Rule};

/// The event asks which worker comes back.
#[derive(Clone, Copy)]
pub(crate) struct WellRun;

impl Purpose for WellRun {
    fn name(self) -> &'static str {
        "well-run"
    }

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("well_run_city")
    }

    fn lifted<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        _: WorkerIx,
        from: Post,
    ) -> Done<C> {
        play.tell(Rule::E6_2, Event::CameBack { who, from });
        Ok(())
    }
}
