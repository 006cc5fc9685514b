//! Every page is sound HTML, says everything in one language, and leaves nobody out.

#[path = "../examples/dump/samples.rs"]
mod samples;

use std::collections::{BTreeMap, BTreeSet};

use i18n::PARTS;
use ratcatcher::Rule;
use ratcatcher::load::builtin_pack;
use tabletop::{Language, Names, RuleId};

/// A page as a row of elements, each with its parent, and the texts between them.
#[derive(Debug, Default)]
struct Page {
    elements: Vec<Element>,
    /// The element a text stands in, and the text.
    texts: Vec<(usize, String)>,
}

#[derive(Debug)]
struct Element {
    name: String,
    attributes: BTreeMap<String, String>,
    parent: Option<usize>,
}

const VOID: [&str; 6] = ["meta", "link", "input", "br", "hr", "img"];

impl Page {
    /// Reads a page strictly: every element is closed in order, every value is quoted.
    fn read(html: &str) -> Result<Self, String> {
        let mut page = Self::default();
        let mut open: Vec<usize> = Vec::new();
        let mut rest = html.strip_prefix("<!DOCTYPE html>").ok_or("no doctype")?;
        while !rest.is_empty() {
            let (text, tag) = rest.split_once('<').unwrap_or((rest, ""));
            if let (Some(&parent), false) = (open.last(), text.trim().is_empty()) {
                page.texts.push((parent, unescaped(text.trim())));
            }
            if tag.is_empty() {
                break;
            }
            let (tag, after) = tag.split_once('>').ok_or_else(|| format!("unclosed tag {tag:.40}"))?;
            rest = after;
            if let Some(name) = tag.strip_prefix('/') {
                let last = open.pop().ok_or_else(|| format!("</{name}> closes nothing"))?;
                let opened = &page.elements[last].name;
                if opened != name {
                    return Err(format!("<{opened}> is closed by </{name}>"));
                }
                continue;
            }
            let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
            let (name, attributes) = tag.split_once([' ', '\n']).unwrap_or((tag, ""));
            let element = Element {
                name: name.to_owned(),
                attributes: attributes_of(attributes)?,
                parent: open.last().copied(),
            };
            page.elements.push(element);
            if !closed && !VOID.contains(&name) {
                open.push(page.elements.len() - 1);
            }
        }
        if let Some(&last) = open.last() {
            return Err(format!("<{}> is never closed", page.elements[last].name));
        }
        Ok(page)
    }

    fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = (usize, &'a Element)> {
        self.elements.iter().enumerate().filter(move |(_, element)| element.name == name)
    }

    /// An element and what it stands in, from the inside out.
    fn ancestors(&self, index: usize) -> impl Iterator<Item = &Element> {
        std::iter::successors(Some(index), |&index| self.elements[index].parent)
            .map(|index| &self.elements[index])
    }

    fn is_inside(&self, index: usize, outer: usize) -> bool {
        std::iter::successors(Some(index), |&index| self.elements[index].parent).any(|index| index == outer)
    }

    /// The texts inside an element.
    fn text(&self, index: usize) -> String {
        self.texts
            .iter()
            .filter(|&&(parent, _)| self.is_inside(parent, index))
            .map(|(_, text)| &**text)
            .collect()
    }

    /// Texts and spoken attributes that are in the language of the page.
    fn said(&self, language: Language) -> BTreeSet<&str> {
        let own = |index| {
            let lang = self.ancestors(index).find_map(|element| element.get("lang"));
            lang == Some(language.tag())
        };
        let texts = self.texts.iter().filter(|&&(parent, _)| own(parent)).map(|(_, text)| &**text);
        let spoken = ["title", "aria-label", "placeholder", "alt", "content"];
        let attributes = self.elements.iter().enumerate().filter(|&(index, _)| own(index));
        texts
            .chain(attributes.flat_map(|(_, element)| spoken.iter().filter_map(|name| element.get(name))))
            .collect()
    }
}

impl Element {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

fn attributes_of(mut text: &str) -> Result<BTreeMap<String, String>, String> {
    let mut attributes = BTreeMap::new();
    while !text.trim().is_empty() {
        text = text.trim_start();
        let end = text.find(['=', ' ', '\n']).unwrap_or(text.len());
        let (name, after) = text.split_at(end);
        let value = if let Some(after) = after.strip_prefix('=') {
            let quoted = after.strip_prefix('"').ok_or_else(|| format!("{name} is not quoted"))?;
            let (value, after) = quoted.split_once('"').ok_or_else(|| format!("{name} is not closed"))?;
            text = after;
            unescaped(value)
        } else {
            text = after;
            String::new()
        };
        if attributes.insert(name.to_owned(), value).is_some() {
            return Err(format!("{name} stands twice in one tag"));
        }
    }
    Ok(attributes)
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Every page, with the language and what to call it in a failure.
fn every_page() -> Vec<(Language, String, Page)> {
    let pages = Language::ALL.into_iter().flat_map(|language| {
        samples::every_page(language).into_iter().map(move |(name, html)| {
            let name = format!("{name} in {}", language.tag());
            let page = Page::read(&html).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            (language, name, page)
        })
    });
    pages.collect()
}

#[test]
fn every_page_holds_together() {
    for (language, name, page) in every_page() {
        let mut ids = BTreeSet::new();
        for element in &page.elements {
            if let Some(id) = element.get("id") {
                assert!(ids.insert(id), "{name}: the id {id} stands twice");
            }
        }
        for element in &page.elements {
            for (attribute, value) in &element.attributes {
                assert!(attribute != "style" && !attribute.starts_with("on"), "{name}: {attribute} in place");
                if let Some(id) = value.strip_prefix('#').filter(|_| attribute == "href") {
                    assert!(ids.contains(id), "{name}: nothing is called {id}");
                }
                if let Some(id) = value.strip_prefix("url(#") {
                    assert!(ids.contains(id.trim_end_matches(')')), "{name}: no paint {id}");
                }
                if matches!(&**attribute, "for" | "aria-labelledby" | "aria-describedby" | "aria-controls") {
                    assert!(value.split(' ').all(|id| ids.contains(id)), "{name}: {attribute}={value}");
                }
            }
        }
        let count = |wanted| page.named(wanted).count();
        // A drawing may have a title of its own.
        let in_head = |index: &usize| page.ancestors(*index).any(|element| element.name == "head");
        let titles = page.named("title").filter(|(index, _)| in_head(index)).count();
        assert_eq!((count("h1"), count("main"), titles), (1, 1, 1), "{name}");
        let (_, html) = page.named("html").next().expect("a page has a root");
        assert_eq!(html.get("lang"), Some(language.tag()), "{name}");
        assert!(
            page.named("script")
                .all(|(index, script)| script.get("src").is_some() && page.text(index).is_empty())
        );
    }
}

#[test]
fn headings_do_not_skip_a_level() {
    for (_, name, page) in every_page() {
        let mut last = 0;
        for element in &page.elements {
            let level = match &*element.name {
                "h1" => 1,
                "h2" => 2,
                "h3" => 3,
                "h4" => 4,
                _ => continue,
            };
            assert!(level <= last + 1, "{name}: a heading of level {level} after one of level {last}");
            last = level;
        }
    }
}

#[test]
fn everything_has_a_name_for_those_who_cannot_see_it() {
    for (_, name, page) in every_page() {
        let spoken = |element: &Element| {
            element.get("aria-label").is_some() || element.get("aria-labelledby").is_some()
        };
        for (index, element) in page.elements.iter().enumerate() {
            let named = match &*element.name {
                "svg" | "img" => page.ancestors(index).any(|element| {
                    element.get("aria-hidden") == Some("true")
                        || (element.get("role") == Some("img") && spoken(element))
                }),
                "input" if element.get("type") == Some("hidden") => true,
                "input" | "select" | "textarea" => {
                    let id = element.get("id");
                    spoken(element)
                        || page.ancestors(index).any(|element| element.name == "label")
                        || page.named("label").any(|(_, label)| id.is_some() && label.get("for") == id)
                }
                "a" | "button" | "summary" | "legend" | "h1" | "h2" | "h3" | "th" => {
                    spoken(element) || !page.text(index).is_empty()
                }
                "nav" => spoken(element),
                "fieldset" => page.named("legend").any(|(_, legend)| legend.parent == Some(index)),
                _ => true,
            };
            assert!(named, "{name}: <{}> has no name: {:?}", element.name, element.attributes);
        }
    }
}

/// Texts of one line, by key, in one language.
fn texts(language: Language) -> BTreeMap<&'static str, &'static str> {
    let sources = PARTS.iter().map(|part| part.source(language));
    let lines = sources.flat_map(str::lines).filter_map(|line| line.split_once(" = "));
    lines.filter(|(key, text)| !key.starts_with([' ', '#']) && !text.contains('{')).collect()
}

#[test]
fn a_page_speaks_one_language() {
    let pack = builtin_pack();
    let content = &pack.content;
    let mut names: Vec<&Names> = pack.records.iter().filter_map(|record| record.name.as_deref()).collect();
    names.extend(content.ratcatchers.iter().map(|board| &*board.text));
    names.extend(
        content.nemeses.iter().flat_map(|board| [&*board.text, &*board.ability.name, &*board.ability.text]),
    );
    let english = texts(Language::En);
    for (language, name, page) in every_page() {
        let said = page.said(language);
        let key = |text: &&&str| text.starts_with("site-") && !text.contains(' ');
        assert_eq!(said.iter().find(key), None, "{name} shows a key");
        if language == Language::En {
            continue;
        }
        let own = texts(language);
        let ours: BTreeSet<&str> = own.values().copied().collect();
        let texts = english.iter().filter(|(key, text)| own.get(*key) != Some(*text)).map(|(_, text)| *text);
        let titles = Rule::all().iter().map(|rule| &rule.entry().texts);
        let titles = titles
            .filter(|texts| texts[0].title != texts[language as usize].title)
            .map(|texts| texts[0].title);
        let names = names.iter().filter(|names| *names.en != *names.get(language)).map(|names| &*names.en);
        for foreign in texts.chain(titles).chain(names).filter(|text| !ours.contains(text)) {
            assert!(!said.contains(foreign), "{name} says {foreign:?}");
        }
    }
}

#[test]
fn pages_are_small() {
    // Before compression, which makes about a quarter of it.
    const MOST: usize = 100 * 1024;
    // What all pages share, and what a game adds; browsers keep both.
    assert!(web::STYLE.len() < MOST * 5 / 4, "{}", web::STYLE.len());
    for sheet in web::sheets() {
        assert!(sheet.text.len() < MOST, "the sheet of {} has {} bytes", sheet.game, sheet.text.len());
    }
    // The faces of a page in English, in bytes that nothing compresses further.
    let face = |language| web::faces_of(language).map(|face| face.bytes.len()).sum::<usize>();
    assert!(face(Language::En) < 32 * 1024, "{}", face(Language::En));
    assert!(Language::ALL.into_iter().all(|language| face(language) < 48 * 1024));
    for language in Language::ALL {
        for (name, html) in samples::every_page(language) {
            // The rulebook is a book; a table carries the pictures of its cards.
            let most = match name {
                "rules" => 4 * MOST,
                "everdell" | "everdell-ours" => 2 * MOST,
                _ => MOST,
            };
            assert!(html.len() < most, "{name} has {} bytes", html.len());
        }
    }
}

#[test]
fn drawings_carry_no_styles_of_their_own() {
    assert!(web::STYLE.contains("@layer art"));
    assert!(!web::STYLE.contains("/*"));
    for scene in ["hero", "ratcatcher", "mystics", "everdell"] {
        let drawing = web::art::scene(scene).into_string();
        assert!(drawing.starts_with("<svg"), "{scene}");
        assert!(!drawing.contains("style="), "{scene}");
        for id in web::art::pointed_at(&drawing).filter(|id| !id.starts_with("sc-")) {
            assert!(web::art::symbol(id).starts_with("<symbol"), "{scene} points at {id}");
        }
    }
    for id in ["cheese", "g-waves", "hatch", "lamp-light", "i-book"] {
        assert!(web::art::symbol(id).contains(&format!("id=\"{id}\"")), "{id}");
    }
    assert_eq!(web::art::symbol("favicon"), "");
}

/// Symbols are hidden where they stand, and browsers paint with no gradient of what is hidden.
#[test]
fn gradients_stand_behind_their_symbol() {
    assert!(web::STYLE.contains(".sprite>symbol{display:none}"));
    for id in ["vw-rose", "ev-expedition"] {
        let (symbol, paints) = web::art::symbol(id).split_once("</symbol>").expect("a symbol");
        assert!(symbol.contains("url(#") && !symbol.contains("Gradient"), "{symbol}");
        assert!(paints.contains("Gradient"), "{id} has a gradient");
    }
}
