//! Rugwort the Robber: two hands change owners (H3.10, N17.8).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::Hand;
use crate::{Everdell, Rule};

/// The Robber asks for the player to swap hands with.
#[derive(Clone, Copy)]
pub(crate) struct Robber;

impl Purpose for Robber {
    fn name(self) -> &'static str {
        "robber"
    }

    fn rule(self) -> Rule {
        Rule::H3_10
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::RUGWORT_ROBBER)
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        match seat {
            Some(with) => play.rob(who, with),
            None => Ok(()),
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Two hands change owners, regardless of the limits (H3.10).
    fn rob(&mut self, who: Owner, with: Owner) -> Result<(), C::Error> {
        if with.is_rival() {
            self.tell(Rule::H3_10, Event::HandsSwapped { who, with });
            return self.swap_with_her(who);
        }
        let mine = std::mem::take(&mut self.state.player_mut(who).hand);
        let theirs = std::mem::take(&mut self.state.player_mut(with).hand);
        // While the event is logged both hands are on their way. All players see whose they are, even if they are
        // equally large.
        self.tell(Rule::H3_10, Event::HandsSwapped { who, with });
        self.state.player_mut(with).hand = mine;
        self.state.player_mut(who).hand = theirs;
        Ok(())
    }

    /// A swap with Nightweave (N17.8): she has eight cards at most afterwards, gains no tokens, and her
    /// legends stay with her.
    pub fn swap_with_her(&mut self, who: Owner) -> Result<(), C::Error> {
        self.shuffle_hers();
        while self.state.lair_hand() > 8 {
            self.cite(Rule::R30);
            self.spider_discards(Rule::N17_8)?;
        }
        let mine = std::mem::take(&mut self.state.player_mut(who).hand);
        let mut hers = Hand::default();
        for kind in self.game.kinds() {
            for _ in 0..self.state.lair.cards.take_known(kind, u8::MAX) {
                hers.add(kind);
            }
        }
        // The cards that came to her face down are seen now.
        for _ in 0..std::mem::take(&mut self.state.lair.cards.unseen) {
            let kind = self.state.deck.draw("card", self.game.kinds_len(), self.chance)?;
            self.state.deck[kind] -= 1;
            hers.add(kind);
        }
        for kind in hers.cards() {
            self.tell(Rule::N17_8, Event::GaveCard { who: Owner::RIVAL, to: who, kind: Some(kind) });
        }
        for kind in mine.cards() {
            self.state.lair.cards.add_known(kind);
            self.tell(Rule::N17_8, Event::GaveCard { who, to: Owner::RIVAL, kind: Some(kind) });
        }
        self.state.player_mut(who).hand = hers;
        self.cite(Rule::R46);
        Ok(())
    }
}
