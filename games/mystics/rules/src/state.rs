//! A position: plain data, cloned with one copy of memory.

use std::hash::{Hash, Hasher};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use tabletop::{Maybe, TypedIndex};

use crate::agenda::TaskStack;
use crate::content::{ENCOUNTERS, KINDS, Spaces};
use crate::index::{CardIx, EncounterIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx, bit};
use crate::kinds::{Ability, Condition, Creature, Face, Foe, Hero, Treasure};
use crate::setup::Options;

mod enemies;

pub use enemies::{Enemies, Enemy};

/// The maximal number of mice (M1.2).
pub const PARTY: usize = 6;
/// The maximal number of enemies on the board: sixteen figures (M17.7) and the marker of Brodie (M21.1).
pub const ENEMIES: usize = 17;
/// The maximal number of tiles on a plan.
pub const TILES: usize = 8;
/// The maximal number of cards on the track: six mice, and one or two of every creature (M4).
pub const TRACK: usize = 18;
/// The maximal number of search cards of a mouse: its equipment, its pack and its tricks.
pub const HELD: usize = 16;
/// The cheese on the wheel that makes a surge (M19.1).
pub const WHEEL: u8 = 6;
/// The cheese that a new ability costs (M25.1).
pub const LEVEL: u8 = 6;
/// The capacity of a pack, in cards (M24.3).
pub const PACK: usize = 3;

/// A space of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The slot of the tile on the plan.
    pub tile: TileIx,
    /// The space on the side that is up.
    pub space: SpaceIx,
}

impl Spot {
    /// Off the board.
    pub const AWAY: Self = Self { tile: TypedIndex::ABSENT, space: TypedIndex::ABSENT };

    /// Whether it is on the board.
    #[inline]
    pub fn is_on_board(self) -> bool {
        self.tile != TypedIndex::ABSENT
    }
}

/// The part of a mouse's cards that a card belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keep {
    /// Worn or held (M24.2).
    Gear,
    /// In the pack (M24.3).
    Pack,
    /// Among its tricks (M1.5).
    Trick,
}

/// A search card of a mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Held {
    /// Its kind.
    pub card: CardIx,
    /// The part that it belongs to.
    pub keep: Keep,
}

/// The cards of a mouse, in a fixed order so that equal hands are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards {
    held: [Held; HELD],
    len: u8,
}

impl Cards {
    const BLANK: Held = Held { card: TypedIndex::ABSENT, keep: Keep::Pack };

    /// No cards.
    pub const EMPTY: Self = Self { held: [Self::BLANK; HELD], len: 0 };

    /// All cards.
    #[inline]
    pub fn all(&self) -> &[Held] {
        &self.held[..usize::from(self.len).min(HELD)]
    }

    /// The card at an index.
    pub fn get(&self, at: u8) -> Option<Held> {
        self.all().get(usize::from(at)).copied()
    }

    /// Adds a card at its place in the order; returns whether there was room. The loader ensures that a mouse never
    /// has more cards.
    pub fn add(&mut self, card: CardIx, keep: Keep) -> bool {
        let len = usize::from(self.len);
        if len >= HELD {
            return false;
        }
        let at = self.held[..len].partition_point(|held| (held.keep, held.card) <= (keep, card));
        self.held.copy_within(at..len, at + 1);
        self.held[at] = Held { card, keep };
        self.len += 1;
        true
    }

    /// Removes the card at an index; those after it move up.
    pub fn remove(&mut self, at: u8) -> Option<Held> {
        let held = self.get(at)?;
        let len = usize::from(self.len);
        self.held.copy_within(usize::from(at) + 1..len, usize::from(at));
        self.len -= 1;
        self.held[len - 1] = Self::BLANK;
        Some(held)
    }

    /// Moves the card at an index to another part.
    pub fn put(&mut self, at: u8, keep: Keep) {
        if let Some(held) = self.remove(at) {
            self.add(held.card, keep);
        }
    }

    /// The number of cards of a part.
    #[inline]
    pub fn count(&self, keep: Keep) -> usize {
        self.all().iter().filter(|held| held.keep == keep).count()
    }

    /// The kinds of the cards of a part, as bits.
    #[inline]
    pub fn kinds(&self, keep: Keep) -> u64 {
        self.all().iter().filter(|held| held.keep == keep).fold(0, |all, held| all | bit(held.card))
    }

    /// The kinds of all cards, as bits.
    #[inline]
    pub fn all_kinds(&self) -> u64 {
        self.all().iter().fold(0, |all, held| all | bit(held.card))
    }

    /// The index of a card of a part.
    pub fn find(&self, card: CardIx, keep: Keep) -> Option<u8> {
        let at = self.all().iter().position(|held| held.card == card && held.keep == keep)?;
        u8::try_from(at).ok()
    }
}

/// The conditions of a mouse (M23): bits of [`Condition`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Plight(pub u8);

impl Plight {
    /// Captured (M22).
    pub const CAPTURED: Self = Self::of(Condition::Captured);
    /// Stunned (M23.1).
    pub const STUNNED: Self = Self::of(Condition::Stunned);
    /// Webbed (M23.2).
    pub const WEBBED: Self = Self::of(Condition::Webbed);
    /// Knocked down (M23.3).
    pub const DOWN: Self = Self::of(Condition::Down);
    /// Charmed (M23.4).
    pub const CHARMED: Self = Self::of(Condition::Charmed);
    /// Unseen by minions until its next turn.
    pub const HIDDEN: Self = Self::of(Condition::Hidden);
    /// A golem until its next turn.
    pub const GOLEM: Self = Self::of(Condition::Golem);
    /// Rescued before its own turn: it has none in this round (D29).
    pub const RESCUED: Self = Self::of(Condition::Rescued);

    /// A single condition.
    #[inline]
    pub const fn of(condition: Condition) -> Self {
        Self(1 << condition as u8)
    }

    /// Whether it has these conditions.
    #[inline]
    pub fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds conditions.
    #[inline]
    pub fn set(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Removes conditions.
    #[inline]
    pub fn clear(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

/// A mouse of the party.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Mouse {
    /// The hero.
    pub hero: Hero,
    /// The seat that leads it (M2.2).
    pub seat: u8,
    /// The space of its figure.
    pub spot: Spot,
    /// Its conditions.
    pub plight: Plight,
    /// Ordinary wounds.
    pub wounds: u8,
    /// Poison wounds (M23.5).
    pub poison: u8,
    /// Cheese.
    pub cheese: u8,
    /// The ability cards it has learned, as bits of [`Ability`].
    pub abilities: u32,
    /// Its search cards.
    pub cards: Cards,
    /// The number of times it has been captured in this chapter (M29.6).
    pub captures: u8,
    /// Sides on which it has searched successfully (M13.3), as bits.
    pub searched: u16,
    /// Dice more in attacks until its turn ends.
    pub fury: u8,
    /// Dice more in defence until its next turn begins.
    pub shelter: u8,
    /// Its abilities that last until its next turn, as bits of [`Aura`](crate::kinds::Aura).
    pub aura: u8,
    /// Roaches it has defeated in this encounter (M29.4).
    pub roaches: u8,
    /// Whether Nez has had his treasure.
    pub treasure: bool,
}

impl Mouse {
    /// Whether its figure is on the board.
    #[inline]
    pub fn is_active(&self) -> bool {
        self.spot.is_on_board()
    }

    /// Whether it has learned an ability.
    #[inline]
    pub fn knows(&self, ability: Ability) -> bool {
        self.abilities & (1 << ability as u32) != 0
    }
}

/// A card on the initiative track (M4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The card of a mouse, by its place in the party.
    Mouse(MouseIx),
    /// The card of a creature.
    Foe(Foe),
}

/// The initiative track (M4), from the top. With one reading, a card that leaves keeps its place free (D9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Track {
    cards: [Option<Turn>; TRACK],
    len: u8,
    /// The place of the card that is next.
    pub next: u8,
    /// The card whose turn it is.
    pub now: Option<Turn>,
}

/// A free place hashes as the card of mouse number 255, as in the fingerprints of existing records.
impl Hash for Track {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_usize(TRACK);
        for card in self.cards {
            match card {
                Some(card) => card.hash(hasher),
                None => (0isize, u8::MAX).hash(hasher),
            }
        }
        (self.len, self.next, self.now).hash(hasher);
    }
}

impl Track {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [None; TRACK], len: 0, next: 0, now: None };

    /// All places from the top: cards, and `None` for free places.
    #[inline]
    pub fn all(&self) -> &[Option<Turn>] {
        &self.cards[..usize::from(self.len).min(TRACK)]
    }

    /// The place of a card.
    #[inline]
    pub fn place(&self, card: Turn) -> Option<u8> {
        self.all().iter().position(|&other| other == Some(card)).and_then(|at| u8::try_from(at).ok())
    }

    /// The place of a mouse's card: lower numbers are higher on the track. 255 if it has none.
    #[inline]
    pub fn of_mouse(&self, mouse: MouseIx) -> u8 {
        self.place(Turn::Mouse(mouse)).unwrap_or(u8::MAX)
    }

    /// Puts a card, or a free place, at the bottom (D9).
    pub fn append(&mut self, card: impl Into<Option<Turn>>) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card.into();
            self.len += 1;
        }
    }

    /// Removes a card; those below it move up (M4.5).
    pub fn remove(&mut self, card: Turn) {
        let Some(at) = self.place(card) else { return };
        let len = usize::from(self.len);
        self.cards.copy_within(usize::from(at) + 1..len, usize::from(at));
        self.len -= 1;
        self.cards[len - 1] = None;
        if at < self.next {
            self.next -= 1;
        }
    }

    /// Removes a card and leaves its place free (D9), unless nothing lies below it.
    pub fn vacate(&mut self, card: Turn) {
        if let Some(at) = self.place(card) {
            self.cards[usize::from(at)] = None;
            self.trim();
        }
    }

    /// Removes the free places below the last card.
    fn trim(&mut self) {
        while self.all().last() == Some(&None) {
            self.len -= 1;
        }
    }

    /// Puts a card into the highest free place, or at the bottom where there is none (D9).
    pub fn fill(&mut self, card: Turn) {
        match self.all().iter().position(Option::is_none) {
            Some(at) => self.cards[at] = Some(card),
            None => self.append(card),
        }
    }

    /// The card above a place, ignoring free places between.
    pub fn above(&self, at: u8) -> Option<Turn> {
        let higher = self.all().get(..usize::from(at)).unwrap_or_default();
        higher.iter().rev().copied().find_map(|card| card)
    }

    /// Moves a card up by this number of places, or to the top (M18.3). The current turn does not change.
    pub fn raise(&mut self, card: Turn, by: u8) {
        let Some(at) = self.place(card) else { return };
        let to = at.saturating_sub(by);
        self.cards[usize::from(to)..=usize::from(at)].rotate_right(1);
        self.trim();
        self.follow();
    }

    /// Exchanges two cards.
    pub fn swap(&mut self, one: Turn, other: Turn) {
        if let (Some(one), Some(other)) = (self.place(one), self.place(other)) {
            self.cards.swap(usize::from(one), usize::from(other));
        }
    }

    /// Removes all cards.
    pub fn clear(&mut self) {
        self.cards = [None; TRACK];
        self.len = 0;
        self.next = 0;
    }

    /// Play continues below the card whose turn it is.
    pub fn follow(&mut self) {
        if let Some(at) = self.now.and_then(|now| self.place(now)) {
            self.next = at + 1;
        }
    }

    /// Whether a creature's card is on the track.
    #[inline]
    pub fn has_foes(&self) -> bool {
        self.all().iter().any(|card| matches!(card, Some(Turn::Foe(_))))
    }
}

/// A tile on the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile {
    /// The visible side; none after the tile has been removed.
    pub side: Maybe<SideIx>,
    /// Its column.
    pub x: i8,
    /// Its row, growing southwards.
    pub y: i8,
    /// Spaces with a mousetrap marker (M18.1).
    pub traps: Spaces,
}

/// The stage of a mouse's move (M6.1).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Stage {
    /// It has not begun.
    #[default]
    Ready,
    /// It is under way.
    Moving,
    /// It is over.
    Done,
}

impl Stage {
    /// The stable name.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The turn of a mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Doing {
    /// The face of its movement die (M7.1).
    pub die: Face,
    /// Movement left.
    pub left: u8,
    /// The stage of its move.
    pub stage: Stage,
    /// Whether it has used any of its movement (D66).
    pub moved: bool,
    /// Whether this is the second move, a scurry (M10.1).
    pub scurrying: bool,
    /// Whether it has had its action.
    pub acted: bool,
    /// Whether it has bought another action (Inspire).
    pub inspired: bool,
    /// The free actions it has taken (M6.3), as bits of [`Free`](crate::kinds::Free).
    pub free: u8,
    /// The mouse it has shared with (D42).
    pub partner: Maybe<MouseIx>,
    /// Whether it ignores lines and gaps (M7.3).
    pub floating: bool,
    /// Whether Tilda has mended a mouse.
    pub mended: bool,
    /// The enemy of the latest melee attack; Backslash may follow.
    pub struck: Maybe<FoeIx>,
    /// Whether it has done anything at all.
    pub begun: bool,
    /// Whether its turn is over.
    pub over: bool,
}

impl Doing {
    /// A turn that has not begun.
    pub const FRESH: Self = Self {
        die: Face::Cheese,
        left: 0,
        stage: Stage::Ready,
        moved: false,
        scurrying: false,
        acted: false,
        inspired: false,
        free: 0,
        partner: Maybe::NONE,
        floating: false,
        mended: false,
        struck: Maybe::NONE,
        begun: false,
        over: false,
    };
}

/// The place of a party item (M26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Whereabouts {
    /// Not with the party: its card is in the search deck, or out of the game.
    Unowned,
    /// In the stash (M26.1).
    Stash,
    /// On a tile: with one end, or the whole of it, on the first space and the other end on the second.
    Placed {
        /// The slot of the tile.
        tile: TileIx,
        /// The space, or that of one end.
        one: SpaceIx,
        /// The space of the other end.
        other: SpaceIx,
    },
}

/// The figures that are being placed (M17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Arrivals {
    /// The tile.
    pub tile: Maybe<TileIx>,
    /// The number of figures of each creature still to come, by [`Creature`].
    pub counts: [u8; 9],
    /// Entry spaces used by the small ones that spread out, this time round (M17.4).
    pub used: Spaces,
    /// Cards that come onto the track for it, as bits of [`Foe`].
    pub cards: u16,
    /// Whether they lie in ambush (M18.2).
    pub ambush: bool,
    /// Whether a surge brings them (D62).
    pub surge: bool,
    /// Whether an encounter card was turned up, so that the order is set even if no figure comes (M4.1).
    pub order: bool,
    /// Whether minion cards were on the track before (M4.2).
    pub joined: bool,
}

impl Arrivals {
    /// No figures.
    pub const NOBODY: Self = Self {
        tile: Maybe::NONE,
        counts: [0; 9],
        used: 0,
        cards: 0,
        ambush: false,
        surge: false,
        order: false,
        joined: false,
    };
}

/// How a chapter ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Ending {
    /// The victory of the chapter (M27.1).
    Victory,
    /// The hourglass has met the chapter-end marker (M27.2).
    TimeOut,
    /// All mice are captured.
    AllCaptured,
    /// Another defeat of the chapter (M27.2).
    Lost,
}

impl Ending {
    /// The stable name: that of the outcome.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct State {
    /// The chapter, by its index in the storybook.
    pub chapter: u8,
    /// The number of players.
    pub players: u8,
    /// Whether individual achievements are played with.
    pub achievements: bool,
    /// Readings of the rules.
    pub options: Options,
    /// The number of mice in the party.
    pub party: u8,
    /// The mice.
    pub mice: [Mouse; PARTY],
    /// The enemies.
    pub enemies: Enemies,
    /// The initiative track.
    pub track: Track,
    /// Wounds on the cards of bosses, by [`Foe`].
    pub boss_wounds: [u8; 13],
    /// Cards of bosses that have been removed, as bits of [`Foe`]: they do not come back.
    pub boss_gone: u16,
    /// The round, from 1.
    pub round: u16,
    /// The turn of a mouse.
    pub doing: Doing,
    /// Ability cards used in this turn of the track, as bits of mice (M6.4).
    pub used: u8,
    /// Mice attacked by minions of the card whose turn it is (M20.7), as bits.
    pub attacked: u8,
    /// The page the hourglass is on (M2.8).
    pub page: u8,
    /// The page of the chapter-end marker.
    pub end: u8,
    /// Cheese on the wheel.
    pub wheel: u8,
    /// The tiles.
    pub tiles: [Tile; TILES],
    /// Sides that the mice have been to, as bits.
    pub explored: u16,
    /// The search deck, by kind of card.
    pub deck: [u8; KINDS],
    /// The discard pile of search cards, by kind (D58).
    pub discard: [u8; KINDS],
    /// Encounter cards that have not been seen, as bits.
    pub encounters: u32,
    /// Standard and difficult cards left in the encounter deck.
    pub left: [u8; 2],
    /// Encounter cards on their discard pile, as bits.
    pub spent: u32,
    /// The encounter card that lies open (M16.3).
    pub open: Maybe<EncounterIx>,
    /// The party items, by [`Treasure`].
    pub treasures: [Whereabouts; 4],
    /// The space of the Grape if it was laid as a bait, otherwise off the board.
    pub snare: Spot,
    /// The owner of each individual achievement, by [`crate::kinds::Honour`].
    pub honours: [Maybe<MouseIx>; 5],
    /// Story achievements, as bits of [`crate::kinds::Tale`].
    pub tales: u8,
    /// Flags of the chapter, as bits.
    pub flags: u16,
    /// Special searches and tasks that have succeeded and are over, as bits by their number.
    pub over: u64,
    /// Whether the roaches are greedy (M18.4).
    pub greedy: bool,
    /// Whether all cards have been dealt again in this turn (D61).
    pub fresh: bool,
    /// Whether Inspire lasts, until the round ends.
    pub inspire: bool,
    /// The tile where minions move less until the round ends, and by how many spaces.
    pub slow: (Maybe<TileIx>, u8),
    /// The tile and the spaces where minions have 1 die less in defence until the turn ends (Battle Squeak).
    pub squeak: (Maybe<TileIx>, Spaces),
    /// Whether Brodie does nothing on his next card.
    pub catnip: bool,
    /// Abilities that no mouse has learned, as bits.
    pub abilities: u32,
    /// Defeated creatures, as bits.
    pub defeated: u16,
    /// The figures that are being placed.
    pub arrivals: Arrivals,
    /// The remaining tasks.
    pub agenda: TaskStack,
    /// How the chapter ended, if it has.
    pub ending: Option<Ending>,
}

impl State {
    /// The mice of the party with their places.
    #[inline]
    pub fn party(&self) -> impl Iterator<Item = (MouseIx, &Mouse)> {
        MouseIx::enumerate(&self.mice[..usize::from(self.party).min(PARTY)])
    }

    /// The mice whose figures are on the board.
    #[inline]
    pub fn active(&self) -> impl Iterator<Item = (MouseIx, &Mouse)> {
        self.party().filter(|(_, mouse)| mouse.is_active())
    }

    /// The mice on a tile.
    #[inline]
    pub fn mice_on(&self, tile: TileIx) -> impl Iterator<Item = (MouseIx, &Mouse)> {
        self.active().filter(move |(_, mouse)| mouse.spot.tile == tile)
    }

    /// The enemies on the board, Brodie among them.
    #[inline]
    pub fn foes(&self) -> impl Iterator<Item = (FoeIx, &Enemy)> {
        self.enemies.here()
    }

    /// The enemies on a tile.
    #[inline]
    pub fn foes_on(&self, tile: TileIx) -> impl Iterator<Item = (FoeIx, &Enemy)> {
        self.enemies.here().filter(move |(_, enemy)| enemy.spot.tile == tile)
    }

    /// Whether a mouse is in the party; others wait to join it.
    #[inline]
    pub fn is_of_party(&self, mouse: MouseIx) -> bool {
        mouse.get() < self.party
    }

    /// A mouse.
    #[inline]
    pub fn mouse(&self, mouse: MouseIx) -> &Mouse {
        &self.mice[mouse.index().min(PARTY - 1)]
    }

    /// A mouse.
    #[inline]
    pub fn mouse_mut(&mut self, mouse: MouseIx) -> &mut Mouse {
        &mut self.mice[mouse.index().min(PARTY - 1)]
    }

    /// An enemy.
    #[inline]
    pub fn enemy(&self, enemy: FoeIx) -> &Enemy {
        self.enemies.get(enemy)
    }

    /// The place in the party of a hero.
    pub fn find(&self, hero: Hero) -> Option<MouseIx> {
        self.party().find(|(_, mouse)| mouse.hero == hero).map(|(at, _)| at)
    }

    /// The enemies of a creature.
    pub fn of(&self, creature: Creature) -> impl Iterator<Item = FoeIx> {
        self.foes().filter(move |(_, enemy)| enemy.creature == creature).map(|(at, _)| at)
    }

    /// The tile that shows a side.
    pub fn tile_with(&self, side: SideIx) -> Option<TileIx> {
        TileIx::enumerate(&self.tiles).find(|(_, tile)| tile.side.is(side)).map(|(at, _)| at)
    }

    /// The tile on which figures are being placed; the first while none are.
    pub fn arriving_on(&self) -> TileIx {
        self.arrivals.tile.get().unwrap_or(TileIx::new(0))
    }

    /// The visible side of a tile; none off the board, and after the tile has been removed.
    #[inline]
    pub fn side(&self, tile: TileIx) -> Maybe<SideIx> {
        self.tiles.get(tile.index()).map_or(Maybe::NONE, |tile| tile.side)
    }

    /// Whether mice have been to the visible side of a tile.
    pub fn is_explored(&self, tile: TileIx) -> bool {
        self.side(tile).get().is_some_and(|side| self.explored & side.bit() != 0)
    }

    /// The mouse whose turn it is, if any.
    #[inline]
    pub fn mouse_now(&self) -> Option<MouseIx> {
        match self.track.now {
            Some(Turn::Mouse(mouse)) => Some(mouse),
            _ => None,
        }
    }

    /// Whether the party has a party item (M26.1).
    pub fn owns(&self, treasure: Treasure) -> bool {
        self.treasures[treasure.index()] != Whereabouts::Unowned
    }

    /// The search cards in the deck.
    pub fn deck_len(&self) -> u32 {
        self.deck.iter().map(|&count| u32::from(count)).sum()
    }

    /// The encounter cards in the deck.
    pub fn encounters_left(&self) -> u8 {
        self.left[0] + self.left[1]
    }
}

const _: () = assert!(ENCOUNTERS <= 32, "encounter cards are bits of a word");
