//! Where a drawn district is placed (R5, R18.3; in setup R3.6).

use tabletop::{Chance, Log, Message, PositionFault};

use super::anytime;
use super::common::{Answer, Done, Question, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::event::Event;
use crate::frontier::Preference;
use crate::index::{Direction, DistrictIx, Zone};
use crate::play::Play;
use crate::state::{FRESH, State};
use crate::{Ratcatcher, Rule};

/// Asks where the drawn district is placed.
#[derive(Clone, Copy)]
pub(super) struct WhereTo {
    pub setup: bool,
}

impl Question for WhereTo {
    const NAME: &'static str = "place";

    fn rule(self) -> Rule {
        if self.setup { Rule::R3_6 } else { Rule::R5_4 }
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.place_if_forced(self.setup))
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        game.best_places(state, self.setup, |x, y, turn| choices.push(Choice::Place { x, y, turn }));
        anytime::offer_if_open(game, state, choices);
    }

    fn prompt(self, game: &Ratcatcher, state: &State) -> Message {
        let message = Message::new("rc-ask-place");
        match state.drawn.get() {
            Some(district) => message
                .number("district", district.get())
                .name("name", &game.district_name(Some(state), district)),
            None => message,
        }
    }

    fn check(self, _: &Ratcatcher, state: &State) -> Result<(), PositionFault> {
        if state.drawn.is_none() {
            return Err(PositionFault::new("drawn", "a district must have been drawn to be placed"));
        }
        Ok(())
    }
}

/// The choice of a place and a number of quarter turns clockwise.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub x: i8,
    pub y: i8,
    pub turn: u8,
}

impl Answer for Place {
    const WORD: &'static str = "place";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        let Task::Place { setup } = task else { return None };
        Some(game.check_place(state, setup, self.x, self.y, self.turn))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if let Task::Place { setup } = task {
            play.place(self.x, self.y, self.turn, setup);
        }
        Ok(())
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-place").number("x", self.x).number("y", self.y).number("turn", self.turn)
    }

    fn group(self) -> &'static str {
        "place"
    }

    fn details(self, _: &Ratcatcher) -> String {
        format!("{},{}:{}", self.x, self.y, self.turn)
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        let (cell, turn) = details.split_once(':')?;
        let (x, y) = cell.split_once(',')?;
        let turn = turn.parse().ok().filter(|&turn| turn < 4)?;
        Some(Choice::Place { x: x.parse().ok()?, y: y.parse().ok()?, turn })
    }
}

impl Ratcatcher {
    /// Calls `tell` with every place and turn in which the drawn district touches a free connector and fits best;
    /// in setup, in which it joins the start (R5.4, R3.6).
    pub(crate) fn best_places(&self, state: &State, setup: bool, mut tell: impl FnMut(i8, i8, u8)) {
        let Some(district) = state.drawn.get() else { return };
        let frontier = self.frontier(state);
        let turned = Self::turned(self.card(state, district));
        let best = if setup { Some(Preference::YourDistrict) } else { frontier.best(turned) };
        for cell in frontier.cells() {
            for (turn, gates) in (0..).zip(turned) {
                let found = cell.fit(gates);
                if found.is_some() && found == best {
                    tell(cell.x, cell.y, turn);
                }
            }
        }
    }

    /// Checks whether the drawn district may be placed here.
    pub(crate) fn check_place(
        &self,
        state: &State,
        setup: bool,
        x: i8,
        y: i8,
        turn: u8,
    ) -> Result<(), Refusal> {
        if Self::district_at(state, x, y).is_some() {
            return Err(Refusal::plain(Rule::R5_3, "no-place-taken"));
        }
        let Some(district) = state.drawn.get() else {
            return Err(Refusal::plain(Rule::R5_1, "no-place-unjoined"));
        };
        let frontier = self.frontier(state);
        let card = self.card(state, district);
        let cell = frontier.cells().find(|cell| cell.x == x && cell.y == y);
        let Some(found) = cell.and_then(|cell| cell.fit(Self::gates(card, turn))) else {
            return Err(Refusal::plain(Rule::R5_1, "no-place-unjoined"));
        };
        if setup {
            return match found {
                Preference::YourDistrict => Ok(()),
                _ => Err(Refusal::plain(Rule::R3_6, "no-place-not-start")),
            };
        }
        match (frontier.best(Self::turned(card)), found) {
            (Some(best), found) if best < found => {
                let why = match best {
                    Preference::YourDistrict => "no-place-join-yours",
                    _ => "no-place-join-active",
                };
                Err(Refusal::plain(Rule::R5_4, why))
            }
            _ => Ok(()),
        }
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Places the drawn district if there is only one way; returns whether a choice is needed.
    pub fn place_if_forced(&mut self, setup: bool) -> bool {
        let mut sole = None;
        let mut count = 0;
        self.game.best_places(self.state, setup, |x, y, turn| {
            sole = Some((x, y, turn));
            count += 1;
        });
        match sole {
            Some((x, y, turn)) if count == 1 => {
                self.place(x, y, turn, setup);
                false
            }
            Some(_) => true,
            None => {
                self.state.agenda.pop();
                false
            }
        }
    }

    /// Puts the drawn district into the city and joins every facing pair of connectors (A2).
    pub fn place(&mut self, x: i8, y: i8, turn: u8, setup: bool) {
        self.state.agenda.pop();
        let Some(district) = std::mem::take(&mut self.state.drawn).get() else { return };
        self.lay(district, x, y, turn);
        // The player chooses among the best places, and may turn the card any way (R5.2).
        self.cite(Rule::A3);
        self.cite(Rule::R5_2);
        self.cite(if setup { Rule::R3_6 } else { Rule::R5_4 });
        self.tell(Rule::R5_1, Event::DistrictPlaced { district, x, y, turn });
        let mut pairs = 0;
        for direction in Direction::ALL {
            let Some((nx, ny)) = direction.from(x, y) else { continue };
            let Some(other) = Ratcatcher::district_at(self.state, nx, ny) else { continue };
            let here = self.game.gate_of(self.state, district, direction);
            let there = self.game.gate_of(self.state, other, direction.opposite());
            if let (Some(here), Some(there)) = (here, there) {
                let (here, there) = (Zone::of(district, here), Zone::of(other, there));
                let here_side = direction.side(turn);
                let there_side = direction.opposite().side(self.state.site(other).turn);
                self.state.links[district.index()][here_side.index()] = there.into();
                self.state.links[other.index()][there_side.index()] = here.into();
                pairs += 1;
                if pairs > 1 {
                    self.cite(Rule::A2);
                    self.cite(Rule::R5_5);
                }
                if !setup && other != self.state.me.zone.district() && self.is_new(other) {
                    self.cite(Rule::A7);
                }
                self.tell(Rule::R5_6, Event::Joined { here, there });
            }
        }
    }

    /// Whether a district was placed in this expansion.
    fn is_new(&self, district: DistrictIx) -> bool {
        self.state.site(district).flags & FRESH != 0
    }
}
