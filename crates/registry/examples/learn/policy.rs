//! Policies that learn by playing themselves, without a search.
//!
//! A policy chooses by the softmax of its values. The values of choices that led to more than was expected at the
//! beginning of their turn rise, and those of others fall: an actor and a critic, with generalised advantage estimation
//! and the steps of Adam. What is expected is learned beside the policy from the same inputs, or, without inputs, the
//! chance to win that the game's evaluator finds.

use std::fs;
use std::io;
use std::num::NonZero;
use std::ops::Range;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread;

use search::{Learned, PolicySizes, SEATS, cells, seed_of};
use tabletop::{FastSource, Game, Seat};

/// The points by which one choice must be better than another for odds of e to 1.
const TEMPERATURE: f32 = 0.5;
/// Games of a step, played in chunks. The slopes of chunks are added in their order, so that the weights do not depend
/// on the number of threads.
const CHUNKS: usize = 8;
const GAMES: u16 = 128;
/// The first rates of learning: of the weights of features in points, of those of the network, and of those of the
/// critic. The last are a tenth of them.
const RATE: f32 = 0.01;
const NETWORK_RATE: f32 = 0.001;
const CRITIC_RATE: f32 = 0.002;
/// The share of the steps that learn from the first reward, where the policy begins from nothing.
const BEGINNING: f32 = 0.3;
/// A gain of more points counts as this much.
const OUTLIER: f32 = 40.0;
/// A game with more decisions is given up.
const DECISIONS: usize = 3000;
/// The cells of the critic, and the points for which its output is 1.
const CRITIC: usize = 32;
const UNIT: f32 = 10.0;
/// The spread of random weights.
const SPREAD: f32 = 0.15;
/// Steps between two reports. The weights are written with each.
const REPORT: u16 = 50;

/// Where each part of all weights begins: those of features, of inputs, of features for each cell, of the critic's
/// inputs, and of its output.
#[derive(Clone, Copy)]
struct Parts {
    sizes: PolicySizes,
    inputs: usize,
    cells: usize,
    critic: usize,
    output: usize,
    end: usize,
}

impl Parts {
    fn new(sizes: PolicySizes) -> Self {
        let [features, inputs, cells] = sizes.parts();
        let critic = features + inputs + cells;
        let output = critic + sizes.inputs * CRITIC;
        Self { sizes, inputs: features, cells: features + inputs, critic, output, end: output + CRITIC }
    }

    /// The weight of a feature, if it is one.
    fn weight(self, phase: usize, feature: usize) -> usize {
        phase * self.sizes.weights + feature
    }

    /// The weights of a feature for the cells.
    fn row(self, phase: usize, feature: usize) -> Range<usize> {
        let row = phase / self.sizes.sharing.max(1) * self.sizes.weights + feature;
        let first = self.cells + row * self.sizes.cells;
        first..first + self.sizes.cells
    }

    /// The unit of a weight of the policy in its file, and the most it can be there.
    fn unit(self, place: usize) -> (f32, f32) {
        if place < self.inputs { (1000.0, i16::MAX.into()) } else { (cells::UNIT.into(), cells::MOST.into()) }
    }
}

/// A turn of a seat: the inputs at its beginning, the points expected there, and what came in addition.
struct Turn {
    seat: usize,
    inputs: Range<usize>,
    expected: f32,
    gain: f32,
}

/// A decision in which the policy had a choice.
struct Decision {
    turn: usize,
    phase: usize,
    inputs: Range<usize>,
    /// The first of its cells.
    cells: usize,
    choices: Range<usize>,
    chosen: usize,
}

/// A game: its turns and decisions, and what their ranges refer to.
#[derive(Default)]
struct Trace {
    turns: Vec<Turn>,
    decisions: Vec<Decision>,
    inputs: Vec<usize>,
    cells: Vec<f32>,
    features: Vec<usize>,
    chances: Vec<f32>,
    rewards: Vec<[f32; 2]>,
}

/// Appends the cells for inputs that are on.
fn forward(inputs: &[usize], weights: &[f32], width: usize, into: &mut Vec<f32>) {
    let first = into.len();
    into.resize(first + width, 0.0);
    let cells = &mut into[first..];
    for &input in inputs {
        add(cells, &weights[input * width..][..width]);
    }
    for cell in cells {
        *cell = cell.max(0.0);
    }
}

/// Adds the slope of the inputs' weights, from those of the cells.
fn backward(inputs: &[usize], cells: &[f32], mut slopes: Vec<f32>, into: &mut [f32]) {
    for (slope, &cell) in slopes.iter_mut().zip(cells) {
        if cell <= 0.0 {
            *slope = 0.0;
        }
    }
    for &input in inputs {
        add(&mut into[input * slopes.len()..][..slopes.len()], &slopes);
    }
}

fn add(to: &mut [f32], what: &[f32]) {
    for (to, what) in to.iter_mut().zip(what) {
        *to += what;
    }
}

fn add_times(to: &mut [f32], times: f32, what: &[f32]) {
    for (to, what) in to.iter_mut().zip(what) {
        *to += times * what;
    }
}

/// The sum of products, in eight sums that a processor adds at once.
fn dot(left: &[f32], right: &[f32]) -> f32 {
    let (left, left_rest) = left.as_chunks::<8>();
    let (right, right_rest) = right.as_chunks::<8>();
    let mut sums = [0.0; 8];
    for (left, right) in left.iter().zip(right) {
        for ((sum, left), right) in sums.iter_mut().zip(left).zip(right) {
            *sum += left * right;
        }
    }
    let rest = left_rest.iter().zip(right_rest).map(|(left, right)| left * right);
    sums.into_iter().chain(rest).sum()
}

/// A small whole number that was kept as another.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(number: f32) -> usize {
    number as usize
}

/// A policy at work.
struct Actor<'a, G: Learned> {
    game: &'a G,
    parts: Parts,
    weights: &'a [f32],
}

impl<G: Learned> Actor<'_, G> {
    /// Plays a game.
    fn play(&self, setup: &G::Setup, chance: u64, whims: u64) -> Trace {
        let (game, parts) = (self.game, self.parts);
        let mut trace = Trace::default();
        let mut turn = None;
        let mut chance = FastSource::new(chance);
        let mut whims = FastSource::new(whims);
        let mut mind = G::EvalCache::default();
        let (mut choices, mut rows) = (Vec::new(), Vec::new());
        let mut state = game.begin_fast(setup, &mut chance);
        for _ in 0..DECISIONS {
            let Some(decision) = game.decision(&state) else { break };
            let seat = usize::from(decision.seat.0);
            let now = game.turn(&state);
            let begins =
                (now.is_some() && now != turn) || trace.turns.last().is_none_or(|turn| turn.seat != seat);
            game.choices(&state, &mut choices);
            rows.clear();
            if choices.len() > 1 {
                game.choice_rows(&mut mind, &state, decision.seat, &choices, &mut rows);
            }
            let first = trace.inputs.len();
            if begins || !rows.is_empty() {
                game.situation(&state, decision.seat, &mut trace.inputs);
            }
            let inputs = first..trace.inputs.len();
            if begins {
                turn = now.or(turn);
                let expected = self.expected(&mut mind, &state, seat, &trace.inputs[inputs.clone()]);
                trace.turns.push(Turn { seat, inputs: inputs.clone(), expected, gain: 0.0 });
            }
            let place = if rows.is_empty() {
                if choices.len() > 1 { game.playout(&mut mind, &state, &choices, &mut whims) } else { 0 }
            } else {
                let cells = trace.cells.len();
                let weights = &self.weights[parts.inputs..];
                forward(&trace.inputs[inputs.clone()], weights, parts.sizes.cells, &mut trace.cells);
                self.decide(&rows, inputs, cells, &mut trace, &mut whims)
            };
            let Some(&choice) = choices.get(place).or(choices.last()) else { break };
            game.play_fast(&mut state, choice, &mut chance);
        }
        trace.rewards = (0..game.seats(setup)).map(|seat| game.rewards(&state, Seat(seat))).collect();
        trace
    }

    /// The points that are expected at the beginning of a turn.
    fn expected(&self, mind: &mut G::EvalCache, state: &G::State, seat: usize, inputs: &[usize]) -> f32 {
        if self.parts.sizes.inputs == 0 {
            let mut wins = [0.0; SEATS];
            self.game.judge(mind, state, &mut wins);
            #[allow(clippy::cast_possible_truncation, reason = "24 bits are enough")]
            return 100.0 * wins[seat] as f32;
        }
        let mut cells = Vec::with_capacity(CRITIC);
        forward(inputs, &self.weights[self.parts.critic..], CRITIC, &mut cells);
        UNIT * dot(&cells, &self.weights[self.parts.output..])
    }

    /// Draws one of the choices with these rows, and returns its index.
    fn decide(
        &self,
        rows: &[f32],
        inputs: Range<usize>,
        cells: usize,
        trace: &mut Trace,
        whims: &mut FastSource,
    ) -> usize {
        let parts = self.parts;
        let first = trace.chances.len();
        let mut phase = 0;
        for row in rows.chunks(2 + parts.sizes.features) {
            phase = whole(row[0]);
            let mut value = row[1];
            for feature in row[2..].iter().copied().map(whole) {
                trace.features.push(feature);
                if feature != 0 {
                    value += self.weights[parts.weight(phase, feature)];
                    value += dot(&trace.cells[cells..], &self.weights[parts.row(phase, feature)]);
                }
            }
            trace.chances.push(value / TEMPERATURE);
        }
        let place = draw(&mut trace.chances[first..], whims);
        let choices = first..trace.chances.len();
        let turn = trace.turns.len() - 1;
        trace.decisions.push(Decision { turn, phase, inputs, cells, choices, chosen: first + place });
        place
    }

    /// Adds the slope of a game: of the policy towards more reward, of the critic towards what came.
    fn climb(&self, trace: &mut Trace, reward: usize, slope: &mut [f32]) {
        for (seat, rewards) in trace.rewards.iter().enumerate() {
            let (mut next, mut later) = (rewards[reward], 0.0);
            for turn in trace.turns.iter_mut().rev().filter(|turn| turn.seat == seat) {
                later = next - turn.expected + G::LAMBDA * later;
                next = turn.expected;
                turn.gain = later;
            }
        }
        if self.parts.sizes.inputs > 0 {
            for turn in &trace.turns {
                self.climb_critic(&trace.inputs[turn.inputs.clone()], turn.gain / UNIT, slope);
            }
        }
        for decision in &trace.decisions {
            self.climb_decision(trace, decision, slope);
        }
    }

    fn climb_critic(&self, inputs: &[usize], error: f32, slope: &mut [f32]) {
        let parts = self.parts;
        let mut cells = Vec::with_capacity(CRITIC);
        forward(inputs, &self.weights[parts.critic..], CRITIC, &mut cells);
        add_times(&mut slope[parts.output..], error, &cells);
        let slopes = self.weights[parts.output..].iter().map(|weight| error * weight).collect();
        backward(inputs, &cells, slopes, &mut slope[parts.critic..]);
    }

    fn climb_decision(&self, trace: &Trace, decision: &Decision, slope: &mut [f32]) {
        let parts = self.parts;
        let better = trace.turns[decision.turn].gain.clamp(-OUTLIER, OUTLIER) / TEMPERATURE;
        let cells = &trace.cells[decision.cells..][..parts.sizes.cells];
        let mut slopes = vec![0.0; cells.len()];
        for place in decision.choices.clone() {
            let made = f32::from(u8::from(place == decision.chosen));
            let change = better * (made - trace.chances[place]);
            let features = &trace.features[place * parts.sizes.features..][..parts.sizes.features];
            for &feature in features.iter().filter(|&&feature| feature != 0) {
                slope[parts.weight(decision.phase, feature)] += change;
                let row = parts.row(decision.phase, feature);
                add_times(&mut slope[row.clone()], change, cells);
                add_times(&mut slopes, change, &self.weights[row]);
            }
        }
        backward(&trace.inputs[decision.inputs.clone()], cells, slopes, &mut slope[parts.inputs..]);
    }
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

/// The slopes of the chunks of a step, and the sum of the rewards of the first seat.
fn slopes<G: Learned>(
    actor: &Actor<'_, G>,
    setups: &[G::Setup],
    seed: u64,
    reward: usize,
    slopes: &mut [Vec<f32>],
) -> f32 {
    let next = Mutex::new(slopes.iter_mut().zip(0_u64..));
    let sum = Mutex::new(0.0);
    let worker = || {
        loop {
            let Some((slope, chunk)) = next.lock().unwrap_or_else(PoisonError::into_inner).next() else {
                break;
            };
            slope.fill(0.0);
            let mut own = 0.0;
            for number in 0..u64::from(GAMES) {
                let index = chunk * u64::from(GAMES) + number;
                let chance = seed_of(seed, index, 0);
                // The remainder is less than the number of setups, which fits in `usize`.
                let setup = &setups[usize::try_from(chance % setups.len() as u64).unwrap_or(0)];
                let mut trace = actor.play(setup, chance, seed_of(seed, index, 1));
                own += trace.rewards.first().map_or(0.0, |rewards| rewards[reward]);
                actor.climb(&mut trace, reward, slope);
            }
            *sum.lock().unwrap_or_else(PoisonError::into_inner) += own;
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    sum.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The first weights: those of the file, or features of 0 with random inputs; the critic is random.
fn begin(parts: Parts, from: Option<&Path>) -> io::Result<Vec<f32>> {
    let mut weights = vec![0.0; parts.end];
    let mut source = FastSource::new(1);
    for (place, weight) in weights.iter_mut().enumerate() {
        if (parts.inputs..parts.cells).contains(&place) || place >= parts.critic {
            // About normal.
            #[allow(clippy::cast_precision_loss, reason = "24 bits")]
            let sum: f32 = (0..6).map(|_| (source.word() >> 40) as f32 / (1_u32 << 24) as f32).sum();
            *weight = SPREAD * (sum - 3.0);
        }
    }
    if let Some(from) = from {
        let bytes = fs::read(from)?;
        let (read, []) = bytes.as_chunks::<2>() else { return Err(wrong_length(from)) };
        if read.len() != parts.critic {
            return Err(wrong_length(from));
        }
        for (place, (weight, &bytes)) in weights.iter_mut().zip(read).enumerate() {
            *weight = f32::from(i16::from_le_bytes(bytes)) / parts.unit(place).0;
        }
    }
    Ok(weights)
}

fn wrong_length(path: &Path) -> io::Error {
    io::Error::other(format!("{} does not hold the weights of this policy", path.display()))
}

fn write(parts: Parts, weights: &[f32], path: &Path) -> io::Result<()> {
    let number = |(place, weight): (usize, &f32)| {
        let (unit, most) = parts.unit(place);
        #[allow(clippy::cast_possible_truncation, reason = "bounded")]
        let number = (unit * weight).round().clamp(-most, most) as i16;
        number.to_le_bytes()
    };
    let bytes: Vec<u8> = weights[..parts.critic].iter().enumerate().flat_map(number).collect();
    fs::write(path, bytes)
}

/// Learns for this many steps, beginning with the weights of a file or with none, and writes the weights.
pub fn learn<G: Learned + Game>(
    game: &G,
    steps: u16,
    seed: u64,
    path: &Path,
    from: Option<&Path>,
) -> io::Result<()> {
    let Some(sizes) = G::POLICY else { return Err(io::Error::other("this game has no policy that learns")) };
    let parts = Parts::new(sizes);
    let mut weights = begin(parts, from)?;
    let (mut means, mut squares) = (vec![0.0_f32; parts.end], vec![0.0_f32; parts.end]);
    let mut chunks = vec![vec![0.0; parts.end]; CHUNKS];
    let setups = game.practice();
    #[allow(clippy::cast_precision_loss, reason = "a thousand")]
    let games = CHUNKS as f32 * f32::from(GAMES);
    for step in 0..steps {
        let part = f32::from(step) / f32::from(steps);
        let reward = usize::from(from.is_some() || part >= BEGINNING);
        let actor = Actor { game, parts, weights: &weights };
        let sum = slopes(&actor, &setups, seed_of(seed, u64::from(step), 0), reward, &mut chunks);
        let [grown, widened] = [0.9_f32, 0.99].map(|keep| 1.0 - keep.powi(i32::from(step) + 1));
        for place in 0..parts.end {
            let slope = chunks.iter().map(|chunk| chunk[place]).sum::<f32>() / games;
            means[place] += 0.1 * (slope - means[place]);
            squares[place] += 0.01 * (slope * slope - squares[place]);
            let (rate, least) = match place {
                _ if place < parts.inputs => (RATE, 1e-3),
                _ if place < parts.critic => (NETWORK_RATE, 1e-3),
                _ => (CRITIC_RATE, 1e-5),
            };
            let step = means[place] / grown / ((squares[place] / widened).sqrt() + least);
            weights[place] += rate * (1.0 - 0.9 * part) * step;
        }
        if step % REPORT == 0 || step + 1 == steps {
            println!("step {step}: {:.2} points for the first seat", sum / games);
            write(parts, &weights, path)?;
        }
    }
    Ok(())
}
