//! The rules of Mice and Mystics.

pub mod content;
pub mod kinds;
pub mod load;
#[allow(clippy::doc_markdown, reason = "titles of rules are prose, with whatever names stand in them")]
mod rulebook;
mod sight;

pub use content::Content;
pub use rulebook::Rule;
