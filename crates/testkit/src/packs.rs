//! Checks that changes to a valid content pack cause the expected faults.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use content::Fault;
use tabletop::FastSource;

/// The files of a pack by name.
pub type Files = BTreeMap<String, String>;

/// A change to a file, and all faults that it must cause.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The file.
    pub file: &'static str,
    /// The replacement is made after the first occurrence of this text.
    pub after: &'static str,
    /// The text to replace, at its first occurrence after `after`.
    pub old: &'static str,
    /// The replacement.
    pub new: &'static str,
    /// The record of each fault, and a part of its text.
    pub faults: &'static [(&'static str, &'static str)],
}

/// A row with these fields, in their order.
pub const fn row(
    file: &'static str,
    [after, old, new]: [&'static str; 3],
    faults: &'static [(&'static str, &'static str)],
) -> Row {
    Row { file, after, old, new, faults }
}

/// Faults as text, one per line.
pub fn lines(faults: &[Fault]) -> String {
    faults.iter().fold(String::new(), |mut lines, fault| {
        // Writing to a string cannot fail.
        let _ = writeln!(lines, "{fault}");
        lines
    })
}

/// Texts that are valid nowhere in a pack.
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

/// A valid pack and its reader.
#[derive(Debug, Clone, Copy)]
pub struct Trial {
    /// The files of the pack and their text.
    pub builtin: &'static [(&'static str, &'static str)],
    /// The faults of a pack; empty if it is valid.
    pub faults: fn(&Files) -> Vec<Fault>,
}

impl Trial {
    /// The unchanged files.
    pub fn files(&self) -> Files {
        self.builtin.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect()
    }

    /// The pack with one replacement: after the first occurrence of `after`, `new` replaces the first `old`.
    ///
    /// # Errors
    /// If the file or the text does not exist.
    pub fn changed(&self, file: &str, after: &str, old: &str, new: &str) -> Result<Files, String> {
        let mut files = self.files();
        let text = files.get_mut(file).ok_or_else(|| format!("the pack lacks {file}"))?;
        let start = text.find(after).ok_or_else(|| format!("{file} lacks {after:?}"))?;
        let at = text[start..].find(old).ok_or_else(|| format!("{file} lacks {old:?} behind {after:?}"))?;
        text.replace_range(start + at..start + at + old.len(), new);
        Ok(files)
    }

    /// The pack with all occurrences of each text replaced in a file.
    ///
    /// # Errors
    /// If the file or one of the texts does not exist.
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

    /// Checks that files have exactly these faults, each given by a part of its text.
    ///
    /// # Errors
    /// The actual faults.
    pub fn has_faults(&self, files: &Files, wanted: &[&str]) -> Result<(), String> {
        let found = (self.faults)(files);
        let fits = found.len() == wanted.len()
            && found.iter().zip(wanted).all(|(fault, wanted)| fault.to_string().contains(wanted));
        if fits { Ok(()) } else { Err(format!("expected {wanted:?}, found\n{}", lines(&found))) }
    }

    /// Checks that each change causes the faults of its row.
    ///
    /// # Errors
    /// Every row whose change causes other faults.
    pub fn says_what_is_wrong(&self, rows: &[Row]) -> Result<(), String> {
        let mut wrong = String::new();
        for row in rows {
            let found = (self.faults)(&self.changed(row.file, row.after, row.old, row.new)?);
            let fits = found.len() == row.faults.len()
                && found.iter().zip(row.faults).all(|(fault, (record, what))| {
                    &*fault.file == row.file && &*fault.record == *record && fault.what.contains(what)
                });
            if !fits {
                // Writing to a string cannot fail.
                let _ = writeln!(wrong, "{row:?}: found\n{}", lines(&found));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    /// Checks that damaged files do not cause a panic: truncates each file and cuts parts out of it `cuts` times,
    /// and replaces words `scraps` times.
    ///
    /// # Errors
    /// If the text of a fault contains an unprintable character.
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
