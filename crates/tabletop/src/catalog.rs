//! The setups that a game suggests, names and lists.

use crate::Game;

/// The setups of a game: for a first game, by name, and enough of them to use every part.
pub trait SetupCatalog: Game {
    /// The setup that the rulebook suggests for a first game.
    fn first_setup(&self) -> Self::Setup;

    /// The setup suggested to a single person or program: the first one, unless it has several sides.
    fn solo_setup(&self) -> Self::Setup {
        self.first_setup()
    }

    /// The setup with this name, such as `nightweave`; `None` if there is none.
    fn named_setup(&self, _name: &str) -> Option<Self::Setup> {
        None
    }

    /// Whether all seats win and lose together, as a single seat always does.
    fn is_shared(&self, setup: &Self::Setup) -> bool {
        self.seats(setup) == 1
    }

    /// A short name of a setup, usable in file names: ASCII letters, digits and hyphens.
    fn setup_name(&self, setup: &Self::Setup) -> String;

    /// Setups that together use every part of the game. [`Game::check_setup`] accepts each.
    fn all_setups(&self) -> Vec<Self::Setup>;
}
