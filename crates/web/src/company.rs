//! The seating: its form before a game and at its table, and the panel while a computer player moves.

use i18n::Words;
use maud::{Markup, html};
use search::{Level, SeatAssignment};
use tabletop::{Message, Narration, Seat};

use crate::art::icon;
use crate::{Scene, Screen};

/// The prefix of the name of a field for the player of a seat; the number of the seat, from 1, follows.
pub const SEAT_FIELD: &str = "seat_";

/// The value of such a field for a person.
pub const PERSON: &str = "person";

/// The name of a level.
pub(crate) fn level_name(level: Level) -> Message {
    Message::new("table-level").key("level", level.name())
}

/// The selection of the player of a seat.
fn seat(words: &Words, company: &SeatAssignment, Seat(seat): Seat, alone: bool) -> Markup {
    let sits = company.at(Seat(seat));
    let number = i64::from(seat) + 1;
    let label = if alone {
        words.text("table-seat-alone")
    } else {
        words.say(&Message::new("table-seat").number("number", number))
    };
    html! {
        p.field.{ "seat-" (number) } {
            label for={ "seat-" (number) } { (label) }
            select id={ "seat-" (number) } name={ (SEAT_FIELD) (number) } {
                option value=(PERSON) selected[sits.is_none()] { (words.text("table-person")) }
                @for level in Level::ALL {
                    option value=(level.name()) selected[sits == Some(level)] {
                        (words.say(&level_name(level))) " · "
                        (words.say(&Message::new("table-level-text").key("level", level.name())))
                    }
                }
            }
        }
    }
}

/// The part of a form for the players of at most `most` seats. If the form has a field `players` with the number of
/// players, only this number of seats is shown.
///
/// In a game for one person, this part is folded, unless a computer player is selected already.
pub fn question(words: &Words, company: &SeatAssignment, most: u8) -> Markup {
    if most == 1 {
        return html! {
            details.sheet.opts.more open[!company.is_people()] {
                summary { (words.text("table-company-watch")) }
                div.seats-q { (seat(words, company, Seat(0), true)) }
            }
        };
    }
    html! {
        fieldset.q.company-q {
            legend { (words.text("table-company")) }
            p.q-say { (words.text("table-company-say")) }
            div.seats-q { @for number in 0..most { (seat(words, company, Seat(number), false)) } }
        }
    }
}

impl<G: Narration> Scene<'_, G> {
    /// The computer player that decides at the shown position, with its seat.
    pub fn thinking(&self) -> Option<(Seat, Level)> {
        let waits = self.seen.is_given_up() || self.seen.waits_for_chance();
        if self.options.step.at.is_some() || self.options.step.watching || waits {
            None
        } else {
            self.options.company.asked(self.seen.asked())
        }
    }

    /// The text for the computer player that is searching.
    fn thinks(&self) -> Option<String> {
        let (Seat(seat), level) = self.thinking()?;
        let message = Message::new(match self.seen.seats() {
            1 => "table-thinking-alone",
            _ => "table-thinking",
        });
        let message = message.key("level", level.name());
        let message =
            if self.seen.seats() == 1 { message } else { message.number("number", i64::from(seat) + 1) };
        Some(self.options.frame.words().say(&message))
    }
}

/// The panel in place of the decision while a computer player searches; otherwise the decision `fallback`, with hints.
pub fn thinking<S: Screen>(scene: &Scene<'_, S::Game>, fallback: impl FnOnce() -> Markup) -> Markup {
    if let Some(waits) = crate::people::waiting(scene) {
        return html! { (waits) (crate::beside::strip(scene)) };
    }
    if let Some(asks) = crate::beside::panel::<S>(scene) {
        return html! { (asks) (crate::beside::strip(scene)) };
    }
    let Some(thinks) = scene.thinks() else {
        return html! { (fallback()) (crate::beside::strip(scene)) (crate::hints::panel::<S>(scene)) };
    };
    let words = scene.options.frame.words();
    let seen = scene.seen;
    html! {
        section.sheet.thinking.dock #decision aria-labelledby="question" data-thinking=(thinks) {
            span.dots3 aria-hidden="true" { i {} i {} i {} }
            h2 #question tabindex="-1" { (thinks) }
            @if seen.seats() > 1 { p.lead { (words.say(&seen.now().waiting())) } }
            p.s.dim { (words.text("table-thinking-say")) " " a href="#company" { (words.text("table-company-at")) } }
        }
    }
}

/// The log and the seating; the seating comes first at a shared table.
pub fn with_log<G: Narration>(scene: &Scene<'_, G>, log: &Markup) -> Markup {
    let company = company(scene);
    if scene.shared().is_some() {
        html! { (company) (log) }
    } else {
        html! { (log) (company) }
    }
}

/// The seating, and the form that changes it; empty once the game is over.
pub fn company<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    if scene.options.step.at.is_some() || scene.options.step.watching || scene.seen.is_over() {
        return Markup::default();
    }
    let words = scene.options.frame.words();
    let seats = scene.seen.seats();
    // Only its holder or the host may give a seat to a computer player.
    let may = |at: Seat| scene.shared().is_none_or(|people| people.is_host || people.has(at));
    let turn = scene.is_turn().then(|| words.text("friends-turn"));
    html! {
        details.sheet.more.company #company open[!scene.options.company.is_people() || scene.shared().is_some()] data-turn=[turn] {
            summary { (icon("mouse-plain", "i24")) (words.text("table-company-at")) }
            div.stack { (crate::people::people(scene))
            @if (0..seats).map(Seat).any(may) {
                form method="post" action={ "/table/" (scene.options.id) "/company" } {
                    @for number in (0..seats).map(Seat).filter(|&at| may(at)) { (seat(words, &scene.options.company, number, seats == 1)) }
                    p.s.dim { (words.text(if G::HAS_HIDDEN_INFORMATION && seats > 1 { "table-company-hidden" } else { "table-company-note" })) }
                    div.btns { button.btn.alt.small { (words.text("table-company-set")) } }
                }
            }
            p.s { a href={ "/table/" (scene.options.id) "/fairness" } { (icon("lantern", "i18")) (words.text("fair-title")) } } }
        }
    }
}
