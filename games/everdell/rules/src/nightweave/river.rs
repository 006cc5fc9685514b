//! Nightweave with Pearlbrook: her ambassador (N17.16), wonders and adornments (N17.17), and her Pirate Ship (N17.18).

use tabletop::{Chance, Log};

use crate::content::{Space, Tokens};
use crate::event::Event;
use crate::index::{AdornmentIx, Owner, RiverSpotIx, Slot, WonderIx};
use crate::kind::Kind;
use crate::pearlbrook::DEALT;
use crate::play::Play;
use crate::setup::{BasicEventRows, HerShip};
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether only her ambassador is left, so it goes where a worker would (N17.16). Spiders that are stuck count as
    /// placed (H2.1).
    pub(super) fn only_ambassador_left(&self, state: &State) -> bool {
        self.has_ambassador(state, Owner::RIVAL) && (state.lair.stuck || self.spiders_home(state) == 0)
    }

    /// Whether a space means a wonder and an adornment: also a basic event, in whose place the wonders lie (PR15).
    pub(super) fn means_wonder(&self, state: &State, space: Space) -> bool {
        match space {
            Space::Wonder => true,
            Space::BasicEvent => {
                state.brook().is_some() && state.options.basic_event_rows == BasicEventRows::Wonders
            }
            _ => false,
        }
    }

    /// Whether she uses a Pirate Ship for a space (N17.18, PR16).
    pub(super) fn means_ship(&self, state: &State, space: Space) -> bool {
        let meant = space == Space::City || state.options.her_ship == HerShip::AnyWorker;
        meant && self.spiders_home(state) > 0
    }

    /// The spot of the river that her ambassador goes to: of those face down, else of all, the one that she lacks the
    /// fewest cards for (N17.16, PR14).
    fn her_river_spot(&self, state: &State) -> Option<RiverSpotIx> {
        let brook = state.brook()?;
        let down = |spot: RiverSpotIx| brook.spots.get(spot.index()).is_some_and(|card| card.is_none());
        let free = || {
            RiverSpotIx::first(RiverSpotIx::SHOAL.get())
                .filter(|&spot| brook.ambassadors_at(Post::River(spot)) == 0)
        };
        let any_down = free().any(down);
        let lacks = |spot: RiverSpotIx| {
            let asks = self.spot_asks(spot);
            asks.map_or(0, |(colour, need)| need.saturating_sub(self.river_count(&state.rival_city, colour)))
        };
        let of_those = || free().filter(|&spot| down(spot) || !any_down);
        let fewest = of_those().map(lacks).min()?;
        self.by_arrows(state, of_those().filter(|&spot| lacks(spot) == fewest))
    }

    /// The wonder that she builds: of those that her pearls pay for the one that costs the most (N17.17).
    fn her_next_wonder(&self, state: &State) -> Option<WonderIx> {
        let brook = state.brook()?;
        let pearls = brook.pearls[Owner::RIVAL.index()];
        let cost = |wonder: WonderIx| self.wonder(wonder).map_or(u8::MAX, |record| record.pearls);
        let unbuilt =
            |wonder: WonderIx| brook.wonders.get(wonder.index()).is_some_and(|owner| owner.is_none());
        let open = || WonderIx::first(4).filter(|&wonder| unbuilt(wonder) && cost(wonder) <= pearls);
        let dearest = open().map(cost).max()?;
        self.by_arrows(state, open().filter(|&wonder| cost(wonder) == dearest))
    }

    /// A Pirate Ship of hers without a worker (N17.18).
    fn her_ship(&self, state: &State) -> Option<Slot> {
        let empty = |slot: Slot| state.workers_at(Post::Card(Owner::RIVAL, slot)) == 0;
        let ships = state.rival_city.open().filter(|(_, card)| card.kind == Kind::PIRATE_SHIP);
        ships.map(|(slot, _)| slot).find(|&slot| empty(slot))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Her pile of adornments, which no player sees (PR13).
    pub(super) fn deal_her_adornments(&mut self) {
        if self.state.brook().is_none() {
            return;
        }
        self.cite(Rule::N17_15);
        for _ in 0..DEALT {
            self.tell(Rule::PR13, Event::AdornmentDealt { who: Owner::RIVAL, adornment: None });
        }
    }

    /// Her ambassador replaces the spider of spring (N17.15).
    pub(super) fn her_ambassador_joins(&mut self) {
        if let Some(brook) = self.brook() {
            brook.ambassadors[Owner::RIVAL.index()] = Post::Home;
            self.tell(Rule::N17_15, Event::AmbassadorJoined);
        }
    }

    /// Her ambassador comes home with the spiders (P8).
    pub(super) fn her_ambassador_home(&mut self) {
        if let Some(brook) = self.brook() {
            let ambassador = &mut brook.ambassadors[Owner::RIVAL.index()];
            if ambassador.is_deployed() {
                *ambassador = Post::Home;
                self.cite(Rule::P8);
            }
        }
    }

    /// Her ambassador goes to the river (N17.16).
    pub(super) fn send_her_ambassador(&mut self) -> Result<Result<(), (Rule, &'static str)>, C::Error> {
        let who = Owner::RIVAL;
        if !self.game.has_ambassador(self.state, who) {
            return Ok(Err((Rule::N17_16, "ambassador-out")));
        }
        let Some(spot) = self.game.her_river_spot(self.state) else {
            return Ok(Err((Rule::PR14, "all-taken")));
        };
        let mut down = false;
        if let Some(brook) = self.brook() {
            brook.ambassadors[who.index()] = Post::River(spot);
            down = brook.spots.get(spot.index()).is_some_and(|card| card.is_none());
        }
        self.cite(Rule::PR14);
        self.tell(Rule::N17_16, Event::AmbassadorSent { who, post: Post::River(spot) });
        if down && let Some(card) = self.draw_river_card()? {
            self.river_turned(who, spot, card, Rule::N17_16);
        }
        self.gain_pearls(who, 1, Rule::N17_16);
        Ok(Ok(()))
    }

    /// A spider goes to a wonder, which she builds, and an adornment is turned up; either alone is enough (N17.17).
    pub(super) fn her_wonder(
        &mut self,
        points: Tokens,
    ) -> Result<Result<(), (Rule, &'static str)>, C::Error> {
        let can_build = self.game.spiders_home(self.state) > 0;
        let wonder = self.game.her_next_wonder(self.state).filter(|_| can_build);
        if let Some(wonder) = wonder {
            self.put_spider(Post::Wonder(wonder), Rule::N17_17)?;
            self.she_builds(wonder);
        }
        if !self.turn_her_adornment()? && wonder.is_none() {
            return Ok(Err((Rule::N8_7, "wonder-too-dear")));
        }
        if wonder.is_none() {
            self.cite(Rule::PR21);
        }
        let tokens = self.game.tokens(self.state, points);
        self.gain_points(Owner::RIVAL, tokens, Rule::N10_11);
        Ok(Ok(()))
    }

    /// When her game ends she builds one more wonder (N17.17).
    pub(super) fn her_last_wonder(&mut self) {
        if let Some(wonder) = self.game.her_next_wonder(self.state) {
            self.she_builds(wonder);
        }
    }

    /// A wonder is hers; she pays pearls only (N17.17).
    fn she_builds(&mut self, wonder: WonderIx) {
        let pearls = self.game.wonder(wonder).map_or(0, |record| record.pearls);
        if let Some(owner) = self.brook().and_then(|brook| brook.wonders.get_mut(wonder.index())) {
            *owner = Owner::RIVAL.into();
        }
        self.tell(Rule::N17_17, Event::WonderBuilt { who: Owner::RIVAL, wonder });
        self.pay_pearls(Owner::RIVAL, pearls, Rule::N17_17);
    }

    /// Pays a pearl for her top adornment, which is a trophy now; returns whether she could (N17.17).
    fn turn_her_adornment(&mut self) -> Result<bool, C::Error> {
        let who = Owner::RIVAL;
        let left = self.game.adornments_left(self.state, who);
        if left == 0 || self.game.pearls(self.state, who) == 0 {
            return Ok(false);
        }
        // Any adornment that no player has may lie on top.
        self.cite(Rule::PR13);
        let mut weights = [1u8; crate::content::ADORNMENTS];
        if let Some(brook) = self.state.brook() {
            for adornment in brook.held.iter().chain(brook.played.iter()).flat_map(|some| some.iter()) {
                weights[adornment.index() % weights.len()] = 0;
            }
        }
        let drawn = self.chance.draw("adornment", &weights)?;
        let Some(adornment) = AdornmentIx::at(drawn) else { return Ok(false) };
        self.pay_pearls(who, 1, Rule::N17_17);
        if let Some(brook) = self.brook() {
            brook.played[who.index()].add(adornment);
        }
        self.tell(Rule::N17_17, Event::AdornmentTurned { adornment });
        Ok(true)
    }

    /// She uses a Pirate Ship, if she has one and your city has room: it sails there with her spider, and the rest of
    /// its text does not count (N17.18). Returns whether she did.
    pub(super) fn her_ship_sails(&mut self, points: Tokens) -> Result<bool, C::Error> {
        let Some(slot) = self.game.her_ship(self.state) else { return Ok(false) };
        self.cite(Rule::PR16);
        self.arrows_name();
        // The first player that the arrows name gets it, if there is room.
        let mut named = self.game.named_by_arrows(self.state);
        let Some(to) = named.find(|&who| self.game.ship_fits(self.state, who)) else { return Ok(false) };
        let post = Post::Card(Owner::RIVAL, slot);
        self.put_spider(post, Rule::N17_18)?;
        self.ship_moves(Owner::RIVAL, post, to, Rule::N17_18);
        let tokens = self.game.tokens(self.state, points);
        self.gain_points(Owner::RIVAL, tokens, Rule::N10_11);
        Ok(true)
    }
}
