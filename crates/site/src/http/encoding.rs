//! The encodings that a client accepts.

use axum::http::{HeaderMap, header};

/// Whether the client accepts gzip.
pub(crate) fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    let mut encodings =
        accepted.filter_map(|value| value.to_str().ok()).flat_map(|encodings| encodings.split(','));
    encodings.any(|encoding| {
        let (name, weight) = encoding.split_once(';').unwrap_or((encoding, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_who_reads_gzip_gets_it() {
        for (accepted, reads) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, GZIP;q=0.5", true),
            ("deflate", false),
            ("gzip;q=0", false),
            ("gzip; q=0.000", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            assert_eq!(accepts_gzip(&headers), reads, "{accepted}");
        }
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
