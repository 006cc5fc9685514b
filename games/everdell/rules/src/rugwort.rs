//! Playing alone against Rugwort (E14).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{RatTask, Task, Way};
use crate::content::{Colour, Season};
use crate::event::Event;
use crate::index::{BasicIx, ClearingIx, JourneyIx, MeadowIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::state::{Built, Post, State};
use crate::{Everdell, Rule};

/// The basic locations his second rat visits, season by season: 3 twigs, 2 resin, 1 pebble, 1
/// berry and a card (E14.1, E14.3).
const ROUTE: [BasicIx; 4] = [BasicIx::new(0), BasicIx::new(2), BasicIx::new(5), BasicIx::new(6)];

impl Everdell {
    /// Rugwort's score sheet: 2 for each card, 3 for each purple one, his events, those still
    /// free, his journey and the tokens he was given (E14.5); more in later years (E14.6).
    pub(crate) fn score_rugwort(&self, state: &State, score: &mut Score) {
        for (_, card) in state.rival_city.iter() {
            let purple = self.facts(card.kind).colour == Colour::Prosperity;
            score.add(ScoreKind::Card(card.kind), if purple { 3 } else { 2 }, Rule::E14_5);
        }
        score.add(ScoreKind::Tokens, i16::try_from(state.rats.points).unwrap_or(i16::MAX), Rule::E14_5);
        for (event, owner) in state.basic_events_owned() {
            if owner.is(Owner::RIVAL) {
                score.add(ScoreKind::BasicEvent(event), 3, Rule::E14_5);
            }
        }
        let (special, rule) = if state.level >= 2 { (6, Rule::E14_6) } else { (3, Rule::E14_5) };
        for (row, &owner) in state.special_owners.iter().enumerate() {
            if owner.is_none()
                && let Some(event) = state.specials[row].get()
            {
                score.add(ScoreKind::SpecialEvent(event), special, rule);
            }
        }
        if let Some(space) = state.rats.journey.get() {
            let points = self.content.journeys.get(space.index()).map_or(0, |journey| journey.points);
            let rule = if state.level >= 2 { Rule::E14_6 } else { Rule::E14_5 };
            score.add(ScoreKind::Journey(space), points.into(), rule);
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// One rat on the forest card at the upper left, one on 3 twigs (E14.1).
    pub fn begin_rugwort(&mut self) {
        let clearing = ClearingIx::new(0);
        self.state.rats.forest = clearing.into();
        self.state.rats.basic = ROUTE[0].into();
        self.tell(Rule::E14_1, Event::RatMoved { from: Post::Away, to: Post::Forest(clearing) });
        self.tell(Rule::E14_1, Event::RatMoved { from: Post::Away, to: Post::Basic(ROUTE[0]) });
    }

    /// His reactions to your actions.
    pub fn rat_step(&mut self, step: RatTask) -> Result<(), C::Error> {
        match step {
            RatTask::Take { left } => {
                if left > 1 {
                    self.push(Task::Rat(RatTask::Take { left: left - 1 }));
                }
                self.rugwort_plays()?;
            }
            RatTask::Follow => self.rugwort_follows(),
        }
        Ok(())
    }

    /// He takes the meadow card that the 8-sided die shows, even if it is blocked (E14.2). He may put a Fool into your
    /// city (E14.4).
    fn rugwort_plays(&mut self) -> Result<(), C::Error> {
        let face = self.chance.die("d8", 8)?;
        self.tell(Rule::E14_2, Event::Rolled { face });
        let place = MeadowIx::new(face - 1);
        let Some(kind) = self.state.meadow[place.index()].take() else { return Ok(()) };
        self.tell(Rule::E14_2, Event::RatTook { place, kind });
        self.marked_card_played(place);
        let owner = if kind == Kind::FOOL && self.game.fool_fits(self.state, Owner::FIRST) {
            Owner::FIRST
        } else {
            Owner::RIVAL
        };
        if let Some(slot) = self.state.city_mut(owner).add(Built::new(kind)) {
            let rule = if owner.is_rival() { Rule::E14_2 } else { Rule::E14_4 };
            self.tell(rule, Event::Played { who: Owner::RIVAL, owner, slot, kind, way: Way::Offer });
        } else {
            self.state.discard[kind] += 1;
        }
        self.refill()
    }

    /// He follows your preparation: events, a new rat in the meadow, and the others move (E14.3).
    fn rugwort_follows(&mut self) {
        for event in self.state.basic_events() {
            let free = self.state.basic_owner(event).is_none()
                && self.state.workers_at(Post::BasicEvent(event)) == 0;
            if free && self.game.meets_basic(&self.state.rival_city, event) {
                self.state.own_basic(event, Owner::RIVAL);
                self.tell(Rule::E14_3, Event::Achieved { who: Owner::RIVAL, post: Post::BasicEvent(event) });
            }
        }
        let season = self.state.player(Owner::FIRST).season;
        let blocks: &[u8] = match season {
            Season::Winter => &[],
            Season::Spring => &[0],
            Season::Summer => &[1],
            Season::Autumn => &[2, 3],
        };
        for &place in blocks {
            self.state.rats.blocked |= 1 << place;
            self.tell(Rule::E14_3, Event::RatBlocks { place: MeadowIx::new(place) });
        }
        self.move_forest_rat(season);
        self.move_river_rat(season);
    }

    /// Counter-clockwise to the next forest card; in autumn on a journey.
    fn move_forest_rat(&mut self, season: Season) {
        let stood = self.state.rats.forest.get();
        let from = stood.map_or(Post::Away, Post::Forest);
        if season == Season::Autumn {
            // 3 points in the first year, 4 in the second, 5 in the third (E14.6).
            let worth = 2 + self.state.level;
            let space = self.game.content.journeys.iter().position(|journey| journey.points == worth);
            let space = space.and_then(JourneyIx::at);
            self.state.rats.forest = Maybe::NONE;
            self.state.rats.journey = space.into();
            let rule = if self.state.level > 1 { Rule::E14_6 } else { Rule::E14_3 };
            self.tell(rule, Event::RatMoved { from, to: space.map_or(Post::Away, Post::Journey) });
            return;
        }
        let mut clearing = stood.unwrap_or(ClearingIx::new(0));
        for _ in 0..4 {
            clearing = ClearingIx::new((clearing.get() + 3) % 4);
            if self.state.forest[clearing.index()].is_some() {
                break;
            }
        }
        self.state.rats.forest = clearing.into();
        self.tell(Rule::E14_3, Event::RatMoved { from, to: Post::Forest(clearing) });
    }

    /// Along the river; in the third year's autumn the rat leaves with one of your workers
    /// (E14.6).
    fn move_river_rat(&mut self, season: Season) {
        let from = self.state.rats.basic.get().map_or(Post::Away, Post::Basic);
        if season == Season::Autumn && self.state.level == 3 {
            self.state.rats.basic = Maybe::NONE;
            self.tell(Rule::E14_6, Event::RatMoved { from, to: Post::Away });
            if let Some(worker) =
                self.state.player_mut(Owner::FIRST).workers.iter_mut().find(|worker| **worker == Post::Home)
            {
                *worker = Post::Away;
            }
            self.tell(Rule::E14_6, Event::CameBack { who: Owner::FIRST, from: Post::Away });
            return;
        }
        let to = ROUTE[season as usize];
        self.state.rats.basic = to.into();
        self.tell(Rule::E14_3, Event::RatMoved { from, to: Post::Basic(to) });
    }
}
