//! `cards.toml`: all critters and constructions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use content::fields::{FaultCollector, Fields, File, Lists, excerpt, is_id};
use serde::Deserialize;
use toml::Table;

use crate::content::{Card, Colour, DECK, Facts, FarmAbility, Set};
use crate::effects::{Action, Effect, MOST_ACTIONS, MOST_ASKING, MOST_REACTING, Moment, Special};
use crate::kind::{KINDS, Kind, MOST_KINDS, OWN};

use super::BUILTIN;
use super::fields::{Kinds, cost, each_of, gain, gain_or_none, kind_of, kinds};

/// Abilities of one seasonal Farm (N2.1).
const MOST_ABILITIES: usize = 2;
/// Seasonal Farms, and the Farms of the base game that they replace (N2.1).
const FARMS: u8 = 8;

/// The colours by name.
pub(super) const COLOURS: [(&str, Colour); 5] = [
    ("traveler", Colour::Traveler),
    ("production", Colour::Production),
    ("destination", Colour::Destination),
    ("governance", Colour::Governance),
    ("prosperity", Colour::Prosperity),
];

/// Cards that a pack adds, in all: Nightweave's hand, which has no limit, is counted in a byte.
const MOST_OWN: u32 = 64;

/// Reads the file.
pub(super) fn cards(sheet: &mut FaultCollector, file: File) -> Option<Box<[Card]>> {
    let mut lists = Lists::new(sheet, file);
    let tables = lists.take("card");
    let own = own_ids(&tables);
    let kinds = Kinds { own: own.iter().map(String::as_str).take(MOST_KINDS - KINDS).collect() };
    if own.len() > kinds.own.len() {
        let what = format!("there are {} cards of the set `own`, but at most {}", own.len(), kinds.own.len());
        lists.sheet.fault(lists.file, "", what);
    }
    let mut vocabulary: Vec<&str> = Vec::with_capacity(kinds.len());
    for kind in Kind::BUILT_IN {
        vocabulary.extend(kind.built_in_name());
    }
    vocabulary.extend(&kinds.own);
    let cards = each_of(&mut lists, "card", tables, &vocabulary, |fields, id| card(fields, id, &kinds));
    if let Some(cards) = &cards {
        check(&mut lists, cards);
    }
    lists.finish();
    let cards = cards?.into_boxed_slice();
    (cards.len() == kinds.len()).then_some(cards)
}

/// The names of the cards that a pack has of its own: those whose `set` says so, each once.
fn own_ids(tables: &[Table]) -> Vec<String> {
    let text = |table: &Table, key: &str| table.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let mut own = Vec::new();
    for id in tables.iter().filter(|table| text(table, "set").as_deref() == Some(Set::Own.name())) {
        let id = text(id, "id").filter(|id| is_id(id) && Kind::built_in(id).is_none());
        own.extend(id.filter(|id| !own.contains(id)));
    }
    own
}

fn card(fields: &mut Fields<'_>, id: &str, all: &Kinds<'_>) -> Option<Card> {
    let before = fields.faults();
    let kind = all.find(id)?;
    let set = Set::of(kind);
    fields.word("set", &[(set.name(), ())]);
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let critter = fields.word("kind", &[("critter", true), ("construction", false)]);
    let colour = fields.word("colour", &COLOURS);
    // Rules name cards for what they are, so a pack cannot change that.
    if let Some(own) = built_in(id) {
        if critter.is_some_and(|critter| critter != own.critter) {
            fields.fault(format!("it is a {}", if own.critter { "critter" } else { "construction" }));
        }
        if colour.is_some_and(|colour| colour != own.colour) {
            fields.fault(format!("its `colour` is {}", own.colour.name()));
        }
    }
    let unique = fields.word("rarity", &[("unique", true), ("common", false)]);
    let copies = fields.number("copies", 1..=20);
    let cost = cost(fields, "cost");
    let points = fields.number("points", -9..=20);
    let free_by = if fields.has("free_by") { kinds(fields, "free_by", all) } else { Some(Vec::new()) };
    let free_by_colour = fields.or_none("free_by_colour", |fields, key| fields.word(key, &COLOURS));
    let free_by_any = fields.flag_or("free_by_any", false);
    let frees = frees(fields);
    let spots = fields.number_or("spots", 0..=2, 0);
    let locked = fields.number_or("locked_spots", 0..=2, 0);
    let unlocked_by = fields.or_none("unlocked_by", |fields, key| kind_of(fields, key, all));
    let open = fields.flag_or("open", false);
    let permanent = fields.flag_or("permanent", false);
    let space = fields.flag_or("space", true);
    let replaces = fields.or_none("replaces", |fields, key| kind_of(fields, key, all));
    let effects = effects(fields, id, all);
    let abilities = if fields.has("abilities") { abilities(fields) } else { Some(Vec::new()) };
    let (frees_any, frees_colour) = frees?;
    if fields.faults() > before {
        return None;
    }
    Some(Card {
        facts: Facts {
            critter: critter?,
            colour: colour?,
            unique: unique?,
            copies: copies?,
            cost: cost?,
            points: points?,
            free_by: free_by?.into_iter().fold(0, |kinds, kind| kinds | kind.bit()),
            free_by_colour,
            free_by_any: free_by_any?,
            frees_any,
            frees_colour,
            spots: spots?,
            locked: locked?,
            unlocked_by,
            open: open?,
            permanent: permanent?,
            space: space?,
            replaces,
        },
        id: id.into(),
        name: name?,
        text: text?,
        set,
        effects: effects?,
        abilities: abilities?,
        provenance: provenance?,
    })
}

/// Which critters its occupied token plays: any, or those of a colour.
fn frees(fields: &mut Fields<'_>) -> Option<(bool, Option<Colour>)> {
    if !fields.has("frees") {
        return Some((false, None));
    }
    let [traveler, production, destination, governance, prosperity] =
        COLOURS.map(|(word, colour)| (word, Some(colour)));
    let words = [("any", None), traveler, production, destination, governance, prosperity];
    let colour = fields.word("frees", &words)?;
    Some((colour.is_none(), colour))
}

fn abilities(fields: &mut Fields<'_>) -> Option<Vec<FarmAbility>> {
    let values = fields.list("abilities")?;
    if values.is_empty() || values.len() > MOST_ABILITIES {
        fields.fault(format!("`abilities` must hold 1 to {MOST_ABILITIES} tables"));
        return None;
    }
    let mut abilities = Vec::with_capacity(values.len());
    for (index, value) in values.into_iter().enumerate() {
        let toml::Value::Table(table) = value else {
            fields.fault("`abilities` must hold tables");
            return None;
        };
        let mut ability = fields.within(format!("abilities {}.", index + 1), table);
        let pay = gain_or_none(&mut ability, "pay");
        let gain = gain(&mut ability, "gain");
        if pay.is_some_and(|pay| pay.any > 0 || pay.cards > 0) {
            ability.fault("`pay` can only be resources of given kinds and point tokens");
        }
        if gain.is_some_and(|gain| gain.is_empty()) {
            ability.fault("`gain` is empty");
        }
        ability.close();
        abilities.push(FarmAbility { pay: pay?, gain: gain? });
    }
    Some(abilities)
}

/// What the rules rely on of a card of the built-in pack, whatever another pack says of it.
pub(super) struct BuiltIn {
    /// A critter; else it is a construction.
    critter: bool,
    colour: Colour,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// The cards of the built-in pack by name: read by themselves, because the reader looks here while it reads that pack.
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
    // A test reads the built-in pack.
    let file: File = toml::from_str(text).expect("the built-in cards are sound");
    let card =
        |Record { id, kind, colour, effects }| (id, BuiltIn { critter: kind == "critter", colour, effects });
    file.card.into_iter().map(card).collect()
});

/// The card of this name in the built-in pack.
pub(super) fn built_in(id: &str) -> Option<&'static BuiltIn> {
    BUILT_IN.get(id)
}

/// What a card does. A record without `effects` does what the built-in card of its name does: so packs stay sound that
/// were written before cards had any.
fn effects(fields: &mut Fields<'_>, id: &str, all: &Kinds<'_>) -> Option<Vec<Effect>> {
    if let (false, Some(card)) = (fields.has("effects"), built_in(id)) {
        return Some(card.effects.clone());
    }
    let values = fields.list("effects")?;
    let mut effects = Vec::with_capacity(values.len());
    for (index, mut value) in values.into_iter().enumerate() {
        number_kinds(&mut value, all);
        match value.try_into() {
            Ok(effect) => effects.push(effect),
            Err(error) => {
                let why = excerpt(error.message());
                fields.fault(format!("`effects` {}: {why}", index + 1));
                return None;
            }
        }
    }
    Some(effects)
}

/// Writes the kinds that an effect names as serde reads them: those of the pack's own by their places.
fn number_kinds(effect: &mut toml::Value, all: &Kinds<'_>) {
    match effect {
        toml::Value::Table(table) => {
            for (key, value) in table.iter_mut() {
                match value {
                    toml::Value::String(name) if matches!(key.as_str(), "card" | "tokens_on") => {
                        if let Some(kind) = all.find(name).filter(|kind| kind.built_in_name().is_none()) {
                            *name = format!("{OWN}{}", kind.index());
                        } else if name.starts_with(OWN) {
                            // That is no name, and reading it would lead to a kind that may not be there.
                            name.insert(0, ' ');
                        }
                    }
                    value => number_kinds(value, all),
                }
            }
        }
        toml::Value::Array(values) => values.iter_mut().for_each(|value| number_kinds(value, all)),
        _ => {}
    }
}

/// What holds of a card beside the others, and of all together.
fn check(lists: &mut Lists<'_>, cards: &[Card]) {
    for (kind, card) in Kind::first(cards.len()).zip(cards) {
        for what in faults(kind, card, cards) {
            lists.sheet.fault(lists.file, &format!("card {}", card.id), what);
        }
    }
    let copies = |set: Set| -> u32 {
        let cards = cards.iter().filter(|card| card.set == set);
        cards.map(|card| u32::from(card.facts.copies)).sum()
    };
    let base = copies(Set::Base);
    if base != DECK {
        let what = format!("the base game has {base} cards, but there must be {DECK}");
        lists.sheet.fault(lists.file, "", what);
    }
    let own = copies(Set::Own);
    if own > MOST_OWN {
        let what = format!("there are {own} cards of the set `own`, but at most {MOST_OWN}");
        lists.sheet.fault(lists.file, "", what);
    }
    let asking = |card: &&Card| {
        let asks = |effect: &Effect| matches!(effect, Effect::Trigger(trigger) if !trigger.does.is_quick());
        built_in(&card.id).is_none_or(|known| known.effects != card.effects) && card.effects.iter().any(asks)
    };
    if cards.iter().filter(asking).count() > MOST_ASKING {
        let what = format!("more than {MOST_ASKING} cards have a `trigger` that asks");
        lists.sheet.fault(lists.file, "", what);
    }
    let triggers = |card: &&Card| card.effects.iter().any(|effect| matches!(effect, Effect::Trigger(_)));
    if cards.iter().filter(triggers).count() > MOST_REACTING {
        let what = format!("more than {MOST_REACTING} cards have a `trigger`");
        lists.sheet.fault(lists.file, "", what);
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

    let visited = card.effects.iter().any(|effect| matches!(effect, Effect::Visit(_)));
    let worker = facts.colour == Colour::Destination || visited;
    expect(worker || facts.spots == 0, "`spots` are for destination cards and the Storehouse");
    expect(!worker || facts.spots > 0, "`spots` is missing: there is no place for a worker");
    expect(facts.spots > 0 || !facts.open, "it is `open` without `spots`");
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

/// What is wrong with the effects of a card: each goes with its colour, and what is written for one card is that card's.
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
        // What a built-in card does in a chain is bounded by how many of it there are; that of others is not.
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
            Action::PlayRevealed(revealed) => {
                expect(index, (1..=5).contains(&revealed.reveal), "`reveal` must be a number from 1 to 5");
            }
            Action::Abilities => {
                expect(index, Set::of(kind) == Set::Farms, "`abilities` are for seasonal Farms");
            }
            _ => {}
        }
    }
    faults
}
