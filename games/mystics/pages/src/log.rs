//! The log: events as sentences with their rules, turn by turn, those of enemies step by step.

use maud::{Markup, html};
use mystics::{Event, Fighter, Mystics, Turn};
use tabletop::{Entry, Message};

use super::moments::is_quiet;
use super::names;
use super::sight::Sight;
use web::look;

/// The number of events in the log; older ones are shown at earlier steps.
const EVENTS: usize = 70;

/// Whether an event is an action, and not only a message or a roll.
fn is_done(event: &Event) -> bool {
    matches!(
        event,
        Event::Wounded { .. }
            | Event::BossWounded { .. }
            | Event::Defeated { .. }
            | Event::Captured { .. }
            | Event::Rescued { .. }
            | Event::Stolen { .. }
            | Event::Arrived { .. }
            | Event::Surge { .. }
            | Event::Hourglass { .. }
            | Event::TrapSnapped { .. }
            | Event::Afflicted { .. }
            | Event::Turned { .. }
            | Event::Tale { .. }
            | Event::Honour { .. }
            | Event::Ended { .. }
    )
}

/// The drawing beside an event.
pub(super) fn drawing(event: &Event) -> &'static str {
    match event {
        Event::Wounded { poison: true, .. } => "my-poison",
        Event::Wounded { .. } | Event::BossWounded { .. } | Event::Defeated { .. } => "my-wound",
        Event::Captured { .. } => "my-captured",
        Event::Surge { .. } => "my-surge",
        Event::Hourglass { .. } | Event::TimeIsShort => "my-hourglass",
        Event::Ended { .. } | Event::EndMarker { .. } => "my-end",
        Event::Cheese { .. }
        | Event::CheesePaid { .. }
        | Event::GaveCheese { .. }
        | Event::Stolen { .. }
        | Event::Wheel { .. }
        | Event::WheelOff { .. } => "my-cheese",
        Event::Walked { .. } | Event::FoeWalked { .. } | Event::Ran { .. } | Event::CharmedWalked { .. } => {
            "my-move"
        }
        Event::Blocked { .. } => "sign-shield",
        Event::Attacks { ranged: true, .. } => "sign-bow",
        Event::Attacks { .. } | Event::AttacksAll { .. } | Event::Hits { .. } => "sign-sword",
        Event::TrapSnapped { .. }
        | Event::TrapHeld { .. }
        | Event::Mousetraps { .. }
        | Event::TrapGone { .. } => "my-mousetrap",
        Event::Drew { .. } | Event::Kept { .. } | Event::Searched { .. } | Event::NothingLeft { .. } => {
            "my-act-search"
        }
        Event::Explores { .. } | Event::Landed { .. } | Event::Visited { .. } => "my-act-explore",
        Event::Turned { .. } => "my-flip",
        Event::Arrived { .. } | Event::Encounter { .. } => "my-entry",
        Event::Healed { .. } | Event::Mended { .. } => "my-life",
        Event::Ambushed { .. } => "my-ambush",
        Event::Rolled { .. } | Event::MoveDie { .. } | Event::FoeDie { .. } | Event::Scurries { .. } => {
            "i-die"
        }
        Event::Tale { .. } | Event::Honour { .. } => "my-star",
        _ => "my-room",
    }
}

/// The events, as a numbered thread.
pub(super) fn thread(sight: &Sight<'_>, lines: &[Entry<Mystics>], mate: bool) -> Markup {
    html! {
        ol.acct.foe[!mate].mate[mate] {
            @for entry in lines.iter().filter(|entry| !is_quiet(&entry.event)) { (happened(sight, entry)) }
        }
    }
}

/// An event, as one item of a thread.
fn happened(sight: &Sight<'_>, entry: &Entry<Mystics>) -> Markup {
    html! {
        li.did[is_done(&entry.event)] {
            (names::rolled(sight, &entry.event)) span { (look::told(sight, entry)) } " " (look::cited(sight, entry))
        }
    }
}

/// A turn of the log.
struct Part {
    who: Option<Turn>,
    step: u32,
    lines: Vec<(u32, Line)>,
}

/// A line of the log.
enum Line {
    Happened(Entry<Mystics>),
    Rewound(look::Rewind),
}

/// The last turns, oldest first.
fn parts(sight: &Sight<'_>) -> Vec<Part> {
    let stories = look::recent(sight, EVENTS);
    let first = stories.first().map_or(0, |&(step, _)| step);
    let mut parts = vec![Part { who: None, step: first, lines: Vec::new() }];
    for (step, story) in stories {
        for entry in story {
            if let Event::Begins { card } = *entry.event {
                parts.push(Part { who: Some(card), step, lines: Vec::new() });
            } else if !is_quiet(&entry.event)
                && let Some(part) = parts.last_mut()
            {
                part.lines.push((step, Line::Happened(entry)));
            }
        }
    }
    parts
}

/// The panel with the events up to the step that is shown.
pub(super) fn log(sight: &Sight<'_>) -> Markup {
    let mut parts = parts(sight);
    let earlier = parts.first().map_or(0, |part| part.step);
    look::with_rewinds(sight, &mut parts, earlier, |part| &mut part.lines, Line::Rewound);
    html! {
        section.sheet.log aria-labelledby="log" {
            (look::head_of_log(sight, &html! { h2 #log { (sight.text("myp-log")) } }))
            @for part in parts.iter().rev().filter(|part| !part.lines.is_empty()) {
                h3 {
                    @match part.who {
                        Some(Turn::Mouse(mouse)) => (sight.say(Message::new("myp-log-turn").key("who", sight.mouse_name(mouse)))),
                        Some(Turn::Foe(foe)) => (sight.say(Message::new("myp-log-turn").key("who", sight.foe_name(foe)))),
                        None => (sight.text(if part.step == 0 { "myp-log-begin" } else { "myp-log-before" })),
                    }
                    a href=(sight.at(part.step)) { (sight.say(Message::new("table-log-at").number("step", part.step))) }
                }
                @let mate = !matches!(part.who, Some(Turn::Foe(_)));
                ol.acct.foe[!mate].mate[mate] {
                    @for (_, line) in &part.lines {
                        @match line {
                            Line::Happened(entry) => (happened(sight, entry)),
                            Line::Rewound(rewind) => li { (rewind.text) },
                        }
                    }
                }
            }
            (look::rest_of_log(sight, earlier))
        }
    }
}

/// The number of lines of the last step, as far as it is shown.
pub(super) fn newest(sight: &Sight<'_>) -> usize {
    sight.fresh.iter().filter(|entry| !is_quiet(&entry.event)).count()
}

/// The feats of one mouse in the chapter.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Feats {
    pub defeated: u16,
    pub wounds: u16,
    pub cheese: u16,
    pub found: u16,
    pub captured: u16,
    pub steps: u16,
}

/// The feats of every mouse up to the step that is shown, by its place in the party.
pub(super) fn feats(sight: &Sight<'_>) -> Vec<Feats> {
    let mut all = vec![Feats::default(); sight.view.mice.len()];
    let mut attacker = None;
    for step in look::steps(sight).into_iter().rev() {
        let Ok(story) = sight.scene.seen.story(step) else { continue };
        for entry in story.entries() {
            let mut add = |mouse: mystics::MouseIx, change: fn(&mut Feats, u16), count: u8| {
                if let Some(feats) = all.get_mut(usize::from(mouse)) {
                    change(feats, count.into());
                }
            };
            match *entry.event {
                Event::Attacks { by, .. } | Event::AttacksAll { by, .. } => attacker = Some(by),
                Event::Defeated { by: Fighter::Mouse(mouse), .. } => {
                    add(mouse, |feats, count| feats.defeated += count, 1);
                }
                Event::Wounded { on: Fighter::Foe(_), count, .. } => {
                    if let Some(Fighter::Mouse(mouse)) = attacker {
                        add(mouse, |feats, count| feats.wounds += count, count);
                    }
                }
                Event::Cheese { mouse, count } => add(mouse, |feats, count| feats.cheese += count, count),
                Event::Kept { mouse, .. } => add(mouse, |feats, count| feats.found += count, 1),
                Event::Captured { mouse } => add(mouse, |feats, count| feats.captured += count, 1),
                Event::Walked { mouse, .. } => add(mouse, |feats, count| feats.steps += count, 1),
                _ => {}
            }
        }
    }
    all
}
