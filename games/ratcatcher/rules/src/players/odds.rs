//! The exact odds of an attack (R14), as JSON and in messages.

use ::search::ExactOdds;
use serde_json::{Value, json};
use tabletop::{Message, Notation};

use crate::odds::{self, Fraction, Odds};
use crate::{Choice, Ratcatcher, State};

impl ExactOdds for Ratcatcher {
    fn exact_odds(&self, state: &State, choice: Choice) -> Option<Value> {
        self.odds(state, choice).map(|odds| attack(&self.choice_id(choice), &odds))
    }

    fn exact_odds_lines(&self, state: &State, choice: Choice) -> Vec<Message> {
        self.odds(state, choice).map_or_else(Vec::new, |odds| odds.lines())
    }
}

/// The odds of an attack: the dice that hit, the rats that can be caught, and the wounds of the nemesis.
fn attack(id: &str, odds: &Odds) -> Value {
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
        // A float has enough precision for a probability.
        #[allow(clippy::cast_precision_loss)]
        let probability = fraction.part as f64 / fraction.whole.max(1) as f64;
        json!({ "count": count, "part": fraction.part, "whole": fraction.whole, "probability": probability })
    };
    fractions.iter().enumerate().map(chance).collect()
}
