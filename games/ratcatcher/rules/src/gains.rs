//! Everything you gain: cheese and its slots (R10), health, markers, dice; picking things up
//! (R11.5, R16); the tallyman (R17) and the rewards of peculiar rats (R29).

use tabletop::{Chance, Log};

use crate::agenda::{Cause, Task};
use crate::content::{Colour, Kind, Reward, Slot, Token, Ware};
use crate::event::{Event, Gift};
use crate::play::{Play, colours};
use crate::readings::Reading;
use crate::state::{Ending, Lair, Stray};
use crate::{Ratcatcher, Rule};

/// Gaining this many magic cheeses wins (R1.1).
const CHEESES_TO_WIN: u8 = 10;

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Picks up everything that can be picked up in your zone (R11.5, R16.1, A53).
    pub fn collect(&mut self) {
        let zone = self.state.me.zone;
        while self.state.spot(zone).health > 0 && self.state.me.health < self.game.most_health(self.state) {
            self.state.ground.change(zone, |spot| spot.health -= 1);
            self.cite(Rule::R11_5);
            self.note_no_guard();
            self.gain_health(1, Gift::Found);
        }
        for colour in colours() {
            let lying = self.state.spot(zone).markers[colour as usize];
            if lying == 0 {
                continue;
            }
            let room = if self.game.unlocked(self.state, colour) {
                self.game.board(self.state).abilities[colour as usize]
                    .markers
                    .saturating_sub(self.state.me.markers[colour as usize])
            } else {
                0
            };
            let taken = lying.min(room);
            if taken > 0 {
                self.state.ground.change(zone, |spot| spot.markers[colour as usize] -= taken);
                self.state.me.markers[colour as usize] += taken;
                self.note_no_guard();
                self.tell(Rule::R11_5, Event::MarkersGained { gift: Gift::Found, colour, count: taken });
            }
        }
        if self.state.spot(zone).cheese > 0 && !self.state.has_rats(zone) {
            self.state.ground.change(zone, |spot| spot.cheese -= 1);
            self.tell(Rule::R16_1, Event::CheeseCollected { zone });
            // Placing it may unlock an ability whose marker lies here: look again afterwards.
            self.state.agenda.push(Task::Collect);
            self.gain_cheese(Gift::Found);
        } else if self.must_leave_something() {
            self.cite(Rule::A51);
        }
    }

    /// Rats may stand by while you pick up markers (A52).
    fn note_no_guard(&mut self) {
        if self.state.has_rats(self.state.me.zone) {
            self.cite(Rule::A52);
        }
    }

    /// Whether a marker stays in your zone because you hold as many as you may (A51).
    fn must_leave_something(&self) -> bool {
        let spot = self.state.spot(self.state.me.zone);
        spot.health > 0
            || colours()
                .any(|colour| spot.markers[colour as usize] > 0 && self.game.unlocked(self.state, colour))
    }

    /// Whether a marker lies in your zone that you may hold; rats do not guard it (A52).
    pub fn can_pick_up(&self) -> bool {
        let spot = self.state.spot(self.state.me.zone);
        let room = |colour: Colour| {
            let most = self.game.board(self.state).abilities[colour as usize].markers;
            self.game.unlocked(self.state, colour) && self.state.me.markers[colour as usize] < most
        };
        (spot.health > 0 && self.state.me.health < self.game.most_health(self.state))
            || colours().any(|colour| spot.markers[colour as usize] > 0 && room(colour))
    }

    /// Whether cheese lies in your zone without a rat (R16.1).
    fn cheese_is_free(&self) -> bool {
        let zone = self.state.me.zone;
        self.state.spot(zone).cheese > 0 && !self.state.has_rats(zone)
    }

    /// The last rat may just have left cheese in your zone to you (A70).
    pub fn note_freed_cheese(&mut self) {
        if self.cheese_is_free() {
            self.cite(Rule::A70);
        }
    }

    /// A cheese is yours: the tenth wins (R1.1), any other goes on a slot (R10.1, A49).
    fn gain_cheese(&mut self, gift: Gift) {
        self.state.me.cheese += 1;
        let total = self.state.me.cheese;
        if gift != Gift::Found {
            self.cite(Rule::A49);
        }
        self.tell(Rule::R10_1, Event::CheeseGained { gift, total });
        if total >= CHEESES_TO_WIN {
            self.end(Ending::TenthCheese);
        } else {
            self.state.agenda.push(Task::FillSlot);
        }
    }

    /// Places a cheese if there is at most one way; says whether a choice is needed.
    pub fn fill_if_forced(&mut self) -> bool {
        let mut open = Slot::ALL.into_iter().filter(|&slot| self.game.check_slot(self.state, slot).is_ok());
        match (open.next(), open.next()) {
            (Some(_), Some(_)) => true,
            (Some(slot), None) => {
                self.fill(slot);
                false
            }
            (None, _) => {
                self.state.agenda.pop();
                self.state.me.aside += 1;
                self.tell(Rule::A50, Event::SetAside);
                false
            }
        }
    }

    /// Puts a cheese on a group of slots; a full group takes effect at once (R10.2).
    pub fn fill(&mut self, slot: Slot) {
        self.state.agenda.pop();
        let before = self.game.level(self.state, slot);
        self.state.me.slots[slot as usize] += 1;
        let level = self.game.level(self.state, slot);
        self.tell(Rule::R10_1, Event::SlotFilled(slot));
        if level == before {
            self.cite(Rule::A56);
            return;
        }
        self.cite(Rule::R10_2);
        let upgraded = Event::Upgraded { slot, level };
        if level > 1 {
            self.cite(Rule::R10_3);
            self.cite(Rule::A67);
        }
        match slot {
            Slot::Attack => {
                self.tell(Rule::R10_6, upgraded);
                self.gain_dice(1, Gift::Upgrade);
            }
            Slot::Movement => {
                self.state.me.movement += 1;
                self.tell(Rule::R10_5, upgraded);
            }
            Slot::Accuracy => self.tell(Rule::R10_9, upgraded),
            Slot::Defence => self.tell(Rule::R10_8, upgraded),
            Slot::Health => {
                self.state.me.health += 1;
                self.tell(Rule::R10_4, upgraded);
            }
            Slot::Trap => self.tell(Rule::R10_7, upgraded),
            Slot::Yellow | Slot::Purple => {
                let colour = if slot == Slot::Yellow { Colour::Yellow } else { Colour::Purple };
                self.tell(Rule::R10_10, Event::Unlocked(colour));
                self.gain_markers(colour, u8::MAX, Gift::Upgrade);
            }
            Slot::YellowRefill | Slot::PurpleRefill => {
                let colour = if slot == Slot::YellowRefill { Colour::Yellow } else { Colour::Purple };
                self.tell(Rule::R10_11, Event::Refilled(colour));
                self.gain_markers(colour, u8::MAX, Gift::Upgrade);
            }
        }
        // Something that lies in your zone may have become yours to take (A53).
        if !self.state.rats_turn {
            if self.can_pick_up() {
                self.cite(Rule::A53);
            }
            self.state.agenda.push(Task::Collect);
        }
    }

    /// Gains health, never above the maximum (R9.1).
    fn gain_health(&mut self, count: u8, gift: Gift) -> u8 {
        let gained = count.min(self.game.most_health(self.state).saturating_sub(self.state.me.health));
        if gained > 0 {
            self.state.me.health += gained;
            self.cite(Rule::R11_4);
            self.tell(Rule::R9_1, Event::HealthGained { gift, now: self.state.me.health });
        }
        gained
    }

    /// Gains ability markers from the supply, never beyond the maximum (R11.5).
    fn gain_markers(&mut self, colour: Colour, count: u8, gift: Gift) -> u8 {
        if !self.game.unlocked(self.state, colour) {
            self.cite(Rule::R11_6);
            return 0;
        }
        let held = self.state.me.markers[colour as usize];
        let room = self.game.board(self.state).abilities[colour as usize].markers.saturating_sub(held);
        let gained = count.min(room).min(self.state.markers[colour as usize]);
        if gained > 0 {
            self.state.markers[colour as usize] -= gained;
            self.state.me.markers[colour as usize] += gained;
            if gift == Gift::Reward && count > room {
                self.cite(Rule::R29_7);
            }
            self.cite(Rule::R11_4);
            self.tell(Rule::R11_5, Event::MarkersGained { gift, colour, count: gained });
        }
        gained
    }

    /// Gains attack dice, as far as there are any (A37).
    fn gain_dice(&mut self, count: u8, gift: Gift) -> u8 {
        let gained = count.min(self.game.content.dice.saturating_sub(self.state.me.dice));
        if gained < count {
            self.cite(Rule::A37);
        }
        if gained > 0 {
            self.state.me.dice += gained;
            if gift != Gift::Upgrade {
                self.state.me.bonus += gained;
            }
            let rule = match gift {
                Gift::Upgrade => Rule::R10_6,
                Gift::Reward => Rule::R29_10,
                Gift::Bag => Rule::A24,
                _ => Rule::R17_1,
            };
            self.tell(rule, Event::DiceGained { gift, count: gained });
        }
        gained
    }

    /// Gains cheese from the supply, while there is some.
    fn gain_cheese_from_supply(&mut self, count: u8, gift: Gift) -> u8 {
        let gained = count.min(self.state.cheese);
        for _ in 0..gained {
            if self.is_over() {
                break;
            }
            self.state.cheese -= 1;
            self.gain_cheese(gift);
        }
        gained
    }

    /// Gains what the tallyman sells.
    pub fn gain_ware(&mut self, ware: Ware, gift: Gift) {
        match ware {
            Ware::Die => self.gain_dice(1, gift),
            Ware::Yellow => self.gain_markers(Colour::Yellow, 1, gift),
            Ware::Purple => self.gain_markers(Colour::Purple, 1, gift),
            Ware::Health => self.gain_health(1, gift),
            Ware::Cheese => self.gain_cheese_from_supply(1, gift),
        };
    }

    /// Chooses something from the price list (R17.1); the rats to pay with are asked for next.
    pub fn buy(&mut self, ware: Ware) {
        self.cite(Rule::R17_1);
        self.state.agenda.push(Task::Pay { ware, left: self.game.content.prices[ware as usize] });
    }

    /// Pays when there is only one way to; says whether a choice is needed.
    pub fn pay_if_forced(&mut self, ware: Ware, left: u8) -> bool {
        let kinds = self.state.cage.iter().filter(|&&count| count > 0).count();
        if left > 0 && kinds > 1 && self.state.caged() > left {
            return true;
        }
        self.pay_rest(ware, left);
        false
    }

    /// Pays with one rat.
    pub fn pay(&mut self, ware: Ware, left: u8, kind: Kind) {
        self.cite(Rule::A59);
        self.pay_with(kind, 1);
        if left > 1 {
            self.state.agenda.replace(Task::Pay { ware, left: left - 1 });
        } else {
            self.pay_rest(ware, 0);
        }
    }

    fn pay_with(&mut self, kind: Kind, count: u8) {
        self.state.cage[kind as usize] = self.state.cage[kind as usize].saturating_sub(count);
        self.state.bag[kind as usize] += count;
        self.tell(Rule::R17_1, Event::Paid { kind, count });
    }

    /// Pays what is left with white, then brown, then black rats, and hands over the ware.
    pub fn pay_rest(&mut self, ware: Ware, mut left: u8) {
        self.state.agenda.pop();
        for kind in Kind::ALL {
            let count = left.min(self.state.cage[kind as usize]);
            if count > 0 {
                self.cite(Rule::A59);
                self.pay_with(kind, count);
                left -= count;
            }
        }
        self.tell(Rule::R17_1, Event::Bought { ware, price: self.game.content.prices[ware as usize] });
        self.gain_ware(ware, Gift::Bought);
    }

    /// Takes a reward of a caught peculiar rat and discards its card (R29.6, R29.7).
    pub fn take_reward(&mut self, index: u8, which: u8) -> Result<(), C::Error> {
        let discarded = Stray::new(Lair::Discard);
        let card = self.state.strays.change(index.into(), |card| std::mem::replace(card, discarded));
        self.tell(Rule::R29_6, Event::RewardTaken { peculiar: index });
        let rewards = &self.game.peculiar(index).rewards;
        if rewards.len() > 1 {
            self.cite(Rule::R29_7);
        }
        let gained = match rewards.get(usize::from(which)) {
            Some(&Reward::Dice(count)) => self.gain_dice(count, Gift::Reward),
            Some(&Reward::Health(count)) => self.gain_health(count, Gift::Reward),
            Some(&Reward::Cheese(count)) => self.gain_cheese_from_supply(count, Gift::Reward),
            Some(&Reward::Markers(colour, count)) => self.gain_markers(colour, count, Gift::Reward),
            Some(Reward::Mystery) => {
                let left: u8 = self.state.tokens.iter().sum();
                self.cite(Rule::R29_9);
                if left > 0 {
                    // What the token brings may be for you to collect at once.
                    self.state.agenda.push(Task::Collect);
                    let zone = self.state.me.zone;
                    let token = self.place_token(zone)?;
                    if token == Some(Token::Nest) && self.game.reads(Reading::NestTokenBringsRat) {
                        self.state.agenda.push(Task::Deploy { zone, left: 1, cause: Cause::Token });
                    }
                    if self.can_pick_up() || self.cheese_is_free() {
                        self.cite(Rule::A53);
                    }
                }
                left
            }
            Some(Reward::Collected) => self.take_collected(card),
            None => 0,
        };
        if gained == 0 {
            self.tell(Rule::R29_11, Event::RewardLost { peculiar: index });
        }
        Ok(())
    }

    /// Takes what lies on a card (R29.8): markers as they are, a die for each trap (H1.20).
    fn take_collected(&mut self, card: Stray) -> u8 {
        self.cite(Rule::R29_8);
        // Everything goes through the supply, so that what is beyond a limit stays there (R29.7).
        let mut gained = self.gain_health(card.health, Gift::Reward);
        for colour in colours() {
            let count = card.markers[colour as usize];
            self.state.return_markers(colour, count);
            gained += self.gain_markers(colour, count, Gift::Reward);
        }
        if card.traps > 0 {
            self.cite(Rule::H1_20);
        }
        gained + self.gain_dice(card.traps, Gift::Reward)
    }
}
