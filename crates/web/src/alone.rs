//! Drawings as standalone files.
//!
//! The drawings of pages take their colours from style sheets, by classes and custom properties. A file has no style
//! sheet, and image viewers support neither `var()` nor `light-dark()`. So classes become attributes here, colours
//! become those of the light theme, and symbols are inlined.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::art::symbol;
use crate::{STYLE, sheets};

/// The style properties that are valid as attributes in a drawing.
const PROPERTIES: [&str; 15] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "opacity",
    "overflow",
    "paint-order",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
];

/// The face of headings, with fallbacks.
pub const SERIF: &str = "Fraunces, Palatino, Georgia, serif";
/// The face of text, with fallbacks.
pub const SANS: &str = "Cabin, Carlito, Ubuntu, sans-serif";

/// Attributes that are dropped: they have no meaning in a file.
const DROPPED: [&str; 5] = ["class", "role", "focusable", "tabindex", "aria-hidden"];

/// The deepest nesting of references between symbols.
const DEEPEST: usize = 8;

/// A declaration of a style rule whose selector consists of classes.
#[derive(Debug)]
struct Declared {
    /// The classes of the ancestors, outermost first, and last those of the element itself.
    path: Vec<Vec<String>>,
    /// The specificity (number of classes) and the position in the sheet; the greater pair wins.
    rank: (usize, usize),
    property: String,
    value: String,
}

/// The declarations for classes, and the values of custom properties in the light theme.
#[derive(Debug, Default)]
struct Styles {
    values: HashMap<String, String>,
    /// The declarations, by the first class of the element itself.
    classes: HashMap<String, Vec<Declared>>,
}

/// The styles of each game by name; the empty name has those of all pages.
static STYLES: LazyLock<BTreeMap<&'static str, Styles>> = LazyLock::new(|| {
    let mut all = BTreeMap::from([("", Styles::of(&[STYLE]))]);
    all.extend(sheets().iter().map(|sheet| (sheet.game, Styles::of(&[STYLE, sheet.text]))));
    all
});

impl Styles {
    fn of(sheets: &[&str]) -> Self {
        let mut styles = Self::default();
        let mut place = 0;
        for sheet in sheets {
            styles.read(sheet, &mut place);
        }
        styles
    }

    /// Reads the rules of a sheet whose selectors consist of classes or select the whole page.
    fn read(&mut self, sheet: &str, place: &mut usize) {
        let mut rest = sheet;
        while let Some(open) = rest.find('{') {
            let head = rest[..open].rsplit([';', '}']).next().unwrap_or_default().trim();
            let Some(length) = paired(&rest[open..], '{', '}') else { return };
            let body = &rest[open + 1..open + length];
            if head.starts_with("@layer") {
                self.read(body, place);
            } else if !head.starts_with('@') {
                for selector in head.split(',').map(str::trim) {
                    self.rule(selector, body, place);
                }
            }
            rest = &rest[open + length + 1..];
        }
    }

    fn rule(&mut self, selector: &str, body: &str, place: &mut usize) {
        let path = classes_of(selector);
        let own = path.as_ref().and_then(|path| path.last()?.first().cloned());
        if own.is_none() && selector != ":root" {
            return;
        }
        // Nested rules select other elements.
        let body = body.split('{').next().unwrap_or_default();
        for declaration in body.split(';') {
            let Some((property, value)) = declaration.split_once(':') else { continue };
            let (property, value) = (property.trim(), by_day(value.trim()));
            match (&path, &own) {
                (Some(path), Some(own)) => {
                    for (property, value) in as_attributes(property, value) {
                        *place += 1;
                        let rank = (path.iter().map(Vec::len).sum(), *place);
                        let declared = Declared { path: path.clone(), rank, property, value };
                        self.classes.entry(own.clone()).or_default().push(declared);
                    }
                }
                _ if property.starts_with("--") => {
                    self.values.entry(property.to_owned()).or_insert(value);
                }
                _ => {}
            }
        }
    }

    /// The declarations for an element that has the last of these classes, inside elements with the others.
    fn declared(&self, all: &[Vec<&str>]) -> Vec<&Declared> {
        let Some((own, around)) = all.split_last() else { return Vec::new() };
        let has = |classes: &[&str], named: &[String]| named.iter().all(|one| classes.contains(&&**one));
        let holds = |declared: &&Declared| {
            let Some((last, before)) = declared.path.split_last() else { return false };
            let mut outer = around.iter();
            has(own, last) && before.iter().all(|named| outer.any(|classes| has(classes, named)))
        };
        let mut found: Vec<&Declared> =
            own.iter().filter_map(|class| self.classes.get(*class)).flatten().filter(holds).collect();
        found.sort_by_key(|declared| declared.rank);
        found
    }

    /// A value with its custom properties resolved; `None` if one of them is unknown.
    fn resolved(&self, value: &str, own: &Own) -> Option<String> {
        let Some(at) = value.find("var(") else { return Some(value.to_owned()) };
        let end = at + 3 + parenthesis(&value[at + 3..])?;
        let inside = &value[at + 4..end];
        let (name, fallback) = match inside.split_once(',') {
            Some((name, fallback)) => (name.trim(), Some(fallback.trim())),
            None => (inside.trim(), None),
        };
        let found = own.get(name).or_else(|| self.values.get(name)).map(String::as_str).or(fallback)?;
        self.resolved(&format!("{}{found}{}", &value[..at], &value[end + 1..]), own)
    }
}

/// The custom properties that ancestors have set.
type Own = HashMap<String, String>;

/// The classes of a selector; `None` if it selects by anything else.
fn classes_of(selector: &str) -> Option<Vec<Vec<String>>> {
    let compound = |text: &str| -> Option<Vec<String>> {
        let named = text.strip_prefix('.')?.split('.');
        let is_class = |name: &str| {
            !name.is_empty() && name.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign))
        };
        named.map(|name| is_class(name).then(|| name.to_owned())).collect()
    };
    selector.split_whitespace().map(compound).collect::<Option<Vec<_>>>().filter(|path| !path.is_empty())
}

/// A declaration as attributes; empty if it has no meaning in a drawing.
fn as_attributes(property: &str, value: String) -> Vec<(String, String)> {
    if property == "font" {
        let family = if value.contains("--serif") { SERIF } else { SANS };
        let mut all = vec![("font-family".to_owned(), family.to_owned())];
        for part in value.split_whitespace() {
            let size = part.split('/').next().unwrap_or_default();
            if let Some(size) = size.strip_suffix("px") {
                all.push(("font-size".to_owned(), size.to_owned()));
            } else if part.parse::<u16>().is_ok() {
                all.push(("font-weight".to_owned(), part.to_owned()));
            }
        }
        return all;
    }
    let is_kept = property.starts_with("--") || PROPERTIES.contains(&property);
    if is_kept { vec![(property.to_owned(), value)] } else { Vec::new() }
}

fn parenthesis(text: &str) -> Option<usize> {
    paired(text, '(', ')')
}

fn paired(text: &str, open: char, close: char) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, sign) in text.char_indices() {
        if sign == open {
            depth += 1;
        } else if sign == close {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

/// A value with the colours of the light theme.
fn by_day(value: &str) -> String {
    let Some(at) = value.find("light-dark(") else { return value.to_owned() };
    let Some(length) = parenthesis(&value[at + 10..]) else { return value.to_owned() };
    let inside = &value[at + 11..at + 10 + length];
    let day = inside.split(',').next().unwrap_or_default().trim();
    by_day(&format!("{}{day}{}", &value[..at], &value[at + 11 + length..]))
}

/// A drawing of a game as a standalone file, of a width and a height in units. `body` is markup as in pages; `words`
/// describe the picture.
pub fn standalone(game: &str, (width, height): (u32, u32), words: &str, body: &str) -> String {
    let all = &*STYLES;
    let Some(styles) = all.get(game).or_else(|| all.get("")) else { return String::new() };
    let mut drawing = Drawing { styles, out: String::with_capacity(body.len() * 4), wanted: BTreeSet::new() };
    drawing.write(body, &Own::new(), &mut Vec::new(), 0);
    let mut defined = BTreeSet::new();
    let mut defs = String::new();
    // A definition may refer to others.
    while let Some(id) = drawing.wanted.difference(&defined).next().cloned() {
        let mut one = Drawing { styles, out: String::new(), wanted: BTreeSet::new() };
        one.write(symbol(&id), &Own::new(), &mut Vec::new(), 0);
        defs.push_str(&one.out);
        drawing.wanted.extend(one.wanted);
        defined.insert(id);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" aria-label=\"{0}\"><title>{0}</title><defs>{defs}</defs>{1}</svg>",
        escaped(words),
        drawing.out
    )
}

/// Text escaped for attributes and between tags.
pub fn escaped(text: &str) -> String {
    // Omit characters that XML forbids.
    let text: String = text.chars().filter(|sign| !sign.is_control()).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A tag with its attributes.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
    is_empty: bool,
}

impl<'a> Tag<'a> {
    /// Parses a tag without its angle brackets.
    fn read(text: &'a str) -> Self {
        let is_empty = text.ends_with('/');
        let text = text.trim_end_matches('/');
        let name = text.split_whitespace().next().unwrap_or_default();
        let mut attributes = Vec::new();
        let mut rest = &text[name.len()..];
        while let Some((before, after)) = rest.split_once('=') {
            let after = after.trim_start();
            let Some(value) = after.strip_prefix('"').and_then(|after| after.split('"').next()) else {
                break;
            };
            attributes.push((before.trim(), value));
            rest = &after[value.len() + 2..];
        }
        Self { name, attributes, is_empty }
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(own, _)| *own == name).map(|&(_, value)| value)
    }
}

/// The writer of a drawing.
struct Drawing<'s> {
    styles: &'s Styles,
    out: String,
    /// The gradients and other definitions that it refers to.
    wanted: BTreeSet<String>,
}

impl Drawing<'_> {
    /// Writes markup. `classes` are those of its ancestors, outermost first.
    fn write<'m>(&mut self, markup: &'m str, own: &Own, classes: &mut Vec<Vec<&'m str>>, depth: usize) {
        let mut around: Vec<Own> = vec![own.clone()];
        let mut rest = markup;
        // Symbols are inlined, so the end tag of a `use` is dropped.
        let mut inlined = false;
        while let Some(at) = rest.find('<') {
            self.out.push_str(&rest[..at]);
            let Some(length) = rest[at..].find('>') else { break };
            let text = &rest[at + 1..at + length];
            rest = &rest[at + length + 1..];
            if text.starts_with('!') || text.starts_with('?') {
                continue;
            }
            if text.starts_with('/') {
                if inlined && text == "/use" {
                    inlined = false;
                    continue;
                }
                around.pop();
                classes.pop();
                let _ = write!(self.out, "<{text}>");
                continue;
            }
            let tag = Tag::read(text);
            let mut own = around.last().cloned().unwrap_or_default();
            classes.push(tag.get("class").unwrap_or_default().split_whitespace().collect());
            let set = self.attributes(&tag, classes, &mut own);
            let symbol = tag.get("href").and_then(|href| href.strip_prefix('#')).map(symbol);
            if tag.name == "use"
                && let Some(symbol) = symbol.filter(|symbol| !symbol.is_empty())
            {
                if depth < DEEPEST {
                    self.inline(&tag, &set, symbol, &own, classes, depth);
                }
                classes.pop();
                inlined = !tag.is_empty;
                continue;
            }
            let _ = write!(self.out, "<{}", tag.name);
            for (name, value) in &set {
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
            self.out.push_str(if tag.is_empty { "/>" } else { ">" });
            if tag.is_empty {
                classes.pop();
            } else {
                around.push(own);
            }
        }
        self.out.push_str(rest);
    }

    /// The attributes of an element, including those of its classes; custom properties for descendants go to `own`.
    fn attributes(
        &mut self,
        tag: &Tag<'_>,
        classes: &[Vec<&str>],
        own: &mut Own,
    ) -> BTreeMap<String, String> {
        let declared = self.styles.declared(classes);
        for one in declared.iter().filter(|one| one.property.starts_with("--")) {
            if let Some(value) = self.styles.resolved(&one.value, own) {
                own.insert(one.property.clone(), value);
            }
        }
        let mut set = BTreeMap::new();
        for &(name, value) in &tag.attributes {
            let is_for_pages =
                DROPPED.contains(&name) || name.starts_with("data-") || name.starts_with("aria-");
            if !is_for_pages && let Some(value) = self.styles.resolved(value, own) {
                set.insert(name.to_owned(), value);
            }
        }
        for one in declared.iter().filter(|one| !one.property.starts_with("--")) {
            if let Some(value) = self.styles.resolved(&one.value, own) {
                set.insert(one.property.clone(), value);
            }
        }
        for value in set.values() {
            for part in value.split("url(#").skip(1) {
                let id = part.split(')').next().unwrap_or_default();
                if !symbol(id).is_empty() {
                    self.wanted.insert(id.to_owned());
                }
            }
        }
        set
    }

    /// Inlines a symbol.
    fn inline<'m>(
        &mut self,
        tag: &Tag<'_>,
        set: &BTreeMap<String, String>,
        symbol: &'static str,
        own: &Own,
        classes: &[Vec<&'m str>],
        depth: usize,
    ) {
        let (Some(end), Some((symbol, paints))) = (symbol.find('>'), symbol.split_once("</symbol>")) else {
            return;
        };
        let head = Tag::read(symbol[..end].trim_start_matches('<'));
        let mut own = own.clone();
        let mut classes: Vec<Vec<&'m str>> = classes.to_vec();
        classes.push(head.get("class").unwrap_or_default().split_whitespace().collect());
        let of = self.attributes(&head, &classes, &mut own);
        self.out.push_str("<g");
        for (name, value) in set.iter().filter(|(name, _)| !GEOMETRY.contains(&&***name)) {
            let _ = write!(self.out, " {name}=\"{value}\"");
        }
        self.out.push_str("><svg");
        for name in GEOMETRY.into_iter().filter(|name| *name != "href") {
            if let Some(value) = tag.get(name) {
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
        }
        let overflow = of.get("overflow").map_or("visible", String::as_str);
        let _ = write!(
            self.out,
            " viewBox=\"{}\" overflow=\"{overflow}\">",
            head.get("viewBox").unwrap_or("0 0 64 64")
        );
        self.write(&symbol[end + 1..], &own, &mut classes, depth + 1);
        self.write(paints, &own, &mut classes, depth + 1);
        self.out.push_str("</svg></g>");
    }
}

/// The attributes of a `use` that the inlined symbol takes.
const GEOMETRY: [&str; 5] = ["x", "y", "width", "height", "href"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_needs_no_style_sheet() {
        let body = "<g class=\"deco\"><use href=\"#leaf\" x=\"1\" y=\"2\" width=\"64\" height=\"64\"></use>\
                    <path class=\"k\" d=\"M0 0H9\"/><rect fill=\"url(#g-flags)\" width=\"9\" height=\"9\"/></g>";
        let file = standalone("", (100, 50), "a < b", body);
        for foreign in ["class=", "var(", "light-dark", "<use", "style="] {
            assert!(!file.contains(foreign), "{foreign}: {file}");
        }
        assert!(file.contains("fill=\"#2a1f18\"") && file.contains("stroke-width=\"4.2\""), "{file}");
        assert!(file.contains("id=\"g-flags\"") && file.contains("a &lt; b"), "{file}");
    }

    #[test]
    fn what_an_element_sets_reaches_what_stands_inside() {
        let styles = Styles::of(&[
            ":root{--a: light-dark(#111, #222)}@media print{.q{fill:red}}@layer x{.q{fill:var(--b, var(--a))}.p{--b:blue}.q .r{fill:green}}",
        ]);
        let mut drawing = Drawing { styles: &styles, out: String::new(), wanted: BTreeSet::new() };
        let body = "<i class=\"q\"/><g class=\"p\"><i class=\"q\"/></g><i class=\"q\"/><i class=\"r\"/><g class=\"q\"><i class=\"r\"/></g>";
        drawing.write(body, &Own::new(), &mut Vec::new(), 0);
        let drawn = "<i fill=\"#111\"/><g><i fill=\"blue\"/></g><i fill=\"#111\"/><i/><g fill=\"#111\"><i fill=\"green\"/></g>";
        assert_eq!(drawing.out, drawn);
    }
}
