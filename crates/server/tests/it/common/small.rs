//! The kernel's test game behind a page as plain as can be, and a player of it that tests look into.

#![allow(dead_code, unreachable_pub, unused_imports, reason = "each test takes what it needs")]

#[allow(dead_code, unreachable_pub, reason = "the kernel's tests break it in many ways")]
#[path = "../../../../tabletop/tests/kernel/stones.rs"]
mod stones;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Condvar, LazyLock, Mutex, MutexGuard};

use content::FaultCollector;
use content::{Fault, HasContent, Pack};
use maud::{Markup, html};
use search::{
    BotFactory, Considered, Estimate, Evaluator, Greed, Hint, Kind, Player, SearchParams, SeatAssignment,
    TERMS, Thought, Tuning, Wins,
};
use serde_json::{Value, json};
use stats::{Over, Picks, Profile, Remember, Tally};
use tabletop::{FastSource, Game, Message, OpenError, Seat, Seen, SetupCatalog};
use web::{Face, Frame, Offered, Scene, Screen, StatisticsTitles, Tile, cover};

pub use stones::{CARDS, Setup, Stones};
use stones::{Choice, State};

/// A page as plain as can be: everything that the viewer may see, and nothing else.
impl Screen for Stones {
    type Game = Self;

    const KINDS: &'static [&'static str] = &[];

    fn tile(_: &Self) -> Tile {
        Tile {
            game: Self::NAME,
            name: "stones",
            text: "stones",
            scene: "stones",
            shows: "stones",
            facts: &[],
            first: Message::new("stones"),
            book: "stones",
            rules: "stones",
            readings: "stones",
            record_kinds: "stones",
            record_words: "",
            editions: false,
            opponents: 0,
            ladder: false,
            place: 9,
            boxes: &[],
            points: "stones",
            statistics: StatisticsTitles {
                scores: "stones",
                by_words: "stones",
                rows: "stones",
                parts: "stones",
            },
            campaigns: None,
        }
    }

    fn quick(_: &Self) -> Setup {
        Setup::default()
    }

    fn new_game(
        _: &Self,
        frame: &Frame<'_>,
        setup: &Setup,
        company: &SeatAssignment,
        _packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup {
        let said = fault.map(|fault| fault.key);
        html! {
            main lang=(frame.prefs.language.tag()) {
                (setup.goal) " " (said.unwrap_or_default()) " " (company.to_json())
            }
        }
    }

    fn read_form(_: &Self, fields: Vec<(String, String)>) -> Result<Setup, OpenError> {
        let goal = fields.iter().find(|(name, _)| name == "goal").and_then(|(_, goal)| goal.parse().ok());
        let unreadable = || OpenError::UnreadableSetup { reason: "there is no goal".to_owned() };
        goal.map(|goal| Setup { goal }).ok_or_else(unreadable)
    }

    fn preview(seen: &Seen<'_, Self>) -> Value {
        json!({ "over": seen.outcome().is_some() })
    }

    fn face(preview: &Value) -> Face {
        let outcome = (preview["over"] == true).then(|| Message::new("stones-end"));
        let (title, standing) = (Message::new("stones"), Message::new("stones"));
        Face { title, art: Vec::new(), tags: Vec::new(), races: Vec::new(), standing, outcome }
    }

    fn page(scene: &Scene<'_, Self>) -> Markup {
        let seen = scene.seen.erased();
        let step = scene.options.step.at.unwrap_or(seen.step());
        let then = seen.at(step).expect("a step of the session");
        html! {
            main data-step=(seen.step()) data-covered[scene.options.covered] {
                @if let Some(fault) = scene.options.fault { p role="alert" { (fault.key) } }
                pre { (then.view().to_string()) }
                @for event in (0..=step).flat_map(|step| seen.events(step)).flatten() {
                    p { (event.id) }
                }
                (scene.notices())
                @if scene.options.covered { (cover(scene)) }
                @if scene.options.step.at.is_none() {
                    @if let Some(decision) = then.decision() { p { (decision.prompt.key) } }
                    @if scene.thinking().is_none() {
                        @for choice in then.choices() { button name="id" value=(choice.id) { "·" } }
                    }
                    (web::thinking::<Self>(scene, Markup::default))
                    (web::company(scene))
                }
            }
        }
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! { p { (scene.seen.step()) } }
    }

    fn part(scene: &Scene<'_, Self>) -> Markup {
        Self::page(scene)
    }
}

/// Its content is no pack: nothing of it can be changed.
impl HasContent for Stones {
    type Content = ();

    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn read(_: FaultCollector, _: &BTreeMap<String, String>) -> Result<Pack<()>, Vec<Fault>> {
        let what = "a bag of stones is no pack".into();
        Err(vec![Fault { file: "bag".into(), record: "".into(), what }])
    }

    fn pack() -> &'static Pack<()> {
        static PACK: LazyLock<Pack<()>> = LazyLock::new(|| Pack { content: (), records: Vec::new() });
        &PACK
    }

    fn of((): ()) -> Self {
        Self::default()
    }
}

/// What the player of ours has seen, and whether it may go on.
#[derive(Default)]
pub struct Head {
    /// The cards of both seats as it was shown them, at each thought.
    pub shown: Vec<(u8, [u8; 2])>,
    /// How many thoughts have begun.
    pub begun: u32,
    /// Whether it waits before it chooses.
    pub is_slow: bool,
}

static HEAD: Mutex<Head> = Mutex::new(Head { shown: Vec::new(), begun: 0, is_slow: false });
static NEWS: Condvar = Condvar::new();

/// What the player of ours has seen.
pub fn head() -> MutexGuard<'static, Head> {
    HEAD.lock().unwrap()
}

/// Lets it think for ever, or go on.
pub fn set_slow(is_slow: bool) {
    head().is_slow = is_slow;
    NEWS.notify_all();
}

/// Waits until so many thoughts have begun.
pub fn wait_for_thoughts(count: u32) {
    let patience = std::time::Duration::from_mins(1);
    let waited = NEWS.wait_timeout_while(head(), patience, |head| head.begun < count).unwrap();
    assert!(!waited.1.timed_out(), "nobody thinks");
}

/// Takes stones as long as there are any to take.
pub struct Taker;

impl Player<Stones> for Taker {
    fn choose(&mut self, _: &Stones, known: &State, choices: &[Choice]) -> usize {
        let mut head = head();
        head.shown.push((known.turn, [known.players[0].card, known.players[1].card]));
        head.begun += 1;
        NEWS.notify_all();
        drop(NEWS.wait_while(head, |head| head.is_slow).unwrap());
        let find = |wanted| choices.iter().position(|&choice| choice == wanted);
        find(Choice::Take).or_else(|| find(Choice::Roll)).unwrap_or(0)
    }
}

impl Remember for Stones {
    const PROFILE: Profile = Profile { rows: "who", columns: "whom", parts: &[] };

    const MEDALS: &'static str = "medal = []";

    fn count(_: &Over<'_, Self>, _people: &[Seat], tally: &mut Tally) {
        tally.rounds = 1;
    }

    fn challenge(&self, _picks: &mut Picks) -> Self::Setup {
        Self::quick(self)
    }

    fn call(_name: &str, value: &str) -> Message {
        Message::new("memory-word").key("word", value)
    }
}

impl Greed<Stones> for Taker {
    fn new(_: u64) -> Self {
        Self
    }

    fn advise(&mut self, _: &Stones, _: &State, _: &[Choice]) -> Vec<Hint> {
        Vec::new()
    }
}

impl Evaluator for Stones {
    type EvalCache = ();

    const TUNING: Tuning = Tuning {
        exploration: 1.0,
        width: 2.0,
        growth: 0.5,
        horizon: 2,
        trust: 0.0,
        guidance: 0.0,
        temperature: 1.0,
        depth: 4,
    };

    const TERMS: &'static [&'static str] = &[];

    fn terms(&self, _: &State, _: Seat, _: &mut [f64; TERMS]) {}

    fn turn(&self, state: &State) -> Option<u64> {
        Some(state.turn.into())
    }

    fn judge(&self, (): &mut (), _: &State, wins: &mut Wins) {
        wins.fill(0.5);
    }

    fn move_priors(&self, (): &mut (), _: &State, choices: &[Choice], liked: &mut Vec<i32>) {
        liked.clear();
        liked.resize(choices.len(), 0);
    }

    fn playout(&self, (): &mut (), _: &State, _: &[Choice], _: &mut FastSource) -> usize {
        0
    }
}

impl BotFactory for Stones {
    type Greedy = Taker;

    fn player(&self, _: Kind, _: u64) -> Box<dyn Player<Self>> {
        Box::new(Taker)
    }

    /// It never searches: it takes.
    fn consider(
        &self,
        known: &State,
        _: Seat,
        choices: &[Choice],
        _: &SearchParams,
        _: &mut dyn FnMut(&Thought) -> ControlFlow<()>,
    ) -> Thought {
        let index = Taker.choose(self, known, choices);
        let considered = Considered { index, visits: 1, win: Estimate::default(), terms: Vec::new() };
        Thought { iterations: 1, choices: vec![considered], ..Thought::default() }
    }
}

impl SetupCatalog for Stones {
    fn first_setup(&self) -> Setup {
        Setup::default()
    }

    fn setup_name(&self, setup: &Setup) -> String {
        setup.goal.to_string()
    }

    fn all_setups(&self) -> Vec<Setup> {
        vec![Setup::default()]
    }
}
