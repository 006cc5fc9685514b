//! The cards: `search.toml`, `heroes.toml`, `foes.toml`, `abilities.toml`, `encounters.toml` and
//! `achievements.toml`.

use content::fields::{Fields, File, Lists, Sheet, excerpt};
use toml::Value;

use super::effects::{Lookup, effect, effect_text, line, trait_of};
use super::fields::{Named, all, classes, each, meanings, three, vocabulary};
use crate::content::{
    AbilityCard, AbilityFacts, AbilityTime, Award, CardFacts, CardKind, ENCOUNTERS, Effect, Encounter,
    FoeCard, FoeFacts, GiftText, HeroCard, HeroFacts, KINDS, Line, PAGES, Requires, SEARCH, SearchCard,
    Target, Trait, WeaponFacts, When,
};
use crate::kinds::{Ability, Figure, Foe, Gift, Harm, Hero, Honour, Slot, Tale, Treasure};

/// The most tricks in the deck.
const TRICKS: u8 = 6;
/// Encounter cards of either kind (D3).
const HALF: usize = ENCOUNTERS / 2;

/// The kinds of search card by name.
pub(super) const CARD_KINDS: [(&str, CardKind); 8] = [
    ("weapon", CardKind::Weapon),
    ("armour", CardKind::Armour),
    ("accessory", CardKind::Accessory),
    ("item", CardKind::Item),
    ("scroll", CardKind::Scroll),
    ("trick", CardKind::Trick),
    ("event", CardKind::Event),
    ("party", CardKind::Party),
];
/// The times of search cards by name.
pub(super) const WHENS: [(&str, When); 6] = [
    ("never", When::Never),
    ("turn", When::Turn),
    ("action", When::Action),
    ("attack", When::Attack),
    ("attacked", When::Attacked),
    ("drawn", When::Drawn),
];
/// The targets by name.
pub(super) const TARGETS: [(&str, Target); 6] = [
    ("own", Target::Own),
    ("near", Target::Near),
    ("mice", Target::Mice),
    ("minion", Target::Minion),
    ("space", Target::Space),
    ("minions", Target::Minions),
];
/// The times of ability cards by name.
pub(super) const TIMES: [(&str, AbilityTime); 8] = [
    ("free", AbilityTime::Free),
    ("first", AbilityTime::First),
    ("action", AbilityTime::Action),
    ("battle", AbilityTime::Battle),
    ("attack", AbilityTime::Attack),
    ("after_attack", AbilityTime::AfterAttack),
    ("attacked", AbilityTime::Attacked),
    ("placed", AbilityTime::Placed),
];

/// Whether a card is worn or held.
fn worn(kind: CardKind) -> bool {
    matches!(kind, CardKind::Weapon | CardKind::Armour | CardKind::Accessory)
}

/// Whether a card is carried or kept to be used once.
fn used(kind: CardKind) -> bool {
    matches!(kind, CardKind::Item | CardKind::Scroll | CardKind::Trick)
}

/// Reads `search.toml`.
pub(super) fn search(sheet: &mut Sheet, file: File) -> Option<Vec<SearchCard>> {
    // Cards may bring each other, so their names are gathered before any of them is read.
    let records = file.1.get("card").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let ids = records.iter().map(|card| card.get("id").and_then(Value::as_str).unwrap_or_default());
    let names = Lookup { search: ids.map(str::to_owned).collect(), sides: Vec::new() };

    let mut lists = Lists::new(sheet, file);
    let cards = all(&mut lists, "card", |fields, id| search_card(fields, id, &names));
    if let Some(cards) = &cards {
        check_search(&mut lists, cards);
    }
    lists.finish();
    cards
}

fn search_card(fields: &mut Fields<'_>, id: &str, names: &Lookup) -> Option<Named<SearchCard>> {
    let before = fields.faults();
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let kind = fields.word("kind", &CARD_KINDS);
    let copies = fields.number("copies", 1..=9);
    let slot = fields.or_none("slot", |fields, key| fields.word(key, &vocabulary!(Slot)));
    let paws = fields.number_or("paws", 1..=2, 0);
    let knife = fields.flag_or("knife", false);
    let weapon = fields.or_none("weapon", weapon);
    let traits = three(fields, "traits", trait_of);
    let requires = if fields.has("requires") { requires(fields) } else { Some(Requires::default()) };
    let when = if fields.has("when") { fields.word("when", &WHENS) } else { Some(When::Never) };
    let target = if fields.has("target") { fields.word("target", &TARGETS) } else { Some(Target::Own) };
    let effects = three(fields, "effects", |text| effect(text, names));
    if fields.faults() > before {
        return None;
    }
    let facts = CardFacts {
        kind: kind?,
        copies: copies?,
        slot,
        paws: paws?,
        knife: knife?,
        weapon,
        traits: traits?,
        requires: requires?,
        when: when?,
        target: target?,
        effects: effects?,
    };
    for what in card_faults(id, &facts, names) {
        fields.fault(what);
    }
    let (name, provenance) = (name?, provenance?);
    let card =
        SearchCard { id: id.into(), facts, name: name.clone(), text: text?, provenance: provenance.clone() };
    Some((card, name, provenance))
}

fn weapon(fields: &mut Fields<'_>, key: &str) -> Option<WeaponFacts> {
    let mut weapon = fields.inner(key)?;
    let ranged = weapon.word("reach", &[("melee", false), ("ranged", true)]);
    let bonus = weapon.number("bonus", 0..=3);
    let harm = weapon.word("harm", &vocabulary!(Harm));
    weapon.close();
    Some(WeaponFacts { ranged: ranged?, bonus: bonus?, harm: harm? })
}

fn requires(fields: &mut Fields<'_>) -> Option<Requires> {
    let mut requires = fields.inner("requires")?;
    let of = if requires.has("classes") { classes(&mut requires, "classes") } else { Some(0) };
    let hero = requires.or_none("hero", |fields, key| fields.word(key, &vocabulary!(Hero)));
    let lore = requires.number_or("lore", 1..=9, 0);
    let battle = requires.number_or("battle", 1..=9, 0);
    requires.close();
    Some(Requires { classes: of?, hero, lore: lore?, battle: battle? })
}

/// What of a card does not go together.
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

/// Whether an effect makes sense for a search card that works on these at that time.
fn suits(effect: Effect, target: Target, when: When) -> bool {
    let on_mice = matches!(target, Target::Own | Target::Near | Target::Mice);
    match effect {
        // What minions can suffer, too.
        Effect::None | Effect::Wound(_) | Effect::Hit(_) | Effect::Fall => true,
        Effect::Distract => !on_mice,
        Effect::Slow(_) => target == Target::Minions,
        // What concerns nobody in particular, or only whoever has the card.
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
        // What only chapters do.
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

/// What holds of all search cards together.
fn check_search(lists: &mut Lists<'_>, cards: &[SearchCard]) {
    let mut fault = |what: String| lists.sheet.fault(lists.file, "", what);
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

/// Which cards are the party items.
pub(super) fn treasures(cards: &[SearchCard]) -> Option<[u8; 4]> {
    let places = Treasure::ALL.iter().map(|treasure| {
        let place = cards.iter().position(|card| *card.id == *treasure.name())?;
        u8::try_from(place).ok()
    });
    places.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// Reads `heroes.toml`.
pub(super) fn heroes(sheet: &mut Sheet, file: File, search: Option<&[SearchCard]>) -> Option<Vec<HeroCard>> {
    let mut lists = Lists::new(sheet, file);
    let names: Vec<&str> = Hero::ALL.iter().map(|hero| hero.name()).collect();
    let heroes = each(&mut lists, "hero", &names, |fields, place| hero(fields, Hero::ALL[place], search));
    if let (Some(heroes), Some(search)) = (&heroes, search) {
        check_starts(&mut lists, heroes, search);
    }
    lists.finish();
    heroes
}

fn hero(fields: &mut Fields<'_>, hero: Hero, search: Option<&[SearchCard]>) -> Option<Named<HeroCard>> {
    let before = fields.faults();
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let of = classes(fields, "classes");
    let battle = fields.number("battle", 1..=9);
    let defence = fields.number("defence", 1..=9);
    let lore = fields.number("lore", 1..=9);
    let movement = fields.number("movement", 1..=9);
    let life = fields.number("life", 1..=9);
    let gifts = gifts(fields);
    let starts = match search {
        Some(search) => {
            let lookup = Lookup::of(search, &[]);
            meanings(fields, "starts", |id| match lookup.card(id) {
                Some(card) => Ok(card),
                None => Err(format!("`{}`, which is no search card", excerpt(id))),
            })
        }
        // The fault is in the search cards; what they are called cannot be known.
        None => fields.take("starts").map(|_| Vec::new()),
    };
    if of.is_some_and(|of| !(1..=2).contains(&of.count_ones())) {
        fields.fault("a mouse has one class or two");
    }
    if fields.faults() > before {
        return None;
    }
    let (gifts, starts) = (gifts?, starts?);
    let facts = HeroFacts {
        classes: of?,
        battle: battle?,
        defence: defence?,
        lore: lore?,
        movement: movement?,
        life: life?,
        gifts: gifts.iter().fold(0, |bits, gift| bits | 1 << gift.gift as u8),
    };
    for what in start_faults(hero, facts, &starts, search.unwrap_or_default()) {
        fields.fault(what);
    }
    let (name, provenance) = (name?, provenance?);
    let card =
        HeroCard { facts, name: name.clone(), text: text?, gifts, starts, provenance: provenance.clone() };
    Some((card, name, provenance))
}

fn gifts(fields: &mut Fields<'_>) -> Option<Vec<GiftText>> {
    let mut gifts: Vec<GiftText> = Vec::new();
    for (index, value) in fields.list("gifts")?.into_iter().enumerate() {
        let Value::Table(table) = value else {
            fields.fault("`gifts` must hold tables");
            return None;
        };
        let mut entry = fields.within(format!("gifts {}.", index + 1), table);
        let gift = entry.word("id", &vocabulary!(Gift));
        let name = entry.names("name");
        let text = entry.names("text");
        entry.close();
        let gift = GiftText { gift: gift?, name: name?, text: text? };
        if gifts.iter().any(|other| other.gift == gift.gift) {
            fields.fault(format!("`gifts` holds `{}` twice", gift.gift.name()));
        }
        gifts.push(gift);
    }
    if gifts.is_empty() {
        fields.fault("`gifts` is empty");
    }
    Some(gifts)
}

/// Why a mouse could not put on what it starts with (M2.4).
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

/// All mice together can start with what they start with.
fn check_starts(lists: &mut Lists<'_>, heroes: &[HeroCard], search: &[SearchCard]) {
    for (card, kind) in search.iter().enumerate() {
        let starts = heroes.iter().flat_map(|hero| &hero.starts);
        let needed = starts.filter(|start| usize::from(**start) == card).count();
        if needed > usize::from(kind.facts.copies) {
            let what =
                format!("mice start with {needed} of `{}`, but there are {}", kind.id, kind.facts.copies);
            lists.sheet.fault(lists.file, "", what);
        }
    }
}

/// Reads `foes.toml`.
pub(super) fn foes(sheet: &mut Sheet, file: File) -> Option<Vec<FoeCard>> {
    let mut lists = Lists::new(sheet, file);
    let names: Vec<&str> = Foe::ALL.iter().map(|foe| foe.name()).collect();
    let foes = each(&mut lists, "foe", &names, |fields, place| foe(fields, Foe::ALL[place]));
    lists.finish();
    foes
}

fn foe(fields: &mut Fields<'_>, foe: Foe) -> Option<Named<FoeCard>> {
    let before = fields.faults();
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.or_none("text", Fields::names);
    let large = !matches!(foe.creature().figure(), Some(Figure::Roach | Figure::Rat));
    // The figure says how large it is; a pack cannot change that.
    fields.word("size", &[(if large { "large" } else { "small" }, ())]);
    let ranged = fields.word("attack", &[("melee", false), ("ranged", true)]);
    let battle = fields.number("battle", 1..=9);
    let defence = fields.number("defence", 1..=9);
    let life = fields.number_or("life", 1..=9, 1);
    let resists = if fields.has("resists") {
        fields.set("resists", &vocabulary!(Harm), |_| 1)
    } else {
        Some(Vec::new())
    };
    if fields.faults() > before {
        return None;
    }
    let facts = FoeFacts {
        large,
        ranged: ranged?,
        battle: battle?,
        defence: defence?,
        life: life?,
        resists: resists?.into_iter().fold(0, |bits, harm| bits | 1 << harm as u8),
    };
    let (name, provenance) = (name?, provenance?);
    let card = FoeCard { facts, name: name.clone(), text, provenance: provenance.clone() };
    Some((card, name, provenance))
}

/// Reads `abilities.toml`.
pub(super) fn abilities(sheet: &mut Sheet, file: File) -> Option<Vec<AbilityCard>> {
    let mut lists = Lists::new(sheet, file);
    let names: Vec<&str> = Ability::ALL.iter().map(|ability| ability.name()).collect();
    let abilities = each(&mut lists, "ability", &names, |fields, place| ability(fields, Ability::ALL[place]));
    lists.finish();
    abilities
}

fn ability(fields: &mut Fields<'_>, ability: Ability) -> Option<Named<AbilityCard>> {
    let before = fields.faults();
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let of = classes(fields, "classes");
    let cost = fields.number("cost", 1..=6);
    // The rules of each card are written for its time; a pack cannot change that.
    let time = time(ability);
    let own: Vec<_> = TIMES.into_iter().filter(|(_, other)| *other == time).collect();
    fields.word("when", &own);
    if of == Some(0) {
        fields.fault("`classes` is empty");
    }
    if fields.faults() > before {
        return None;
    }
    let facts = AbilityFacts { classes: of?, cost: cost?, when: time };
    let (name, provenance) = (name?, provenance?);
    let card =
        AbilityCard { ability, facts, name: name.clone(), text: text?, provenance: provenance.clone() };
    Some((card, name, provenance))
}

/// When an ability card is used.
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
pub(super) fn encounters(sheet: &mut Sheet, file: File) -> Option<Vec<Encounter>> {
    let mut lists = Lists::new(sheet, file);
    let encounters = all(&mut lists, "encounter", encounter);
    if let Some(cards) = &encounters {
        let standard = cards.iter().filter(|card| !card.difficult).count();
        let difficult = cards.len() - standard;
        if (standard, difficult) != (HALF, HALF) {
            let what = format!(
                "{standard} encounter cards are standard and {difficult} are difficult, but there must be \
                 {HALF} of each"
            );
            lists.sheet.fault(lists.file, "", what);
        } else if cards[..HALF].iter().any(|card| card.difficult) {
            lists.sheet.fault(
                lists.file,
                "",
                "the standard encounter cards must stand before the difficult ones",
            );
        }
    }
    lists.finish();
    encounters
}

fn encounter(fields: &mut Fields<'_>, id: &str) -> Option<Named<Encounter>> {
    let before = fields.faults();
    let provenance = fields.provenance();
    let name = fields.names("name");
    let difficult = fields.flag("difficult");
    let lines = encounter_lines(fields);
    let surge = surge(fields);
    if fields.faults() > before {
        return None;
    }
    let (name, provenance) = (name?, provenance?);
    let card = Encounter {
        id: id.into(),
        name: name.clone(),
        difficult: difficult?,
        lines: lines?,
        surge: surge?,
        provenance: provenance.clone(),
    };
    Some((card, name, provenance))
}

/// The lines of an encounter card, which together tell of every page once.
fn encounter_lines(fields: &mut Fields<'_>) -> Option<Vec<Line>> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, value) in fields.list("lines")?.into_iter().enumerate() {
        let Value::Table(table) = value else {
            fields.fault("`lines` must hold tables");
            return None;
        };
        let mut entry = fields.within(format!("lines {}.", index + 1), table);
        let pages = pages(&mut entry);
        let line = ordinary_line(&mut entry);
        entry.close();
        let ((from, to), line) = pages.zip(line)?;
        if usize::from(from) != lines.len() + 1 {
            let next = lines.len() + 1;
            fields.fault(format!("`lines` go on with page {from}, but must go on with page {next}"));
            return None;
        }
        lines.extend((from..=to).map(|_| line.clone()));
    }
    if lines.len() != usize::from(PAGES) {
        fields.fault(format!("`lines` tell of pages 1 to {}, but must tell of 1 to {PAGES}", lines.len()));
        return None;
    }
    Some(lines)
}

/// The first and the last page of a line: `[3, 5]`, or `[3]` for a single one.
fn pages(fields: &mut Fields<'_>) -> Option<(u8, u8)> {
    let pages = fields.list("pages")?;
    let page = |value: &Value| {
        let page = value.as_integer().and_then(|page| u8::try_from(page).ok());
        page.filter(|page| (1..=PAGES).contains(page))
    };
    let found = match &pages[..] {
        [only] => page(only).map(|page| (page, page)),
        [first, last] => page(first).zip(page(last)).filter(|(first, last)| first < last),
        _ => None,
    };
    if found.is_none() {
        let called = fields.called("pages");
        fields.fault(format!("`{called}` must be the first and the last page, from 1 to {PAGES}"));
    }
    found
}

/// A line of minions that are no bosses, of whom there must be some.
fn ordinary_line(fields: &mut Fields<'_>) -> Option<Line> {
    let line = line(fields)?;
    if line.minions.is_empty() {
        fields.fault(format!("`{}` is empty", fields.called("minions")));
        return None;
    }
    if line.minions.iter().any(|(creature, _)| creature.is_boss()) {
        fields.fault(format!("`{}` holds a boss", fields.called("minions")));
        return None;
    }
    Some(line)
}

fn surge(fields: &mut Fields<'_>) -> Option<Line> {
    let mut surge = fields.inner("surge")?;
    let line = ordinary_line(&mut surge);
    if line.as_ref().is_some_and(|line| line.ambush || line.mousetraps) {
        surge.fault("`surge` can have neither `ambush` nor `mousetraps`");
    }
    surge.close();
    line
}

/// Reads `achievements.toml`: the individual ones and those of the story.
pub(super) fn achievements(sheet: &mut Sheet, file: File) -> Option<(Vec<Award>, Vec<Award>)> {
    let mut lists = Lists::new(sheet, file);
    let names: Vec<&str> = Honour::ALL.iter().map(|honour| honour.name()).collect();
    let honours = each(&mut lists, "honour", &names, award);
    let names: Vec<&str> = Tale::ALL.iter().map(|tale| tale.name()).collect();
    let tales = each(&mut lists, "tale", &names, award);
    lists.finish();
    honours.zip(tales)
}

fn award(fields: &mut Fields<'_>, _: usize) -> Option<Named<Award>> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let (name, provenance) = (name?, provenance?);
    Some((Award { name: name.clone(), text: text?, provenance: provenance.clone() }, name, provenance))
}
