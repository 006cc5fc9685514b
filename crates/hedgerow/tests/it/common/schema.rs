//! A small judge of JSON by the part of JSON Schema that the schemas in `docs/` use.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

/// A schema with its definitions, and those in files beside it that it refers to.
pub struct Schema {
    root: Value,
    beside: BTreeMap<String, Self>,
}

impl Schema {
    pub fn read(path: &Path) -> Self {
        let root: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let mut beside = BTreeMap::new();
        for file in others(&root) {
            let read = Self::read(&path.with_file_name(&file));
            beside.insert(file, read);
        }
        Self { root, beside }.looked_over()
    }

    pub fn of(schema: Value) -> Self {
        Self { root: schema, beside: BTreeMap::new() }.looked_over()
    }

    fn looked_over(self) -> Self {
        self.look_over(&self.root);
        self
    }

    /// Every word of the schema is one that the judge knows.
    fn look_over(&self, schema: &Value) {
        for (word, value) in schema.as_object().unwrap() {
            match word.as_str() {
                "$schema" | "title" | "description" | "type" | "format" | "required" | "enum" | "const"
                | "minimum" | "maximum" | "exclusiveMinimum" | "pattern" | "minLength" | "maxLength"
                | "minItems" | "maxItems" | "default" | "examples" => {}
                "$ref" => drop(self.named(value.as_str().unwrap())),
                "properties" | "patternProperties" | "$defs" => {
                    value.as_object().unwrap().values().for_each(|part| self.look_over(part));
                }
                "oneOf" | "anyOf" | "allOf" | "prefixItems" => {
                    value.as_array().unwrap().iter().for_each(|part| self.look_over(part));
                }
                "additionalProperties" if value.is_boolean() => {}
                "items" | "additionalProperties" => self.look_over(value),
                _ => panic!("the judge does not know `{word}`"),
            }
        }
    }

    /// What a reference leads to, and the schema in which it stands.
    fn named(&self, reference: &str) -> (&Self, &Value) {
        let (file, pointer) = reference.split_once('#').unwrap();
        let schema = if file.is_empty() { self } else { &self.beside[file] };
        let named = schema.root.pointer(pointer).unwrap_or_else(|| panic!("there is no {reference}"));
        (schema, named)
    }

    /// Judges a value by the whole schema.
    pub fn judge(&self, value: &Value) -> Result<(), String> {
        self.by(&self.root, value, "")
    }

    /// Judges a value by one definition.
    pub fn judge_as(&self, name: &str, value: &Value) -> Result<(), String> {
        self.by(self.named(&format!("#/$defs/{name}")).1, value, "")
    }

    fn by(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let no = |what: String| Err(format!("{at}: {what}, but is {value}"));
        for (word, said) in schema.as_object().unwrap() {
            match word.as_str() {
                "$ref" => {
                    let (schema, named) = self.named(said.as_str().unwrap());
                    schema.by(named, value, at)?;
                }
                "const" if said != value => return no(format!("must be {said}")),
                "enum" if !said.as_array().unwrap().contains(value) => {
                    return no(format!("must be one of {said}"));
                }
                "type" if !kinds(said).any(|kind| is(kind, value)) => return no(format!("must be {said}")),
                "minimum" if value.as_i64().is_some_and(|value| value < said.as_i64().unwrap()) => {
                    return no(format!("must not be below {said}"));
                }
                "maximum" if value.as_i64().is_some_and(|value| value > said.as_i64().unwrap()) => {
                    return no(format!("must not be above {said}"));
                }
                "exclusiveMinimum" if value.as_f64().is_some_and(|value| value <= said.as_f64().unwrap()) => {
                    return no(format!("must be above {said}"));
                }
                "pattern" if value.as_str().is_some_and(|text| !matches(said.as_str().unwrap(), text)) => {
                    return no(format!("must match {said}"));
                }
                "minLength"
                    if value.as_str().is_some_and(|text| (text.len() as u64) < said.as_u64().unwrap()) =>
                {
                    return no(format!("must have {said} letters"));
                }
                "maxLength"
                    if value
                        .as_str()
                        .is_some_and(|text| text.chars().count() as u64 > said.as_u64().unwrap()) =>
                {
                    return no(format!("must have {said} letters at most"));
                }
                "minItems"
                    if value
                        .as_array()
                        .is_some_and(|items| (items.len() as u64) < said.as_u64().unwrap()) =>
                {
                    return no(format!("must hold {said}"));
                }
                "maxItems"
                    if value.as_array().is_some_and(|items| items.len() as u64 > said.as_u64().unwrap()) =>
                {
                    return no(format!("must hold {said} at most"));
                }
                "prefixItems" => {
                    for (index, part) in said.as_array().unwrap().iter().enumerate() {
                        if let Some(item) = value.get(index) {
                            self.by(part, item, &format!("{at}[{index}]"))?;
                        }
                    }
                }
                "allOf" => {
                    for part in said.as_array().unwrap() {
                        self.by(part, value, at)?;
                    }
                }
                "oneOf" | "anyOf" => {
                    let parts = said.as_array().unwrap().iter();
                    let fits = parts.filter(|part| self.by(part, value, at).is_ok()).count();
                    if fits == 0 || word == "oneOf" && fits > 1 {
                        return no(format!("must be {word} {}, is {fits}", said.as_array().unwrap().len()));
                    }
                }
                "items" => {
                    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.by(said, item, &format!("{at}[{index}]"))?;
                    }
                }
                "required" => {
                    for name in said.as_array().unwrap() {
                        if value.get(name.as_str().unwrap()).is_none() {
                            return no(format!("must have {name}"));
                        }
                    }
                }
                "properties" => {
                    for (name, part) in said.as_object().unwrap() {
                        if let Some(field) = value.get(name) {
                            self.by(part, field, &format!("{at}.{name}"))?;
                        }
                    }
                }
                "patternProperties" => {
                    for (pattern, part) in said.as_object().unwrap() {
                        for (name, field) in value.as_object().into_iter().flatten() {
                            if matches(pattern, name) {
                                self.by(part, field, &format!("{at}.{name}"))?;
                            }
                        }
                    }
                }
                "additionalProperties" => {
                    for (name, field) in value.as_object().into_iter().flatten() {
                        if knows(schema, name) {
                            continue;
                        }
                        match said {
                            Value::Bool(true) => {}
                            Value::Bool(false) => return no(format!("must not have {name}")),
                            part => self.by(part, field, &format!("{at}.{name}"))?,
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Whether a schema has something to say about the field of this name.
fn knows(schema: &Value, name: &str) -> bool {
    let said = |word: &str| schema.get(word).and_then(Value::as_object).into_iter().flatten();
    said("properties").any(|(known, _)| known == name)
        || said("patternProperties").any(|(pattern, _)| matches(pattern, name))
}

/// The types of a schema: one, or several of which one is enough.
fn kinds(said: &Value) -> impl Iterator<Item = &str> {
    let many = said.as_array().map_or(std::slice::from_ref(said), Vec::as_slice);
    many.iter().map(|kind| kind.as_str().unwrap())
}

fn is(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        _ => panic!("the judge does not know the type `{kind}`"),
    }
}

/// The files that a schema refers to.
fn others(schema: &Value) -> Vec<String> {
    match schema {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str).and_then(|said| said.split_once('#'));
            let own = own.map(|(file, _)| file.to_owned()).filter(|file| !file.is_empty());
            own.into_iter().chain(fields.values().flat_map(others)).collect()
        }
        Value::Array(parts) => parts.iter().flat_map(others).collect(),
        _ => Vec::new(),
    }
}

/// Patterns are classes of letters in a row, each once or so many times: `^[0-2][0-9]{1,4}[abcd]{8}$`.
fn matches(pattern: &str, text: &str) -> bool {
    let within = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$'));
    let mut rest = within.unwrap_or_else(|| panic!("the judge does not know the pattern {pattern}"));
    let mut letters = text.chars().peekable();
    while let Some((class, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        let (times, after) = match after.strip_prefix('{') {
            Some(said) => said.split_once('}').unwrap(),
            None => ("1,1", after),
        };
        let (least, most) = times.split_once(',').unwrap_or((times, times));
        let (least, most): (usize, usize) = (least.parse().unwrap(), most.parse().unwrap());
        let mut count = 0;
        while count < most && letters.next_if(|&letter| in_class(class, letter)).is_some() {
            count += 1;
        }
        if count < least {
            return false;
        }
        rest = after;
    }
    assert!(rest.is_empty(), "the judge does not know the pattern {pattern}");
    letters.next().is_none()
}

/// Whether a letter is in a class such as `a-z0-9_-`.
fn in_class(class: &str, letter: char) -> bool {
    let mut letters: &[char] = &class.chars().collect::<Vec<_>>();
    loop {
        match *letters {
            [] => return false,
            [from, '-', to, ..] if (from..=to).contains(&letter) => return true,
            [_, '-', _, ref others @ ..] => letters = others,
            [one, ..] if one == letter => return true,
            [_, ref others @ ..] => letters = others,
        }
    }
}
