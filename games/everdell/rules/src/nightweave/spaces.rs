//! Where Nightweave's spiders go (N10), and how she searches on when a space is blocked (N11).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{SpireTask, Task, Why};
use crate::content::{Space, Tokens};
use crate::event::Event;
use crate::index::{BasicIx, ClearingIx, JourneyIx, Owner, SpecialEventIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether a space is blocked for her: a worker stands on it, a web token bars her, or it
    /// is an empty clearing (R32, R6).
    fn is_blocked(&self, state: &State, post: Post) -> bool {
        let missing = match post {
            Post::Forest(clearing) => {
                state.forest.get(usize::from(clearing)).is_none_or(|&forest| forest.is_none())
            }
            _ => false,
        };
        missing || state.workers_at(post) > 0 || self.is_barred_for_spider(state, post)
    }

    /// The cards of a city with a free worker space, with or without the OPEN sign.
    pub(crate) fn spider_cards(&self, state: &State, owner: Owner, open: bool) -> Cards {
        let city = state.city(owner);
        let taken = state.taken();
        let free = city.open().filter(|(slot, card)| {
            let (facts, post) = (self.facts(card.kind), Post::Card(owner, *slot));
            let spots = match card.kind {
                // An ordinary card for her, with the one place that ambassadors use (N17.18).
                Kind::FERRY => u8::from(state.brook().is_none_or(|brook| brook.ambassadors_at(post) == 0)),
                _ if owner.is_rival() => facts.spots + facts.locked,
                _ => self.spots(state, owner, card),
            };
            facts.open == open
                && spots > state.workers_among(taken, post)
                && !self.is_barred_for_spider(state, post)
        });
        free.map(|(slot, _)| (owner, slot)).collect()
    }

    /// Of several equal things in a row the one that the arrows name: the leftmost for clockwise arrows,
    /// the rightmost for the others (N11.2, N11.3, R35).
    pub(super) fn by_arrows<T>(
        &self,
        state: &State,
        mut posts: impl DoubleEndedIterator<Item = T>,
    ) -> Option<T> {
        if self.clockwise(state) { posts.next() } else { posts.next_back() }
    }

    /// The basic event she goes to: one whose cards she has, else one with two of them, else any
    /// (N10.7, R36).
    pub(crate) fn spider_basic_event(&self, state: &State) -> Option<Post> {
        let colours = self.colours(&state.rival_city);
        let free = |post: &Post| match *post {
            Post::BasicEvent(event) => state.basic_owner(event).is_none() && state.workers_at(*post) == 0,
            _ => false,
        };
        let have = |post: &Post| match *post {
            Post::BasicEvent(event) => self
                .content
                .basic_events
                .get(usize::from(event))
                .map_or((0, 1), |basic| (self.colours_for(&colours, basic), basic.count)),
            _ => (0, 1),
        };
        let (all, count) = row(state.basic_events().map(Post::BasicEvent).filter(free));
        let all = || all[..count].iter().copied();
        let met = |post: &Post| have(post).0 >= have(post).1;
        let some = |post: &Post| have(post).0 >= 2;
        self.by_arrows(state, all().filter(met))
            .or_else(|| self.by_arrows(state, all().filter(some)))
            .or_else(|| self.by_arrows(state, all()))
    }

    /// The basic events she meets fully, the one the arrows name first (N12.3, N13.2).
    pub(crate) fn spider_free_event(&self, state: &State) -> Option<Post> {
        let colours = self.colours(&state.rival_city);
        let met = state.basic_events().filter(|&event| {
            let basic = self.content.basic_events.get(usize::from(event));
            state.basic_owner(event).is_none()
                && basic.is_some_and(|basic| self.colours_for(&colours, basic) >= basic.count)
                && state.workers_at(Post::BasicEvent(event)) == 0
        });
        self.by_arrows(state, met.map(Post::BasicEvent))
    }

    /// The special event she goes to (N10.8).
    pub(crate) fn spider_special_event(&self, state: &State) -> Option<Post> {
        let standing = self.standing(state, Owner::RIVAL);
        let mut free = state.specials;
        for (event, owner) in free.iter_mut().zip(&state.special_owners) {
            let is_taken = |event| state.workers_at(Post::SpecialEvent(event)) > 0;
            if owner.is_some() || event.get().is_some_and(is_taken) {
                *event = Maybe::NONE;
            }
        }
        let all = || free.into_iter().filter_map(Maybe::get);
        let have = |event: &SpecialEventIx| self.meets_special_of(state, Owner::RIVAL, *event, &standing);
        let met = |event: &SpecialEventIx| have(event).0 >= have(event).1;
        // An event of Bellfaire or Newleaf asks for two of its cards (N10.8).
        let least = |event: &SpecialEventIx| {
            let special = self.content.special_events.get(event.index());
            if special.is_some_and(|special| special.asks.is_some() || special.leaf.is_some()) {
                2
            } else {
                1
            }
        };
        let some = |event: &SpecialEventIx| have(event).0 >= least(event);
        self.by_arrows(state, all().filter(met).map(Post::SpecialEvent))
            .or_else(|| self.by_arrows(state, all().filter(some).map(Post::SpecialEvent)))
            .or_else(|| self.by_arrows(state, all().map(Post::SpecialEvent)))
    }
}

/// Spaces in a row, of which there are eight at most, and their number.
fn row(posts: impl Iterator<Item = Post>) -> ([Post; 8], usize) {
    let mut row = [Post::Away; 8];
    let mut count = 0;
    for (place, post) in row.iter_mut().zip(posts) {
        *place = post;
        count += 1;
    }
    (row, count)
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Sends a spider to a space of the named kind, or says why she cannot (N9.7, N10).
    pub fn send_spider(
        &mut self,
        space: Space,
        points: Tokens,
    ) -> Result<Result<(), (Rule, &'static str)>, C::Error> {
        let tokens = self.game.tokens(self.state, points);
        let target = match space {
            Space::Basic(_) if self.state.leaf().is_some_and(|leaf| leaf.modules.is_large()) => {
                self.cite(Rule::LR29);
                return Ok(Err((Rule::N17_25, "basic-closed")));
            }
            Space::Basic(place) => {
                // Only exclusive spaces; along the river and round again (N10.1, N10.3, R33).
                let exclusive = BasicIx::first(8).filter(|&place| {
                    self.game.content.basics.get(place.index()).is_some_and(|basic| !basic.shared)
                });
                let (row, count) = row(exclusive.map(Post::Basic));
                self.look_on(&row[..count], Post::Basic(BasicIx::new(place)), Rule::N10_3)?
            }
            Space::Forest(clearing) => {
                let (row, count) = row(ClearingIx::first(4).map(Post::Forest));
                self.look_on(&row[..count], Post::Forest(ClearingIx::new(clearing as u8)), Rule::N10_4)?
            }
            Space::Journey(worth) => {
                // Never the space for 2 points (N10.9).
                let game = self.game;
                let exclusive =
                    || JourneyIx::enumerate(&game.content.journeys).filter(|(_, journey)| !journey.shared);
                let (row, count) = row(exclusive().map(|(space, _)| Post::Journey(space)));
                match exclusive().find(|(_, journey)| journey.points == worth) {
                    Some((named, _)) => self.look_on(&row[..count], Post::Journey(named), Rule::N10_9)?,
                    None => None,
                }
            }
            Space::BasicEvent => {
                if self.state.brook().is_some() {
                    self.cite(Rule::PR15);
                }
                if self.game.means_wonder(self.state, space) {
                    return self.her_wonder(points);
                }
                self.game.spider_basic_event(self.state)
            }
            Space::Wonder => return self.her_wonder(points),
            Space::SpecialEvent => self.game.spider_special_event(self.state),
            Space::Haven if self.state.market().is_some() => Some(Post::Market),
            Space::Haven => (!self.game.is_barred_for_spider(self.state, Post::Haven)).then_some(Post::Haven),
            Space::City => {
                let spots = self.game.spider_discoveries(self.state, Owner::RIVAL, false);
                if spots.is_empty() && self.game.spider_cards(self.state, Owner::RIVAL, false).is_empty() {
                    return Ok(Err((Rule::N10_5, "card-taken")));
                }
                let who = self.chooser();
                self.cite(Rule::R40);
                self.gain_points(Owner::RIVAL, tokens, Rule::N10_11);
                self.push(if spots.is_empty() {
                    Task::Pick { who, left: 1, done: 0, why: Why::SpiderCity }
                } else {
                    Task::Spire(SpireTask::Spider { who, owner: Owner::RIVAL, open: false })
                });
                return Ok(Ok(()));
            }
            Space::Open => return self.send_to_open(tokens),
        };
        match target {
            Some(Post::BasicEvent(_)) => {
                self.cite(Rule::R35);
                self.cite(Rule::R36);
            }
            Some(Post::SpecialEvent(_)) => self.cite(Rule::R35),
            _ => {}
        }
        let Some(post) = target else {
            self.tell(Rule::N8_7, Event::NoSpace);
            return Ok(Err((Rule::N8_7, "all-taken")));
        };
        let rule = match post {
            Post::Forest(_) => Rule::N10_4,
            Post::Journey(_) => Rule::N10_9,
            Post::BasicEvent(_) => Rule::N10_7,
            Post::SpecialEvent(_) => Rule::N10_8,
            Post::Haven | Post::Market => Rule::N10_10,
            _ => Rule::N10_3,
        };
        self.put_spider(post, rule)?;
        if post == Post::Market {
            self.spider_turns_token();
        }
        self.gain_points(Owner::RIVAL, tokens, Rule::N10_11);
        Ok(Ok(()))
    }

    /// The named space, or the next free one of its kind as the arrows point (N10.2, N11).
    fn look_on(&mut self, row: &[Post], named: Post, rule: Rule) -> Result<Option<Post>, C::Error> {
        let clockwise = self.game.clockwise(self.state);
        let Some(start) = row.iter().position(|&post| post == named) else { return Ok(None) };
        let count = row.len();
        for step in 0..count {
            let index = if clockwise { start + step } else { start + count - step } % count;
            let post = row[index];
            if !self.game.is_blocked(self.state, post) {
                if step > 0 {
                    self.cite(Rule::N10_2);
                    self.cite(if clockwise { Rule::N11_2 } else { Rule::N11_3 });
                    match post {
                        Post::Basic(_) => self.cite(Rule::R33),
                        Post::Forest(_) => self.cite(Rule::R34),
                        _ => {}
                    }
                }
                return Ok(Some(post));
            }
            self.cite(rule);
            self.tell(Rule::R32, Event::Blocked { post, clockwise });
            self.spider_blocked(step == 0);
        }
        Ok(None)
    }

    /// Who chooses for her where only one person can be asked (R44): with two people the arrows
    /// name one (N7.9).
    fn chooser(&mut self) -> Owner {
        self.arrows_name();
        self.game.named_by_arrows(self.state).next().unwrap_or(Owner::FIRST)
    }

    /// With two people the arrows name one of them (N7.9).
    pub(super) fn arrows_name(&mut self) {
        if self.state.players > 1 {
            self.cite(Rule::N7_9);
        }
    }

    /// A card with the OPEN sign in your city, or in hers if there is none (N10.6).
    fn send_to_open(&mut self, tokens: u8) -> Result<Result<(), (Rule, &'static str)>, C::Error> {
        self.arrows_name();
        let mut seats = self.game.named_by_arrows(self.state);
        let has_open = |who| {
            !self.game.spider_cards(self.state, who, true).is_empty()
                || !self.game.spider_discoveries(self.state, who, true).is_empty()
        };
        let yours = seats.find(|&who| has_open(who));
        if yours.is_none() {
            if !has_open(Owner::RIVAL) {
                return Ok(Err((Rule::N10_6, "card-taken")));
            }
            self.cite(Rule::R129);
        }
        let who = match yours {
            Some(who) => who,
            None => self.chooser(),
        };
        let owner = yours.unwrap_or(Owner::RIVAL);
        self.push(if self.game.spider_discoveries(self.state, owner, true).is_empty() {
            Task::Pick { who, left: 1, done: 0, why: Why::SpiderOpen }
        } else {
            Task::Spire(SpireTask::Spider { who, owner, open: true })
        });
        self.open_points(tokens);
        Ok(Ok(()))
    }

    /// A spider is put on a space; it takes nothing there (N7.3).
    pub fn put_spider(&mut self, post: Post, rule: Rule) -> Result<(), C::Error> {
        if self.state.lair.borrowed {
            self.use_borrowed(post);
        } else if let Some(spider) = self.state.lair.spiders.iter_mut().find(|spider| **spider == Post::Home)
        {
            *spider = post;
        }
        self.state.lair.idle = false;
        self.state.lair.stuck = false;
        self.cite(Rule::N7_3);
        self.cite(Rule::N9_7);
        self.tell(rule, Event::Placed { who: Owner::RIVAL, post });
        let at = match post {
            Post::Card(owner, slot) => self.state.city(owner).get(slot).map(|card| card.kind),
            _ => None,
        };
        if at == Some(Kind::FERRY) {
            self.cite(Rule::N17_18);
        }
        match post {
            Post::BasicEvent(event) => {
                // Hers at once, and a trophy when she prepares (R37).
                self.state.own_basic(event, Owner::RIVAL);
                self.tell(Rule::R37, Event::Achieved { who: Owner::RIVAL, post });
                self.spider_unmasks(post);
            }
            Post::SpecialEvent(event) => {
                if let Some(row) = self.state.special_row(event) {
                    self.state.special_owners[row] = Owner::RIVAL.into();
                }
                self.state.lair.special_this_season = true;
                self.tell(Rule::R37, Event::Achieved { who: Owner::RIVAL, post });
                self.spider_unmasks(post);
            }
            Post::Card(Owner::RIVAL, slot) => {
                let kind = self.state.rival_city.get(slot).map_or(Kind::INN, |card| card.kind);
                if self.game.facts(kind).open {
                    // Her own OPEN card: the usual token, not two (R42).
                    let count = self.open_tokens(Owner::RIVAL, Owner::RIVAL, kind);
                    self.gain_points(Owner::RIVAL, count, Rule::R42);
                } else {
                    self.gain_points(Owner::RIVAL, 2, Rule::N10_5);
                }
            }
            Post::Card(owner, slot) => {
                let kind = self.state.city(owner).get(slot).map_or(Kind::INN, |card| card.kind);
                let count = self.open_tokens(Owner::RIVAL, owner, kind);
                self.gain_points(owner, count, Rule::E5_6);
            }
            Post::Discovery(discovery) => self.she_visits_discovery(discovery),
            _ => {}
        }
        Ok(())
    }
}
