//! Exact odds of attacks, computed before the dice are rolled.

use tabletop::{FastSource, Message, SeenPosition};

use crate::choice::Choice;
use crate::content::{Ability, Kind, NemesisAttribute, PeculiarPower};
use crate::index::Zone;
use crate::state::State;
use crate::{Ratcatcher, content};

/// A probability, in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    /// The number of favourable cases.
    pub part: u64,
    /// The number of all equally likely cases.
    pub whole: u64,
}

impl Fraction {
    /// The fraction `part` of `whole`, in lowest terms.
    pub fn new(part: u64, whole: u64) -> Self {
        let (mut a, mut b) = (whole, part);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        let common = a.max(1);
        Self { part: part / common, whole: whole / common }
    }

    /// The probability of the opposite.
    #[must_use]
    pub fn otherwise(self) -> Self {
        Self { part: self.whole.saturating_sub(self.part), whole: self.whole }
    }

    /// The probability as a number from 0 to 1.
    #[must_use]
    pub fn share(self) -> f64 {
        // Numbers of cases are far below 2^53, where every integer is exact.
        #[allow(clippy::cast_precision_loss, reason = "see above")]
        let share = self.part as f64 / self.whole.max(1) as f64;
        share
    }
}

/// A result of the dice of an attack: its normal hits and sixes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    /// Dice that hit and show no six.
    pub hits: u8,
    /// Sixes (R14.6).
    pub sixes: u8,
    /// The number of cases with this result.
    pub cases: u64,
}

/// The best results of an attack, with their probabilities.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    /// The number of dice.
    pub dice: u8,
    /// The least face that hits.
    pub need: u8,
    /// For each number of rats from zero, the probability that exactly this number can be caught at most.
    pub catches: Vec<Fraction>,
    /// For each number of wounds from zero, the probability that the nemesis can be given exactly this number at
    /// most; empty if it is not there.
    pub wounds: Vec<Fraction>,
}

impl Odds {
    /// The lines on catches and on wounds of the nemesis, best results first.
    pub fn lines(&self) -> Vec<Message> {
        let mut lines = self.catch_lines();
        lines.extend(self.wound_lines());
        lines
    }

    /// The lines on catches; empty if only the nemesis is there.
    pub fn catch_lines(&self) -> Vec<Message> {
        let catches = self.catches.len() > 1 || self.wounds.is_empty();
        if catches { lines("table-odds-caught", &self.catches) } else { Vec::new() }
    }

    /// The lines on wounds of the nemesis; empty if it is not there.
    pub fn wound_lines(&self) -> Vec<Message> {
        lines("table-odds-wounds", &self.wounds)
    }
}

/// The possible results, best first.
fn lines(key: &'static str, chances: &[Fraction]) -> Vec<Message> {
    let possible = (0i64..).zip(chances).filter(|(_, chance)| chance.part > 0);
    let mut lines: Vec<Message> =
        possible.map(|(count, &chance)| figure(Message::new(key).number("count", count), chance)).collect();
    lines.reverse();
    lines
}

/// Adds a fraction to a message, with a percentage if its numbers are large.
fn figure(message: Message, chance: Fraction) -> Message {
    let hundredths = (chance.part * 200 + chance.whole) / (chance.whole * 2).max(1);
    message
        .key("chance", format!("{}/{}", chance.part, chance.whole))
        .key("certain", if chance.part == chance.whole { "yes" } else { "no" })
        .key("size", if chance.whole > 36 && hundredths > 0 { "large" } else { "small" })
        .number("percent", i64::try_from(hundredths).unwrap_or(0))
}

/// All results of dice that count differently, each with its number of cases; the sum of all cases is 6 to the
/// power of `dice`. More than 20 dice count as 20.
pub fn rolls(dice: u8, need: u8) -> Vec<Roll> {
    let dice = dice.min(20);
    let normal = u64::from(6u8.saturating_sub(need.max(1)));
    let misses = 5 - normal.min(5);
    let mut rolls = Vec::new();
    for sixes in 0..=dice {
        for hits in 0..=dice - sixes {
            let ways = choose(dice, sixes) * choose(dice - sixes, hits);
            let cases = ways * normal.pow(hits.into()) * misses.pow((dice - sixes - hits).into());
            if cases > 0 {
                rolls.push(Roll { hits, sixes, cases });
            }
        }
    }
    rolls
}

/// The binomial coefficient of `many` and `few`.
fn choose(many: u8, few: u8) -> u64 {
    (0..u64::from(few)).fold(1, |ways, taken| ways * (u64::from(many) - taken) / (taken + 1))
}

/// The rats of a zone, by the hits that catch them.
#[derive(Debug, Default)]
struct Quarry {
    /// Hits for each common rat.
    commons: Vec<u8>,
    /// Hits for each peculiar rat that hits can catch and that guards nobody.
    peculiars: Vec<u8>,
    /// Hits for each rat that guards the common rats (H1.23).
    guards: Vec<u8>,
    /// The number of rats that only sixes catch (H1.27).
    dodgers: u8,
}

impl Quarry {
    /// The maximal number of rats that these hits and sixes can catch.
    fn most(&self, hits: u8, sixes: u8) -> u8 {
        if self.guards.is_empty() {
            return most(&[&self.commons, &self.peculiars], self.dodgers, hits, sixes);
        }
        let mut best = most(&[&self.peculiars, &self.guards], self.dodgers, hits, sixes);
        // Once every guard is caught, the common rats can be caught too.
        let mut guards = self.guards.clone();
        guards.sort_unstable_by(|a, b| b.cmp(a));
        for by_six in 0..=guards.len() {
            let lethal = u8::try_from(by_six).unwrap_or(u8::MAX);
            let cost = guards[by_six..].iter().copied().fold(0, u8::saturating_add);
            let (Some(hits), Some(sixes)) = (hits.checked_sub(cost), sixes.checked_sub(lethal)) else {
                continue;
            };
            let rest = most(&[&self.commons, &self.peculiars], self.dodgers, hits, sixes);
            best = best.max(u8::try_from(guards.len()).unwrap_or(u8::MAX).saturating_add(rest));
        }
        best
    }
}

/// The maximal number of these rats that can be caught: hits go to the cheapest, sixes to the others.
fn most(costs: &[&[u8]], dodgers: u8, hits: u8, sixes: u8) -> u8 {
    let mut costs: Vec<u8> = costs.concat();
    costs.sort_unstable();
    let mut left = hits;
    let mut caught: u8 = 0;
    for &cost in &costs {
        let Some(rest) = left.checked_sub(cost) else { break };
        left = rest;
        caught += 1;
    }
    let all = u8::try_from(costs.len()).unwrap_or(u8::MAX).saturating_add(dodgers);
    caught.saturating_add(sixes).min(all)
}

impl Ratcatcher {
    /// As [`Ratcatcher::odds`], for a position as an audience sees it. Nothing that affects the result is hidden.
    pub fn odds_seen(&self, here: &SeenPosition<'_, Self>, choice: Choice) -> Option<Odds> {
        let Ok(known) = here.resampled(&mut FastSource::new(0));
        self.odds(&known, choice)
    }

    /// The odds of an attack with dice of your board or of an ability that rolls some; `None` for other choices.
    pub fn odds(&self, state: &State, choice: Choice) -> Option<Odds> {
        let (zone, dice) = match choice {
            Choice::Attack(dice) => (state.me.zone, dice),
            Choice::Use { colour, zone, .. } => {
                let ability = self.board(state).abilities[colour as usize].ability;
                (zone.get()?, (ability == Ability::Volley).then(|| self.strength(state, colour))?)
            }
            _ => return None,
        };
        let need = self.accuracy(state);
        let quarry = self.quarry(state, zone);
        let foe =
            state.foe.zone.is(zone).then(|| (self.foe(state, NemesisAttribute::Defence), state.foe.health));
        let rolls = rolls(dice, need);
        let whole = rolls.iter().map(|roll| roll.cases).sum();
        let mut catches: Vec<u64> = Vec::new();
        let mut wounds: Vec<u64> = Vec::new();
        let add = |counts: &mut Vec<u64>, at: u8, cases: u64| {
            let at = usize::from(at);
            if counts.len() <= at {
                counts.resize(at + 1, 0);
            }
            counts[at] += cases;
        };
        for roll in rolls {
            add(&mut catches, quarry.most(roll.hits, roll.sixes), roll.cases);
            if let Some((defence, health)) = foe {
                let wounding = roll.sixes + roll.hits.saturating_sub(defence);
                add(&mut wounds, wounding.min(health), roll.cases);
            }
        }
        let fractions =
            |counts: Vec<u64>| counts.into_iter().map(|cases| Fraction::new(cases, whole)).collect();
        Some(Odds { dice, need, catches: fractions(catches), wounds: fractions(wounds) })
    }

    fn quarry(&self, state: &State, zone: Zone) -> Quarry {
        let mut quarry = Quarry::default();
        for kind in Kind::ALL {
            let rats = usize::from(state.spot(zone).rats[kind as usize]);
            let cost = self.common_defence(state, kind, zone) + 1;
            quarry.commons.extend(std::iter::repeat_n(cost, rats));
        }
        for index in state.strays_in(zone) {
            let content::Peculiar { defence, power, .. } = *self.peculiar(index);
            match power {
                PeculiarPower::Dodge => quarry.dodgers += 1,
                PeculiarPower::Guard if zone == state.me.zone => quarry.guards.push(defence + 1),
                _ => quarry.peculiars.push(defence + 1),
            }
        }
        quarry
    }
}
