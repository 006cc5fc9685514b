//! The engine protocol: JSON lines, one request or one response each.
//!
//! `docs/engine-protocol.md` describes it. An [`Engine`] is a state machine that performs no input or output: it
//! takes a line and returns a line. No line makes it panic, and a line that is invalid or refused changes nothing.

mod fault;
mod requests;

use std::sync::atomic::AtomicBool;

use i18n::Words;
use protocol::{Shapes, at_step, merge};
use search::{Budget, Hint, SearchParams};
use serde_json::{Map, Value, json};
use tabletop::{
    Audience, DynSession, FastSource, Language, Opened, Record, Seat, Secret, Session, Source, TableError,
};

use crate::games::{Games, Registered, Work, with_game};
use crate::output::CliError;
use fault::Fault;
use requests::{
    Amend, AskedOf, Chance, Choose, Events, Explain, Fork, Go, Hints, Load, New, Nothing, Odds, Redo, Rules,
    Sitting, Undo,
};

/// The maximal length of a line, in bytes. A longer line is refused unread.
pub const LONGEST_LINE: usize = 8 * 1024 * 1024;

/// The fault of a line that is longer than [`LONGEST_LINE`].
fn too_long() -> Fault {
    Fault::new("too-long", format!("a line has at most {LONGEST_LINE} bytes"))
}

/// An object that begins with a given field, for human readers.
fn first(field: &str, rest: Map<String, Value>) -> String {
    if rest.is_empty() {
        return format!("{{{field}}}");
    }
    let rest = Value::Object(rest).to_string();
    format!("{{{field},{}", &rest[1..])
}

/// The result of a request: the fields of the response, without `ok`.
type Answer = Result<Map<String, Value>, Fault>;

/// An engine, which plays one game at a time.
pub struct Engine {
    games: Games,
    language: Language,
    desk: Desk,
    finished: bool,
}

/// The state of the engine.
enum Desk {
    /// No game.
    Empty,
    /// A game whose setup waits for results of chance from the client.
    Opening(Opening),
    /// A game.
    Table(Box<dyn DynSession>),
}

/// A setup that waits for results of chance.
struct Opening {
    game: &'static str,
    setup: Value,
    answers: Vec<String>,
    question: Value,
}

impl Engine {
    /// An engine without a game. `language` is the default language of responses.
    pub fn new(language: Language) -> Self {
        Self { games: Games::builtin(), language, desk: Desk::Empty, finished: false }
    }

    /// Whether it has received `quit`.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Returns the response to one line; both are without line ends.
    pub fn answer(&mut self, line: &str) -> String {
        match self.carry_out(line) {
            Ok(fields) => first("\"ok\":true", fields),
            Err(Fault { code, message, rule }) => {
                let mut error = Map::from_iter([
                    ("code".to_owned(), code.into()),
                    ("message".to_owned(), message.into()),
                ]);
                if let Some(rule) = rule {
                    error.insert("rule".to_owned(), rule.into());
                }
                first("\"ok\":false", Map::from_iter([("error".to_owned(), error.into())]))
            }
        }
    }

    /// The response to a line that cannot be passed to [`Engine::answer`]: it is longer than [`LONGEST_LINE`] if
    /// `long` is set, and not valid UTF-8 otherwise.
    pub fn refuse(long: bool) -> String {
        let fault = if long { too_long() } else { Fault::new("not-text", "a line is text in UTF-8") };
        let error = json!({ "code": fault.code, "message": fault.message });
        first("\"ok\":false", Map::from_iter([("error".to_owned(), error)]))
    }

    fn carry_out(&mut self, line: &str) -> Answer {
        if line.len() > LONGEST_LINE {
            return Err(too_long());
        }
        let request = requests::read(line)?;
        let words = Words::of(request.language.unwrap_or(self.language));
        let shapes = Shapes::new(words);
        let fields = request.fields;
        match request.op.as_str() {
            "new" => self.open(requests::fill::<New>(fields)?, &shapes),
            "load" => self.load(requests::fill::<Load>(fields)?, &shapes),
            "games" => requests::fill::<Nothing>(fields).map(|_| self.list()),
            "rules" => self.rules(&requests::fill::<Rules>(fields)?, &shapes),
            "state" => self.state(&requests::fill::<Sitting>(fields)?, &shapes),
            "choices" => self.choices(&requests::fill::<Sitting>(fields)?, &shapes),
            "choose" => self.choose(&requests::fill::<Choose>(fields)?, &shapes),
            "chance" => self.chance(&requests::fill::<Chance>(fields)?, &shapes),
            "retract" => requests::fill::<Nothing>(fields).and_then(|_| self.retract(&shapes)),
            "asked" => self.asked(&requests::fill::<AskedOf>(fields)?, &shapes),
            "amend" => self.amend(&requests::fill::<Amend>(fields)?, &shapes),
            "undo" => self.undo(&requests::fill::<Undo>(fields)?, &shapes),
            "redo" => self.redo(&requests::fill::<Redo>(fields)?, &shapes),
            "fork" => self.fork(&requests::fill::<Fork>(fields)?, &shapes),
            "give-up" => self.give_up(&requests::fill::<Redo>(fields)?, &shapes),
            "go" => self.go(&requests::fill::<Go>(fields)?, &shapes),
            "explain" => self.explain(&requests::fill::<Explain>(fields)?, &shapes),
            "view" => self.view(&requests::fill::<Sitting>(fields)?, &shapes),
            "describe" => requests::fill::<Nothing>(fields).and_then(|_| self.describe(&shapes)),
            "events" => self.events(&requests::fill::<Events>(fields)?, &shapes),
            "record" => requests::fill::<Nothing>(fields).and_then(|_| self.record(&shapes)),
            "hint" => self.hint(&requests::fill::<Hints>(fields)?, &shapes),
            "odds" => self.odds(&requests::fill::<Odds>(fields)?, &shapes),
            "quit" => requests::fill::<Nothing>(fields).map(|_| {
                self.finished = true;
                Map::new()
            }),
            op => {
                let known = requests::OPS.join(", ");
                Err(Fault::new(
                    "unknown-op",
                    format!("there is no op `{}`, only {known}", requests::excerpt(op)),
                ))
            }
        }
    }

    /// The current game.
    fn table(&self, shapes: &Shapes<'_>) -> Result<&dyn DynSession, Fault> {
        match &self.desk {
            Desk::Table(table) => Ok(&**table),
            Desk::Opening(_) => Err(Fault::not_begun(shapes)),
            Desk::Empty => Err(Fault::new("no-game", "no game has begun; send `new` or `load` first")),
        }
    }

    fn table_mut(&mut self, shapes: &Shapes<'_>) -> Result<&mut dyn DynSession, Fault> {
        match &mut self.desk {
            Desk::Table(table) => Ok(&mut **table),
            Desk::Opening(_) => Err(Fault::not_begun(shapes)),
            Desk::Empty => Err(Fault::new("no-game", "no game has begun; send `new` or `load` first")),
        }
    }

    fn list(&self) -> Map<String, Value> {
        let games: Vec<Value> = self
            .games
            .iter()
            .map(|erased| protocol::game(erased, &with_game(erased.name(), FirstSetup).unwrap_or_default()))
            .collect();
        Map::from_iter([("games".to_owned(), games.into())])
    }

    fn open(&mut self, new: New, shapes: &Shapes<'_>) -> Answer {
        let erased = self.games.find(&new.game).ok_or_else(|| {
            Fault::new("unknown-game", format!("there is no such game, only {}", self.games.names()))
        })?;
        let game = erased.name();
        let mut setup = with_game(game, FirstSetup).unwrap_or_default();
        merge(&mut setup, Value::Object(new.setup.unwrap_or_default()));
        let source = if new.chance.is_table() {
            if new.seed.is_some() {
                return Err(Fault::new("bad-request", "a game with real dice has no seed"));
            }
            Source::AtTheTable
        } else {
            Source::Keyed(secret(new.seed.as_deref())?)
        };
        let opened =
            erased.open(&setup, source, &new.answers).map_err(|fault| Fault::of_opening(shapes, &fault))?;
        Ok(self.begin(game, setup, new.answers, opened, shapes))
    }

    /// Stores an opened game, or its question.
    #[allow(clippy::unnecessary_wraps, reason = "every op answers alike")]
    fn begin(
        &mut self,
        game: &'static str,
        setup: Value,
        answers: Vec<String>,
        opened: Opened,
        shapes: &Shapes<'_>,
    ) -> Map<String, Value> {
        match opened {
            Opened::Table(table) => {
                let answer = shapes.position_with_events(&*table, None);
                self.desk = Desk::Table(table);
                answer
            }
            Opened::Asks(question) => {
                let question = shapes.question(&question);
                let answer = shapes.opening_position(game, &question);
                self.desk = Desk::Opening(Opening { game, setup, answers, question });
                answer
            }
        }
    }

    fn load(&mut self, load: Load, shapes: &Shapes<'_>) -> Answer {
        let record =
            Record::from_json(&load.record.to_string()).map_err(|fault| Fault::of_record(shapes, &fault))?;
        let erased = self
            .games
            .find(&record.game)
            .ok_or_else(|| Fault::new("unknown-game", "the record is of a game that is not known here"))?;
        let secret = load.seed.map(|seed| secret(Some(&seed))).transpose()?;
        let table = erased.load(record, secret).map_err(|fault| Fault::of_record(shapes, &fault))?;
        let answer = shapes.position(&table.seen_by_asked());
        self.desk = Desk::Table(table);
        Ok(answer)
    }

    fn rules(&self, rules: &Rules, shapes: &Shapes<'_>) -> Answer {
        let wanted = match (&rules.game, &self.desk) {
            (Some(game), _) => Some(game.as_str()),
            (None, Desk::Table(table)) => Some(table.game()),
            (None, Desk::Opening(opening)) => Some(opening.game),
            (None, Desk::Empty) => None,
        };
        if wanted.is_some_and(|game| self.games.find(game).is_none()) {
            return Err(Fault::new(
                "unknown-game",
                format!("there is no such game, only {}", self.games.names()),
            ));
        }
        let games = self.games.iter().filter(|erased| wanted.is_none_or(|game| erased.name() == game));
        let found = protocol::rules(games, rules.id.as_deref(), rules.search.as_deref(), shapes)
            .ok_or_else(|| Fault::new("unknown-rule", "no rule has this number"))?;
        Ok(Map::from_iter([("rules".to_owned(), found.into())]))
    }

    fn state(&self, sitting: &Sitting, shapes: &Shapes<'_>) -> Answer {
        if let Desk::Opening(Opening { game, question, .. }) = &self.desk {
            return Ok(shapes.opening_position(game, question));
        }
        let table = self.table(shapes)?;
        Ok(shapes.position(&sitting.seen(table)?))
    }

    fn choices(&self, sitting: &Sitting, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let audience = sitting.audience(table, table.asked())?;
        let choices: Vec<Value> =
            table.choices(audience).iter().map(|choice| shapes.choice(choice)).collect();
        Ok(Map::from_iter([("step".to_owned(), table.step().into()), ("choices".to_owned(), choices.into())]))
    }

    fn choose(&mut self, choose: &Choose, shapes: &Shapes<'_>) -> Answer {
        let table = self.table_mut(shapes)?;
        let before = table.step();
        let progress =
            table.choose(&choose.id, choose.step).map_err(|fault| Fault::of_table(shapes, &fault))?;
        Ok(shapes.progress(table, before, &progress))
    }

    fn go(&mut self, go: &Go, shapes: &Shapes<'_>) -> Answer {
        let table = self.table_mut(shapes)?;
        let before = table.step();
        let progress = table
            .expect_step(go.step)
            .and_then(|()| table.go_to(&go.thing, |table, id| table.choose(id, None)))
            .map_err(|fault| Fault::of_table(shapes, &fault))?;
        Ok(shapes.progress(table, before, &progress))
    }

    fn chance(&mut self, chance: &Chance, shapes: &Shapes<'_>) -> Answer {
        if let Desk::Opening(_) = &self.desk {
            return self.answer_opening(chance, shapes);
        }
        let table = self.table_mut(shapes)?;
        let before = table.step();
        let progress = table
            .answer_all(&chance.all()?, chance.number)
            .map_err(|fault| Fault::of_table(shapes, &fault))?;
        Ok(shapes.progress(table, before, &progress))
    }

    fn asked(&self, asked: &AskedOf, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let inquiry = table
            .inquire(asked.step, asked.answers.as_deref())
            .map_err(|fault| Fault::of_table(shapes, &fault))?;
        let mut answer = shapes.inquiry(&inquiry);
        answer.insert("step".to_owned(), asked.step.into());
        Ok(answer)
    }

    fn amend(&mut self, amend: &Amend, shapes: &Shapes<'_>) -> Answer {
        let table = self.table_mut(shapes)?;
        let amended = table
            .expect_step(amend.step)
            .and_then(|()| table.amend(amend.of, &amend.answers))
            .map_err(|fault| Fault::of_table(shapes, &fault))?;
        let mut answer = shapes.position(&table.seen_by_asked());
        answer.insert("amended".to_owned(), shapes.amended(&amended));
        Ok(answer)
    }

    fn give_up(&mut self, redo: &Redo, shapes: &Shapes<'_>) -> Answer {
        let table = self.table_mut(shapes)?;
        table
            .expect_step(redo.step)
            .and_then(|()| table.give_up())
            .map_err(|fault| Fault::of_table(shapes, &fault))?;
        Ok(shapes.position(&table.seen_by_asked()))
    }

    fn retract(&mut self, shapes: &Shapes<'_>) -> Answer {
        if let Desk::Opening(_) = &self.desk {
            return self.retract_from_opening(shapes);
        }
        let table = self.table_mut(shapes)?;
        table.take_back_answer().map_err(|fault| Fault::of_table(shapes, &fault))?;
        Ok(shapes.position(&table.seen_by_asked()))
    }

    fn undo(&mut self, undo: &Undo, shapes: &Shapes<'_>) -> Answer {
        let table = self.table_mut(shapes)?;
        let choices = undo.choices.unwrap_or(1);
        let takeback = table
            .expect_step(undo.step)
            .and_then(|()| table.undo(choices))
            .map_err(|fault| Fault::of_table(shapes, &fault))?;
        let mut answer = shapes.position(&table.seen_by_asked());
        answer.insert("takeback".to_owned(), protocol::takeback(&takeback));
        Ok(answer)
    }

    fn redo(&mut self, redo: &Redo, shapes: &Shapes<'_>) -> Answer {
        let table = self.table_mut(shapes)?;
        let before = table.step();
        table
            .expect_step(redo.step)
            .and_then(|()| table.redo())
            .map_err(|fault| Fault::of_table(shapes, &fault))?;
        Ok(shapes.position_with_events(table, Some(before)))
    }

    fn fork(&mut self, fork: &Fork, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let source = if fork.chance.is_table() {
            Source::AtTheTable
        } else {
            Source::Keyed(secret(fork.seed.as_deref())?)
        };
        let step = fork.step.unwrap_or_else(|| table.step());
        let forked = table.fork(step, source).map_err(|fault| Fault::of_table(shapes, &fault))?;
        let answer = shapes.position(&forked.seen_by_asked());
        self.desk = Desk::Table(forked);
        Ok(answer)
    }

    fn explain(&self, explain: &Explain, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let objections =
            table.seen_by_asked().explain(&explain.thing).map_err(|fault| Fault::of_table(shapes, &fault))?;
        let objections: Vec<Value> = objections.iter().map(|objection| shapes.objection(objection)).collect();
        Ok(Map::from_iter([("objections".to_owned(), objections.into())]))
    }

    fn view(&self, sitting: &Sitting, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let audience = sitting.audience(table, Audience::Seat(Seat(0)))?;
        Ok(at_step(table.step(), "view", table.view(audience)))
    }

    fn describe(&self, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let fingerprint = table.now().fingerprint().to_string();
        let mut answer = at_step(table.step(), "position", table.describe());
        answer.insert("fingerprint".to_owned(), fingerprint.into());
        Ok(answer)
    }

    fn events(&self, events: &Events, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let step = events.step.unwrap_or_else(|| table.step());
        let sitting = Sitting { seat: events.seat, spectator: events.spectator };
        let seen = sitting.seen(table)?;
        let told = seen.events(step).map_err(|fault| Fault::of_table(shapes, &fault))?;
        let told: Vec<Value> = told.iter().map(|event| shapes.event(event)).collect();
        let mut answer =
            Map::from_iter([("step".to_owned(), step.into()), ("events".to_owned(), told.into())]);
        if let Some(rewind) = shapes.rewind(&seen, step) {
            answer.insert("rewind".to_owned(), rewind);
        }
        Ok(answer)
    }

    fn record(&self, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let record = serde_json::to_value(table.published()).unwrap_or_default();
        Ok(at_step(table.step(), "record", record))
    }

    fn hint(&self, hints: &Hints, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let found = with_game(table.game(), FindHints { table })
            .map_err(|trouble| Fault::new("no-hint", trouble.to_string()))?;
        let choices = table.choices(table.asked());
        let told: Vec<Value> = found
            .iter()
            .filter_map(|hint| Some((hint, choices.get(hint.index)?)))
            .take(usize::try_from(hints.count.unwrap_or(3)).unwrap_or(usize::MAX))
            .map(|(hint, choice)| shapes.hint(hint, choice))
            .collect();
        Ok(at_step(table.step(), "hints", told.into()))
    }

    fn odds(&self, odds: &Odds, shapes: &Shapes<'_>) -> Answer {
        let table = self.table(shapes)?;
        let times = odds.samples.unwrap_or(search::SAMPLES);
        if times > MOST_SAMPLES {
            return Err(Fault::new("bad-request", format!("`samples` is {MOST_SAMPLES} at most")));
        }
        let (exact, sampled) = with_game(table.game(), FindOdds { table, id: &odds.id, samples: times })
            .map_err(|trouble| Fault::new("no-odds", trouble.to_string()))?
            .ok_or_else(|| Fault::of_table(shapes, &TableError::UnknownChoice { id: odds.id.clone() }))?;
        if exact.is_none() && sampled.is_none() {
            return Err(Fault::new("no-odds", "this choice has no odds to work out"));
        }
        let mut answer = at_step(table.step(), "odds", exact.unwrap_or_default());
        answer.insert("sampled".to_owned(), sampled.unwrap_or_default());
        Ok(answer)
    }
}

impl Engine {
    /// Restarts the setup with other answers.
    fn reopen(
        &mut self,
        change: impl FnOnce(&Opening, &mut Vec<String>) -> Result<(), Fault>,
        shapes: &Shapes<'_>,
    ) -> Answer {
        let Desk::Opening(opening) = &self.desk else {
            return Err(Fault::new("no-question-open", "no beginning waits for an answer"));
        };
        let mut answers = opening.answers.clone();
        change(opening, &mut answers)?;
        let (game, setup) = (opening.game, opening.setup.clone());
        let erased =
            self.games.find(game).ok_or_else(|| Fault::new("unknown-game", "there is no such game"))?;
        let opened = erased
            .open(&setup, Source::AtTheTable, &answers)
            .map_err(|fault| Fault::of_opening(shapes, &fault))?;
        Ok(self.begin(game, setup, answers, opened, shapes))
    }

    /// Adds an answer to the setup.
    fn answer_opening(&mut self, chance: &Chance, shapes: &Shapes<'_>) -> Answer {
        let add = |_: &Opening, answers: &mut Vec<String>| {
            let number = u32::try_from(answers.len()).unwrap_or(u32::MAX);
            if let Some(expected) = chance.number.filter(|&expected| expected != number) {
                return Err(Fault::of_table(shapes, &TableError::StaleQuestion { expected, number }));
            }
            answers.extend(chance.all()?);
            Ok(())
        };
        self.reopen(add, shapes)
    }

    /// Removes the last answer of the setup.
    fn retract_from_opening(&mut self, shapes: &Shapes<'_>) -> Answer {
        let remove = |_: &Opening, answers: &mut Vec<String>| {
            answers.pop().map(drop).ok_or_else(|| Fault::of_table(shapes, &TableError::NothingToUndo))
        };
        self.reopen(remove, shapes)
    }
}

/// The secret of a game from a seed: 64 hexadecimal digits literally, any other text by its digest. Without a seed, it
/// comes from the random number generator of the system.
fn secret(seed: Option<&str>) -> Result<Secret, Fault> {
    let Some(text) = seed else {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|fault| {
            Fault::new("no-randomness", format!("the system gives no random bytes: {fault}"))
        })?;
        return Ok(Secret::new(bytes));
    };
    Ok(protocol::secret(text))
}

/// The setup that the rulebook suggests for a first game.
struct FirstSetup;

impl Work for FirstSetup {
    type Result = Value;

    fn with<G: Registered>(self) -> Result<Value, CliError> {
        Ok(serde_json::to_value(G::builtin().game.first_setup()).unwrap_or_default())
    }
}

/// The most samples of the odds of a choice.
const MOST_SAMPLES: u32 = 100_000;

/// The hints of the greedy player.
struct FindHints<'a> {
    table: &'a dyn DynSession,
}

impl Work for FindHints<'_> {
    type Result = Vec<Hint>;

    fn with<G: Registered>(self) -> Result<Vec<Hint>, CliError> {
        let Some(session) = self.table.as_any().downcast_ref::<Session<G>>() else {
            return Ok(Vec::new());
        };
        let (game, now) = (session.game(), session.seen_by_asked().now());
        if now.decision().is_none() {
            return Ok(Vec::new());
        }
        // Hidden information is resampled from a fixed seed: the same request has the same response.
        let Ok(known) = now.resampled(&mut FastSource::new(1));
        Ok(game.hints(&known, &now.choices(), 1))
    }
}

/// The odds of a choice at a table.
struct FindOdds<'a> {
    table: &'a dyn DynSession,
    id: &'a str,
    samples: u32,
}

impl Work for FindOdds<'_> {
    /// `None` for an unknown choice. Otherwise the exact odds, if there are any, and the sampled odds, if the choice
    /// is allowed.
    type Result = Option<(Option<Value>, Option<Value>)>;

    fn with<G: Registered>(self) -> Result<Self::Result, CliError> {
        let Some(session) = self.table.as_any().downcast_ref::<Session<G>>() else { return Ok(None) };
        let (game, now) = (session.game(), session.seen_by_asked().now());
        let Some(choice) = now.find_choice(self.id) else { return Ok(None) };
        let Ok(known) = now.resampled(&mut FastSource::new(1));
        let seat = now.decision().map(|decision| decision.seat);
        let sampled = seat.filter(|_| self.samples > 0 && now.objection(choice).is_none()).map(|seat| {
            let manner = SearchParams { budget: Budget::iterations(self.samples), seed: 1, threads: 1 };
            let odds = search::odds(game, &known, seat, choice, &manner, &AtomicBool::new(false));
            protocol::sampled(self.id, &odds, G::TERMS)
        });
        Ok(Some((game.exact_odds(&known, choice), sampled)))
    }
}
