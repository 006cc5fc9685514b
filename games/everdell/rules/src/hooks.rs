//! Hooks of the automated opponents, mini-expansions and modules in the rules of the base game. Each function is one
//! moment of the game, and calls all of them in turn.

use tabletop::{Chance, Log};

use crate::agenda::{Attempt, RatTask, Source, Task, Way};
use crate::choice::Refusal;
use crate::index::{MeadowIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Checks taking a meadow card, to play it or to draw it: Rugwort's rats (E14.3)
    /// and personalities (N14).
    pub(crate) fn check_meadow(&self, state: &State, who: Owner, place: MeadowIx) -> Result<(), Refusal> {
        if !self.is_unblocked(state, place) {
            return Err(Refusal::plain(Rule::E14_3, "no-blocked-card"));
        }
        self.check_marked(state, who, place)
    }

    /// Whether a meadow card may be discarded by a player (E14.3).
    pub(crate) fn may_discard_meadow(&self, state: &State, place: MeadowIx) -> bool {
        state.meadow.get(usize::from(place)).is_some_and(Option::is_some) && self.is_unblocked(state, place)
    }

    /// Whether no rat blocks a meadow card (E14.3).
    pub(crate) fn is_unblocked(&self, state: &State, place: MeadowIx) -> bool {
        state.rats.blocked & 1u8.checked_shl(place.into()).unwrap_or(0) == 0
    }

    /// Checks drawing a meadow card.
    pub(crate) fn check_draw_meadow(
        &self,
        state: &State,
        who: Owner,
        place: MeadowIx,
    ) -> Result<(), Refusal> {
        let Some(kind) = state.meadow.get(usize::from(place)).copied().flatten() else {
            return Err(Refusal::plain(Rule::E10_2, "no-meadow-card"));
        };
        if self.room(state, who) == 0 {
            return Err(Refusal::plain(Rule::E10_1, "no-hand-room"));
        }
        self.check_meadow(state, who, place)?;
        self.check_drawn(state, kind)
    }

    /// How many more berries a card costs: the privileged personality (N14.16).
    pub(crate) fn privilege(&self, state: &State, source: Source) -> u8 {
        match source {
            Source::Meadow(place) => self.personality_toll(state, place),
            _ => 0,
        }
    }

    /// Checks a play against the additional requirements of expansions.
    pub(crate) fn check_toll(&self, state: &State, attempt: Attempt) -> Result<(), Refusal> {
        self.check_module_toll(state, attempt)
    }

    /// Checks a space against the additional requirements of expansions.
    pub(crate) fn check_space_toll(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        self.check_weather(state, who, post)?;
        self.check_module_space(state, who, post)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A card play is over, with all of its effects (E7.8).
    pub fn card_played(&mut self, who: Owner, kind: Kind) {
        if self.state.rival == RivalKind::Rugwort {
            let left = if self.legend_played(kind) { 2 } else { 1 };
            self.push(Task::Rat(RatTask::Take { left }));
        }
        self.mini_card_played(who);
        self.power_card_played(who);
        self.leaf_card_played(who, kind);
        self.module_card_played(who, kind);
    }

    /// A season has been prepared for.
    pub fn season_prepared(&mut self, who: Owner) {
        if self.state.rival == RivalKind::Rugwort {
            self.push(Task::Rat(RatTask::Follow));
        }
        self.mini_prepared(who);
    }

    /// A worker has come to a space to use it.
    pub fn visited(&mut self, who: Owner, post: Post) {
        if self.beast_acts() {
            return;
        }
        self.mini_visited(post);
        self.power_visited(who, post);
    }

    /// Additional costs are paid before a card is played.
    pub fn tolls(&mut self, who: Owner, kind: Kind, source: Source, way: Way) {
        self.module_tolls(who, kind, source, way);
    }

    /// Additional costs are paid before a space is used.
    pub fn space_tolls(&mut self, who: Owner, post: Post) {
        self.module_space_tolls(who, post);
    }
}
