//! The header of the table: the season, and what can be done with the game as a whole.

use everdell::Event;
use everdell::content::Season;
use maud::{Markup, html};
use tabletop::{Message, Takeback};

use super::names;
use super::sight::{Sight, sign};
use web::look;

/// Who plays against whom.
fn against(sight: &Sight<'_>) -> String {
    let setup = sight.scene.seen.setup();
    sight.say(names::against(setup.players, setup.rival.name(), setup.level, setup.year))
}

/// The title of the page.
pub(super) fn title(sight: &Sight<'_>) -> String {
    sight.say(
        Message::new("evt-title")
            .key("season", sight.mine().season.name())
            .number("round", sight.view.round)
            .key("against", against(sight)),
    )
}

/// The facts of this game in the header.
pub(super) fn bar(sight: &Sight<'_>) -> Markup {
    html! {
        div.bar-of-table {
            div.where { b { (sight.text("evt-game")) } span { " · " (against(sight)) } }
            ol.phases aria-label=(sight.text("evt-seasons")) {
                @for season in Season::ALL {
                    @let now = season == sight.mine().season;
                    li.on[now] aria-current=[now.then_some("step")] {
                        (sign(&format!("s-{}", season.name()), "i18"))
                        (sight.say(Message::new("evt-season").key("season", season.name())))
                    }
                }
            }
            div.tools { (tools(sight)) }
        }
    }
}

/// Take back, play again, try from here, rulebook, settings.
fn tools(sight: &Sight<'_>) -> Markup {
    let crosses = |takeback: Takeback| match (takeback.crossed_chance, takeback.crossed_reveal) {
        (true, _) if sight.happened(|event| matches!(event, Event::Rolled { .. })) => "dice",
        (false, false) => "nothing",
        _ => "draw",
    };
    look::tools(sight, crosses, false)
}
