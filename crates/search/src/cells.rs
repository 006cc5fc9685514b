//! The network of a playout policy, in whole numbers: the same on every machine.
//!
//! These loops run for every decision of a simulation. They are never inlined, so that tests, which compile games with
//! few optimisations, run them as fast as the program does.

use crate::StoredWeight;

/// The cells of the network.
pub const CELLS: usize = 32;

/// A value for each cell, in parts of [`UNIT`].
pub type Cells = [i16; CELLS];

/// A weight for each cell, in parts of [`UNIT`].
pub type Row = [StoredWeight; CELLS];

/// The number that stands for 1.
pub const UNIT: i16 = 1 << UNIT_BITS;
const UNIT_BITS: u32 = 10;

/// The greatest magnitude of a cell's value and of a weight: the sum of [`CELLS`] products fits in 32 bits.
pub const MOST: i16 = 8191;

/// Adds the row of an input that is on. A sum beyond 16 bits stays at the bound.
#[inline(never)]
pub fn add_row(sums: &mut Cells, row: &Row) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum = sum.saturating_add(i16::from_le_bytes(weight));
    }
}

/// The values of cells, from the sums of the rows of all inputs that are on: from 0 to [`MOST`].
#[must_use]
pub fn rectified(sums: Cells) -> Cells {
    sums.map(|sum| sum.clamp(0, MOST))
}

/// What the cells add to the weight of a feature, in parts of `UNIT²`: the sum of their values times the feature's
/// weights. No weight may be beyond [`MOST`].
#[inline(never)]
#[must_use]
pub fn product(cells: &Cells, row: &Row) -> i64 {
    let product = |(&cell, &weight)| i32::from(cell) * i32::from(i16::from_le_bytes(weight));
    // Values and weights are bounded so that this cannot overflow; checks would keep it from adding eight at once.
    i64::from(cells.iter().zip(row).map(product).fold(0_i32, i32::wrapping_add))
}

/// A sum of products in thousandths, rounded down.
#[must_use]
pub const fn thousandths(products: i64) -> i64 {
    (1000 * products) >> (2 * UNIT_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(weight: impl Fn(usize) -> i16) -> Row {
        std::array::from_fn(|cell| weight(cell).to_le_bytes())
    }

    #[test]
    fn a_product_of_the_greatest_weights_does_not_overflow() {
        let cells = rectified([i16::MAX; CELLS]);
        assert_eq!(cells, [MOST; CELLS]);
        assert_eq!(product(&cells, &row(|_| MOST)), 32 * 8191 * 8191);
        assert_eq!(product(&cells, &row(|_| -MOST)), -32 * 8191 * 8191);
    }

    #[test]
    fn inputs_add_up_and_cells_below_nothing_count_as_nothing() {
        let every_second = row(|cell| if cell % 2 == 0 { UNIT } else { -UNIT });
        let mut sums = [0; CELLS];
        for _ in 0..3 {
            add_row(&mut sums, &every_second);
        }
        // Three in every second cell, and nothing in the others; a weight of one for each.
        assert_eq!(thousandths(product(&rectified(sums), &row(|_| UNIT))), 3000 * 16);
        for _ in 0..40 {
            add_row(&mut sums, &every_second);
        }
        assert_eq!(sums[..2], [i16::MAX, i16::MIN], "bounds");
    }
}
