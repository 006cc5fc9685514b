//! Plays games of a player with itself, and keeps what a network can learn from them; `fit.py` makes a network of it
//! (docs/learning.md):
//!
//! ```text
//! cargo run --release -p registry --example learn -- ratcatcher search:60 4800 7001 target/round-0
//! cargo run --release -p registry --example learn -- everdell policy 2500 7001 target/policy.weights
//! ```
//!
//! With `policy` instead of a player it makes the weights of a policy, in this number of steps, from nothing or from the
//! weights of another file.
//!
//! The games are played on all processors and use the setups of [`Learned::practice`] in turn. One choice in a hundred
//! is random, so that positions come up that the player itself would avoid. The file is a table of 32-bit numbers,
//! little-endian, one row for the beginning of each turn of each game: the game, 1 if the seat whose turn it is won it
//! and 0 otherwise, the chance that its search found (−1 if it did not search), the number of decisions of the game,
//! the targets of the network if it has any, and its inputs.

mod policy;

use std::env::args;
use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use everdell::Everdell;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use registry::Registered;
use search::{Contender, Decided, Glimpse, Learned, Player, Random, Watch, play_watched, seed_of};
use tabletop::{FastSource, Game, Log, Seat};

const USAGE: &str = "Usage: learn GAME PLAYER GAMES SEED FILE, or learn GAME policy STEPS SEED FILE [FROM]";

/// The random choices of the player, in a hundred.
const WHIMS: u32 = 1;

/// The numbers of a row before the targets.
const HEAD: usize = 4;

/// The games to be played.
struct Practice {
    player: Contender,
    games: u64,
    seed: u64,
}

impl Practice {
    /// Plays the games on every processor, and returns the rows of each.
    fn play<G: Learned>(&self, game: &G) -> Vec<Vec<f32>> {
        let setups = game.practice();
        let next = AtomicU64::new(0);
        let played = Mutex::new(Vec::new());
        let worker = || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.games {
                    break;
                }
                let count = setups.len() as u64;
                // The remainder is less than the number of setups, which fits in `usize`.
                let setup = &setups[usize::try_from(index % count).unwrap_or(0)];
                let rows = self.play_one(game, setup, index);
                played.lock().unwrap_or_else(PoisonError::into_inner).push((index, rows));
            }
        };
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(worker);
            }
        });
        let mut played = played.into_inner().unwrap_or_default();
        played.sort_unstable_by_key(|&(index, _)| index);
        played.into_iter().map(|(_, rows)| rows).collect()
    }

    /// Plays a game, and returns its rows.
    fn play_one<G: Learned>(&self, game: &G, setup: &G::Setup, index: u64) -> Vec<f32> {
        let whimsical = |seat: u8| -> Box<dyn Player<G>> {
            let usage = 2 * u64::from(seat);
            let seed = seed_of(self.seed, index, usage + 1);
            Box::new(Whimsical {
                stream: FastSource::new(seed),
                random: Random::new(seed_of(self.seed, index, usage + 2)),
                player: self.player.player(game, seed),
                is_whim: false,
            })
        };
        let mut players: Vec<_> = (0..game.seats(setup)).map(whimsical).collect();
        let mut chance = FastSource::new(seed_of(self.seed, index, 0));
        let mut turns = Turns { game, turn: None, seen: Vec::new(), end: None };
        let played = play_watched(game, setup, &mut players, &mut chance, &mut turns);
        // A game without an end has nothing to learn from.
        let Some(end) = turns.end else { return Vec::new() };
        let winners = game.outcome(&end).map(|outcome| outcome.winners);
        let mut rows = Vec::with_capacity(turns.seen.len() * width::<G>());
        for Seen { state, seat, found } in turns.seen {
            let won = winners.is_some_and(|winners| winners.contains(seat));
            // Far below 2²⁴, so that they are exact.
            #[allow(clippy::cast_precision_loss)]
            rows.extend([index as f32, f32::from(u8::from(won)), found, played.decisions as f32]);
            game.targets(&state, &end, seat, &mut rows);
            game.inputs(&state, seat, &mut rows);
        }
        rows
    }
}

/// The numbers of a row.
const fn width<G: Learned>() -> usize {
    HEAD + G::TARGETS + G::INPUTS
}

/// A player that makes some choices at random.
struct Whimsical<G: Game> {
    stream: FastSource,
    random: Random,
    player: Box<dyn Player<G>>,
    is_whim: bool,
}

impl<G: Game> Player<G> for Whimsical<G> {
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize {
        self.is_whim = self.stream.below(100) < WHIMS;
        if self.is_whim {
            return self.random.choose(game, known, choices);
        }
        self.player.choose(game, known, choices)
    }

    fn thought(&self) -> Option<Glimpse> {
        if self.is_whim { None } else { self.player.thought() }
    }
}

/// A position at the beginning of a turn.
struct Seen<G: Game> {
    state: G::State,
    seat: Seat,
    /// The chance that the search found.
    found: f32,
}

/// Keeps the positions at the beginning of each turn, and the end.
struct Turns<'a, G: Game> {
    game: &'a G,
    turn: Option<u64>,
    seen: Vec<Seen<G>>,
    end: Option<G::State>,
}

impl<G: Learned> Log<G> for Turns<'_, G> {
    fn emit(&mut self, _: &G::State, _: G::Rule, _: G::Event) {}

    fn cite(&mut self, _: G::Rule) {}

    fn is_silent(&self) -> bool {
        true
    }
}

impl<G: Learned> Watch<G> for Turns<'_, G> {
    fn decides(&mut self, decided: &Decided<'_, G>) -> ControlFlow<()> {
        let turn = self.game.turn(decided.state);
        if turn.is_some() && turn != self.turn {
            self.turn = turn;
            #[allow(clippy::cast_possible_truncation, reason = "a chance needs no more than 24 bits")]
            let found = decided.thought.map_or(-1.0, |glimpse| glimpse.value as f32);
            self.seen.push(Seen { state: decided.state.clone(), seat: decided.decision.seat, found });
        }
        ControlFlow::Continue(())
    }

    fn ends(&mut self, state: &G::State) {
        self.end = self.game.outcome(state).map(|_| state.clone());
    }
}

/// Plays the games, and writes a line about them and their rows.
fn learn<G: Learned>(game: &G, practice: &Practice, into: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let games = practice.play(game);
    for number in games.iter().flatten() {
        into.write_all(&number.to_le_bytes())?;
    }
    into.flush()?;
    let won = games.iter().filter(|rows| rows.get(1) == Some(&1.0)).count();
    let rows = games.iter().map(Vec::len).sum::<usize>() / width::<G>();
    println!("{won} of {} games won by the seat that began, {rows} rows", games.len());
    println!("{} inputs, {} targets", G::INPUTS, G::TARGETS);
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = args().skip(1).collect();
    let [game, player, games, seed, path, from @ ..] = &*arguments else { return Err(USAGE.into()) };
    if player == "policy" {
        let from = match from {
            [] => None,
            [from] => Some(Path::new(from)),
            _ => return Err(USAGE.into()),
        };
        let (steps, seed, path) = (games.parse()?, seed.parse()?, Path::new(path));
        return match &**game {
            "everdell" => Ok(policy::learn(&**Everdell::shared(), steps, seed, path, from)?),
            "mystics" => Ok(policy::learn(&**Mystics::shared(), steps, seed, path, from)?),
            _ => Err(format!("{game} has no policy that learns").into()),
        };
    }
    if !from.is_empty() {
        return Err(USAGE.into());
    }
    let practice = Practice { player: player.parse()?, games: games.parse()?, seed: seed.parse()? };
    let mut file = BufWriter::new(File::create(path)?);
    match &**game {
        "everdell" => learn(&**Everdell::shared(), &practice, &mut file),
        "ratcatcher" => learn(&**Ratcatcher::shared(), &practice, &mut file),
        _ => Err(format!("{game} has no network that learns").into()),
    }
}
