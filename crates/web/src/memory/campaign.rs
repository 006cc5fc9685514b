//! Campaigns: the sequence of chapters, and the attempts at each.

use maud::{Markup, html};
use stats::Day;
use tabletop::Message;

use super::date;
use crate::art::{icon, vista};
use crate::shell::{document, opening, opening_with};
use crate::{CampaignDrawings, Frame, Tile};

/// An attempt at a chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try {
    /// The number of the chapter.
    pub chapter: u8,
    /// Whether it was won; `None` while it is unfinished.
    pub won: Option<bool>,
    /// The number of rounds.
    pub rounds: u16,
    /// The page of the hourglass at its end.
    pub page: u8,
    /// The table, if it still exists.
    pub table: Option<String>,
    /// The day on which it was last played, if known.
    pub day: Option<Day>,
}

/// A campaign, from its first chapter to the current one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Campaign {
    /// The last table.
    pub id: String,
    /// All attempts, in order.
    pub tries: Vec<Try>,
}

/// The campaigns of a game.
#[derive(Debug)]
pub struct Campaigns<'a> {
    /// The game.
    pub tile: &'a Tile,
    /// All campaigns, most recently played first.
    pub all: Vec<Campaign>,
    /// The number of chapters of the game.
    pub chapters: u8,
}

impl Campaigns<'_> {
    /// The drawings of its pages.
    fn drawings(&self) -> CampaignDrawings {
        self.tile.campaigns.unwrap_or_default()
    }
}

impl Campaign {
    /// The number of won chapters.
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

/// All campaigns, game by game.
pub fn campaigns(frame: &Frame<'_>, games: &[Campaigns<'_>]) -> Markup {
    let words = frame.words();
    let title = words.text("memory-campaigns");
    let picture = games.first().map(Campaigns::drawings).unwrap_or_default().list;
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text("memory-campaigns-lead"), picture))
            @for game in games { (campaigns_of(frame, game, games.len() > 1)) }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The campaigns of a game, under its title if there are several games.
fn campaigns_of(frame: &Frame<'_>, game: &Campaigns<'_>, titled: bool) -> Markup {
    let words = frame.words();
    let chapters = game.chapters;
    html! {
        @if titled { h2 { (words.text(game.tile.name)) } }
        @if game.all.is_empty() {
            div.empty {
                (icon(game.drawings().none, "i64"))
                p { (words.text("memory-campaigns-none")) }
                a.btn href={ "/new/" (game.tile.game) } { (words.text("memory-campaigns-begin")) }
            }
        }
        ol.shelf {
            @for campaign in &game.all {
                li.sheet.campaign-row {
                    h2 { a href={ "/campaign/" (campaign.id) } {
                        (words.say(&Message::new("memory-campaign-won").number("won", count(campaign.won())).number("all", chapters)))
                    } }
                    div.dots aria-hidden="true" {
                        @for number in 1..=chapters {
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
}

/// The page of one campaign. `call` returns the name of a chapter.
pub fn campaign(
    frame: &Frame<'_>,
    game: &Campaigns<'_>,
    campaign: &Campaign,
    call: &dyn Fn(u8) -> Message,
) -> Markup {
    let words = frame.words();
    let title = words.text("memory-campaign");
    let (chapters, drawings) = (game.chapters, game.drawings());
    let main = html! {
        main.page.wide.campaign #main {
            (opening(&title, &html! {
                p { (words.say(&Message::new("memory-campaign-won").number("won", count(campaign.won())).number("all", chapters))) " · "
                    (words.say(&Message::new("memory-campaign-tries").number("count", count(campaign.tries.len())))) }
            }, &vista(drawings.road)))
            ol.road {
                @for number in 1..=chapters {
                    @let tries: Vec<&Try> = campaign.tries.iter().filter(|one| one.chapter == number).collect();
                    @let won = tries.iter().any(|one| one.won == Some(true));
                    @let now = tries.iter().any(|one| one.won.is_none());
                    li.won[won].now[now].lost[!won && !now && !tries.is_empty()] aria-current=[now.then_some("step")] {
                        svg.pic viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
                            use href={ "#" (drawings.chapter) (format!("{number:02}")) } y="-22" width="320" height="180" {}
                        }
                        div.in {
                            h2 { (words.say(&call(number))) }
                            @for one in &tries { (attempt(frame, one, drawings)) }
                            @if tries.is_empty() { small.dim { (words.text("myp-past-open")) } }
                        }
                    }
                }
            }
            section.sheet aria-labelledby="told" {
                h2 #told { (words.text("memory-campaign-told")) }
                ol.told-tries {
                    @for one in &campaign.tries {
                        li { b { (words.say(&call(one.chapter))) } (attempt(frame, one, drawings)) }
                    }
                }
            }
            div.btns { a.btn.alt href="/campaigns" { (words.text("memory-campaigns")) } }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// An attempt at a chapter, with the link to its table.
fn attempt(frame: &Frame<'_>, one: &Try, drawings: CampaignDrawings) -> Markup {
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
        Some(false) => drawings.lost,
        None => drawings.now,
    };
    html! {
        small.try {
            (icon(drawing, "i16"))
            @if let Some(table) = &one.table { a href={ "/table/" (table) } { (said) } } @else { (said) }
            @if let Some(day) = one.day { " · " (date(words, day)) }
        }
    }
}
