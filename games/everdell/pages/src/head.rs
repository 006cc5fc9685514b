//! The header of the table: the season, the points, and the actions on the game as a whole.

use everdell::Event;
use everdell::content::Season;
use maud::{Markup, html};
use tabletop::{Message, Takeback};

use super::sight::{Sight, sign};
use super::{log, names, score, trail};
use web::look::{self, Pane};

/// The opponents of the game.
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
            div.where { b { (sight.text("evt-game")) } span { (against(sight)) } }
            ol.phases aria-label=(sight.text("evt-seasons")) {
                @for season in Season::ALL {
                    @let now = season == sight.mine().season;
                    li.on[now] aria-current=[now.then_some("step")] {
                        (sign(&format!("s-{}", season.name()), "i18"))
                        span { (sight.say(Message::new("evt-season").key("season", season.name()))) }
                        (trail::weather(sight, season))
                    }
                }
            }
            (score::running(sight))
            div.tools { (look::log_link(sight, log::newest(sight))) (tools(sight)) (look::menu(sight)) }
        }
    }
}

/// The panes of a phone, with their contents.
pub(super) fn panes(sight: &Sight<'_>) -> Vec<Pane> {
    let count = |wanted: fn(&str) -> bool| sight.things.keys().filter(|thing| wanted(thing)).count();
    let meadow = |thing: &str| thing.starts_with("meadow:") || thing.starts_with("shown:");
    let own = |thing: &str| {
        ["hand:", "legend:", "adorn:", "archive:"].iter().any(|start| thing.starts_with(start))
            || ["pile", "reserved", "ticket"].contains(&thing)
    };
    let mine = format!("card:{}:", sight.me.place());
    let city = sight.things.keys().filter(|thing| thing.starts_with(&mine)).count();
    let theirs =
        sight.things.keys().filter(|thing| thing.starts_with("card:") && !thing.starts_with(&mine)).count();
    let (meadow, own) = (count(meadow), count(own) + city);
    let board = sight.things.len() - meadow - own - theirs;
    let some = |count: usize, key: &'static str| (count > 0).then(|| (count, sight.text(key)));
    let pane =
        |id, key, drawing: &str, news| Pane { id, name: sight.text(key), drawing: drawing.to_owned(), news };
    let rival = if sight.view.lair.is_some() {
        "spider"
    } else if sight.view.rats.is_some() {
        "worker-rat"
    } else {
        "worker-b"
    };
    let mut panes = vec![
        pane("map", "evt-pane-board", "tree", some(board, "evt-pane-things")),
        pane("row", "evt-pane-meadow", "card", some(meadow, "evt-pane-things")),
        pane("me", "evt-pane-hand", "i-hand", some(own, "evt-pane-things")),
    ];
    if sight.view.lair.is_some() || sight.view.rats.is_some() || !sight.alone() {
        panes.push(pane("foe", "evt-pane-others", rival, some(theirs, "evt-pane-things")));
    }
    panes.push(pane("log", "evt-pane-log", "i-list", some(log::newest(sight), "evt-pane-lines")));
    panes
}

/// Undo, redo, try from here, rulebook, settings.
fn tools(sight: &Sight<'_>) -> Markup {
    let crosses = |takeback: Takeback| match (takeback.crossed_chance, takeback.crossed_reveal) {
        (true, _) if sight.happened(|event| matches!(event, Event::Rolled { .. })) => "dice",
        (false, false) => "nothing",
        _ => "draw",
    };
    look::tools(sight, crosses, true)
}
