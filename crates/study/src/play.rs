//! Units of work: games are played and turned into rows.

use registry::{Registered, Work, with_game};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use content::{Fault, Packed, Record};
use i18n::Words;
use search::{Decided, Watch, play_watched, seats, seed_of};
use stats::{Over, StudiedGame, Tally};
use tabletop::{ErasedGame, FastSource, Game, Language, Log, Narration, OpenError, RuleId, Seat};

use crate::{Cell, ContentPatch, Datum, Rows, Schema, Study, StudyError, Table, Unit, schemas};

/// A study whose cells are ready to play.
///
/// It can be shared between threads. [`Runner::run`] depends only on the study and the unit, so that place, time and
/// order of execution do not matter.
pub struct Runner {
    study: Study,
    cells: Vec<Cell>,
    games: Arc<Schema>,
    decisions: Option<Arc<Schema>>,
    contents: Vec<String>,
    rules_version: u32,
    records: Vec<Record>,
    inner: Box<dyn Bench>,
}

impl std::fmt::Debug for Runner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Runner").field("study", &self.study.name).finish_non_exhaustive()
    }
}

impl Runner {
    /// Prepares a study: reads and checks all its content and setups.
    ///
    /// # Errors
    /// All faults of them.
    pub fn new(study: Study) -> Result<Self, StudyError> {
        let name = study.game.clone();
        with_game(&name, Prepare(study))
            .unwrap_or_else(|| Err(StudyError::faults("study", "game", format!("there is no `{name}`"))))
    }

    /// The study.
    pub fn study(&self) -> &Study {
        &self.study
    }

    /// Its cells.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The fingerprint of the content of each cell.
    pub fn contents(&self) -> &[String] {
        &self.contents
    }

    /// The version of the rules.
    pub fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// The content of the first cell, for the names of deeds.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The columns of the games.
    pub fn games(&self) -> &Arc<Schema> {
        &self.games
    }

    /// The columns of the decisions, if they are kept.
    pub fn decisions(&self) -> Option<&Arc<Schema>> {
        self.decisions.as_ref()
    }

    /// Plays the games of a unit. `None` if `stop` is set before it is finished, or if there is no such unit.
    pub fn run(&self, unit: Unit, stop: &AtomicBool) -> Option<Rows> {
        let cell = self.cells.get(usize::try_from(unit.cell).ok()?)?;
        let numbers = self.study.games_of(unit);
        if numbers.is_empty() {
            return None;
        }
        let mut rows =
            Rows { unit, games: self.games.table(), decisions: self.decisions.as_ref().map(Schema::table) };
        let order = Order { study: &self.study, cell, content: &self.contents[cell.index as usize], stop };
        for number in numbers {
            if !self.inner.play(&order, number, &mut rows) {
                return None;
            }
        }
        Some(rows)
    }
}

/// The games to play.
struct Order<'a> {
    study: &'a Study,
    cell: &'a Cell,
    content: &'a str,
    stop: &'a AtomicBool,
}

/// The games of a study, without the type of the game.
trait Bench: Send + Sync {
    /// Plays one game and appends its rows. Returns `false` if it was stopped.
    fn play(&self, order: &Order<'_>, number: u64, rows: &mut Rows) -> bool;
}

struct Prepare(Study);

impl Work for Prepare {
    type Result = Result<Runner, StudyError>;

    fn with<G: Registered>(self) -> Result<Runner, StudyError> {
        let study = self.0;
        let cells = study.cells();
        let mut packs: Vec<(ContentPatch, Packed<G>)> = Vec::new();
        let mut ready = Vec::with_capacity(cells.len());
        let mut contents = Vec::with_capacity(cells.len());
        let mut faults: Vec<Fault> = Vec::new();
        for cell in &cells {
            let place = match packs.iter().position(|(change, _)| *change == cell.content) {
                Some(place) => place,
                None => match Packed::changed(&cell.content) {
                    Ok(packed) => {
                        packs.push((cell.content.clone(), packed));
                        packs.len() - 1
                    }
                    Err(found) => {
                        let said = |fault: &Fault| Fault {
                            file: format!("{}, content of {}", study.name, cell.label()).into(),
                            record: "".into(),
                            what: fault.to_string().into(),
                        };
                        return Err(StudyError::Faults(found.iter().map(said).collect()));
                    }
                },
            };
            let game = &packs[place].1.game;
            match setup::<G>(game, cell) {
                Ok(setup) => {
                    contents.push(game.content().to_string());
                    ready.push((Arc::clone(game), setup));
                }
                Err(what) => faults.push(Fault {
                    file: format!("{}.toml", study.name).into(),
                    record: format!("setup of {}", cell.label()).into(),
                    what: what.into(),
                }),
            }
        }
        if !faults.is_empty() {
            // Many cells usually share one reason.
            faults.truncate(20);
            return Err(StudyError::Faults(faults));
        }
        Ok(Runner {
            games: Arc::new(schemas::games::<G>(&study)),
            decisions: study.decisions.then(|| Arc::new(schemas::decisions())),
            contents,
            rules_version: G::RULES_VERSION,
            records: packs.into_iter().next().map(|(_, packed)| packed.records).unwrap_or_default(),
            inner: Box::new(Ready::<G> { cells: ready }),
            cells,
            study,
        })
    }
}

/// The setup of a cell, or its fault.
fn setup<G: Registered>(game: &Arc<G>, cell: &Cell) -> Result<G::Setup, String> {
    let mut setup = serde_json::to_value(game.first_setup()).map_err(|fault| fault.to_string())?;
    for name in cell.setup.keys() {
        if setup.get(name).is_none() {
            let known: Vec<&str> =
                setup.as_object().into_iter().flatten().map(|(name, _)| name.as_str()).collect();
            return Err(format!("there is no `{name}`, only {}", known.join(", ")));
        }
    }
    crate::study::merge(&mut setup, &serde_json::Value::Object(cell.setup.clone()));
    let words = Words::of(Language::En);
    ErasedGame::check_setup(game, &setup).map_err(|fault| match &fault {
        OpenError::RefusedSetup(objection) => {
            format!("{} ({})", words.say(&objection.text), objection.rule.id)
        }
        fault => words.say(&fault.message()),
    })?;
    serde_json::from_value(setup).map_err(|fault| fault.to_string())
}

/// Games and setups, by cell.
struct Ready<G: Game> {
    cells: Vec<(Arc<G>, G::Setup)>,
}

impl<G: Registered> Bench for Ready<G> {
    fn play(&self, order: &Order<'_>, number: u64, rows: &mut Rows) -> bool {
        let &Order { study, cell, content, stop } = order;
        // The cell is known to exist.
        let (game, setup) = &self.cells[cell.index as usize];
        let seated = game.seats(setup);
        let mut players = seats(&**game, &cell.players.0, seated, cell.seed, number);
        let mut watcher = Watcher {
            game: &**game,
            stop,
            cell: cell.index,
            number,
            step: 0,
            events: Vec::new(),
            begun: 0,
            turn: None,
            turns: 0,
            choices: 0,
            looks: None,
            depth: (0.0, 0),
            end: None,
            decisions: rows.decisions.as_mut(),
        };
        let mut chance = FastSource::new(seed_of(cell.seed, number, 0));
        let played = play_watched(&**game, setup, &mut players, &mut chance, &mut watcher);
        let Watcher { events, begun, turns, choices, looks, depth, end, .. } = watcher;
        let Some(state) = end else { return false };
        let people: Vec<Seat> =
            if game.is_shared(setup) { (0..seated).map(Seat).collect() } else { vec![Seat(0)] };
        let seen = StudiedGame {
            over: Over { game: &**game, setup, state: &state, events: &events[begun..] },
            begun: &events[..begun],
        };
        let mut tally = Tally::default();
        G::count(&seen.over, &people, &mut tally);
        let mut more: BTreeMap<&str, i64> = BTreeMap::new();
        G::count_more(&seen, &people, &mut |name, count| *more.entry(name).or_default() += count);
        let mut deeds: Vec<String> = Vec::new();
        G::deeds(&seen, &people, &mut |deed| {
            if !deeds.contains(&deed) {
                deeds.push(deed);
            }
        });
        let winners = played.winners.map(|winners| {
            let seats = (0..seated).filter(|&seat| winners.contains(Seat(seat)));
            seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
        });
        let mut row = vec![Datum::text(&study.name), Datum::count(cell.index)];
        row.extend(cell.names.iter().map(Datum::text));
        row.extend([
            Datum::count(number),
            Datum::count(cell.seed),
            Datum::text(G::NAME),
            Datum::count(G::RULES_VERSION),
            Datum::text(content),
            Datum::text(game.setup_name(setup)),
            Datum::text(cell.players.to_string()),
            Datum::count(seated),
            played.outcome.map(Datum::text).into(),
            Datum::Flag(played.won),
            Datum::text(winners.unwrap_or_default()),
            tally.score.map(Datum::Whole).into(),
            Datum::count(tally.rounds),
            Datum::count(turns),
            Datum::count(played.decisions),
            Datum::count(choices),
            looks.map(Datum::count).into(),
            (depth.1 > 0).then(|| Datum::Real(depth.0 / f64::from(depth.1))).into(),
        ]);
        row.extend(G::words().iter().map(|(name, _)| tally.words.get(*name).map(Datum::text).into()));
        row.extend(G::numbers().iter().map(|(name, _)| {
            let counted = tally.numbers.get(*name).or_else(|| more.get(name));
            Datum::Whole(counted.copied().unwrap_or(0))
        }));
        row.push(Datum::Texts(deeds));
        rows.games.push(row);
        true
    }
}

/// Observes a game and collects the values of its rows.
struct Watcher<'a, G: Game> {
    game: &'a G,
    stop: &'a AtomicBool,
    cell: u32,
    number: u64,
    step: u32,
    events: Vec<G::Event>,
    /// The number of events before the first decision.
    begun: usize,
    turn: Option<u64>,
    turns: u32,
    choices: u32,
    looks: Option<u64>,
    /// The sum of search depths, and their number.
    depth: (f64, u32),
    /// The last position, once it is reached.
    end: Option<G::State>,
    decisions: Option<&'a mut Table>,
}

impl<G: Game> Log<G> for Watcher<'_, G> {
    fn emit(&mut self, _: &G::State, _: G::Rule, event: G::Event) {
        self.events.push(event);
    }

    fn cite(&mut self, _: G::Rule) {}
}

impl<G: Narration + search::Evaluator> Watch<G> for Watcher<'_, G> {
    fn begins(&mut self, _: &G::State) {
        self.begun = self.events.len();
    }

    fn decides(&mut self, decided: &Decided<'_, G>) -> ControlFlow<()> {
        if self.stop.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        let &Decided { state, decision, choices, place, thought } = decided;
        self.step += 1;
        self.choices += u32::from(choices.len() > 1);
        let turn = self.game.turn(state);
        if turn.is_some() && turn != self.turn {
            self.turn = turn;
            self.turns += 1;
        }
        if let Some(thought) = thought {
            *self.looks.get_or_insert(0) += u64::from(thought.looks);
            self.depth.0 += thought.depth;
            self.depth.1 += 1;
        }
        if let Some(table) = self.decisions.as_deref_mut() {
            let choice = choices[place];
            table.push([
                Datum::count(self.cell),
                Datum::count(self.number),
                Datum::count(self.step),
                Datum::count(decision.seat.0),
                Datum::text(decision.name),
                Datum::text(decision.rule.id()),
                Datum::count(choices.len()),
                Datum::count(place),
                Datum::text(self.game.choice_id(choice)),
                Datum::text(self.game.choice_rule(state, choice).id()),
                thought.map(|thought| Datum::count(thought.looks)).into(),
                thought.map(|thought| Datum::Real(thought.value)).into(),
                thought.map(|thought| Datum::Real(thought.depth)).into(),
            ]);
        }
        ControlFlow::Continue(())
    }

    fn ends(&mut self, state: &G::State) {
        self.end = Some(state.clone());
    }
}
