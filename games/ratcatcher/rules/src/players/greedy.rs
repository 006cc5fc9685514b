//! The greedy player of The Ratcatcher.
//!
//! It looks one step ahead: each choice is simulated a few times, the turn is then ended at once, the rats take
//! their turn, and the resulting position is evaluated. All choices are tried with the same few futures, so that
//! luck does not decide between them.

mod evaluator;
mod inputs;
mod judge;
mod surroundings;

use std::cmp::Reverse;

use crate::content::{Slot, ZONES};
use crate::{Choice, Ratcatcher, State, View, Zone};
use tabletop::{Audience, FastSource, Game, Message, Seat};

use ::search::{BotFactory, Greed, Hint, Kind, Learned, Making, Player};

/// The number of simulations per choice.
const SAMPLES: u32 = 5;

/// A choice and the results of its simulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// Its index among the choices.
    pub index: usize,
    /// Its value, in thousandths of a cheese.
    pub value: i64,
    /// Cheeses gained until your next turn, summed over all simulations.
    pub cheese: i64,
    /// Cheeses devoured.
    pub devoured: i64,
    /// Wounds suffered, minus health regained.
    pub wounds: i64,
    /// The change of the number of rats in the cage.
    pub caged: i64,
    /// Games won.
    pub won: i64,
    /// Games lost.
    pub lost: i64,
}

impl Prospect {
    /// The reason for its value, as a text.
    fn reason(&self) -> Message {
        let told = [
            ("cli-hint-won", self.won),
            ("cli-hint-lost", self.lost),
            ("cli-hint-cheese", self.cheese),
            ("cli-hint-devoured", self.devoured),
            ("cli-hint-wounds", self.wounds),
            ("cli-hint-healed", -self.wounds),
            ("cli-hint-caged", self.caged),
            ("cli-hint-paid", -self.caged),
        ];
        let parts: Vec<Message> = told
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| Message::new(key).number("count", count))
            .collect();
        if parts.is_empty() {
            return Message::new("cli-hint-nothing");
        }
        Message::new("cli-hint").number("times", SAMPLES).list("parts", parts)
    }
}

/// A player that makes the choice that looks best one step ahead.
#[derive(Debug, Clone)]
pub struct Greedy {
    stream: FastSource,
    choices: Vec<Choice>,
}

impl Greedy {
    /// The prospects of the plausible choices, best first.
    pub fn rank(&mut self, game: &Ratcatcher, known: &State, choices: &[Choice]) -> Vec<Prospect> {
        let before = Table::of(game, known);
        let futures: Vec<u64> = (0..SAMPLES).map(|_| self.stream.word()).collect();
        let most_dice = choices.iter().filter_map(|choice| dice(*choice)).max();
        let mut prospects: Vec<Prospect> = (0..)
            .zip(choices)
            // Dice left on the board are of no use in the rats' turn.
            .filter(|(_, choice)| dice(**choice).is_none_or(|dice| Some(dice) == most_dice))
            .map(|(index, &choice)| self.look_ahead(game, known, &before, index, choice, &futures))
            .collect();
        prospects.sort_by_key(|prospect| (Reverse(prospect.value), prospect.index));
        prospects
    }

    fn look_ahead(
        &mut self,
        game: &Ratcatcher,
        known: &State,
        before: &Table,
        index: usize,
        choice: Choice,
        futures: &[u64],
    ) -> Prospect {
        let mut sum =
            Prospect { index, value: 0, cheese: 0, devoured: 0, wounds: 0, caged: 0, won: 0, lost: 0 };
        for &future in futures {
            let after = self.play_on(game, known, before.rats_turn, choice, FastSource::new(future));
            sum.value += after.value;
            sum.cheese += after.cheese - before.cheese;
            sum.devoured += after.devoured - before.devoured;
            sum.wounds += before.health - after.health;
            sum.caged += after.caged - before.caged;
            sum.won += i64::from(after.won == Some(true));
            sum.lost += i64::from(after.won == Some(false));
        }
        sum.value /= i64::try_from(futures.len().max(1)).unwrap_or(1);
        sum
    }

    /// Plays a choice, ends the turn, and plays the rats' turn.
    fn play_on(
        &mut self,
        game: &Ratcatcher,
        known: &State,
        mut rats_turn: bool,
        choice: Choice,
        mut chance: FastSource,
    ) -> Table {
        let mut state = known.clone();
        let mut next = choice;
        loop {
            game.play_fast(&mut state, next, &mut chance);
            rats_turn |= next == Choice::End;
            match game.decision(&state) {
                Some(decision) if decision.name == "actions" => {
                    if rats_turn {
                        break;
                    }
                    next = Choice::End;
                }
                Some(_) => {
                    game.choices(&state, &mut self.choices);
                    next = evaluator::by_habit(game, &state, &self.choices);
                }
                None => break,
            }
        }
        Table::of(game, &state)
    }
}

impl Player<Ratcatcher> for Greedy {
    fn choose(&mut self, game: &Ratcatcher, known: &State, choices: &[Choice]) -> usize {
        self.rank(game, known, choices).first().map_or(0, |best| best.index)
    }
}

impl Greed<Ratcatcher> for Greedy {
    fn new(seed: u64) -> Self {
        Self { stream: FastSource::new(seed), choices: Vec::new() }
    }

    fn advise(&mut self, game: &Ratcatcher, known: &State, choices: &[Choice]) -> Vec<Hint> {
        let hint = |prospect: Prospect| Hint {
            index: prospect.index,
            value: prospect.value,
            reason: prospect.reason(),
        };
        self.rank(game, known, choices).into_iter().map(hint).collect()
    }
}

impl BotFactory for Ratcatcher {
    type Greedy = Greedy;

    /// Each wins 14 to 22 more games in a hundred than the one below (docs/players.md). Looking one step ahead seldom
    /// wins here, so every level searches.
    const LEVELS: [Making; 5] = [
        Making::new(Kind::Search { iterations: 4 }, 12, 1),
        Making::new(Kind::Search { iterations: 4 }, 0, 1),
        Making::new(Kind::Search { iterations: 30 }, 0, 1),
        Making::new(Kind::Search { iterations: 80 }, 0, 2),
        Making::new(Kind::Search { iterations: 2000 }, 0, 5),
    ];

    ::search::plays!();
}

impl Learned for Ratcatcher {
    const INPUTS: usize = inputs::INPUTS;

    fn inputs(&self, state: &State, _: Seat, into: &mut Vec<f32>) {
        let mut inputs = [0.0; inputs::INPUTS];
        inputs::write(self, state, &mut inputs);
        into.extend_from_slice(&inputs);
    }
}

/// The number of dice of an attack; `None` for other choices.
fn dice(choice: Choice) -> Option<u8> {
    match choice {
        Choice::Attack(dice) => Some(dice),
        _ => None,
    }
}

/// The features of a table that matter for its value.
struct Table {
    value: i64,
    cheese: i64,
    devoured: i64,
    health: i64,
    caged: i64,
    won: Option<bool>,
    rats_turn: bool,
}

impl Table {
    fn of(game: &Ratcatcher, state: &State) -> Self {
        let view = game.view(state, Audience::Seat(Seat(0)));
        Self {
            value: weigh(&view),
            cheese: view.ratcatcher.cheese.into(),
            devoured: view.nemesis.progress.into(),
            health: view.ratcatcher.health.into(),
            caged: view.commons.iter().map(|common| i64::from(common.cage)).sum(),
            won: view.ending.map(crate::Ending::is_won),
            rats_turn: view.turn == "rats",
        }
    }
}

/// The value of a table, in thousandths of a cheese.
fn weigh(view: &View) -> i64 {
    if let Some(ending) = view.ending {
        return if ending.is_won() { 1_000_000 } else { -1_000_000 };
    }
    let me = &view.ratcatcher;
    let foe = &view.nemesis;
    let mut value = 1000 * i64::from(me.cheese) - 900 * i64::from(foe.progress);
    // The last lives have the highest value.
    value += [0, 0, 900, 1500, 1900, 2200, 2400].get(usize::from(me.health)).copied().unwrap_or(2600);
    // The tallyman asks twelve rats for a cheese, six for a life.
    let caged: i64 = view.commons.iter().map(|common| i64::from(common.cage)).sum();
    value += 85 * caged.min(12) + 60 * (caged - 12).max(0);
    if foe.zone.is_some() {
        value += 600 * i64::from(foe.most_health - foe.health.min(foe.most_health));
    }
    for ability in me.abilities.iter().filter(|ability| ability.unlocked) {
        value += 60 * i64::from(ability.markers);
    }
    for slot in &me.slots {
        let worth = match slot.slot {
            Slot::Attack => 250,
            Slot::Accuracy => 300,
            Slot::Movement => 180,
            Slot::Trap | Slot::Defence => 120,
            Slot::Yellow | Slot::Purple => 100,
            Slot::Health | Slot::YellowRefill | Slot::PurpleRefill => 0,
        };
        // Half of an upgrade is worth a little less than half.
        let full = i64::from(slot.levels[0] + slot.levels[1]).max(1);
        value += worth * i64::from(slot.level) + worth / 3 * i64::from(slot.filled) / full;
    }
    value + city(view)
}

/// The value of the things and rats in the city.
fn city(view: &View) -> i64 {
    let me = &view.ratcatcher;
    let steps = distances(view, me.zone);
    let mut value = 0;
    let mut nearest = 0;
    for district in &view.districts {
        for zone in &district.zones {
            let rats: i64 = zone.rats.iter().map(|&count| i64::from(count)).sum();
            value -= rats * 12 + 40 * i64::from(zone.rats[2]) * i64::from(district.active);
            if zone.cheese == 0 {
                continue;
            }
            // Five rats that gather at a cheese will devour it.
            let gathered = i64::from(zone.devourers.min(8));
            value -= gathered * gathered * 9;
            let far = i64::from(steps[zone.zone.index()]);
            let guards =
                rats + 2 * i64::try_from(zone.peculiars.len()).unwrap_or(0) + 4 * i64::from(zone.nemesis);
            let pull = (420 - 45 * far - 35 * guards).max(20);
            nearest = nearest.max(pull);
            value += pull / 4;
        }
    }
    value + nearest
}

/// Steps from a zone to every other.
fn distances(view: &View, from: Zone) -> [u8; ZONES] {
    let mut near: [&[Zone]; ZONES] = [&[]; ZONES];
    for zone in view.districts.iter().flat_map(|district| &district.zones) {
        near[zone.zone.index() % ZONES] = &zone.near;
    }
    let mut steps = [u8::MAX; ZONES];
    steps[from.index() % ZONES] = 0;
    let mut edge = vec![from];
    for step in 1..=u8::MAX {
        let mut next = Vec::new();
        for zone in edge {
            for &other in near[zone.index() % ZONES] {
                let there = &mut steps[other.index() % ZONES];
                if *there == u8::MAX {
                    *there = step;
                    next.push(other);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        edge = next;
    }
    steps
}
