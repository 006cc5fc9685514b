//! The additional cost of placing a worker, or of playing or using a card (N15.10, N16).

use tabletop::{Chance, Log, Message};

use crate::agenda::{ModuleTask, Task, Why};
use crate::choice::{Choice, Choices};
use crate::content::Resource;
use crate::decisions::nightweave::{asks_step, items, label_item};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::modules::Plot;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks for the additional cost of placing a worker.
#[derive(Clone, Copy)]
pub(crate) struct ForSpace {
    pub who: Owner,
    pub left: u8,
    pub why: Why,
    pub post: Post,
}

impl Question for ForSpace {
    const NAME: &'static str = "toll";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        game.toll_items(state, self.who, self.why, self.post, choices);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, why, post } = self;
        play.state.agenda.pop();
        play.pay_item(who, choice, why.rule());
        if left > 1 {
            play.push(Task::Module(ModuleTask::Toll { who, left: left - 1, why, post }));
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, self.why)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}

/// Asks for the additional cost of playing or using a card: hand cards, or also resources.
#[derive(Clone, Copy)]
pub(crate) struct ForCard {
    pub who: Owner,
    pub left: u8,
    pub why: Why,
    pub cards: bool,
}

impl Question for ForCard {
    const NAME: &'static str = "toll";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        if self.cards {
            choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
        } else {
            choices.extend(items(state, self.who));
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, why, cards } = self;
        play.state.agenda.pop();
        play.pay_item(who, choice, why.rule());
        if left > 1 {
            play.push(Task::Module(ModuleTask::PlayToll { who, left: left - 1, why, cards }));
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, self.why)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}

impl Everdell {
    /// The items that can be paid for a space without making its effect impossible.
    fn toll_items(&self, state: &State, who: Owner, why: Why, post: Post, choices: &mut impl Choices) {
        let (player, needs) = (state.player(who), self.needs(state, post));
        let only_resources = [Plot::BerryJam, Plot::Sticky].iter().any(|&plot| why == Why::Plot(plot.ix()));
        choices.extend(items(state, who).filter(|item| match item {
            Choice::Pay(resource) => {
                player.stock.total() > u16::from(needs.resources)
                    && (*resource != Resource::Berry || player.stock[Resource::Berry] > needs.berries)
            }
            _ => !only_resources && player.hand.len() > needs.cards,
        }));
    }
}
