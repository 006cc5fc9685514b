//! Every page but the tables.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use search::SeatAssignment;
use serde::Deserialize;
use serde_json::{Value, json};
use stats::Day;
use store::Sort;
use tabletop::{Fingerprint, Message, OpenError, Opened};
use web::{Filter, GameCard, Listing, Motion, Pace, Shelved, Sight, Theme};

use crate::app::{App, aside};
use crate::beside;
use crate::fairness::{self, Sent};
use crate::fault::{Fault, Told};
use crate::notes::PRACTICE;
use crate::packs;
use crate::prefs;
use crate::request::Asked;
use crate::room::Room;
use crate::seats;
use crate::table::set_keys;
use crate::tables::Begun;

/// How many games are looked through for one that waits.
const RECENT: u32 = 32;

/// How many games stand on a page of the list.
const EACH: u32 = 20;

pub(crate) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// A page that must be asked for again whenever somebody comes back to it.
pub(crate) fn fresh(markup: Markup) -> Response {
    let mut response = page(markup);
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    response
}

/// A page that says itself what went wrong.
pub(crate) fn faulty(fault: &Fault, markup: Markup) -> Response {
    let mut response = (fault.status, page(markup)).into_response();
    response.extensions_mut().insert(Told);
    response
}

/// The games that were played last.
fn cards(app: &App, most: u32) -> Result<Vec<GameCard>, Fault> {
    Ok(app.store.list(most)?.into_iter().filter_map(|listed| app.shelf.card(listed)).collect())
}

/// The first page.
pub(crate) async fn home(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| {
        let cards = cards(app, RECENT)?;
        let waits = |card: &&GameCard| card.face.outcome.is_none() && card.sort != PRACTICE;
        let resume = cards.iter().find(waits);
        let tiles = app.shelf.tiles();
        let offers = tiles.iter().map(|_| app.offer()).collect::<Result<Vec<_>, _>>()?;
        Ok(fresh(web::home(&asked.frame(), &tiles, resume, &offers)))
    })
    .await
}

/// The form of a new game.
pub(crate) async fn new_game(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(game): Path<String>,
    Query(Begin { pack }): Query<Begin>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let room = app.shelf.room(&game)?;
        let (choice, fault) = app.choice_or(room, pack.as_deref().filter(|id| !id.is_empty()))?;
        let said = fault.as_ref().map(|fault| &fault.message);
        let markup = room.new_game(&asked.frame(), None, &SeatAssignment::default(), &choice.offered(), said);
        Ok(match &fault {
            Some(fault) => faulty(fault, markup),
            None => fresh(markup),
        })
    })
    .await
}

/// What the form of a new game begins with.
#[derive(Debug, Deserialize)]
pub(crate) struct Begin {
    pack: Option<String>,
}

/// Begins a game, or shows the form with what was sent when it is only to be looked at.
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(game): Path<String>,
    Form(mut fields): Form<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let room = app.shelf.room(&game)?;
        let sent = fields.len();
        fields.retain(|(name, _)| name != "look");
        let looks = fields.len() < sent;
        let (fields, company) = seats::split(fields, &SeatAssignment::default())?;
        let (fields, pack) = packs::split(fields);
        let (choice, lost) = app.choice_or(room, pack.as_deref())?;
        let with_friends = fields.iter().any(|(name, value)| name == web::FRIENDS_FIELD && value == "1");
        let fields = fields.into_iter().filter(|(name, _)| name != web::FRIENDS_FIELD).collect();
        let (fields, sent) = fairness::split(fields)?;
        let show = |setup: Option<&Value>, fault: Option<&Fault>| {
            let said = fault.map(|fault| &fault.message);
            let markup = room.new_game(&asked.frame(), setup, &company, &choice.offered(), said);
            match fault {
                Some(fault) => faulty(fault, markup),
                None => page(markup),
            }
        };
        if let Some(fault) = lost {
            // What was sent is read by what is built in.
            return match room.read_form(None, Some(beside::split(fields).0)) {
                _ if asked.json => Err(fault),
                Ok(setup) => Ok(show(Some(&setup), Some(&fault))),
                Err(_) => Ok(show(None, Some(&fault))),
            };
        }
        if looks {
            let setup = room.read_form(choice.content(), Some(fields))?;
            return Ok(show(Some(&setup), None));
        }
        let (fields, told) = beside::split(fields);
        if let Some(told) = told {
            return beside::begin(app, &asked, room, fields, &company, choice.content(), &told);
        }
        let begun = if with_friends {
            begin_among_friends(app, room, fields, &company, choice.content())?
        } else {
            begin_with(app, room, fields, &company, choice.content(), sent)?
        };
        match begun {
            Ok(begun) => Ok(created(&asked, &begun)),
            Err((_, fault)) if asked.json => Err(fault),
            Err((setup, fault)) => Ok(show(setup.as_ref(), Some(&fault))),
        }
    })
    .await
}

/// Begins a game as a form says; or what was sent, and why it was refused.
fn begin_with(
    app: &App,
    room: &dyn Room,
    fields: Vec<(String, String)>,
    company: &SeatAssignment,
    content: Option<Fingerprint>,
    sent: Sent,
) -> Result<Result<Begun, (Option<Value>, Fault)>, Fault> {
    let quick = fields.iter().any(|(name, value)| name == "quick" && value == "1");
    let setup = match room.read_form(content, (!quick).then_some(fields)) {
        Ok(setup) => setup,
        Err(fault) => return Ok(Err((None, fault.into()))),
    };
    let company = if quick { &SeatAssignment::default() } else { company };
    let prepared = app.redeem(sent.ticket.as_deref())?;
    let source = prepared.source(sent.words.into_iter().collect())?;
    match app.house(room, content)?.open(&setup, source.clone(), &[]) {
        Ok(Opened::Table(table)) => app.keep_table(prepared.id, room, &*table, &source, company).map(Ok),
        // A keyed game rolls its own dice.
        Ok(Opened::Asks(_)) => Err(Fault::broken()),
        Err(fault @ OpenError::RefusedSetup(_)) => Ok(Err((Some(setup), fault.into()))),
        Err(fault) => Ok(Err((None, fault.into()))),
    }
}

/// Makes a waiting room as a form says; or what was sent, and why it was refused.
fn begin_among_friends(
    app: &App,
    room: &dyn Room,
    fields: Vec<(String, String)>,
    company: &SeatAssignment,
    content: Option<Fingerprint>,
) -> Result<Result<Begun, (Option<Value>, Fault)>, Fault> {
    let setup = match room.read_form(content, Some(fields)) {
        Ok(setup) => setup,
        Err(fault) => return Ok(Err((None, fault.into()))),
    };
    Ok(match app.make_room(room, content, setup.clone(), company) {
        Ok(begun) => Ok(begun),
        Err(fault) if fault.status.is_client_error() => Err((Some(setup), fault)),
        Err(fault) => return Err(fault),
    })
}

/// Leads to a table that was just begun, and gives whoever began it the key of its host.
pub(crate) fn created(asked: &Asked, begun: &Begun) -> Response {
    let Begun { id, key } = begun;
    let path = format!("/table/{id}");
    let mut response = if asked.json {
        let mut body = json!({ "ok": true, "id": id });
        if let Some(key) = key {
            body["key"] = json!(key);
        }
        (StatusCode::CREATED, [(header::LOCATION, path)], axum::Json(body)).into_response()
    } else {
        Redirect::to(&path).into_response()
    };
    if let Some(key) = key {
        set_keys(&mut response, id, std::slice::from_ref(key));
    }
    response
}

/// What to look for in the rulebook.
#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    q: Option<String>,
}

/// The rulebooks.
pub(crate) async fn rulebook(
    State(app): State<Arc<App>>,
    asked: Asked,
    Query(Search { q }): Query<Search>,
) -> Result<Response, Fault> {
    let show = move |app: &App| Ok(page(web::rulebook(&asked.frame(), &app.shelf.books(), q.as_deref())));
    aside(app, show).await
}

/// The rulebook of a game. A rule by its number alone is looked for in all of them.
pub(crate) async fn contents(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let books = app.shelf.books();
        if let Some(room) = app.shelf.find(&game) {
            return Ok(page(web::contents(&asked.frame(), &books, room.book())));
        }
        let book = books.iter().find(|book| book.find(&game).is_some()).ok_or_else(Fault::no_rule)?;
        Ok(Redirect::permanent(&book.address(&game)).into_response())
    })
    .await
}

/// The games that are kept, as far as they fit.
pub(crate) async fn games(
    State(app): State<Arc<App>>,
    asked: Asked,
    Query(filter): Query<Filter>,
) -> Result<Response, Fault> {
    aside(app, move |app| Ok(fresh(shelved(app, &asked, &filter, None)?))).await
}

/// A page of the list of games.
pub(crate) fn shelved(
    app: &App,
    asked: &Asked,
    filter: &Filter,
    fault: Option<&Message>,
) -> Result<Markup, Fault> {
    let page = filter.page.parse::<u32>().unwrap_or(1).clamp(1, 1_000_000);
    let found = app.store.find(&query(filter, page))?;
    // A page that is there no more is the last one that is.
    let last = found.all.div_ceil(EACH).max(1);
    let (page, found) =
        if page > last { (last, app.store.find(&query(filter, last))?) } else { (page, found) };
    let cards: Vec<GameCard> = found.games.into_iter().filter_map(|listed| app.shelf.card(listed)).collect();
    let shelved = Shelved { games: &cards, all: found.all, each: EACH, page, filter, trusted: app.is_local };
    Ok(web::games(&asked.frame(), &app.shelf.tiles(), &shelved, fault))
}

/// What is looked for. What makes no sense fits everything.
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
        // A game as any other has no word for what sort of table it is.
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

/// Where each component comes from.
pub(crate) async fn credits(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| {
        let packs: Vec<Listing<'_>> = app.shelf.rooms().map(Room::listing).collect();
        Ok(page(web::credits(&asked.frame(), &packs)))
    })
    .await
}

/// What the keys do.
pub(crate) async fn keys(asked: Asked) -> Response {
    page(web::keys(&asked.frame()))
}

/// What an installed site shows while nobody answers.
pub(crate) async fn offline(asked: Asked) -> Response {
    page(web::offline(&asked.frame()))
}

/// What the reader prefers.
pub(crate) async fn settings(asked: Asked) -> Response {
    page(web::settings(&asked.frame()))
}

/// New preferences; what is missing stays as it was.
#[derive(Debug, Deserialize)]
pub(crate) struct Settings {
    language: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    pace: Option<String>,
    sight: Option<String>,
    back: Option<String>,
}

/// Keeps the reader's preferences.
pub(crate) async fn settle(asked: Asked, Form(form): Form<Settings>) -> Result<Response, Fault> {
    /// The value with this name, or the one there was when there is no name.
    fn pick<T>(name: Option<&String>, find: impl Fn(&str) -> Option<T>, now: T) -> Result<T, Fault> {
        name.map_or(Ok(now), |name| find(name).ok_or_else(Fault::malformed))
    }
    let now = asked.prefs;
    let chosen = web::Prefs {
        language: pick(form.language.as_ref(), prefs::find_language, now.language)?,
        theme: pick(form.theme.as_ref(), Theme::find, now.theme)?,
        motion: pick(form.motion.as_ref(), Motion::find, now.motion)?,
        pace: pick(form.pace.as_ref(), Pace::find, now.pace)?,
        sight: pick(form.sight.as_ref(), Sight::find, now.sight)?,
    };
    let back = form.back.as_deref().filter(|back| is_ours(back)).unwrap_or("/settings");
    Ok(([(header::SET_COOKIE, prefs::cookie(chosen))], Redirect::to(back)).into_response())
}

/// Whether an address leads to a page here, and to no other site.
fn is_ours(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}
