//! Secrets from what a person types.

use tabletop::{Fingerprint, Secret};

/// A secret of 64 hexadecimal digits, or one that follows from any other text.
pub fn secret(text: &str) -> Secret {
    Secret::from_hex(text).unwrap_or_else(|| {
        let half = |side: &str| Fingerprint::of_bytes(format!("hedgerow seed {side} {text}").as_bytes());
        let hex = format!("{}{}", half("one"), half("two"));
        // Two digests of 32 digits each are 64 digits.
        Secret::from_hex(&hex).unwrap_or_else(|| Secret::new([0; 32]))
    })
}

/// What the own chance of players of ours follows from, which is never the chance of the game.
pub fn of_players(text: &str) -> u64 {
    let digits = Fingerprint::of_bytes(format!("hedgerow players {text}").as_bytes()).to_string();
    digits.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0)
}
