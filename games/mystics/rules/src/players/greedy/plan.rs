//! The plan of the mice: the next step towards the victory of the chapter.

use crate::content::{Chapter, Effect, First, Goal, Need, SIDES, Spaces, Task};
use crate::index::{MouseIx, SideIx, bit};
use crate::kinds::{Creature, Hero, Tale, Treasure};
use crate::{Choice, Mystics, Plight, SpecialSearch, State, Track};

use super::atlas::{self, Atlas};

/// The first bit of tasks, above those of special searches in the same word.
const TASKS: u8 = 32;
/// The first bit of goals, above all others.
const GOALS: u8 = 112;
/// The maximal length of a chain of needs.
const DEPTH: u8 = 8;

/// A step of the plan.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    /// Its side.
    pub side: usize,
    /// The spaces from which it can be done.
    pub spaces: Spaces,
    /// The deed.
    pub deed: Deed,
    /// The mice that can do it, as bits.
    pub who: u8,
    /// Whether it requires that no minion is there.
    pub quiet: bool,
    /// The remaining deeds, including this one.
    pub todo: Todo,
}

/// The remaining deeds. A deed that serves two goals counts once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Todo {
    /// Special searches, tasks, creatures to defeat and sides to visit or to clear, as bits.
    deeds: u128,
    /// The missing cheese.
    lacking: i64,
}

impl Todo {
    /// The first bit of creatures and sides, above those of tasks.
    const CREATURES: u8 = 64;
    const SIDES: u8 = 80;

    fn one(bit: u8) -> Self {
        Self { deeds: 1 << (bit & 127), lacking: 0 }
    }

    fn creature(creature: Creature) -> Self {
        Self::one(Self::CREATURES + creature as u8)
    }

    fn with(self, other: Self) -> Self {
        Self { deeds: self.deeds | other.deeds, lacking: self.lacking.max(other.lacking) }
    }

    /// The number of deeds.
    pub fn deeds(self) -> i64 {
        self.deeds.count_ones().into()
    }

    /// The amount of missing cheese.
    pub fn lacking(self) -> i64 {
        self.lacking
    }

    /// The measure by which ways are compared.
    fn len(self) -> i64 {
        self.deeds() + self.lacking
    }

    /// Whether it includes this special search.
    pub fn searches(self, number: u8) -> bool {
        self.deeds & (1 << (number & 31)) != 0
    }
}

/// The deed at the end of the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Make this choice.
    Choose(Choice),
    /// Only arrive.
    Come,
    /// Gather all mice.
    Gather,
    /// Fight.
    Kill,
}

/// An aim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Flag(u8),
    Tale(Tale),
    Card(u8),
    Beaten(Creature),
    Clear(usize),
}

struct Planner<'a> {
    game: &'a Mystics,
    state: &'a State,
    chapter: &'a Chapter,
}

/// The next step, and the remaining deeds for all goals together.
pub fn next(game: &Mystics, atlas: &Atlas, state: &State) -> (Option<Step>, Todo) {
    let chapter = &game.pack().chapters[usize::from(state.chapter)];
    let planner = Planner { game, state, chapter };
    let mut best: Option<Step> = None;
    let mut total = Todo::default();
    let mut gather = None;
    for (number, &goal) in (0u8..).zip(&chapter.goals) {
        if game.is_met(state, goal) {
            continue;
        }
        let step = match goal {
            Goal::Reach { side, spaces } => {
                let todo = Todo::one(GOALS + number);
                total = total.with(todo);
                gather = Some(Step {
                    side: side.into(),
                    spaces,
                    deed: Deed::Gather,
                    who: u8::MAX,
                    quiet: false,
                    todo,
                });
                continue;
            }
            Goal::Clear { side } => planner.pursue(Wish::Clear(side.into()), DEPTH),
            Goal::Defeat(creature) => planner.pursue(Wish::Beaten(creature), DEPTH),
            Goal::Flag(flag) => planner.pursue(Wish::Flag(flag), DEPTH),
        };
        total = total.with(step.map_or(Todo::one(GOALS + number), |step| step.todo));
        // The step with the least distance comes first.
        if let Some(step) = step
            && best.is_none_or(|best| step.todo.len() < best.todo.len())
        {
            best = Some(step);
        }
    }
    // Captured mice return only when no minion is left anywhere, so the mice seek out minions that no mouse fights.
    if state.party().any(|(_, mouse)| mouse.plight.has(Plight::CAPTURED)) {
        let comes = |side: usize| {
            let from = state.party().filter(|(_, mouse)| mouse.is_active());
            let mut from = from.map(|(_, mouse)| atlas::side_at(state, mouse.spot.tile));
            from.any(|from| from < SIDES && atlas.is_open(game.pack(), state, from, side))
        };
        let mut alone = state.foes().filter(|(_, foe)| state.mice_on(foe.spot.tile).next().is_none());
        let alone = alone.find(|(_, foe)| comes(atlas::side_at(state, foe.spot.tile)));
        let fought = state.foes().any(|(_, foe)| state.mice_on(foe.spot.tile).next().is_some());
        if let Some((_, foe)) = alone.filter(|_| !fought) {
            let side = atlas::side_at(state, foe.spot.tile);
            let spaces = game.pack().sides[side].map.all;
            return (
                Some(Step { side, spaces, deed: Deed::Kill, who: u8::MAX, quiet: false, todo: total }),
                total,
            );
        }
    }
    (best.or(gather), total)
}

impl Planner<'_> {
    /// The next step towards an aim that is not reached yet.
    fn pursue(&self, wish: Wish, depth: u8) -> Option<Step> {
        let depth = depth.checked_sub(1)?;
        let come =
            |side: usize, spaces, deed, todo| Step { side, spaces, deed, who: u8::MAX, quiet: false, todo };
        match wish {
            Wish::Clear(side) => {
                let deed = if self.state.explored & (1 << side) == 0 { Deed::Come } else { Deed::Kill };
                let todo = Todo::one(Todo::SIDES + u8::try_from(side).unwrap_or(0));
                return Some(come(side, self.game.pack().sides[side].map.all, deed, todo));
            }
            Wish::Beaten(creature) => {
                let todo = Todo::creature(creature);
                if let Some(foe) = self.state.of(creature).next() {
                    let spot = self.state.enemy(foe).spot;
                    let side = atlas::side_at(self.state, spot.tile);
                    let spaces =
                        self.game.pack().sides[side].map.prowl[usize::from(spot.space)] | bit(spot.space);
                    return Some(come(side, spaces, Deed::Kill, todo));
                }
                let waits = self.chapter.places.iter().find(|place| {
                    let First::Special { line, effects, .. } = &place.first else { return false };
                    let comes = line.minions.iter().any(|(one, _)| *one == creature)
                        || effects.contains(&Effect::Boss(creature));
                    comes && self.state.explored & (1 << place.side) == 0
                });
                if let Some(place) = waits {
                    let side = usize::from(place.side);
                    let met = Todo::one(Todo::SIDES + place.side).with(todo);
                    return Some(come(side, self.game.pack().sides[side].map.all, Deed::Come, met));
                }
            }
            _ => {}
        }
        let brings = |effect: &Effect| match (*effect, wish) {
            (Effect::Flag(flag), Wish::Flag(wanted)) => flag == wanted,
            (Effect::Tale(tale), Wish::Tale(wanted)) => tale == wanted,
            (Effect::Card(card), Wish::Card(wanted)) => card == wanted,
            (Effect::Boss(creature) | Effect::Minions(creature, _), Wish::Beaten(wanted)) => {
                creature == wanted
            }
            _ => false,
        };
        let mut best: Option<Step> = None;
        let mut offer = |step: Option<Step>| {
            if let Some(step) = step
                && best.is_none_or(|best| step.todo.len() < best.todo.len())
            {
                best = Some(step);
            }
        };
        // A creature that has appeared must still be defeated.
        let fight =
            if let Wish::Beaten(creature) = wish { Todo::creature(creature) } else { Todo::default() };
        let searches =
            self.chapter.places.iter().flat_map(|place| place.searches.iter().map(move |one| (place, one)));
        for (number, (place, search)) in (0u8..).zip(searches) {
            if search.effects.iter().any(brings) && self.state.over & (1 << (number & 31)) == 0 {
                let side = usize::from(place.side);
                // A mouse that has searched here finds nothing more (D60).
                let fresh = self.mice(|mouse| mouse.searched & (1 << side) == 0);
                let step = Step {
                    side,
                    spaces: search.spaces,
                    deed: Deed::Choose(Choice::Special(number)),
                    who: fresh,
                    quiet: search.needs.contains(&Need::NoMinions),
                    todo: Todo::one(number).with(fight),
                };
                offer(self.needed(step, &search.needs, depth));
            }
        }
        let tasks =
            self.chapter.places.iter().flat_map(|place| place.tasks.iter().map(move |one| (place, one)));
        for (number, (place, task)) in (0u8..).zip(tasks) {
            let task: &Task = task;
            if task.success.iter().any(brings) && self.state.over & (1 << ((TASKS + number) & 63)) == 0 {
                let step = Step {
                    side: place.side.into(),
                    spaces: task.spaces,
                    deed: Deed::Choose(Choice::Task(number)),
                    who: u8::MAX,
                    quiet: task.needs.contains(&Need::NoMinions),
                    todo: Todo::one(TASKS + number).with(fight),
                };
                offer(self.needed(step, &task.needs, depth));
            }
        }
        best
    }

    fn mice(&self, so: impl Fn(&crate::Mouse) -> bool) -> u8 {
        self.state.party().filter(|(_, mouse)| so(mouse)).fold(0, |all, (at, _)| all | at.bit())
    }

    /// A step with its needs: the first missing one comes before it.
    fn needed(&self, mut step: Step, needs: &[Need], depth: u8) -> Option<Step> {
        let mut before: Option<Step> = None;
        let mut more = Todo::default();
        let mut want = |wish: Option<Step>| -> Option<()> {
            let wish = wish?;
            more = more.with(wish.todo);
            if before.is_none() {
                before = Some(wish);
            }
            Some(())
        };
        let mut who = step.who;
        let mut lacking = 0;
        for &need in needs {
            match need {
                Need::Flag(flag) if self.state.flags & (1 << flag) == 0 => {
                    want(self.pursue(Wish::Flag(flag), depth))?;
                }
                Need::NoFlag(flag) if self.state.flags & (1 << flag) != 0 => return None,
                Need::Class(class) => {
                    who &= self.mice(|mouse| self.game.pack().heroes[mouse.hero.index()].facts.is(class));
                }
                Need::Hero(hero) => who &= self.hero(hero),
                Need::Card(card) => {
                    let has = self.mice(|mouse| mouse.cards.all().iter().any(|held| held.card.get() == card));
                    if has == 0 {
                        want(self.pursue(Wish::Card(card), depth))?;
                    } else {
                        who &= has;
                    }
                }
                Need::Treasure(treasure) if !self.state.owns(treasure) => {
                    want(self.pursue(Wish::Card(self.treasure(treasure)), depth))?;
                }
                Need::Tale(tale) if self.state.tales & (1 << tale as u8) == 0 => {
                    want(self.pursue(Wish::Tale(tale), depth))?;
                }
                Need::NoTale(tale) if self.state.tales & (1 << tale as u8) != 0 => return None,
                Need::Cheese(count) => {
                    let most = self.state.party().map(|(_, mouse)| mouse.cheese).max().unwrap_or(0);
                    if most >= count {
                        who &= self.mice(|mouse| mouse.cheese >= count);
                    } else {
                        lacking += i64::from(count - most);
                    }
                }
                Need::Present(creature) if self.state.of(creature).next().is_none() => return None,
                Need::Absent(creature) if self.state.of(creature).next().is_some() => {
                    want(self.pursue(Wish::Beaten(creature), depth))?;
                }
                _ => {}
            }
        }
        if who == 0 {
            return None;
        }
        step.who = who;
        more.lacking += lacking;
        let todo = step.todo.with(more);
        Some(Step { todo, ..before.unwrap_or(step) })
    }

    fn hero(&self, hero: Hero) -> u8 {
        self.mice(|mouse| mouse.hero == hero)
    }

    fn treasure(&self, treasure: Treasure) -> u8 {
        self.game.pack().treasures[treasure.index()]
    }
}

/// Whether a task has succeeded and cannot be repeated.
pub fn is_over(state: &State, task: u8) -> bool {
    state.over & (1 << ((TASKS + task) & 63)) != 0
}

/// Whether a mouse must save its search of its side, because no other mouse could make the special searches that
/// are needed here (D60).
pub fn is_reserved(game: &Mystics, state: &State, mouse: MouseIx, todo: Todo) -> bool {
    if state.options.special_search == SpecialSearch::Separate {
        return false;
    }
    let side = state.side(state.mouse(mouse).spot.tile);
    let chapter = &game.pack().chapters[usize::from(state.chapter)];
    let sides = chapter.places.iter().flat_map(|place| place.searches.iter().map(|_| place.side));
    let needed =
        (0u8..).zip(sides).filter(|(number, on)| side.is(SideIx::new(*on)) && todo.searches(*number)).count();
    let fresh =
        state.party().filter(|(_, one)| one.searched & side.get().map_or(0, SideIx::bit) == 0).count();
    needed > 0 && fresh <= needed
}

/// The mice that still have their turn in this round, as bits.
pub fn to_come(track: &Track) -> u8 {
    let later = track.all().iter().skip(track.next.into()).flatten();
    later.fold(0, |all, card| if let crate::Turn::Mouse(mouse) = card { all | mouse.bit() } else { all })
}
