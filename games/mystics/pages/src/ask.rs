//! The decision: the question, every choice with its rule, the odds of attacks, and what is not
//! possible now.

use maud::{Markup, html};
use mystics::content::AbilityTime;
use mystics::kinds::{Ability, Creature, Face};
use mystics::{Choice, Event, FoeIx, Fraction, Odds, Roll, SpaceIx};
use tabletop::{Message, ObjectionInfo, RuleId};

use super::names;
use super::sight::{Sight, card_art, creature_art, foe_art, hero_art, many, rule_link, sign};
use web::geometry::num;
use web::look;

/// From so many choices up they are folded away on a phone until the sheet is pulled up.
const MANY: usize = 3;

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
        (patterns())
    }
}

/// What a walk costs, where it is all that can be done at a place.
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

/// The dice of the last step: what each of them brought, and by what rule.
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

/// A thing that was asked about.
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

/// What the panel is called when a thing was asked about: what would be done, or the thing itself.
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

/// Who and what is at the thing that was asked about.
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

/// What the chapter says of a space.
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

/// A sentence of situation.
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

/// What the question is about: the card that was found, the attack that can be answered.
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

/// What was chosen at an earlier step.
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

/// The headings of the panel, in order, with the drawing beside each.
const GROUPS: [(&str, &str); 9] = [
    ("attack", "my-battle"),
    ("walk", "my-move"),
    ("action", "ad-both_star"),
    ("task", "my-star"),
    ("item", "my-fishhook"),
    ("free", "my-pack"),
    ("give", "my-act-share"),
    ("choose", "my-target"),
    ("end", ""),
];

/// Where a choice stands in the panel.
fn group(sight: &Sight<'_>, choice: Choice) -> &'static str {
    let turn = sight.decision() == "turn";
    match choice {
        Choice::Attack { .. } => "attack",
        Choice::Walk(_) | Choice::StandUp => "walk",
        Choice::Search
        | Choice::Recover
        | Choice::Scurry
        | Choice::Exit(_)
        | Choice::Flip
        | Choice::Inspired => "action",
        Choice::Special(_) | Choice::Task(_) => "task",
        Choice::PlaceHook(_)
        | Choice::TakeHook
        | Choice::PlaceFork
        | Choice::TakeFork
        | Choice::Launch(..)
        | Choice::Disarm(_)
        | Choice::Bait(_)
        | Choice::Catapult(_) => "item",
        Choice::Ability(_) | Choice::Use(_) if !turn => "choose",
        Choice::Ability(ability) => match sight.pack.abilities[ability.index()].facts.when {
            AbilityTime::Action | AbilityTime::Battle => "action",
            _ => "free",
        },
        Choice::Share(_) | Choice::Equip | Choice::Level | Choice::Use(_) | Choice::Mend(_) => "free",
        Choice::Give(_) | Choice::Take(_) | Choice::GiveCheese | Choice::TakeCheese => "give",
        Choice::End | Choice::Done => "end",
        _ => "choose",
    }
}

fn groups(sight: &Sight<'_>, choices: &[Choice], narrow: bool) -> Markup {
    let turn = sight.decision() == "turn";
    html! {
        @for (name, drawing) in GROUPS.into_iter().filter(|(name, _)| *name != "end") {
            @let these: Vec<Choice> = choices.iter().copied().filter(|&choice| group(sight, choice) == name).collect();
            @if let Some(&first) = these.first() {
                @match name {
                    "attack" => (attacks(sight, &these, narrow)),
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

/// Whether choices are spaces of the tile that is shown, and so many that their list is folded away.
fn is_on_tile(sight: &Sight<'_>, choices: &[Choice]) -> bool {
    choices.len() > MANY
        && choices.iter().all(|&choice| {
            matches!(choice, Choice::Space(_) | Choice::Spot(..)) && sight.space_of(choice).is_some()
        })
}

fn heading(sight: &Sight<'_>, group: &str) -> String {
    if group == "walk" {
        let left = sight.view.turn.as_ref().map_or(0, |turn| turn.left);
        return sight.say(Message::new("myp-walk").number("left", left));
    }
    sight.say(Message::new("myp-group").key("group", group))
}

/// A button that ends something. That of a turn says what is given up; it is loud when nothing is left but free actions.
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

/// Key letters, in order; `u` and `r` take back and play again.
const LETTERS: &str = "abcdefghijklmnopqstvwxyz123456789";

/// The key of a choice, while there are letters: from the top of the panel downwards.
fn key_of(sight: &Sight<'_>, choice: Choice) -> Option<char> {
    let place = |choice: Choice| {
        let name = group(sight, choice);
        GROUPS.iter().position(|&(group, _)| group == name).unwrap_or(GROUPS.len())
    };
    let mut choices = sight.choices.clone();
    choices.sort_by_key(|&other| place(other));
    LETTERS.chars().nth(choices.into_iter().position(|other| other == choice)?)
}

/// The key of a choice, to see.
fn key_sign(sight: &Sight<'_>, choice: Choice) -> Markup {
    html! { @if let Some(key) = key_of(sight, choice) { span.key aria-hidden="true" { (key.to_ascii_uppercase()) } } }
}

/// A choice that stands alone, with what it does below where that is wanted, else in its title.
fn row(sight: &Sight<'_>, choice: Choice, long: bool) -> Markup {
    let aside = aside(sight, choice);
    let label = sight.label(choice);
    let title = match &aside {
        Some(aside) if !long => format!("{label}. {aside}"),
        _ => label.clone(),
    };
    let aside = aside.filter(|_| long);
    let brief = short(sight, choice).filter(|_| !long);
    html! {
        button.ch.told0[aside.is_some()] name="id" value=(sight.id_of(choice)) title=(title) aria-label=[brief.as_ref().map(|_| &label)]
            accesskey=[key_of(sight, choice)] data-zone=[zone(sight, choice)] {
            (key_sign(sight, choice))
            @if let Some(drawing) = drawing(sight, choice) { (sign(&drawing, "i28")) }
            span { (brief.as_ref().unwrap_or(&label)) @if let Some(aside) = aside { small { (aside) } } }
            @if let Some(cost) = price(sight, choice) { span.c { (cost) } }
        }
    }
}

/// A choice by the name of its card alone, where the drawing and the price beside it say the rest.
fn short(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Ability(ability) => sight.name(&sight.pack.abilities[ability.index()].name).to_owned(),
        Choice::Use(card) => sight.name(&sight.pack.search.get(usize::from(card))?.name).to_owned(),
        _ => return None,
    })
}

/// The space that a button shows on the map.
fn zone(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    sight.space_of(choice).map(|space| sight.space_name(space).to_owned())
}

/// The drawing on a choice.
fn drawing(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    let card = |card: mystics::CardIx| card_art(sight.game.card_id(card));
    let mouse = |mouse: mystics::MouseIx| sight.mouse(mouse).map(|mouse| hero_art(mouse.hero));
    let enemy = |enemy: FoeIx| sight.enemy(enemy).map(|enemy| creature_art(enemy.creature));
    Some(match choice {
        Choice::Learn(ability) | Choice::Ability(ability) => format!("ma-{}", ability.name()),
        Choice::Search | Choice::Special(_) => "my-act-search".to_owned(),
        Choice::Recover | Choice::StandUp => "my-act-recover".to_owned(),
        Choice::Scurry => "my-act-scurry".to_owned(),
        Choice::Exit(_) => "my-act-explore".to_owned(),
        Choice::Flip => "my-flip".to_owned(),
        Choice::Inspired => "ma-inspire".to_owned(),
        Choice::Equip => "my-act-equip".to_owned(),
        Choice::Level => "my-act-level".to_owned(),
        Choice::Task(_) => "my-star".to_owned(),
        Choice::Share(who) | Choice::Mouse(who) | Choice::Mend(who) => return mouse(who),
        Choice::Enemy(who) => return enemy(who),
        Choice::Catapult(_) | Choice::Bait(_) => "my-grape".to_owned(),
        Choice::PlaceHook(_) | Choice::TakeHook => "my-fishhook".to_owned(),
        Choice::PlaceFork | Choice::TakeFork | Choice::Launch(..) => "my-fork".to_owned(),
        Choice::Disarm(_) => "my-mousetrap".to_owned(),
        Choice::Give(one)
        | Choice::Take(one)
        | Choice::Wear(one)
        | Choice::Stow(one)
        | Choice::Use(one)
        | Choice::Held(one) => card(one),
        Choice::GiveCheese | Choice::TakeCheese | Choice::Sell => "my-cheese".to_owned(),
        Choice::Treasure(treasure) => format!("my-{}", treasure.name()),
        Choice::Card(foe) => foe_art(foe),
        _ => return None,
    })
}

/// What an ability or a task does, where that is to be known before it is chosen.
fn aside(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    let deeds = || sight.chapter().places.iter();
    Some(match choice {
        Choice::Learn(ability) | Choice::Ability(ability) => {
            sight.name(&sight.pack.abilities[ability.index()].text).to_owned()
        }
        Choice::Task(number) => {
            let task = deeds().flat_map(|place| &place.tasks).nth(usize::from(number))?;
            sight.name(&task.text).to_owned()
        }
        Choice::Use(card) | Choice::Wear(card) | Choice::Held(card) => {
            sight.name(&sight.pack.search.get(usize::from(card))?.text).to_owned()
        }
        _ => return None,
    })
}

/// What a choice costs, as a number of cheese.
fn price(sight: &Sight<'_>, choice: Choice) -> Option<Markup> {
    let cheese = |count: u8| html! { (count) (sign("my-cheese", "i18")) };
    match choice {
        Choice::Learn(ability) | Choice::Ability(ability) => {
            Some(cheese(sight.pack.abilities[ability.index()].facts.cost))
        }
        Choice::Level => Some(cheese(6)),
        Choice::Mend(_) | Choice::Inspired => Some(cheese(1)),
        _ => None,
    }
}

/// Walking: it is done on the tile; every space with what it costs is folded away.
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

/// So many targets are listed; the others are folded away, as are attacks that use an ability card.
const TARGETS: usize = 4;

/// An attack with its odds.
type Struck = (Choice, Option<Odds>);

/// Attacks with their odds, the most promising first. A single one, or those at one place, are shown whole.
fn attacks(sight: &Sight<'_>, choices: &[Choice], narrow: bool) -> Markup {
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
        // Of targets that differ in nothing the first stands for all; the others come last.
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
                " " @if let Some((choice, _)) = first.first() { (sight.rule_of(*choice)) }
            }
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

/// What makes an attack different from others: the weapon, the kind of its target, where it stands, and how it is.
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

/// The name of a weapon; of none, that of bare paws.
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

/// Who is attacked, with what, and what may come of it; whole with every outcome, else with the best.
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
                    @else { @let best = if left > 1 { odds.wounded } else { odds.defeated }; b.pc0 title=(exact(sight, "wounded", best)) { (percent(best)) "%" } }
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
                span.fig.vh[!whole] {
                    @if odds.defeated.of > 0 && left > 1 { (chance(sight, "defeated", "b-full", odds.defeated)) }
                    (chance(sight, if left > 1 { "wounded" } else { "defeated" }, "b-full", odds.wounded))
                    (chance(sight, "blocked", "b-half", odds.blocked))
                    (chance(sight, "missed", "b-none", odds.missed))
                }
            }
        }
    }
}

/// A chance in hundredths with what it is the chance of; the exact fraction is in the title.
fn chance(sight: &Sight<'_>, of: &str, pattern: &str, fraction: Fraction) -> Markup {
    let words =
        sight.say(Message::new("myp-chance").key("of", of).key("chance", format!("{}%", percent(fraction))));
    html! {
        span title=(exact(sight, of, fraction)) {
            svg.k0 aria-hidden="true" focusable="false" { rect class=(pattern) width="100%" height="100%" {} }
            (words)
        }
    }
}

/// A chance as a fraction.
fn exact(sight: &Sight<'_>, of: &str, fraction: Fraction) -> String {
    sight.say(fraction.line(of))
}

/// A chance in whole hundredths: what is possible is never 0, and what is not certain never 100.
fn percent(chance: Fraction) -> u64 {
    let rounded = (chance.of * 200 + chance.out_of) / (chance.out_of * 2).max(1);
    if chance.of == 0 || chance.of == chance.out_of { rounded } else { rounded.clamp(1, 99) }
}

/// The bar: a wound full, all blocked hatched, no hit dotted.
fn bar(odds: &Odds) -> Markup {
    let parts = [("b-full", odds.wounded), ("b-half", odds.blocked), ("b-none", odds.missed)];
    let mut left = 0.0;
    let mut pieces = Vec::new();
    for (class, fraction) in parts {
        if fraction.of > 0 {
            let width = f64::from(fraction.per_mille()) / 10.0;
            pieces.push((class, left, width));
            left += width;
        }
    }
    html! {
        svg.bar aria-hidden="true" focusable="false" {
            @for (class, x, width) in &pieces { rect class=(class) x={ (num(*x)) "%" } width={ (num(*width)) "%" } height="100%" {} }
            @for (_, x, _) in pieces.iter().skip(1) { line x1={ (num(*x)) "%" } x2={ (num(*x)) "%" } y1="0" y2="100%" {} }
        }
    }
}

/// What else the roll may bring: cheese, and a surge.
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

/// The patterns that bars are painted with; once on a page.
fn patterns() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            pattern #p-half width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)" {
                rect.p-half-bg width="7" height="7" {}
                rect.p-half-line width="3.4" height="7" {}
            }
            pattern #p-none width="6" height="6" patternUnits="userSpaceOnUse" {
                rect.p-none-bg width="6" height="6" {}
                circle.p-none-dot cx="3" cy="3" r="1" {}
            }
        }
    }
}

/// What is not possible now, and why.
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
