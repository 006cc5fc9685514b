//! The header of the table: whose turn it is, and what can be done with the game as a whole.

use maud::{Markup, html};
use mystics::CardName;
use tabletop::{Front, Message, Table, Takeback};

use super::sight::{Sight, sign};

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
    let session = sight.scene.session;
    let step = session.step();
    let now = sight.scene.at.is_none() && !sight.scene.watching && !sight.scene.covered;
    let back = sight.scene.back().filter(|_| now);
    let redo = session.can_redo(session.asked()).filter(|_| now && sight.scene.thinking().is_none());
    let last = back.as_ref().map(|(_, entry)| sight.say(session.game().label(entry.before, entry.choice)));
    let post = |what: &str, step: u32, drawing: &str, words: &str, optional: bool| {
        html! {
            form method="post" action={ (sight.path()) "/" (what) } {
                input type="hidden" name="step" value=(step);
                button.tool.opt[optional] aria-label=(words) title=(words) data-do=(what) { (sign(drawing, "i20")) }
            }
        }
    };
    let locked = |drawing: &str, words: &str| {
        html! {
            button.tool type="button" aria-disabled="true" aria-label=(words) title=(words) { (sign(drawing, "i20")) }
        }
    };
    let link = |href: &str, drawing: &str, words: &str, optional: bool| {
        html! { a.tool.opt[optional] href=(href) aria-label=(words) title=(words) { (sign(drawing, "i20")) } }
    };
    html! {
        @match (back, last) {
            (Some((takeback, _)), Some(last)) => (post("undo", step, "i-undo", &undo_words(sight, takeback, &last), false)),
            _ => (locked("i-undo", &sight.text("table-undo-nothing"))),
        }
        @match redo {
            Some(choice) => {
                (post("redo", step, "i-redo", &sight.say(Message::new("table-redo").message("choice", choice.label)), false))
            },
            None => (locked("i-redo", &sight.text("table-redo-nothing"))),
        }
        (post("fork", sight.step, "i-fork", &sight.text("table-fork"), true))
        (link("/rules/mystics", "i-book", &sight.text("table-rulebook"), false))
        (link("/settings", "i-cog", &sight.text("table-settings"), true))
    }
}

/// What taking back the last choice takes back.
fn undo_words(sight: &Sight<'_>, takeback: Takeback, last: &str) -> String {
    let session = sight.scene.session;
    let drew = session.story(session.step()).ok().is_some_and(|story| {
        story.entries.iter().any(|entry| matches!(*entry.event, mystics::Event::Drew { .. }))
    });
    let crosses = match (takeback.crossed_chance, takeback.crossed_reveal) {
        (false, false) => "nothing",
        _ if drew => "draw",
        _ => "dice",
    };
    sight.say(Message::new("table-undo").key("choice", last).key("crosses", crosses))
}
