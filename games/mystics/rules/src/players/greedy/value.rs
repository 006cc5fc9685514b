//! The chance to win in a position of Mice and Mystics, from counts on the table.

mod counts;
mod fitted;

use crate::content::{CardKind, Effect, SIDES, SPACES};
use crate::index::{MouseIx, SideIx, TileIx, bit};
use crate::kinds::{Creature, Treasure};
use crate::{Keep, Mouse, Mystics, Plight, Spot, State};

use super::atlas::{self, Atlas, able};
use super::plan::{self, Deed, Step};
use super::weigh;
use counts::{COUNT, Count};

/// The cheese on the wheel that makes a surge.
const WHEEL: u8 = 6;
/// The cheese that a new ability costs.
const LEVEL: u8 = 6;
/// The number of tiles on a plan.
const TILES: usize = 8;

/// Checks while compiling that what is good adds to the odds and what is bad takes away, and that the coefficients stand
/// in the order of the counts.
const _: () = {
    const fn is_good(what: Count) -> bool {
        use Count::{
            Abilities, BossGone, BossHurt, Cheese, FoeWounds, FoesDown, Gear, Golem, Hidden, MoreCheese,
            OtherCards, Pages, Scrolls, Shelter, Tales, Treasures, Tricks, Unsearched,
        };
        matches!(
            what,
            Abilities
                | BossGone
                | BossHurt
                | Cheese
                | FoeWounds
                | FoesDown
                | Gear
                | Golem
                | Hidden
                | MoreCheese
                | OtherCards
                | Pages
                | Scrolls
                | Shelter
                | Tales
                | Treasures
                | Tricks
                | Unsearched
        )
    }
    const fn weight(what: Count) -> f64 {
        fitted::WEIGHTS[what as usize].1
    }
    let mut place = 0;
    while place < COUNT {
        let (what, weight) = fitted::WEIGHTS[place];
        assert!(what as usize == place, "a coefficient is not at the place of its count");
        assert!(if is_good(what) { weight > 0.0 } else { weight < 0.0 }, "a coefficient has the wrong sign");
        place += 1;
    }
    let mut chapter = 0;
    while chapter < fitted::CHAPTERS.len() {
        let [_, page, deed, hop] = fitted::CHAPTERS[chapter];
        assert!(weight(Count::Pages) + page > 0.0, "a page is bad");
        assert!(weight(Count::Deeds) + deed < 0.0, "a remaining deed is good");
        assert!(weight(Count::Hops) + hop < 0.0, "a long way is good");
        chapter += 1;
    }
};

/// The amount of each [`Count`].
#[derive(Debug, Clone, Copy)]
pub struct Counts([f64; COUNT]);

impl Counts {
    fn add(&mut self, what: Count, much: f64) {
        self.0[what as usize] += much;
    }

    fn of(&self, what: Count) -> f64 {
        self.0[what as usize]
    }
}

/// The chance to win in a position of an unfinished chapter, from 0 to 1.
pub fn chance(game: &Mystics, atlas: &mut Atlas, state: &State) -> f64 {
    let counts = count(game, atlas, state);
    let [alone, page, deed, hop] = fitted::CHAPTERS[usize::from(state.chapter) % fitted::CHAPTERS.len()];
    let mut odds = alone
        + page * counts.of(Count::Pages)
        + deed * counts.of(Count::Deeds)
        + hop * counts.of(Count::Hops);
    for ((_, weight), much) in fitted::WEIGHTS.iter().zip(counts.0) {
        odds += weight * much;
    }
    1.0 / (1.0 + (-odds).exp())
}

/// One for true, zero for false.
fn one(so: bool) -> f64 {
    f64::from(u8::from(so))
}

/// A small integer as a float.
#[allow(clippy::cast_precision_loss, reason = "far below what a float holds exactly")]
fn small(number: i64) -> f64 {
    number as f64
}

/// Counts the things on the table.
pub fn count(game: &Mystics, atlas: &mut Atlas, state: &State) -> Counts {
    let mut counts = Counts([0.0; COUNT]);
    let (step, todo) = plan::next(game, atlas, state);
    let pages = state.end.saturating_sub(state.page);
    let wheel = f64::from(state.wheel.min(WHEEL));
    counts.add(Count::Pages, f64::from(pages.min(8)));
    counts.add(Count::LastPage, one(pages <= 1));
    counts.add(Count::LastTwoPages, one(pages <= 2));
    counts.add(Count::Wheel, wheel);
    counts.add(Count::WheelOnLastPage, if pages <= 1 { wheel } else { 0.0 });
    counts.add(Count::Deeds, small(todo.deeds()));
    counts.add(Count::CheeseLacking, small(todo.lacking()));
    counts.add(Count::Late, f64::from(state.round.saturating_sub(25)) / 10.0);
    counts.add(Count::Tales, f64::from(state.tales.count_ones()));
    for &treasure in Treasure::ALL {
        counts.add(Count::Treasures, one(state.owns(treasure)));
    }
    for (at, mouse) in state.party() {
        count_mouse(game, atlas, state, at, mouse, &mut counts);
    }
    count_hazards(game, state, &mut counts);
    let active = state.active().fold(0.0, |sum, _| sum + 1.0);
    let away = f64::from(state.party) - active;
    let foes = state.foes().next().is_some();
    counts.add(if foes { Count::CapturedFoes } else { Count::CapturedNoFoes }, away);
    counts.add(Count::HalfCaptured, one(away >= active));
    counts.add(Count::OneLeft, one(active <= 1.0));
    counts.add(Count::AnyFoe, one(foes));
    let strength = count_foes(state, &mut counts);
    counts.add(Count::Outnumbered, strength / f64::max(active, 1.0));
    if let Some(step) = step {
        count_way(game, atlas, state, &step, away, &mut counts);
    }
    counts
}

/// Counts the things and conditions of one mouse.
fn count_mouse(
    game: &Mystics,
    atlas: &mut Atlas,
    state: &State,
    at: MouseIx,
    mouse: &Mouse,
    counts: &mut Counts,
) {
    if mouse.is_active() {
        let life = f64::from(weigh::life(game, mouse).max(1));
        let wounds = (f64::from(mouse.wounds + mouse.poison) / life).min(1.0);
        counts.add(Count::Wounds, wounds);
        counts.add(Count::WoundsSquared, wounds * wounds);
        counts.add(Count::Poison, mouse.poison.into());
        for (what, plight) in [
            (Count::Stunned, Plight::STUNNED),
            (Count::Webbed, Plight::WEBBED),
            (Count::Down, Plight::DOWN),
            (Count::Charmed, Plight::CHARMED),
            (Count::Hidden, Plight::HIDDEN),
            (Count::Golem, Plight::GOLEM),
        ] {
            counts.add(what, one(mouse.plight.has(plight)));
        }
        counts.add(Count::Shelter, mouse.shelter.min(3).into());
        let side = state.side(mouse.spot.tile);
        counts.add(
            Count::Wet,
            small(weigh::wet(game, atlas::side_at(state, mouse.spot.tile), mouse.spot.space)) / 1000.0,
        );
        if state.foes_on(mouse.spot.tile).next().is_some() {
            counts.add(Count::FromFight, weigh::from_fight(game, atlas, state, at).min(12).into());
        } else {
            counts.add(Count::Unsearched, one(mouse.searched & side.get().map_or(0, SideIx::bit) == 0));
        }
    }
    counts.add(Count::Cheese, mouse.cheese.min(LEVEL).into());
    counts.add(Count::MoreCheese, mouse.cheese.saturating_sub(LEVEL).min(4).into());
    counts.add(Count::Abilities, mouse.abilities.count_ones().into());
    counts.add(Count::Gear, small(weigh::gear(game, mouse)) / 1000.0);
    for held in mouse.cards.all() {
        let what = match (held.keep, game.pack().search[usize::from(held.card)].facts.kind) {
            (Keep::Gear, _) => continue,
            (Keep::Trick, _) => Count::Tricks,
            (Keep::Pack, CardKind::Scroll | CardKind::Item) => Count::Scrolls,
            (Keep::Pack, _) => Count::OtherCards,
        };
        counts.add(what, 1.0);
    }
}

/// Counts the effects of past hazards and the possible ones.
fn count_hazards(game: &Mystics, state: &State, counts: &mut Counts) {
    for place in &game.pack().chapters[usize::from(state.chapter)].places {
        for hazard in &place.hazards {
            let happened =
                |effect: &Effect| matches!(*effect, Effect::Flag(flag) if state.flags & (1 << flag) != 0);
            counts.add(Count::Mishaps, one(hazard.failure.iter().any(happened)));
            for (at, mouse) in state.active() {
                let Spot { tile, space } = mouse.spot;
                let there = state.side(tile).is(SideIx::new(place.side)) && hazard.spaces & bit(space) != 0;
                if there && game.meets_needs(state, at, &hazard.needs) {
                    counts.add(Count::Hazards, 1.0);
                }
            }
        }
    }
}

/// Counts the minions, and returns the strength of those that mice meet.
fn count_foes(state: &State, counts: &mut Counts) -> f64 {
    let mut strength = 0.0;
    for (_, foe) in state.foes() {
        let (what, worth, far) = match foe.creature {
            Creature::Roach => (Count::Roaches, 0.75, Count::FarSmall),
            Creature::RatWarrior => (Count::Rats, 1.0, Count::FarSmall),
            Creature::EliteRatWarrior => (Count::Elites, 1.3, Count::FarSmall),
            Creature::Spider => (Count::Spiders, 2.3, Count::FarLarge),
            Creature::Centipede => (Count::Centipedes, 2.5, Count::FarLarge),
            Creature::CaptainVurst | Creature::SkitterClak | Creature::Vanestra => {
                (Count::Captains, 4.0, Count::FarLarge)
            }
            Creature::Brodie => (Count::Brodie, 4.0, Count::FarLarge),
        };
        if state.mice_on(foe.spot.tile).next().is_some() {
            counts.add(what, 1.0);
            strength += worth;
        } else {
            counts.add(far, 1.0);
        }
        counts.add(Count::FoeWounds, foe.wounds.into());
        counts.add(Count::FoesDown, one(foe.down || foe.dazed));
    }
    for wounds in state.boss_wounds {
        counts.add(Count::BossHurt, wounds.into());
    }
    if state.foes().next().is_some() {
        counts.add(Count::BossGone, state.boss_gone.count_ones().into());
    }
    strength
}

/// Counts the distance to the next deed.
fn count_way(game: &Mystics, atlas: &mut Atlas, state: &State, step: &Step, away: f64, counts: &mut Counts) {
    let content = game.pack();
    let party = f64::from(state.party.max(1));
    let mut most = 0;
    let mut tiles = 0.0;
    for (tile, _) in TileIx::enumerate(0..TILES) {
        let here = atlas::side_at(state, tile);
        if here >= SIDES || state.mice_on(tile).next().is_none() {
            continue;
        }
        tiles += 1.0;
        let hops = atlas.hops(state, here, step.side).min(8);
        most = most.max(hops);
        let mice = state.mice_on(tile).fold(0.0, |sum, _| sum + 1.0);
        counts.add(Count::Hops, small(hops) * mice / party);
        let clear = state.foes_on(tile).next().is_none();
        let mut nearest = 20u8;
        if hops == 0 {
            let steps = *atlas.steps(content, here, step.spaces);
            for (at, mouse) in state.mice_on(tile) {
                let far = steps[usize::from(mouse.spot.space) % SPACES].min(20);
                if step.deed == Deed::Gather {
                    counts.add(Count::StepsToGather, far.into());
                } else if step.who & at.bit() != 0 {
                    nearest = nearest.min(far);
                }
            }
            if !matches!(step.deed, Deed::Gather | Deed::Come) {
                counts.add(if clear { Count::StepsClear } else { Count::StepsFight }, nearest.into());
            }
        } else {
            for road in 0.. {
                // The steps are stored in the atlas, so a road is copied out of it first.
                let road = atlas.roads(state, here, step.side).nth(road).copied();
                let Some(road) = road else { break };
                let steps = *atlas.steps(content, here, road.spaces);
                for (_, mouse) in state.mice_on(tile) {
                    if able(road.kind, content.heroes[mouse.hero.index()].facts.classes) {
                        nearest = nearest.min(steps[usize::from(mouse.spot.space) % SPACES]);
                    }
                }
            }
            counts.add(if clear { Count::StepsToRoadClear } else { Count::StepsToRoadFight }, nearest.into());
        }
    }
    // A captured mouse returns where the others are.
    counts.add(Count::Hops, small(most) * away / party);
    counts.add(Count::HopsOfTheLast, small(most));
    counts.add(Count::TilesApart, f64::max(tiles - 1.0, 0.0));
}
