//! What a game is to the kernel.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::with_any;
use crate::{AnyChance, Chance, ChanceSuspended, Fingerprint, Log, Message, RuleId};

/// A place at the table, counted from zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Seat(pub u8);

/// A set of up to eight seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Only this seat.
    pub fn only(seat: Seat) -> Self {
        Self::NONE.with(seat)
    }

    /// These and one more; seats from eight on do not exist and are left out.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1u8.checked_shl(seat.0.into()).unwrap_or(0))
    }

    /// Whether a seat is among them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1u8.checked_shl(seat.0.into()).unwrap_or(0) != 0
    }

    /// Whether there is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Who looks at a game. Whoever keeps it, the host, is no audience: a host holds the state itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The person in a seat.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
}

/// Who is asked what, and by which rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision<R> {
    /// Who decides.
    pub seat: Seat,
    /// What kind of decision it is, as a stable name such as `actions`.
    pub name: &'static str,
    /// The rule that asks.
    pub rule: R,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome<R> {
    /// Who won; nobody when the game beat everyone.
    pub winners: Seats,
    /// The end that came about, as a stable name such as `tenth-cheese`.
    pub name: &'static str,
    /// The rule that ended it.
    pub rule: R,
}

/// Why something that looks possible is not allowed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection<R> {
    /// The rule that forbids it.
    pub rule: R,
    /// What is needed and what there is, for a person.
    pub message: Message,
}

/// Why [`Game::apply`] changed nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApplyError<R, E> {
    /// The choice is not allowed.
    Refused(Objection<R>),
    /// Chance could not answer yet.
    Chance(E),
}

/// What happened. Small and `Copy`: it is made even where nobody listens.
pub trait GameEvent: Copy + Eq + Debug + Send + Sync + 'static {
    /// Whether it shows somebody something that was hidden or not yet decided.
    fn reveals(&self) -> bool;

    /// Whether chance spoke in it.
    fn by_chance(&self) -> bool;

    /// Whether a reader who watches step by step may pause after it.
    fn is_moment(&self) -> bool;
}

/// A rules state machine.
///
/// The game value itself is the content: tables that never change while games are played.
/// A state is plain data, and every method is a pure function of its arguments.
pub trait Game: Send + Sync + 'static {
    /// The rules it cites.
    type Rule: RuleId;
    /// What is agreed before the first move.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A position. Plain data: cloning it is one copy of memory.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One legal answer to a decision.
    type Choice: Copy + Eq + Debug + Send + Sync;
    /// What happened.
    type Event: GameEvent;
    /// What one audience may see. Built up from what it is allowed, never a state with things
    /// taken out; the only thing that leaves the rules.
    type View: Eq + Debug + Serialize + Send;

    /// The name of the game in commands, files and addresses.
    const NAME: &'static str;

    /// Raised whenever a reading of a rule changes, so that a record says by which it was played.
    const RULES_VERSION: u32;

    /// The version of the rules that this value plays by: [`Game::RULES_VERSION`], unless
    /// [`Game::at_rules_version`] made it.
    fn rules_version(&self) -> u32 {
        Self::RULES_VERSION
    }

    /// The same game with the same content by another version of the rules, so that an old record
    /// replays as it was played. `None` for a version that is not kept; the kernel never asks for
    /// [`Game::rules_version`] itself.
    fn at_rules_version(&self, _version: u32) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// Whether something is hidden from a seat that another seat knows, such as a hand of cards.
    /// Then a table shows what may be chosen to the seat that decides and to nobody else, and
    /// does not hand out the record of a game that several people still play.
    const HAS_HIDDEN_INFORMATION: bool = false;

    /// The digest of the content that is played with.
    fn content(&self) -> Fingerprint;

    /// How many people sit at a table with this setup.
    fn seats(&self, setup: &Self::Setup) -> u8;

    /// Refuses a setup that names something unknown or forbidden.
    ///
    /// # Errors
    /// The objection of the rule that stands against it.
    fn check_setup(&self, setup: &Self::Setup) -> Result<(), Objection<Self::Rule>>;

    /// Begins a game with a setup that [`Game::check_setup`] accepts, up to the first decision.
    ///
    /// # Errors
    /// When chance has no answer now.
    fn begin<C: Chance, L: Log<Self>>(
        &self,
        setup: &Self::Setup,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self::State, C::Error>;

    /// As [`Game::begin`], compiled once for all chance and all who listen, by [`compiled_here`](crate::compiled_here).
    ///
    /// The rules are compiled anew, and are quickest, for each pair of both that [`Game::begin`] and [`Game::play`] are
    /// called with, wherever that is. What a table or a story asks for is asked for here, through [`Game::start`] and
    /// [`Game::apply`]: it takes microseconds either way.
    ///
    /// # Errors
    /// When chance has no answer now.
    fn begin_any(
        &self,
        setup: &Self::Setup,
        chance: &mut AnyChance<'_>,
        log: &mut dyn Log<Self>,
    ) -> Result<Self::State, ChanceSuspended>;

    /// What is asked now; nothing once the game is over.
    fn decision(&self, state: &Self::State) -> Option<Decision<Self::Rule>>;

    /// Whether the rules leave what is asked now to all players together. One seat is named all the same, for
    /// those who cannot ask everybody; at a table each of the people may answer.
    fn shares(&self, _state: &Self::State) -> bool {
        false
    }

    /// How the game ended, if it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome<Self::Rule>>;

    /// Puts every legal choice into `choices`, which is emptied first. In a fixed order; never
    /// empty while a decision is open.
    fn choices(&self, state: &Self::State, choices: &mut Vec<Self::Choice>);

    /// Whether a choice is allowed now: it is exactly when [`Game::choices`] offers it.
    ///
    /// # Errors
    /// The objection of the first rule that stands against it.
    fn check(&self, state: &Self::State, choice: Self::Choice) -> Result<(), Objection<Self::Rule>>;

    /// Plays a choice that is known to be legal, up to the next decision or the end.
    ///
    /// With a choice that was not offered the state afterwards means nothing, but there is no
    /// panic.
    ///
    /// # Errors
    /// When chance has no answer now; the state must then be dropped.
    fn play<C: Chance, L: Log<Self>>(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Error>;

    /// As [`Game::play`], compiled once, as [`Game::begin_any`] is.
    ///
    /// # Errors
    /// When chance has no answer now; the state must then be dropped.
    fn play_any(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        chance: &mut AnyChance<'_>,
        log: &mut dyn Log<Self>,
    ) -> Result<(), ChanceSuspended>;

    /// What an audience may see.
    fn view(&self, state: &Self::State, audience: Audience) -> Self::View;

    /// An event as an audience may know it: hidden particulars are taken out, and what is public
    /// stays. The log of a game is told through this, as its position is through
    /// [`Game::view`]; [`laws::events_keep_secrets`](crate::laws::events_keep_secrets) looks for
    /// what was forgotten.
    fn redact(&self, event: Self::Event, _audience: Audience) -> Self::Event {
        event
    }

    /// A position that this audience cannot tell from `state`: everything hidden from it is
    /// drawn anew. Searches start from it, and a test demands that the view stays the same.
    ///
    /// # Errors
    /// When chance has no answer now.
    fn resample<C: Chance>(
        &self,
        state: &Self::State,
        audience: Audience,
        chance: &mut C,
    ) -> Result<Self::State, C::Error>;

    /// Begins a game for somebody who is in no hurry: as [`Game::begin`], without being compiled for it.
    ///
    /// # Errors
    /// When chance has no answer now.
    fn start<C: Chance>(
        &self,
        setup: &Self::Setup,
        chance: &mut C,
        log: &mut dyn Log<Self>,
    ) -> Result<Self::State, C::Error> {
        with_any(chance, |chance| self.begin_any(setup, chance, log))
    }

    /// Plays a choice from outside: checks it, and leaves `state` untouched whatever happens.
    ///
    /// # Errors
    /// When the choice is refused, or chance has no answer now.
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

/// [`Game::begin_any`] and [`Game::play_any`] of a game, to be written in its `impl`: what stands there is compiled once, with
/// the rules, and not wherever somebody asks.
#[macro_export]
macro_rules! compiled_here {
    () => {
        fn begin_any(
            &self,
            setup: &Self::Setup,
            chance: &mut $crate::AnyChance<'_>,
            log: &mut dyn $crate::Log<Self>,
        ) -> Result<Self::State, $crate::ChanceSuspended> {
            $crate::Game::begin(self, setup, &mut { chance }, &mut { log })
        }

        fn play_any(
            &self,
            state: &mut Self::State,
            choice: Self::Choice,
            chance: &mut $crate::AnyChance<'_>,
            log: &mut dyn $crate::Log<Self>,
        ) -> Result<(), $crate::ChanceSuspended> {
            $crate::Game::play(self, state, choice, &mut { chance }, &mut { log })
        }
    };
}
