//! The pages and forms of a table.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::sse::{Event, Sse};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bytes::Bytes;
use maud::Markup;
use serde::Deserialize;
use tabletop::Seat;
use tokio_stream::StreamExt;
use web::keepsake::picture_path;
use web::shell::Unfurled;
use web::{Advice, Caveat, Outlook, PageOptions, ShownStep};

use crate::access::{Principal, Visitor};
use crate::error::AppError;
use crate::gzip::gzipped_page;
use crate::http::blocking::run_blocking;
use crate::http::cookies;
use crate::http::error::{HttpError, SaysWhy, status_of};
use crate::http::request::RequestContext;
use crate::http::respond::{file, set_keys};
use crate::id::is_id;
use crate::pages::waiting;
use crate::printed::{CachedPage, PageId, PageKey};
use crate::seats;
use crate::services::live::News;
use crate::services::play::{Act, branch_off, choose_at, go_to, may_act};
use crate::services::rooms::table_or_room;
use crate::services::seating::{self, people};
use crate::services::tables::{NewTable, TableGuard};
use crate::services::takeback;
use crate::site::Site;

/// The address of the page that a part belongs to.
const LOCATION: HeaderName = HeaderName::from_static("x-location");

/// The ID of the page that a response leads to.
const PAGE: HeaderName = HeaderName::from_static("x-page");

/// The view of a table.
#[derive(Debug, Clone, Default)]
pub(crate) struct View {
    /// The step.
    step: ShownStep,
    /// The thing to explain.
    chosen: Option<String>,
}

impl View {
    /// Its path.
    fn path(&self, id: &str) -> String {
        match (self.step.at, self.step.moment) {
            (Some(step), moment) if self.step.watching => {
                format!("/table/{id}/watch?from={step}&moment={}", moment.unwrap_or(0))
            }
            (Some(step), Some(moment)) => format!("/table/{id}/at/{step}?moment={moment}"),
            (Some(step), None) => format!("/table/{id}/at/{step}"),
            (None, _) => format!("/table/{id}"),
        }
    }
}

/// Shows a table, or the requested part of its page.
pub(crate) fn show(
    context: &RequestContext,
    guard: &TableGuard<'_>,
    view: &View,
    fault: Option<&AppError>,
) -> Result<Response, AppError> {
    show_with(context, guard, view, fault, TableExtras::default())
}

/// Results of searches for the deciding seat.
#[derive(Default, Clone, Copy)]
pub(crate) struct TableExtras<'a> {
    /// The hint.
    pub advice: Option<&'a Advice>,
    /// The odds of a choice.
    pub odds: Option<&'a Outlook>,
}

/// Like [`show`], with a hint or odds beside the decision.
pub(crate) fn show_with(
    context: &RequestContext,
    guard: &TableGuard<'_>,
    view: &View,
    fault: Option<&AppError>,
    extras: TableExtras<'_>,
) -> Result<Response, AppError> {
    let table = guard.table();
    let (visitor, principal) = (&context.visitor, guard.principal(&context.visitor));
    let sight = if view.step.at.is_some() { guard.past_sight(visitor) } else { guard.sight(visitor) };
    guard.look();
    let mut unknown = None;
    let explain = match view.chosen.as_deref().map(|thing| table.seen_by(sight.viewer).explain(thing)) {
        Some(Ok(objections)) => Some(objections),
        Some(Err(fault)) => {
            unknown = Some(AppError::from(fault));
            None
        }
        None => None,
    };
    let fault = fault.or(unknown.as_ref());
    let path = view.path(guard.id);
    // The response to a form takes the path of the table.
    let here = if context.path.starts_with(&path) { context.clone() } else { context.on(path.clone()) };
    let remark = remark(guard, &here, view.step.at)?;
    let people = people(guard, &context.visitor);
    let viewer = sight.viewer;
    let options = PageOptions {
        frame: &here.frame(),
        id: guard.id,
        about: (!context.part && view.step.at.is_none()).then(|| about(guard, &here)),
        company: guard.company.clone(),
        people: Some(&people),
        advice: extras.advice,
        odds: extras.odds,
        covered: sight.covered,
        step: view.step,
        chosen: view.chosen.as_deref().filter(|_| explain.is_some()),
        explain,
        fault: fault.map(|fault| &fault.message),
        remark: remark.as_ref(),
    };
    let status = fault.map_or(StatusCode::OK, status_of);
    let key = PageKey::of(table, context.part && context.gzip, viewer, &options);
    let mut response = match key.as_ref().and_then(|key| guard.shown(key)) {
        Some((id, bytes)) => changed(context, guard, Some(id), bytes),
        None => {
            let text = guard.game.show(table, viewer, options, context.part).ok_or_else(AppError::broken)?;
            match key.and_then(|key| Some((key, gzipped_page(text.0.as_bytes())?))) {
                Some((key, bytes)) => {
                    let id = guard.keep_shown(CachedPage::new(key, bytes.clone()));
                    changed(context, guard, id, bytes)
                }
                None => (status, Html(text.into_string())).into_response(),
            }
        }
    };
    if context.part {
        // An ID and numbers are always valid in a header.
        if let Ok(path) = path.parse() {
            response.headers_mut().insert(LOCATION, path);
        }
    }
    if view.step.at.is_none() || principal.is_private || guard.differs() {
        // The page must be requested again on return: the table or the visitor's permissions may have changed.
        response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    }
    if sight.covered && context.visitor.taken.is_some() {
        // The seat that had taken the device gives it up.
        set_seat(&mut response, guard.id, None);
    }
    if fault.is_some() {
        response.extensions_mut().insert(SaysWhy);
    }
    if table.record().practice().is_some()
        && let Some(cookie) = remember(context, guard)
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The preview of a link to the table: the players, and the state or outcome of the game, as a spectator sees it.
fn about(guard: &TableGuard<'_>, context: &RequestContext) -> Unfurled {
    let frame = context.frame();
    let words = frame.words();
    let face = guard.game.face(&guard.game.preview(guard.table()));
    let says = [words.text(guard.game.tile().name), words.say(&face.title), words.say(&face.standing)];
    let says = says.into_iter().chain(face.outcome.map(|outcome| words.say(&outcome)));
    let about = says.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
    let over = guard.table().outcome().is_some() || guard.table().is_given_up();
    let language = context.prefs.language;
    let picture = if over {
        guard.link_picture(&picture_path(guard.id, language), about.clone())
    } else {
        guard.poster(language)
    };
    let address = guard.origin().map(|origin| format!("{origin}/table/{}", guard.id));
    Unfurled { about, picture, address }
}

/// A compressed page or, for a client that shows a page that is still cached, the delta to that page.
fn changed(context: &RequestContext, guard: &TableGuard<'_>, id: Option<PageId>, bytes: Bytes) -> Response {
    let encoding = [(header::CONTENT_ENCODING, "gzip")];
    let Some(id) = id else { return (encoding, Html(bytes)).into_response() };
    let name = [(PAGE, id.to_string())];
    match context.shows.and_then(|shown| guard.delta(shown, id)) {
        // The delta only fits the page that the client shows.
        Some(delta) => {
            let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
            (encoding, name, headers, delta).into_response()
        }
        None => (encoding, name, Html(bytes)).into_response(),
    }
}

/// The remark about a table: its private pack, its daily challenge and, at the end of the game, the medals that it has
/// earned.
fn remark(
    guard: &TableGuard<'_>,
    context: &RequestContext,
    at: Option<u32>,
) -> Result<Option<Markup>, AppError> {
    let day = guard.day()?;
    let table = guard.table();
    let over = table.outcome().is_some() || table.is_given_up();
    let is_end = over && at.is_none_or(|at| at == table.step());
    let medals = if is_end { guard.medals()? } else { Vec::new() };
    let pack = guard.game.pack_of(table).map(|(name, _)| name);
    let caveats: Vec<Caveat> = guard.caveats()?.into_iter().filter(|caveat| caveat.is_warning()).collect();
    let is_any = pack.is_some() || day.is_some() || !medals.is_empty() || !caveats.is_empty();
    Ok(is_any.then(|| web::remark(&context.frame(), guard.id, pack.as_deref(), day, &medals, &caveats)))
}

/// Stores in the browser which seat has taken the device.
fn set_seat(response: &mut Response, id: &str, seat: Option<Seat>) {
    // An ID and a number are always valid in a header.
    if let Ok(cookie) = cookies::of_seat(id, seat).parse() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Redirects to the next view, or shows it directly if only a part of the page is requested.
pub(crate) fn go_on(
    context: &RequestContext,
    guard: &TableGuard<'_>,
    view: &View,
) -> Result<Response, AppError> {
    guard.look();
    if context.part {
        show(context, guard, view, None)
    } else {
        Ok(Redirect::to(&view.path(guard.id)).into_response())
    }
}

/// A request to explain a thing of the table.
#[derive(Debug, Deserialize)]
pub(crate) struct Ask {
    ask: Option<String>,
}

/// Shows the table now.
pub(crate) async fn now(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(Ask { ask }): Query<Ask>,
) -> Result<Response, HttpError> {
    let view = View { chosen: ask.filter(|thing| !thing.is_empty()), ..View::default() };
    run_blocking(site, move |site| {
        table_or_room(site.tables.at(&id, |guard| show(&context, guard, &view, None)), || {
            waiting::show(site, &context, &headers, &id)
        })
    })
    .await
}

/// The part of a story to show.
#[derive(Debug, Deserialize)]
pub(crate) struct OfStory {
    from: Option<u32>,
    moment: Option<usize>,
}

/// Shows an earlier step.
pub(crate) async fn past(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path((id, step)): Path<(String, u32)>,
    Query(OfStory { moment, .. }): Query<OfStory>,
) -> Result<Response, HttpError> {
    let view = View { step: ShownStep { at: Some(step), moment, watching: false }, chosen: None };
    run_blocking(site, move |site| site.tables.at(&id, |guard| show_story(&context, guard, &view))).await
}

/// Shows the story of a step, moment by moment.
pub(crate) async fn watch(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(OfStory { from, moment }): Query<OfStory>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let step = from.unwrap_or(guard.table().step());
            let moment = Some(moment.unwrap_or(0));
            let view = View { step: ShownStep { at: Some(step), moment, watching: true }, chosen: None };
            show_story(&context, guard, &view)
        })
    })
    .await
}

/// Shows an earlier step, if the step and the moment of its story exist.
fn show_story(context: &RequestContext, guard: &TableGuard<'_>, view: &View) -> Result<Response, AppError> {
    let step = view.step.at.unwrap_or(guard.table().step());
    let moments = guard.game.moments(guard.table(), step)?;
    if view.step.moment.is_some_and(|moment| moment > moments) {
        return Err(AppError::no_page());
    }
    show(context, guard, view, None)
}

/// A choice, and the step at which it was offered.
#[derive(Debug, Deserialize)]
pub(crate) struct Chosen {
    id: Option<String>,
    /// The thing to move to, instead of a choice.
    to: Option<String>,
    step: u32,
}

/// The step for which a form was made.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    step: u32,
}

/// Performs an action at a table, and shows the result or the error.
pub(crate) async fn play(
    site: Arc<Site>,
    context: RequestContext,
    id: String,
    step: u32,
    what: Act,
    act: impl FnOnce(&mut TableGuard<'_>) -> Result<(), AppError> + Send + 'static,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let before = guard.table().step();
            match may_act(guard, &context.visitor, step, what).and_then(|()| act(guard)) {
                Ok(()) => {
                    let step = guard.table().step();
                    let is_watched = step != before
                        && !guard.table().waits_for_chance()
                        && guard.game.is_watched(guard.table(), step)?;
                    let view = if is_watched {
                        View {
                            step: ShownStep { at: Some(step), moment: Some(0), watching: true },
                            chosen: None,
                        }
                    } else {
                        View::default()
                    };
                    go_on(&context, guard, &view)
                }
                // A table that cannot be read again cannot be shown.
                Err(fault) if guard.is_astray() => Err(fault),
                Err(fault) => show(&context, guard, &View::default(), Some(&fault)),
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

/// Gives the device to the deciding seat, and shows its table.
pub(crate) async fn sit(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(Sitting { seat, step }): Form<Sitting>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let seat = Seat(seat);
            let refused = match guard.table().expect_step(Some(step)) {
                Err(fault) => Some(AppError::from(fault)),
                Ok(())
                    if !guard.principal(&context.visitor).holds(seat) && seat.0 < guard.table().seats() =>
                {
                    Some(AppError::not_yours())
                }
                Ok(()) if guard.company.at(seat).is_some() => Some(AppError::ours()),
                Ok(()) if !seats::is_wanted(guard.table(), &guard.company, seat) => Some(AppError::covered()),
                Ok(()) => None,
            };
            if let Some(fault) = refused {
                return show(&context, guard, &View::default(), Some(&fault));
            }
            let visitor = Visitor { taken: Some(seat), ..context.visitor.clone() };
            let context = RequestContext { visitor, ..context.clone() };
            let mut response = go_on(&context, guard, &View::default())?;
            set_seat(&mut response, guard.id, Some(seat));
            Ok(response)
        })
    })
    .await
}

/// Seats people and bots; seats that the form does not name stay unchanged.
pub(crate) async fn company(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let split = seats::split(fields, &guard.company);
            let done = split.and_then(|(_, company)| seating::seat(guard, &context.visitor, &company));
            match done {
                Ok(()) => go_on(&context, guard, &View::default()),
                Err(fault) => show(&context, guard, &View::default(), Some(&fault)),
            }
        })
    })
    .await
}

/// Plays a choice.
pub(crate) async fn choose(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(chosen): Form<Chosen>,
) -> Result<Response, HttpError> {
    play(site, context, id, chosen.step, Act::Play, move |guard| {
        guard.play(chosen.step, |table| match (&chosen.id, &chosen.to) {
            (None, Some(thing)) => go_to(table, thing),
            (id, _) => choose_at(table, id.as_deref().unwrap_or_default()),
        })
    })
    .await
}

/// The step for which a form was made, and the number of choices to undo.
#[derive(Debug, Deserialize)]
pub(crate) struct Back {
    step: u32,
    choices: Option<u32>,
}

/// Undoes a number of choices, or all up to the last decision of the visitor. Other people who hold seats are asked for
/// consent first, unless nothing was revealed.
pub(crate) async fn undo(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(Back { step, choices }): Form<Back>,
) -> Result<Response, HttpError> {
    let by = context.visitor.clone();
    play(site, context, id, step, Act::Undo, move |guard| takeback::undo(guard, &by, choices)).await
}

/// Redoes choices, up to the next decision of a person.
pub(crate) async fn redo(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(Step { step }): Form<Step>,
) -> Result<Response, HttpError> {
    let by = context.visitor.clone();
    play(site, context, id, step, Act::Play, move |guard| takeback::redo(guard, &by, step)).await
}

/// Creates a table in the state of this one after a step.
pub(crate) async fn fork(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(Step { step }): Form<Step>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let NewTable { id: fork, key } = site.tables.at(&id, |guard| {
            // The fork would show all hands to the client that creates it.
            if guard.keeps_hands() {
                return Err(AppError::hands());
            }
            let begun = branch_off(&site.tables, guard.game, guard.table(), step, &guard.company)?;
            if guard.access.imported {
                site.tables.mark_imported(&begun.id)?;
            }
            Ok(begun)
        })?;
        let keys: Vec<String> = key.into_iter().collect();
        let visitor = Visitor { keys: keys.clone(), ..context.visitor.clone() };
        let context = RequestContext { visitor, ..context };
        let mut response = if context.part {
            site.tables.at(&fork, |guard| go_on(&context, guard, &View::default()))?
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

/// Deletes a table.
pub(crate) async fn delete(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let by = context.visitor.clone();
    run_blocking(site, move |site| {
        if site.rooms.delete(&id, &by)? {
            return Ok(());
        }
        Principal::of(&site.tables.access(&id)?, 0, &by.keys).expect_host()?;
        site.tables.delete(&id)
    })
    .await?;
    if context.part {
        return Ok((StatusCode::NO_CONTENT, [(LOCATION, "/games")]).into_response());
    }
    Ok(Redirect::to("/games").into_response())
}

/// Downloads the record, as exported.
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let record = site.tables.at(&id, |guard| Ok(guard.table().handed_out()?));
        let record = record.or_else(|fault| site.tables.read_record(&id, fault))?;
        // Every ID is longer than this.
        let name = format!("{}-{}.json", record.game, &id[..8]);
        Ok(file("application/json", &name, record.to_json()))
    })
    .await
}

/// Streams the steps of the table as they happen.
pub(crate) async fn events(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        if !is_id(&id) {
            return Err(AppError::no_table());
        }
        // Pages reconnect to a restarted server. A table that cannot be played has no bot to schedule and no
        // presence.
        let looked = site.tables.at(&id, |guard| {
            guard.look();
            let principal = guard.principal(&context.visitor);
            Ok(if principal.is_private { principal.seats().collect() } else { Vec::new() })
        });
        // Subscribe before the step is read, so that no step is missed.
        let waiter = site.live.wait(&id, looked.unwrap_or_default());
        let ids = [id];
        let standing = site.platform.store.standing(&ids)?.pop().ok_or_else(AppError::no_table)?;
        let [id] = ids;
        site.live.seen(&id, standing.step, &standing.company, &standing.friends);
        let news = waiter.ok_or_else(AppError::busy)?.news(standing.step);
        let events = news.map(|news| {
            Ok::<_, Infallible>(match news {
                News::Step(step) => Event::default().data(step.to_string()),
                News::Seats => Event::default().event("company").data("changed"),
            })
        });
        Ok(Sse::new(events).into_response())
    })
    .await
}

/// The cookie that records the task that was just finished at a practice table, if that is new.
fn remember(context: &RequestContext, guard: &TableGuard<'_>) -> Option<HeaderValue> {
    let task = guard.game.finished(guard.table())?;
    let mut learnt = context.learnt.clone();
    if !learnt.add(guard.game.name(), &task) {
        return None;
    }
    cookies::of_learnt(&learnt).parse().ok()
}
