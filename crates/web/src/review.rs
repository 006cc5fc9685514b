//! A finished game looked back at: the chance to win as a line, and the choices that cost most of it.

use i18n::Words;
use maud::{Markup, html};
use search::{Moment, dearest};
use tabletop::Message;

use crate::Frame;
use crate::chances::percent;
use crate::shell::{document, opening_with};

/// The width and height of the drawing.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 200.0;
/// Where the line begins; the shares stand before it.
const LEFT: f64 = 60.0;

/// A game looked back at as far as it has been.
#[derive(Debug, Clone, Default)]
pub struct Review {
    /// Each decision, in the order of the game.
    pub moments: Vec<Moment>,
    /// How many decisions are still to be looked at.
    pub left: usize,
}

/// The page of a review of a game that ended at step `last`.
pub fn review(frame: &Frame<'_>, id: &str, last: u32, review: &Review) -> Markup {
    let words = frame.words();
    let title = words.text("table-review-title");
    let dear = dearest(&review.moments);
    let all = review.moments.len() + review.left;
    let main = html! {
        main.page.wide #main {
            (opening_with(&title, &words.text("table-review-lead"), "cd-lookout"))
            @if review.left > 0 {
                p role="status" { (words.say(&Message::new("table-review-so-far").number("done", count(review.moments.len())).number("all", count(all)))) }
            }
            section.sheet.review aria-labelledby="line" {
                h2 #line { (words.text("table-review-line")) }
                (line(words, id, &review.moments, &dear, all))
            }
            section.sheet aria-labelledby="swings" {
                h2 #swings { (words.text("table-review-swings")) }
                @if dear.is_empty() { p { (words.text("table-review-none")) } }
                ol.swings { @for moment in dear { (swing(words, id, moment)) } }
            }
            details.sheet.more {
                summary { (words.text("table-review-all")) }
                (every(words, id, &review.moments))
            }
            div.btns {
                a.btn href={ "/table/" (id) } { (words.text("table-review-back")) }
                a.btn.alt href={ "/table/" (id) "/at/" (last) } { (words.text("table-past")) }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

/// A choice that cost much, what would have been better, and the way to try it.
fn swing(words: &Words, id: &str, moment: &Moment) -> Markup {
    let before = moment.step.saturating_sub(1);
    html! {
        li {
            p { b { (words.say(&moment.choice)) } }
            @if let Some(better) = &moment.better {
                p { (words.say(&Message::new("table-review-better").message("choice", better.clone()))) }
            }
            p.s.dim {
                (words.say(&Message::new("table-review-cost")
                    .number("from", percent(moment.best.mean))
                    .number("to", percent(moment.chosen.mean))))
                @if !moment.is_certain() { " " (words.text("table-review-unsure")) }
            }
            div.btns {
                a.btn.alt.small href={ "/table/" (id) "/at/" (before) } {
                    (words.say(&Message::new("table-review-look").number("step", before)))
                }
                form method="post" action={ "/table/" (id) "/fork" } {
                    input type="hidden" name="step" value=(before);
                    button.btn.alt.small { (words.text("table-review-again")) }
                }
            }
        }
    }
}

/// The chance to win over the game, with the dearest choices marked.
fn line(words: &Words, id: &str, moments: &[Moment], dear: &[&Moment], all: usize) -> Markup {
    let last = f64::from(u32::try_from(all.saturating_sub(1).max(1)).unwrap_or(u32::MAX));
    let place = |index: usize, chance: f64| {
        let along = f64::from(u32::try_from(index).unwrap_or(u32::MAX)) / last;
        (
            along * (WIDTH - 20.0 - LEFT) + 10.0 + LEFT,
            HEIGHT - 10.0 - chance.clamp(0.0, 1.0) * (HEIGHT - 20.0),
        )
    };
    let point = |(index, moment): (usize, &Moment)| {
        let (x, y) = place(index, moment.chosen.mean);
        format!("{x:.1},{y:.1}")
    };
    let points: Vec<String> = moments.iter().enumerate().map(point).collect();
    let described = match (moments.first(), moments.last()) {
        (Some(first), Some(last)) => words.say(
            &Message::new("table-review-described")
                .number("first", percent(first.chosen.mean))
                .number("last", percent(last.chosen.mean)),
        ),
        _ => words.text("table-review-line"),
    };
    html! {
        svg.winline viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(described) {
            @for share in [0.0, 0.5, 1.0] {
                @let (_, y) = place(0, share);
                line.grid x1=(LEFT) x2=(WIDTH - 10.0) y1=(y) y2=(y) {}
                text x=(LEFT - 8.0) y=(y + 4.0) { (words.percent(percent(share))) }
            }
            @if let [first, .., end] = points.as_slice() {
                @let ground = |point: &str| format!("{},{:.1}", point.split(',').next().unwrap_or_default(), HEIGHT - 10.0);
                polygon points={ (ground(first)) " " (points.join(" ")) " " (ground(end)) } {}
            }
            polyline points=(points.join(" ")) {}
            @for (index, moment) in moments.iter().enumerate() { @if let Some(rank) = dear.iter().position(|one| *one == moment) {
                @let (x, y) = place(index, moment.chosen.mean);
                a href={ "/table/" (id) "/at/" (moment.step.saturating_sub(1)) } aria-label={ (rank + 1) ". " (words.say(&moment.choice)) } {
                    circle cx={ (format!("{x:.1}")) } cy={ (format!("{y:.1}")) } r="9" { title { (words.say(&moment.choice)) } }
                    text.rank x={ (format!("{x:.1}")) } y={ (format!("{y:.1}")) } { (rank + 1) }
                }
            } }
        }
    }
}

/// Every decision in a table.
fn every(words: &Words, id: &str, moments: &[Moment]) -> Markup {
    html! {
        div.scroll-x tabindex="0" role="group" aria-label=(words.text("table-review-all")) {
            table.grid-table {
                thead { tr {
                    th scope="col" { (words.text("table-review-step")) }
                    th scope="col" { (words.text("table-review-choice")) }
                    th scope="col" { (words.text("table-review-win")) }
                    th scope="col" { (words.text("table-review-best")) }
                } }
                tbody { @for moment in moments {
                    tr {
                        td { a href={ "/table/" (id) "/at/" (moment.step.saturating_sub(1)) } { (moment.step) } }
                        td { (words.say(&moment.choice)) }
                        td { (words.percent(percent(moment.chosen.mean))) " ± " (percent(moment.chosen.margin).max(1)) }
                        td { @if let Some(better) = &moment.better { (words.say(better)) " · " (words.percent(percent(moment.best.mean))) } }
                    }
                } }
            }
        }
    }
}
