//! What a worker gains on a space (E5).

use tabletop::{Chance, Log};

use crate::agenda::{BrookTask, Copy, FairTask, Invitation, Price, Task, Why};
use crate::cards::Doer;
use crate::content::{FAIR_FORESTS, FIRST_FORESTS, FORESTS, ForestEffect};
use crate::effects::Moment;
use crate::event::Event;
use crate::index::{ForestIx, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::Post;
use crate::{Everdell, Rule};

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Places a worker and uses the space at once (E4.1).
    pub fn place_worker(&mut self, who: Owner, post: Post) {
        let player = self.state.player(who);
        let home = player.workers.iter().position(|worker| *worker == Post::Home);
        if let Some(worker) = self.plain_worker(who).or(home) {
            self.state.player_mut(who).workers[worker] = post;
        }
        self.arrive(who, post);
    }

    /// A worker has been put on a space.
    pub fn arrive(&mut self, who: Owner, post: Post) {
        self.has_joined(who, post);
        self.tell(Rule::E4_1, Event::Placed { who, post });
        if !self.beast_acts() {
            self.power_placed(who);
        }
        match post {
            Post::Wonder(wonder) => self.build_wonder(who, wonder),
            Post::BasicEvent(_) | Post::SpecialEvent(_) => {
                self.push(Task::Achieve { who, post });
                self.achieve(who, post);
            }
            _ => self.push(Task::Visit { who, post }),
        }
        self.space_tolls(who, post);
    }

    /// The effect of a space (E5).
    pub fn visit(&mut self, who: Owner, post: Post) -> Result<(), C::Error> {
        match post {
            Post::Basic(place) => {
                if let Some(basic) = self.game.content.basics.get(usize::from(place)) {
                    let gain = self.weathered(who, basic.gain);
                    self.gain(who, gain, Rule::E5_1)?;
                }
            }
            Post::Forest(clearing) => {
                if let Some(forest) = self.state.forest_at(clearing) {
                    if clearing.trail_number().is_some() {
                        self.cite(Rule::B12_5);
                    }
                    self.visit_forest(who, forest)?;
                }
            }
            Post::Haven => {
                let left = self.state.player(who).hand.len();
                self.push(Task::Discard { who, left, done: 0, least: 2, why: Why::Haven });
            }
            Post::Market => {
                self.cite(Rule::B3);
                self.push(Task::Fair(FairTask::Market { who }));
            }
            Post::Journey(space) => {
                if let Some(journey) = self.game.content.journeys.get(usize::from(space)) {
                    let left = journey.points;
                    self.push(Task::Discard { who, left, done: 0, least: left, why: Why::Journey });
                }
            }
            Post::Knoll => self.visit_knoll(who),
            Post::Station => self.visit_station(who),
            Post::Card(owner, slot) => self.visit_card(who, owner, slot, false)?,
            Post::Discovery(discovery) => self.visit_discovery(who, discovery, false)?,
            _ => {}
        }
        Ok(())
    }

    /// The price of a forest card has been paid: applies its gain (B10).
    pub fn forest_gives(&mut self, who: Owner, forest: ForestIx) -> Result<(), C::Error> {
        match self.game.content.forests.get(forest.index()) {
            Some(card) => self.gain(who, card.gain, Rule::B10),
            None => Ok(()),
        }
    }

    /// The effect of a forest card (E5.3).
    fn visit_forest(&mut self, who: Owner, forest: ForestIx) -> Result<(), C::Error> {
        let Some(card) = self.game.content.forests.get(usize::from(forest)) else { return Ok(()) };
        let (effect, gain, pay) = (card.effect, card.gain, card.pay);
        let fair = forest.index() >= FORESTS;
        let leaf = forest.index() >= FORESTS + FAIR_FORESTS;
        let fair = fair && !leaf;
        let rule = match (leaf, fair) {
            (true, _) => Rule::L9,
            (_, true) => Rule::B10,
            _ => Rule::E5_3,
        };
        let hand = self.state.player(who).hand.len();
        match effect {
            ForestEffect::Gain => {
                if !fair && !leaf && forest.index() >= FIRST_FORESTS {
                    self.cite(Rule::P23);
                }
                self.gain(who, gain, rule)?;
            }
            ForestEffect::GainOne => self.push(Task::Fair(FairTask::GainOne { who, forest })),
            ForestEffect::PayForGain => {
                self.push(Task::Fair(FairTask::ForestGives { who, forest }));
                self.pay_price(who, pay, Price::Forest);
            }
            ForestEffect::ActivateTwo => self.push(Task::Fair(FairTask::Activate { who, left: 2 })),
            ForestEffect::DiscardDrawDouble => {
                self.push(Task::Discard { who, left: hand, done: 0, least: 1, why: Why::DrawDouble });
            }
            ForestEffect::DiscardForAny => {
                self.push(Task::Discard { who, left: hand.min(3), done: 0, least: 1, why: Why::ForAny });
            }
            ForestEffect::CopyBasic => {
                self.push_all(&[
                    Task::CopySpot { who, copy: Copy::Basic },
                    Task::Draw { who, left: gain.cards },
                ]);
            }
            ForestEffect::CopyForest => self.push(Task::CopySpot { who, copy: Copy::OtherForest }),
            ForestEffect::GainEither => {
                self.push(Task::Brook(BrookTask::Either { who, forest }));
            }
            ForestEffect::RenewMeadow => {
                self.cite(Rule::P23);
                self.push_all(&[
                    Task::DiscardMeadow { who, left: 2, why: Why::RenewMeadow },
                    Task::Refill,
                    Task::DrawMeadow { who, left: 2, may: false },
                    Task::Refill,
                    Task::GainAny { who, left: gain.any },
                ]);
            }
            ForestEffect::MeadowTwo => {
                self.state.drawn_two = [None; 2];
                self.push_all(&[
                    Task::DrawMeadow { who, left: 2.min(self.room(who)), may: false },
                    Task::Refill,
                    Task::Offer { who, invitation: Invitation::Meadow },
                ]);
            }
        }
        Ok(())
    }

    /// The effect of a red card or a Storehouse with a worker (E5.6–E5.8).
    pub fn visit_card(&mut self, who: Owner, owner: Owner, slot: Slot, copied: bool) -> Result<(), C::Error> {
        let Some(card) = self.state.city(owner).get(slot).copied() else { return Ok(()) };
        let facts = *self.game.facts(card.kind);
        if owner != who && !copied {
            self.open_visit(who, owner, card.kind);
        }
        if facts.permanent && !copied {
            self.stays(who, Post::Card(owner, slot));
        }
        let (game, kind, moment) = (self.game, card.kind, Moment::Visit);
        let rule = game.acts_by(kind, moment);
        self.act_all(&game.deeds(kind).visit, Doer { who, owner, slot, kind, moment, rule })
    }

    /// Another player visited a card with the OPEN sign (E5.6).
    fn open_visit(&mut self, who: Owner, owner: Owner, kind: Kind) {
        if owner.is_rival() && self.state.rival == RivalKind::Nightweave {
            self.open_visit_hers(who, kind);
        } else if kind == Kind::GREEN_ACORN {
            self.gain_points(owner, 2, Rule::H3_17);
        } else if kind == Kind::HOTEL {
            self.gain_points(owner, 2, Rule::L15);
        } else {
            self.gain_points(owner, 1, if owner.is_rival() { Rule::E14_4 } else { Rule::E5_6 });
        }
    }

    /// A worker stays for good (E5.7).
    fn stays(&mut self, who: Owner, post: Post) {
        let player = self.state.player_mut(who);
        for (index, worker) in player.workers.iter().enumerate() {
            if *worker == post {
                player.permanent |= 1 << index;
            }
        }
        self.tell(Rule::E5_7, Event::Stays { who, post });
    }
}
