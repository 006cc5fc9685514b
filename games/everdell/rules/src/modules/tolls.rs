//! The costs that modules add to cards and spaces, and the choices that they forbid.

use tabletop::{Chance, Log};

use super::{Personality, Plan, Plot, rule_of};
use crate::agenda::{Attempt, ModuleTask, Source, Task, Way, Why};
use crate::choice::Refusal;
use crate::content::{Colour, ForestEffect, Resource};
use crate::effects::{Action, GiveResources, Special};
use crate::event::Event;
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::PlagueWebs;
use crate::state::{PLAGUED, Post, State};
use crate::{Everdell, Rule};

/// An additional price.
#[derive(Debug, Clone, Copy)]
struct Toll {
    /// How many items.
    count: u8,
    /// Whether hand cards are taken.
    cards: bool,
    /// Whether resources are taken.
    resources: bool,
    /// The plan or plot that asks for it.
    why: Why,
}

/// The items that the effect of a space needs after the toll has been paid.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Needs {
    pub cards: u8,
    pub resources: u8,
    pub berries: u8,
}

impl Everdell {
    /// The additional cost of playing a card (N16.18, N16.21, N16.26, N16.39).
    fn play_toll(&self, state: &State, who: Owner, kind: Kind, source: Source, way: Way) -> Option<Toll> {
        let lair = &state.lair;
        if !lair.has_plot() {
            return None;
        }
        let facts = self.facts(kind);
        let toll = |plot: Plot, count, resources| {
            (count > 0).then_some(Toll { count, cards: true, resources, why: Why::Plot(plot.ix()) })
        };
        if lair.plot_is(Plot::Lobbyist) {
            let count =
                u8::from(facts.colour == Colour::Governance) + u8::from(self.uses_blue(state, who, way));
            return toll(Plot::Lobbyist, count, true);
        }
        if lair.plot_is(Plot::PredatorEyes) && matches!(way, Way::Token(_)) {
            return toll(Plot::PredatorEyes, 2, false);
        }
        if lair.plot_is(Plot::SpidersGround) && facts.colour == Colour::Production {
            return toll(Plot::SpidersGround, 2, true);
        }
        if lair.plot_is(Plot::BadPress)
            && facts.colour == Colour::Traveler
            && matches!(source, Source::Hand(_))
        {
            return toll(Plot::BadPress, 1, true);
        }
        None
    }

    /// Whether a card is paid for with the ability of a blue card (R76).
    fn uses_blue(&self, state: &State, who: Owner, way: Way) -> bool {
        match way {
            Way::Crane(slot)
            | Way::Innkeeper(slot)
            | Way::Dungeon(slot)
            | Way::Treasury(slot)
            | Way::Bridge(slot)
            | Way::Inventor(slot) => {
                state.city(who).get(slot).is_some_and(|card| self.colour(card.kind) == Colour::Governance)
            }
            Way::Judge => true,
            Way::Cost | Way::Token(_) | Way::Golden(_) | Way::Reserved | Way::Offer | Way::Banner(_) => false,
        }
    }

    /// How many resources a card costs after all discounts.
    fn due(&self, state: &State, attempt: Attempt) -> u16 {
        let Attempt { who, kind, source, way, invitation } = attempt;
        let cost = self.cost_of(state, kind, source);
        let off = match way {
            Way::Cost | Way::Judge => 0,
            Way::Reserved => 1,
            Way::Crane(_) | Way::Dungeon(_) | Way::Bridge(_) | Way::Inventor(_) => 3,
            Way::Innkeeper(_) => cost[Resource::Berry].min(3),
            Way::Treasury(slot) => state.city(who).get(slot).map_or(0, |card| card.tokens.saturating_mul(2)),
            Way::Banner(_) => return 0,
            Way::Offer => match invitation.and_then(|invitation| invitation.off(self)) {
                Some(off) => off,
                None => return cost.saturating_sub(self.facts(kind).cost).total(),
            },
            Way::Token(_) | Way::Golden(_) => return cost.saturating_sub(self.facts(kind).cost).total(),
        };
        cost.total().saturating_sub(off.into())
    }

    /// Checks that a play leaves enough for the additional costs of modules.
    pub(crate) fn check_module_toll(&self, state: &State, attempt: Attempt) -> Result<(), Refusal> {
        let Attempt { who, kind, source, way, .. } = attempt;
        let player = state.player(who);
        let mut fill = 0;
        if let Source::Meadow(place) = source
            && state.is_marked(place)
        {
            fill = u8::from(self.fill_is_due(state, place));
            let berry = self.personality_toll(state, place) > 0;
            if berry && self.owes_berry(state, attempt) {
                return Err(Refusal::plain(Rule::N14_16, "no-berry-toll"));
            }
        }
        let Some(toll) = self.play_toll(state, who, kind, source, way) else { return Ok(()) };
        let itself = u8::from(matches!(source, Source::Hand(_)));
        let cards = player.hand.len().saturating_sub(itself + fill);
        let due = self.due(state, attempt);
        let left = u8::try_from(player.stock.total().saturating_sub(due)).unwrap_or(u8::MAX);
        let have = cards.saturating_add(if toll.resources { left } else { 0 });
        if have >= toll.count { Ok(()) } else { self.refuse_toll(toll, have) }
    }

    /// Whether a play of a marked card leaves the berry to be paid, and there is none (N14.16): it does
    /// when the card is free. What lowers or changes the cost may take the berry off (R52).
    fn owes_berry(&self, state: &State, attempt: Attempt) -> bool {
        let Attempt { who, way, invitation, .. } = attempt;
        if state.player(who).stock[Resource::Berry] > 0 {
            return false;
        }
        if !self.reads(Reading::BerryLikeTheRestOfTheCost) {
            return self.due(state, attempt) == 1;
        }
        match way {
            Way::Token(_) => true,
            Way::Offer => invitation.and_then(|invitation| invitation.off(self)).is_none(),
            _ => false,
        }
    }

    fn refuse_toll(&self, toll: Toll, have: u8) -> Result<(), Refusal> {
        let why = match (toll.cards, toll.resources) {
            (true, false) => "no-toll-cards",
            (false, _) => "no-toll-resources",
            _ => "no-toll",
        };
        Err(Refusal::counted(rule_of(toll.why), why, toll.count, have))
    }

    /// Whether a blue card may be used: its price can be paid (R76).
    pub(crate) fn can_use_blue(&self, state: &State, who: Owner) -> bool {
        let player = state.player(who);
        !state.lair.plot_is(Plot::Lobbyist) || !player.hand.is_empty() || !player.stock.is_empty()
    }

    /// Checks drawing a meadow card: blue ones may not be drawn (R75).
    pub(crate) fn check_drawn(&self, state: &State, kind: Kind) -> Result<(), Refusal> {
        if state.lair.plot_is(Plot::Lobbyist) && self.colour(kind) == Colour::Governance {
            return Err(Refusal::plain(Rule::R75, "no-blue-card"));
        }
        Ok(())
    }

    /// The additional cost of placing a worker.
    fn space_toll(&self, state: &State, post: Post) -> Option<Toll> {
        let lair = &state.lair;
        if lair.plan.is_none() && !lair.has_plot() {
            return None;
        }
        let toll =
            |plot: Plot, count, cards| Toll { count, cards, resources: true, why: Why::Plot(plot.ix()) };
        match post {
            Post::Basic(_) | Post::Forest(_) if has_web(state, post) => {
                if lair.plot_is(Plot::BerryJam) {
                    return Some(toll(Plot::BerryJam, 1, false));
                }
                if lair.plot_is(Plot::Sticky) {
                    return Some(toll(Plot::Sticky, 1, false));
                }
                lair.plot_is(Plot::SpidersTrees).then(|| toll(Plot::SpidersTrees, 1, true))
            }
            Post::Card(owner, slot) => {
                self.is_plagued(state, owner, slot).then(|| toll(Plot::Plague, 2, true))
            }
            Post::BasicEvent(_) | Post::SpecialEvent(_) => {
                let count = match post {
                    Post::BasicEvent(event) => lair.web_basic_events[usize::from(event) % 4],
                    Post::SpecialEvent(event) => {
                        u8::from(lair.web_special_events & 1u32.checked_shl(event.into()).unwrap_or(0) != 0)
                    }
                    _ => 0,
                };
                if count > 0 {
                    let why = Why::Plan(Plan::Masquerade.ix());
                    return Some(Toll { count, cards: true, resources: true, why });
                }
                lair.plot_is(Plot::CorruptCourts).then(|| toll(Plot::CorruptCourts, 1, true))
            }
            _ => None,
        }
    }

    /// Whether a web token of Plague lies on the worker spaces of a card (N16.29): on every card, or
    /// on those that were in a city when it was drawn (R131).
    pub(crate) fn is_plagued(&self, state: &State, owner: Owner, slot: Slot) -> bool {
        let every = state.options.plague == PlagueWebs::EveryCard;
        state.lair.plot_is(Plot::Plague)
            && (every || state.city(owner).get(slot).is_some_and(|card| card.has(PLAGUED)))
    }

    /// The items that the effect of a space needs, which a toll must leave (E4.3).
    pub(crate) fn needs(&self, state: &State, post: Post) -> Needs {
        match post {
            Post::Forest(clearing) => {
                let effect = state
                    .forest_at(clearing)
                    .and_then(|forest| self.content.forests.get(forest.index()))
                    .map(|forest| forest.effect);
                let cards =
                    matches!(effect, Some(ForestEffect::DiscardDrawDouble | ForestEffect::DiscardForAny));
                Needs { cards: u8::from(cards), ..Needs::default() }
            }
            Post::Card(owner, slot) => {
                let Some(card) = state.city(owner).get(slot) else { return Needs::default() };
                let mut needs = Needs::default();
                for action in &self.deeds(card.kind).visit {
                    match *action {
                        Action::GiveResources(GiveResources { count, .. }) => needs.resources += count,
                        Action::Special(Special::PostOffice) => needs.cards += 2,
                        _ => {}
                    }
                }
                needs
            }
            Post::SpecialEvent(event) if self.special_is(event, "croak_wart_cure") => {
                Needs { resources: 2, berries: 2, cards: 0 }
            }
            _ => Needs::default(),
        }
    }

    /// Checks a space against the additional costs and prohibitions of modules.
    pub(crate) fn check_module_space(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        if state.lair.plot_is(Plot::Orders) && has_web(state, post) {
            return Err(Refusal::plain(Rule::N16_30, "no-ordered-place"));
        }
        let Some(toll) = self.space_toll(state, post) else { return Ok(()) };
        let (player, needs) = (state.player(who), self.needs(state, post));
        let stock = u8::try_from(player.stock.total()).unwrap_or(u8::MAX).saturating_sub(needs.resources);
        let cards = player.hand.len().saturating_sub(needs.cards);
        let have = stock.saturating_add(if toll.cards { cards } else { 0 });
        if have >= toll.count { Ok(()) } else { self.refuse_toll(toll, have) }
    }

    /// Whether a web token keeps her from a space (N10.2, N16.3).
    pub(crate) fn is_barred_for_spider(&self, state: &State, post: Post) -> bool {
        let lair = &state.lair;
        if lair.plan.is_none() && !lair.has_plot() {
            return false;
        }
        match post {
            Post::Basic(_) | Post::Forest(_) | Post::Haven if has_web(state, post) => {
                lair.plan_is(Plan::Swarm)
                    || [Plot::BerryJam, Plot::Sticky, Plot::ForestBandits, Plot::SpiderTax]
                        .into_iter()
                        .any(|plot| lair.plot_is(plot))
            }
            Post::Card(owner, slot) => self.is_plagued(state, owner, slot),
            _ => false,
        }
    }
}

/// Whether a web token lies on a location.
fn has_web(state: &State, post: Post) -> bool {
    let bit = |bits: u8, place: u8| bits & 1u8.checked_shl(place.into()).unwrap_or(0) != 0;
    match post {
        Post::Basic(place) => bit(state.lair.web_basic, place.get()),
        Post::Forest(clearing) => bit(state.lair.web_forest, clearing.get()),
        Post::Haven => state.lair.web_haven,
        _ => false,
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The items a module asks for before a card is played: the hand card that fills its space (N14.11), then the toll.
    pub fn module_tolls(&mut self, who: Owner, kind: Kind, source: Source, way: Way) {
        if let Some(toll) = self.game.play_toll(self.state, who, kind, source, way) {
            let cards = !toll.resources;
            let step = ModuleTask::PlayToll { who, left: toll.count, why: toll.why, cards };
            self.push(Task::Module(step));
        }
        if let Source::Meadow(place) = source
            && self.game.fill_is_due(self.state, place)
        {
            let personality = Personality::Pessimist.ix();
            self.cite(Rule::N14_2);
            self.tell(Rule::N14_11, Event::Personality { personality, place, kind });
            self.push(Task::Module(ModuleTask::Fill { who, place, kind, played: true }));
        }
    }

    /// Using a blue card costs one item more (N16.18, R76).
    pub fn toll_for_blue(&mut self, who: Owner) {
        if self.state.lair.plot_is(Plot::Lobbyist) {
            let why = Why::Plot(Plot::Lobbyist.ix());
            self.push(Task::Module(ModuleTask::PlayToll { who, left: 1, why, cards: false }));
        }
    }

    /// Whether a blue card acts only when it is paid for; then asks for that (R76).
    pub fn asks_for_blue(&mut self, who: Owner, kind: Kind, critter: bool) -> bool {
        if !self.state.lair.plot_is(Plot::Lobbyist) || self.game.colour(kind) != Colour::Governance {
            return false;
        }
        self.push(Task::Module(ModuleTask::UseBlue { who, kind, critter }));
        true
    }

    /// A worker has been placed: its additional cost, and her gains from it. The effect of the space lies on top of the
    /// agenda.
    pub fn module_space_tolls(&mut self, who: Owner, post: Post) {
        let lair = &self.state.lair;
        if lair.plan.is_none() && !lair.has_plot() && !lair.lend_next {
            return;
        }
        if self.state.lair.lend_next {
            // Once its space is resolved the worker is hers (N16.13).
            let effect = self.state.agenda.top();
            self.state.agenda.replace(Task::Module(ModuleTask::Lend { who, post }));
            self.push(effect);
        }
        let level = self.state.level;
        let web = has_web(self.state, post);
        let lair = &self.state.lair;
        let gains = [
            (web && lair.plot_is(Plot::BerryJam), 1, Rule::N16_12),
            (web && lair.plot_is(Plot::Sticky), 1, Rule::N16_16),
            (web && lair.plot_is(Plot::ForestBandits), 2, Rule::N16_17),
            (web && lair.plot_is(Plot::SpiderTax), 1, Rule::N16_27),
            (web && lair.plan_is(Plan::Swarm), level, Rule::N15_16),
            (lair.plot_is(Plot::Fatigue) && self.is_red(post), level, Rule::N16_41),
        ];
        for (due, count, rule) in gains {
            if due {
                self.gain_points(Owner::RIVAL, count, rule);
            }
        }
        if matches!(post, Post::Card(..)) && self.state.lair.plot_is(Plot::Plague) {
            self.cite(Rule::R131);
        }
        if web && self.state.lair.plot_is(Plot::InvisibleTrap) {
            self.push(Task::Module(ModuleTask::Trap { who }));
        }
        if let Some(toll) = self.game.space_toll(self.state, post) {
            if toll.why == Why::Plan(Plan::Masquerade.ix()) {
                self.unmask(post);
            }
            self.push(Task::Module(ModuleTask::Toll { who, left: toll.count, why: toll.why, post }));
        }
    }

    fn is_red(&self, post: Post) -> bool {
        let Post::Card(owner, slot) = post else { return false };
        let card = self.state.city(owner).get(slot);
        card.is_some_and(|card| self.game.colour(card.kind) == Colour::Destination)
    }

    /// Whether a drawn card must be discarded at once: it is blue (N16.18).
    pub fn module_refuses(&mut self, kind: Kind) -> bool {
        let refused = self.state.lair.plot_is(Plot::Lobbyist) && self.game.colour(kind) == Colour::Governance;
        if refused {
            self.cite(Rule::R75);
            self.discard_seen(kind, Rule::N16_18);
        }
        refused
    }

    /// Turns up the card that is drawn to a hand; `None` if only cards that may not be drawn are
    /// left in both piles (R75).
    pub fn turn_up_to_draw(&mut self) -> Result<Option<Kind>, C::Error> {
        while let Some(kind) = self.turn_up("card")? {
            if !self.module_refuses(kind) {
                return Ok(Some(kind));
            }
            let fits = |kind: Kind| {
                let left = self.state.deck[kind] + self.state.discard[kind];
                left > 0 && self.game.colour(kind) != Colour::Governance
            };
            if !self.game.kinds().any(fits) {
                break;
            }
        }
        Ok(None)
    }

    /// Whether a card may not lie in the meadow: a tan one (N16.39). It is discarded.
    pub fn bad_press(&mut self, kind: Kind) -> bool {
        let barred = self.state.lair.plot_is(Plot::BadPress) && self.game.colour(kind) == Colour::Traveler;
        if barred {
            self.cite(Rule::R77);
            self.discard_seen(kind, Rule::N16_39);
        }
        barred
    }
}
