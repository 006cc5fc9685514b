//! Step 5: common rats are deployed (R24): nests, then black rats.

use tabletop::{Chance, Log};

use crate::agenda::{Cause, Task};
use crate::content::{Kind, NemesisAttribute, NemesisPower, PeculiarPower, ZONES};
use crate::play::Play;
use crate::state::Zone;
use crate::{Ratcatcher, Rule};

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Nests of active districts deploy one rat each (R24.1, A18), by district and zone (A21).
    pub fn deploy_nests(&mut self, first: u8) {
        let nursery = (self.game.nemesis(self.state).power == NemesisPower::Nursery
            && self.state.foe.zone.exists())
        .then(|| self.state.foe.zone.district());
        for index in usize::from(first)..ZONES {
            // There are a hundred zones.
            #[allow(clippy::cast_possible_truncation)]
            let zone = Zone(index as u8);
            if !self.state.is_active(zone.district()) || !self.game.is_in_city(self.state, zone) {
                continue;
            }
            let nests = self.game.nests(self.state, zone);
            if nests == 0 {
                continue;
            }
            let mut rats = nests;
            if nursery == Some(zone.district()) {
                self.cite(Rule::H1_15);
                rats += nests;
            }
            self.cite(Rule::A18);
            self.cite(Rule::A21);
            self.state.agenda.push(Task::DeployNests(zone.0 + 1));
            self.state.agenda.push(Task::Deploy { zone, left: rats, cause: Cause::Nest });
            return;
        }
    }

    /// The nemesis deploys like a nest (R24.4), after the nests (A20), and after it the
    /// broodmother (H1.22).
    pub fn deploy_nemesis_rats(&mut self) {
        for index in (0..12u8).rev() {
            let Some(zone) = Ratcatcher::stray_zone(self.state, index) else { continue };
            if self.game.peculiar(index).power == PeculiarPower::Brood
                && self.state.is_active(zone.district())
            {
                self.state.agenda.push(Task::Deploy { zone, left: 1, cause: Cause::Brood });
            }
        }
        let zone = self.state.foe.zone;
        let rats = self.game.foe(self.state, NemesisAttribute::Deployment);
        if zone.exists() && rats > 0 {
            self.cite(Rule::A20);
            self.state.agenda.push(Task::Deploy { zone, left: rats, cause: Cause::Nemesis });
        }
    }

    /// Takes note of the black rats that count as nests (R24.2, A19).
    pub fn count_black(&mut self) {
        for index in 0..ZONES {
            let active = self.state.is_active(u8::try_from(index / 4).unwrap_or(u8::MAX));
            let spot = &mut self.state.spots[index];
            spot.marked = if active { spot.rats[Kind::Black as usize] } else { 0 };
        }
    }

    /// Each black rat that counted deploys one rat in its zone (R24.2).
    pub fn deploy_black(&mut self, first: u8) {
        for index in usize::from(first)..ZONES {
            let left = self.state.spots[index].marked;
            if left > 0 {
                // There are a hundred zones.
                #[allow(clippy::cast_possible_truncation)]
                let zone = Zone(index as u8);
                self.cite(Rule::A19);
                self.state.agenda.push(Task::DeployBlack(zone.0 + 1));
                self.state.agenda.push(Task::Deploy { zone, left, cause: Cause::Black });
                return;
            }
        }
    }
}
