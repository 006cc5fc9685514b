//! A position: plain data, cloned by copying memory.
//!
//! What nobody has seen is not decided. The deck is a bag of cards that is sampled when a card is
//! turned up, and Nightweave's cards that came from it face down are still in that bag: only
//! their number is kept.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Maybe};

use crate::Everdell;
use crate::agenda::{Task, TaskStack};
use crate::content::{Facts, Resource, Season, Stock};
use crate::index::{
    AbilityIx, ActivityIx, BasicEventIx, BasicIx, ClearingIx, ForestIx, JourneyIx, MeadowIx, Owner,
    PersonalityIx, PlanIx, PlotIx, SEATS, SLOTS, Slot, SpecialEventIx, WorkerIx, bits,
};

use crate::kind::{KINDS, Kind, MOST_KINDS};
use crate::setup::{Options, RivalKind};

/// The worker pieces a player has at most.
pub const WORKERS: usize = 6;
/// Nightweave's spiders (N6.7).
pub const SPIDERS: usize = 8;

/// A worker's place. Also the places that a worker can be put on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// Not in the game yet, or no longer.
    Away,
    /// At home, ready to be placed.
    Home,
    /// On a basic location, by its place along the river (E5.1).
    Basic(BasicIx),
    /// On a forest card, by its clearing (E5.2).
    Forest(ClearingIx),
    /// On the haven (E5.9).
    Haven,
    /// On a journey space, by its place in the row (E5.10).
    Journey(JourneyIx),
    /// On a basic event, by its place in the row (E6.1).
    BasicEvent(BasicEventIx),
    /// On a special event, by its place in the content (E6.2).
    SpecialEvent(SpecialEventIx),
    /// On a card: whose city, and which place there (E5.6).
    Card(Owner, Slot),
    /// On Nightweave's board.
    Lair,
    /// Deployed, but its place is gone: it comes home with the next preparation.
    Adrift,
}

impl Post {
    /// A bit for the place; some places share one.
    #[inline]
    fn mark(self) -> u128 {
        let (first, place) = match self {
            Self::Basic(place) => (0, place.get() % 8),
            Self::Forest(clearing) => (8, clearing.get() % 16),
            Self::Journey(space) => (24, space.get() % 8),
            Self::BasicEvent(event) => (32, event.get() % 8),
            Self::SpecialEvent(event) => (40, event.get() % 24),
            Self::Card(owner, slot) => (64, (slot.get() ^ owner.get() << 4) % 64),
            Self::Away | Self::Home | Self::Haven | Self::Lair | Self::Adrift => return 0,
        };
        1 << (first + place)
    }

    /// Whether the worker is out on the board or in a city.
    pub fn is_deployed(self) -> bool {
        !matches!(self, Self::Away | Self::Home | Self::Lair)
    }
}

/// Places at which workers may stand; at every other place there is none. Havens hold any number, and
/// are not looked at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taken(u128);

/// Up to twelve cards in a fixed order, so that equal hands are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    cards: [Option<Kind>; 12],
    len: u8,
}

impl Hand {
    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, in the order of their kinds.
    #[inline]
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Kind> + '_ {
        self.cards[..usize::from(self.len)].iter().copied().flatten()
    }

    /// The kinds, each once, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        let mut last = None;
        self.cards().filter(move |&kind| {
            let new = last != Some(kind);
            last = Some(kind);
            new
        })
    }

    /// The card at a place.
    pub fn at(&self, index: u8) -> Option<Kind> {
        self.cards.get(usize::from(index)).copied().flatten()
    }

    /// How many of a kind.
    pub fn count(&self, kind: Kind) -> u8 {
        u8::try_from(self.cards().filter(|&card| card == kind).count()).unwrap_or(u8::MAX)
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, kind: Kind) -> bool {
        self.cards().any(|card| card == kind)
    }

    /// Adds a card; says whether there was room in the twelve places.
    pub fn add(&mut self, kind: Kind) -> bool {
        let len = usize::from(self.len);
        if len >= self.cards.len() {
            return false;
        }
        let mut place = len;
        while place > 0 && self.cards[place - 1].is_some_and(|card| card > kind) {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = Some(kind);
        self.len += 1;
        true
    }

    /// Takes a card out; says whether it was there.
    pub fn take(&mut self, kind: Kind) -> bool {
        let len = usize::from(self.len);
        let Some(place) = self.cards[..len].iter().position(|&card| card == Some(kind)) else {
            return false;
        };
        self.cards.copy_within(place + 1..len, place);
        self.cards[len - 1] = None;
        self.len -= 1;
        true
    }
}

/// How many cards of each kind there are, in the order of tables.
///
/// Hashes as the counts of the built-in kinds, and the others only if there are any: positions without other kinds have
/// the digests that they had when there were none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally([u8; MOST_KINDS]);

impl Tally {
    /// No cards.
    pub const NONE: Self = Self([0; MOST_KINDS]);

    /// Draws one of these cards, of the first so many kinds.
    #[inline]
    pub(crate) fn draw<C: Chance>(
        &self,
        what: &'static str,
        kinds: usize,
        chance: &mut C,
    ) -> Result<Kind, C::Error> {
        // Draws are half of a game at random. Without own kinds their number is known to the compiler.
        let place = if kinds == KINDS {
            chance.draw(what, &self.0[..KINDS])?
        } else {
            chance.draw(what, &self.0[..kinds.min(MOST_KINDS)])?
        };
        Ok(Kind::at(place))
    }
}

impl Default for Tally {
    fn default() -> Self {
        Self::NONE
    }
}

impl Deref for Tally {
    type Target = [u8; MOST_KINDS];

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Tally {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Index<Kind> for Tally {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Kind> for Tally {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

impl FromIterator<Kind> for Tally {
    fn from_iter<T: IntoIterator<Item = Kind>>(cards: T) -> Self {
        let mut tally = Self::NONE;
        for kind in cards {
            tally[kind] += 1;
        }
        tally
    }
}

impl Hash for Tally {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let (built_in, own) = self.0.split_at(KINDS);
        built_in.hash(hasher);
        if own.iter().any(|&count| count > 0) {
            own.hash(hasher);
        }
    }
}

/// Nightweave's cards: those of her hand and her trophies, without legends.
///
/// Those that nobody has seen are only counted, and are still in [`State::deck`]. Of the others one byte a kind holds
/// how many are in her hand and how many are trophies: there are at most 20 cards of a kind, so that 252 numbers are
/// enough, and a position stays below 2 KB.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HerCards {
    pairs: [u8; MOST_KINDS],
    /// Cards of her hand that came from the deck face down.
    pub unseen: u8,
    /// Face-down trophies (R112).
    pub unseen_trophies: u8,
}

/// The most cards of one kind that she can have.
const MOST_OF_HERS: u8 = 21;

/// What each byte of [`HerCards`] says: cards in her hand, and trophies. Pairs are numbered by their sums.
const PAIRS: [(u8, u8); 256] = {
    let mut pairs = [(0, 0); 256];
    let (mut sum, mut number) = (0, 0);
    while sum <= MOST_OF_HERS {
        let mut trophies = 0;
        while trophies <= sum {
            pairs[number] = (sum - trophies, trophies);
            number += 1;
            trophies += 1;
        }
        sum += 1;
    }
    pairs
};

impl HerCards {
    /// Cards of a kind in her hand that somebody has seen: given to her or taken from the meadow.
    pub fn known(&self, kind: Kind) -> u8 {
        self.of(kind).0
    }

    /// Cards of a kind that are trophies face up.
    pub fn trophies(&self, kind: Kind) -> u8 {
        self.of(kind).1
    }

    /// How many cards of her hand somebody has seen.
    pub fn known_len(&self) -> u8 {
        // She has cards of few kinds, and mostly none: look at sixteen at once.
        let (chunks, _) = self.pairs.as_chunks::<16>();
        let some = chunks.iter().filter(|chunk| **chunk != [0; 16]).flatten();
        some.map(|&pair| PAIRS[usize::from(pair)].0).sum()
    }

    /// How many cards are trophies face up.
    pub fn trophies_len(&self) -> usize {
        self.kinds().map(|kind| usize::from(self.trophies(kind))).sum()
    }

    /// Every kind of which she has cards that somebody has seen.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<'_> {
        let some = self.pairs.iter().enumerate().filter(|(_, pair)| **pair != 0);
        some.map(|(place, _)| Kind::at(place))
    }

    /// The cards of her hand that somebody has seen.
    pub fn known_tally(&self) -> Tally {
        Tally(self.pairs.map(|pair| PAIRS[usize::from(pair)].0))
    }

    /// The trophies face up.
    pub fn trophy_tally(&self) -> Tally {
        Tally(self.pairs.map(|pair| PAIRS[usize::from(pair)].1))
    }

    /// A card comes into her hand that somebody has seen.
    pub(crate) fn add_known(&mut self, kind: Kind) {
        let (known, trophies) = self.of(kind);
        self.set(kind, known.saturating_add(1), trophies);
    }

    /// A card becomes a trophy face up.
    pub(crate) fn add_trophy(&mut self, kind: Kind) {
        let (known, trophies) = self.of(kind);
        self.set(kind, known, trophies.saturating_add(1));
    }

    /// Takes so many cards of a kind that somebody has seen out of her hand: at most those that are there.
    pub(crate) fn take_known(&mut self, kind: Kind, count: u8) -> u8 {
        let (known, trophies) = self.of(kind);
        let taken = known.min(count);
        self.set(kind, known - taken, trophies);
        taken
    }

    /// Takes all trophies of a kind that lie face up.
    pub(crate) fn take_trophies(&mut self, kind: Kind) -> u8 {
        let (known, trophies) = self.of(kind);
        self.set(kind, known, 0);
        trophies
    }

    /// What she has of a kind that somebody has seen: in her hand, and as trophies. Together no more than 21, which is
    /// more than there are.
    pub(crate) fn set(&mut self, kind: Kind, known: u8, trophies: u8) {
        let known = known.min(MOST_OF_HERS);
        let trophies = trophies.min(MOST_OF_HERS - known);
        let sum = known + trophies;
        // The pairs before those of this sum: half the product of the sum and the next number, without leaving a byte.
        let (even, odd) = if sum.is_multiple_of(2) { (sum, sum + 1) } else { (sum + 1, sum) };
        self.pairs[kind.index()] = even / 2 * odd + trophies;
    }

    fn of(&self, kind: Kind) -> (u8, u8) {
        PAIRS[usize::from(self.pairs[kind.index()])]
    }
}

impl Default for HerCards {
    fn default() -> Self {
        Self { pairs: [0; MOST_KINDS], unseen: 0, unseen_trophies: 0 }
    }
}

/// Hashes as its parts did when each stood in a field of its own.
impl Hash for HerCards {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.known_tally().hash(hasher);
        self.unseen.hash(hasher);
        self.unseen_trophies.hash(hasher);
        self.trophy_tally().hash(hasher);
    }
}

/// An occupied token lies on the card (E7.2).
pub const OCCUPIED: u8 = 1;
/// The card is turned face down (R68, R69).
pub const FACE_DOWN: u8 = 2;
/// A web token bars the card from being activated (N15.11).
pub const WEBBED: u8 = 4;
/// A Farm in the city of the player with the pigs: takes no space (N5.13).
pub const PILE_FARM: u8 = 8;
/// The card was chosen to stay face up while the others are turned down (N16.28).
pub const SPARED: u8 = 16;
/// The construction on the Bridge of the Sky: takes no space (H3.19).
pub const ON_BRIDGE: u8 = 32;
/// The construction above the Silver Scale Spring, which then leaves a space free (H3.15).
pub const ABOVE_SPRING: u8 = 64;
/// A web token of Plague lies on the worker spaces of the card (N16.29, R131).
pub const PLAGUED: u8 = 128;

/// A card in a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Built {
    /// Which card.
    pub kind: Kind,
    /// [`OCCUPIED`], [`FACE_DOWN`], …
    pub marks: u8,
    /// Point tokens on the card.
    pub tokens: u8,
    /// What was stored on a Storehouse, as numbers of storings of twigs, resin, pebbles and
    /// berries, four bits each; or the prisoners of a Dungeon, as one more than their number, a
    /// byte each; or a one for a Bridge of the Sky that has been used.
    pub inside: [u8; 2],
}

impl Built {
    /// A card just played.
    pub fn new(kind: Kind) -> Self {
        Self { kind, marks: 0, tokens: 0, inside: [0; 2] }
    }

    /// Whether all these marks are on it.
    #[inline]
    pub fn has(&self, marks: u8) -> bool {
        self.marks & marks == marks
    }

    /// The cards under it, for a Dungeon.
    pub fn held(&self) -> impl Iterator<Item = Kind> {
        let bytes = if self.kind == Kind::DUNGEON { self.inside } else { [0, 0] };
        bytes.into_iter().filter_map(|byte| Some(Kind::at(byte.checked_sub(1)?.into())))
    }

    /// How many cards are under it.
    pub fn held_count(&self) -> u8 {
        u8::try_from(self.held().count()).unwrap_or(2)
    }

    /// Puts a card under it, if one of its two places is free.
    pub fn hold(&mut self, kind: Kind) -> bool {
        let Some(free) = self.inside.iter_mut().find(|byte| **byte == 0) else { return false };
        *free = kind.byte() + 1;
        true
    }

    /// The resources stored on a Storehouse (E5.8).
    pub fn stored(&self) -> Stock {
        if self.kind != Kind::STOREHOUSE {
            return Stock::default();
        }
        let [low, high] = self.inside;
        Stock([3 * (low & 15), 2 * (low >> 4), high & 15, 2 * (high >> 4)])
    }

    /// Stores once more of a resource on a Storehouse: 3 twigs, 2 resin, 1 pebble or 2 berries.
    pub fn store(&mut self, resource: Resource) {
        let place = resource as usize;
        let shift = 4 * (place % 2);
        let half = &mut self.inside[place / 2];
        if (*half >> shift) & 15 < 15 {
            *half += 1 << shift;
        }
    }
}

/// The cards in front of a player. A card keeps its place until it leaves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct City {
    slots: [Built; SLOTS],
    used: u64,
}

/// What a free place holds, so that equal cities are equal.
const NOTHING: Built = Built { kind: Kind::ARCHITECT, marks: 0, tokens: 0, inside: [0; 2] };

impl Default for City {
    fn default() -> Self {
        Self { slots: [NOTHING; SLOTS], used: 0 }
    }
}

impl City {
    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        u8::try_from(self.used.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The places in use, as bits.
    #[inline]
    pub fn used(&self) -> u64 {
        self.used
    }

    /// The places and cards, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &Built)> {
        bits::<Slot>(self.used).map(|slot| (slot, &self.slots[slot.index()]))
    }

    /// The cards that are face up: the others are not in the city for anything but space (R69).
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = (Slot, &Built)> {
        self.iter().filter(|(_, card)| !card.has(FACE_DOWN))
    }

    /// The card at a place.
    #[inline]
    pub fn get(&self, slot: Slot) -> Option<&Built> {
        (slot.index() < SLOTS && self.used & slot.bit() != 0).then(|| &self.slots[slot.index()])
    }

    /// The card at a place, to change.
    pub fn get_mut(&mut self, slot: Slot) -> Option<&mut Built> {
        (slot.index() < SLOTS && self.used & slot.bit() != 0).then(|| &mut self.slots[slot.index()])
    }

    /// Puts a card in the first free place and says which.
    ///
    /// A city never fills its 36 places: 15 spaces, with everything that takes none, are fewer, and
    /// the automated opponents play fewer cards in a game.
    pub fn add(&mut self, card: Built) -> Option<Slot> {
        let free = bits(!self.used).next()?;
        self.put(free, card)
    }

    /// Puts a card at a free place.
    pub fn put(&mut self, slot: Slot, card: Built) -> Option<Slot> {
        let place = self.slots.get_mut(slot.index())?;
        if self.used & slot.bit() != 0 {
            return None;
        }
        *place = card;
        self.used |= slot.bit();
        Some(slot)
    }

    /// Takes the card at a place out.
    pub fn remove(&mut self, slot: Slot) -> Option<Built> {
        let card = *self.get(slot)?;
        self.slots[slot.index()] = NOTHING;
        self.used &= !slot.bit();
        Some(card)
    }

    /// The first card of exactly this kind that is face up.
    pub fn find(&self, kind: Kind) -> Option<Slot> {
        self.open().find(|(_, card)| card.kind == kind).map(|(slot, _)| slot)
    }
}

/// A set of cards in cities, without the heap: the places of each city, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Cards([u64; 5]);

impl Cards {
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// How many.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whose cards, and at which places, in order.
    pub fn iter(self) -> impl Iterator<Item = (Owner, Slot)> {
        Owner::enumerate(self.0).flat_map(|(owner, slots)| bits(slots).map(move |slot| (owner, slot)))
    }
}

impl FromIterator<(Owner, Slot)> for Cards {
    fn from_iter<T: IntoIterator<Item = (Owner, Slot)>>(cards: T) -> Self {
        let mut set = Self::default();
        for (owner, slot) in cards {
            if let Some(slots) = set.0.get_mut(owner.index()) {
                *slots |= slot.bit();
            }
        }
        set
    }
}

/// What one player has.
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
    pub due: u64,
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
            due: 0,
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

/// What lies under or on an achieved special event.
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
    /// The worker cards of winter nobody has seen yet: one of them has left the game, and which
    /// one is decided when the others have been seen (N6.5).
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
    /// Legends of her hand, which nobody has seen (N17.4).
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
    /// The clearing his forest rat stands on; none once it has gone on.
    pub forest: Maybe<ClearingIx>,
    /// The journey space the forest rat stands on; none before autumn.
    pub journey: Maybe<JourneyIx>,
    /// The basic location his other rat stands on; none when it has left (E14.6).
    pub basic: Maybe<BasicIx>,
    /// Meadow cards blocked by his rats, as bits (E14.3).
    pub blocked: u8,
    /// Points tokens he was given.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
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
    /// The seats in the order of their turns (H3.2).
    pub order: [Owner; SEATS],
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
    /// The deck, with everything else nobody has seen.
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
    /// What lies under or on the special events of the row.
    pub stores: [EventStore; 4],
    /// The people.
    pub seats: [Player; SEATS],
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
    /// Cards already chosen in the running activation, by city: the recursion guard (R107).
    pub chain: [u64; 5],
    /// The pigs' pile of Farms: whose (N5.13) and which Farms.
    pub pile_owner: Maybe<Owner>,
    /// The Farms of the pile that are left, by kind number from [`Kind::FARM_1`]; plain Farms at 8.
    pub pile: [u8; 9],
    /// The top Farm of the pile, face up.
    pub pile_top: Option<Kind>,
    /// Where the figure of the spiders ability stands (N5.12).
    pub figure_post: Post,
}

impl State {
    /// What is to be done next: while a decision is open, what is asked.
    #[inline]
    pub fn task(&self) -> Task {
        self.agenda.top()
    }

    /// A city: a seat's, or the automated opponent's.
    #[inline]
    pub fn city(&self, owner: Owner) -> &City {
        self.seats.get(owner.index()).map_or(&self.rival_city, |player| &player.city)
    }

    /// A city, to change.
    #[inline]
    pub fn city_mut(&mut self, owner: Owner) -> &mut City {
        match self.seats.get_mut(owner.index()) {
            Some(player) => &mut player.city,
            None => &mut self.rival_city,
        }
    }

    /// A seat's things. A seat that does not exist is never asked for; the first stands in.
    #[inline]
    pub fn player(&self, who: Owner) -> &Player {
        &self.seats[who.index() % SEATS]
    }

    /// A seat's things, to change.
    #[inline]
    pub fn player_mut(&mut self, who: Owner) -> &mut Player {
        &mut self.seats[who.index() % SEATS]
    }

    /// The people, in the order of their seats.
    #[inline]
    pub fn people(&self) -> impl DoubleEndedIterator<Item = Owner> + ExactSizeIterator + Clone + use<> {
        Owner::first(self.players)
    }

    /// Whether a person sits in this seat.
    #[inline]
    pub fn is_person(&self, owner: Owner) -> bool {
        owner.get() < self.players
    }

    /// Cards in the deck proper, without the automated opponent's unseen ones.
    pub fn deck_len(&self) -> u16 {
        let all: u16 = self.deck.iter().map(|&count| u16::from(count)).sum();
        all.saturating_sub(u16::from(self.lair.cards.unseen) + u16::from(self.lair.cards.unseen_trophies))
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

    /// The place in the row of a special event of the content.
    pub fn special_row(&self, event: SpecialEventIx) -> Option<usize> {
        self.specials.iter().position(|special| special.is(event))
    }

    /// Where somebody's workers stand, to look at many places.
    pub(crate) fn taken(&self) -> Taken {
        let players = self.seats[..usize::from(self.players).min(SEATS)].iter().flat_map(|one| &one.workers);
        let mut taken = players.fold(0, |taken, post| taken | post.mark());
        if self.rival == RivalKind::Nightweave {
            taken = self.lair.spiders.iter().fold(taken, |taken, post| taken | post.mark());
        }
        if self.rival == RivalKind::Rugwort {
            taken = self.rats.posts().fold(taken, |taken, post| taken | post.mark());
        }
        Taken(taken)
    }

    /// Every worker that stands on a place; `taken` says where to look.
    #[inline]
    pub(crate) fn workers_among(&self, taken: Taken, post: Post) -> u8 {
        if taken.0 & post.mark() == 0 { 0 } else { self.workers_at(post) }
    }

    /// Every worker that stands on a place, whoever's.
    pub fn workers_at(&self, post: Post) -> u8 {
        // One kind of place at a time is compared fastest.
        match post {
            Post::Basic(place) => {
                self.workers_where(post, |worker| matches!(worker, Post::Basic(other) if other == place))
            }
            Post::Forest(place) => {
                self.workers_where(post, |worker| matches!(worker, Post::Forest(other) if other == place))
            }
            Post::Card(owner, slot) => self.workers_where(
                post,
                |worker| matches!(worker, Post::Card(other, place) if other == owner && place == slot),
            ),
            _ => self.workers_where(post, |worker| worker == post),
        }
    }

    #[inline]
    fn workers_where(&self, post: Post, here: impl Fn(Post) -> bool) -> u8 {
        let mut count = u8::from(self.rat_at(post));
        for player in &self.seats[..usize::from(self.players).min(SEATS)] {
            for &worker in &player.workers {
                count += u8::from(here(worker));
            }
        }
        if self.rival == RivalKind::Nightweave {
            for &spider in &self.lair.spiders {
                count += u8::from(here(spider));
            }
        }
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

impl Everdell {
    /// The facts of a card.
    #[inline]
    pub fn facts(&self, kind: Kind) -> &Facts {
        &self.facts[kind.index()]
    }

    /// The card that a card counts as: a legend as the card of its banner (N4.6), a seasonal Farm
    /// as a Farm (N2.2), every other as itself.
    #[inline]
    pub fn face(&self, kind: Kind) -> Kind {
        self.glances[kind.index()].face
    }

    /// How many cards in a city count as a kind.
    pub fn count(&self, city: &City, kind: Kind) -> u8 {
        u8::try_from(city.open().filter(|(_, card)| self.face(card.kind) == kind).count()).unwrap_or(u8::MAX)
    }

    /// Whether a card in a city counts as a kind.
    pub fn has(&self, city: &City, kind: Kind) -> bool {
        city.open().any(|(_, card)| self.face(card.kind) == kind)
    }
}

#[cfg(test)]
mod tests {
    use super::{HerCards, Kind, MOST_OF_HERS};

    #[test]
    fn her_cards_hold_every_pair_of_counts() {
        let mut cards = HerCards::default();
        for known in 0..=MOST_OF_HERS {
            for trophies in 0..=MOST_OF_HERS - known {
                cards.set(Kind::FARM, known, trophies);
                assert_eq!((cards.known(Kind::FARM), cards.trophies(Kind::FARM)), (known, trophies));
            }
        }
        cards.set(Kind::FARM, u8::MAX, u8::MAX);
        assert_eq!((cards.known(Kind::FARM), cards.trophies(Kind::FARM)), (MOST_OF_HERS, 0));
        assert_eq!((cards.known_len(), cards.trophies_len(), cards.kinds().count()), (MOST_OF_HERS, 0, 1));
        assert_eq!(cards.take_known(Kind::FARM, 2), 2);
        cards.add_trophy(Kind::FARM);
        assert_eq!((cards.known(Kind::FARM), cards.trophies(Kind::FARM)), (MOST_OF_HERS - 2, 1));
        assert_eq!(cards.take_trophies(Kind::FARM), 1);
    }
}
