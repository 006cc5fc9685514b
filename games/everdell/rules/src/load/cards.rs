//! `cards.toml`: all critters and constructions.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use content::{
    Checks, Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order, is_id,
    label_of,
};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;
use toml::Table;

use crate::content::{Card, Colour, DECK, Facts, FarmAbility, Gain, Group, Set, Stock};
use crate::effects::{Action, Effect, MOST_ACTIONS, MOST_ASKING, MOST_REACTING, Moment, Special};
use crate::kind::{CARD, KINDS, Kind, MOST_KINDS, OWN};

use super::BUILTIN;

/// Abilities of one seasonal Farm (N2.1).
const MOST_ABILITIES: usize = 2;
/// Seasonal Farms, and the Farms of the base game that they replace (N2.1).
const FARMS: u8 = 8;

/// Cards that a pack adds, in all: Nightweave's hand, which has no limit, is counted in a byte.
const MOST_OWN: u32 = 64;

/// A card as it stands in the file.
#[allow(clippy::struct_excessive_bools)] // what is printed on a card, sign by sign
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Record {
    /// The stable name: one that the rules know, or with the set `own` another.
    #[schemars(extend("format" = CARD_ID, "x-must" = "a name that the rules know"))]
    id: Box<str>,
    /// Where it belongs.
    set: Set,
    /// The name.
    name: Arc<Names>,
    /// What it does, in a sentence or two.
    text: Arc<Names>,
    /// Whether it is a critter or a construction.
    kind: Sort,
    /// Its colour.
    colour: Colour,
    /// Whether a city can have more than one of it (E7.4).
    rarity: Rarity,
    /// How many there are.
    #[schemars(range(min = 1, max = 20))]
    copies: u8,
    /// What it costs; nothing without it.
    #[serde(default)]
    cost: Cost,
    /// Its base value.
    #[schemars(range(min = -9, max = 20))]
    points: i8,
    /// The constructions whose occupied token plays it free (E7.2).
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    free_by: Vec<Kind>,
    /// Any construction of this colour plays it free (N3.2).
    free_by_colour: Option<Colour>,
    /// Any construction at all plays it free.
    #[serde(default)]
    free_by_any: bool,
    /// The critters its occupied token plays free, besides those that name it.
    frees: Option<Frees>,
    /// The group that its golden token joins it to: constructions that play a critter free, or critters that a
    /// construction plays free (L11). Only cards of Newleaf have it.
    golden: Option<Group>,
    /// Places for workers that are open from the start.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2))]
    spots: u8,
    /// Further places, locked at first (E5.7).
    #[serde(default)]
    #[schemars(range(min = 0, max = 2))]
    locked_spots: u8,
    /// The critter that unlocks them.
    #[schemars(extend("x-must" = ID_OF_CARD))]
    unlocked_by: Option<Kind>,
    /// It shows the OPEN sign (E5.6).
    #[serde(default)]
    open: bool,
    /// Workers never come back from it (E5.7).
    #[serde(default)]
    permanent: bool,
    /// It takes a space of the city (E8.1), also if this is left out.
    space: Option<bool>,
    /// The card named on a legend's banner (N4).
    #[schemars(extend("x-must" = ID_OF_CARD))]
    replaces: Option<Kind>,
    /// What it does. If left out, the effects of the built-in card of its name.
    effects: Option<Vec<Effect>>,
    /// What a seasonal Farm offers (N2.1).
    #[schemars(length(min = 1, max = MOST_ABILITIES))]
    abilities: Option<Vec<FarmAbility>>,
    /// Where the record comes from.
    provenance: Provenance,
}

/// The constraint on a field that names a card.
const ID_OF_CARD: &str = "the `id` of a card";
/// The format of the names that records of cards can have.
const CARD_ID: &str = "card_id";

/// Critter or construction.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Sort {
    /// A critter.
    Critter,
    /// A construction.
    Construction,
}

/// How many of a card a city can have (E7.4).
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Rarity {
    /// One.
    Unique,
    /// Any number.
    Common,
}

/// Critters that an occupied token plays free.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Frees {
    /// All of them (the Ever Tree).
    Any,
    /// Those of this colour (N3.2).
    Traveler,
    /// Those of this colour (N3.2).
    Production,
    /// Those of this colour (N3.2).
    Destination,
    /// Those of this colour (N3.2).
    Governance,
    /// Those of this colour (N3.2).
    Prosperity,
}

impl Frees {
    fn colour(self) -> Option<Colour> {
        match self {
            Self::Any => None,
            Self::Traveler => Some(Colour::Traveler),
            Self::Production => Some(Colour::Production),
            Self::Destination => Some(Colour::Destination),
            Self::Governance => Some(Colour::Governance),
            Self::Prosperity => Some(Colour::Prosperity),
        }
    }
}

/// Resources that a card costs.
#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(transform = declared_order::<Self>)]
struct Cost {
    /// Twigs.
    #[schemars(range(min = 0, max = 9))]
    twig: u8,
    /// Lumps of resin.
    #[schemars(range(min = 0, max = 9))]
    resin: u8,
    /// Pebbles.
    #[schemars(range(min = 0, max = 9))]
    pebble: u8,
    /// Berries.
    #[schemars(range(min = 0, max = 9))]
    berry: u8,
}

impl Declared for Record {
    const KIND: &'static str = "card";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new("cards.toml").many::<Record>()
}

/// Explains how amounts are written.
pub(super) fn understand(collector: &mut FaultCollector) {
    collector.understand_as("amount", |text| Gain::default().amount(text).is_some());
}

/// Reads the file.
pub(super) fn cards(collector: &mut FaultCollector, file: File) -> Option<Box<[Card]>> {
    let mut own = own_ids(&file.1);
    let count = own.len();
    own.truncate(MOST_KINDS - KINDS);
    let kinds = Arc::new(Kinds { own });
    let known = Arc::clone(&kinds);
    collector.understand_as(CARD_ID, move |name| known.find(name).is_some());
    let known = Arc::clone(&kinds);
    collector.understand_names(CARD, move |name| match known.find(name)? {
        kind if kind.built_in_name().is_some() => Some(name.into()),
        kind => Some(format!("{OWN}{}", kind.index()).into()),
    });
    let mut reader = FileReader::new(collector, file);
    if count > kinds.own.len() {
        let what = format!("there are {count} cards of the set `own`, but at most {}", kinds.own.len());
        reader.fault("", what);
    }
    let names: Vec<&str> = Kind::first(kinds.len()).map(|kind| kinds.name(kind)).collect();
    let labels: Vec<String> = names.iter().map(|name| format!("card {name}")).collect();
    let place = |table: &Table| kinds.find(table.get("id")?.as_str()?).map(Kind::index);
    let label = |index, table: &Table| label_of::<Record>(index, table);
    let cards =
        reader.each_of(&labels, place, label, |checks, place, record| card(checks, Kind::at(place), record));
    if let Some(cards) = &cards {
        check(&mut reader, cards);
    }
    reader.finish();
    let mut cards = cards?.into_boxed_slice();
    cards.iter_mut().for_each(mark);
    (cards.len() == kinds.len()).then_some(cards)
}

/// The kinds of cards of a pack while it is read: those of the built-in pack, and its own after them.
struct Kinds {
    /// The names of its own kinds, in order.
    own: Vec<String>,
}

impl Kinds {
    /// The kind of this stable name.
    fn find(&self, name: &str) -> Option<Kind> {
        let own = || self.own.iter().position(|own| *own == name).map(|place| Kind::at(KINDS + place));
        Kind::built_in(name).or_else(own)
    }

    /// The stable name of a kind.
    fn name(&self, kind: Kind) -> &str {
        let own = || kind.index().checked_sub(KINDS).and_then(|place| self.own.get(place));
        kind.built_in_name().or_else(|| own().map(String::as_str)).unwrap_or_default()
    }

    /// How many kinds there are.
    fn len(&self) -> usize {
        KINDS + self.own.len()
    }
}

/// The names of a pack's own cards (those with the set `own`), each once.
fn own_ids(file: &Table) -> Vec<String> {
    let tables = file.get("card").and_then(toml::Value::as_array).map_or(&[][..], Vec::as_slice);
    let text = |table: &Table, key: &str| table.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let mut own = Vec::new();
    for id in tables
        .iter()
        .filter_map(toml::Value::as_table)
        .filter(|table| text(table, "set").as_deref() == Some(Set::Own.name()))
    {
        let id = text(id, "id").filter(|id| is_id(id) && Kind::built_in(id).is_none());
        own.extend(id.filter(|id| !own.contains(id)));
    }
    own
}

fn card(checks: &mut Checks<'_>, kind: Kind, record: Record) -> Option<Card> {
    let before = checks.faults();
    let set = Set::of(kind);
    if record.set != set {
        checks.fault(format!("`set` is `{}`, but must be {}", record.set.name(), set.name()));
    }
    let critter = record.kind == Sort::Critter;
    let known = built_in(&record.id);
    // Rules refer to cards by their properties, so a pack cannot change these.
    if let Some(own) = known {
        if critter != own.critter {
            checks.fault(format!("it is a {}", if own.critter { "critter" } else { "construction" }));
        }
        if record.colour != own.colour {
            checks.fault(format!("its `colour` is {}", own.colour.name()));
        }
    }
    // Packs that were written before cards had effects stay valid this way.
    let effects = record.effects.or_else(|| known.map(|card| card.effects.clone()));
    if effects.is_none() {
        checks.fault("`effects` is missing");
    }
    let abilities = record.abilities.unwrap_or_default();
    if abilities.iter().any(|FarmAbility { pay, .. }| pay.any > 0 || pay.cards > 0) {
        checks.fault("`pay` can only be resources of given kinds and point tokens");
    }
    if checks.faults() > before {
        return None;
    }
    let Cost { twig, resin, pebble, berry } = record.cost;
    Some(Card {
        facts: Facts {
            critter,
            colour: record.colour,
            unique: record.rarity == Rarity::Unique,
            copies: record.copies,
            cost: Stock([twig, resin, pebble, berry]),
            points: record.points,
            free_by: record.free_by.into_iter().fold(0, |kinds, kind| kinds | kind.bit()),
            free_by_colour: record.free_by_colour,
            free_by_any: record.free_by_any,
            frees_any: record.frees == Some(Frees::Any),
            frees_colour: record.frees.and_then(Frees::colour),
            spots: record.spots,
            locked: record.locked_spots,
            unlocked_by: record.unlocked_by,
            open: record.open,
            permanent: record.permanent,
            space: record.space.unwrap_or(true),
            replaces: record.replaces,
            golden: record.golden,
        },
        id: record.id,
        name: record.name,
        text: record.text,
        set,
        effects: effects?,
        abilities,
        provenance: record.provenance,
    })
}

/// The properties of a built-in card that the rules rely on, regardless of other packs.
pub(super) struct BuiltIn {
    /// A critter; else it is a construction.
    critter: bool,
    colour: Colour,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// The cards of the built-in pack by name: parsed separately, because the reader uses them while it reads that pack.
static BUILT_IN: LazyLock<BTreeMap<String, BuiltIn>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        card: Vec<Record>,
    }
    #[derive(Deserialize)]
    struct Record {
        id: String,
        kind: String,
        colour: Colour,
        effects: Vec<Effect>,
    }
    let text = BUILTIN.iter().find(|(file, _)| *file == "cards.toml").map_or("", |(_, text)| text);
    // From a table, as the reader does it: reading the text with these types would compile all of them once more. A test
    // reads the built-in pack.
    let file: Table = text.parse().expect("the built-in cards are sound");
    let file: File = file.try_into().expect("the built-in cards are sound");
    let card =
        |Record { id, kind, colour, effects }| (id, BuiltIn { critter: kind == "critter", colour, effects });
    file.card.into_iter().map(card).collect()
});

/// The card of this name in the built-in pack.
pub(super) fn built_in(id: &str) -> Option<&'static BuiltIn> {
    BUILT_IN.get(id)
}

/// Puts back the marks that a built-in card has in its record and another pack leaves out. A mark says that rules act
/// on the kind of the card, which they do anyway, so the mark does not change the card.
fn mark(card: &mut Card) {
    let Some(known) = built_in(&card.id) else { return };
    for (place, effect) in known.effects.iter().enumerate() {
        if matches!(effect, Effect::Special(_)) && !card.effects.contains(effect) {
            card.effects.insert(place.min(card.effects.len()), *effect);
        }
    }
}

/// The constraints between a card and the others, and on all cards together.
fn check(reader: &mut FileReader<'_>, cards: &[Card]) {
    for (kind, card) in Kind::first(cards.len()).zip(cards) {
        for what in faults(kind, card, cards) {
            reader.fault(&format!("card {}", card.id), what);
        }
    }
    let copies = |set: Set| -> u32 {
        let cards = cards.iter().filter(|card| card.set == set);
        cards.map(|card| u32::from(card.facts.copies)).sum()
    };
    let base = copies(Set::Base);
    if base != DECK {
        let what = format!("the base game has {base} cards, but there must be {DECK}");
        reader.fault("", what);
    }
    let own = copies(Set::Own);
    if own > MOST_OWN {
        let what = format!("there are {own} cards of the set `own`, but at most {MOST_OWN}");
        reader.fault("", what);
    }
    let asking = |card: &&Card| {
        let asks = |effect: &Effect| matches!(effect, Effect::Trigger(trigger) if !trigger.does.is_quick());
        built_in(&card.id).is_none_or(|known| known.effects != card.effects) && card.effects.iter().any(asks)
    };
    if cards.iter().filter(asking).count() > MOST_ASKING {
        let what = format!("more than {MOST_ASKING} cards have a `trigger` that asks");
        reader.fault("", what);
    }
    let triggers = |card: &&Card| card.effects.iter().any(|effect| matches!(effect, Effect::Trigger(_)));
    if cards.iter().filter(triggers).count() > MOST_REACTING {
        let what = format!("more than {MOST_REACTING} cards have a `trigger`");
        reader.fault("", what);
    }
}

fn faults(kind: Kind, card: &Card, cards: &[Card]) -> Vec<String> {
    let Card { facts, set, effects, abilities, .. } = card;
    let of = |kind: Kind| &cards[kind.index()];
    let mut faults = Vec::new();
    let mut expect = |sound: bool, what: &str| {
        if !sound {
            faults.push(what.to_owned());
        }
    };

    let constructions = Kind::first(cards.len()).filter(|other| facts.free_by & other.bit() != 0);
    for other in constructions.filter(|other| of(*other).facts.critter) {
        let what = format!("`free_by` names {}, which is a critter", of(other).id);
        expect(false, &what);
    }
    let paid = facts.free_by != 0 || facts.free_by_colour.is_some() || facts.free_by_any;
    expect(facts.critter || !paid, "only a critter can be played free with an occupied token");
    expect(
        !facts.critter || !facts.frees_any && facts.frees_colour.is_none(),
        "only a construction has an occupied token, but it has `frees`",
    );

    expect(
        (*set == Set::Newleaf) == facts.golden.is_some(),
        "`golden` is for cards of Newleaf, and each has it",
    );

    let visited = card.effects.iter().any(|effect| matches!(effect, Effect::Visit(_)));
    let worker = facts.colour == Colour::Destination || visited;
    expect(worker || facts.spots == 0, "`spots` are for destination cards and the Storehouse");
    // Only ambassadors visit the Ferry (P18).
    let frogs_only = kind == Kind::FERRY;
    expect(!worker || facts.spots > 0 || frogs_only, "`spots` is missing: there is no place for a worker");
    expect(facts.spots > 0 || !facts.open || frogs_only, "it is `open` without `spots`");
    expect(facts.spots > 0 || !facts.permanent, "it is `permanent` without `spots`");
    expect(facts.spots > 0 || facts.locked == 0, "it has `locked_spots` without `spots`");
    expect((facts.locked > 0) == facts.unlocked_by.is_some(), "`locked_spots` and `unlocked_by` go together");
    if let Some(other) = facts.unlocked_by {
        expect(of(other).facts.critter, "`unlocked_by` must name a critter");
    }

    expect(set.legendary() == facts.replaces.is_some(), "`replaces` is for legends, and each of them has it");
    expect(!set.legendary() || facts.copies == 1, "there is one of each legend");
    expect(!set.legendary() || !paid, "a legend cannot be played free with an occupied token");
    if let Some(other) = facts.replaces {
        expect(of(other).set == Set::Base, "`replaces` must name a card of the base game");
    }

    let farm = *set == Set::Farms;
    expect(farm != abilities.is_empty(), "`abilities` are for seasonal Farms, and each of them has some");
    expect(!farm || facts.copies == 1, "there is one of each seasonal Farm");
    expect(!facts.unique || !farm && kind != Kind::FARM, "a Farm is a common construction");
    expect(
        kind != Kind::FARM || facts.copies == FARMS,
        "there must be 8 Farms, as many as there are seasonal ones",
    );
    if set.legendary() {
        expect(facts.space, "every legend takes a space, its own");
    }
    faults.extend(effect_faults(kind, facts, effects));
    faults
}

/// The faults of the effects of a card: each must suit its colour, and an effect written for one card may be used by
/// that card only.
fn effect_faults(kind: Kind, facts: &Facts, effects: &[Effect]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |index: usize, sound: bool, what: &str| {
        if !sound {
            faults.push(format!("`effects` {}: {what}", index + 1));
        }
    };
    let alone =
        |only: Kind| format!("this is written for {} alone", only.built_in_name().unwrap_or_default());
    let (mut asking, mut inviting) = ([0; 4], [0; 4]);
    let mut actions = [0; 4];
    for (index, effect) in (0..).zip(effects) {
        let colour = match effect {
            Effect::Production(_) => Some((Colour::Production, "`production` is for production cards")),
            Effect::Trigger(_) => Some((Colour::Governance, "`trigger` is for governance cards")),
            Effect::Pays(_) => Some((Colour::Governance, "`pays` is for governance cards")),
            Effect::Scoring(_) => Some((Colour::Prosperity, "`scoring` is for prosperity cards")),
            Effect::Played(_) | Effect::Visit(_) | Effect::Special(_) => None,
        };
        if let Some((colour, what)) = colour {
            expect(index, facts.colour == colour, what);
        }
        let at = match effect {
            Effect::Played(action) => Some((*action, Moment::Played)),
            Effect::Production(action) => Some((*action, Moment::Production)),
            Effect::Visit(action) => Some((*action, Moment::Visit)),
            Effect::Trigger(trigger) => Some((trigger.does, Moment::Trigger)),
            Effect::Pays(helper) => {
                let only = helper.only().unwrap_or(kind);
                expect(index, only == kind, &alone(only));
                None
            }
            Effect::Special(special) => {
                let (only, moments) = (special.only(), special.moments());
                expect(index, only == kind, &alone(only));
                expect(index, moments.is_empty() || *special == Special::RugwortRowdy, "it has its moment");
                None
            }
            Effect::Scoring(_) => None,
        };
        let Some((action, moment)) = at else { continue };
        let place = moment as usize;
        actions[place] += 1;
        asking[place] += u8::from(action.asks());
        inviting[place] += u8::from(action.invites().is_some());
        expect(index, asking[place] < 2 || !action.asks(), "a card asks for one thing only at a moment");
        let second = inviting[place] > 1 && action.invites().is_some();
        expect(index, !second, "a card invites to play one card only at a moment");
        expect(index, actions[place] <= MOST_ACTIONS, "a card does no more than 3 things at a moment");
        // The effects of a built-in card in a chain are bounded by its number of copies; those of other cards are not.
        let known =
            || kind.built_in_name().and_then(built_in).is_some_and(|card| card.effects.contains(effect));
        let plays = action.invites().is_some();
        expect(index, !plays || moment == Moment::Visit || known(), "`play` is for `visit` alone");
        let chains = matches!(action, Action::Activate(_)) && moment == Moment::Production;
        expect(index, !chains || known(), "`activate` is not for `production`");
        let moves = matches!(action, Action::MoveWorker);
        expect(index, !moves || moment == Moment::Played, "`move_worker` is for `played` alone");
        let asks = moment == Moment::Trigger && !action.is_quick();
        expect(index, !asks || facts.unique, "a `trigger` that asks is for unique cards");
        match action {
            Action::Special(special) => {
                let only = special.only();
                expect(index, only == kind, &alone(only));
                expect(index, special.moments().contains(&moment), "this does nothing at that moment");
            }
            Action::Abilities => {
                expect(index, Set::of(kind) == Set::Farms, "`abilities` are for seasonal Farms");
            }
            _ => {}
        }
    }
    faults
}
