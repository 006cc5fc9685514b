//! Ways to zones farther than one step: the cost of each, and the bites on it.

use maud::{Markup, html};
use ratcatcher::{Route, Zone};
use tabletop::{Message, RuleId};

use super::parts::Plan;
use super::sight::{Sight, rule_link};
use web::art::icon as sign;

/// The form value for a zone to walk to.
pub(super) fn thing(zone: Zone) -> String {
    format!("zone:{zone}")
}

/// The goal of a way and its cost.
fn goes(sight: &Sight<'_>, route: &Route, zone: Zone) -> String {
    sight.say(
        Message::new("table-way")
            .key("zone", zone.to_string())
            .name("district", sight.district_names(zone.district()))
            .number("steps", count(route.zones.len())),
    )
}

/// The bites on a way, and the stops for them.
fn bites(sight: &Sight<'_>, route: &Route) -> String {
    if route.gnawings.is_empty() {
        return sight.text("table-way-safe");
    }
    let zones: Vec<String> = route.gnawings.iter().map(|gnawing| gnawing.zone.to_string()).collect();
    let bites = sight
        .say(Message::new("table-way-bites").key("zones", zones.join(", ")).number("wounds", route.wounds()));
    if route.at_once == route.zones.len() {
        return bites;
    }
    let stops = sight.say(Message::new("table-way-stops").number("steps", count(route.at_once)));
    format!("{bites} {stops}")
}

/// Everything to know about a way before walking it.
pub(super) fn words(sight: &Sight<'_>, route: &Route) -> String {
    let Some(&zone) = route.zones.last() else { return String::new() };
    format!("{}. {}", goes(sight, route, zone), bites(sight, route))
}

/// The way to the zone that the request asks about, as a choice.
pub(super) fn far(sight: &Sight<'_>, route: &Route) -> Markup {
    let Some(&zone) = route.zones.last() else { return html! {} };
    html! {
        fieldset.grp data-group="walk" {
            legend {
                (sign("boot", "i20"))
                span { (sight.say(Message::new("table-group-walk").number("left", sight.view.ratcatcher.movement))) }
                " " (rule_link(ratcatcher::Rule::R12_1.id()))
            }
            button.ch name="to" value=(thing(zone)) data-zone=(zone) {
                span { (goes(sight, route, zone)) small { (through(sight, route)) } }
                span.c { (route.zones.len()) " " (sign("boot", "i16")) }
            }
            p.hint {
                (sign(if route.gnawings.is_empty() { "i-ok" } else { "i-warn" }, "i18"))
                span { (bites(sight, route)) @if !route.gnawings.is_empty() { " " (rule_link(ratcatcher::Rule::R12_2.id())) } }
            }
        }
    }
}

/// The zones on the way.
fn through(sight: &Sight<'_>, route: &Route) -> String {
    let between = route.zones.split_last().map_or(&[][..], |(_, between)| between);
    let zones: Vec<String> = between.iter().map(ToString::to_string).collect();
    sight.say(Message::new("table-way-through").key("zones", zones.join(", ")))
}

/// Every far zone that can be walked to, as small buttons.
pub(super) fn chips(sight: &Sight<'_>, plan: &Plan) -> Markup {
    html! {
        @if !plan.routes.is_empty() {
            p.tap { (sight.text("table-way-farther")) }
            div.chips {
                @for route in &plan.routes {
                    @if let Some(zone) = route.zones.last() {
                        @let words = words(sight, route);
                        button.ch name="to" value=(thing(*zone)) title=(words) data-zone=(zone) {
                            span.vh { (words) }
                            span aria-hidden="true" { (zone) }
                            small aria-hidden="true" { (route.zones.len()) (sign("boot", "i12")) @if !route.gnawings.is_empty() { (sign("i-warn", "i12")) } }
                        }
                    }
                }
            }
        }
    }
}

/// A count for a message.
fn count(things: usize) -> i64 {
    i64::try_from(things).unwrap_or(i64::MAX)
}
