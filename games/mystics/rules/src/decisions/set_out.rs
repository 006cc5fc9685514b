//! On which space of the start a mouse begins (M2.6).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, among};
use crate::board::AskedView;
use crate::choice::{Choice, Verdict};
use crate::content::Spaces;
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::{MouseIx, TileIx, bits, lowest};
use crate::play::Play;
use crate::state::{Spot, State};
use crate::{Mystics, Rule};

/// Asks where a mouse begins.
#[derive(Clone, Copy)]
pub(super) struct WhereToBegin {
    pub mouse: MouseIx,
}

impl WhereToBegin {
    /// The spaces to choose from.
    fn spaces(self, game: &Mystics, state: &State) -> Spaces {
        game.starts(state, self.mouse).map_or(0, |(_, spaces)| spaces)
    }
}

impl Question for WhereToBegin {
    const NAME: &'static str = "set-out";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M2_6
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn tile(self, game: &Mystics, state: &State) -> TileIx {
        game.starts(state, self.mouse).map_or(TileIx::new(0), |(tile, _)| tile)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        self.spaces(game, state).count_ones() > 1
    }

    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.set_out_alone(self.mouse);
        Ok(())
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(bits(self.spaces(game, state)).map(Choice::Space));
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        among(self.spaces(game, state), choice, Rule::M2_6)
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Space(space) = choice {
            let tile = self.tile(play.game, play.state);
            play.set_out(self.mouse, Spot { tile, space });
        }
        Ok(())
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        let side = state.side(self.tile(game, state));
        game.with_side(of_mouse("my-ask-set-out", state, self.mouse), side)
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        view.spaces = game
            .starts(state, self.mouse)
            .map_or_else(Vec::new, |(tile, spaces)| game.look_at_spots(state, tile, spaces));
    }

    fn puts(self) -> Option<MouseIx> {
        Some(self.mouse)
    }
}

impl Mystics {
    /// The tile on which a mouse begins, and the spaces (M2.6).
    fn starts(&self, state: &State, mouse: MouseIx) -> Option<(TileIx, Spaces)> {
        let mut before = 0;
        for group in &self.chapter(state).groups {
            before += group.count;
            if mouse.get() < before {
                let tile = TileIx::new(group.slot);
                let full = self.crowd(state, tile).full;
                return Some((tile, group.spaces & !full));
            }
        }
        None
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A single possible starting space is taken without a question.
    fn set_out_alone(&mut self, mouse: MouseIx) {
        if let Some((tile, spaces)) = self.game.starts(self.state, mouse) {
            let space = bits(spaces).next().unwrap_or_else(|| {
                let near = self.game.room_near(self.state, tile, spaces);
                lowest(near)
            });
            self.set_out(mouse, Spot { tile, space });
        }
    }

    /// Puts a mouse on its first space (M2.6).
    fn set_out(&mut self, mouse: MouseIx, spot: Spot) {
        self.state.mouse_mut(mouse).spot = spot;
        self.tell(Rule::M2_6, Event::SetOut { mouse, spot });
    }
}
