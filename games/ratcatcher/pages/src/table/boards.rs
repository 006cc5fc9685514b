//! The boards round the city: the progress of the rats, yours, the cage, the peculiar rats.

use maud::{Markup, html};
use ratcatcher::content::{
    Colour, Effect, Kind, Morsel, NemesisAttribute, Provenance, Reward, Slot, Target, Ware,
};
use ratcatcher::{Choice, PeculiarIx, RewardIx};
use tabletop::Message;

use super::sight::{Sight, rule_link};
use super::{ask, names, odds};
use web::art::{icon as sign, spoken};

/// Cheese that wins the game for you, and for the rats (R1.1, R1.3).
const GOAL: u8 = 10;

/// How far the rats have come, and what each step brings.
pub(super) fn track(sight: &Sight<'_>) -> Markup {
    let foe = &sight.view.nemesis;
    let name = sight.name(sight.nemesis_name());
    html! {
        (odds::patterns())
        section.sheet.track aria-label=(sight.text("table-track")) {
            div.row.face0 {
                (spoken(&names::nemesis(sight), "i48", name))
                div.score { b.num { (foe.progress) } div.xs.dim { (sight.text("table-devoured")) } }
            }
            ol.steps {
                @for (index, effects) in (1u8..).zip(&sight.nemesis().track) {
                    @let words = step_words(sight, index, effects);
                    li.done[index <= foe.progress].here[index == foe.progress]
                        aria-current=[(index == foe.progress).then_some("step")] {
                        span.pip title=(words) {
                            (pip(sight, index, effects))
                            span.vh { (words) }
                        }
                        span.num aria-hidden="true" { (index) }
                    }
                }
            }
            div.row.goal {
                (sign("cheese", "i40"))
                div.score {
                    b.num {
                        (sight.view.ratcatcher.cheese)
                        span.dim.s { " " (sight.say(Message::new("table-of").number("all", GOAL))) }
                    }
                    div.xs.dim { (sight.text("table-your-cheese")) }
                }
            }
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

/// Your board.
pub(super) fn yours(sight: &Sight<'_>) -> Markup {
    let you = &sight.view.ratcatcher;
    let board = sight.board();
    let name = sight.name(&board.name);
    let stat = |drawing: &str, key: &str, value: &Markup, slot: Slot| {
        html! {
            div.stat {
                (sign(drawing, "i20"))
                dt { (sight.say(Message::new("table-attribute").key("attribute", key))) }
                dd { (value) }
                dd.up { (ask::slots(sight, slot)) }
            }
        }
    };
    let trap = if you.trap_upgraded { "trap-upgraded" } else { "trap" };
    let most = you.most_movement.max(you.movement);
    html! {
        section.sheet aria-label=(sight.text("table-your-board")) {
            div.cat {
                div.face {
                    div.portrait { (spoken(&format!("rc-{}", you.id), "i96", name)) }
                    h2 { (name) }
                    (provenance(sight, &board.provenance))
                }
                div {
                    dl.stats {
                        (stat("sword", "attack", &html! {
                            @for _ in 0..you.dice { (sign("die", "i24")) }
                            @for _ in you.dice..you.most_dice { (used("die", "i24")) }
                            span.dim { (of(sight, you.dice, you.most_dice)) }
                        }, Slot::Attack))
                        (stat("boot", "movement", &html! {
                            span.nums role="img" aria-label=(of(sight, you.movement, most)) {
                                @for point in 0..=most {
                                    span.at[point == you.movement].offn[point > you.most_movement] { (point) }
                                }
                            }
                            @if you.sick > 0 {
                                span.dim { (sight.say(Message::new("table-sick").number("count", you.sick))) }
                            }
                        }, Slot::Movement))
                        (stat(trap, "traps", &html! {
                            @for _ in 0..you.traps { (sign(trap, "i24")) }
                            @for _ in you.traps..you.most_traps { (used(trap, "i24")) }
                            span.dim {
                                (sight.say(
                                    Message::new("table-trap-values")
                                        .number("dice", you.trap_dice)
                                        .number("need", you.trap_accuracy)
                                        .number("cost", you.trap_cost)
                                ))
                            }
                        }, Slot::Trap))
                        (stat("aim", "accuracy", &html! {
                            b { (you.accuracy) @if you.accuracy < 6 { "+" } }
                            @if you.steady > 0 { span.dim { (sight.text("table-steady")) } }
                        }, Slot::Accuracy))
                        (stat("shield", "defence", &html! { b { (you.defence) } }, Slot::Defence))
                        (stat("heart", "health", &html! {
                            @for _ in 0..you.health { (sign("heart", "i24")) }
                            @for _ in you.health..you.most_health { (used("heart", "i24")) }
                            span.dim { (of(sight, you.health, you.most_health)) }
                        }, Slot::Health))
                    }
                    ul.abil { @for colour in Colour::ALL { (ability(sight, colour)) } }
                    @if you.aside > 0 {
                        p.s.dim { (sight.say(Message::new("table-aside").number("count", you.aside))) }
                    }
                }
            }
        }
    }
}

fn of(sight: &Sight<'_>, some: u8, all: u8) -> String {
    sight.say(Message::new("table-some-of").number("some", some).number("all", all))
}

/// A drawing of something that is used up.
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
    let text = sight.name(&card.text).replace("{n}", &view.strength.to_string());
    let used_up = sight
        .choices
        .iter()
        .any(|choice| matches!(choice, Choice::Use { colour: other, .. } if *other == colour));
    html! {
        li.locked[!view.unlocked] {
            span { (sign(cube, "i28")) @if !view.unlocked { (sign("i-lock", "i16")) } }
            span {
                b { (sight.name(&card.name)) } " "
                @if view.unlocked {
                    (of(sight, view.markers, view.most))
                } @else {
                    (sight.text("table-locked"))
                }
                " " (rule_link("R15.1"))
                small { (text) }
                span.row.tight.wrap {
                    (ask::slots(sight, unlock)) (ask::slots(sight, refill))
                    span.xs.dim { (sight.text("table-unlock-refill")) }
                }
                @if used_up {
                    a.xs href=(sight.ask(&format!("ability:{}", colour.name()))) { (sight.text("table-where")) }
                }
            }
        }
    }
}

/// The cage and its price list.
pub(super) fn cage(sight: &Sight<'_>) -> Markup {
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
    // At most so many are drawn; the words count them all.
    let drawn = Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, caged(kind).into()));
    let mut drawn: Vec<Kind> = drawn.collect();
    // Kinds stand mixed, as rats do.
    let step = 7;
    let many = drawn.len();
    if many > 3 && !many.is_multiple_of(step) {
        drawn = (0..many).map(|index| drawn[index * step % many]).collect();
    }
    drawn.truncate(14);
    html! {
        section.sheet.cage #prices aria-label=(sight.text("table-cage")) {
            header {
                h2 { (sight.text("table-cage")) }
                span.tag.push { (sight.say(Message::new("table-rats").number("count", all))) }
            }
            div.cagebox.many[drawn.len() > 7] role="img" aria-label=(words) {
                div.in { @for kind in drawn { (sign(names::rat(kind), "i48")) } }
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
    html! {
        @if sight.choices.contains(&choice) {
            button.price form="decision" name="id" value=(sight.id_of(choice)) {
                (sign("i-ok", "i16 ok")) b.num { (rats) } " " (what) span.rt { (sign(names::ware(ware), "i20")) }
            }
        } @else {
            @let reason = if sight.trades() { ask::why_not_bought(sight, ware) } else { None };
            div.price aria-disabled="true" {
                (sign("i-lock", "i16"))
                span {
                    b.num { (rats) } " " (what)
                    @if let Some((reason, rule)) = reason { small { (reason) " " (rule_link(rule)) } }
                }
                span.rt { (sign(names::ware(ware), "i20")) }
            }
        }
    }
}

/// What a rat makes for.
fn target(sight: &Sight<'_>, target: Target) -> String {
    let key = match target {
        Target::Cheese => "cheese",
        Target::Ratcatcher => "ratcatcher",
        Target::Trap => "trap",
        Target::Marker => "marker",
    };
    sight.say(Message::new("table-target").key("target", key))
}

/// A figure with its drawing.
fn figure(drawing: &str, words: &str, value: &str) -> Markup {
    html! { span title=(words) { (spoken(drawing, "i16", words)) (value) } }
}

/// The peculiar rats in the city, and the caught ones with their rewards.
pub(super) fn peculiars(sight: &Sight<'_>) -> Markup {
    let attribute = |key: &str| sight.say(Message::new("table-attribute").key("attribute", key));
    html! {
        @if !sight.view.peculiars.is_empty() {
            section.sheet #peculiars aria-label=(sight.text("table-peculiars")) {
                header { h2 { (sight.text("table-peculiars")) } }
                div.pecs {
                    @for view in &sight.view.peculiars {
                        @if let Some(card) = sight.peculiar(&view.id) {
                            article.pec {
                                (sign(&format!("pr-{}", view.id), "i64"))
                                h3 {
                                    (sight.name(&card.name)) " "
                                    @if let Some(zone) = view.zone { span.tag { (zone) } }
                                    @else { span.tag.caught { (sight.text("table-caught")) } }
                                }
                                div.figs {
                                    (figure("boot", &attribute("movement"), &card.movement.to_string()))
                                    (figure("sword", &attribute("bite"), &card.bite.to_string()))
                                    (figure("shield", &attribute("defence"), &card.defence.to_string()))
                                    span.dim { (target(sight, card.target)) }
                                }
                                p { (sight.name(&card.text)) }
                                (rewards(sight, view.index, &card.rewards))
                                @if view.health + view.markers[0] + view.markers[1] + view.traps > 0 {
                                    p.row.tight.wrap {
                                        span.dim { (sight.text("table-on-card")) }
                                        @for _ in 0..view.health { (sign("heart", "i20")) }
                                        @for _ in 0..view.markers[0] { (sign("cube-a", "i20")) }
                                        @for _ in 0..view.markers[1] { (sign("cube-b", "i20")) }
                                        @for _ in 0..view.traps { (sign("trap", "i20")) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a peculiar rat brings: buttons when it can be taken.
fn rewards(sight: &Sight<'_>, index: PeculiarIx, rewards: &[Reward]) -> Markup {
    html! {
        p.rewards {
            @for (which, &reward) in RewardIx::enumerate(rewards) {
                @let choice = Choice::Reward(index, which);
                @if sight.choices.contains(&choice) {
                    button.btn.small form="decision" name="id" value=(sight.id_of(choice)) { (sight.label(choice)) }
                } @else {
                    @if which.index() > 0 { span.dim { (sight.text("table-or")) } }
                    span.tag { (reward_face(sight, reward)) }
                }
            }
            @if sight.choices.contains(&Choice::Reward(index, RewardIx::new(0))) { " " (rule_link("R29.6")) }
        }
    }
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
pub(super) fn nemesis(sight: &Sight<'_>) -> Markup {
    let foe = &sight.view.nemesis;
    let board = sight.nemesis();
    let name = sight.name(&board.name);
    html! {
        section.sheet.foe aria-label=(name) {
            div.cat {
                div.face {
                    div.portrait.foe { (spoken(&names::nemesis(sight), "i96", name)) }
                    h2 { (name) }
                    (provenance(sight, &board.provenance))
                }
                div {
                    div.foe-head {
                        @match foe.zone {
                            Some(zone) => span.tag { (sight.say(names::zone(sight, zone))) },
                            None => span.tag { (sight.text("table-foe-away")) },
                        }
                        span.dim.s { (target(sight, board.target)) }
                        span.row.tight role="img"
                            aria-label=(sight.say(Message::new("table-foe-health").number("some", foe.health).number("all", foe.most_health))) {
                            @for _ in 0..foe.health { (sign("heart", "i20")) }
                            @for _ in foe.health..foe.most_health { (used("heart", "i20")) }
                        }
                    }
                    dl.foe-stats {
                        @for attribute in NemesisAttribute::ALL { (foe_stat(sight, attribute)) }
                    }
                    p.power {
                        b { (sight.name(&board.ability.name)) } " " (sight.name(&board.ability.text))
                    }
                    (guts(sight))
                    (strengthened(sight))
                }
            }
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
            dt { (sign(names::attribute(attribute), "i18")) (words) }
            dd {
                b {
                    @match attribute {
                        NemesisAttribute::Accuracy => { (value) @if value < 6 { "+" } },
                        NemesisAttribute::Movement => (sight.say(Message::new("table-die-and").number("bonus", value))),
                        _ => (value),
                    }
                }
                @for _ in 0..foe.raised[at] { span.plus title=(sight.text("table-raised")) { "+1" } }
                @if foe.mutates && foe.mutated[at] {
                    span title=(sight.text("table-mutated")) { (spoken("mutation", "i16", &sight.text("table-mutated"))) }
                }
            }
        }
    }
}

/// What the Maw has swallowed.
fn guts(sight: &Sight<'_>) -> Markup {
    let board = sight.nemesis();
    html! {
        @if !board.guts.is_empty() {
            h3.s { (sight.text("table-guts")) }
            ol.guts {
                @for ((morsel, effect), done) in board.guts.iter().zip(&sight.view.nemesis.guts) {
                    @let brings = sight.say(names::effect_words(sight, *effect));
                    @let words = sight.say(
                        Message::new("table-gut").key("morsel", morsel.name()).key("effect", brings)
                            .key("done", if *done { "yes" } else { "no" })
                    );
                    li.done[*done] title=(words) {
                        (sign(morsel_drawing(*morsel), "i24"))
                        span { (sight.say(Message::new("table-morsel").key("morsel", morsel.name()))) }
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

/// The common rats as they are now.
fn strengthened(sight: &Sight<'_>) -> Markup {
    let attribute = |key: &str| sight.say(Message::new("table-attribute").key("attribute", key));
    html! {
        ul.kinds aria-label=(sight.text("table-common-rats")) {
            @for (view, printed) in sight.view.commons.iter().zip(&sight.pack.commons) {
                @let words = sight.say(Message::new("table-kind").key("rat", view.kind.name()));
                li {
                    (spoken(names::rat(view.kind), "i28", &words))
                    span.figs {
                        (figure_raised("boot", &attribute("movement"), view.movement, printed.movement))
                        (figure_raised("sword", &attribute("bite"), view.bite, printed.bite))
                        (figure_raised("shield", &attribute("defence"), view.defence, printed.defence))
                    }
                    span.xs.dim { (target(sight, printed.target)) }
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
