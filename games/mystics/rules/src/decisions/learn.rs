//! Which ability card a mouse learns: at the start (M2.3), or when it levels up (M25.1).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::front::{Thing, of_mouse};
use crate::index::{MouseIx, bits};
use crate::kinds::Ability;
use crate::play::Play;
use crate::state::{LEVEL, State};
use crate::telling::yes;
use crate::{Mystics, Rule};

/// Asks which ability card a mouse learns.
#[derive(Clone, Copy)]
pub(super) struct WhatToLearn {
    pub mouse: MouseIx,
    pub level: bool,
}

impl Question for WhatToLearn {
    const NAME: &'static str = "learn";

    fn rule(self, _: &Mystics) -> Rule {
        if self.level { Rule::M25_1 } else { Rule::M2_3 }
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.learnable(state, self.mouse) != 0
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        let open = bits(game.learnable(state, self.mouse).into());
        let cards = open.filter_map(|at: u8| Ability::ALL.get(usize::from(at)));
        choices.extend(cards.map(|&ability| Choice::Learn(ability)));
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-learn", state, self.mouse).key("level", yes(self.level))
    }

    fn meant(self, _: &Mystics, _: &State, thing: Thing, choices: &mut Vec<Choice>) {
        choices.push(match thing {
            Thing::Ability(ability) => Choice::Learn(ability),
            _ => thing.answer(),
        });
    }
}

/// The choice of an ability to learn.
#[derive(Clone, Copy)]
pub(super) struct Learn {
    pub ability: Ability,
}

impl Answer for Learn {
    const WORD: &'static str = "learn";
    const GROUP: &'static str = "level";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let Task::Learn { mouse, level } = task else { return None };
        let open = game.learnable(state, mouse) & (1 << self.ability as u32) != 0;
        Some(demand(open, WhatToLearn { mouse, level }.rule(game), "my-no-learn"))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let Task::Learn { mouse, level } = task else { return None };
        play.learn(mouse, self.ability, level);
        Some(Ok(()))
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_skill(Message::new("my-do-learn"), Some(self.ability))
    }

    fn details(self, _: &Mystics) -> String {
        self.ability.name().to_owned()
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        Ability::from_name(details).map(Choice::Learn)
    }
}

impl Mystics {
    /// The abilities that a mouse can learn (M2.3, M25.1), as bits.
    pub(crate) fn learnable(&self, state: &State, mouse: MouseIx) -> u32 {
        let classes = self.hero(state, mouse).classes;
        let fits = self.content.abilities.iter().filter(|card| card.facts.classes & classes != 0);
        fits.fold(0, |all, card| all | 1 << card.ability as u32) & state.abilities
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// An ability is learned (M2.3, M25.1).
    fn learn(&mut self, mouse: MouseIx, ability: Ability, level: bool) {
        let cost = if level { LEVEL } else { 0 };
        if level {
            self.pay(mouse, cost, Rule::M25_1);
        }
        self.state.abilities &= !(1 << ability as u32);
        self.state.mouse_mut(mouse).abilities |= 1 << ability as u32;
        self.tell(if level { Rule::M25_1 } else { Rule::M2_3 }, Event::Learned { mouse, ability, cost });
    }
}
