//! Corrin Evertail the Warrior: gifts to one opponent after the other (N3.14).

use tabletop::{Chance, Log, Message};

use crate::agenda::{MiniTask, Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Purpose, Question, if_several, label_gift, resources};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Gifts of the Warrior in all.
const GIFTS: u8 = 8;

/// Asks for a gift to this player; `left` more gifts in all.
#[derive(Clone, Copy)]
pub(crate) struct WhichGift {
    pub who: Owner,
    pub to: Owner,
    pub left: u8,
}

impl Question for WhichGift {
    const NAME: &'static str = "warrior";

    fn rule(self) -> Rule {
        Rule::N3_14
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    /// Cards, if the player has room for them, and resources.
    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Self { who, to, .. } = self;
        if to.is_rival() || game.room(state, to) > 0 {
            choices.extend(state.player(who).hand.kinds().map(Choice::Hand));
        }
        choices.extend(resources(state, who));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, to, left } = self;
        play.state.agenda.pop();
        if !matches!(choice, Choice::Hand(_) | Choice::Pay(_)) {
            play.warrior_turns_to(who, Some(to), left);
            return Ok(());
        }
        if left > 1 {
            play.push(Task::Mini(MiniTask::Warrior { who, to, left: left - 1 }));
        }
        if to.is_rival() {
            play.cite(Rule::N17_10);
        }
        match choice {
            Choice::Hand(kind) => {
                play.state.player_mut(who).hand.take(kind);
                play.give_card(who, Some(to), kind)?;
            }
            Choice::Pay(resource) => play.give_resource(who, Some(to), resource)?,
            _ => {}
        }
        play.gain_points(who, 1, Rule::N3_14);
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_gift(game, choice)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Warrior: gifts to one opponent after the other (N3.14).
    pub fn warrior(&mut self, who: Owner) {
        self.warrior_turns_to(who, None, GIFTS);
    }

    fn warrior_turns_to(&mut self, who: Owner, after: Option<Owner>, left: u8) {
        let mut next = self.game.receivers(self.state, who, Why::Warrior);
        let to = next.find(|&seat| after.is_none_or(|after| seat > after));
        drop(next);
        if let Some(to) = to {
            self.push(Task::Mini(MiniTask::Warrior { who, to, left }));
        }
    }
}

/// The Warrior's gifts.
#[derive(Clone, Copy)]
pub(crate) struct Warrior;

impl Purpose for Warrior {
    fn name(self) -> &'static str {
        "warrior"
    }

    fn rule(self) -> Rule {
        Rule::N3_14
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::EVERTAIL_WARRIOR)
    }
}
