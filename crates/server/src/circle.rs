//! The people at a table that is shared out: who sits where, who is invited, and who takes whose seat.
//!
//! A link is shown once, to whoever makes it, as the answer to a form; to look at one changes nothing, and only
//! the form on its page puts its key into a browser.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use search::SeatAssignment;
use serde::Deserialize;
use serde_json::json;
use tabletop::{ChanceRecord, Seat};
use web::{Circle, Invitation, LinkFor};

use crate::app::{App, aside};
use crate::fairness::commitment_of;
use crate::fault::Fault;
use crate::friends::{Caller, Chair, Change, Friends, Holder, Hook, Lock, is_key, name_of, new_key};
use crate::request::Asked;
use crate::site::{created, faulty, fresh};
use crate::table::set_keys;
use crate::tables::{Begun, Open, can_be_shared};
use crate::{hook, seats, takeback, waiting};

/// Seats people and players of ours, as far as whoever asks may: the host each seat, others their own. Where
/// somebody plays against whoever does so, everybody is told.
pub(crate) fn seat(open: &mut Open<'_>, asked: &Asked, company: &SeatAssignment) -> Result<(), Fault> {
    let caller = open.caller(asked);
    let all = (0..open.table().seats()).map(Seat);
    let changed: Vec<Seat> = all.filter(|&seat| company.at(seat) != open.company.at(seat)).collect();
    if !changed.iter().all(|&seat| caller.is_host() || caller.holds(seat)) {
        return Err(Fault::not_yours());
    }
    open.sit(company)?;
    if !caller.is_shut || changed.is_empty() {
        return Ok(());
    }
    let step = open.table().step();
    open.befriend(|friends| {
        for &seat in &changed {
            let what = if company.at(seat).is_some() { Change::Ours } else { Change::Person };
            friends.tell(step, seat, what);
        }
        Ok(())
    })
}

/// The people at a table, as whoever asks may know them.
pub(crate) fn seen(open: &Open<'_>, asked: &Asked) -> web::Friends {
    let (table, friends, caller) = (open.table(), &open.friends, open.caller(asked));
    let here = open.here();
    let place = |seat: Seat| {
        let Chair { holder, name, sat } = friends.at(seat);
        web::Place {
            name,
            holder: match holder {
                Holder::Device => web::Holder::Device,
                Holder::Friend(_) => web::Holder::Friend,
                Holder::Nobody => web::Holder::Nobody,
            },
            yours: caller.holds(seat),
            keyed: caller.has_key_of(seat),
            here: here.contains(seat),
            sat,
        }
    };
    let wish = friends.wish_at(table.step()).map(|wish| web::Wish {
        by: Seat(wish.by),
        choices: wish.choices,
        missing: if wish.refused.is_some() { Vec::new() } else { takeback::missing(open, wish) },
        refused: wish.refused.map(Seat),
    });
    let told = friends.told.iter().map(|told| web::Happened {
        step: told.step,
        seat: Seat(told.seat),
        what: told.what.name(),
        rewind: takeback::rewind(table, told),
        agreed: told.agreed.iter().copied().map(Seat).collect(),
    });
    web::Friends {
        is_shut: caller.is_shut,
        is_host: caller.is_host(),
        owns: caller.owns(),
        can_share: can_be_shared(table),
        acts: seats::may_act(table, &open.company, caller),
        is_shared: table.is_shared(),
        places: (0..table.seats()).map(|seat| place(Seat(seat))).collect(),
        asks_others: takeback::asks_others(open, asked),
        wish,
        told: told.collect(),
    }
}

/// Where a path of this server is found from outside, as far as a request says.
fn address(app: &App, headers: &HeaderMap, path: &str) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").and_then(|host| host.parse::<Authority>().ok());
    let Some(host) = host else { return path.to_owned() };
    // Only a proxy can say so.
    let is_protected = app.manners.proxied && text("x-forwarded-proto") == Some("https");
    let scheme = if is_protected { "https" } else { "http" };
    format!("{scheme}://{host}{path}")
}

/// The address of an invitation.
pub(crate) fn link_of(app: &App, headers: &HeaderMap, id: &str, key: &str) -> String {
    address(app, headers, &format!("/table/{id}/join/{key}"))
}

/// The page of the people at a table.
fn circle_of(
    app: &App,
    open: &Open<'_>,
    asked: &Asked,
    headers: &HeaderMap,
    fault: Option<&Fault>,
) -> Markup {
    let friends = seen(open, asked);
    let path = format!("/table/{}", open.id);
    let here = asked.on(format!("{path}/friends"));
    let hook = open.friends.hook.as_ref().filter(|_| friends.is_host).map(|hook| &*hook.url);
    let circle = Circle {
        id: open.id,
        friends: &friends,
        company: &open.company,
        is_over: open.table().outcome().is_some() || open.table().is_given_up(),
        begins_anew: begins_anew(open),
        address: &address(app, headers, &path),
        hook,
        can_hook: app.manners.webhooks.is_allowed(),
        fault: fault.map(|fault| &fault.message),
    };
    web::circle(&here.frame(), &circle)
}

/// Who sits at a table, and what whoever asks may do with seats.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    asked: Asked,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let shown = app.at_table(&id, |open| {
            if !can_be_shared(open.table()) {
                return Err(Fault::no_friends());
            }
            Ok(fresh(circle_of(app, open, &asked, &headers, None)))
        });
        waiting::or_else(shown, || waiting::show(app, &asked, &headers, &id))
    })
    .await
}

/// Whether a table that was begun in the open begins anew before a seat is given away: its people have not
/// contributed to its chance, and what was seen of it would stay useful. What came from elsewhere goes on as it is,
/// with a mark that everybody sees.
fn begins_anew(open: &Open<'_>) -> bool {
    let record = open.table().record();
    let is_elsewhere = open.friends.imported || record.forked.is_some();
    !open.friends.shut && !is_elsewhere && matches!(record.chance, ChanceRecord::Keyed { .. })
}

/// What is done with a seat or the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    /// The table begins anew, in a waiting room, from its setup.
    Anew,
    /// The host makes a link for a seat; an older one ends.
    Invite,
    /// Whoever has a seat makes a new link for it, and goes on having it.
    Renew,
    /// Whoever has a seat is shown the link that they have.
    Mine,
    /// Whoever has a seat makes a link for whoever takes it over.
    Give,
    /// Whoever has a seat has it no more.
    Leave,
    /// The host takes a seat back.
    Reclaim,
    /// A seat is given a name.
    Name,
    /// The host is shown the link that makes them the host.
    Host,
    /// The host says where messages are sent, or that none are.
    Hook,
    Unhook,
}

/// Refuses whoever may not give seats away.
fn expect_owner(friends: &Friends, asked: &Asked) -> Result<(), Fault> {
    let may = Caller::of(friends, 0, &asked.keys).owns();
    if may { Ok(()) } else { Err(Fault::not_host()) }
}

/// What is done, and with what.
#[derive(Debug, Deserialize)]
pub(crate) struct Does {
    r#do: What,
    seat: Option<u8>,
    name: Option<String>,
    url: Option<String>,
}

/// What came of it.
enum Came {
    /// The page shows it.
    Done,
    /// A link is shown once.
    Link(LinkFor, String),
    /// Another table.
    Begun(Begun),
}

/// Does something with a seat. Says what came of it, and which keys the browser holds from now on if that has
/// changed.
fn act(
    app: &App,
    open: &mut Open<'_>,
    asked: &Asked,
    does: &Does,
) -> Result<(Came, Option<Vec<String>>), Fault> {
    let caller = open.caller(asked);
    if !can_be_shared(open.table()) {
        return Err(Fault::no_friends());
    }
    let (step, seats) = (open.table().step(), open.table().seats());
    let seat = || does.seat.map(Seat).filter(|seat| seat.0 < seats).ok_or_else(Fault::malformed);
    // What opens nothing any more need not be kept.
    let kept = |friends: &Friends, new: Option<&String>| -> Vec<String> {
        let known = asked.keys.iter().filter(|key| friends.opens(key));
        let mut keys: Vec<String> = known.chain(new).cloned().collect();
        let mut seen = std::collections::HashSet::new();
        keys.retain(|key| seen.insert(key.clone()));
        keys
    };
    let own = |friends: &Friends, seat: Seat| {
        asked.keys.iter().find(|key| friends.seat_of(key) == Some(seat)).cloned().ok_or_else(Fault::not_yours)
    };
    match does.r#do {
        What::Anew => {
            expect_owner(&open.friends, asked)?;
            if !begins_anew(open) {
                return Err(Fault::seat_state());
            }
            let record = open.table().record();
            let content = (!open.room.is_ours(record.content)).then_some(record.content);
            let begun = app.make_room(open.room, content, record.setup.clone(), &open.company)?;
            Ok((Came::Begun(begun), None))
        }
        What::Invite => {
            let seat = seat()?;
            expect_owner(&open.friends, asked)?;
            if begins_anew(open) {
                return Err(Fault::begins_anew());
            }
            let (key, host) = (new_key()?, new_key()?);
            let made = open.befriend(|friends| {
                expect_owner(friends, asked)?;
                let is_new = friends.host.is_none();
                if is_new {
                    friends.host = Some(Lock::of(&host));
                }
                friends.shut = true;
                let chair = friends.chair(seat);
                let what = if chair.holder == Holder::Device { Change::Invited } else { Change::Renewed };
                chair.holder = Holder::Friend(Lock::of(&key));
                chair.sat = 0;
                friends.tell(step, seat, what);
                Ok(is_new.then(|| host.clone()))
            })?;
            let keys = kept(&open.friends, made.as_ref());
            Ok((Came::Link(LinkFor::Friend(seat), key), Some(keys)))
        }
        What::Renew | What::Give => {
            let (seat, gives) = (seat()?, does.r#do == What::Give);
            own(&open.friends, seat)?;
            let key = new_key()?;
            open.befriend(|friends| {
                own(friends, seat)?;
                let chair = friends.chair(seat);
                chair.holder = Holder::Friend(Lock::of(&key));
                chair.sat = u32::from(!gives);
                if gives {
                    chair.name.clear();
                }
                friends.tell(step, seat, Change::Renewed);
                Ok(())
            })?;
            let keys = kept(&open.friends, (!gives).then_some(&key));
            let whom = if gives { LinkFor::Friend(seat) } else { LinkFor::Mine(seat) };
            Ok((Came::Link(whom, key), Some(keys)))
        }
        What::Mine => {
            let seat = seat()?;
            Ok((Came::Link(LinkFor::Mine(seat), own(&open.friends, seat)?), None))
        }
        What::Leave => {
            let seat = seat()?;
            open.befriend(|friends| {
                own(friends, seat)?;
                *friends.chair(seat) = Chair { holder: Holder::Nobody, ..Chair::default() };
                friends.tell(step, seat, Change::Left);
                Ok(())
            })?;
            Ok((Came::Done, Some(kept(&open.friends, None))))
        }
        What::Reclaim => {
            let seat = seat()?;
            open.befriend(|friends| {
                expect_owner(friends, asked)?;
                let chair = friends.chair(seat);
                if chair.holder == Holder::Device {
                    return Err(Fault::seat_state());
                }
                *chair = Chair::default();
                friends.tell(step, seat, Change::Reclaimed);
                Ok(())
            })?;
            Ok((Came::Done, Some(kept(&open.friends, None))))
        }
        What::Name => {
            let (seat, name) = (seat()?, name_of(does.name.as_deref().unwrap_or_default())?);
            caller.expect_seat(seat)?;
            open.befriend(|friends| {
                friends.chair(seat).name.clone_from(&name);
                Ok(())
            })?;
            Ok((Came::Done, None))
        }
        What::Host => {
            let key = asked.keys.iter().find(|key| open.friends.is_hosts(key)).ok_or_else(Fault::not_host)?;
            Ok((Came::Link(LinkFor::Host, key.clone()), None))
        }
        What::Hook => {
            let url = does.url.as_deref().unwrap_or_default().trim();
            hook::check(app, url)?;
            let hook = Hook { url: url.to_owned(), language: asked.prefs.language.tag().to_owned() };
            open.befriend(|friends| {
                expect_owner(friends, asked)?;
                if !friends.shut {
                    return Err(Fault::seat_state());
                }
                friends.hook = Some(hook.clone());
                Ok(())
            })?;
            Ok((Came::Done, None))
        }
        What::Unhook => {
            open.befriend(|friends| {
                expect_owner(friends, asked)?;
                friends.hook = None;
                Ok(())
            })?;
            Ok((Came::Done, None))
        }
    }
}

/// Does something with a seat.
pub(crate) async fn act_on(
    State(app): State<Arc<App>>,
    asked: Asked,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(does): Form<Does>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let done = app.at_table(&id, |open| {
            let (came, keys) = match act(app, open, &asked, &does) {
                Ok(done) => done,
                Err(fault) if asked.json || fault.code == "no-friends-here" => return Err(fault),
                Err(fault) => {
                    return Ok(faulty(&fault, circle_of(app, open, &asked, &headers, Some(&fault))));
                }
            };
            let mut response = match came {
                Came::Begun(begun) => return Ok(created(&asked, &begun)),
                Came::Done if asked.json => axum::Json(json!({ "ok": true })).into_response(),
                Came::Done => Redirect::to(&format!("/table/{id}/friends")).into_response(),
                Came::Link(_, key) if asked.json => {
                    let link = link_of(app, &headers, &id, &key);
                    axum::Json(json!({ "ok": true, "key": key, "link": link })).into_response()
                }
                Came::Link(whom, key) => {
                    let here = asked.on(format!("/table/{id}/friends"));
                    let address = link_of(app, &headers, &id, &key);
                    fresh(web::link(&here.frame(), &id, whom, &address))
                }
            };
            if let Some(keys) = keys {
                set_keys(&mut response, &id, &keys);
                // Pages that are told what happens come back with the seats that are theirs now.
                app.live.end(&id);
            }
            Ok(response)
        });
        waiting::or_else(done, || {
            let what = match does.r#do {
                What::Invite => waiting::Does::Invite,
                What::Reclaim => waiting::Does::Reclaim,
                What::Leave => waiting::Does::Leave,
                What::Name => waiting::Does::Name,
                _ => return Err(Fault::seat_state()),
            };
            waiting::act(app, &asked, &headers, &id, (what, does.seat, does.name.as_deref()))
        })
    })
    .await
}

/// What a key opens: a seat, or the table as its host.
pub(crate) fn opened(friends: &Friends, seats: u8, key: &str) -> Result<Option<Seat>, Fault> {
    if !is_key(key) {
        return Err(Fault::no_invitation());
    }
    match (friends.seat_of(key).filter(|seat| seat.0 < seats), friends.is_hosts(key)) {
        (Some(seat), _) => Ok(Some(seat)),
        (None, true) => Ok(None),
        (None, false) => Err(Fault::no_invitation()),
    }
}

/// The page of an invitation.
fn invitation_of(
    open: &Open<'_>,
    asked: &Asked,
    key: &str,
    seat: Option<Seat>,
    fault: Option<&Fault>,
) -> Result<Response, Fault> {
    let friends = seen(open, asked);
    let here = asked.on(format!("/table/{}/join/{key}", open.id));
    let caveats = open.caveats()?;
    let invitation = Invitation {
        id: open.id,
        tile: open.room.tile(),
        seat,
        friends: &friends,
        company: &open.company,
        commitment: commitment_of(open.table().record()),
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
    State(app): State<Arc<App>>,
    asked: Asked,
    Path((id, key)): Path<(String, String)>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let shown = app.at_table(&id, |open| {
            let seat = opened(&open.friends, open.table().seats(), &key)?;
            invitation_of(open, &asked, &key, seat, None)
        });
        waiting::or_else(shown, || waiting::invitation(app, &asked, &id, &key, None))
    })
    .await
}

/// What whoever sits down is called.
#[derive(Debug, Deserialize)]
pub(crate) struct Called {
    pub name: Option<String>,
    /// What they contribute, at a table that is not dealt yet.
    #[serde(flatten)]
    pub sent: waiting::Sent,
}

/// Sits down: from now on the browser holds the key. A player of ours that stood in gets up.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path((id, key)): Path<(String, String)>,
    Form(called): Form<Called>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let joined = app.at_table(&id, |open| {
            let seat = opened(&open.friends, open.table().seats(), &key)?;
            let name = match called.name.as_deref().map(name_of) {
                None => None,
                Some(Ok(name)) => Some(name),
                Some(Err(fault)) if asked.json => return Err(fault),
                Some(Err(fault)) => return invitation_of(open, &asked, &key, seat, Some(&fault)),
            };
            if let Some(seat) = seat {
                let step = open.table().step();
                let is_known = asked.keys.contains(&key);
                open.befriend(|friends| {
                    if friends.seat_of(&key) != Some(seat) {
                        return Err(Fault::no_invitation());
                    }
                    let chair = friends.chair(seat);
                    if let Some(name) = name.as_ref().filter(|name| !name.is_empty()) {
                        chair.name.clone_from(name);
                    }
                    // Whoever opens their own link again is here already.
                    if !is_known {
                        chair.sat = chair.sat.saturating_add(1);
                        friends.tell(step, seat, Change::Sat);
                    }
                    Ok(())
                })?;
                if open.company.at(seat).is_some() {
                    let company = open.company.with(seat, None);
                    open.sit(&company)?;
                }
            }
            let mut keys: Vec<String> = asked
                .keys
                .iter()
                .filter(|known| **known != key && open.friends.opens(known))
                .cloned()
                .collect();
            keys.push(key.clone());
            let mut response = if asked.json {
                let body = json!({ "ok": true, "seat": seat.map(|seat| seat.0), "key": key });
                (StatusCode::OK, axum::Json(body)).into_response()
            } else {
                Redirect::to(&format!("/table/{id}")).into_response()
            };
            set_keys(&mut response, &id, &keys);
            Ok(response)
        });
        waiting::or_else(joined, || waiting::join(app, &asked, &id, &key, &called))
    })
    .await
}
