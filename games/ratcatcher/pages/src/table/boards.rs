//! The boards round the city: the progress of the rats, yours, the cage, the peculiar rats.

use maud::{Markup, html};
use ratcatcher::content::{
    self, Colour, Effect, Kind, Morsel, NemesisAttribute, Provenance, Reward, Slot, Target, Ware,
};
use ratcatcher::{Choice, PeculiarView};
use tabletop::Message;

use super::sight::{Sight, rule_link};
use super::{ask, names};
use web::art::{icon as sign, spoken};
use web::look::preview;

/// The number of cheeses that wins the game for you, and for the rats (R1.1, R1.3).
const GOAL: u8 = 10;

/// The progress of the rats, and the effects of each step.
pub(super) fn track(sight: &Sight<'_>) -> Markup {
    let foe = &sight.view.nemesis;
    let name = sight.name(sight.nemesis_name());
    html! {
        section.track aria-label=(sight.text("table-track")) {
            p.score {
                (spoken(&names::nemesis(sight), "i32", name))
                b.num { (foe.progress) } " " small { (sight.text("table-devoured")) }
            }
            ol.trail-of {
                @for (index, effects) in (1u8..).zip(&sight.nemesis().track) {
                    @let words = step_words(sight, index, effects);
                    @let face = html! {
                        span.pip { (pip(sight, index, effects)) }
                        span.num aria-hidden="true" { (index) }
                    };
                    @let all = html! { p { (words) ". " (rule_link("R23.3")) } };
                    li.done[index <= foe.progress].here[index == foe.progress]
                        aria-current=[(index == foe.progress).then_some("step")] {
                        (preview(&format!("step-of-{index}"), "", &words, &face, &all))
                    }
                }
            }
            p.score.goal {
                (sign("cheese", "i32"))
                b.num { (sight.view.ratcatcher.cheese) span.dim { "/" (GOAL) } }
                " " small { (sight.text("table-your-cheese")) }
            }
            // On a phone the steps are too small for a finger: one tap shows them all.
            (preview("steps-of", "all-steps", &sight.text("table-track"), &html! {}, &html! {
                h2 { (sight.text("table-track")) }
                ol.steps-all {
                    @for (index, effects) in (1u8..).zip(&sight.nemesis().track) {
                        li.done[index <= foe.progress].here[index == foe.progress] {
                            span.pip { (pip(sight, index, effects)) }
                            span { (step_words(sight, index, effects)) }
                        }
                    }
                }
            }))
        }
    }
}

fn pip(sight: &Sight<'_>, index: u8, effects: &[Effect]) -> Markup {
    let drawings: Vec<_> = effects.iter().map(|&effect| names::effect(sight, effect)).collect();
    html! {
        @match drawings.as_slice() {
            [] => (sign(if index == GOAL { "crown" } else { "cheese" }, if index == GOAL { "i24" } else { "i18" })),
            [(id, small)] => {
                (sign(id, "i24"))
                @if let Some(small) = small { span.two { (sign(small, "i12")) } }
            },
            [(id, _), (other, _), ..] => {
                (sign(id, "i24"))
                span.two { (sign(other, "i12")) }
            },
        }
    }
}

fn step_words(sight: &Sight<'_>, index: u8, effects: &[Effect]) -> String {
    let mut words: Vec<Message> = effects.iter().map(|&effect| names::effect_words(sight, effect)).collect();
    if words.is_empty() {
        words.push(Message::new(if index == GOAL { "table-effect-end" } else { "table-effect-none" }));
    }
    sight.say(Message::new("table-step").number("step", index).list("effects", words))
}

/// Your board and the cage, side by side.
pub(super) fn yours_and_cage(sight: &Sight<'_>) -> Markup {
    html! { div.kit.pane-me { (yours(sight)) (cage(sight)) } }
}

/// Your board.
fn yours(sight: &Sight<'_>) -> Markup {
    let you = &sight.view.ratcatcher;
    let board = sight.board();
    let name = sight.name(&board.name);
    let trap = if you.trap_upgraded { "trap-upgraded" } else { "trap" };
    let most = you.most_movement.max(you.movement);
    let stat = |drawing: &str, key: &'static str, value: &Markup, said: &str, slot: Slot| {
        let attribute = sight.say(Message::new("table-attribute").key("attribute", key));
        let face = html! {
            (sign(drawing, "i24"))
            span.of { (attribute) }
            span.is { (value) }
            (ask::slots(sight, slot))
        };
        let all = html! {
            p { b { (attribute) } ": " (said) "." }
            p { (ask::gains(sight, slot)) }
        };
        preview(&format!("stat-{key}"), "stat", "", &face, &all)
    };
    let trap_values = sight.say(
        Message::new("table-trap-values")
            .number("dice", you.trap_dice)
            .number("need", you.trap_accuracy)
            .number("cost", you.trap_cost),
    );
    let accuracy = format!("{}{}", you.accuracy, if you.accuracy < 6 { "+" } else { "" });
    html! {
        section.sheet.yours aria-label=(sight.text("table-your-board")) {
            div.face {
                div.portrait { (spoken(&format!("rc-{}", you.id), "i64", name)) }
                h2 { (name) }
                (provenance(sight, &board.provenance))
            }
            div.stats {
                (stat("sword", "attack", &html! {
                    (pips(sight, "die", you.dice, you.most_dice))
                }, &of(sight, you.dice, you.most_dice), Slot::Attack))
                (stat("boot", "movement", &html! {
                    span.nums role="img" aria-label=(of(sight, you.movement, most)) {
                        @for point in 0..=most {
                            span.at[point == you.movement].offn[point > you.most_movement] { (point) }
                        }
                    }
                    @if you.sick > 0 { span.dim { "−" (you.sick) } }
                }, &{
                    let of = of(sight, you.movement, most);
                    if you.sick > 0 {
                        format!("{of}, {}", sight.say(Message::new("table-sick").number("count", you.sick)))
                    } else {
                        of
                    }
                }, Slot::Movement))
                (stat(trap, "traps", &html! {
                    (pips(sight, trap, you.traps, you.most_traps))
                    span.dim.more-of { (trap_values) }
                }, &format!("{}; {trap_values}", of(sight, you.traps, you.most_traps)), Slot::Trap))
                (stat("aim", "accuracy", &html! {
                    b { (accuracy) }
                    @if you.steady > 0 { span.dim { (sight.text("table-steady")) } }
                }, &accuracy, Slot::Accuracy))
                (stat("shield", "defence", &html! { b { (you.defence) } }, &you.defence.to_string(), Slot::Defence))
                (stat("heart", "health", &html! {
                    (pips(sight, "heart", you.health, you.most_health))
                }, &of(sight, you.health, you.most_health), Slot::Health))
            }
            ul.abil { @for colour in Colour::ALL { (ability(sight, colour)) } }
            @if you.aside > 0 {
                p.aside { (sign("cheese", "i20")) (sight.say(Message::new("table-aside").number("count", you.aside))) }
            }
        }
    }
}

fn of(sight: &Sight<'_>, some: u8, all: u8) -> String {
    sight.say(Message::new("table-some-of").number("some", some).number("all", all))
}

/// The maximal number of things drawn one by one; a higher number is one drawing and a figure.
const DRAWN: u8 = 5;

/// The available things of a kind, and the used ones.
fn pips(sight: &Sight<'_>, id: &str, some: u8, all: u8) -> Markup {
    html! {
        @if some.max(all) > DRAWN {
            (sign(id, "i20")) b { (some) } span.dim { (sight.say(Message::new("table-of").number("all", all))) }
        } @else {
            @for _ in 0..some { (sign(id, "i20")) }
            @for _ in some..all { (used(id, "i20")) }
            span.vh { (of(sight, some, all)) }
        }
    }
}

/// The drawing of a used thing.
fn used(id: &str, class: &str) -> Markup {
    html! { span.used { (sign(id, class)) } }
}

fn provenance(sight: &Sight<'_>, provenance: &Provenance) -> Markup {
    html! {
        @if matches!(provenance, Provenance::Reconstructed(_)) {
            span.tag title=(sight.text("table-values-ours-why")) { (sight.text("table-values-ours")) }
        }
    }
}

fn ability(sight: &Sight<'_>, colour: Colour) -> Markup {
    let card = &sight.board().abilities[colour as usize];
    let view = &sight.view.ratcatcher.abilities[colour as usize];
    let (unlock, refill) = Slot::of_ability(colour);
    let cube = if colour == Colour::Yellow { "cube-a" } else { "cube-b" };
    let text = names::ability(sight, colour);
    let name = sight.name(&card.name);
    let can = sight
        .choices
        .iter()
        .any(|choice| matches!(choice, Choice::Use { colour: other, .. } if *other == colour));
    let state = if view.unlocked { of(sight, view.markers, view.most) } else { sight.text("table-locked") };
    let face = html! {
        span.cube { (sign(cube, "i24")) }
        span {
            b { (name) }
            small { @if !view.unlocked { (sign("i-lock", "i16")) } (state) }
        }
        span.row.tight { (ask::slots(sight, unlock)) (ask::slots(sight, refill)) }
    };
    let all = html! {
        p { b { (name) } ": " (state) ". " (rule_link("R15.1")) }
        p { (text) }
        p.s.dim { (ask::gains(sight, unlock)) " " (ask::gains(sight, refill)) }
        @if can {
            p { a.btn.alt.small href=(sight.ask(&format!("ability:{}", colour.name()))) { (sight.text("table-where")) } }
        }
    };
    html! {
        li.locked[!view.unlocked].can[can] {
            (preview(&format!("ability-{}", colour.name()), "", "", &face, &all))
        }
    }
}

/// The cage and its price list.
fn cage(sight: &Sight<'_>) -> Markup {
    let caged = |kind: Kind| sight.view.commons[kind as usize].cage;
    let all: u8 = Kind::ALL.into_iter().map(caged).sum();
    let things: Vec<Message> = Kind::ALL
        .into_iter()
        .filter(|&kind| caged(kind) > 0)
        .map(|kind| names::rats(kind, caged(kind)))
        .collect();
    let words = if things.is_empty() {
        sight.text("table-cage-empty")
    } else {
        sight.say(Message::new("table-cage-holds").list("things", things))
    };
    html! {
        section.sheet.cage #prices aria-label=(sight.text("table-cage")) {
            header {
                h2 { (sight.text("table-cage")) }
                span.tag.push { (sight.say(Message::new("table-rats").number("count", all))) }
            }
            div.cagebox role="img" aria-label=(words) {
                @for kind in Kind::ALL {
                    @if caged(kind) > 3 {
                        span.many { (sign(names::rat(kind), "i32")) b { "×" (caged(kind)) } }
                    } @else {
                        @for _ in 0..caged(kind) { (sign(names::rat(kind), "i32")) }
                    }
                }
            }
            div.prices { @for ware in Ware::ALL { (price(sight, ware)) } }
        }
    }
}

/// A ware: a button when it can be bought, otherwise with its reason.
fn price(sight: &Sight<'_>, ware: Ware) -> Markup {
    let price = sight.pack.prices[ware as usize];
    let rats = sight.say(Message::new("table-rats").number("count", price));
    let what = sight.say(Message::new("table-ware").key("ware", ware.name()));
    let choice = Choice::Buy(ware);
    let words = format!("{rats}: {what}");
    html! {
        @if sight.choices.contains(&choice) {
            button.price.can form="decision" name="id" value=(sight.id_of(choice)) aria-label=(words) title=(words) {
                (sign(names::ware(ware), "i24")) b { (price) }
            }
        } @else {
            @let reason = if sight.trades() { ask::why_not_bought(sight, ware) } else { None };
            (preview(&format!("ware-{}", ware.name()), "price", &words, &html! {
                (sign(names::ware(ware), "i24")) b { (price) } (sign("i-lock", "i12 lock"))
            }, &html! {
                p { b { (words) } }
                @if let Some((reason, rule)) = reason { p { (reason) " " (rule_link(rule)) } }
                @else { p { (rule_link("R17.1")) } }
            }))
        }
    }
}

/// The target of a rat.
fn target(sight: &Sight<'_>, target: Target) -> String {
    let key = match target {
        Target::Cheese => "cheese",
        Target::Ratcatcher => "ratcatcher",
        Target::Trap => "trap",
        Target::Marker => "marker",
    };
    sight.say(Message::new("table-target").key("target", key))
}

/// The drawing of a rat's target.
fn target_drawing(sight: &Sight<'_>, target: Target) -> String {
    match target {
        Target::Cheese => "cheese".to_owned(),
        Target::Ratcatcher => format!("rc-{}", sight.view.ratcatcher.id),
        Target::Trap => "trap".to_owned(),
        Target::Marker => "cube-a".to_owned(),
    }
}

/// A figure with its drawing.
fn figure(drawing: &str, words: &str, value: &str) -> Markup {
    html! { span title=(words) { (spoken(drawing, "i16", words)) (value) } }
}

/// The nemesis, the current common rats, and the peculiar rats.
pub(super) fn foes(sight: &Sight<'_>) -> Markup {
    html! {
        section.sheet.foes.pane-foe aria-label=(sight.text("table-foes")) {
            (nemesis(sight))
            (strengthened(sight))
            (peculiars(sight))
            (guts(sight))
        }
    }
}

/// The peculiar rats in the city, and the caught ones with their rewards.
fn peculiars(sight: &Sight<'_>) -> Markup {
    let all = &sight.view.peculiars;
    html! {
        @if !all.is_empty() {
            div.pecs.many[all.len() > 2] #peculiars {
                h2 { (sight.text("table-peculiars")) }
                @for view in all {
                    @if let Some(card) = sight.peculiar(&view.id) { (peculiar(sight, view, card)) }
                }
            }
        }
    }
}

/// A peculiar rat: its name and place, with everything about it in its preview.
fn peculiar(sight: &Sight<'_>, view: &PeculiarView, card: &content::Peculiar) -> Markup {
    let attribute = |key: &str| sight.say(Message::new("table-attribute").key("attribute", key));
    let name = sight.name(&card.name);
    let place = view.zone.map_or_else(|| sight.text("table-caught"), |zone| zone.to_string());
    let figures = html! {
        span.figs {
            (figure("boot", &attribute("movement"), &card.movement.to_string()))
            (figure("sword", &attribute("bite"), &card.bite.to_string()))
            (figure("shield", &attribute("defence"), &card.defence.to_string()))
        }
    };
    let carried = html! {
        @if view.health + view.markers[0] + view.markers[1] + view.traps > 0 {
            span.carried {
                span.vh { (sight.text("table-on-card")) }
                @for _ in 0..view.health { (sign("heart", "i16")) }
                @for _ in 0..view.markers[0] { (sign("cube-a", "i16")) }
                @for _ in 0..view.markers[1] { (sign("cube-b", "i16")) }
                @for _ in 0..view.traps { (sign("trap", "i16")) }
            }
        }
    };
    let face = html! {
        (sign(&format!("pr-{}", view.id), "i40"))
        span.nm { b { (name) } span.tag.caught[view.zone.is_none()] { (place) } }
        (figures)
        (carried)
        span.does { (sight.name(&card.text)) }
    };
    let all = html! {
        div.pop-head { (sign(&format!("pr-{}", view.id), "i64")) div {
            p { b { (name) } " " span.dim { (view.zone.map_or_else(|| sight.text("table-caught"), |zone| sight.say(names::zone(sight, zone)))) } }
            (figures)
            p.s.dim { (target(sight, card.target)) }
        } }
        p { (sight.name(&card.text)) }
        p.rewards {
            @for (index, &reward) in card.rewards.iter().enumerate() {
                @if index > 0 { span.dim { (sight.text("table-or")) } }
                span.tag { (reward_face(sight, reward)) }
            }
        }
        @if view.health + view.markers[0] + view.markers[1] + view.traps > 0 { p { span.dim { (sight.text("table-on-card")) } " " (carried) } }
    };
    preview(&format!("peculiar-{}", view.id), "pec", "", &face, &all)
}

fn reward_face(sight: &Sight<'_>, reward: Reward) -> Markup {
    let (drawing, key, count) = match reward {
        Reward::Dice(count) => ("die", "dice", count),
        Reward::Health(count) => ("heart", "health", count),
        Reward::Cheese(count) => ("cheese", "cheese", count),
        Reward::Markers(Colour::Yellow, count) => ("cube-a", "yellow", count),
        Reward::Markers(Colour::Purple, count) => ("cube-b", "purple", count),
        Reward::Mystery => ("mystery", "mystery", 1),
        Reward::Collected => ("card", "collected", 1),
    };
    let words = sight.say(Message::new("table-reward").key("what", key).number("count", count));
    html! { (sign(drawing, "i16")) (words) }
}

/// The board of the nemesis.
fn nemesis(sight: &Sight<'_>) -> Markup {
    let foe = &sight.view.nemesis;
    let board = sight.nemesis();
    let name = sight.name(&board.name);
    html! {
        div.foe {
            div.portrait.foe-face { (spoken(&names::nemesis(sight), "i64", name)) }
            div.foe-head {
                h2 { (name) }
                p.foe-where {
                    @match foe.zone {
                        Some(zone) => (sight.say(names::zone(sight, zone))),
                        None => (sight.text("table-foe-away")),
                    }
                }
                span.hearts role="img"
                    aria-label=(sight.say(Message::new("table-foe-health").number("some", foe.health).number("all", foe.most_health))) {
                    (pips(sight, "heart", foe.health, foe.most_health))
                }
                (provenance(sight, &board.provenance))
            }
            dl.foe-stats {
                @for attribute in NemesisAttribute::ALL { (foe_stat(sight, attribute)) }
            }
            @let power = html! { b { (sight.name(&board.ability.name)) } " " (sight.name(&board.ability.text)) };
            (preview("power-of", "power", "", &power, &html! {
                p { (power) }
                p.s.dim { (name) ": " (target(sight, board.target)) }
            }))
        }
    }
}

fn foe_stat(sight: &Sight<'_>, attribute: NemesisAttribute) -> Markup {
    let foe = &sight.view.nemesis;
    let at = attribute as usize;
    let words = sight.say(Message::new("table-attribute").key("attribute", attribute.name()));
    let value = foe.attributes[at];
    html! {
        div.raised[foe.raised[at] > 0] {
            dt title=(words) {
                (sign(names::attribute(attribute), "i16"))
                span aria-hidden="true" { (sight.say(Message::new("table-attribute-short").key("attribute", attribute.name()))) }
                span.vh { (words) }
            }
            dd {
                b {
                    @match attribute {
                        NemesisAttribute::Accuracy => { (value) @if value < 6 { "+" } },
                        NemesisAttribute::Movement => {
                            (spoken("die", "i18", &sight.say(Message::new("table-die-and").number("bonus", value))))
                            @if value > 0 { "+" (value) }
                        },
                        _ => (value),
                    }
                }
                @if foe.raised[at] > 0 { span.plus title=(sight.say(Message::new("table-raised").number("count", foe.raised[at]))) { "+" (foe.raised[at]) } }
                @if foe.mutates && foe.mutated[at] {
                    span title=(sight.text("table-mutated")) { (spoken("mutation", "i16", &sight.text("table-mutated"))) }
                }
            }
        }
    }
}

/// The things that the Maw has devoured.
fn guts(sight: &Sight<'_>) -> Markup {
    let board = sight.nemesis();
    html! {
        @if !board.guts.is_empty() {
            h2 { (sight.text("table-guts")) }
            ol.guts {
                @for ((morsel, effect), done) in board.guts.iter().zip(&sight.view.nemesis.guts) {
                    @let brings = sight.say(names::effect_words(sight, *effect));
                    @let words = sight.say(
                        Message::new("table-gut").key("morsel", morsel.name()).key("effect", brings)
                            .key("done", if *done { "yes" } else { "no" })
                    );
                    li.done[*done] title=(words) {
                        (sign(morsel_drawing(*morsel), "i24"))
                        @if *done { (sign("i-ok", "i12 ok")) }
                        span.vh { (words) }
                    }
                }
            }
        }
    }
}

fn morsel_drawing(morsel: Morsel) -> &'static str {
    match morsel {
        Morsel::Trap => "trap",
        Morsel::HealthMarker => "heart",
        Morsel::AbilityMarker => "cube-a",
        Morsel::MysteryToken => "mystery",
        Morsel::Peculiar => "pr-winged",
        Morsel::Cheese => "cheese",
    }
}

/// The current values of the common rats.
fn strengthened(sight: &Sight<'_>) -> Markup {
    let attribute = |key: &str| sight.say(Message::new("table-attribute").key("attribute", key));
    html! {
        ul.kinds aria-label=(sight.text("table-common-rats")) {
            @for (view, printed) in sight.view.commons.iter().zip(&sight.pack.commons) {
                @let words = sight.say(Message::new("table-kind").key("rat", view.kind.name()));
                li {
                    (sign(names::rat(view.kind), "i24"))
                    span.kn { (words) }
                    span.figs {
                        (figure_raised("boot", &attribute("movement"), view.movement, printed.movement))
                        (figure_raised("sword", &attribute("bite"), view.bite, printed.bite))
                        (figure_raised("shield", &attribute("defence"), view.defence, printed.defence))
                    }
                    span.goes title=(target(sight, printed.target)) { (spoken(&target_drawing(sight, printed.target), "i18", &target(sight, printed.target))) }
                }
            }
        }
    }
}

fn figure_raised(drawing: &str, words: &str, now: u8, printed: u8) -> Markup {
    html! {
        span.raised[now > printed] title=(words) {
            (spoken(drawing, "i16", words)) (now)
        }
    }
}
