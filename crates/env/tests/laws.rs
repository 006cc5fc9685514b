//! What must hold of every game's numbers, in random play of many setups.

#![allow(clippy::float_cmp, reason = "rewards are small numbers that are written and never computed")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use env::{Encoded, Env, FEATURES, Illegal, Rows, Rules, Values, VecEnv, names};
use everdell::Everdell;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use search::BotFactory;
use tabletop::{Audience, FastSource, Game, RuleId, Seat, SetupCatalog};

const RULES: Rules =
    Rules { width: 64, most_steps: 5000, shaping: 0.0, illegal: Illegal::Costs(0.01), skip_forced: false };

fn ratcatcher() -> Arc<Ratcatcher> {
    Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())))
}

fn everdell() -> Arc<Everdell> {
    Arc::new(Everdell::new(Arc::new(everdell::load::builtin_pack().content.clone())))
}

fn mystics() -> Arc<Mystics> {
    Arc::new(Mystics::new(Arc::new(mystics::load::builtin().clone())))
}

/// Every so many of a game's setups.
fn setups<G: BotFactory>(game: &G, every: usize) -> Vec<G::Setup> {
    game.all_setups().into_iter().step_by(every).collect()
}

/// Plays a game of each setup at random and looks at every position.
fn each_position<G: Encoded>(game: &G, every: usize, mut look: impl FnMut(&G::Setup, &G::State, u64)) {
    for (seed, setup) in (1..).zip(setups(game, every)) {
        let mut chance = FastSource::new(seed);
        let mut lot = FastSource::new(!seed);
        let mut choices = Vec::new();
        let mut state = game.begin_fast(&setup, &mut chance);
        for _ in 0..250 {
            look(&setup, &state, lot.word());
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                break;
            }
            let choice = choices[lot.below(u32::try_from(choices.len()).unwrap()) as usize];
            game.play_fast(&mut state, choice, &mut chance);
        }
    }
}

/// What an audience sees of a position, with a number too many that must stay as it is.
fn observed<G: Encoded>(game: &G, state: &G::State, audience: Audience, size: usize) -> Vec<i16> {
    let mut row = vec![-1234; size + 1];
    let mut pen = Values::new(&mut row[5..]);
    game.observe(state, audience, &mut pen);
    assert_eq!(pen.rest(), [-1234], "as many numbers are written as have names");
    row
}

fn every_number_has_one_name<G: Encoded>(game: &G, every: usize) {
    each_position(game, every, |_, state, _| {
        for audience in [Audience::Seat(Seat(0)), Audience::Seat(Seat(1))] {
            let names = names(game, state, audience);
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
            let row = observed(game, state, audience, names.len());
            assert!(row.iter().all(|&number| number > -1235), "no number is out of bounds");
        }
    });
}

fn nothing_hidden_is_told<G: Encoded>(game: &G, every: usize) {
    each_position(game, every, |setup, state, lot| {
        for seat in 0..game.seats(setup) {
            let audience = Audience::Seat(Seat(seat));
            let Ok(other) = game.resample(state, audience, &mut FastSource::new(lot));
            let size = names(game, state, audience).len();
            assert_eq!(
                observed(game, state, audience, size),
                observed(game, &other, audience, size),
                "{audience:?} can tell what is hidden"
            );
            if game.decision(state).is_some_and(|decision| decision.seat == Seat(seat)) {
                let mut choices = Vec::new();
                game.choices(state, &mut choices);
                for choice in choices {
                    assert_eq!(
                        game.features(state, choice),
                        game.features(&other, choice),
                        "{audience:?} can tell what is hidden by {choice:?}"
                    );
                }
            }
        }
    });
}

/// The kinds of choices of a game, by the number of their sort.
fn kinds_by_sort<G: Encoded>(game: &G, every: usize) -> BTreeMap<i16, BTreeSet<String>> {
    let mut kinds: BTreeMap<i16, BTreeSet<String>> = BTreeMap::new();
    each_position(game, every, |_, state, _| {
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        for choice in choices {
            let written = format!("{choice:?}");
            let kind = written.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
            kinds.entry(game.features(state, choice)[0]).or_default().insert(kind.to_owned());
        }
    });
    kinds
}

#[test]
fn a_sort_has_a_name_and_one_kind_of_choice() {
    fn check<G: Encoded>(game: &G, every: usize) {
        for (sort, kinds) in kinds_by_sort(game, every) {
            assert!((1..=G::SORTS.len()).contains(&usize::try_from(sort).unwrap()), "{sort}: {kinds:?}");
            assert_eq!(kinds.len(), 1, "{}: {kinds:?}", G::SORTS[usize::try_from(sort).unwrap() - 1]);
        }
    }
    check(&*ratcatcher(), 7);
    check(&*mystics(), 5);
    check(&*everdell(), 3);
}

/// Turns every page of every position, however few choices a page shows, and compares what is found
/// with what is legal; then makes one of the choices found.
fn every_choice_is_in_reach<G: Encoded>(game: &Arc<G>, every: usize, width: usize) -> usize {
    let mut most = 0;
    for (seed, setup) in (1..).zip(setups(&**game, every)) {
        let rules = Rules { width, ..RULES };
        let mut env = Env::new(Arc::clone(game), Arc::new(setup), rules, seed).unwrap();
        let mut lot = FastSource::new(seed);
        for _ in 0..250 {
            let legal = env.choices().to_vec();
            if legal.is_empty() {
                break;
            }
            most = most.max(legal.len());
            let mut mask = vec![9; width];
            let mut features = vec![9; width * FEATURES];
            let mut found = Vec::new();
            let chosen = lot.below(u32::try_from(legal.len()).unwrap()) as usize;
            loop {
                env.offer(&mut mask, &mut features);
                assert_eq!(mask.iter().filter(|&&open| open == 1).count(), env.open());
                for action in (0..width).filter_map(|action| Some((action, env.choice(action)?))) {
                    assert_eq!(mask[action.0], 1);
                    assert_eq!(env.action(action.1), Some(action.0));
                    assert_eq!(
                        features[action.0 * FEATURES..][..FEATURES],
                        game.features(env.state(), action.1)
                    );
                    found.push(action.1);
                }
                if found.len() == legal.len() {
                    break;
                }
                let before = env.state().clone();
                let step = env.step(width - 1);
                assert!(!step.illegal && *env.state() == before, "turning a page plays nothing");
            }
            assert_eq!(found, legal);
            while env.action(legal[chosen]).is_none() {
                env.step(width - 1);
            }
            let action = env.action(legal[chosen]).unwrap();
            let step = env.step(action);
            assert!(!step.illegal);
            if step.terminated {
                break;
            }
        }
    }
    most
}

/// A fleet does what its environments would do alone, on any number of threads.
fn a_fleet_is_many_environments<G: Encoded>(game: &Arc<G>) {
    const COUNT: usize = 7;
    let setup = Arc::new(setups(&**game, 5).remove(0));
    let rules = Rules { width: G::WIDTH, shaping: 0.5, ..RULES };
    let fleet = || VecEnv::new(game, &setup, rules, COUNT, 10).unwrap();
    let mut fleets = [(fleet(), 1), (fleet(), 3), (fleet(), 16)];
    let mut alone: Vec<_> = (10..10 + COUNT as u64)
        .map(|seed| (Env::new(Arc::clone(game), Arc::clone(&setup), rules, seed).unwrap(), false))
        .collect();
    let size = fleets[0].0.size();
    let mut actions = vec![0; COUNT];
    for _ in 0..300 {
        fleets[0].0.sample(&mut actions);
        let mut results = Vec::new();
        for (fleet, threads) in &mut fleets {
            let mut written = vec![7; COUNT * (size + G::WIDTH * FEATURES)];
            let mut masks = vec![7; COUNT * G::WIDTH];
            let mut rewards = vec![7.0; COUNT];
            let mut terminated = vec![7; COUNT];
            let mut truncated = vec![7; COUNT];
            let rows = Rows {
                rows: &mut written,
                masks: &mut masks,
                rewards: &mut rewards,
                terminated: &mut terminated,
                truncated: &mut truncated,
            };
            fleet.step(&actions, rows, *threads).unwrap();
            results.push((written, masks, rewards, terminated, truncated));
        }
        assert_eq!(results[0], results[1]);
        assert_eq!(results[0], results[2]);
        for (place, (env, over)) in alone.iter_mut().enumerate() {
            let (reward, ended) = if *over {
                env.reset(None);
                (0.0, false)
            } else {
                let seat = env.asked().unwrap();
                let step = env.step(usize::try_from(actions[place]).unwrap());
                (step.rewards[usize::from(seat.0)], step.terminated || step.truncated)
            };
            *over = ended;
            let (written, _, rewards, terminated, truncated) = &results[0];
            assert_eq!(rewards[place].to_bits(), reward.to_bits());
            assert_eq!(terminated[place] + truncated[place], u8::from(ended));
            let mut row = vec![0; size];
            env.observe(Audience::Seat(env.asked().unwrap_or(Seat(0))), &mut row);
            assert_eq!(row, written[place * (size + G::WIDTH * FEATURES)..][..size]);
            // What an environment remembers of a position is what the position says.
            let decision = game.decision(env.state());
            assert_eq!(env.asked(), decision.map(|decision| decision.seat));
            let rule = decision.map_or(0, |decision| decision.rule.index() + 1);
            assert_eq!(usize::try_from(row[2]), Ok(rule));
        }
    }
}

#[test]
fn every_number_has_a_name() {
    every_number_has_one_name(&*ratcatcher(), 6);
    every_number_has_one_name(&*everdell(), 6);
    every_number_has_one_name(&*mystics(), 6);
}

#[test]
fn an_observation_keeps_secrets() {
    nothing_hidden_is_told(&*ratcatcher(), 12);
    nothing_hidden_is_told(&*everdell(), 3);
    nothing_hidden_is_told(&*mystics(), 12);
}

#[test]
fn paging_reaches_every_choice() {
    for width in [2, 3, 9] {
        every_choice_is_in_reach(&ratcatcher(), 24, width);
        every_choice_is_in_reach(&everdell(), 20, width);
        every_choice_is_in_reach(&mystics(), 20, width);
    }
}

/// In random play a page has room for everything; how much there was at most stands in
/// `docs/python.md`.
#[test]
fn the_usual_width_is_wide() {
    fn fits<G: Encoded>(game: &Arc<G>, every: usize) {
        let most = every_choice_is_in_reach(game, every, G::WIDTH);
        println!("{}: {most} choices at most, {} on a page", G::NAME, G::WIDTH);
        assert!(most <= G::WIDTH);
    }
    fits(&ratcatcher(), 6);
    fits(&everdell(), 6);
    fits(&mystics(), 6);
}

#[test]
fn a_fleet_does_what_its_environments_do() {
    a_fleet_is_many_environments(&ratcatcher());
    a_fleet_is_many_environments(&everdell());
    a_fleet_is_many_environments(&mystics());
}

#[test]
fn the_same_seed_is_the_same_game() {
    let (game, setup) = (mystics(), Arc::new(mystics().first_setup()));
    let begin = |seed| Env::new(Arc::clone(&game), Arc::clone(&setup), RULES, seed).unwrap();
    let mut env = begin(3);
    let first = env.state().clone();
    assert_eq!(&first, begin(3).state());
    env.step(0);
    env.reset(None);
    env.reset(Some(3));
    assert_eq!(&first, env.state());
}

#[test]
fn what_is_not_offered_changes_nothing() {
    let (game, setup) = (ratcatcher(), Arc::new(ratcatcher().first_setup()));
    let mut env = Env::new(game, setup, RULES, 1).unwrap();
    let before = env.state().clone();
    let step = env.step(env.choices().len());
    assert!(step.illegal && !step.terminated);
    assert_eq!(step.rewards[0], -0.01);
    assert_eq!(&before, env.state());
}

#[test]
fn a_game_ends_with_what_it_is_worth() {
    let (game, setup) = (everdell(), Arc::new(everdell().first_setup()));
    let mut env = Env::new(Arc::clone(&game), setup, Rules { width: 80, ..RULES }, 1).unwrap();
    let mut lot = FastSource::new(1);
    let end = loop {
        let step = env.step(env.nth(lot.below(u32::try_from(env.open()).unwrap()) as usize));
        if step.terminated {
            break step;
        }
        assert_eq!(step.rewards, [0.0; 8]);
    };
    let winners = game.outcome(env.state()).unwrap().winners;
    for seat in 0..2 {
        let worth = if winners.contains(Seat(seat)) { 1.0 } else { -1.0 };
        assert_eq!(end.rewards[usize::from(seat)], worth);
    }
    assert!(env.step(0).terminated, "nothing is played after the end");
}
