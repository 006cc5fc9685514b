//! Places and movement: mice (M7) and minions (M20).

use tabletop::Maybe;

use crate::content::{HazardTime, Map, SPACES, Spaces, Trait};
use crate::index::{FoeIx, MouseIx, SideIx, SpaceIx, TileIx, bit, bits};
use crate::kinds::{Creature, Gift, Treasure};
use crate::state::{Plight, Spot, State, Whereabouts};
use crate::{Mystics, Rule};

/// The maximal movement of a mouse at a time; more is never needed on a tile.
pub(crate) const FAR: usize = 24;

/// The figures on a tile, as sets of spaces.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Crowd {
    /// Spaces with mice.
    pub mice: Spaces,
    /// Spaces with minions; Brodie's marker is no figure (M21.1).
    pub foes: Spaces,
    /// Spaces without room for more figures (M7.8).
    pub full: Spaces,
}

impl Crowd {
    /// Spaces with any figure.
    pub fn any(self) -> Spaces {
        self.mice | self.foes
    }
}

/// The spaces that a mouse can reach, by cost.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reach {
    levels: [Spaces; FAR],
    all: Spaces,
}

impl Reach {
    /// The cost of reaching a space; `None` if the movement is not enough.
    pub fn cost(&self, space: SpaceIx) -> Option<u8> {
        let at = self.levels.iter().position(|level| level & bit(space) != 0)?;
        u8::try_from(at).ok()
    }

    /// All spaces that it can reach, except its own.
    pub fn all(&self) -> Spaces {
        self.all
    }
}

/// The conditions of a mouse's movement on a tile that are the same for each step.
struct Gait<'a> {
    map: &'a Map,
    /// The spaces that Fishhook & Thread joins (M26.3).
    hook: Option<[SpaceIx; 2]>,
    floats: bool,
    climbs: bool,
}

impl Gait<'_> {
    /// The spaces that it reaches from a space for 1.
    #[inline]
    fn near(&self, space: SpaceIx) -> Spaces {
        let at = usize::from(space) % SPACES;
        let hook = match self.hook {
            Some([one, other]) if one == space => bit(other),
            Some([one, other]) if other == space => bit(one),
            _ => 0,
        };
        hook | if self.floats {
            self.map.float[at]
        } else if self.climbs {
            self.map.walk[at] | self.map.climb[at]
        } else {
            self.map.walk[at]
        }
    }

    /// The spaces that it reaches from a space for 3.
    #[inline]
    fn dear(&self, space: SpaceIx) -> Spaces {
        if self.floats || self.climbs { 0 } else { self.map.climb[usize::from(space) % SPACES] }
    }
}

/// The way of a minion.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Way {
    /// The spaces after the first, in order.
    steps: [SpaceIx; SPACES],
    len: u8,
    /// The mouse that it walks towards.
    pub after: MouseIx,
}

impl Way {
    /// The spaces of the way after the first.
    pub fn steps(&self) -> &[SpaceIx] {
        &self.steps[..usize::from(self.len).min(SPACES)]
    }
}

impl Mystics {
    /// The map of a side.
    #[inline]
    pub(crate) fn map_of(&self, side: impl Into<Maybe<SideIx>>) -> &Map {
        let side = side.into().get().map_or(0, SideIx::index);
        &self.content.sides[side % self.content.sides.len().max(1)].map
    }

    /// The map of the side that is up on a tile.
    #[inline]
    pub(crate) fn map(&self, state: &State, tile: TileIx) -> &Map {
        self.map_of(state.side(tile))
    }

    /// The figures on a tile, except one mouse and one enemy.
    pub(crate) fn crowd_without(
        &self,
        state: &State,
        tile: TileIx,
        mouse: Option<MouseIx>,
        foe: Option<FoeIx>,
    ) -> Crowd {
        let mut crowd = Crowd::default();
        let (mut ones, mut twos, mut fours, mut large) = (0u64, 0u64, 0u64, 0u64);
        let mut count = |space: SpaceIx| {
            let figure = bit(space);
            let carry = ones & figure;
            ones ^= figure;
            fours |= twos & carry;
            twos ^= carry;
        };
        for (at, one) in state.mice_on(tile) {
            if Some(at) != mouse {
                crowd.mice |= bit(one.spot.space);
                count(one.spot.space);
            }
        }
        for (at, enemy) in state.foes_on(tile) {
            if Some(at) != foe && enemy.creature != Creature::Brodie {
                crowd.foes |= bit(enemy.spot.space);
                count(enemy.spot.space);
                if self.is_large(enemy.creature) {
                    large |= bit(enemy.spot.space);
                }
            }
        }
        crowd.full = (fours | large) & !self.map(state, tile).areas;
        crowd
    }

    /// The figures on a tile.
    pub(crate) fn crowd(&self, state: &State, tile: TileIx) -> Crowd {
        self.crowd_without(state, tile, None, None)
    }

    /// The spaces adjacent to a space for a mouse, yellow lines or not (M7.2, M7.5), and the space itself.
    #[inline]
    pub(crate) fn beside(&self, state: &State, spot: Spot) -> Spaces {
        let map = self.map(state, spot.tile);
        let at = usize::from(spot.space) % SPACES;
        map.walk[at] | map.climb[at] | bit(spot.space)
    }

    /// The spaces adjacent to a space for a minion, lines or not (M20.3, D65), and the space itself.
    #[inline]
    pub(crate) fn prowled(&self, state: &State, spot: Spot) -> Spaces {
        self.map(state, spot.tile).prowl[usize::from(spot.space) % SPACES] | bit(spot.space)
    }

    /// The spaces seen from a space (M11.6).
    #[inline]
    pub(crate) fn seen(&self, state: &State, spot: Spot) -> Spaces {
        self.map(state, spot.tile).sight[usize::from(spot.space) % SPACES]
    }

    /// The mice on some spaces of a tile, as bits.
    pub(crate) fn mice_at(&self, state: &State, tile: TileIx, spaces: Spaces) -> u8 {
        let at = state.mice_on(tile).filter(|(_, mouse)| spaces & bit(mouse.spot.space) != 0);
        at.fold(0, |mice, (mouse, _)| mice | mouse.bit())
    }

    /// The enemies on some spaces of a tile, as bits.
    pub(crate) fn foes_at(&self, state: &State, tile: TileIx, spaces: Spaces) -> u32 {
        let at = state.foes_on(tile).filter(|(_, foe)| spaces & bit(foe.spot.space) != 0);
        at.fold(0, |foes, (foe, _)| foes | foe.bit())
    }

    /// The other end of Fishhook & Thread for a mouse on a space (M26.3).
    pub(crate) fn hooked(&self, state: &State, spot: Spot) -> Spaces {
        match self.hook_on(state, spot.tile) {
            Some([one, other]) if one == spot.space => bit(other),
            Some([one, other]) if other == spot.space => bit(one),
            _ => 0,
        }
    }

    /// The spaces of a tile that Fishhook & Thread joins (M26.3).
    fn hook_on(&self, state: &State, on: TileIx) -> Option<[SpaceIx; 2]> {
        match state.treasures[Treasure::Fishhook.index()] {
            Whereabouts::Placed { tile, one, other } if tile == on => Some([one, other]),
            _ => None,
        }
    }

    /// The conditions of a mouse's movement on its tile.
    fn gait(&self, state: &State, mouse: MouseIx) -> Gait<'_> {
        let tile = state.mouse(mouse).spot.tile;
        Gait {
            map: self.map(state, tile),
            hook: self.hook_on(state, tile),
            floats: state.doing.floating,
            climbs: self.has_trait(state, mouse, |one| one == Trait::Climb),
        }
    }

    /// Spaces of a tile where a mouse stops on entering: minions (M7.9), water (M8.1), traps (M9.1), and hazards of
    /// the chapter.
    pub(crate) fn stops(&self, state: &State, mouse: MouseIx, crowd: Crowd) -> Spaces {
        let tile = state.mouse(mouse).spot.tile;
        let map = self.map(state, tile);
        let traps = if self.fears_traps(state, mouse) {
            state.tiles.get(usize::from(tile)).map_or(0, |tile| tile.traps)
        } else {
            0
        };
        crowd.foes | map.water | traps | self.hazard_spaces(state, tile, HazardTime::Enter)
    }

    /// Whether mousetraps snap at a mouse; they do not at Lily.
    pub(crate) fn fears_traps(&self, state: &State, mouse: MouseIx) -> bool {
        !self.hero(state, mouse).has(Gift::Lesson)
    }

    /// The spaces that a mouse can reach with its remaining movement, and their cost (M7).
    pub(crate) fn reach(&self, state: &State, mouse: MouseIx) -> Reach {
        let me = state.mouse(mouse);
        let mut levels = [0; FAR];
        levels[0] = bit(me.spot.space);
        let crowd = self.crowd_without(state, me.spot.tile, Some(mouse), None);
        let gait = self.gait(state, mouse);
        let map = gait.map;
        let stops = self.stops(state, mouse, crowd);
        let mut through = levels;
        let mut seen = levels[0];
        let wet = map.water & levels[0] != 0;
        for cost in 1..=usize::from(state.doing.left).min(FAR - 1) {
            let (near, dear) = (through[cost - 1], if cost >= 3 { through[cost - 3] } else { 0 });
            let mut now = bits(near).fold(0, |now, space| now | gait.near(space));
            now |= bits(dear).fold(0, |now, space| now | gait.dear(space));
            now &= !seen & !crowd.full;
            if wet {
                // From water a mouse swims to water, never upstream (M8.3); getting out is M8.2.
                now &= map.water & !self.upstream(state, me.spot);
            }
            seen |= now;
            levels[cost] = now;
            through[cost] = now & !stops;
            if wet {
                break;
            }
        }
        Reach { levels, all: seen & !levels[0] }
    }

    /// Whether a move of a mouse between two spaces at this cost has climbed up or stepped down over a yellow line
    /// (M7.5).
    pub(crate) fn crosses_yellow(
        &self,
        state: &State,
        tile: TileIx,
        from: SpaceIx,
        to: SpaceIx,
        cost: u8,
    ) -> bool {
        let map = self.map(state, tile);
        if map.climb[usize::from(to) % SPACES] & bit(from) != 0 {
            return true;
        }
        let flat = (0..cost).fold(bit(from), |seen, _| {
            bits(seen).fold(seen, |all, space: SpaceIx| all | map.walk[space.index()])
        });
        cost >= 3 && flat & bit(to) == 0
    }

    /// The spaces against the current from a water space (M8.3).
    pub(crate) fn upstream(&self, state: &State, spot: Spot) -> Spaces {
        let map = self.map(state, spot.tile);
        bits(map.water)
            .filter(|from: &SpaceIx| map.current[from.index()] == spot.space.get())
            .fold(0, |all, from| all | bit(from))
    }

    /// The dry spaces a mouse in water can try to climb onto (M8.2).
    pub(crate) fn shores(&self, state: &State, mouse: MouseIx) -> Spaces {
        let me = state.mouse(mouse);
        let map = self.map(state, me.spot.tile);
        if map.water & bit(me.spot.space) == 0 {
            return 0;
        }
        let crowd = self.crowd_without(state, me.spot.tile, Some(mouse), None);
        let gait = self.gait(state, mouse);
        (gait.near(me.spot.space) | gait.dear(me.spot.space)) & !map.water & !crowd.full
    }

    /// Spaces a minion can stand on or pass: small ones where there is room, large ones where no figure
    /// stands (M7.8, D64), and none that the chapter bars.
    fn passable(&self, state: &State, foe: FoeIx) -> Spaces {
        let enemy = state.enemy(foe);
        let tile = enemy.spot.tile;
        let map = self.map(state, tile);
        let crowd = self.crowd_without(state, tile, None, Some(foe));
        let taken = if self.is_large(enemy.creature) { crowd.any() & !map.areas } else { crowd.full };
        map.all & !taken & !self.barred(state, tile)
    }

    /// The steps between two spaces for a minion on an empty tile (D50).
    #[inline]
    pub(crate) fn distance(&self, state: &State, tile: TileIx, from: SpaceIx, to: SpaceIx) -> u8 {
        self.map(state, tile).distance[usize::from(from) % SPACES][usize::from(to) % SPACES]
    }

    /// The steps from a space to the nearest mouse that minions see; 255 if there is none.
    pub(crate) fn to_mice(&self, state: &State, tile: TileIx, space: SpaceIx) -> u8 {
        let visible = state.mice_on(tile).filter(|(_, mouse)| !mouse.plight.has(Plight::HIDDEN));
        visible.map(|(_, mouse)| self.distance(state, tile, space, mouse.spot.space)).min().unwrap_or(u8::MAX)
    }

    /// The steps to each space over the given ones, from a set of spaces.
    fn flood(&self, state: &State, tile: TileIx, from: Spaces, over: Spaces) -> [u8; SPACES] {
        let map = self.map(state, tile);
        let mut steps = [u8::MAX; SPACES];
        let (mut seen, mut edge, mut step) = (from, from, 0u8);
        while edge != 0 {
            let mut next = 0;
            for space in bits::<SpaceIx>(edge) {
                steps[usize::from(space)] = step;
                next |= map.prowl[usize::from(space)];
            }
            edge = next & over & !seen;
            seen |= edge;
            step += 1;
        }
        steps
    }

    /// The way of a small or large walker along a shortest way to the nearest of some spaces with mice, as near as
    /// it can get (M20.4). Of equal ways, the one over the first spaces of the side.
    pub(crate) fn way(&self, state: &State, walker: Walker, reach: u8, prey: u8) -> Option<Way> {
        let (spot, over) = match walker {
            Walker::Foe(foe) => (state.enemy(foe).spot, self.passable(state, foe)),
            Walker::Mouse(mouse) => {
                let spot = state.mouse(mouse).spot;
                let crowd = self.crowd_without(state, spot.tile, Some(mouse), None);
                (spot, self.map(state, spot.tile).all & !crowd.full)
            }
        };
        let tile = spot.tile;
        let map = self.map(state, tile);
        let out = self.flood(state, tile, bit(spot.space), over);
        // The distance of each mouse: if its own space is full, the way ends next to it.
        let far = |space: SpaceIx| {
            let own = out[usize::from(space)];
            if own != u8::MAX {
                return own;
            }
            let beside = bits(map.prowl[usize::from(space)]).map(|next: SpaceIx| out[next.index()]).min();
            beside.unwrap_or(u8::MAX).saturating_add(1)
        };
        let mut best: Option<(u8, u8, u8, MouseIx)> = None;
        for (mouse, one) in state.mice_on(tile).filter(|(mouse, _)| prey & (mouse.bit()) != 0) {
            let key = (
                far(one.spot.space),
                self.distance(state, tile, spot.space, one.spot.space),
                state.track.of_mouse(mouse),
                mouse,
            );
            if best.is_none_or(|best| key < best) {
                best = Some(key);
            }
        }
        let after = best?.3;
        let goal = state.mouse(after).spot.space;
        let home = self.flood(state, tile, bit(goal), over | bit(spot.space));
        let left = |space: SpaceIx| {
            let steps = home[usize::from(space)];
            if steps == u8::MAX {
                map.distance[usize::from(space)][usize::from(goal)].saturating_add(100)
            } else {
                steps
            }
        };
        // The end of the way for the number on the die.
        let mut end = spot.space;
        let mut key = (left(spot.space), 0, spot.space);
        for space in bits(over) {
            let steps = out[usize::from(space)];
            if steps <= reach && (left(space), steps, space) < key {
                key = (left(space), steps, space);
                end = space;
            }
        }
        // Follow the steps back from there.
        let mut way = Way { steps: [SpaceIx::new(0); SPACES], len: 0, after };
        let mut at = end;
        let mut count = out[usize::from(end)];
        while count > 0 && usize::from(count) <= way.steps.len() {
            way.steps[usize::from(count) - 1] = at;
            way.len = way.len.max(count);
            count -= 1;
            at = bits(map.prowl[usize::from(at)])
                .find(|&from| out[usize::from(from)] == count)
                .unwrap_or(spot.space);
        }
        Some(way)
    }

    /// The nearest spaces with room for a figure: the first ring around some spaces that has any (D51).
    pub(crate) fn room_near(&self, state: &State, tile: TileIx, spaces: Spaces) -> Spaces {
        let map = self.map(state, tile);
        let free = map.all & !self.crowd(state, tile).full;
        let mut ring = spaces & map.all;
        let mut seen = ring;
        while ring != 0 {
            if ring & free != 0 {
                return ring & free;
            }
            let next = bits(ring).fold(0, |next, space: SpaceIx| next | map.prowl[space.index()]);
            ring = next & !seen;
            seen |= ring;
        }
        free
    }

    /// The rule by which a mouse stops on a space.
    pub(crate) fn stop_rule(&self, state: &State, tile: TileIx, space: SpaceIx) -> Option<Rule> {
        let crowd = self.crowd(state, tile);
        if crowd.foes & bit(space) != 0 {
            return Some(Rule::M7_9);
        }
        (self.map(state, tile).water & bit(space) != 0).then_some(Rule::M8_1)
    }
}

/// A figure that walks by the rules of minions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Walker {
    /// A minion.
    Foe(FoeIx),
    /// A charmed mouse (M23.4).
    Mouse(MouseIx),
}
