//! The rats' turn (R8.3, R19.1): seven steps, each finished before the next begins (R8.4).

mod biting;
mod cleaning;
mod deploying;
mod devouring;
mod nemesis;
mod traps;
mod walking;

use tabletop::{Chance, Log};

use crate::agenda::{Moment, Task};
use crate::content::Kind;
use crate::event::Event;
use crate::index::{Class, PeculiarIx, Sweep};
use crate::play::Play;
use crate::setup::BreedingBlackRats;
use crate::{Ratcatcher, Rule};

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Puts a step of the rats' turn on the agenda, and the next step below it.
    pub fn rats_step(&mut self, step: u8) {
        if step == 1 {
            self.state.rats_turn = true;
            self.state.me.steady = 0;
            self.cite(Rule::R8_1);
        }
        self.state.emptied = 0;
        self.cite(Rule::R19_1);
        self.tell(Rule::R8_3, Event::Step(step));
        self.state.agenda.push(if step < 7 { Task::RatsStep(step + 1) } else { Task::NextRound });
        let breeding_first = self.state.options.breeding_black_rats == BreedingBlackRats::BeforeNests;
        match step {
            // Nemesis, peculiar rats, then brown, black and white rats (R8.4, R30.3).
            1 => self.state.agenda.push_all(&[
                Task::MoveNemesis,
                Task::Moment(Moment::NemesisMoved),
                Task::MovePeculiar(PeculiarIx::new(0)),
                Task::Moment(Moment::PeculiarsMoved),
                Task::MoveCommon(Kind::Brown, Sweep::START),
                Task::ClearMarks,
                Task::Moment(Moment::BrownMoved),
                Task::MoveCommon(Kind::Black, Sweep::START),
                Task::ClearMarks,
                Task::Moment(Moment::BlackMoved),
                Task::MoveCommon(Kind::White, Sweep::START),
                Task::ClearMarks,
                Task::Moment(Moment::WhiteMoved),
            ]),
            2 => self.state.agenda.push_all(&[Task::Traps, Task::Moment(Moment::Traps)]),
            3 => self.state.agenda.push_all(&[
                Task::Bites(Class::NEMESIS),
                Task::Bites(Class::PECULIARS),
                Task::Bites(Class::COMMONS),
                Task::Moment(Moment::Bites),
            ]),
            4 => self.state.agenda.push_all(&[Task::Devour(Sweep::START), Task::Moment(Moment::Devoured)]),
            5 => {
                self.state.agenda.push_all(&[
                    Task::DeployBlack(Sweep::START),
                    Task::ClearMarks,
                    Task::Moment(Moment::Deployed),
                ]);
                if breeding_first {
                    self.state.agenda.push_all(&[
                        Task::CountBlack,
                        Task::DeployNests(Sweep::START),
                        Task::DeployNemesis,
                    ]);
                } else {
                    self.state.agenda.push_all(&[
                        Task::DeployNests(Sweep::START),
                        Task::DeployNemesis,
                        Task::CountBlack,
                    ]);
                }
            }
            6 => self.state.agenda.push_all(&[Task::ExpandCheck, Task::Moment(Moment::Expanded)]),
            _ => {
                self.state.agenda.push_all(&[Task::Activity, Task::CleanUp, Task::Moment(Moment::CleanedUp)]);
            }
        }
    }
}
