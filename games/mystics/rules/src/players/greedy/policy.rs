//! A policy that has learned by playing itself: it corrects the usual choices of the mice (docs/learning.md).
//!
//! The value of a choice is a sum of weights: of the sort of the choice in each part of the situation, such as the mouse
//! that makes it and its wounds, and of what it is about, such as the card, the ability or the enemy.

mod places;
mod situation;
mod sorts;

use ::search::{PolicySizes, StoredWeight, policy_weights};

use crate::content::{SPACES, Spaces};
use crate::index::MouseIx;
use crate::{Choice, Mouse, Mystics, State, Task};

use super::atlas::{self, Atlas};
use super::{plan, usual, weigh};
use places::{ABOUT, GROUPS, SITUATIONS, USUAL, WEIGHTS};
use situation::Situation;

/// The features of a choice: its sort in each part of the situation, whether it is the usual choice, and what it is about.
const FEATURES: usize = GROUPS.len() + 1 + ABOUT;

/// Every weight exists twice: for mice in a fight and for others.
const PHASES: usize = 2;

/// The sizes of the policy.
pub const SIZES: PolicySizes =
    PolicySizes { features: FEATURES, phases: PHASES, weights: WEIGHTS, inputs: 0, cells: 0, sharing: 1 };

/// After this number of rounds the mice make the usual choices: time may stand still while a minion waits where no
/// mouse dares to go.
const PATIENCE: u16 = 60;

/// The value of a choice that is not considered, in thousandths; those of others are greater.
pub const NEVER: i64 = -1_000_000;
/// The values of unusual choices before learning: a low one, so that the policy begins near the usual choices.
const UNUSUAL: i64 = -1500;
const UNUSUAL_WALK: i64 = -2200;
const TOO_EARLY: i64 = -3000;
/// The value of each step from the aim of a mouse.
const STEP: i64 = -20;

const FILE: &[u8] = include_bytes!("policy.weights");
const _: () = assert!(SIZES.fits(FILE), "two bytes for each weight");

/// The weights, in thousandths.
static LEARNED: &[[StoredWeight; WEIGHTS]] = policy_weights(FILE, 0, PHASES);

/// The index of the best of some choices.
pub fn best(game: &Mystics, atlas: &mut Atlas, state: &State, choices: &[Choice]) -> usize {
    if choices.len() < 2 {
        return 0;
    }
    let policy = Policy::new(game, atlas, state, choices);
    let mut best = (i64::MIN, 0);
    for (place, &choice) in choices.iter().enumerate() {
        let value = policy.value(choice);
        if value > best.0 {
            best = (value, place);
        }
    }
    best.1
}

/// The policy for one decision.
pub struct Policy<'a> {
    game: &'a Mystics,
    state: &'a State,
    task: Task,
    /// The mouse whose choice it is.
    mouse: MouseIx,
    usual: Choice,
    corrects: bool,
    /// The first weight of each part of the situation.
    situation: [usize; GROUPS.len()],
    /// The half of the weights: 1 for a mouse in a fight, otherwise 0.
    phase: usize,
    /// The side that the mouse is on.
    here: usize,
    /// The exits and the flip space on the way to the next step of the plan.
    roads: [Option<Choice>; 5],
    /// The mice that the next wound captures, two at most.
    nearly_captured: usize,
    /// The steps from each space to the aim of the mouse, if it has one.
    steps: Option<[u8; SPACES]>,
    /// The spaces from which the mouse can attack.
    stands: Spaces,
    may_leave: bool,
    /// Whether the mouse must save its search for later.
    is_reserved: bool,
}

impl<'a> Policy<'a> {
    pub fn new(game: &'a Mystics, atlas: &mut Atlas, state: &'a State, choices: &[Choice]) -> Self {
        let task = state.agenda.top();
        let mouse = situation::acting(game, state, task);
        let tile = state.mouse(mouse).spot.tile;
        let plan = plan::next(game, atlas, state);
        let (step, todo) = plan;
        let mut policy = Self {
            game,
            state,
            task,
            mouse,
            usual: usual::choice(game, atlas, state, choices, &plan),
            // Cards can be put on and taken off, and passed to and fro, without end.
            corrects: state.round <= PATIENCE
                && state.is_of_party(mouse)
                && !matches!(task, Task::Equip(_) | Task::Share { .. }),
            situation: [0; GROUPS.len()],
            phase: state.foes_on(tile).next().is_some().into(),
            here: atlas::side_at(state, tile),
            roads: [None; 5],
            nearly_captured: 0,
            steps: None,
            stands: 0,
            may_leave: true,
            is_reserved: false,
        };
        if !policy.corrects {
            return policy;
        }
        if matches!(task, Task::Turn(_)) {
            policy.stands = if policy.phase == 1 { weigh::stands(game, state, mouse).0 } else { 0 };
            policy.steps = usual::heading(game, atlas, state, mouse, step.as_ref());
            policy.may_leave = usual::may_leave(state, mouse);
            policy.is_reserved = plan::is_reserved(game, state, mouse, todo);
        }
        let mut hops = 0;
        if let Some(step) = step {
            hops = atlas.hops(state, policy.here, step.side);
            let roads = atlas.roads(state, policy.here, step.side).map(|road| Some(road.choice));
            policy.roads.iter_mut().zip(roads).for_each(|(place, road)| *place = road);
        }
        let nearly = state.active().filter(|(_, one)| policy.life_left(one) < 2);
        policy.nearly_captured = nearly.count().min(2);
        let situation = Situation { state, mouse, here: policy.here, step, hops };
        policy.situation = situation.weights(policy.life_left(state.mouse(mouse)), !policy.may_leave);
        policy
    }

    /// Whether it corrects the usual choice; otherwise that is the only one with a value.
    pub fn corrects(&self) -> bool {
        self.corrects
    }

    /// The number of the half of the weights.
    pub fn phase(&self) -> usize {
        self.phase
    }

    /// The value of a choice, in thousandths; [`NEVER`] for one that is not considered.
    pub fn value(&self, choice: Choice) -> i64 {
        let by_hand = self.by_hand(choice);
        if !self.corrects || by_hand == NEVER {
            return by_hand;
        }
        let weights = &LEARNED[self.phase()];
        let weight = |&feature: &usize| i64::from(i16::from_le_bytes(weights[feature]));
        by_hand + self.features(choice).iter().map(weight).sum::<i64>()
    }

    /// The value of a choice before learning, in thousandths: the usual choice is clearly the best.
    pub fn by_hand(&self, choice: Choice) -> i64 {
        if choice == self.usual {
            return 0;
        }
        if !self.corrects {
            return NEVER;
        }
        let is_turn = matches!(self.task, Task::Turn(_));
        match choice {
            Choice::Share(_) if is_turn => NEVER,
            Choice::Equip if is_turn && !usual::may_improve(self.game, self.state, self.mouse) => NEVER,
            Choice::Search if is_turn && self.is_reserved => NEVER,
            Choice::Exit(_) | Choice::Flip if !self.may_leave => TOO_EARLY,
            Choice::Walk(to) => {
                let steps = self.steps.map_or(0, |steps| steps[usize::from(to) % SPACES].min(30));
                UNUSUAL_WALK + STEP * i64::from(steps)
            }
            _ => UNUSUAL,
        }
    }

    /// The features of a choice: places of weights.
    pub fn features(&self, choice: Choice) -> [usize; FEATURES] {
        let (sort, about) = self.sort(choice);
        let mut features = [0; FEATURES];
        for (feature, first) in features.iter_mut().zip(self.situation) {
            *feature = first + sort * SITUATIONS;
        }
        if choice == self.usual {
            features[GROUPS.len()] = USUAL + 2 * sort + self.phase;
        }
        features[GROUPS.len() + 1..].copy_from_slice(&about);
        features
    }

    /// The wounds that a mouse can take before it is captured.
    fn life_left(&self, mouse: &Mouse) -> u8 {
        weigh::life(self.game, mouse).saturating_sub(mouse.wounds + mouse.poison)
    }
}
