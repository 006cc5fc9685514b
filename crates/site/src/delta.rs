//! The differences between two pages of a table. An open page receives only these.

use imara_diff::{Algorithm, Diff, InternedInput};
use serde::Serialize;

/// The edits that turn an old text into a new one. From the beginning of the old text, each edit copies, drops and
/// inserts in turn; then the rest is copied.
///
/// As JSON it is one flat array, `[copy, drop, insert, copy, drop, insert, …]`. Lengths count UTF-16 code units, as
/// JavaScript does.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Delta<'a>(Vec<Edit<'a>>);

/// The delta between a page and itself, as JSON.
pub(crate) const NO_CHANGE: &[u8] = b"[]";

/// One edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Edit<'a> {
    /// The length that is copied from the old text.
    copy: usize,
    /// The length that is then dropped from the old text.
    drop: usize,
    /// The text that is then inserted.
    insert: &'a str,
}

impl<'a> Delta<'a> {
    /// The delta between two pages. They are compared tag by tag.
    pub fn between(old: &str, new: &'a str) -> Self {
        let (before, after): (Vec<&str>, Vec<&str>) = (tags(old).collect(), tags(new).collect());
        let mut input = InternedInput::default();
        input.update_before(before.iter().copied());
        input.update_after(after.iter().copied());
        let diff = Diff::compute(Algorithm::Histogram, &input);
        let length = |tags: &[&str]| tags.iter().map(|tag| utf16_length(tag)).sum();
        let (mut edits, mut old_at, mut new_at) = (Vec::new(), 0, 0);
        // The end of the last hunk in the new page, in bytes.
        let mut new_byte = 0;
        for hunk in diff.hunks() {
            let (from, to) = (hunk.before.start as usize, hunk.before.end as usize);
            let (start, end) = (hunk.after.start as usize, hunk.after.end as usize);
            let skipped: usize = after[new_at..start].iter().map(|tag| tag.len()).sum();
            let begin = new_byte + skipped;
            let insert: usize = after[start..end].iter().map(|tag| tag.len()).sum();
            edits.push(Edit {
                copy: length(&before[old_at..from]),
                drop: length(&before[from..to]),
                insert: &new[begin..begin + insert],
            });
            old_at = to;
            (new_at, new_byte) = (end, begin + insert);
        }
        Self(edits)
    }

    /// As JSON.
    pub fn to_json(&self) -> String {
        // Serialising numbers and strings cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Serialize for Delta<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut parts = serializer.serialize_seq(Some(self.0.len() * 3))?;
        for edit in &self.0 {
            parts.serialize_element(&edit.copy)?;
            parts.serialize_element(&edit.drop)?;
            parts.serialize_element(edit.insert)?;
        }
        parts.end()
    }
}

/// A page in parts that each end with a tag.
fn tags(page: &str) -> impl Iterator<Item = &str> {
    page.split_inclusive('>')
}

/// The length of a text in UTF-16 code units.
fn utf16_length(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

#[cfg(test)]
mod tests {
    use tabletop::FastSource;

    use super::*;

    /// Applies a delta as the script of the pages does.
    fn applied(old: &str, json: &str) -> String {
        let old: Vec<u16> = old.encode_utf16().collect();
        let edits: Vec<serde_json::Value> = serde_json::from_str(json).unwrap();
        let (mut at, mut new) = (0, Vec::new());
        for edit in edits.chunks(3) {
            let [copy, drop] =
                [&edit[0], &edit[1]].map(|length| usize::try_from(length.as_u64().unwrap()).unwrap());
            new.extend_from_slice(&old[at..at + copy]);
            at += copy + drop;
            new.extend(edit[2].as_str().unwrap().encode_utf16());
        }
        new.extend_from_slice(&old[at..]);
        String::from_utf16(&new).unwrap()
    }

    #[test]
    fn only_what_changed_is_sent() {
        let old = "<main><p>Zażółć</p><p>two</p><p>𝄞</p></main>";
        let new = "<main><p>Zażółć</p><p>three</p><p>𝄞</p><p>4</p></main>";
        let json = Delta::between(old, new).to_json();
        assert_eq!(json, r#"[22,7,"three</p>",9,0,"<p>4</p>"]"#);
        assert_eq!(applied(old, &json), new);
        assert_eq!(Delta::between(new, new).to_json(), "[]");
        assert_eq!(applied("", &Delta::between("", new).to_json()), new);
        assert_eq!(applied(old, &Delta::between(old, "").to_json()), "");
    }

    #[test]
    fn the_new_page_comes_of_the_old_one() {
        // Only a few parts, to get many equal ones.
        const PARTS: [&str; 8] = ["<p>", "</p>", "ą", "𝄞 text", "<a href=\"/1\">", ">", "\\\"", "<i>x</i>"];
        let mut chance = FastSource::new(38);
        let mut page = |length: u32| -> String {
            (0..chance.below(length + 1)).map(|_| PARTS[chance.below(8) as usize]).collect()
        };
        for round in 0..2000 {
            let (old, new) = (page(round % 60), page(round % 47));
            assert_eq!(applied(&old, &Delta::between(&old, &new).to_json()), new, "from {old}");
        }
    }
}
