//! The form of one record: its fields come from the record itself.

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

/// More words than this stand behind a fold.
const FEW_WORDS: usize = 12;

/// The most lines that a box of text shows at once.
const MOST_LINES: usize = 14;

/// One record of a private pack, to be filled in.
pub struct PackRecord<'a> {
    /// The pack.
    pub card: &'a PackCard,
    /// Its game.
    pub tile: &'a Tile,
    /// The records of the game, by which words are named that stand for one of them.
    pub desk: &'a RecordForms,
    /// The record as it is built in.
    pub entry: &'a Entry,
    /// What is to be filled in, with what stands there.
    pub controls: &'a [Control],
    /// What the pack changes in the record, as it is kept.
    pub change: &'a ContentPatch,
    /// A word for how the record was kept when the form was made, so that a change by another person is not overwritten.
    pub was: &'a str,
    /// What the checker says of what was sent.
    pub faults: &'a [Fault],
    /// Why it was refused.
    pub fault: Option<&'a Message>,
    /// Whether what was sent is shown, which is not kept yet.
    pub is_sent: bool,
    /// Whether there are parts of lists to be filled in that were only just asked for.
    pub is_grown: bool,
}

/// The page on which a record of a private pack is filled in.
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

/// The language of what stands in a field: its own, or that of the words that packs are written in.
fn tongue(control: &Control) -> &'static str {
    let tag = Language::ALL.into_iter().map(Language::tag).find(|tag| *tag == &*control.label);
    tag.unwrap_or(Language::En.tag())
}

/// What a field is called: in words where there are some, otherwise by its stable name.
fn label(words: &Words, name: &str) -> Markup {
    let language = Language::ALL.into_iter().find(|language| language.tag() == name);
    let said = |words: &Words| words.say(&Message::new("site-fact").key("fact", name));
    html! {
        @if let Some(language) = language { span lang=(language.tag()) { (own_name(language)) } }
        @else if !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit()) {
            (words.say(&Message::new("packs-part").number("number", name.parse::<u32>().unwrap_or(0))))
        }
        // In a language in which no word is spelt as its stable name, a field without words shows.
        @else if said(Words::of(Language::Hu)) == name { code { (name) } }
        @else { (capitalised(&said(words))) }
    }
}

/// The name of a field as the checker writes it.
fn in_fault(control: &Control) -> String {
    let path = control.name.get(2..).unwrap_or_default();
    path.split('.').filter(|step| !step.starts_with('#')).collect::<Vec<_>>().join(".")
}

/// The same with the numbers of parts of lists, as the checker writes them: `effects 2.visit`.
fn in_fault_numbered(control: &Control) -> String {
    control.name.get(2..).unwrap_or_default().replace(".#", " ")
}

/// Whether the checker speaks of a field.
fn is_blamed(control: &Control, faults: &[&Fault]) -> bool {
    let names = [in_fault(control), in_fault_numbered(control)];
    faults
        .iter()
        .any(|fault| fault.what.split('`').nth(1).is_some_and(|said| names.iter().any(|name| said == name)))
}

/// What is asked of a field, in signs and words.
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

/// Whether one of a few words is chosen.
fn is_select(control: &Control) -> bool {
    matches!((&control.sort, &control.wanted), (Sort::Line(_), FieldConstraints::Word(known)) if known.len() > 1)
}

/// Names the stable words that selects offer.
#[derive(Clone, Copy)]
pub(crate) struct WordNames<'a> {
    pub words: &'a Words,
    pub tile: &'a Tile,
    pub desk: &'a RecordForms,
}

impl WordNames<'_> {
    /// A word in the language of the page: the name of the record that it stands for or, without one, what the texts of the
    /// game call it.
    pub(crate) fn name(&self, word: &str) -> String {
        if word == FIELDS {
            return self.words.text("packs-fields");
        }
        match self.desk.name_of(word) {
            Some(names) => names.get(self.words.language()).to_owned(),
            // A text has no spaces in the names of its cases.
            None => self.words.say(&Message::new(self.tile.record_words).key("word", word.replace(' ', "_"))),
        }
    }
}

/// One thing to fill in.
fn filled(naming: &WordNames<'_>, control: &Control, faults: &[&Fault], changed: bool) -> Markup {
    let words = naming.words;
    let name = &control.name;
    let is_part = !control.label.is_empty() && control.label.bytes().all(|byte| byte.is_ascii_digit());
    let blamed = is_blamed(control, faults);
    // Which part of a list is meant, only the words of the checker say.
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
                // A browser drops the first line break of a box of text.
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
