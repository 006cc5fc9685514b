//! Many environments stepped together, with their results in contiguous arrays.

use std::sync::Arc;
use std::thread;

use tabletop::{Audience, FastSource, Objection, Seat};

use crate::{Encoded, Env, FEATURES, Illegal, Rules};

/// Many environments of one game that are stepped together.
///
/// The reward is that of the seat that decided. A finished game restarts with the next step, whatever the action:
/// that step has no reward and shows the new beginning.
pub struct VecEnv<G: Encoded> {
    envs: Vec<Env<G>>,
    over: Vec<bool>,
    size: usize,
    width: usize,
    lot: FastSource,
}

/// The output arrays: for each environment in turn, as many elements as each field says.
pub struct Rows<'a> {
    /// The observation of the deciding seat, [`VecEnv::size`] numbers, followed by [`FEATURES`] numbers for each
    /// action.
    pub rows: &'a mut [i16],
    /// For each action 1 if it is legal, else 0.
    pub masks: &'a mut [i8],
    /// The reward.
    pub rewards: &'a mut [f64],
    /// 1 if the game is over, else 0.
    pub terminated: &'a mut [u8],
    /// Whether it was truncated.
    pub truncated: &'a mut [u8],
}

impl Rows<'_> {
    /// The rows of the first `count` environments, and the others.
    fn split(self, count: usize, size: usize, width: usize) -> (Self, Self) {
        let (rows, other_rows) = self.rows.split_at_mut(count * (size + width * FEATURES));
        let (masks, other_masks) = self.masks.split_at_mut(count * width);
        let (rewards, other_rewards) = self.rewards.split_at_mut(count);
        let (terminated, other_terminated) = self.terminated.split_at_mut(count);
        let (truncated, other_truncated) = self.truncated.split_at_mut(count);
        (
            Self { rows, masks, rewards, terminated, truncated },
            Self {
                rows: other_rows,
                masks: other_masks,
                rewards: other_rewards,
                terminated: other_terminated,
                truncated: other_truncated,
            },
        )
    }

    /// Whether the arrays have the lengths that `count` environments need.
    fn fit(&self, count: usize, size: usize, width: usize) -> bool {
        self.rows.len() == count * (size + width * FEATURES)
            && self.masks.len() == count * width
            && self.rewards.len() == count
            && self.terminated.len() == count
            && self.truncated.len() == count
    }
}

/// The operation on each environment.
enum Order<'a> {
    /// Observe.
    Show,
    /// Step with these actions.
    Step(&'a [i64]),
}

impl<G: Encoded> VecEnv<G> {
    /// Environments with consecutive seeds.
    ///
    /// # Errors
    /// The objection to the setup.
    pub fn new(
        game: &Arc<G>,
        setup: &Arc<G::Setup>,
        rules: Rules,
        count: usize,
        seed: u64,
    ) -> Result<Self, Objection<G::Rule>> {
        let seeds = (0..count.max(1) as u64).map(|place| seed.wrapping_add(place));
        let envs = seeds
            .map(|seed| Env::new(Arc::clone(game), Arc::clone(setup), rules, seed))
            .collect::<Result<Vec<_>, _>>()?;
        let size = envs.first().map_or(0, Env::size);
        let width = rules.width.max(2);
        Ok(Self { over: vec![false; envs.len()], envs, size, width, lot: FastSource::new(!seed) })
    }

    /// The number of environments.
    pub fn len(&self) -> usize {
        self.envs.len()
    }

    /// Always `false`: there is at least one.
    pub fn is_empty(&self) -> bool {
        self.envs.is_empty()
    }

    /// The number of numbers of an observation.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The number of actions.
    pub fn width(&self) -> usize {
        self.width
    }

    /// One of the environments.
    pub fn env(&self, place: usize) -> Option<&Env<G>> {
        self.envs.get(place)
    }

    /// Restarts a game, with a seed or with the continuation of its chance.
    pub fn reset(&mut self, place: usize, seed: Option<u64>) {
        if let (Some(env), Some(over)) = (self.envs.get_mut(place), self.over.get_mut(place)) {
            env.reset(seed);
            *over = false;
        }
    }

    /// Seeds the random actions.
    pub fn cast_lot(&mut self, seed: u64) {
        self.lot = FastSource::new(seed);
    }

    /// A uniformly random legal action for each environment.
    pub fn sample(&mut self, actions: &mut [i64]) {
        for (env, action) in self.envs.iter().zip(actions) {
            let open = u32::try_from(env.open()).unwrap_or(u32::MAX);
            let chosen = if open == 0 { 0 } else { env.nth(self.lot.below(open) as usize) };
            *action = i64::try_from(chosen).unwrap_or(0);
        }
    }

    /// Writes the current state of every environment.
    pub fn show(&mut self, rows: Rows<'_>, threads: usize) {
        self.carry_out(&Order::Show, rows, threads);
    }

    /// Steps every environment and writes the results.
    ///
    /// # Errors
    /// With [`Illegal::Refused`], the index of the first environment whose action is illegal; then nothing is played.
    pub fn step(&mut self, actions: &[i64], rows: Rows<'_>, threads: usize) -> Result<(), usize> {
        for (place, (env, &action)) in self.envs.iter().zip(actions).enumerate() {
            let refused = env.rules().illegal == Illegal::Refused && !self.over[place];
            if refused && !usize::try_from(action).is_ok_and(|action| env.offers(action)) {
                return Err(place);
            }
        }
        self.carry_out(&Order::Step(actions), rows, threads);
        Ok(())
    }

    fn carry_out(&mut self, order: &Order<'_>, rows: Rows<'_>, threads: usize) {
        let (size, width) = (self.size, self.width);
        let short = matches!(order, Order::Step(actions) if actions.len() != self.envs.len());
        if short || !rows.fit(self.envs.len(), size, width) {
            return;
        }
        let share = self.envs.len().div_ceil(threads.max(1));
        if share >= self.envs.len() {
            return work(&mut self.envs, &mut self.over, order, rows, size, width);
        }
        thread::scope(|scope| {
            let mut rest = Some(rows);
            let groups = self.envs.chunks_mut(share).zip(self.over.chunks_mut(share));
            for (group, (envs, over)) in groups.enumerate() {
                let Some(left) = rest.take() else { break };
                let (rows, others) = left.split(envs.len(), size, width);
                rest = Some(others);
                let order = match order {
                    Order::Show => Order::Show,
                    Order::Step(actions) => Order::Step(&actions[group * share..][..envs.len()]),
                };
                scope.spawn(move || work(envs, over, &order, rows, size, width));
            }
        });
    }
}

/// Applies an operation to environments, one after the other.
fn work<G: Encoded>(
    envs: &mut [Env<G>],
    over: &mut [bool],
    order: &Order<'_>,
    rows: Rows<'_>,
    size: usize,
    width: usize,
) {
    let shown = rows.rows.chunks_exact_mut(size + width * FEATURES).zip(rows.masks.chunks_exact_mut(width));
    let results = rows.rewards.iter_mut().zip(rows.terminated).zip(rows.truncated);
    for (place, (((env, over), (row, mask)), ((reward, terminated), truncated))) in
        envs.iter_mut().zip(over).zip(shown).zip(results).enumerate()
    {
        (*reward, *terminated, *truncated) = (0.0, 0, 0);
        if let Order::Step(actions) = order {
            if *over {
                env.reset(None);
                *over = false;
            } else {
                let Seat(seat) = env.asked().unwrap_or(Seat(0));
                let action = actions.get(place).and_then(|&action| usize::try_from(action).ok());
                let step = env.step(action.unwrap_or(usize::MAX));
                *reward = step.rewards.get(usize::from(seat)).copied().unwrap_or(0.0);
                *terminated = step.terminated.into();
                *truncated = step.truncated.into();
                *over = step.terminated || step.truncated;
            }
        }
        let seat = env.asked().unwrap_or(Seat(0));
        let (observation, features) = row.split_at_mut(size);
        env.observe(Audience::Seat(seat), observation);
        env.offer(mask, features);
    }
}
