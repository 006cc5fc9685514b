//! What Newleaf adds to a described position.

use tabletop::{Fields, PositionFault};

use super::declared::{LairPosition, PlayerPosition, ScenarioPosition};
use super::names::{each, fault};
use crate::Everdell;
use crate::index::{Owner, SpecialEventIx};
use crate::names::find_id;
use crate::state::{GOLDEN, Leaf, State};

impl Everdell {
    /// What players have of Newleaf.
    pub(super) fn read_leaf(
        &self,
        state: &mut State,
        position: &ScenarioPosition,
    ) -> Result<(), PositionFault> {
        let people = position.players.as_deref().unwrap_or_default();
        let seats = state.players;
        let Some(leaf) = state.leaf_mut() else {
            if people.iter().any(|Fields(player)| player.golden.is_some()) {
                return Err(fault("players", "Newleaf is not in this game"));
            }
            return Ok(());
        };
        for (place, (owner, Fields(player))) in Owner::people(seats).zip(people).enumerate() {
            if let Some(golden) = player.golden {
                if golden > GOLDEN || !leaf.modules.leaf_cards {
                    let at = format!("players[{place}].golden");
                    return Err(fault(&at, "a player has three golden tokens at most"));
                }
                leaf.golden[owner.index()] = golden;
            }
        }
        Ok(())
    }

    /// Special events that are trophies of Nightweave's.
    pub(super) fn read_her_events(
        &self,
        state: &mut State,
        position: &LairPosition,
    ) -> Result<(), PositionFault> {
        let events = &self.content.special_events;
        let find = |name: &str| SpecialEventIx::at(find_id(events, |event| &event.id, name)?);
        let names = position.special_events.as_deref();
        for event in each(names, "lair.special_events", "a special event", find)? {
            state.keep_special_event(event);
        }
        Ok(())
    }

    /// What a player has of Newleaf.
    pub(super) fn write_leaf(&self, leaf: &Leaf, seat: Owner, player: &mut PlayerPosition) {
        player.golden = leaf.modules.leaf_cards.then_some(leaf.golden[seat.index()]);
    }
}
