//! Fields of requests. Validation and the document follow from their declarations.

use axum::extract::Query;
use axum::http::Uri;
use search::Level;
use serde_json::{Map, Value, json};
use tabletop::Message;

use crate::error::{AppError, ErrorKind};

/// Values of fields by their names.
pub(crate) type Values = Map<String, Value>;

/// A field of a query or of a body.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Field {
    pub name: &'static str,
    pub kind: Kind,
    pub required: bool,
    /// What it means, for the document.
    pub description: &'static str,
    /// An example, as JSON.
    pub example: &'static str,
}

/// The type of a field, with its bounds.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Kind {
    Flag,
    Number {
        least: u32,
        most: u32,
    },
    /// A text of 1 to `most` characters.
    Text {
        most: usize,
    },
    OneOf(&'static [&'static str]),
    /// An array of `least` to `most` texts, each of 1 to `each` characters.
    Texts {
        least: usize,
        most: usize,
        each: usize,
    },
    /// The player of each seat: a level of computer players, or null for a person.
    Seats,
    /// Any object.
    Object,
}

/// The language of all texts in the response.
pub(crate) const LANGUAGE: Field = Field::new(
    "language",
    Kind::OneOf(&["en", "pl", "hu"]),
    "The language of all texts; the default follows `Accept-Language`.",
    "en",
);

/// The seat for which the client asks.
pub(crate) const SEAT: Field = Field::new(
    "seat",
    Kind::Number { least: 0, most: 7 },
    "Your seat, counted from 0. Without it, you are the seat that decides or, in a game with hidden hands, a \
     spectator.",
    "0",
);

/// Whether the client wants to see what a spectator may see.
pub(crate) const SPECTATOR: Field =
    Field::new("spectator", Kind::Flag, "Whether to show only what a spectator may see.", "true");

/// The step at which the principal believes the game to be.
pub(crate) const STEP: Field = Field::new(
    "step",
    Kind::Number { least: 0, most: u32::MAX },
    "The step that you believe the game is at. If it has moved on, nothing changes: 409 `stale-step`.",
    "0",
)
.required();

/// The most seats that a table has.
pub(crate) const MOST_SEATS: usize = 8;

impl Field {
    pub const fn new(
        name: &'static str,
        kind: Kind,
        description: &'static str,
        example: &'static str,
    ) -> Self {
        Self { name, kind, required: false, description, example }
    }

    /// The field, which is required.
    pub const fn required(self) -> Self {
        Self { required: true, ..self }
    }

    /// The example as a value; a text may lack its quotation marks.
    pub fn example(&self) -> Value {
        serde_json::from_str(self.example).unwrap_or_else(|_| self.example.into())
    }

    fn wrong(&self) -> AppError {
        let values = Message::new("server-field-wrong").key("field", self.name).key("need", self.kind.need());
        bad(values, self.name)
    }
}

impl Kind {
    /// The JSON Schema of the type.
    pub fn to_json(self) -> Value {
        let text = |most: usize| json!({ "type": "string", "minLength": 1, "maxLength": most });
        match self {
            Self::Flag => json!({ "type": "boolean" }),
            Self::Number { least, most } => json!({ "type": "integer", "minimum": least, "maximum": most }),
            Self::Text { most } => text(most),
            Self::OneOf(names) => json!({ "type": "string", "enum": names }),
            Self::Texts { least, most, each } => {
                json!({ "type": "array", "minItems": least, "maxItems": most, "items": text(each) })
            }
            Self::Seats => {
                let mut names: Vec<Value> = Level::ALL.into_iter().map(|level| level.name().into()).collect();
                names.push(Value::Null);
                json!({ "type": "array", "maxItems": MOST_SEATS, "items": { "enum": names } })
            }
            Self::Object => json!({ "type": "object" }),
        }
    }

    /// What is required, in symbols that need no translation.
    fn need(self) -> String {
        match self {
            Self::Flag => "true | false".to_owned(),
            Self::Number { least, most } => format!("{least} … {most}"),
            Self::Text { most } => format!("\"…\" (1 … {most})"),
            Self::OneOf(names) => names.join(" | "),
            Self::Texts { least, most, each } => format!("[\"…\"] ({least} … {most}, 1 … {each})"),
            Self::Seats => {
                let names: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
                format!("[null | {}] (0 … {MOST_SEATS})", names.join(" | "))
            }
            Self::Object => "{…}".to_owned(),
        }
    }

    /// The value in its canonical form, if it is valid.
    fn read(self, value: Value) -> Option<Value> {
        let fits = |text: &str, most: usize| !text.is_empty() && text.chars().count() <= most;
        let is_fit = match (self, &value) {
            (Self::Flag, Value::Bool(_)) | (Self::Object, Value::Object(_)) => true,
            (Self::Number { least, most }, Value::Number(number)) => {
                // As in JSON Schema, 3.0 is an integer.
                let number = number.as_f64().filter(|number| number.fract() == 0.0)?;
                if number < f64::from(least) || number > f64::from(most) {
                    return None;
                }
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "within the bounds"
                )]
                return Some((number as u32).into());
            }
            (Self::Text { most }, Value::String(text)) => fits(text, most),
            (Self::OneOf(names), Value::String(text)) => names.contains(&&**text),
            (Self::Texts { least, most, each }, Value::Array(texts)) => {
                (least..=most).contains(&texts.len())
                    && texts.iter().all(|text| text.as_str().is_some_and(|text| fits(text, each)))
            }
            (Self::Seats, Value::Array(seats)) => {
                let is_known = |who: &Value| match who {
                    Value::Null => true,
                    Value::String(name) => name.parse::<Level>().is_ok_and(|level| level.name() == name),
                    _ => false,
                };
                seats.len() <= MOST_SEATS && seats.iter().all(is_known)
            }
            _ => false,
        };
        is_fit.then_some(value)
    }

    /// Parses a value of a query string.
    fn read_text(self, text: &str) -> Option<Value> {
        let value = match self {
            Self::Flag => match text {
                "true" => true.into(),
                "false" => false.into(),
                _ => return None,
            },
            // Digits only: no sign, no spaces.
            Self::Number { .. } if text.bytes().all(|byte| byte.is_ascii_digit()) => {
                text.parse::<u64>().ok()?.into()
            }
            Self::Number { .. } => return None,
            _ => text.into(),
        };
        self.read(value)
    }
}

/// The error of an invalid request, with the field.
fn bad(message: Message, field: &str) -> AppError {
    // A long name is truncated in the response.
    let field = field.chars().take(60).collect();
    AppError { message, field: Some(field), ..AppError::new(ErrorKind::BadRequest, "bad-request", "") }
}

fn unknown<'a>(name: &str, fields: impl Iterator<Item = &'a Field>) -> AppError {
    let known: Vec<&str> = fields.map(|field| field.name).collect();
    let short: String = name.chars().take(60).collect();
    bad(Message::new("server-field-unknown").key("field", short).key("known", known.join(", ")), name)
}

fn missing(fields: &[Field], values: &Values) -> Result<(), AppError> {
    match fields.iter().find(|field| field.required && !values.contains_key(field.name)) {
        Some(field) => Err(bad(Message::new("server-field-missing").key("field", field.name), field.name)),
        None => Ok(()),
    }
}

/// Parses the query string of an address.
pub(crate) fn read_query(uri: &Uri, fields: &[Field]) -> Result<Values, AppError> {
    let mut values = Values::new();
    // Invalid UTF-8 becomes replacement characters, which no name contains.
    let pairs = Query::<Vec<(String, String)>>::try_from_uri(uri).map_err(|_| AppError::malformed())?;
    for (name, value) in pairs.0 {
        let field = fields.iter().find(|field| field.name == name);
        let field = field.ok_or_else(|| unknown(&name, fields.iter()))?;
        let value = field.kind.read_text(&value).ok_or_else(|| field.wrong())?;
        if values.insert(field.name.to_owned(), value).is_some() {
            return Err(bad(Message::new("server-field-twice").key("field", field.name), field.name));
        }
    }
    missing(fields, &values)?;
    Ok(values)
}

/// Parses a body.
pub(crate) fn read_body(bytes: &[u8], fields: &[Field]) -> Result<Values, AppError> {
    let not_json = |details: String| {
        let message = Message::new("server-not-json").key("details", details);
        AppError { message, ..AppError::new(ErrorKind::BadRequest, "not-json", "") }
    };
    let value: Value = serde_json::from_slice(bytes).map_err(|fault| not_json(fault.to_string()))?;
    let Value::Object(body) = value else { return Err(not_json("{…}".to_owned())) };
    let mut values = Values::new();
    for (name, value) in body {
        let field = fields.iter().find(|field| field.name == name);
        let field = field.ok_or_else(|| unknown(&name, fields.iter()))?;
        let value = field.kind.read(value).ok_or_else(|| field.wrong())?;
        values.insert(name, value);
    }
    missing(fields, &values)?;
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: [Field; 5] = [
        Field::new("step", Kind::Number { least: 0, most: 9 }, "", "1").required(),
        Field::new("id", Kind::Text { most: 3 }, "", "end"),
        Field::new("flag", Kind::Flag, "", "true"),
        Field::new("answers", Kind::Texts { least: 1, most: 2, each: 2 }, "", "[\"5\"]"),
        Field::new("seats", Kind::Seats, "", "[null]"),
    ];

    fn body(text: &str) -> Result<Value, (String, Option<String>)> {
        let read = read_body(text.as_bytes(), &FIELDS);
        read.map(Value::Object).map_err(|fault| (fault.code.to_owned(), fault.field.map(Into::into)))
    }

    #[test]
    fn what_is_within_the_bounds_is_read() {
        let whole = json!({ "step": 9, "id": "äöü", "flag": false, "answers": ["5", "ab"], "seats": [null, "elder"] });
        assert_eq!(body(&whole.to_string()), Ok(whole));
        assert_eq!(body(r#"{"step":3.0}"#), Ok(json!({ "step": 3 })));
        let values = read_query(&"/?step=07&id=%C3%A4%2B+&flag=true".parse().unwrap(), &FIELDS).unwrap();
        assert_eq!(Value::Object(values), json!({ "step": 7, "id": "ä+ ", "flag": true }));
    }

    #[test]
    fn what_is_not_is_refused_with_the_name_of_its_field() {
        let no = |code: &str, field: Option<&str>| Err((code.to_owned(), field.map(str::to_owned)));
        for (text, field) in [
            ("{}", "step"),
            (r#"{"step":10}"#, "step"),
            (r#"{"step":-1}"#, "step"),
            (r#"{"step":1.5}"#, "step"),
            (r#"{"step":"1"}"#, "step"),
            (r#"{"step":null}"#, "step"),
            (r#"{"step":1e300}"#, "step"),
            (r#"{"step":1,"id":""}"#, "id"),
            (r#"{"step":1,"id":"four"}"#, "id"),
            (r#"{"step":1,"answers":[]}"#, "answers"),
            (r#"{"step":1,"answers":["1","2","3"]}"#, "answers"),
            (r#"{"step":1,"answers":[""]}"#, "answers"),
            (r#"{"step":1,"answers":"5"}"#, "answers"),
            (r#"{"step":1,"seats":["Elder"]}"#, "seats"),
            (r#"{"step":1,"seats":[1]}"#, "seats"),
            (r#"{"step":1,"steps":1}"#, "steps"),
        ] {
            assert_eq!(body(text), no("bad-request", Some(field)), "{text}");
        }
        for text in ["", "[]", "null", "1", "{", "\u{feff}{}", &"[".repeat(100_000)] {
            assert_eq!(body(text), no("not-json", None), "{text:.20}");
        }
        for (query, field) in [
            ("", "step"),
            ("step=", "step"),
            ("step=%2B1", "step"),
            ("step=%201", "step"),
            ("step=1&step=1", "step"),
            ("step=1&flag=1", "flag"),
            ("step=1&answers=5", "answers"),
            ("step=1&x", "x"),
            ("step=99999999999999999999999", "step"),
        ] {
            let fault = read_query(&format!("/?{query}").parse().unwrap(), &FIELDS).unwrap_err();
            assert_eq!(fault.field.as_deref(), Some(field), "{query}");
        }
    }

    #[test]
    fn every_level_can_be_named() {
        let names: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
        let seats = json!({ "step": 1, "seats": names });
        assert_eq!(body(&seats.to_string()), Ok(seats));
    }
}
