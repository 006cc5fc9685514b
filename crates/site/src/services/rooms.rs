//! Waiting rooms: tables for several devices before they are dealt.
//!
//! A room has the ID, the secret and the players of its future table, but no game yet. Each seat of a person is
//! given away by a link. Each person who takes a seat contributes to the chance of the table: with words or, with
//! scripts, first with a seal, the digest of words that stay in the browser. When all have contributed, the browsers
//! open their seals, and the host deals. Thus no contribution can be adapted to the others, not even with the help
//! of the server.
//!
//! A room is a keepsake in the store, changed by compare and swap, because several people and nodes change it.

use std::sync::Arc;

use crate::access::{
    KeyDigest, Principal, SeatAccess, SeatEventKind, SeatOwner, TableAccess, Visitor, name_of,
};
use crate::error::AppError;
use crate::game::ServedGame;
use crate::id::{is_id, name_of_number};
use crate::keepsakes::ROOMS;
use crate::platform::Platform;
use crate::registry::Registry;
use crate::seats::can_seat_friends;
use crate::services::fairness::{Prepared, words_of};
use crate::services::packs::Packs;
use crate::services::tables::{NewTable, Tables};
use search::SeatAssignment;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Agreement, Contribution, Fingerprint, Opened, Seal, Seat, Secret};
use web::{InRoom, Part, WaitingSeat};

/// The most rooms of a database.
const MOST_ROOMS: usize = 1000;

/// The lifetime of a room, in milliseconds: a week.
const ROOM_LASTS: i64 = 7 * 24 * 3600 * 1000;

/// How often a compare and swap is retried.
const MOST_RACES: usize = 8;

/// The context of the derivation of keys of seats from the host's key.
const LINKS: &str = "Hedgerow 2026-11-23 link of a seat in a waiting room";

/// A waiting room as it is stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WaitingRoom {
    pub game: String,
    /// The digest of the content; `None` for the built-in content.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<Fingerprint>,
    pub setup: Value,
    company: Value,
    pub seats: u8,
    /// The time of its creation, in milliseconds since 1970.
    created: i64,
    pub secret: Secret,
    #[serde(rename = "friends")]
    pub access: TableAccess,
    /// The contribution of each seat; `None` for a seat that has not contributed yet.
    given: Vec<Option<Contribution>>,
    /// The number of links that were created for each seat.
    links: Vec<u32>,
    /// Whether the host has dealt: the contributions are final.
    #[serde(default)]
    pub dealt: bool,
}

impl WaitingRoom {
    pub fn company(&self) -> SeatAssignment {
        SeatAssignment::from_json(&self.company).unwrap_or_default()
    }

    /// The seats of people, in order.
    fn people(&self) -> Vec<Seat> {
        self.company().people(self.seats).collect()
    }

    /// The seats that contribute: each seat with a link, and the first seat at the host's device.
    pub fn contributors(&self) -> Vec<Seat> {
        let people = self.people();
        let at_device = |seat: &Seat| self.access.at(*seat).holder == SeatOwner::Device;
        let first = people.iter().copied().find(at_device);
        people.into_iter().filter(|seat| !at_device(seat) || Some(*seat) == first).collect()
    }

    pub fn given(&self, Seat(seat): Seat) -> Option<&Contribution> {
        self.given.get(usize::from(seat))?.as_ref()
    }

    /// The seats that have yet to contribute.
    pub fn missing(&self) -> Vec<Seat> {
        self.contributors().into_iter().filter(|&seat| self.given(seat).is_none()).collect()
    }

    /// The seats whose seals are still closed.
    pub fn sealed(&self) -> Vec<Seat> {
        let closed = |seat: &Seat| self.given(*seat).is_some_and(Contribution::is_withheld);
        self.contributors().into_iter().filter(closed).collect()
    }

    /// Whether all have contributed. From then on, seals can only be opened.
    pub fn is_complete(&self) -> bool {
        self.missing().is_empty()
    }

    fn expect_incomplete(&self) -> Result<(), AppError> {
        if self.dealt || self.is_complete() { Err(AppError::seat_state()) } else { Ok(()) }
    }

    /// What a key opens: a seat, or the room as its host.
    ///
    /// # Errors
    /// [`AppError::no_invitation`].
    pub fn opened(&self, key: &str) -> Result<Option<Seat>, AppError> {
        self.access.opened(self.seats, key)
    }

    /// The commitment of the future table.
    pub fn commitment(&self, id: &str) -> String {
        Agreement::commitment(id, &self.secret).to_string()
    }

    /// The seats as a visitor may see them; `address` maps a key to the address of its link, for the host.
    pub fn seats_for(
        &self,
        id: &str,
        visitor: &Visitor,
        address: impl Fn(&str) -> String,
    ) -> Vec<WaitingSeat> {
        let principal = Principal::of(&self.access, self.seats, &visitor.keys);
        let (company, contributors, is_complete) = (self.company(), self.contributors(), self.is_complete());
        let host_key = host_key(&self.access, visitor);
        let seat = |seat: Seat| {
            let chair = self.access.at(seat);
            WaitingSeat {
                seat,
                name: chair.name,
                who: match (company.at(seat), chair.holder) {
                    (Some(level), _) => InRoom::Ours(level),
                    (None, SeatOwner::Device) => InRoom::Device,
                    (None, SeatOwner::Key(_)) if chair.sat > 0 => InRoom::Come,
                    (None, _) => InRoom::Invited,
                },
                part: match self.given(seat) {
                    _ if !contributors.contains(&seat) => Part::Needless,
                    None => Part::Missing,
                    Some(given) if given.is_withheld() => Part::Sealed,
                    Some(Contribution { words, .. }) if words.is_empty() => Part::Nothing,
                    Some(_) => Part::Given,
                },
                shown: self.given(seat).filter(|_| is_complete).map(|given| match given.seal {
                    Some(seal) => seal.to_string(),
                    None => given.words.clone(),
                }),
                link: host_key.and_then(|key| self.link(key, id, seat)).map(|key| address(&key)),
                yours: principal.holds(seat),
            }
        };
        (0..self.seats).map(Seat).map(seat).collect()
    }

    /// Adds the contribution of a seat to the chance of the table.
    fn contribute(&mut self, id: &str, seat: Seat, offered: &Offered) -> Result<(), AppError> {
        let words = words_of(offered.words.as_deref().unwrap_or_default())?;
        let promised = match offered.seal.as_deref().filter(|digits| !digits.is_empty()) {
            Some(digits) => Some(Seal::from_hex(digits).ok_or_else(AppError::malformed)?),
            None => None,
        };
        if self.dealt {
            return Err(AppError::seat_state());
        }
        if self.is_complete() {
            // Only seals can be opened now.
            let sealed = self.given(seat).filter(|given| given.is_withheld()).and_then(|given| given.seal);
            if sealed.is_none() || sealed != Some(Seal::of(id, seat.0, &words)) || words.is_empty() {
                return Err(AppError::seat_state());
            }
            self.set(seat, Some(Contribution { words, seal: sealed }));
            return Ok(());
        }
        // Words together with a seal would open it before the others have contributed.
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

    /// Creates a new link for a seat, and returns its key. The old link and the contribution of the seat become
    /// invalid.
    fn invite(&mut self, host_key: &str, id: &str, seat: Seat) -> String {
        let at = usize::from(seat.0);
        if self.links.len() <= at {
            self.links.resize(at + 1, 0);
        }
        self.links[at] += 1;
        let key = key_of(host_key, id, seat, self.links[at]);
        let what = if self.links[at] == 1 { SeatEventKind::Invited } else { SeatEventKind::Renewed };
        self.access.log(0, seat, what);
        *self.access.seat_mut(seat) =
            SeatAccess { holder: SeatOwner::Key(KeyDigest::of(&key)), ..Default::default() };
        self.set(seat, None);
        key
    }

    /// The key of the current link of a seat, for the host; `None` if the seat is at the host's device or was left.
    pub fn link(&self, host_key: &str, id: &str, seat: Seat) -> Option<String> {
        let key = key_of(host_key, id, seat, *self.links.get(usize::from(seat.0))?);
        (self.access.at(seat).holder == SeatOwner::Key(KeyDigest::of(&key))).then_some(key)
    }
}

/// The key of the n-th link of a seat. It is derived from the host's key: the host's page can show it although only its
/// digest is stored.
fn key_of(host_key: &str, id: &str, Seat(seat): Seat, number: u32) -> String {
    let digest = blake3::derive_key(LINKS, format!("{host_key} {id} {seat} {number}").as_bytes());
    let (start, _) = digest.split_at(16);
    // The slice has 16 bytes.
    name_of_number(u128::from_le_bytes(start.try_into().unwrap_or_default()))
}

/// A contribution to the chance of a table: words, or the seal of words that are sent later.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Offered {
    pub words: Option<String>,
    /// A digest in hexadecimal digits, see [`Seal::of`]. Words sent with it are dropped.
    pub seal: Option<String>,
}

/// The host's key among the keys of a request.
pub(crate) fn host_key<'a>(access: &TableAccess, visitor: &'a Visitor) -> Option<&'a str> {
    visitor.keys.iter().map(|key| &**key).find(|key| access.is_hosts(key))
}

/// The waiting rooms.
pub(crate) struct WaitingRooms {
    pub platform: Arc<Platform>,
    pub games: Arc<Registry>,
    pub packs: Arc<Packs>,
    pub tables: Arc<Tables>,
}

impl WaitingRooms {
    pub fn new(tables: Arc<Tables>) -> Self {
        Self {
            platform: Arc::clone(&tables.platform),
            games: Arc::clone(&tables.games),
            packs: Arc::clone(&tables.packs),
            tables,
        }
    }

    /// Creates a waiting room for a table with this setup, and a key for its host. The first seat of a person is
    /// the host's; each of the others has a link.
    pub fn make(
        &self,
        game: &dyn ServedGame,
        content: Option<Fingerprint>,
        setup: Value,
        company: &SeatAssignment,
    ) -> Result<NewTable, AppError> {
        let seats = self.packs.erased(game, content)?.check_setup(&setup)?;
        let company = company.of(seats);
        let people: Vec<Seat> = company.people(seats).collect();
        if !can_seat_friends(seats) || people.len() < 2 {
            return Err(AppError::no_friends());
        }
        self.make_way()?;
        let Prepared { id, secret } = Prepared::new(&self.platform)?;
        let key = self.platform.new_id()?;
        let mut made = WaitingRoom {
            game: game.name().to_owned(),
            content,
            setup,
            company: company.to_json(),
            seats,
            created: self.platform.now(),
            secret,
            access: TableAccess { private: true, ..TableAccess::hosted(&key) },
            given: Vec::new(),
            links: Vec::new(),
            dealt: false,
        };
        for &seat in &people[1..] {
            made.invite(&key, &id, seat);
        }
        // The ID is random, and unused.
        self.platform.store.kv_insert(ROOMS, &id, &to_json(&made))?;
        Ok(NewTable { id, key: Some(key) })
    }

    /// Deletes expired rooms and, if there are too many, the oldest one without a guest.
    fn make_way(&self) -> Result<(), AppError> {
        let oldest = self.platform.now().saturating_sub(ROOM_LASTS);
        let mut left = Vec::new();
        for (id, kept) in self.platform.store.kv_list(ROOMS)? {
            match WaitingRoom::deserialize(&kept) {
                Ok(room) if room.created >= oldest => left.push((room, id, kept)),
                _ => drop(self.platform.store.compare_and_swap(ROOMS, &id, Some(&kept), None)?),
            }
        }
        if left.len() < MOST_ROOMS {
            return Ok(());
        }
        let empty = |room: &WaitingRoom| room.access.seats.iter().all(|chair| chair.sat == 0);
        let (_, id, kept) = left
            .iter()
            .filter(|(room, ..)| empty(room))
            .min_by_key(|(room, ..)| room.created)
            .ok_or_else(AppError::full)?;
        self.platform.store.compare_and_swap(ROOMS, id, Some(kept), None)?;
        Ok(())
    }

    /// The room with this ID, if there is one.
    fn find(&self, id: &str) -> Result<Option<(WaitingRoom, Value)>, AppError> {
        if !is_id(id) {
            return Ok(None);
        }
        let Some(kept) = self.platform.store.kv_get(ROOMS, id)? else { return Ok(None) };
        let room = WaitingRoom::deserialize(&kept).map_err(|fault| {
            eprintln!("hedgerow: waiting room {id} cannot be read: {fault}");
            AppError::broken()
        })?;
        Ok(Some((room, kept)))
    }

    /// A room.
    ///
    /// # Errors
    /// [`AppError::no_table`].
    pub fn get(&self, id: &str) -> Result<WaitingRoom, AppError> {
        self.expect(id).map(|(room, _)| room)
    }

    /// The proof of the chance of a table that is not dealt yet, like [`proof`](crate::services::proof::proof).
    ///
    /// # Errors
    /// [`AppError::no_table`].
    pub fn proof(&self, id: &str) -> Result<Value, AppError> {
        let room = self.get(id)?;
        Ok(json!({
            "hedgerow": "fairness",
            "table": id,
            "game": room.game,
            "commitment": room.commitment(id),
            "version": Agreement::VERSION,
            "contributions": [],
            "caveats": [],
            "over": false,
        }))
    }

    fn expect(&self, id: &str) -> Result<(WaitingRoom, Value), AppError> {
        self.find(id)?.ok_or_else(AppError::no_table)
    }

    /// Changes a room by compare and swap, so that concurrent changes are not lost.
    fn change<T>(
        &self,
        id: &str,
        change: impl Fn(&mut WaitingRoom) -> Result<T, AppError>,
    ) -> Result<(T, WaitingRoom), AppError> {
        for _ in 0..MOST_RACES {
            let (mut room, was) = self.expect(id)?;
            let done = change(&mut room)?;
            let now = to_json(&room);
            if now == was || self.platform.store.compare_and_swap(ROOMS, id, Some(&was), Some(&now))? {
                return Ok((done, room));
            }
        }
        Err(AppError::busy())
    }

    /// Deletes a room. Returns whether there was one that the visitor may delete.
    pub fn delete(&self, id: &str, visitor: &Visitor) -> Result<bool, AppError> {
        let Some((room, kept)) = self.find(id)? else { return Ok(false) };
        host_key(&room.access, visitor).ok_or_else(AppError::not_host)?;
        self.platform.store.compare_and_swap(ROOMS, id, Some(&kept), None)?;
        Ok(true)
    }

    /// Begins the table with all contributions, and deletes the room.
    pub fn deal(&self, id: &str, visitor: &Visitor, anyway: bool) -> Result<(), AppError> {
        let ((), dealt) = self.change(id, |room| {
            host_key(&room.access, visitor).ok_or_else(AppError::not_host)?;
            if !room.is_complete() {
                return Err(AppError::not_all_here());
            }
            if !anyway && !room.sealed().is_empty() {
                return Err(AppError::still_sealed());
            }
            room.dealt = true;
            Ok(())
        })?;
        let seats = usize::from(dealt.seats);
        let mut given: Vec<Contribution> =
            dealt.given.iter().map(|given| given.clone().unwrap_or_default()).collect();
        given.resize(seats, Contribution::default());
        let source = Prepared { id: id.to_owned(), secret: dealt.secret.clone() }.agree(given)?;
        let game = self.games.game(&dealt.game)?;
        // A server that died in between has either begun the table or left the room unchanged.
        if self.platform.store.step(id)?.is_none() {
            let opened = self.packs.erased(game, dealt.content)?.open(&dealt.setup, source.clone(), &[])?;
            let Opened::Table(table) = opened else { return Err(AppError::broken()) };
            self.tables.keep_as(
                id.to_owned(),
                game,
                &*table,
                &source,
                &dealt.company(),
                &dealt.access,
                None,
            )?;
        }
        self.platform.store.compare_and_swap(ROOMS, id, Some(&to_json(&dealt)), None)?;
        Ok(())
    }

    /// Takes a seat in a room with its key, and contributes.
    ///
    /// # Errors
    /// [`AppError::no_invitation`], [`AppError::long_name`], and faults of the contribution.
    pub fn join(
        &self,
        id: &str,
        visitor: &Visitor,
        key: &str,
        name: Option<&str>,
        offered: &Offered,
    ) -> Result<WaitingRoom, AppError> {
        let room = self.get(id)?;
        let seat = room.opened(key)?;
        let name = name.map(name_of).transpose()?;
        let Some(seat) = seat else { return Ok(room) };
        let is_known = visitor.keys.iter().any(|known| known == key);
        let ((), room) = self.change(id, |room| {
            if room.access.seat_of(key) != Some(seat) {
                return Err(AppError::no_invitation());
            }
            let chair = room.access.seat_mut(seat);
            if let Some(name) = name.as_ref().filter(|name| !name.is_empty()) {
                chair.name.clone_from(name);
            }
            if !is_known {
                chair.sat = chair.sat.saturating_add(1);
                room.access.log(0, seat, SeatEventKind::Sat);
            }
            // A second device of the same seat does not contribute again.
            if room.given(seat).is_none() {
                room.contribute(id, seat, offered)?;
            }
            Ok(())
        })?;
        Ok(room)
    }

    /// Contributes for a seat, or opens its seal.
    ///
    /// # Errors
    /// [`AppError::not_yours`], [`AppError::seat_state`], and faults of the contribution.
    pub fn contribute(
        &self,
        id: &str,
        visitor: &Visitor,
        seat: Seat,
        offered: &Offered,
    ) -> Result<(), AppError> {
        let done = self.change(id, |room| {
            Principal::of(&room.access, room.seats, &visitor.keys).expect_seat(seat)?;
            if !room.contributors().contains(&seat) {
                return Err(AppError::seat_state());
            }
            room.contribute(id, seat, offered)
        });
        done.map(drop)
    }

    /// Performs an action on a seat of a room. Returns the key of a new link, if one was created.
    ///
    /// # Errors
    /// [`AppError::malformed`] for a seat without a person, [`AppError::seat_state`], [`AppError::not_yours`],
    /// [`AppError::not_host`].
    pub fn act(
        &self,
        id: &str,
        visitor: &Visitor,
        (act, seat, name): (RoomAction, Option<u8>, Option<&str>),
    ) -> Result<Option<String>, AppError> {
        let name = name.map(name_of).transpose()?;
        let (key, _) = self.change(id, |room| {
            let seat = seat.map(Seat).filter(|seat| room.people().contains(seat));
            let seat = seat.ok_or_else(AppError::malformed)?;
            let principal = Principal::of(&room.access, room.seats, &visitor.keys);
            if act == RoomAction::Name {
                principal.expect_seat(seat)?;
                room.access.seat_mut(seat).name = name.clone().unwrap_or_default();
                return Ok(None);
            }
            room.expect_incomplete()?;
            if act == RoomAction::Leave {
                if !principal.has_key_of(seat) {
                    return Err(AppError::not_yours());
                }
                *room.access.seat_mut(seat) = SeatAccess { holder: SeatOwner::Nobody, ..Default::default() };
                room.access.log(0, seat, SeatEventKind::Left);
                room.set(seat, None);
                return Ok(None);
            }
            let host_key = host_key(&room.access, visitor).ok_or_else(AppError::not_host)?;
            if act == RoomAction::Reclaim {
                *room.access.seat_mut(seat) = SeatAccess::default();
                room.access.log(0, seat, SeatEventKind::Reclaimed);
                room.set(seat, None);
                return Ok(None);
            }
            Ok(Some(room.invite(host_key, id, seat)))
        })?;
        Ok(key)
    }
}

/// An action on a seat of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RoomAction {
    /// The host creates a new link.
    Invite,
    /// The host also plays for it, on the same device.
    Reclaim,
    /// Its owner gives it up.
    Leave,
    /// Its owner names it.
    Name,
}

/// The result for a table or, if there is no such table, for its waiting room.
///
/// # Errors
/// Those of either.
pub(crate) fn table_or_room<T>(
    answered: Result<T, AppError>,
    room: impl FnOnce() -> Result<T, AppError>,
) -> Result<T, AppError> {
    match answered {
        Err(fault) if fault == AppError::no_table() => room(),
        answered => answered,
    }
}

fn to_json(room: &WaitingRoom) -> Value {
    // Serialising cannot fail: all keys are strings.
    serde_json::to_value(room).unwrap_or_default()
}
