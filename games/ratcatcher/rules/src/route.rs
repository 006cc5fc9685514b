//! The way to a zone that one step does not reach (R12): the safest, and of the safest the shortest.
//!
//! It is no rule, only what a person who points at a far zone would do step by step.

use tabletop::{FastSource, Game as _, SeenPosition};

use crate::agenda::Task;
use crate::index::{Zone, zones};
use crate::state::State;
use crate::{Choice, Ratcatcher};

/// What bites on a way: gnawers of a zone that is left (R12.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gnawing {
    /// The zone.
    pub zone: Zone,
    /// The wounds.
    pub wounds: u8,
}

/// A way on foot.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Route {
    /// The zones that are entered, in order; the last is the goal. Each costs 1 movement.
    pub zones: Vec<Zone>,
    /// What bites on the way, in order.
    pub gnawings: Vec<Gnawing>,
    /// So many steps are walked as one: all, or those up to the first bite.
    pub at_once: usize,
}

/// How a way compares with others: its wounds, its bites, its steps.
type Cost = (u8, usize, usize);

impl Route {
    /// The wounds of the whole way.
    pub fn wounds(&self) -> u8 {
        self.gnawings.iter().map(|gnawing| gnawing.wounds).fold(0, u8::saturating_add)
    }

    fn cost(&self) -> Cost {
        (self.wounds(), self.gnawings.len(), self.zones.len())
    }

    /// This way, and a step farther, out of the zone that it leads to.
    fn then(&self, from: Zone, to: Zone, wounds: Option<u8>) -> Self {
        let mut route = self.clone();
        route.zones.push(to);
        if route.gnawings.is_empty() {
            route.at_once += 1;
        }
        route.gnawings.extend(wounds.map(|wounds| Gnawing { zone: from, wounds }));
        route
    }
}

impl Ratcatcher {
    /// As [`Ratcatcher::routes`], of a position as an audience sees it. Nothing that counts is hidden from any audience.
    pub fn routes_seen(&self, here: &SeenPosition<'_, Self>) -> Vec<Route> {
        let Ok(known) = here.resampled(&mut FastSource::new(0));
        self.routes(&known)
    }

    /// The best way to each zone that your movement reaches in more than one step, while you act. Of ways that are equally
    /// good it is the one through the zones that come first. A way that would end the game is none.
    pub fn routes(&self, state: &State) -> Vec<Route> {
        if state.ending.is_some() || state.agenda.top() != Task::Actions {
            return Vec::new();
        }
        let start = state.me.zone;
        // The best way to each zone with exactly so many steps, and the best of all.
        let mut layer = vec![(start, Route::default())];
        let mut best: Vec<Option<Route>> = vec![None; 128];
        for _ in 0..state.me.movement {
            let mut next: Vec<Option<Route>> = vec![None; 128];
            for (from, route) in &layer {
                let wounds = self.gnawing(state, *from);
                for to in zones(self.near(state, *from)) {
                    let farther = route.then(*from, to, wounds);
                    let place = &mut next[to.index()];
                    if place.as_ref().is_none_or(|known| worse(known, &farther)) {
                        *place = Some(farther);
                    }
                }
            }
            layer.clear();
            for route in next.into_iter().flatten() {
                let Some(&to) = route.zones.last() else { continue };
                let place = &mut best[to.index()];
                if place.as_ref().is_none_or(|known| worse(known, &route)) {
                    *place = Some(route.clone());
                }
                layer.push((to, route));
            }
        }
        let near = self.near(state, start);
        let far = |route: &Route| route.zones.last().is_some_and(|to| near & to.bit() == 0 && *to != start);
        best.into_iter().flatten().filter(|route| far(route) && route.wounds() < state.me.health).collect()
    }

    /// The steps that lead to a far zone and are walked as one.
    pub(crate) fn way_to(&self, state: &State, to: Zone) -> Option<Vec<Choice>> {
        if self.are_near(state, state.me.zone, to) {
            return self.check(state, Choice::Walk(to)).is_ok().then(|| vec![Choice::Walk(to)]);
        }
        let route = self.routes(state).into_iter().find(|route| route.zones.last() == Some(&to))?;
        Some(route.zones.iter().take(route.at_once).copied().map(Choice::Walk).collect())
    }
}

/// Whether a way is worse than another.
fn worse(known: &Route, other: &Route) -> bool {
    (known.cost(), &known.zones) > (other.cost(), &other.zones)
}
