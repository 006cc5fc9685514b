//! The value of a position, in thousandths of a page of time.

use crate::content::{CardKind, SIDES, SPACES, Spaces, Trait};
use crate::index::{MouseIx, SpaceIx, TileIx, bit};
use crate::kinds::{Class, Creature};
use crate::{Ending, Keep, Mouse, Mystics, Plight, State};

use super::atlas::{self, Atlas, FAR, able};
use super::plan::{self, Deed, Step};

/// The cheese on the wheel that makes a surge.
const WHEEL: u8 = 6;
/// The value of being one exploration nearer to the next step.
const HOP: i64 = 9_000;
/// The cost of each remaining deed: the next one may be on the other side of the chapter.
pub const DEED: i64 = 12 * HOP;
/// The value of a victory.
const WON: i64 = 10_000_000;
/// The cost of a defeat.
const LOST: i64 = 1_000_000;

/// The value of a position for the mice.
pub fn table(game: &Mystics, atlas: &mut Atlas, state: &State) -> i64 {
    let pages = i64::from(state.end.saturating_sub(state.page));
    match state.ending {
        Some(Ending::Victory) => return WON + 10_000 * pages,
        Some(_) => return -LOST,
        None => {}
    }
    let (step, todo) = plan::next(game, atlas, state);
    let mut value = 0;
    // The last pages have the highest value.
    value +=
        [0, 4_000, 7_000, 9_400, 11_400, 13_000, 14_200, 15_000][usize::try_from(pages.min(7)).unwrap_or(0)];
    let wheel = i64::from(state.wheel.min(WHEEL));
    value -= [0, 250, 550, 900, 1_350, 1_900, 2_600][usize::try_from(wheel).unwrap_or(0)];
    value -= DEED * todo.deeds() + 400 * todo.lacking();
    for (_, mouse) in state.party() {
        value += health(game, state, mouse) + means(game, state, mouse);
    }
    for (_, foe) in state.foes() {
        let near = state.mice_on(foe.spot.tile).next().is_some();
        let worth = match foe.creature {
            Creature::Roach => 330,
            Creature::RatWarrior => 430,
            Creature::EliteRatWarrior => 560,
            Creature::Spider => 1_000,
            Creature::Centipede => 1_100,
            Creature::CaptainVurst | Creature::SkitterClak | Creature::Vanestra => 2_200,
            Creature::Brodie => 1_500,
        };
        value -= if near { worth } else { worth / 2 };
        value += 260 * i64::from(foe.wounds) + if foe.down || foe.dazed { 90 } else { 0 };
    }
    let hurt: i64 = state.boss_wounds.iter().map(|&wounds| i64::from(wounds)).sum();
    value += 900 * hurt
        + 1_500 * i64::from(state.boss_gone.count_ones()) * i64::from(state.foes().next().is_some());
    for (at, mouse) in state.party() {
        if mouse.is_active() && state.foes_on(mouse.spot.tile).next().is_some() {
            value -= 30 * i64::from(from_fight(game, atlas, state, at).min(12));
        }
    }
    if let Some(step) = step {
        value += nearness(game, atlas, state, &step);
    }
    value
}

/// The cost of wounds and conditions of a mouse.
fn health(game: &Mystics, state: &State, mouse: &Mouse) -> i64 {
    if !mouse.is_active() {
        // Without minions on the board, it returns in its next turn.
        return if state.foes().next().is_some() { -3_000 } else { -1_500 };
    }
    let life = i64::from(life(game, mouse)).max(1);
    let wounds = i64::from(mouse.wounds + mouse.poison).min(life);
    let mut value = -(wounds * wounds * 1_300) / (life * life) - 160 * wounds - 60 * i64::from(mouse.poison);
    for (plight, cost) in [
        (Plight::STUNNED, 500),
        (Plight::WEBBED, 400),
        (Plight::DOWN, 250),
        (Plight::CHARMED, 600),
        (Plight::HIDDEN, -150),
        (Plight::GOLEM, -250),
    ] {
        if mouse.plight.has(plight) {
            value -= cost;
        }
    }
    let side = atlas::side_at(state, mouse.spot.tile) % SIDES;
    value + 60 * i64::from(mouse.shelter.min(3)) - wet(game, side, mouse.spot.space)
}

/// The number of turns after which the current carries a mouse off the tile.
pub fn drift(game: &Mystics, side: usize, space: SpaceIx) -> u8 {
    atlas::drift(&game.pack().sides[side % SIDES].map.current, space.into())
}

/// The cost of being in the water on a space.
pub fn wet(game: &Mystics, side: usize, space: SpaceIx) -> i64 {
    let water = game.pack().sides[side % SIDES].map.water & bit(space) != 0;
    match drift(game, side, space) {
        1 => 1_600,
        2 => 600,
        3 => 300,
        4..8 => 200,
        _ if water => 120,
        _ => 0,
    }
}

/// The life of a mouse with its equipment.
pub fn life(game: &Mystics, mouse: &Mouse) -> u8 {
    let worn = mouse.cards.all().iter().filter(|held| held.keep == Keep::Gear);
    let traits = worn.flat_map(|held| game.pack().search[usize::from(held.card)].facts.traits);
    let more: u8 = traits.map(|one| if let Trait::Life(n) = one { n } else { 0 }).sum();
    game.pack().heroes[mouse.hero.index()].facts.life + more
}

/// The value of a mouse's things.
fn means(game: &Mystics, state: &State, mouse: &Mouse) -> i64 {
    let cheese = i64::from(mouse.cheese);
    let learned = i64::from(mouse.abilities.count_ones());
    let mut value = 90 * cheese.min(6) + 40 * (cheese - 6).clamp(0, 4) + 650 * learned;
    value += gear(game, mouse);
    for held in mouse.cards.all() {
        let facts = &game.pack().search[usize::from(held.card)].facts;
        value += match (held.keep, facts.kind) {
            (Keep::Gear, _) => 0,
            (Keep::Trick, _) => 160,
            (Keep::Pack, CardKind::Scroll | CardKind::Item) => 190,
            (Keep::Pack, _) => 60,
        };
    }
    let owned = crate::kinds::Treasure::ALL.iter().filter(|one| state.owns(**one)).count();
    // The party's things are counted once, with the first mouse.
    if mouse.hero == state.mice[0].hero {
        value += 150 * i64::try_from(owned).unwrap_or(0) + 200 * i64::from(state.tales.count_ones());
    }
    value
}

/// The value of a mouse's equipment.
pub fn gear(game: &Mystics, mouse: &Mouse) -> i64 {
    let hero = game.pack().heroes[mouse.hero.index()].facts;
    let mut value = 0;
    let mut best = 0;
    for held in mouse.cards.all().iter().filter(|held| held.keep == Keep::Gear) {
        let facts = &game.pack().search[usize::from(held.card)].facts;
        let mut own = 0;
        for one in facts.traits {
            own += match one {
                Trait::None => 0,
                Trait::Battle(n) => 330 * i64::from(n),
                Trait::Defence(n) => 300 * i64::from(n),
                Trait::Lore(n) => (if hero.is(Class::Mystic) { 150 } else { 60 }) * i64::from(n),
                Trait::Move(n) | Trait::Search(n) => 150 * i64::from(n),
                Trait::Life(n) => 350 * i64::from(n),
                Trait::VsLarge(n) | Trait::VsRoach(n) | Trait::VsRanged(n) | Trait::VsMelee(n) => {
                    130 * i64::from(n)
                }
                _ => 80,
            };
        }
        if let Some(weapon) = facts.weapon {
            let dice = i64::from(hero.battle + weapon.bonus);
            let power = if weapon.ranged { 240 * dice + 150 } else { 300 * dice };
            // A second weapon is of little use.
            best = best.max(power + own);
            value += 40;
        } else {
            value += own;
        }
    }
    value + best
}

/// The spaces of its tile from which a mouse can attack an enemy, and whether at range.
pub fn stands(game: &Mystics, state: &State, mouse: MouseIx) -> (Spaces, bool) {
    let me = state.mouse(mouse);
    let map = &game.pack().sides[atlas::side_at(state, me.spot.tile)].map;
    let weapons = me.cards.all().iter().filter(|held| held.keep == Keep::Gear);
    let ranged = weapons
        .filter_map(|held| game.pack().search[usize::from(held.card)].facts.weapon)
        .any(|weapon| weapon.ranged);
    let at = state.foes_on(me.spot.tile).fold(0, |all, (_, foe)| all | bit(foe.spot.space));
    let mut stands = 0;
    for (space, &sight) in map.sight.iter().enumerate() {
        let seen = if ranged { sight } else { map.walk[space] | map.climb[space] | 1 << space };
        if map.all & (1 << space) != 0 && seen & at != 0 {
            stands |= 1 << space;
        }
    }
    (stands & !map.water, ranged)
}

/// The distance of a mouse from the spaces where it can attack an enemy.
pub fn from_fight(game: &Mystics, atlas: &mut Atlas, state: &State, mouse: MouseIx) -> u8 {
    let me = state.mouse(mouse);
    let (stands, _) = stands(game, state, mouse);
    let side = atlas::side_at(state, me.spot.tile);
    if stands == 0 { 0 } else { atlas.steps(game.pack(), side, stands)[usize::from(me.spot.space) % SPACES] }
}

/// How near the mice are to the next step.
fn nearness(game: &Mystics, atlas: &mut Atlas, state: &State, step: &Step) -> i64 {
    let content = game.pack();
    let party = i64::from(state.party.max(1));
    let mut value = 0;
    let mut most = 0;
    for tile in TileIx::first(8) {
        let here = atlas::side_at(state, tile);
        if here >= SIDES || state.mice_on(tile).next().is_none() {
            continue;
        }
        let hops = atlas.hops(state, here, step.side).min(8);
        let count = i64::try_from(state.mice_on(tile).count()).unwrap_or(0);
        value -= HOP * hops * count / party;
        most = most.max(hops);
        let clear = state.foes_on(tile).next().is_none();
        if hops == 0 {
            let all = step.deed == Deed::Gather;
            let steps = *atlas.steps(content, here, step.spaces);
            let mut best = FAR;
            for (at, mouse) in state.mice_on(tile) {
                let far = i64::from(steps[usize::from(mouse.spot.space) % 64]).min(FAR);
                if all {
                    value -= 70 * far.min(20);
                } else if step.who & at.bit() != 0 {
                    best = best.min(far);
                    value -= 12 * far.min(20);
                }
            }
            if !all && step.deed != Deed::Come {
                let weight = if step.deed == Deed::Kill {
                    50
                } else if clear {
                    70
                } else {
                    40
                };
                value -= weight * best.min(20);
            }
        } else {
            let mut best = FAR;
            // A tile has few roads, and measuring changes the atlas.
            for place in 0.. {
                let Some(road) = atlas.roads(state, here, step.side).nth(place).copied() else { break };
                let steps = *atlas.steps(content, here, road.spaces);
                for (_, mouse) in state.mice_on(tile) {
                    let classes = content.heroes[mouse.hero.index()].facts.classes;
                    if able(road.kind, classes) {
                        best = best.min(i64::from(steps[usize::from(mouse.spot.space) % 64]));
                    }
                }
            }
            value -= if clear { 60 } else { 25 } * best.min(20);
        }
    }
    // A captured mouse returns where the others are.
    let away = i64::try_from(state.party().filter(|(_, mouse)| !mouse.is_active()).count()).unwrap_or(0);
    value - HOP * most * away / party
}
