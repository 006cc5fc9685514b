//! Odds, exact and sampled, as the engine protocol writes them.

use players::{Estimate, Odds};
use ratcatcher::odds::{self, Fraction};
use serde_json::{Value, json};

/// The odds of an attack: how many dice hit, what can be caught, how the nemesis can be wounded.
pub(crate) fn attack(id: &str, odds: &odds::Odds) -> Value {
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
pub(crate) fn strike(id: &str, odds: &mystics::Odds) -> Value {
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

/// The sampled odds of a choice: the chance to win, and by how much each term of the game changes.
pub(crate) fn sampled(id: &str, odds: &Odds, terms: &[&str]) -> Value {
    let terms: Vec<Value> = terms
        .iter()
        .zip(&odds.changes)
        .map(|(term, change)| {
            let Estimate { mean, margin } = change.mean;
            let parts: Vec<Value> = change
                .parts
                .iter()
                .map(|part| json!({ "from": part.from, "to": part.to, "share": part.share }))
                .collect();
            json!({ "term": term, "mean": mean, "margin": margin, "parts": parts })
        })
        .collect();
    json!({
        "choice": id,
        "samples": odds.samples,
        "looks": odds.looks,
        "win": { "mean": odds.win.mean, "margin": odds.win.margin },
        "terms": terms,
    })
}
