//! Practice and daily challenges.

use serde_json::{Value, json};
use stats::Day;
use tutorial::{Task, lessons, puzzles};

use super::games::{GAME, game_of};
use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind};
use super::tables::table_json;
use crate::error::AppError;
use crate::services::practice;
use crate::site::Site;

const DAY: Field = Field::new(
    "day",
    Kind::Text { most: 10 },
    "The day of the challenge, from 2026-11-21 to today; without it, today.",
    "2026-11-21",
);

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get(
        "/api/v1/games/{game}/practice",
        "listPractice",
        "Lists the lessons and puzzles of a game, easier ones first.",
    )
    .responding(&[(200, "practice")], list),
    Operation::post(
        "/api/v1/practice",
        "beginPractice",
        "Begins a practice table. It does not count in statistics and is deleted when it has not been used for 30 days.",
    )
    .with_body(&[
        GAME.required(),
        Field::new(
            "task",
            Kind::Text { most: 100 },
            "A `task` of `GET /api/v1/games/{game}/practice`, or an example of a rule: `example:R14.1:2` is the \
             second one of R14.1.",
            "lesson:first_steps",
        )
        .required(),
    ])
    .naming()
    .responding(&[(201, "table")], begin),
    Operation::get(
        "/api/v1/daily",
        "showDaily",
        "Lists today's challenge of each game. Its setup and its chance are the same for all players.",
    )
    .responding(&[(200, "daily")], daily),
    Operation::post(
        "/api/v1/daily/{game}",
        "playDaily",
        "Begins the challenge of a day (201), or returns the table where it was begun (200).",
    )
    .with_body(&[DAY])
    .responding(&[(201, "table"), (200, "table")], play),
];

fn list(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let game = game_of(site, &call.game)?.name();
    let words = call.context.frame().words();
    let lessons = lessons(game).iter().map(|lesson| {
        json!({
            "task": Task::Lesson(lesson.name.clone()).to_string(),
            "group": lesson.group.as_deref().map(|group| words.text(group)),
            "title": words.text(&lesson.title),
            "text": words.text(&lesson.about),
        })
    });
    let puzzles = puzzles(game).iter().map(|puzzle| {
        json!({
            "task": Task::Puzzle(puzzle.name.clone()).to_string(),
            "title": words.text(&puzzle.title),
            "text": words.text(&puzzle.ask),
            "within": puzzle.goal.within,
        })
    });
    Ok(Reply::new(json!({
        "game": game,
        "lessons": lessons.collect::<Vec<_>>(),
        "puzzles": puzzles.collect::<Vec<_>>(),
    })))
}

fn begin(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let game =
        game_of(site, call.text(GAME.name).unwrap_or_default()).map_err(|fault| fault.at(GAME.name))?;
    let begun = practice::begin(&site.tables, game.name(), call.text("task").unwrap_or_default())?;
    let body = site.tables.at(&begun.id, |guard| table_json(guard, call, None))?;
    Ok(Reply::made(&begun.id, body))
}

/// The result of a finished challenge.
fn outcome(outcome: Option<&web::Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        json!({
            "result": outcome.result,
            "score": outcome.score,
            "rounds": outcome.rounds,
            "takebacks": outcome.takebacks,
        })
    })
}

fn daily(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let (shapes, today) = (call.shapes(), site.platform.today());
    let challenges = site.challenges.of_day(today, &site.challenges.begun()?)?;
    let challenges = challenges.iter().map(|challenge| {
        let bots = challenge
            .pars
            .iter()
            .map(|par| json!({ "level": par.level.name(), "outcome": outcome(par.outcome.as_ref()) }));
        json!({
            "game": challenge.tile.game,
            "title": shapes.say(&challenge.face.title),
            "table": challenge.table,
            "outcome": outcome(challenge.outcome.as_ref()),
            "bots": bots.collect::<Vec<_>>(),
            "seed": challenge.seed,
        })
    });
    Ok(Reply::new(json!({ "day": today.to_string(), "challenges": challenges.collect::<Vec<_>>() })))
}

fn play(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let day = call.text(DAY.name).map(str::parse::<Day>).transpose();
    let day = day.map_err(|_| AppError::malformed().at(DAY.name))?;
    let (id, is_new) = site.challenges.play(game_of(site, &call.game)?, day)?;
    let body = site.tables.at(&id, |guard| table_json(guard, call, None))?;
    Ok(if is_new { Reply::made(&id, body) } else { Reply::new(body) })
}
