//! A position: plain data, cloned by copying memory.
//!
//! Cards that no player has seen are not decided. The deck is a multiset that is sampled when a card is turned up. The
//! cards that Nightweave drew from it face down are still in it, and only their number is kept.

mod brook;
mod city;
mod expansions;
mod hand;
mod her_cards;
mod leaf;
mod post;
mod spire;
mod tally;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Maybe;

pub use brook::{Adornments, Brook};
pub(crate) use city::Cards;
pub use city::{
    ABOVE_SPRING, Built, City, FACE_DOWN, OCCUPIED, ON_BRIDGE, PILE_FARM, PLAGUED, SPARED, SlotSet, WEBBED,
};
pub(crate) use expansions::FURTHER;
pub use expansions::{Bellfaire, Expansions, FurtherSeats, Market, Parts, Powers};
pub use hand::Hand;
pub use her_cards::HerCards;
pub(crate) use leaf::{GOLDEN, LAYERS, SIDES};
pub use leaf::{Leaf, STACKS};
pub use post::Post;
pub(crate) use post::Taken;
pub(crate) use spire::{ALONG, BESIDE, TURNED_UP};
pub use spire::{Discoveries, Spire};
pub use tally::Tally;

use crate::agenda::{Task, TaskStack};
use crate::content::{FAIR_EVENTS, SPECIAL_EVENTS, Season, Stock};
use crate::index::{
    AbilityIx, ActivityIx, BASE_SEATS, BasicEventIx, BasicIx, ClearingIx, ForestIx, JourneyIx, MeadowIx,
    Owner, PersonalityIx, PlanIx, PlotIx, SEATS, SpecialEventIx, WorkerIx,
};
use crate::kind::Kind;
use crate::setup::{Options, RivalKind};

/// The worker pieces a player has at most.
pub const WORKERS: usize = 6;
/// Nightweave's spiders (N6.7).
pub const SPIDERS: usize = 8;

/// The state of one player.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Player {
    /// The city (E8).
    pub city: City,
    /// The hand (E10).
    pub hand: Hand,
    /// Cards of the hand that are turned away: they count for the limit only (N16.37).
    pub webbed: [Option<Kind>; 3],
    /// Resources.
    pub stock: Stock,
    /// Point tokens beside the city.
    pub points: u16,
    /// The workers.
    pub workers: [Post; WORKERS],
    /// Workers that never come back, as bits (E5.7).
    pub permanent: u8,
    /// The season the player is in (E3.2).
    pub season: Season,
    /// Whether the player has passed for good (E12.1).
    pub passed: bool,
    /// The worker ability (N5), by its place in the content.
    pub ability: Maybe<AbilityIx>,
    /// The legends dealt and not yet played (N4.1).
    pub legends: [Option<Kind>; 2],
    /// Green cards still to be activated in the running production, by place.
    pub due: SlotSet,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            city: City::default(),
            hand: Hand::default(),
            webbed: [None; 3],
            stock: Stock::default(),
            points: 0,
            workers: [Post::Away; WORKERS],
            permanent: 0,
            season: Season::Winter,
            passed: false,
            ability: Maybe::NONE,
            legends: [None; 2],
            due: SlotSet::default(),
        }
    }
}

impl Player {
    /// Workers at home.
    #[inline]
    pub fn at_home(&self) -> u8 {
        u8::try_from(self.workers.iter().filter(|&&post| post == Post::Home).count()).unwrap_or(0)
    }

    /// Cards that count for the hand limit.
    #[inline]
    pub fn hand_len(&self) -> u8 {
        self.hand.len() + u8::try_from(self.webbed.iter().flatten().count()).unwrap_or(0)
    }
}

/// The cards and resources under or on an achieved special event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EventStore {
    /// Stored resources.
    pub stock: Stock,
    /// Cards under it.
    pub cards: [Option<Kind>; 5],
}

/// Nightweave (N6–N13); at rest when she does not play.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Lair {
    /// The cards of her hand and her trophies, legends aside.
    pub cards: HerCards,
    /// Point tokens.
    pub points: u16,
    /// Her spiders.
    pub spiders: [Post; SPIDERS],
    /// Her season.
    pub season: Season,
    /// Where her figure sits in the meadow; none when at home.
    pub figure: Maybe<MeadowIx>,
    /// Whether her game has ended (N13.1).
    pub finished: bool,
    /// Whether she has placed a spider on a special event this season (N10.8).
    pub special_this_season: bool,
    /// The activity cards still face down, as bits of their place in the content.
    pub activities: u32,
    /// The activity cards played in this deck.
    pub played: u32,
    /// Whether she has not turned up a card yet: the first is a worker card of winter (N6.5).
    pub first_card: bool,
    /// The worker cards of winter that have not been turned up: one of them has left the game, and once the others have
    /// been turned up it is known which one (N6.5).
    pub suspects: u32,
    /// No spider has been placed since the activity deck was shuffled last.
    pub idle: bool,
    /// Her spiders have had nowhere to go for a whole deck: she prepares as if there were none
    /// (H2.1).
    pub stuck: bool,
    /// A card put back on top of her hand, face up, because her city was full (R118).
    pub top: Option<Kind>,
    /// The activity card turned up last.
    pub card: Maybe<ActivityIx>,
    /// The active personality, by its place in the content.
    pub personality: Maybe<PersonalityIx>,
    /// The plan, likewise.
    pub plan: Maybe<PlanIx>,
    /// The active plot, likewise.
    pub plot: Maybe<PlotIx>,
    /// A second active plot (N15.13).
    pub second_plot: Maybe<PlotIx>,
    /// Plots not drawn yet, as bits.
    pub plots: u64,
    /// Personalities not drawn yet (N15.14), as bits.
    pub personalities: u8,
    /// Web tokens on basic locations, as bits.
    pub web_basic: u8,
    /// Web tokens on clearings.
    pub web_forest: u8,
    /// Web tokens on basic events (N15.10), counted.
    pub web_basic_events: [u8; 4],
    /// Web tokens on special events, as bits of their place in the content.
    pub web_special_events: u32,
    /// A web token on the haven (N15.16).
    pub web_haven: bool,
    /// The worker of the first seat that is in her service (N16.13).
    pub lent: Maybe<WorkerIx>,
    /// Whether that worker is still on her board, to be her next spider.
    pub borrowed: bool,
    /// Whether the next worker that the first seat uses comes into her service (N16.13).
    pub lend_next: bool,
    /// Legends left after dealing: her face-down pool (R121), as [`Kind::legend_bit`]s. Those in her
    /// hand are still among them.
    pub legend_pool: u32,
    /// Unseen legends of her hand (N17.4).
    pub unseen_legends: u8,
    /// Achieved basic events that are trophies, as bits.
    pub basic_events: u8,
    /// Achieved special events that are trophies, as bits of their place in the content.
    pub special_events: u32,
    /// Points kept from a journey before autumn (R39).
    pub journey_points: u8,
}

impl Default for Lair {
    fn default() -> Self {
        Self {
            cards: HerCards::default(),
            points: 0,
            spiders: [Post::Away; SPIDERS],
            season: Season::Winter,
            figure: Maybe::NONE,
            finished: false,
            special_this_season: false,
            activities: 0,
            played: 0,
            first_card: false,
            suspects: 0,
            idle: false,
            stuck: false,
            top: None,
            card: Maybe::NONE,
            personality: Maybe::NONE,
            plan: Maybe::NONE,
            plot: Maybe::NONE,
            second_plot: Maybe::NONE,
            plots: 0,
            personalities: 0,
            web_basic: 0,
            web_forest: 0,
            web_basic_events: [0; 4],
            web_special_events: 0,
            web_haven: false,
            lent: Maybe::NONE,
            borrowed: false,
            lend_next: false,
            legend_pool: 0,
            unseen_legends: 0,
            basic_events: 0,
            special_events: 0,
            journey_points: 0,
        }
    }
}

/// Rugwort (E14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rats {
    /// The clearing his forest rat stands on; none once it has left the forest.
    pub forest: Maybe<ClearingIx>,
    /// The journey space the forest rat stands on; none before autumn.
    pub journey: Maybe<JourneyIx>,
    /// The basic location his other rat stands on; none when it has left (E14.6).
    pub basic: Maybe<BasicIx>,
    /// Meadow cards blocked by his rats, as bits (E14.3).
    pub blocked: u8,
    /// Point tokens he was given.
    pub points: u16,
}

impl Rats {
    /// Where his rats stand, without those in the meadow.
    pub(crate) fn posts(&self) -> impl Iterator<Item = Post> + use<> {
        let forest = self.forest.get().map(Post::Forest);
        let journey = self.journey.get().map(Post::Journey);
        forest.into_iter().chain(journey).chain(self.basic.get().map(Post::Basic))
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Everyone has passed, and the scores are counted (E12.2).
    Counted,
}

/// A position of the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) agenda: TaskStack,
    /// Whether the game is over.
    pub ending: Option<Ending>,
    /// How many people play.
    pub players: u8,
    /// Whose turn it is.
    pub turn: Owner,
    /// Who went first.
    pub first: Owner,
    /// The seats in the order of their turns (H3.2), the first four of them: [`Self::order`].
    pub(crate) order: [Owner; BASE_SEATS],
    /// Which mini-expansions are in play, as bits: see [`crate::minis`].
    pub(crate) minis: u8,
    /// The automated opponent.
    pub rival: RivalKind,
    /// Nightweave's level, or Rugwort's year.
    pub level: u8,
    /// Whether plots are drawn at her preparations (N16.1) without a plan that says so.
    pub plotting: bool,
    /// Readings of the rules.
    pub options: Options,
    /// Turns begun.
    pub round: u16,
    /// The deck and all other unseen cards.
    pub deck: Tally,
    /// The discard pile (E2.6).
    pub discard: Tally,
    /// The meadow (E2.3).
    pub meadow: [Option<Kind>; 8],
    /// The forest cards in the clearings, by place in the content: upper left, upper right, lower
    /// right, lower left.
    pub forest: [Maybe<ForestIx>; 4],
    /// The special events in the row, by place in the content (R5).
    pub specials: [Maybe<SpecialEventIx>; 4],
    /// Who has achieved the basic events.
    pub basic_owners: [Maybe<Owner>; 4],
    /// Who has achieved the special events of the row.
    pub special_owners: [Maybe<Owner>; 4],
    /// The cards and resources under or on the special events of the row.
    pub stores: [EventStore; 4],
    /// The people in the first four seats: [`Self::player`].
    pub(crate) seats: [Player; BASE_SEATS],
    /// The automated opponent's city.
    pub rival_city: City,
    /// Nightweave.
    pub lair: Lair,
    /// Rugwort.
    pub rats: Rats,
    /// Cards on the table for one effect: drawn to choose from, or revealed.
    pub shown: [Option<Kind>; 5],
    /// What the Shepherd cost: it is on its way to an opponent.
    pub shepherd_gift: Stock,
    /// Cards that have been on the way from one place to another since the last decision.
    pub limbo: Hand,
    /// The meadow cards drawn for the forest card that lets one of them be played (E5.4).
    pub drawn_two: [Option<Kind>; 2],
    /// Cards just drawn by the player with Corrin Evertail the Leader (N3.13).
    pub drawn: Hand,
    /// Where a worker that is being moved stood.
    pub lifted_from: Post,
    /// The University that is being visited.
    pub university: Post,
    /// Cards already chosen in the running activation, by city: the recursion guard (R107), without the cities of the
    /// fifth and sixth seats: [`Self::chain_of`].
    pub(crate) chain: [u64; BASE_SEATS + 1],
    /// The pigs' pile of Farms: whose (N5.13) and which Farms.
    pub pile_owner: Maybe<Owner>,
    /// The Farms of the pile that are left, by kind number from [`Kind::FARM_1`]; plain Farms at 8.
    pub pile: [u8; 9],
    /// The top Farm of the pile, face up.
    pub pile_top: Option<Kind>,
    /// Where the figure of the spiders ability stands (N5.12).
    pub figure_post: Post,
    /// The parts that only expansions need.
    pub expansions: Expansions,
}

/// The place in the content of the first special event of Newleaf.
const FIRST_LEAF_EVENT: usize = SPECIAL_EVENTS + FAIR_EVENTS;

/// The basic events in the order of their row (R4).
const BASIC_ROW: [BasicEventIx; 4] =
    [BasicEventIx::new(0), BasicEventIx::new(1), BasicEventIx::new(2), BasicEventIx::new(3)];
/// The basic events with the Flower Festival in the middle (N17.12).
const FESTIVE_ROW: [BasicEventIx; 5] =
    [BASIC_ROW[0], BASIC_ROW[1], BasicEventIx::FESTIVAL, BASIC_ROW[2], BASIC_ROW[3]];
/// Both rows, followed by the basic events of Newleaf (L3).
const LEAF_ROW: [BasicEventIx; 6] = [
    BASIC_ROW[0],
    BASIC_ROW[1],
    BASIC_ROW[2],
    BASIC_ROW[3],
    BasicEventIx::SCENIC_FLIGHT,
    BasicEventIx::BIG_CITY,
];
const FESTIVE_LEAF_ROW: [BasicEventIx; 7] = [
    BASIC_ROW[0],
    BASIC_ROW[1],
    BasicEventIx::FESTIVAL,
    BASIC_ROW[2],
    BASIC_ROW[3],
    BasicEventIx::SCENIC_FLIGHT,
    BasicEventIx::BIG_CITY,
];

/// The place of the fifth or sixth seat among those that the base game does not have.
#[inline]
fn further_place(who: Owner) -> Option<usize> {
    who.index().checked_sub(BASE_SEATS + 1).filter(|&place| place < FURTHER)
}

/// The player in the fifth or sixth seat, mutable.
#[cold]
fn further_mut(expansions: &mut Expansions, who: Owner) -> Option<&mut Player> {
    expansions.get_mut()?.further.as_mut()?.players.get_mut(further_place(who)?)
}

impl State {
    /// The next task: while a decision is open, the task that asks.
    #[inline]
    pub fn task(&self) -> Task {
        self.agenda.top()
    }

    /// A city: a seat's, or the automated opponent's.
    #[inline]
    pub fn city(&self, owner: Owner) -> &City {
        match self.seats.get(owner.index()) {
            Some(player) => &player.city,
            None if owner.is_rival() => &self.rival_city,
            None => self.further(owner).map_or(&self.rival_city, |player| &player.city),
        }
    }

    /// A city, to change.
    #[inline]
    pub fn city_mut(&mut self, owner: Owner) -> &mut City {
        let Self { seats, rival_city, expansions, .. } = self;
        match seats.get_mut(owner.index()) {
            Some(player) => &mut player.city,
            None if owner.is_rival() => rival_city,
            None => further_mut(expansions, owner).map_or(rival_city, |player| &mut player.city),
        }
    }

    /// The player in a seat. Callers pass seats of the game; any other number stands for the first seat.
    #[inline]
    pub fn player(&self, who: Owner) -> &Player {
        match self.seats.get(who.index()) {
            Some(player) => player,
            None => self.further(who).unwrap_or(&self.seats[0]),
        }
    }

    /// The player in a seat, to change.
    #[inline]
    pub fn player_mut(&mut self, who: Owner) -> &mut Player {
        let Self { seats, expansions, .. } = self;
        let index = who.index();
        if index < BASE_SEATS {
            return &mut seats[index];
        }
        further_mut(expansions, who).unwrap_or(&mut seats[0])
    }

    /// Whether more than four people play (B13).
    #[inline]
    pub fn is_crowded(&self) -> bool {
        usize::from(self.players) > BASE_SEATS
    }

    /// The state of the fifth and sixth seats, if more than four people play.
    #[inline]
    fn further_seats(&self) -> Option<&FurtherSeats> {
        if !self.is_crowded() {
            return None;
        }
        self.expansions.get()?.further.as_ref()
    }

    /// The player in the fifth or sixth seat.
    #[cold]
    fn further(&self, who: Owner) -> Option<&Player> {
        self.expansions.get()?.further.as_ref()?.players.get(further_place(who)?)
    }

    /// Every player, in the order of the seats.
    #[inline]
    pub fn everyone(&self) -> impl Iterator<Item = &Player> + Clone {
        let people = usize::from(self.players);
        let further = self.further_seats().map_or(&[][..], |further| &further.players);
        let further = &further[..people.saturating_sub(BASE_SEATS).min(further.len())];
        self.seats[..people.min(BASE_SEATS)].iter().chain(further)
    }

    /// Every player, to change.
    #[inline]
    pub(crate) fn everyone_mut(&mut self) -> impl Iterator<Item = &mut Player> {
        let people = usize::from(self.players);
        let further = self.expansions.get_mut().and_then(|parts| parts.further.as_mut());
        let further = further.map_or(&mut [][..], |further| &mut further.players);
        let further_people = people.saturating_sub(BASE_SEATS).min(further.len());
        self.seats[..people.min(BASE_SEATS)].iter_mut().chain(&mut further[..further_people])
    }

    /// The seats in the order of their turns (H3.2); beyond the people of this game, the first seat.
    #[inline]
    pub fn order(&self) -> [Owner; SEATS] {
        let [first, second, third, fourth] = self.order;
        let [fifth, sixth] = self.further_seats().map_or([Owner::FIRST; FURTHER], |further| further.order);
        [first, second, third, fourth, fifth, sixth]
    }

    /// Changes the order of the turns.
    pub(crate) fn set_order(&mut self, order: [Owner; SEATS]) {
        let [first, second, third, fourth, fifth, sixth] = order;
        self.order = [first, second, third, fourth];
        if let Some(further) = self.expansions.get_mut().and_then(|parts| parts.further.as_mut()) {
            further.order = [fifth, sixth];
        }
    }

    /// The order in which the people follow each other round the table from one of them on.
    pub(crate) fn order_from(&self, start: Owner) -> [Owner; SEATS] {
        let start = start.seat().map_or(0, |seat| seat.0);
        let mut order = [Owner::FIRST; SEATS];
        for (place, seat) in (0..self.players).zip(&mut order) {
            *seat = Owner::seated((start + place) % self.players);
        }
        order
    }

    /// The cards already chosen in the running activation, of one city, as bits of their places (R107).
    #[inline]
    pub fn chain_of(&self, city: Owner) -> u64 {
        match (self.chain.get(city.index()), further_place(city)) {
            (Some(&chain), _) => chain,
            (None, Some(place)) => self.further_seats().map_or(0, |further| further.chain[place]),
            (None, None) => 0,
        }
    }

    /// The same, mutable.
    pub(crate) fn chain_mut(&mut self, city: Owner) -> Option<&mut u64> {
        match further_place(city) {
            None => self.chain.get_mut(city.index()),
            Some(place) => self.expansions.get_mut()?.further.as_mut()?.chain.get_mut(place),
        }
    }

    /// An activation begins: no card has been chosen in it.
    #[inline]
    pub(crate) fn clear_chain(&mut self) {
        self.chain = [0; BASE_SEATS + 1];
        if self.is_crowded()
            && let Some(further) = self.expansions.get_mut().and_then(|parts| parts.further.as_mut())
        {
            further.chain = [0; FURTHER];
        }
    }

    /// The people, in the order of their seats.
    #[inline]
    pub fn people(&self) -> impl DoubleEndedIterator<Item = Owner> + ExactSizeIterator + Clone + use<> {
        Owner::people(self.players)
    }

    /// Whether a person sits in this seat.
    #[inline]
    pub fn is_person(&self, owner: Owner) -> bool {
        owner.seat().is_some_and(|seat| seat.0 < self.players)
    }

    /// Whether this owner has a city in this game: a person who plays, or the automated opponent.
    #[inline]
    pub fn has_city(&self, owner: Owner) -> bool {
        owner.is_rival() || self.is_person(owner)
    }

    /// Cards in the deck proper, without the automated opponent's unseen ones.
    pub fn deck_len(&self) -> u16 {
        let all: u16 = self.deck.iter().map(|&count| u16::from(count)).sum();
        all.saturating_sub(u16::from(self.lair.cards.unseen) + u16::from(self.lair.cards.unseen_trophies))
    }

    /// Whether there is a card in the deck proper.
    #[inline]
    pub(crate) fn has_deck(&self) -> bool {
        // Counts only until there are more cards than Nightweave holds unseen.
        let mut hers = u16::from(self.lair.cards.unseen) + u16::from(self.lair.cards.unseen_trophies);
        self.deck.iter().any(|&count| {
            let count = u16::from(count);
            let is_more = count > hers;
            hers = hers.saturating_sub(count);
            is_more
        })
    }

    /// Cards in the discard pile.
    pub fn discard_len(&self) -> u16 {
        self.discard.iter().map(|&count| u16::from(count)).sum()
    }

    /// How many cards Nightweave holds.
    pub fn lair_hand(&self) -> u8 {
        let top = u8::from(self.lair.top.is_some());
        self.lair.cards.known_len() + self.lair.cards.unseen + self.lair.unseen_legends + top
    }

    /// The cities of everyone but `who`: other seats and the automated opponent.
    pub fn opponents(&self, who: Owner) -> impl Iterator<Item = Owner> + use<> {
        let rival = self.rival != RivalKind::None;
        self.people().filter(move |&seat| seat != who).chain(rival.then_some(Owner::RIVAL))
    }

    /// Every city in the game.
    pub fn cities(&self) -> impl Iterator<Item = Owner> + use<> {
        let rival = self.rival != RivalKind::None;
        self.people().chain(rival.then_some(Owner::RIVAL))
    }

    /// The state that Bellfaire adds, if an expansion is in play.
    #[inline]
    pub fn bellfaire(&self) -> Option<&Bellfaire> {
        self.expansions.get().map(|parts| &parts.bellfaire)
    }

    /// The market, if it is in play.
    #[inline]
    pub fn market(&self) -> Option<&Market> {
        self.bellfaire()?.market.as_ref()
    }

    /// The player powers, if they are in play.
    #[inline]
    pub fn powers(&self) -> Option<&Powers> {
        self.expansions.get()?.powers.as_ref()
    }

    /// The player powers, to change.
    #[inline]
    pub(crate) fn powers_mut(&mut self) -> Option<&mut Powers> {
        self.expansions.get_mut()?.powers.as_mut()
    }

    /// How many workers have room in a clearing: two with four players or more (E5.2).
    #[inline]
    pub(crate) fn clearing_room(&self) -> u8 {
        if self.players >= 4 { 2 } else { 1 }
    }

    /// The forest card of a clearing, or of a place beside the lizards (B12.5).
    #[inline]
    pub fn forest_at(&self, clearing: ClearingIx) -> Option<ForestIx> {
        match clearing.trail_number() {
            None => self.forest.get(clearing.index())?.get(),
            Some(number) => self.powers()?.trails.open.get(usize::from(number))?.get(),
        }
    }

    /// The basic events in play, in the order of their row.
    #[inline]
    pub fn basic_events(&self) -> impl DoubleEndedIterator<Item = BasicEventIx> + Clone + use<> {
        let festive = self.bellfaire().is_some_and(|part| part.festival.is_some());
        // With Pearlbrook wonders lie in their places (P3).
        let leaf = self.leaf().is_some_and(|leaf| leaf.modules.leaf_events);
        let row: &'static [BasicEventIx] = match (self.brook(), festive, leaf) {
            (Some(_), ..) => &[],
            (None, true, false) => &FESTIVE_ROW,
            (None, false, false) => &BASIC_ROW,
            (None, false, true) => &LEAF_ROW,
            (None, true, true) => &FESTIVE_LEAF_ROW,
        };
        row.iter().copied()
    }

    /// Who has achieved a basic event. One that is not in play counts as taken by the first seat.
    #[inline]
    pub fn basic_owner(&self, event: BasicEventIx) -> Maybe<Owner> {
        match self.basic_owners.get(event.index()) {
            Some(&owner) => owner,
            None if event == BasicEventIx::FESTIVAL => {
                self.bellfaire().and_then(|part| part.festival).unwrap_or(Owner::FIRST.into())
            }
            None if self.leaf().is_some() && event.leaf_place().is_some() => self
                .leaf()
                .and_then(|leaf| leaf.basic_owners.get(event.leaf_place()?))
                .copied()
                .unwrap_or(Owner::FIRST.into()),
            None => Owner::FIRST.into(),
        }
    }

    /// The basic events in play with their owners, in the order of their row.
    pub fn basic_events_owned(&self) -> impl Iterator<Item = (BasicEventIx, Maybe<Owner>)> {
        self.basic_events().map(|event| (event, self.basic_owner(event)))
    }

    /// Gives a basic event to an owner.
    pub(crate) fn own_basic(&mut self, event: BasicEventIx, owner: Owner) {
        if let Some(place) = self.basic_owners.get_mut(event.index()) {
            *place = owner.into();
        } else if event == BasicEventIx::FESTIVAL
            && let Some(parts) = self.expansions.get_mut()
            && parts.bellfaire.festival.is_some()
        {
            parts.bellfaire.festival = Some(owner.into());
        } else if let Some(place) = event.leaf_place()
            && let Some(leaf) = self.leaf_mut()
            && let Some(place) = leaf.basic_owners.get_mut(place)
        {
            *place = owner.into();
        }
    }

    /// The state that Pearlbrook adds, if it is in play.
    #[inline]
    pub fn brook(&self) -> Option<&Brook> {
        self.expansions.get()?.pearlbrook.as_ref()
    }

    /// The state that Pearlbrook adds, mutable.
    #[inline]
    pub fn brook_mut(&mut self) -> Option<&mut Brook> {
        self.expansions.get_mut()?.pearlbrook.as_mut()
    }

    /// The state that Newleaf adds, if a module of it is in play.
    #[inline]
    pub fn leaf(&self) -> Option<&Leaf> {
        self.expansions.get()?.newleaf.as_ref()
    }

    /// The state that Newleaf adds, mutable.
    #[inline]
    pub(crate) fn leaf_mut(&mut self) -> Option<&mut Leaf> {
        self.expansions.get_mut()?.newleaf.as_mut()
    }

    /// The place in the row of a special event of the content.
    pub fn special_row(&self, event: SpecialEventIx) -> Option<usize> {
        self.specials.iter().position(|special| special.is(event))
    }

    /// The special events that are trophies of Nightweave's, as bits of their places in the content.
    pub fn her_special_events(&self) -> u64 {
        let leaf = self.leaf().map_or(0, |leaf| u64::from(leaf.her_events));
        u64::from(self.lair.special_events) | leaf << FIRST_LEAF_EVENT
    }

    /// A special event becomes a trophy of Nightweave's.
    pub(crate) fn keep_special_event(&mut self, event: SpecialEventIx) {
        match event.index().checked_sub(FIRST_LEAF_EVENT) {
            None => self.lair.special_events |= 1u32.checked_shl(event.into()).unwrap_or(0),
            Some(place) => {
                if let (Some(leaf), Ok(place)) = (self.leaf_mut(), u32::try_from(place)) {
                    leaf.her_events |= 1u16.checked_shl(place).unwrap_or(0);
                }
            }
        }
    }

    /// The places of all workers, spiders and rats.
    #[inline]
    fn each_taken(&self, mut each: impl FnMut(Post)) {
        let people = usize::from(self.players);
        for player in &self.seats[..people.min(BASE_SEATS)] {
            player.workers.iter().for_each(|&worker| each(worker));
        }
        if let Some(further) = self.further_seats() {
            let workers = further.players.iter().take(people - BASE_SEATS).flat_map(|player| &player.workers);
            workers.for_each(|&worker| each(worker));
        }
        match self.rival {
            RivalKind::None => {}
            RivalKind::Nightweave => self.lair.spiders.iter().for_each(|&spider| each(spider)),
            RivalKind::Rugwort => self.rats.posts().for_each(each),
        }
    }

    /// Which places have workers, for checks of many places.
    pub(crate) fn taken(&self) -> Taken {
        let mut taken = Taken::NOBODY;
        self.each_taken(|post| taken.add(post));
        taken
    }

    /// The card that is being played and not yet in its city.
    pub(crate) fn being_played(&self) -> Option<Kind> {
        self.agenda.tasks().iter().rev().find_map(|task| match task {
            Task::Enter { kind, .. } | Task::Played { kind, .. } => Some(*kind),
            _ => None,
        })
    }

    /// The number of workers on a place; a place that is not in `taken` has none.
    #[inline]
    pub(crate) fn workers_among(&self, taken: Taken, post: Post) -> u8 {
        if taken.may_hold(post) { self.workers_at(post) } else { 0 }
    }

    /// The number of workers of all players on a place.
    pub fn workers_at(&self, post: Post) -> u8 {
        // One kind of place at a time is compared fastest.
        match post {
            Post::Basic(place) => {
                self.workers_where(|worker| matches!(worker, Post::Basic(other) if other == place))
            }
            Post::Forest(place) => {
                self.workers_where(|worker| matches!(worker, Post::Forest(other) if other == place))
            }
            Post::Card(owner, slot) => self.workers_where(
                |worker| matches!(worker, Post::Card(other, place) if other == owner && place == slot),
            ),
            Post::BasicEvent(event) => {
                self.workers_where(|worker| matches!(worker, Post::BasicEvent(other) if other == event))
            }
            Post::SpecialEvent(event) => {
                self.workers_where(|worker| matches!(worker, Post::SpecialEvent(other) if other == event))
            }
            _ => self.workers_where(|worker| worker == post),
        }
    }

    #[inline]
    fn workers_where(&self, here: impl Fn(Post) -> bool) -> u8 {
        let mut count = 0;
        self.each_taken(|post| count += u8::from(here(post)));
        count
    }

    /// Whether one of Rugwort's rats stands on a place (E14.1).
    pub fn rat_at(&self, post: Post) -> bool {
        self.rival == RivalKind::Rugwort
            && match post {
                Post::Basic(place) => self.rats.basic.is(place),
                Post::Forest(clearing) => self.rats.forest.is(clearing),
                Post::Journey(space) => self.rats.journey.is(space),
                _ => false,
            }
    }
}
