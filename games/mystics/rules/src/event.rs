//! Events of the game.

use tabletop::{GameEvent, Maybe};

use crate::agenda::{Fighter, Source};
use crate::index::{CardIx, EncounterIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Creature, Edge, Face, Foe, Honour, Tale, Treasure};
use crate::state::{Ending, Keep, Plight, Spot, Turn};

/// The number of dice of a roll with each face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faces(pub [u8; 6]);

impl Faces {
    /// Adds a die.
    #[inline]
    pub fn add(&mut self, face: Face) {
        self.0[face.index()] += 1;
    }

    /// The number of dice whose face satisfies a condition.
    #[inline]
    pub fn count(self, so: impl Fn(Face) -> bool) -> u8 {
        Face::ALL.iter().filter(|&&face| so(face)).map(|face| self.0[face.index()]).sum()
    }

    /// The number of dice.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The sum of their numbers.
    pub fn total(self) -> u8 {
        Face::ALL.iter().map(|face| self.0[face.index()] * face.number()).sum()
    }
}

/// The purpose of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Roll {
    /// An attack (M11.3).
    Attack,
    /// A defence (M11.5).
    Defence,
    /// A search (M13.1).
    Search,
    /// Recovering from a web (M14.2).
    Recover,
    /// A mousetrap (M9.1).
    Trap,
    /// Climbing out of water (M8.2).
    Climb,
    /// A task or a hazard of the chapter.
    Test,
}

/// The reason why a minion does not walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stays {
    /// It is with a mouse (M20.5).
    WithMouse,
    /// It sees a mouse (M20.6).
    SeesMouse,
    /// There is no way, or no mouse to go to.
    NoWay,
    /// It stands up (M23.3).
    StoodUp,
    /// It does nothing in this turn.
    Dazed,
    /// It has the Grape (M26.7).
    Grape,
}

/// An event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(
    missing_docs,
    reason = "each variant says what its fields are; `foe` is a place in the list of enemies"
)]
pub enum Event {
    /// A mouse has learned an ability, for this much cheese.
    Learned { mouse: MouseIx, ability: Ability, cost: u8 },
    /// A mouse begins on a space.
    SetOut { mouse: MouseIx, spot: Spot },
    /// A mouse joins the party.
    Joined { mouse: MouseIx, spot: Spot },
    /// A mouse has put a card on.
    Wore { mouse: MouseIx, card: CardIx },
    /// A mouse has taken a card off.
    Stowed { mouse: MouseIx, card: CardIx },
    /// A card lies on the track at a place, from the top.
    Dealt { place: u8, card: Turn },
    /// A card was put at the bottom of the track.
    Appended { card: Turn },
    /// A card has left the track.
    CardGone { card: Foe },
    /// A card moves up in ambush.
    Ambushed { card: Foe, face: Face },
    /// Two cards of the track change places.
    Swapped { one: Turn, other: Turn },
    /// A card goes to the top.
    ToTop { mouse: MouseIx },
    /// A round begins.
    Round { round: u16 },
    /// A turn begins.
    Begins { card: Turn },
    /// The turn of a captured mouse is skipped.
    Skipped { mouse: MouseIx },
    /// The movement die of a mouse.
    MoveDie { mouse: MouseIx, face: Face, left: u8 },
    /// A mouse scurries.
    Scurries { mouse: MouseIx, face: Face, left: u8 },
    /// A mouse has walked.
    Walked { mouse: MouseIx, from: SpaceIx, to: SpaceIx, cost: u8 },
    /// A mouse tries to climb out of the water.
    Climbed { mouse: MouseIx, to: SpaceIx, out: bool },
    /// A mouse has stood up.
    StoodUp { mouse: MouseIx },
    /// A mousetrap holds still.
    TrapHeld { mouse: MouseIx },
    /// A mousetrap snaps.
    TrapSnapped { mouse: MouseIx, spot: Spot },
    /// A mousetrap has been taken away.
    TrapGone { spot: Spot },
    /// The current carries a mouse.
    Drifted { mouse: MouseIx, to: Option<SpaceIx> },
    /// Dice were rolled.
    Rolled { who: Fighter, roll: Roll, faces: Faces },
    /// An attack is made.
    Attacks {
        by: Fighter,
        on: Fighter,
        weapon: Maybe<CardIx>,
        ability: Option<Ability>,
        dice: u8,
        ranged: bool,
    },
    /// One attack is made on all figures on several spaces.
    AttacksAll { by: Fighter, ability: Option<Ability>, dice: u8 },
    /// The number of hits.
    Hits { hits: u8 },
    /// The defender blocks this number of hits.
    Blocked { on: Fighter, hits: u8, blocked: u8 },
    /// A mouse or an enemy is wounded.
    Wounded { on: Fighter, count: u8, poison: bool },
    /// A card of a boss takes a wound.
    BossWounded { card: Foe, wounds: u8 },
    /// An enemy is defeated.
    Defeated { foe: FoeIx, creature: Creature, by: Fighter },
    /// An enemy leaves the board undefeated.
    Left { foe: FoeIx, creature: Creature },
    /// Cheese is stolen from a mouse.
    Stolen { mouse: MouseIx, count: u8, greedy: bool },
    /// A mouse gains cheese.
    Cheese { mouse: MouseIx, count: u8 },
    /// A mouse pays or loses cheese.
    CheesePaid { mouse: MouseIx, count: u8 },
    /// Cheese is put on the wheel.
    Wheel { count: u8, now: u8 },
    /// Cheese is taken off the wheel.
    WheelOff { count: u8 },
    /// Wounds are removed.
    Healed { mouse: MouseIx, count: u8, poison: bool },
    /// A mouse or a minion gains a condition: stunned, webbed, knocked down, charmed, hidden, or a golem.
    Afflicted { on: Fighter, plight: Plight },
    /// A condition of a mouse ends.
    Freed { mouse: MouseIx, plight: Plight },
    /// A mouse is captured.
    Captured { mouse: MouseIx },
    /// A mouse is rescued.
    Rescued { mouse: MouseIx, spot: Spot },
    /// A search succeeds or fails.
    Searched { mouse: MouseIx, found: bool },
    /// A successful search finds nothing left.
    NothingLeft { mouse: Option<MouseIx> },
    /// A card is drawn or taken from the deck.
    Drew { mouse: Option<MouseIx>, card: CardIx },
    /// A card goes back into the deck.
    Returned { card: CardIx },
    /// A card is kept.
    Kept { mouse: MouseIx, card: CardIx, keep: Keep },
    /// A card is sold for cheese.
    Sold { mouse: MouseIx, card: CardIx },
    /// A card is discarded.
    Discarded { mouse: MouseIx, card: CardIx },
    /// A card changes hands.
    Gave { mouse: MouseIx, to: MouseIx, card: CardIx },
    /// Cheese changes hands.
    GaveCheese { mouse: MouseIx, to: MouseIx },
    /// A search card is used.
    Used { mouse: MouseIx, card: CardIx },
    /// An ability card is used.
    Ability { mouse: MouseIx, ability: Ability, cost: u8 },
    /// Tilda mends a mouse.
    Mended { mouse: MouseIx },
    /// A bonus until the turn ends or the next begins.
    Bonus { mouse: MouseIx, battle: u8, defence: u8, movement: u8 },
    /// A party item goes to the stash.
    Stashed { treasure: Treasure },
    /// A party item is put on the board.
    Placed { treasure: Treasure, tile: TileIx, one: SpaceIx, other: SpaceIx },
    /// A party item is lost; its card is in the search deck.
    TreasureLost { treasure: Treasure },
    /// A mouse is launched by the fork.
    Launched { mouse: MouseIx, to: SpaceIx },
    /// The Grape flies.
    Thrown { by: Fighter, space: SpaceIx, burst: bool },
    /// The mice explore through an exit.
    Explores { mouse: MouseIx, edge: Option<Edge> },
    /// A tile is turned over.
    Turned { tile: TileIx, side: SideIx },
    /// A mouse stands on a space of another side.
    Landed { mouse: MouseIx, spot: Spot },
    /// A side is seen for the first time.
    Visited { side: SideIx },
    /// An encounter card is turned up.
    Encounter { card: EncounterIx },
    /// An encounter card is discarded.
    EncounterGone { card: EncounterIx },
    /// The Disguises keep the rat warriors away.
    Disguised { count: u8 },
    /// An enemy is placed.
    Arrived { foe: FoeIx, creature: Creature, spot: Spot },
    /// There are too few figures.
    TooFew { creature: Creature, count: u8 },
    /// Mousetraps are set on a tile.
    Mousetraps { tile: TileIx },
    /// The roaches are greedy.
    Greedy,
    /// The hourglass moves.
    Hourglass { page: u8 },
    /// The chapter-end marker moves.
    EndMarker { page: u8 },
    /// A surge begins: of a side, of the open card, or of nothing.
    Surge { side: Option<SideIx>, card: Option<EncounterIx> },
    /// Time is short.
    TimeIsShort,
    /// A minion's movement die.
    FoeDie { foe: FoeIx, face: Face, reach: u8 },
    /// A minion has walked, after a mouse.
    FoeWalked { foe: FoeIx, from: SpaceIx, to: SpaceIx, after: Option<MouseIx> },
    /// A minion stays where it is.
    FoeStays { foe: FoeIx, why: Stays },
    /// A minion reaches no mouse.
    NoTarget { foe: FoeIx },
    /// A charmed mouse walks after another.
    CharmedWalked { mouse: MouseIx, from: SpaceIx, to: SpaceIx, after: MouseIx },
    /// Brodie pounces.
    Pounced { foe: FoeIx, spot: Spot },
    /// Brodie's two dice.
    ChaseDice { foe: FoeIx, faces: Faces, reach: u8 },
    /// Brodie runs.
    Ran { foe: FoeIx, from: SpaceIx, to: SpaceIx },
    /// Vanestra's place is taken by another of her cards.
    BossCard { card: Foe },
    /// A snare is set, or catches a minion.
    Snare { spot: Spot, caught: bool },
    /// A task of the chapter succeeds or fails.
    Task { mouse: MouseIx, task: u8, success: bool },
    /// A hazard of the chapter strikes or not.
    Hazard { mouse: MouseIx, hazard: u8, success: bool },
    /// An effect of a card or the chapter, for the reader to see the cause.
    Effect { source: Source, mouse: Option<MouseIx> },
    /// A tile is taken away.
    Collapsed { tile: TileIx, side: SideIx },
    /// A flag of the chapter is raised or lowered.
    Flag { flag: u8, up: bool },
    /// An individual achievement.
    Honour { mouse: MouseIx, honour: Honour },
    /// A story achievement.
    Tale { tale: Tale },
    /// A turn ends.
    Ends { card: Turn },
    /// The chapter is over.
    Ended { ending: Ending },
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Encounter { .. } | Self::Drew { .. }) || self.by_chance()
    }

    fn by_chance(&self) -> bool {
        matches!(
            self,
            Self::Dealt { .. }
                | Self::Ambushed { .. }
                | Self::MoveDie { .. }
                | Self::Scurries { .. }
                | Self::Rolled { .. }
                | Self::Drew { .. }
                | Self::Thrown { .. }
                | Self::Encounter { .. }
                | Self::FoeDie { .. }
                | Self::ChaseDice { .. }
                | Self::BossCard { .. }
        )
    }

    fn is_moment(&self) -> bool {
        matches!(
            self,
            Self::FoeWalked { .. }
                | Self::FoeStays { .. }
                | Self::Blocked { .. }
                | Self::Hits { hits: 0 }
                | Self::Pounced { .. }
                | Self::Ran { .. }
                | Self::Arrived { .. }
                | Self::Surge { .. }
                | Self::Captured { .. }
                | Self::Turned { .. }
                | Self::Encounter { .. }
                | Self::CharmedWalked { .. }
        )
    }
}
