//! The history: earlier steps, the log, a turn watched moment by moment, and the proof at the end.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Audience, ChanceRecord, Entry, Message, Narration, RuleId, Seat, SeenStep, StepKind};

use super::{Look, many, rule_link};
use crate::art::icon;

/// The story of a step as the reader may know it, up to the shown moment.
pub fn entries<G: Narration>(look: &Look<'_, G>, step: u32) -> Vec<Entry<G>> {
    let Ok(story) = look.scene.seen.story(step) else { return Vec::new() };
    let is_cut = step == look.step && look.watched().is_some();
    let shown = if is_cut { story.end_of(look.moment) } else { usize::MAX };
    let mut entries = story.into_entries();
    entries.truncate(shown);
    entries
}

/// The steps of the current line, newest first, and step 0.
pub fn steps<G: Narration>(look: &Look<'_, G>) -> Vec<u32> {
    let line = look.scene.seen.line_at(look.step).unwrap_or_default();
    line.iter().rev().map(SeenStep::step).chain([0]).collect()
}

/// The stories of the last steps, with about `most` entries in total, oldest first.
pub fn recent<G: Narration>(look: &Look<'_, G>, most: usize) -> Vec<(u32, Vec<Entry<G>>)> {
    let mut stories = Vec::new();
    let mut told = 0;
    for step in steps(look) {
        if told > most {
            break;
        }
        let story = entries(look, step);
        told += story.len();
        stories.push((step, story));
    }
    stories.reverse();
    stories
}

/// The most undos, redos and corrections in a log; the timeline has all of them.
const MOST_REWINDS: usize = 40;

/// An undo, redo or correction as a line of the log. It never names the choices, which may be hidden.
pub struct Rewind {
    /// Its step.
    pub step: u32,
    /// The name of its icon.
    pub drawing: &'static str,
    /// Its text.
    pub text: String,
    /// The sentence that names its author, until it is part of `text`.
    credit: Option<String>,
}

/// The undos, redos and corrections after a step, up to the shown step, oldest first. Consecutive redos of
/// one author make one line.
fn rewinds<G: Narration>(look: &Look<'_, G>, after: u32) -> Vec<Rewind> {
    let people = look.scene.shared();
    let known = |step: u32| people.and_then(|people| people.rewind_at(step));
    let mut rewinds: Vec<(Rewind, u32)> = Vec::new();
    for (step, kind) in (1..=look.step).zip(look.scene.seen.kinds()).skip(after as usize) {
        let Some(told) = kind.rewind() else { continue };
        let credit = known(step).and_then(|happened| Some(people?.credit(look.words, happened)));
        if kind == StepKind::Redo
            && credit.is_none()
            && let Some((last, redone)) = rewinds.last_mut()
            && *redone > 0
            && last.step + *redone == step
        {
            *redone += 1;
            continue;
        }
        let (drawing, redone) = match kind {
            StepKind::Redo => ("i-redo", 1),
            _ => ("i-undo", 0),
        };
        rewinds.push((Rewind { step, drawing, text: look.say(told), credit }, redone));
    }
    let told = rewinds.into_iter().map(|(mut rewind, redone)| {
        if redone > 1 {
            rewind.text = look.say(StepKind::played_again(redone));
        }
        if let Some(credit) = rewind.credit.take() {
            rewind.text = format!("{} {credit}", rewind.text);
        }
        rewind
    });
    let mut told: Vec<Rewind> = told.collect();
    told.drain(..told.len().saturating_sub(MOST_REWINDS));
    told
}

/// Inserts undos, redos and corrections between the lines of a log. Its turns and their lines are in order of steps,
/// the oldest first.
pub fn with_rewinds<G: Narration, T, L>(
    look: &Look<'_, G>,
    turns: &mut [T],
    first: u32,
    lines: impl Fn(&mut T) -> &mut Vec<(u32, L)>,
    line: impl Fn(Rewind) -> L,
) {
    for rewind in rewinds(look, first) {
        let step = rewind.step;
        let last = |(number, turn): (usize, &mut T)| {
            let place = lines(turn).iter().rposition(|&(at, _)| at < step)?;
            Some((number, place + 1))
        };
        let (turn, place) = turns.iter_mut().enumerate().rev().find_map(last).unwrap_or((0, 0));
        if let Some(turn) = turns.get_mut(turn) {
            lines(turn).insert(place, (step, line(rewind)));
        }
    }
}

/// An event as text for the reader.
pub fn told<G: Narration>(look: &Look<'_, G>, entry: &Entry<G>) -> String {
    let seen = look.scene.seen;
    // A single player is addressed directly, even after the end of the game.
    let reader = if seen.seats() == 1 { Audience::Seat(Seat(0)) } else { seen.audience() };
    look.say(look.game.tell_to(seen.setup(), reader, &entry.event))
}

/// The rules that caused and shaped an event.
pub fn cited<G: Narration>(look: &Look<'_, G>, entry: &Entry<G>) -> Markup {
    html! {
        (rule_link::<G>(entry.rule.id()))
        @if !entry.also.is_empty() {
            " " details.also {
                summary { (look.text("table-also")) }
                @for rule in &entry.also { (rule_link::<G>(rule.id())) " " }
            }
        }
    }
}

/// The header of the log: its title, and the links to the previous and the next step.
pub fn head_of_log<G: Narration>(look: &Look<'_, G>, title: &Markup) -> Markup {
    let step = look.step;
    let way = |step: u32, drawing: &str, words: &str| {
        html! { a.tool href=(look.at(step)) aria-label=(words) title=(words) { (icon(drawing, "i20")) } }
    };
    html! {
        header {
            (title)
            span.push.row.tight {
                @if let Some(told) = last_told(look) {
                    @let words = look.text("table-again");
                    a.tool href={ (look.path()) "/watch?from=" (told) "&moment=0" } aria-label=(words) title=(words) data-retell { (icon("i-play", "i20")) }
                }
                @if step > 0 { (way(step - 1, "i-prev", &look.text("table-step-back"))) }
                @if step < look.scene.seen.step() { (way(step + 1, "i-next", &look.text("table-step-on"))) }
                (beside(look, "line", "i-list", &look.text("memory-line")))
                (beside(look, "fairness", "lantern", &look.text("fair-title")))
                (beside(look, "report", "i-flag", &look.text("memory-report")))
            }
        }
    }
}

/// The link to a page about the shown step.
fn beside<G: Narration>(look: &Look<'_, G>, page: &str, drawing: &str, words: &str) -> Markup {
    let step = look.step;
    let place = if page == "line" { format!("#step-{step}") } else { String::new() };
    html! { a.tool href={ (look.path()) "/" (page) "?step=" (step) (place) } aria-label=(words) title=(words) { (icon(drawing, "i20")) } }
}

/// How many steps back a turn to replay may be.
const TURNS_BACK: usize = 6;

/// The last step with a story to watch, if it is recent.
fn last_told<G: Narration>(look: &Look<'_, G>) -> Option<u32> {
    let told = |&step: &u32| look.scene.seen.story(step).is_ok_and(|story| story.moments() > 0);
    steps(look).into_iter().take(TURNS_BACK).find(told)
}

/// The link to the rest of the log, if its first line is of this step.
pub fn rest_of_log<G: Narration>(look: &Look<'_, G>, first: u32) -> Markup {
    html! {
        @if first > 0 { p { a.s href=(look.at(first - 1)) { (look.text("table-log-earlier")) } } }
    }
}

/// The strip above an earlier step; `moment` names the shown moment, and `ruler` links to
/// others.
pub fn past<G: Narration>(look: &Look<'_, G>, moment: &Markup, ruler: &Markup) -> Markup {
    let (step, last) = (look.step, look.scene.seen.step());
    let way = |to: Option<u32>, drawing: &str, words: String, by: i8| {
        html! {
            @match to {
                Some(to) => a.tool href=(look.at(to)) aria-label=(words) title=(words) data-before[by == -1] data-after[by == 1] { (icon(drawing, "i20")) },
                None => span.tool aria-disabled="true" { (icon(drawing, "i20")) },
            }
        }
    };
    html! {
        nav.past aria-label=(look.text("table-past")) {
            b { (look.say(Message::new("table-past-step").number("step", step).number("last", last))) }
            (moment)
            span.ways {
                span.flip { (way((step > 0).then_some(0), "i-skip", look.text("table-first"), -2)) }
                (way(step.checked_sub(1), "i-prev", look.text("table-previous"), -1))
                (way((step < last).then_some(step + 1), "i-next", look.text("table-next"), 1))
                (way((step < last).then_some(last), "i-skip", look.text("table-last"), 2))
                @if step < last {
                    button.tool type="button" hidden data-roll data-pause-words=(look.text("table-watch-pause"))
                        data-play-words=(look.text("table-watch-play")) aria-pressed="false" aria-label=(look.text("table-watch-play")) {
                        (icon("i-play", "i20 when-paused")) (icon("i-pause", "i20 when-playing"))
                    }
                }
            }
            (ruler)
            div.btns {
                form method="post" action={ (look.path()) "/fork" } {
                    input type="hidden" name="step" value=(step);
                    button.btn.small.alt { (icon("i-fork", "i18")) (look.text("table-fork-here")) }
                }
                a.btn.small href=(look.path()) data-now { (look.text("table-to-now")) }
            }
        }
    }
}

/// The address of a moment to watch.
fn watched<G: Narration>(look: &Look<'_, G>, moment: usize) -> String {
    format!("{}/watch?from={}&moment={moment}", look.path(), look.step)
}

/// The first of some moments after the shown one.
fn next<G: Narration>(look: &Look<'_, G>, all: &[usize]) -> Option<usize> {
    all.iter().copied().find(|&moment| moment > look.moment)
}

/// The address where watching continues: the next of the given moments, or the table.
pub fn onward<G: Narration>(look: &Look<'_, G>, all: &[usize]) -> String {
    next(look, all).map_or_else(|| look.path(), |moment| watched(look, moment))
}

/// The progress of watching a turn, with the links to the next and the previous of the given moments.
pub fn controls<G: Narration>(look: &Look<'_, G>, all: &[usize]) -> Markup {
    let previous = all.iter().rev().copied().find(|&moment| moment < look.moment);
    let go_on = if next(look, all).is_some() { "table-watch-next" } else { "table-watch-done" };
    let at = all.iter().filter(|&&moment| moment <= look.moment).count();
    html! {
        progress max=(all.len()) value=(at) {}
        p.xs.dim.num { (look.say(Message::new("table-watch-at").number("at", many(at)).number("all", many(all.len())))) }
        div.watch-tools {
            @match previous {
                Some(moment) => a.btn.alt href=(watched(look, moment)) data-previous { (icon("i-prev", "i20")) span.vh { (look.text("table-previous")) } },
                None => span.btn.alt aria-disabled="true" { (icon("i-prev", "i20")) },
            }
            a.btn href=(onward(look, all)) data-forward { (look.text(go_on)) }
            button.btn.alt type="button" hidden data-play data-pause-words=(look.text("table-watch-pause"))
                data-play-words=(look.text("table-watch-play")) aria-pressed="false" aria-label=(look.text("table-watch-play")) {
                (icon("i-play", "i20 when-paused")) (icon("i-pause", "i20 when-playing"))
            }
            a.btn.alt href=(look.path()) data-skip { (icon("i-skip", "i20")) span.vh { (look.text("table-watch-skip")) } }
        }
    }
}

/// The proof that a game was fair; `check` explains how to check it.
pub fn proof(words: &Words, chance: &ChanceRecord, title: &'static str, check: &Markup) -> Markup {
    html! {
        @if let ChanceRecord::Keyed { commitment, seed, .. } = chance {
            details.more.proof {
                summary { (words.text(title)) }
                p { (words.text("table-proof-how")) }
                dl {
                    dt { (words.text("table-proof-commitment")) }
                    dd { code { (commitment) } }
                    @if let Some(seed) = seed {
                        dt { (words.text("table-proof-seed")) }
                        dd { code { (seed.to_hex()) } }
                    }
                }
                (check)
            }
        }
    }
}
