//! Secrets from text that a person enters.

use tabletop::{Fingerprint, Secret};

/// The secret of 64 hexadecimal digits, or one derived from any other text.
pub fn secret(text: &str) -> Secret {
    Secret::from_hex(text).unwrap_or_else(|| {
        let half = |side: &str| Fingerprint::of_bytes(format!("hedgerow seed {side} {text}").as_bytes());
        let hex = format!("{}{}", half("one"), half("two"));
        // Two digests have 32 digits each.
        Secret::from_hex(&hex).unwrap_or_else(|| Secret::new([0; 32]))
    })
}

/// The seed of computer players, independent of the chance of the game.
pub fn of_players(text: &str) -> u64 {
    let digits = Fingerprint::of_bytes(format!("hedgerow players {text}").as_bytes()).to_string();
    digits.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0)
}
