//! The Ratcatcher as numbers.
//!
//! The features contain everything that changes on the table. Printed values of districts and boards are omitted,
//! because they follow from the numbers of these. Zones are numbered from 1, four to a district: 07b is 4 · 7 + 2.

use crate::content::{Colour, Kind, NemesisAttribute, PECULIARS, Slot};
use crate::{
    ACTIVE, BARRICADE, Choice, DECOY, DistrictIx, Ending, FRESH, LURE, Lair, Letter, Prey, RUSE, Ratcatcher,
    Source, State, TRAP, Zone,
};
use tabletop::{Audience, Maybe};

use ::env::FeatureWriter;
use ::env::{Encoded, Features, count, place};

/// The number of features of a zone.
const ZONE: usize = 15;
/// The number of features of a district.
const DISTRICT: usize = 10 + 4 * ZONE;

/// A zone, from 1; 0 for none.
#[inline]
fn zone(zone: impl Into<Maybe<Zone>>) -> i16 {
    zone.into().get().map_or(0, |zone| count(zone.index() + 1))
}

/// A target of hits: the kinds of common rats, then the nemesis, then the peculiar
/// rats.
fn prey(prey: Prey) -> i16 {
    match prey {
        Prey::Common(kind) => 1 + kind as i16,
        Prey::Nemesis => 4,
        Prey::Peculiar(index) => 5 + i16::from(index.get()),
    }
}

impl Encoded for Ratcatcher {
    const WIDTH: usize = 56;

    const FEATURE_NAMES: [&'static str; 8] =
        ["sort", "zone", "what", "turn", "rats", "cheese", "nemesis", "things"];

    const SORTS: &'static [&'static str] = &[
        "walk",
        "trap",
        "attack",
        "hit",
        "lethal",
        "waste",
        "use",
        "lead",
        "smoke",
        "stop",
        "collect",
        "buy",
        "pay",
        "pay-rest",
        "reward",
        "slot",
        "place",
        "pick",
        "in-order",
        "empty",
        "bag-reward",
        "end",
    ];

    fn observe<P: FeatureWriter>(&self, state: &State, _: Audience, pen: &mut P) {
        let me = &state.me;
        pen.write(
            ["round", "rats_turn", "hard", "ending", "ratcatcher", "nemesis"],
            [
                count(state.round.into()),
                state.rats_turn.into(),
                state.hard.into(),
                match state.ending {
                    None => 0,
                    Some(Ending::TenthCheese) => 1,
                    Some(Ending::NemesisKilled) => 2,
                    Some(Ending::CheeseDevoured) => 3,
                    Some(Ending::Dead) => 4,
                },
                i16::from(state.ratcatcher.get()),
                i16::from(state.nemesis.get()),
            ],
        );
        pen.of("you", |pen| {
            pen.write(
                [
                    "zone",
                    "health",
                    "most_health",
                    "movement",
                    "most_movement",
                    "dice",
                    "most_dice",
                    "traps",
                    "accuracy",
                    "defence",
                    "cheese",
                    "aside",
                    "steady",
                    "sick",
                ],
                [
                    zone(me.zone),
                    me.health.into(),
                    self.most_health(state).into(),
                    me.movement.into(),
                    self.movement(state).into(),
                    me.dice.into(),
                    self.attack(state).into(),
                    me.traps.into(),
                    self.accuracy(state).into(),
                    self.defence(state).into(),
                    me.cheese.into(),
                    me.aside.into(),
                    me.steady.into(),
                    me.sick.into(),
                ],
            );
            for (at, slot) in Slot::ALL.into_iter().enumerate() {
                pen.each("slots", at, |pen| pen.write(["filled"], [me.slots[slot as usize].into()]));
            }
            for (at, colour) in Colour::ALL.into_iter().enumerate() {
                pen.each("abilities", at, |pen| {
                    pen.write(
                        ["unlocked", "markers"],
                        [self.unlocked(state, colour).into(), me.markers[colour as usize].into()],
                    );
                });
            }
        });
        pen.of("nemesis", |pen| {
            let foe = &state.foe;
            pen.write(
                ["zone", "health", "progress", "guts"],
                [
                    zone(foe.zone),
                    foe.health.into(),
                    foe.progress.into(),
                    count(foe.guts.count_ones() as usize),
                ],
            );
            for (at, attribute) in NemesisAttribute::ALL.into_iter().enumerate() {
                pen.each("attributes", at, |pen| {
                    pen.write(
                        ["now", "mutated"],
                        [
                            self.foe(state, attribute).into(),
                            (foe.mutated & (1 << attribute as usize) != 0).into(),
                        ],
                    );
                });
            }
        });
        for kind in Kind::ALL {
            let at = kind as usize;
            pen.each("commons", at, |pen| {
                pen.write(
                    ["movement", "bite", "defence", "bag", "cage"],
                    [
                        (self.common(kind).movement + state.stronger[at][0]).into(),
                        self.common_bite(state, kind).into(),
                        (self.common(kind).defence + state.stronger[at][2]).into(),
                        state.bag[at].into(),
                        state.cage[at].into(),
                    ],
                );
            });
        }
        let [mut deck, mut discard] = [0i16; 2];
        for (at, stray) in state.peculiars().iter().enumerate().take(PECULIARS) {
            let (whereabouts, out) = match stray.lair {
                Lair::City(at) => (zone(at), true),
                Lair::Caught => (-1, true),
                Lair::Deck => {
                    deck += 1;
                    (0, false)
                }
                Lair::Discard => {
                    discard += 1;
                    (0, false)
                }
                Lair::Absent => (0, false),
            };
            let kept = |number: u8| if out { i16::from(number) } else { 0 };
            pen.each("peculiars", at, |pen| {
                pen.write(
                    ["zone", "health", "yellow", "purple", "traps"],
                    [
                        whereabouts,
                        kept(stray.health),
                        kept(stray.markers[0]),
                        kept(stray.markers[1]),
                        kept(stray.traps),
                    ],
                );
            });
        }
        pen.write(
            [
                "peculiar_deck",
                "peculiar_discard",
                "district_deck",
                "drawn",
                "tokens_health",
                "tokens_cheese",
                "tokens_yellow",
                "tokens_purple",
                "tokens_peculiar",
                "tokens_nest",
                "cheese_supply",
                "yellow_supply",
                "purple_supply",
            ],
            [
                deck,
                discard,
                count((state.deck.count_ones() + state.bottom.count_ones()) as usize),
                place(state.drawn.get().map_or(u8::MAX, DistrictIx::get)),
                state.tokens[0].into(),
                state.tokens[1].into(),
                state.tokens[2].into(),
                state.tokens[3].into(),
                state.tokens[4].into(),
                state.tokens[5].into(),
                state.cheese.into(),
                state.markers[0].into(),
                state.markers[1].into(),
            ],
        );
        pen.of("pool", |pen| {
            let pool = &state.pool;
            let some = state.pool_zone.is_some();
            let told = |number: i16| if some { number } else { 0 };
            pen.write(
                ["zone", "source", "hits", "fives", "sixes"],
                [
                    zone(state.pool_zone),
                    told(match pool.source {
                        Source::Attack => 1,
                        Source::Volley => 2,
                        Source::Trap => 3,
                    }),
                    told(pool.hits.into()),
                    told(pool.fives.into()),
                    told(pool.sixes.into()),
                ],
            );
        });
        for (at, district) in DistrictIx::all().enumerate() {
            if !P::COMPLETE && !state.in_city(district) {
                pen.blank(DISTRICT);
                continue;
            }
            let site = state.sites[at];
            pen.each("districts", at, |pen| {
                let joined = state.links[at].map(zone);
                pen.write(
                    [
                        "placed",
                        "x",
                        "y",
                        "turn",
                        "active",
                        "fresh",
                        "joined[0]",
                        "joined[1]",
                        "joined[2]",
                        "joined[3]",
                    ],
                    [
                        1,
                        site.x.into(),
                        site.y.into(),
                        site.turn.into(),
                        (site.flags & ACTIVE != 0).into(),
                        (site.flags & FRESH != 0).into(),
                        joined[0],
                        joined[1],
                        joined[2],
                        joined[3],
                    ],
                );
                for letter in Letter::ALL {
                    let here = Zone::of(district, letter);
                    let spot = state.spot(here);
                    pen.each("zones", letter.index(), |pen| {
                        pen.write(
                            [
                                "white",
                                "brown",
                                "black",
                                "cheese",
                                "health",
                                "yellow",
                                "purple",
                                "nests",
                                "inert",
                                "trap",
                                "lure",
                                "decoy",
                                "barricade",
                                "ruse",
                                "you",
                            ],
                            [
                                spot.rats[0].into(),
                                spot.rats[1].into(),
                                spot.rats[2].into(),
                                spot.cheese.into(),
                                spot.health.into(),
                                spot.markers[0].into(),
                                spot.markers[1].into(),
                                spot.nests().into(),
                                spot.inert().into(),
                                spot.has(TRAP).into(),
                                spot.has(LURE).into(),
                                spot.has(DECOY).into(),
                                spot.has(BARRICADE).into(),
                                spot.has(RUSE).into(),
                                (me.zone == here).into(),
                            ],
                        );
                    });
                }
            });
        }
    }

    #[inline]
    fn features(&self, state: &State, choice: Choice) -> Features {
        let (sort, at, what, turn) = match choice {
            Choice::Walk(zone) => (1, zone.into(), 0, 0),
            Choice::SetTrap(zone) => (2, zone.into(), 0, 0),
            Choice::Attack(dice) => (3, state.me.zone.into(), dice.into(), 0),
            Choice::Hit(whom) => (4, state.pool_zone, prey(whom), 0),
            Choice::Lethal(whom) => (5, state.pool_zone, prey(whom), 0),
            Choice::Waste => (6, Maybe::NONE, 0, 0),
            Choice::Use { colour, zone, out } => (7, zone, 1 + colour as i16, out.into()),
            Choice::Lead(kind) => (8, Maybe::NONE, 1 + kind as i16, 0),
            Choice::SmokeOut(kind) => (9, Maybe::NONE, 1 + kind as i16, 0),
            Choice::Stop => (10, Maybe::NONE, 0, 0),
            Choice::Collect => (11, Maybe::NONE, 0, 0),
            Choice::Buy(ware) => (12, Maybe::NONE, 1 + ware as i16, 0),
            Choice::Pay(kind) => (13, Maybe::NONE, 1 + kind as i16, 0),
            Choice::PayRest => (14, Maybe::NONE, 0, 0),
            Choice::Reward(rat, which) => (15, Maybe::NONE, 1 + i16::from(rat.get()), which.get().into()),
            Choice::Fill(slot) => (16, Maybe::NONE, 1 + slot as i16, 0),
            // Two coordinates of a small grid in one number; the city has at most 25 districts.
            Choice::Place { x, y, turn } => {
                (17, Maybe::NONE, 64 * (32 + i16::from(x)) + 32 + i16::from(y), turn.into())
            }
            Choice::Pick(zone) => (18, zone.into(), 0, 0),
            Choice::InOrder => (19, Maybe::NONE, 0, 0),
            Choice::Empty(district) => (20, Maybe::NONE, 1 + i16::from(district.get()), 0),
            Choice::BagReward(ware) => (21, Maybe::NONE, ware.map_or(0, |ware| 1 + ware as i16), 0),
            Choice::End => (22, Maybe::NONE, 0, 0),
        };
        let [mut rats, mut cheese, mut nemesis, mut things] = [0i16; 4];
        if let Some(at) = at.get() {
            let spot = state.spot(at);
            rats = spot.commons().into();
            cheese = spot.cheese.into();
            nemesis = state.foe.zone.is(at).into();
            things = i16::from(spot.health) + i16::from(spot.markers[0]) + i16::from(spot.markers[1]);
        }
        [sort, zone(at), what, turn, rats, cheese, nemesis, things]
    }
}
