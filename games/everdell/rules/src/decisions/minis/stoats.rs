//! The stoats, an ability of workers: they plan with two or three hand cards after a card play (N5.10).

use tabletop::{Chance, Log, Message};

use crate::agenda::{MiniTask, Task, Why};
use crate::choice::{Choice, Choices};
use crate::content::Resource;
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Purpose, Question, if_several, label_number};
use crate::event::Event;
use crate::index::Owner;
use crate::minis::STOATS;
use crate::play::Play;
use crate::setup::StoatsUse;
use crate::state::State;
use crate::telling::named;
use crate::{Everdell, Rule};

/// Asks how many cards the stoats plan with.
#[derive(Clone, Copy)]
pub(crate) struct HowManyCards {
    pub who: Owner,
}

impl Question for HowManyCards {
    const NAME: &'static str = "stoats";

    fn rule(self) -> Rule {
        Rule::N5_10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let hand = state.player(self.who).hand.len();
        choices.extend([2, 3].into_iter().filter(|&count| count <= hand).map(Choice::Number));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Number(count) = choice {
            play.stoats_discard(self.who, count);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_number(choice, Self::NAME)
    }
}

/// Asks for the gain of two cards.
#[derive(Clone, Copy)]
pub(crate) struct WhatTheyBring {
    pub who: Owner,
}

impl Question for WhatTheyBring {
    const NAME: &'static str = "stoats-gain";

    fn rule(self) -> Rule {
        Rule::N5_10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend([Resource::Twig, Resource::Resin, Resource::Berry].map(Choice::Take));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Take(resource) = choice {
            play.gain_resource(self.who, resource, 1, Rule::N5_10);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The stoats discard; by a setting they may do it again (R95).
    fn stoats_discard(&mut self, who: Owner, count: u8) {
        self.tell(Rule::N5_10, Event::Ability { who, ability: STOATS });
        if self.state.options.stoats == StoatsUse::Repeatedly {
            self.cite(Rule::R95);
            self.push(Task::Mini(MiniTask::Stoats { who }));
        }
        self.push(Task::Discard { who, left: count, done: 0, least: count, why: Why::Stoats });
    }

    /// The gain for the discarded cards: a pebble for three, else a smaller one.
    pub fn stoats_gain(&mut self, who: Owner, done: u8) {
        match done {
            3.. => self.gain_resource(who, Resource::Pebble, 1, Rule::N5_10),
            2 => self.push(Task::Mini(MiniTask::StoatsGain { who })),
            _ => {}
        }
    }
}

/// The stoats ask which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Stoats;

impl Purpose for Stoats {
    fn name(self) -> &'static str {
        "stoats"
    }

    fn rule(self) -> Rule {
        Rule::N5_10
    }

    fn source(self, game: &Everdell) -> Message {
        named(game.content.abilities.get(usize::from(STOATS)).map(|ability| &ability.name))
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.stoats_gain(who, done);
        Ok(())
    }
}
