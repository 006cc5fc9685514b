//! Tables that are shared out: who sits where and who is here, whom the table waits for, what somebody would like
//! to take back; and the pages on which seats are given away and taken.

use i18n::Words;
use maud::{Markup, html};
use search::{Level, SeatAssignment};
use tabletop::{Message, Seat};

use crate::art::icon;
use crate::bidi::apart;
use crate::fairness::{caveats_notice, copied, own_words};
use crate::shell::{document, fault_notice, opening_with};
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

/// A seat, as the reader may know it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    /// Its name; empty for none.
    pub name: String,
    /// Whose it is.
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

/// A request to take choices back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// Who.
    pub by: Seat,
    /// How many choices.
    pub choices: u32,
    /// Who has still to be asked.
    pub missing: Vec<Seat>,
    /// Who does not agree.
    pub refused: Option<Seat>,
}

/// A change of a seat, or an undo, redo or correction by its holder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    /// At which step.
    pub step: u32,
    /// With which seat.
    pub seat: Seat,
    /// A word for it.
    pub what: &'static str,
    /// The sentence about the undo, redo or correction; `None` for a change of the seat.
    pub rewind: Option<Message>,
    /// The seats that agreed to it.
    pub agreed: Vec<Seat>,
}

/// The people at a table, as the reader may know them.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Friends {
    /// Whether a seat was given away, so that only its holder decides for each seat.
    pub is_shut: bool,
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
    /// Seat by seat.
    pub places: Vec<Place>,
    /// Whether the undo that the page offers to the viewer needs the consent of others.
    pub asks_others: bool,
    /// The open request to take choices back.
    pub wish: Option<Wish>,
    /// Changes of seats, and undos, redos and corrections, the latest last.
    pub told: Vec<Happened>,
}

impl Friends {
    /// A seat.
    pub(crate) fn at(&self, Seat(seat): Seat) -> Option<&Place> {
        self.places.get(usize::from(seat))
    }

    /// Whether a seat is one of the reader.
    pub fn has(&self, seat: Seat) -> bool {
        self.at(seat).is_some_and(|place| place.yours)
    }

    /// Whether the reader has a seat.
    pub fn is_seated(&self) -> bool {
        self.places.iter().any(|place| place.yours)
    }

    /// The name of the person in a seat.
    pub fn call(&self, seat: Seat) -> Message {
        let number = i64::from(seat.0) + 1;
        match self.at(seat) {
            Some(place) if !place.name.is_empty() => {
                Message::new("friends-player").key("name", apart(&place.name)).number("number", number)
            }
            _ => Message::new("friends-seat").number("number", number),
        }
    }

    /// The undo, redo or correction that led to a step, if its author is known.
    pub(crate) fn rewound(&self, step: u32) -> Option<&Happened> {
        self.told.iter().find(|told| told.step == step && told.rewind.is_some())
    }

    /// The sentence that names the author of an undo, redo or correction, and the seats that agreed.
    pub(crate) fn credit(&self, words: &Words, happened: &Happened) -> String {
        let kind = if happened.agreed.is_empty() { "alone" } else { "agreed" };
        let names = self.call_all(words, happened.agreed.iter().copied());
        let by = Message::new("friends-rewound").key("kind", kind).message("name", self.call(happened.seat));
        words.say(&by.key("names", names))
    }

    /// What several are called.
    pub(crate) fn call_all(&self, words: &Words, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| words.say(&self.call(seat))).collect();
        names.join(", ")
    }
}

/// How a seat stands, in words.
fn state(words: &Words, place: &Place, ours: Option<Level>) -> String {
    let message = match (place.holder, ours) {
        (Holder::Friend | Holder::Nobody, Some(level)) => {
            Message::new("friends-stands-in").key("level", level.name())
        }
        (Holder::Device, Some(level)) => {
            Message::new("friends-state").key("state", "ours").key("level", level.name())
        }
        (holder, None) => {
            let state = match holder {
                Holder::Device => "device",
                Holder::Friend if place.sat == 0 => "invited",
                Holder::Friend => "friend",
                Holder::Nobody => "nobody",
            };
            Message::new("friends-state").key("state", state).key("level", "")
        }
    };
    words.say(&message)
}

/// How a seat stands, whose it is and whether they are here.
pub(crate) fn standing(words: &Words, place: &Place, ours: Option<Level>) -> String {
    let mut parts = vec![state(words, place, ours)];
    if place.yours {
        parts.insert(0, words.text("friends-you"));
    } else if ours.is_none() && place.holder != Holder::Nobody {
        parts.push(words.text(if place.here { "friends-here" } else { "friends-away" }));
    }
    parts.join(" · ")
}

/// A table of which the people are shown.
pub struct Circle<'a> {
    /// Its name.
    pub id: &'a str,
    /// The people.
    pub friends: &'a Friends,
    /// Which seats are computer players.
    pub company: &'a SeatAssignment,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the game begins anew before its seats are given away: it was begun in the open.
    pub begins_anew: bool,
    /// The address of the table for spectators, as far as the request says.
    pub address: &'a str,
    /// Where messages are sent, for the host.
    pub hook: Option<&'a str>,
    /// Whether messages may be sent at all.
    pub can_hook: bool,
    /// Why the last request changed nothing.
    pub fault: Option<&'a Message>,
}

impl Circle<'_> {
    fn path(&self) -> String {
        format!("/table/{}/friends", self.id)
    }
}

/// A button that does one thing with a seat.
fn does(words: &Words, path: &str, seat: Option<u8>, what: &str, key: &'static str, class: &str) -> Markup {
    html! {
        form method="post" action=(path) {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button class={ "btn small " (class) } name="do" value=(what) { (words.text(key)) }
        }
    }
}

/// One seat, and what the reader may do with it.
fn seat(words: &Words, circle: &Circle<'_>, at: u8, place: &Place) -> Markup {
    let Circle { friends, company, .. } = *circle;
    let path = circle.path();
    let seat = Seat(at);
    let ours = company.at(seat);
    let id = format!("seat{}", at + 1);
    let offers = friends.owns && !circle.is_over;
    let button = |what: &str, key: &'static str, class: &str| does(words, &path, Some(at), what, key, class);
    html! {
        section.sheet.stack aria-labelledby=(id) {
            h2 id=(id) { (words.say(&friends.call(seat))) }
            p { (standing(words, place, ours)) }
            @if place.holder == Holder::Friend && place.sat > 0 && (place.yours || friends.is_host) {
                p.s.dim { (words.say(&Message::new("friends-sat").number("count", place.sat))) }
            }
            @if place.yours && ours.is_none() {
                form.stack method="post" action=(path) {
                    input type="hidden" name="seat" value=(at);
                    p.field {
                        label for={ "name" (at) } { (words.text("friends-name")) }
                        input id={ "name" (at) } name="name" value=(place.name) maxlength="64" autocomplete="nickname" dir="auto";
                    }
                    div.btns { button.btn.small.alt name="do" value="name" { (words.text("friends-name-set")) } }
                }
            }
            div.btns {
                @if offers && place.holder != Holder::Friend { (button("invite", "friends-invite", "")) }
                @if offers && place.holder == Holder::Friend && !place.keyed { (button("invite", "friends-renew", "alt")) }
                @if place.keyed && !circle.is_over {
                    (button("mine", "friends-mine", "alt"))
                    (button("renew", "friends-renew", "alt"))
                }
            }
            @if place.keyed && !circle.is_over {
                details.more {
                    summary { (words.text("friends-give")) " · " (words.text("friends-leave")) }
                    p.s.dim { (words.text("friends-give-say")) " " (words.text("friends-leave-say")) }
                    div.btns {
                        (button("give", "friends-give", "alt"))
                        (button("leave", "friends-leave", "danger"))
                    }
                }
            }
            @if offers && place.holder != Holder::Device && !place.keyed {
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
pub fn circle(frame: &Frame<'_>, circle: &Circle<'_>) -> Markup {
    let words = frame.words();
    let Circle { friends, id, .. } = *circle;
    let path = circle.path();
    let title = words.text("friends-title");
    let lead = if friends.owns { "friends-lead" } else { "friends-lead-mine" };
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text(lead), "cd-innkeeper"))
            (fault_notice(words, circle.fault))
            p { a.btn.alt.small href={ "/table/" (id) } { (icon("i-prev", "i18")) (words.text("friends-back")) } }
            @if !friends.is_shut {
                div.notice {
                    (icon("i-help", "i20"))
                    div {
                        p { (words.text("friends-open-say")) }
                        p.s { (words.text(match (friends.owns, circle.begins_anew) {
                            (true, true) => "friends-anew-say",
                            (true, false) => "friends-first-say",
                            (false, _) => "friends-not-owner",
                        })) }
                        @if friends.owns && circle.begins_anew && !circle.is_over {
                            (does(words, &path, None, "anew", "friends-anew", ""))
                        }
                    }
                }
            }
            @if friends.is_shut || friends.owns && !circle.begins_anew {
                @for (at, place) in (0..).zip(&friends.places) { (seat(words, circle, at, place)) }
            }
            @if friends.is_shut {
                p.s.dim { (words.text("friends-here-say")) }
                @if friends.is_host {
                    section.sheet.stack aria-labelledby="host" {
                        h2 #host { (words.text("friends-host")) }
                        p { (words.text("friends-host-say")) }
                        (does(words, &path, None, "host", "friends-host-link", "alt"))
                    }
                    (hook(words, circle))
                }
                section.sheet.stack aria-labelledby="watch" {
                    h2 #watch { (words.text("friends-watch")) }
                    p { (words.text("friends-watch-say")) }
                    p.field { input readonly aria-labelledby="watch" value=(circle.address); }
                }
                @if !friends.told.is_empty() {
                    section.sheet.stack aria-labelledby="told" {
                        h2 #told { (words.text("friends-told")) }
                        ul { @for happened in friends.told.iter().rev() {
                            li { (told(words, friends, happened)) " " span.xs.dim { (words.say(&Message::new("friends-told-step").number("step", happened.step))) } }
                        } }
                    }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// A change of a seat, or an undo, redo or correction, in one or two sentences.
fn told(words: &Words, friends: &Friends, happened: &Happened) -> String {
    match &happened.rewind {
        Some(rewind) => format!("{} {}", words.say(rewind), friends.credit(words, happened)),
        None => {
            let what = Message::new("friends-told-at").key("what", happened.what);
            words.say(&what.message("name", friends.call(happened.seat)))
        }
    }
}

/// Where messages are sent.
fn hook(words: &Words, circle: &Circle<'_>) -> Markup {
    html! {
        section.sheet.stack aria-labelledby="hook" {
            h2 #hook { (words.text("friends-hook")) }
            p { (words.text("friends-hook-say")) }
            @if circle.can_hook {
                form.stack method="post" action=(circle.path()) {
                    p.field {
                        label for="url" { (words.text("friends-hook-url")) }
                        input #url name="url" type="url" inputmode="url" maxlength="512" value=(circle.hook.unwrap_or_default()) placeholder="http://";
                    }
                    div.btns {
                        button.btn.small.alt name="do" value="hook" { (words.text("friends-hook-set")) }
                        @if circle.hook.is_some() { button.btn.small.alt name="do" value="unhook" { (words.text("friends-hook-end")) } }
                    }
                }
            } @else { p.dim { (words.text("friends-hook-off")) } }
        }
    }
}

/// For whom a link was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkFor {
    /// For the person who is to take a seat.
    Friend(Seat),
    /// For the holder of the seat, on another device.
    Mine(Seat),
    /// The host.
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
                p.field {
                    label for="link" { (words.text("friends-made-field")) }
                    input #link readonly autofocus value=(address) autocomplete="off" spellcheck="false";
                }
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
    /// The table's name.
    pub id: &'a str,
    /// The game.
    pub tile: &'a Tile,
    /// The seat; nothing for the host.
    pub seat: Option<Seat>,
    /// The people.
    pub friends: &'a Friends,
    /// Which seats are computer players.
    pub company: &'a SeatAssignment,
    /// What was promised of the table's chance, in 64 hexadecimal digits.
    pub commitment: Option<String>,
    /// Whether the table is not dealt yet, so that the guest contributes to its chance.
    pub contributes: bool,
    /// Why its chance is not called fair.
    pub caveats: &'a [Caveat],
    /// Why it was not accepted.
    pub fault: Option<&'a Message>,
}

/// The page of an invitation. To look at it changes nothing.
pub fn invitation(frame: &Frame<'_>, invitation: &Invitation<'_>) -> Markup {
    let words = frame.words();
    let Invitation { tile, seat, friends, company, .. } = *invitation;
    let game = words.text(tile.name);
    let title = match seat {
        Some(Seat(seat)) => {
            Message::new("friends-join").number("number", i64::from(seat) + 1).key("game", game)
        }
        None => Message::new("friends-join-host").key("game", game),
    };
    let title = words.say(&title);
    let say = if seat.is_some() { "friends-join-say" } else { "friends-join-host-say" };
    let others = (0..).map(Seat).zip(&friends.places);
    let others = others.filter(|(at, place)| seat != Some(*at) && !place.name.is_empty()).map(|(at, _)| at);
    let others = friends.call_all(words, others);
    let place = seat.and_then(|seat| friends.at(seat));
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
                @if let Some(place) = place {
                    p.field {
                        label for="name" { (words.text("friends-join-name")) }
                        input #name name="name" value=(place.name) maxlength="64" autocomplete="nickname" dir="auto";
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
    document(frame, &title, "", &[], &main)
}
