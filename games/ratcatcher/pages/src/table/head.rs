//! The header of the table: the current turn, and the actions on the game as a whole.

use std::collections::BTreeSet;

use maud::{Markup, html};
use ratcatcher::{Choice, Event};
use tabletop::{Message, Takeback};

use super::sight::Sight;
use super::{boards, log, names, plan};
use web::art::icon as sign;
use web::look::{self, Pane};

/// The title of the page.
pub(super) fn title(sight: &Sight<'_>) -> String {
    sight.say(
        Message::new("table-title")
            .number("round", sight.view.round)
            .name("ratcatcher", &sight.board().name)
            .name("nemesis", sight.nemesis_name()),
    )
}

/// The facts of this game in the header.
pub(super) fn bar(sight: &Sight<'_>) -> Markup {
    let versus = sight.say(
        Message::new("table-versus")
            .name("ratcatcher", &sight.board().name)
            .name("nemesis", sight.nemesis_name()),
    );
    html! {
        div.bar-of-table {
            div.where { b { (sight.text("table-game")) } span { (versus) } }
            (phases(sight))
            (boards::track(sight))
            div.tools { (look::log_link(sight, log::newest(sight))) (tools(sight)) (look::menu(sight)) }
        }
    }
}

/// The panes of a phone, with their contents.
pub(super) fn panes(sight: &Sight<'_>) -> Vec<Pane> {
    let some = |count: usize, key: &'static str| (count > 0).then(|| (count, sight.text(key)));
    let zones: BTreeSet<_> = sight.choices.iter().filter_map(|&choice| plan::zone_of(choice)).collect();
    let places = sight.choices.iter().filter(|choice| matches!(choice, Choice::Place { .. })).count();
    let wares = sight.choices.iter().filter(|choice| matches!(choice, Choice::Buy(_))).count();
    let pane = |id, key, drawing: String, news| Pane { id, name: sight.text(key), drawing, news };
    vec![
        pane("map", "table-pane-map", "i-globe".to_owned(), some(zones.len() + places, "table-pane-places")),
        pane(
            "me",
            "table-pane-me",
            format!("rc-{}", sight.view.ratcatcher.id),
            some(wares, "table-pane-wares"),
        ),
        pane(
            "foe",
            "table-pane-foe",
            names::nemesis(sight),
            some(sight.view.peculiars.len(), "table-pane-peculiars"),
        ),
        pane("log", "table-pane-log", "i-list".to_owned(), some(log::newest(sight), "table-pane-lines")),
    ]
}

/// The parts of a round, with the current one.
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

/// Undo, redo, try from here, rulebook, settings.
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
