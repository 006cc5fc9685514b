//! The station with its trains (L4–L6), the knoll (L7) and the visitors (L8, L10).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{LeafTask, Source, Task};
use crate::choice::Refusal;
use crate::content::{Colour, Resource, Train, Visitor, VisitorCount};
use crate::event::Event;
use crate::index::{Owner, StationIx, TrainIx, VisitorIx, bits};
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::state::{LAYERS, Post, STACKS, State};
use crate::{Everdell, Rule};

/// Cards that are discarded on the knoll, and drawn there (L7).
const DUG: u8 = 3;

impl Everdell {
    /// A train tile.
    pub fn train(&self, train: TrainIx) -> Option<&Train> {
        self.content.trains.get(train.index())
    }

    /// A visitor.
    pub fn visitor(&self, visitor: VisitorIx) -> Option<&Visitor> {
        self.content.visitors.get(visitor.index())
    }

    /// The spaces for workers that Newleaf adds.
    pub(crate) fn leaf_posts(&self, state: &State) -> impl Iterator<Item = Post> + use<> {
        let modules = state.leaf().map(|leaf| leaf.modules);
        let knoll = modules.is_some_and(|modules| modules.knoll).then_some(Post::Knoll);
        let station = modules.is_some_and(|modules| modules.visitors).then_some(Post::Station);
        knoll.into_iter().chain(station)
    }

    /// Checks going to the knoll or the station (L7, L8).
    pub(crate) fn check_leaf_space(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        if self.leaf_posts(state).all(|space| space != post) {
            return Err(Refusal::plain(Rule::E4_4, "no-place"));
        }
        if state.player(who).workers.contains(&post) {
            let rule = if post == Post::Knoll { Rule::L7 } else { Rule::L8 };
            return Err(Refusal::plain(rule, "no-second-worker"));
        }
        Ok(())
    }

    /// Checks drawing a card of the station.
    pub(crate) fn check_draw_station(
        &self,
        state: &State,
        who: Owner,
        place: StationIx,
    ) -> Result<(), Refusal> {
        if self.source_card(state, who, Source::Station(place)).is_none() {
            return Err(Refusal::plain(Rule::L4, "no-station-card"));
        }
        if self.room(state, who) == 0 {
            return Err(Refusal::plain(Rule::E10_1, "no-hand-room"));
        }
        Ok(())
    }

    /// How much a player has of what a visitor counts (L10).
    fn visited_by(&self, state: &State, who: Owner, of: VisitorCount) -> i16 {
        let city = state.city(who);
        let cards = |fits: &dyn Fn(&crate::content::Facts) -> bool| {
            i16::try_from(city.open().filter(|(_, card)| fits(self.facts(card.kind))).count()).unwrap_or(0)
        };
        let colours = self.colours(city);
        let colour = |colour: Colour| i16::from(colours[colour as usize]);
        let left = |resource: Resource| self.left_over(state, who, [resource]);
        let critters = cards(&|facts| facts.critter);
        let constructions = cards(&|facts| !facts.critter);
        match of {
            VisitorCount::Traveler => colour(Colour::Traveler),
            VisitorCount::Production => colour(Colour::Production),
            VisitorCount::Destination => colour(Colour::Destination),
            VisitorCount::Governance => colour(Colour::Governance),
            VisitorCount::Prosperity => colour(Colour::Prosperity),
            VisitorCount::Unique => cards(&|facts| facts.unique),
            VisitorCount::Common => cards(&|facts| !facts.unique),
            VisitorCount::Critter => critters,
            VisitorCount::Construction => constructions,
            VisitorCount::Card => critters + constructions,
            VisitorCount::EachColour => colours.into_iter().min().unwrap_or(0).into(),
            VisitorCount::OneColour => {
                let others = Colour::ALL.into_iter().filter(|&one| one != Colour::Production);
                others.map(colour).max().unwrap_or(0)
            }
            VisitorCount::Twig => left(Resource::Twig),
            VisitorCount::Resin => left(Resource::Resin),
            VisitorCount::Pebble => left(Resource::Pebble),
            VisitorCount::Berry => left(Resource::Berry),
            VisitorCount::Journey => {
                let workers = state.player(who).workers.iter();
                i16::try_from(workers.filter(|post| matches!(post, Post::Journey(_))).count()).unwrap_or(0)
            }
            VisitorCount::BasicEvent => self.events_of(state, who).0,
            VisitorCount::SpecialEvent => self.events_of(state, who).1,
            VisitorCount::PointToken => i16::try_from(state.player(who).points).unwrap_or(i16::MAX),
            VisitorCount::MoreCritters => critters - constructions,
            VisitorCount::MoreConstructions => constructions - critters,
        }
    }

    /// Whether the condition of a visitor holds now (L10).
    pub fn pleases(&self, state: &State, who: Owner, visitor: VisitorIx) -> bool {
        self.visitor(visitor).is_some_and(|record| {
            record.asks.iter().all(|asks| {
                let have = self.visited_by(state, who, asks.of);
                if record.at_most { have <= asks.count.into() } else { have >= asks.count.into() }
            })
        })
    }

    /// The visitors of a player.
    pub fn visitors_of(&self, state: &State, who: Owner) -> impl Iterator<Item = VisitorIx> + use<> {
        bits(state.leaf().map_or(0, |leaf| leaf.visitors.taken[who.index()]))
    }

    /// The points of visitors whose condition holds (L10).
    pub(crate) fn score_visitors(&self, state: &State, who: Owner, score: &mut Score) {
        if state.leaf().is_none() {
            return;
        }
        for visitor in self.visitors_of(state, who) {
            if self.pleases(state, who, visitor) {
                let points = self.visitor(visitor).map_or(0, |record| record.points);
                score.add(ScoreKind::Visitor(visitor), points.into(), Rule::L10);
            }
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Fills the bag of tiles and forms the stacks of visitors (L2).
    pub(crate) fn prepare_station(&mut self) {
        let Some(leaf) = self.state.leaf_mut() else { return };
        if leaf.modules.station {
            for (place, train) in TrainIx::enumerate(&self.game.content.trains) {
                leaf.station.bag[place.index()] = train.copies;
            }
        }
        if leaf.modules.visitors {
            let count = self.game.content.visitors.len();
            let half = u8::try_from(count / STACKS).unwrap_or(0);
            leaf.visitors.layers[0] = (0..count).fold(0, |set, place| set | 1 << place);
            leaf.visitors.stacks = [[half, 0, 0, 0]; STACKS];
        }
    }

    /// Lays out tiles and visitors at the beginning (L2); the cards of the station follow with those of the meadow.
    pub(crate) fn lay_station(&mut self) -> Result<(), C::Error> {
        let Some(modules) = self.state.leaf().map(|leaf| leaf.modules) else { return Ok(()) };
        if modules.station {
            for place in StationIx::first(3) {
                self.lay_train(place)?;
            }
        }
        if modules.visitors {
            for stack in 0..STACKS {
                self.lay_visitor(stack)?;
            }
        }
        Ok(())
    }

    /// Fills the empty spaces of the station from the deck, but not Nightweave's (L4, N17.24).
    pub(crate) fn fill_station(&mut self) -> Result<(), C::Error> {
        let Some(leaf) = self.state.leaf().filter(|leaf| leaf.modules.station) else { return Ok(()) };
        let (cards, figure) = (leaf.station.cards, leaf.station.figure);
        for (place, _) in StationIx::enumerate(&cards).filter(|(_, card)| card.is_none()) {
            if figure.is(place) {
                self.cite(Rule::N17_24);
                continue;
            }
            let Some(kind) = self.turn_up("station")? else { break };
            if let Some(leaf) = self.state.leaf_mut() {
                leaf.station.cards[place.index()] = Some(kind);
            }
            self.tell(Rule::L4, Event::StationFilled { place, kind });
        }
        Ok(())
    }

    /// A tile of the bag comes beside a space of the station (L5); used ones go back only when it is empty (L6).
    fn lay_train(&mut self, place: StationIx) -> Result<(), C::Error> {
        let Some(leaf) = self.state.leaf_mut() else { return Ok(()) };
        if leaf.station.bag.iter().all(|&count| count == 0) {
            leaf.station.bag = std::mem::take(&mut leaf.station.used);
        }
        let bag = leaf.station.bag;
        if bag.iter().all(|&count| count == 0) {
            return Ok(());
        }
        let drawn = self.chance.draw("train", &bag)?;
        let Some(train) = TrainIx::at(drawn) else { return Ok(()) };
        if let Some(leaf) = self.state.leaf_mut() {
            leaf.station.bag[drawn] -= 1;
            leaf.station.trains[place.index()] = train.into();
        }
        self.tell(Rule::L5, Event::TrainLaid { place, train });
        Ok(())
    }

    /// The tile beside a space of the station is gained, and another takes its place (L5, L6).
    pub(crate) fn train_arrives(&mut self, who: Owner, place: StationIx) -> Result<(), C::Error> {
        let Some(leaf) = self.state.leaf_mut() else { return Ok(()) };
        let Some(tile) = leaf.station.trains.get_mut(place.index()) else { return Ok(()) };
        let Some(train) = std::mem::replace(tile, Maybe::NONE).get() else { return Ok(()) };
        leaf.station.used[train.index()] += 1;
        self.cite(Rule::LR1);
        self.tell(Rule::L5, Event::TrainGained { who, train });
        if let Some(gain) = self.game.train(train).map(|record| record.gain) {
            self.act_gain(who, gain, Rule::L6);
        }
        self.lay_train(place)
    }

    /// Draws a card of the station; it is filled when all are drawn.
    pub(crate) fn draw_from_station(&mut self, who: Owner, place: StationIx) {
        let card = self.state.leaf_mut().and_then(|leaf| leaf.station.cards.get_mut(place.index())?.take());
        let Some(kind) = card else { return };
        self.state.player_mut(who).hand.add(kind);
        self.note_drawn(who, kind);
        self.tell(Rule::L4, Event::DrewStation { who, place, kind });
    }

    /// A card of the station goes to the discard pile.
    pub(crate) fn discard_station_card(&mut self, place: StationIx, rule: Rule) {
        let card = self.state.leaf_mut().and_then(|leaf| leaf.station.cards.get_mut(place.index())?.take());
        if let Some(kind) = card {
            self.state.discard[kind] += 1;
            self.tell(rule, Event::DiscardedStation { place, kind });
        }
    }

    /// The knoll (L7).
    pub(crate) fn visit_knoll(&mut self, who: Owner) {
        self.cite(Rule::L7);
        if self.room(who) < DUG {
            self.cite(Rule::LR4);
        }
        self.push_all(&[
            Task::Leaf(LeafTask::Dig { who, left: DUG }),
            Task::Refill,
            Task::Leaf(LeafTask::Gather { who, left: DUG }),
            Task::Refill,
            Task::Leaf(LeafTask::Tile { who }),
        ]);
    }

    /// The station (L8).
    pub(crate) fn visit_station(&mut self, who: Owner) {
        self.cite(Rule::L8);
        self.push_all(&[
            Task::Leaf(LeafTask::Dismiss { who }),
            Task::Leaf(LeafTask::Welcome { who }),
            Task::Leaf(LeafTask::Tile { who }),
        ]);
    }

    /// The visitor on top of a stack is turned up (L2, L10).
    fn lay_visitor(&mut self, stack: usize) -> Result<(), C::Error> {
        let Some(leaf) = self.state.leaf() else { return Ok(()) };
        if leaf.visitors.left(stack) == 0 {
            self.shuffle_visitors(stack);
        }
        let Some(visitors) = self.state.leaf().map(|leaf| &leaf.visitors) else { return Ok(()) };
        let Some(layer) = visitors.stacks[stack].iter().position(|&count| count > 0) else { return Ok(()) };
        let set = visitors.layers[layer];
        let mut weights = [0u8; crate::content::VISITORS];
        bits::<VisitorIx>(set).for_each(|visitor| weights[visitor.index() % weights.len()] = 1);
        let Some(visitor) = VisitorIx::at(self.chance.draw("visitor", &weights)?) else { return Ok(()) };
        if let Some(leaf) = self.state.leaf_mut() {
            leaf.visitors.stacks[stack][layer] -= 1;
            leaf.visitors.layers[layer] &= !visitor.bit();
            leaf.visitors.up[stack] = visitor.into();
        }
        self.tell(Rule::L10, Event::VisitorLaid { visitor });
        Ok(())
    }

    /// A stack is empty: half of the visitors that have been discarded go under the other stack, and the others are the
    /// new one (L10).
    fn shuffle_visitors(&mut self, stack: usize) {
        let Some(leaf) = self.state.leaf_mut() else { return };
        let visitors = &mut leaf.visitors;
        let gone = std::mem::take(&mut visitors.gone);
        let count = u8::try_from(gone.count_ones()).unwrap_or(0);
        if count == 0 {
            return;
        }
        let other = 1 - stack % STACKS;
        let used = |layer: usize| visitors.stacks[other][layer] > 0;
        let layer = (0..LAYERS).rev().find(|&layer| used(layer)).map_or(0, |last| (last + 1).min(LAYERS - 1));
        visitors.layers[layer] |= gone;
        visitors.stacks[other][layer] += count / 2;
        visitors.stacks[stack][layer] += count - count / 2;
        self.tell(Rule::L10, Event::VisitorsShuffled);
    }

    /// Turns up a visitor on each stack without one (LR20).
    pub(crate) fn fill_visitors(&mut self) -> Result<(), C::Error> {
        for stack in 0..STACKS {
            if self.state.leaf().is_some_and(|leaf| leaf.visitors.up[stack].is_none()) {
                self.lay_visitor(stack)?;
            }
        }
        Ok(())
    }

    /// A visitor leaves its stack, to a player or to those discarded, and the next is turned up (L8).
    pub(crate) fn visitor_leaves(
        &mut self,
        who: Owner,
        stack: usize,
        taken: bool,
        rule: Rule,
    ) -> Result<(), C::Error> {
        self.visitor_goes(who, stack, taken, rule);
        self.lay_visitor(stack)
    }

    /// A visitor leaves its stack, to a player or to those discarded.
    pub(crate) fn visitor_goes(&mut self, who: Owner, stack: usize, taken: bool, rule: Rule) {
        let Some(leaf) = self.state.leaf_mut() else { return };
        let Some(up) = leaf.visitors.up.get_mut(stack) else { return };
        let Some(visitor) = std::mem::replace(up, Maybe::NONE).get() else { return };
        if taken {
            leaf.visitors.taken[who.index()] |= visitor.bit();
            self.tell(rule, Event::VisitorTaken { who, visitor });
        } else {
            leaf.visitors.gone |= visitor.bit();
            self.tell(rule, Event::VisitorGone { who, visitor });
        }
    }
}
