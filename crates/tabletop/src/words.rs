//! Texts for people without a language: a key and its arguments.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The supported languages.
///
/// ```
/// use tabletop::Language;
///
/// assert_eq!(Language::from_tag("pl-PL"), Some(Language::Pl));
/// assert_eq!(Language::from_tag("de"), None);
/// assert_eq!(Language::ALL.map(Language::tag), ["en", "pl", "hu"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English, British spelling.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Hungarian.
    Hu,
}

impl Language {
    /// All languages, in the order of all tables with one entry per language.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::Hu];

    /// The BCP 47 tag.
    pub fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Hu => "hu",
        }
    }

    /// The language of a BCP 47 tag such as `pl-PL`, by its primary subtag, in any case; `None` if it is not supported.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }
}

/// A name or short text of the content, in every language.
///
/// Its schema is that of a line in content: from 1 to 400 characters, none of them a control character.
///
/// ```
/// use tabletop::{Language, Names};
///
/// let names = Names { en: "cheese".into(), pl: "ser".into(), hu: "sajt".into() };
/// assert_eq!(names.get(Language::Pl), "ser");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("x-order" = ["en", "pl", "hu"]))]
pub struct Names {
    /// In English.
    #[schemars(length(min = 1, max = 400), extend("format" = "line"))]
    pub en: Box<str>,
    /// In Polish.
    #[schemars(length(min = 1, max = 400), extend("format" = "line"))]
    pub pl: Box<str>,
    /// In Hungarian.
    #[schemars(length(min = 1, max = 400), extend("format" = "line"))]
    pub hu: Box<str>,
}

impl Names {
    /// The text in one language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Pl => &self.pl,
            Language::Hu => &self.hu,
        }
    }
}

/// An argument of a [`Message`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number, for counts and plurals.
    Number(i64),
    /// A stable key such as `white`: a message selects its wording by it, or shows it.
    Key(String),
    /// A name from the content, shown in the reader's language.
    Name(Arc<Names>),
    /// Another message.
    Message(Box<Message>),
    /// Several messages, joined by the list rules of the reader's language.
    List(Vec<Message>),
}

/// A text for people: a key of the localisation files, and arguments.
///
/// ```
/// use tabletop::{Arg, Message};
///
/// let message = Message::new("coins-refused").number("score", 3_u8);
/// assert_eq!(message.args, [("score", Arg::Number(3))]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The key, in the files of `locales/`.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds a number as argument.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Adds a stable key as argument.
    #[must_use]
    pub fn key(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, Arg::Key(value.into())));
        self
    }

    /// Adds a name of the content as argument.
    #[must_use]
    pub fn name(mut self, name: &'static str, value: &Arc<Names>) -> Self {
        self.args.push((name, Arg::Name(Arc::clone(value))));
        self
    }

    /// Adds a message as argument.
    #[must_use]
    pub fn message(mut self, name: &'static str, value: Message) -> Self {
        self.args.push((name, Arg::Message(Box::new(value))));
        self
    }

    /// Adds a list of messages as argument.
    #[must_use]
    pub fn list(mut self, name: &'static str, values: Vec<Message>) -> Self {
        self.args.push((name, Arg::List(values)));
        self
    }
}
