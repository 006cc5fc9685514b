//! The trait that a game implements, and its vocabulary.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::with_any;
use crate::{AnyChance, Chance, ChanceSuspended, FastSource, Fingerprint, Message, RuleId};

/// A seat at the table, counted from zero.
///
/// ```
/// use tabletop::{Seat, Seats};
///
/// let winners = Seats::only(Seat(1));
/// assert!(winners.contains(Seat(1)) && !winners.contains(Seat(0)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Seat(pub u8);

/// A set of seats 0 to 7.
///
/// ```
/// use tabletop::{Seat, Seats};
///
/// let winners = Seats::only(Seat(0)).with(Seat(2));
/// assert!(winners.contains(Seat(2)) && !winners.contains(Seat(1)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The set of this seat alone.
    pub fn only(seat: Seat) -> Self {
        Self::NONE.with(seat)
    }

    /// This set with one more seat; seats from 8 on are ignored.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1u8.checked_shl(seat.0.into()).unwrap_or(0))
    }

    /// Whether the set contains a seat.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1u8.checked_shl(seat.0.into()).unwrap_or(0) != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A viewer of a game: a seat, or a spectator. The host, which holds the state itself, is not an audience.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Coins, Event};
/// use tabletop::{Audience, Game, Notation, Seat};
///
/// let dealt = Event::Dealt(0, Some(1));
/// let heard = |audience| Coins::default().event_id(&Coins::default().redact(dealt, audience));
/// assert_eq!(heard(Audience::Seat(Seat(0))), "dealt:0:silver");
/// assert_eq!(heard(Audience::Seat(Seat(1))), "dealt:0");
/// assert_eq!(heard(Audience::Spectator), "dealt:0");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The player in a seat.
    Seat(Seat),
    /// A viewer without a seat.
    Spectator,
}

/// The open decision: which seat must choose, and by which rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision<R> {
    /// The seat that must choose.
    pub seat: Seat,
    /// The kind of decision, as a stable name such as `actions`.
    pub name: &'static str,
    /// The rule that asks.
    pub rule: R,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome<R> {
    /// The winning seats; empty if the game beat everybody.
    pub winners: Seats,
    /// The kind of end, as a stable name such as `tenth-cheese`.
    pub name: &'static str,
    /// The rule that ended it.
    pub rule: R,
}

/// The reason why a choice is not allowed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection<R> {
    /// The rule that forbids it.
    pub rule: R,
    /// The required and the available amount, as a text for people.
    pub message: Message,
}

/// Why [`Game::apply`] did not return a new state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApplyError<R, E> {
    /// The choice is not allowed.
    Refused(Objection<R>),
    /// Chance had no answer.
    Chance(E),
}

/// Something that happened in a game. Small and `Copy`, because it is built even if the log discards it.
pub trait GameEvent: Copy + Eq + Debug + Send + Sync + 'static {
    /// Whether it reveals something that was hidden or undecided.
    fn reveals(&self) -> bool;

    /// Whether an answer of chance caused it.
    fn by_chance(&self) -> bool;

    /// Whether a step-by-step display pauses after it.
    fn is_moment(&self) -> bool;
}

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

    /// Whether it ignores all events, so that a game can skip those that are slow to build.
    #[inline]
    fn is_silent(&self) -> bool {
        false
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

    #[inline]
    fn is_silent(&self) -> bool {
        (**self).is_silent()
    }
}

/// The rules of a game, as a state machine.
///
/// The value that implements it holds the content: tables that never change during play. A state is plain data, and
/// every method is a pure function of its arguments. A position is [begun](Game::begin), then every
/// [legal choice](Game::choices) is [played](Game::play) up to the next [decision](Game::decision) or the
/// [outcome](Game::outcome).
///
/// | methods | callers | checks |
/// | --- | --- | --- |
/// | [`apply`](Game::apply), [`start`](Game::start) | tables, scenarios, tests | validates the choice, leaves the state untouched |
/// | [`play_fast`](Game::play_fast), [`begin_fast`](Game::begin_fast) | searches, simulations | trusts that the choice is legal, changes the state in place |
///
/// `crates/tabletop/examples/coins/game.rs` is a small complete implementation, which the examples here use.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Coins, Choice, Setup};
/// use tabletop::{FastSource, Game, Silent};
///
/// let (game, mut chance) = (Coins::default(), FastSource::new(1));
/// let Ok(state) = game.start(&Setup { limit: 10 }, &mut chance, &mut Silent);
///
/// // Stopping is refused before the first roll, by rule C3, and nothing has changed.
/// let refused = game.apply(&state, Choice::Stop, &mut chance, &mut Silent);
/// assert!(matches!(refused, Err(tabletop::ApplyError::Refused(objection)) if objection.rule == coins::Rule::C3));
///
/// let mut choices = Vec::new();
/// game.choices(&state, &mut choices);
/// assert_eq!(choices, [Choice::Roll]);
/// let next = game.apply(&state, Choice::Roll, &mut chance, &mut Silent)?;
/// assert_eq!(game.decision(&next).map(|decision| decision.seat), Some(tabletop::Seat(1)));
/// # Ok::<(), tabletop::ApplyError<coins::Rule, std::convert::Infallible>>(())
/// ```
pub trait Game: Send + Sync + 'static {
    /// The numbered rules of its rule book.
    type Rule: RuleId;
    /// The options agreed on before the first move.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A position. Plain data without heap, so that a clone is a copy of memory.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One legal answer to a decision.
    type Choice: Copy + Eq + Debug + Send + Sync;
    /// Something that happened.
    type Event: GameEvent;
    /// The information that an audience may see. It is built from the known parts, never by removing parts of a
    /// state.
    type View: Eq + Debug + Serialize + Send;

    /// The stable name in commands, files and URLs.
    const NAME: &'static str;

    /// The version of the rules, raised whenever a reading changes. A record names the version it was played by.
    const RULES_VERSION: u32;

    /// The version that this value plays by: [`Game::RULES_VERSION`], unless made by [`Game::at_rules_version`].
    fn rules_version(&self) -> u32 {
        Self::RULES_VERSION
    }

    /// The same game and content by another version of the rules, so that old records replay. `None` for a version
    /// that is not kept. The kernel never asks for the version that the value already has.
    fn at_rules_version(&self, _version: u32) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// Whether one seat can know something that another cannot, such as a hand of cards.
    ///
    /// Tables then show the open decision and its choices to the deciding seat only, and withhold the record while
    /// several people play.
    const HAS_HIDDEN_INFORMATION: bool = false;

    /// The digest of the content. A record names it.
    fn content(&self) -> Fingerprint;

    /// The number of seats with this setup.
    fn seats(&self, setup: &Self::Setup) -> u8;

    /// Checks a setup.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_setup(&self, setup: &Self::Setup) -> Result<(), Objection<Self::Rule>>;

    /// Sets up a game, up to its first decision. The setup must have passed [`Game::check_setup`].
    ///
    /// # Errors
    /// If chance has no answer now.
    fn begin<C: Chance, L: Log<Self>>(
        &self,
        setup: &Self::Setup,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self::State, C::Error>;

    /// As [`Game::begin`], with trait objects; written by [`compiled_here!`](crate::compiled_here).
    ///
    /// [`Game::begin`] and [`Game::play`] are compiled for each pair of chance and log, in each calling crate, which takes
    /// long. Callers with a hot loop use [`Game::begin_fast`] and [`Game::play_fast`], others [`Game::start`],
    /// [`Game::apply`] and [`Game::advance`], which end here: all of them are compiled once, in the crate of the rules.
    ///
    /// # Errors
    /// If chance has no answer now.
    fn begin_any(
        &self,
        setup: &Self::Setup,
        chance: &mut AnyChance<'_>,
        log: &mut dyn Log<Self>,
    ) -> Result<Self::State, ChanceSuspended>;

    /// As [`Game::begin`], from a [`FastSource`] and without a log, for hot loops; written by
    /// [`compiled_here!`](crate::compiled_here), so that it is compiled once, in the crate of the rules.
    fn begin_fast(&self, setup: &Self::Setup, chance: &mut FastSource) -> Self::State;

    /// The open decision; `None` once the game is over.
    fn decision(&self, state: &Self::State) -> Option<Decision<Self::Rule>>;

    /// Whether the rules leave the open decision to all players together. Any seat may then answer; the decision still
    /// names one, for programs that ask a single player.
    fn shares(&self, _state: &Self::State) -> bool {
        false
    }

    /// How the game ended; `None` while it is being played.
    fn outcome(&self, state: &Self::State) -> Option<Outcome<Self::Rule>>;

    /// Replaces the contents of `choices` by every legal choice, in a fixed order. Never empty while a decision is
    /// open.
    fn choices(&self, state: &Self::State, choices: &mut Vec<Self::Choice>);

    /// Checks a choice. It is legal exactly if [`Game::choices`] lists it.
    ///
    /// # Errors
    /// The first rule that forbids it.
    fn check(&self, state: &Self::State, choice: Self::Choice) -> Result<(), Objection<Self::Rule>>;

    /// Plays a legal choice in place, up to the next decision or the end.
    ///
    /// An illegal choice leaves a state without meaning, but never panics.
    ///
    /// # Errors
    /// If chance has no answer now; the state must then be dropped.
    fn play<C: Chance, L: Log<Self>>(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Error>;

    /// As [`Game::play`], with trait objects; see [`Game::begin_any`].
    ///
    /// # Errors
    /// If chance has no answer now; the state must then be dropped.
    fn play_any(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        chance: &mut AnyChance<'_>,
        log: &mut dyn Log<Self>,
    ) -> Result<(), ChanceSuspended>;

    /// As [`Game::play`], from a [`FastSource`] and without a log; see [`Game::begin_fast`].
    fn play_fast(&self, state: &mut Self::State, choice: Self::Choice, chance: &mut FastSource);

    /// The view of an audience.
    fn view(&self, state: &Self::State, audience: Audience) -> Self::View;

    /// The event as an audience may know it: without hidden particulars. Redaction is idempotent.
    ///
    /// Every log is shown through this, as every position is through [`Game::view`];
    /// [`laws::events_keep_secrets`](crate::laws::events_keep_secrets) finds events that reveal too much.
    fn redact(&self, event: Self::Event, _audience: Audience) -> Self::Event {
        event
    }

    /// A position that looks the same to the audience: everything hidden from it is redrawn. Searches start from it.
    ///
    /// # Errors
    /// If chance has no answer now.
    fn resample<C: Chance>(
        &self,
        state: &Self::State,
        audience: Audience,
        chance: &mut C,
    ) -> Result<Self::State, C::Error>;

    /// Sets up a game through [`Game::begin_any`], which is compiled once.
    ///
    /// # Errors
    /// If chance has no answer now.
    fn start<C: Chance>(
        &self,
        setup: &Self::Setup,
        chance: &mut C,
        log: &mut dyn Log<Self>,
    ) -> Result<Self::State, C::Error> {
        with_any(chance, |chance| self.begin_any(setup, chance, log))
    }

    /// Plays a legal choice in place through [`Game::play_any`], which is compiled once.
    ///
    /// # Errors
    /// If chance has no answer now; the state must then be dropped.
    fn advance<C: Chance>(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        chance: &mut C,
        log: &mut dyn Log<Self>,
    ) -> Result<(), C::Error> {
        with_any(chance, |chance| self.play_any(state, choice, chance, log))
    }

    /// Checks and plays a choice, and returns the next state. `state` is untouched whatever happens.
    ///
    /// # Errors
    /// If the choice is refused, or chance has no answer now.
    fn apply<C: Chance>(
        &self,
        state: &Self::State,
        choice: Self::Choice,
        chance: &mut C,
        log: &mut dyn Log<Self>,
    ) -> Result<Self::State, ApplyError<Self::Rule, C::Error>> {
        self.check(state, choice).map_err(ApplyError::Refused)?;
        let mut next = state.clone();
        with_any(chance, |chance| self.play_any(&mut next, choice, chance, log))
            .map_err(ApplyError::Chance)?;
        Ok(next)
    }
}
