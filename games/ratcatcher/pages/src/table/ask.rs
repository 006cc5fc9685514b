//! The decision: the question, every choice with its rule, and the reasons why others are not possible now.

use maud::{Markup, html};
use ratcatcher::content::{Ability, Colour, Slot, Ware};
use ratcatcher::{Choice, DistrictIx, Event, Zone};
use tabletop::{Message, Narration, Notation, ObjectionInfo, RuleId};

use super::card::Card;
use super::names::{cell_words, place_words};
use super::parts::{Plan, TO_DEVOUR};
use super::sight::{Sight, rule_link};
use super::{names, odds, plan, ways};
use web::art::icon as sign;
use web::look;
use web::shell::raw;

/// From this number of choices on they are folded away on a phone until the sheet is pulled up.
const MANY: usize = 4;

/// The panel of the decision.
pub(super) fn decision(sight: &Sight<'_>, plan: &Plan) -> Markup {
    let far = plan.route_asked();
    let shown = if far.is_some() { plan::shown_far(sight) } else { plan::shown(sight) };
    let drawn = sight.view.drawn.filter(|_| sight.live);
    let refused = far.is_none() && plan::is_refused(sight);
    let narrow = refused || far.is_some() || plan::is_narrow(sight);
    let listed = shown.iter().filter(|&&choice| sight.game.choice_group(choice) != "end").count();
    html! {
        form.sheet.ask.dock.many[!narrow && listed > MANY].at-place[narrow].refused[refused] #decision method="post" action={ (sight.path()) "/choose" } aria-labelledby="question" {
            input type="hidden" name="step" value=(sight.step);
            header {
                h2 #question tabindex="-1" { (title(sight, plan, narrow)) }
                @if narrow {
                    a.tool.narrow href={ (sight.path()) "#decision" } data-all aria-label=(sight.text("table-show-all")) title=(sight.text("table-show-all")) {
                        (sign("i-close", "i20"))
                    }
                }
            }
            @if let Some(lead) = lead(sight, plan, narrow) { p.lead { (lead) } }
            @if !narrow { (rolled(sight)) }
            @if let Some(number) = drawn { (drawn_card(sight, number)) }
            div.all {
                // For a thing without choices, the reasons come first.
                @if refused { (objections(sight, plan)) }
                @if sight.live {
                    @if let Some(route) = far { (ways::far(sight, route)) }
                    (groups(sight, plan, &shown, narrow && !refused))
                    @if far.is_none() { (elsewhere(sight)) }
                } @else {
                    (then(sight))
                }
                @if !refused { (objections(sight, plan)) }
            }
            @if sight.live {
                div.acts {
                    @if !narrow && listed > MANY {
                        label.btn.alt.peek for="sheet-up" {
                            (sight.text("table-more-choices")) " " span.cnt { (listed) }
                        }
                    }
                    @for &choice in shown.iter().filter(|&&choice| sight.game.choice_group(choice) == "end") {
                        (main_button(sight, choice, shown.len() == 1, refused))
                    }
                }
            }
        }
    }
}

/// The question, or the place that it concerns.
fn title(sight: &Sight<'_>, plan: &Plan, narrow: bool) -> Markup {
    html! {
        @match plan.asked.filter(|_| narrow) {
            Some(zone) => { span.code { (zone) } " " (sight.district_name(zone.district())) },
            None => (sight.say(sight.here.prompt())),
        }
    }
}

/// The last roll, while its hits are divided and right afterwards.
fn rolled(sight: &Sight<'_>) -> Markup {
    let Ok(story) = sight.scene.seen.story(sight.step) else { return html! {} };
    let last = story.entries().iter().rev().find_map(|entry| match entry.event {
        Event::Rolled { faces, need, .. } => Some((entry, faces, need)),
        _ => None,
    });
    html! {
        @if let Some((entry, faces, need)) = last.filter(|_| sight.step > 0) {
            (look::tray(sight, faces.as_slice(), need, &html! {
                (sight.say(sight.game.tell(&entry.event))) " " (rule_link(entry.rule.id()))
            }))
        }
    }
}

/// A note on choices that have their buttons at the cage.
fn elsewhere(sight: &Sight<'_>) -> Markup {
    html! {
        @if sight.choices.iter().any(|choice| matches!(choice, Choice::Buy(_))) {
            p.hint { (sign("i-next", "i18")) a href="#prices" data-pane="me" { (sight.text("table-cage-sells")) } }
        }
    }
}

/// The choice of an earlier step.
fn then(sight: &Sight<'_>) -> Markup {
    html! {
        @match sight.chosen_then() {
            Some((step, label)) => {
                p { (sight.text("table-past-then")) }
                a.ch.on href=(sight.at(step)) {
                    span { (label) }
                    span.c { (sign("i-next", "i16")) }
                }
            },
            None => p { (sight.text("table-only-looking")) },
        }
    }
}

/// A sentence about the situation, or the contents of the place that the request asks about.
fn lead(sight: &Sight<'_>, plan: &Plan, narrow: bool) -> Option<String> {
    if let Some(zone) = plan.asked.filter(|_| narrow) {
        let mut zones = sight.view.districts.iter().flat_map(|district| &district.zones);
        return zones.find(|there| there.zone == zone).map(|there| super::city::contents(sight, there));
    }
    let decision = sight.here.decision()?;
    if decision.name != "actions" || narrow {
        return None;
    }
    let view = &sight.view;
    let zones = || view.districts.iter().flat_map(|district| &district.zones);
    let here = zones().find(|zone| zone.pawn)?;
    let rats = i64::from(here.rats.iter().sum::<u8>())
        + i64::try_from(here.peculiars.len()).unwrap_or(0)
        + i64::from(here.nemesis);
    let mut sentences = vec![
        sight.say(
            Message::new("table-lead-here")
                .number("rats", rats)
                .key("cheese", if here.cheese > 0 { "yes" } else { "no" }),
        ),
    ];
    let danger =
        zones().filter(|zone| zone.cheese > 0 && zone.devourers > 1).max_by_key(|zone| zone.devourers);
    if let Some(zone) = danger {
        sentences.push(
            sight.say(
                Message::new("table-lead-danger")
                    .key("zone", zone.name.as_str())
                    .name("district", sight.district_names(zone.zone.district()))
                    .number("rats", zone.devourers.min(TO_DEVOUR))
                    .number("need", TO_DEVOUR),
            ),
        );
    }
    Some(sentences.join(" "))
}

/// The headings of the panel, in order, each with its drawing.
const GROUPS: [(&str, &str); 15] = [
    ("reward", "crown"),
    ("hit", "sword"),
    ("attack", "sword"),
    ("walk", "boot"),
    ("trap", "trap"),
    ("use-yellow", "cube-a"),
    ("use-purple", "cube-b"),
    ("rat", "rat-white"),
    ("pay", "cage"),
    ("fill", "cheese"),
    ("place", "deck"),
    ("pick", "aim"),
    ("empty", "bag"),
    ("bag-reward", "bag"),
    ("end", ""),
];

/// Groups whose choices the board also offers: they are listed for keys and screen readers, and folded away.
fn is_on_board(group: &str, count: usize) -> bool {
    match group {
        "walk" | "trap" | "use-yellow" | "use-purple" => true,
        "place" | "pick" | "empty" => count > MANY,
        _ => false,
    }
}

fn groups(sight: &Sight<'_>, plan: &Plan, shown: &[Choice], narrow: bool) -> Markup {
    html! {
        @for (group, drawing) in GROUPS.into_iter().filter(|(group, _)| *group != "end") {
            @let choices: Vec<Choice> =
                shown.iter().copied().filter(|&choice| sight.game.choice_group(choice) == group).collect();
            @if let Some(&first) = choices.first() {
                @let says = group.strip_prefix("use-").and_then(|name| Colour::ALL.into_iter().find(|colour| colour.name() == name));
                @let rows = html! {
                    @if let Some(colour) = says { p.does { (names::ability(sight, colour)) } }
                    @match group {
                        "trap" if !narrow => (chips(sight, plan, &choices)),
                        "place" => (places(sight, plan, &choices)),
                        "attack" => (attacks(sight, &choices)),
                        _ if is_chips(sight, &choices) => (chips(sight, plan, &choices)),
                        _ => @for &choice in &choices { (row(sight, plan, choice)) },
                    }
                    @if group == "walk" && !narrow { (ways::chips(sight, plan)) }
                };
                @let more = if group == "walk" { plan.routes.len() } else { 0 };
                @if is_on_board(group, choices.len()) && !narrow {
                    details.fold data-group=(group) {
                        summary {
                            (sign(drawing, "i20")) span { (heading(sight, group)) } span.cnt { (choices.len() + more) }
                        }
                        fieldset.grp { legend { span.vh { (heading(sight, group)) } (sight.rule_of(first)) } (rows) }
                    }
                } @else {
                    fieldset.grp data-group=(group) {
                        legend {
                            (sign(drawing, "i20")) span { (heading(sight, group)) }
                            @if group == "attack" { (odds::opener(sight)) }
                            " " (sight.rule_of(first))
                        }
                        (rows)
                        @if group == "attack" { (odds::opened(sight, &choices)) }
                    }
                }
                @if group == "walk" && !narrow { p.tap { (sight.text("table-tap-place")) } }
                @if matches!(group, "place" | "pick" | "empty") && !narrow && choices.len() > MANY { p.tap { (sight.text("table-tap-place")) } }
                @if group == "walk" { (gnawers(sight)) }
            }
        }
    }
}

/// Whether the choices of an ability differ only in the zone.
fn is_chips(sight: &Sight<'_>, choices: &[Choice]) -> bool {
    choices.len() > 1
        && choices.iter().all(|&choice| match choice {
            Choice::Use { colour, zone, .. } => {
                zone.is_some()
                    && !matches!(
                        sight.board().abilities[colour as usize].ability,
                        Ability::Charm | Ability::Volley
                    )
            }
            _ => false,
        })
}

/// The heading of a group.
fn heading(sight: &Sight<'_>, group: &str) -> String {
    let you = &sight.view.ratcatcher;
    let ability = |colour: Colour| {
        let card = &sight.board().abilities[colour as usize];
        sight.say(
            Message::new("table-group-use")
                .name("ability", &card.name)
                .number("markers", you.abilities[colour as usize].markers),
        )
    };
    match group {
        "attack" => sight.say(Message::new("table-group-attack").number("need", you.accuracy)),
        "walk" => sight.say(Message::new("table-group-walk").number("left", you.movement)),
        "trap" => sight
            .say(Message::new("table-group-trap").number("cost", you.trap_cost).number("left", you.traps)),
        "use-yellow" => ability(Colour::Yellow),
        "use-purple" => ability(Colour::Purple),
        "reward" => sight.text("table-group-reward"),
        "hit" => sight.text("table-group-hit"),
        "rat" => sight.text("table-group-rat"),
        "pay" => sight.text("table-group-pay"),
        "fill" => sight.text("table-group-fill"),
        "place" => sight.text("table-group-place"),
        "pick" => sight.text("table-group-pick"),
        "empty" => sight.text("table-group-empty"),
        _ => sight.text("table-group-bag-reward"),
    }
}

/// A single choice as a row.
fn row(sight: &Sight<'_>, plan: &Plan, choice: Choice) -> Markup {
    let key = key_of(sight, plan, choice);
    html! {
        button.ch name="id" value=(sight.id_of(choice)) accesskey=[key.map(|key| key.to_ascii_lowercase())]
            data-zone=[plan::zone_of(choice).map(|zone| zone.to_string())] {
            @if let Some(key) = key { span.key aria-hidden="true" { (key) } }
            (face(sight, choice))
        }
    }
}

/// The contents of a choice's button.
fn face(sight: &Sight<'_>, choice: Choice) -> Markup {
    match choice {
        Choice::Walk(zone) => html! {
            span { (zone_words(sight, zone)) (inside(sight, zone)) }
            span.c { "1 " (sign("boot", "i16")) }
        },
        Choice::Pick(zone) => html! {
            span { (sight.label(choice)) (inside(sight, zone)) }
        },
        Choice::Hit(prey) | Choice::Lethal(prey) => html! {
            (sign(&names::prey(sight, prey), "i32"))
            span { (sight.label(choice)) }
            @if matches!(choice, Choice::Lethal(_)) { span.c { (sign("die-6", "i20")) } }
        },
        Choice::Lead(kind) | Choice::SmokeOut(kind) | Choice::Pay(kind) => html! {
            (sign(names::rat(kind), "i32")) span { (sight.label(choice)) }
        },
        Choice::Fill(slot) => html! {
            (sign(names::slot(slot), "i24"))
            span { b { (slot_words(sight, slot)) } small { (gains(sight, slot)) } }
            span.c { (slots(sight, slot)) }
        },
        Choice::BagReward(Some(ware)) => html! {
            (sign(names::ware(ware), "i24")) span { (sight.label(choice)) }
        },
        Choice::Use { .. } => {
            let odds = sight.game.odds_seen(&sight.here, choice);
            html! {
                span.odds { span { (sight.label(choice)) } @if let Some(odds) = odds { (odds::brief(sight, &odds)) } }
            }
        }
        _ => html! { span { (sight.label(choice)) } },
    }
}

/// A group of slots, by the attribute or the ability it belongs to.
fn slot_words(sight: &Sight<'_>, slot: Slot) -> String {
    let ability = |colour: Colour| sight.name(&sight.board().abilities[colour as usize].name).to_owned();
    match slot {
        Slot::Yellow | Slot::YellowRefill => ability(Colour::Yellow),
        Slot::Purple | Slot::PurpleRefill => ability(Colour::Purple),
        Slot::Trap => sight.say(Message::new("table-attribute").key("attribute", "traps")),
        _ => sight.say(Message::new("table-attribute").key("attribute", slot.name())),
    }
}

/// The gain from a cheese on a slot.
fn gain(sight: &Sight<'_>, slot: Slot) -> String {
    let trap = match sight.board().trap.upgrade {
        ratcatcher::content::TrapUpgrade::ExtraDie => "die",
        ratcatcher::content::TrapUpgrade::BetterAccuracy => "accuracy",
        ratcatcher::content::TrapUpgrade::Sticky => "sticky",
        ratcatcher::content::TrapUpgrade::LethalFive => "five",
    };
    sight.say(Message::new("table-gain").key("slot", slot.name()).key("trap", trap))
}

/// The gain from the next cheese on a slot: none yet, if a level needs more than one.
pub(super) fn gains(sight: &Sight<'_>, slot: Slot) -> String {
    let Some(view) = sight.view.ratcatcher.slots.iter().find(|view| view.slot == slot) else {
        return String::new();
    };
    let [first, second] = view.levels;
    let next = view.filled + 1;
    if next > first + second {
        return if first + second == 0 {
            sight.text("table-slots-none")
        } else {
            sight.text("table-slots-full")
        };
    }
    let need = if next <= first { first } else { first + second };
    let brings = gain(sight, slot);
    if next < need {
        sight.say(
            Message::new("table-gain-later")
                .number("filled", next)
                .number("need", need)
                .key("brings", brings),
        )
    } else {
        sight.say(Message::new("table-gain-next").key("brings", brings))
    }
}

/// The number of filled slots of a group, in words.
fn slots_said(sight: &Sight<'_>, slot: Slot) -> String {
    let view = sight.view.ratcatcher.slots.iter().find(|view| view.slot == slot);
    let (filled, all) = view.map_or((0, 0), |view| (view.filled, view.levels[0] + view.levels[1]));
    if all == 0 {
        sight.text("table-slots-none")
    } else {
        sight.say(Message::new("table-slots").number("filled", filled).number("all", all))
    }
}

/// The slots of a group, filled and empty.
pub(super) fn slots(sight: &Sight<'_>, slot: Slot) -> Markup {
    let Some(view) = sight.view.ratcatcher.slots.iter().find(|view| view.slot == slot) else {
        return html! {};
    };
    let all = view.levels[0] + view.levels[1];
    let words = slots_said(sight, slot);
    html! {
        span.slots role="img" aria-label=(words) title=(words) {
            @if all == 0 { span.slot.off {} }
            @for (level, &count) in view.levels.iter().enumerate() {
                @for place in 0..count {
                    @let at = place + if level == 1 { view.levels[0] } else { 0 };
                    span.slot.full[at < view.filled].second[level == 1] {
                        @if at < view.filled { (sign("cheese", "i16")) }
                    }
                }
            }
        }
    }
}

/// The contents of a zone, as small drawings with counts.
pub(super) fn inside(sight: &Sight<'_>, zone: Zone) -> Markup {
    let zones = sight.view.districts.iter().flat_map(|district| &district.zones);
    let Some(zone) = zones.into_iter().find(|there| there.zone == zone) else { return html! {} };
    let mut things: Vec<(String, u8)> = Vec::new();
    let mut some = |id: &str, count: u8| {
        if count > 0 {
            things.push((id.to_owned(), count));
        }
    };
    some("cheese", zone.cheese);
    some("heart", zone.health);
    some("cube-a", zone.markers[0]);
    some("cube-b", zone.markers[1]);
    some("rat-white", zone.rats[0]);
    some("rat-brown", zone.rats[1]);
    some("rat-black", zone.rats[2]);
    for id in &zone.peculiars {
        some(&format!("pr-{id}"), 1);
    }
    some(&names::nemesis(sight), u8::from(zone.nemesis));
    let words = super::city::describe(sight, zone);
    html! {
        @if !things.is_empty() {
            span.inside role="img" aria-label=(words) {
                @for (id, count) in things {
                    span aria-hidden="true" { (sign(&id, "i20")) @if count > 1 { (count) } }
                }
            }
        }
    }
}

/// A zone with its district in bold.
pub(super) fn zone_words(sight: &Sight<'_>, zone: Zone) -> Markup {
    html! { b.zn { (zone) } " " (sight.district_name(zone.district())) }
}

/// Zones as small buttons, side by side.
fn chips(sight: &Sight<'_>, plan: &Plan, choices: &[Choice]) -> Markup {
    html! {
        div.chips {
            @for (choice, zone) in choices.iter().filter_map(|&choice| Some((choice, plan::zone_of(choice)?))) {
                @let key = plan.targets.iter().find(|target| target.zone == zone).and_then(|target| target.key);
                @let words = sight.label(choice);
                button.ch name="id" value=(sight.id_of(choice)) title=(words) data-zone=(zone.to_string()) {
                    span.vh { (words) }
                    span aria-hidden="true" { (zone) }
                    @if zone == sight.view.ratcatcher.zone {
                        small aria-hidden="true" { (sight.text("table-here")) }
                    } @else if let Some(key) = key {
                        small aria-hidden="true" { (key) }
                    }
                }
            }
        }
    }
}

/// An attack with each number of dice, and its odds.
fn attacks(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    html! {
        div.attacks {
            @for &choice in choices {
                @if let Choice::Attack(dice) = choice {
                    @let odds = sight.game.odds_seen(&sight.here, choice);
                    button.ch.attack name="id" value=(sight.id_of(choice)) accesskey=(dice) {
                        span.key aria-hidden="true" { (dice) }
                        span.vh { (sight.say(Message::new("table-dice").number("count", dice))) }
                        span.dice aria-hidden="true" { @for _ in 0..dice { (sign("i-die", "i16")) } }
                        @if let Some(odds) = &odds { (odds::brief(sight, odds)) }
                    }
                }
            }
        }
    }
}

/// Places for the drawn district, cell by cell, a button for each turn.
fn places(sight: &Sight<'_>, plan: &Plan, choices: &[Choice]) -> Markup {
    let mut cells: Vec<(i8, i8)> = Vec::new();
    for &choice in choices {
        if let Choice::Place { x, y, .. } = choice
            && !cells.contains(&(x, y))
        {
            cells.push((x, y));
        }
    }
    let number = sight.view.drawn.unwrap_or(DistrictIx::START);
    html! {
        @for (cell_x, cell_y) in cells {
            div.cell {
                p { (cell_words(sight, cell_x, cell_y)) }
                div.chips {
                    @for &choice in choices {
                        @if let Choice::Place { x, y, turn } = choice {
                            @if (x, y) == (cell_x, cell_y) {
                                @let id = sight.id_of(choice);
                                @let ghost = plan.ghosts.iter().find(|ghost| ghost.id == id);
                                @let key = ghost.and_then(|ghost| ghost.key);
                                @let words = place_words(sight, x, y, turn);
                                button.ch.on[sight.scene.options.chosen.and_then(|thing| thing.strip_prefix("choice:")) == Some(id.as_str())]
                                    name="id" value=(id) aria-label=(words) title=(words)
                                    accesskey=[key.map(|key| key.to_ascii_lowercase())] {
                                    (sketch(sight, number, turn))
                                    @if let Some(key) = key { span.key aria-hidden="true" { (key) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The drawn district.
fn drawn_card(sight: &Sight<'_>, number: DistrictIx) -> Markup {
    let card = super::card::district(sight.pack, number, sight.hard());
    html! {
        div.drawn {
            (sketch(sight, number, 0))
            p {
                b { (format!("{number:02}")) " " (sight.name(&card.drawing.name)) }
                small { (sight.name(&card.drawing.text)) }
                small { (sight.say(Message::new("table-numeral").number("count", card.numeral))) }
            }
        }
    }
}

/// A small picture of a district.
pub(super) fn sketch(sight: &Sight<'_>, number: DistrictIx, turn: u8) -> Markup {
    let card = Card::of(sight.pack, number, sight.hard(), turn);
    let gates = sight.gates_of(number, turn);
    html! {
        svg.sketch viewBox="-14 -14 264 264" aria-hidden="true" focusable="false" {
            (raw(card.sketch.clone()))
            @for (direction, has) in gates.into_iter().enumerate() {
                @if has {
                    @let (at, turn) = super::card::gate(direction);
                    use href="#half-gate" x="-20" y="-20" width="40" height="40"
                        transform={ (super::shape::translate(at)) " rotate(" (turn) ")" } {}
                }
            }
        }
    }
}

/// The key of a choice, if it has one.
fn key_of(sight: &Sight<'_>, plan: &Plan, choice: Choice) -> Option<char> {
    match choice {
        Choice::Walk(zone) | Choice::Pick(zone) => {
            plan.targets.iter().find(|target| target.zone == zone).and_then(|target| target.key)
        }
        Choice::Empty(district) => plan
            .targets
            .iter()
            .find(|target| target.zone.district() == district && target.key.is_some())
            .and_then(|target| target.key),
        // Decisions with a short list have letters throughout.
        Choice::Hit(_)
        | Choice::Lethal(_)
        | Choice::Lead(_)
        | Choice::SmokeOut(_)
        | Choice::Pay(_)
        | Choice::Fill(_)
        | Choice::BagReward(Some(_)) => {
            let alike = |other: &Choice| sight.game.choice_group(*other) == sight.game.choice_group(choice);
            let number =
                sight.choices.iter().filter(|other| alike(other)).position(|&other| other == choice)?;
            plan::letter(number)
        }
        _ => None,
    }
}

/// The button that ends something. The one that wastes hits is never the most prominent while something can be hit;
/// otherwise nothing is lost.
fn main_button(sight: &Sight<'_>, choice: Choice, only: bool, refused: bool) -> Markup {
    let loud = !refused && (only || matches!(choice, Choice::End | Choice::Stop));
    let label = if only && choice == Choice::Waste { sight.text("table-go-on") } else { sight.label(choice) };
    html! {
        button.btn.alt[!loud] name="id" value=(sight.id_of(choice)) data-end { (label) }
    }
}

/// A warning that rats would bite you for leaving.
fn gnawers(sight: &Sight<'_>) -> Markup {
    let zones = sight.view.districts.iter().flat_map(|district| &district.zones);
    let Some(here) = zones.into_iter().find(|zone| zone.pawn) else { return html! {} };
    let common = sight.pack.commons.iter().zip(here.rats).any(|(kind, count)| kind.gnawer && count > 0);
    let peculiar = here.peculiars.iter().filter_map(|id| sight.peculiar(id));
    let gnaws = peculiar.into_iter().any(|rat| rat.power == ratcatcher::content::PeculiarPower::Gnaw);
    html! {
        @if common || gnaws {
            p.hint { (sign("i-warn", "i18")) span { (sight.text("table-gnawers")) " " (rule_link("R12.2")) } }
        }
    }
}

/// The choices that are not possible now, with the reasons.
fn objections(sight: &Sight<'_>, plan: &Plan) -> Markup {
    if !sight.live {
        return html! {};
    }
    let here = sight.scene.seen.now();
    let asked = sight.scene.options.chosen.filter(|&thing| thing != "here");
    let mut all: Vec<ObjectionInfo> = match (&sight.scene.options.explain, asked) {
        (Some(given), _) => given.clone(),
        (None, Some(thing)) => here.explain(thing).unwrap_or_default(),
        (None, None) => Vec::new(),
    };
    let about = all.len();
    let actions = sight.here.decision().is_some_and(|decision| decision.name == "actions");
    if actions && asked.is_none() {
        all.extend(here.explain("here").unwrap_or_default().into_iter().filter(|objection| {
            // The cage itself shows why a ware cannot be bought.
            objection.choice.as_deref().is_none_or(|id| !id.starts_with("buy:") || id == "buy:cheese")
        }));
    }
    // That another question is open is worth mentioning only without a better reason.
    if all.iter().any(|objection| objection.text.key != "no-not-asked") {
        all.retain(|objection| objection.text.key != "no-not-asked");
    }
    // A far zone can be walked to after all, in several steps.
    if let Some(zone) = plan.asked.filter(|_| plan.route_asked().is_some()) {
        let walk = sight.id_of(Choice::Walk(zone));
        all.retain(|objection| objection.choice.as_deref() != Some(&*walk));
    }
    // Equal reasons are listed once.
    look::distinct(sight.words, &mut all);
    look::objections(sight, &all, about > 0, |objection| {
        look::objected(sight, objection, |choice| short(sight, choice))
    })
}

/// An impossible choice, in a word or two.
fn short(sight: &Sight<'_>, choice: Choice) -> String {
    match choice {
        Choice::Use { colour, zone, .. } if zone.is(sight.view.ratcatcher.zone) => {
            sight.name(&sight.board().abilities[colour as usize].name).to_owned()
        }
        _ => sight.label(choice),
    }
}

/// The reason why a ware cannot be bought now.
pub(super) fn why_not_bought(sight: &Sight<'_>, ware: Ware) -> Option<(String, &'static str)> {
    let objection = sight.here.objection(Choice::Buy(ware))?;
    Some((sight.words.say(&objection.message), tabletop::RuleId::id(objection.rule)))
}
