//! The train ticket (L12).

use tabletop::{Chance, Log};

use crate::agenda::{Task, Why};
use crate::choice::Refusal;
use crate::content::Season;
use crate::event::Event;
use crate::index::Owner;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Checks using the ticket (L12): the return side only after preparing for summer, and with a worker that can go
    /// somewhere else (LR5).
    pub(crate) fn check_ticket(&self, state: &State, who: Owner) -> Result<(), Refusal> {
        let left = state.leaf().map_or(0, |leaf| leaf.tickets[who.index()]);
        match left {
            0 => return Err(Refusal::plain(Rule::L12, "no-ticket")),
            1 if !matches!(state.player(who).season, Season::Summer | Season::Autumn) => {
                return Err(Refusal::plain(Rule::L12, "no-return-yet"));
            }
            _ => {}
        }
        let goes = self.liftable(state, who, Why::Ticket).any(|from| {
            let mut found = false;
            // The worker that travels is still there; its own space does not count (LR5).
            self.each_post(state, who, |post| {
                found = found || post != from && self.check_place(state, who, post).is_ok();
            });
            found
        });
        if goes { Ok(()) } else { Err(Refusal::plain(Rule::LR5, "no-traveller")) }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Uses a side of the ticket (L12).
    pub(crate) fn use_ticket(&mut self, who: Owner) {
        let Some(leaf) = self.state.leaf_mut() else { return };
        let sides = &mut leaf.tickets[who.index()];
        *sides = sides.saturating_sub(1);
        let left = *sides;
        self.tell(Rule::L12, Event::TicketUsed { who, left });
        self.push(Task::ChooseWorker { who, why: Why::Ticket });
    }

    /// A worker has been lifted to travel (L12).
    pub(crate) fn travels(&mut self, who: Owner, worker: crate::index::WorkerIx, from: Post) {
        // Until it is placed it is neither at home nor on a space.
        self.state.player_mut(who).workers[usize::from(worker)] = Post::Lair;
        self.state.lifted_from = from;
        self.cite(Rule::LR5);
        if matches!(from, Post::Wonder(_) | Post::Discovery(_)) {
            self.cite(Rule::CR4);
        }
        self.push(Task::MoveTo { who, worker });
    }
}
