//! What is numbered in this game: each index has its own type.

use tabletop::index;

use crate::state::bits;

index! {
    /// A mouse, by its place in the party.
    pub struct MouseIx;
}

impl MouseIx {
    /// Its bit in a set of mice.
    #[inline]
    pub const fn bit(self) -> u8 {
        1u8.wrapping_shl(self.get() as u32)
    }
}

/// The mice of a set of bits, in the order of the party.
#[inline]
pub fn mice(set: u8) -> impl Iterator<Item = MouseIx> {
    bits(set.into()).map(MouseIx::new)
}
