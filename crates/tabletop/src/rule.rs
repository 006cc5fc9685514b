//! Rules as data: what a citation points at.

use std::fmt::Debug;
use std::hash::Hash;

/// The numbered rules of one game.
///
/// Each game has its own enumeration, generated when it is built from `games/<game>/specs`, so that
/// citing a rule that does not exist does not compile.
pub trait RuleId: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// Every rule, in the order of the rulebook.
    fn all() -> &'static [Self];

    /// The place of this rule in [`RuleId::all`].
    fn index(self) -> usize;

    /// Everything written about this rule.
    fn entry(self) -> &'static RuleEntry;

    /// The number people know it by, such as `R13.1` or `A36`.
    fn id(self) -> &'static str {
        self.entry().id
    }

    /// The rule with this number, if there is one.
    fn find(id: &str) -> Option<Self> {
        Self::all().iter().copied().find(|rule| rule.id() == id)
    }
}

/// What is written about a rule: the erased form of a citation.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// The number, such as `R13.1`.
    pub id: &'static str,
    /// Headings of the group it stands in, by language (see [`crate::Language`]).
    pub group: [&'static str; 3],
    /// The heading of the printed rulebook that it restates, or what it rules upon.
    pub source: &'static str,
    /// The program does something because of it.
    pub regulates: bool,
    /// It makes a choice unavailable that somebody could try.
    pub forbids: bool,
    /// The setup option that changes its reading, with its values, the default first.
    pub option: Option<&'static str>,
    /// Title, text and reason, by language.
    pub texts: [RuleText; 3],
    /// Where the rules code cites it: file and line, relative to the game's sources.
    pub sites: &'static [(&'static str, u32)],
}

impl RuleEntry {
    /// Whether this is a ruling of ours on a silence of the rulebook.
    pub fn is_ruling(&self) -> bool {
        self.source.starts_with("ruling on ")
    }
}

/// The words of a rule in one language.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleText {
    /// A short title.
    pub title: &'static str,
    /// The normative sentences; paragraphs are separated by an empty line.
    pub body: &'static str,
    /// For a ruling, why it was ruled so; otherwise empty.
    pub reason: &'static str,
}
