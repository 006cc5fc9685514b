//! Exploring (M15): through an exit to the next tile, or over a flip space to the other side.

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::choice::{Verdict, demand};
use crate::content::{FlipKind, Spaces};
use crate::event::Event;
use crate::kinds::{Class, Edge, Treasure};
use crate::play::Play;
use crate::setup::WebbedExplorer;
use crate::state::{NONE, Plight, Spot, State, Whereabouts, bit, bits};
use crate::{Mystics, Rule};

impl Mystics {
    /// The tile beyond an edge.
    pub(crate) fn beyond(&self, state: &State, tile: u8, edge: Edge) -> Option<u8> {
        let here = state.tiles.get(usize::from(tile))?;
        let (x, y) = edge.step();
        let tiles = (0u8..)
            .zip(&state.tiles)
            .find(|(_, other)| other.side != NONE && other.x == here.x + x && other.y == here.y + y);
        tiles.map(|(at, _)| at)
    }

    /// The side of the tile beyond that mice would come to through an exit: the one that is up, or
    /// the other (M15.3).
    pub(crate) fn side_beyond(&self, state: &State, tile: u8, edge: Edge) -> Option<(u8, u8)> {
        let exit = self.content.exit(state.side(tile), edge)?;
        let beyond = self.beyond(state, tile, edge)?;
        let up = state.side(beyond);
        let side = &self.content.sides[usize::from(up)];
        let colour = exit.colour;
        let fits =
            |side: u8| self.content.exit(side, edge.opposite()).is_some_and(|exit| exit.colour == colour);
        if side.colour == colour || fits(up) {
            return fits(up).then_some((beyond, up));
        }
        fits(side.reverse).then_some((beyond, side.reverse))
    }

    /// Whether a mouse may explore through an exit (M15.1 to M15.3).
    pub(crate) fn check_exit(&self, state: &State, mouse: u8, edge: Edge) -> Verdict {
        let spot = state.mouse(mouse).spot;
        let exit = self.content.exit(state.side(spot.tile), edge);
        let at_exit = exit.is_some_and(|exit| exit.spaces & bit(spot.space) != 0);
        demand(at_exit, Rule::M15_2, "my-no-exit")?;
        self.check_web_explore(state, mouse)?;
        demand(state.foes_on(spot.tile).next().is_none(), Rule::M15_1, "my-no-explore-minions")?;
        let Some(beyond) = self.beyond(state, spot.tile, edge) else {
            return demand(false, Rule::M15_2, "my-no-exit-beyond");
        };
        let Some((_, side)) = self.side_beyond(state, spot.tile, edge) else {
            let same = exit.is_some_and(|exit| {
                self.content.sides[usize::from(state.side(beyond))].colour == exit.colour
            });
            return demand(false, if same { Rule::M15_2 } else { Rule::M15_3 }, "my-no-exit-meets");
        };
        // A tile on which somebody stands is not turned over (H5.6).
        let turned = side != state.side(beyond);
        let taken = state.mice_on(beyond).next().is_some() || state.foes_on(beyond).next().is_some();
        demand(!(turned && taken), Rule::H5_6, "my-no-exit-taken")
    }

    /// With one reading a webbed mouse does not explore (D73).
    fn check_web_explore(&self, state: &State, mouse: u8) -> Verdict {
        let held = state.mouse(mouse).plight.has(Plight::WEBBED);
        demand(
            !(held && state.options.webbed_explorer == WebbedExplorer::Stays),
            Rule::D73,
            "my-no-explore-web",
        )
    }

    /// Whether a mouse may explore over the flip space it stands on (M15.5, M15.6).
    pub(crate) fn check_flip(&self, state: &State, mouse: u8) -> Verdict {
        let spot = state.mouse(mouse).spot;
        let flip = self.content.sides[usize::from(state.side(spot.tile))].flip;
        let Some(flip) = flip.filter(|flip| flip.space == spot.space) else {
            return demand(false, Rule::M15_5, "my-no-flip");
        };
        self.check_web_explore(state, mouse)?;
        demand(state.foes_on(spot.tile).next().is_none(), Rule::M15_1, "my-no-explore-minions")?;
        match flip.kind {
            FlipKind::Plain => Ok(()),
            FlipKind::Fishhook => demand(state.owns(Treasure::Fishhook), Rule::M15_6, "my-no-flip-hook"),
            FlipKind::Cog => {
                let able =
                    self.is_class(state, mouse, Class::Tinkerer) || self.is_class(state, mouse, Class::Scamp);
                demand(able, Rule::M15_6, "my-no-flip-cog")
            }
        }
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Goes through an exit (M15.2 to M15.4).
    pub fn explore_exit(&mut self, mouse: u8, edge: Edge) {
        let tile = self.state.mouse(mouse).spot.tile;
        let Some((beyond, side)) = self.game.side_beyond(self.state, tile, edge) else { return };
        self.tell(Rule::M15_2, Event::Explores { mouse, edge: Some(edge) });
        if side != self.state.side(beyond) {
            self.turn_over(beyond, side, Rule::M15_3);
        }
        let spaces = self.game.content.exit(side, edge.opposite()).map_or(0, |exit| exit.spaces);
        self.move_party(mouse, tile, beyond, spaces);
    }

    /// Turns the tile over at the flip space (M15.5).
    pub fn explore_flip(&mut self, mouse: u8) {
        let tile = self.state.mouse(mouse).spot.tile;
        let side = self.game.content.sides[usize::from(self.state.side(tile))].reverse;
        self.tell(Rule::M15_5, Event::Explores { mouse, edge: None });
        self.turn_over(tile, side, Rule::M15_5);
        let spaces = self.game.content.sides[usize::from(side)].flip.map_or(0, |flip| bit(flip.space));
        self.move_party(mouse, tile, tile, spaces);
    }

    /// A tile is turned over; what lay on the side that was up is gone.
    fn turn_over(&mut self, tile: u8, side: u8, rule: Rule) {
        if let Some(place) = self.state.tiles.get_mut(usize::from(tile)) {
            place.side = side;
            place.traps = 0;
        }
        if self.state.snare.tile == tile {
            self.state.snare = Spot::AWAY;
        }
        self.tell(rule, Event::Turned { tile, side });
    }

    /// The explorer and the other mice of its tile come along (M15.4, D51).
    fn move_party(&mut self, mouse: u8, from: u8, tile: u8, spaces: Spaces) {
        let all = self.state.mice_on(from).fold(0u64, |all, (one, _)| all | 1 << one);
        if self.state.mice_on(from).any(|(_, one)| one.plight.has(Plight::WEBBED)) {
            self.cite(Rule::D73);
        }
        self.leave_items(from);
        let side = self.state.side(tile);
        if self.state.explored & (1 << side) == 0 {
            self.push(Task::Visit { tile, mouse });
        }
        for one in bits(all) {
            self.state.mouse_mut(one).spot = Spot::AWAY;
        }
        // The explorer is put down first.
        for one in bits(all & !(1 << mouse)) {
            self.push(Task::Land { mouse: one, tile, spaces });
        }
        self.push(Task::Land { mouse, tile, spaces });
    }

    /// Party items that were left lying are lost (M26.3, M26.4).
    fn leave_items(&mut self, tile: u8) {
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
