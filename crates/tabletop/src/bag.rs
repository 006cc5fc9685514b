//! A bag from which many pieces are drawn.

/// The maximal number of kinds in a [`Bag`].
pub const BAG_KINDS: usize = 128;

/// The number of kinds that share a partial sum.
const GROUP: usize = 8;

/// A bag for drawing many pieces in a row, which keeps partial sums and so does not count all kinds for each draw.
///
/// ```
/// use tabletop::{Bag, Chance, FastSource};
///
/// let mut counts = [0; tabletop::BAG_KINDS];
/// counts[3] = 2;
/// counts[90] = 1;
/// let (mut bag, mut chance) = (Bag::new(counts), FastSource::new(7));
/// for left in (0..3).rev() {
///     let Ok(kind) = chance.draw_from("rat", &mut bag);
///     assert!(kind == 3 || kind == 90);
///     assert_eq!(bag.total(), left);
/// }
/// ```
#[derive(Debug, Clone)]
pub struct Bag {
    counts: [u8; BAG_KINDS],
    /// For each group, the number of pieces in it and in all groups before it.
    until: [u16; BAG_KINDS / GROUP],
}

impl Bag {
    /// A bag with these counts of each kind.
    pub fn new(counts: [u8; BAG_KINDS]) -> Self {
        let (groups, _) = counts.as_chunks::<GROUP>();
        let mut until = [0; BAG_KINDS / GROUP];
        let mut sum = 0;
        for (until, group) in until.iter_mut().zip(groups) {
            sum += group.iter().map(|&count| u16::from(count)).sum::<u16>();
            *until = sum;
        }
        Self { counts, until }
    }

    /// The number of pieces of each kind.
    pub fn counts(&self) -> &[u8; BAG_KINDS] {
        &self.counts
    }

    /// The number of pieces.
    pub fn total(&self) -> u32 {
        self.until[BAG_KINDS / GROUP - 1].into()
    }

    /// The kind of the piece with this number, where the pieces are numbered from the first kind to the last, as in
    /// [`Question::pick`](crate::Question::pick) for the same counts. The number of kinds if the number is not less
    /// than the total.
    pub(crate) fn pick(&self, outcome: u32) -> usize {
        let outcome = u16::try_from(outcome).unwrap_or(u16::MAX);
        let group = self.until.iter().map(|&until| usize::from(until <= outcome)).sum::<usize>();
        let Some(counts) = self.counts.as_chunks::<GROUP>().0.get(group) else { return BAG_KINDS };
        let mut until = if group == 0 { 0 } else { self.until[group - 1] };
        let mut kind = GROUP * group;
        for &count in counts {
            until += u16::from(count);
            kind += usize::from(until <= outcome);
        }
        kind
    }

    /// Removes a piece of a kind, if there is one.
    pub fn take(&mut self, kind: usize) {
        let Some(count) = self.counts.get_mut(kind).filter(|count| **count > 0) else { return };
        *count -= 1;
        for (group, until) in self.until.iter_mut().enumerate() {
            *until -= u16::from(group >= kind / GROUP);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, FastSource, Question, Shape};

    #[test]
    fn a_bag_is_drawn_from_as_its_counts_are() {
        let mut fast = FastSource::new(5);
        for _ in 0..50 {
            let mut counts = [0; BAG_KINDS];
            for _ in 0..fast.below(200) {
                counts[usize::try_from(fast.below(128)).unwrap()] += u8::try_from(fast.below(3)).unwrap();
            }
            let mut bag = Bag::new(counts);
            let (mut one, mut same) = (fast.clone(), fast.clone());
            while bag.total() > 0 {
                let question = Question { what: "rat", shape: Shape::Draw(&counts) };
                assert_eq!(bag.total(), question.weight());
                let (Ok(drawn), Ok(known)) = (one.draw_from("rat", &mut bag), same.draw("rat", &counts));
                assert_eq!(drawn, known);
                counts[drawn] -= 1;
                assert_eq!(bag.counts(), &counts);
            }
            assert_eq!(counts, [0; BAG_KINDS]);
        }
    }

    #[test]
    fn what_is_not_there_is_not_taken() {
        let mut bag = Bag::new([0; BAG_KINDS]);
        bag.take(5);
        bag.take(BAG_KINDS);
        assert_eq!((bag.total(), bag.pick(0)), (0, BAG_KINDS));
    }
}
