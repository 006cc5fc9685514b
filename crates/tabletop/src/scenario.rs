//! Scenarios: a position, scripted chance, choices, and what must follow.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A test of one rule, written in stable names.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows, in a few words.
    pub name: String,
    /// The rule it is filed under; it must act or refuse in it.
    pub rule: String,
    /// The game.
    pub game: String,
    /// What was agreed before the first move, as the game writes it.
    pub setup: Value,
    /// The position it starts from, as the game writes it. Without one, the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What chance answers when the game begins, such as `rat black`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begin_chance: Vec<String>,
    /// Choices that must be legal before the first step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<String>,
    /// Choices that a rule must refuse before the first step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refusal>,
    /// Values that the description of the position must hold before the first step, by their place in it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub state: BTreeMap<String, Value>,
    /// What is done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ScenarioStep>,
    /// The name of the outcome after the last step; the game must not have ended without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
}

/// A choice that a rule refuses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    /// The stable name of the choice.
    pub choice: String,
    /// The rule that must stand against it.
    pub rule: String,
}

/// One choice and what must follow.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioStep {
    /// The stable name of the choice.
    pub choose: String,
    /// What chance answers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<String>,
    /// Events that must happen in this order; others may stand between them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expect: Vec<String>,
    /// Rules that must have acted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<String>,
    /// Choices that must be legal afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<String>,
    /// Choices that a rule must refuse afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refusal>,
    /// Values that the description of the position must hold afterwards, by their place in it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub state: BTreeMap<String, Value>,
}

/// One thing that a scenario expected and did not find.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScenarioFailure {
    /// Where in the scenario, such as `steps[2].expect[0]`.
    pub at: String,
    /// What was expected and what there is.
    pub reason: String,
}

/// What playing a scenario showed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// What went otherwise than expected.
    pub failures: Vec<ScenarioFailure>,
    /// Rules that acted: those of events, of what shaped them, of decisions and of the outcome.
    pub acted: BTreeSet<&'static str>,
    /// Rules that refused a choice as the scenario expected.
    pub refused: BTreeSet<&'static str>,
}

impl Report {
    /// Whether everything went as expected.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}
