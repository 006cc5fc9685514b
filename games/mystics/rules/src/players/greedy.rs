//! The greedy player of Mice and Mystics.
//!
//! It knows the next room on the way to the victory of the chapter, and the task there. It simulates each choice a
//! few times: it finishes the turn by the playout policy, plays the turns of the minions, and evaluates the
//! resulting position. All choices are tried with the same few futures, so that luck does not decide between them.

mod atlas;
mod evaluator;
mod plan;
mod policy;
mod usual;
mod value;
mod weigh;

use std::cmp::Reverse;

use crate::{Choice, Ending, Mystics, Plight, Setup, State, Task};
use tabletop::{FastSource, Game, Message, Seat, SetupCatalog};

use ::search::{BotFactory, Greed, Hint, Kind, Learned, Making, Player, PolicySizes};
use atlas::Atlas;
use policy::Policy;

/// The number of simulations per choice.
const SAMPLES: usize = 8;

/// The advantage, in each simulation, that another choice needs over that of the playout policy.
const MARGIN: i64 = 250;

/// After this number of rounds the player follows the playout policy alone: time may stand still while a minion
/// waits where no mouse dares to go.
const PATIENCE: u16 = 40;

/// The number of turns of mice that begin before a simulation ends.
const HORIZON: u32 = 1;

/// The maximal number of changes of equipment in a row.
const DRESSING: u8 = 8;

/// The maximal number of choices in a simulation, more than a turn and those of the minions need.
const ANSWERS: u32 = 500;

/// A choice and the results of its simulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// Its index among the choices.
    pub index: usize,
    /// Its value, in thousandths of a page of time.
    pub value: i64,
    /// The decrease of minions when the next mouse has its turn, summed over all simulations.
    pub beaten: i64,
    /// Wounds suffered, minus wounds healed.
    pub wounds: i64,
    /// Cheese gained.
    pub cheese: i64,
    /// Mice captured.
    pub captured: i64,
    /// Chapters won.
    pub won: i64,
    /// Chapters lost.
    pub lost: i64,
}

impl Prospect {
    /// The reason for its value, as a text.
    fn reason(&self) -> Message {
        let told = [
            ("cli-hint-won", self.won),
            ("cli-hint-lost", self.lost),
            ("cli-hint-beaten", self.beaten),
            ("cli-hint-come", -self.beaten),
            ("cli-hint-captured", self.captured),
            ("cli-hint-wounds", self.wounds),
            ("cli-hint-healed", -self.wounds),
            ("cli-hint-cheese", self.cheese),
        ];
        let parts: Vec<Message> = told
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| Message::new(key).number("count", count))
            .collect();
        if parts.is_empty() {
            return Message::new("cli-hint-nothing");
        }
        Message::new("cli-hint").number("times", i64::try_from(SAMPLES).unwrap_or(0)).list("parts", parts)
    }
}

/// A player that makes the choice that looks best when the next mouse has its turn.
#[derive(Debug, Clone)]
pub struct Greedy {
    stream: FastSource,
    choices: Vec<Choice>,
    atlas: Option<Atlas>,
    /// The number of cards equipped or taken off in a row.
    dressed: u8,
}

impl Greedy {
    /// The prospects of the plausible choices, best first.
    pub fn rank(&mut self, game: &Mystics, known: &State, choices: &[Choice]) -> Vec<Prospect> {
        let mut atlas = match self.atlas.take() {
            Some(atlas) if atlas.chapter == known.chapter => atlas,
            _ => Atlas::new(game.pack(), known.chapter),
        };
        let before = Count::of(known);
        let liked = policy::best(game, &mut atlas, known, choices);
        let weighed: Vec<bool> = choices
            .iter()
            .enumerate()
            .map(|(index, &choice)| index == liked || worth_a_thought(game, &atlas, known, choice))
            .collect();
        let futures: [u64; SAMPLES] = std::array::from_fn(|_| self.stream.word());
        let mut prospects: Vec<Prospect> = (0..)
            .zip(choices)
            .zip(&weighed)
            .filter(|(_, weighed)| **weighed)
            .map(|((index, &choice), _)| {
                let mut sum = Prospect {
                    index,
                    value: 0,
                    beaten: 0,
                    wounds: 0,
                    cheese: 0,
                    captured: 0,
                    won: 0,
                    lost: 0,
                };
                for future in futures {
                    let state = self.play_on(game, &mut atlas, known, choice, FastSource::new(future));
                    sum.value += weigh::table(game, &mut atlas, &state);
                    let after = Count::of(&state);
                    sum.beaten += before.foes - after.foes;
                    sum.captured += after.captured - before.captured;
                    // The wounds of a captured mouse are removed with it.
                    sum.wounds +=
                        if after.captured == before.captured { after.wounds - before.wounds } else { 0 };
                    sum.cheese += (after.cheese - before.cheese).max(0);
                    sum.won += i64::from(state.ending == Some(Ending::Victory));
                    sum.lost += i64::from(state.ending.is_some_and(|ending| ending != Ending::Victory));
                }
                sum
            })
            .collect();
        // It follows the playout policy, unless another choice is clearly better.
        if let Some(prospect) = prospects.iter_mut().find(|prospect| prospect.index == liked) {
            let late = i64::from(known.round.saturating_sub(PATIENCE));
            prospect.value += (MARGIN + 1_000 * late * late) * i64::try_from(SAMPLES).unwrap_or(1);
        }
        self.atlas = Some(atlas);
        prospects.sort_by_key(|prospect| (Reverse(prospect.value), prospect.index));
        prospects
    }

    /// Makes a choice and plays until the next mouse has its turn.
    fn play_on(
        &mut self,
        game: &Mystics,
        atlas: &mut Atlas,
        known: &State,
        choice: Choice,
        mut chance: FastSource,
    ) -> State {
        let mut state = known.clone();
        let mut now = (known.mouse_now(), known.round);
        let mut turns = 0;
        let mut next = choice;
        for _ in 0..ANSWERS {
            game.play_fast(&mut state, next, &mut chance);
            if state.ending.is_some() {
                break;
            }
            if let Task::Turn(mouse) = state.agenda.top()
                && (Some(mouse), state.round) != now
            {
                now = (Some(mouse), state.round);
                turns += 1;
                if turns >= HORIZON {
                    break;
                }
            }
            game.choices(&state, &mut self.choices);
            let best = policy::best(game, atlas, &state, &self.choices);
            next = self.choices.get(best).copied().unwrap_or(Choice::Done);
        }
        state
    }
}

/// Whether a choice is simulated: those that are never sensible would only take time.
fn worth_a_thought(game: &Mystics, atlas: &Atlas, state: &State, choice: Choice) -> bool {
    let reserved = |mouse| plan::is_reserved(game, state, mouse, plan::next(game, atlas, state).1);
    match (state.agenda.top(), choice) {
        (Task::Turn(mouse), Choice::Exit(_) | Choice::Flip) => usual::may_leave(state, mouse),
        (Task::Turn(mouse), Choice::Equip) => usual::may_improve(game, state, mouse),
        (Task::Turn(_), Choice::Share(_)) | (Task::Equip(_), Choice::Wear(_) | Choice::Stow(_)) => false,
        (Task::Turn(mouse), Choice::Search) => !reserved(mouse),
        _ => true,
    }
}

impl Player<Mystics> for Greedy {
    fn choose(&mut self, game: &Mystics, known: &State, choices: &[Choice]) -> usize {
        // Equipment could be changed back and forth without end.
        let dressing = matches!(known.agenda.top(), Task::Equip(_));
        self.dressed = if dressing { self.dressed + 1 } else { 0 };
        if self.dressed > DRESSING
            && let Some(done) = choices.iter().position(|choice| *choice == Choice::Done)
        {
            return done;
        }
        self.rank(game, known, choices).first().map_or(0, |best| best.index)
    }
}

/// The changes that a person sees.
struct Count {
    foes: i64,
    wounds: i64,
    cheese: i64,
    captured: i64,
}

impl Count {
    fn of(state: &State) -> Self {
        let party = || state.party().map(|(_, mouse)| mouse);
        Self {
            foes: i64::try_from(state.foes().count()).unwrap_or(0),
            wounds: party().map(|mouse| i64::from(mouse.wounds + mouse.poison)).sum(),
            cheese: party().map(|mouse| i64::from(mouse.cheese)).sum(),
            captured: party().map(|mouse| i64::from(mouse.plight.has(Plight::CAPTURED))).sum(),
        }
    }
}

impl Greed<Mystics> for Greedy {
    fn new(seed: u64) -> Self {
        Self { stream: FastSource::new(seed), choices: Vec::new(), atlas: None, dressed: 0 }
    }

    fn advise(&mut self, game: &Mystics, known: &State, choices: &[Choice]) -> Vec<Hint> {
        let hint = |prospect: Prospect| Hint {
            index: prospect.index,
            value: prospect.value,
            reason: prospect.reason(),
        };
        self.rank(game, known, choices).into_iter().map(hint).collect()
    }
}

impl BotFactory for Mystics {
    type Greedy = Greedy;

    /// Each wins 9 to 28 more chapters in a hundred than the one below (docs/players.md).
    const LEVELS: [Making; 5] = [
        Making::new(Kind::Greedy, 28, 1),
        Making::new(Kind::Greedy, 10, 1),
        Making::new(Kind::Greedy, 0, 1),
        Making::new(Kind::Search { iterations: 60 }, 0, 2),
        Making::new(Kind::Search { iterations: 2000 }, 0, 5),
    ];

    ::search::plays!();
}

impl Learned for Mystics {
    const INPUTS: usize = 0;

    /// Every second game is an ordinary chapter.
    fn practice(&self) -> Vec<Setup> {
        let chapters = u8::try_from(self.pack().chapters.len()).unwrap_or(u8::MAX);
        let plain = (1..=chapters).map(|chapter| Setup { chapter, ..Setup::default() });
        let all = self.all_setups();
        plain.cycle().zip(all).flat_map(|(plain, any)| [plain, any]).collect()
    }

    fn inputs(&self, _: &State, _: Seat, _: &mut Vec<f32>) {}

    const POLICY: Option<PolicySizes> = Some(policy::SIZES);

    fn choice_rows(
        &self,
        mind: &mut Self::EvalCache,
        state: &State,
        _: Seat,
        choices: &[Choice],
        into: &mut Vec<f32>,
    ) {
        let policy = Policy::new(self, mind.atlas(self, state), state, choices);
        if !policy.corrects() {
            return;
        }
        for &choice in choices {
            // All are far below 2²⁴, so that they are exact, but for thousandths of the value.
            #[allow(clippy::cast_precision_loss)]
            into.extend([policy.phase() as f32, policy.by_hand(choice) as f32 / 1000.0]);
            #[allow(clippy::cast_precision_loss)]
            into.extend(policy.features(choice).map(|feature| feature as f32));
        }
    }

    fn rewards(&self, end: &State, _: Seat) -> [f32; 2] {
        [if end.ending == Some(Ending::Victory) { 100.0 } else { 0.0 }; 2]
    }

    const LAMBDA: f32 = 0.97;
}
