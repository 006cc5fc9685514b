//! Random games.
use mystics::{Mystics, Setup, State, load};
use std::sync::Arc;
use tabletop::{Fast, Game, Silent};

fn play(game: &Mystics, setup: &Setup, seed: u64, most: u32) -> (State, u32) {
    let mut chance = Fast::new(seed);
    let mut chooser = Fast::new(!seed);
    let mut state = game.begin(setup, &mut chance, &mut Silent).unwrap();
    let mut choices = Vec::new();
    let mut n = 0;
    while game.outcome(&state).is_none() {
        game.choices(&state, &mut choices);
        assert!(
            !choices.is_empty(),
            "chapter {} seed {seed} after {n}: {:?} {:?}",
            setup.chapter,
            game.decision(&state),
            state.agenda.tasks()
        );
        let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
        assert!(game.check(&state, choice).is_ok(), "seed {seed} {choice:?}");
        game.play(&mut state, choice, &mut chance, &mut Silent).unwrap();
        n += 1;
        assert!(n < most, "chapter {} seed {seed} does not end: {:?}", setup.chapter, game.decision(&state));
    }
    (state, n)
}

#[test]
fn games_end() {
    let game = Mystics::new(Arc::new(load::builtin().clone()));
    println!("state {}", std::mem::size_of::<State>());
    let games: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    for chapter in 1..=11 {
        let setup = Setup { chapter, ..Setup::default() };
        game.check_setup(&setup).unwrap();
        let mut ends = std::collections::BTreeMap::new();
        let mut total = 0;
        let start = std::time::Instant::now();
        for seed in 0..games {
            let (state, n) = play(&game, &setup, seed, 100_000);
            total += n;
            *ends.entry(format!("{:?}", state.ending.unwrap())).or_insert(0) += 1;
        }
        println!(
            "chapter {chapter}: {} per game, {} /s {ends:?}",
            u64::from(total) / games,
            f64::from(total) / start.elapsed().as_secs_f64()
        );
    }
}
