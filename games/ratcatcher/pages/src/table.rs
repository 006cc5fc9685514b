//! The table of The Ratcatcher: the city, the boards, the decision, and what happened.

mod ask;
mod boards;
mod card;
mod city;
mod end;
mod head;
mod labels;
mod log;
mod names;
mod odds;
mod pieces;
mod plan;
pub(crate) mod shape;
#[cfg(test)]
mod tests;
mod watch;

use std::ops::Deref;
use std::sync::Arc;

use maud::{Markup, html};
use ratcatcher::{Content, Direction, DistrictIx, Ratcatcher};
use tabletop::{Names, SeenStory};

use web::art::{icon as sign, spoken};
use web::look::{self, Look};

/// A table of The Ratcatcher as a page of it is asked for.
pub type Scene<'a> = web::Scene<'a, Ratcatcher>;

/// A scene with everything looked up in it.
struct Sight<'a> {
    look: Look<'a, Ratcatcher>,
    pack: &'a Content,
}

impl<'a> Deref for Sight<'a> {
    type Target = Look<'a, Ratcatcher>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl<'a> Sight<'a> {
    fn of(scene: &'a Scene<'a>, story: Option<&'a SeenStory<'a, Ratcatcher>>) -> Self {
        let first = |story: &SeenStory<'a, Ratcatcher>| watch::worth(story).first().copied().unwrap_or(0);
        let look = Look::of(scene, story, first);
        Self { pack: look.game.pack(), look }
    }

    fn hard(&self) -> bool {
        self.view.mode == ratcatcher::Mode::Hard
    }

    fn district_names(&self, number: DistrictIx) -> &'a Arc<Names> {
        &card::district(self.pack, number, self.hard()).drawing.name
    }

    fn district_name(&self, number: DistrictIx) -> &'a str {
        self.name(self.district_names(number))
    }

    fn nemesis(&self) -> &'a ratcatcher::content::Nemesis {
        let id = &self.view.nemesis.id;
        let nemeses = &self.pack.nemeses;
        // The board that the view names is one of the pack.
        nemeses.iter().find(|nemesis| *nemesis.id == **id).unwrap_or(&nemeses[0])
    }

    fn nemesis_name(&self) -> &'a Arc<Names> {
        &self.nemesis().name
    }

    fn board(&self) -> &'a ratcatcher::content::Ratcatcher {
        let id = &self.view.ratcatcher.id;
        let boards = &self.pack.ratcatchers;
        boards.iter().find(|board| *board.id == **id).unwrap_or(&boards[0])
    }

    fn peculiar(&self, id: &str) -> Option<&'a ratcatcher::content::Peculiar> {
        self.pack.peculiars.iter().find(|rat| *rat.id == *id)
    }

    fn peculiar_name(&self, id: &str) -> Option<&'a Arc<Names>> {
        self.peculiar(id).map(|rat| &rat.name)
    }

    /// Which sides have a connector when a district is turned so.
    fn gates_of(&self, number: DistrictIx, turn: u8) -> [bool; 4] {
        let card = card::district(self.pack, number, self.hard());
        Direction::ALL.map(|direction| card.gates[direction.side(turn).index()] < card.zones)
    }

    /// Whether things could be bought now, if there were enough to pay with.
    fn trades(&self) -> bool {
        self.live && self.view.may_use
    }
}

/// The link to a rule of the game.
pub(crate) fn rule_link(id: &str) -> Markup {
    look::rule_link::<Ratcatcher>(id)
}

/// The whole page.
pub fn page(scene: &Scene<'_>) -> Markup {
    let story = look::story(scene);
    let sight = Sight::of(scene, story.as_ref());
    look::page(&sight, &head::title(&sight), &head::bar(&sight), &main(&sight))
}

/// The city, and the boards where they say more than a city does.
pub fn board(scene: &Scene<'_>) -> Markup {
    let sight = Sight::of(scene, None);
    html! {
        (city::city(&sight, &plan::plan(&sight)))
        div.kit { (boards::yours(&sight)) (boards::cage(&sight)) }
        (boards::nemesis(&sight))
    }
}

/// Only what changes from step to step.
pub fn part(scene: &Scene<'_>) -> Markup {
    let story = look::story(scene);
    let sight = Sight::of(scene, story.as_ref());
    look::part(&sight, &head::title(&sight), &head::bar(&sight), &main(&sight))
}

fn main(sight: &Sight<'_>) -> Markup {
    let scene = sight.scene;
    let plan = plan::plan(sight);
    html! {
        main #main data-step=(scene.seen.step()) data-table=(scene.id)
            data-live[sight.live] data-watching[scene.watching] {
            h1.vh { (head::title(sight)) }
            @if sight.is_past() { (end::past(sight)) }
            div.table {
                div.board {
                    (scene.notices())
                    (boards::track(sight))
                    (city::city(sight, &plan))
                    div.kit { (boards::yours(sight)) (boards::cage(sight)) }
                    (boards::peculiars(sight))
                    (boards::nemesis(sight))
                }
                div.side {
                    (web::coach(scene))
                    @if scene.watching {
                        (watch::panel(sight))
                    } @else if sight.view.ending.is_some() || scene.seen.is_given_up() {
                        (end::finale(sight))
                    } @else {
                        (web::thinking::<crate::Pages>(scene, || ask::decision(sight, &plan)))
                    }
                }
                div.side.third { (log::log(sight)) (web::company(scene)) }
            }
            (look::keys(sight.words, true))
        }
    }
}
