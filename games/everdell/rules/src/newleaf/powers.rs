//! The player powers of Newleaf (L19). Those of Bellfaire are in `bellfaire/powers.rs`, where all are dealt.

use tabletop::{Chance, Log};

use crate::agenda::{LeafTask, Task};
use crate::choice::Refusal;
use crate::content::{Colour, PowerEffect, Season};
use crate::decisions::never_copied;
use crate::event::Event;
use crate::index::{Cities, MeadowIx, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Hand, Post, State, Taken, Tally};
use crate::{Everdell, Rule};

/// Red cards and others with a space that the cats keep off (L19.2).
const UNJOINED: [Kind; 3] = [Kind::STOREHOUSE, Kind::CHAPEL, Kind::PIRATE_SHIP];

/// Puts the pile of the snails back into the deck, to be drawn again: nobody has seen it (LR32).
pub(crate) fn pile_into_deck(state: &mut State) {
    let pile = state.leaf_mut().map(|leaf| std::mem::take(&mut leaf.powers.pile)).unwrap_or_default();
    for kind in pile.cards() {
        state.deck[kind] += 1;
    }
}

/// The workers of a player on a space.
fn own_workers(state: &State, who: Owner, post: Post) -> usize {
    state.player(who).workers.iter().filter(|&&worker| worker == post).count()
}

impl Everdell {
    /// The pile of the bats, if a player has them (L19.1).
    #[inline]
    pub fn archive<'s>(&self, state: &'s State, who: Owner) -> Option<&'s Tally> {
        let leaf = state.leaf().filter(|leaf| leaf.modules.leaf_powers)?;
        self.power_does(state, who, PowerEffect::Archive).map(|_| &leaf.powers.archive)
    }

    /// The kinds of cards on the pile of the bats that a player can play (L19.1).
    pub(crate) fn archived(&self, state: &State, who: Owner) -> impl Iterator<Item = Kind> {
        let pile = self.archive(state, who).into_iter();
        pile.flat_map(|pile| pile.iter().enumerate())
            .filter(|(_, count)| **count > 0)
            .map(|(place, _)| Kind::at(place))
    }

    /// The pile of the snails, if a player has them (L19.4).
    pub(crate) fn pile<'s>(&self, state: &'s State, who: Owner) -> Option<&'s Hand> {
        let leaf = state.leaf()?;
        self.power_does(state, who, PowerEffect::Follow).map(|_| &leaf.powers.pile)
    }

    /// Checks putting a meadow card on the pile of the bats (L19.1).
    pub(crate) fn check_archive(&self, state: &State, who: Owner, place: MeadowIx) -> Result<(), Refusal> {
        if state.meadow.get(usize::from(place)).copied().flatten().is_none() {
            return Err(Refusal::plain(Rule::E10_2, "no-meadow-card"));
        }
        self.check_meadow(state, who, place)
    }

    /// Whether the workers on a space leave no room for a worker of a player; `room` is how many fit.
    #[inline]
    pub(crate) fn crowded(&self, state: &State, who: Owner, post: Post, taken: Taken, room: u8) -> bool {
        state.workers_among(taken, post) >= room && !self.joins(state, who, post, room)
    }

    /// Whether a worker of a player may join those on a space; `room` is how many fit. With the cats only their own
    /// workers block a space (L19.2, LR24).
    #[cold]
    pub(crate) fn joins(&self, state: &State, who: Owner, post: Post, room: u8) -> bool {
        self.is_joinable(state, who, post) && own_workers(state, who, post) < usize::from(room)
    }

    /// The refusal for the cats of a player on a space where others stand: their own worker (LR24), or the limits of
    /// the power (L19.2).
    pub(crate) fn not_joined(&self, state: &State, who: Owner, post: Post) -> Option<Refusal> {
        self.power_does(state, who, PowerEffect::Join)?;
        let own = own_workers(state, who, post) > 0;
        Some(Refusal::plain(if own { Rule::LR24 } else { Rule::L19_2 }, "no-free-place"))
    }

    /// Whether a player has the cats, and the space is one on which these join others.
    fn is_joinable(&self, state: &State, who: Owner, post: Post) -> bool {
        if self.power_does(state, who, PowerEffect::Join).is_none() {
            return false;
        }
        match post {
            Post::Basic(_) | Post::Forest(_) => true,
            Post::Card(owner, slot) => state.city(owner).get(slot).is_some_and(|card| {
                self.colour(card.kind) == Colour::Destination && !UNJOINED.contains(&card.kind)
            }),
            _ => false,
        }
    }

    /// Whether the cats of a player may have joined others on a space, in a described position.
    pub(crate) fn may_have_joined(&self, state: &State, who: Owner, post: Post) -> bool {
        self.is_joinable(state, who, post) && own_workers(state, who, post) > 0
    }

    /// Whether the honey bees may activate a green card after this one (L19.3): not in autumn.
    fn may_network(&self, state: &State, who: Owner, kind: Kind) -> bool {
        self.colour(kind) != Colour::Production
            && state.player(who).season != Season::Autumn
            && self.power_does(state, who, PowerEffect::Network).is_some()
    }

    /// Whether the snails can use a green card that another player has played (L19.4, LR25).
    pub(crate) fn may_follow(&self, state: &State, who: Owner, owner: Owner, slot: Slot, kind: Kind) -> bool {
        let pile = state.leaf().is_some_and(|leaf| !leaf.powers.pile.is_empty());
        let there = state.city(owner).get(slot).is_some_and(|card| card.kind == kind);
        pile && there
            && !state.player(who).passed
            && self.can_be_given(state, owner, true)
            && self.greens(state, who, Cities::of(owner)).any(|(_, green)| green == slot)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The snails lay down their pile, face down (L19.4).
    pub(crate) fn lay_pile(&mut self) -> Result<(), C::Error> {
        let Some((who, ability)) = self.game.who_has(self.state, PowerEffect::Follow) else { return Ok(()) };
        let count = self.game.power(ability).map_or(0, |power| power.pile);
        for _ in 0..count {
            let Some(kind) = self.turn_up("pile")? else { break };
            if let Some(leaf) = self.state.leaf_mut() {
                leaf.powers.pile.add(kind);
            }
        }
        self.cite(Rule::LR32);
        self.tell(Rule::L19_4, Event::PileLaid { who, count });
        Ok(())
    }

    /// A card play is over: the bats may take a meadow card (L19.1), the honey bees activate a green one (L19.3).
    pub(crate) fn leaf_card_played(&mut self, who: Owner, kind: Kind) {
        if self.state.leaf().is_none_or(|leaf| !leaf.modules.leaf_powers) {
            return;
        }
        if self.game.power_does(self.state, who, PowerEffect::Archive).is_some() {
            self.push(Task::Leaf(LeafTask::Archive { who }));
        }
        if self.game.power_does(self.state, who, PowerEffect::Network).is_some() {
            self.cite(Rule::L19_3);
        }
        if self.game.may_network(self.state, who, kind) {
            self.push(Task::Leaf(LeafTask::Network { who }));
        }
    }

    /// A green card has been played: when it has been resolved the snails of another player may use it (L19.4).
    pub(crate) fn leaf_green_played(&mut self, owner: Owner, kind: Kind, slot: Slot) {
        if self.state.leaf().is_none_or(|leaf| !leaf.modules.leaf_powers) {
            return;
        }
        if let Some((who, _)) = self.game.who_has(self.state, PowerEffect::Follow)
            && who != owner
        {
            if never_copied(kind) {
                self.cite(Rule::LR25);
                return;
            }
            // A player who has passed uses no power, and the card needs room at its destination.
            self.cite(Rule::LR32);
            self.push(Task::Leaf(LeafTask::Follow { who, owner, slot, kind }));
        }
    }

    /// A worker has come to a space: logs if cats joined others (L19.2, LR24).
    pub(crate) fn has_joined(&mut self, who: Owner, post: Post) {
        if self.game.may_have_joined(self.state, who, post) && self.state.workers_at(post) > 1 {
            self.cite(Rule::L19_2);
            self.cite(Rule::LR24);
        }
    }

    /// The bats put a meadow card on their pile (L19.1).
    pub(crate) fn archive_card(&mut self, who: Owner, place: MeadowIx) {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::Archive) else {
            return;
        };
        let Some(kind) = self.state.meadow.get_mut(usize::from(place)).and_then(Option::take) else { return };
        if let Some(leaf) = self.state.leaf_mut() {
            leaf.powers.archive[kind] += 1;
        }
        self.power_speaks(who, ability, rule);
        self.cite(Rule::LR31);
        self.tell(rule, Event::Archived { who, place, kind });
        self.push_all(&[Task::Left { who, place, kind, played: false }, Task::Refill]);
    }

    /// A card of the pile of the bats is played.
    pub(crate) fn leave_archive(&mut self, kind: Kind) {
        if let Some(leaf) = self.state.leaf_mut() {
            let left = &mut leaf.powers.archive[kind];
            *left = left.saturating_sub(1);
        }
        self.cite(Rule::L19_1);
        self.cite(Rule::LR31);
    }

    /// The honey bees discard a hand card and activate a green card (L19.3).
    pub(crate) fn network(&mut self, who: Owner, card: Kind) {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::Network) else {
            return;
        };
        self.cite(Rule::LR33);
        self.cite(Rule::LR25);
        self.power_speaks(who, ability, rule);
        self.discard_card(who, card, rule);
        self.state.clear_chain();
        self.push(Task::ChooseGreen { who, owner: Cities::of(who), left: 1 });
    }

    /// The snails give a card of their pile to the player of a green card, and use that card, too (L19.4, LR32).
    pub(crate) fn follow(&mut self, who: Owner, owner: Owner, slot: Slot) -> Result<(), C::Error> {
        let Some((ability, rule)) = self.game.power_does(self.state, who, PowerEffect::Follow) else {
            return Ok(());
        };
        let pile: Tally = self.state.leaf().into_iter().flat_map(|leaf| leaf.powers.pile.cards()).collect();
        let kind = pile.draw("pile", self.game.kinds_in(self.state), self.chance)?;
        if let Some(leaf) = self.state.leaf_mut() {
            leaf.powers.pile.take(kind);
        }
        self.power_speaks(who, ability, rule);
        self.cite(Rule::LR32);
        if owner.is_rival() {
            self.state.lair.cards.add_known(kind);
        } else {
            self.state.player_mut(owner).hand.add(kind);
        }
        self.tell(rule, Event::PileGiven { who, to: owner, kind: Some(kind) });
        if owner.is_rival() {
            self.gain_points(Owner::RIVAL, 1, Rule::N7_4);
        }
        self.state.clear_chain();
        self.activate(who, owner, slot)
    }
}
