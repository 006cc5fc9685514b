//! You choose a card with a worker space for her spider (N10.5, N10.6, R44).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::index::{Owner, Slot};
use crate::play::Play;
use crate::state::{Cards, Post, State};
use crate::{Everdell, Rule};

/// She visits a card of her own city.
#[derive(Clone, Copy)]
pub(crate) struct InHerCity;

impl Purpose for InHerCity {
    fn name(self) -> &'static str {
        "spider-city"
    }

    fn rule(self) -> Rule {
        Rule::N10_5
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-who-nightweave")
    }

    /// Those without the OPEN sign (R40, R41).
    fn pickable(self, game: &Everdell, state: &State, _: Owner) -> Cards {
        game.spider_cards(state, Owner::RIVAL, false)
    }

    fn picks_alone(self) -> bool {
        true
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        _: Owner,
        owner: Owner,
        slot: Slot,
    ) -> Done<C> {
        play.cite(Rule::R44);
        play.put_spider(Post::Card(owner, slot), Rule::N10_5)
    }
}

/// She visits a card with the OPEN sign.
#[derive(Clone, Copy)]
pub(crate) struct WithOpenSign;

impl Purpose for WithOpenSign {
    fn name(self) -> &'static str {
        "spider-open"
    }

    fn rule(self) -> Rule {
        Rule::N10_6
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-who-nightweave")
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        let yours = game.spider_cards(state, who, true);
        if yours.is_empty() { game.spider_cards(state, Owner::RIVAL, true) } else { yours }
    }

    fn picks_alone(self) -> bool {
        true
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        _: Owner,
        owner: Owner,
        slot: Slot,
    ) -> Done<C> {
        play.cite(Rule::R44);
        play.put_spider(Post::Card(owner, slot), Rule::N10_6)
    }
}
