//! The mini-expansions: seasonal Farms (N2), Corrin Evertail (N3), legends (N4), worker abilities
//! (N5), Extra! Extra! and the Rugwort cards (H3).
//!
//! Each part has a file; this one dispatches. Without mini-expansions every hook costs one comparison.

mod abilities;
mod evertail;
mod extra;
mod legends;
mod rugwort;
pub(crate) mod rules;

use tabletop::{Chance, Log};

pub(crate) use abilities::{BUTTERFLIES, SPIDERS, STOATS, farm_of};

use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::Score;
use crate::setup::Setup;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Corrin Evertail's cards are in the deck.
const EVERTAIL: u8 = 1;
/// Legends were dealt.
const LEGENDS: u8 = 2;
/// Everyone has a worker ability.
const ABILITIES: u8 = 4;
/// The Extra! Extra! cards are in the deck.
const EXTRA: u8 = 8;
/// The Rugwort cards are in the deck.
const RUGWORT: u8 = 16;

/// The mini-expansions of a game, as bits. Those that are only cards of another kind need none.
pub(crate) fn in_play(setup: &Setup) -> u8 {
    [
        (EVERTAIL, setup.evertail),
        (LEGENDS, setup.more_legends || setup.legends),
        (ABILITIES, setup.abilities),
        (EXTRA, setup.extra),
        (RUGWORT, setup.rugwort_cards),
    ]
    .into_iter()
    .filter(|&(_, used)| used)
    .fold(0, |bits, (bit, _)| bits | bit)
}

/// Whether the worker abilities of this box are in play.
pub(crate) fn has_abilities(state: &State) -> bool {
    state.minis & ABILITIES != 0
}

impl Everdell {
    /// Adds the points of the cards of the mini-expansions to a score sheet, except the purple ones.
    pub(crate) fn score_mini(&self, state: &State, who: Owner, score: &mut Score) {
        if state.minis & EXTRA != 0 {
            self.score_gazette(state, who, score);
        }
    }

    /// The rule that describes a card of a mini-expansion.
    #[inline]
    pub(crate) fn mini_rule(&self, kind: Kind) -> Option<Rule> {
        self.deeds(kind).rule
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Deals abilities and legends, before the first player is known (N4.1, N5.1).
    pub fn begin_minis(&mut self, setup: &Setup) -> Result<(), C::Error> {
        if setup.farms {
            self.cite(Rule::N2_1);
        }
        if setup.evertail {
            self.cite(Rule::N3_1);
        }
        if self.state.minis & LEGENDS != 0 {
            self.deal_legends(setup)?;
        }
        // With player powers they are dealt together with those (B11).
        if self.state.minis & ABILITIES != 0 && self.state.powers().is_none() {
            self.deal_abilities()?;
        }
        Ok(())
    }

    /// The steps before the first turn: the pigs play a Farm, and the figure is placed.
    pub fn ready_minis(&mut self) {
        if self.state.minis & ABILITIES != 0 {
            self.ready_abilities();
        }
    }

    /// A card play is over.
    pub fn mini_card_played(&mut self, who: Owner) {
        if self.state.minis & ABILITIES != 0 {
            self.stoats_plan(who);
        }
    }

    /// A season has been prepared for.
    pub fn mini_prepared(&mut self, who: Owner) {
        if self.state.pile_owner.is(who) {
            self.offer_farm(who);
        }
    }

    /// A worker visits a space.
    pub fn mini_visited(&mut self, post: Post) {
        if self.state.figure_post == post {
            self.figure_visited();
        }
    }

    /// An event was achieved.
    pub fn event_achieved(&mut self, who: Owner) {
        if self.state.minis & EXTRA != 0 {
            self.write_gazette(who);
        }
    }
}
