//! The inputs of the network that values positions (docs/learning.md).
//!
//! They are everything on the boards and a summary of the city: the rats around you, the cheeses that are nearest to
//! you, and those in the greatest danger. Boards are described by their printed values and not by their names, so that
//! boards of other packs are understood. Each input is divided by about its greatest usual value.
//!
//! The weights belong to these inputs: any change here needs new ones.

use std::cmp::Reverse;

use strum::EnumCount;

use crate::content::{
    Ability, Colour, KINDS, Kind, NemesisAttribute, NemesisPower, PeculiarPower, Slot, Target, TrapUpgrade,
};
use crate::{Lair, Ratcatcher, State, TRAP, Zone, zones};

use ::search::InputWriter;

use super::surroundings::{browns, gathered, guards, rings, threat};

/// The number of inputs.
pub const INPUTS: usize = 381;

/// The number of cheeses described in each of the two orders.
const DESCRIBED: usize = 4;
/// The inputs of a cheese.
const CHEESE: usize = 21;
/// The number of cheeses among which the described ones are chosen; a city seldom has more.
const CHEESES: usize = 24;
/// The number of rings around you and around a cheese in which rats are counted.
const RINGS: usize = 4;
/// All greater distances, and that of what cannot be reached.
const FAR: u8 = 9;

/// For each distance from a zone, the zones at that distance, as bits.
struct Around([u128; FAR as usize]);

impl Around {
    fn new(game: &Ratcatcher, state: &State, from: Zone) -> Self {
        let mut around = [0; FAR as usize];
        let mut seen = 0;
        let mut ring = from.bit();
        for place in &mut around {
            *place = ring;
            seen |= ring;
            ring = game.around(state, ring) & !seen;
        }
        Self(around)
    }

    fn far(&self, zone: Zone) -> u8 {
        (0..).zip(&self.0).find(|(_, ring)| *ring & zone.bit() != 0).map_or(FAR, |(far, _)| far)
    }
}

/// A cheese of the city.
#[derive(Clone, Copy)]
struct Cheese {
    zone: Zone,
    far: u8,
    gathered: i32,
    /// Its place in the order of distances.
    place: usize,
}

/// Writes the inputs of a position at the beginning of a turn.
pub fn write(game: &Ratcatcher, state: &State, into: &mut [f32; INPUTS]) {
    let mut pen = InputWriter::new(into);
    let around = Around::new(game, state, state.me.zone);
    let browns = browns(state);
    let rats: [u128; KINDS] = Kind::ALL.map(|kind| state.spots_with(|spot| spot.rats[kind as usize] > 0));
    you(game, state, &mut pen);
    pen.put(clamped(threat(game, state, state.me.zone, browns)), 20.0);
    nemesis(game, state, &around, &mut pen);
    commons(game, state, &around, &rats, &mut pen);
    peculiars(game, state, &around, &mut pen);
    city(game, state, &around, &mut pen);
    cheeses(game, state, &rats, &mut pen);
    assert_eq!(pen.written(), INPUTS, "as many inputs as the network has");
}

/// A small number of the evaluation.
fn clamped(value: i32) -> i8 {
    i8::try_from(value.clamp(-100, 100)).unwrap_or(0)
}

fn you(game: &Ratcatcher, state: &State, pen: &mut InputWriter<'_>) {
    let me = &state.me;
    let board = game.board(state);
    pen.put(state.round.min(200), 40.0);
    pen.flag(state.hard);
    pen.one_of(me.health.into(), 8);
    pen.put(me.cheese, 10.0);
    pen.one_of(me.cheese.into(), 10);
    pen.put(state.foe.progress, 10.0);
    pen.one_of(state.foe.progress.into(), 10);
    pen.put(game.most_health(state), 6.0);
    pen.put(game.movement(state), 6.0);
    pen.put(me.movement, 6.0);
    pen.put(game.attack(state), 6.0);
    pen.put(me.dice, 6.0);
    pen.put(7 - game.accuracy(state), 6.0);
    pen.put(game.defence(state), 4.0);
    pen.put(me.traps, 4.0);
    pen.put(game.trap_dice(state), 4.0);
    pen.put(7 - game.trap_accuracy(state), 6.0);
    pen.flag(board.trap.sticky);
    pen.put(board.trap.cost, 2.0);
    if game.level(state, Slot::Trap) > 0 {
        pen.one_of(board.trap.upgrade as usize, TrapUpgrade::COUNT);
    } else {
        pen.skip(TrapUpgrade::COUNT);
    }
    pen.put(me.aside, 3.0);
    pen.put(me.sick, 3.0);
    for slot in Slot::ALL {
        let full = game.capacity(state, slot);
        pen.put(me.slots[slot as usize], f32::from(full.max(1)));
        pen.put(game.level(state, slot), 2.0);
        pen.put(full.saturating_sub(me.slots[slot as usize]), 4.0);
    }
    for colour in Colour::ALL {
        let card = &board.abilities[colour as usize];
        let unlocked = game.unlocked(state, colour);
        pen.flag(unlocked);
        pen.put(me.markers[colour as usize], 4.0);
        pen.put(card.markers, 4.0);
        pen.one_of(card.ability as usize, Ability::COUNT);
    }
    let caged = state.caged();
    pen.put(caged.min(12), 12.0);
    pen.put(caged.saturating_sub(12), 12.0);
    for price in [6, 12, 18, 24] {
        pen.flag(caged >= price);
    }
}

fn nemesis(game: &Ratcatcher, state: &State, around: &Around, pen: &mut InputWriter<'_>) {
    let foe = &state.foe;
    let board = game.nemesis(state);
    let here = foe.zone.get();
    pen.flag(here.is_some());
    pen.put(foe.health, 8.0);
    pen.put(board.health.saturating_sub(foe.health), 4.0);
    for attribute in NemesisAttribute::ALL {
        pen.put(game.foe(state, attribute), 6.0);
    }
    pen.flag(board.target == Target::Ratcatcher);
    pen.one_of(board.ability.power as usize, NemesisPower::COUNT);
    let many = |bits: u32| u8::try_from(bits).unwrap_or(u8::MAX);
    pen.put(many(foe.mutated.count_ones()), 5.0);
    pen.put(many(foe.guts.count_ones()), 6.0);
    match here {
        Some(zone) => {
            pen.one_of(around.far(zone).into(), 7);
            let (cheese, steps) = game.nearest(state, zone, state.with_cheese(), 0);
            pen.put(if cheese == 0 { FAR } else { steps.min(FAR) }, FAR.into());
        }
        None => pen.skip(8),
    }
}

fn commons(
    game: &Ratcatcher,
    state: &State,
    around: &Around,
    rats: &[u128; KINDS],
    pen: &mut InputWriter<'_>,
) {
    for kind in Kind::ALL {
        let at = kind as usize;
        let count = |set: u128| zones(set).map(|zone| state.spot(zone).rats[at]).sum::<u8>();
        pen.put(state.bag[at], 12.0);
        pen.put(state.cage[at], 12.0);
        pen.put(count(rats[at]), 12.0);
        let active = zones(rats[at]).filter(|zone| state.is_active(zone.district()));
        pen.put(active.map(|zone| state.spot(zone).rats[at]).sum::<u8>(), 12.0);
        pen.put(game.common_bite(state, kind), 3.0);
        pen.put(game.common(kind).movement + state.stronger[at][0], 4.0);
        pen.put(game.common(kind).defence + state.stronger[at][2], 3.0);
        for ring in around.0.iter().take(RINGS) {
            pen.put(count(rats[at] & ring), 4.0);
        }
    }
}

fn peculiars(game: &Ratcatcher, state: &State, around: &Around, pen: &mut InputWriter<'_>) {
    let (mut deck, mut caught) = (0u8, 0u8);
    // Of those in the city: their number, their bites, those that hunt you, and how many are at each distance; then
    // each power, the stronger the nearer it is.
    let summary = 3 + RINGS;
    for (index, stray) in crate::PeculiarIx::enumerate(state.peculiars()) {
        match stray.lair {
            Lair::Deck => deck += 1,
            Lair::Caught => caught += 1,
            Lair::Discard | Lair::Absent => {}
            Lair::City(zone) => {
                let card = game.peculiar(index);
                let far = around.far(zone);
                pen.add(0, 0.25);
                pen.add(1, f32::from(card.bite) / 6.0);
                if card.target == Target::Ratcatcher {
                    pen.add(2, 0.5);
                }
                if usize::from(far) < RINGS {
                    pen.add(3 + usize::from(far), 0.5);
                }
                pen.add(summary + card.power as usize, 1.0 / (1.0 + f32::from(far)));
            }
        }
    }
    pen.skip(summary + PeculiarPower::COUNT);
    pen.put(deck, 12.0);
    pen.put(caught, 6.0);
}

fn city(game: &Ratcatcher, state: &State, around: &Around, pen: &mut InputWriter<'_>) {
    let many = |bits: u32| u8::try_from(bits).unwrap_or(u8::MAX);
    pen.put(many(state.placed.count_ones()), 25.0);
    pen.put(many(state.deck.count_ones() + state.bottom.count_ones()), 25.0);
    let active = state.city().filter(|&district| state.is_active(district)).count();
    pen.put(many(u32::try_from(active).unwrap_or(0)), 8.0);
    for tokens in state.tokens {
        pen.put(tokens, 5.0);
    }
    pen.put(state.cheese, 20.0);
    let nests = state.spots_with(|spot| spot.nests() > 0);
    let traps = state.spots_with(|spot| spot.has(TRAP));
    let lives = state.spots_with(|spot| spot.health > 0);
    let markers = state.spots_with(|spot| spot.markers != [0, 0]);
    for things in [nests, traps, lives, markers] {
        pen.put(many(things.count_ones()), 4.0);
        let near = around.0.iter().take(RINGS).fold(0, |near, ring| near | ring);
        pen.put(many((things & near).count_ones()), 2.0);
    }
    pen.flag(traps & state.me.zone.bit() != 0);
    pen.put(many(game.near(state, state.me.zone).count_ones()), 4.0);
    pen.put(state.city_cheese(), 8.0);
}

fn cheeses(game: &Ratcatcher, state: &State, rats: &[u128; KINDS], pen: &mut InputWriter<'_>) {
    let none = Cheese { zone: state.me.zone, far: FAR, gathered: 0, place: 0 };
    let mut found = [none; CHEESES];
    let mut count = 0;
    // Nearest first.
    rings(game, state, state.me.zone, state.with_cheese(), |zone, far| {
        if let Some(place) = found.get_mut(count) {
            *place = Cheese { zone, far, gathered: gathered(state, zone), place: count };
            count += 1;
        }
    });
    let found = &mut found[..count];
    let danger: i32 = found.iter().map(|cheese| cheese.gathered.min(8)).sum();
    pen.put(clamped(danger), 20.0);
    let ripe = found.iter().filter(|cheese| cheese.gathered >= 5).count();
    pen.put(clamped(i32::try_from(ripe).unwrap_or(0)), 4.0);
    let nearest = pen.written();
    for place in 0..DESCRIBED {
        match found.get(place) {
            Some(&cheese) => describe(game, state, rats, cheese, pen),
            None => pen.skip(CHEESE),
        }
    }
    // Of equal ones, the nearer first.
    found.sort_unstable_by_key(|cheese| (Reverse(cheese.gathered), cheese.place));
    for place in 0..DESCRIBED {
        match found.get(place) {
            Some(cheese) if cheese.place < DESCRIBED => pen.copy(nearest + CHEESE * cheese.place, CHEESE),
            Some(&cheese) => describe(game, state, rats, cheese, pen),
            None => pen.skip(CHEESE),
        }
    }
}

/// Writes what matters of one cheese.
fn describe(
    game: &Ratcatcher,
    state: &State,
    rats: &[u128; KINDS],
    cheese: Cheese,
    pen: &mut InputWriter<'_>,
) {
    let Cheese { zone, far, gathered, .. } = cheese;
    let spot = state.spot(zone);
    pen.put(spot.cheese, 1.0);
    pen.put(far.min(FAR), FAR.into());
    pen.flag(far <= state.me.movement);
    pen.put(clamped(guards(state, zone)), 8.0);
    pen.put(clamped(gathered), 8.0);
    pen.flag(state.is_active(zone.district()));
    pen.flag(spot.has(TRAP));
    let foe = state.foe.zone.get().map_or(0, Zone::bit);
    let mut seen = 0;
    let mut ring = zone.bit();
    let mut nemesis = 0.0;
    for (step, weight) in [1.0f32, 0.75, 0.5, 0.25].into_iter().enumerate() {
        if step > 0 || gathered > 0 {
            let strays = zones(ring).map(|at| state.strays_in(at).count()).sum::<usize>();
            for kind in Kind::ALL {
                let at = kind as usize;
                let here = zones(ring & rats[at]).map(|near| state.spot(near).rats[at]).sum::<u8>();
                if step < 3 || kind == Kind::White {
                    pen.put(here, 4.0);
                }
            }
            if step < 3 {
                pen.put(clamped(i32::try_from(strays).unwrap_or(0)), 2.0);
            }
        } else {
            pen.skip(KINDS + 1);
        }
        if ring & foe != 0 {
            nemesis = weight;
        }
        seen |= ring;
        ring = game.around(state, ring) & !seen;
    }
    pen.put(nemesis, 1.0);
}
