//! The timeline of a table: all steps, with links.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{DynSeen, DynSeenPosition, Message, Seat, StepKind};

use crate::art::icon;
use crate::shell::{document, opening_with, rule_link};
use crate::{Frame, People, Review};

/// The most steps on a page.
pub const STEPS: u32 = 100;

/// The data of a timeline.
pub struct TimeLine<'a> {
    /// The ID of the table.
    pub id: &'a str,
    /// The table, as the reader may see it.
    pub table: DynSeen<'a>,
    /// The people at the table.
    pub people: Option<&'a People>,
    /// The selected step.
    pub step: u32,
    /// The review of the game, as far as it is finished, if one was requested.
    pub review: Option<&'a Review>,
}

/// The width and height of the drawing.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 120.0;

/// The description of a step.
struct Step {
    /// The seat that chose; `None` for an undo or for giving up.
    seat: Option<Seat>,
    /// The text of the choice.
    what: String,
    /// The sentence that names the author of an undo, redo or correction, if known.
    by: Option<String>,
    /// The sentences about its events.
    told: Vec<(String, &'static str)>,
    /// Whether it was undone later.
    gone: bool,
    /// Whether it is a choice.
    chosen: bool,
}

/// The most sentences of a step.
const SENTENCES: usize = 4;

/// The page of a timeline.
pub fn line(frame: &Frame<'_>, line: &TimeLine<'_>) -> Markup {
    let words = frame.words();
    let title = words.text("memory-line");
    let last = line.table.step();
    let first = (line.step.saturating_sub(1)) / STEPS * STEPS + 1;
    let end = (first + STEPS - 1).min(last);
    let gone = taken_back(line.table);
    let steps: Vec<(u32, Step)> = (first..=end).map(|step| (step, read(words, line, step, &gone))).collect();
    let base = format!("/table/{}", line.id);
    let to = |step: u32| format!("{base}/line?step={step}#step-{step}");
    let main = html! {
        main.page.wide.time-line #main {
            (opening_with(&title, &words.say(&Message::new("memory-line-lead").number("steps", last)), "cd-evertail_path"))
            section.sheet aria-labelledby="strip" {
                h2.vh #strip { (title) }
                (strip(words, line, &gone))
            }
            form.jump method="get" action={ (base) "/line" } {
                label for="step" { (words.text("memory-line-jump")) }
                input #step type="number" name="step" min="0" max=(last) value=(line.step) inputmode="numeric";
                button.btn.alt { (words.text("memory-line-go")) }
                a.btn.quiet href=(base) { (words.text("table-to-now")) }
                @if line.table.outcome().is_some() { a.btn.quiet href={ (base) "/review" } { (words.text("table-review")) } }
            }
            nav.pager aria-label=(words.text("memory-pages")) {
                @if first > 1 { a href=(to(first - 1)) { (icon("i-prev", "i20")) (words.text("memory-line-before")) } } @else { span {} }
                @if end < last { a href=(to(end + 1)) { (words.text("memory-line-after")) (icon("i-next", "i20")) } } @else { span {} }
            }
            ol.passed {
                @if first == 1 {
                    li #step-0 .now[line.step == 0] {
                        a.num href={ (base) "/at/0" } { "0" }
                        div { p { b { (words.text("memory-line-begin")) } } }
                    }
                }
                @for (step, told) in &steps { (one(words, line, &base, *step, told)) }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// One step.
fn one(words: &Words, line: &TimeLine<'_>, base: &str, step: u32, told: &Step) -> Markup {
    let better = line.review.and_then(|review| review.moments.iter().find(|moment| moment.step == step));
    let several = line.table.seats() > 1;
    html! {
        li id={ "step-" (step) } .now[line.step == step] .gone[told.gone] .aside[!told.chosen] {
            a.num href={ (base) "/at/" (step) } aria-label=(words.say(&Message::new("memory-line-step").number("step", step))) { (step) }
            div {
                p {
                    @if let Some(seat) = told.seat.filter(|_| several) { span.tag { (words.say(&Message::new("memory-line-seat").number("player", i64::from(seat.0) + 1))) } " " }
                    b { (told.what) }
                    @if let Some(by) = &told.by { " " (by) }
                    @if told.gone { " " span.tag { (words.text("memory-line-gone")) } }
                }
                @if !told.told.is_empty() {
                    ul.s { @for (text, rule) in &told.told { li { (text) " " (rule_link(line.table.game(), rule)) } } }
                }
                @if let Some(moment) = better {
                    p.s.dim {
                        (words.say(&Message::new("memory-line-win").number("percent", crate::chances::percent(moment.chosen.mean))))
                        @if let Some(choice) = &moment.better { " " (words.say(&Message::new("table-review-better").message("choice", choice.clone()))) }
                    }
                }
            }
            form method="post" action={ (base) "/fork" } {
                input type="hidden" name="step" value=(step);
                button.tool aria-label=(words.say(&Message::new("memory-line-fork").number("step", step))) title=(words.say(&Message::new("memory-line-fork").number("step", step))) { (icon("i-fork", "i20")) }
            }
        }
    }
}

/// Whether each step was undone, by step.
fn taken_back(table: DynSeen<'_>) -> Vec<bool> {
    let mut gone = vec![false; table.step() as usize + 1];
    // The choices of the current line, and those that can be redone.
    let (mut line, mut back): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    for (step, kind) in (1..).zip(table.kinds()) {
        match kind {
            StepKind::Choose => {
                line.push(step);
                back.clear();
            }
            StepKind::Undo { choices, .. } => {
                for _ in 0..choices {
                    let Some(step) = line.pop() else { break };
                    gone[step] = true;
                    back.push(step);
                }
            }
            StepKind::Redo => {
                if let Some(step) = back.pop() {
                    gone[step] = false;
                    line.push(step);
                }
            }
            StepKind::Amend { choices } => {
                for _ in 0..choices {
                    let Some(step) = line.pop() else { break };
                    gone[step] = true;
                }
                back.clear();
                line.push(step);
            }
            StepKind::GiveUp => {}
        }
    }
    gone
}

/// Describes a step, as the reader may know it.
fn read(words: &Words, line: &TimeLine<'_>, step: u32, gone: &[bool]) -> Step {
    let place = step as usize;
    let kind = line.table.kind(step);
    let before = line.table.at(step - 1).ok();
    let decision = before.as_ref().and_then(DynSeenPosition::decision);
    let mut what = match kind {
        Some(StepKind::GiveUp) => words.text("memory-line-give-up"),
        Some(StepKind::Choose) => {
            line.table.chosen(step).map_or_else(String::new, |choice| words.say(&choice.label))
        }
        Some(kind) => kind.rewind().map_or_else(String::new, |told| words.say(&told)),
        None => String::new(),
    };
    let by = line.people.and_then(|people| Some(people.credit(words, people.rewind_at(step)?)));
    let chosen = kind == Some(StepKind::Choose);
    let events = line.table.events(step).unwrap_or_default();
    let told: Vec<(String, &'static str)> = events
        .iter()
        .filter(|event| !event.is_moment)
        .map(|event| (words.say(&event.text), event.rule.id))
        .collect();
    let told: Vec<_> = told.into_iter().filter(|(text, _)| !text.is_empty()).take(SENTENCES).collect();
    if what.is_empty() {
        // A choice from a hidden hand is described by its first visible event.
        what = told.first().map_or_else(|| words.text("memory-line-hidden"), |(text, _)| text.clone());
    }
    let seat = decision.map(|decision| decision.seat).filter(|_| chosen);
    Step { seat, what, by, told, gone: gone.get(place).copied().unwrap_or(false), chosen }
}

/// All steps on one line, with the chance to win above if the game was reviewed.
fn strip(words: &Words, line: &TimeLine<'_>, gone: &[bool]) -> Markup {
    let last = line.table.step().max(1);
    let along = |step: u32| 10.0 + (WIDTH - 20.0) * f64::from(step) / f64::from(last);
    let base = HEIGHT - 22.0;
    let up = |chance: f64| base - 8.0 - chance.clamp(0.0, 1.0) * (base - 16.0);
    let points: Option<String> = line.review.filter(|review| !review.moments.is_empty()).map(|review| {
        let point =
            |moment: &search::Moment| format!("{:.1},{:.1}", along(moment.step), up(moment.chosen.mean));
        review.moments.iter().map(point).collect::<Vec<_>>().join(" ")
    });
    // More marks would be indistinguishable.
    let every = last.div_ceil(240).max(1);
    let round = if last > 400 {
        100
    } else if last > 80 {
        20
    } else {
        5
    };
    html! {
        svg.strip viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(words.say(&Message::new("memory-line-strip").number("steps", line.table.step()).number("step", line.step))) {
            line.axis x1="10" x2=(WIDTH - 10.0) y1=(base) y2=(base) {}
            @for step in (0..=last).step_by(every as usize) {
                @let x = format!("{:.1}", along(step));
                @let is_gone = gone.get(step as usize).copied().unwrap_or(false);
                line.mark.gone[is_gone] x1=(x) x2=(x) y1=(base - if is_gone { 3.0 } else { 6.0 }) y2=(base + 3.0) {}
            }
            @for step in (0..=last).step_by(round) {
                a href={ "/table/" (line.id) "/line?step=" (step) "#step-" (step) } tabindex="-1" {
                    rect.hit x=(format!("{:.1}", along(step) - 14.0)) y=(base - 4.0) width="28" height="26" {}
                    text x=(format!("{:.1}", along(step))) y=(HEIGHT - 4.0) { (step) }
                }
            }
            @if let Some(points) = points { polyline points=(points) {} }
            @let x = format!("{:.1}", along(line.step));
            line.here x1=(x) x2=(x) y1="4" y2=(base + 6.0) {}
            circle.here cx=(x) cy=(base) r="6" {}
        }
        @if line.review.is_some() { p.s.dim { (words.text("memory-line-chance")) } }
    }
}
