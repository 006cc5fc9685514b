//! The header of the table: whose turn it is, and what can be done with the game as a whole.

use maud::{Markup, html};
use ratcatcher::Event;
use tabletop::{Message, Takeback};

use super::sight::Sight;
use web::art::icon as sign;
use web::look;

/// The title of the page.
pub(super) fn title(sight: &Sight<'_>) -> String {
    sight.say(
        Message::new("table-title")
            .number("round", sight.view.round)
            .name("ratcatcher", &sight.board().name)
            .name("nemesis", sight.nemesis_name()),
    )
}

/// What the header says about this game.
pub(super) fn bar(sight: &Sight<'_>) -> Markup {
    let versus = sight.say(
        Message::new("table-versus")
            .name("ratcatcher", &sight.board().name)
            .name("nemesis", sight.nemesis_name()),
    );
    html! {
        div.bar-of-table {
            div.where { b { (sight.text("table-game")) } span { " · " (versus) } }
            (phases(sight))
            div.tools { (tools(sight)) }
        }
    }
}

/// The parts of a round, with the one now.
fn phases(sight: &Sight<'_>) -> Markup {
    let now = match sight.view.turn {
        "setup" => 0,
        "yours" if sight.view.actions_are_over => 3,
        "yours" => 2,
        "rats" => 4,
        _ => 5,
    };
    let round = sight.say(Message::new("table-round").number("round", sight.view.round));
    html! {
        ol.phases aria-label=(round) {
            li.dim { (round) }
            @if now == 0 {
                li.on aria-current="step" { (sight.text("table-phase-setup")) }
            } @else {
                @for (index, key) in [(1, "refresh"), (2, "yours"), (3, "growth"), (4, "rats")] {
                    li.on[index == now] aria-current=[(index == now).then_some("step")] {
                        @if index < now { (sign("i-ok", "i16")) }
                        (sight.say(Message::new("table-phase").key("phase", key)))
                    }
                }
            }
        }
    }
}

/// Take back, play again, try from here, rulebook, settings.
fn tools(sight: &Sight<'_>) -> Markup {
    let rolled = |event: &Event| {
        matches!(
            event,
            Event::Rolled { .. }
                | Event::NemesisRolled { .. }
                | Event::NemesisBit { .. }
                | Event::Mutated { .. }
        )
    };
    let crosses = |takeback: Takeback| match (takeback.crossed_chance, takeback.crossed_reveal) {
        (true, _) if sight.happened(rolled) => "dice",
        (false, false) => "nothing",
        _ => "draw",
    };
    look::tools(sight, crosses, true)
}
