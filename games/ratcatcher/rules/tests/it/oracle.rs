//! Rats find their way: every walk, target and tie is compared with a slow and simple oracle that only uses the
//! view of the table (R20, A26–A30).

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use ratcatcher::content::{PeculiarPower, Target};
use ratcatcher::{Event, Mover, Ratcatcher, Rule, Setup, State, View, Zone, load};
use tabletop::{Audience, FastSource, Game, Log, Notation, ScenarioState};

/// The city as lists, built from the view alone.
struct Oracle {
    near: BTreeMap<Zone, Vec<Zone>>,
    closed: BTreeSet<Zone>,
    view: View,
}

impl Oracle {
    fn new(view: View) -> Self {
        let zones = || view.districts.iter().flat_map(|district| &district.zones);
        Self {
            near: zones().map(|zone| (zone.zone, zone.near.clone())).collect(),
            closed: zones().filter(|zone| zone.barricade).map(|zone| zone.zone).collect(),
            view,
        }
    }

    /// The steps from a zone to every reachable zone.
    fn from(&self, start: Zone, flies: bool) -> BTreeMap<Zone, usize> {
        let mut steps = BTreeMap::from([(start, 0)]);
        let mut queue = VecDeque::from([start]);
        while let Some(zone) = queue.pop_front() {
            for &next in &self.near[&zone] {
                if (flies || !self.closed.contains(&next)) && !steps.contains_key(&next) {
                    steps.insert(next, steps[&zone] + 1);
                    queue.push_back(next);
                }
            }
        }
        steps
    }

    /// The targets of a figure.
    fn targets(&self, game: &Ratcatcher, mover: Mover) -> BTreeSet<Zone> {
        let content = game.pack();
        let target = match mover {
            Mover::Common(kind) => content.commons[kind as usize].target,
            Mover::Peculiar(index) => content.peculiars[index.index()].target,
            Mover::Nemesis => {
                content.nemeses.iter().find(|nemesis| *nemesis.id == self.view.nemesis.id).unwrap().target
            }
        };
        let zones = || self.view.districts.iter().flat_map(|district| &district.zones);
        let common = matches!(mover, Mover::Common(_));
        let decoys: BTreeSet<Zone> = zones().filter(|zone| zone.decoy).map(|zone| zone.zone).collect();
        zones()
            .filter(|zone| match target {
                Target::Cheese => zone.cheese > 0 || common && zone.ruse,
                Target::Ratcatcher if decoys.is_empty() => zone.pawn,
                Target::Ratcatcher => zone.decoy,
                Target::Trap => zone.trap,
                Target::Marker => zone.health > 0 || zone.markers != [0, 0],
            })
            .map(|zone| zone.zone)
            .collect()
    }

    /// The best of some zones by R20.4 and A27: nearest to the pawn, then in the highest district.
    fn preferred(&self, zones: BTreeSet<Zone>) -> BTreeSet<Zone> {
        if zones.len() < 2 {
            return zones;
        }
        let to_pawn = self.from(self.view.ratcatcher.zone, true);
        let least = zones.iter().map(|zone| to_pawn[zone]).min();
        let nearest: BTreeSet<Zone> = zones.into_iter().filter(|zone| Some(to_pawn[zone]) == least).collect();
        let highest = nearest.iter().map(|zone| zone.district()).max();
        nearest.into_iter().filter(|zone| Some(zone.district()) == highest).collect()
    }

    fn nearest_targets(&self, game: &Ratcatcher, mover: Mover, at: Zone, flies: bool) -> BTreeSet<Zone> {
        let steps = self.from(at, flies);
        let reached: Vec<Zone> =
            self.targets(game, mover).into_iter().filter(|zone| steps.contains_key(zone)).collect();
        let least = reached.iter().map(|zone| steps[zone]).min();
        reached.into_iter().filter(|zone| Some(steps[zone]) == least).collect()
    }
}

fn flies(game: &Ratcatcher, mover: Mover) -> bool {
    matches!(mover, Mover::Peculiar(index)
        if game.pack().peculiars[index.index()].power == PeculiarPower::Fly)
}

/// A log that compares every walk with the oracle.
struct Watcher<'a> {
    game: &'a Ratcatcher,
    walks: u32,
    stays: u32,
}

impl Log<Ratcatcher> for Watcher<'_> {
    fn emit(&mut self, state: &State, _: Rule, event: Event) {
        let game = self.game;
        match event {
            Event::Moved { mover, path, target, .. } => {
                self.walks += 1;
                let oracle = Oracle::new(game.view(state, Audience::Spectator));
                let flies = flies(game, mover);
                let path = path.as_slice();
                let start = path[0];
                // Each step of the walk is a step of the city, into a zone that is open.
                for pair in path.windows(2) {
                    assert!(oracle.near[&pair[0]].contains(&pair[1]), "{pair:?} are not next to each other");
                    assert!(flies || !oracle.closed.contains(&pair[1]), "{} is barricaded", pair[1]);
                }
                assert!(
                    oracle.nearest_targets(game, mover, start, flies).contains(&target),
                    "{mover:?} in {start} makes for {target}, which is not among the nearest"
                );
                // Each step brings it one step nearer.
                for pair in path.windows(2) {
                    let (before, after) =
                        (oracle.from(pair[0], flies)[&target], oracle.from(pair[1], flies)[&target]);
                    assert_eq!(after + 1, before, "{mover:?} strays on its way from {start} to {target}");
                }
            }
            Event::Stayed { mover, zone, arrived } => {
                self.stays += 1;
                let oracle = Oracle::new(game.view(state, Audience::Spectator));
                let nearest = oracle.nearest_targets(game, mover, zone, flies(game, mover));
                if arrived {
                    assert!(nearest.contains(&zone), "{mover:?} stays in {zone} as if it had arrived");
                } else {
                    // It has no zone to go to, or it cannot move at all.
                    assert!(!nearest.contains(&zone), "{mover:?} in {zone} has arrived and nobody says so");
                }
            }
            _ => {}
        }
    }

    fn cite(&mut self, _: Rule) {}
}

#[test]
fn rats_take_the_shortest_way_to_the_nearest_target() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    let mut watcher = Watcher { game: &game, walks: 0, stays: 0 };
    let mut ties = 0;
    let mut choices = Vec::new();
    for index in 0..60 {
        let seed = u64::try_from(index).unwrap();
        let pack = game.pack();
        let setup = Setup {
            ratcatcher: pack.ratcatchers[index % 6].id.to_string(),
            nemesis: pack.nemeses[index / 6 % 4].id.to_string(),
            ..Setup::default()
        };
        let mut chance = FastSource::new(seed);
        let mut chooser = FastSource::new(seed + 1_000);
        let Ok(mut state) = game.start(&setup, &mut chance, &mut watcher);
        for _ in 0..400 {
            let Some(decision) = game.decision(&state) else { break };
            game.choices(&state, &mut choices);
            if decision.name == "target" {
                ties += 1;
                // The offered zones are exactly those that the oracle finds tied.
                let task =
                    game.describe(&state)["agenda"].as_array().unwrap().last().unwrap()["choose_target"]
                        .clone();
                let mover: Mover = serde_json::from_value(task["mover"].clone()).unwrap();
                let at: Zone = serde_json::from_value(task["at"].clone()).unwrap();
                let oracle = Oracle::new(game.view(&state, Audience::Spectator));
                let best = oracle.preferred(oracle.nearest_targets(&game, mover, at, flies(&game, mover)));
                let offered: BTreeSet<String> =
                    choices.iter().map(|&choice| game.choice_id(choice)).collect();
                assert_eq!(offered, best.iter().map(|zone| format!("pick:{zone}")).collect());
            }
            let choice =
                choices[usize::try_from(chooser.below(u32::try_from(choices.len()).unwrap())).unwrap()];
            let Ok(()) = game.advance(&mut state, choice, &mut chance, &mut watcher);
        }
    }
    assert!(watcher.walks > 500 && watcher.stays > 100, "{} walks, {} stays", watcher.walks, watcher.stays);
    assert!(ties > 20, "only {ties} ties came up");
}
