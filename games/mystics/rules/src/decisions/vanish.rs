//! Where a teleported mouse is put (H4.7).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, among};
use crate::board::AskedView;
use crate::choice::{Choice, Verdict};
use crate::content::Spaces;
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::{MouseIx, SpaceIx, bit, bits};
use crate::play::Play;
use crate::state::{Stage, State};
use crate::{Mystics, Rule};

/// Asks where a mouse is put.
#[derive(Clone, Copy)]
pub(super) struct WhereToVanish {
    pub mouse: MouseIx,
}

impl Question for WhereToVanish {
    const NAME: &'static str = "vanish";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::H4_7
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.vanishing(state, self.mouse) != 0
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(bits(game.vanishing(state, self.mouse)).map(Choice::Space));
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        among(game.vanishing(state, self.mouse), choice, Rule::H4_7)
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Space(space) = choice {
            play.vanish(self.mouse, space);
        }
        Ok(())
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-vanish", state, self.mouse)
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        let tile = state.mouse(self.mouse).spot.tile;
        view.spaces = game.look_at_spots(state, tile, game.vanishing(state, self.mouse));
    }
}

impl Mystics {
    /// The spaces to which a mouse can be teleported: any other space of its tile with room (H4.7).
    pub(crate) fn vanishing(&self, state: &State, mouse: MouseIx) -> Spaces {
        let me = state.mouse(mouse);
        if !me.is_active() {
            return 0;
        }
        let crowd = self.crowd_without(state, me.spot.tile, Some(mouse), None);
        self.map(state, me.spot.tile).all & !crowd.full & !bit(me.spot.space)
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse is put on another space (H4.7).
    fn vanish(&mut self, mouse: MouseIx, space: SpaceIx) {
        let from = self.state.mouse(mouse).spot.space;
        self.state.mouse_mut(mouse).spot.space = space;
        self.tell(Rule::H4_7, Event::Walked { mouse, from, to: space, cost: 0 });
        if self.state.mouse_now() == Some(mouse) {
            let spot = self.state.mouse(mouse).spot;
            if let Some(rule) = self.game.stop_rule(self.state, spot.tile, space) {
                self.cite(rule);
                self.state.doing.stage = Stage::Done;
            }
        }
        self.entered(mouse);
    }
}
