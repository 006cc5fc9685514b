//! Sampled odds agree with theory, and depend on nothing but their arguments.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use everdell::Everdell;
use mystics::{Choice as Deed, Mystics};
use search::{BotFactory, Budget, Change, Evaluator, Odds, SearchParams, odds};
use tabletop::{Audience, FastSource, Game};

/// The number of samples per choice.
const SAMPLES: u32 = 600;

fn manner(samples: u32, seed: u64) -> SearchParams {
    SearchParams { budget: Budget::iterations(samples), seed, threads: 1 }
}

fn ask<G: BotFactory>(game: &G, state: &G::State, choice: G::Choice, manner: &SearchParams) -> Odds {
    let seat = game.decision(state).unwrap().seat;
    odds(game, state, seat, choice, manner, &AtomicBool::new(false))
}

/// Choices of a kind in positions of random games.
fn met<G: BotFactory>(
    game: &G,
    wanted: impl Fn(&G::State, G::Choice) -> bool,
    most: usize,
) -> Vec<(G::State, G::Choice)> {
    let mut found = Vec::new();
    let mut choices = Vec::new();
    for seed in 0.. {
        let mut chance = FastSource::new(seed);
        let mut state = game.begin_fast(&game.first_setup(), &mut chance);
        while game.decision(&state).is_some() {
            game.choices(&state, &mut choices);
            if let Some(&choice) = choices.iter().find(|&&choice| wanted(&state, choice)) {
                found.push((state.clone(), choice));
                if found.len() == most {
                    return found;
                }
                break;
            }
            let choice = choices[chance.below(u32::try_from(choices.len()).unwrap()) as usize];
            game.play_fast(&mut state, choice, &mut chance);
        }
    }
    found
}

/// Checks that a sampled share is within four standard deviations of the true one.
fn agrees(share: f64, chance: f64) {
    let spread = (chance * (1.0 - chance) / f64::from(SAMPLES)).sqrt();
    assert!((share - chance).abs() <= 4.0 * spread + 1e-9, "{share} where {chance} is exact");
}

fn term<'a>(game: &'static [&'static str], odds: &'a Odds, name: &str) -> &'a Change {
    &odds.changes[game.iter().position(|term| *term == name).unwrap()]
}

/// The share of samples with at most this change.
fn at_most(change: &Change, most: i64) -> f64 {
    change.parts.iter().filter(|part| part.to <= most).map(|part| part.share).sum()
}

#[test]
fn an_attack_on_a_minion_is_as_likely_to_succeed_as_dice_say() {
    let game = Mystics::new(Arc::new(mystics::load::builtin().clone()));
    let exact = |state: &mystics::State, choice: Deed| match choice {
        Deed::Attack { weapon, with, on } => game.odds(state, state.mouse_now()?, weapon, with, on),
        _ => None,
    };
    let wanted = |state: &mystics::State, choice| {
        exact(state, choice)
            .is_some_and(|odds| odds.defeated.of > 0 && odds.defeated.of < odds.defeated.out_of)
    };
    for (state, choice) in met(&game, wanted, 4) {
        let sampled = ask(&game, &state, choice, &manner(SAMPLES, 3));
        let defeated = exact(&state, choice).unwrap().defeated;
        let chance = f64::from(defeated.per_mille()) / 1000.0;
        agrees(at_most(term(Mystics::TERMS, &sampled, "minions"), -1), chance);
        assert_eq!(sampled.samples, SAMPLES);
    }
}

#[test]
fn a_secret_changes_no_odds_and_a_seed_repeats_them() {
    let game = Everdell::new(Arc::new(everdell::load::builtin().clone()));
    let found = met(&game, |state, _| state.round > 3, 1);
    let (state, choice) = &found[0];
    let seat = game.decision(state).unwrap().seat;
    let first = ask(&game, state, *choice, &manner(20, 9));
    for other in 0..4 {
        let Ok(same) = game.resample(state, Audience::Seat(seat), &mut FastSource::new(other));
        assert_eq!(ask(&game, &same, *choice, &manner(20, 9)), first);
    }
    let threads = SearchParams { threads: 3, ..manner(20, 9) };
    assert_eq!(ask(&game, state, *choice, &threads), first);
    assert!((0.0..=1.0).contains(&first.win.mean) && first.changes.len() == Everdell::TERMS.len());
}

#[test]
fn odds_keep_to_their_time() {
    let game = Mystics::new(Arc::new(mystics::load::builtin().clone()));
    let (state, choice) = met(&game, |_, _| true, 1).remove(0);
    let budget = Budget { time: Some(Duration::from_millis(200)), ..Budget::iterations(u32::MAX) };
    let started = Instant::now();
    let odds = ask(&game, &state, choice, &SearchParams { budget, seed: 1, threads: 2 });
    assert!(odds.samples > 0 && odds.looks > 0);
    // The upper bound is generous because the machine may be busy.
    assert!(started.elapsed() < Duration::from_secs(5));
}
