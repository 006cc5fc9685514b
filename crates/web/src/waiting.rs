//! Waiting rooms: the page of a table for several devices before it is dealt.

use i18n::Words;
use maud::{Markup, html};
use search::Level;
use tabletop::{Message, Seat};

use crate::bidi::apart;
use crate::fairness::{copied, own_words};
use crate::shell::{Chrome, Refreshed, fault_notice, framed, opening_with};
use crate::{Frame, Tile};

/// The player of a seat of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InRoom {
    /// A computer player.
    Ours(Level),
    /// A person at the host's device.
    Device,
    /// An invited person who has not joined yet.
    Invited,
    /// A person who has joined.
    Come,
}

/// The contribution of a seat so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// None needed: a computer player, or a further seat at the host's device.
    Needless,
    /// Still missing.
    Missing,
    /// Sealed words.
    Sealed,
    /// Words.
    Given,
    /// An empty contribution.
    Nothing,
}

/// A seat of a room, as the reader may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingSeat {
    /// The seat.
    pub seat: Seat,
    /// The name of the player; empty for none.
    pub name: String,
    /// The player.
    pub who: InRoom,
    /// Its contribution.
    pub part: Part,
    /// Its seal or, without a seal, its words; shown when everybody has contributed.
    pub shown: Option<String>,
    /// Its link, for the host.
    pub link: Option<String>,
    /// Whether it is a seat of the reader.
    pub yours: bool,
}

/// The data of the page of a room.
#[derive(Debug)]
pub struct WaitingPage<'a> {
    /// The ID of the future table.
    pub id: &'a str,
    /// The game.
    pub tile: &'a Tile,
    /// The seats, in order.
    pub seats: &'a [WaitingSeat],
    /// Whether the reader may deal.
    pub is_host: bool,
    /// The commitment, in 64 hexadecimal digits.
    pub commitment: &'a str,
    /// The seat for which the reader contributes.
    pub mine: Option<Seat>,
    /// The seat whose seal the reader's browser may open now.
    pub opens: Option<Seat>,
    /// Whether everybody has contributed.
    pub is_complete: bool,
    /// The seats whose seals are still closed.
    pub sealed: &'a [Seat],
    /// Why the last request changed nothing.
    pub fault: Option<&'a Message>,
}

impl WaitingSeat {
    fn call(&self) -> Message {
        let number = i64::from(self.seat.0) + 1;
        if self.name.is_empty() {
            return Message::new("friends-seat").number("number", number);
        }
        Message::new("friends-player").key("name", apart(&self.name)).number("number", number)
    }
}

/// The state of a seat as text.
fn standing(words: &Words, seat: &WaitingSeat) -> String {
    let who = match seat.who {
        InRoom::Ours(level) => Message::new("waiting-who").key("who", "ours").key("level", level.name()),
        InRoom::Device => Message::new("waiting-who").key("who", "host").key("level", ""),
        InRoom::Invited => Message::new("waiting-who").key("who", "invited").key("level", ""),
        InRoom::Come => Message::new("waiting-who").key("who", "come").key("level", ""),
    };
    let part = match seat.part {
        Part::Needless | Part::Missing if seat.who == InRoom::Invited => None,
        Part::Needless => None,
        Part::Missing => Some("missing"),
        Part::Sealed => Some("sealed"),
        Part::Given => Some("given"),
        Part::Nothing => Some("nothing"),
    };
    let mut parts = vec![words.say(&who)];
    if seat.yours {
        parts.insert(0, words.text("friends-you"));
    }
    parts.extend(part.map(|part| words.say(&Message::new("waiting-part").key("part", part))));
    parts.join(" · ")
}

/// The page of a room.
pub fn waiting_room(frame: &Frame<'_>, page: &WaitingPage<'_>) -> Markup {
    let words = frame.words();
    let game = words.text(page.tile.name);
    let title = words.say(&Message::new("waiting-title").key("game", game));
    let path = format!("/table/{}", page.id);
    let lead = if page.is_host { "waiting-lead-host" } else { "waiting-lead" };
    let my_part = page.mine.and_then(|mine| page.seats.iter().find(|seat| seat.seat == mine));
    let gives = my_part.filter(|_| !page.is_complete);
    let main = html! {
        main.page #main data-waiting=(page.id) data-commitment=(page.commitment) data-complete[page.is_complete]
            data-step=(page.seats.iter().filter(|seat| seat.part != Part::Missing).count()) {
            (opening_with(&title, &words.text(lead), "cd-inn"))
            (fault_notice(words, page.fault))
            @for seat in page.seats { (one(words, page, seat, &path)) }
            section.sheet.stack aria-labelledby="chance" {
                h2 #chance { (words.text("waiting-chance")) }
                p { (words.text("waiting-chance-say")) " " a href="/fairness" { (words.text("fair-how")) } }
                (copied(words, "commitment", &words.text("fair-commitment"), page.commitment))
                @if let Some(seat) = gives {
                    form.stack method="post" action={ (path) "/contribute" } data-seals=(page.id) data-seat=(seat.seat.0)
                        data-at-once[seat.part == Part::Missing] {
                        input type="hidden" name="seat" value=(seat.seat.0);
                        (own_words(words, "waiting-words-say"))
                        div.btns {
                            @let key = if seat.part == Part::Missing { "waiting-give" } else { "waiting-give-again" };
                            button.btn.small.alt { (words.text(key)) }
                        }
                    }
                }
                @if let Some(seat) = page.opens {
                    form method="post" action={ (path) "/contribute" } data-opens=(page.id) data-seat=(seat.0) {
                        input type="hidden" name="seat" value=(seat.0);
                        p.field {
                            label for="opened" { (words.text("waiting-open")) }
                            input #opened name="words" maxlength="256" autocomplete="off";
                        }
                        button.btn.small { (words.text("waiting-open-do")) }
                    }
                }
            }
            @if page.is_host { (deal(words, page, &path)) }
            @else { p role="status" { (words.text(if page.is_complete { "waiting-for-host" } else { "waiting-for-others" })) } }
            noscript { p { a href=(path) { (words.text("friends-look")) } } }
        }
    };
    // A reload must not discard words that are being typed.
    let is_idle =
        gives.is_none_or(|seat| seat.part != Part::Missing) && page.opens.is_none() && !page.is_host;
    let chrome = Chrome {
        title: &title,
        about: None,
        class: "",
        refreshed: if is_idle { Refreshed::WithoutScript } else { Refreshed::Never },
        symbols: &[],
        bar: None,
        skip: None,
    };
    framed(frame, &chrome, &main)
}

/// The form that deals, for the host.
fn deal(words: &Words, page: &WaitingPage<'_>, path: &str) -> Markup {
    html! {
        section.sheet.stack aria-labelledby="deal" {
            h2 #deal { (words.text("waiting-deal-title")) }
            @if !page.is_complete {
                p { (words.text("waiting-deal-later")) }
            } @else if page.sealed.is_empty() {
                p { (words.text("waiting-deal-ready")) }
                form.btns method="post" action={ (path) "/deal" } { button.btn data-deal { (words.text("waiting-deal")) } }
            } @else {
                @let names: Vec<String> = page.seats.iter().filter(|seat| page.sealed.contains(&seat.seat)).map(|seat| words.say(&seat.call())).collect();
                p role="status" { (words.say(&Message::new("waiting-sealed").key("names", names.join(", ")))) }
                details.more {
                    summary { (words.text("waiting-anyway")) }
                    p.s.dim { (words.text("waiting-anyway-say")) }
                    form.btns method="post" action={ (path) "/deal" } {
                        button.btn.alt.small name="anyway" value="1" { (words.text("waiting-anyway")) }
                    }
                }
            }
            details.more {
                summary { (words.text("waiting-leave")) }
                form.btns method="post" action={ (path) "/delete" } { button.btn.danger.small { (words.text("waiting-delete")) } }
            }
        }
    }
}

/// One seat.
fn one(words: &Words, page: &WaitingPage<'_>, seat: &WaitingSeat, path: &str) -> Markup {
    let id = format!("seat{}", seat.seat.0 + 1);
    let is_ours = matches!(seat.who, InRoom::Ours(_));
    let button = |what: &str, key: &'static str, class: &str| {
        html! {
            form method="post" action={ (path) "/friends" } {
                input type="hidden" name="seat" value=(seat.seat.0);
                button class={ "btn small " (class) } name="do" value=(what) { (words.text(key)) }
            }
        }
    };
    html! {
        section.sheet.stack aria-labelledby=(id) {
            h2 id=(id) { (words.say(&seat.call())) }
            p { (standing(words, seat)) }
            @if let Some(shown) = seat.shown.as_ref().filter(|shown| !shown.is_empty()) {
                p.xs.dim { (words.text("waiting-shown")) " " code data-shown=(seat.seat.0) { (shown) } }
            }
            @if let Some(link) = seat.link.as_ref().filter(|_| seat.who == InRoom::Invited) {
                (copied(words, &format!("link{}", seat.seat.0), &words.text("waiting-link"), link))
            }
            @if seat.yours && !is_ours {
                form.stack method="post" action={ (path) "/friends" } {
                    input type="hidden" name="seat" value=(seat.seat.0);
                    p.field {
                        label for={ "name" (seat.seat.0) } { (words.text("friends-name")) }
                        input id={ "name" (seat.seat.0) } name="name" value=(seat.name) maxlength="64" autocomplete="nickname" dir="auto";
                    }
                    div.btns { button.btn.small.alt name="do" value="name" { (words.text("friends-name-set")) } }
                }
            }
            @if page.is_host && !is_ours && !page.is_complete {
                @if seat.who == InRoom::Device {
                    // The host must keep one seat at their device.
                    @if page.seats.iter().filter(|other| other.who == InRoom::Device).count() > 1 {
                        div.btns { (button("invite", "friends-invite", "alt")) }
                    }
                } @else {
                    div.btns {
                        (button("invite", "friends-renew", "alt"))
                        (button("reclaim", "waiting-with-me", "alt"))
                    }
                }
            }
        }
    }
}
