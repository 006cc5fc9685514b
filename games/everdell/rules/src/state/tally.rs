//! Piles of cards, of which only the number of each kind matters.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut, Index, IndexMut};

use tabletop::Chance;

use crate::kind::{FIRST_KINDS, Kind, MOST_KINDS};

/// How many cards of each kind there are, in the order of tables.
///
/// Hashes as the counts of the first built-in kinds, and the others only if there are any: positions without them have
/// the digests that they had when there were none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally(pub(super) [u8; MOST_KINDS]);

impl Tally {
    /// No cards.
    pub const NONE: Self = Self([0; MOST_KINDS]);

    /// A tally with these counts, by kind.
    pub(crate) const fn of(counts: [u8; MOST_KINDS]) -> Self {
        Self(counts)
    }

    /// Each card, in the order of their kinds.
    pub fn cards(&self) -> impl Iterator<Item = Kind> + '_ {
        let all = self.0.iter().enumerate();
        all.flat_map(|(place, &count)| (0..count).map(move |_| Kind::at(place)))
    }

    /// Draws one of these cards, of the first `kinds` kinds.
    #[inline]
    pub(crate) fn draw<C: Chance>(
        &self,
        what: &'static str,
        kinds: usize,
        chance: &mut C,
    ) -> Result<Kind, C::Error> {
        // Draws are half of a game at random. Without Pearlbrook and own kinds their number is known to the compiler.
        let place = if kinds == FIRST_KINDS {
            chance.draw(what, &self.0[..FIRST_KINDS])?
        } else {
            chance.draw(what, &self.0[..kinds.min(MOST_KINDS)])?
        };
        Ok(Kind::at(place))
    }
}

impl Default for Tally {
    fn default() -> Self {
        Self::NONE
    }
}

impl Deref for Tally {
    type Target = [u8; MOST_KINDS];

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Tally {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Index<Kind> for Tally {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Kind> for Tally {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

impl FromIterator<Kind> for Tally {
    fn from_iter<T: IntoIterator<Item = Kind>>(cards: T) -> Self {
        let mut tally = Self::NONE;
        for kind in cards {
            tally[kind] += 1;
        }
        tally
    }
}

impl Hash for Tally {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let (built_in, own) = self.0.split_at(FIRST_KINDS);
        built_in.hash(hasher);
        if own.iter().any(|&count| count > 0) {
            own.hash(hasher);
        }
    }
}
