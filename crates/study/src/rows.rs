//! Tables by column, and the file format of a finished unit.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::Fingerprint;

use crate::unit::Unit;

/// The type of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A text.
    Text,
    /// An integer.
    Whole,
    /// A float.
    Real,
    /// A boolean.
    Flag,
    /// A list of texts, which may be empty.
    Texts,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Its name, of a-z, 0-9 and `_`.
    pub name: String,
    /// Its type.
    pub kind: Kind,
    /// Whether it may be null. Lists are never null, but may be empty.
    pub optional: bool,
    /// Its description, a sentence.
    pub about: String,
}

impl Field {
    /// A column without nulls.
    pub fn new(name: impl Into<String>, kind: Kind, about: impl Into<String>) -> Self {
        Self { name: name.into(), kind, optional: false, about: about.into() }
    }

    /// A column with nulls.
    #[must_use]
    pub fn or_nothing(mut self) -> Self {
        self.optional = true;
        self
    }
}

/// The columns of a table, in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schema {
    /// The columns.
    pub fields: Vec<Field>,
}

impl Schema {
    /// The index of the column with this name.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name)
    }

    /// An empty table with these columns.
    pub fn table(self: &Arc<Self>) -> Table {
        let columns = self.fields.iter().map(|field| Values::new(field.kind)).collect();
        Table { schema: Arc::clone(self), columns, rows: 0 }
    }
}

/// The values of a column.
#[derive(Debug, Clone, PartialEq)]
pub enum Values {
    /// Texts.
    Text(Vec<Option<String>>),
    /// Integers.
    Whole(Vec<Option<i64>>),
    /// Floats.
    Real(Vec<Option<f64>>),
    /// A boolean.
    Flag(Vec<Option<bool>>),
    /// Lists of texts.
    Texts(Vec<Vec<String>>),
}

impl Values {
    fn new(kind: Kind) -> Self {
        match kind {
            Kind::Text => Self::Text(Vec::new()),
            Kind::Whole => Self::Whole(Vec::new()),
            Kind::Real => Self::Real(Vec::new()),
            Kind::Flag => Self::Flag(Vec::new()),
            Kind::Texts => Self::Texts(Vec::new()),
        }
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        match self {
            Self::Text(values) => values.len(),
            Self::Whole(values) => values.len(),
            Self::Real(values) => values.len(),
            Self::Flag(values) => values.len(),
            Self::Texts(values) => values.len(),
        }
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number in a row; booleans are 1 and 0.
    #[allow(clippy::cast_precision_loss, reason = "numbers of games are far below 2⁵²")]
    pub fn number(&self, row: usize) -> Option<f64> {
        match self {
            Self::Whole(values) => values.get(row).copied().flatten().map(|value| value as f64),
            Self::Real(values) => values.get(row).copied().flatten(),
            Self::Flag(values) => values.get(row).copied().flatten().map(|value| f64::from(u8::from(value))),
            Self::Text(_) | Self::Texts(_) => None,
        }
    }

    /// The text in a row.
    pub fn text(&self, row: usize) -> Option<&str> {
        match self {
            Self::Text(values) => values.get(row)?.as_deref(),
            _ => None,
        }
    }

    /// The texts in a row.
    pub fn texts(&self, row: usize) -> &[String] {
        match self {
            Self::Texts(values) => values.get(row).map_or(&[], Vec::as_slice),
            _ => &[],
        }
    }

    /// Appends a value; one of another type becomes null.
    fn push(&mut self, datum: Datum) {
        match (self, datum) {
            (Self::Text(values), Datum::Text(value)) => values.push(Some(value)),
            (Self::Whole(values), Datum::Whole(value)) => values.push(Some(value)),
            (Self::Real(values), Datum::Real(value)) => values.push(Some(value)),
            (Self::Flag(values), Datum::Flag(value)) => values.push(Some(value)),
            (Self::Texts(values), Datum::Texts(value)) => values.push(value),
            (Self::Text(values), _) => values.push(None),
            (Self::Whole(values), _) => values.push(None),
            (Self::Real(values), _) => values.push(None),
            (Self::Flag(values), _) => values.push(None),
            (Self::Texts(values), _) => values.push(Vec::new()),
        }
    }

    /// Appends the values of another column of the same type.
    pub(crate) fn append(&mut self, other: Self) {
        match (self, other) {
            (Self::Text(values), Self::Text(other)) => values.extend(other),
            (Self::Whole(values), Self::Whole(other)) => values.extend(other),
            (Self::Real(values), Self::Real(other)) => values.extend(other),
            (Self::Flag(values), Self::Flag(other)) => values.extend(other),
            (Self::Texts(values), Self::Texts(other)) => values.extend(other),
            // Columns of one schema have the same types.
            _ => {}
        }
    }
}

/// A value.
#[derive(Debug, Clone, PartialEq)]
pub enum Datum {
    /// Null.
    Nothing,
    /// A text.
    Text(String),
    /// An integer.
    Whole(i64),
    /// A float.
    Real(f64),
    /// A boolean.
    Flag(bool),
    /// A list of texts.
    Texts(Vec<String>),
}

impl Datum {
    /// A count.
    pub fn count(count: impl TryInto<i64>) -> Self {
        Self::Whole(count.try_into().unwrap_or(i64::MAX))
    }

    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }
}

impl From<Option<Datum>> for Datum {
    fn from(datum: Option<Self>) -> Self {
        datum.unwrap_or(Self::Nothing)
    }
}

/// Rows, column by column.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// The columns.
    pub schema: Arc<Schema>,
    /// Their values, in the order of the schema.
    pub columns: Vec<Values>,
    rows: usize,
}

impl Table {
    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The column with this name.
    pub fn column(&self, name: &str) -> Option<&Values> {
        self.columns.get(self.schema.place(name)?)
    }

    /// Appends a row; missing values become null.
    pub(crate) fn push(&mut self, row: impl IntoIterator<Item = Datum>) {
        let mut row = row.into_iter();
        for values in &mut self.columns {
            values.push(row.next().unwrap_or(Datum::Nothing));
        }
        self.rows += 1;
    }

    /// Appends the rows of a table with the same columns.
    pub(crate) fn append(&mut self, other: Self) {
        self.rows += other.rows;
        for (values, other) in self.columns.iter_mut().zip(other.columns) {
            values.append(other);
        }
    }

    /// Builds a table of columns.
    pub(crate) fn of(schema: Arc<Schema>, columns: Vec<Values>) -> Self {
        let rows = columns.first().map_or(0, Values::len);
        Self { schema, columns, rows }
    }
}

/// The rows of one unit of work.
#[derive(Debug, Clone, PartialEq)]
pub struct Rows {
    /// The unit.
    pub unit: Unit,
    /// One row per game.
    pub games: Table,
    /// One row per decision, if the study keeps them.
    pub decisions: Option<Table>,
}

/// The magic bytes of a unit.
const HEAD: &[u8] = b"hedgerow rows 1\n";

impl Rows {
    /// The rows as bytes, for [`Rows::from_bytes`]; the same on every machine.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        put(&mut body, self.unit.cell.into());
        put(&mut body, self.unit.batch.into());
        table_to_bytes(&self.games, &mut body);
        if let Some(decisions) = &self.decisions {
            table_to_bytes(decisions, &mut body);
        }
        let digest = Fingerprint::of_bytes(&body).to_string();
        [HEAD, digest.as_bytes(), &body].concat()
    }

    /// Parses the bytes of [`Rows::to_bytes`]; `None` if a byte is missing or changed, or if the columns differ.
    pub fn from_bytes(bytes: &[u8], games: &Arc<Schema>, decisions: Option<&Arc<Schema>>) -> Option<Self> {
        let rest = bytes.strip_prefix(HEAD)?;
        let (digest, body) = rest.split_at_checked(32)?;
        if Fingerprint::of_bytes(body).to_string().as_bytes() != digest {
            return None;
        }
        let mut body = body;
        let cell = u32::try_from(take(&mut body)?).ok()?;
        let batch = u32::try_from(take(&mut body)?).ok()?;
        let games = table_from_bytes(&mut body, games)?;
        let decisions = match decisions {
            Some(schema) => Some(table_from_bytes(&mut body, schema)?),
            None => None,
        };
        body.is_empty().then_some(Self { unit: Unit { cell, batch }, games, decisions })
    }
}

/// Writes a number in a variable number of bytes.
fn put(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    out.push(number.to_le_bytes()[0]);
}

fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put(out, text.len() as u64);
    out.extend_from_slice(text.as_bytes());
}

fn take_text(bytes: &mut &[u8]) -> Option<String> {
    let length = usize::try_from(take(bytes)?).ok()?;
    let (text, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    String::from_utf8(text.to_vec()).ok()
}

fn put_all<T>(out: &mut Vec<u8>, values: &[Option<T>], write: impl Fn(&mut Vec<u8>, &T)) {
    for value in values {
        out.push(u8::from(value.is_some()));
        if let Some(value) = value {
            write(out, value);
        }
    }
}

fn take_all<T>(
    bytes: &mut &[u8],
    rows: usize,
    read: impl Fn(&mut &[u8]) -> Option<T>,
) -> Option<Vec<Option<T>>> {
    let one = |bytes: &mut &[u8]| {
        let (&is_some, rest) = bytes.split_first()?;
        *bytes = rest;
        Some(if is_some == 0 { None } else { Some(read(bytes)?) })
    };
    (0..rows).map(|_| one(bytes)).collect()
}

fn take_eight(bytes: &mut &[u8]) -> Option<[u8; 8]> {
    let (eight, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*eight)
}

fn table_to_bytes(table: &Table, out: &mut Vec<u8>) {
    put(out, table.rows as u64);
    for values in &table.columns {
        match values {
            Values::Text(values) => put_all(out, values, |out, text| put_text(out, text)),
            Values::Whole(values) => {
                put_all(out, values, |out, number| out.extend_from_slice(&number.to_le_bytes()));
            }
            Values::Real(values) => {
                put_all(out, values, |out, number| out.extend_from_slice(&number.to_le_bytes()));
            }
            Values::Flag(values) => put_all(out, values, |out, flag| out.push(u8::from(*flag))),
            Values::Texts(values) => {
                for texts in values {
                    put(out, texts.len() as u64);
                    for text in texts {
                        put_text(out, text);
                    }
                }
            }
        }
    }
}

fn table_from_bytes(bytes: &mut &[u8], schema: &Arc<Schema>) -> Option<Table> {
    let rows = usize::try_from(take(bytes)?).ok()?;
    // Every row takes at least one byte, so that a wrong count cannot allocate more than the input has.
    if rows > bytes.len() {
        return None;
    }
    let mut columns = Vec::with_capacity(schema.fields.len());
    for field in &schema.fields {
        columns.push(match field.kind {
            Kind::Text => Values::Text(take_all(bytes, rows, take_text)?),
            Kind::Whole => {
                Values::Whole(take_all(bytes, rows, |bytes| take_eight(bytes).map(i64::from_le_bytes))?)
            }
            Kind::Real => {
                Values::Real(take_all(bytes, rows, |bytes| take_eight(bytes).map(f64::from_le_bytes))?)
            }
            Kind::Flag => Values::Flag(take_all(bytes, rows, |bytes| {
                let (&flag, rest) = bytes.split_first()?;
                *bytes = rest;
                Some(flag != 0)
            })?),
            Kind::Texts => {
                let one = |bytes: &mut &[u8]| {
                    let count = usize::try_from(take(bytes)?).ok()?;
                    (0..count.min(bytes.len() + 1)).map(|_| take_text(bytes)).collect::<Option<Vec<_>>>()
                };
                Values::Texts((0..rows).map(|_| one(bytes)).collect::<Option<_>>()?)
            }
        });
    }
    Some(Table { schema: Arc::clone(schema), columns, rows })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> Rows {
        let kinds = [Kind::Text, Kind::Whole, Kind::Real, Kind::Flag, Kind::Texts];
        let fields = kinds.iter().enumerate();
        let fields = fields.map(|(place, &kind)| Field::new(format!("c{place}"), kind, "").or_nothing());
        let schema = Arc::new(Schema { fields: fields.collect() });
        let mut games = schema.table();
        games.push([
            Datum::text("żółw"),
            Datum::Whole(-7),
            Datum::Real(0.1),
            Datum::Flag(true),
            Datum::Texts(vec!["a".into(), String::new()]),
        ]);
        games.push([]);
        Rows { unit: Unit { cell: 3, batch: 300 }, decisions: Some(games.clone()), games }
    }

    #[test]
    fn rows_come_back_from_their_bytes() {
        let rows = rows();
        let schema = &rows.games.schema;
        assert_eq!(Rows::from_bytes(&rows.to_bytes(), schema, Some(schema)), Some(rows.clone()));
    }

    #[test]
    fn bytes_that_were_cut_or_changed_are_no_rows() {
        let rows = rows();
        let (bytes, schema) = (rows.to_bytes(), &rows.games.schema);
        for cut in 0..bytes.len() {
            assert_eq!(Rows::from_bytes(&bytes[..cut], schema, Some(schema)), None);
            let mut changed = bytes.clone();
            changed[cut] ^= 4;
            assert_eq!(Rows::from_bytes(&changed, schema, Some(schema)), None);
        }
        assert_eq!(Rows::from_bytes(&bytes, schema, None), None);
    }
}
