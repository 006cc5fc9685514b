//! Copycat: she gains two tokens for each hand card (N16.19, R79).

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{Owner, PlotIx};
use crate::modules::Plot;
use crate::play::Play;

use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::Copycat.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// Copycat asks which hand cards are discarded first.
#[derive(Clone, Copy)]
pub(crate) struct Copycat;

impl Purpose for Copycat {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_19
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        play.cite(Rule::R79);
        let hand = play.state.player(who).hand.len();
        play.gain_points(Owner::RIVAL, hand.saturating_mul(2), Rule::N16_19);
        Ok(())
    }
}
