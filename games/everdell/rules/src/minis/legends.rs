//! The legends of both packs (N4, H3.12–H3.21), and those in Nightweave's hand (N17.4).

use tabletop::{Chance, Log};

use super::LEGENDS;
use crate::content::Set;
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::{RivalKind, Setup};
use crate::state::State;
use crate::{Everdell, Rule};

/// Legends in both packs; they are the last kinds of cards.
const PACKS: usize = 20;
/// The kinds of the legends, in their order.
fn legends() -> impl Iterator<Item = Kind> {
    Kind::BUILT_IN.into_iter().skip(Kind::STREY_SOFTPAW.index())
}

impl Everdell {
    /// Whether legends are in the game.
    pub(crate) fn has_legends(&self, state: &State) -> bool {
        state.minis & LEGENDS != 0
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Each player is dealt a critter and a construction (N4.1). The others leave the game, unless
    /// Nightweave draws from them (R121).
    pub(super) fn deal_legends(&mut self, setup: &Setup) -> Result<(), C::Error> {
        for kind in legends() {
            let used = match Set::of(kind) {
                Set::Legends => setup.legends,
                _ => setup.more_legends,
            };
            if used {
                self.state.lair.legend_pool |= kind.legend_bit();
            }
        }
        for who in Owner::people(setup.players) {
            for critter in [true, false] {
                let Some(kind) = self.draw_legend(Some(critter))? else { continue };
                self.state.player_mut(who).legends[usize::from(!critter)] = Some(kind);
                self.cite(Rule::N4_1);
                self.tell(Rule::H3_1, Event::LegendDealt { who, kind });
            }
        }
        if setup.rival != RivalKind::Nightweave {
            self.state.lair.legend_pool = 0;
        }
        Ok(())
    }

    /// An unseen legend: of either kind, or only a critter or construction.
    pub fn draw_legend(&mut self, critter: Option<bool>) -> Result<Option<Kind>, C::Error> {
        let mut counts = [0u8; PACKS];
        for (count, kind) in counts.iter_mut().zip(legends()) {
            let fits = critter.is_none_or(|critter| self.game.facts(kind).critter == critter);
            *count = u8::from(fits && self.state.lair.legend_pool & kind.legend_bit() != 0);
        }
        if counts == [0; PACKS] {
            return Ok(None);
        }
        let place = self.chance.draw("legend", &counts)?;
        let Some(kind) = legends().nth(place) else { return Ok(None) };
        self.state.lair.legend_pool &= !kind.legend_bit();
        Ok(Some(kind))
    }

    /// A legend is shuffled into Nightweave's hand when she prepares for summer and autumn
    /// (N17.4): which one is decided when it is turned up.
    pub fn spider_legend(&mut self) {
        let lair = &mut self.state.lair;
        if u32::from(lair.unseen_legends) < lair.legend_pool.count_ones() {
            lair.unseen_legends += 1;
            self.shuffle_hers();
            self.cite(Rule::R121);
            self.tell(Rule::N17_4, Event::SpiderDrew);
        }
    }

    /// A legend was played: against Rugwort it brings him tokens and another card (N4.9).
    pub fn legend_played(&mut self, kind: Kind) -> bool {
        let legend = Set::of(kind).legendary();
        if legend && self.state.rival == RivalKind::Rugwort {
            self.gain_points(Owner::RIVAL, 3, Rule::N4_9);
        }
        legend
    }
}
