//! The challenges of a day, and the calendar of played ones.

use std::collections::BTreeMap;

use i18n::Words;
use maud::{Markup, html};
use search::Level;
use stats::Day;
use tabletop::Message;

use super::{date, dated};
use crate::art::{icon, vista};
use crate::shell::{document, opening};
use crate::{Face, Frame, Tile};

/// The result of a game, for comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The stable name of the result.
    pub result: &'static str,
    /// The points, if the game has points.
    pub score: Option<i64>,
    /// The number of rounds.
    pub rounds: u32,
    /// The number of undos.
    pub takebacks: i64,
}

/// The result of a computer player in a challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Par {
    /// The level.
    pub level: Level,
    /// The result; `None` while it is being played.
    pub outcome: Option<Outcome>,
}

/// The daily challenge of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge<'a> {
    /// The game.
    pub tile: &'a Tile,
    /// The title and drawings of the challenge.
    pub face: Face,
    /// The table, if the challenge was begun.
    pub table: Option<String>,
    /// The result, if it is finished.
    pub outcome: Option<Outcome>,
    /// The results of computer players.
    pub pars: Vec<Par>,
    /// The public seed of all chance.
    pub seed: String,
}

/// A challenge in the calendar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The title of the game: the key of a message.
    pub name: &'static str,
    /// The table.
    pub table: String,
    /// The result, if it is finished.
    pub result: Option<String>,
}

/// A month of challenges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calendar {
    /// Its first day.
    pub month: Day,
    /// The first day with a challenge.
    pub first: Day,
    /// The played challenges, by day.
    pub marks: BTreeMap<Day, Vec<Mark>>,
}

/// The page of the daily challenges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Daily<'a> {
    /// The day.
    pub today: Day,
    /// A challenge for each game.
    pub challenges: Vec<Challenge<'a>>,
    /// The calendar.
    pub calendar: Calendar,
    /// The current and the longest run of consecutive days.
    pub streaks: (u32, u32),
    /// The number of days on which a challenge was finished in time.
    pub finished: usize,
}

/// The challenges of today.
pub fn daily(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let words = frame.words();
    let title = words.text("memory-daily");
    let fact = |key: &'static str, value: i64| html! { div { dt { (words.text(key)) } dd { (value) } } };
    let main = html! {
        main.page.wide #main {
            (opening(&html! { (title) ": " (date(words, daily.today)) }, &html! { p { (words.text("memory-daily-lead")) } }, &vista("cd-town_crier")))
            dl.sums {
                (fact("memory-streak", daily.streaks.0.into()))
                (fact("memory-streak-most", daily.streaks.1.into()))
                (fact("memory-days", i64::try_from(daily.finished).unwrap_or(i64::MAX)))
            }
            div.today { @for challenge in &daily.challenges { (today(words, challenge)) } }
            (calendar(words, &daily.calendar, daily.today))
            details.sheet.more {
                summary { (icon("lantern", "i20")) (words.text("memory-seed")) }
                p { (words.text("memory-seed-say")) }
                dl.seeds {
                    @for challenge in &daily.challenges {
                        dt { (words.text(challenge.tile.name)) }
                        dd { code { (challenge.seed) } }
                    }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// One game's challenge.
fn today(words: &Words, challenge: &Challenge<'_>) -> Markup {
    let Challenge { tile, face, table, outcome, pars, .. } = challenge;
    let name = words.text(tile.name);
    let label = |key| format!("{}: {name}", words.text(key));
    html! {
        article.sheet.challenge {
            div.saved-art { @for drawing in &face.art { (icon(drawing, "whole")) } }
            div.challenge-in {
                p.s.dim { (name) }
                h2 { (words.say(&face.title)) }
                @if let Some(outcome) = outcome {
                    (compared(words, tile.points, outcome, pars))
                } @else if table.is_some() {
                    p { (words.text("memory-daily-on")) }
                } @else {
                    p { (words.text("memory-daily-open")) }
                }
            }
            div.btns {
                @match table {
                    None => form method="post" action={ "/daily/" (tile.game) } {
                        button.btn aria-label=(label("memory-daily-play")) { (words.text("memory-daily-play")) }
                    },
                    Some(table) => {
                        @let key = if outcome.is_some() { "site-look-back" } else { "site-resume-go" };
                        a.btn.alt[outcome.is_some()] href={ "/table/" (table) } aria-label=(label(key)) { (words.text(key)) }
                    },
                }
            }
        }
    }
}

/// The result of the reader, compared with those of computer players.
fn compared(words: &Words, points: &'static str, outcome: &Outcome, pars: &[Par]) -> Markup {
    let row = |name: &str, outcome: &Outcome, yours: bool| {
        html! {
            tr.yours[yours] {
                th scope="row" { (name) }
                td { (words.say(&Message::new("memory-result").key("result", outcome.result))) }
                td.num { @if let Some(score) = outcome.score { (words.say(&Message::new(points).number("points", score))) } @else { "–" } }
                td.num { (outcome.rounds) }
            }
        }
    };
    html! {
        table.grid-table.compared {
            thead { tr {
                th scope="col" { (words.text("memory-who")) }
                th scope="col" { (words.say(&Message::new("memory-by").key("by", "result"))) }
                th.num scope="col" { (words.text("memory-score")) }
                th.num scope="col" { (words.text("memory-length")) }
            } }
            tbody {
                (row(&words.text("memory-you"), outcome, true))
                @for par in pars {
                    @let name = words.say(&Message::new("table-level").key("level", par.level.name()));
                    @match &par.outcome {
                        Some(outcome) => (row(&name, outcome, false)),
                        None => tr { th scope="row" { (name) } td.dim colspan="3" { (words.text("memory-par-plays")) } },
                    }
                }
            }
        }
        @if outcome.takebacks > 0 { p.s.dim { (words.say(&Message::new("memory-takebacks").number("count", outcome.takebacks))) } }
    }
}

/// A month, with a row for each week.
fn calendar(words: &Words, calendar: &Calendar, today: Day) -> Markup {
    let Calendar { month, first, marks } = calendar;
    let (year, number, _) = month.civil();
    let name = words.say(&Message::new("memory-month").key("year", year.to_string()).number("month", number));
    let next = month.next_month();
    let weeks: Vec<Day> =
        std::iter::successors(Some(month.week()), |week| Some(week.plus(7)).filter(|week| *week < next))
            .collect();
    let address = |day: Day| {
        let (year, month, _) = day.civil();
        format!("/daily?month={year:04}-{month:02}#calendar")
    };
    let before = month.plus(-1).month();
    html! {
        section.sheet.calendar #calendar aria-labelledby="month" {
            header {
                h2 #month { (words.text("memory-calendar")) ": " (name) }
                span.push.row.tight {
                    @if before >= first.month() { a.tool href=(address(before)) aria-label=(words.text("memory-month-before")) title=(words.text("memory-month-before")) { (icon("i-prev", "i20")) } }
                    @if next <= today { a.tool href=(address(next)) aria-label=(words.text("memory-month-after")) title=(words.text("memory-month-after")) { (icon("i-next", "i20")) } }
                }
            }
            table {
                thead { tr { @for day in 0..7 { th scope="col" { (words.say(&Message::new("memory-weekday").number("day", day))) } } } }
                tbody {
                    @for week in &weeks {
                        tr {
                            @for day in (0..7).map(|day| week.plus(day)) {
                                @if day < *month || day >= next { td.out {} }
                                @else { (cell(words, day, today, *first, marks.get(&day).map_or(&[][..], Vec::as_slice))) }
                            }
                        }
                    }
                }
            }
            ul.legend aria-hidden="true" {
                li { (mark(Some("won"))) (words.say(&Message::new("memory-result").key("result", "won"))) }
                li { (mark(Some("lost"))) (words.text("memory-not-won")) }
                li { (mark(None)) (words.say(&Message::new("memory-state").key("state", "on"))) }
            }
        }
    }
}

/// A day with its marks.
fn cell(words: &Words, day: Day, today: Day, first: Day, marks: &[Mark]) -> Markup {
    let (_, _, number) = day.civil();
    html! {
        td.now[day == today].off[day > today || day < first] aria-current=[(day == today).then_some("date")] {
            span.of-month aria-hidden="true" { (number) }
            span.vh { (words.say(&dated(day))) }
            @for Mark { name, table, result } in marks {
                @let state = result.as_ref().map_or_else(
                    || Message::new("memory-state").key("state", "on"),
                    |result| Message::new("memory-result").key("result", result),
                );
                a.mark-of href={ "/table/" (table) } title={ (words.text(name)) ": " (words.say(&state)) } aria-label={ (words.text(name)) ": " (words.say(&state)) } {
                    (mark(result.as_deref()))
                }
            }
        }
    }
}

/// The symbol for the result of a challenge.
fn mark(result: Option<&str>) -> Markup {
    html! {
        svg.i16 viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            @match result {
                Some("won") => path.m-won d="M2 8L6.5 13L14 3" {},
                Some(_) => path.m-lost d="M3 3L13 13M13 3L3 13" {},
                None => circle.m-on cx="8" cy="8" r="5" {},
            }
        }
    }
}
