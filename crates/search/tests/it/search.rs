//! The search, on positions of all games.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use everdell::Everdell;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use search::{BotFactory, Budget, Contest, Evaluator, Kind, SearchParams, Tally, Thought, contest, think};
use tabletop::{Audience, FastSource, Seat, SetupCatalog};

pub(crate) fn ratcatcher() -> Ratcatcher {
    Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone()))
}

pub(crate) fn everdell() -> Everdell {
    Everdell::new(Arc::new(everdell::load::builtin().clone()))
}

pub(crate) fn mystics() -> Mystics {
    Mystics::new(Arc::new(mystics::load::builtin().clone()))
}

/// Positions of random games with at least two choices.
fn positions<G: BotFactory>(game: &G, setup: &G::Setup, seed: u64, most: usize) -> Vec<G::State> {
    let mut chance = FastSource::new(seed);
    let mut chooser = FastSource::new(!seed);
    let mut choices = Vec::new();
    let mut state = game.begin_fast(setup, &mut chance);
    let mut found = Vec::new();
    loop {
        game.choices(&state, &mut choices);
        if choices.is_empty() || found.len() == most {
            return found;
        }
        if choices.len() > 1 && chooser.below(3) == 0 {
            found.push(state.clone());
        }
        let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
        game.play_fast(&mut state, choice, &mut chance);
    }
}

fn ask<G: BotFactory + Evaluator>(
    game: &G,
    state: &G::State,
    manner: &SearchParams,
    watch: &mut dyn FnMut(&Thought) -> ControlFlow<()>,
) -> Thought {
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    let seat = game.decision(state).map_or(Seat(0), |decision| decision.seat);
    think(game, state, seat, &choices, manner, watch)
}

fn on(_: &Thought) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn manner(iterations: u32, seed: u64, threads: usize) -> SearchParams {
    SearchParams { budget: Budget::iterations(iterations), seed, threads }
}

fn thinks_the_same_on_any_number_of_threads<G: BotFactory + Evaluator>(game: &G, setup: &G::Setup) {
    for state in positions(game, setup, 3, 2) {
        // From 2000 iterations on there are two trees, which threads share.
        for (iterations, threads) in [(1, &[0, 2, 16][..]), (50, &[0, 2, 16]), (2001, &[2])] {
            let one = ask(game, &state, &manner(iterations, 9, 1), &mut on).timeless();
            assert_eq!(one.iterations, iterations);
            for &threads in threads {
                assert_eq!(ask(game, &state, &manner(iterations, 9, threads), &mut on).timeless(), one);
            }
        }
    }
}

/// Changes of hidden things do not change the result.
fn thinks_the_same_whatever_is_hidden<G: BotFactory + Evaluator>(game: &G, setup: &G::Setup, seed: u64) {
    for state in positions(game, setup, seed, 4) {
        let seat = game.decision(&state).map_or(Seat(0), |decision| decision.seat);
        let thought = ask(game, &state, &manner(40, seed, 1), &mut on).timeless();
        for other in 0..3 {
            let Ok(other) = game.resample(&state, Audience::Seat(seat), &mut FastSource::new(other));
            assert_eq!(ask(game, &other, &manner(40, seed, 1), &mut on).timeless(), thought);
        }
    }
}

/// The result is about the choices, in order, and plausible.
fn thinks_sensibly<G: BotFactory + Evaluator>(game: &G, setup: &G::Setup, seed: u64) {
    for state in positions(game, setup, seed, 10) {
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        let thought = ask(game, &state, &manner(60, seed, 1), &mut on);
        assert_eq!(thought.choices.iter().map(|one| one.visits).sum::<u32>(), 60);
        assert!(thought.choices.iter().all(|one| one.index < choices.len()));
        assert!(thought.choices.iter().all(|one| (0.0..=1.0).contains(&one.win.mean)));
        assert!(thought.choices.iter().all(|one| one.terms.len() == G::TERMS.len()));
        assert!(thought.choices.is_sorted_by(|one, next| one.visits >= next.visits));
    }
}

fn plays_to_the_end<G: BotFactory>(game: G, setups: &[G::Setup], games: u64) {
    let players = &[Kind::Search { iterations: 3 }.into()];
    let contest_of = Contest { setups, players, games, seed: 5, threads: 2 };
    let tally: Tally = contest(&Arc::new(game), &contest_of, &|| ()).into_iter().collect();
    assert_eq!(tally.outcomes.get("unfinished"), None, "{tally:?}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    thinks_the_same_on_any_number_of_threads(&ratcatcher(), &ratcatcher().first_setup());
    thinks_the_same_on_any_number_of_threads(&everdell(), &everdell().first_setup());
    thinks_the_same_on_any_number_of_threads(&mystics(), &mystics().first_setup());
}

/// A search that stops once its choice is settled makes the same choice as a complete one.
fn settles_on_the_same<G: BotFactory + Evaluator>(game: &G, setup: &G::Setup) {
    let mut saved = 0;
    for (seed, state) in (0..).zip(positions(game, setup, 8, 6)) {
        // From 2000 iterations on there are two trees, which threads share.
        let many = (seed == 0).then_some((2000, 2));
        for (iterations, threads) in [(20, 1), (200, 1)].into_iter().chain(many) {
            let whole = manner(iterations, seed, threads);
            let short = SearchParams { budget: whole.budget.until_settled(), ..whole };
            let (whole, short) = (ask(game, &state, &whole, &mut on), ask(game, &state, &short, &mut on));
            assert_eq!(short.best(), whole.best());
            assert!(short.iterations <= iterations);
            saved += iterations - short.iterations;
        }
    }
    assert!(saved > 0, "no search was settled before the end");
}

#[test]
fn what_is_settled_needs_no_more_looks() {
    settles_on_the_same(&ratcatcher(), &ratcatcher().first_setup());
    settles_on_the_same(&everdell(), &everdell().first_setup());
    settles_on_the_same(&mystics(), &mystics().first_setup());
}

#[test]
fn a_secret_changes_nothing() {
    thinks_the_same_whatever_is_hidden(&ratcatcher(), &ratcatcher().first_setup(), 1);
    for (seed, setup) in (0..).zip(everdell().all_setups().iter().step_by(3)) {
        thinks_the_same_whatever_is_hidden(&everdell(), setup, seed);
    }
}

#[test]
fn a_thought_is_about_what_was_asked() {
    thinks_sensibly(&ratcatcher(), &ratcatcher().first_setup(), 1);
    thinks_sensibly(&everdell(), &everdell().first_setup(), 1);
    thinks_sensibly(&mystics(), &mystics().first_setup(), 1);
}

fn told_rises<G: Evaluator>(game: &G, setup: &G::Setup) -> impl Fn(f64) -> f64 {
    let known = game.begin_fast(setup, &mut FastSource::new(1));
    assert!(game.calibrate(&known, 0.0).abs() < 1e-12 && (game.calibrate(&known, 1.0) - 1.0).abs() < 1e-12);
    let mut last = 0.0;
    for found in (1..1000).map(|thousandths| f64::from(thousandths) / 1000.0) {
        let told = game.calibrate(&known, found);
        assert!(told >= last && told <= 1.0, "{found} is told as {told}, less than {last}");
        last = told;
    }
    move |found| game.calibrate(&known, found)
}

#[test]
fn what_is_told_of_a_chance_rises_with_it() {
    let (ratcatcher, everdell, mystics) = (ratcatcher(), everdell(), mystics());
    // A searching player plays better than a playout policy that has learned nothing; two of them have no advantage over
    // each other.
    assert!(told_rises(&ratcatcher, &ratcatcher.first_setup())(0.5) > 0.55);
    assert!(told_rises(&mystics, &mystics.first_setup())(0.5) > 0.55);
    // A search that a learned policy guides plays better than the policy alone.
    assert!(told_rises(&everdell, &everdell::Setup::nightweave(2))(0.5) > 0.55);
    // Against Rugwort, likely results are likelier than the search finds, and unlikely ones less likely.
    let rugwort =
        everdell::Setup { rival: everdell::RivalKind::Rugwort, players: 1, ..everdell.first_setup() };
    let rugwort = told_rises(&everdell, &rugwort);
    assert!(rugwort(0.8) > 0.85 && rugwort(0.3) < 0.25);
    let between_two = told_rises(&everdell, &everdell.first_setup())(0.5);
    assert!((between_two - 0.5).abs() < 1e-12, "{between_two} of two alike");
}

#[test]
fn every_setup_is_played_to_its_end() {
    let setups = ratcatcher().all_setups();
    plays_to_the_end(ratcatcher(), &setups, setups.len() as u64);
    let mut setups = everdell().all_setups();
    setups.truncate(30);
    plays_to_the_end(everdell(), &setups, 30);
    let setups = mystics().all_setups();
    plays_to_the_end(mystics(), &setups, 2);
}

#[test]
fn a_search_keeps_to_its_time() {
    let game = ratcatcher();
    let state = positions(&game, &game.first_setup(), 4, 1).remove(0);
    let manner = SearchParams { budget: Budget::time(Duration::from_millis(250)), seed: 1, threads: 2 };
    let mut told = 0;
    let started = Instant::now();
    let thought = ask(&game, &state, &manner, &mut |_| {
        told += 1;
        ControlFlow::Continue(())
    });
    // The upper bound is generous because the machine may be busy.
    assert!((Duration::from_millis(250)..Duration::from_secs(5)).contains(&started.elapsed()));
    assert!(thought.iterations > 0 && thought.elapsed >= Duration::from_millis(250));
    assert!(told >= 1);
}

#[test]
fn a_search_stops_when_told() {
    let game = ratcatcher();
    let state = positions(&game, &game.first_setup(), 4, 1).remove(0);
    for threads in [1, 4] {
        let manner = SearchParams { budget: Budget::default(), seed: 1, threads };
        let mut last = 0;
        let thought = ask(&game, &state, &manner, &mut |thought| {
            last = thought.iterations;
            ControlFlow::Break(())
        });
        assert!(last > 0 && thought.iterations >= last);
    }
}

#[test]
fn without_choices_there_is_nothing_to_think() {
    let game = ratcatcher();
    let state = positions(&game, &game.first_setup(), 4, 1).remove(0);
    let thought = think(&game, &state, Seat(0), &[], &manner(5, 1, 1), &mut on);
    assert!(thought.choices.is_empty() && thought.best() == 0);
}

#[test]
fn search_wins_what_random_never_wins() {
    let wins = |kind: Kind, games| {
        let setups = [ratcatcher().first_setup()];
        let contest_of = Contest { setups: &setups, players: &[kind.into()], games, seed: 3, threads: 2 };
        contest(&Arc::new(ratcatcher()), &contest_of, &|| ()).iter().filter(|played| played.won).count()
    };
    let search = wins(Kind::Search { iterations: 40 }, 6);
    assert!(search >= 1, "none of 6 won");
    assert_eq!(wins(Kind::Random, 30), 0);
}
