//! The hot path of every search and study: consecutive uniformly random games.

use std::time::Duration;

use cpu_time::ThreadTime;
use search::BotFactory;
use tabletop::FastSource;

/// The amount of play.
#[derive(Debug, Clone, Copy, Default)]
pub struct Count {
    /// Finished games.
    pub games: u64,
    /// Choices made, including those of the unfinished last game.
    pub decisions: u64,
}

/// Plays consecutive uniformly random games.
pub struct Runner<'a, G: BotFactory> {
    game: &'a G,
    setup: &'a G::Setup,
    chance: FastSource,
    chooser: FastSource,
    choices: Vec<G::Choice>,
    state: G::State,
}

impl<'a, G: BotFactory> Runner<'a, G> {
    /// A runner at the beginning of its first game.
    pub fn new(game: &'a G, setup: &'a G::Setup, seed: u64) -> Self {
        let mut chance = FastSource::new(seed);
        let state = game.begin_fast(setup, &mut chance);
        Self { game, setup, chance, chooser: FastSource::new(!seed), choices: Vec::with_capacity(512), state }
    }

    /// The current position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Plays a number of decisions.
    pub fn play(&mut self, decisions: u64) -> Count {
        let mut count = Count { games: 0, decisions };
        for _ in 0..decisions {
            self.game.choices(&self.state, &mut self.choices);
            // A decision never has 2³² choices.
            #[allow(clippy::cast_possible_truncation)]
            let many = self.choices.len() as u32;
            if many == 0 {
                let state = self.game.begin_fast(self.setup, &mut self.chance);
                self.state = state;
                count.games += 1;
                count.decisions -= 1;
                continue;
            }
            let choice = self.choices[self.chooser.below(many) as usize];
            self.game.play_fast(&mut self.state, choice, &mut self.chance);
        }
        count
    }

    /// Plays for an amount of processor time. `tell` is called with the time so far.
    pub fn run(&mut self, time: Duration, mut tell: impl FnMut(Duration)) -> Count {
        let started = ThreadTime::now();
        let mut all = Count::default();
        loop {
            let count = self.play(20_000);
            all.games += count.games;
            all.decisions += count.decisions;
            let elapsed = started.elapsed();
            if elapsed >= time {
                return all;
            }
            tell(elapsed);
        }
    }
}
