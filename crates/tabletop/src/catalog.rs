//! The setups that a game suggests, names and lists.

use crate::Game;

/// The setups of a game: the one for a first game, those with names, and enough of them to try everything.
pub trait SetupCatalog: Game {
    /// The setup that the rulebook suggests for a first game.
    fn first_setup(&self) -> Self::Setup;

    /// The setup with this name, such as `nightweave`; `None` if there is none.
    fn named_setup(&self, _name: &str) -> Option<Self::Setup> {
        None
    }

    /// Whether all seats win and lose together. A single seat always does.
    fn is_shared(&self, setup: &Self::Setup) -> bool {
        self.seats(setup) == 1
    }

    /// A short name of a setup, fit for the name of a file: ASCII letters, digits and hyphens.
    fn setup_name(&self, setup: &Self::Setup) -> String;

    /// Setups that together use every part of the game at least once. Each is accepted by
    /// [`Game::check_setup`].
    fn all_setups(&self) -> Vec<Self::Setup>;
}
