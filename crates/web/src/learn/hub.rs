//! Where learning begins: the lessons of each game, and the ways to rulebook, glossary and puzzles.

use i18n::Words;
use maud::{Markup, html};
use tabletop::Message;
use tutorial::Task;

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

/// What there is besides lessons.
const WAYS: [(&str, &str, &str, &str); 3] = [
    ("/rules", "i-book", "learn-way-rules", "learn-way-rules-say"),
    ("/puzzles", "i-hint", "learn-way-puzzles", "learn-way-puzzles-say"),
    ("/glossary", "i-globe", "learn-way-glossary", "learn-way-glossary-say"),
];

/// The lessons of one game.
fn game(words: &Words, tile: &Tile, learnt: &Learnt) -> Markup {
    let lessons = tutorial::lessons(tile.game);
    let is_done = |name: &str| learnt.has(tile.game, &Task::Lesson(name.to_owned()));
    let done = lessons.iter().filter(|lesson| is_done(&lesson.name)).count();
    let next = lessons.iter().position(|lesson| !is_done(&lesson.name));
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
                ol.lessons {
                    @for (index, lesson) in lessons.iter().enumerate() {
                        li.sheet.lesson.done[is_done(&lesson.name)] {
                            span.number aria-hidden="true" { @if is_done(&lesson.name) { (icon("i-ok", "i24")) } @else { (index + 1) } }
                            div {
                                h3 { (words.text(&lesson.title)) }
                                p { (words.text(&lesson.about)) }
                                @if is_done(&lesson.name) { p.xs.dim { (words.text("learn-done")) } }
                            }
                            (lay(tile.game, &Task::Lesson(lesson.name.clone()), if next == Some(index) { "" } else { "alt" }, &html! {
                                (words.text(if is_done(&lesson.name) { "learn-once-more" } else { "learn-begin" }))
                                span.vh { ": " (words.text(&lesson.title)) }
                            }))
                        }
                    }
                }
            }
        }
    }
}
