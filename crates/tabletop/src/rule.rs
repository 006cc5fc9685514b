//! Rules as data.

use std::fmt::Debug;
use std::hash::Hash;

/// The numbered rules of one game.
///
/// Each game has its own enumeration, which the build generates from `games/<game>/specs`, so citing a rule that
/// does not exist does not compile.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::Rule;
/// use tabletop::RuleId;
///
/// assert_eq!(Rule::find("C2"), Some(Rule::C2));
/// assert_eq!(Rule::all()[Rule::C3.index()].id(), "C3");
/// ```
pub trait RuleId: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// All rules, in the order of the rulebook.
    fn all() -> &'static [Self];

    /// The index of this rule in [`RuleId::all`].
    fn index(self) -> usize;

    /// The texts and properties of this rule.
    fn entry(self) -> &'static RuleEntry;

    /// Its number, such as `R13.1` or `A36`.
    fn id(self) -> &'static str {
        self.entry().id
    }

    /// The rule with this number.
    fn find(id: &str) -> Option<Self> {
        Self::all().iter().copied().find(|rule| rule.id() == id)
    }
}

/// The texts and properties of a rule, without the type of its game.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// The number, such as `R13.1`.
    pub id: &'static str,
    /// The heading of its group in each language, in the order of [`Language::ALL`](crate::Language::ALL).
    pub group: [&'static str; 3],
    /// The heading of the printed rulebook that it restates; for a ruling, `ruling on` and its subject.
    pub source: &'static str,
    /// Whether the program acts on it: it must be cited and must act in a scenario.
    pub regulates: bool,
    /// Whether it makes a choice unavailable: it must refuse one in a scenario.
    pub forbids: bool,
    /// The setup option that changes its reading, with its values; the default is first.
    pub option: Option<&'static str>,
    /// Title, text and reason in each language, in the order of [`Language::ALL`](crate::Language::ALL).
    pub texts: [RuleText; 3],
    /// The places that cite it: file and line, relative to the sources of the game.
    pub sites: &'static [(&'static str, u32)],
}

impl RuleEntry {
    /// Whether it is a ruling of this project where the rulebook is silent.
    pub fn is_ruling(&self) -> bool {
        self.source.starts_with("ruling on ")
    }
}

/// The texts of a rule in one language.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleText {
    /// A short title.
    pub title: &'static str,
    /// The rule; paragraphs are separated by an empty line.
    pub body: &'static str,
    /// For a ruling, its reason; otherwise empty.
    pub reason: &'static str,
}
