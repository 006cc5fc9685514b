//! Everything at `/table/…`.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use search::SeatAssignment;
use serde::Deserialize;
use serde_json::json;
use tabletop::{Audience, ChanceRecord, DynSession, Progress, Seat, TableError};
use web::{Advice, Caveat, Outlook};

use crate::app::{App, aside};
use crate::fairness::Prepared;
use crate::fault::{Fault, Told};
use crate::finish::press_page;
use crate::friends::Caller;
use crate::printed::{Printed, Seen};
use crate::request::Asked;
use crate::room::{Look, Room};
use crate::seats;
use crate::tables::{Begun, Open};

/// Where a part of a page would be found as a page.
const LOCATION: HeaderName = HeaderName::from_static("x-location");

/// What is shown of a table.
#[derive(Debug, Clone, Default)]
pub(crate) struct View {
    /// A step of the past.
    at: Option<u32>,
    /// How much of that step's story is shown.
    moment: Option<usize>,
    /// Whether it is watched step by step.
    watching: bool,
    /// The thing that was asked about.
    chosen: Option<String>,
}

impl View {
    /// Where it is found.
    fn path(&self, id: &str) -> String {
        match (self.at, self.moment) {
            (Some(step), moment) if self.watching => {
                format!("/table/{id}/watch?from={step}&moment={}", moment.unwrap_or(0))
            }
            (Some(step), Some(moment)) => format!("/table/{id}/at/{step}?moment={moment}"),
            (Some(step), None) => format!("/table/{id}/at/{step}"),
            (None, _) => format!("/table/{id}"),
        }
    }
}

/// Shows a table, or as much of the page as is wanted.
pub(crate) fn show(
    asked: &Asked,
    open: &Open<'_>,
    view: &View,
    fault: Option<&Fault>,
) -> Result<Response, Fault> {
    show_with(asked, open, view, fault, Beside::default())
}

/// What was thought of for whoever decides.
#[derive(Default, Clone, Copy)]
pub(crate) struct Beside<'a> {
    /// The hint.
    pub advice: Option<&'a Advice>,
    /// The odds of a choice.
    pub odds: Option<&'a Outlook>,
}

/// As [`show`], with what was thought of beside the decision.
pub(crate) fn show_with(
    asked: &Asked,
    open: &Open<'_>,
    view: &View,
    fault: Option<&Fault>,
    beside: Beside<'_>,
) -> Result<Response, Fault> {
    let table = open.table();
    let sight = if view.at.is_some() { seats::then } else { seats::now };
    let caller = open.caller(asked);
    let sight = sight(table, open.room.hides(), &open.company, caller, asked.taken);
    open.look();
    if let Some(fault) = fault
        && asked.json
    {
        return Err(fault.clone());
    }
    let mut unknown = None;
    let explain = match view.chosen.as_deref().map(|thing| table.explain(thing, sight.viewer)) {
        Some(Ok(objections)) => Some(objections),
        Some(Err(fault)) => {
            unknown = Some(Fault::from(fault));
            None
        }
        None => None,
    };
    let fault = fault.or(unknown.as_ref());
    let path = view.path(open.id);
    // A form's answer stands where the page of the table does.
    let here = if asked.path.starts_with(&path) { asked.clone() } else { asked.on(path.clone()) };
    let remark = remark(open, &here)?;
    let friends = crate::circle::seen(open, asked);
    let look = Look {
        remark: remark.as_ref(),
        frame: &here.frame(),
        id: open.id,
        viewer: sight.viewer,
        company: &open.company,
        friends: Some(&friends),
        covered: sight.covered,
        advice: beside.advice,
        odds: beside.odds,
        at: view.at,
        moment: view.moment,
        watching: view.watching,
        chosen: view.chosen.as_deref().filter(|_| explain.is_some()),
        explain,
        fault: fault.map(|fault| &fault.message),
    };
    let status = fault.map_or(StatusCode::OK, |fault| fault.status);
    let seen = Seen::of(table, &here, &look);
    let mut response = match seen.as_ref().and_then(|seen| open.shown(seen)) {
        Some(bytes) => pressed(bytes),
        None => {
            let text = open.room.show(table, look, asked.part).ok_or_else(Fault::broken)?;
            match seen.and_then(|seen| Some((seen, press_page(&text.0)?))) {
                Some((seen, bytes)) => {
                    open.keep_shown(Printed { seen, bytes: bytes.clone() });
                    pressed(bytes)
                }
                None => (status, Html(text.into_string())).into_response(),
            }
        }
    };
    if asked.part {
        // A name and numbers can always stand in a header.
        if let Ok(path) = path.parse() {
            response.headers_mut().insert(LOCATION, path);
        }
    }
    if view.at.is_none() || caller.is_shut || seats::differ(table, open.room.hides()) {
        // Whoever comes back to it must see the table as it is then, and as they may see it.
        response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    }
    if sight.covered && asked.taken.is_some() {
        // Whoever had the device has given it away.
        set_seat(&mut response, open.id, None);
    }
    if fault.is_some() {
        response.extensions_mut().insert(Told);
    }
    if table.record().practice().is_some()
        && let Some(cookie) = crate::learn::remember(asked, open)
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A page that is pressed already.
fn pressed(bytes: Bytes) -> Response {
    ([(header::CONTENT_ENCODING, "gzip")], Html(bytes)).into_response()
}

/// What is remembered of a table: the private pack that it is played with, that it is a day's challenge, and which
/// medals it has earned.
fn remark(open: &Open<'_>, asked: &Asked) -> Result<Option<Markup>, Fault> {
    let day = open.day()?;
    let table = open.table();
    let over = table.outcome().is_some() || table.is_given_up();
    let medals = if over { open.medals()? } else { Vec::new() };
    let pack = open.room.pack_of(table).map(|(name, _)| name);
    let caveats: Vec<Caveat> = open.caveats()?.into_iter().filter(|caveat| caveat.is_warning()).collect();
    let is_any = pack.is_some() || day.is_some() || !medals.is_empty() || !caveats.is_empty();
    Ok(is_any.then(|| web::remark(&asked.frame(), open.id, pack.as_deref(), day, &medals, &caveats)))
}

/// Keeps in the browser which seat has taken the device.
fn set_seat(response: &mut Response, id: &str, seat: Option<Seat>) {
    // The name of a table and a number can always stand in a header.
    if let Ok(cookie) = seats::cookie(id, seat).parse() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Keeps keys of a table in the browser.
pub(crate) fn set_keys(response: &mut Response, id: &str, keys: &[String]) {
    // The name of a table and keys can always stand in a header.
    if let Ok(cookie) = seats::keys_cookie(id, keys).parse() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Leads to what is shown next, or shows it at once if only a part of the page is wanted.
pub(crate) fn go_on(asked: &Asked, open: &Open<'_>, view: &View) -> Result<Response, Fault> {
    open.look();
    if asked.json {
        return Ok(axum::Json(json!({ "ok": true, "step": open.table().step() })).into_response());
    }
    if asked.part {
        show(asked, open, view, None)
    } else {
        Ok(Redirect::to(&view.path(open.id)).into_response())
    }
}

/// The question that is asked about a thing of the table.
#[derive(Debug, Deserialize)]
pub(crate) struct Ask {
    ask: Option<String>,
}

/// The table now.
pub(crate) async fn now(
    State(app): State<Arc<App>>,
    asked: Asked,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(Ask { ask }): Query<Ask>,
) -> Result<Response, Fault> {
    let view = View { chosen: ask.filter(|thing| !thing.is_empty()), ..View::default() };
    aside(app, move |app| {
        crate::waiting::or_else(app.at_table(&id, |open| show(&asked, open, &view, None)), || {
            crate::waiting::show(app, &asked, &headers, &id)
        })
    })
    .await
}

/// How much of a story is shown.
#[derive(Debug, Deserialize)]
pub(crate) struct OfStory {
    from: Option<u32>,
    moment: Option<usize>,
}

/// A step of the past.
pub(crate) async fn past(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path((id, step)): Path<(String, u32)>,
    Query(OfStory { moment, .. }): Query<OfStory>,
) -> Result<Response, Fault> {
    let view = View { at: Some(step), moment, ..View::default() };
    aside(app, move |app| app.at_table(&id, |open| show_story(&asked, open, &view))).await
}

/// The story of a step, moment by moment.
pub(crate) async fn watch(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Query(OfStory { from, moment }): Query<OfStory>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        app.at_table(&id, |open| {
            let step = from.unwrap_or(open.table().step());
            let view =
                View { at: Some(step), moment: Some(moment.unwrap_or(0)), watching: true, ..View::default() };
            show_story(&asked, open, &view)
        })
    })
    .await
}

/// Shows a step of the past, if there is such a step, and such a moment in its story.
fn show_story(asked: &Asked, open: &Open<'_>, view: &View) -> Result<Response, Fault> {
    let step = view.at.unwrap_or(open.table().step());
    let moments = open.room.moments(open.table(), step)?;
    if view.moment.is_some_and(|moment| moment > moments) {
        return Err(Fault::no_page());
    }
    show(asked, open, view, None)
}

/// A choice, and the step that it was offered at.
#[derive(Debug, Deserialize)]
pub(crate) struct Chosen {
    id: String,
    step: u32,
}

/// The step that a form was written at.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    step: u32,
}

/// What somebody does at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Act {
    /// They do what the table waits for. At a table that is covered, whoever has it must take their seat before.
    Play,
    /// They change what was done.
    Undo,
}

/// Refuses what is not done at this step, or not by whoever asks.
pub(crate) fn may_act(open: &Open<'_>, asked: &Asked, step: u32, act: Act) -> Result<(), Fault> {
    open.table().expect_step(Some(step))?;
    let (table, caller) = (open.table(), open.caller(asked));
    match act {
        Act::Undo => caller.expect_seated(),
        Act::Play if !seats::may_act(table, &open.company, caller) => Err(Fault::not_yours()),
        Act::Play if seats::now(table, open.room.hides(), &open.company, caller, asked.taken).covered => {
            Err(Fault::covered())
        }
        Act::Play if open.company.decides(table).is_some() => Err(Fault::ours()),
        Act::Play => Ok(()),
    }
}

/// Does something at a table and shows what came of it, or why nothing did.
pub(crate) async fn play(
    app: Arc<App>,
    asked: Asked,
    id: String,
    step: u32,
    what: Act,
    act: impl FnOnce(&mut Open<'_>) -> Result<(), Fault> + Send + 'static,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        app.at_table(&id, |open| {
            let before = open.table().step();
            match may_act(open, &asked, step, what).and_then(|()| act(open)) {
                Ok(()) => {
                    let step = open.table().step();
                    let told = if open.table().waits_for_chance() || step == before {
                        0
                    } else {
                        open.room.moments(open.table(), step)?
                    };
                    let view = match told {
                        0 => View::default(),
                        _ => View { at: Some(step), moment: Some(0), watching: true, ..View::default() },
                    };
                    go_on(&asked, open, &view)
                }
                // What cannot be read again cannot be shown, either.
                Err(fault) if open.is_astray() => Err(fault),
                Err(fault) => show(&asked, open, &View::default(), Some(&fault)),
            }
        })
    })
    .await
}

/// A seat, and the step at which it takes the device.
#[derive(Debug, Deserialize)]
pub(crate) struct Sitting {
    seat: u8,
    step: u32,
}

/// Gives the device to the seat that is asked, and shows its table.
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Form(Sitting { seat, step }): Form<Sitting>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        app.at_table(&id, |open| {
            let seat = Seat(seat);
            let refused = match open.table().expect_step(Some(step)) {
                Err(fault) => Some(Fault::from(fault)),
                Ok(()) if !open.caller(&asked).holds(seat) && seat.0 < open.table().seats() => {
                    Some(Fault::not_yours())
                }
                Ok(()) if open.company.at(seat).is_some() => Some(Fault::ours()),
                Ok(()) if seats::wanted(open.table(), &open.company) != Audience::Seat(seat) => {
                    Some(Fault::covered())
                }
                Ok(()) => None,
            };
            if let Some(fault) = refused {
                return show(&asked, open, &View::default(), Some(&fault));
            }
            let asked = Asked { taken: Some(seat), ..asked.clone() };
            let mut response = go_on(&asked, open, &View::default())?;
            set_seat(&mut response, open.id, Some(seat));
            Ok(response)
        })
    })
    .await
}

/// Plays a choice by its name.
pub(crate) fn choose_at(table: &mut dyn DynSession, id: &str) -> Result<(), TableError> {
    match table.choose(id, None)? {
        Progress::Played => Ok(()),
        Progress::Asks(_) if table.record().chance == ChanceRecord::AtTheTable => Ok(()),
        // A keyed game rolls its own dice; one that does not has lost its secret.
        Progress::Asks(question) => {
            table.take_back_answer()?;
            Err(TableError::QuestionOpen { what: question.what })
        }
    }
}

/// Seats people and players of ours: seats that the form does not name stay as they are.
pub(crate) async fn company(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        app.at_table(&id, |open| {
            let split = seats::split(fields, &open.company);
            let done = split.and_then(|(_, company)| crate::circle::seat(open, &asked, &company));
            match done {
                Ok(()) => go_on(&asked, open, &View::default()),
                Err(fault) => show(&asked, open, &View::default(), Some(&fault)),
            }
        })
    })
    .await
}

/// Plays a choice.
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Form(chosen): Form<Chosen>,
) -> Result<Response, Fault> {
    play(app, asked, id, chosen.step, Act::Play, move |open| {
        open.play(chosen.step, |table| choose_at(table, &chosen.id))
    })
    .await
}

/// The step that a form was written at, and how many choices it takes back.
#[derive(Debug, Deserialize)]
pub(crate) struct Back {
    step: u32,
    choices: Option<u32>,
}

/// Takes back so many choices, or everything up to the last decision of whoever asks. Whoever plays alone always
/// may, and people at one device see it; where others hold seats of their own they are asked first, unless
/// nothing was shown.
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Form(Back { step, choices }): Form<Back>,
) -> Result<Response, Fault> {
    let by = asked.clone();
    play(app, asked, id, step, Act::Undo, move |open| crate::takeback::undo(open, &by, choices)).await
}

/// Plays again what was taken back last, up to the next decision of a person.
pub(crate) async fn redo(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Form(Step { step }): Form<Step>,
) -> Result<Response, Fault> {
    let by = asked.clone();
    play(app, asked, id, step, Act::Play, move |open| crate::takeback::play_again(open, &by, step)).await
}

/// Begins another table as this one stood after a step, with this company and chance of its own.
pub(crate) fn branch_off(
    app: &App,
    room: &dyn Room,
    table: &dyn DynSession,
    step: u32,
    company: &SeatAssignment,
) -> Result<Begun, Fault> {
    let prepared = Prepared::new()?;
    let source = prepared.source(Vec::new())?;
    let fork = table.fork(step, source.clone())?;
    app.keep_table(prepared.id, room, &*fork, &source, company)
}

/// Begins another table as this one stood after a step.
pub(crate) async fn fork(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Form(Step { step }): Form<Step>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let Begun { id: fork, key } = app.at_table(&id, |open| {
            // It would lie open to whoever makes it.
            if open.keeps_hands() {
                return Err(Fault::hands());
            }
            let begun = branch_off(app, open.room, open.table(), step, &open.company)?;
            if open.friends.imported {
                app.mark_imported(&begun.id)?;
            }
            Ok(begun)
        })?;
        let keys: Vec<String> = key.into_iter().collect();
        let asked = Asked { keys: keys.clone(), ..asked };
        let mut response = if asked.json || asked.part {
            app.at_table(&fork, |open| go_on(&asked, open, &View::default()))?
        } else {
            Redirect::to(&format!("/table/{fork}")).into_response()
        };
        if !keys.is_empty() {
            set_keys(&mut response, &fork, &keys);
        }
        Ok(response)
    })
    .await
}

/// Forgets a table.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let by = asked.clone();
    aside(app, move |app| {
        if app.delete_room(&id, &by)? {
            return Ok(());
        }
        Caller::of(&app.friends(&id)?, 0, &by.keys).expect_host()?;
        app.delete_table(&id)
    })
    .await?;
    if asked.json {
        return Ok(axum::Json(json!({ "ok": true })).into_response());
    }
    if asked.part {
        return Ok((StatusCode::NO_CONTENT, [(LOCATION, "/games")]).into_response());
    }
    Ok(Redirect::to("/games").into_response())
}

/// The record, as it is handed out.
pub(crate) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Fault> {
    aside(app, move |app| {
        let record = app.at_table(&id, |open| Ok(open.table().handed_out()?));
        let record = record.or_else(|fault| app.read_record(&id, fault))?;
        // Every name of a table is longer than this.
        let name = format!("attachment; filename=\"{}-{}.json\"", record.game, &id[..8]);
        let headers = [
            (header::CONTENT_TYPE, "application/json".to_owned()),
            (header::CONTENT_DISPOSITION, name),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ];
        Ok((headers, record.to_json()).into_response())
    })
    .await
}

/// Tells, as they happen, which step the table is at.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        if !crate::tables::is_id(&id) {
            return Err(Fault::no_table());
        }
        // Pages come back to a server that was started anew. A table that cannot be played has nobody
        // to move at it, and nobody to be here.
        let looked = app.at_table(&id, |open| {
            open.look();
            let caller = open.caller(&asked);
            Ok(if caller.is_shut { caller.seats().collect() } else { Vec::new() })
        });
        // Whoever waits before looking where the table stands misses nothing.
        let waiter = app.live.wait(&id, looked.unwrap_or_default());
        let ids = [id];
        let standing = app.store.standing(&ids)?.pop().ok_or_else(Fault::no_table)?;
        let [id] = ids;
        app.live.seen(&id, standing.step, &standing.company, &standing.friends);
        Ok(waiter.ok_or_else(Fault::busy)?.answer(standing.step))
    })
    .await
}
