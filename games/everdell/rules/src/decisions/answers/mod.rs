//! What can be answered: a file for each kind of [`Choice`](crate::Choice).
//!
//! One kind of choice answers many questions: a hand card may be discarded, given away or put under an event. So what is
//! here is what they have in common: how a choice is written, grouped and, where a question has no words of its own, how
//! it is labelled. What refuses a choice and what it does says the question that it answers.

pub(super) mod card;
pub(super) mod colour;
pub(super) mod deck;
pub(super) mod done;
pub(super) mod hand;
pub(super) mod meadow;
pub(super) mod number;
pub(super) mod pass;
pub(super) mod pay;
pub(super) mod place;
pub(super) mod play;
pub(super) mod prepare;
pub(super) mod save;
pub(super) mod seat;
pub(super) mod shown;
pub(super) mod spot;
pub(super) mod swap;
pub(super) mod take;
