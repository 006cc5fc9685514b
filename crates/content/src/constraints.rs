//! Constraints on the fields of forms, from the declared types of records.

use crate::shape::{Fields, Shape, Type};

/// The constraint on a field.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum FieldConstraints {
    /// Any value that its record allows.
    #[default]
    Anything,
    /// An integer between two bounds, both included.
    Number(Box<str>, Box<str>),
    /// One of these words.
    Word(Vec<Box<str>>),
    /// A list of these words.
    Words(Vec<Box<str>>),
}

impl FieldConstraints {
    pub(crate) fn of(shape: &Shape) -> Self {
        match &shape.kind {
            Type::Number(least, most) => Self::Number(least.to_string().into(), most.to_string().into()),
            Type::Word(words) => Self::Word(words.clone()),
            Type::List { of, .. } => of.words().map(|words| Self::Words(words.to_vec())).unwrap_or_default(),
            _ => Self::Anything,
        }
    }
}

/// A field and its index in the order of the declaration. A path names a field within a field with a point between
/// the names; it does not number the parts of lists.
pub(crate) fn find<'f>(fields: &'f Fields, path: &str) -> Option<(usize, &'f Shape)> {
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    let place = fields.named.iter().position(|field| &*field.name == first)?;
    deeper(place, &fields.named[place].shape, rest)
}

fn deeper<'f>(place: usize, shape: &'f Shape, path: Option<&str>) -> Option<(usize, &'f Shape)> {
    let Some(path) = path else { return Some((place, shape)) };
    match &shape.kind {
        Type::Table(fields) => find(fields, path),
        Type::List { of, .. } => deeper(place, of, Some(path)),
        Type::Choice(variants) => {
            let (first, rest) =
                path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
            let place = variants.iter().position(|variant| *variant.name == *first)?;
            deeper(place, variants[place].holds.as_ref()?, rest)
        }
        Type::Either(shapes) => shapes.iter().find_map(|shape| deeper(place, shape, Some(path))),
        _ => None,
    }
}
