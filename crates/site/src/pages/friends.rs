//! The players at a shared table: seats, invitations, and changes of seats.
//!
//! A link is shown once, to the person who creates it, in the response to a form. Opening a link changes nothing: only
//! the form on its page stores its key in a browser.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use tabletop::Seat;
use web::{Invitation, PeoplePage};

use crate::error::{AppError, ErrorKind};
use crate::http::address::{address, link_of};
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{created, faulty, fresh, set_keys};
use crate::pages::waiting::{self, JoinForm};
use crate::seats::can_be_shared;
use crate::services::fairness::commitment_of;
use crate::services::rooms::table_or_room;
use crate::services::seating::{
    Joined, SeatAction, SeatChange, SeatOutcome, SeatRequest, act, begins_anew, join as sit_down, people,
};
use crate::services::tables::TableGuard;
use crate::site::Site;

/// The fields of the form of a seat.
#[derive(Debug, Deserialize)]
pub(crate) struct SeatForm {
    r#do: FormAction,
    seat: Option<u8>,
    name: Option<String>,
    url: Option<String>,
}

/// The buttons of the forms of seats.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum FormAction {
    Anew,
    Invite,
    Renew,
    Mine,
    Give,
    Leave,
    Reclaim,
    Name,
    Host,
    Hook,
    Unhook,
}

impl SeatForm {
    fn request(&self) -> SeatRequest<'_> {
        let action = match self.r#do {
            FormAction::Anew => SeatAction::Restart,
            FormAction::Invite => SeatAction::Invite,
            FormAction::Renew => SeatAction::Renew,
            FormAction::Mine => SeatAction::ShowLink,
            FormAction::Give => SeatAction::Give,
            FormAction::Leave => SeatAction::Leave,
            FormAction::Reclaim => SeatAction::Reclaim,
            FormAction::Name => SeatAction::Name,
            FormAction::Host => SeatAction::ShowHostLink,
            FormAction::Hook => SeatAction::SetHook,
            FormAction::Unhook => SeatAction::RemoveHook,
        };
        SeatRequest { action, seat: self.seat, name: self.name.as_deref(), url: self.url.as_deref() }
    }
}

/// The page of the people at a table.
fn people_page(
    site: &Site,
    guard: &TableGuard<'_>,
    context: &RequestContext,
    headers: &HeaderMap,
    fault: Option<&AppError>,
) -> Markup {
    let people = people(guard, &context.visitor);
    let path = format!("/table/{}", guard.id);
    let here = context.on(format!("{path}/friends"));
    let hook = guard.access.hook.as_ref().filter(|_| people.is_host).map(|hook| &*hook.url);
    let page = PeoplePage {
        id: guard.id,
        people: &people,
        company: &guard.company,
        is_over: guard.table().outcome().is_some() || guard.table().is_given_up(),
        begins_anew: begins_anew(guard),
        address: &address(&site.policy, headers, &path),
        hook,
        can_hook: site.platform.outbox.is_allowed(),
        fault: fault.map(|fault| &fault.message),
    };
    web::people_page(&here.frame(), &page)
}

/// Shows the players at a table, and the actions on seats that the client may perform.
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
            Ok(fresh(people_page(site, guard, &context, &headers, None)))
        });
        table_or_room(shown, || waiting::show(site, &context, &headers, &id))
    })
    .await
}

/// Performs an action on a seat.
pub(crate) async fn act_on(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(form): Form<SeatForm>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let (visitor, language) = (&context.visitor, context.prefs.language);
        let SeatChange { outcome, keys, is_room } =
            match act(&site.rooms, &id, visitor, language, &form.request()) {
                Ok(change) => change,
                Err(fault) if fault == AppError::no_table() || fault == AppError::no_friends() => {
                    return Err(fault);
                }
                Err(fault) => {
                    let shown = site.tables.at(&id, |guard| {
                        Ok(faulty(&fault, people_page(site, guard, &context, &headers, Some(&fault))))
                    });
                    return table_or_room(shown, || {
                        waiting::answer(site, &context, &headers, &id, Err(fault))
                    });
                }
            };
        let mut response = match outcome {
            SeatOutcome::Restarted(begun) => return Ok(created(&begun)),
            SeatOutcome::Link(whom, key) if !is_room => {
                let here = context.on(format!("/table/{id}/friends"));
                let address = link_of(&site.policy, &headers, &id, &key);
                fresh(web::link(&here.frame(), &id, whom, &address))
            }
            // A waiting room shows its links itself.
            _ if is_room => Redirect::to(&format!("/table/{id}")).into_response(),
            _ => Redirect::to(&format!("/table/{id}/friends")).into_response(),
        };
        if let Some(keys) = keys {
            set_keys(&mut response, &id, &keys);
        }
        Ok(response)
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
    let people = people(guard, &context.visitor);
    let here = context.on(format!("/table/{}/join/{key}", guard.id));
    let caveats = guard.caveats()?;
    let invitation = Invitation {
        id: guard.id,
        tile: guard.game.tile(),
        seat,
        people: &people,
        company: &guard.company,
        commitment: commitment_of(guard.table().record()),
        contributes: false,
        caveats: &caveats,
        fault: fault.map(|fault| &fault.message),
        picture: guard.poster(context.prefs.language),
    };
    let page = web::invitation(&here.frame(), &invitation);
    Ok(match fault {
        Some(fault) => faulty(fault, page),
        None => fresh(page),
    })
}

/// Shows an invitation. This changes nothing: link previews do no harm.
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
        table_or_room(shown, || waiting::invitation(site, &context, &id, &key, None))
    })
    .await
}

/// Takes a seat: from now on, the browser has the key.
pub(crate) async fn join(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path((id, key)): Path<(String, String)>,
    Form(JoinForm { name, offered }): Form<JoinForm>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let fault = match sit_down(&site.rooms, &id, &context.visitor, &key, name.as_deref(), &offered) {
            Ok(Joined { keys, .. }) => {
                let mut response = Redirect::to(&format!("/table/{id}")).into_response();
                set_keys(&mut response, &id, &keys);
                return Ok(response);
            }
            Err(fault) if fault.kind.is_refusal() && fault.kind != ErrorKind::NotFound => fault,
            Err(fault) => return Err(fault),
        };
        let shown = site.tables.at(&id, |guard| {
            let seat = guard.access.opened(guard.table().seats(), &key)?;
            invitation_of(guard, &context, &key, seat, Some(&fault))
        });
        table_or_room(shown, || waiting::invitation(site, &context, &id, &key, Some(&fault)))
    })
    .await
}
