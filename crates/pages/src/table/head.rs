//! The header of the table: whose turn it is, and what can be done with the game as a whole.

use maud::{Markup, html};
use ratcatcher::Event;
use tabletop::{Front, Message, Table, Takeback};

use super::{Sight, sign};

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
    let session = sight.scene.session;
    let step = session.step();
    let now = sight.scene.at.is_none() && !sight.scene.watching;
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
    let link = |href: &str, drawing: &str, words: &str| {
        html! { a.tool.opt href=(href) aria-label=(words) title=(words) { (sign(drawing, "i20")) } }
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
        (link("/rules/ratcatcher", "i-book", &sight.text("table-rulebook")))
        (link("/settings", "i-cog", &sight.text("table-settings")))
    }
}

/// What taking back the last choice takes back.
fn undo_words(sight: &Sight<'_>, takeback: Takeback, last: &str) -> String {
    let rolled = sight.scene.session.story(sight.scene.session.step()).ok().is_some_and(|story| {
        story.entries.iter().any(|entry| {
            matches!(
                entry.event,
                Event::Rolled { .. }
                    | Event::NemesisRolled { .. }
                    | Event::NemesisBit { .. }
                    | Event::Mutated { .. }
            )
        })
    });
    let crosses = match (takeback.crossed_chance, takeback.crossed_reveal) {
        (true, _) if rolled => "dice",
        (false, false) => "nothing",
        _ => "draw",
    };
    sight.say(Message::new("table-undo").key("choice", last).key("crosses", crosses))
}
