//! Rugwort the Rowdy takes a green card and goes in its place (H3.9, N17.7).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Way, Why};
use crate::choice::{Choice, Choices};
use crate::content::{CITY, Colour, Set};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Purpose, Question, if_several};
use crate::event::{Event, Heap};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::{MovedWorkers, RivalKind};
use crate::state::{ABOVE_SPRING, Built, City, FACE_DOWN, ON_BRIDGE, PILE_FARM, Post, State};
use crate::{Everdell, Rule};

/// Asks which green card is taken.
#[derive(Clone, Copy)]
pub(crate) struct WhichGreen {
    pub who: Owner,
}

impl Question for WhichGreen {
    const NAME: &'static str = "rowdy";

    fn rule(self) -> Rule {
        Rule::H3_9
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        game.each_prey(state, self.who, |owner, slot| choices.add(Choice::Card(owner, slot)));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Card(owner, slot) => play.rowdy(self.who, owner, slot),
            _ => Ok(()),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// Asks which of equally valuable green cards Nightweave takes from this player (N17.7).
#[derive(Clone, Copy)]
pub(crate) struct WhichSheTakes {
    pub who: Owner,
}

impl Question for WhichSheTakes {
    const NAME: &'static str = "rowdy-victim";

    fn rule(self) -> Rule {
        Rule::N17_7
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.her_prey(state, self.who).map(|slot| Choice::Card(self.who, slot)));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Card(_, slot) = choice {
            play.rowdy_of_hers(self.who, slot);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

impl Everdell {
    /// Whether the Rowdy may take a card from a city. The card must be green; it is not a legend, not the Rowdy itself,
    /// and does not share its space; and the Rowdy must have a space afterwards (H3.9).
    fn can_be_taken(&self, city: &City, card: Built) -> bool {
        let spaceless = card.marks & (PILE_FARM | ON_BRIDGE | ABOVE_SPRING) != 0;
        self.facts(card.kind).colour == Colour::Production
            && !card.has(FACE_DOWN)
            && !Set::of(card.kind).legendary()
            && card.kind != Kind::RUGWORT_ROWDY
            && (card.kind != Kind::HUSBAND || self.pairs(city) == 0)
            && !(spaceless && usize::from(self.spaces(city, false)) >= CITY)
    }

    /// Every card that the Rowdy can take for a player.
    fn each_prey(&self, state: &State, who: Owner, mut each: impl FnMut(Owner, Slot)) {
        let standing = self.standing(state, who);
        for owner in state.opponents(who) {
            let city = state.city(owner);
            for (slot, card) in city.iter().filter(|(_, card)| self.can_be_taken(city, **card)) {
                let second = self.facts(card.kind).unique && standing.kinds & card.kind.bit() != 0;
                let fits = !second
                    && standing.banned & self.face(card.kind).bit() == 0
                    && self.has_room(state, who, card.kind, &standing, 0);
                if fits {
                    each(owner, slot);
                }
            }
        }
    }

    /// Whether the Rowdy can be played: there must be a card to take.
    pub(crate) fn has_prey(&self, state: &State, who: Owner) -> bool {
        let mut found = false;
        self.each_prey(state, who, |_, _| found = true);
        found
    }

    /// The most valuable green cards of a city: what Nightweave takes (N17.7, R63).
    pub(crate) fn her_prey<'a>(&'a self, state: &'a State, who: Owner) -> impl Iterator<Item = Slot> + 'a {
        let city = state.city(who);
        let prey = move || city.iter().filter(|(_, card)| self.can_be_taken(city, **card));
        let most = prey().map(|(_, card)| self.facts(card.kind).points).max();
        let best = prey().filter(move |(_, card)| Some(self.facts(card.kind).points) == most);
        best.map(|(slot, _)| slot)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Rowdy takes a green card and goes in its place (H3.9).
    fn rowdy(&mut self, who: Owner, owner: Owner, slot: Slot) -> Result<(), C::Error> {
        self.out_of_limbo(Kind::RUGWORT_ROWDY);
        let taken = self.take_over(owner, slot, who);
        self.settle_rowdy(who, owner);
        // The new owner of the Rowdy discards first; then cards in the city of the player who played it take effect.
        self.push(Task::Triggers { who, kind: Kind::RUGWORT_ROWDY });
        if !owner.is_rival() {
            self.rowdy_bothers(owner);
        } else if self.state.rival == RivalKind::Nightweave && !self.state.lair.finished {
            for _ in 0..2 {
                if self.spider_discards(Rule::N17_7)?.is_some() {
                    self.gain_points(Owner::RIVAL, 1, Rule::N17_7);
                }
            }
        }
        if let Some(slot) = taken {
            self.state.clear_chain();
            self.cite(Rule::H3_9);
            self.activate(who, who, slot)?;
        }
        Ok(())
    }

    /// Nightweave's Rowdy takes a card, even into a full city, and comes to its owner (N17.7).
    fn rowdy_of_hers(&mut self, who: Owner, slot: Slot) {
        self.out_of_limbo(Kind::RUGWORT_ROWDY);
        self.cite(Rule::N17_7);
        self.take_over(who, slot, Owner::RIVAL);
        self.settle_rowdy(Owner::RIVAL, who);
        self.rowdy_bothers(who);
    }

    /// The owner of the Rowdy discards two cards.
    pub fn rowdy_bothers(&mut self, who: Owner) {
        let left = self.state.player(who).hand.len().min(2);
        self.push(Task::Discard { who, left, done: 0, least: left, why: Why::Rowdy });
    }

    /// The Rowdy comes into a city.
    fn settle_rowdy(&mut self, who: Owner, owner: Owner) {
        let kind = Kind::RUGWORT_ROWDY;
        if let Some(slot) = self.state.city_mut(owner).add(Built::new(kind)) {
            self.tell(Rule::H3_9, Event::Played { who, owner, slot, kind, way: Way::Offer });
        }
    }

    /// A card moves from one city to another and leaves everything on it behind (R62); returns its new place.
    fn take_over(&mut self, owner: Owner, slot: Slot, to: Owner) -> Option<Slot> {
        let place = Post::Card(owner, slot);
        if self.state.options.moved_workers == MovedWorkers::Home {
            for player in self.state.everyone_mut() {
                let permanent = player.permanent;
                for (index, worker) in player.workers.iter_mut().enumerate() {
                    if *worker == place && permanent & (1 << index) == 0 {
                        *worker = Post::Home;
                    }
                }
            }
            for spider in self.state.lair.spiders.iter_mut().filter(|spider| **spider == place) {
                *spider = Post::Home;
            }
        }
        self.cite(Rule::R62);
        let kind = self.take_from_city(owner, slot, Heap::City, Rule::H3_9)?.kind;
        let card = self.game.built(self.state, to, kind);
        let slot = self.state.city_mut(to).add(card)?;
        self.tell(Rule::H3_9, Event::Played { who: to, owner: to, slot, kind, way: Way::Offer });
        Some(slot)
    }
}

/// The owner of the Rowdy is asked which two hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Rowdy;

impl Purpose for Rowdy {
    fn name(self) -> &'static str {
        "rowdy"
    }

    fn rule(self) -> Rule {
        Rule::H3_9
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::RUGWORT_ROWDY)
    }
}
