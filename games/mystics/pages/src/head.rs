//! The header of the table: the current turn, the goal, and the actions on the game as a whole; and the panes of a
//! phone. Also shared parts of the story pages: the vignette above them and the link back to the table.

use maud::{Markup, html};
use mystics::{CardName, Event};
use tabletop::{Message, Takeback};

use super::sight::Sight;
use super::{log, sheets, track};
use web::look::{self, Pane};

/// The title of the page.
pub(super) fn title(sight: &Sight<'_>) -> String {
    let who = match sight.view.now {
        Some(CardName::Mouse(mouse)) => sight.mouse_name(mouse).to_owned(),
        Some(CardName::Foe(foe)) => sight.foe_name(foe).to_owned(),
        None => String::new(),
    };
    sight.say(
        Message::new("myp-title")
            .name("chapter", &sight.chapter().name)
            .number("round", sight.view.round.max(1))
            .key("who", if who.is_empty() { "none".to_owned() } else { who }),
    )
}

/// The facts of this game in the header.
pub(super) fn bar(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let now = view.track.iter().find(|card| card.now);
    html! {
        div.bar-of-table {
            div.where {
                b { (sight.text("myp-game")) }
                span { (sight.say(Message::new("myp-chapter-short").number("number", view.chapter).name("name", &sight.chapter().name))) }
            }
            ol.phases aria-label=(sight.text("myp-order")) {
                li.dim { (sight.say(Message::new("myp-round").number("round", view.round.max(1)))) }
                @match now {
                    Some(card) => li.on aria-current="step" { (track::card_name(sight, card)) },
                    None => li.on aria-current="step" { (sight.text("myp-log-begin")) },
                }
            }
            (sheets::goal(sight))
            div.tools { (look::log_link(sight, log::newest(sight))) (tools(sight)) (look::menu(sight)) }
        }
    }
}

/// The panes of a phone, with their contents.
pub(super) fn panes(sight: &Sight<'_>) -> Vec<Pane> {
    let some = |count: usize, key: &'static str| (count > 0).then(|| (count, sight.text(key)));
    let spaces = sight.things.keys().filter(|thing| thing.starts_with("space:")).count();
    let hurt = sight.view.mice.iter().filter(|mouse| mouse.captured || !mouse.plight.is_empty()).count();
    let pane =
        |id, key, drawing: &str, news| Pane { id, name: sight.text(key), drawing: drawing.to_owned(), news };
    let face = sight.view.mice.first().map(|mouse| format!("hero-{}-face", mouse.hero.name()));
    vec![
        pane("map", "myp-pane-map", "my-room", some(spaces, "myp-pane-spaces")),
        pane("me", "myp-pane-me", face.as_deref().unwrap_or("hero-collin-face"), some(hurt, "myp-pane-hurt")),
        pane("foe", "myp-pane-foe", "foe-rat_warrior", some(sight.view.enemies.len(), "myp-pane-foes")),
        pane("log", "table-pane-log", "i-list", some(log::newest(sight), "table-pane-lines")),
    ]
}

/// Undo, redo, try from here, rulebook, settings.
fn tools(sight: &Sight<'_>) -> Markup {
    let crosses = |takeback: Takeback| match (takeback.crossed_chance, takeback.crossed_reveal) {
        (false, false) => "nothing",
        _ if sight.happened(|event| matches!(**event, Event::Drew { .. })) => "draw",
        _ => "dice",
    };
    look::tools(sight, crosses, true)
}

/// The whole vignette of the chapter.
pub(super) fn band(sight: &Sight<'_>) -> Markup {
    let drawing = format!("ch-{:02}", sight.view.chapter);
    let words = sight.say(Message::new("myp-vignette").name("chapter", &sight.chapter().name));
    html! {
        div.band {
            svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(words) {
                title { (words) }
                use href={ "#" (drawing) } width="320" height="180" {}
            }
        }
    }
}

/// The link back to the table, below a page that is only read.
pub(super) fn back(sight: &Sight<'_>) -> Markup {
    html! {
        div.beginrow.acts {
            a.btn href={ (sight.path()) "?ask=tile:" (sight.slot) } data-all { (sight.text("myp-back")) }
        }
    }
}
