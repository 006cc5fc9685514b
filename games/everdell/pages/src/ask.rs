//! The decision: the question, every choice with its rule, and what is not possible now.

use everdell::content::{Module, Season, Stock};
use everdell::{Choice, Kind, Post, Way};
use maud::{Markup, html};
use tabletop::{Message, Notation, ObjectionInfo};

use super::sight::{Sight, rule_link, sign, thing_of};
use super::{card, city, names, seats};
use web::look;

/// The panel of the decision.
pub(super) fn decision(sight: &Sight<'_>) -> Markup {
    let about = About::of(sight);
    let lead = lead(sight);
    html! {
        form.sheet.ask.dock #decision method="post" action={ (sight.path()) "/choose" } aria-labelledby="question" {
            input type="hidden" name="step" value=(sight.step);
            @match &about {
                Some(about) => (narrow(sight, about)),
                None => {
                    h2 #question tabindex="-1" { (sight.prompt()) " " @if let Some(asked) = &sight.view.asked { (rule_link(asked.rule)) } }
                    @if let Some(lead) = lead { p.lead { (lead) } }
                    @if sight.live { (groups(sight)) } @else { (then(sight)) }
                },
            }
            (objections(sight, about.as_ref()))
        }
    }
}

/// A thing of the table that the player asked about.
struct About {
    thing: String,
    /// The card, if it is one.
    kind: Option<Kind>,
    choices: Vec<Choice>,
}

impl About {
    fn of(sight: &Sight<'_>) -> Option<Self> {
        let thing = sight.scene.options.chosen.filter(|_| sight.live)?;
        let candidates = sight.here.candidates(thing)?;
        let mut choices = sight.choices_of(thing).to_vec();
        choices.extend(candidates.into_iter().filter(|choice| sight.choices.contains(choice)));
        let mut seen: Vec<Choice> = Vec::new();
        choices.retain(|choice| {
            let new = !seen.contains(choice);
            seen.push(*choice);
            new
        });
        Some(Self { kind: kind_of(sight, thing), thing: thing.to_owned(), choices })
    }
}

/// The card that a thing shows to this audience.
fn kind_of(sight: &Sight<'_>, thing: &str) -> Option<Kind> {
    let view = &sight.view;
    match thing.split_once(':') {
        Some(("hand" | "legend", name)) => sight.game.find_kind(name),
        Some(("meadow", _)) => view.meadow.iter().find(|place| place.thing == thing)?.kind,
        Some(("shown", _)) => view.shown.iter().find(|place| place.thing == thing)?.kind,
        Some(("card", _)) => city::find(sight, thing).map(|card| card.kind),
        None if thing == "pile" => view.pile.as_ref()?.top,
        _ => None,
    }
}

/// What can be done with one thing.
fn narrow(sight: &Sight<'_>, about: &About) -> Markup {
    let plays = about.choices.iter().any(|choice| matches!(choice, Choice::Play { .. }));
    let title = match about.kind {
        Some(kind) if plays => sight.say(Message::new("evt-play-it").name("name", sight.card_names(kind))),
        Some(kind) => sight.card_name(kind).to_owned(),
        None => sight
            .game
            .find_post(&about.thing)
            .map_or_else(|| sight.say(sight.here.prompt()), |post| names::place(sight, post)),
    };
    html! {
        h2 #question tabindex="-1" { (title) }
        @if let Some(kind) = about.kind { div.Lwrap { (card::reading(sight, kind)) } }
        @else { (place_text(sight, &about.thing)) }
        @if let Some(built) = city::find(sight, &about.thing) { (city::particulars(sight, built)) }
        @if about.choices.is_empty() {
            p.lead { (sight.text("evt-nothing-here")) }
        } @else {
            fieldset.grp {
                legend {
                    (sign(if plays { "card" } else { "i-flag" }, "i20"))
                    (sight.text(if plays { "evt-how-pay" } else { "evt-what-here" })) " "
                    (sight.rule_of(about.choices[0]))
                }
                @for &choice in &about.choices { (way_row(sight, choice)) }
            }
        }
        a.ch.to-all href={ (sight.path()) "#decision" } data-all { (sign("i-prev", "i18")) span { (sight.text("evt-all-choices")) } }
    }
}

/// The text about a place.
fn place_text(sight: &Sight<'_>, thing: &str) -> Markup {
    let pack = sight.pack;
    let text = match sight.game.find_post(thing) {
        Some(Post::Basic(index)) => pack.basics.get(usize::from(index)).map(|it| sight.name(&it.text)),
        Some(Post::Haven) => Some(sight.name(&pack.haven.text)),
        Some(Post::Market) => Some(sight.name(&pack.market.text)),
        Some(Post::Knoll) => Some(sight.name(&pack.leaf_spaces[0].text)),
        Some(Post::Station) => Some(sight.name(&pack.leaf_spaces[1].text)),
        Some(Post::BasicEvent(index)) => {
            pack.basic_events.get(usize::from(index)).map(|it| sight.name(&it.text))
        }
        Some(Post::SpecialEvent(index)) => {
            pack.special_events.get(usize::from(index)).map(|it| sight.name(&it.text))
        }
        Some(Post::River(spot)) => {
            let id =
                sight.view.river.as_ref().and_then(|river| river.spots.get(spot.index())?.card.as_deref());
            pack.river.iter().find(|it| Some(&*it.id) == id).map(|it| sight.name(&it.text))
        }
        Some(Post::Discovery(discovery)) => {
            pack.discoveries.get(discovery.index()).map(|it| sight.name(&it.text))
        }
        Some(Post::Forest(clearing)) => {
            let trails =
                sight.view.players.iter().filter_map(|player| player.power.as_ref()?.trails.as_ref());
            let mut spaces = sight.view.forest.iter().chain(trails.flat_map(|trails| &trails.open));
            let here = spaces.find(|space| space.post == Post::Forest(clearing));
            let id = here.and_then(|space| space.id.as_deref());
            pack.forests.iter().find(|it| Some(&*it.id) == id).map(|it| sight.name(&it.text))
        }
        _ => None,
    };
    html! { @if let Some(text) = text { p.lead { (text) } } }
}

/// A sentence of situation.
fn lead(sight: &Sight<'_>) -> Option<String> {
    if !sight.live || sight.decision() != "turn" {
        return None;
    }
    let any = |wanted: fn(&Choice) -> bool| sight.choices.iter().any(wanted);
    let can = match (any(|it| matches!(it, Choice::Place(_))), any(|it| matches!(it, Choice::Play { .. }))) {
        (true, true) => "both",
        (true, false) => "place",
        (false, true) => "play",
        (false, false) => "neither",
    };
    Some(sight.say(Message::new("evt-lead").number("home", sight.mine().home).key("can", can)))
}

/// The choice that was made at an earlier step, if the audience may know it.
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
const GROUPS: [(&str, &str); 27] = [
    ("play-hand", "i-hand"),
    ("play-meadow", "card"),
    ("play-other", "card"),
    ("place", "worker-a"),
    ("visit", "i-city"),
    ("event", "i-flag"),
    ("river", "ambassador"),
    ("adorn", "adornment"),
    ("trail", "map-tile"),
    ("beast", "discovery"),
    ("power", "i-permanent"),
    ("reserve", "i-hand"),
    ("ticket", "x-newleaf"),
    ("take", "i-any"),
    ("pay", "i-any"),
    ("save", "i-any"),
    ("swap", "i-swap"),
    ("hand", "i-hand"),
    ("meadow", "card"),
    ("shown", "i-cards"),
    ("card", "i-city"),
    ("spot", "i-flag"),
    ("seat", "worker-b"),
    ("number", "i-any"),
    ("colour", "t-prosperity"),
    ("pile", "i-deck"),
    ("season", ""),
];

fn groups(sight: &Sight<'_>) -> Markup {
    let wide = sight.choices.len() > 9;
    let known = |group: &str| GROUPS.iter().any(|&(name, _)| name == group);
    html! {
        @for (group, drawing) in GROUPS {
            @let choices: Vec<Choice> =
                sight.choices.iter().copied().filter(|&choice| sight.game.choice_group(choice) == group).collect();
            @if let Some(&first) = choices.first() {
                @if group == "season" {
                    @for choice in choices { (end_button(sight, choice)) }
                } @else if wide && choices.len() > 3 {
                    details.more.grp data-group=(group) {
                        summary {
                            (sign(drawing, "i20")) span { (heading(sight, group)) }
                            span.tag.push { (choices.len()) }
                        }
                        p.xs.dim { (sight.text("evt-or-touch")) " " (sight.rule_of(first)) }
                        @for &choice in &choices { (row(sight, choice)) }
                    }
                } @else {
                    fieldset.grp data-group=(group) {
                        legend { (sign(drawing, "i20")) (heading(sight, group)) " " (sight.rule_of(first)) }
                        @for &choice in &choices { (row(sight, choice)) }
                    }
                }
            }
        }
        @for &choice in &sight.choices {
            @if !known(sight.game.choice_group(choice)) { (end_button(sight, choice)) }
        }
    }
}

fn heading(sight: &Sight<'_>, group: &str) -> String {
    sight.say(Message::new("evt-group").key("group", group))
}

/// A button that ends something.
fn end_button(sight: &Sight<'_>, choice: Choice) -> Markup {
    let loud = !matches!(choice, Choice::Pass) || sight.choices.len() == 1;
    html! {
        button.ch.main[loud].quiet[!loud] name="id" value=(sight.id_of(choice)) data-end {
            @if choice == Choice::Prepare { (sign("leaf", "i20")) }
            span { (sight.label(choice)) }
        }
    }
}

/// A choice that stands alone.
fn row(sight: &Sight<'_>, choice: Choice) -> Markup {
    html! {
        button.ch name="id" value=(sight.id_of(choice)) title=(sight.label(choice)) accesskey=[key_of(sight, choice)] {
            (key_sign(sight, choice))
            (face(sight, choice))
        }
    }
}

/// Key letters, in order; `u` and `r` take back and play again.
const LETTERS: &str = "abcdefghijklmnopqstvwxyz123456789";

/// The key of a choice, while there are letters: from the top of the panel downwards.
fn key_of(sight: &Sight<'_>, choice: Choice) -> Option<char> {
    let group = |choice: Choice| {
        let name = sight.game.choice_group(choice);
        GROUPS.iter().position(|&(group, _)| group == name).unwrap_or(GROUPS.len())
    };
    let mut choices = sight.choices.clone();
    choices.sort_by_key(|&other| group(other));
    LETTERS.chars().nth(choices.into_iter().position(|other| other == choice)?)
}

/// The key of a choice, to see.
fn key_sign(sight: &Sight<'_>, choice: Choice) -> Markup {
    html! { @if let Some(key) = key_of(sight, choice) { span.key aria-hidden="true" { (key.to_ascii_uppercase()) } } }
}

/// A choice about the card that is shown above it.
fn way_row(sight: &Sight<'_>, choice: Choice) -> Markup {
    let Choice::Play { way, .. } = choice else { return row(sight, choice) };
    let kind = thing_of(sight.game, choice).and_then(|thing| kind_of(sight, &thing));
    let Some(kind) = kind else { return row(sight, choice) };
    html! {
        button.ch name="id" value=(sight.id_of(choice)) title=(sight.label(choice)) accesskey=[key_of(sight, choice)] {
            (key_sign(sight, choice))
            span { (way_words(sight, kind, way)) }
            span.c { (price(sight, Some(kind), way)) }
        }
    }
}

/// The content of the button of a choice.
fn face(sight: &Sight<'_>, choice: Choice) -> Markup {
    let kind = thing_of(sight.game, choice).and_then(|thing| kind_of(sight, &thing));
    html! {
        @match choice {
            Choice::Play { way, .. } => {
                @if let Some(kind) = kind { (thumb(sight, kind)) b.what { (sight.card_name(kind)) small { (way_words(sight, kind, way)) } } }
                @else { span { (sight.label(choice)) } }
                span.c { (price(sight, kind, way)) }
            },
            Choice::Place(Post::Basic(index)) | Choice::Spot(Post::Basic(index)) => {
                span { (sight.label(choice)) }
                @if let Some(basic) = sight.pack.basics.get(usize::from(index)) { span.c { (names::gains(basic.gain, "i20")) } }
            },
            Choice::Place(Post::Journey(index)) | Choice::Spot(Post::Journey(index)) => {
                span { (sight.label(choice)) }
                @if let Some(space) = sight.pack.journeys.get(usize::from(index)) { span.c { (space.points) (sign("acorn", "i20")) } }
            },
            Choice::Place(Post::BasicEvent(index)) => {
                @if let Some(event) = sight.pack.basic_events.get(usize::from(index)) { (sign(&format!("ev-{}", event.id), "i32")) }
                span { (sight.label(choice)) }
            },
            Choice::Place(Post::SpecialEvent(index)) => {
                @if let Some(event) = sight.pack.special_events.get(usize::from(index)) { (sign(&format!("ev-{}", event.id), "i32")) }
                span { (sight.label(choice)) }
            },
            Choice::Take(resource) | Choice::Pay(resource) | Choice::Save(resource) => {
                (sign(resource.name(), "i28")) span { (sight.label(choice)) }
            },
            Choice::Swap(from, to) => {
                (sign(from.name(), "i24")) (sign("i-next", "i16")) (sign(to.name(), "i24")) span { (sight.label(choice)) }
            },
            Choice::Colour(colour) => { (sign(&card::colour_sign(colour), "i20")) span { (sight.label(choice)) } },
            Choice::Number(number) if let Some(power) = power_of(sight, number) => {
                (seats::power_sign(&power.id, "i48"))
                b.what { (sight.name(&power.name)) small { (sight.name(&power.text)) } }
            },
            Choice::Seat(seat) => { (sign(sight.worker(seat), "i32")) span { (sight.label(choice)) } },
            _ => {
                @if let Some(kind) = kind { (thumb(sight, kind)) }
                span { (sight.label(choice)) }
            },
        }
    }
}

/// The ability or player power that a number keeps, while it is asked which.
fn power_of<'a>(sight: &Sight<'a>, number: u8) -> Option<&'a Module> {
    if sight.decision() != "keep-power" {
        return None;
    }
    let mut players = sight.view.players.iter();
    let dealt = players.find_map(|player| player.power.as_ref()?.dealt.as_ref())?;
    let id = dealt.get(usize::from(number).checked_sub(1)?)?;
    sight.pack.abilities.iter().find(|ability| *ability.id == **id)
}

/// A card, very small.
fn thumb(sight: &Sight<'_>, kind: Kind) -> Markup {
    html! { span.thumb { (card::picture(sight, kind)) } }
}

/// How a card is paid for, in a few words.
fn way_words(sight: &Sight<'_>, kind: Kind, way: Way) -> String {
    let free = sight.card(kind).facts.cost.is_empty();
    let (name, slot) = match way {
        Way::Cost if free => ("free", None),
        Way::Cost => ("cost", None),
        Way::Token(slot) => ("token", Some(slot)),
        Way::Crane(slot) => ("crane", Some(slot)),
        Way::Innkeeper(slot) => ("innkeeper", Some(slot)),
        Way::Dungeon(slot) => ("dungeon", Some(slot)),
        Way::Judge => ("judge", None),
        Way::Treasury(slot) => ("treasury", Some(slot)),
        Way::Bridge(slot) => ("bridge", Some(slot)),
        Way::Golden(slot) => ("golden", Some(slot)),
        Way::Inventor(slot) => ("inventor", Some(slot)),
        Way::Reserved => ("reserved", None),
        Way::Offer => ("offer", None),
        Way::Banner(slot) => ("banner", Some(slot)),
    };
    let with = slot.map(|slot| names::place(sight, Post::Card(sight.me, slot))).unwrap_or_default();
    sight.say(Message::new("evt-way").key("way", name).key("with", with))
}

/// What a card costs in this way.
fn price(sight: &Sight<'_>, kind: Option<Kind>, way: Way) -> Markup {
    let cost = kind.map_or(Stock::NONE, |kind| sight.card(kind).facts.cost);
    html! {
        @match way {
            Way::Cost if !cost.is_empty() => (names::pieces(cost, "i18")),
            Way::Cost | Way::Token(_) | Way::Golden(_) => { (sight.text("evt-free")) (sign("i-ok", "i16")) },
            _ => (sign("i-swap", "i18")),
        }
    }
}

/// The least informative refusal.
const NOT_ASKED: &str = "no-answer-to-this";

/// What is not possible now, and why.
fn objections(sight: &Sight<'_>, about: Option<&About>) -> Markup {
    if !sight.live {
        return html! {};
    }
    let here = sight.scene.seen.now();
    let mut all: Vec<ObjectionInfo> = match (&sight.scene.options.explain, about) {
        (Some(given), _) => given.clone(),
        (None, Some(about)) => here.explain(&about.thing).unwrap_or_default(),
        (None, None) if sight.decision() == "turn" => {
            let last = sight.mine().season == Season::Autumn;
            here.explain(if last { "pass" } else { "prepare" }).unwrap_or_default()
        }
        (None, None) => Vec::new(),
    };
    // That something else is asked is worth saying only when there is nothing better to say.
    let possible = about.is_some_and(|about| !about.choices.is_empty());
    if possible || all.iter().any(|objection| objection.text.key != NOT_ASKED) {
        all.retain(|objection| objection.text.key != NOT_ASKED);
    }
    look::distinct(sight.words, &mut all);
    look::objections(sight, &all, about.is_some() || all.len() < 3, |objection| {
        look::objected(sight, objection, |choice| sight.label(choice))
    })
}
