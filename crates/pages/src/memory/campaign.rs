//! Campaigns of Mice and Mystics: chapter after chapter, and how often each was tried.

use maud::{Markup, html};
use stats::Day;
use tabletop::Message;

use super::date;
use crate::Frame;
use crate::art::{icon, vista};
use crate::shell::{document, opening, opening_with};

/// One time that a chapter was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try {
    /// The number of the chapter.
    pub chapter: u8,
    /// Whether it was won; nothing while it is played.
    pub won: Option<bool>,
    /// How many rounds it took.
    pub rounds: u16,
    /// The page of the hourglass at its end.
    pub page: u8,
    /// The table, if it is still there.
    pub table: Option<String>,
    /// When it was played last, if that is known.
    pub day: Option<Day>,
}

/// A campaign, from its first chapter to where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Campaign {
    /// The table that stands at its end.
    pub id: String,
    /// Every time that a chapter was played, in that order.
    pub tries: Vec<Try>,
}

impl Campaign {
    /// How many chapters were won.
    fn won(&self) -> usize {
        let mut won: Vec<u8> =
            self.tries.iter().filter(|one| one.won == Some(true)).map(|one| one.chapter).collect();
        won.sort_unstable();
        won.dedup();
        won.len()
    }
}

fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

/// All campaigns.
pub fn campaigns(frame: &Frame<'_>, campaigns: &[Campaign], chapters: usize) -> Markup {
    let words = frame.words();
    let title = words.text("memory-campaigns");
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text("memory-campaigns-lead"), "ch-06"))
            @if campaigns.is_empty() {
                div.empty { (icon("mouse", "i64")) p { (words.text("memory-campaigns-none")) } a.btn href="/new/mystics" { (words.text("memory-campaigns-begin")) } }
            }
            ol.shelf {
                @for campaign in campaigns {
                    li.sheet.campaign-row {
                        h2 { a href={ "/campaign/" (campaign.id) } {
                            (words.say(&Message::new("memory-campaign-won").number("won", count(campaign.won())).number("all", count(chapters))))
                        } }
                        @let goals = u8::try_from(chapters).unwrap_or(u8::MAX);
                        div.dots aria-hidden="true" {
                            @for number in 1..=goals {
                                @let tried = campaign.tries.iter().any(|one| one.chapter == number);
                                @let won = campaign.tries.iter().any(|one| one.chapter == number && one.won == Some(true));
                                span.dot.f[won].h[tried && !won] {}
                            }
                        }
                        p.s.dim {
                            (words.say(&Message::new("memory-campaign-tries").number("count", count(campaign.tries.len()))))
                            @if let Some(day) = campaign.tries.last().and_then(|one| one.day) { " · " (date(words, day)) }
                        }
                    }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// One campaign. `call` says what a chapter is called.
pub fn campaign(
    frame: &Frame<'_>,
    campaign: &Campaign,
    chapters: u8,
    call: &dyn Fn(u8) -> Message,
) -> Markup {
    let words = frame.words();
    let title = words.text("memory-campaign");
    let main = html! {
        main.page.wide.campaign #main {
            (opening(&title, &html! {
                p { (words.say(&Message::new("memory-campaign-won").number("won", count(campaign.won())).number("all", chapters))) " · "
                    (words.say(&Message::new("memory-campaign-tries").number("count", count(campaign.tries.len())))) }
            }, &vista("ch-04")))
            ol.road {
                @for number in 1..=chapters {
                    @let tries: Vec<&Try> = campaign.tries.iter().filter(|one| one.chapter == number).collect();
                    @let won = tries.iter().any(|one| one.won == Some(true));
                    @let now = tries.iter().any(|one| one.won.is_none());
                    li.won[won].now[now].lost[!won && !now && !tries.is_empty()] aria-current=[now.then_some("step")] {
                        svg.pic viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
                            use href={ "#ch-" (format!("{number:02}")) } y="-22" width="320" height="180" {}
                        }
                        div.in {
                            h2 { (words.say(&call(number))) }
                            @for one in &tries { (attempt(frame, one)) }
                            @if tries.is_empty() { small.dim { (words.text("myp-past-open")) } }
                        }
                    }
                }
            }
            section.sheet aria-labelledby="told" {
                h2 #told { (words.text("memory-campaign-told")) }
                ol.told-tries {
                    @for one in &campaign.tries {
                        li { b { (words.say(&call(one.chapter))) } (attempt(frame, one)) }
                    }
                }
            }
            div.btns { a.btn.alt href="/campaigns" { (words.text("memory-campaigns")) } }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// How a chapter went once, with the way to its table.
fn attempt(frame: &Frame<'_>, one: &Try) -> Markup {
    let words = frame.words();
    let said = match one.won {
        Some(won) => words.say(
            &Message::new("myp-past")
                .key("outcome", if won { "won" } else { "lost" })
                .number("round", one.rounds)
                .number("page", one.page),
        ),
        None => words.text("memory-try-now"),
    };
    let drawing = match one.won {
        Some(true) => "i-ok",
        Some(false) => "my-wound",
        None => "my-hourglass",
    };
    html! {
        small.try {
            (icon(drawing, "i16"))
            @if let Some(table) = &one.table { a href={ "/table/" (table) } { (said) } } @else { (said) }
            @if let Some(day) = one.day { " · " (date(words, day)) }
        }
    }
}
