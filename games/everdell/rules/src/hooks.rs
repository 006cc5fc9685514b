//! Where opponents, mini-expansions and modules take part in the rules of the base game. An
//! expansion plugs in here: each function is one moment of the game, and asks everybody in turn.

use tabletop::{Chance, Log};

use crate::agenda::{Invitation, RatTask, Source, Task, Way, Why};
use crate::choice::Refusal;
use crate::kind::Kind;
use crate::modules::rule_of;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Whether something is asked for one of Nightweave's modules.
fn is_module(why: Why) -> bool {
    matches!(why, Why::Plan(_) | Why::Plot(_))
}

/// Whether something is asked for Nightweave's own turn.
fn is_spider(why: Why) -> bool {
    matches!(why, Why::SpiderCity | Why::SpiderOpen)
}

impl Everdell {
    /// What stands against taking a meadow card, to play it or to draw it: Rugwort's rats (E14.3)
    /// and personalities (N14).
    pub(crate) fn check_meadow(&self, state: &State, who: u8, place: u8) -> Result<(), Refusal> {
        if !self.is_unblocked(state, place) {
            return Err(Refusal::plain(Rule::E14_3, "no-blocked-card"));
        }
        self.check_marked(state, who, place)
    }

    /// Whether a meadow card may be discarded by a player (E14.3).
    pub(crate) fn may_discard_meadow(&self, state: &State, place: u8) -> bool {
        state.meadow.get(usize::from(place)).is_some_and(Option::is_some) && self.is_unblocked(state, place)
    }

    /// Whether no rat blocks a meadow card (E14.3).
    pub(crate) fn is_unblocked(&self, state: &State, place: u8) -> bool {
        state.rats.blocked & 1u8.checked_shl(place.into()).unwrap_or(0) == 0
    }

    /// What stands against drawing a meadow card.
    pub(crate) fn check_draw_meadow(&self, state: &State, who: u8, place: u8) -> Result<(), Refusal> {
        let Some(kind) = state.meadow.get(usize::from(place)).copied().flatten() else {
            return Err(Refusal::plain(Rule::E10_2, "no-meadow-card"));
        };
        if self.room(state, who) == 0 {
            return Err(Refusal::plain(Rule::E10_1, "no-hand-room"));
        }
        self.check_meadow(state, who, place)?;
        self.check_drawn(state, kind)
    }

    /// More berries that a card costs: the privileged personality (N14.16).
    pub(crate) fn privilege(&self, state: &State, source: Source) -> u8 {
        match source {
            Source::Meadow(place) => self.personality_toll(state, place),
            _ => 0,
        }
    }

    /// What stands against a play because something more must be given for it.
    pub(crate) fn check_toll(
        &self,
        state: &State,
        who: u8,
        kind: Kind,
        source: Source,
        way: Way,
        invitation: Option<Invitation>,
    ) -> Result<(), Refusal> {
        self.check_module_toll(state, who, kind, source, way, invitation)
    }

    /// What stands against a worker because something more must be given for it.
    pub(crate) fn check_space_toll(&self, state: &State, who: u8, post: Post) -> Result<(), Refusal> {
        self.check_module_space(state, who, post)
    }

    /// The rule by which somebody is asked, beyond the base game.
    pub(crate) fn more_asks(&self, why: Why) -> Rule {
        if is_module(why) {
            rule_of(why)
        } else if is_spider(why) {
            self.spider_why(why)
        } else {
            self.mini_why(why)
        }
    }

    /// How many cards must be picked, beyond the base game.
    pub(crate) fn more_pick_least(&self, why: Why) -> u8 {
        if is_module(why) {
            // What must be picked must be picked.
            u8::MAX
        } else if is_spider(why) {
            1
        } else {
            self.mini_pick_least(why)
        }
    }

    /// Whether an opponent need not be chosen.
    pub(crate) fn may_decline(&self, why: Why) -> bool {
        matches!(why, Why::Marketing | Why::Leader)
    }

    /// Whether a yes is possible where a yes or a no is asked.
    pub(crate) fn can_say_yes(&self, state: &State, who: u8, why: Why) -> bool {
        self.module_can_say_yes(state, who, why)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A card play is over, with everything it brought (E7.8).
    pub fn card_played(&mut self, who: u8, kind: Kind) {
        if self.state.rival == RivalKind::Rugwort {
            let left = if self.legend_played(kind) { 2 } else { 1 };
            self.push(Task::Rat(RatTask::Take { left }));
        }
        self.mini_card_played(who);
        self.module_card_played(who, kind);
    }

    /// A season has been prepared for.
    pub fn season_prepared(&mut self, who: u8) {
        if self.state.rival == RivalKind::Rugwort {
            self.push(Task::Rat(RatTask::Follow));
        }
        self.mini_prepared(who);
    }

    /// A worker has come to a space to use it.
    pub fn visited(&mut self, _: u8, post: Post) {
        self.mini_visited(post);
    }

    /// Cards were discarded for something beyond the base game.
    pub fn discarded_for_more(&mut self, who: u8, done: u8, why: Why) -> Result<(), C::Error> {
        if is_module(why) {
            return self.module_paid(who, done, why);
        }
        self.mini_discarded(who, done, why);
        Ok(())
    }

    /// A number was chosen for something beyond the base game.
    pub fn amount_for_more(&mut self, who: u8, count: u8, why: Why) -> Result<(), C::Error> {
        if is_module(why) { self.module_amount(who, count, why) } else { Ok(()) }
    }

    /// An opponent was chosen for something beyond the base game.
    pub fn opponent_for_more(&mut self, who: u8, seat: Option<u8>, why: Why) -> Result<(), C::Error> {
        self.mini_opponent(who, seat, why)
    }

    /// Everything was given for something beyond the base game.
    pub fn given_for_more(&mut self, who: u8, why: Why) {
        self.mini_given(who, why);
    }

    /// Everything was paid for something beyond the base game.
    pub fn paid_for_more(&mut self, who: u8, done: u8, why: Why) -> Result<(), C::Error> {
        if is_module(why) { self.module_paid(who, done, why) } else { Ok(()) }
    }

    /// A card was picked for something beyond the base game.
    pub fn picked_for_more(&mut self, who: u8, owner: u8, slot: u8, why: Why) -> Result<(), C::Error> {
        if is_module(why) {
            self.module_picked(who, owner, slot, why)
        } else if is_spider(why) {
            self.spider_picked(who, owner, slot, why)
        } else {
            self.mini_picked(who, slot, why);
            Ok(())
        }
    }

    /// Everything was picked for something beyond the base game.
    pub fn picked_all_for_more(&mut self, who: u8, why: Why) -> Result<(), C::Error> {
        if is_module(why) {
            self.module_picked_all(why);
            Ok(())
        } else {
            self.mini_picked_all(who, why)
        }
    }

    /// A yes or a no beyond the base game.
    pub fn whether_for_more(&mut self, who: u8, why: Why, yes: bool) -> Result<(), C::Error> {
        self.module_whether(who, why, yes)
    }

    /// A deployed worker was given up.
    pub fn worker_given_up(&mut self, who: u8, worker: u8, post: Post, why: Why) {
        self.module_worker(who, worker, post, why);
    }

    /// Something more is paid before a card is played.
    pub fn tolls(&mut self, who: u8, kind: Kind, source: Source, way: Way) {
        self.module_tolls(who, kind, source, way);
    }

    /// Something more is paid before a space is used.
    pub fn space_tolls(&mut self, who: u8, post: Post) {
        self.module_space_tolls(who, post);
    }
}
