//! A Brilliant Marketing Plan: resources to opponents, for points (E6.2).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question, Verdict};
use crate::index::Owner;
use crate::play::Play;
use crate::readings::Reading;
use crate::state::State;
use crate::{Everdell, Rule};

/// The event asks for an opponent, and for the resources.
#[derive(Clone, Copy)]
pub(crate) struct Marketing;

impl Purpose for Marketing {
    fn name(self) -> &'static str {
        "marketing"
    }

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("brilliant_marketing_plan")
    }

    fn may_decline(self) -> bool {
        true
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        if let Some(to) = seat {
            play.push(Task::GiveResources {
                who,
                to: to.into(),
                left: 3,
                least: 0,
                done: 0,
                why: Why::Marketing,
            });
        }
        Ok(())
    }

    fn given<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.gain_points(who, done.saturating_mul(2), Rule::E6_2);
        Ok(())
    }

    /// If resources are left, another opponent may get some.
    fn gives_no_more<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        left: u8,
    ) -> Done<C> {
        let others = play.game.receivers(play.state, who, Why::Marketing).count();
        if others > 1 && play.game.reads(Reading::MarketingPlanServesSeveral) {
            play.push(Task::Share { who, left });
        }
        Ok(())
    }
}

/// Asks for another opponent to give some of the `left` remaining resources to.
#[derive(Clone, Copy)]
pub(crate) struct WhichOther {
    pub who: Owner,
    pub left: u8,
}

impl Question for WhichOther {
    const NAME: &'static str = "opponent";

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.receivers(state, self.who, Why::Marketing).map(Choice::Seat));
        choices.add(Choice::Done);
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Seat(_) => Marketing.no_receiver(),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        match choice {
            Choice::Seat(to) => {
                let why = Why::Marketing;
                play.state.agenda.replace(Task::GiveResources {
                    who,
                    to: to.into(),
                    left,
                    least: 0,
                    done: 0,
                    why,
                });
            }
            _ => play.state.agenda.pop(),
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-opponent", Why::Marketing)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(Why::Marketing))
    }
}
