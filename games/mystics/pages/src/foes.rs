//! The enemies: each kind with its abilities, and the places of its figures.

use std::collections::BTreeMap;

use maud::{Markup, html};
use mystics::EnemyView;
use mystics::kinds::Foe;
use tabletop::Message;

use super::names;
use super::sight::{Sight, creature_art, rule_link, sign, spoken};
use web::look::preview;

/// The maximal number of hearts drawn one by one; a higher number is a figure.
const HEARTS: u8 = 5;

/// The enemies of the whole plan, those of the tile that is shown first.
pub(super) fn foes(sight: &Sight<'_>) -> Markup {
    let mut kinds: BTreeMap<usize, (Foe, Vec<&EnemyView>)> = BTreeMap::new();
    for enemy in &sight.view.enemies {
        kinds.entry(enemy.card.index()).or_insert((enemy.card, Vec::new())).1.push(enemy);
    }
    let mut kinds: Vec<(Foe, Vec<&EnemyView>)> = kinds.into_values().collect();
    let here = |all: &[&EnemyView]| all.iter().any(|enemy| enemy.spot.tile == sight.slot);
    kinds.sort_by_key(|(_, all)| !here(all));
    let many = kinds.len() > 2;
    html! {
        section.sheet.foes aria-labelledby="foes" {
            header { h2 #foes { (sight.text("myp-foes")) } span.tag.push { (sight.view.enemies.len()) } }
            @if kinds.is_empty() { p.s.dim { (sight.text("myp-no-foes")) } }
            @else { ul.kinds-of.many[many] { @for (card, all) in &kinds { (kind(sight, *card, all)) } } }
        }
    }
}

/// One kind: its values once, its figures one by one.
fn kind(sight: &Sight<'_>, card: Foe, all: &[&EnemyView]) -> Markup {
    let facts = &sight.pack.foes[card.index()];
    let Some(first) = all.first() else { return html! {} };
    let id = format!("foe-of-{}", card.name());
    let name = sight.name(&facts.name);
    let value = |key: &str| sight.say(Message::new("myp-value").key("value", key));
    let figures = html! {
        span.figs {
            span title=(value("battle")) { (spoken("my-battle", "i16", &value("battle"))) (first.battle) }
            span title=(value("defence")) { (spoken("my-defence", "i16", &value("defence"))) (first.defence) }
            @let reach = sight.say(Message::new("myp-reach").key("reach", if first.ranged { "ranged" } else { "melee" }));
            span title=(reach) { (spoken(if first.ranged { "sign-bow" } else { "sign-sword" }, "i16", &reach)) }
        }
    };
    let face = html! {
        (sign(&creature_art(first.creature), "i40"))
        span.nm { b { (name) } @if all.len() > 1 { span.cnt { "×" (all.len()) } } }
        (figures)
        @if let Some(text) = &facts.text { span.does { (sight.name(text)) } }
    };
    html! {
        li.fo {
            (preview(&id, "", "", &face, &html! {
                div.pop-head { (sign(&creature_art(first.creature), "i64")) div { p { b { (name) } } (figures) } }
                @if let Some(text) = &facts.text { p { (sight.name(text)) } }
                p.s.dim { (sight.say(Message::new("myp-foe-values").number("battle", first.battle).number("defence", first.defence).number("left", first.life.saturating_sub(first.wounds)).key("reach", if first.ranged { "ranged" } else { "melee" }))) " " (rule_link("M20.1")) }
            }))
            ul.where-of { @for (enemy, count) in alike(all) { (figure(sight, enemy, count)) } }
        }
    }
}

/// The figures of a kind; equal ones are counted together.
fn alike<'v>(all: &[&'v EnemyView]) -> Vec<(&'v EnemyView, usize)> {
    let mut kinds: Vec<(&EnemyView, usize)> = Vec::new();
    for &enemy in all {
        let same = |other: &EnemyView| {
            (&other.spot, other.wounds, other.down, other.dazed)
                == (&enemy.spot, enemy.wounds, enemy.down, enemy.dazed)
        };
        match kinds.iter_mut().find(|(other, _)| same(other)) {
            Some((_, count)) => *count += 1,
            None => kinds.push((enemy, 1)),
        }
    }
    kinds
}

/// Figures: their places, and the life that each has left.
fn figure(sight: &Sight<'_>, enemy: &EnemyView, count: usize) -> Markup {
    let left = enemy.life.saturating_sub(enemy.wounds);
    let words = sight.say(names::foe_message(sight, enemy));
    let away = sight.tile(enemy.spot.tile).filter(|tile| tile.slot != sight.slot);
    let place = names::space(sight, &enemy.spot.name);
    let inner = html! {
        @if let Some(tile) = away { b.elsewhere aria-hidden="true" { (tile.side.get() + 1) } }
        span aria-hidden="true" { (place) }
        @if count > 1 { b { "×" (count) } }
        @if enemy.down || enemy.dazed { (sign(if enemy.down { "my-down" } else { "my-stun" }, "i16")) }
        @if enemy.life > 1 {
            span.hp aria-hidden="true" {
                @if enemy.life > HEARTS { (sign("my-life", "i12")) (left) "/" (enemy.life) }
                @else {
                    @for _ in 0..left { (sign("my-life", "i12")) }
                    @for _ in left..enemy.life { span.used { (sign("my-life", "i12")) } }
                }
            }
        }
        span.vh {
            @match away.and_then(|tile| sight.side_of(tile)) {
                Some(side) => (sight.say(Message::new("myp-at-other").message("space", names::space_message(&enemy.spot.name)).name("side", &side.name))),
                None => (sight.say(Message::new("myp-at").message("space", names::space_message(&enemy.spot.name)))),
            }
            ". " (words)
        }
    };
    html! {
        li {
            @if sight.live { a.spot-of href=(sight.ask(&format!("enemy:{}", enemy.index))) title=(words) { (inner) } }
            @else { span.spot-of title=(words) { (inner) } }
        }
    }
}
