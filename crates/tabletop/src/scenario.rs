//! Scenarios: tests of single rules, as data.
//!
//! A scenario is a position, scripted chance, choices and expectations. It is filed under one rule, which must act in it
//! (in an event, in what shaped one, in a decision or in the outcome) or refuse a choice where the scenario expects
//! it.
//!
//! | pattern of an event | matches |
//! | --- | --- |
//! | `walked:00c:00d` | this name |
//! | `walked:00c:*` | names with this prefix |
//! | `rule:R13.1` | any event that the rule caused or shaped |
//! | `walked:* by R13.1` | names with this prefix, by this rule |
//!
//! Values of the position are addressed by their path in its description, with dots (`zones.07b.white`, `bag.0`) or as a
//! JSON pointer (`/zones/07b/white`). A missing value and `null` are the same: `absent`.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::setups::read_setup;
use crate::{ApplyError, Entry, Narration, OpenError, RuleId, ScenarioState, Script, Story};

/// A test of one rule, written in stable names. `docs/scenarios.md` describes the files.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::Coins;
/// use tabletop::Scenario;
///
/// let scenario: Scenario = serde_json::from_value(serde_json::json!({
///     "name": "A roll adds to the score",
///     "rule": "C2",
///     "game": "coins",
///     "setup": { "limit": 10 },
///     "begin_chance": ["coin copper silver"],
///     "refused": [{ "choice": "stop", "rule": "C3" }],
///     "steps": [
///         { "choose": "roll", "chance": ["turn 4"], "expect": ["rolled:4 by C2"], "state": { "scores.0": 4 } }
///     ]
/// }))?;
/// let report = scenario.check(&Coins::default());
/// assert!(report.passed(), "{:?}", report.failures);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its title.
    pub name: String,
    /// The number of the rule it is filed under, which must act or refuse in it.
    pub rule: String,
    /// The stable name of the game.
    pub game: String,
    /// The setup, as the game serialises it.
    pub setup: Value,
    /// The rule that must refuse the setup. If it is set, steps are not checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup_refused: Option<String>,
    /// The position it starts from, as the game describes it. Without one it starts with the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The answers of chance during the setup, such as `rat black`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begin_chance: Vec<String>,
    /// Patterns of events that must happen in this order during the setup; others may happen between them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expect: Vec<String>,
    /// Patterns of events that must not happen during the setup.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<String>,
    /// Rules that must act during the setup: in an event, in what shaped one, or in the decision or outcome that
    /// follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<String>,
    /// Choices that must be legal before the first step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<String>,
    /// Choices that must be refused before the first step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refusal>,
    /// Expected values before the first step, by their path in the description of the position.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub state: BTreeMap<String, Value>,
    /// Paths that must be absent before the first step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<String>,
    /// The choices, each with its expectations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ScenarioStep>,
    /// The name of the outcome after the last step; without it the game must not have ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
}

/// A choice that a rule refuses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    /// The stable name of the choice.
    pub choice: String,
    /// The number of the rule that must refuse it.
    pub rule: String,
}

/// A choice and its expected results.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioStep {
    /// The stable name of the choice.
    pub choose: String,
    /// The answers of chance, such as `attack 6 6 1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<String>,
    /// Patterns of events that must happen in this order in this step; others may happen between them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expect: Vec<String>,
    /// Patterns of events that must not happen in this step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<String>,
    /// Rules that must act in this step: in an event, in what shaped one, or in the decision or outcome that follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<String>,
    /// Choices that must be legal afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<String>,
    /// Choices that must be refused afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refusal>,
    /// Expected values afterwards, by their path in the description of the position.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub state: BTreeMap<String, Value>,
    /// Paths that must be absent afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<String>,
}

/// An expectation that was not met.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScenarioFailure {
    /// The path in the scenario, such as `steps[2].expect[0]`.
    pub at: String,
    /// The expectation and the actual result.
    pub reason: String,
}

/// The result of a scenario.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The expectations that were not met.
    pub failures: Vec<ScenarioFailure>,
    /// The rules that acted: of events, of what shaped them, of decisions and of the outcome.
    pub acted: BTreeSet<&'static str>,
    /// The rules that refused a choice as expected.
    pub refused: BTreeSet<&'static str>,
}

impl Report {
    /// Whether all expectations were met.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

impl Scenario {
    /// Plays the scenario and checks its expectations.
    pub fn check<G: Narration + ScenarioState>(&self, game: &G) -> Report {
        let mut run = Run { game, report: Report::default() };
        let played = match &self.setup_refused {
            Some(rule) => run.setup_refused(self, rule),
            None => run.play(self),
        };
        if played.is_some() {
            run.filed(&self.rule);
        }
        run.report
    }
}

/// A scenario while it is played.
struct Run<'a, G: Narration + ScenarioState> {
    game: &'a G,
    report: Report,
}

/// The expectations of a scenario's start or of a step.
struct Follows<'s> {
    expect: &'s [String],
    never: &'s [String],
    cites: &'s [String],
    offered: &'s [String],
    refused: &'s [Refusal],
    state: &'s BTreeMap<String, Value>,
    absent: &'s [String],
}

impl Scenario {
    fn follows(&self) -> Follows<'_> {
        let Self { expect, never, cites, offered, refused, state, absent, .. } = self;
        Follows { expect, never, cites, offered, refused, state, absent }
    }
}

impl ScenarioStep {
    fn follows(&self) -> Follows<'_> {
        let Self { expect, never, cites, offered, refused, state, absent, .. } = self;
        Follows { expect, never, cites, offered, refused, state, absent }
    }
}

impl<G: Narration + ScenarioState> Run<'_, G> {
    fn fail(&mut self, at: impl Into<String>, reason: impl Into<String>) {
        self.report.failures.push(ScenarioFailure { at: at.into(), reason: reason.into() });
    }

    /// The starting position, or `None` after a failure.
    fn begin(&mut self, scenario: &Scenario) -> Option<G::State> {
        if scenario.game != G::NAME {
            self.fail("game", format!("is `{}`, not `{}`", scenario.game, G::NAME));
            return None;
        }
        let setup = self.setup(&scenario.setup)?;
        let mut story = Story::default();
        let state = match &scenario.position {
            Some(position) => self.position(scenario, &setup, position)?,
            None => self.opening(scenario, &setup, &mut story)?,
        };
        self.followed("", &scenario.follows(), &state, &story);
        Some(state)
    }

    fn setup(&mut self, setup: &Value) -> Option<G::Setup> {
        match read_setup(self.game, setup) {
            Ok(setup) => return Some(setup),
            Err(OpenError::RefusedSetup(objection)) => {
                self.fail("setup", format!("is refused by {}: {:?}", objection.rule.id, objection.text));
            }
            Err(fault) => self.fail("setup", fault.to_string()),
        }
        None
    }

    /// Checks that a rule refuses the setup.
    fn setup_refused(&mut self, scenario: &Scenario, rule: &str) -> Option<()> {
        if scenario.game != G::NAME {
            self.fail("game", format!("is `{}`, not `{}`", scenario.game, G::NAME));
            return None;
        }
        match read_setup(self.game, &scenario.setup) {
            Ok(_) => self.fail("setup_refused", "the setup is allowed"),
            Err(OpenError::RefusedSetup(objection)) if objection.rule.id == rule => {
                self.report.refused.insert(objection.rule.id);
            }
            Err(OpenError::RefusedSetup(objection)) => {
                self.fail("setup_refused", format!("is refused by {}, not {rule}", objection.rule.id));
            }
            Err(fault) => self.fail("setup", fault.to_string()),
        }
        Some(())
    }

    /// The position that the scenario describes.
    fn position(&mut self, scenario: &Scenario, setup: &G::Setup, position: &Value) -> Option<G::State> {
        if !scenario.begin_chance.is_empty() {
            self.fail("begin_chance", "is not asked, because a position is given");
        }
        let state = self.game.position(setup, position);
        state.map_err(|fault| self.fail(format!("position.{}", fault.at), fault.what)).ok()
    }

    /// The first position, with scripted chance.
    fn opening(&mut self, scenario: &Scenario, setup: &G::Setup, story: &mut Story<G>) -> Option<G::State> {
        let begun = self.scripted("begin_chance", &scenario.begin_chance, |game, chance| {
            game.start(setup, chance, story)
        })?;
        begun.map_err(|fault| self.fail("begin_chance", fault.to_string())).ok()
    }

    /// Calls `play` with scripted chance and reports unused answers. `None` if the script cannot be parsed.
    fn scripted<T, E>(
        &mut self,
        at: &str,
        lines: &[String],
        play: impl FnOnce(&G, &mut Script<'_, G>) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        let mut script = match Script::new(self.game, lines) {
            Ok(script) => script,
            Err(fault) => {
                self.fail(at, fault.to_string());
                return None;
            }
        };
        let played = play(self.game, &mut script);
        let leftovers = script.leftovers();
        if played.is_ok() && !leftovers.is_empty() {
            self.fail(at, format!("nobody asked for: {}", leftovers.join(", ")));
        }
        Some(played)
    }

    /// Plays every step; `None` if one cannot be played.
    fn play(&mut self, scenario: &Scenario) -> Option<()> {
        let mut state = self.begin(scenario)?;
        for (index, step) in scenario.steps.iter().enumerate() {
            state = self.step(&format!("steps[{index}]."), step, &state)?;
        }
        let expected = scenario.outcome.as_deref();
        let outcome = self.game.outcome(&state).map(|outcome| outcome.name);
        if outcome != expected {
            let (expected, outcome) = (expected.unwrap_or("none"), outcome.unwrap_or("none"));
            self.fail("outcome", format!("must be {expected}, is {outcome}"));
        }
        Some(())
    }

    fn step(&mut self, at: &str, step: &ScenarioStep, state: &G::State) -> Option<G::State> {
        let id = &step.choose;
        if self.game.outcome(state).is_some() {
            self.fail(format!("{at}choose"), format!("`{id}` comes after the end of the game"));
            return None;
        }
        let Some(choice) = self.game.find_choice(state, id) else {
            self.fail(format!("{at}choose"), format!("there is no choice `{id}`"));
            return None;
        };
        let mut story = Story::default();
        let played = self.scripted(&format!("{at}chance"), &step.chance, |game, chance| {
            game.apply(state, choice, chance, &mut story)
        })?;
        match played {
            Ok(next) => {
                self.followed(at, &step.follows(), &next, &story);
                Some(next)
            }
            Err(ApplyError::Refused(objection)) => {
                self.fail(
                    format!("{at}choose"),
                    format!("`{id}` is refused by {}: {:?}", objection.rule.id(), objection.message),
                );
                None
            }
            Err(ApplyError::Chance(fault)) => {
                self.fail(format!("{at}chance"), format!("{fault} (so far: {})", self.told(&story.entries)));
                None
            }
        }
    }

    /// Checks all expectations of the start or of a step.
    fn followed(&mut self, at: &str, follows: &Follows<'_>, state: &G::State, story: &Story<G>) {
        let acted = self.acted(state, story);
        self.events(at, follows, &story.entries);
        for (index, rule) in follows.cites.iter().enumerate() {
            if !acted.contains(rule.as_str()) {
                let found: Vec<_> = acted.iter().copied().collect();
                let reason = format!("{rule} does not act, only {}", or_nothing(&found.join(", ")));
                self.fail(format!("{at}cites[{index}]"), reason);
            }
        }
        self.report.acted.extend(acted);
        self.offered(at, follows.offered, state);
        for (index, refusal) in follows.refused.iter().enumerate() {
            self.refused(&format!("{at}refused[{index}]"), refusal, state);
        }
        self.state(at, follows, state);
    }

    /// The rules that acted: of events, of what shaped them, and of the decision or outcome that follows.
    fn acted(&self, state: &G::State, story: &Story<G>) -> BTreeSet<&'static str> {
        let told = story.entries.iter().flat_map(|entry| entry.also.iter().chain([&entry.rule]));
        let decision = self.game.decision(state).map(|decision| decision.rule);
        let outcome = self.game.outcome(state).map(|outcome| outcome.rule);
        let after = story.cited_last().iter().copied().chain(decision).chain(outcome);
        told.copied().chain(after).map(RuleId::id).collect()
    }

    fn events(&mut self, at: &str, follows: &Follows<'_>, entries: &[Entry<G>]) {
        let mut rest = entries;
        for (index, pattern) in follows.expect.iter().enumerate() {
            let pattern = Pattern::new(pattern);
            if let Some(found) = rest.iter().position(|entry| pattern.matches(self.game, entry)) {
                rest = &rest[found + 1..];
            } else {
                let reason = format!("{} does not happen in {}", pattern.text, self.told(rest));
                self.fail(format!("{at}expect[{index}]"), reason);
            }
        }
        for (index, pattern) in follows.never.iter().enumerate() {
            let pattern = Pattern::new(pattern);
            if entries.iter().any(|entry| pattern.matches(self.game, entry)) {
                let reason = format!("{} happens in {}", pattern.text, self.told(entries));
                self.fail(format!("{at}never[{index}]"), reason);
            }
        }
    }

    fn offered(&mut self, at: &str, offered: &[String], state: &G::State) {
        let mut choices = Vec::new();
        self.game.choices(state, &mut choices);
        let legal =
            |id: &str| self.game.find_choice(state, id).is_some_and(|choice| choices.contains(&choice));
        let missing: Vec<_> = offered.iter().enumerate().filter(|(_, id)| !legal(id)).collect();
        let ids: Vec<_> = choices.iter().map(|&choice| self.game.choice_id(choice)).collect();
        for (index, id) in missing {
            let reason = format!("`{id}` is not among {}", or_nothing(&ids.join(", ")));
            self.fail(format!("{at}offered[{index}]"), reason);
        }
    }

    fn refused(&mut self, at: &str, refusal: &Refusal, state: &G::State) {
        let id = &refusal.choice;
        let Some(choice) = self.game.find_choice(state, id) else {
            return self.fail(at, format!("there is no choice `{id}`"));
        };
        match self.game.check(state, choice) {
            Ok(()) => self.fail(at, format!("`{id}` is allowed")),
            Err(objection) if objection.rule.id() == refusal.rule => {
                self.report.refused.insert(objection.rule.id());
            }
            Err(objection) => {
                self.fail(at, format!("`{id}` is refused by {}, not {}", objection.rule.id(), refusal.rule));
            }
        }
    }

    fn state(&mut self, at: &str, follows: &Follows<'_>, state: &G::State) {
        if follows.state.is_empty() && follows.absent.is_empty() {
            return;
        }
        let description = self.game.describe(state);
        let find = |path: &str| look_up(&description, path).unwrap_or(&Value::Null);
        for (path, expected) in follows.state.iter().filter(|(path, expected)| find(path) != *expected) {
            self.fail(format!("{at}state.{path}"), format!("must be {expected}, is {}", find(path)));
        }
        for (index, path) in follows.absent.iter().enumerate().filter(|(_, path)| !find(path).is_null()) {
            self.fail(format!("{at}absent[{index}]"), format!("{path} is {}", find(path)));
        }
    }

    /// Checks that the rule the scenario is filed under acted or refused.
    fn filed(&mut self, rule: &str) {
        if G::Rule::find(rule).is_none() {
            self.fail("rule", format!("there is no rule {rule}"));
        } else if !self.report.acted.contains(rule) && !self.report.refused.contains(rule) {
            self.fail("rule", format!("files under {rule} but never trips it"));
        }
    }

    /// The names of events and their rules, for messages.
    fn told(&self, entries: &[Entry<G>]) -> String {
        let name = |entry: &Entry<G>| format!("{} by {}", self.game.event_id(&entry.event), entry.rule.id());
        or_nothing(&entries.iter().map(name).collect::<Vec<_>>().join(", ")).to_owned()
    }
}

fn or_nothing(list: &str) -> &str {
    if list.is_empty() { "nothing" } else { list }
}

/// A pattern of events.
struct Pattern<'s> {
    text: &'s str,
    /// The name, or its prefix before `*`; `None` for any event.
    name: Option<&'s str>,
    /// The rule that must have caused or shaped it; `None` for any.
    rule: Option<&'s str>,
}

impl<'s> Pattern<'s> {
    fn new(text: &'s str) -> Self {
        if let Some(rule) = text.strip_prefix("rule:") {
            return Self { text, name: None, rule: Some(rule) };
        }
        match text.split_once(" by ") {
            Some((name, rule)) => Self { text, name: Some(name), rule: Some(rule) },
            None => Self { text, name: Some(text), rule: None },
        }
    }

    fn matches<G: Narration + ScenarioState>(&self, game: &G, entry: &Entry<G>) -> bool {
        let by = |rule: &str| entry.also.iter().chain([&entry.rule]).any(|cited| cited.id() == rule);
        let called = |name: &str| {
            let id = game.event_id(&entry.event);
            name.strip_suffix('*').map_or(id == name, |beginning| id.starts_with(beginning))
        };
        self.rule.is_none_or(by) && self.name.is_none_or(called)
    }
}

/// The value at a path of a description, with dots or as a JSON pointer.
///
/// ```
/// let position = serde_json::json!({ "zones": { "07b": { "white": 2 } }, "bag": [5] });
/// assert_eq!(tabletop::look_up(&position, "zones.07b.white"), Some(&2.into()));
/// assert_eq!(tabletop::look_up(&position, "/bag/0"), Some(&5.into()));
/// assert_eq!(tabletop::look_up(&position, "bag.1"), None);
/// ```
pub fn look_up<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    if path.starts_with('/') {
        return value.pointer(path);
    }
    path.split('.').try_fold(value, |value, part| match value {
        Value::Array(items) => items.get(part.parse::<usize>().ok()?),
        _ => value.get(part),
    })
}
