//! What the reader of a pack asks of each field, noted while it reads.

use std::collections::BTreeMap;

use crate::FieldConstraints;

/// What is asked of the fields of records, by their kinds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Asked(BTreeMap<Box<str>, Vec<(Box<str>, FieldConstraints)>>);

impl Asked {
    /// Notes what a field must hold. `record` is what the record is called in faults, such as `district 07, zone b`,
    /// and `path` what stands before the name of the field.
    pub(crate) fn note(&mut self, record: &str, path: &str, key: &str, wanted: FieldConstraints) {
        let first = |part: &'_ str| part.split(' ').next().unwrap_or_default().to_owned();
        let mut parts = record.split(", ");
        let kind = first(parts.next().unwrap_or_default());
        let inner = path.split('.').filter(|step| !step.is_empty());
        let steps: Vec<String> = parts.chain(inner).map(first).chain([key.to_owned()]).collect();
        let field = steps.join(".");
        let fields = self.0.entry(kind.into()).or_default();
        match fields.iter_mut().find(|(known, _)| **known == *field) {
            Some((_, known)) if *known == FieldConstraints::Anything => *known = wanted,
            Some(_) => {}
            None => fields.push((field.into(), wanted)),
        }
    }

    /// What a field of a kind of records must hold. A field within a field has both names with a point between them,
    /// whichever part of a list it stands in.
    pub fn of(&self, kind: &str, field: &str) -> &FieldConstraints {
        let fields = self.0.get(kind).map_or(&[][..], Vec::as_slice);
        fields
            .iter()
            .find(|(known, _)| **known == *field)
            .map_or(&FieldConstraints::Anything, |(_, wanted)| wanted)
    }

    /// The place of a field among those of its kind, in the order in which they are read.
    pub fn place(&self, kind: &str, field: &str) -> usize {
        let fields = self.0.get(kind).map_or(&[][..], Vec::as_slice);
        fields.iter().position(|(known, _)| **known == *field).unwrap_or(usize::MAX)
    }
}
