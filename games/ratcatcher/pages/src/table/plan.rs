//! The overlay of the board: possible choices, and recent walks.

use ratcatcher::{Choice, Event, Ratcatcher, Zone};
use tabletop::Entry;

use super::names;
use super::parts::{Ghost, Plan, Target};
use super::sight::Sight;
use web::Taps;

/// Key letters, in order; `u` and `r` are for undo and redo.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQSTVWXYZ";

/// The key letter of the choice with this number.
pub(super) fn letter(number: usize) -> Option<char> {
    LETTERS.chars().nth(number)
}

/// The zone that a choice concerns.
pub(super) fn zone_of(choice: Choice) -> Option<Zone> {
    match choice {
        Choice::Walk(zone) | Choice::SetTrap(zone) | Choice::Pick(zone) => Some(zone),
        Choice::Use { zone, .. } => zone.get(),
        _ => None,
    }
}

/// The zone that the request asks about.
pub(super) fn asked_zone(sight: &Sight<'_>) -> Option<Zone> {
    Zone::find(sight.scene.options.chosen?.strip_prefix("zone:")?)
}

/// The choices for the thing that the request asks about, if there is such a thing.
fn about(sight: &Sight<'_>) -> Option<Vec<Choice>> {
    let all = sight.choices.iter().copied();
    let candidates = sight.here.candidates(sight.scene.options.chosen?)?;
    Some(match asked_zone(sight) {
        // The charm leads rats either way, but its candidates are written one way only.
        Some(zone) => all.filter(|&choice| zone_of(choice) == Some(zone)).collect(),
        None => all.filter(|choice| candidates.contains(choice)).collect(),
    })
}

/// The choices to show: all, or those for the thing that the request asks about.
pub(super) fn shown(sight: &Sight<'_>) -> Vec<Choice> {
    about(sight).filter(|about| !about.is_empty()).unwrap_or_else(|| sight.choices.clone())
}

/// The choices to show if the requested zone can be walked to: only those of that zone.
pub(super) fn shown_far(sight: &Sight<'_>) -> Vec<Choice> {
    about(sight).unwrap_or_default()
}

/// Whether the request asks about a thing without possible choices.
pub(super) fn is_refused(sight: &Sight<'_>) -> bool {
    sight.live && about(sight).is_some_and(|about| about.is_empty())
}

/// Whether only the choices of one thing are shown.
pub(super) fn is_narrow(sight: &Sight<'_>) -> bool {
    shown(sight).len() < sight.choices.len()
}

/// The overlay of the board.
pub(super) fn plan(sight: &Sight<'_>) -> Plan {
    let mut plan = Plan::default();
    if sight.scene.options.step.watching || sight.story.is_some() {
        movements(sight, &mut plan);
    } else if sight.scene.options.step.at.is_none() {
        last_walk(sight, &mut plan);
    }
    if !sight.live {
        return plan;
    }
    plan.asked = asked_zone(sight);
    plan.routes = sight.game.routes_seen(&sight.here);
    if let Some(zone) = plan.asked {
        plan.refused =
            plan.route(zone).is_none() && !sight.choices.iter().any(|&choice| zone_of(choice) == Some(zone));
    }
    plan.drawn = sight.view.drawn;
    plan.hinted = hinted(sight);
    let at_once = sight.scene.options.frame.prefs.taps == Taps::One;
    let mut number = 0;
    let mut next_key = || {
        number += 1;
        letter(number - 1)
    };
    let by_ability = sight.scene.options.chosen.is_some_and(|thing| thing.starts_with("ability:"));
    for choice in if by_ability { shown(sight) } else { sight.choices.clone() } {
        match choice {
            Choice::Walk(zone) | Choice::Pick(zone) => {
                let in_zone = sight.choices.iter().filter(|&&other| zone_of(other) == Some(zone)).count();
                let is_clear = in_zone == 1 || matches!(choice, Choice::Walk(_));
                plan.targets.push(Target {
                    zone,
                    key: next_key(),
                    label: sight.label(choice),
                    thing: format!("zone:{zone}"),
                    only: (is_clear && (at_once || plan.asked == Some(zone))).then(|| sight.id_of(choice)),
                });
            }
            Choice::Use { zone, out: false, .. } if by_ability => {
                if let Some(zone) = zone.get() {
                    plan.targets.push(Target {
                        zone,
                        key: next_key(),
                        label: sight.label(choice),
                        thing: format!("zone:{zone}"),
                        only: None,
                    });
                }
            }
            Choice::Place { x, y, turn } => {
                plan.ghosts.push(Ghost {
                    x,
                    y,
                    turn,
                    id: sight.id_of(choice),
                    key: next_key(),
                    label: names::place_words(sight, x, y, turn),
                });
            }
            Choice::Empty(district) => {
                let (key, id) = (next_key(), sight.id_of(choice));
                let thing = format!("choice:{id}");
                let again = sight.scene.options.chosen == Some(thing.as_str());
                let zones = sight.view.districts.iter().filter(|there| there.number == district);
                for (index, zone) in zones.flat_map(|there| &there.zones).enumerate() {
                    plan.targets.push(Target {
                        zone: zone.zone,
                        key: key.filter(|_| index == 0),
                        label: sight.label(choice),
                        thing: thing.clone(),
                        only: (at_once || again).then(|| id.clone()),
                    });
                }
            }
            _ => {}
        }
    }
    plan
}

/// The best choice of a hint.
fn hinted(sight: &Sight<'_>) -> Option<Choice> {
    let advice = sight.scene.options.advice?;
    let best = advice.thought.choices.first()?;
    sight.here.find_choice(&advice.choices.get(best.index)?.id)
}

/// The walks since the moment before the one that is shown.
fn movements(sight: &Sight<'_>, plan: &mut Plan) {
    let Some(story) = sight.story else { return };
    mark(sight, story.between(sight.moment), plan);
}

/// The changes of the last step after its last moment, which have not been shown yet.
fn last_walk(sight: &Sight<'_>, plan: &mut Plan) {
    let Ok(story) = sight.scene.seen.story(sight.step) else { return };
    if sight.step > 0 {
        mark(sight, &story.entries()[story.end_of(story.moments())..], plan);
    }
}

/// Draws these events on the board.
fn mark(sight: &Sight<'_>, entries: &[Entry<Ratcatcher>], plan: &mut Plan) {
    for entry in entries {
        match entry.event {
            Event::Moved { mover, path, .. } => {
                plan.trails.push((path.as_slice().to_vec(), names::mover(sight, mover)));
            }
            Event::Walked { from, to } => {
                plan.trails.push((vec![from, to], format!("rc-{}", sight.view.ratcatcher.id)));
            }
            Event::Vanished { from, to } => plan.trails.push((vec![from, to], names::nemesis(sight))),
            Event::Led { kind, from, to } => plan.trails.push((vec![from, to], names::rat(kind).to_owned())),
            Event::Devoured { zone, .. }
            | Event::RuseDevoured { zone, .. }
            | Event::TrapSprung { zone }
            | Event::Deployed { zone, .. }
            | Event::PeculiarDeployed { zone, .. }
            | Event::NemesisDeployed { zone }
                if !plan.marked.contains(&zone) =>
            {
                plan.marked.push(zone);
            }
            _ => {}
        }
    }
}
