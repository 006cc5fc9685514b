//! Whether a reserved card is discarded when a season is prepared for (L13).

use tabletop::{Chance, Log, Message};

use crate::agenda::Source;
use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// The reservation token asks whether its card is discarded.
#[derive(Clone, Copy)]
pub(crate) struct Reserved;

impl Purpose for Reserved {
    fn name(self) -> &'static str {
        "reserved"
    }

    fn rule(self) -> Rule {
        Rule::L13
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-for-reservation")
    }

    fn can_say_yes(self, game: &Everdell, state: &State, who: Owner) -> bool {
        game.source_card(state, who, Source::Reserved).is_some()
    }

    fn decided<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        yes: bool,
    ) -> Done<C> {
        if yes {
            play.drop_reserved(who);
        }
        Ok(())
    }
}
