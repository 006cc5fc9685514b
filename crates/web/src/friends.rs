//! The people at a shared table: the holders of seats and their presence, undo requests, and the pages for giving
//! away and taking seats.

use i18n::Words;
use maud::{Markup, html};
use search::{Level, SeatAssignment};
use tabletop::{Message, Seat};

use crate::art::icon;
use crate::bidi::apart;
use crate::fairness::{caveats_notice, copied, own_words};
use crate::shell::{LinkPicture, Unfurled, document, document_about, fault_notice, opening_with};
use crate::{Caveat, Frame, Tile};

/// The holder of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Holder {
    /// It is played at the device of the host.
    #[default]
    Device,
    /// It belongs to the person who has its link.
    Friend,
    /// It is vacant.
    Nobody,
}

/// The holder and the state of a seat, as the reader may know them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatStatus {
    /// Its name; empty for none.
    pub name: String,
    /// Its holder.
    pub holder: Holder,
    /// Whether it is a seat of the reader.
    pub yours: bool,
    /// Whether the reader has its link.
    pub keyed: bool,
    /// Whether its holder is connected now.
    pub here: bool,
    /// How often its link was accepted.
    pub sat: u32,
}

/// A request to undo choices, which other seats must agree to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UndoRequest {
    /// The requesting seat.
    pub by: Seat,
    /// The number of choices.
    pub choices: u32,
    /// The seats that have yet to answer.
    pub missing: Vec<Seat>,
    /// The seat that refused.
    pub refused: Option<Seat>,
}

/// A change of a seat, or an undo, redo or correction by its holder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatEvent {
    /// The number of steps of the table before it.
    pub step: u32,
    /// The seat.
    pub seat: Seat,
    /// The stable name of the change.
    pub what: &'static str,
    /// The sentence about the undo, redo or correction; `None` for a change of the seat.
    pub rewind: Option<Message>,
    /// The seats that agreed to it.
    pub agreed: Vec<Seat>,
}

/// The people at a table, as the reader may know them.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct People {
    /// Whether a seat was given away, so that only its holder decides for each seat.
    pub is_private: bool,
    /// Whether the reader has the permissions of the host.
    pub is_host: bool,
    /// Whether the reader may give seats away.
    pub owns: bool,
    /// Whether the table can be shared.
    pub can_share: bool,
    /// Whether the reader may do what the table waits for.
    pub acts: bool,
    /// Whether the rules ask all players together.
    pub is_shared: bool,
    /// All seats, in order.
    pub seats: Vec<SeatStatus>,
    /// Whether the undo that the page offers to the viewer needs the consent of others.
    pub asks_others: bool,
    /// The open undo request.
    pub undo_request: Option<UndoRequest>,
    /// Changes of seats, and undos, redos and corrections, the latest last.
    pub events: Vec<SeatEvent>,
}

impl People {
    /// A seat.
    pub(crate) fn at(&self, Seat(seat): Seat) -> Option<&SeatStatus> {
        self.seats.get(usize::from(seat))
    }

    /// Whether a seat is one of the reader.
    pub fn has(&self, seat: Seat) -> bool {
        self.at(seat).is_some_and(|status| status.yours)
    }

    /// Whether the reader has a seat.
    pub fn is_seated(&self) -> bool {
        self.seats.iter().any(|status| status.yours)
    }

    /// The name of the person in a seat.
    pub fn name_of(&self, seat: Seat) -> Message {
        let number = i64::from(seat.0) + 1;
        match self.at(seat) {
            Some(status) if !status.name.is_empty() => {
                Message::new("friends-player").key("name", apart(&status.name)).number("number", number)
            }
            _ => Message::new("friends-seat").number("number", number),
        }
    }

    /// The undo, redo or correction that led to a step, if its author is known.
    pub(crate) fn rewind_at(&self, step: u32) -> Option<&SeatEvent> {
        self.events.iter().find(|event| event.step == step && event.rewind.is_some())
    }

    /// The sentence that names the author of an undo, redo or correction, and the seats that agreed.
    pub(crate) fn credit(&self, words: &Words, event: &SeatEvent) -> String {
        let kind = if event.agreed.is_empty() { "alone" } else { "agreed" };
        let names = self.names(words, event.agreed.iter().copied());
        let by = Message::new("friends-rewound").key("kind", kind).message("name", self.name_of(event.seat));
        words.say(&by.key("names", names))
    }

    /// The names of the people in several seats, separated by commas.
    pub(crate) fn names(&self, words: &Words, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| words.say(&self.name_of(seat))).collect();
        names.join(", ")
    }
}

/// The kind of a seat's holder, in words.
fn state(words: &Words, status: &SeatStatus, ours: Option<Level>) -> String {
    let message = match (status.holder, ours) {
        (Holder::Friend | Holder::Nobody, Some(level)) => {
            Message::new("friends-stands-in").key("level", level.name())
        }
        (Holder::Device, Some(level)) => {
            Message::new("friends-state").key("state", "ours").key("level", level.name())
        }
        (holder, None) => {
            let state = match holder {
                Holder::Device => "device",
                Holder::Friend if status.sat == 0 => "invited",
                Holder::Friend => "friend",
                Holder::Nobody => "nobody",
            };
            Message::new("friends-state").key("state", state).key("level", "")
        }
    };
    words.say(&message)
}

/// The holder of a seat in words: whether it is the reader, the kind, and whether the holder is connected.
pub(crate) fn standing(words: &Words, status: &SeatStatus, ours: Option<Level>) -> String {
    let mut parts = vec![state(words, status, ours)];
    if status.yours {
        parts.insert(0, words.text("friends-you"));
    } else if ours.is_none() && status.holder != Holder::Nobody {
        parts.push(words.text(if status.here { "friends-here" } else { "friends-away" }));
    }
    parts.join(" · ")
}

/// The data of the page of the people at a table.
pub struct PeoplePage<'a> {
    /// The id of the table.
    pub id: &'a str,
    /// The people.
    pub people: &'a People,
    /// Which seats are computer players.
    pub company: &'a SeatAssignment,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the game must restart in a waiting room before seats are given away.
    pub begins_anew: bool,
    /// The address of the table for spectators, by the host name of the request.
    pub address: &'a str,
    /// The address of the webhook, for the host.
    pub hook: Option<&'a str>,
    /// Whether the operator allows webhooks.
    pub can_hook: bool,
    /// Why the last request changed nothing.
    pub fault: Option<&'a Message>,
}

impl PeoplePage<'_> {
    fn path(&self) -> String {
        format!("/table/{}/friends", self.id)
    }
}

/// A form with one button, for an action on a seat or on the table.
fn does(words: &Words, path: &str, seat: Option<u8>, what: &str, key: &'static str, class: &str) -> Markup {
    html! {
        form method="post" action=(path) {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button class={ "btn small " (class) } name="do" value=(what) { (words.text(key)) }
        }
    }
}

/// A seat, with buttons for the actions that the reader may perform.
fn seat(words: &Words, page: &PeoplePage<'_>, at: u8, status: &SeatStatus) -> Markup {
    let PeoplePage { people, company, .. } = *page;
    let path = page.path();
    let seat = Seat(at);
    let ours = company.at(seat);
    let id = format!("seat{}", at + 1);
    let offers = people.owns && !page.is_over;
    let button = |what: &str, key: &'static str, class: &str| does(words, &path, Some(at), what, key, class);
    html! {
        section.sheet.stack aria-labelledby=(id) {
            h2 id=(id) { (words.say(&people.name_of(seat))) }
            p { (standing(words, status, ours)) }
            @if status.holder == Holder::Friend && status.sat > 0 && (status.yours || people.is_host) {
                p.s.dim { (words.say(&Message::new("friends-sat").number("count", status.sat))) }
            }
            @if status.yours && ours.is_none() {
                form.stack method="post" action=(path) {
                    input type="hidden" name="seat" value=(at);
                    p.field {
                        label for={ "name" (at) } { (words.text("friends-name")) }
                        input id={ "name" (at) } name="name" value=(status.name) maxlength="64" autocomplete="nickname" dir="auto";
                    }
                    div.btns { button.btn.small.alt name="do" value="name" { (words.text("friends-name-set")) } }
                }
            }
            div.btns {
                @if offers && status.holder != Holder::Friend { (button("invite", "friends-invite", "")) }
                @if offers && status.holder == Holder::Friend && !status.keyed { (button("invite", "friends-renew", "alt")) }
                @if status.keyed && !page.is_over {
                    (button("mine", "friends-mine", "alt"))
                    (button("renew", "friends-renew", "alt"))
                }
            }
            @if status.keyed && !page.is_over {
                details.more {
                    summary { (words.text("friends-give")) " · " (words.text("friends-leave")) }
                    p.s.dim { (words.text("friends-give-say")) " " (words.text("friends-leave-say")) }
                    div.btns {
                        (button("give", "friends-give", "alt"))
                        (button("leave", "friends-leave", "danger"))
                    }
                }
            }
            @if offers && status.holder != Holder::Device && !status.keyed {
                details.more {
                    summary { (words.text("friends-reclaim")) }
                    p.s.dim { (words.text("friends-reclaim-say")) }
                    (button("reclaim", "friends-reclaim", "danger"))
                }
            }
        }
    }
}

/// The page of the people at a table.
pub fn people_page(frame: &Frame<'_>, page: &PeoplePage<'_>) -> Markup {
    let words = frame.words();
    let PeoplePage { people, id, .. } = *page;
    let path = page.path();
    let title = words.text("friends-title");
    let lead = if people.owns { "friends-lead" } else { "friends-lead-mine" };
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text(lead), "cd-innkeeper"))
            (fault_notice(words, page.fault))
            p { a.btn.alt.small href={ "/table/" (id) } { (icon("i-prev", "i18")) (words.text("friends-back")) } }
            @if !people.is_private {
                div.notice {
                    (icon("i-help", "i20"))
                    div {
                        p { (words.text("friends-open-say")) }
                        p.s { (words.text(match (people.owns, page.begins_anew) {
                            (true, true) => "friends-anew-say",
                            (true, false) => "friends-first-say",
                            (false, _) => "friends-not-owner",
                        })) }
                        @if people.owns && page.begins_anew && !page.is_over {
                            (does(words, &path, None, "anew", "friends-anew", ""))
                        }
                    }
                }
            }
            @if people.is_private || people.owns && !page.begins_anew {
                @for (at, status) in (0..).zip(&people.seats) { (seat(words, page, at, status)) }
            }
            @if people.is_private {
                p.s.dim { (words.text("friends-here-say")) }
                @if people.is_host {
                    section.sheet.stack aria-labelledby="host" {
                        h2 #host { (words.text("friends-host")) }
                        p { (words.text("friends-host-say")) }
                        (does(words, &path, None, "host", "friends-host-link", "alt"))
                    }
                    (hook(words, page))
                }
                section.sheet.stack aria-labelledby="watch" {
                    h2 #watch { (words.text("friends-watch")) }
                    p { (words.text("friends-watch-say")) }
                    p.field { input readonly aria-labelledby="watch" value=(page.address); }
                }
                @if !people.events.is_empty() {
                    section.sheet.stack aria-labelledby="told" {
                        h2 #told { (words.text("friends-told")) }
                        ul { @for event in people.events.iter().rev() {
                            li { (told(words, people, event)) " " span.xs.dim { (words.say(&Message::new("friends-told-step").number("step", event.step))) } }
                        } }
                    }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// A change of a seat, or an undo, redo or correction, in one or two sentences.
fn told(words: &Words, people: &People, event: &SeatEvent) -> String {
    match &event.rewind {
        Some(rewind) => format!("{} {}", words.say(rewind), people.credit(words, event)),
        None => {
            let what = Message::new("friends-told-at").key("what", event.what);
            words.say(&what.message("name", people.name_of(event.seat)))
        }
    }
}

/// The form of the webhook.
fn hook(words: &Words, page: &PeoplePage<'_>) -> Markup {
    html! {
        section.sheet.stack aria-labelledby="hook" {
            h2 #hook { (words.text("friends-hook")) }
            p { (words.text("friends-hook-say")) }
            @if page.can_hook {
                form.stack method="post" action=(page.path()) {
                    p.field {
                        label for="url" { (words.text("friends-hook-url")) }
                        input #url name="url" type="url" inputmode="url" maxlength="512" value=(page.hook.unwrap_or_default()) placeholder="http://";
                    }
                    div.btns {
                        button.btn.small.alt name="do" value="hook" { (words.text("friends-hook-set")) }
                        @if page.hook.is_some() { button.btn.small.alt name="do" value="unhook" { (words.text("friends-hook-end")) } }
                    }
                }
            } @else { p.dim { (words.text("friends-hook-off")) } }
        }
    }
}

/// The purpose of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkFor {
    /// For the person who is to take a seat.
    Friend(Seat),
    /// For the holder of the seat, on another device.
    Mine(Seat),
    /// For the host, on another device.
    Host,
}

/// The page that shows a link, once.
pub fn link(frame: &Frame<'_>, id: &str, whom: LinkFor, address: &str) -> Markup {
    let words = frame.words();
    let (title, say) = match whom {
        LinkFor::Friend(Seat(seat)) => {
            (Message::new("friends-made").number("number", i64::from(seat) + 1), "friends-made-say")
        }
        LinkFor::Mine(Seat(seat)) => {
            (Message::new("friends-made").number("number", i64::from(seat) + 1), "friends-made-mine-say")
        }
        LinkFor::Host => (Message::new("friends-made-host"), "friends-made-host-say"),
    };
    let title = words.say(&title);
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text(say), "cd-postal_pigeon"))
            div.sheet.stack {
                (copied(words, "link", &words.text("friends-made-field"), address))
                div.btns {
                    a.btn href={ "/table/" (id) "/friends" } { (words.text("friends-link-shut")) }
                    a.btn.alt href={ "/table/" (id) } { (words.text("friends-back")) }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// An invitation, as its recipient sees it.
pub struct Invitation<'a> {
    /// The id of the table.
    pub id: &'a str,
    /// The game.
    pub tile: &'a Tile,
    /// The seat; `None` for the host.
    pub seat: Option<Seat>,
    /// The people.
    pub people: &'a People,
    /// Which seats are computer players.
    pub company: &'a SeatAssignment,
    /// The commitment to the table's chance, in 64 hexadecimal digits.
    pub commitment: Option<String>,
    /// Whether the table is not dealt yet, so that the guest contributes to its chance.
    pub contributes: bool,
    /// Why its chance is not called fair.
    pub caveats: &'a [Caveat],
    /// Why it was not accepted.
    pub fault: Option<&'a Message>,
    /// The preview picture of a link to it.
    pub picture: Option<LinkPicture>,
}

/// The page of an invitation. Opening it changes nothing.
pub fn invitation(frame: &Frame<'_>, invitation: &Invitation<'_>) -> Markup {
    let words = frame.words();
    let Invitation { tile, seat, people, company, .. } = *invitation;
    let game = words.text(tile.name);
    let title = match seat {
        Some(Seat(seat)) => {
            Message::new("friends-join").number("number", i64::from(seat) + 1).key("game", game)
        }
        None => Message::new("friends-join-host").key("game", game),
    };
    let title = words.say(&title);
    let say = if seat.is_some() { "friends-join-say" } else { "friends-join-host-say" };
    let others = (0..).map(Seat).zip(&people.seats);
    let others = others.filter(|(at, status)| seat != Some(*at) && !status.name.is_empty()).map(|(at, _)| at);
    let others = people.names(words, others);
    let status = seat.and_then(|seat| people.at(seat));
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text(say), "cd-fairgrounds"))
            (fault_notice(words, invitation.fault))
            (caveats_notice(words, invitation.id, invitation.caveats))
            form.sheet.stack method="post" data-seals=[invitation.contributes.then_some(invitation.id)]
                data-seat=[seat.filter(|_| invitation.contributes).map(|seat| seat.0)] data-commitment=[invitation.commitment.as_deref()] {
                @if seat.is_some_and(|seat| company.at(seat).is_some()) {
                    p { (words.text("friends-join-stands-in")) }
                }
                @if !others.is_empty() { p { (words.say(&Message::new("friends-join-others").key("names", others))) } }
                @if let Some(status) = status {
                    p.field {
                        label for="name" { (words.text("friends-join-name")) }
                        input #name name="name" value=(status.name) maxlength="64" autocomplete="nickname" dir="auto";
                    }
                }
                @if let Some(commitment) = &invitation.commitment {
                    (copied(words, "commitment", &words.text("fair-commitment"), commitment))
                    p.s.dim { (words.text("fair-promise-say")) " " a href={ "/table/" (invitation.id) "/fairness" } { (words.text("fair-more")) } }
                }
                @if invitation.contributes && seat.is_some() { (own_words(words, "waiting-words-say")) }
                div.btns {
                    button.btn { (words.text(if seat.is_some() { "friends-join-do" } else { "friends-join-host-do" })) }
                }
            }
        }
    };
    let about = Unfurled { about: words.text(say), picture: invitation.picture.clone(), address: None };
    document_about(frame, &title, &about, &main)
}
