//! Choices that were made, as an audience may know them.

use super::SeenPosition;
use crate::session::LineEntry;
use crate::{Audience, Message, Narration, Seat};

/// One choice of the line to a position, as an audience may know it.
///
/// ```
/// use tabletop::{Message, Narration, SeenStep};
///
/// /// A choice that names cards of a hidden hand has a label for the seat that made it, and for no other.
/// fn said<G: Narration>(step: &SeenStep<'_, G>) -> Option<Message> {
///     step.label()
/// }
/// ```
///
/// ```compile_fail,E0616
/// use tabletop::{Message, Narration, SeenStep};
///
/// /// A past choice cannot be read, and so not be labelled, without asking who looks.
/// fn said<G: Narration>(step: &SeenStep<'_, G>) -> Option<Message> {
///     step.before().label(step.choice)
/// }
/// ```
pub struct SeenStep<'a, G: Narration> {
    step: u32,
    choice: G::Choice,
    before: SeenPosition<'a, G>,
    after: SeenPosition<'a, G>,
}

impl<'a, G: Narration> SeenStep<'a, G> {
    pub(super) fn of(game: &'a G, entry: &LineEntry<'a, G>, audience: Audience) -> Self {
        let LineEntry { step, choice, before, after } = *entry;
        let seen = |state| SeenPosition::of(game, state, audience);
        Self { step, choice, before: seen(before), after: seen(after) }
    }

    /// The step at which it was played, for reading its story.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// The seat that decided.
    pub fn seat(&self) -> Option<Seat> {
        self.before.decision().map(|decision| decision.seat)
    }

    /// The choice, if the audience may know it.
    pub fn choice(&self) -> Option<G::Choice> {
        self.before.knows_choices().then_some(self.choice)
    }

    /// The label of the choice, if the audience may know it.
    pub fn label(&self) -> Option<Message> {
        self.before.label(self.choice)
    }

    /// The position before it.
    pub fn before(&self) -> SeenPosition<'a, G> {
        self.before
    }

    /// The position after it.
    pub fn after(&self) -> SeenPosition<'a, G> {
        self.after
    }
}
