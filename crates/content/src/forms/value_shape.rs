//! The shape of values: from declared types, and from the values of a record.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::paths::FIELDS;
use crate::shape::{Field, Fields, Shape, Type, Variant};

/// The shape of the values that a field has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ValueShape {
    /// A Boolean.
    Flag,
    /// A number.
    Number,
    /// A text.
    Text,
    /// A number or a text.
    Mixed,
    /// A list, with the shape of its parts; `None` for a list that is empty in every record.
    List(Option<Box<Self>>),
    /// Fields, each with its shape and whether every record has it.
    Table(BTreeMap<String, (Self, bool)>),
    /// One of several named alternatives.
    Choice(Vec<Alternative>),
    /// Any value; edited as JSON.
    Free,
}

/// An alternative of a [`ValueShape::Choice`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Alternative {
    pub name: Box<str>,
    pub payload: Payload,
}

/// The payload of an [`Alternative`] and its notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Payload {
    /// None: the alternative is written as its name.
    Nothing,
    /// A value, written as a table with the name as its only key.
    Under(ValueShape),
    /// Fields, written as a table without the name.
    Bare(ValueShape),
}

impl ValueShape {
    /// The shape of a value.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Boolean(_) => Self::Flag,
            Value::Integer(_) | Value::Float(_) => Self::Number,
            Value::String(_) => Self::Text,
            Value::Datetime(_) => Self::Free,
            Value::Array(values) => Self::List(values.iter().map(Self::of).reduce(Self::and).map(Box::new)),
            Value::Table(table) => Self::of_table(table),
        }
    }

    /// The shape of a table.
    pub fn of_table(table: &Table) -> Self {
        Self::Table(table.iter().map(|(key, value)| (key.clone(), (Self::of(value), true))).collect())
    }

    /// The shape that fits the values of both.
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (one, other) if one == other => one,
            // A value that fits no alternative is edited as JSON.
            (choice @ Self::Choice(_), _) | (_, choice @ Self::Choice(_)) => choice,
            (Self::Number | Self::Text | Self::Mixed, Self::Number | Self::Text | Self::Mixed) => Self::Mixed,
            (Self::List(one), Self::List(other)) => Self::List(match (one, other) {
                (Some(one), Some(other)) => Some(Box::new(one.and(*other))),
                (one, other) => one.or(other),
            }),
            (Self::Table(mut one), Self::Table(other)) => {
                for (key, (_, always)) in &mut one {
                    *always &= other.contains_key(key);
                }
                for (key, (shape, always)) in other {
                    let merged = match one.remove(&key) {
                        Some((known, both)) => (known.and(shape), both && always),
                        None => (shape, false),
                    };
                    one.insert(key, merged);
                }
                Self::Table(one)
            }
            _ => Self::Free,
        }
    }

    /// The shape of a declared field.
    fn declared(shape: &Shape) -> Self {
        let several = |shapes: &[Shape]| shapes.iter().map(Self::declared).reduce(Self::and);
        match &shape.kind {
            Type::Free => Self::Free,
            Type::Choice(variants) => {
                let named = |variant: &Variant| {
                    let under = |shape| Payload::Under(Self::declared(shape));
                    let payload = variant.holds.as_ref().map_or(Payload::Nothing, under);
                    Alternative { name: variant.name.clone(), payload }
                };
                Self::Choice(variants.iter().map(named).collect())
            }
            Type::Flag => Self::Flag,
            Type::Number(..) => Self::Number,
            Type::Word(_) | Type::Text { .. } => Self::Text,
            Type::List { of, .. } => Self::List(Some(Box::new(Self::declared(of)))),
            Type::Tuple(parts) => Self::List(several(parts).map(Box::new)),
            Type::Table(fields) => Self::declared_table(fields),
            Type::Either(shapes) => match &shapes[..] {
                [Shape { kind: Type::Word(words), .. }, Shape { kind: Type::Table(fields), .. }] => {
                    let word = |name: &str| Alternative { name: name.into(), payload: Payload::Nothing };
                    let bare = Payload::Bare(Self::declared_table(fields));
                    let bare = Alternative { name: FIELDS.into(), payload: bare };
                    Self::Choice(words.iter().map(|name| word(name)).chain([bare]).collect())
                }
                shapes => several(shapes).unwrap_or(Self::Free),
            },
        }
    }

    /// The shape of a table of declared fields.
    pub fn declared_table(fields: &Fields) -> Self {
        let field = |field: &Field| (field.name.to_string(), (Self::declared(&field.shape), field.required));
        Self::Table(fields.named.iter().map(field).collect())
    }

    /// An empty value for a person to fill in.
    pub fn blank(&self) -> Value {
        match self {
            Self::Flag => Value::Boolean(false),
            Self::Number => Value::Integer(1),
            Self::Text | Self::Mixed | Self::Free => Value::String(String::new()),
            Self::List(_) => Value::Array(Vec::new()),
            Self::Table(parts) => {
                let always = parts.iter().filter(|(_, (_, always))| *always);
                Value::Table(always.map(|(key, (look, _))| (key.clone(), look.blank())).collect())
            }
            Self::Choice(all) => all.first().map_or(Value::String(String::new()), Alternative::blank),
        }
    }

    /// Whether its values are numbers or texts.
    pub fn is_plain(&self) -> bool {
        matches!(self, Self::Number | Self::Text | Self::Mixed)
    }

    /// Whether its values are lists of numbers or texts, written one part a line.
    pub fn is_lines(&self) -> bool {
        matches!(self, Self::List(None)) || matches!(self, Self::List(Some(inner)) if inner.is_plain())
    }
}

impl Alternative {
    /// The shape of its payload.
    pub fn shape(&self) -> Option<&ValueShape> {
        match &self.payload {
            Payload::Nothing => None,
            Payload::Under(shape) | Payload::Bare(shape) => Some(shape),
        }
    }

    /// An empty value of this alternative.
    pub fn blank(&self) -> Value {
        self.with(self.shape().map_or(Value::String(String::new()), ValueShape::blank))
    }

    /// The value of this alternative with a payload.
    pub fn with(&self, value: Value) -> Value {
        match self.payload {
            Payload::Nothing => Value::String(self.name.to_string()),
            Payload::Under(_) => Value::Table(Table::from_iter([(self.name.to_string(), value)])),
            Payload::Bare(_) => value,
        }
    }

    /// The alternative that a value belongs to, and its payload; `None` if it fits none.
    pub fn of<'a, 'v>(all: &'a [Self], value: &'v Value) -> Option<(&'a Self, Option<&'v Value>)> {
        let find = |name: &str| all.iter().find(|one| *one.name == *name);
        match value {
            Value::String(name) => {
                find(name).filter(|one| one.payload == Payload::Nothing).map(|one| (one, None))
            }
            Value::Table(table) => {
                if let Some(bare) = all.iter().find(|one| matches!(one.payload, Payload::Bare(_))) {
                    return Some((bare, Some(value)));
                }
                let mut fields = table.iter();
                let ((name, inner), None) = (fields.next()?, fields.next()) else { return None };
                find(name)
                    .filter(|one| matches!(one.payload, Payload::Under(_)))
                    .map(|one| (one, Some(inner)))
            }
            _ => None,
        }
    }
}
