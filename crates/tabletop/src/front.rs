//! Stable names and texts of a game.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::{Answer, Audience, Game, Message, Question};

/// A fault in the description of a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}")]
pub struct PositionFault {
    /// The path in the description, such as `zones.07b.white`.
    pub at: String,
    /// What is wrong.
    pub what: String,
}

impl PositionFault {
    /// A fault at a place.
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self { at: at.into(), what: what.into() }
    }

    /// Reads a description as the type that declares positions.
    ///
    /// # Errors
    /// The first place at which the description is not of that type.
    ///
    /// ```
    /// use tabletop::PositionFault;
    ///
    /// #[derive(Debug, PartialEq, serde::Deserialize)]
    /// struct Stones {
    ///     heaps: Vec<u8>,
    /// }
    ///
    /// let position = PositionFault::read(&serde_json::json!({ "heaps": [3, 5] }));
    /// assert_eq!(position, Ok(Stones { heaps: vec![3, 5] }));
    ///
    /// let fault = PositionFault::read::<Stones>(&serde_json::json!({ "heaps": [3, -5] })).unwrap_err();
    /// assert_eq!(fault.at, "heaps[1]");
    /// ```
    pub fn read<T: DeserializeOwned>(description: &Value) -> Result<T, Self> {
        let read: Result<Fields<T>, _> = serde_path_to_error::deserialize(description);
        read.map(|Fields(position)| position).map_err(|error| {
            let at = error.path().to_string();
            Self::new(if at == "." { String::new() } else { at }, error.into_inner().to_string())
        })
    }
}

/// A struct that is read from named fields only, where serde would take a list of their values too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Fields<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Fields<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Named<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("named fields")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Named(PhantomData)).map(Self)
    }
}

impl<T: JsonSchema> JsonSchema for Fields<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// The names and texts of a game, for people, files and other programs.
///
/// Names are stable: records, scenarios and URLs contain them. None is empty or contains white space (which separates
/// the answers of a script) or a slash (which separates a choice from the name of its game);
/// [`laws::random_play`](crate::laws::random_play) checks that.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Choice, Coins, Setup};
/// use tabletop::{FastSource, Front, Game, Silent};
///
/// let game = Coins::default();
/// let setup = Setup { limit: 10 };
/// let Ok(state) = game.start(&setup, &mut FastSource::new(1), &mut Silent);
/// // A name leads back to its choice, and a description to its position.
/// assert_eq!(game.find_choice(&state, &game.choice_id(Choice::Stop)), Some(Choice::Stop));
/// assert_eq!(game.position(&setup, &game.describe(&state)), Ok(state));
/// ```
pub trait Front: Game {
    /// The message key of the game's title.
    const TITLE: &'static str;

    /// The stable name of a choice, such as `walk:07b`.
    fn choice_id(&self, choice: Self::Choice) -> String;

    /// The choice with this name, legal or not; `None` for an unknown name.
    fn find_choice(&self, state: &Self::State, id: &str) -> Option<Self::Choice>;

    /// The question of the open decision, for the deciding seat; once the game is over, how it ended.
    fn prompt(&self, state: &Self::State) -> Message;

    /// The text for all other audiences while a seat decides. It must name nothing that is hidden.
    fn waiting(&self, state: &Self::State) -> Message {
        self.prompt(state)
    }

    /// A short label of a choice, for the deciding seat.
    fn label(&self, state: &Self::State, choice: Self::Choice) -> Message;

    /// The rule that allows a choice.
    fn choice_rule(&self, state: &Self::State, choice: Self::Choice) -> Self::Rule;

    /// The group that a choice is listed under, as a stable name such as `walk`.
    fn choice_group(&self, choice: Self::Choice) -> &'static str;

    /// The choices, legal or not, of a thing that a person can point at: a zone, a rat, a slot, a price, a place for
    /// a district. `None` for an unknown name.
    fn candidates(&self, state: &Self::State, thing: &str) -> Option<Vec<Self::Choice>>;

    /// The stable name of an event with its particulars, such as `walked:00c:00d`, without those that
    /// [`Game::redact`] has removed.
    fn event_id(&self, event: &Self::Event) -> String;

    /// The text of an event.
    fn tell(&self, event: &Self::Event) -> Message;

    /// The text of a redacted event for an audience, in a game with this setup. A game of several people may address
    /// the reader as `you`.
    fn tell_to(&self, _setup: &Self::Setup, _audience: Audience, event: &Self::Event) -> Message {
        self.tell(event)
    }

    /// The question to a person with real dice and cards; `count` dice are rolled together.
    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message;

    /// The purpose of an answer, from the event that follows it: the zone of a rat, the owner of a card. It must not
    /// name the answer.
    fn chance_purpose(&self, _event: &Self::Event) -> Option<Message> {
        None
    }

    /// What is printed on the die, the card or the piece of an answer.
    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message;

    /// The stable name of an answer, such as `5` for a die or `black` for a rat.
    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String;

    /// The answer with this name; `None` if the question does not have it.
    fn find_answer(&self, question: Question<'_>, name: &str) -> Option<Answer>;

    /// Parses the description of a position.
    ///
    /// # Errors
    /// The first fault of the description.
    fn position(
        &self,
        setup: &Self::Setup,
        description: &serde_json::Value,
    ) -> Result<Self::State, PositionFault>;

    /// Describes a position in stable names, for scenarios. [`Front::position`] reads it back.
    ///
    /// It contains every secret and is for tests and hosts only; audiences get [`Game::view`].
    fn describe(&self, state: &Self::State) -> serde_json::Value;
}
