//! A small network that values positions: what a game has learned from its own games.
//!
//! Two layers of rectified cells and a few outputs. Its weights are numbers of 32 bits in a file of the game, made by
//! `crates/registry/examples/learn` (docs/learning.md). Sums are formed in one fixed order, so the result is the same
//! on every machine.

/// A network with this many inputs, cells in its first and second layer, and outputs.
#[derive(Debug, Clone)]
pub struct Network<const INPUTS: usize, const WIDE: usize, const NARROW: usize, const OUTPUTS: usize = 1> {
    /// For each input, its weight in each cell of the first layer.
    first: Box<[[f32; WIDE]]>,
    first_bias: [f32; WIDE],
    /// For each cell of the first layer, its weight in each cell of the second.
    second: Box<[[f32; NARROW]]>,
    second_bias: [f32; NARROW],
    /// For each cell of the second layer, its weight in each output.
    last: [[f32; OUTPUTS]; NARROW],
    last_bias: [f32; OUTPUTS],
}

/// A file of weights has another length than its network, or a number that is not finite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("weights of a network of {expected} finite numbers of four bytes, but there are {found} bytes")]
pub struct WrongWeights {
    /// The number of numbers.
    pub expected: usize,
    /// The number of bytes.
    pub found: usize,
}

impl<const INPUTS: usize, const WIDE: usize, const NARROW: usize, const OUTPUTS: usize>
    Network<INPUTS, WIDE, NARROW, OUTPUTS>
{
    /// The number of its weights.
    pub const WEIGHTS: usize = (INPUTS + 1) * WIDE + (WIDE + 1) * NARROW + (NARROW + 1) * OUTPUTS;

    /// Reads its weights, in little-endian order: those of each input, the biases of the first layer, those of each of
    /// its cells, the biases of the second, those of each cell of the second, and the biases of the outputs.
    ///
    /// # Errors
    ///
    /// If there are not as many finite numbers as weights.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WrongWeights> {
        let wrong = WrongWeights { expected: Self::WEIGHTS, found: bytes.len() };
        let (words, rest) = bytes.as_chunks::<4>();
        if words.len() != Self::WEIGHTS || !rest.is_empty() {
            return Err(wrong);
        }
        let mut words = words.iter().map(|&word| f32::from_le_bytes(word));
        // There are as many words as weights.
        let mut next = || words.next().unwrap_or(f32::NAN);
        let first = (0..INPUTS).map(|_| std::array::from_fn(|_| next())).collect();
        let first_bias = std::array::from_fn(|_| next());
        let second = (0..WIDE).map(|_| std::array::from_fn(|_| next())).collect();
        let second_bias = std::array::from_fn(|_| next());
        let last = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let last_bias = std::array::from_fn(|_| next());
        let network = Self { first, first_bias, second, second_bias, last, last_bias };
        if network.is_finite() { Ok(network) } else { Err(wrong) }
    }

    fn is_finite(&self) -> bool {
        let all = self.first.iter().flatten().chain(&self.first_bias).chain(self.second.iter().flatten());
        all.chain(&self.second_bias)
            .chain(self.last.iter().flatten())
            .chain(&self.last_bias)
            .all(|weight| weight.is_finite())
    }

    /// What it finds for these inputs.
    pub fn outputs(&self, inputs: &[f32; INPUTS]) -> [f32; OUTPUTS] {
        let mut wide = self.first_bias;
        for (input, weights) in inputs.iter().zip(&self.first) {
            // Most inputs are 0.
            if *input != 0.0 {
                add(&mut wide, *input, weights);
            }
        }
        let mut narrow = self.second_bias;
        for (cell, weights) in wide.iter().zip(&self.second) {
            if *cell > 0.0 {
                add(&mut narrow, *cell, weights);
            }
        }
        let mut outputs = self.last_bias;
        for (cell, weights) in narrow.iter().zip(&self.last) {
            add(&mut outputs, cell.max(0.0), weights);
        }
        outputs
    }
}

/// Adds a multiple of the weights to the cells.
#[inline]
fn add<const CELLS: usize>(cells: &mut [f32; CELLS], times: f32, weights: &[f32; CELLS]) {
    for (cell, weight) in cells.iter_mut().zip(weights) {
        *cell += times * weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Small = Network<2, 2, 1>;
    type Twofold = Network<2, 2, 1, 2>;

    fn bytes(weights: &[f32]) -> Vec<u8> {
        weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    fn bits<const OUTPUTS: usize>(outputs: [f32; OUTPUTS]) -> [u32; OUTPUTS] {
        outputs.map(f32::to_bits)
    }

    #[test]
    fn cells_are_sums_and_never_negative() {
        let weights = [
            1.0, -2.0, // of the first input
            3.0, 0.5, // of the second
            0.25, 0.0,  // biases
            2.0,  // of the first cell
            4.0,  // of the second
            -1.0, // its bias
            0.5, 0.125, // of the output
        ];
        let network = Small::from_bytes(&bytes(&weights)).expect("as many weights as there must be");
        // Cells: 1 + 3 + 0.25 = 4.25, and −2 + 0.5 = −1.5, which counts as 0; then 2 · 4.25 − 1 = 7.5, and half of it
        // with 0.125.
        assert_eq!(bits(network.outputs(&[1.0, 1.0])), bits([3.875]));
        // Nothing but biases: 0.25 twice is below 1.
        assert_eq!(bits(network.outputs(&[0.0, 0.0])), bits([0.125]));
    }

    #[test]
    fn each_output_has_its_own_weights() {
        let weights = [
            1.0, -2.0, 3.0, 0.5, 0.25, 0.0, 2.0, 4.0, -1.0, // as above
            0.5, -2.0, // of the cell in each output
            0.125, 1.0, // biases
        ];
        let network = Twofold::from_bytes(&bytes(&weights)).expect("as many weights as there must be");
        assert_eq!(bits(network.outputs(&[1.0, 1.0])), bits([3.875, -14.0]));
    }

    #[test]
    fn weights_are_as_many_as_there_must_be_and_finite() {
        assert_eq!(Small::WEIGHTS, 11);
        let good = [0.5; 11];
        assert!(Small::from_bytes(&bytes(&good)).is_ok());
        for count in [0, 10, 12] {
            let found = Small::from_bytes(&bytes(&vec![0.5; count]));
            assert_eq!(found.err(), Some(WrongWeights { expected: 11, found: 4 * count }));
        }
        assert!(Small::from_bytes(&bytes(&good)[..43]).is_err(), "half a number");
        for bad in [f32::NAN, f32::INFINITY] {
            for place in 0..11 {
                let mut weights = good;
                weights[place] = bad;
                assert!(Small::from_bytes(&bytes(&weights)).is_err(), "{bad} at {place}");
            }
        }
    }
}
