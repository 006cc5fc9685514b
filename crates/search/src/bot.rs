//! Games with computer players, and the players of each kind.

use std::ops::ControlFlow;

use tabletop::laws::Testable;
use tabletop::{Audience, FastSource, Game, Narration, Seat, SetupCatalog};

use crate::evaluator::Evaluator;
use crate::kind::Kind;
use crate::making::Making;
use crate::player::{Greed, Hint, Player};
use crate::tree_search::{Budget, SearchParams, Searcher, Thought};

/// A game with computer players.
pub trait BotFactory: Narration + Evaluator + SetupCatalog + Testable + Sized {
    /// The player that makes the choice that looks best one step ahead.
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

    /// Searches for the best choice of the deciding seat; see [`think`](crate::think).
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

    fn any(&mut self, count: usize) -> usize {
        // A decision never has 2³² choices.
        self.0.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _: &G, _: &G::State, choices: &[G::Choice]) -> usize {
        self.any(choices.len())
    }

    fn choose_blindly(&mut self, choices: &[G::Choice]) -> Option<usize> {
        Some(self.any(choices.len()))
    }
}
