//! The usual choices of the mice, by hand: where the policy begins.

use std::cmp::Reverse;

use crate::content::{CardKind, Dice, Effect, SPACES, Spaces, Trait};
use crate::index::{CardIx, MouseIx, SideIx, SpaceIx, bit};
use crate::kinds::{Ability, Creature, Gift, Slot};
use crate::{Choice, Fighter, Keep, Mystics, Plight, State, Task};

use super::atlas::{self, Atlas, able};
use super::plan::{self, Deed, Step, Todo};
use super::weigh;

/// The usual choice, where the plan of the mice is [`plan::next`]; an open decision always has one.
pub fn choice(
    game: &Mystics,
    atlas: &mut Atlas,
    state: &State,
    choices: &[Choice],
    plan: &(Option<Step>, Todo),
) -> Choice {
    let first = choices.first().copied().unwrap_or(Choice::Done);
    if choices.len() == 1 {
        return first;
    }
    match state.agenda.top() {
        Task::Turn(mouse) => turn(game, atlas, state, mouse, choices, plan),
        Task::Order(mouse) => attack(game, state, mouse, choices).unwrap_or(Choice::Done),
        Task::Preempt(mouse) => attack(game, state, mouse, choices).unwrap_or(first),
        Task::Equip(mouse) => equip(game, state, mouse, choices),
        Task::React { attack, .. } => {
            let Fighter::Mouse(on) = attack.on else { return Choice::Done };
            let mouse = state.mouse(on);
            let near_end = mouse.wounds + mouse.poison + 1 >= weigh::life(game, mouse);
            let answer = choices.iter().copied().find(|choice| {
                matches!(choice, Choice::Ability(Ability::Dodge | Ability::Resolve) | Choice::Use(_))
            });
            answer.filter(|_| near_end).unwrap_or(Choice::Done)
        }
        Task::Learn { .. } => best_by(choices, |choice| match choice {
            Choice::Learn(ability) => learning(ability),
            _ => 0,
        }),
        Task::Overfull(_) => best_by(choices, |choice| match choice {
            Choice::Held(card) => -worth(game, card),
            _ => 0,
        }),
        Task::Pick { .. } => best_by(choices, |choice| match choice {
            Choice::Held(card) => worth(game, card),
            _ => 0,
        }),
        Task::Share { .. } | Task::Command(_) => Choice::Done,
        Task::Land { tile, .. } => {
            let side = atlas::side_at(state, tile);
            best_by(choices, |choice| match choice {
                Choice::Space(space) => -weigh::wet(game, side, space),
                _ => 0,
            })
        }
        _ => first,
    }
}

fn best_by(choices: &[Choice], value: impl Fn(Choice) -> i64) -> Choice {
    choices.iter().copied().min_by_key(|choice| Reverse(value(*choice))).unwrap_or(Choice::Done)
}

/// The preference for an ability.
pub fn learning(ability: Ability) -> i64 {
    match ability {
        Ability::BattleSqueak | Ability::MysticBolt | Ability::Fortify | Ability::KnifeStrike => 90,
        Ability::BattleLeader | Ability::MysticBlast | Ability::Feint | Ability::Dodge => 80,
        Ability::FirstAid | Ability::AimedShot | Ability::AccurateShot | Ability::Backslash => 75,
        Ability::ChainLightning | Ability::MajorHeal | Ability::Inspire | Ability::Meeps => 70,
        Ability::Resolve | Ability::GiveOrder | Ability::EnergyRush => 60,
        _ => 40,
    }
}

/// The value of a card of the pack.
fn worth(game: &Mystics, card: CardIx) -> i64 {
    match game.pack().search[usize::from(card)].facts.kind {
        CardKind::Party => 9,
        CardKind::Armour => 6,
        CardKind::Weapon => 5,
        CardKind::Trick | CardKind::Scroll => 4,
        CardKind::Accessory | CardKind::Item => 3,
        CardKind::Event => 0,
    }
}

/// The choice that makes the best use of a mouse's equipment.
fn equip(game: &Mystics, state: &State, mouse: MouseIx, choices: &[Choice]) -> Choice {
    let me = state.mouse(mouse);
    let now = weigh::gear(game, me);
    let mut best = (now, Choice::Done);
    let after = |moves: &[(CardIx, Keep, Keep)]| {
        let mut other = me.clone();
        for &(card, from, to) in moves {
            if let Some(at) = other.cards.find(card, from) {
                other.cards.put(at, to);
            }
        }
        if fits(game, &other) { weigh::gear(game, &other) } else { i64::MIN }
    };
    for &choice in choices {
        match choice {
            Choice::Wear(card) => {
                let value = after(&[(card, Keep::Pack, Keep::Gear)]);
                if value > best.0 {
                    best = (value, choice);
                }
            }
            Choice::Stow(card) => {
                let slot = game.pack().search[usize::from(card)].facts.slot;
                for held in me.cards.all().iter().filter(|held| held.keep == Keep::Pack) {
                    let facts = &game.pack().search[usize::from(held.card)].facts;
                    if facts.slot != slot || slot.is_none() || !meets(game, me, held.card) {
                        continue;
                    }
                    let value = after(&[(card, Keep::Gear, Keep::Pack), (held.card, Keep::Pack, Keep::Gear)]);
                    if value > best.0 {
                        best = (value, choice);
                    }
                }
            }
            _ => {}
        }
    }
    best.1
}

/// Whether a mouse has enough paws for the cards it would hold; a knife goes into the tail first (M1.8).
fn fits(game: &Mystics, mouse: &crate::Mouse) -> bool {
    let mut tail = game.pack().heroes[mouse.hero.index()].facts.has(Gift::Tail);
    let mut paws = 0;
    for held in mouse.cards.all().iter().filter(|held| held.keep == Keep::Gear) {
        let facts = &game.pack().search[usize::from(held.card)].facts;
        if facts.slot == Some(Slot::Paw) {
            if tail && facts.knife {
                tail = false;
            } else {
                paws += facts.paws;
            }
        }
    }
    paws <= 2
}

/// Whether a mouse meets the requirements of a card by its hero card alone.
fn meets(game: &Mystics, mouse: &crate::Mouse, card: CardIx) -> bool {
    let needs = game.pack().search[usize::from(card)].facts.requires;
    let hero = game.pack().heroes[mouse.hero.index()].facts;
    (needs.classes == 0 || hero.classes & needs.classes != 0)
        && needs.hero.is_none_or(|who| who == mouse.hero)
        && hero.lore >= needs.lore
        && hero.battle >= needs.battle
}

/// The most promising attack.
fn attack(game: &Mystics, state: &State, mouse: MouseIx, choices: &[Choice]) -> Option<Choice> {
    let me = state.mouse(mouse);
    let hero = game.pack().heroes[me.hero.index()].facts;
    let value = |choice: &Choice| match *choice {
        Choice::Attack { weapon, with, on } => {
            let facts =
                weapon.get().and_then(|card| game.pack().search.get(card.index())).map(|card| &card.facts);
            let weapon = facts.and_then(|facts| facts.weapon);
            let mut dice = i64::from(hero.battle + weapon.map_or(0, |one| one.bonus) + me.fury);
            let enemy = state.enemy(on);
            let mut defence = i64::from(game.pack().foe(enemy.creature.cards()[0]).defence);
            match with {
                Some(Ability::AccurateShot | Ability::Feint) => defence = (defence - 2).max(0),
                Some(Ability::AimedShot) => dice += 1,
                Some(Ability::PowerShot) => dice += i64::from(hero.battle),
                _ => {}
            }
            let hits = dice * if weapon.is_some_and(|one| one.ranged) { 200 } else { 300 };
            let cost = with.map_or(0, |with| i64::from(game.pack().abilities[with.index()].facts.cost));
            let prize = match enemy.creature {
                Creature::Roach => 30,
                Creature::RatWarrior => 60,
                Creature::EliteRatWarrior => 120,
                _ => 150,
            };
            Some(hits - 200 * defence - 90 * cost + prize + 40 * i64::from(enemy.wounds))
        }
        _ => None,
    };
    let best = choices.iter().filter_map(|choice| value(choice).map(|value| (value, *choice)));
    best.max_by_key(|(value, _)| *value).map(|(_, choice)| choice)
}

/// Whether the mice may leave a side: no mouse later in the round has something to find here, and no captured mouse
/// has to return first.
pub fn may_leave(state: &State, mouse: MouseIx) -> bool {
    let here = state.mouse(mouse).spot.tile;
    if state.wheel >= 5 {
        return true;
    }
    if state.party().any(|(_, one)| one.plight.has(Plight::CAPTURED)) && state.foes().next().is_none() {
        return false;
    }
    let side = state.side(here);
    let later = plan::to_come(&state.track);
    let busy = state.mice_on(here).filter(|(at, one)| {
        *at != mouse && later & at.bit() != 0 && one.searched & side.get().map_or(0, SideIx::bit) == 0
    });
    state.wheel >= 4 || busy.count() == 0
}

/// The choices of a turn without details that are available.
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Default)]
struct Open {
    level: bool,
    recover: bool,
    scurry: bool,
    search: bool,
    stand_up: bool,
}

impl Open {
    /// `reserved` means that the mouse must save its search for later.
    fn of(choices: &[Choice], reserved: bool) -> Self {
        let mut open = Self::default();
        for choice in choices {
            match choice {
                Choice::Level => open.level = true,
                Choice::Recover => open.recover = true,
                Choice::Scurry => open.scurry = true,
                Choice::Search => open.search = !reserved,
                Choice::StandUp => open.stand_up = true,
                _ => {}
            }
        }
        open
    }
}

/// The choice of a mouse in its turn.
fn turn(
    game: &Mystics,
    atlas: &mut Atlas,
    state: &State,
    mouse: MouseIx,
    choices: &[Choice],
    &(step, todo): &(Option<Step>, Todo),
) -> Choice {
    let me = state.mouse(mouse);
    let tile = me.spot.tile;
    let here = atlas::side_at(state, tile);
    let reserved = plan::is_reserved(game, state, mouse, todo);
    let open = Open::of(choices, reserved);
    if open.level {
        return Choice::Level;
    }
    if let Some(Step { deed: Deed::Choose(deed), who, .. }) = step
        && who & (mouse.bit()) != 0
        && choices.contains(&deed)
        && !(reserved && deed == Choice::Search)
    {
        return deed;
    }
    if open.recover {
        return Choice::Recover;
    }
    let clear = state.foes_on(tile).next().is_none();
    let map = &game.pack().sides[here].map;
    // Leave the water first, because the current carries mice away. Without foes on the tile, the mice cross it.
    if !clear && map.water & bit(me.spot.space) != 0 {
        let dry = choices
            .iter()
            .copied()
            .find(|choice| matches!(*choice, Choice::Walk(to) if map.water & bit(to) == 0));
        if let Some(dry) = dry {
            return dry;
        }
        if open.scurry && weigh::drift(game, here, me.spot.space) <= 2 {
            return Choice::Scurry;
        }
    }
    // If the minions are too many to be defeated first, the mouse does what is possible during a fight.
    if let Some(Step { deed: Deed::Choose(_), side, spaces, who, quiet: false, .. }) = step
        && side == here
        && who & (mouse.bit()) != 0
        && state.foes_on(tile).count() > 2 * state.mice_on(tile).count()
        && !state.doing.acted
        && spaces & bit(me.spot.space) == 0
    {
        let there = |choice: &Choice| matches!(*choice, Choice::Walk(to) if spaces & bit(to) != 0);
        if let Some(walk) = choices.iter().copied().find(there) {
            return walk;
        }
    }
    if !clear
        && !state.doing.acted
        && let Some(best) = rout(game, state, mouse, choices)
    {
        return best;
    }
    if let Some(best) = attack(game, state, mouse, choices) {
        return best;
    }
    if open.stand_up {
        return Choice::StandUp;
    }
    if !clear && !state.doing.acted {
        if let Some(walk) = to_fight(game, atlas, state, mouse, choices) {
            return walk;
        }
        if open.scurry && weigh::from_fight(game, atlas, state, mouse) > 0 {
            return Choice::Scurry;
        }
        if open.search {
            return Choice::Search;
        }
        return Choice::End;
    }
    if !clear {
        return Choice::End;
    }
    let Some(step) = step else {
        return if open.search { Choice::Search } else { Choice::End };
    };
    if let Some(better) = gain_time(game, state, mouse, choices) {
        return better;
    }
    let (goal, road) = aim(game, atlas, state, mouse, &step, choices);
    // If the mice only have to gather, no mouse needs to find anything more.
    let hurry = step.deed == Deed::Gather;
    let whole = state.party().all(|(_, one)| one.is_active());
    let leave = may_leave(state, mouse) || hurry && whole;
    if let Some(road) = road
        && leave
    {
        return road;
    }
    let steps = (goal != 0).then(|| *atlas.steps(game.pack(), here, goal));
    let far = |space: SpaceIx| steps.as_ref().map_or(0, |steps| steps[usize::from(space) % SPACES]);
    let left = |space: SpaceIx| far(space).saturating_add(atlas::wet(map, space.into()));
    let nearer = choices
        .iter()
        .filter_map(
            |choice| if let Choice::Walk(space) = *choice { Some((left(space), space)) } else { None },
        )
        .min()
        .filter(|(there, _)| *there < left(me.spot.space));
    if let Some((_, space)) = nearer {
        // A mouse that arrives there in this turn acts there; others search first.
        let deed = matches!(step.deed, Deed::Choose(_)) && here == step.side && step.who & (mouse.bit()) != 0;
        let now = far(space) == 0 && !state.doing.acted && (deed || here != step.side && leave);
        if now || hurry || !open.search {
            return Choice::Walk(space);
        }
    }
    if open.search && !hurry {
        return Choice::Search;
    }
    if open.scurry && far(me.spot.space) > 0 && steps.is_some() {
        return Choice::Scurry;
    }
    Choice::End
}

/// A choice that gains time without a test, or a walk to where it can be made.
fn gain_time(game: &Mystics, state: &State, mouse: MouseIx, choices: &[Choice]) -> Option<Choice> {
    let here = state.side(state.mouse(mouse).spot.tile);
    let places = &game.pack().chapters[usize::from(state.chapter)].places;
    let tasks = places.iter().flat_map(|place| place.tasks.iter().map(move |task| (place.side, task)));
    for (number, (side, task)) in (0u8..).zip(tasks) {
        let worth = here.is(SideIx::new(side)) && task.test.is_none() && task.success.contains(&Effect::Page);
        if !worth || state.doing.acted || plan::is_over(state, number) {
            continue;
        }
        if choices.contains(&Choice::Task(number)) {
            return Some(Choice::Task(number));
        }
        let walk = |choice: &&Choice| matches!(**choice, Choice::Walk(to) if task.spaces & bit(to) != 0);
        if game.meets_needs(state, mouse, &task.needs)
            && let Some(&walk) = choices.iter().find(walk)
        {
            return Some(walk);
        }
    }
    None
}

/// The target of a mouse on its side for a step, and the choice that leaves the side if it is available.
fn aim(
    game: &Mystics,
    atlas: &Atlas,
    state: &State,
    mouse: MouseIx,
    step: &Step,
    choices: &[Choice],
) -> (Spaces, Option<Choice>) {
    let me = state.mouse(mouse);
    let here = atlas::side_at(state, me.spot.tile);
    if here == step.side {
        return (step.spaces, None);
    }
    let classes = game.pack().heroes[me.hero.index()].facts.classes;
    let mut goal = 0;
    let mut road = None;
    for one in atlas.roads(state, here, step.side) {
        if able(one.kind, classes) {
            goal |= one.spaces;
            if choices.contains(&one.choice) {
                road = Some(one.choice);
            }
        }
    }
    (goal, road)
}

/// The steps from each space of a side to a mouse's target; `None` if the mouse needs no other place.
pub fn heading(
    game: &Mystics,
    atlas: &mut Atlas,
    state: &State,
    mouse: MouseIx,
    step: Option<&Step>,
) -> Option<[u8; SPACES]> {
    let tile = state.mouse(mouse).spot.tile;
    let goal = if state.foes_on(tile).next().is_some() {
        weigh::stands(game, state, mouse).0
    } else {
        aim(game, atlas, state, mouse, step?, &[]).0
    };
    (goal != 0).then(|| *atlas.steps(game.pack(), atlas::side_at(state, tile), goal))
}

/// A choice that drives away several of the minions here at once, or a walk to where it can be tried.
fn rout(game: &Mystics, state: &State, mouse: MouseIx, choices: &[Choice]) -> Option<Choice> {
    let me = state.mouse(mouse);
    let hero = game.pack().heroes[me.hero.index()].facts;
    let chapter = &game.pack().chapters[usize::from(state.chapter)];
    let now = state.side(me.spot.tile);
    let tasks =
        chapter.places.iter().flat_map(|place| place.tasks.iter().map(move |task| (place.side, task)));
    for (number, (side, task)) in (0u8..).zip(tasks) {
        if !now.is(SideIx::new(side)) || plan::is_over(state, number) {
            continue;
        }
        let gone = task.success.iter().map(|effect| match *effect {
            Effect::Leaves(Creature::Brodie) => 3,
            Effect::Leaves(creature) => {
                state.foes_on(me.spot.tile).filter(|(_, foe)| foe.creature == creature).count()
            }
            _ => 0,
        });
        // A failed attempt costs the action.
        let dice = task.test.map_or(2, |test| match test.dice {
            Dice::Fixed(count) => count,
            Dice::Lore => hero.lore,
            Dice::Battle => hero.battle,
            Dice::Defence => hero.defence,
            Dice::Move => hero.movement,
        });
        if gone.sum::<usize>() < 2 || dice < 2 {
            continue;
        }
        if choices.contains(&Choice::Task(number)) {
            return Some(Choice::Task(number));
        }
        let able = game.meets_needs(state, mouse, &task.needs);
        let walk = |choice: &&Choice| matches!(**choice, Choice::Walk(to) if task.spaces & bit(to) != 0);
        if able && let Some(&walk) = choices.iter().find(walk) {
            return Some(walk);
        }
    }
    None
}

/// A walk after which the mouse can attack, or is nearer to an attack.
fn to_fight(
    game: &Mystics,
    atlas: &mut Atlas,
    state: &State,
    mouse: MouseIx,
    choices: &[Choice],
) -> Option<Choice> {
    let me = state.mouse(mouse);
    let side = atlas::side_at(state, me.spot.tile);
    let map = &game.pack().sides[side].map;
    let (stands, ranged) = weigh::stands(game, state, mouse);
    if stands == 0 {
        return None;
    }
    let steps = *atlas.steps(game.pack(), side, stands);
    let far = |space: SpaceIx| steps[usize::from(space) % SPACES];
    let apart = |space: SpaceIx| {
        let foes = state.foes_on(me.spot.tile);
        let apart = foes
            .map(|(_, foe)| map.distance[usize::from(space) % SPACES][usize::from(foe.spot.space) % SPACES]);
        apart.min().unwrap_or(0)
    };
    // A mouse with a ranged weapon keeps its distance.
    let worth = |space: SpaceIx| (far(space), if ranged { u8::MAX - apart(space).min(5) } else { 0 }, space);
    let walks =
        choices.iter().filter_map(|choice| if let Choice::Walk(to) = *choice { Some(to) } else { None });
    let best = walks.min_by_key(|&space| worth(space))?;
    (far(best) < far(me.spot.space)).then_some(Choice::Walk(best))
}

/// Whether a change of equipment is worth the free action.
pub fn may_improve(game: &Mystics, state: &State, mouse: MouseIx) -> bool {
    let me = state.mouse(mouse);
    me.cards.all().iter().any(|held| {
        held.keep == Keep::Pack
            && meets(game, me, held.card)
            && game.pack().search[usize::from(held.card)].facts.slot.is_some()
            && game.pack().search[usize::from(held.card)].facts.traits != [Trait::None; 3]
            || held.keep == Keep::Pack && game.pack().search[usize::from(held.card)].facts.weapon.is_some()
    })
}
