//! The first page.

use maud::{Markup, html};
use ratcatcher::Setup;
use tabletop::Message;
use words::Words;

use crate::art::{icon, scene};
use crate::shell::document;
use crate::{Frame, GameCard, names};

/// The first page, with the game that waits, if there is one.
pub fn home(frame: &Frame<'_>, resume: Option<&GameCard>) -> Markup {
    let words = frame.words();
    let title = words.text("site-home-title");
    let main = html! {
        main #main {
            div.hero role="img" aria-label=(words.text("site-home-hero")) { (scene("hero")) }
            div.home {
                div.hello {
                    h1 { (title) }
                    p { (words.text("site-home-lead")) }
                }
                @if let Some(card) = resume { (waiting(words, card)) }
                div.games {
                    (playable(words))
                    (soon(words, "mystics", "site-mystics", "site-mystics-text", "site-mystics-cover"))
                    (soon(words, "everdell", "site-everdell", "site-everdell-text", "site-everdell-cover"))
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
    document(frame, &title, "", &[], &main)
}

/// What Hedgerow promises: sign, title, text.
const VOWS: [(&str, &str, &str); 4] = [
    ("i-book", "site-vow-why", "site-vow-why-text"),
    ("i-fork", "site-vow-what-if", "site-vow-what-if-text"),
    ("lantern", "site-vow-fair", "site-vow-fair-text"),
    ("rat-brown", "site-vow-pace", "site-vow-pace-text"),
];

/// The strip for the game that waits.
fn waiting(words: &Words, card: &GameCard) -> Markup {
    let race = Message::new("site-resume-race")
        .number("round", card.round)
        .number("devoured", card.devoured)
        .number("cheese", card.cheese);
    html! {
        section.resume.sheet aria-labelledby="resume" {
            (icon(&format!("rc-{}", card.ratcatcher), "i64"))
            span {
                h2 #resume { (words.text("site-resume-title")) }
                p { (words.say(&names::versus(&card.ratcatcher, &card.nemesis))) }
                p.s.dim { (words.say(&race)) }
            }
            a.btn href={ "/table/" (card.id) } { (words.text("site-resume-go")) }
        }
    }
}

/// The game that can be played.
fn playable(words: &Words) -> Markup {
    let first = Setup::default();
    let pair =
        Message::new("site-first-game").message("pair", names::versus(&first.ratcatcher, &first.nemesis));
    html! {
        article.sheet.game {
            (cover("ratcatcher", &words.text("site-ratcatcher-cover")))
            div.in {
                h2 { (words.text("site-ratcatcher")) }
                p { (words.text("site-ratcatcher-text")) }
                div.facts {
                    span.tag { (words.text("site-one-player")) }
                    span.tag { (words.text("site-minutes")) }
                }
                form.btns method="post" action="/new/ratcatcher" {
                    button.btn name="quick" value="1" aria-describedby="first-game" { (words.text("site-play")) }
                    a.btn.alt href="/rules" { (icon("i-book", "i20")) (words.text("site-rules")) }
                }
                div.first {
                    span #first-game { (words.say(&pair)) }
                    " "
                    a href="/new/ratcatcher" { (words.text("site-choose")) }
                }
            }
        }
    }
}

/// A game that is not built yet.
fn soon(words: &Words, scene: &str, name: &'static str, text: &'static str, shows: &'static str) -> Markup {
    html! {
        article.sheet.game.soon {
            (cover(scene, &words.text(shows)))
            div.in {
                h2 { (words.text(name)) }
                p { (words.text(text)) }
                p.later { (icon("i-lock", "i20")) span { (words.text("site-soon")) } }
            }
        }
    }
}

/// The picture on top of a game.
fn cover(name: &str, shows: &str) -> Markup {
    html! { div.pic role="img" aria-label=(shows) { (scene(name)) } }
}
