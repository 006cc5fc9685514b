//! Exploring through an exit to the next tile (M15.1 to M15.4).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, acting};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::index::{MouseIx, bit};
use crate::kinds::Edge;
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// The choice of an exit to explore.
#[derive(Clone, Copy)]
pub(super) struct GoThrough {
    pub edge: Edge,
}

impl GoThrough {
    /// Offers every open exit to a mouse that may take an action.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        let open = Edge::ALL.iter().filter(|&&edge| game.check_exit(state, mouse, edge).is_ok());
        choices.extend(open.map(|&edge| Choice::Exit(edge)));
    }
}

impl Answer for GoThrough {
    const WORD: &'static str = "exit";
    const GROUP: &'static str = "explore";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = acting(task)?;
        Some(game.check_action(state, mouse).and_then(|()| game.check_exit(state, mouse, self.edge)))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = play.take_action(task)?;
        play.explore_exit(mouse, self.edge);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M15_2
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let beyond = game.side_beyond(state, game.tile_now(state), self.edge);
        let side = beyond.map(|(_, side)| side);
        game.with_side(Message::new("my-do-exit"), side).key("edge", self.edge.name())
    }

    fn details(self, _: &Mystics) -> String {
        self.edge.name().to_owned()
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        Edge::from_name(details).map(Choice::Exit)
    }
}

impl Mystics {
    /// Checks whether a mouse may explore through an exit (M15.1 to M15.3).
    fn check_exit(&self, state: &State, mouse: MouseIx, edge: Edge) -> Verdict {
        let spot = state.mouse(mouse).spot;
        let exit = self.exit(state.side(spot.tile), edge);
        let at_exit = exit.is_some_and(|exit| exit.spaces & bit(spot.space) != 0);
        demand(at_exit, Rule::M15_2, "my-no-exit")?;
        self.check_web_explore(state, mouse)?;
        demand(state.foes_on(spot.tile).next().is_none(), Rule::M15_1, "my-no-explore-minions")?;
        let Some(beyond) = self.beyond(state, spot.tile, edge) else {
            return demand(false, Rule::M15_2, "my-no-exit-beyond");
        };
        let Some((_, side)) = self.side_beyond(state, spot.tile, edge) else {
            let same = exit.is_some_and(|exit| {
                self.side_facts(state.side(beyond)).is_some_and(|side| side.colour == exit.colour)
            });
            return demand(false, if same { Rule::M15_2 } else { Rule::M15_3 }, "my-no-exit-meets");
        };
        // A tile with a figure on it is not turned over (H5.6).
        let turned = !state.side(beyond).is(side);
        let taken = state.mice_on(beyond).next().is_some() || state.foes_on(beyond).next().is_some();
        demand(!(turned && taken), Rule::H5_6, "my-no-exit-taken")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Goes through an exit (M15.2 to M15.4).
    fn explore_exit(&mut self, mouse: MouseIx, edge: Edge) {
        let tile = self.state.mouse(mouse).spot.tile;
        let Some((beyond, side)) = self.game.side_beyond(self.state, tile, edge) else { return };
        self.tell(Rule::M15_2, Event::Explores { mouse, edge: Some(edge) });
        if !self.state.side(beyond).is(side) {
            self.turn_over(beyond, side, Rule::M15_3);
        }
        let spaces = self.game.exit(side, edge.opposite()).map_or(0, |exit| exit.spaces);
        self.move_party(mouse, tile, beyond, spaces);
    }
}
