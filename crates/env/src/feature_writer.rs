//! Writers of observations: of the numbers, or of their names.
//!
//! The same code writes both, so that a name always belongs to its number.

/// A writer of observations.
pub trait FeatureWriter {
    /// Whether every number must be written, including those of absent things.
    const COMPLETE: bool;

    /// Writes the next numbers, each with its name.
    fn write<const N: usize>(&mut self, names: [&'static str; N], values: [i16; N]);

    /// Writes this many zeros for an absent thing. Never called on a complete writer: for that the caller writes the
    /// thing as if it were there.
    fn blank(&mut self, numbers: usize);

    /// Writes the numbers of a thing, whose name prefixes theirs.
    fn of<T>(&mut self, thing: &'static str, write: impl FnOnce(&mut Self) -> T) -> T;

    /// As [`FeatureWriter::of`], for one of several things.
    fn each<T>(&mut self, thing: &'static str, place: usize, write: impl FnOnce(&mut Self) -> T) -> T;

    /// Writes the numbers of several things of a kind, one after the other.
    fn table<const N: usize>(
        &mut self,
        thing: &'static str,
        names: [&'static str; N],
        rows: impl AsRef<[[i16; N]]>,
    ) {
        for (at, &row) in rows.as_ref().iter().enumerate() {
            self.each(thing, at, |pen| pen.write(names, row));
        }
    }
}

/// Writes numbers into a row.
pub struct Values<'a>(&'a mut [i16]);

impl<'a> Values<'a> {
    /// A writer at the start of a row.
    pub fn new(row: &'a mut [i16]) -> Self {
        Self(row)
    }

    /// The unwritten rest of the row.
    pub fn rest(self) -> &'a mut [i16] {
        self.0
    }
}

impl FeatureWriter for Values<'_> {
    const COMPLETE: bool = false;

    #[inline]
    fn write<const N: usize>(&mut self, _: [&'static str; N], values: [i16; N]) {
        if let Some((now, rest)) = std::mem::take(&mut self.0).split_first_chunk_mut() {
            *now = values;
            self.0 = rest;
        }
    }

    #[inline]
    fn table<const N: usize>(&mut self, _: &'static str, _: [&'static str; N], rows: impl AsRef<[[i16; N]]>) {
        let values = rows.as_ref().as_flattened();
        if let Some((now, rest)) = std::mem::take(&mut self.0).split_at_mut_checked(values.len()) {
            now.copy_from_slice(values);
            self.0 = rest;
        }
    }

    #[inline]
    fn blank(&mut self, numbers: usize) {
        if let Some((now, rest)) = std::mem::take(&mut self.0).split_at_mut_checked(numbers) {
            now.fill(0);
            self.0 = rest;
        }
    }

    #[inline]
    fn of<T>(&mut self, _: &'static str, write: impl FnOnce(&mut Self) -> T) -> T {
        write(self)
    }

    #[inline]
    fn each<T>(&mut self, _: &'static str, _: usize, write: impl FnOnce(&mut Self) -> T) -> T {
        write(self)
    }
}

/// Collects the names of the numbers, such as `zones.07b.cheese`.
#[derive(Debug, Default)]
pub struct Names {
    names: Vec<String>,
    within: String,
}

impl Names {
    fn inside<T>(&mut self, thing: &str, write: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.within.len();
        self.within.push_str(thing);
        self.within.push('.');
        let written = write(self);
        self.within.truncate(before);
        written
    }
}

impl FeatureWriter for Names {
    const COMPLETE: bool = true;

    fn write<const N: usize>(&mut self, names: [&'static str; N], _: [i16; N]) {
        let within = &self.within;
        self.names.extend(names.into_iter().map(|name| format!("{within}{name}")));
    }

    fn blank(&mut self, numbers: usize) {
        let within = self.within.trim_end_matches('.');
        self.names.extend((0..numbers).map(|number| format!("{within}[{number}]")));
    }

    fn of<T>(&mut self, thing: &'static str, write: impl FnOnce(&mut Self) -> T) -> T {
        self.inside(thing, write)
    }

    fn each<T>(&mut self, thing: &'static str, place: usize, write: impl FnOnce(&mut Self) -> T) -> T {
        self.inside(&format!("{thing}[{place}]"), write)
    }
}

/// The names of the numbers of an observation, in order.
pub fn names<G: crate::Encoded>(game: &G, state: &G::State, audience: tabletop::Audience) -> Vec<String> {
    let mut pen = Names::default();
    crate::write(game, state, audience, (game.decision(state), 0, 0), &mut pen);
    pen.names
}
