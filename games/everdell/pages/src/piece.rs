//! Small pieces of the table, each with a preview of everything about it.

use maud::{Markup, html};

use super::sight::{Sight, sign};

/// A small card or tile: an event, a wonder, a visitor, a step of the trail.
pub(super) struct Piece<'p> {
    /// The name of the thing, if it can be asked about.
    pub thing: Option<&'p str>,
    /// Classes in addition to `fest`.
    pub class: &'p str,
    /// Its drawing.
    pub drawing: &'p str,
    /// Its name.
    pub name: &'p str,
    /// Its effect.
    pub text: &'p str,
    /// Further text, for screen readers and in the preview.
    pub said: &'p str,
    /// Its state: counts, costs, workers.
    pub state: Markup,
    /// Further contents of the preview.
    pub more: Markup,
}

impl Piece<'_> {
    /// The piece as an item of a row.
    pub fn item(&self, sight: &Sight<'_>) -> Markup {
        let Piece { thing, class, drawing, name, text, said, state, more } = self;
        let inner = html! {
            (sign(drawing, "i32 evi"))
            span.about aria-hidden="true" { b { (sight.soft(name)) } }
            span.state { (state) }
        };
        let all = html! {
            div.pop-head { (sign(drawing, "i48")) p { b.serif { (name) } } }
            @if !text.is_empty() { p { (text) } }
            @if !said.is_empty() { p.s.dim { (said) } }
            (more)
        };
        let label =
            [*name, *text, *said].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ");
        let class = format!("fest {class}");
        html! {
            li.cell {
                @match thing {
                    Some(thing) => (sight.slot(thing, class.trim_end(), &label, &inner, &all)),
                    None => (sight.still(class.trim_end(), &label, &inner, &all)),
                }
            }
        }
    }
}

/// A name with more letters is shown without a drawing.
const LONG: usize = 8;

/// A row of the table: its label and its pieces.
pub(super) fn row(
    sight: &Sight<'_>,
    class: &str,
    id: &str,
    drawing: &str,
    name: &str,
    beside: &Markup,
    inside: &Markup,
) -> Markup {
    html! {
        section.strat.sheet.{ (class) } aria-labelledby=(id) {
            header.rl {
                h2.lng[name.chars().count() > LONG] id=(id) { (sign(drawing, "i20")) span { (sight.soft(name)) } }
                (beside)
            }
            (inside)
        }
    }
}

/// The available part of a requirement: as dots if they are few.
pub(super) fn meter(have: u8, need: u8, words: &str) -> Markup {
    html! {
        span.meter title=(words) {
            @if need > DOTS { b { (have) "/" (need) } }
            @else { @for index in 0..need { i.f[index < have] {} } }
        }
    }
}

/// A higher number is shown in figures.
const DOTS: u8 = 5;
