//! The arguments that describe the setup of a game.

use std::sync::Arc;

use clap::Args;
use protocol::merge;
use search::BotFactory;
use serde_json::{Map, Value};
use tabletop::{ErasedGame, ScenarioState};

use crate::output::CliError;

/// The setup of a game. Missing parts are as the rulebook suggests for a first game.
#[derive(Debug, Clone, Default, Args)]
pub struct SetupArgs {
    /// The whole setup, or a part of it, as JSON.
    #[arg(long, value_name = "JSON")]
    setup: Option<String>,
    /// The ratcatcher, such as `piper`.
    #[arg(long, value_name = "ID")]
    ratcatcher: Option<String>,
    /// The nemesis, such as `maw`.
    #[arg(long, value_name = "ID")]
    nemesis: Option<String>,
    /// The mode: standard or hard.
    #[arg(long, value_name = "MODE")]
    mode: Option<String>,
    /// The chapter, such as `3`.
    #[arg(long, value_name = "N")]
    chapter: Option<u8>,
    /// The number of people who play.
    #[arg(long, value_name = "N")]
    people: Option<u8>,
    /// Play alone against Nightweave.
    #[arg(long)]
    nightweave: bool,
    /// A reading of the rules, such as `bonus_dice=kept`; may be given several times.
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
}

impl SetupArgs {
    /// The setup as JSON: the setup of a first game, changed by the arguments.
    ///
    /// # Errors
    /// If the argument is not JSON, or the game refuses the setup.
    pub fn value<G: BotFactory + ScenarioState>(&self, game: &Arc<G>) -> Result<Value, CliError> {
        let first = if self.nightweave {
            let missing = || CliError::Usage(format!("{} has no --nightweave", G::NAME));
            game.named_setup("nightweave").ok_or_else(missing)?
        } else {
            game.first_setup()
        };
        let mut setup = serde_json::to_value(first).unwrap_or_default();
        if let Some(text) = &self.setup {
            let said: Map<String, Value> =
                serde_json::from_str(text).map_err(|fault| CliError::Usage(format!("--setup: {fault}")))?;
            merge(&mut setup, Value::Object(said));
        }
        let named = [("ratcatcher", &self.ratcatcher), ("nemesis", &self.nemesis), ("mode", &self.mode)];
        for (name, value) in named {
            if let Some(value) = value {
                merge(&mut setup, Value::Object(Map::from_iter([(name.to_owned(), value.clone().into())])));
            }
        }
        for (name, number) in [("chapter", self.chapter), ("players", self.people)] {
            if let Some(number) = number {
                merge(&mut setup, Value::Object(Map::from_iter([(name.to_owned(), number.into())])));
            }
        }
        for option in &self.option {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| CliError::Usage(format!("--option {option}: write NAME=VALUE")))?;
            let options = Map::from_iter([(name.to_owned(), Value::from(value))]);
            merge(&mut setup, Value::Object(Map::from_iter([("options".to_owned(), options.into())])));
        }
        game.check_setup_value(&setup)?;
        Ok(setup)
    }

    /// The setup with its type.
    ///
    /// # Errors
    /// As [`SetupArgs::value`].
    pub fn typed<G: BotFactory + ScenarioState>(&self, game: &Arc<G>) -> Result<G::Setup, CliError> {
        serde_json::from_value(self.value(game)?).map_err(|fault| CliError::Usage(fault.to_string()))
    }
}

/// Checks a setup before a game is opened with it.
trait CheckSetup {
    fn check_setup_value(&self, setup: &Value) -> Result<(), CliError>;
}

impl<G: BotFactory + ScenarioState> CheckSetup for Arc<G> {
    fn check_setup_value(&self, setup: &Value) -> Result<(), CliError> {
        ErasedGame::check_setup(self, setup).map(drop).map_err(|fault| {
            let words = i18n::Words::of(tabletop::Language::En);
            CliError::Usage(format!(
                "{}; `hedgerow content list {}` names what there is",
                words.say(&fault.message()),
                G::NAME
            ))
        })
    }
}
