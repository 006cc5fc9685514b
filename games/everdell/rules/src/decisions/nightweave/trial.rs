//! Trial: a hand card is played into her city (N15.17).

use tabletop::{Chance, Log, Message};

use crate::agenda::{ModuleTask, Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, can_pay_price, label_item, module_source, plan};
use crate::decisions::{Done, Purpose, Question, if_several};
use crate::event::Event;
use crate::index::{Owner, PlanIx};
use crate::kind::Kind;
use crate::modules::Plan;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which hand card she takes.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
}

impl Question for WhichCard {
    const NAME: &'static str = "trial";

    fn rule(self) -> Rule {
        Rule::N15_17
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        let Choice::Hand(kind) = choice else { return Ok(()) };
        play.state.player_mut(self.who).hand.take(kind);
        play.trial_takes(self.who, kind)
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Trial))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Trial)))
    }
}

/// Its place in the content.
pub(crate) const PLAN: PlanIx = Plan::Trial.ix();

/// What it is asked for.
const WHY: Why = Why::Plan(PLAN);

/// Trial asks whether it is thwarted, and for the price.
#[derive(Clone, Copy)]
pub(crate) struct Trial;

impl Purpose for Trial {
    fn name(self) -> &'static str {
        "plan"
    }

    fn rule(self) -> Rule {
        Rule::N15_17
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn can_say_yes(self, _: &Everdell, state: &State, who: Owner) -> bool {
        can_pay_price(state, who)
    }

    fn decided<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        yes: bool,
    ) -> Done<C> {
        if yes {
            play.ask_price(who, WHY);
            return Ok(());
        }
        match play.random_hand_card(who)? {
            Some(kind) => play.trial_takes(who, kind),
            None => Ok(()),
        }
    }

    fn price_paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner) -> Done<C> {
        play.push(Task::Module(ModuleTask::Trial { who }));
        Ok(())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A card that has left the hand is played into her city.
    fn trial_takes(&mut self, who: Owner, kind: Kind) -> Result<(), C::Error> {
        self.tell(Rule::N15_17, Event::GaveCard { who, to: Owner::RIVAL, kind: Some(kind) });
        self.goes_to_her_city(kind, Rule::N15_17)
    }
}
