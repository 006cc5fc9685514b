//! A sensible player of Everdell.
//!
//! It looks to the end of its turn: each choice is made, whatever is asked on the way is answered
//! by habit, and what the table looks like then is weighed. Every choice meets the same few
//! futures, so that luck does not decide between them.

mod habit;
mod judge;
mod weigh;

use std::cmp::Reverse;

use everdell::content::Set;
use everdell::{Choice, Everdell, KINDS, Kind as Card, NOBODY, RivalKind, Setup, State, Task, TwoHumans};
use tabletop::{Fast, Front, Game, Message, Silent};

use crate::{Greed, Hint, Making, Playable, Player};

/// How often each choice is played.
const SAMPLES: usize = 3;

/// More answers than any turn asks for.
const ANSWERS: u32 = 400;

/// A choice and what may become of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// Its place among the choices.
    pub index: usize,
    /// How good it looks, in thousandths of a point.
    pub value: i64,
    /// Points gained by the end of the turn, in all looks ahead together.
    pub points: i64,
    /// Resources gained; what was paid counts against them.
    pub resources: i64,
    /// Cards more in the hand.
    pub cards: i64,
}

impl Prospect {
    /// Why it looks good or bad.
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
    stream: Fast,
    choices: Vec<Choice>,
}

impl Greedy {
    /// What may become of each choice, the best first.
    pub fn rank(&mut self, game: &Everdell, known: &State, choices: &[Choice]) -> Vec<Prospect> {
        let who = game.decision(known).map_or(0, |decision| decision.seat.0);
        let futures: [u64; SAMPLES] = std::array::from_fn(|_| self.stream.word());
        let mut prospects: Vec<Prospect> = (0..)
            .zip(choices)
            .map(|(index, &choice)| self.look_ahead(game, known, who, index, choice, futures))
            .collect();
        prospects.sort_by_key(|prospect| (Reverse(prospect.value), prospect.index));
        prospects
    }

    /// Tells how good each choice looks, in their order; all chance follows from `seed`.
    fn survey(
        &mut self,
        game: &Everdell,
        known: &State,
        choices: &[Choice],
        seed: u64,
        mut tell: impl FnMut(i64),
    ) {
        let who = game.decision(known).map_or(0, |decision| decision.seat.0);
        let mut stream = Fast::new(seed);
        let futures: [u64; SAMPLES] = std::array::from_fn(|_| stream.word());
        for &choice in choices {
            let ends = futures.map(|future| self.play_on(game, known, choice, Fast::new(future)));
            tell(ends.iter().map(|state| weigh::table(game, state, who)).sum());
        }
    }

    fn look_ahead(
        &mut self,
        game: &Everdell,
        known: &State,
        who: u8,
        index: usize,
        choice: Choice,
        futures: [u64; SAMPLES],
    ) -> Prospect {
        let mut sum = Prospect { index, value: 0, points: 0, resources: 0, cards: 0 };
        let before = Count::of(game, known, who);
        for future in futures {
            let state = self.play_on(game, known, choice, Fast::new(future));
            let after = Count::of(game, &state, who);
            sum.value += weigh::table(game, &state, who);
            sum.points += after.points - before.points;
            sum.resources += after.resources - before.resources;
            sum.cards += after.cards - before.cards;
        }
        sum
    }

    /// Makes a choice and answers whatever is asked until the turn is over.
    fn play_on(&mut self, game: &Everdell, known: &State, choice: Choice, mut chance: Fast) -> State {
        let mut state = known.clone();
        let mut next = choice;
        for _ in 0..ANSWERS {
            let Ok(()) = game.play(&mut state, next, &mut chance, &mut Silent);
            let Some(decision) = game.decision(&state) else { break };
            if matches!(state.task(), Task::Turn) {
                break;
            }
            game.choices(&state, &mut self.choices);
            next = habit::answer(game, &state, decision.seat.0, &self.choices);
        }
        state
    }
}

impl Player<Everdell> for Greedy {
    fn choose(&mut self, game: &Everdell, known: &State, choices: &[Choice]) -> usize {
        self.rank(game, known, choices).first().map_or(0, |best| best.index)
    }
}

/// What a person sees change.
struct Count {
    points: i64,
    resources: i64,
    cards: i64,
}

impl Count {
    fn of(game: &Everdell, state: &State, who: u8) -> Self {
        let player = state.player(who);
        Self {
            points: game.points(state, who).into(),
            resources: player.stock.total().into(),
            cards: player.hand_len().into(),
        }
    }
}

/// What pieces there are: the cards of the deck, wherever they are now.
fn census(game: &Everdell, state: &State) -> [u16; KINDS] {
    let mut cards = [0u16; KINDS];
    for (kind, count) in cards.iter_mut().enumerate() {
        *count = u16::from(state.deck[kind])
            + u16::from(state.discard[kind])
            + u16::from(state.lair.known[kind])
            + u16::from(state.lair.trophies[kind]);
    }
    let lying = state.meadow.iter().chain(&state.shown).chain([&state.lair.top]);
    let stored = state.stores.iter().flat_map(|store| &store.cards);
    let turned = state.seats.iter().flat_map(|player| &player.webbed);
    let held = state.seats.iter().flat_map(|player| player.hand.cards()).chain(state.limbo.cards());
    let cities = state.cities().flat_map(|owner| state.city(owner).iter());
    let built = cities.flat_map(|(_, card)| card.held().chain([card.kind]));
    for kind in lying.chain(stored).chain(turned).flatten().copied().chain(held).chain(built) {
        cards[kind.index()] += 1;
    }
    // Legends are dealt from a pile of their own and leave the game (N17.4); so do the Farms of
    // the pigs (N5.13).
    let pile = state.pile_owner != NOBODY;
    for kind in Card::ALL {
        if Set::of(kind).legendary() || pile && game.face(kind) == Card::Farm {
            cards[kind.index()] = 0;
        }
    }
    cards
}

impl Greed<Everdell> for Greedy {
    fn new(seed: u64) -> Self {
        Self { stream: Fast::new(seed), choices: Vec::new() }
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

impl Playable for Everdell {
    type Greedy = Greedy;

    /// Two hundred looks ahead win no more than one step does.
    const LEVELS: [Making; 5] = Making::levels(400);

    crate::plays!();

    fn first_setup(&self) -> Setup {
        Setup::default()
    }

    fn named_setup(&self, name: &str) -> Option<Setup> {
        match name {
            "nightweave" => Some(Setup::nightweave(2)),
            "rugwort" => Some(Setup::rugwort(1)),
            _ => None,
        }
    }

    fn is_shared(&self, setup: &Setup) -> bool {
        let together = setup.options.two_humans == TwoHumans::Together;
        setup.players == 1 || setup.rival != RivalKind::None && together
    }

    fn setup_name(&self, setup: &Setup) -> String {
        let mut name = match setup.rival {
            RivalKind::None => format!("{}-players", setup.players),
            RivalKind::Nightweave => format!("nightweave-{}-{}", setup.level, setup.players),
            RivalKind::Rugwort => format!("rugwort-{}", setup.year),
        };
        let parts = [
            ("plots", setup.plots),
            ("evertail", setup.evertail),
            ("more_legends", setup.more_legends),
            ("legends", setup.legends),
            ("abilities", setup.abilities),
            ("farms", setup.farms),
            ("extra", setup.extra),
            ("rugwort_cards", setup.rugwort_cards),
        ];
        let parts = parts.into_iter().filter(|(_, played)| *played).map(|(part, _)| part);
        for part in setup.personality.as_deref().into_iter().chain(setup.plan.as_deref()).chain(parts) {
            name.push('-');
            name.push_str(part);
        }
        name
    }

    /// Every number of people, every level and year, every module by itself, every mini-expansion
    /// by itself among people and against each opponent, and everything at once.
    fn all_setups(&self) -> Vec<Setup> {
        let base = Setup::default;
        let mut setups: Vec<Setup> = (2..=4).map(|players| Setup { players, ..base() }).collect();
        for level in 0..=4 {
            setups.extend((1..=2).map(|players| Setup { players, ..Setup::nightweave(level) }));
        }
        setups.extend((1..=3).map(Setup::rugwort));
        let pack = self.pack();
        for module in &pack.personalities {
            setups.extend((1..=2).map(|players| Setup {
                players,
                personality: Some(module.id.to_string()),
                ..Setup::nightweave(2)
            }));
        }
        for plan in &pack.plans {
            let mut setup = Setup { plan: Some(plan.id.to_string()), ..Setup::nightweave(2) };
            if self.check_setup(&setup).is_err() {
                // The weaver's whim changes a personality, and is nothing without one (N15.14).
                setup.personality = pack.personalities.first().map(|module| module.id.to_string());
            }
            setups.push(setup);
        }
        setups.extend([1, 4].map(|level| Setup { plots: true, ..Setup::nightweave(level) }));
        let minis: [fn(&mut Setup); 8] = [
            |setup| setup.evertail = true,
            |setup| setup.more_legends = true,
            |setup| setup.legends = true,
            |setup| setup.abilities = true,
            |setup| setup.farms = true,
            |setup| setup.extra = true,
            |setup| setup.rugwort_cards = true,
            |setup| {
                setup.evertail = true;
                setup.more_legends = true;
                setup.legends = true;
                setup.abilities = true;
                setup.farms = true;
                setup.extra = true;
                setup.rugwort_cards = true;
            },
        ];
        for mini in minis {
            for table in [base(), Setup { players: 4, ..base() }, Setup::nightweave(2), Setup::rugwort(2)] {
                let mut setup = table;
                mini(&mut setup);
                setups.push(setup);
            }
        }
        // What the rules refuse to mix is left out.
        setups.retain(|setup| self.check_setup(setup).is_ok());
        setups
    }

    fn conserves(&self, first: &State, now: &State) -> Result<(), String> {
        let (before, after) = (census(self, first), census(self, now));
        match Card::ALL.into_iter().find(|kind| before[kind.index()] != after[kind.index()]) {
            None => Ok(()),
            Some(kind) => Err(format!(
                "{} of {}, but {} at first",
                after[kind.index()],
                kind.name(),
                before[kind.index()]
            )),
        }
    }

    fn probes(&self, state: &State) -> Vec<Choice> {
        let things = [
            "prepare",
            "pass",
            "done",
            "deck",
            "discard",
            "pile",
            "twig",
            "berry",
            "number:0",
            "number:1",
            "number:9",
            "seat:0",
            "seat:1",
            "seat:rival",
            "colour:production",
            "meadow:1",
            "meadow:8",
            "shown:1",
            "hand:farm",
            "hand:fool",
            "hand:king",
            "legend:poe",
            "basic:three_twigs",
            "forest:upper_right",
            "haven",
            "journey:5",
            "card:0:0",
            "card:1:2",
        ];
        things.iter().filter_map(|thing| self.candidates(state, thing)).flatten().collect()
    }
}
