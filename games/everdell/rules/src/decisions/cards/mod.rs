//! What cards of the base game ask (E7–E9).

pub(super) mod activate;
pub(super) mod cemetery;
pub(super) mod clock_tower;
pub(super) mod courthouse;
pub(super) mod dungeon;
pub(super) mod judge;
pub(super) mod produce;
pub(super) mod ranger;
pub(super) mod storehouse;
pub(super) mod teacher;
