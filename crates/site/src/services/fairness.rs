//! Verifiable chance: the commitment in the form of a new game, and the contributions of the players.
//!
//! The protocol is [`tabletop::Agreement`]; `docs/security.md` describes the possible attacks. The form of a new game
//! shows the commitment of its table before anything is stored. The *ticket* in the form names the table; the secret is
//! derived from the ticket and a key that only the servers of this database know. Thus nothing is stored for forms that
//! are never sent, every server of the database can redeem every ticket, and each ticket is redeemed only once.

use std::sync::{Arc, OnceLock};

use serde_json::{Value, json};
use tabletop::{Agreement, ChanceRecord, Contribution, Record, Secret, Source};
use web::{Caveat, Offer};

use crate::access::{TableAccess, clean};
use crate::error::AppError;
use crate::game::CAVEATS;
use crate::id::is_id;
use crate::keepsakes::{KEYS, SPENT};
use crate::platform::Platform;

/// The lifetime of a ticket, in milliseconds: a day.
const TICKET_LASTS: i64 = 24 * 3600 * 1000;

/// Commitments to chance, and their tickets.
pub(crate) struct Fairness {
    pub platform: Arc<Platform>,
    /// The key of tickets, cached from the store.
    key: OnceLock<[u8; 32]>,
}

/// The ID and the secret of a table that is about to begin.
#[derive(Debug, Clone)]
pub(crate) struct Prepared {
    pub id: String,
    pub secret: Secret,
}

impl Prepared {
    /// A new ID and secret, without a published commitment.
    pub fn new(platform: &Platform) -> Result<Self, AppError> {
        Self::named(&platform.new_id()?, platform)
    }

    /// A new secret for a table with this ID, without a published commitment.
    pub fn named(id: &str, platform: &Platform) -> Result<Self, AppError> {
        Ok(Self { id: id.to_owned(), secret: Secret::new(platform.random()?) })
    }

    /// The source of chance of the table, with these words of its seats in order.
    pub fn source(&self, words: Vec<String>) -> Result<Source, AppError> {
        let given = words.into_iter().map(|words| Contribution { words, seal: None }).collect();
        self.agree(given)
    }

    /// The source of chance of the table, with these contributions of its seats in order.
    pub fn agree(&self, contributions: Vec<Contribution>) -> Result<Source, AppError> {
        let agreement = Agreement::new(&*self.id, contributions).map_err(|_| AppError::malformed())?;
        Ok(Source::Agreed(self.secret.clone(), agreement))
    }
}

/// The fields of a form about chance: its ticket, and the words of the player.
#[derive(Debug, Clone, Default)]
pub(crate) struct FairnessFields {
    pub ticket: Option<String>,
    pub words: Option<String>,
}

/// Splits the fields about chance from a form.
///
/// # Errors
/// [`AppError::long_words`].
pub(crate) fn split(
    fields: Vec<(String, String)>,
) -> Result<(Vec<(String, String)>, FairnessFields), AppError> {
    let (mut rest, mut sent) = (Vec::new(), FairnessFields::default());
    for (name, value) in fields {
        match &*name {
            web::TICKET_FIELD => sent.ticket = Some(value),
            web::WORDS_FIELD => sent.words = Some(words_of(&value)?).filter(|words| !words.is_empty()),
            _ => rest.push((name, value)),
        }
    }
    Ok((rest, sent))
}

/// The words of a contribution as one line, without invisible characters.
///
/// # Errors
/// [`AppError::long_words`].
pub(crate) fn words_of(text: &str) -> Result<String, AppError> {
    let words = clean(text);
    if words.len() > Contribution::LONGEST { Err(AppError::long_words()) } else { Ok(words) }
}

impl Fairness {
    pub fn new(platform: Arc<Platform>) -> Self {
        Self { platform, key: OnceLock::new() }
    }

    /// The key of tickets, which all servers of a database share.
    fn ticket_key(&self) -> Result<[u8; 32], AppError> {
        const NAME: &str = "tickets";
        if let Some(key) = self.key.get() {
            return Ok(*key);
        }
        // If several servers create a key, the first one stored counts.
        self.platform.store.kv_insert(KEYS, NAME, &json!(Secret::new(self.platform.random()?).to_hex()))?;
        let kept = self.platform.store.kv_get(KEYS, NAME)?;
        let secret = kept.as_ref().and_then(Value::as_str).and_then(Secret::from_hex);
        let key = secret.ok_or_else(AppError::broken)?.to_bytes();
        Ok(*self.key.get_or_init(|| key))
    }

    /// The secret of the table that a ticket names.
    fn secret_of(&self, id: &str, time: i64) -> Result<Secret, AppError> {
        let text = format!("hedgerow 2026 secret of a table {id} {time}");
        Ok(Secret::new(*blake3::keyed_hash(&self.ticket_key()?, text.as_bytes()).as_bytes()))
    }

    /// The ticket and the commitment for a form of a new game.
    pub fn offer(&self) -> Result<Offer, AppError> {
        let (id, time) = (self.platform.new_id()?, self.platform.now());
        let commitment = Agreement::commitment(&id, &self.secret_of(&id, time)?).to_string();
        Ok(Offer { ticket: format!("{id}.{time:x}"), commitment })
    }

    /// Redeems a ticket for its table. A missing, expired or redeemed ticket gives another table, whose fairness page
    /// shows its commitment.
    pub fn redeem(&self, ticket: Option<&str>) -> Result<Prepared, AppError> {
        let Some((id, time)) = ticket.and_then(read_ticket) else { return Prepared::new(&self.platform) };
        let is_young = (0..=TICKET_LASTS).contains(&self.platform.now().saturating_sub(time));
        if !is_young
            || self.platform.store.step(id)?.is_some()
            || !self.platform.store.kv_insert(SPENT, id, &json!(time))?
        {
            return Prepared::new(&self.platform);
        }
        Ok(Prepared { id: id.to_owned(), secret: self.secret_of(id, time)? })
    }

    /// Deletes redeemed tickets that have expired.
    pub fn sweep(&self) -> Result<(), AppError> {
        let oldest = self.platform.now().saturating_sub(2 * TICKET_LASTS);
        for (id, time) in self.platform.store.kv_list(SPENT)? {
            if time.as_i64().is_none_or(|time| time < oldest) {
                self.platform.store.compare_and_swap(SPENT, &id, Some(&time), None)?;
            }
        }
        Ok(())
    }
}

/// The parts of a ticket.
fn read_ticket(ticket: &str) -> Option<(&str, i64)> {
    let (id, time) = ticket.split_once('.')?;
    Some((id, i64::from_str_radix(time, 16).ok()?)).filter(|(id, _)| is_id(id))
}

/// Why the chance of a table is not called fair, judging by its record.
pub(crate) fn caveats_of(record: &Record) -> Vec<Caveat> {
    let corrected = record.entries.iter().any(|entry| matches!(entry, tabletop::RecordEntry::Amend { .. }));
    [
        (record.forked.is_some(), Caveat::Forked),
        (record.practice().is_some(), Caveat::Position),
        (record.chance == ChanceRecord::AtTheTable, Caveat::Told),
        (corrected, Caveat::Corrected),
    ]
    .into_iter()
    .filter_map(|(is_so, caveat)| is_so.then_some(caveat))
    .collect()
}

/// The names of the caveats of a table, as its preview stores them for lists.
pub(crate) fn caveats_for_preview(record: &Record, access: &TableAccess) -> Value {
    let imported = access.imported.then_some(Caveat::Imported);
    caveats_of(record).into_iter().chain(imported).map(Caveat::name).collect()
}

/// A preview with the caveats of its table.
pub(crate) fn with_caveats(mut preview: Value, record: &Record, access: &TableAccess) -> Value {
    let caveats = caveats_for_preview(record, access);
    if let Value::Object(fields) = &mut preview
        && caveats.as_array().is_some_and(|caveats| !caveats.is_empty())
    {
        fields.insert(CAVEATS.to_owned(), caveats);
    }
    preview
}

/// The commitment of a table, in 64 hexadecimal digits.
pub(crate) fn commitment_of(record: &Record) -> Option<String> {
    match &record.chance {
        ChanceRecord::Keyed { commitment, .. } => Some(commitment.to_string()),
        ChanceRecord::AtTheTable => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_names_a_table_and_a_time() {
        let id = "a".repeat(crate::id::ID_LENGTH);
        assert_eq!(read_ticket(&format!("{id}.1f")), Some((&*id, 31)));
        for strange in ["", ".", &id, &format!("{id}."), &format!("{id}.xyz"), &format!("x{id}.1f"), "a.1f"] {
            assert_eq!(read_ticket(strange), None, "{strange}");
        }
    }

    #[test]
    fn words_are_one_line_and_not_too_long() {
        assert_eq!(words_of("  żółty \n ser\u{202e} ").unwrap(), "żółty ser");
        assert_eq!(words_of(&"ż".repeat(128)).unwrap().len(), 256);
        assert_eq!(words_of(&"ż".repeat(129)), Err(AppError::long_words()));
    }
}
