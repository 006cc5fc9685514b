//! The start page for learning: the lessons of each game, and links to rulebook, glossary and puzzles.

use i18n::Words;
use maud::{Markup, html};
use tabletop::Message;
use tutorial::{Lesson, Task};

use super::Learnt;
use super::forms::lay;
use crate::art::{icon, scene};
use crate::look::many;
use crate::shell::{document, opening_with};
use crate::{Frame, Tile};

/// The page of all lessons.
pub fn learn(frame: &Frame<'_>, games: &[Tile], learnt: &Learnt) -> Markup {
    let words = frame.words();
    let title = words.text("learn-title");
    let main = html! {
        main.page.wide.learn #main {
            (opening_with(&title, &words.text("learn-lead"), "cd-teacher"))
            ul.ways {
                @for (path, drawing, name, say) in WAYS {
                    li { a.sheet.way href=(path) { (icon(drawing, "i40")) span { b { (words.text(name)) } small { (words.text(say)) } } } }
                }
            }
            @for tile in games { (game(words, tile, learnt)) }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The links to pages other than lessons.
const WAYS: [(&str, &str, &str, &str); 3] = [
    ("/rules", "i-book", "learn-way-rules", "learn-way-rules-say"),
    ("/puzzles", "i-hint", "learn-way-puzzles", "learn-way-puzzles-say"),
    ("/glossary", "i-globe", "learn-way-glossary", "learn-way-glossary-say"),
];

/// The lessons of one game, in their groups if it has any.
fn game(words: &Words, tile: &Tile, learnt: &Learnt) -> Markup {
    let lessons = tutorial::lessons(tile.game);
    let is_done = |lesson: &Lesson| learnt.has(tile.game, &Task::Lesson(lesson.name.clone()));
    let done = lessons.iter().filter(|lesson| is_done(lesson)).count();
    let next = lessons.iter().position(|lesson| !is_done(lesson));
    let numbered: Vec<(usize, &Lesson)> = lessons.iter().enumerate().collect();
    html! {
        @if !lessons.is_empty() {
            section.course id=(tile.game) aria-labelledby={ "of-" (tile.game) } {
                div.course-head {
                    div.course-art role="img" aria-label=(words.text(tile.shows)) { (scene(tile.scene)) }
                    div {
                        h2 id={ "of-" (tile.game) } { (words.text(tile.name)) }
                        p { (words.say(&Message::new("learn-course").number("count", many(lessons.len())).number("done", many(done)))) }
                    }
                }
                @for group in numbered.chunk_by(|(_, one), (_, other)| one.group == other.group) {
                    @let (first, heading) = (group[0].0, group[0].1.group.as_deref());
                    @if let Some(key) = heading { h3 id=(key) { (words.text(key)) } }
                    ol.lessons start=(first + 1) aria-labelledby=[heading] {
                        @for &(index, lesson) in group {
                            (row(words, tile, (index, lesson), is_done(lesson), next == Some(index)))
                        }
                    }
                }
            }
        }
    }
}

/// A lesson with its index in the list of its game.
fn row(words: &Words, tile: &Tile, (index, lesson): (usize, &Lesson), done: bool, next: bool) -> Markup {
    let name = words.text(&lesson.title);
    html! {
        li.sheet.lesson.done[done] {
            span.number aria-hidden="true" { @if done { (icon("i-ok", "i24")) } @else { (index + 1) } }
            div {
                // One level below the heading above.
                @if lesson.group.is_some() { h4 { (name) } } @else { h3 { (name) } }
                p { (words.text(&lesson.about)) }
                @if done { p.xs.dim { (words.text("learn-done")) } }
            }
            (lay(tile.game, &Task::Lesson(lesson.name.clone()), if next { "" } else { "alt" }, &html! {
                (words.text(if done { "learn-once-more" } else { "learn-begin" }))
                span.vh { ": " (name) }
            }))
        }
    }
}
