//! The header of the table: the season, and what can be done with the game as a whole.

use everdell::Event;
use everdell::content::Season;
use maud::{Markup, html};
use tabletop::{Audience, Front, Game, Message, Table, Takeback};

use super::names;
use super::sight::{Sight, sign};

/// Who plays against whom.
fn against(sight: &Sight<'_>) -> String {
    let setup = sight.scene.session.setup();
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

/// What the header says about this game.
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
    let session = sight.scene.session;
    let step = session.step();
    let now = sight.scene.at.is_none() && !sight.scene.watching && !sight.scene.covered;
    let back = sight.scene.back().filter(|_| now);
    let redo = session.can_redo(session.asked()).filter(|_| now && sight.scene.thinking().is_none());
    let last = back.as_ref().map(|(_, entry)| {
        let decided = session.game().decision(entry.before).map(|decision| Audience::Seat(decision.seat));
        if decided == Some(sight.scene.viewer) {
            sight.say(session.game().label(entry.before, entry.choice))
        } else {
            sight.text("evt-undo-theirs")
        }
    });
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
        (link("/rules/everdell", "i-book", &sight.text("table-rulebook"), false))
        (link("/settings", "i-cog", &sight.text("table-settings"), true))
    }
}

/// What taking back the last choice takes back.
fn undo_words(sight: &Sight<'_>, takeback: Takeback, last: &str) -> String {
    let session = sight.scene.session;
    let rolled = session
        .story(session.step())
        .ok()
        .is_some_and(|story| story.entries.iter().any(|entry| matches!(entry.event, Event::Rolled { .. })));
    let crosses = match (takeback.crossed_chance, takeback.crossed_reveal) {
        (true, _) if rolled => "dice",
        (false, false) => "nothing",
        _ => "draw",
    };
    sight.say(Message::new("table-undo").key("choice", last).key("crosses", crosses))
}
