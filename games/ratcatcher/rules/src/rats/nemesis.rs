//! The nemesis: its appearance in the city (R30.2), +1 tokens (R30.1), the king's mutation (R30.8) and the maw's
//! guts (R31.1).

use tabletop::{Chance, Log};

use crate::content::{Morsel, Mutation, NEMESIS_ATTRIBUTES, NemesisAttribute};
use crate::event::Event;
use crate::index::{PeculiarIx, Zone};
use crate::play::{Play, colours};
use crate::spot::TRAP;
use crate::{Ratcatcher, Rule};

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// A +1 token on an attribute (R30.1).
    pub fn raise(&mut self, attribute: NemesisAttribute) {
        self.state.foe.raised[attribute as usize] += 1;
        self.tell(Rule::R30_1, Event::Raised(attribute));
    }

    /// The king mutates: a die names the attribute; one that has mutated passes it on to the
    /// next lower one, from the lowest to the highest (R30.8, A42).
    pub fn mutate(&mut self) -> Result<(), C::Error> {
        let Some(table) = self.game.nemesis(self.state).mutation else { return Ok(()) };
        let face = self.chance.die("mutation", 6)?;
        match table[usize::from(face.clamp(1, 6)) - 1] {
            Mutation::Heal => {
                self.cite(Rule::A42);
                self.tell(Rule::R30_8, Event::Mutated { face, attribute: None });
                let most = self.game.nemesis(self.state).health;
                if self.state.foe.health < most {
                    self.state.foe.health += 1;
                    self.tell(Rule::A42, Event::NemesisHealed { health: self.state.foe.health });
                }
            }
            Mutation::Attribute(rolled) => {
                let free = (0..NEMESIS_ATTRIBUTES)
                    .map(|down| (rolled as usize + NEMESIS_ATTRIBUTES - down) % NEMESIS_ATTRIBUTES)
                    .find(|&index| self.state.foe.mutated & (1 << index) == 0);
                let attribute = free.map(|index| NemesisAttribute::ALL[index]);
                if attribute != Some(rolled) {
                    self.cite(Rule::A42);
                }
                self.tell(Rule::R30_8, Event::Mutated { face, attribute });
                if let Some(attribute) = attribute {
                    self.state.foe.mutated |= 1 << attribute as usize;
                    self.raise(attribute);
                }
            }
        }
        Ok(())
    }

    /// The maw devours the things where its movement ends (H1.14).
    pub fn gorge(&mut self) -> Result<(), C::Error> {
        let Some(zone) = self.state.foe.zone.get() else { return Ok(()) };
        let spot = *self.state.spot(zone);
        if spot.has(TRAP) {
            self.state.ground.change(zone, |spot| spot.flags &= !TRAP);
            self.swallow(Morsel::Trap, zone)?;
        }
        if spot.health > 0 {
            self.state.ground.change(zone, |spot| spot.health = 0);
            self.swallow(Morsel::HealthMarker, zone)?;
        }
        if spot.markers != [0; 2] {
            self.state.ground.change(zone, |spot| spot.markers = [0; 2]);
            for colour in colours() {
                self.state.return_markers(colour, spot.markers[colour as usize]);
            }
            self.swallow(Morsel::AbilityMarker, zone)?;
        }
        if spot.inert() > 0 {
            self.state.ground.change(zone, |spot| spot.tokens &= 15);
            self.swallow(Morsel::MysteryToken, zone)?;
        }
        let mut eaten = false;
        for index in PeculiarIx::all() {
            if Ratcatcher::stray_zone(self.state, index) == Some(zone) {
                self.state.discard_stray(index);
                eaten = true;
            }
        }
        if eaten {
            self.swallow(Morsel::Peculiar, zone)?;
        }
        Ok(())
    }

    /// The first devoured thing of each kind takes effect on the guts track (R31.1).
    pub fn swallow(&mut self, morsel: Morsel, zone: Zone) -> Result<(), C::Error> {
        // The loader allows each morsel once in the track.
        let mut entries = self.game.nemesis(self.state).guts.iter().take(8).enumerate();
        let entry = entries.find(|(_, (wanted, _))| *wanted == morsel);
        let tasted = |index: usize| self.state.foe.guts & (1 << index) != 0;
        let Some((index, &(_, effect))) = entry.filter(|&(index, _)| !tasted(index)) else {
            self.tell(Rule::H1_14, Event::Gorged { morsel, zone });
            return Ok(());
        };
        self.state.foe.guts |= 1 << index;
        self.cite(Rule::R31_1);
        self.tell(Rule::H1_14, Event::Gorged { morsel, zone });
        self.take_effect(effect, zone)
    }
}
