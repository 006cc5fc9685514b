//! Step 3: the rats in your zone bite, each class separately (R9.2, R22).

use tabletop::{Chance, Log};

use crate::content::{NemesisAttribute, PeculiarPower};
use crate::event::{Biter, Event, Faces};
use crate::fight::LETHAL;
use crate::index::{Class, PeculiarIx};
use crate::play::{Play, kinds};
use crate::state::{Ending, State};
use crate::{Ratcatcher, Rule};

impl Ratcatcher {
    /// The wounds of a bite without dice: one if it exceeds your defence (R22.3, R22.4).
    pub(crate) fn wounds_of(&self, state: &State, strength: u8) -> u8 {
        u8::from(strength > self.defence(state))
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// One class bites (R22.1).
    pub fn bite(&mut self, class: Class) -> Result<(), C::Error> {
        let zone = self.state.me.zone;
        if !self.state.is_active(zone.district()) {
            return Ok(());
        }
        match class {
            Class::NEMESIS if self.state.foe.zone.is(zone) => self.nemesis_bites()?,
            Class::PECULIARS => {
                if self.state.strays_in(zone).count() > 1 {
                    self.cite(Rule::A76);
                }
                for index in PeculiarIx::all() {
                    if Ratcatcher::stray_zone(self.state, index) == Some(zone) && !self.is_over() {
                        self.cite(Rule::R22_1);
                        self.peculiar_bite(index, Rule::R22_3);
                    }
                }
            }
            Class::COMMONS => {
                let spot = *self.state.spot(zone);
                if spot.commons() > 0 {
                    let strength = kinds()
                        .map(|kind| {
                            spot.rats[kind as usize].saturating_mul(self.game.common_bite(self.state, kind))
                        })
                        .fold(0, u8::saturating_add);
                    self.cite(Rule::R22_1);
                    self.common_bites(strength, Rule::R22_4);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The nemesis rolls its bite: a wound for each hit above your defence, and for each six
    /// (R30.5).
    fn nemesis_bites(&mut self) -> Result<(), C::Error> {
        let dice = self.game.foe(self.state, NemesisAttribute::Bite);
        let need = self.game.foe(self.state, NemesisAttribute::Accuracy);
        let mut faces = Faces::default();
        let (mut hits, mut sixes) = (0u8, 0u8);
        for _ in 0..dice {
            let face = self.chance.die("nemesis-bite", 6)?;
            faces.push(face);
            if face == LETHAL {
                sixes += 1;
            } else if face >= need {
                hits += 1;
            }
        }
        self.cite(Rule::R22_1);
        self.cite(Rule::R22_2);
        self.tell(Rule::R30_5, Event::NemesisBit { faces, need, hits, sixes });
        let defence = self.game.defence(self.state);
        let wounds = hits.saturating_sub(defence) + sixes;
        if sixes > 0 {
            self.cite(Rule::A33);
        }
        self.tell(Rule::R30_5, Event::Bitten { biter: Biter::Nemesis, strength: hits, defence, wounds });
        self.wound(Biter::Nemesis, wounds);
        Ok(())
    }

    /// A peculiar rat bites: a wound if its bite exceeds your defence (R22.3).
    pub fn peculiar_bite(&mut self, index: PeculiarIx, rule: Rule) {
        let strength = self.game.peculiar(index).bite;
        let defence = self.game.defence(self.state);
        let wounds = self.game.wounds_of(self.state, strength);
        if rule != Rule::R22_3 {
            self.cite(Rule::R22_3);
        }
        self.tell(rule, Event::Bitten { biter: Biter::Peculiar(index), strength, defence, wounds });
        if wounds > 0 && self.game.peculiar(index).power == PeculiarPower::Sicken {
            self.state.me.sick = 1;
            self.tell(Rule::H1_26, Event::Sickened);
        }
        self.wound(Biter::Peculiar(index), wounds);
    }

    /// Common rats bite together: one wound if they exceed your defence, never more (R22.4).
    pub fn common_bites(&mut self, strength: u8, rule: Rule) {
        if self.is_over() {
            return;
        }
        let defence = self.game.defence(self.state);
        let wounds = self.game.wounds_of(self.state, strength);
        if rule != Rule::R22_4 {
            self.cite(Rule::R22_4);
        }
        self.tell(rule, Event::Bitten { biter: Biter::Commons, strength, defence, wounds });
        self.wound(Biter::Commons, wounds);
    }

    /// You lose health; at 0 the game is lost at once (R1.4), before others bite (A72).
    fn wound(&mut self, biter: Biter, wounds: u8) {
        if wounds == 0 {
            return;
        }
        self.state.me.health = self.state.me.health.saturating_sub(wounds);
        let left = self.state.me.health;
        self.tell(Rule::R9_1, Event::Wounded { wounds, left });
        if left == 0 {
            let zone = self.state.me.zone;
            let commons = self.state.spot(zone).commons() > 0;
            let others = match biter {
                Biter::Nemesis => commons || self.state.strays_in(zone).next().is_some(),
                Biter::Peculiar(index) => commons || self.state.strays_in(zone).any(|other| other > index),
                Biter::Commons => false,
            };
            if others {
                self.cite(Rule::A72);
            }
            self.end(Ending::Dead);
        }
    }
}
