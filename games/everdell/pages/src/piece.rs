//! Small pieces of the table, each with a preview that says all about it.

use maud::{Markup, html};

use super::sight::{Sight, sign};

/// A small card or tile: an event, a wonder, a visitor, a step of the trail.
pub(super) struct Piece<'p> {
    /// The name of the thing, if it can be asked about.
    pub thing: Option<&'p str>,
    /// Classes besides `fest`.
    pub class: &'p str,
    /// Its drawing.
    pub drawing: &'p str,
    /// Its name.
    pub name: &'p str,
    /// What it does.
    pub text: &'p str,
    /// What else is said of it, for readers and in the preview.
    pub said: &'p str,
    /// What stands on it: counts, costs, workers.
    pub state: Markup,
    /// What the preview has besides.
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

/// A name of more letters stands in its label without a drawing.
const LONG: usize = 8;

/// A row of the table: its label, which says what lies in it, and what lies there.
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

/// How much of what is asked for is there: as dots while they are few.
pub(super) fn meter(have: u8, need: u8, words: &str) -> Markup {
    html! {
        span.meter title=(words) {
            @if need > DOTS { b { (have) "/" (need) } }
            @else { @for index in 0..need { i.f[index < have] {} } }
        }
    }
}

/// More than so many are counted in figures.
const DOTS: u8 = 5;
