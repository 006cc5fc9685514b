//! The moments of an automated opponent's turn.

use everdell::{Event, Everdell};
use tabletop::SeenStory;

/// The moments of a story before which the automated opponent has acted.
pub(super) fn worth(story: &SeenStory<'_, Everdell>) -> Vec<usize> {
    let told = |&moment: &usize| {
        story
            .between(moment)
            .iter()
            .any(|entry| !matches!(entry.event, Event::Moment { .. } | Event::TurnBegins { .. }))
    };
    (1..=story.moments()).filter(told).collect()
}
