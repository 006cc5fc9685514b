//! The header of the table: whose turn it is, and what can be done with the game as a whole. And what the pages of a
//! story share: the vignette above them and the link back to the table.

use maud::{Markup, html};
use mystics::{CardName, Event};
use tabletop::{Message, Takeback};

use super::sight::Sight;
use web::look;

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

/// What the header says about this game.
pub(super) fn bar(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    html! {
        div.bar-of-table {
            div.where {
                b { (sight.text("myp-game")) }
                span { " · " (sight.say(Message::new("myp-chapter-short").number("number", view.chapter).name("name", &sight.chapter().name))) }
            }
            ol.phases aria-label=(sight.text("myp-order")) {
                li { (sight.say(Message::new("myp-round").number("round", view.round.max(1)))) }
                @for card in view.track.iter().skip_while(|card| !card.now).take(4) {
                    li.on[card.now] aria-current=[card.now.then_some("step")] { (super::track::card_name(sight, card)) }
                }
            }
            div.tools { (tools(sight)) }
        }
    }
}

/// Take back, play again, try from here, rulebook, settings.
fn tools(sight: &Sight<'_>) -> Markup {
    let crosses = |takeback: Takeback| match (takeback.crossed_chance, takeback.crossed_reveal) {
        (false, false) => "nothing",
        _ if sight.happened(|event| matches!(**event, Event::Drew { .. })) => "draw",
        _ => "dice",
    };
    look::tools(sight, crosses, false)
}

/// The vignette of the chapter.
pub(super) fn band(sight: &Sight<'_>) -> Markup {
    let drawing = format!("ch-{:02}", sight.view.chapter);
    let words = sight.say(Message::new("myp-vignette").name("chapter", &sight.chapter().name));
    html! {
        div.band {
            svg viewBox="0 0 320 118" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(words) {
                title { (words) }
                use href={ "#" (drawing) } y="-60" width="320" height="180" {}
            }
        }
    }
}

/// The link back to the table, below a page that is only read.
pub(super) fn back(sight: &Sight<'_>) -> Markup {
    html! {
        div.beginrow {
            a.btn href={ (sight.path()) "?ask=tile:" (sight.slot) } data-all { (sight.text("myp-back")) }
        }
    }
}
