//! The decision: the question, every choice with its rule, and the reasons why others are not possible now.

use std::collections::BTreeMap;

use everdell::content::{Module, Season, Stock};
use everdell::{Choice, Kind, Post, Way};
use maud::{Markup, html};
use tabletop::{Message, Notation, ObjectionInfo};

use super::sight::{Sight, rule_link, sign, thing_of};
use super::{board, card, city, names, seats};
use web::look;

/// From this number of choices on they are folded away on a phone until the sheet is pulled up.
const MANY: usize = 3;

/// The panel of the decision.
pub(super) fn decision(sight: &Sight<'_>) -> Markup {
    let about = About::of(sight);
    let refused = about.as_ref().is_some_and(|about| about.choices.is_empty());
    let lead = lead(sight).filter(|_| about.is_none());
    let ends: Vec<Choice> = sight.choices.iter().copied().filter(|&choice| is_end(sight, choice)).collect();
    let listed = sight.choices.len() - ends.len();
    let many = about.is_none() && listed > MANY;
    html! {
        form.sheet.ask.dock.many[many].at-place[about.is_some()].refused[refused] #decision method="post" action={ (sight.path()) "/choose" } aria-labelledby="question" {
            input type="hidden" name="step" value=(sight.step);
            header {
                h2 #question tabindex="-1" {
                    @match &about {
                        Some(about) => (about.title(sight)),
                        None => { (sight.prompt()) " " @if let Some(asked) = &sight.view.asked { (rule_link(asked.rule)) } },
                    }
                }
                @if about.is_some() {
                    a.tool.narrow href={ (sight.path()) "#decision" } data-all aria-label=(sight.text("evt-all-choices")) title=(sight.text("evt-all-choices")) {
                        (sign("i-close", "i20"))
                    }
                }
            }
            @if let Some(lead) = lead { p.lead { (lead) } }
            @if let Some(about) = &about { (about.told(sight)) }
            div.all {
                @if refused { (objections(sight, about.as_ref())) }
                @match &about {
                    Some(about) => (about.ways(sight)),
                    None if sight.live => (groups(sight)),
                    None => (then(sight)),
                }
                @if !refused { (objections(sight, about.as_ref())) }
            }
            @if sight.live && about.is_none() {
                div.acts {
                    @if many {
                        label.btn.alt.peek for="sheet-up" { (sight.text("table-more-choices")) " " span.cnt { (listed) } }
                    }
                    @for &choice in &ends { (end_button(sight, choice)) }
                }
            }
        }
    }
}

/// Whether a choice ends something, and is among the main buttons.
fn is_end(sight: &Sight<'_>, choice: Choice) -> bool {
    let group = sight.game.choice_group(choice);
    group == "season" || !GROUPS.iter().any(|&(name, _)| name == group)
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

    /// The title of its panel.
    fn title(&self, sight: &Sight<'_>) -> String {
        let plays = self.choices.iter().any(|choice| matches!(choice, Choice::Play { .. }));
        match self.kind {
            Some(kind) if plays => {
                sight.say(Message::new("evt-play-it").name("name", sight.card_names(kind)))
            }
            Some(kind) => sight.card_name(kind).to_owned(),
            None => match sight.game.find_post(&self.thing) {
                Some(post) => names::place(sight, post),
                None => match self.choices.first() {
                    Some(&choice) => sight.label(choice),
                    None => sight.say(sight.here.prompt()),
                },
            },
        }
    }

    /// Its description: the card, small, or the text about the place.
    fn told(&self, sight: &Sight<'_>) -> Markup {
        html! {
            @if let Some(kind) = self.kind {
                @let card = sight.card(kind);
                div.read {
                    span.thumb.{ (card.facts.colour.name()) } { (card::picture(sight, kind)) }
                    p {
                        small { (card::sort(sight, kind)) " · " (sight.say(Message::new("evt-colour").key("colour", card.facts.colour.name()))) }
                        (sight.name(&card.text))
                        @if let Some(line) = card::free_line(sight, kind) { small { (line) } }
                    }
                }
                @if let Some(built) = city::find(sight, &self.thing) { (city::particulars(sight, built)) }
            } @else { (place_text(sight, &self.thing)) }
        }
    }

    /// The choices for it.
    fn ways(&self, sight: &Sight<'_>) -> Markup {
        let plays = self.choices.iter().any(|choice| matches!(choice, Choice::Play { .. }));
        html! {
            @if let Some(&first) = self.choices.first() {
                fieldset.grp {
                    legend {
                        (sign(if plays { "card" } else { "i-flag" }, "i20"))
                        (sight.text(if plays { "evt-how-pay" } else { "evt-what-here" })) " "
                        (sight.rule_of(first))
                    }
                    @for &choice in &self.choices { (way_row(sight, choice)) }
                }
            } @else {
                p.lead { (sight.text("evt-nothing-here")) }
            }
        }
    }
}

/// The card that a thing shows to this audience.
fn kind_of(sight: &Sight<'_>, thing: &str) -> Option<Kind> {
    let view = &sight.view;
    match thing.split_once(':') {
        Some(("hand" | "legend" | "archive", name)) => sight.game.find_kind(name),
        Some(("station", _)) => {
            let mut cards = view.station.iter().flat_map(|station| &station.cards);
            cards.find(|place| place.thing == thing)?.kind
        }
        Some(("meadow", _)) => view.meadow.iter().find(|place| place.thing == thing)?.kind,
        Some(("shown", _)) => view.shown.iter().find(|place| place.thing == thing)?.kind,
        Some(("card", _)) => city::find(sight, thing).map(|card| card.kind),
        None if thing == "pile" => view.pile.as_ref()?.top,
        None if thing == "reserved" => sight.mine().leaf.as_ref()?.reserved,
        _ => None,
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

/// A sentence about the situation.
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

/// The headings of the panel, in order, each with its drawing.
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

/// The choices of a group by entry: all choices about one thing, or a single one.
fn entries(sight: &Sight<'_>, choices: &[Choice]) -> Vec<(String, Vec<Choice>)> {
    let mut entries: Vec<(String, Vec<Choice>)> = Vec::new();
    for &choice in choices {
        let about =
            sight.things.iter().find(|(_, all)| all.contains(&choice)).map(|(thing, _)| thing.clone());
        let name = about.unwrap_or_else(|| sight.id_of(choice));
        match entries.iter_mut().find(|(other, _)| *other == name) {
            Some((_, all)) => all.push(choice),
            None => entries.push((name, vec![choice])),
        }
    }
    entries
}

/// The choices of a group.
fn of_group(sight: &Sight<'_>, group: &str) -> Vec<Choice> {
    sight.choices.iter().copied().filter(|&choice| sight.game.choice_group(choice) == group).collect()
}

/// The key letters of things and choices, from the top of the panel downwards.
pub(super) fn keys(sight: &Sight<'_>) -> BTreeMap<String, char> {
    let groups = GROUPS.iter().filter(|(group, _)| *group != "season");
    let mut names: Vec<String> = Vec::new();
    for (group, _) in groups {
        for (name, _) in entries(sight, &of_group(sight, group)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names.into_iter().zip(LETTERS.chars()).collect()
}

fn groups(sight: &Sight<'_>) -> Markup {
    html! {
        @for (group, drawing) in GROUPS.into_iter().filter(|(group, _)| *group != "season") {
            @let choices = of_group(sight, group);
            @if let Some(&first) = choices.first() {
                @let entries = entries(sight, &choices);
                fieldset.grp data-group=(group) {
                    legend { (sign(drawing, "i18")) span { (heading(sight, group)) } span.n { (entries.len()) } " " (sight.rule_of(first)) }
                    div.takes { @for (name, choices) in &entries { (entry(sight, name, choices)) } }
                }
            }
        }
    }
}

/// A choice in the list, or all choices about one thing, folded away.
fn entry(sight: &Sight<'_>, name: &str, choices: &[Choice]) -> Markup {
    let key = sight.keys.get(name).copied();
    let key_sign =
        html! { @if let Some(key) = key { span.key aria-hidden="true" { (key.to_ascii_uppercase()) } } };
    match choices {
        [only] => {
            let (short, face) = face(sight, *only);
            html! {
                button.ch.take[short] name="id" value=(sight.id_of(*only)) title=(sight.label(*only)) accesskey=[key] {
                    (key_sign)
                    @if short { span.vh { (sight.label(*only)) } }
                    (face)
                }
            }
        }
        all => {
            let kind = thing_of(sight.game, all[0]).and_then(|thing| kind_of(sight, &thing));
            html! {
                details.more-ways {
                    summary.ch.take accesskey=[key] {
                        (key_sign)
                        span { @match kind { Some(kind) => (sight.card_name(kind)), None => (sight.label(all[0])) } }
                        span.c { (all.len()) (sign("i-swap", "i16")) }
                    }
                    @for &choice in all { (way_row(sight, choice)) }
                }
            }
        }
    }
}

fn heading(sight: &Sight<'_>, group: &str) -> String {
    sight.say(Message::new("evt-group").key("group", group))
}

/// A button that ends something; that for passing the rest of the game is never the most prominent.
fn end_button(sight: &Sight<'_>, choice: Choice) -> Markup {
    let loud = !matches!(choice, Choice::Pass) || sight.choices.len() == 1;
    html! {
        button.btn.alt[!loud] name="id" value=(sight.id_of(choice)) data-end {
            @if choice == Choice::Prepare { (sign("leaf", "i20")) }
            (sight.label(choice))
        }
    }
}

/// A single choice as a row.
fn row(sight: &Sight<'_>, choice: Choice) -> Markup {
    html! {
        button.ch name="id" value=(sight.id_of(choice)) title=(sight.label(choice)) {
            span { (sight.label(choice)) }
        }
    }
}

/// Key letters, in order; `u` and `r` are for undo and redo.
const LETTERS: &str = "abcdefghijklmnopqstvwxyz123456789";

/// A choice about the card that is shown above it.
fn way_row(sight: &Sight<'_>, choice: Choice) -> Markup {
    let Choice::Play { way, .. } = choice else { return row(sight, choice) };
    let kind = thing_of(sight.game, choice).and_then(|thing| kind_of(sight, &thing));
    let Some(kind) = kind else { return row(sight, choice) };
    html! {
        button.ch name="id" value=(sight.id_of(choice)) title=(sight.label(choice)) {
            span { (way_words(sight, kind, way)) }
            span.c { (price(sight, Some(kind), way)) }
        }
    }
}

/// The contents of a choice's button in the list, and whether they are short, so that several buttons fit side by
/// side.
fn face(sight: &Sight<'_>, choice: Choice) -> (bool, Markup) {
    let pack = sight.pack;
    let kind = thing_of(sight.game, choice).and_then(|thing| kind_of(sight, &thing));
    let named = |name: &str| html! { span aria-hidden="true" { (name) } };
    let short = |markup: Markup| (true, markup);
    match choice {
        Choice::Play { way, .. } if let Some(kind) = kind => short(html! {
            (named(sight.card_name(kind)))
            @if card::is_free(sight, choice) { small.free1 aria-hidden="true" { (sight.text("evt-free")) } }
            @else if !matches!(way, Way::Cost) { span.c { (sign("i-swap", "i16")) } }
        }),
        Choice::Place(Post::Basic(index)) | Choice::Spot(Post::Basic(index))
            if let Some(basic) = pack.basics.get(usize::from(index)) =>
        {
            short(html! { span.gg { (names::gains(basic.gain, "i16")) } })
        }
        Choice::Place(Post::Journey(index)) | Choice::Spot(Post::Journey(index))
            if let Some(space) = pack.journeys.get(usize::from(index)) =>
        {
            short(
                html! { span.gg { (sign("loc-journey", "i18")) b { (space.points) } (sign("acorn", "i16")) } },
            )
        }
        Choice::Place(post @ Post::Forest(_)) | Choice::Spot(post @ Post::Forest(_)) => {
            match board::forest_gain_of(sight, post) {
                Some(gain) => short(html! { span.gg { (gain) } }),
                None => short(named(&names::place(sight, post))),
            }
        }
        Choice::Place(Post::BasicEvent(index))
            if let Some(event) = pack.basic_events.get(usize::from(index)) =>
        {
            short(html! { (sign(&format!("ev-{}", event.id), "i20")) (named(sight.name(&event.name))) })
        }
        Choice::Place(Post::SpecialEvent(index))
            if let Some(event) = pack.special_events.get(usize::from(index)) =>
        {
            short(html! { (sign(&format!("ev-{}", event.id), "i20")) (named(sight.name(&event.name))) })
        }
        Choice::Place(
            post @ (Post::Haven
            | Post::Market
            | Post::Knoll
            | Post::Station
            | Post::Wonder(_)
            | Post::River(_)
            | Post::Discovery(_)
            | Post::Card(..)),
        ) => short(named(&names::place(sight, post))),
        Choice::Take(resource) | Choice::Pay(resource) | Choice::Save(resource) => {
            (false, html! { (sign(resource.name(), "i24")) span { (sight.label(choice)) } })
        }
        Choice::Swap(from, to) => (
            false,
            html! { (sign(from.name(), "i24")) (sign("i-next", "i16")) (sign(to.name(), "i24")) span { (sight.label(choice)) } },
        ),
        Choice::Colour(colour) => {
            (false, html! { (sign(&card::colour_sign(colour), "i20")) span { (sight.label(choice)) } })
        }
        Choice::Number(number) if let Some(power) = power_of(sight, number) => (
            false,
            html! { (seats::power_sign(&power.id, "i48")) b.what { (sight.name(&power.name)) small { (sight.name(&power.text)) } } },
        ),
        Choice::Seat(seat) => {
            (false, html! { (sign(sight.worker(seat), "i28")) span { (sight.label(choice)) } })
        }
        Choice::Hand(_) | Choice::Meadow(_) | Choice::Shown(_) | Choice::Station(_)
            if let Some(kind) = kind =>
        {
            short(html! { (thumb(sight, kind)) (named(sight.card_name(kind))) })
        }
        Choice::Card(owner, _) if let Some(kind) = kind => short(html! {
            (thumb(sight, kind))
            (named(sight.card_name(kind)))
            @if owner != sight.me { span.c { (sign(sight.worker(owner), "i16")) } }
        }),
        _ => (
            false,
            html! { @if let Some(kind) = kind { (thumb(sight, kind)) } span { (sight.label(choice)) } },
        ),
    }
}

/// The ability or player power of a number, when the question is which to keep.
fn power_of<'a>(sight: &Sight<'a>, number: u8) -> Option<&'a Module> {
    if sight.decision() != "keep-power" {
        return None;
    }
    let mut players = sight.view.players.iter();
    let dealt = players.find_map(|player| player.power.as_ref()?.dealt.as_ref())?;
    let id = dealt.get(usize::from(number).checked_sub(1)?)?;
    sight.pack.abilities.iter().find(|ability| *ability.id == **id)
}

/// A very small picture of a card.
fn thumb(sight: &Sight<'_>, kind: Kind) -> Markup {
    html! { span.thumb { (card::picture(sight, kind)) } }
}

/// A way of paying for a card, in a few words.
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

/// The price of a card in this way.
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

/// The choices that are not possible now, with the reasons.
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
    // That another question is open is worth mentioning only without a better reason.
    let possible = about.is_some_and(|about| !about.choices.is_empty());
    if possible || all.iter().any(|objection| objection.text.key != NOT_ASKED) {
        all.retain(|objection| objection.text.key != NOT_ASKED);
    }
    look::distinct(sight.words, &mut all);
    look::objections(sight, &all, about.is_some() || all.len() < 3, |objection| {
        look::objected(sight, objection, |choice| sight.label(choice))
    })
}
