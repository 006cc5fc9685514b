//! What an attack may bring, as a bar and in words.

use maud::{Markup, html};
use ratcatcher::odds::{Fraction, Odds};
use tabletop::Message;

use super::shape::num;
use super::sight::Sight;

/// What an attack may bring: one bar with its percentages, wounds of the nemesis as words below. The exact odds are in the
/// title.
pub(super) fn brief(sight: &Sight<'_>, odds: &Odds) -> Markup {
    let (catches, wounds) = (odds.catch_lines(), odds.wound_lines());
    let exact =
        |lines: Vec<Message>| lines.into_iter().map(|line| sight.say(line)).collect::<Vec<_>>().join(", ");
    let (caught, hurt) = (exact(catches), exact(wounds));
    let (first, second) = match (caught.is_empty(), hurt.is_empty()) {
        (false, false) => (&odds.catches, Some(&odds.wounds)),
        (true, _) => (&odds.wounds, None),
        (false, true) => (&odds.catches, None),
    };
    let words = [caught, hurt].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("; ");
    html! {
        span.brief title=(words) {
            (bar(first))
            (percents(first, ""))
            @if let Some(second) = second { (percents(second, "heart")) }
            span.vh { (words) }
        }
    }
}

/// What can come about with its percentage, the best first.
fn percents(chances: &[Fraction], drawing: &str) -> Markup {
    html! {
        span.percents aria-hidden="true" {
            @if !drawing.is_empty() { (web::art::icon(drawing, "i12")) }
            @for (count, chance) in chances.iter().enumerate().rev().filter(|(_, chance)| chance.part > 0) {
                span { b { (count) } " " (percent(*chance)) "%" }
            }
        }
    }
}

/// A probability in whole hundredths: what is possible is never 0, and what is not certain never 100.
fn percent(chance: Fraction) -> u64 {
    let rounded = (chance.part * 200 + chance.whole) / (chance.whole * 2).max(1);
    if chance.part == chance.whole { 100 } else { rounded.clamp(1, 99) }
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
