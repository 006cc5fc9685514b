//! `hedgerow rules`: the rulebooks, and their coverage by scenarios.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use tabletop::{ErasedGame, Language, RuleEntry, Scenario};

use super::scenario::play;
use crate::games::Games;
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::scenarios::{self, Notation};

/// Read the rules of the games, or measure their coverage by scenarios.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  hedgerow rules R13.1\n  hedgerow rules trap nemesis --language pl\n  \
                        hedgerow rules --coverage --format json")]
pub struct Rules {
    /// The number of a rule, such as R13.1, or words that its text must contain (default: list all rules).
    #[arg(value_name = "RULE|WORDS")]
    words: Vec<String>,
    /// Only the rules of this game.
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Play every scenario and report which rules act, which refuse, and what is missing.
    #[arg(long, conflicts_with = "words")]
    coverage: bool,
    /// Use the scenarios of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", requires = "coverage")]
    scenarios: Option<PathBuf>,
}

impl Rules {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let games = Games::builtin();
        if let Some(name) = self.game.as_ref().filter(|name| games.find(name).is_none()) {
            return Err(CliError::Usage(format!("there is no game `{name}`, only {}", games.names())));
        }
        if self.coverage { self.coverage(&games, context) } else { self.show(&games, context) }
    }

    fn chosen<'g>(&self, games: &'g Games) -> impl Iterator<Item = &'g dyn ErasedGame> {
        games.iter().filter(|erased| self.game.as_ref().is_none_or(|name| erased.name() == name))
    }
}

/// A rule in one language.
#[derive(Debug, Serialize)]
struct Shown {
    game: &'static str,
    id: &'static str,
    group: &'static str,
    title: &'static str,
    text: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    reason: &'static str,
    source: &'static str,
    regulates: bool,
    forbids: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<&'static str>,
}

impl Shown {
    fn new(game: &'static str, rule: &'static RuleEntry, language: Language) -> Self {
        let text = &rule.texts[language as usize];
        Self {
            game,
            id: rule.id,
            group: rule.group[language as usize],
            title: text.title,
            text: text.body,
            reason: text.reason,
            source: rule.source,
            regulates: rule.regulates,
            forbids: rule.forbids,
            option: rule.option,
        }
    }

    /// Whether the rule contains every word, ignoring case.
    fn holds(&self, words: &[String]) -> bool {
        let text = [self.id, self.group, self.title, self.text, self.reason].join("\n").to_lowercase();
        words.iter().all(|word| text.contains(word))
    }
}

impl Rules {
    fn show(&self, games: &Games, context: &mut Context<'_>) -> Outcome {
        let language = context.language;
        let all: Vec<Shown> = self
            .chosen(games)
            .flat_map(|erased| {
                erased.rules().into_iter().map(|rule| Shown::new(erased.name(), rule, language))
            })
            .collect();
        let words: Vec<String> = self.words.iter().map(|word| word.to_lowercase()).collect();
        let named = |rule: &&Shown| words.len() == 1 && rule.id.eq_ignore_ascii_case(&words[0]);
        let exact: Vec<&Shown> = all.iter().filter(named).collect();
        let found =
            if exact.is_empty() { all.iter().filter(|rule| rule.holds(&words)).collect() } else { exact };
        if context.format == Format::Json {
            context.json(&found)?;
            return Ok(Verdict::fine_if(!found.is_empty()));
        }
        if found.is_empty() {
            let words = self.words.join(" ");
            return Err(CliError::Failed(format!(
                "no rule has the number or holds the words `{words}`; `hedgerow rules` lists all of them"
            )));
        }
        if words.is_empty() {
            list(&found, context)?;
        } else {
            tell(&found, context)?;
        }
        Ok(Verdict::Fine)
    }
}

/// Lists numbers and titles, by group.
fn list(rules: &[&Shown], context: &mut Context<'_>) -> Result<(), CliError> {
    let mut group = "";
    for rule in rules {
        if rule.group != group {
            group = rule.group;
            writeln!(context.out, "\n{group}")?;
        }
        writeln!(context.out, "  {:<6} {}", rule.id, rule.title)?;
    }
    Ok(())
}

/// Writes the whole texts.
fn tell(rules: &[&Shown], context: &mut Context<'_>) -> Result<(), CliError> {
    for (index, rule) in rules.iter().enumerate() {
        if index > 0 {
            writeln!(context.out)?;
        }
        writeln!(context.out, "{} {} ({}, {})", rule.id, rule.title, rule.game, rule.group)?;
        writeln!(context.out, "{}", rule.text)?;
        if !rule.reason.is_empty() {
            writeln!(context.out, "> {}", rule.reason)?;
        }
    }
    Ok(())
}

/// The coverage of the rules of one game by scenarios.
#[derive(Debug, Serialize)]
struct Coverage {
    /// All rules.
    rules: usize,
    /// Rules that regulate play.
    regulating: usize,
    /// Regulating rules that the code cites.
    enforced: usize,
    /// Regulating rules that act in a scenario: in an event, a decision, an outcome, or a refusal.
    acted: usize,
    /// Rules that forbid choices.
    forbidding: usize,
    /// Forbidding rules that refuse a choice in a scenario.
    refused: usize,
    /// The number of scenarios that passed.
    scenarios: usize,
    /// The rules without coverage.
    missing: Vec<Missing>,
}

/// A rule without coverage, and what it lacks.
#[derive(Debug, Serialize)]
struct Missing {
    rule: &'static str,
    title: &'static str,
    /// `site`, `action` or `refusal`.
    lacks: Vec<&'static str>,
}

/// The rules that acted or refused in scenarios.
#[derive(Debug, Default)]
struct Seen {
    scenarios: usize,
    acted: BTreeSet<&'static str>,
    refused: BTreeSet<&'static str>,
}

impl Rules {
    fn coverage(&self, games: &Games, context: &mut Context<'_>) -> Outcome {
        let mut failed = 0;
        let mut seen: BTreeMap<&'static str, Seen> = BTreeMap::new();
        for (file, scenario) in self.read(games)? {
            let report = play(games, &scenario);
            if let Some(failure) = report.failures.first() {
                // A failed scenario covers nothing.
                failed += 1;
                eprintln!(
                    "{file}: {} “{}”: {}: {}",
                    scenario.rule, scenario.name, failure.at, failure.reason
                );
            } else if let Some(erased) = games.find(&scenario.game) {
                let seen = seen.entry(erased.name()).or_default();
                seen.scenarios += 1;
                seen.acted.extend(report.acted);
                seen.refused.extend(report.refused);
            }
        }
        let none = Seen::default();
        let found: BTreeMap<&str, Coverage> = self
            .chosen(games)
            .map(|erased| {
                (erased.name(), measure(erased, seen.get(erased.name()).unwrap_or(&none), context.language))
            })
            .collect();
        match context.format {
            Format::Json => context.json(&found)?,
            Format::Text => tell_coverage(&found, context)?,
        }
        if failed > 0 {
            eprintln!("{failed} scenarios failed and do not count; `hedgerow scenario check` says why");
        }
        Ok(Verdict::fine_if(failed == 0 && found.values().all(|coverage| coverage.missing.is_empty())))
    }

    /// Every scenario with the name of its file: those of a folder, or the built-in ones of the selected games.
    fn read(&self, games: &Games) -> Result<Vec<(String, Scenario)>, CliError> {
        let mut all = Vec::new();
        let mut keep = |name: &str, scenarios: Result<Vec<Scenario>, String>| match scenarios {
            Ok(scenarios) => {
                all.extend(scenarios.into_iter().map(|scenario| (name.to_owned(), scenario)));
                Ok(())
            }
            Err(reason) => Err(CliError::Failed(format!("{name}: {reason}"))),
        };
        if let Some(folder) = &self.scenarios {
            let trouble = |fault| CliError::Failed(format!("{}: {fault}", folder.display()));
            for file in scenarios::find(folder).map_err(trouble)? {
                keep(&file.display().to_string(), scenarios::read_file(&file))?;
            }
        } else {
            for erased in self.chosen(games) {
                for (file, text) in scenarios::builtin(erased.name()) {
                    let notation = Notation::of(file.as_ref()).unwrap_or(Notation::Toml);
                    keep(&format!("{}/{file}", erased.name()), scenarios::read(notation, text))?;
                }
            }
        }
        Ok(all)
    }
}

/// Compares the rules seen in scenarios with the rulebook.
fn measure(erased: &dyn ErasedGame, seen: &Seen, language: Language) -> Coverage {
    let rules = erased.rules();
    let mut coverage = Coverage {
        rules: rules.len(),
        regulating: 0,
        enforced: 0,
        acted: 0,
        forbidding: 0,
        refused: 0,
        scenarios: seen.scenarios,
        missing: Vec::new(),
    };
    for rule in rules.into_iter().filter(|rule| rule.regulates) {
        let enforced = !rule.sites.is_empty();
        let refused = seen.refused.contains(rule.id);
        let acted = refused || seen.acted.contains(rule.id);
        coverage.regulating += 1;
        coverage.enforced += usize::from(enforced);
        coverage.acted += usize::from(acted);
        coverage.forbidding += usize::from(rule.forbids);
        coverage.refused += usize::from(rule.forbids && refused);
        let wants = [("site", enforced), ("action", acted), ("refusal", refused || !rule.forbids)];
        let lacks: Vec<&str> = wants.into_iter().filter(|(_, met)| !met).map(|(name, _)| name).collect();
        if !lacks.is_empty() {
            let title = rule.texts[language as usize].title;
            coverage.missing.push(Missing { rule: rule.id, title, lacks });
        }
    }
    coverage
}

fn tell_coverage(found: &BTreeMap<&str, Coverage>, context: &mut Context<'_>) -> Result<(), CliError> {
    for (game, coverage) in found {
        let Coverage { rules, regulating, enforced, acted, forbidding, refused, scenarios, missing } =
            coverage;
        writeln!(context.out, "{game}: {rules} rules; {scenarios} scenarios passed")?;
        writeln!(context.out, "  {enforced} of {regulating} regulating rules have a site in the rules code")?;
        writeln!(context.out, "  {acted} of {regulating} act in a scenario")?;
        writeln!(context.out, "  {refused} of {forbidding} forbidding rules refuse a choice in a scenario")?;
        for Missing { rule, title, lacks } in missing {
            writeln!(context.out, "  missing: {rule} {title}: {}", lacks.join(", "))?;
        }
    }
    Ok(())
}
