//! Theft: the die names a resource of which the player loses three, unless two cards are discarded (N16.15, N16.36,
//! N16.40, N16.42).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::content::Stock;
use crate::decisions::nightweave::{module_source, plot};
use crate::decisions::{Done, Purpose};
use crate::event::Event;
use crate::index::{Owner, PlotIx};
use crate::modules::Plot;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// The places of the four thefts in the content.
pub(crate) const FIRST: PlotIx = Plot::Theft1.ix();
/// See [`FIRST`].
pub(crate) const SECOND: PlotIx = Plot::Theft2.ix();
/// See [`FIRST`].
pub(crate) const THIRD: PlotIx = Plot::Theft3.ix();
/// See [`FIRST`].
pub(crate) const FOURTH: PlotIx = Plot::Theft4.ix();

/// A theft asks whether it is thwarted, and which hand cards are discarded for that.
#[derive(Clone, Copy)]
pub(crate) struct Theft {
    pub plot: Plot,
}

impl Purpose for Theft {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        self.plot.rule()
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, plot(self.plot))
    }

    fn can_say_yes(self, _: &Everdell, state: &State, who: Owner) -> bool {
        state.player(who).hand.len() >= 2
    }

    fn decided<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        yes: bool,
    ) -> Done<C> {
        if yes {
            play.push(Task::Discard { who, left: 2, done: 0, least: 2, why: plot(self.plot) });
            return Ok(());
        }
        play.steal(who, self.plot)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, _: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, plot(self.plot));
        Ok(())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The die names a resource, and the player loses three of it (N16.15, R81).
    fn steal(&mut self, who: Owner, plot: Plot) -> Result<(), C::Error> {
        let rule = plot.rule();
        let face = self.chance.die("d8", 8)?;
        self.tell(rule, Event::Rolled { face });
        let die = self.game.content.plots.get(plot as usize).and_then(|plot| plot.die);
        let Some(resource) = die.and_then(|die| die.get(usize::from(face - 1)).copied()) else {
            return Ok(());
        };
        self.tell(rule, Event::DieResource { resource });
        let count = self.state.player(who).stock[resource].min(3);
        self.cite(Rule::R81);
        self.pay(who, Stock::of(resource, count), rule);
        Ok(())
    }
}
