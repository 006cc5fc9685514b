//! Attacking with dice of your board (R14.1, R14.2).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::play::Play;
use crate::state::{Source, State};
use crate::{Ratcatcher, Rule};

/// An attack with this many dice.
#[derive(Clone, Copy)]
pub(super) struct Attack {
    pub dice: u8,
}

impl Attack {
    /// Offers every number of dice on your board, if a rat is in your zone.
    pub fn offer(state: &State, choices: &mut Vec<Choice>) {
        if state.me.dice > 0 && state.has_rats(state.me.zone) {
            choices.extend((1..=state.me.dice).map(Choice::Attack));
        }
    }
}

impl Answer for Attack {
    const WORD: &'static str = "attack";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Actions).then(|| game.check_attack(state, self.dice))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, _: Task) -> Done<C> {
        play.attack(self.dice)
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R14_2
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-attack").number("dice", self.dice)
    }

    fn group(self) -> &'static str {
        "attack"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.dice.to_string()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        details.parse().ok().map(Choice::Attack)
    }
}

impl Ratcatcher {
    /// Checks an attack (R14.1, R14.2).
    fn check_attack(&self, state: &State, dice: u8) -> Result<(), Refusal> {
        if dice == 0 || dice > state.me.dice {
            return Err(Refusal::counted(Rule::R14_2, "no-attack-dice", dice, state.me.dice));
        }
        if !state.has_rats(state.me.zone) {
            return Err(Refusal::plain(Rule::R14_1, "no-attack-no-rat"));
        }
        Ok(())
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Attacks with dice of your board; they go to the supply (R14.7).
    pub fn attack(&mut self, dice: u8) -> Result<(), C::Error> {
        let me = &mut self.state.me;
        me.dice = me.dice.saturating_sub(dice);
        let need = self.aim();
        let zone = self.state.me.zone;
        self.cite(Rule::R14_1);
        self.cite(Rule::R14_7);
        self.roll_attack(Source::Attack, zone, dice, need)
    }
}
