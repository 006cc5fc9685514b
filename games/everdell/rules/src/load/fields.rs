//! What the records of this game have in common, beside what [`content::fields`] reads for every game.

use std::sync::Arc;

use content::fields::{Fields, Lists, excerpt};
use tabletop::Names;

use crate::content::{
    Activity, Basic, BasicEvent, Card, Forest, Gain, Journey, Level, Module, Plot, Provenance, Resource,
    SpecialEvent, Stock,
};
use crate::kind::{KINDS, Kind};

/// The kinds of cards of a pack while it is read: those of the built-in pack, and its own after them.
pub(super) struct Kinds<'i> {
    /// The names of its own kinds, in order.
    pub own: Vec<&'i str>,
}

impl Kinds<'_> {
    /// The kinds of the built-in pack.
    pub const BUILT_IN: Kinds<'static> = Kinds { own: Vec::new() };

    /// The kind of this stable name.
    pub fn find(&self, name: &str) -> Option<Kind> {
        let own = || self.own.iter().position(|own| *own == name).map(|place| Kind::at(KINDS + place));
        Kind::built_in(name).or_else(own)
    }

    /// How many kinds there are.
    pub fn len(&self) -> usize {
        KINDS + self.own.len()
    }
}

/// The stable name of a kind of card.
pub(super) fn kind_of(fields: &mut Fields<'_>, key: &str, kinds: &Kinds<'_>) -> Option<Kind> {
    let value = fields.take(key)?;
    let kind = value.as_str().and_then(|name| kinds.find(name));
    if kind.is_none() {
        fields.wrong(key, &value, "the `id` of a card");
    }
    kind
}

/// Stable names of different kinds of cards.
pub(super) fn kinds(fields: &mut Fields<'_>, key: &str, all: &Kinds<'_>) -> Option<Vec<Kind>> {
    let mut kinds = Vec::new();
    for word in fields.words(key)? {
        match all.find(&word) {
            None => {
                fields.fault(format!("`{key}` holds `{}`, which is no card", excerpt(&word)));
                return None;
            }
            Some(kind) if kinds.contains(&kind) => {
                fields.fault(format!("`{key}` holds `{word}` twice"));
                return None;
            }
            Some(kind) => kinds.push(kind),
        }
    }
    Some(kinds)
}

/// Amounts such as `twig 2`, at most one of each sort.
pub(super) fn gain(fields: &mut Fields<'_>, key: &str) -> Option<Gain> {
    let called = fields.called(key);
    let mut gain = Gain::default();
    for word in fields.words(key)? {
        let sort = word.split(' ').next().unwrap_or_default().to_owned();
        let Some((place, amount)) = gain.amount(&word) else {
            let wanted = "twig, resin, pebble, berry, any, card or point and a number from 1 to 9";
            fields.fault(format!("`{called}` holds `{}`, not {wanted}", excerpt(&word)));
            return None;
        };
        if *place > 0 {
            fields.fault(format!("`{called}` holds `{sort}` twice"));
            return None;
        }
        *place = amount;
    }
    Some(gain)
}

/// Amounts as [`gain`], or nothing where the field is absent.
pub(super) fn gain_or_none(fields: &mut Fields<'_>, key: &str) -> Option<Gain> {
    if fields.has(key) { gain(fields, key) } else { Some(Gain::default()) }
}

/// What a card costs: a table of resources, or nothing where the field is absent.
pub(super) fn cost(fields: &mut Fields<'_>, key: &str) -> Option<Stock> {
    if !fields.has(key) {
        return Some(Stock::NONE);
    }
    let mut table = fields.inner(key)?;
    let amounts = Resource::ALL.map(|resource| table.number_or(resource.name(), 0..=9, 0));
    table.close();
    let mut cost = Stock::NONE;
    for (resource, amount) in Resource::ALL.into_iter().zip(amounts) {
        cost[resource] = amount?;
    }
    Some(cost)
}

/// What every record of a table has.
pub(super) trait Entry {
    /// Its name.
    fn name(&self) -> &Arc<Names>;
    /// Where it comes from.
    fn provenance(&self) -> &Provenance;
}

macro_rules! entries {
    ($($entry:ident)*) => {
        $(
            impl Entry for $entry {
                fn name(&self) -> &Arc<Names> {
                    &self.name
                }

                fn provenance(&self) -> &Provenance {
                    &self.provenance
                }
            }
        )*
    };
}

entries! { Activity Basic BasicEvent Card Forest Journey Level Module Plot SpecialEvent }

/// Reads records of which there must be one for each name of a vocabulary, and brings them into its
/// order.
pub(super) fn each<T: Entry>(
    lists: &mut Lists<'_>,
    kind: &'static str,
    vocabulary: &[&'static str],
    read: impl Fn(&mut Fields<'_>, &'static str) -> Option<T>,
) -> Option<Vec<T>> {
    let tables = lists.take(kind);
    each_of(lists, kind, tables, vocabulary, read)
}

/// As [`each`], of records that have been taken.
pub(super) fn each_of<'v, T: Entry>(
    lists: &mut Lists<'_>,
    kind: &'static str,
    tables: Vec<toml::Table>,
    vocabulary: &[&'v str],
    read: impl Fn(&mut Fields<'_>, &'v str) -> Option<T>,
) -> Option<Vec<T>> {
    let any = !tables.is_empty();
    let words: Vec<(&str, usize)> =
        vocabulary.iter().enumerate().map(|(place, word)| (*word, place)).collect();
    let mut seen = vec![false; vocabulary.len()];
    let mut found: Vec<Option<T>> = vocabulary.iter().map(|_| None).collect();
    for (index, table) in tables.into_iter().enumerate() {
        let mut fields = Fields::named(lists.sheet, lists.file, kind, "id", index, table);
        let Some(place) = fields.word("id", &words) else { continue };
        if seen[place] {
            fields.fault("stands here twice");
        }
        seen[place] = true;
        let record = read(&mut fields, vocabulary[place]);
        let (name, provenance) = (record.as_ref().map(T::name), record.as_ref().map(T::provenance));
        fields.finish(kind, vocabulary[place], name, provenance);
        found[place] = record;
    }
    for (word, _) in vocabulary.iter().zip(seen).filter(|(_, seen)| any && !seen) {
        lists.sheet.fault(lists.file, &format!("{kind} {word}"), "is missing");
    }
    found.into_iter().collect()
}
