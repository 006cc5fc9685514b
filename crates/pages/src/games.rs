//! The reader's games.

use maud::{Markup, html};
use tabletop::Message;
use words::Words;

use crate::art::icon;
use crate::shell::{document, fault_notice};
use crate::{Face, Frame, Race, Tile};

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCard {
    /// The table's name in addresses.
    pub id: String,
    /// The stable name of the game.
    pub game: &'static str,
    /// Its title: the key of a message.
    pub name: &'static str,
    /// What the game says of itself.
    pub face: Face,
    /// Whether its record is not handed out yet.
    pub kept: bool,
    /// Steps played.
    pub steps: u32,
    /// When it was last played, in seconds since 1970.
    pub changed: i64,
}

/// The list of the reader's games, and which can be begun.
pub fn games(frame: &Frame<'_>, tiles: &[Tile], games: &[GameCard], fault: Option<&Message>) -> Markup {
    let words = frame.words();
    let title = words.text("site-games-title");
    let main = html! {
        main.page.wide #main {
            header {
                h1 { (title) }
                p { (words.text("site-games-lead")) }
            }
            (fault_notice(words, fault))
            @if games.is_empty() {
                div.empty {
                    (icon("nest", "i64"))
                    p { (words.text("site-games-empty")) }
                    @for tile in tiles { a.btn href={ "/new/" (tile.game) } { (begin(words, tile, tiles)) } }
                }
            } @else {
                div.btns {
                    @for tile in tiles {
                        a.btn.alt href={ "/new/" (tile.game) } { (icon("i-plus", "i20")) (begin(words, tile, tiles)) }
                    }
                }
                ul.shelf { @for card in games { (saved(words, card, tiles.len() > 1)) } }
            }
            details.more {
                summary { (icon("i-plus", "i20")) (words.text("site-import")) }
                form.stack method="post" action="/games/import" {
                    p { (words.text("site-import-say")) }
                    div.field {
                        label for="record" { (words.text("site-record")) }
                        textarea #record name="record" rows="6" required spellcheck="false" {}
                    }
                    button.btn { (words.text("site-import-do")) }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// What begins a game: which one is said where there are several.
fn begin(words: &Words, tile: &Tile, tiles: &[Tile]) -> String {
    if tiles.len() == 1 {
        return words.text("site-new-game");
    }
    words.say(&Message::new("site-new-game-of").message("game", Message::new(tile.name)))
}

/// One game of the list.
fn saved(words: &Words, card: &GameCard, several: bool) -> Markup {
    let face = &card.face;
    let pair = words.say(&face.title);
    let table = format!("/table/{}", card.id);
    let label = |key| words.say(&Message::new(key).key("game", &pair));
    html! {
        li.sheet.saved.over[face.outcome.is_some()] {
            div.saved-art { @for drawing in &face.art { (icon(drawing, "whole")) } }
            div.saved-in {
                h2 { a href=(table) { (pair) } }
                div.facts {
                    @if let Some(outcome) = &face.outcome { span.tag { b { (words.say(outcome)) } } }
                    @if several { span.tag { (words.text(card.name)) } }
                    @for tag in &face.tags { span.tag { (words.say(tag)) } }
                    span.tag { (words.say(&Message::new("site-steps").number("steps", card.steps))) }
                    span.tag { (date(words, card.changed)) }
                }
                @if face.races.is_empty() {
                    p.s.dim { (words.say(&face.standing)) }
                } @else {
                    div.race { @for race in &face.races { (notches(words, race)) } }
                }
            }
            div.btns {
                a.btn.alt[face.outcome.is_some()] href=(table) {
                    (words.text(if face.outcome.is_some() { "site-look-back" } else { "site-resume-go" }))
                }
                @if !card.kept {
                    a.btn.alt href={ (table) "/record.json" } download aria-label=(label("site-record-of")) {
                        (icon("i-download", "i20")) (words.text("site-record"))
                    }
                }
                details.drop {
                    summary.btn.quiet aria-label=(label("site-delete-of")) { (icon("i-trash", "i20")) (words.text("site-delete")) }
                    form.notice.bad method="post" action={ (table) "/delete" } {
                        p { (words.text("site-delete-sure")) }
                        button.btn.danger { (words.text("site-delete-do")) }
                    }
                }
            }
        }
    }
}

/// One count of a race.
fn notches(words: &Words, race: &Race) -> Markup {
    html! {
        div class=(if race.ours { "us" } else { "them" }) {
            span { (words.text(race.who)) }
            span.notches aria-hidden="true" { @for notch in 0..race.goal { i.f[notch < race.count] {} } }
            span.num { (words.say(&Message::new("site-race-count").number("count", race.count).number("goal", race.goal))) }
        }
    }
}

/// A day, as the reader's language writes it. The hour is left out, since nobody said where the
/// reader lives.
fn date(words: &Words, seconds: i64) -> Markup {
    let (year, month, day) = civil(seconds.div_euclid(86_400));
    let message = Message::new("site-date")
        .key("year", year.to_string())
        .number("month", month)
        .key("day", day.to_string());
    html! { time datetime=(format!("{year:04}-{month:02}-{day:02}")) { (words.say(&message)) } }
}

/// Year, month and day of the Gregorian calendar, from days since 1970.
fn civil(days: i64) -> (i64, i64, i64) {
    // Counted in eras of 400 years that begin on 1 March, so that the leap day is the last.
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::civil;

    #[test]
    fn days_are_counted_by_the_calendar() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(-1), (1969, 12, 31));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_778), (2026, 11, 21));
    }
}
