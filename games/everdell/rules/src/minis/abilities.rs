//! The abilities of workers (N5).

use tabletop::{Chance, Log};

use super::ABILITIES;
use crate::agenda::{Invitation, MiniTask, Task};
use crate::content::Set;
use crate::event::{Event, Heap};
use crate::index::{AbilityIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::{ButterfliesHand, FirstPlayer, RivalKind, SpringWorker};
use crate::state::{Built, PILE_FARM, State};
use crate::{Everdell, Rule};

/// The stoats, by their place in the content.
pub(crate) const STOATS: AbilityIx = AbilityIx::new(0);
/// The butterflies.
pub(crate) const BUTTERFLIES: AbilityIx = AbilityIx::new(1);
/// The spiders.
pub(crate) const SPIDERS: AbilityIx = AbilityIx::new(2);
/// The pigs.
const PIGS: AbilityIx = AbilityIx::new(3);

/// The place of the plain Farms in the pile, after the seasonal ones.
const PLAIN: usize = 8;

/// A place of the pile as a kind of card.
pub(crate) fn farm_of(place: usize) -> Kind {
    if place < PLAIN { Kind::at(Kind::FARM_1.index() + place) } else { Kind::FARM }
}

impl Everdell {
    /// The player with an ability.
    fn holder(&self, state: &State, ability: AbilityIx) -> Option<Owner> {
        state.people().find(|&seat| state.player(seat).ability.is(ability))
    }

    /// Whether a card is a Farm that needs no space in this city: it belongs to the player with
    /// the pigs (N5.13).
    pub(crate) fn is_pigs_farm(&self, state: &State, owner: Owner, kind: Kind) -> bool {
        state.pile_owner.is(owner) && self.face(kind) == Kind::FARM && !Set::of(kind).legendary()
    }

    /// A card as it comes into a city.
    pub(crate) fn built(&self, state: &State, owner: Owner, kind: Kind) -> Built {
        let mut card = Built::new(kind);
        if self.is_pigs_farm(state, owner, kind) {
            card.marks |= PILE_FARM;
        }
        card
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Each player draws an ability (N5.1); the spiders stay in the box against Nightweave
    /// (N17.1).
    pub(super) fn deal_abilities(&mut self) -> Result<(), C::Error> {
        let mut left = [1u8; crate::content::ABILITIES];
        if self.state.rival == RivalKind::Nightweave {
            left[usize::from(SPIDERS)] = 0;
        }
        for who in self.state.people() {
            let ability = self.chance.draw("ability", &left)?;
            left[ability] = 0;
            let Some(ability) = AbilityIx::at(ability) else { continue };
            self.state.player_mut(who).ability = ability.into();
            if self.state.rival == RivalKind::Nightweave {
                self.cite(Rule::N17_1);
            }
            self.tell(Rule::N5_1, Event::AbilityDealt { who, ability });
        }
        self.abilities_dealt()
    }

    /// The abilities of all players are known.
    pub fn abilities_dealt(&mut self) -> Result<(), C::Error> {
        if let Some(owner) = self.game.holder(self.state, PIGS) {
            self.stack_farms(owner)?;
        }
        Ok(())
    }

    /// The player who begins because of an ability (N5.11).
    pub fn first_by_ability(&mut self) -> Option<Owner> {
        let seat = self.game.holder(self.state, BUTTERFLIES)?;
        self.cite(Rule::N5_11);
        Some(seat)
    }

    /// Moves the player who is last because of an ability to the end of the order (N5.12, H3.2).
    pub fn last_by_ability(&mut self) {
        if self.state.minis & ABILITIES == 0 {
            return;
        }
        let Some(last) = self.game.holder(self.state, SPIDERS) else { return };
        let mut order = self.state.order();
        let people = &mut order[..usize::from(self.state.players)];
        if let Some(place) = people.iter().position(|&seat| seat == last) {
            people[place..].rotate_left(1);
        }
        self.state.set_order(order);
        self.cite(Rule::N5_12);
        self.cite(Rule::H3_2);
    }

    /// Whether the butterflies begin before Nightweave (R14).
    pub fn begins_before_her(&mut self) -> bool {
        if self.game.holder(self.state, BUTTERFLIES).is_none() {
            return false;
        }
        self.cite(Rule::R14);
        self.state.options.first_player == FirstPlayer::Butterflies
    }

    /// How many cards a player begins with: with the butterflies as many as the hand may hold (N5.11). An option
    /// excludes this against Nightweave (R122).
    pub fn opening_hand(&mut self, who: Owner, count: u8) -> u8 {
        if !self.state.player(who).ability.is(BUTTERFLIES) {
            return count;
        }
        if self.state.rival == RivalKind::Nightweave {
            self.cite(Rule::R122);
            if self.state.options.butterflies_hand == ButterfliesHand::Five {
                return count;
            }
        }
        self.cite(Rule::N5_11);
        self.game.hand_limit(self.state, who)
    }

    /// With an ability no worker joins in spring (N5.2), unless it was agreed for an easier game
    /// against Nightweave (N17.2).
    pub fn without_spring_worker(&mut self, who: Owner) -> bool {
        if self.state.player(who).ability.is_none() {
            return false;
        }
        if self.state.rival == RivalKind::Nightweave {
            self.cite(Rule::N17_2);
            if self.state.options.spring_worker == SpringWorker::Taken {
                return false;
            }
        }
        self.cite(if self.state.powers().is_some() { Rule::B11 } else { Rule::N5_2 });
        true
    }

    /// All Farms leave the deck and form the pigs' pile (N5.13, R94).
    fn stack_farms(&mut self, owner: Owner) -> Result<(), C::Error> {
        for place in 0..=PLAIN {
            self.state.pile[place] = std::mem::take(&mut self.state.deck[farm_of(place)]);
        }
        self.state.pile_owner = owner.into();
        self.cite(Rule::R94);
        self.turn_up_farm(owner)
    }

    /// Turns up the next Farm of the pile; only now is it decided which one it is.
    fn turn_up_farm(&mut self, owner: Owner) -> Result<(), C::Error> {
        self.state.pile_top = None;
        if self.state.pile.iter().all(|&count| count == 0) {
            return Ok(());
        }
        let place = self.chance.draw("farm", &self.state.pile)?;
        self.state.pile[place] -= 1;
        let kind = farm_of(place);
        self.state.pile_top = Some(kind);
        self.tell(Rule::N5_13, Event::Revealed { who: owner, kind, from: Heap::Pile });
        Ok(())
    }

    /// A player plays the top Farm; the owner of the pile gains tokens if it is another (N5.13).
    pub fn leave_pile(&mut self, who: Owner) -> Result<(), C::Error> {
        let Some(owner) = self.state.pile_owner.get() else { return Ok(()) };
        self.turn_up_farm(owner)?;
        if who != owner {
            self.gain_points(owner, 2, Rule::N5_13);
        }
        Ok(())
    }

    /// Before the first turn the pigs may play a Farm, and the figure is placed.
    pub(super) fn ready_abilities(&mut self) {
        if let Some(who) = self.game.holder(self.state, SPIDERS) {
            self.push(Task::Mini(MiniTask::Figure { who }));
        }
        if let Some(who) = self.game.holder(self.state, PIGS) {
            self.offer_farm(who);
        }
    }

    /// The pigs may play their top Farm free.
    pub(super) fn offer_farm(&mut self, who: Owner) {
        self.push(Task::Offer { who, invitation: Invitation::Pigs });
    }

    /// A worker visits the space with the figure: its gain follows the gain of the space.
    pub(super) fn figure_visited(&mut self) {
        if let Some(who) = self.game.holder(self.state, SPIDERS) {
            self.tell(Rule::N5_12, Event::Ability { who, ability: SPIDERS });
            self.push(Task::Mini(MiniTask::Feed { who }));
        }
    }

    /// After a card play the stoats may plan (N5.10).
    pub(super) fn stoats_plan(&mut self, who: Owner) {
        if self.state.player(who).ability.is(STOATS) && self.state.player(who).hand.len() >= 2 {
            self.push(Task::Mini(MiniTask::Stoats { who }));
        }
    }
}
