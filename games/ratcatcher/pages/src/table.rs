//! The table of The Ratcatcher: the city, the boards, the decision, and the log.

mod ask;
mod boards;
mod card;
mod city;
mod end;
mod head;
mod keepsake;
mod labels;
mod log;
mod names;
mod odds;
mod parts;
mod pieces;
mod plan;
pub(crate) mod shape;
mod sight;
mod watch;
mod ways;

use maud::{Markup, html};
use ratcatcher::{Choice, Ratcatcher};

pub(crate) use keepsake::keepsake;
use sight::Sight;
pub(crate) use sight::{Scene, rule_link, worth};
use web::{Screen, look};

/// The whole page.
pub fn page<S: Screen<Game = Ratcatcher>>(scene: &Scene<'_>) -> Markup {
    let story = look::story(scene);
    let sight = Sight::of(scene, story.as_ref());
    let main = main::<S>(&sight);
    look::view(&sight, &head::title(&sight), &head::bar(&sight), &main, &head::panes(&sight))
}

/// The city, and the boards if they contain more than the city shows.
pub fn board(scene: &Scene<'_>) -> Markup {
    let sight = Sight::of(scene, None);
    html! {
        (boards::track(&sight))
        (city::city(&sight, &plan::plan(&sight)))
        (boards::yours_and_cage(&sight))
        (boards::foes(&sight))
    }
}

/// The label of a place for a district: the districts that it touches.
pub fn choice_label(scene: &Scene<'_>, id: &str) -> Option<String> {
    let sight = Sight::of(scene, None);
    match sight.here.find_choice(id)? {
        Choice::Place { x, y, turn } => Some(names::place_words(&sight, x, y, turn)),
        _ => None,
    }
}

/// The part that changes from step to step.
pub fn part<S: Screen<Game = Ratcatcher>>(scene: &Scene<'_>) -> Markup {
    let story = look::story(scene);
    let sight = Sight::of(scene, story.as_ref());
    let main = main::<S>(&sight);
    look::view_part(&sight, &head::title(&sight), &head::bar(&sight), &main, &head::panes(&sight))
}

fn main<S: Screen<Game = Ratcatcher>>(sight: &Sight<'_>) -> Markup {
    let scene = sight.scene;
    let plan = plan::plan(sight);
    let end = (sight.view.ending.is_some() || scene.seen.is_given_up()).then(|| end::finale(sight));
    let inside = html! {
        h1.vh { (head::title(sight)) }
        @if sight.is_past() { (end::past(sight)) }
        (city::city(sight, &plan))
        div.mid {
            (web::question::<S>(sight, || watch::panel(sight), end, || ask::decision(sight, &plan)))
            div.pane-log { (log::log(sight)) (web::company(scene)) }
        }
        (boards::yours_and_cage(sight))
        (boards::foes(sight))
        (look::keys(sight.words, true))
    };
    look::table_main(sight, "rat", &inside)
}
