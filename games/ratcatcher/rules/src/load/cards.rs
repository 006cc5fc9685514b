//! `abilities.toml`, `ratcatchers.toml`, `nemeses.toml` and `peculiar.toml`.

use std::collections::BTreeSet;
use std::sync::Arc;

use tabletop::Names;
use toml::{Table, Value};

use super::common::{PREY, Supply};
use super::fields::{Fields, File, Lists, Sheet, excerpt, shown};
use crate::content::{
    Ability, AbilityCard, Colour, CommonAttribute, Effect, Kind, Morsel, Mutation, Nemesis, NemesisAttribute,
    NemesisPower, PECULIARS, Peculiar, PeculiarPower, Provenance, Ratcatcher, Reward, SLOT_GROUPS, Slot,
    TRACK, Target, Trap, TrapUpgrade,
};

/// The most ratcatchers, and the most nemeses, that a pack can have.
const MOST_BOARDS: usize = 16;
/// Slots that a board needs, since the next cheese wins (K1).
const FEWEST_SLOTS: u32 = 9;
/// No die hits more often than from here up.
const BEST_ACCURACY: u8 = 2;

const ABILITIES: [Ability; 10] = [
    Ability::CheeseRuse,
    Ability::Lure,
    Ability::Charm,
    Ability::Decoy,
    Ability::Smoke,
    Ability::Steady,
    Ability::Barricade,
    Ability::Dash,
    Ability::Snare,
    Ability::Volley,
];

const TRAP_EFFECTS: [(&str, bool); 2] = [("none", false), ("sticky", true)];

const TRAP_UPGRADES: [(&str, TrapUpgrade); 4] = [
    ("extra_die", TrapUpgrade::ExtraDie),
    ("better_accuracy", TrapUpgrade::BetterAccuracy),
    ("sticky", TrapUpgrade::Sticky),
    ("lethal_five", TrapUpgrade::LethalFive),
];

/// The abilities of nemeses by their stable names.
pub(super) const NEMESIS_POWERS: [(&str, NemesisPower); 4] = [
    ("court", NemesisPower::Court),
    ("gorge", NemesisPower::Gorge),
    ("nursery", NemesisPower::Nursery),
    ("vanish", NemesisPower::Vanish),
];

/// The abilities of peculiar rats by their stable names.
pub(super) const PECULIAR_POWERS: [(&str, PeculiarPower); 12] = [
    ("drive", PeculiarPower::Drive),
    ("fly", PeculiarPower::Fly),
    ("pack", PeculiarPower::Pack),
    ("scrap", PeculiarPower::Scrap),
    ("gnaw", PeculiarPower::Gnaw),
    ("brood", PeculiarPower::Brood),
    ("guard", PeculiarPower::Guard),
    ("last_bite", PeculiarPower::LastBite),
    ("call", PeculiarPower::Call),
    ("sicken", PeculiarPower::Sicken),
    ("dodge", PeculiarPower::Dodge),
    ("blind", PeculiarPower::Blind),
];

/// The stable name of a meaning in one of the vocabularies above.
pub(super) fn word_of<T: Copy + PartialEq>(vocabulary: &[(&'static str, T)], meaning: T) -> &'static str {
    vocabulary.iter().find(|(_, other)| *other == meaning).map_or("", |(word, _)| word)
}

/// Whether an ability has a strength.
fn has_strength(ability: Ability) -> bool {
    match ability {
        Ability::Lure
        | Ability::Charm
        | Ability::Smoke
        | Ability::Steady
        | Ability::Dash
        | Ability::Volley => true,
        Ability::CheeseRuse | Ability::Decoy | Ability::Barricade | Ability::Snare => false,
    }
}

/// An ability's name and text, which every board with it shares.
pub(super) struct Wording {
    ability: Ability,
    name: Arc<Names>,
    text: Arc<Names>,
}

/// Reads the wordings of the abilities.
pub(super) fn abilities(sheet: &mut Sheet, file: File) -> Vec<Wording> {
    let mut lists = Lists::new(sheet, file);
    let tables = lists.take("ability");
    let any = !tables.is_empty();
    let vocabulary = ABILITIES.map(|ability| (ability.name(), ability));
    let mut seen = BTreeSet::new();
    let mut wordings = Vec::new();
    for (index, table) in tables.into_iter().enumerate() {
        let mut fields = Fields::named(lists.sheet, lists.file, "ability", "id", index, table);
        let ability = fields.word("id", &vocabulary);
        let name = fields.names("name");
        let text = fields.names("text");
        let provenance = fields.provenance();
        if let Some(ability) = ability {
            if !seen.insert(ability.name()) {
                fields.fault("stands here twice");
            }
            for (language, text) in text.iter().flat_map(|t| [("en", &t.en), ("pl", &t.pl), ("hu", &t.hu)]) {
                match (has_strength(ability), text.contains("{n}")) {
                    (true, false) => {
                        fields.fault(format!("`text.{language}` must say {{n}}, its strength"));
                    }
                    (false, true) => {
                        fields.fault(format!("`text.{language}` says {{n}}, but it has no strength"));
                    }
                    _ => {}
                }
            }
        }
        let id = ability.map_or("", Ability::name);
        fields.finish("ability", id, name.as_ref(), provenance.as_ref());
        if let (Some(ability), Some(name), Some(text)) = (ability, name, text) {
            wordings.push(Wording { ability, name, text });
        }
    }
    for (word, _) in vocabulary.iter().filter(|(word, _)| any && !seen.contains(word)) {
        lists.sheet.fault(lists.file, &format!("ability {word}"), "is missing");
    }
    lists.finish();
    wordings
}

/// What every board and card has.
struct Head {
    id: Box<str>,
    name: Arc<Names>,
    text: Arc<Names>,
    provenance: Provenance,
}

/// Reads records with stable names of the author's choosing.
///
/// `read` gets no head where the head is faulty, and must still take every field of its own.
fn boards<T>(
    lists: &mut Lists<'_>,
    kind: &'static str,
    most: usize,
    read: impl Fn(&mut Fields<'_>, Option<Head>) -> Option<T>,
) -> Option<Vec<T>> {
    let tables: Vec<Table> = lists.take(kind);
    let wanted = tables.len();
    if wanted > most {
        let what = format!("there are {wanted} [[{kind}]], but there can be at most {most}");
        lists.sheet.fault(lists.file, "", what);
        return None;
    }
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (index, table) in tables.into_iter().enumerate() {
        let mut fields = Fields::named(lists.sheet, lists.file, kind, "id", index, table);
        let id = fields.id("id");
        if id.as_ref().is_some_and(|id| !seen.insert(id.clone())) {
            fields.fault("stands here twice");
        }
        let name = fields.names("name");
        let text = fields.names("text");
        let provenance = fields.provenance();
        let head = (|| {
            Some(Head { id: id.clone()?, name: name.clone()?, text: text?, provenance: provenance.clone()? })
        })();
        found.extend(read(&mut fields, head));
        fields.finish(kind, id.as_deref().unwrap_or(""), name.as_ref(), provenance.as_ref());
    }
    (wanted > 0 && found.len() == wanted).then_some(found)
}

/// Reads the ratcatchers.
pub(super) fn ratcatchers(
    sheet: &mut Sheet,
    file: File,
    wordings: &[Wording],
    supply: Option<Supply>,
) -> Option<Vec<Ratcatcher>> {
    let mut lists = Lists::new(sheet, file);
    let found = boards(&mut lists, "ratcatcher", MOST_BOARDS, |fields, head| {
        let attack = fields.number("attack", 1..=9);
        let movement = fields.number("movement", 1..=9);
        let accuracy = fields.number("accuracy", BEST_ACCURACY..=6);
        let defence = fields.number("defence", 0..=9);
        let health = fields.number("health", 1..=9);
        let trap = fields.inner("trap").and_then(trap);
        let slots = fields.inner("upgrades").and_then(slots);
        let yellow = fields.inner("yellow").and_then(|f| card(f, Colour::Yellow, wordings, supply));
        let purple = fields.inner("purple").and_then(|f| card(f, Colour::Purple, wordings, supply));

        if let Some(slots) = &slots {
            let count: u32 = slots.iter().flatten().map(|slots| u32::from(*slots)).sum();
            if count < FEWEST_SLOTS {
                fields.fault(format!("there are {count} cheese slots, but {FEWEST_SLOTS} are needed")); // K1
            }
            let levels = |slot: Slot| slots[slot as usize].iter().filter(|slots| **slots > 0).count();
            let dice = attack.map(|attack| usize::from(attack) + levels(Slot::Attack));
            if let (Some(dice), Some(supply)) = (dice, supply)
                && dice > usize::from(supply.dice)
            {
                let all = supply.dice;
                fields.fault(format!("`attack` grows to {dice} dice, but there are {all}")); // K3
            }
            if accuracy.is_some_and(|base| usize::from(base) < levels(Slot::Accuracy) + 2) {
                fields.fault(format!("`accuracy` grows better than {BEST_ACCURACY}"));
            }
        }
        if let (Some(yellow), Some(purple)) = (&yellow, &purple)
            && yellow.ability == purple.ability
        {
            fields.fault(format!("both abilities are `{}`", yellow.ability.name()));
        }

        let Head { id, name, text, provenance } = head?;
        Some(Ratcatcher {
            id,
            name,
            text,
            attack: attack?,
            movement: movement?,
            accuracy: accuracy?,
            defence: defence?,
            health: health?,
            trap: trap?,
            slots: slots?,
            abilities: [yellow?, purple?],
            provenance,
        })
    });
    lists.finish();
    found
}

/// Reads the trap of a board (K2).
fn trap(mut fields: Fields<'_>) -> Option<Trap> {
    let count = fields.number("count", 1..=9);
    let cost = fields.number("cost", 1..=2);
    let dice = fields.number("dice", 1..=9);
    let accuracy = fields.number("accuracy", BEST_ACCURACY..=6);
    let sticky = fields.word("effect", &TRAP_EFFECTS);
    let upgrade = fields.word("upgrade", &TRAP_UPGRADES);
    let name = fields.names("name");
    match upgrade {
        Some(TrapUpgrade::Sticky) if sticky == Some(true) => {
            fields.fault("`trap.upgrade` adds nothing, since the trap is sticky already");
        }
        Some(TrapUpgrade::BetterAccuracy) if accuracy == Some(BEST_ACCURACY) => {
            fields.fault(format!("`trap.accuracy` grows better than {BEST_ACCURACY}"));
        }
        _ => {}
    }
    fields.close();
    Some(Trap {
        count: count?,
        cost: cost?,
        dice: dice?,
        accuracy: accuracy?,
        sticky: sticky?,
        upgrade: upgrade?,
        name: name?,
    })
}

/// Reads the slots of a board. Both slots of both abilities are on every board.
fn slots(mut fields: Fields<'_>) -> Option<[[u8; 2]; SLOT_GROUPS]> {
    let before = fields.faults();
    let mut slots = [[0; 2]; SLOT_GROUPS];
    for slot in Slot::ALL {
        let most = match slot {
            Slot::Yellow | Slot::YellowRefill | Slot::Purple | Slot::PurpleRefill => {
                slots[slot as usize][0] = 1;
                continue;
            }
            Slot::Trap => 1,
            _ => 2,
        };
        let key = slot.name();
        if !fields.has(key) {
            continue;
        }
        let Some(levels) = fields.list(key) else { continue };
        if levels.is_empty() || levels.len() > most {
            let wanted = if most == 1 { "1" } else { "1 or 2" };
            fields.fault(format!("`upgrades.{key}` has {} levels, but must have {wanted}", levels.len()));
            continue;
        }
        for (level, place) in levels.iter().zip(&mut slots[slot as usize]) {
            match level.as_integer().and_then(|level| u8::try_from(level).ok()) {
                Some(level @ 1..=9) => *place = level,
                _ => fields.fault(format!("a level of `upgrades.{key}` must have 1 to 9 slots")),
            }
        }
    }
    let sound = fields.faults() == before;
    fields.close();
    sound.then_some(slots)
}

/// Reads one ability of a board.
fn card(
    mut fields: Fields<'_>,
    colour: Colour,
    wordings: &[Wording],
    supply: Option<Supply>,
) -> Option<AbilityCard> {
    let key = colour.name();
    let ability = fields.word("ability", &ABILITIES.map(|ability| (ability.name(), ability)));
    let markers = fields.number("markers", 1..=30);
    let strength = match ability {
        None => fields.number("strength", 0..=9),
        Some(ability) if has_strength(ability) => fields.number("strength", 1..=9),
        Some(_) => fields.number("strength", 0..=0),
    };
    let with_yellow = match (colour, ability) {
        (Colour::Purple, Some(ability)) if fields.has("with_yellow") => {
            fields.number("with_yellow", 0..=if has_strength(ability) { 9 } else { 0 })
        }
        (Colour::Purple, None) if fields.has("with_yellow") => fields.number("with_yellow", 0..=9),
        _ => Some(0),
    };
    if let (Some(markers), Some(supply)) = (markers, supply)
        && markers > supply.markers[colour as usize]
    {
        let all = supply.markers[colour as usize];
        fields.fault(format!("`{key}.markers` is {markers}, but there are {all} in the supply"));
    }
    fields.close();
    let ability = ability?;
    let wording = wordings.iter().find(|wording| wording.ability == ability)?;
    Some(AbilityCard {
        ability,
        markers: markers?,
        strength: strength?,
        with_yellow: with_yellow?,
        name: Arc::clone(&wording.name),
        text: Arc::clone(&wording.text),
    })
}

/// Reads the nemeses.
pub(super) fn nemeses(sheet: &mut Sheet, file: File) -> Option<Vec<Nemesis>> {
    let mut lists = Lists::new(sheet, file);
    let found = boards(&mut lists, "nemesis", MOST_BOARDS, |fields, head| {
        let health = fields.number("health", 1..=20);
        let defence = fields.number("defence", 0..=9);
        let accuracy = fields.number("accuracy", BEST_ACCURACY..=6);
        let bite = fields.number("bite", 1..=9);
        let deployment = fields.number("deployment", 0..=9);
        let movement = fields.number("movement", 0..=9);
        let target = fields.word("target", &PREY);
        let power = fields.inner("ability").and_then(|mut fields| {
            let power = fields.word("id", &NEMESIS_POWERS);
            let name = fields.names("name");
            let text = fields.names("text");
            fields.close();
            Some((power?, name?, text?))
        });
        let track = track(fields);
        let mutation = if fields.has("mutation") { mutation(fields).map(Some) } else { Some(None) };
        let guts = if fields.has("guts") { guts(fields) } else { Some(Vec::new()) };

        if let (Some(track), Some(mutation)) = (&track, &mutation) {
            match (track.iter().flatten().any(|effect| *effect == Effect::Mutation), mutation) {
                (true, None) => fields.fault("`track` has mutations, so `mutation` must say what they do"),
                (false, Some(_)) => fields.fault("`mutation` is here, but `track` has no mutations"),
                _ => {}
            }
        }
        if let (Some((power, ..)), Some(guts)) = (&power, &guts) {
            match (*power == NemesisPower::Gorge, guts.is_empty()) {
                (true, true) => fields.fault("`guts` must not be empty with the ability `gorge`"),
                (false, false) => fields.fault("`guts` is only for the ability `gorge`"),
                _ => {}
            }
        }
        if let (Some(accuracy), Some(track), Some(mutation), Some(guts)) =
            (accuracy, &track, &mutation, &guts)
        {
            let attribute = NemesisAttribute::Accuracy;
            let effects = track.iter().flatten().chain(guts.iter().map(|(_, effect)| effect));
            let raises = effects.filter(|effect| **effect == Effect::Raise(attribute)).count()
                + usize::from(mutation.is_some_and(|faces| faces.contains(&Mutation::Attribute(attribute))));
            if usize::from(accuracy) < raises + usize::from(BEST_ACCURACY) {
                fields.fault(format!("`accuracy` grows better than {BEST_ACCURACY}"));
            }
        }

        let Head { id, name, text, provenance } = head?;
        let (power, power_name, power_text) = power?;
        Some(Nemesis {
            id,
            name,
            text,
            health: health?,
            defence: defence?,
            accuracy: accuracy?,
            bite: bite?,
            deployment: deployment?,
            movement: movement?,
            target: target?,
            power,
            power_name,
            power_text,
            track: track?,
            mutation: mutation?,
            guts: guts?,
            provenance,
        })
    });
    // K8
    if let Some(nemeses) = &found
        && !nemeses.iter().any(|nemesis| nemesis.track.iter().flatten().any(|e| *e == Effect::Peculiar))
    {
        lists.sheet.fault(lists.file, "", "no `track` brings peculiar rats");
    }
    lists.finish();
    found
}

/// Reads a progress track (K8).
fn track(fields: &mut Fields<'_>) -> Option<[Vec<Effect>; TRACK]> {
    let steps = fields.list("track")?;
    if steps.len() != TRACK {
        fields.fault(format!("`track` has {} steps, but must have {TRACK}", steps.len()));
        return None;
    }
    let before = fields.faults();
    let mut track: [Vec<Effect>; TRACK] = Default::default();
    for (index, step) in steps.iter().enumerate() {
        let Some(words) = step.as_array() else {
            fields.fault(format!("step {} of `track` must be a list", index + 1));
            continue;
        };
        for word in words {
            let Some(effect) = word.as_str().and_then(effect) else {
                let word = shown(word);
                fields.fault(format!("step {} of `track` is {word}, which is no effect", index + 1));
                continue;
            };
            track[index].push(effect);
        }
    }
    if fields.faults() > before {
        return None;
    }
    if !track[TRACK - 1].is_empty() {
        fields.fault("step 10 of `track` ends the game, so it must be empty");
    }
    let comings = track[..TRACK - 1].iter().flatten().filter(|effect| **effect == Effect::Nemesis).count();
    if comings != 1 {
        fields.fault(format!("`track` has {comings} steps with `nemesis` before the last, but must have 1"));
    }
    (fields.faults() == before).then_some(track)
}

/// An effect from its words.
fn effect(words: &str) -> Option<Effect> {
    let mut words = words.split(' ');
    let effect = match words.next()? {
        "peculiar" => Effect::Peculiar,
        "nemesis" => Effect::Nemesis,
        "mutation" => Effect::Mutation,
        "raise" => Effect::Raise(attribute(words.next()?)?),
        "deploy" => Effect::Deploy(small(words.next()?)?),
        "strengthen" => {
            let (kind, value) = (words.next()?, words.next()?);
            Effect::Strengthen(
                Kind::ALL.into_iter().find(|other| other.name() == kind)?,
                CommonAttribute::ALL.into_iter().find(|other| other.name() == value)?,
            )
        }
        _ => return None,
    };
    words.next().is_none().then_some(effect)
}

fn attribute(word: &str) -> Option<NemesisAttribute> {
    NemesisAttribute::ALL.into_iter().find(|attribute| attribute.name() == word)
}

/// A number from 1 to 9.
fn small(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// Reads what the faces of the mutation die do.
fn mutation(fields: &mut Fields<'_>) -> Option<[Mutation; 6]> {
    let words = fields.words("mutation")?;
    let mut faces = Vec::new();
    for word in &words {
        let face =
            if word == "heal" { Some(Mutation::Heal) } else { attribute(word).map(Mutation::Attribute) };
        if face.is_none() {
            fields.fault(format!("`mutation` holds `{}`, which is unknown", excerpt(word)));
        }
        faces.push(face?);
    }
    let faces = <[Mutation; 6]>::try_from(faces).ok();
    if faces.is_none() {
        fields.fault(format!("`mutation` has {} faces, but a die has 6", words.len()));
    }
    faces
}

/// Reads the guts track.
fn guts(fields: &mut Fields<'_>) -> Option<Vec<(Morsel, Effect)>> {
    let entries = fields.list("guts")?;
    let wanted = entries.len();
    let mut guts: Vec<(Morsel, Effect)> = Vec::new();
    for (index, entry) in entries.into_iter().enumerate() {
        let Value::Table(entry) = entry else {
            fields.fault(format!("entry {} of `guts` must be a table", index + 1));
            continue;
        };
        let mut entry = fields.within(format!("guts {}.", index + 1), entry);
        let morsel = entry.word("devours", &Morsel::ALL.map(|morsel| (morsel.name(), morsel)));
        let words = entry.line("effect");
        let effect = words.as_ref().and_then(|words| match effect(words) {
            Some(Effect::Nemesis | Effect::Mutation) | None => None,
            effect => effect,
        });
        if let (Some(words), None) = (&words, &effect) {
            entry.fault(format!("entry {} of `guts` cannot have the effect `{}`", index + 1, excerpt(words)));
        }
        entry.close();
        let (Some(morsel), Some(effect)) = (morsel, effect) else { continue };
        if guts.iter().any(|(other, _)| *other == morsel) {
            fields.fault(format!("`guts` has `{}` twice", morsel.name()));
            continue;
        }
        guts.push((morsel, effect));
    }
    (guts.len() == wanted).then_some(guts)
}

/// Reads the peculiar rats.
pub(super) fn peculiars(sheet: &mut Sheet, file: File) -> Option<Vec<Peculiar>> {
    const TARGETS: [(&str, Target); 4] = [
        ("cheese", Target::Cheese),
        ("ratcatcher", Target::Ratcatcher),
        ("trap", Target::Trap),
        ("marker", Target::Marker),
    ];
    let mut lists = Lists::new(sheet, file);
    let found = boards(&mut lists, "peculiar", PECULIARS, |fields, head| {
        let movement = fields.number("movement", 1..=9);
        let target = fields.word("target", &TARGETS);
        let bite = fields.number("bite", 0..=9);
        let defence = fields.number("defence", 0..=9);
        let power = fields.word("ability", &PECULIAR_POWERS);
        let rewards = rewards(fields);
        if let (Some(power), Some(rewards)) = (power, &rewards) {
            let collects = matches!(power, PeculiarPower::Pack | PeculiarPower::Scrap);
            let word = word_of(&PECULIAR_POWERS, power);
            match (collects, rewards.contains(&Reward::Collected)) {
                (true, false) => fields.fault(format!("`reward` must have `collected` with `{word}`")),
                (false, true) => {
                    fields.fault(format!("`reward` has `collected`, but `{word}` collects nothing"));
                }
                _ => {}
            }
        }
        let Head { id, name, text, provenance } = head?;
        Some(Peculiar {
            id,
            name,
            text,
            movement: movement?,
            target: target?,
            bite: bite?,
            defence: defence?,
            power: power?,
            rewards: rewards?,
            provenance,
        })
    });
    // K11
    if let Some(peculiars) = &found {
        let any = |test: fn(&Peculiar) -> bool| peculiars.iter().any(test);
        let has_dice = |rat: &Peculiar| rat.rewards.iter().any(|reward| matches!(reward, Reward::Dice(_)));
        for (found, what) in [
            (
                any(|rat| rat.rewards.contains(&Reward::Collected)),
                "no peculiar rat collects things on its card",
            ),
            (any(has_dice), "no peculiar rat brings attack dice"),
            (any(|rat| rat.rewards.contains(&Reward::Mystery)), "no peculiar rat brings a mystery token"),
            (any(|rat| rat.rewards.len() > 1), "no peculiar rat lets you choose a reward"),
        ] {
            if !found {
                lists.sheet.fault(lists.file, "", what);
            }
        }
    }
    lists.finish();
    found
}

/// Reads the rewards of a peculiar rat.
fn rewards(fields: &mut Fields<'_>) -> Option<Vec<Reward>> {
    let words = fields.words("reward")?;
    if words.is_empty() || words.len() > 4 {
        fields.fault(format!("`reward` has {} entries, but must have 1 to 4", words.len()));
        return None;
    }
    let mut rewards = Vec::new();
    for word in &words {
        match reward(word) {
            Some(reward) if rewards.contains(&reward) => {
                fields.fault(format!("`reward` has `{word}` twice"));
            }
            Some(reward) => rewards.push(reward),
            None => fields.fault(format!("`reward` holds `{}`, which is no reward", excerpt(word))),
        }
    }
    (rewards.len() == words.len()).then_some(rewards)
}

/// A reward from its words.
fn reward(words: &str) -> Option<Reward> {
    let Some((kind, count)) = words.split_once(' ') else {
        return match words {
            "mystery" => Some(Reward::Mystery),
            "collected" => Some(Reward::Collected),
            _ => None,
        };
    };
    let count = small(count)?;
    match kind {
        "dice" => Some(Reward::Dice(count)),
        "health" => Some(Reward::Health(count)),
        "cheese" => Some(Reward::Cheese(count)),
        "yellow" => Some(Reward::Markers(Colour::Yellow, count)),
        "purple" => Some(Reward::Markers(Colour::Purple, count)),
        _ => None,
    }
}
