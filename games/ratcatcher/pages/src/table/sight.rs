//! A scene with its view, choices and content.

use std::ops::Deref;
use std::sync::Arc;

use maud::Markup;
use ratcatcher::{Content, Direction, DistrictIx, Event, Ratcatcher};
use tabletop::{Names, SeenStory};

use super::card;
use web::look::{self, Look};

/// A table of The Ratcatcher, for a request of one of its pages.
pub type Scene<'a> = web::Scene<'a, Ratcatcher>;

/// A scene with its view, choices and content.
pub(super) struct Sight<'a> {
    pub look: Look<'a, Ratcatcher>,
    pub pack: &'a Content,
}

impl<'a> Deref for Sight<'a> {
    type Target = Look<'a, Ratcatcher>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl<'a> Sight<'a> {
    pub fn of(scene: &'a Scene<'a>, story: Option<&'a SeenStory<'a, Ratcatcher>>) -> Self {
        let first = |story: &SeenStory<'a, Ratcatcher>| worth(story).first().copied().unwrap_or(0);
        let look = Look::of(scene, story, first);
        Self { pack: look.game.pack(), look }
    }

    pub fn hard(&self) -> bool {
        self.view.mode == ratcatcher::Mode::Hard
    }

    pub fn district_names(&self, number: DistrictIx) -> &'a Arc<Names> {
        &card::district(self.pack, number, self.hard()).drawing.name
    }

    pub fn district_name(&self, number: DistrictIx) -> &'a str {
        self.name(self.district_names(number))
    }

    pub fn nemesis(&self) -> &'a ratcatcher::content::Nemesis {
        let id = &self.view.nemesis.id;
        let nemeses = &self.pack.nemeses;
        // The board of the view is always one of the pack.
        nemeses.iter().find(|nemesis| *nemesis.id == **id).unwrap_or(&nemeses[0])
    }

    pub fn nemesis_name(&self) -> &'a Arc<Names> {
        &self.nemesis().name
    }

    pub fn board(&self) -> &'a ratcatcher::content::Ratcatcher {
        let id = &self.view.ratcatcher.id;
        let boards = &self.pack.ratcatchers;
        boards.iter().find(|board| *board.id == **id).unwrap_or(&boards[0])
    }

    pub fn peculiar(&self, id: &str) -> Option<&'a ratcatcher::content::Peculiar> {
        self.pack.peculiars.iter().find(|rat| *rat.id == *id)
    }

    pub fn peculiar_name(&self, id: &str) -> Option<&'a Arc<Names>> {
        self.peculiar(id).map(|rat| &rat.name)
    }

    /// Whether each side has a connector after this number of quarter turns of a district.
    pub fn gates_of(&self, number: DistrictIx, turn: u8) -> [bool; 4] {
        let card = card::district(self.pack, number, self.hard());
        Direction::ALL.map(|direction| card.gates[direction.side(turn).index()] < card.zones)
    }

    /// Whether things could be bought now, given enough to pay with.
    pub fn trades(&self) -> bool {
        self.live && self.view.may_use
    }
}

/// Whether a moment has events.
fn is_worth(story: &SeenStory<'_, Ratcatcher>, moment: usize) -> bool {
    story.between(moment).iter().any(|entry| {
        !matches!(
            entry.event,
            Event::Step(_)
                | Event::Moment(_)
                | Event::Round(_)
                | Event::Refreshed { .. }
                | Event::NotRefreshed
        )
    })
}

/// The moments before which there are events. Events after the last one are visible at the table.
pub(crate) fn worth(story: &SeenStory<'_, Ratcatcher>) -> Vec<usize> {
    (1..=story.moments()).filter(|&moment| is_worth(story, moment)).collect()
}

/// The link to a rule of the game.
pub(crate) fn rule_link(id: &str) -> Markup {
    look::rule_link::<Ratcatcher>(id)
}
