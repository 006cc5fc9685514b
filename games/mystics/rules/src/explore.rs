//! Exploring through an exit and over a flip space (M15).

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::choice::{Verdict, demand};
use crate::content::Spaces;
use crate::event::Event;
use crate::index::{self, MouseIx, SideIx, TileIx};
use crate::kinds::{Edge, Treasure};
use crate::play::Play;
use crate::setup::WebbedExplorer;
use crate::state::{Plight, Spot, State, Whereabouts};
use crate::{Mystics, Rule};

impl Mystics {
    /// The tile beyond an edge.
    pub(crate) fn beyond(&self, state: &State, tile: TileIx, edge: Edge) -> Option<TileIx> {
        let here = state.tiles.get(usize::from(tile))?;
        let (x, y) = edge.step();
        let tiles = TileIx::enumerate(&state.tiles)
            .find(|(_, other)| other.side.is_some() && other.x == here.x + x && other.y == here.y + y);
        tiles.map(|(at, _)| at)
    }

    /// The side of the tile beyond an exit on which mice would arrive: the visible one, or its reverse (M15.3).
    pub(crate) fn side_beyond(&self, state: &State, tile: TileIx, edge: Edge) -> Option<(TileIx, SideIx)> {
        let exit = self.exit(state.side(tile), edge)?;
        let beyond = self.beyond(state, tile, edge)?;
        let up = state.side(beyond).get()?;
        let side = self.side_facts(up)?;
        let colour = exit.colour;
        let fits = |side: SideIx| self.exit(side, edge.opposite()).is_some_and(|exit| exit.colour == colour);
        if side.colour == colour || fits(up) {
            return fits(up).then_some((beyond, up));
        }
        let reverse = SideIx::new(side.reverse);
        fits(reverse).then_some((beyond, reverse))
    }

    /// With one reading a webbed mouse may not explore (D73).
    pub(crate) fn check_web_explore(&self, state: &State, mouse: MouseIx) -> Verdict {
        let held = state.mouse(mouse).plight.has(Plight::WEBBED);
        demand(
            !(held && state.options.webbed_explorer == WebbedExplorer::Stays),
            Rule::D73,
            "my-no-explore-web",
        )
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Turns a tile over; everything on the visible side is lost.
    pub fn turn_over(&mut self, tile: TileIx, side: SideIx, rule: Rule) {
        if let Some(place) = self.state.tiles.get_mut(usize::from(tile)) {
            place.side = side.into();
            place.traps = 0;
        }
        if self.state.snare.tile == tile {
            self.state.snare = Spot::AWAY;
        }
        self.tell(rule, Event::Turned { tile, side });
    }

    /// Moves the explorer and the other mice of its tile (M15.4, D51).
    pub fn move_party(&mut self, mouse: MouseIx, from: TileIx, tile: TileIx, spaces: Spaces) {
        let all = self.state.mice_on(from).fold(0, |all, (one, _)| all | one.bit());
        if self.state.mice_on(from).any(|(_, one)| one.plight.has(Plight::WEBBED)) {
            self.cite(Rule::D73);
        }
        self.leave_items(from);
        if !self.state.is_explored(tile) {
            self.push(Task::Visit { tile, mouse });
        }
        for one in index::mice(all) {
            self.state.mouse_mut(one).spot = Spot::AWAY;
        }
        // The explorer is placed first.
        for one in index::mice(all & !mouse.bit()) {
            self.push(Task::Land { mouse: one, tile, spaces });
        }
        self.push(Task::Land { mouse, tile, spaces });
    }

    /// Party items left on the board are lost (M26.3, M26.4).
    fn leave_items(&mut self, tile: TileIx) {
        for &treasure in Treasure::ALL {
            if let Whereabouts::Placed { tile: at, .. } = self.state.treasures[treasure.index()]
                && at == tile
            {
                let rule = if treasure == Treasure::Fork { Rule::M26_4 } else { Rule::M26_3 };
                self.tell(rule, Event::TreasureLost { treasure });
                self.back_into_deck(treasure, rule);
            }
        }
    }
}
