//! Logs: receivers of the events of a game.

use crate::Game;

/// Receives the events of a game as they happen.
///
/// Rules emit every event once. Searches pass [`Silent`], which the compiler removes together with the construction of
/// the event; tables pass a [`Story`].
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Choice, Coins, Event, Rule, Setup, State};
/// use tabletop::{FastSource, Game, Log, Silent};
///
/// /// Adds up the faces of all rolls.
/// #[derive(Default)]
/// struct Faces(u32);
///
/// impl Log<Coins> for Faces {
///     fn emit(&mut self, _: &State, _: Rule, event: Event) {
///         if let Event::Rolled(face) = event {
///             self.0 += u32::from(face);
///         }
///     }
///
///     fn cite(&mut self, _: Rule) {}
/// }
///
/// let (game, mut chance, mut faces) = (Coins::default(), FastSource::new(1), Faces::default());
/// let Ok(state) = game.start(&Setup { limit: 100 }, &mut chance, &mut Silent);
/// let next = game.apply(&state, Choice::Roll, &mut chance, &mut faces)?;
/// assert_eq!(faces.0, u32::from(next.scores[0]));
/// # Ok::<(), tabletop::ApplyError<Rule, std::convert::Infallible>>(())
/// ```
pub trait Log<G: Game + ?Sized> {
    /// An event happened by `rule`; `state` is the position right after it.
    fn emit(&mut self, state: &G::State, rule: G::Rule, event: G::Event);

    /// `rule` shaped the next event, or the next decision, and has no event of its own.
    fn cite(&mut self, rule: G::Rule);
}

/// A log that discards everything, at no cost.
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
    /// Rules cited before it, which shaped it.
    pub also: Vec<G::Rule>,
    /// What happened.
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
    /// What happened, in order.
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
