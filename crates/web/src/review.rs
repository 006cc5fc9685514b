//! The review of a finished game: the chance to win as a line, and the costliest choices.

use i18n::Words;
use maud::{Markup, html};
use search::{Moment, Swing, dearest, swings};
use tabletop::{DynSeen, Message, Seat, StepKind};

use crate::Frame;
use crate::chances::percent;
use crate::shell::{document, opening_with};

/// The width and height of the drawing.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 200.0;
/// The height of the axis with rounds below the drawing.
const AXIS: f64 = 28.0;
/// The most labels on the axis.
const NAMED: usize = 10;
/// The most sentences about the events of a swing.
const SENTENCES: usize = 6;
/// The left edge of the line, after the labels of percentages.
const LEFT: f64 = 60.0;

/// A review, as far as it is finished.
#[derive(Debug, Clone, Default)]
pub struct Review {
    /// Each decision, in the order of the game.
    pub moments: Vec<Moment>,
    /// The number of decisions left to review.
    pub left: usize,
}

/// The data of the page of a review.
pub struct Reviewed<'a> {
    /// The ID of the table.
    pub id: &'a str,
    /// The table, as the reader may see it.
    pub table: DynSeen<'a>,
    /// The reviewed seat.
    pub seat: Seat,
    /// Whether the seat won.
    pub won: bool,
    /// The review.
    pub review: &'a Review,
    /// The round or turn of each moment, in the same order; 0 or missing if the game does not count.
    pub rounds: &'a [u32],
    /// The unit of `rounds`: `round` or `turn`.
    pub unit: &'static str,
}

/// The page of a review.
pub fn review(frame: &Frame<'_>, reviewed: &Reviewed<'_>) -> Markup {
    let &Reviewed { id, table, review, .. } = reviewed;
    let last = table.step();
    let words = frame.words();
    let title = words.text("table-review-title");
    let dear = dearest(&review.moments);
    let all = review.moments.len() + review.left;
    let done = review.left == 0;
    let end = done.then_some((last, reviewed.won));
    let turns = fortunes(table, reviewed.seat, &review.moments, end);
    let main = html! {
        main.page.wide #main {
            (opening_with(&title, &words.text("table-review-lead"), "cd-lookout"))
            @if review.left > 0 {
                p role="status" { (words.say(&Message::new("table-review-so-far").number("done", count(review.moments.len())).number("all", count(all)))) }
            }
            section.sheet.review aria-labelledby="line" {
                h2 #line { (words.text("table-review-line")) }
                (line(words, reviewed, &dear, &turns))
                @if !turns.is_empty() { p.s.dim { (words.text("table-review-marks")) } }
            }
            section.sheet aria-labelledby="swings" {
                h2 #swings { (words.text("table-review-swings")) }
                @if dear.is_empty() && done { p { (words.text("table-review-none")) } }
                ol.swings { @for moment in dear { (swing(words, id, moment)) } }
            }
            section.sheet aria-labelledby="turns" {
                h2 #turns { (words.text("table-review-turns")) }
                p.s.dim { (words.text("table-review-turns-say")) }
                @if turns.is_empty() && done { p { (words.text("table-review-turns-none")) } }
                ul.swings.turns { @for turn in &turns { (turned(words, reviewed, turn)) } }
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

/// A costly choice, a better one, and the link to try it.
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

/// The largest swings of a seat's chance to win that chance or other seats caused, largest first. `end` is the last
/// step of the game and whether the seat won; `None` while the review is incomplete.
pub fn fortunes(table: DynSeen<'_>, seat: Seat, moments: &[Moment], end: Option<(u32, bool)>) -> Vec<Swing> {
    swings(moments, end, |swing| others_chose(table, seat, swing) || chance_decided(table, swing))
}

/// Whether another seat made a choice in a swing.
fn others_chose(table: DynSeen<'_>, seat: Seat, swing: &Swing) -> bool {
    (swing.from_step + 1..=swing.to_step).any(|step| {
        let decision = table.at(step.saturating_sub(1)).ok().and_then(|before| before.decision());
        table.kind(step) == Some(StepKind::Choose) && decision.is_some_and(|decision| decision.seat != seat)
    })
}

/// Whether chance decided something in a swing.
fn chance_decided(table: DynSeen<'_>, swing: &Swing) -> bool {
    let events = |step| table.events(step).unwrap_or_default();
    (swing.from_step..=swing.to_step).any(|step| events(step).iter().any(|event| event.by_chance))
}

/// A swing with its events, and the link to watch it.
fn turned(words: &Words, reviewed: &Reviewed<'_>, swing: &Swing) -> Markup {
    let Reviewed { id, table, seat, .. } = *reviewed;
    let steps = swing.from_step..=swing.to_step;
    let others = others_chose(table, seat, swing);
    let mut told: Vec<(u32, String)> = Vec::new();
    for step in steps {
        let events = table.events(step).unwrap_or_default();
        let said = events.iter().filter(|event| !event.is_moment).map(|event| (step, words.say(&event.text)));
        told.extend(said.filter(|(_, text)| !text.is_empty()));
    }
    let rest = told.split_off(told.len().min(SENTENCES));
    let by = if others { "others" } else { "chance" };
    let way = if swing.change() > 0.0 { "up" } else { "down" };
    let sentences = |told: &[(u32, String)]| {
        html! {
            ul.s { @for (step, text) in told { li { a.num href={ "/table/" (id) "/at/" (step) } { (step) } " " (text) } } }
        }
    };
    html! {
        li.{ "to-" (way) } {
            p {
                b { (words.say(&Message::new("table-review-turn").key("way", way)
                    .number("from", percent(swing.from)).number("to", percent(swing.to)))) }
                " " (words.say(&Message::new("table-review-turn-by").key("by", by)))
            }
            (sentences(&told))
            @if !rest.is_empty() {
                details.more {
                    summary { (words.say(&Message::new("table-review-turn-more").number("count", count(rest.len())))) }
                    (sentences(&rest))
                }
            }
            div.btns {
                a.btn.alt.small href={ "/table/" (id) "/at/" (swing.from_step) } {
                    (words.say(&Message::new("table-review-look").number("step", swing.from_step)))
                }
            }
        }
    }
}

/// The indices of moments at which a new round begins, at most [`NAMED`], with the round.
fn marks(rounds: &[u32]) -> Vec<(usize, u32)> {
    let mut begun: Vec<(usize, u32)> = Vec::new();
    for (place, &round) in rounds.iter().enumerate() {
        if round > 0 && begun.last().is_none_or(|&(_, last)| last < round) {
            begun.push((place, round));
        }
    }
    let every = begun.len().div_ceil(NAMED).max(1);
    begun.into_iter().step_by(every).collect()
}

/// The chance to win over the game, with the costliest choices and the largest swings marked.
fn line(words: &Words, reviewed: &Reviewed<'_>, dear: &[&Moment], turns: &[Swing]) -> Markup {
    let &Reviewed { id, review: Review { moments, left }, rounds, .. } = reviewed;
    let all = moments.len() + left;
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
        svg.winline viewBox={ "0 0 " (WIDTH) " " (HEIGHT + AXIS) } role="group" aria-label=(described) {
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
            @for (index, round) in marks(rounds) {
                @let (x, _) = place(index, 0.0);
                line.grid x1=(format!("{x:.1}")) x2=(format!("{x:.1}")) y1="10" y2=(HEIGHT - 4.0) {}
                text.round x=(format!("{x:.1}")) y=(HEIGHT + 18.0) { (words.say(&Message::new("table-review-round").key("unit", reviewed.unit).number("round", round))) }
            }
            @for swing in turns { @if let Some(index) = moments.iter().position(|moment| moment.step == swing.from_step) {
                @let (x, from) = place(index, swing.from);
                @let (_, to) = place(index, swing.to);
                @let tip = if to < from { -7.0 } else { 7.0 };
                path.turn d=(format!("M{x:.1} {from:.1}V{to:.1}M{:.1} {:.1}L{x:.1} {to:.1}L{:.1} {:.1}", x - 5.0, to - tip, x + 5.0, to - tip)) {}
            } }
            @for (index, moment) in moments.iter().enumerate() { @if let Some(rank) = dear.iter().position(|one| *one == moment) {
                @let (x, y) = place(index, moment.chosen.mean);
                a href={ "/table/" (id) "/at/" (moment.step.saturating_sub(1)) } aria-label={ (rank + 1) ". " (words.say(&moment.choice)) } {
                    circle cx={ (format!("{x:.1}")) } cy={ (format!("{y:.1}")) } r="9" {}
                    text.rank x={ (format!("{x:.1}")) } y={ (format!("{y:.1}")) } { (rank + 1) }
                }
            } }
        }
    }
}

/// All decisions as a table.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_named_once_and_not_too_many() {
        assert_eq!(marks(&[0, 1, 1, 2, 2, 2, 3]), [(1, 1), (3, 2), (6, 3)]);
        let many: Vec<u32> = (1..=47).collect();
        let named = marks(&many);
        assert!(named.len() <= NAMED);
        assert_eq!(named[1], (5, 6));
        assert_eq!(marks(&[0, 0]), []);
    }
}
