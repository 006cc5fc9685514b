//! How good a table is for somebody, in thousandths of a point.
//!
//! What is there is counted as at the end of the game. To that comes what it may still become:
//! workers to be placed, resources, cards that could be played, what green cards will yield, what
//! blue and red cards will do, and events that are within reach.

use crate::content::{Colour, Facts, Gain, Resource, Set, Stock};
use crate::{
    Built, Choice, Everdell, FACE_DOWN, Kind, NOBODY, OCCUPIED, Player, Post, RIVAL, RivalKind, Source,
    State, Way,
};

/// What a resource is worth in the beginning.
pub const WORTH: [i64; 4] = [650, 800, 950, 750];

/// What a card that she keeps as a trophy counts for her in the end (N13.1), on average.
pub const TROPHY: i64 = 1900;

/// What somebody has, counted once for many questions.
pub struct Outlook<'a> {
    game: &'a Everdell,
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
    /// Kinds of constructions whose token is free, with what they count as.
    building: u128,
    /// Some of them pay for any critter.
    lavish: bool,
    spaces: u8,
    farms: i64,
    husbands: i64,
    wives: i64,
    colours: [u8; 5],
    /// Constructions and critters, common and unique.
    cards: [[i64; 2]; 2],
    /// What one more of each resource is worth beyond itself, for the cards it brings within reach.
    wants: [i64; 4],
}

impl<'a> Outlook<'a> {
    pub fn new(game: &'a Everdell, state: &'a State, who: u8) -> Self {
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
            wants: [0; 4],
        };
        for (_, card) in player.city.iter() {
            outlook.count(*card);
        }
        outlook
    }

    /// The same with an eye on the cards that could be played next, in the hand and in the meadow.
    #[must_use]
    pub fn with_wants(mut self, state: &State, who: u8) -> Self {
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
        self.farms += i64::from(face == Kind::Farm);
        self.husbands += i64::from(face == Kind::Husband);
        self.wives += i64::from(face == Kind::Wife);
        self.colours[facts.colour as usize] += 1;
        self.cards[usize::from(facts.critter)][usize::from(facts.unique)] += 1;
    }

    /// What one more of a resource would be worth.
    pub fn resource(&self, resource: Resource, have: u8) -> i64 {
        let plenty = match have {
            0..4 => 100,
            4..7 => 65,
            7..10 => 30,
            _ => 10,
        };
        WORTH[resource as usize] * self.time * plenty / 10_000
    }

    /// What one more of a resource would be worth now, with the cards that wait for it in the hand.
    pub fn need(&self, resource: Resource) -> i64 {
        let have = self.stock[resource];
        let waits = |kind: &Kind| {
            let facts = self.game.facts(*kind);
            facts.cost[resource] > have && self.fits(*kind, facts)
        };
        let waiting = self.player.hand.kinds().filter(waits).count();
        self.resource(resource, have) + 120 * i64::try_from(waiting).unwrap_or(0)
    }

    /// What is gained, weighed.
    pub fn gain(&self, gain: Gain) -> i64 {
        let stock: i64 = Resource::ALL
            .into_iter()
            .map(|resource| {
                let each = self.resource(resource, self.stock[resource]) + self.wants[resource as usize];
                i64::from(gain.stock[resource]) * each
            })
            .sum();
        stock + 1000 * i64::from(gain.points) + 350 * i64::from(gain.cards) + 700 * i64::from(gain.any)
    }

    /// How dear a card in the hand is.
    pub fn keep(&self, state: &State, who: u8, kind: Kind) -> i64 {
        100 + self.within_reach(state, who, kind) / 2
    }

    /// What all resources are worth.
    fn resources(&self) -> i64 {
        let all = Resource::ALL.into_iter();
        all.map(|resource| (0..self.stock[resource]).map(|have| self.resource(resource, have)).sum::<i64>())
            .sum()
    }

    /// What a cost takes away.
    fn price(&self, cost: Stock) -> i64 {
        let all = Resource::ALL.into_iter();
        all.map(|resource| i64::from(cost[resource]) * WORTH[resource as usize] * self.time / 100).sum()
    }

    /// What a green card yields at one production.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    pub fn yields(&self, kind: Kind) -> i64 {
        let most = |each: i64, resource: Resource| each * i64::from(self.stock[resource].clamp(1, 3));
        let paired = self.farms > 0 && self.husbands <= self.wives;
        let gain = match kind {
            Kind::Farm => 750,
            Kind::BargeToad => 1300 * self.farms.min(3),
            Kind::GeneralStore if self.farms > 0 => 1500,
            Kind::GeneralStore => 750,
            Kind::TwigBarge => 1300,
            Kind::Mine => 950,
            Kind::ResinRefinery => 800,
            Kind::Fairgrounds => 900,
            Kind::Husband if paired => 950,
            Kind::Husband => 100,
            Kind::ChipSweep if self.colours[Colour::Production as usize] > 1 => 1100,
            Kind::ChipSweep => 300,
            Kind::MinerMole => 900,
            // Resources turned into points are worth it even late.
            Kind::Doctor => return most(250, Resource::Berry),
            Kind::Woodcarver => return most(350, Resource::Twig),
            Kind::Monk => return 1000,
            Kind::Peddler => 250,
            Kind::Teacher => 500,
            Kind::Storehouse => 1400,
            Kind::ClickClacks | Kind::McgregorsMarket => 2000,
            Kind::ChipterSwipple | Kind::Poe => 1500,
            _ => 900,
        };
        gain * self.time.max(40) / 100
    }

    /// What a card of the city will still do, beyond what it counts now.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    fn promise(&self, kind: Kind, facts: &Facts, card: Option<&Built>) -> i64 {
        let plays = self.plays;
        // A red card is used once a season at most.
        let visits = (self.placements + 2) / 4;
        match facts.colour {
            Colour::Production if self.productions > 0 => self.productions * self.yields(kind),
            Colour::Governance => match kind {
                Kind::Historian => 250 * plays,
                Kind::Shopkeeper => 260 * plays,
                Kind::Courthouse => 330 * plays,
                Kind::Crane | Kind::Innkeeper => 1300 * plays.min(4) / 4,
                Kind::Judge => 120 * plays,
                Kind::Dungeon => {
                    let room = 1 - i64::from(card.map_or(0, Built::held_count));
                    1500 * room.max(0) * plays.min(3) / 3
                }
                Kind::ClockTower => {
                    let seasons = [3, 2, 1, 0][self.player.season as usize];
                    // Its tokens are points already; each is given for a visit.
                    700 * i64::from(card.map_or(3, |card| card.tokens)).min(seasons)
                }
                Kind::TarryHare | Kind::Foresight => 550 * plays,
                Kind::KingNorthsTreasury => 2000 * plays.min(3) / 3,
                Kind::BridgeOfTheSky => 1500 * plays.min(2) / 2,
                _ => 100 * plays,
            },
            Colour::Destination => match kind {
                Kind::Inn => 350 * visits,
                Kind::Lookout | Kind::EvertailPath => 300 * visits,
                Kind::PostOffice => 250 * visits,
                Kind::University => 500 * visits,
                Kind::Queen | Kind::Chapel | Kind::GreenAcorn => 900 * visits,
                Kind::Cemetery | Kind::Monastery | Kind::EverflameTomb => {
                    let used = self.player.permanent != 0;
                    if used { 0 } else { 1800 * visits.min(1) }
                }
                _ => 600 * visits,
            },
            _ => 0,
        }
    }

    /// What a card does at once when it is played.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    fn arrival(&self, kind: Kind, facts: &Facts) -> i64 {
        let room = i64::from(8 - self.player.hand_len().min(8));
        match kind {
            Kind::Wanderer => 400 * room.min(3) * self.time / 100,
            Kind::Bard => 550 * i64::from(self.player.hand.len().min(5)),
            Kind::PostalPigeon => 1800,
            Kind::Ranger => 900 * i64::from(self.placements > 0),
            Kind::Shepherd => 1500 * self.time / 100,
            Kind::Undertaker => 500 * self.time / 100,
            Kind::Fool => 3000,
            Kind::Ruins => 1500 * self.time / 100,
            Kind::JorGoldwing | Kind::CirrusWindfall | Kind::Juggler => 2000,
            _ if facts.colour == Colour::Production => self.yields(kind),
            _ => 0,
        }
    }

    /// What a purple card would count at once beyond its base value.
    #[allow(clippy::match_same_arms, reason = "a table; equal worth of different cards is no accident")]
    fn prosperity(&self, state: &State, who: u8, kind: Kind) -> i64 {
        let [constructions, critters] = self.cards;
        let later = self.plays / 4;
        1000 * match kind {
            Kind::Castle => constructions[0] + later,
            Kind::StrongrootCastle => 2 * constructions[0] + later,
            Kind::Palace => constructions[1] + later,
            Kind::School => critters[0] + later,
            Kind::Theater => critters[1] + later,
            Kind::OleandersOperaHouse => 2 * critters[1] + later,
            Kind::EverTree => i64::from(self.colours[Colour::Prosperity as usize]) + later,
            Kind::Architect => i64::from((self.stock.0[1] + self.stock.0[2]).min(6)) / 2,
            Kind::King => {
                let (basic, special) = self.game.events_of(state, who);
                i64::from(basic) + 2 * i64::from(special) + i64::from(self.placements > 0)
            }
            Kind::FynnNobletail => {
                let (basic, special) = self.game.events_of(state, who);
                2 * i64::from(basic) + 3 * i64::from(special) + i64::from(self.placements > 0)
            }
            Kind::Wife if self.husbands > self.wives => 3,
            Kind::MayberryMatriarch if self.husbands > self.wives => 5,
            Kind::EvertailKing | Kind::RugwortRuler | Kind::ScurrbleChampion => 2,
            _ => 0,
        }
    }

    /// What playing a card would bring, before what it costs.
    pub fn card(&self, state: &State, who: u8, kind: Kind) -> i64 {
        let facts = self.game.facts(kind);
        let points = if kind == Kind::Fool { 0 } else { 1000 * i64::from(facts.points) };
        let husband = kind == Kind::Husband && self.wives > self.husbands;
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

    /// Whether a card could come into the city at all.
    fn fits(&self, kind: Kind, facts: &Facts) -> bool {
        let second = facts.unique && self.kinds & kind.bit() != 0 && kind != Kind::Fool;
        let room = self.spaces < 15 || !facts.space || kind == Kind::Fool || Set::of(kind).legendary();
        !second && room
    }

    /// How good it is to have a card within reach: what it would bring beyond its cost, and how
    /// near that is.
    fn within_reach(&self, state: &State, who: u8, kind: Kind) -> i64 {
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

    /// What a worker brings on a place, roughly.
    pub fn place(&self, state: &State, post: Post) -> i64 {
        let season = self.player.season as usize;
        let gain = |gain| self.gain(gain) + [140, -310, -280, 50][season];
        let pack = self.game.pack();
        match post {
            Post::Basic(place) => pack.basics.get(usize::from(place)).map_or(0, |basic| gain(basic.gain)),
            Post::Forest(clearing) => {
                let forest = state.forest.get(usize::from(clearing)).copied().unwrap_or(u8::MAX);
                let forest = pack.forests.get(usize::from(forest));
                forest.map_or(0, |forest| gain(forest.gain).max(1500))
            }
            Post::Journey(space) => {
                pack.journeys.get(usize::from(space)).map_or(0, |journey| 1100 * i64::from(journey.points))
            }
            Post::BasicEvent(_) => 4200,
            Post::SpecialEvent(event) => {
                let special = pack.special_events.get(usize::from(event));
                // What nobody achieves counts for Rugwort (E14.5).
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
                    Some(Kind::Inn | Kind::University) => 2700,
                    Some(Kind::Monastery) => 2600,
                    Some(Kind::Queen) => 2500,
                    Some(Kind::Chapel) => 1900,
                    Some(Kind::Lookout | Kind::Cemetery) => 1800,
                    Some(Kind::PostOffice) => 1050,
                    _ => 1200,
                }
            }
            _ => 300,
        }
    }

    /// What a choice of the turn brings, roughly. The numbers here and in [`Outlook::place`] are fitted:
    /// each step of the fit plays some thousand games of the quick policy with all numbers changed at
    /// random, every game also with the opposite changes, and follows what the points say.
    pub fn turn(&self, state: &State, who: u8, choice: Choice) -> i64 {
        match choice {
            Choice::Place(post) => self.place(state, post),
            Choice::Play { source, way } => {
                let Some(kind) = self.game.source_card(state, who, source) else { return 0 };
                let facts = self.game.facts(kind);
                let cost = facts.cost;
                let price = match way {
                    // The token is gone, and would have paid for another.
                    Way::Token(_) => 150,
                    Way::Dungeon(_) => 850,
                    Way::Banner(_) => 700,
                    Way::Crane(_) | Way::Innkeeper(_) => self.price(cost) / 3 + 670,
                    Way::Cost | Way::Judge | Way::Treasury(_) | Way::Bridge(_) | Way::Offer => {
                        self.price(cost)
                    }
                };
                // Others may take it first.
                let hurry = if matches!(source, Source::Meadow(_)) { 470 } else { 0 };
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
            // What is still there to be done comes first.
            Choice::Prepare => [220, 180, 470, 100][self.player.season as usize],
            _ => 0,
        }
    }

    /// The best cards within reach, of the hand and of the meadow.
    fn plans(&self, state: &State, who: u8) -> i64 {
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
            // Somebody else may take it first.
            weigh(self.within_reach(state, who, *kind) * 7 / 10);
        }
        best.into_iter().zip([50, 35, 20, 10]).map(|(value, share)| value * share / 100).sum()
    }

    /// What the events that nobody has yet promise.
    fn events(&self, state: &State) -> i64 {
        if self.placements == 0 {
            return 0;
        }
        let mut value = 0;
        for (event, basic) in self.game.pack().basic_events.iter().enumerate() {
            if state.basic_owners.get(event) == Some(&NOBODY) {
                let have = i64::from(self.colours[basic.colour as usize].min(basic.count));
                let need = i64::from(basic.count).max(1);
                value += 1000 * i64::from(basic.points) * have * have / (need * need) / 2;
            }
        }
        for (&event, &owner) in state.specials.iter().zip(&state.special_owners) {
            let Some(special) = self.game.pack().special_events.get(usize::from(event)) else { continue };
            if owner == NOBODY {
                let (have, need) = self.game.meets_special(&self.player.city, event);
                let (have, need) = (i64::from(have), i64::from(need).max(1));
                let points = 1000 * i64::from(special.points).max(3);
                value += points * have * have / (need * need) / 2;
            }
        }
        value
    }

    /// Everything together, beyond the points there are.
    fn future(&self, state: &State, who: u8) -> i64 {
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
    }
}

/// How good a table is for somebody.
pub fn table(game: &Everdell, state: &State, who: u8) -> i64 {
    let points = |who| 1000 * i64::from(game.points(state, who));
    let mine = points(who);
    let future = if state.ending.is_some() { 0 } else { Outlook::new(game, state, who).future(state, who) };
    let rivals = match state.rival {
        RivalKind::None => (0..state.players)
            .filter(|&seat| seat != who)
            .map(|seat| {
                let other = state.player(seat);
                let left = 80 * i64::from(other.stock.total()) + 80 * i64::from(other.hand_len());
                points(seat) + if other.passed { 0 } else { left }
            })
            .max()
            .unwrap_or(0),
        _ => points(RIVAL) + TROPHY * trophies(state),
    };
    mine + future - rivals / 4
}

/// The trophies of an automated opponent.
fn trophies(state: &State) -> i64 {
    let seen: i64 = state.lair.trophies.iter().map(|&count| i64::from(count)).sum();
    seen + i64::from(state.lair.unseen_trophies)
}

/// What somebody has and may still come to have, whatever the others do.
pub fn own(game: &Everdell, state: &State, who: u8) -> i64 {
    let points = 1000 * i64::from(game.points(state, who));
    points + if state.ending.is_some() { 0 } else { Outlook::new(game, state, who).future(state, who) }
}
