//! Types for what an audience may see of a game: [`Seen`] is a session, [`SeenPosition`] one of its positions,
//! [`SeenStory`] the events of a step, [`SeenStep`] a choice. [`HostSeen`] is for the host alone.
//!
//! The state stays private to the kernel. These types give access to a view built for the audience
//! ([`SeenPosition::view`]), events redacted for it ([`SeenStory`]), and questions and choices if the audience may
//! know them ([`SeenPosition::knows_choices`]).

mod erased;
mod host;
mod position;
mod step;
mod story;

use std::sync::Arc;

pub use self::erased::{DynSeen, DynSeenPosition};
pub use self::host::{Finished, HostPosition, HostSeen, HostStep};
pub use self::position::SeenPosition;
pub use self::step::SeenStep;
pub use self::story::SeenStory;
use crate::{
    Audience, ChanceRecord, ChoiceInfo, Message, Narration, OpenQuestion, Outcome, Practice, RecordEntry,
    ScenarioState, Session, StepKind, TableError, Takeback,
};

/// A session as an audience may see it.
///
/// Only [`Session::seen_by`] returns it. It gives access to views, redacted events, and questions and choices if
/// the audience may know them. The state, the record and the answers of chance cannot be reached through it:
///
/// ```
/// use tabletop::{Message, Narration, ScenarioState, Seen};
///
/// /// What a page says above a table.
/// fn headline<G: Narration>(seen: &Seen<'_, G>) -> Message {
///     seen.now().prompt()
/// }
/// ```
///
/// ```compile_fail,E0599
/// use tabletop::{Narration, ScenarioState, Seen};
///
/// fn page<G: Narration>(seen: &Seen<'_, G>) -> G::State {
///     seen.state().clone()
/// }
/// ```
///
/// ```compile_fail,E0616
/// use tabletop::{Narration, ScenarioState, Seen, Session};
///
/// fn page<'a, G: Narration>(seen: &Seen<'a, G>) -> &'a Session<G> {
///     seen.session
/// }
/// ```
///
/// ```compile_fail,E0451
/// use tabletop::{Audience, Narration, ScenarioState, Seat, Seen, Session};
///
/// /// Only the kernel makes one, so that an audience is not exchanged on the way.
/// fn other<'a, G: Narration>(session: &'a Session<G>) -> Seen<'a, G> {
///     Seen { session, audience: Audience::Seat(Seat(1)) }
/// }
/// ```
///
/// ```compile_fail,E0599
/// use tabletop::{Narration, Record, ScenarioState, Seen};
///
/// fn page<G: Narration>(seen: &Seen<'_, G>) -> Record {
///     seen.record().clone()
/// }
/// ```
pub struct Seen<'a, G: Narration> {
    session: &'a Session<G>,
    audience: Audience,
}

// Not derived, because the derived one would require `G: Copy`.
impl<G: Narration> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for Seen<'_, G> {}

impl<G: Narration> Session<G> {
    /// The session as an audience may see it.
    pub fn seen_by(&self, audience: Audience) -> Seen<'_, G> {
        Seen { session: self, audience }
    }

    /// The session as the deciding seat sees it; once the game is over, as a spectator does.
    pub fn seen_by_asked(&self) -> Seen<'_, G> {
        self.seen_by(self.seen_by(Audience::Spectator).asked())
    }
}

impl<'a, G: Narration> Seen<'a, G> {
    /// The viewing audience.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// The rules and content of the game.
    pub fn game(&self) -> &'a G {
        self.session.game()
    }

    /// The game, as a shared pointer.
    pub fn shared_game(&self) -> &'a Arc<G> {
        self.session.shared_game()
    }

    /// The setup of the game.
    pub fn setup(&self) -> &'a G::Setup {
        self.session.setup()
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.session.seat_count()
    }

    /// The number of record entries so far.
    pub fn step(&self) -> u32 {
        self.session.last_step()
    }

    /// The deciding seat, as an audience; a spectator once the game is over.
    pub fn asked(&self) -> Audience {
        self.now().asked()
    }

    /// Whether the audience is the deciding seat.
    pub fn is_asked(&self) -> bool {
        self.audience == self.asked()
    }

    /// Whether the game was given up.
    pub fn is_given_up(&self) -> bool {
        self.session.given_up
    }

    /// How the game ended; `None` while it is being played.
    pub fn outcome(&self) -> Option<Outcome<G::Rule>> {
        self.now().outcome()
    }

    /// Whether the game has ended or was given up.
    pub fn is_over(&self) -> bool {
        self.is_given_up() || self.outcome().is_some()
    }

    /// The current position; while a question is open, the position before the choice that asked it.
    pub fn now(&self) -> SeenPosition<'a, G> {
        SeenPosition::of(self.game(), self.session.state(), self.audience)
    }

    /// The position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn at(&self, step: u32) -> Result<SeenPosition<'a, G>, TableError> {
        Ok(SeenPosition::of(self.game(), self.session.state_at(step)?, self.audience))
    }

    /// The events of a step, with the positions to pause at; step 0 is the setup. A redo has the events of its
    /// choice again; an undo has none.
    ///
    /// Each call replays the step, which takes microseconds; the result is not cached.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn story(&self, step: u32) -> Result<SeenStory<'a, G>, TableError> {
        Ok(SeenStory::of(*self, self.session.story(step)?))
    }

    /// The events so far of a choice that waits for an answer of chance. The last position to pause at is the one
    /// after the last event; without events there is none.
    pub fn pending_story(&self) -> Option<SeenStory<'a, G>> {
        Some(SeenStory::of(*self, self.session.pending_story()?))
    }

    /// The choices that led to the current position, without undone ones.
    pub fn line(&self) -> Vec<SeenStep<'a, G>> {
        self.line_at(self.step()).unwrap_or_default()
    }

    /// The choices that led to the position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn line_at(&self, step: u32) -> Result<Vec<SeenStep<'a, G>>, TableError> {
        let line = self.session.line_at(step)?;
        Ok(line.iter().map(|entry| SeenStep::of(self.game(), entry, self.audience)).collect())
    }

    /// The kind of every step, from step 1 on.
    pub fn kinds(&self) -> impl Iterator<Item = StepKind> + use<'a, G> {
        self.session.record.entries.iter().map(RecordEntry::kind)
    }

    /// Whether the last choice waits for a die or a draw.
    pub fn waits_for_chance(&self) -> bool {
        self.session.is_pending()
    }

    /// The open question of the choice that waits for a die or a draw.
    pub fn open_question(&self) -> Option<OpenQuestion> {
        self.session.question_of_chance()
    }

    /// The label of the choice that waits for an answer of chance, if the audience may know it.
    pub fn pending_choice(&self) -> Option<Message> {
        self.now().label(self.session.pending_choice()?)
    }

    /// The effect of undoing this number of choices; `None` for 0, or if there are fewer choices.
    pub fn can_undo(&self, choices: u32) -> Option<Takeback> {
        self.session.takeback(choices)
    }

    /// The choice that a redo would play, if the audience may know it.
    pub fn can_redo(&self) -> Option<ChoiceInfo> {
        self.now().info(self.session.next_redo()?)
    }

    /// The last step on the line to the current position in which chance was asked, at a table with real dice and
    /// cards.
    pub fn last_told(&self) -> Option<u32> {
        self.session.last_told_step()
    }

    /// Whether the table has real dice and cards.
    pub fn is_at_the_table(&self) -> bool {
        self.session.record.chance == ChanceRecord::AtTheTable
    }

    /// The source of chance: the commitment, and the secret once the game is over or given up.
    pub fn chance(&self) -> ChanceRecord {
        self.session.published_chance()
    }

    /// The practice of a practice table; `None` for an ordinary game.
    pub fn practice(&self) -> Option<&'a Practice> {
        self.session.record.practice()
    }

    /// The session as the host sees it, at a practice table: its position and chance come from a published
    /// description, so nothing is secret. `None` at any other table.
    pub fn practised(&self) -> Option<HostSeen<'a, G>> {
        self.practice().map(|_| self.session.seen_by_host())
    }

    /// The session without the type of the game.
    pub fn erased(&self) -> DynSeen<'a>
    where
        G: ScenarioState,
    {
        DynSeen::of(self.session, self.audience)
    }
}
