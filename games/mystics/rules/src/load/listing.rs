//! The digest of the parts of a pack that the rules use, and its listing as text.

use std::fmt::Write as _;

use tabletop::Fingerprint;

use super::effects::{Lookup, effect_text, trait_text};
use crate::content::{
    AbilityCard, AbilityFacts, CardFacts, Chapter, Content, Dice, Doom, Effect, Encounter, Exit, First, Flip,
    FoeCard, FoeFacts, Goal, Group, Hazard, HazardTime, HeroCard, HeroFacts, Laid, Line, Map, Need, Place,
    Requires, SearchCard, Show, Side, SpecialSearch, SpecialSurge, Task, Test, WeaponFacts,
};
use crate::kinds::{Edge, Foe, Hero};

/// The digest of all content that the rules use.
///
/// Names, texts, drawings and provenance are omitted, so correcting a word does not invalidate records. The digest
/// is that of a listing with a line for each record, of stable names and numbers, so it is the same on every
/// machine and in every release.
pub(super) fn fingerprint(content: &Content) -> Fingerprint {
    Fingerprint::of_bytes(listing(content).as_bytes())
}

/// The listing; writing into a string cannot fail, so results are dropped.
fn listing(content: &Content) -> String {
    // Exhaustive patterns, here and below, so that no new field is forgotten.
    let Content {
        name: _,
        fingerprint: _,
        heroes,
        foes,
        abilities,
        search,
        treasures,
        encounters,
        honours: _,
        tales: _,
        sides,
        chapters,
    } = content;
    let names = Lookup::of(search, sides);
    let mut out = String::from("mystics content 1\n");
    for (hero, record) in Hero::ALL.iter().zip(heroes) {
        let HeroCard { facts, name: _, text: _, gifts: _, starts, provenance: _ } = record;
        let HeroFacts { classes, battle, defence, lore, movement, life, gifts } = facts;
        let _ = write!(out, "hero {} {classes} {battle} {defence} {lore}", hero.name());
        let _ = write!(out, " {movement} {life} {gifts}");
        for start in starts {
            let _ = write!(out, " {}", names.search[usize::from(*start)]);
        }
        out.push('\n');
    }
    for (foe, record) in Foe::ALL.iter().zip(foes) {
        let FoeCard { facts, name: _, text: _, provenance: _ } = record;
        let FoeFacts { large, ranged, battle, defence, life, resists } = facts;
        let _ = write!(out, "foe {} {large} {ranged} {battle} {defence}", foe.name());
        let _ = writeln!(out, " {life} {resists}");
    }
    for record in abilities {
        let AbilityCard { ability, facts, name: _, text: _, provenance: _ } = record;
        let AbilityFacts { classes, cost, when } = facts;
        let _ = writeln!(out, "ability {} {classes} {cost} {}", ability.name(), when.name());
    }
    for record in search {
        search_card(&mut out, record, &names);
    }
    let _ = writeln!(out, "treasures {treasures:?}");
    for record in encounters {
        let Encounter { id, name: _, difficult, lines, surge, provenance: _ } = record;
        let _ = write!(out, "encounter {id} {difficult}");
        for part in lines.iter().chain([surge]) {
            line(&mut out, part);
        }
        out.push('\n');
    }
    for record in sides {
        side(&mut out, record, &names);
    }
    for record in chapters {
        chapter(&mut out, record, &names);
    }
    out
}

fn search_card(out: &mut String, record: &SearchCard, names: &Lookup) {
    let SearchCard { id, facts, name: _, text: _, provenance: _ } = record;
    let CardFacts { kind, copies, slot, paws, knife, weapon, traits, requires, when, target, effects } =
        facts;
    let slot = slot.map_or("none", |slot| slot.name());
    let _ = write!(out, "search {id} {} {copies} {slot} {paws} {knife}", kind.name());
    if let Some(WeaponFacts { ranged, bonus, harm }) = weapon {
        let _ = write!(out, " weapon {ranged} {bonus} {}", harm.name());
    }
    for of in traits {
        let _ = write!(out, " {}", trait_text(*of));
    }
    let Requires { classes, hero, lore, battle } = requires;
    let _ = write!(out, " {classes} {} {lore} {battle}", hero.map_or("none", Hero::name));
    let _ = write!(out, " {} {}", when.name(), target.name());
    all(out, effects, names);
    out.push('\n');
}

fn all(out: &mut String, effects: &[Effect], names: &Lookup) {
    for effect in effects {
        let _ = write!(out, " + {}", effect_text(*effect, names));
    }
}

fn line(out: &mut String, line: &Line) {
    let Line { minions, mousetraps, ambush, greedy } = line;
    let _ = write!(out, " / {mousetraps} {ambush} {greedy}");
    for (creature, count) in minions {
        let _ = write!(out, " {} {count}", creature.name());
    }
}

fn side(out: &mut String, record: &Side, names: &Lookup) {
    let Side {
        id,
        name: _,
        reverse,
        colour,
        exits,
        flip,
        spaces,
        lines: _,
        features: _,
        walls: _,
        map,
        provenance: _,
    } = record;
    let _ = write!(out, "side {id} {} {colour:?}", names.sides[usize::from(*reverse)]);
    for (edge, exit) in Edge::ALL.iter().zip(exits) {
        if let Some(Exit { colour, spaces }) = exit {
            let _ = write!(out, " {} {colour:?} {spaces:x}", edge.name());
        }
    }
    if let Some(Flip { space, kind }) = flip {
        let _ = write!(out, " flip {space} {}", kind.name());
    }
    let Map {
        all,
        walk,
        climb,
        prowl,
        float,
        sight,
        distance,
        entries,
        crosses,
        water,
        current,
        areas,
        high_entries,
    } = map;
    let _ = write!(out, " {all:x} {entries:x} {crosses:x} {water:x} {areas:x} {high_entries:x}");
    for (space, name) in spaces.iter().enumerate() {
        let _ = write!(out, "\nspace {} {:x} {:x}", name.id, walk[space], climb[space]);
        let _ = write!(out, " {:x} {:x} {:x}", prowl[space], float[space], sight[space]);
        let _ = write!(out, " {} {:?}", current[space], &distance[space][..spaces.len()]);
    }
    out.push('\n');
}

fn chapter(out: &mut String, record: &Chapter, names: &Lookup) {
    let Chapter {
        id,
        name: _,
        opening: _,
        objective: _,
        victory: _,
        defeat: _,
        rules: _,
        mice,
        must,
        barred,
        end,
        standard,
        difficult,
        tiles,
        groups,
        gives,
        places,
        goals,
        defeats,
        relentless,
        provenance: _,
    } = record;
    let _ = write!(out, "chapter {id} {mice} {must:x} {barred:x} {end} {standard} {difficult} {relentless}");
    for Laid { side, x, y } in tiles {
        let _ = write!(out, " tile {} {x} {y}", names.sides[usize::from(*side)]);
    }
    for Group { count, slot, spaces } in groups {
        let _ = write!(out, " group {count} {slot} {spaces:x}");
    }
    all(out, gives, names);
    for goal in goals {
        let _ = match goal {
            Goal::Reach { side, spaces } => {
                write!(out, " reach {} {spaces:x}", names.sides[usize::from(*side)])
            }
            Goal::Clear { side } => write!(out, " clear {}", names.sides[usize::from(*side)]),
            Goal::Defeat(creature) => write!(out, " defeat {}", creature.name()),
            Goal::Flag(flag) => write!(out, " flag {flag}"),
        };
    }
    for doom in defeats {
        let _ = match doom {
            Doom::AllCaptured => write!(out, " all_captured"),
            Doom::Captured(hero) => write!(out, " captured {}", hero.name()),
            Doom::Flag(flag) => write!(out, " doom_flag {flag}"),
        };
    }
    out.push('\n');
    for record in places {
        place(out, record, names);
    }
}

fn place(out: &mut String, record: &Place, names: &Lookup) {
    let Place { side, reading: _, first, searches, surge, tasks, hazards, barred } = record;
    let _ = write!(out, "place {} {barred:x}", names.sides[usize::from(*side)]);
    match first {
        First::Encounter => out.push_str(" encounter"),
        First::Nothing => out.push_str(" nothing"),
        First::Special { line: special, spaces, effects } => {
            line(out, special);
            let _ = write!(out, " {spaces:?}");
            all(out, effects, names);
        }
    }
    if let Some(SpecialSurge { text: _, line: special, effects }) = surge {
        out.push_str(" surge");
        line(out, special);
        all(out, effects, names);
    }
    out.push('\n');
    for SpecialSearch { id, name: _, spaces, needs, effects } in searches {
        let _ = write!(out, "special {id} {spaces:x}");
        all_needs(out, needs, names);
        all(out, effects, names);
        out.push('\n');
    }
    for record in tasks {
        let Task { id, name: _, text: _, spaces, action, once, needs, test: dice, success, failure } = record;
        let _ = write!(out, "task {id} {spaces:x} {action} {once}");
        attempt(out, (needs, *dice, success, failure), names);
    }
    for record in hazards {
        let Hazard { id, name: _, text: _, spaces, when, needs, test: dice, success, failure } = record;
        let when = match when {
            HazardTime::Enter => "enter".to_owned(),
            HazardTime::TurnStart => "turn_start".to_owned(),
            HazardTime::TurnEnd => "turn_end".to_owned(),
            HazardTime::MoveCheese => "move_cheese".to_owned(),
            HazardTime::MoveStar => "move_star".to_owned(),
            HazardTime::MoveNumber(number) => format!("move_number {number}"),
        };
        let _ = write!(out, "hazard {id} {spaces:x} {when}");
        attempt(out, (needs, *dice, success, failure), names);
    }
}

/// The conditions, the roll, and the effects of success and of failure.
type Attempt<'a> = (&'a [Need], Option<Test>, &'a [Effect], &'a [Effect]);

fn attempt(out: &mut String, (needs, dice, success, failure): Attempt<'_>, names: &Lookup) {
    all_needs(out, needs, names);
    if let Some(Test { dice, need, count }) = dice {
        let dice = match dice {
            Dice::Fixed(number) => number.to_string(),
            Dice::Lore => "lore".to_owned(),
            Dice::Battle => "battle".to_owned(),
            Dice::Defence => "defence".to_owned(),
            Dice::Move => "move".to_owned(),
        };
        let need = match need {
            Show::Stars => "stars",
            Show::Swords => "swords",
            Show::Shields => "shields",
            Show::Bows => "bows",
            Show::Total => "total",
        };
        let _ = write!(out, " test {dice} {need} {count}");
    }
    all(out, success, names);
    out.push_str(" or");
    all(out, failure, names);
    out.push('\n');
}

fn all_needs(out: &mut String, needs: &[Need], names: &Lookup) {
    for need in needs {
        let _ = match need {
            Need::Flag(flag) => write!(out, " ? flag {flag}"),
            Need::NoFlag(flag) => write!(out, " ? no_flag {flag}"),
            Need::NoMinions => write!(out, " ? no_minions"),
            Need::Class(class) => write!(out, " ? class {}", class.name()),
            Need::Hero(hero) => write!(out, " ? hero {}", hero.name()),
            Need::Card(card) => write!(out, " ? card {}", names.search[usize::from(*card)]),
            Need::Treasure(treasure) => write!(out, " ? treasure {}", treasure.name()),
            Need::Tale(tale) => write!(out, " ? tale {}", tale.name()),
            Need::NoTale(tale) => write!(out, " ? no_tale {}", tale.name()),
            Need::Cheese(amount) => write!(out, " ? cheese {amount}"),
            Need::Present(creature) => write!(out, " ? present {}", creature.name()),
            Need::Absent(creature) => write!(out, " ? absent {}", creature.name()),
        };
    }
}
