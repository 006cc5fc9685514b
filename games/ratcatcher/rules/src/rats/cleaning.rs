//! Step 7: clean-up (R27).

use tabletop::{Chance, Log};

use crate::content::{Ability, Colour};
use crate::event::Event;
use crate::index::{DistrictIx, Letter, PeculiarIx, Zone, zones};
use crate::play::{Play, colours};
use crate::spot::{BARRICADE, DECOY, LURE, Lair, PLACED, RUSE, Stray, TRAP};
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Your lasting markers, each with its ability.
const LASTING: [(u8, Ability); 4] = [
    (LURE, Ability::Lure),
    (RUSE, Ability::CheeseRuse),
    (DECOY, Ability::Decoy),
    (BARRICADE, Ability::Barricade),
];

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Clears inactive districts (R27.2, R27.3), and returns your markers (R27.4) and traps (R27.5). Activity was
    /// updated just before (R27.1).
    pub fn clean_up(&mut self) {
        for district in self.state.city() {
            if !self.state.is_active(district) {
                self.clear_district(district);
            }
        }
        self.return_placed_markers();
        let mut count = 0u8;
        for zone in zones(self.state.ground.traps()) {
            self.state.ground.change(zone, |spot| spot.flags &= !TRAP);
            count += 1;
        }
        self.state.me.traps = self.game.board(self.state).trap.count;
        if count > 0 {
            self.tell(Rule::R27_5, Event::TrapsReturned { count });
        }
    }

    fn clear_district(&mut self, district: DistrictIx) {
        let rats: u8 = self.state.empty_district(district).iter().sum();
        let mut peculiars = 0;
        for index in PeculiarIx::all() {
            if Ratcatcher::stray_zone(self.state, index).is_some_and(|zone| zone.district() == district) {
                self.state.discard_stray(index);
                peculiars += 1;
            }
        }
        let (mut markers, mut tokens) = (0, 0);
        for letter in Letter::ALL {
            let back = self.state.ground.change(Zone::of(district, letter), |spot| {
                markers += spot.health + spot.markers[0] + spot.markers[1];
                tokens += spot.inert();
                spot.health = 0;
                spot.tokens &= 15;
                std::mem::take(&mut spot.markers)
            });
            for colour in colours() {
                self.state.return_markers(colour, back[colour as usize]);
            }
        }
        if rats + peculiars + markers + tokens == 0 {
            return;
        }
        if peculiars > 0 {
            self.cite(Rule::A63);
        }
        if markers > 0 {
            self.cite(Rule::A62);
        }
        if tokens > 0 {
            self.cite(Rule::R27_3);
            self.cite(Rule::A68);
            self.cite(Rule::A16);
        }
        self.tell(Rule::R27_2, Event::Cleared { district, rats, peculiars, markers, tokens });
    }

    /// Markers that you placed this round go back to the supply (R27.4).
    fn return_placed_markers(&mut self) {
        let placed = self.state.ground.placed(PLACED);
        for zone in zones(placed) {
            let flags = self.state.spot(zone).flags;
            for (flag, ability) in LASTING {
                if flags & flag != 0 {
                    let colour: Colour = self.game.colour_of(self.state, ability);
                    self.state.return_markers(colour, 1);
                }
            }
            self.state.ground.change(zone, |spot| spot.flags &= !PLACED);
        }
        if placed != 0 {
            self.cite(Rule::R15_4);
            self.tell(Rule::R27_4, Event::MarkersReturned);
        }
    }
}

impl State {
    /// Removes a peculiar rat from the city without reward: its card is discarded, and the things on it go to the
    /// supply (A63).
    pub(crate) fn discard_stray(&mut self, index: PeculiarIx) {
        let discarded = Stray::new(Lair::Discard);
        let stray = self.strays.change(index, |stray| std::mem::replace(stray, discarded));
        for colour in Colour::ALL {
            self.return_markers(colour, stray.markers[colour as usize]);
        }
    }
}
