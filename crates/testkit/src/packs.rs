//! A sound content pack with something changed in it, and what must be said of that.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use content::Fault;
use tabletop::FastSource;

/// The files of a pack by name.
pub type Files = BTreeMap<String, String>;

/// One change to a file, and the faults that it must bring about, no more and no fewer.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The file.
    pub file: &'static str,
    /// Behind the first place where this stands …
    pub after: &'static str,
    /// … the first of these …
    pub old: &'static str,
    /// … becomes this.
    pub new: &'static str,
    /// The record of each fault, and a part of what is said of it.
    pub faults: &'static [(&'static str, &'static str)],
}

/// A row of a table of changes: the file, then after what, what, and to what, then the faults.
pub const fn row(
    file: &'static str,
    [after, old, new]: [&'static str; 3],
    faults: &'static [(&'static str, &'static str)],
) -> Row {
    Row { file, after, old, new, faults }
}

/// Faults as lines of text.
pub fn lines(faults: &[Fault]) -> String {
    faults.iter().fold(String::new(), |mut lines, fault| {
        // Writing into a string cannot fail.
        let _ = writeln!(lines, "{fault}");
        lines
    })
}

/// Pieces of text that stand where no number, name or table should.
const SCRAPS: [&str; 24] = [
    "-1",
    "0",
    "255",
    "256",
    "99999999999999999999",
    "nan",
    "-inf",
    "1.5",
    "true",
    "\"\"",
    "[]",
    "{}",
    "[[]]",
    "''",
    "\n",
    "=",
    ".",
    "\"",
    "[",
    "]]",
    "\u{0}",
    "Ł",
    "1979-05-27",
    "a.b.c = 1\n",
];

/// A sound pack, and how it is read.
#[derive(Debug, Clone, Copy)]
pub struct Trial {
    /// The files of the pack and their text.
    pub builtin: &'static [(&'static str, &'static str)],
    /// What is wrong with a pack; nothing if it is sound.
    pub faults: fn(&Files) -> Vec<Fault>,
}

impl Trial {
    /// The files as they are.
    pub fn files(&self) -> Files {
        self.builtin.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect()
    }

    /// The pack with one text replaced: behind the first place where `after` stands, the first `old`
    /// becomes `new`.
    ///
    /// # Errors
    /// When the file or the text is not there.
    pub fn changed(&self, file: &str, after: &str, old: &str, new: &str) -> Result<Files, String> {
        let mut files = self.files();
        let text = files.get_mut(file).ok_or_else(|| format!("the pack lacks {file}"))?;
        let start = text.find(after).ok_or_else(|| format!("{file} lacks {after:?}"))?;
        let at = text[start..].find(old).ok_or_else(|| format!("{file} lacks {old:?} behind {after:?}"))?;
        text.replace_range(start + at..start + at + old.len(), new);
        Ok(files)
    }

    /// The pack with texts replaced wherever they stand in a file.
    ///
    /// # Errors
    /// When the file or one of the texts is not there.
    pub fn changed_throughout(&self, file: &str, changes: &[(&str, &str)]) -> Result<Files, String> {
        let mut files = self.files();
        let text = files.get_mut(file).ok_or_else(|| format!("the pack lacks {file}"))?;
        for (old, new) in changes {
            if !text.contains(old) {
                return Err(format!("{file} lacks {old:?}"));
            }
            *text = text.replace(old, new);
        }
        Ok(files)
    }

    /// Files have exactly these faults, each told by a part of what is said.
    ///
    /// # Errors
    /// What is said instead.
    pub fn has_faults(&self, files: &Files, wanted: &[&str]) -> Result<(), String> {
        let found = (self.faults)(files);
        let fits = found.len() == wanted.len()
            && found.iter().zip(wanted).all(|(fault, wanted)| fault.to_string().contains(wanted));
        if fits { Ok(()) } else { Err(format!("expected {wanted:?}, found\n{}", lines(&found))) }
    }

    /// Each change brings about the faults of its row.
    ///
    /// # Errors
    /// Every row that does not fit.
    pub fn says_what_is_wrong(&self, rows: &[Row]) -> Result<(), String> {
        let mut wrong = String::new();
        for row in rows {
            let found = (self.faults)(&self.changed(row.file, row.after, row.old, row.new)?);
            let fits = found.len() == row.faults.len()
                && found.iter().zip(row.faults).all(|(fault, (record, what))| {
                    &*fault.file == row.file && &*fault.record == *record && fault.what.contains(what)
                });
            if !fits {
                // Writing into a string cannot fail.
                let _ = writeln!(wrong, "{row:?}: found\n{}", lines(&found));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    /// Each file cut off and cut through so many times, and with so many words made something else:
    /// reading it must not panic, whatever it says of it.
    ///
    /// # Errors
    /// When a fault that is told holds a character that nobody can print.
    pub fn survives_damage(&self, cuts: usize, scraps: usize) -> Result<(), String> {
        let whole = self.files();
        let mut stream = FastSource::new(7);
        let mut below = |limit: usize| stream.below(u32::try_from(limit).unwrap_or(u32::MAX)) as usize;
        let attempt = |file: &str, text: String| {
            let mut files = whole.clone();
            files.insert(file.to_owned(), text);
            let said = lines(&(self.faults)(&files));
            if said.contains('\0') { Err(said) } else { Ok(()) }
        };
        for (file, text) in self.builtin {
            let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let words: Vec<(usize, usize)> = text
                .split(|c: char| !c.is_ascii_alphanumeric())
                .filter(|word| !word.is_empty())
                .map(|word| {
                    let start = word.as_ptr() as usize - text.as_ptr() as usize;
                    (start, start + word.len())
                })
                .collect();
            for _ in 0..cuts {
                attempt(file, text[..places[below(places.len())]].to_owned())?;
                let (from, to) = (places[below(places.len())], places[below(places.len())]);
                attempt(file, format!("{}{}", &text[..from.min(to)], &text[from.max(to)..]))?;
            }
            for _ in 0..scraps {
                let (from, to) = words[below(words.len())];
                attempt(file, format!("{}{}{}", &text[..from], SCRAPS[below(SCRAPS.len())], &text[to..]))?;
            }
        }
        Ok(())
    }
}
