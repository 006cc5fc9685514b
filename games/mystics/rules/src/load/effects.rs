//! Parses the phrases of a pack for effects and conditions: `heal 2`, `class tinkerer`, `reach courtyard tree`,
//! `lore stars 1`.
//!
//! The words of a phrase are separated by single spaces. The faults of these functions quote the phrase, and say of what kind
//! it is not.

use std::ops::Deref;

use content::{FaultCollector, Phrase, declared_order, excerpt};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::{Dice, Doom, Effect, FLAGS, Goal, Line, Need, SearchCard, Show, Side, Test, Trait};
use crate::kinds::{Class, Creature, Figure, Hero, Tale, Treasure};

/// The maximum of a number in an effect.
const MOST: u8 = 9;
/// The maximal sum that a test can require, and the maximal number of dice.
const MOST_TOTAL: u8 = 30;

/// The stable names that effects refer to, each at its index.
#[derive(Debug, Clone, Default)]
pub struct Lookup {
    /// Kinds of search card.
    pub(super) search: Vec<String>,
    /// Sides of tiles.
    pub(super) sides: Vec<String>,
}

impl Lookup {
    /// The names in these tables.
    pub(super) fn of(search: &[SearchCard], sides: &[Side]) -> Self {
        Self {
            search: search.iter().map(|card| card.id.to_string()).collect(),
            sides: sides.iter().map(|side| side.id.to_string()).collect(),
        }
    }

    /// The kinds of search card and the sides with these names.
    pub fn of_ids(search: Vec<String>, sides: Vec<String>) -> Self {
        Self { search, sides }
    }

    pub(super) fn card(&self, id: &str) -> Option<u8> {
        place(&self.search, id)
    }

    fn side(&self, id: &str) -> Option<u8> {
        place(&self.sides, id)
    }
}

fn place(names: &[String], name: &str) -> Option<u8> {
    names.iter().position(|one| one == name).and_then(|at| u8::try_from(at).ok())
}

/// A number from 1 to `most`, in digits without a leading zero.
fn number(word: &str, most: u8) -> Option<u8> {
    let plain = !word.starts_with('0') && word.bytes().all(|digit| digit.is_ascii_digit());
    word.parse().ok().filter(|number| plain && (1..=most).contains(number))
}

/// A flag, from 1.
fn flag(word: &str) -> Option<u8> {
    number(word, FLAGS - 1)
}

fn no(what: &str, text: &str) -> String {
    format!("`{}`, which is no {what}", excerpt(text))
}

/// The effect of a phrase.
///
/// # Errors
/// The phrase is no effect, or refers to a name that is not among these.
pub fn effect(text: &str, names: &Lookup) -> Result<Effect, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let effect = match words[..] {
        [word] => plain_effect(word),
        ["minions", creature, count] => {
            let minion = Creature::from_name(creature).filter(|creature| !creature.is_boss());
            minion.zip(number(count, MOST)).map(|(creature, count)| Effect::Minions(creature, count))
        }
        [word, argument] => counted_effect(word, argument).or_else(|| named_effect(word, argument, names)),
        _ => None,
    };
    effect.ok_or_else(|| no("effect", text))
}

fn plain_effect(word: &str) -> Option<Effect> {
    Some(match word {
        "clear" => Effect::Clear,
        "stun" => Effect::Stun,
        "web" => Effect::Web,
        "charm" => Effect::Charm,
        "fall" => Effect::Fall,
        "levitate" => Effect::Levitate,
        "teleport" => Effect::Teleport,
        "hide" => Effect::Hide,
        "golem" => Effect::Golem,
        "distract" => Effect::Distract,
        "catnip" => Effect::Catnip,
        "hourglass" => Effect::Hourglass,
        "page" => Effect::Page,
        "surge" => Effect::Surge,
        "trap" => Effect::Trap,
        "first" => Effect::First,
        "captured" => Effect::Captured,
        "lose" => Effect::Lose,
        _ => return None,
    })
}

fn counted_effect(word: &str, argument: &str) -> Option<Effect> {
    let counted: fn(u8) -> Effect = match word {
        "cheese" => Effect::Cheese,
        "lose_cheese" => Effect::LoseCheese,
        "wheel" => Effect::Wheel,
        "wheel_off" => Effect::WheelOff,
        "wound" => Effect::Wound,
        "poison" => Effect::Poison,
        "hit" => Effect::Hit,
        "heal" => Effect::Heal,
        "antidote" => Effect::Antidote,
        "move" => Effect::Move,
        "battle" => Effect::Battle,
        "defence" => Effect::Defence,
        "guard" => Effect::Guard,
        "slow" => Effect::Slow,
        "draw" => Effect::Draw,
        _ => return None,
    };
    number(argument, MOST).map(counted)
}

fn named_effect(word: &str, argument: &str, names: &Lookup) -> Option<Effect> {
    match word {
        "card" => names.card(argument).map(Effect::Card),
        "tale" => Tale::from_name(argument).map(Effect::Tale),
        "flag" => flag(argument).map(Effect::Flag),
        "no_flag" => flag(argument).map(Effect::NoFlag),
        "boss" => Creature::from_name(argument).filter(|creature| creature.is_boss()).map(Effect::Boss),
        "leaves" => Creature::from_name(argument).map(Effect::Leaves),
        "joins" => Hero::from_name(argument).map(Effect::Joins),
        "collapse" => names.side(argument).map(Effect::Collapse),
        _ => None,
    }
}

/// The phrase of an effect, which [`effect`] parses; `none` for [`Effect::None`], which no phrase has.
///
/// # Panics
/// If it refers to a card or a side that is not among these names.
pub fn effect_text(effect: Effect, names: &Lookup) -> String {
    let word: &'static str = effect.into();
    let argument = match effect {
        Effect::Cheese(amount)
        | Effect::LoseCheese(amount)
        | Effect::Wheel(amount)
        | Effect::WheelOff(amount)
        | Effect::Wound(amount)
        | Effect::Poison(amount)
        | Effect::Hit(amount)
        | Effect::Heal(amount)
        | Effect::Antidote(amount)
        | Effect::Move(amount)
        | Effect::Battle(amount)
        | Effect::Defence(amount)
        | Effect::Guard(amount)
        | Effect::Slow(amount)
        | Effect::Draw(amount)
        | Effect::Flag(amount)
        | Effect::NoFlag(amount) => amount.to_string(),
        Effect::Minions(creature, count) => format!("{} {count}", creature.name()),
        Effect::Card(card) => names.search[usize::from(card)].clone(),
        Effect::Tale(tale) => tale.name().to_owned(),
        Effect::Boss(creature) | Effect::Leaves(creature) => creature.name().to_owned(),
        Effect::Joins(hero) => hero.name().to_owned(),
        Effect::Collapse(side) => names.sides[usize::from(side)].clone(),
        _ => return word.to_owned(),
    };
    format!("{word} {argument}")
}

/// The condition of a phrase.
///
/// # Errors
/// The phrase is no condition, or refers to a name that is not among these.
pub fn need(text: &str, names: &Lookup) -> Result<Need, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let need = match words[..] {
        ["no_minions"] => Some(Need::NoMinions),
        ["flag", argument] => flag(argument).map(Need::Flag),
        ["no_flag", argument] => flag(argument).map(Need::NoFlag),
        ["class", argument] => Class::from_name(argument).map(Need::Class),
        ["hero", argument] => Hero::from_name(argument).map(Need::Hero),
        ["card", argument] => names.card(argument).map(Need::Card),
        ["treasure", argument] => Treasure::from_name(argument).map(Need::Treasure),
        ["tale", argument] => Tale::from_name(argument).map(Need::Tale),
        ["no_tale", argument] => Tale::from_name(argument).map(Need::NoTale),
        ["cheese", argument] => number(argument, MOST).map(Need::Cheese),
        ["present", argument] => Creature::from_name(argument).map(Need::Present),
        ["absent", argument] => Creature::from_name(argument).map(Need::Absent),
        _ => None,
    };
    need.ok_or_else(|| no("need", text))
}

/// The goal of a phrase.
///
/// # Errors
/// The phrase is no goal, or refers to a side or a space that is not among these.
pub fn goal(text: &str, sides: &[Side]) -> Result<Goal, String> {
    let side = |id: &str| {
        let place = sides.iter().position(|side| *side.id == *id)?;
        Some((u8::try_from(place).ok()?, &sides[place]))
    };
    let words: Vec<&str> = text.split(' ').collect();
    let goal = match words[..] {
        ["reach", id, ref spaces @ ..] if !spaces.is_empty() => side(id).and_then(|(number, side)| {
            let spaces = spaces.iter().map(|space| side.space_named(space));
            let spaces = spaces.collect::<Option<Vec<u8>>>()?;
            let spaces = spaces.into_iter().fold(0, |spaces, space| spaces | 1 << space);
            Some(Goal::Reach { side: number, spaces })
        }),
        ["clear", id] => side(id).map(|(side, _)| Goal::Clear { side }),
        ["defeat", creature] => Creature::from_name(creature).map(Goal::Defeat),
        ["flag", argument] => flag(argument).map(Goal::Flag),
        _ => None,
    };
    goal.ok_or_else(|| no("goal", text))
}

/// The defeat of a phrase.
///
/// # Errors
/// The phrase is no defeat.
pub fn doom(text: &str) -> Result<Doom, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let doom = match words[..] {
        ["all_captured"] => Some(Doom::AllCaptured),
        ["captured", hero] => Hero::from_name(hero).map(Doom::Captured),
        ["flag", argument] => flag(argument).map(Doom::Flag),
        _ => None,
    };
    doom.ok_or_else(|| no("defeat", text))
}

/// The roll of a phrase: dice, faces that count, and their number or sum.
///
/// # Errors
/// The phrase is no roll.
pub fn test(text: &str) -> Result<Test, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let found = match words[..] {
        [dice, need, count] => {
            let dice = match dice {
                "lore" => Some(Dice::Lore),
                "battle" => Some(Dice::Battle),
                "defence" => Some(Dice::Defence),
                "move" => Some(Dice::Move),
                dice => number(dice, MOST).map(Dice::Fixed),
            };
            let need = match need {
                "stars" => Some((Show::Stars, MOST)),
                "swords" => Some((Show::Swords, MOST)),
                "shields" => Some((Show::Shields, MOST)),
                "bows" => Some((Show::Bows, MOST)),
                "total" => Some((Show::Total, MOST_TOTAL)),
                _ => None,
            };
            dice.zip(need)
                .and_then(|(dice, (need, most))| number(count, most).map(|count| Test { dice, need, count }))
        }
        _ => None,
    };
    found.ok_or_else(|| no("test", text))
}

/// The minions of an encounter or a surge, as they are written in a file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(super) struct LineRecord {
    /// Creatures and their numbers: `roach 2`.
    #[serde(default)]
    pub(super) minions: Vec<MinionText>,
    /// Mousetraps are set (M18.1).
    #[serde(default)]
    pub(super) mousetraps: bool,
    /// They lie in ambush (M18.2).
    #[serde(default)]
    pub(super) ambush: bool,
    /// The roaches are greedy (M18.4).
    #[serde(default)]
    pub(super) greedy: bool,
}

/// The line of a record, or all its faults.
pub(super) fn line(record: &LineRecord) -> Result<Line, Vec<String>> {
    let mut minions: Vec<(Creature, u8)> = Vec::new();
    for (creature, count) in record.minions.iter().filter_map(|text| minion(text)) {
        if minions.iter().any(|(other, _)| *other == creature) {
            return Err(vec![format!("holds `{}` twice", creature.name())]);
        }
        minions.push((creature, count));
    }
    let &LineRecord { mousetraps, ambush, greedy, .. } = record;
    let line = Line { minions, mousetraps, ambush, greedy };
    let faults = line_faults(&line);
    if faults.is_empty() { Ok(line) } else { Err(faults) }
}

fn minion(text: &str) -> Option<(Creature, u8)> {
    let (creature, count) = text.split_once(' ')?;
    Creature::from_name(creature).zip(number(count, MOST))
}

/// Declares types for phrases of a format; some of them refer to the names of other records.
macro_rules! texts {
    ($($(#[$meta:meta])* $name:ident: $format:literal, $written:literal, $must:expr;)+) => {
        $(
            $(#[$meta])*
            #[derive(Debug, Clone, Deserialize)]
            #[serde(transparent)]
            pub(super) struct $name(Box<str>);

            impl Deref for $name {
                type Target = str;

                fn deref(&self) -> &str {
                    &self.0
                }
            }

            impl Phrase for $name {
                const FORMAT: &'static str = $format;
                const WRITTEN: &'static str = $written;
            }

            impl JsonSchema for $name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($name).into()
                }

                fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    let mut schema = content::phrase_schema::<Self>();
                    let must: Option<&str> = $must;
                    if let Some(must) = must {
                        schema.insert("x-must".to_owned(), must.into());
                    }
                    schema
                }
            }
        )+
    };
}

texts! {
    /// An effect of a card or a chapter.
    EffectText: "effect", "An effect and what it takes: `heal 2`, `minions roach 2`, `card catnip`, `clear`", None;
    /// An effect of a card while it is equipped.
    TraitText: "trait", "A trait, and a number where it counts: `battle 1`, `no_stun`", None;
    /// A condition.
    NeedText: "need", "A need and what it takes: `class tinkerer`, `flag 1`, `no_minions`", None;
    /// A goal.
    GoalText: "goal", "`reach` and a side and its spaces, `clear` and a side, `defeat` and a creature, or `flag` and a number",
        None;
    /// A defeat.
    DoomText: "defeat", "`all_captured`, `captured` and a mouse, or `flag` and a number", None;
    /// A roll.
    TestText: "test", "Dice, what must show, and how often or how much: `lore stars 1`", None;
    /// A number of creatures of one kind.
    MinionText: "minion", "A creature and how many of it: `roach 2`", Some("a creature and how many");
}

/// Adds the formats of phrases in the records of this game, with these names.
pub(super) fn understand(collector: &mut FaultCollector, names: Lookup) {
    let needs = names.clone();
    collector.understand_as(EffectText::FORMAT, move |text| effect(text, &names).is_ok());
    collector.understand_as(NeedText::FORMAT, move |text| need(text, &needs).is_ok());
    collector.understand_as(TraitText::FORMAT, |text| trait_of(text).is_ok());
    collector.understand_as(DoomText::FORMAT, |text| doom(text).is_ok());
    collector.understand_as(TestText::FORMAT, |text| test(text).is_ok());
    collector.understand_as(MinionText::FORMAT, |text| minion(text).is_some());
}

/// The faults of a line: more figures than are in the box, and greed without roaches.
fn line_faults(line: &Line) -> Vec<String> {
    let count = |of: &dyn Fn(Creature) -> bool| -> u8 {
        line.minions.iter().filter(|(creature, _)| of(*creature)).map(|(_, count)| count).sum()
    };
    let mut faults = Vec::new();
    for (figure, most) in [(Figure::Roach, 8), (Figure::Rat, 6), (Figure::Spider, 1), (Figure::Centipede, 1)]
    {
        let here = count(&|creature| creature.figure() == Some(figure));
        if here > most {
            faults.push(format!("asks for {here} {} figures, but there are {most}", figure.name()));
        }
    }
    let elite = count(&|creature| creature == Creature::EliteRatWarrior);
    if elite > 4 {
        faults.push(format!("asks for {elite} tokens of elite rat warriors, but there are 4"));
    }
    for (creature, number) in &line.minions {
        if creature.is_boss() && *number > 1 {
            faults.push(format!("asks for {number} of {}", creature.name()));
        }
    }
    if line.greedy && count(&|creature| creature == Creature::Roach) == 0 {
        faults.push("has no roaches to be greedy".to_owned());
    }
    faults
}

/// The trait of a phrase.
///
/// # Errors
/// The phrase is no trait.
pub fn trait_of(text: &str) -> Result<Trait, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let found = match words[..] {
        [word] => plain_trait(word),
        [word, argument] => counted_trait(word).zip(number(argument, MOST)).map(|(of, amount)| of(amount)),
        _ => None,
    };
    found.ok_or_else(|| no("trait", text))
}

fn plain_trait(word: &str) -> Option<Trait> {
    Some(match word {
        "quick" => Trait::Quick,
        "close" => Trait::Close,
        "mercy" => Trait::Mercy,
        "prick" => Trait::Prick,
        "no_poison" => Trait::NoPoison,
        "no_stun" => Trait::NoStun,
        "no_web" => Trait::NoWeb,
        "no_fall" => Trait::NoFall,
        "climb" => Trait::Climb,
        _ => return None,
    })
}

fn counted_trait(word: &str) -> Option<fn(u8) -> Trait> {
    Some(match word {
        "battle" => Trait::Battle,
        "defence" => Trait::Defence,
        "lore" => Trait::Lore,
        "move" => Trait::Move,
        "life" => Trait::Life,
        "vs_large" => Trait::VsLarge,
        "vs_roach" => Trait::VsRoach,
        "vs_ranged" => Trait::VsRanged,
        "vs_melee" => Trait::VsMelee,
        "search" => Trait::Search,
        "traps" => Trait::Traps,
        "swim" => Trait::Swim,
        _ => return None,
    })
}

/// The phrase of a trait, which [`trait_of`] parses; `none` for [`Trait::None`], which no phrase has.
pub fn trait_text(of: Trait) -> String {
    let word: &'static str = of.into();
    match of {
        Trait::Battle(amount)
        | Trait::Defence(amount)
        | Trait::Lore(amount)
        | Trait::Move(amount)
        | Trait::Life(amount)
        | Trait::VsLarge(amount)
        | Trait::VsRoach(amount)
        | Trait::VsRanged(amount)
        | Trait::VsMelee(amount)
        | Trait::Search(amount)
        | Trait::Traps(amount)
        | Trait::Swim(amount) => format!("{word} {amount}"),
        _ => word.to_owned(),
    }
}
