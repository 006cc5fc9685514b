//! Players over any game, and games between them.
//!
//! A [`Player`] chooses among offered choices. It knows what its seat knows: it is handed a
//! position that the seat cannot tell from the true one, and a random stream of its own. It never
//! sees the game's stream or a hidden hand.
//!
//! [`contest`] plays many games at once. Whatever the number of threads, the same seed gives the
//! same games, and every contestant meets the same chance.

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
use tabletop::{Audience, FastSource, Front, Game, Message, Seat, SetupCatalog};

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

/// Somebody, or something, that plays a game.
pub trait Player<G: Game>: Send {
    /// The place in `choices` (which is never empty) of the one it makes.
    ///
    /// `known` is a position that the seat which decides cannot tell from the true one.
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize;

    /// What it thought when it last chose; nothing if it did not look ahead.
    fn thought(&self) -> Option<Glimpse> {
        None
    }
}

/// What a player that looks ahead thought of the choice it made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glimpse {
    /// How often it looked ahead: no more than until its choice was settled.
    pub looks: u32,
    /// The chance to win after the choice, as it saw it.
    pub value: f64,
    /// How many decisions a look followed its tree before the quick policy played on, on average.
    pub depth: f64,
}

/// What a player thinks of a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The place of the choice among those it was offered with.
    pub index: usize,
    /// How good it looks; only a comparison with others means something.
    pub value: i64,
    /// Why, for a person.
    pub reason: Message,
}

/// A player that looks one step ahead and can say why.
pub trait Greed<G: Game>: Player<G> + 'static {
    /// A player with this seed.
    fn new(seed: u64) -> Self;

    /// What it thinks of the choices worth a thought, the best first.
    fn advise(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> Vec<Hint>;
}

/// A game with players of ours.
pub trait BotFactory: Front + Evaluator + SetupCatalog + Testable + Sized {
    /// The player that takes what looks best one step ahead.
    type Greedy: Greed<Self>;

    /// What each level is made of, the weakest first; measured, so that each beats the one below.
    const LEVELS: [Making; 5] = Making::levels(200);

    /// A player of this kind with this seed.
    fn player(&self, kind: Kind, seed: u64) -> Box<dyn Player<Self>>;

    /// What the greedy player thinks of the choices of a seat, the best first.
    fn hints(&self, known: &Self::State, choices: &[Self::Choice], seed: u64) -> Vec<Hint> {
        let mut stream = FastSource::new(seed);
        let mut greedy = Self::Greedy::new(stream.word());
        greedy.advise(self, &forget(self, known, &mut stream), choices)
    }

    /// What a search thinks of the choices of a seat, which decides; see [`think`].
    fn consider(
        &self,
        known: &Self::State,
        seat: Seat,
        choices: &[Self::Choice],
        manner: &SearchParams,
        watch: &mut dyn FnMut(&Thought) -> ControlFlow<()>,
    ) -> Thought;
}

/// Writes [`BotFactory::player`] and [`BotFactory::consider`] into the implementation of a game.
///
/// They are not provided methods: the search would be compiled in every crate that asks for one, which is most of a build.
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

/// A position that whoever decides cannot tell from this one, and the same one for all of them.
fn forget<G: Game>(game: &G, known: &G::State, stream: &mut FastSource) -> G::State {
    let audience = game.decision(known).map_or(Audience::Spectator, |decision| Audience::Seat(decision.seat));
    let Ok(known) = game.resample(known, audience, stream);
    known
}

/// A player that looks at nothing but what its seat can see, whatever position it is handed.
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

/// Makes each choice with equal probability.
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
        // A decision never has four thousand million choices.
        self.0.below(u32::try_from(choices.len()).unwrap_or(u32::MAX)) as usize
    }
}
