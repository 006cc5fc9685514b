//! Tables in memory: records played up to their last step, so that nobody waits for that.
//!
//! The truth is in the store. Before a table is used, the store is asked for its last step; a table
//! that is behind (another program played) or ahead (its last step could not be kept) is read
//! again. While one request uses a table, others wait for it.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::http::StatusCode;
use search::SeatAssignment;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stats::{Day, Medal};
use store::{Query, Standing, StoreError, Stored};
use tabletop::{
    ChanceRecord, DynSession, Fingerprint, Record, RecordError, Seats, Source, TableError, Waiting,
};

use crate::app::App;
use crate::fairness::with_caveats;
use crate::fault::Fault;
use crate::friends::{Caller, Friends, new_key};
use crate::minds::Thinker;
use crate::notes::Occasion;
use crate::printed::{Printed, Seen};
use crate::request::Asked;
use crate::room::Room;

/// The most steps that are kept in memory, of all tables together; each is a position of one to
/// two kilobytes.
const MOST_STEPS: u64 = 60_000;

/// How many pages of a table are kept for others who look at it in the same way.
const MOST_SHOWN: usize = 3;

/// How often it is tried anew to change what others are changing, too.
const MOST_RACES: usize = 8;

/// How many letters name a table.
pub(crate) const ID_LENGTH: usize = 26;

/// The letters that name tables, each of them five bits.
const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// A name that nobody can guess.
pub(crate) fn new_id() -> Result<String, Fault> {
    Ok(name_of_number(u128::from_le_bytes(random()?)))
}

/// The name that follows from a digest.
pub(crate) fn name_of(digest: &Fingerprint) -> String {
    // It is written in hexadecimal digits, four bits each.
    let number = u128::from_str_radix(&digest.to_string(), 16).unwrap_or(0);
    name_of_number(number)
}

/// A number as a name.
pub(crate) fn name_of_number(number: u128) -> String {
    let letter = |place: usize| char::from(LETTERS[(number >> (5 * place)) as usize % LETTERS.len()]);
    (0..ID_LENGTH).map(letter).collect()
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|fault| {
        eprintln!("hedgerow: the system has no random numbers: {fault}");
        Fault::broken()
    })?;
    Ok(bytes)
}

/// Whether a table could have this name.
pub(crate) fn is_id(id: &str) -> bool {
    id.len() == ID_LENGTH && id.bytes().all(|letter| LETTERS.contains(&letter))
}

/// One table in memory.
#[derive(Default)]
struct Slot {
    table: Mutex<Option<InMemory>>,
    /// How much room it takes, in steps.
    steps: AtomicU32,
}

/// A table, and what was shown of it since it was changed last.
struct InMemory {
    table: Box<dyn DynSession>,
    shown: Vec<Printed>,
}

/// When a table was used last.
struct Kept {
    slot: Arc<Slot>,
    used: u64,
}

/// The tables in memory.
pub(crate) struct Tables {
    kept: Mutex<(HashMap<String, Kept>, u64)>,
    most_steps: u64,
}

impl Default for Tables {
    fn default() -> Self {
        Self::holding(MOST_STEPS)
    }
}

impl Tables {
    /// Tables of no more steps than these, all together.
    pub fn holding(most_steps: u64) -> Self {
        Self { kept: Mutex::default(), most_steps }
    }

    fn kept(&self) -> MutexGuard<'_, (HashMap<String, Kept>, u64)> {
        // Nothing that is done with it can be left half done.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut kept = self.kept();
        let (tables, clock) = &mut *kept;
        *clock += 1;
        let kept = tables.entry(id.to_owned()).or_insert_with(|| Kept { slot: Arc::default(), used: 0 });
        kept.used = *clock;
        Arc::clone(&kept.slot)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.kept().0.len()
    }

    fn forget(&self, id: &str) {
        self.kept().0.remove(id);
    }

    /// Forgets what was used longest ago until there is room. What is in use is kept.
    fn make_room(&self) {
        let mut kept = self.kept();
        let tables = &mut kept.0;
        let weight = |kept: &Kept| u64::from(kept.slot.steps.load(Ordering::Relaxed)) + 1;
        let mut steps: u64 = tables.values().map(weight).sum();
        while steps > self.most_steps {
            let idle = tables.iter().filter(|(_, kept)| Arc::strong_count(&kept.slot) == 1);
            let Some(oldest) = idle.min_by_key(|(_, kept)| kept.used).map(|(id, _)| id.clone()) else {
                break;
            };
            steps -= tables.remove(&oldest).as_ref().map_or(0, weight);
        }
    }
}

/// The field beside the company that keeps what waits for a roll or a draw.
const WAITS: &str = "waits";

/// A choice that waits for a roll or a draw at a step.
#[derive(Serialize, Deserialize)]
struct Waits {
    step: u32,
    waiting: Waiting,
}

/// Has the table wait for what is kept, and for nothing else; says whether it did not.
pub(crate) fn take_up(table: &mut dyn DynSession, kept: &Value) -> bool {
    if table.record().chance != ChanceRecord::AtTheTable {
        return false;
    }
    let waits = kept.get(WAITS).and_then(|waits| Waits::deserialize(waits).ok());
    let waiting = waits.filter(|waits| waits.step == table.step()).map(|waits| waits.waiting);
    if table.pending() == waiting {
        return false;
    }
    // Answer by answer, until there is no choice left that waits.
    while table.take_back_answer().is_ok() {}
    if let Some(waiting) = waiting
        && let Err(fault) = table.resume(&waiting)
    {
        eprintln!("hedgerow: what waited at a table is not possible: {fault}");
    }
    true
}

/// Who sits at a table and what waits there for a roll or a draw, as it is kept.
pub(crate) fn beside_of(company: &SeatAssignment, table: &dyn DynSession) -> Value {
    let mut kept = company.to_json();
    if let (Value::Object(fields), Some(waiting)) = (&mut kept, table.pending()) {
        let waits = Waits { step: table.step(), waiting };
        // Its keys are strings, so that writing cannot fail.
        fields.insert(WAITS.to_owned(), serde_json::to_value(waits).unwrap_or_default());
    }
    kept
}

/// A table in use.
pub(crate) struct Open<'a> {
    app: &'a App,
    pub id: &'a str,
    pub room: &'a dyn Room,
    /// Who sits where.
    pub company: SeatAssignment,
    /// Who may do what.
    pub friends: Friends,
    table: Box<dyn DynSession>,
    /// What was shown of it since it was changed last.
    shown: RefCell<Vec<Printed>>,
    /// Whether the table is ahead of the truth and could not be read again.
    is_astray: bool,
}

impl Open<'_> {
    pub fn table(&self) -> &dyn DynSession {
        &*self.table
    }

    /// Whether the table is ahead of the truth and could not be read again.
    pub fn is_astray(&self) -> bool {
        self.is_astray
    }

    /// What every request shares.
    pub fn app(&self) -> &App {
        self.app
    }

    /// The seats of which somebody looks at the table now, as far as this program knows.
    pub fn here(&self) -> Seats {
        self.app.live.here(self.id)
    }

    /// Who asks.
    pub fn caller(&self, asked: &Asked) -> Caller {
        Caller::of(&self.friends, self.table.seats(), &asked.keys)
    }

    /// Whether those who play must not see the same, and somebody among them holds a seat of their own. Then
    /// nothing that holds their hands leaves while the game goes on, whoever asks.
    pub fn keeps_hands(&self) -> bool {
        let goes_on = self.table.outcome().is_none() && !self.table.is_given_up();
        self.friends.shut && goes_on && crate::seats::differ(&*self.table, self.room.hides())
    }

    /// The page that was made for somebody who saw the same, since the table was changed last.
    pub fn shown(&self, seen: &Seen) -> Option<Bytes> {
        self.shown.borrow().iter().find(|page| page.seen == *seen).map(|page| page.bytes.clone())
    }

    /// Keeps a page for others who look at the table in the same way, if there are any.
    pub fn keep_shown(&self, page: Printed) {
        if self.app.live.is_crowded(self.id) {
            let mut shown = self.shown.borrow_mut();
            if shown.len() >= MOST_SHOWN {
                shown.remove(0);
            }
            shown.push(page);
        }
    }

    /// Changes who may do what. When this returns without an error, it is durable; of several who change it at
    /// the same time nobody undoes what another did.
    pub fn befriend<T>(&mut self, change: impl Fn(&mut Friends) -> Result<T, Fault>) -> Result<T, Fault> {
        for _ in 0..MOST_RACES {
            let was = self.app.store.friends(self.id)?.ok_or_else(Fault::no_table)?;
            let mut friends = Friends::from_json(self.id, &was)?;
            let done = change(&mut friends)?;
            let now = friends.to_json();
            if now == was || self.app.store.set_friends(self.id, &was, &now)? {
                self.friends = friends;
                self.app.live.tell_friends(self.id, &now);
                return Ok(done);
            }
        }
        Err(Fault::busy())
    }

    /// Does something at the table, and keeps what it came to. When this returns with an error,
    /// nothing has changed; when it returns without one, it is durable.
    pub fn play(
        &mut self,
        expected: u32,
        act: impl FnOnce(&mut dyn DynSession) -> Result<(), TableError>,
    ) -> Result<(), Fault> {
        self.shown.get_mut().clear();
        let before = self.table.step();
        let (waited, asked) = (self.table.pending(), self.table.asked());
        self.table.expect_step(Some(expected))?;
        act(&mut *self.table)?;
        let (step, waiting) = (self.table.step(), self.table.pending());
        let mut kept = Ok(());
        if step > before {
            let entries = &self.table.record().entries[before as usize..];
            let card = with_caveats(self.room.card(&*self.table), self.table.record(), &self.friends);
            kept = self.app.store.append(self.id, before, entries, &card);
        }
        // What waits at a step that the game has left is nobody's any more.
        let mut beside = None;
        if kept.is_ok() && (waiting.is_some() || step == before && waiting != waited) {
            match self.keep_beside() {
                Ok(value) => beside = Some(value),
                Err(fault) => kept = Err(fault),
            }
        }
        if let Err(fault) = kept {
            self.is_astray = true;
            (_, self.table) = self.app.read_table(self.id)?;
            self.is_astray = false;
            return Err(fault.into());
        }
        if let Some(beside) = beside {
            self.app.live.tell_company(self.id, &beside);
        }
        if step == before {
            return Ok(());
        }
        if self.table.outcome().is_some() || self.table.is_given_up() {
            let noted = self.app.note(self.id, self.room, &*self.table, &self.company, None);
            if let Err(fault) = noted.and_then(|may| if may { self.app.award() } else { Ok(()) }) {
                // The step is kept; what is missing is counted when the server starts again.
                eprintln!("hedgerow: table {} was not counted: {}", self.id, fault.code);
            }
        }
        self.app.minds.changed(self.id);
        self.app.live.tell(self.id, self.table.step());
        self.tell_turn(asked);
        Ok(())
    }

    /// Seats people and players of ours anew. When this returns without an error, it is durable.
    pub fn sit(&mut self, company: &SeatAssignment) -> Result<(), Fault> {
        self.company = company.of(self.table.seats());
        let beside = self.keep_beside()?;
        self.app.minds.changed(self.id);
        self.app.live.tell_company(self.id, &beside);
        Ok(())
    }

    /// Keeps who sits where and what waits for a roll or a draw.
    fn keep_beside(&self) -> Result<Value, StoreError> {
        let kept = beside_of(&self.company, &*self.table);
        self.app.store.set_company(self.id, &kept)?;
        Ok(kept)
    }

    /// The day whose challenge is played here, if one is.
    pub fn day(&self) -> Result<Option<Day>, Fault> {
        let listed = self.app.store.listed(self.id)?;
        Ok(listed.and_then(|listed| listed.note.day?.parse().ok()))
    }

    /// The medals that this table has earned.
    pub fn medals(&self) -> Result<Vec<&Medal>, Fault> {
        let earned = self.app.medals_of(self.id)?;
        Ok(self.app.shelf.medals().iter().filter(|medal| earned.contains(&medal.id)).collect())
    }

    /// Somebody looks at the table as it stands: a player of ours that is to decide takes it up.
    pub fn look(&self) {
        if self.company.decides(&*self.table).is_some() {
            self.app.minds.look(self.id);
        }
    }

    /// The thought of the player of ours that is to decide, if one is.
    pub fn thinker(&self) -> Result<Option<Thinker>, Fault> {
        if self.company.is_people() {
            return Ok(None);
        }
        let seeds = [random()?, random()?].map(u64::from_le_bytes);
        Ok(self.room.thinker(&*self.table, &self.company, seeds))
    }
}

impl App {
    /// Uses a table, as the store has it.
    pub fn at_table<T>(
        &self,
        id: &str,
        work: impl FnOnce(&mut Open<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if !is_id(id) {
            return Err(Fault::no_table());
        }
        let slot = self.tables.slot(id);
        let done = {
            // Whoever panicked had taken the table out.
            let mut kept = slot.table.lock().unwrap_or_else(PoisonError::into_inner);
            let standing = self.standing(id);
            standing.and_then(|standing| {
                let friends = Friends::from_json(id, &standing.friends)?;
                let (room, InMemory { mut table, mut shown }) =
                    self.take_table(id, standing.step, kept.take())?;
                let company = company_of(id, &standing.company).of(table.seats());
                if take_up(&mut *table, &standing.company) {
                    shown.clear();
                }
                let shown = RefCell::new(shown);
                let mut open = Open { app: self, id, room, company, friends, table, shown, is_astray: false };
                let done = work(&mut open);
                let Open { table, shown, is_astray, .. } = open;
                let shown = shown.into_inner();
                let steps = shown.iter().fold(table.step(), |steps, page| steps.saturating_add(page.steps()));
                slot.steps.store(steps, Ordering::Relaxed);
                *kept = (!is_astray).then_some(InMemory { table, shown });
                done
            })
        };
        drop(slot);
        if matches!(&done, Err(fault) if *fault == Fault::no_table()) {
            self.tables.forget(id);
        }
        self.tables.make_room();
        done
    }

    /// Who sits at a table.
    pub fn company(&self, id: &str) -> Result<SeatAssignment, Fault> {
        Ok(company_of(id, &self.store.company(id)?.ok_or_else(Fault::no_table)?))
    }

    /// How a table stands, as the store has it.
    fn standing(&self, id: &str) -> Result<Standing, Fault> {
        self.store.standing(&[id.to_owned()])?.pop().ok_or_else(Fault::no_table)
    }

    /// Who may do what at a table.
    pub fn friends(&self, id: &str) -> Result<Friends, Fault> {
        Friends::from_json(id, &self.store.friends(id)?.ok_or_else(Fault::no_table)?)
    }

    /// A table as it is kept in memory, if that is what the store has.
    fn take_table(
        &self,
        id: &str,
        step: u32,
        kept: Option<InMemory>,
    ) -> Result<(&dyn Room, InMemory), Fault> {
        match kept {
            Some(kept) if kept.table.step() == step => {
                let room = self.shelf.find(kept.table.game()).ok_or_else(Fault::broken)?;
                Ok((room, kept))
            }
            _ => {
                let (room, table) = self.read_table(id)?;
                Ok((room, InMemory { table, shown: Vec::new() }))
            }
        }
    }

    /// A table as the store has it.
    fn read_table(&self, id: &str) -> Result<(&dyn Room, Box<dyn DynSession>), Fault> {
        let Stored { record, secret } = self.store.load(id)?.ok_or_else(Fault::no_table)?;
        let unplayable = |fault: RecordError| {
            eprintln!("hedgerow: table {id}: {fault}");
            Fault::unplayable(&fault)
        };
        let room = self.room_of(&record)?;
        let table = self.house(room, Some(record.content))?.load(record, secret).map_err(unplayable)?;
        Ok((room, table))
    }

    /// The game of a record.
    pub fn room_of(&self, record: &Record) -> Result<&dyn Room, Fault> {
        self.shelf.find(&record.game).ok_or_else(|| Fault::no_game(&record.game))
    }

    /// The record of a table that cannot be played here because it was played by other rules or with
    /// other content; without the secret, because nobody here can tell whether it is over. For the
    /// same reason not where hands are hidden.
    pub fn read_record(&self, id: &str, fault: Fault) -> Result<Record, Fault> {
        match self.store.load(id)? {
            Some(stored) if fault.status == StatusCode::CONFLICT => {
                match self.shelf.find(&stored.record.game) {
                    Some(room) if !room.hides() => Ok(stored.record.sealed()),
                    _ => Err(TableError::HiddenRecord.into()),
                }
            }
            _ => Err(fault),
        }
    }

    /// Keeps a new table for somebody who is its host.
    pub fn keep_table(
        &self,
        id: String,
        room: &dyn Room,
        table: &dyn DynSession,
        source: &Source,
        company: &SeatAssignment,
    ) -> Result<Begun, Fault> {
        let key = if can_be_shared(table) { Some(new_key()?) } else { None };
        let friends = key.as_deref().map_or_else(Friends::default, Friends::hosted);
        let id = self.keep_table_as(id, room, table, source, company, &friends, None)?;
        Ok(Begun { id, key })
    }

    /// Keeps a new table under a name, for an occasion if there is one, and says the name.
    #[allow(clippy::too_many_arguments, reason = "each is a part of a table")]
    pub fn keep_table_as(
        &self,
        id: String,
        room: &dyn Room,
        table: &dyn DynSession,
        source: &Source,
        company: &SeatAssignment,
        friends: &Friends,
        occasion: Option<Occasion>,
    ) -> Result<String, Fault> {
        let secret = source.secret();
        let space = self.expect_space()?;
        let company = company.of(table.seats());
        self.keep_content(room, table)?;
        let card = with_caveats(room.card(table), table.record(), friends);
        let friends = if *friends == Friends::default() { Value::Null } else { friends.to_json() };
        self.store.create_with(&id, table.record(), secret, &card, &company.to_json(), &friends)?;
        drop(space);
        // Whoever swept away what no table was played with may not have seen this one.
        self.keep_content(room, table)?;
        self.note(&id, room, table, &company, occasion)?;
        if company.decides(table).is_some() {
            self.minds.look(&id);
        }
        Ok(id)
    }

    /// Refuses one more table where there are as many as are kept. Where their number is limited, other requests of this server
    /// wait until the guard is dropped, so that they count the table that is added meanwhile.
    pub fn expect_space(&self) -> Result<Option<MutexGuard<'_, ()>>, Fault> {
        if self.limits.tables == 0 {
            return Ok(None);
        }
        let space = self.space.lock().unwrap_or_else(PoisonError::into_inner);
        if self.store.find(&Query::default())?.all >= self.limits.tables {
            return Err(Fault::full());
        }
        Ok(Some(space))
    }

    /// A table is gone, whoever has forgotten it.
    pub fn forget_table(&self, id: &str) {
        self.tables.forget(id);
        self.minds.changed(id);
        self.live.end(id);
    }

    /// Forgets a table for good.
    pub fn delete_table(&self, id: &str) -> Result<(), Fault> {
        if !is_id(id) || !self.store.delete(id)? {
            return Err(Fault::no_table());
        }
        self.forget_table(id);
        Ok(())
    }
}

/// A table that was just made, and the key of its host.
pub(crate) struct Begun {
    pub id: String,
    pub key: Option<String>,
}

/// Whether a table of so many seats has any for friends.
pub(crate) fn can_seat_friends(seats: u8) -> bool {
    seats > 1
}

/// Whether there is anybody to share a table with, and anything at stake.
pub(crate) fn can_be_shared(table: &dyn DynSession) -> bool {
    can_seat_friends(table.seats()) && table.record().practice().is_none()
}

/// Who sits at a table. A player of ours that is not known here is a person's seat: whoever comes from a
/// newer release must not find the table closed.
fn company_of(id: &str, kept: &Value) -> SeatAssignment {
    SeatAssignment::from_json(kept).unwrap_or_else(|fault| {
        eprintln!("hedgerow: table {id}: {fault}");
        SeatAssignment::default()
    })
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::time::Duration;

    use store::{Sqlite, Store};
    use tabletop::{Audience, Opened, Seat, Secret};

    use super::*;

    #[test]
    fn names_are_letters_and_never_the_same() {
        let (one, other) = (new_id().unwrap(), new_id().unwrap());
        assert_ne!(one, other);
        assert!(is_id(&one) && is_id(&other));
        let (short, long, large) = (&one[1..], &format!("{one}a"), &one.to_uppercase());
        for strange in ["", "a", short, long, large, "../../../../etc/passwd/1234"] {
            assert!(!is_id(strange), "{strange}");
        }
    }

    /// Tables over a database that is removed at the end.
    struct Place(App, std::path::PathBuf);

    impl Place {
        fn new(name: &str, most_steps: u64) -> Self {
            let path = std::env::temp_dir().join(format!("hedgerow-tables-{}-{name}.db", std::process::id()));
            // It may be left from a test that was killed.
            let _left = std::fs::remove_file(&path);
            let store = Box::new(Sqlite::open(&path).unwrap());
            let pack = ratcatcher::load::builtin_pack();
            let game = ratcatcher::Ratcatcher::new(Arc::new(pack.content.clone()));
            let room = crate::Hall::<ratcatcher_pages::Pages>::new(Arc::new(game), pack.records.clone());
            let mut app =
                App::new(store, vec![Arc::new(room)], IpAddr::V4(Ipv4Addr::LOCALHOST), Duration::ZERO);
            app.tables = Tables::holding(most_steps);
            Self(app, path)
        }

        fn begin(&self) -> String {
            let source = Source::Keyed(Secret::new(random().unwrap()));
            let room = self.0.shelf.find("ratcatcher").unwrap();
            let setup = room.read_form(None, None).unwrap();
            let opened = room.house(None).open(&setup, source.clone(), &[]);
            let Ok(Opened::Table(table)) = opened else { panic!("a keyed game begins") };
            self.0
                .keep_table(new_id().unwrap(), room, &*table, &source, &SeatAssignment::default())
                .unwrap()
                .id
        }

        /// Plays the first choice there is.
        fn play(&self, id: &str) -> u32 {
            let played = self.0.at_table(id, |open| {
                let choice = open.table().choices(Audience::Seat(Seat(0)))[0].id.clone();
                open.play(open.table().step(), |table| table.choose(&choice, None).map(drop))?;
                Ok(open.table().step())
            });
            played.unwrap()
        }

        fn kept(&self) -> usize {
            self.0.tables.kept().0.len()
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            // A file that stays behind harms nobody.
            let _left = std::fs::remove_file(&self.1);
        }
    }

    #[test]
    fn what_was_used_longest_ago_makes_room() {
        let place = Place::new("room", 20);
        let tables: Vec<_> = (0..6).map(|_| place.begin()).collect();
        for step in 1..=6 {
            for table in &tables {
                assert_eq!(place.play(table), step);
            }
        }
        // Six steps and the beginning are seven; two tables have room, a third has not.
        assert_eq!(place.kept(), 2);
        let kept = place.0.tables.kept();
        assert!(kept.0.contains_key(&tables[5]) && kept.0.contains_key(&tables[4]));
    }

    #[test]
    fn a_name_that_leads_nowhere_is_not_kept() {
        let place = Place::new("nowhere", 20);
        for _ in 0..5 {
            let id = new_id().unwrap();
            assert_eq!(place.0.at_table(&id, |_| Ok(())), Err(Fault::no_table()));
            assert_eq!(place.0.delete_table(&id), Err(Fault::no_table()));
        }
        assert_eq!(place.kept(), 0);
    }

    #[test]
    fn a_panic_spoils_no_table() {
        let place = Place::new("panic", 20);
        let table = place.begin();
        place.play(&table);
        std::thread::scope(|scope| {
            let panics = || {
                let _never = place.0.at_table::<()>(&table, |_| panic!("as the test wants it"));
            };
            scope.spawn(panics).join().unwrap_err();
        });
        assert_eq!(place.play(&table), 2);
    }

    #[test]
    fn a_table_that_another_program_has_played_at_is_read_again() {
        let place = Place::new("other", 20);
        let table = place.begin();
        place.play(&table);
        let store = Sqlite::open(&place.1).unwrap();
        let Stored { record, secret } = store.load(&table).unwrap().unwrap();
        let room = place.0.room_of(&record).unwrap();
        let mut other = room.house(Some(record.content)).load(record, secret).unwrap();
        other.undo(1).unwrap();
        store.append(&table, 1, &other.record().entries[1..], &room.card(&*other)).unwrap();
        assert_eq!(place.play(&table), 3);
        let stored = place.0.store.load(&table).unwrap().unwrap();
        let record = place.0.at_table(&table, |open| Ok(open.table().record().clone())).unwrap();
        assert_eq!(stored.record, record);
    }
}
