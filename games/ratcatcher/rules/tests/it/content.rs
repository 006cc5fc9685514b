//! Content packs: the built-in one is valid, and the faults of others are reported.

use ratcatcher::content::{
    Ability, Effect, Kind, Morsel, Mutation, NO_GATE, NemesisAttribute, Provenance, Reward, Slot,
};
use ratcatcher::load::{self, BUILTIN, FILES, Fault, LARGEST_FILE, Summary};
use testkit::packs::{Files, Row, Trial, lines, row};

const TRIAL: Trial = Trial { builtin: &BUILTIN, faults: |files| load::load(files).err().unwrap_or_default() };

fn builtin() -> Files {
    TRIAL.files()
}

fn changed(file: &str, after: &str, old: &str, new: &str) -> Files {
    TRIAL.changed(file, after, old, new).unwrap()
}

fn changed_throughout(file: &str, changes: &[(&str, &str)]) -> Files {
    TRIAL.changed_throughout(file, changes).unwrap()
}

fn expect(files: &Files, wanted: &[&str]) {
    TRIAL.has_faults(files, wanted).unwrap();
}

fn faults(files: &Files) -> Vec<Fault> {
    (TRIAL.faults)(files)
}

#[test]
fn what_is_wrong_is_said() {
    TRIAL.says_what_is_wrong(ROWS).unwrap();
}

#[test]
fn no_text_makes_it_panic() {
    TRIAL.survives_damage(16, 40).unwrap();
}

#[test]
fn the_built_in_pack_is_sound() {
    let faults = faults(&builtin());
    assert!(faults.is_empty(), "{}", lines(&faults));
}

const ABILITIES: &str = "abilities.toml";
const COMMON: &str = "common.toml";
const DISTRICTS: &str = "districts.toml";
const NEMESES: &str = "nemeses.toml";
const PACK: &str = "pack.toml";
const PECULIAR: &str = "peculiar.toml";
const RATCATCHERS: &str = "ratcatchers.toml";

const ROWS: &[Row] = &[
    // Files and fields.
    row(PACK, ["", "game", "gàme"], &[("", "line ")]),
    row(PACK, ["", "game = \"ratcatcher\"", "game = \"chess\""], &[("pack", "`game` is `chess`")]),
    row(PACK, ["", "version = 1", "version = 2"], &[("pack", "`version` is 2, but must be 1")]),
    row(PACK, ["", "version = 1", "colour = 1\nversion = 1"], &[("pack", "unknown key `colour`")]),
    row(
        PACK,
        ["", "en = ", "en = \"\", de = "],
        &[("pack", "`name.en` is empty"), ("pack", "unknown key `name.de`")],
    ),
    row(COMMON, ["", "[supply]", "[bank]"], &[("", "there is no [supply]"), ("", "unknown key `bank`")]),
    row(COMMON, ["", "[supply]", "[[supply]]"], &[("", "`supply` is a list")]),
    // Provenance.
    row(
        PECULIAR,
        ["\"fang\"", "provenance = \"reconstructed\"", ""],
        &[("peculiar fang", "`provenance` is missing")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "\"reconstructed\"", "\"hearsay\""],
        &[("peculiar fang", "`provenance` is `hearsay`, but must be one of rulebook, public, reconstructed")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "\"reconstructed\"", "\"public\""],
        &[("peculiar fang", "`source` is missing")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "\"reconstructed\"", "\"rulebook\"\nsource = \"A page\""],
        &[("peculiar fang", "unknown key `source`")],
    ),
    row(
        PECULIAR,
        ["\"lashrat\"", "name_pl = \"rulebook\"", "name_pl = \"somewhere\""],
        &[("peculiar lashrat", "`known.name_pl` must be `rulebook` or `public: <title>`")],
    ),
    // Common rats, supply, tokens, prices.
    row(
        COMMON,
        ["\"white\"", "count = 34", "count = 0"],
        &[("rat white", "`count` is 0, but must be a whole number from 1 to 250")],
    ),
    row(
        COMMON,
        ["\"white\"", "count = 34", "count = -9223372036854775808"],
        &[("rat white", "`count` is -92233")],
    ),
    row(COMMON, ["\"white\"", "count = 34", "count = nan"], &[("rat white", "`count` is NaN")]),
    row(COMMON, ["\"white\"", "count = 34", "count = 240"], &[("", "there are 270 common rats")]),
    row(
        COMMON,
        ["\"white\"", "\"white\"", "\"green\""],
        &[
            ("rat green", "`id` is `green`, but must be one of white, brown, black"),
            ("rat white", "is missing"),
        ],
    ),
    row(
        COMMON,
        ["", "\"brown\"", "\"white\""],
        &[("rat white", "stands here twice"), ("rat brown", "is missing")],
    ),
    row(
        COMMON,
        ["\"white\"", "target = \"cheese\"", "target = \"trap\""],
        &[("rat white", "`target` is `trap`, but must be one of cheese, ratcatcher")],
    ),
    row(COMMON, ["\"white\"", "defence = 0", "defence = 1"], &[("rat white", "`defence` must be 0")]),
    row(
        COMMON,
        ["\"black\"", "defence = 1", "defence = 0"],
        &[("rat black", "`defence` must be at least 1")],
    ),
    row(COMMON, ["", "gnawer = true", "gnawer = false"], &[("", "no kind of common rat is a gnawer")]),
    row(
        COMMON,
        ["", "gnawer = true", "gnawer = 1"],
        &[("rat brown", "`gnawer` is 1, but must be true or false")],
    ),
    row(COMMON, ["[supply]", "cheese = 18", "cheese = 9"], &[("supply", "`cheese` is 9")]),
    row(COMMON, ["kind = \"health\"", "count = 3", "count = 4"], &[("", "there are 21 mystery tokens")]),
    row(
        COMMON,
        ["kind = \"nest\"", "count = 6", "count = 0"],
        &[("", "there are 14 mystery tokens"), ("token nest", "there must be one at least")],
    ),
    row(
        COMMON,
        ["", "kind = \"nest\"", "kind = \"hole\""],
        &[("token hole", "`kind` is `hole`"), ("token nest", "is missing")],
    ),
    row(COMMON, ["reward = \"die\"", "rats = 2", "rats = 0"], &[("price die", "`rats` is 0")]),
    row(
        COMMON,
        ["", "reward = \"cheese\"", "reward = \"die\""],
        &[("price die", "stands here twice"), ("price cheese", "is missing")],
    ),
    // Abilities.
    row(
        ABILITIES,
        ["", "id = \"lure\"", "id = \"lurk\""],
        &[("ability lurk", "`id` is `lurk`"), ("ability lure", "is missing")],
    ),
    row(ABILITIES, ["\"lure\"", "{n}", "two"], &[("ability lure", "`text.en` must say {n}")]),
    row(
        ABILITIES,
        ["\"decoy\"", "pl = \"Połóż znacznik", "pl = \"Połóż {n} znacznik"],
        &[("ability decoy", "`text.pl` says {n}")],
    ),
    // Ratcatchers.
    row(RATCATCHERS, ["", "id = \"piper\"", "id = \"cook\""], &[("ratcatcher cook", "stands here twice")]),
    row(
        RATCATCHERS,
        ["", "id = \"piper\"", "id = \"The Piper\""],
        &[("ratcatcher 2", "`id` is `The Piper`, but must be a stable name")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "accuracy = 4", "accuracy = 1"],
        &[("ratcatcher piper", "`accuracy` is 1")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "accuracy = 4", "accuracy = 2"],
        &[("ratcatcher piper", "`accuracy` grows better than 2")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "attack = 2", "attack = 9"],
        &[("ratcatcher piper", "`attack` grows to 11 dice, but there are 10")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "attack = 2", "atack = 2"],
        &[("ratcatcher piper", "`attack` is missing"), ("ratcatcher piper", "unknown key `atack`")],
    ),
    row(RATCATCHERS, ["\"piper\"", "cost = 1", "cost = 3"], &[("ratcatcher piper", "`trap.cost` is 3")]),
    row(RATCATCHERS, ["\"piper\"", "count = 1", "count = 0"], &[("ratcatcher piper", "`trap.count` is 0")]),
    row(
        RATCATCHERS,
        ["\"piper\"", "\"better_accuracy\"", "\"sticky\""],
        &[("ratcatcher piper", "`trap.upgrade` adds nothing")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "accuracy = 5, effect", "accuracy = 2, effect"],
        &[("ratcatcher piper", "`trap.accuracy` grows better than 2")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "attack = [1, 2], movement = [1], ", ""],
        &[("ratcatcher piper", "there are 8 cheese slots, but 9 are needed")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "attack = [1, 2]", "attack = [1, 2, 3]"],
        &[("ratcatcher piper", "`upgrades.attack` has 3 levels, but must have 1 or 2")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "attack = [1, 2]", "attack = []"],
        &[("ratcatcher piper", "`upgrades.attack` has 0 levels")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "attack = [1, 2]", "attack = [1, 0]"],
        &[("ratcatcher piper", "level 2 of `upgrades.attack` must be a whole number from 1 to 9")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "attack = [1, 2]", "wit = [1, 2]"],
        &[("ratcatcher piper", "unknown key `upgrades.wit`")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "\"charm\"", "\"chess\""],
        &[("ratcatcher piper", "`yellow.ability` is `chess`")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "\"charm\"", "\"lure\""],
        &[("ratcatcher piper", "both abilities are `lure`")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "\"charm\"", "\"decoy\""],
        &[("ratcatcher piper", "`yellow.strength` is 4, but must be 0")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "markers = 3", "markers = 6"],
        &[("ratcatcher piper", "`yellow.markers` is 6, but there are 5")],
    ),
    row(
        RATCATCHERS,
        ["\"piper\"", "strength = 1, with_yellow = 1", "strength = 0, with_yellow = 1"],
        &[("ratcatcher piper", "`purple.strength` is 0")],
    ),
    row(
        RATCATCHERS,
        ["\"cook\"", "with_yellow = 0", "with_yellow = 1"],
        &[("ratcatcher cook", "`purple.with_yellow` is 1, but must be 0")],
    ),
    // Nemeses.
    row(
        NEMESES,
        ["\"maw\"", "[\"nemesis\"]", "[]"],
        &[("nemesis maw", "`track` has 0 steps with `nemesis`")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "[\"peculiar\"]", "[\"nemesis\"]"],
        &[("nemesis maw", "`track` has 2 steps with `nemesis`")],
    ),
    row(NEMESES, ["\"maw\"", "    [],\n", ""], &[("nemesis maw", "`track` has 9 steps, but must have 10")]),
    row(
        NEMESES,
        ["\"maw\"", "    [],\n]", "    [\"peculiar\"],\n]"],
        &[("nemesis maw", "step 10 of `track` ends the game")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "\"raise movement\"", "\"raise health\""],
        &[("nemesis maw", "step 7 of `track` is `raise health`, which is no effect")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "\"deploy 2\"", "\"deploy 0\""],
        &[("nemesis maw", "step 1 of `track` is `deploy 0`")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "[\"peculiar\"]", "\"peculiar\""],
        &[("nemesis maw", "step 2 of `track` must be a list")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "\"raise movement\"", "\"mutation\""],
        &[("nemesis maw", "`mutation` must say what they do")],
    ),
    row(
        NEMESES,
        [
            "\"maw\"",
            "guts = [",
            "mutation = [\"heal\", \"heal\", \"heal\", \"heal\", \"heal\", \"heal\"]\nguts = [",
        ],
        &[("nemesis maw", "`mutation` is here, but `track` has no mutations")],
    ),
    row(
        NEMESES,
        ["\"rat_king\"", ", \"heal\"]", "]"],
        &[("nemesis rat_king", "`mutation` has 5 faces, but must have 6")],
    ),
    row(
        NEMESES,
        ["\"rat_king\"", ", \"heal\"]", ", \"sleep\"]"],
        &[("nemesis rat_king", "`mutation` holds `sleep`")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "id = \"gorge\"", "id = \"court\""],
        &[("nemesis maw", "`guts` is only for the ability `gorge`")],
    ),
    row(
        NEMESES,
        ["\"matron\"", "id = \"nursery\"", "id = \"gorge\""],
        &[("nemesis matron", "`guts` must not be empty")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "devours = \"cheese\"", "devours = \"trap\""],
        &[("nemesis maw", "`guts` has `trap` twice")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "devours = \"cheese\"", "devours = \"moon\""],
        &[("nemesis maw", "is `moon`, but must be one of trap, health_marker")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "effect = \"raise defence\"", "effect = \"nemesis\""],
        &[("nemesis maw", "entry 1 of `guts` cannot have the effect `nemesis`")],
    ),
    row(
        NEMESES,
        ["\"maw\"", "accuracy = 4", "accuracy = 2"],
        &[("nemesis maw", "`accuracy` grows better than 2")],
    ),
    row(
        NEMESES,
        ["\"shade\"", "target = \"ratcatcher\"", "target = \"marker\""],
        &[("nemesis shade", "`target` is `marker`")],
    ),
    // Peculiar rats.
    row(PECULIAR, ["", "id = \"winged\"", "id = \"lashrat\""], &[("peculiar lashrat", "stands here twice")]),
    row(PECULIAR, ["\"fang\"", "\"gnaw\"", "\"sing\""], &[("peculiar fang", "`ability` is `sing`")]),
    row(
        PECULIAR,
        ["\"fang\"", "\"health 1\"", "\"health\""],
        &[("peculiar fang", "`reward` holds `health`, which is no reward")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "\"health 1\"", "\"dice 3\""],
        &[("peculiar fang", "`reward` holds `dice 3` twice")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "[\"health 1\", \"dice 3\"]", "[]"],
        &[("peculiar fang", "`reward` has 0 entries")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "\"health 1\"", "\"collected\""],
        &[("peculiar fang", "`gnaw` collects nothing")],
    ),
    row(
        PECULIAR,
        ["\"packrat\"", "\"collected\"", "\"dice 1\""],
        &[("peculiar packrat", "`reward` must have `collected` with `pack`")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "hu = \"Agyarpatkány\"", "hu = \" \""],
        &[("peculiar fang", "`name.hu` is empty")],
    ),
    row(
        PECULIAR,
        ["\"fang\"", "hu = \"Agyarpatkány\"", "hu = \"Agyar\\npatkány\""],
        &[("peculiar fang", "`name.hu` holds a line break")],
    ),
    row(PECULIAR, ["\"fang\"", ", hu = \"Agyarpatkány\"", ""], &[("peculiar fang", "`name.hu` is missing")]),
    // Districts.
    row(
        DISTRICTS,
        ["number = 7\n", "number = 7", "number = 8"],
        &[("district 08", "stands here twice"), ("district 07", "is missing")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "number = 7", "number = 25"],
        &[("district table 9", "`number` is 25"), ("district 07", "is missing")],
    ),
    row(
        DISTRICTS,
        ["", "side = \"hard\"", "side = \"soft\""],
        &[
            ("district 00", "`side` is `soft`, but must be one of standard, hard"),
            ("district 00 hard", "is missing"),
        ],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "number = 7", "number = 7\nside = \"hard\""],
        &[("district 07", "unknown key `side`")],
    ),
    row(DISTRICTS, ["number = 7\n", "numeral = 1", "numeral = 5"], &[("district 07", "`numeral` is 5")]),
    row(DISTRICTS, ["number = 7\n", "\"ab\"", "\"ae\""], &[("district 07", "`borders` holds `ae`")]),
    row(DISTRICTS, ["number = 7\n", "\"ab\"", "\"ac\""], &[("district 07", "`borders` holds `ac` twice")]),
    row(DISTRICTS, ["number = 7\n", "\"ab\", ", ""], &[("district 07", "`borders` lacks `ab`")]),
    row(
        DISTRICTS,
        ["number = 6\n", "\"ab\"", "\"ac\", \"ab\""],
        &[("district 06", "`borders` holds `ac`, but these zones share 0.0")],
    ),
    row(
        DISTRICTS,
        ["number = 6\n", "\"ab\", ", ""],
        &[("district 06", "zone b cannot be reached"), ("district 06", "zone c cannot be reached")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "ground = \"", "ground = \"mud-"],
        &[("district 07, zone a", "`ground` is `mud-")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "polygon = [[0, 0], ", "polygon = [[-1, 0], "],
        &[("district 07, zone a", "corner 1 of `polygon`")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "polygon = [[0, 0], ", "polygon = [[0.5, 0], "],
        &[("district 07, zone a", "corner 1 of `polygon`")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "polygon = [[0, 0], ", "polygon = [[0, 0, 0], "],
        &[("district 07, zone a", "corner 1 of `polygon`")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "polygon = [[0, 0], ", "polygon = [[0, 0], [0, 0], "],
        &[("district 07, zone a", "touches itself")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "polygon = ", "polygon = [[0, 0], [9, 9], [9, 0], [0, 9]]\ncorners = "],
        &[("district 07, zone a", "touches itself"), ("district 07, zone a", "unknown key `corners`")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "polygon = ", "polygon = [[0, 0], [9, 9]]\ncorners = "],
        &[
            ("district 07, zone a", "`polygon` has 2 corners"),
            ("district 07, zone a", "unknown key `corners`"),
        ],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "polygon = [[0, 0], ", "polygon = [[1, 0], "],
        &[("district 07", "the zones overlap or leave a gap along")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "\"west\"", "\"up\""],
        &[("district 07, zone a", "`connectors` holds `up`")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "\"west\"", "\"west\", \"west\""],
        &[("district 07, zone a", "`connectors` holds `west` too often")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "\"west\"", "\"south\""],
        &[("district 07", "zone a cannot have the connector `south`")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "symbols = [", "symbols = [\"start\", "],
        &[("district 07", "only 00 can have the start zone")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "symbols = [", "symbols = [\"crown\", "],
        &[("district 07, zone a", "`symbols` holds `crown`")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "symbols = [", "symbols = [\"yellow\", \"yellow\", "],
        &[("district 07, zone a", "`symbols` holds `yellow` too often")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "symbols = [", "symbols = [\"hatchery\", \"hatchery\", \"hatchery\", "],
        &[("district 07, zone a", "`symbols` holds `hatchery` too often")],
    ),
    row(
        DISTRICTS,
        ["number = 7\n", "props = [[\"", "props = [[\"big-"],
        &[("district 07, zone a", "prop 1 of `props` must be one of house-a")],
    ),
    row(
        DISTRICTS,
        ["number = 0\n", "symbols = [\"start\"]", "symbols = []"],
        &[("district 00 standard", "00 must have the start zone")],
    ),
    row(
        DISTRICTS,
        ["number = 0\n", "symbols = [", "symbols = [\"start\", "],
        &[("district 00 standard", "there are two start zones")],
    ),
    row(
        DISTRICTS,
        ["number = 0\n", "\"cheese\", \"hatchery\"", "\"hatchery\""],
        &[("district 00 standard", "there must be a cheese place")],
    ),
    row(
        DISTRICTS,
        ["side = \"hard\"", "[[district.zone]]", "[[district.field]]"],
        &[
            ("district 00 hard", "`borders` holds `ad`"),
            ("district 00 hard", "`borders` holds `bd`"),
            ("district 00 hard", "`borders` holds `cd`"),
            ("district 00 hard", "unknown key `field`"),
        ],
    ),
];

#[test]
fn a_pack_needs_its_seven_files_and_no_others() {
    let mut files = builtin();
    files.remove(NEMESES);
    files.insert("notes.toml".to_owned(), String::new());
    expect(&files, &["notes.toml: a pack has no such file", "nemeses.toml: the file is missing"]);

    files = builtin();
    files.insert(PECULIAR.to_owned(), "#".repeat(LARGEST_FILE + 1));
    expect(&files, &["peculiar.toml: the file is larger than 256 KiB"]);

    let faults = load::load(&Files::new()).expect_err("nothing is no pack");
    assert_eq!(faults.iter().map(|fault| &*fault.file).collect::<Vec<_>>(), FILES);
}

#[test]
fn every_list_must_hold_something() {
    let empty: Files = FILES.map(|file| (file.to_owned(), String::new())).into();
    expect(
        &empty,
        &[
            "abilities.toml: there is no [[ability]]",
            "common.toml: there is no [[rat]]",
            "common.toml: there is no [supply]",
            "common.toml: there is no [[token]]",
            "common.toml: there is no [[price]]",
            "districts.toml: there is no [[district]]",
            "nemeses.toml: there is no [[nemesis]]",
            "pack.toml: pack: `game` is missing",
            "pack.toml: pack: `version` is missing",
            "pack.toml: pack: `name` is missing",
            "pack.toml: pack: `provenance` is missing",
            "peculiar.toml: there is no [[peculiar]]",
            "ratcatchers.toml: there is no [[ratcatcher]]",
        ],
    );
}

#[test]
fn the_city_must_offer_enough() {
    let files = changed_throughout(
        DISTRICTS,
        &[("\"cheese\"", "\"mystery\""), ("\"mystery\", \"mystery\"", "\"mystery\"")],
    );
    expect(
        &files,
        &[
            "districts.toml: the city has 0 cheese places, but 19 are needed",
            "districts.toml: district 00 standard: there must be a cheese place",
        ],
    );
    let files = changed_throughout(DISTRICTS, &[("\"nest\"", "\"hatchery\"")]);
    expect(&files, &["districts.toml: 0 districts from 01 to 24 have nests, but 8 must"]);
}

#[test]
fn districts_need_connectors() {
    let mut files = builtin();
    let text = &files[DISTRICTS];
    let without = text.lines().map(|line| {
        if line.starts_with("connectors") { "connectors = []\n".to_owned() } else { format!("{line}\n") }
    });
    let without = without.collect();
    files.insert(DISTRICTS.to_owned(), without);
    let found = faults(&files);
    assert_eq!(found.len(), 26, "{}", lines(&found));
    assert_eq!(&*found[0].what, "there are 0 connectors, but 2 are needed");
    assert_eq!(&*found[1].what, "there are 0 connectors, but 3 are needed");
    assert_eq!(&*found[2].what, "there are 0 connectors, but 1 are needed");
}

#[test]
fn nemeses_and_peculiar_rats_must_offer_enough() {
    let files = changed_throughout(NEMESES, &[("[\"peculiar\"]", "[]"), (", \"peculiar\"]", "]")]);
    expect(&files, &["nemeses.toml: no `track` brings peculiar rats"]);

    let files = changed_throughout(
        PECULIAR,
        &[
            ("\"collected\"", "\"health 1\""),
            ("\"pack\"", "\"drive\""),
            ("\"scrap\"", "\"drive\""),
            ("\"mystery\", ", ""),
            ("\"mystery\"", "\"health 1\""),
            ("\"yellow 1\", ", ""),
            ("\"health 1\", ", ""),
            ("\"dice 2\"", "\"health 2\""),
            ("\"dice 3\"", "\"health 2\""),
        ],
    );
    expect(
        &files,
        &[
            "peculiar.toml: no peculiar rat collects things on its card",
            "peculiar.toml: no peculiar rat brings attack dice",
            "peculiar.toml: no peculiar rat brings a mystery token",
            "peculiar.toml: no peculiar rat lets you choose a reward",
        ],
    );
}

#[test]
fn there_can_be_too_much() {
    let many = |file: &str, key: &str, count: usize| {
        let mut files = builtin();
        files.insert(file.to_owned(), format!("[[{key}]]\n").repeat(count));
        files
    };
    expect(&many(PECULIAR, "peculiar", 13), &["there are 13 [[peculiar]], but there can be at most 12"]);
    expect(&many(NEMESES, "nemesis", 17), &["there are 17 [[nemesis]], but there can be at most 16"]);
    expect(
        &many(RATCATCHERS, "ratcatcher", 17),
        &["there are 17 [[ratcatcher]], but there can be at most 16"],
    );
}

#[test]
fn boards_cannot_hold_more_than_the_supply() {
    let files = changed(COMMON, "[supply]", "purple = 5", "purple = 1");
    let found = faults(&files);
    assert!(!found.is_empty());
    for fault in &found {
        assert_eq!(&*fault.file, RATCATCHERS);
        assert!(fault.what.contains("`purple.markers` is 2, but there are 1 in the supply"), "{fault}");
    }
}

#[test]
fn the_tables_say_what_the_files_say() {
    let content = load::builtin();
    assert_eq!(content.commons[Kind::Brown as usize].count, 18);
    assert!(content.commons[Kind::Brown as usize].gnawer);
    assert_eq!((content.cheese, content.dice), (18, 10));
    assert_eq!(content.tokens.iter().sum::<u8>(), 20);

    let miss_trapper = &content.ratcatchers[0];
    assert_eq!(&*miss_trapper.id, "miss_trapper");
    assert_eq!(miss_trapper.slots[Slot::Attack as usize], [1, 2]);
    assert_eq!(miss_trapper.slots[Slot::Defence as usize], [1, 0]);
    assert_eq!(miss_trapper.slots[Slot::PurpleRefill as usize], [1, 0]);
    assert_eq!(miss_trapper.abilities[1].ability, Ability::Lure);
    assert!(miss_trapper.abilities[1].text.en.contains("{n}"));

    let king = &content.nemeses[0];
    let faces = king.mutation.expect("the king mutates");
    assert_eq!(faces[1], Mutation::Attribute(NemesisAttribute::Bite));
    assert_eq!(faces[5], Mutation::Heal);
    let maw = &content.nemeses[1];
    assert_eq!(maw.guts[0], (Morsel::Trap, Effect::Raise(NemesisAttribute::Defence)));

    let fang = content.peculiars.iter().find(|rat| &*rat.id == "fang").expect("fang");
    assert_eq!(fang.rewards, [Reward::Health(1), Reward::Dice(3)]);

    assert_eq!(content.districts.len(), 25);
    assert_eq!(content.districts[0], content.start[0]);
    for (number, district) in content.districts.iter().enumerate() {
        assert_eq!(usize::from(district.number), number);
        for (zone, neighbours) in district.borders.iter().enumerate() {
            assert_eq!(neighbours & (1 << zone), 0, "no zone borders on itself");
            for other in 0..4 {
                let back = district.borders[other] & (1 << zone) != 0;
                assert_eq!(neighbours & (1 << other) != 0, back, "borders go both ways");
            }
        }
        assert!(district.gates.iter().all(|gate| *gate == NO_GATE || *gate < district.zones));
        assert_eq!(district.start.is_some(), number == 0);
    }
}

#[test]
fn the_fingerprint_is_of_the_rules_and_not_of_the_words() {
    let own = load::builtin().fingerprint;
    let of =
        |files: &Files| load::load(files).unwrap_or_else(|faults| panic!("{}", lines(&faults))).fingerprint;
    for [file, after, old, new] in [
        [PECULIAR, "\"fang\"", "en = \"", "en = \"Old "],
        [DISTRICTS, "number = 7\n", "en = \"", "en = \"Old "],
        [DISTRICTS, "number = 7\n", "props = [[", "props = [[\"tree\", 1, 1], ["],
        [
            DISTRICTS,
            "number = 7\n",
            "provenance = \"reconstructed\"",
            "provenance = \"reconstructed\" # so far",
        ],
    ] {
        assert_eq!(of(&changed(file, after, old, new)), own, "{file}: {new}");
    }
    for [file, after, old, new] in [
        [PECULIAR, "\"fang\"", "\"fang\"", "\"tooth\""],
        [PECULIAR, "\"fang\"", "bite = 3", "bite = 4"],
        [DISTRICTS, "number = 7\n", "numeral = 1", "numeral = 2"],
        [NEMESES, "\"maw\"", "\"deploy 2\"", "\"deploy 3\""],
        [RATCATCHERS, "\"piper\"", "count = 1", "count = 2"],
        [COMMON, "\"die\"", "rats = 2", "rats = 3"],
    ] {
        assert_ne!(of(&changed(file, after, old, new)), own, "{file}: {new}");
    }
}

#[test]
fn every_record_says_where_it_comes_from() {
    let pack = load::builtin_pack();
    let Summary { records, rulebook, public, reconstructed } = pack.summary();
    assert_eq!(records, rulebook + public + reconstructed);
    // The pack, 10 abilities, 3 rats, the supply, 6 tokens, 5 prices, 6 ratcatchers, 4 nemeses,
    // 12 peculiar rats, and 25 districts of which one has two sides.
    assert_eq!(records, 1 + 10 + 3 + 1 + 6 + 5 + 6 + 4 + 12 + 26);
    let king = pack.records.iter().find(|record| record.kind == "nemesis" && &*record.id == "rat_king");
    let king = king.expect("the king is on the list");
    assert_eq!((king.file, king.name.as_ref().map(|name| &*name.pl)), (NEMESES, Some("Król Szczurów")));
    let Provenance::Reconstructed(known) = &king.provenance else { panic!("the king is reconstructed") };
    assert!(known.iter().any(|(fact, source)| &**fact == "mutation" && &**source == "rulebook"));

    let public = [PECULIAR, "\"fang\"", "\"reconstructed\"", "\"public\"\nsource = \"A page\""];
    let pack = load::read(&changed(public[0], public[1], public[2], public[3])).expect("a valid pack");
    assert_eq!(pack.summary().public, 1);
}
