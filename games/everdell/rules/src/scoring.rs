//! Counting points (E13). Every point has a line, and every line a rule.

use tabletop::{Maybe, Seats};

use crate::content::{Colour, Resource};
use crate::index::{
    AbilityIx, AdornmentIx, AwardIx, BasicEventIx, DiscoveryIx, JourneyIx, Owner, SpecialEventIx, TileIx,
    VisitorIx, WonderIx, WorkerIx,
};
use crate::kind::Kind;
use crate::setup::{PearlsLeft, RivalKind, StorehouseCounts};
use crate::state::{FACE_DOWN, Post, State};
use crate::{Everdell, Rule};

/// The source of the points in a line of a score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScoreKind {
    /// The base value of a card in the city.
    Card(Kind),
    /// Point tokens beside the city.
    Tokens,
    /// Point tokens on a card.
    TokensOn(Kind),
    /// The points of a card at the end beyond its base value: a purple one, or the Gazette.
    Prosperity(Kind),
    /// A worker on a journey space, by its place.
    Journey(JourneyIx),
    /// A basic event.
    BasicEvent(BasicEventIx),
    /// A special event, by its place in the content.
    SpecialEvent(SpecialEventIx),
    /// The garland award.
    Award(AwardIx),
    /// A bonus of Nightweave's table for a card.
    Bonus(Kind),
    /// A bonus of the automated opponent, by name.
    Rival(&'static str),
    /// Point tokens left on a player power (B12.10).
    Power(AbilityIx),
    /// Unused pearls (P13).
    Pearls,
    /// A wonder (P15).
    Wonder(WonderIx),
    /// An adornment (P14).
    Adornment(AdornmentIx),
    /// A visitor (L10).
    Visitor(VisitorIx),
    /// A step of the expedition, or a map tile of Nightweave's (S12).
    Tile(TileIx),
    /// A discovery (S15).
    Discovery(DiscoveryIx),
}

/// One line of a score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreLine {
    /// The source of the points.
    pub what: ScoreKind,
    /// How many points.
    pub points: i16,
    /// By which rule.
    pub rule: Rule,
}

/// A score sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Score {
    /// The lines, in the order of E13.1.
    pub lines: Vec<ScoreLine>,
    total: i16,
    kept: Kept,
    rules: [Option<Rule>; RULES],
}

/// What a score keeps of each line, besides the total.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Kept {
    /// The line.
    #[default]
    Line,
    /// Its rule.
    Rule,
    /// Nothing.
    Nothing,
}

/// The rule by which a basic event is achieved.
pub(crate) fn basic_rule(event: BasicEventIx) -> Rule {
    match event {
        BasicEventIx::FESTIVAL => Rule::B8,
        _ if event.leaf_place().is_some() => Rule::L3,
        _ => Rule::E6_1,
    }
}

/// An upper bound for the rules that count points in one game.
const RULES: usize = 24;

impl Score {
    /// Adds a line, unless it has 0 points.
    pub(crate) fn add(&mut self, what: ScoreKind, points: i16, rule: Rule) {
        self.total = self.total.saturating_add(points);
        if points == 0 {
            return;
        }
        match self.kept {
            Kept::Line => self.lines.push(ScoreLine { what, points, rule }),
            Kept::Rule if !self.rules.contains(&Some(rule)) => {
                if let Some(free) = self.rules.iter_mut().find(|rule| rule.is_none()) {
                    *free = Some(rule);
                }
            }
            Kept::Rule | Kept::Nothing => {}
        }
    }

    /// Each rule that gave points, of a [bare](Everdell::bare_score) score.
    pub(crate) fn rules(&self) -> impl Iterator<Item = Rule> {
        self.rules.into_iter().flatten()
    }

    /// All points.
    pub fn total(&self) -> i16 {
        self.total
    }
}

impl Everdell {
    /// The score sheet of a city's owner: a seat, or the automated opponent.
    pub fn score(&self, state: &State, who: Owner) -> Score {
        let mut score = Score::default();
        self.score_into(state, who, &mut score);
        score
    }

    /// A score with the rules that gave points instead of lines, which needs no allocation.
    pub(crate) fn bare_score(&self, state: &State, who: Owner) -> Score {
        let mut score = Score { kept: Kept::Rule, ..Score::default() };
        self.score_into(state, who, &mut score);
        score
    }

    /// The points alone, as [`Score::total`].
    pub fn points(&self, state: &State, who: Owner) -> i16 {
        let mut score = Score { kept: Kept::Nothing, ..Score::default() };
        self.score_into(state, who, &mut score);
        score.total
    }

    fn score_into(&self, state: &State, who: Owner, score: &mut Score) {
        match (who, state.rival) {
            (Owner::RIVAL, RivalKind::Nightweave) => self.score_nightweave(state, score),
            (Owner::RIVAL, RivalKind::Rugwort) => self.score_rugwort(state, score),
            _ => self.score_player(state, who, score),
        }
        self.score_award(state, who, score);
    }

    fn score_player(&self, state: &State, who: Owner, score: &mut Score) {
        let player = state.player(who);
        let city = &player.city;
        for (_, card) in city.open() {
            score.add(ScoreKind::Card(card.kind), self.base_value(card), Rule::E13_1);
        }
        score.add(ScoreKind::Tokens, i16::try_from(player.points).unwrap_or(i16::MAX), Rule::E13_1);
        for (_, card) in city.open().filter(|(_, card)| card.tokens > 0) {
            score.add(ScoreKind::TokensOn(card.kind), card.tokens.into(), Rule::E13_1);
        }
        for (slot, card) in city.open() {
            if self.facts(card.kind).colour == Colour::Prosperity {
                let (points, rule) = self.prosperity(state, who, slot, card.kind);
                score.add(ScoreKind::Prosperity(card.kind), points, rule);
            }
        }
        self.score_mini(state, who, score);
        self.score_power(state, who, score);
        for (index, worker) in WorkerIx::enumerate(&player.workers) {
            // A worker in Nightweave's service travels for her (R72).
            if let Post::Journey(space) = *worker
                && !state.lair.has_lent(who, index)
            {
                let points =
                    self.content.journeys.get(usize::from(space)).map_or(0, |journey| journey.points);
                score.add(ScoreKind::Journey(space), points.into(), Rule::E5_10);
            }
        }
        for (event, owner) in state.basic_events_owned() {
            if owner.is(who) {
                let points =
                    self.content.basic_events.get(usize::from(event)).map_or(0, |basic| basic.points);
                let rule = basic_rule(event);
                score.add(ScoreKind::BasicEvent(event), points.into(), rule);
            }
        }
        for (row, owner) in state.special_owners.iter().enumerate() {
            if owner.is(who)
                && let Some(event) = state.specials[row].get()
            {
                let points = self.special_points(state, who, row);
                let doctors = self.special_is(event, "flying_doctor_service");
                let matriarch = |city: Owner| state.city(city).find(Kind::MAYBERRY_MATRIARCH).is_some();
                let rule = if doctors && state.cities().any(matriarch) { Rule::R88 } else { Rule::E6_2 };
                score.add(ScoreKind::SpecialEvent(event), points, rule);
            }
        }
        self.score_brook(state, who, score);
        self.score_visitors(state, who, score);
        self.score_spire(state, who, score);
    }

    /// The base value of a card in a city; what stands on the Bridge of the Sky has its own, which
    /// is that of the Bridge (H3.19).
    pub fn base_value(&self, card: &crate::state::Built) -> i16 {
        self.facts(card.kind).points.into()
    }

    /// How many basic and special events a player has achieved.
    pub fn events_of(&self, state: &State, who: Owner) -> (i16, i16) {
        let is_theirs = |count: i16, owner: Maybe<Owner>| count + i16::from(owner.is(who));
        let basic = state.basic_events_owned().map(|(_, owner)| owner);
        (basic.fold(0, is_theirs), state.special_owners.iter().copied().fold(0, is_theirs))
    }

    /// Leftover resources of some kinds: without stored ones, unless a Storehouse counts (R106).
    pub fn left_over(&self, state: &State, who: Owner, kinds: impl IntoIterator<Item = Resource>) -> i16 {
        let player = state.player(who);
        let mut stock = player.stock;
        if state.options.storehouse_counts == StorehouseCounts::Yes {
            for (_, card) in player.city.open().filter(|(_, card)| card.kind == Kind::STOREHOUSE) {
                stock = stock.saturating_add(card.stored());
            }
        }
        stock = stock.saturating_add(self.invested(state, who));
        kinds.into_iter().map(|kind| i16::from(stock[kind])).sum()
    }

    /// The points of an achieved special event (E6.2); cards and resources stored on it may have left.
    fn special_points(&self, state: &State, who: Owner, row: usize) -> i16 {
        let event = state.specials[row].get();
        let special = event.and_then(|event| self.content.special_events.get(event.index()));
        let Some(special) = special else { return 0 };
        let store = &state.stores[row];
        let city = &state.player(who).city;
        let under = i16::try_from(store.cards.iter().flatten().count()).unwrap_or(0);
        let stock = |resource: Resource| i16::from(store.stock[resource]);
        let workers_on = |kind: Kind| {
            let workers = state.player(who).workers.iter().filter(|worker| match worker {
                Post::Card(owner, slot) => {
                    *owner == who
                        && city
                            .get(*slot)
                            .is_some_and(|card| !card.has(FACE_DOWN) && self.face(card.kind) == kind)
                }
                _ => false,
            });
            i16::try_from(workers.count()).unwrap_or(0)
        };
        let extra = match &*special.id {
            "evening_of_fireworks" => 2 * stock(Resource::Twig),
            "performer_in_residence" => 2 * stock(Resource::Berry),
            "under_new_management" => {
                stock(Resource::Twig)
                    + stock(Resource::Berry)
                    + 2 * (stock(Resource::Resin) + stock(Resource::Pebble))
            }
            "ancient_scrolls" => under,
            "riverside_resort" => 2 * under,
            "acorn_thieves" => 3 * under,
            "graduation_of_scholars" => 2 * under,
            "flying_doctor_service" => {
                3 * state.cities().map(|city| i16::from(self.pairs(state.city(city)))).sum::<i16>()
            }
            "ministering_to_miscreants" => {
                let cells = city.open().filter(|(_, card)| card.kind == Kind::DUNGEON);
                3 * cells.map(|(_, card)| i16::from(card.held_count())).sum::<i16>()
            }
            "path_of_the_pilgrims" => 3 * workers_on(Kind::MONASTERY),
            "remembering_the_fallen" => 3 * workers_on(Kind::CEMETERY),
            "pristine_chapel_ceiling" => {
                let chapel = city.open().find(|(_, card)| card.kind == Kind::CHAPEL);
                2 * chapel.map_or(0, |(_, card)| i16::from(card.tokens))
            }
            _ => 0,
        };
        i16::from(special.points) + extra
    }

    /// Who won, among people: the most points, then the most events, then the most leftovers
    /// (E13.2). Those who are still equal share the victory.
    pub fn leaders(&self, state: &State) -> Seats {
        let rank = |who: Owner| {
            let (basic, special) = self.events_of(state, who);
            let pearls = match state.options.pearls_left {
                PearlsLeft::Ignored => 0,
                PearlsLeft::Counted => i16::from(self.pearls(state, who)),
            };
            (self.points(state, who), basic + special, self.left_over(state, who, Resource::ALL) + pearls)
        };
        let best = state.people().map(rank).max();
        let leads = |who: &Owner| Some(rank(*who)) == best;
        state.people().filter(leads).filter_map(Owner::seat).fold(Seats::NONE, Seats::with)
    }
}
