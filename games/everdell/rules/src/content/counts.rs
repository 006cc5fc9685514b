//! How many there are of each component.

/// Spaces of the meadow (E2.3).
pub const MEADOW: usize = 8;
/// Spaces of a city (E8.1).
pub const CITY: usize = 15;
/// Basic locations along the river (E5.1).
pub const BASICS: usize = 8;
/// Forest cards in the box (E5.3).
pub const FORESTS: usize = 11;
/// Clearings that forest cards lie on (E2.1).
pub const CLEARINGS: usize = 4;
/// Spaces of the journey (E5.10).
pub const JOURNEYS: usize = 4;
/// Basic events (E6.1).
pub const BASIC_EVENTS: usize = 4;
/// Special events in the box (E6.2).
pub const SPECIAL_EVENTS: usize = 16;
/// Cards of the main deck (E1.1).
pub const DECK: u32 = 128;
/// Levels of Nightweave (N13.6).
pub const LEVELS: usize = 5;
/// Activity cards in the box (N1.1).
pub const ACTIVITIES: usize = 20;
/// Personalities of Nightweave (N1.1).
pub const PERSONALITIES: usize = 8;
/// Plans of Nightweave (N1.1).
pub const PLANS: usize = 13;
/// Plots of Nightweave (N1.1).
pub const PLOTS: usize = 33;
/// Abilities of workers (N1.1).
pub const ABILITIES: usize = 4;
