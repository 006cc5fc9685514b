//! The macro that compiles the engines of a game in the crate of its rules.

/// Implements [`begin_any`](crate::Game::begin_any), [`play_any`](crate::Game::play_any),
/// [`begin_fast`](crate::Game::begin_fast) and [`play_fast`](crate::Game::play_fast); to be written inside `impl Game`.
#[macro_export]
macro_rules! compiled_here {
    () => {
        fn begin_any(
            &self,
            setup: &Self::Setup,
            chance: &mut $crate::AnyChance<'_>,
            log: &mut dyn $crate::Log<Self>,
        ) -> Result<Self::State, $crate::ChanceSuspended> {
            $crate::Game::begin(self, setup, &mut { chance }, &mut { log })
        }

        fn play_any(
            &self,
            state: &mut Self::State,
            choice: Self::Choice,
            chance: &mut $crate::AnyChance<'_>,
            log: &mut dyn $crate::Log<Self>,
        ) -> Result<(), $crate::ChanceSuspended> {
            $crate::Game::play(self, state, choice, &mut { chance }, &mut { log })
        }

        fn begin_fast(&self, setup: &Self::Setup, chance: &mut $crate::FastSource) -> Self::State {
            let Ok(state) = $crate::Game::begin(self, setup, chance, &mut $crate::Silent);
            state
        }

        fn play_fast(&self, state: &mut Self::State, choice: Self::Choice, chance: &mut $crate::FastSource) {
            let Ok(()) = $crate::Game::play(self, state, choice, chance, &mut $crate::Silent);
        }
    };
}
