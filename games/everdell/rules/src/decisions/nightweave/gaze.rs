//! Hypnotic gaze: two cards of the hand are looked at, one goes to her (N15.12).

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

/// Asks which of the two cards is discarded.
#[derive(Clone, Copy)]
pub(crate) struct WhichGoes {
    pub who: Owner,
    pub cards: [Kind; 2],
}

impl Question for WhichGoes {
    const NAME: &'static str = "gaze";

    fn rule(self) -> Rule {
        Rule::N15_12
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        let [first, second] = self.cards;
        choices.add(Choice::Hand(first));
        if second != first {
            choices.add(Choice::Hand(second));
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let [first, second] = self.cards;
        play.state.agenda.pop();
        if let Choice::Hand(kind) = choice {
            play.gaze_takes(self.who, kind, if kind == first { second } else { first });
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Gaze))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Gaze)))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Hypnotic gaze: two cards of the hand, or of the deck if there are fewer than three (N15.12).
    pub fn gaze(&mut self, who: Owner, looked: bool) -> Result<(), C::Error> {
        let rule = Rule::N15_12;
        if self.state.player(who).hand.len() < 3 {
            for _ in 0..2 {
                if !looked {
                    self.spider_draws(rule)?;
                } else if let Some(kind) = self.turn_up("card")? {
                    // Only the player who looks at the card sees it.
                    self.push(Task::Module(ModuleTask::Gaze { who, cards: [kind, kind] }));
                    self.tell(rule, Event::Looked { who, kind: Some(kind) });
                    self.state.agenda.pop();
                    self.goes_to_her_hand(who, kind, rule);
                }
            }
            return Ok(());
        }
        let (Some(first), Some(second)) = (self.random_hand_card(who)?, self.random_hand_card(who)?) else {
            return Ok(());
        };
        let hand = &mut self.state.player_mut(who).hand;
        hand.add(first);
        hand.add(second);
        if looked {
            for kind in [first, second] {
                self.tell(rule, Event::Looked { who, kind: Some(kind) });
            }
            self.push(Task::Module(ModuleTask::Gaze { who, cards: [first, second] }));
        } else {
            self.gaze_takes(who, first, second);
        }
        Ok(())
    }

    /// One of the two cards is discarded, the other goes to her hand.
    fn gaze_takes(&mut self, who: Owner, discarded: Kind, taken: Kind) {
        self.discard_card(who, discarded, Rule::N15_12);
        if self.state.player_mut(who).hand.take(taken) {
            self.goes_to_her_hand(who, taken, Rule::N15_12);
        }
    }
}

/// Its place in the content.
pub(crate) const PLAN: PlanIx = Plan::Gaze.ix();

/// What it is asked for.
const WHY: Why = Why::Plan(PLAN);

/// Hypnotic gaze asks whether it is thwarted, and for the price.
#[derive(Clone, Copy)]
pub(crate) struct Gaze;

impl Purpose for Gaze {
    fn name(self) -> &'static str {
        "plan"
    }

    fn rule(self) -> Rule {
        Rule::N15_12
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
        play.gaze(who, false)
    }

    fn price_paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner) -> Done<C> {
        play.gaze(who, true)
    }
}
