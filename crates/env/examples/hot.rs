//! How fast a fleet of each game is stepped at random on one thread: `cargo run --release -p env --example hot`.

use std::sync::Arc;
use std::time::Instant;

use env::{Encoded, FEATURES, Illegal, Rows, Rules, VecEnv};
use everdell::Everdell;
use mystics::Mystics;
use ratcatcher::Ratcatcher;

const COUNT: usize = 256;

fn run<G: Encoded>(game: &Arc<G>, setup: G::Setup) {
    let rules = Rules {
        width: G::WIDTH,
        most_steps: 5000,
        shaping: 0.0,
        illegal: Illegal::Costs(0.01),
        skip_forced: false,
    };
    // The setups below are those of the game itself.
    let Ok(mut fleet) = VecEnv::new(game, &Arc::new(setup), rules, COUNT, 1) else { return };
    let mut rows = vec![0; COUNT * (fleet.size() + G::WIDTH * FEATURES)];
    let (mut masks, mut rewards) = (vec![0; COUNT * G::WIDTH], vec![0.0; COUNT]);
    let (mut terminated, mut truncated, mut actions) = (vec![0; COUNT], vec![0; COUNT], vec![0; COUNT]);
    let started = Instant::now();
    let mut steps = 0;
    while started.elapsed().as_secs_f64() < 2.0 {
        for _ in 0..10 {
            fleet.sample(&mut actions);
            let rows = Rows {
                rows: &mut rows,
                masks: &mut masks,
                rewards: &mut rewards,
                terminated: &mut terminated,
                truncated: &mut truncated,
            };
            if fleet.step(&actions, rows, 1).is_err() {
                return;
            }
            steps += COUNT;
        }
    }
    // Counts of two seconds are far below 2⁵².
    #[allow(clippy::cast_precision_loss)]
    let rate = steps as f64 / started.elapsed().as_secs_f64();
    println!("{}: {rate:.0} steps a second, {} numbers", G::NAME, fleet.size());
}

fn main() {
    let only = std::env::args().nth(1);
    let wanted = |name: &str| only.as_ref().is_none_or(|only| only == name);
    if wanted("ratcatcher") {
        let game = Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())));
        run(&game, ratcatcher::Setup::default());
    }
    if wanted("everdell") {
        let game = Arc::new(Everdell::new(Arc::new(everdell::load::builtin_pack().content.clone())));
        run(&game, everdell::Setup::nightweave(1));
    }
    if wanted("mystics") {
        let game = Arc::new(Mystics::new(Arc::new(mystics::load::builtin().clone())));
        run(&game, mystics::Setup::default());
    }
}
