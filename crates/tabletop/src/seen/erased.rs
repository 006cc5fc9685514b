//! Types for what an audience may see, without the type of the game.

use serde_json::Value;

use crate::{
    Audience, ChanceRecord, ChoiceInfo, Commitment, DecisionInfo, DynSession, EventInfo, ObjectionInfo,
    OpenQuestion, OutcomeInfo, Position, RecordEntry, StepKind, TableError, Takeback,
};

/// A table as an audience may see it, without the type of the game.
///
/// Servers, command lines and protocols read from it. It gives no access to the table itself or to anything only
/// the host may know:
///
/// ```
/// use tabletop::{DecisionInfo, DynSeen};
///
/// fn asks(seen: &DynSeen<'_>) -> Option<DecisionInfo> {
///     seen.decision()
/// }
/// ```
///
/// ```compile_fail,E0599
/// use tabletop::DynSeen;
///
/// fn answer(seen: &DynSeen<'_>) -> serde_json::Value {
///     seen.describe()
/// }
/// ```
///
/// ```compile_fail,E0616
/// use tabletop::DynSeen;
///
/// fn answer(seen: &DynSeen<'_>) -> String {
///     seen.table.record().to_json()
/// }
/// ```
#[derive(Clone, Copy)]
pub struct DynSeen<'a> {
    table: &'a dyn DynSession,
    audience: Audience,
}

impl dyn DynSession + '_ {
    /// The table as an audience may see it.
    pub fn seen_by(&self, audience: Audience) -> DynSeen<'_> {
        DynSeen { table: self, audience }
    }

    /// The table as the deciding seat sees it; once the game is over, as a spectator does.
    pub fn seen_by_asked(&self) -> DynSeen<'_> {
        self.seen_by(self.asked())
    }
}

impl<'a> DynSeen<'a> {
    pub(super) fn of(table: &'a dyn DynSession, audience: Audience) -> Self {
        Self { table, audience }
    }

    /// The viewing audience.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// Whether the audience is a spectator.
    pub fn is_spectator(&self) -> bool {
        self.audience == Audience::Spectator
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.table.game()
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// The number of record entries so far.
    pub fn step(&self) -> u32 {
        self.table.step()
    }

    /// The deciding seat, as an audience; a spectator once the game is over.
    pub fn asked(&self) -> Audience {
        self.table.asked()
    }

    /// Whether any seat may make the open decision.
    pub fn is_shared(&self) -> bool {
        self.table.is_shared()
    }

    /// Whether the game was given up.
    pub fn is_given_up(&self) -> bool {
        self.table.is_given_up()
    }

    /// How the game ended; `None` while it is being played.
    pub fn outcome(&self) -> Option<OutcomeInfo> {
        self.table.outcome()
    }

    /// The open decision; `None` once the game is over. For an audience that may not know the question, its prompt
    /// is a text about the wait.
    pub fn decision(&self) -> Option<DecisionInfo> {
        self.now().decision()
    }

    /// Every legal choice, in a fixed order; none if the audience may not know them.
    pub fn choices(&self) -> Vec<ChoiceInfo> {
        self.now().choices()
    }

    /// Why the choices of a thing are not allowed now.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    pub fn explain(&self, thing: &str) -> Result<Vec<ObjectionInfo>, TableError> {
        self.table.now().explain(thing, self.audience)
    }

    /// The audience's view of the current position.
    pub fn view(&self) -> Value {
        self.now().view()
    }

    /// The current position; while a question is open, the position before the choice that asked it.
    pub fn now(&self) -> DynSeenPosition<'a> {
        DynSeenPosition { position: self.table.now(), audience: self.audience }
    }

    /// The position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn at(&self, step: u32) -> Result<DynSeenPosition<'a>, TableError> {
        Ok(DynSeenPosition { position: self.table.at(step)?, audience: self.audience })
    }

    /// The events of a step; step 0 is the setup.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn events(&self, step: u32) -> Result<Vec<EventInfo>, TableError> {
        Ok(self.table.at(step)?.events(self.audience))
    }

    /// The events so far of a choice that waits for an answer of chance.
    pub fn pending_events(&self) -> Vec<EventInfo> {
        self.table.pending_events(self.audience)
    }

    /// The choice of a step, if it was one and the audience may know it.
    pub fn chosen(&self, step: u32) -> Option<ChoiceInfo> {
        self.table.chosen(step, self.audience)
    }

    /// The kind of every step, from step 1 on.
    pub fn kinds(&self) -> impl Iterator<Item = StepKind> + use<'a> {
        self.table.record().entries.iter().map(RecordEntry::kind)
    }

    /// The kind of a step; `None` for step 0 and for a step that does not exist.
    pub fn kind(&self, step: u32) -> Option<StepKind> {
        let place = usize::try_from(step.checked_sub(1)?).ok()?;
        self.table.record().entries.get(place).map(RecordEntry::kind)
    }

    /// Whether the last choice waits for a die or a draw.
    pub fn waits_for_chance(&self) -> bool {
        self.table.waits_for_chance()
    }

    /// The open question of the choice that waits for a die or a draw.
    pub fn open_question(&self) -> Option<OpenQuestion> {
        self.table.open_question()
    }

    /// The effect of undoing this number of choices; `None` for 0, or if there are fewer choices.
    pub fn can_undo(&self, choices: u32) -> Option<Takeback> {
        self.table.can_undo(choices)
    }

    /// The choice that a redo would play, if the audience may know it.
    pub fn can_redo(&self) -> Option<ChoiceInfo> {
        self.table.can_redo(self.audience)
    }

    /// The commitment to the secret of the game; `None` at a table with real dice and cards.
    pub fn commitment(&self) -> Option<Commitment> {
        match self.table.record().chance {
            ChanceRecord::Keyed { commitment, .. } => Some(commitment),
            ChanceRecord::AtTheTable => None,
        }
    }
}

/// One position of a game as an audience may see it, without the type of the game.
pub struct DynSeenPosition<'a> {
    position: Box<dyn Position + 'a>,
    audience: Audience,
}

impl DynSeenPosition<'_> {
    /// The open decision; `None` once the game is over. For an audience that may not know the question, its prompt
    /// is a text about the wait.
    pub fn decision(&self) -> Option<DecisionInfo> {
        self.position.decision(self.audience)
    }

    /// The deciding seat, as an audience; a spectator once the game is over.
    pub fn asked(&self) -> Audience {
        self.position.asked()
    }

    /// How the game ended; `None` while it is being played.
    pub fn outcome(&self) -> Option<OutcomeInfo> {
        self.position.outcome()
    }

    /// Every legal choice, in a fixed order; none if the audience may not know them.
    pub fn choices(&self) -> Vec<ChoiceInfo> {
        self.position.choices(self.audience)
    }

    /// The audience's view of the position.
    pub fn view(&self) -> Value {
        self.position.view(self.audience)
    }
}
