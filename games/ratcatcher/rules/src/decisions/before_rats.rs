//! What you use during the expansion of the city, before the rats' turn (A73).

use tabletop::{Chance, Log, Message};

use super::anytime;
use super::common::Question;
use crate::choice::Choice;
use crate::content::Ability;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks what you use before the rats' turn, when the city has grown in your turn.
#[derive(Clone, Copy)]
pub(super) struct BeforeRats;

impl Question for BeforeRats {
    const NAME: &'static str = "before-rats";

    fn rule(self) -> Rule {
        Rule::A73
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let waits = play.game.has_use_before_rats(play.state);
        if !waits {
            play.state.agenda.pop();
        }
        Ok(waits)
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        anytime::offer(game, state, game.near(state, state.me.zone), choices);
        choices.push(Choice::End);
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-before-rats")
    }
}

impl Ratcatcher {
    /// Whether you can use something that still matters before the rats' turn (A73). Movement and accuracy do not,
    /// because your actions are over.
    fn has_use_before_rats(&self, state: &State) -> bool {
        let mut any = false;
        anytime::each(self, state, self.near(state, state.me.zone), |choice| {
            any |= match choice {
                Choice::Use { colour, .. } => {
                    let ability = self.board(state).abilities[colour as usize].ability;
                    !matches!(ability, Ability::Dash | Ability::Steady)
                }
                _ => true,
            };
        });
        any
    }
}
