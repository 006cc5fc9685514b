//! Declared shapes of records: the JSON Schema of a record type, in the form that checks and forms use.
//!
//! The schema comes from the type's [`JsonSchema`]. These keywords extend JSON Schema with the wording of faults:
//!
//! | keyword | where | meaning |
//! | --- | --- | --- |
//! | `x-order` | a struct | its fields in the order of the declaration; [`declared_order`] adds it |
//! | `x-part` | a struct | its name in faults, as an entry of a list: `zone {letter}`, `space {id}`, `tile {#}` |
//! | `x-item` | a list | the name of an entry in faults: `step` |
//! | `x-must` | anything | the condition on a value, in place of that of its type |
//! | `x-unique` | a list | `first-word`: texts whose first words are equal are the same |
//! | `format` | a text | `id`, `line`, `prose`, or a phrase of the game, such as `effect` |

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Deserializer;
use serde::de::{DeserializeOwned, Error as _, Visitor};
use serde_json::{Map, Value, json};

/// The definition of [`Provenance`](crate::Provenance) in a schema.
pub(crate) const PROVENANCE: &str = "Provenance";

/// A record type that is declared once: its reader, its schema and its form all follow from the type.
pub trait Declared: DeserializeOwned + JsonSchema + 'static {
    /// The key of its tables in a file, and its name in faults and lists.
    const KIND: &'static str;
    /// The field that identifies a record among those of its kind.
    const KEY: &'static str = "id";
}

/// The condition on a value.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Shape {
    /// Its kind.
    pub kind: Type,
    /// The condition in words, where those of the kind are not clear.
    pub must: Option<Box<str>>,
}

/// A kind of value.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Type {
    /// Any value.
    Free,
    /// A Boolean.
    Flag,
    /// An integer between two bounds, both included.
    Number(i64, i64),
    /// A word of a closed list.
    Word(Vec<Box<str>>),
    /// A text of a format, with a maximal number of characters.
    Text { format: Box<str>, longest: usize },
    /// A list.
    List { of: Box<Shape>, least: usize, most: usize, unique: Unique, item: Option<Box<str>> },
    /// A list with a type for each position.
    Tuple(Vec<Shape>),
    /// A table.
    Table(Fields),
    /// One of several named alternatives: the name alone, or a table with the name as its only key.
    Choice(Vec<Variant>),
    /// A value that fits one of these shapes.
    Either(Vec<Shape>),
}

/// Whether a list may contain equal values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Unique {
    /// It may.
    #[default]
    No,
    /// It may not.
    Yes,
    /// It may not, and texts with equal first words count as equal.
    FirstWord,
}

/// An alternative of a [`Type::Choice`].
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Variant {
    /// Its name.
    pub name: Box<str>,
    /// The shape of its payload; `None` for the name alone.
    pub holds: Option<Shape>,
}

/// The fields of a table.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Fields {
    /// The named fields, in the order of the declaration.
    pub named: Vec<Field>,
    /// The shape of fields with any other name; `None` if there must be none.
    pub others: Option<Box<Shape>>,
    /// The name of such a table in faults; see `x-part`.
    pub part: Option<Box<str>>,
    /// Whether it has the fields of a provenance.
    pub sourced: bool,
}

/// A field of a table.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Field {
    /// Its name.
    pub name: Box<str>,
    /// The condition on its value.
    pub shape: Shape,
    /// Whether it is required.
    pub required: bool,
}

impl Fields {
    /// The fields of a record with this schema.
    fn of_schema(schema: &Schema) -> Self {
        let none = Map::new();
        let definitions = schema.get("$defs").and_then(Value::as_object).unwrap_or(&none);
        match (Reader { definitions }).shape(schema.as_value()).kind {
            Type::Table(fields) => fields,
            kind => unreachable!("a record is declared as a struct, not as {kind:?}"),
        }
    }

    /// A field by its name.
    pub fn get(&self, name: &str) -> Option<&Field> {
        self.named.iter().find(|field| &*field.name == name)
    }
}

impl Shape {
    /// The shape of a record type, computed once for each type.
    pub fn of<R: JsonSchema + 'static>() -> Arc<Fields> {
        static KNOWN: LazyLock<Mutex<HashMap<TypeId, Arc<Fields>>>> = LazyLock::new(Mutex::default);

        // No thread panics while it holds this lock, and every state of the map is valid.
        let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(fields) = known().get(&TypeId::of::<R>()) {
            return Arc::clone(fields);
        }
        let fields = Arc::new(Fields::of_schema(&schema_of::<R>()));
        known().insert(TypeId::of::<R>(), Arc::clone(&fields));
        fields
    }

    /// Adds the words that the selects of a form offer: those of closed lists, and the names of alternatives. Words
    /// in lists are typed, and are not added.
    pub fn add_offered(&self, all: &mut BTreeSet<Box<str>>) {
        match &self.kind {
            Type::Word(words) if words.len() > 1 => all.extend(words.iter().cloned()),
            Type::List { of, .. } if of.words().is_none() => of.add_offered(all),
            Type::Tuple(shapes) | Type::Either(shapes) => {
                for shape in shapes {
                    shape.add_offered(all);
                }
            }
            Type::Table(fields) => {
                for field in &fields.named {
                    field.shape.add_offered(all);
                }
            }
            Type::Choice(variants) => {
                for variant in variants {
                    all.insert(variant.name.clone());
                    if let Some(shape) = &variant.holds {
                        shape.add_offered(all);
                    }
                }
            }
            _ => {}
        }
    }

    /// The words of a closed list; `None` for another kind.
    pub fn words(&self) -> Option<&[Box<str>]> {
        if let Type::Word(words) = &self.kind { Some(words) } else { None }
    }
}

/// The JSON Schema of a type without `null`, which TOML does not have.
pub(crate) fn schema_of<T: JsonSchema>() -> Schema {
    let schema = SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>();
    let mut value = schema.to_value();
    without_null(&mut value);
    Schema::try_from(value).unwrap_or_default()
}

/// Removes `null` from the values that a schema allows: an optional field is absent in TOML. The description of a
/// field states the meaning of its absence.
pub(crate) fn without_null(schema: &mut Value) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(without_null),
        Value::Object(map) => {
            for (key, value) in map.iter_mut() {
                match value {
                    // The keys here are names of fields and types, and no keywords.
                    Value::Object(named) if key == "properties" || key == "$defs" => {
                        named.values_mut().for_each(without_null);
                    }
                    value => without_null(value),
                }
            }
            map.remove("default");
            if let Some(Value::Array(types)) = map.get_mut("type") {
                types.retain(|one| one != "null");
                if let [only] = &types[..] {
                    let only = only.clone();
                    map.insert("type".to_owned(), only);
                }
            }
            if let Some(Value::Array(any)) = map.get_mut("anyOf") {
                any.retain(|one| *one != json!({"type": "null"}));
                if let [Value::Object(only)] = &mut any[..] {
                    let only = std::mem::take(only);
                    map.remove("anyOf");
                    for (key, value) in only {
                        map.entry(key).or_insert(value);
                    }
                }
            }
        }
        _ => {}
    }
}

/// Adds the order of the fields to the schema of a struct: `#[schemars(transform = declared_order::<Self>)]` beside
/// its derived `Deserialize`, which has the order.
pub fn declared_order<T: DeserializeOwned>(schema: &mut Schema) {
    /// A deserializer that only records the fields a struct asks for.
    struct Asked<'a>(&'a mut &'static [&'static str]);

    impl<'de> Deserializer<'de> for Asked<'_> {
        type Error = serde::de::value::Error;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
            Err(Self::Error::custom("no value"))
        }

        fn deserialize_struct<V: Visitor<'de>>(
            self,
            _: &'static str,
            fields: &'static [&'static str],
            visitor: V,
        ) -> Result<V::Value, Self::Error> {
            *self.0 = fields;
            self.deserialize_any(visitor)
        }

        serde::forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
            newtype_struct seq tuple tuple_struct map enum identifier ignored_any
        }
    }

    let mut fields: &[&str] = &[];
    // There is no value, so this always fails; only the recorded fields are used.
    let _ = T::deserialize(Asked(&mut fields));
    schema.insert("x-order".to_owned(), json!(fields));
}

/// Reads a schema.
struct Reader<'a> {
    definitions: &'a Map<String, Value>,
}

impl Reader<'_> {
    fn shape(&self, schema: &Value) -> Shape {
        let Some(map) = schema.as_object() else { return Shape { kind: Type::Free, must: None } };
        let target = self.target(map);
        let mut shape = match target {
            Some((_, target)) => self.shape(target),
            None => Shape { kind: self.kind(map), must: None },
        };
        // Keywords beside a reference narrow the type that it refers to.
        if target.is_some() {
            if let Some(words) = words(map) {
                shape.kind = Type::Word(words);
            }
            narrow(&mut shape.kind, map);
        }
        if let Some(must) = map.get("x-must").and_then(Value::as_str) {
            shape.must = Some(must.into());
        }
        shape
    }

    fn target<'m>(&'m self, map: &'m Map<String, Value>) -> Option<(&'m str, &'m Value)> {
        let name = map.get("$ref")?.as_str()?.strip_prefix("#/$defs/")?;
        Some((name, self.definitions.get(name)?))
    }

    fn kind(&self, map: &Map<String, Value>) -> Type {
        if let Some(words) = words(map) {
            return Type::Word(words);
        }
        if let Some(parts) = map.get("anyOf").or_else(|| map.get("oneOf")).and_then(Value::as_array) {
            return match self.variants(parts) {
                Some(variants) => Type::Choice(variants),
                None => Type::Either(parts.iter().map(|part| self.shape(part)).collect()),
            };
        }
        let mut kind = match map.get("type").and_then(Value::as_str) {
            Some("boolean") => Type::Flag,
            Some("integer") => Type::Number(i64::MIN, i64::MAX),
            Some("string") => Type::Text { format: "".into(), longest: usize::MAX },
            Some("array") => match map.get("prefixItems").and_then(Value::as_array) {
                Some(parts) => Type::Tuple(parts.iter().map(|part| self.shape(part)).collect()),
                None => {
                    let of =
                        map.get("items").map_or(Shape { kind: Type::Free, must: None }, |of| self.shape(of));
                    Type::List {
                        of: Box::new(of),
                        least: 0,
                        most: usize::MAX,
                        unique: Unique::No,
                        item: None,
                    }
                }
            },
            Some("object") => Type::Table(self.fields(map)),
            _ => Type::Free,
        };
        narrow(&mut kind, map);
        kind
    }

    /// The variants of an enum whose values have the default notation of serde.
    fn variants(&self, parts: &[Value]) -> Option<Vec<Variant>> {
        let mut variants = Vec::new();
        for part in parts {
            let part = part.as_object()?;
            if let Some(words) = words(part) {
                variants.extend(words.into_iter().map(|name| Variant { name, holds: None }));
                continue;
            }
            let required = part.get("required")?.as_array()?;
            let mut properties = part.get("properties")?.as_object()?.iter();
            let ((name, schema), None) = (properties.next()?, properties.next()) else { return None };
            if part.get("additionalProperties") != Some(&Value::Bool(false)) || *required != [json!(name)] {
                return None;
            }
            variants.push(Variant { name: name.as_str().into(), holds: Some(self.shape(schema)) });
        }
        Some(variants)
    }

    fn fields(&self, map: &Map<String, Value>) -> Fields {
        let required = map.get("required").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let mut fields = Fields {
            others: map
                .get("additionalProperties")
                .filter(|others| others.is_object())
                .map(|others| Box::new(self.shape(others))),
            ..Fields::default()
        };
        let none = Map::new();
        let properties = map.get("properties").and_then(Value::as_object).unwrap_or(&none);
        let order = map.get("x-order").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let place = |name: &String| order.iter().position(|one| one == name).unwrap_or(usize::MAX);
        let mut named: Vec<(&String, &Value)> = properties.iter().collect();
        named.sort_by_key(|(name, _)| place(name));
        for (name, schema) in named {
            let target = schema.as_object().and_then(|map| self.target(map));
            if target.is_some_and(|(target, _)| target == PROVENANCE) {
                fields.sourced = true;
                continue;
            }
            let required = required.iter().any(|one| one == name);
            fields.named.push(Field { name: name.as_str().into(), shape: self.shape(schema), required });
        }
        fields
    }
}

/// The words of a closed list: from `const`, `enum`, or any of several such schemas.
fn words(map: &Map<String, Value>) -> Option<Vec<Box<str>>> {
    let text = |value: &Value| value.as_str().map(Into::into);
    if let Some(one) = map.get("const") {
        return Some(vec![text(one)?]);
    }
    if let Some(Value::Array(all)) = map.get("enum") {
        return all.iter().map(text).collect();
    }
    let parts = map.get("oneOf")?.as_array()?;
    let all: Option<Vec<Vec<Box<str>>>> = parts.iter().map(|part| words(part.as_object()?)).collect();
    Some(all?.concat())
}

/// Narrows a type by the keywords of a schema.
fn narrow(kind: &mut Type, map: &Map<String, Value>) {
    let whole = |key: &str| map.get(key).and_then(Value::as_i64);
    let count =
        |key: &str| map.get(key).and_then(Value::as_u64).and_then(|count| usize::try_from(count).ok());
    match kind {
        Type::Number(least, most) => {
            *least = whole("minimum").unwrap_or(*least);
            *most = whole("maximum").unwrap_or(*most);
        }
        Type::Text { format, longest } => {
            if let Some(own) = map.get("format").and_then(Value::as_str) {
                *format = own.into();
            }
            *longest = count("maxLength").unwrap_or(*longest);
        }
        Type::List { least, most, unique, item, .. } => {
            *least = count("minItems").unwrap_or(*least);
            *most = count("maxItems").unwrap_or(*most);
            if map.get("uniqueItems") == Some(&Value::Bool(true)) {
                *unique = Unique::Yes;
            }
            if map.get("x-unique").and_then(Value::as_str) == Some("first-word") {
                *unique = Unique::FirstWord;
            }
            if let Some(own) = map.get("x-item").and_then(Value::as_str) {
                *item = Some(own.into());
            }
        }
        Type::Table(fields) => {
            if let Some(part) = map.get("x-part").and_then(Value::as_str) {
                fields.part = Some(part.into());
            }
        }
        _ => {}
    }
}

/// The declared fields of records, by kind, for forms.
pub(crate) type Kinds = BTreeMap<&'static str, Arc<Fields>>;
