//! The kinds of keepsakes: small values that the store keeps by name.

use search::Level;

/// Earned medals.
pub(crate) const MEDAL: &str = "medal";

/// Results of bots in daily challenges.
pub(crate) const PAR: &str = "par";

/// Private packs.
pub(crate) const PACKS: &str = "pack";

/// Content of tables, by its digest.
pub(crate) const CONTENTS: &str = "content";

/// Redeemed tickets of fair chance.
pub(crate) const SPENT: &str = "spent";

/// Keys of the servers of one database.
pub(crate) const KEYS: &str = "key";

/// Waiting rooms.
pub(crate) const ROOMS: &str = "room";

/// The bots that play every challenge of a day.
pub(crate) const RIVALS: [Level; 2] = [Level::Scout, Level::Elder];
