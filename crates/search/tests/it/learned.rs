//! What a game has learned: the inputs of its network, and the weights that docs/learning.md describes.

use std::fmt::Write;

use search::Learned;
use sha2::{Digest, Sha256};
use tabletop::{Audience, FastSource, Seat};

use crate::search::{everdell, mystics, ratcatcher};

/// No input is greater: the layers add their products in numbers of 32 bits.
const WIDEST: f32 = 16.0;

/// Calls `each` with the positions of a random game of every setup in which there is something to decide, and whether a
/// turn begins.
fn positions<G: Learned>(game: &G, mut each: impl FnMut(&G::State, bool)) {
    let mut choices = Vec::new();
    for (seed, setup) in (0..).zip(game.all_setups()) {
        let mut chance = FastSource::new(seed);
        let mut chooser = FastSource::new(!seed);
        let mut state = game.begin_fast(&setup, &mut chance);
        let mut turn = None;
        loop {
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                break;
            }
            let now = game.turn(&state);
            let begins = now.is_some() && now != turn;
            turn = now.or(turn);
            each(&state, begins);
            let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
            game.play_fast(&mut state, choice, &mut chance);
        }
    }
}

/// The inputs of a position are as many as the network has, bounded, and depend on nothing hidden.
fn inputs_are_lawful<G: Learned>(game: &G) {
    let mut stream = FastSource::new(1);
    let mut count = 0;
    positions(game, |state, begins| {
        if !begins {
            return;
        }
        let seat = game.decision(state).map_or(Seat(0), |decision| decision.seat);
        let mut inputs = Vec::new();
        game.inputs(state, seat, &mut inputs);
        assert_eq!(inputs.len(), G::INPUTS);
        for (place, &input) in inputs.iter().enumerate() {
            assert!((-WIDEST..=WIDEST).contains(&input), "input {place} is {input}");
        }
        let Ok(other) = game.resample(state, Audience::Seat(seat), &mut stream);
        let mut again = Vec::new();
        game.inputs(&other, seat, &mut again);
        assert_eq!(inputs, again, "another position that looks the same");
        count += 1;
    });
    assert!(count > 100, "{count} positions");
}

#[test]
fn the_inputs_of_the_ratcatcher_are_lawful() {
    inputs_are_lawful(&ratcatcher());
}

#[test]
fn the_inputs_of_everdell_are_lawful() {
    inputs_are_lawful(&everdell());
}

/// How many positions lie between two whose rows are looked at.
const STRIDE: usize = 29;

/// Every choice has a row of places within the weights, the situation has inputs that exist, and neither depends on
/// anything hidden.
fn rows_are_lawful<G: Learned>(game: &G) {
    let sizes = G::POLICY.unwrap();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked first")]
    let within = |number: f32, end: usize| {
        number >= 0.0 && number.fract().abs() < f32::EPSILON && (number as usize) < end
    };
    let mut stream = FastSource::new(2);
    let (mut choices, mut answers, mut count, mut place) = (Vec::new(), 0, 0, 0);
    let mut mind = G::EvalCache::default();
    positions(game, |state, begins| {
        place += 1;
        if place % STRIDE != 0 {
            return;
        }
        let seat = game.decision(state).map_or(Seat(0), |decision| decision.seat);
        game.choices(state, &mut choices);
        let (mut rows, mut inputs) = (Vec::new(), Vec::new());
        game.choice_rows(&mut mind, state, seat, &choices, &mut rows);
        game.situation(state, seat, &mut inputs);
        let width = 2 + sizes.features;
        assert!(rows.is_empty() || rows.len() == choices.len() * width, "{} numbers", rows.len());
        for row in rows.chunks(width).take(4) {
            assert!(within(row[0], sizes.phases), "phase {}", row[0]);
            assert!(row[2..].iter().all(|&place| within(place, sizes.weights)), "places {row:?}");
        }
        assert!(inputs.iter().all(|&input| input < sizes.inputs), "inputs {inputs:?}");
        assert!(inputs.is_empty() == (sizes.inputs == 0), "a situation, and a network for it");
        let Ok(other) = game.resample(state, Audience::Seat(seat), &mut stream);
        let (mut rows_again, mut inputs_again) = (Vec::new(), Vec::new());
        game.choice_rows(&mut G::EvalCache::default(), &other, seat, &choices, &mut rows_again);
        game.situation(&other, seat, &mut inputs_again);
        // Values of answers by hand may count what the position has drawn: a search redraws it for each simulation.
        let known = |row: &[f32]| if begins { row.to_vec() } else { [&row[..1], &row[2..]].concat() };
        let [known_rows, known_again] =
            [&rows, &rows_again].map(|rows| rows.chunks(width).map(known).collect::<Vec<_>>());
        assert_eq!(known_rows, known_again, "another position that looks the same");
        assert_eq!(inputs, inputs_again, "another position that looks the same");
        count += rows.len();
        answers += usize::from(!begins && !rows.is_empty());
    });
    assert!(count > 1000 && answers > 100, "{count} numbers, {answers} answers within a turn");
}

#[test]
fn the_rows_of_choices_in_everdell_are_lawful() {
    rows_are_lawful(&everdell());
}

#[test]
fn the_rows_of_choices_in_mice_and_mystics_are_lawful() {
    rows_are_lawful(&mystics());
}

#[test]
fn the_weights_are_those_that_the_page_describes() {
    let page = include_str!("../../../../docs/learning.md");
    for weights in [
        include_bytes!("../../../../games/everdell/rules/src/players/greedy/judge.weights").as_slice(),
        include_bytes!("../../../../games/everdell/rules/src/players/greedy/policy.weights"),
        include_bytes!("../../../../games/mystics/rules/src/players/greedy/policy.weights"),
        include_bytes!("../../../../games/ratcatcher/rules/src/players/greedy/judge.weights"),
    ] {
        let mut digest = String::new();
        for byte in Sha256::digest(weights) {
            write!(digest, "{byte:02x}").expect("a string takes everything");
        }
        assert!(page.contains(&digest), "docs/learning.md does not name the weights {digest}");
    }
}
