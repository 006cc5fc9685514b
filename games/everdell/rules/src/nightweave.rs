//! Nightweave's Lair (N6–N13): her setup, her turn, and how she scores.
//!
//! The events of her turn say which card was turned up, each action she tried, why it was impossible, and what she did
//! instead. `spaces` has her choice of spaces, `preparing` her preparation.

mod preparing;
mod river;
mod scoring;
mod spaces;
mod station;
mod trail;

use tabletop::{Chance, Log};

use crate::agenda::{Source, SpiderTask, Task, Way};
use crate::content::{Act, Activity, Backup, CITY, Colour, Season, Set, Space, Tokens};
use crate::event::{Event, Heap};
use crate::index::{ActivityIx, Owner, bits};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::RivalKind;
use crate::state::{Built, Post, State};
use crate::{Everdell, Rule};
use station::Shown;

/// The ring of meadow spaces, clockwise: 1, 2, 3, 4, 8, 7, 6, 5 (R28).
const RING: [u8; 8] = [0, 1, 2, 3, 7, 6, 5, 4];

impl Everdell {
    /// The activity card that was turned up last.
    pub fn activity(&self, state: &State) -> Option<&Activity> {
        self.content.activities.get(state.lair.card.get()?.index())
    }

    /// Whether ties go clockwise now (N11.1).
    pub(crate) fn clockwise(&self, state: &State) -> bool {
        self.activity(state).is_none_or(|card| card.clockwise)
    }

    /// The people in the order in which her arrows name them: clockwise the player after her, on her left, and
    /// counter-clockwise the player before her, on her right (N7.9).
    pub(crate) fn named_by_arrows(&self, state: &State) -> impl Iterator<Item = Owner> + use<> {
        let seats = if self.reads(Reading::LeftAndRightByTurns) { state.order() } else { Owner::seats() };
        let people = usize::from(state.players).clamp(1, seats.len());
        let (left, right) = (seats[0], seats[people - 1]);
        let named = if self.clockwise(state) { [left, right] } else { [right, left] };
        named.into_iter().take(people)
    }

    /// Whether an activity card is in this game: two are for Pearlbrook only (N6.4, N17.15).
    pub(crate) fn is_in_play(&self, state: &State, card: &Activity) -> bool {
        !card.pearlbrook || state.brook().is_some()
    }

    /// Spiders at home.
    pub fn spiders_home(&self, state: &State) -> u8 {
        let home = state.lair.spiders.iter().filter(|&&spider| spider == Post::Home).count();
        u8::try_from(home).unwrap_or(0) + u8::from(state.lair.borrowed)
    }

    /// Whether her city is full (N8.7).
    pub(crate) fn lair_is_full(&self, state: &State) -> bool {
        // No card takes more than a space, so a few need no closer check.
        usize::from(state.rival_city.len()) >= CITY && usize::from(self.lair_spaces(state)) >= CITY
    }

    /// Whether she can play this card although her city is full: it takes no space there, as a legend
    /// (N17.4), a card of Corrin Evertail (N17.10, R120), or an OPEN card under the unraveller
    /// (N15.18).
    fn needs_no_space(&self, state: &State, kind: Kind, from: Heap) -> bool {
        let legend = Set::of(kind).legendary();
        let evertail = Set::of(kind) == Set::Evertail;
        let open = self.plays_open_cards(state) && self.facts(kind).open;
        if self.reads(Reading::CardsWithoutSpace) {
            return legend || evertail || open;
        }
        if from == Heap::Hand { legend || evertail } else { open }
    }

    /// Whether cards that need no space are in the game. If so, she looks at a card before it is decided whether she
    /// can play it with a full city (R118).
    fn looks_for_such_cards(&self, state: &State, from: Heap) -> bool {
        let evertail = self.has_evertail(state);
        let open = self.plays_open_cards(state);
        if self.reads(Reading::CardsWithoutSpace) {
            return evertail || open || (from == Heap::Hand && self.has_legends(state));
        }
        if from == Heap::Hand { evertail || self.has_legends(state) } else { open }
    }

    /// The level symbol means her level (N10.11).
    pub(crate) fn tokens(&self, state: &State, tokens: Tokens) -> u8 {
        match tokens {
            Tokens::Fixed(count) => count,
            Tokens::Level => state.level,
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Her setup (N6.2–N6.7).
    pub fn begin_nightweave(&mut self) -> Result<(), C::Error> {
        let (mut winter, mut workers) = (0, 0);
        for (index, card) in self.game.content.activities.iter().enumerate() {
            if card.season == Season::Winter && self.game.is_in_play(self.state, card) {
                winter |= 1u32 << index;
                workers |= if card.worker { 1 << index } else { 0 };
            }
        }
        let lair = &mut self.state.lair;
        lair.activities = winter;
        lair.suspects = workers;
        lair.first_card = true;
        lair.spiders[..2].fill(Post::Home);
        self.cite(Rule::N6_1);
        self.cite(Rule::N6_4);
        self.cite(Rule::N6_5);
        self.cite(Rule::N6_7);
        self.tell(Rule::N6_3, Event::SpidersJoined { count: 2 });
        // Her hand: one card for each person, face down (N6.2).
        for _ in self.state.people() {
            self.spider_draws(Rule::N6_2)?;
        }
        self.deal_her_adornments();
        Ok(())
    }

    /// The automated opponent's turn: hers. Rugwort has no turns of his own.
    pub fn rival_turn(&mut self) -> Result<(), C::Error> {
        if self.state.rival != RivalKind::Nightweave || self.state.lair.finished {
            return Ok(());
        }
        self.tell(Rule::N7_1, Event::TurnBegins { who: Owner::RIVAL });
        self.turn_up_activity()?;
        let Some(card) = self.game.activity(self.state) else { return Ok(()) };
        let season = self.state.lair.season;
        let row = card.rows[season as usize];
        // The worker symbol, or her own, when she sits in the meadow without spiders: she prepares
        // (N8.6, R18).
        let symbol = card.worker || row.contains(&Act::EnterMeadow);
        let sits = self.state.she_is_out();
        let stuck = self.state.lair.stuck;
        // Her ambassador is sent first (N17.16).
        let sent = !self.game.has_ambassador(self.state, Owner::RIVAL);
        if sits && symbol && sent && (stuck || self.game.spiders_home(self.state) == 0) {
            if stuck {
                self.cite(Rule::H2_1);
            }
            self.cite(Rule::R18);
            self.cite(Rule::N8_6);
            self.push_all(&[Task::Spider(SpiderTask::Prepare(0)), Task::Spider(SpiderTask::Over)]);
        } else {
            self.push_all(&[Task::Spider(SpiderTask::Try(0)), Task::Spider(SpiderTask::Over)]);
            if card.newleaf && self.state.leaf().is_some_and(|leaf| leaf.modules.visitors) {
                self.state.agenda.pop();
                self.push_all(&[Task::Spider(SpiderTask::Try(0)), Task::Spider(SpiderTask::Bonus)]);
            }
        }
        Ok(())
    }

    /// The top card of the activity deck (N8.1). The deck has no order: a card is drawn when it is
    /// turned up, the first one among the worker cards (N6.5).
    fn turn_up_activity(&mut self) -> Result<(), C::Error> {
        if self.state.lair.activities == 0 {
            // The deck is at its end before she prepares: the played cards become a new one (R17).
            self.state.lair.activities = std::mem::take(&mut self.state.lair.played);
            self.tell(Rule::R17, Event::ActivitiesShuffled);
            self.state.lair.stuck = self.state.lair.idle && self.state.she_is_out();
            self.state.lair.idle = true;
        }
        let lair = &self.state.lair;
        let suspects = lair.suspects;
        let several = suspects.count_ones();
        let mut counts = [0u8; 32];
        for index in bits::<ActivityIx>(lair.activities.into()) {
            let bit = 1u32 << index.get();
            counts[index.index()] = if lair.first_card {
                u8::from(suspects & bit != 0)
            } else if several == 0 {
                1
            } else if suspects & bit != 0 {
                // One of the suspects is not in the deck.
                u8::try_from(several - 1).unwrap_or(0)
            } else {
                u8::try_from(several).unwrap_or(1)
            };
        }
        let used = self.game.content.activities.len().min(counts.len());
        let card = self.chance.draw("activity", &counts[..used])?;
        let lair = &mut self.state.lair;
        let bit = 1u32 << card;
        lair.first_card = false;
        lair.activities &= !bit;
        lair.played |= bit;
        lair.suspects &= !bit;
        if lair.suspects.is_power_of_two() {
            // Only one is left unseen: the card that left the game.
            lair.activities &= !lair.suspects;
            lair.suspects = 0;
        }
        let (card, season) = (ActivityIx::at(card), lair.season);
        lair.card = card.into();
        if let Some(card) = card {
            self.tell(Rule::N8_1, Event::Activity { card, season });
        }
        Ok(())
    }

    /// A step of her turn.
    pub fn spider_step(&mut self, step: SpiderTask) -> Result<(), C::Error> {
        match step {
            SpiderTask::Try(attempt) => self.try_action(attempt)?,
            SpiderTask::Draw => self.spider_draws(Rule::N9_5)?,
            SpiderTask::Discard => {
                if self.spider_discards(Rule::N9_6)?.is_some() {
                    self.gain_points(Owner::RIVAL, 1, Rule::N9_6);
                } else {
                    // Without a card the action is done, without the token (N8.9).
                    self.cite(Rule::N8_9);
                }
            }
            SpiderTask::Prepare(step) => self.prepare_spiders(step)?,
            SpiderTask::Bonus => self.her_visitor(false, Rule::N17_29)?,
            SpiderTask::Over => self.tell(Rule::N7_1, Event::Moment { who: Owner::RIVAL }),
        }
        Ok(())
    }

    /// Tries the first action of the row, then the second, then the backup (N8.2–N8.4).
    fn try_action(&mut self, attempt: u8) -> Result<(), C::Error> {
        let game = self.game;
        let Some(card) = game.activity(self.state) else { return Ok(()) };
        if attempt > 1 {
            return self.back_up(&card.backup);
        }
        let act = card.rows[self.state.lair.season as usize][usize::from(attempt)];
        let rule = if attempt == 0 { Rule::N8_2 } else { Rule::N8_3 };
        self.tell(rule, Event::Tries { attempt, act });
        if let Err((rule, reason)) = self.act(act)? {
            self.tell(rule, Event::Impossible { attempt, reason });
            self.push(Task::Spider(SpiderTask::Try(attempt + 1)));
        }
        Ok(())
    }

    /// Does an action, or says why it is impossible (N8.7).
    fn act(&mut self, act: Act) -> Result<Result<(), (Rule, &'static str)>, C::Error> {
        let full = self.game.lair_is_full(self.state);
        match act {
            Act::None => return Ok(Err((Rule::N8_1, "empty-row"))),
            Act::Draw => self.spider_draws(Rule::N9_1)?,
            Act::Discard => {
                if self.spider_discards(Rule::N9_2)?.is_none() {
                    return Ok(Err((Rule::N8_7, "empty-hand")));
                }
                self.gain_points(Owner::RIVAL, 1, Rule::N9_2);
            }
            Act::PlayHand => return self.play_from_hand(full),
            Act::PlayMeadow | Act::PlayMeadowDraw | Act::PlayMeadowDiscard => {
                if full && !self.game.looks_for_such_cards(self.state, Heap::Meadow) {
                    self.cite(Rule::R22);
                    return Ok(Err((Rule::N8_7, "full-city")));
                }
                match act {
                    Act::PlayMeadowDraw => self.push(Task::Spider(SpiderTask::Draw)),
                    Act::PlayMeadowDiscard => self.push(Task::Spider(SpiderTask::Discard)),
                    _ => {}
                }
                if !self.play_from_meadow(full)? {
                    if act != Act::PlayMeadow {
                        self.state.agenda.pop();
                    }
                    return Ok(Err((Rule::R118, "full-city")));
                }
            }
            Act::EnterMeadow => {
                if self.state.she_is_out() {
                    return Ok(Err((Rule::R19, "in-meadow")));
                }
                self.enter_meadow(full)?;
            }
            Act::Ambassador => return self.send_her_ambassador(),
            Act::Worker { space, points } => {
                if self.game.only_ambassador_left(self.state) {
                    return self.send_her_ambassador();
                }
                let wonder = self.game.means_wonder(self.state, space);
                let symbol = self.game.activity(self.state).is_some_and(|card| card.worker);
                if self.game.spiders_home(self.state) == 0 && (symbol || !wonder) {
                    self.cite(Rule::R20);
                    return Ok(Err((Rule::N8_7, "spiders-out")));
                }
                if self.game.means_ship(self.state, space) && self.her_ship_sails(points)? {
                    return Ok(Ok(()));
                }
                if space == Space::SpecialEvent && self.state.lair.special_this_season {
                    return Ok(Err((Rule::N10_8, "second-special-event")));
                }
                return self.send_spider(space, points);
            }
        }
        Ok(Ok(()))
    }

    /// Carries out the backup action, as far as possible (N8.4, N9.9–N9.12).
    fn back_up(&mut self, parts: &[Backup]) -> Result<(), C::Error> {
        self.tell(Rule::N8_4, Event::BacksUp);
        for part in parts {
            match part {
                Backup::Points => {
                    let level = self.state.level;
                    self.gain_points(Owner::RIVAL, level, Rule::N9_9);
                }
                Backup::Haven if self.state.market().is_some() => {
                    if self.game.spiders_home(self.state) > 0 {
                        self.put_spider(Post::Market, Rule::N9_10)?;
                    }
                    // The token moves even without a worker (N9.10).
                    self.spider_turns_token();
                }
                Backup::Haven => {
                    if self.game.is_barred_for_spider(self.state, Post::Haven) {
                        // A web token lies there: only the points are hers.
                        self.tell(Rule::R65, Event::NoSpace);
                    } else if self.game.spiders_home(self.state) > 0 {
                        self.cite(Rule::N10_1);
                        self.put_spider(Post::Haven, Rule::N9_10)?;
                    }
                }
                Backup::Discard => {
                    self.spider_discards(Rule::N9_11)?;
                }
                Backup::Draw => self.spider_draws(Rule::N9_12)?,
            }
        }
        Ok(())
    }

    /// She draws a card of the deck, face down: which card it is stays undecided until it is turned up (N9.1).
    pub fn spider_draws(&mut self, rule: Rule) -> Result<(), C::Error> {
        if self.renew_deck()? {
            self.state.lair.cards.unseen += 1;
            self.shuffle_hers();
            self.tell(rule, Event::SpiderDrew);
            self.another_drew(Owner::RIVAL);
        }
        Ok(())
    }

    /// Her hand is shuffled whenever a card is added (N7.2).
    pub fn shuffle_hers(&mut self) {
        self.cite(Rule::N7_2);
        if let Some(kind) = self.state.lair.top.take() {
            self.state.lair.cards.add_known(kind);
        }
    }

    /// The top card of her hand, turned up.
    pub fn top_of_hers(&mut self) -> Result<Option<Kind>, C::Error> {
        if let Some(kind) = self.state.lair.top.take() {
            return Ok(Some(kind));
        }
        let known: u8 = self.state.lair.cards.known_len();
        let counts = [self.state.lair.cards.unseen, known, self.state.lair.unseen_legends];
        // Any of her cards may lie on top: one from the deck, one that was seen, or a legend.
        let mut some = (0..counts.len()).filter(|&place| counts[place] > 0);
        let place = match (some.next(), some.next()) {
            (None, _) => return Ok(None),
            (Some(only), None) => only,
            _ => self.chance.draw("her-hand", &counts)?,
        };
        if place == 2 {
            self.state.lair.unseen_legends -= 1;
            return self.draw_legend(None);
        }
        if place == 1 {
            let counts = self.state.lair.cards.known_tally();
            let kind = counts.draw("her-card", self.game.kinds_len(), self.chance)?;
            self.state.lair.cards.take_known(kind, 1);
            return Ok(Some(kind));
        }
        let kind = self.state.deck.draw("card", self.game.kinds_len(), self.chance)?;
        self.state.deck[kind] -= 1;
        self.state.lair.cards.unseen -= 1;
        Ok(Some(kind))
    }

    /// She discards the top card of her hand (N9.2). A legend leaves the game (N17.4).
    pub fn spider_discards(&mut self, rule: Rule) -> Result<Option<Kind>, C::Error> {
        let Some(kind) = self.top_of_hers()? else { return Ok(None) };
        if Set::of(kind).legendary() {
            self.cite(Rule::N17_4);
        } else {
            self.state.discard[kind] += 1;
        }
        self.tell(rule, Event::SpiderDiscarded { kind: Some(kind) });
        if !Set::of(kind).legendary() {
            self.another_discarded(Owner::RIVAL, kind);
        }
        Ok(Some(kind))
    }

    /// She plays the top card of her hand (N9.3).
    fn play_from_hand(&mut self, full: bool) -> Result<Result<(), (Rule, &'static str)>, C::Error> {
        if full && !self.game.looks_for_such_cards(self.state, Heap::Hand) {
            return Ok(Err((Rule::N8_7, "full-city")));
        }
        let Some(kind) = self.top_of_hers()? else {
            return Ok(Err((Rule::R21, "empty-hand")));
        };
        if full && !self.game.needs_no_space(self.state, kind, Heap::Hand) {
            // A card that needs a space goes back on top, face up (R118).
            self.state.lair.top = Some(kind);
            self.tell(Rule::R118, Event::Revealed { who: Owner::RIVAL, kind, from: Heap::Hand });
            return Ok(Err((Rule::R118, "full-city")));
        }
        if full {
            self.finds_room(kind);
        }
        self.spider_plays(kind, Rule::N9_3)?;
        Ok(Ok(()))
    }

    /// She plays a card of the meadow, by the die (N9.4); if the die shows her own space, the top card of the deck.
    /// Returns whether it was possible.
    fn play_from_meadow(&mut self, full: bool) -> Result<bool, C::Error> {
        let place = match self.her_roll(Rule::N9_4)? {
            Shown::Meadow(place) => place,
            Shown::Station(place) => return self.play_from_station(place, full),
        };
        if self.state.lair.figure.is(place) {
            self.cite(Rule::R25);
            if full {
                return Ok(false);
            }
            if let Some(kind) = self.turn_up("card")? {
                self.spider_plays(kind, Rule::N9_4)?;
            }
            return Ok(true);
        }
        let Some(kind) = self.state.meadow[place.index()] else { return Ok(true) };
        if full && !self.game.needs_no_space(self.state, kind, Heap::Meadow) {
            return Ok(false);
        }
        if full {
            self.finds_room(kind);
        }
        self.state.meadow[place.index()] = None;
        self.push(Task::Refill);
        self.marked_card_played(place);
        self.spider_played_adjacent(place);
        self.cite(Rule::R55);
        self.spider_plays(kind, Rule::N9_4)?;
        Ok(true)
    }

    /// She plays a card with a full city, because it needs no space (R118, R120).
    fn finds_room(&mut self, kind: Kind) {
        self.cite(if Set::of(kind) == Set::Evertail { Rule::R120 } else { Rule::R118 });
    }

    /// She enters the meadow (N9.8). The card the die shows is played, or discarded if her city is full (N8.8) and the
    /// card needs a space. She sits down in its space, which stays empty.
    fn enter_meadow(&mut self, full: bool) -> Result<(), C::Error> {
        let mut shown = self.her_roll(Rule::N9_8)?;
        // She keeps off the marker of the rats.
        while let Shown::Meadow(place) = shown
            && self.state.powers().is_some_and(|powers| powers.marker.is(place))
        {
            shown = self.her_roll(Rule::N17_3)?;
        }
        let place = match shown {
            Shown::Meadow(place) => place,
            Shown::Station(place) => {
                let kind = place.and_then(|place| {
                    self.game.source_card(self.state, Owner::RIVAL, Source::Station(place))
                });
                let without =
                    kind.is_some_and(|kind| self.game.needs_no_space(self.state, kind, Heap::Meadow));
                return self.enter_station(place, !full || without);
            }
        };
        self.state.lair.figure = place.into();
        let kind = self.state.meadow[place.index()];
        let without_space = |kind| {
            self.game.reads(Reading::CardsWithoutSpace)
                && self.game.needs_no_space(self.state, kind, Heap::Meadow)
        };
        if full && !kind.is_some_and(without_space) {
            self.discard_meadow_card(place, Rule::N8_8);
        } else if let Some(kind) = kind {
            self.state.meadow[place.index()] = None;
            if full {
                self.finds_room(kind);
            }
            self.spider_plays(kind, Rule::N9_8)?;
        }
        self.tell(Rule::N9_8, Event::Entered { place });
        self.she_collects();
        self.spider_entered()
    }

    /// A card is played to her city: she pays nothing (N7.3) and ignores its text (N7.7), but a
    /// Fool comes to you (N7.8).
    pub fn spider_plays(&mut self, kind: Kind, rule: Rule) -> Result<(), C::Error> {
        if kind == Kind::FOOL {
            return self.spider_plays_fool();
        }
        if self.spider_plays_mini(kind)? {
            return Ok(());
        }
        self.cite(Rule::N7_7);
        if let Some(slot) = self.state.rival_city.add(Built::new(kind)) {
            self.tell(
                rule,
                Event::Played { who: Owner::RIVAL, owner: Owner::RIVAL, slot, kind, way: Way::Offer },
            );
            if self.game.colour(kind) == Colour::Production {
                self.leaf_green_played(Owner::RIVAL, kind, slot);
            }
        } else {
            self.state.discard[kind] += 1;
        }
        Ok(())
    }

    /// Her Fool goes into your city, unless it is full or has one; with two people the arrows name the one she tries
    /// first (R23, N7.9).
    fn spider_plays_fool(&mut self) -> Result<(), C::Error> {
        let target =
            self.game.named_by_arrows(self.state).find(|&seat| self.game.fool_fits(self.state, seat));
        self.arrows_name();
        self.cite(Rule::R23);
        match target {
            Some(owner) => {
                if let Some(slot) = self.state.city_mut(owner).add(Built::new(Kind::FOOL)) {
                    let event =
                        Event::Played { who: Owner::RIVAL, owner, slot, kind: Kind::FOOL, way: Way::Offer };
                    self.tell(Rule::N7_8, event);
                }
            }
            None => {
                self.state.discard[Kind::FOOL] += 1;
                self.tell(Rule::N7_8, Event::DiscardedShown { kind: Kind::FOOL });
            }
        }
        Ok(())
    }

    /// A card that has left its old place becomes a trophy, face up.
    pub fn trophy(&mut self, kind: Kind, rule: Rule) {
        self.state.lair.cards.add_trophy(kind);
        self.tell(rule, Event::Trophy { kind: Some(kind) });
    }

    /// A card of the deck becomes a trophy, face down: it stays undecided until the end (R112).
    pub fn hidden_trophy(&mut self, rule: Rule) -> Result<(), C::Error> {
        if self.renew_deck()? {
            self.state.lair.cards.unseen_trophies += 1;
            self.tell(rule, Event::Trophy { kind: None });
        }
        Ok(())
    }

    /// A player visited one of her cards with the OPEN sign (R12).
    pub fn open_visit_hers(&mut self, who: Owner, kind: Kind) {
        self.cite(Rule::R12);
        let count = self.open_tokens(who, Owner::RIVAL, kind);
        self.gain_points(Owner::RIVAL, count, Rule::E5_6);
    }
}
