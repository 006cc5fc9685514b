//! Bytes as hexadecimal digits.

use std::fmt;

/// Writes two lower-case digits for each byte.
pub fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Parses exactly two digits for each byte, in either case.
pub fn read<const N: usize>(hex: &str) -> Option<[u8; N]> {
    if hex.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    let (pairs, _) = hex.as_bytes().as_chunks();
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = nibble(*high)? << 4 | nibble(*low)?;
    }
    Some(bytes)
}

fn nibble(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn reads_what_it_writes_and_nothing_else() {
        assert_eq!(read("00fF7a"), Some([0x00, 0xff, 0x7a]));
        assert_eq!(read::<3>("00ff7"), None);
        assert_eq!(read::<3>("00ff7aa"), None);
        assert_eq!(read::<2>("+1+2"), None);
        assert_eq!(read::<2>("é0"), None);
    }
}
