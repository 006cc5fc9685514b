//! Playing a card (E7): its cost, its payment, its place, and its effects.
//!
//! The order is that of E7.8: a card-playing ability is chosen, the cost is paid, the meadow is refilled, cards leave
//! the city, the card enters it, its effect is resolved, and then other cards react.

mod outright;
pub(crate) mod sets;
mod ways;

use tabletop::{Chance, Log};

use crate::agenda::{Invitation, LeafTask, MiniTask, Payee, Price, Source, Task, Way, Why};
use crate::content::{CITY, Resource, Set, Stock};
use crate::effects::{Moment, Reacting};
use crate::event::{Event, Heap};
use crate::index::{Owner, Slot, bits};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::state::{Built, FACE_DOWN, OCCUPIED, ON_BRIDGE};
use crate::{Everdell, Rule};
pub(crate) use outright::Outright;
pub(crate) use ways::Standing;

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Plays a card (E7.8).
    pub fn play_card(
        &mut self,
        who: Owner,
        source: Source,
        way: Way,
        invitation: Option<Invitation>,
    ) -> Result<(), C::Error> {
        let Some(kind) = self.game.source_card(self.state, who, source) else { return Ok(()) };
        let plain = self.game.cost_of(self.state, kind, source);
        let (cost, less) = self.game.cost_in_play(self.state, who, kind, source, plain);
        if !self.game.weather_cost(self.state, who, kind).is_empty() {
            self.cite(Rule::S5);
        }
        let printed = self.game.facts(kind).cost;
        self.leave_source(who, source)?;
        if Set::of(kind).legendary() {
            self.cite(Rule::N4_3);
            if matches!(
                way,
                Way::Crane(_) | Way::Innkeeper(_) | Way::Dungeon(_) | Way::Judge | Way::Inventor(_)
            ) {
                self.cite(Rule::R84);
            }
        }
        self.in_limbo(kind);
        // The remaining steps, the last first.
        self.push(Task::Played { who, kind });
        if let Source::Station(place) = source {
            self.push(Task::Leaf(LeafTask::Train { who, place }));
        }
        if kind == Kind::RUINS {
            self.push_all(&[
                Task::Pick { who, left: 1, done: 0, why: Why::Ruins },
                Task::Enter { who, kind, way },
            ]);
        } else if kind == Kind::FOOL {
            self.push(Task::Opponent { who, why: Why::Fool });
        } else if kind == Kind::RUGWORT_ROWDY {
            self.push(Task::Mini(MiniTask::Rowdy { who }));
        } else {
            self.push(Task::Enter { who, kind, way });
        }
        if let Source::Meadow(place) = source {
            self.push_all(&[Task::Left { who, place, kind, played: true }, Task::Refill]);
        }
        if matches!(source, Source::Station(_)) {
            self.push(Task::Refill);
        }
        if self.game.privilege(self.state, source) > 0 {
            // The berry is part of the cost: it can be taken off, and a free play still costs it.
            self.cite(Rule::R52);
            if invitation == Some(Invitation::Queen) {
                self.cite(Rule::R125);
            }
        }
        self.tolls(who, kind, source, way);
        let to_opponent = kind == Kind::SHEPHERD;
        let to = if to_opponent { Payee::Opponent } else { Payee::Supply };
        match way {
            Way::Cost => self.push(Task::Bill { who, cost, off: less, to }),
            Way::Token(slot) => {
                let builder = self.state.city(who).get(slot).map(|card| *self.game.facts(card.kind));
                let by_colour = self.game.facts(kind).free_by_colour.is_some();
                if by_colour || builder.is_some_and(|builder| builder.frees_colour.is_some()) {
                    self.cite(Rule::N3_2);
                }
                if let Some(builder) = self.state.city_mut(who).get_mut(slot) {
                    builder.marks |= OCCUPIED;
                }
                self.cite(Rule::E7_2);
                let more = plain.saturating_sub(printed);
                if self.game.substitute(self.state, who, Price::Card).is_some() {
                    self.pay_cost(who, more);
                } else {
                    self.pay(who, more, Rule::N14_16);
                }
            }
            Way::Crane(slot) => {
                self.push(Task::Bill { who, cost, off: 3, to });
                self.discard_from_city(who, slot, Rule::E7_6);
            }
            Way::Innkeeper(slot) => {
                let berries = Stock::of(Resource::Berry, cost[Resource::Berry].min(3));
                self.push(Task::Bill { who, cost: cost.saturating_sub(berries), off: 0, to });
                self.discard_from_city(who, slot, Rule::E7_6);
            }
            Way::Golden(slot) => self.golden_token(who, slot),
            Way::Reserved => self.push(Task::Bill { who, cost, off: 1, to }),
            Way::Inventor(slot) => {
                self.push(Task::Bill { who, cost, off: 3, to });
                self.discard_from_city(who, slot, Rule::L15);
            }
            Way::Dungeon(slot) => {
                self.push_all(&[Task::Imprison { who, slot }, Task::Bill { who, cost, off: 3, to }]);
            }
            Way::Judge => self.push(Task::Judge { who, cost }),
            Way::Treasury(slot) => self.push(Task::Spend { who, slot, cost }),
            Way::Bridge(_) => self.push(Task::Bill { who, cost, off: 3, to }),
            // The banner card is discarded when the legend takes its place (N4.5).
            Way::Banner(_) => {}
            Way::Offer => {
                let off = invitation.and_then(|invitation| invitation.off(self.game));
                let due = if off.is_some() { cost } else { plain.saturating_sub(printed) };
                self.cite(invitation.map_or(Rule::E7_6, Invitation::told));
                self.push(Task::Bill { who, cost: due, off: off.unwrap_or(0), to });
            }
        }
        Ok(())
    }

    /// Takes the card from where it was.
    fn leave_source(&mut self, who: Owner, source: Source) -> Result<(), C::Error> {
        match source {
            Source::Hand(kind) => {
                self.state.player_mut(who).hand.take(kind);
            }
            Source::Meadow(place) => self.state.meadow[usize::from(place) % 8] = None,
            Source::Shown(place) => {
                if let Some(shown) = self.state.shown.get_mut(usize::from(place)) {
                    *shown = None;
                }
                // The others are not played any more, and their places are free for new cards.
                self.clear_shown();
            }
            Source::Legend(kind) => {
                let legends = &mut self.state.player_mut(who).legends;
                if let Some(place) = legends.iter_mut().find(|legend| **legend == Some(kind)) {
                    *place = None;
                }
            }
            Source::Pile => self.leave_pile(who)?,
            Source::Station(_) | Source::Reserved => self.leave_leaf(who, source),
            Source::Beside(place) => self.leave_beside(who, place)?,
            Source::Archive(kind) => self.leave_archive(kind),
        }
        Ok(())
    }

    /// The paid card is put into the city.
    pub fn enter(&mut self, who: Owner, kind: Kind, way: Way) -> Result<(), C::Error> {
        self.out_of_limbo(kind);
        let mut card = self.game.built(self.state, who, kind);
        if let Way::Bridge(slot) = way {
            if let Some(bridge) = self.state.city_mut(who).get_mut(slot) {
                bridge.inside[0] = 1;
            }
            card.marks |= ON_BRIDGE;
            self.cite(Rule::H3_19);
        }
        let slot = if let Way::Banner(slot) = way {
            self.take_banner_place(who, slot, card)
        } else {
            self.state.city_mut(who).add(card)
        };
        let Some(slot) = slot else {
            self.state.discard[kind] += 1;
            return Ok(());
        };
        self.cite(Rule::E7_8);
        if Set::of(kind).legendary() {
            self.cite(Rule::N4_7);
            if matches!(way, Way::Banner(_)) {
                self.cite(Rule::R83);
            }
        }
        if usize::from(self.game.spaces(self.state.city(who), false)) >= CITY {
            self.cite(Rule::E8_3);
        }
        let city = self.state.city(who);
        if self.game.roads(city) > 0 && usize::from(self.game.filled(city, false)) > CITY {
            self.cite(Rule::L14);
        }
        if !self.game.facts(kind).space {
            self.cite(Rule::E8_1);
        }
        if let Some(own) = self.game.mini_rule(kind) {
            self.cite(own);
        }
        self.tell(Rule::E7_1, Event::Played { who, owner: who, slot, kind, way });
        let plays_another = self.game.invited(kind, Moment::Played).is_some();
        let triggers = if plays_another && self.game.reads(Reading::LaterCardsDoNotReact) {
            Task::TriggersOf { who, kind, there: self.reacting(who) }
        } else {
            Task::Triggers { who, kind }
        };
        self.push_all(&[Task::Effect { who, kind, slot }, triggers]);
        if kind == Kind::MESSENGER {
            self.messenger_arrives(who, slot);
        } else if !self.game.facts(kind).critter {
            self.settle_messengers(who, Rule::PR5);
        }
        Ok(())
    }

    /// A legend takes the place of its banner card, with the workers and the occupied token on it
    /// (N4.5).
    fn take_banner_place(&mut self, who: Owner, slot: Slot, mut legend: Built) -> Option<Slot> {
        let city = self.state.city_mut(who);
        let banner = city.remove(slot)?;
        legend.marks |= banner.marks & OCCUPIED;
        for held in banner.held() {
            self.state.discard[held] += 1;
        }
        self.state.discard[banner.kind] += 1;
        // Places are taken lowest first, and this one may not be the lowest: put it back exactly.
        let place = self.state.city_mut(who).put(slot, legend);
        self.cite(Rule::N4_5);
        self.tell(Rule::N4_3, Event::LeftCity { owner: who, slot, kind: banner.kind, to: Heap::Discard });
        place
    }

    /// The kinds of cards in a city that react to cards played into it.
    fn reacting(&self, who: Owner) -> Reacting {
        let kinds = self.state.city(who).iter().map(|(_, card)| self.game.deeds(card.kind).reacts);
        kinds.fold(Reacting::default(), Reacting::and)
    }

    /// Triggers of other cards of the city when a card has been played into it (E7.9), of the kinds in `there`. Cards
    /// that draw act first (H1.4).
    pub fn triggers(&mut self, who: Owner, kind: Kind, there: Reacting) -> Result<(), C::Error> {
        let critter = self.game.facts(kind).critter;
        let mut draws = 0u8;
        for slot in bits(self.state.city(who).used()) {
            let Some(card) = self.state.city(who).get(slot).copied() else { continue };
            let deeds = self.game.deeds(card.kind);
            // A card does not trigger itself (E7.8).
            if card.has(FACE_DOWN) || card.kind == kind || !deeds.reacts.meets(there) {
                continue;
            }
            let speaks = deeds.triggers.iter().any(|trigger| trigger.after.means(critter));
            if speaks && !self.asks_for_blue(who, card.kind, critter) {
                draws = draws.saturating_add(self.speak(who, card.kind, critter)?);
            }
        }
        if draws > 0 {
            self.cite(Rule::H1_4);
            if kind == Kind::BARD {
                // Its discards have come first.
                self.cite(Rule::R102);
            }
            self.push(Task::Draw { who, left: draws });
        }
        Ok(())
    }

    /// Triggers a card that was paid for (R76).
    pub fn speak_alone(&mut self, who: Owner, kind: Kind, critter: bool) -> Result<(), C::Error> {
        let left = self.speak(who, kind, critter)?;
        self.push(Task::Draw { who, left });
        Ok(())
    }

    /// Where the cost of the card that is being played goes: a Shepherd's to an opponent (E9.1), any
    /// other to the supply.
    pub fn cost_goes_to(&self) -> Payee {
        let played = self.state.being_played();
        let given = self.game.reads(Reading::ShepherdAlwaysPaysOpponent);
        if given && played == Some(Kind::SHEPHERD) { Payee::Opponent } else { Payee::Supply }
    }
}
