//! Everdell has no dice: no choice has exact odds.

use ::search::ExactOdds;

use crate::Everdell;

impl ExactOdds for Everdell {}
