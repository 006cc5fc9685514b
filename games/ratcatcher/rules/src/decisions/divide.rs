//! Dividing the hits of an attack (R14.3): normal hits (R14.4), lethal dice (R14.6), and letting the rest go (A40).

use tabletop::{Chance, Log, Message};

use super::{Answer, Question, Verdict, anytime, plain};
use crate::agenda::Task;
use crate::choice::{Choice, Prey};
use crate::play::Play;
use crate::state::{Source, State};
use crate::{Ratcatcher, Rule};

/// Asks to whom the rolled hits go.
#[derive(Clone, Copy)]
pub(super) struct Divide;

impl Question for Divide {
    const NAME: &'static str = "divide";

    fn rule(self) -> Rule {
        Rule::R14_3
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.divide_if_forced())
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        for prey in game.preys(state) {
            if game.check_hit(state, prey, false).is_ok() {
                choices.push(Choice::Hit(prey));
            }
            if game.check_hit(state, prey, true).is_ok() {
                choices.push(Choice::Lethal(prey));
            }
        }
        if game.check_waste(state).is_ok() {
            choices.push(Choice::Waste);
        }
        anytime::offer_if_open(game, state, choices);
    }

    fn prompt(self, game: &Ratcatcher, state: &State) -> Message {
        let pool = state.pool;
        let key = if pool.source == Source::Trap { "rc-ask-divide-trap" } else { "rc-ask-divide" };
        let message = Message::new(key)
            .number("hits", pool.hits)
            .number("sixes", pool.sixes)
            .number("fives", pool.fives);
        game.with_zone(message, Some(state), state.pool_zone)
    }
}

/// Give as many hits as it takes.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    pub prey: Prey,
}

impl Answer for Hit {
    const WORD: &'static str = "hit";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Divide).then(|| game.check_hit(state, self.prey, false))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        task: Task,
    ) -> Result<(), C::Error> {
        if task == Task::Divide {
            play.hit(self.prey, false);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        if self.prey == Prey::Nemesis { Rule::R30_6 } else { Rule::R14_4 }
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        let message = Message::new("rc-do-hit").number("hits", game.hits_needed(state, self.prey));
        game.with_rat(message, Some(&game.nemesis(state).name), self.prey)
    }

    fn group(self) -> &'static str {
        "hit"
    }

    fn details(self, game: &Ratcatcher) -> String {
        game.prey_id(self.prey)
    }

    fn read(game: &Ratcatcher, details: &str) -> Option<Choice> {
        game.find_prey(details).map(Choice::Hit)
    }
}

/// Give a lethal die: a six, or a five of an upgraded trap.
#[derive(Clone, Copy)]
pub(super) struct Lethal {
    pub prey: Prey,
}

impl Answer for Lethal {
    const WORD: &'static str = "lethal";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Divide).then(|| game.check_hit(state, self.prey, true))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        task: Task,
    ) -> Result<(), C::Error> {
        if task == Task::Divide {
            play.hit(self.prey, true);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R14_6
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        game.with_rat(Message::new("rc-do-lethal"), Some(&game.nemesis(state).name), self.prey)
    }

    fn group(self) -> &'static str {
        "hit"
    }

    fn details(self, game: &Ratcatcher) -> String {
        game.prey_id(self.prey)
    }

    fn read(game: &Ratcatcher, details: &str) -> Option<Choice> {
        game.find_prey(details).map(Choice::Lethal)
    }
}

/// Give no more hits.
#[derive(Clone, Copy)]
pub(super) struct Waste;

impl Answer for Waste {
    const WORD: &'static str = "waste";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Divide).then(|| game.check_waste(state))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        task: Task,
    ) -> Result<(), C::Error> {
        if task == Task::Divide {
            play.finish_attack();
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::A40
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-waste")
    }

    fn group(self) -> &'static str {
        "end"
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        plain(details, Choice::Waste)
    }
}
