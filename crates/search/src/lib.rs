//! Computer players for any game, and games between them.
//!
//! A [`Player`] selects one of the legal choices. It is given a position in which everything that its seat cannot see
//! is redrawn, and its own random stream: it never sees the stream of the game or a hidden hand.
//!
//! [`contest`] plays many games in parallel. The same seed gives the same games on any number of threads, and every
//! player meets the same chance.

#![forbid(unsafe_code)]

mod contender;
mod contest;
mod evaluator;
mod exact;
mod kind;
mod level;
mod odds;
mod review;
mod seat_assignment;
pub mod tree_search;

use std::ops::ControlFlow;

use tabletop::laws::Testable;
use tabletop::{Audience, FastSource, Game, Message, Narration, Seat, SetupCatalog};

pub use contender::{Contender, UnknownContender};
pub use contest::{
    Contest, Decided, Played, Tally, Watch, contest, play_game, play_session, play_watched, seats, seed_of,
};
pub use evaluator::{Evaluator, SEATS, TERMS, Tuning, Wins, adjusted, most_liked};
pub use exact::ExactOdds;
pub use kind::{Kind, UnknownKind};
pub use level::{Level, Making, UnknownLevel};
pub use odds::{Change, Odds, Part, SAMPLES, odds};
pub use review::{Moment, Reviewer, dearest};
pub use seat_assignment::{SeatAssignment, UnknownCompany, last_of};
pub use tree_search::{Budget, Considered, Estimate, SearchParams, Searcher, Thinker, Thought, think};

/// A player of a game.
pub trait Player<G: Game>: Send {
    /// Returns the index of its choice in `choices`, which is never empty.
    ///
    /// `known` looks the same to the deciding seat as the true position.
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize;

    /// The result of the search behind its last choice; `None` if it did not search.
    fn thought(&self) -> Option<Glimpse> {
        None
    }
}

/// The result of a search, in brief.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glimpse {
    /// The number of simulations, at most until the choice was settled.
    pub looks: u32,
    /// The estimated chance to win after the choice, from 0 to 1.
    pub value: f64,
    /// The mean number of decisions a simulation followed the tree before the playout.
    pub depth: f64,
}

/// A recommended choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The index of the choice.
    pub index: usize,
    /// Its value, meaningful only in comparison with others.
    pub value: i64,
    /// The reason, as a text for people.
    pub reason: Message,
}

/// A player that looks one step ahead and explains its choice.
pub trait Greed<G: Game>: Player<G> + 'static {
    /// A player with this seed.
    fn new(seed: u64) -> Self;

    /// Its recommendations, best first.
    fn advise(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> Vec<Hint>;
}

/// A game with computer players.
pub trait BotFactory: Narration + Evaluator + SetupCatalog + Testable + Sized {
    /// The player that takes what looks best one step ahead.
    type Greedy: Greed<Self>;

    /// The definition of each level, the weakest first; each was measured to beat the one below (`docs/players.md`).
    const LEVELS: [Making; 5] = Making::levels(200);

    /// A player of this kind with this seed.
    fn player(&self, kind: Kind, seed: u64) -> Box<dyn Player<Self>>;

    /// The recommendations of the greedy player, best first.
    fn hints(&self, known: &Self::State, choices: &[Self::Choice], seed: u64) -> Vec<Hint> {
        let mut stream = FastSource::new(seed);
        let mut greedy = Self::Greedy::new(stream.word());
        greedy.advise(self, &forget(self, known, &mut stream), choices)
    }

    /// Searches for the best choice of the deciding seat; see [`think`].
    fn consider(
        &self,
        known: &Self::State,
        seat: Seat,
        choices: &[Self::Choice],
        manner: &SearchParams,
        watch: &mut dyn FnMut(&Thought) -> ControlFlow<()>,
    ) -> Thought;
}

/// Implements [`BotFactory::player`] and [`BotFactory::consider`] for a game.
///
/// They are not provided methods, because then the search would be compiled in every calling crate, which would be
/// most of a build.
#[macro_export]
macro_rules! plays {
    () => {
        fn player(&self, kind: $crate::Kind, seed: u64) -> Box<dyn $crate::Player<Self>> {
            $crate::player_of(kind, seed)
        }

        fn consider(
            &self,
            known: &Self::State,
            seat: tabletop::Seat,
            choices: &[Self::Choice],
            manner: &$crate::SearchParams,
            watch: &mut dyn FnMut(&$crate::Thought) -> std::ops::ControlFlow<()>,
        ) -> $crate::Thought {
            $crate::think(self, known, seat, choices, manner, watch)
        }
    };
}

/// A player of this kind with this seed, as [`BotFactory::player`] makes it.
pub fn player_of<G: BotFactory>(kind: Kind, seed: u64) -> Box<dyn Player<G>> {
    match kind {
        Kind::Random => Box::new(Random::new(seed)),
        Kind::Greedy => {
            let mut stream = FastSource::new(seed);
            let player = G::Greedy::new(stream.word());
            Box::new(Forgetful { stream, player })
        }
        Kind::Search { iterations } => {
            Box::new(Searcher::new(seed, Budget::iterations(iterations).until_settled()))
        }
    }
}

/// A canonical position that looks the same to the deciding seat: the same one for all positions that do.
fn forget<G: Game>(game: &G, known: &G::State, stream: &mut FastSource) -> G::State {
    let audience = game.decision(known).map_or(Audience::Spectator, |decision| Audience::Seat(decision.seat));
    let Ok(known) = game.resample(known, audience, stream);
    known
}

/// A player that ignores everything its seat cannot see.
struct Forgetful<P> {
    stream: FastSource,
    player: P,
}

impl<G: Game, P: Player<G>> Player<G> for Forgetful<P> {
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize {
        let known = forget(game, known, &mut self.stream);
        self.player.choose(game, &known, choices)
    }
}

/// A player that chooses uniformly at random.
#[derive(Debug, Clone)]
pub struct Random(FastSource);

impl Random {
    /// A player with this seed.
    pub fn new(seed: u64) -> Self {
        Self(FastSource::new(seed))
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _: &G, _: &G::State, choices: &[G::Choice]) -> usize {
        // A decision never has 2³² choices.
        self.0.below(u32::try_from(choices.len()).unwrap_or(u32::MAX)) as usize
    }
}
