//! The visible table, in stable names.
//!
//! The Ratcatcher has one player, and nothing is decided before it is seen. Every audience therefore sees the same:
//! the table, and the number of pieces of each kind in the hidden supply.

use serde::Serialize;

use crate::Ratcatcher;
use crate::agenda::Task;
use crate::content::{Colour, Kind, NemesisAttribute, Slot};
use crate::index::{Direction, DistrictIx, Letter, PeculiarIx, Zone};
use crate::play::{colours, kinds};
use crate::setup::{Mode, Options};
use crate::spot::{BARRICADE, DECOY, LURE, Lair, RUSE, TRAP};
use crate::state::{ACTIVE, Ending, FRESH, Pool, State};

/// The visible table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// The turn: `setup`, `yours`, `rats` or `over`.
    pub turn: &'static str,
    /// The visible side of 00.
    pub mode: Mode,
    /// The readings of the rules.
    pub options: Options,
    /// You.
    pub ratcatcher: RatcatcherView,
    /// The nemesis.
    pub nemesis: NemesisView,
    /// The districts of the city, by number.
    pub districts: Vec<DistrictView>,
    /// Pairs of zones joined across districts, each pair once.
    pub links: Vec<LinkView>,
    /// The common rats: white, brown, black.
    pub commons: [CommonView; 3],
    /// Peculiar rats in the city or caught.
    pub peculiars: Vec<PeculiarView>,
    /// Peculiar rats left in the deck and in the discard pile.
    pub peculiar_deck: [u8; 2],
    /// Districts not yet drawn.
    pub district_deck: u8,
    /// The drawn district that is not yet placed.
    pub drawn: Option<DistrictIx>,
    /// Mystery tokens not yet drawn: health, cheese, yellow, purple, peculiar, nest.
    pub tokens: [u8; 6],
    /// Magic cheese in the supply.
    pub cheese_supply: u8,
    /// Ability markers in the supply: yellow, purple.
    pub marker_supply: [u8; 2],
    /// Magic cheese lying in the city.
    pub city_cheese: u8,
    /// The hits that are being divided, and the zone of the attack.
    pub pool: Option<(Pool, Zone)>,
    /// The remaining tasks, the open decision first. They follow from the public events.
    pub agenda: Vec<Task>,
    /// How the game ended; `None` while it is being played.
    pub ending: Option<Ending>,
    /// Whether abilities may be used, things bought and rewards claimed now. For pages; not serialised.
    #[serde(skip)]
    pub may_use: bool,
    /// Whether your actions are over (R8.2). For pages; not serialised.
    #[serde(skip)]
    pub actions_are_over: bool,
}

/// A district of the city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DistrictView {
    /// Its number.
    pub number: DistrictIx,
    /// Column; 00 is at 0.
    pub x: i8,
    /// Row, downwards.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// Whether it was active when that was last checked.
    pub active: bool,
    /// Whether it was placed after that.
    pub fresh: bool,
    /// The expansion numeral.
    pub numeral: u8,
    /// Its zones, by letter.
    pub zones: Vec<ZoneView>,
    /// For each direction of the city, clockwise from north: the zone with a connector there.
    pub gates: [Option<Zone>; 4],
    /// For each direction, the zone that connector is joined to.
    pub joined: [Option<Zone>; 4],
}

/// A zone and its contents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a thing that lies in the zone or does not")]
pub struct ZoneView {
    /// The zone.
    pub zone: Zone,
    /// Its stable name, such as `07b`.
    pub name: String,
    /// White, brown and black rats.
    pub rats: [u8; 3],
    /// Magic cheese markers.
    pub cheese: u8,
    /// Health markers.
    pub health: u8,
    /// Yellow and purple markers laid out.
    pub markers: [u8; 2],
    /// A printed nest.
    pub nest: bool,
    /// Rat nest tokens.
    pub nest_tokens: u8,
    /// Other mystery tokens.
    pub tokens: u8,
    /// Printed hatcheries.
    pub hatcheries: u8,
    /// A printed mystery symbol.
    pub mystery: bool,
    /// A printed cheese place.
    pub cheese_place: bool,
    /// Printed ability symbols: yellow, purple.
    pub symbols: [bool; 2],
    /// A trap.
    pub trap: bool,
    /// A lure of yours.
    pub lure: bool,
    /// A decoy of yours.
    pub decoy: bool,
    /// A barricade of yours.
    pub barricade: bool,
    /// A false cheese of yours.
    pub ruse: bool,
    /// Peculiar rats, by stable name.
    pub peculiars: Vec<String>,
    /// Whether the nemesis is here.
    pub nemesis: bool,
    /// Whether you are here.
    pub pawn: bool,
    /// The number of rats it counts for devouring (R23.2).
    pub devourers: u8,
    /// The zones next to it.
    pub near: Vec<Zone>,
}

/// Two zones joined by connectors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LinkView {
    /// One zone.
    pub one: Zone,
    /// The other zone.
    pub other: Zone,
}

/// Your board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RatcatcherView {
    /// Stable name.
    pub id: String,
    /// Your zone.
    pub zone: Zone,
    /// Health now.
    pub health: u8,
    /// The maximum of health.
    pub most_health: u8,
    /// Movement points left.
    pub movement: u8,
    /// Movement points of a refresh.
    pub most_movement: u8,
    /// Attack dice on the board.
    pub dice: u8,
    /// Attack dice of a refresh.
    pub most_dice: u8,
    /// Traps left to set this turn.
    pub traps: u8,
    /// Traps of a refresh.
    pub most_traps: u8,
    /// The least face of a die that hits.
    pub accuracy: u8,
    /// The defence; only stronger bites wound.
    pub defence: u8,
    /// Movement points for setting a trap.
    pub trap_cost: u8,
    /// Dice of a trap.
    pub trap_dice: u8,
    /// The least face of a trap's die that hits.
    pub trap_accuracy: u8,
    /// Whether the traps show their upgraded side.
    pub trap_upgraded: bool,
    /// All cheese gained.
    pub cheese: u8,
    /// Cheese beside the board.
    pub aside: u8,
    /// Every group of slots.
    pub slots: Vec<SlotView>,
    /// The yellow and the purple ability.
    pub abilities: [AbilityView; 2],
    /// Movement points lost next turn.
    pub sick: u8,
    /// Accuracy gained until the end of the turn.
    pub steady: u8,
}

/// A group of cheese slots.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SlotView {
    /// The group.
    pub slot: Slot,
    /// Slots of each level; zero where there is none.
    pub levels: [u8; 2],
    /// Cheese on them.
    pub filled: u8,
    /// Levels reached.
    pub level: u8,
    /// Whether a cheese can be placed there now.
    pub open: bool,
}

/// An ability.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AbilityView {
    /// The colour of the markers that pay for it.
    pub colour: Colour,
    /// Its stable name.
    pub ability: String,
    /// Whether it is unlocked.
    pub unlocked: bool,
    /// Markers held.
    pub markers: u8,
    /// The maximum of markers.
    pub most: u8,
    /// Its strength now.
    pub strength: u8,
}

/// The nemesis board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NemesisView {
    /// Stable name.
    pub id: String,
    /// Its zone; `None` before it appears.
    pub zone: Option<Zone>,
    /// Health now.
    pub health: u8,
    /// Health at the start.
    pub most_health: u8,
    /// The current values of movement, bite, accuracy, defence and deployment.
    pub attributes: [u8; 5],
    /// +1 tokens on them.
    pub raised: [u8; 5],
    /// Which attributes have mutated.
    pub mutated: [bool; 5],
    /// Whether it can mutate.
    pub mutates: bool,
    /// Which entries of the guts track have happened.
    pub guts: Vec<bool>,
    /// Devoured cheeses.
    pub progress: u8,
}

/// A kind of common rat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CommonView {
    /// The kind.
    pub kind: Kind,
    /// The number of zones it walks.
    pub movement: u8,
    /// Its contribution to a bite.
    pub bite: u8,
    /// Its defence; hits must exceed it.
    pub defence: u8,
    /// Rats in the bag.
    pub bag: u8,
    /// Rats in the cage.
    pub cage: u8,
    /// Rats in the city.
    pub city: u8,
}

/// A peculiar rat that has come into play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PeculiarView {
    /// Stable name.
    pub id: String,
    /// Its index in the content.
    pub index: PeculiarIx,
    /// Its zone; `None` if it is caught.
    pub zone: Option<Zone>,
    /// Health markers on its card.
    pub health: u8,
    /// Ability markers on its card.
    pub markers: [u8; 2],
    /// Traps on its card.
    pub traps: u8,
}

impl Ratcatcher {
    /// The view of a state.
    pub(crate) fn look(&self, state: &State) -> View {
        let districts = state.city().map(|district| self.look_at(state, district)).collect();
        let mut links = Vec::new();
        for district in state.city() {
            for (&gate, link) in self.card(state, district).gates.iter().zip(state.links[district.index()]) {
                let one = Zone::of(district, Letter::new(gate.min(3)));
                if let Some(other) = link.get().filter(|&other| one < other) {
                    links.push(LinkView { one, other });
                }
            }
        }
        let lairs = |wanted: Lair| {
            u8::try_from(state.strays.all().iter().filter(|stray| stray.lair == wanted).count())
                .unwrap_or(u8::MAX)
        };
        View {
            round: state.round,
            turn: match (state.ending, state.round, state.rats_turn) {
                (Some(_), _, _) => "over",
                (None, 0, _) => "setup",
                (None, _, true) => "rats",
                (None, _, false) => "yours",
            },
            mode: if state.hard { Mode::Hard } else { Mode::Standard },
            options: state.options,
            ratcatcher: self.look_at_you(state),
            nemesis: self.look_at_nemesis(state),
            districts,
            links,
            commons: Kind::ALL.map(|kind| CommonView {
                kind,
                movement: self.common(kind).movement + state.stronger[kind as usize][0],
                bite: self.common_bite(state, kind),
                defence: self.common(kind).defence + state.stronger[kind as usize][2],
                bag: state.bag[kind as usize],
                cage: state.cage[kind as usize],
                city: state.ground.spots().iter().map(|spot| spot.rats[kind as usize]).sum(),
            }),
            peculiars: self.look_at_strays(state),
            peculiar_deck: [lairs(Lair::Deck), lairs(Lair::Discard)],
            // At most 24 cards.
            #[allow(clippy::cast_possible_truncation)]
            district_deck: (state.deck.count_ones() + state.bottom.count_ones()) as u8,
            drawn: state.drawn.get(),
            tokens: state.tokens,
            cheese_supply: state.cheese,
            marker_supply: state.markers,
            city_cheese: state.city_cheese(),
            pool: state.pool_zone.get().map(|zone| (state.pool, zone)),
            agenda: state.agenda.tasks().iter().rev().copied().collect(),
            ending: state.ending,
            may_use: self.may_use(state),
            actions_are_over: state.actions_are_over(),
        }
    }

    fn look_at(&self, state: &State, district: DistrictIx) -> DistrictView {
        let card = self.card(state, district);
        let site = state.site(district);
        let zones = Letter::first(card.zones)
            .map(|letter| {
                let zone = Zone::of(district, letter);
                let spot = state.spot(zone);
                let bit = letter.bit();
                ZoneView {
                    zone,
                    name: zone.to_string(),
                    rats: spot.rats,
                    cheese: spot.cheese,
                    health: spot.health,
                    markers: spot.markers,
                    nest: card.nest & bit != 0,
                    nest_tokens: spot.nests(),
                    tokens: spot.inert(),
                    hatcheries: card.hatchery[letter.index()],
                    mystery: card.mystery & bit != 0,
                    cheese_place: card.cheese & bit != 0,
                    symbols: card.markers.map(|zones| zones & bit != 0),
                    trap: spot.has(TRAP),
                    lure: spot.has(LURE),
                    decoy: spot.has(DECOY),
                    barricade: spot.has(BARRICADE),
                    ruse: spot.has(RUSE),
                    peculiars: state.strays_in(zone).map(|i| self.peculiar(i).id.to_string()).collect(),
                    nemesis: state.foe.zone.is(zone),
                    pawn: state.me.zone == zone,
                    devourers: Self::devourers(state, zone),
                    near: Self::each(self.near(state, zone)).collect(),
                }
            })
            .collect();
        DistrictView {
            number: district,
            x: site.x,
            y: site.y,
            turn: site.turn,
            active: site.flags & ACTIVE != 0,
            fresh: site.flags & FRESH != 0,
            numeral: card.numeral,
            zones,
            gates: Direction::ALL
                .map(|direction| Self::gate(card, direction, site.turn).map(|gate| Zone::of(district, gate))),
            joined: Direction::ALL
                .map(|direction| state.links[district.index()][direction.side(site.turn).index()].get()),
        }
    }

    fn look_at_you(&self, state: &State) -> RatcatcherView {
        let board = self.board(state);
        let me = &state.me;
        RatcatcherView {
            id: board.id.to_string(),
            zone: me.zone,
            health: me.health,
            most_health: self.most_health(state),
            movement: me.movement,
            most_movement: self.movement(state),
            dice: me.dice,
            most_dice: self.attack(state),
            traps: me.traps,
            most_traps: board.trap.count,
            accuracy: self.accuracy(state),
            defence: self.defence(state),
            trap_cost: board.trap.cost,
            trap_dice: self.trap_dice(state),
            trap_accuracy: self.trap_accuracy(state),
            trap_upgraded: self.level(state, Slot::Trap) > 0,
            cheese: me.cheese,
            aside: me.aside,
            slots: Slot::ALL
                .map(|slot| SlotView {
                    slot,
                    levels: board.slots[slot as usize],
                    filled: me.slots[slot as usize],
                    level: self.level(state, slot),
                    open: self.check_slot(state, slot).is_ok(),
                })
                .to_vec(),
            abilities: Colour::ALL.map(|colour| {
                let card = &board.abilities[colour as usize];
                AbilityView {
                    colour,
                    ability: card.ability.name().to_owned(),
                    unlocked: self.unlocked(state, colour),
                    markers: me.markers[colour as usize],
                    most: card.markers,
                    strength: self.strength(state, colour),
                }
            }),
            sick: me.sick,
            steady: me.steady,
        }
    }

    fn look_at_nemesis(&self, state: &State) -> NemesisView {
        let board = self.nemesis(state);
        let foe = &state.foe;
        NemesisView {
            id: board.id.to_string(),
            zone: foe.zone.get(),
            health: foe.health,
            most_health: board.health,
            attributes: NemesisAttribute::ALL.map(|attribute| self.foe(state, attribute)),
            raised: foe.raised,
            mutated: NemesisAttribute::ALL.map(|attribute| foe.mutated & (1 << attribute as usize) != 0),
            mutates: board.mutation.is_some(),
            guts: (0..board.guts.len().min(8)).map(|index| foe.guts & (1 << index) != 0).collect(),
            progress: foe.progress,
        }
    }

    fn look_at_strays(&self, state: &State) -> Vec<PeculiarView> {
        PeculiarIx::enumerate(state.strays.all())
            .filter_map(|(index, stray)| {
                let zone = match stray.lair {
                    Lair::City(zone) => Some(zone),
                    Lair::Caught => None,
                    _ => return None,
                };
                Some(PeculiarView {
                    id: self.peculiar(index).id.to_string(),
                    index,
                    zone,
                    health: stray.health,
                    markers: stray.markers,
                    traps: stray.traps,
                })
            })
            .collect()
    }

    /// Counts of everything that is neither created nor lost, for tests: rats, cheese, yellow and purple markers,
    /// mystery tokens at most, peculiar rats.
    #[doc(hidden)]
    pub fn census(&self, state: &State) -> [u32; 6] {
        let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(u32::from).sum::<u32>();
        let rats = kinds()
            .map(|kind| {
                let kind = kind as usize;
                u32::from(state.bag[kind])
                    + u32::from(state.cage[kind])
                    + sum(&mut state.ground.spots().iter().map(|spot| spot.rats[kind]))
            })
            .sum();
        let cheese = u32::from(state.cheese)
            + u32::from(state.city_cheese())
            + u32::from(state.me.cheese)
            + u32::from(state.foe.progress > 0);
        let mut markers = [0; 2];
        for colour in colours() {
            let index = colour as usize;
            let placed = [
                (LURE, crate::content::Ability::Lure),
                (DECOY, crate::content::Ability::Decoy),
                (BARRICADE, crate::content::Ability::Barricade),
                (RUSE, crate::content::Ability::CheeseRuse),
            ]
            .into_iter()
            .filter(|&(_, ability)| self.board(state).abilities[index].ability == ability)
            .map(|(flag, _)| sum(&mut state.ground.spots().iter().map(|spot| u8::from(spot.has(flag)))))
            .sum::<u32>();
            markers[index] = u32::from(state.markers[index])
                + u32::from(state.me.markers[index])
                + placed
                + sum(&mut state.ground.spots().iter().map(|spot| spot.markers[index]))
                + sum(&mut state.strays.all().iter().map(|stray| stray.markers[index]));
        }
        let tokens = sum(&mut state.tokens.iter().copied())
            + sum(&mut state.ground.spots().iter().map(|spot| spot.nests() + spot.inert()));
        let present = state.strays.all().iter().filter(|stray| stray.lair != Lair::Absent).count();
        [rats, cheese, markers[0], markers[1], tokens, u32::try_from(present).unwrap_or(u32::MAX)]
    }
}
