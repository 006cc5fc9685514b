//! The sorts of small things that the store keeps by name, and what they mean.

use search::Level;

/// Medals that were earned.
pub(crate) const MEDAL: &str = "medal";

/// What bots made of a day's challenge.
pub(crate) const PAR: &str = "par";

/// Private packs.
pub(crate) const PACKS: &str = "pack";

/// What the content of tables is made of, by its digest.
pub(crate) const CONTENTS: &str = "content";

/// Tickets of fair chance that were redeemed.
pub(crate) const SPENT: &str = "spent";

/// Keys of the servers of one database.
pub(crate) const KEYS: &str = "key";

/// Waiting rooms.
pub(crate) const ROOMS: &str = "room";

/// The bots that play every challenge of a day.
pub(crate) const RIVALS: [Level; 2] = [Level::Scout, Level::Elder];
