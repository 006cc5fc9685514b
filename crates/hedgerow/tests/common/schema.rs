//! A small judge of JSON by the part of JSON Schema that the schemas in `docs/` use.

use std::path::Path;

use serde_json::Value;

/// A schema with its definitions.
pub struct Schema(Value);

impl Schema {
    pub fn read(path: &Path) -> Self {
        Self::of(serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap())
    }

    pub fn of(schema: Value) -> Self {
        let schema = Self(schema);
        schema.look_over(&schema.0);
        schema
    }

    /// Every word of the schema is one that the judge knows.
    fn look_over(&self, schema: &Value) {
        for (word, value) in schema.as_object().unwrap() {
            match word.as_str() {
                "$schema" | "title" | "description" | "type" | "required" | "enum" | "const" | "minimum"
                | "maximum" | "pattern" | "minLength" => {}
                "$ref" => drop(self.named(value.as_str().unwrap())),
                "properties" | "$defs" => {
                    value.as_object().unwrap().values().for_each(|part| self.look_over(part));
                }
                "oneOf" | "anyOf" | "allOf" => {
                    value.as_array().unwrap().iter().for_each(|part| self.look_over(part));
                }
                "additionalProperties" if value.is_boolean() => {}
                "items" | "additionalProperties" => self.look_over(value),
                _ => panic!("the judge does not know `{word}`"),
            }
        }
    }

    fn named(&self, reference: &str) -> &Value {
        let pointer = reference.strip_prefix('#').unwrap();
        self.0.pointer(pointer).unwrap_or_else(|| panic!("there is no {reference}"))
    }

    /// Judges a value by the whole schema.
    pub fn judge(&self, value: &Value) -> Result<(), String> {
        self.by(&self.0, value, "")
    }

    /// Judges a value by one definition.
    pub fn judge_as(&self, name: &str, value: &Value) -> Result<(), String> {
        self.by(self.named(&format!("#/$defs/{name}")), value, "")
    }

    fn by(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let no = |what: String| Err(format!("{at}: {what}, but is {value}"));
        for (word, said) in schema.as_object().unwrap() {
            match word.as_str() {
                "$ref" => self.by(self.named(said.as_str().unwrap()), value, at)?,
                "const" if said != value => return no(format!("must be {said}")),
                "enum" if !said.as_array().unwrap().contains(value) => {
                    return no(format!("must be one of {said}"));
                }
                "type" if !is(said.as_str().unwrap(), value) => return no(format!("must be {said}")),
                "minimum" if value.as_i64().is_some_and(|value| value < said.as_i64().unwrap()) => {
                    return no(format!("must not be below {said}"));
                }
                "maximum" if value.as_i64().is_some_and(|value| value > said.as_i64().unwrap()) => {
                    return no(format!("must not be above {said}"));
                }
                "pattern" if value.as_str().is_some_and(|text| !matches(said.as_str().unwrap(), text)) => {
                    return no(format!("must match {said}"));
                }
                "minLength"
                    if value.as_str().is_some_and(|text| (text.len() as u64) < said.as_u64().unwrap()) =>
                {
                    return no(format!("must have {said} letters"));
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
                "additionalProperties" => {
                    let known = schema["properties"].as_object().unwrap();
                    for (name, field) in value.as_object().into_iter().flatten() {
                        if known.contains_key(name) {
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

/// Patterns are classes of letters in a row: `^[0-2][0-9][abcd]$`.
fn matches(pattern: &str, text: &str) -> bool {
    let classes: Vec<&str> = pattern.trim_matches(['^', '$']).split_terminator(']').collect();
    let letters: Vec<char> = text.chars().collect();
    classes.len() == letters.len()
        && classes.iter().zip(letters).all(|(class, letter)| {
            let class: Vec<char> = class.trim_start_matches('[').chars().collect();
            match class[..] {
                [from, '-', to] => (from..=to).contains(&letter),
                _ => class.contains(&letter),
            }
        })
}
