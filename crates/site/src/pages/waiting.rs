//! The pages of waiting rooms: tables for several devices before they are dealt.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use tabletop::{Agreement, Seat};
use web::WaitingPage;

use crate::access::Principal;
use crate::error::AppError;
use crate::http::address::link_of;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{faulty, fresh};
use crate::services::rooms::{Offered, WaitingRoom, host_key};
use crate::site::Site;

/// The page of a room, as the client may see it.
fn page_of(
    site: &Site,
    context: &RequestContext,
    headers: &HeaderMap,
    id: &str,
    room: &WaitingRoom,
    fault: Option<&AppError>,
) -> Result<Response, AppError> {
    let principal = Principal::of(&room.access, room.seats, &context.visitor.keys);
    let (missing, sealed, contributors) = (room.missing(), room.sealed(), room.contributors());
    let seats = room.seats_for(id, &context.visitor, |key| link_of(&site.policy, headers, id, key));
    let mine = contributors.iter().copied().find(|&seat| principal.holds(seat));
    let page = WaitingPage {
        id,
        tile: site.games.game(&room.game)?.tile(),
        seats: &seats,
        is_host: host_key(&room.access, &context.visitor).is_some(),
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

/// Shows the room at the address of its table; an error if there is no room.
pub(crate) fn show(
    site: &Site,
    context: &RequestContext,
    headers: &HeaderMap,
    id: &str,
) -> Result<Response, AppError> {
    let room = site.rooms.get(id)?;
    page_of(site, context, headers, id, &room, None)
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
    let status = |seat: Seat| web::SeatStatus {
        name: room.access.at(seat).name,
        yours: principal.holds(seat),
        ..web::SeatStatus::default()
    };
    let people =
        web::People { seats: (0..room.seats).map(Seat).map(status).collect(), ..web::People::default() };
    let here = context.on(format!("/table/{id}/join/{key}"));
    let tile = site.games.game(&room.game)?.tile();
    let invitation = web::Invitation {
        id,
        tile,
        seat,
        people: &people,
        company: &room.company(),
        commitment: Some(room.commitment(id)),
        contributes: true,
        caveats: &[],
        fault: fault.map(|fault| &fault.message),
        picture: site.platform.poster_of(tile, context.prefs.language),
    };
    let page = web::invitation(&here.frame(), &invitation);
    Ok(match fault {
        Some(fault) => faulty(fault, page),
        None => fresh(page),
    })
}

/// The fields of the form of an invitation.
#[derive(Debug, Deserialize)]
pub(crate) struct JoinForm {
    pub name: Option<String>,
    /// The contribution to the chance, in a waiting room.
    #[serde(flatten)]
    pub offered: Offered,
}

/// A contribution, and its seat.
#[derive(Debug, Deserialize)]
pub(crate) struct Contributes {
    seat: u8,
    #[serde(flatten)]
    offered: Offered,
}

/// Redirects to the room after a change, or shows it with the error.
pub(crate) fn answer(
    site: &Site,
    context: &RequestContext,
    headers: &HeaderMap,
    id: &str,
    done: Result<(), AppError>,
) -> Result<Response, AppError> {
    match done {
        Ok(()) => Ok(Redirect::to(&format!("/table/{id}")).into_response()),
        Err(fault) if fault == AppError::no_table() => Err(fault),
        Err(fault) => page_of(site, context, headers, id, &site.rooms.get(id)?, Some(&fault)),
    }
}

/// Contributes for a seat, or opens its seal.
pub(crate) async fn contribute(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(Contributes { seat, offered }): Form<Contributes>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let done = site.rooms.contribute(&id, &context.visitor, Seat(seat), &offered);
        answer(site, &context, &headers, &id, done)
    })
    .await
}

/// Whether to deal although seals are closed.
#[derive(Debug, Deserialize)]
pub(crate) struct Deals {
    anyway: Option<String>,
}

/// Deals the table of a room.
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
