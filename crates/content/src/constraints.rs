//! What a field of a form must hold, as the type of its record declares it.

use crate::shape::{Fields, Shape, Type};

/// What a field must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum FieldConstraints {
    /// Whatever its record says.
    #[default]
    Anything,
    /// A whole number from one to another.
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

/// A field and its place in the order of the declaration. A field within a field has both names with a point between
/// them, whichever part of a list it stands in.
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
