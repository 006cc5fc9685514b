//! The log: events as sentences, newest first, with their rules.

use maud::{Markup, html};
use ratcatcher::content::Kind;
use ratcatcher::{Biter, Cause, Event, Mover, Prey, Ratcatcher, Source, Zone};
use tabletop::{Entry, Message, Narration, RuleId};

use super::names;
use super::sight::{Sight, rule_link};
use web::art::icon as sign;
use web::look;

/// The approximate number of events in the log; earlier ones are shown at earlier steps.
const EVENTS: usize = 70;

/// An event, or several like ones.
pub(super) struct Line {
    pub drawing: String,
    pub text: String,
    /// The rules of the events.
    pub rules: Vec<&'static str>,
    /// Rules that shaped it.
    pub also: Vec<&'static str>,
    /// Its importance to a spectator; the line with the greatest weight is shown.
    pub weight: u8,
}

/// A turn.
struct Turn {
    round: u16,
    whose: &'static str,
    /// The step with its beginning.
    step: u32,
    lines: Vec<(u32, Line)>,
}

/// The panel with the events up to the step that is shown.
pub(super) fn log(sight: &Sight<'_>) -> Markup {
    let mut turns = turns(sight);
    let earlier = turns.first().map_or(0, |turn| turn.step);
    look::with_rewinds(sight, &mut turns, earlier, |turn| &mut turn.lines, rewound);
    let newest = turns.iter().rev().filter_map(|turn| turn.lines.last()).map(|&(step, _)| step).next();
    html! {
        section.sheet.log aria-label=(sight.text("table-log")) {
            (look::head_of_log(sight, &html! { h2 { (sight.text("table-log")) } }))
            @for turn in turns.iter().rev() {
                @if !turn.lines.is_empty() {
                    h3 {
                        (sight.say(Message::new("table-log-turn").number("round", turn.round).key("whose", turn.whose)))
                        a href=(sight.at(turn.step)) { (sight.say(Message::new("table-log-at").number("step", turn.step))) }
                    }
                    ol { (told(sight, turn, newest)) }
                }
            }
            (look::rest_of_log(sight, earlier))
        }
    }
}

/// The number of lines of the last step.
pub(super) fn newest(sight: &Sight<'_>) -> usize {
    let Ok(story) = sight.scene.seen.story(sight.step) else { return 0 };
    let shown = match sight.watched() {
        Some(watched) => watched.until(sight.moment),
        None => story.entries(),
    };
    lines(sight, shown).len()
}

/// The line of an undo, redo or correction.
fn rewound(rewind: look::Rewind) -> Line {
    let drawing = rewind.drawing.to_owned();
    Line { drawing, text: rewind.text, rules: Vec::new(), also: Vec::new(), weight: 0 }
}

/// The lines of a turn, newest first, with a link where a step begins.
fn told(sight: &Sight<'_>, turn: &Turn, newest: Option<u32>) -> Markup {
    let mut shown = turn.lines.iter().rev().peekable();
    let mut items = Vec::new();
    while let Some((step, line)) = shown.next() {
        // The link is at the first event of a step, which is shown last.
        let first = shown.peek().is_none_or(|(next, _)| next != step);
        items.push((*step, line, first));
    }
    html! {
        @for (step, line, first) in items {
            li.new[Some(step) == newest] {
                (sign(&line.drawing, "i20"))
                span { (line.text) }
                span.cited {
                    @for rule in &line.rules { (rule_link(rule)) " " }
                    @if first && step > 0 {
                        a.at href=(sight.at(step)) aria-label=(sight.say(Message::new("table-log-at").number("step", step))) { "#" (step) }
                    }
                    (also(sight, line))
                }
            }
        }
    }
}

/// The rules that shaped the events, folded away.
pub(super) fn also(sight: &Sight<'_>, line: &Line) -> Markup {
    html! {
        @if !line.also.is_empty() {
            details.also {
                summary { (sight.text("table-also")) }
                @for rule in &line.also { (rule_link(rule)) " " }
            }
        }
    }
}

/// The last turns, oldest first.
fn turns(sight: &Sight<'_>) -> Vec<Turn> {
    let seen = sight.scene.seen;
    let line = seen.line_at(sight.step).unwrap_or_default();
    let mut stories = Vec::new();
    let mut events = 0;
    let mut begins = sight.here;
    for entry in line.iter().rev() {
        if events > EVENTS {
            break;
        }
        let Ok(story) = seen.story(entry.step()) else { break };
        events += story.entries().len();
        begins = entry.before();
        stories.push((entry.step(), story));
    }
    if stories.len() == line.len()
        && events <= EVENTS
        && let Ok(story) = seen.story(0)
    {
        stories.push((0, story));
    }
    stories.reverse();
    let before = begins.view();
    let whose = match before.turn {
        "over" => "yours",
        other => other,
    };
    let mut turns: Vec<Turn> = Vec::new();
    let begin = |turns: &mut Vec<Turn>, round, whose, step| {
        turns.push(Turn { round, whose, step, lines: Vec::new() });
    };
    let first = stories.first().map_or(0, |&(step, _)| step);
    begin(
        &mut turns,
        if first == 0 { 0 } else { before.round },
        if first == 0 { "setup" } else { whose },
        first,
    );
    for (step, story) in &stories {
        // A story may cross from one turn to the next, so it is split.
        let entries = match (sight.watched(), *step == sight.step) {
            (Some(_), true) => story.until(sight.moment),
            _ => story.entries(),
        };
        let mut from = 0;
        for (index, entry) in entries.iter().enumerate() {
            let next = match entry.event {
                Event::Round(round) => Some((round, "yours")),
                Event::Step(1) => turns.last().map(|turn| (turn.round, "rats")),
                _ => None,
            };
            if let Some((round, whose)) = next {
                keep(&mut turns, *step, lines(sight, &entries[from..index]));
                begin(&mut turns, round, whose, *step);
                from = index;
            }
        }
        keep(&mut turns, *step, lines(sight, &entries[from..]));
    }
    turns
}

fn keep(turns: &mut [Turn], step: u32, lines: Vec<Line>) {
    if let Some(turn) = turns.last_mut() {
        turn.lines.extend(lines.into_iter().map(|line| (step, line)));
    }
}

/// Events as sentences; consecutive events of a kind are combined.
pub(super) fn lines(sight: &Sight<'_>, entries: &[Entry<Ratcatcher>]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut index = 0;
    while index < entries.len() {
        let run = run(&entries[index..]);
        let together = &entries[index..index + run];
        index += run;
        let is_walk = |entry: &&&Entry<Ratcatcher>| matches!(entry.event, Event::Moved { .. });
        match together[0].event {
            Event::Step(_) | Event::Moment(_) | Event::Round(_) => {}
            // Rats of a kind walk and stay alternately: first all that walk, then all that stay.
            Event::Moved { .. } | Event::Stayed { .. } => {
                let all: Vec<&Entry<Ratcatcher>> = together.iter().collect();
                let walks: Vec<_> = all.iter().filter(is_walk).copied().collect();
                let stays: Vec<_> = all.iter().filter(|entry| !is_walk(entry)).copied().collect();
                lines.extend([walks, stays].iter().filter_map(|entries| line(sight, entries)));
            }
            _ => lines.extend(line(sight, &together.iter().collect::<Vec<_>>())),
        }
    }
    lines
}

/// One line for like events.
fn line(sight: &Sight<'_>, entries: &[&Entry<Ratcatcher>]) -> Option<Line> {
    let first = entries.first()?;
    let text = if entries.len() > 1 { together(sight, entries) } else { None };
    let text = text.unwrap_or_else(|| sight.say(sight.game.tell(&first.event)));
    let mut rules: Vec<&'static str> = Vec::new();
    let mut also: Vec<&'static str> = Vec::new();
    for entry in entries {
        if !rules.contains(&entry.rule.id()) {
            rules.push(entry.rule.id());
        }
    }
    for rule in entries.iter().flat_map(|entry| &entry.also) {
        if !rules.contains(&rule.id()) && !also.contains(&rule.id()) {
            also.push(rule.id());
        }
    }
    let (drawing, weight) = drawing(sight, &first.event);
    Some(Line { drawing, text, rules, also, weight })
}

/// The number of first events that can be combined.
fn run(entries: &[Entry<Ratcatcher>]) -> usize {
    let alike = |event: &Event| -> bool {
        match (&entries[0].event, event) {
            (Event::Deployed { zone, cause, .. }, Event::Deployed { zone: other, cause: by, .. }) => {
                zone == other && cause == by
            }
            (
                Event::Moved { mover, .. } | Event::Stayed { mover, .. },
                Event::Moved { mover: other, .. } | Event::Stayed { mover: other, .. },
            ) => mover == other,
            (Event::Deployed { zone, .. }, Event::Bred { zone: other })
            | (Event::Caught { zone, .. }, Event::Caught { zone: other, .. })
            | (Event::SmokedOut { zone, .. }, Event::SmokedOut { zone: other, .. }) => zone == other,
            (Event::CheeseSafe { .. }, Event::CheeseSafe { .. })
            | (Event::Joined { .. }, Event::Joined { .. })
            | (Event::Slept { .. }, Event::Slept { .. })
            | (Event::Paid { .. }, Event::Paid { .. }) => true,
            (Event::Woke { again, .. }, Event::Woke { again: other, .. }) => again == other,
            _ => false,
        }
    };
    1 + entries[1..].iter().take_while(|entry| alike(&entry.event)).count()
}

/// Several events in one sentence.
fn together(sight: &Sight<'_>, entries: &[&Entry<Ratcatcher>]) -> Option<String> {
    let events = || entries.iter().map(|entry| entry.event);
    let in_zone = |message: Message, zone: Zone| {
        message.key("zone", zone.to_string()).name("district", sight.district_names(zone.district()))
    };
    let kinds = |counts: [u8; 3]| -> Vec<Message> {
        let some = Kind::ALL.into_iter().filter(|&kind| counts[kind as usize] > 0);
        some.map(|kind| names::rats(kind, counts[kind as usize])).collect()
    };
    let message = match entries[0].event {
        Event::Deployed { zone, cause, .. } => {
            let mut counts = [0; 3];
            for event in events() {
                if let Event::Deployed { kind, .. } = event {
                    counts[kind as usize] += 1;
                }
            }
            let bred = events().filter(|event| matches!(event, Event::Bred { .. })).count();
            in_zone(Message::new("table-log-deployed"), zone)
                .list("rats", kinds(counts))
                .key("cause", cause_name(cause))
                .number("bred", i64::try_from(bred).unwrap_or(0))
        }
        Event::Moved { mover, .. } => {
            let ways = events().filter_map(|event| match event {
                Event::Moved { count, path, .. } => Some(
                    Message::new("table-log-way")
                        .number("count", count)
                        .key("from", path.start().to_string())
                        .key("to", path.end().to_string()),
                ),
                _ => None,
            });
            who(sight, Message::new("table-log-moved"), mover).list("ways", ways.collect())
        }
        Event::Stayed { mover, .. } => {
            let zones = events().filter_map(|event| match event {
                Event::Stayed { zone, .. } => Some(just(zone)),
                _ => None,
            });
            who(sight, Message::new("table-log-stayed"), mover).list("zones", zones.collect())
        }
        Event::Caught { zone, .. } => {
            let mut counts = [0; 3];
            let mut others = Vec::new();
            for event in events() {
                match event {
                    Event::Caught { prey: Prey::Common(kind), .. } => counts[kind as usize] += 1,
                    Event::Caught { prey: Prey::Peculiar(index), .. } => {
                        let rat = sight.pack.peculiars.get(index.index())?;
                        others.push(Message::new("table-thing-named").name("name", &rat.name));
                    }
                    _ => {}
                }
            }
            let mut rats = kinds(counts);
            rats.extend(others);
            in_zone(Message::new("table-log-caught"), zone).list("rats", rats)
        }
        Event::SmokedOut { zone, .. } => {
            let mut counts = [0; 3];
            for event in events() {
                if let Event::SmokedOut { kind, .. } = event {
                    counts[kind as usize] += 1;
                }
            }
            in_zone(Message::new("table-log-smoked"), zone).list("rats", kinds(counts))
        }
        Event::Paid { .. } => {
            let mut counts = [0; 3];
            for event in events() {
                if let Event::Paid { kind, count } = event {
                    counts[kind as usize] += count;
                }
            }
            Message::new("table-log-paid").list("rats", kinds(counts))
        }
        Event::CheeseSafe { .. } => {
            let zones = events().filter_map(|event| match event {
                Event::CheeseSafe { zone, count } => Some(
                    Message::new("table-log-zone-count").key("zone", zone.to_string()).number("count", count),
                ),
                _ => None,
            });
            Message::new("table-log-safe").list("zones", zones.collect())
        }
        Event::Joined { .. } => {
            let pairs = events().filter_map(|event| match event {
                Event::Joined { here, there } => Some(
                    Message::new("table-log-pair")
                        .key("one", here.to_string())
                        .key("other", there.to_string()),
                ),
                _ => None,
            });
            Message::new("table-log-joined").list("pairs", pairs.collect())
        }
        Event::Slept { .. } | Event::Woke { .. } => {
            let key = match entries[0].event {
                Event::Slept { .. } => "table-log-slept",
                Event::Woke { again: true, .. } => "table-log-woke-again",
                _ => "table-log-woke",
            };
            let districts = events().filter_map(|event| match event {
                Event::Slept { district } | Event::Woke { district, .. } => {
                    Some(Message::new("table-thing-named").name("name", sight.district_names(district)))
                }
                _ => None,
            });
            Message::new(key).list("districts", districts.collect())
        }
        _ => return None,
    };
    Some(sight.say(message))
}

/// A zone by its name alone.
fn just(zone: Zone) -> Message {
    Message::new("table-just").key("text", zone.to_string())
}

/// Adds the figure that walks.
fn who(sight: &Sight<'_>, message: Message, mover: Mover) -> Message {
    match mover {
        Mover::Common(kind) => message.key("rat", kind.name()),
        Mover::Peculiar(index) => match sight.pack.peculiars.get(index.index()) {
            Some(rat) => message.key("rat", "named").name("name", &rat.name),
            None => message.key("rat", "nemesis"),
        },
        Mover::Nemesis => message.key("rat", "named").name("name", sight.nemesis_name()),
    }
}

fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Filling => "filling",
        Cause::Nest => "nest",
        Cause::Black => "black",
        Cause::Nemesis => "nemesis",
        Cause::Brood => "brood",
        Cause::Call => "call",
        Cause::Track => "track",
        Cause::Token => "token",
    }
}

/// The drawing beside an event, and its importance.
fn drawing(sight: &Sight<'_>, event: &Event) -> (String, u8) {
    let you = || format!("rc-{}", sight.view.ratcatcher.id);
    let trap = || if sight.view.ratcatcher.trap_upgraded { "trap-upgraded" } else { "trap" }.to_owned();
    let cube = |colour: ratcatcher::content::Colour| {
        if colour == ratcatcher::content::Colour::Yellow { "cube-a" } else { "cube-b" }.to_owned()
    };
    match *event {
        Event::Walked { .. } => (you(), 4),
        Event::Refreshed { .. } | Event::NotRefreshed | Event::DiceGained { .. } => ("die".to_owned(), 2),
        Event::TrapSet { .. } | Event::TrapsReturned { .. } => (trap(), 3),
        Event::TrapSprung { .. } => (trap(), 6),
        Event::Rolled { source: Source::Trap, .. } => (trap(), 5),
        Event::Rolled { .. } => ("sword".to_owned(), 5),
        Event::Caught { prey, .. } => (names::prey(sight, prey), 7),
        Event::NemesisWounded { .. } | Event::Vanished { .. } | Event::NemesisRolled { .. } => {
            (names::nemesis(sight), 7)
        }
        Event::NemesisBit { .. } | Event::NemesisHealed { .. } => (names::nemesis(sight), 6),
        Event::NemesisDeployed { .. } => (names::nemesis(sight), 9),
        Event::Used { colour, .. }
        | Event::Unlocked(colour)
        | Event::Refilled(colour)
        | Event::MarkersGained { colour, .. }
        | Event::MarkerLaid { colour, .. } => (cube(colour), 3),
        Event::Led { kind, .. } | Event::SmokedOut { kind, .. } | Event::Paid { kind, .. } => {
            (names::rat(kind).to_owned(), 4)
        }
        Event::CheeseCollected { .. }
        | Event::CheeseGained { .. }
        | Event::SetAside
        | Event::CheeseLaid { .. }
        | Event::CheeseSafe { .. }
        | Event::NoExpansion { .. } => ("cheese".to_owned(), 4),
        Event::Devoured { .. } | Event::RuseDevoured { .. } => ("cheese".to_owned(), 9),
        Event::SlotFilled(slot) | Event::Upgraded { slot, .. } => (names::slot(slot).to_owned(), 4),
        Event::HealthGained { .. } | Event::HealthLaid { .. } | Event::Sickened => ("heart".to_owned(), 4),
        Event::Wounded { .. } => ("heart".to_owned(), 8),
        Event::Bought { ware, .. } => (names::ware(ware).to_owned(), 4),
        Event::RewardTaken { peculiar }
        | Event::RewardLost { peculiar }
        | Event::PeculiarDeployed { peculiar, .. }
        | Event::Packed { peculiar, .. }
        | Event::Scrapped { peculiar, .. } => (names::peculiar(sight, peculiar), 6),
        Event::TokenRevealed { token, .. } => (names::token(token).to_owned(), 5),
        Event::NoToken { .. } | Event::NoPeculiar => ("mystery".to_owned(), 2),
        Event::DistrictDrawn { .. }
        | Event::DistrictUnplaceable { .. }
        | Event::DistrictPlaced { .. }
        | Event::Expansion { .. }
        | Event::DeckEmpty => ("deck".to_owned(), 6),
        Event::Joined { .. } => ("deck".to_owned(), 1),
        Event::Deployed { cause: Cause::Black, .. } | Event::Bred { .. } => ("rat-black".to_owned(), 5),
        Event::Deployed { .. } => ("nest".to_owned(), 5),
        Event::BagFilled { .. } | Event::DrawsLost { .. } | Event::ReturnedToBag { .. } => {
            ("bag".to_owned(), 3)
        }
        Event::SupplyEmpty { .. } | Event::MarkersReturned | Event::Cleared { .. } => ("bag".to_owned(), 1),
        Event::Woke { .. } => ("i-sun".to_owned(), 2),
        Event::Slept { .. } => ("i-moon".to_owned(), 2),
        Event::Moved { mover, .. } => (names::mover(sight, mover), 5),
        Event::Stayed { mover, .. } => (names::mover(sight, mover), 1),
        Event::Gorged { .. } => ("guts".to_owned(), 7),
        Event::Bitten { biter, wounds, .. } => match biter {
            Biter::Nemesis => (names::nemesis(sight), 6 + wounds.min(1)),
            Biter::Peculiar(index) => (names::peculiar(sight, index), 6 + wounds.min(1)),
            Biter::Commons => ("shield".to_owned(), 6 + wounds.min(1)),
        },
        Event::Progress(_) => (names::nemesis(sight), 8),
        Event::Raised(attribute) => (names::attribute(attribute).to_owned(), 7),
        Event::Mutated { .. } => ("mutation".to_owned(), 8),
        Event::Strengthened(kind, _) => (names::rat(kind).to_owned(), 7),
        Event::Ended(_) => ("crown".to_owned(), 10),
        Event::Wasted { .. } => ("i-die".to_owned(), 1),
        Event::ActionsEnded => ("i-ok".to_owned(), 1),
        Event::Round(_) | Event::Step(_) | Event::Moment(_) => ("i-flag".to_owned(), 0),
    }
}
