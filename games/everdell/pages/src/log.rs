//! The log: events as sentences with their rules, turn by turn, and the automated opponent's last turn step by step.

use everdell::{Event, Everdell, Owner};
use maud::{Markup, html};
use tabletop::{Entry, Message};

use super::sight::{Sight, sign};
use web::look;

/// The approximate number of events in the log; earlier ones are shown at earlier steps.
const EVENTS: usize = 90;
/// The maximal number of steps to search for the automated opponent's last turn.
const STEPS: usize = 60;

/// The mark of a step of the rival's turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// An attempt.
    Tried,
    /// A failed attempt.
    Failed,
    /// A successful action.
    Done,
    /// Any other event.
    Aside,
}

fn mark(event: &Event) -> Mark {
    match event {
        Event::Tries { .. } | Event::BacksUp => Mark::Tried,
        Event::Impossible { .. } | Event::Blocked { .. } | Event::NoSpace => Mark::Failed,
        Event::Placed { who: Owner::RIVAL, .. }
        | Event::Played { who: Owner::RIVAL, .. }
        | Event::Entered { .. }
        | Event::SpiderDrew
        | Event::SpiderTook { .. }
        | Event::SpiderDiscarded { .. }
        | Event::Achieved { who: Owner::RIVAL, .. }
        | Event::AmbassadorSent { who: Owner::RIVAL, .. }
        | Event::WonderBuilt { who: Owner::RIVAL, .. }
        | Event::AdornmentTurned { .. }
        | Event::Charted { who: Owner::RIVAL, .. }
        | Event::DiscoveryTaken { who: Owner::RIVAL, .. }
        | Event::ShipSailed { who: Owner::RIVAL, .. }
        | Event::RatMoved { .. }
        | Event::RatTook { .. }
        | Event::RatBlocks { .. }
        | Event::Points { who: Owner::RIVAL, .. } => Mark::Done,
        _ => Mark::Aside,
    }
}

/// Whether the log omits an event.
fn is_quiet(event: &Event) -> bool {
    matches!(event, Event::Moment { .. } | Event::TurnBegins { .. })
}

/// Whether it is an action of an automated opponent without turns of his own.
fn is_rats(event: &Event) -> bool {
    matches!(
        event,
        Event::RatMoved { .. }
            | Event::RatBlocks { .. }
            | Event::RatTook { .. }
            | Event::Played { who: Owner::RIVAL, .. }
            | Event::Achieved { who: Owner::RIVAL, .. }
            | Event::Points { who: Owner::RIVAL, .. }
    )
}

/// The drawing beside an event.
fn drawing(event: &Event) -> &'static str {
    match event {
        Event::Placed { .. }
        | Event::Moved { .. }
        | Event::CameBack { .. }
        | Event::Recalled { .. }
        | Event::Stays { .. }
        | Event::Achieved { .. }
        | Event::WonderBuilt { .. } => "i-flag",
        Event::Gained { .. } | Event::Paid { .. } | Event::Stored { .. } | Event::GaveResources { .. } => {
            "berry"
        }
        Event::Points { .. }
        | Event::PointsPaid { .. }
        | Event::TokensOn { .. }
        | Event::TokenOff { .. }
        | Event::Counted { .. } => "acorn",
        Event::Played { .. }
        | Event::Activated { .. }
        | Event::Triggered { .. }
        | Event::MessengerJoins { .. }
        | Event::ShipSailed { .. } => "i-city",
        Event::Discarded { .. }
        | Event::DiscardedMeadow { .. }
        | Event::DiscardedShown { .. }
        | Event::SpiderDiscarded { .. } => "i-discard",
        Event::Pearls { .. } | Event::PearlsPaid { .. } => "pearl",
        Event::AmbassadorSent { .. }
        | Event::AmbassadorJoined
        | Event::RiverTurned { .. }
        | Event::RiverUsed { .. } => "ambassador",
        Event::AdornmentDealt { .. } | Event::AdornmentTurned { .. } | Event::Adorned { .. } => "adornment",
        Event::WeatherTurned { .. } | Event::Prepared { .. } => "leaf",
        Event::TileLaid { .. } | Event::Charted { .. } | Event::Walked { .. } | Event::Camped { .. } => {
            "map-tile"
        }
        Event::DiscoveryTurned { .. }
        | Event::DiscoveryTaken { .. }
        | Event::BeastJoined { .. }
        | Event::BeastActs { .. }
        | Event::BeastStays { .. } => "discovery",
        Event::Travelled { .. } => "cr-rabbit",
        Event::Passed { .. } => "i-moon",
        Event::Activity { .. }
        | Event::Tries { .. }
        | Event::BacksUp
        | Event::Entered { .. }
        | Event::SpidersHome
        | Event::SpidersJoined { .. }
        | Event::Blocked { .. }
        | Event::NoSpace
        | Event::SpiderTook { .. }
        | Event::SpiderDrew
        | Event::Trophy { .. }
        | Event::SpiderFinished => "spider",
        Event::Impossible { .. } => "i-no",
        Event::Rolled { .. } | Event::DieResource { .. } => "i-die",
        Event::Web { .. } | Event::WebsGone => "web-token",
        Event::Personality { .. } | Event::PersonalityActive { .. } => "nw-personality",
        Event::Plan { .. } => "nw-plan",
        Event::Plot { .. }
        | Event::PlotDrawn { .. }
        | Event::PlanThwarted { .. }
        | Event::PlotThwarted { .. } => "nw-plot",
        Event::RatMoved { .. } | Event::RatBlocks { .. } | Event::RatTook { .. } => "worker-rat",
        _ => "card",
    }
}

/// The number of lines of the log for the last step.
pub(super) fn newest(sight: &Sight<'_>) -> usize {
    if sight.step == 0 {
        return 0;
    }
    look::entries(sight, sight.step).iter().filter(|entry| !is_quiet(&entry.event)).count()
}

/// The automated opponent's last action, in one line.
pub(super) fn rivals_deed(sight: &Sight<'_>) -> Option<String> {
    let turn = last_turn(sight);
    turn.iter().rev().find(|entry| mark(&entry.event) == Mark::Done).map(|entry| look::told(sight, entry))
}

/// The events, as a numbered thread.
pub(super) fn thread(sight: &Sight<'_>, lines: &[Entry<Everdell>]) -> Markup {
    html! {
        ol.acct.hers-told {
            @for entry in lines {
                @let mark = mark(&entry.event);
                li.did[mark == Mark::Done].tried[mark == Mark::Tried].failed[mark == Mark::Failed] {
                    span { (look::told(sight, entry)) } " " (look::cited(sight, entry))
                }
            }
        }
    }
}

/// The events of the automated opponent's last turn.
pub(super) fn last_turn(sight: &Sight<'_>) -> Vec<Entry<Everdell>> {
    let mut turn: Vec<Entry<Everdell>> = Vec::new();
    for step in look::steps(sight).into_iter().take(STEPS) {
        let story = look::entries(sight, step);
        if sight.view.rats.is_some() {
            let Some(first) = story.iter().position(|entry| is_rats(&entry.event)) else { continue };
            let first = match first.checked_sub(1).map(|before| &story[before].event) {
                Some(Event::Rolled { .. }) => first - 1,
                _ => first,
            };
            let last = story.iter().rposition(|entry| is_rats(&entry.event)).unwrap_or(first);
            return story[first..=last].iter().filter(|entry| !is_quiet(&entry.event)).cloned().collect();
        }
        let begin =
            story.iter().rposition(|entry| matches!(entry.event, Event::TurnBegins { who: Owner::RIVAL }));
        let from = begin.unwrap_or(0);
        let begins =
            |entry: &Entry<Everdell>| matches!(entry.event, Event::TurnBegins { who } if !who.is_rival());
        let end = story[from..].iter().position(begins).map_or(story.len(), |end| from + end);
        // Her turn may stop for a question and continue in later steps, until another player's turn begins.
        if end < story.len() {
            turn.clear();
        }
        let mut part: Vec<_> = story[from..end].to_vec();
        part.append(&mut turn);
        turn = part;
        if begin.is_some() {
            turn.retain(|entry| !is_quiet(&entry.event));
            return turn;
        }
    }
    Vec::new()
}

/// A turn of the log.
struct Turn {
    who: Option<Owner>,
    step: u32,
    lines: Vec<(u32, Line)>,
}

/// A line of the log.
enum Line {
    Happened(Entry<Everdell>),
    Rewound(look::Rewind),
}

/// The panel with the events up to the step that is shown.
pub(super) fn log(sight: &Sight<'_>) -> Markup {
    let mut turns = turns(sight);
    let step = sight.step;
    let earlier = turns.first().map_or(0, |turn| turn.step);
    look::with_rewinds(sight, &mut turns, earlier, |turn| &mut turn.lines, Line::Rewound);
    html! {
        section.sheet.log aria-labelledby="log" {
            (look::head_of_log(sight, &html! { h2 #log { (sight.text("table-log")) } }))
            @for turn in turns.iter().rev() {
                @if !turn.lines.is_empty() && !is_watched(sight, turn) {
                    h3 {
                        @match turn.who {
                            Some(who) if sight.alone() && who == sight.me => (sight.text("evt-log-yours")),
                            Some(who) => (sight.say(Message::new("evt-log-turn").message("who", sight.who_message(who)))),
                            None => (sight.text(if turn.step == 0 { "evt-log-begin" } else { "evt-log-before" })),
                        }
                        a href=(sight.at(turn.step)) { (sight.say(Message::new("table-log-at").number("step", turn.step))) }
                    }
                    ol {
                        @for (at, line) in turn.lines.iter().rev() {
                            li.new[*at == step] {
                                @match line {
                                    Line::Happened(entry) => {
                                        (sign(drawing(&entry.event), "i20"))
                                        span { (look::told(sight, entry)) }
                                        span.cited { (look::cited(sight, entry)) }
                                    }
                                    Line::Rewound(rewind) => {
                                        (sign(rewind.drawing, "i20"))
                                        span { (rewind.text) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            (look::rest_of_log(sight, earlier))
        }
    }
}

/// Whether the step-by-step panel shows this turn, so that the log can omit it.
fn is_watched(sight: &Sight<'_>, turn: &Turn) -> bool {
    sight.scene.options.step.watching && turn.who == Some(Owner::RIVAL) && turn.step == sight.step
}

/// The last turns, oldest first.
fn turns(sight: &Sight<'_>) -> Vec<Turn> {
    let stories = look::recent(sight, EVENTS);
    let first = stories.first().map_or(0, |&(step, _)| step);
    let mut turns = vec![Turn { who: None, step: first, lines: Vec::new() }];
    for (step, story) in stories {
        for entry in story {
            if let Event::TurnBegins { who } = entry.event {
                turns.push(Turn { who: Some(who), step, lines: Vec::new() });
            } else if !is_quiet(&entry.event)
                && let Some(turn) = turns.last_mut()
            {
                turn.lines.push((step, Line::Happened(entry)));
            }
        }
    }
    turns
}
