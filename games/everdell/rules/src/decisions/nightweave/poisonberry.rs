//! Poisonberry jam: she borrows a worker, unless one of two prices is paid (N16.13).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::content::Resource;
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::event::Event;
use crate::index::{Owner, PlotIx, WorkerIx};
use crate::modules::Plot;
use crate::play::Play;
use crate::state::Post;
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::PoisonberryJam.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// The jam asks for one of two prices and its items, or else which worker she borrows.
#[derive(Clone, Copy)]
pub(crate) struct PoisonberryJam;

impl Purpose for PoisonberryJam {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_13
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn two_of(self) -> Resource {
        Resource::Pebble
    }

    fn neither<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner) -> Done<C> {
        if play.game.liftable(play.state, who, WHY).next().is_some() {
            play.push(Task::ChooseWorker { who, why: WHY });
        } else {
            play.state.lair.lend_next = true;
            play.tell(Rule::N16_13, Event::Plot { plot: PLOT });
        }
        Ok(())
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, _: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        Ok(())
    }

    fn lifted<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        worker: WorkerIx,
        post: Post,
    ) -> Done<C> {
        play.module_worker(who, worker, post, WHY);
        Ok(())
    }
}
