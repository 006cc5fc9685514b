//! Party items (M26): Fishhook & Thread, the Dinner Fork, the Grape. The Disguises are with the
//! encounters they serve against.

use tabletop::{Chance, Log};

use crate::agenda::{Fighter, Task};
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::kinds::Treasure;
use crate::play::Play;
use crate::setup::{ForkDisarms, GrapeSpace, HookReach, HookTaken};
use crate::state::{Spot, State, Whereabouts, bit, bits};
use crate::{Mystics, Rule};

/// How many spaces the thread spans with the reading by its length (D75).
const THREAD: u8 = 2;

impl Mystics {
    fn stashed(&self, state: &State, treasure: Treasure) -> Verdict {
        let stashed = state.treasures[treasure.index()] == Whereabouts::Stash;
        demand(stashed, Rule::M26_1, "my-no-treasure")
    }

    /// Whether the Dinner Fork lies where a mouse stands.
    fn at_fork(&self, state: &State, mouse: u8) -> bool {
        let spot = state.mouse(mouse).spot;
        matches!(state.treasures[Treasure::Fork.index()],
            Whereabouts::Placed { tile, one, .. } if tile == spot.tile && one == spot.space)
    }

    /// Whether a mouse can take up Fishhook & Thread: one end is where it stands, or any mouse may
    /// (D34).
    fn takes_hook(&self, state: &State, mouse: u8) -> bool {
        let placed = matches!(state.treasures[Treasure::Fishhook.index()], Whereabouts::Placed { .. });
        let any = state.options.hook_taken == HookTaken::AnyMouse;
        self.hooked(state, state.mouse(mouse).spot) != 0 || placed && any
    }

    /// What a mouse may think of doing with party items.
    pub(crate) fn treasure_choices(&self, state: &State, mouse: u8, choices: &mut Vec<Choice>) {
        let spot = state.mouse(mouse).spot;
        let map = self.map(state, spot.tile);
        if state.treasures[Treasure::Fishhook.index()] == Whereabouts::Stash {
            choices.extend(bits(map.all).map(Choice::PlaceHook));
        }
        if self.takes_hook(state, mouse) {
            choices.push(Choice::TakeHook);
        }
        if state.treasures[Treasure::Fork.index()] == Whereabouts::Stash {
            choices.push(Choice::PlaceFork);
        }
        if self.at_fork(state, mouse) {
            choices.push(Choice::TakeFork);
            for other in bits(self.mice_at(state, spot.tile, bit(spot.space)).into()) {
                choices.extend(bits(self.seen(state, spot)).map(|space| Choice::Launch(other, space)));
            }
            choices.extend(bits(self.beside(state, spot)).map(Choice::Disarm));
            choices.extend(state.foes_on(spot.tile).map(|(foe, _)| Choice::Catapult(foe)));
        }
        if state.treasures[Treasure::Grape.index()] == Whereabouts::Stash {
            choices.extend(bits(self.beside(state, spot)).map(Choice::Bait));
        }
    }

    /// Whether a mouse may do this with a party item.
    pub(crate) fn check_treasure(&self, state: &State, mouse: u8, choice: Choice) -> Verdict {
        let spot = state.mouse(mouse).spot;
        let map = self.map(state, spot.tile);
        let here = bit(spot.space);
        let known = |space: u8, rule: Rule| demand(map.all & bit(space) != 0, rule, "my-no-space");
        match choice {
            Choice::PlaceHook(other) => {
                self.stashed(state, Treasure::Fishhook)?;
                known(other, Rule::M26_3)?;
                demand(other != spot.space, Rule::M26_3, "my-no-hook-same")?;
                let far = self.distance(state, spot.tile, spot.space, other);
                let short = state.options.hook_reach == HookReach::TwoSpaces && far > THREAD;
                demand(!short, Rule::D75, "my-no-hook-far")?;
                demand(map.water & here == 0 || map.water & bit(other) == 0, Rule::M26_3, "my-no-hook-water")
            }
            Choice::TakeHook => {
                demand(self.takes_hook(state, mouse), Rule::D34, "my-no-hook-end")?;
                self.check_action(state, mouse)
            }
            Choice::PlaceFork => {
                self.stashed(state, Treasure::Fork)?;
                demand(map.water & here == 0, Rule::M26_4, "my-no-fork-water")
            }
            Choice::TakeFork => {
                demand(self.at_fork(state, mouse), Rule::M26_4, "my-no-fork-here")?;
                self.check_action(state, mouse)
            }
            Choice::Launch(other, space) => {
                demand(self.at_fork(state, mouse), Rule::M26_4, "my-no-fork-here")?;
                let beside = other != mouse && other < state.party && state.mouse(other).spot == spot;
                demand(beside, Rule::M26_4, "my-no-launch-mouse")?;
                known(space, Rule::M26_4)?;
                demand(space != spot.space, Rule::M26_4, "my-no-space")?;
                demand(self.seen(state, spot) & bit(space) != 0, Rule::D35, "my-no-target-sight")?;
                let full = self.crowd(state, spot.tile).full;
                demand(full & bit(space) == 0, Rule::M7_8, "my-no-walk-full")?;
                self.check_action(state, mouse)
            }
            Choice::Disarm(space) => {
                let able = state.options.fork_disarms == ForkDisarms::Mousetraps;
                demand(able, Rule::D35, "my-no-disarm")?;
                demand(self.at_fork(state, mouse), Rule::M26_4, "my-no-fork-here")?;
                let traps = state.tiles.get(usize::from(spot.tile)).map_or(0, |tile| tile.traps);
                let near = self.beside(state, spot) & bit(space) & traps;
                demand(near != 0, Rule::D35, "my-no-disarm-trap")?;
                self.check_action(state, mouse)
            }
            Choice::Bait(space) => {
                self.stashed(state, Treasure::Grape)?;
                known(space, Rule::M26_5)?;
                let beside = self.beside(state, spot) & bit(space) != 0 && space != spot.space;
                demand(beside, Rule::M26_5, "my-no-bait-far")?;
                let empty = self.crowd(state, spot.tile).any() & bit(space) == 0;
                let any = state.options.grape_space == GrapeSpace::Any;
                demand(empty || any, Rule::D36, "my-no-bait-taken")
            }
            Choice::Catapult(foe) => {
                self.stashed(state, Treasure::Grape)?;
                demand(self.at_fork(state, mouse), Rule::M26_6, "my-no-fork-here")?;
                let known = usize::from(foe) < crate::state::ENEMIES
                    && state.enemy(foe).is_here()
                    && state.enemy(foe).spot.tile == spot.tile;
                demand(known, Rule::M26_6, "my-no-target")?;
                self.check_action(state, mouse)
            }
            _ => demand(false, Rule::M26_1, "my-no-answer"),
        }
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse does something with a party item.
    pub fn use_treasure(&mut self, mouse: u8, choice: Choice) -> Result<(), C::Error> {
        let spot = self.state.mouse(mouse).spot;
        self.cite(Rule::M26_1);
        match choice {
            Choice::PlaceHook(other) => {
                if self.game.distance(self.state, spot.tile, spot.space, other) > THREAD {
                    self.cite(Rule::D75);
                }
                self.lay(Treasure::Fishhook, spot, other, Rule::M26_3);
            }
            Choice::PlaceFork => self.lay(Treasure::Fork, spot, spot.space, Rule::M26_4),
            Choice::Bait(space) => {
                if self.game.crowd(self.state, spot.tile).any() & bit(space) != 0 {
                    self.cite(Rule::D36);
                }
                self.lay(Treasure::Grape, Spot { space, ..spot }, space, Rule::M26_5);
            }
            Choice::TakeHook => {
                self.cite(Rule::D34);
                self.take_up(Treasure::Fishhook, Rule::M26_3);
            }
            Choice::TakeFork => self.take_up(Treasure::Fork, Rule::M26_4),
            Choice::Launch(other, to) => {
                self.state.mouse_mut(other).spot.space = to;
                self.cite(Rule::D35);
                self.tell(Rule::M26_4, Event::Launched { mouse: other, to });
                self.entered(other);
            }
            Choice::Disarm(space) => {
                if let Some(tile) = self.state.tiles.get_mut(usize::from(spot.tile)) {
                    tile.traps &= !bit(space);
                }
                self.tell(Rule::D35, Event::TrapGone { spot: Spot { space, ..spot } });
            }
            Choice::Catapult(foe) => {
                let space = self.state.enemy(foe).spot.space;
                self.push(Task::Throw { by: Fighter::Mouse(mouse), tile: spot.tile, space });
            }
            _ => {}
        }
        Ok(())
    }

    fn lay(&mut self, treasure: Treasure, spot: Spot, other: u8, rule: Rule) {
        let Spot { tile, space: one } = spot;
        self.state.treasures[treasure.index()] = Whereabouts::Placed { tile, one, other };
        self.tell(rule, Event::Placed { treasure, tile, one, other });
    }

    fn take_up(&mut self, treasure: Treasure, rule: Rule) {
        self.state.treasures[treasure.index()] = Whereabouts::Stash;
        self.tell(rule, Event::Stashed { treasure });
    }
}
