//! A line for each opponent, which opens a preview with everything about them.

use everdell::CityView;
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{Sight, sign, spoken};

/// Whether something in a city can be chosen.
pub(super) fn choosable(sight: &Sight<'_>, city: &CityView) -> bool {
    city.cards.iter().any(|card| !sight.choices_of(&card.thing).is_empty())
}

/// The line of an opponent: `face` is its visible part, `all` the preview, and `minis` the city as pictures if
/// there is room.
pub(super) fn strip(
    sight: &Sight<'_>,
    class: &str,
    who: &str,
    can: bool,
    face: &Markup,
    minis: &Markup,
    all: &Markup,
) -> Markup {
    let id = format!("foe-{class}");
    html! {
        li.foe-at.{ (class) }.can[can] {
            button.strap type="button" popovertarget=(id) title=(sight.say(Message::new("evt-open-seat").key("who", who))) {
                (face)
                @if can { span.badge-of { (sign("i-flag", "i12")) } }
            }
            (minis)
            div.pop.foe-of popover id=(id) { (all) }
        }
    }
}

/// A count in a strip, with its drawing and its label.
pub(super) fn stat(drawing: &str, count: &str, words: &str) -> Markup {
    html! { span.stat title=(words) { (spoken(drawing, "i16", words)) b aria-hidden="true" { (count) } } }
}
