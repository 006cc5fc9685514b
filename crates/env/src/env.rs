//! A sequence of games with a fixed action space.

use std::sync::Arc;

use search::{SEATS, Wins};
use tabletop::{Audience, Decision, FastSource, Objection, Seat};

use crate::{Encoded, FEATURES, Values};

/// The configuration of an environment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rules {
    /// The number of actions, at least 2.
    pub width: usize,
    /// A game with more steps than this is truncated.
    pub most_steps: u32,
    /// The weight of the change of the estimated chance to win, added to 1 for a win and -1 for a loss.
    pub shaping: f64,
    /// The treatment of illegal actions.
    pub illegal: Illegal,
    /// Whether a single legal choice is played automatically.
    pub skip_forced: bool,
}

/// The treatment of illegal actions.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Illegal {
    /// Nothing is played, and the reward is reduced by this much.
    Costs(f64),
    /// The caller is told, and it is not a step.
    Refused,
}

/// The result of an action.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Step {
    /// The reward of each seat.
    pub rewards: [f64; SEATS],
    /// Whether the game is over.
    pub terminated: bool,
    /// Whether it was truncated.
    pub truncated: bool,
    /// Whether the action was illegal.
    pub illegal: bool,
}

/// An environment: one game after another.
pub struct Env<G: Encoded> {
    game: Arc<G>,
    setup: Arc<G::Setup>,
    rules: Rules,
    seats: u8,
    chance: FastSource,
    state: G::State,
    /// The open decision and its choices; both follow from the state.
    decision: Option<Decision<G::Rule>>,
    choices: Vec<G::Choice>,
    page: usize,
    steps: u32,
    mind: G::EvalCache,
    worth: Wins,
}

impl<G: Encoded> Env<G> {
    /// An environment at the beginning of its first game.
    ///
    /// # Errors
    /// The objection to the setup.
    pub fn new(
        game: Arc<G>,
        setup: Arc<G::Setup>,
        rules: Rules,
        seed: u64,
    ) -> Result<Self, Objection<G::Rule>> {
        game.check_setup(&setup)?;
        let mut chance = stream(seed);
        let state = game.begin_fast(&setup, &mut chance);
        let rules = Rules { width: rules.width.max(2), ..rules };
        let mut env = Self {
            seats: game.seats(&setup),
            decision: None,
            choices: Vec::with_capacity(rules.width),
            game,
            setup,
            rules,
            chance,
            state,
            page: 0,
            steps: 0,
            mind: G::EvalCache::default(),
            worth: [0.0; SEATS],
        };
        env.begun();
        Ok(env)
    }

    /// Begins another game; with a seed, one that depends only on it.
    pub fn reset(&mut self, seed: Option<u64>) {
        if let Some(seed) = seed {
            self.chance = stream(seed);
        }
        let state = self.game.begin_fast(&self.setup, &mut self.chance);
        self.state = state;
        self.begun();
    }

    /// Common end of [`Env::new`] and [`Env::reset`].
    fn begun(&mut self) {
        self.page = 0;
        self.steps = 0;
        self.list();
        self.worth = [0.0; SEATS];
        if self.rules.shaping != 0.0 {
            self.worth = [0.5; SEATS];
            self.judge();
        }
    }

    /// Lists the legal choices, and plays single ones if so configured.
    fn list(&mut self) {
        self.game.choices(&self.state, &mut self.choices);
        if self.rules.skip_forced {
            while let [only] = self.choices[..] {
                self.game.play_fast(&mut self.state, only, &mut self.chance);
                self.game.choices(&self.state, &mut self.choices);
            }
        }
        self.decision = self.game.decision(&self.state);
    }

    /// Estimates each seat's chance to win; keeps the last estimate where the position cannot be evaluated.
    fn judge(&mut self) {
        if self.game.turn(&self.state).is_some() || self.game.outcome(&self.state).is_some() {
            self.game.judge(&mut self.mind, &self.state, &mut self.worth);
        }
    }

    /// The number of choices before the page, the number on it, and whether there are others.
    #[inline]
    fn shown(&self) -> (usize, usize, bool) {
        let (all, width) = (self.choices.len(), self.rules.width);
        if all <= width {
            return (0, all, false);
        }
        let first = self.page * (width - 1);
        (first, (all - first.min(all)).min(width - 1), true)
    }

    /// Takes an action. After the end of a game, only [`Env::reset`] has an effect.
    pub fn step(&mut self, action: usize) -> Step {
        let (first, shown, more) = self.shown();
        let mut step = Step::default();
        if self.choices.is_empty() {
            step.terminated = true;
            return step;
        }
        if action < shown {
            let choice = self.choices[first + action];
            self.game.play_fast(&mut self.state, choice, &mut self.chance);
            self.page = 0;
            self.list();
            self.reward(&mut step);
        } else if more && action == self.rules.width - 1 {
            let pages = self.choices.len().div_ceil(self.rules.width - 1);
            self.page = (self.page + 1) % pages;
        } else {
            step.illegal = true;
            if let (Illegal::Costs(cost), Some(Seat(seat))) = (self.rules.illegal, self.asked())
                && let Some(reward) = step.rewards.get_mut(usize::from(seat))
            {
                *reward = -cost;
            }
            if self.rules.illegal == Illegal::Refused {
                return step;
            }
        }
        self.steps += 1;
        step.truncated = !step.terminated && self.steps >= self.rules.most_steps;
        step
    }

    /// Computes the reward of the choice just played.
    fn reward(&mut self, step: &mut Step) {
        if self.rules.shaping != 0.0 {
            let before = self.worth;
            self.judge();
            for ((reward, after), before) in step.rewards.iter_mut().zip(self.worth).zip(before) {
                *reward += self.rules.shaping * (after - before);
            }
        }
        if !self.choices.is_empty() {
            return;
        }
        step.terminated = true;
        if let Some(outcome) = self.game.outcome(&self.state) {
            for (seat, reward) in (0..self.seats).zip(&mut step.rewards) {
                *reward += if outcome.winners.contains(Seat(seat)) { 1.0 } else { -1.0 };
            }
        }
    }

    /// The number of numbers of an observation.
    pub fn size(&self) -> usize {
        self.names().len()
    }

    /// The names of the numbers of an observation.
    pub fn names(&self) -> Vec<String> {
        crate::names(&*self.game, &self.state, Audience::Seat(Seat(0)))
    }

    /// Writes the observation of an audience into `row`.
    #[inline]
    pub fn observe(&self, audience: Audience, row: &mut [i16]) {
        let mut pen = Values::new(row);
        let asked = (self.decision, self.choices.len(), self.page);
        crate::write(&*self.game, &self.state, audience, asked, &mut pen);
    }

    /// Writes which actions are legal, and the features of their choices, for the deciding seat. `features` has
    /// [`FEATURES`] numbers per action; those of the page turner are zero.
    #[inline]
    pub fn offer(&self, mask: &mut [i8], features: &mut [i16]) {
        let (first, shown, more) = self.shown();
        let (open, rest) = mask.split_at_mut(shown.min(mask.len()));
        open.fill(1);
        rest.fill(0);
        if more && let Some(last) = rest.last_mut() {
            *last = 1;
        }
        let (rows, []) = features.as_chunks_mut::<FEATURES>() else { return };
        let mut rows = rows.iter_mut();
        for (&choice, row) in self.choices[first..first + shown].iter().zip(&mut rows) {
            *row = self.game.features(&self.state, choice);
        }
        for row in rows {
            *row = [0; FEATURES];
        }
    }

    /// The number of legal actions.
    #[inline]
    pub fn open(&self) -> usize {
        let (_, shown, more) = self.shown();
        shown + usize::from(more)
    }

    /// The n-th legal action; `n` is below [`Env::open`].
    #[inline]
    pub fn nth(&self, n: usize) -> usize {
        let (_, shown, _) = self.shown();
        if n < shown { n } else { self.rules.width - 1 }
    }

    /// The action of a choice on the current page.
    pub fn action(&self, choice: G::Choice) -> Option<usize> {
        let (first, shown, _) = self.shown();
        self.choices.get(first..first + shown)?.iter().position(|&other| other == choice)
    }

    /// The choice of an action.
    pub fn choice(&self, action: usize) -> Option<G::Choice> {
        let (first, shown, _) = self.shown();
        (action < shown).then(|| self.choices[first + action])
    }

    /// All choices, of all pages.
    pub fn choices(&self) -> &[G::Choice] {
        &self.choices
    }

    /// The game that is played.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The setup.
    pub fn setup(&self) -> &Arc<G::Setup> {
        &self.setup
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The configuration.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Steps taken in this game.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// Whether an action is legal.
    #[inline]
    pub fn offers(&self, action: usize) -> bool {
        let (_, shown, more) = self.shown();
        action < shown || (more && action == self.rules.width - 1)
    }

    /// The seat that must decide; `None` once the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        self.decision.map(|decision| decision.seat)
    }
}

/// The chance of a game from its seed; consecutive seeds give unrelated streams.
fn stream(seed: u64) -> FastSource {
    let mut stream = FastSource::new(seed);
    FastSource::new(stream.word())
}
