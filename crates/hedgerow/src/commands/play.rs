//! `hedgerow play`: a game in a plain terminal, line by line.

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::Args;
use i18n::Words;
use search::{Budget, SAMPLES, SearchParams, last_of, odds};
use tabletop::{
    Audience, ChoiceInfo, DynSession, EventInfo, FastSource, Language, Message, ObjectionInfo, OpenQuestion,
    Opened, Progress, Record, RecordEntry, RuleId, Secret, SeenStep, Session, Source, StepKind, TableError,
};
use web::{WORTH_SAYING, change_words, moves, part_words, samples_words, term_words, win_words};

use super::contest::ContentArgs;
use crate::games::{Registered, Work, with_game};
use crate::output::{CliError, Context, Outcome, Verdict};
use crate::setups::SetupArgs;
use crate::sitters::{Sitters, Who};
use tabletop::ErasedGame;

/// Play a game in a plain terminal, line by line; `help` lists what can be typed.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  hedgerow play ratcatcher\n  \
                        hedgerow play everdell --seats me,scout\n  \
                        hedgerow play mystics --beside\n  \
                        hedgerow play ratcatcher --ratcatcher piper --nemesis maw --mode hard --language pl\n  \
                        printf 'walk:00a\\nend\\nquit\\n' | hedgerow play ratcatcher --seed 7")]
pub struct Play {
    /// The game.
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// The seed of all chance: 64 hexadecimal digits, or any other text. Without it, a random secret that stays hidden
    /// until the end.
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Play beside the box: roll real dice and draw real pieces, and enter the results.
    #[arg(long = "beside", visible_alias = "at-the-table", conflicts_with = "seed")]
    beside: bool,
    /// Continue a game from its record; to roll its dice, its --seed is needed too.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["SetupArgs", "beside"])]
    load: Option<PathBuf>,
    /// The player in each seat: `me` for a person, or a computer player by its level (hatchling, forager, scout,
    /// pathfinder, elder) or kind (random, greedy, search, search:N), which moves automatically. Seats that are not
    /// named belong to people.
    #[arg(long, value_name = "WHO[,WHO…]", value_delimiter = ',')]
    seats: Vec<Who>,
    #[command(flatten)]
    content: ContentArgs,
}

impl Play {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let language = context.language;
        with_game(&self.game, Playing { play: self, out: context.out, language })
    }
}

/// The search parameters of hints and odds. They are fixed, so the same question always has the same answer.
const THOUGHT: SearchParams = SearchParams {
    budget: Budget { iterations: Some(SAMPLES), time: None, until_settled: false },
    seed: 1,
    threads: 1,
};

/// A game that is to be played.
struct Playing<'a> {
    play: &'a Play,
    out: &'a mut dyn Write,
    language: Language,
}

impl Work for Playing<'_> {
    type Result = Verdict;

    fn with<G: Registered>(self) -> Result<Verdict, CliError> {
        let game = &self.play.content.game::<G>()?;
        let mut desk = Desk {
            out: self.out,
            words: Words::of(self.language),
            typed: io::stdin().is_terminal(),
            input: io::stdin().lock(),
        };
        if let Some(table) = self.play.open(game, &mut desk)? {
            let all = table.seats();
            if self.play.seats.len() > usize::from(all) {
                let named = self.play.seats.len();
                return Err(CliError::Usage(format!("--seats names {named} seats; this table has {all}")));
            }
            let seed = match &self.play.seed {
                Some(seed) => protocol::of_players(seed),
                None => protocol::of_players(&unknown_secret()?.to_hex()),
            };
            let sitters = Sitters::new(&**game, &self.play.seats, seed);
            let reader = match table.asked() {
                Audience::Seat(seat) if sitters.is_person(seat) => table.asked(),
                _ => sitters.onlooker(all),
            };
            Sitting { desk, game, table, choices: Vec::new(), reader, sitters }.play()?;
        }
        Ok(Verdict::Fine)
    }
}

impl Play {
    /// Opens the game; `None` if the person leaves before it has begun.
    fn open<G: Registered>(
        &self,
        game: &Arc<G>,
        desk: &mut Desk<'_>,
    ) -> Result<Option<Box<dyn DynSession>>, CliError> {
        if let Some(path) = &self.load {
            let failed = |fault: String| CliError::Failed(format!("{}: {fault}", path.display()));
            let text = fs::read_to_string(path).map_err(|fault| failed(fault.to_string()))?;
            let record = Record::from_json(&text).map_err(|fault| failed(fault.to_string()))?;
            let secret = self.seed.as_deref().map(protocol::secret);
            return ErasedGame::load(game, record, secret)
                .map(Some)
                .map_err(|fault| failed(fault.to_string()));
        }
        let setup = self.setup.value(game)?;
        let source = if self.beside {
            Source::AtTheTable
        } else {
            Source::Keyed(match &self.seed {
                Some(seed) => protocol::secret(seed),
                None => unknown_secret()?,
            })
        };
        let (mut answers, mut told) = (Vec::new(), 0);
        loop {
            match game.open(&setup, source.clone(), &answers) {
                Ok(Opened::Table(table)) => return Ok(Some(table)),
                Ok(Opened::Asks(question)) => {
                    desk.ask(&question)?;
                    match desk.line()? {
                        None => return Ok(None),
                        Some(line) if line == "quit" => return Ok(None),
                        Some(line) if line == "undo" => {
                            answers.pop();
                        }
                        Some(line) => {
                            told = answers.len();
                            answers.extend(desk.read(&question, &line));
                        }
                    }
                }
                // The last answer was not possible: ask for it again.
                Err(fault) if answers.len() > told => {
                    answers.truncate(told);
                    desk.say(&fault.message())?;
                }
                Err(fault) => return Err(CliError::Usage(desk.words.say(&fault.message()))),
            }
        }
    }
}

/// A secret from the random generator of the system.
fn unknown_secret() -> Result<Secret, CliError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|fault| {
        CliError::Failed(format!("the system gives no random bytes: {fault}; give a --seed"))
    })?;
    Ok(Secret::new(bytes))
}

/// Where a person reads and types.
struct Desk<'a> {
    out: &'a mut dyn Write,
    words: &'static Words,
    input: io::StdinLock<'static>,
    /// Whether a person types at a terminal.
    typed: bool,
}

impl Desk<'_> {
    fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.say(message))
    }

    /// The next line of input; `None` at its end.
    fn line(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if read > 0 && !self.typed {
            // If the input is no terminal, the answer still shows in the transcript.
            writeln!(self.out, "{line}")?;
        }
        Ok((read > 0).then_some(line))
    }

    fn ask(&mut self, question: &OpenQuestion) -> io::Result<()> {
        let mut prompt = self.words.say(&question.prompt);
        if let Some(purpose) = &question.purpose {
            prompt = format!("{prompt} {}.", self.words.say(purpose));
        }
        writeln!(self.out, "{prompt} [{}]", question.names().join(" "))?;
        // Where the physical game uses another name, show that name.
        let called = question.answers.iter().map(|answer| (answer, self.words.say(&answer.label)));
        let called: Vec<String> = called
            .filter(|(answer, label)| answer.name != *label)
            .map(|(answer, label)| match answer.left {
                Some(left) if left > 1 => format!("{} = {label} ({left})", answer.name),
                _ => format!("{} = {label}", answer.name),
            })
            .collect();
        if !called.is_empty() {
            writeln!(self.out, "    {}", called.join(" · "))?;
        }
        if question.total > 1 {
            let told = Message::new("cli-progress")
                .number("number", question.number + 1)
                .number("total", question.total)
                .number("together", question.together);
            self.say(&told)?;
        }
        Ok(())
    }

    /// The answers in a line: a single name, or several separated by commas or spaces.
    fn read(&self, question: &OpenQuestion, line: &str) -> Vec<String> {
        let named = |text: &str| web::answer_named(self.words, question, text);
        if let Some(one) = named(line) {
            return vec![one];
        }
        let parts: Vec<&str> =
            if line.contains(',') { line.split(',').collect() } else { line.split_whitespace().collect() };
        parts.into_iter().map(|part| named(part).unwrap_or_else(|| part.trim().to_owned())).collect()
    }

    fn tell(&mut self, events: &[EventInfo]) -> io::Result<()> {
        for event in events {
            writeln!(self.out, "- {} [{}]", self.words.say(&event.text), event.rule.id)?;
        }
        Ok(())
    }

    fn object(&mut self, objections: &[ObjectionInfo]) -> io::Result<()> {
        if objections.is_empty() {
            return self.say(&Message::new("cli-why-not"));
        }
        for objection in objections {
            let choice = objection.choice.as_deref().unwrap_or_default();
            let text = self.words.say(&objection.text);
            writeln!(self.out, "- {choice}: {text} [{}]", objection.rule.id)?;
        }
        Ok(())
    }
}

/// A person at a game.
struct Sitting<'a, G: Registered> {
    desk: Desk<'a>,
    game: &'a Arc<G>,
    table: Box<dyn DynSession>,
    choices: Vec<ChoiceInfo>,
    /// The audience of the output, at a table where hands are hidden from each other.
    reader: Audience,
    sitters: Sitters<G>,
}

impl<G: Registered> Sitting<'_, G> {
    fn session(&self) -> Option<&Session<G>> {
        self.table.as_any().downcast_ref()
    }

    fn play(&mut self) -> Result<(), CliError> {
        let events = self.table.events(0, self.eye()).unwrap_or_default();
        self.desk.tell(&events)?;
        self.show()?;
        self.go_on()?;
        while let Some(line) = self.desk.line()? {
            if line == "quit" {
                break;
            }
            if !line.is_empty() {
                self.obey(&line)?;
            }
        }
        writeln!(self.desk.out)?;
        Ok(())
    }

    /// The audience in front of the terminal: the person who is asked; while a computer player is asked, the only
    /// person at the table or, if there are several, a spectator.
    fn eye(&self) -> Audience {
        match self.table.asked() {
            Audience::Seat(seat) if !self.sitters.is_person(seat) => {
                self.sitters.onlooker(self.table.seats())
            }
            asked => asked,
        }
    }

    /// Whether a computer player decides now. People enter the rolls and draws at the table.
    fn is_ours(&self) -> bool {
        let Audience::Seat(seat) = self.table.asked() else { return false };
        self.table.open_question().is_none() && !self.sitters.is_person(seat)
    }

    /// Lets computer players move, and asks the next person.
    fn go_on(&mut self) -> io::Result<()> {
        while self.is_ours() && self.move_ours()? {}
        self.ask()
    }

    /// Lets a computer player move and prints its move; returns whether one moved.
    fn move_ours(&mut self) -> io::Result<bool> {
        let Audience::Seat(seat) = self.table.asked() else { return Ok(false) };
        let eye = self.eye();
        let Some(session) = self.table.as_any().downcast_ref::<Session<G>>() else { return Ok(false) };
        let now = session.seen_by(Audience::Seat(seat)).now();
        let choices = now.choices();
        let chosen = self.sitters.choose(&now, seat, &choices);
        let Some(&choice) = chosen.and_then(|place| choices.get(place)) else { return Ok(false) };
        let id = self.game.choice_id(choice);
        let who = self.sitters.name(seat).unwrap_or_else(|| Message::new("table-person"));
        let told = Message::new("cli-moves").message("who", who).number("player", i64::from(seat.0) + 1);
        self.desk.say(&told)?;
        match self.table.choose(&id, None) {
            Ok(Progress::Played) => {
                let events = self.table.events(self.table.step(), eye).unwrap_or_default();
                self.desk.tell(&events)?;
            }
            Ok(Progress::Asks(_)) => {
                let events = self.table.pending_events(eye);
                self.desk.tell(&events)?;
            }
            Err(fault) => {
                self.desk.say(&fault.message())?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Takes back the last decision of a person and everything after it.
    fn undo(&mut self) -> Result<(), TableError> {
        if self.table.open_question().is_some() {
            return self.table.take_back_answer().map(drop);
        }
        let last = self.session().and_then(|session| {
            last_of(session.seen_by_asked(), |seat| self.sitters.is_person(seat)).map(|(count, _)| count)
        });
        self.table.undo(last.unwrap_or(1)).map(drop)
    }

    /// Redoes the choices that were taken back, up to the next decision of a person.
    fn redo(&mut self) -> Result<(), TableError> {
        self.table.redo()?;
        while self.is_ours() && self.table.redo().is_ok() {}
        Ok(())
    }

    /// The position as text, for the deciding seat.
    fn look(&mut self) -> io::Result<()> {
        if self.pass_on()? { Ok(()) } else { self.show() }
    }

    fn show(&mut self) -> io::Result<()> {
        let Some(session) = self.session() else { return Ok(()) };
        for line in self.game.situation(&session.seen_by(self.eye()).now()) {
            self.desk.say(&line)?;
        }
        Ok(())
    }

    /// The open question, with the possible answers.
    fn ask(&mut self) -> io::Result<()> {
        self.pass_on()?;
        if let Some(question) = self.table.open_question() {
            return self.desk.ask(&question);
        }
        if let Some(outcome) = self.table.outcome() {
            writeln!(self.desk.out, "{} [{}]", self.desk.words.say(&outcome.text), outcome.rule.id)?;
            return self.desk.say(&Message::new("cli-over"));
        }
        let Some(decision) = self.table.decision(self.table.asked()) else { return Ok(()) };
        writeln!(self.desk.out, "{} [{}]", self.desk.words.say(&decision.prompt), decision.rule.id)?;
        self.choices = self.table.choices(self.table.asked());
        let longest = self.choices.iter().map(|choice| choice.id.len()).max().unwrap_or(0);
        for (number, choice) in (1..).zip(&self.choices) {
            let label = self.desk.words.say(&choice.label);
            writeln!(self.desk.out, "{number:>3}  {:longest$}  {label} [{}]", choice.id, choice.rule.id)?;
        }
        Ok(())
    }

    /// If another person decides now and hands are hidden, clears the screen, names the person, and shows the table to
    /// them. If the input is not a terminal, it clears nothing and waits for no key.
    fn pass_on(&mut self) -> io::Result<bool> {
        let Audience::Seat(seat) = self.table.asked() else { return Ok(false) };
        let before = std::mem::replace(&mut self.reader, Audience::Seat(seat));
        if !G::HAS_HIDDEN_INFORMATION || self.reader == before || self.table.seats() < 2 {
            return Ok(false);
        }
        if self.desk.typed {
            self.desk.say(&Message::new("cli-hide"))?;
            self.desk.line()?;
            write!(self.desk.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.desk.say(&Message::new("cli-pass").number("player", i64::from(seat.0) + 1))?;
        if self.desk.typed {
            self.desk.line()?;
        }
        self.show()?;
        Ok(true)
    }

    fn obey(&mut self, line: &str) -> Result<(), CliError> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "help" => self.help()?,
            "look" => self.look()?,
            "choices" => self.ask()?,
            "why" => self.why(rest)?,
            "go" => self.go(rest)?,
            "rule" => self.rule(rest)?,
            "undo" | "redo" => {
                let before = self.table.step();
                let done = if word == "undo" { self.undo() } else { self.redo() };
                if done.is_ok() {
                    for message in self.rewinds(before + 1, self.table.step()) {
                        self.desk.say(&message)?;
                    }
                }
                self.after(done)?;
            }
            "told" => self.told()?,
            "correct" => self.correct(rest)?,
            "log" => self.log()?,
            "hint" => self.hint()?,
            "odds" => self.odds(rest)?,
            "save" => self.save(rest)?,
            _ => self.choose(line)?,
        }
        Ok(())
    }

    /// Shows the table after an action other than a choice, or the error of that action.
    fn after(&mut self, done: Result<(), TableError>) -> io::Result<()> {
        match done {
            Ok(()) => {
                self.look()?;
                self.go_on()
            }
            Err(fault) => self.desk.say(&fault.message()),
        }
    }

    fn choose(&mut self, line: &str) -> io::Result<()> {
        let made = if let Some(question) = self.table.open_question() {
            let answers = self.desk.read(&question, line);
            self.advance(|table| table.answer_all(&answers, None))?
        } else {
            let id = self.listed(line);
            self.advance(|table| table.choose(&id, None))?
        };
        let Err(fault) = made else { return Ok(()) };
        self.desk.say(&fault.message())?;
        match fault {
            TableError::UnknownChoice { .. } => self.desk.say(&Message::new("cli-type-help")),
            _ => Ok(()),
        }
    }

    /// Makes the choices that lead to a thing, given by its whole name; a zone by its name alone.
    fn go(&mut self, thing: &str) -> io::Result<()> {
        for name in [format!("zone:{thing}"), thing.to_owned()] {
            match self.advance(|table| table.go_to(&name, |table, id| table.choose(id, None)))? {
                Err(TableError::UnknownThing { .. }) => {}
                Err(TableError::NoWay { .. }) => {
                    let fault = TableError::NoWay { thing: thing.to_owned() };
                    self.desk.say(&fault.message())?;
                    return self.why(&name);
                }
                Err(fault) => return self.desk.say(&fault.message()),
                Ok(()) => return Ok(()),
            }
        }
        self.unknown_thing(thing)
    }

    /// Makes choices or answers a question, and prints what happened. Returns the error of the table, if there was one.
    fn advance(
        &mut self,
        act: impl FnOnce(&mut dyn DynSession) -> Result<Progress, TableError>,
    ) -> io::Result<Result<(), TableError>> {
        let (before, step) = (self.table.view(Audience::Spectator), self.table.step());
        let chooser = self.eye();
        let told = self.table.pending_events(chooser).len();
        let progress = match act(&mut *self.table) {
            Ok(progress) => progress,
            Err(fault) => return Ok(Err(fault)),
        };
        let mut events: Vec<EventInfo> = (step + 1..=self.table.step())
            .filter_map(|step| self.table.events(step, chooser).ok())
            .flatten()
            .collect();
        if let Progress::Asks(_) = progress {
            events.extend(self.table.pending_events(chooser));
        }
        self.desk.tell(events.get(told..).unwrap_or_default())?;
        if let Progress::Asks(_) = progress {
            self.ask()?;
            return Ok(Ok(()));
        }
        if (!G::HAS_HIDDEN_INFORMATION || chooser == self.eye())
            && round(&before) != round(&self.table.view(Audience::Spectator))
        {
            self.show()?;
        }
        self.go_on()?;
        Ok(Ok(()))
    }

    fn help(&mut self) -> io::Result<()> {
        let mut help = Message::new("cli-help");
        if let [thing, ..] = G::THINGS {
            help = help.key("thing", *thing);
        }
        if let [rule, ..] = G::Rule::all() {
            help = help.key("rule", rule.id());
        }
        self.desk.say(&help)?;
        match G::GOAL {
            Some(goal) => self.desk.say(&Message::new("cli-help-go").key("thing", goal)),
            None => Ok(()),
        }
    }

    /// Why something is not allowed: a thing by its whole name, or a zone or a choice by its name alone.
    fn why(&mut self, thing: &str) -> io::Result<()> {
        let names = [thing.to_owned(), format!("zone:{thing}"), format!("choice:{thing}")];
        let found = names.iter().find_map(|name| self.table.explain(name, self.table.asked()).ok());
        if let Some(objections) = found {
            return self.desk.object(&objections);
        }
        self.unknown_thing(thing)
    }

    fn unknown_thing(&mut self, thing: &str) -> io::Result<()> {
        self.desk.say(&TableError::UnknownThing { thing: thing.to_owned() }.message())?;
        self.desk.say(&Message::new("cli-things").key("things", G::THINGS.join(", ")))
    }

    fn rule(&mut self, id: &str) -> io::Result<()> {
        let Some(rule) = G::Rule::all().iter().find(|rule| rule.id().eq_ignore_ascii_case(id)) else {
            return self.desk.say(&Message::new("cli-no-rule").key("id", id));
        };
        let entry = rule.entry();
        let text = &entry.texts[self.desk.words.language() as usize];
        writeln!(self.desk.out, "{} {}\n{}", entry.id, text.title, text.body)?;
        if !text.reason.is_empty() {
            writeln!(self.desk.out, "> {}", text.reason)?;
        }
        Ok(())
    }

    /// The undos, redos and corrections from one step to another; consecutive redos in one sentence.
    fn rewinds(&self, first: u32, last: u32) -> Vec<Message> {
        let entries = (1..=last).zip(&self.table.record().entries).filter(|(step, _)| *step >= first);
        let (mut told, mut redone) = (Vec::new(), 0);
        for (_, entry) in entries {
            if *entry == RecordEntry::Redo {
                if redone > 0 {
                    told.pop();
                }
                redone += 1;
                told.push(StepKind::played_again(redone));
            } else {
                redone = 0;
                told.extend(entry.kind().rewind());
            }
        }
        told
    }

    /// The events that led to the present position, and the undos and redos between them.
    fn log(&mut self) -> io::Result<()> {
        let Some(session) = self.session() else { return Ok(()) };
        let steps: Vec<u32> =
            std::iter::once(0).chain(session.seen_by(self.eye()).line().iter().map(SeenStep::step)).collect();
        let mut told = 0;
        for step in steps {
            for message in self.rewinds(told + 1, step) {
                self.desk.say(&message)?;
            }
            told = step;
            let events = self.table.events(step, self.eye()).unwrap_or_default();
            self.desk.tell(&events)?;
        }
        for message in self.rewinds(told + 1, self.table.step()) {
            self.desk.say(&message)?;
        }
        Ok(())
    }

    /// The rolls and draws so far, by step.
    fn told(&mut self) -> io::Result<()> {
        if self.table.last_told().is_none() {
            return self.desk.say(&TableError::NotAtTheTable.message());
        }
        for step in 0..=self.table.step() {
            let Ok(inquiry) = self.table.inquire(step, None) else { continue };
            let answers: Vec<String> = inquiry.answered.into_iter().map(|told| told.answer).collect();
            if answers.is_empty() || (step > 0 && inquiry.choice.is_none()) {
                continue;
            }
            let of = inquiry.choice.map(|choice| self.desk.words.say(&choice)).unwrap_or_default();
            writeln!(self.desk.out, "{step:>3}  {}  {of}", answers.join(" "))?;
        }
        Ok(())
    }

    /// Corrects the entered results of a step, and replays the steps after it.
    fn correct(&mut self, line: &str) -> io::Result<()> {
        let (step, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let Ok(step) = step.parse::<u32>() else {
            return self.desk.say(&Message::new("cli-correct-how"));
        };
        let answers: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        match self.table.amend(step, &answers) {
            Ok(amended) => {
                self.desk.say(&Message::new("beside-kept").number("count", amended.kept))?;
                for (key, all) in [("beside-shortened", &amended.shortened), ("beside-lost", &amended.lost)] {
                    if !all.is_empty() {
                        let count = i64::try_from(all.len()).unwrap_or(i64::MAX);
                        self.desk.say(&Message::new(key).number("count", count))?;
                    }
                    for one in all {
                        writeln!(self.desk.out, "- {}", self.desk.words.say(one))?;
                    }
                }
                if let Some(reason) = &amended.reason {
                    self.desk.object(std::slice::from_ref(reason))?;
                }
                self.look()?;
                self.go_on()
            }
            Err(fault) => self.desk.say(&fault.message()),
        }
    }

    /// The recommendation of a search that knows what the deciding seat knows.
    fn hint(&mut self) -> io::Result<()> {
        let Audience::Seat(seat) = self.table.asked() else { return Ok(()) };
        let Some(session) = self.session() else { return Ok(()) };
        let now = session.seen_by(Audience::Seat(seat)).now();
        let (choices, Ok(known)) = (now.choices(), now.resampled(&mut FastSource::new(THOUGHT.seed)));
        let thought =
            self.game.consider(&known, seat, &choices, &THOUGHT, &mut |_| ControlFlow::Continue(()));
        for found in thought.choices.iter().take(3) {
            let Some(choice) = self.choices.get(found.index) else { continue };
            let words = self.desk.words;
            let changes = G::TERMS.iter().zip(&found.terms);
            let told: Vec<String> = std::iter::once(win_words(words, found.win))
                .chain(
                    changes
                        .filter(|(_, change)| change.abs() >= WORTH_SAYING)
                        .map(|(term, &change)| term_words(words, term, change)),
                )
                .collect();
            let label = words.say(&choice.label);
            writeln!(self.desk.out, "{:>3}  {}  {label}. {}", found.index + 1, choice.id, told.join(" · "))?;
        }
        self.desk.say(&Message::new("table-hint-looks").number("count", thought.iterations))
    }

    /// The possible results of a choice: exact odds where they can be computed, and simulated outcomes.
    fn odds(&mut self, named: &str) -> io::Result<()> {
        let Audience::Seat(seat) = self.table.asked() else { return Ok(()) };
        let id = self.listed(named);
        let Some(session) = self.session() else { return Ok(()) };
        let now = session.seen_by(Audience::Seat(seat)).now();
        let chosen = self.choices.iter().find(|choice| choice.id == id);
        let (Some(named), Some(choice)) = (chosen, now.find_choice(&id)) else {
            self.desk.say(&TableError::UnknownChoice { id }.message())?;
            return self.desk.say(&Message::new("cli-type-help"));
        };
        let words = self.desk.words;
        let Ok(known) = now.resampled(&mut FastSource::new(THOUGHT.seed));
        let mut lines = vec![words.say(&named.label)];
        let exact = self.game.exact_odds_lines(&known, choice);
        if !exact.is_empty() {
            let exact: Vec<String> = exact.iter().map(|told| words.say(told)).collect();
            lines.push(words.say(&Message::new("cli-odds-exact").key("odds", exact.join(" · "))));
        }
        let odds = odds(&**self.game, &known, seat, choice, &THOUGHT, &AtomicBool::new(false));
        lines.push(samples_words(words, &odds));
        lines.push(win_words(words, odds.win));
        let changes: Vec<_> =
            G::TERMS.iter().zip(&odds.changes).filter(|(_, change)| moves(change)).collect();
        if changes.is_empty() {
            lines.push(words.text("table-odds-nothing"));
        }
        for (term, change) in changes {
            let parts: Vec<String> = change.parts.iter().map(|part| part_words(words, part)).collect();
            lines.push(format!("{} ({})", change_words(words, term, change.mean), parts.join(" · ")));
        }
        for line in lines {
            writeln!(self.desk.out, "{line}")?;
        }
        Ok(())
    }

    /// The name of a choice, which may have been given by its number.
    fn listed(&self, named: &str) -> String {
        let number = named.parse::<usize>().ok();
        let listed = number.and_then(|number| self.choices.get(number.checked_sub(1)?));
        listed.map_or(named, |choice| choice.id.as_str()).to_owned()
    }

    fn save(&mut self, path: &str) -> io::Result<()> {
        if path.is_empty() {
            return self.desk.say(&Message::new("cli-save-where"));
        }
        let text = self.table.published().to_json() + "\n";
        let message = match fs::write(path, text) {
            Ok(()) => Message::new("cli-saved").key("path", path),
            Err(fault) => Message::new("cli-not-saved").key("path", path).key("reason", fault.to_string()),
        };
        self.desk.say(&message)
    }
}

/// The round that a view shows, if the game has rounds.
fn round(view: &serde_json::Value) -> Option<u64> {
    view.get("round").and_then(serde_json::Value::as_u64)
}
