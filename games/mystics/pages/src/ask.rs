//! The decision: the question, every choice with its rule, the odds of attacks, and the reasons why others are not
//! possible now.

mod attacks;
mod rows;

use maud::{Markup, html};
use mystics::kinds::{Ability, Face};
use mystics::{Choice, Event, FoeIx, Roll, SpaceIx};
use tabletop::{Message, ObjectionInfo, RuleId};

use rows::{GROUPS, MANY, group, heading, key_of, key_sign, row, zone};

use super::names;
use super::sight::{Sight, creature_art, many, rule_link, sign};
use web::look;

/// The panel of the decision.
pub(super) fn decision(sight: &Sight<'_>) -> Markup {
    let about = About::of(sight);
    let narrow = about.is_some();
    let shown: &[Choice] = about.as_ref().map_or(&sight.choices, |about| &about.choices);
    let refused = narrow && shown.is_empty();
    let listed = shown.iter().filter(|&&choice| group(sight, choice) != "end").count();
    html! {
        form.sheet.ask.dock.many[!narrow && listed > MANY].at-place[narrow].refused[refused] #decision method="post" action={ (sight.path()) "/choose" } aria-labelledby="question" {
            input type="hidden" name="step" value=(sight.step);
            header {
                h2 #question tabindex="-1" {
                    @match &about {
                        Some(about) => (title_of(sight, about)),
                        None => { (sight.prompt()) " " @if let Some(asked) = &sight.view.asked { (rule_link(asked.rule)) } },
                    }
                }
                @if narrow {
                    a.tool.narrow href={ (sight.path()) "#decision" } data-all aria-label=(sight.text("table-show-all")) title=(sight.text("table-show-all")) {
                        (sign("i-close", "i20"))
                    }
                }
            }
            @if let Some(asked) = sight.view.asked.as_ref().filter(|_| sight.view.players > 1) {
                p.decides data-seat=(asked.seat) { (sign("my-class-leader", "i18")) (sight.say(Message::new("myp-decides").number("number", asked.seat + 1))) }
            }
            @if !narrow && sight.live && let Some(lead) = lead(sight) { p.lead { (lead) } }
            @if let Some(about) = &about && let Some(lead) = walk_lead(sight, about) { p.lead { (lead) } }
            @if !narrow { (tray(sight)) }
            div.all {
                @if refused { (objections(sight, about.as_ref())) }
                @match &about {
                    Some(about) => {
                        @if refused { p.lead { (sight.text("myp-nothing-here")) } }
                        @else { (groups(sight, &about.choices, true)) }
                        (here(sight, &about.thing))
                    },
                    None if sight.live => {
                        (matter(sight))
                        (groups(sight, &sight.choices, false))
                    },
                    None => (then(sight)),
                }
                @if !refused { (objections(sight, about.as_ref())) }
            }
            @if sight.live {
                div.acts {
                    @if !narrow && listed > MANY {
                        label.btn.alt.peek for="sheet-up" {
                            (sight.text("table-more-choices")) " " span.cnt { (listed) }
                        }
                    }
                    @for &choice in shown.iter().filter(|&&choice| group(sight, choice) == "end") { (end_button(sight, choice)) }
                }
            }
        }
    }
}

/// The cost of a walk, if nothing else can be done at a place.
fn walk_lead(sight: &Sight<'_>, about: &About) -> Option<String> {
    let turn = sight.view.turn.as_ref()?;
    let cost = about.choices.iter().find_map(|choice| match choice {
        Choice::Walk(space) => turn.reach.iter().find(|one| one.space == *space),
        _ => None,
    })?;
    let ends = if cost.climbs {
        "climbs"
    } else if cost.stops {
        "stops"
    } else {
        "free"
    };
    Some(sight.say(
        Message::new("myp-walk-costs").number("cost", cost.cost).number("left", turn.left).key("ends", ends),
    ))
}

/// The dice of the last step: the effect of each, with its rule.
fn tray(sight: &Sight<'_>) -> Markup {
    if sight.step == 0 || !sight.live {
        return html! {};
    }
    let mut ranged = false;
    let mut last = None;
    for entry in &sight.fresh {
        match *entry.event {
            Event::Attacks { ranged: far, .. } => ranged = far,
            Event::Rolled { who, roll, faces } => last = Some((entry, who, roll, faces, ranged)),
            _ => {}
        }
    }
    let Some((entry, _, roll, faces, ranged)) = last else { return html! {} };
    let counts = |face: Face| match roll {
        Roll::Attack if ranged => face.bow(),
        Roll::Attack => face.sword(),
        Roll::Defence => face.shield(),
        _ => face.star(),
    };
    let dice = Face::ALL.iter().flat_map(|&face| (0..faces.0[face.index()]).map(move |_| face));
    let dice: Vec<look::Die> = dice
        .map(|face| look::Die {
            drawing: format!("ad-{}", face.name()),
            words: sight.say(Message::new("myp-face").key("face", face.name())),
            counts: counts(face),
        })
        .collect();
    let says = html! {
        (look::told(sight, entry)) " " (rule_link(match roll {
            Roll::Attack => "M11.3",
            Roll::Defence => "M11.5",
            _ => entry.rule.id(),
        }))
    };
    look::tray_of(sight, &sight.text("myp-tray"), &dice, &says)
}

/// The thing that the request asks about.
struct About {
    thing: String,
    choices: Vec<Choice>,
}

impl About {
    fn of(sight: &Sight<'_>) -> Option<Self> {
        let thing = sight.scene.options.chosen.filter(|_| sight.live)?;
        if !matches!(thing.split_once(':'), Some(("space" | "mouse" | "enemy", _))) {
            return None;
        }
        let mut choices: Vec<Choice> = sight.choices_of(thing).to_vec();
        let candidates = sight.here.candidates(thing).unwrap_or_default();
        choices.extend(candidates.into_iter().filter(|choice| sight.choices.contains(choice)));
        if let Some(enemy) =
            thing.strip_prefix("enemy:").and_then(|index| index.parse().ok().and_then(FoeIx::at))
        {
            let on = |choice: &Choice| matches!(*choice, Choice::Attack { on, .. } | Choice::Catapult(on) | Choice::Enemy(on) if on == enemy);
            choices.extend(sight.choices.iter().copied().filter(on));
        }
        let mut seen: Vec<Choice> = Vec::new();
        choices.retain(|choice| {
            let new = !seen.contains(choice);
            seen.push(*choice);
            new
        });
        Some(Self { thing: thing.to_owned(), choices })
    }
}

/// The title of the panel for a thing: its action, or the thing itself.
fn title_of(sight: &Sight<'_>, about: &About) -> Markup {
    let title = match about.thing.split_once(':') {
        Some(("mouse", name)) => sight.mouse_named(name).map(|mouse| sight.hero_name(mouse.hero).to_owned()),
        Some(("enemy", index)) => index
            .parse()
            .ok()
            .and_then(FoeIx::at)
            .and_then(|index| sight.enemy(index))
            .map(|enemy| names::enemy(sight, enemy)),
        _ => None,
    };
    let space = about.thing.strip_prefix("space:").map(|name| names::space(sight, name));
    let act = match about.choices[..] {
        [Choice::Attack { on, .. }, ..] => sight.enemy(on).map(|enemy| {
            sight.say(
                Message::new("myp-strike").message("who", names::creature_message(sight, enemy.creature)),
            )
        }),
        [only] => Some(sight.label(only)),
        [first, ..] if matches!(first, Choice::Walk(_)) => Some(sight.label(first)),
        _ => None,
    };
    html! {
        @if let Some(space) = &space { span.code { (space) } " " }
        @match act.or(title) {
            Some(title) => (title),
            None if space.is_some() => {},
            None => (sight.prompt()),
        }
    }
}

/// The figures and things at the place that the request asks about.
fn here(sight: &Sight<'_>, thing: &str) -> Markup {
    let Some((kind, name)) = thing.split_once(':') else { return html! {} };
    let index = name.parse().ok().and_then(FoeIx::at);
    let enemies = sight.view.enemies.iter().filter(|enemy| match kind {
        "enemy" => Some(enemy.index) == index,
        "space" => enemy.spot.tile == sight.slot && enemy.spot.name == name,
        _ => false,
    });
    let tile = sight.tile(sight.slot);
    let side = tile.and_then(|tile| sight.side_of(tile));
    let space = side.filter(|_| kind == "space").and_then(|side| side.space_named(name)).map(SpaceIx::new);
    html! {
        ul.here0 {
            @for enemy in enemies {
                @let card = &sight.pack.foes[enemy.card.index()];
                li {
                    (sign(&creature_art(enemy.creature), "i40"))
                    span {
                        b { (sight.name(&card.name)) } " "
                        span.dim { (sight.say(Message::new("myp-foe-values").number("battle", enemy.battle).number("defence", enemy.defence).number("left", enemy.life.saturating_sub(enemy.wounds)).key("reach", if enemy.ranged { "ranged" } else { "melee" }))) }
                        @if let Some(text) = &card.text { br; (sight.name(text)) }
                    }
                }
            }
            @if let (Some(tile), Some(side), Some(space)) = (tile, side, space) {
                li { (sign("my-room", "i24")) span { (names::space_in_words(sight, tile, side, space)) } }
                (chapter_here(sight, tile, space))
            }
        }
    }
}

/// The chapter's rules for a space.
fn chapter_here(sight: &Sight<'_>, tile: &mystics::TileView, space: SpaceIx) -> Markup {
    let place = sight.chapter().places.iter().find(|place| place.side == tile.side.get());
    let Some(place) = place else { return html! {} };
    let on = |spaces: u64| spaces & (1 << space.get()) != 0;
    html! {
        @for search in place.searches.iter().filter(|search| on(search.spaces)) {
            li { (sign("my-act-search", "i24")) span { b { (sight.name(&search.name)) } " " (rule_link("D59")) } }
        }
        @for task in place.tasks.iter().filter(|task| on(task.spaces)) {
            li { (sign("my-star", "i24")) span { b { (sight.name(&task.name)) } ". " (sight.name(&task.text)) } }
        }
        @for hazard in place.hazards.iter().filter(|hazard| on(hazard.spaces)) {
            li { (sign("i-warn", "i24")) span { b { (sight.name(&hazard.name)) } ". " (sight.name(&hazard.text)) } }
        }
    }
}

/// A sentence about the situation.
fn lead(sight: &Sight<'_>) -> Option<String> {
    let turn = sight.view.turn.as_ref().filter(|_| sight.decision() == "turn")?;
    let mouse = sight.mouse(turn.mouse)?;
    let spot = mouse.spot.as_ref()?;
    let reach = turn.targets.iter().filter(|target| target.weapons.iter().any(|aim| aim.allowed)).count();
    Some(
        sight.say(
            Message::new("myp-lead")
                .name("who", sight.hero_names(mouse.hero))
                .message("space", names::space_message(&spot.name))
                .number("targets", many(reach))
                .number("left", turn.left)
                .key("acted", if turn.acted { "yes" } else { "no" }),
        ),
    )
}

/// The object of the question: the found card, or the attack that can be answered.
fn matter(sight: &Sight<'_>) -> Markup {
    let Some(asked) = &sight.view.asked else { return html! {} };
    html! {
        @for card in &asked.cards { (names::card_shown(sight, &card.id)) }
        @if let Some(attack) = &asked.attack {
            div.stake {
                (sign(if attack.ranged { "sign-bow" } else { "sign-sword" }, "i24"))
                span { (sight.text("myp-attack-dice")) }
                b { (attack.dice) } (rule_link("M11.1"))
                (sign("sign-shield", "i24"))
                span { (sight.text("myp-defence-dice")) }
                b { (attack.defence) } (rule_link("M11.5"))
                @for mark in &attack.marks {
                    (sign(mark_sign(mark), "i24"))
                    span { (sight.say(Message::new("myp-mark").key("mark", *mark))) }
                    b {} span {}
                }
            }
        }
        @if let Some(ability) = asked.ability { (ability_shown(sight, ability)) }
    }
}

fn mark_sign(mark: &str) -> &'static str {
    match mark {
        "poison" => "my-poison",
        "stun" => "my-stun",
        "charm" => "my-charm",
        "web" => "my-web",
        _ => "my-cheese",
    }
}

fn ability_shown(sight: &Sight<'_>, ability: Ability) -> Markup {
    let card = &sight.pack.abilities[ability.index()];
    html! {
        div.carded {
            (sign(&format!("ma-{}", ability.name()), "i64"))
            div { b { (sight.name(&card.name)) } p { (sight.name(&card.text)) } }
        }
    }
}

/// The choice of an earlier step.
fn then(sight: &Sight<'_>) -> Markup {
    html! {
        @match sight.chosen_then().filter(|_| sight.is_past()) {
            Some((step, label)) => {
                p { (sight.text("table-past-then")) }
                a.ch.on href=(sight.at(step)) {
                    span { (label) }
                    span.c { (sign("i-next", "i16")) }
                }
            },
            _ => p { (sight.text("table-only-looking")) },
        }
    }
}

fn groups(sight: &Sight<'_>, choices: &[Choice], narrow: bool) -> Markup {
    let turn = sight.decision() == "turn";
    html! {
        @for (name, drawing) in GROUPS.into_iter().filter(|(name, _)| *name != "end") {
            @let these: Vec<Choice> = choices.iter().copied().filter(|&choice| group(sight, choice) == name).collect();
            @if let Some(&first) = these.first() {
                @match name {
                    "attack" => (attacks::attacks(sight, &these, narrow)),
                    "walk" if !narrow => (walks(sight, &these)),
                    "item" if these.len() > 2 && !narrow => {
                        details.fold data-group=(name) {
                            summary { (sign(drawing, "i20")) span { (heading(sight, name)) } span.cnt { (these.len()) } }
                            fieldset.grp { legend.vh { (heading(sight, name)) } @for choice in these { (row(sight, choice, true)) } }
                        }
                    },
                    "choose" if !narrow && is_on_tile(sight, &these) => {
                        p.tap { (sign("my-target", "i20")) (sight.text("myp-tap-space")) }
                        details.fold data-group=(name) {
                            summary { (sign(drawing, "i20")) span { (sight.text("myp-spaces")) } span.cnt { (these.len()) } }
                            fieldset.grp { legend.vh { (heading(sight, name)) } div.chips { @for choice in these { (chip(sight, choice)) } } }
                        }
                    },
                    _ => {
                        @let plain = turn && !narrow && matches!(name, "action" | "free" | "give");
                        fieldset.grp data-group=(name) {
                            legend.vh[name == "choose"] {
                                @if !drawing.is_empty() { (sign(drawing, "i20")) }
                                (heading(sight, name)) " " (sight.rule_of(first))
                            }
                            @if plain {
                                div.free0 { @for choice in these { (row(sight, choice, false)) } }
                            } @else {
                                @for choice in these { (row(sight, choice, true)) }
                            }
                        }
                    },
                }
            }
        }
    }
}

/// Whether choices are spaces of the tile that is shown, and numerous enough for their list to be folded away.
fn is_on_tile(sight: &Sight<'_>, choices: &[Choice]) -> bool {
    choices.len() > MANY
        && choices.iter().all(|&choice| {
            matches!(choice, Choice::Space(_) | Choice::Spot(..)) && sight.space_of(choice).is_some()
        })
}

/// A button that ends something. For a turn, it names what is given up; it is prominent only if nothing but free
/// actions is left.
fn end_button(sight: &Sight<'_>, choice: Choice) -> Markup {
    let free = |&other: &Choice| matches!(group(sight, other), "free" | "end" | "item" | "give");
    let loud = sight.choices.iter().all(free);
    let lost = sight.view.turn.as_ref().filter(|_| choice == Choice::End).and_then(|turn| {
        let left =
            if sight.choices.iter().any(|other| matches!(other, Choice::Walk(_))) { turn.left } else { 0 };
        (!turn.acted || left > 0).then(|| {
            sight.say(
                Message::new("myp-given-up")
                    .key("acted", if turn.acted { "yes" } else { "no" })
                    .number("left", left),
            )
        })
    });
    html! {
        button.btn.end.alt[!loud] name="id" value=(sight.id_of(choice)) data-end {
            span { (sight.label(choice)) @if let Some(lost) = lost { small { (lost) } } }
        }
    }
}

/// Walking: the tile offers it; the list of all spaces with their costs is folded away.
fn walks(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    let left = sight.view.turn.as_ref().map_or(0, |turn| turn.left);
    let (mut spaces, others): (Vec<Choice>, Vec<Choice>) =
        choices.iter().copied().partition(|choice| matches!(choice, Choice::Walk(_)));
    let reach = sight.view.turn.as_ref().map(|turn| &turn.reach[..]).unwrap_or_default();
    let place = |choice: &Choice| match choice {
        Choice::Walk(space) => reach.iter().position(|one| one.space == *space).unwrap_or(usize::MAX),
        _ => usize::MAX,
    };
    spaces.sort_by_key(place);
    let heading = sight.say(Message::new("myp-walk").number("left", left));
    html! {
        @if !others.is_empty() {
            fieldset.grp data-group="rise" {
                legend.vh { (heading) }
                @for choice in others { (row(sight, choice, true)) }
            }
        }
        @if let Some(&first) = spaces.first() {
            details.fold data-group="walk" {
                summary { (sign("my-move", "i20")) span { b { (sight.text("myp-walk-short")) } " " (sight.text("myp-tap-walk")) } span.cnt { (spaces.len()) } }
                fieldset.grp {
                    legend { span { (heading) } " " (sight.rule_of(first)) }
                    div.chips { @for choice in spaces { (chip(sight, choice)) } }
                }
            }
        }
    }
}

fn chip(sight: &Sight<'_>, choice: Choice) -> Markup {
    let reach = match choice {
        Choice::Walk(space) => {
            sight.view.turn.as_ref().and_then(|turn| turn.reach.iter().find(|one| one.space == space))
        }
        _ => None,
    };
    let (name, elsewhere) = match choice {
        Choice::Spot(slot, space) => {
            let tile = sight.tile(slot);
            let id = tile.map_or("", |tile| sight.game.space_name(tile.side, space));
            let side = tile.filter(|_| slot != sight.slot).and_then(|tile| sight.side_of(tile));
            (Some(names::space(sight, id)), side)
        }
        _ => (sight.space_of(choice).map(|space| names::space(sight, sight.space_name(space))), None),
    };
    let on = sight.space_of(choice).is_some_and(|space| {
        sight.scene.options.chosen.and_then(|thing| thing.strip_prefix("space:"))
            == Some(sight.space_name(space))
    });
    let name = name.unwrap_or_default();
    let long = name.chars().count() > 4;
    html! {
        button.ch.on[on].long[long] name="id" value=(sight.id_of(choice)) title=(sight.label(choice))
            accesskey=[key_of(sight, choice)] data-zone=[zone(sight, choice)] {
            (key_sign(sight, choice))
            span.vh { (sight.label(choice)) ", " }
            span aria-hidden="true" { (name) }
            @if let Some(side) = elsewhere { small { (sight.name(&side.name)) } }
            @if let Some(reach) = reach {
                small { (reach.cost) @if reach.climbs { " " (sight.text("myp-climb")) } @else if reach.stops { " " (sight.text("myp-stop")) } }
            }
        }
    }
}

/// The choices that are not possible now, with the reasons.
fn objections(sight: &Sight<'_>, about: Option<&About>) -> Markup {
    if !sight.live {
        return html! {};
    }
    let here = sight.scene.seen.now();
    let given = sight.scene.options.explain.clone().filter(|_| about.is_some());
    let mut all: Vec<ObjectionInfo> = match (given, about) {
        (Some(given), _) => given,
        (None, Some(about)) => here.explain(&about.thing).unwrap_or_default(),
        (None, None) if sight.decision() == "turn" => {
            let things = [
                "search", "exit", "flip", "recover", "level", "share", "equip", "scurry", "attack", "task",
                "special",
            ];
            things.iter().flat_map(|thing| here.explain(thing).unwrap_or_default()).collect()
        }
        (None, None) => Vec::new(),
    };
    look::distinct(sight.words, &mut all);
    all.truncate(if about.is_some() { 12 } else { 8 });
    look::objections(sight, &all, about.is_some_and(|about| about.choices.is_empty()), |objection| {
        look::objected(sight, objection, |choice| sight.label(choice))
    })
}
