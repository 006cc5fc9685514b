//! Ransom: she holds a worker on her board, unless one of two prices is paid (N16.22, R71).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{Owner, PlotIx, WorkerIx};
use crate::modules::Plot;
use crate::play::Play;
use crate::state::Post;
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::Ransom.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// Ransom asks for one of two prices and its items, or else which worker she holds.
#[derive(Clone, Copy)]
pub(crate) struct Ransom;

impl Purpose for Ransom {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_22
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn neither<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner) -> Done<C> {
        play.cite(Rule::R71);
        let home = play.state.player(who).workers.iter().position(|&worker| worker == Post::Home);
        match home.and_then(WorkerIx::at) {
            Some(worker) => play.module_worker(who, worker, Post::Home, WHY),
            None => {
                let level = play.state.level;
                play.gain_points(Owner::RIVAL, level, Rule::N16_22);
                play.push(Task::ChooseWorker { who, why: WHY });
            }
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
