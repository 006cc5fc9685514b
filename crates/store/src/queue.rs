//! The queue of writes, for both databases.
//!
//! Waiting for the disk takes far longer than writing. The thread that acquires the writer therefore writes the jobs
//! of all waiting threads, in one transaction (group commit).

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use serde_json::Value;
use tabletop::{Record, RecordEntry, Secret};

use crate::text::{write_entries, write_header};
use crate::{GameSummary, Item, Listed, StoreError, Stored, Whole};

/// Locks a mutex; a panic under these locks cannot leave inconsistent data.
pub(crate) fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A write.
pub(crate) enum Change {
    Create {
        id: String,
        game: String,
        header: String,
        secret: Option<Secret>,
        entries: Vec<String>,
        preview: String,
        company: Seated,
        /// The permissions of its table.
        friends: String,
        /// Its times of creation and change in another store.
        times: Option<(i64, i64)>,
    },
    Summary {
        id: String,
        step: u32,
        version: u32,
        summary: GameSummary,
    },
    Keep {
        sort: String,
        name: String,
        value: String,
    },
    /// Compare and swap of a key-value item; `None` stands for absence.
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
        preview: String,
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

/// A company as it is stored.
pub(crate) struct Seated {
    pub text: String,
    /// Whether it has a computer player.
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
    /// Stores a new game.
    pub fn create(
        id: &str,
        record: &Record,
        secret: Option<&Secret>,
        preview: &Value,
        company: &Value,
        friends: &Value,
    ) -> Result<Self, StoreError> {
        Ok(Self::Create {
            id: id.to_owned(),
            game: record.game.clone(),
            header: write_header(id, record)?,
            secret: secret.cloned(),
            entries: write_entries(id, 0, &record.entries)?,
            preview: preview.to_string(),
            company: company.into(),
            friends: friends.to_string(),
            times: None,
        })
    }

    /// Stores a game of another store.
    pub fn restore(
        game: &Stored,
        listed: &Listed,
        company: &Value,
        friends: &Value,
    ) -> Result<Self, StoreError> {
        let Stored { record, secret } = game;
        let mut change =
            Self::create(&listed.id, record, secret.as_ref(), &listed.preview, company, friends)?;
        if let Self::Create { times, .. } = &mut change {
            *times = Some((listed.created, listed.changed));
        }
        Ok(change)
    }

    /// Appends steps.
    pub fn append(id: &str, from: u32, entries: &[RecordEntry], preview: &Value) -> Result<Self, StoreError> {
        let entries = write_entries(id, from, entries)?;
        Ok(Self::Append { id: id.to_owned(), from, entries, preview: preview.to_string() })
    }

    /// Replaces permissions if they are unchanged.
    pub fn friends(id: &str, was: &Value, now: &Value) -> Self {
        Self::Friends { id: id.to_owned(), was: was.to_string(), now: now.to_string() }
    }

    /// Replaces a key-value item if it is unchanged.
    pub fn compare_and_swap(sort: &str, name: &str, was: Option<&Value>, now: Option<&Value>) -> Self {
        let (sort, name) = (sort.to_owned(), name.to_owned());
        Self::Exchange { sort, name, was: was.map(Value::to_string), now: now.map(Value::to_string) }
    }

    /// The write that stores an element of another store. Its account has version 0, so that it is recomputed.
    pub fn of_item(item: &Item) -> Result<Vec<Self>, StoreError> {
        Ok(match item {
            Item::Game(whole) => {
                let Whole { stored, listed, company, friends } = &**whole;
                let summary = Self::Summary {
                    id: listed.id.clone(),
                    step: u32::try_from(stored.record.entries.len()).unwrap_or(u32::MAX),
                    version: 0,
                    summary: listed.summary.clone(),
                };
                vec![Self::restore(stored, listed, company, friends)?, summary]
            }
            Item::Keepsake { sort, name, value } => {
                vec![Self::Keep { sort: sort.clone(), name: name.clone(), value: value.to_string() }]
            }
        })
    }

    /// The game it concerns, if any.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Create { id, .. }
            | Self::Summary { id, .. }
            | Self::Append { id, .. }
            | Self::SeatAssignment { id, .. }
            | Self::Friends { id, .. }
            | Self::Delete { id } => Some(id),
            Self::Keep { .. } | Self::Exchange { .. } | Self::Clear { .. } => None,
        }
    }
}

/// A write, and where to report its result.
pub(crate) struct Job {
    pub change: Change,
    done: Arc<OnceLock<Result<bool, StoreError>>>,
}

impl Job {
    /// Reports the result.
    pub fn finish(&self, result: Result<bool, StoreError>) {
        // No other thread has this job.
        let _first = self.done.set(result);
    }
}

/// The queue.
#[derive(Default)]
pub(crate) struct Queue(Mutex<Vec<Job>>);

impl Queue {
    /// Waits until the write is done, by this thread or by another together with its own, and returns the result;
    /// `None` if the writing thread panicked.
    pub fn write<W>(
        &self,
        change: Change,
        writer: &Mutex<W>,
        write_all: impl FnOnce(&mut W, Vec<Job>),
    ) -> Option<Result<bool, StoreError>> {
        let done = Arc::new(OnceLock::new());
        locked(&self.0).push(Job { change, done: Arc::clone(&done) });
        // A thread that panicked while writing has not committed: its transaction was rolled back when dropped.
        let mut writer = locked(writer);
        if done.get().is_none() {
            let jobs = std::mem::take(&mut *locked(&self.0));
            write_all(&mut writer, jobs);
        }
        done.get().cloned()
    }
}
