//! The chapters of the storybook: their content, and the faults that are reported.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use mystics::content::{Chapter, Doom, Effect, First, Goal};
use mystics::kinds::{Creature, Hero};
use mystics::load::{self, BUILTIN, Fault, builtin};

/// The built-in pack with one replacement: after the first occurrence of `after`, `new` replaces the first `old`.
fn changed(file: &str, after: &str, old: &str, new: &str) -> BTreeMap<String, String> {
    let mut files: BTreeMap<String, String> =
        BUILTIN.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect();
    let text = files.get_mut(file).expect("a file of the pack");
    let start = text.find(after).unwrap_or_else(|| panic!("{file} lacks {after:?}"));
    let at =
        text[start..].find(old).unwrap_or_else(|| panic!("{file} lacks {old:?} behind {after:?}")) + start;
    text.replace_range(at..at + old.len(), new);
    files
}

/// A change to a chapter, and all faults that it must cause: a part of each.
type Row = (&'static str, [&'static str; 3], &'static [&'static str]);

const ONE: &str = "chapter_01.toml";
const TWO: &str = "chapter_02.toml";
const FOUR: &str = "chapter_04.toml";
const FIVE: &str = "chapter_05.toml";

const ROWS: &[Row] = &[
    (ONE, ["", "\"chapter_1\"", "\"chapter_7\""], &["`id` is `chapter_7`, but must be chapter_1"]),
    (ONE, ["", "mice = 4", "mice = 7"], &["`mice` is 7, but must be a whole number from 1 to 6"]),
    (ONE, ["", "mice = 4", "mice = 5"], &["the groups hold 4 mice, but 5 set out"]),
    (ONE, ["", "mice = 4", "mood = 4\nmice = 4"], &["chapter_1: unknown key `mood`"]),
    (ONE, ["", "end = 4", "end = 9"], &["`end` is 9, but must be a whole number from 2 to 8"]),
    (ONE, ["", "must = [\"collin\"]", "must = [\"colin\"]"], &["`must` holds `colin`, which is unknown"]),
    (ONE, ["", "must = [\"collin\"]", "must = [\"lily\"]"], &["a mouse stands in `must` and in `barred`"]),
    (
        ONE,
        ["", "barred = [\"lily\"]", "barred = [\"lily\", \"nez\", \"tilda\"]"],
        &["`must` and `barred` leave no party of that many mice"],
    ),
    (ONE, ["", "standard = 5", "standard = 2"], &["5 sides have an encounter, which is more than the deck"]),
    (ONE, ["", "standard = 5", "standard = 5\ngives = [\"page\"]"], &["`gives` holds something else"]),
    (ONE, ["", "standard = 5", "standard = 5\ngives = [\"pie\"]"], &["`gives` holds `pie`, which is no"]),
    // Goals and defeats.
    (ONE, ["", "goals = [\"reach courtyard tree\"]", "goals = []"], &["there is no goal"]),
    (ONE, ["", "\"reach courtyard tree\"", "\"reach courtyard moon\""], &["`goals` holds"]),
    (ONE, ["", "\"reach courtyard tree\"", "\"reach pipes g1\""], &["no way leads from guard_room to pipes"]),
    (ONE, ["", "\"reach courtyard tree\"", "\"clear forge\""], &["no way leads from guard_room to forge"]),
    (FOUR, ["", "reach forge d1 d2 d3 d4 d5 e1 e2 e3 e4 e5 f4 f5 f6", "reach forge d1"], &["does not fit"]),
    (ONE, ["", "\"reach courtyard tree\"", "\"defeat brodie\""], &["brodie is asked for, but never comes"]),
    (ONE, ["", "\"reach courtyard tree\"", "\"flag 3\""], &["flag 3 is asked for, but never raised"]),
    (ONE, ["", "\"all_captured\"", "\"flag 4\""], &["flag 4 is asked for, but never raised"]),
    (ONE, ["", "\"all_captured\"", "\"captured nez\""], &["the capture of nez is a defeat, but it need not"]),
    (ONE, ["", "\"all_captured\"", "\"rain\""], &["`defeats` holds `rain`, which is no"]),
    // Texts.
    (ONE, ["[objective]", "en = ", "de = "], &["`objective.en` is missing", "unknown key `objective.de`"]),
    (ONE, ["[[rule]]", "en = ", "de = "], &["rule 1: `en` is missing", "rule 1: unknown key `de`"]),
    (ONE, ["[objective]", "en = ", "en = 3 #"], &["`objective.en` is 3, but must be a text"]),
    (ONE, ["[objective]", "en = ", "en = \"\" #"], &["`objective.en` is empty"]),
    (ONE, ["[objective]", "Bring", "Br\\ting"], &["`objective.en` holds a control character"]),
    // The plan.
    (ONE, ["[[tile]]", "x = 0", "x = 10"], &["tile 1: `x` is 10, but must be a whole number from -9 to 9"]),
    (
        ONE,
        ["[[tile]]", "\"guard_room\"", "\"hen_house\""],
        &["tile 1: `side` is `hen_house`", "group 1: `tile`"],
    ),
    (
        ONE,
        ["side = \"kitchen\"", "x = 1", "x = 0"],
        &["two tiles lie on the same spot of the plan", "no way leads to kitchen"],
    ),
    (
        ONE,
        ["side = \"kitchen\"", "x = 1", "x = 2"],
        &["no way leads to kitchen", "no way leads to kitchen_tunnels"],
    ),
    (
        ONE,
        [
            "side = \"kitchen\"",
            "x = 1\ny = 0\n",
            "x = 1\ny = 0\n\n[[tile]]\nside = \"kitchen_tunnels\"\nx = 1\ny = -1\n",
        ],
        &["a tile lies on the plan twice"],
    ),
    (ONE, ["[[group]]", "\"guard_room\"", "\"sewer\""], &["group 1: `tile` is not a side that is up"]),
    (ONE, ["[[group]]", "\"c1\"", "\"z9\""], &["group 1: `spaces`: guard_room has no space `z9`"]),
    (ONE, ["[[group]]", "[\"c1\", \"d1\"]", "[]"], &["group 1: `spaces` is empty"]),
    (ONE, ["[[group]]", "\"c1\"", "\"!c1\""], &["either all of its spaces bear a `!` or none"]),
    (ONE, ["", "[[group]]\ncount = 4", "[[group]]\ncount = 0"], &["group 1: `count` is 0"]),
    (ONE, ["[[group]]", "\"guard_room\"", "\"hen_house\""], &["group 1: `tile` is `hen_house`"]),
    (FOUR, ["", "mice = 6", "mice = 5"], &["the groups hold 6 mice, but 5 set out"]),
    (FIVE, ["[[group]]", "[\"d2\", \"d3\", \"e2\"]", "[\"d2\"]\ntune = 1"], &["group 1: unknown key `tune`"]),
    // Places.
    (ONE, ["first = ", "first = ", "last = "], &["`first` is missing", "unknown key `last`"]),
    (ONE, ["side = \"kitchen_tunnels\"", "\"encounter\"", "\"party\""], &["`first` is `party`, but must be"]),
    (ONE, ["", "\"a4\", \"c5\", \"e5\", \"f4\"", "\"a4\""], &["`first.spaces` names 1 spaces for 4 minions"]),
    (
        ONE,
        ["", "\"a4\", \"c5\", \"e5\", \"f4\"", "\"a9\""],
        &["`first.spaces` holds `a9`, which is no space"],
    ),
    (ONE, ["", "\"rat_warrior 4\"", "\"rat_warrior 7\""], &["`first.minions` asks for 7 rat figures"]),
    (ONE, ["", "side = \"sewer\"\nfirst", "side = \"kitchen\"\nfirst"], &["a side has two [[place]] tables"]),
    (ONE, ["", "[[place]]\nside = \"sewer\"", "[[place]]\nside = \"pipes\""], &["no way leads to pipes"]),
    (ONE, ["", "[[place]]\nside = \"sewer\"", "[[place]]\nside = \"hen\""], &["place hen: `side` is `hen`"]),
    (ONE, ["", "effects = [\"card inventors_kit\"]", "effects = []"], &["search kit: `effects` is empty"]),
    (ONE, ["", "spaces = [\"counter\"]", "spaces = [\"shelf\"]"], &["task supper: `spaces`: kitchen has no"]),
    (ONE, ["", "id = \"miz_maggie\"", "id = \"supper\""], &["two searches, tasks or hazards have the same"]),
    (ONE, ["", "id = \"miz_maggie\"", "id = 3"], &["task 2: `id` is 3"]),
    (
        ONE,
        ["", "success = [\"cheese 4\"]", "failure = [\"wound 1\"]"],
        &["`success` is empty", "no `test` to fail"],
    ),
    (
        ONE,
        ["", "success = [\"cheese 4\"]", "success = [\"cheese 4\"]\ntest = \"luck\""],
        &["`test` is `luck`"],
    ),
    (
        ONE,
        ["", "success = [\"cheese 4\"]", "success = [\"cheese 4\"]\ntest = 4"],
        &["`test` is 4, but must be"],
    ),
    (ONE, ["", "\"no_minions\", ", "\"flag 2\", "], &["flag 2 is asked for, but never raised"]),
    (ONE, ["", "\"no_minions\", ", "\"present brodie\", "], &["brodie is asked for, but never comes"]),
    (ONE, ["", "\"no_minions\", ", "\"no_moon\", "], &["task miz_maggie: `needs` holds `no_moon`"]),
    (ONE, ["", "\"page\"]", "\"no_flag 5\"]"], &["flag 5 is asked for, but never raised"]),
    (ONE, ["", "\"page\"]", "\"collapse pipes\"]"], &["pipes collapses, but is not on the plan"]),
    (ONE, ["", "\"page\"]", "\"joins nez\"]"], &["nez joins the party, but is not `barred`"]),
    (ONE, ["", "when = \"move_cheese\"", "when = \"teatime\""], &["hazard old_crow: `when` is `teatime`"]),
    (ONE, ["", "failure = [\"hit 2\"]", ""], &["hazard old_crow: does nothing"]),
    (
        ONE,
        ["", "failure = [\"hit 2\"]", "success = [\"hit 2\"]"],
        &["hazard old_crow: has no `test` to pass"],
    ),
    (ONE, ["[[place.hazard]]", "when", "rhyme = 1\nwhen"], &["hazard old_crow: unknown key `rhyme`"]),
    (ONE, ["[place.surge]", "text", "test"], &["`surge.text` is missing", "unknown key `surge.test`"]),
    (ONE, ["", "[place.surge]", "[[place.surge]]"], &["`surge` is a list, but must be a table"]),
    (ONE, ["", "[[place.hazard]]", "[place.hazard]"], &["`hazard` is a table, but must be a list"]),
    (ONE, ["side = \"sewer\"", "\"encounter\"", "\"encounter\"\ntask = [3]"], &["place sewer: `task` is 3"]),
    (ONE, ["", "standard = 5", "standard = 5\nend = 6"], &["line "]),
    (TWO, ["", "\"joins lily\"", "\"joins filch\""], &["filch joins the party, but is not `barred`"]),
];

/// Whether a pack has exactly these faults.
fn found(faults: &[Fault], wanted: &[&str]) -> bool {
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    wanted.iter().all(|wanted| said.iter().any(|said| said.contains(wanted)))
        && said.iter().all(|said| wanted.iter().any(|wanted| said.contains(wanted)))
}

#[test]
fn whatever_is_wrong_with_a_chapter_is_said() {
    let mut wrong = String::new();
    for (file, [after, old, new], wanted) in ROWS {
        let faults = load::load(&changed(file, after, old, new)).err().unwrap_or_default();
        if !found(&faults, wanted) {
            let _ = writeln!(wrong, "{old:?} to {new:?} should say {wanted:?}:");
            wrong.extend(faults.iter().map(|fault| format!("    {fault}\n")));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

fn chapter(id: &str) -> &'static Chapter {
    builtin().chapters.iter().find(|chapter| *chapter.id == *id).expect("a chapter")
}

#[test]
fn a_text_too_long_to_be_read_aloud_is_refused() {
    let long = format!("Bring {}", "many ".repeat(300));
    let faults = load::load(&changed(ONE, "[objective]", "Bring", &long)).expect_err("too long");
    assert!(found(&faults, &["`objective.en` is longer than 1200 characters"]));
}

#[test]
fn lines_of_a_text_run_on_and_blank_lines_part_its_paragraphs() {
    for chapter in &builtin().chapters {
        let opening = &chapter.opening;
        for text in [&opening.en, &opening.pl, &opening.hu] {
            assert!(text.contains("\n\n"), "{}: {text}", chapter.id);
            assert!(text.split("\n\n").all(|paragraph| !paragraph.contains('\n') && !paragraph.is_empty()));
        }
    }
}

#[test]
fn every_chapter_can_be_won_and_lost() {
    for chapter in &builtin().chapters {
        assert!(!chapter.goals.is_empty(), "{}", chapter.id);
        assert!((4..=8).contains(&chapter.end), "{}", chapter.id);
        assert!(chapter.defeats.contains(&Doom::AllCaptured), "{}", chapter.id);
        assert!(chapter.rules.len() <= 6, "{}", chapter.id);
        for tale in [&chapter.victory, &chapter.defeat] {
            let words = tale.en.split_whitespace().count();
            assert!((40..=110).contains(&words), "{}: {words} words", chapter.id);
        }
        let words = chapter.opening.en.split_whitespace().count();
        assert!((120..=205).contains(&words), "{}: {words} words", chapter.id);
        for place in &chapter.places {
            let Some(reading) = &place.reading else { continue };
            let words = reading.en.split_whitespace().count();
            assert!((30..=75).contains(&words), "{} {}: {words} words", chapter.id, place.side);
        }
    }
}

#[test]
fn the_first_chapter_leads_from_the_guard_room_to_the_tree() {
    let content = builtin();
    let chapter = chapter("chapter_1");
    assert_eq!(chapter.must, 1 << Hero::Collin.index());
    assert_eq!(chapter.barred, 1 << Hero::Lily.index());
    let courtyard = content.side_named("courtyard").expect("the Courtyard");
    let tree = content.sides[usize::from(courtyard)].space_named("tree").expect("the tree");
    assert_eq!(chapter.goals, [Goal::Reach { side: courtyard, spaces: 1 << tree }]);
    let place = chapter.places.iter().find(|place| place.side == courtyard).expect("its place");
    assert_eq!(place.barred, 1 << tree);
    let crow = &place.hazards[0];
    assert_eq!(crow.spaces, content.sides[usize::from(courtyard)].map.all & !(1 << tree));
    assert_eq!(crow.failure, [Effect::Hit(2)]);
}

#[test]
fn lily_is_freed_to_meet_skitter_clak() {
    let chapter = chapter("chapter_2");
    let tasks = chapter.places.iter().flat_map(|place| &place.tasks);
    let freeing = tasks.filter(|task| task.success.contains(&Effect::Joins(Hero::Lily)));
    for task in freeing.collect::<Vec<_>>() {
        assert!(task.success.contains(&Effect::Boss(Creature::SkitterClak)), "{}", task.id);
    }
    assert!(chapter.goals.contains(&Goal::Defeat(Creature::SkitterClak)));
}

#[test]
fn the_fourth_chapter_has_two_parties() {
    let chapter = chapter("chapter_4");
    let counts: Vec<u8> = chapter.groups.iter().map(|group| group.count).collect();
    assert_eq!(counts, [3, 3]);
    assert_ne!(chapter.groups[0].slot, chapter.groups[1].slot);
}

#[test]
fn the_captain_waits_with_four_of_his_best() {
    let alchemist = builtin().side_named("alchemist").expect("the Alchemist");
    let place = chapter("chapter_3").places.iter().find(|place| place.side == alchemist).expect("a place");
    let First::Special { line, .. } = &place.first else { panic!("the minions are special") };
    assert_eq!(line.minions, [(Creature::CaptainVurst, 1), (Creature::EliteRatWarrior, 4)]);
}

#[test]
fn every_search_and_task_and_goal_is_reached_on_foot() {
    let content = builtin();
    for chapter in &content.chapters {
        let mut wanted = Vec::new();
        for place in &chapter.places {
            wanted.extend(place.searches.iter().map(|search| (&*search.id, place.side, search.spaces)));
            wanted.extend(place.tasks.iter().map(|task| (&*task.id, place.side, task.spaces)));
        }
        wanted.extend(chapter.goals.iter().filter_map(|goal| match goal {
            Goal::Reach { side, spaces } => Some(("the goal", *side, *spaces)),
            _ => None,
        }));
        for (id, side, spaces) in wanted {
            let side = &content.sides[usize::from(side)];
            let whole = spaces == side.map.all;
            let starts =
                chapter.groups.iter().map(|group| (chapter.tiles[usize::from(group.slot)], group.spaces));
            let begun = starts.filter(|(laid, _)| content.sides[usize::from(laid.side)].id == side.id);
            let exits = side.exits.iter().flatten().map(|exit| exit.spaces);
            let flip = side.flip.map(|flip| 1 << flip.space);
            let mut found =
                exits.chain(flip).chain(begun.map(|(_, spaces)| spaces)).fold(0, |all, one| all | one);
            loop {
                let steps = (0..side.spaces.len()).filter(|space| found >> space & 1 == 1);
                let more = steps.fold(found, |all, at| all | side.map.walk[at] | side.map.climb[at]);
                if more == found {
                    break;
                }
                found = more;
            }
            let missed = (0..side.spaces.len()).filter(|space| (spaces & !found) >> space & 1 == 1);
            let missed: Vec<&str> = missed.map(|space| &*side.spaces[space].id).collect();
            assert!(whole || missed.is_empty(), "{} {id} {}: {missed:?}", chapter.id, side.id);
        }
    }
}
