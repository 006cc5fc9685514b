//! The pages of private packs.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use content::{ContentPatch, Private, Said};
use serde::Deserialize;
use tabletop::Message;
use web::{PackList, PackPage, PackRecord};

use crate::error::{AppError, ErrorKind};
use crate::http::blocking::{examine, run_blocking};
use crate::http::error::HttpError;
use crate::http::request::{RequestContext, client_of};
use crate::http::respond::{faulty, fresh};
use crate::http::upload::{body_of, file_of};
use crate::services::packs::{Kept, Packs, Refused, card_of, change_in, is_refused, is_stale, mark_of};
use crate::site::Site;

/// The list of packs, with the submitted values and the error.
fn listed(
    site: &Site,
    context: &RequestContext,
    sent: (&str, &str),
    refused: Option<Refused>,
) -> Result<Response, AppError> {
    let packs: Vec<_> = site.packs.all()?.into_iter().map(|(id, kept)| card_of(id, &kept)).collect();
    let tiles = site.games.tiles();
    let (fault, flaws) = match refused {
        None => (None, Vec::new()),
        Some(Refused::Error(fault)) => (Some(fault), Vec::new()),
        Some(Refused::Checked(flaws)) => (None, flaws),
    };
    let list = PackList {
        tiles: &tiles,
        packs: &packs,
        may_edit: site.policy.has_open_packs(),
        sent,
        fault: fault.as_ref().map(|fault| &fault.message),
        faults: &flaws,
    };
    let page = web::packs(&context.frame(), &list);
    Ok(match fault {
        Some(fault) => faulty(&fault, page),
        None if !flaws.is_empty() => faulty(&Refused::Checked(flaws).error(), page),
        None => fresh(page),
    })
}

/// The response to a success or, after an error, the list of packs with the submitted values and the error.
fn or_list<T>(
    site: &Site,
    context: &RequestContext,
    sent: (&str, &str),
    done: Result<T, Refused>,
    then: impl FnOnce(T) -> Response,
) -> Result<Response, AppError> {
    match done {
        Ok(done) => Ok(then(done)),
        Err(refused) => listed(site, context, sent, Some(refused)),
    }
}

/// Redirects to a pack.
fn to_pack(id: &str) -> Response {
    Redirect::to(&format!("/packs/{id}")).into_response()
}

/// All private packs.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| listed(site, &context, ("", ""), None)).await
}

/// The form of a new pack.
#[derive(Debug, Deserialize)]
pub(crate) struct Make {
    name: String,
    game: String,
}

/// Creates a pack without changes.
pub(crate) async fn make(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Form(Make { name, game }): Form<Make>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.packs.expect_open()?;
        let made =
            Private::new(&name, &game).map_err(Refused::from).and_then(|pack| site.packs.make(pack, false));
        or_list(site, &context, (&name, &game), made, |id| to_pack(&id))
    })
    .await
}

/// Imports a pack from a file.
pub(crate) async fn import(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    request: Request,
) -> Result<Response, HttpError> {
    let ticket = site.intake.admit(client_of(&request))?;
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = &*kind.unwrap_or_default().to_owned();
    let body = body_of(request).await?;
    let file = match kind {
        kind if kind.starts_with("multipart/form-data") => {
            file_of(kind, &body).ok_or_else(AppError::malformed)?
        }
        kind if kind.starts_with("application/json") => body,
        _ => return Err(HttpError::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE)),
    };
    examine(site, ticket, move |site| {
        site.packs.expect_open()?;
        site.archive.budget().weigh(&file)?;
        let text = String::from_utf8_lossy(&file);
        let brought =
            Private::read(&text).map_err(Refused::from).and_then(|pack| site.packs.make(pack, false));
        or_list(site, &context, ("", ""), brought, |id| to_pack(&id))
    })
    .await
}

/// The filter for the records of a pack, and the record that was just saved.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Find {
    q: String,
    origin: String,
    kept: String,
}

/// The page of a pack.
fn page_of(
    site: &Site,
    context: &RequestContext,
    id: &str,
    find: &Find,
    refused: Option<(AppError, &str)>,
) -> Result<Response, AppError> {
    let kept = site.packs.get(id)?;
    let game = site.packs.game_of(&kept.pack)?;
    let flaws = if kept.content.is_some() { Vec::new() } else { site.packs.flaws_of(&kept.pack)? };
    let (fault, typed) = refused.map_or((None, None), |(fault, typed)| (Some(fault), Some(typed)));
    let listing = game.listing();
    let page = web::pack(
        &context.frame(),
        &PackPage {
            card: &card_of(id.to_owned(), &kept),
            tile: game.tile(),
            kinds: listing.kinds,
            desk: game.desk(),
            change: &kept.pack.change(),
            faults: &flaws,
            is_words: kept.pack.count() > 0 && kept.content.is_some_and(|content| game.is_ours(content)),
            filter: (&find.q, &find.origin),
            fault: fault.as_ref().map(|fault| &fault.message),
            typed,
            kept: game.desk().find(&find.kept),
        },
    );
    Ok(match fault {
        Some(fault) => faulty(&fault, page),
        None => fresh(page),
    })
}

/// A pack, with its records.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(find): Query<Find>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.packs.expect_open()?;
        page_of(site, &context, &id, &find, None)
    })
    .await
}

/// Downloads a pack as a file.
pub(crate) async fn save(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.packs.expect_open()?;
        let Kept { pack, .. } = site.packs.get(&id)?;
        // Serialising cannot fail: all keys are strings.
        let text = serde_json::to_string_pretty(&pack.to_json()).unwrap_or_default();
        let name = format!("attachment; filename=\"hedgerow-pack-{}.json\"", pack.game);
        let headers = [
            (header::CONTENT_TYPE, "application/json".to_owned()),
            (header::CONTENT_DISPOSITION, name),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ];
        Ok((headers, text + "\n").into_response())
    })
    .await
}

/// The path of a record.
#[derive(Debug, Deserialize)]
pub(crate) struct At {
    at: String,
}

/// The form of a record.
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(At { at }): Query<At>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.packs.expect_open()?;
        let kept = site.packs.get(&id)?;
        let game = site.packs.game_of(&kept.pack)?;
        let entry = Packs::entry_of(game.desk(), &at)?;
        let all = kept.pack.change();
        let change = change_in(&all, entry);
        let fields = game.desk().changed(entry, &all);
        let flaws = if kept.content.is_some() { Vec::new() } else { site.packs.flaws_of(&kept.pack)? };
        let page = web::pack_record(
            &context.frame(),
            &PackRecord {
                card: &card_of(id, &kept),
                tile: game.tile(),
                desk: game.desk(),
                entry,
                controls: &game.desk().controls(entry, &fields),
                change: &change,
                was: &mark_of(&change),
                faults: &flaws,
                fault: None,
                is_sent: false,
                is_grown: false,
            },
        );
        Ok(fresh(page))
    })
    .await
}

/// Saves the submitted record, or shows it again with its faults.
pub(crate) async fn fill_in(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.packs.expect_open()?;
        let said: Said = fields.into_iter().collect();
        let word = |name: &str| said.get(name).map_or("", String::as_str);
        let (at, was, what) = (word("at"), word("was"), word("do"));
        let spoken = (what != "reset").then_some(&said);
        // After a reset, records that were changed together with this one may be faulty. It is saved nevertheless.
        let draft = what == "draft" || what == "reset";
        let filled = site.packs.fill_in(&id, at, spoken, was, draft).map_err(Refused::error)?;
        if filled.is_kept {
            // A path consists of letters, digits, dots, hyphens, underscores, and # before numbers.
            return Ok(Redirect::to(&format!("/packs/{id}?kept={}", at.replace('#', "%23"))).into_response());
        }
        let refused = if filled.is_stale {
            Some(AppError { message: is_stale(), ..AppError::new(ErrorKind::Conflict, "stale-record", "") })
        } else if filled.is_grown {
            None
        } else {
            let fault = Refused::Checked(filled.flaws.clone()).error();
            Some(AppError { message: is_refused(), ..fault })
        };
        let game = site.packs.game_of(&filled.kept.pack)?;
        let entry = Packs::entry_of(game.desk(), at)?;
        let change: ContentPatch = change_in(&filled.kept.pack.change(), entry);
        let message: Option<Message> = refused.as_ref().map(|fault| fault.message.clone());
        let here = context.on(format!("/packs/{id}/record?at={}", at.replace('#', "%23")));
        let page = web::pack_record(
            &here.frame(),
            &PackRecord {
                card: &card_of(id.clone(), &filled.kept),
                tile: game.tile(),
                desk: game.desk(),
                entry,
                controls: &game.desk().controls(entry, &filled.fields),
                change: &change,
                was: &mark_of(&change),
                faults: if filled.is_grown { &[] } else { &filled.flaws },
                fault: message.as_ref(),
                is_sent: true,
                is_grown: filled.is_grown,
            },
        );
        Ok(match refused {
            Some(fault) => faulty(&fault, page),
            None => fresh(page),
        })
    })
    .await
}

/// The form for another name.
#[derive(Debug, Deserialize)]
pub(crate) struct Rename {
    name: String,
}

/// Renames a pack.
pub(crate) async fn rename(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(Rename { name }): Form<Rename>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.packs.expect_open()?;
        match site.packs.rename(&id, &name).map_err(Refused::error) {
            Ok(()) => Ok(to_pack(&id)),
            Err(fault) if fault.kind != ErrorKind::Invalid => Err(fault),
            Err(fault) => page_of(
                site,
                &context.on(format!("/packs/{id}")),
                &id,
                &Find::default(),
                Some((fault, &name)),
            ),
        }
    })
    .await
}

/// Deletes a pack.
pub(crate) async fn delete(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.packs.expect_open()?;
        site.packs.delete(&id)?;
        Ok(Redirect::to("/packs").into_response())
    })
    .await
}
