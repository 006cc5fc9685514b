//! The seasonal Farms (N2), with stand-ins for what is printed on them (R3).

use tabletop::{Chance, Log};

use crate::Everdell;
use crate::play::Play;

impl Everdell {}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {}
