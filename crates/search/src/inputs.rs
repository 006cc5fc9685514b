//! Writes the inputs of a network.

/// Writes inputs one after another into places that are 0 before. What does not fit is left out; a debug build of the
/// game checks that as many were written as its network has.
#[derive(Debug)]
pub struct InputWriter<'a> {
    into: &'a mut [f32],
    at: usize,
}

impl<'a> InputWriter<'a> {
    /// Begins at the first place.
    pub fn new(into: &'a mut [f32]) -> Self {
        Self { into, at: 0 }
    }

    /// The number of inputs that have been written or skipped.
    pub fn written(&self) -> usize {
        self.at
    }

    /// Writes a number, divided by `whole`.
    #[inline]
    pub fn put(&mut self, value: impl Into<f32>, whole: f32) {
        if let Some(place) = self.into.get_mut(self.at) {
            *place = value.into() / whole;
        }
        self.at += 1;
    }

    /// Writes 1 for true and 0 for false.
    #[inline]
    pub fn flag(&mut self, is: bool) {
        self.put(u8::from(is), 1.0);
    }

    /// Writes `count` inputs: 1 at the place of the value, or at the last place if it is greater, and 0 elsewhere.
    pub fn one_of(&mut self, value: usize, count: usize) {
        self.add(value.min(count - 1), 1.0);
        self.at += count;
    }

    /// Adds to a later input and stays where it is.
    #[inline]
    pub fn add(&mut self, ahead: usize, value: f32) {
        if let Some(place) = self.into.get_mut(self.at + ahead) {
            *place += value;
        }
    }

    /// Writes earlier inputs again.
    pub fn copy(&mut self, from: usize, count: usize) {
        if self.at + count <= self.into.len() {
            self.into.copy_within(from..from + count, self.at);
        }
        self.at += count;
    }

    /// Leaves inputs at 0.
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_follow_each_other() {
        let mut inputs = [0.0; 9];
        let mut pen = InputWriter::new(&mut inputs);
        pen.put(3u8, 4.0);
        pen.one_of(7, 2);
        pen.skip(1);
        pen.add(1, 0.5);
        pen.add(1, 0.5);
        pen.skip(2);
        pen.copy(0, 2);
        assert_eq!(pen.written(), 8);
        pen.flag(true);
        // No place is left.
        pen.flag(true);
        pen.copy(0, 3);
        assert_eq!(pen.written(), 13);
        assert_eq!(
            inputs.map(f32::to_bits),
            [0.75, 0.0, 1.0, 0.0, 0.0, 1.0, 0.75, 0.0, 1.0f32].map(f32::to_bits)
        );
    }
}
