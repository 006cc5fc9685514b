//! Every page but the tables.

use std::sync::Arc;

use axum::extract::{Form, FromRequest, Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use pages::{GameCard, Listing, Motion, Pace, Theme};
use players::Company;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{ChanceRecord, OpenError, Opened, Record};

use crate::app::{App, aside};
use crate::fault::{Fault, Told};
use crate::prefs;
use crate::request::Asked;
use crate::room::Room;
use crate::seats;
use crate::table::{branch_off, new_source};

/// How many games are looked through for one that waits.
const RECENT: u32 = 32;

/// How many games are listed.
const LISTED: u32 = 1000;

fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// A page that says itself what went wrong.
fn faulty(fault: &Fault, markup: Markup) -> Response {
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
        let resume = cards.iter().find(|card| card.face.outcome.is_none());
        Ok(page(pages::home(&asked.frame(), &app.shelf.tiles(), resume)))
    })
    .await
}

/// The form of a new game.
pub(crate) async fn new_game(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    Ok(page(app.shelf.room(&game)?.new_game(&asked.frame(), None, &Company::default(), None)))
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
        let (fields, company) = seats::split(fields, &Company::default())?;
        if looks {
            let setup = room.read_form(Some(fields))?;
            return Ok(page(room.new_game(&asked.frame(), Some(&setup), &company, None)));
        }
        match begin_with(app, room, fields, &company)? {
            Ok(id) => Ok(created(&asked, &id)),
            Err((_, fault)) if asked.json => Err(fault),
            Err((setup, fault)) => {
                let markup = room.new_game(&asked.frame(), setup.as_ref(), &company, Some(&fault.message));
                Ok(faulty(&fault, markup))
            }
        }
    })
    .await
}

/// Begins a game as a form says, and says its name; or what was sent, and why it was refused.
fn begin_with(
    app: &App,
    room: &dyn Room,
    fields: Vec<(String, String)>,
    company: &Company,
) -> Result<Result<String, (Option<Value>, Fault)>, Fault> {
    let quick = fields.iter().any(|(name, value)| name == "quick" && value == "1");
    let setup = match room.read_form((!quick).then_some(fields)) {
        Ok(setup) => setup,
        Err(fault) => return Ok(Err((None, fault.into()))),
    };
    let company = if quick { &Company::default() } else { company };
    let source = new_source()?;
    match room.house(None).open(&setup, source.clone(), &[]) {
        Ok(Opened::Table(table)) => app.keep_table(room, &*table, &source, company).map(Ok),
        // A keyed game rolls its own dice.
        Ok(Opened::Asks(_)) => Err(Fault::broken()),
        Err(fault @ OpenError::RefusedSetup(_)) => Ok(Err((Some(setup), fault.into()))),
        Err(fault) => Ok(Err((None, fault.into()))),
    }
}

/// Leads to a table that was just begun.
fn created(asked: &Asked, id: &str) -> Response {
    let path = format!("/table/{id}");
    if asked.json {
        let body = axum::Json(json!({ "ok": true, "id": id }));
        return (StatusCode::CREATED, [(header::LOCATION, path)], body).into_response();
    }
    Redirect::to(&path).into_response()
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
    let show = move |app: &App| Ok(page(pages::rulebook(&asked.frame(), &app.shelf.books(), q.as_deref())));
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
            return Ok(page(pages::contents(&asked.frame(), &books, room.book())));
        }
        let book = books.iter().find(|book| book.find(&game).is_some()).ok_or_else(Fault::no_rule)?;
        Ok(Redirect::permanent(&book.address(&game)).into_response())
    })
    .await
}

/// One rule.
pub(crate) async fn rule(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path((game, id)): Path<(String, String)>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let book = app.shelf.room(&game)?.book();
        let rule = pages::rule(&asked.frame(), &app.shelf.books(), book, &id);
        rule.map(page).ok_or_else(Fault::no_rule)
    })
    .await
}

/// The games that are kept.
pub(crate) async fn games(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| {
        let mut response = page(pages::games(&asked.frame(), &app.shelf.tiles(), &cards(app, LISTED)?, None));
        response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
        Ok(response)
    })
    .await
}

/// A form that holds a record.
#[derive(Debug, Deserialize)]
struct Import {
    record: String,
}

/// Takes over a record, from the field of a form or as it is.
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    asked: Asked,
    request: Request,
) -> Result<Response, Fault> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let text = if kind.unwrap_or_default().starts_with("application/json") {
        let text = String::from_request(request, &()).await;
        text.map_err(|fault| Fault::of_status(fault.status()))?
    } else {
        let form = Form::<Import>::from_request(request, &()).await;
        form.map_err(|fault| Fault::of_status(fault.status()))?.0.record
    };
    aside(app, move |app| match take_over(app, &text) {
        Ok(id) => Ok(created(&asked, &id)),
        Err(fault) if asked.json || fault.status != StatusCode::UNPROCESSABLE_ENTITY => Err(fault),
        Err(fault) => {
            let (tiles, cards) = (app.shelf.tiles(), cards(app, LISTED)?);
            let markup = pages::games(&asked.frame(), &tiles, &cards, Some(&fault.message));
            Ok(faulty(&fault, markup))
        }
    })
    .await
}

/// Keeps a record as a table of its own, and says under which name.
///
/// A game that is over is kept as it was played. Of one that is not, the secret is known to nobody
/// here, so it goes on as a fork with chance of its own.
fn take_over(app: &App, text: &str) -> Result<String, Fault> {
    let record = Record::from_json(text.trim())?;
    let room = app.room_of(&record)?;
    let house = room.house(Some(record.content));
    house.verify(&record)?;
    let secret = match &record.chance {
        ChanceRecord::Keyed { seed, .. } => seed.clone(),
        ChanceRecord::AtTheTable => None,
    };
    let table = house.load(record, None)?;
    if table.outcome().is_some() || table.is_given_up() {
        let id = crate::tables::new_id()?;
        app.store.create(
            &id,
            table.record(),
            secret.as_ref(),
            &room.card(&*table),
            &Company::default().to_json(),
        )?;
        return Ok(id);
    }
    branch_off(app, room, &*table, table.step(), &Company::default())
}

/// Where each component comes from.
pub(crate) async fn credits(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| {
        let packs: Vec<Listing<'_>> = app.shelf.rooms().map(Room::listing).collect();
        Ok(page(pages::credits(&asked.frame(), &packs)))
    })
    .await
}

/// What the reader prefers.
pub(crate) async fn settings(asked: Asked) -> Response {
    page(pages::settings(&asked.frame()))
}

/// New preferences; what is missing stays as it was.
#[derive(Debug, Deserialize)]
pub(crate) struct Settings {
    language: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    pace: Option<String>,
    back: Option<String>,
}

/// Keeps the reader's preferences.
pub(crate) async fn settle(asked: Asked, Form(form): Form<Settings>) -> Result<Response, Fault> {
    /// The value with this name, or the one there was when there is no name.
    fn pick<T>(name: Option<&String>, find: impl Fn(&str) -> Option<T>, now: T) -> Result<T, Fault> {
        name.map_or(Ok(now), |name| find(name).ok_or_else(Fault::malformed))
    }
    let now = asked.prefs;
    let chosen = pages::Prefs {
        language: pick(form.language.as_ref(), prefs::find_language, now.language)?,
        theme: pick(form.theme.as_ref(), Theme::find, now.theme)?,
        motion: pick(form.motion.as_ref(), Motion::find, now.motion)?,
        pace: pick(form.pace.as_ref(), Pace::find, now.pace)?,
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

/// Whether games can be kept.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<Response, Fault> {
    aside(app, |app| {
        app.store.list(0)?;
        Ok(([(header::CACHE_CONTROL, "no-store")], "ok\n").into_response())
    })
    .await
}
