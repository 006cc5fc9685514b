//! The form of one record; its fields are derived from the record.

use content::{ContentPatch, Control, Entry, FIELDS, Fault, FieldConstraints, RecordForms, Sort};
use i18n::{Words, capitalised};
use maud::{Markup, html};
use tabletop::{Language, Message};

use super::{PackCard, called, checked, origin, prov};
use crate::art::icon;
use crate::bidi::apart;
use crate::look::many;
use crate::shell::{document, fault_notice, opening_with, own_name};
use crate::{Frame, Tile};

/// The most words that are not folded.
const FEW_WORDS: usize = 12;

/// The most visible lines of a text area.
const MOST_LINES: usize = 14;

/// The data of the form of a record.
pub struct PackRecord<'a> {
    /// The pack.
    pub card: &'a PackCard,
    /// Its game.
    pub tile: &'a Tile,
    /// The records of the game, for the names of words that refer to one.
    pub desk: &'a RecordForms,
    /// The built-in record.
    pub entry: &'a Entry,
    /// The controls, with their values.
    pub controls: &'a [Control],
    /// The stored changes of the pack to the record.
    pub change: &'a ContentPatch,
    /// The mark of the stored record when the form was made, to detect concurrent changes.
    pub was: &'a str,
    /// The faults of the submitted values.
    pub faults: &'a [Fault],
    /// Why it was refused.
    pub fault: Option<&'a Message>,
    /// Whether the form shows submitted values that are not stored yet.
    pub is_sent: bool,
    /// Whether the form has new list elements that were just requested.
    pub is_grown: bool,
}

/// The page with the form of a record.
pub fn pack_record(frame: &Frame<'_>, record: &PackRecord<'_>) -> Markup {
    let words = frame.words();
    let PackRecord { card, tile, entry, change, .. } = record;
    let name = called(frame, entry);
    let kind = words.say(&Message::new(tile.record_kinds).key("kind", entry.record.kind));
    let address = format!("/packs/{}", card.id);
    let changed: Vec<&str> =
        change.changes.keys().chain(&change.gone).filter_map(|path| Some(path.rsplit_once('.')?.1)).collect();
    let ours: Vec<&Fault> = record.faults.iter().collect();
    let naming = WordNames { words, tile, desk: record.desk };
    let main = html! {
        main.page #main {
            (opening_with(&name, &words.say(&Message::new("packs-record-lead").key("pack", apart(&card.name)).key("kind", kind)), "cd-university"))
            div.facts { (prov(words, origin(entry))) @if !change.is_empty() { span.tag { (icon("i-ok", "i16")) (words.text("packs-changed")) } } }
            (fault_notice(words, record.fault))
            (checked(words, record.faults))
            @if record.is_grown && record.faults.is_empty() {
                div.notice.warn role="status" { (icon("i-plus", "i20")) p { (words.text("packs-grown")) } }
            }
            form.sheet.pack-form.record-form method="post" action={ (address) "/record" } {
                input type="hidden" name="at" value=(entry.path);
                input type="hidden" name="was" value=(record.was);
                p.s.dim { (words.text("packs-record-say")) }
                @for control in record.controls {
                    (filled(&naming, control, &ours, changed.contains(&&*control.label)))
                }
                div.btns.pack-do {
                    button.btn name="do" value="keep" { (words.text("packs-keep")) }
                    @if !record.faults.is_empty() && record.is_sent {
                        button.btn.alt name="do" value="draft" { (words.text("packs-keep-faulty")) }
                    }
                    a.btn.quiet href=(address) { (words.text("packs-back")) }
                }
                @if !record.faults.is_empty() && record.is_sent { p.s.dim { (words.text("packs-keep-faulty-say")) } }
            }
            @if !change.is_empty() {
                form method="post" action={ (address) "/record" } {
                    input type="hidden" name="at" value=(entry.path);
                    input type="hidden" name="was" value=(record.was);
                    button.btn.danger name="do" value="reset" { (icon("i-undo", "i20")) (words.text("packs-reset")) }
                }
            }
        }
    };
    document(frame, &name, "", &[], &main)
}

/// The language of the text in a field: its own, or the language that packs are written in.
fn tongue(control: &Control) -> &'static str {
    let tag = Language::ALL.into_iter().map(Language::tag).find(|tag| *tag == &*control.label);
    tag.unwrap_or(Language::En.tag())
}

/// The label of a field: its text if there is one, otherwise its stable name.
fn label(words: &Words, name: &str) -> Markup {
    let language = Language::ALL.into_iter().find(|language| language.tag() == name);
    let said = |words: &Words| words.say(&Message::new("site-fact").key("fact", name));
    html! {
        @if let Some(language) = language { span lang=(language.tag()) { (own_name(language)) } }
        @else if !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit()) {
            (words.say(&Message::new("packs-part").number("number", name.parse::<u32>().unwrap_or(0))))
        }
        // In Hungarian no text equals a stable name, so equality means that the text is missing.
        @else if said(Words::of(Language::Hu)) == name { code { (name) } }
        @else { (capitalised(&said(words))) }
    }
}

/// The name of a field as the checker writes it.
fn in_fault(control: &Control) -> String {
    let path = control.name.get(2..).unwrap_or_default();
    path.split('.').filter(|step| !step.starts_with('#')).collect::<Vec<_>>().join(".")
}

/// The name of a field with the numbers of list elements, as the checker writes them: `effects 2.visit`.
fn in_fault_numbered(control: &Control) -> String {
    control.name.get(2..).unwrap_or_default().replace(".#", " ")
}

/// Whether a fault is about a field.
fn is_blamed(control: &Control, faults: &[&Fault]) -> bool {
    let names = [in_fault(control), in_fault_numbered(control)];
    faults
        .iter()
        .any(|fault| fault.what.split('`').nth(1).is_some_and(|said| names.iter().any(|name| said == name)))
}

/// The hint with the requirements of a field.
fn hint(words: &Words, control: &Control) -> Markup {
    let id = format!("hint-{}", control.name);
    html! {
        @match &control.wanted {
            FieldConstraints::Number(least, most) => small id=(id) { (words.say(&Message::new("packs-range").key("least", &**least).key("most", &**most))) },
            FieldConstraints::Words(known) | FieldConstraints::Word(known) if !known.is_empty() && !is_select(control) => {
                @let list = html! { @for (place, word) in known.iter().enumerate() { @if place > 0 { ", " } code { (word) } } };
                @if known.len() > FEW_WORDS {
                    details.s { summary { (words.say(&Message::new("packs-words").number("count", many(known.len())))) } p id=(id) { (list) } }
                } @else { small id=(id) { (words.text("packs-words-few")) " " (list) } }
            }
            _ => {}
        }
    }
}

/// Whether a control selects one of a few words.
fn is_select(control: &Control) -> bool {
    matches!((&control.sort, &control.wanted), (Sort::Line(_), FieldConstraints::Word(known)) if known.len() > 1)
}

/// The names of the stable words in selects.
#[derive(Clone, Copy)]
pub(crate) struct WordNames<'a> {
    pub words: &'a Words,
    pub tile: &'a Tile,
    pub desk: &'a RecordForms,
}

impl WordNames<'_> {
    /// A word in the language of the page: the name of the record that it refers to or, without one, its name in the
    /// texts of the game.
    pub(crate) fn name(&self, word: &str) -> String {
        if word == FIELDS {
            return self.words.text("packs-fields");
        }
        match self.desk.name_of(word) {
            Some(names) => names.get(self.words.language()).to_owned(),
            // The names of cases in a text have no spaces.
            None => self.words.say(&Message::new(self.tile.record_words).key("word", word.replace(' ', "_"))),
        }
    }
}

/// A control with its label and hint.
fn filled(naming: &WordNames<'_>, control: &Control, faults: &[&Fault], changed: bool) -> Markup {
    let words = naming.words;
    let name = &control.name;
    let is_part = !control.label.is_empty() && control.label.bytes().all(|byte| byte.is_ascii_digit());
    let blamed = is_blamed(control, faults);
    // Only the text of the fault says which list element is meant.
    let invalid = (blamed && !is_part).then_some("true");
    let has_hint = matches!(&control.wanted, FieldConstraints::Number(..))
        || matches!(&control.wanted, FieldConstraints::Words(known) | FieldConstraints::Word(known) if !known.is_empty() && !is_select(control));
    let described = has_hint.then(|| format!("hint-{name}"));
    let mark = html! { @if changed { " " span.tag { (words.text("packs-changed")) } } };
    let named = html! { label for=(name) { (label(words, &control.label)) (mark) } };
    let area = |text: &str, say: Option<&'static str>| {
        let lines = text.lines().map(|line| 1 + line.chars().count() / 60).sum::<usize>();
        html! {
            div.field {
                (named)
                @if let Some(say) = say { small { (words.text(say)) } }
                // Browsers drop the first line break of a text area.
                textarea id=(name) name=(name) lang=(tongue(control)) translate="no" rows=(lines.clamp(2, MOST_LINES)) aria-invalid=[invalid] aria-describedby=[described.as_deref()] { "\n" (text) }
                (hint(words, control))
            }
        }
    };
    match &control.sort {
        Sort::Flag(flag) => html! {
            div.field {
                (named)
                select id=(name) name=(name) aria-invalid=[invalid] {
                    option value="" selected[flag.is_none()] { (words.text("packs-nothing")) }
                    option value="true" selected[*flag == Some(true)] { (words.text("packs-yes")) }
                    option value="false" selected[*flag == Some(false)] { (words.text("packs-no")) }
                }
            }
        },
        Sort::Line(text) => match &control.wanted {
            FieldConstraints::Word(known) if known.len() > 1 => html! {
                div.field {
                    (named)
                    select id=(name) name=(name) aria-invalid=[invalid] {
                        option value="" selected[text.is_empty()] { (words.text("packs-nothing")) }
                        @if !text.is_empty() && !known.iter().any(|word| **word == **text) { option value=(text) lang=(tongue(control)) selected { (text) } }
                        @for word in known { option value=(word) selected[**word == **text] { (naming.name(word)) } }
                    }
                }
            },
            wanted => html! {
                div.field {
                    (named)
                    input id=(name) name=(name) value=(text) lang=(tongue(control)) translate="no" autocomplete="off" spellcheck="false"
                        inputmode=[matches!(wanted, FieldConstraints::Number(..)).then_some("numeric")]
                        aria-invalid=[invalid] aria-describedby=[described.as_deref()];
                    (hint(words, control))
                }
            },
        },
        Sort::Text(text) => area(text, None),
        Sort::Lines(text) => area(text, Some("packs-lines")),
        Sort::Grid(text) => area(text, Some("packs-grid")),
        Sort::Json(text) => area(text, Some("packs-json")),
        Sort::Group(controls) => html! {
            fieldset.pack-group {
                legend { (label(words, &control.label)) (mark) }
                @for control in controls { (filled(naming, control, faults, false)) }
            }
        },
        Sort::Choice(chosen, parts) => html! {
            fieldset.pack-group.blamed[blamed] {
                legend { (label(words, &control.label)) (mark) }
                div.field {
                    label for=(name) { (words.text("packs-kind")) }
                    select id=(name) name=(name) aria-invalid=[invalid] {
                        option value="" selected[chosen.is_empty()] { (words.text("packs-nothing")) }
                        @if let FieldConstraints::Word(known) = &control.wanted {
                            @for word in known { option value=(word) selected[**word == **chosen] { (naming.name(word)) } }
                        }
                    }
                }
                @for part in parts { (filled(naming, part, faults, false)) }
            }
        },
        Sort::Rows(rows) => html! {
            fieldset.pack-group.blamed[blamed] {
                legend { (label(words, &control.label)) (mark) }
                @if rows.iter().any(|row| matches!(row.sort, Sort::Line(_))) { small { (words.text("packs-commas")) } }
                @if rows.iter().any(|row| matches!(row.sort, Sort::Choice(..))) { small { (words.text("packs-kind-say")) } }
                @for row in rows { (filled(naming, row, faults, false)) }
                div.field.count {
                    label for=(name) { (words.text("packs-count")) }
                    input id=(name) name=(name) value=(rows.len()) inputmode="numeric" autocomplete="off" aria-describedby={ "more-" (name) };
                    small id={ "more-" (name) } { (words.text("packs-count-say")) }
                }
                @if rows.is_empty() { (hint(words, control)) }
            }
        },
    }
}
