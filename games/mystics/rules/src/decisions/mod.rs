//! Decisions: one file for each.
//!
//! The file of a decision defines its name and the rule that asks, when it waits, its choices, their refusals and
//! effects, the prompt and labels, and the notation. A *question* is a task that waits for an answer; an *answer*
//! is a [`Choice`]. The two lists at the end of this file connect them to the game. The macros expand to matches,
//! so there is no dynamic dispatch.
//!
//! An answer of one decision is in the file of that decision. Answers that several questions share, such as a space
//! or "no more" ([`shared`]), are handled by the question: it refuses them and carries them out.

mod actions;
mod aim;
mod attack;
mod boss_cards;
mod boss_wound;
mod command;
mod common;
mod disguise;
mod end;
mod entry;
mod equip;
mod errand;
mod exit;
mod flip;
mod fork;
mod found;
mod grape;
mod hook;
mod inspired;
mod items;
mod land;
mod learn;
mod level;
mod mend;
mod order;
mod overfull;
mod pick;
mod preempt;
mod react;
mod recover;
mod rescue;
mod scurry;
mod search;
mod set_out;
mod share;
mod shared;
mod stand_up;
mod target;
mod treasure;
mod turn;
mod use_ability;
mod use_card;
mod vanish;
mod walk;
mod way;

use common::{Answer, Done, Question, no_answer};
use tabletop::{Chance, Decision, Log, Message, Seat};

use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Refusal, Verdict};
use crate::front::Thing;
use crate::index::{CardIx, MouseIx, TileIx};
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// Connects the questions to the game.
macro_rules! questions {
    ($($task:pat => $file:ident::$question:ident $parts:tt,)*) => {
        impl Mystics {
            /// Whether a task waits for a choice in this position.
            pub(crate) fn is_question(&self, state: &State, task: Task) -> bool {
                match task {
                    $($task => $file::$question $parts.waits(self, state),)*
                    _ => false,
                }
            }

            /// The deciding mouse, the name of the decision and the rule that asks; no mouse if the players decide.
            fn asks(&self, state: &State) -> Option<(Option<MouseIx>, &'static str, Rule)> {
                if state.ending.is_some() {
                    return None;
                }
                Some(match state.agenda.top() {
                    $($task => ask($file::$question $parts, self, state),)*
                    _ => (None, turn::Turn::NAME, Rule::M6_1),
                })
            }

            /// The deciding mouse, if the decision is that of one.
            pub(crate) fn actor(&self, state: &State) -> Option<MouseIx> {
                let mouse = match state.agenda.top() {
                    $($task => $file::$question $parts.mouse(self, state),)*
                    _ => None,
                };
                mouse.filter(|&mouse| state.is_of_party(mouse))
            }

            /// The tile of the open question.
            pub(crate) fn tile_now(&self, state: &State) -> TileIx {
                match state.agenda.top() {
                    $($task => $file::$question $parts.tile(self, state),)*
                    _ => self.tile_of(state, None),
                }
            }

            /// Every legal choice, in a fixed order.
            pub(crate) fn legal(&self, state: &State, choices: &mut Vec<Choice>) {
                choices.clear();
                if state.ending.is_some() {
                    return;
                }
                match state.agenda.top() {
                    $($task => $file::$question $parts.offer(self, state, choices),)*
                    _ => {}
                }
            }

            /// Whether the open question accepts a shared choice.
            fn taken(&self, state: &State, task: Task, choice: Choice) -> Verdict {
                match task {
                    $($task => $file::$question $parts.refusal(self, state, choice),)*
                    _ => no_answer(),
                }
            }

            /// The prompt of the open decision.
            pub(crate) fn prompt_of(&self, state: &State) -> Message {
                match state.agenda.top() {
                    $($task => $file::$question $parts.prompt(self, state),)*
                    _ => turn::Turn { mouse: MouseIx::new(0) }.prompt(self, state),
                }
            }

            /// The purpose of a shared choice, as a key of its label.
            fn purpose(&self, state: &State, choice: Choice) -> &'static str {
                match state.agenda.top() {
                    $($task => $file::$question $parts.purpose(choice),)*
                    _ => turn::Turn::NAME,
                }
            }

            /// Adds the particulars of the open question to the view, besides the deciding mouse.
            pub(crate) fn show_question(&self, state: &State, view: &mut AskedView) {
                match state.agenda.top() {
                    $($task => $file::$question $parts.look(self, state, view),)*
                    _ => {}
                }
            }

            /// The choices for a click on a thing.
            pub(crate) fn meant(&self, state: &State, thing: Thing, choices: &mut Vec<Choice>) {
                match state.agenda.top() {
                    $($task => $file::$question $parts.meant(self, state, thing, choices),)*
                    _ => choices.push(thing.answer()),
                }
            }

            /// The mouse that a task puts on the board, if it asks for that.
            pub(crate) fn put_by(task: Task) -> Option<MouseIx> {
                match task {
                    $($task => $file::$question $parts.puts(),)*
                    _ => None,
                }
            }

            /// Calls back with each search card that is in no other place while a task is open.
            pub(crate) fn each_card_of(task: Task, tell: impl FnMut(CardIx)) {
                match task {
                    $($task => $file::$question $parts.each_card(tell),)*
                    _ => {}
                }
            }
        }

        impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
            /// Continues after a question that no longer applies.
            pub fn lapse(&mut self, task: Task) -> Done<C> {
                match task {
                    $($task => $file::$question $parts.lapse(self),)*
                    _ => Ok(()),
                }
            }

            /// Prepares any answer to a task.
            fn before_answer(&mut self, task: Task, choice: Choice) {
                match task {
                    $($task => $file::$question $parts.before(self, choice),)*
                    _ => {}
                }
            }

            /// Continues a task after a shared choice.
            fn answered(&mut self, task: Task, choice: Choice) -> Done<C> {
                match task {
                    $($task => $file::$question $parts.carry_out(self, choice),)*
                    _ => Ok(()),
                }
            }
        }
    };
}

/// Connects the answers to the game.
macro_rules! answers {
    ($($choice:pat => $file:ident::$answer:ident $parts:tt,)*) => {
        impl Mystics {
            /// Whether a choice is allowed, or the refusal.
            pub(crate) fn refusal(&self, state: &State, choice: Choice) -> Verdict {
                if state.ending.is_some() {
                    return Err(Refusal::plain(Rule::M27_2, "my-no-over"));
                }
                let task = state.agenda.top();
                let verdict = match choice {
                    $($choice => $file::$answer $parts.refusal(self, state, task),)*
                };
                verdict.unwrap_or_else(|| self.taken(state, task, choice))
            }

            /// The rule that allows a choice.
            pub(crate) fn rule_of(&self, state: &State, choice: Choice) -> Rule {
                match choice {
                    $($choice => $file::$answer $parts.rule(self, state),)*
                }
            }

            /// The cheese that a choice costs the deciding mouse.
            pub(crate) fn cheese_for(&self, state: &State, choice: Choice) -> u8 {
                match choice {
                    $($choice => $file::$answer $parts.cheese(self, state),)*
                }
            }

            /// The label of a choice.
            pub(crate) fn label_of(&self, state: &State, choice: Choice) -> Message {
                match choice {
                    $($choice => $file::$answer $parts.label(self, state),)*
                }
            }

            /// The group in which a choice is listed.
            pub(crate) fn group_of(choice: Choice) -> &'static str {
                match choice {
                    $($choice => group($file::$answer $parts),)*
                }
            }

            /// The notation of a choice in scenarios and records: a word, or a word, a colon and details.
            pub(crate) fn write_choice(&self, choice: Choice) -> String {
                let (word, details) = match choice {
                    $($choice => ($file::$answer::WORD, $file::$answer $parts.details(self)),)*
                };
                if details.is_empty() { word.to_owned() } else { format!("{word}:{details}") }
            }

            /// The choice with this notation, allowed or not.
            pub(crate) fn read_choice(&self, state: &State, name: &str) -> Option<Choice> {
                let (word, details) = match name.split_once(':') {
                    Some((_, "")) => return None,
                    Some(parts) => parts,
                    None => (name, ""),
                };
                match word {
                    $($file::$answer::WORD => $file::$answer::read(self, state, details),)*
                    _ => None,
                }
            }
        }

        impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
            /// Plays a choice with all its consequences.
            pub fn choose(&mut self, choice: Choice) -> Result<(), C::Error> {
                let task = self.state.agenda.top();
                self.before_answer(task, choice);
                let done = match choice {
                    $($choice => $file::$answer $parts.carry_out(self, task),)*
                };
                match done {
                    Some(done) => done?,
                    None => self.answered(task, choice)?,
                }
                self.run()
            }
        }
    };
}

impl Mystics {
    /// The open decision.
    pub(crate) fn asked(&self, state: &State) -> Option<Decision<Rule>> {
        let (mouse, name, rule) = self.asks(state)?;
        let seat = mouse.map_or_else(|| self.table_seat(state), |mouse| state.mouse(mouse).seat);
        Some(Decision { seat: Seat(seat), name, rule })
    }

    /// Whether the rules leave the open decision to all players.
    pub(crate) fn is_shared(&self, state: &State) -> bool {
        self.asks(state).is_some_and(|(mouse, ..)| mouse.is_none())
    }

    /// The tile of a mouse; that of the first mouse on the board for `None` or a mouse off the board.
    fn tile_of(&self, state: &State, mouse: Option<MouseIx>) -> TileIx {
        let mouse = mouse.filter(|&mouse| state.is_of_party(mouse));
        let own = mouse.map(|mouse| state.mouse(mouse)).filter(|mouse| mouse.is_active());
        let any = own.or_else(|| state.active().next().map(|(_, mouse)| mouse));
        any.map_or(TileIx::new(0), |mouse| mouse.spot.tile)
    }
}

/// The deciding mouse of a question, its name and the rule that asks.
#[inline]
fn ask<Q: Question>(question: Q, game: &Mystics, state: &State) -> (Option<MouseIx>, &'static str, Rule) {
    (question.mouse(game, state), Q::NAME, question.rule(game))
}

/// The group of an answer.
fn group<A: Answer>(_: A) -> &'static str {
    A::GROUP
}

questions! {
    Task::Learn { mouse, level } => learn::WhatToLearn { mouse, level },
    Task::SetOut(mouse) => set_out::WhereToBegin { mouse },
    Task::Disguise { tile } => disguise::Disguise { tile },
    Task::Entry { creature, spaces } => entry::WhereToEnter { creature, spaces },
    Task::BossCards(creature) => boss_cards::WhichCards { creature },
    Task::Command(mouse) => command::Command { mouse },
    Task::Preempt(mouse) => preempt::Preempt { mouse },
    Task::Turn(mouse) => turn::Turn { mouse },
    Task::Rescue(mouse) => rescue::WhereToRescue { mouse },
    Task::Way { foe, left, been, met, spaces } => way::WhichWay { foe, left, been, met, spaces },
    Task::React { attack, asked } => react::React { attack, asked },
    Task::BossWound { foe, left, by } => boss_wound::WhichCard { foe, left, by },
    Task::Treasure(mouse) => treasure::WhichTreasure { mouse },
    Task::Pick { mouse, cards } => pick::WhichOne { mouse, cards },
    Task::Found { mouse, card } => found::KeepOrSell { mouse, card },
    Task::Overfull(mouse) => overfull::WhatToDiscard { mouse },
    Task::Land { mouse, tile, spaces } => land::WhereToLand { mouse, tile, spaces },
    Task::Share { mouse, with } => share::WhatToShare { mouse, with },
    Task::Equip(mouse) => equip::WhatToWear { mouse },
    Task::Target { mouse, card } => target::WhichTarget { mouse, card },
    Task::Aim { mouse, ability, left, chosen } => aim::WhichTarget { mouse, ability, left, chosen },
    Task::Order(mouse) => order::Order { mouse },
    Task::Vanish(mouse) => vanish::WhereToVanish { mouse },
}

answers! {
    Choice::Learn(ability) => learn::Learn { ability },
    Choice::Walk(to) => walk::Walk { to },
    Choice::StandUp => stand_up::StandUp {},
    Choice::Scurry => scurry::Scurry {},
    Choice::Attack { weapon, with, on } => attack::Attack { weapon, with, on },
    Choice::Search => search::Search {},
    Choice::Special(number) => search::Special { number },
    Choice::Recover => recover::Recover {},
    Choice::Exit(edge) => exit::GoThrough { edge },
    Choice::Flip => flip::GoOver {},
    Choice::Share(with) => share::Share { with },
    Choice::Give(card) => share::Give { card },
    Choice::Take(card) => share::Take { card },
    Choice::GiveCheese => share::GiveCheese {},
    Choice::TakeCheese => share::TakeCheese {},
    Choice::Equip => equip::Equip {},
    Choice::Wear(card) => equip::Wear { card },
    Choice::Stow(card) => equip::Stow { card },
    Choice::Level => level::LevelUp {},
    Choice::Use(card) => use_card::Use { card },
    Choice::Ability(ability) => use_ability::UseAbility { ability },
    Choice::Mend(other) => mend::Mend { other },
    Choice::Task(number) => errand::DoTask { number },
    Choice::Inspired => inspired::Inspired {},
    Choice::PlaceHook(other) => hook::PlaceHook { other },
    Choice::TakeHook => hook::TakeHook {},
    Choice::PlaceFork => fork::PlaceFork {},
    Choice::TakeFork => fork::TakeFork {},
    Choice::Launch(other, to) => fork::Launch { other, to },
    Choice::Disarm(space) => fork::Disarm { space },
    Choice::Bait(space) => grape::Bait { space },
    Choice::Catapult(on) => grape::Catapult { on },
    Choice::End => end::End {},
    Choice::Space(at) => shared::Space { at },
    Choice::Mouse(mouse) => shared::Mouse { mouse },
    Choice::Enemy(foe) => shared::Enemy { foe },
    Choice::Card(card) => shared::BossCard { card },
    Choice::Held(card) => shared::Held { card },
    Choice::Treasure(treasure) => treasure::TakeTreasure { treasure },
    Choice::Sell => found::Sell {},
    Choice::Spot(tile, space) => rescue::PutBack { tile, space },
    Choice::Yes => shared::Yes {},
    Choice::Done => shared::NoMore {},
}
