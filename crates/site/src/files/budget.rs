//! Budgets for imported files, enforced while reading: nothing is read into memory before it is counted.

use std::fmt;
use std::io::{self, BufRead, BufReader, Cursor, Read};

use flate2::read::MultiGzDecoder;
use stats::{ArchiveError, Kind, Line};
use tabletop::Message;

use crate::error::{AppError, ErrorKind};

/// The limits on the contents of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Budget {
    /// Bytes after decompression.
    pub bytes: u64,
    /// Bytes of one line; a single record or report is one line.
    pub line: u64,
    /// Lines, including empty ones.
    pub lines: u32,
    /// Games.
    pub games: u32,
    /// Medals and other keepsakes.
    pub things: u32,
    /// Objects and lists in one line: in memory each takes some hundred bytes, whatever its size in the file.
    pub parts: u32,
    /// The nesting depth of objects and lists.
    pub depth: u32,
    /// Steps of one game; during the replay, each is a position of about two kilobytes.
    pub steps: u32,
}

impl Budget {
    /// For files from this machine.
    pub const HERE: Self = Self {
        bytes: 4 << 30,
        line: 8 << 20,
        lines: 2_000_000,
        games: 1_000_000,
        things: 1_000_000,
        parts: 150_000,
        depth: 64,
        steps: 20_000,
    };

    /// For files that come over the network. The longest golden game of `games/` has 489 steps and 1091 parts.
    pub const NETWORK: Self = Self {
        bytes: 32 << 20,
        line: 1 << 20,
        lines: 4_000,
        games: 2_000,
        things: 2_000,
        parts: 30_000,
        depth: 32,
        steps: 5_000,
    };

    /// For a backup, which may contain any number of games: only its lines are limited.
    pub const BACKUP: Self = Self {
        bytes: u64::MAX,
        line: 64 << 20,
        lines: u32::MAX,
        games: u32::MAX,
        things: u32::MAX,
        parts: u32::MAX,
        depth: 64,
        steps: u32::MAX,
    };

    /// Refuses a text that would take too much memory when parsed.
    pub fn weigh(&self, text: &[u8]) -> Result<(), Flaw> {
        let (mut depth, mut deepest, mut parts) = (0u32, 0, 0u32);
        let (mut in_text, mut escaped) = (false, false);
        for &byte in text {
            if in_text {
                (in_text, escaped) = (escaped || byte != b'"', !escaped && byte == b'\\');
                continue;
            }
            match byte {
                b'"' => in_text = true,
                b'{' | b'[' => {
                    depth = depth.saturating_add(1);
                    deepest = deepest.max(depth);
                    parts = parts.saturating_add(1);
                }
                b'}' | b']' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        expect(Measure::Line, text.len() as u64, self.line)?;
        expect(Measure::Depth, deepest.into(), self.depth.into())?;
        expect(Measure::Parts, parts.into(), self.parts.into())
    }
}

/// Refuses a quantity above its limit.
pub(crate) fn expect(what: Measure, found: u64, most: u64) -> Result<(), Flaw> {
    if found > most { Err(Flaw::TooMuch { what, most }) } else { Ok(()) }
}

/// A measured quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    Bytes,
    Line,
    Lines,
    Games,
    Things,
    Parts,
    Depth,
    Steps,
}

impl Measure {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bytes => "bytes",
            Self::Line => "line",
            Self::Lines => "lines",
            Self::Games => "games",
            Self::Things => "things",
            Self::Parts => "parts",
            Self::Depth => "depth",
            Self::Steps => "steps",
        }
    }
}

/// Why a file is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Flaw {
    /// It is truncated: the last line is missing, or counts more than the file contains.
    #[error("the file ends too early")]
    Cut,
    /// Its checksum is wrong, or it cannot be decompressed.
    #[error("the file is damaged: its checksum is wrong")]
    Damaged,
    /// There is more data after its last line.
    #[error("something stands behind the end of the file")]
    GoesOn,
    /// A line does not belong to an archive.
    #[error("line {line}: {reason}")]
    Line { line: u32, reason: String },
    /// It exceeds a limit.
    #[error("the file holds too much: {}, at most {most}", .what.name())]
    TooMuch { what: Measure, most: u64 },
    /// The system cannot read it.
    #[error("{0}")]
    Unreadable(String),
}

impl Flaw {
    /// The same flaw after the last line: there, a truncated file lacks only its checksum.
    pub fn behind(self) -> Self {
        if self == Self::Cut { Self::Damaged } else { self }
    }
}

impl From<io::Error> for Flaw {
    fn from(fault: io::Error) -> Self {
        match fault.kind() {
            io::ErrorKind::UnexpectedEof => Self::Cut,
            // The errors of the decompressor for invalid data and for a wrong checksum.
            io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData => Self::Damaged,
            _ => Self::Unreadable(fault.to_string()),
        }
    }
}

impl From<Flaw> for AppError {
    fn from(flaw: Flaw) -> Self {
        let refused = |code, key| Self::new(ErrorKind::Invalid, code, key);
        let with = |fault: Self, message: Message| Self { message, ..fault };
        match flaw {
            Flaw::Cut => refused("file-cut", "server-file-cut"),
            Flaw::Damaged => refused("file-damaged", "server-file-damaged"),
            Flaw::GoesOn => refused("file-goes-on", "server-file-goes-on"),
            Flaw::Line { line, reason } => {
                let message =
                    Message::new("server-file-line").number("line", line).key("details", short(&reason));
                with(refused("file-line", ""), message)
            }
            Flaw::TooMuch { what, most } => {
                let most = i64::try_from(most).unwrap_or(i64::MAX);
                let message =
                    Message::new("server-file-too-much").key("what", what.name()).number("most", most);
                with(Self::new(ErrorKind::TooLarge, "file-too-much", ""), message)
            }
            Flaw::Unreadable(details) => with(
                refused("unreadable-file", ""),
                Message::new("server-unreadable-file").key("details", details),
            ),
        }
    }
}

/// A text from outside, truncated for display.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 200;
    let mut short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// An imported file, which can be read more than once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct File<'a> {
    pub bytes: &'a [u8],
    pub budget: &'a Budget,
}

/// The contents of an archive, by its last line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Holds {
    pub tables: u32,
    pub keepsakes: u32,
}

impl<'a> File<'a> {
    /// Its lines, decompressed.
    pub fn lines(self) -> Lines<'a, Box<dyn Read + 'a>> {
        let is_packed = self.bytes.starts_with(&[0x1f, 0x8b]);
        let reader: Box<dyn Read + 'a> = if is_packed {
            Box::new(MultiGzDecoder::new(self.bytes))
        } else {
            Box::new(Cursor::new(self.bytes))
        };
        Lines::new(reader, self.budget)
    }

    /// Reads the archive to the end of the file before anything is imported. Checks its budget, its checksum, the
    /// kind of every line, and the counts in the last one.
    pub fn check(self) -> Result<Holds, Flaw> {
        let mut holds = Holds::default();
        let mut is_over = false;
        for (number, line) in (1u32..).zip(self.lines()) {
            if is_over {
                return Err(line.map_or_else(Flaw::behind, |_| Flaw::GoesOn));
            }
            let line = line?;
            let strange = |fault: ArchiveError| Flaw::Line { line: number, reason: fault.to_string() };
            match Line::kind(&line).map_err(strange)? {
                Kind::Head if number == 1 => {}
                _ if number == 1 => {
                    return Err(strange(ArchiveError::Malformed("its beginning is missing".to_owned())));
                }
                Kind::Head => return Err(strange(ArchiveError::Malformed("it begins twice".to_owned()))),
                Kind::Table => {
                    holds.tables += 1;
                    expect(Measure::Games, holds.tables.into(), self.budget.games.into())?;
                }
                Kind::Keepsake => {
                    holds.keepsakes += 1;
                    expect(Measure::Things, holds.keepsakes.into(), self.budget.things.into())?;
                }
                Kind::End { tables, keepsakes } if holds == (Holds { tables, keepsakes }) => is_over = true,
                Kind::End { .. } => return Err(Flaw::Cut),
            }
        }
        if is_over { Ok(holds) } else { Err(Flaw::Cut) }
    }
}

/// An iterator over the lines of a text, within a budget. It ends after a flaw.
pub(crate) struct Lines<'a, R> {
    reader: BufReader<R>,
    budget: &'a Budget,
    bytes: u64,
    number: u32,
    is_over: bool,
}

impl<R> fmt::Debug for Lines<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lines")
            .field("bytes", &self.bytes)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl<'a, R: Read> Lines<'a, R> {
    pub fn new(reader: R, budget: &'a Budget) -> Self {
        Self { reader: BufReader::new(reader), budget, bytes: 0, number: 0, is_over: false }
    }

    fn read(&mut self) -> Result<Option<String>, Flaw> {
        loop {
            let budget = self.budget;
            let mut line = Vec::new();
            // One byte more than allowed distinguishes a line that is too long; the line end does not count.
            let most = budget.line.min(budget.bytes.saturating_sub(self.bytes)).saturating_add(2);
            let read = (&mut self.reader).take(most).read_until(b'\n', &mut line)?;
            if read == 0 {
                return Ok(None);
            }
            self.bytes += read as u64;
            expect(Measure::Bytes, self.bytes, budget.bytes)?;
            self.number += 1;
            expect(Measure::Lines, self.number.into(), budget.lines.into())?;
            let line = line.strip_suffix(b"\n").unwrap_or(&line);
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if line.trim_ascii().is_empty() {
                continue;
            }
            budget.weigh(line)?;
            let text = std::str::from_utf8(line);
            let text = text.map_err(|fault| Flaw::Line { line: self.number, reason: fault.to_string() })?;
            return Ok(Some(text.to_owned()));
        }
    }
}

impl<R: Read> Iterator for Lines<'_, R> {
    type Item = Result<String, Flaw>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let line = self.read().transpose();
        self.is_over = !matches!(line, Some(Ok(_)));
        line
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    const SMALL: Budget =
        Budget { bytes: 100, line: 40, lines: 4, games: 1, things: 1, parts: 6, depth: 3, steps: 9 };

    fn read(text: &[u8]) -> Result<Vec<String>, Flaw> {
        Lines::new(text, &SMALL).collect()
    }

    fn over(what: Measure, most: u64) -> Result<Vec<String>, Flaw> {
        Err(Flaw::TooMuch { what, most })
    }

    #[test]
    fn lines_are_read_within_their_budget() {
        assert_eq!(read(b"a\n\r\nb\r\nc"), Ok(vec!["a".into(), "b".into(), "c".into()]));
        assert_eq!(read(&[b'x'; 40]).unwrap()[0].len(), 40);
        assert_eq!(read(&[b'x'; 41]), over(Measure::Line, 40));
        assert_eq!(read(&[b'x'; 4000]), over(Measure::Line, 40));
        assert_eq!(read(&[&[b'x'; 38][..], b"\n"].concat().repeat(3)), over(Measure::Bytes, 100));
        // Empty lines count as well.
        assert_eq!(read(&[b'\n'; 5]), over(Measure::Lines, 4));
        assert_eq!(read(b"1\n2\n3\n4\n5"), over(Measure::Lines, 4));
        assert_eq!(read(b"[[[]]]").unwrap().len(), 1);
        assert_eq!(read(b"[[[[]]]]"), over(Measure::Depth, 3));
        assert_eq!(read(b"[[],[],[],[],[]]").unwrap().len(), 1);
        assert_eq!(read(b"[[],[],[],[],[],{}]"), over(Measure::Parts, 6));
        assert_eq!(read(b"[\"[[[[[[[[\\\"[[[[[[[\\\\\",[]]").unwrap().len(), 1, "texts are no parts");
        assert!(matches!(read(b"a\n\xff"), Err(Flaw::Line { line: 2, .. })));
    }

    #[test]
    fn an_archive_is_read_to_its_end_and_behind_it() {
        let (head, end) = (
            "{\"hedgerow\":\"archive\",\"format\":1,\"program\":\"x\"}",
            "{\"end\":{\"tables\":1,\"keepsakes\":0}}",
        );
        let budget = Budget { bytes: 10_000, line: 1000, lines: 100, ..SMALL };
        let check = |bytes: &[u8]| File { bytes, budget: &budget }.check();
        let text = format!("{head}\n{{\"table\":{{}}}}\n{end}\n");
        assert_eq!(check(text.as_bytes()), Ok(Holds { tables: 1, keepsakes: 0 }));
        let packed = |text: &str| {
            let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
            out.write_all(text.as_bytes()).unwrap();
            out.finish().unwrap()
        };
        let whole = packed(&text);
        assert_eq!(check(&whole), Ok(Holds { tables: 1, keepsakes: 0 }));
        for cut in 1..whole.len() {
            assert!(check(&whole[..cut]).is_err(), "{cut} bytes");
        }
        for (text, flaw) in [
            (format!("{head}\n{{\"table\":{{}}}}\n"), Flaw::Cut),
            (format!("{head}\n{end}\n"), Flaw::Cut),
            (format!("{text}{{\"table\":{{}}}}\n"), Flaw::GoesOn),
            (text.replace("1,\"keep", "2,\"keep"), Flaw::Cut),
        ] {
            assert_eq!(check(text.as_bytes()), Err(flaw.clone()), "{text}");
            assert_eq!(check(&packed(&text)), Err(flaw));
        }
        assert_eq!(check(&[&whole[..], b"rest"].concat()), Err(Flaw::Damaged));
        assert_eq!(check(&[&whole[..], &packed("more\n")].concat()), Err(Flaw::GoesOn));
        for text in [format!("{end}\n"), format!("{head}\n{text}"), text.replace("\"table\"", "\"stool\"")] {
            assert!(matches!(check(text.as_bytes()), Err(Flaw::Line { .. })), "{text}");
        }
        let two = format!("{head}\n{{\"table\":{{}}}}\n{{\"table\":{{}}}}\n{end}\n");
        assert_eq!(check(two.as_bytes()), Err(Flaw::TooMuch { what: Measure::Games, most: 1 }));
    }
}
