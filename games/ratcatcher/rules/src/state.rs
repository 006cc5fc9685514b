//! A position, as plain data.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use tabletop::Maybe;

use crate::Ratcatcher;
use crate::agenda::{Task, TaskStack};
use crate::content::{
    Colour, DISTRICTS, KINDS, Kind, NEMESIS_ATTRIBUTES, PECULIARS, SLOT_GROUPS, ZONES_PER_DISTRICT,
};
use crate::ground::{Ground, Strays};
use crate::index::{DistrictIx, Letter, NemesisIx, PeculiarIx, RatcatcherIx, Zone, zones};
use crate::setup::Options;
use crate::spot::{Lair, Spot, Stray};

/// A district's place in the city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Site {
    /// Column of the city's grid; district 00 is at 0.
    pub x: i8,
    /// Row of the grid, downwards.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// [`ACTIVE`] and [`FRESH`].
    pub flags: u8,
}

/// It was active when activity was last checked (A9).
pub const ACTIVE: u8 = 2;
/// It was placed since.
pub const FRESH: u8 = 4;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Ending {
    /// You gained the tenth cheese (R1.1).
    TenthCheese,
    /// The nemesis is dead (R1.2).
    NemesisKilled,
    /// The rats devoured the tenth cheese (R1.3).
    CheeseDevoured,
    /// Your health is 0 (R1.4).
    Dead,
}

impl Ending {
    /// The stable name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether you won.
    pub fn is_won(self) -> bool {
        matches!(self, Self::TenthCheese | Self::NemesisKilled)
    }
}

/// The source of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Dice of your board (R14.2).
    #[default]
    Attack,
    /// An ability with dice of the supply (R15.2).
    Volley,
    /// A trap (R21.1).
    Trap,
}

/// Hits that have been rolled and not yet divided (R14.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Pool {
    /// The source of the attack.
    pub source: Source,
    /// Normal hits left.
    pub hits: u8,
    /// Lethal fives left (upgraded traps).
    pub fives: u8,
    /// Sixes left.
    pub sixes: u8,
    /// The nemesis has been given as many hits as its defence in this attack.
    pub breached: bool,
    /// The nemesis has been wounded in this attack.
    pub wounded: bool,
}

/// The nemesis rat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Foe {
    /// Its zone; `None` before it appears.
    pub zone: Maybe<Zone>,
    /// Wounds it can still take.
    pub health: u8,
    /// +1 tokens by attribute.
    pub raised: [u8; NEMESIS_ATTRIBUTES],
    /// Attributes that have mutated, as bits.
    pub mutated: u8,
    /// Entries of the guts track that have happened, as bits.
    pub guts: u8,
    /// Devoured cheeses.
    pub progress: u8,
}

/// You.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Me {
    /// Your zone.
    pub zone: Zone,
    /// Your health.
    pub health: u8,
    /// Movement points left.
    pub movement: u8,
    /// Attack dice on the board.
    pub dice: u8,
    /// Of them, dice beyond the unlocked ones (A38).
    pub bonus: u8,
    /// Trap tokens on the board.
    pub traps: u8,
    /// Cheese in each group of slots.
    pub slots: [u8; SLOT_GROUPS],
    /// Cheese beside the board (A50).
    pub aside: u8,
    /// All cheese gained, with what is still to be placed.
    pub cheese: u8,
    /// Ability markers held, by colour.
    pub markers: [u8; 2],
    /// Accuracy gained until the end of the turn.
    pub steady: u8,
    /// Movement lost next turn.
    pub sick: u8,
}

/// A position of the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// The remaining tasks, the next on top.
    pub(crate) agenda: TaskStack,
    /// How the game ended; `None` while it is being played.
    pub ending: Option<Ending>,
    /// Your board.
    pub ratcatcher: RatcatcherIx,
    /// The board of the nemesis.
    pub nemesis: NemesisIx,
    /// Whether it is the hard mode.
    pub hard: bool,
    /// The readings in use.
    pub options: Options,
    /// The round, from 0.
    pub round: u16,
    /// Whether it is the rats' turn.
    pub rats_turn: bool,
    /// The player wants the remaining traps to go off in city order (A36).
    pub traps_in_order: bool,
    /// You.
    pub me: Me,
    /// The nemesis.
    pub foe: Foe,
    /// Hits that have been rolled and not yet divided.
    pub pool: Pool,
    /// Zone of the attack that is being divided, if there is one.
    pub pool_zone: Maybe<Zone>,
    /// The contents of the zones.
    pub(crate) ground: Ground,
    /// Districts in the city, as bits.
    pub placed: u32,
    /// The places of the districts.
    pub sites: [Site; DISTRICTS],
    /// For each district and printed side, the zone that its connector is joined to, if it is.
    pub links: [[Maybe<Zone>; 4]; DISTRICTS],
    /// Districts in the deck, as bits.
    pub deck: u32,
    /// Districts put back under the deck (A4), as bits.
    pub bottom: u32,
    /// Districts whose rats went back to an empty bag in this step, as bits (A22).
    pub emptied: u32,
    /// The district that has been drawn and not yet placed.
    pub drawn: Maybe<DistrictIx>,
    /// Districts placed in this expansion, in order.
    pub fresh: [DistrictIx; 5],
    /// The number of valid entries of `fresh`.
    pub fresh_len: u8,
    /// The peculiar rats.
    pub(crate) strays: Strays,
    /// Common rats in the bag, by kind.
    pub bag: [u8; KINDS],
    /// Common rats in the cage, by kind.
    pub cage: [u8; KINDS],
    /// Mystery tokens in the pool, by kind.
    pub tokens: [u8; 6],
    /// Magic cheese in the supply.
    pub cheese: u8,
    /// Ability markers in the supply, by colour.
    pub markers: [u8; 2],
    /// +1 on the common rats: by kind, then movement, bite, defence.
    pub stronger: [[u8; 3]; KINDS],
}

impl State {
    /// The open or running task; the next one on the agenda.
    #[inline]
    pub fn task(&self) -> Task {
        self.agenda.top()
    }

    /// Whether your actions are over (R8.2): the city expands, or it is the rats' turn.
    pub fn actions_are_over(&self) -> bool {
        !self.agenda.tasks().contains(&Task::Actions)
    }

    /// The contents of a zone.
    #[inline]
    pub fn spot(&self, zone: Zone) -> &Spot {
        self.ground.spot(zone)
    }

    /// Zones with magic cheese, as bits.
    #[inline]
    pub fn with_cheese(&self) -> u128 {
        self.ground.cheese()
    }

    /// Whether a district is in the city.
    pub fn in_city(&self, district: DistrictIx) -> bool {
        self.placed & district.bit() != 0
    }

    /// Whether a district counts as active: by the stored flag, or because it has just been
    /// placed beside the district of your pawn and the flag has not been set yet (A9).
    #[inline]
    pub fn is_active(&self, district: DistrictIx) -> bool {
        self.sites.get(district.index()).is_some_and(|site| {
            site.flags & ACTIVE != 0 || (site.flags & FRESH != 0 && self.is_beside_you(district))
        })
    }

    /// Whether a district is that of your pawn or next to it.
    fn is_beside_you(&self, district: DistrictIx) -> bool {
        let mine = self.me.zone.district();
        district == mine || Ratcatcher::are_joined(self, district, mine)
    }

    /// The districts in the city, by number.
    pub fn city(&self) -> impl Iterator<Item = DistrictIx> + use<> {
        DistrictIx::of_set(self.placed)
    }

    /// The place of a district of the city.
    #[inline]
    pub fn site(&self, district: DistrictIx) -> Site {
        self.sites[district.index() % DISTRICTS]
    }

    /// The zones of the city with something in them, as bits.
    #[inline]
    pub fn spots_with(&self, test: impl Fn(&Spot) -> bool) -> u128 {
        let mut set = 0;
        for district in self.city() {
            let first = district.index() * ZONES_PER_DISTRICT;
            let spots = &self.ground.spots()[first..first + ZONES_PER_DISTRICT];
            for (index, spot) in spots.iter().enumerate() {
                set |= u128::from(test(spot)) << (first + index);
            }
        }
        set
    }

    /// The peculiar rats in a zone, in the order of their cards.
    #[inline]
    pub fn strays_in(&self, zone: Zone) -> impl Iterator<Item = PeculiarIx> + '_ {
        let strays = if self.strays.zones() & zone.bit() == 0 { &[][..] } else { self.strays.all() };
        PeculiarIx::enumerate(strays)
            .filter(move |(_, stray)| stray.lair == Lair::City(zone))
            .map(|(index, _)| index)
    }

    /// The place of a peculiar rat and the contents of its card.
    #[inline]
    pub(crate) fn stray(&self, index: PeculiarIx) -> Stray {
        self.strays.all()[index.index() % PECULIARS]
    }

    /// Every peculiar rat of the pack.
    pub fn peculiars(&self) -> &[Stray; PECULIARS] {
        self.strays.all()
    }

    /// Whether any rat at all is in a zone.
    #[inline]
    pub fn has_rats(&self, zone: Zone) -> bool {
        self.spot(zone).commons() > 0 || self.foe.zone.is(zone) || self.strays.zones() & zone.bit() != 0
    }

    /// Magic cheese markers lying in the city (A13: false cheese does not count).
    pub fn city_cheese(&self) -> u8 {
        zones(self.ground.cheese()).map(|zone| self.spot(zone).cheese).sum()
    }

    /// Common rats in a district.
    pub(crate) fn commons_in(&self, district: DistrictIx) -> u8 {
        let first = district.index() * ZONES_PER_DISTRICT;
        self.ground.spots()[first..first + ZONES_PER_DISTRICT].iter().map(Spot::commons).sum()
    }

    /// Moves all common rats of a district to the bag; returns the number of each kind.
    pub(crate) fn empty_district(&mut self, district: DistrictIx) -> [u8; KINDS] {
        let mut gone = [0; KINDS];
        for letter in Letter::ALL {
            let rats = self.ground.change(Zone::of(district, letter), |spot| {
                spot.marked = 0;
                std::mem::take(&mut spot.rats)
            });
            for ((gone, bag), rats) in gone.iter_mut().zip(&mut self.bag).zip(rats) {
                *gone += rats;
                *bag += rats;
            }
        }
        gone
    }

    /// Rats of every kind in the cage together.
    pub fn caged(&self) -> u8 {
        self.cage.iter().sum()
    }

    /// Rats of every kind in the bag together.
    pub(crate) fn bagged(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// Removes common rats from a zone.
    pub(crate) fn take(&mut self, zone: Zone, kind: Kind, count: u8) {
        self.ground.take(zone, kind, count);
    }

    /// Returns ability markers to the supply.
    pub(crate) fn return_markers(&mut self, colour: Colour, count: u8) {
        self.markers[colour as usize] += count;
    }
}
