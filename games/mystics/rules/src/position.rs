//! Positions in stable names: what scenarios set up and assert on.
//!
//! A description may leave out whatever is as after setup: every mouse on its own space of the start
//! with its starting equipment and no ability card, no enemy on the board, the tiles where the
//! mice begin explored, the cards of the mice on the track in the order of the party, and the top one
//! about to act with a 1 on its movement die. [`Mystics::describe_position`] writes everything, so
//! that reading it back gives the same position.

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
    /// Where every search card is counted: for each kind, how many there are in the deck, on the
    /// discard pile, with the mice, in the stash and on the board, and in the hand of a mouse that has just
    /// found one.
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

    /// Whether the rules can go on from a position.
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

    /// Whether a mouse has yet to stand on its first space, at the start or on a tile it comes to.
    #[doc(hidden)]
    pub fn is_on_its_way(state: &State, mouse: MouseIx) -> bool {
        state.agenda.tasks().iter().any(|&task| Self::put_by(task) == Some(mouse))
    }

    /// Whether a space exists, and no more figures are there than fit (M7.8).
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::{Value, json};
    use tabletop::Game;

    use super::*;
    use crate::agenda::Task;
    use crate::choice::Choice;
    use crate::index::{MouseIx, TileIx, bit};
    use crate::kinds::Hero;
    use crate::load;
    use crate::setup::Setup;
    use crate::state::{Keep, Stage, Whereabouts};

    fn game() -> Mystics {
        Mystics::new(Arc::new(load::builtin().clone()))
    }

    fn described(description: &Value) -> Result<State, String> {
        let found = game().set_position(&Setup::default(), description);
        found.map_err(|fault| format!("{}: {}", fault.at, fault.what))
    }

    #[test]
    fn what_is_not_said_is_as_after_setup() {
        let (game, state) = (game(), described(&json!({})).unwrap());
        let chapter = &game.content.chapters[0];
        assert_eq!((state.round, state.page, state.end), (1, 1, chapter.end));
        assert_eq!(state.agenda.tasks(), [Task::Turn(MouseIx::new(0))]);
        assert_eq!(state.track.all().len(), usize::from(state.party));
        let spots: Vec<Spot> = state.party().map(|(_, mouse)| mouse.spot).collect();
        assert!(spots.iter().all(|spot| chapter.groups[0].spaces & bit(spot.space) != 0));
        let spread = spots.iter().fold(0, |all, spot| all | bit(spot.space)).count_ones();
        assert_eq!(spread, chapter.groups[0].spaces.count_ones().min(state.party.into()));
        assert!(state.is_explored(TileIx::new(0)) && state.explored.is_power_of_two());
        let collin = state.mouse(MouseIx::new(0));
        assert_eq!(state.doing.left, game.movement(&state, MouseIx::new(0)) + 1);
        assert_eq!(collin.cards.count(Keep::Gear), game.content.heroes[collin.hero.index()].starts.len());
    }

    #[test]
    fn a_position_says_what_differs() {
        let state = described(&json!({
            "tiles": [{ "side": "guard_room", "traps": ["b2"] }],
            "mice": {
                "collin": { "at": "c3", "cheese": 3, "wounds": 1, "gear": ["dagger"], "plight": ["stunned"] },
                "tilda": { "plight": ["captured"] },
            },
            "enemies": [{ "is": "roach", "at": "d3" }, { "is": "spider", "at": "a1", "wounds": 1 }],
            "track": ["collin", "roach", "nez", "tilda", "filch", "spider"],
            "moving": { "left": 3, "stage": "moving" },
            "page": 2,
            "wheel": 4,
            "open": "standard_1",
            "stash": ["grape"],
            "placed": { "fork": "c3", "fishhook": ["c3", "d4"] },
        }));
        let (game, state) = (game(), state.unwrap());
        let collin = state.mouse(MouseIx::new(0));
        assert_eq!(game.space_name(state.side(TileIx::new(0)), collin.spot.space), "c3");
        assert_eq!((collin.cheese, collin.wounds, collin.plight), (3, 1, Plight::STUNNED));
        assert!(!state.mouse(state.find(Hero::Tilda).unwrap()).is_active());
        assert_eq!(state.foes().count(), 2);
        assert_eq!((state.doing.left, state.doing.stage, state.page, state.wheel), (3, Stage::Moving, 2, 4));
        assert_eq!(state.treasures[Treasure::Grape.index()], Whereabouts::Stash);
        assert_eq!((state.tiles[0].traps.count_ones(), state.track.next), (1, 1));
        let count = game.census(&state);
        assert!(game.content.search.iter().zip(count).all(|(card, count)| card.facts.copies == count));
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        assert!(choices.contains(&Choice::End) && !choices.contains(&Choice::Search));
    }

    #[test]
    fn faults_say_where_they_are() {
        let fault = |description: Value| described(&description).unwrap_err();
        for (description, at) in [
            (json!({ "mise": {} }), "mise: unknown field"),
            (json!({ "mice": { "lily": {} } }), "mice.lily: this mouse is not in the party"),
            (json!({ "mice": { "collin": { "at": "z9" } } }), "mice.collin.at: this must be a space"),
            (
                json!({ "mice": { "collin": { "gear": ["spoon"] } } }),
                "mice.collin.gear[0]: this must be a search card",
            ),
            (
                json!({ "mice": { "collin": { "wounds": 9 } } }),
                "mice.collin.wounds: a mouse with so many wounds",
            ),
            (json!({ "enemies": [{ "at": "a1" }] }), "enemies[0].is: this must be said"),
            (json!({ "enemies": [{ "is": "roach" }] }), "enemies[0].at: this must be said"),
            (
                json!({ "enemies": [{ "is": "roach", "at": "away" }] }),
                "enemies[0].at: an enemy stands on a space",
            ),
            (json!({ "moving": { "left": -1 } }), "moving.left: invalid value: integer `-1`"),
            (json!({ "agenda": [{ "do": "dance" }] }), "agenda[0].do: this must be the name of a task"),
            (json!({ "agenda": ["prowl"] }), "agenda: nobody is asked anything"),
            (json!({ "agenda": [{ "do": "land", "mouse": "collin" }] }), "agenda[0].tile: this must be said"),
            (json!({ "deck": { "catnip": 40 } }), "deck.catnip: only"),
            (json!({ "placed": { "fork": ["a1", "a2", "a3"] } }), "placed.fork: this has two ends"),
        ] {
            let found = fault(description.clone());
            assert!(found.starts_with(at), "{description} is said to be at fault as `{found}`");
        }
    }
}
