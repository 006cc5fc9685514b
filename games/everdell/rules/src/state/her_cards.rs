//! Nightweave's hand and her trophies.

use std::hash::{Hash, Hasher};

use super::tally::Tally;
use crate::kind::{Kind, MOST_KINDS};

/// Nightweave's hand and trophies, without legends.
///
/// Unseen cards are only counted, and are still in [`State::deck`](super::State::deck). Of the others one byte a kind
/// holds how many are in her hand and how many are trophies: there are at most 20 cards of a kind, so 252 numbers are
/// enough, and a position stays below 2 KB.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HerCards {
    pairs: [u8; MOST_KINDS],
    /// Cards of her hand that came from the deck face down.
    pub unseen: u8,
    /// Face-down trophies (R112).
    pub unseen_trophies: u8,
}

/// The most cards of one kind that she can have.
const MOST_OF_HERS: u8 = 21;

/// The meaning of each byte of [`HerCards`]: cards in her hand, and trophies. Pairs are numbered by their sums.
const PAIRS: [(u8, u8); 256] = {
    let mut pairs = [(0, 0); 256];
    let (mut sum, mut number) = (0, 0);
    while sum <= MOST_OF_HERS {
        let mut trophies = 0;
        while trophies <= sum {
            pairs[number] = (sum - trophies, trophies);
            number += 1;
            trophies += 1;
        }
        sum += 1;
    }
    pairs
};

/// The number of a pair, the inverse of [`PAIRS`]. A pair of more than 21 cards, which is more than there are, counts as
/// the first 21: those in her hand before trophies.
const fn number_of(known: u8, trophies: u8) -> u8 {
    let known = if known < MOST_OF_HERS { known } else { MOST_OF_HERS };
    let room = MOST_OF_HERS - known;
    let trophies = if trophies < room { trophies } else { room };
    let sum = known + trophies;
    // The pairs before those of this sum: half the product of the sum and the next number, without leaving a byte.
    let (even, odd) = if sum.is_multiple_of(2) { (sum, sum + 1) } else { (sum + 1, sum) };
    even / 2 * odd + trophies
}

// Every pair is told apart by its number, and one with too many cards is cut to the most.
const _: () = {
    let mut sum = 0;
    while sum <= MOST_OF_HERS {
        let mut trophies = 0;
        while trophies <= sum {
            let (known, others) = PAIRS[number_of(sum - trophies, trophies) as usize];
            assert!(known == sum - trophies && others == trophies);
            trophies += 1;
        }
        sum += 1;
    }
    let (known, trophies) = PAIRS[number_of(u8::MAX, u8::MAX) as usize];
    assert!(known == MOST_OF_HERS && trophies == 0);
};

impl HerCards {
    /// Known cards of a kind in her hand: those given to her or taken from the meadow.
    pub fn known(&self, kind: Kind) -> u8 {
        self.of(kind).0
    }

    /// Cards of a kind that are trophies face up.
    pub fn trophies(&self, kind: Kind) -> u8 {
        self.of(kind).1
    }

    /// How many cards of her hand are known.
    pub fn known_len(&self) -> u8 {
        // She has cards of few kinds, and mostly none: look at sixteen at once.
        let (chunks, _) = self.pairs.as_chunks::<16>();
        let some = chunks.iter().filter(|chunk| **chunk != [0; 16]).flatten();
        some.map(|&pair| PAIRS[usize::from(pair)].0).sum()
    }

    /// How many cards are trophies face up.
    pub fn trophies_len(&self) -> usize {
        self.kinds().map(|kind| usize::from(self.trophies(kind))).sum()
    }

    /// Every kind of which she has known cards or face-up trophies.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<'_> {
        let (chunks, _) = self.pairs.as_chunks::<16>();
        let some = chunks.iter().enumerate().filter(|(_, chunk)| **chunk != [0; 16]);
        some.flat_map(|(sixteen, chunk)| {
            let here = chunk.iter().enumerate().filter(|(_, pair)| **pair != 0);
            here.map(move |(place, _)| Kind::at(16 * sixteen + place))
        })
    }

    /// The known cards of her hand.
    pub fn known_tally(&self) -> Tally {
        Tally(self.pairs.map(|pair| PAIRS[usize::from(pair)].0))
    }

    /// The trophies face up.
    pub fn trophy_tally(&self) -> Tally {
        Tally(self.pairs.map(|pair| PAIRS[usize::from(pair)].1))
    }

    /// Adds a known card to her hand.
    pub(crate) fn add_known(&mut self, kind: Kind) {
        let (known, trophies) = self.of(kind);
        self.set(kind, known.saturating_add(1), trophies);
    }

    /// Adds a face-up trophy.
    pub(crate) fn add_trophy(&mut self, kind: Kind) {
        let (known, trophies) = self.of(kind);
        self.set(kind, known, trophies.saturating_add(1));
    }

    /// Takes up to `count` known cards of a kind out of her hand; returns how many.
    pub(crate) fn take_known(&mut self, kind: Kind, count: u8) -> u8 {
        let (known, trophies) = self.of(kind);
        let taken = known.min(count);
        self.set(kind, known - taken, trophies);
        taken
    }

    /// Takes all face-up trophies of a kind; returns how many.
    pub(crate) fn take_trophies(&mut self, kind: Kind) -> u8 {
        let (known, trophies) = self.of(kind);
        self.set(kind, known, 0);
        trophies
    }

    /// Sets how many known cards and face-up trophies of a kind she has, together at most 21, which is more than
    /// there are.
    pub(crate) fn set(&mut self, kind: Kind, known: u8, trophies: u8) {
        self.pairs[kind.index()] = number_of(known, trophies);
    }

    fn of(&self, kind: Kind) -> (u8, u8) {
        PAIRS[usize::from(self.pairs[kind.index()])]
    }
}

impl Default for HerCards {
    fn default() -> Self {
        Self { pairs: [0; MOST_KINDS], unseen: 0, unseen_trophies: 0 }
    }
}

/// Hashes as four fields: known cards, their unseen number, the unseen trophies, and the trophies. Fingerprints of kept
/// games depend on it.
impl Hash for HerCards {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.known_tally().hash(hasher);
        self.unseen.hash(hasher);
        self.unseen_trophies.hash(hasher);
        self.trophy_tally().hash(hasher);
    }
}
