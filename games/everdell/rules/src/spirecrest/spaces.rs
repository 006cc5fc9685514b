//! Spaces on discoveries (S17, SR8, SR16, SR21).

use tabletop::{Chance, Log};

use crate::agenda::{SpireTask, Task, Why};
use crate::choice::Refusal;
use crate::content::{Colour, DiscoveryEffect, Gain};
use crate::event::{Event, Heap};
use crate::index::{DiscoveryIx, Owner, WorkerIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{FACE_DOWN, Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Every space of a discovery that a worker of a player could be put on.
    pub(crate) fn each_discovery_post(&self, state: &State, who: Owner, mut each: impl FnMut(Post)) {
        let Some(spire) = state.spire() else { return };
        for owner in state.cities() {
            for discovery in spire.owned[owner.index()].iter() {
                let Some(record) = self.discovery(discovery) else { continue };
                let moves = record.effect == DiscoveryEffect::MoveHere;
                if record.spots > 0 && !moves && (owner == who || record.open) {
                    each(Post::Discovery(discovery));
                }
            }
        }
    }

    /// How many workers fit on a discovery, for positions: Nightweave may place any number of hers (N17.22).
    pub(crate) fn discovery_room(&self, state: &State, discovery: DiscoveryIx) -> u8 {
        let owned = state.spire().is_some_and(|spire| spire.owner_of(discovery).is_some());
        if owned { self.discovery(discovery).map_or(0, |record| record.spots) } else { 0 }
    }

    /// Whether a place is filled by moving a worker there (SR21).
    pub(crate) fn moves_here(&self, post: Post) -> bool {
        let Post::Discovery(discovery) = post else { return false };
        self.discovery_does(discovery) == Some(DiscoveryEffect::MoveHere)
    }

    /// Checks a space of a discovery (S17, SR8).
    pub(crate) fn check_discovery_spot(
        &self,
        state: &State,
        who: Owner,
        discovery: DiscoveryIx,
    ) -> Result<(), Refusal> {
        let no_place = Refusal::plain(Rule::E4_4, "no-place");
        let (Some(record), Some(spire)) = (self.discovery(discovery), state.spire()) else {
            return Err(no_place);
        };
        let Some(owner) = spire.owner_of(discovery) else { return Err(no_place) };
        let post = Post::Discovery(discovery);
        if record.spots == 0 || self.moves_here(post) {
            return Err(no_place);
        }
        if owner != who && !record.open {
            return Err(Refusal::plain(Rule::S17, "no-open-discovery"));
        }
        if record.spots > 1 && state.player(who).workers.contains(&post) {
            return Err(Refusal::plain(Rule::SR8, "no-second-worker"));
        }
        if state.workers_at(post) >= record.spots {
            return Err(Refusal::plain(Rule::E4_2, "no-free-place"));
        }
        self.check_discovery_use(state, who, discovery)
    }

    /// Checks the requirements for using a discovery (E4.3).
    pub(crate) fn check_discovery_use(
        &self,
        state: &State,
        who: Owner,
        discovery: DiscoveryIx,
    ) -> Result<(), Refusal> {
        match self.discovery_does(discovery) {
            Some(DiscoveryEffect::FillHand | DiscoveryEffect::Mines) if self.room(state, who) == 0 => {
                Err(Refusal::plain(Rule::E4_3, "no-hand-room"))
            }
            Some(DiscoveryEffect::DiscardColours(_)) => {
                let have = self.hand_colours(state, who);
                let need = u8::try_from(Colour::ALL.len()).unwrap_or(u8::MAX);
                if have < need {
                    return Err(Refusal::counted(Rule::E4_3, "no-colours", need, have));
                }
                Ok(())
            }
            Some(DiscoveryEffect::DiscardToPlay) if state.player(who).hand.is_empty() => {
                Err(Refusal::counted(Rule::E4_3, "no-cards", 1, 0))
            }
            _ => Ok(()),
        }
    }

    /// How many colours the hand of a player has.
    pub(crate) fn hand_colours(&self, state: &State, who: Owner) -> u8 {
        let colours = state.player(who).hand.cards().map(|card| self.colour(card));
        let set = colours.fold(0u8, |set, colour| set | 1 << colour as u8);
        u8::try_from(set.count_ones()).unwrap_or(u8::MAX)
    }

    /// Checks moving a worker to a discovery (SR21).
    pub(crate) fn check_move_here(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        let (owner, room) = match (post, state.spire()) {
            (Post::Discovery(discovery), Some(spire)) => {
                (spire.owner_of(discovery), self.discovery_room(state, discovery))
            }
            _ => (None, 0),
        };
        if owner != Some(who) {
            return Err(Refusal::plain(Rule::S17, "no-open-discovery"));
        }
        if state.workers_at(post) >= room {
            return Err(Refusal::plain(Rule::E4_2, "no-free-place"));
        }
        if self.movable(state, who).next().is_none() {
            return Err(Refusal::plain(Rule::SR21, "no-such-mover"));
        }
        Ok(())
    }

    /// The placed workers whose space can be used again from a discovery: no big critters, and none that stay for good
    /// (SR21).
    pub(crate) fn movable<'a>(&'a self, state: &'a State, who: Owner) -> impl Iterator<Item = Post> + 'a {
        let player = state.player(who);
        WorkerIx::enumerate(&player.workers).filter_map(move |(index, &post)| {
            let first = player.workers[..index.index()].iter().all(|&other| other != post);
            let stays = player.permanent & index.bit() != 0;
            let beast = state.spire().is_some_and(|spire| spire.is_beast(who, index.index()));
            (first && !stays && !beast && self.can_use_again(state, who, post)).then_some(post)
        })
    }

    /// Whether a player could use a space again, although a worker stands there: with all its limits, but no events, no journey,
    /// and no space where workers stay for good (SR10, SR21).
    pub(crate) fn can_use_again(&self, state: &State, who: Owner, post: Post) -> bool {
        let open = match post {
            Post::Basic(_) => true,
            Post::Forest(clearing) => {
                state.forest_at(clearing).is_some_and(|forest| self.check_forest(state, who, forest).is_ok())
            }
            Post::Haven => state.player(who).hand.len() >= 2,
            Post::Market => state.market().is_some() && self.check_market(state, who).is_ok(),
            Post::Card(owner, slot) if state.has_city(owner) => {
                state.city(owner).get(slot).is_some_and(|card| {
                    let facts = self.facts(card.kind);
                    let standing = self.standing(state, who);
                    facts.spots + facts.locked > 0
                        && !facts.permanent
                        && !card.has(FACE_DOWN)
                        && (owner == who || facts.open)
                        && card.kind != Kind::FERRY
                        && self.check_card_use(state, who, card, &standing).is_ok()
                })
            }
            Post::Knoll | Post::Station => self.leaf_posts(state).any(|space| space == post),
            Post::Discovery(discovery) => {
                self.beast(discovery).is_none()
                    && !self.moves_here(post)
                    && self.check_discovery_use(state, who, discovery).is_ok()
            }
            _ => false,
        };
        open && self.check_weather(state, who, post).is_ok()
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A worker uses a space of a discovery (S17).
    pub fn visit_discovery(
        &mut self,
        who: Owner,
        discovery: DiscoveryIx,
        copied: bool,
    ) -> Result<(), C::Error> {
        let Some(effect) = self.game.discovery_does(discovery) else { return Ok(()) };
        let owner = self.state.spire().and_then(|spire| spire.owner_of(discovery));
        if let Some(owner) = owner.filter(|&owner| owner != who && !copied) {
            self.gain_points(owner, 1, Rule::SR8);
        }
        self.cite(Rule::S17);
        match effect {
            DiscoveryEffect::Gain(gain) => self.gain(who, gain, Rule::S17)?,
            DiscoveryEffect::GainMix(mix) => {
                self.push(Task::Spire(SpireTask::Mix { who, discovery, left: mix.count }));
            }
            DiscoveryEffect::Caravan(gain) => {
                let here = self.state.workers_at(Post::Discovery(discovery)).max(1);
                self.gain(who, Gain { any: gain.any.saturating_mul(here), ..gain }, Rule::S17)?;
            }
            DiscoveryEffect::FillHand => {
                self.push_all(&[Task::Spire(SpireTask::FillHand { who }), Task::Refill]);
            }
            DiscoveryEffect::DiscardColours(_) => {
                self.push(Task::Spire(SpireTask::Colours { who, discovery, colours: 0 }));
            }
            DiscoveryEffect::Mines => {
                self.push(Task::Spire(SpireTask::Mine { who }));
                self.mine(who)?;
            }
            DiscoveryEffect::DiscardToPlay => {
                let left = self.state.player(who).hand.len();
                self.push(Task::Discard { who, left, done: 0, least: 0, why: Why::Laboratory });
            }
            _ => {}
        }
        Ok(())
    }

    /// A placed worker moves to a discovery, and the space that it came from is used again (SR21).
    pub fn move_here(&mut self, who: Owner, discovery: DiscoveryIx, from: Post) {
        let to = Post::Discovery(discovery);
        let spire = self.state.spire().map(|spire| spire.beasts[who.index()]);
        let player = self.state.player_mut(who);
        let permanent = player.permanent;
        let mover = WorkerIx::enumerate(&mut player.workers).find(|(index, worker)| {
            let beast = spire.is_some_and(|beasts| beasts[index.index()].is_some());
            **worker == from && permanent & index.bit() == 0 && !beast
        });
        let Some((_, worker)) = mover else { return };
        *worker = to;
        self.tell(Rule::SR21, Event::Moved { who, from, to });
        // Powers and the abilities of big critters do not apply (SR9).
        if let Some(spire) = self.spire() {
            spire.acting = discovery.into();
        }
        if matches!(from, Post::Knoll | Post::Station) {
            self.cite(Rule::CR6);
        }
        self.push(Task::Visit { who, post: from });
    }

    /// A card of the deck is revealed in the mines; one that equals a card of the meadow ends it (SR16).
    pub fn mine(&mut self, who: Owner) -> Result<(), C::Error> {
        let Some(kind) = self.turn_up("reveal")? else { return Ok(()) };
        let equal = self.state.meadow.contains(&Some(kind));
        let Some(spire) = self.spire() else { return Ok(()) };
        if !equal {
            spire.mined.add(kind);
            self.tell(Rule::S17, Event::Revealed { who, kind, from: Heap::Deck });
            return Ok(());
        }
        let mined = std::mem::take(&mut spire.mined);
        self.tell_seen(kind, Rule::SR16, Event::Revealed { who, kind, from: Heap::Deck });
        for card in mined.cards().chain([kind]) {
            self.discard_seen(card, Rule::SR16);
        }
        Ok(())
    }

    /// The cards from the mines come into the hand, each with a point token (S17).
    pub fn leave_mines(&mut self, who: Owner) {
        let mined = self.spire().map(|spire| std::mem::take(&mut spire.mined)).unwrap_or_default();
        for kind in mined.cards() {
            if self.state.player_mut(who).hand.add(kind) {
                self.note_drawn(who, kind);
                self.tell(Rule::S17, Event::TookShown { who, kind: Some(kind) });
            } else {
                self.discard_seen(kind, Rule::S17);
            }
        }
        if !mined.is_empty() {
            self.has_drawn(who);
        }
        self.gain_points(who, mined.len(), Rule::S17);
    }
}
