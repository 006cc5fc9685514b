//! How many there are of each component.

/// Spaces of the meadow (E2.3).
pub const MEADOW: usize = 8;
/// Spaces of a city (E8.1).
pub const CITY: usize = 15;
/// Basic locations along the river (E5.1).
pub const BASICS: usize = 8;
/// Forest cards: 11 of the base game (E5.3) and 4 of Pearlbrook (P23).
pub const FORESTS: usize = 15;
/// Those of the base game, the first in tables.
pub const FIRST_FORESTS: usize = 11;
/// Forest cards that the lizards put in play, one at the start of each season (B12.5).
pub const TRAILS: usize = 4;
/// Clearings that forest cards lie on (E2.1).
pub const CLEARINGS: usize = 4;
/// Spaces of the journey (E5.10).
pub const JOURNEYS: usize = 4;
/// Basic events (E6.1).
pub const BASIC_EVENTS: usize = 4;
/// Special events of Bellfaire (B9).
pub const FAIR_EVENTS: usize = 9;
/// Forest cards of Bellfaire (B10).
pub const FAIR_FORESTS: usize = 4;
/// Garland awards (B7).
pub const AWARDS: usize = 7;
/// Tokens of the market (B4).
pub const MARKET_TOKENS: usize = 4;
/// Special events: 16 of the base game (E6.2) and 6 of Pearlbrook (P22).
pub const SPECIAL_EVENTS: usize = 22;
/// Those of the base game, the first in tables.
pub const FIRST_SPECIAL_EVENTS: usize = 16;
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
/// Player powers of Bellfaire (B12).
pub const POWERS: usize = 15;
/// Player powers of Newleaf (L19), which follow those of Bellfaire.
pub const LEAF_POWERS: usize = 4;
/// All player powers.
pub const ALL_POWERS: usize = POWERS + LEAF_POWERS;
/// Those that version 2 of the rules dealt, the first in tables.
pub const FIRST_POWERS: usize = 13;
/// River cards (P1).
pub const RIVER_CARDS: usize = 12;
/// Adornments (P1).
pub const ADORNMENTS: usize = 12;
/// Wonders (P1).
pub const WONDERS: usize = 4;
/// Forest cards of Newleaf (L9), which follow those of Bellfaire.
pub const LEAF_FORESTS: usize = 3;
/// All forest cards.
pub const ALL_FORESTS: usize = FORESTS + FAIR_FORESTS + LEAF_FORESTS;
/// Special events of Newleaf (L1), which follow those of Bellfaire.
pub const LEAF_EVENTS: usize = 9;
/// Basic events of Newleaf (L3), which follow the Flower Festival.
pub const LEAF_BASICS: usize = 2;
/// Spaces of the station (L2).
pub const STATION: usize = 3;
/// Kinds of train tiles (L6).
pub const TRAINS: usize = 6;
/// Visitors (L1).
pub const VISITORS: usize = 32;
/// Spots of the river with a card (P4).
pub const RIVER_SPOTS: usize = 4;
/// Weather cards of Spirecrest (S1).
pub const WEATHER: usize = 12;
/// Map tiles of Spirecrest (S1).
pub const TILES: usize = 24;
/// Discoveries of Spirecrest (S1).
pub const DISCOVERIES: usize = 42;
/// Sections of the trail (S3).
pub const AREAS: usize = 3;
