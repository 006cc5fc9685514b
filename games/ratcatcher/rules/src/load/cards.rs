//! `abilities.toml`, `ratcatchers.toml`, `nemeses.toml` and `peculiar.toml`.

use std::str::FromStr;
use std::sync::Arc;

use content::{Checks, Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;

use super::common::Supply;
use crate::content::{
    Ability, AbilityCard, BEST_ACCURACY, Colour, CommonAttribute, Effect, Kind, Mutation, Nemesis,
    NemesisAttribute, NemesisPower, PECULIARS, Peculiar, PeculiarPower, Ratcatcher, Reward, SLOT_GROUPS,
    Slot, TRACK, Trap, TrapUpgrade,
};

/// The maximal number of ratcatchers, and of nemeses, in a pack.
const MOST_BOARDS: usize = 16;
/// The least number of slots of a board, because the cheese after them wins (K1).
const FEWEST_SLOTS: u32 = 9;

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

/// The name and text of an ability, shared by all boards with it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(super) struct Wording {
    /// The ability.
    id: Ability,
    /// Its name.
    name: Arc<Names>,
    /// Its effect; `{n}` stands for its strength.
    text: Arc<Names>,
    /// Where the record comes from.
    #[expect(dead_code, reason = "the reader lists it")]
    provenance: Provenance,
}

/// A ratcatcher's board, as it is written in a file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Board {
    /// The stable name.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// The name.
    name: Arc<Names>,
    /// The style of play, in a sentence.
    text: Arc<Names>,
    /// Attack dice at the start.
    #[schemars(range(min = 1, max = 9))]
    attack: u8,
    /// Movement points at the start.
    #[schemars(range(min = 1, max = 9))]
    movement: u8,
    /// A die hits from here up.
    #[schemars(range(min = BEST_ACCURACY, max = 6))]
    accuracy: u8,
    /// Bites count only above it.
    #[schemars(range(min = 0, max = 9))]
    defence: u8,
    /// Health at the start, and its maximum then.
    #[schemars(range(min = 1, max = 9))]
    health: u8,
    /// The trap.
    trap: Trap,
    /// Cheese slots of the first and the second level of each group.
    upgrades: Upgrades,
    /// The yellow ability.
    yellow: BoardAbility,
    /// The purple ability.
    purple: BoardAbility,
    /// Where the record comes from.
    provenance: Provenance,
}

/// The cheese slots of each level, by what they improve (R10). Both slots of both abilities are on every board.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(transform = declared_order::<Self>)]
#[derive(Default)]
struct Upgrades {
    /// One more attack die a level.
    #[schemars(length(min = 1, max = 2), inner(range(min = 1, max = 9)), extend("x-item" = "level"))]
    attack: Option<Vec<u8>>,
    /// One more movement point a level.
    #[schemars(length(min = 1, max = 2), inner(range(min = 1, max = 9)), extend("x-item" = "level"))]
    movement: Option<Vec<u8>>,
    /// The least face that hits is one lower a level.
    #[schemars(length(min = 1, max = 2), inner(range(min = 1, max = 9)), extend("x-item" = "level"))]
    accuracy: Option<Vec<u8>>,
    /// One more defence a level.
    #[schemars(length(min = 1, max = 2), inner(range(min = 1, max = 9)), extend("x-item" = "level"))]
    defence: Option<Vec<u8>>,
    /// One more health a level.
    #[schemars(length(min = 1, max = 2), inner(range(min = 1, max = 9)), extend("x-item" = "level"))]
    health: Option<Vec<u8>>,
    /// The upgraded side of the traps.
    #[schemars(length(min = 1, max = 1), inner(range(min = 1, max = 9)), extend("x-item" = "level"))]
    trap: Option<Vec<u8>>,
}

/// One ability of a board.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct BoardAbility {
    /// Its effect.
    ability: Ability,
    /// The most markers one may hold (R11.5).
    #[schemars(range(min = 1, max = 30))]
    markers: u8,
    /// Its strength, in the ability's own unit; 0 for an ability without strength.
    #[schemars(range(min = 0, max = 9))]
    strength: u8,
    /// For the purple ability: added to the strength while the yellow one is unlocked.
    #[schemars(range(min = 0, max = 9))]
    with_yellow: Option<u8>,
}

impl Declared for Wording {
    const KIND: &'static str = "ability";
}

impl Declared for Board {
    const KIND: &'static str = "ratcatcher";
}

impl Declared for Nemesis {
    const KIND: &'static str = "nemesis";
}

impl Declared for Peculiar {
    const KIND: &'static str = "peculiar";
}

/// The records of the files.
pub(super) fn schemas() -> [FileSchema; 4] {
    [
        FileSchema::new("abilities.toml").many::<Wording>(),
        FileSchema::new("ratcatchers.toml").many::<Board>(),
        FileSchema::new("nemeses.toml").many::<Nemesis>(),
        FileSchema::new("peculiar.toml").many::<Peculiar>(),
    ]
}

/// Reads the wordings of the abilities.
pub(super) fn abilities(collector: &mut FaultCollector, file: File) -> Option<Vec<Wording>> {
    let mut reader = FileReader::new(collector, file);
    let wordings = reader.each(|checks, _, wording: Wording| {
        let text = &wording.text;
        for (language, text) in [("en", &text.en), ("pl", &text.pl), ("hu", &text.hu)] {
            match (has_strength(wording.id), text.contains("{n}")) {
                (true, false) => checks.fault(format!("`text.{language}` must say {{n}}, its strength")),
                (false, true) => {
                    checks.fault(format!("`text.{language}` says {{n}}, but it has no strength"));
                }
                _ => {}
            }
        }
        Some(wording)
    });
    reader.finish();
    wordings
}

/// Reads the ratcatchers.
pub(super) fn ratcatchers(
    collector: &mut FaultCollector,
    file: File,
    wordings: Option<&[Wording]>,
    supply: Option<&Supply>,
) -> Option<Vec<Ratcatcher>> {
    let mut reader = FileReader::new(collector, file);
    let found = reader.all(MOST_BOARDS, |checks, board: Board| {
        check_trap(checks, &board.trap);
        let slots = slots(&board.upgrades);
        let yellow = card(checks, Colour::Yellow, &board.yellow, wordings, supply);
        let purple = card(checks, Colour::Purple, &board.purple, wordings, supply);
        check_slots(checks, &board, &slots, supply);
        if board.yellow.ability == board.purple.ability {
            checks.fault(format!("both abilities are `{}`", board.yellow.ability.name()));
        }
        let Board { id, name, text, attack, movement, accuracy, defence, health, trap, provenance, .. } =
            board;
        let abilities = [yellow?, purple?];
        Some(Ratcatcher {
            id,
            name,
            text,
            attack,
            movement,
            accuracy,
            defence,
            health,
            trap,
            slots,
            abilities,
            provenance,
        })
    });
    reader.finish();
    found
}

/// Checks the trap of a board (K2).
fn check_trap(checks: &mut Checks<'_>, trap: &Trap) {
    match trap.upgrade {
        TrapUpgrade::Sticky if trap.sticky => {
            checks.fault("`trap.upgrade` adds nothing, since the trap is sticky already");
        }
        TrapUpgrade::BetterAccuracy if trap.accuracy == BEST_ACCURACY => {
            checks.fault(format!("`trap.accuracy` grows better than {BEST_ACCURACY}"));
        }
        _ => {}
    }
}

/// The slots of a board by group.
fn slots(upgrades: &Upgrades) -> [[u8; 2]; SLOT_GROUPS] {
    Slot::ALL.map(|slot| {
        let levels = match slot {
            Slot::Attack => &upgrades.attack,
            Slot::Movement => &upgrades.movement,
            Slot::Accuracy => &upgrades.accuracy,
            Slot::Defence => &upgrades.defence,
            Slot::Health => &upgrades.health,
            Slot::Trap => &upgrades.trap,
            Slot::Yellow | Slot::YellowRefill | Slot::Purple | Slot::PurpleRefill => return [1, 0],
        };
        let level = |place: usize| levels.as_ref().and_then(|levels| levels.get(place)).copied().unwrap_or(0);
        [level(0), level(1)]
    })
}

/// Checks the values of a board with all slots filled.
fn check_slots(
    checks: &mut Checks<'_>,
    board: &Board,
    slots: &[[u8; 2]; SLOT_GROUPS],
    supply: Option<&Supply>,
) {
    let count: u32 = slots.iter().flatten().map(|slots| u32::from(*slots)).sum();
    if count < FEWEST_SLOTS {
        checks.fault(format!("there are {count} cheese slots, but {FEWEST_SLOTS} are needed")); // K1
    }
    let levels = |slot: Slot| slots[slot as usize].iter().filter(|slots| **slots > 0).count();
    let dice = usize::from(board.attack) + levels(Slot::Attack);
    if let Some(supply) = supply
        && dice > usize::from(supply.dice)
    {
        checks.fault(format!("`attack` grows to {dice} dice, but there are {}", supply.dice)); // K3
    }
    if usize::from(board.accuracy) < levels(Slot::Accuracy) + usize::from(BEST_ACCURACY) {
        checks.fault(format!("`accuracy` grows better than {BEST_ACCURACY}"));
    }
}

/// Checks one ability of a board, and adds its name and text.
fn card(
    checks: &mut Checks<'_>,
    colour: Colour,
    board: &BoardAbility,
    wordings: Option<&[Wording]>,
    supply: Option<&Supply>,
) -> Option<AbilityCard> {
    let BoardAbility { ability, markers, strength, with_yellow } = *board;
    let key = colour.name();
    match (has_strength(ability), strength) {
        (true, 0) => checks.fault(format!("`{key}.strength` is 0, but must be a whole number from 1 to 9")),
        (false, 1..) => checks.fault(format!("`{key}.strength` is {strength}, but must be 0")),
        _ => {}
    }
    match (colour, with_yellow) {
        (Colour::Yellow, Some(_)) => checks.fault(format!("unknown key `{key}.with_yellow`")),
        (Colour::Purple, Some(more @ 1..)) if !has_strength(ability) => {
            checks.fault(format!("`{key}.with_yellow` is {more}, but must be 0"));
        }
        _ => {}
    }
    if let Some(all) = supply.map(|supply| supply.markers()[colour as usize])
        && markers > all
    {
        checks.fault(format!("`{key}.markers` is {markers}, but there are {all} in the supply"));
    }
    let Wording { name, text, .. } = wordings?.iter().find(|wording| wording.id == ability)?;
    let with_yellow = with_yellow.unwrap_or(0);
    Some(AbilityCard {
        ability,
        markers,
        strength,
        with_yellow,
        name: Arc::clone(name),
        text: Arc::clone(text),
    })
}

/// Reads the nemeses.
pub(super) fn nemeses(collector: &mut FaultCollector, file: File) -> Option<Vec<Nemesis>> {
    let mut reader = FileReader::new(collector, file);
    let found = reader.all(MOST_BOARDS, |checks, nemesis: Nemesis| {
        check_track(checks, &nemesis);
        check_guts(checks, &nemesis);
        let Nemesis { accuracy, track, guts, mutation, .. } = &nemesis;
        let attribute = NemesisAttribute::Accuracy;
        let effects = track.iter().flatten().chain(guts.iter().map(|(_, effect)| effect));
        let raises = effects.filter(|effect| **effect == Effect::Raise(attribute)).count()
            + usize::from(mutation.is_some_and(|faces| faces.contains(&Mutation::Attribute(attribute))));
        if usize::from(*accuracy) < raises + usize::from(BEST_ACCURACY) {
            checks.fault(format!("`accuracy` grows better than {BEST_ACCURACY}"));
        }
        Some(nemesis)
    });
    // K8
    if let Some(nemeses) = &found
        && !nemeses.iter().any(|nemesis| nemesis.track.iter().flatten().any(|e| *e == Effect::Peculiar))
    {
        reader.fault("", "no `track` brings peculiar rats");
    }
    reader.finish();
    found
}

/// Checks a progress track (K8), and that the mutation die has faces if it is rolled.
fn check_track(checks: &mut Checks<'_>, Nemesis { track, mutation, .. }: &Nemesis) {
    if !track[TRACK - 1].is_empty() {
        checks.fault("step 10 of `track` ends the game, so it must be empty");
    }
    let comings = track[..TRACK - 1].iter().flatten().filter(|effect| **effect == Effect::Nemesis).count();
    if comings != 1 {
        checks.fault(format!("`track` has {comings} steps with `nemesis` before the last, but must have 1"));
    }
    match (track.iter().flatten().any(|effect| *effect == Effect::Mutation), mutation) {
        (true, None) => checks.fault("`track` has mutations, so `mutation` must say what they do"),
        (false, Some(_)) => checks.fault("`mutation` is here, but `track` has no mutations"),
        _ => {}
    }
}

/// Checks the guts track, which requires one particular ability.
fn check_guts(checks: &mut Checks<'_>, Nemesis { guts, ability, .. }: &Nemesis) {
    for (index, (morsel, effect)) in guts.iter().enumerate() {
        let what = match effect {
            Effect::Nemesis => "nemesis",
            Effect::Mutation => "mutation",
            _ if guts[..index].iter().any(|(other, _)| other == morsel) => {
                checks.fault(format!("`guts` has `{}` twice", morsel.name()));
                continue;
            }
            _ => continue,
        };
        checks.fault(format!("entry {} of `guts` cannot have the effect `{what}`", index + 1));
    }
    match (ability.power == NemesisPower::Gorge, guts.is_empty()) {
        (true, true) => checks.fault("`guts` must not be empty with the ability `gorge`"),
        (false, false) => checks.fault("`guts` is only for the ability `gorge`"),
        _ => {}
    }
}

/// Reads the peculiar rats.
pub(super) fn peculiars(collector: &mut FaultCollector, file: File) -> Option<Vec<Peculiar>> {
    let mut reader = FileReader::new(collector, file);
    let found = reader.all(PECULIARS, |checks, rat: Peculiar| {
        let collects = matches!(rat.power, PeculiarPower::Pack | PeculiarPower::Scrap);
        let word = rat.power.name();
        match (collects, rat.rewards.contains(&Reward::Collected)) {
            (true, false) => checks.fault(format!("`reward` must have `collected` with `{word}`")),
            (false, true) => {
                checks.fault(format!("`reward` has `collected`, but `{word}` collects nothing"));
            }
            _ => {}
        }
        Some(rat)
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
                reader.fault("", what);
            }
        }
    }
    reader.finish();
    found
}

content::phrases! {
    Effect: "effect",
        "`peculiar`, `nemesis`, `mutation`, `raise` and an attribute of the nemesis, `deploy` and a number from 1 to 9, or \
         `strengthen`, a kind of common rat and `movement`, `bite` or `defence`";
    Mutation: "face", "`heal`, or an attribute of the nemesis";
    Reward: "reward",
        "`mystery`, `collected`, or `dice`, `health`, `cheese`, `yellow` or `purple` and a number from 1 to 9";
}

/// Adds the formats of the phrases in records of this game.
pub(super) fn understand(collector: &mut FaultCollector) {
    collector.understand::<Effect>();
    collector.understand::<Mutation>();
    collector.understand::<Reward>();
}

impl FromStr for Effect {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["peculiar"] => Self::Peculiar,
            ["nemesis"] => Self::Nemesis,
            ["mutation"] => Self::Mutation,
            ["raise", attribute] => Self::Raise(NemesisAttribute::from_name(attribute).ok_or(())?),
            ["deploy", count] => Self::Deploy(small(count)?),
            ["strengthen", kind, attribute] => Self::Strengthen(
                Kind::from_name(kind).ok_or(())?,
                CommonAttribute::from_name(attribute).ok_or(())?,
            ),
            _ => return Err(()),
        })
    }
}

impl FromStr for Mutation {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "heal" => Ok(Self::Heal),
            attribute => NemesisAttribute::from_name(attribute).map(Self::Attribute).ok_or(()),
        }
    }
}

impl FromStr for Reward {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["mystery"] => Self::Mystery,
            ["collected"] => Self::Collected,
            ["dice", count] => Self::Dice(small(count)?),
            ["health", count] => Self::Health(small(count)?),
            ["cheese", count] => Self::Cheese(small(count)?),
            ["yellow", count] => Self::Markers(Colour::Yellow, small(count)?),
            ["purple", count] => Self::Markers(Colour::Purple, small(count)?),
            _ => return Err(()),
        })
    }
}

/// A number from 1 to 9.
fn small(word: &str) -> Result<u8, ()> {
    match word.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
        _ => Err(()),
    }
}
