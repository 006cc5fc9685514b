//! The public origin of a site.

use std::str::FromStr;

/// The origin of a site: scheme, host and perhaps a port, such as `https://games.example`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin(String);

/// The error of text that is not an origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "an origin is https:// or http:// and a host, perhaps with a port, and nothing after it: https://games.example"
)]
pub struct BadOrigin;

impl Origin {
    /// As text, without a slash at its end.
    pub fn into_text(self) -> String {
        self.0
    }
}

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Self, BadOrigin> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let authority =
            text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or(BadOrigin)?;
        let is_of_host = |sign: char| sign.is_ascii_alphanumeric() || ".-:[]".contains(sign);
        let is_whole = authority.chars().all(is_of_host)
            && authority
                .parse::<axum::http::uri::Authority>()
                .is_ok_and(|authority| !authority.host().is_empty());
        is_whole.then(|| Self(text.to_owned())).ok_or(BadOrigin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        for good in
            ["https://games.example", "http://localhost:8080", "http://[::1]:80", "https://games.example/"]
        {
            let origin: Origin = good.parse().unwrap();
            assert_eq!(origin.into_text(), good.trim_end_matches('/'));
        }
        for bad in [
            "games.example",
            "https://",
            "https://a/b",
            "https://a\"b",
            "ftp://a",
            "https://u@a",
            "https://a b",
            "",
        ] {
            assert_eq!(bad.parse::<Origin>(), Err(BadOrigin), "{bad}");
        }
    }
}
