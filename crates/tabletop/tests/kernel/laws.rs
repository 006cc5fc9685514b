//! The checkers of laws, on a game that keeps them and on games that break them.

use std::sync::Arc;

use tabletop::{Fast, Game, Silent, laws};

use crate::stones::{CHOICES, Setup, State, Stones};

fn stones_are_kept(game: &Stones, state: &State) -> Result<(), String> {
    for kind in 0..3 {
        let held: u8 = state.players.iter().map(|player| player.stones[kind]).sum();
        if held + state.bag[kind] != game.bag[kind] {
            return Err(format!("stones of kind {kind} were lost or made"));
        }
    }
    Ok(())
}

/// Calls something with many positions of random games.
fn positions(mut each: impl FnMut(&Stones, &Setup, &State)) {
    let (game, setup) = (Stones::default(), Setup::default());
    for seed in 0..30 {
        laws::random_play(&game, &setup, seed, 200, |state, _| {
            each(&game, &setup, state);
            Ok(())
        })
        .unwrap();
    }
}

#[test]
fn stones_keeps_the_laws() {
    let probes = CHOICES.map(|(choice, _)| choice);
    positions(|game, setup, state| {
        laws::offered_is_accepted(game, state, &probes).unwrap();
        laws::description_comes_back(game, setup, state).unwrap();
        stones_are_kept(game, state).unwrap();
        for seed in 0..4 {
            laws::view_keeps_secrets(game, setup, state, seed).unwrap();
        }
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        for choice in choices {
            laws::same_whoever_listens(game, state, choice, 5).unwrap();
        }
    });
    let game = Arc::new(Stones::default());
    for seed in 0..30 {
        laws::undo_to_start(&game, &Setup::default(), seed, 60).unwrap();
    }
}

#[test]
fn random_games_end() {
    let game = Stones::default();
    let playout = laws::random_play(&game, &Setup::default(), 3, 10_000, |_, _| Ok(())).unwrap();
    assert!(playout.outcome.is_some());
    let short = laws::random_play(&game, &Setup::default(), 3, 2, |_, _| Ok(())).unwrap();
    assert_eq!((short.decisions, short.outcome), (2, None));
}

#[test]
fn a_leak_is_caught() {
    let (leaky, setup) = (Stones { leaky: true, ..Stones::default() }, Setup::default());
    let state = leaky.begin(&setup, &mut Fast::new(1), &mut Silent).unwrap();
    let caught = (0..20).any(|seed| laws::view_keeps_secrets(&leaky, &setup, &state, seed).is_err());
    assert!(caught);
}

#[test]
fn a_lost_stone_is_caught() {
    let game = Stones::default();
    let fault = laws::random_play(&game, &Setup::default(), 3, 100, |state, _| {
        let mut state = state.clone();
        state.bag[0] = state.bag[0].saturating_sub(1);
        stones_are_kept(&game, &state)
    });
    assert_eq!(fault.unwrap_err(), "seed 3, after 0 decisions: stones of kind 0 were lost or made");
}
