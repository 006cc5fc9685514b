//! Conversions between declared fields and the state.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{Fields, Maybe, PositionFault, TypedIndex};

use super::names::{Lookup, Name, Names};
use super::parts::Key;
use crate::index::{Bit, bit, bits};
use crate::kinds::{Ability, Creature, Harm, Listed, members};

/// A declared field that converts to and from a part of the state.
pub(super) trait Field: Sized {
    /// The part of the state.
    type Held;

    /// The field for a part of the state.
    fn describe(held: Self::Held, names: &Names<'_>) -> Self;

    /// The part of the state for the field.
    ///
    /// # Errors
    /// A fault at or below `at` if the field names something that does not exist in this position.
    fn resolve(self, names: &Names<'_>, at: &str) -> Result<Self::Held, PositionFault>;
}

/// Implements fields that are equal to their part of the state.
macro_rules! plain {
    ($($type:ty)+) => {
        $(impl Field for $type {
            type Held = Self;

            fn describe(held: Self, _: &Names<'_>) -> Self {
                held
            }

            fn resolve(self, _: &Names<'_>, _: &str) -> Result<Self, PositionFault> {
                Ok(self)
            }
        })+
    };
}

plain! { bool u8 Ability Creature Harm Option<Ability> }

impl<T: Lookup> Field for Name<T> {
    type Held = T;

    fn describe(held: T, names: &Names<'_>) -> Self {
        names.write(held)
    }

    fn resolve(self, names: &Names<'_>, at: &str) -> Result<T, PositionFault> {
        names.find(&self, at)
    }
}

impl<T: Lookup + TypedIndex> Field for Option<Name<T>> {
    type Held = Maybe<T>;

    fn describe(held: Maybe<T>, names: &Names<'_>) -> Self {
        held.get().map(|it| names.write(it))
    }

    fn resolve(self, names: &Names<'_>, at: &str) -> Result<Maybe<T>, PositionFault> {
        self.map_or(Ok(Maybe::NONE), |name| names.find(&name, at).map(Maybe::some))
    }
}

impl<T: Lookup> Field for [Name<T>; 2] {
    type Held = [T; 2];

    fn describe(held: [T; 2], names: &Names<'_>) -> Self {
        held.map(|it| names.write(it))
    }

    fn resolve(self, names: &Names<'_>, at: &str) -> Result<[T; 2], PositionFault> {
        let [one, other] = self;
        Ok([names.find(&one, &format!("{at}[0]"))?, names.find(&other, &format!("{at}[1]"))?])
    }
}

impl<T: Field> Field for Fields<T> {
    type Held = T::Held;

    fn describe(held: T::Held, names: &Names<'_>) -> Self {
        Self(T::describe(held, names))
    }

    fn resolve(self, names: &Names<'_>, at: &str) -> Result<T::Held, PositionFault> {
        self.0.resolve(names, at)
    }
}

/// A set that the state holds as the bits of a `W`, as a list of names.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(inline, bound = "T: Lookup")]
#[serde(transparent, bound = "")]
pub struct Set<T, W> {
    names: Vec<Name<T>>,
    #[serde(skip)]
    word: PhantomData<W>,
}

impl<T, W> Default for Set<T, W> {
    fn default() -> Self {
        Self { names: Vec::new(), word: PhantomData }
    }
}

impl<T: Lookup + Bit + Into<u32>, W: Into<u64> + TryFrom<u64>> Field for Set<T, W> {
    type Held = W;

    fn describe(held: W, names: &Names<'_>) -> Self {
        Self { names: names.write_all(bits(held.into())), word: PhantomData }
    }

    fn resolve(self, names: &Names<'_>, at: &str) -> Result<W, PositionFault> {
        let found = names.find_all(&self.names, at)?;
        narrow(found.into_iter().fold(0, |all, one| all | bit(one)), at)
    }
}

/// A set of a closed list that the state holds as the bits of a `W`.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(inline, bound = "T: JsonSchema")]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Kinds<T, W> {
    kinds: Vec<T>,
    #[serde(skip)]
    word: PhantomData<W>,
}

impl<T, W> Default for Kinds<T, W> {
    fn default() -> Self {
        Self { kinds: Vec::new(), word: PhantomData }
    }
}

impl<T, W> Kinds<T, W> {
    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }
}

impl<T: Listed, W: Into<u64> + TryFrom<u64>> Field for Kinds<T, W> {
    type Held = W;

    fn describe(held: W, _: &Names<'_>) -> Self {
        Self { kinds: members(held).collect(), word: PhantomData }
    }

    fn resolve(self, _: &Names<'_>, at: &str) -> Result<W, PositionFault> {
        narrow(self.kinds.into_iter().fold(0, |all, one| all | 1 << one.place()), at)
    }
}

/// A set as the bits of a smaller word.
fn narrow<W: TryFrom<u64>>(set: u64, at: &str) -> Result<W, PositionFault> {
    W::try_from(set).map_err(|_| PositionFault::new(at, "this is more than there can be"))
}

/// Counts of a closed list; a count of 0 may be left out.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(inline, bound = "T: JsonSchema")]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: DeserializeOwned + Ord"))]
pub struct Counts<T, const N: usize>(BTreeMap<Key<T>, u8>);

impl<T, const N: usize> Default for Counts<T, N> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Listed + Ord, const N: usize> Field for Counts<T, N> {
    type Held = [u8; N];

    fn describe(held: [u8; N], _: &Names<'_>) -> Self {
        Self(T::LIST.iter().copied().map(Key).zip(held).filter(|(_, count)| *count > 0).collect())
    }

    fn resolve(self, _: &Names<'_>, _: &str) -> Result<[u8; N], PositionFault> {
        let mut counts = [0; N];
        for (Key(kind), count) in self.0 {
            counts[kind.place()] = count;
        }
        Ok(counts)
    }
}
