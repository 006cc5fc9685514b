//! Content packs: the built-in one is valid, and every fault of another is reported.

use everdell::Kind;
use everdell::content::{
    Act, Clearing, Colour, DECK, Gain, Provenance, Resource, Season, Set, Space, Stock, Tokens,
};
use everdell::load::{self, BUILTIN, FILES, Fault, LARGEST_FILE, Summary};
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

const BELLFAIRE: &str = "bellfaire.toml";
const CARDS: &str = "cards.toml";
const EVENTS: &str = "events.toml";
const LOCATIONS: &str = "locations.toml";
const MODULES: &str = "modules.toml";
const NIGHTWEAVE: &str = "nightweave.toml";
const PEARLBROOK: &str = "pearlbrook.toml";
const NEWLEAF: &str = "newleaf.toml";
const SPIRECREST: &str = "spirecrest.toml";
const PACK: &str = "pack.toml";

const ROWS: &[Row] = &[
    // Files and fields.
    row(PACK, ["", "game", "gàme"], &[("", "line ")]),
    row(PACK, ["", "game = \"everdell\"", "game = \"chess\""], &[("pack", "`game` is `chess`")]),
    row(PACK, ["", "version = 1", "version = 2"], &[("pack", "`version` is 2, but must be 1")]),
    row(PACK, ["", "version = 1", "colour = 1\nversion = 1"], &[("pack", "unknown key `colour`")]),
    row(
        PACK,
        ["", "en = ", "en = \"\", de = "],
        &[("pack", "`name.en` is empty"), ("pack", "unknown key `name.de`")],
    ),
    row(
        LOCATIONS,
        ["", "[haven]", "[harbour]"],
        &[
            ("haven", "`name` is missing"),
            ("haven", "`provenance` is missing"),
            ("", "unknown key `harbour`"),
        ],
    ),
    row(LOCATIONS, ["", "[haven]", "[[haven]]"], &[("", "`haven` is a list")]),
    row(
        CARDS,
        ["id = \"crane\"", "en = \"When", "en = \"\\nWhen"],
        &[("card crane", "`text.en` holds a line break")],
    ),
    // Provenance.
    row(
        CARDS,
        ["\"farm_1\"", "provenance = \"reconstructed\"\nknown", "known"],
        &[("card farm_1", "`provenance` is missing"), ("card farm_1", "unknown key `known`")],
    ),
    row(
        CARDS,
        ["\"farm_1\"", "colour = \"rulebook\"", "colour = \"somewhere\""],
        &[("card farm_1", "`known.colour` must be `rulebook` or `public: <title>`")],
    ),
    row(MODULES, ["\"swarm\"", "\"rulebook\"", "\"public\""], &[("plan swarm", "`source` is missing")]),
    // Bellfaire.
    row(
        BELLFAIRE,
        ["\"royal_wedding\"", "card 3", "any 3"],
        &[("fair_event royal_wedding", "`pay` holds neither `any` nor `point`")],
    ),
    row(
        BELLFAIRE,
        ["\"three_resin\"", "gain = [\"resin 3\"]", ""],
        &[("fair_forest three_resin", "`gain` is empty")],
    ),
    row(
        BELLFAIRE,
        ["\"three_twigs_for_three_any\"", "pay = [\"twig 3\"]", ""],
        &[("fair_forest three_twigs_for_three_any", "`pay` holds no resource")],
    ),
    row(
        LOCATIONS,
        ["\"two_any\"", "effect = \"gain\"", "effect = \"gain_one\""],
        &[("forest two_any", "this `effect` is for cards of expansions only")],
    ),
    row(
        BELLFAIRE,
        ["\"pebble_three_cards\"", "pay = [\"pebble 1\"", "pay = [\"any 1\""],
        &[("market_token pebble_three_cards", "`pay` holds neither `any` nor `point`")],
    ),
    // Cards.
    row(
        CARDS,
        ["", "id = \"crane\"", "id = \"heron\""],
        &[
            ("card heron", "`id` is `heron`, but must be a name that the rules know"),
            ("card crane", "is missing"),
        ],
    ),
    row(
        CARDS,
        ["", "id = \"crane\"", "id = \"castle\""],
        &[
            ("card castle", "stands here twice"),
            ("card castle", "its `colour` is prosperity"),
            ("card crane", "is missing"),
        ],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "set = \"base\"", "set = \"legends\""],
        &[("card crane", "`set` is `legends`, but must be base")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "\"construction\"", "\"critter\""],
        &[("card crane", "it is a construction")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "\"governance\"", "\"production\""],
        &[("card crane", "its `colour` is governance")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "\"governance\"", "\"blue\""],
        &[("card crane", "`colour` is `blue`, but must be one of traveler, production")],
    ),
    row(CARDS, ["id = \"crane\"", "\"unique\"", "\"rare\""], &[("card crane", "`rarity` is `rare`")]),
    row(
        CARDS,
        ["id = \"crane\"", "copies = 3", "copies = 2"],
        &[("", "the base game has 127 cards, but there must be 128")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "copies = 3", "copies = 0"],
        &[("card crane", "`copies` is 0, but must be a whole number from 1 to 20")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "pebble = 1", "pebble = 10"],
        &[("card crane", "`cost.pebble` is 10, but must be a whole number from 0 to 9")],
    ),
    row(CARDS, ["id = \"crane\"", "pebble = 1", "gold = 1"], &[("card crane", "unknown key `cost.gold`")]),
    row(
        CARDS,
        ["id = \"crane\"", "points = 1", "points = -10"],
        &[("card crane", "`points` is -10, but must be a whole number from -9 to 20")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "points = 1", "points = 1\nspots = 1"],
        &[("card crane", "`spots` are for destination cards and the Storehouse")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "points = 1", "points = 1\nfree_by = [\"inn\"]"],
        &[("card crane", "only a critter can be played free")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "points = 1", "points = 1\nabilities = [{ gain = [\"card 1\"] }]"],
        &[("card crane", "`abilities` are for seasonal Farms")],
    ),
    row(
        CARDS,
        ["id = \"crane\"", "points = 1", "points = 1\nreplaces = \"castle\""],
        &[("card crane", "`replaces` is for legends")],
    ),
    row(
        CARDS,
        ["id = \"innkeeper\"", "[\"inn\"]", "[\"inm\"]"],
        &[("card innkeeper", "`free_by` holds `inm`, which is no card")],
    ),
    row(
        CARDS,
        ["id = \"innkeeper\"", "[\"inn\"]", "[\"inn\", \"inn\"]"],
        &[("card innkeeper", "`free_by` holds `inn` twice")],
    ),
    row(
        CARDS,
        ["id = \"innkeeper\"", "[\"inn\"]", "[\"king\"]"],
        &[("card innkeeper", "`free_by` names king, which is a critter")],
    ),
    row(
        CARDS,
        ["id = \"innkeeper\"", "free_by = [\"inn\"]", "frees = \"any\""],
        &[("card innkeeper", "only a construction has an occupied token")],
    ),
    row(
        CARDS,
        ["id = \"inn\"", "spots = 1\n", ""],
        &[("card inn", "there is no place for a worker"), ("card inn", "it is `open` without `spots`")],
    ),
    row(
        CARDS,
        ["id = \"cemetery\"", "unlocked_by = \"undertaker\"\n", ""],
        &[("card cemetery", "`locked_spots` and `unlocked_by` go together")],
    ),
    row(
        CARDS,
        ["id = \"cemetery\"", "unlocked_by = \"undertaker\"", "unlocked_by = \"crane\""],
        &[("card cemetery", "`unlocked_by` must name a critter")],
    ),
    row(
        CARDS,
        ["id = \"storehouse\"", "spots = 1", "permanent = true"],
        &[
            ("card storehouse", "there is no place for a worker"),
            ("card storehouse", "it is `permanent` without `spots`"),
        ],
    ),
    row(
        CARDS,
        ["id = \"farm\"", "copies = 8", "copies = 9"],
        &[("card farm", "there must be 8 Farms"), ("", "the base game has 129 cards")],
    ),
    row(
        CARDS,
        ["id = \"farm\"", "\"common\"", "\"unique\""],
        &[("card farm", "a Farm is a common construction")],
    ),
    row(
        CARDS,
        ["\"farm_2\"", "pay = [\"twig 2\"]", "pay = [\"any 2\"]"],
        &[("card farm_2", "`pay` can only be resources of given kinds and point tokens")],
    ),
    row(
        CARDS,
        ["\"farm_2\"", "gain = [\"twig 2\"]", "gain = [\"twig 0\"]"],
        &[("card farm_2", "`abilities 1.gain` holds `twig 0`, not twig, resin")],
    ),
    row(
        CARDS,
        ["\"farm_2\"", "gain = [\"twig 2\"]", "gain = [\"twig 2\", \"twig 1\"]"],
        &[("card farm_2", "`abilities 1.gain` holds `twig` twice")],
    ),
    row(
        CARDS,
        ["\"farm_2\"", "gain = [\"twig 2\"]", "gain = []"],
        &[("card farm_2", "`abilities 1.gain` is empty")],
    ),
    row(
        CARDS,
        ["\"farm_2\"", "gain = [\"twig 2\"]", "win = 1, gain = [\"twig 2\"]"],
        &[("card farm_2", "unknown key `abilities 1.win`")],
    ),
    row(
        CARDS,
        ["\"farm_5\"", "abilities = [{ gain = [\"berry 1\", \"card 1\"] }]", "abilities = []"],
        &[("card farm_5", "`abilities` has 0 entries, but must have 1 or 2")],
    ),
    row(
        CARDS,
        ["\"farm_5\"", "abilities = [{ gain = [\"berry 1\", \"card 1\"] }]\n", ""],
        &[("card farm_5", "`abilities` are for seasonal Farms, and each of them has some")],
    ),
    row(CARDS, ["id = \"poe\"", "copies = 1", "copies = 2"], &[("card poe", "there is one of each legend")]),
    row(
        CARDS,
        ["id = \"poe\"", "replaces = \"teacher\"\n", ""],
        &[("card poe", "`replaces` is for legends, and each of them has it")],
    ),
    row(
        CARDS,
        ["id = \"poe\"", "replaces = \"teacher\"", "replaces = \"juggler\""],
        &[("card poe", "`replaces` must name a card of the base game")],
    ),
    row(
        CARDS,
        ["id = \"poe\"", "replaces = \"teacher\"", "replaces = \"teecher\""],
        &[("card poe", "`replaces` is `teecher`, but must be the `id` of a card")],
    ),
    row(
        CARDS,
        ["\"evertail_king\"", "\"prosperity\"\n\n", "\"purple\"\n\n"],
        &[("card evertail_king", "`free_by_colour` is `purple`")],
    ),
    // Locations.
    row(
        LOCATIONS,
        ["\"one_berry\"", "shared = true", "shared = false"],
        &[("", "5 basic locations are not `shared`, but there must be 4")],
    ),
    row(LOCATIONS, ["\"three_twigs\"", "twig 3", "twig"], &[("basic three_twigs", "`gain` holds `twig`")]),
    row(LOCATIONS, ["\"three_twigs\"", "\"twig 3\"", ""], &[("basic three_twigs", "`gain` is empty")]),
    row(
        LOCATIONS,
        ["", "id = \"three_twigs\"", "id = \"two_resin\""],
        &[("basic two_resin", "stands here twice"), ("basic three_twigs", "is missing")],
    ),
    row(LOCATIONS, ["\"two_any\"", "\"gain\"", "\"loss\""], &[("forest two_any", "`effect` is `loss`")]),
    row(
        LOCATIONS,
        ["\"two_any\"", "\"gain\"", "\"meadow_two\""],
        &[("forest two_any", "`gain` does not go with `meadow_two`")],
    ),
    row(LOCATIONS, ["\"two_any\"", "gain = [\"any 2\"]", ""], &[("forest two_any", "`gain` is empty")]),
    row(
        LOCATIONS,
        ["\"journey_5\"", "points = 5", "points = 6"],
        &[("journey journey_5", "`points` is 6, but must be a whole number from 2 to 5")],
    ),
    row(
        LOCATIONS,
        ["\"journey_5\"", "points = 5", "points = 4"],
        &[("journey journey_5", "`points` is 4, but must be 5")],
    ),
    // Events.
    row(EVENTS, ["\"grand_tour\"", "count = 3", "count = 0"], &[("basic_event grand_tour", "`count` is 0")]),
    row(
        EVENTS,
        ["\"tax_relief\"", "[\"judge\", \"queen\"]", "[\"judge\"]"],
        &[("special_event tax_relief", "`cards` has 1 card, but must have 2")],
    ),
    row(
        EVENTS,
        ["\"tax_relief\"", "\"queen\"", "\"poe\""],
        &[("special_event tax_relief", "`cards` holds `poe`, not a card of the base game")],
    ),
    row(
        EVENTS,
        ["\"tax_relief\"", "\"queen\"", "\"judge\""],
        &[("special_event tax_relief", "`cards` holds `judge` too often")],
    ),
    row(
        EVENTS,
        ["\"tax_relief\"", "cards = [\"judge\", \"queen\"]\n", ""],
        &[("special_event tax_relief", "`cards` is missing")],
    ),
    row(
        EVENTS,
        ["\"everdell_games\"", "points = 9", "points = 9\ncards = [\"judge\", \"queen\"]"],
        &[("special_event everdell_games", "unknown key `cards`")],
    ),
    // Nightweave.
    row(NIGHTWEAVE, ["", "level = 1", "level = 2"], &[("level 1", "`level` is 2, but must be 1")]),
    row(NIGHTWEAVE, ["level = 1", "adornment = 4", ""], &[("level 1", "`adornment` is missing")]),
    row(
        NIGHTWEAVE,
        ["", "[[level]]", "[[levels]]"],
        &[("", "there are 4 [[level]], but there must be 5"), ("", "unknown key `levels`")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_01\"", "\"worker basic three_twigs\"", "\"draw\""],
        &[("activity activity_01", "with `worker` every action of its rows must send a worker")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_01\"", "\"worker basic three_twigs\"", "\"worker basic one_berry\""],
        &[("activity activity_01", "`worker basic one_berry` is a shared space")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_01\"", "\"worker basic three_twigs\"", "\"worker basic gold\""],
        &[("activity activity_01", "`winter` holds `worker basic gold`, which is no action")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_01\"", "three_twigs\"", "three_twigs +10\""],
        &[("activity activity_01", "`winter` holds `worker basic three_twigs +10`, which is no action")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_06\"", "\"enter_meadow\", ", ""],
        &[("activity activity_06", "`winter` has 1 action, but must have 2")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_06\"", "\"clockwise\"", "\"left\""],
        &[("activity activity_06", "`ties` is `left`, but must be one of clockwise, counter")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_06\"", "season = \"winter\"", "season = \"spring\""],
        &[
            ("activity activity_06", "unknown key `winter`"),
            ("", "8 activity cards without `pearlbrook` are for winter"),
        ],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_12\"", "season = \"spring\"", "season = \"winter\""],
        &[("activity activity_12", "`winter` is missing")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_06\"", "[\"points\", \"draw\"]", "[]"],
        &[("activity activity_06", "`backup` is empty")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_06\"", "[\"points\", \"draw\"]", "[\"points\", \"points\"]"],
        &[("activity activity_06", "`backup` holds `points` too often")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_06\"", "[\"points\", \"draw\"]", "[\"sleep\"]"],
        &[("activity activity_06", "`backup` holds `sleep`, which is unknown")],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_06\"", "pearlbrook = false", "pearlbrook = true"],
        &[
            ("", "3 activity cards have `pearlbrook`, but there must be 2"),
            ("", "8 activity cards without `pearlbrook` are for winter, but there must be 9"),
        ],
    ),
    row(
        NIGHTWEAVE,
        ["\"activity_05\"", "worker = true", "worker = false"],
        &[("", "4 activity cards for winter have `worker`, but there must be 5")],
    ),
    // Modules.
    row(
        MODULES,
        ["\"bad_press\"", "\"seasonal\"", "\"instant\""],
        &[
            ("plot bad_press", "`thwart` is missing"),
            ("", "17 plots are seasonal and 16 are instant, but there must be 18 and 15"),
        ],
    ),
    row(
        MODULES,
        ["\"theft1\"", "\"instant\"", "\"seasonal\""],
        &[
            ("plot theft1", "unknown key `thwart`"),
            ("", "19 plots are seasonal and 14 are instant, but there must be 18 and 15"),
        ],
    ),
    row(MODULES, ["\"theft1\"", "\"pebble\"]", "\"gold\"]"], &[("plot theft1", "`die` holds `gold`")]),
    row(
        MODULES,
        ["\"theft1\"", ", \"pebble\"]", "]"],
        &[("plot theft1", "`die` has 7 faces, but must have 8")],
    ),
    row(
        MODULES,
        [
            "\"ransom\"",
            "kind = \"instant\"",
            "kind = \"instant\"\ndie = [\"twig\", \"twig\", \"twig\", \"twig\", \"twig\", \"twig\", \"twig\", \"twig\"]",
        ],
        &[("plot ransom", "unknown key `die`")],
    ),
    row(
        MODULES,
        ["\"needy\"", "[personality.text]", "[personality.thwart]"],
        &[("personality needy", "`text` is missing"), ("personality needy", "unknown key `thwart`")],
    ),
];

#[test]
fn a_pack_needs_its_files_and_no_others() {
    let mut files = builtin();
    files.remove(MODULES);
    files.insert("notes.toml".to_owned(), String::new());
    expect(&files, &["notes.toml: a pack has no such file", "modules.toml: the file is missing"]);

    files = builtin();
    files.insert(CARDS.to_owned(), "#".repeat(LARGEST_FILE + 1));
    expect(&files, &["cards.toml: the file is larger than 256 KiB"]);

    let faults = load::load(&Files::new()).expect_err("nothing is no pack");
    // A pack that is older than an expansion has its records from the built-in one.
    let missing =
        FILES.into_iter().filter(|file| ![BELLFAIRE, NEWLEAF, PEARLBROOK, SPIRECREST].contains(file));
    assert_eq!(faults.iter().map(|fault| &*fault.file).collect::<Vec<_>>(), missing.collect::<Vec<_>>());
    files = builtin();
    files.remove(FILES[0]);
    assert_eq!(load::load(&files).expect("it is whole"), *load::builtin());
}

/// A pack that is older than the player powers has those of the built-in one, and one that has some has the others.
#[test]
fn player_powers_may_be_left_out() {
    let mut files = builtin();
    let whole = files[BELLFAIRE].clone();
    let first = whole.find("[[power]]").expect("there are powers");
    files.insert(BELLFAIRE.to_owned(), whole[..first].to_owned());
    assert_eq!(load::load(&files).expect("it is whole"), *load::builtin());
    let last = whole.rfind("[[power]]").expect("there are powers");
    files.insert(BELLFAIRE.to_owned(), whole[..last].to_owned());
    assert_eq!(load::load(&files).expect("it is whole"), *load::builtin());
    files.insert(BELLFAIRE.to_owned(), whole);
    let whole = files[NEWLEAF].clone();
    let first = whole.find("[[leaf_power]]").expect("there are powers");
    files.insert(NEWLEAF.to_owned(), whole[..first].to_owned());
    assert_eq!(load::load(&files).expect("it is whole"), *load::builtin());
}

#[test]
fn every_list_must_hold_something() {
    let empty: Files = FILES.map(|file| (file.to_owned(), String::new())).into();
    expect(
        &empty,
        &[
            "bellfaire.toml: there is no [festival]",
            "bellfaire.toml: there is no [[fair_event]]",
            "bellfaire.toml: there is no [[fair_forest]]",
            "bellfaire.toml: there is no [[award]]",
            "bellfaire.toml: there is no [market]",
            "bellfaire.toml: there is no [[market_token]]",
            "bellfaire.toml: there is no [[power]]",
            "cards.toml: there is no [[card]]",
            "events.toml: there is no [[basic_event]]",
            "events.toml: there is no [[special_event]]",
            "locations.toml: there is no [[basic]]",
            "locations.toml: there is no [[forest]]",
            "locations.toml: there is no [haven]",
            "locations.toml: there is no [[journey]]",
            "modules.toml: there is no [[personality]]",
            "modules.toml: there is no [[plan]]",
            "modules.toml: there is no [[plot]]",
            "modules.toml: there is no [[ability]]",
            "nightweave.toml: there is no [[level]]",
            "nightweave.toml: there is no [[activity]]",
            "pearlbrook.toml: there is no [[river]]",
            "pearlbrook.toml: there is no [[adornment]]",
            "pearlbrook.toml: there is no [[wonder]]",
            "newleaf.toml: there is no [[leaf_basic]]",
            "newleaf.toml: there is no [[leaf_event]]",
            "newleaf.toml: there is no [[leaf_forest]]",
            "newleaf.toml: there is no [[train]]",
            "newleaf.toml: there is no [[visitor]]",
            "newleaf.toml: there is no [[leaf_space]]",
            "newleaf.toml: there is no [[leaf_power]]",
            "spirecrest.toml: there is no [[weather]]",
            "spirecrest.toml: there is no [[tile]]",
            "spirecrest.toml: there is no [[discovery]]",
            "pack.toml: pack: `game` is missing",
            "pack.toml: pack: `version` is missing",
            "pack.toml: pack: `name` is missing",
            "pack.toml: pack: `provenance` is missing",
        ],
    );
}

#[test]
fn lines_are_not_endless() {
    let name = format!("en = \"{}", "r".repeat(400));
    let files = changed(CARDS, "id = \"crane\"", "en = \"", &name);
    expect(&files, &["cards.toml: card crane: `name.en` is longer than 400 characters"]);
}

#[test]
fn spiders_are_not_sent_to_shared_spaces() {
    let files = changed(LOCATIONS, "\"journey_5\"", "shared = false", "shared = true");
    expect(
        &files,
        &["activity activity_16: `worker journey 5` is a shared space, where she sends no worker"],
    );
}

#[test]
fn nightweave_must_be_able_to_enter_the_meadow_in_every_season() {
    let files = changed_throughout(NIGHTWEAVE, &[("\"enter_meadow\"", "\"draw\"")]);
    let what = |season| format!("nightweave.toml: no activity card lets her enter the meadow in {season}");
    let faults = Season::ALL.map(|season| what(season.name()));
    expect(&files, &faults.each_ref().map(String::as_str));
}

#[test]
fn every_season_brings_activity_cards() {
    let autumn = "season = \"autumn\"";
    let summer = "season = \"summer\"\nsummer = [\"worker city\", \"worker open\"]";
    let files = changed_throughout(NIGHTWEAVE, &[(autumn, summer)]);
    expect(&files, &["nightweave.toml: no activity card without `pearlbrook` is for autumn"]);
}

/// A person with the printed cards can enter the activity cards and Farms that have no source.
#[test]
fn what_is_of_our_own_design_can_be_replaced() {
    let mut files = changed(
        NIGHTWEAVE,
        "\"activity_18\"",
        "autumn = [\"enter_meadow\", \"play_meadow_discard\"]",
        "autumn = [\"worker haven +3\", \"worker journey 5 +level\"]",
    );
    let other = changed(
        CARDS,
        "\"farm_8\"",
        "abilities = [{ gain = [\"point 1\"] }",
        "abilities = [{ pay = [\"point 1\", \"resin 2\"], gain = [\"any 3\", \"card 1\"] }",
    );
    files.insert(CARDS.to_owned(), other[CARDS].clone());
    let content = load::load(&files).unwrap_or_else(|faults| panic!("{}", lines(&faults)));
    assert_eq!(
        content.activities[17].rows[Season::Autumn as usize],
        [
            Act::Worker { space: Space::Haven, points: Tokens::Fixed(3) },
            Act::Worker { space: Space::Journey(5), points: Tokens::Level },
        ]
    );
    let ability = content.cards[Kind::FARM_8.index()].abilities[0];
    assert_eq!(ability.pay, Gain { stock: Stock::of(Resource::Resin, 2), points: 1, ..Gain::default() });
    assert_eq!(ability.gain, Gain { any: 3, cards: 1, ..Gain::default() });
    assert_ne!(content.fingerprint, load::builtin().fingerprint);
}

#[test]
fn the_tables_say_what_the_files_say() {
    let content = load::builtin();
    let mut deck = 0;
    for kind in Kind::BUILT_IN {
        let card = &content.cards[kind.index()];
        assert_eq!((Some(&*card.id), card.set), (kind.built_in_name(), Set::of(kind)));
        assert_eq!(Kind::built_in(&card.id), Some(kind));
        if card.set == Set::Base {
            deck += u32::from(card.facts.copies);
        }
    }
    assert_eq!(deck, DECK);

    let castle = content.facts(Kind::CASTLE);
    assert_eq!((castle.cost, castle.points), (Stock([2, 3, 3, 0]), 4));
    assert_eq!(content.facts(Kind::UNIVERSITY).points, 3);
    assert_eq!(content.facts(Kind::FOOL).points, -2);
    assert!(!content.facts(Kind::WANDERER).space);
    assert!(content.facts(Kind::EVER_TREE).frees_any);
    assert_eq!(content.facts(Kind::HUSBAND).free_by, Kind::FARM.bit());
    let cemetery = content.facts(Kind::CEMETERY);
    assert!(cemetery.permanent && !cemetery.open);
    assert_eq!((cemetery.spots, cemetery.locked, cemetery.unlocked_by), (1, 1, Some(Kind::UNDERTAKER)));
    assert_eq!(content.facts(Kind::EVERTAIL_FIELD).frees_colour, Some(Colour::Production));
    assert_eq!(content.facts(Kind::RUGWORT_RULER).free_by_colour, Some(Colour::Prosperity));
    assert!(content.facts(Kind::RUGWORT_ROBBER).free_by_any);
    assert_eq!(content.facts(Kind::JOR_GOLDWING).replaces, Some(Kind::BARD));
    let open = Kind::BUILT_IN.into_iter().filter(|kind| content.facts(*kind).open);
    assert_eq!(
        open.collect::<Vec<_>>(),
        [Kind::INN, Kind::POST_OFFICE, Kind::SCURRBLE_STADIUM, Kind::GREEN_ACORN, Kind::FERRY, Kind::HOTEL]
    );

    assert_eq!(content.basics[1].gain, Gain { stock: Stock([2, 0, 0, 0]), cards: 1, ..Gain::default() });
    let shared: Vec<bool> = content.basics.iter().map(|basic| basic.shared).collect();
    assert_eq!(shared, [false, true, false, true, true, false, false, true]);
    assert_eq!(content.special_events[13].cards, Some([Kind::JUDGE, Kind::QUEEN]));
    assert_eq!(content.special_events[14].cards, None);
    let purple: Vec<u8> = content.levels.iter().map(|level| level.purple_card).collect();
    assert_eq!(purple, [0, 0, 1, 2, 3]);

    let second = &content.activities[1];
    assert!(second.worker && !second.clockwise);
    assert_eq!(
        second.rows[0],
        [
            Act::Worker { space: Space::Basic(5), points: Tokens::Fixed(0) },
            Act::Worker { space: Space::Forest(Clearing::LowerLeft), points: Tokens::Fixed(0) },
        ]
    );
    assert_eq!(content.activities[17].rows[..3], [[Act::None; 2]; 3]);

    let theft = content.plots.iter().find(|plot| &*plot.id == "theft4").expect("theft4");
    let faces = theft.die.expect("it rolls the die");
    let berries = faces.iter().filter(|face| **face == Resource::Berry);
    assert_eq!((faces[0], berries.count(), faces[7]), (Resource::Twig, 3, Resource::Pebble));
}

#[test]
fn stocks_add_up() {
    let stock = Stock([1, 2, 3, 255]);
    assert_eq!(stock.saturating_add(Stock([1; 4])), Stock([2, 3, 4, 255]));
    assert_eq!(stock.checked_sub(Stock([1, 2, 0, 5])), Some(Stock([0, 0, 3, 250])));
    assert_eq!(stock.checked_sub(Stock([2, 0, 0, 0])), None);
    assert_eq!(stock.saturating_sub(Stock([2, 1, 0, 0])), Stock([0, 1, 3, 255]));
    assert!(stock.covers(Stock([1, 2, 3, 0])) && !stock.covers(Stock([0, 3, 0, 0])));
    assert_eq!(stock.total(), 261);
    assert_eq!(stock.get(Resource::Pebble), 3);
    assert!(Stock::NONE.is_empty());
}

#[test]
fn the_fingerprint_is_of_the_rules_and_not_of_the_words() {
    let own = load::builtin().fingerprint;
    let of =
        |files: &Files| load::load(files).unwrap_or_else(|faults| panic!("{}", lines(&faults))).fingerprint;
    for [file, after, old, new] in [
        [CARDS, "id = \"crane\"", "en = \"", "en = \"Old "],
        [CARDS, "id = \"crane\"", "source = \"", "source = \"Old "],
        [MODULES, "\"swarm\"", "en = \"", "en = \"Old "],
    ] {
        assert_eq!(of(&changed(file, after, old, new)), own, "{file}: {new}");
    }
    for [file, after, old, new] in [
        [CARDS, "id = \"crane\"", "pebble = 1", "pebble = 2"],
        [CARDS, "id = \"crane\"", "points = 1", "points = 2"],
        [CARDS, "\"farm_1\"", "card 1", "card 2"],
        [BELLFAIRE, "[festival]", "points = 4", "points = 5"],
        [BELLFAIRE, "\"royal_wedding\"", "card 3", "card 2"],
        [BELLFAIRE, "\"three_resin\"", "resin 3", "resin 2"],
        [BELLFAIRE, "\"peace\"", "second = 3", "second = 2"],
        [BELLFAIRE, "\"pebble_three_cards\"", "any 2", "any 3"],
        [LOCATIONS, "\"two_any\"", "any 2", "any 3"],
        [EVENTS, "\"tax_relief\"", "points = 3", "points = 4"],
        [NIGHTWEAVE, "level = 4", "purple_card = 3", "purple_card = 4"],
        [NIGHTWEAVE, "\"activity_06\"", "play_hand", "draw"],
        [MODULES, "\"theft1\"", "\"pebble\"]", "\"twig\"]"],
        [CARDS, "id = \"harbor\"", "resin = 1", "resin = 2"],
        [LOCATIONS, "\"two_pebbles_card\"", "pebble 2", "pebble 3"],
        [EVENTS, "\"river_race\"", "points = 4", "points = 5"],
        [PEARLBROOK, "\"watermill\"", "draw = 2", "draw = 3"],
        [PEARLBROOK, "\"scales\"", "most = 4", "most = 3"],
        [PEARLBROOK, "\"hopewatch_gate\"", "points = 10", "points = 11"],
        [NIGHTWEAVE, "\"activity_19\"", "spring = [\"ambassador\"", "spring = [\"discard\""],
    ] {
        assert_ne!(of(&changed(file, after, old, new)), own, "{file}: {new}");
    }
}

/// The built-in pack as it was before there was Pearlbrook.
pub(crate) fn before_pearlbrook() -> Files {
    let mut files = builtin();
    files.remove(PEARLBROOK);
    for (file, record) in [(CARDS, "[[card]]"), (EVENTS, "[[special_event]]"), (LOCATIONS, "[[forest]]")] {
        let text = files.get_mut(file).expect("the file is there");
        let start =
            text.find("# Pearlbrook.").or_else(|| text.find("# Forest cards of Pearlbrook.")).unwrap();
        let rest = &text[start..];
        let end = rest.find("[haven]").map_or(text.len(), |end| start + end);
        assert!(text[start..end].contains(record));
        text.replace_range(start..end, "");
    }
    // Two activity cards had other actions then.
    let lair = files.get_mut(NIGHTWEAVE).expect("the file is there");
    for [new, old] in [
        [r#"spring = ["ambassador", "draw"]"#, r#"spring = ["worker basic three_twigs", "draw"]"#],
        [
            r#"summer = ["worker wonder", "ambassador"]"#,
            r#"summer = ["worker forest lower_left +1", "play_meadow"]"#,
        ],
        [r#"autumn = ["worker wonder", "play_hand"]"#, r#"autumn = ["worker journey 3", "play_hand"]"#],
        [
            r#"summer = ["ambassador", "play_meadow"]"#,
            r#"summer = ["worker forest lower_right +1", "play_hand"]"#,
        ],
        [r#"autumn = ["worker wonder +1", "ambassador"]"#, r#"autumn = ["worker journey 4", "play_meadow"]"#],
    ] {
        assert!(lair.contains(new), "{new}");
        *lair = lair.replace(new, old);
    }
    files
}

#[test]
fn a_pack_from_before_pearlbrook_is_sound() {
    let files = before_pearlbrook();
    let content = load::load(&files).expect("the pack is sound");
    let own = load::builtin();
    assert_eq!(content.fingerprint, own.fingerprint);
    assert_eq!((content.cards.len(), &content.wonders), (own.cards.len(), &own.wonders));
    assert_eq!(content.activities, own.activities);
}

#[test]
fn a_pack_from_before_newleaf_is_sound() {
    let mut files = builtin();
    files.remove(NEWLEAF);
    let text = files.get_mut(CARDS).expect("the file is there");
    let start = text.find("# Newleaf.").expect("its cards come last");
    text.truncate(start);
    let content = load::load(&files).expect("the pack is sound");
    let own = load::builtin();
    assert_eq!(content.fingerprint, own.fingerprint);
    assert_eq!((content.cards.len(), &content.visitors), (own.cards.len(), &own.visitors));
}

#[test]
fn every_record_says_where_it_comes_from() {
    let pack = load::builtin_pack();
    let Summary { records, rulebook, public, reconstructed } = pack.summary();
    assert_eq!(records, rulebook + public + reconstructed);
    // The pack, 90 cards, 8 basic locations, 11 forest cards, the haven, 4 spaces of the journey, 4 and 16 events, 5
    // levels, 20 activity cards, 8 personalities, 13 plans, 33 plots, 4 abilities; of Bellfaire the Flower Festival, 9
    // events, 4 forest cards, 7 awards, the market with 4 tokens and 15 player powers; of Pearlbrook 8 cards, 4 forest
    // cards, 6 events, 12 river cards, 12 adornments and 4 wonders; of Newleaf 24 cards, 2 basic locations, 9 events, 3
    // forest cards, 6 train tiles, 32 visitors, 2 spaces and 4 player powers; of Spirecrest 12 weather cards, 24 map
    // tiles and 42 discoveries. Of these the activity cards, 8 Farms, 10 weather cards and the map tiles are designed
    // by this project.
    let (bellfaire, pearlbrook) = (1 + 9 + 4 + 7 + 5 + 15, 8 + 4 + 6 + 12 + 12 + 4);
    let newleaf = 24 + 2 + 9 + 3 + 6 + 32 + 2 + 4;
    let spirecrest = 12 + 24 + 42;
    let base = 1 + 90 + 8 + 11 + 1 + 4 + 4 + 16 + 5 + 20 + 8 + 13 + 33 + 4;
    assert_eq!(records, base + bellfaire + pearlbrook + newleaf + spirecrest);
    assert_eq!(reconstructed, 28 + 10 + 24);
    let tomb = pack.records.iter().find(|record| record.kind == "card" && &*record.id == "everflame_tomb");
    let tomb = tomb.expect("the tomb is on the list");
    let name = tomb.name.as_ref().map(|name| &*name.pl);
    assert_eq!((tomb.file, name), (CARDS, Some("Grobowiec Wiecznego Płomienia")));
    assert!(matches!(&tomb.provenance, Provenance::Public(source) if source.contains("rulebook")));
}
