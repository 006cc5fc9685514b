//! The exact odds of an attack, as JSON and in messages.

use ::search::ExactOdds;
use serde_json::{Value, json};
use tabletop::{Message, Notation};

use crate::{Choice, Fraction, Mystics, Odds, State};

impl ExactOdds for Mystics {
    fn exact_odds(&self, state: &State, choice: Choice) -> Option<Value> {
        of_choice(self, state, choice).map(|odds| strike(&self.choice_id(choice), &odds))
    }

    fn exact_odds_lines(&self, state: &State, choice: Choice) -> Vec<Message> {
        of_choice(self, state, choice).map_or_else(Vec::new, |odds| odds.lines())
    }
}

/// The odds of an attack; `None` for any other choice.
fn of_choice(game: &Mystics, state: &State, choice: Choice) -> Option<Odds> {
    let Choice::Attack { weapon, with, on } = choice else { return None };
    game.odds(state, state.mouse_now()?, weapon, with, on)
}

/// The odds of an attack: the numbers of wounds, and the other results.
fn strike(id: &str, odds: &Odds) -> Value {
    // A float has enough precision for a probability.
    #[allow(clippy::cast_precision_loss)]
    let chance = |fraction: Fraction| {
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
