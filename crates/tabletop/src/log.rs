//! Who listens to what happens.

use crate::{Audience, Game};

/// Listens to the events of a game as they happen.
///
/// Rules code tells every event once; a search listens with [`Silent`], which the compiler
/// removes together with the making of the event.
pub trait Log<G: Game + ?Sized> {
    /// Something happened because of `rule`; `state` is the position right after it.
    fn emit(&mut self, state: &G::State, rule: G::Rule, event: G::Event);

    /// `rule` shaped what the next event says, without an event of its own.
    fn cite(&mut self, rule: G::Rule);
}

/// Nobody listens.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<G: Game + ?Sized> Log<G> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: &G::State, _: G::Rule, _: G::Event) {}

    #[inline(always)]
    fn cite(&mut self, _: G::Rule) {}
}

/// One event with the rule that caused it and the rules that shaped it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<G: Game + ?Sized> {
    /// The rule by which it happened.
    pub rule: G::Rule,
    /// Rules that shaped it.
    pub also: Vec<G::Rule>,
    /// What happened.
    pub event: G::Event,
}

/// Keeps every event, and the position after each event at which a reader may pause.
#[derive(Debug, Clone)]
pub struct Story<G: Game + ?Sized> {
    /// What happened, in order.
    pub entries: Vec<Entry<G>>,
    /// Positions to pause at: the number of entries told so far, and the state then.
    pub moments: Vec<(usize, G::State)>,
    cited: Vec<G::Rule>,
}

impl<G: Game + ?Sized> Default for Story<G> {
    fn default() -> Self {
        Self { entries: Vec::new(), moments: Vec::new(), cited: Vec::new() }
    }
}

impl<G: Game + ?Sized> Story<G> {
    /// The story as an audience may know it. The positions to pause at stay whole: look at them
    /// through [`Game::view`].
    #[must_use]
    pub fn seen_by(mut self, game: &G, audience: Audience) -> Self {
        for entry in &mut self.entries {
            entry.event = game.redact(entry.event, audience);
        }
        self
    }

    /// Rules cited after the last event: they shaped the decision that follows.
    pub fn cited_last(&self) -> &[G::Rule] {
        &self.cited
    }
}

impl<G: Game + ?Sized> Log<G> for Story<G> {
    fn emit(&mut self, state: &G::State, rule: G::Rule, event: G::Event) {
        let pause = crate::GameEvent::is_moment(&event);
        self.entries.push(Entry { rule, also: std::mem::take(&mut self.cited), event });
        if pause {
            self.moments.push((self.entries.len(), state.clone()));
        }
    }

    fn cite(&mut self, rule: G::Rule) {
        if !self.cited.contains(&rule) {
            self.cited.push(rule);
        }
    }
}

impl<G: Game + ?Sized, L: Log<G> + ?Sized> Log<G> for &mut L {
    #[inline]
    fn emit(&mut self, state: &G::State, rule: G::Rule, event: G::Event) {
        (**self).emit(state, rule, event);
    }

    #[inline]
    fn cite(&mut self, rule: G::Rule) {
        (**self).cite(rule);
    }
}
