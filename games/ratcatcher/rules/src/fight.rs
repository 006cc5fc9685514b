//! Attacks: rolling them (R14.2, R14.6), and the effect of a hit (R14.3, R30.6). Dividing the hits is a decision
//! (`decisions/divide.rs`).

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::choice::Prey;
use crate::content::{NemesisAttribute, PeculiarPower, TrapUpgrade};
use crate::event::{Event, Faces};
use crate::index::Zone;
use crate::play::{Play, highest_district};
use crate::state::{Pool, Source, State};
use crate::{Ratcatcher, Rule};

/// The face that always hits and ignores defence (R14.6).
pub(crate) const LETHAL: u8 = 6;

impl Ratcatcher {
    /// The number of normal hits for the next wound of a target.
    pub(crate) fn hits_needed(&self, state: &State, prey: Prey) -> u8 {
        match prey {
            Prey::Common(kind) => {
                let here = |zone| self.common_defence(state, kind, zone);
                state.pool_zone.get().map_or(self.common(kind).defence, here) + 1
            }
            Prey::Peculiar(index) => self.peculiar(index).defence + 1,
            // Each hit above its defence is a wound (R30.6).
            Prey::Nemesis if state.pool.breached => 1,
            Prey::Nemesis => self.foe(state, NemesisAttribute::Defence) + 1,
        }
    }

    /// Whether a peculiar rat protects the common rats of your zone from hits (H1.23).
    pub(crate) fn guards_commons(&self, state: &State, zone: Zone) -> bool {
        zone == state.me.zone && self.has_power(state, zone, PeculiarPower::Guard)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// The least face of your dice that hits; cites the rules beyond your board that change it (H1.4, H1.28).
    pub fn aim(&mut self) -> u8 {
        if self.state.me.steady > 0 {
            self.cite(Rule::H1_4);
        }
        if self.game.has_power(self.state, self.state.me.zone, PeculiarPower::Blind) {
            self.cite(Rule::H1_28);
        }
        self.game.accuracy(self.state)
    }

    /// Rolls an attack and puts its hits into the pool. Faces from `need` up hit; sixes are lethal (R14.6, A33) and
    /// do not count as normal hits too.
    pub fn roll_attack(&mut self, source: Source, zone: Zone, dice: u8, need: u8) -> Result<(), C::Error> {
        let lethal_five = source == Source::Trap && self.game.trap_has(self.state, TrapUpgrade::LethalFive);
        let what = if source == Source::Trap { "trap" } else { "attack" };
        let mut faces = Faces::default();
        let (mut hits, mut fives, mut sixes) = (0, 0, 0);
        for _ in 0..dice {
            let face = self.chance.die(what, 6)?;
            faces.push(face);
            match face {
                LETHAL => sixes += 1,
                5 if lethal_five => fives += 1,
                face if face >= need => hits += 1,
                _ => {}
            }
        }
        self.state.pool = Pool { source, hits, fives, sixes, breached: false, wounded: false };
        self.state.pool_zone = zone.into();
        if sixes > 0 {
            self.cite(Rule::R14_6);
            self.cite(Rule::A33);
            if source != Source::Attack {
                self.cite(Rule::A34);
            }
        }
        if fives > 0 {
            self.cite(Rule::H1_12);
        }
        let rule = match source {
            Source::Attack => Rule::R14_2,
            Source::Volley => Rule::H1_8,
            Source::Trap => Rule::R21_1,
        };
        self.tell(rule, Event::Rolled { source, zone, faces, need, hits, sixes, fives });
        self.state.agenda.push(Task::Divide);
        Ok(())
    }

    /// The shade slips to the nearest other nest; ties by the higher district, then the lower
    /// letter (H1.16).
    pub fn vanish(&mut self) {
        let Some(from) = self.state.foe.zone.get() else { return };
        let others = self.game.nest_zones(self.state) & !from.bit();
        let best = highest_district(self.game.nearest(self.state, from, others, 0).0);
        if let Some(to) = Ratcatcher::each(best).next() {
            self.state.foe.zone = to.into();
            self.tell(Rule::H1_16, Event::Vanished { from, to });
        }
    }
}
