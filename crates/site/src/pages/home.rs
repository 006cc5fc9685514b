//! The first page, the forms of new games, the rulebooks, the list of games, and settings.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use search::{Level, SeatAssignment};
use serde::Deserialize;
use serde_json::Value;
use stats::{Counts, Day, Played};
use store::Sort;
use tabletop::{Fingerprint, Message, OpenError};
use web::{Climb, Filter, GameCard, Listing, Motion, Pace, Shelved, Sight, Sound, Taps, Theme};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::http::blocking::run_blocking;
use crate::http::cookies;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{created, faulty, fresh, page};
use crate::language::find_language;
use crate::occasion::PRACTICE;
use crate::pages::physical;
use crate::seats;
use crate::services::begin::{self, Beginning, Begun};
use crate::services::fairness::{self, FairnessFields};
use crate::services::packs;
use crate::services::tables::NewTable;
use crate::site::Site;

/// The number of recent games that are searched for one to continue.
const RECENT: u32 = 32;

/// The number of games on a page of the list.
const EACH: u32 = 20;

/// The most recently played games.
fn cards(site: &Site, most: u32) -> Result<Vec<GameCard>, AppError> {
    Ok(site.platform.store.list(most)?.into_iter().filter_map(|listed| site.games.card(listed)).collect())
}

/// The first page.
pub(crate) async fn home(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let cards = cards(site, RECENT)?;
        let waits = |card: &&GameCard| card.face.outcome.is_none() && card.sort != PRACTICE;
        let resume = cards.iter().find(waits);
        let tiles = site.games.tiles();
        let offers = tiles.iter().map(|_| site.fairness.offer()).collect::<Result<Vec<_>, _>>()?;
        let about = site.posters.of_site(context.prefs.language);
        Ok(fresh(web::home(&context.frame(), &tiles, resume, &offers, &about)))
    })
    .await
}

/// The form of a new game.
pub(crate) async fn new_game(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
    Query(Begin { pack, first }): Query<Begin>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let game = site.games.game(&game)?;
        let (choice, fault) = site.packs.choice_or(
            game,
            pack.as_deref().filter(|id| !id.is_empty()),
            site.fairness.offer()?,
        )?;
        let said = fault.as_ref().map(|fault| &fault.message);
        let of_ladder = |name: &str| site.games.ladder(game.name()).find(name).map(|rung| rung.setup.clone());
        let setup = first.and_then(|name| game.suggested(&name).or_else(|| of_ladder(&name)));
        let markup = game.new_game(
            &context.frame(),
            setup.as_ref(),
            &SeatAssignment::default(),
            &choice.offered(),
            said,
        );
        Ok(match &fault {
            Some(fault) => faulty(fault, markup),
            None => fresh(markup),
        })
    })
    .await
}

/// The quick start of a game against computer players.
pub(crate) async fn against(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let game = site.games.game(&game)?;
        if game.tile().opponents == 0 {
            return Err(AppError::no_page());
        }
        let mut records = [Counts::default(); Level::ALL.len()];
        for played in site.summaries.cache.finished()?.counting_of(game.name()) {
            if let Some(level) = played.account.opponent() {
                records[level as usize].add(played.account.result);
            }
        }
        Ok(fresh(web::against(&context.frame(), game.tile(), &records, &site.fairness.offer()?)))
    })
    .await
}

/// The results of a person in each kind of game, compared with the computer players.
pub(crate) async fn ladder(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let game = site.games.game(&game)?;
        let ladder = site.games.ladder(game.name());
        if ladder.rungs().is_empty() {
            return Err(AppError::no_page());
        }
        let finished = site.summaries.cache.finished()?;
        let games: Vec<&Played> = finished.counting_of(game.name()).collect();
        let climb =
            Climb { ladder, counts: &ladder.counts(&games), call: &|word, value| game.call(word, value) };
        Ok(fresh(web::ladder(&context.frame(), game.tile(), &climb)))
    })
    .await
}

/// The initial values of the form of a new game.
#[derive(Debug, Deserialize)]
pub(crate) struct Begin {
    pack: Option<String>,
    /// The name of a suggested setup or of a rung of the ladder; unknown names are ignored.
    first: Option<String>,
}

/// Begins a game or, with the field `look`, shows the form again with the submitted values.
pub(crate) async fn begin(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
    Form(mut fields): Form<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let game = site.games.game(&game)?;
        let sent = fields.len();
        fields.retain(|(name, _)| name != "look");
        let looks = fields.len() < sent;
        if let Some((opponents, company)) = seats::against(&fields)? {
            let setup = game.against(opponents).ok_or_else(AppError::malformed)?;
            let (_, sent) = fairness::split(fields)?;
            return match begin_setup(site, game, setup, &company, None, sent)? {
                Ok(begun) => Ok(created(&begun)),
                Err((_, fault)) => Err(fault),
            };
        }
        let (fields, company) = seats::split(fields, &SeatAssignment::default())?;
        let (fields, pack) = packs::split(fields);
        let (choice, lost) = site.packs.choice_or(game, pack.as_deref(), site.fairness.offer()?)?;
        let with_friends = fields.iter().any(|(name, value)| name == web::FRIENDS_FIELD && value == "1");
        let fields = fields.into_iter().filter(|(name, _)| name != web::FRIENDS_FIELD).collect();
        let (fields, sent) = fairness::split(fields)?;
        let show = |setup: Option<&Value>, fault: Option<&AppError>| {
            let said = fault.map(|fault| &fault.message);
            let markup = game.new_game(&context.frame(), setup, &company, &choice.offered(), said);
            match fault {
                Some(fault) => faulty(fault, markup),
                None => page(markup),
            }
        };
        if let Some(fault) = lost {
            // The built-in content reads the submitted values.
            return match game.read_form(None, Some(physical::split(fields).0)) {
                Ok(setup) => Ok(show(Some(&setup), Some(&fault))),
                Err(_) => Ok(show(None, Some(&fault))),
            };
        }
        if looks {
            let setup = game.read_form(choice.content(), Some(fields))?;
            return Ok(show(Some(&setup), None));
        }
        let (fields, told) = physical::split(fields);
        if let Some(told) = told {
            return physical::begin(site, game, fields, &company, choice.content(), &told);
        }
        let begun = if with_friends {
            begin_among_friends(site, game, fields, &company, choice.content())?
        } else {
            begin_with(site, game, fields, &company, choice.content(), sent)?
        };
        match begun {
            Ok(begun) => Ok(created(&begun)),
            Err((setup, fault)) => Ok(show(setup.as_ref(), Some(&fault))),
        }
    })
    .await
}

/// Begins a game from a form. The inner error is for the form: the setup, if it could be read, and the reason.
fn begin_with(
    site: &Site,
    game: &dyn ServedGame,
    fields: Vec<(String, String)>,
    company: &SeatAssignment,
    content: Option<Fingerprint>,
    sent: FairnessFields,
) -> Result<Result<NewTable, (Option<Value>, AppError)>, AppError> {
    let quick = fields.iter().any(|(name, value)| name == "quick" && value == "1");
    let setup = match game.read_form(content, (!quick).then_some(fields)) {
        Ok(setup) => setup,
        Err(fault) => return Ok(Err((None, fault.into()))),
    };
    let company = if quick { &SeatAssignment::default() } else { company };
    begin_setup(site, game, setup, company, content, sent)
}

/// Begins a game with a setup; errors as for [`begin_with`].
fn begin_setup(
    site: &Site,
    game: &dyn ServedGame,
    setup: Value,
    company: &SeatAssignment,
    content: Option<Fingerprint>,
    sent: FairnessFields,
) -> Result<Result<NewTable, (Option<Value>, AppError)>, AppError> {
    let prepared = site.fairness.redeem(sent.ticket.as_deref())?;
    let source = prepared.source(sent.words.into_iter().collect())?;
    let beginning =
        Beginning { game, content, setup: &setup, company, id: prepared.id, source, answers: &[] };
    match begin::begin(&site.packs, &site.tables, beginning)? {
        Ok(Begun::Table(table)) => Ok(Ok(table)),
        // A keyed game never asks for results.
        Ok(Begun::Asks(_)) => Err(AppError::broken()),
        Err(fault @ OpenError::RefusedSetup(_)) => Ok(Err((Some(setup), fault.into()))),
        Err(fault) => Ok(Err((None, fault.into()))),
    }
}

/// Creates a waiting room from a form; errors as for [`begin_with`].
fn begin_among_friends(
    site: &Site,
    game: &dyn ServedGame,
    fields: Vec<(String, String)>,
    company: &SeatAssignment,
    content: Option<Fingerprint>,
) -> Result<Result<NewTable, (Option<Value>, AppError)>, AppError> {
    let setup = match game.read_form(content, Some(fields)) {
        Ok(setup) => setup,
        Err(fault) => return Ok(Err((None, fault.into()))),
    };
    Ok(match site.rooms.make(game, content, setup.clone(), company) {
        Ok(begun) => Ok(begun),
        Err(fault) if fault.kind.is_refusal() => Err((Some(setup), fault)),
        Err(fault) => return Err(fault),
    })
}

/// A search in the rulebook.
#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    q: Option<String>,
}

/// The rulebooks.
pub(crate) async fn rulebook(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Query(Search { q }): Query<Search>,
) -> Result<Response, HttpError> {
    let show =
        move |site: &Site| Ok(page(web::rulebook(&context.frame(), &site.games.books(), q.as_deref())));
    run_blocking(site, show).await
}

/// Shows the rulebook of a game. The number of a rule alone is searched in all rulebooks.
pub(crate) async fn contents(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let books = site.games.books();
        if let Some(served) = site.games.find(&game) {
            return Ok(page(web::contents(&context.frame(), &books, served.book())));
        }
        let book = books.iter().find(|book| book.find(&game).is_some()).ok_or_else(AppError::no_rule)?;
        Ok(Redirect::permanent(&book.address(&game)).into_response())
    })
    .await
}

/// Shows the stored games that match the filter.
pub(crate) async fn games(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Query(filter): Query<Filter>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| Ok(fresh(shelved(site, &context, &filter, None)?))).await
}

/// A page of the list of games.
pub(crate) fn shelved(
    site: &Site,
    context: &RequestContext,
    filter: &Filter,
    fault: Option<&Message>,
) -> Result<Markup, AppError> {
    let page = filter.page.parse::<u32>().unwrap_or(1).clamp(1, 1_000_000);
    let found = site.platform.store.find(&query(filter, page))?;
    // A page beyond the end is the last page.
    let last = found.all.div_ceil(EACH).max(1);
    let (page, found) =
        if page > last { (last, site.platform.store.find(&query(filter, last))?) } else { (page, found) };
    let cards: Vec<GameCard> = found.games.into_iter().filter_map(|listed| site.games.card(listed)).collect();
    let shelved =
        Shelved { games: &cards, all: found.all, each: EACH, page, filter, trusted: site.policy.is_local };
    Ok(web::games(&context.frame(), &site.games.tiles(), &shelved, fault))
}

/// The query for a filter. Invalid values match everything.
fn query(filter: &Filter, page: u32) -> store::Query {
    let named = |value: &str| Some(value.to_owned()).filter(|value| !value.is_empty());
    let day = |value: &str| value.parse::<Day>().ok();
    let (order, rising) =
        filter.order.strip_suffix("-up").map_or((&*filter.order, false), |order| (order, true));
    store::Query {
        game: named(&filter.game),
        over: match &*filter.state {
            "on" => Some(false),
            "over" => Some(true),
            _ => None,
        },
        result: named(&filter.result),
        // In the store, the sort of an ordinary game is empty.
        sort: named(&filter.sort).map(|sort| if sort == "game" { String::new() } else { sort }),
        people: match &*filter.players {
            "one" => Some((1, 1)),
            "several" => Some((2, u8::MAX)),
            _ => None,
        },
        ours: (filter.players == "ours").then_some(true),
        from: day(&filter.from).map(Day::begins),
        before: day(&filter.to).map(|day| day.plus(1).begins()),
        order: match order {
            "created" => Sort::Created,
            "steps" => Sort::Steps,
            "score" => Sort::Score,
            _ => Sort::Changed,
        },
        rising,
        skip: (page - 1).saturating_mul(EACH),
        most: EACH,
    }
}

/// Shows the credits of each component.
pub(crate) async fn credits(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let packs: Vec<Listing<'_>> = site.games.all().map(ServedGame::listing).collect();
        Ok(page(web::credits(&context.frame(), &packs)))
    })
    .await
}

/// Shows the keyboard shortcuts.
pub(crate) async fn keys(context: RequestContext) -> Response {
    page(web::keys(&context.frame()))
}

/// The page that an installed site shows while the server cannot be reached.
pub(crate) async fn offline(context: RequestContext) -> Response {
    page(web::offline(&context.frame()))
}

/// Shows the preferences.
pub(crate) async fn settings(context: RequestContext, Query(Saved { saved }): Query<Saved>) -> Response {
    page(web::settings(&context.frame(), saved.is_some()))
}

/// Whether settings were just saved.
#[derive(Debug, Deserialize)]
pub(crate) struct Saved {
    saved: Option<String>,
}

/// New preferences; missing ones stay unchanged.
#[derive(Debug, Deserialize)]
pub(crate) struct Settings {
    language: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    pace: Option<String>,
    sight: Option<String>,
    taps: Option<String>,
    sound: Option<String>,
    back: Option<String>,
}

/// Saves the preferences.
pub(crate) async fn settle(
    context: RequestContext,
    Form(form): Form<Settings>,
) -> Result<Response, HttpError> {
    /// The value with this name, or the current one without a name.
    fn pick<T>(name: Option<&String>, find: impl Fn(&str) -> Option<T>, now: T) -> Result<T, AppError> {
        name.map_or(Ok(now), |name| find(name).ok_or_else(AppError::malformed))
    }
    let now = context.prefs;
    let chosen = web::Prefs {
        language: pick(form.language.as_ref(), find_language, now.language)?,
        theme: pick(form.theme.as_ref(), Theme::find, now.theme)?,
        motion: pick(form.motion.as_ref(), Motion::find, now.motion)?,
        pace: pick(form.pace.as_ref(), Pace::find, now.pace)?,
        sight: pick(form.sight.as_ref(), Sight::find, now.sight)?,
        taps: pick(form.taps.as_ref(), Taps::find, now.taps)?,
        sound: pick(form.sound.as_ref(), Sound::find, now.sound)?,
    };
    let back = form.back.as_deref().filter(|back| is_ours(back)).unwrap_or("/settings");
    let back = if back.split('?').next() == Some("/settings") { "/settings?saved=1" } else { back };
    Ok(([(header::SET_COOKIE, cookies::of_prefs(chosen))], Redirect::to(back)).into_response())
}

/// Whether an address leads to a page of this site.
fn is_ours(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}
