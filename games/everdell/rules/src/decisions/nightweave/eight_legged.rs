//! Eight-legged nightmare: the meadow is replaced, and tan hand cards go, unless three resources are paid (N16.24).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::content::Colour;
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{MeadowIx, Owner, PlotIx};
use crate::modules::Plot;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::EightLegged.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// The nightmare asks whether it is thwarted, and for which resources.
#[derive(Clone, Copy)]
pub(crate) struct EightLegged;

impl Purpose for EightLegged {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_24
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn can_say_yes(self, _: &Everdell, state: &State, who: Owner) -> bool {
        state.player(who).stock.total() >= 3
    }

    fn decided<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        yes: bool,
    ) -> Done<C> {
        if yes {
            play.push(Task::PayAny { who, left: 3, done: 0, least: 3, why: WHY });
            return Ok(());
        }
        play.nightmare(who)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, _: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        Ok(())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The meadow is replaced, and tan hand cards go (N16.24).
    fn nightmare(&mut self, who: Owner) -> Result<(), C::Error> {
        let rule = Rule::N16_24;
        for place in MeadowIx::all() {
            self.discard_meadow_card(place, rule);
        }
        self.refill()?;
        let hand = self.state.player(who).hand;
        for kind in hand.cards() {
            if self.game.colour(kind) == Colour::Traveler {
                self.discard_card(who, kind, rule);
            }
        }
        let level = self.state.level;
        self.gain_points(Owner::RIVAL, level, rule);
        Ok(())
    }
}
