//! What the cards do (E9): travelers when they are played, production when it runs, and what is
//! chosen on the way.

use tabletop::{Chance, Log};

use crate::agenda::{Invitation, Task, Way, Why};
use crate::choice::Choice;
use crate::content::{Colour, Resource, Stock};
use crate::event::{Event, Heap};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::RivalKind;
use crate::state::{Built, FACE_DOWN, Post, RIVAL, WEBBED};
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

/// Where a Miner Mole looks: in every opponent's city.
pub(crate) const MOLE: u8 = RIVAL + 1;

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

    /// A number was chosen.
    pub fn amount(&mut self, who: u8, count: u8, why: Why) -> Result<(), C::Error> {
        if count == 0 {
            self.tell(Self::why_rule(why), Event::Nothing { who, why });
            return self.amount_for_more(who, 0, why);
        }
        match why {
            Why::Doctor => {
                self.pay(who, Stock::of(Resource::Berry, count), Rule::E9_2);
                self.gain_points(who, count, Rule::E9_2);
            }
            Why::Woodcarver => {
                self.pay(who, Stock::of(Resource::Twig, count), Rule::E9_2);
                self.gain_points(who, count, Rule::E9_2);
            }
            Why::Monk => {
                let player = self.state.player_mut(who);
                let stock = Stock::of(Resource::Berry, count);
                player.stock = player.stock.saturating_sub(stock);
                self.state.shepherd_gift = stock;
                self.gain_points(who, count.saturating_mul(2), Rule::E9_2);
                self.push(Task::Opponent { who, why });
            }
            Why::Fireworks => {
                self.store_on_event(who, "evening_of_fireworks", Stock::of(Resource::Twig, count));
            }
            Why::Performer => {
                self.store_on_event(who, "performer_in_residence", Stock::of(Resource::Berry, count));
            }
            _ => self.amount_for_more(who, count, why)?,
        }
        Ok(())
    }

    /// An opponent was chosen, or there is none.
    pub fn opponent(&mut self, who: u8, seat: Option<u8>, why: Why) -> Result<(), C::Error> {
        match (why, seat) {
            (Why::Monk | Why::Shepherd, to) => {
                let gift = std::mem::take(&mut self.state.shepherd_gift);
                self.resource_arrives(who, to.unwrap_or(crate::state::NOBODY), gift)?;
            }
            (Why::Teacher, to) => {
                let kind = self.state.shown.iter_mut().find_map(Option::take);
                if let Some(kind) = kind {
                    self.give_card(who, to, kind)?;
                }
            }
            (Why::Monastery, to) => {
                // With nobody to take them they go back to the supply (E10.3).
                let to = to.unwrap_or(crate::state::NOBODY);
                self.push(Task::GiveResources { who, to, left: 2, least: 2, done: 0, why });
            }
            (Why::PostOffice, to) => {
                let to = to.unwrap_or(crate::state::NOBODY);
                let hand = self.state.player(who).hand.len();
                self.push_all(&[
                    Task::GiveCards { who, to, left: 2, why },
                    Task::Discard { who, left: hand.saturating_sub(2), done: 0, least: 0, why },
                ]);
            }
            (Why::Marketing, Some(to)) => {
                self.push(Task::GiveResources { who, to, left: 3, least: 0, done: 0, why });
            }
            (Why::Fool, to) => self.fool_goes(who, to)?,
            _ => self.opponent_for_more(who, seat, why)?,
        }
        Ok(())
    }

    /// The Fool goes into an opponent's city (E8.4).
    fn fool_goes(&mut self, who: u8, to: Option<u8>) -> Result<(), C::Error> {
        self.out_of_limbo(Kind::Fool);
        match to {
            Some(RIVAL) if self.state.rival == RivalKind::Rugwort => {
                self.state.discard[Kind::Fool.index()] += 1;
                self.tell(Rule::E14_4, Event::Discarded { who, kind: Some(Kind::Fool) });
                self.push(Task::Pick { who, left: 1, done: 0, why: Why::AgainstRugwort });
            }
            Some(owner) => {
                if let Some(slot) = self.state.city_mut(owner).add(Built::new(Kind::Fool)) {
                    self.cite(Rule::E7_9);
                    if owner == RIVAL {
                        self.cite(Rule::R111);
                    }
                    self.tell(
                        Rule::E8_4,
                        Event::Played { who, owner, slot, kind: Kind::Fool, way: Way::Cost },
                    );
                }
            }
            None => {
                self.state.discard[Kind::Fool.index()] += 1;
                self.tell(Rule::E8_4, Event::Discarded { who, kind: Some(Kind::Fool) });
            }
        }
        Ok(())
    }

    /// Everything has been given.
    pub fn given(&mut self, who: u8, to: u8, done: u8, why: Why) {
        let _ = to;
        match why {
            Why::Monastery => self.gain_points(who, 4, Rule::E9_3),
            Why::Marketing => self.gain_points(who, done.saturating_mul(2), Rule::E6_2),
            _ => self.given_for_more(who, why),
        }
    }

    /// With resources left for A Brilliant Marketing Plan, another opponent may be given some (E6.2).
    pub fn share_on(&mut self, who: u8, left: u8, why: Why) {
        let others = self.game.receivers(self.state, who, why).count();
        let several = self.game.reads(Reading::MarketingPlanServesSeveral);
        if why == Why::Marketing && several && others > 1 {
            self.push(Task::Share { who, left });
        }
    }

    /// One resource is paid for something.
    pub fn pay_for(&mut self, who: u8, resource: Resource, why: Why) {
        match why {
            Why::Management => self.store_on_event(who, "under_new_management", Stock::of(resource, 1)),
            _ => self.pay(who, Stock::of(resource, 1), Self::why_rule(why)),
        }
    }

    /// Everything has been paid.
    pub fn paid_any(&mut self, who: u8, done: u8, why: Why) -> Result<(), C::Error> {
        match why {
            Why::Peddler => {
                if done > 0 {
                    self.cite(Rule::R105);
                    self.push(Task::GainAny { who, left: done });
                }
            }
            Why::Management => {}
            _ => self.paid_for_more(who, done, why)?,
        }
        Ok(())
    }

    /// Everything has been paid, in cards and resources.
    pub fn paid_mix(&mut self, who: u8, done: u8, why: Why) -> Result<(), C::Error> {
        self.paid_for_more(who, done, why)
    }

    /// A card in a city was picked.
    pub fn picked(&mut self, who: u8, owner: u8, slot: u8, why: Why) -> Result<(), C::Error> {
        match why {
            Why::Ruins => {
                if let Some(card) = self.discard_from_city(who, slot, Rule::E8_7) {
                    let cost = self.game.facts(card.kind).cost;
                    self.gain_stock(who, cost, Rule::E8_7);
                }
            }
            Why::University => self.graduate(who, slot),
            Why::Thieves => {
                if let Some(card) = self.take_from_city(who, slot, Heap::Under, Rule::E6_2) {
                    self.put_under_event(who, "acorn_thieves", card.kind);
                }
            }
            Why::Cure => {
                self.discard_from_city(who, slot, Rule::E6_3);
            }
            Why::AgainstRugwort => {
                self.discard_from_city(RIVAL, slot, Rule::E14_4);
            }
            _ => self.picked_for_more(who, owner, slot, why)?,
        }
        Ok(())
    }

    /// The University: a card goes, its cost comes back, with one resource and one point more; a
    /// worker that stays for good moves to the University (E8.6).
    fn graduate(&mut self, who: u8, slot: u8) {
        let place = Post::Card(who, slot);
        let university = self.state.university;
        let player = self.state.player_mut(who);
        let mut moved = false;
        for (index, worker) in player.workers.iter_mut().enumerate() {
            if *worker == place && player.permanent & (1 << index) != 0 {
                *worker = university;
                moved = true;
            }
        }
        if moved {
            self.tell(Rule::E8_6, Event::Stays { who, post: university });
        }
        if let Some(card) = self.discard_from_city(who, slot, Rule::E9_3) {
            let cost = self.game.facts(card.kind).cost;
            self.gain_stock(who, cost, Rule::E9_3);
        }
        self.gain_points(who, 1, Rule::E9_3);
        self.push(Task::GainAny { who, left: 1 });
    }

    /// Everything has been picked.
    pub fn picked_all(&mut self, who: u8, why: Why) -> Result<(), C::Error> {
        self.picked_all_for_more(who, why)
    }

    /// All meadow cards for something have gone.
    pub fn meadow_discarded(&mut self, who: u8, why: Why) -> Result<(), C::Error> {
        let _ = (who, why);
        Ok(())
    }

    /// A yes or a no.
    pub fn whether(&mut self, who: u8, why: Why, answer: Choice) -> Result<(), C::Error> {
        self.whether_for_more(who, why, matches!(answer, Choice::Number(1)))
    }
}
