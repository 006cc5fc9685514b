//! Positions in stable names, for scenarios.
//!
//! A description may omit everything that is as after setup: every mouse on its own space of the start with its
//! starting equipment and no ability card, no enemy on the board, the tiles where the mice begin explored, and the
//! cards of the mice on the track in the order of the party, the top one about to act with a 1 on its movement die.
//! [`Mystics::describe_position`] omits nothing, so reading its description back gives the same position.

mod declared;
mod fields;
mod names;
mod parts;
mod reading;
mod tasks;
mod writing;

pub use declared::ScenarioPosition;
use tabletop::PositionFault;

use crate::Mystics;
use crate::content::KINDS;
use crate::index::{CardIx, MouseIx, bit, bits};
use crate::kinds::{Creature, Treasure};
use crate::state::{ENEMIES, Plight, Spot, State};

impl Mystics {
    /// The number of search cards of each kind in all places: in the deck, on the discard pile, with the mice, in
    /// the stash, on the board, and with a mouse that has just found one.
    #[doc(hidden)]
    pub fn census(&self, state: &State) -> [u8; KINDS] {
        let mut counts = state.deck;
        for (count, &discarded) in counts.iter_mut().zip(&state.discard) {
            *count = count.saturating_add(discarded);
        }
        for (count, held) in counts.iter_mut().zip(self.held(state)) {
            *count = count.saturating_add(held);
        }
        counts
    }

    /// The search cards that are neither in the deck nor discarded.
    fn held(&self, state: &State) -> [u8; KINDS] {
        let mut counts = [0u8; KINDS];
        let mut seen = |card: CardIx| {
            if let Some(count) = counts.get_mut(usize::from(card)) {
                *count = count.saturating_add(1);
            }
        };
        // Mice that may join the party hold the card that they kept, too.
        for mouse in &state.mice {
            mouse.cards.all().iter().for_each(|held| seen(held.card));
        }
        for &treasure in Treasure::ALL {
            if state.owns(treasure) {
                seen(self.card_of(treasure));
            }
        }
        for &task in state.agenda.tasks() {
            Self::each_card_of(task, &mut seen);
        }
        counts
    }

    /// Checks that the rules can continue from a position.
    fn check_position(&self, state: &State) -> Result<(), PositionFault> {
        for (mouse, me) in state.party() {
            let at = format!("mice.{}", me.hero.name());
            if me.seat >= state.players {
                return Err(PositionFault::new(format!("{at}.seat"), "nobody sits there"));
            }
            self.check_spot(state, me.spot, &format!("{at}.at"))?;
            if me.is_active() == me.plight.has(Plight::CAPTURED) && !Self::is_on_its_way(state, mouse) {
                return Err(PositionFault::new(format!("{at}.at"), "a mouse is on the board or captured"));
            }
            if me.is_active() && me.wounds.saturating_add(me.poison) >= self.captured_at(state, mouse) {
                return Err(PositionFault::new(
                    format!("{at}.wounds"),
                    "a mouse with so many wounds is captured",
                ));
            }
        }
        for (at, enemy) in state.foes() {
            self.check_spot(state, enemy.spot, &format!("enemies[{at}].at"))?;
        }
        let over = bits::<u8>(
            state.party().fold(0u64, |all, (_, mouse)| all | u64::from(mouse.abilities))
                & u64::from(state.abilities),
        )
        .next();
        if over.is_some() {
            return Err(PositionFault::new("abilities", "an ability card cannot be learned and left"));
        }
        let waits = self.is_question(state, state.agenda.top());
        let mut choices = Vec::new();
        self.legal(state, &mut choices);
        match state.ending {
            None if !waits || choices.is_empty() => Err(PositionFault::new(
                "agenda",
                "nobody is asked anything in this position, so nothing can be chosen",
            )),
            _ => Ok(()),
        }
    }

    /// Whether a mouse still has to be put on a space, at the start or on a new tile.
    #[doc(hidden)]
    pub fn is_on_its_way(state: &State, mouse: MouseIx) -> bool {
        state.agenda.tasks().iter().any(|&task| Self::put_by(task) == Some(mouse))
    }

    /// Checks that a space exists and does not have more figures than fit (M7.8).
    fn check_spot(&self, state: &State, spot: Spot, at: &str) -> Result<(), PositionFault> {
        if !spot.is_on_board() {
            return Ok(());
        }
        let side = state.side(spot.tile);
        if side.is_none() || self.map_of(side).all & bit(spot.space) == 0 {
            return Err(PositionFault::new(at, "there is no such space on the side that is up"));
        }
        let mice = state.mice_on(spot.tile).filter(|(_, mouse)| mouse.spot == spot).count();
        let foes =
            state.foes_on(spot.tile).filter(|(_, foe)| foe.spot == spot && foe.creature != Creature::Brodie);
        let foes: Vec<Creature> = foes.map(|(_, foe)| foe.creature).collect();
        let large = foes.iter().any(|&creature| self.is_large(creature));
        let most = if large { 1 } else { 4 };
        if self.map_of(side).areas & bit(spot.space) == 0 && mice + foes.len() > most {
            return Err(PositionFault::new(at, "more figures stand there than fit on the space"));
        }
        Ok(())
    }
}

const _: () = assert!(ENEMIES <= 32, "enemies are bits of a word");
