//! Where a mouse stands after an exit or a flip space (M15.4, M15.5, D51).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, among};
use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict};
use crate::content::{SPACES, Spaces};
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::{MouseIx, SpaceIx, TileIx, bit, bits, lowest};
use crate::play::Play;
use crate::readings::Changed;
use crate::state::{Spot, State};
use crate::{Mystics, Rule};

/// The number of small figures that fit on a space (M7.8).
const ROOM: u32 = 4;

/// Asks where a mouse lands.
#[derive(Clone, Copy)]
pub(super) struct WhereToLand {
    pub mouse: MouseIx,
    pub tile: TileIx,
    pub spaces: Spaces,
}

impl Question for WhereToLand {
    const NAME: &'static str = "land";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::D51
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn tile(self, _: &Mystics, _: &State) -> TileIx {
        self.tile
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.landing(state, self.tile, self.spaces).count_ones() > 1
    }

    /// A single possible space is taken without a question.
    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        let open = play.game.landing(play.state, self.tile, self.spaces);
        self.land(play, lowest(open));
        Ok(())
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(bits(game.landing(state, self.tile, self.spaces)).map(Choice::Space));
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        among(game.landing(state, self.tile, self.spaces), choice, Rule::D51)
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Space(space) = choice {
            self.land(play, space);
        }
        Ok(())
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        game.with_side(of_mouse("my-ask-land", state, self.mouse), state.side(self.tile))
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        let spaces = game.room_near(state, self.tile, self.spaces);
        view.spaces = game.look_at_spots(state, self.tile, spaces);
    }

    fn puts(self) -> Option<MouseIx> {
        Some(self.mouse)
    }
}

impl WhereToLand {
    /// The mouse stands on the new side.
    fn land<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, space: SpaceIx) {
        if self.spaces & bit(space) == 0 {
            play.cite(Rule::D80);
        }
        let spot = Spot { tile: self.tile, space };
        play.state.mouse_mut(self.mouse).spot = spot;
        play.cite(Rule::D51);
        play.tell(Rule::M15_4, Event::Landed { mouse: self.mouse, spot });
    }
}

impl Mystics {
    /// The possible spaces of the next arriving mouse: the preferred spaces, then the nearest ones with room
    /// (M15.5, D51). While more mice wait than the preferred spaces hold, the players choose who stands beside
    /// them.
    fn landing(&self, state: &State, tile: TileIx, spaces: Spaces) -> Spaces {
        let first = self.room_near(state, tile, spaces);
        if first & !spaces != 0 || !self.reads(Changed::ChosenBeside) {
            return first;
        }
        let map = self.map(state, tile);
        let here =
            self.mice_at(state, tile, first).count_ones() + self.foes_at(state, tile, first).count_ones();
        let room = (ROOM * first.count_ones()).saturating_sub(here);
        let arriving = |task: &&Task| matches!(task, Task::Land { .. });
        let waiting = u32::try_from(state.agenda.tasks().iter().filter(arriving).count()).unwrap_or(u32::MAX);
        // Special areas hold any number of figures (M7.4).
        if waiting <= room || first & map.areas != 0 {
            return first;
        }
        let full = self.crowd(state, tile).full;
        let beside = bits(spaces).fold(0, |all, space: SpaceIx| all | map.prowl[space.index() % SPACES]);
        first | beside & map.all & !full
    }
}
