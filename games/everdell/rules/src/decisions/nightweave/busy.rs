//! Busy: she plays three cards of the deck, one fewer for each card discarded (N16.32).

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{Owner, PlotIx};
use crate::modules::Plot;
use crate::play::Play;
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::Busy.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// Busy asks which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Busy;

impl Purpose for Busy {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_32
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, _: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        for _ in done..3 {
            if let Some(kind) = play.turn_up("card")? {
                play.spider_plays(kind, Rule::N16_32)?;
            }
        }
        Ok(())
    }
}
