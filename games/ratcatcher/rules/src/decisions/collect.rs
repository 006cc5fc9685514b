//! Collecting the cheese of your zone. It is automatic (R16.1); the choice only exists so that a person can see why
//! nothing was collected.

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict, plain};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::Colour;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// The choice to collect the cheese of your zone; never offered.
#[derive(Clone, Copy)]
pub(super) struct Collect;

impl Answer for Collect {
    const WORD: &'static str = "collect";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Actions).then(|| Err(game.why_not_collected(state)))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, _: &mut Play<'_, C, L>, _: Task) -> Done<C> {
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R16_1
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-collect")
    }

    fn group(self) -> &'static str {
        "end"
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        plain(details, Choice::Collect)
    }
}

impl Ratcatcher {
    /// Why nothing is collected in your zone now.
    fn why_not_collected(&self, state: &State) -> Refusal {
        let spot = state.spot(state.me.zone);
        if spot.cheese > 0 {
            return Refusal::plain(Rule::R16_1, "no-collect-rats");
        }
        for colour in Colour::ALL {
            if spot.markers[colour as usize] > 0 {
                return if self.unlocked(state, colour) {
                    Refusal::plain(Rule::A51, "no-collect-full")
                } else {
                    Refusal::plain(Rule::R11_6, "no-collect-locked")
                };
            }
        }
        if spot.health > 0 {
            return Refusal::plain(Rule::A51, "no-collect-healthy");
        }
        Refusal::plain(Rule::R16_1, "no-collect-nothing")
    }
}
