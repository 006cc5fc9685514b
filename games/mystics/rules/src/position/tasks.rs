//! The declaration of the remaining tasks, and of the attack in progress.
//!
//! A task is a table of its fields, with its name as `do`; without fields, the name alone is enough.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use strum::VariantNames;
use tabletop::{Fields, Maybe, PositionFault};

use super::fields::{Counts, Field, Kinds, Set};
use super::names::{Name, Names, Numbered};
use super::parts::{is_default, read};
use crate::agenda::{self, Fighter, Search, Source};
use crate::index::{CardIx, FoeIx, MouseIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Creature, Foe, Harm, Mark};
use crate::state;

/// Declares a type that represents, in descriptions, a type of the rules with the same fields, and converts between
/// them field by field ([`Field`]). An unnamed field of a variant of the rules has a name here.
macro_rules! stands_for {
    ($(#[$meta:meta])* pub struct $name:ident for $held:path {
        $($(#[$field_meta:meta])* $field:ident: $type:ty),+ $(,)?
    }) => {
        $(#[$meta])*
        pub struct $name {
            $($(#[$field_meta])* $field: $type),+
        }

        impl Field for $name {
            type Held = $held;

            fn describe(held: $held, names: &Names<'_>) -> Self {
                Self { $($field: Field::describe(held.$field, names)),+ }
            }

            fn resolve(self, names: &Names<'_>, at: &str) -> Result<$held, PositionFault> {
                use $held as Held;
                Ok(Held { $($field: self.$field.resolve(names, &format!("{at}.{}", stringify!($field)))?),+ })
            }
        }
    };
    ($(#[$meta:meta])* pub enum $name:ident for $held:path {
        $($(#[$variant_meta:meta])* $variant:ident
            $({ $($field:ident: $type:ty),+ })?
            $(($one:ident: $one_type:ty))?
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$variant_meta])* $variant { $($($field: $type),+)? $($one: $one_type)? }),+
        }

        impl Field for $name {
            type Held = $held;

            fn describe(held: $held, names: &Names<'_>) -> Self {
                use $held as Held;
                match held {
                    $(Held::$variant { $($($field),+)? $(0: $one)? } => Self::$variant {
                        $($($field: Field::describe($field, names)),+)?
                        $($one: Field::describe($one, names))?
                    }),+
                }
            }

            fn resolve(self, names: &Names<'_>, at: &str) -> Result<$held, PositionFault> {
                use $held as Held;
                let _ = (names, at);
                Ok(match self {
                    $(Self::$variant { $($($field),+)? $($one)? } => Held::$variant {
                        $($($field: $field.resolve(names, &format!("{at}.{}", stringify!($field)))?),+)?
                        $(0: $one.resolve(names, &format!("{at}.{}", stringify!($one)))?)?
                    }),+
                })
            }
        }
    };
}

stands_for! {
    /// An attack in progress. Omitted fields are as in an attack without dice.
    #[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
    #[serde(default, deny_unknown_fields)]
    pub struct Attack for agenda::Attack {
        /// The attacker: a mouse, the number of an enemy, or nobody.
        by: Name<Fighter>,
        /// The defender; of several, the one that defends now.
        on: Name<Fighter>,
        /// Dice in attack.
        #[serde(skip_serializing_if = "is_default")]
        dice: u8,
        /// Whether bows hit, instead of swords.
        #[serde(skip_serializing_if = "is_default")]
        ranged: bool,
        /// The kind of attack.
        #[serde(skip_serializing_if = "is_default")]
        harm: Harm,
        /// The rolled hits.
        #[serde(skip_serializing_if = "is_default")]
        hits: u8,
        /// Dice fewer in defence.
        #[serde(skip_serializing_if = "is_default")]
        less: u8,
        /// Dice more in defence.
        #[serde(skip_serializing_if = "is_default")]
        guard: u8,
        /// Wounds fewer (Resolve).
        #[serde(skip_serializing_if = "is_default")]
        spared: u8,
        /// Whether no defence is rolled (Constrict).
        #[serde(skip_serializing_if = "is_default")]
        no_defence: bool,
        /// The search card of the weapon.
        #[serde(skip_serializing_if = "Option::is_none")]
        weapon: Option<Name<CardIx>>,
        /// The ability card used with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        ability: Option<Ability>,
        /// Its special properties.
        #[serde(skip_serializing_if = "Kinds::is_empty")]
        marks: Kinds<Mark, u8>,
        /// Cheese rolled in the attack.
        #[serde(skip_serializing_if = "is_default")]
        cheese: u8,
    }
}

impl Default for Attack {
    fn default() -> Self {
        Self {
            by: Name::nobody(),
            on: Name::nobody(),
            dice: 0,
            ranged: false,
            harm: Harm::default(),
            hits: 0,
            less: 0,
            guard: 0,
            spared: 0,
            no_defence: false,
            weapon: None,
            ability: None,
            marks: Kinds::default(),
            cheese: 0,
        }
    }
}

stands_for! {
    /// The figures that are being placed (M17).
    #[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
    #[serde(default, deny_unknown_fields)]
    pub struct Arrivals for state::Arrivals {
        /// The tile, by the side that is up or by its number.
        tile: Option<Name<TileIx>>,
        /// The number of figures of each creature still to come.
        counts: Counts<Creature, 9>,
        /// Entry spaces used by the small figures that spread out, this time round (M17.4).
        used: Set<SpaceIx, u64>,
        /// Cards that come onto the track for it.
        cards: Kinds<Foe, u16>,
        /// Whether they lie in ambush (M18.2).
        ambush: bool,
        /// Whether a surge brings them (D62).
        surge: bool,
        /// Whether an encounter card was turned up, so that the order is set even if no figure comes (M4.1).
        order: bool,
        /// Whether minion cards were on the track before (M4.2).
        joined: bool,
    }
}

// In each task, tiles and enemies come before the spaces on them: fields are looked up in this order.
stands_for! {
    /// A task. Those that ask wait for a choice; the others happen.
    #[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, VariantNames)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    #[strum(serialize_all = "snake_case")]
    #[schemars(tag = "do")]
    pub enum Task for agenda::Task {
        /// The empty task: the next card on the track has its turn.
        Nothing,
        /// Asks which ability card a mouse starts with (M2.3), or learns (M25.1).
        Learn { mouse: Name<MouseIx>, level: bool },
        /// Asks on which space of the start a mouse begins (M2.6).
        SetOut(mouse: Name<MouseIx>),
        /// The first order (M2.7), and the first visit to the sides where the mice begin.
        SetOff,
        /// A side is seen for the first time (M16.1).
        Visit { tile: Name<TileIx>, mouse: Name<MouseIx> },
        /// Asks whether the party gives up the Disguises (M26.2).
        Disguise { tile: Name<TileIx> },
        /// The next figure is placed (M17).
        Arrive,
        /// Asks on which of equally good entry spaces a figure is placed (M17.5).
        Entry { creature: Creature, spaces: Set<SpaceIx, u64> },
        /// All figures are placed: the order is set (M16.2).
        Arrived,
        /// Asks which two cards of a boss are used (D7).
        BossCards(creature: Creature),
        /// Asks whether Collin exchanges his card with that of another mouse.
        Command(mouse: Name<MouseIx>),
        /// Asks whether a mouse shoots at a minion that was just placed (Preemptive Shot).
        Preempt(mouse: Name<MouseIx>),
        /// Asks what a mouse does in its turn (M6).
        Turn(mouse: Name<MouseIx>),
        /// The turn of a mouse ends.
        EndTurn(mouse: Name<MouseIx>),
        /// Check whether time is short after a mouse's turn (M5.1).
        Idle(mouse: Name<MouseIx>),
        /// Asks where a captured mouse is rescued (M22.4).
        Rescue(mouse: Name<MouseIx>),
        /// A card of a creature continues: its next figure acts (M20.2).
        Prowl,
        /// An enemy that has moved fights (M20.7).
        Fight(foe: Name<FoeIx>),
        /// The turn of a creature's card ends.
        EndProwl,
        /// A charmed mouse acts (M23.4).
        Charmed(mouse: Name<MouseIx>),
        /// The charm of a mouse that has attacked ends (D31).
        Uncharm(mouse: Name<MouseIx>),
        /// Brodie continues to run (M21.4).
        Chase { foe: Name<FoeIx>, left: u8, been: Set<SpaceIx, u64>, met: Set<MouseIx, u8> },
        /// Asks which of equally short ways Brodie runs (M21.4).
        Way { foe: Name<FoeIx>, left: u8, been: Set<SpaceIx, u64>, met: Set<MouseIx, u8>, spaces: Set<SpaceIx, u64> },
        /// Asks the mice for reactions to an attack (Dodge, Protect, Resolve, tricks).
        React { attack: Fields<Attack>, asked: Set<MouseIx, u8> },
        /// The attack is rolled.
        Strike(attack: Fields<Attack>),
        /// The attack is rolled once for several, who then defend one by one.
        StrikeAll { attack: Fields<Attack>, mice: Set<MouseIx, u8>, foes: Set<Numbered<32>, u32> },
        /// The next of several defends.
        DefendAll { attack: Fields<Attack>, mice: Set<MouseIx, u8>, foes: Set<Numbered<32>, u32> },
        /// Defence is rolled.
        Defend(attack: Fields<Attack>),
        /// The next of several attacks of one mouse is made: the same attack on each of these enemies.
        Volley { attack: Fields<Attack>, foes: Set<Numbered<32>, u32> },
        /// Asks which card of a boss takes the next wound (M12.4).
        BossWound { foe: Name<FoeIx>, left: u8, by: Name<Fighter> },
        /// An attack is over, and its consequences follow.
        Struck(attack: Fields<Attack>),
        /// Six cheese on the wheel make a surge (M19.1).
        Wheel,
        /// The surge itself (M19.2), once the hourglass has moved.
        Surge,
        /// All cheese comes off the wheel (M19.2).
        WheelOff,
        /// A search is rolled (M13.1).
        Seek { mouse: Name<MouseIx>, search: Name<Search> },
        /// Asks whether Nez takes a party item, and which one.
        Treasure(mouse: Name<MouseIx>),
        /// A card is drawn.
        Find { mouse: Name<MouseIx>, of: u8 },
        /// Asks which of two drawn cards is kept (Keen Eye).
        Pick { mouse: Name<MouseIx>, cards: [Name<CardIx>; 2] },
        /// Asks whether a found card is kept or sold for cheese (M13.2).
        Found { mouse: Name<MouseIx>, card: Name<CardIx> },
        /// Asks which card of the pack is discarded (M24.3).
        Overfull(mouse: Name<MouseIx>),
        /// Asks where a mouse stands after an exit or a flip space (D51, M15.5).
        Land { mouse: Name<MouseIx>, tile: Name<TileIx>, spaces: Set<SpaceIx, u64> },
        /// Asks for an exchange between two mice (M24.1).
        Share { mouse: Name<MouseIx>, with: Name<MouseIx> },
        /// Asks what a mouse puts on and takes off (M24.2).
        Equip(mouse: Name<MouseIx>),
        /// Asks for a target of an effect: a mouse, an enemy or a space.
        Target { mouse: Name<MouseIx>, card: Name<CardIx> },
        /// Asks for a target of an ability.
        Aim { mouse: Name<MouseIx>, ability: Ability, left: u8, chosen: Set<Numbered<32>, u32> },
        /// Asks for the action of a mouse that was given an order (Give Order).
        Order(mouse: Name<MouseIx>),
        /// The next effect of a source, on a mouse.
        Effect { source: Name<Source>, step: u8, mouse: Name<Maybe<MouseIx>>, foe: Name<Maybe<FoeIx>> },
        /// Asks where a mouse is put (teleport).
        Vanish(mouse: Name<MouseIx>),
        /// Hazards of the chapter, from this one on (M1.13).
        Hazards { mouse: Name<MouseIx>, when: u8, next: u8 },
        /// The trap a mouse has stepped on (M9.1).
        Trap(mouse: Name<MouseIx>),
        /// The current carries a mouse (M8.4).
        Drift(mouse: Name<MouseIx>),
        /// The Grape is thrown (M26.6).
        Throw { by: Name<Fighter>, tile: Name<TileIx>, space: Name<SpaceIx> },
    }
}

/// A task in its notation: a table with its name as `do`, or its name alone.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entry(Value);

impl Entry {
    /// The notation of a task.
    pub(super) fn of(task: agenda::Task, names: &Names<'_>) -> Self {
        // serde writes `{ name: { fields } }`.
        match json!(Task::describe(task, names)) {
            Value::Object(table) => match table.into_iter().next() {
                Some((name, Value::Object(mut fields))) if !fields.is_empty() => {
                    fields.insert("do".to_owned(), name.into());
                    Self(fields.into())
                }
                Some((name, _)) => Self(name.into()),
                None => Self(Value::Null),
            },
            bare => Self(bare),
        }
    }

    /// The task.
    ///
    /// # Errors
    /// A fault at or below `at` if this is no task, or names something that does not exist in this position.
    pub(super) fn task(self, names: &Names<'_>, at: &str) -> Result<agenda::Task, PositionFault> {
        self.read(at)?.resolve(names, at)
    }

    /// Parses the declared task.
    fn read(self, at: &str) -> Result<Task, PositionFault> {
        let (name, fields) = match self.0 {
            Value::Object(mut fields) => (fields.remove("do"), fields),
            name => (Some(name), Map::new()),
        };
        let known = |name: &str| Task::VARIANTS.contains(&name);
        let Some(name) = name.as_ref().and_then(Value::as_str).filter(|name| known(name)) else {
            return Err(PositionFault::new(format!("{at}.do"), "this must be the name of a task"));
        };
        // serde reads `{ name: { fields } }`.
        read(&json!({ name: fields })).map_err(|fault| {
            let field = fault.at.strip_prefix(name).unwrap_or_default();
            PositionFault::new(format!("{at}{field}"), fault.what)
        })
    }
}

impl JsonSchema for Entry {
    fn schema_name() -> Cow<'static, str> {
        "Entry".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let bare = |name: &&&str| Self((**name).into()).read("").is_ok();
        let bare: Vec<_> = Task::VARIANTS.iter().filter(bare).collect();
        json_schema!({
            "description": "A task: a table with its name as `do`, or its name alone if it has no fields.",
            "anyOf": [{ "type": "string", "enum": bare }, generator.subschema_for::<Task>()],
        })
    }
}
