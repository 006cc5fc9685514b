//! The best way to a zone farther than one step (R12): the safest, and among those the shortest.
//!
//! This is no rule; it only saves a person from making each step.

use tabletop::{FastSource, Game as _, SeenPosition};

use crate::agenda::Task;
use crate::index::{Zone, zones};
use crate::state::State;
use crate::{Choice, Ratcatcher};

/// The bite of gnawers in a zone that you leave (R12.2).
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
    /// The entered zones in order, ending with the goal. Each costs 1 movement.
    pub zones: Vec<Zone>,
    /// The bites on the way, in order.
    pub gnawings: Vec<Gnawing>,
    /// The number of steps to walk in one go: all of them, or those up to the first bite.
    pub at_once: usize,
}

/// The order of preference among ways: by wounds, bites, steps.
type Cost = (u8, usize, usize);

impl Route {
    /// The wounds of the whole way.
    pub fn wounds(&self) -> u8 {
        self.gnawings.iter().map(|gnawing| gnawing.wounds).fold(0, u8::saturating_add)
    }

    fn cost(&self) -> Cost {
        (self.wounds(), self.gnawings.len(), self.zones.len())
    }

    /// This way with one more step.
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
    /// As [`Ratcatcher::routes`], for a position as an audience sees it. Nothing that affects the result is hidden.
    pub fn routes_seen(&self, here: &SeenPosition<'_, Self>) -> Vec<Route> {
        let Ok(known) = here.resampled(&mut FastSource::new(0));
        self.routes(&known)
    }

    /// The best way to each zone that your movement reaches in more than one step, while you act. Of equally good
    /// ways it is the one through the zones that come first. Ways that would end the game are excluded.
    pub fn routes(&self, state: &State) -> Vec<Route> {
        if state.ending.is_some() || state.agenda.top() != Task::Actions {
            return Vec::new();
        }
        let start = state.me.zone;
        // The best way to each zone with exactly this number of steps, and the best of all.
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

    /// The steps towards a far zone to walk in one go.
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
