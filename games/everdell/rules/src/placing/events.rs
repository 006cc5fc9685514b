//! Events and their effects (E6), and giving up cards or resources for them.

use tabletop::{Chance, Log};

use crate::agenda::{BrookTask, Invitation, Price, Task, Why};
use crate::content::{Gain, Set, Stock};
use crate::event::Event;
use crate::index::{BasicEventIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::scoring::basic_rule;
use crate::state::Post;
use crate::{Everdell, Rule};

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Makes the player the owner of the event (E6.4).
    pub(super) fn achieve(&mut self, who: Owner, post: Post) {
        match post {
            Post::BasicEvent(event) => self.state.own_basic(event, who),
            Post::SpecialEvent(event) => {
                if let Some(row) = self.state.special_row(event) {
                    self.state.special_owners[row] = who.into();
                }
            }
            _ => return,
        }
        if post == Post::BasicEvent(BasicEventIx::BIG_CITY) {
            self.cite(Rule::LR7);
        }
        if self.state.city(who).open().any(|(_, card)| Set::of(card.kind).legendary()) {
            self.cite(Rule::N4_6);
        }
        let rule = match post {
            Post::BasicEvent(event) => basic_rule(event),
            _ => Rule::E6_2,
        };
        self.cite(rule);
        self.tell(Rule::E6_4, Event::Achieved { who, post });
    }

    /// Achieves an event without a worker on it (Amilla Glistendew).
    pub fn achieve_free(&mut self, who: Owner, post: Post) {
        self.push(Task::Achieve { who, post });
        self.achieve(who, post);
        self.space_tolls(who, post);
    }

    /// The immediate effect of an achieved event (E6.3).
    pub fn achieved(&mut self, who: Owner, post: Post) -> Result<(), C::Error> {
        self.event_achieved(who);
        let Post::SpecialEvent(event) = post else { return Ok(()) };
        let Some(special) = self.game.content.special_events.get(usize::from(event)) else { return Ok(()) };
        if let Some(leaf) = special.leaf {
            self.leaf_event(who, &leaf);
            return Ok(());
        }
        if let Some(asks) = special.asks {
            let pay = asks.pay;
            self.cite(Rule::B9);
            if pay.cards > 0 {
                self.push(Task::Discard {
                    who,
                    left: pay.cards,
                    done: 0,
                    least: pay.cards,
                    why: Why::FairEvent,
                });
            }
            self.pay_price(who, pay.stock, Price::FairEvent);
            return Ok(());
        }
        let stock = self.state.player(who).stock;
        match &*special.id {
            // Without a resource there is no question.
            "brilliant_marketing_plan"
                if stock.is_empty() && self.game.reads(Reading::MarketingPlanServesSeveral) => {}
            "brilliant_marketing_plan" => self.push(Task::Opponent { who, why: Why::Marketing }),
            "well_run_city" => self.push(Task::ChooseWorker { who, why: Why::WellRun }),
            "evening_of_fireworks" => {
                self.push(Task::Amount { who, least: 0, most: stock.0[0].min(3), why: Why::Fireworks });
            }
            "performer_in_residence" => {
                self.push(Task::Amount { who, least: 0, most: stock.0[3].min(3), why: Why::Performer });
            }
            "under_new_management" => {
                self.push(Task::PayAny { who, left: 3, done: 0, least: 0, why: Why::Management });
            }
            "ancient_scrolls" => {
                self.reveal(who, 5, Rule::E6_2)?;
                self.push(Task::Scrolls { who, under: false });
            }
            "acorn_thieves" => self.push(Task::Pick { who, left: 2, done: 0, why: Why::Thieves }),
            "croak_wart_cure" => {
                self.push(Task::Pick { who, left: 2, done: 0, why: Why::Cure });
                self.pay_price(who, Stock([0, 0, 0, 2]), Price::Cure);
            }
            "graduation_of_scholars" => {
                self.push(Task::Discard { who, left: 3, done: 0, least: 0, why: Why::Graduation });
            }
            "pristine_chapel_ceiling" => {
                let chapel = self.state.city(who).open().find(|(_, card)| card.kind == Kind::CHAPEL);
                let tokens = chapel.map_or(0, |(_, card)| card.tokens);
                self.gain(who, Gain { any: tokens, cards: tokens, ..Gain::default() }, Rule::E6_2)?;
            }
            "tax_relief" => self.start_production(who),
            "romantic_cruise" => self.push(Task::Brook(BrookTask::Cruise { who })),
            "x_marks_the_spot" => self.push(Task::Pick { who, left: 1, done: 0, why: Why::Treasure }),
            "riverside_resort" => {
                self.push_all(&[Task::Brook(BrookTask::Resort { who, left: 3 }), Task::Refill]);
            }
            "masquerade_invitations" => self.push(Task::Brook(BrookTask::Invite { who, left: 6 })),
            "sunken_treasure_discovered" => {
                self.push(Task::Offer { who, invitation: Invitation::Treasure });
            }
            "river_race" => self.push(Task::Pick { who, left: 1, done: 0, why: Why::Race }),
            _ => {}
        }
        Ok(())
    }

    /// The row of the event that was achieved last by a player with this name, to store things.
    fn store_of(&mut self, name: &str) -> Option<&mut crate::state::EventStore> {
        let row = self
            .state
            .specials
            .iter()
            .position(|event| event.get().is_some_and(|event| self.game.special_is(event, name)))?;
        self.state.stores.get_mut(row)
    }

    /// Stores resources on an event.
    pub fn store_on_event(&mut self, who: Owner, name: &str, stock: Stock) {
        if stock.is_empty() {
            return;
        }
        let player = self.state.player_mut(who);
        player.stock = player.stock.saturating_sub(stock);
        if let Some(store) = self.store_of(name) {
            store.stock = store.stock.saturating_add(stock);
        }
        self.tell(Rule::E6_2, Event::Stored { who, stock });
    }

    /// Puts a card under an event.
    pub fn put_under_event(&mut self, who: Owner, name: &str, kind: Kind) {
        if let Some(store) = self.store_of(name)
            && let Some(place) = store.cards.iter_mut().find(|card| card.is_none())
        {
            *place = Some(kind);
        } else {
            self.state.discard[kind] += 1;
        }
        self.tell(Rule::E6_2, Event::PutUnder { who, kind });
    }
}
