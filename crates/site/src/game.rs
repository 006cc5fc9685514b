//! Type-erased games, as a site needs them.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use content::{ContentPatch, Fault, HasContent, Packed, Record as PackRecord, RecordForms};
use maud::Markup;
use search::{BotFactory, Evaluator, Level, Reviewer, SearchParams, SeatAssignment, Thought, last_of, odds};
use serde_json::{Value, json};
use stats::{Account, Chapter, Day, Picks, Profile, Remember, daily_secret};
use tabletop::{
    Audience, DynSession, ErasedGame, FastSource, Fingerprint, Game, Message, Notation, OpenError, Opening,
    Seat, SeenStep, Session, SetupCatalog, Source, TableError, Takeback,
};
use tutorial::Task;
use web::{Book, Face, Frame, Keepsake, Listing, Offered, PageOptions, Scene, Screen, Tile};

use crate::jobs::{BotJob, HintJob, OddsJob, ReviewJob};
use crate::seats::differ;

/// The number of decisions after which a bot gives up a challenge.
const LONGEST: u32 = 20_000;

/// The field of a preview that marks a record as not exportable yet.
pub(crate) const KEPT: &str = "kept";

/// The field of a preview that says why the chance of its table is not called fair.
pub(crate) const CAVEATS: &str = "caveats";

/// A game that is served. [`Served`] makes one of every game that has pages.
pub trait ServedGame: Send + Sync {
    /// The stable name of the game.
    fn name(&self) -> &'static str;

    /// Its entry in lists and on the first page.
    fn tile(&self) -> &Tile;

    /// Its rulebook.
    fn book(&self) -> &Book;

    /// The records of the content of new games.
    fn listing(&self) -> Listing<'_>;

    /// Whether seats have secrets from each other.
    fn hides(&self) -> bool;

    /// The game with this content; `None` selects the content of new games. For private packs, use
    /// [`ServedGame::private`].
    fn erased(&self, content: Option<Fingerprint>) -> &dyn ErasedGame;

    /// Whether this content needs no private pack.
    fn is_ours(&self, content: Fingerprint) -> bool;

    /// The game with the content of a private pack, if the pack is loaded.
    fn private(&self, content: Fingerprint) -> Option<Box<dyn ErasedGame>>;

    /// Loads a private pack for play, and returns the digest of its content.
    ///
    /// # Errors
    /// All faults of the pack.
    fn take_in(&self, name: &str, change: &ContentPatch) -> Result<Fingerprint, Vec<Fault>>;

    /// The digest of the built-in content with a change.
    ///
    /// # Errors
    /// All faults of the content.
    fn check_change(&self, change: &ContentPatch) -> Result<Fingerprint, Vec<Fault>>;

    /// The change as changes of single fields; `None` if it adds or removes whole records.
    ///
    /// # Errors
    /// Unknown paths, and parts that cannot be read.
    fn fields_of(&self, change: &ContentPatch) -> Result<Option<ContentPatch>, Vec<Fault>>;

    /// The private pack of a table: its name, and its changes.
    fn pack_of(&self, table: &dyn DynSession) -> Option<(String, ContentPatch)>;

    /// The records of the built-in pack, as forms.
    fn desk(&self) -> &RecordForms;

    /// The setup that the rulebook suggests for a first game.
    fn first_setup(&self) -> Value;

    /// The setup that is suggested under this name.
    fn suggested(&self, name: &str) -> Option<Value>;

    /// The setup of a game of one person against a number of computer players, if there is one.
    fn against(&self, opponents: u8) -> Option<Value>;

    /// The setup that a form describes, for this content; without fields, the setup of the quick start.
    ///
    /// # Errors
    /// If the form is invalid.
    fn read_form(
        &self,
        content: Option<Fingerprint>,
        fields: Option<Vec<(String, String)>>,
    ) -> Result<Value, OpenError>;

    /// The form of a new game, filled in with the submitted setup, if it could be read, and the error.
    fn new_game(
        &self,
        frame: &Frame<'_>,
        setup: Option<&Value>,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup;

    /// Instructions for laying out the physical game before it begins, for this content.
    fn lays_out(&self, frame: &Frame<'_>, content: Option<Fingerprint>, setup: &Value) -> Option<Markup>;

    /// The preview of a table: what lists show of it, as JSON.
    fn preview(&self, table: &dyn DynSession) -> Value;

    /// The texts and drawings of a table in a list, from its preview.
    fn face(&self, preview: &Value) -> Face;

    /// The account of a finished game; `None` while it goes on.
    fn account(&self, table: &dyn DynSession, company: &SeatAssignment) -> Option<Account>;

    /// The fields of its statistics.
    fn profile(&self) -> Profile;

    /// Its medals, as [`stats::Medals`] reads them.
    fn medals(&self) -> &'static str;

    /// The text of its ladder.
    fn ladder(&self) -> &'static str;

    /// The chapter of a campaign that a setup is; `None` if it is none.
    fn chapter(&self, setup: &Value) -> Option<Chapter>;

    /// The message for a value of its accounts.
    fn call(&self, name: &str, value: &str) -> Message;

    /// The setup of a day's challenge.
    fn challenge(&self, day: Day) -> Value;

    /// Plays a day's challenge to its end with a bot, and returns its account; `None` when it
    /// was stopped.
    fn play_challenge(&self, day: Day, level: Level, stop: &AtomicBool) -> Option<Account>;

    /// The examples of a rule, the one with the number `drawn` with a picture of its position.
    fn examples(&self, frame: &Frame<'_>, rule: &str, drawn: usize) -> Markup;

    /// The page of rules that editions read in different ways; `None` for a game without such rules.
    fn readings(&self, frame: &Frame<'_>) -> Option<Markup>;

    /// The drawing of an answer of chance, by the purpose of the question and the name of the answer.
    fn drawing(&self, what: &str, answer: &str) -> Option<String>;

    /// The task that was just finished at a practice table.
    fn finished(&self, table: &dyn DynSession) -> Option<Task>;

    /// The number of places where the story of a step pauses.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn moments(&self, table: &dyn DynSession, step: u32) -> Result<usize, TableError>;

    /// The unit of [`ServedGame::rounds`]: `round` or `turn`.
    fn round_unit(&self) -> &'static str;

    /// The round or turn before each of these steps, as the game counts them; 0 if it does not count.
    fn rounds(&self, table: &dyn DynSession, steps: &[u32]) -> Vec<u32>;

    /// Whether the moments of a step are shown one by one to the person who made its choice; see [`Screen::stops`].
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn is_watched(&self, table: &dyn DynSession, step: u32) -> Result<bool, TableError>;

    /// The page of a table for an audience or, with `part`, only its changing part; `None` for a session of another
    /// game.
    fn show(
        &self,
        table: &dyn DynSession,
        viewer: Audience,
        options: PageOptions<'_>,
        part: bool,
    ) -> Option<Markup>;

    /// The shareable picture of a finished game; `None` if there is none, and for a session of another game.
    fn keepsake(
        &self,
        table: &dyn DynSession,
        viewer: Audience,
        options: PageOptions<'_>,
    ) -> Option<Keepsake>;

    /// How many choices to undo to return to the last decision of a seat for which `is_meant` holds.
    fn takeback(&self, table: &dyn DynSession, is_meant: &dyn Fn(Seat) -> bool) -> Option<u32>;

    /// The effect of undoing `choices`, and the seats that made them; `None` if there are fewer.
    fn undone(&self, table: &dyn DynSession, choices: u32) -> Option<(Takeback, Vec<Seat>)>;

    /// The search of the bot that is to decide, limited to the knowledge of its seat; `None` if a person decides or the
    /// game is over. `seeds` are the seeds of the resampling of hidden information, and of the bot.
    fn bot_job(&self, table: &dyn DynSession, company: &SeatAssignment, seeds: [u64; 2]) -> Option<BotJob>;

    /// A hint for a seat, limited to its knowledge; `None` if the seat does not decide. `seeds` are as for
    /// [`ServedGame::bot_job`].
    fn hint_job(&self, table: &dyn DynSession, seat: Seat, seeds: [u64; 2]) -> Option<HintJob>;

    /// The computation of the odds of a choice for a seat that decides; otherwise like [`ServedGame::hint_job`]. `None`
    /// if the seat has no such choice.
    fn odds_job(&self, table: &dyn DynSession, seat: Seat, choice: &str, seeds: [u64; 2]) -> Option<OddsJob>;

    /// A review for a seat; `None` for a session of another game.
    fn review_job(&self, table: &dyn DynSession, seat: Seat, seed: u64) -> Option<ReviewJob>;
}

/// The most private packs in memory that no table uses.
const MOST_IDLE: usize = 8;

/// The field of a preview that names the private pack.
pub(crate) const PACK: &str = "pack";

/// A game with its packs.
pub struct Served<S: Screen> {
    tile: Tile,
    book: OnceLock<Book>,
    copies: Vec<Copy<S::Game>>,
    desk: OnceLock<RecordForms>,
    /// In order of use, the most recently used last.
    private: Mutex<Vec<Private<S::Game>>>,
}

/// A game with a private pack.
struct Private<G> {
    game: Arc<G>,
    content: Fingerprint,
    name: String,
    change: ContentPatch,
}

/// A game with one pack, and the records of the pack.
struct Copy<G> {
    game: Arc<G>,
    records: Vec<PackRecord>,
}

impl<S: Screen<Game: BotFactory + Remember + HasContent>> Served<S> {
    /// A game with its built-in pack.
    pub fn builtin() -> Self {
        let Packed { game, records } = S::Game::builtin();
        Self::new(game, records)
    }

    /// A game with a pack of these records.
    pub fn new(game: Arc<S::Game>, records: Vec<PackRecord>) -> Self {
        Self {
            tile: S::tile(&game),
            book: OnceLock::new(),
            copies: vec![Copy { game, records }],
            desk: OnceLock::new(),
            private: Mutex::default(),
        }
    }

    /// Adds a pack. Games continue with the pack they began with; new games begin with the last
    /// pack.
    pub fn add(&mut self, game: Arc<S::Game>, records: Vec<PackRecord>) {
        self.copies.push(Copy { game, records });
    }

    fn newest(&self) -> &Copy<S::Game> {
        // The built-in pack is always there.
        &self.copies[self.copies.len() - 1]
    }

    /// The game with this content; by default that of new games.
    fn game_with(&self, content: Option<Fingerprint>) -> Arc<S::Game> {
        let private =
            content.and_then(|content| self.find_private(content, |private| Arc::clone(&private.game)));
        private.unwrap_or_else(|| Arc::clone(&self.newest().game))
    }

    fn privates(&self) -> MutexGuard<'_, Vec<Private<S::Game>>> {
        // A panic cannot leave the list inconsistent.
        self.private.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads from a private pack, and marks it as the most recently used.
    fn find_private<T>(&self, content: Fingerprint, look: impl FnOnce(&Private<S::Game>) -> T) -> Option<T> {
        let mut privates = self.privates();
        let place = privates.iter().position(|private| private.content == content)?;
        let private = privates.remove(place);
        let seen = look(&private);
        privates.push(private);
        Some(seen)
    }

    fn session<'a>(&self, table: &'a dyn DynSession) -> Option<&'a Session<S::Game>> {
        table.as_any().downcast_ref()
    }
}

impl<S: Screen<Game: BotFactory + Remember + HasContent>> ServedGame for Served<S> {
    fn name(&self) -> &'static str {
        S::Game::NAME
    }

    fn tile(&self) -> &Tile {
        &self.tile
    }

    fn book(&self) -> &Book {
        self.book.get_or_init(|| Book::new(self.tile.clone(), self.newest().game.rules()))
    }

    fn listing(&self) -> Listing<'_> {
        Listing { tile: &self.tile, kinds: S::KINDS, records: &self.newest().records }
    }

    fn hides(&self) -> bool {
        S::Game::HAS_HIDDEN_INFORMATION
    }

    fn erased(&self, content: Option<Fingerprint>) -> &dyn ErasedGame {
        // For unknown content, the newest copy is used: loading the record reports the mismatch.
        let fits =
            |copy: &&Copy<S::Game>| content.is_some_and(|content| S::Game::content(&copy.game) == content);
        &self.copies.iter().find(fits).unwrap_or(self.newest()).game
    }

    fn is_ours(&self, content: Fingerprint) -> bool {
        self.copies.iter().any(|copy| S::Game::content(&copy.game) == content)
    }

    fn private(&self, content: Fingerprint) -> Option<Box<dyn ErasedGame>> {
        self.find_private(content, |private| -> Box<dyn ErasedGame> { Box::new(Arc::clone(&private.game)) })
    }

    fn take_in(&self, name: &str, change: &ContentPatch) -> Result<Fingerprint, Vec<Fault>> {
        let packed = Packed::<S::Game>::changed(change)?;
        let content = packed.content();
        if self.find_private(content, |_| ()).is_some() {
            // A pack with the same content gets the latest name.
            self.privates().iter_mut().filter(|private| private.content == content).for_each(|private| {
                name.clone_into(&mut private.name);
            });
            return Ok(content);
        }
        let mut privates = self.privates();
        let change = change.clone();
        privates.push(Private { game: packed.game, content, name: name.to_owned(), change });
        // A pack in use is referenced by its tables.
        let is_idle = |private: &Private<S::Game>| Arc::strong_count(&private.game) == 1;
        let mut idle = privates.iter().filter(|private| is_idle(private)).count();
        privates.retain(|private| {
            let goes = idle > MOST_IDLE && is_idle(private);
            idle -= usize::from(goes);
            !goes
        });
        Ok(content)
    }

    fn check_change(&self, change: &ContentPatch) -> Result<Fingerprint, Vec<Fault>> {
        Ok(Packed::<S::Game>::changed(change)?.content())
    }

    fn fields_of(&self, change: &ContentPatch) -> Result<Option<ContentPatch>, Vec<Fault>> {
        if change.is_empty() {
            return Ok(Some(ContentPatch::default()));
        }
        let files = change.apply(S::Game::FILES)?;
        let texts = files.iter().map(|(file, text)| (&**file, &**text));
        let fields = self.desk().change_to(&RecordForms::new(texts, &S::Game::pack().records, &[]));
        // If it changes more than fields of records, the fields alone do not give the same content.
        let parsed = |files: &BTreeMap<String, String>| -> Vec<Option<toml::Table>> {
            files.values().map(|text| text.parse().ok()).collect()
        };
        let wanted = parsed(&files);
        let same =
            |fields: &ContentPatch| fields.apply(S::Game::FILES).is_ok_and(|files| parsed(&files) == wanted);
        Ok(fields.filter(same))
    }

    fn pack_of(&self, table: &dyn DynSession) -> Option<(String, ContentPatch)> {
        let content = self.session(table)?.game().content();
        if self.is_ours(content) {
            return None;
        }
        self.find_private(content, |private| (private.name.clone(), private.change.clone()))
    }

    fn desk(&self) -> &RecordForms {
        self.desk.get_or_init(|| {
            RecordForms::new(S::Game::FILES.iter().copied(), &S::Game::pack().records, &S::Game::schemas())
        })
    }

    fn first_setup(&self) -> Value {
        // Serialising cannot fail: all keys of a setup are strings.
        serde_json::to_value(self.newest().game.first_setup()).unwrap_or_default()
    }

    fn suggested(&self, name: &str) -> Option<Value> {
        serde_json::to_value(S::suggested(&self.newest().game, name)?).ok()
    }

    fn against(&self, opponents: u8) -> Option<Value> {
        serde_json::to_value(S::against(&self.newest().game, opponents)?).ok()
    }

    fn read_form(
        &self,
        content: Option<Fingerprint>,
        fields: Option<Vec<(String, String)>>,
    ) -> Result<Value, OpenError> {
        let game = self.game_with(content);
        let setup = fields.map_or_else(|| Ok(S::quick(&game)), |fields| S::read_form(&game, fields))?;
        serde_json::to_value(setup).map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })
    }

    fn new_game(
        &self,
        frame: &Frame<'_>,
        setup: Option<&Value>,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup {
        let game = self.game_with(packs.content);
        let sent = setup.and_then(|setup| serde_json::from_value(setup.clone()).ok());
        S::new_game(&game, frame, &sent.unwrap_or_else(|| S::quick(&game)), company, packs, fault)
    }

    fn lays_out(&self, frame: &Frame<'_>, content: Option<Fingerprint>, setup: &Value) -> Option<Markup> {
        let setup = serde_json::from_value(setup.clone()).ok()?;
        S::lays_out(&self.game_with(content), frame, &setup)
    }

    fn preview(&self, table: &dyn DynSession) -> Value {
        let mut preview = self
            .session(table)
            .map(|session| S::preview(&session.seen_by(Audience::Spectator)))
            .unwrap_or_default();
        if let Value::Object(fields) = &mut preview
            && differ(table, S::Game::HAS_HIDDEN_INFORMATION)
            && table.outcome().is_none()
            && !table.is_given_up()
        {
            fields.insert(KEPT.to_owned(), true.into());
        }
        if let (Value::Object(fields), Some((name, _))) = (&mut preview, self.pack_of(table)) {
            let content = table.record().content.to_string();
            fields.insert(PACK.to_owned(), json!({ "name": name, "content": content }));
        }
        preview
    }

    fn face(&self, preview: &Value) -> Face {
        S::face(preview)
    }

    fn account(&self, table: &dyn DynSession, company: &SeatAssignment) -> Option<Account> {
        Account::of(self.session(table)?.seen_by_host(), company)
    }

    fn profile(&self) -> Profile {
        S::Game::PROFILE
    }

    fn medals(&self) -> &'static str {
        S::Game::MEDALS
    }

    fn ladder(&self) -> &'static str {
        S::Game::LADDER
    }

    fn chapter(&self, setup: &Value) -> Option<Chapter> {
        S::Game::chapter(setup)
    }

    fn call(&self, name: &str, value: &str) -> Message {
        S::Game::call(name, value)
    }

    fn challenge(&self, day: Day) -> Value {
        let setup = self.newest().game.challenge(&mut Picks::of(S::Game::NAME, day));
        // Serialising cannot fail: all keys of a setup are strings.
        serde_json::to_value(setup).unwrap_or_default()
    }

    fn play_challenge(&self, day: Day, level: Level, stop: &AtomicBool) -> Option<Account> {
        let game = &self.newest().game;
        let setup = game.challenge(&mut Picks::of(S::Game::NAME, day));
        let source = Source::Keyed(daily_secret(S::Game::NAME, day));
        let Ok(Opening::Begun(mut session)) = Session::open(Arc::clone(game), setup, source, &[]) else {
            return None;
        };
        // The seed of the challenge is public, and a bot must not use it: its own seed follows from the day alone.
        let mut whims = FastSource::new(u64::from(day.0.unsigned_abs()));
        for _ in 0..LONGEST {
            let now = session.seen_by_asked().now();
            if now.decision().is_none() {
                return Account::of(session.seen_by_host(), &SeatAssignment::default());
            }
            let choices = now.choices();
            let Ok(known) = now.resampled(&mut FastSource::new(whims.word()));
            let last = choices.len().checked_sub(1)?;
            let chosen = level.choose(&**game, &known, &choices, whims.word(), stop)?.min(last);
            session.choose(&game.choice_id(choices[chosen]), None).ok()?;
        }
        None
    }

    fn examples(&self, frame: &Frame<'_>, rule: &str, drawn: usize) -> Markup {
        web::examples::<S>(frame, &self.newest().game, rule, drawn)
    }

    fn readings(&self, frame: &Frame<'_>) -> Option<Markup> {
        let (standpoints, all) = S::readings(&self.newest().game);
        (!all.is_empty()).then(|| web::readings(frame, self.book(), &standpoints, &all))
    }

    fn drawing(&self, what: &str, answer: &str) -> Option<String> {
        S::drawing(what, answer)
    }

    fn finished(&self, table: &dyn DynSession) -> Option<Task> {
        web::finished(self.session(table)?.seen_by_asked())
    }

    fn moments(&self, table: &dyn DynSession, step: u32) -> Result<usize, TableError> {
        let story = self.session(table).map(|session| session.seen_by_asked().story(step)).transpose()?;
        Ok(story.map_or(0, |story| story.moments()))
    }

    fn round_unit(&self) -> &'static str {
        S::ROUND_UNIT
    }

    fn rounds(&self, table: &dyn DynSession, steps: &[u32]) -> Vec<u32> {
        let Some(session) = self.session(table) else { return Vec::new() };
        // Rounds are public.
        let seen = session.seen_by(Audience::Spectator);
        let before = |&step: &u32| seen.at(step.saturating_sub(1)).map_or(0, |here| S::round(&here));
        steps.iter().map(before).collect()
    }

    fn is_watched(&self, table: &dyn DynSession, step: u32) -> Result<bool, TableError> {
        let story = self.session(table).map(|session| session.seen_by_asked().story(step)).transpose()?;
        Ok(story.is_some_and(|story| !S::stops(&story).is_empty()))
    }

    fn show(
        &self,
        table: &dyn DynSession,
        viewer: Audience,
        options: PageOptions<'_>,
        part: bool,
    ) -> Option<Markup> {
        let scene = Scene { seen: self.session(table)?.seen_by(viewer), options };
        Some(if part { S::part(&scene) } else { S::page(&scene) })
    }

    fn keepsake(
        &self,
        table: &dyn DynSession,
        viewer: Audience,
        options: PageOptions<'_>,
    ) -> Option<Keepsake> {
        S::keepsake(&Scene { seen: self.session(table)?.seen_by(viewer), options })
    }

    fn takeback(&self, table: &dyn DynSession, is_meant: &dyn Fn(Seat) -> bool) -> Option<u32> {
        last_of(self.session(table)?.seen_by_asked(), is_meant).map(|(choices, _)| choices)
    }

    fn undone(&self, table: &dyn DynSession, choices: u32) -> Option<(Takeback, Vec<Seat>)> {
        let session = self.session(table)?;
        let takeback = session.can_undo(choices)?;
        let line = session.seen_by_asked().line();
        let last = line.len().saturating_sub(usize::try_from(takeback.steps).unwrap_or(usize::MAX));
        Some((takeback, line[last..].iter().filter_map(SeenStep::seat).collect()))
    }

    fn bot_job(&self, table: &dyn DynSession, company: &SeatAssignment, seeds: [u64; 2]) -> Option<BotJob> {
        let session = self.session(table)?;
        let (seat, level) = company.decides(session)?;
        let game = Arc::clone(session.shared_game());
        let now = session.seen_by(Audience::Seat(seat)).now();
        let Ok(known) = now.resampled(&mut FastSource::new(seeds[0]));
        let choices = now.choices();
        let step = session.step();
        let think = move |stop: &AtomicBool| {
            let last = choices.len().checked_sub(1)?;
            let chosen = match last {
                0 => 0,
                _ => level.choose(&*game, &known, &choices, seeds[1], stop)?.min(last),
            };
            (!stop.load(Ordering::Relaxed)).then(|| game.choice_id(choices[chosen]))
        };
        Some(BotJob { seat, level, step, think: Box::new(think) })
    }

    fn hint_job(&self, table: &dyn DynSession, seat: Seat, seeds: [u64; 2]) -> Option<HintJob> {
        let session = self.session(table)?;
        let game = Arc::clone(session.shared_game());
        if session.asked() != Audience::Seat(seat) {
            return None;
        }
        let now = session.seen_by(Audience::Seat(seat)).now();
        let Ok(known) = now.resampled(&mut FastSource::new(seeds[0]));
        let choices = now.choices();
        let (step, named) = (session.step(), now.choice_infos());
        let advise = move |manner: &SearchParams, watch: &mut dyn FnMut(&Thought) -> ControlFlow<()>| {
            game.consider(&known, seat, &choices, &SearchParams { seed: seeds[1], ..*manner }, watch)
        };
        Some(HintJob { step, terms: S::Game::TERMS, choices: named, advise: Box::new(advise) })
    }

    fn odds_job(&self, table: &dyn DynSession, seat: Seat, choice: &str, seeds: [u64; 2]) -> Option<OddsJob> {
        let session = self.session(table)?;
        let game = Arc::clone(session.shared_game());
        let now = session.seen_by(Audience::Seat(seat)).now();
        let named = now.choice_infos().into_iter().find(|one| one.id == choice)?;
        let of = now.find_choice(choice)?;
        let Ok(known) = now.resampled(&mut FastSource::new(seeds[0]));
        let appraise = move |manner: &SearchParams, stop: &AtomicBool| {
            odds(&*game, &known, seat, of, &SearchParams { seed: seeds[1], ..*manner }, stop)
        };
        Some(OddsJob {
            step: session.step(),
            terms: S::Game::TERMS,
            choice: named,
            appraise: Box::new(appraise),
        })
    }

    fn review_job(&self, table: &dyn DynSession, seat: Seat, seed: u64) -> Option<ReviewJob> {
        let session = self.session(table)?;
        let game = Arc::clone(session.shared_game());
        let mut reviewer = Reviewer::new(session.seen_by(Audience::Seat(seat)), seed);
        let decisions = reviewer.left();
        let next = move |stop: &AtomicBool| reviewer.next(&game, stop);
        Some(ReviewJob { decisions, next: Box::new(next) })
    }
}
