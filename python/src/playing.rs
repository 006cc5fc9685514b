//! Computer players, and whole games between them.

use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use pyo3::types::PyDict;
use search::{Contender, Contest, contest};
use serde_json::{Map, Value, json};
use tabletop::{FastSource, Seat, Session};

use crate::convert::{fields, object};
use crate::fault::{Fault, Outcome, Tell};
use crate::games::{Registered, Work, setup, with_game};
use crate::table::{Game, OnSession};

/// A computer player: `random`, `greedy`, `search:N` with N simulations, or a level such as `elder`. It knows only
/// what the deciding seat knows; its random numbers follow from its seed.
#[pyclass(frozen, module = "hedgerow._native")]
pub struct Player {
    contender: Contender,
    stream: Mutex<FastSource>,
}

fn contender(name: &str) -> Outcome<Contender> {
    Contender::from_str(name)
        .map_err(|fault| Fault::new("UnknownPlayerError", "unknown-player", fault.to_string()))
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (name, *, seed=0))]
    fn new(py: Python<'_>, name: &str, seed: u64) -> PyResult<Self> {
        Ok(Self { contender: contender(name).told(py)?, stream: Mutex::new(FastSource::new(seed)) })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.contender.to_string()
    }

    /// The id of its choice for the deciding seat.
    fn choose(&self, py: Python<'_>, game: &Game) -> PyResult<String> {
        py.detach(|| {
            let seed = self.stream.lock().unwrap_or_else(PoisonError::into_inner).word();
            game.with_session(Choose { contender: self.contender, seed })
        })
        .told(py)
    }

    fn __repr__(&self) -> String {
        format!("<hedgerow.Player {}>", self.contender)
    }
}

struct Choose {
    contender: Contender,
    seed: u64,
}

impl OnSession for Choose {
    type Result = String;

    fn on<G: Registered>(self, session: &Session<G>) -> Outcome<String> {
        let (game, now) = (session.game(), session.seen_by_asked().now());
        let over = || Fault::new("GameOverError", "game-over", "the game is over");
        now.decision().ok_or_else(over)?;
        let choices = now.choices();
        let mut stream = FastSource::new(self.seed);
        let Ok(known) = now.resampled(&mut stream);
        let place = self.contender.player(game, stream.word()).choose(game, &known, &choices);
        choices.get(place).map(|&choice| game.choice_id(choice)).ok_or_else(over)
    }
}

/// Plays whole games between computer players on several threads, and returns their results.
#[pyfunction]
#[pyo3(signature = (game, players, games, *, seed=1, threads=1, setup=None))]
pub fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    players: Vec<String>,
    games: u64,
    seed: u64,
    threads: usize,
    setup: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let said = fields(setup)?;
    let told = py.detach(|| {
        if players.is_empty() || games > 100_000_000 {
            return Err(Fault::argument("at least one player is needed, and 100 000 000 games are the most"));
        }
        let players = players.iter().map(|name| contender(name)).collect::<Outcome<Vec<_>>>()?;
        with_game(game, Simulate { said, players, games, seed, threads: threads.clamp(1, 1024) })
    });
    object(py, &told.told(py)?)
}

struct Simulate {
    said: Map<String, Value>,
    players: Vec<Contender>,
    games: u64,
    seed: u64,
    threads: usize,
}

impl Work for Simulate {
    type Result = Value;

    fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Value> {
        let setups = [setup(game, &self.said)?];
        let seats = game.seats(&setups[0]);
        let Self { players, games, seed, threads, .. } = self;
        let order = Contest { setups: &setups, players: &players, games, seed, threads };
        let played = contest(game, &order, &|| {});
        let winners = |at: &search::Played| {
            at.winners.map(|all| (0..seats).filter(|&seat| all.contains(Seat(seat))).collect::<Vec<_>>())
        };
        Ok(json!({
            "won": played.iter().map(|at| at.won).collect::<Vec<_>>(),
            "decisions": played.iter().map(|at| at.decisions).collect::<Vec<_>>(),
            "outcome": played.iter().map(|at| at.outcome).collect::<Vec<_>>(),
            "winners": played.iter().map(winners).collect::<Vec<_>>(),
        }))
    }
}
