//! Nightweave's plans (N15): one is in force for the whole game.

use tabletop::{Chance, Log};

use super::{HUMAN, Plan};
use crate::agenda::{ModuleTask, Task, Why};
use crate::content::Set;
use crate::event::Event;
use crate::index::{BasicEventIx, MeadowIx, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::Extortion;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether she may play a card with the OPEN sign to a full city (N15.18, R118).
    pub(crate) fn plays_open_cards(&self, state: &State) -> bool {
        state.lair.plan_is(Plan::Spinner)
    }

    /// How many spaces of her city are used: legends and, under the unraveller, OPEN cards need
    /// none (N17.4, N15.18).
    pub(crate) fn lair_spaces(&self, state: &State) -> u8 {
        let spaces = self.spaces(&state.rival_city, true);
        if !state.lair.plan_is(Plan::Spinner) {
            return spaces;
        }
        let open = state
            .rival_city
            .iter()
            .filter(|(_, card)| self.is_open(card) && !Set::of(card.kind).legendary())
            .count();
        spaces.saturating_sub(u8::try_from(open).unwrap_or(u8::MAX))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The effect of her plan each time she enters the meadow.
    pub(super) fn plan_enters(&mut self) -> Result<(), C::Error> {
        let Some(plan) = Plan::at(self.state.lair.plan) else { return Ok(()) };
        let index = plan.ix();
        let (rule, why) = (plan.rule(), Why::Plan(index));
        let player = self.state.player(HUMAN);
        let (hand, stock) = (player.hand.len(), player.stock.total());
        match plan {
            Plan::Barricade | Plan::Thickens | Plan::WebGrowth | Plan::Extortion => return Ok(()),
            _ => self.tell(rule, Event::Plan { plan: index }),
        }
        match plan {
            Plan::Masquerade => {
                self.cite(Rule::R59);
                for event in BasicEventIx::first(4) {
                    let post = Post::BasicEvent(event);
                    let place = event.index();
                    if self.state.basic_owners[place].is_none() && self.state.workers_at(post) == 0 {
                        self.state.lair.web_basic_events[place] += 1;
                        self.tell(rule, Event::Web { post });
                    }
                }
                self.push(Task::Module(ModuleTask::Masquerade { who: HUMAN }));
            }
            Plan::Whim => {
                self.spider_draws(rule)?;
                for place in MeadowIx::all() {
                    self.discard_meadow_card(place, rule);
                }
                self.refill()?;
                self.change_personality()?;
            }
            Plan::Bounty => {
                if !self.game.bounties(self.state, HUMAN).is_empty() {
                    self.offer_thwart(why)?;
                }
            }
            Plan::Swarm => self.push(Task::Module(ModuleTask::Swarm { who: HUMAN })),
            Plan::Trial if hand < 2 => {
                if let Some(kind) = self.turn_up("card")? {
                    self.cite(Rule::R119);
                    self.goes_to_her_city(kind, rule)?;
                }
            }
            Plan::Gaze | Plan::Trial => self.offer_thwart(why)?,
            Plan::Spinner => self.push(Task::Module(ModuleTask::Unravel { who: HUMAN })),
            Plan::Clever => {
                let left = u8::try_from(stock.saturating_sub(3)).unwrap_or(u8::MAX);
                self.push(Task::PayAny { who: HUMAN, left, done: 0, least: 0, why });
            }
            Plan::Contacts => {
                self.push(Task::Discard { who: HUMAN, left: hand, done: 0, least: 0, why });
            }
            Plan::Barricade | Plan::Thickens | Plan::WebGrowth | Plan::Extortion => {}
        }
        Ok(())
    }

    /// The web tokens of an event are removed once it is achieved (N15.10).
    pub(super) fn unmask(&mut self, post: Post) {
        let lair = &mut self.state.lair;
        match post {
            Post::BasicEvent(event) => lair.web_basic_events[usize::from(event) % 4] = 0,
            Post::SpecialEvent(event) => {
                lair.web_special_events &= !1u32.checked_shl(event.into()).unwrap_or(0);
            }
            _ => return,
        }
        self.tell(Rule::N15_10, Event::WebsGone);
    }

    /// An event that she takes loses its web tokens too; she pays nothing for them (N15.10, R134).
    pub fn spider_unmasks(&mut self, post: Post) {
        let lair = &self.state.lair;
        let masked = match post {
            Post::BasicEvent(event) => lair.web_basic_events[usize::from(event) % 4] > 0,
            Post::SpecialEvent(event) => {
                lair.web_special_events & 1u32.checked_shl(event.into()).unwrap_or(0) != 0
            }
            _ => false,
        };
        if masked && self.game.reads(Reading::NoWebsOnTakenEvents) {
            self.cite(Rule::R134);
            self.unmask(post);
        }
    }

    /// The tokens for the owner when `who` visits an OPEN card in `owner`'s city: one (E5.6), or two
    /// for a Green Acorn (H3.17, N17.5). Under the unraveller a visit of yours brings her as many
    /// as her level, and only she gains from visits to hers (N15.18).
    pub fn open_tokens(&mut self, who: Owner, owner: Owner, kind: Kind) -> u8 {
        if self.state.lair.plan_is(Plan::Spinner) {
            self.cite(Rule::N15_18);
            return if who.is_rival() { 0 } else { self.state.level };
        }
        if kind == Kind::HOTEL {
            self.cite(if owner.is_rival() { Rule::N17_29 } else { Rule::L15 });
            return 2;
        }
        if kind != Kind::GREEN_ACORN {
            return 1;
        }
        if owner.is_rival() {
            self.cite(Rule::N17_5);
            return 2;
        }
        self.cite(Rule::H3_17);
        if self.game.reads(Reading::GreenAcornPaysTwo) { 2 } else { 1 }
    }

    /// The tokens she gains when she visits an OPEN card: as her card shows (N10.11), or, under the unraveller, only
    /// her level (N15.18).
    pub fn open_points(&mut self, shown: u8) {
        if self.state.lair.plan_is(Plan::Spinner) {
            let level = self.state.level;
            self.gain_points(Owner::RIVAL, level, Rule::N15_18);
        } else {
            self.gain_points(Owner::RIVAL, shown, Rule::N10_11);
        }
    }

    /// After the effect of a green card: asks for the price of keeping a web token off it (N15.11).
    pub fn module_effect(&mut self, who: Owner, kind: Kind, slot: Slot) {
        if self.state.lair.plan_is(Plan::Barricade)
            && self.game.colour(kind) == crate::content::Colour::Production
        {
            self.push(Task::Module(ModuleTask::Barricade { who, slot }));
        }
    }

    /// A space she looked at was blocked; `first` for the space that was named. Extortion pays
    /// once for each attempt (R64), or for every space if that was agreed (R126).
    pub fn spider_blocked(&mut self, first: bool) {
        let plan = Plan::Extortion;
        if !self.state.lair.plan_is(plan) || self.state.level == 0 {
            return;
        }
        let per_space = self.state.options.extortion == Extortion::PerSpace;
        if !first && !per_space {
            return;
        }
        self.cite(if per_space { Rule::R126 } else { Rule::R64 });
        self.tell(Rule::N15_21, Event::Plan { plan: plan.ix() });
        let mut left = 1;
        if let Task::Module(ModuleTask::Extortion { left: more, .. }) = self.state.agenda.top() {
            left += more;
            self.state.agenda.pop();
        }
        self.push(Task::Module(ModuleTask::Extortion { who: HUMAN, left }));
    }
}
