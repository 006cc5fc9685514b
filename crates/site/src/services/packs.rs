//! Private packs: changes to the built-in content of a game, in the store.
//!
//! A pack may be changed or deleted. The content that a table began with is stored by its digest, so that the table
//! continues with exactly that content, on every node. Content from the store is checked and digested again, to verify
//! the digest.

use std::ops::Deref;
use std::sync::Arc;

use content::{ContentPatch, Entry, Fault as Flaw, Private, PrivateError, RecordForms, Said};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Query;
use tabletop::{DynSession, ErasedGame, Fingerprint, Message};
use toml::Table as Fields;
use web::{Offer, Offered, PackCard};

use crate::error::{AppError, ErrorKind};
use crate::game::{PACK, ServedGame};
use crate::id::is_id;
use crate::keepsakes::{CONTENTS, PACKS};
use crate::platform::Platform;
use crate::policy::Policy;
use crate::registry::Registry;

/// The most packs that are stored.
const MOST_PACKS: usize = 64;

/// The most versions of packs that are stored for tables.
const MOST_CONTENTS: usize = 512;

/// How often a compare and swap is retried.
const MOST_RACES: usize = 8;

/// The number of tables per query.
const MANY: u32 = 500;

/// A private pack as it is stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub pack: Private,
    /// The digest of the content with the pack; `None` while it has faults.
    pub content: Option<Fingerprint>,
}

/// The version of a pack that tables began with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Version {
    game: String,
    /// The name of the pack at that time.
    name: String,
    change: ContentPatch,
}

/// Why a pack is not stored.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Refused {
    /// An error other than those of the checker.
    Error(AppError),
    /// The checker finds faults.
    Checked(Vec<Flaw>),
}

impl<F: Into<AppError>> From<F> for Refused {
    fn from(fault: F) -> Self {
        Self::Error(fault.into())
    }
}

impl Refused {
    /// The error, with the first faults of the checker.
    pub fn error(self) -> AppError {
        match self {
            Self::Error(fault) => fault,
            Self::Checked(flaws) => {
                let fault = AppError::new(ErrorKind::Invalid, "faulty-pack", "packs-checked");
                let first: Vec<String> = flaws.iter().take(4).map(ToString::to_string).collect();
                let count = i64::try_from(flaws.len()).unwrap_or(i64::MAX);
                let message = fault.message.number("count", count).key("details", first.join("; "));
                AppError { message, ..fault }
            }
        }
    }
}

/// The error of a refused pack or record.
fn refused(code: &'static str, key: &'static str) -> AppError {
    AppError::new(ErrorKind::Invalid, code, key)
}

fn no_pack() -> AppError {
    AppError::new(ErrorKind::NotFound, "no-such-pack", "packs-no-pack")
}

fn no_record() -> AppError {
    AppError::new(ErrorKind::NotFound, "no-such-record", "packs-no-record")
}

impl From<PrivateError> for AppError {
    fn from(fault: PrivateError) -> Self {
        Self { message: fault.message(), ..refused(fault.code(), "") }
    }
}

/// A game with its content: a built-in pack, or a private one.
pub(crate) enum GameContent<'a> {
    Ours(&'a dyn ErasedGame),
    Private(Box<dyn ErasedGame>),
}

impl<'a> Deref for GameContent<'a> {
    type Target = dyn ErasedGame + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Ours(erased) => *erased,
            Self::Private(erased) => &**erased,
        }
    }
}

/// The pack of a new game.
#[derive(Debug, Clone)]
pub(crate) struct Chosen {
    pub card: PackCard,
    pub content: Fingerprint,
}

/// The packs that a form of a new game shows.
pub(crate) struct Choice {
    packs: Vec<PackCard>,
    chosen: Option<Chosen>,
    may_edit: bool,
    fairness: Offer,
}

impl Choice {
    pub fn offered(&self) -> Offered<'_> {
        Offered {
            packs: &self.packs,
            chosen: self.chosen.as_ref().map(|chosen| &chosen.card),
            content: self.content(),
            may_edit: self.may_edit,
            fairness: Some(&self.fairness),
        }
    }

    /// The digest of the chosen content; `None` for the built-in content.
    pub fn content(&self) -> Option<Fingerprint> {
        self.chosen.as_ref().map(|chosen| chosen.content)
    }
}

/// Splits the private pack from the fields of a form.
pub(crate) fn split(fields: Vec<(String, String)>) -> (Vec<(String, String)>, Option<String>) {
    let (packs, fields): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(name, _)| name == web::PACK_FIELD);
    (fields, packs.into_iter().map(|(_, id)| id).find(|id| !id.is_empty()))
}

/// A digest of the changes to a record, to detect concurrent changes between a form and its submission.
pub(crate) fn mark_of(change: &ContentPatch) -> String {
    let text = serde_json::to_string(change).unwrap_or_default();
    Fingerprint::of_bytes(text.as_bytes()).to_string()
}

/// The changes of a pack to one record.
pub(crate) fn change_in(change: &ContentPatch, entry: &Entry) -> ContentPatch {
    let of = |path: &&String| path.rsplit_once('.').is_some_and(|(record, _)| record == entry.path);
    ContentPatch {
        changes: change
            .changes
            .iter()
            .filter(|(path, _)| of(path))
            .map(|(path, value)| (path.clone(), value.clone()))
            .collect(),
        gone: change.gone.iter().filter(of).cloned().collect(),
        ..ContentPatch::default()
    }
}

/// The result of submitting the form of a record.
pub(crate) struct Filled {
    /// The stored pack.
    pub kept: Kept,
    /// The fields of the record, with the submitted values.
    pub fields: Fields,
    /// The faults that the checker finds.
    pub flaws: Vec<Flaw>,
    /// Whether it was stored.
    pub is_kept: bool,
    /// Whether another form has changed it in the meantime.
    pub is_stale: bool,
    /// Whether lists have grown, so the form has new fields.
    pub is_grown: bool,
}

/// Private packs, and the content of tables.
pub(crate) struct Packs {
    pub platform: Arc<Platform>,
    pub policy: Policy,
    pub games: Arc<Registry>,
}

impl Packs {
    /// Checks that clients may change packs: on this machine, or if the operator allows it.
    pub fn expect_open(&self) -> Result<(), AppError> {
        if self.policy.has_open_packs() {
            Ok(())
        } else {
            Err(AppError::new(ErrorKind::Forbidden, "packs-closed", "packs-closed"))
        }
    }

    /// All private packs, sorted by name. Damaged ones are omitted.
    pub fn all(&self) -> Result<Vec<(String, Kept)>, AppError> {
        let kept = self.platform.store.kv_list(PACKS)?.into_iter();
        let mut packs: Vec<(String, Kept)> =
            kept.filter_map(|(id, value)| Some((id, Kept::deserialize(value).ok()?))).collect();
        packs.sort_by(|(one, a), (other, b)| {
            (a.pack.name.to_lowercase(), one).cmp(&(b.pack.name.to_lowercase(), other))
        });
        Ok(packs)
    }

    /// A private pack as it is stored, and its raw value in the store.
    fn pack_value(&self, id: &str) -> Result<(Kept, Value), AppError> {
        let value = if is_id(id) { self.platform.store.kv_get(PACKS, id)? } else { None };
        let value = value.ok_or_else(no_pack)?;
        let kept = Kept::deserialize(&value).map_err(|_| no_pack())?;
        Ok((kept, value))
    }

    /// A private pack.
    pub fn get(&self, id: &str) -> Result<Kept, AppError> {
        self.pack_value(id).map(|(kept, _)| kept)
    }

    /// The game of a pack.
    pub fn game_of(&self, pack: &Private) -> Result<&dyn ServedGame, AppError> {
        let unknown = || AppError { kind: ErrorKind::Invalid, ..AppError::unknown_game(&pack.game) };
        self.games.find(&pack.game).ok_or_else(unknown)
    }

    /// The faults that the checker finds in a pack.
    pub fn flaws_of(&self, pack: &Private) -> Result<Vec<Flaw>, AppError> {
        Ok(self.game_of(pack)?.check_change(&pack.change()).err().unwrap_or_default())
    }

    /// Checks a submitted pack, and converts its changes to changes of fields.
    fn checked(&self, pack: Private, draft: bool) -> Result<Kept, Refused> {
        let game = self.game_of(&pack)?;
        let change = game.fields_of(&pack.change()).map_err(Refused::Checked)?;
        let change = change.ok_or_else(|| refused("pack-not-fields", "packs-not-fields"))?;
        let content = match game.check_change(&change) {
            Ok(content) => Some(content),
            Err(_) if draft => None,
            Err(flaws) => return Err(Refused::Checked(flaws)),
        };
        Ok(Kept { pack: pack.with(change)?, content })
    }

    /// Stores a new pack, and returns its ID. A draft may have faults.
    pub fn make(&self, pack: Private, draft: bool) -> Result<String, Refused> {
        let kept = self.checked(pack, draft)?;
        if self.platform.store.kv_list(PACKS)?.len() >= MOST_PACKS {
            let fault = AppError::new(ErrorKind::Unavailable, "packs-full", "packs-full");
            let most = i64::try_from(MOST_PACKS).unwrap_or(i64::MAX);
            return Err(AppError { message: fault.message.number("most", most), ..fault }.into());
        }
        let id = self.platform.new_id()?;
        // The ID is random, and unused.
        self.platform.store.compare_and_swap(PACKS, &id, None, Some(&value_of(&kept)))?;
        Ok(id)
    }

    /// Changes a pack by compare and swap, so that concurrent changes are not lost. Nothing is stored
    /// if the change has no effect.
    fn change_pack<T>(
        &self,
        id: &str,
        change: impl Fn(Kept) -> Result<(Option<Kept>, T), Refused>,
    ) -> Result<T, Refused> {
        for _ in 0..MOST_RACES {
            let (kept, was) = self.pack_value(id)?;
            let (now, done) = change(kept)?;
            let Some(now) = now else { return Ok(done) };
            if self.platform.store.compare_and_swap(PACKS, id, Some(&was), Some(&value_of(&now)))? {
                return Ok(done);
            }
        }
        Err(AppError::busy().into())
    }

    /// Replaces a pack by another of the same game.
    pub fn put(&self, id: &str, pack: &Private, draft: bool) -> Result<Kept, Refused> {
        self.change_pack(id, |kept| {
            if kept.pack.game != pack.game {
                return Err(refused("other-game", "packs-other-game").at("game").into());
            }
            let now = self.checked(pack.clone(), draft)?;
            Ok((Some(now.clone()), now))
        })
    }

    /// Renames a pack.
    pub fn rename(&self, id: &str, name: &str) -> Result<(), Refused> {
        self.change_pack(id, |kept| Ok((Some(Kept { pack: kept.pack.called(name)?, ..kept }), ())))
    }

    /// Deletes a pack. Tables that began with it continue.
    pub fn delete(&self, id: &str) -> Result<(), AppError> {
        for _ in 0..MOST_RACES {
            let (_, was) = self.pack_value(id)?;
            if self.platform.store.compare_and_swap(PACKS, id, Some(&was), None)? {
                return Ok(());
            }
        }
        Err(AppError::busy())
    }

    /// A record of a game, by its path.
    pub fn entry_of<'d>(desk: &'d RecordForms, path: &str) -> Result<&'d Entry, AppError> {
        desk.find(path).filter(|entry| entry.record.kind != "pack").ok_or_else(no_record)
    }

    /// Submits the form of a record of a pack; without a form, the record is reset to the built-in one. `was` is the
    /// mark of the record that the form was made from. A `draft` is stored with its faults.
    pub fn fill_in(
        &self,
        id: &str,
        path: &str,
        said: Option<&Said>,
        was: &str,
        draft: bool,
    ) -> Result<Filled, Refused> {
        self.change_pack(id, |kept| {
            let game = self.game_of(&kept.pack)?;
            let entry = Self::entry_of(game.desk(), path)?;
            let all = kept.pack.change();
            let before = game.desk().changed(entry, &all);
            let is_stale = mark_of(&change_in(&all, entry)) != was;
            let (fields, is_grown) = said
                .map_or_else(|| (entry.fields.clone(), false), |said| game.desk().read(entry, &before, said));
            let rest = |path: &String| path.rsplit_once('.').is_none_or(|(record, _)| record != entry.path);
            let others = ContentPatch {
                changes: all.changes.into_iter().filter(|(path, _)| rest(path)).collect(),
                gone: all.gone.into_iter().filter(rest).collect(),
                ..ContentPatch::default()
            };
            let now = kept.pack.clone().with(others.and(&game.desk().change(entry, &fields)))?;
            let (content, flaws) = match game.check_change(&now.change()) {
                Ok(content) => (Some(content), Vec::new()),
                Err(flaws) => (None, flaws),
            };
            let is_kept = !is_stale && !is_grown && (flaws.is_empty() || draft);
            let keeps = is_kept.then_some(Kept { pack: now, content });
            let kept = keeps.clone().unwrap_or(kept);
            Ok((keeps, Filled { kept, fields, flaws, is_kept, is_stale, is_grown }))
        })
    }

    /// The packs that a form of a new game shows, and the one that was chosen.
    pub fn choice(
        &self,
        game: &dyn ServedGame,
        chosen: Option<&str>,
        fairness: Offer,
    ) -> Result<Choice, AppError> {
        let packs = self.all()?.into_iter().filter(|(_, kept)| kept.pack.game == game.name());
        let packs = packs.filter(|(_, kept)| kept.content.is_some()).map(|(id, kept)| card_of(id, &kept));
        Ok(Choice {
            packs: packs.collect(),
            chosen: chosen.map(|id| self.choose(game, id)).transpose()?,
            may_edit: self.policy.has_open_packs(),
            fairness,
        })
    }

    /// The packs that a form of a new game shows, and the error if the chosen one is not available.
    pub fn choice_or(
        &self,
        game: &dyn ServedGame,
        chosen: Option<&str>,
        fairness: Offer,
    ) -> Result<(Choice, Option<AppError>), AppError> {
        match self.choice(game, chosen, fairness.clone()) {
            Err(fault) if chosen.is_some() && fault.kind.is_refusal() => {
                Ok((self.choice(game, None, fairness)?, Some(fault)))
            }
            other => other.map(|choice| (choice, None)),
        }
    }

    /// Loads a pack for play.
    pub fn choose(&self, game: &dyn ServedGame, id: &str) -> Result<Chosen, AppError> {
        let kept = self.get(id).map_err(|fault| fault.at(web::PACK_FIELD))?;
        if kept.pack.game != game.name() {
            return Err(refused("other-game", "packs-other-game").at(web::PACK_FIELD));
        }
        // The pack may have been stored by an older program with a weaker checker.
        let content = game.take_in(&kept.pack.name, &kept.pack.change());
        let content = content.map_err(|_| refused("faulty-pack", "packs-not-ready").at(web::PACK_FIELD))?;
        Ok(Chosen { card: card_of(id.to_owned(), &kept), content })
    }

    /// The game with this content; `None` selects the content of new games. Unknown content gives the same: loading the
    /// record then reports the mismatch.
    pub fn erased<'r>(
        &self,
        game: &'r dyn ServedGame,
        content: Option<Fingerprint>,
    ) -> Result<GameContent<'r>, AppError> {
        let Some(content) = content.filter(|&content| !game.is_ours(content)) else {
            return Ok(GameContent::Ours(game.erased(content)));
        };
        if let Some(erased) = game.private(content) {
            return Ok(GameContent::Private(erased));
        }
        let version = self.platform.store.kv_get(CONTENTS, &content.to_string())?;
        if let Some(version) = version.and_then(|value| Version::deserialize(value).ok())
            && version.game == game.name()
            && game.take_in(&version.name, &version.change) == Ok(content)
            && let Some(erased) = game.private(content)
        {
            return Ok(GameContent::Private(erased));
        }
        Ok(GameContent::Ours(game.erased(Some(content))))
    }

    /// Stores the content of a table that is about to be stored, so that the table can continue.
    pub fn keep_content(&self, game: &dyn ServedGame, table: &dyn DynSession) -> Result<(), AppError> {
        let Some((name, change)) = game.pack_of(table) else { return Ok(()) };
        let content = table.record().content.to_string();
        let version = Version { game: game.name().to_owned(), name, change };
        // Serialising cannot fail: all keys are strings.
        let version = serde_json::to_value(version).unwrap_or_default();
        if let Some(known) = self.platform.store.kv_get(CONTENTS, &content)? {
            // Packs with the same content may differ in name and notation: the last one counts.
            if known != version {
                self.platform.store.compare_and_swap(CONTENTS, &content, Some(&known), Some(&version))?;
            }
            return Ok(());
        }
        if self.platform.store.kv_list(CONTENTS)?.len() >= MOST_CONTENTS {
            self.sweep_contents()?;
            if self.platform.store.kv_list(CONTENTS)?.len() >= MOST_CONTENTS {
                return Err(AppError::new(ErrorKind::Unavailable, "packs-full", "packs-contents-full"));
            }
        }
        self.platform.store.kv_insert(CONTENTS, &content, &version)?;
        Ok(())
    }

    /// Deletes versions that no table uses any more.
    fn sweep_contents(&self) -> Result<(), AppError> {
        let versions = self.platform.store.kv_list(CONTENTS)?;
        let mut used = std::collections::HashSet::new();
        let mut skip = 0;
        loop {
            let found = self.platform.store.find(&Query { skip, most: MANY, ..Query::default() })?;
            let cards =
                found.games.iter().filter_map(|listed| listed.preview.get(PACK)?.get("content")?.as_str());
            used.extend(cards.map(str::to_owned));
            skip = skip.saturating_add(MANY);
            if found.games.is_empty() || skip >= found.all {
                break;
            }
        }
        for (content, value) in versions.into_iter().filter(|(content, _)| !used.contains(content)) {
            self.platform.store.compare_and_swap(CONTENTS, &content, Some(&value), None)?;
        }
        Ok(())
    }

    /// Imports a pack, or a version of one, from an archive. It is skipped if its digest does not match, or if clients
    /// may not change packs.
    pub fn bring_keepsake(&self, sort: &str, name: &str, value: &Value) -> Result<(), AppError> {
        if !self.policy.has_open_packs() {
            return Ok(());
        }
        match sort {
            PACKS => {
                let kept = Kept::deserialize(value).ok().filter(|_| is_id(name));
                let kept = kept.and_then(|kept| {
                    self.checked(Private::read(&kept.pack.to_json().to_string()).ok()?, true).ok()
                });
                if let Some(kept) = kept
                    && self.platform.store.kv_list(PACKS)?.len() < MOST_PACKS
                {
                    self.platform.store.kv_insert(PACKS, name, &value_of(&kept))?;
                }
            }
            CONTENTS => {
                let version =
                    Version::deserialize(value).ok().filter(|version| version.change.files.is_empty());
                if let Some(version) = version
                    && let Some(game) = self.games.find(&version.game)
                    && game.check_change(&version.change).is_ok_and(|content| content.to_string() == name)
                    && self.platform.store.kv_list(CONTENTS)?.len() < MOST_CONTENTS
                {
                    self.platform.store.kv_insert(CONTENTS, name, value)?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// A pack in a list.
pub(crate) fn card_of(id: String, kept: &Kept) -> PackCard {
    let Kept { pack, content } = kept;
    PackCard {
        id,
        name: pack.name.clone(),
        game: pack.game.clone(),
        changes: pack.count(),
        is_ready: content.is_some(),
    }
}

/// A pack as it is stored.
fn value_of(kept: &Kept) -> Value {
    // Every key is a string and every number is finite, so that writing cannot fail.
    serde_json::to_value(kept).unwrap_or_default()
}

/// The message for a pack that the checker refuses, above a form.
pub(crate) fn is_refused() -> Message {
    Message::new("packs-refused")
}

/// The message for a record that was changed in the meantime.
pub(crate) fn is_stale() -> Message {
    Message::new("packs-stale")
}
