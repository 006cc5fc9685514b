//! Attacks as choices: their targets, their effects, and the odds.

use maud::{Markup, html};
use mystics::kinds::Creature;
use mystics::{Choice, Fraction, Odds};
use tabletop::Message;

use super::super::names;
use super::super::sight::{Sight, creature_art, rule_link, sign};
use super::rows::{MANY, heading, key_of, key_sign, row, zone};
use web::look;

/// The number of targets to list; the others are folded away, as are attacks with an ability card.
const TARGETS: usize = 4;

/// An attack with its odds.
type Struck = (Choice, Option<Odds>);

/// Attacks with their odds, the most promising first. A single one, or those at one place, are shown in full.
pub(super) fn attacks(sight: &Sight<'_>, choices: &[Choice], narrow: bool) -> Markup {
    let mouse = acting(sight);
    let odds = |choice: Choice| match choice {
        Choice::Attack { weapon, with, on } => sight.game.odds_seen(&sight.here, mouse?, weapon, with, on),
        _ => None,
    };
    let all = choices.iter().map(|&choice| (choice, odds(choice)));
    let (mut first, mut cards): (Vec<Struck>, Vec<Struck>) =
        all.partition(|(choice, _)| matches!(choice, Choice::Attack { with: None, .. }));
    if first.is_empty() {
        std::mem::swap(&mut first, &mut cards);
    }
    let mut distinct = usize::MAX;
    let worth = |(_, odds): &Struck| {
        odds.as_ref().map_or((0, 0), |odds| (odds.defeated.per_mille(), odds.wounded.per_mille()))
    };
    first.sort_by_key(|one| std::cmp::Reverse(worth(one)));
    if !narrow {
        // Of targets that do not differ, the first represents all; the others come last.
        let mut seen = Vec::new();
        let (shown, again): (Vec<Struck>, Vec<Struck>) = first.into_iter().partition(|(choice, _)| {
            let this = alike(sight, *choice);
            let new = !seen.contains(&this);
            seen.push(this);
            new
        });
        distinct = shown.len();
        first = shown.into_iter().chain(again).collect();
    }
    let single = first.len() == 1;
    let weapons: Vec<_> = first
        .iter()
        .filter_map(|(choice, _)| match choice {
            Choice::Attack { weapon, .. } => Some(*weapon),
            _ => None,
        })
        .collect();
    let one_weapon = weapons.windows(2).all(|pair| pair[0] == pair[1]);
    let stake = first.iter().find_map(|(choice, odds)| odds.as_ref().map(|odds| (odds, *choice)));
    let rest = first.len().saturating_sub(if narrow { usize::MAX } else { TARGETS.min(distinct) });
    let (shown, folded) = first.split_at(first.len() - rest);
    html! {
        fieldset.grp data-group="attack" {
            legend {
                (sign("my-battle", "i20"))
                span {
                    @match (&stake, one_weapon) {
                        (Some((odds, _)), true) => (sight.say(Message::new("myp-attack-with").number("dice", odds.dice).key("weapon", weapon_name(sight, weapons.first().and_then(|weapon| weapon.get()))))),
                        _ => (heading(sight, "attack")),
                    }
                }
                @if stake.is_some() { (look::opener(ALL, "odds-of", &sight.text("table-odds-all"), &sign("i-list", "i20"))) }
                " " @if let Some((choice, _)) = first.first() { (sight.rule_of(*choice)) }
            }
            @if stake.is_some() { (outcomes(sight, &first.iter().chain(&cards).collect::<Vec<_>>())) }
            @if single && let Some((choice, odds)) = first.first() {
                div.tg { (attack_face(sight, *choice, odds.as_ref(), one_weapon, true)) }
            } @else {
                @for (choice, odds) in shown { (attack_row(sight, *choice, odds.as_ref(), one_weapon)) }
            }
            @if (single || narrow) && let Some((odds, choice)) = &stake { (stakes(sight, odds, *choice)) }
            @if single && let Some((choice, odds)) = first.first() {
                button.btn.roll-it name="id" value=(sight.id_of(*choice)) title=(sight.label(*choice)) accesskey=[key_of(sight, *choice)] data-zone=[zone(sight, *choice)] {
                    (sign("i-die", "i20"))
                    (sight.say(Message::new("myp-roll").number("dice", odds.as_ref().map_or(1, |odds| odds.dice))))
                    (key_sign(sight, *choice))
                }
            }
        }
        @if !folded.is_empty() {
            details.fold {
                summary { (sign("my-battle", "i20")) span { (sight.text("myp-more-targets")) } span.cnt { (folded.len()) } }
                fieldset.grp { legend.vh { (sight.text("myp-more-targets")) } @for (choice, odds) in folded { (attack_row(sight, *choice, odds.as_ref(), one_weapon)) } }
            }
        }
        @if !cards.is_empty() {
            details.fold open[narrow && cards.len() <= MANY] {
                summary { (sign("my-cheese", "i20")) span { (sight.text("myp-with-ability")) } span.cnt { (cards.len()) } }
                fieldset.grp { legend.vh { (sight.text("myp-with-ability")) } @for (choice, odds) in &cards { (attack_row(sight, *choice, odds.as_ref(), false)) } }
            }
        }
    }
}

/// The differences between attacks: the weapon, and the kind, the space and the state of the target.
fn alike(sight: &Sight<'_>, choice: Choice) -> Option<(Option<mystics::CardIx>, Creature, String, u8, bool)> {
    let Choice::Attack { weapon, on, .. } = choice else { return None };
    let enemy = sight.enemy(on)?;
    Some((weapon.get(), enemy.creature, enemy.spot.name.clone(), enemy.wounds, enemy.down))
}

/// The mouse that attacks.
fn acting(sight: &Sight<'_>) -> Option<mystics::MouseIx> {
    sight.view.asked.as_ref().and_then(|asked| asked.mouse).or(sight
        .view
        .turn
        .as_ref()
        .map(|turn| turn.mouse))
}

/// The name of a weapon; without one, that of bare paws.
fn weapon_name(sight: &Sight<'_>, weapon: Option<mystics::CardIx>) -> String {
    let card = weapon.and_then(|weapon| sight.pack.search.get(usize::from(weapon)));
    card.map_or_else(|| sight.text("myp-fists"), |card| sight.name(&card.name).to_owned())
}

/// An attack as one button of a list.
fn attack_row(sight: &Sight<'_>, choice: Choice, odds: Option<&Odds>, one_weapon: bool) -> Markup {
    let Choice::Attack { on: foe, .. } = choice else { return row(sight, choice, true) };
    let Some(enemy) = sight.enemy(foe) else { return row(sight, choice, true) };
    html! {
        button.ch.attack name="id" value=(sight.id_of(choice)) title=(sight.label(choice)) accesskey=[key_of(sight, choice)]
            data-zone=(enemy.spot.name) { (attack_face(sight, choice, odds, one_weapon, false)) }
    }
}

/// The target, the weapon and the odds of an attack; with every outcome if `whole`, otherwise with the best one.
fn attack_face(
    sight: &Sight<'_>,
    choice: Choice,
    odds: Option<&Odds>,
    one_weapon: bool,
    whole: bool,
) -> Markup {
    let Choice::Attack { weapon, with, on: foe } = choice else { return html! {} };
    let Some(enemy) = sight.enemy(foe) else { return html! {} };
    let left = enemy.life.saturating_sub(enemy.wounds);
    html! {
        @if !whole { (key_sign(sight, choice)) }
        (sign(&creature_art(enemy.creature), if whole { "i40" } else { "i28" }))
        span.odds {
            span.whom {
                span { b { (names::enemy(sight, enemy)) } ", " (names::space(sight, &enemy.spot.name)) }
                @if let Some(odds) = odds {
                    @if whole { small { (sight.say(Message::new("myp-it-rolls").number("dice", odds.defence).number("left", left))) } }
                    @else { @let (of, best) = best(odds, left); b.pc0 title=(exact(sight, of, best)) { (percent(best)) "%" } }
                }
            }
            @if !one_weapon || with.is_some() {
                span.fig {
                    span { (weapon_name(sight, weapon.get())) }
                    @if let Some(ability) = with {
                        span { (sight.name(&sight.pack.abilities[ability.index()].name)) }
                        span { (sight.say(Message::new("myp-costs").number("cheese", sight.pack.abilities[ability.index()].facts.cost))) }
                    }
                    @if let Some(odds) = odds { span { (sight.say(Message::new("myp-dice").number("dice", odds.dice))) } }
                }
            }
            @if let Some(odds) = odds {
                (bar(odds))
                // The list of every outcome is a preview, which screen readers need not open.
                span.fig.vh[!whole] {
                    @let (of, best) = best(odds, left);
                    (chance(sight, of, best))
                    @if odds.defeated.of > 0 && left > 1 { (chance(sight, "defeated", odds.defeated)) }
                    span.vh { (chance(sight, "blocked", odds.blocked)) " " (chance(sight, "missed", odds.missed)) }
                }
            }
        }
    }
}

/// The percentage of a result, in words; the title has the exact fraction.
fn chance(sight: &Sight<'_>, of: &str, fraction: Fraction) -> Markup {
    html! { span title=(exact(sight, of, fraction)) { (chance_words(sight, of, fraction)) } }
}

/// The text of a result with its percentage.
fn chance_words(sight: &Sight<'_>, of: &str, fraction: Fraction) -> String {
    sight.say(Message::new("myp-chance").key("of", of).key("chance", format!("{}%", percent(fraction))))
}

/// The text of a result with its exact fraction.
fn exact(sight: &Sight<'_>, of: &str, fraction: Fraction) -> String {
    sight.say(fraction.line(of))
}

/// A probability as a whole percentage.
fn percent(chance: Fraction) -> u64 {
    web::hundredths(chance.of, chance.out_of)
}

/// The purpose of an attack: to defeat an enemy with one wound left, and to wound any other.
fn best(odds: &Odds, left: u8) -> (&'static str, Fraction) {
    if left > 1 { ("wounded", odds.wounded) } else { ("defeated", odds.defeated) }
}

/// The bar of probabilities: defeated, then wounded without being defeated.
fn bar(odds: &Odds) -> Markup {
    let share = |fraction: Fraction| f64::from(fraction.per_mille()) / 1000.0;
    let (defeated, wounded) = (share(odds.defeated), share(odds.wounded));
    web::chance_bar(&[defeated, (wounded - defeated).max(0.0)])
}

/// The name of the preview that has every outcome.
const ALL: &str = "odds-all";

/// Every outcome of each of these attacks, in a preview.
fn outcomes(sight: &Sight<'_>, attacks: &[&Struck]) -> Markup {
    let outcomes = |odds: &Odds| {
        let all = [
            ("defeated", odds.defeated),
            ("wounded", odds.wounded),
            ("blocked", odds.blocked),
            ("missed", odds.missed),
        ];
        let possible = all.into_iter().filter(|(_, fraction)| fraction.of > 0);
        let each = possible.map(|(of, fraction)| {
            (chance_words(sight, of, fraction), f64::from(fraction.per_mille()) / 1000.0)
        });
        each.collect::<Vec<_>>()
    };
    look::opened(
        ALL,
        &html! {
            @for (choice, odds) in attacks {
                @if let Some(odds) = odds { (web::spread(&sight.label(*choice), &outcomes(odds))) }
            }
        },
    )
}

/// Other effects of the roll: cheese, and a surge.
fn stakes(sight: &Sight<'_>, odds: &Odds, choice: Choice) -> Markup {
    let Choice::Attack { on, .. } = choice else { return html! {} };
    let Some(enemy) = sight.enemy(on) else { return html! {} };
    let Some(mouse) = acting(sight).and_then(|mouse| sight.mouse(mouse)) else { return html! {} };
    let need = sight.view.wheel_full.saturating_sub(sight.view.wheel);
    html! {
        div.stake {
            (sign("my-cheese", "i20"))
            span { (sight.say(Message::new("myp-stake-cheese").name("who", sight.hero_names(mouse.hero)))) }
            b title=(sight.say(odds.cheese.message())) { (percent(odds.cheese)) "%" } (rule_link("M11.1"))
            @if odds.surge.of > 0 && enemy.creature != Creature::Brodie {
                (sign("my-hourglass", "i20"))
                span { (sight.say(Message::new("myp-stake-surge").message("who", names::creature_message(sight, enemy.creature)).number("need", need))) }
                b title=(sight.say(odds.surge.message())) { (percent(odds.surge)) "%" } (rule_link("M19.1"))
            }
        }
    }
}
