//! What an audience may see of a game, as types: [`Seen`] is a session, [`SeenPosition`] one position of it,
//! [`SeenStory`] what happened in a step, [`SeenStep`] a choice that was made. [`HostSeen`] is for the host alone.
//!
//! The state stays private to the kernel. What leaves it is a view built for the audience
//! ([`SeenPosition::view`]), an event redacted for it ([`SeenStory`]), and questions and choices if the audience
//! may know them ([`SeenPosition::knows_choices`]).

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

/// A session as one audience may see it.
///
/// Made by [`Session::seen_by`] only. It lends views, redacted events, and questions and choices if the audience may
/// know them. The state, the record and the answers of chance cannot be reached through it:
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

// Written out: a derived one would ask that the game is `Copy`, too.
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

    /// The session as the seat that is asked sees it; as a spectator does once the game is over.
    pub fn seen_by_asked(&self) -> Seen<'_, G> {
        self.seen_by(self.seen_by(Audience::Spectator).asked())
    }
}

impl<'a, G: Narration> Seen<'a, G> {
    /// Who looks.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// The rules and content of the game.
    pub fn game(&self) -> &'a G {
        self.session.game()
    }

    /// The same, to be kept.
    pub fn shared_game(&self) -> &'a Arc<G> {
        self.session.shared_game()
    }

    /// What was agreed before the first move.
    pub fn setup(&self) -> &'a G::Setup {
        self.session.setup()
    }

    /// How many people sit at the table.
    pub fn seats(&self) -> u8 {
        self.session.seat_count()
    }

    /// The number of record entries so far.
    pub fn step(&self) -> u32 {
        self.session.last_step()
    }

    /// The seat that is asked now, as an audience; a spectator once the game is over.
    pub fn asked(&self) -> Audience {
        self.now().asked()
    }

    /// Whether the audience is the seat that is asked now.
    pub fn is_asked(&self) -> bool {
        self.audience == self.asked()
    }

    /// Whether the game was given up.
    pub fn is_given_up(&self) -> bool {
        self.session.given_up
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome<G::Rule>> {
        self.now().outcome()
    }

    /// Whether the game has ended or was given up.
    pub fn is_over(&self) -> bool {
        self.is_given_up() || self.outcome().is_some()
    }

    /// The position now. While a question is open, the one before the choice that asked it.
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

    /// What a step told, with the positions to pause at; step 0 is the beginning. A redo tells again what its choice
    /// told; an undo tells nothing.
    ///
    /// It is played again for each call, which takes microseconds, and not kept.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn story(&self, step: u32) -> Result<SeenStory<'a, G>, TableError> {
        Ok(SeenStory::of(*self, self.session.story(step)?))
    }

    /// What the choice that waits for an answer of chance has told so far. Its last position to pause at is the one after its
    /// last event; it has none if nothing was told.
    pub fn pending_story(&self) -> Option<SeenStory<'a, G>> {
        Some(SeenStory::of(*self, self.session.pending_story()?))
    }

    /// The choices that led to the position now, without those that were taken back.
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

    /// What every step was, from step 1 on: a choice, or what happened to choices.
    pub fn kinds(&self) -> impl Iterator<Item = StepKind> + use<'a, G> {
        self.session.record.entries.iter().map(RecordEntry::kind)
    }

    /// Whether something must be rolled or drawn before the last choice can be played.
    pub fn waits_for_chance(&self) -> bool {
        self.session.is_pending()
    }

    /// What must be rolled or drawn before the last choice can be played.
    pub fn open_question(&self) -> Option<OpenQuestion> {
        self.session.question_of_chance()
    }

    /// What the choice that waits for an answer of chance does, if the audience may know it.
    pub fn pending_choice(&self) -> Option<Message> {
        self.now().label(self.session.pending_choice()?)
    }

    /// The effect of taking back this number of choices; `None` for 0, or if there are fewer choices.
    pub fn can_undo(&self, choices: u32) -> Option<Takeback> {
        self.session.takeback(choices)
    }

    /// The choice that a redo would play again, if the audience may know it.
    pub fn can_redo(&self) -> Option<ChoiceInfo> {
        self.now().info(self.session.next_redo()?)
    }

    /// The last step on the line to the position now in which chance was asked, at a table where people roll and draw.
    pub fn last_told(&self) -> Option<u32> {
        self.session.last_told_step()
    }

    /// Whether people roll and draw at this table.
    pub fn is_at_the_table(&self) -> bool {
        self.session.record.chance == ChanceRecord::AtTheTable
    }

    /// Who answers chance: the commitment, and the secret once the game is over or given up.
    pub fn chance(&self) -> ChanceRecord {
        self.session.published_chance()
    }

    /// What is practised, at a table to practise at.
    pub fn practice(&self) -> Option<&'a Practice> {
        self.session.record.practice()
    }

    /// As the host sees it, at a table to practise at: position and chance come from a published description, so
    /// that nothing is secret. `None` at every other table.
    pub fn practised(&self) -> Option<HostSeen<'a, G>> {
        self.practice().map(|_| self.session.seen_by_host())
    }

    /// The same without the type of the game.
    pub fn erased(&self) -> DynSeen<'a>
    where
        G: ScenarioState,
    {
        DynSeen::of(self.session, self.audience)
    }
}
