//! Helpers for fields of records.

/// Members of a closed list, as bits.
pub(super) fn bits<T: Copy>(all: &[T], index: impl Fn(T) -> usize) -> u8 {
    all.iter().fold(0, |bits, one| bits | 1 << index(*one))
}

/// At most three values, padded with the default.
pub(super) fn three<T: Copy + Default, E>(all: impl Iterator<Item = Result<T, E>>) -> Option<[T; 3]> {
    let mut three = [T::default(); 3];
    for (place, one) in three.iter_mut().zip(all) {
        *place = one.ok()?;
    }
    Some(three)
}
