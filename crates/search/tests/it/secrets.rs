//! A computer player's choice does not depend on what its seat cannot see.

use std::sync::Arc;

use search::{BotFactory, Contender};
use tabletop::{FastSource, laws};

/// A position from the middle of a random game, with at least two choices.
fn position<G: BotFactory>(game: &G, setup: &G::Setup, seed: u64) -> Option<G::State> {
    let mut chance = FastSource::new(seed);
    let mut choices = Vec::new();
    let mut state = game.begin_fast(setup, &mut chance);
    let mut found = None;
    for _ in 0..=chance.below(60) {
        game.choices(&state, &mut choices);
        if choices.len() > 1 {
            found = Some(state.clone());
        }
        if choices.is_empty() {
            break;
        }
        let choice = choices[chance.below(u32::try_from(choices.len()).unwrap()) as usize];
        game.play_fast(&mut state, choice, &mut chance);
    }
    found
}

fn keeps_secrets<G: BotFactory>(game: &G, names: &[&str], every: usize) {
    for (seed, setup) in (0..).zip(game.all_setups()).step_by(every) {
        let Some(state) = position(game, &setup, seed) else { continue };
        for name in names {
            let player: Contender = name.parse().unwrap();
            laws::chooses_by_what_it_knows(game, &state, seed, &mut |known, choices| {
                player.player(game, seed).choose(game, known, choices)
            })
            .unwrap_or_else(|fault| panic!("{name} in {}: {fault}", game.setup_name(&setup)));
        }
    }
}

const QUICK: [&str; 6] = ["random", "greedy", "search:8", "hatchling", "forager", "scout"];

/// One setup in three; `hedgerow soak --players` checks all of them.
///
/// Levels with a search are slow, so they are checked in few setups. The property follows from how players are
/// built, and `search:8` is built the same way.
const SLOW: [&str; 2] = ["pathfinder", "elder"];

#[test]
fn no_player_of_the_ratcatcher_knows_more_than_its_seat() {
    let game = ratcatcher::Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone()));
    keeps_secrets(&game, &QUICK, 3);
    keeps_secrets(&game, &SLOW, 40);
}

#[test]
fn no_player_of_everdell_knows_more_than_its_seat() {
    let game = everdell::Everdell::new(Arc::new(everdell::load::builtin().clone()));
    keeps_secrets(&game, &QUICK, 3);
    keeps_secrets(&game, &SLOW, 60);
}

#[test]
fn no_player_of_mice_and_mystics_knows_more_than_its_seat() {
    let game = mystics::Mystics::new(Arc::new(mystics::load::builtin().clone()));
    keeps_secrets(&game, &QUICK, 3);
    keeps_secrets(&game, &SLOW[..1], 60);
}
