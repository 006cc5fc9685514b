//! Evaluation of a position for one player, in thousandths of a point.
//!
//! The sum of the points that the player would have if the game ended now, and of estimates for the rest of the game:
//! workers to be placed, resources, playable cards, the future effects of green, blue and red cards, and events within
//! reach.

use crate::content::{Colour, Facts, Gain, Resource, Set, Stock};
use crate::effects::{
    Action, Count, DiscardFor, GainIf, GainPer, GainWith, GiveResources, Moment, Offer, PayFor,
};
use crate::index::{MarketIx, Owner, Slot};
use crate::{
    Built, Choice, Everdell, FACE_DOWN, Kind, OCCUPIED, Player, Post, RivalKind, Source, State, Way,
};

/// The value of a resource at the start of the game.
pub const WORTH: [i64; 4] = [650, 800, 950, 750];

/// The average points of a trophy for her at the end (N13.1).
pub const TROPHY: i64 = 1900;

/// The possessions of a player, counted once for many estimates.
pub struct Outlook<'a> {
    game: &'a Everdell,
    who: Owner,
    player: &'a Player,
    stock: Stock,
    /// Workers to be placed until the end of the game.
    placements: i64,
    /// Productions still to come.
    productions: i64,
    /// Cards that may still be played.
    plays: i64,
    /// Percents that a resource is worth.
    time: i64,
    /// The kinds in the city, as bits.
    kinds: u128,
    /// Kinds of constructions whose token is free, with the kinds they count as.
    building: u128,
    /// Whether some of them pay for any critter.
    lavish: bool,
    spaces: u8,
    farms: i64,
    husbands: i64,
    wives: i64,
    colours: [u8; 5],
    /// Constructions and critters, common and unique.
    cards: [[i64; 2]; 2],
    /// The value of one more of each resource.
    marginal: [i64; 4],
    /// The additional value of one more of each resource, for the cards it brings within reach.
    wants: [i64; 4],
}

impl<'a> Outlook<'a> {
    pub fn new(game: &'a Everdell, state: &'a State, who: Owner) -> Self {
        let player = state.player(who);
        let season = player.season as usize;
        let home = i64::from(player.at_home());
        let placements = if player.passed { 0 } else { home + [13, 10, 6, 0][season] };
        let spaces = game.spaces(&player.city, false);
        let plays = i64::from(15u8.saturating_sub(spaces)).min([13, 10, 7, 3 + home][season]);
        let time = match (player.passed, player.season, placements) {
            (true, ..) => 0,
            (_, _, 0) => 12,
            (_, _, placements) => 40 + 60 * placements.min(10) / 10,
        };
        let mut outlook = Self {
            game,
            who,
            player,
            stock: player.stock,
            placements,
            productions: if player.passed { 0 } else { [2, 1, 1, 0][season] },
            plays: if player.passed { 0 } else { plays },
            time: if spaces >= 15 { time / 2 } else { time },
            kinds: 0,
            building: 0,
            lavish: false,
            spaces,
            farms: 0,
            husbands: 0,
            wives: 0,
            colours: [0; 5],
            cards: [[0; 2]; 2],
            marginal: [0; 4],
            wants: [0; 4],
        };
        outlook.marginal = Resource::ALL.map(|resource| outlook.resource(resource, outlook.stock[resource]));
        for (_, card) in player.city.iter() {
            outlook.count(*card);
        }
        outlook
    }

    /// Also considers the cards that could be played next, in the hand and in the meadow.
    #[must_use]
    pub fn with_wants(mut self, state: &State, who: Owner) -> Self {
        let hand = self.player.hand.kinds().map(|kind| (kind, 55));
        let meadow = state.meadow.iter().flatten().map(|&kind| (kind, 40));
        for (kind, share) in hand.chain(meadow) {
            let facts = self.game.facts(kind);
            let missing = facts.cost.saturating_sub(self.stock);
            let total = i64::from(missing.total());
            if !(1..=4).contains(&total) || !self.fits(kind, facts) {
                continue;
            }
            let gain = self.card(state, who, kind) - self.price(facts.cost) + 1400;
            let pull = gain.max(0) * share / 100 / (total + 1);
            for resource in Resource::ALL {
                if missing[resource] > 0 {
                    let want = &mut self.wants[resource as usize];
                    *want = pull.max(*want);
                }
            }
        }
        self
    }

    /// The game.
    pub(super) fn game(&self) -> &Everdell {
        self.game
    }

    /// Seasons for which the player must still prepare.
    pub(super) fn seasons_left(&self) -> i64 {
        if self.player.passed { 0 } else { [3, 2, 1, 0][self.player.season as usize] }
    }

    /// Percents that a resource is worth.
    pub(super) fn pace(&self) -> i64 {
        self.time
    }

    /// Workers still to be placed.
    pub(super) fn workers_left(&self) -> i64 {
        self.placements
    }

    /// Green cards of the city.
    pub(super) fn greens(&self) -> i64 {
        self.colours[Colour::Production as usize].into()
    }

    fn count(&mut self, card: Built) {
        let facts = self.game.facts(card.kind);
        let face = self.game.face(card.kind);
        self.kinds |= card.kind.bit();
        if card.has(FACE_DOWN) {
            return;
        }
        if !facts.critter && !card.has(OCCUPIED) {
            self.building |= card.kind.bit() | face.bit();
            self.lavish |= facts.frees_any || facts.frees_colour.is_some();
        }
        self.farms += i64::from(face == Kind::FARM);
        self.husbands += i64::from(face == Kind::HUSBAND);
        self.wives += i64::from(face == Kind::WIFE);
        self.colours[facts.colour as usize] += 1;
        self.cards[usize::from(facts.critter)][usize::from(facts.unique)] += 1;
    }

    /// The value of one more of a resource.
    pub fn resource(&self, resource: Resource, have: u8) -> i64 {
        let plenty = match have {
            0..4 => 100,
            4..7 => 65,
            7..10 => 30,
            _ => 10,
        };
        WORTH[resource as usize] * self.time * plenty / 10_000
    }

    /// The value of one more of a resource now, given the cards in the hand that need it.
    pub fn need(&self, resource: Resource) -> i64 {
        let have = self.stock[resource];
        let marginal = self.marginal[resource as usize];
        let waits = |kind: &Kind| {
            let facts = self.game.facts(*kind);
            facts.cost[resource] > have && self.fits(*kind, facts)
        };
        let waiting = self.player.hand.kinds().filter(waits).count();
        marginal + 120 * i64::try_from(waiting).unwrap_or(0)
    }

    /// The value of a gain.
    pub fn gain(&self, gain: Gain) -> i64 {
        let stock: i64 = Resource::ALL
            .into_iter()
            .map(|resource| {
                let each = self.marginal[resource as usize] + self.wants[resource as usize];
                i64::from(gain.stock[resource]) * each
            })
            .sum();
        stock + 1000 * i64::from(gain.points) + 350 * i64::from(gain.cards) + 700 * i64::from(gain.any)
    }

    /// How dear a card in the hand is.
    pub fn keep(&self, state: &State, who: Owner, kind: Kind) -> i64 {
        100 + self.within_reach(state, who, kind) / 2
    }

    /// The value of a token of the axolotls: the highest value of one more of any resource.
    pub fn token(&self) -> i64 {
        let all = Resource::ALL.into_iter();
        all.map(|resource| self.resource(resource, self.stock[resource])).max().unwrap_or(0)
    }

    /// The value of all resources.
    fn resources(&self) -> i64 {
        let all = Resource::ALL.into_iter();
        all.map(|resource| (0..self.stock[resource]).map(|have| self.resource(resource, have)).sum::<i64>())
            .sum()
    }

    /// The value that a cost takes away.
    fn price(&self, cost: Stock) -> i64 {
        let all = Resource::ALL.into_iter();
        all.map(|resource| i64::from(cost[resource]) * WORTH[resource as usize] * self.time / 100).sum()
    }

    /// The value of an action of a card, computed from its record: for cards that no table below names.
    fn worth(&self, action: &Action) -> i64 {
        let times = |gain: Gain, count: u8| self.gain(gain) * i64::from(count);
        let hand = self.player.hand.len();
        match *action {
            Action::Gain(gain) => self.gain(gain),
            Action::GainPer(GainPer { gain, per: Count::Card(kind), most }) => {
                let count = self.game.count(&self.player.city, kind);
                times(gain, count.min(most.unwrap_or(u8::MAX)))
            }
            Action::GainPer(GainPer { gain, most, .. }) => times(gain, most.unwrap_or(u8::MAX).min(2)),
            Action::GainIf(GainIf { card, gain, otherwise }) => {
                let has = self.game.has(&self.player.city, card);
                self.gain(if has { gain } else { otherwise })
            }
            Action::GainWith(GainWith { gain, .. }) => self.gain(gain) / 2,
            Action::GainOneOf(_) => 8 * self.time,
            Action::Tokens(count) => 1000 * i64::from(count),
            Action::DiscardFor(DiscardFor { most, gain }) => {
                (self.gain(gain) - 450).max(0) * i64::from(most.min(hand))
            }
            Action::RenewHand => 1000,
            Action::PayFor(PayFor { resource, most, gain })
            | Action::GiveFor(PayFor { resource, most, gain }) => {
                let each = self.gain(gain) - self.resource(resource, self.stock[resource].saturating_sub(1));
                each.max(0) * i64::from(self.stock[resource].clamp(1, most.max(1)))
            }
            Action::GiveResources(GiveResources { count, gain }) => {
                (self.gain(gain) - 8 * self.time * i64::from(count)).max(0)
            }
            Action::Exchange(most) => 125 * i64::from(most),
            Action::Activate(_) | Action::MoveWorker | Action::Copy(_) | Action::Abilities => 9 * self.time,
            Action::RenewMeadow(_) => 5 * self.time,
            Action::ActivateOwn(own) => 9 * self.time * i64::from(own.count).min(self.greens()),
            Action::GiveCard(gain) => self.gain(gain) - 450,
            Action::MayDraw(count) => 300 * i64::from(count),
            Action::Play(Offer { off: Some(off), .. }) => 4 * self.time * i64::from(off),
            Action::Play(_) | Action::PlayRevealed(_) => 1800,
            Action::Special(_) => 900,
        }
    }

    /// The cards whose value follows from their record, without a special case below: a pack's own cards, and those of
    /// Newleaf.
    fn by_record(kind: Kind) -> bool {
        kind.built_in_name().is_none() || Set::of(kind) == Set::Newleaf
    }

    /// The value of the actions of a card at a moment, computed from its record.
    fn deed(&self, kind: Kind, moment: Moment) -> i64 {
        self.game.deeds(kind).at(moment).iter().map(|action| self.worth(action)).sum()
    }

    /// The value that a green card yields at one production.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    pub fn yields(&self, kind: Kind) -> i64 {
        let most = |each: i64, resource: Resource| each * i64::from(self.stock[resource].clamp(1, 3));
        let paired = self.farms > 0 && self.husbands <= self.wives;
        let gain = match kind {
            Kind::FARM => 750,
            Kind::BARGE_TOAD => 1300 * self.farms.min(3),
            Kind::GENERAL_STORE if self.farms > 0 => 1500,
            Kind::GENERAL_STORE => 750,
            Kind::TWIG_BARGE => 1300,
            Kind::MINE => 950,
            Kind::RESIN_REFINERY => 800,
            Kind::FAIRGROUNDS => 900,
            Kind::HUSBAND if paired => 950,
            Kind::HUSBAND => 100,
            Kind::CHIP_SWEEP if self.colours[Colour::Production as usize] > 1 => 1100,
            Kind::CHIP_SWEEP => 300,
            Kind::MINER_MOLE => 900,
            // Resources turned into points are worth it even late.
            Kind::DOCTOR => return most(250, Resource::Berry),
            Kind::WOODCARVER => return most(350, Resource::Twig),
            Kind::MONK => return 1000,
            Kind::PEDDLER => 250,
            Kind::TEACHER => 500,
            Kind::STOREHOUSE => 1400,
            Kind::CLICK_CLACKS | Kind::MCGREGORS_MARKET => 2000,
            Kind::FERRY_FERRET => return 1300,
            Kind::HARBOR => 1100,
            Kind::CHIPTER_SWIPPLE | Kind::POE => 1500,
            Kind::MAYOR => return 1000 + 1000 * i64::from(self.spaces / 5),
            Kind::MILLER => return most(2000, Resource::Pebble).min(2200),
            Kind::FREIGHT_CAR => 1700,
            Kind::BANK => return 1250,
            Kind::LAMPLIGHTER | Kind::GREENHOUSE => 700,
            Kind::MAGICIAN => 300,
            own if Self::by_record(own) => return self.deed(own, Moment::Production),
            _ => 900,
        };
        gain * self.time.max(40) / 100
    }

    /// The future value of a card of the city, beyond its present points.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    fn promise(&self, kind: Kind, facts: &Facts, card: Option<&Built>) -> i64 {
        let plays = self.plays;
        // A red card is used once a season at most.
        let visits = (self.placements + 2) / 4;
        match facts.colour {
            Colour::Production if self.productions > 0 => self.productions * self.yields(kind),
            Colour::Governance => match kind {
                Kind::HISTORIAN => 250 * plays,
                Kind::SHOPKEEPER => 260 * plays,
                Kind::COURTHOUSE => 330 * plays,
                Kind::CRANE | Kind::INNKEEPER => 1300 * plays.min(4) / 4,
                Kind::JUDGE => 120 * plays,
                Kind::DUNGEON => {
                    let room = 1 - i64::from(card.map_or(0, Built::held_count));
                    1500 * room.max(0) * plays.min(3) / 3
                }
                Kind::CLOCK_TOWER => {
                    let seasons = [3, 2, 1, 0][self.player.season as usize];
                    // Its tokens are points already; each is given for a visit.
                    700 * i64::from(card.map_or(3, |card| card.tokens)).min(seasons)
                }
                Kind::BRIDGE => 700 * self.seasons_left() + 300,
                Kind::TARRY_HARE | Kind::FORESIGHT => 550 * plays,
                Kind::KING_NORTHS_TREASURY => 2000 * plays.min(3) / 3,
                Kind::BRIDGE_OF_THE_SKY => 1500 * plays.min(2) / 2,
                own if Self::by_record(own) => {
                    let helps = i64::from(self.game.deeds(own).helper.is_some());
                    self.deed(own, Moment::Trigger) * plays / 2 + 1300 * helps * plays.min(4) / 4
                }
                _ => 100 * plays,
            },
            Colour::Destination => match kind {
                Kind::PIRATE_SHIP => 900 * visits.min(1),
                Kind::FERRY => 500 * visits,
                Kind::INN => 350 * visits,
                Kind::LOOKOUT | Kind::EVERTAIL_PATH => 300 * visits,
                Kind::POST_OFFICE => 250 * visits,
                Kind::UNIVERSITY => 500 * visits,
                Kind::QUEEN | Kind::CHAPEL | Kind::GREEN_ACORN => 900 * visits,
                Kind::CEMETERY | Kind::MONASTERY | Kind::EVERFLAME_TOMB => {
                    let used = self.player.permanent != 0;
                    if used { 0 } else { 1800 * visits.min(1) }
                }
                own if Self::by_record(own) => self.deed(own, Moment::Visit) * visits,
                _ => 600 * visits,
            },
            _ => 0,
        }
    }

    /// The immediate value of a card when it is played.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    fn arrival(&self, kind: Kind, facts: &Facts) -> i64 {
        match kind {
            Kind::WANDERER => {
                let room = i64::from(8 - self.player.hand_len().min(8));
                400 * room.min(3) * self.time / 100
            }
            Kind::BARD => 550 * i64::from(self.player.hand.len().min(5)),
            Kind::POSTAL_PIGEON => 1800,
            Kind::MESSENGER => 1350,
            Kind::PIRATE => 1100,
            Kind::RANGER => 900 * i64::from(self.placements > 0),
            Kind::SHEPHERD => 1500 * self.time / 100,
            Kind::UNDERTAKER => 500 * self.time / 100,
            Kind::FOOL => 3000,
            Kind::RUINS => 1500 * self.time / 100,
            Kind::POET => 1800,
            Kind::MAIN_ROAD => 1100,
            Kind::AIR_BALLOON => 1200,
            Kind::JOR_GOLDWING | Kind::CIRRUS_WINDFALL | Kind::JUGGLER => 2000,
            own if Self::by_record(own) => {
                self.deed(own, Moment::Played) + self.deed(own, Moment::Production)
            }
            _ if facts.colour == Colour::Production => self.yields(kind),
            _ => 0,
        }
    }

    /// The points that a purple card would have at once beyond its base value.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    fn prosperity(&self, state: &State, who: Owner, kind: Kind) -> i64 {
        let [constructions, critters] = self.cards;
        let later = self.plays / 4;
        1000 * match kind {
            Kind::CASTLE => constructions[0] + later,
            Kind::STRONGROOT_CASTLE => 2 * constructions[0] + later,
            Kind::PALACE => constructions[1] + later,
            Kind::SCHOOL => critters[0] + later,
            Kind::THEATER => critters[1] + later,
            Kind::OLEANDERS_OPERA_HOUSE => 2 * critters[1] + later,
            Kind::EVER_TREE => i64::from(self.colours[Colour::Prosperity as usize]) + later,
            Kind::ARCHITECT => i64::from((self.stock.0[1] + self.stock.0[2]).min(6)) / 2,
            Kind::KING => {
                let (basic, special) = self.game.events_of(state, who);
                i64::from(basic) + 2 * i64::from(special) + i64::from(self.placements > 0)
            }
            Kind::FYNN_NOBLETAIL => {
                let (basic, special) = self.game.events_of(state, who);
                2 * i64::from(basic) + 3 * i64::from(special) + i64::from(self.placements > 0)
            }
            Kind::SHIPWRIGHT => {
                let there = self.game.counted(state, who, who, Slot::new(0), kind, Count::PearlbrookCards);
                1 + i64::from(there) + later
            }
            Kind::WIFE if self.husbands > self.wives => 3,
            Kind::MAYBERRY_MATRIARCH if self.husbands > self.wives => 5,
            Kind::EVER_WALL => 2 * (i64::from(self.spaces) / 5 + later / 2),
            Kind::PHOTOGRAPHER => 3,
            Kind::EVERTAIL_KING | Kind::RUGWORT_RULER | Kind::SCURRBLE_CHAMPION => 2,
            own if Self::by_record(own) && !self.game.deeds(own).scoring.is_empty() => {
                i64::from(self.game.prosperity(state, who, Slot::new(0), own).0) + later
            }
            _ => 0,
        }
    }

    /// The value of playing a card, before its cost.
    pub fn card(&self, state: &State, who: Owner, kind: Kind) -> i64 {
        let facts = self.game.facts(kind);
        let points = if kind == Kind::FOOL { 0 } else { 1000 * i64::from(facts.points) };
        let husband = kind == Kind::HUSBAND && self.wives > self.husbands;
        points
            + if husband { 3000 } else { 0 }
            + self.promise(kind, facts, None)
            + self.arrival(kind, facts)
            + self.prosperity(state, who, kind)
    }

    /// How full the city is.
    fn crowd(&self) -> usize {
        match self.spaces {
            0..8 => 0,
            8..12 => 1,
            12..14 => 2,
            _ => 3,
        }
    }

    /// Whether a card fits into the city at all.
    fn fits(&self, kind: Kind, facts: &Facts) -> bool {
        let second = facts.unique && self.kinds & kind.bit() != 0 && kind != Kind::FOOL;
        let room = self.spaces < 15 || !facts.space || kind == Kind::FOOL || Set::of(kind).legendary();
        !second && room
    }

    /// The value of a card within reach: its value minus its cost, weighted by how little of its cost is missing.
    fn within_reach(&self, state: &State, who: Owner, kind: Kind) -> i64 {
        let facts = self.game.facts(kind);
        if !self.fits(kind, facts) {
            return 0;
        }
        let face = self.game.face(kind);
        let token = facts.critter
            && (facts.free_by & self.building != 0
                || self.lavish
                || self.building != 0 && (facts.free_by_any || facts.free_by_colour.is_some()));
        let banner = Set::of(kind).legendary() && self.kinds & face.bit() != 0;
        if token || banner {
            return self.card(state, who, kind).max(0);
        }
        let missing = i64::from(facts.cost.saturating_sub(self.stock).total());
        if missing > 0 && self.placements == 0 {
            return 0;
        }
        let gain = self.card(state, who, kind) - self.price(facts.cost);
        let all = i64::from(facts.cost.total()).max(1);
        gain.max(0) * (all + 2 - missing).max(1) / (all + 2)
    }

    /// A rough value of the best token of the market.
    fn market(&self, market: crate::state::Market) -> i64 {
        let tokens = MarketIx::enumerate(&self.game.pack().market_tokens);
        let worth = tokens.map(|(token, record)| {
            if !market.trades(token) {
                self.gain(record.gain)
            } else if self.player.stock.covers(record.pay.stock) && self.player.hand.len() >= record.pay.cards
            {
                self.gain(record.trade) - self.gain(record.pay)
            } else {
                0
            }
        });
        worth.max().unwrap_or(0)
    }

    /// A rough value of a worker on a place.
    pub fn place(&self, state: &State, post: Post) -> i64 {
        let season = self.player.season as usize;
        let gain = |gain| self.gain(gain) + [140, -310, -280, 50][season];
        let pack = self.game.pack();
        match post {
            Post::Basic(place) => {
                let token = if self.game.may_explore(state, self.who, place) { self.token() } else { 0 };
                token + pack.basics.get(usize::from(place)).map_or(0, |basic| gain(basic.gain))
            }
            Post::Forest(clearing) => {
                let forest = state.forest_at(clearing).and_then(|forest| pack.forests.get(forest.index()));
                forest.map_or(0, |forest| gain(forest.gain).max(1500))
            }
            Post::Journey(space) => {
                pack.journeys.get(usize::from(space)).map_or(0, |journey| 1100 * i64::from(journey.points))
            }
            Post::Knoll => 1300 + 250 * i64::from(8 - self.player.hand_len().min(8)).min(3),
            Post::Station => 700 + 2600 * (4 - i64::from(self.player.season as u8 / 2)) / 4,
            Post::Market => state.market().map_or(0, |market| self.market(*market)),
            Post::Wonder(wonder) => self.wonder(wonder),
            Post::River(_) => self.river(state, post),
            Post::Discovery(discovery) => self.visit(state, self.who, discovery),
            Post::BasicEvent(_) => 4200,
            Post::SpecialEvent(event) => {
                let special = pack.special_events.get(usize::from(event));
                // An event that stays free counts for Rugwort (E14.5).
                let denied = if state.rival == RivalKind::Rugwort { 1750 } else { 0 };
                denied
                    + match special.map_or(0, |special| special.points) {
                        0 => 3250,
                        points => 1000 * i64::from(points) + 540,
                    }
            }
            Post::Card(owner, slot) => {
                let kind = state.city(owner).get(slot).map(|card| self.game.face(card.kind));
                match kind {
                    Some(Kind::FERRY) => self.river(state, post),
                    Some(Kind::PIRATE_SHIP) => 2200,
                    Some(Kind::INN | Kind::UNIVERSITY) => 2700,
                    Some(Kind::MONASTERY) => 2600,
                    Some(Kind::QUEEN) => 2500,
                    Some(Kind::CHAPEL) => 1900,
                    Some(Kind::LOOKOUT | Kind::CEMETERY) => 1800,
                    Some(Kind::POST_OFFICE) => 1050,
                    _ => 1200,
                }
            }
            _ => 300,
        }
    }

    /// A rough value of a choice of the turn. The numbers here and in [`Outlook::place`] are fitted. Each step of the
    /// fit plays some thousand games of the quick policy with all numbers changed at random, and the same games with
    /// the opposite changes. It then moves the numbers by the difference in points.
    pub fn turn(&self, state: &State, who: Owner, choice: Choice) -> i64 {
        match choice {
            Choice::Place(post) => self.place(state, post),
            Choice::Play { source, way } => {
                let Some(kind) = self.game.source_card(state, who, source) else { return 0 };
                let facts = self.game.facts(kind);
                let cost = facts.cost;
                let price = match way {
                    // The token is used up, and could have paid for another card.
                    Way::Token(_) | Way::Golden(_) => 150,
                    Way::Dungeon(_) => 850,
                    Way::Banner(_) => 700,
                    Way::Crane(_) | Way::Innkeeper(_) | Way::Inventor(_) => self.price(cost) / 3 + 670,
                    Way::Reserved => self.price(cost) - 700,
                    Way::Cost | Way::Judge | Way::Treasury(_) | Way::Bridge(_) | Way::Offer => {
                        self.price(cost)
                    }
                };
                // Other players may take it first.
                let hurry = match source {
                    Source::Meadow(_) => 470,
                    // With the train tile.
                    Source::Station(_) => 1150,
                    Source::Reserved => 100,
                    _ => 0,
                };
                let room = if facts.space { [380, -110, 0, -240][self.crowd()] } else { 150 };
                // A card now is worth more than a resource that may become one.
                let soon = [970, 1100, 1020, 1500][self.player.season as usize];
                let against = match state.rival {
                    // He takes a card for each that is played (E14.2).
                    RivalKind::Rugwort => -1040,
                    RivalKind::Nightweave => 140,
                    RivalKind::None => 0,
                };
                self.card(state, who, kind) - price + hurry + room + soon + against
            }
            Choice::Adorn(adornment) => self.adornment(state, who, adornment),
            Choice::Reserve(source) => self.reservation(state, who, source),
            Choice::Ticket => 700,
            Choice::Beast(beast, post) => self.beast(state, who, beast, post),
            // Remaining actions come first.
            Choice::Prepare => [220, 180, 470, 100][self.player.season as usize],
            _ => 0,
        }
    }

    /// The value of reserving a card: little, unless it cannot be paid for now and is good.
    fn reservation(&self, state: &State, who: Owner, source: Source) -> i64 {
        let Some(kind) = self.game.source_card(state, who, source) else { return 0 };
        let facts = self.game.facts(kind);
        if self.stock.covers(facts.cost) || self.seasons_left() == 0 || !self.fits(kind, facts) {
            return -500;
        }
        (self.card(state, who, kind) - self.price(facts.cost)) / 4
    }

    /// The best cards within reach, of the hand and of the meadow.
    fn plans(&self, state: &State, who: Owner) -> i64 {
        let mut best = [0i64; 4];
        let mut weigh = |value: i64| {
            let mut value = value;
            for place in &mut best {
                if value > *place {
                    std::mem::swap(place, &mut value);
                }
            }
        };
        for kind in self.player.hand.kinds() {
            weigh(self.within_reach(state, who, kind));
        }
        for legend in self.player.legends.into_iter().flatten() {
            weigh(self.within_reach(state, who, legend));
        }
        for kind in state.meadow.iter().flatten() {
            // Another player may take it first.
            weigh(self.within_reach(state, who, *kind) * 7 / 10);
        }
        best.into_iter().zip([50, 35, 20, 10]).map(|(value, share)| value * share / 100).sum()
    }

    /// An estimate for the events that are still free.
    fn events(&self, state: &State) -> i64 {
        if self.placements == 0 {
            return 0;
        }
        let mut value = 0;
        for event in state.basic_events() {
            let Some(basic) = self.game.pack().basic_events.get(event.index()) else { continue };
            if state.basic_owner(event).is_none() {
                let have = i64::from(self.game.colours_for(&self.colours, basic).min(basic.count));
                let need = i64::from(basic.count).max(1);
                value += 1000 * i64::from(basic.points) * have * have / (need * need) / 2;
            }
        }
        for (event, &owner) in state.specials.iter().zip(&state.special_owners) {
            let Some(event) = event.get() else { continue };
            let Some(special) = self.game.pack().special_events.get(event.index()) else { continue };
            if owner.is_none() {
                let (have, need) = self.game.meets_special(state, self.who, event);
                let (have, need) = (i64::from(have), i64::from(need).max(1));
                let points = 1000 * i64::from(special.points).max(3);
                value += points * have * have / (need * need) / 2;
            }
        }
        value
    }

    /// The sum of all estimates, beyond the present points.
    fn future(&self, state: &State, who: Owner) -> i64 {
        if self.player.passed {
            return 0;
        }
        let city = self.player.city.open();
        let promises: i64 =
            city.map(|(_, card)| self.promise(card.kind, self.game.facts(card.kind), Some(card))).sum();
        let tokens = i64::from(self.building.count_ones()) * 25 * self.plays;
        let card = if self.placements > 0 { 120 + 130 * self.time / 100 } else { 20 };
        let hand = card * i64::from(self.player.hand.len());
        promises
            + tokens
            + hand
            + 600 * self.placements
            + self.resources()
            + self.plans(state, who)
            + self.events(state)
            + self.brook_future(state, who)
            + self.spire_future(state, who)
    }
}

/// The evaluation of a position for a player.
pub fn table(game: &Everdell, state: &State, who: Owner) -> i64 {
    let points = |who| 1000 * i64::from(game.points(state, who));
    let mine = points(who);
    let future = if state.ending.is_some() { 0 } else { Outlook::new(game, state, who).future(state, who) };
    let rivals = match state.rival {
        RivalKind::None => state
            .people()
            .filter(|&seat| seat != who)
            .map(|seat| {
                let other = state.player(seat);
                let left = 80 * i64::from(other.stock.total()) + 80 * i64::from(other.hand_len());
                points(seat) + if other.passed { 0 } else { left }
            })
            .max()
            .unwrap_or(0),
        _ => points(Owner::RIVAL) + TROPHY * trophies(state),
    };
    mine + future - rivals / 4
}

/// The trophies of an automated opponent.
fn trophies(state: &State) -> i64 {
    let seen = i64::try_from(state.lair.cards.trophies_len()).unwrap_or(0);
    seen + i64::from(state.lair.cards.unseen_trophies)
}

/// The present and expected points of a player, without regard to the others.
pub fn own(game: &Everdell, state: &State, who: Owner) -> i64 {
    let points = 1000 * i64::from(game.points(state, who));
    points + if state.ending.is_some() { 0 } else { Outlook::new(game, state, who).future(state, who) }
}
