//! Games that come and go as files: everything, one record, or a report of a problem.

use std::io::{self, BufRead, BufReader, Cursor, Read, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use memory::{ArchiveError, Kept, Line, Report};
use pages::Taken;
use players::Company;
use serde_json::{Value, json};
use store::{Listed, Note, Place, StoreError, Stored};
use tabletop::{ChanceRecord, Fingerprint, Message, Record, Source, Table};

use crate::app::App;
use crate::fault::Fault;
use crate::friends::Friends;
use crate::notes::{MEDAL, Occasion};
use crate::packs::{CONTENTS, PACKS};
use crate::room::{KEPT, Room};
use crate::table::new_source;
use crate::tables::{is_id, name_of};

/// The small things that come and go with games.
const KEEPSAKES: [&str; 2] = [MEDAL, crate::notes::PAR];

/// The most bytes of a line; the longest records have some hundred thousand.
const LONGEST_LINE: u64 = 16 * 1024 * 1024;

/// No more tables than this wait for what they are played with to come.
const MOST_LATE: usize = 1000;

/// The games of a database, for those who take them away or bring them without a server.
pub struct Attic(pub(crate) App);

impl Attic {
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
        Ok(Self(App::new(database.open()?, rooms, address, Duration::ZERO)))
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
            let hides = listed.card.get(KEPT).is_some_and(|kept| kept == true);
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
        let pressed = bytes.starts_with(&[0x1f, 0x8b]);
        let reader: Box<dyn Read + '_> =
            if pressed { Box::new(MultiGzDecoder::new(bytes)) } else { Box::new(Cursor::new(bytes)) };
        let mut lines = Lines { reader: BufReader::new(reader) };
        let first = lines.next().unwrap_or(Ok(String::new()))?;
        if let Ok(Line::Head(_)) | Err(ArchiveError::UnknownFormat { .. }) = Line::read(&first) {
            return self.bring_archive(&first, lines).map(Brought::Archive);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| Fault::malformed())?.trim();
        if Report::is_one(text) {
            let report = Report::read(text).map_err(|fault| unreadable(&fault))?;
            let record = report.record.ok_or_else(Fault::no_record)?;
            let id = self.bring_report(record, &report.company)?;
            return Ok(Brought::Table(id, Some(report.step)));
        }
        self.bring_record(text).map(|id| Brought::Table(id, None))
    }

    /// Keeps a record as a table of its own, and says under which name.
    ///
    /// A game that is over is kept as it was played. Of one that is not, the secret is known to nobody
    /// here, so it goes on as a fork with chance of its own.
    fn bring_record(&self, text: &str) -> Result<String, Fault> {
        let record = Record::from_json(text)?;
        let room = self.room_of(&record)?;
        let house = self.house(room, Some(record.content))?;
        house.verify(&record)?;
        let secret = match &record.chance {
            ChanceRecord::Keyed { seed, .. } => seed.clone(),
            ChanceRecord::AtTheTable => None,
        };
        let table = house.load(record, None)?;
        if table.outcome().is_some() || table.is_given_up() {
            let id = crate::tables::new_id()?;
            let company = Company::default();
            self.keep_content(room, &*table)?;
            self.store.create(
                &id,
                table.record(),
                secret.as_ref(),
                &room.card(&*table),
                &company.to_json(),
            )?;
            self.note(&id, room, &*table, &company, Some(Occasion::brought()))?;
            return Ok(id);
        }
        // People who roll and draw themselves go on doing so.
        let source = match table.record().chance {
            ChanceRecord::AtTheTable => Source::AtTheTable,
            ChanceRecord::Keyed { .. } => new_source()?,
        };
        let fork = table.fork(table.step(), source.clone())?;
        self.keep_table_as(
            crate::tables::new_id()?,
            room,
            &*fork,
            &source,
            &Company::default(),
            &Friends { imported: true, ..Friends::default() },
            None,
        )
    }

    /// Keeps the record of a report as it is, to be looked at: it must show the very steps that were
    /// played.
    fn bring_report(&self, record: Record, company: &Value) -> Result<String, Fault> {
        let room = self.room_of(&record)?;
        let house = self.house(room, Some(record.content))?;
        let record = Record { seal: None, ..record };
        house.verify(&record)?;
        let secret = match &record.chance {
            ChanceRecord::Keyed { seed, .. } => seed.clone(),
            ChanceRecord::AtTheTable => None,
        };
        let id = crate::tables::new_id()?;
        let table = house.load(record, None)?;
        let company = Company::from_json(company).unwrap_or_default();
        self.keep_content(room, &*table)?;
        self.store.create(&id, table.record(), secret.as_ref(), &room.card(&*table), &company.to_json())?;
        self.note(&id, room, &*table, &company, Some(Occasion::brought()))?;
        Ok(id)
    }

    /// Takes over the games of an archive; those that are here already stay as they are.
    fn bring_archive(&self, first: &str, lines: Lines<impl Read>) -> Result<Taken, Fault> {
        Line::read(first).map_err(|fault| unreadable(&fault))?;
        let mut taken = Taken { cut: true, ..Taken::default() };
        let (mut tables, mut keepsakes) = (0, 0);
        // In a backup, what tables are played with stands behind them.
        let mut late = Vec::new();
        for line in lines {
            let Ok(line) = line else {
                // What was read before it was damaged is whole.
                break;
            };
            match Line::read(&line) {
                Ok(Line::Head(_)) => {}
                Ok(Line::Table(kept)) => {
                    tables += 1;
                    if self.lacks_content(&kept.record)? && late.len() < MOST_LATE {
                        late.push(kept);
                    } else {
                        self.take_one(*kept, &mut taken)?;
                    }
                }
                Ok(Line::Keepsake { sort, name, value }) => {
                    keepsakes += 1;
                    if KEEPSAKES.contains(&&*sort) {
                        self.store.keep(&sort, &name, &value)?;
                    } else {
                        self.bring_keepsake(&sort, &name, &value)?;
                    }
                }
                Ok(Line::End { tables: all, keepsakes: things }) => {
                    taken.cut = all != tables || things != keepsakes;
                }
                Err(fault) => {
                    tables += 1;
                    let id = match &fault {
                        ArchiveError::Table { id, .. } => id.clone(),
                        _ => tables.to_string(),
                    };
                    taken.refused.push((id, unreadable(&fault).message));
                }
            }
        }
        for kept in late {
            self.take_one(*kept, &mut taken)?;
        }
        self.award()?;
        Ok(taken)
    }

    /// Whether a record was played with content that is not here, or not yet.
    fn lacks_content(&self, record: &Record) -> Result<bool, Fault> {
        let Some(room) = self.shelf.find(&record.game) else { return Ok(false) };
        Ok(self.house(room, Some(record.content))?.content() != record.content)
    }

    /// Takes over one table of an archive, and counts what became of it.
    fn take_one(&self, kept: Kept, taken: &mut Taken) -> Result<(), Fault> {
        let id = kept.id.clone();
        match self.take_kept(kept) {
            Ok(Fate::New) => taken.new += 1,
            Ok(Fate::Longer) => taken.longer += 1,
            Ok(Fate::Known) => taken.known += 1,
            Err(fault) if fault.status == StatusCode::SERVICE_UNAVAILABLE => return Err(fault),
            Err(fault) => taken.refused.push((id, fault.message)),
        }
        Ok(())
    }

    /// Takes over one table of an archive.
    fn take_kept(&self, kept: Kept) -> Result<Fate, Fault> {
        if let Some(stored) = self.store.load(&kept.id)? {
            return self.take_known(kept, &stored);
        }
        if !is_id(&kept.id) {
            return Err(Fault::malformed());
        }
        self.take_new(kept)
    }

    /// A table whose name is taken: the same game, perhaps further on, or another.
    fn take_known(&self, kept: Kept, stored: &Stored) -> Result<Fate, Fault> {
        let header = |record: &Record| Record { entries: Vec::new(), seal: None, ..record.clone() };
        let (here, there) = (&stored.record.entries, &kept.record.entries);
        let same = header(&stored.record) == header(&kept.record);
        if same && here.starts_with(there) {
            return Ok(Fate::Known);
        }
        if same && there.starts_with(here) {
            // What others decide is not brought in a file.
            if self.friends(&kept.id)?.shut {
                return Err(Fault::not_yours());
            }
            let room = self.room_of(&kept.record)?;
            let record = Record { seal: None, ..kept.record.clone() };
            self.house(room, Some(record.content))?.verify(&record)?;
            let secret = kept.secret.clone().or_else(|| stored.secret.clone());
            let table = self.house(room, Some(record.content))?.load(record, secret)?;
            let from = u32::try_from(here.len()).unwrap_or(u32::MAX);
            self.store.append(&kept.id, from, &there[here.len()..], &room.card(&*table))?;
            self.store.set_company(&kept.id, &kept.company)?;
            self.note(&kept.id, room, &*table, &company_of(&kept), Some(occasion_of(&kept)))?;
            return Ok(Fate::Longer);
        }
        // Two games under one name: the other one is kept under a name that follows from it, so that
        // bringing it again finds it.
        let id = name_of(&digest(&kept));
        if self.store.step(&id)?.is_some() {
            return Ok(Fate::Known);
        }
        self.take_new(Kept { id, ..kept })
    }

    fn take_new(&self, kept: Kept) -> Result<Fate, Fault> {
        let (company, occasion) = (company_of(&kept), occasion_of(&kept));
        let Kept { id, created, changed, secret, record, company: seats, .. } = kept;
        let room = self.room_of(&record)?;
        let house = self.house(room, Some(record.content))?;
        let record = Record { seal: None, ..record };
        house.verify(&record)?;
        let secret = secret.or_else(|| match &record.chance {
            ChanceRecord::Keyed { seed, .. } => seed.clone(),
            ChanceRecord::AtTheTable => None,
        });
        let table = house.load(record, secret.clone())?;
        let over = table.outcome().is_some() || table.is_given_up();
        if !over && secret.is_none() && matches!(table.record().chance, ChanceRecord::Keyed { .. }) {
            return self.take_on(&id, room, &*table, &company);
        }
        self.keep_content(room, &*table)?;
        let stored = Stored { record: table.record().clone(), secret };
        let listed = Listed {
            id,
            game: room.name().to_owned(),
            steps: table.step(),
            created,
            changed,
            card: room.card(&*table),
            note: Note::default(),
        };
        self.store.restore(&stored, &listed, &seats)?;
        self.note(&listed.id, room, &*table, &company, Some(occasion))?;
        Ok(Fate::New)
    }

    /// A game that goes on, and whose secret stayed where it was played: it goes on as a fork with
    /// chance of its own, under a name that follows from its own.
    fn take_on(
        &self,
        id: &str,
        room: &dyn Room,
        table: &dyn Table,
        company: &Company,
    ) -> Result<Fate, Fault> {
        let digest = Fingerprint::of_bytes(format!("fork {id} {}", table.step()).as_bytes());
        let name = name_of(&digest);
        if self.store.step(&name)?.is_some() {
            return Ok(Fate::Known);
        }
        let source = crate::table::new_source()?;
        let fork = table.fork(table.step(), source.clone())?;
        self.keep_table_as(
            name,
            room,
            &*fork,
            &source,
            company,
            &Friends { imported: true, ..Friends::default() },
            None,
        )?;
        Ok(Fate::New)
    }
}

/// What became of a table of an archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    New,
    Longer,
    Known,
}

fn company_of(kept: &Kept) -> Company {
    Company::from_json(&kept.company).unwrap_or_default()
}

fn occasion_of(kept: &Kept) -> Occasion {
    Occasion { sort: kept.sort.clone(), day: kept.day.as_ref().and_then(|day| day.parse().ok()) }
}

/// By what a table is told from another of the same name.
fn digest(kept: &Kept) -> Fingerprint {
    let text = json!({ "id": kept.id, "record": Record { seal: None, ..kept.record.clone() } });
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

/// The lines of a text, none of which may be endless.
pub(crate) struct Lines<R> {
    pub reader: BufReader<R>,
}

impl<R: Read> Iterator for Lines<R> {
    type Item = Result<String, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let mut line = Vec::new();
            let read = (&mut self.reader).take(LONGEST_LINE).read_until(b'\n', &mut line);
            return match read {
                Ok(0) => None,
                Ok(_) if !line.ends_with(b"\n") && line.len() as u64 == LONGEST_LINE => {
                    Some(Err(Fault::of_status(StatusCode::PAYLOAD_TOO_LARGE)))
                }
                Ok(_) => match String::from_utf8(line) {
                    Ok(line) if line.trim().is_empty() => continue,
                    Ok(line) => Some(Ok(line)),
                    Err(_) => Some(Err(Fault::malformed())),
                },
                Err(_) => Some(Err(Fault::malformed())),
            };
        }
    }
}

/// The file in a form that was sent in parts: the content of its first part that has a name of a file.
pub(crate) fn file_of(kind: &str, body: &[u8]) -> Option<Vec<u8>> {
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
            return Some(content[..ends].to_vec());
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
        assert_eq!(file_of(kind, body).unwrap(), b"bytes\r\n--X\0\xff");
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
