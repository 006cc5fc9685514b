//! A hand of cards.

use crate::kind::Kind;

/// Up to twelve cards in a fixed order, so equal hands compare equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    cards: [Option<Kind>; 12],
    len: u8,
}

impl Hand {
    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, in the order of their kinds.
    #[inline]
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Kind> + '_ {
        self.cards[..usize::from(self.len)].iter().copied().flatten()
    }

    /// The kinds, each once, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        let mut last = None;
        self.cards().filter(move |&kind| {
            let new = last != Some(kind);
            last = Some(kind);
            new
        })
    }

    /// The card at a place.
    pub fn at(&self, index: u8) -> Option<Kind> {
        self.cards.get(usize::from(index)).copied().flatten()
    }

    /// How many of a kind.
    pub fn count(&self, kind: Kind) -> u8 {
        u8::try_from(self.cards().filter(|&card| card == kind).count()).unwrap_or(u8::MAX)
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, kind: Kind) -> bool {
        self.cards().any(|card| card == kind)
    }

    /// Adds a card; returns whether there was room in the twelve places.
    pub fn add(&mut self, kind: Kind) -> bool {
        let len = usize::from(self.len);
        if len >= self.cards.len() {
            return false;
        }
        let mut place = len;
        while place > 0 && self.cards[place - 1].is_some_and(|card| card > kind) {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = Some(kind);
        self.len += 1;
        true
    }

    /// Removes a card; returns whether it was there.
    pub fn take(&mut self, kind: Kind) -> bool {
        let len = usize::from(self.len);
        let Some(place) = self.cards[..len].iter().position(|&card| card == Some(kind)) else {
            return false;
        };
        self.cards.copy_within(place + 1..len, place);
        self.cards[len - 1] = None;
        self.len -= 1;
        true
    }
}
