//! Environments for reinforcement learning: one game, or many.

use std::sync::{Arc, Mutex, PoisonError};

use env::{Env as Typed, FEATURES, Illegal, Rows, Rules, Step, VecEnv as TypedVecEnv};
use i18n::Words;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use tabletop::{Audience, Language, RuleId, Seat};

use crate::convert::{fields, object};
use crate::fault::{Fault, Outcome, Tell};
use crate::games::{Registered, Work, setup, with_game};
use crate::memory::Memory;

/// The arguments of an environment.
struct Making {
    said: serde_json::Map<String, Value>,
    rules: Rules,
    seed: u64,
    alone: bool,
}

impl Making {
    fn rules<G: Registered>(&self) -> Rules {
        Rules { width: if self.rules.width == 0 { G::WIDTH } else { self.rules.width }, ..self.rules }
    }

    /// Checks that a setup for a single agent is cooperative.
    fn setup<G: Registered>(&self, game: &Arc<G>) -> Outcome<Arc<G::Setup>> {
        let setup = setup(game, &self.said)?;
        if self.alone && !game.is_shared(&setup) {
            return Err(Fault::new(
                "SetupError",
                "several-sides",
                "here several people play against each other: use hedgerow.pettingzoo, or a setup for one",
            )
            .with("field", "players"));
        }
        Ok(Arc::new(setup))
    }
}

/// An environment without the type of its game.
trait Solo: Send {
    fn sizes(&self) -> (usize, usize, u8);
    fn reset(&mut self, seed: Option<u64>);
    fn step(&mut self, action: usize) -> Step;
    fn asked(&self) -> Option<Seat>;
    fn write(&self, seat: Option<u8>, row: &mut [i16], features: &mut [i16], mask: &mut [i8]);
    fn sample(&self, lot: u64) -> usize;
    fn names(&self) -> Vec<String>;
    fn feature_names(&self) -> ([&'static str; FEATURES], &'static [&'static str]);
    fn told(&self) -> Value;
    fn choices(&self) -> Value;
    fn view(&self, audience: Audience) -> Value;
    fn ended(&self) -> Value;
}

impl<G: Registered> Solo for Typed<G> {
    fn sizes(&self) -> (usize, usize, u8) {
        (self.size(), self.rules().width, self.seats())
    }

    fn reset(&mut self, seed: Option<u64>) {
        Typed::reset(self, seed);
    }

    fn step(&mut self, action: usize) -> Step {
        Typed::step(self, action)
    }

    fn asked(&self) -> Option<Seat> {
        Typed::asked(self)
    }

    fn write(&self, seat: Option<u8>, row: &mut [i16], features: &mut [i16], mask: &mut [i8]) {
        let asked = Typed::asked(self).unwrap_or(Seat(0));
        let seat = seat.map_or(asked, Seat);
        self.observe(Audience::Seat(seat), row);
        if seat == asked {
            self.offer(mask, features);
        } else {
            mask.fill(0);
            features.fill(0);
        }
    }

    fn sample(&self, lot: u64) -> usize {
        match self.open() as u64 {
            0 => 0,
            // The remainder is less than a length.
            open => self.nth(usize::try_from(lot % open).unwrap_or(0)),
        }
    }

    fn names(&self) -> Vec<String> {
        Typed::names(self)
    }

    fn feature_names(&self) -> ([&'static str; FEATURES], &'static [&'static str]) {
        (G::FEATURE_NAMES, G::SORTS)
    }

    fn told(&self) -> Value {
        let (game, state) = (self.game(), self.state());
        json!({
            "prompt": Words::of(Language::En).say(&game.prompt(state)),
            "rule": game.decision(state).map(|decision| decision.rule.id()),
            "seat": Typed::asked(self).map(|seat| seat.0),
        })
    }

    fn choices(&self) -> Value {
        let (game, state, words) = (self.game(), self.state(), Words::of(Language::En));
        let shown = (0..self.rules().width).map_while(|action| Some((action, self.choice(action)?)));
        let told = |(action, choice)| {
            json!({
                "action": action,
                "id": game.choice_id(choice),
                "label": words.say(&game.label(state, choice)),
                "rule": game.choice_rule(state, choice).id(),
            })
        };
        shown.map(told).collect()
    }

    fn view(&self, audience: Audience) -> Value {
        serde_json::to_value(self.game().view(self.state(), audience)).unwrap_or_default()
    }

    fn ended(&self) -> Value {
        let (game, state) = (self.game(), self.state());
        game.outcome(state).map_or(Value::Null, |outcome| {
            let winners = (0..self.seats()).filter(|&seat| outcome.winners.contains(Seat(seat)));
            json!({
                "name": outcome.name,
                "rule": outcome.rule.id(),
                "winners": winners.collect::<Vec<_>>(),
                "text": Words::of(Language::En).say(&game.prompt(state)),
            })
        })
    }
}

impl Work for Making {
    type Result = Box<dyn Solo>;

    fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Box<dyn Solo>> {
        let setup = self.setup(game)?;
        let env = Typed::new(Arc::clone(game), setup, self.rules::<G>(), self.seed);
        // The setup has been checked.
        env.map(|env| Box::new(env) as Box<dyn Solo>).map_err(|_| Fault::argument("the setup is refused"))
    }
}

/// The arguments common to both classes.
#[allow(clippy::too_many_arguments, reason = "each is an argument in Python")]
fn making(
    py: Python<'_>,
    setup: Option<&Bound<'_, PyDict>>,
    width: usize,
    most_steps: u32,
    shaping: f64,
    illegal: Option<f64>,
    skip_forced: bool,
    seed: u64,
    alone: bool,
) -> PyResult<Making> {
    if width == 1 || width > 4096 {
        return Err(Fault::argument("`max_choices` is between 2 and 4096").raise(py));
    }
    if most_steps == 0 || !shaping.is_finite() || !illegal.unwrap_or(0.0).is_finite() {
        return Err(Fault::argument("numbers are finite, and a game has at least one step").raise(py));
    }
    let illegal = illegal.map_or(Illegal::Refused, Illegal::Costs);
    let rules = Rules { width, most_steps, shaping, illegal, skip_forced };
    Ok(Making { said: fields(setup)?, rules, seed, alone })
}

/// An environment and its arrays.
struct Shown {
    env: Box<dyn Solo>,
    size: usize,
    row: Option<Memory<i16>>,
    mask: Option<Memory<i8>>,
}

impl Shown {
    fn write(&mut self, seat: Option<u8>) {
        let (Some(row), Some(mask)) = (&mut self.row, &mut self.mask) else { return };
        let Some((row, features)) = row.elements().split_at_mut_checked(self.size) else { return };
        self.env.write(seat, row, features, mask.elements());
    }
}

/// One environment, the basis of hedgerow.gym and hedgerow.pettingzoo.
#[pyclass(frozen, module = "hedgerow._native")]
pub struct Env {
    shown: Mutex<Shown>,
    refuses: bool,
    #[pyo3(get)]
    seats: u8,
    #[pyo3(get)]
    size: usize,
    #[pyo3(get)]
    width: usize,
}

impl Env {
    fn with<T>(&self, work: impl FnOnce(&mut Shown) -> T) -> T {
        work(&mut self.shown.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, setup=None, *, width=0, most_steps=5000, shaping=0.0, illegal=None, skip_forced=false, seed=0, alone=true))]
    #[allow(clippy::too_many_arguments, reason = "each is an argument in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        setup: Option<&Bound<'_, PyDict>>,
        width: usize,
        most_steps: u32,
        shaping: f64,
        illegal: Option<f64>,
        skip_forced: bool,
        seed: u64,
        alone: bool,
    ) -> PyResult<Self> {
        let making = making(py, setup, width, most_steps, shaping, illegal, skip_forced, seed, alone)?;
        let env = py.detach(|| with_game(game, making)).told(py)?;
        let (size, width, seats) = env.sizes();
        let shown = Mutex::new(Shown { env, size, row: None, mask: None });
        Ok(Self { shown, refuses: illegal.is_none(), seats, size, width })
    }

    /// Sets the output arrays: `size + 8 * width` 16-bit integers, and `width` 8-bit ones.
    fn attach(&self, row: &Bound<'_, PyAny>, mask: &Bound<'_, PyAny>) -> PyResult<()> {
        let row = Memory::hold(row, "row", self.size + FEATURES * self.width)?;
        let mask = Memory::hold(mask, "mask", self.width)?;
        self.with(|shown| {
            shown.row = Some(row);
            shown.mask = Some(mask);
            shown.write(None);
        });
        Ok(())
    }

    /// Restarts and writes the observation.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, seed: Option<u64>) {
        self.with(|shown| {
            shown.env.reset(seed);
            shown.write(None);
        });
    }

    /// Takes an action and writes the observation of the next deciding seat. Returns the reward of the acting seat,
    /// terminated, truncated, and whether the action was legal.
    fn step(&self, py: Python<'_>, action: usize) -> PyResult<(f64, bool, bool, bool)> {
        let (seat, step) = self.acted(py, action)?;
        let reward = step.rewards.get(usize::from(seat)).copied().unwrap_or(0.0);
        Ok((reward, step.terminated, step.truncated, !step.illegal))
    }

    /// Like step, but returns the rewards of all seats.
    fn step_all(&self, py: Python<'_>, action: usize) -> PyResult<(Vec<f64>, bool, bool, bool)> {
        let (_, step) = self.acted(py, action)?;
        let rewards = step.rewards.into_iter().take(self.seats.into()).collect();
        Ok((rewards, step.terminated, step.truncated, !step.illegal))
    }

    /// Writes the observation of a seat.
    fn observe(&self, seat: u8) {
        self.with(|shown| shown.write(Some(seat)));
    }

    /// The deciding seat; None once the game is over.
    fn asked(&self) -> Option<u8> {
        self.with(|shown| shown.env.asked()).map(|seat| seat.0)
    }

    /// A legal action, selected by any number.
    fn sample(&self, lot: u64) -> usize {
        self.with(|shown| shown.env.sample(lot))
    }

    /// The names of the numbers of an observation.
    fn names(&self) -> Vec<String> {
        self.with(|shown| shown.env.names())
    }

    /// The names of the numbers of a choice, and the sorts of choices.
    fn feature_names(&self) -> (Vec<&'static str>, Vec<&'static str>) {
        let (names, sorts) = self.with(|shown| shown.env.feature_names());
        (names.to_vec(), sorts.to_vec())
    }

    /// The prompt of the open decision, and its rule.
    fn prompt<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        object(py, &self.with(|shown| shown.env.told()))
    }

    /// The choices of the legal actions.
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        object(py, &self.with(|shown| shown.env.choices()))
    }

    /// The view of a seat, in names.
    fn view<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyAny>> {
        object(py, &self.with(|shown| shown.env.view(Audience::Seat(Seat(seat)))))
    }

    /// The outcome.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        object(py, &self.with(|shown| shown.env.ended()))
    }
}

impl Env {
    fn acted(&self, py: Python<'_>, action: usize) -> PyResult<(u8, Step)> {
        let (seat, step) = self.with(|shown| {
            let seat = shown.env.asked().map_or(0, |seat| seat.0);
            let step = shown.env.step(action);
            shown.write(None);
            (seat, step)
        });
        if step.illegal && self.refuses {
            return Err(not_open(action).raise(py));
        }
        Ok((seat, step))
    }
}

/// The error of an illegal action.
fn not_open(action: impl std::fmt::Display) -> Fault {
    Fault::new("ChoiceError", "illegal-action", format!("action {action} is not open: see the action mask"))
}

/// Vectorised environments without the type of their game.
trait Many: Send {
    fn sizes(&self) -> (usize, usize, usize);
    fn reset(&mut self, place: usize, seed: Option<u64>);
    fn cast_lot(&mut self, seed: u64);
    fn sample(&mut self, actions: &mut [i64]);
    fn show(&mut self, rows: Rows<'_>, threads: usize);
    fn step(&mut self, actions: &[i64], rows: Rows<'_>, threads: usize) -> Result<(), usize>;
    fn names(&self) -> Vec<String>;
}

impl<G: Registered> Many for TypedVecEnv<G> {
    fn sizes(&self) -> (usize, usize, usize) {
        (self.len(), self.size(), self.width())
    }

    fn reset(&mut self, place: usize, seed: Option<u64>) {
        TypedVecEnv::reset(self, place, seed);
    }

    fn cast_lot(&mut self, seed: u64) {
        TypedVecEnv::cast_lot(self, seed);
    }

    fn sample(&mut self, actions: &mut [i64]) {
        TypedVecEnv::sample(self, actions);
    }

    fn show(&mut self, rows: Rows<'_>, threads: usize) {
        TypedVecEnv::show(self, rows, threads);
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>, threads: usize) -> Result<(), usize> {
        TypedVecEnv::step(self, actions, rows, threads)
    }

    fn names(&self) -> Vec<String> {
        self.env(0).map(Typed::names).unwrap_or_default()
    }
}

/// Creates vectorised environments.
struct MakingMany {
    making: Making,
    count: usize,
}

impl Work for MakingMany {
    type Result = Box<dyn Many>;

    fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Box<dyn Many>> {
        let setup = self.making.setup(game)?;
        let rules = self.making.rules::<G>();
        let fleet = TypedVecEnv::new(game, &setup, rules, self.count, self.making.seed);
        // The setup has been checked.
        fleet
            .map(|fleet| Box::new(fleet) as Box<dyn Many>)
            .map_err(|_| Fault::argument("the setup is refused"))
    }
}

/// The arrays of vectorised environments.
struct Arrays {
    rows: Memory<i16>,
    masks: Memory<i8>,
    rewards: Memory<f64>,
    terminated: Memory<u8>,
    truncated: Memory<u8>,
    actions: Memory<i64>,
}

impl Arrays {
    fn rows(&mut self) -> (Rows<'_>, &mut [i64]) {
        let rows = Rows {
            rows: self.rows.elements(),
            masks: self.masks.elements(),
            rewards: self.rewards.elements(),
            terminated: self.terminated.elements(),
            truncated: self.truncated.elements(),
        };
        (rows, self.actions.elements())
    }
}

/// Many environments stepped together, without the interpreter's lock.
#[pyclass(frozen, module = "hedgerow._native")]
pub struct VecEnv {
    stepped: Mutex<(Box<dyn Many>, Option<Arrays>)>,
    #[pyo3(get)]
    count: usize,
    #[pyo3(get)]
    size: usize,
    #[pyo3(get)]
    width: usize,
    threads: usize,
}

impl VecEnv {
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Many, &mut Arrays) -> T + Send,
    ) -> PyResult<T> {
        let done = py.detach(|| {
            let mut locked = self.stepped.lock().unwrap_or_else(PoisonError::into_inner);
            let (fleet, arrays) = &mut *locked;
            arrays.as_mut().map(|arrays| work(&mut **fleet, arrays))
        });
        done.ok_or_else(|| Fault::argument("no arrays are attached").raise(py))
    }
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (game, count, setup=None, *, threads=1, width=0, most_steps=5000, shaping=0.0, illegal=None, skip_forced=false, seed=0))]
    #[allow(clippy::too_many_arguments, reason = "each is an argument in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        count: usize,
        setup: Option<&Bound<'_, PyDict>>,
        threads: usize,
        width: usize,
        most_steps: u32,
        shaping: f64,
        illegal: Option<f64>,
        skip_forced: bool,
        seed: u64,
    ) -> PyResult<Self> {
        if count == 0 || count > 1 << 20 || threads == 0 || threads > 1024 {
            return Err(Fault::argument("at least one environment and one thread are needed").raise(py));
        }
        let making = making(py, setup, width, most_steps, shaping, illegal, skip_forced, seed, true)?;
        let fleet = py.detach(|| with_game(game, MakingMany { making, count })).told(py)?;
        let (count, size, width) = fleet.sizes();
        Ok(Self { stepped: Mutex::new((fleet, None)), count, size, width, threads })
    }

    /// Sets the output arrays, and the array of actions.
    #[allow(clippy::too_many_arguments, reason = "each is an array")]
    fn attach(
        &self,
        rows: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        terminated: &Bound<'_, PyAny>,
        truncated: &Bound<'_, PyAny>,
        actions: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let arrays = Arrays {
            rows: Memory::hold(rows, "rows", self.count * (self.size + self.width * FEATURES))?,
            masks: Memory::hold(masks, "masks", self.count * self.width)?,
            rewards: Memory::hold(rewards, "rewards", self.count)?,
            terminated: Memory::hold(terminated, "terminated", self.count)?,
            truncated: Memory::hold(truncated, "truncated", self.count)?,
            actions: Memory::hold(actions, "actions", self.count)?,
        };
        self.stepped.lock().unwrap_or_else(PoisonError::into_inner).1 = Some(arrays);
        Ok(())
    }

    /// Restarts all games, each with a seed or with the continuation of its chance, and writes the observations.
    fn reset(&self, py: Python<'_>, seeds: Vec<Option<u64>>) -> PyResult<()> {
        let threads = self.threads;
        self.with(py, |fleet, arrays| {
            for (place, seed) in seeds.into_iter().enumerate() {
                fleet.reset(place, seed);
            }
            fleet.show(arrays.rows().0, threads);
        })
    }

    /// Takes the actions in the array and writes the results.
    fn step(&self, py: Python<'_>) -> PyResult<()> {
        let threads = self.threads;
        let refused = self.with(py, |fleet, arrays| {
            let (rows, actions) = arrays.rows();
            fleet.step(actions, rows, threads)
        })?;
        refused.map_err(|place| not_open(format!("of environment {place}")).raise(py))
    }

    /// Writes a uniformly random legal action for each game into the array.
    #[pyo3(signature = (seed=None))]
    fn sample(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.with(py, |fleet, arrays| {
            if let Some(seed) = seed {
                fleet.cast_lot(seed);
            }
            fleet.sample(arrays.rows().1);
        })
    }

    /// The names of the numbers of an observation.
    fn names(&self) -> Vec<String> {
        self.stepped.lock().unwrap_or_else(PoisonError::into_inner).0.names()
    }
}
