//! Policies that learn by playing themselves, without a search.
//!
//! Every position is played several times with the same chance and other choices. A policy chooses by the softmax of its
//! values. The values of choices that did better than expected rise, and those of others fall (policy gradients; the
//! steps are those of Adam). Expected is the mean of the games with the same chance or, with a [`Learned::OUTLOOK`], the
//! chance to win at the beginning of the turn (generalised advantage estimation).

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use search::{Learned, SEATS, seed_of};
use tabletop::{FastSource, Seat};

/// The points by which one choice must be better than another for odds of e to 1.
const TEMPERATURE: f32 = 0.5;
/// Setups of a step, and games of each with the same chance.
const SETUPS: u16 = 128;
const GAMES: u16 = 8;
/// The first rate of learning, in points; the last is a tenth of it.
const RATE: f32 = 0.02;
/// The share of the steps that learn from the first reward.
const BEGINNING: f32 = 0.3;
/// A reward further from the mean than this many points counts as this far.
const OUTLIER: f32 = 40.0;
/// A game with more decisions is given up.
const DECISIONS: usize = 3000;

/// The decisions of a game in which the policy had a choice.
struct Trace {
    decisions: Vec<Decision>,
    /// The chances of the seats at the beginning of the game and of each turn, in hundredths.
    hopes: Vec<[f32; SEATS]>,
    /// Places of weights and the chance of each choice, one decision after another.
    places: Vec<usize>,
    chances: Vec<f32>,
    rewards: Vec<[f32; 2]>,
}

struct Decision {
    seat: usize,
    /// The turn it is in, as an index of `hopes`.
    turn: usize,
    /// Its first choice and the one that was made, as indices of `chances`, and the end of its choices.
    first: usize,
    chosen: usize,
    end: usize,
}

/// Plays a game with these weights.
fn play<G: Learned>(game: &G, setup: &G::Setup, weights: &[f32], chance: u64, whims: u64) -> Trace {
    let [_, width] = G::POLICY;
    let mut trace = Trace {
        decisions: Vec::new(),
        hopes: Vec::new(),
        places: Vec::new(),
        chances: Vec::new(),
        rewards: Vec::new(),
    };
    let mut turn = None;
    let mut chance = FastSource::new(chance);
    let mut whims = FastSource::new(whims);
    let mut mind = G::EvalCache::default();
    let (mut choices, mut rows) = (Vec::new(), Vec::new());
    let mut state = game.begin_fast(setup, &mut chance);
    for _ in 0..DECISIONS {
        let Some(decision) = game.decision(&state) else { break };
        let now = game.turn(&state);
        if G::OUTLOOK.is_some() && (trace.hopes.is_empty() || now.is_some() && now != turn) {
            turn = now;
            let mut wins = [0.0; SEATS];
            game.judge(&mut mind, &state, &mut wins);
            #[allow(clippy::cast_possible_truncation, reason = "24 bits are enough")]
            trace.hopes.push(wins.map(|chance| 100.0 * chance as f32));
        }
        game.choices(&state, &mut choices);
        rows.clear();
        if choices.len() > 1 {
            game.choice_rows(&mut mind, &state, decision.seat, &choices, &mut rows);
        }
        let place = if rows.is_empty() {
            if choices.len() > 1 { game.playout(&mut mind, &state, &choices, &mut whims) } else { 0 }
        } else {
            let first = trace.chances.len();
            for row in rows.chunks(2 + G::FEATURES) {
                // Phases and places are small whole numbers.
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                let whole = |number: f32| number as usize;
                let phase = whole(row[0]);
                let places = row[2..].iter().map(|&place| phase * width + whole(place));
                let learned: f32 = places.clone().map(|place| weights[place]).sum();
                trace.places.extend(places);
                trace.chances.push((row[1] + learned) / TEMPERATURE);
            }
            let place = draw(&mut trace.chances[first..], &mut whims);
            trace.decisions.push(Decision {
                seat: usize::from(decision.seat.0),
                turn: trace.hopes.len().saturating_sub(1),
                first,
                chosen: first + place,
                end: trace.chances.len(),
            });
            place
        };
        let Some(&choice) = choices.get(place).or(choices.last()) else { break };
        game.play_fast(&mut state, choice, &mut chance);
    }
    trace.rewards = (0..game.seats(setup)).map(|seat| game.rewards(&state, Seat(seat))).collect();
    trace
}

/// Makes chances of values, and draws one of them.
fn draw(values: &mut [f32], whims: &mut FastSource) -> usize {
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for value in &mut *values {
        *value = (*value - most).exp();
        sum += *value;
    }
    #[allow(clippy::cast_precision_loss, reason = "24 bits")]
    let mut left = (whims.word() >> 40) as f32 / (1_u32 << 24) as f32 * sum;
    let mut drawn = values.len() - 1;
    for (place, value) in values.iter_mut().enumerate() {
        if left >= 0.0 && left < *value {
            drawn = place;
        }
        left -= *value;
        *value /= sum;
    }
    drawn
}

/// What each seat gains from each turn on: the changes of its chance, of which those of later turns count less.
fn gains(trace: &Trace, outlook: f32, reward: usize) -> Vec<[f32; SEATS]> {
    let mut gains = vec![[0.0; SEATS]; trace.hopes.len()];
    for (seat, rewards) in trace.rewards.iter().enumerate() {
        let (mut next, mut later) = (rewards[reward], 0.0);
        for (hopes, gains) in trace.hopes.iter().zip(&mut gains).rev() {
            later = next - hopes[seat] + outlook * later;
            next = hopes[seat];
            gains[seat] = later;
        }
    }
    gains
}

/// Adds the slope of the rewards of games with the same chance.
fn climb<G: Learned>(traces: &[Trace], reward: usize, slope: &mut [f32]) {
    #[allow(clippy::cast_precision_loss, reason = "a handful")]
    let count = traces.len() as f32;
    for trace in traces {
        let gains = G::OUTLOOK.map(|outlook| gains(trace, outlook, reward));
        for decision in &trace.decisions {
            let of = |trace: &Trace| trace.rewards[decision.seat][reward];
            let better = match &gains {
                Some(gains) => gains[decision.turn][decision.seat],
                None => {
                    let mean = traces.iter().map(of).sum::<f32>() / count;
                    (of(trace) - mean) * count / (count - 1.0)
                }
            };
            let better = better.clamp(-OUTLIER, OUTLIER) / TEMPERATURE;
            for place in decision.first..decision.end {
                let made = f32::from(u8::from(place == decision.chosen));
                let change = better * (made - trace.chances[place]);
                for &weight in &trace.places[place * G::FEATURES..(place + 1) * G::FEATURES] {
                    slope[weight] += change;
                }
            }
        }
    }
}

/// The slope at these weights, and the mean of the rewards.
fn slope<G: Learned>(
    game: &G,
    setups: &[G::Setup],
    weights: &[f32],
    seed: u64,
    reward: usize,
) -> (Vec<f32>, f32) {
    let next = AtomicU64::new(0);
    // Whole numbers of 2⁻²⁰ points, so that the sum is the same in any order.
    let total = Mutex::new((vec![0_i64; weights.len()], 0_i64));
    #[allow(clippy::cast_possible_truncation, reason = "the numbers are far below 2⁶³")]
    let whole = |number: f32| (f64::from(number) * f64::from(1 << 20)).round() as i64;
    let worker = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= u64::from(SETUPS) {
                break;
            }
            let chance = seed_of(seed, index, 0);
            // The remainder is less than the number of setups, which fits in `usize`.
            let setup = &setups[usize::try_from(chance % setups.len() as u64).unwrap_or(0)];
            let traces: Vec<Trace> = (1..=u64::from(GAMES))
                .map(|number| play(game, setup, weights, chance, seed_of(seed, index, number)))
                .collect();
            let mut own = vec![0.0; weights.len()];
            climb::<G>(&traces, reward, &mut own);
            let ends = traces.iter().filter_map(|trace| trace.rewards.first());
            let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
            total.1 += ends.map(|rewards| whole(rewards[reward])).sum::<i64>();
            for (sum, own) in total.0.iter_mut().zip(own) {
                *sum += whole(own);
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    let (sums, sum) = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    #[allow(clippy::cast_precision_loss, reason = "a mean needs no more than 24 bits")]
    let mean = |sum: i64| sum as f32 / (1 << 20) as f32 / f32::from(SETUPS * GAMES);
    (sums.into_iter().map(mean).collect(), mean(sum))
}

/// Learns for this many steps, beginning with weights of 0, and writes the weights.
pub fn learn<G: Learned>(game: &G, steps: u16, seed: u64, path: &Path) -> Result<(), std::io::Error> {
    let [phases, width] = G::POLICY;
    let mut weights = vec![0.0_f32; phases * width];
    let (mut means, mut squares) = (weights.clone(), weights.clone());
    let setups = game.practice();
    for step in 0..steps {
        let part = f32::from(step) / f32::from(steps);
        let reward = usize::from(part >= BEGINNING);
        let (slope, mean) = slope(game, &setups, &weights, seed_of(seed, u64::from(step), 0), reward);
        let rate = RATE * (1.0 - 0.9 * part);
        let [grown, widened] = [0.9_f32, 0.99].map(|keep| 1.0 - keep.powi(i32::from(step) + 1));
        for (place, slope) in slope.into_iter().enumerate() {
            means[place] += 0.1 * (slope - means[place]);
            squares[place] += 0.01 * (slope * slope - squares[place]);
            if place % width != 0 {
                weights[place] += rate * means[place] / grown / ((squares[place] / widened).sqrt() + 1e-3);
            }
        }
        if step % 50 == 0 {
            println!("step {step}: {mean:.2} points for the first seat");
        }
    }
    // Thousandths of a point, within 16 bits.
    #[allow(clippy::cast_possible_truncation)]
    let whole = |weight: f32| (1000.0 * weight).round().clamp(-32_768.0, 32_767.0) as i16;
    let bytes: Vec<u8> = weights.into_iter().flat_map(|weight| whole(weight).to_le_bytes()).collect();
    fs::write(path, bytes)
}
