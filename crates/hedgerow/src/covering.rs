//! Covering sets of setups (pairwise testing): any two values of any two fields of a setup occur together in one of the
//! setups, unless the rules refuse it.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};
use tabletop::{FastSource, SetupCatalog};

/// A field of a setup, such as `options.passing`, and the values to try.
#[derive(Debug, PartialEq)]
struct Field {
    path: Vec<String>,
    /// Its value in a setup that omits it.
    default: Value,
    values: Vec<Value>,
}

/// Setups in which every two values that the rules allow together occur together.
#[derive(Debug)]
pub struct Covering<S> {
    /// The setups; the rules accept each of them.
    pub setups: Vec<S>,
    /// The number of pairs of values that occur together.
    pub pairs: usize,
    /// The number of pairs of values that the rules refused in every setup of the catalogue.
    pub refused: usize,
}

/// Computes setups of a game that cover all pairs of values of two fields.
///
/// The fields, and the values of flags and words, come from the JSON Schema of setups; numbers, names and lists take
/// the values that they have in [`SetupCatalog::all_setups`]. A pair is tried in each of those setups until the rules
/// accept one. Then its other fields are changed as long as that covers more pairs.
pub fn covering<G: SetupCatalog<Setup: JsonSchema>>(game: &G) -> Covering<G::Setup> {
    let schema = SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<G::Setup>();
    let examples: Vec<Value> =
        game.all_setups().iter().filter_map(|setup| serde_json::to_value(setup).ok()).collect();
    let fields = fields_of(schema.as_value(), &examples);
    let accepted = |setup: &Value| {
        let setup = serde_json::from_value::<G::Setup>(setup.clone()).ok()?;
        game.check_setup(&setup).is_ok().then_some(setup)
    };
    cover(&fields, &examples, accepted)
}

/// The fields of a schema, each with at least two values.
fn fields_of(schema: &Value, examples: &[Value]) -> Vec<Field> {
    let mut fields = Vec::new();
    collect(schema, schema, &mut Vec::new(), &Value::Null, &mut fields);
    for field in &mut fields {
        for example in examples {
            let value = field.value_in(example);
            if !field.values.contains(value) {
                field.values.push(value.clone());
            }
        }
    }
    fields.retain(|field| field.values.len() > 1);
    fields
}

/// Adds the fields of a part of a schema.
fn collect(root: &Value, part: &Value, path: &mut Vec<String>, default: &Value, fields: &mut Vec<Field>) {
    let part = resolved(root, part);
    let ways = part.get("anyOf").and_then(Value::as_array);
    let tables = ways.into_iter().flatten().map(|way| resolved(root, way));
    let table = [part].into_iter().chain(tables).find_map(|way| way.get("properties")?.as_object());
    let Some(properties) = table else {
        fields.push(Field { path: path.clone(), default: default.clone(), values: listed(part) });
        return;
    };
    // A nullable table is the state of a campaign: it is consistent only as a whole.
    if ways.is_some_and(|ways| ways.iter().any(|way| way.get("type") == Some(&Value::from("null")))) {
        fields.push(Field { path: path.clone(), default: Value::Null, values: Vec::new() });
        return;
    }
    for (name, property) in properties {
        path.push(name.clone());
        let own = property.get("default").or_else(|| default.get(name));
        let first = || listed(resolved(root, property)).into_iter().next();
        let own = own.cloned().or_else(first).unwrap_or_default();
        collect(root, property, path, &own, fields);
        path.pop();
    }
}

/// The definition that a part of a schema refers to.
fn resolved<'s>(root: &'s Value, part: &'s Value) -> &'s Value {
    let pointer = part.get("$ref").and_then(Value::as_str).and_then(|reference| reference.strip_prefix('#'));
    pointer.and_then(|pointer| root.pointer(pointer)).unwrap_or(part)
}

/// The values that a schema lists.
fn listed(part: &Value) -> Vec<Value> {
    if part.get("type") == Some(&Value::from("boolean")) {
        return vec![false.into(), true.into()];
    }
    let words = part.get("enum").and_then(Value::as_array).cloned().unwrap_or_default();
    let named = part.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    words.into_iter().chain(named.filter_map(|way| way.get("const").cloned())).collect()
}

impl Field {
    /// Its value in a setup.
    fn value_in<'s>(&'s self, setup: &'s Value) -> &'s Value {
        let mut here = setup;
        for name in &self.path {
            match here {
                // A flag in place of a table of flags is the value of all of them.
                Value::Bool(_) => break,
                _ => match here.get(name) {
                    Some(next) => here = next,
                    None => return &self.default,
                },
            }
        }
        here
    }

    /// Sets it in a setup.
    fn set(&self, setup: &mut Value, value: &Value) {
        let Some((last, tables)) = self.path.split_last() else { return };
        let mut here = setup;
        for name in tables {
            here = table(here).entry(name.clone()).or_insert(Value::Null);
        }
        table(here).insert(last.clone(), value.clone());
    }
}

/// The value as a table; any other value is replaced by an empty table.
fn table(value: &mut Value) -> &mut Map<String, Value> {
    if !value.is_object() {
        *value = Value::Object(Map::new());
    }
    match value {
        Value::Object(table) => table,
        _ => unreachable!("it was made a table"),
    }
}

/// The pairs of values that have occurred together. The values of all fields are numbered consecutively.
struct Pairs {
    firsts: Vec<usize>,
    all: usize,
    met: Vec<bool>,
}

impl Pairs {
    fn new(fields: &[Field]) -> Self {
        let mut all = 0;
        let firsts = fields.iter().map(|field| {
            all += field.values.len();
            all - field.values.len()
        });
        let firsts = firsts.collect();
        Self { firsts, all, met: vec![false; all * all] }
    }

    /// The numbers of the values of a setup.
    fn numbers(&self, fields: &[Field], setup: &Value) -> Vec<Option<usize>> {
        let number = |(field, first): (&Field, &usize)| {
            let value = field.value_in(setup);
            Some(first + field.values.iter().position(|one| one == value)?)
        };
        fields.iter().zip(&self.firsts).map(number).collect()
    }

    fn have_met(&self, one: usize, other: usize) -> bool {
        self.met[one.min(other) * self.all + one.max(other)]
    }

    /// Records that two values occur together. Returns whether the pair is new.
    fn meet(&mut self, one: usize, other: usize) -> bool {
        !std::mem::replace(&mut self.met[one.min(other) * self.all + one.max(other)], true)
    }

    /// The number of values of a setup that a value has not yet occurred with.
    fn strangers(&self, value: usize, others: &[Option<usize>], own: usize) -> usize {
        let others = others.iter().enumerate().filter(|&(field, _)| field != own);
        others.filter_map(|(_, &other)| other).filter(|&other| !self.have_met(value, other)).count()
    }
}

fn cover<S>(fields: &[Field], examples: &[Value], accepted: impl Fn(&Value) -> Option<S>) -> Covering<S> {
    let mut pairs = Pairs::new(fields);
    let mut chance = FastSource::new(1);
    let mut found = Covering { setups: Vec::new(), pairs: 0, refused: 0 };
    for (left, one) in fields.iter().enumerate() {
        for (right, other) in fields.iter().enumerate().skip(left + 1) {
            for (at, first) in one.values.iter().enumerate() {
                for (place, second) in other.values.iter().enumerate() {
                    let pair = (pairs.firsts[left] + at, pairs.firsts[right] + place);
                    if pairs.have_met(pair.0, pair.1) {
                        continue;
                    }
                    let within = examples.iter().find_map(|example| {
                        let mut setup = example.clone();
                        one.set(&mut setup, first);
                        other.set(&mut setup, second);
                        Some((accepted(&setup)?, setup))
                    });
                    let Some((setup, value)) = within else {
                        found.refused += 1;
                        pairs.meet(pair.0, pair.1);
                        continue;
                    };
                    let (setup, numbers) =
                        mix(fields, [left, right], setup, value, &pairs, &mut chance, &accepted);
                    found.setups.push(setup);
                    // The pair counts even if the setup writes its values in another way.
                    found.pairs += usize::from(pairs.meet(pair.0, pair.1));
                    for (index, &number) in numbers.iter().enumerate() {
                        for &next in &numbers[index + 1..] {
                            if let (Some(number), Some(next)) = (number, next) {
                                found.pairs += usize::from(pairs.meet(number, next));
                            }
                        }
                    }
                }
            }
        }
    }
    found
}

/// Changes all fields of a setup except two, each to the accepted value that covers the most new pairs. Returns the
/// setup with the numbers of its values.
fn mix<S>(
    fields: &[Field],
    kept: [usize; 2],
    mut setup: S,
    mut value: Value,
    pairs: &Pairs,
    chance: &mut FastSource,
    accepted: &impl Fn(&Value) -> Option<S>,
) -> (S, Vec<Option<usize>>) {
    let mut order: Vec<usize> = (0..fields.len()).filter(|index| !kept.contains(index)).collect();
    for last in (1..order.len()).rev() {
        let below = u32::try_from(last + 1).unwrap_or(u32::MAX);
        order.swap(last, chance.below(below) as usize);
    }
    let mut numbers = pairs.numbers(fields, &value);
    for index in order {
        let field = &fields[index];
        let gain = |number: usize| pairs.strangers(number, &numbers, index);
        let now = numbers[index].map_or(0, gain);
        let mut better: Vec<(usize, usize)> = (0..field.values.len())
            .map(|place| (gain(pairs.firsts[index] + place), place))
            .filter(|&(gain, _)| gain > now)
            .collect();
        better.sort_unstable_by(|one, other| other.cmp(one));
        for (_, place) in better {
            let mut changed = value.clone();
            field.set(&mut changed, &field.values[place]);
            if let Some(accepted) = accepted(&changed) {
                (setup, value) = (accepted, changed);
                numbers = pairs.numbers(fields, &value);
                break;
            }
        }
    }
    (setup, numbers)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn schema() -> Value {
        json!({
            "properties": {
                "players": { "type": "integer", "default": 2 },
                "plots": { "type": "boolean", "default": false },
                "fair": { "anyOf": [{ "type": "boolean" }, { "$ref": "#/$defs/Fair" }], "default": false },
                "options": { "$ref": "#/$defs/Options", "default": { "passing": "late" } },
                "carried": { "anyOf": [{ "$ref": "#/$defs/Fair" }, { "type": "null" }] },
            },
            "$defs": {
                "Fair": { "properties": { "market": { "type": "boolean", "default": false } } },
                "Options": { "properties": { "passing": { "oneOf": [{ "const": "late" }, { "const": "early" }] } } },
            },
        })
    }

    fn examples() -> [Value; 2] {
        [json!({ "players": 2 }), json!({ "players": 3, "fair": true })]
    }

    #[test]
    fn fields_have_the_values_of_the_schema_and_of_the_examples() {
        let fields = fields_of(&schema(), &examples());
        let found: Vec<(String, Value)> =
            fields.iter().map(|field| (field.path.join("."), json!(field.values))).collect();
        let expected = [
            ("fair.market", json!([false, true])),
            ("options.passing", json!(["late", "early"])),
            ("players", json!([2, 3])),
            ("plots", json!([false, true])),
        ];
        assert_eq!(found, expected.map(|(path, values)| (path.to_owned(), values)));
    }

    #[test]
    fn every_pair_that_is_accepted_comes_together() {
        let fields = fields_of(&schema(), &examples());
        // Three players have no plots.
        let accepted = |setup: &Value| {
            let refused = setup["players"] == 3 && setup["plots"] == true;
            (!refused).then(|| setup.clone())
        };
        let covering = cover(&fields, &examples(), accepted);
        assert_eq!((covering.pairs, covering.refused), (23, 1));
        assert!(covering.setups.len() < 8, "{}", covering.setups.len());
        for (index, one) in fields.iter().enumerate() {
            for other in &fields[index + 1..] {
                for first in &one.values {
                    for second in &other.values {
                        let holds =
                            |setup: &Value| one.value_in(setup) == first && other.value_in(setup) == second;
                        let is_refused =
                            other.path == ["plots"] && (first, second) == (&json!(3), &json!(true));
                        assert_eq!(covering.setups.iter().any(holds), !is_refused, "{one:?} {other:?}");
                    }
                }
            }
        }
    }
}
