//! Distances between the sides of a chapter, and across each of them.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use crate::content::{Chapter, Content, FlipKind, HazardTime, Map, OFF, SIDES, SPACES, STILL, Spaces};
use crate::index::{SideIx, TileIx};
use crate::kinds::{Class, Edge, Treasure};
use crate::{Choice, State};

/// A distance greater than any other.
pub const FAR: i64 = 99;

/// A way from one side to the next.
#[derive(Debug, Clone, Copy)]
pub struct Road {
    /// The target side.
    pub to: usize,
    /// The spaces from which it can be taken.
    pub spaces: Spaces,
    /// The choice that takes it.
    pub choice: Choice,
    /// The mice that can take it.
    pub kind: Option<FlipKind>,
}

/// The map of a chapter.
#[derive(Debug, Clone)]
pub struct Atlas {
    /// The index of the chapter in the storybook.
    pub chapter: u8,
    roads: Vec<Vec<Road>>,
    /// The number of explorations between any two sides, without and with Fishhook & Thread.
    hops: [[[i64; SIDES]; SIDES]; 2],
    /// The steps from each space of a side to the nearest of some spaces.
    steps: HashMap<(usize, Spaces), [u8; SPACES]>,
}

impl Atlas {
    pub fn new(content: &Content, chapter: u8) -> Self {
        let told = &content.chapters[usize::from(chapter)];
        let mut roads = vec![Vec::new(); SIDES];
        for laid in &told.tiles {
            for at in [laid.side, content.sides[usize::from(laid.side)].reverse] {
                let side = &content.sides[usize::from(at)];
                let here = &mut roads[usize::from(at)];
                for &edge in Edge::ALL {
                    let Some(exit) = side.exits[edge.index()] else { continue };
                    let (x, y) = edge.step();
                    let beyond = told.tiles.iter().find(|one| one.x == laid.x + x && one.y == laid.y + y);
                    let Some(beyond) = beyond else { continue };
                    let both = [beyond.side, content.sides[usize::from(beyond.side)].reverse];
                    let meets = |one: &u8| {
                        let other = content.sides[usize::from(*one)].exits[edge.opposite().index()];
                        other.is_some_and(|other| other.colour == exit.colour)
                    };
                    if let Some(to) = both.into_iter().find(meets) {
                        here.push(Road {
                            to: to.into(),
                            spaces: exit.spaces,
                            choice: Choice::Exit(edge),
                            kind: None,
                        });
                    }
                }
                if let Some(flip) = side.flip {
                    here.push(Road {
                        to: side.reverse.into(),
                        spaces: 1 << flip.space,
                        choice: Choice::Flip,
                        kind: Some(flip.kind),
                    });
                }
            }
        }
        let hops = [false, true].map(|hook| {
            let mut all = [[FAR; SIDES]; SIDES];
            for (from, row) in all.iter_mut().enumerate() {
                row[from] = 0;
                let mut edge = vec![from];
                while let Some(at) = edge.pop() {
                    for road in &roads[at] {
                        let open = hook || road.kind != Some(FlipKind::Fishhook);
                        if open && row[at] + 1 < row[road.to] {
                            row[road.to] = row[at] + 1;
                            edge.insert(0, road.to);
                        }
                    }
                }
            }
            all
        });
        Self { chapter, roads, hops, steps: HashMap::new() }
    }

    /// The number of explorations from one side to another.
    pub fn hops(&self, state: &State, from: usize, to: usize) -> i64 {
        self.hops[usize::from(state.owns(Treasure::Fishhook))][from % SIDES][to % SIDES]
    }

    /// The roads from a side that lead mice nearer to another.
    pub fn roads<'a>(&'a self, state: &'a State, from: usize, to: usize) -> impl Iterator<Item = &'a Road> {
        let left = self.hops(state, from, to);
        self.roads[from % SIDES].iter().filter(move |road| {
            let open = road.kind != Some(FlipKind::Fishhook) || state.owns(Treasure::Fishhook);
            open && left < FAR && self.hops(state, road.to, to) < left
        })
    }

    /// Whether mice can get from one side to another while the tile of the latter cannot be turned over, because a
    /// mouse or a minion is on it (H5.6).
    pub fn is_open(&self, content: &Content, state: &State, from: usize, to: usize) -> bool {
        let shut = usize::from(content.sides[to % SIDES].reverse);
        let hook = state.owns(Treasure::Fishhook);
        let mut seen: u32 = 1 << from | 1 << shut;
        let mut edge: u32 = 1 << from;
        while edge != 0 && edge & (1 << to) == 0 {
            let at = edge.trailing_zeros() as usize;
            edge &= edge - 1;
            let open = |road: &&Road| hook || road.kind != Some(FlipKind::Fishhook);
            let next = self.roads[at % SIDES].iter().filter(open).fold(0, |all, road| all | 1 << road.to);
            edge |= next & !seen;
            seen |= next;
        }
        edge & (1 << to) != 0
    }

    /// The steps from each space of a side to the nearest of some spaces.
    pub fn steps(&mut self, content: &Content, side: usize, spaces: Spaces) -> &[u8; SPACES] {
        let told = &content.chapters[usize::from(self.chapter)];
        self.steps.entry((side, spaces)).or_insert_with(|| measure(content, told, side, spaces))
    }
}

/// Whether a mouse of these classes can take a road.
pub fn able(kind: Option<FlipKind>, classes: u8) -> bool {
    kind != Some(FlipKind::Cog) || classes & (1 << Class::Tinkerer as u8 | 1 << Class::Scamp as u8) != 0
}

/// The number of turns after which the current carries a mouse off the tile.
pub fn drift(current: &[u8; SPACES], space: usize) -> u8 {
    let mut at = space;
    for turns in 1..8 {
        match current[at % SPACES] {
            OFF => return turns,
            STILL => return u8::MAX,
            next => at = next.into(),
        }
    }
    u8::MAX
}

/// The penalty, in steps, for ending a move in the water, which depends on its current.
pub fn wet(map: &Map, space: usize) -> u8 {
    match drift(&map.current, space) {
        1 => 40,
        2 => 14,
        _ if map.water & (1 << (space % SPACES)) != 0 => 6,
        _ => 0,
    }
}

fn measure(content: &Content, told: &Chapter, side: usize, spaces: Spaces) -> [u8; SPACES] {
    let map = &content.sides[side].map;
    let place = told.places.iter().find(|place| usize::from(place.side) == side);
    let danger = place.map_or(0, |place| {
        let entered = place.hazards.iter().filter(|hazard| hazard.when == HazardTime::Enter);
        entered.fold(0, |all, hazard| all | hazard.spaces)
    });
    let mut steps = [u8::MAX; SPACES];
    let mut heap = BinaryHeap::new();
    for (space, known) in steps.iter_mut().enumerate() {
        if spaces & map.all & (1 << space) != 0 {
            *known = 0;
            heap.push(Reverse((0u8, space)));
        }
    }
    while let Some(Reverse((cost, at))) = heap.pop() {
        if cost > steps[at] {
            continue;
        }
        // The search runs backwards: a step to `at` includes the penalty for standing there.
        let wet = wet(map, at);
        let risky = if danger & (1 << at) != 0 { 2 } else { 0 };
        for (from, known) in steps.iter_mut().enumerate() {
            let way = if map.walk[from] & (1 << at) != 0 {
                1
            } else if map.climb[from] & (1 << at) != 0 {
                3
            } else {
                continue;
            };
            let sum = cost.saturating_add(way + wet + risky);
            if sum < *known {
                *known = sum;
                heap.push(Reverse((sum, from)));
            }
        }
    }
    steps
}

/// The index of a tile's visible side among all sides; 255 if there is none.
pub fn side_at(state: &State, tile: TileIx) -> usize {
    state.side(tile).get().map_or(usize::from(u8::MAX), SideIx::index)
}
