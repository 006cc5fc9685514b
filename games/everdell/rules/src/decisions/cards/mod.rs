//! The questions of cards of the base game (E7–E9).

pub(super) mod activate;
pub(super) mod by_effect;
pub(super) mod cemetery;
pub(super) mod clock_tower;
pub(super) mod courthouse;
pub(super) mod dungeon;
pub(super) mod fool;
pub(super) mod judge;
pub(super) mod post_office;
pub(super) mod produce;
pub(super) mod ranger;
pub(super) mod ruins;
pub(super) mod shepherd;
pub(super) mod storehouse;
pub(super) mod teacher;
pub(super) mod university;
