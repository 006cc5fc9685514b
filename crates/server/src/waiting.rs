//! Waiting rooms: tables for several devices before they are dealt.
//!
//! A room has the name, the secret and the people of the table that it will be, and no game yet. Each seat that a
//! person plays is given away by a link. Everybody who sits down contributes to the chance of the table, by words or, with
//! scripts, by a seal first: the digest of words that their browser keeps. When all have come, browsers open their
//! seals, and the host deals. So nobody's words can be fitted to those of others, not even with the server's help.
//!
//! A room is a small thing of the store, changed by comparing, because several people and nodes change it.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use search::SeatAssignment;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Agreement, Contribution, Fingerprint, Opened, Seal, Seat, Secret};
use web::{InRoom, Part, WaitingPage, WaitingSeat};

use crate::app::{App, aside};
use crate::circle::{Called, link_of, opened};
use crate::fairness::{Prepared, words_of};
use crate::fault::Fault;
use crate::friends::{Caller, Change, Friends, Holder, Lock, name_of, new_key};
use crate::notes;
use crate::request::Asked;
use crate::room::Room;
use crate::site::{faulty, fresh};
use crate::table::set_keys;
use crate::tables::{Begun, can_seat_friends, name_of_number};

/// The small things that are waiting rooms.
pub(crate) const ROOMS: &str = "room";

/// The most rooms of a database.
const MOST_ROOMS: usize = 1000;

/// After so long a room is cleared away, in milliseconds: a week.
const ROOM_LASTS: i64 = 7 * 24 * 3600 * 1000;

/// How often it is tried anew to change what others are changing, too.
const MOST_RACES: usize = 8;

/// What keys of seats are derived for, from the host's key.
const LINKS: &str = "Hedgerow 2026-11-23 link of a seat in a waiting room";

/// A table before it is dealt, as it is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WaitingRoom {
    game: String,
    /// What is played with, where that is not what is built in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    content: Option<Fingerprint>,
    setup: Value,
    company: Value,
    seats: u8,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    secret: Secret,
    friends: Friends,
    /// What each seat has contributed; `None` for a seat that has not yet.
    given: Vec<Option<Contribution>>,
    /// How many links were made for each seat.
    links: Vec<u32>,
    /// Whether the host has dealt: contributions change no more.
    #[serde(default)]
    dealt: bool,
}

impl WaitingRoom {
    fn company(&self) -> SeatAssignment {
        SeatAssignment::from_json(&self.company).unwrap_or_default()
    }

    /// The seats of people, in order.
    fn people(&self) -> Vec<Seat> {
        self.company().people(self.seats).collect()
    }

    /// The seats that contribute: each that has a link, and the first of those at the host's device.
    fn contributors(&self) -> Vec<Seat> {
        let people = self.people();
        let at_device = |seat: &Seat| self.friends.at(*seat).holder == Holder::Device;
        let first = people.iter().copied().find(at_device);
        people.into_iter().filter(|seat| !at_device(seat) || Some(*seat) == first).collect()
    }

    fn given(&self, Seat(seat): Seat) -> Option<&Contribution> {
        self.given.get(usize::from(seat))?.as_ref()
    }

    /// The seats that have still to contribute.
    fn missing(&self) -> Vec<Seat> {
        self.contributors().into_iter().filter(|&seat| self.given(seat).is_none()).collect()
    }

    /// The seats whose seals are still closed.
    fn sealed(&self) -> Vec<Seat> {
        let closed = |seat: &Seat| self.given(*seat).is_some_and(Contribution::is_withheld);
        self.contributors().into_iter().filter(closed).collect()
    }

    /// Whether everybody has contributed, so that seals are opened and nothing else changes.
    fn is_complete(&self) -> bool {
        self.missing().is_empty()
    }

    fn expect_incomplete(&self) -> Result<(), Fault> {
        if self.dealt || self.is_complete() { Err(Fault::seat_state()) } else { Ok(()) }
    }

    /// The contribution of a seat at the chance of this room's table.
    fn contribute(&mut self, id: &str, seat: Seat, offered: &Sent) -> Result<(), Fault> {
        let words = words_of(offered.words.as_deref().unwrap_or_default())?;
        let promised = match offered.seal.as_deref().filter(|digits| !digits.is_empty()) {
            Some(digits) => Some(Seal::from_hex(digits).ok_or_else(Fault::malformed)?),
            None => None,
        };
        if self.dealt {
            return Err(Fault::seat_state());
        }
        if self.is_complete() {
            // Now seals are opened, and nothing else.
            let sealed = self.given(seat).filter(|given| given.is_withheld()).and_then(|given| given.seal);
            if sealed.is_none() || sealed != Some(Seal::of(id, seat.0, &words)) || words.is_empty() {
                return Err(Fault::seat_state());
            }
            self.set(seat, Some(Contribution { words, seal: sealed }));
            return Ok(());
        }
        // Words beside a seal would open it before the others have given theirs.
        let words = if promised.is_some() { String::new() } else { words };
        self.set(seat, Some(Contribution { words, seal: promised }));
        Ok(())
    }

    fn set(&mut self, Seat(seat): Seat, given: Option<Contribution>) {
        let seat = usize::from(seat);
        if self.given.len() <= seat {
            self.given.resize(seat + 1, None);
        }
        self.given[seat] = given;
    }

    /// Makes another link for a seat, and says its key; whoever had the old one has to sit down again.
    fn invite(&mut self, host_key: &str, id: &str, seat: Seat) -> String {
        let at = usize::from(seat.0);
        if self.links.len() <= at {
            self.links.resize(at + 1, 0);
        }
        self.links[at] += 1;
        let key = key_of(host_key, id, seat, self.links[at]);
        let what = if self.links[at] == 1 { Change::Invited } else { Change::Renewed };
        self.friends.tell(0, seat, what);
        *self.friends.chair(seat) =
            crate::friends::Chair { holder: Holder::Friend(Lock::of(&key)), ..Default::default() };
        self.set(seat, None);
        key
    }

    /// The link of a seat, for the host, as long as nobody has made another one.
    fn link(&self, host_key: &str, id: &str, seat: Seat) -> Option<String> {
        let key = key_of(host_key, id, seat, *self.links.get(usize::from(seat.0))?);
        (self.friends.at(seat).holder == Holder::Friend(Lock::of(&key))).then_some(key)
    }
}

/// The key of the n-th link of a seat: it follows from the host's, so that the host's page can show it and nobody
/// keeps it.
fn key_of(host_key: &str, id: &str, Seat(seat): Seat, number: u32) -> String {
    let digest = blake3::derive_key(LINKS, format!("{host_key} {id} {seat} {number}").as_bytes());
    let (start, _) = digest.split_at(16);
    // It has 16 bytes.
    name_of_number(u128::from_le_bytes(start.try_into().unwrap_or_default()))
}

/// What somebody contributes.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Sent {
    words: Option<String>,
    seal: Option<String>,
}

/// The host's key among those that a request brings.
fn host_key<'a>(friends: &Friends, asked: &'a Asked) -> Option<&'a str> {
    asked.keys.iter().map(|key| &**key).find(|key| friends.is_hosts(key))
}

impl App {
    /// Makes a waiting room for a table with this setup, for somebody who is its host. The first seat of a person is
    /// the host's, and each other has a link.
    pub fn make_room(
        &self,
        room: &dyn Room,
        content: Option<Fingerprint>,
        setup: Value,
        company: &SeatAssignment,
    ) -> Result<Begun, Fault> {
        let seats = self.house(room, content)?.check_setup(&setup)?;
        let company = company.of(seats);
        let people: Vec<Seat> = company.people(seats).collect();
        if !can_seat_friends(seats) || people.len() < 2 {
            return Err(Fault::no_friends());
        }
        self.make_way()?;
        let Prepared { id, secret } = Prepared::new()?;
        let key = new_key()?;
        let mut made = WaitingRoom {
            game: room.name().to_owned(),
            content,
            setup,
            company: company.to_json(),
            seats,
            created: notes::now(),
            secret,
            friends: Friends { shut: true, ..Friends::hosted(&key) },
            given: Vec::new(),
            links: Vec::new(),
            dealt: false,
        };
        for &seat in &people[1..] {
            made.invite(&key, &id, seat);
        }
        // Nobody can guess the name, so that nothing is kept there yet.
        self.store.keep(ROOMS, &id, &to_json(&made))?;
        Ok(Begun { id, key: Some(key) })
    }

    /// Clears away rooms that are old, and where there are too many, the oldest to which nobody has come.
    fn make_way(&self) -> Result<(), Fault> {
        let oldest = notes::now().saturating_sub(ROOM_LASTS);
        let mut left = Vec::new();
        for (id, kept) in self.store.kept(ROOMS)? {
            match WaitingRoom::deserialize(&kept) {
                Ok(room) if room.created >= oldest => left.push((room, id, kept)),
                _ => drop(self.store.exchange(ROOMS, &id, Some(&kept), None)?),
            }
        }
        if left.len() < MOST_ROOMS {
            return Ok(());
        }
        let empty = |room: &WaitingRoom| room.friends.seats.iter().all(|chair| chair.sat == 0);
        let (_, id, kept) = left
            .iter()
            .filter(|(room, ..)| empty(room))
            .min_by_key(|(room, ..)| room.created)
            .ok_or_else(Fault::full)?;
        self.store.exchange(ROOMS, id, Some(kept), None)?;
        Ok(())
    }

    /// A room, if there is one of this name.
    fn waiting_room(&self, id: &str) -> Result<Option<(WaitingRoom, Value)>, Fault> {
        if !crate::tables::is_id(id) {
            return Ok(None);
        }
        let Some(kept) = self.store.kept_one(ROOMS, id)? else { return Ok(None) };
        let room = WaitingRoom::deserialize(&kept).map_err(|fault| {
            eprintln!("hedgerow: waiting room {id} cannot be read: {fault}");
            Fault::broken()
        })?;
        Ok(Some((room, kept)))
    }

    fn expect_room(&self, id: &str) -> Result<(WaitingRoom, Value), Fault> {
        self.waiting_room(id)?.ok_or_else(Fault::no_table)
    }

    /// Changes a room; of several who do so at the same time nobody undoes what another did.
    fn change_room<T>(
        &self,
        id: &str,
        change: impl Fn(&mut WaitingRoom) -> Result<T, Fault>,
    ) -> Result<(T, WaitingRoom), Fault> {
        for _ in 0..MOST_RACES {
            let (mut room, was) = self.expect_room(id)?;
            let done = change(&mut room)?;
            let now = to_json(&room);
            if now == was || self.store.exchange(ROOMS, id, Some(&was), Some(&now))? {
                return Ok((done, room));
            }
        }
        Err(Fault::busy())
    }

    /// Forgets a room. Says whether there was one that this caller may forget.
    pub fn delete_room(&self, id: &str, asked: &Asked) -> Result<bool, Fault> {
        let Some((room, kept)) = self.waiting_room(id)? else { return Ok(false) };
        host_key(&room.friends, asked).ok_or_else(Fault::not_host)?;
        self.store.exchange(ROOMS, id, Some(&kept), None)?;
        Ok(true)
    }

    /// Deals: the table begins with what everybody has contributed, and the room is gone.
    fn deal(&self, id: &str, asked: &Asked, anyway: bool) -> Result<(), Fault> {
        let ((), dealt) = self.change_room(id, |room| {
            host_key(&room.friends, asked).ok_or_else(Fault::not_host)?;
            if !room.is_complete() {
                return Err(Fault::not_all_here());
            }
            if !anyway && !room.sealed().is_empty() {
                return Err(Fault::still_sealed());
            }
            room.dealt = true;
            Ok(())
        })?;
        let seats = usize::from(dealt.seats);
        let mut given: Vec<Contribution> =
            dealt.given.iter().map(|given| given.clone().unwrap_or_default()).collect();
        given.resize(seats, Contribution::default());
        let source = Prepared { id: id.to_owned(), secret: dealt.secret.clone() }.agree(given)?;
        let room = self.shelf.room(&dealt.game)?;
        // A server that died in the middle has either begun the table or left the room as it is.
        if self.store.step(id)?.is_none() {
            let opened = self.house(room, dealt.content)?.open(&dealt.setup, source.clone(), &[])?;
            let Opened::Table(table) = opened else { return Err(Fault::broken()) };
            self.keep_table_as(
                id.to_owned(),
                room,
                &*table,
                &source,
                &dealt.company(),
                &dealt.friends,
                None,
            )?;
        }
        self.store.exchange(ROOMS, id, Some(&to_json(&dealt)), None)?;
        Ok(())
    }
}

fn to_json(room: &WaitingRoom) -> Value {
    // Its keys are strings, so that writing cannot fail.
    serde_json::to_value(room).unwrap_or_default()
}

/// The page of a room, as its people may see it.
fn page_of(
    app: &App,
    asked: &Asked,
    headers: &HeaderMap,
    id: &str,
    room: &WaitingRoom,
    fault: Option<&Fault>,
) -> Result<Response, Fault> {
    let caller = Caller::of(&room.friends, room.seats, &asked.keys);
    let company = room.company();
    let host_key = host_key(&room.friends, asked);
    let (missing, sealed, contributors) = (room.missing(), room.sealed(), room.contributors());
    let seat = |seat: Seat| {
        let chair = room.friends.at(seat);
        let link =
            host_key.and_then(|key| room.link(key, id, seat)).map(|key| link_of(app, headers, id, &key));
        WaitingSeat {
            seat,
            name: chair.name,
            who: match (company.at(seat), chair.holder) {
                (Some(level), _) => InRoom::Ours(level),
                (None, Holder::Device) => InRoom::Device,
                (None, Holder::Friend(_)) if chair.sat > 0 => InRoom::Come,
                (None, _) => InRoom::Invited,
            },
            part: match room.given(seat) {
                _ if !contributors.contains(&seat) => Part::Needless,
                None => Part::Missing,
                Some(given) if given.is_withheld() => Part::Sealed,
                Some(given) if given.words.is_empty() => Part::Nothing,
                Some(_) => Part::Given,
            },
            shown: room.given(seat).filter(|_| missing.is_empty()).map(|given| match given.seal {
                Some(seal) => seal.to_string(),
                None => given.words.clone(),
            }),
            link,
            yours: caller.holds(seat),
        }
    };
    let seats: Vec<WaitingSeat> = (0..room.seats).map(Seat).map(seat).collect();
    let mine = contributors.iter().copied().find(|&seat| caller.holds(seat));
    let page = WaitingPage {
        id,
        tile: app.shelf.room(&room.game)?.tile(),
        seats: &seats,
        is_host: host_key.is_some(),
        commitment: &Agreement::commitment(id, &room.secret).to_string(),
        mine,
        opens: mine.filter(|seat| missing.is_empty() && sealed.contains(seat)),
        is_complete: missing.is_empty(),
        sealed: &sealed,
        fault: fault.map(|fault| &fault.message),
    };
    let here = asked.on(format!("/table/{id}"));
    let markup = web::waiting_room(&here.frame(), &page);
    Ok(match fault {
        Some(fault) => faulty(fault, markup),
        None => fresh(markup),
    })
}

/// What a table answers or, where there is none of that name, what a waiting room does.
pub(crate) fn or_else<T>(
    answered: Result<T, Fault>,
    room: impl FnOnce() -> Result<T, Fault>,
) -> Result<T, Fault> {
    match answered {
        Err(fault) if fault == Fault::no_table() => room(),
        answered => answered,
    }
}

/// Shows a room where the table would be; no table where there is no room either.
pub(crate) fn show(app: &App, asked: &Asked, headers: &HeaderMap, id: &str) -> Result<Response, Fault> {
    let (room, _) = app.expect_room(id)?;
    if asked.json {
        return Ok(axum::Json(told(id, &room)).into_response());
    }
    page_of(app, asked, headers, id, &room, None)
}

/// A room as programs read it.
fn told(id: &str, room: &WaitingRoom) -> Value {
    let numbers = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.0).collect::<Vec<_>>();
    json!({
        "waiting": true,
        "id": id,
        "game": room.game,
        "commitment": Agreement::commitment(id, &room.secret).to_string(),
        "missing": numbers(room.missing()),
        "sealed": numbers(room.sealed()),
        "dealt": room.dealt,
    })
}

/// The fairness page of a table that is not dealt yet.
pub(crate) fn fairness(app: &App, asked: &Asked, id: &str) -> Result<Response, Fault> {
    let (room, _) = app.expect_room(id)?;
    let fairness = web::Fairness {
        id,
        tile: app.shelf.room(&room.game)?.tile(),
        commitment: Some(Agreement::commitment(id, &room.secret).to_string()),
        version: Agreement::VERSION,
        caveats: &[],
        contributed: &[],
        is_over: false,
        check: None,
    };
    Ok(fresh(web::fairness(&asked.frame(), &fairness)))
}

/// What is known of the chance of a table that is not dealt yet.
pub(crate) fn proof(app: &App, id: &str) -> Result<Value, Fault> {
    let (room, _) = app.expect_room(id)?;
    Ok(json!({
        "hedgerow": "fairness",
        "table": id,
        "game": room.game,
        "commitment": Agreement::commitment(id, &room.secret).to_string(),
        "version": Agreement::VERSION,
        "contributions": [],
        "caveats": [],
        "over": false,
    }))
}

/// The page of an invitation into a room.
pub(crate) fn invitation(
    app: &App,
    asked: &Asked,
    id: &str,
    key: &str,
    fault: Option<&Fault>,
) -> Result<Response, Fault> {
    let (room, _) = app.expect_room(id)?;
    let seat = opened(&room.friends, room.seats, key)?;
    let caller = Caller::of(&room.friends, room.seats, &asked.keys);
    let place = |seat: Seat| web::Place {
        name: room.friends.at(seat).name,
        yours: caller.holds(seat),
        ..web::Place::default()
    };
    let friends =
        web::Friends { places: (0..room.seats).map(Seat).map(place).collect(), ..Default::default() };
    let here = asked.on(format!("/table/{id}/join/{key}"));
    let invitation = web::Invitation {
        id,
        tile: app.shelf.room(&room.game)?.tile(),
        seat,
        friends: &friends,
        company: &room.company(),
        commitment: Some(Agreement::commitment(id, &room.secret).to_string()),
        contributes: true,
        caveats: &[],
        fault: fault.map(|fault| &fault.message),
    };
    let page = web::invitation(&here.frame(), &invitation);
    Ok(match fault {
        Some(fault) => faulty(fault, page),
        None => fresh(page),
    })
}

/// Sits down in a room, and contributes.
pub(crate) fn join(
    app: &App,
    asked: &Asked,
    id: &str,
    key: &str,
    called: &Called,
) -> Result<Response, Fault> {
    let (room, _) = app.expect_room(id)?;
    let seat = opened(&room.friends, room.seats, key)?;
    let joined = || -> Result<(), Fault> {
        let name = called.name.as_deref().map(name_of).transpose()?;
        let Some(seat) = seat else { return Ok(()) };
        let is_known = asked.keys.iter().any(|known| known == key);
        app.change_room(id, |room| {
            if room.friends.seat_of(key) != Some(seat) {
                return Err(Fault::no_invitation());
            }
            let chair = room.friends.chair(seat);
            if let Some(name) = name.as_ref().filter(|name| !name.is_empty()) {
                chair.name.clone_from(name);
            }
            if !is_known {
                chair.sat = chair.sat.saturating_add(1);
                room.friends.tell(0, seat, Change::Sat);
            }
            // A second device of the same seat contributes nothing more.
            if room.given(seat).is_none() {
                room.contribute(id, seat, &called.sent)?;
            }
            Ok(())
        })?;
        Ok(())
    };
    match joined() {
        Ok(()) => {}
        Err(fault) if asked.json => return Err(fault),
        Err(fault) => return invitation(app, asked, id, key, Some(&fault)),
    }
    let mut keys: Vec<String> =
        asked.keys.iter().filter(|known| *known != key && room.friends.opens(known)).cloned().collect();
    keys.push(key.to_owned());
    let mut response = if asked.json {
        let body = json!({ "ok": true, "seat": seat.map(|seat| seat.0), "key": key });
        (StatusCode::OK, axum::Json(body)).into_response()
    } else {
        Redirect::to(&format!("/table/{id}")).into_response()
    };
    set_keys(&mut response, id, &keys);
    Ok(response)
}

/// What somebody contributes, and for which seat.
#[derive(Debug, Deserialize)]
pub(crate) struct Contributes {
    seat: u8,
    #[serde(flatten)]
    sent: Sent,
}

/// Answers what was done in a room: with the room again, or why nothing was.
fn answer(
    app: &App,
    asked: &Asked,
    headers: &HeaderMap,
    id: &str,
    done: Result<(), Fault>,
) -> Result<Response, Fault> {
    match done {
        Ok(()) if asked.json => Ok(axum::Json(json!({ "ok": true, "id": id })).into_response()),
        Ok(()) => Ok(Redirect::to(&format!("/table/{id}")).into_response()),
        Err(fault) if asked.json || fault == Fault::no_table() => Err(fault),
        Err(fault) => {
            let (room, _) = app.expect_room(id)?;
            page_of(app, asked, headers, id, &room, Some(&fault))
        }
    }
}

/// Contributes for a seat, or opens its seal.
pub(crate) async fn contribute(
    State(app): State<Arc<App>>,
    asked: Asked,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(Contributes { seat, sent }): Form<Contributes>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let done = app.change_room(&id, |room| {
            let seat = Seat(seat);
            Caller::of(&room.friends, room.seats, &asked.keys).expect_seat(seat)?;
            if !room.contributors().contains(&seat) {
                return Err(Fault::seat_state());
            }
            room.contribute(&id, seat, &sent)
        });
        answer(app, &asked, &headers, &id, done.map(drop))
    })
    .await
}

/// Whether it is dealt although seals are closed.
#[derive(Debug, Deserialize)]
pub(crate) struct Deals {
    anyway: Option<String>,
}

/// Deals.
pub(crate) async fn deal(
    State(app): State<Arc<App>>,
    asked: Asked,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(Deals { anyway }): Form<Deals>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let done = app.deal(&id, &asked, anyway.as_deref() == Some("1"));
        answer(app, &asked, &headers, &id, done)
    })
    .await
}

/// What is done with a seat of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Does {
    /// The host makes a new link.
    Invite,
    /// The host plays for it, too, at the same device.
    Reclaim,
    /// Somebody gives up the seat that they have.
    Leave,
    /// A seat is given a name.
    Name,
}

/// Does something with a seat of a room.
pub(crate) fn act(
    app: &App,
    asked: &Asked,
    headers: &HeaderMap,
    id: &str,
    (does, seat, name): (Does, Option<u8>, Option<&str>),
) -> Result<Response, Fault> {
    let mut key = None;
    let done = || -> Result<Option<String>, Fault> {
        let name = name.map(name_of).transpose()?;
        let (key, _) = app.change_room(id, |room| {
            let seat = seat.map(Seat).filter(|seat| room.people().contains(seat));
            let seat = seat.ok_or_else(Fault::malformed)?;
            let caller = Caller::of(&room.friends, room.seats, &asked.keys);
            if does == Does::Name {
                caller.expect_seat(seat)?;
                room.friends.chair(seat).name = name.clone().unwrap_or_default();
                return Ok(None);
            }
            room.expect_incomplete()?;
            if does == Does::Leave {
                if !caller.has_key_of(seat) {
                    return Err(Fault::not_yours());
                }
                *room.friends.chair(seat) =
                    crate::friends::Chair { holder: Holder::Nobody, ..Default::default() };
                room.friends.tell(0, seat, Change::Left);
                room.set(seat, None);
                return Ok(None);
            }
            let host_key = host_key(&room.friends, asked).ok_or_else(Fault::not_host)?;
            if does == Does::Reclaim {
                *room.friends.chair(seat) = crate::friends::Chair::default();
                room.friends.tell(0, seat, Change::Reclaimed);
                room.set(seat, None);
                return Ok(None);
            }
            Ok(Some(room.invite(host_key, id, seat)))
        })?;
        Ok(key)
    };
    let done = done().map(|made| key = made);
    if let (Some(key), true) = (&key, asked.json) {
        let link = link_of(app, headers, id, key);
        return Ok(axum::Json(json!({ "ok": true, "key": key, "link": link })).into_response());
    }
    answer(app, asked, headers, id, done)
}
