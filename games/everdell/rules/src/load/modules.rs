//! `modules.toml`: personalities, plans and plots of Nightweave, and the abilities of workers.

use std::sync::Arc;

use content::{Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;

use crate::content::{Module, Plot, ids};

/// Plots that roll the die for a resource (N16.15).
const DICE: [&str; 4] = ["theft1", "theft2", "theft3", "theft4"];
/// Plots that last for a season (N16.2).
const SEASONAL: usize = 18;

/// What the file holds.
pub(super) struct Modules {
    pub personalities: Vec<Module>,
    pub plans: Vec<Module>,
    pub plots: Vec<Plot>,
    pub abilities: Vec<Module>,
}

/// A personality as it stands in the file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Personality {
    /// The stable name.
    #[schemars(extend("enum" = ids::PERSONALITIES))]
    id: Box<str>,
    /// The name.
    name: Arc<Names>,
    /// What it does, in a sentence or two.
    text: Arc<Names>,
    /// Where the record comes from.
    provenance: Provenance,
}

/// A plan as it stands in the file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Plan {
    /// The stable name.
    #[schemars(extend("enum" = ids::PLANS))]
    id: Box<str>,
    /// The name.
    name: Arc<Names>,
    /// What it does, in a sentence or two.
    text: Arc<Names>,
    /// How it is thwarted, if it can be.
    thwart: Option<Arc<Names>>,
    /// Where the record comes from.
    provenance: Provenance,
}

/// An ability of workers as it stands in the file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Ability {
    /// The stable name.
    #[schemars(extend("enum" = ids::ABILITIES))]
    id: Box<str>,
    /// The name.
    name: Arc<Names>,
    /// What it does, in a sentence or two.
    text: Arc<Names>,
    /// Where the record comes from.
    provenance: Provenance,
}

impl Declared for Personality {
    const KIND: &'static str = "personality";
}

impl Declared for Plan {
    const KIND: &'static str = "plan";
}

impl Declared for Plot {
    const KIND: &'static str = "plot";
}

impl Declared for Ability {
    const KIND: &'static str = "ability";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new("modules.toml").many::<Personality>().many::<Plan>().many::<Plot>().many::<Ability>()
}

/// Reads the file.
pub(super) fn modules(collector: &mut FaultCollector, file: File) -> Option<Modules> {
    let mut reader = FileReader::new(collector, file);
    let personalities = reader.each(|_, _, Personality { id, name, text, provenance }| {
        Some(Module { id, name, text, thwart: None, provenance })
    });
    let plans = reader.each(|_, _, Plan { id, name, text, thwart, provenance }| {
        Some(Module { id, name, text, thwart, provenance })
    });
    let plots = reader.each(|checks, _, plot: Plot| {
        // N16.2: those that can be thwarted are instant.
        match (plot.seasonal, &plot.thwart) {
            (false, None) => checks.fault("`thwart` is missing"),
            (true, Some(_)) => checks.fault("unknown key `thwart`"),
            _ => {}
        }
        match (DICE.contains(&&*plot.id), &plot.die) {
            (true, None) => checks.fault("`die` is missing"),
            (false, Some(_)) => checks.fault("unknown key `die`"),
            _ => {}
        }
        Some(plot)
    });
    let abilities = reader.each(|_, _, Ability { id, name, text, provenance }| {
        Some(Module { id, name, text, thwart: None, provenance })
    });
    if let Some(plots) = &plots {
        let seasonal = plots.iter().filter(|plot| plot.seasonal).count();
        if seasonal != SEASONAL {
            let what = format!(
                "{seasonal} plots are seasonal and {} are instant, but there must be {SEASONAL} and {}",
                plots.len() - seasonal,
                plots.len() - SEASONAL
            );
            reader.fault("", what);
        }
    }
    reader.finish();
    Some(Modules { personalities: personalities?, plans: plans?, plots: plots?, abilities: abilities? })
}
