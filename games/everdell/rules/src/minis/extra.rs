//! The Extra! Extra! cards (H3.3–H3.8).

use tabletop::{Chance, Log};

use crate::agenda::{MiniTask, Task, Why};
use crate::choice::Choice;
use crate::content::{Colour, Resource, Stock};
use crate::event::{Event, Heap};
use crate::kind::{KINDS, Kind};
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::state::{RIVAL, State};
use crate::{Everdell, Rule};

/// The colours that can be named at the Stadium (H3.6).
pub(super) const STADIUM: [Colour; 4] =
    [Colour::Traveler, Colour::Destination, Colour::Governance, Colour::Prosperity];

impl Everdell {
    /// The opponents with room for the Town Crier's two cards (H3.3).
    pub(super) fn crier_receivers<'a>(&'a self, state: &'a State, who: u8) -> impl Iterator<Item = u8> + 'a {
        let enough = state.player(who).hand.len() >= 2;
        let receivers = self.receivers(state, who, Why::Crier);
        receivers.filter(move |&seat| enough && (seat == RIVAL || self.room(state, seat) >= 2))
    }

    /// Three points more for a Gazette with three tokens (H3.7).
    pub(super) fn score_gazette(&self, state: &State, who: u8, score: &mut Score) {
        let gazettes = state.city(who).open().filter(|(_, card)| card.kind == Kind::Gazette);
        for (_, gazette) in gazettes.filter(|(_, gazette)| gazette.tokens >= 3) {
            score.add(ScoreKind::Prosperity(gazette.kind), 3, Rule::H3_7);
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Carnival: cards, or resources (H3.4).
    pub(super) fn carnival(&mut self, who: u8, owner: u8) {
        let greens = self.game.coloured(self.state.city(owner), Colour::Production);
        self.push(Task::Mini(MiniTask::Carnival { who, others: greens.saturating_sub(1) }));
    }

    /// What was chosen at the Carnival.
    pub(super) fn carnival_gives(&mut self, who: u8, others: u8, which: u8) -> Result<(), C::Error> {
        self.cite(Rule::H3_4);
        if which == 0 {
            return self.draw(who, others);
        }
        self.push(Task::GainAny { who, left: others / 2 });
        Ok(())
    }

    /// The Juggler pays three twigs, reveals another card, or stops (H3.5).
    pub(super) fn juggle(
        &mut self,
        who: u8,
        sum: i8,
        revealed: bool,
        choice: Choice,
    ) -> Result<(), C::Error> {
        match choice {
            Choice::Number(0) => {
                self.pay(who, Stock::of(Resource::Twig, 3), Rule::H3_5);
                self.gain_points(who, 4, Rule::H3_5);
            }
            Choice::Number(_) => {
                self.pay(who, Stock::of(Resource::Twig, 1), Rule::H3_5);
                if self.state.shown.iter().all(Option::is_some) {
                    self.clear_shown();
                }
                let free = self.state.shown.iter().position(Option::is_none);
                if let (Some(free), Some(kind)) = (free, self.turn_up("reveal")?) {
                    self.state.shown[free] = Some(kind);
                    self.cite(Rule::E10_4);
                    self.tell(Rule::H3_5, Event::Revealed { who, kind, from: Heap::Deck });
                    let sum = sum.saturating_add(self.game.facts(kind).points);
                    self.push(Task::Mini(MiniTask::Juggler { who, sum, revealed: true }));
                }
            }
            _ if revealed => {
                if sum >= 6 {
                    self.gain_points(who, 6, Rule::H3_5);
                }
                self.clear_shown();
            }
            _ => {}
        }
        Ok(())
    }

    /// The Stadium: four cards, and points if one has the colour named (H3.6).
    pub(super) fn stadium(&mut self, who: u8, colour: Colour) -> Result<(), C::Error> {
        self.tell(Rule::H3_6, Event::Named { who, colour });
        let mut held = [0u8; KINDS];
        for kind in self.state.player(who).hand.cards() {
            held[kind.index()] += 1;
        }
        self.cite(Rule::H3_6);
        self.draw(who, 4)?;
        let hand = &self.state.player(who).hand;
        let shows = |kind: Kind| hand.count(kind) > held[kind.index()] && self.game.colour(kind) == colour;
        if hand.kinds().any(shows) {
            self.gain_points(who, 3, Rule::H3_6);
        }
        Ok(())
    }

    /// The Gazette reports an event (H3.7).
    pub(super) fn write_gazette(&mut self, who: u8) {
        let city = self.state.city_mut(who);
        let Some(slot) = city.find(Kind::Gazette) else { return };
        if let Some(gazette) = city.get_mut(slot) {
            gazette.tokens += 1;
            self.tell(Rule::H3_7, Event::TokensOn { who, slot, kind: Kind::Gazette, count: 1 });
        }
    }
}
