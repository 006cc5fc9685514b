//! The Post Office: two cards to an opponent, then any number is discarded, and the hand is filled (E9.3).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// The Post Office asks for an opponent, which cards they get, and which are discarded.
#[derive(Clone, Copy)]
pub(crate) struct PostOffice;

impl Purpose for PostOffice {
    fn name(self) -> &'static str {
        "post-office"
    }

    fn rule(self) -> Rule {
        Rule::E9_3
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::POST_OFFICE)
    }

    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.can_be_given(state, seat, true)
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        let (to, why) = (seat.into(), Why::PostOffice);
        let hand = play.state.player(who).hand.len();
        play.push_all(&[
            Task::GiveCards { who, to, left: 2, why },
            Task::Discard { who, left: hand.saturating_sub(2), done: 0, least: 0, why },
        ]);
        Ok(())
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, _: u8) -> Done<C> {
        play.fill_hand(who)
    }
}
