//! The puzzles of every game, and the puzzle of the day.

use i18n::Words;
use maud::{Markup, html};
use tabletop::Message;
use tutorial::{Puzzle, Task};

use super::Learnt;
use super::forms::lay;
use crate::art::{icon, scene};
use crate::look::many;
use crate::shell::{document, opening_with};
use crate::{Frame, Tile};

/// The page of all puzzles; `day` counts days since 1970.
pub fn puzzles(frame: &Frame<'_>, games: &[Tile], learnt: &Learnt, day: u64) -> Markup {
    let words = frame.words();
    let title = words.text("learn-puzzles-title");
    let names: Vec<&str> = games.iter().map(|tile| tile.game).collect();
    let today = tutorial::puzzle_of_the_day(&names, day);
    let today = today.and_then(|(game, puzzle)| Some((games.iter().find(|tile| tile.game == game)?, puzzle)));
    let main = html! {
        main.page.wide.learn #main {
            (opening_with(&title, &words.text("learn-puzzles-lead"), "cd-foresight"))
            @if let Some((tile, puzzle)) = today {
                section.sheet.of-today aria-labelledby="today" {
                    (icon("lantern", "i64"))
                    div {
                        p.kicker #today { (words.text("learn-today")) " · " (words.text(tile.name)) }
                        h2 { (words.text(&puzzle.title)) }
                        p { (words.text(&puzzle.ask)) }
                        p.xs { span.tag { (words.say(&difficulty(puzzle))) } }
                    }
                    (begin(words, tile, puzzle, learnt, ""))
                }
            }
            @for tile in games { (game(words, tile, learnt)) }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The puzzles of one game.
fn game(words: &Words, tile: &Tile, learnt: &Learnt) -> Markup {
    let all = tutorial::puzzles(tile.game);
    let is_solved = |puzzle: &Puzzle| learnt.has(tile.game, &Task::Puzzle(puzzle.name.clone()));
    let solved = all.iter().filter(|puzzle| is_solved(puzzle)).count();
    html! {
        @if !all.is_empty() {
            section.course id=(tile.game) aria-labelledby={ "of-" (tile.game) } {
                div.course-head {
                    div.course-art role="img" aria-label=(words.text(tile.shows)) { (scene(tile.scene)) }
                    div {
                        h2 id={ "of-" (tile.game) } { (words.text(tile.name)) }
                        p { (words.say(&Message::new("learn-puzzles-of").number("count", many(all.len())).number("solved", many(solved)))) }
                    }
                }
                ol.puzzles {
                    @for (index, puzzle) in all.iter().enumerate() {
                        li.sheet.puzzle.done[is_solved(puzzle)] {
                            span.number aria-hidden="true" { @if is_solved(puzzle) { (icon("i-ok", "i24")) } @else { (index + 1) } }
                            h3 { (words.text(&puzzle.title)) }
                            p { (words.text(&puzzle.ask)) }
                            p.xs.dim {
                                span.tag { (words.say(&difficulty(puzzle))) } " "
                                (words.say(&Message::new("learn-within").number("count", many(puzzle.goal.within))))
                            }
                            (begin(words, tile, puzzle, learnt, "alt small"))
                        }
                    }
                }
            }
        }
    }
}

/// The text for the difficulty of a puzzle.
fn difficulty(puzzle: &Puzzle) -> Message {
    Message::new("learn-difficulty").key("difficulty", puzzle.difficulty.name())
}

/// The button that begins a puzzle.
fn begin(words: &Words, tile: &Tile, puzzle: &'static Puzzle, learnt: &Learnt, class: &str) -> Markup {
    let task = Task::Puzzle(puzzle.name.clone());
    let key = if learnt.has(tile.game, &task) { "learn-once-more" } else { "learn-solve" };
    lay(tile.game, &task, class, &html! { (words.text(key)) span.vh { ": " (words.text(&puzzle.title)) } })
}
