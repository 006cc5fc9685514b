//! The texts of one language in analysed form, for comparison with others.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use i18n::PARTS;
use tabletop::Language;

/// The parts of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Makings {
    /// The names of its arguments.
    pub args: BTreeSet<String>,
    /// For each argument that selects wordings, the stable names that have one.
    pub variants: BTreeMap<String, BTreeSet<String>>,
    /// The other texts that it includes.
    pub texts: BTreeSet<String>,
}

/// One language: the parts of each text, by key.
pub type Texts = BTreeMap<String, Makings>;

/// Names of plural categories, which differ between languages.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Reads every part of a language.
pub fn texts(language: Language) -> Texts {
    let mut texts = Texts::new();
    for part in PARTS {
        let resource = parser::parse(part.source(language)).unwrap_or_else(|(_, faults)| {
            panic!("{}/{}.ftl: {faults:?}", language.tag(), part.name);
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut makings = Makings::default();
            for pattern in message.value.iter().chain(message.attributes.iter().map(|a| &a.value)) {
                read(pattern, &mut makings);
            }
            let key = message.id.name.to_owned();
            let twice = texts.insert(key.clone(), makings);
            assert!(twice.is_none(), "{}/{}.ftl: {key} is there twice", language.tag(), part.name);
        }
    }
    texts
}

/// The parts of a text with those of all included texts.
pub fn whole(texts: &Texts, key: &str) -> Makings {
    let mut whole = Makings::default();
    let mut next = vec![key.to_owned()];
    let mut seen = BTreeSet::new();
    while let Some(key) = next.pop() {
        if !seen.insert(key.clone()) {
            continue;
        }
        let makings = texts.get(&key).unwrap_or_else(|| panic!("there is no text {key}"));
        whole.args.extend(makings.args.iter().cloned());
        for (arg, variants) in &makings.variants {
            whole.variants.entry(arg.clone()).or_default().extend(variants.iter().cloned());
        }
        next.extend(makings.texts.iter().cloned());
    }
    whole
}

fn read(pattern: &Pattern<&str>, makings: &mut Makings) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, makings);
        }
    }
}

fn read_expression(expression: &Expression<&str>, makings: &mut Makings) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, makings),
        Expression::Select { selector, variants } => {
            read_inline(selector, makings);
            for variant in variants {
                if let (InlineExpression::VariableReference { id }, VariantKey::Identifier { name }) =
                    (selector, &variant.key)
                    && !PLURALS.contains(name)
                {
                    makings.variants.entry(id.name.to_owned()).or_default().insert((*name).to_owned());
                }
                read(&variant.value, makings);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, makings: &mut Makings) {
    match inline {
        InlineExpression::VariableReference { id } => {
            makings.args.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            makings.texts.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => read_expression(expression, makings),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            panic!("texts use neither functions nor terms, but there is {}", id.name)
        }
    }
}
