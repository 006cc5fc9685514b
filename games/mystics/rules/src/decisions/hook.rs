//! Fishhook & Thread: placing it and taking it up (M26.3).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, plain, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::index::{MouseIx, SpaceIx, bit, bits};
use crate::kinds::Treasure;
use crate::play::Play;
use crate::setup::{HookReach, HookTaken};
use crate::state::{State, Whereabouts};
use crate::{Mystics, Rule};

/// The number of spaces that the thread spans, with the reading by its length (D75).
const THREAD: u8 = 2;

/// Calls `tell` with every conceivable use of Fishhook & Thread.
pub(super) fn each(game: &Mystics, state: &State, mouse: MouseIx, mut tell: impl FnMut(Choice)) {
    if game.is_stashed(state, Treasure::Fishhook) {
        let map = game.map(state, state.mouse(mouse).spot.tile);
        bits(map.all).map(Choice::PlaceHook).for_each(&mut tell);
    }
    if game.takes_hook(state, mouse) {
        tell(Choice::TakeHook);
    }
}

/// The choice of a space for the other end of Fishhook & Thread.
#[derive(Clone, Copy)]
pub(super) struct PlaceHook {
    pub other: SpaceIx,
}

impl Answer for PlaceHook {
    const WORD: &'static str = "place-hook";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_place_hook(state, mouse, self.other))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let spot = play.state.mouse(turn_of(task)?).spot;
        play.cite(Rule::M26_1);
        if play.game.distance(play.state, spot.tile, spot.space, self.other) > THREAD {
            play.cite(Rule::D75);
        }
        play.lay(Treasure::Fishhook, spot, self.other, Rule::M26_3);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M26_3
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let message = game.with_treasure(Message::new("my-do-place-hook"), Treasure::Fishhook);
        game.with_space(message, state, self.other)
    }

    fn details(self, _: &Mystics) -> String {
        self.other.to_string()
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        game.space_here(state, details).map(Choice::PlaceHook)
    }
}

/// The choice to take Fishhook & Thread up.
#[derive(Clone, Copy)]
pub(super) struct TakeHook;

impl Answer for TakeHook {
    const WORD: &'static str = "take-hook";
    const GROUP: &'static str = "item";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        let takes = demand(game.takes_hook(state, mouse), Rule::D34, "my-no-hook-end");
        Some(takes.and_then(|()| game.check_action(state, mouse)))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        play.spend_action(turn_of(task)?);
        play.cite(Rule::M26_1);
        play.cite(Rule::D34);
        play.pick_up(Treasure::Fishhook, Rule::M26_3);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M26_3
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_treasure(Message::new("my-do-take-up"), Treasure::Fishhook)
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::TakeHook)
    }
}

impl Mystics {
    /// Whether a mouse can take up Fishhook & Thread: it is at one end, or any mouse may (D34).
    fn takes_hook(&self, state: &State, mouse: MouseIx) -> bool {
        let placed = matches!(state.treasures[Treasure::Fishhook.index()], Whereabouts::Placed { .. });
        let any = state.options.hook_taken == HookTaken::AnyMouse;
        self.hooked(state, state.mouse(mouse).spot) != 0 || placed && any
    }

    /// Checks whether a mouse may place it with its other end on a space (M26.3).
    fn check_place_hook(&self, state: &State, mouse: MouseIx, other: SpaceIx) -> Verdict {
        let spot = state.mouse(mouse).spot;
        self.check_stashed(state, Treasure::Fishhook)?;
        self.check_space(state, mouse, other, Rule::M26_3)?;
        demand(other != spot.space, Rule::M26_3, "my-no-hook-same")?;
        let far = self.distance(state, spot.tile, spot.space, other);
        let short = state.options.hook_reach == HookReach::TwoSpaces && far > THREAD;
        demand(!short, Rule::D75, "my-no-hook-far")?;
        let water = self.map(state, spot.tile).water;
        let wet = water & bit(spot.space) != 0 && water & bit(other) != 0;
        demand(!wet, Rule::M26_3, "my-no-hook-water")
    }
}
