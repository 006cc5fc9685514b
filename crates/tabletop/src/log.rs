//! Logs: receivers of the events of a game.

use crate::{Game, Log};

/// A log that discards everything, at no cost.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Coins, Setup};
/// use tabletop::{FastSource, Game, Silent, Story};
///
/// let (game, setup) = (Coins::default(), Setup { limit: 10 });
/// let Ok(told) = game.start(&setup, &mut FastSource::new(1), &mut Story::default());
/// let Ok(silent) = game.start(&setup, &mut FastSource::new(1), &mut Silent);
/// assert_eq!(told, silent, "a log does not change the game");
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<G: Game + ?Sized> Log<G> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: &G::State, _: G::Rule, _: G::Event) {}

    #[inline(always)]
    fn cite(&mut self, _: G::Rule) {}

    #[inline]
    fn is_silent(&self) -> bool {
        true
    }
}

/// One event with the rule that caused it and the rules that shaped it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<G: Game + ?Sized> {
    /// The rule by which it happened.
    pub rule: G::Rule,
    /// Rules cited before it, which shaped it.
    pub also: Vec<G::Rule>,
    /// The event.
    pub event: G::Event,
}

/// A log that keeps every event, and the position after each event at which a display may pause.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Coins, Setup};
/// use tabletop::{Audience, FastSource, Game, Notation, Story};
///
/// let game = Coins::default();
/// let mut story = Story::default();
/// let Ok(_) = game.start(&Setup { limit: 10 }, &mut FastSource::new(1), &mut story);
/// // A coin for each seat, by rule C1; a spectator is not told which.
/// let told = story.entries.iter().map(|entry| game.event_id(&game.redact(entry.event, Audience::Spectator)));
/// let told: Vec<_> = told.collect();
/// assert_eq!(told, ["dealt:0", "dealt:1"]);
/// ```
#[derive(Debug, Clone)]
pub struct Story<G: Game + ?Sized> {
    /// The events, in order.
    pub entries: Vec<Entry<G>>,
    /// Positions to pause at: the number of entries before it, and the state then.
    pub moments: Vec<(usize, G::State)>,
    cited: Vec<G::Rule>,
}

impl<G: Game + ?Sized> Default for Story<G> {
    fn default() -> Self {
        Self { entries: Vec::new(), moments: Vec::new(), cited: Vec::new() }
    }
}

impl<G: Game + ?Sized> Story<G> {
    /// The rules cited after the last event, which shaped the decision that follows.
    pub fn cited_last(&self) -> &[G::Rule] {
        &self.cited
    }
}

/// A story that may stop at a question of chance; it also keeps the position after its last event.
pub(crate) struct Unfinished<G: Game + ?Sized> {
    story: Story<G>,
    last: Option<G::State>,
}

impl<G: Game + ?Sized> Default for Unfinished<G> {
    fn default() -> Self {
        Self { story: Story::default(), last: None }
    }
}

impl<G: Game + ?Sized> Unfinished<G> {
    /// The story; its last position to pause at is the one after its last event.
    pub(crate) fn into_story(self) -> Story<G> {
        let Self { mut story, last } = self;
        let end = story.entries.len();
        if story.moments.last().is_none_or(|&(at, _)| at < end) {
            story.moments.extend(last.map(|state| (end, state)));
        }
        story
    }
}

impl<G: Game + ?Sized> Log<G> for Unfinished<G> {
    fn emit(&mut self, state: &G::State, rule: G::Rule, event: G::Event) {
        self.last = Some(state.clone());
        self.story.emit(state, rule, event);
    }

    fn cite(&mut self, rule: G::Rule) {
        self.story.cite(rule);
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
