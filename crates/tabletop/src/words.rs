//! Words for people, kept apart from any language: a key and its arguments.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// The languages Hedgerow speaks.
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
    /// Every language, in the order of every three-part table.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::Hu];

    /// The BCP 47 tag.
    pub fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Hu => "hu",
        }
    }

    /// The language of a BCP 47 tag such as `pl-PL`, by its first part.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }
}

/// A name or short text of the content, in every language.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// In English.
    pub en: Box<str>,
    /// In Polish.
    pub pl: Box<str>,
    /// In Hungarian.
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
    /// A number, for counting and plurals.
    Number(i64),
    /// A stable key such as `white`, for a message to select its wording by, or to show as it is.
    Key(String),
    /// A name from the content, shown in the reader's language.
    Name(Arc<Names>),
    /// Another message.
    Message(Box<Message>),
    /// Several messages, joined as the reader's language joins a list.
    List(Vec<Message>),
}

/// A text for people: a key into the localisation files and what fills its places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The key in `locales/`.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Adds a stable key.
    #[must_use]
    pub fn key(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, Arg::Key(value.into())));
        self
    }

    /// Adds a name from the content.
    #[must_use]
    pub fn name(mut self, name: &'static str, value: &Arc<Names>) -> Self {
        self.args.push((name, Arg::Name(Arc::clone(value))));
        self
    }

    /// Adds a message.
    #[must_use]
    pub fn message(mut self, name: &'static str, value: Message) -> Self {
        self.args.push((name, Arg::Message(Box::new(value))));
        self
    }

    /// Adds a list of messages.
    #[must_use]
    pub fn list(mut self, name: &'static str, values: Vec<Message>) -> Self {
        self.args.push((name, Arg::List(values)));
        self
    }
}
