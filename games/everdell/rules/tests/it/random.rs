//! Random games.
use everdell::{Everdell, Setup, State, load};
use std::sync::Arc;
use tabletop::{FastSource, Game, Silent};

fn play(setup: &Setup, seed: u64) -> (State, u32) {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    let mut chance = FastSource::new(seed);
    let mut chooser = FastSource::new(!seed);
    let mut state = game.begin(setup, &mut chance, &mut Silent).unwrap();
    let mut choices = Vec::new();
    let mut n = 0;
    while game.outcome(&state).is_none() {
        game.choices(&state, &mut choices);
        assert!(!choices.is_empty(), "seed {seed} after {n}: {:?}", game.decision(&state));
        let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
        assert!(game.check(&state, choice).is_ok(), "seed {seed} {choice:?}");
        game.play(&mut state, choice, &mut chance, &mut Silent).unwrap();
        n += 1;
        assert!(n < 3000, "seed {seed} does not end: {:?}", game.decision(&state));
    }
    (state, n)
}

#[test]
fn games_end() {
    let mut total = 0;
    for seed in 0..100 {
        for players in 2..=4 {
            total += play(&Setup { players, ..Setup::default() }, seed).1;
        }
        for level in 0..=4 {
            let (state, n) = play(&Setup::nightweave(level), seed);
            total += n;
            if seed < 5 {
                println!("{level} {n} {:?}", state.lair.points);
            }
            total += play(&Setup { players: 2, ..Setup::nightweave(level) }, seed).1;
        }
        for year in 1..=3 {
            total += play(&Setup::rugwort(year), seed).1;
        }
    }
    println!("{total} {}", std::mem::size_of::<State>());
}

#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<State>() <= 2_048, "{}", std::mem::size_of::<State>());
}
