//! Borrowed: three hand cards go to her, one fewer for each resource paid (N16.31).

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{Owner, PlotIx};
use crate::modules::Plot;
use crate::play::Play;
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::Borrowed.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// Borrowed asks which resources are paid.
#[derive(Clone, Copy)]
pub(crate) struct Borrowed;

impl Purpose for Borrowed {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_31
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        for _ in done..play.state.player(who).hand.len().min(3) {
            if let Some(kind) = play.random_hand_card(who)? {
                play.goes_to_her_hand(who, kind, Rule::N16_31);
            }
        }
        Ok(())
    }
}
