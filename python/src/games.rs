//! The games of the package.

use std::sync::Arc;

use i18n::Words;
use protocol::merge;
use serde_json::{Map, Value};
use tabletop::{ErasedGame, Language, ObjectionInfo, RuleId, Secret};

use crate::fault::{Fault, Outcome};

pub use registry::{NAMES, Registered};

/// A generic function over the type of a game.
pub trait Work {
    /// The result.
    type Result;

    /// Calls it with a game.
    fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Self::Result>;
}

/// Calls a function with the game of this name.
pub fn with_game<W: Work>(name: &str, work: W) -> Outcome<W::Result> {
    struct Shared<W>(W);

    impl<W: Work> registry::Work for Shared<W> {
        type Result = Outcome<W::Result>;

        fn with<G: Registered>(self) -> Self::Result {
            self.0.with(G::shared())
        }
    }

    registry::with_game(name, Shared(work)).unwrap_or_else(|| {
        Err(Fault::new(
            "UnknownGameError",
            "unknown-game",
            format!("there is no game `{name}`, only {}", NAMES.join(", ")),
        ))
    })
}

/// The game of this name, without its type.
pub fn erased(name: &str) -> Outcome<Box<dyn ErasedGame>> {
    struct Door;
    impl Work for Door {
        type Result = Box<dyn ErasedGame>;

        fn with<G: Registered>(self, game: &'static Arc<G>) -> Outcome<Box<dyn ErasedGame>> {
            Ok(Box::new(Arc::clone(game)))
        }
    }
    with_game(name, Door)
}

/// A setup: the suggested first one with changed fields.
pub fn setup<G: Registered>(game: &Arc<G>, said: &Map<String, Value>) -> Outcome<G::Setup> {
    let first = serde_json::to_value(game.first_setup()).unwrap_or_default();
    let merged = |said: Map<String, Value>| {
        let mut setup = first.clone();
        merge(&mut setup, Value::Object(said));
        serde_json::from_value::<G::Setup>(setup)
    };
    let setup = merged(said.clone()).map_err(|fault| {
        // serde stops at the first fault, and does not always name the field.
        let field = said
            .iter()
            .find(|(name, value)| merged(Map::from_iter([((*name).clone(), (*value).clone())])).is_err());
        let message = match field {
            Some((name, _)) => format!("`{name}`: {fault}"),
            None => fault.to_string(),
        };
        Fault::new("SetupError", "unreadable-setup", message)
            .with("field", field.map_or("", |(name, _)| name))
    })?;
    G::check_setup(game, &setup).map_err(|objection| {
        let told = ObjectionInfo { choice: None, rule: objection.rule.entry(), text: objection.message };
        Fault::of_objection(Words::of(Language::En), &told)
    })?;
    Ok(setup)
}

/// A language by its tag.
pub fn language(tag: &str) -> Outcome<Language> {
    Language::from_tag(tag).ok_or_else(|| Fault::argument("the languages are en, pl and hu"))
}

/// A seed, parsed as by `--seed`; a number stands for its digits.
pub fn secret(seed: &str) -> Secret {
    protocol::secret(seed)
}
