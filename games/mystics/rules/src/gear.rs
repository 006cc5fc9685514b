//! Free actions (M6.3, M24, M25): sharing, equipping, the pack, levelling up.

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::choice::{Verdict, demand, demand_count};
use crate::content::{SPACES, STILL, Spaces};
use crate::event::Event;
use crate::kinds::{Gift, Slot};
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::{FallenFreeActions, FreeActions, Sharing, WaterFreeActions};
use crate::state::{Free, Keep, LEVEL, Plight, State, bit};
use crate::{Mystics, Rule};

impl Mystics {
    /// Whether a mouse may take a free action at all now (M8.5, D48), and this one (M6.3, D4).
    pub(crate) fn check_free(&self, state: &State, mouse: u8, free: Option<Free>) -> Verdict {
        let me = state.mouse(mouse);
        let map = self.map(state, me.spot.tile);
        let still = map.current[usize::from(me.spot.space) % SPACES] == STILL;
        let dry = map.water & bit(me.spot.space) == 0;
        let open = dry || still && state.options.water_free_actions == WaterFreeActions::Currents;
        demand(open, Rule::M8_5, "my-no-free-water")?;
        let fallen = me.plight.has(Plight::STUNNED) || me.plight.has(Plight::DOWN);
        let barred = fallen && state.options.fallen_free_actions == FallenFreeActions::Refused;
        demand(!barred, Rule::D48, "my-no-free-fallen")?;
        match free {
            Some(Free::Scroll) => demand(!self.had(state, Free::Scroll), Rule::D4, "my-no-scroll-again")?,
            Some(free) => demand(!self.had(state, free), Rule::M6_3, "my-no-free-again")?,
            None => return Ok(()),
        }
        let one = state.options.free_actions == FreeActions::OneInAll;
        demand(!one || state.doing.free == 0, Rule::D5, "my-no-free-other")
    }

    /// The spaces a mouse can share with and help on: its own and the adjacent ones.
    pub(crate) fn near_spaces(&self, state: &State, mouse: u8) -> Spaces {
        self.beside(state, state.mouse(mouse).spot)
    }

    /// Whether two mice are on the same or adjacent spaces.
    pub(crate) fn is_near(&self, state: &State, mouse: u8, other: u8) -> bool {
        let (me, one) = (state.mouse(mouse), state.mouse(other));
        one.is_active()
            && one.spot.tile == me.spot.tile
            && self.near_spaces(state, mouse) & bit(one.spot.space) != 0
    }

    /// Whether a mouse may share with another (M24.1, D42).
    pub(crate) fn check_share(&self, state: &State, mouse: u8, with: u8) -> Verdict {
        let known = with != mouse && with < state.party;
        demand(known && self.is_near(state, mouse, with), Rule::M24_1, "my-no-share-far")?;
        if self.had(state, Free::Share) {
            let partner = state.doing.partner;
            let all = state.options.sharing == Sharing::AllNear;
            let at_once = self.reads(Changed::OneShareWithAll);
            if all && partner != with && !at_once {
                return self.check_free(state, mouse, None);
            }
            let rule = if partner == with || all { Rule::M6_3 } else { Rule::D42 };
            return demand(false, rule, "my-no-share-again");
        }
        self.check_free(state, mouse, Some(Free::Share))
    }

    /// Whether a mouse that shares may go on with another in the same share action (D42).
    pub(crate) fn check_share_on(&self, state: &State, mouse: u8, with: u8, other: u8) -> Verdict {
        let known = other != mouse && other != with && other < state.party;
        demand(known && self.is_near(state, mouse, other), Rule::M24_1, "my-no-share-far")?;
        let all = state.options.sharing == Sharing::AllNear && self.reads(Changed::OneShareWithAll);
        demand(all, Rule::D42, "my-no-share-again")
    }

    /// Whether a card can be put on (M24.2): requirements, the part of the body, paws.
    pub(crate) fn check_wear(&self, state: &State, mouse: u8, card: u8) -> Verdict {
        let me = state.mouse(mouse);
        demand(me.cards.find(card, Keep::Pack).is_some(), Rule::M24_2, "my-no-card")?;
        let facts = self.card(card);
        demand(self.is_gear(card), Rule::M24_2, "my-no-wear")?;
        demand(self.meets(state, mouse, card), Rule::M1_7, "my-no-wear-needs")?;
        let Some(slot) = facts.slot else { return Ok(()) };
        if slot != Slot::Paw {
            let taken = me
                .cards
                .all()
                .iter()
                .any(|held| held.keep == Keep::Gear && self.card(held.card).slot == Some(slot));
            return demand(!taken, Rule::M24_2, "my-no-slot");
        }
        let (paws, tail) = self.paws(state, mouse);
        let (taken, in_tail) = self.paws_taken(state, mouse);
        if facts.knife && tail && !in_tail {
            return Ok(());
        }
        demand_count(facts.paws, paws.saturating_sub(taken), Rule::M1_8, "my-no-paws")
    }

    /// Whether a mouse may level up (M25.1).
    pub(crate) fn check_level(&self, state: &State, mouse: u8) -> Verdict {
        self.check_free(state, mouse, Some(Free::Level))?;
        demand_count(LEVEL, state.mouse(mouse).cheese, Rule::M25_1, "my-no-cheese")?;
        demand(self.learnable(state, mouse) != 0, Rule::M25_1, "my-no-ability-left")
    }

    /// Whether a card may change hands: whatever a mouse carries, wears or keeps.
    pub(crate) fn check_hand_over(&self, state: &State, from: u8, card: u8) -> Verdict {
        let has = state.mouse(from).cards.all().iter().any(|held| held.card == card);
        demand(has, Rule::M24_1, "my-no-card")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse begins to share (M24.1).
    pub fn share(&mut self, mouse: u8, with: u8) {
        self.state.doing.free |= Free::Share as u8;
        self.state.doing.partner = with;
        self.state.doing.begun = true;
        self.cite(Rule::M6_3);
        self.cite(Rule::D5);
        self.cite(Rule::D42);
        self.push(Task::Share { mouse, with });
    }

    /// A card changes hands; it comes into the pack, a trick among the tricks.
    pub fn hand_over(&mut self, from: u8, to: u8, card: u8) {
        let cards = &self.state.mouse(from).cards;
        let at = [Keep::Pack, Keep::Trick, Keep::Gear].into_iter().find_map(|keep| cards.find(card, keep));
        if let Some(at) = at
            && self.state.mouse(to).cards.all().len() < crate::state::HELD
        {
            self.state.mouse_mut(from).cards.remove(at);
            let keep = self.game.keeps(card);
            self.state.mouse_mut(to).cards.add(card, keep);
            self.tell(Rule::M24_1, Event::Gave { mouse: from, to, card });
            self.weigh_wounds(from);
        }
    }

    /// A piece of cheese changes hands.
    pub fn hand_cheese(&mut self, from: u8, to: u8) {
        if self.state.mouse(from).cheese > 0 {
            self.state.mouse_mut(from).cheese -= 1;
            self.state.mouse_mut(to).cheese += 1;
            self.tell(Rule::M24_1, Event::GaveCheese { mouse: from, to });
        }
    }

    /// The share action goes on with another mouse (D42).
    pub fn share_on(&mut self, mouse: u8, other: u8) {
        self.state.doing.partner = other;
        self.cite(Rule::D42);
        self.push(Task::Share { mouse, with: other });
    }

    /// Sharing is over: the packs must be right again (M24.3).
    pub fn shared(&mut self, mouse: u8, with: u8) {
        if self.state.options.sharing == Sharing::AllNear && self.game.reads(Changed::OneShareWithAll) {
            for other in (0..self.state.party).rev().filter(|&other| other != mouse && other != with) {
                self.push(Task::Overfull(other));
            }
        }
        self.push_all(&[Task::Overfull(mouse), Task::Overfull(with)]);
    }

    /// A card is put on (M24.2).
    pub fn wear(&mut self, mouse: u8, card: u8) {
        if let Some(at) = self.state.mouse(mouse).cards.find(card, Keep::Pack) {
            let (_, in_tail) = self.game.paws_taken(self.state, mouse);
            self.state.mouse_mut(mouse).cards.put(at, Keep::Gear);
            let facts = self.game.card(card);
            if facts.slot == Some(Slot::Paw) {
                self.cite(Rule::M1_8);
            }
            let tail = self.game.hero(self.state, mouse).has(Gift::Tail);
            if tail && facts.slot == Some(Slot::Paw) && (facts.knife || in_tail) {
                self.cite(Rule::H1_6);
            }
            self.tell(Rule::M24_2, Event::Wore { mouse, card });
        }
    }

    /// A card is taken off.
    pub fn stow(&mut self, mouse: u8, card: u8) {
        if let Some(at) = self.state.mouse(mouse).cards.find(card, Keep::Gear) {
            self.state.mouse_mut(mouse).cards.put(at, Keep::Pack);
            self.tell(Rule::M24_2, Event::Stowed { mouse, card });
            self.weigh_wounds(mouse);
        }
    }

    /// A card is taken out of a mouse's hands to be used; it is discarded (D58).
    pub fn use_up(&mut self, mouse: u8, card: u8, rule: Rule) {
        let cards = &self.state.mouse(mouse).cards;
        let at = [Keep::Pack, Keep::Trick].into_iter().find_map(|keep| cards.find(card, keep));
        if let Some(at) = at {
            self.state.mouse_mut(mouse).cards.remove(at);
            let pile = &mut self.state.discard[usize::from(card) % crate::content::KINDS];
            *pile = pile.saturating_add(1);
            self.cite(Rule::D58);
            self.tell(rule, Event::Used { mouse, card });
        }
    }

    /// Levels up (M25.1).
    pub fn level(&mut self, mouse: u8) {
        self.cite(Rule::M6_3);
        self.cite(Rule::D5);
        self.state.doing.free |= Free::Level as u8;
        self.push(Task::Learn { mouse, level: true });
    }
}
