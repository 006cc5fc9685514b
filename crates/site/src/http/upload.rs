//! Uploaded files: as a body, or in a form.

use axum::extract::{FromRequest, Request};
use bytes::Bytes;

use crate::http::error::HttpError;

/// The whole body of a request.
///
/// # Errors
/// If it is too large, timed out or incomplete.
pub(crate) async fn body_of(request: Request) -> Result<Bytes, HttpError> {
    let body = Bytes::from_request(request, &()).await;
    body.map_err(|fault| HttpError::of_status(fault.status()))
}

/// The file in a multipart form: the content of its first part with a file name.
pub(crate) fn file_of(kind: &str, body: &Bytes) -> Option<Bytes> {
    let boundary = kind.split(';').find_map(|part| part.trim().strip_prefix("boundary="))?;
    let boundary = boundary.trim_matches('"');
    let opening = format!("--{boundary}").into_bytes();
    let closing = format!("\r\n--{boundary}").into_bytes();
    let mut rest = &body[find(body, &opening)? + opening.len()..];
    loop {
        rest = rest.strip_prefix(b"\r\n")?;
        let head_ends = find(rest, b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&rest[..head_ends]).to_ascii_lowercase();
        let content = &rest[head_ends + 4..];
        let ends = find(content, &closing)?;
        if head.contains("filename=") {
            return Some(body.slice_ref(&content[..ends]));
        }
        rest = &content[ends + closing.len()..];
    }
}

/// The index of the first occurrence of some bytes in others.
fn find(all: &[u8], wanted: &[u8]) -> Option<usize> {
    all.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_in_a_form() {
        let body = b"--XX\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nno file\r\n--XX\r\n\
            Content-Disposition: form-data; name=\"file\"; filename=\"games.gz\"\r\n\
            Content-Type: application/gzip\r\n\r\nbytes\r\n--X\0\xff\r\n--XX--\r\n";
        let kind = "multipart/form-data; boundary=XX";
        let file_of = |kind: &str, body: &[u8]| file_of(kind, &Bytes::copy_from_slice(body));
        assert_eq!(file_of(kind, body).unwrap(), &b"bytes\r\n--X\0\xff"[..]);
        assert_eq!(file_of("multipart/form-data; boundary=\"XX\"", body).unwrap().len(), 12);
        for (kind, body) in [
            ("multipart/form-data", &body[..]),
            ("multipart/form-data; boundary=YY", body),
            (kind, b""),
            (kind, &body[..70]),
            (kind, &body[..body.len() - 10]),
            (kind, b"--XX--\r\n"),
        ] {
            assert_eq!(file_of(kind, body), None);
        }
    }
}
