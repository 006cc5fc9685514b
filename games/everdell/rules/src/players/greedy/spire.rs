//! The values of the trail: map tiles, discoveries, big critters and the expedition, in thousandths of a point.

use crate::content::{Beast, DiscoveryEffect, Gain, Resource, Stock, Tallied};
use crate::index::{DiscoveryIx, Owner, TileIx};
use crate::state::Discoveries;
use crate::{Choice, Post, SpireTask, State, Task};

use super::weigh::Outlook;

/// A hand card.
const CARD: i64 = 330;
/// A resource of any kind.
const ANY: i64 = 700;
/// The weight of a step of the expedition before it is walked, in percent by season: its payment must be kept until
/// then.
const STEP_SHARE: [i64; 4] = [15, 25, 45, 92];
/// The one-time additional value of a worker on a discovery, or of a big critter.
const VISIT: i64 = 1600;

impl Outlook<'_> {
    /// The cost of a payment at the end of the game, when resources buy nothing else: only tokens are points.
    fn toll(&self, pay: Gain) -> i64 {
        let late = 40 + self.pace() / 2;
        let stock = i64::from(pay.stock.total()) + i64::from(pay.any);
        1000 * i64::from(pay.points) + (CARD * i64::from(pay.cards) + ANY * stock) * late / 100
    }

    /// The value of charting a map tile.
    pub fn tile(&self, tile: TileIx) -> i64 {
        self.game()
            .map_tile(tile)
            .map_or(0, |record| 1000 * i64::from(record.points) - self.toll(record.pay) * 6 / 10)
    }

    /// The value of taking a discovery, before its cost.
    pub fn discovery(&self, state: &State, who: Owner, discovery: DiscoveryIx) -> i64 {
        let Some(effect) = self.game().discovery_does(discovery) else { return 0 };
        let seasons = self.seasons_left();
        let colours = self.game().colours(state.city(who));
        match effect {
            DiscoveryEffect::ScoreIf(score) => {
                let have = match score.of {
                    Tallied::Colour(colour) => i64::from(colours[colour as usize]) + seasons,
                    Tallied::Events => {
                        let (basic, special) = self.game().events_of(state, who);
                        i64::from(basic + special) + 1
                    }
                    Tallied::LastTile => 1,
                };
                let least = i64::from(score.least).max(1);
                1000 * i64::from(score.points) * have.min(least) * have.min(least) / (least * least)
            }
            DiscoveryEffect::ScoreLess(score) => {
                let count = i64::from(colours[score.of as usize]) + 1;
                1000 * (i64::from(score.points) - count / i64::from(score.every.max(1)))
            }
            DiscoveryEffect::ScoreFewest(points) => {
                1000 * i64::from(points) + 700 * i64::from(colours.into_iter().min().unwrap_or(0))
            }
            DiscoveryEffect::ScoreJourney(most) => 3000.min(1000 * i64::from(most)),
            DiscoveryEffect::Step(step) => 7000 - self.toll(step.pay),
            DiscoveryEffect::Beast(_) => VISIT * (seasons + 1) / 2 + 900,
            DiscoveryEffect::Tuck(tuck) => 550 * i64::from(tuck.count),
            DiscoveryEffect::DrawForBerries | DiscoveryEffect::Prospect => 900 + 600 * seasons,
            DiscoveryEffect::IgnoreSpring => 2200,
            DiscoveryEffect::Display(_) => 2400,
            DiscoveryEffect::Search(_) => 1500,
            DiscoveryEffect::Reveal(_) => 2400,
            DiscoveryEffect::RenewHand => CARD * i64::from(self.game().room(state, who)) + 600,
            _ => self.visit(state, who, discovery).max(VISIT) * (seasons + 1) * 6 / 10,
        }
    }

    /// The value of a worker on a space of a discovery.
    pub fn visit(&self, state: &State, who: Owner, discovery: DiscoveryIx) -> i64 {
        let room = i64::from(self.game().room(state, who));
        match self.game().discovery_does(discovery) {
            Some(DiscoveryEffect::Gain(gain)) => self.gain(gain),
            Some(DiscoveryEffect::GainMix(mix)) => ANY * i64::from(mix.count) * self.pace() / 100 + 300,
            Some(DiscoveryEffect::Caravan(gain)) => {
                let here = i64::from(state.workers_at(Post::Discovery(discovery))) + 1;
                CARD * room.min(i64::from(gain.cards)) + ANY * here
            }
            Some(DiscoveryEffect::FillHand) => 300 * room,
            Some(DiscoveryEffect::DiscardColours(gain)) => self.gain(gain) - 5 * CARD,
            Some(DiscoveryEffect::Mines) => 700 * room.min(3),
            Some(DiscoveryEffect::DiscardToPlay) => 1500,
            Some(DiscoveryEffect::MoveHere) => 2100 * self.pace().max(60) / 100,
            _ => 0,
        }
    }

    /// The value of putting a big critter on a place.
    pub fn beast(&self, state: &State, who: Owner, beast: DiscoveryIx, post: Post) -> i64 {
        let room = i64::from(self.game().room(state, who)).min(3);
        let kind = |post| match post {
            Post::Card(owner, slot) => state.city(owner).get(slot).copied(),
            _ => None,
        };
        match (self.game().beast(beast), post) {
            (Some(Beast::Truffle), Post::Card(..)) => {
                let yields = kind(post).map_or(0, |card| self.yields(card.kind));
                yields + ANY * self.pace() / 100 + CARD
            }
            (Some(Beast::KingRhun), Post::Card(..)) => {
                let points = kind(post).map_or(0, |card| i64::from(self.game().base_value(&card)));
                points * ANY * self.pace() / 100
            }
            (Some(Beast::Firebeak | Beast::Windlore), Post::Discovery(_)) => CARD * room + 700,
            (Some(Beast::Honeypaw), _) => self.place(state, post) + 900 * self.pace() / 100,
            _ => self.place(state, post) + 100,
        }
    }

    /// The value of revealing one more card in the mines: a card and a token, against the loss of all.
    pub fn digging(&self, state: &State) -> i64 {
        let mined = state.spire().map_or(0, |spire| i64::from(spire.mined.len()));
        let all = i64::from(state.deck_len()).max(1);
        let mut kinds = [None; 8];
        let mut bad = 0;
        for (place, kind) in state.meadow.iter().enumerate() {
            if let Some(kind) = *kind
                && !kinds.contains(&Some(kind))
            {
                kinds[place] = Some(kind);
                bad += i64::from(state.deck[kind]);
            }
        }
        1300 * ((all - bad).max(0) - bad * mined) / all
    }

    /// The points of the steps that a player could still walk with present resources, less the tokens that they cost.
    fn expedition(&self, state: &State, who: Owner) -> i64 {
        let Some(spire) = state.spire() else { return 0 };
        let player = state.player(who);
        let (mut stock, mut hand, mut points) = (player.stock, player.hand.len(), player.points);
        let mut worth = 0;
        for (_, pay, gives) in self.game().steps(state, who).skip(spire.walked[who.index()].into()) {
            let Some(mut left) = stock.checked_sub(pay.stock) else { break };
            if left.total() < u16::from(pay.any) || hand < pay.cards || points < u16::from(pay.points) {
                break;
            }
            for _ in 0..pay.any {
                spend(&mut left);
            }
            stock = left;
            hand -= pay.cards;
            points -= u16::from(pay.points);
            worth += 1000 * (i64::from(gives) - i64::from(pay.points));
        }
        worth
    }

    /// An estimate for what is still to come of Spirecrest.
    pub fn spire_future(&self, state: &State, who: Owner) -> i64 {
        let Some(spire) = state.spire() else { return 0 };
        let seasons = self.seasons_left();
        let share = STEP_SHARE[3 - usize::try_from(seasons).unwrap_or(0).min(3)];
        let visits = |owned: Discoveries| {
            owned.iter().map(|discovery| {
                let home = i64::from(self.workers_left() > 0);
                match self.game().discovery_does(discovery) {
                    Some(DiscoveryEffect::Beast(_)) => 700 * (seasons + home),
                    Some(
                        DiscoveryEffect::Tuck(_)
                        | DiscoveryEffect::Step(_)
                        | DiscoveryEffect::ScoreIf(_)
                        | DiscoveryEffect::ScoreLess(_)
                        | DiscoveryEffect::ScoreFewest(_)
                        | DiscoveryEffect::ScoreJourney(_)
                        | DiscoveryEffect::Search(_)
                        | DiscoveryEffect::Reveal(_)
                        | DiscoveryEffect::RenewHand,
                    ) => 0,
                    _ => 450 * (seasons + home),
                }
            })
        };
        let under = spire.tucked.iter().flatten().flatten().count();
        let tucked = self.game().owns(state, who, |effect| matches!(effect, DiscoveryEffect::Tuck(_)));
        let cards = if tucked.is_some() { 500 * i64::try_from(under).unwrap_or(0) } else { 0 };
        let deeds = visits(spire.owned[who.index()]).sum::<i64>();
        // Tiles still to be charted have the same value for every player.
        deeds + cards.min(900 * self.workers_left()) + self.expedition(state, who) * share / 100
    }

    /// The value of an answer to a question of Spirecrest; `None` for one with the usual estimate.
    pub fn spire_answer(&self, state: &State, who: Owner, choice: Choice) -> Option<i64> {
        let keep = |kind| self.keep(state, who, kind);
        match (state.task(), choice) {
            (_, Choice::Tile(tile)) => Some(self.tile(tile)),
            (_, Choice::Discover(discovery)) => {
                let cost = crate::spirecrest::turned_cost(state, discovery).map_or(0, i64::from);
                Some(self.discovery(state, who, discovery) - 420 * cost)
            }
            (_, Choice::Beast(beast, post)) => Some(self.beast(state, who, beast, post)),
            (_, Choice::Sought(kind)) | (Task::Spire(SpireTask::Tuck { .. }), Choice::Hand(kind)) => {
                Some(keep(kind))
            }
            (Task::Spire(SpireTask::Mine { .. }), Choice::Number(_)) => Some(self.digging(state)),
            (Task::Spire(SpireTask::Stay { .. }), Choice::Spot(post)) => {
                Some(self.place(state, post) + ANY + CARD)
            }
            _ => None,
        }
    }
}

/// Takes one resource of the most plentiful kind.
fn spend(stock: &mut Stock) {
    let most = Resource::ALL.into_iter().max_by_key(|&resource| stock[resource]);
    if let Some(most) = most {
        stock[most] = stock[most].saturating_sub(1);
    }
}

/// The least value of an answer to a question of Spirecrest that is better than stopping.
pub fn stopping(task: SpireTask) -> i64 {
    match task {
        SpireTask::Take { .. } => 500,
        SpireTask::Tuck { .. } => 250,
        SpireTask::Mine { .. } => 0,
        SpireTask::Stay { .. } => 2100,
        SpireTask::Prospect { .. } => -250,
        _ => i64::MIN,
    }
}
