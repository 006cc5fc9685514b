//! Preparing for the next season (E11).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::{Answer, plain};
use crate::state::State;
use crate::{Everdell, Rule};

/// Prepare for the next season.
#[derive(Clone, Copy)]
pub(crate) struct Prepare;

impl Answer for Prepare {
    const WORD: &'static str = "prepare";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::E11_1
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        let season = state.player(game.asked_seat(state)).season;
        Message::new("ev-label-prepare").key("season", season.next().unwrap_or(season).name())
    }

    fn group(self) -> &'static str {
        "season"
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        plain(details, Choice::Prepare)
    }
}
