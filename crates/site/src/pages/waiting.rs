//! The pages of waiting rooms: tables for several devices before they are dealt.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Agreement, Contribution, Seat};
use web::{InRoom, Part, WaitingPage, WaitingSeat};

use crate::access::{Principal, SeatOwner};
use crate::error::AppError;
use crate::http::address::link_of;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{faulty, fresh, set_keys};
use crate::services::rooms::{RoomAct, Sent, WaitingRoom, host_key};
use crate::services::seating::keys_with;
use crate::site::Site;

/// The page of a room, as its people may see it.
fn page_of(
    site: &Site,
    context: &RequestContext,
    headers: &HeaderMap,
    id: &str,
    room: &WaitingRoom,
    fault: Option<&AppError>,
) -> Result<Response, AppError> {
    let principal = Principal::of(&room.access, room.seats, &context.visitor.keys);
    let company = room.company();
    let host_key = host_key(&room.access, &context.visitor);
    let (missing, sealed, contributors) = (room.missing(), room.sealed(), room.contributors());
    let seat = |seat: Seat| {
        let chair = room.access.at(seat);
        let link = host_key.and_then(|key| room.link(key, id, seat));
        WaitingSeat {
            seat,
            name: chair.name,
            who: match (company.at(seat), chair.holder) {
                (Some(level), _) => InRoom::Ours(level),
                (None, SeatOwner::Device) => InRoom::Device,
                (None, SeatOwner::Friend(_)) if chair.sat > 0 => InRoom::Come,
                (None, _) => InRoom::Invited,
            },
            part: match room.given(seat) {
                _ if !contributors.contains(&seat) => Part::Needless,
                None => Part::Missing,
                Some(given) if given.is_withheld() => Part::Sealed,
                Some(Contribution { words, .. }) if words.is_empty() => Part::Nothing,
                Some(_) => Part::Given,
            },
            shown: room.given(seat).filter(|_| missing.is_empty()).map(|given| match given.seal {
                Some(seal) => seal.to_string(),
                None => given.words.clone(),
            }),
            link: link.map(|key| link_of(&site.policy, headers, id, &key)),
            yours: principal.holds(seat),
        }
    };
    let seats: Vec<WaitingSeat> = (0..room.seats).map(Seat).map(seat).collect();
    let mine = contributors.iter().copied().find(|&seat| principal.holds(seat));
    let page = WaitingPage {
        id,
        tile: site.games.game(&room.game)?.tile(),
        seats: &seats,
        is_host: host_key.is_some(),
        commitment: &room.commitment(id),
        mine,
        opens: mine.filter(|seat| missing.is_empty() && sealed.contains(seat)),
        is_complete: missing.is_empty(),
        sealed: &sealed,
        fault: fault.map(|fault| &fault.message),
    };
    let here = context.on(format!("/table/{id}"));
    let markup = web::waiting_room(&here.frame(), &page);
    Ok(match fault {
        Some(fault) => faulty(fault, markup),
        None => fresh(markup),
    })
}

/// Shows a room where the table would be; no table where there is no room either.
pub(crate) fn show(
    site: &Site,
    context: &RequestContext,
    headers: &HeaderMap,
    id: &str,
) -> Result<Response, AppError> {
    let room = site.rooms.get(id)?;
    if context.json {
        return Ok(axum::Json(to_json(id, &room)).into_response());
    }
    page_of(site, context, headers, id, &room, None)
}

/// A room as programs read it.
fn to_json(id: &str, room: &WaitingRoom) -> Value {
    let numbers = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.0).collect::<Vec<_>>();
    json!({
        "waiting": true,
        "id": id,
        "game": room.game,
        "commitment": room.commitment(id),
        "missing": numbers(room.missing()),
        "sealed": numbers(room.sealed()),
        "dealt": room.dealt,
    })
}

/// The fairness page of a table that is not dealt yet.
pub(crate) fn fairness(site: &Site, context: &RequestContext, id: &str) -> Result<Response, AppError> {
    let room = site.rooms.get(id)?;
    let fairness = web::Fairness {
        id,
        tile: site.games.game(&room.game)?.tile(),
        commitment: Some(room.commitment(id)),
        version: Agreement::VERSION,
        caveats: &[],
        contributed: &[],
        is_over: false,
        check: None,
    };
    Ok(fresh(web::fairness(&context.frame(), &fairness)))
}

/// What is known of the chance of a table that is not dealt yet.
pub(crate) fn proof(site: &Site, id: &str) -> Result<Value, AppError> {
    let room = site.rooms.get(id)?;
    Ok(json!({
        "hedgerow": "fairness",
        "table": id,
        "game": room.game,
        "commitment": room.commitment(id),
        "version": Agreement::VERSION,
        "contributions": [],
        "caveats": [],
        "over": false,
    }))
}

/// The page of an invitation into a room.
pub(crate) fn invitation(
    site: &Site,
    context: &RequestContext,
    id: &str,
    key: &str,
    fault: Option<&AppError>,
) -> Result<Response, AppError> {
    let room = site.rooms.get(id)?;
    let seat = room.opened(key)?;
    let principal = Principal::of(&room.access, room.seats, &context.visitor.keys);
    let place = |seat: Seat| web::Place {
        name: room.access.at(seat).name,
        yours: principal.holds(seat),
        ..web::Place::default()
    };
    let friends =
        web::Friends { places: (0..room.seats).map(Seat).map(place).collect(), ..Default::default() };
    let here = context.on(format!("/table/{id}/join/{key}"));
    let invitation = web::Invitation {
        id,
        tile: site.games.game(&room.game)?.tile(),
        seat,
        friends: &friends,
        company: &room.company(),
        commitment: Some(room.commitment(id)),
        contributes: true,
        caveats: &[],
        fault: fault.map(|fault| &fault.message),
    };
    let page = web::invitation(&here.frame(), &invitation);
    Ok(match fault {
        Some(fault) => faulty(fault, page),
        None => fresh(page),
    })
}

/// What the form of an invitation says.
#[derive(Debug, Deserialize)]
pub(crate) struct Joins {
    pub name: Option<String>,
    /// The contribution, at a table that is not dealt yet.
    #[serde(flatten)]
    pub sent: Sent,
}

/// Sits down in a room, and contributes.
pub(crate) fn join(
    site: &Site,
    context: &RequestContext,
    id: &str,
    key: &str,
    joins: &Joins,
) -> Result<Response, AppError> {
    let room = site.rooms.get(id)?;
    let seat = room.opened(key)?;
    match site.rooms.join(id, &context.visitor, key, joins.name.as_deref(), &joins.sent) {
        Ok(()) => {}
        Err(fault) if context.json => return Err(fault),
        Err(fault) => return invitation(site, context, id, key, Some(&fault)),
    }
    let mut response = if context.json {
        let body = json!({ "ok": true, "seat": seat.map(|seat| seat.0), "key": key });
        (StatusCode::OK, axum::Json(body)).into_response()
    } else {
        Redirect::to(&format!("/table/{id}")).into_response()
    };
    set_keys(&mut response, id, &keys_with(&room.access, &context.visitor, key));
    Ok(response)
}

/// What is contributed, and for which seat.
#[derive(Debug, Deserialize)]
pub(crate) struct Contributes {
    seat: u8,
    #[serde(flatten)]
    sent: Sent,
}

/// Answers what was done in a room: with the room again, or why nothing was.
fn answer(
    site: &Site,
    context: &RequestContext,
    headers: &HeaderMap,
    id: &str,
    done: Result<(), AppError>,
) -> Result<Response, AppError> {
    match done {
        Ok(()) if context.json => Ok(axum::Json(json!({ "ok": true, "id": id })).into_response()),
        Ok(()) => Ok(Redirect::to(&format!("/table/{id}")).into_response()),
        Err(fault) if context.json || fault == AppError::no_table() => Err(fault),
        Err(fault) => page_of(site, context, headers, id, &site.rooms.get(id)?, Some(&fault)),
    }
}

/// Contributes for a seat, or opens its seal.
pub(crate) async fn contribute(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(Contributes { seat, sent }): Form<Contributes>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let done = site.rooms.contribute(&id, &context.visitor, Seat(seat), &sent);
        answer(site, &context, &headers, &id, done)
    })
    .await
}

/// Whether it is dealt although seals are closed.
#[derive(Debug, Deserialize)]
pub(crate) struct Deals {
    anyway: Option<String>,
}

/// Deals.
pub(crate) async fn deal(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(Deals { anyway }): Form<Deals>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let done = site.rooms.deal(&id, &context.visitor, anyway.as_deref() == Some("1"));
        answer(site, &context, &headers, &id, done)
    })
    .await
}

/// Does something with a seat of a room.
pub(crate) fn act(
    site: &Site,
    context: &RequestContext,
    headers: &HeaderMap,
    id: &str,
    act: (RoomAct, Option<u8>, Option<&str>),
) -> Result<Response, AppError> {
    let made = site.rooms.act(id, &context.visitor, act);
    if let (Ok(Some(key)), true) = (&made, context.json) {
        let link = link_of(&site.policy, headers, id, key);
        return Ok(axum::Json(json!({ "ok": true, "key": key, "link": link })).into_response());
    }
    answer(site, context, headers, id, made.map(drop))
}
