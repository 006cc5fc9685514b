//! What is to be written, in the order in which it came, whatever database it goes to.
//!
//! Waiting for the disk takes far longer than writing, so whoever gets hold of the writer writes for
//! everybody who waits for it, in one transaction.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use serde_json::Value;
use tabletop::{Record, RecordEntry, Secret};

use crate::text::{write_entries, write_header};
use crate::{Item, Listed, Note, StoreError, Stored, Whole};

/// What a lock guards. Nothing that is done under a lock here can be left half done.
pub(crate) fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Something to write.
pub(crate) enum Change {
    Create {
        id: String,
        game: String,
        header: String,
        secret: Option<Secret>,
        entries: Vec<String>,
        card: String,
        company: Seated,
        /// Who may do what at its table.
        friends: String,
        /// When it was created and changed, where it was kept elsewhere before.
        times: Option<(i64, i64)>,
    },
    Note {
        id: String,
        step: u32,
        version: u32,
        note: Note,
    },
    Keep {
        sort: String,
        name: String,
        value: String,
    },
    /// A small thing as it is now in place of what it was; nothing stands for what is not there.
    Exchange {
        sort: String,
        name: String,
        was: Option<String>,
        now: Option<String>,
    },
    Append {
        id: String,
        from: u32,
        entries: Vec<String>,
        card: String,
    },
    SeatAssignment {
        id: String,
        company: Seated,
    },
    Friends {
        id: String,
        was: String,
        now: String,
    },
    Delete {
        id: String,
    },
    Clear {
        sort: String,
        before: i64,
    },
}

/// Who sits at a table, as it is kept.
pub(crate) struct Seated {
    pub text: String,
    /// Whether a player of ours does.
    pub ours: bool,
}

impl From<&Value> for Seated {
    fn from(company: &Value) -> Self {
        let seats = company.get("seats").and_then(Value::as_array);
        let ours = seats.is_some_and(|seats| seats.iter().any(|seat| !seat.is_null()));
        Self { text: company.to_string(), ours }
    }
}

impl Change {
    /// Keeps a new game.
    pub fn create(
        id: &str,
        record: &Record,
        secret: Option<&Secret>,
        card: &Value,
        company: &Value,
        friends: &Value,
    ) -> Result<Self, StoreError> {
        Ok(Self::Create {
            id: id.to_owned(),
            game: record.game.clone(),
            header: write_header(id, record)?,
            secret: secret.cloned(),
            entries: write_entries(id, 0, &record.entries)?,
            card: card.to_string(),
            company: company.into(),
            friends: friends.to_string(),
            times: None,
        })
    }

    /// Keeps a game that was kept elsewhere.
    pub fn restore(
        game: &Stored,
        listed: &Listed,
        company: &Value,
        friends: &Value,
    ) -> Result<Self, StoreError> {
        let Stored { record, secret } = game;
        let mut change = Self::create(&listed.id, record, secret.as_ref(), &listed.card, company, friends)?;
        if let Self::Create { times, .. } = &mut change {
            *times = Some((listed.created, listed.changed));
        }
        Ok(change)
    }

    /// Appends steps.
    pub fn append(id: &str, from: u32, entries: &[RecordEntry], card: &Value) -> Result<Self, StoreError> {
        let entries = write_entries(id, from, entries)?;
        Ok(Self::Append { id: id.to_owned(), from, entries, card: card.to_string() })
    }

    /// Keeps who may do what at a table, if that is still as it was.
    pub fn friends(id: &str, was: &Value, now: &Value) -> Self {
        Self::Friends { id: id.to_owned(), was: was.to_string(), now: now.to_string() }
    }

    /// Keeps a small thing as it is now, if it is still as it was.
    pub fn exchange(sort: &str, name: &str, was: Option<&Value>, now: Option<&Value>) -> Self {
        let (sort, name) = (sort.to_owned(), name.to_owned());
        Self::Exchange { sort, name, was: was.map(Value::to_string), now: now.map(Value::to_string) }
    }

    /// What keeps a thing that another store gave. What was counted is of no version that counts.
    pub fn of_item(item: &Item) -> Result<Vec<Self>, StoreError> {
        Ok(match item {
            Item::Game(whole) => {
                let Whole { stored, listed, company, friends } = &**whole;
                let note = Self::Note {
                    id: listed.id.clone(),
                    step: u32::try_from(stored.record.entries.len()).unwrap_or(u32::MAX),
                    version: 0,
                    note: listed.note.clone(),
                };
                vec![Self::restore(stored, listed, company, friends)?, note]
            }
            Item::Keepsake { sort, name, value } => {
                vec![Self::Keep { sort: sort.clone(), name: name.clone(), value: value.to_string() }]
            }
        })
    }

    /// The game that it is about, if it is about one.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Create { id, .. }
            | Self::Note { id, .. }
            | Self::Append { id, .. }
            | Self::SeatAssignment { id, .. }
            | Self::Friends { id, .. }
            | Self::Delete { id } => Some(id),
            Self::Keep { .. } | Self::Exchange { .. } | Self::Clear { .. } => None,
        }
    }
}

/// Something to write, and where to say what came of it.
pub(crate) struct Job {
    pub change: Change,
    done: Arc<OnceLock<Result<bool, StoreError>>>,
}

impl Job {
    /// Says what came of it.
    pub fn finish(&self, result: Result<bool, StoreError>) {
        // Nobody else does this job.
        let _first = self.done.set(result);
    }
}

/// What is to be written.
#[derive(Default)]
pub(crate) struct Queue(Mutex<Vec<Job>>);

impl Queue {
    /// Waits for the writer and has it written by whoever gets hold of it, with everything else that waits;
    /// says what came of it, and nothing if whoever wrote it panicked.
    pub fn write<W>(
        &self,
        change: Change,
        writer: &Mutex<W>,
        write_all: impl FnOnce(&mut W, Vec<Job>),
    ) -> Option<Result<bool, StoreError>> {
        let done = Arc::new(OnceLock::new());
        locked(&self.0).push(Job { change, done: Arc::clone(&done) });
        // Whoever panicked while it wrote has not committed, and its transaction was rolled back
        // when it was dropped.
        let mut writer = locked(writer);
        if done.get().is_none() {
            let jobs = std::mem::take(&mut *locked(&self.0));
            write_all(&mut writer, jobs);
        }
        done.get().cloned()
    }
}
