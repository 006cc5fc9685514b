//! Colours, resources, and what is gained.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

content::vocabulary! {
    /// The colour of a card (E9).
    pub enum Colour {
        /// Tan: once, when it is played.
        Traveler,
        /// Green: when it is played and at every production.
        Production,
        /// Red: when a worker is placed on it.
        Destination,
        /// Blue: all the time.
        Governance,
        /// Purple: at the end of the game.
        Prosperity,
    }
}

content::vocabulary! {
    /// A resource (E1.4).
    pub enum Resource {
        /// A twig.
        Twig,
        /// A lump of resin.
        Resin,
        /// A pebble.
        Pebble,
        /// A berry.
        Berry,
    }
}

/// An amount of each resource, in the order of [`Resource::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Stock(pub [u8; 4]);

impl Stock {
    /// Nothing.
    pub const NONE: Self = Self([0; 4]);

    /// Some of one resource.
    pub fn of(resource: Resource, count: u8) -> Self {
        let mut stock = Self::NONE;
        stock[resource] = count;
        stock
    }

    /// How much there is of one resource.
    pub fn get(self, resource: Resource) -> u8 {
        self[resource]
    }

    /// The sum, saturating for each resource.
    #[must_use]
    pub fn saturating_add(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place].saturating_add(other.0[place])))
    }

    /// The difference; `None` if there is too little of any resource.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        let mut left = self;
        for (have, take) in left.0.iter_mut().zip(other.0) {
            *have = have.checked_sub(take)?;
        }
        Some(left)
    }

    /// The difference, saturating at 0 for each resource.
    #[must_use]
    pub fn saturating_sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place].saturating_sub(other.0[place])))
    }

    /// How many resources are missing for a cost.
    #[inline]
    pub fn short_of(self, cost: Self) -> u16 {
        let missing = |(have, need): (&u8, u8)| u16::from(need.saturating_sub(*have));
        self.0.iter().zip(cost.0).map(missing).sum()
    }

    /// Whether it holds the other.
    #[inline]
    #[allow(clippy::needless_bitwise_bool, reason = "without a way out on the way")]
    pub fn covers(self, other: Self) -> bool {
        // Without an early return, so that the four comparisons compile to one.
        self.0.iter().zip(other.0).fold(true, |all, (have, need)| all & (*have >= need))
    }

    /// All resources together.
    pub fn total(self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    /// Whether there is nothing.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

impl std::ops::Index<Resource> for Stock {
    type Output = u8;

    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource as usize]
    }
}

impl std::ops::IndexMut<Resource> for Stock {
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource as usize]
    }
}

/// A gain or a payment. In records it is a list of amounts such as `"twig 2"` or `"card 1"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Gain {
    /// Resources of given kinds.
    pub stock: Stock,
    /// Resources of any kind, each chosen.
    pub any: u8,
    /// Cards from the deck.
    pub cards: u8,
    /// Point tokens.
    pub points: u8,
}

impl Gain {
    /// Whether it is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// This gain `count` times, saturating.
    #[must_use]
    pub fn times(self, count: u8) -> Self {
        Self {
            stock: Stock(self.stock.0.map(|amount| amount.saturating_mul(count))),
            any: self.any.saturating_mul(count),
            cards: self.cards.saturating_mul(count),
            points: self.points.saturating_mul(count),
        }
    }

    /// What an amount such as `twig 2` is of, and how much of it: from 1 to 9.
    pub(crate) fn amount(&mut self, word: &str) -> Option<(&mut u8, u8)> {
        let (sort, amount) = word.split_once(' ')?;
        let resource = Resource::ALL.into_iter().find(|resource| resource.name() == sort);
        let place = match (resource, sort) {
            (Some(resource), _) => &mut self.stock[resource],
            (None, "any") => &mut self.any,
            (None, "card") => &mut self.cards,
            (None, "point") => &mut self.points,
            _ => return None,
        };
        match amount.as_bytes() {
            [digit @ b'1'..=b'9'] => Some((place, digit - b'0')),
            _ => None,
        }
    }
}

impl TryFrom<Vec<String>> for Gain {
    type Error = String;

    fn try_from(words: Vec<String>) -> Result<Self, String> {
        let mut gain = Self::default();
        for word in words {
            match gain.amount(&word) {
                Some((place @ 0, amount)) => *place = amount,
                Some(_) => return Err(format!("`{word}` is there twice")),
                None => return Err(format!("`{word}` is not {AMOUNT}")),
            }
        }
        Ok(gain)
    }
}

impl From<Gain> for Vec<String> {
    fn from(gain: Gain) -> Self {
        let stock = Resource::ALL.map(|resource| (resource.name(), gain.stock[resource]));
        let more = [("any", gain.any), ("card", gain.cards), ("point", gain.points)];
        let some = stock.into_iter().chain(more).filter(|(_, amount)| *amount > 0);
        some.map(|(sort, amount)| format!("{sort} {amount}")).collect()
    }
}

impl JsonSchema for Gain {
    fn schema_name() -> Cow<'static, str> {
        "Gain".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Amounts such as `twig 2`, at most one of each sort.",
            "type": "array",
            "items": {
                "type": "string",
                "format": "amount",
                "pattern": "^(twig|resin|pebble|berry|any|card|point) [1-9]$",
                "x-must": AMOUNT,
            },
            "uniqueItems": true,
            "x-unique": "first-word",
        })
    }
}

/// How an amount of a [`Gain`] is written.
const AMOUNT: &str = "twig, resin, pebble, berry, any, card or point and a number from 1 to 9";
