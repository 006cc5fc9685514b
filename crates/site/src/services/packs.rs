//! Private packs: changes to the built-in content of a game, in the store.
//!
//! A pack may change and go. What a table was begun with is kept beside it by the digest of its content, so that the
//! table plays on with exactly that, at whichever node. What is read from the store is checked and
//! digested again, so that the digest holds.

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

/// No more packs than this are kept.
const MOST_PACKS: usize = 64;

/// No more versions of packs than this are kept for tables.
const MOST_CONTENTS: usize = 512;

/// How often a compare and swap is retried.
const MOST_RACES: usize = 8;

/// How many cards of tables are looked through at once.
const MANY: u32 = 500;

/// A private pack as it is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub pack: Private,
    /// The digest of the content with it; `None` while it has faults.
    pub content: Option<Fingerprint>,
}

/// What a table was begun with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Version {
    game: String,
    /// What the pack was called then.
    name: String,
    change: ContentPatch,
}

/// Why a pack is not kept.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Refused {
    /// For a reason that the checker has nothing to do with.
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

/// What it is whose pages have refused it.
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

/// A game with the content that it is played with: a built-in pack, or a private one.
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

/// A pack with which a game is to be begun.
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

    /// What is played with; nothing for what is built in.
    pub fn content(&self) -> Option<Fingerprint> {
        self.chosen.as_ref().map(|chosen| chosen.content)
    }
}

/// Takes the private pack out of the fields of a form.
pub(crate) fn split(fields: Vec<(String, String)>) -> (Vec<(String, String)>, Option<String>) {
    let (packs, fields): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(name, _)| name == web::PACK_FIELD);
    (fields, packs.into_iter().map(|(_, id)| id).find(|id| !id.is_empty()))
}

/// A digest of the changes to a record, by which a form detects that it was changed meanwhile.
pub(crate) fn mark_of(change: &ContentPatch) -> String {
    let text = serde_json::to_string(change).unwrap_or_default();
    Fingerprint::of_bytes(text.as_bytes()).to_string()
}

/// What a pack changes in one record.
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

/// A record of a pack, as it is filled in.
pub(crate) struct Filled {
    /// What is kept.
    pub kept: Kept,
    /// How the record stands, with what was sent.
    pub fields: Fields,
    /// The faults that the checker finds.
    pub flaws: Vec<Flaw>,
    /// Whether it is kept now.
    pub is_kept: bool,
    /// Whether it was changed meanwhile by another form.
    pub is_stale: bool,
    /// Whether lists have grown, so that there is more to fill in.
    pub is_grown: bool,
}

/// Private packs, and what tables are played with.
pub(crate) struct Packs {
    pub platform: Arc<Platform>,
    pub policy: Policy,
    pub games: Arc<Registry>,
}

impl Packs {
    /// Checks that packs may be changed here: at this machine, or where the operator allows it.
    pub fn expect_open(&self) -> Result<(), AppError> {
        if self.policy.has_open_packs() {
            Ok(())
        } else {
            Err(AppError::new(ErrorKind::Forbidden, "packs-closed", "packs-closed"))
        }
    }

    /// Every private pack, by its name. Damaged ones are left out.
    pub fn all(&self) -> Result<Vec<(String, Kept)>, AppError> {
        let kept = self.platform.store.kv_list(PACKS)?.into_iter();
        let mut packs: Vec<(String, Kept)> =
            kept.filter_map(|(id, value)| Some((id, Kept::deserialize(value).ok()?))).collect();
        packs.sort_by(|(one, a), (other, b)| {
            (a.pack.name.to_lowercase(), one).cmp(&(b.pack.name.to_lowercase(), other))
        });
        Ok(packs)
    }

    /// A private pack as it is kept, and its value in the store.
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

    /// A pack from outside, checked, with its changes as those of fields of records.
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

    /// Keeps a new pack, with its faults if it may be a draft, and returns its name.
    pub fn make(&self, pack: Private, draft: bool) -> Result<String, Refused> {
        let kept = self.checked(pack, draft)?;
        if self.platform.store.kv_list(PACKS)?.len() >= MOST_PACKS {
            let fault = AppError::new(ErrorKind::Unavailable, "packs-full", "packs-full");
            let most = i64::try_from(MOST_PACKS).unwrap_or(i64::MAX);
            return Err(AppError { message: fault.message.number("most", most), ..fault }.into());
        }
        let id = self.platform.new_id()?;
        // The name is random.
        self.platform.store.compare_and_swap(PACKS, &id, None, Some(&value_of(&kept)))?;
        Ok(id)
    }

    /// Changes a pack by compare and swap, so that concurrent changes are not lost. Nothing is stored
    /// where nothing comes of it.
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

    /// Puts another pack of the same game in the place of one.
    pub fn put(&self, id: &str, pack: &Private, draft: bool) -> Result<Kept, Refused> {
        self.change_pack(id, |kept| {
            if kept.pack.game != pack.game {
                return Err(refused("other-game", "packs-other-game").at("game").into());
            }
            let now = self.checked(pack.clone(), draft)?;
            Ok((Some(now.clone()), now))
        })
    }

    /// Gives a pack another name.
    pub fn rename(&self, id: &str, name: &str) -> Result<(), Refused> {
        self.change_pack(id, |kept| Ok((Some(Kept { pack: kept.pack.called(name)?, ..kept }), ())))
    }

    /// Forgets a pack. Tables that were begun with it play on.
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

    /// Fills in a record of a pack with what a form says, or with what is built in where it says nothing; `was` is the
    /// mark of the record that the form was made of, and with `draft` it is kept with its faults.
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

    /// The packs that a form of a new game shows; and why the one that was chosen cannot be, if it cannot.
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

    /// A pack, ready to be played with.
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

    /// What games with this content are played with; nothing is what new games are played with. With content that
    /// is not here it is that, too, and finds the record strange.
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

    /// Makes sure that a table that is to be kept can be played on with its content.
    pub fn keep_content(&self, game: &dyn ServedGame, table: &dyn DynSession) -> Result<(), AppError> {
        let Some((name, change)) = game.pack_of(table) else { return Ok(()) };
        let content = table.record().content.to_string();
        let version = Version { game: game.name().to_owned(), name, change };
        // Serialising cannot fail: all keys are strings.
        let version = serde_json::to_value(version).unwrap_or_default();
        if let Some(known) = self.platform.store.kv_get(CONTENTS, &content)? {
            // Packs that say the same may have different names, and be written in different ways: the last one counts.
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

    /// Forgets versions that no table is played with any more.
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

    /// Takes over a pack, or a version of one, from an archive. What is not what it says is left out, and so is
    /// everything where packs are not open.
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

/// A pack as it is kept.
fn value_of(kept: &Kept) -> Value {
    // Every key is a string and every number is finite, so that writing cannot fail.
    serde_json::to_value(kept).unwrap_or_default()
}

/// The message for a pack that the checker refuses, above a form.
pub(crate) fn is_refused() -> Message {
    Message::new("packs-refused")
}

/// The message for a record that was changed meanwhile.
pub(crate) fn is_stale() -> Message {
    Message::new("packs-stale")
}
