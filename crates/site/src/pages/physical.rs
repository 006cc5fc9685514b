//! Pages of physical play: people roll and draw themselves, enter the results, and correct them.
//!
//! Before a game has begun, the address of a page contains the results; nothing is stored. At its table, the choice
//! that waits for results is stored beside the seating, so it survives a restart of the server.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use i18n::Words;
use search::SeatAssignment;
use serde::Deserialize;
use tabletop::{ChanceRecord, Fingerprint, Inquiry, OpenError, Seat, Source, TableError};
use web::{ANSWER_FIELD, Deal, Retold, answer_named};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{created, faulty, fresh};
use crate::pages::table::play;
use crate::seats;
use crate::services::begin::{self, Beginning, Begun};
use crate::services::packs;
use crate::services::physical::{correct, inquire, knower, take_back};
use crate::services::play::{Act, may_act};
use crate::site::Site;

/// The fields of the setup: the results, the results after the one that is being entered again, the index of that
/// one, and the seat that has the device.
const TOLD: &str = "told";
const LATER: &str = "later";
const BACK: &str = "back";
const HOLDER: &str = "holder";

/// The most answers in a form.
const MOST_ANSWERS: usize = 500;

/// The fields of a form, in order.
type Fields = Vec<(String, String)>;

/// Answers as typed, with their numbers; the pressed button has none.
type Typed = Vec<(Option<usize>, String)>;

/// Splits a form into its answers, with their numbers, and the other fields.
fn answers_of(fields: Fields) -> (Fields, Typed) {
    let (mut rest, mut answers) = (Vec::new(), Vec::new());
    for (name, value) in fields {
        match name.strip_prefix(ANSWER_FIELD) {
            // Skip empty fields.
            Some(number) if !value.trim().is_empty() => answers.push((number.parse().ok(), value)),
            Some(_) => {}
            None => rest.push((name, value)),
        }
    }
    // An answer without a number is the pressed button: ignore the text fields.
    if let Some(pressed) = answers.iter().position(|(number, _)| number.is_none()) {
        answers = vec![answers.swap_remove(pressed)];
    }
    answers.sort_by_key(|(number, _)| *number);
    (rest, answers)
}

/// The names in a list separated by spaces.
fn names(joined: &str) -> Vec<String> {
    joined.split_whitespace().take(MOST_ANSWERS).map(str::to_owned).collect()
}

/// Splits the form of a new game into the results of physical play, if there is any, and the other fields.
pub(crate) fn split(fields: Fields) -> (Fields, Option<Vec<String>>) {
    let mut told = None;
    let mut rest = Vec::new();
    for (name, value) in fields {
        match &*name {
            TOLD => told = Some(names(&value)),
            // In physical play, the server makes no commitment.
            LATER | BACK | HOLDER | web::TICKET_FIELD | web::WORDS_FIELD => {}
            _ => rest.push((name, value)),
        }
    }
    (rest, told)
}

/// The address of a page with these fields.
fn address(path: &str, fields: &[(String, String)]) -> String {
    let encoded = |text: &str| {
        let mut out = String::new();
        for byte in text.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => out.push(char::from(byte)),
                // Writing to a string cannot fail.
                _ => drop(write!(out, "%{byte:02X}")),
            }
        }
        out
    };
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
    format!("{path}?{}", pairs.join("&"))
}

/// Reads the dice and cards in a form, as answers to consecutive questions.
fn read_answers(
    words: &Words,
    typed: &[(Option<usize>, String)],
    mut told: Vec<String>,
    mut open: impl FnMut(&[String]) -> Result<Inquiry, AppError>,
) -> Result<Vec<String>, AppError> {
    for (_, typed) in typed {
        let Some(question) = open(&told)?.open else {
            return Err(TableError::LeftoverAnswers { left: 1 }.into());
        };
        let named = answer_named(words, &question, typed);
        let impossible =
            || AppError::from(TableError::ImpossibleAnswer { what: question.what, name: typed.clone() });
        told.push(named.ok_or_else(impossible)?);
    }
    Ok(told)
}

/// The page that asks for the results of the setup.
pub(crate) async fn deal(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
    Query(mut fields): Query<Fields>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let served = site.games.game(&game)?;
        // The form of a new game includes its ticket of fair chance, which physical play does not use.
        fields.retain(|(name, _)| !["look", web::TICKET_FIELD, web::WORDS_FIELD].contains(&&**name));
        let mut take = |wanted: &str| {
            let found = fields.iter().position(|(name, _)| name == wanted);
            found.map(|place| fields.swap_remove(place).1)
        };
        let told = names(&take(TOLD).unwrap_or_default());
        let mut later = names(&take(LATER).unwrap_or_default());
        let back = take(BACK).and_then(|place| place.parse::<usize>().ok());
        let holder = take(HOLDER).and_then(|seat| seat.parse().ok()).map(Seat);
        let (mut fields, typed) = answers_of(fields);
        // Removal changes the order; sorted, the same game has one address.
        fields.sort();
        let (form, company) = seats::split(fields.clone(), &SeatAssignment::default())?;
        let (form, pack) = packs::split(form);
        let (choice, lost) = site.packs.choice_or(served, pack.as_deref(), site.fairness.offer()?)?;
        let quick = form.iter().any(|(name, value)| name == "quick" && value == "1");
        let refused = |setup: Option<serde_json::Value>, fault: AppError| {
            let (company, packs) = (&company, &choice.offered());
            let page =
                served.new_game(&context.frame(), setup.as_ref(), company, packs, Some(&fault.message));
            Ok(faulty(&fault, page))
        };
        let setup = match served.read_form(choice.content(), (!quick).then_some(form)) {
            Ok(setup) => setup,
            Err(fault) => return refused(None, fault.into()),
        };
        if let Some(fault) = lost {
            return refused(Some(setup), fault);
        }
        let erased = site.packs.erased(served, choice.content())?;
        let first = match erased.beginning(&setup, &told) {
            Ok(first) => first,
            Err(fault @ OpenError::RefusedSetup(_)) => return refused(Some(setup), fault.into()),
            Err(fault) => return refused(None, fault.into()),
        };
        let path = format!("/new/{game}/deal");
        let whole = |told: &[String], later: &[String], holder: Option<Seat>| {
            let mut all = fields.clone();
            all.push((TOLD.to_owned(), told.join(" ")));
            if !later.is_empty() {
                all.push((LATER.to_owned(), later.join(" ")));
            }
            if let Some(Seat(seat)) = holder {
                all.push((HOLDER.to_owned(), seat.to_string()));
            }
            all
        };
        let mut told: Vec<String> = first.answered.iter().map(|told| told.answer.clone()).collect();
        if let Some(place) = back.filter(|&place| place < told.len()) {
            let mut after = told.split_off(place);
            after.remove(0);
            after.append(&mut later);
            return Ok(Redirect::to(&address(&path, &whole(&told, &after, holder))).into_response());
        }
        let mut fault = None;
        if !typed.is_empty() {
            let begun = |told: &[String]| Ok(erased.beginning(&setup, told)?);
            match read_answers(context.frame().words(), &typed, told.clone(), begun) {
                Ok(mut all) => {
                    all.append(&mut later);
                    let inquiry = erased.beginning(&setup, &all)?;
                    told = inquiry.answered.into_iter().map(|told| told.answer).collect();
                    return Ok(Redirect::to(&address(&path, &whole(&told, &[], holder))).into_response());
                }
                Err(wrong) => fault = Some(wrong),
            }
        }
        let seats = erased.check_setup(&setup)?;
        let several = served.hides() && company.people(seats).count() > 1;
        let knows = |seat: Seat| !several || company.at(seat).is_some() || holder == Some(seat);
        let pass_to = first.open.as_ref().and_then(|question| question.seat).filter(|&seat| !knows(seat));
        let all = whole(&told, &later, holder);
        let deal = Deal {
            tile: served.tile(),
            fields: &all,
            inquiry: &first,
            drawn: &|what, name| served.drawing(what, name),
            pass_to,
            knows: &knows,
            lays: served.lays_out(&context.frame(), choice.content(), &setup),
            fault: fault.as_ref().map(|fault| &fault.message),
        };
        let page = web::deal(&context.frame(), &deal);
        Ok(match fault {
            Some(fault) => faulty(&fault, page),
            None => fresh(page),
        })
    })
    .await
}

/// Begins a game with these results.
pub(crate) fn begin(
    site: &Site,
    game: &dyn ServedGame,
    fields: Fields,
    company: &SeatAssignment,
    content: Option<Fingerprint>,
    told: &[String],
) -> Result<Response, AppError> {
    let quick = fields.iter().any(|(name, value)| name == "quick" && value == "1");
    let setup = game.read_form(content, (!quick).then_some(fields))?;
    let beginning = Beginning {
        game,
        content,
        setup: &setup,
        company,
        id: site.platform.new_id()?,
        source: Source::AtTheTable,
        answers: told,
    };
    match begin::begin(&site.packs, &site.tables, beginning)?? {
        Begun::Table(table) => Ok(created(&table)),
        Begun::Asks(question) => Err(TableError::QuestionOpen { what: question.what }.into()),
    }
}

/// The number of a step or question in a form.
fn number_of(fields: &[(String, String)], name: &str) -> Result<u32, AppError> {
    let field = fields.iter().find(|(field, _)| field == name);
    field.and_then(|(_, value)| value.parse().ok()).ok_or_else(AppError::malformed)
}

/// Answers the open question, and the questions that belong to it.
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, HttpError> {
    let (fields, typed) = answers_of(fields);
    let (step, number) = (number_of(&fields, "step")?, number_of(&fields, "number")?);
    let words = context.frame().words();
    play(site, context, id, step, Act::Play, move |guard| {
        let question = guard.table().open_question().ok_or(TableError::NoQuestionOpen)?;
        let mut names = Vec::new();
        for (_, typed) in &typed {
            // Consecutive draws have the same possible results, as far as they are left.
            let told = answer_named(words, &question, typed);
            let impossible = || TableError::ImpossibleAnswer { what: question.what, name: typed.clone() };
            names.push(told.ok_or_else(impossible)?);
        }
        if names.is_empty() {
            return Err(AppError::malformed());
        }
        guard.play(step, |table| table.answer_all(&names, Some(number)).map(drop))
    })
    .await
}

/// The step and the question for which a form was made.
#[derive(Debug, Deserialize)]
pub(crate) struct Retract {
    step: u32,
    number: u32,
}

/// Takes back the last answer, or the waiting choice.
pub(crate) async fn retract(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(Retract { step, number }): Form<Retract>,
) -> Result<Response, HttpError> {
    play(site, context, id, step, Act::Play, move |guard| take_back(guard, step, number)).await
}

/// Shows all results entered at a table.
pub(crate) async fn told(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let table = guard.table();
            if table.record().chance != ChanceRecord::AtTheTable {
                return Err(TableError::NotAtTheTable.into());
            }
            let asked_in = |step| {
                let inquiry = inquire(guard, &context.visitor, step, None).ok()?;
                (!inquiry.answered.is_empty()).then_some((step, inquiry))
            };
            // The beginning is step 0, even if it was corrected.
            let mut steps: Vec<_> = (0..=table.step()).filter_map(asked_in).collect();
            steps.retain(|(step, inquiry)| *step == 0 || inquiry.choice.is_some());
            let knows = knower(guard, &context.visitor);
            let retold =
                Retold { id: &id, game: table.game(), last: table.step(), knows: &knows, fault: None };
            Ok(fresh(web::told(&context.frame(), &retold, &steps)))
        })
    })
    .await
}

/// Shows the results of a step, for correction.
pub(crate) async fn told_in(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path((id, step)): Path<(String, u32)>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let inquiry = inquire(guard, &context.visitor, step, None)?;
            let table = guard.table();
            let knows = knower(guard, &context.visitor);
            let retold =
                Retold { id: &id, game: table.game(), last: table.step(), knows: &knows, fault: None };
            Ok(fresh(web::retell(&context.frame(), &retold, step, &inquiry)))
        })
    })
    .await
}

/// Corrects the results of a step, and replays what followed.
pub(crate) async fn amend(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, HttpError> {
    let (fields, typed) = answers_of(fields);
    let (step, of) = (number_of(&fields, "step")?, number_of(&fields, "of")?);
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            guard.table().expect_step(Some(step))?;
            may_act(guard, &context.visitor, step, Act::Undo)?;
            let knows = knower(guard, &context.visitor);
            let before = guard.table().inquire(of, None)?;
            let mut names: Vec<String> = before.answered.iter().map(|told| told.answer.clone()).collect();
            for (number, value) in typed {
                let Some(number) = number.filter(|&number| number < MOST_ANSWERS) else { continue };
                let seat = before.answered.get(number).and_then(|told| told.question.seat);
                if number == names.len() {
                    names.push(value);
                } else if number < names.len() && seat.is_none_or(&knows) {
                    // A visitor must not change results that are hidden from them.
                    names[number] = value;
                }
            }
            let inquiry = inquire(guard, &context.visitor, of, Some(&names))?;
            names.truncate(inquiry.answered.len());
            if inquiry.open.is_some() {
                let table = guard.table();
                let retold =
                    Retold { id: &id, game: table.game(), last: table.step(), knows: &knows, fault: None };
                let page = web::retell(&context.frame(), &retold, of, &inquiry);
                return Ok((StatusCode::OK, fresh(page)).into_response());
            }
            let amended = correct(guard, &context.visitor, step, of, &names)?;
            guard.look();
            let table = guard.table();
            let retold =
                Retold { id: &id, game: table.game(), last: table.step(), knows: &knows, fault: None };
            Ok(fresh(web::amended(&context.frame(), &retold, &amended)))
        })
    })
    .await
}
