//! The Fool goes into an opponent's city (E8.4); against Rugwort one of his cards is discarded instead (E14.4).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Way, Why};
use crate::decisions::{Done, Purpose, Verdict, face_up};
use crate::event::Event;
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{Built, Cards, State};
use crate::{Everdell, Rule};

/// The Fool asks for an opponent.
#[derive(Clone, Copy)]
pub(crate) struct Fool;

impl Purpose for Fool {
    fn name(self) -> &'static str {
        "fool"
    }

    fn rule(self) -> Rule {
        Rule::E8_4
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::FOOL)
    }

    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.fool_fits(state, seat)
    }

    fn no_receiver(self) -> Verdict {
        Ok(())
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        play.fool_goes(who, seat)
    }
}

/// The Fool against Rugwort asks which of his cards is discarded.
#[derive(Clone, Copy)]
pub(crate) struct AgainstRugwort;

impl Purpose for AgainstRugwort {
    fn name(self) -> &'static str {
        "against-rugwort"
    }

    fn rule(self) -> Rule {
        Rule::E14_4
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::FOOL)
    }

    fn pickable(self, _: &Everdell, state: &State, _: Owner) -> Cards {
        face_up(state, Owner::RIVAL, |_, _| true)
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        _: Owner,
        _: Owner,
        slot: Slot,
    ) -> Done<C> {
        play.discard_from_city(Owner::RIVAL, slot, Rule::E14_4);
        Ok(())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Fool goes into an opponent's city (E8.4).
    fn fool_goes(&mut self, who: Owner, to: Option<Owner>) -> Result<(), C::Error> {
        self.out_of_limbo(Kind::FOOL);
        match to {
            Some(Owner::RIVAL) if self.state.rival == RivalKind::Rugwort => {
                self.state.discard[Kind::FOOL] += 1;
                self.tell(Rule::E14_4, Event::Discarded { who, kind: Some(Kind::FOOL) });
                self.push(Task::Pick { who, left: 1, done: 0, why: Why::AgainstRugwort });
            }
            Some(owner) => {
                if let Some(slot) = self.state.city_mut(owner).add(Built::new(Kind::FOOL)) {
                    self.cite(Rule::E7_9);
                    if owner.is_rival() {
                        self.cite(Rule::R111);
                    }
                    self.tell(
                        Rule::E8_4,
                        Event::Played { who, owner, slot, kind: Kind::FOOL, way: Way::Cost },
                    );
                }
            }
            None => {
                self.state.discard[Kind::FOOL] += 1;
                self.tell(Rule::E8_4, Event::Discarded { who, kind: Some(Kind::FOOL) });
            }
        }
        Ok(())
    }
}
