//! Laws that hold in every position a game can reach.

use std::sync::Arc;

use ratcatcher::{Choice, Mode, PeculiarIx, Prey, Ratcatcher, RewardIx, Setup, State, load};
use tabletop::laws::{self, Testable};
use tabletop::{Game, Notation};

fn game() -> Arc<Ratcatcher> {
    Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())))
}

/// Every ratcatcher with every nemesis in both modes.
fn setups(game: &Ratcatcher) -> Vec<Setup> {
    let pack = game.pack();
    let mut setups = Vec::new();
    for ratcatcher in &pack.ratcatchers {
        for nemesis in &pack.nemeses {
            for mode in Mode::ALL {
                setups.push(Setup {
                    ratcatcher: ratcatcher.id.to_string(),
                    nemesis: nemesis.id.to_string(),
                    mode,
                    ..Setup::default()
                });
            }
        }
    }
    setups
}

/// Choices that are often not allowed.
fn probes(game: &Ratcatcher, state: &State) -> Vec<Choice> {
    let mut probes = game.probes(state);
    probes.extend([Choice::End, Choice::Waste, Choice::Stop, Choice::PayRest, Choice::InOrder]);
    probes.push(Choice::Hit(Prey::Peculiar(PeculiarIx::new(254))));
    probes.push(Choice::Reward(PeculiarIx::new(0), RewardIx::new(254)));
    probes.push(Choice::Reward(PeculiarIx::new(254), RewardIx::new(254)));
    probes
}

#[test]
fn nothing_is_created_or_lost_and_what_is_offered_is_accepted() {
    let game = game();
    for (seed, setup) in (0..).zip(setups(&game)) {
        let mut before = None;
        laws::random_play(&*game, &setup, seed, 3_000, |state, _| {
            let mut census = game.census(state);
            // Mystery tokens may leave the game (R27.3), but never return.
            let tokens = std::mem::take(&mut census[4]);
            let (first, most) = *before.get_or_insert((census, tokens));
            before = Some((first, tokens.min(most)));
            if census != first || tokens > most {
                return Err(format!("{census:?} and {tokens} tokens, but before {first:?} and {most}"));
            }
            laws::offered_is_accepted(&*game, state, &probes(&game, state))?;
            laws::description_comes_back(&*game, &setup, state)?;
            laws::view_keeps_secrets(&*game, &setup, state, seed)
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    }
}

#[test]
fn what_people_tell_leads_where_a_stream_led() {
    let game = game();
    for (seed, setup) in (300..).zip(setups(&game).into_iter().step_by(7)) {
        laws::told_at_the_table(&game, &setup, seed, 120).unwrap();
    }
}

#[test]
fn undo_leads_back_to_the_start() {
    let game = game();
    for (seed, setup) in (100..).zip(setups(&game).into_iter().step_by(7)) {
        laws::undo_to_start(&game, &setup, seed, 120).unwrap();
    }
}

#[test]
fn records_come_back() {
    let game = game();
    for (seed, setup) in (200..).zip(setups(&game).into_iter().step_by(5)) {
        let session = laws::random_session(&game, &setup, seed, 400).unwrap();
        laws::record_comes_back(&game, &session).unwrap();
    }
}

#[test]
fn every_offered_choice_is_found_by_its_name() {
    let game = game();
    let mut choices = Vec::new();
    laws::random_play(&*game, &Setup::default(), 7, 2_000, |state, _| {
        game.choices(state, &mut choices);
        for &choice in &choices {
            let id = game.choice_id(choice);
            if game.find_choice(state, &id) != Some(choice) {
                return Err(format!("{id} is not found again"));
            }
        }
        Ok(())
    })
    .unwrap();
}
