//! What is numbered: a type for each, so that one is never taken for another.

use tabletop::index;

use crate::content::PECULIARS;

index! {
    /// A peculiar rat, by its place in the content.
    pub struct PeculiarIx;
}
index! {
    /// One of the rewards of a peculiar rat, by its place on the card.
    pub struct RewardIx;
}
impl PeculiarIx {
    /// Every peculiar rat from this one on, in the order of their cards.
    #[inline]
    pub(crate) fn on(self) -> impl DoubleEndedIterator<Item = Self> {
        (self.index()..PECULIARS).filter_map(Self::at)
    }

    /// Every peculiar rat, in the order of their cards.
    #[inline]
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::new(0).on()
    }

    /// The next card.
    pub(crate) fn next(self) -> Self {
        Self::new(self.get() + 1)
    }
}
