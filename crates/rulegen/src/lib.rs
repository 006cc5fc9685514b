//! Generates the `Rule` type of a game from its rule books, in its build script.
//!
//! `specs/en.md` is the master; `specs/<language>.md` are translations with the same numbers. [`build`] writes an
//! enumeration `Rule` with one variant per rule, so a citation of a rule that does not exist does not compile. For
//! each rule it also writes the places in the sources that cite it, which coverage counts.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The languages of the translations, in the order of the kernel's tables.
const TRANSLATIONS: [&str; 2] = ["pl", "hu"];

/// An error of a rule book.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// A file could not be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// A line does not follow the format.
    #[error("{book}:{line}: {what}")]
    Line {
        /// The book.
        book: String,
        /// The line, from one.
        line: usize,
        /// The fault, in words.
        what: String,
    },
    /// A translation does not have the same rules in the same order.
    #[error("{book}: rule {index} is {found}, but in English it is {expected}")]
    Differs {
        /// The book.
        book: String,
        /// The position in the order, from one.
        index: usize,
        /// The rule in the translation.
        found: String,
        /// The rule in the master.
        expected: String,
    },
}

/// One rule of a book.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The number, such as `R13.1`.
    pub id: String,
    /// The heading of its group.
    pub group: String,
    /// Its title.
    pub title: String,
    /// The heading of the printed rulebook; only in the master.
    pub source: String,
    /// The words after `Kind:`; only in the master.
    pub kinds: Vec<String>,
    /// The setup option it describes; only in the master.
    pub option: String,
    /// The normative text.
    pub body: String,
    /// For rulings, the reason.
    pub reason: String,
}

/// Parses one book.
///
/// # Errors
/// The first line that does not follow the format.
pub fn parse(book: &str, text: &str) -> Result<Vec<Rule>, Fault> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut group = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let fault = |what: &str| Fault::Line { book: book.to_owned(), line: number, what: what.to_owned() };
        let line = line.trim_end();
        if let Some(heading) = line.strip_prefix("### ") {
            let (id, title) =
                heading.split_once(' ').ok_or_else(|| fault("a rule needs a number and a title"))?;
            let digits = id.trim_start_matches(|c: char| c.is_ascii_uppercase());
            if !(1..=2).contains(&(id.len() - digits.len()))
                || !digits.chars().all(|c| c.is_ascii_digit() || c == '.')
            {
                return Err(fault("a rule's number is one or two letters and digits, such as R13.1"));
            }
            if rules.iter().any(|rule| rule.id == id) {
                return Err(fault("this rule stands here twice"));
            }
            rules.push(Rule {
                id: id.to_owned(),
                title: title.trim().to_owned(),
                group: group.clone(),
                ..Rule::default()
            });
        } else if let Some(heading) = line.strip_prefix("## ") {
            heading.trim().clone_into(&mut group);
        } else if let Some(rule) = rules.last_mut() {
            if let Some(source) = line.strip_prefix("- Source:") {
                source.trim().clone_into(&mut rule.source);
            } else if let Some(kinds) = line.strip_prefix("- Kind:") {
                rule.kinds = kinds.split(',').map(|kind| kind.trim().to_owned()).collect();
                if rule.kinds.iter().any(|kind| !matches!(kind.as_str(), "defines" | "regulates" | "forbids"))
                {
                    return Err(fault("a kind is defines, regulates or forbids"));
                }
            } else if let Some(option) = line.strip_prefix("- Option:") {
                option.trim().clone_into(&mut rule.option);
            } else if let Some(reason) = line.strip_prefix('>') {
                append(&mut rule.reason, reason.trim());
            } else {
                append(&mut rule.body, line);
            }
        }
    }
    for rule in &mut rules {
        rule.body.truncate(rule.body.trim_end().len());
        rule.reason.truncate(rule.reason.trim_end().len());
    }
    Ok(rules)
}

/// Appends a line to a text: empty lines separate paragraphs, other line ends become spaces.
fn append(text: &mut String, line: &str) {
    if line.is_empty() {
        if !text.is_empty() && !text.ends_with("\n\n") {
            text.push_str("\n\n");
        }
    } else {
        if !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        }
        text.push_str(line);
    }
}

/// Writes `$OUT_DIR/rules.rs` for a game, from inside its build script.
///
/// `specs` is the folder of the rule books and `sources` that of the game's sources, both relative to the crate.
///
/// # Errors
/// If a book cannot be read or does not follow the format, or a translation differs from the master.
pub fn build(game: &str, specs: &str, sources: &str) -> Result<(), Fault> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let specs = root.join(specs);
    let master_path = specs.join("en.md");
    let master = parse(game, &read(&master_path)?)?;
    let mut translations = Vec::new();
    for language in TRANSLATIONS {
        let path = specs.join(format!("{language}.md"));
        let book = format!("{language}/{game}");
        let translation = parse(&book, &read(&path)?)?;
        let pairs = master.iter().map(Some).chain(std::iter::repeat(None));
        let found = translation.iter().map(Some).chain(std::iter::repeat(None));
        let longest = master.len().max(translation.len());
        for (index, (expected, found)) in (1..).zip(pairs.zip(found).take(longest)) {
            let id = |rule: Option<&Rule>| rule.map_or_else(|| "missing".to_owned(), |rule| rule.id.clone());
            if id(expected) != id(found) {
                return Err(Fault::Differs { book, index, found: id(found), expected: id(expected) });
            }
        }
        translations.push(translation);
    }
    let sources = root.join(sources);
    let sites = find_sites(&sources)?;
    println!("cargo::rerun-if-changed={}", specs.display());
    println!("cargo::rerun-if-changed={}", sources.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("rules.rs");
    fs::write(&out, generate(&master, &translations, &sites))
        .map_err(|source| Fault::File { path: out, source })
}

fn read(path: &Path) -> Result<String, Fault> {
    fs::read_to_string(path).map_err(|source| Fault::File { path: path.to_owned(), source })
}

/// The places that cite each rule, by variant name.
type Sites = BTreeMap<String, Vec<(String, usize)>>;

/// Finds every `Rule::X` in the sources of a folder, outside comments and test modules.
fn find_sites(folder: &Path) -> Result<Sites, Fault> {
    let mut sites = Sites::new();
    let mut open = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = open.pop() {
        let entries = fs::read_dir(&folder).map_err(|source| Fault::File { path: folder.clone(), source })?;
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    for file in files {
        let text = read(&file)?;
        let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim_start().starts_with("#[cfg(test)]") {
                break;
            }
            if line.trim_start().starts_with("//") {
                continue;
            }
            for part in line.split("Rule::").skip(1) {
                let variant: String =
                    part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
                if variant.starts_with(|c: char| c.is_ascii_uppercase())
                    && variant.contains(|c: char| c.is_ascii_digit())
                {
                    sites.entry(variant).or_default().push((name.clone(), number));
                }
            }
        }
    }
    Ok(sites)
}

/// The variant of a rule: `R13.1` becomes `R13_1`.
fn variant(id: &str) -> String {
    id.replace('.', "_")
}

fn generate(master: &[Rule], translations: &[Vec<Rule>], sites: &Sites) -> String {
    let mut code = String::from(
        "/// The numbered rules of the game; see the rule book in the game's `specs/`.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n#[repr(u16)]\npub enum Rule {\n",
    );
    // Writing to a string cannot fail.
    for rule in master {
        let _ = writeln!(code, "    #[doc = {:?}]\n    {},", rule.title, variant(&rule.id));
    }
    code.push_str("}\n\nimpl tabletop::RuleId for Rule {\n    fn all() -> &'static [Self] {\n        &[\n");
    for rule in master {
        let _ = writeln!(code, "            Self::{},", variant(&rule.id));
    }
    code.push_str(
        "        ]\n    }\n\n    fn index(self) -> usize {\n        self as usize\n    }\n\n    \
         fn entry(self) -> &'static tabletop::RuleEntry {\n        &ENTRIES[self as usize]\n    }\n}\n\n",
    );
    let _ = writeln!(code, "static ENTRIES: [tabletop::RuleEntry; {}] = [", master.len());
    for (index, rule) in master.iter().enumerate() {
        let said: Vec<&Rule> =
            std::iter::once(rule).chain(translations.iter().filter_map(|book| book.get(index))).collect();
        let groups: Vec<&str> = said.iter().map(|rule| rule.group.as_str()).collect();
        let option =
            if rule.option.is_empty() { "None".to_owned() } else { format!("Some({:?})", rule.option) };
        let kind = |kind: &str| rule.kinds.iter().any(|found| found == kind);
        let _ = writeln!(
            code,
            "    tabletop::RuleEntry {{ id: {:?}, group: {groups:?}, source: {:?}, regulates: {}, forbids: {}, option: {option}, texts: [",
            rule.id,
            rule.source,
            kind("regulates") || kind("forbids"),
            kind("forbids"),
        );
        for rule in said {
            let _ = writeln!(
                code,
                "        tabletop::RuleText {{ title: {:?}, body: {:?}, reason: {:?} }},",
                rule.title, rule.body, rule.reason
            );
        }
        let sites = sites.get(&variant(&rule.id)).map_or(&[][..], Vec::as_slice);
        let _ = writeln!(code, "    ], sites: &{sites:?} }},");
    }
    code.push_str("];\n");
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Game\n\n## R1 Goal\n\n### R1.1 Ten win\n- Source: CEL GRY\n- Kind: regulates, forbids\n\nTen\nwin.\n\nAt once.\n\n### A1 Next to\n- Source: ruling on R4.1\n- Kind: regulates\n\nJoined.\n\n> Same test.\n";

    #[test]
    fn a_book_is_read() {
        let rules = parse("game", BOOK).unwrap();
        assert_eq!(rules.len(), 2);
        assert_eq!(rules[0].body, "Ten win.\n\nAt once.");
        assert_eq!(rules[0].kinds, ["regulates", "forbids"]);
        assert_eq!(rules[1].reason, "Same test.");
        assert_eq!(rules[1].group, "R1 Goal");
    }

    #[test]
    fn a_rule_that_stands_twice_is_refused() {
        let twice = format!("{BOOK}\n### R1.1 Again\n");
        assert!(matches!(parse("game", &twice), Err(Fault::Line { .. })));
    }

    #[test]
    fn an_unknown_kind_is_refused() {
        let unknown = BOOK.replace("regulates, forbids", "suggests");
        assert!(matches!(parse("game", &unknown), Err(Fault::Line { line: 7, .. })));
    }
}
