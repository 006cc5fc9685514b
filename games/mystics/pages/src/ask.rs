//! The decision: the question, every choice with its rule, the odds of attacks, and what is not
//! possible now.

use maud::{Markup, html};
use mystics::content::AbilityTime;
use mystics::kinds::{Ability, Creature};
use mystics::{Choice, FoeIx, Fraction, Odds, SpaceIx};
use tabletop::{Message, ObjectionInfo};

use super::names;
use super::sight::{Sight, card_art, creature_art, foe_art, hero_art, many, rule_link, sign};
use web::geometry::num;
use web::look;

/// The panel of the decision.
pub(super) fn decision(sight: &Sight<'_>) -> Markup {
    let about = About::of(sight);
    html! {
        form.sheet.ask.dock #decision method="post" action={ (sight.path()) "/choose" } aria-labelledby="question" {
            input type="hidden" name="step" value=(sight.step);
            @if let Some(asked) = sight.view.asked.as_ref().filter(|_| sight.view.players > 1) {
                p.decides data-seat=(asked.seat) { (sign("my-class-leader", "i18")) (sight.say(Message::new("myp-decides").number("number", asked.seat + 1))) }
            }
            @match &about {
                Some(about) => (narrow(sight, about)),
                None => {
                    h2 #question tabindex="-1" { (sight.prompt()) " " @if let Some(asked) = &sight.view.asked { (rule_link(asked.rule)) } }
                    @if sight.live {
                        @if let Some(lead) = lead(sight) { p.lead { (lead) } }
                        (matter(sight))
                        (groups(sight, &sight.choices))
                    } @else { (then(sight)) }
                },
            }
            (objections(sight, about.as_ref()))
        }
        (patterns())
    }
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

/// What can be done with one thing.
fn narrow(sight: &Sight<'_>, about: &About) -> Markup {
    let title = match about.thing.split_once(':') {
        Some(("mouse", name)) => sight.mouse_named(name).map(|mouse| sight.hero_name(mouse.hero).to_owned()),
        Some(("enemy", index)) => index
            .parse()
            .ok()
            .and_then(FoeIx::at)
            .and_then(|index| sight.enemy(index))
            .map(|enemy| sight.say(names::creature_message(sight, enemy.creature))),
        Some(("space", name)) => Some(names::space(sight, name)),
        _ => None,
    };
    let title = match about.choices[..] {
        [Choice::Attack { on, .. }, ..] => sight.enemy(on).map(|enemy| {
            sight.say(
                Message::new("myp-strike").message("who", names::creature_message(sight, enemy.creature)),
            )
        }),
        _ => title,
    };
    html! {
        h2 #question tabindex="-1" { (title.unwrap_or_else(|| sight.say(sight.here.prompt()))) }
        (here(sight, &about.thing))
        @if about.choices.is_empty() { p.lead { (sight.text("myp-nothing-here")) } }
        @else { (groups(sight, &about.choices)) }
        a.ch.to-all href={ (sight.path()) "#decision" } data-all { (sign("i-prev", "i18")) span { (sight.text("evt-all-choices")) } }
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
                b { (attack.dice) (rule_link("M11.1")) }
                (sign("sign-shield", "i24"))
                span { (sight.text("myp-defence-dice")) }
                b { (attack.defence) (rule_link("M11.5")) }
                @for mark in &attack.marks {
                    (sign(mark_sign(mark), "i24"))
                    span { (sight.say(Message::new("myp-mark").key("mark", *mark))) }
                    b {}
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
        Choice::Walk(_) => "walk",
        Choice::Search
        | Choice::Recover
        | Choice::Scurry
        | Choice::Exit(_)
        | Choice::Flip
        | Choice::StandUp
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

fn groups(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    html! {
        @for (name, drawing) in GROUPS {
            @let these: Vec<Choice> = choices.iter().copied().filter(|&choice| group(sight, choice) == name).collect();
            @if let Some(&first) = these.first() {
                @match name {
                    "attack" => (attacks(sight, &these)),
                    "walk" => (walks(sight, &these)),
                    "end" => { @for choice in these { (end_button(sight, choice)) } },
                    "item" if these.len() > 4 => {
                        details.more.grp {
                            summary { (sign(drawing, "i20")) span { (heading(sight, name)) } span.tag.push { (these.len()) } }
                            @for choice in these { (row(sight, choice)) }
                        }
                    },
                    _ => {
                        fieldset.grp data-group=(name) {
                            legend.vh[name == "choose"] {
                                @if !drawing.is_empty() { (sign(drawing, "i20")) }
                                (heading(sight, name)) " " (sight.rule_of(first))
                            }
                            @if matches!(name, "action" | "free") && these.len() > 1 {
                                div.free0 { @for choice in these { (row(sight, choice)) } }
                            } @else if name == "choose" && these.len() > 6 && these.iter().all(|choice| matches!(choice, Choice::Space(_) | Choice::Spot(..))) {
                                div.chips { @for choice in these { (chip(sight, choice)) } }
                            } @else {
                                @for choice in these { (row(sight, choice)) }
                            }
                        }
                    },
                }
            }
        }
    }
}

fn heading(sight: &Sight<'_>, group: &str) -> String {
    sight.say(Message::new("myp-group").key("group", group))
}

/// A button that ends something.
fn end_button(sight: &Sight<'_>, choice: Choice) -> Markup {
    let alone = sight.choices.len() == 1;
    html! {
        button.ch.mid[!alone].main[alone] name="id" value=(sight.id_of(choice)) data-end { span { (sight.label(choice)) } }
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

/// A choice that stands alone.
fn row(sight: &Sight<'_>, choice: Choice) -> Markup {
    html! {
        @let aside = aside(sight, choice);
        button.ch.told0[aside.is_some()] name="id" value=(sight.id_of(choice)) title=(sight.label(choice))
            accesskey=[key_of(sight, choice)] data-zone=[zone(sight, choice)] {
            (key_sign(sight, choice))
            @if let Some(drawing) = drawing(sight, choice) { (sign(&drawing, "i28")) }
            span { (sight.label(choice)) @if let Some(aside) = aside { small { (aside) } } }
            @if let Some(cost) = price(sight, choice) { span.c { (cost) } }
        }
    }
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

/// Walking: every space with what it costs.
fn walks(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    let left = sight.view.turn.as_ref().map_or(0, |turn| turn.left);
    let mut ordered = choices.to_vec();
    let reach = sight.view.turn.as_ref().map(|turn| &turn.reach[..]).unwrap_or_default();
    let place = |choice: &Choice| match choice {
        Choice::Walk(space) => reach.iter().position(|one| one.space == *space).unwrap_or(usize::MAX),
        _ => usize::MAX,
    };
    ordered.sort_by_key(place);
    html! {
        fieldset.grp data-group="walk" {
            legend {
                (sign("my-move", "i20")) (sight.say(Message::new("myp-walk").number("left", left))) " "
                @if let Some(&first) = choices.first() { (sight.rule_of(first)) }
            }
            div.chips { @for choice in ordered { (chip(sight, choice)) } }
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

/// Attacks with their odds; those that use an ability card are folded up.
fn attacks(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    let plain = |choice: &&Choice| matches!(choice, Choice::Attack { with: None, .. });
    let (mut first, mut cards): (Vec<&Choice>, Vec<&Choice>) =
        choices.iter().partition(|choice| plain(choice));
    if first.is_empty() {
        std::mem::swap(&mut first, &mut cards);
    }
    let mouse = acting(sight);
    let odds = |choice: &Choice| match *choice {
        Choice::Attack { weapon, with, on } => sight.game.odds_seen(&sight.here, mouse?, weapon, with, on),
        _ => None,
    };
    let single = first.len() == 1 && cards.is_empty();
    let weapons: Vec<_> = first
        .iter()
        .filter_map(|choice| match choice {
            Choice::Attack { weapon, .. } => Some(*weapon),
            _ => None,
        })
        .collect();
    let one_weapon = weapons.windows(2).all(|pair| pair[0] == pair[1]);
    let stake = first.iter().find_map(|choice| odds(choice).map(|odds| (odds, **choice)));
    html! {
        fieldset.grp data-group="attack" {
            legend {
                (sign("my-battle", "i20"))
                @match (&stake, one_weapon) {
                    (Some((odds, _)), true) => (sight.say(Message::new("myp-attack-with").number("dice", odds.dice).key("weapon", weapon_name(sight, weapons.first().and_then(|weapon| weapon.get()))))),
                    _ => (heading(sight, "attack")),
                }
                " " @if let Some(choice) = first.first() { (sight.rule_of(**choice)) }
            }
            @for choice in &first { (attack_row(sight, **choice, odds(choice).as_ref(), single, one_weapon)) }
            @if stake.is_some() { (bar_key(sight)) }
            @if let Some((odds, choice)) = &stake {
                (stakes(sight, odds, *choice))
                @if single {
                    button.ch.main name="id" value=(sight.id_of(*choice)) { span { (sight.say(Message::new("myp-roll").number("dice", odds.dice))) } }
                }
            }
            @if !cards.is_empty() {
                details.more {
                    summary { (sign("my-cheese", "i20")) span { (sight.text("myp-with-ability")) } span.tag.push { (cards.len()) } }
                    @for choice in &cards { (attack_row(sight, **choice, odds(choice).as_ref(), false, false)) }
                }
            }
        }
    }
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

fn attack_row(sight: &Sight<'_>, choice: Choice, odds: Option<&Odds>, on: bool, one_weapon: bool) -> Markup {
    let Choice::Attack { weapon, with, on: foe } = choice else { return row(sight, choice) };
    let Some(enemy) = sight.enemy(foe) else { return row(sight, choice) };
    let left = enemy.life.saturating_sub(enemy.wounds);
    html! {
        button.ch.on[on] name="id" value=(sight.id_of(choice)) title=(sight.label(choice)) accesskey=[key_of(sight, choice)]
            data-zone=(enemy.spot.name) {
            span.odds {
                span.row {
                    (key_sign(sight, choice))
                    (sign(&creature_art(enemy.creature), "i28"))
                    b { (sight.say(names::creature_message(sight, enemy.creature))) ", " (names::space(sight, &enemy.spot.name)) }
                    @if let Some(odds) = odds {
                        span.c { (sight.say(Message::new("myp-it-rolls").number("dice", odds.defence).number("left", left))) }
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
                    span.fig {
                        @if odds.defeated.of > 0 && left > 1 { span { (chance(sight, "defeated", odds.defeated)) } }
                        span { (chance(sight, if left > 1 { "wounded" } else { "defeated" }, odds.wounded)) }
                        span { (chance(sight, "blocked", odds.blocked)) }
                        span { (chance(sight, "missed", odds.missed)) }
                    }
                }
            }
        }
    }
}

/// A chance with what it is the chance of.
fn chance(sight: &Sight<'_>, of: &str, fraction: Fraction) -> String {
    sight.say(fraction.line(of))
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

/// What the patterns of the bars mean.
fn bar_key(sight: &Sight<'_>) -> Markup {
    html! {
        div.keyl aria-hidden="true" {
            @for (class, key) in [("b-full", "wound"), ("b-half", "blocked"), ("b-none", "missed")] {
                span { svg { rect class=(class) width="100%" height="100%" {} } (sight.say(Message::new("myp-odds-key").key("part", key))) }
            }
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
            b { (sight.say(odds.cheese.message())) (rule_link("M11.1")) }
            @if odds.surge.of > 0 && enemy.creature != Creature::Brodie {
                (sign("my-hourglass", "i20"))
                span { (sight.say(Message::new("myp-stake-surge").message("who", names::creature_message(sight, enemy.creature)).number("need", need))) }
                b { (sight.say(odds.surge.message())) (rule_link("M19.1")) }
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
    look::objections(sight, &all, about.is_some() || all.len() < 4, |objection| {
        look::objected(sight, objection, |choice| sight.label(choice))
    })
}
