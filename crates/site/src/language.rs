//! Languages by their tags.

use tabletop::Language;

/// The language with exactly this tag.
pub(crate) fn find_language(tag: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.tag() == tag)
}
