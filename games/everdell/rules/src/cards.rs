//! What the cards do (E9): travelers when they are played, production when it runs, and what is
//! chosen on the way.

use tabletop::{Chance, Log};

use crate::agenda::{Invitation, Task, Why};
use crate::content::{Colour, Resource};
use crate::decisions::MOLE;
use crate::event::Event;
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{Built, FACE_DOWN, RIVAL, WEBBED};
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether a card in a city may be activated now: green, face up, without a web token.
    pub(crate) fn is_live_green(&self, card: Built) -> bool {
        card.marks & (FACE_DOWN | WEBBED) == 0 && self.facts(card.kind).colour == Colour::Production
    }

    /// How many Husbands in a city share their space with a Wife (E13.3).
    pub fn pairs(&self, city: &crate::state::City) -> u8 {
        self.count(city, Kind::Husband).min(self.count(city, Kind::Wife))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// What a played card does itself (E9.1, E9.2).
    pub fn effect(&mut self, who: u8, kind: Kind, slot: u8) -> Result<(), C::Error> {
        self.module_effect(who, kind, slot);
        if self.game.colour(kind) == Colour::Traveler {
            self.cite(Rule::E9_1);
        }
        match kind {
            Kind::Bard => {
                self.push(Task::Discard { who, left: 5, done: 0, least: 0, why: Why::Bard });
            }
            Kind::PostalPigeon => {
                self.reveal(who, 2, Rule::E9_1)?;
                self.push_all(&[Task::Offer { who, invitation: Invitation::Pigeon }, Task::ClearShown]);
            }
            Kind::Ranger => self.push(Task::ChooseWorker { who, why: Why::Ranger }),
            Kind::Shepherd => {
                self.gain_resource(who, Resource::Berry, 3, Rule::E9_1);
                let chapel = self.state.city(who).open().find(|(_, card)| card.kind == Kind::Chapel);
                let tokens = chapel.map_or(0, |(_, card)| card.tokens);
                self.gain_points(who, tokens, Rule::E9_1);
            }
            Kind::Undertaker => {
                self.cite(Rule::R104);
                self.push_all(&[
                    Task::DiscardMeadow { who, left: 3, why: Why::Undertaker },
                    Task::Refill,
                    Task::DrawMeadow { who, left: 1, may: false },
                    Task::Refill,
                ]);
            }
            Kind::Wanderer => self.push(Task::Draw { who, left: 3 }),
            Kind::Ruins => self.push(Task::Draw { who, left: 2 }),
            Kind::ClockTower => {
                if let Some(tower) = self.state.city_mut(who).get_mut(slot) {
                    tower.tokens = 3;
                }
                self.tell(Rule::E9_4, Event::TokensOn { who, slot, kind, count: 3 });
            }
            _ if self.game.colour(kind) == Colour::Production => {
                self.state.chain = [0; 5];
                self.activate(who, who, slot)?;
            }
            _ => self.mini_effect(who, kind, slot),
        }
        Ok(())
    }

    /// Activates a green card for a player: one of the own city, or a copied one, whose city is
    /// then read for "your city" (E9.2, E9.7).
    pub fn activate(&mut self, who: u8, owner: u8, slot: u8) -> Result<(), C::Error> {
        let Some(card) = self.state.city(owner).get(slot).copied() else { return Ok(()) };
        self.state.chain[usize::from(owner).min(4)] |= 1 << slot;
        if owner == RIVAL && self.state.rival == RivalKind::Nightweave {
            self.cite(Rule::R11);
        }
        let rule = if owner == who { Rule::E9_2 } else { Rule::E9_7 };
        if let Some(own) = self.game.mini_rule(card.kind) {
            self.cite(own);
        }
        self.tell(rule, Event::Activated { who, owner, slot, kind: card.kind });
        let stock = self.state.player(who).stock;
        let farms = self.game.count(self.state.city(owner), Kind::Farm);
        match card.kind {
            Kind::Farm => self.gain_resource(who, Resource::Berry, 1, rule),
            Kind::BargeToad => self.gain_resource(who, Resource::Twig, farms.saturating_mul(2), rule),
            Kind::GeneralStore => {
                self.gain_resource(who, Resource::Berry, if farms > 0 { 2 } else { 1 }, rule);
            }
            Kind::TwigBarge => self.gain_resource(who, Resource::Twig, 2, rule),
            Kind::Mine => self.gain_resource(who, Resource::Pebble, 1, rule),
            Kind::ResinRefinery => self.gain_resource(who, Resource::Resin, 1, rule),
            Kind::Fairgrounds => self.push(Task::Draw { who, left: 2 }),
            Kind::Husband => {
                let city = self.state.city(owner);
                let before =
                    city.open().filter(|(place, card)| card.kind == Kind::Husband && *place < slot).count();
                if before < usize::from(self.game.pairs(city)) && farms > 0 {
                    self.push(Task::GainAny { who, left: 1 });
                }
            }
            Kind::Storehouse => self.push(Task::StoreUp { who, slot }),
            Kind::ChipSweep => self.push(Task::ChooseGreen { who, owner, left: 1 }),
            Kind::MinerMole => self.push(Task::ChooseGreen { who, owner: MOLE, left: 1 }),
            Kind::Doctor => {
                self.push(Task::Amount {
                    who,
                    least: 0,
                    most: stock[Resource::Berry].min(3),
                    why: Why::Doctor,
                });
            }
            Kind::Woodcarver => {
                self.push(Task::Amount {
                    who,
                    least: 0,
                    most: stock[Resource::Twig].min(3),
                    why: Why::Woodcarver,
                });
            }
            Kind::Monk => {
                let receiver = self.game.receivers(self.state, who, Why::Monk).next().is_some();
                let most = if receiver { stock[Resource::Berry].min(2) } else { 0 };
                self.push(Task::Amount { who, least: 0, most, why: Why::Monk });
            }
            Kind::Peddler => {
                self.push(Task::PayAny { who, left: 2, done: 0, least: 0, why: Why::Peddler });
            }
            Kind::Teacher => self.teach(who)?,
            _ => self.activate_mini(who, owner, card.kind)?,
        }
        Ok(())
    }
}
