//! `chapter_01.toml` to `chapter_11.toml`: the storybook.

use std::collections::BTreeSet;
use std::sync::Arc;

use content::fields::{Fields, File, Sheet, excerpt};
use tabletop::Names;
use toml::{Table, Value};

use super::effects::{self, Lookup};
use super::fields::{meanings, vocabulary};
use crate::content::{
    Chapter, Doom, Effect, First, FlipKind, Goal, Group, Hazard, HazardTime, Laid, Line, Need, PAGES, Place,
    SearchCard, Side, Spaces, SpecialSearch, SpecialSurge, Task, Test,
};
use crate::kinds::{Creature, Edge, Hero};

/// The most characters of the opening, of a victory or of a defeat.
const LONGEST_TALE: usize = 2500;
/// The most characters of a reading or of a rule.
const LONGEST_READING: usize = 1200;
/// Tiles in the box.
const TILES: usize = 8;
/// Small figures that stand on a space (M7.8).
const ROOM: u32 = 4;

/// What a chapter can name.
struct Known<'a> {
    names: Lookup,
    cards: &'a [SearchCard],
    sides: &'a [Side],
}

/// Reads and checks the file of one chapter, whose name says which it is.
pub(super) fn chapter(
    sheet: &mut Sheet,
    (file, table): File,
    cards: &[SearchCard],
    sides: &[Side],
) -> Option<Chapter> {
    let known = Known { names: Lookup::of(cards, sides), cards, sides };
    let number = file.trim_matches(|c: char| !c.is_ascii_digit()).trim_start_matches('0');
    let id = format!("chapter_{number}");
    let mut fields = Fields::new(sheet, file, format!("chapter {id}"), table);
    let chapter = read(&mut fields, &id, &known);
    if let Some(chapter) = &chapter {
        check(&mut fields, chapter, &known);
    }
    let name = chapter.as_ref().map(|chapter| &chapter.name);
    fields.finish("chapter", &id, name, chapter.as_ref().map(|chapter| &chapter.provenance));
    chapter
}

fn read(fields: &mut Fields<'_>, id: &str, known: &Known<'_>) -> Option<Chapter> {
    fields.word("id", &[(id, ())]);
    let provenance = fields.provenance();
    let name = fields.names("name");
    let [opening, victory, defeat] =
        ["opening", "victory", "defeat"].map(|key| prose(fields, key, LONGEST_TALE));
    let objective = prose(fields, "objective", LONGEST_READING);
    let mut rules = Some(Vec::new());
    for (index, table) in tables(fields, "rule").into_iter().enumerate() {
        let rule = languages(fields.part(&format!("rule {}", index + 1), table), LONGEST_READING);
        push(&mut rules, rule);
    }
    let mice = fields.number("mice", 1..=6);
    let [must, barred] = ["must", "barred"].map(|key| heroes(fields, key));
    let end = fields.number("end", 2..=PAGES);
    let standard = fields.number("standard", 0..=9);
    let difficult = fields.number("difficult", 0..=9);
    let mut tiles = Some(Vec::new());
    for (index, table) in tables(fields, "tile").into_iter().enumerate() {
        let mut part = fields.part(&format!("tile {}", index + 1), table);
        let side = side(&mut part, "side", known);
        let [x, y] = ["x", "y"].map(|key| part.number(key, -9..=9_i8));
        part.close();
        push(&mut tiles, (|| Some(Laid { side: side?, x: x?, y: y? }))());
    }
    let mut groups = Some(Vec::new());
    for (index, table) in tables(fields, "group").into_iter().enumerate() {
        let part = fields.part(&format!("group {}", index + 1), table);
        push(&mut groups, group(part, tiles.as_deref().unwrap_or_default(), known));
    }
    let gives = meanings(fields, "gives", |text| effects::effect(text, &known.names));
    let mut places = Some(Vec::new());
    for (index, table) in tables(fields, "place").into_iter().enumerate() {
        let called = match table.get("side") {
            Some(Value::String(side)) => format!("place {}", excerpt(side)),
            _ => format!("place {}", index + 1),
        };
        let part = fields.part(&called, table);
        push(&mut places, place(part, known));
    }
    let goals = meanings(fields, "goals", |text| effects::goal(text, known.sides));
    let defeats = meanings(fields, "defeats", effects::doom);
    let relentless = fields.flag_or("relentless", false);
    Some(Chapter {
        id: id.into(),
        name: name?,
        opening: opening?,
        objective: objective?,
        victory: victory?,
        defeat: defeat?,
        rules: rules?,
        mice: mice?,
        must: must?,
        barred: barred?,
        end: end?,
        standard: standard?,
        difficult: difficult?,
        tiles: tiles?,
        groups: groups?,
        gives: gives?,
        places: places?,
        goals: goals?,
        defeats: defeats?,
        relentless: relentless?,
        provenance: provenance?,
    })
}

/// Adds what was read, or spoils the list.
fn push<T>(list: &mut Option<Vec<T>>, one: Option<T>) {
    match (list.as_mut(), one) {
        (Some(list), Some(one)) => list.push(one),
        _ => *list = None,
    }
}

/// The tables under a key, if there are any.
fn tables(fields: &mut Fields<'_>, key: &str) -> Vec<Table> {
    if !fields.has(key) {
        return Vec::new();
    }
    let mut tables = Vec::new();
    for value in fields.list(key).unwrap_or_default() {
        match value {
            Value::Table(table) => tables.push(table),
            value => fields.wrong(key, &value, "a table"),
        }
    }
    tables
}

/// A text of several paragraphs in every language.
fn prose(fields: &mut Fields<'_>, key: &str, longest: usize) -> Option<Arc<Names>> {
    languages(fields.inner(key)?, longest)
}

fn languages(mut names: Fields<'_>, longest: usize) -> Option<Arc<Names>> {
    let [en, pl, hu] = ["en", "pl", "hu"].map(|language| paragraphs(&mut names, language, longest));
    names.close();
    Some(Arc::new(Names { en: en?, pl: pl?, hu: hu? }))
}

/// A text whose lines run on, with blank lines between its paragraphs.
fn paragraphs(fields: &mut Fields<'_>, key: &str, longest: usize) -> Option<Box<str>> {
    let value = fields.take(key)?;
    let Some(text) = value.as_str() else {
        fields.wrong(key, &value, "a text");
        return None;
    };
    let mut whole = String::new();
    let mut apart = "";
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            apart = "\n\n";
            continue;
        }
        if !whole.is_empty() {
            whole.push_str(apart);
        }
        whole.push_str(line);
        apart = " ";
    }
    let called = fields.called(key);
    if whole.is_empty() {
        fields.fault(format!("`{called}` is empty"));
        return None;
    }
    if whole.chars().any(|c| c.is_control() && c != '\n') {
        fields.fault(format!("`{called}` holds a control character"));
        return None;
    }
    if whole.chars().nth(longest).is_some() {
        fields.fault(format!("`{called}` is longer than {longest} characters"));
        return None;
    }
    Some(whole.into())
}

/// Heroes, as bits; none where the field is absent.
fn heroes(fields: &mut Fields<'_>, key: &str) -> Option<u8> {
    if !fields.has(key) {
        return Some(0);
    }
    let heroes = fields.set(key, &vocabulary!(Hero), |_| 1)?;
    Some(heroes.into_iter().fold(0, |all, hero| all | 1 << hero.index()))
}

/// A side of a tile.
fn side(fields: &mut Fields<'_>, key: &str, known: &Known<'_>) -> Option<u8> {
    let value = fields.take(key)?;
    let named = |text: &str| known.sides.iter().position(|side| *side.id == *text);
    let found = value.as_str().and_then(named).and_then(|at| u8::try_from(at).ok());
    if found.is_none() {
        fields.wrong(key, &value, "the `id` of a side");
    }
    found
}

/// A set of spaces by names; with `!` before each, all spaces but these.
fn space_set(names: &[String], side: &Side) -> Result<Spaces, String> {
    let but = names.iter().filter(|name| name.starts_with('!')).count();
    if but != 0 && but != names.len() {
        return Err("either all of its spaces bear a `!` or none".to_owned());
    }
    let mut set: Spaces = 0;
    for name in names {
        let name = name.trim_start_matches('!');
        let Some(at) = side.space_named(name) else {
            return Err(format!("{} has no space `{}`", side.id, excerpt(name)));
        };
        set |= 1 << at;
    }
    Ok(if but == 0 { set } else { side.map.all & !set })
}

/// Spaces of a side; all of them, or none, where the field is absent.
fn spaces(fields: &mut Fields<'_>, key: &str, side: &Side, absent: Spaces) -> Option<Spaces> {
    if !fields.has(key) {
        return Some(absent);
    }
    let names = fields.words(key)?;
    let called = fields.called(key);
    match space_set(&names, side) {
        Ok(0) => {
            fields.fault(format!("`{called}` is empty"));
            None
        }
        Ok(set) => Some(set),
        Err(what) => {
            fields.fault(format!("`{called}`: {what}"));
            None
        }
    }
}

fn group(mut fields: Fields<'_>, tiles: &[Laid], known: &Known<'_>) -> Option<Group> {
    let count = fields.number("count", 1..=6);
    let start = side(&mut fields, "tile", known)?;
    let slot = tiles.iter().position(|laid| laid.side == start).and_then(|slot| u8::try_from(slot).ok());
    if slot.is_none() {
        fields.fault("`tile` is not a side that is up at the start");
    }
    let start = &known.sides[usize::from(start)];
    let spaces = spaces(&mut fields, "spaces", start, start.map.all);
    fields.close();
    Some(Group { count: count?, slot: slot?, spaces: spaces? })
}

fn place(mut fields: Fields<'_>, known: &Known<'_>) -> Option<Place> {
    let at = side(&mut fields, "side", known)?;
    let side = &known.sides[usize::from(at)];
    let reading = fields.or_none("reading", |fields, key| prose(fields, key, LONGEST_READING));
    let first = first(&mut fields, side, known);
    let barred = spaces(&mut fields, "barred", side, 0);
    let mut searches = Some(Vec::new());
    for (index, table) in tables(&mut fields, "search").into_iter().enumerate() {
        let mut part = fields.part(&called("search", index, &table), table);
        let search = search(&mut part, side, known);
        part.close();
        push(&mut searches, search);
    }
    let mut tasks = Some(Vec::new());
    for (index, table) in tables(&mut fields, "task").into_iter().enumerate() {
        let mut part = fields.part(&called("task", index, &table), table);
        let task = task(&mut part, side, known);
        part.close();
        push(&mut tasks, task);
    }
    let mut hazards = Some(Vec::new());
    for (index, table) in tables(&mut fields, "hazard").into_iter().enumerate() {
        let mut part = fields.part(&called("hazard", index, &table), table);
        let hazard = hazard(&mut part, side, known);
        part.close();
        push(&mut hazards, hazard);
    }
    let surge = fields.or_none("surge", |fields, key| surge(fields, key, known));
    fields.close();
    Some(Place {
        side: at,
        reading,
        first: first?,
        searches: searches?,
        surge,
        tasks: tasks?,
        hazards: hazards?,
        barred: barred?,
    })
}

/// What a table within a place is called in faults.
fn called(kind: &str, index: usize, table: &Table) -> String {
    match table.get("id") {
        Some(Value::String(id)) => format!("{kind} {}", excerpt(id)),
        _ => format!("{kind} {}", index + 1),
    }
}

fn first(fields: &mut Fields<'_>, side: &Side, known: &Known<'_>) -> Option<First> {
    match fields.take("first")? {
        Value::String(word) if word == "encounter" => Some(First::Encounter),
        Value::String(word) if word == "nothing" => Some(First::Nothing),
        Value::Table(table) => {
            let mut inner = fields.within("first.".to_owned(), table);
            let line = effects::line(&mut inner);
            let effects = meanings(&mut inner, "effects", |text| effects::effect(text, &known.names));
            let spaces = meanings(&mut inner, "spaces", |name| {
                side.space_named(name)
                    .ok_or_else(|| format!("`{}`, which is no space of {}", excerpt(name), side.id))
            });
            inner.close();
            let (line, spaces) = (line?, spaces?);
            let count: usize = line.minions.iter().map(|(_, count)| usize::from(*count)).sum();
            if !spaces.is_empty() && spaces.len() != count {
                fields.fault(format!("`first.spaces` names {} spaces for {count} minions", spaces.len()));
            }
            Some(First::Special { line, spaces, effects: effects? })
        }
        value => {
            fields.wrong("first", &value, "`encounter`, `nothing` or a table");
            None
        }
    }
}

fn search(fields: &mut Fields<'_>, side: &Side, known: &Known<'_>) -> Option<SpecialSearch> {
    let id = fields.id("id");
    let name = fields.names("name");
    let spaces = spaces(fields, "spaces", side, side.map.all);
    let needs = meanings(fields, "needs", |text| effects::need(text, &known.names));
    let effects = meanings(fields, "effects", |text| effects::effect(text, &known.names));
    if effects.as_ref().is_some_and(Vec::is_empty) {
        fields.fault("`effects` is empty");
    }
    Some(SpecialSearch { id: id?, name: name?, spaces: spaces?, needs: needs?, effects: effects? })
}

fn surge(fields: &mut Fields<'_>, key: &str, known: &Known<'_>) -> Option<SpecialSurge> {
    let mut inner = fields.inner(key)?;
    let text = inner.names("text");
    let line = effects::line(&mut inner);
    let effects = meanings(&mut inner, "effects", |text| effects::effect(text, &known.names));
    let brings = |one: &Effect| matches!(one, Effect::Minions(..) | Effect::Boss(_) | Effect::Surge);
    if effects.as_ref().is_some_and(|all| all.iter().any(brings)) {
        inner.fault("`effects` brings somebody; `minions` is the place for that");
    }
    inner.close();
    Some(SpecialSurge { text: text?, line: line?, effects: effects? })
}

fn task(fields: &mut Fields<'_>, side: &Side, known: &Known<'_>) -> Option<Task> {
    let id = fields.id("id");
    let [name, text] = ["name", "text"].map(|key| fields.names(key));
    let spaces = spaces(fields, "spaces", side, side.map.all);
    let [action, once] = ["action", "once"].map(|key| fields.flag_or(key, true));
    let needs = meanings(fields, "needs", |text| effects::need(text, &known.names));
    let (dice, success, failure) = outcome(fields, known)?;
    if success.is_empty() {
        fields.fault("`success` is empty");
    }
    if dice.is_none() && !failure.is_empty() {
        fields.fault("has no `test` to fail");
    }
    Some(Task {
        id: id?,
        name: name?,
        text: text?,
        spaces: spaces?,
        action: action?,
        once: once?,
        needs: needs?,
        test: dice,
        success,
        failure,
    })
}

fn hazard(fields: &mut Fields<'_>, side: &Side, known: &Known<'_>) -> Option<Hazard> {
    let id = fields.id("id");
    let [name, text] = ["name", "text"].map(|key| fields.names(key));
    let spaces = spaces(fields, "spaces", side, side.map.all);
    let when = when(fields);
    let needs = meanings(fields, "needs", |text| effects::need(text, &known.names));
    let (dice, success, failure) = outcome(fields, known)?;
    if dice.is_none() && !success.is_empty() {
        fields.fault("has no `test` to pass");
    }
    if success.is_empty() && failure.is_empty() {
        fields.fault("does nothing");
    }
    Some(Hazard {
        id: id?,
        name: name?,
        text: text?,
        spaces: spaces?,
        when: when?,
        needs: needs?,
        test: dice,
        success,
        failure,
    })
}

/// The dice, if any, and what they bring.
fn outcome(fields: &mut Fields<'_>, known: &Known<'_>) -> Option<(Option<Test>, Vec<Effect>, Vec<Effect>)> {
    let mut test = None;
    if fields.has("test") {
        let value = fields.take("test")?;
        match value.as_str().map(effects::test) {
            Some(Ok(read)) => test = Some(read),
            Some(Err(what)) => fields.fault(format!("`test` is {what}")),
            None => fields.wrong("test", &value, "a text such as `lore stars 1`"),
        }
    }
    let [success, failure] =
        ["success", "failure"].map(|key| meanings(fields, key, |text| effects::effect(text, &known.names)));
    Some((test, success?, failure?))
}

/// When a hazard strikes.
fn when(fields: &mut Fields<'_>) -> Option<HazardTime> {
    const TIMES: [(&str, HazardTime); 8] = [
        ("enter", HazardTime::Enter),
        ("turn_start", HazardTime::TurnStart),
        ("turn_end", HazardTime::TurnEnd),
        ("move_cheese", HazardTime::MoveCheese),
        ("move_star", HazardTime::MoveStar),
        ("move_number 1", HazardTime::MoveNumber(1)),
        ("move_number 2", HazardTime::MoveNumber(2)),
        ("move_number 3", HazardTime::MoveNumber(3)),
    ];
    fields.word("when", &TIMES)
}

/// Everything that a chapter does, lets happen and asks for, wherever it stands.
struct Contents {
    effects: Vec<Effect>,
    needs: Vec<Need>,
    brought: Vec<Creature>,
    ids: Vec<Box<str>>,
}

impl Contents {
    fn of(chapter: &Chapter) -> Self {
        let mut all =
            Self { effects: chapter.gives.clone(), needs: Vec::new(), brought: Vec::new(), ids: Vec::new() };
        for place in &chapter.places {
            if let First::Special { line, effects, .. } = &place.first {
                all.line(line);
                all.effects.extend(effects);
            }
            if let Some(surge) = &place.surge {
                all.line(&surge.line);
                all.effects.extend(&surge.effects);
            }
            for search in &place.searches {
                all.ids.push(search.id.clone());
                all.needs.extend(&search.needs);
                all.effects.extend(&search.effects);
            }
            for task in &place.tasks {
                all.ids.push(task.id.clone());
                all.needs.extend(&task.needs);
                all.effects.extend(task.success.iter().chain(&task.failure));
            }
            for hazard in &place.hazards {
                all.ids.push(hazard.id.clone());
                all.needs.extend(&hazard.needs);
                all.effects.extend(hazard.success.iter().chain(&hazard.failure));
            }
        }
        for effect in &all.effects {
            if let Effect::Minions(creature, _) | Effect::Boss(creature) = effect {
                all.brought.push(*creature);
            }
        }
        all
    }

    fn line(&mut self, line: &Line) {
        self.brought.extend(line.minions.iter().map(|(creature, _)| *creature));
    }

    fn raises(&self, flag: u8) -> bool {
        self.effects.contains(&Effect::Flag(flag))
    }
}

/// Checks a chapter as a whole.
fn check(fields: &mut Fields<'_>, chapter: &Chapter, known: &Known<'_>) {
    let contents = Contents::of(chapter);
    check_party(fields, chapter, &contents, known);
    check_plan(fields, chapter, known);
    check_contents(fields, chapter, &contents, known);
    check_ways(fields, chapter, &contents, known);
}

fn check_party(fields: &mut Fields<'_>, chapter: &Chapter, contents: &Contents, known: &Known<'_>) {
    let mice = u32::from(chapter.mice);
    if chapter.must & chapter.barred != 0 {
        fields.fault("a mouse stands in `must` and in `barred`");
    }
    if chapter.must.count_ones() > mice || 6 - chapter.barred.count_ones() < mice {
        fields.fault("`must` and `barred` leave no party of that many mice");
    }
    let counted: u32 = chapter.groups.iter().map(|group| u32::from(group.count)).sum();
    if counted != mice {
        fields.fault(format!("the groups hold {counted} mice, but {mice} set out"));
    }
    for group in &chapter.groups {
        let side = &known.sides[usize::from(chapter.tiles[usize::from(group.slot)].side)];
        if room(side, group.spaces) < u32::from(group.count) {
            fields.fault(format!("a group does not fit on its spaces of {}", side.id));
        }
    }
    for effect in &contents.effects {
        match effect {
            Effect::Joins(hero) if chapter.barred & (1 << hero.index()) == 0 => {
                fields
                    .fault(format!("{} joins the party, but is not `barred` from setting out", hero.name()));
            }
            _ => {}
        }
    }
    for doom in &chapter.defeats {
        match doom {
            Doom::Captured(hero)
                if chapter.must & (1 << hero.index()) == 0
                    && !contents.effects.contains(&Effect::Joins(*hero)) =>
            {
                fields.fault(format!("the capture of {} is a defeat, but it need not come", hero.name()));
            }
            _ => {}
        }
    }
    if chapter.gives.iter().any(|effect| !matches!(effect, Effect::Card(_))) {
        fields.fault("`gives` holds something else than a `card`");
    }
}

/// How many mice find room on spaces of a side (M7.4, M7.8).
fn room(side: &Side, spaces: Spaces) -> u32 {
    if spaces & side.map.areas != 0 { u32::MAX } else { spaces.count_ones() * ROOM }
}

fn check_plan(fields: &mut Fields<'_>, chapter: &Chapter, known: &Known<'_>) {
    if !(1..=TILES).contains(&chapter.tiles.len()) {
        fields.fault(format!("the plan has {} tiles, but must have 1 to {TILES}", chapter.tiles.len()));
    }
    let tile = |side: u8| side.min(known.sides[usize::from(side)].reverse);
    let tiles: BTreeSet<u8> = chapter.tiles.iter().map(|laid| tile(laid.side)).collect();
    if tiles.len() != chapter.tiles.len() {
        fields.fault("a tile lies on the plan twice");
    }
    let spots: BTreeSet<(i8, i8)> = chapter.tiles.iter().map(|laid| (laid.x, laid.y)).collect();
    if spots.len() != chapter.tiles.len() {
        fields.fault("two tiles lie on the same spot of the plan");
    }
    let places: BTreeSet<u8> = chapter.places.iter().map(|place| place.side).collect();
    if places.len() != chapter.places.len() {
        fields.fault("a side has two [[place]] tables");
    }
}

fn check_contents(fields: &mut Fields<'_>, chapter: &Chapter, contents: &Contents, known: &Known<'_>) {
    let ids: BTreeSet<&str> = contents.ids.iter().map(|id| &**id).collect();
    if ids.len() != contents.ids.len() {
        fields.fault("two searches, tasks or hazards have the same `id`");
    }
    let mut flags = BTreeSet::new();
    let mut creatures = BTreeSet::new();
    for need in &contents.needs {
        match need {
            Need::Flag(flag) | Need::NoFlag(flag) => {
                flags.insert(*flag);
            }
            Need::Present(creature) => {
                creatures.insert(*creature);
            }
            _ => {}
        }
    }
    for effect in &contents.effects {
        match effect {
            Effect::NoFlag(flag) => {
                flags.insert(*flag);
            }
            Effect::Collapse(side) if !on_plan(chapter, *side, known) => {
                fields.fault(format!(
                    "{} collapses, but is not on the plan",
                    known.sides[usize::from(*side)].id
                ));
            }
            _ => {}
        }
    }
    for doom in &chapter.defeats {
        if let Doom::Flag(flag) = doom {
            flags.insert(*flag);
        }
    }
    for goal in &chapter.goals {
        match goal {
            Goal::Flag(flag) => {
                flags.insert(*flag);
            }
            Goal::Defeat(creature) => {
                creatures.insert(*creature);
            }
            Goal::Reach { side, spaces } => {
                let side = &known.sides[usize::from(*side)];
                if room(side, *spaces) < u32::from(chapter.mice) {
                    fields.fault(format!("the party does not fit on the goal of {}", side.id));
                }
            }
            Goal::Clear { .. } => {}
        }
    }
    for flag in flags.into_iter().filter(|flag| !contents.raises(*flag)) {
        fields.fault(format!("flag {flag} is asked for, but never raised"));
    }
    for creature in creatures.into_iter().filter(|creature| !contents.brought.contains(creature)) {
        fields.fault(format!("{} is asked for, but never comes", creature.name()));
    }
    if chapter.goals.is_empty() {
        fields.fault("there is no goal");
    }
}

/// Whether a side is on the plan, up or down.
fn on_plan(chapter: &Chapter, side: u8, known: &Known<'_>) -> bool {
    let reverse = known.sides[usize::from(side)].reverse;
    chapter.tiles.iter().any(|laid| laid.side == side || laid.side == reverse)
}

/// Which sides mice get to from one, itself included (M15.2, M15.3, M15.5).
fn ways(chapter: &Chapter, from: u8, fishhook: bool, known: &Known<'_>) -> BTreeSet<u8> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        if !found.insert(at) {
            continue;
        }
        let side = &known.sides[usize::from(at)];
        if side.flip.is_some_and(|flip| fishhook || flip.kind != FlipKind::Fishhook) {
            open.push(side.reverse);
        }
        let spot = chapter.tiles.iter().find(|laid| laid.side == at || laid.side == side.reverse);
        let Some(spot) = spot else { continue };
        for edge in Edge::ALL {
            let Some(exit) = side.exits[edge.index()] else { continue };
            let (dx, dy) = edge.step();
            let next = chapter.tiles.iter().find(|laid| (laid.x, laid.y) == (spot.x + dx, spot.y + dy));
            let Some(next) = next else { continue };
            let both = [next.side, known.sides[usize::from(next.side)].reverse];
            let meets = |side: &&u8| {
                let met = known.sides[usize::from(**side)].exits[edge.opposite().index()];
                met.is_some_and(|met| met.colour == exit.colour)
            };
            open.extend(both.iter().find(meets));
        }
    }
    found
}

fn check_ways(fields: &mut Fields<'_>, chapter: &Chapter, contents: &Contents, known: &Known<'_>) {
    let is_hook = |effect: &Effect| match effect {
        Effect::Card(card) => &*known.cards[usize::from(*card)].id == "fishhook",
        _ => false,
    };
    let fishhook = contents.effects.iter().any(is_hook);
    let mut all = BTreeSet::new();
    for group in &chapter.groups {
        let from = chapter.tiles[usize::from(group.slot)].side;
        let ways = ways(chapter, from, fishhook, known);
        for goal in &chapter.goals {
            let (Goal::Reach { side, .. } | Goal::Clear { side }) = goal else { continue };
            if !ways.contains(side) {
                let (from, to) = (&known.sides[usize::from(from)].id, &known.sides[usize::from(*side)].id);
                fields.fault(format!("no way leads from {from} to {to}"));
            }
        }
        all.extend(ways);
    }
    for place in chapter.places.iter().filter(|place| !all.contains(&place.side)) {
        fields.fault(format!("no way leads to {}", known.sides[usize::from(place.side)].id));
    }
    let special = |side: &u8| {
        let mut places = chapter.places.iter().filter(|place| place.side == *side);
        places.any(|place| place.first != First::Encounter)
    };
    let encounters = all.iter().filter(|side| !special(side)).count();
    if encounters > usize::from(chapter.standard + chapter.difficult) {
        fields.fault(format!("{encounters} sides have an encounter, which is more than the deck holds"));
    }
}
