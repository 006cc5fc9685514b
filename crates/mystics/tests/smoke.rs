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

/// A setup of a chapter with readings, people and achievements by lot.
fn any_setup(chapter: u8, lot: &mut Fast) -> Setup {
    let mut options = serde_json::Map::new();
    for reading in mystics::Options::default().readings() {
        let value = reading.values[lot.below(u32::try_from(reading.values.len()).unwrap()) as usize];
        options.insert(reading.name.to_owned(), value.into());
    }
    let options = serde_json::from_value(options.into()).unwrap();
    let players = u8::try_from(lot.below(4)).unwrap() + 1;
    Setup { chapter, options, players, achievements: lot.below(2) == 0, ..Setup::default() }
}

#[test]
fn random_games_end_by_every_reading() {
    let game = Mystics::new(Arc::new(load::builtin().clone()));
    let games: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
    let mut lot = Fast::new(7);
    for chapter in 1..=11 {
        for seed in 0..games {
            let setup = any_setup(chapter, &mut lot);
            game.check_setup(&setup).unwrap();
            play(&game, &setup, seed, 100_000);
        }
    }
}
