//! Import and export of games: archives, records, and problem reports.

use std::io::{self, Write};
use std::sync::Arc;

use flate2::Compression;
use flate2::write::GzEncoder;
use search::SeatAssignment;
use serde_json::{Value, json};
use stats::{ArchiveError, Kept, Kind, Line, Report};
use store::{GameSummary, Listed, Stored};
use tabletop::{Arg, ChanceRecord, DynSession, Fingerprint, Message, Record, Secret, Source};
use web::Taken;

use crate::access::TableAccess;
use crate::error::{AppError, ErrorKind};
use crate::files::admit::{Admitted, Terms};
use crate::files::budget::{Budget, File, short};
use crate::game::{KEPT, ServedGame};
use crate::id::{is_id, name_of};
use crate::keepsakes::{CONTENTS, MEDAL, PACKS, PAR};
use crate::occasion::Occasion;
use crate::platform::Platform;
use crate::policy::Policy;
use crate::registry::Registry;
use crate::services::fairness::{Prepared, with_caveats};
use crate::services::packs::Packs;
use crate::services::summaries::Summaries;
use crate::services::tables::{Tables, beside_of, take_up};

/// The sorts of keepsakes that archives contain.
const KEEPSAKES: [&str; 2] = [MEDAL, PAR];

/// The first bytes of a gzip file.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The most refused tables that are reported.
const MOST_REFUSED: usize = 500;

/// The secrets of unfinished games that an export contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Secrets {
    /// None.
    None,
    /// Those of tables that are not private.
    Own,
    /// All of them, for commands that open the database itself.
    All,
}

/// The imported contents of a file.
pub enum Brought {
    /// A new table, and the step to show.
    Table(String, Option<u32>),
    /// Many games.
    Archive(Taken),
}

/// The counts of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Exported {
    /// The games in the file.
    pub tables: u32,
    /// Unfinished games with hidden hands, omitted because the export has no secrets.
    pub left_out: u32,
}

/// Imports and exports games.
pub(crate) struct Archive {
    pub platform: Arc<Platform>,
    pub policy: Policy,
    pub games: Arc<Registry>,
    pub packs: Arc<Packs>,
    pub summaries: Arc<Summaries>,
    pub tables: Arc<Tables>,
}

impl Archive {
    /// The largest archive, in bytes, compressed or not.
    pub const LARGEST: u64 = 512 * 1024 * 1024;

    pub fn new(tables: Arc<Tables>) -> Self {
        Self {
            platform: Arc::clone(&tables.platform),
            policy: tables.policy,
            games: Arc::clone(&tables.games),
            packs: Arc::clone(&tables.packs),
            summaries: Arc::clone(&tables.summaries),
            tables,
        }
    }

    /// Writes all games, compressed. Without secrets, the file reveals neither future draws nor hidden hands of
    /// unfinished games. It never contains keys or their holders.
    pub fn export(&self, secrets: Secrets, out: impl Write) -> io::Result<Exported> {
        let (secrets, of_shared) = (secrets != Secrets::None, secrets == Secrets::All);
        let broken = |fault: store::StoreError| io::Error::other(fault.to_string());
        let mut out = GzEncoder::new(out, Compression::fast());
        writeln!(out, "{}", Line::head())?;
        let mut exported = Exported::default();
        let mut keepsakes = 0;
        // Packs come before the tables that use them, so that an import finds them.
        let packs: &[&str] = if self.policy.has_open_packs() { &[CONTENTS, PACKS] } else { &[] };
        for &sort in packs {
            for (name, value) in self.platform.store.kv_list(sort).map_err(broken)? {
                writeln!(out, "{}", Line::Keepsake { sort: sort.to_owned(), name, value })?;
                keepsakes += 1;
            }
        }
        for id in self.platform.store.ids().map_err(broken)? {
            let (Some(stored), Some(listed)) = (
                self.platform.store.load(&id).map_err(broken)?,
                self.platform.store.listed(&id).map_err(broken)?,
            ) else {
                continue;
            };
            let over = listed.summary.ended.is_some();
            let hides = hides(&listed);
            // The client may be an opponent of the people at a private table. An unreadable table counts as private.
            let is_shared = !over && self.tables.access(&id).map_or(true, |access| access.private);
            let secrets = of_shared || secrets && !is_shared;
            if !secrets && !over && hides {
                exported.left_out += 1;
                continue;
            }
            let Stored { record, secret } = stored;
            let Listed { created, changed, summary, .. } = listed;
            let kept = Kept {
                company: self.platform.store.company(&id).map_err(broken)?.unwrap_or_default(),
                id,
                created,
                changed,
                sort: summary.sort,
                day: summary.day,
                secret: secret.filter(|_| secrets || over),
                record: record.sealed(),
                backup: None,
            };
            writeln!(out, "{}", Line::Table(Box::new(kept)))?;
            exported.tables += 1;
        }
        for sort in KEEPSAKES {
            for (name, value) in self.platform.store.kv_list(sort).map_err(broken)? {
                writeln!(out, "{}", Line::Keepsake { sort: sort.to_owned(), name, value })?;
                keepsakes += 1;
            }
        }
        writeln!(out, "{}", Line::End { tables: exported.tables, keepsakes })?;
        out.finish()?.flush()?;
        Ok(exported)
    }

    /// Imports an archive, compressed or not.
    ///
    /// # Errors
    /// If it is not an archive or is damaged. Then nothing is imported.
    pub fn bring_archive_file(&self, bytes: &[u8]) -> Result<Taken, AppError> {
        let terms = self.terms();
        self.bring_archive(File { bytes, budget: &terms.budget }, &terms)
    }

    /// Imports the game of a report, and returns the ID of its table and the step that the report is about.
    ///
    /// # Errors
    /// If it is not a report, has no record, or the record is refused.
    pub fn bring_report_file(&self, text: &str) -> Result<(String, u32), AppError> {
        let terms = self.terms();
        terms.budget.weigh(text.as_bytes())?;
        let report = Report::read(text).map_err(|fault| unreadable(&fault))?;
        let record = report.record.ok_or_else(AppError::no_record)?;
        let id = self.bring_report(record, &report.company, &terms)?;
        Ok((id, report.step))
    }

    /// Imports a file of any kind: an archive, compressed or not, a report, or a record.
    pub fn bring(&self, bytes: &[u8]) -> Result<Brought, AppError> {
        let terms = self.terms();
        let file = File { bytes, budget: &terms.budget };
        // A record may have any line breaks: a file that is not an archive is checked as a whole.
        let first = file.lines().next().and_then(Result::ok).unwrap_or_default();
        match Line::kind(&first) {
            Err(fault @ ArchiveError::UnknownFormat { .. }) => return Err(unreadable(&fault)),
            Ok(Kind::Head) => return self.bring_archive(file, &terms).map(Brought::Archive),
            // Only archives are compressed; reading the file reports its fault.
            _ if bytes.starts_with(&GZIP) => return self.bring_archive(file, &terms).map(Brought::Archive),
            _ => {}
        }
        let text = std::str::from_utf8(bytes).map_err(|_| AppError::malformed())?.trim();
        terms.budget.weigh(text.as_bytes())?;
        if Report::is_one(text) {
            let (id, step) = self.bring_report_file(text)?;
            return Ok(Brought::Table(id, Some(step)));
        }
        self.bring_record(text).map(|id| Brought::Table(id, None))
    }

    /// The limits on the contents of a file.
    pub fn budget(&self) -> Budget {
        if self.policy.is_local { Budget::HERE } else { Budget::NETWORK }
    }

    /// The conditions of an import.
    fn terms(&self) -> Terms {
        Terms { own: self.policy.is_local, now: self.platform.now(), budget: self.budget() }
    }

    /// Parses an imported record, within the budget.
    pub fn read_brought(&self, text: &str) -> Result<Record, AppError> {
        let terms = self.terms();
        terms.budget.weigh(text.as_bytes())?;
        let record = Record::from_json(text)?;
        terms.expect_record(&record)?;
        Ok(record)
    }

    /// Imports a record as a new table, and returns its ID.
    ///
    /// A finished game is stored as it was played. The secret of an unfinished game is not in its
    /// record, so it continues as a fork with its own chance.
    pub fn bring_record(&self, text: &str) -> Result<String, AppError> {
        let record = self.read_brought(text)?;
        let game = self.games.of_record(&record)?;
        let erased = self.packs.erased(game, Some(record.content))?;
        erased.verify(&record)?;
        let secret = revealed(&record);
        let table = erased.load(record, None)?;
        let id = self.platform.new_id()?;
        if is_over(&*table) {
            let kept =
                Brings { occasion: Some(Occasion::brought()), secret, ..Brings::new(&id, game, &*table) };
            self.keep_brought(kept)?;
            return Ok(id);
        }
        // Physical play continues as physical play.
        let source = match table.record().chance {
            ChanceRecord::AtTheTable => Source::AtTheTable,
            ChanceRecord::Keyed { .. } => Prepared::named(&id, &self.platform)?.source(Vec::new())?,
        };
        let fork = table.fork(table.step(), source.clone())?;
        self.keep_brought(Brings { secret: source.secret().cloned(), ..Brings::new(&id, game, &*fork) })?;
        Ok(id)
    }

    /// Imports the record of a report unchanged: it must show the very steps that were
    /// played.
    fn bring_report(&self, record: Record, company: &Value, terms: &Terms) -> Result<String, AppError> {
        terms.expect_record(&record)?;
        let game = self.games.of_record(&record)?;
        let erased = self.packs.erased(game, Some(record.content))?;
        let record = Record { seal: None, ..record };
        erased.verify(&record)?;
        let secret = revealed(&record);
        let id = self.platform.new_id()?;
        let table = erased.load(record, None)?;
        let company = SeatAssignment::from_json(company).unwrap_or_default();
        let occasion = Some(Occasion::brought());
        self.keep_brought(Brings { secret, company, occasion, ..Brings::new(&id, game, &*table) })?;
        Ok(id)
    }

    /// Imports the games of an archive; existing ones stay unchanged. It is read to its end before
    /// anything is imported, so nothing is imported from a damaged archive.
    fn bring_archive(&self, file: File<'_>, terms: &Terms) -> Result<Taken, AppError> {
        let holds = file.check()?;
        let mut taken = Taken::default();
        // Content may come after the tables that use it, and medals refer to tables.
        if self.policy.has_open_packs() && holds.keepsakes > 0 {
            each(file, |line| match line {
                Ok(Line::Keepsake { sort, name, value }) if [CONTENTS, PACKS].contains(&&*sort) => {
                    self.packs.bring_keepsake(&sort, &name, &value)
                }
                _ => Ok(()),
            })?;
        }
        let mut number = 0;
        each(file, |line| match line {
            Ok(Line::Table(kept)) => {
                number += 1;
                self.take_one(*kept, terms, &mut taken)
            }
            Ok(_) => Ok(()),
            Err(fault) => {
                let id = match &fault {
                    ArchiveError::Table { id, .. } => {
                        number += 1;
                        short(id)
                    }
                    _ => number.to_string(),
                };
                refuse(&mut taken, id, unreadable(&fault).message);
                Ok(())
            }
        })?;
        if holds.keepsakes > 0 {
            each(file, |line| match line {
                Ok(Line::Keepsake { sort, name, value }) if ![CONTENTS, PACKS].contains(&&*sort) => {
                    self.take_keepsake(&sort, &name, &value, terms, &mut taken)
                }
                _ => Ok(()),
            })?;
        }
        self.summaries.award()?;
        Ok(taken)
    }

    /// Imports a medal, or the result of a bot in a challenge; an existing one stays unchanged.
    fn take_keepsake(
        &self,
        sort: &str,
        name: &str,
        value: &Value,
        terms: &Terms,
        taken: &mut Taken,
    ) -> Result<(), AppError> {
        let mut value = match terms.keepsake(
            sort,
            name,
            value,
            |game| self.games.find(game).is_some(),
            |name| self.games.medals().iter().any(|medal| medal.id == name),
        ) {
            Ok(Some(value)) => value,
            Ok(None) => return Ok(()),
            Err(fault) => {
                refuse(taken, short(&format!("{sort} {name}")), fault.message);
                return Ok(());
            }
        };
        // A medal outlives its game; then it names none.
        let table = value.get("table").and_then(Value::as_str).map(str::to_owned);
        if let (Some(table), Value::Object(fields)) = (table, &mut value)
            && self.platform.store.step(&table)?.is_none()
        {
            fields.remove("table");
        }
        self.platform.store.kv_insert(sort, name, &value)?;
        Ok(())
    }

    /// Imports one table of an archive, and counts the result.
    fn take_one(&self, kept: Kept, terms: &Terms, taken: &mut Taken) -> Result<(), AppError> {
        let id = short(&kept.id);
        match self.take_kept(kept, terms) {
            Ok(Fate::New) => taken.new += 1,
            Ok(Fate::Longer) => taken.longer += 1,
            Ok(Fate::Known) => taken.known += 1,
            // There is no room for a new table, but existing ones may still be extended.
            Err(fault) if fault == AppError::full() => refuse(taken, id, fault.message),
            Err(fault) if fault.kind == ErrorKind::Unavailable => return Err(fault),
            Err(fault) => refuse(taken, id, fault.message),
        }
        Ok(())
    }

    /// Imports one table of an archive.
    fn take_kept(&self, kept: Kept, terms: &Terms) -> Result<Fate, AppError> {
        // Check this before any comparison: the response must not reveal whether a guess is right.
        if is_id(&kept.id) && self.is_withheld(&kept.id)? {
            return Err(AppError::withheld());
        }
        let kept = terms.admit(kept)?;
        match self.platform.store.load(&kept.id)? {
            Some(stored) => self.take_known(kept, &stored),
            None => self.take_new(kept),
        }
    }

    /// Whether the record of a table is withheld, so an import must not reveal anything about it. This holds for an
    /// unfinished table of several people and, over the network, for any table with hidden hands.
    fn is_withheld(&self, id: &str) -> Result<bool, AppError> {
        let Some(listed) = self.platform.store.listed(id)? else { return Ok(false) };
        if listed.summary.ended.is_some() {
            return Ok(false);
        }
        // An unreadable table may be such a table.
        Ok(!self.policy.is_local && hides(&listed)
            || self.tables.access(id).map_or(true, |access| access.private))
    }

    /// Imports a table whose ID exists: the same game, perhaps with more steps, or another game.
    fn take_known(&self, kept: Admitted, stored: &Stored) -> Result<Fate, AppError> {
        // Compare without the secret: it is stored separately here, and optional in a file.
        let header = |record: &Record| Record { entries: Vec::new(), ..bare(record) };
        let (here, there) = (&stored.record.entries, &kept.record.entries);
        let same = header(&stored.record) == header(&kept.record);
        if same && here.starts_with(there) {
            return Ok(Fate::Known);
        }
        if same && there.starts_with(here) {
            let game = self.games.of_record(&kept.record)?;
            let record = bare(&kept.record);
            let erased = self.packs.erased(game, Some(record.content))?;
            erased.verify(&Record { seal: None, ..kept.record.clone() })?;
            // Over the network, secrets of unfinished games are not accepted.
            let brought = kept.secret.filter(|_| self.policy.is_local);
            let mut table = erased.load(record, stored.secret.clone().or(brought))?;
            take_up(&mut *table, &kept.company);
            let company = SeatAssignment::from_json(&kept.company).unwrap_or_default().of(table.seats());
            let from = u32::try_from(here.len()).unwrap_or(u32::MAX);
            // These steps come from a file: mark the table.
            self.tables.mark_imported(&kept.id)?;
            self.platform.store.append(&kept.id, from, &there[here.len()..], &game.preview(&*table))?;
            self.platform.store.set_company(&kept.id, &beside_of(&company, &*table))?;
            // The occasion stays the same.
            self.summaries.update(&kept.id, game, &*table, &company, None)?;
            return Ok(Fate::Longer);
        }
        // A different game with the same ID: store it under an ID derived from its record, so that another import of
        // the same file finds it.
        let id = name_of(&digest(&kept));
        if self.platform.store.step(&id)?.is_some() {
            return Ok(Fate::Known);
        }
        self.take_new(Admitted { id, ..kept })
    }

    fn take_new(&self, kept: Admitted) -> Result<Fate, AppError> {
        let Admitted { id, created, changed, occasion, company, secret, record } = kept;
        let game = self.games.of_record(&record)?;
        let erased = self.packs.erased(game, Some(record.content))?;
        let mut record = Record { seal: None, ..record };
        let secret = secret.or_else(|| revealed(&record));
        let table = erased.load(bare(&record), None)?;
        let is_over = is_over(&*table);
        if let ChanceRecord::Keyed { seed, .. } = &mut record.chance
            && is_over
        {
            // Check the results of chance against the secret, wherever the file has it.
            seed.clone_from(&secret);
        }
        erased.verify(&record)?;
        // Over the network, others may know the secret of an unfinished game: drop it.
        let secret = secret.filter(|_| self.policy.is_local || is_over);
        let seated = SeatAssignment::from_json(&company).unwrap_or_default().of(table.seats());
        if !is_over && secret.is_none() && matches!(record.chance, ChanceRecord::Keyed { .. }) {
            return self.take_on(&id, game, &*table, seated);
        }
        let mut table = erased.load(bare(&record), secret.clone())?;
        take_up(&mut *table, &company);
        self.keep_brought(Brings {
            secret,
            company: seated,
            occasion: Some(occasion),
            times: Some((created, changed)),
            ..Brings::new(&id, game, &*table)
        })?;
        Ok(Fate::New)
    }

    /// Imports an unfinished game without its secret: it continues as a fork with its own chance,
    /// under an ID derived from its own.
    fn take_on(
        &self,
        id: &str,
        game: &dyn ServedGame,
        table: &dyn DynSession,
        company: SeatAssignment,
    ) -> Result<Fate, AppError> {
        let digest = Fingerprint::of_bytes(format!("fork {id} {}", table.step()).as_bytes());
        let name = name_of(&digest);
        if self.platform.store.step(&name)?.is_some() {
            return Ok(Fate::Known);
        }
        let source = Prepared::named(&name, &self.platform)?.source(Vec::new())?;
        let fork = table.fork(table.step(), source.clone())?;
        self.keep_brought(Brings {
            secret: source.secret().cloned(),
            company,
            ..Brings::new(&name, game, &*fork)
        })?;
        Ok(Fate::New)
    }

    /// Stores an imported table, marked as such from the start. It has no host, and bots do not search before it is
    /// viewed.
    fn keep_brought(&self, brings: Brings<'_>) -> Result<(), AppError> {
        let Brings { id, game, table, secret, company, occasion, times } = brings;
        let space = self.tables.expect_space()?;
        self.packs.keep_content(game, table)?;
        let time = self.platform.now();
        let (created, changed) = times.unwrap_or((time, time));
        let access = TableAccess { imported: true, ..TableAccess::default() };
        let stored = Stored { record: Record { seal: None, ..table.record().clone() }, secret };
        let listed = Listed {
            id: id.to_owned(),
            game: game.name().to_owned(),
            steps: table.step(),
            created,
            changed,
            preview: with_caveats(game.preview(table), table.record(), &access),
            summary: GameSummary::default(),
        };
        let company = company.of(table.seats());
        self.platform.store.restore(&stored, &listed, &beside_of(&company, table), &access.to_json())?;
        drop(space);
        // A concurrent sweep may have deleted the content before this table was stored.
        self.packs.keep_content(game, table)?;
        self.summaries.update(id, game, table, &company, occasion)?;
        Ok(())
    }
}

/// Whether a table has hidden hands, by its preview. A damaged preview counts as hidden.
fn hides(listed: &Listed) -> bool {
    !listed.preview.is_object() || listed.preview.get(KEPT).is_some_and(|kept| kept == true)
}

/// A table to import.
struct Brings<'a> {
    id: &'a str,
    game: &'a dyn ServedGame,
    table: &'a dyn DynSession,
    secret: Option<Secret>,
    company: SeatAssignment,
    /// Its occasion; `None` for the one in its record.
    occasion: Option<Occasion>,
    /// When it was begun and last played elsewhere; `None` for now.
    times: Option<(i64, i64)>,
}

impl<'a> Brings<'a> {
    fn new(id: &'a str, game: &'a dyn ServedGame, table: &'a dyn DynSession) -> Self {
        Self {
            id,
            game,
            table,
            secret: None,
            company: SeatAssignment::default(),
            occasion: None,
            times: None,
        }
    }
}

/// Calls a function with every parsed line of a checked archive.
fn each(
    file: File<'_>,
    mut take: impl FnMut(Result<Line, ArchiveError>) -> Result<(), AppError>,
) -> Result<(), AppError> {
    for line in file.lines() {
        take(Line::read(&line?))?;
    }
    Ok(())
}

/// Reports a refused table, up to the limit.
fn refuse(taken: &mut Taken, id: String, why: Message) {
    if taken.refused.len() < MOST_REFUSED {
        let brief = |(name, arg)| match arg {
            Arg::Key(text) => (name, Arg::Key(short(&text))),
            other => (name, other),
        };
        let args = why.args.into_iter().map(brief).collect();
        taken.refused.push((id, Message { args, ..why }));
    }
}

/// A record as it is stored: without its seal and its secret.
fn bare(record: &Record) -> Record {
    let mut bare = Record { seal: None, ..record.clone() };
    if let ChanceRecord::Keyed { seed, .. } = &mut bare.chance {
        *seed = None;
    }
    bare
}

/// The secret that a record reveals.
fn revealed(record: &Record) -> Option<Secret> {
    match &record.chance {
        ChanceRecord::Keyed { seed, .. } => seed.clone(),
        ChanceRecord::AtTheTable => None,
    }
}

fn is_over(table: &dyn DynSession) -> bool {
    table.outcome().is_some() || table.is_given_up()
}

/// The result of importing a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    New,
    Longer,
    Known,
}

/// A digest that distinguishes a table from another of the same name.
fn digest(kept: &Admitted) -> Fingerprint {
    let text = json!({ "id": kept.id, "record": bare(&kept.record) });
    Fingerprint::of_bytes(text.to_string().as_bytes())
}

/// The error of a file that cannot be imported.
fn unreadable(fault: &ArchiveError) -> AppError {
    let message = Message::new("server-unreadable-file").key("details", fault.to_string());
    AppError { message, ..AppError::new(ErrorKind::Invalid, "unreadable-file", "server-unreadable-file") }
}
