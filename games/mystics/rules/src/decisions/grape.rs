//! The Grape: laying it as a bait (M26.5), shooting it with the Dinner Fork (M26.6).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, turn_of};
use crate::agenda::{Fighter, Task};
use crate::choice::{Choice, Verdict, demand};
use crate::index::{FoeIx, MouseIx, SpaceIx, bit, bits};
use crate::kinds::Treasure;
use crate::names::below;
use crate::play::Play;
use crate::setup::GrapeSpace;
use crate::state::{ENEMIES, Spot, State};
use crate::{Mystics, Rule};

/// Calls `tell` with every conceivable use of the Grape.
pub(super) fn each(game: &Mystics, state: &State, mouse: MouseIx, mut tell: impl FnMut(Choice)) {
    let spot = state.mouse(mouse).spot;
    if game.at_fork(state, mouse) {
        state.foes_on(spot.tile).map(|(foe, _)| Choice::Catapult(foe)).for_each(&mut tell);
    }
    if game.is_stashed(state, Treasure::Grape) {
        bits(game.beside(state, spot)).map(Choice::Bait).for_each(&mut tell);
    }
}

/// The choice of a space for the Grape as a bait.
#[derive(Clone, Copy)]
pub(super) struct Bait {
    pub space: SpaceIx,
}

impl Answer for Bait {
    const WORD: &'static str = "bait";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_bait(state, mouse, self.space))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let spot = Spot { space: self.space, ..play.state.mouse(turn_of(task)?).spot };
        play.cite(Rule::M26_1);
        if play.game.crowd(play.state, spot.tile).any() & bit(spot.space) != 0 {
            play.cite(Rule::D36);
        }
        play.lay(Treasure::Grape, spot, spot.space, Rule::M26_5);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M26_5
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let message = game.with_treasure(Message::new("my-do-bait"), Treasure::Grape);
        game.with_space(message, state, self.space)
    }

    fn details(self, _: &Mystics) -> String {
        self.space.to_string()
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        game.space_here(state, details).map(Choice::Bait)
    }
}

/// The choice of an enemy to shoot the Grape at.
#[derive(Clone, Copy)]
pub(super) struct Catapult {
    pub on: FoeIx,
}

impl Answer for Catapult {
    const WORD: &'static str = "catapult";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_catapult(state, mouse, self.on))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.spend_action(mouse);
        play.cite(Rule::M26_1);
        let tile = play.state.mouse(mouse).spot.tile;
        let space = play.state.enemy(self.on).spot.space;
        play.push(Task::Throw { by: Fighter::Mouse(mouse), tile, space });
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M26_6
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let message = game.with_treasure(Message::new("my-do-catapult"), Treasure::Grape);
        game.with_enemy(message, state, self.on)
    }

    fn details(self, _: &Mystics) -> String {
        self.on.to_string()
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        below(details, ENEMIES).map(FoeIx::new).map(Choice::Catapult)
    }
}

impl Mystics {
    /// Checks whether a mouse may lay the Grape on a space (M26.5).
    fn check_bait(&self, state: &State, mouse: MouseIx, space: SpaceIx) -> Verdict {
        let spot = state.mouse(mouse).spot;
        self.check_stashed(state, Treasure::Grape)?;
        self.check_space(state, mouse, space, Rule::M26_5)?;
        let beside = self.beside(state, spot) & bit(space) != 0 && space != spot.space;
        demand(beside, Rule::M26_5, "my-no-bait-far")?;
        let empty = self.crowd(state, spot.tile).any() & bit(space) == 0;
        let any = state.options.grape_space == GrapeSpace::Any;
        demand(empty || any, Rule::D36, "my-no-bait-taken")
    }

    /// Checks whether a mouse may shoot the Grape at an enemy (M26.6).
    fn check_catapult(&self, state: &State, mouse: MouseIx, on: FoeIx) -> Verdict {
        self.check_stashed(state, Treasure::Grape)?;
        demand(self.at_fork(state, mouse), Rule::M26_6, "my-no-fork-here")?;
        let known = usize::from(on) < ENEMIES
            && state.enemy(on).is_here()
            && state.enemy(on).spot.tile == state.mouse(mouse).spot.tile;
        demand(known, Rule::M26_6, "my-no-target")?;
        self.check_action(state, mouse)
    }
}
