//! The laws accept a correct game, and detect games that break them.

use std::sync::Arc;

use tabletop::laws::{self, Testable};
use tabletop::{FastSource, Game};

use crate::stones::{Broken, Choice, Setup, State, Stones};

/// Calls `each` with many positions of random games.
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
    positions(|game, setup, state| {
        laws::offered_is_accepted(game, state, &game.probes(state)).unwrap();
        laws::description_comes_back(game, setup, state).unwrap();
        game.conserves(state, state).unwrap();
        for seed in 0..4 {
            laws::view_keeps_secrets(game, setup, state, seed).unwrap();
        }
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        for choice in choices {
            laws::events_keep_secrets(game, setup, Some((state, choice)), 5).unwrap();
            laws::same_with_any_log(game, state, choice, 5).unwrap();
        }
    });
    let game = Arc::new(Stones::default());
    for seed in 0..30 {
        laws::events_keep_secrets(&*game, &Setup::default(), None, seed).unwrap();
        laws::undo_to_start(&game, &Setup::default(), seed, 60).unwrap();
        laws::wandering_comes_back(&game, &Setup::default(), seed, 200).unwrap();
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

/// All faults that one law finds in random games of a broken game.
fn faults(broken: Broken, law: impl Fn(&Stones, &Setup, &State) -> Result<(), String>) -> Result<(), String> {
    let (sound, broken) = (Stones::default(), Stones::broken(broken));
    let setup = Setup::default();
    for seed in 0..30 {
        laws::random_play(&sound, &setup, seed, 200, |state, _| {
            law(&sound, &setup, state).expect("a correct game obeys the law");
            law(&broken, &setup, state)
        })?;
    }
    Ok(())
}

fn keeps_secrets(game: &Stones, setup: &Setup, state: &State) -> Result<(), String> {
    (0..4).try_for_each(|seed| laws::view_keeps_secrets(game, setup, state, seed))
}

fn offers(game: &Stones, _: &Setup, state: &State) -> Result<(), String> {
    laws::offered_is_accepted(game, state, &game.probes(state))
}

#[test]
fn every_broken_law_is_caught() {
    let fault = faults(Broken::Leaks, keeps_secrets).unwrap_err();
    assert!(fault.contains("can tell {"), "{fault}");
    let fault = faults(Broken::LeaksByChoices, keeps_secrets).unwrap_err();
    assert!(fault.contains("by what is offered"), "{fault}");
    let fault = faults(Broken::LeaksByAsking, keeps_secrets).unwrap_err();
    assert!(fault.contains("by the question"), "{fault}");
    let fault = faults(Broken::LeaksByWaiting, keeps_secrets).unwrap_err();
    assert!(fault.contains("by what others wait for"), "{fault}");
    let fault = faults(Broken::OffersTooLittle, offers).unwrap_err();
    assert!(fault.contains("Show is allowed, but not offered"), "{fault}");
    let fault = faults(Broken::OffersTooMuch, offers).unwrap_err();
    assert!(fault.contains("HandBack is offered, but T7 refuses it"), "{fault}");
    let fault = faults(Broken::NamesBadly, offers).unwrap_err();
    assert!(fault.contains("`stones/roll` cannot be the name of a choice"), "{fault}");
    let fault = faults(Broken::Forgets, laws::description_comes_back).unwrap_err();
    assert!(fault.contains("leads to another position"), "{fault}");

    let fault = faults(Broken::Moody, |game, _, state| match game.check(state, Choice::Roll) {
        Ok(()) => laws::same_with_any_log(game, state, Choice::Roll, 1),
        Err(_) => Ok(()),
    });
    assert_eq!(fault.unwrap_err().split(": ").nth(1), Some("Roll with the same answers leads elsewhere"));

    let game = Stones::broken(Broken::AnswersBadly);
    let fault = laws::random_play(&game, &Setup::default(), 1, 200, |_, _| Ok(())).unwrap_err();
    assert!(fault.contains("`black` does not name answer 2 to `stone`"), "{fault}");

    let game = Stones::broken(Broken::CountsBadly);
    let faults: Vec<String> = (0..30)
        .filter_map(|seed| laws::random_play(&game, &Setup::default(), seed, 200, |_, _| Ok(())).err())
        .collect();
    assert!(faults.iter().any(|fault| fault.contains("stones are held, but the players have")), "{faults:?}");
}

#[test]
fn an_event_that_tells_a_secret_is_caught() {
    let setup = Setup::default();
    let begin = |broken| {
        let game = Stones::broken(broken);
        (0..9).try_for_each(|seed| laws::events_keep_secrets(&game, &setup, None, seed))
    };
    let fault = begin(Broken::Tells).unwrap_err();
    assert!(fault.starts_with("Seat(Seat(0)) can tell what is hidden: [\"dealt:0:"), "{fault}");
    let fault = begin(Broken::SeesDouble).unwrap_err();
    assert!(fault.contains("is seen otherwise"), "{fault}");

    let (sound, game) = (Stones::default(), Stones::broken(Broken::ShowsNothing));
    let state = sound.begin_fast(&setup, &mut FastSource::new(1));
    let fault = laws::events_keep_secrets(&game, &setup, Some((&state, Choice::Show)), 1).unwrap_err();
    assert!(fault.contains("[\"showed:"), "an event must not reveal an invisible choice: {fault}");
}

#[test]
fn a_lost_stone_is_caught() {
    let game = Stones::default();
    let fault = laws::random_play(&game, &Setup::default(), 3, 100, |state, _| {
        let mut state = state.clone();
        state.bag[0] = state.bag[0].saturating_sub(1);
        game.conserves(&state, &state)
    });
    assert_eq!(fault.unwrap_err(), "seed 3, after 0 decisions: stones of kind 0 were lost or made");
}

#[test]
fn who_peeks_is_caught() {
    let game = Stones::default();
    let mut chance = FastSource::new(1);
    let state = game.begin_fast(&Setup::default(), &mut chance);
    laws::chooses_by_what_it_knows(&game, &state, 1, &mut |state, _| state.players[0].card.into()).unwrap();
    let peeks = &mut |state: &State, _: &[Choice]| state.players[1].card.into();
    let broken = laws::chooses_by_what_it_knows(&game, &state, 1, peeks).unwrap_err();
    assert!(broken.contains("cannot see"), "{broken}");
}
