//! The answers: a file for each kind of [`Choice`](crate::Choice).
//!
//! One kind of choice answers many questions: a hand card may be discarded, given away or put under an event. The files
//! here have the common parts: notation, group, and the label if a question has none. The question decides whether a
//! choice is refused and what its effect is.

pub(super) mod adorn;
pub(super) mod beast;
pub(super) mod card;
pub(super) mod colour;
pub(super) mod deck;
pub(super) mod discover;
pub(super) mod done;
pub(super) mod hand;
pub(super) mod meadow;
pub(super) mod number;
pub(super) mod pass;
pub(super) mod pay;
pub(super) mod place;
pub(super) mod play;
pub(super) mod power;
pub(super) mod prepare;
pub(super) mod reserve;
pub(super) mod save;
pub(super) mod seat;
pub(super) mod shown;
pub(super) mod sought;
pub(super) mod spot;
pub(super) mod station;
pub(super) mod swap;
pub(super) mod take;
pub(super) mod ticket;
pub(super) mod tile;
