//! Content packs: the built-in one is valid, and the faults of others are reported.

use std::fmt::Write as _;

use mystics::content::{
    CardKind, ENCOUNTERS, Effect, KINDS, Line, PAGES, Provenance, SEARCH, Target, Trait, When,
};
use mystics::kinds::{Ability, Class, Creature, Figure, Foe, Gift, Harm, Hero, Honour, Slot, Tale, Treasure};
use mystics::load::{self, BUILTIN, FILES, Fault, LARGEST_FILE, Summary};
use testkit::packs::{Files, Row, Trial, lines, row};

const TRIAL: Trial = Trial { builtin: BUILTIN, faults: |files| load::load(files).err().unwrap_or_default() };

fn builtin() -> Files {
    TRIAL.files()
}

fn changed(file: &str, after: &str, old: &str, new: &str) -> Files {
    TRIAL.changed(file, after, old, new).unwrap()
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
    TRIAL.survives_damage(2, 4).unwrap();
}

#[test]
fn the_built_in_pack_is_sound() {
    let faults = faults(&builtin());
    assert!(faults.is_empty(), "{}", lines(&faults));
}

const PACK: &str = "pack.toml";
const CARDS: &str = "search.toml";
const HEROES: &str = "heroes.toml";
const FOES: &str = "foes.toml";
const ABILITIES: &str = "abilities.toml";
const ENCOUNTER: &str = "encounters.toml";
const ACHIEVEMENTS: &str = "achievements.toml";

const ROWS: &[Row] = &[
    // The pack.
    row(PACK, ["", "game", "gàme"], &[("", "line ")]),
    row(PACK, ["", "\"mystics\"", "\"chess\""], &[("pack", "`game` is `chess`, but must be mystics")]),
    row(PACK, ["", "version = 1", "version = 2"], &[("pack", "`version` is 2, but must be 1")]),
    row(PACK, ["", "version = 1", "colour = 1\nversion = 1"], &[("pack", "unknown key `colour`")]),
    // Search cards.
    row(
        CARDS,
        ["id = \"dagger\"", "copies = 3", "copies = 2"],
        &[("", "there are 70 search cards, but there must be 71")],
    ),
    row(
        CARDS,
        ["id = \"dagger\"", "copies = 3", "copies = 0"],
        &[("card dagger", "`copies` is 0, but must be a whole number from 1 to 9")],
    ),
    row(
        CARDS,
        ["", "id = \"acorn_sling\"", "id = \"Sling\""],
        &[("card 10", "`id` is `Sling`, but must be a stable name")],
    ),
    row(
        CARDS,
        ["", "id = \"acorn_sling\"", "id = \"birch_wand\""],
        &[("card birch_wand", "stands here twice")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "\"weapon\"", "\"tool\""],
        &[("card acorn_sling", "`kind` is `tool`, but must be one of weapon, armour")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "bonus = 0", "bonus = 4"],
        &[("card acorn_sling", "`weapon.bonus` is 4, but must be a whole number from 0 to 3")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "\"missile\"", "\"loud\""],
        &[("card acorn_sling", "`weapon.harm` is `loud`, but must be one of sharp, blunt")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "bonus = 0", "bonus = 0, malus = 1"],
        &[("card acorn_sling", "unknown key `weapon.malus`")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "slot = \"paw\"\npaws = 1\n", ""],
        &[
            ("card acorn_sling", "weapons, armour and accessories have a `slot`"),
            ("card acorn_sling", "the `slot` of a weapon is paw"),
        ],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "paws = 1\n", ""],
        &[("card acorn_sling", "`paws` are for what has the `slot` paw")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "paws = 1", "paws = 3"],
        &[("card acorn_sling", "`paws` is 3, but must be a whole number from 1 to 2")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "paws = 1", "paws = 1\nknife = true"],
        &[("card acorn_sling", "a `knife` is a weapon for melee and for one paw")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "weapon =", "catapult ="],
        &[("card acorn_sling", "weapons have `weapon`"), ("card acorn_sling", "unknown key `catapult`")],
    ),
    row(
        CARDS,
        ["id = \"acorn_sling\"", "paws = 1", "paws = 1\nwhen = \"turn\"\neffects = [\"heal 1\"]"],
        &[("card acorn_sling", "what is worn or held has neither `when` nor `effects`")],
    ),
    row(
        CARDS,
        ["id = \"acorn_cap\"", "[\"vs_ranged 1\", \"no_stun\"]", "[]"],
        &[("card acorn_cap", "armour and accessories have `traits`")],
    ),
    row(
        CARDS,
        ["id = \"acorn_cap\"", "\"no_stun\"", "\"quick\""],
        &[("card acorn_cap", "`quick`, `close` and `mercy` are for weapons")],
    ),
    row(
        CARDS,
        ["id = \"acorn_cap\"", "\"no_stun\"", "\"no_stun 1\""],
        &[("card acorn_cap", "`traits` holds `no_stun 1`, which is no trait")],
    ),
    row(
        CARDS,
        ["id = \"acorn_cap\"", "vs_ranged 1", "vs_ranged 10"],
        &[("card acorn_cap", "`traits` holds `vs_ranged 10`, which is no trait")],
    ),
    row(
        CARDS,
        ["id = \"acorn_cap\"", "vs_ranged 1", "vs_ranged 01"],
        &[("card acorn_cap", "`traits` holds `vs_ranged 01`, which is no trait")],
    ),
    row(
        CARDS,
        ["id = \"acorn_cap\"", "\"no_stun\"", "\"no_stun\", \"climb\", \"no_web\""],
        &[("card acorn_cap", "`traits` has 4 entries, but must have at most 3")],
    ),
    row(
        CARDS,
        ["id = \"amber_bead\"", "slot = \"neck\"", "slot = \"paw\"\npaws = 1"],
        &[("card amber_bead", "an accessory is not held: its `slot` is not paw")],
    ),
    row(
        CARDS,
        ["id = \"amber_bead\"", "\"neck\"", "\"tail\""],
        &[("card amber_bead", "`slot` is `tail`, but must be one of paw, head")],
    ),
    row(
        CARDS,
        ["id = \"birch_wand\"", "lore = 2", "lore = 2, charm = 1"],
        &[("card birch_wand", "unknown key `requires.charm`")],
    ),
    row(
        CARDS,
        ["id = \"long_bow\"", "[\"archer\"]", "[\"archer\", \"archer\"]"],
        &[("card long_bow", "`requires.classes` holds `archer` too often")],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "effects = [\"heal 2\"]", "effects = [\"heal two\"]"],
        &[("card marigold_salve", "`effects` holds `heal two`, which is no effect")],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "effects = [\"heal 2\"]", "effects = [\"card crown\"]"],
        &[("card marigold_salve", "`effects` holds `card crown`, which is no effect")],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "effects = [\"heal 2\"]", "effects = [\"collapse kitchen\"]"],
        &[("card marigold_salve", "`effects` holds `collapse kitchen`, which is no effect")],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "effects = [\"heal 2\"]", "effects = [\"lose\"]"],
        &[("card marigold_salve", "`effects` holds `lose`, which does not go with its `target` and `when`")],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "target = \"near\"", "target = \"space\""],
        &[("card marigold_salve", "`effects` holds `heal 2`, which does not go with its `target`")],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "target = \"near\"", "target = \"far\""],
        &[("card marigold_salve", "`target` is `far`, but must be one of own, near")],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "when = \"turn\"", "when = \"drawn\""],
        &[
            ("card marigold_salve", "items, scrolls and tricks have `effects` and a `when`"),
            ("card marigold_salve", "the `when` of an event is drawn, and that of nothing else"),
        ],
    ),
    row(
        CARDS,
        ["id = \"marigold_salve\"", "when = \"turn\"", "traits = [\"lore 1\"]\nwhen = \"turn\""],
        &[("card marigold_salve", "only what is worn or held has `traits`")],
    ),
    row(
        CARDS,
        ["id = \"roll_aside\"", "\"attacked\"", "\"turn\""],
        &[("card roll_aside", "`effects` holds `guard 2`, which does not go with its `target` and `when`")],
    ),
    row(CARDS, ["id = \"pinch_of_pepper\"", "\"item\"", "\"trick\""], &[]),
    row(
        CARDS,
        ["id = \"wedge_of_cheese\"", "\"item\"", "\"trick\""],
        &[("", "there are 7 tricks, but there can be 6")],
    ),
    row(CARDS, ["id = \"short_cut\"", "[\"page\"]", "[]"], &[("card short_cut", "events have `effects`")]),
    row(
        CARDS,
        ["id = \"short_cut\"", "target =", "requires = { lore = 1 }\ntarget ="],
        &[("card short_cut", "events and party items have no `requires`")],
    ),
    row(
        CARDS,
        ["id = \"startled_roaches\"", "roach 2", "brodie 1"],
        &[("card startled_roaches", "`effects` holds `minions brodie 1`, which is no effect")],
    ),
    row(
        CARDS,
        ["id = \"grape\"", "copies = 1", "copies = 2"],
        &[("card grape", "there is one of each party item"), ("", "there are 72 search cards")],
    ),
    row(
        CARDS,
        ["id = \"grape\"", "copies = 1", "copies = 1\nwhen = \"turn\"\neffects = [\"heal 1\"]"],
        &[("card grape", "party items have neither `when` nor `effects`")],
    ),
    // Heroes.
    row(
        HEROES,
        ["", "id = \"nez\"", "id = \"ned\""],
        &[("hero ned", "`id` is `ned`, but must be one of collin, nez"), ("hero nez", "is missing")],
    ),
    row(
        HEROES,
        ["id = \"nez\"", "[\"tinkerer\", \"warrior\"]", "[\"tinkerer\", \"warrior\", \"archer\"]"],
        &[("hero nez", "a mouse has one class or two")],
    ),
    row(HEROES, ["id = \"nez\"", "life = 4", "life = 0"], &[("hero nez", "`life` is 0")]),
    row(
        HEROES,
        ["id = \"nez\"", "[\"nezs_hammer\"]", "[\"anvil\"]"],
        &[("hero nez", "`starts` holds `anvil`, which is no search card")],
    ),
    row(
        HEROES,
        ["id = \"nez\"", "[\"nezs_hammer\"]", "[\"lilys_bow\"]"],
        &[
            ("hero nez", "`starts` holds `lilys_bow`, whose `requires` this mouse does not meet"),
            ("", "mice start with 2 of `lilys_bow`, but there are 1"),
        ],
    ),
    row(
        HEROES,
        ["id = \"nez\"", "[\"nezs_hammer\"]", "[\"nezs_hammer\", \"dagger\"]"],
        &[("hero nez", "`starts` holds `dagger`, for which there are too few paws")],
    ),
    row(
        HEROES,
        ["id = \"nez\"", "[\"nezs_hammer\"]", "[\"leather_breastplate\", \"leather_breastplate\"]"],
        &[("hero nez", "`starts` holds `leather_breastplate`, for which there is no room")],
    ),
    row(
        HEROES,
        ["id = \"nez\"", "[\"nezs_hammer\"]", "[\"marigold_salve\"]"],
        &[("hero nez", "`starts` holds `marigold_salve`, which is neither worn nor held")],
    ),
    row(HEROES, ["id = \"filch\"", "[\"dagger\"]", "[\"dagger\", \"dagger\", \"dagger\"]"], &[]),
    row(
        HEROES,
        ["", "[[hero.gifts]]\nid = \"treasure\"", "[[hero.gifts]]\nid = \"greed\""],
        &[("hero nez", "`gifts 1.id` is `greed`, but must be one of command, treasure")],
    ),
    row(HEROES, ["", "id = \"tail\"", "id = \"pilfer\""], &[("hero filch", "`gifts` holds `pilfer` twice")]),
    row(HEROES, ["id = \"nez\"", "life = 4", "life = 4\ngifts = [1]"], &[("", "line ")]),
    // Creatures.
    row(
        FOES,
        ["", "id = \"spider\"", "id = \"roach\""],
        &[
            ("foe roach", "stands here twice"),
            ("foe roach", "`size` is `large`, but must be small"),
            ("foe spider", "is missing"),
        ],
    ),
    row(
        FOES,
        ["id = \"spider\"", "\"melee\"", "\"biting\""],
        &[("foe spider", "`attack` is `biting`, but must be one of melee, ranged")],
    ),
    row(
        FOES,
        ["id = \"spider\"", "life = 3", "life = 3\nresists = [\"sharp\", \"soft\"]"],
        &[("foe spider", "`resists` holds `soft`, which is unknown")],
    ),
    row(FOES, ["id = \"spider\"", "battle = 2\n", ""], &[("foe spider", "`battle` is missing")]),
    // Abilities.
    row(
        ABILITIES,
        ["id = \"dodge\"", "\"attacked\"", "\"free\""],
        &[("ability dodge", "`when` is `free`, but must be attacked")],
    ),
    row(ABILITIES, ["id = \"dodge\"", "[\"scamp\"]", "[]"], &[("ability dodge", "`classes` is empty")]),
    row(ABILITIES, ["id = \"dodge\"", "cost = 1", "cost = 7"], &[("ability dodge", "`cost` is 7")]),
    // Encounters.
    row(
        ENCOUNTER,
        ["\"standard_1\"", "difficult = false", "difficult = true"],
        &[("", "8 encounter cards are standard and 10 are difficult, but there must be 9 of each")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[3, 5]", "[4, 5]"],
        &[("encounter standard_1", "`lines` go on with page 4, but must go on with page 3")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[6, 8]", "[6, 7]"],
        &[("encounter standard_1", "`lines` tell of pages 1 to 7, but must tell of 1 to 8")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[6, 8]", "[8, 6]"],
        &[("encounter standard_1", "`lines 3.pages` must be the first and the last page, from 1 to 8")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[6, 8]", "[]"],
        &[("encounter standard_1", "`lines 3.pages` must be the first and the last page")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[6, 8]", "[6, 9]"],
        &[("encounter standard_1", "`lines 3.pages` must be the first and the last page")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"rat_warrior 7\"]"],
        &[("encounter standard_1", "`lines 1.minions` asks for 7 rat figures, but there are 6")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"elite_rat_warrior 5\"]"],
        &[(
            "encounter standard_1",
            "`lines 1.minions` asks for 5 tokens of elite rat warriors, but there are 4",
        )],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"spider 2\"]"],
        &[("encounter standard_1", "`lines 1.minions` asks for 2 spider figures, but there are 1")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"rat_warrior 2\", \"rat_warrior 1\"]"],
        &[("encounter standard_1", "`lines 1.minions` holds `rat_warrior` twice")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"rat_warrior\"]"],
        &[("encounter standard_1", "`lines 1.minions` holds `rat_warrior`, not a creature and how many")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[]"],
        &[("encounter standard_1", "`lines 1.minions` is empty")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"captain_vurst 1\"]"],
        &[("encounter standard_1", "`lines 1.minions` holds a boss")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"brodie 2\"]"],
        &[("encounter standard_1", "`lines 1.minions` asks for 2 of brodie")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"rat_warrior 2\"], greedy = true"],
        &[("encounter standard_1", "`lines 1.minions` has no roaches to be greedy")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "[\"rat_warrior 2\"]", "[\"rat_warrior 2\"], stealthy = true"],
        &[("encounter standard_1", "unknown key `lines 1.stealthy`")],
    ),
    row(
        ENCOUNTER,
        ["\"standard_1\"", "surge = { ", "surge = { ambush = true, "],
        &[("encounter standard_1", "`surge` can have neither `ambush` nor `mousetraps`")],
    ),
    row(
        ENCOUNTER,
        ["", "id = \"standard_1\"", "id = \"standard_2\""],
        &[("encounter standard_2", "stands here twice")],
    ),
    // Achievements.
    row(
        ACHIEVEMENTS,
        ["\"roach_master\"", "[honour.text]", "[honour.song]"],
        &[("honour roach_master", "`text` is missing"), ("honour roach_master", "unknown key `song`")],
    ),
    row(
        ACHIEVEMENTS,
        ["", "id = \"claw\"", "id = \"king\""],
        &[("tale king", "stands here twice"), ("tale claw", "is missing")],
    ),
];

#[test]
fn a_pack_needs_its_files_and_no_others() {
    let mut files = builtin();
    files.remove(ACHIEVEMENTS);
    files.insert("notes.toml".to_owned(), String::new());
    expect(&files, &["notes.toml: a pack has no such file", "achievements.toml: the file is missing"]);

    files = builtin();
    files.insert(FOES.to_owned(), "#".repeat(LARGEST_FILE + 1));
    expect(&files, &["foes.toml: the file is larger than 256 KiB"]);

    let faults = load::load(&Files::new()).expect_err("nothing is no pack");
    assert_eq!(faults.iter().map(|fault| &*fault.file).collect::<Vec<_>>(), FILES);
}

#[test]
fn standard_encounters_stand_before_difficult_ones() {
    let mut files = changed(ENCOUNTER, "\"standard_1\"", "difficult = false", "difficult = true");
    let text = files.get_mut(ENCOUNTER).expect("the file");
    let start = text.find("\"difficult_9\"").expect("the card");
    let at = text[start..].find("= true").expect("its kind") + start;
    text.replace_range(at..at + "= true".len(), "= false");
    expect(&files, &["encounters.toml: the standard encounter cards must stand before the difficult ones"]);
}

#[test]
fn there_is_an_end_to_kinds_of_cards_and_no_end_without_party_items() {
    let mut files = builtin();
    let text = files.get_mut(CARDS).expect("the file");
    let bead = text.find("[[card]]\nid = \"amber_bead\"").expect("the card");
    let end = text[bead + 1..].find("\n[[card]]").expect("the next card") + bead + 1;
    let card = text[bead..end].to_owned();
    for number in 0..=KINDS {
        let _ = write!(text, "\n{}", card.replace("amber_bead", &format!("bead_{number}")));
    }
    let found = lines(&faults(&files));
    assert!(found.contains("kinds of search card, but there can be 64"), "{found}");

    let files = changed(CARDS, "", "id = \"grape\"", "id = \"raisin\"");
    let found = lines(&faults(&files));
    assert!(
        found.contains("card raisin: the party items are disguises, fishhook, fork and grape"),
        "{found}"
    );
    assert!(found.contains("search.toml: the party item grape is missing"), "{found}");
}

/// The numbers of the box.
#[test]
fn the_box_holds_what_it_should() {
    let content = load::builtin();
    assert_eq!(content.search.iter().map(|card| u32::from(card.facts.copies)).sum::<u32>(), SEARCH);
    assert!(content.search.len() <= KINDS);
    assert_eq!((content.abilities.len(), Ability::ALL.len()), (28, 28));
    assert_eq!((content.heroes.len(), content.honours.len(), content.tales.len()), (6, 5, 5));
    assert_eq!((Honour::ALL.len(), Tale::ALL.len()), (5, 5));
    // An initiative card for each mouse and each card of a creature.
    assert_eq!(content.heroes.len() + content.foes.len(), 19);
    assert_eq!(content.encounters.len(), ENCOUNTERS);
    assert!(content.encounters[..9].iter().all(|card| !card.difficult));
    assert!(content.encounters[9..].iter().all(|card| card.difficult));

    let copies = |kind: CardKind| -> u8 {
        let cards = content.search.iter().filter(|card| card.facts.kind == kind);
        cards.map(|card| card.facts.copies).sum()
    };
    assert!(copies(CardKind::Trick) <= 6);
    assert_eq!(copies(CardKind::Party), 4);
    assert!((8..=10).contains(&copies(CardKind::Event)));
    for treasure in Treasure::ALL {
        let card = content.treasures[treasure.index()];
        assert_eq!(&*content.search[usize::from(card)].id, treasure.name());
        assert_eq!(content.search_named(treasure.name()), Some(card));
    }
    assert_eq!(content.search_named("crown"), None);
}

#[test]
fn no_line_asks_for_more_figures_than_there_are() {
    let content = load::builtin();
    let most = |figure| match figure {
        Figure::Roach => 8,
        Figure::Rat => 6,
        Figure::Spider | Figure::Centipede => 1,
    };
    let check = |id: &str, line: &Line| {
        for figure in Figure::ALL {
            let minions = line.minions.iter().filter(|(creature, _)| creature.figure() == Some(*figure));
            let count: u8 = minions.map(|(_, count)| count).sum();
            assert!(count <= most(*figure), "{id}: {count} of {}", figure.name());
        }
    };
    for card in &content.encounters {
        assert_eq!(card.lines.len(), usize::from(PAGES), "{}", card.id);
        for line in card.lines.iter().chain([&card.surge]) {
            assert!(!line.minions.is_empty(), "{}", card.id);
            check(&card.id, line);
        }
        // Later pages are at least as hard.
        let sizes: Vec<u8> = card.lines.iter().map(weight).collect();
        assert!(sizes.is_sorted(), "{}: {sizes:?}", card.id);
    }
    let with = |of: fn(&Line) -> bool| content.encounters.iter().filter(|card| of(&card.lines[0])).count();
    assert_eq!((with(|line| line.mousetraps), with(|line| line.ambush), with(|line| line.greedy)), (3, 3, 3));
    let surge = |creature| {
        content.encounters.iter().filter(move |card| card.surge.minions == [(creature, 1)]).count()
    };
    assert_eq!((surge(Creature::Spider), surge(Creature::Centipede)), (2, 2));
}

/// A rough measure of a line's strength.
fn weight(line: &Line) -> u8 {
    let each = |creature| match creature {
        Creature::Roach => 1,
        Creature::RatWarrior => 2,
        Creature::EliteRatWarrior => 3,
        _ => 5,
    };
    line.minions.iter().map(|(creature, count)| each(*creature) * count).sum()
}

#[test]
fn the_tables_say_what_the_files_say() {
    let content = load::builtin();
    let card = |id: &str| &content.search[usize::from(content.search_named(id).expect(id))].facts;
    let hero = |hero: Hero| content.heroes[hero.index()].facts;

    let collin = hero(Hero::Collin);
    assert!(collin.is(Class::Leader) && collin.is(Class::Warrior) && !collin.is(Class::Scamp));
    assert_eq!((collin.movement, hero(Hero::Maginos).battle), (2, 1));
    assert!(hero(Hero::Filch).has(Gift::Pilfer) && hero(Hero::Filch).has(Gift::Tail));
    let starts = content.heroes[Hero::Collin.index()].starts.iter();
    let starts: Vec<&str> = starts.map(|card| &*content.search[usize::from(*card)].id).collect();
    assert_eq!(starts, ["collins_sword", "leather_breastplate"]);

    let rat = content.foe(Foe::EliteRatWarrior);
    assert_eq!((rat.large, rat.ranged, rat.battle, rat.defence, rat.life), (false, true, 3, 2, 1));
    let spider = content.foe(Foe::Spider);
    assert_eq!(
        (spider.large, spider.ranged, spider.battle, spider.defence, spider.life),
        (true, false, 2, 3, 3)
    );
    assert!(content.foes.iter().all(|foe| foe.facts.resists == 0));

    let staff = card("maginos_staff");
    let weapon = staff.weapon.expect("a weapon");
    assert_eq!((weapon.ranged, weapon.bonus, weapon.harm), (true, 1, Harm::Magic));
    assert_eq!((staff.slot, staff.paws, staff.traits[0]), (Some(Slot::Paw), 2, Trait::Close));
    assert_eq!(card("tildas_mace").requires.hero, Some(Hero::Tilda));
    assert!(card("dagger").knife && card("dagger").traits[0] == Trait::Quick);
    assert_eq!(card("leather_breastplate").traits, [Trait::Defence(1), Trait::None, Trait::None]);
    let cure = card("cure_all");
    assert_eq!(cure.effects, [Effect::Heal(2), Effect::Antidote(2), Effect::Clear]);
    assert_eq!((cure.when, cure.target, cure.copies), (When::Turn, Target::Near, 1));
    assert_eq!(card("rat_patrol").effects[..2], [Effect::Minions(Creature::RatWarrior, 1), Effect::Wheel(1)]);

    // Every mouse can hold some weapon but its own, and wear some armour.
    for (name, facts) in Hero::ALL.iter().map(|hero| (hero, content.heroes[hero.index()].facts)) {
        let fits = |kind: CardKind| {
            let cards = content.search.iter().enumerate().filter(|(_, card)| card.facts.kind == kind);
            let cards = cards.filter(|(_, card)| {
                let requires = card.facts.requires;
                (requires.classes == 0 || requires.classes & facts.classes != 0)
                    && requires.hero.is_none_or(|hero| hero == *name)
                    && requires.lore <= facts.lore
                    && requires.battle <= facts.battle
            });
            let starts = &content.heroes[name.index()].starts;
            cards.filter(|(place, _)| !starts.iter().any(|start| usize::from(*start) == *place)).count()
        };
        assert!(fits(CardKind::Weapon) >= 3, "{}", name.name());
        assert!(fits(CardKind::Armour) >= 3, "{}", name.name());
        assert!(fits(CardKind::Accessory) >= 5, "{}", name.name());
    }

    // Every class has abilities to learn.
    for class in Class::ALL {
        let cards = content.abilities.iter().filter(|card| card.facts.classes & (1 << *class as u8) != 0);
        assert!(cards.count() >= 3, "{}", class.name());
    }
}

#[test]
fn the_fingerprint_is_of_the_rules_and_not_of_the_words() {
    let own = load::builtin().fingerprint;
    let of =
        |files: &Files| load::load(files).unwrap_or_else(|faults| panic!("{}", lines(&faults))).fingerprint;
    for [file, after, old, new] in [
        [PACK, "name", "en = \"", "en = \"Old "],
        [CARDS, "id = \"dagger\"", "en = \"", "en = \"Old "],
        [CARDS, "[card.text]", "en = \"", "en = \"Old "],
        [CARDS, "id = \"dagger\"", "known", "# known"],
        [HEROES, "hero.gifts", "en = \"", "en = \"Old "],
        [FOES, "id = \"spider\"", "source = \"", "source = \"Old "],
        [ABILITIES, "id = \"dodge\"", "en = \"", "en = \"Old "],
        [ENCOUNTER, "\"standard_1\"", "en = \"", "en = \"Old "],
        [ACHIEVEMENTS, "\"king\"", "en = \"", "en = \"Old "],
    ] {
        assert_eq!(of(&changed(file, after, old, new)), own, "{file}: {new}");
    }
    for [file, after, old, new] in [
        [CARDS, "id = \"acorn_sling\"", "bonus = 0", "bonus = 1"],
        [CARDS, "id = \"acorn_sling\"", "\"ranged\"", "\"melee\""],
        [CARDS, "id = \"acorn_sling\"", "\"missile\"", "\"sharp\""],
        [CARDS, "id = \"acorn_sling\"", "paws = 1", "paws = 2"],
        [CARDS, "id = \"dagger\"", "knife = true", "knife = false"],
        [CARDS, "id = \"dagger\"", "\"quick\"", "\"prick\""],
        [CARDS, "id = \"acorn_cap\"", "vs_ranged 1", "vs_ranged 2"],
        [CARDS, "id = \"amber_bead\"", "\"neck\"", "\"belt\""],
        [CARDS, "id = \"birch_wand\"", "lore = 2", "lore = 3"],
        [CARDS, "id = \"toothpick\"", "battle = 2", "battle = 3"],
        [CARDS, "id = \"tildas_mace\"", "hero = \"tilda\"", "hero = \"tilda\", lore = 1"],
        [CARDS, "id = \"marigold_salve\"", "\"near\"", "\"mice\""],
        [CARDS, "id = \"marigold_salve\"", "\"turn\"", "\"action\""],
        [CARDS, "id = \"marigold_salve\"", "heal 2\"]", "heal 2\", \"cheese 1\"]"],
        [CARDS, "id = \"hidden_drawer\"", "\"draw 2\"", "\"card fork\""],
        [CARDS, "id = \"pinch_of_pepper\"", "\"item\"", "\"scroll\""],
        [CARDS, "", "id = \"falling_plaster\"", "id = \"old_plaster\""],
        [HEROES, "id = \"nez\"", "battle = 3", "battle = 4"],
        [HEROES, "id = \"nez\"", "defence = 2", "defence = 1"],
        [HEROES, "id = \"nez\"", "lore = 2", "lore = 1"],
        [HEROES, "id = \"nez\"", "movement = 1", "movement = 2"],
        [HEROES, "id = \"nez\"", "life = 4", "life = 5"],
        [HEROES, "id = \"nez\"", "[\"nezs_hammer\"]", "[\"dagger\"]"],
        [HEROES, "id = \"nez\"", "[\"tinkerer\", ", "["],
        [HEROES, "", "id = \"lesson\"", "id = \"thrift\""],
        [FOES, "id = \"spider\"", "battle = 2", "battle = 3"],
        [FOES, "id = \"spider\"", "\"melee\"", "\"ranged\""],
        [FOES, "id = \"spider\"", "life = 3", "life = 3\nresists = [\"sharp\"]"],
        [FOES, "id = \"spider\"", "life = 3\n", ""],
        [ABILITIES, "id = \"dodge\"", "cost = 1", "cost = 2"],
        [ABILITIES, "id = \"dodge\"", "[\"scamp\"]", "[\"scamp\", \"archer\"]"],
        [ENCOUNTER, "\"standard_1\"", "rat_warrior 2", "rat_warrior 1"],
        [ENCOUNTER, "\"standard_1\"", "{ pages = [3, 5],", "{ pages = [3, 5], ambush = true,"],
        [ENCOUNTER, "\"standard_1\"", "{ pages = [3, 5],", "{ pages = [3, 5], mousetraps = true,"],
        [ENCOUNTER, "\"standard_5\"", "greedy = true", "greedy = false"],
        [ENCOUNTER, "", "id = \"standard_1\"", "id = \"standard_0\""],
    ] {
        assert_ne!(of(&changed(file, after, old, new)), own, "{file}: {after}: {new}");
    }
}

#[test]
fn every_record_says_where_it_comes_from() {
    let pack = load::builtin_pack();
    let Summary { records, rulebook, public, reconstructed } = pack.summary();
    assert_eq!(records, rulebook + public + reconstructed);
    let of = |file: &str| pack.records.iter().filter(|record| record.file == file).count();
    assert_eq!([PACK, CARDS, HEROES, FOES].map(of), [1, pack.content.search.len(), 6, 13]);
    assert_eq!([ABILITIES, ENCOUNTER, ACHIEVEMENTS].map(of), [28, 18, 10]);
    let sword = pack.records.iter().find(|record| record.kind == "card" && &*record.id == "collins_sword");
    let sword = sword.expect("the sword is on the list");
    assert_eq!(sword.name.as_ref().map(|name| &*name.hu), Some("Collin kardja"));
    assert!(matches!(&sword.provenance, Provenance::Reconstructed(known) if known.len() == 4));
}
