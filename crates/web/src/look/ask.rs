//! Explanations of choices that are not allowed, and the selection of a reading of the rules.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Language, Message, Narration, ObjectionInfo, RuleId};

use super::{Look, rule_link};
use crate::art::icon;

/// Removes objections with the same text, except the first.
pub fn distinct(words: &Words, all: &mut Vec<ObjectionInfo>) {
    let mut seen: Vec<(&str, String)> = Vec::new();
    all.retain(|objection| {
        let this = (objection.rule.id, words.say(&objection.text));
        let new = !seen.contains(&this);
        seen.push(this);
        new
    });
}

/// The choices that are not allowed now, with their reasons, each formatted by `said`.
pub fn objections<G: Narration>(
    look: &Look<'_, G>,
    all: &[ObjectionInfo],
    open: bool,
    said: impl Fn(&ObjectionInfo) -> Markup,
) -> Markup {
    html! {
        @if !all.is_empty() {
            details.no open[open] {
                summary { (look.text("table-not-now")) }
                ul {
                    @for objection in all {
                        li {
                            (icon("i-no", "i18"))
                            span { (said(objection)) " " (rule_link::<G>(objection.rule.id)) }
                        }
                    }
                }
            }
        }
    }
}

/// A choice that is not allowed, with the label from `label`, and the reason.
pub fn objected<G: Narration>(
    look: &Look<'_, G>,
    objection: &ObjectionInfo,
    label: impl FnOnce(G::Choice) -> String,
) -> Markup {
    let choice = objection.choice.as_deref().and_then(|id| look.here.find_choice(id));
    html! {
        @if let Some(choice) = choice { b { (label(choice)) } ". " }
        (look.words.say(&objection.text))
    }
}

/// A question on which players differ, with its answers.
pub struct Ruling<'r> {
    /// The number of the ruling.
    pub rule: &'r str,
    /// The text between its title and its answers.
    pub note: Markup,
    /// The name of its field.
    pub field: &'r str,
    /// The stable names of its answers, the recommended one first.
    pub values: &'r [&'static str],
    /// The selected answer.
    pub chosen: &'r str,
    /// The message that names an answer by the argument `reading`.
    pub reading: &'static str,
    /// The remark on the recommended answer.
    pub recommended: &'static str,
}

/// The fieldset of a question on which players differ.
pub fn ruling<G: Narration>(words: &Words, language: Language, ruling: &Ruling<'_>) -> Markup {
    html! {
        fieldset.ruling-q {
            legend {
                @if let Some(rule) = G::Rule::find(ruling.rule) {
                    span { (rule.entry().texts[language as usize].title) }
                }
                (rule_link::<G>(ruling.rule))
            }
            (ruling.note)
            @for (index, &value) in ruling.values.iter().enumerate() {
                label.check {
                    input type="radio" name=(ruling.field) value=(value) checked[value == ruling.chosen];
                    span { (words.say(&Message::new(ruling.reading).key("reading", value))) }
                    @if index == 0 { span.tag { (words.text(ruling.recommended)) } }
                }
            }
        }
    }
}
