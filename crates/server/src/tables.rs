//! Tables in memory: records played up to their last step, so that nobody waits for that.
//!
//! The truth is in the store. Before a table is used, the store is asked for its last step; a table
//! that is behind (another program played) or ahead (its last step could not be kept) is read
//! again. While one request uses a table, others wait for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ratcatcher::Ratcatcher;
use store::Stored;
use tabletop::{Session, Source, Table, TableError};

use crate::app::App;
use crate::card;
use crate::fault::Fault;

/// The most steps that are kept in memory, of all tables together; each is a position of one to
/// two kilobytes.
const MOST_STEPS: u64 = 60_000;

/// How many letters name a table.
pub(crate) const ID_LENGTH: usize = 26;

/// The letters that name tables, each of them five bits.
const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// A name that nobody can guess.
pub(crate) fn new_id() -> Result<String, Fault> {
    let random = u128::from_le_bytes(random()?);
    let letter = |place: usize| char::from(LETTERS[(random >> (5 * place)) as usize % LETTERS.len()]);
    Ok((0..ID_LENGTH).map(letter).collect())
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
    session: Mutex<Option<Session<Ratcatcher>>>,
    steps: AtomicU32,
}

/// When a table was used last.
struct Kept {
    slot: Arc<Slot>,
    used: u64,
}

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Tables {
    kept: Mutex<(HashMap<String, Kept>, u64)>,
}

impl Tables {
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

    fn forget(&self, id: &str) {
        self.kept().0.remove(id);
    }

    /// Forgets what was used longest ago until there is room. What is in use is kept.
    fn make_room(&self) {
        let mut kept = self.kept();
        let tables = &mut kept.0;
        let weight = |kept: &Kept| u64::from(kept.slot.steps.load(Ordering::Relaxed)) + 1;
        let mut steps: u64 = tables.values().map(weight).sum();
        while steps > MOST_STEPS {
            let idle = tables.iter().filter(|(_, kept)| Arc::strong_count(&kept.slot) == 1);
            let Some(oldest) = idle.min_by_key(|(_, kept)| kept.used).map(|(id, _)| id.clone()) else {
                break;
            };
            steps -= tables.remove(&oldest).as_ref().map_or(0, weight);
        }
    }
}

/// A table in use.
pub(crate) struct Open<'a> {
    app: &'a App,
    pub id: &'a str,
    session: Session<Ratcatcher>,
    /// Whether the table is ahead of the truth and could not be read again.
    is_astray: bool,
}

impl Open<'_> {
    pub fn session(&self) -> &Session<Ratcatcher> {
        &self.session
    }

    /// Whether the table is ahead of the truth and could not be read again.
    pub fn is_astray(&self) -> bool {
        self.is_astray
    }

    /// Does something at the table, and keeps what it came to. When this returns with an error,
    /// nothing has changed; when it returns without one, it is durable.
    pub fn play(
        &mut self,
        expected: u32,
        act: impl FnOnce(&mut Session<Ratcatcher>) -> Result<(), TableError>,
    ) -> Result<(), Fault> {
        let before = self.session.step();
        self.session.expect_step(Some(expected))?;
        act(&mut self.session)?;
        let entries = &self.session.record().entries[before as usize..];
        let kept = self.app.store.append(self.id, before, entries, &card::write(&self.session));
        if let Err(fault) = kept {
            self.is_astray = true;
            self.session = self.app.read_table(self.id)?;
            self.is_astray = false;
            return Err(fault.into());
        }
        self.app.live.tell(self.id, self.session.step());
        Ok(())
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
            // Whoever panicked had taken the session out.
            let mut kept = slot.session.lock().unwrap_or_else(PoisonError::into_inner);
            self.take_table(id, kept.take()).and_then(|session| {
                let mut open = Open { app: self, id, session, is_astray: false };
                let done = work(&mut open);
                slot.steps.store(open.session.step(), Ordering::Relaxed);
                *kept = (!open.is_astray).then_some(open.session);
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

    /// A table as it is kept in memory, if that is what the store has.
    fn take_table(&self, id: &str, kept: Option<Session<Ratcatcher>>) -> Result<Session<Ratcatcher>, Fault> {
        let step = self.store.step(id)?.ok_or_else(Fault::no_table)?;
        match kept {
            Some(session) if session.step() == step => Ok(session),
            _ => self.read_table(id),
        }
    }

    /// A table as the store has it.
    fn read_table(&self, id: &str) -> Result<Session<Ratcatcher>, Fault> {
        let Stored { record, secret } = self.store.load(id)?.ok_or_else(Fault::no_table)?;
        let game = Arc::clone(&self.shelf.of(&record).game);
        Session::load(game, record, secret).map_err(|fault| {
            eprintln!("hedgerow: table {id}: {fault}");
            Fault::unplayable(&fault)
        })
    }

    /// Keeps a new table, and says under which name.
    pub fn keep_table(&self, session: &Session<Ratcatcher>, source: &Source) -> Result<String, Fault> {
        let id = new_id()?;
        let secret = match source {
            Source::Keyed(secret) => Some(secret),
            Source::AtTheTable => None,
        };
        self.store.create(&id, session.record(), secret, &card::write(session))?;
        Ok(id)
    }

    /// Forgets a table for good.
    pub fn delete_table(&self, id: &str) -> Result<(), Fault> {
        if !is_id(id) || !self.store.delete(id)? {
            return Err(Fault::no_table());
        }
        self.tables.forget(id);
        self.live.end(id);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_letters_and_never_the_same() {
        let (one, other) = (new_id().unwrap(), new_id().unwrap());
        assert_ne!(one, other);
        assert!(is_id(&one) && is_id(&other));
        for strange in
            ["", "a", &one[1..], &format!("{one}a"), &one.to_uppercase(), "../../../../etc/passwd/1234"]
        {
            assert!(!is_id(strange), "{strange}");
        }
    }
}
