//! The first page.

use i18n::Words;
use maud::{Markup, html};
use search::Level;
use tabletop::Message;

use crate::art::{icon, scene};
use crate::fairness::quiet_offer;
use crate::shell::{Unfurled, document_about};
use crate::{Frame, GameCard, Offer, Tile};

/// The first page: these games, and the table to continue, if there is one. `offers` are the commitments to fair
/// chance, one per game in the order of `games`; `about` is the preview of a link to the page.
pub fn home(
    frame: &Frame<'_>,
    games: &[Tile],
    resume: Option<&GameCard>,
    offers: &[Offer],
    about: &Unfurled,
) -> Markup {
    let words = frame.words();
    let title = words.text("site-home-title");
    let mut shelf: Vec<(&Tile, Option<&Offer>)> =
        games.iter().enumerate().map(|(at, tile)| (tile, offers.get(at))).collect();
    shelf.sort_by_key(|(tile, _)| tile.place);
    let main = html! {
        main #main {
            div.hero role="img" aria-label=(words.text("site-home-hero")) { (scene("hero")) }
            div.home {
                div.hello {
                    h1 { (title) }
                    p { (words.text("site-home-lead")) }
                    @if resume.is_none() {
                        a.btn.quiet href="/learn" { (icon("lantern", "i20")) (words.text("site-home-learn")) }
                    }
                }
                @if let Some(card) = resume { (waiting(words, card, games.len() > 1)) }
                div.games {
                    @for (tile, offer) in shelf { (playable(words, tile, offer)) }
                }
                ul.vows {
                    @for (sign, title, text) in VOWS {
                        li {
                            (icon(sign, "i40"))
                            h3 { (words.text(title)) }
                            p { (words.text(text)) }
                        }
                    }
                }
            }
        }
    };
    document_about(frame, &title, about, &main)
}

/// The promises of Hedgerow: symbol, title, text.
const VOWS: [(&str, &str, &str); 4] = [
    ("i-book", "site-vow-why", "site-vow-why-text"),
    ("i-fork", "site-vow-what-if", "site-vow-what-if-text"),
    ("lantern", "site-vow-fair", "site-vow-fair-text"),
    ("rat-brown", "site-vow-pace", "site-vow-pace-text"),
];

/// The strip for the game to continue.
fn waiting(words: &Words, card: &GameCard, several: bool) -> Markup {
    let face = &card.face;
    html! {
        section.resume.sheet aria-labelledby="resume" {
            @if let Some(drawing) = face.art.first() { (icon(drawing, "i64")) }
            span {
                h2 #resume { (words.text("site-resume-title")) }
                p {
                    @if several { b { (words.text(card.name)) } " · " }
                    (words.say(&face.title))
                }
                p.s.dim { (words.say(&face.standing)) }
            }
            a.btn href={ "/table/" (card.id) } { (words.text("site-resume-go")) }
        }
    }
}

/// A game that can be played.
fn playable(words: &Words, tile: &Tile, offer: Option<&Offer>) -> Markup {
    let new = format!("/new/{}", tile.game);
    let first = format!("first-{}", tile.game);
    let name = words.text(tile.name);
    let label = |key| words.say(&Message::new(key).key("game", &name));
    html! {
        article.sheet.game {
            (cover(tile.scene, &words.text(tile.shows)))
            div.in {
                h2 { (name) }
                p { (words.text(tile.text)) }
                div.facts {
                    @for fact in tile.facts { span.tag { (words.text(fact)) } }
                }
                form.btns method="post" action=(new) {
                    (quiet_offer(offer))
                    button.btn name="quick" value="1" aria-describedby=(first)
                        aria-label=(label("site-play-of")) { (words.text("site-play")) }
                    a.btn.alt href={ "/rules/" (tile.game) } aria-label=(label("site-rules-of")) {
                        (icon("i-book", "i20")) (words.text("site-rules"))
                    }
                }
                div.first {
                    span id=(first) { (words.say(&tile.first)) }
                    " "
                    a href=(new) aria-label=(label("site-choose-of")) { (words.text("site-choose")) }
                    @if tile.opponents > 0 {
                        a.against href={ "/against/" (tile.game) } aria-label=(label("door-of")) {
                            @for level in Level::ALL { (icon(&format!("level-{level}"), "i24")) }
                            (words.text("door-go"))
                        }
                    } @else if tile.ladder {
                        a.against href={ "/ladder/" (tile.game) } aria-label=(label("ladder-of")) {
                            @for level in Level::ALL { (icon(&format!("level-{level}"), "i24")) }
                            (words.text("ladder-go"))
                        }
                    }
                }
            }
        }
    }
}

/// The picture of a game.
fn cover(name: &str, shows: &str) -> Markup {
    html! { div.pic role="img" aria-label=(shows) { (scene(name)) } }
}
