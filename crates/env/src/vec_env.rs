//! Many games at once, written into rows that lie one after the other.

use std::sync::Arc;
use std::thread;

use tabletop::{Audience, FastSource, Objection, Seat};

use crate::{Encoded, Env, FEATURES, Illegal, Rules};

/// Many environments of one game that are stepped together.
///
/// The reward is that of the seat which was asked. A game that has ended begins anew with the next step,
/// whatever the action: that step rewards nothing, and shows the new beginning.
pub struct VecEnv<G: Encoded> {
    envs: Vec<Env<G>>,
    over: Vec<bool>,
    size: usize,
    width: usize,
    lot: FastSource,
}

/// Where a fleet writes: for each environment, one after the other, as much as each field says.
pub struct Rows<'a> {
    /// What the seat that is asked sees, [`VecEnv::size`] numbers, and behind it what each choice is,
    /// [`FEATURES`] numbers for each action.
    pub rows: &'a mut [i16],
    /// Which actions are open; a one or a zero for each.
    pub masks: &'a mut [i8],
    /// What the action was worth.
    pub rewards: &'a mut [f64],
    /// Whether the game is over; a one or a zero.
    pub terminated: &'a mut [u8],
    /// Whether it was cut off.
    pub truncated: &'a mut [u8],
}

impl Rows<'_> {
    /// The rows of the first environments, and those of the others.
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

    /// Whether the rows are as long as so many environments need.
    fn fit(&self, count: usize, size: usize, width: usize) -> bool {
        self.rows.len() == count * (size + width * FEATURES)
            && self.masks.len() == count * width
            && self.rewards.len() == count
            && self.terminated.len() == count
            && self.truncated.len() == count
    }
}

/// What is done with each environment of a fleet.
enum Order<'a> {
    /// It is shown.
    Show,
    /// It is stepped with these actions.
    Step(&'a [i64]),
}

impl<G: Encoded> VecEnv<G> {
    /// So many environments; the seed of each is that of the first and its place.
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

    /// How many environments there are.
    pub fn len(&self) -> usize {
        self.envs.len()
    }

    /// Whether there are none; there always is one.
    pub fn is_empty(&self) -> bool {
        self.envs.is_empty()
    }

    /// How many numbers an observation has.
    pub fn size(&self) -> usize {
        self.size
    }

    /// How many actions there are.
    pub fn width(&self) -> usize {
        self.width
    }

    /// One of the environments.
    pub fn env(&self, place: usize) -> Option<&Env<G>> {
        self.envs.get(place)
    }

    /// Begins a game anew, with a seed or going on with its chance.
    pub fn reset(&mut self, place: usize, seed: Option<u64>) {
        if let (Some(env), Some(over)) = (self.envs.get_mut(place), self.over.get_mut(place)) {
            env.reset(seed);
            *over = false;
        }
    }

    /// What random actions follow from.
    pub fn cast_lot(&mut self, seed: u64) {
        self.lot = FastSource::new(seed);
    }

    /// An open action for each environment, each as likely as another.
    pub fn sample(&mut self, actions: &mut [i64]) {
        for (env, action) in self.envs.iter().zip(actions) {
            let open = u32::try_from(env.open()).unwrap_or(u32::MAX);
            let chosen = if open == 0 { 0 } else { env.nth(self.lot.below(open) as usize) };
            *action = i64::try_from(chosen).unwrap_or(0);
        }
    }

    /// Writes every environment as it stands.
    pub fn show(&mut self, rows: Rows<'_>, threads: usize) {
        self.carry_out(&Order::Show, rows, threads);
    }

    /// Steps every environment and writes what came of it.
    ///
    /// # Errors
    /// The place of the first environment whose action is not open, where [`Illegal::Refused`] holds:
    /// then nothing is played.
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

/// Carries an order out, one environment after the other.
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
