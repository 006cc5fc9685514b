//! The setups of The Ratcatcher, and its implementation for the laws of all games.

use tabletop::laws::Testable;
use tabletop::{Bytes, Notation, SetupCatalog};

use crate::{Choice, Mode, Ratcatcher, Setup, State};

impl SetupCatalog for Ratcatcher {
    fn first_setup(&self) -> Setup {
        Setup::default()
    }

    fn setup_name(&self, setup: &Setup) -> String {
        format!("{}-{}-{}", setup.ratcatcher, setup.nemesis, setup.mode.name())
    }

    /// Every ratcatcher with every nemesis in both modes.
    fn all_setups(&self) -> Vec<Setup> {
        let pack = self.pack();
        let pairs = pack.ratcatchers.iter().flat_map(|me| pack.nemeses.iter().map(move |foe| (me, foe)));
        pairs
            .flat_map(|(me, foe)| {
                Mode::ALL.map(|mode| Setup {
                    ratcatcher: me.id.to_string(),
                    nemesis: foe.id.to_string(),
                    mode,
                    ..Setup::default()
                })
            })
            .collect()
    }
}

impl Testable for Ratcatcher {
    fn conserves(&self, first: &State, now: &State) -> Result<(), String> {
        let (mut before, mut after) = (self.census(first), self.census(now));
        // Mystery tokens leave the game (R27.3) and never return.
        let (tokens, left) = (std::mem::take(&mut before[4]), std::mem::take(&mut after[4]));
        if before == after && left <= tokens {
            Ok(())
        } else {
            Err(format!("pieces {after:?} with {left} tokens, but {before:?} with {tokens} at first"))
        }
    }

    fn recounts(&self, state: &State) -> Result<(), String> {
        state.ground.recount()?;
        state.strays.recount()
    }

    fn probes(&self, state: &State) -> Vec<Choice> {
        let things = [
            "here",
            "zone:00a",
            "zone:07b",
            "rat:white",
            "rat:black",
            "rat:nemesis",
            "rat:dodger",
            "dice:1",
            "dice:9",
            "slot:attack",
            "slot:yellow-refill",
            "price:cheese",
            "ability:yellow",
            "ability:purple",
            "reward:packrat",
            "place:1,0",
            "place:0,0",
            "district:03",
            "cheese:here",
        ];
        things.iter().filter_map(|thing| self.candidates(state, thing)).flatten().collect()
    }

    fn setup_from(&self, bytes: &mut Bytes<'_>) -> Setup {
        self.any_setup(bytes)
    }

    fn choice_from(&self, bytes: &mut Bytes<'_>) -> Choice {
        self.any_choice(bytes)
    }
}
