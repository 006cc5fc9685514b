//! The odds of an attack: a bar with its percentage at the choice, and every outcome in a preview.

use maud::{Markup, html};
use ratcatcher::Choice;
use ratcatcher::odds::{Fraction, Odds};
use tabletop::Message;
use web::look;

use super::sight::Sight;

/// The name of the preview that has every outcome.
const ALL: &str = "odds-all";

/// The probability that an attack catches or wounds anything, as one bar with its percentage, and another
/// percentage for the nemesis. Screen readers get every outcome.
pub(super) fn brief(sight: &Sight<'_>, odds: &Odds) -> Markup {
    let words = all(sight, odds).into_iter().map(|(words, _)| words).collect::<Vec<_>>().join(", ");
    let (first, second) = match (odds.catch_lines().is_empty(), odds.wound_lines().is_empty()) {
        (true, _) => (&odds.wounds, None),
        (false, true) => (&odds.catches, None),
        (false, false) => (&odds.catches, Some(&odds.wounds)),
    };
    html! {
        span.brief title=(words) {
            (web::chance_bar(&first.iter().skip(1).rev().map(|chance| chance.share()).collect::<Vec<_>>()))
            b aria-hidden="true" { (any(first)) "%" }
            @if let Some(wounds) = second { b.wounds aria-hidden="true" { (web::art::icon("heart", "i12")) (any(wounds)) "%" } }
            span.vh { (words) }
        }
    }
}

/// The button for every outcome of the offered attacks.
pub(super) fn opener(sight: &Sight<'_>) -> Markup {
    look::opener(ALL, "odds-of", &sight.text("table-odds-all"), &web::art::icon("i-list", "i20"))
}

/// Every outcome of each of these attacks, in a preview.
pub(super) fn opened(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    let each =
        choices.iter().filter_map(|&choice| Some((choice, sight.game.odds_seen(&sight.here, choice)?)));
    look::opened(
        ALL,
        &html! {
            @for (choice, odds) in each {
                @let title = match choice {
                    Choice::Attack(dice) => sight.say(Message::new("table-dice").number("count", dice)),
                    _ => sight.label(choice),
                };
                (web::spread(&title, &all(sight, &odds)))
            }
        },
    )
}

/// Each outcome in words, with its chance.
fn all(sight: &Sight<'_>, odds: &Odds) -> Vec<(String, f64)> {
    let shares = |chances: &[Fraction]| {
        let possible = chances.iter().rev().filter(|chance| chance.part > 0);
        possible.map(|chance| chance.share()).collect::<Vec<_>>()
    };
    let catches = odds.catch_lines().into_iter().zip(shares(&odds.catches));
    let wounds = odds.wound_lines().into_iter().zip(shares(&odds.wounds));
    catches.chain(wounds).map(|(line, share)| (sight.say(line), share)).collect()
}

/// The probability of any result except the first, as a percentage.
fn any(chances: &[Fraction]) -> u64 {
    let nothing = chances.first().copied().unwrap_or(Fraction::new(1, 1));
    web::hundredths(nothing.otherwise().part, nothing.whole)
}
