//! Laws that hold in every position a game can reach.

use std::sync::Arc;

use everdell::{Choice, Everdell, Setup, State, load};
use tabletop::{Front, laws};

fn game() -> Arc<Everdell> {
    Arc::new(Everdell::new(Arc::new(load::builtin().clone())))
}

/// Games of people among themselves, in Nightweave's lair and against Rugwort.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = (2..=4).map(|players| Setup { players, ..Setup::default() }).collect();
    for level in 0..=4 {
        setups.push(Setup::nightweave(level));
    }
    setups.push(Setup { players: 2, ..Setup::nightweave(2) });
    for year in 1..=3 {
        setups.push(Setup::rugwort(year));
    }
    setups
}

/// Choices that are often not allowed.
fn probes(game: &Everdell, state: &State) -> Vec<Choice> {
    let mut things: Vec<String> = [
        "prepare",
        "pass",
        "done",
        "deck",
        "discard",
        "pile",
        "twig",
        "resin",
        "pebble",
        "berry",
        "haven",
        "basic:three_twigs",
        "basic:one_berry",
        "forest:upper_left",
        "forest:upper_right",
        "journey:2",
        "journey:5",
        "event:city_monument",
        "event:tax_relief",
        "event:croak_wart_cure",
        "seat:0",
        "seat:1",
        "seat:rival",
        "number:0",
        "number:3",
        "colour:production",
        "hand:farm",
        "hand:husband",
        "hand:fool",
        "hand:ruins",
        "legend:poe",
        "legend:tarry_hare",
        "choice:swap:twig:berry",
        "choice:spot:card:0:0",
        "choice:place:home",
        "choice:play:hand:wife:judge",
        "choice:play:meadow:1:token:0",
        "choice:play:meadow:2:dungeon:1",
        "choice:play:meadow:3:crane:2",
        "choice:play:meadow:4:offer",
        "choice:play:shown:1:cost",
        "choice:play:legend:poe:banner:3",
    ]
    .map(str::to_owned)
    .to_vec();
    things.extend((1..=8).map(|place| format!("meadow:{place}")));
    things.extend((1..=5).map(|place| format!("shown:{place}")));
    for slot in 0..8 {
        things.extend(["0", "1", "3", "rival"].map(|owner| format!("card:{owner}:{slot}")));
    }
    let found = |thing: &String| {
        game.candidates(state, thing).unwrap_or_else(|| panic!("`{thing}` is nothing to point at"))
    };
    things.iter().flat_map(found).collect()
}

/// The tests play every setup with these seeds.
fn each_game(mut play: impl FnMut(&Everdell, &Setup, u64)) {
    let game = game();
    for (seed, setup) in (0..).zip(setups().iter().cycle().take(setups().len() * 2)) {
        play(&game, setup, seed);
    }
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    each_game(|game, setup, seed| {
        laws::random_play(game, setup, seed, 3_000, |state, _| {
            laws::offered_is_accepted(game, state, &probes(game, state))
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}

#[test]
fn nobody_sees_what_is_hidden() {
    each_game(|game, setup, seed| {
        laws::random_play(game, setup, seed, 3_000, |state, _| {
            laws::view_keeps_secrets(game, setup, state, seed)
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}
