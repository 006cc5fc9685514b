//! Which worker travels by ticket (L12).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::index::{Owner, WorkerIx};
use crate::play::Play;
use crate::state::Post;
use crate::{Everdell, Rule};

/// The ticket asks which worker travels.
#[derive(Clone, Copy)]
pub(crate) struct Ticket;

impl Purpose for Ticket {
    fn name(self) -> &'static str {
        "ticket"
    }

    fn rule(self) -> Rule {
        Rule::L12
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-for-ticket")
    }

    fn lifted<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        worker: WorkerIx,
        post: Post,
    ) -> Done<C> {
        play.travels(who, worker, post);
        Ok(())
    }
}
