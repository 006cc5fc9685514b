//! The exact odds of a choice, where a game can work them out.

use everdell::Everdell;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use ratcatcher::odds::{self, Fraction};
use search::Playable;
use serde_json::{Value, json};
use tabletop::Front;

/// A game that may know the exact odds of a choice.
pub trait Exact: Playable {
    /// The exact odds of a choice, where it has any.
    fn exact(&self, _state: &Self::State, _choice: Self::Choice) -> Option<Value> {
        None
    }
}

impl Exact for Ratcatcher {
    fn exact(&self, state: &Self::State, choice: Self::Choice) -> Option<Value> {
        self.odds(state, choice).map(|odds| attack(&self.choice_id(choice), &odds))
    }
}

impl Exact for Everdell {}

impl Exact for Mystics {
    fn exact(&self, state: &Self::State, choice: Self::Choice) -> Option<Value> {
        let mystics::Choice::Attack { weapon, with, on } = choice else { return None };
        let odds = self.odds(state, state.mouse_now()?, weapon, with, on)?;
        Some(strike(&self.choice_id(choice), &odds))
    }
}

/// The odds of an attack: how many dice hit, what can be caught, how the nemesis can be wounded.
fn attack(id: &str, odds: &odds::Odds) -> Value {
    let rolls = odds::rolls(odds.dice, odds.need);
    let whole: u64 = rolls.iter().map(|roll| roll.cases).sum();
    let mut hits = vec![0; usize::from(odds.dice) + 1];
    for roll in &rolls {
        if let Some(cases) = hits.get_mut(usize::from(roll.hits + roll.sixes)) {
            *cases += roll.cases;
        }
    }
    let hits: Vec<Fraction> = hits.into_iter().map(|cases| Fraction::new(cases, whole)).collect();
    json!({
        "choice": id,
        "dice": odds.dice,
        "need": odds.need,
        "hits": chances(&hits),
        "catches": chances(&odds.catches),
        "wounds": chances(&odds.wounds),
    })
}

/// Each probability as a fraction and as a number.
fn chances(fractions: &[Fraction]) -> Value {
    let chance = |(count, fraction): (usize, &Fraction)| {
        // A probability needs no more digits than a float has.
        #[allow(clippy::cast_precision_loss)]
        let probability = fraction.part as f64 / fraction.whole.max(1) as f64;
        json!({ "count": count, "part": fraction.part, "whole": fraction.whole, "probability": probability })
    };
    fractions.iter().enumerate().map(chance).collect()
}

/// The odds of an attack in Mice and Mystics: how many wounds, and what else can come of it.
fn strike(id: &str, odds: &mystics::Odds) -> Value {
    // A probability needs no more digits than a float has.
    #[allow(clippy::cast_precision_loss)]
    let chance = |fraction: mystics::Fraction| {
        let probability = fraction.of as f64 / fraction.out_of.max(1) as f64;
        json!({ "part": fraction.of, "whole": fraction.out_of, "probability": probability })
    };
    let wounds: Vec<Value> = odds
        .wounds
        .iter()
        .enumerate()
        .map(|(count, &fraction)| {
            let mut wounds = chance(fraction);
            wounds["count"] = count.into();
            wounds
        })
        .collect();
    json!({
        "choice": id,
        "dice": odds.dice,
        "defence": odds.defence,
        "wounds": wounds,
        "wounded": chance(odds.wounded),
        "defeated": chance(odds.defeated),
        "blocked": chance(odds.blocked),
        "missed": chance(odds.missed),
        "cheese": chance(odds.cheese),
        "surge": chance(odds.surge),
    })
}
