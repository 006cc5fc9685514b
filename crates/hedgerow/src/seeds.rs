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
