//! The requests of the engine protocol.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::{Audience, DynSeen, DynSession, Language, Seat};

use super::fault::Fault;

/// All values of `op`.
pub const OPS: [&str; 24] = [
    "new", "load", "games", "rules", "state", "choices", "choose", "go", "chance", "retract", "asked",
    "amend", "undo", "redo", "fork", "give-up", "explain", "view", "describe", "events", "record", "hint",
    "odds", "quit",
];

/// A request whose fields are not parsed yet.
pub struct Request {
    pub op: String,
    pub language: Option<Language>,
    pub fields: Map<String, Value>,
}

/// The first 40 characters of a name, for an error message.
pub fn excerpt(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Parses a line.
pub fn read(line: &str) -> Result<Request, Fault> {
    let value: Value = serde_json::from_str(line)
        .map_err(|fault| Fault::new("not-json", format!("the line is not JSON: {fault}")))?;
    let Value::Object(mut fields) = value else {
        return Err(Fault::new("bad-request", "a request is a JSON object with an `op`"));
    };
    let op = match fields.remove("op") {
        Some(Value::String(op)) => op,
        Some(_) => return Err(Fault::new("bad-request", "`op` is a text")),
        None => return Err(Fault::new("bad-request", "a request has an `op`")),
    };
    let language = match fields.remove("language") {
        None => None,
        Some(Value::String(tag)) => Some(
            Language::from_tag(&tag)
                .ok_or_else(|| Fault::new("unknown-language", "the languages are en, pl and hu"))?,
        ),
        Some(_) => return Err(Fault::new("bad-request", "`language` is a text")),
    };
    Ok(Request { op, language, fields })
}

/// Parses the fields of an op.
pub fn fill<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Fault> {
    serde_json::from_value(Value::Object(fields)).map_err(|fault| {
        // The message of the parser quotes the input, which may be long.
        let mut message = fault.to_string();
        if let Some((end, _)) = message.char_indices().nth(200) {
            message.truncate(end);
            message.push('…');
        }
        Fault::new("bad-request", message)
    })
}

/// The source of chance.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dice {
    /// The program, from a seed.
    #[default]
    Keyed,
    /// People, with real dice and cards.
    Table,
}

impl Dice {
    /// Whether people roll and draw.
    pub fn is_table(self) -> bool {
        self == Self::Table
    }
}

/// No fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Begins a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    pub setup: Option<Map<String, Value>>,
    pub seed: Option<String>,
    #[serde(default)]
    pub chance: Dice,
    #[serde(default)]
    pub answers: Vec<String>,
}

/// Resumes a recorded game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub record: Value,
    pub seed: Option<String>,
}

/// Asks for rules.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub game: Option<String>,
    pub id: Option<String>,
    pub search: Option<String>,
}

/// Makes a choice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    pub id: String,
    pub step: Option<u32>,
}

/// Makes the choices that lead to a thing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Go {
    pub thing: String,
    pub step: Option<u32>,
}

/// Answers an open question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    pub answer: Option<String>,
    pub answers: Option<Vec<String>>,
    pub number: Option<u32>,
}

impl Chance {
    /// All results, in order.
    pub fn all(&self) -> Result<Vec<String>, Fault> {
        match (&self.answer, &self.answers) {
            (Some(answer), None) => Ok(vec![answer.clone()]),
            (None, Some(answers)) if !answers.is_empty() => Ok(answers.clone()),
            _ => Err(Fault::new("bad-request", "send one `answer`, or `answers` in their order")),
        }
    }
}

/// Asks for the questions to chance in a step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskedOf {
    pub step: u32,
    pub answers: Option<Vec<String>>,
}

/// Corrects the results of chance in a step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amend {
    pub of: u32,
    pub answers: Vec<String>,
    pub step: Option<u32>,
}

/// Takes back choices.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub choices: Option<u32>,
    pub step: Option<u32>,
}

/// Replays a choice, or gives up the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redo {
    pub step: Option<u32>,
}

/// Continues with a new game in the state of this one after a step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    pub step: Option<u32>,
    pub seed: Option<String>,
    #[serde(default)]
    pub chance: Dice,
}

/// Asks why something is not allowed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Explain {
    pub thing: String,
}

/// The audience of a request: a seat or a spectator.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    pub seat: Option<u8>,
    #[serde(default)]
    pub spectator: bool,
}

impl Sitting {
    /// The table as the audience may see it. The default is the deciding seat.
    pub fn seen<'t>(&self, table: &'t dyn DynSession) -> Result<DynSeen<'t>, Fault> {
        Ok(table.seen_by(self.audience(table, table.asked())?))
    }

    /// The audience of the request; `otherwise` is the default.
    pub fn audience(&self, table: &dyn DynSession, otherwise: Audience) -> Result<Audience, Fault> {
        match self.seat {
            _ if self.spectator => Ok(Audience::Spectator),
            Some(seat) if seat >= table.seats() => {
                let seats = format!("there are {} seats, counted from 0", table.seats());
                Err(Fault::new("bad-request", seats))
            }
            Some(seat) => Ok(Audience::Seat(Seat(seat))),
            None => Ok(otherwise),
        }
    }
}

/// Asks for the events of a step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    pub step: Option<u32>,
    pub seat: Option<u8>,
    #[serde(default)]
    pub spectator: bool,
}

/// Asks for the choice of the greedy player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hints {
    pub count: Option<u32>,
}

/// Asks for the odds of a choice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Odds {
    pub id: String,
    pub samples: Option<u32>,
}
