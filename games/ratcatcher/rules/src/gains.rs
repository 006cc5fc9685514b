//! Everything you gain: cheese and its slots (R10), health, markers, dice; picking things up (R11.5, R16).

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::content::{Colour, Ware};
use crate::event::{Event, Gift};
use crate::play::{Play, colours};
use crate::state::Ending;
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
            // Placing the cheese may unlock an ability whose marker lies here: collect again afterwards.
            self.state.agenda.push(Task::Collect);
            self.gain_cheese(Gift::Found);
        } else if self.must_leave_something() {
            self.cite(Rule::A51);
        }
    }

    /// Notes that rats do not prevent you from picking up markers (A52).
    fn note_no_guard(&mut self) {
        if self.state.has_rats(self.state.me.zone) {
            self.cite(Rule::A52);
        }
    }

    /// Whether a marker stays in your zone because you hold the maximum (A51).
    fn must_leave_something(&self) -> bool {
        let spot = self.state.spot(self.state.me.zone);
        spot.health > 0
            || colours()
                .any(|colour| spot.markers[colour as usize] > 0 && self.game.unlocked(self.state, colour))
    }

    /// Whether your zone has a marker that you may hold; rats do not guard it (A52).
    pub fn can_pick_up(&self) -> bool {
        let spot = self.state.spot(self.state.me.zone);
        let room = |colour: Colour| {
            let most = self.game.board(self.state).abilities[colour as usize].markers;
            self.game.unlocked(self.state, colour) && self.state.me.markers[colour as usize] < most
        };
        (spot.health > 0 && self.state.me.health < self.game.most_health(self.state))
            || colours().any(|colour| spot.markers[colour as usize] > 0 && room(colour))
    }

    /// Whether your zone has cheese and no rat (R16.1).
    pub fn cheese_is_free(&self) -> bool {
        let zone = self.state.me.zone;
        self.state.spot(zone).cheese > 0 && !self.state.has_rats(zone)
    }

    /// Notes that the last rat has just left cheese to you in your zone (A70).
    pub fn note_freed_cheese(&mut self) {
        if self.cheese_is_free() {
            self.cite(Rule::A70);
        }
    }

    /// You gain a cheese: the tenth wins (R1.1), any other is placed on a slot (R10.1, A49).
    pub fn gain_cheese(&mut self, gift: Gift) {
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

    /// Gains health, never above the maximum (R9.1).
    pub fn gain_health(&mut self, count: u8, gift: Gift) -> u8 {
        let gained = count.min(self.game.most_health(self.state).saturating_sub(self.state.me.health));
        if gained > 0 {
            self.state.me.health += gained;
            self.cite(Rule::R11_4);
            self.tell(Rule::R9_1, Event::HealthGained { gift, now: self.state.me.health });
        }
        gained
    }

    /// Gains ability markers from the supply, never beyond the maximum (R11.5).
    pub fn gain_markers(&mut self, colour: Colour, count: u8, gift: Gift) -> u8 {
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

    /// Gains attack dice, as far as the supply has any (A37).
    pub fn gain_dice(&mut self, count: u8, gift: Gift) -> u8 {
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

    /// Gains cheese, as far as the supply has any.
    pub fn gain_cheese_from_supply(&mut self, count: u8, gift: Gift) -> u8 {
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

    /// Gains a ware of the tallyman.
    pub fn gain_ware(&mut self, ware: Ware, gift: Gift) {
        match ware {
            Ware::Die => self.gain_dice(1, gift),
            Ware::Yellow => self.gain_markers(Colour::Yellow, 1, gift),
            Ware::Purple => self.gain_markers(Colour::Purple, 1, gift),
            Ware::Health => self.gain_health(1, gift),
            Ware::Cheese => self.gain_cheese_from_supply(1, gift),
        };
    }
}
