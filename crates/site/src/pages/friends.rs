//! The people at a table that is shared out: who sits where, who is invited, and who takes whose seat.
//!
//! A link is shown once, to the person who makes it, as the answer to a form; to look at one changes nothing, and only
//! the form on its page puts its key into a browser.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde_json::json;
use tabletop::Seat;
use web::{Circle, Invitation};

use crate::access::{Chair, SeatOwner, name_of};
use crate::error::AppError;
use crate::http::address::{address, link_of};
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{created, faulty, fresh, set_keys};
use crate::pages::waiting::{self, Joins};
use crate::seats::{self, can_be_shared};
use crate::services::fairness::commitment_of;
use crate::services::rooms::{RoomAct, or_else};
use crate::services::seating::{Came, Does, What, act, begins_anew, join as sit_down};
use crate::services::tables::TableGuard;
use crate::services::takeback;
use crate::site::Site;

/// The people at a table, as the person who asks may know them.
pub(crate) fn seen(guard: &TableGuard<'_>, context: &RequestContext) -> web::Friends {
    let (table, access, principal) = (guard.table(), &guard.access, guard.principal(&context.visitor));
    let here = guard.here();
    let place = |seat: Seat| {
        let Chair { holder, name, sat } = access.at(seat);
        web::Place {
            name,
            holder: match holder {
                SeatOwner::Device => web::Holder::Device,
                SeatOwner::Friend(_) => web::Holder::Friend,
                SeatOwner::Nobody => web::Holder::Nobody,
            },
            yours: principal.holds(seat),
            keyed: principal.has_key_of(seat),
            here: here.contains(seat),
            sat,
        }
    };
    let wish = access.wish_at(table.step()).map(|wish| web::Wish {
        by: Seat(wish.by),
        choices: wish.choices,
        missing: if wish.refused.is_some() { Vec::new() } else { takeback::missing(guard, wish) },
        refused: wish.refused.map(Seat),
    });
    let told = access.told.iter().map(|told| web::Happened {
        step: told.step,
        seat: Seat(told.seat),
        what: told.what.name(),
        rewind: takeback::rewind(table, told),
        agreed: told.agreed.iter().copied().map(Seat).collect(),
    });
    web::Friends {
        is_shut: principal.is_private,
        is_host: principal.is_host(),
        owns: principal.owns(),
        can_share: can_be_shared(table),
        acts: seats::may_act(table, &guard.company, principal),
        is_shared: table.is_shared(),
        places: (0..table.seats()).map(|seat| place(Seat(seat))).collect(),
        asks_others: takeback::asks_others(guard, &context.visitor),
        wish,
        told: told.collect(),
    }
}

/// The page of the people at a table.
fn circle_of(
    site: &Site,
    guard: &TableGuard<'_>,
    context: &RequestContext,
    headers: &HeaderMap,
    fault: Option<&AppError>,
) -> Markup {
    let friends = seen(guard, context);
    let path = format!("/table/{}", guard.id);
    let here = context.on(format!("{path}/friends"));
    let hook = guard.access.hook.as_ref().filter(|_| friends.is_host).map(|hook| &*hook.url);
    let circle = Circle {
        id: guard.id,
        friends: &friends,
        company: &guard.company,
        is_over: guard.table().outcome().is_some() || guard.table().is_given_up(),
        begins_anew: begins_anew(guard),
        address: &address(&site.policy, headers, &path),
        hook,
        can_hook: site.platform.outbox.is_allowed(),
        fault: fault.map(|fault| &fault.message),
    };
    web::circle(&here.frame(), &circle)
}

/// Who sits at a table, and what the person who asks may do with seats.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let shown = site.tables.at(&id, |guard| {
            if !can_be_shared(guard.table()) {
                return Err(AppError::no_friends());
            }
            Ok(fresh(circle_of(site, guard, &context, &headers, None)))
        });
        or_else(shown, || waiting::show(site, &context, &headers, &id))
    })
    .await
}

/// Does something with a seat.
pub(crate) async fn act_on(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(does): Form<Does>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let done = site.tables.at(&id, |guard| {
            let (came, keys) = match act(&site.rooms, guard, &context.visitor, context.prefs.language, &does)
            {
                Ok(done) => done,
                Err(fault) if context.json || fault.code == "no-friends-here" => return Err(fault),
                Err(fault) => {
                    return Ok(faulty(&fault, circle_of(site, guard, &context, &headers, Some(&fault))));
                }
            };
            let mut response = match came {
                Came::Begun(begun) => return Ok(created(&context, &begun)),
                Came::Done if context.json => axum::Json(json!({ "ok": true })).into_response(),
                Came::Done => Redirect::to(&format!("/table/{id}/friends")).into_response(),
                Came::Link(_, key) if context.json => {
                    let link = link_of(&site.policy, &headers, &id, &key);
                    axum::Json(json!({ "ok": true, "key": key, "link": link })).into_response()
                }
                Came::Link(whom, key) => {
                    let here = context.on(format!("/table/{id}/friends"));
                    let address = link_of(&site.policy, &headers, &id, &key);
                    fresh(web::link(&here.frame(), &id, whom, &address))
                }
            };
            if let Some(keys) = keys {
                set_keys(&mut response, &id, &keys);
                // Pages that are told what happens come back with the seats that are theirs now.
                site.live.end(&id);
            }
            Ok(response)
        });
        or_else(done, || {
            let what = match does.r#do {
                What::Invite => RoomAct::Invite,
                What::Reclaim => RoomAct::Reclaim,
                What::Leave => RoomAct::Leave,
                What::Name => RoomAct::Name,
                _ => return Err(AppError::seat_state()),
            };
            waiting::act(site, &context, &headers, &id, (what, does.seat, does.name.as_deref()))
        })
    })
    .await
}

/// The page of an invitation.
fn invitation_of(
    guard: &TableGuard<'_>,
    context: &RequestContext,
    key: &str,
    seat: Option<Seat>,
    fault: Option<&AppError>,
) -> Result<Response, AppError> {
    let friends = seen(guard, context);
    let here = context.on(format!("/table/{}/join/{key}", guard.id));
    let caveats = guard.caveats()?;
    let invitation = Invitation {
        id: guard.id,
        tile: guard.game.tile(),
        seat,
        friends: &friends,
        company: &guard.company,
        commitment: commitment_of(guard.table().record()),
        contributes: false,
        caveats: &caveats,
        fault: fault.map(|fault| &fault.message),
    };
    let page = web::invitation(&here.frame(), &invitation);
    Ok(match fault {
        Some(fault) => faulty(fault, page),
        None => fresh(page),
    })
}

/// An invitation. To look at it changes nothing, so that whoever looks ahead at links does no harm.
pub(crate) async fn invitation(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path((id, key)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let shown = site.tables.at(&id, |guard| {
            let seat = guard.access.opened(guard.table().seats(), &key)?;
            invitation_of(guard, &context, &key, seat, None)
        });
        or_else(shown, || waiting::invitation(site, &context, &id, &key, None))
    })
    .await
}

/// Sits down: from now on the browser holds the key. A bot that stood in gets up.
pub(crate) async fn join(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path((id, key)): Path<(String, String)>,
    Form(joins): Form<Joins>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let joined = site.tables.at(&id, |guard| {
            let seat = guard.access.opened(guard.table().seats(), &key)?;
            let name = match joins.name.as_deref().map(name_of) {
                None => None,
                Some(Ok(name)) => Some(name),
                Some(Err(fault)) if context.json => return Err(fault),
                Some(Err(fault)) => return invitation_of(guard, &context, &key, seat, Some(&fault)),
            };
            let (seat, keys) = sit_down(guard, &context.visitor, &key, name.as_ref())?;
            let mut response = if context.json {
                let body = json!({ "ok": true, "seat": seat.map(|seat| seat.0), "key": key });
                (StatusCode::OK, axum::Json(body)).into_response()
            } else {
                Redirect::to(&format!("/table/{id}")).into_response()
            };
            set_keys(&mut response, &id, &keys);
            Ok(response)
        });
        or_else(joined, || waiting::join(site, &context, &id, &key, &joins))
    })
    .await
}
