//! Decisions: one file for each.
//!
//! The file of a decision defines its name and the rule that asks, its choices, their refusals and effects, the
//! prompt and labels, and the notation. A *question* is a task that waits for an answer; an *answer* is a
//! [`Choice`]. The two lists at the end of this file connect them to the game. The macros expand to matches, so
//! there is no dynamic dispatch.
//!
//! Most questions have answers of their own, in the same file. The actions of your turn are answers to the one
//! question [`actions`]; some of them are also allowed in other questions ([`anytime`]).

mod actions;
mod anytime;
mod attack;
mod bag_reward;
mod before_rats;
mod buy;
mod charm;
mod collect;
mod common;
mod divide;
mod empty;
mod end;
mod fill;
mod nest;
mod pay;
mod pick;
mod picks;
mod place;
mod reward;
mod set_trap;
mod smoke;
mod stop;
mod target;
mod traps;
mod use_ability;
mod walk;
mod way;

use tabletop::{Chance, Decision, Log, Message, PositionFault, Seat};

use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};
use common::{Answer, Question, Verdict};

/// Connects the questions to the game. Any other task on top of the agenda counts as [`actions`].
macro_rules! questions {
    ($($task:pat => $file:ident::$question:ident $parts:tt,)*) => {
        impl Ratcatcher {
            /// The open decision.
            pub(crate) fn asked(&self, state: &State) -> Option<Decision<Rule>> {
                if state.ending.is_some() {
                    return None;
                }
                let (name, rule) = match state.agenda.top() {
                    $($task => ($file::$question::NAME, $file::$question $parts.rule()),)*
                    _ => (actions::Actions::NAME, actions::Actions.rule()),
                };
                Some(Decision { seat: Seat(0), name, rule })
            }

            /// Every legal choice, in a fixed order.
            pub(crate) fn legal(&self, state: &State, choices: &mut Vec<Choice>) {
                choices.clear();
                if state.ending.is_some() {
                    return;
                }
                match state.agenda.top() {
                    $($task => $file::$question $parts.offer(self, state, choices),)*
                    _ => actions::Actions.offer(self, state, choices),
                }
            }

            /// The prompt of the open decision.
            pub(crate) fn prompt_of(&self, state: &State) -> Message {
                match state.agenda.top() {
                    $($task => $file::$question $parts.prompt(self, state),)*
                    _ => actions::Actions.prompt(self, state),
                }
            }

            /// Checks that a task that asks is possible in a described position.
            pub(crate) fn check_question(&self, state: &State, task: Task) -> Result<(), PositionFault> {
                match task {
                    $($task => $file::$question $parts.check(self, state),)*
                    _ => Ok(()),
                }
            }
        }

        impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
            /// Does the part of a task that needs no answer, and returns whether an answer is needed; `None` if the
            /// task asks nothing.
            #[inline]
            pub fn waits(&mut self, task: Task) -> Result<Option<bool>, C::Error> {
                match task {
                    $($task => $file::$question $parts.waits(self).map(Some),)*
                    _ => Ok(None),
                }
            }
        }
    };
}

/// Connects the answers to the game.
macro_rules! answers {
    ($($choice:pat => $file:ident::$answer:ident $parts:tt,)*) => {
        impl Ratcatcher {
            /// Whether a choice is allowed, or the refusal.
            pub(crate) fn refusal(&self, state: &State, choice: Choice) -> Verdict {
                if state.ending.is_some() {
                    return Err(Refusal::plain(Rule::R1_5, "no-game-over"));
                }
                let task = state.agenda.top();
                let (verdict, is_action) = match choice {
                    $($choice => {
                        ($file::$answer $parts.refusal(self, state, task), $file::$answer::IS_ACTION)
                    })*
                };
                verdict.unwrap_or_else(|| Err(self.not_asked(state, task, is_action)))
            }

            /// The rule that allows a choice.
            pub(crate) fn rule_of(&self, state: &State, choice: Choice) -> Rule {
                match choice {
                    $($choice => $file::$answer $parts.rule(self, state),)*
                }
            }

            /// The label of a choice.
            pub(crate) fn label_of(&self, state: &State, choice: Choice) -> Message {
                match choice {
                    $($choice => $file::$answer $parts.label(self, state),)*
                }
            }

            /// Adds the particulars of a refusal beyond the rule and the numbers.
            pub(crate) fn refused(&self, choice: Choice, message: Message) -> Message {
                match choice {
                    $($choice => $file::$answer $parts.refused(message),)*
                }
            }

            /// The group in which a choice is listed.
            pub(crate) fn group_of(&self, choice: Choice) -> &'static str {
                match choice {
                    $($choice => $file::$answer $parts.group(),)*
                }
            }

            /// The notation of a choice in scenarios and records: a word, or a word, a colon and details.
            pub(crate) fn write_choice(&self, choice: Choice) -> String {
                let (word, details) = match choice {
                    $($choice => ($file::$answer::WORD, $file::$answer $parts.details(self)),)*
                };
                if details.is_empty() { word.to_owned() } else { format!("{word}:{details}") }
            }

            /// The choice with this notation.
            pub(crate) fn read_choice(&self, id: &str) -> Option<Choice> {
                let (word, details) = match id.split_once(':') {
                    Some((_, "")) => return None,
                    Some(parts) => parts,
                    None => (id, ""),
                };
                $(
                    if word == $file::$answer::WORD
                        && let Some(choice) = $file::$answer::read(self, details)
                    {
                        return Some(choice);
                    }
                )*
                None
            }
        }

        impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
            /// Plays a choice that answers the task on top of the agenda.
            pub fn choose(&mut self, choice: Choice) -> Result<(), C::Error> {
                let task = self.state.agenda.top();
                match choice {
                    $($choice => $file::$answer $parts.carry_out(self, task)?,)*
                }
                self.run()
            }
        }
    };
}

impl Ratcatcher {
    /// The refusal of a choice that is no answer to the open question.
    fn not_asked(&self, state: &State, task: Task, is_action: bool) -> Refusal {
        if is_action && state.rats_turn {
            return Refusal::plain(Rule::A61, "no-rats-turn");
        }
        if is_action && self.may_use(state) && matches!(task, Task::Place { .. } | Task::BeforeRats) {
            return Refusal::plain(Rule::A73, "no-actions-over");
        }
        if is_action && task == Task::Divide {
            return Refusal::plain(Rule::R14_7, "no-attack-open");
        }
        let rule = self.asked(state).map_or(Rule::R1_5, |decision| decision.rule);
        Refusal::plain(rule, "no-not-asked")
    }
}

questions! {
    Task::Actions => actions::Actions {},
    Task::BeforeRats => before_rats::BeforeRats {},
    Task::Place { setup } => place::WhereTo { setup },
    Task::FillSlot => fill::WhichSlot {},
    Task::Divide => divide::Divide {},
    Task::Pay { ware, left } => pay::WithWhat { ware, left },
    Task::Charm { from, to, left } => charm::WhoFollows { from, to, left },
    Task::Smoke { left } => smoke::WhoFlees { left },
    Task::ChooseTarget { mover, at, left, points } => target::WhichTarget { mover, at, left, points },
    Task::ChooseWay { mover, at, target, points, count, lured } =>
        way::WhichWay { mover, at, target, points, count, lured },
    Task::Traps => traps::WhichTrap {},
    Task::NemesisNest => nest::WhichNest {},
    Task::EmptyDistrict => empty::WhichDistrict {},
    Task::BagReward(budget) => bag_reward::WhichReward { budget },
}

answers! {
    Choice::Walk(to) => walk::Walk { to },
    Choice::SetTrap(zone) => set_trap::SetTrap { zone },
    Choice::Attack(dice) => attack::Attack { dice },
    Choice::Hit(prey) => divide::Hit { prey },
    Choice::Lethal(prey) => divide::Lethal { prey },
    Choice::Waste => divide::Waste {},
    Choice::Use { colour, zone, out } => use_ability::Use { colour, zone, out },
    Choice::Lead(kind) => charm::Lead { kind },
    Choice::SmokeOut(kind) => smoke::SmokeOut { kind },
    Choice::Stop => stop::Stop {},
    Choice::Collect => collect::Collect {},
    Choice::Buy(ware) => buy::Buy { ware },
    Choice::Pay(kind) => pay::Pay { kind },
    Choice::PayRest => pay::PayRest {},
    Choice::Reward(index, which) => reward::TakeReward { index, which },
    Choice::Fill(slot) => fill::Fill { slot },
    Choice::Place { x, y, turn } => place::Place { x, y, turn },
    Choice::Pick(zone) => pick::Pick { zone },
    Choice::InOrder => traps::InOrder {},
    Choice::Empty(district) => empty::Empty { district },
    Choice::BagReward(ware) => bag_reward::Take { ware },
    Choice::End => end::End {},
}
