//! Spirecrest: the trail, exploring, discoveries and the expedition (S1–S19). `weather` has the effects of weather,
//! `spaces` the spaces on discoveries, `beasts` the big critters.

mod beasts;
mod spaces;
mod weather;

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Source, SpireTask, Task, Why};
use crate::choice::{Choice, Refusal};
use crate::content::{
    AREAS, Area, Beast, Colour, Discovery, DiscoveryEffect, Gain, MapTile, Resource, Searched, Set, Step,
    Stock, Tallied, Tuck, Weather,
};
use crate::event::{Event, Heap};
use crate::index::{BesideIx, DiscoveryIx, MeadowIx, Owner, Stage, TileIx, WeatherIx, WorkerIx};
use crate::kind::Kind;
use crate::names::find_id;
use crate::placing::Prospect;
use crate::play::Play;
use crate::playing::Standing;
use crate::scoring::{Score, ScoreKind};
use crate::setup::{RivalKind, Setup, TrailTiles};
use crate::state::{ALONG, BESIDE, Discoveries, Post, Spire, State, TURNED_UP, Taken};
use crate::{Everdell, Rule};

impl Everdell {
    /// The weather card of this place in the content.
    pub(crate) fn weather_card(&self, weather: WeatherIx) -> Option<&Weather> {
        self.content.weather.get(weather.index())
    }

    /// The map tile of this place in the content.
    pub(crate) fn map_tile(&self, tile: TileIx) -> Option<&MapTile> {
        self.content.tiles.get(tile.index())
    }

    /// The discovery of this place in the content.
    pub(crate) fn discovery(&self, discovery: DiscoveryIx) -> Option<&Discovery> {
        self.content.discoveries.get(discovery.index())
    }

    /// What a discovery does.
    pub(crate) fn discovery_does(&self, discovery: DiscoveryIx) -> Option<DiscoveryEffect> {
        self.discovery(discovery).map(|record| record.effect)
    }

    /// The pieces in the box, if Spirecrest is in play: without Stormvale against Nightweave (N17.20).
    pub(crate) fn spire_box(&self, setup: &Setup) -> Option<Spire> {
        let mut spire = setup.spirecrest.then(Spire::default)?;
        if setup.rival == RivalKind::Nightweave {
            for (discovery, record) in DiscoveryIx::enumerate(&self.content.discoveries) {
                if matches!(record.effect, DiscoveryEffect::Display(_)) {
                    spire.unseen.remove(discovery);
                }
            }
        }
        Some(spire)
    }

    /// The discoveries of a section.
    pub(crate) fn discoveries_of(&self, area: usize) -> Discoveries {
        let all = DiscoveryIx::enumerate(&self.content.discoveries);
        all.filter(|(_, record)| record.area as usize == area).map(|(discovery, _)| discovery).collect()
    }

    /// The discovery of a player that does this, if there is one.
    pub(crate) fn owns(
        &self,
        state: &State,
        who: Owner,
        does: impl Fn(DiscoveryEffect) -> bool,
    ) -> Option<DiscoveryIx> {
        let owned = state.spire()?.owned[who.index()];
        owned.iter().find(|&discovery| self.discovery_does(discovery).is_some_and(&does))
    }

    /// The ability of a big critter.
    pub(crate) fn beast(&self, discovery: DiscoveryIx) -> Option<Beast> {
        match self.discovery_does(discovery)? {
            DiscoveryEffect::Beast(beast) => Some(beast),
            _ => None,
        }
    }

    /// Checks taking a discovery that is turned up: the player must be able to pay the resources or cards that its
    /// place costs (S8, SR6).
    pub(crate) fn check_discovery(
        &self,
        state: &State,
        who: Owner,
        discovery: DiscoveryIx,
    ) -> Result<(), Refusal> {
        let Some(cost) = turned_cost(state, discovery) else {
            return Err(Refusal::plain(Rule::S8, "no-discovery"));
        };
        let player = state.player(who);
        let have = player.stock.total() + u16::from(player.hand.len());
        if have < u16::from(cost) {
            return Err(Refusal::counted(
                Rule::S8,
                "no-discovery-cost",
                cost,
                u8::try_from(have).unwrap_or(0),
            ));
        }
        Ok(())
    }

    /// The steps of a player's expedition from the left, with the cost and gain of each (S12, S14).
    pub(crate) fn steps<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
    ) -> impl Iterator<Item = (Stage, Gain, u8)> + 'a {
        let spire = state.spire();
        let owned = spire.map(|spire| spire.owned[who.index()]).unwrap_or_default();
        let ends = move |wanted: bool| {
            owned.iter().filter_map(move |discovery| {
                let record = self.discovery(discovery)?;
                match record.effect {
                    DiscoveryEffect::Step(Step { first, pay }) if first == wanted => {
                        Some((Stage::Discovery(discovery), pay, record.points))
                    }
                    _ => None,
                }
            })
        };
        let tiles = spire.into_iter().flat_map(move |spire| spire.charted[who.index()]);
        let tiles = tiles.filter_map(move |tile| {
            let tile = tile.get()?;
            let record = self.map_tile(tile)?;
            Some((Stage::Tile(tile), record.pay, record.points))
        });
        ends(true).chain(tiles).chain(ends(false))
    }

    /// The next step of a player's expedition.
    pub(crate) fn next_step(&self, state: &State, who: Owner) -> Option<(Stage, Gain, u8)> {
        let walked = state.spire()?.walked[who.index()];
        self.steps(state, who).nth(walked.into())
    }

    /// Whether a player can pay for a step (S12).
    pub(crate) fn can_walk(&self, state: &State, who: Owner, pay: Gain) -> bool {
        let player = state.player(who);
        player.stock.covers(pay.stock)
            && player.stock.total() >= pay.stock.total() + u16::from(pay.any)
            && player.hand.len() >= pay.cards
            && player.points >= u16::from(pay.points)
    }

    /// The points of a discovery for a player now (S15).
    pub(crate) fn discovery_points(&self, state: &State, who: Owner, discovery: DiscoveryIx) -> i16 {
        let city = state.city(who);
        let counted = |of: Tallied| match of {
            Tallied::Colour(colour) => i16::from(self.coloured(city, colour)),
            Tallied::Events => {
                let (basic, special) = self.events_of(state, who);
                basic + special
            }
            Tallied::LastTile => {
                let walked = state.spire().map_or(0, |spire| spire.walked[who.index()]);
                i16::from(walked > 0 && self.next_step(state, who).is_none())
            }
        };
        match self.discovery_does(discovery) {
            Some(DiscoveryEffect::ScoreIf(score)) if counted(score.of) >= i16::from(score.least) => {
                score.points.into()
            }
            Some(DiscoveryEffect::ScoreLess(score)) => {
                let less = self.coloured(city, score.of) / score.every.max(1);
                i16::from(score.points) - i16::from(less)
            }
            Some(DiscoveryEffect::ScoreFewest(points)) => {
                let fewest = self.colours(city).into_iter().min().unwrap_or(0);
                i16::from(points) + i16::from(fewest)
            }
            Some(DiscoveryEffect::ScoreJourney(most)) => {
                let player = state.player(who);
                let journeys =
                    WorkerIx::enumerate(&player.workers).filter_map(|(index, worker)| match worker {
                        Post::Journey(space) if !state.lair.has_lent(who, index) => {
                            self.content.journeys.get(space.index()).map(|journey| i16::from(journey.points))
                        }
                        _ => None,
                    });
                journeys.sum::<i16>().min(most.into())
            }
            _ => 0,
        }
    }

    /// Adds the points of Spirecrest to a score sheet (S15), also to Nightweave's (N17.23).
    pub(crate) fn score_spire(&self, state: &State, who: Owner, score: &mut Score) {
        let Some(spire) = state.spire() else { return };
        if who.is_rival() {
            for tile in spire.charted[who.index()].iter().filter_map(|tile| tile.get()) {
                let points = self.map_tile(tile).map_or(0, |record| record.points);
                score.add(ScoreKind::Tile(tile), points.into(), Rule::N17_23);
            }
            for discovery in spire.owned[who.index()].iter() {
                let points = self.discovery(discovery).map_or(0, |record| record.points);
                score.add(ScoreKind::Discovery(discovery), points.into(), Rule::N17_23);
            }
            return;
        }
        for (stage, _, points) in self.steps(state, who).take(spire.walked[who.index()].into()) {
            match stage {
                Stage::Tile(tile) => score.add(ScoreKind::Tile(tile), points.into(), Rule::S15),
                Stage::Discovery(discovery) => {
                    score.add(ScoreKind::Discovery(discovery), points.into(), Rule::S14);
                }
            }
        }
        for discovery in spire.owned[who.index()].iter() {
            let fewest = matches!(self.discovery_does(discovery), Some(DiscoveryEffect::ScoreFewest(_)));
            let rule = if fewest { Rule::SR15 } else { Rule::S15 };
            let points = self.discovery_points(state, who, discovery);
            score.add(ScoreKind::Discovery(discovery), points, rule);
        }
    }

    /// A card under a discovery of the player, or beside Stormvale, that the player can play (SR7, S18).
    pub(crate) fn beside(&self, state: &State, who: Owner, place: BesideIx) -> Option<Kind> {
        let kind = state.spire()?.beside(place)?;
        let open = self.tuck_of(state, who, place).is_some() || place.index() >= 2 * BESIDE;
        open.then_some(kind)
    }

    /// Under which discovery of the player a card at this place lies, if it lies under one.
    pub(crate) fn tuck_of(&self, state: &State, who: Owner, place: BesideIx) -> Option<Tuck> {
        let critters = match place.index() / BESIDE {
            0 => false,
            1 => true,
            _ => return None,
        };
        let own = self.owns(
            state,
            who,
            |effect| matches!(effect, DiscoveryEffect::Tuck(tuck) if tuck.critters == critters),
        )?;
        match self.discovery_does(own) {
            Some(DiscoveryEffect::Tuck(tuck)) => Some(tuck),
            _ => None,
        }
    }

    /// The cost of a card, and the discount of the discovery under which it lies (SR7).
    pub(crate) fn cost_beside(
        &self,
        state: &State,
        who: Owner,
        source: Source,
        mut cost: Stock,
    ) -> (Stock, u8) {
        let Source::Beside(place) = source else { return (cost, 0) };
        match self.tuck_of(state, who, place) {
            Some(tuck) if tuck.critters => {
                let berries = &mut cost[Resource::Berry];
                *berries = berries.saturating_sub(tuck.off);
                (cost, 0)
            }
            Some(tuck) => (cost, tuck.off),
            None => (cost, 0),
        }
    }

    /// Whether a card can go under a discovery (S19).
    pub(crate) fn can_tuck(&self, discovery: DiscoveryIx, kind: Kind) -> bool {
        match self.discovery_does(discovery) {
            Some(DiscoveryEffect::Tuck(tuck)) => self.facts(kind).critter == tuck.critters,
            _ => false,
        }
    }

    /// The cards that can be named to a discovery that searches the deck: those of this game (S19).
    pub(crate) fn each_sought(&self, state: &State, discovery: DiscoveryIx, mut each: impl FnMut(Kind)) {
        let Some(DiscoveryEffect::Search(sought)) = self.discovery_does(discovery) else { return };
        let cards = self.census(state);
        for kind in self.kinds().filter(|&kind| !Set::of(kind).legendary() && cards[kind.index()] > 0) {
            if self.facts(kind).critter == (sought == Searched::Critter) {
                each(kind);
            }
        }
    }
}

/// What the place of a discovery that is turned up costs; `None` if it is not.
pub(crate) fn turned_cost(state: &State, discovery: DiscoveryIx) -> Option<u8> {
    let place = state.spire()?.turned.iter().position(|place| place.is(discovery))?;
    u8::try_from(place).ok()
}

impl Everdell {
    /// The stable name of a map tile.
    pub(crate) fn tile_name(&self, tile: TileIx) -> String {
        self.map_tile(tile).map_or_else(|| "none".to_owned(), |record| record.id.to_string())
    }

    /// The stable name of a discovery.
    pub(crate) fn discovery_name(&self, discovery: DiscoveryIx) -> String {
        self.discovery(discovery).map_or_else(|| "none".to_owned(), |record| record.id.to_string())
    }

    /// The discovery of this stable name.
    pub(crate) fn find_discovery(&self, name: &str) -> Option<DiscoveryIx> {
        DiscoveryIx::at(find_id(&self.content.discoveries, |record| &record.id, name)?)
    }

    /// What Spirecrest offers in a turn: big critters on their places, and moving a worker to a discovery.
    pub(crate) fn each_spire_action(
        &self,
        state: &State,
        who: Owner,
        standing: &Standing,
        mut each: impl FnMut(Choice),
    ) {
        let Some(spire) = state.spire() else { return };
        for beast in self.beasts_home(state, who) {
            self.each_beast_post(state, who, beast, |post| {
                let far = beast.1 != Beast::Corliander
                    && self.prospect(state, state.player(who), standing, Taken::NOBODY, post)
                        == Prospect::Far;
                if !far && self.check_beast(state, who, beast.0, post, standing).is_ok() {
                    each(Choice::Beast(beast.0, post));
                }
            });
        }
        for discovery in spire.owned[who.index()].iter() {
            let post = Post::Discovery(discovery);
            if self.moves_here(post) && self.check_move_here(state, who, post).is_ok() {
                each(Choice::Place(post));
            }
        }
    }

    /// Whether any card beside discoveries meets a condition; stops at the first.
    #[inline]
    pub(crate) fn any_beside(
        &self,
        state: &State,
        who: Owner,
        mut is_meant: impl FnMut(Source, Kind) -> bool,
    ) -> bool {
        if state.spire().is_none() {
            return false;
        }
        BesideIx::first(9).any(|place| {
            self.beside(state, who, place).is_some_and(|kind| is_meant(Source::Beside(place), kind))
        })
    }

    /// Whether a card lies under a discovery of the player (SR7).
    pub(crate) fn lies_under(&self, state: &State, who: Owner, source: Source) -> bool {
        matches!(source, Source::Beside(place) if self.tuck_of(state, who, place).is_some())
    }

    /// The cost of a card with the additional cost of weather (S5), and the discount (SR7).
    pub(crate) fn cost_in_play(
        &self,
        state: &State,
        who: Owner,
        kind: Kind,
        source: Source,
        cost: Stock,
    ) -> (Stock, u8) {
        if state.spire().is_none() {
            return (cost, 0);
        }
        self.cost_beside(state, who, source, cost.saturating_add(self.weather_cost(state, who, kind)))
    }

    /// Every space on a discovery.
    pub(crate) fn discovery_posts<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Post> + 'a {
        let owned =
            state.spire().into_iter().flat_map(|spire| spire.owned.iter().flat_map(|owned| owned.iter()));
        owned
            .filter(|&discovery| self.discovery(discovery).is_some_and(|record| record.spots > 0))
            .map(Post::Discovery)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The state of Spirecrest, mutable.
    pub fn spire(&mut self) -> Option<&mut Spire> {
        self.state.spire_mut()
    }

    /// The weather of winter and the tiles of the first section are turned up (S2, S3).
    pub fn begin_spirecrest(&mut self, setup: &Setup) -> Result<(), C::Error> {
        if !setup.spirecrest {
            return Ok(());
        }
        self.cite(Rule::S2);
        if setup.rival == RivalKind::Nightweave {
            self.cite(Rule::N17_20);
        }
        self.turn_up_weather(crate::content::Season::Winter)?;
        self.cite(Rule::S3);
        self.lay_tiles(0)
    }

    /// The tiles of a section are turned up, unless they are already (S3, SR3).
    pub fn lay_tiles(&mut self, area: usize) -> Result<(), C::Error> {
        let hers = u8::from(self.state.rival == RivalKind::Nightweave);
        let more = u8::from(self.state.options.trail_tiles == TrailTiles::OneMore);
        let count = usize::from(self.state.players + hers + more).min(ALONG);
        let Some(up) = self.spire().and_then(|spire| spire.up.get_mut(area)) else { return Ok(()) };
        if std::mem::replace(up, true) {
            return Ok(());
        }
        self.cite(Rule::SR3);
        let mut weights = [0u8; crate::content::TILES];
        for (weight, tile) in weights.iter_mut().zip(&self.game.content.tiles) {
            *weight = u8::from(tile.area as usize == area);
        }
        for place in 0..count {
            let drawn = self.chance.draw("tile", &weights)?;
            weights[drawn] = 0;
            let Some(tile) = TileIx::at(drawn) else { continue };
            if let Some(spire) = self.spire() {
                spire.along[area][place] = tile.into();
            }
            self.tell(Rule::S3, Event::TileLaid { tile });
        }
        Ok(())
    }

    /// Exploring follows everything that a preparation brings (S6); until then no weather holds (SR5).
    pub fn will_explore(&mut self, who: Owner) {
        let Some(spire) = self.spire() else { return };
        spire.calm = who.into();
        if spire.explored(who) < AREAS {
            self.push_all(&[
                Task::Spire(SpireTask::Chart { who }),
                Task::Spire(SpireTask::TurnUp { who }),
                Task::Spire(SpireTask::Travel { who }),
            ]);
        }
    }

    /// A map tile is added to an expedition (S7).
    pub fn chart(&mut self, who: Owner, tile: TileIx, rule: Rule) {
        let Some(spire) = self.spire() else { return };
        let area = spire.explored(who);
        spire.take_tile(area, tile);
        if let Some(place) = spire.charted[who.index()].get_mut(area) {
            *place = tile.into();
        }
        self.tell(rule, Event::Charted { who, tile });
    }

    /// Three discoveries of the section that was charted last are turned up (S8).
    pub fn turn_up_discoveries(&mut self, who: Owner, rule: Rule) -> Result<(), C::Error> {
        let Some(area) = self.state.spire().and_then(|spire| spire.explored(who).checked_sub(1)) else {
            return Ok(());
        };
        for place in 0..TURNED_UP {
            let Some(discovery) = self.draw_discovery(area)? else { break };
            if let Some(spire) = self.spire() {
                spire.turned[place] = discovery.into();
            }
            self.tell(rule, Event::DiscoveryTurned { who, discovery });
        }
        Ok(())
    }

    /// A discovery of a deck: one that nobody has seen, or of those that were put back first (SR6).
    fn draw_discovery(&mut self, area: usize) -> Result<Option<DiscoveryIx>, C::Error> {
        let deck = self.game.discoveries_of(area);
        let Some(spire) = self.spire() else { return Ok(None) };
        spire.settle_under(area);
        let unseen = spire.unseen.and(deck);
        let from = if unseen.is_empty() { spire.under[area][0] } else { unseen };
        if from.is_empty() {
            return Ok(None);
        }
        if unseen.is_empty() {
            self.cite(Rule::SR6);
        }
        let mut weights = [0u8; crate::content::DISCOVERIES];
        from.iter().for_each(|discovery| weights[discovery.index() % crate::content::DISCOVERIES] = 1);
        let drawn = DiscoveryIx::at(self.chance.draw("discovery", &weights)?);
        if let (Some(spire), Some(drawn)) = (self.spire(), drawn) {
            spire.unseen.remove(drawn);
            spire.under[area][0].remove(drawn);
            spire.settle_under(area);
        }
        Ok(drawn)
    }

    /// A discovery that is turned up becomes a player's (S8).
    pub fn own_discovery(&mut self, who: Owner, discovery: DiscoveryIx, rule: Rule) {
        if let Some(spire) = self.spire() {
            spire
                .turned
                .iter_mut()
                .filter(|place| place.is(discovery))
                .for_each(|place| *place = Maybe::default());
            spire.owned[who.index()].add(discovery);
        }
        self.tell(rule, Event::DiscoveryTaken { who, discovery });
    }

    /// A discovery is taken and paid for (S8, SR6).
    pub fn take_discovery(&mut self, who: Owner, discovery: DiscoveryIx, taken: u8) {
        let cost = turned_cost(self.state, discovery).unwrap_or(0);
        let another = taken == 0 && self.takes_two(who);
        self.own_discovery(who, discovery, Rule::S8);
        if another {
            self.cite(Rule::S18);
            self.push(Task::Spire(SpireTask::Take { who, taken: 1 }));
        }
        self.push(Task::Spire(SpireTask::Taken { who, discovery }));
        if cost > 0 {
            self.cite(Rule::SR6);
            self.push(Task::PayMix { who, left: cost, done: 0, least: cost, why: Why::Discovery });
        }
    }

    /// Whether a player may take a second discovery: with the Mountaineer on the Peaks (S18).
    fn takes_two(&self, who: Owner) -> bool {
        let mountaineer = self.game.owns(self.state, who, |effect| effect == DiscoveryEffect::IgnoreSpring);
        let peaks = Area::Peaks as usize + 1;
        mountaineer.is_some() && self.state.spire().is_some_and(|spire| spire.explored(who) == peaks)
    }

    /// Carries out the effect of a discovery that has been taken (S11, S18, S19).
    pub fn discovery_taken(&mut self, who: Owner, discovery: DiscoveryIx) -> Result<(), C::Error> {
        match self.game.discovery_does(discovery) {
            Some(DiscoveryEffect::Beast(_)) => self.beast_joins(who, discovery),
            Some(DiscoveryEffect::Tuck(tuck)) => {
                self.cite(Rule::S19);
                self.push_all(&[
                    Task::Spire(SpireTask::Tuck { who, discovery, left: tuck.count }),
                    Task::Refill,
                ]);
            }
            Some(DiscoveryEffect::Display(_)) => self.fill_vale()?,
            Some(DiscoveryEffect::Search(_)) => {
                self.push(Task::Spire(SpireTask::Search { who, discovery }));
            }
            Some(DiscoveryEffect::Reveal(count)) => self.see_lights(who, count)?,
            Some(DiscoveryEffect::RenewHand) => {
                self.cite(Rule::S19);
                let left = self.state.player(who).hand.len();
                self.push(Task::Discard { who, left, done: 0, least: 0, why: Why::StarWeavers });
            }
            _ => {}
        }
        Ok(())
    }

    /// The rabbit moves on: the next section is turned up, and the new weather reaches the player (S9, SR5).
    pub fn travel(&mut self, who: Owner) -> Result<(), C::Error> {
        self.put_back(who);
        let Some(area) = self.state.spire().map(|spire| spire.explored(who)) else { return Ok(()) };
        self.tell(Rule::S9, Event::Travelled { who, area: u8::try_from(area).unwrap_or(0) });
        if area < AREAS {
            self.lay_tiles(area)?;
        }
        self.weather_after_travel(who)
    }

    /// Discoveries that were not taken go back under their deck (S8, SR6).
    pub fn put_back(&mut self, who: Owner) {
        let Some(spire) = self.spire() else { return };
        let left: Discoveries =
            std::mem::take(&mut spire.turned).into_iter().filter_map(Maybe::get).collect();
        if let Some(area) = spire.explored(who).checked_sub(1) {
            spire.put_under(area, left);
        }
    }

    /// A card of the hand or of the meadow goes under a discovery (S19, SR7).
    pub fn tuck(&mut self, who: Owner, discovery: DiscoveryIx, kind: Kind, from: Option<MeadowIx>) {
        let Some(DiscoveryEffect::Tuck(tuck)) = self.game.discovery_does(discovery) else { return };
        let there = match from {
            None => self.state.player_mut(who).hand.take(kind),
            Some(place) => self.state.meadow.get_mut(place.index()).and_then(Option::take).is_some(),
        };
        let free = self.spire().and_then(|spire| {
            spire.tucked[usize::from(tuck.critters)].iter_mut().find(|card| card.is_none())
        });
        match free {
            Some(free) if there => *free = Some(kind),
            _ => return,
        }
        self.cite(Rule::SR7);
        self.tell(Rule::S19, Event::PutUnder { who, kind });
        if let Some(place) = from {
            self.passes_over_marked();
            self.push(Task::Left { who, place, kind, played: false });
        }
    }

    /// Cards of the deck come beside Stormvale (S18).
    pub fn fill_vale(&mut self) -> Result<(), C::Error> {
        let shown = self.vale().map_or(0, |(_, shown)| BESIDE.min(shown.into()));
        for place in 0..shown {
            let empty = self.state.spire().is_some_and(|spire| spire.vale[place].is_none());
            if !empty {
                continue;
            }
            let Some(kind) = self.turn_up("reveal")? else { break };
            if let Some(spire) = self.spire() {
                spire.vale[place] = Some(kind);
            }
            self.tell(Rule::S18, Event::Displayed { kind });
        }
        Ok(())
    }

    /// The player to whom Stormvale belongs, if it belongs to one, and how many cards lie beside it.
    fn vale(&self) -> Option<(Owner, u8)> {
        self.state.people().find_map(|owner| {
            let shown = |effect| match effect {
                DiscoveryEffect::Display(shown) => Some(shown),
                _ => None,
            };
            let own = self.game.owns(self.state, owner, |effect| shown(effect).is_some())?;
            Some((owner, shown(self.game.discovery_does(own)?)?))
        })
    }

    /// A card is taken from under a discovery or from beside Stormvale, whose owner gains a token when another player
    /// plays it (SR7, S18).
    pub fn leave_beside(&mut self, who: Owner, place: BesideIx) -> Result<(), C::Error> {
        if self.game.tuck_of(self.state, who, place).is_some() {
            self.cite(Rule::SR7);
        }
        if let Some(card) = self.spire().and_then(|spire| spire.beside_mut(place)) {
            *card = None;
        }
        if place.index() < 2 * BESIDE {
            return Ok(());
        }
        if let Some((owner, _)) = self.vale().filter(|&(owner, _)| owner != who) {
            self.gain_points(owner, 1, Rule::S18);
        }
        self.fill_vale()
    }

    /// The deck is searched for a card that was named (S19, SR16).
    pub fn search_deck(&mut self, who: Owner, kind: Kind) {
        self.cite(Rule::SR16);
        self.tell(Rule::S19, Event::Sought { who, kind });
        if self.state.deck[kind] == 0 || !self.state.player_mut(who).hand.add(kind) {
            self.tell(Rule::SR16, Event::NotFound { who, kind });
            return;
        }
        self.state.deck[kind] -= 1;
        self.tell_seen(kind, Rule::S19, Event::Revealed { who, kind, from: Heap::Deck });
        self.note_drawn(who, kind);
        self.tell(Rule::S19, Event::Drew { who, kind: Some(kind) });
        self.has_drawn(who);
        self.discard_excess(who);
    }

    /// Cards above the limit are discarded (SR14, SR16).
    pub fn discard_excess(&mut self, who: Owner) {
        let limit = self.game.hand_limit(self.state, who);
        let left = self.state.player(who).hand_len().saturating_sub(limit);
        if left > 0 {
            self.push(Task::Discard { who, left, done: 0, least: left, why: Why::Excess });
        }
    }

    /// Cards of the deck are revealed, and each brings a resource by its colour (S19).
    fn see_lights(&mut self, who: Owner, count: u8) -> Result<(), C::Error> {
        self.reveal(who, count, Rule::S19)?;
        self.push_all(&[Task::Spire(SpireTask::Lights { who }), Task::ClearShown]);
        let mut any = 0;
        for kind in self.state.shown.into_iter().flatten() {
            let resource = match self.game.colour(kind) {
                Colour::Production => Resource::Berry,
                Colour::Traveler => Resource::Twig,
                Colour::Destination => Resource::Resin,
                Colour::Governance => Resource::Pebble,
                Colour::Prosperity => {
                    any += 1;
                    continue;
                }
            };
            self.gain_resource(who, resource, 1, Rule::S19);
        }
        if any > 0 {
            self.push(Task::GainAny { who, left: any });
        }
        Ok(())
    }

    /// A player who has passed walks the expedition; returns whether there is one (S12).
    pub fn sets_out(&mut self, who: Owner) -> bool {
        if self.state.spire().is_none() {
            return false;
        }
        if self.state.is_crowded() {
            self.push(Task::Spire(SpireTask::LayDown { who }));
        }
        self.push(Task::Spire(SpireTask::Walk { who }));
        true
    }

    /// The next step is paid for (S12).
    pub fn walk(&mut self, who: Owner) {
        let Some((stage, pay, _)) = self.game.next_step(self.state, who) else { return };
        if matches!(stage, Stage::Discovery(_)) {
            self.cite(Rule::S14);
        }
        self.push(Task::Spire(SpireTask::Walked { who }));
        if pay.cards > 0 {
            let left = pay.cards;
            self.push(Task::Discard { who, left, done: 0, least: left, why: Why::Expedition });
        }
        if pay.any > 0 {
            let left = pay.any;
            self.push(Task::PayAny { who, left, done: 0, least: left, why: Why::Expedition });
        }
        if pay.points > 0 {
            self.pay_points(who, pay.points, Rule::S12);
        }
        self.pay(who, pay.stock, Rule::S12);
    }

    /// A step has been paid for, and the next is asked for (S12).
    pub fn walked(&mut self, who: Owner) {
        let Some((stage, _, points)) = self.game.next_step(self.state, who) else { return };
        if let Some(spire) = self.spire() {
            spire.walked[who.index()] = spire.walked[who.index()].saturating_add(1);
        }
        self.tell(Rule::S12, Event::Walked { who, stage, points });
        self.push(Task::Spire(SpireTask::Walk { who }));
    }

    /// An expedition is over (S12).
    pub fn camps(&mut self, who: Owner) {
        let steps = self.state.spire().map_or(0, |spire| spire.walked[who.index()]);
        self.tell(Rule::S12, Event::Camped { who, steps });
    }

    /// Discoveries are turned up, and the player is asked which is taken (S8).
    pub fn discover(&mut self, who: Owner) -> Result<(), C::Error> {
        self.push(Task::Spire(SpireTask::Take { who, taken: 0 }));
        self.turn_up_discoveries(who, Rule::S8)
    }

    /// A worker at home that is no big critter.
    pub fn plain_worker(&self, who: Owner) -> Option<usize> {
        let spire = self.state.spire()?;
        let workers = self.state.player(who).workers.iter().enumerate();
        workers
            .filter(|(worker, post)| **post == Post::Home && !spire.is_beast(who, *worker))
            .map(|(worker, _)| worker)
            .next()
    }

    /// A discovery asks which placed worker moves there (SR21).
    pub fn moves_here(&mut self, who: Owner, post: Post) {
        if let Post::Discovery(discovery) = post {
            self.push(Task::Spire(SpireTask::MoveHere { who, discovery }));
        }
    }

    /// Resources were gained: Honeypaw counts them, and the Forager draws for berries (S18, S20).
    pub fn spire_gained(&mut self, who: Owner, stock: Stock) {
        let acting = self.state.turn == who;
        let Some(spire) = self.spire().filter(|_| acting) else { return };
        spire.gathered = spire.gathered.saturating_add(stock);
        let berries = stock[Resource::Berry];
        if berries == 0 || who.is_rival() {
            return;
        }
        if self.game.owns(self.state, who, |effect| effect == DiscoveryEffect::DrawForBerries).is_some() {
            self.cite(Rule::S18);
            self.push(Task::Draw { who, left: berries });
        }
    }

    /// Point tokens were gained: the Prospector digs (S18).
    pub fn spire_points(&mut self, who: Owner, count: u8) {
        if self.state.spire().is_none() || self.state.turn != who || who.is_rival() {
            return;
        }
        if self.game.owns(self.state, who, |effect| effect == DiscoveryEffect::Prospect).is_some() {
            self.push(Task::Spire(SpireTask::Prospect { who, left: count, discarded: false }));
        }
    }
}
