//! Games that come and go as files: everything, one record, or a report of a problem.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::StatusCode;
use flate2::Compression;
use flate2::write::GzEncoder;
use search::SeatAssignment;
use serde_json::{Value, json};
use stats::{ArchiveError, Kept, Kind, Line, Report};
use store::{Listed, Note, Place, StoreError, Stored};
use tabletop::{Arg, ChanceRecord, DynSession, Fingerprint, Message, Record, Secret, Source};
use web::Taken;

use crate::app::App;
use crate::fairness::{Prepared, with_caveats};
use crate::fault::Fault;
use crate::friends::Friends;
use crate::intake::admit::{Admitted, Terms};
use crate::intake::budget::{Budget, File, short};
use crate::limits::Limits;
use crate::notes::{MEDAL, Occasion, now};
use crate::packs::{CONTENTS, PACKS};
use crate::room::{KEPT, Room};
use crate::tables::{beside_of, is_id, name_of, take_up};

/// The small things that come and go with games.
const KEEPSAKES: [&str; 2] = [MEDAL, crate::notes::PAR];

/// What files begin with that gzip has pressed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// No more of what was refused than this is told.
const MOST_REFUSED: usize = 500;

/// How often it is tried anew to change what others are changing, too.
const MOST_RACES: usize = 8;

/// The games of a database, for those who take them away or bring them without a server.
pub struct Attic(pub(crate) App);

impl Attic {
    /// The most bytes that an archive may have, as it is sent or kept.
    pub const LARGEST_ARCHIVE: u64 = 512 * 1024 * 1024;

    /// Opens a database, and makes it if there is none.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn open(database: &Place, rooms: Vec<Arc<dyn Room>>) -> Result<Self, StoreError> {
        let attic = Self::untouched(database, rooms)?;
        attic.0.catch_up();
        Ok(attic)
    }

    /// As [`Attic::open`], and counts nothing: what is there is only read, or what comes is kept as it is.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub fn untouched(database: &Place, rooms: Vec<Arc<dyn Room>>) -> Result<Self, StoreError> {
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let app = App::new(database.open()?, rooms, address, Duration::ZERO);
        // How many tables are kept is a server's limit; whoever has the database itself may fill it.
        let limits = Limits { tables: 0, ..app.limits };
        Ok(Self(App { limits, ..app }))
    }

    /// Writes everything, with the secrets of games that go on or without them.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn export(&self, secrets: bool, out: impl Write) -> io::Result<Exported> {
        self.0.export(if secrets { Secrets::All } else { Secrets::None }, out)
    }

    /// The record of one game, as it is handed out; with everything, when the host says so.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be handed out.
    pub fn record(&self, id: &str, secrets: bool) -> Result<Record, Message> {
        let record = self.0.at_table(id, |open| {
            if secrets { Ok(open.table().published()) } else { Ok(open.table().handed_out()?) }
        });
        record.map_err(|fault| fault.message)
    }

    /// Takes over an archive, a report or a record.
    ///
    /// # Errors
    /// When the file holds nothing that can be taken.
    pub fn bring(&self, bytes: &[u8]) -> Result<Brought, Message> {
        self.0.bring(bytes).map_err(|fault| fault.message)
    }
}

/// Which secrets of games that go on leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Secrets {
    /// None.
    None,
    /// Those of tables whose seats nobody was given.
    Own,
    /// All: for whoever has the database itself.
    All,
}

/// What somebody brought.
pub enum Brought {
    /// A table of its own, and the step at which to look at it.
    Table(String, Option<u32>),
    /// Many games.
    Archive(Taken),
}

/// What a file with everything holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Exported {
    /// The games in it.
    pub tables: u32,
    /// Games that go on and have hidden hands, and stayed here because secrets do.
    pub left_out: u32,
}

impl App {
    /// Writes everything, pressed. Without secrets nothing in it gives away what comes up in a game
    /// that goes on, or who holds what. Keys, and who holds them, are in none.
    pub fn export(&self, secrets: Secrets, out: impl Write) -> io::Result<Exported> {
        let (secrets, of_shared) = (secrets != Secrets::None, secrets == Secrets::All);
        let broken = |fault: store::StoreError| io::Error::other(fault.to_string());
        let mut out = GzEncoder::new(out, Compression::fast());
        writeln!(out, "{}", Line::head())?;
        let mut exported = Exported::default();
        let mut keepsakes = 0;
        // What tables are played with comes before them, so that whoever brings them finds it.
        let packs: &[&str] = if self.has_open_packs() { &[CONTENTS, PACKS] } else { &[] };
        for &sort in packs {
            for (name, value) in self.store.kept(sort).map_err(broken)? {
                writeln!(out, "{}", Line::Keepsake { sort: sort.to_owned(), name, value })?;
                keepsakes += 1;
            }
        }
        for id in self.store.ids().map_err(broken)? {
            let (Some(stored), Some(listed)) =
                (self.store.load(&id).map_err(broken)?, self.store.listed(&id).map_err(broken)?)
            else {
                continue;
            };
            let over = listed.note.ended.is_some();
            let hides = hides(&listed);
            // Whoever has a seat of their own plays against whoever asks. What cannot be read may be such a table.
            let is_shared = !over && self.friends(&id).map_or(true, |friends| friends.shut);
            let secrets = of_shared || secrets && !is_shared;
            if !secrets && !over && hides {
                exported.left_out += 1;
                continue;
            }
            let Stored { record, secret } = stored;
            let Listed { created, changed, note, .. } = listed;
            let kept = Kept {
                company: self.store.company(&id).map_err(broken)?.unwrap_or_default(),
                id,
                created,
                changed,
                sort: note.sort,
                day: note.day,
                secret: secret.filter(|_| secrets || over),
                record: record.sealed(),
                backup: None,
            };
            writeln!(out, "{}", Line::Table(Box::new(kept)))?;
            exported.tables += 1;
        }
        for sort in KEEPSAKES {
            for (name, value) in self.store.kept(sort).map_err(broken)? {
                writeln!(out, "{}", Line::Keepsake { sort: sort.to_owned(), name, value })?;
                keepsakes += 1;
            }
        }
        writeln!(out, "{}", Line::End { tables: exported.tables, keepsakes })?;
        out.finish()?.flush()?;
        Ok(exported)
    }

    /// Takes over whatever a file holds: an archive, pressed or not, a report, or a record.
    pub fn bring(&self, bytes: &[u8]) -> Result<Brought, Fault> {
        let terms = self.terms();
        let file = File { bytes, budget: &terms.budget };
        // A record may have any lines: what is no archive is weighed as a whole.
        let first = file.lines().next().and_then(Result::ok).unwrap_or_default();
        match Line::kind(&first) {
            Err(fault @ ArchiveError::UnknownFormat { .. }) => return Err(unreadable(&fault)),
            Ok(Kind::Head) => return self.bring_archive(file, &terms).map(Brought::Archive),
            // Only archives are pressed; the check says what is wrong with this one.
            _ if bytes.starts_with(&GZIP) => return self.bring_archive(file, &terms).map(Brought::Archive),
            _ => {}
        }
        let text = std::str::from_utf8(bytes).map_err(|_| Fault::malformed())?.trim();
        terms.budget.weigh(text.as_bytes())?;
        if Report::is_one(text) {
            let report = Report::read(text).map_err(|fault| unreadable(&fault))?;
            let record = report.record.ok_or_else(Fault::no_record)?;
            let id = self.bring_report(record, &report.company, &terms)?;
            return Ok(Brought::Table(id, Some(report.step)));
        }
        self.bring_record(text).map(|id| Brought::Table(id, None))
    }

    /// How much a file may hold.
    pub fn budget(&self) -> Budget {
        if self.is_local { Budget::HERE } else { Budget::NETWORK }
    }

    /// On what terms whoever asks brings something.
    fn terms(&self) -> Terms {
        Terms { own: self.is_local, now: now(), budget: self.budget() }
    }

    /// Reads a record that somebody brings.
    pub fn read_brought(&self, text: &str) -> Result<Record, Fault> {
        let terms = self.terms();
        terms.budget.weigh(text.as_bytes())?;
        let record = Record::from_json(text)?;
        terms.expect_record(&record)?;
        Ok(record)
    }

    /// Keeps a record as a table of its own, and says under which name.
    ///
    /// A game that is over is kept as it was played. Of one that is not, the secret is known to nobody
    /// here, so it goes on as a fork with chance of its own.
    pub fn bring_record(&self, text: &str) -> Result<String, Fault> {
        let record = self.read_brought(text)?;
        let room = self.room_of(&record)?;
        let house = self.house(room, Some(record.content))?;
        house.verify(&record)?;
        let secret = revealed(&record);
        let table = house.load(record, None)?;
        let id = crate::tables::new_id()?;
        if is_over(&*table) {
            let kept =
                Brings { occasion: Some(Occasion::brought()), secret, ..Brings::new(&id, room, &*table) };
            self.keep_brought(kept)?;
            return Ok(id);
        }
        // People who roll and draw themselves go on doing so.
        let source = match table.record().chance {
            ChanceRecord::AtTheTable => Source::AtTheTable,
            ChanceRecord::Keyed { .. } => Prepared::named(&id)?.source(Vec::new())?,
        };
        let fork = table.fork(table.step(), source.clone())?;
        self.keep_brought(Brings { secret: source.secret().cloned(), ..Brings::new(&id, room, &*fork) })?;
        Ok(id)
    }

    /// Keeps the record of a report as it is, to be looked at: it must show the very steps that were
    /// played.
    fn bring_report(&self, record: Record, company: &Value, terms: &Terms) -> Result<String, Fault> {
        terms.expect_record(&record)?;
        let room = self.room_of(&record)?;
        let house = self.house(room, Some(record.content))?;
        let record = Record { seal: None, ..record };
        house.verify(&record)?;
        let secret = revealed(&record);
        let id = crate::tables::new_id()?;
        let table = house.load(record, None)?;
        let company = SeatAssignment::from_json(company).unwrap_or_default();
        let occasion = Some(Occasion::brought());
        self.keep_brought(Brings { secret, company, occasion, ..Brings::new(&id, room, &*table) })?;
        Ok(id)
    }

    /// Takes over the games of an archive; those that are here already stay as they are. It is read to its end before
    /// anything of it is taken, so that a damaged one brings nothing.
    fn bring_archive(&self, file: File<'_>, terms: &Terms) -> Result<Taken, Fault> {
        let holds = file.check()?;
        let mut taken = Taken::default();
        // Tables are played with what may stand behind them, and medals name tables.
        if self.has_open_packs() && holds.keepsakes > 0 {
            each(file, |line| match line {
                Ok(Line::Keepsake { sort, name, value }) if [CONTENTS, PACKS].contains(&&*sort) => {
                    self.bring_keepsake(&sort, &name, &value)
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
        self.award()?;
        Ok(taken)
    }

    /// Takes over a medal, or what a player of ours made of a challenge; one that is here stays as it is.
    fn take_keepsake(
        &self,
        sort: &str,
        name: &str,
        value: &Value,
        terms: &Terms,
        taken: &mut Taken,
    ) -> Result<(), Fault> {
        let mut value = match terms.keepsake(
            sort,
            name,
            value,
            |game| self.shelf.find(game).is_some(),
            |name| self.shelf.medals().iter().any(|medal| medal.id == name),
        ) {
            Ok(Some(value)) => value,
            Ok(None) => return Ok(()),
            Err(fault) => {
                refuse(taken, short(&format!("{sort} {name}")), fault.message);
                return Ok(());
            }
        };
        // A medal stays when its game goes; it names none then.
        let table = value.get("table").and_then(Value::as_str).map(str::to_owned);
        if let (Some(table), Value::Object(fields)) = (table, &mut value)
            && self.store.step(&table)?.is_none()
        {
            fields.remove("table");
        }
        self.store.keep(sort, name, &value)?;
        Ok(())
    }

    /// Takes over one table of an archive, and counts what became of it.
    fn take_one(&self, kept: Kept, terms: &Terms, taken: &mut Taken) -> Result<(), Fault> {
        let id = short(&kept.id);
        match self.take_kept(kept, terms) {
            Ok(Fate::New) => taken.new += 1,
            Ok(Fate::Longer) => taken.longer += 1,
            Ok(Fate::Known) => taken.known += 1,
            // There is no room for one more, but what is here may still go further.
            Err(fault) if fault == Fault::full() => refuse(taken, id, fault.message),
            Err(fault) if fault.status == StatusCode::SERVICE_UNAVAILABLE => return Err(fault),
            Err(fault) => refuse(taken, id, fault.message),
        }
        Ok(())
    }

    /// Takes over one table of an archive.
    fn take_kept(&self, kept: Kept, terms: &Terms) -> Result<Fate, Fault> {
        // Before anything of it is compared: whoever guesses must not be told whether they are right.
        if is_id(&kept.id) && self.is_withheld(&kept.id)? {
            return Err(Fault::withheld());
        }
        let kept = terms.admit(kept)?;
        match self.store.load(&kept.id)? {
            Some(stored) => self.take_known(kept, &stored),
            None => self.take_new(kept),
        }
    }

    /// Whether nothing that holds its steps may leave, and so no file may say anything about them: a table of several
    /// people that goes on or, over the network, any at which hands are hidden.
    fn is_withheld(&self, id: &str) -> Result<bool, Fault> {
        let Some(listed) = self.store.listed(id)? else { return Ok(false) };
        if listed.note.ended.is_some() {
            return Ok(false);
        }
        // What cannot be read may be such a table.
        Ok(!self.is_local && hides(&listed) || self.friends(id).map_or(true, |friends| friends.shut))
    }

    /// A table whose name is taken: the same game, perhaps further on, or another.
    fn take_known(&self, kept: Admitted, stored: &Stored) -> Result<Fate, Fault> {
        // The secret is no part of what was played: it is kept apart here, and may stand in a file.
        let header = |record: &Record| Record { entries: Vec::new(), ..bare(record) };
        let (here, there) = (&stored.record.entries, &kept.record.entries);
        let same = header(&stored.record) == header(&kept.record);
        if same && here.starts_with(there) {
            return Ok(Fate::Known);
        }
        if same && there.starts_with(here) {
            let room = self.room_of(&kept.record)?;
            let record = bare(&kept.record);
            let house = self.house(room, Some(record.content))?;
            house.verify(&Record { seal: None, ..kept.record.clone() })?;
            // A secret of a game that goes on is taken from nobody over the network.
            let brought = kept.secret.filter(|_| self.is_local);
            let mut table = house.load(record, stored.secret.clone().or(brought))?;
            take_up(&mut *table, &kept.company);
            let company = SeatAssignment::from_json(&kept.company).unwrap_or_default().of(table.seats());
            let from = u32::try_from(here.len()).unwrap_or(u32::MAX);
            // Whoever played these steps knew the file.
            self.mark_imported(&kept.id)?;
            self.store.append(&kept.id, from, &there[here.len()..], &room.card(&*table))?;
            self.store.set_company(&kept.id, &beside_of(&company, &*table))?;
            // It is for what it was.
            self.note(&kept.id, room, &*table, &company, None)?;
            return Ok(Fate::Longer);
        }
        // Two games under one name: the other one is kept under a name that follows from it, so that
        // bringing it again finds it.
        let id = name_of(&digest(&kept));
        if self.store.step(&id)?.is_some() {
            return Ok(Fate::Known);
        }
        self.take_new(Admitted { id, ..kept })
    }

    fn take_new(&self, kept: Admitted) -> Result<Fate, Fault> {
        let Admitted { id, created, changed, occasion, company, secret, record } = kept;
        let room = self.room_of(&record)?;
        let house = self.house(room, Some(record.content))?;
        let mut record = Record { seal: None, ..record };
        let secret = secret.or_else(|| revealed(&record));
        let table = house.load(bare(&record), None)?;
        let is_over = is_over(&*table);
        if let ChanceRecord::Keyed { seed, .. } = &mut record.chance
            && is_over
        {
            // What came up is held against the secret, wherever that stands.
            seed.clone_from(&secret);
        }
        house.verify(&record)?;
        // Nobody over the network is known to have kept the secret of a game that goes on to themselves.
        let secret = secret.filter(|_| self.is_local || is_over);
        let seated = SeatAssignment::from_json(&company).unwrap_or_default().of(table.seats());
        if !is_over && secret.is_none() && matches!(record.chance, ChanceRecord::Keyed { .. }) {
            return self.take_on(&id, room, &*table, seated);
        }
        let mut table = house.load(bare(&record), secret.clone())?;
        take_up(&mut *table, &company);
        self.keep_brought(Brings {
            secret,
            company: seated,
            occasion: Some(occasion),
            times: Some((created, changed)),
            ..Brings::new(&id, room, &*table)
        })?;
        Ok(Fate::New)
    }

    /// A game that goes on, and whose secret stayed where it was played: it goes on as a fork with
    /// chance of its own, under a name that follows from its own.
    fn take_on(
        &self,
        id: &str,
        room: &dyn Room,
        table: &dyn DynSession,
        company: SeatAssignment,
    ) -> Result<Fate, Fault> {
        let digest = Fingerprint::of_bytes(format!("fork {id} {}", table.step()).as_bytes());
        let name = name_of(&digest);
        if self.store.step(&name)?.is_some() {
            return Ok(Fate::Known);
        }
        let source = Prepared::named(&name)?.source(Vec::new())?;
        let fork = table.fork(table.step(), source.clone())?;
        self.keep_brought(Brings {
            secret: source.secret().cloned(),
            company,
            ..Brings::new(&name, room, &*fork)
        })?;
        Ok(Fate::New)
    }

    /// Keeps a table that a file brings, marked as such from its first moment. Nobody is its host, and nobody of ours
    /// begins to think at it before somebody comes.
    fn keep_brought(&self, brings: Brings<'_>) -> Result<(), Fault> {
        let Brings { id, room, table, secret, company, occasion, times } = brings;
        let space = self.expect_space()?;
        self.keep_content(room, table)?;
        let time = now();
        let (created, changed) = times.unwrap_or((time, time));
        let friends = Friends { imported: true, ..Friends::default() };
        let stored = Stored { record: Record { seal: None, ..table.record().clone() }, secret };
        let listed = Listed {
            id: id.to_owned(),
            game: room.name().to_owned(),
            steps: table.step(),
            created,
            changed,
            card: with_caveats(room.card(table), table.record(), &friends),
            note: Note::default(),
        };
        let company = company.of(table.seats());
        self.store.restore(&stored, &listed, &beside_of(&company, table), &friends.to_json())?;
        drop(space);
        // Whoever swept away what no table was played with may not have seen this one.
        self.keep_content(room, table)?;
        self.note(id, room, table, &company, occasion)?;
        Ok(())
    }

    /// Marks a table as one of which a file brought something.
    pub fn mark_imported(&self, id: &str) -> Result<(), Fault> {
        for _ in 0..MOST_RACES {
            let was = self.store.friends(id)?.ok_or_else(Fault::no_table)?;
            let friends = Friends::from_json(id, &was)?;
            let now = Friends { imported: true, ..friends.clone() }.to_json();
            if friends.imported || self.store.set_friends(id, &was, &now)? {
                return Ok(());
            }
        }
        Err(Fault::busy())
    }
}

/// Whether hands are hidden at a table, as far as its card says so. A card that was damaged may be of such a table.
fn hides(listed: &Listed) -> bool {
    !listed.card.is_object() || listed.card.get(KEPT).is_some_and(|kept| kept == true)
}

/// A table that a file brings.
struct Brings<'a> {
    id: &'a str,
    room: &'a dyn Room,
    table: &'a dyn DynSession,
    secret: Option<Secret>,
    company: SeatAssignment,
    /// What it is for; nothing for what its record says.
    occasion: Option<Occasion>,
    /// When it was begun and played last elsewhere; nothing for now.
    times: Option<(i64, i64)>,
}

impl<'a> Brings<'a> {
    fn new(id: &'a str, room: &'a dyn Room, table: &'a dyn DynSession) -> Self {
        Self {
            id,
            room,
            table,
            secret: None,
            company: SeatAssignment::default(),
            occasion: None,
            times: None,
        }
    }
}

/// Gives every line of an archive that was checked, read.
fn each(
    file: File<'_>,
    mut take: impl FnMut(Result<Line, ArchiveError>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    for line in file.lines() {
        take(Line::read(&line?))?;
    }
    Ok(())
}

/// Counts what was refused, and tells of the first.
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

/// A record as it is kept: without its seal and its secret.
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

/// What became of a table of an archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    New,
    Longer,
    Known,
}

/// By what a table is told from another of the same name.
fn digest(kept: &Admitted) -> Fingerprint {
    let text = json!({ "id": kept.id, "record": bare(&kept.record) });
    Fingerprint::of_bytes(text.to_string().as_bytes())
}

/// A file that cannot be taken.
fn unreadable(fault: &ArchiveError) -> Fault {
    let message = Message::new("server-unreadable-file").key("details", fault.to_string());
    Fault {
        message,
        ..Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "unreadable-file", "server-unreadable-file")
    }
}

/// The file in a form that was sent in parts: the content of its first part that has a name of a file.
pub(crate) fn file_of(kind: &str, body: &Bytes) -> Option<Bytes> {
    let boundary = kind.split(';').find_map(|part| part.trim().strip_prefix("boundary="))?;
    let boundary = boundary.trim_matches('"');
    let opening = format!("--{boundary}").into_bytes();
    let closing = format!("\r\n--{boundary}").into_bytes();
    let mut rest = &body[find(body, &opening)? + opening.len()..];
    loop {
        rest = rest.strip_prefix(b"\r\n")?;
        let head_ends = find(rest, b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&rest[..head_ends]).to_ascii_lowercase();
        let content = &rest[head_ends + 4..];
        let ends = find(content, &closing)?;
        if head.contains("filename=") {
            return Some(body.slice_ref(&content[..ends]));
        }
        rest = &content[ends + closing.len()..];
    }
}

/// Where some bytes begin in others.
fn find(all: &[u8], wanted: &[u8]) -> Option<usize> {
    all.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::ID_LENGTH;

    #[test]
    fn a_file_is_found_in_a_form() {
        let body = b"--XX\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nno file\r\n--XX\r\n\
            Content-Disposition: form-data; name=\"file\"; filename=\"games.gz\"\r\n\
            Content-Type: application/gzip\r\n\r\nbytes\r\n--X\0\xff\r\n--XX--\r\n";
        let kind = "multipart/form-data; boundary=XX";
        let file_of = |kind: &str, body: &[u8]| file_of(kind, &Bytes::copy_from_slice(body));
        assert_eq!(file_of(kind, body).unwrap(), &b"bytes\r\n--X\0\xff"[..]);
        assert_eq!(file_of("multipart/form-data; boundary=\"XX\"", body).unwrap().len(), 12);
        for (kind, body) in [
            ("multipart/form-data", &body[..]),
            ("multipart/form-data; boundary=YY", body),
            (kind, b""),
            (kind, &body[..70]),
            (kind, &body[..body.len() - 10]),
            (kind, b"--XX--\r\n"),
        ] {
            assert_eq!(file_of(kind, body), None);
        }
    }

    #[test]
    fn names_of_tables_are_names() {
        assert_eq!(name_of(&Fingerprint::of_bytes(b"one")).len(), ID_LENGTH);
        assert!(is_id(&name_of(&Fingerprint::of_bytes(b"one"))));
        assert_ne!(name_of(&Fingerprint::of_bytes(b"one")), name_of(&Fingerprint::of_bytes(b"two")));
    }
}
