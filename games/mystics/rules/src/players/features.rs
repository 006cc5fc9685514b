//! Mice and Mystics as numbers.
//!
//! Nothing is hidden. Mice, enemies and cards are in the order of their lists; a space is the slot of its tile and
//! its number there, both from 1.

use crate::index::{CardIx, FoeIx, MouseIx, SpaceIx};
use crate::{
    Choice, Fighter, Held, Keep, Mystics, Plight, Spot, Stage, State, Task, Track, Turn, Whereabouts,
};
use tabletop::Audience;

use ::env::FeatureWriter;
use ::env::{Encoded, Features, count, place};

/// The number of cards of a mouse that are listed individually. In random play no mouse held more; all count in
/// `held`.
const CARDS: usize = 16;
/// The number of features of a mouse.
const MOUSE: usize = 24 + 2 * CARDS;
/// The number of features of an enemy.
const ENEMY: usize = 8;
/// The number of places of the initiative track.
const TRACK: usize = 18;

/// A card of the track: mice from 1, creatures' cards from 11; 0 for none, including a free place (D9).
fn turn(turn: Option<Turn>) -> i16 {
    match turn {
        None => 0,
        Some(Turn::Mouse(mouse)) => 1 + i16::from(mouse),
        Some(Turn::Foe(foe)) => 11 + foe as i16,
    }
}

/// An index from 1; 0 for none.
fn ordinal(index: Option<impl Into<i16>>) -> i16 {
    index.map_or(0, |index| 1 + index.into())
}

fn mouse<P: FeatureWriter>(pen: &mut P, state: &State, at: MouseIx) {
    let mouse = state.mouse(at);
    let has = |plight: Plight| i16::from(mouse.plight.has(plight));
    pen.write(
        [
            "hero",
            "seat",
            "tile",
            "space",
            "captured",
            "stunned",
            "webbed",
            "down",
            "charmed",
            "hidden",
            "golem",
            "wounds",
            "poison",
            "cheese",
            "captures",
            "fury",
            "shelter",
            "fortifies",
            "leads",
            "roaches",
            "treasure",
            "abilities",
            "abilities_more",
            "held",
        ],
        [
            1 + mouse.hero as i16,
            mouse.seat.into(),
            place(mouse.spot.tile.get()),
            place(mouse.spot.space.get()),
            has(Plight::CAPTURED),
            has(Plight::STUNNED),
            has(Plight::WEBBED),
            has(Plight::DOWN),
            has(Plight::CHARMED),
            has(Plight::HIDDEN),
            has(Plight::GOLEM),
            mouse.wounds.into(),
            mouse.poison.into(),
            mouse.cheese.into(),
            mouse.captures.into(),
            mouse.fury.into(),
            mouse.shelter.into(),
            (mouse.aura & 1).into(),
            (mouse.aura >> 1 & 1).into(),
            mouse.roaches.into(),
            mouse.treasure.into(),
            low_bits(mouse.abilities),
            low_bits(mouse.abilities >> 14),
            count(mouse.cards.all().len()),
        ],
    );
    let held = mouse.cards.all();
    for at in 0..CARDS {
        let (card, keep) = held.get(at).map_or((0, 0), |held: &Held| {
            let keep = match held.keep {
                Keep::Gear => 1,
                Keep::Pack => 2,
                Keep::Trick => 3,
            };
            (place(held.card.get()), keep)
        });
        pen.each("cards", at, |pen| pen.write(["card", "keep"], [card, keep]));
    }
}

/// The lowest fourteen bits as a number.
fn low_bits(word: u32) -> i16 {
    // Fourteen bits fit.
    #[allow(clippy::cast_possible_truncation)]
    let bits = (word & 0x3fff) as i16;
    bits
}

fn track<P: FeatureWriter>(pen: &mut P, track: &Track) {
    pen.write(["now", "next"], [turn(track.now), track.next.into()]);
    let mut cards = [0i16; TRACK];
    for (into, &card) in cards.iter_mut().zip(track.all()) {
        *into = turn(card);
    }
    pen.of("cards", |pen| {
        pen.write(
            [
                "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
                "17",
            ],
            cards,
        );
    });
}

/// An attack that waits for a reaction: the attacker, the defender, and the numbers of dice and hits.
fn attack(state: &State) -> [i16; 4] {
    let Task::React { attack, .. } = state.agenda.top() else { return [0; 4] };
    let fighter = |fighter: Fighter| match fighter {
        Fighter::Nobody => 0,
        Fighter::Mouse(mouse) => 1 + i16::from(mouse),
        Fighter::Foe(foe) => 11 + i16::from(foe),
    };
    [fighter(attack.by), fighter(attack.on), attack.dice.into(), attack.hits.into()]
}

impl Encoded for Mystics {
    const WIDTH: usize = 160;

    const FEATURE_NAMES: [&'static str; 8] =
        ["sort", "tile", "space", "card", "ability", "whom", "wounds", "there"];

    const SORTS: &'static [&'static str] = &[
        "learn",
        "walk",
        "stand-up",
        "scurry",
        "attack",
        "search",
        "special",
        "recover",
        "exit",
        "flip",
        "share",
        "give",
        "take",
        "give-cheese",
        "take-cheese",
        "equip",
        "wear",
        "stow",
        "level",
        "use",
        "ability",
        "mend",
        "task",
        "inspired",
        "place-hook",
        "take-hook",
        "place-fork",
        "take-fork",
        "launch",
        "disarm",
        "bait",
        "catapult",
        "end",
        "space",
        "mouse",
        "enemy",
        "card",
        "held",
        "treasure",
        "sell",
        "spot",
        "yes",
        "done",
    ];

    fn observe<P: FeatureWriter>(&self, state: &State, _: Audience, pen: &mut P) {
        pen.write(
            [
                "chapter",
                "round",
                "page",
                "end",
                "wheel",
                "deck",
                "discard",
                "encounters",
                "encounter",
                "tales",
                "flags",
                "greedy",
                "inspire",
                "catnip",
            ],
            [
                1 + i16::from(state.chapter),
                i16::try_from(state.round).unwrap_or(i16::MAX),
                state.page.into(),
                state.end.into(),
                state.wheel.into(),
                i16::try_from(state.deck_len()).unwrap_or(i16::MAX),
                state.discard.iter().map(|&cards| i16::from(cards)).sum(),
                state.encounters_left().into(),
                ordinal(state.open.get()),
                state.tales.into(),
                low_bits(state.flags.into()),
                state.greedy.into(),
                state.inspire.into(),
                state.catnip.into(),
            ],
        );
        for (at, tile) in state.tiles.iter().enumerate() {
            pen.each("tiles", at, |pen| {
                pen.write(
                    ["side", "x", "y", "traps", "explored"],
                    [
                        ordinal(tile.side.get()),
                        tile.x.into(),
                        tile.y.into(),
                        count(tile.traps.count_ones() as usize),
                        tile.side.get().is_some_and(|side| state.explored & side.bit() != 0).into(),
                    ],
                );
            });
        }
        for at in MouseIx::first(6) {
            if !P::COMPLETE && !state.is_of_party(at) {
                pen.blank(MOUSE);
                continue;
            }
            pen.each("mice", at.into(), |pen| mouse(pen, state, at));
        }
        for (at, enemy) in state.enemies.places().iter().enumerate() {
            if !P::COMPLETE && !enemy.is_here() {
                pen.blank(ENEMY);
                continue;
            }
            pen.each("enemies", at, |pen| {
                pen.write(
                    ["creature", "tile", "space", "wounds", "down", "dazed", "acted", "new"],
                    [
                        1 + enemy.creature as i16,
                        place(enemy.spot.tile.get()),
                        place(enemy.spot.space.get()),
                        enemy.wounds.into(),
                        enemy.down.into(),
                        enemy.dazed.into(),
                        enemy.acted.into(),
                        enemy.new.into(),
                    ],
                );
            });
        }
        pen.of("track", |pen| track(pen, &state.track));
        for (at, &wounds) in state.boss_wounds.iter().enumerate() {
            pen.each("boss", at, |pen| pen.write(["wounds"], [wounds.into()]));
        }
        pen.of("turn", |pen| {
            let doing = &state.doing;
            pen.write(
                [
                    "die",
                    "left",
                    "stage",
                    "moved",
                    "scurrying",
                    "acted",
                    "inspired",
                    "free",
                    "partner",
                    "used",
                ],
                [
                    doing.die.number().into(),
                    doing.left.into(),
                    match doing.stage {
                        Stage::Ready => 0,
                        Stage::Moving => 1,
                        Stage::Done => 2,
                    },
                    doing.moved.into(),
                    doing.scurrying.into(),
                    doing.acted.into(),
                    doing.inspired.into(),
                    doing.free.into(),
                    ordinal(doing.partner.get()),
                    state.mouse_now().map_or(0, |mouse| (state.used >> mouse.get() & 1).into()),
                ],
            );
        });
        pen.of("attack", |pen| pen.write(["by", "on", "dice", "hits"], attack(state)));
        for (at, &treasure) in state.treasures.iter().enumerate() {
            let told = match treasure {
                Whereabouts::Unowned => [0, 0, 0, 0],
                Whereabouts::Stash => [1, 0, 0, 0],
                Whereabouts::Placed { tile, one, other } => {
                    [2, place(tile.get()), place(one.get()), place(other.get())]
                }
            };
            pen.each("treasures", at, |pen| pen.write(["where", "tile", "one", "other"], told));
        }
    }

    fn features(&self, state: &State, choice: Choice) -> Features {
        let here = state.mouse_now().map_or(Spot::AWAY, |mouse| state.mouse(mouse).spot);
        let none = [0i16; 6];
        let space = |space: SpaceIx| [place(here.tile.get()), place(space.get()), 0, 0, 0, 0];
        let card = |card: CardIx| [0, 0, place(card.get()), 0, 0, 0];
        let foe = |at: FoeIx| {
            let enemy = state.enemy(at);
            [
                place(enemy.spot.tile.get()),
                place(enemy.spot.space.get()),
                0,
                0,
                11 + enemy.creature as i16,
                enemy.wounds.into(),
            ]
        };
        let friend = |at: MouseIx| {
            let mouse = state.mouse(at);
            let wounds = i16::from(mouse.wounds) + i16::from(mouse.poison);
            [place(mouse.spot.tile.get()), place(mouse.spot.space.get()), 0, 0, 1 + i16::from(at), wounds]
        };
        let number = |number: u8| [0, 0, place(number), 0, 0, 0];
        let (sort, told) = match choice {
            Choice::Learn(ability) => (1, [0, 0, 0, 1 + ability as i16, 0, 0]),
            Choice::Walk(at) => (2, space(at)),
            Choice::StandUp => (3, none),
            Choice::Scurry => (4, none),
            Choice::Attack { weapon, with, on } => {
                let mut told = foe(on);
                told[2] = ordinal(weapon.get());
                told[3] = with.map_or(0, |ability| 1 + ability as i16);
                (5, told)
            }
            Choice::Search => (6, none),
            Choice::Special(at) => (7, number(at)),
            Choice::Recover => (8, none),
            Choice::Exit(edge) => (9, [0, 0, 0, 0, 1 + edge as i16, 0]),
            Choice::Flip => (10, none),
            Choice::Share(mouse) => (11, friend(mouse)),
            Choice::Give(at) => (12, card(at)),
            Choice::Take(at) => (13, card(at)),
            Choice::GiveCheese => (14, none),
            Choice::TakeCheese => (15, none),
            Choice::Equip => (16, none),
            Choice::Wear(at) => (17, card(at)),
            Choice::Stow(at) => (18, card(at)),
            Choice::Level => (19, none),
            Choice::Use(at) => (20, card(at)),
            Choice::Ability(ability) => (21, [0, 0, 0, 1 + ability as i16, 0, 0]),
            Choice::Mend(mouse) => (22, friend(mouse)),
            Choice::Task(at) => (23, number(at)),
            Choice::Inspired => (24, none),
            Choice::PlaceHook(at) => (25, space(at)),
            Choice::TakeHook => (26, none),
            Choice::PlaceFork => (27, none),
            Choice::TakeFork => (28, none),
            Choice::Launch(mouse, at) => {
                let mut told = friend(mouse);
                told[1] = place(at.get());
                (29, told)
            }
            Choice::Disarm(at) => (30, space(at)),
            Choice::Bait(at) => (31, space(at)),
            Choice::Catapult(at) => (32, foe(at)),
            Choice::End => (33, none),
            Choice::Space(at) => (34, space(at)),
            Choice::Mouse(at) => (35, friend(at)),
            Choice::Enemy(at) => (36, foe(at)),
            Choice::Card(foe) => (37, [0, 0, 0, 0, 11 + foe as i16, 0]),
            Choice::Held(at) => (38, card(at)),
            Choice::Treasure(treasure) => (39, [0, 0, 1 + treasure as i16, 0, 0, 0]),
            Choice::Sell => (40, none),
            Choice::Spot(tile, at) => (41, [place(tile.get()), place(at.get()), 0, 0, 0, 0]),
            Choice::Yes => (42, none),
            Choice::Done => (43, none),
        };
        let [tile, at, card, ability, whom, wounds] = told;
        // The number of enemies on the target space of the choice.
        let there = if tile > 0 && at > 0 {
            let spot = |spot: Spot| place(spot.tile.get()) == tile && place(spot.space.get()) == at;
            count(state.foes().filter(|(_, enemy)| spot(enemy.spot)).count())
        } else {
            0
        };
        [sort, tile, at, card, ability, whom, wounds, there]
    }
}
