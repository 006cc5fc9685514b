//! What an audience may see, without the type of the game.

use serde_json::Value;

use crate::{
    Audience, ChanceRecord, ChoiceInfo, Commitment, DecisionInfo, DynSession, EventInfo, ObjectionInfo,
    OpenQuestion, OutcomeInfo, Position, RecordEntry, StepKind, TableError, Takeback,
};

/// A table as one audience may see it, without the type of its game.
///
/// Servers, command lines and protocols read from it. It lends neither the table nor what only the host may know:
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

    /// The table as the seat that is asked sees it; as a spectator does once the game is over.
    pub fn seen_by_asked(&self) -> DynSeen<'_> {
        self.seen_by(self.asked())
    }
}

impl<'a> DynSeen<'a> {
    pub(super) fn of(table: &'a dyn DynSession, audience: Audience) -> Self {
        Self { table, audience }
    }

    /// Who looks.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// Whether the audience is a spectator: no seat is theirs.
    pub fn is_spectator(&self) -> bool {
        self.audience == Audience::Spectator
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.table.game()
    }

    /// How many people sit at the table.
    pub fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// The number of record entries so far.
    pub fn step(&self) -> u32 {
        self.table.step()
    }

    /// The seat that is asked now, as an audience; a spectator once the game is over.
    pub fn asked(&self) -> Audience {
        self.table.asked()
    }

    /// Whether any seat may answer what is asked now.
    pub fn is_shared(&self) -> bool {
        self.table.is_shared()
    }

    /// Whether the game was given up.
    pub fn is_given_up(&self) -> bool {
        self.table.is_given_up()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<OutcomeInfo> {
        self.table.outcome()
    }

    /// What is asked now; `None` once the game is over. An audience that may not know the question reads what it
    /// waits for.
    pub fn decision(&self) -> Option<DecisionInfo> {
        self.now().decision()
    }

    /// Every legal choice, in a fixed order; none if the audience may not know them.
    pub fn choices(&self) -> Vec<ChoiceInfo> {
        self.now().choices()
    }

    /// Why the choices that a thing stands for are not allowed now.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    pub fn explain(&self, thing: &str) -> Result<Vec<ObjectionInfo>, TableError> {
        self.table.now().explain(thing, self.audience)
    }

    /// What the audience may see now.
    pub fn view(&self) -> Value {
        self.now().view()
    }

    /// The position now. While a question is open, the one before the choice that asked it.
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

    /// What a step told; step 0 is the beginning.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn events(&self, step: u32) -> Result<Vec<EventInfo>, TableError> {
        Ok(self.table.at(step)?.events(self.audience))
    }

    /// What the choice that waits for an answer of chance has told so far.
    pub fn pending_events(&self) -> Vec<EventInfo> {
        self.table.pending_events(self.audience)
    }

    /// What was chosen at a step, if it was a choice and the audience may know it.
    pub fn chosen(&self, step: u32) -> Option<ChoiceInfo> {
        self.table.chosen(step, self.audience)
    }

    /// What every step was, from step 1 on: a choice, or what happened to choices.
    pub fn kinds(&self) -> impl Iterator<Item = StepKind> + use<'a> {
        self.table.record().entries.iter().map(RecordEntry::kind)
    }

    /// What a step was; `None` for step 0 and for one that is not there.
    pub fn kind(&self, step: u32) -> Option<StepKind> {
        let place = usize::try_from(step.checked_sub(1)?).ok()?;
        self.table.record().entries.get(place).map(RecordEntry::kind)
    }

    /// Whether something must be rolled or drawn before the last choice can be played.
    pub fn waits_for_chance(&self) -> bool {
        self.table.waits_for_chance()
    }

    /// What must be rolled or drawn before the last choice can be played.
    pub fn open_question(&self) -> Option<OpenQuestion> {
        self.table.open_question()
    }

    /// The effect of taking back this number of choices; `None` for 0, or if there are fewer choices.
    pub fn can_undo(&self, choices: u32) -> Option<Takeback> {
        self.table.can_undo(choices)
    }

    /// The choice that a redo would play again, if the audience may know it.
    pub fn can_redo(&self) -> Option<ChoiceInfo> {
        self.table.can_redo(self.audience)
    }

    /// The commitment to the secret of the game; `None` where people roll and draw.
    pub fn commitment(&self) -> Option<Commitment> {
        match self.table.record().chance {
            ChanceRecord::Keyed { commitment, .. } => Some(commitment),
            ChanceRecord::AtTheTable => None,
        }
    }
}

/// One position of a game, as one audience may see it, without the type of the game.
pub struct DynSeenPosition<'a> {
    position: Box<dyn Position + 'a>,
    audience: Audience,
}

impl DynSeenPosition<'_> {
    /// What is asked; `None` once the game is over. An audience that may not know the question reads what it waits for.
    pub fn decision(&self) -> Option<DecisionInfo> {
        self.position.decision(self.audience)
    }

    /// The seat that is asked, as an audience; a spectator once the game is over.
    pub fn asked(&self) -> Audience {
        self.position.asked()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<OutcomeInfo> {
        self.position.outcome()
    }

    /// Every legal choice, in a fixed order; none if the audience may not know them.
    pub fn choices(&self) -> Vec<ChoiceInfo> {
        self.position.choices(self.audience)
    }

    /// What the audience may see.
    pub fn view(&self) -> Value {
        self.position.view(self.audience)
    }
}
