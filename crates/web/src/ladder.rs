//! The ladder: the results of a person in each kind of a game, compared with the computer players.

use i18n::Words;
use maud::{Markup, html};
use search::Level;
use stats::{Counts, Ladder, Rung};
use tabletop::Message;

use crate::art::icon;
use crate::company::level_name;
use crate::shell::{document, opening_with};
use crate::{Frame, Tile};

/// A ladder with the results of a person.
pub struct Climb<'a> {
    /// The ladder.
    pub ladder: &'a Ladder,
    /// The results of the person on each rung, in order.
    pub counts: &'a [Counts],
    /// The message for a word of accounts with a value.
    pub call: &'a dyn Fn(&str, &str) -> Message,
}

/// The page of a ladder.
pub fn ladder(frame: &Frame<'_>, tile: &Tile, climb: &Climb<'_>) -> Markup {
    let words = frame.words();
    let heading = words.say(&Message::new("ladder-title").key("game", words.text(tile.name)));
    let next = climb.ladder.next(climb.counts);
    let main = html! {
        main.page.wide #main {
            (opening_with(&heading, &words.text("ladder-lead"), "cd-scurrble_champion"))
            @if tile.opponents > 0 { p { a href={ "/against/" (tile.game) } { (words.text("door-go")) } } }
            ul.ladder {
                @for (rung, &counts) in climb.ladder.rungs().iter().zip(climb.counts) {
                    (sort(words, tile, climb, rung, counts, next == Some(rung)))
                }
            }
            p.s.dim { (words.text("ladder-measured")) }
            p { a href={ "/stats/" (tile.game) } { (words.text("ladder-stats")) } }
        }
    };
    document(frame, &heading, "", &[], &main)
}

/// A computer player or the person.
enum Climber {
    Level(Level),
    You,
}

/// One kind of game: the computer players and the person, by win rate.
fn sort(words: &Words, tile: &Tile, climb: &Climb<'_>, rung: &Rung, counts: Counts, is_next: bool) -> Markup {
    let name = words.say(&(climb.call)(&rung.word, &rung.value));
    let mut climbers: Vec<(Climber, f64)> =
        Level::ALL.into_iter().zip(rung.won).rev().map(|(level, won)| (Climber::Level(level), won)).collect();
    if let Some(percent) = counts.percent() {
        climbers.push((Climber::You, percent.into()));
    }
    climbers.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    html! {
        li.sheet.rung.next[is_next] {
            h2 { (name) }
            @if is_next { span.tag { (words.text("door-next")) } }
            ol {
                @for (climber, won) in climbers {
                    @match climber {
                        Climber::Level(level) => li {
                            (icon(&format!("level-{level}"), "i20"))
                            (words.say(&level_name(level)))
                            (bar(won))
                            (percent(words, won))
                        },
                        Climber::You => li.you {
                            (icon("i-flag", "i20"))
                            b { (words.text("ladder-you")) }
                            (bar(won))
                            b { (percent(words, won)) }
                        },
                    }
                }
            }
            p.s { (words.say(&record(rung, counts))) }
            a.btn.small.alt[!is_next] href={ "/new/" (tile.game) "?first=" (rung.name()) } {
                (words.text("ladder-play")) span.vh { ": " (name) }
            }
        }
    }
}

/// A decorative horizontal bar for a percentage.
fn bar(won: f64) -> Markup {
    html! {
        svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            rect.ground width="100" height="8" {}
            rect width=(won.max(0.5)) height="8" {}
        }
    }
}

/// A rate as a whole percentage; below 1 % it says so.
fn percent(words: &Words, won: f64) -> String {
    if won > 0.0 && won < 1.0 {
        words.text("ladder-below-one")
    } else {
        words.say(&Message::new("ladder-percent").key("percent", format!("{won:.0}")))
    }
}

/// The results of the person, and the comparable computer player.
fn record(rung: &Rung, counts: Counts) -> Message {
    let record = match (counts.decided(), rung.like(counts)) {
        (0, _) => return Message::new("ladder-never"),
        (_, None) => Message::new("door-record"),
        (_, Some(level)) => Message::new("ladder-like").key("level", level.name()),
    };
    record.number("won", counts.won).number("all", counts.decided())
}
