//! Hints, and the odds of choices.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde_json::json;

use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind, SEAT};
use super::tables::seen;
use crate::error::AppError;
use crate::jobs::{HintJob, OddsJob};
use crate::services::hints;
use crate::site::Site;

/// The longest time limit of a hint, in milliseconds.
const LONGEST: u32 = 10_000;

/// The default time limit of a hint, in milliseconds.
const USUAL: u32 = 1000;

/// The default number of samples for the odds.
const SAMPLES: u32 = 400;

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get(
        "/api/v1/tables/{id}/hint",
        "hint",
        "Lists what looks best to a search that knows only what your seat knows, best first. Only for the seat that \
         decides.",
    )
    .with_query(&[
        SEAT,
        Field::new(
            "time",
            Kind::Number { least: 10, most: LONGEST },
            "The time limit of the search in milliseconds; the default is 1000.",
            "100",
        ),
        Field::new(
            "iterations",
            Kind::Number { least: 1, most: 1_000_000 },
            "The most simulations. The search ends at the limit that it reaches first.",
            "200",
        ),
        Field::new(
            "count",
            Kind::Number { least: 1, most: 100 },
            "How many choices to return; the default is 3.",
            "3",
        ),
    ])
    .responding(&[(200, "hint")], hint),
    Operation::get(
        "/api/v1/tables/{id}/odds",
        "odds",
        "Estimates the outcomes of a choice up to your next decision from samples, with margins of error at 95 % \
         confidence. Only for the seat that decides. It takes a second at most.",
    )
    .with_query(&[
        SEAT,
        Field::new("id", Kind::Text { most: 200 }, "The stable name of a choice.", "end").required(),
        Field::new(
            "samples",
            Kind::Number { least: 1, most: hints::MOST_SAMPLES },
            "The number of samples; the default is 400.",
            "100",
        ),
    ])
    .responding(&[(200, "odds")], odds),
];

fn hint(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let found = site.tables.at(&call.id, |guard| {
        seen(guard, call)?;
        hints::hint(guard, &call.context.visitor)
    })?;
    let HintJob { step, terms, choices, advise } = found;
    let place = site.hints.place()?;
    let mut params = site.hints.params(Duration::from_millis(call.number("time").unwrap_or(USUAL).into()));
    params.budget.iterations = call.number("iterations");
    let thought = advise(&params, &mut |_| hints::go_on(site.bots.is_closed()));
    drop(place);
    let count = call.number("count").map_or(3, |count| count as usize);
    Ok(Reply::new(json!({
        "step": step,
        "iterations": thought.iterations,
        "milliseconds": u64::try_from(thought.elapsed.as_millis()).unwrap_or(u64::MAX),
        "hints": call.shapes().thought(&thought, &choices, terms, count),
    })))
}

fn odds(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let id = call.text("id").unwrap_or_default();
    let found = site.tables.at(&call.id, |guard| {
        seen(guard, call)?;
        hints::odds(guard, &call.context.visitor, id)
    })?;
    let OddsJob { step, terms, choice, appraise } = found;
    let place = site.hints.place()?;
    let mut params = site.hints.params(hints::AT_ONCE);
    params.budget.iterations = Some(call.number("samples").unwrap_or(SAMPLES));
    // It takes at most a second, so a closing server need not cancel it.
    let odds = appraise(&params, &AtomicBool::new(site.bots.is_closed()));
    drop(place);
    Ok(Reply::new(json!({ "step": step, "sampled": protocol::sampled(&choice.id, &odds, terms) })))
}
