//! The automated opponents: Nightweave's lair, and Rugwort's corner.

use std::sync::Arc;

use everdell::content::{Act, Activity, Season};
use everdell::{LairView, Owner};
use maud::{Markup, html};
use tabletop::{Message, Names};

use super::sight::{Sight, many, rule_link, sign, spoken};
use super::{card, city, leaf, log, names, strip, trail, water};

/// Nightweave: her belongings, the activity card in use and her last action, with her whole lair in the preview.
pub(super) fn strip(sight: &Sight<'_>, alone: bool) -> Markup {
    let Some(lair) = &sight.view.lair else { return html! {} };
    let level = sight.pack.levels.get(usize::from(lair.level));
    let level_name = level.map_or("", |level| sight.name(&level.name));
    let points = sight.view.rival_score.as_ref().map_or(0, |score| score.total);
    let cards = sight.view.rival_city.as_ref().map_or(0, |city| many(city.cards.len()));
    let words = |what: &'static str, count: i64| {
        format!(
            "{count} {}",
            sight.say(Message::new("evt-lair-count").key("what", what).number("count", count))
        )
    };
    let stat = |drawing: &str, count: i64, what: &'static str| {
        strip::stat(drawing, &count.to_string(), &words(what, count))
    };
    let activity = activity_of(sight, lair);
    let season = sight.say(Message::new("evt-season").key("season", lair.season.name()));
    let state = html! {
        (level_name) " · " (sight.say(Message::new("evt-level").number("level", lair.level)))
        @if lair.finished { ", " (sight.text("evt-lair-finished")) }
    };
    let face = html! {
        span.nest { (sign("nightweave-portrait", "whole")) }
        span.wn { b.nm { (sight.text("evt-nightweave")) } small { (state) } }
        (stat("acorn", points.into(), "points"))
        span.counts {
            (stat("i-hand", lair.hand_len.into(), "hand"))
            (stat("i-city", cards, "city"))
            (stat("worker-spider", lair.home.into(), "spiders"))
            @if let Some(brook) = &lair.brook { (stat("pearl", brook.pearls.into(), "pearls")) }
        }
        span.schemes { (modules_short(sight, lair)) }
        @if let Some(row) = activity.and_then(|activity| activity.rows.get(lair.season as usize)) {
            span.actnow {
                span.now { (sign(&format!("s-{}", lair.season.name()), "i16")) b { (season) } }
                span { (acts(sight, *row)) }
            }
        }
        @if !sight.scene.options.step.watching && let Some(deed) = log::rivals_deed(sight) { span.last { (deed) } }
    };
    let minis =
        html! { @if alone { @if let Some(city) = &sight.view.rival_city { (city::minis(sight, city)) } } };
    let can = sight.view.rival_city.as_ref().is_some_and(|city| strip::choosable(sight, city));
    let all = html! {
        section.lair aria-labelledby="lair" {
            header.lair-head {
                span.nest { (sign("nightweave-portrait", "whole")) }
                div { h2 #lair { (sight.text("evt-lair")) } p.xs.dim { (state) " · " (season) } }
            }
            ul.store {
                @for (drawing, count, what) in [("acorn", points.into(), "points"), ("i-hand", lair.hand_len.into(), "hand"), ("i-city", cards, "city"), ("worker-spider", lair.home.into(), "spiders")] {
                    li { span { (sign(drawing, "i20")) (count) } small { (sight.say(Message::new("evt-lair-count").key("what", what).number("count", count))) } }
                }
                @if let Some(brook) = &lair.brook { (water::hers(sight, brook)) }
            }
            @match activity {
                Some(activity) => (activity_card(sight, lair, activity)),
                None => p.s.dim { (sight.text("evt-activity-none")) },
            }
            (modules(sight, lair))
            @if let Some(spire) = &lair.spire { ul.own { (trail::beside(sight, spire)) } }
            (trophies(sight, lair))
            @if let Some(found) = &lair.leaf { (leaf::met(sight, found)) }
            (rival_city(sight))
        }
    };
    strip::strip(sight, "herself", &sight.text("evt-nightweave"), can, &face, &minis, &all)
}

/// The activity card that she turned over last.
fn activity_of<'s>(sight: &Sight<'s>, lair: &LairView) -> Option<&'s Activity> {
    let id = lair.activity.as_deref()?;
    sight.pack.activities.iter().find(|card| *card.id == *id)
}

/// The actions of a row of an activity card.
fn acts(sight: &Sight<'_>, row: [Act; 2]) -> Markup {
    html! {
        (names::act(sight, row[0]))
        @if row[1] != Act::None { " " span.dim { (sight.text("evt-or")) } " " (names::act(sight, row[1])) }
    }
}

/// The names of her personality, plan and plots.
fn modules_short(sight: &Sight<'_>, lair: &LairView) -> Markup {
    let one = |drawing: &str, name: &Arc<Names>| html! { span.scheme { (sign(drawing, "i16")) (sight.name(name)) } };
    let personality =
        lair.personality.as_deref().and_then(|id| sight.pack.personalities.iter().find(|it| &*it.id == id));
    let plan = lair.plan.as_deref().and_then(|id| sight.pack.plans.iter().find(|it| &*it.id == id));
    html! {
        @if let Some(it) = personality { (one("nw-personality", &it.name)) }
        @if let Some(it) = plan { (one("nw-plan", &it.name)) }
        @for it in lair.plots.iter().filter_map(|id| sight.pack.plots.iter().find(|it| *it.id == **id)) { (one("nw-plot", &it.name)) }
        @if lair.webs > 0 { span.scheme title=(sight.say(Message::new("evt-webs").number("count", lair.webs))) { (sign("web-token", "i16")) (lair.webs) } }
    }
}

/// The activity card that she turned over, with the row in use.
fn activity_card(sight: &Sight<'_>, lair: &LairView, activity: &Activity) -> Markup {
    html! {
        div.act {
            div.row {
                (sign("spider", "i32"))
                b.serif { (sight.name(&activity.name)) }
                @if activity.worker { span.tag.push { (sign("worker-spider", "i16")) (sight.text("evt-activity-worker")) } }
            }
            table {
                caption.vh { (sight.text("evt-activity")) }
                @for (season, row) in Season::ALL.into_iter().zip(activity.rows) {
                    @if row[0] != Act::None {
                        tr.now[season == lair.season] aria-current=[(season == lair.season).then_some("true")] {
                            th scope="row" { span { (sign(&format!("s-{}", season.name()), "i16")) (sight.say(Message::new("evt-season").key("season", season.name()))) } }
                            td { (acts(sight, row)) }
                        }
                    }
                }
                tr {
                    th scope="row" { span { (sign("i-undo", "i16")) (sight.text("evt-backup")) } }
                    td { (names::backup(sight, &activity.backup)) }
                }
                tr {
                    th scope="row" { span { (sign("i-cw", if activity.clockwise { "i16" } else { "i16 mirrored" })) (sight.text("evt-ties")) } }
                    td { (sight.say(Message::new("evt-arrow").key("arrow", if activity.clockwise { "clockwise" } else { "counter" }))) }
                }
            }
            p.xs.dim { (sight.say(Message::new("evt-activities-left").number("count", lair.activities))) " " (rule_link("N8.1")) }
        }
    }
}

/// Her personality, plan and plots.
fn modules(sight: &Sight<'_>, lair: &LairView) -> Markup {
    let module =
        |drawing: &str, kind: &str, name: &Arc<Names>, text: &Arc<Names>, thwart: Option<&Arc<Names>>| {
            html! {
                li.module {
                    (sign(drawing, "i32"))
                    div {
                        small { (sight.say(Message::new("evt-module").key("kind", kind))) }
                        b { (sight.name(name)) }
                        p { (sight.name(text)) }
                        @if let Some(thwart) = thwart {
                            p.thwart { b { (sight.text("evt-thwart")) } " " (sight.name(thwart)) }
                        }
                    }
                }
            }
        };
    let personality =
        lair.personality.as_deref().and_then(|id| sight.pack.personalities.iter().find(|it| &*it.id == id));
    let plan = lair.plan.as_deref().and_then(|id| sight.pack.plans.iter().find(|it| &*it.id == id));
    let plots: Vec<_> =
        lair.plots.iter().filter_map(|id| sight.pack.plots.iter().find(|it| *it.id == **id)).collect();
    html! {
        @if personality.is_some() || plan.is_some() || !plots.is_empty() || lair.webs > 0 {
            ul.modules aria-label=(sight.text("evt-modules")) {
                @if let Some(it) = personality { (module("nw-personality", "personality", &it.name, &it.text, None)) }
                @if let Some(it) = plan { (module("nw-plan", "plan", &it.name, &it.text, it.thwart.as_ref())) }
                @for it in &plots { (module("nw-plot", "plot", &it.name, &it.text, it.thwart.as_ref())) }
                @if lair.webs > 0 {
                    li.module { (sign("web-token", "i32")) div { b { (sight.say(Message::new("evt-webs").number("count", lair.webs))) } } }
                }
            }
        }
    }
}

/// The things that she has collected.
fn trophies(sight: &Sight<'_>, lair: &LairView) -> Markup {
    let brook = lair.brook.as_ref();
    let wonders = || brook.iter().flat_map(|brook| &brook.wonders);
    let wonders = || wonders().filter_map(|id| sight.pack.wonders.iter().find(|wonder| *wonder.id == **id));
    let adorned = || brook.iter().flat_map(|brook| &brook.played);
    let adorned = || adorned().filter_map(|id| sight.pack.adornments.iter().find(|one| *one.id == **id));
    let all = lair.trophies.len()
        + usize::from(lair.hidden_trophies)
        + lair.event_trophies.len()
        + wonders().count()
        + adorned().count();
    let event = |id: &str| {
        let basic = sight.pack.basic_events.iter().find(|event| &*event.id == id).map(|event| &event.name);
        let special =
            || sight.pack.special_events.iter().find(|event| &*event.id == id).map(|event| &event.name);
        basic.or_else(special).map(|name| sight.name(name))
    };
    html! {
        @if all > 0 {
            div.trophies {
                h3 { (sight.say(Message::new("evt-trophies").number("count", many(all)))) }
                ul {
                    @for &kind in &lair.trophies {
                        li { (sign(&card::colour_sign(sight.card(kind).facts.colour), "i16")) (sight.card_name(kind)) }
                    }
                    @for id in &lair.event_trophies { li { (sign("i-flag", "i16")) (event(id).unwrap_or_default()) } }
                    @for wonder in wonders() { li { (sign(&format!("wo-{}", wonder.id), "i16")) (sight.name(&wonder.name)) } }
                    @for one in adorned() { li { (sign("adornment", "i16")) (sight.name(&one.name)) } }
                    @if lair.hidden_trophies > 0 {
                        li { (sign("i-cards", "i16")) (sight.say(Message::new("evt-trophies-hidden").number("count", lair.hidden_trophies))) }
                    }
                }
            }
        }
    }
}

/// The rival's city.
fn rival_city(sight: &Sight<'_>) -> Markup {
    let Some(there) = &sight.view.rival_city else { return html! {} };
    html! {
        @if !there.cards.is_empty() {
            h3 { (sight.say(Message::new("evt-rival-city").key("rival", sight.view.rival.name()).number("count", many(there.cards.len())))) }
            (city::tints(sight, there))
            (city::cards(sight, there))
        }
    }
}

/// Rugwort: his belongings, and the places of his rats.
pub(super) fn rats(sight: &Sight<'_>, alone: bool) -> Markup {
    let Some(rats) = &sight.view.rats else { return html! {} };
    let points = sight.view.rival_score.as_ref().map_or(0, |score| score.total);
    let cards = sight.view.rival_city.as_ref().map_or(0, |city| many(city.cards.len()));
    let words = |what: &'static str, count: i64| {
        format!(
            "{count} {}",
            sight.say(Message::new("evt-lair-count").key("what", what).number("count", count))
        )
    };
    let year = sight.say(Message::new("evt-year").number("year", rats.year));
    let who = sight.who(Owner::RIVAL);
    let face = html! {
        span.nest { (sign("worker-rat", "whole")) }
        span.wn { b.nm { (sight.text("evt-rugwort")) } small { (year) } }
        (strip::stat("acorn", &points.to_string(), &words("points", points.into())))
        span.counts { (strip::stat("i-city", &cards.to_string(), &words("city", cards))) }
        @if !sight.scene.options.step.watching && let Some(deed) = log::rivals_deed(sight) { span.last { (deed) } }
    };
    let minis =
        html! { @if alone { @if let Some(city) = &sight.view.rival_city { (city::minis(sight, city)) } } };
    let can = sight.view.rival_city.as_ref().is_some_and(|city| strip::choosable(sight, city));
    let all = html! {
        section.lair.rats aria-labelledby="rats" {
            header.lair-head {
                span.nest { (sign("worker-rat", "whole")) }
                div { h2 #rats { (sight.text("evt-rugwort")) } p.xs.dim { (year) " " (rule_link("E14.6")) } }
            }
            ul.store {
                li { span { (sign("acorn", "i20")) (points) } small { (sight.say(Message::new("evt-lair-count").key("what", "points").number("count", points))) } }
                li { span { (sign("i-city", "i20")) (cards) } small { (sight.say(Message::new("evt-lair-count").key("what", "city").number("count", cards))) } }
            }
            ul.rats-at {
                @for post in &rats.posts { li { (spoken(sight.worker(Owner::RIVAL), "i20", &who)) (names::place(sight, post.post)) } }
                @for &place in &rats.blocked {
                    li { (spoken(sight.worker(Owner::RIVAL), "i20", &who)) (sight.say(Message::new("evt-meadow-place").number("place", place.get() + 1))) }
                }
            }
            (rival_city(sight))
        }
    };
    strip::strip(sight, "himself", &who, can, &face, &minis, &all)
}
