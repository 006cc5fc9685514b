//! Where a captured mouse is rescued (M22.4).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question};
use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::content::Spaces;
use crate::event::Event;
use crate::front::{Thing, of_mouse};
use crate::index::{MouseIx, SpaceIx, TileIx, bit, bits};
use crate::names::below;
use crate::play::Play;
use crate::setup::Rescue;
use crate::state::{Plight, Spot, State, TILES};
use crate::{Mystics, Rule};

/// Asks where a mouse is rescued.
#[derive(Clone, Copy)]
pub(super) struct WhereToRescue {
    pub mouse: MouseIx,
}

impl Question for WhereToRescue {
    const NAME: &'static str = "rescue";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M22_4
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.rescue_spots(state, self.mouse) != [0; TILES]
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        for (tile, spaces) in TileIx::enumerate(game.rescue_spots(state, self.mouse)) {
            choices.extend(bits(spaces).map(|space| Choice::Spot(tile, space)));
        }
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-rescue", state, self.mouse)
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        let all = TileIx::enumerate(game.rescue_spots(state, self.mouse));
        view.spaces = all.flat_map(|(tile, spaces)| game.look_at_spots(state, tile, spaces)).collect();
    }

    fn meant(self, game: &Mystics, state: &State, thing: Thing, choices: &mut Vec<Choice>) {
        choices.push(match thing {
            Thing::Space(space) => Choice::Spot(self.tile(game, state), space),
            _ => thing.answer(),
        });
    }
}

/// The choice of a space for the mouse, with the slot of its tile.
#[derive(Clone, Copy)]
pub(super) struct PutBack {
    pub tile: TileIx,
    pub space: SpaceIx,
}

impl Answer for PutBack {
    const WORD: &'static str = "spot";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let Task::Rescue(mouse) = task else { return None };
        let spaces = game.rescue_spots(state, mouse).get(usize::from(self.tile)).copied().unwrap_or(0);
        Some(demand(spaces & bit(self.space) != 0, Rule::M22_4, "my-no-rescue"))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let Task::Rescue(mouse) = task else { return None };
        play.rescue(mouse, Spot { tile: self.tile, space: self.space });
        Some(Ok(()))
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let side = state.side(self.tile);
        let message = Message::new("my-do-spot").message("space", game.space_words(side, self.space));
        game.with_side(message, side)
    }

    fn details(self, _: &Mystics) -> String {
        format!("{}:{}", self.tile, self.space)
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        let (tile, space) = details.split_once(':')?;
        let tile = TileIx::new(below(tile, TILES)?);
        Some(Choice::Spot(tile, game.space_named(state, tile, space)?))
    }
}

impl Mystics {
    /// The spaces where a captured mouse can be put in a rescue (M22.4), by tile: those of the other mice and the
    /// adjacent ones, where there is room.
    fn rescue_spots(&self, state: &State, mouse: MouseIx) -> [Spaces; TILES] {
        let mut spots = [0; TILES];
        for (_, other) in state.active().filter(|(at, _)| *at != mouse) {
            let tile = other.spot.tile;
            let crowd = self.crowd(state, tile);
            spots[usize::from(tile)] |= self.beside(state, other.spot) & !crowd.full;
        }
        spots
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Rescues a captured mouse. That is its whole turn (M22.4), or it has no further turn in this round (D29).
    fn rescue(&mut self, mouse: MouseIx, spot: Spot) {
        let early = self.state.options.rescue == Rescue::LastMinion && self.state.mouse_now() != Some(mouse);
        let me = self.state.mouse_mut(mouse);
        me.plight.clear(Plight::CAPTURED);
        me.spot = spot;
        if early {
            me.plight.set(Plight::RESCUED);
        }
        self.cite(Rule::D29);
        self.tell(Rule::M22_4, Event::Rescued { mouse, spot });
    }
}
