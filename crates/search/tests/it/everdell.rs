//! Players of Everdell.

use std::collections::HashSet;
use std::sync::Arc;

use everdell::{Everdell, Owner, Setup, State, load};
use search::{Contest, Evaluator, Kind, SEATS, Tally, contest};
use tabletop::laws::Testable;
use tabletop::{FastSource, Game, Seat, SetupCatalog};

fn game() -> Arc<Everdell> {
    Arc::new(Everdell::new(Arc::new(load::builtin().clone())))
}

fn wins(setup: Setup, players: &[Kind], games: u64) -> usize {
    let players: Vec<_> = players.iter().map(|&kind| kind.into()).collect();
    let contest_of = Contest { setups: &[setup], players: &players, games, seed: 3, threads: 2 };
    contest(&game(), &contest_of, &|| ()).iter().filter(|played| played.won).count()
}

#[test]
fn greedy_beats_random() {
    assert!(wins(Setup::default(), &[Kind::Greedy, Kind::Random], 10) >= 9);
    assert!(wins(Setup::default(), &[Kind::Random, Kind::Greedy], 10) <= 1);
    let four = Setup { players: 4, ..Setup::default() };
    assert!(wins(four, &[Kind::Greedy, Kind::Random, Kind::Random, Kind::Random], 5) >= 4);
}

#[test]
fn greedy_plays_every_setup_to_its_end() {
    let game = game();
    let setups = game.all_setups();
    let games = setups.len() as u64;
    let contest_of = Contest { setups: &setups, players: &[Kind::Greedy.into()], games, seed: 5, threads: 2 };
    let tally: Tally = contest(&game, &contest_of, &|| ()).into_iter().collect();
    assert_eq!(tally.outcomes.get("unfinished"), None, "{tally:?}");
}

#[test]
fn every_setup_has_a_name_of_its_own_and_can_be_played() {
    let game = game();
    let setups = game.all_setups();
    let names: HashSet<String> = setups.iter().map(|setup| game.setup_name(setup)).collect();
    assert_eq!(names.len(), setups.len());
    assert!(setups.iter().all(|setup| game.check_setup(setup).is_ok()));
    assert!(game.named_setup("nightweave").is_some_and(|setup| game.check_setup(&setup).is_ok()));
}

#[test]
fn no_card_comes_from_nowhere_or_goes_there() {
    let game = game();
    let mut choices = Vec::new();
    for (seed, setup) in (0u64..).zip(game.all_setups()) {
        let mut chance = FastSource::new(seed);
        let mut chooser = FastSource::new(!seed);
        let mut state = game.begin_fast(&setup, &mut chance);
        let first = state.clone();
        for decisions in 0.. {
            let kept = game.conserves(&first, &state);
            assert!(kept.is_ok(), "{kept:?} after {decisions} in {}", game.setup_name(&setup));
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                break;
            }
            let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
            game.play_fast(&mut state, choice, &mut chance);
        }
    }
}

#[test]
fn things_that_are_probed_are_known() {
    let game = game();
    let state = game.begin_fast(&Setup::default(), &mut FastSource::new(1));
    assert!(game.probes(&state).len() >= 40);
}

/// The end of a game of the quick policy.
fn end_of_quick_game(game: &Everdell, setup: &Setup, seed: u64) -> State {
    let mut chance = FastSource::new(seed);
    let mut whims = FastSource::new(!seed);
    let mut choices = Vec::new();
    let mut state = game.begin_fast(setup, &mut chance);
    while game.decision(&state).is_some() {
        game.choices(&state, &mut choices);
        let place = game.playout(&mut (), &state, &choices, &mut whims);
        game.play_fast(&mut state, choices[place], &mut chance);
    }
    state
}

#[test]
fn when_nothing_is_left_the_likelier_has_won() {
    let game = game();
    for (seed, setup) in (0..40).zip([Setup::nightweave(0), Setup::rugwort(1)].iter().cycle()) {
        let state = end_of_quick_game(&game, setup, seed);
        let won = game.outcome(&state).unwrap().winners.contains(Seat(0));
        let mut wins = [0.0; SEATS];
        game.ended(&state, &state, &mut wins);
        assert_eq!(wins[0] > 0.5, won, "game {seed}");
    }
}

#[test]
fn before_the_end_a_narrow_defeat_may_still_be_turned() {
    let game = game();
    let begun = game.begin_fast(&Setup::nightweave(1), &mut FastSource::new(1));
    let (mut early, mut late) = ([0.0; SEATS], [0.0; SEATS]);
    let state = (0..200).map(|seed| end_of_quick_game(&game, &Setup::nightweave(1), seed)).find(|state| {
        (1..10).contains(&(game.points(state, Owner::RIVAL) - game.points(state, Owner::FIRST)))
    });
    let state = state.unwrap();
    game.ended(&begun, &state, &mut early);
    game.ended(&state, &state, &mut late);
    assert!(late[0] < 0.5 && early[0] > 0.5, "{late:?} {early:?}");
}
