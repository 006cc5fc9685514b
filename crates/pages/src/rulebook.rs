//! The rulebook.

use maud::{Markup, html};
use ratcatcher::Rule;
use tabletop::RuleId;

use crate::Frame;
use crate::shell::document;

/// All rules; with a query, those that hold its words.
pub fn rulebook(frame: &Frame<'_>, query: Option<&str>) -> Markup {
    let title = frame.words().text("site-rules-title");
    let main = html! { main.page #main { h1 { (title) } p { (query.unwrap_or_default()) } } };
    document(frame, &title, "", &[], &main)
}

/// The page of one rule, by its number.
pub fn rule(frame: &Frame<'_>, id: &str) -> Option<Markup> {
    let rule = Rule::find(id)?;
    let text = &rule.entry().texts[frame.prefs.language as usize];
    let main = html! { main.page #main { h1 { (id) " " (text.title) } p { (text.body) } } };
    Some(document(frame, text.title, "", &[], &main))
}
