//! A game being played.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use i18n::Words;
use protocol::Shapes;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use search::{Budget, SearchParams};
use serde_json::{Map, Value};
use tabletop::{
    Audience, DynSession, FastSource, Language, Opened, Practice, Record, Seat, Secret, Session, Source,
    TableError,
};

use crate::convert::{fields, object};
use crate::fault::{Fault, Outcome, Tell};
use crate::games::{NAMES, Registered, Work, erased, language, secret, setup, with_game};

/// The maximal number of samples of odds, and of simulations of a search.
const MOST: u32 = 10_000_000;

/// A game being played.
#[pyclass(frozen, module = "hedgerow._native")]
pub struct Game {
    desk: Mutex<Desk>,
}

/// The state of a game object.
struct Desk {
    table: Box<dyn DynSession>,
    secret: Option<Secret>,
    language: Language,
}

impl Desk {
    fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    fn shapes(&self) -> Shapes<'static> {
        Shapes::new(self.words())
    }

    fn fault(&self, fault: &TableError) -> Fault {
        Fault::of_table(self.words(), fault)
    }

    /// The audience: a seat, a spectator, or the deciding seat.
    fn audience(&self, seat: Option<i64>) -> Outcome<Audience> {
        match seat {
            None => Ok(self.table.asked()),
            Some(-1) => Ok(Audience::Spectator),
            Some(seat) => match u8::try_from(seat) {
                Ok(seat) if seat < self.table.seats() => Ok(Audience::Seat(Seat(seat))),
                _ => Err(Fault::argument(format!(
                    "there are {} seats, counted from 0; -1 is a spectator",
                    self.table.seats()
                ))),
            },
        }
    }

    /// Finds a choice by index or by id.
    fn chosen(&self, choice: &Chosen) -> Outcome<String> {
        match choice {
            Chosen::Name(id) => Ok(id.clone()),
            Chosen::Place(place) => {
                let choices = self.table.choices(self.table.asked());
                let found = usize::try_from(*place).ok().and_then(|place| choices.into_iter().nth(place));
                found.map(|choice| choice.id).ok_or_else(|| {
                    Fault::new("ChoiceError", "no-such-choice", format!("there is no choice {place} now"))
                        .with("choice", place.to_string())
                })
            }
        }
    }
}

/// A choice, as an argument of Python.
#[derive(FromPyObject)]
pub enum Chosen {
    /// By its index in the list.
    Place(i64),
    /// By its stable name.
    Name(String),
}

/// A seed, as an argument of Python.
#[derive(FromPyObject)]
pub enum Seed {
    /// A number.
    Number(u64),
    /// Any text.
    Text(String),
}

impl Seed {
    /// The secret of a seed.
    fn secret(&self) -> Secret {
        match self {
            Self::Number(number) => secret(&number.to_string()),
            Self::Text(text) => secret(text),
        }
    }
}

impl Game {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn new(table: Box<dyn DynSession>, secret: Option<Secret>, language: Language) -> Self {
        Self { desk: Mutex::new(Desk { table, secret, language }) }
    }

    /// Reads from the game and converts the result to Python.
    fn told<'py>(
        &self,
        py: Python<'py>,
        read: impl FnOnce(&Desk) -> Outcome<Value> + Send,
    ) -> PyResult<Bound<'py, PyAny>> {
        let value = py.detach(|| read(&self.desk())).told(py)?;
        object(py, &value)
    }

    /// Calls a generic function with the typed session.
    pub fn with_session<W: OnSession>(&self, work: W) -> Outcome<W::Result> {
        let desk = self.desk();
        with_game(desk.table.game(), Seated { table: &*desk.table, work })
    }
}

/// A generic function over a session.
pub trait OnSession {
    /// The result.
    type Result;

    /// Calls it.
    fn on<G: Registered>(self, session: &Session<G>) -> Outcome<Self::Result>;
}

/// Adapter from a table to its typed session.
struct Seated<'a, W> {
    table: &'a dyn DynSession,
    work: W,
}

impl<W: OnSession> Work for Seated<'_, W> {
    type Result = W::Result;

    fn with<G: Registered>(self, _: &'static Arc<G>) -> Outcome<W::Result> {
        let session = self.table.as_any().downcast_ref::<Session<G>>();
        self.work.on(session.ok_or_else(|| Fault::argument("another game lies on this table"))?)
    }
}

#[pymethods]
impl Game {
    /// A new game; `setup` holds the fields that differ from the suggested first game.
    #[new]
    #[pyo3(signature = (game, setup=None, *, seed, language="en"))]
    fn begin(
        py: Python<'_>,
        game: &str,
        setup: Option<&Bound<'_, PyDict>>,
        seed: Seed,
        language: &str,
    ) -> PyResult<Self> {
        let said = fields(setup)?;
        let language = crate::games::language(language).told(py)?;
        py.detach(|| {
            let secret = seed.secret();
            let setup = with_game(game, Written { said: &said })?;
            let opened = erased(game)?.open(&setup, Source::Keyed(secret.clone()), &[]);
            match opened.map_err(|fault| Fault::of_opening(Words::of(language), &fault))? {
                Opened::Table(table) => Ok(Self::new(table, Some(secret), language)),
                Opened::Asks(_) => Err(Fault::argument("a game with a seed asks nobody to roll")),
            }
        })
        .told(py)
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.desk().table.game()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.desk().table.seats()
    }

    /// The number of steps so far: choices, undos and redos.
    #[getter]
    fn step(&self) -> u32 {
        self.desk().table.step()
    }

    /// Whether the game is over, or was given up.
    #[getter]
    fn is_over(&self) -> bool {
        let desk = self.desk();
        desk.table.is_given_up() || desk.table.outcome().is_some()
    }

    /// The setup.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| Ok(desk.table.record().setup.clone()))
    }

    /// The language of texts: en, pl or hu.
    #[getter]
    fn get_language(&self) -> &'static str {
        self.desk().language.tag()
    }

    #[setter]
    fn set_language(&self, py: Python<'_>, tag: &str) -> PyResult<()> {
        let language = language(tag).told(py)?;
        self.desk().language = language;
        Ok(())
    }

    /// The open decision: seat, name, prompt and rule; None once the game is over.
    #[pyo3(signature = (seat=None))]
    fn decision<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| {
            let mut position = desk.shapes().position(&desk.table.seen_by(desk.audience(seat)?));
            Ok(position.remove("decision").unwrap_or_default())
        })
    }

    /// Every legal choice, in a fixed order: id, label, group and rule.
    #[pyo3(signature = (seat=None))]
    fn choices<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| {
            let choices = desk.table.choices(desk.audience(seat)?);
            Ok(choices.iter().map(|choice| desk.shapes().choice(choice)).collect())
        })
    }

    /// Makes a choice by id or index, and returns the events.
    #[pyo3(signature = (choice, *, step=None))]
    fn apply<'py>(&self, py: Python<'py>, choice: Chosen, step: Option<u32>) -> PyResult<Bound<'py, PyAny>> {
        let told = py.detach(|| {
            let mut desk = self.desk();
            let id = desk.chosen(&choice)?;
            let (before, chooser) = (desk.table.step(), desk.table.asked());
            let played = desk.table.choose(&id, step);
            played.map_err(|fault| desk.fault(&fault))?;
            Ok(desk.shapes().events_after(&desk.table.seen_by(chooser), Some(before)))
        });
        object(py, &told.told(py)?)
    }

    /// The events of a step, for the seat that decided or another seat; by default of the last step.
    #[pyo3(signature = (step=None, *, seat=None))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        step: Option<u32>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| {
            let step = step.unwrap_or_else(|| desk.table.step());
            let events = desk.table.events(step, desk.audience(seat)?);
            let events = events.map_err(|fault| desk.fault(&fault))?;
            Ok(events.iter().map(|event| desk.shapes().event(event)).collect())
        })
    }

    /// Why the choices of a thing are not allowed now: choice, rule and reason of each.
    fn explain<'py>(&self, py: Python<'py>, thing: &str) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| {
            let objections = desk.table.explain(thing, desk.table.asked());
            let objections = objections.map_err(|fault| desk.fault(&fault))?;
            Ok(objections.iter().map(|objection| desk.shapes().objection(objection)).collect())
        })
    }

    /// What a seat sees; -1 is a spectator, None the deciding seat.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| Ok(desk.table.view(desk.audience(seat)?)))
    }

    /// The whole position in stable names, with its secrets.
    fn describe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| Ok(desk.table.describe()))
    }

    /// The digest of the whole position.
    fn fingerprint(&self) -> String {
        self.desk().table.now().fingerprint().to_string()
    }

    /// The outcome: name, winners, rule and text; None before the end.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.told(py, |desk| {
            let mut position = desk.shapes().position(&desk.table.seen_by_asked());
            Ok(position.remove("outcome").unwrap_or_default())
        })
    }

    /// The record as JSON, with the secret once the game is over.
    fn record(&self, py: Python<'_>) -> String {
        py.detach(|| self.desk().table.published().to_json())
    }

    /// A copy of the game with its history and its chance.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        py.detach(|| {
            let desk = self.desk();
            let (record, secret) = (desk.table.record().clone(), desk.secret.clone());
            let table = erased(desk.table.game())?.load(record, secret.clone());
            let table = table.map_err(|fault| Fault::of_record(desk.words(), &fault))?;
            Ok(Self::new(table, secret, desk.language))
        })
        .told(py)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.copy(py)
    }

    /// Undoes choices; returns whether they involved chance, and whether they revealed something.
    #[pyo3(signature = (choices=1))]
    fn undo<'py>(&self, py: Python<'py>, choices: u32) -> PyResult<Bound<'py, PyAny>> {
        let told = py.detach(|| {
            let mut desk = self.desk();
            let back = desk.table.undo(choices);
            back.map(|back| protocol::takeback(&back)).map_err(|fault| desk.fault(&fault))
        });
        object(py, &told.told(py)?)
    }

    /// Redoes the last undone choice, with the same chance.
    fn redo(&self, py: Python<'_>) -> PyResult<()> {
        let played = py.detach(|| {
            let mut desk = self.desk();
            desk.table.redo().map_err(|fault| desk.fault(&fault))
        });
        played.told(py)
    }

    /// A new game that begins after a step of this one, with its own chance.
    #[pyo3(signature = (step=None, *, seed))]
    fn fork(&self, py: Python<'_>, step: Option<u32>, seed: Seed) -> PyResult<Self> {
        py.detach(|| {
            let desk = self.desk();
            let secret = seed.secret();
            let step = step.unwrap_or_else(|| desk.table.step());
            let forked = desk.table.fork(step, Source::Keyed(secret.clone()));
            let table = forked.map_err(|fault| desk.fault(&fault))?;
            Ok(Self::new(table, Some(secret), desk.language))
        })
        .told(py)
    }

    /// A new game in a position that looks the same to a seat: what is hidden from it is redrawn.
    #[pyo3(signature = (seat=None, *, seed))]
    fn resample(&self, py: Python<'_>, seat: Option<i64>, seed: u64) -> PyResult<Self> {
        py.detach(|| {
            let (language, audience) = {
                let desk = self.desk();
                (desk.language, desk.audience(seat)?)
            };
            let (name, setup, position) = self.with_session(Resample { audience, seed })?;
            let secret = secret(&format!("resampled {seed}"));
            let practice =
                Practice { of: "resampled".to_owned(), position: Some(position), script: Vec::new() };
            let table = erased(name)?.practise(&setup, practice, secret.clone());
            let table = table.map_err(|fault| Fault::of_opening(Words::of(language), &fault))?;
            Ok(Self::new(table, Some(secret), language))
        })
        .told(py)
    }

    /// The recommendations of the greedy player, best first, with reasons.
    #[pyo3(signature = (count=3))]
    fn hint<'py>(&self, py: Python<'py>, count: usize) -> PyResult<Bound<'py, PyAny>> {
        let told = py.detach(|| {
            let hints = self.with_session(Hints)?;
            let desk = self.desk();
            let choices = desk.table.choices(desk.table.asked());
            let told = hints.iter().filter_map(|hint| Some((hint, choices.get(hint.index)?)));
            Ok(told.take(count).map(|(hint, choice)| desk.shapes().hint(hint, choice)).collect())
        });
        object(py, &Outcome::<Value>::told(told, py)?)
    }

    /// Searches for a number of iterations or seconds; returns the choices, best first.
    #[pyo3(signature = (iterations=None, *, seconds=None, count=5, seed=1, threads=1))]
    fn think<'py>(
        &self,
        py: Python<'py>,
        iterations: Option<u32>,
        seconds: Option<f64>,
        count: usize,
        seed: u64,
        threads: u16,
    ) -> PyResult<Bound<'py, PyAny>> {
        let told = py.detach(|| {
            let time = seconds
                .map(|seconds| match Duration::try_from_secs_f64(seconds) {
                    Ok(time) if time <= Duration::from_hours(1) => Ok(time),
                    _ => Err(Fault::argument("`seconds` is between 0 and 3600")),
                })
                .transpose()?;
            let iterations = iterations.or(if time.is_none() { Some(1000) } else { None });
            if iterations.is_some_and(|iterations| iterations == 0 || iterations > MOST) {
                return Err(Fault::argument(format!("`iterations` is between 1 and {MOST}")));
            }
            let manner = SearchParams {
                budget: Budget { iterations, time, until_settled: false },
                seed,
                threads: threads.clamp(1, 256).into(),
            };
            let shapes = self.desk().shapes();
            self.with_session(Think { manner, count, shapes })
        });
        object(py, &told.told(py)?)
    }

    /// The odds of a choice: exact ones if there are any, and sampled ones.
    #[pyo3(signature = (choice, *, samples=400, seed=1))]
    fn odds<'py>(
        &self,
        py: Python<'py>,
        choice: Chosen,
        samples: u32,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let told = py.detach(|| {
            if samples > MOST {
                return Err(Fault::argument(format!("`samples` is {MOST} at most")));
            }
            let id = self.desk().chosen(&choice)?;
            self.with_session(Odds { id, samples, seed })
        });
        object(py, &told.told(py)?)
    }

    fn __repr__(&self) -> String {
        let desk = self.desk();
        let state = match desk.table.outcome() {
            Some(outcome) => format!("over: {}", outcome.name),
            None if desk.table.is_given_up() => "given up".to_owned(),
            None => desk.table.decision(desk.table.asked()).map_or_else(String::new, |decision| {
                format!("seat {} decides: {}", decision.seat.0, decision.name)
            }),
        };
        format!("<hedgerow.Game {} at step {}, {state}>", desk.table.game(), desk.table.step())
    }
}

/// The setup as the game serialises it.
struct Written<'a> {
    said: &'a Map<String, Value>,
}

impl Work for Written<'_> {
    type Result = Value;

    fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Value> {
        Ok(serde_json::to_value(setup(game, self.said)?).unwrap_or_default())
    }
}

struct Resample {
    audience: Audience,
    seed: u64,
}

impl OnSession for Resample {
    type Result = (&'static str, Value, Value);

    fn on<G: Registered>(self, session: &Session<G>) -> Outcome<Self::Result> {
        let game = session.game();
        let Ok(state) = session.seen_by(self.audience).now().resampled(&mut FastSource::new(self.seed));
        let setup = serde_json::to_value(session.setup()).unwrap_or_default();
        Ok((G::NAME, setup, game.describe(&state)))
    }
}

struct Hints;

impl OnSession for Hints {
    type Result = Vec<search::Hint>;

    fn on<G: Registered>(self, session: &Session<G>) -> Outcome<Self::Result> {
        let game = session.game();
        let now = session.seen_by_asked().now();
        if now.decision().is_none() {
            return Ok(Vec::new());
        }
        // What is hidden is redrawn from a fixed seed, so that the same question has the same answer.
        let Ok(known) = now.resampled(&mut FastSource::new(1));
        Ok(game.hints(&known, &now.choices(), 1))
    }
}

struct Think {
    manner: SearchParams,
    count: usize,
    shapes: Shapes<'static>,
}

impl OnSession for Think {
    type Result = Value;

    fn on<G: Registered>(self, session: &Session<G>) -> Outcome<Value> {
        let (game, now) = (session.game(), session.seen_by_asked().now());
        let Some(decision) = now.decision() else { return Ok(Value::Array(Vec::new())) };
        let choices = now.choices();
        let Ok(known) = now.resampled(&mut FastSource::new(self.manner.seed));
        let go_on = &mut |_: &_| ControlFlow::Continue(());
        let thought = game.consider(&known, decision.seat, &choices, &self.manner, go_on);
        Ok(self.shapes.thought(&thought, &now.choice_infos(), G::TERMS, self.count))
    }
}

struct Odds {
    id: String,
    samples: u32,
    seed: u64,
}

impl OnSession for Odds {
    type Result = Value;

    fn on<G: Registered>(self, session: &Session<G>) -> Outcome<Value> {
        let (game, now) = (session.game(), session.seen_by_asked().now());
        let unknown = || TableError::UnknownChoice { id: self.id.clone() };
        let choice = now.find_choice(&self.id);
        let choice = choice.ok_or_else(|| Fault::of_table(Words::of(Language::En), &unknown()))?;
        let Ok(known) = now.resampled(&mut FastSource::new(1));
        let seat = now.decision().map(|decision| decision.seat);
        let sampled = seat.filter(|_| self.samples > 0 && now.objection(choice).is_none()).map(|seat| {
            let manner =
                SearchParams { budget: Budget::iterations(self.samples), seed: self.seed, threads: 1 };
            let odds = search::odds(game, &known, seat, choice, &manner, &AtomicBool::new(false));
            protocol::sampled(&self.id, &odds, G::TERMS)
        });
        Ok(serde_json::json!({ "exact": game.exact_odds(&known, choice), "sampled": sampled }))
    }
}

/// Loads a recorded game. Without its seed it can be read, and played until chance is asked.
#[pyfunction]
#[pyo3(signature = (record, *, seed=None, language="en"))]
pub fn load(py: Python<'_>, record: &str, seed: Option<Seed>, language: &str) -> PyResult<Game> {
    let language = crate::games::language(language).told(py)?;
    py.detach(|| {
        let fault = |fault| Fault::of_record(Words::of(language), &fault);
        let record = Record::from_json(record).map_err(fault)?;
        let secret = seed.map(|seed| seed.secret());
        let table = erased(&record.game)?.load(record, secret.clone()).map_err(fault)?;
        Ok(Game::new(table, secret, language))
    })
    .told(py)
}

/// Replays a record and verifies everything it claims.
#[pyfunction]
pub fn verify<'py>(py: Python<'py>, record: &str) -> PyResult<Bound<'py, PyAny>> {
    let told = py.detach(|| {
        let fault = |fault| Fault::of_record(Words::of(Language::En), &fault);
        let record = Record::from_json(record).map_err(fault)?;
        erased(&record.game)?.verify(&record).map(|verified| protocol::verified(&verified)).map_err(fault)
    });
    object(py, &told.told(py)?)
}

/// The rules of a game: all, the one with a number, or those that contain words.
#[pyfunction]
#[pyo3(signature = (game, search=None, *, id=None, language="en"))]
pub fn rules<'py>(
    py: Python<'py>,
    game: &str,
    search: Option<&str>,
    id: Option<&str>,
    language: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let told = py.detach(|| {
        let shapes = Shapes::new(Words::of(crate::games::language(language)?));
        let erased = erased(game)?;
        let found = protocol::rules(std::iter::once(&*erased), id, search, &shapes);
        found.map(Value::Array).ok_or_else(|| {
            Fault::new(
                "ArgumentError",
                "unknown-rule",
                format!("no rule has the number {}", id.unwrap_or("")),
            )
        })
    });
    object(py, &told.told(py)?)
}

/// The names of the games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    NAMES.to_vec()
}

/// The setup that the rulebook suggests for a first game.
#[pyfunction]
pub fn first_setup<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let setup = with_game(game, Written { said: &Map::new() }).told(py)?;
    object(py, &setup)
}

/// The setup suggested to one player.
#[pyfunction]
pub fn solo_setup<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    struct Solo;
    impl Work for Solo {
        type Result = Value;

        fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Value> {
            Ok(serde_json::to_value(game.solo_setup()).unwrap_or_default())
        }
    }
    object(py, &py.detach(|| with_game(game, Solo)).told(py)?)
}

/// Setups that together use every part of a game.
#[pyfunction]
pub fn setups<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    struct All;
    impl Work for All {
        type Result = Value;

        fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Value> {
            let setups = game.all_setups();
            Ok(setups.iter().filter_map(|setup| serde_json::to_value(setup).ok()).collect())
        }
    }
    object(py, &py.detach(|| with_game(game, All)).told(py)?)
}
