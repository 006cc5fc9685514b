//! The list of enemies on the board.

use std::hash::{Hash, Hasher};

use super::{ENEMIES, Spot};
use crate::index::{FoeIx, bits};
use crate::kinds::Creature;

/// An enemy on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Enemy {
    /// The creature.
    pub creature: Creature,
    /// Its space; off the board for a free place in the list.
    pub spot: Spot,
    /// Wounds of a creature that is no boss (M12.2); those of a boss are on its cards.
    pub wounds: u8,
    /// Whether it is knocked down (M23.3).
    pub down: bool,
    /// Whether it does nothing in its next turn.
    pub dazed: bool,
    /// Whether it has acted in this turn of its card.
    pub acted: bool,
    /// Whether it was just placed: Preemptive Shot may be used on it.
    pub new: bool,
}

impl Enemy {
    /// A free place in the list.
    pub const NOBODY: Self = Self {
        creature: Creature::Roach,
        spot: Spot::AWAY,
        wounds: 0,
        down: false,
        dazed: false,
        acted: false,
        new: false,
    };

    /// Whether it is on the board.
    #[inline]
    pub fn is_here(&self) -> bool {
        self.spot.is_on_board()
    }
}

/// The enemies by their places in the list, and the set of taken places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Enemies {
    places: [Enemy; ENEMIES],
    /// The places of those on the board, as bits.
    here: u32,
}

/// Records identify positions by their hash. `here` follows from the places, so it is not hashed.
impl Hash for Enemies {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.places.hash(state);
    }
}

impl Enemies {
    /// An empty list.
    pub const NONE: Self = Self { places: [Enemy::NOBODY; ENEMIES], here: 0 };

    /// Checks the set of taken places against the enemies.
    ///
    /// # Errors
    /// The sets that differ.
    pub(crate) fn recount(&self) -> Result<(), String> {
        let here =
            self.places.iter().enumerate().fold(0, |set, (at, enemy)| set | u32::from(enemy.is_here()) << at);
        if here == self.here {
            Ok(())
        } else {
            Err(format!("enemies are in the places {:b}, but {here:b} by their spaces", self.here))
        }
    }

    /// All places in order, including free ones.
    #[inline]
    pub fn places(&self) -> &[Enemy; ENEMIES] {
        &self.places
    }

    /// The enemies on the board.
    #[inline]
    pub fn here(&self) -> impl Iterator<Item = (FoeIx, &Enemy)> {
        bits(self.here.into()).map(|foe: FoeIx| (foe, self.get(foe)))
    }

    /// The first free place.
    pub fn free(&self) -> Option<FoeIx> {
        FoeIx::enumerate(&self.places).find(|(_, enemy)| !enemy.is_here()).map(|(foe, _)| foe)
    }

    /// The enemy at a place.
    #[inline]
    pub fn get(&self, foe: FoeIx) -> &Enemy {
        &self.places[foe.index().min(ENEMIES - 1)]
    }

    /// Puts an enemy at a place; [`Enemy::NOBODY`] removes it.
    pub fn put(&mut self, foe: FoeIx, enemy: Enemy) {
        let at = foe.index().min(ENEMIES - 1);
        self.here = self.here & !(1 << at) | u32::from(enemy.is_here()) << at;
        self.places[at] = enemy;
    }

    /// Changes an enemy on the board, but not whether it is there.
    #[inline]
    pub fn change<T>(&mut self, foe: FoeIx, change: impl FnOnce(&mut Enemy) -> T) -> T {
        let enemy = &mut self.places[foe.index().min(ENEMIES - 1)];
        change(enemy)
    }

    /// Changes all in the same way.
    pub fn change_all(&mut self, change: impl FnMut(&mut Enemy)) {
        self.places.iter_mut().for_each(change);
    }
}
