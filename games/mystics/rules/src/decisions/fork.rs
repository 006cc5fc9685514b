//! The Dinner Fork: placing it, taking it up, launching a mouse with it (M26.4), removing a mousetrap (D35).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, plain, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::{MouseIx, SpaceIx, bit, bits, mice};
use crate::kinds::Treasure;
use crate::play::Play;
use crate::setup::ForkDisarms;
use crate::state::{Spot, State, Whereabouts};
use crate::{Mystics, Rule};

/// Calls `tell` with every conceivable use of the Dinner Fork.
pub(super) fn each(game: &Mystics, state: &State, mouse: MouseIx, mut tell: impl FnMut(Choice)) {
    if game.is_stashed(state, Treasure::Fork) {
        tell(Choice::PlaceFork);
    }
    if game.at_fork(state, mouse) {
        let spot = state.mouse(mouse).spot;
        tell(Choice::TakeFork);
        for other in mice(game.mice_at(state, spot.tile, bit(spot.space))) {
            bits(game.seen(state, spot)).map(|space| Choice::Launch(other, space)).for_each(&mut tell);
        }
        bits(game.beside(state, spot)).map(Choice::Disarm).for_each(&mut tell);
    }
}

/// The choice to place the Dinner Fork.
#[derive(Clone, Copy)]
pub(super) struct PlaceFork;

impl Answer for PlaceFork {
    const WORD: &'static str = "place-fork";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let spot = state.mouse(turn_of(task)?).spot;
        let dry = game.map(state, spot.tile).water & bit(spot.space) == 0;
        let stashed = game.check_stashed(state, Treasure::Fork);
        Some(stashed.and_then(|()| demand(dry, Rule::M26_4, "my-no-fork-water")))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let spot = play.state.mouse(turn_of(task)?).spot;
        play.cite(Rule::M26_1);
        play.lay(Treasure::Fork, spot, spot.space, Rule::M26_4);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M26_4
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_treasure(Message::new("my-do-place-fork"), Treasure::Fork)
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::PlaceFork)
    }
}

/// The choice to take the Dinner Fork up.
#[derive(Clone, Copy)]
pub(super) struct TakeFork;

impl Answer for TakeFork {
    const WORD: &'static str = "take-fork";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_at_fork(state, mouse).and_then(|()| game.check_action(state, mouse)))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        play.spend_action(turn_of(task)?);
        play.cite(Rule::M26_1);
        play.pick_up(Treasure::Fork, Rule::M26_4);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M26_4
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_treasure(Message::new("my-do-take-up"), Treasure::Fork)
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::TakeFork)
    }
}

/// The choice of a mouse to launch and a space.
#[derive(Clone, Copy)]
pub(super) struct Launch {
    pub other: MouseIx,
    pub to: SpaceIx,
}

impl Answer for Launch {
    const WORD: &'static str = "launch";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_launch(state, mouse, self.other, self.to))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        play.spend_action(turn_of(task)?);
        play.cite(Rule::M26_1);
        play.state.mouse_mut(self.other).spot.space = self.to;
        play.cite(Rule::D35);
        play.tell(Rule::M26_4, Event::Launched { mouse: self.other, to: self.to });
        play.entered(self.other);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M26_4
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        game.with_space(of_mouse("my-do-launch", state, self.other), state, self.to)
    }

    fn details(self, _: &Mystics) -> String {
        format!("{}:{}", self.other, self.to)
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        let (who, to) = details.split_once(':')?;
        Some(Choice::Launch(Mystics::mouse_named(state, who)?, game.space_here(state, to)?))
    }
}

/// The choice of a mousetrap to remove.
#[derive(Clone, Copy)]
pub(super) struct Disarm {
    pub space: SpaceIx,
}

impl Answer for Disarm {
    const WORD: &'static str = "disarm";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_disarm(state, mouse, self.space))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.spend_action(mouse);
        play.cite(Rule::M26_1);
        let spot = Spot { space: self.space, ..play.state.mouse(mouse).spot };
        if let Some(tile) = play.state.tiles.get_mut(usize::from(spot.tile)) {
            tile.traps &= !bit(spot.space);
        }
        play.tell(Rule::D35, Event::TrapGone { spot });
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::D35
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        game.with_space(Message::new("my-do-disarm"), state, self.space)
    }

    fn details(self, _: &Mystics) -> String {
        self.space.to_string()
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        game.space_here(state, details).map(Choice::Disarm)
    }
}

impl Mystics {
    /// Whether the Dinner Fork is on the space of a mouse.
    pub(super) fn at_fork(&self, state: &State, mouse: MouseIx) -> bool {
        let spot = state.mouse(mouse).spot;
        matches!(state.treasures[Treasure::Fork.index()],
            Whereabouts::Placed { tile, one, .. } if tile == spot.tile && one == spot.space)
    }

    /// Refuses unless the Dinner Fork is on the space of a mouse.
    fn check_at_fork(&self, state: &State, mouse: MouseIx) -> Verdict {
        demand(self.at_fork(state, mouse), Rule::M26_4, "my-no-fork-here")
    }

    /// Checks whether a mouse may launch another onto a space (M26.4).
    fn check_launch(&self, state: &State, mouse: MouseIx, other: MouseIx, to: SpaceIx) -> Verdict {
        let spot = state.mouse(mouse).spot;
        self.check_at_fork(state, mouse)?;
        let beside = other != mouse && state.is_of_party(other) && state.mouse(other).spot == spot;
        demand(beside, Rule::M26_4, "my-no-launch-mouse")?;
        self.check_space(state, mouse, to, Rule::M26_4)?;
        demand(to != spot.space, Rule::M26_4, "my-no-space")?;
        demand(self.seen(state, spot) & bit(to) != 0, Rule::D35, "my-no-target-sight")?;
        let full = self.crowd(state, spot.tile).full;
        demand(full & bit(to) == 0, Rule::M7_8, "my-no-walk-full")?;
        self.check_action(state, mouse)
    }

    /// Checks whether a mouse may remove a mousetrap (D35).
    fn check_disarm(&self, state: &State, mouse: MouseIx, space: SpaceIx) -> Verdict {
        let able = state.options.fork_disarms == ForkDisarms::Mousetraps;
        demand(able, Rule::D35, "my-no-disarm")?;
        self.check_at_fork(state, mouse)?;
        let spot = state.mouse(mouse).spot;
        let traps = state.tiles.get(usize::from(spot.tile)).map_or(0, |tile| tile.traps);
        let near = self.beside(state, spot) & bit(space) & traps;
        demand(near != 0, Rule::D35, "my-no-disarm-trap")?;
        self.check_action(state, mouse)
    }
}
