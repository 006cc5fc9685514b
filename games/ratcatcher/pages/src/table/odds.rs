//! What an attack may bring, as a bar and in words.

use maud::{Markup, html};
use ratcatcher::odds::{Fraction, Odds};
use tabletop::Message;

use super::shape::num;
use super::sight::Sight;

/// The bars of an attack: rats that can be caught, and wounds of the nemesis.
pub(super) fn bars(sight: &Sight<'_>, odds: &Odds) -> Markup {
    let kinds = [(&odds.catches, odds.catch_lines()), (&odds.wounds, odds.wound_lines())];
    html! {
        @for (chances, lines) in kinds.into_iter().filter(|(_, lines)| !lines.is_empty()) {
            (bar(chances))
            span.fig { @for line in lines { span { (sight.say(line)) } } }
        }
    }
}

/// The bar: the best outcome full, others hatched, nothing dotted.
fn bar(chances: &[Fraction]) -> Markup {
    let best = chances.iter().rposition(|chance| chance.part > 0).unwrap_or(0);
    let mut left = 0.0;
    let mut pieces = Vec::new();
    for (count, chance) in chances.iter().enumerate().rev() {
        if chance.part == 0 {
            continue;
        }
        let width = share(*chance);
        let class = match count {
            0 => "b-none",
            _ if count == best => "b-full",
            _ => "b-half",
        };
        pieces.push((class, left, width));
        left += width;
    }
    html! {
        svg.bar aria-hidden="true" focusable="false" {
            @for (class, x, width) in &pieces {
                rect class=(class) x={ (num(*x)) "%" } width={ (num(*width)) "%" } height="100%" {}
            }
            @for (_, x, _) in pieces.iter().skip(1) {
                line x1={ (num(*x)) "%" } x2={ (num(*x)) "%" } y1="0" y2="100%" {}
            }
        }
    }
}

/// A probability in hundredths.
fn share(chance: Fraction) -> f64 {
    // Dice cases are far below 2^53, where every whole number is exact.
    #[allow(clippy::cast_precision_loss, reason = "see above")]
    let share = chance.part as f64 * 100.0 / chance.whole as f64;
    share
}

/// What the patterns of the bars mean, and the patterns themselves.
pub(super) fn legend(sight: &Sight<'_>) -> Markup {
    html! {
        div.keyl aria-hidden="true" {
            @for (class, key) in [("b-full", "best"), ("b-half", "some"), ("b-none", "none")] {
                span {
                    svg { rect class=(class) width="100%" height="100%" {} }
                    (sight.say(Message::new("table-odds-key").key("part", key)))
                }
            }
        }
    }
}

/// The patterns that bars are painted with; once on a page.
pub(super) fn patterns() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            pattern #p-half width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)" {
                rect.p-half-bg width="7" height="7" {}
                rect.p-half-line width="3.4" height="7" {}
            }
            pattern #p-none width="6" height="6" patternUnits="userSpaceOnUse" {
                rect.p-none-bg width="6" height="6" {}
                circle.p-none-dot cx="3" cy="3" r="1" {}
            }
        }
    }
}
