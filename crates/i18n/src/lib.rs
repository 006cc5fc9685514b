//! The texts of the program, in English, Polish and Hungarian.
//!
//! Other crates build [`Message`]s, a key and arguments. Texts are Fluent files, `locales/<language>/<part>.ftl` and
//! `games/<game>/locales/<language>/<part>.ftl`, compiled into the program.

#![forbid(unsafe_code)]

mod numbers;

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabletop::{Arg, Language, Message};
use unic_langid::{LanguageIdentifier, langid};

/// A file of texts that exists in every language.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    /// The name of the file without its extension; `<game>/<name>` for the file of a game.
    pub name: &'static str,
    /// The contents of the file in each language, in the order of [`Language::ALL`].
    pub sources: [&'static str; 3],
}

impl Part {
    /// The contents of the file in one language.
    pub fn source(&self, language: Language) -> &'static str {
        self.sources[language as usize]
    }
}

/// The text with its first letter capitalised.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// All files of texts; those that all games share come first.
pub const PARTS: &[Part] = include!(concat!(env!("OUT_DIR"), "/parts.rs"));

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

static WORDS: [LazyLock<Words>; 3] = [
    LazyLock::new(|| Words::read(Language::En)),
    LazyLock::new(|| Words::read(Language::Pl)),
    LazyLock::new(|| Words::read(Language::Hu)),
];

impl Words {
    /// The texts of a language, parsed once per process.
    pub fn of(language: Language) -> &'static Self {
        &WORDS[language as usize]
    }

    /// The language of these texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message; its key if the message does not exist.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        self.format(message.key, &args)
    }

    /// The text of a message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// Formats an integer.
    pub fn number(&self, number: i64) -> String {
        numbers::whole(self.language, number)
    }

    /// Formats a number with one decimal.
    pub fn decimal(&self, number: f64) -> String {
        numbers::decimal(self.language, number)
    }

    /// Formats an integer with its sign; zero has none.
    pub fn change(&self, number: i64) -> String {
        numbers::with_sign(number > 0, self.number(number))
    }

    /// Formats a number with its sign and one decimal.
    pub fn decimal_change(&self, number: f64) -> String {
        numbers::with_sign(number >= 0.0, self.decimal(number))
    }

    /// Formats a percentage.
    pub fn percent(&self, percent: i64) -> String {
        numbers::percent(self.language, percent)
    }

    fn read(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::formatter(language)));
        for part in PARTS {
            // A message with a syntax error is skipped, and its key is shown instead; tests find such messages.
            let resource = match FluentResource::try_new(part.source(language).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Key(key) => FluentValue::from(key.clone()),
            Arg::Name(names) => FluentValue::from(names.get(self.language).to_owned()),
            Arg::Message(message) => FluentValue::from(self.say(message)),
            Arg::List(messages) => FluentValue::from(self.list(messages)),
        }
    }

    /// A list of messages: `a, b and c`.
    fn list(&self, messages: &[Message]) -> String {
        let Some((last, others)) = messages.split_last() else {
            return String::new();
        };
        let last = self.say(last);
        if others.is_empty() {
            return last;
        }
        let others: Vec<String> = others.iter().map(|message| self.say(message)).collect();
        let mut args = FluentArgs::new();
        args.set("others", others.join(", "));
        args.set("last", last);
        self.format("list-and", &args)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        // Errors of a pattern are visible in its text; tests find them.
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(args), &mut faults).into_owned()
    }
}

/// The language as a Fluent identifier.
fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::En => langid!("en-GB"),
        Language::Pl => langid!("pl"),
        Language::Hu => langid!("hu"),
    }
}
