//! Plays whole games, one or many in parallel.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{array, thread};

use tabletop::{
    Audience, Decision, DynSession, FastSource, Game, Log, Narration, OpenError, Opening, Outcome, RuleId,
    ScenarioState, Seat, Seats, Secret, Session, Silent, Source,
};

use crate::{BotFactory, Contender, Glimpse, Player, seed_of};

/// A game with more decisions than this is abandoned.
const LIMIT: u32 = 20_000;

/// The result of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The number of choices made.
    pub decisions: u32,
    /// The outcome; `None` if the game was abandoned.
    pub outcome: Option<&'static str>,
    /// Whether the first seat won.
    pub won: bool,
    /// The winners; `None` if the game was abandoned.
    pub winners: Option<Seats>,
}

impl Played {
    fn new<R: RuleId>(decisions: u32, outcome: Option<Outcome<R>>) -> Self {
        Self {
            decisions,
            outcome: outcome.map(|outcome| outcome.name),
            winners: outcome.map(|outcome| outcome.winners),
            won: outcome.is_some_and(|outcome| outcome.winners.contains(Seat(0))),
        }
    }
}

/// A choice that a player has made and that is about to be played.
#[derive(Debug)]
pub struct Decided<'a, G: Game> {
    /// The position before the choice.
    pub state: &'a G::State,
    /// The open decision.
    pub decision: Decision<G::Rule>,
    /// The legal choices.
    pub choices: &'a [G::Choice],
    /// The index of the choice in `choices`.
    pub place: usize,
    /// The result of the player's search; `None` if it did not search.
    pub thought: Option<Glimpse>,
}

/// An observer of a game that computer players play. It receives every event, and the position at the beginning,
/// before each choice and at the end.
pub trait Watch<G: Game>: Log<G> {
    /// The first decision, or the end, is reached.
    fn begins(&mut self, _state: &G::State) {}

    /// A choice was made. [`ControlFlow::Break`] ends the game unfinished.
    fn decides(&mut self, _decided: &Decided<'_, G>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The game is over, or was abandoned.
    fn ends(&mut self, _state: &G::State) {}
}

impl<G: Game> Watch<G> for Silent {}

/// Plays a game to its end without a log. There is a player for each seat; `chance` is the random stream of the
/// game.
pub fn play_game<G: Game>(
    game: &G,
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    chance: &mut FastSource,
) -> Played {
    play_watched(game, setup, players, chance, &mut Silent)
}

/// Plays a game as [`play_game`] does, with an observer.
pub fn play_watched<G: Game, W: Watch<G>>(
    game: &G,
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    chance: &mut FastSource,
    watch: &mut W,
) -> Played {
    // Redraws of hidden things use this stream, never the stream of the game.
    let mut hidden = FastSource::new(chance.clone().word());
    let mut choices = Vec::new();
    let Ok(mut state) = game.start(setup, chance, watch);
    watch.begins(&state);
    for decisions in 0..LIMIT {
        let Some(decision) = game.decision(&state) else {
            watch.ends(&state);
            return Played::new(decisions, game.outcome(&state));
        };
        game.choices(&state, &mut choices);
        let seat = decision.seat;
        let mut known = || {
            let Ok(known) = game.resample(&state, Audience::Seat(seat), &mut hidden);
            known
        };
        let (place, thought) = ask(game, seat, players, &choices, &mut known);
        let decided = Decided { state: &state, decision, choices: &choices, place, thought };
        if watch.decides(&decided).is_break() {
            return Played::new::<G::Rule>(decisions, None);
        }
        if watch.is_silent() {
            game.play_fast(&mut state, choices[place], chance);
        } else {
            let Ok(()) = game.advance(&mut state, choices[place], chance, watch);
        }
    }
    watch.ends(&state);
    Played::new::<G::Rule>(LIMIT, None)
}

/// Plays a game to its end and keeps its record.
///
/// # Errors
/// If the setup cannot be played.
pub fn play_session<G: Narration + ScenarioState>(
    game: &Arc<G>,
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
) -> Result<(Box<Session<G>>, Played), OpenError> {
    let mut bytes = FastSource::new(seed);
    let words: [u64; 4] = array::from_fn(|_| bytes.word());
    let mut secret = [0; 32];
    for (part, word) in secret.chunks_exact_mut(8).zip(words) {
        part.copy_from_slice(&word.to_le_bytes());
    }
    let source = Source::Keyed(Secret::new(secret));
    let Opening::Begun(mut session) = Session::open(Arc::clone(game), setup.clone(), source, &[])? else {
        // Only a game with real dice and cards asks a person.
        return Err(OpenError::LeftoverAnswers { needed: 0, given: 0 });
    };
    let mut hidden = FastSource::new(bytes.word());
    for decisions in 0..LIMIT {
        let now = session.seen_by_asked().now();
        let Audience::Seat(seat) = now.audience() else {
            let outcome = now.outcome();
            return Ok((session, Played::new(decisions, outcome)));
        };
        let choices = now.choices();
        let mut known = || {
            let Ok(known) = now.resampled(&mut hidden);
            known
        };
        let (place, _) = ask(&**game, seat, players, &choices, &mut known);
        let id = session.game().choice_id(choices[place]);
        if session.choose(&id, None).is_err() {
            break;
        }
    }
    Ok((session, Played::new::<G::Rule>(LIMIT, None)))
}

/// The index of the choice of a seat's player, and the result of its search. `known` redraws what the seat cannot
/// see.
fn ask<G: Game>(
    game: &G,
    seat: Seat,
    players: &mut [Box<dyn Player<G>>],
    choices: &[G::Choice],
    known: &mut dyn FnMut() -> G::State,
) -> (usize, Option<Glimpse>) {
    let place = usize::from(seat.0) % players.len().max(1);
    let (chosen, thought) = match players.get_mut(place) {
        Some(player) if choices.len() > 1 => {
            let blind = player.choose_blindly(choices);
            (blind.unwrap_or_else(|| player.choose(game, &known(), choices)), player.thought())
        }
        _ => (0, None),
    };
    // An open decision always has a choice.
    (chosen.min(choices.len() - 1), thought)
}

/// The definition of a contest: many games with the same players.
#[derive(Debug, Clone)]
pub struct Contest<'a, G: Game> {
    /// The setups, used in turn.
    pub setups: &'a [G::Setup],
    /// The player of each seat; a list that is shorter than the seats repeats.
    pub players: &'a [Contender],
    /// The number of games.
    pub games: u64,
    /// The seed of all games.
    pub seed: u64,
    /// The number of threads, each of which plays one game at a time.
    pub threads: usize,
}

/// The total of many games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The number of games that the first seat won.
    pub wins: u64,
    /// The number of choices in all games.
    pub decisions: u64,
    /// The number of games by outcome.
    pub outcomes: std::collections::BTreeMap<&'static str, u64>,
}

impl FromIterator<Played> for Tally {
    fn from_iter<I: IntoIterator<Item = Played>>(games: I) -> Self {
        let mut tally = Self::default();
        for played in games {
            tally.games += 1;
            tally.wins += u64::from(played.won);
            tally.decisions += u64::from(played.decisions);
            *tally.outcomes.entry(played.outcome.unwrap_or("unfinished")).or_default() += 1;
        }
        tally
    }
}

/// Plays a contest and returns the result of each game, in order. `each` is called after every game, in no
/// particular order and from several threads.
pub fn contest<G: BotFactory>(
    game: &Arc<G>,
    contest: &Contest<'_, G>,
    each: &(dyn Fn() + Sync),
) -> Vec<Played> {
    if contest.setups.is_empty() {
        return Vec::new();
    }
    let next = AtomicU64::new(0);
    let worker = || {
        let mut games = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= contest.games {
                return games;
            }
            games.push((index, play_one(&**game, contest, index)));
            each();
        }
    };
    let mut games = thread::scope(|scope| {
        let workers: Vec<_> = (0..contest.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        let games = workers.into_iter().filter_map(|worker| worker.join().ok());
        games.collect::<Vec<_>>().concat()
    });
    games.sort_unstable_by_key(|&(index, _)| index);
    games.into_iter().map(|(_, played)| played).collect()
}

/// Plays the game with this index.
fn play_one<G: BotFactory>(game: &G, contest: &Contest<'_, G>, index: u64) -> Played {
    let count = contest.setups.len() as u64;
    // The remainder is less than the number of setups, which fits in `usize`.
    let setup = &contest.setups[usize::try_from(index % count).unwrap_or(0)];
    let mut players = seats(game, contest.players, game.seats(setup), contest.seed, index);
    play_game(game, setup, &mut players, &mut FastSource::new(seed_of(contest.seed, index, 0)))
}

/// The player of every seat.
pub fn seats<G: BotFactory>(
    game: &G,
    players: &[Contender],
    seats: u8,
    seed: u64,
    index: u64,
) -> Vec<Box<dyn Player<G>>> {
    let players = players.iter().cycle().take(usize::from(seats));
    (1..).zip(players).map(|(usage, player)| player.player(game, seed_of(seed, index, usage))).collect()
}
