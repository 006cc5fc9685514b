//! An earlier step, and the end of a game.

use maud::{Markup, html};
use tabletop::{ChanceRecord, Front, Game, Message, RuleId, Seat, Table};

use super::score;
use super::sight::{Sight, rule_link, sign};

/// The strip above an earlier step.
pub(super) fn past(sight: &Sight<'_>, step: u32) -> Markup {
    let last = sight.scene.session.step();
    let way = |to: Option<u32>, drawing: &str, words: String, by: i8| {
        html! {
            @match to {
                Some(to) => a.tool href=(sight.at(to)) aria-label=(words) title=(words) data-before[by == -1] data-after[by == 1] { (sign(drawing, "i20")) },
                None => span.tool aria-disabled="true" { (sign(drawing, "i20")) },
            }
        }
    };
    html! {
        nav.past aria-label=(sight.text("table-past")) {
            b { (sight.say(Message::new("table-past-step").number("step", step).number("last", last))) }
            span.ways {
                span.flip { (way((step > 0).then_some(0), "i-skip", sight.text("table-first"), -2)) }
                (way(step.checked_sub(1), "i-prev", sight.text("table-previous"), -1))
                (way((step < last).then_some(step + 1), "i-next", sight.text("table-next"), 1))
                (way((step < last).then_some(last), "i-skip", sight.text("table-last"), 2))
            }
            div.btns {
                form method="post" action={ (sight.path()) "/fork" } {
                    input type="hidden" name="step" value=(step);
                    button.btn.small.alt { (sign("i-fork", "i18")) (sight.text("table-fork-here")) }
                }
                a.btn.small href=(sight.path()) data-now { (sight.text("table-to-now")) }
            }
        }
    }
}

/// The end of the game: who won, every point of everybody, and the proof that it was fair.
pub(super) fn finale(sight: &Sight<'_>) -> Markup {
    let session = sight.scene.session;
    let outcome = sight.game.outcome(sight.state);
    let won = outcome.is_some_and(|outcome| !outcome.winners.is_empty());
    let title = match outcome {
        None => sight.text("table-given-up"),
        Some(_) if !won => sight.text("evt-lost"),
        Some(_) if sight.alone() => sight.text("evt-won"),
        Some(outcome) => {
            let winners = (0..4).filter(|&seat| outcome.winners.contains(Seat(seat)));
            let who = winners.map(|seat| sight.who_message(seat)).collect();
            sight.say(Message::new("evt-winners").list("who", who))
        }
    };
    let drawing = match (won, sight.view.rats.is_some()) {
        (true, _) => "ev-evening_of_fireworks",
        (false, true) => "worker-rat",
        (false, false) => "nightweave-portrait",
    };
    let record = session.handed_out().ok();
    html! {
        section.sheet.finale.won[won].lost[!won] #decision tabindex="-1" aria-labelledby="question" {
            (sign(drawing, "whole"))
            h2 #question tabindex="-1" { (title) }
            @if let Some(outcome) = outcome {
                p { (sight.say(sight.game.prompt(sight.state))) " " (rule_link(outcome.rule.id())) }
            }
            @for (who, points) in score::everybody(sight) {
                details.more.points open {
                    summary { (sign(sight.worker(who), "i28")) span { (sight.who(who)) } b.push.num { (points.total) } }
                    (score::sheet(sight, who, points))
                }
            }
            div.btns {
                a.btn href="/new/everdell" { (sight.text("table-new-game")) }
                a.btn.alt href=(sight.at(0)) { (sight.text("table-replay")) }
                a.btn.alt href={ (sight.path()) "/record.json" } { (sign("i-download", "i18")) (sight.text("table-record")) }
            }
            @if let Some(ChanceRecord::Keyed { commitment, seed }) = record.as_ref().map(|record| &record.chance) {
                details.more.proof {
                    summary { (sight.text("evt-proof")) }
                    p { (sight.text("table-proof-how")) }
                    dl {
                        dt { (sight.text("table-proof-commitment")) }
                        dd { code { (commitment) } }
                        @if let Some(seed) = seed {
                            dt { (sight.text("table-proof-seed")) }
                            dd { code { (seed.to_hex()) } }
                        }
                    }
                }
            }
        }
    }
}
