//! The list of games.

use i18n::Words;
use maud::{Markup, html};
use tabletop::Message;

use crate::art::{icon, vista};
use crate::bidi::apart;
use crate::fairness::caveat_tag;
use crate::memory::{Shelved, date, filters, pager, travel};
use crate::shell::{document, fault_notice, opening};
use crate::{Caveat, Frame, GameCard, Race, Tile};

/// The page with the list of games, and the games that can be begun.
pub fn games(frame: &Frame<'_>, tiles: &[Tile], shelved: &Shelved<'_>, fault: Option<&Message>) -> Markup {
    let words = frame.words();
    let title = words.text("site-games-title");
    let main = html! {
        main.page.wide #main {
            (opening(&title, &html! {
                p {
                    (words.text("site-games-lead"))
                    @if tiles.iter().any(|tile| tile.campaigns.is_some()) { " " a href="/campaigns" { (words.text("memory-campaigns")) } }
                }
            }, &vista("cd-inn")))
            (fault_notice(words, fault))
            @if shelved.is_empty() {
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
                (filters(words, tiles, shelved))
                ul.shelf { @for card in shelved.games { (saved(words, card, tiles.len() > 1)) } }
                (pager(words, shelved))
            }
            (travel(words, shelved))
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The label of the button that begins a game; it names the game if there are several.
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
                    @if let Some(pack) = &card.pack { span.tag.of-pack { (icon("i-book", "i16")) (apart(pack)) } }
                    @if let Some(day) = card.day {
                        span.tag { (icon("i-sun", "i16")) (words.text("memory-sort-daily")) " " (date(words, day)) }
                    } @else if !card.sort.is_empty() {
                        span.tag { (words.say(&Message::new("memory-sort").key("sort", &card.sort))) }
                    }
                    // For a fork, a position or a daily challenge, the sort of table says the same.
                    @for caveat in card.caveats.iter().copied().filter(|caveat| matches!(caveat, Caveat::Told | Caveat::Corrected | Caveat::Imported)) {
                        (caveat_tag(words, caveat))
                    }
                    @if let Some(score) = card.score {
                        span.tag { (words.say(&Message::new(card.points).number("points", score))) }
                    }
                    @if card.rounds > 0 { span.tag { (words.say(&Message::new("memory-rounds").number("rounds", card.rounds))) } }
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
