//! Games with their types taken away: what a server needs of each.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use maud::Markup;
use memory::{Account, Day, Picks, Profile, Remember, daily_secret};
use packs::Record as PackRecord;
use pages::{Advice, Book, Face, Frame, Friends, Listing, Outlook, Scene, Screen, Tile};
use players::{Company, Level, Manner, Playable, Reviewer, Thought, last_of, odds};
use practice::Task;
use serde_json::Value;
use tabletop::{
    Audience, Fast, Fingerprint, House, Message, ObjectionInfo, OpenError, Opening, Seat, Session, Source,
    Table, TableError, Takeback,
};

use crate::hint::{Adviser, Appraiser};
use crate::minds::Thinker;
use crate::review::Reviewing;

/// A challenge that is not over after so many decisions is given up by a player of ours.
const LONGEST: u32 = 20_000;

/// The field of a card that says that the record is not handed out yet.
pub(crate) const KEPT: &str = "kept";

/// A game that is served. [`Hall`] makes one of every game that has pages.
pub trait Room: Send + Sync {
    /// The stable name of the game.
    fn name(&self) -> &'static str;

    /// How lists and the first page speak of it.
    fn tile(&self) -> &Tile;

    /// Its rulebook.
    fn book(&self) -> &Book;

    /// The records of the content that new games are played with.
    fn listing(&self) -> Listing<'_>;

    /// Whether seats have secrets from each other.
    fn hides(&self) -> bool;

    /// What games with this content are played with; nothing is what new games are played with.
    fn house(&self, content: Option<Fingerprint>) -> &dyn House;

    /// What the rulebook suggests for a first game.
    fn first_setup(&self) -> Value;

    /// The setup of a form; nothing for what is begun without any question.
    ///
    /// # Errors
    /// When the form makes no sense.
    fn read_form(&self, fields: Option<Vec<(String, String)>>) -> Result<Value, OpenError>;

    /// The page of a new game, with what was sent, as far as it makes sense, and why it was refused.
    fn new_game(
        &self,
        frame: &Frame<'_>,
        setup: Option<&Value>,
        company: &Company,
        fault: Option<&Message>,
    ) -> Markup;

    /// What lists keep of a game.
    fn card(&self, table: &dyn Table) -> Value;

    /// What a list says of a game.
    fn face(&self, card: &Value) -> Face;

    /// What can be counted in a game that is over; nothing while it goes on.
    fn account(&self, table: &dyn Table, company: &Company) -> Option<Account>;

    /// What its statistics are made of.
    fn profile(&self) -> Profile;

    /// What a word of its accounts is called.
    fn call(&self, name: &str, value: &str) -> Message;

    /// The setup of a day's challenge.
    fn challenge(&self, day: Day) -> Value;

    /// Has a player of ours play a day's challenge to its end, and gives its account; nothing when it
    /// was stopped.
    fn play_challenge(&self, day: Day, level: Level, stop: &AtomicBool) -> Option<Account>;

    /// The examples of a rule, the one with the number `drawn` with a picture of its position.
    fn examples(&self, frame: &Frame<'_>, rule: &str, drawn: usize) -> Markup;

    /// Where the game is read in more than one way; nothing where nobody but the players does.
    fn readings(&self, frame: &Frame<'_>) -> Option<Markup>;

    /// The drawing of what came up, by what is asked and the name of the answer.
    fn drawing(&self, what: &str, answer: &str) -> Option<String>;

    /// What was just finished at a table at which something is practised.
    fn finished(&self, table: &dyn Table) -> Option<Task>;

    /// At how many places the story of a step pauses.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn moments(&self, table: &dyn Table, step: u32) -> Result<usize, TableError>;

    /// The page of a table, or only what changes of it; nothing when it is another game's.
    fn show(&self, table: &dyn Table, look: Look<'_>, part: bool) -> Option<Markup>;

    /// How many choices must be taken back to come to the last decision of a seat that is meant.
    fn takeback(&self, table: &dyn Table, is_meant: &dyn Fn(Seat) -> bool) -> Option<u32>;

    /// What taking back so many choices would take back, and who made them; nothing where there are not so many.
    fn undone(&self, table: &dyn Table, choices: u32) -> Option<(Takeback, Vec<Seat>)>;

    /// The thought of the player of ours that is to decide, with as much of the game as its seat may
    /// know; nothing when a person decides, or nobody. What its seat cannot see and its own whims
    /// follow from `seeds`.
    fn thinker(&self, table: &dyn Table, company: &Company, seeds: [u64; 2]) -> Option<Thinker>;

    /// Advice for a seat, with as much of the game as it may know; nothing where the seat has nothing
    /// to decide. As for [`Room::thinker`], all chance follows from `seeds`.
    fn adviser(&self, table: &dyn Table, seat: Seat, seeds: [u64; 2]) -> Option<Adviser>;

    /// The odds of a choice for a seat that decides, which are still to be worked out; as
    /// [`Room::adviser`]. Nothing where the seat has no such choice.
    fn appraiser(&self, table: &dyn Table, seat: Seat, choice: &str, seeds: [u64; 2]) -> Option<Appraiser>;

    /// A table to be looked back at for a seat; nothing when it is another game's.
    fn reviewer(&self, table: &dyn Table, seat: Seat, seed: u64) -> Option<Reviewing>;
}

/// How a table is looked at; see [`Scene`].
#[allow(missing_docs, reason = "each field is one of a scene, and explained there")]
pub struct Look<'a> {
    pub frame: &'a Frame<'a>,
    pub id: &'a str,
    pub viewer: Audience,
    pub company: &'a Company,
    pub friends: Option<&'a Friends>,
    pub covered: bool,
    pub advice: Option<&'a Advice>,
    pub odds: Option<&'a Outlook>,
    pub at: Option<u32>,
    pub moment: Option<usize>,
    pub watching: bool,
    pub chosen: Option<&'a str>,
    pub explain: Option<Vec<ObjectionInfo>>,
    pub fault: Option<&'a Message>,
    pub remark: Option<&'a Markup>,
}

/// One game, with the packs that it may be played with.
pub struct Hall<G: Screen> {
    tile: Tile,
    book: OnceLock<Book>,
    copies: Vec<Copy<G>>,
}

/// The game as it is played with one pack, and the records of the pack.
struct Copy<G> {
    game: Arc<G>,
    records: Vec<PackRecord>,
}

impl<G: Screen + Playable + Remember> Hall<G> {
    /// A game with its built-in pack.
    pub fn new(game: Arc<G>, records: Vec<PackRecord>) -> Self {
        Self { tile: game.tile(), book: OnceLock::new(), copies: vec![Copy { game, records }] }
    }

    /// The same with one pack more. Games go on with the pack they were begun with; new ones are
    /// begun with the last.
    pub fn add(&mut self, game: Arc<G>, records: Vec<PackRecord>) {
        self.copies.push(Copy { game, records });
    }

    fn newest(&self) -> &Copy<G> {
        // The built-in pack is always there.
        &self.copies[self.copies.len() - 1]
    }

    /// The game that a table was opened or loaded with.
    fn game_of(&self, session: &Session<G>) -> Option<Arc<G>> {
        let here = |copy: &&Copy<G>| std::ptr::eq(Arc::as_ptr(&copy.game), session.game());
        self.copies.iter().find(here).map(|copy| Arc::clone(&copy.game))
    }

    fn session<'a>(&self, table: &'a dyn Table) -> Option<&'a Session<G>> {
        table.as_any().downcast_ref()
    }
}

impl<G: Screen + Playable + Remember> Room for Hall<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn tile(&self) -> &Tile {
        &self.tile
    }

    fn book(&self) -> &Book {
        self.book.get_or_init(|| Book::new(self.tile.clone(), self.newest().game.rules()))
    }

    fn listing(&self) -> Listing<'_> {
        Listing { tile: &self.tile, kinds: G::KINDS, records: &self.newest().records }
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn house(&self, content: Option<Fingerprint>) -> &dyn House {
        // With content that is not here, what is newest finds the record strange, and says so.
        let fits = |copy: &&Copy<G>| content.is_some_and(|content| G::content(&copy.game) == content);
        &self.copies.iter().find(fits).unwrap_or(self.newest()).game
    }

    fn first_setup(&self) -> Value {
        // Every key of a setup is a string, so that writing cannot fail.
        serde_json::to_value(self.newest().game.first_setup()).unwrap_or_default()
    }

    fn read_form(&self, fields: Option<Vec<(String, String)>>) -> Result<Value, OpenError> {
        let game = &self.newest().game;
        let setup = fields.map_or_else(|| Ok(game.quick()), |fields| game.read_form(fields))?;
        serde_json::to_value(setup).map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })
    }

    fn new_game(
        &self,
        frame: &Frame<'_>,
        setup: Option<&Value>,
        company: &Company,
        fault: Option<&Message>,
    ) -> Markup {
        let game = &self.newest().game;
        let sent = setup.and_then(|setup| serde_json::from_value(setup.clone()).ok());
        game.new_game(frame, &sent.unwrap_or_else(|| game.quick()), company, fault)
    }

    fn card(&self, table: &dyn Table) -> Value {
        let mut card = self.session(table).map(G::card).unwrap_or_default();
        if let Value::Object(fields) = &mut card
            && crate::seats::differ(table, G::HIDES)
            && table.outcome().is_none()
            && !table.is_given_up()
        {
            fields.insert(KEPT.to_owned(), true.into());
        }
        card
    }

    fn face(&self, card: &Value) -> Face {
        G::face(card)
    }

    fn account(&self, table: &dyn Table, company: &Company) -> Option<Account> {
        Account::of(self.session(table)?, company)
    }

    fn profile(&self) -> Profile {
        G::PROFILE
    }

    fn call(&self, name: &str, value: &str) -> Message {
        G::call(name, value)
    }

    fn challenge(&self, day: Day) -> Value {
        let setup = self.newest().game.challenge(&mut Picks::of(G::NAME, day));
        // Every key of a setup is a string, so that writing cannot fail.
        serde_json::to_value(setup).unwrap_or_default()
    }

    fn play_challenge(&self, day: Day, level: Level, stop: &AtomicBool) -> Option<Account> {
        let game = &self.newest().game;
        let setup = game.challenge(&mut Picks::of(G::NAME, day));
        let source = Source::Keyed(daily_secret(G::NAME, day));
        let Ok(Opening::Begun(mut session)) = Session::open(Arc::clone(game), setup, source, &[]) else {
            return None;
        };
        // The seed is public, and must tell a player of ours nothing: its whims come from the day alone.
        let mut whims = Fast::new(u64::from(day.0.unsigned_abs()));
        let mut choices = Vec::new();
        for _ in 0..LONGEST {
            let Some(decision) = game.decision(session.state()) else {
                return Account::of(&session, &Company::default());
            };
            game.choices(session.state(), &mut choices);
            let Ok(known) =
                game.resample(session.state(), Audience::Seat(decision.seat), &mut Fast::new(whims.word()));
            let last = choices.len().checked_sub(1)?;
            let chosen = level.choose(&**game, &known, &choices, whims.word(), stop)?.min(last);
            session.choose(&game.choice_id(choices[chosen]), None).ok()?;
        }
        None
    }

    fn examples(&self, frame: &Frame<'_>, rule: &str, drawn: usize) -> Markup {
        pages::examples(frame, &self.newest().game, rule, drawn)
    }

    fn readings(&self, frame: &Frame<'_>) -> Option<Markup> {
        let (standpoints, all) = self.newest().game.readings();
        (!all.is_empty()).then(|| pages::readings(frame, self.book(), &standpoints, &all))
    }

    fn drawing(&self, what: &str, answer: &str) -> Option<String> {
        G::drawing(what, answer)
    }

    fn finished(&self, table: &dyn Table) -> Option<Task> {
        pages::finished(self.session(table)?)
    }

    fn moments(&self, table: &dyn Table, step: u32) -> Result<usize, TableError> {
        let story = self.session(table).map(|session| session.story(step)).transpose()?;
        Ok(story.map_or(0, |story| story.moments.len()))
    }

    fn show(&self, table: &dyn Table, look: Look<'_>, part: bool) -> Option<Markup> {
        let session = self.session(table)?;
        let Look {
            frame,
            id,
            viewer,
            company,
            friends,
            covered,
            advice,
            odds,
            at,
            moment,
            watching,
            chosen,
            explain,
            fault,
            remark,
        } = look;
        let scene = Scene {
            frame,
            id,
            session,
            viewer,
            company: company.clone(),
            friends,
            covered,
            advice,
            odds,
            at,
            moment,
            watching,
            chosen,
            explain,
            fault,
            remark,
        };
        Some(if part { G::part(&scene) } else { G::page(&scene) })
    }

    fn takeback(&self, table: &dyn Table, is_meant: &dyn Fn(Seat) -> bool) -> Option<u32> {
        last_of(self.session(table)?, is_meant).map(|(choices, _)| choices)
    }

    fn undone(&self, table: &dyn Table, choices: u32) -> Option<(Takeback, Vec<Seat>)> {
        let session = self.session(table)?;
        let takeback = session.can_undo(choices)?;
        let line = session.line();
        let last = line.len().saturating_sub(usize::try_from(takeback.steps).unwrap_or(usize::MAX));
        let decided = line[last..].iter().filter_map(|entry| session.game().decision(entry.before));
        Some((takeback, decided.map(|decision| decision.seat).collect()))
    }

    fn thinker(&self, table: &dyn Table, company: &Company, seeds: [u64; 2]) -> Option<Thinker> {
        let session = self.session(table)?;
        let (seat, level) = company.decides(session)?;
        let game = self.game_of(session)?;
        let Ok(known) = game.resample(session.state(), Audience::Seat(seat), &mut Fast::new(seeds[0]));
        let mut choices = Vec::new();
        game.choices(session.state(), &mut choices);
        let step = session.step();
        let think = move |stop: &AtomicBool| {
            let last = choices.len().checked_sub(1)?;
            let chosen = match last {
                0 => 0,
                _ => level.choose(&*game, &known, &choices, seeds[1], stop)?.min(last),
            };
            (!stop.load(Ordering::Relaxed)).then(|| game.choice_id(choices[chosen]))
        };
        Some(Thinker { seat, level, step, think: Box::new(think) })
    }

    fn adviser(&self, table: &dyn Table, seat: Seat, seeds: [u64; 2]) -> Option<Adviser> {
        let session = self.session(table)?;
        let game = self.game_of(session)?;
        if session.asked() != Audience::Seat(seat) {
            return None;
        }
        let Ok(known) = game.resample(session.state(), Audience::Seat(seat), &mut Fast::new(seeds[0]));
        let mut choices = Vec::new();
        game.choices(session.state(), &mut choices);
        let (step, named) = (session.step(), session.choices(Audience::Seat(seat)));
        let advise = move |manner: &Manner, watch: &mut dyn FnMut(&Thought) -> ControlFlow<()>| {
            game.consider(&known, seat, &choices, &Manner { seed: seeds[1], ..*manner }, watch)
        };
        Some(Adviser { step, terms: G::TERMS, choices: named, advise: Box::new(advise) })
    }

    fn appraiser(&self, table: &dyn Table, seat: Seat, choice: &str, seeds: [u64; 2]) -> Option<Appraiser> {
        let session = self.session(table)?;
        let game = self.game_of(session)?;
        let named = session.choices(Audience::Seat(seat)).into_iter().find(|one| one.id == choice)?;
        let of = game.find_choice(session.state(), choice)?;
        let Ok(known) = game.resample(session.state(), Audience::Seat(seat), &mut Fast::new(seeds[0]));
        let appraise = move |manner: &Manner, stop: &AtomicBool| {
            odds(&*game, &known, seat, of, &Manner { seed: seeds[1], ..*manner }, stop)
        };
        Some(Appraiser { step: session.step(), terms: G::TERMS, choice: named, appraise: Box::new(appraise) })
    }

    fn reviewer(&self, table: &dyn Table, seat: Seat, seed: u64) -> Option<Reviewing> {
        let session = self.session(table)?;
        let game = self.game_of(session)?;
        let mut reviewer = Reviewer::new(session, seat, seed);
        let decisions = reviewer.left();
        let next = move |stop: &AtomicBool| reviewer.next(&game, stop);
        Some(Reviewing { decisions, next: Box::new(next) })
    }
}
