//! An earlier step, and the end of a game.

use maud::{Markup, html};
use ratcatcher::{Event, Prey};
use tabletop::{Message, SeenStory};

use super::names;
use super::sight::{Sight, rule_link};
use web::art::icon as sign;
use web::look;

/// The strip above an earlier step.
pub(super) fn past(sight: &Sight<'_>) -> Markup {
    let moment = html! {
        @if let Some(all) = sight.story.map(SeenStory::moments) {
            span { (sight.say(Message::new("table-past-moment").number("moment", look::many(sight.moment.min(all))).number("all", look::many(all)))) }
        }
    };
    look::past(sight, &moment, &ruler(sight, sight.step, sight.scene.seen.step()))
}

/// Steps as links, up to a maximal number, with the one that is shown.
fn ruler(sight: &Sight<'_>, step: u32, last: u32) -> Markup {
    let marks = 12.min(last);
    let mut steps: Vec<u32> = (0..=marks).map(|mark| last * mark / marks.max(1)).collect();
    if !steps.contains(&step) {
        steps.push(step);
    }
    steps.sort_unstable();
    steps.dedup();
    html! {
        ol.ruler aria-label=(sight.text("table-steps")) {
            @for mark in steps {
                li {
                    @if mark == step { span aria-current="step" { (mark) } }
                    @else { a href=(sight.at(mark)) { (mark) } }
                }
            }
        }
    }
}

/// The number of cheeses that ends the game, for you and for the rats (R1.1, R1.3).
pub(super) const GOAL: u8 = 10;

/// The counts of a whole game.
#[derive(Default)]
pub(super) struct Tally {
    choices: usize,
    pub caught: u32,
    peculiars: u32,
    traps: u32,
    bites: u32,
    dice: u32,
}

pub(super) fn tally(sight: &Sight<'_>) -> Tally {
    let seen = sight.scene.seen;
    let line = seen.line();
    let mut tally = Tally { choices: line.len(), ..Tally::default() };
    for entry in line {
        let Ok(story) = seen.story(entry.step()) else { continue };
        for told in story.entries() {
            match told.event {
                Event::Caught { prey: Prey::Peculiar(_), .. } => tally.peculiars += 1,
                Event::Caught { .. } => tally.caught += 1,
                Event::TrapSet { .. } => tally.traps += 1,
                Event::Wounded { wounds, .. } => tally.bites += u32::from(wounds),
                Event::Rolled { faces, .. } => {
                    tally.dice += u32::try_from(faces.as_slice().len()).unwrap_or(0);
                }
                _ => {}
            }
        }
    }
    tally
}

/// The end of the game: its cause, its counts, and the proof of fairness.
pub(super) fn finale(sight: &Sight<'_>) -> Markup {
    let outcome = sight.here.outcome();
    let won = sight.view.ending.is_some_and(ratcatcher::Ending::is_won);
    let given_up = outcome.is_none();
    let title = if given_up {
        sight.text("table-given-up")
    } else if won {
        sight.text("table-won")
    } else {
        sight.text("table-lost")
    };
    let drawing = match sight.view.ending {
        Some(ratcatcher::Ending::TenthCheese) => "cheese".to_owned(),
        Some(ratcatcher::Ending::NemesisKilled) | None => format!("rc-{}", sight.view.ratcatcher.id),
        Some(_) => names::nemesis(sight),
    };
    let tally = tally(sight);
    let view = &sight.view;
    let facts = [
        ("rounds", u32::from(view.round)),
        ("choices", u32::try_from(tally.choices).unwrap_or(0)),
        ("peculiars", tally.peculiars),
        ("traps", tally.traps),
        ("wounds", tally.bites),
        ("dice", tally.dice),
        ("districts", u32::try_from(view.districts.len()).unwrap_or(0)),
    ];
    let pad = [
        ("cheese", "cheese", format!("{}/{GOAL}", view.ratcatcher.cheese)),
        (&*names::nemesis(sight), "devoured", format!("{}/{GOAL}", view.nemesis.progress)),
        ("cage", "caught", tally.caught.to_string()),
        ("heart", "health", format!("{}/{}", view.ratcatcher.health, view.ratcatcher.most_health)),
    ];
    let chance = sight.scene.seen.chance();
    html! {
        section.sheet.finale.won[won].lost[!won] #decision tabindex="-1" aria-labelledby="question" {
            div.verdict {
                (sign(&drawing, "i64"))
                div {
                    h2 #question tabindex="-1" { (title) }
                    @if let Some(outcome) = outcome {
                        p { (sight.say(sight.here.prompt())) " " (rule_link(tabletop::RuleId::id(outcome.rule))) }
                    }
                }
            }
            dl.pad {
                @for (drawing, what, count) in pad {
                    div {
                        dt { (sign(drawing, "i24")) span { (sight.say(Message::new("table-tally").key("what", what))) } }
                        dd.num { (count) }
                    }
                }
            }
            div.acts {
                a.btn href="/new/ratcatcher" { (sight.text("table-new-game")) }
                a.btn.alt href={ (sight.at(0)) "#play" } { (sign("i-play", "i18")) (sight.text("table-replay")) }
                a.btn.alt href={ (sight.path()) "/end" } { (sign("i-link", "i18")) (sight.text("end-share")) }
                @if outcome.is_some() { a.btn.alt href={ (sight.path()) "/review" } { (sign("i-search", "i18")) (sight.text("table-review")) } }
            }
            details.more {
                summary { (sight.text("table-all-counts")) }
                dl.tally {
                    @for (what, count) in facts {
                        div {
                            dt { (sight.say(Message::new("table-tally").key("what", what))) }
                            dd.num { (count) }
                        }
                    }
                }
                p { a.btn.alt.small href={ (sight.path()) "/record.json" } { (sign("i-download", "i18")) (sight.text("table-record")) } }
            }
            (look::proof(sight.words, &chance, "table-proof", &html! { p.s { (sight.text("table-proof-check")) } }))
        }
    }
}
