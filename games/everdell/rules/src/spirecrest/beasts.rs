//! Big critters (S11, S20, SR9–SR14).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{SpireTask, Task};
use crate::cards::Doer;
use crate::choice::Refusal;
use crate::content::{Beast, Colour, Resource, Set, Stock};
use crate::effects::Moment;
use crate::event::Event;
use crate::index::{DiscoveryIx, Owner, SLOTS, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::playing::Standing;
use crate::state::{Built, FACE_DOWN, Post, State, Taken, Tally, WEBBED};
use crate::{Everdell, Rule};

/// Cards that Firebeak and Windlore draw at once (S20).
const CARRIED: u8 = 3;
/// Cards that Windlore draws after a turn (SR14).
const HOVERED: u8 = 2;
/// The most berries that Honeypaw adds (S20).
const MOST_BERRIES: u16 = 3;

/// A place without a card, in the city of a player for whom Truffle uses a card of another (SR12).
const ELSEWHERE: Slot = Slot::new(35);
const _: () = assert!(SLOTS == 36, "it is the last place of a city");

impl Everdell {
    /// The big critters of a player that are at home.
    pub(crate) fn beasts_home<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
    ) -> impl Iterator<Item = (DiscoveryIx, Beast)> + 'a {
        let beasts = state.spire().map(|spire| spire.beasts[who.index()]);
        let workers = &state.player(who).workers;
        beasts.into_iter().flatten().zip(workers).filter_map(move |(beast, post)| {
            let beast = beast.get().filter(|_| *post == Post::Home)?;
            Some((beast, self.beast(beast)?))
        })
    }

    /// Every place that a big critter could be put on.
    pub(crate) fn each_beast_post(
        &self,
        state: &State,
        who: Owner,
        beast: (DiscoveryIx, Beast),
        mut each: impl FnMut(Post),
    ) {
        self.each_post(state, who, &mut each);
        let cards = |owner: Owner, colour: Colour| {
            let visited = move |card: &Built| {
                self.spots(state, owner, card) > 0 && (owner == who || self.is_open(card))
            };
            let fits = move |card: &Built| self.colour(card.kind) == colour && card.kind != Kind::STOREHOUSE;
            let city = state.city(owner).open();
            city.filter(move |(_, card)| fits(card) && !visited(card))
                .map(move |(slot, _)| Post::Card(owner, slot))
        };
        match beast.1 {
            Beast::Truffle => {
                state.cities().for_each(|owner| cards(owner, Colour::Production).for_each(&mut each));
            }
            Beast::KingRhun => cards(who, Colour::Prosperity).for_each(&mut each),
            Beast::Firebeak | Beast::Windlore => each(Post::Discovery(beast.0)),
            _ => {}
        }
    }

    /// Checks putting a big critter on a place: on spaces where workers can go, or where its ability lets it go (S11,
    /// S20).
    pub(crate) fn check_beast(
        &self,
        state: &State,
        who: Owner,
        beast: DiscoveryIx,
        post: Post,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let Some(ability) = self.beasts_home(state, who).find(|(home, _)| *home == beast).map(|(_, one)| one)
        else {
            return Err(Refusal::plain(Rule::S11, "no-beast"));
        };
        match (ability, post) {
            (Beast::Truffle, Post::Card(owner, slot)) if self.is_green(state, who, owner, slot) => {
                self.check_truffle(state, owner, slot)
            }
            (Beast::KingRhun, Post::Card(owner, slot)) if !self.has_spots(state, owner, slot) => {
                self.check_rhun(state, who, owner, slot)
            }
            (Beast::Firebeak | Beast::Windlore, Post::Discovery(place)) if place == beast => Ok(()),
            (Beast::Corliander, Post::BasicEvent(_) | Post::SpecialEvent(_)) => {
                self.check_half_event(state, who, post)
            }
            // Workers that stand there do not count, but for the own in a forest (E5.2).
            (Beast::Whisper, _) => self.check_place_among(state, who, post, Taken::NOBODY, standing),
            (_, Post::Card(owner, slot)) if !self.has_spots(state, owner, slot) => {
                Err(Refusal::plain(Rule::S20, "no-beast-place"))
            }
            _ => self.check_place_among(state, who, post, state.taken(), standing),
        }
    }

    fn has_spots(&self, state: &State, owner: Owner, slot: Slot) -> bool {
        let card = state.has_city(owner).then(|| state.city(owner).get(slot)).flatten();
        card.is_some_and(|card| {
            let facts = self.facts(card.kind);
            facts.spots + facts.locked > 0
        })
    }

    /// Whether Truffle uses this card instead of visiting it as a worker does: green cards other than an own Storehouse.
    fn is_green(&self, state: &State, who: Owner, owner: Owner, slot: Slot) -> bool {
        let card = state.has_city(owner).then(|| state.city(owner).get(slot)).flatten();
        card.is_some_and(|card| {
            self.colour(card.kind) == Colour::Production && !(card.kind == Kind::STOREHOUSE && owner == who)
        })
    }

    /// Checks using a green card with Truffle (SR12).
    fn check_truffle(&self, state: &State, owner: Owner, slot: Slot) -> Result<(), Refusal> {
        let Some(card) = state.city(owner).get(slot) else {
            return Err(Refusal::plain(Rule::E4_4, "no-place"));
        };
        if matches!(card.kind, Kind::STOREHOUSE | Kind::RUGWORT_ROWDY) || Set::of(card.kind).legendary() {
            return Err(Refusal::plain(Rule::SR12, "no-truffle-card"));
        }
        if card.has(FACE_DOWN) || card.has(WEBBED) {
            return Err(Refusal::plain(Rule::S20, "no-beast-place"));
        }
        if state.workers_at(Post::Card(owner, slot)) > 0 {
            return Err(Refusal::plain(Rule::E4_2, "no-free-place"));
        }
        Ok(())
    }

    /// Checks visiting a purple card with King Rhun: one of the own city that is worth something (S20).
    fn check_rhun(&self, state: &State, who: Owner, owner: Owner, slot: Slot) -> Result<(), Refusal> {
        let card = if owner == who { state.city(owner).get(slot) } else { None };
        let fits = card.is_some_and(|card| {
            self.colour(card.kind) == Colour::Prosperity
                && !card.has(FACE_DOWN)
                && !Set::of(card.kind).legendary()
                && self.base_value(card) > 0
        });
        if !fits {
            return Err(Refusal::plain(Rule::S20, "no-beast-place"));
        }
        if state.workers_at(Post::Card(owner, slot)) > 0 {
            return Err(Refusal::plain(Rule::E4_2, "no-free-place"));
        }
        Ok(())
    }

    /// Checks achieving an event with half of its cards (SR13).
    fn check_half_event(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        self.check_event(state, who, post, true)?;
        let city = state.city(who);
        let (have, need) = match post {
            Post::BasicEvent(event) => {
                let basic = self.content.basic_events.get(event.index());
                basic.map_or((0, 1), |basic| (self.counts_for(city, basic), basic.count.div_ceil(2)))
            }
            Post::SpecialEvent(event) => {
                let special = self.content.special_events.get(event.index());
                if let Some(leaf) = special.and_then(|special| special.leaf) {
                    let (have, need) = self.meets_leaf(state, who, &leaf.halved());
                    return if have < need {
                        Err(Refusal::counted(Rule::CR7, "no-event-cards", need, have))
                    } else {
                        Ok(())
                    };
                }
                match special.map(|special| (special.asks, special.cards)) {
                    // Two cards of each colour become one.
                    Some((None, None)) => {
                        let colours = self.colours(city).into_iter().filter(|&count| count > 0).count();
                        (u8::try_from(colours).unwrap_or(0), u8::try_from(Colour::ALL.len()).unwrap_or(5))
                    }
                    _ => {
                        let (have, need) = self.meets_special(state, who, event);
                        (have, need.div_ceil(2))
                    }
                }
            }
            _ => (0, 1),
        };
        if have < need {
            return Err(Refusal::counted(Rule::S20, "no-event-cards", need, have));
        }
        Ok(())
    }

    /// The owner of the big critter that waits at its own place, if a player who has not passed has one there (SR14).
    fn waits_there(&self, state: &State, ability: Beast) -> Option<Owner> {
        let spire = state.spire()?;
        state.people().find(|&who| {
            let player = state.player(who);
            let beasts = spire.beasts[who.index()].iter().zip(&player.workers);
            let mut waiting = beasts.filter_map(|(beast, post)| Some((beast.get()?, *post)));
            !player.passed
                && waiting
                    .any(|(beast, post)| post == Post::Discovery(beast) && self.beast(beast) == Some(ability))
        })
    }

    /// Where Stubblehoof stands, if it may stay there (SR10).
    pub(crate) fn may_stay(&self, state: &State, who: Owner) -> Option<(DiscoveryIx, Post)> {
        let spire = state.spire()?;
        let player = state.player(who);
        let beasts = spire.beasts[who.index()].iter().enumerate();
        beasts
            .filter_map(|(worker, beast)| Some((worker, beast.get()?)))
            .find(|&(_, beast)| self.beast(beast) == Some(Beast::Stubblehoof))
            .map(|(worker, beast)| (worker, beast, player.workers[worker]))
            .filter(|&(worker, _, post)| {
                player.permanent >> worker & 1 == 0 && self.can_use_again(state, who, post)
            })
            .map(|(_, beast, post)| (beast, post))
    }

    /// How many more pieces than usual may stand on a place, because of big critters.
    pub(crate) fn beast_room(&self, state: &State, post: Post) -> u8 {
        let Some(spire) = state.spire() else { return 0 };
        let here = state.people().map(|who| {
            let beasts = spire.beasts[who.index()].iter().zip(&state.player(who).workers);
            beasts.filter(|(beast, place)| beast.is_some() && **place == post).count()
        });
        u8::try_from(here.sum::<usize>()).unwrap_or(u8::MAX)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A big critter takes the place of a worker at home (S11).
    pub fn beast_joins(&mut self, who: Owner, beast: DiscoveryIx) {
        let spire = self.state.spire();
        let taken = spire.map(|spire| spire.beasts[who.index()]);
        let workers = self.state.player(who).workers.iter().enumerate();
        let plain = workers
            .filter(|(worker, _)| taken.is_some_and(|taken| taken[*worker].is_none()))
            .find(|(_, post)| **post == Post::Home)
            .map(|(worker, _)| worker);
        let Some(worker) = plain else { return };
        if let Some(spire) = self.spire() {
            spire.beasts[who.index()][worker] = beast.into();
        }
        self.tell(Rule::S11, Event::BeastJoined { who, beast });
    }

    /// A big critter is placed (S11, S20).
    pub fn place_beast(&mut self, who: Owner, beast: DiscoveryIx, post: Post) -> Result<(), C::Error> {
        let (Some(ability), Some(worker)) =
            (self.game.beast(beast), self.state.spire().and_then(|spire| spire.worker_of(who, beast)))
        else {
            return Ok(());
        };
        self.state.player_mut(who).workers[worker] = post;
        if let Some(spire) = self.spire() {
            spire.acting = beast.into();
            spire.gathered = Stock::NONE;
        }
        self.cite(Rule::SR9);
        self.tell(Rule::S11, Event::BeastActs { who, beast });
        let spots = matches!(post, Post::Card(owner, slot) if self.game.has_spots(self.state, owner, slot));
        match (ability, post) {
            (Beast::Truffle, Post::Card(owner, slot)) if self.game.is_green(self.state, who, owner, slot) => {
                self.tell(Rule::E4_1, Event::Placed { who, post });
                self.push_all(&[
                    Task::Spire(SpireTask::UseGreen { who, owner, slot }),
                    Task::GainAny { who, left: 1 },
                    Task::Draw { who, left: 1 },
                ]);
            }
            (Beast::KingRhun, Post::Card(owner, slot)) if !spots => {
                self.tell(Rule::E4_1, Event::Placed { who, post });
                let worth = self.state.city(owner).get(slot).map_or(0, |card| self.game.base_value(card));
                self.cite(Rule::S20);
                self.push(Task::GainAny { who, left: u8::try_from(worth.max(0)).unwrap_or(0) });
            }
            (Beast::Firebeak, Post::Discovery(place)) if place == beast => {
                self.tell(Rule::S20, Event::Placed { who, post });
                self.draw_discards(who, CARRIED)?;
            }
            (Beast::Windlore, Post::Discovery(place)) if place == beast => {
                self.tell(Rule::S20, Event::Placed { who, post });
                self.push(Task::Draw { who, left: CARRIED });
            }
            _ => {
                match (ability, post) {
                    (Beast::Honeypaw, _) => self.push(Task::Spire(SpireTask::Honey { who })),
                    (Beast::Corliander, Post::BasicEvent(_) | Post::SpecialEvent(_)) => {
                        self.cite(Rule::SR13);
                        if self.state.leaf().is_some() {
                            self.cite(Rule::CR7);
                        }
                    }
                    (Beast::Whisper, Post::Card(owner, _)) if owner != who => self.cite(Rule::SR11),
                    _ => {}
                }
                self.arrive(who, post);
            }
        }
        Ok(())
    }

    /// Whether a big critter causes the present effects, so no power or ability applies (SR9).
    pub fn beast_acts(&self) -> bool {
        self.state.spire().is_some_and(|spire| spire.acting.is_some())
    }

    /// Truffle uses a green card for its player (S20, SR12).
    pub fn use_green(&mut self, who: Owner, owner: Owner, slot: Slot) -> Result<(), C::Error> {
        let Some(kind) = self.state.city(owner).get(slot).map(|card| card.kind) else { return Ok(()) };
        self.state.clear_chain();
        if owner == who {
            self.cite(Rule::S20);
            return self.activate(who, owner, slot);
        }
        self.cite(Rule::SR12);
        let game = self.game;
        let rule = game.acts_by(kind, Moment::Production);
        self.tell(Rule::S20, Event::Activated { who, owner, slot, kind });
        let doer = Doer { who, owner: who, slot: ELSEWHERE, kind, moment: Moment::Production, rule };
        self.act_all(&game.deeds(kind).production, doer)
    }

    /// Honeypaw adds berries where its space gave none (S20).
    pub fn honey(&mut self, who: Owner) {
        let Some(gathered) = self.state.spire().map(|spire| spire.gathered) else { return };
        if gathered[Resource::Berry] > 0 || gathered.is_empty() {
            return;
        }
        let berries = u8::try_from(gathered.total().min(MOST_BERRIES)).unwrap_or(0);
        self.gain_resource(who, Resource::Berry, berries, Rule::S20);
    }

    /// Cards are drawn from the discard pile (S20, S17).
    pub fn draw_discards(&mut self, who: Owner, count: u8) -> Result<(), C::Error> {
        for _ in 0..count.min(self.room(who)) {
            if self.state.discard_len() == 0 {
                break;
            }
            let kind = self.state.discard.draw("discard", self.game.kinds_in(self.state), self.chance)?;
            self.state.discard[kind] -= 1;
            self.state.player_mut(who).hand.add(kind);
            self.note_drawn(who, kind);
            self.tell(Rule::S20, Event::DrewDiscard { who, kind: Some(kind) });
        }
        Ok(())
    }

    /// Whether Stubblehoof stays is asked before the workers come home (SR10).
    pub fn asks_to_stay(&mut self, who: Owner) {
        if self.game.may_stay(self.state, who).is_some() {
            self.push(Task::Spire(SpireTask::Stay { who }));
        }
    }

    /// Stubblehoof stays and uses its space again (SR10).
    pub fn stays_put(&mut self, who: Owner) {
        let Some((beast, post)) = self.game.may_stay(self.state, who) else { return };
        if let Some(spire) = self.spire() {
            spire.stays = true;
            spire.acting = beast.into();
        }
        if matches!(post, Post::Knoll | Post::Station) {
            self.cite(Rule::CR6);
        }
        self.tell(Rule::SR10, Event::BeastStays { who, beast });
        self.push_all(&[
            Task::Visit { who, post },
            Task::Draw { who, left: 1 },
            Task::GainAny { who, left: 1 },
        ]);
    }

    /// The workers of a player that stay where they are for this season, as bits (SR10).
    pub fn staying(&mut self, who: Owner) -> u8 {
        let game = self.game;
        let Some(spire) = self.spire() else { return 0 };
        if !std::mem::take(&mut spire.stays) {
            return 0;
        }
        let beasts = spire.beasts[who.index()].iter().enumerate();
        let stays = beasts.filter(|(_, beast)| {
            beast.get().is_some_and(|beast| game.beast(beast) == Some(Beast::Stubblehoof))
        });
        stays.fold(0, |bits, (worker, _)| bits | 1 << worker)
    }

    /// A player or Nightweave has discarded a hand card: Firebeak's owner may look at it (SR14).
    pub fn another_discarded(&mut self, who: Owner, kind: Kind) {
        if self.state.spire().is_none() {
            return;
        }
        let waiting = self.game.waits_there(self.state, Beast::Firebeak);
        if let (Some(_), Some(spire)) = (waiting.filter(|&owner| owner != who), self.spire()) {
            spire.discarded[kind] = spire.discarded[kind].saturating_add(1);
            if who.is_rival() {
                self.cite(Rule::N17_22);
            }
        }
    }

    /// A player or Nightweave has drawn from the deck: Windlore's owner draws after the turn (SR14).
    pub fn another_drew(&mut self, who: Owner) {
        if self.state.spire().is_none() || self.state.round == 0 {
            return;
        }
        let waiting = self.game.waits_there(self.state, Beast::Windlore);
        if let (Some(_), Some(spire)) = (waiting.filter(|&owner| owner != who), self.spire()) {
            spire.drew = true;
            if who.is_rival() {
                self.cite(Rule::N17_22);
            }
        }
    }

    /// The discard pile has become the deck: its cards can no longer be looked at (SR14).
    pub fn discards_gone(&mut self) {
        if let Some(spire) = self.spire() {
            spire.discarded = Tally::NONE;
        }
    }

    /// A turn is over: abilities that wait for it act first; returns whether one does (SR14).
    pub fn beasts_after_turn(&mut self) -> bool {
        let firebeak = self.game.waits_there(self.state, Beast::Firebeak);
        let windlore = self.game.waits_there(self.state, Beast::Windlore);
        let Some(spire) = self.spire() else { return false };
        spire.acting = Maybe::NONE;
        spire.gathered = Stock::NONE;
        let drew = std::mem::take(&mut spire.drew);
        let looks = spire.discarded != Tally::NONE;
        let hover = windlore.filter(|_| drew);
        let look = firebeak.filter(|_| looks);
        if look.is_none() {
            spire.discarded = Tally::NONE;
        }
        if hover.is_none() && look.is_none() {
            return false;
        }
        self.push(Task::EndTurn);
        if let Some(who) = hover {
            self.push(Task::Spire(SpireTask::Hover { who }));
        }
        if let Some(who) = look {
            self.push(Task::Spire(SpireTask::Look { who }));
        }
        true
    }

    /// Windlore's owner draws, also above the limit, and discards the excess (SR14).
    pub fn hover(&mut self, who: Owner) -> Result<(), C::Error> {
        self.cite(Rule::SR14);
        for _ in 0..HOVERED {
            if self.state.player(who).hand.len() >= 12 {
                break;
            }
            let Some(kind) = self.turn_up_to_draw()? else { break };
            self.state.player_mut(who).hand.add(kind);
            self.note_drawn(who, kind);
            self.tell(Rule::S20, Event::Drew { who, kind: Some(kind) });
        }
        self.has_drawn(who);
        self.discard_excess(who);
        Ok(())
    }

    /// Firebeak's owner looks at up to five cards that were discarded and still lie there (SR14).
    pub fn look_at_discards(&mut self, who: Owner) {
        self.clear_shown();
        self.cite(Rule::SR14);
        // Once they lie there, no other player sees them.
        self.push(Task::Spire(SpireTask::Snatch { who }));
        for kind in self.game.kinds() {
            while let Some(free) = self.state.shown.iter().position(Option::is_none) {
                let there = self.state.discard[kind] > 0;
                let Some(spire) = self.state.spire_mut() else { return };
                if spire.discarded[kind] == 0 || !there {
                    spire.discarded[kind] = 0;
                    break;
                }
                spire.discarded[kind] -= 1;
                self.state.discard[kind] -= 1;
                self.state.shown[free] = Some(kind);
            }
        }
        for kind in self.state.shown.into_iter().flatten() {
            self.tell(Rule::S20, Event::Looked { who, kind: Some(kind) });
        }
    }

    /// The cards that Firebeak's owner does not take go back to the discard pile, and the next cards are looked at
    /// (SR14).
    pub fn stops_looking(&mut self, who: Owner) {
        for card in &mut self.state.shown {
            if let Some(kind) = card.take() {
                self.state.discard[kind] += 1;
            }
        }
        if self.state.spire().is_some_and(|spire| spire.discarded != Tally::NONE) {
            self.push(Task::Spire(SpireTask::Look { who }));
        }
    }
}
