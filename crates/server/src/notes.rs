//! What is noted of games for lists, statistics and medals, and when.
//!
//! A game is noted when it begins and when it ends. Whatever was missed (a release that counts more,
//! a program that was stopped between the two) is noted when the server starts: accounts follow from
//! records, so that they can always be computed anew.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use search::SeatAssignment;
use serde_json::{Value, json};
use stats::{Day, Medal, Played, VERSION};
use store::{Counted, Ended, Note, Stored};
use tabletop::{DynSession, Record};

use crate::app::App;
use crate::fault::Fault;
use crate::room::Room;

/// A challenge of a day.
pub(crate) const DAILY: &str = "daily";
/// A game that began in the middle of another.
pub(crate) const WHAT_IF: &str = "what-if";
/// A position or a lesson that is practised.
pub(crate) const PRACTICE: &str = "practice";
/// So long after its last step a practice table is cleared away: one that is as new is laid at any time,
/// and what was finished is kept in the browser.
const PRACTICE_KEPT: Duration = Duration::from_hours(30 * 24);
/// A record that somebody brought.
pub(crate) const BROUGHT: &str = "brought";
/// A game with a private pack: its cards may say anything.
pub(crate) const PACK: &str = "pack";

/// The small things that are medals.
pub(crate) const MEDAL: &str = "medal";

/// The small things that say what players of ours made of a day's challenge.
pub(crate) const PAR: &str = "par";

/// What a table is for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Occasion {
    /// What sort of table it is; empty for one as any other.
    pub sort: String,
    /// The day that it belongs to.
    pub day: Option<Day>,
}

impl Occasion {
    pub fn brought() -> Self {
        Self { sort: BROUGHT.to_owned(), day: None }
    }

    pub fn daily(day: Day) -> Self {
        Self { sort: DAILY.to_owned(), day: Some(day) }
    }

    /// What a record says of itself.
    pub fn of(record: &Record) -> Self {
        let what_if = if record.forked.is_some() { WHAT_IF } else { "" };
        let sort = if record.practice().is_some() { PRACTICE } else { what_if };
        Self { sort: sort.to_owned(), day: None }
    }
}

/// Whether games of this sort count in statistics and for medals.
pub(crate) fn counts(sort: &str) -> bool {
    sort.is_empty() || sort == DAILY
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The day by the time of Greenwich.
pub(crate) fn today() -> Day {
    Day::of_millis(now())
}

/// A game that was noted, with its account; nothing when that cannot be read.
pub(crate) fn played(counted: Counted) -> Option<Played> {
    let Counted { id, game, day, changed, account, .. } = counted;
    // A challenge counts for its day when it was over by the end of the next.
    let in_time = |day: &Day| Day::of_millis(changed) <= day.plus(1);
    let day = day.and_then(|day| day.parse().ok()).filter(in_time);
    Some(Played { id, game, day, when: changed, account: serde_json::from_value(account).ok()? })
}

impl App {
    /// Notes a table as it stands, with what it is for if that is not known yet. Says whether it may
    /// have earned medals.
    pub fn note(
        &self,
        id: &str,
        room: &dyn Room,
        table: &dyn DynSession,
        company: &SeatAssignment,
        occasion: Option<Occasion>,
    ) -> Result<bool, Fault> {
        let occasion = match occasion {
            Some(occasion) => occasion,
            None => self.occasion(id, table.record())?,
        };
        // A day's challenge is the same for everybody, and any other sort counts for nothing as it is.
        let is_private = occasion.sort.is_empty() && room.pack_of(table).is_some();
        let occasion = if is_private { Occasion { sort: PACK.to_owned(), ..occasion } } else { occasion };
        let company = company.of(table.seats());
        let account = room.account(table, &company);
        let ended = account.as_ref().map(|account| Ended {
            result: account.result.name().to_owned(),
            score: account.score,
            rounds: account.rounds,
            // Every key is a string, so that writing cannot fail.
            account: serde_json::to_value(account).unwrap_or_default(),
        });
        let people = u8::try_from(company.people(table.seats()).count()).unwrap_or(u8::MAX);
        let is_over = ended.is_some();
        let day = occasion.day.map(|day| day.to_string());
        let note = Note { sort: occasion.sort, day, people, ended };
        let noted = self.store.note(id, table.step(), VERSION, &note)?;
        Ok(noted && is_over && counts(&note.sort))
    }

    /// What a table is for: as it was noted, otherwise as its record says.
    fn occasion(&self, id: &str, record: &Record) -> Result<Occasion, Fault> {
        let noted = self.store.listed(id)?.map(|listed| listed.note).unwrap_or_default();
        if noted.sort.is_empty() {
            return Ok(Occasion::of(record));
        }
        Ok(Occasion { sort: noted.sort, day: noted.day.and_then(|day| day.parse().ok()) })
    }

    /// Keeps the medals that were earned, each with the game that earned it. One that is kept stays as
    /// it is.
    pub fn award(&self) -> Result<(), Fault> {
        let past = self.past()?;
        let kept = self.store.kept(MEDAL)?;
        let open = |medal: &&Medal| !kept.iter().any(|(name, _)| *name == medal.id);
        for medal in self.shelf.medals().iter().filter(open) {
            if let Some(Played { id, when, .. }) = medal.progress(past.counting()).earned {
                self.store.keep(MEDAL, &medal.id, &json!({ "table": id, "when": when }))?;
            }
        }
        Ok(())
    }

    /// The names of the medals that a table has earned.
    pub fn medals_of(&self, id: &str) -> Result<Vec<String>, Fault> {
        let kept = self.store.kept(MEDAL)?.into_iter();
        let here = |value: &Value| value.get("table").and_then(Value::as_str) == Some(id);
        Ok(kept.filter(|(_, value)| here(value)).map(|(name, _)| name).collect())
    }

    /// Clears away practice tables that nobody has come back to.
    pub fn clear_practice(&self) -> Result<(), Fault> {
        let kept = i64::try_from(PRACTICE_KEPT.as_millis()).unwrap_or(i64::MAX);
        self.store.clear(PRACTICE, now().saturating_sub(kept))?;
        Ok(())
    }

    /// Notes every game that was missed, one after the other.
    pub fn catch_up(&self) {
        let ids = match self.store.unnoted(VERSION) {
            Ok(ids) => ids,
            Err(fault) => return eprintln!("hedgerow: {fault}"),
        };
        let mut earned = false;
        for id in ids {
            if self.minds.is_closed() {
                return;
            }
            match self.note_stored(&id) {
                Ok(may) => earned |= may,
                Err(fault) => eprintln!("hedgerow: table {id} was not counted: {}", fault.code),
            }
        }
        if earned && let Err(fault) = self.award() {
            eprintln!("hedgerow: medals were not counted: {}", fault.code);
        }
        // Only now every table is known for what it is.
        if let Err(fault) = self.clear_practice() {
            eprintln!("hedgerow: old practice tables were not cleared away: {}", fault.code);
        }
        if let Err(fault) = self.sweep_tickets() {
            eprintln!("hedgerow: old tickets were not cleared away: {}", fault.code);
        }
        // Whoever asks for statistics first need not wait until thousands of accounts are read.
        if let Err(fault) = self.past() {
            eprintln!("hedgerow: {fault}");
        }
    }

    /// Notes a game as the store has it.
    fn note_stored(&self, id: &str) -> Result<bool, Fault> {
        let Some(Stored { record, secret }) = self.store.load(id)? else { return Ok(false) };
        let step = u32::try_from(record.entries.len()).unwrap_or(u32::MAX);
        let occasion = self.occasion(id, &record)?;
        let opened = self.room_of(&record).and_then(|room| {
            let table = self.house(room, Some(record.content))?.load(record, secret);
            table.map(|table| (room, table)).map_err(|fault| Fault::unplayable(&fault))
        });
        let Ok((room, table)) = opened else {
            // What cannot be played here cannot be counted here, and stays as it was counted before.
            let known = self.store.listed(id)?.map(|listed| listed.note).unwrap_or_default();
            let note = Note { sort: occasion.sort, ..known };
            self.store.note(id, step, VERSION, &note)?;
            return Ok(false);
        };
        let company = self.company(id)?;
        self.note(id, room, &*table, &company, Some(occasion))
    }
}

/// Notes what was missed, aside from everything else.
pub(crate) fn catch_up(app: &Arc<App>) {
    let app = Arc::clone(app);
    // A game that is counted later is no loss, and neither is a thread that cannot be had.
    drop(std::thread::Builder::new().name("notes".to_owned()).spawn(move || app.catch_up()));
}
