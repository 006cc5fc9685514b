//! Exploring over a flip space to the other side of the tile (M15.5, M15.6).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, acting, plain};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::content::FlipKind;
use crate::event::Event;
use crate::index::{MouseIx, bit};
use crate::kinds::{Class, Treasure};
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// The choice to explore over a flip space.
#[derive(Clone, Copy)]
pub(super) struct GoOver;

impl GoOver {
    /// Offers it to a mouse that may take an action.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.check_flip(state, mouse).is_ok() {
            choices.push(Choice::Flip);
        }
    }
}

impl Answer for GoOver {
    const WORD: &'static str = "flip";
    const GROUP: &'static str = "explore";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = acting(task)?;
        Some(game.check_action(state, mouse).and_then(|()| game.check_flip(state, mouse)))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = play.take_action(task)?;
        play.explore_flip(mouse);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M15_5
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let side = game.reverse(state.side(game.tile_now(state)));
        game.with_side(Message::new("my-do-flip"), side)
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Flip)
    }
}

impl Mystics {
    /// Checks whether a mouse may explore over its flip space (M15.5, M15.6).
    fn check_flip(&self, state: &State, mouse: MouseIx) -> Verdict {
        let spot = state.mouse(mouse).spot;
        let flip = self.side_facts(state.side(spot.tile)).and_then(|side| side.flip);
        let Some(flip) = flip.filter(|flip| flip.space == spot.space.get()) else {
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
    /// Turns the tile over at the flip space (M15.5).
    fn explore_flip(&mut self, mouse: MouseIx) {
        let tile = self.state.mouse(mouse).spot.tile;
        let Some(side) = self.game.reverse(self.state.side(tile)) else { return };
        self.tell(Rule::M15_5, Event::Explores { mouse, edge: None });
        self.turn_over(tile, side, Rule::M15_5);
        let spaces = self.game.side_facts(side).and_then(|side| side.flip).map_or(0, |flip| bit(flip.space));
        self.move_party(mouse, tile, tile, spaces);
    }
}
