//! Party items in a turn (M26). Each item has a file of its own.

use tabletop::{Chance, Log};

use super::{fork, grape, hook};
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::index::{MouseIx, SpaceIx, bit};
use crate::kinds::Treasure;
use crate::play::Play;
use crate::state::{Spot, State, Whereabouts};
use crate::{Mystics, Rule};

/// Calls `tell` with every conceivable use of party items, in a fixed order.
fn each(game: &Mystics, state: &State, mouse: MouseIx, mut tell: impl FnMut(Choice)) {
    hook::each(game, state, mouse, &mut tell);
    fork::each(game, state, mouse, &mut tell);
    grape::each(game, state, mouse, &mut tell);
}

/// Offers every allowed use of party items.
pub(super) fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
    each(game, state, mouse, |choice| {
        if game.refusal(state, choice).is_ok() {
            choices.push(choice);
        }
    });
}

/// The uses of party items for a click on a space.
pub(super) fn each_on(
    game: &Mystics,
    state: &State,
    mouse: MouseIx,
    space: SpaceIx,
    choices: &mut Vec<Choice>,
) {
    each(game, state, mouse, |choice| match choice {
        Choice::PlaceHook(at) | Choice::Launch(_, at) | Choice::Disarm(at) | Choice::Bait(at)
            if at == space =>
        {
            choices.push(choice);
        }
        _ => {}
    });
}

impl Mystics {
    /// Whether a party item is in the stash.
    pub(super) fn is_stashed(&self, state: &State, treasure: Treasure) -> bool {
        state.treasures[treasure.index()] == Whereabouts::Stash
    }

    /// Refuses unless a party item is in the stash (M26.1).
    pub(super) fn check_stashed(&self, state: &State, treasure: Treasure) -> Verdict {
        demand(self.is_stashed(state, treasure), Rule::M26_1, "my-no-treasure")
    }

    /// Refuses unless the tile of a mouse has this space.
    pub(super) fn check_space(&self, state: &State, mouse: MouseIx, space: SpaceIx, rule: Rule) -> Verdict {
        let known = self.map(state, state.mouse(mouse).spot.tile).all;
        demand(known & bit(space) != 0, rule, "my-no-space")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A party item is placed.
    pub(super) fn lay(&mut self, treasure: Treasure, spot: Spot, other: SpaceIx, rule: Rule) {
        let Spot { tile, space: one } = spot;
        self.state.treasures[treasure.index()] = Whereabouts::Placed { tile, one, other };
        self.tell(rule, Event::Placed { treasure, tile, one, other });
    }

    /// A party item goes back to the stash.
    pub(super) fn pick_up(&mut self, treasure: Treasure, rule: Rule) {
        self.state.treasures[treasure.index()] = Whereabouts::Stash;
        self.tell(rule, Event::Stashed { treasure });
    }
}
