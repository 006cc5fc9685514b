//! The Monk: berries to an opponent, for points (E9.2).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Purpose};
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The Monk asks how many berries, and for an opponent.
#[derive(Clone, Copy)]
pub(crate) struct Monk;

impl Purpose for Monk {
    fn name(self) -> &'static str {
        "monk"
    }

    fn rule(self) -> Rule {
        Rule::E9_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Monk)
    }

    fn amount<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: u8, count: u8) -> Done<C> {
        if count == 0 {
            return Ok(());
        }
        let player = play.state.player_mut(who);
        let stock = Stock::of(Resource::Berry, count);
        player.stock = player.stock.saturating_sub(stock);
        play.state.shepherd_gift = stock;
        play.gain_points(who, count.saturating_mul(2), Rule::E9_2);
        play.push(Task::Opponent { who, why: Why::Monk });
        Ok(())
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: u8,
        seat: Option<u8>,
    ) -> Done<C> {
        play.gift_arrives(who, seat)
    }
}
