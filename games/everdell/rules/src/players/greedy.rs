//! A greedy player of Everdell.
//!
//! It simulates to the end of its turn: it makes each choice, answers further questions with the rollout policy, and
//! evaluates the position. All choices are tried with the same few random streams, so luck does not decide between
//! them.

mod brook;
mod evaluator;
mod inputs;
mod judge;
mod leaf;
mod policy;
mod rollout;
mod situation;
mod spire;
mod weigh;

use std::cmp::Reverse;

use crate::index::Owner;
use crate::{Choice, Everdell, RivalKind, Setup, State, Task};
use tabletop::{FastSource, Game, Message, Seat, SetupCatalog};

use ::search::{BotFactory, Greed, Hint, Kind, Learned, Making, Player, PolicySizes};

use policy::Policy;

/// How often each choice is played.
const SAMPLES: usize = 3;

/// More answers than any turn asks for.
const ANSWERS: u32 = 400;

/// A choice and its prospects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// Its place among the choices.
    pub index: usize,
    /// The estimated value, in thousandths of a point.
    pub value: i64,
    /// Points gained by the end of the turn, summed over all simulations.
    pub points: i64,
    /// Resources gained; payments are subtracted.
    pub resources: i64,
    /// Cards gained in the hand.
    pub cards: i64,
}

impl Prospect {
    /// The reason for the estimate.
    fn reason(&self) -> Message {
        let told = [
            ("cli-hint-points", self.points),
            ("cli-hint-points-lost", -self.points),
            ("cli-hint-resources", self.resources),
            ("cli-hint-resources-spent", -self.resources),
            ("cli-hint-cards", self.cards),
            ("cli-hint-cards-spent", -self.cards),
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

/// Chooses what looks best at the end of its turn.
#[derive(Debug, Clone)]
pub struct Greedy {
    stream: FastSource,
    choices: Vec<Choice>,
}

impl Greedy {
    /// The prospects of each choice, the best first.
    pub fn rank(&mut self, game: &Everdell, known: &State, choices: &[Choice]) -> Vec<Prospect> {
        let who = game.decision(known).map_or(Owner::FIRST, |decision| Owner::of(decision.seat));
        let futures: [u64; SAMPLES] = std::array::from_fn(|_| self.stream.word());
        let mut prospects: Vec<Prospect> = (0..)
            .zip(choices)
            .map(|(index, &choice)| self.look_ahead(game, known, who, index, choice, futures))
            .collect();
        prospects.sort_by_key(|prospect| (Reverse(prospect.value), prospect.index));
        prospects
    }

    fn look_ahead(
        &mut self,
        game: &Everdell,
        known: &State,
        who: Owner,
        index: usize,
        choice: Choice,
        futures: [u64; SAMPLES],
    ) -> Prospect {
        let mut sum = Prospect { index, value: 0, points: 0, resources: 0, cards: 0 };
        let before = Count::of(game, known, who);
        for future in futures {
            let state = self.play_on(game, known, choice, FastSource::new(future));
            let after = Count::of(game, &state, who);
            sum.value += weigh::table(game, &state, who);
            sum.points += after.points - before.points;
            sum.resources += after.resources - before.resources;
            sum.cards += after.cards - before.cards;
        }
        sum
    }

    /// Makes a choice and answers further questions until the turn is over.
    fn play_on(&mut self, game: &Everdell, known: &State, choice: Choice, mut chance: FastSource) -> State {
        let mut state = known.clone();
        let mut next = choice;
        for _ in 0..ANSWERS {
            game.play_fast(&mut state, next, &mut chance);
            let Some(decision) = game.decision(&state) else { break };
            if matches!(state.task(), Task::Turn) {
                break;
            }
            game.choices(&state, &mut self.choices);
            next = rollout::answer(game, &state, Owner::of(decision.seat), &self.choices);
        }
        state
    }
}

impl Player<Everdell> for Greedy {
    fn choose(&mut self, game: &Everdell, known: &State, choices: &[Choice]) -> usize {
        self.rank(game, known, choices).first().map_or(0, |best| best.index)
    }
}

/// The changes that a person sees.
struct Count {
    points: i64,
    resources: i64,
    cards: i64,
}

impl Count {
    fn of(game: &Everdell, state: &State, who: Owner) -> Self {
        let player = state.player(who);
        Self {
            points: game.points(state, who).into(),
            resources: player.stock.total().into(),
            cards: player.hand_len().into(),
        }
    }
}

impl Greed<Everdell> for Greedy {
    fn new(seed: u64) -> Self {
        Self { stream: FastSource::new(seed), choices: Vec::new() }
    }

    fn advise(&mut self, game: &Everdell, known: &State, choices: &[Choice]) -> Vec<Hint> {
        let hint = |prospect: Prospect| Hint {
            index: prospect.index,
            value: prospect.value,
            reason: prospect.reason(),
        };
        self.rank(game, known, choices).into_iter().map(hint).collect()
    }
}

impl BotFactory for Everdell {
    type Greedy = Greedy;

    /// Against Nightweave each wins about 20 games in a hundred more than the one below (docs/players.md).
    const LEVELS: [Making; 5] = [
        Making::new(Kind::Greedy, 25, 1),
        Making::new(Kind::Greedy, 0, 1),
        Making::new(Kind::Search { iterations: 6 }, 0, 1),
        Making::new(Kind::Search { iterations: 40 }, 0, 2),
        Making::new(Kind::Search { iterations: 2000 }, 0, 5),
    ];

    ::search::plays!();
}

impl Learned for Everdell {
    const INPUTS: usize = inputs::INPUTS;
    const TARGETS: usize = judge::OUTPUTS;

    /// Every second game is without expansions: between two to four people, or alone against an automated opponent.
    fn practice(&self) -> Vec<Setup> {
        let people = |players| Setup { players, ..Setup::default() };
        let mut plain = vec![people(2), people(2), people(2), people(3), people(4)];
        plain.extend([0, 1, 2, 3, 4, 4, 4].map(Setup::nightweave));
        plain.extend([1, 2, 3].map(Setup::rugwort));
        let all = self.all_setups().into_iter();
        plain.into_iter().cycle().zip(all).flat_map(|(plain, any)| [plain, any]).collect()
    }

    fn inputs(&self, state: &State, seat: Seat, into: &mut Vec<f32>) {
        let mut inputs = [0.0; inputs::INPUTS];
        inputs::write(self, state, Owner::of(seat), &mut inputs);
        into.extend_from_slice(&inputs);
    }

    fn targets(&self, state: &State, end: &State, seat: Seat, into: &mut Vec<f32>) {
        into.extend(judge::came(self, state, end, Owner::of(seat)));
    }

    const POLICY: Option<PolicySizes> = Some(policy::SIZES);

    fn choice_rows(
        &self,
        (): &mut Self::EvalCache,
        state: &State,
        seat: Seat,
        choices: &[Choice],
        into: &mut Vec<f32>,
    ) {
        let who = Owner::of(seat);
        let policy = Policy::new(self, state, who);
        evaluator::by_hand(self, state, who, choices, |choice, value| {
            // All are far below 2²⁴, so that they are exact, but for thousandths of the value.
            #[allow(clippy::cast_precision_loss)]
            into.extend([policy.phase() as f32, value as f32 / 1000.0]);
            #[allow(clippy::cast_precision_loss)]
            into.extend(policy.features(choice).map(|feature| feature as f32));
        });
    }

    fn situation(&self, state: &State, seat: Seat, into: &mut Vec<usize>) {
        situation::each(self, state, Owner::of(seat), |input| into.push(input));
    }

    /// Points first. Later the margin against the strongest opponent, and against Rugwort roughly the chance to win: a
    /// player without cards loses to him by few points, and a policy that learns from margins is content with that.
    fn rewards(&self, end: &State, seat: Seat) -> [f32; 2] {
        let who = Owner::of(seat);
        let own = f32::from(self.points(end, who));
        let margin = own - f32::from(judge::best_rival(self, end, who).points);
        let later = match end.rival {
            RivalKind::Rugwort => 60.0 / (1.0 + (-margin / 4.0).exp()),
            RivalKind::Nightweave | RivalKind::None => margin,
        };
        [own, later]
    }
}
