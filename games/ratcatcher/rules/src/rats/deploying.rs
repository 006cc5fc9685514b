//! Step 5: common rats are deployed (R24): nests, then black rats.

use tabletop::{Chance, Log};

use crate::agenda::{Cause, Task};
use crate::content::{Kind, NemesisAttribute, NemesisPower, PeculiarPower};
use crate::index::{PeculiarIx, Sweep, zones};
use crate::play::Play;
use crate::{Ratcatcher, Rule};

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Nests of active districts deploy one rat each (R24.1, A18), by district and zone (A21).
    pub fn deploy_nests(&mut self, sweep: Sweep) {
        let nursery = match self.state.foe.zone.get() {
            Some(zone) if self.game.nemesis(self.state).ability.power == NemesisPower::Nursery => {
                Some(zone.district())
            }
            _ => None,
        };
        let nests = self.game.nest_zones(self.state) & sweep.left();
        let Some(zone) = zones(nests).find(|zone| self.state.is_active(zone.district())) else { return };
        let nests = self.game.nests(self.state, zone);
        let mut rats = nests;
        if nursery == Some(zone.district()) {
            self.cite(Rule::H1_15);
            rats += nests;
        }
        self.cite(Rule::A18);
        self.cite(Rule::A21);
        self.state.agenda.push(Task::DeployNests(Sweep::after(zone)));
        self.state.agenda.push(Task::Deploy { zone, left: rats, cause: Cause::Nest });
    }

    /// The nemesis deploys like a nest (R24.4), after the nests (A20), and after it the
    /// broodmother (H1.22).
    pub fn deploy_nemesis_rats(&mut self) {
        for index in PeculiarIx::all().rev() {
            let Some(zone) = Ratcatcher::stray_zone(self.state, index) else { continue };
            if self.game.peculiar(index).power == PeculiarPower::Brood
                && self.state.is_active(zone.district())
            {
                self.state.agenda.push(Task::Deploy { zone, left: 1, cause: Cause::Brood });
            }
        }
        let Some(zone) = self.state.foe.zone.get() else { return };
        let rats = self.game.foe(self.state, NemesisAttribute::Deployment);
        if rats > 0 {
            self.cite(Rule::A20);
            self.state.agenda.push(Task::Deploy { zone, left: rats, cause: Cause::Nemesis });
        }
    }

    /// Marks the black rats that count as nests (R24.2, A19).
    pub fn count_black(&mut self) {
        let ground = &self.state.ground;
        for zone in zones(ground.rats(Kind::Black) | ground.marked()) {
            let active = self.state.is_active(zone.district());
            let black = self.state.spot(zone).rats[Kind::Black as usize];
            self.state.ground.mark(zone, |_| if active { black } else { 0 });
        }
    }

    /// Each black rat that counted deploys one rat in its zone (R24.2).
    pub fn deploy_black(&mut self, sweep: Sweep) {
        if let Some(zone) = zones(self.state.ground.marked() & sweep.left()).next() {
            let left = self.state.spot(zone).marked;
            self.cite(Rule::A19);
            self.state.agenda.push(Task::DeployBlack(Sweep::after(zone)));
            self.state.agenda.push(Task::Deploy { zone, left, cause: Cause::Black });
        }
    }
}
