//! The end of a game.

use std::cmp::Reverse;

use everdell::{Owner, ScoreView};
use maud::{Markup, html};
use tabletop::{Message, RuleId};

use super::score;
use super::sight::{Sight, rule_link, sign};
use web::look;

/// The winner, or that there is none.
pub(super) fn title(sight: &Sight<'_>) -> String {
    let outcome = sight.here.outcome();
    let won = outcome.is_some_and(|outcome| !outcome.winners.is_empty());
    match outcome {
        None => sight.text("table-given-up"),
        Some(_) if !won => sight.text("evt-lost"),
        Some(_) if sight.alone() => sight.text("evt-won"),
        Some(outcome) => {
            let players = sight.view.players.iter().map(|player| player.seat);
            let winners = players.filter(|who| who.seat().is_some_and(|seat| outcome.winners.contains(seat)));
            let who = winners.map(|who| sight.who_message(who)).collect();
            sight.say(Message::new("evt-winners").list("who", who))
        }
    }
}

/// All who count points: the winners first, then by points.
pub(super) fn ranked<'s>(sight: &'s Sight<'_>) -> Vec<(Owner, &'s ScoreView)> {
    let outcome = sight.here.outcome();
    let winner = |who: Owner| {
        outcome.is_some_and(|outcome| who.seat().is_some_and(|seat| outcome.winners.contains(seat)))
    };
    let mut everybody = score::everybody(sight);
    everybody.sort_by_key(|&(who, score)| (!winner(who), Reverse(score.total)));
    everybody
}

/// The end of the game: the winners, all score sheets, and the proof of fairness.
pub(super) fn finale(sight: &Sight<'_>) -> Markup {
    let outcome = sight.here.outcome();
    let won = outcome.is_some_and(|outcome| !outcome.winners.is_empty());
    let title = title(sight);
    let drawing = match (won, sight.view.rats.is_some()) {
        (true, _) => "ev-evening_of_fireworks",
        (false, true) => "worker-rat",
        (false, false) => "nightweave-portrait",
    };
    let chance = sight.scene.seen.chance();
    let everybody = ranked(sight);
    html! {
        section.sheet.finale.won[won].lost[!won] #decision tabindex="-1" aria-labelledby="question" {
            div.verdict {
                (sign(drawing, "i64"))
                div {
                    h2 #question tabindex="-1" { (title) }
                    @if let Some(outcome) = outcome {
                        p { (sight.say(sight.here.prompt())) " " (rule_link(outcome.rule.id())) }
                    }
                }
            }
            div.pad-of role="region" tabindex="0" aria-label=(sight.text("evt-pad")) { (score::pad(sight, &everybody)) }
            div.acts {
                a.btn href="/new/everdell" { (sight.text("table-new-game")) }
                a.btn.alt href={ (sight.at(0)) "#play" } { (sign("i-play", "i18")) (sight.text("table-replay")) }
                a.btn.alt href={ (sight.path()) "/end" } { (sign("i-link", "i18")) (sight.text("end-share")) }
                @if outcome.is_some() { a.btn.alt href={ (sight.path()) "/review" } { (sign("i-search", "i18")) (sight.text("table-review")) } }
            }
            details.more {
                summary { (sight.text("evt-all-points")) }
                @for (who, points) in everybody {
                    details.more.points {
                        summary { (sign(sight.worker(who), "i28")) span { (sight.who(who)) } b.push.num { (points.total) } }
                        (score::sheet(sight, who, points))
                    }
                }
                p { a.btn.alt.small href={ (sight.path()) "/record.json" } { (sign("i-download", "i18")) (sight.text("table-record")) } }
            }
            (look::proof(sight.words, &chance, "evt-proof", &Markup::default()))
        }
    }
}
