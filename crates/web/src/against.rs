//! The quick start of a game against computer players: five players, their descriptions, and the results against each.

use maud::{Markup, html};
use search::Level;
use stats::Counts;
use tabletop::Message;

use crate::art::{icon, scene};
use crate::company::level_name;
use crate::fairness::quiet_offer;
use crate::shell::{document, opening};
use crate::{Frame, Offer, Tile};

/// The form field with the level of the computer player of every seat except the first.
pub const AGAINST_FIELD: &str = "against";

/// The form field with the number of computer players.
pub const OPPONENTS_FIELD: &str = "opponents";

/// The page for selecting a computer player. `records` are the finished games of one person against each level, by the
/// strongest computer player of a game, in the order of [`Level::ALL`].
pub fn against(
    frame: &Frame<'_>,
    tile: &Tile,
    records: &[Counts; Level::ALL.len()],
    offer: &Offer,
) -> Markup {
    let words = frame.words();
    let heading = words.say(&Message::new("door-title").key("game", words.text(tile.name)));
    // The next level to try is the first that was never beaten.
    let next = records.iter().position(|counts| counts.won == 0);
    let main = html! {
        main.page.wide #main {
            (opening(&heading, &html! { p { (words.text("door-lead")) } }, &scene(tile.scene)))
            form.setup method="post" action={ "/new/" (tile.game) } {
                (quiet_offer(Some(offer)))
                @if tile.opponents > 1 {
                    fieldset.q {
                        legend { (words.text("door-how-many")) }
                        div.seg {
                            @for count in 1..=tile.opponents {
                                label {
                                    input type="radio" name=(OPPONENTS_FIELD) value=(count) checked[count == 1];
                                    (words.say(&Message::new("door-count").number("count", count)))
                                }
                            }
                        }
                    }
                }
                fieldset.q {
                    legend { (words.text("door-which")) }
                    p.q-say { (words.text("door-which-say")) }
                    div.picks {
                        @for (place, (level, counts)) in Level::ALL.into_iter().zip(records).enumerate() {
                            button.pick name=(AGAINST_FIELD) value=(level.name()) {
                                span.pick-art { (icon(&format!("level-{level}"), "whole")) }
                                span.pick-in {
                                    b { (words.say(&level_name(level))) }
                                    small { (words.say(&Message::new("door-is").key("level", level.name()))) }
                                    small { (words.say(&record(counts))) }
                                    @if next == Some(place) { span.tag { (words.text("door-next")) } }
                                }
                            }
                        }
                    }
                }
                p { a href={ "/new/" (tile.game) } { (words.text("door-more")) } }
                @if tile.ladder { p { a href={ "/ladder/" (tile.game) } { (words.text("ladder-go")) } } }
            }
        }
    };
    document(frame, &heading, "", &[], &main)
}

/// The results against a level.
fn record(counts: &Counts) -> Message {
    match counts.decided() {
        0 => Message::new("door-never"),
        all => Message::new("door-record").number("won", counts.won).number("all", all),
    }
}
