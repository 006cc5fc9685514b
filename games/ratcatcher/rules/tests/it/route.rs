//! Ways to far zones: the safest, then the shortest; legal in each step, with correct stops.

use std::collections::BTreeMap;
use std::sync::Arc;

use ratcatcher::{Choice, Event, Mode, Ratcatcher, Route, Setup, State, Zone, load};
use tabletop::{Decision, FastSource, Game, Notation, Silent, Story};

fn game() -> Arc<Ratcatcher> {
    Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())))
}

fn choices(game: &Ratcatcher, state: &State) -> Vec<Choice> {
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    choices
}

/// The cost of walking somewhere: wounds, bites, steps, and the zones.
type Walk = (u8, usize, usize, Vec<Zone>);

/// One step by the rules themselves; returns its bites, and whether another question follows.
fn step(game: &Ratcatcher, state: &State, to: Zone) -> (State, Vec<u8>, bool) {
    let mut after = state.clone();
    let mut story = Story::default();
    let Ok(()) = game.advance(&mut after, Choice::Walk(to), &mut FastSource::new(1), &mut story);
    let bites = story.entries.iter().filter_map(|entry| match entry.event {
        Event::Bitten { wounds, .. } => Some(wounds),
        _ => None,
    });
    let bites = bites.collect();
    let asked = game.decision(&after).map(|Decision { name, .. }| name) != Some("actions");
    (after, bites, asked)
}

/// The best walk to every zone, by enumerating all walks. If a question stops a walk, the rest of it is assumed to
/// cost the same, as in a way that is planned before.
fn every_walk(
    game: &Ratcatcher,
    state: &State,
    at: Zone,
    left: u8,
    walk: &Walk,
    best: &mut BTreeMap<Zone, Walk>,
) {
    if left == 0 {
        return;
    }
    let mut here = state.clone();
    here.me.zone = at;
    here.me.movement = 1;
    here.me.health = 20;
    for choice in choices(game, &here) {
        let Choice::Walk(to) = choice else { continue };
        let (_, bites, _) = step(game, &here, to);
        let mut farther = walk.clone();
        farther.0 += bites.iter().sum::<u8>();
        farther.1 += usize::from(!bites.is_empty());
        farther.2 += 1;
        farther.3.push(to);
        if best.get(&to).is_none_or(|known| farther < *known) {
            best.insert(to, farther.clone());
        }
        every_walk(game, state, to, left - 1, &farther, best);
    }
}

/// Positions of random games in which you act and can walk.
fn positions() -> Vec<(Arc<Ratcatcher>, State)> {
    let game = game();
    let pack = game.pack();
    let mut found = Vec::new();
    for (seed, (ratcatcher, nemesis)) in
        (0u64..).zip(pack.ratcatchers.iter().zip(pack.nemeses.iter().cycle()))
    {
        let setup = Setup {
            ratcatcher: ratcatcher.id.to_string(),
            nemesis: nemesis.id.to_string(),
            mode: Mode::ALL[usize::try_from(seed).unwrap() % 2],
            ..Setup::default()
        };
        let mut chance = FastSource::new(seed);
        let Ok(mut state) = game.start(&setup, &mut chance, &mut Silent);
        for count in 0u64..400 {
            // So that the game continues.
            state.me.health = 4;
            if game.decision(&state).is_none() {
                break;
            }
            let all = choices(&game, &state);
            if count % 3 == 0 && all.iter().any(|choice| matches!(choice, Choice::Walk(_))) {
                // So that there is a zone to walk to.
                let mut walking = state.clone();
                walking.me.movement = 2 + u8::try_from(count % 4).unwrap();
                found.push((Arc::clone(&game), walking));
            }
            let chosen = usize::try_from(seed * 31 + count * 7919).unwrap() % all.len();
            let Ok(()) = game.advance(&mut state, all[chosen], &mut chance, &mut Silent);
        }
    }
    found
}

#[test]
fn a_way_is_the_best_of_all_walks() {
    let (mut ways, mut bitten) = (0, 0);
    for (game, state) in positions() {
        let mut best = BTreeMap::new();
        let start = state.me.zone;
        every_walk(&game, &state, start, state.me.movement, &(0, 0, 0, Vec::new()), &mut best);
        let near: Vec<Zone> = choices(&game, &state)
            .into_iter()
            .filter_map(|choice| if let Choice::Walk(zone) = choice { Some(zone) } else { None })
            .collect();
        best.retain(|zone, walk| *zone != start && !near.contains(zone) && walk.0 < state.me.health);
        let found: BTreeMap<Zone, Walk> = game
            .routes(&state)
            .into_iter()
            .map(|route| {
                let Route { zones, gnawings, .. } = &route;
                (*zones.last().unwrap(), (route.wounds(), gnawings.len(), zones.len(), zones.clone()))
            })
            .collect();
        ways += found.len();
        bitten += found.values().filter(|walk| walk.1 > 0).count();
        assert_eq!(found, best, "from {start} with {}", state.me.movement);
    }
    assert!(ways > 600, "{ways} ways are compared");
    assert!(bitten > 20, "only {bitten} of them have bites");
}

#[test]
fn a_way_is_walked_as_it_says() {
    let (mut whole, mut stopped) = (0, 0);
    for (game, state) in positions() {
        for route in game.routes(&state) {
            let goal = *route.zones.last().unwrap();
            let thing = format!("zone:{goal}");
            let mut way = game.way(&state, &thing).unwrap();
            assert_eq!(way.len(), route.at_once);
            let mut at = state.clone();
            loop {
                let choice = way.remove(0);
                assert!(choices(&game, &at).contains(&choice), "every step is a legal choice");
                let Choice::Walk(to) = choice else { panic!("{choice:?} is no step") };
                let (after, bites, asked) = step(&game, &at, to);
                if way.is_empty() {
                    assert_eq!(!bites.is_empty(), !route.gnawings.is_empty(), "to {goal}");
                    assert_eq!(
                        bites.iter().sum::<u8>(),
                        route.gnawings.first().map_or(0, |first| first.wounds)
                    );
                    if route.gnawings.is_empty() {
                        assert_eq!(after.me.zone, goal);
                        whole += 1;
                    } else {
                        stopped += 1;
                    }
                    break;
                }
                assert_eq!(bites, [0u8; 0], "there are no bites before the last of the joined steps");
                let next = game.way(&after, &thing);
                if asked {
                    assert_ne!(next.as_ref(), Some(&way), "a question stops it");
                    break;
                }
                assert_eq!(next.as_ref(), Some(&way), "the rest is the way from there");
                at = after;
            }
        }
    }
    assert!(
        whole > 80 && stopped > 100,
        "{whole} ways are walked whole, and {stopped} until something bites"
    );
}

#[test]
fn there_is_no_way_while_something_else_is_asked_or_nothing_is_left() {
    let (game, mut state) = positions().swap_remove(0);
    state.me.movement = 0;
    assert_eq!(game.routes(&state), []);
    let start = format!("zone:{}", state.me.zone);
    assert_eq!(game.way(&state, &start), None, "you are already there");
    assert_eq!(game.way(&state, "zone:99z"), None);
    assert_eq!(game.way(&state, "ability:yellow"), None);
}
