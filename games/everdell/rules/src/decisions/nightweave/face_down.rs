//! Paralysing fear and Locked: critters or constructions are turned face down, except as many as are paid for (N16.28,
//! N16.38).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::decisions::nightweave::{module_source, plot};
use crate::decisions::{Done, Purpose, face_up};
use crate::index::{Owner, PlotIx, Slot, bits};
use crate::modules::{HUMAN, Plot};
use crate::play::Play;
use crate::state::{Built, Cards, FACE_DOWN, SPARED, State};
use crate::{Everdell, Rule};

/// The place of Paralysing fear in the content.
pub(crate) const FEAR: PlotIx = Plot::ParalysingFear.ix();
/// The place of Locked in the content.
pub(crate) const LOCKED: PlotIx = Plot::Locked.ix();

/// Such a plot asks for items, and then which cards stay face up.
#[derive(Clone, Copy)]
pub(crate) struct FaceDown {
    pub plot: Plot,
}

impl Purpose for FaceDown {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        self.plot.rule()
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, plot(self.plot))
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        let why = plot(self.plot);
        play.thwarted_with(done, why);
        // Those that stay face up are chosen only if there is a choice.
        let waiting = self.pickable(play.game, play.state, who);
        if done == 0 {
            play.turn_the_rest(self.plot);
        } else if usize::from(done) < waiting.len() {
            play.push(Task::Pick { who, left: done, done: 0, why });
        }
        Ok(())
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| game.is_turned_by(self.plot, *card) && !card.has(SPARED))
    }

    fn least_picked(self) -> u8 {
        u8::MAX
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        _: Owner,
        owner: Owner,
        slot: Slot,
    ) -> Done<C> {
        if let Some(card) = play.state.city_mut(owner).get_mut(slot) {
            card.marks |= SPARED;
        }
        Ok(())
    }

    fn picked_all<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, _: Owner) -> Done<C> {
        play.turn_the_rest(self.plot);
        Ok(())
    }
}

impl Everdell {
    /// Whether a face-up card is turned down by Paralysing fear or Locked.
    pub(crate) fn is_turned_by(&self, plot: Plot, card: Built) -> bool {
        let critters = plot == Plot::ParalysingFear;
        !card.has(FACE_DOWN) && self.facts(card.kind).critter == critters
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Cards that were not chosen to stay face up are turned down (N16.28, N16.38).
    fn turn_the_rest(&mut self, plot: Plot) {
        let rule = plot.rule();
        for slot in bits(self.state.city(HUMAN).used()) {
            let Some(card) = self.state.city_mut(HUMAN).get_mut(slot) else { continue };
            let spared = card.has(SPARED);
            card.marks &= !SPARED;
            let card = *card;
            if !spared && self.game.is_turned_by(plot, card) {
                self.turn(slot, true, rule);
            }
        }
    }
}
