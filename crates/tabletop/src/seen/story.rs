//! The events of a step, as an audience may know them.

use super::{Seen, SeenPosition};
use crate::{Entry, EventInfo, GameEvent, Message, Narration, RuleId, Story};

/// The events of one step with the positions to pause at, as an audience may know them.
///
/// Its events are redacted ([`crate::Game::redact`]), and each of its positions is a [`SeenPosition`].
///
/// ```
/// use tabletop::{Message, Narration, Notation, SeenStory};
///
/// fn sentences<G: Narration>(story: &SeenStory<'_, G>) -> Vec<Message> {
///     story.entries().iter().map(|entry| story.tell(entry)).collect()
/// }
/// ```
///
/// ```compile_fail,E0616
/// use tabletop::{Narration, Notation, SeenStory};
///
/// /// The states to pause at are not lent.
/// fn page<G: Narration>(story: &SeenStory<'_, G>) -> usize {
///     story.story.moments.len()
/// }
/// ```
pub struct SeenStory<'a, G: Narration> {
    seen: Seen<'a, G>,
    story: Story<G>,
}

impl<'a, G: Narration> SeenStory<'a, G> {
    /// Redacts a story for the audience.
    pub(super) fn of(seen: Seen<'a, G>, mut story: Story<G>) -> Self {
        for entry in &mut story.entries {
            entry.event = seen.game().redact(entry.event, seen.audience());
        }
        Self { seen, story }
    }

    /// The events, in order.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.story.entries
    }

    /// The events, in order, owned.
    pub fn into_entries(self) -> Vec<Entry<G>> {
        self.story.entries
    }

    /// The number of positions to pause at. They are numbered from 1; moment 0 is before the first event.
    pub fn moments(&self) -> usize {
        self.story.moments.len()
    }

    /// The number of events up to a moment; all events after the last moment.
    pub fn end_of(&self, moment: usize) -> usize {
        match moment.checked_sub(1) {
            None => 0,
            Some(index) => self.story.moments.get(index).map_or(self.story.entries.len(), |&(end, _)| end),
        }
    }

    /// The events between the previous moment and this one.
    pub fn between(&self, moment: usize) -> &[Entry<G>] {
        let (from, to) = (self.end_of(moment.saturating_sub(1)), self.end_of(moment));
        &self.story.entries[from.min(to)..to]
    }

    /// The events up to a moment.
    pub fn until(&self, moment: usize) -> &[Entry<G>] {
        &self.story.entries[..self.end_of(moment)]
    }

    /// The position at a moment, from 1; `None` for a moment that does not exist.
    pub fn position(&self, moment: usize) -> Option<SeenPosition<'_, G>> {
        let (_, state) = self.story.moments.get(moment.checked_sub(1)?)?;
        Some(SeenPosition::of(self.seen.game(), state, self.seen.audience()))
    }

    /// The text of an event for the audience.
    pub fn tell(&self, entry: &Entry<G>) -> Message {
        self.seen.tell(entry)
    }

    /// The events without their type.
    pub(crate) fn infos(&self) -> Vec<EventInfo> {
        let info = |entry: &Entry<G>| EventInfo {
            id: self.seen.game().event_id(&entry.event),
            text: self.tell(entry),
            rule: entry.rule.entry(),
            also: entry.also.iter().map(|rule| rule.entry()).collect(),
            reveals: entry.event.reveals(),
            by_chance: entry.event.by_chance(),
            is_moment: entry.event.is_moment(),
        };
        self.story.entries.iter().map(info).collect()
    }
}

impl<G: Narration> Seen<'_, G> {
    /// The text of an event for the audience.
    pub fn tell(&self, entry: &Entry<G>) -> Message {
        self.game().tell_to(self.setup(), self.audience(), &entry.event)
    }
}
