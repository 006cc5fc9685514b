//! The parts of a position that only Spirecrest needs.

use tabletop::Maybe;

use super::hand::Hand;
use super::tally::Tally;
use super::{Post, WORKERS};
use crate::content::{AREAS, DISCOVERIES, Season, Stock};
use crate::index::{BesideIx, DiscoveryIx, Owner, PerOwner, SEATS, TileIx, WeatherIx};
use crate::kind::Kind;

/// The most map tiles along a section: one more than players (SR3).
pub(crate) const ALONG: usize = SEATS + 1;
/// Discoveries that are turned up in a row (S8).
pub(crate) const TURNED_UP: usize = 3;
/// Cards that lie under a discovery, or beside Stormvale.
pub(crate) const BESIDE: usize = 3;
/// The most groups of discoveries under a deck: one for each player who explores before its cards come again.
const GROUPS: usize = SEATS + 1;

/// A set of discoveries, as bits of their places in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Discoveries(u64);

impl Discoveries {
    /// Every discovery.
    pub(crate) const ALL: Self = Self((1 << DISCOVERIES) - 1);

    /// Whether a discovery is among them.
    pub fn has(self, discovery: DiscoveryIx) -> bool {
        self.0 & bit(discovery) != 0
    }

    /// Adds one.
    pub fn add(&mut self, discovery: DiscoveryIx) {
        self.0 |= bit(discovery);
    }

    /// Takes one out.
    pub fn remove(&mut self, discovery: DiscoveryIx) {
        self.0 &= !bit(discovery);
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The intersection with another set.
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The discoveries, in the order of the content.
    pub fn iter(self) -> impl Iterator<Item = DiscoveryIx> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = u8::try_from(left.trailing_zeros()).ok().filter(|&place| place < 64)?;
            left &= left - 1;
            Some(DiscoveryIx::new(place))
        })
    }
}

impl FromIterator<DiscoveryIx> for Discoveries {
    fn from_iter<T: IntoIterator<Item = DiscoveryIx>>(all: T) -> Self {
        let mut set = Self::default();
        all.into_iter().for_each(|discovery| set.add(discovery));
        set
    }
}

fn bit(discovery: DiscoveryIx) -> u64 {
    1u64.checked_shl(discovery.get().into()).unwrap_or(0)
}

/// The state of Spirecrest: the trail, the players and Nightweave.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Spire {
    /// The weather cards that are turned up, by season; nobody has seen the others, so they are not decided (S2).
    pub weather: [Maybe<WeatherIx>; Season::ALL.len()],
    /// The map tiles that lie face up along the sections, in their rows (S3).
    pub along: [[Maybe<TileIx>; ALONG]; AREAS],
    /// Whether the tiles of a section have been turned up.
    pub up: [bool; AREAS],
    /// Discoveries that nobody has seen.
    pub unseen: Discoveries,
    /// Discoveries that were put back under the decks, the first to come again first; each group in an order that
    /// nobody knows (SR6).
    pub under: [[Discoveries; GROUPS]; AREAS],
    /// The discoveries that are turned up for the player who explores (S8).
    pub turned: [Maybe<DiscoveryIx>; TURNED_UP],
    /// Who has which discoveries.
    pub owned: PerOwner<Discoveries>,
    /// The map tiles that were charted, from the left (S7).
    pub charted: PerOwner<[Maybe<TileIx>; AREAS]>,
    /// How many steps of the expedition were walked (S12).
    pub walked: PerOwner<u8>,
    /// Which workers are big critters (S11).
    pub beasts: PerOwner<[Maybe<DiscoveryIx>; WORKERS]>,
    /// The cards under a discovery: constructions, and critters (SR7).
    pub tucked: [[Option<Kind>; BESIDE]; 2],
    /// The cards beside Stormvale (S18).
    pub vale: [Option<Kind>; BESIDE],
    /// The cards that were revealed in the Moleia Mines.
    pub mined: Hand,
    /// Who is preparing, and free of weather (SR5).
    pub calm: Maybe<Owner>,
    /// Whether Stubblehoof stays at its place (SR10).
    pub stays: bool,
    /// The big critter that acts in this turn.
    pub acting: Maybe<DiscoveryIx>,
    /// What the space of Honeypaw has given.
    pub gathered: Stock,
    /// Hand cards that were discarded in this turn, which the owner of Firebeak may look at (SR14).
    pub discarded: Tally,
    /// Whether in this turn another player than the owner of Windlore has drawn from the deck (SR14).
    pub drew: bool,
}

impl Default for Spire {
    fn default() -> Self {
        Self {
            weather: [Maybe::NONE; 4],
            along: [[Maybe::NONE; ALONG]; AREAS],
            up: [false; AREAS],
            unseen: Discoveries::ALL,
            under: [[Discoveries::default(); GROUPS]; AREAS],
            turned: [Maybe::NONE; TURNED_UP],
            owned: PerOwner::all(Discoveries::default()),
            charted: PerOwner::all([Maybe::NONE; AREAS]),
            walked: PerOwner::all(0),
            beasts: PerOwner::all([Maybe::NONE; WORKERS]),
            tucked: [[None; BESIDE]; 2],
            vale: [None; BESIDE],
            mined: Hand::default(),
            calm: Maybe::NONE,
            stays: false,
            acting: Maybe::NONE,
            gathered: Stock::NONE,
            discarded: Tally::NONE,
            drew: false,
        }
    }
}

impl Spire {
    /// How many sections a player has explored: there stands the rabbit (S3).
    pub fn explored(&self, who: Owner) -> usize {
        self.charted[who.index()].iter().filter(|tile| tile.is_some()).count()
    }

    /// The map tiles along a section, in the order of their row.
    pub fn tiles(&self, area: usize) -> impl DoubleEndedIterator<Item = TileIx> + Clone {
        let row = self.along.get(area).copied().unwrap_or([Maybe::NONE; ALONG]);
        row.into_iter().filter_map(Maybe::get)
    }

    /// Takes a map tile away from a section.
    pub(crate) fn take_tile(&mut self, area: usize, tile: TileIx) {
        let row = self.along.get_mut(area).into_iter().flatten();
        row.filter(|place| place.is(tile)).for_each(|place| *place = Maybe::NONE);
    }

    /// Who owns a discovery.
    pub fn owner_of(&self, discovery: DiscoveryIx) -> Option<Owner> {
        Owner::enumerate(self.owned.iter()).find(|(_, owned)| owned.has(discovery)).map(|(owner, _)| owner)
    }

    /// Whether a worker of a player is a big critter.
    pub fn is_beast(&self, who: Owner, worker: usize) -> bool {
        self.beasts[who.index()].get(worker).is_some_and(|beast| beast.is_some())
    }

    /// Which worker of a player is this big critter.
    pub fn worker_of(&self, who: Owner, beast: DiscoveryIx) -> Option<usize> {
        self.beasts[who.index()].iter().position(|one| one.is(beast))
    }

    /// Puts discoveries back under their deck.
    pub(crate) fn put_under(&mut self, area: usize, group: Discoveries) {
        let groups = self.under.get_mut(area).into_iter().flatten();
        if let Some(free) = groups.into_iter().find(|group| group.is_empty()).filter(|_| !group.is_empty()) {
            *free = group;
        }
    }

    /// Removes groups that are used up, so the next one is first.
    pub(crate) fn settle_under(&mut self, area: usize) {
        if let Some(groups) = self.under.get_mut(area)
            && groups[0].is_empty()
        {
            groups.rotate_left(1);
        }
    }

    /// A card that lies under a discovery, or beside Stormvale.
    pub fn beside(&self, place: BesideIx) -> Option<Kind> {
        let (row, column) = (place.index() / BESIDE, place.index() % BESIDE);
        let cards = if row < 2 { &self.tucked[row] } else { &self.vale };
        cards.get(column).copied().flatten().filter(|_| row <= 2)
    }

    /// The same place, mutable.
    pub(crate) fn beside_mut(&mut self, place: BesideIx) -> Option<&mut Option<Kind>> {
        let (row, column) = (place.index() / BESIDE, place.index() % BESIDE);
        match row {
            0 | 1 => self.tucked[row].get_mut(column),
            2 => self.vale.get_mut(column),
            _ => None,
        }
    }

    /// Every card that lies on a piece of Spirecrest, for counting.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Kind> + '_ {
        self.tucked.iter().flatten().chain(&self.vale).flatten().copied().chain(self.mined.cards())
    }
}

impl super::State {
    /// The state that Spirecrest adds, if it is in play.
    #[inline]
    pub fn spire(&self) -> Option<&Spire> {
        self.expansions.get()?.spirecrest.as_ref()
    }

    /// The state that Spirecrest adds, mutable.
    #[inline]
    pub(crate) fn spire_mut(&mut self) -> Option<&mut Spire> {
        self.expansions.get_mut()?.spirecrest.as_mut()
    }

    /// How many workers at home are no big critters.
    #[inline]
    pub(crate) fn plain_home(&self, who: Owner) -> u8 {
        let player = self.player(who);
        match self.spire() {
            None => player.at_home(),
            Some(spire) => {
                let plain =
                    |(worker, post): &(usize, &Post)| **post == Post::Home && !spire.is_beast(who, *worker);
                u8::try_from(player.workers.iter().enumerate().filter(plain).count()).unwrap_or(u8::MAX)
            }
        }
    }
}
