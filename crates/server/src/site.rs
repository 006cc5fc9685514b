//! Every page but the tables.

use std::sync::Arc;

use axum::extract::{Form, FromRequest, Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use pages::{GameCard, Motion, NewGame, Pace, Theme};
use ratcatcher::Setup;
use serde::Deserialize;
use serde_json::{Map, json};
use tabletop::{ChanceRecord, Game, OpenError, Opening, Record, Session, Table};

use crate::app::{App, aside};
use crate::fault::{Fault, Told};
use crate::request::Asked;
use crate::table::{branch_off, new_source};
use crate::{card, prefs};

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
    Ok(app.store.list(most)?.into_iter().filter_map(card::read).collect())
}

/// The first page.
pub(crate) async fn home(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| {
        let cards = cards(app, RECENT)?;
        let resume = cards.iter().find(|card| card.outcome.is_none());
        Ok(page(pages::home(&asked.frame(), resume)))
    })
    .await
}

/// The form of a new game.
pub(crate) async fn new_game(State(app): State<Arc<App>>, asked: Asked) -> Response {
    let content = app.shelf.newest().game.pack();
    page(pages::new_game(&asked.frame(), content, &NewGame::default(), None))
}

/// Begins a game.
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    asked: Asked,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let game = &app.shelf.newest().game;
        let source = new_source()?;
        let begun =
            read_setup(fields).and_then(|setup| Session::open(Arc::clone(game), setup, source.clone(), &[]));
        match begun {
            Ok(Opening::Begun(session)) => {
                let id = app.keep_table(&session, &source)?;
                Ok(created(&asked, &id))
            }
            // A keyed game rolls its own dice.
            Ok(Opening::Asks(_)) => Err(Fault::broken()),
            Err(fault) if asked.json => Err(fault.into()),
            Err(fault) => {
                let fault = Fault::from(fault);
                let form = NewGame::default();
                let markup = pages::new_game(&asked.frame(), game.pack(), &form, Some(&fault.message));
                Ok(faulty(&fault, markup))
            }
        }
    })
    .await
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

/// What was agreed, as a form sends it: names of their own, and every other field is an option.
fn read_setup(fields: Vec<(String, String)>) -> Result<Setup, OpenError> {
    if fields.iter().any(|(name, value)| name == "quick" && value == "1") {
        return Ok(Setup::default());
    }
    let (mut setup, mut options) = (Map::new(), Map::new());
    for (name, value) in fields {
        let place = match &*name {
            "ratcatcher" | "nemesis" | "mode" => &mut setup,
            _ => &mut options,
        };
        if place.insert(name.clone(), value.into()).is_some() {
            return Err(OpenError::UnreadableSetup { reason: format!("`{name}` is there twice") });
        }
    }
    setup.insert("options".to_owned(), options.into());
    serde_json::from_value(setup.into())
        .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })
}

/// What to look for in the rulebook.
#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    q: Option<String>,
}

/// The rulebook.
pub(crate) async fn rulebook(
    State(app): State<Arc<App>>,
    asked: Asked,
    Query(Search { q }): Query<Search>,
) -> Result<Response, Fault> {
    aside(app, move |_| Ok(page(pages::rulebook(&asked.frame(), q.as_deref())))).await
}

/// One rule.
pub(crate) async fn rule(asked: Asked, Path(id): Path<String>) -> Result<Response, Fault> {
    pages::rule(&asked.frame(), &id).map(page).ok_or_else(Fault::no_rule)
}

/// The games that are kept.
pub(crate) async fn games(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| {
        let mut response = page(pages::games(&asked.frame(), &cards(app, LISTED)?, None));
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
            let markup = pages::games(&asked.frame(), &cards(app, LISTED)?, Some(&fault.message));
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
    let game = &app.shelf.of(&record).game;
    Session::verify(Arc::clone(game), &record)?;
    let secret = match &record.chance {
        ChanceRecord::Keyed { seed, .. } => seed.clone(),
        ChanceRecord::AtTheTable => None,
    };
    let session = Session::load(Arc::clone(game), record, None)?;
    if session.outcome().is_some() || session.is_given_up() {
        let id = crate::tables::new_id()?;
        app.store.create(&id, session.record(), secret.as_ref(), &card::write(&session))?;
        return Ok(id);
    }
    branch_off(app, &session, session.step())
}

/// Where each component comes from.
pub(crate) async fn credits(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| Ok(page(pages::credits(&asked.frame(), &app.shelf.newest().pack)))).await
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
