//! `chapter_01.toml` to `chapter_11.toml`: the storybook.

use std::collections::BTreeSet;
use std::sync::Arc;

use content::{
    Checks, Declared, FaultCollector, File, FileSchema, Phrase, Prose, Provenance, declared_order, excerpt,
};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;

use super::effects::{
    self, DoomText, EffectText, GoalText, LineRecord, Lookup, NeedText, TestText, doom, goal, need, test,
};
use super::fields::bits;
use crate::content::{
    Chapter, Doom, Effect, First, FlipKind, Goal, Group, Hazard, HazardTime, Laid, Line, Need, PAGES, Place,
    SearchCard, Side, Spaces, SpecialSearch, SpecialSurge, Task, Test,
};
use crate::kinds::{Creature, Edge, Hero};

/// The maximal length of the opening and of the texts after a victory or a defeat, in characters.
const LONGEST_TALE: usize = 2500;
/// The maximal length of a reading or of a rule, in characters.
const LONGEST_READING: usize = 1200;
/// Tiles in the box.
const TILES: usize = 8;
/// The number of small figures that fit on a space (M7.8).
const ROOM: u32 = 4;

/// A chapter, as it is written in its file (M1.13).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct ChapterRecord {
    /// The stable name, which must match the name of the file.
    id: Box<str>,
    /// Its title.
    name: Arc<Names>,
    /// The opening text.
    opening: Prose<LONGEST_TALE>,
    /// The text after a victory.
    victory: Prose<LONGEST_TALE>,
    /// The text after a defeat.
    defeat: Prose<LONGEST_TALE>,
    /// The objective of the mice.
    objective: Prose<LONGEST_READING>,
    /// Special rules in words, one each.
    #[serde(default)]
    rule: Vec<RuleRecord>,
    /// The number of mice (M2.1).
    #[schemars(range(min = 1, max = 6))]
    mice: u8,
    /// Required mice.
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    must: Vec<Hero>,
    /// Excluded mice.
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    barred: Vec<Hero>,
    /// The page of the chapter-end marker (M2.8).
    #[schemars(range(min = 2, max = PAGES))]
    end: u8,
    /// Standard encounter cards in its deck, drawn at random.
    #[schemars(range(min = 0, max = 9))]
    standard: u8,
    /// Difficult encounter cards in its deck, drawn at random.
    #[schemars(range(min = 0, max = 9))]
    difficult: u8,
    /// The tiles (M2.5).
    #[serde(default)]
    tile: Vec<TileRecord>,
    /// Where the mice begin (M2.6): one group, or two parties.
    #[serde(default)]
    group: Vec<GroupRecord>,
    /// The gifts to the party (M2.4).
    #[serde(default)]
    gives: Vec<EffectText>,
    /// Its special rules for single sides.
    #[serde(default)]
    place: Vec<PlaceRecord>,
    /// Its goals, all of which are needed for victory (M27.1).
    #[serde(default)]
    goals: Vec<GoalText>,
    /// Its defeats in addition to the hourglass; any one of them loses (M27.2).
    #[serde(default)]
    defeats: Vec<DoomText>,
    /// Whether Vanestra always has two cards on the track while cards of hers are left.
    #[serde(default)]
    relentless: bool,
    /// Where it is from.
    provenance: Provenance,
}

/// A special rule in words.
#[derive(Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(extend("x-part" = "rule {#}"))]
struct RuleRecord(Prose<LONGEST_READING>);

/// A tile on the plan (M2.5).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "tile {#}"))]
struct TileRecord {
    /// The `id` of the side that is up at the start.
    side: Box<str>,
    /// Its column on the plan.
    #[schemars(range(min = -9, max = 9))]
    x: i8,
    /// Its row, growing southwards.
    #[schemars(range(min = -9, max = 9))]
    y: i8,
}

/// The starting place of a group of mice.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "group {#}"))]
struct GroupRecord {
    /// The number of mice, in the order in which the party was chosen.
    #[schemars(range(min = 1, max = 6))]
    count: u8,
    /// The `id` of the side they begin on.
    tile: Box<str>,
    /// The spaces they may be put on; all if this is absent.
    spaces: Option<Vec<Box<str>>>,
}

/// The special rules of a chapter for one side.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "place {side}"))]
struct PlaceRecord {
    /// The `id` of the side.
    side: Box<str>,
    /// The text for the first visit of the mice.
    reading: Option<Prose<LONGEST_READING>>,
    /// The event of the first visit, or of the start of the chapter.
    #[schemars(extend("x-must" = "`encounter`, `nothing` or a table"))]
    first: FirstRecord,
    /// Spaces that no minion enters.
    barred: Option<Vec<Box<str>>>,
    /// Its special searches (D59).
    #[serde(default)]
    search: Vec<SearchRecord>,
    /// Other things that mice can do there.
    #[serde(default)]
    task: Vec<TaskRecord>,
    /// Things that can happen to mice there.
    #[serde(default)]
    hazard: Vec<HazardRecord>,
    /// Its special surge (M19.2).
    surge: Option<SurgeRecord>,
}

/// The event of the first visit to a side.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
enum FirstRecord {
    /// An encounter, or nothing.
    Plain(FirstWord),
    /// These minions come instead.
    Special(SpecialFirst),
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum FirstWord {
    /// An encounter card is drawn (M16.1).
    Encounter,
    /// No figure comes.
    Nothing,
}

/// The minions in place of an encounter, and the effects on the mouse that explored.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct SpecialFirst {
    /// Creatures and their numbers: `roach 2`.
    #[serde(default)]
    minions: Vec<effects::MinionText>,
    /// Mousetraps are set (M18.1).
    #[serde(default)]
    mousetraps: bool,
    /// They lie in ambush (M18.2).
    #[serde(default)]
    ambush: bool,
    /// The roaches are greedy (M18.4).
    #[serde(default)]
    greedy: bool,
    /// The other effects.
    #[serde(default)]
    effects: Vec<EffectText>,
    /// The spaces for them in turn, in place of M17; empty for M17.
    #[serde(default)]
    spaces: Vec<Box<str>>,
}

/// A special search (D59).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "search {id}"))]
struct SearchRecord {
    /// The stable name within the chapter.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// Its object, in a few words.
    name: Arc<Names>,
    /// The spaces from which it can be made; all if this is absent.
    spaces: Option<Vec<Box<str>>>,
    /// Its conditions.
    #[serde(default)]
    needs: Vec<NeedText>,
    /// The effects of success.
    #[schemars(length(min = 1))]
    effects: Vec<EffectText>,
}

/// A special surge (M19.2).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct SurgeRecord {
    /// Its event in words.
    text: Arc<Names>,
    /// Creatures and their numbers: `roach 2`.
    #[serde(default)]
    minions: Vec<effects::MinionText>,
    /// Mousetraps are set (M18.1).
    #[serde(default)]
    mousetraps: bool,
    /// They lie in ambush (M18.2).
    #[serde(default)]
    ambush: bool,
    /// The roaches are greedy (M18.4).
    #[serde(default)]
    greedy: bool,
    /// The other effects; those on a mouse happen to each mouse on the side.
    #[serde(default)]
    effects: Vec<EffectText>,
}

/// A thing that a chapter lets mice do.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "task {id}"))]
struct TaskRecord {
    /// The stable name within the chapter.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// Its name, in a few words.
    name: Arc<Names>,
    /// Its description.
    text: Arc<Names>,
    /// The spaces from which it can be done; all if this is absent.
    spaces: Option<Vec<Box<str>>>,
    /// Whether it takes the action of the turn; it does if this is absent.
    action: Option<bool>,
    /// Whether it can be done only once with success; true if this is absent.
    once: Option<bool>,
    /// Its conditions.
    #[serde(default)]
    needs: Vec<NeedText>,
    /// The roll, if any.
    test: Option<TestText>,
    /// The effects of success.
    #[serde(default)]
    success: Vec<EffectText>,
    /// The effects of failure.
    #[serde(default)]
    failure: Vec<EffectText>,
}

/// A thing that a chapter lets happen to mice.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "hazard {id}"))]
struct HazardRecord {
    /// The stable name within the chapter.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// Its name, in a few words.
    name: Arc<Names>,
    /// Its description.
    text: Arc<Names>,
    /// The spaces where it strikes; all if this is absent.
    spaces: Option<Vec<Box<str>>>,
    /// Its time.
    when: HazardWhen,
    /// Its conditions.
    #[serde(default)]
    needs: Vec<NeedText>,
    /// The roll, if any; without one it always fails.
    test: Option<TestText>,
    /// The effects of success.
    #[serde(default)]
    success: Vec<EffectText>,
    /// The effects of failure.
    #[serde(default)]
    failure: Vec<EffectText>,
}

/// When a hazard strikes.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum HazardWhen {
    /// When a mouse enters the space.
    Enter,
    /// When the turn of a mouse there begins.
    TurnStart,
    /// When the turn of a mouse there ends.
    TurnEnd,
    /// When the movement die of a mouse there shows a cheese.
    MoveCheese,
    /// When it shows a star.
    MoveStar,
    /// When it shows a 1.
    #[serde(rename = "move_number 1")]
    MoveOne,
    /// When it shows a 2.
    #[serde(rename = "move_number 2")]
    MoveTwo,
    /// When it shows a 3.
    #[serde(rename = "move_number 3")]
    MoveThree,
}

impl From<HazardWhen> for HazardTime {
    fn from(when: HazardWhen) -> Self {
        match when {
            HazardWhen::Enter => Self::Enter,
            HazardWhen::TurnStart => Self::TurnStart,
            HazardWhen::TurnEnd => Self::TurnEnd,
            HazardWhen::MoveCheese => Self::MoveCheese,
            HazardWhen::MoveStar => Self::MoveStar,
            HazardWhen::MoveOne => Self::MoveNumber(1),
            HazardWhen::MoveTwo => Self::MoveNumber(2),
            HazardWhen::MoveThree => Self::MoveNumber(3),
        }
    }
}

impl Declared for ChapterRecord {
    const KIND: &'static str = "chapter";
}

/// The record of a file.
pub(super) fn schema(file: &'static str) -> FileSchema {
    FileSchema::new(file).whole::<ChapterRecord>()
}

/// The names that a chapter can refer to.
struct Known<'a> {
    names: Lookup,
    cards: &'a [SearchCard],
    sides: &'a [Side],
}

/// Reads and checks the file of one chapter; the name of the file gives the chapter.
pub(super) fn chapter(
    collector: &mut FaultCollector,
    file: File,
    cards: &[SearchCard],
    sides: &[Side],
) -> Option<Chapter> {
    let known = Known { names: Lookup::of(cards, sides), cards, sides };
    let number = file.0.trim_matches(|c: char| !c.is_ascii_digit()).trim_start_matches('0');
    let id = format!("chapter_{number}");
    effects::understand(collector, known.names.clone());
    let spaces: Vec<Side> = sides.to_vec();
    collector.understand_as(GoalText::FORMAT, move |text| goal(text, &spaces).is_ok());
    collector.whole(file, &format!("chapter {id}"), &id, |checks, record: ChapterRecord| {
        if *record.id != *id {
            checks.fault(format!("`id` is `{}`, but must be {id}", excerpt(&record.id)));
        }
        let chapter = Compiler { checks, known: &known }.chapter(record)?;
        check(checks, &chapter, &known);
        Some(chapter)
    })
}

/// Resolves the names in the texts of a chapter.
struct Compiler<'a, 'c> {
    checks: &'a mut Checks<'c>,
    known: &'a Known<'a>,
}

impl Compiler<'_, '_> {
    fn chapter(&mut self, record: ChapterRecord) -> Option<Chapter> {
        let before = self.checks.faults();
        let mut tiles = Vec::new();
        for (index, TileRecord { side, x, y }) in record.tile.into_iter().enumerate() {
            let side = self.side(&format!("tile {}", index + 1), "side", &side);
            tiles.extend(side.map(|side| Laid { side, x, y }));
        }
        let mut groups = Vec::new();
        for (index, group) in record.group.iter().enumerate() {
            groups.extend(self.group(&format!("group {}", index + 1), group, &tiles));
        }
        let mut places = Vec::new();
        for place in record.place {
            places.extend(self.place(place));
        }
        let goals = record.goals.iter().filter_map(|text| goal(text, self.known.sides).ok()).collect();
        let gives = self.effects(&record.gives);
        (self.checks.faults() == before).then_some(Chapter {
            id: record.id,
            name: record.name,
            opening: record.opening.0,
            objective: record.objective.0,
            victory: record.victory.0,
            defeat: record.defeat.0,
            rules: record.rule.into_iter().map(|rule| rule.0.0).collect(),
            mice: record.mice,
            must: bits(&record.must, Hero::index),
            barred: bits(&record.barred, Hero::index),
            end: record.end,
            standard: record.standard,
            difficult: record.difficult,
            tiles,
            groups,
            gives,
            places,
            goals,
            defeats: record.defeats.iter().filter_map(|text| doom(text).ok()).collect(),
            relentless: record.relentless,
            provenance: record.provenance,
        })
    }

    /// The meanings of phrases, which have been checked before.
    fn effects(&self, texts: &[EffectText]) -> Vec<Effect> {
        texts.iter().filter_map(|text| effects::effect(text, &self.known.names).ok()).collect()
    }

    fn needs(&self, texts: &[NeedText]) -> Vec<Need> {
        texts.iter().filter_map(|text| need(text, &self.known.names).ok()).collect()
    }

    /// The side with a stable name.
    fn side(&mut self, part: &str, field: &str, id: &str) -> Option<u8> {
        let place = self.known.sides.iter().position(|side| *side.id == *id);
        if place.is_none() {
            let what = format!("`{field}` is `{}`, but must be the `id` of a side", excerpt(id));
            self.checks.fault_in(part, what);
        }
        place.and_then(|place| u8::try_from(place).ok())
    }

    /// The spaces of a side; `absent` if none are named.
    fn spaces(
        &mut self,
        part: &str,
        field: &str,
        side: &Side,
        names: Option<&[Box<str>]>,
        absent: Spaces,
    ) -> Option<Spaces> {
        let Some(names) = names else { return Some(absent) };
        match space_set(names, side) {
            Ok(0) => self.checks.fault_in(part, format!("`{field}` is empty")),
            Ok(set) => return Some(set),
            Err(what) => self.checks.fault_in(part, format!("`{field}`: {what}")),
        }
        None
    }

    fn line(&mut self, part: &str, path: &str, record: &LineRecord) -> Option<Line> {
        match effects::line(record) {
            Ok(line) => Some(line),
            Err(faults) => {
                for what in faults {
                    self.checks.fault_in(part, format!("`{path}minions` {what}"));
                }
                None
            }
        }
    }

    fn group(&mut self, part: &str, record: &GroupRecord, tiles: &[Laid]) -> Option<Group> {
        let start = self.side(part, "tile", &record.tile)?;
        let slot = tiles.iter().position(|laid| laid.side == start).and_then(|slot| u8::try_from(slot).ok());
        if slot.is_none() {
            self.checks.fault_in(part, "`tile` is not a side that is up at the start");
        }
        let start = &self.known.sides[usize::from(start)];
        let spaces = self.spaces(part, "spaces", start, record.spaces.as_deref(), start.map.all);
        Some(Group { count: record.count, slot: slot?, spaces: spaces? })
    }

    fn place(&mut self, record: PlaceRecord) -> Option<Place> {
        let part = format!("place {}", excerpt(&record.side));
        let at = self.side(&part, "side", &record.side)?;
        let side = &self.known.sides[usize::from(at)];
        let first = self.first(&part, side, record.first);
        let barred = self.spaces(&part, "barred", side, record.barred.as_deref(), 0);
        let mut searches = Vec::new();
        for search in record.search {
            let part = format!("{part}, search {}", search.id);
            let spaces = self.spaces(&part, "spaces", side, search.spaces.as_deref(), side.map.all);
            let (needs, effects) = (self.needs(&search.needs), self.effects(&search.effects));
            let SearchRecord { id, name, .. } = search;
            searches.extend(spaces.map(|spaces| SpecialSearch { id, name, spaces, needs, effects }));
        }
        let mut tasks = Vec::new();
        for task in record.task {
            tasks.extend(self.task(&format!("{part}, task {}", task.id), side, task));
        }
        let mut hazards = Vec::new();
        for hazard in record.hazard {
            hazards.extend(self.hazard(&format!("{part}, hazard {}", hazard.id), side, hazard));
        }
        let surge = record.surge.map(|surge| self.surge(&part, surge));
        Some(Place {
            side: at,
            reading: record.reading.map(|reading| reading.0),
            first: first?,
            searches,
            surge: match surge {
                Some(surge) => Some(surge?),
                None => None,
            },
            tasks,
            hazards,
            barred: barred?,
        })
    }

    fn first(&mut self, part: &str, side: &Side, record: FirstRecord) -> Option<First> {
        let SpecialFirst { minions, mousetraps, ambush, greedy, effects, spaces } = match record {
            FirstRecord::Plain(FirstWord::Encounter) => return Some(First::Encounter),
            FirstRecord::Plain(FirstWord::Nothing) => return Some(First::Nothing),
            FirstRecord::Special(special) => special,
        };
        let line = self.line(part, "first.", &LineRecord { minions, mousetraps, ambush, greedy });
        let mut on = Vec::new();
        for name in &spaces {
            let Some(space) = side.space_named(name) else {
                let (name, id) = (excerpt(name), &side.id);
                self.checks
                    .fault_in(part, format!("`first.spaces` holds `{name}`, which is no space of {id}"));
                return None;
            };
            on.push(space);
        }
        let line = line?;
        let count: usize = line.minions.iter().map(|(_, count)| usize::from(*count)).sum();
        if !on.is_empty() && on.len() != count {
            let what = format!("`first.spaces` names {} spaces for {count} minions", on.len());
            self.checks.fault_in(part, what);
        }
        Some(First::Special { line, spaces: on, effects: self.effects(&effects) })
    }

    fn surge(&mut self, part: &str, record: SurgeRecord) -> Option<SpecialSurge> {
        let SurgeRecord { text, minions, mousetraps, ambush, greedy, effects } = record;
        let line = self.line(part, "surge.", &LineRecord { minions, mousetraps, ambush, greedy });
        let effects = self.effects(&effects);
        let brings = |one: &Effect| matches!(one, Effect::Minions(..) | Effect::Boss(_) | Effect::Surge);
        if effects.iter().any(brings) {
            self.checks.fault_in(part, "`effects` brings somebody; `minions` is the place for that");
        }
        Some(SpecialSurge { text, line: line?, effects })
    }

    fn task(&mut self, part: &str, side: &Side, record: TaskRecord) -> Option<Task> {
        let spaces = self.spaces(part, "spaces", side, record.spaces.as_deref(), side.map.all);
        let dice = record.test.as_ref().and_then(|text| test(text).ok());
        let (success, failure) = (self.effects(&record.success), self.effects(&record.failure));
        if success.is_empty() {
            self.checks.fault_in(part, "`success` is empty");
        }
        if dice.is_none() && !failure.is_empty() {
            self.checks.fault_in(part, "has no `test` to fail");
        }
        let needs = self.needs(&record.needs);
        let TaskRecord { id, name, text, action, once, .. } = record;
        let (action, once) = (action.unwrap_or(true), once.unwrap_or(true));
        Some(Task { id, name, text, spaces: spaces?, action, once, needs, test: dice, success, failure })
    }

    fn hazard(&mut self, part: &str, side: &Side, record: HazardRecord) -> Option<Hazard> {
        let spaces = self.spaces(part, "spaces", side, record.spaces.as_deref(), side.map.all);
        let dice: Option<Test> = record.test.as_ref().and_then(|text| test(text).ok());
        let (success, failure) = (self.effects(&record.success), self.effects(&record.failure));
        if dice.is_none() && !success.is_empty() {
            self.checks.fault_in(part, "has no `test` to pass");
        }
        if success.is_empty() && failure.is_empty() {
            self.checks.fault_in(part, "does nothing");
        }
        let needs = self.needs(&record.needs);
        let HazardRecord { id, name, text, when, .. } = record;
        let when = when.into();
        Some(Hazard { id, name, text, spaces: spaces?, when, needs, test: dice, success, failure })
    }
}

/// A set of spaces by names; with `!` before each name, all spaces except these.
fn space_set(names: &[Box<str>], side: &Side) -> Result<Spaces, String> {
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

/// All effects and conditions of a chapter, in any of its parts.
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
fn check(checks: &mut Checks<'_>, chapter: &Chapter, known: &Known<'_>) {
    let contents = Contents::of(chapter);
    check_party(checks, chapter, &contents, known);
    check_plan(checks, chapter, known);
    check_contents(checks, chapter, &contents, known);
    check_ways(checks, chapter, &contents, known);
}

fn check_party(checks: &mut Checks<'_>, chapter: &Chapter, contents: &Contents, known: &Known<'_>) {
    let mice = u32::from(chapter.mice);
    if chapter.must & chapter.barred != 0 {
        checks.fault("a mouse stands in `must` and in `barred`");
    }
    if chapter.must.count_ones() > mice || 6 - chapter.barred.count_ones() < mice {
        checks.fault("`must` and `barred` leave no party of that many mice");
    }
    let counted: u32 = chapter.groups.iter().map(|group| u32::from(group.count)).sum();
    if counted != mice {
        checks.fault(format!("the groups hold {counted} mice, but {mice} set out"));
    }
    for group in &chapter.groups {
        let side = &known.sides[usize::from(chapter.tiles[usize::from(group.slot)].side)];
        if room(side, group.spaces) < u32::from(group.count) {
            checks.fault(format!("a group does not fit on its spaces of {}", side.id));
        }
    }
    for effect in &contents.effects {
        match effect {
            Effect::Joins(hero) if chapter.barred & (1 << hero.index()) == 0 => {
                checks
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
                checks.fault(format!("the capture of {} is a defeat, but it need not come", hero.name()));
            }
            _ => {}
        }
    }
    if chapter.gives.iter().any(|effect| !matches!(effect, Effect::Card(_))) {
        checks.fault("`gives` holds something else than a `card`");
    }
}

/// The number of mice that fit on spaces of a side (M7.4, M7.8).
fn room(side: &Side, spaces: Spaces) -> u32 {
    if spaces & side.map.areas != 0 { u32::MAX } else { spaces.count_ones() * ROOM }
}

fn check_plan(checks: &mut Checks<'_>, chapter: &Chapter, known: &Known<'_>) {
    if !(1..=TILES).contains(&chapter.tiles.len()) {
        checks.fault(format!("the plan has {} tiles, but must have 1 to {TILES}", chapter.tiles.len()));
    }
    let tile = |side: u8| side.min(known.sides[usize::from(side)].reverse);
    let tiles: BTreeSet<u8> = chapter.tiles.iter().map(|laid| tile(laid.side)).collect();
    if tiles.len() != chapter.tiles.len() {
        checks.fault("a tile lies on the plan twice");
    }
    let spots: BTreeSet<(i8, i8)> = chapter.tiles.iter().map(|laid| (laid.x, laid.y)).collect();
    if spots.len() != chapter.tiles.len() {
        checks.fault("two tiles lie on the same spot of the plan");
    }
    let places: BTreeSet<u8> = chapter.places.iter().map(|place| place.side).collect();
    if places.len() != chapter.places.len() {
        checks.fault("a side has two [[place]] tables");
    }
}

fn check_contents(checks: &mut Checks<'_>, chapter: &Chapter, contents: &Contents, known: &Known<'_>) {
    let ids: BTreeSet<&str> = contents.ids.iter().map(|id| &**id).collect();
    if ids.len() != contents.ids.len() {
        checks.fault("two searches, tasks or hazards have the same `id`");
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
                checks.fault(format!(
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
                    checks.fault(format!("the party does not fit on the goal of {}", side.id));
                }
            }
            Goal::Clear { .. } => {}
        }
    }
    for flag in flags.into_iter().filter(|flag| !contents.raises(*flag)) {
        checks.fault(format!("flag {flag} is asked for, but never raised"));
    }
    for creature in creatures.into_iter().filter(|creature| !contents.brought.contains(creature)) {
        checks.fault(format!("{} is asked for, but never comes", creature.name()));
    }
    if chapter.goals.is_empty() {
        checks.fault("there is no goal");
    }
}

/// Whether a side is on the plan, visible or as a reverse.
fn on_plan(chapter: &Chapter, side: u8, known: &Known<'_>) -> bool {
    let reverse = known.sides[usize::from(side)].reverse;
    chapter.tiles.iter().any(|laid| laid.side == side || laid.side == reverse)
}

/// The sides that mice can reach from one side, including itself (M15.2, M15.3, M15.5).
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

fn check_ways(checks: &mut Checks<'_>, chapter: &Chapter, contents: &Contents, known: &Known<'_>) {
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
                checks.fault(format!("no way leads from {from} to {to}"));
            }
        }
        all.extend(ways);
    }
    for place in chapter.places.iter().filter(|place| !all.contains(&place.side)) {
        checks.fault(format!("no way leads to {}", known.sides[usize::from(place.side)].id));
    }
    let special = |side: &u8| {
        let mut places = chapter.places.iter().filter(|place| place.side == *side);
        places.any(|place| place.first != First::Encounter)
    };
    let encounters = all.iter().filter(|side| !special(side)).count();
    if encounters > usize::from(chapter.standard + chapter.difficult) {
        checks.fault(format!("{encounters} sides have an encounter, which is more than the deck holds"));
    }
}
