//! The player powers (B11, B12).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Copy, FairTask, Price, Task};
use crate::choice::Refusal;
use crate::content::{
    ABILITIES, ALL_POWERS, FIRST_POWERS, POWERS, Power, PowerEffect, Resource, StandIn, Stock,
};
use crate::event::Event;
use crate::index::{AbilityIx, BasicIx, ClearingIx, ForestIx, MeadowIx, Owner, Slot};
use crate::kind::Kind;
use crate::minis::{BUTTERFLIES, has_abilities};
use crate::play::Play;
use crate::readings::Reading;
use crate::scoring::{Score, ScoreKind};
use crate::setup::RivalKind;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// The rules of the powers, in the order of the content.
const RULES: [Rule; ALL_POWERS] = [
    Rule::B12_4,
    Rule::B12_12,
    Rule::B12_8,
    Rule::B12_6,
    Rule::B12_7,
    Rule::B12_14,
    Rule::B12_15,
    Rule::B12_10,
    Rule::B12_2,
    Rule::B12_9,
    Rule::B12_3,
    Rule::B12_11,
    Rule::B12_13,
    Rule::B12_1,
    Rule::B12_5,
    Rule::L19_1,
    Rule::L19_2,
    Rule::L19_3,
    Rule::L19_4,
];

/// The rule of a power.
pub(crate) fn rule_of(ability: AbilityIx) -> Rule {
    let place = ability.index().checked_sub(ABILITIES);
    place.and_then(|place| RULES.get(place)).copied().unwrap_or(Rule::B12)
}

/// A substitute for resources of a price.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Substitute {
    /// Resources of one kind, for others of a construction's cost.
    Resource(StandIn),
    /// This many tokens of the axolotls.
    Tokens(u8),
}

impl Substitute {
    /// How many missing resources of a cost it can stand for.
    pub fn fills(self, stock: Stock, cost: Stock) -> u16 {
        match self {
            Self::Resource(with) => {
                let spare = stock[with.resource].saturating_sub(cost[with.resource]);
                u16::from(spare / with.count.max(1))
            }
            Self::Tokens(count) => count.into(),
        }
    }

    /// How many of it stand for one resource.
    pub fn each(self) -> u8 {
        match self {
            Self::Resource(with) => with.count,
            Self::Tokens(_) => 1,
        }
    }

    /// Whether it stands for this resource.
    pub fn stands_for(self, resource: Resource) -> bool {
        match self {
            Self::Resource(with) => resource != with.resource,
            Self::Tokens(_) => true,
        }
    }

    /// The resources spent when `used` of it is used.
    pub fn stock(self, used: u8) -> Stock {
        match self {
            Self::Resource(with) => Stock::of(with.resource, used),
            Self::Tokens(_) => Stock::NONE,
        }
    }

    /// The substitute left after `used` of it; `None` if there is too little. Resources are not counted here.
    pub fn after(self, used: u8) -> Option<Self> {
        match self {
            Self::Resource(_) => Some(self),
            Self::Tokens(count) => count.checked_sub(used).map(Self::Tokens),
        }
    }
}

impl Everdell {
    /// The record of a power; none for the other abilities of workers.
    pub(crate) fn power(&self, ability: AbilityIx) -> Option<&Power> {
        self.content.powers.get(ability.index().checked_sub(ABILITIES)?)
    }

    /// The name of an ability of workers or a player power, by its place among both.
    pub(crate) fn sort_of_ability(&self, ability: AbilityIx) -> &'static str {
        if self.power(ability).is_some() { "power" } else { "ability" }
    }

    /// The power of a player, with its place.
    pub(crate) fn power_of(&self, state: &State, who: Owner) -> Option<(AbilityIx, &Power)> {
        state.powers()?;
        let ability = state.player(who).ability.get().filter(|_| state.is_person(who))?;
        Some((ability, self.power(ability)?))
    }

    /// The power of a player with this effect, and its rule.
    pub(crate) fn power_does(
        &self,
        state: &State,
        who: Owner,
        effect: PowerEffect,
    ) -> Option<(AbilityIx, Rule)> {
        let (ability, power) = self.power_of(state, who)?;
        power.effects.contains(&effect).then(|| (ability, rule_of(ability)))
    }

    /// How many more cards a player with an ability may hold (N5.11, B12).
    pub(crate) fn ability_cards(&self, ability: AbilityIx) -> u8 {
        if ability == BUTTERFLIES {
            return crate::table::BUTTERFLY_CARDS;
        }
        self.power(ability).map_or(0, |power| power.hand_limit)
    }

    /// Which resources of a player stand for others in the cost of a card: for constructions only.
    pub(crate) fn stand_in(&self, state: &State, who: Owner, kind: Kind) -> Option<StandIn> {
        if self.facts(kind).critter {
            return None;
        }
        self.power_of(state, who)?.1.effects.iter().find_map(|effect| match effect {
            PowerEffect::StandIn(with) => Some(*with),
            _ => None,
        })
    }

    /// The substitute for resources of a player in the cost of a card. A cost that an opponent receives is not paid
    /// with tokens (BR13).
    pub(crate) fn substitute_for(&self, state: &State, who: Owner, kind: Kind) -> Option<Substitute> {
        state.powers()?;
        let given_away = kind == Kind::SHEPHERD;
        let tokens = || self.wild(state, who).filter(|_| !given_away);
        self.stand_in(state, who, kind).map(Substitute::Resource).or_else(tokens)
    }

    /// The substitute for resources of a player in a price.
    pub(crate) fn substitute(&self, state: &State, who: Owner, price: Price) -> Option<Substitute> {
        match price {
            Price::Card => self.substitute_for(state, who, state.being_played()?),
            _ => self.wild(state, who),
        }
    }

    /// The tokens of the axolotls, if the player has some (B12.1).
    fn wild(&self, state: &State, who: Owner) -> Option<Substitute> {
        let wild = state.powers()?.wild;
        let explores = wild > 0 && self.power_does(state, who, PowerEffect::Explore).is_some();
        explores.then_some(Substitute::Tokens(wild))
    }

    /// Whether a player can pay this price of a space, event, wonder or river card, with tokens of the axolotls too (BR16).
    pub(crate) fn affords(&self, state: &State, who: Owner, price: Stock) -> bool {
        let stock = state.player(who).stock;
        stock.covers(price)
            || self
                .wild(state, who)
                .is_some_and(|with| with.fills(stock, price) >= price.saturating_sub(stock).total())
    }

    /// The stock of a player for checks that rule out costs quickly: unlimited, if the player has a substitute.
    pub(crate) fn purse(&self, state: &State, who: Owner) -> Stock {
        let stands_in = |effect: &PowerEffect| matches!(effect, PowerEffect::StandIn(_));
        match self.power_of(state, who) {
            Some((_, power)) if power.effects.iter().any(stands_in) => Stock([u8::MAX; 4]),
            Some(_) if self.wild(state, who).is_some() => Stock([u8::MAX; 4]),
            _ => state.player(who).stock,
        }
    }

    /// Whether a worker of the player takes a token from a basic location (B12.1).
    pub(crate) fn may_explore(&self, state: &State, who: Owner, place: BasicIx) -> bool {
        self.power_does(state, who, PowerEffect::Explore).is_some()
            && state.powers().is_some_and(|powers| powers.is_unexplored(place))
    }

    /// Whether somebody has the axolotls.
    pub(crate) fn explores(&self, state: &State) -> bool {
        self.who_has(state, PowerEffect::Explore).is_some()
    }

    /// Whether a player has the lizards.
    pub(crate) fn wanders(&self, state: &State, who: Owner) -> bool {
        self.power_does(state, who, PowerEffect::Wander).is_some()
    }

    /// The places of the forest cards that only this player can use, with the lizards (B12.5).
    pub(crate) fn trails_of(&self, state: &State, who: Owner) -> impl Iterator<Item = ClearingIx> + use<> {
        let trails = state.powers().filter(|_| self.wanders(state, who)).map(|powers| powers.trails.open);
        let open = trails.into_iter().flatten().take_while(|forest| forest.is_some());
        (0..).zip(open).map(|(number, _)| ClearingIx::trail(number))
    }

    /// Checks using the power in one's turn: only the platypuses have such a use, once, with a token left (B12.10).
    pub(crate) fn check_power(&self, state: &State, who: Owner) -> Result<(), Refusal> {
        let hunts = self.power_does(state, who, PowerEffect::Hunt).is_some();
        match state.powers() {
            Some(powers) if hunts && powers.hunted => Err(Refusal::plain(Rule::BR11, "no-second-hunt")),
            Some(powers) if hunts && powers.tokens == 0 => {
                Err(Refusal::plain(Rule::B12_10, "no-power-token"))
            }
            Some(_) if hunts => Ok(()),
            _ => Err(Refusal::plain(Rule::B12, "no-power-to-use")),
        }
    }

    /// The points for tokens left on the platypuses (B12.10).
    pub(crate) fn score_power(&self, state: &State, who: Owner, score: &mut Score) {
        if let (Some(powers), Some((ability, rule))) =
            (state.powers(), self.power_does(state, who, PowerEffect::Hunt))
        {
            score.add(ScoreKind::Power(ability), powers.tokens.into(), rule);
        }
    }

    /// Whether a player may draw cards of the meadow instead of the deck (B12.13).
    pub(crate) fn draws_freely(&self, state: &State, who: Owner) -> bool {
        self.power_does(state, who, PowerEffect::DrawFreely).is_some()
    }

    /// The resources on the turtles of a player (B12.15).
    pub(crate) fn invested(&self, state: &State, who: Owner) -> Stock {
        let stored = state.powers().and_then(|powers| powers.stored);
        match stored.filter(|_| self.power_does(state, who, PowerEffect::Invest).is_some()) {
            Some(resource) => Stock::of(resource, 1),
            None => Stock::NONE,
        }
    }

    /// The player whose power has this effect, and the power.
    pub(crate) fn who_has(&self, state: &State, effect: PowerEffect) -> Option<(Owner, AbilityIx)> {
        state.powers()?;
        let mut people = state.people();
        people.find_map(|who| self.power_does(state, who, effect).map(|(ability, _)| (who, ability)))
    }

    /// Whether a worker on the forest card of a clearing may use a space that an opponent occupies instead (B12.3).
    pub(crate) fn may_track(&self, state: &State, who: Owner, clearing: ClearingIx) -> bool {
        self.power_does(state, who, PowerEffect::Track).is_some()
            && self.copyable(state, who, Copy::Tracked(clearing)).next().is_some()
    }

    /// The abilities that may be dealt in this game, each once: the spiders stay in the box against Nightweave (N17.1).
    pub(crate) fn power_box(&self, state: &State) -> [u8; ABILITIES + ALL_POWERS] {
        let mut left = [1; ABILITIES + ALL_POWERS];
        if !self.reads(Reading::FifteenPowers) {
            left[ABILITIES + FIRST_POWERS..].fill(0);
        }
        let leaf = state.leaf().filter(|leaf| leaf.modules.leaf_powers);
        if leaf.is_some_and(|leaf| leaf.powers.alone) {
            left[ABILITIES..ABILITIES + POWERS].fill(0);
        }
        if leaf.is_none() {
            left[ABILITIES + POWERS..].fill(0);
        }
        if !has_abilities(state) {
            left[..ABILITIES].fill(0);
        } else if state.rival == RivalKind::Nightweave {
            left[crate::minis::SPIDERS.index()] = 0;
        }
        left
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Each player draws two powers (B11), together with the other abilities of workers if they are in play (N5.1).
    pub fn deal_powers(&mut self) -> Result<(), C::Error> {
        let mut left = self.game.power_box(self.state);
        if has_abilities(self.state) {
            self.cite(Rule::N5_1);
        }
        self.push(Task::Fair(FairTask::Deal));
        // Until the first player is known, powers are kept in the order of the seats.
        let order = self.state.order_from(Owner::FIRST);
        self.state.set_order(order);
        for who in self.state.people().rev() {
            self.push(Task::Fair(FairTask::Keep { who }));
        }
        if self.state.leaf().is_some_and(|leaf| leaf.modules.leaf_powers) {
            self.cite(Rule::L19);
        }
        // If there are too few powers, each player draws one (LR30).
        let drawn_each = if left.iter().sum::<u8>() < 2 * self.state.players {
            self.cite(Rule::LR30);
            1
        } else {
            2
        };
        for who in self.state.people() {
            for place in 0..drawn_each {
                if left.iter().all(|&count| count == 0) {
                    break;
                }
                let drawn = self.chance.draw("ability", &left)?;
                left[drawn] = 0;
                let Some(ability) = AbilityIx::at(drawn) else { continue };
                if let Some(powers) = self.state.powers_mut() {
                    powers.dealt[who.index()][place] = ability.into();
                }
                if self.state.rival == RivalKind::Nightweave {
                    self.cite(Rule::N17_1);
                }
                self.tell(Rule::B11, Event::PowerDealt { who, ability: Some(ability) });
            }
        }
        Ok(())
    }

    /// A player keeps a power, for all to see; the other goes back to the box unseen (B11).
    pub fn keep_power(&mut self, who: Owner, ability: AbilityIx) {
        let tokens = self.game.power(ability).map_or(0, |power| power.tokens);
        self.state.player_mut(who).ability = ability.into();
        if let Some(powers) = self.state.powers_mut() {
            powers.dealt[who.index()] = [Maybe::NONE; 2];
            powers.tokens += tokens;
        }
        self.tell(Rule::B11, Event::AbilityDealt { who, ability });
    }

    /// Everyone has kept a power: cards are dealt, and the first turn begins.
    pub fn powers_kept(&mut self) -> Result<(), C::Error> {
        self.abilities_dealt()?;
        self.lay_pile()?;
        self.deal_cards()?;
        self.begin_play();
        if let Some((who, _)) = self.game.who_has(self.state, PowerEffect::Mark) {
            self.push(Task::Fair(FairTask::Mark { who }));
        }
        if let Some((who, _)) = self.game.who_has(self.state, PowerEffect::Wander) {
            self.season_begins(who);
        }
        Ok(())
    }

    /// Logs that a power acts.
    pub(crate) fn power_speaks(&mut self, who: Owner, ability: AbilityIx, rule: Rule) {
        self.tell(rule, Event::Ability { who, ability });
    }

    /// A worker has come to a space: its gains there are counted, and powers act afterwards (BR9).
    pub fn power_visited(&mut self, who: Owner, post: Post) {
        let Some((_, power)) = self.game.power_of(self.state, who) else { return };
        if let Post::Basic(place) = post {
            self.explore(who, place);
        }
        let listens = power.effects.iter().any(|effect| {
            matches!(
                effect,
                PowerEffect::IfNone(_)
                    | PowerEffect::OneMore(_)
                    | PowerEffect::Missing
                    | PowerEffect::TradeFor(_)
            )
        });
        if listens {
            let near = matches!(post, Post::Basic(_) | Post::Forest(_));
            self.push(Task::Fair(FairTask::Gathered { who, gained: Stock::NONE, near }));
        }
    }

    /// Resources were gained: they count for the worker whose space is being used, unless a card that this space
    /// lets the player play brings them (BR9).
    pub fn note_gathered(&mut self, who: Owner, stock: Stock) {
        if self.state.powers().is_none() {
            return;
        }
        for task in self.state.agenda.tasks_mut().iter_mut().rev() {
            match task {
                Task::Played { .. } => return,
                Task::Fair(FairTask::Gathered { who: worker, gained, .. }) => {
                    if *worker == who {
                        *gained = gained.saturating_add(stock);
                    }
                    return;
                }
                _ => {}
            }
        }
    }

    /// A worker has used a space, and all of its gains are known (BR9).
    pub fn gathered(&mut self, who: Owner, gained: Stock, near: bool) {
        let game = self.game;
        let Some((ability, power)) = game.power_of(self.state, who) else { return };
        let rule = rule_of(ability);
        for effect in &power.effects {
            let gains = match *effect {
                PowerEffect::IfNone(resource) if near && gained[resource] == 0 => resource,
                PowerEffect::OneMore(resource) if gained[resource] > 0 => resource,
                PowerEffect::Missing if near => {
                    self.push(Task::Fair(FairTask::Missing { who, power: ability }));
                    continue;
                }
                PowerEffect::TradeFor(_) => {
                    self.push(Task::Fair(FairTask::Trade { who, gained }));
                    continue;
                }
                _ => continue,
            };
            self.cite(Rule::BR9);
            self.power_speaks(who, ability, rule);
            self.gain_resource(who, gains, 1, rule);
        }
    }

    /// The cost of a card is paid: for a construction, substitutes may replace resources (B12).
    pub fn pay_cost(&mut self, who: Owner, cost: Stock) {
        self.pay_price(who, cost, Price::Card);
    }

    /// A price is paid, perhaps with a substitute for resources (B12, BR16).
    pub fn pay_price(&mut self, who: Owner, cost: Stock, price: Price) {
        if !cost.is_empty() && self.game.substitute(self.state, who, price).is_some() {
            self.push(Task::Fair(FairTask::StandIn { who, cost, used: 0, price }));
        } else {
            self.pay(who, cost, price.rule());
        }
    }

    /// A price is paid, with `used` of a substitute for resources.
    pub fn pay_standing_in(&mut self, who: Owner, with: Substitute, cost: Stock, used: u8, price: Price) {
        if used > 0
            && let Some((ability, _)) = self.game.power_of(self.state, who)
        {
            self.power_speaks(who, ability, rule_of(ability));
            if let Substitute::Tokens(_) = with {
                if let Some(powers) = self.state.powers_mut() {
                    powers.wild = powers.wild.saturating_sub(used);
                }
                if price != Price::Card {
                    self.cite(Rule::BR16);
                }
                self.tell(Rule::B12_1, Event::WildPaid { who, count: used });
            }
        }
        self.pay(who, cost.saturating_add(with.stock(used)), price.rule());
    }

    /// A worker has come to a basic location: the axolotls take its token (B12.1). Copying a location brings none (BR13).
    fn explore(&mut self, who: Owner, place: BasicIx) {
        if !self.game.may_explore(self.state, who, place) {
            return;
        }
        if let Some(powers) = self.state.powers_mut() {
            powers.explored |= 1 << place.get();
            powers.wild += 1;
        }
        self.tell(Rule::B12_1, Event::Explored { who, place });
    }

    /// A season begins for a player: the lizards look at forest cards (B12.5).
    pub fn season_begins(&mut self, who: Owner) {
        if self.game.wanders(self.state, who) {
            self.push(Task::Fair(FairTask::Wander { who }));
        }
    }

    /// The lizards look at the first three cards of their pile: first the cards that nobody has looked at, then those
    /// put under the pile (B12.5, BR12).
    pub fn wander(&mut self, who: Owner) -> Result<(), C::Error> {
        let Some(powers) = self.state.powers() else { return Ok(()) };
        let mut trails = powers.trails;
        self.cite(Rule::BR12);
        for place in 0..trails.looked.len() {
            let forest = if trails.unseen == 0 {
                let next = trails.under[0];
                trails.under.rotate_left(1);
                trails.under[trails.under.len() - 1] = Maybe::NONE;
                next.get()
            } else {
                let drawn = self.chance.draw("forest", &trails.weights())?;
                trails.unseen &= !(1 << drawn);
                ForestIx::at(drawn)
            };
            trails.looked[place] = forest.into();
            if let Some(powers) = self.state.powers_mut() {
                powers.trails = trails;
            }
            if forest.is_some() {
                self.tell(Rule::B12_5, Event::TrailSeen { who, forest });
            }
        }
        self.push(Task::Fair(FairTask::Trail { who }));
        Ok(())
    }

    /// One of the forest cards looked at comes into play for the lizards alone; the others go under the pile (B12.5).
    pub fn lay_trail(&mut self, who: Owner, forest: ForestIx) {
        let Some(powers) = self.state.powers_mut() else { return };
        let trails = &mut powers.trails;
        let looked = std::mem::take(&mut trails.looked);
        for other in looked.into_iter().filter(|other| other.is_some() && !other.is(forest)) {
            if let Some(free) = trails.under.iter_mut().find(|free| free.is_none()) {
                *free = other;
            }
        }
        let Some(number) = trails.open.iter().position(|open| open.is_none()) else { return };
        trails.open[number] = forest.into();
        let clearing = ClearingIx::trail(u8::try_from(number).unwrap_or(0));
        self.tell(Rule::B12_5, Event::TrailLaid { who, clearing, forest });
    }

    /// A green card has been played: it may be activated a second time when its effect is over (B12.14).
    pub fn power_green_played(&mut self, who: Owner, kind: Kind, slot: Slot) {
        if self.game.power_does(self.state, who, PowerEffect::ActivateAgain).is_some() {
            self.push(Task::Fair(FairTask::Again { who, slot, kind }));
        }
    }

    /// A hand card is discarded, and the green card is activated a second time (B12.14).
    pub fn activate_again(&mut self, who: Owner, slot: Slot, card: Kind) -> Result<(), C::Error> {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::ActivateAgain) else {
            return Ok(());
        };
        self.power_speaks(who, ability, rule);
        self.discard_card(who, card, rule);
        self.cite(Rule::BR11);
        self.state.clear_chain();
        self.activate(who, who, slot)
    }

    /// A card play is over: the turtles may store something (B12.15), after all effects of other cards (BR11).
    pub fn power_card_played(&mut self, who: Owner) {
        if self.game.power_does(self.state, who, PowerEffect::Invest).is_some() {
            self.push(Task::Fair(FairTask::Invest { who }));
        }
    }

    /// A resource is stored on the turtles.
    pub fn invest(&mut self, who: Owner, resource: Resource) {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::Invest) else {
            return;
        };
        self.cite(Rule::BR11);
        self.power_speaks(who, ability, rule);
        self.pay(who, Stock::of(resource, 1), rule);
        if let Some(powers) = self.state.powers_mut() {
            powers.stored = Some(resource);
        }
    }

    /// The stored resource is taken back from the turtles, with 1 more of its kind.
    pub fn take_back(&mut self, who: Owner) {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::Invest) else {
            return;
        };
        let stored = self.state.powers_mut().and_then(|powers| powers.stored.take());
        let Some(resource) = stored else { return };
        self.cite(Rule::BR11);
        self.power_speaks(who, ability, rule);
        self.gain_resource(who, resource, 2, rule);
    }

    /// The platypuses hunt, before the action of the turn (B12.10, BR11).
    pub fn use_power(&mut self, who: Owner) {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::Hunt) else { return };
        if let Some(powers) = self.state.powers_mut() {
            powers.tokens = powers.tokens.saturating_sub(1);
            powers.hunted = true;
        }
        self.cite(Rule::BR11);
        self.power_speaks(who, ability, rule);
        self.push_all(&[
            Task::GainAny { who, left: 1 },
            Task::Fair(FairTask::Find { who }),
            Task::Refill,
            Task::Turn,
        ]);
    }

    /// Whether 1 more card may be drawn after others (B12.2).
    fn may_draw_more(&self, who: Owner) -> bool {
        // Cards dealt before the first turn are not drawn.
        self.state.round > 0 && self.game.power_does(self.state, who, PowerEffect::DrawMore).is_some()
    }

    /// Cards were drawn from the deck.
    pub fn power_drawn(&mut self, who: Owner) {
        if self.may_draw_more(who) {
            self.push(Task::Fair(FairTask::DrawMore { who }));
        }
    }

    /// A meadow card is drawn: once for all that are drawn together (BR9). The task for more of them is off the agenda.
    pub fn power_draws_meadow(&mut self, who: Owner) {
        if self.may_draw_more(who) && self.state.agenda.top() != Task::Fair(FairTask::DrawMore { who }) {
            self.push(Task::Fair(FairTask::DrawMore { who }));
        }
    }

    /// 1 more card is drawn.
    pub fn draw_more(&mut self, who: Owner) -> Result<(), C::Error> {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::DrawMore) else {
            return Ok(());
        };
        self.cite(Rule::BR9);
        self.power_speaks(who, ability, rule);
        self.draw_from_deck(who, 1)?;
        Ok(())
    }

    /// The starlings choose for each card that they draw in play whether it comes from the deck or the meadow (B12.13),
    /// which is refilled when all are drawn (BR15). Returns whether they choose.
    pub fn draws_freely(&mut self, who: Owner, count: u8) -> bool {
        // Cards dealt before the first turn come from the deck.
        let free = self.state.round > 0
            && self.game.draws_freely(self.state, who)
            && MeadowIx::all().any(|place| self.game.check_draw_meadow(self.state, who, place).is_ok());
        let fits = self.room(who).min(count);
        if !free || fits == 0 {
            return false;
        }
        if fits < count {
            self.tell(Rule::E10_1, Event::NotDrawn { who, count: count - fits });
        }
        self.push_all(&[Task::Fair(FairTask::DrawFreely { who, left: fits }), Task::Refill]);
        true
    }

    /// The starlings draw a card of the meadow; `left` more are drawn after it.
    pub fn draw_freely(&mut self, who: Owner, place: MeadowIx, left: u8) -> Result<(), C::Error> {
        if let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::DrawFreely) {
            self.power_speaks(who, ability, rule);
        }
        if left > 0 {
            self.cite(Rule::BR15);
        }
        self.draw_from_meadow(who, place)?;
        self.has_drawn(who);
        Ok(())
    }

    /// Draws cards that are revealed, which come from the deck regardless of the power of the player (BR15).
    pub fn draw_revealed(&mut self, who: Owner, count: u8) -> Result<(), C::Error> {
        if self.game.draws_freely(self.state, who) {
            self.cite(Rule::BR15);
        }
        if self.draw_from_deck(who, count)? {
            self.power_drawn(who);
        }
        Ok(())
    }

    /// A worker is placed: after all of its effects the owls may act (B12.9).
    pub fn power_placed(&mut self, who: Owner) {
        if self.game.power_does(self.state, who, PowerEffect::DiscardAndDraw).is_some() {
            self.push(Task::Fair(FairTask::Consider { who, discarded: false }));
        }
    }

    /// The owls discard a card, and may then draw one.
    pub fn owls_discard(&mut self, who: Owner, kind: Kind) {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::DiscardAndDraw) else {
            return;
        };
        self.power_speaks(who, ability, rule);
        self.discard_card(who, kind, rule);
        self.push(Task::Fair(FairTask::Consider { who, discarded: true }));
    }

    /// The owls draw a card, which an opponent may get.
    pub fn owls_draw(&mut self, who: Owner) -> Result<(), C::Error> {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::DiscardAndDraw) else {
            return Ok(());
        };
        self.power_speaks(who, ability, rule);
        let before = self.state.player(who).hand;
        self.draw_from_deck(who, 1)?;
        let hand = &self.state.player(who).hand;
        let drawn = hand.kinds().find(|&kind| hand.count(kind) > before.count(kind));
        if let Some(kind) = drawn {
            self.push(Task::Fair(FairTask::Share { who, kind }));
        }
        Ok(())
    }

    /// An opponent gets the card that the owls drew, and the owls draw two.
    pub fn owls_share(&mut self, who: Owner, to: Owner, kind: Kind) -> Result<(), C::Error> {
        if self.state.player_mut(who).hand.take(kind) {
            self.cite(Rule::B12_9);
            self.give_card(who, Some(to), kind)?;
            self.draw_from_deck(who, 2)?;
        }
        Ok(())
    }

    /// A worker has come to a forest card: the foxes may use another space instead (B12.3). Returns whether they are
    /// asked.
    pub fn power_tracks(&mut self, who: Owner, post: Post) -> bool {
        match post {
            Post::Forest(clearing) if self.game.may_track(self.state, who, clearing) => {
                self.push(Task::CopySpot { who, copy: Copy::Tracked(clearing) });
                true
            }
            _ => false,
        }
    }

    /// A card was played from a place of the meadow, and the place is about to be filled. If the marker of the rats
    /// lies there, it brings a resource, and moves to another card (B12.11, BR10).
    pub fn marked_card_played(&mut self, place: MeadowIx) {
        if self.state.powers().is_none_or(|powers| !powers.marker.is(place)) {
            return;
        }
        let Some((who, power)) = self.game.who_has(self.state, PowerEffect::Mark) else { return };
        // The gain waits until the meadow is full again.
        let refill = self.state.agenda.top() == Task::Refill;
        if refill {
            self.state.agenda.pop();
        }
        self.cite(Rule::BR10);
        self.push(Task::Fair(FairTask::Mark { who }));
        if !self.state.player(who).passed {
            self.push(Task::Fair(FairTask::Missing { who, power }));
        }
        if refill {
            self.push(Task::Refill);
        }
    }

    /// The marker of the rats lies on a meadow card.
    pub fn mark(&mut self, who: Owner, place: MeadowIx) {
        if let Some(powers) = self.state.powers_mut() {
            powers.marker = place.into();
        }
        self.tell(Rule::B12_11, Event::MarkerMoved { who, place });
    }
}
