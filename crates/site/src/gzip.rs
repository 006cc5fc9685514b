//! Compression of responses.

use std::io::{Read, Write};

use bytes::Bytes;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// The level for pages: the result is a quarter smaller than at the fastest level, and within a twentieth of the
/// size that twice the time would give.
const LEVEL: u32 = 3;

/// A page as gzip.
pub(crate) fn gzipped_page(text: &[u8]) -> Option<Bytes> {
    gzipped(text, Compression::new(LEVEL))
}

/// The bytes as gzip.
pub(crate) fn gzipped(bytes: &[u8], level: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), level);
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// The text of a page that [`gzipped_page`] made.
pub(crate) fn unzipped(bytes: &[u8]) -> Option<String> {
    let mut text = String::with_capacity(bytes.len() * 5);
    GzDecoder::new(bytes).read_to_string(&mut text).ok()?;
    Some(text)
}
