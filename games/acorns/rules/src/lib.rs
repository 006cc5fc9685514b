//! Acorns: two players take turns to take one to three acorns from a heap, and the one who takes the last acorn wins.
//!
//! A toy game, as small as possible, that is served, studied, hinted and reviewed like any other. It shows what a
//! game needs, and adding it changes nothing outside its folder.

#![forbid(unsafe_code)]

mod names;
#[cfg(feature = "players")]
mod players;

/// The numbered rules, generated from `../specs`.
mod rulebook {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

use std::collections::BTreeMap;
use std::sync::LazyLock;

use content::FaultCollector;
use content::{Fault, HasContent, Pack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::laws::Testable;
use tabletop::{
    Audience, Bytes, Chance, Decision, Fingerprint, Game, GameEvent, Log, Message, Objection, Outcome, Seat,
    Seats, SetupCatalog,
};

pub use rulebook::Rule;

/// The bounds of the initial heap (Q1.1).
const HEAPS: std::ops::RangeInclusive<u8> = 5..=30;

/// The maximal number of acorns taken at a time (Q1.2).
const MOST: u8 = 3;

/// The game. It has no content but its name.
#[derive(Debug, Clone)]
pub struct Acorns;

/// The options agreed on before the first move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of acorns in the heap.
    pub heap: u8,
}

/// A position. Nothing in it is hidden.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Acorns in the heap.
    pub heap: u8,
    /// Acorns that each seat has taken.
    pub taken: [u8; 2],
    /// Acorns that the squirrel has brought.
    pub brought: u8,
    /// The seat whose turn it is; the winner's, once the heap is empty.
    pub turn: u8,
    /// The number of moves so far.
    pub moves: u16,
}

/// Takes this number of acorns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Take(pub u8);

/// An event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A seat took acorns.
    Took {
        /// The seat.
        seat: u8,
        /// The number of acorns.
        count: u8,
    },
    /// The die was rolled for the squirrel.
    Rolled(u8),
    /// A seat took the last acorn.
    Won(u8),
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        self.by_chance()
    }

    fn by_chance(&self) -> bool {
        matches!(self, Self::Rolled(_))
    }

    fn is_moment(&self) -> bool {
        true
    }
}

impl Game for Acorns {
    type Rule = Rule;
    type Setup = Setup;
    type State = State;
    type Choice = Take;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "acorns";
    const RULES_VERSION: u32 = 1;

    fn content(&self) -> Fingerprint {
        Fingerprint::of_bytes(b"acorns")
    }

    fn seats(&self, _: &Setup) -> u8 {
        2
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Objection<Rule>> {
        if HEAPS.contains(&setup.heap) {
            return Ok(());
        }
        Err(Objection { rule: Rule::Q1_1, message: Message::new("acorns-heap").number("heap", setup.heap) })
    }

    fn begin<C: Chance, L: Log<Self>>(
        &self,
        setup: &Setup,
        _: &mut C,
        log: &mut L,
    ) -> Result<State, C::Error> {
        log.cite(Rule::Q1_1);
        Ok(State { heap: setup.heap, taken: [0; 2], brought: 0, turn: 0, moves: 0 })
    }

    tabletop::compiled_here!();

    fn decision(&self, state: &State) -> Option<Decision<Rule>> {
        (state.heap > 0).then_some(Decision { seat: Seat(state.turn), name: "take", rule: Rule::Q1_2 })
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Rule>> {
        let winners = Seats::only(Seat(state.turn));
        (state.heap == 0).then_some(Outcome { winners, name: "last-acorn", rule: Rule::Q1_4 })
    }

    fn choices(&self, state: &State, choices: &mut Vec<Take>) {
        choices.clear();
        choices.extend((1..=MOST.min(state.heap)).map(Take));
    }

    fn check(&self, state: &State, Take(count): Take) -> Result<(), Objection<Rule>> {
        if (1..=MOST.min(state.heap)).contains(&count) {
            return Ok(());
        }
        let rule = if state.heap == 0 { Rule::Q1_4 } else { Rule::Q1_2 };
        Err(Objection { rule, message: Message::new("acorns-too-many").number("heap", state.heap) })
    }

    fn play<C: Chance, L: Log<Self>>(
        &self,
        state: &mut State,
        Take(count): Take,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Error> {
        let seat = state.turn % 2;
        state.heap = state.heap.saturating_sub(count);
        state.taken[usize::from(seat)] = state.taken[usize::from(seat)].saturating_add(count);
        state.moves = state.moves.saturating_add(1);
        log.emit(state, Rule::Q1_2, Event::Took { seat, count });
        if state.heap == 0 {
            log.emit(state, Rule::Q1_4, Event::Won(seat));
            return Ok(());
        }
        let face = chance.die("squirrel", 6)?;
        if face == 6 {
            state.heap += 1;
            state.brought = state.brought.saturating_add(1);
        }
        state.turn = 1 - seat;
        log.emit(state, Rule::Q1_3, Event::Rolled(face));
        Ok(())
    }

    fn view(&self, state: &State, _: Audience) -> State {
        state.clone()
    }

    fn resample<C: Chance>(&self, state: &State, _: Audience, _: &mut C) -> Result<State, C::Error> {
        Ok(state.clone())
    }
}

impl SetupCatalog for Acorns {
    fn first_setup(&self) -> Setup {
        Setup { heap: 12 }
    }

    fn setup_name(&self, setup: &Setup) -> String {
        format!("heap-{}", setup.heap)
    }

    fn all_setups(&self) -> Vec<Setup> {
        [5, 12, 30].map(|heap| Setup { heap }).into()
    }
}

impl Testable for Acorns {
    fn conserves(&self, first: &State, now: &State) -> Result<(), String> {
        let all =
            |state: &State| [state.heap, state.taken[0], state.taken[1]].map(u32::from).iter().sum::<u32>();
        if all(now) == all(first) + u32::from(now.brought - first.brought) {
            return Ok(());
        }
        Err(format!("{now:?} has other acorns than {first:?}"))
    }

    fn probes(&self, _: &State) -> Vec<Take> {
        [0, 4, u8::MAX].map(Take).into()
    }

    fn setup_from(&self, bytes: &mut Bytes<'_>) -> Setup {
        Setup { heap: bytes.byte() }
    }

    fn choice_from(&self, bytes: &mut Bytes<'_>) -> Take {
        Take(bytes.byte())
    }
}

static PACK: LazyLock<Pack<()>> =
    LazyLock::new(|| Pack::built_in(Acorns::FILES, |files| Acorns::read(FaultCollector::default(), files)));

impl HasContent for Acorns {
    type Content = ();

    const FILES: &'static [(&'static str, &'static str)] =
        &[("pack.toml", include_str!("../../content/pack.toml"))];

    fn read(mut sheet: FaultCollector, files: &BTreeMap<String, String>) -> Result<Pack<()>, Vec<Fault>> {
        sheet.refuse_others(files, &["pack.toml"]);
        let name = sheet.open(files, "pack.toml").and_then(|file| sheet.name(Self::NAME, file));
        sheet.finish(name.map(|_| ()))
    }

    fn pack() -> &'static Pack<()> {
        &PACK
    }

    fn of((): ()) -> Self {
        Self
    }
}
