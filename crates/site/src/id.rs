//! IDs of tables and keys of seats: 26 random letters, 130 bits.

use tabletop::Fingerprint;

/// The length of an ID, in letters.
pub(crate) const ID_LENGTH: usize = 26;

/// The letters of IDs; each encodes five bits.
const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// The ID that is derived from a digest.
pub(crate) fn name_of(digest: &Fingerprint) -> String {
    // A digest is printed in hexadecimal digits.
    let number = u128::from_str_radix(&digest.to_string(), 16).unwrap_or(0);
    name_of_number(number)
}

/// A number as an ID.
pub(crate) fn name_of_number(number: u128) -> String {
    let letter = |place: usize| char::from(LETTERS[(number >> (5 * place)) as usize % LETTERS.len()]);
    (0..ID_LENGTH).map(letter).collect()
}

/// Whether a text has the form of an ID or key.
pub(crate) fn is_id(id: &str) -> bool {
    id.len() == ID_LENGTH && id.bytes().all(|letter| LETTERS.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_letters_and_never_the_same() {
        let (one, other) = (name_of_number(1 << 90), name_of_number((1 << 90) + 1));
        assert_ne!(one, other);
        assert!(is_id(&one) && is_id(&other));
        let (short, long, large) = (&one[1..], &format!("{one}a"), &one.to_uppercase());
        for strange in ["", "a", short, long, large, "../../../../etc/passwd/1234"] {
            assert!(!is_id(strange), "{strange}");
        }
    }

    #[test]
    fn names_of_digests_are_names() {
        assert_eq!(name_of(&Fingerprint::of_bytes(b"one")).len(), ID_LENGTH);
        assert!(is_id(&name_of(&Fingerprint::of_bytes(b"one"))));
        assert_ne!(name_of(&Fingerprint::of_bytes(b"one")), name_of(&Fingerprint::of_bytes(b"two")));
    }
}
