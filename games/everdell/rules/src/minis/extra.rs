//! The Extra! Extra! cards (H3.3–H3.8).

use tabletop::{Chance, Log};

use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::state::State;
use crate::{Everdell, Rule};

impl Everdell {
    /// Three points more for a Gazette with three tokens (H3.7).
    pub(super) fn score_gazette(&self, state: &State, who: Owner, score: &mut Score) {
        let gazettes = state.city(who).open().filter(|(_, card)| card.kind == Kind::GAZETTE);
        for (_, gazette) in gazettes.filter(|(_, gazette)| gazette.tokens >= 3) {
            score.add(ScoreKind::Prosperity(gazette.kind), 3, Rule::H3_7);
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Gazette reports an event (H3.7).
    pub(super) fn write_gazette(&mut self, who: Owner) {
        let city = self.state.city_mut(who);
        let Some(slot) = city.find(Kind::GAZETTE) else { return };
        if let Some(gazette) = city.get_mut(slot) {
            gazette.tokens += 1;
            self.tell(Rule::H3_7, Event::TokensOn { who, slot, kind: Kind::GAZETTE, count: 1 });
        }
    }
}
