//! What an observation is written with: numbers into a row, or the names of those numbers.
//!
//! Both are written by the same code, so that a name can never stand beside another's number.

/// Something that an observation is written with.
pub trait FeatureWriter {
    /// Whether every number must be visited, also those of things that are not there.
    const COMPLETE: bool;

    /// The next numbers, each with its name.
    fn write<const N: usize>(&mut self, names: [&'static str; N], values: [i16; N]);

    /// So many zeros, for something that is not there. A complete pen is never asked this: the caller
    /// writes the thing as if it were.
    fn blank(&mut self, numbers: usize);

    /// Whatever is written inside belongs to a thing.
    fn of<T>(&mut self, thing: &'static str, write: impl FnOnce(&mut Self) -> T) -> T;

    /// The same for one of several.
    fn each<T>(&mut self, thing: &'static str, place: usize, write: impl FnOnce(&mut Self) -> T) -> T;

    /// The numbers of several things of a sort, one after the other.
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
    /// A pen at the beginning of a row.
    pub fn new(row: &'a mut [i16]) -> Self {
        Self(row)
    }

    /// What has not been written.
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

/// Writes down what the numbers are called, such as `zones.07b.cheese`.
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

/// What the numbers of an observation are called, in their order.
pub fn names<G: crate::Encoded>(game: &G, state: &G::State, audience: tabletop::Audience) -> Vec<String> {
    let mut pen = Names::default();
    crate::write(game, state, audience, (game.decision(state), 0, 0), &mut pen);
    pen.names
}
