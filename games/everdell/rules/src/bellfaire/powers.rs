//! The player powers (B11, B12).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Copy, FairTask, Task};
use crate::choice::Refusal;
use crate::content::{ABILITIES, POWERS, Power, PowerEffect, Resource, StandIn, Stock};
use crate::event::Event;
use crate::index::{AbilityIx, ClearingIx, MeadowIx, Owner, Slot};
use crate::kind::Kind;
use crate::minis::{BUTTERFLIES, has_abilities};
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::setup::RivalKind;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// The rules of the powers, in the order of the content.
const RULES: [Rule; POWERS] = [
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
];

/// The rule of a power.
pub(crate) fn rule_of(ability: AbilityIx) -> Rule {
    let place = ability.index().checked_sub(ABILITIES);
    place.and_then(|place| RULES.get(place)).copied().unwrap_or(Rule::B12)
}

impl StandIn {
    /// How much of a cost that is missing the rest of this resource stands for.
    pub(crate) fn fills(self, stock: Stock, cost: Stock) -> u16 {
        let spare = stock[self.resource].saturating_sub(cost[self.resource]);
        u16::from(spare / self.count.max(1))
    }
}

impl Everdell {
    /// The record of a power; none for the other abilities of workers.
    pub(crate) fn power(&self, ability: AbilityIx) -> Option<&Power> {
        self.content.powers.get(ability.index().checked_sub(ABILITIES)?)
    }

    /// The power of a player, with its place.
    pub(crate) fn power_of(&self, state: &State, who: Owner) -> Option<(AbilityIx, &Power)> {
        state.powers()?;
        let ability = state.player(who).ability.get().filter(|_| state.is_person(who))?;
        Some((ability, self.power(ability)?))
    }

    /// Whether the power of a player does this; says with which rule.
    fn power_does(&self, state: &State, who: Owner, effect: PowerEffect) -> Option<(AbilityIx, Rule)> {
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

    /// The stock of a player for checks that rule out costs quickly: everything, if resources stand for others.
    pub(crate) fn purse(&self, state: &State, who: Owner) -> Stock {
        let stands_in = |effect: &PowerEffect| matches!(effect, PowerEffect::StandIn(_));
        match self.power_of(state, who) {
            Some((_, power)) if power.effects.iter().any(stands_in) => Stock([u8::MAX; 4]),
            _ => state.player(who).stock,
        }
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

    /// The tokens left on the platypuses count (B12.10).
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

    /// What lies on the turtles of a player (B12.15).
    pub(crate) fn invested(&self, state: &State, who: Owner) -> Stock {
        let stored = state.powers().and_then(|powers| powers.stored);
        match stored.filter(|_| self.power_does(state, who, PowerEffect::Invest).is_some()) {
            Some(resource) => Stock::of(resource, 1),
            None => Stock::NONE,
        }
    }

    /// The player whose power does this, with the power.
    fn who_has(&self, state: &State, effect: PowerEffect) -> Option<(Owner, AbilityIx)> {
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
    pub(crate) fn power_box(&self, state: &State) -> [u8; ABILITIES + POWERS] {
        let mut left = [1; ABILITIES + POWERS];
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
        // Until it is known who begins, powers are kept in the order of the seats.
        let order = self.state.order_from(Owner::FIRST);
        self.state.set_order(order);
        for who in self.state.people().rev() {
            self.push(Task::Fair(FairTask::Keep { who }));
        }
        for who in self.state.people() {
            for place in 0..2 {
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
        self.deal_cards()?;
        self.begin_play();
        if let Some((who, _)) = self.game.who_has(self.state, PowerEffect::Mark) {
            self.push(Task::Fair(FairTask::Mark { who }));
        }
        Ok(())
    }

    /// A power speaks.
    fn power_speaks(&mut self, who: Owner, ability: AbilityIx, rule: Rule) {
        self.tell(rule, Event::Ability { who, ability });
    }

    /// A worker has come to a space: what it gains there is counted, and powers speak when that is over (BR9).
    pub fn power_visited(&mut self, who: Owner, post: Post) {
        let Some((_, power)) = self.game.power_of(self.state, who) else { return };
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

    /// A worker has used a space, and all that it brought is known (BR9).
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

    /// The cost of a card is paid: of a construction perhaps with resources that stand for others (B12).
    pub fn pay_cost(&mut self, who: Owner, cost: Stock) {
        let played = self.state.being_played();
        let stands_in = played.is_some_and(|kind| self.game.stand_in(self.state, who, kind).is_some());
        if stands_in && !cost.is_empty() {
            self.push(Task::Fair(FairTask::StandIn { who, cost, used: 0 }));
        } else {
            self.pay(who, cost, Rule::E7_1);
        }
    }

    /// The cost of a construction is paid with so many resources that stand for others.
    pub fn pay_standing_in(&mut self, who: Owner, with: StandIn, cost: Stock, used: u8) {
        if used > 0
            && let Some((ability, _)) = self.game.power_of(self.state, who)
        {
            self.power_speaks(who, ability, rule_of(ability));
        }
        self.pay(who, cost.saturating_add(Stock::of(with.resource, used)), Rule::E7_1);
    }

    /// A green card has been played: it may be activated a second time when its effect is over (B12.14).
    pub fn power_green_played(&mut self, who: Owner, kind: Kind, slot: Slot) {
        if self.game.power_does(self.state, who, PowerEffect::ActivateAgain).is_some() {
            self.push(Task::Fair(FairTask::Again { who, slot, kind }));
        }
    }

    /// A hand card goes, and the green card is activated a second time (B12.14).
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

    /// A card play is over: the turtles may store something (B12.15), after all that other cards did (BR11).
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

    /// What lies on the turtles is taken back, with 1 more of its kind.
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

    /// The starlings choose for each card that they draw in play whether it comes from the deck or the meadow (B12.13), which
    /// is refilled when all are drawn (BR15). Says whether they do.
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

    /// The starlings draw a card of the meadow; so many more are drawn after it.
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

    /// Draws cards that are revealed, which come from the deck whatever power a player has (BR15).
    pub fn draw_revealed(&mut self, who: Owner, count: u8) -> Result<(), C::Error> {
        if self.game.draws_freely(self.state, who) {
            self.cite(Rule::BR15);
        }
        if self.draw_from_deck(who, count)? {
            self.power_drawn(who);
        }
        Ok(())
    }

    /// A worker is placed: when all of it is done the owls may speak (B12.9).
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

    /// The card that the owls drew goes to an opponent, and they draw two.
    pub fn owls_share(&mut self, who: Owner, to: Owner, kind: Kind) -> Result<(), C::Error> {
        if self.state.player_mut(who).hand.take(kind) {
            self.cite(Rule::B12_9);
            self.give_card(who, Some(to), kind)?;
            self.draw_from_deck(who, 2)?;
        }
        Ok(())
    }

    /// A worker has come to a forest card: the foxes may use another space instead (B12.3). Says whether they are asked.
    pub fn power_tracks(&mut self, who: Owner, post: Post) -> bool {
        match post {
            Post::Forest(clearing) if self.game.may_track(self.state, who, clearing) => {
                self.push(Task::CopySpot { who, copy: Copy::Tracked(clearing) });
                true
            }
            _ => false,
        }
    }

    /// A card was played from a place of the meadow, and the place is about to be filled: under the marker of the rats
    /// that brings a resource, and the marker goes to another card (B12.11, BR10).
    pub fn marked_card_played(&mut self, place: MeadowIx) {
        if self.state.powers().is_none_or(|powers| !powers.marker.is(place)) {
            return;
        }
        let Some((who, power)) = self.game.who_has(self.state, PowerEffect::Mark) else { return };
        // What is gained waits until the meadow is full again.
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
