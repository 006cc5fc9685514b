//! The cards: `search.toml`, `heroes.toml`, `foes.toml`, `abilities.toml`, `encounters.toml` and
//! `achievements.toml`.

use std::sync::Arc;

use content::{
    Checks, Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order, excerpt,
};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;
use toml::Value;

use super::effects::{EffectText, LineRecord, Lookup, TraitText, effect, effect_text, line, trait_of};
use super::fields::{bits, three};
use crate::content::{
    AbilityCard, AbilityFacts, AbilityTime, Award, CardFacts, CardKind, ENCOUNTERS, Effect, Encounter,
    FoeCard, FoeFacts, GiftText, HeroCard, HeroFacts, KINDS, Line, PAGES, Requires, SEARCH, SearchCard,
    Target, Trait, WeaponFacts, When,
};
use crate::kinds::{Ability, Class, Figure, Foe, Gift, Harm, Hero, Honour, Slot, Tale, Treasure};

/// The maximal number of tricks in the deck.
const TRICKS: u8 = 6;
/// The number of encounter cards of each kind (D3).
const HALF: usize = ENCOUNTERS / 2;
/// A limit on records of a kind that no pack needs to exceed.
const MANY: usize = 4096;

/// Whether a card is worn or held.
fn worn(kind: CardKind) -> bool {
    matches!(kind, CardKind::Weapon | CardKind::Armour | CardKind::Accessory)
}

/// Whether a card is carried or kept for a single use.
fn used(kind: CardKind) -> bool {
    matches!(kind, CardKind::Item | CardKind::Scroll | CardKind::Trick)
}

/// A search card, as it is written in the file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct SearchRecord {
    /// The stable name.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// The name.
    name: Arc<Names>,
    /// What it does.
    text: Arc<Names>,
    /// Its kind.
    kind: CardKind,
    /// The number of copies in the box.
    #[schemars(range(min = 1, max = 9))]
    copies: u8,
    /// The slot where it is worn or held, if any.
    slot: Option<Slot>,
    /// The number of paws it needs if it is held.
    #[schemars(range(min = 1, max = 2))]
    paws: Option<u8>,
    /// Whether it is a dagger or knife.
    #[serde(default)]
    knife: bool,
    /// The values of its attack, if it is a weapon.
    weapon: Option<WeaponRecord>,
    /// Its effects while it is equipped.
    #[serde(default)]
    #[schemars(length(max = 3))]
    traits: Vec<TraitText>,
    /// The condition on mice that equip or use it.
    requires: Option<RequiresRecord>,
    /// The time at which it is used, if it is.
    when: Option<When>,
    /// Its target; the mouse itself if this is absent.
    target: Option<Target>,
    /// Its effects when used, in order.
    #[serde(default)]
    #[schemars(length(max = 3))]
    effects: Vec<EffectText>,
    /// Where it is from.
    provenance: Provenance,
}

/// The values of a weapon's attack (M1.7).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct WeaponRecord {
    /// Melee or ranged.
    reach: Reach,
    /// Dice more in attack.
    #[schemars(range(min = 0, max = 3))]
    bonus: u8,
    /// The kind of attack.
    harm: Harm,
}

/// The range of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Reach {
    /// The same or an adjacent space.
    Melee,
    /// As far as the attacker sees.
    Ranged,
}

/// The condition on mice that equip or use a card (M1.7).
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct RequiresRecord {
    /// One of these classes; any if this is absent.
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    classes: Vec<Class>,
    /// Only this mouse.
    hero: Option<Hero>,
    /// At least this lore.
    #[schemars(range(min = 1, max = 9))]
    lore: Option<u8>,
    /// At least this battle.
    #[schemars(range(min = 1, max = 9))]
    battle: Option<u8>,
}

/// A hero card, as it is written in the file (M1.2).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct HeroRecord {
    /// The mouse.
    id: Hero,
    /// Its name.
    name: Arc<Names>,
    /// One sentence about the mouse.
    text: Arc<Names>,
    /// Its classes.
    #[schemars(extend("uniqueItems" = true))]
    classes: Vec<Class>,
    /// Dice in attack.
    #[schemars(range(min = 1, max = 9))]
    battle: u8,
    /// Dice in defence.
    #[schemars(range(min = 1, max = 9))]
    defence: u8,
    /// Lore.
    #[schemars(range(min = 1, max = 9))]
    lore: u8,
    /// Move.
    #[schemars(range(min = 1, max = 9))]
    movement: u8,
    /// Life.
    #[schemars(range(min = 1, max = 9))]
    life: u8,
    /// Its abilities.
    #[schemars(length(min = 1))]
    gifts: Vec<GiftText>,
    /// The search cards it starts with (M2.4), in the order of equipping.
    starts: Vec<Box<str>>,
    /// Where it is from.
    provenance: Provenance,
}

/// The initiative card of a creature, as it is written in the file (M1.3).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct FoeRecord {
    /// The card.
    id: Foe,
    /// Its name.
    name: Arc<Names>,
    /// Its ability in words, if it has one.
    text: Option<Arc<Names>>,
    /// The size of its figure (M7.8).
    size: Size,
    /// The range of its attack.
    attack: Reach,
    /// Dice in attack.
    #[schemars(range(min = 1, max = 9))]
    battle: u8,
    /// Dice in defence.
    #[schemars(range(min = 1, max = 9))]
    defence: u8,
    /// Life (D2); 1 if this is absent.
    #[schemars(range(min = 1, max = 9))]
    life: Option<u8>,
    /// The kinds of attack it resists with one more die in defence (M1.7).
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    resists: Vec<Harm>,
    /// Where it is from.
    provenance: Provenance,
}

/// The size of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Size {
    /// Four fit on a space.
    Small,
    /// It stands alone.
    Large,
}

/// An ability card, as it is written in the file (M1.10).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct AbilityRecord {
    /// The ability.
    id: Ability,
    /// Its name.
    name: Arc<Names>,
    /// What it does.
    text: Arc<Names>,
    /// The classes that may learn it.
    #[schemars(length(min = 1), extend("uniqueItems" = true))]
    classes: Vec<Class>,
    /// Its price in cheese.
    #[schemars(range(min = 1, max = 6))]
    cost: u8,
    /// The time at which it is used. The rules of each card are written for its time; a pack cannot change it.
    when: AbilityTime,
    /// Where it is from.
    provenance: Provenance,
}

/// An encounter card, as it is written in the file (M1.9).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct EncounterRecord {
    /// The stable name.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// Its name.
    name: Arc<Names>,
    /// Whether it is one of the difficult ones.
    difficult: bool,
    /// The minions of each page; together the lines cover every page once.
    lines: Vec<PageLine>,
    /// The line of its surge.
    surge: LineRecord,
    /// Where it is from.
    provenance: Provenance,
}

/// The minions of some pages.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct PageLine {
    /// The first and the last page: `[3, 5]`, or `[3]` for a single one.
    #[schemars(
        length(min = 1, max = 2),
        inner(range(min = 1, max = PAGES)),
        extend("x-must" = format!("the first and the last page, from 1 to {PAGES}"))
    )]
    pages: Vec<u8>,
    /// Creatures and their numbers: `roach 2`.
    minions: Vec<super::effects::MinionText>,
    /// Mousetraps are set (M18.1).
    #[serde(default)]
    mousetraps: bool,
    /// They lie in ambush (M18.2).
    #[serde(default)]
    ambush: bool,
    /// The roaches are greedy (M18.4).
    #[serde(default)]
    greedy: bool,
}

/// An individual achievement (M29).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct HonourRecord {
    /// The achievement.
    #[expect(dead_code, reason = "the reader sorts by it")]
    id: Honour,
    /// Its name.
    name: Arc<Names>,
    /// Its conditions and its effect.
    text: Arc<Names>,
    /// Where it is from.
    provenance: Provenance,
}

/// A story achievement (M29).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct TaleRecord {
    /// The achievement.
    #[expect(dead_code, reason = "the reader sorts by it")]
    id: Tale,
    /// Its name.
    name: Arc<Names>,
    /// Its conditions and its effect.
    text: Arc<Names>,
    /// Where it is from.
    provenance: Provenance,
}

impl Declared for SearchRecord {
    const KIND: &'static str = "card";
}

impl Declared for HeroRecord {
    const KIND: &'static str = "hero";
}

impl Declared for FoeRecord {
    const KIND: &'static str = "foe";
}

impl Declared for AbilityRecord {
    const KIND: &'static str = "ability";
}

impl Declared for EncounterRecord {
    const KIND: &'static str = "encounter";
}

impl Declared for HonourRecord {
    const KIND: &'static str = "honour";
}

impl Declared for TaleRecord {
    const KIND: &'static str = "tale";
}

/// The records of the files.
pub(super) fn schemas() -> Vec<FileSchema> {
    vec![
        FileSchema::new("search.toml").many::<SearchRecord>(),
        FileSchema::new("heroes.toml").many::<HeroRecord>(),
        FileSchema::new("foes.toml").many::<FoeRecord>(),
        FileSchema::new("abilities.toml").many::<AbilityRecord>(),
        FileSchema::new("encounters.toml").many::<EncounterRecord>(),
        FileSchema::new("achievements.toml").many::<HonourRecord>().many::<TaleRecord>(),
    ]
}

/// Reads `search.toml`.
pub(super) fn search(collector: &mut FaultCollector, file: File) -> Option<Vec<SearchCard>> {
    // Cards may refer to each other, so their names are collected before any of them is read.
    let names = Lookup::of_ids(ids(&file, "card"), Vec::new());
    super::effects::understand(collector, names.clone());
    let mut reader = FileReader::new(collector, file);
    let cards = reader.all(MANY, |checks, card: SearchRecord| search_card(checks, card, &names));
    if let Some(cards) = &cards {
        check_search(&mut reader, cards);
    }
    reader.finish();
    cards
}

/// The stable names of the records of a kind, valid or not.
pub(super) fn ids((_, table): &File, kind: &str) -> Vec<String> {
    let records = table.get(kind).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let id = |record: &Value| record.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
    records.iter().map(id).collect()
}

fn search_card(checks: &mut Checks<'_>, record: SearchRecord, names: &Lookup) -> Option<SearchCard> {
    let weapon = record.weapon.map(|WeaponRecord { reach, bonus, harm }| WeaponFacts {
        ranged: reach == Reach::Ranged,
        bonus,
        harm,
    });
    let RequiresRecord { classes, hero, lore, battle } = record.requires.unwrap_or_default();
    let requires = Requires {
        classes: bits(&classes, Class::index),
        hero,
        lore: lore.unwrap_or(0),
        battle: battle.unwrap_or(0),
    };
    let facts = CardFacts {
        kind: record.kind,
        copies: record.copies,
        slot: record.slot,
        paws: record.paws.unwrap_or(0),
        knife: record.knife,
        weapon,
        traits: three(record.traits.iter().map(|text| trait_of(text)))?,
        requires,
        when: record.when.unwrap_or(When::Never),
        target: record.target.unwrap_or(Target::Own),
        effects: three(record.effects.iter().map(|text| effect(text, names)))?,
    };
    for what in card_faults(&record.id, &facts, names) {
        checks.fault(what);
    }
    let SearchRecord { id, name, text, provenance, .. } = record;
    Some(SearchCard { id, facts, name, text, provenance })
}

/// The contradictions between fields of a card.
fn card_faults(id: &str, facts: &CardFacts, names: &Lookup) -> Vec<String> {
    let CardFacts { kind, copies, slot, paws, knife, weapon, traits, requires, when, target, effects } =
        *facts;
    let mut faults = Vec::new();
    let mut expect = |sound: bool, what: &str| {
        if !sound {
            faults.push(what.to_owned());
        }
    };
    let held = slot == Some(Slot::Paw);
    let has_traits = traits.iter().any(|of| *of != Trait::None);
    let has_effects = effects.iter().any(|effect| *effect != Effect::None);

    expect(
        worn(kind) == slot.is_some(),
        "weapons, armour and accessories have a `slot`, and nothing else has",
    );
    expect(held == (paws > 0), "`paws` are for what has the `slot` paw, and each of those has some");
    expect((kind == CardKind::Weapon) == weapon.is_some(), "weapons have `weapon`, and nothing else has");
    expect(kind != CardKind::Weapon || held, "the `slot` of a weapon is paw");
    expect(kind != CardKind::Accessory || !held, "an accessory is not held: its `slot` is not paw");
    let melee = weapon.is_some_and(|weapon| !weapon.ranged);
    expect(!knife || melee && paws == 1, "a `knife` is a weapon for melee and for one paw");
    expect(worn(kind) || !has_traits, "only what is worn or held has `traits`");
    expect(
        !matches!(kind, CardKind::Armour | CardKind::Accessory) || has_traits,
        "armour and accessories have `traits`",
    );
    let fights = |of: &Trait| matches!(of, Trait::Quick | Trait::Close | Trait::Mercy);
    expect(weapon.is_some() || !traits.iter().any(fights), "`quick`, `close` and `mercy` are for weapons");
    expect(
        worn(kind) || used(kind) || requires == Requires::default(),
        "events and party items have no `requires`",
    );

    expect(
        !worn(kind) || when == When::Never && !has_effects,
        "what is worn or held has neither `when` nor `effects`",
    );
    expect(
        !used(kind) || !matches!(when, When::Never | When::Drawn) && has_effects,
        "items, scrolls and tricks have `effects` and a `when`, which is not drawn",
    );
    expect(
        (kind == CardKind::Event) == (when == When::Drawn),
        "the `when` of an event is drawn, and that of nothing else",
    );
    expect(kind != CardKind::Event || has_effects, "events have `effects`");
    let treasure = Treasure::from_name(id).is_some();
    expect(treasure == (kind == CardKind::Party), "the party items are disguises, fishhook, fork and grape");
    expect(!treasure || copies == 1, "there is one of each party item");
    expect(
        kind != CardKind::Party || when == When::Never && !has_effects,
        "party items have neither `when` nor `effects`",
    );
    for effect in effects.iter().filter(|effect| !suits(**effect, target, when)) {
        expect(
            false,
            &format!(
                "`effects` holds `{}`, which does not go with its `target` and `when`",
                effect_text(*effect, names)
            ),
        );
    }
    faults
}

/// Whether an effect makes sense for a search card with this target and time.
fn suits(effect: Effect, target: Target, when: When) -> bool {
    let on_mice = matches!(target, Target::Own | Target::Near | Target::Mice);
    match effect {
        // Effects on minions.
        Effect::None | Effect::Wound(_) | Effect::Hit(_) | Effect::Fall => true,
        Effect::Distract => !on_mice,
        Effect::Slow(_) => target == Target::Minions,
        // Effects on no figure, or only on the mouse that has the card.
        Effect::Guard(_) => target == Target::Own && when == When::Attacked,
        Effect::Wheel(_)
        | Effect::WheelOff(_)
        | Effect::Hourglass
        | Effect::Page
        | Effect::Surge
        | Effect::Catnip
        | Effect::Minions(..)
        | Effect::Trap
        | Effect::First
        | Effect::Golem
        | Effect::Levitate
        | Effect::Draw(_)
        | Effect::Card(_) => target == Target::Own,
        Effect::Cheese(_)
        | Effect::LoseCheese(_)
        | Effect::Poison(_)
        | Effect::Heal(_)
        | Effect::Antidote(_)
        | Effect::Clear
        | Effect::Stun
        | Effect::Web
        | Effect::Charm
        | Effect::Move(_)
        | Effect::Teleport
        | Effect::Battle(_)
        | Effect::Defence(_)
        | Effect::Hide => on_mice,
        // Effects of chapters only.
        Effect::Tale(_)
        | Effect::Flag(_)
        | Effect::NoFlag(_)
        | Effect::Boss(_)
        | Effect::Leaves(_)
        | Effect::Joins(_)
        | Effect::Collapse(_)
        | Effect::Captured
        | Effect::Lose => false,
    }
}

/// Checks the conditions on all search cards together.
fn check_search(reader: &mut FileReader<'_>, cards: &[SearchCard]) {
    let mut fault = |what: String| reader.fault("", what);
    let copies: u32 = cards.iter().map(|card| u32::from(card.facts.copies)).sum();
    if copies != SEARCH {
        fault(format!("there are {copies} search cards, but there must be {SEARCH}"));
    }
    if cards.len() > KINDS {
        fault(format!("there are {} kinds of search card, but there can be {KINDS}", cards.len()));
    }
    let tricks = cards.iter().filter(|card| card.facts.kind == CardKind::Trick);
    let tricks: u8 = tricks.map(|card| card.facts.copies).sum();
    if tricks > TRICKS {
        fault(format!("there are {tricks} tricks, but there can be {TRICKS}"));
    }
    for treasure in
        Treasure::ALL.iter().filter(|treasure| !cards.iter().any(|card| *card.id == *treasure.name()))
    {
        fault(format!("the party item {} is missing", treasure.name()));
    }
}

/// The search cards of the party items.
pub(super) fn treasures(cards: &[SearchCard]) -> Option<[u8; 4]> {
    let places = Treasure::ALL.iter().map(|treasure| {
        let place = cards.iter().position(|card| *card.id == *treasure.name())?;
        u8::try_from(place).ok()
    });
    places.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// Reads `heroes.toml`.
pub(super) fn heroes(
    collector: &mut FaultCollector,
    file: File,
    search: Option<&[SearchCard]>,
) -> Option<Vec<HeroCard>> {
    let mut reader = FileReader::new(collector, file);
    let heroes = reader.each(|checks, _, record: HeroRecord| hero(checks, record, search));
    if let (Some(heroes), Some(search)) = (&heroes, search) {
        check_starts(&mut reader, heroes, search);
    }
    reader.finish();
    heroes
}

fn hero(checks: &mut Checks<'_>, record: HeroRecord, search: Option<&[SearchCard]>) -> Option<HeroCard> {
    let before = checks.faults();
    if !(1..=2).contains(&record.classes.len()) {
        checks.fault("a mouse has one class or two");
    }
    for (index, gift) in record.gifts.iter().enumerate() {
        if record.gifts[..index].iter().any(|other| other.gift == gift.gift) {
            checks.fault(format!("`gifts` holds `{}` twice", gift.gift.name()));
        }
    }
    let mut starts = Vec::new();
    // Without search cards no name is known; that fault is reported where they are read.
    for id in record.starts.iter().filter(|_| search.is_some()) {
        let place = search.and_then(|search| search.iter().position(|card| card.id == *id));
        match place.and_then(|place| u8::try_from(place).ok()) {
            Some(place) => starts.push(place),
            None => {
                checks.fault(format!("`starts` holds `{}`, which is no search card", excerpt(id)));
                break;
            }
        }
    }
    if checks.faults() > before {
        return None;
    }
    let HeroRecord {
        id, name, text, classes, battle, defence, lore, movement, life, gifts, provenance, ..
    } = record;
    let facts = HeroFacts {
        classes: bits(&classes, Class::index),
        battle,
        defence,
        lore,
        movement,
        life,
        gifts: gifts.iter().fold(0, |bits, gift| bits | 1 << gift.gift as u8),
    };
    for what in start_faults(id, facts, &starts, search.unwrap_or_default()) {
        checks.fault(what);
    }
    Some(HeroCard { facts, name, text, gifts, starts, provenance })
}

/// Why a mouse cannot equip its starting cards (M2.4).
fn start_faults(hero: Hero, facts: HeroFacts, starts: &[u8], search: &[SearchCard]) -> Vec<String> {
    let mut faults = Vec::new();
    let (mut paws, mut tail) = (2, u8::from(facts.has(Gift::Tail)));
    let mut slots: Vec<Slot> = Vec::new();
    for card in starts.iter().filter_map(|card| search.get(usize::from(*card))) {
        let CardFacts { slot, paws: needed, knife, requires, .. } = card.facts;
        let mut fault = |what: &str| faults.push(format!("`starts` holds `{}`, {what}", card.id));
        let fits = (requires.classes == 0 || requires.classes & facts.classes != 0)
            && requires.hero.is_none_or(|of| of == hero)
            && requires.lore <= facts.lore
            && requires.battle <= facts.battle;
        if !fits {
            fault("whose `requires` this mouse does not meet");
        }
        match slot {
            None => fault("which is neither worn nor held"),
            Some(Slot::Paw) if needed <= paws => paws -= needed,
            Some(Slot::Paw) if knife && tail > 0 => tail -= 1,
            Some(Slot::Paw) => fault("for which there are too few paws"),
            Some(slot) if slots.contains(&slot) => fault("for which there is no room"),
            Some(slot) => slots.push(slot),
        }
    }
    faults
}

/// Checks that there are enough copies for the starting cards of all mice.
fn check_starts(reader: &mut FileReader<'_>, heroes: &[HeroCard], search: &[SearchCard]) {
    for (card, kind) in search.iter().enumerate() {
        let starts = heroes.iter().flat_map(|hero| &hero.starts);
        let needed = starts.filter(|start| usize::from(**start) == card).count();
        if needed > usize::from(kind.facts.copies) {
            let what =
                format!("mice start with {needed} of `{}`, but there are {}", kind.id, kind.facts.copies);
            reader.fault("", what);
        }
    }
}

/// Reads `foes.toml`.
pub(super) fn foes(collector: &mut FaultCollector, file: File) -> Option<Vec<FoeCard>> {
    let mut reader = FileReader::new(collector, file);
    let foes = reader.each(|checks, _, record: FoeRecord| {
        let FoeRecord { id, name, text, size, attack, battle, defence, life, resists, provenance } = record;
        // The figure determines whether a creature is large; a pack cannot change it.
        let large = !matches!(id.creature().figure(), Some(Figure::Roach | Figure::Rat));
        match (large, size) {
            (true, Size::Small) => checks.fault("`size` is `small`, but must be large"),
            (false, Size::Large) => checks.fault("`size` is `large`, but must be small"),
            _ => {}
        }
        let facts = FoeFacts {
            large,
            ranged: attack == Reach::Ranged,
            battle,
            defence,
            life: life.unwrap_or(1),
            resists: bits(&resists, Harm::index),
        };
        Some(FoeCard { facts, name, text, provenance })
    });
    reader.finish();
    foes
}

/// Reads `abilities.toml`.
pub(super) fn abilities(collector: &mut FaultCollector, file: File) -> Option<Vec<AbilityCard>> {
    let mut reader = FileReader::new(collector, file);
    let abilities = reader.each(|checks, _, record: AbilityRecord| {
        let AbilityRecord { id, name, text, classes, cost, when, provenance } = record;
        let own = time(id);
        if when != own {
            checks.fault(format!("`when` is `{}`, but must be {}", when.name(), own.name()));
        }
        let facts = AbilityFacts { classes: bits(&classes, Class::index), cost, when };
        Some(AbilityCard { ability: id, facts, name, text, provenance })
    });
    reader.finish();
    abilities
}

/// The time at which an ability card is used.
fn time(ability: Ability) -> AbilityTime {
    match ability {
        Ability::FirstAid
        | Ability::Fortify
        | Ability::BattleLeader
        | Ability::Meeps
        | Ability::Invisibility
        | Ability::EnergyRush
        | Ability::BattleSqueak => AbilityTime::Free,
        Ability::Inspire => AbilityTime::First,
        Ability::Cure
        | Ability::MajorHeal
        | Ability::GiveOrder
        | Ability::Find
        | Ability::KeenEye
        | Ability::SetTrap
        | Ability::Thundersqueak => AbilityTime::Action,
        Ability::ChainLightning | Ability::MysticBlast | Ability::MysticBolt | Ability::KnifeStrike => {
            AbilityTime::Battle
        }
        Ability::AccurateShot | Ability::AimedShot | Ability::PowerShot | Ability::Feint => {
            AbilityTime::Attack
        }
        Ability::Backslash => AbilityTime::AfterAttack,
        Ability::Dodge | Ability::Protect | Ability::Resolve => AbilityTime::Attacked,
        Ability::PreemptiveShot => AbilityTime::Placed,
    }
}

/// Reads `encounters.toml`.
pub(super) fn encounters(collector: &mut FaultCollector, file: File) -> Option<Vec<Encounter>> {
    let mut reader = FileReader::new(collector, file);
    let encounters = reader.all(MANY, encounter);
    if let Some(cards) = &encounters {
        let standard = cards.iter().filter(|card| !card.difficult).count();
        let difficult = cards.len() - standard;
        if (standard, difficult) != (HALF, HALF) {
            let what = format!(
                "{standard} encounter cards are standard and {difficult} are difficult, but there must be \
                 {HALF} of each"
            );
            reader.fault("", what);
        } else if cards[..HALF].iter().any(|card| card.difficult) {
            reader.fault("", "the standard encounter cards must stand before the difficult ones");
        }
    }
    reader.finish();
    encounters
}

fn encounter(checks: &mut Checks<'_>, record: EncounterRecord) -> Option<Encounter> {
    let EncounterRecord { id, name, difficult, lines, surge, provenance } = record;
    let lines = encounter_lines(checks, lines);
    let surge = ordinary_line(checks, "surge.", &surge);
    if surge.as_ref().is_some_and(|line| line.ambush || line.mousetraps) {
        checks.fault("`surge` can have neither `ambush` nor `mousetraps`");
    }
    Some(Encounter { id, name, difficult, lines: lines?, surge: surge?, provenance })
}

/// The lines of an encounter card, which together cover every page once.
fn encounter_lines(checks: &mut Checks<'_>, records: Vec<PageLine>) -> Option<Vec<Line>> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, PageLine { pages, minions, mousetraps, ambush, greedy }) in records.into_iter().enumerate() {
        let path = format!("lines {}.", index + 1);
        let (from, to) = match pages[..] {
            [first, last] if first < last => (first, last),
            [only] => (only, only),
            _ => {
                let what = format!("`{path}pages` must be the first and the last page, from 1 to {PAGES}");
                checks.fault(what);
                return None;
            }
        };
        let line = ordinary_line(checks, &path, &LineRecord { minions, mousetraps, ambush, greedy })?;
        if usize::from(from) != lines.len() + 1 {
            let next = lines.len() + 1;
            checks.fault(format!("`lines` go on with page {from}, but must go on with page {next}"));
            return None;
        }
        lines.extend((from..=to).map(|_| line.clone()));
    }
    if lines.len() != usize::from(PAGES) {
        checks.fault(format!("`lines` tell of pages 1 to {}, but must tell of 1 to {PAGES}", lines.len()));
        return None;
    }
    Some(lines)
}

/// A line of minions without bosses, which must not be empty.
fn ordinary_line(checks: &mut Checks<'_>, path: &str, record: &LineRecord) -> Option<Line> {
    let line = match line(record) {
        Ok(line) => line,
        Err(faults) => {
            for what in faults {
                checks.fault(format!("`{path}minions` {what}"));
            }
            return None;
        }
    };
    let what = match &line.minions[..] {
        [] => "is empty",
        minions if minions.iter().any(|(creature, _)| creature.is_boss()) => "holds a boss",
        _ => return Some(line),
    };
    checks.fault(format!("`{path}minions` {what}"));
    None
}

/// Reads `achievements.toml`: the individual ones and those of the story.
pub(super) fn achievements(collector: &mut FaultCollector, file: File) -> Option<(Vec<Award>, Vec<Award>)> {
    let mut reader = FileReader::new(collector, file);
    let honours = reader
        .each(|_, _, HonourRecord { name, text, provenance, .. }| Some(Award { name, text, provenance }));
    let tales =
        reader.each(|_, _, TaleRecord { name, text, provenance, .. }| Some(Award { name, text, provenance }));
    reader.finish();
    honours.zip(tales)
}
