//! The border between rules and people: names that stay the same, and words.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::{Answer, Audience, Game, Message, Question};

/// Why a scenario's position cannot be set up: where in the position, and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}")]
pub struct PositionFault {
    /// The place in the position, such as `zones.07b.white`.
    pub at: String,
    /// What is wrong with it.
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

/// What a game adds to its rules so that people, files and other programs can use it.
///
/// Names are stable: records, scenarios and addresses are written with them. None is empty or
/// holds a space (which separates the answers of a script) or a slash (which separates a choice
/// from the name of its game); [`laws::random_play`](crate::laws::random_play) sees to it.
pub trait Front: Game {
    /// The key of the message with the game's title.
    const TITLE: &'static str;

    /// The name of a choice, such as `walk:07b`.
    fn choice_id(&self, choice: Self::Choice) -> String;

    /// The choice with this name, whether or not it is allowed now.
    fn find_choice(&self, state: &Self::State, id: &str) -> Option<Self::Choice>;

    /// The question of the open decision, for the seat that decides, or how the game ended, for
    /// everybody.
    fn prompt(&self, state: &Self::State) -> Message;

    /// What everybody else reads while somebody decides. It names nothing that is hidden.
    fn waiting(&self, state: &Self::State) -> Message {
        self.prompt(state)
    }

    /// What a choice does, in a few words, for the seat that decides.
    fn label(&self, state: &Self::State, choice: Self::Choice) -> Message;

    /// The rule that allows a choice.
    fn choice_rule(&self, state: &Self::State, choice: Self::Choice) -> Self::Rule;

    /// The heading that a choice is listed under, as a stable name such as `walk`.
    fn choice_group(&self, choice: Self::Choice) -> &'static str;

    /// The choices that a thing somebody can point at stands for, allowed or not: a zone, a rat,
    /// a slot, a price, a place for a district. Nothing for an unknown name.
    fn candidates(&self, state: &Self::State, thing: &str) -> Option<Vec<Self::Choice>>;

    /// The name of an event with its particulars, such as `walked:00c:00d`. Particulars that
    /// [`Game::redact`] took out are missing from it.
    fn event_id(&self, event: &Self::Event) -> String;

    /// An event, told to a person.
    fn tell(&self, event: &Self::Event) -> Message;

    /// An event as [`Game::redact`] left it, told to an audience of a game that was begun with
    /// this setup. A game of several people may say `you` to the one who reads.
    fn tell_to(&self, _setup: &Self::Setup, _audience: Audience, event: &Self::Event) -> Message {
        self.tell(event)
    }

    /// The question for somebody who rolls real dice and draws real cards; so many dice are rolled
    /// together.
    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message;

    /// What an answer is for, by the event that tells it: into which zone a rat comes, whose hand a
    /// card goes to. It names nothing that came up.
    fn chance_purpose(&self, _event: &Self::Event) -> Option<Message> {
        None
    }

    /// What a person sees on the die, the card or the piece that came up.
    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message;

    /// The name of an answer, such as `5` for a die or `black` for a rat from the bag.
    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String;

    /// The answer with this name, if the question admits it.
    fn find_answer(&self, question: Question<'_>, name: &str) -> Option<Answer>;

    /// Sets up the position that a scenario describes.
    ///
    /// # Errors
    /// The first fault in the description.
    fn position(
        &self,
        setup: &Self::Setup,
        description: &serde_json::Value,
    ) -> Result<Self::State, PositionFault>;

    /// A position in stable names: what scenarios assert on. [`Front::position`] reads it back.
    ///
    /// It holds every secret, and is for tests and hosts only; audiences get [`Game::view`].
    fn describe(&self, state: &Self::State) -> serde_json::Value;
}
