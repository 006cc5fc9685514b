//! Chance that nobody can choose: the promise that a form of a new game shows, what a table's players give to its
//! chance, and the pages and files by which all of it is checked.
//!
//! The protocol is [`tabletop::Agreement`]; `docs/security.md` says who could cheat whom. A form of a new game is
//! made before anything is kept, and shows the commitment of the table that it will begin: the *ticket* in it names the
//! table, and the secret follows from the ticket and a key that only the servers of this database know. So nothing is
//! kept for forms that are never sent, every server of the database redeems every ticket, and a ticket is redeemed
//! once.

use std::sync::{Arc, OnceLock};

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tabletop::{
    Agreement, ChanceRecord, Contribution, Drawn, Message, OwnedShape, Record, Seat, Secret, Source,
};
use web::{Caveat, Check, Contributed, Given, Offer};

use crate::app::{App, aside};
use crate::fault::Fault;
use crate::friends::{Friends, clean};
use crate::notes;
use crate::request::Asked;
use crate::room::CAVEATS;
use crate::site::{fresh, page};
use crate::tables::{Open, is_id, new_id, random};

/// The small thing that holds the key of tickets.
const KEYS: &str = "key";

/// The small things that are tickets which were redeemed.
pub(crate) const SPENT: &str = "spent";

/// How long a ticket can be redeemed, in milliseconds: a day.
const TICKET_LASTS: i64 = 24 * 3600 * 1000;

/// The script that checks a game with nothing but Python.
const SCRIPT: &str = include_str!("../../../docs/fairness/check.py");

/// The key of tickets, once it was read.
#[derive(Default)]
pub(crate) struct Tickets(OnceLock<[u8; 32]>);

/// The name and the secret of a table that is about to begin.
#[derive(Debug, Clone)]
pub(crate) struct Prepared {
    pub id: String,
    pub secret: Secret,
}

impl Prepared {
    /// A table whose promise nobody was shown.
    pub fn new() -> Result<Self, Fault> {
        Self::named(&new_id()?)
    }

    /// A table of this name whose promise nobody was shown.
    pub fn named(id: &str) -> Result<Self, Fault> {
        Ok(Self { id: id.to_owned(), secret: Secret::new(random()?) })
    }

    /// What the table plays with when its seats, in their order, have given these words.
    pub fn source(&self, words: Vec<String>) -> Result<Source, Fault> {
        let given = words.into_iter().map(|words| Contribution { words, seal: None }).collect();
        self.agree(given)
    }

    /// What the table plays with when its seats, in their order, have contributed so.
    pub fn agree(&self, contributions: Vec<Contribution>) -> Result<Source, Fault> {
        let agreement = Agreement::new(&*self.id, contributions).map_err(|_| Fault::malformed())?;
        Ok(Source::Agreed(self.secret.clone(), agreement))
    }
}

/// What a form says of fairness: the ticket that it was made with, and the words of the player.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sent {
    pub ticket: Option<String>,
    pub words: Option<String>,
}

/// Takes what a form says of fairness out of its fields.
///
/// # Errors
/// [`Fault::long_words`].
pub(crate) fn split(fields: Vec<(String, String)>) -> Result<(Vec<(String, String)>, Sent), Fault> {
    let (mut rest, mut sent) = (Vec::new(), Sent::default());
    for (name, value) in fields {
        match &*name {
            web::TICKET_FIELD => sent.ticket = Some(value),
            web::WORDS_FIELD => sent.words = Some(words_of(&value)?).filter(|words| !words.is_empty()),
            _ => rest.push((name, value)),
        }
    }
    Ok((rest, sent))
}

/// Words as they are contributed: on one line, without signs that cannot be seen.
///
/// # Errors
/// [`Fault::long_words`].
pub(crate) fn words_of(text: &str) -> Result<String, Fault> {
    let words = clean(text);
    if words.len() > Contribution::LONGEST { Err(Fault::long_words()) } else { Ok(words) }
}

impl App {
    /// The key of tickets, which all servers of a database share.
    fn ticket_key(&self) -> Result<[u8; 32], Fault> {
        const NAME: &str = "tickets";
        if let Some(key) = self.tickets.0.get() {
            return Ok(*key);
        }
        // The key that was kept first counts.
        self.store.keep(KEYS, NAME, &json!(Secret::new(random()?).to_hex()))?;
        let kept = self.store.kept_one(KEYS, NAME)?;
        let secret = kept.as_ref().and_then(Value::as_str).and_then(Secret::from_hex);
        let key = secret.ok_or_else(Fault::broken)?.to_bytes();
        Ok(*self.tickets.0.get_or_init(|| key))
    }

    /// The secret of the table that a ticket names.
    fn secret_of(&self, id: &str, time: i64) -> Result<Secret, Fault> {
        let text = format!("hedgerow 2026 secret of a table {id} {time}");
        Ok(Secret::new(*blake3::keyed_hash(&self.ticket_key()?, text.as_bytes()).as_bytes()))
    }

    /// The promise for a form of a new game.
    pub fn offer(&self) -> Result<Offer, Fault> {
        let (id, time) = (new_id()?, notes::now());
        let commitment = Agreement::commitment(&id, &self.secret_of(&id, time)?).to_string();
        Ok(Offer { ticket: format!("{id}.{time:x}"), commitment })
    }

    /// The table that a ticket promised, once; another one for a ticket that is missing, too old, or was redeemed.
    /// The fairness page of the table shows the commitment that holds.
    pub fn redeem(&self, ticket: Option<&str>) -> Result<Prepared, Fault> {
        let Some((id, time)) = ticket.and_then(read_ticket) else { return Prepared::new() };
        let is_young = (0..=TICKET_LASTS).contains(&notes::now().saturating_sub(time));
        if !is_young || self.store.step(id)?.is_some() || !self.store.keep(SPENT, id, &json!(time))? {
            return Prepared::new();
        }
        Ok(Prepared { id: id.to_owned(), secret: self.secret_of(id, time)? })
    }

    /// Forgets redeemed tickets that are too old to be redeemed again.
    pub fn sweep_tickets(&self) -> Result<(), Fault> {
        let oldest = notes::now().saturating_sub(2 * TICKET_LASTS);
        for (id, time) in self.store.kept(SPENT)? {
            if time.as_i64().is_none_or(|time| time < oldest) {
                self.store.exchange(SPENT, &id, Some(&time), None)?;
            }
        }
        Ok(())
    }
}

/// The parts of a ticket.
fn read_ticket(ticket: &str) -> Option<(&str, i64)> {
    let (id, time) = ticket.split_once('.')?;
    Some((id, i64::from_str_radix(time, 16).ok()?)).filter(|(id, _)| is_id(id))
}

/// Why the chance of a table is not called fair, as far as its record says.
pub(crate) fn caveats_of(record: &Record) -> Vec<Caveat> {
    let corrected = record.entries.iter().any(|entry| matches!(entry, tabletop::RecordEntry::Amend { .. }));
    [
        (record.forked.is_some(), Caveat::Forked),
        (record.practice().is_some(), Caveat::Position),
        (record.chance == ChanceRecord::AtTheTable, Caveat::Told),
        (corrected, Caveat::Corrected),
    ]
    .into_iter()
    .filter_map(|(is_so, caveat)| is_so.then_some(caveat))
    .collect()
}

/// The names of the caveats of a table, as its card keeps them for lists.
pub(crate) fn caveats_for_card(record: &Record, friends: &Friends) -> Value {
    let imported = friends.imported.then_some(Caveat::Imported);
    caveats_of(record).into_iter().chain(imported).map(Caveat::name).collect()
}

/// A card with the caveats of its table.
pub(crate) fn with_caveats(mut card: Value, record: &Record, friends: &Friends) -> Value {
    let caveats = caveats_for_card(record, friends);
    if let Value::Object(fields) = &mut card
        && caveats.as_array().is_some_and(|caveats| !caveats.is_empty())
    {
        fields.insert(CAVEATS.to_owned(), caveats);
    }
    card
}

impl Open<'_> {
    /// Why the chance of this table is not called fair; empty where nothing speaks against it.
    pub fn caveats(&self) -> Result<Vec<Caveat>, Fault> {
        let record = self.table().record();
        let mut caveats = caveats_of(record);
        if self.friends.imported {
            caveats.push(Caveat::Imported);
        }
        if self.day()?.is_some() {
            caveats.push(Caveat::Daily);
        } else if matches!(record.chance, ChanceRecord::Keyed { agreement: None, .. }) {
            caveats.push(Caveat::ServerAlone);
        } else if record
            .chance
            .agreement()
            .is_some_and(|agreed| agreed.contributions.iter().all(|given| given.words.is_empty()))
        {
            caveats.push(Caveat::NobodyGave);
        }
        Ok(caveats)
    }

    fn is_finished(&self) -> bool {
        self.table().outcome().is_some() || self.table().is_given_up()
    }

    /// What each seat gave, for the page.
    fn contributed(&self) -> Vec<Contributed> {
        let agreed = self.table().record().chance.agreement().map(|agreed| &agreed.contributions[..]);
        let given = agreed.unwrap_or_default();
        let seat = |(number, given): (u8, &Contribution)| Contributed {
            seat: Seat(number),
            name: self.friends.name(Seat(number)).map(str::to_owned),
            given: match given {
                given if given.is_withheld() => Given::Withheld,
                given if given.words.is_empty() => Given::Nothing,
                given => Given::Words(given.words.clone()),
            },
            sealed: given.seal.map(|seal| seal.to_string()),
        };
        (0..).zip(given).map(seat).collect()
    }

    /// What checking a finished game proves; `None` while it goes on or where there is no secret.
    fn checked(&self) -> Result<Option<Result<Check, Message>>, Fault> {
        let published = self.table().published();
        let ChanceRecord::Keyed { seed: Some(seed), .. } = &published.chance else { return Ok(None) };
        let house = self.app().house(self.room, Some(published.content))?;
        Ok(Some(match house.verify(&published) {
            Ok(verified) => Ok(Check {
                secret: seed.to_hex(),
                steps: verified.steps,
                draws: verified.draws,
                kept: verified.kept,
            }),
            Err(fault) => Err(fault.message()),
        }))
    }
}

/// The commitment of a table, in 64 hexadecimal digits.
pub(crate) fn commitment_of(record: &Record) -> Option<String> {
    match &record.chance {
        ChanceRecord::Keyed { commitment, .. } => Some(commitment.to_string()),
        ChanceRecord::AtTheTable => None,
    }
}

/// The page of the fairness of a table.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let shown = app.at_table(&id, |open| {
            let caveats = open.caveats()?;
            let record = open.table().record();
            let fairness = web::Fairness {
                id: &id,
                tile: open.room.tile(),
                commitment: commitment_of(record),
                version: if record.chance.agreement().is_some() { Agreement::VERSION } else { 1 },
                caveats: &caveats,
                contributed: &open.contributed(),
                is_over: open.is_finished(),
                check: open.checked()?,
            };
            Ok(fresh(web::fairness(&asked.frame(), &fairness)))
        });
        crate::waiting::or_else(shown, || crate::waiting::fairness(app, &asked, &id))
    })
    .await
}

/// What is known of the chance of a table, for programs; with the secret and every draw once the game is over.
pub(crate) fn proof(open: &Open<'_>) -> Result<Value, Fault> {
    let table = open.table();
    let published = table.published();
    let caveats: Vec<&str> = open.caveats()?.into_iter().map(Caveat::name).collect();
    let mut proof = json!({
        "hedgerow": "fairness",
        "table": open.id,
        "game": table.game(),
        "commitment": commitment_of(&published),
        "version": null,
        "contributions": [],
        "caveats": caveats,
        "over": open.is_finished(),
    });
    if let ChanceRecord::Keyed { agreement, seed, .. } = &published.chance {
        proof["version"] = json!(agreement.as_ref().map_or(1, |agreement| agreement.version));
        if let Some(agreement) = agreement {
            proof["table"] = json!(agreement.table);
            proof["contributions"] = json!(agreement.contributions);
        }
        if let Some(seed) = seed {
            proof["secret"] = json!(seed.to_hex());
            proof["draws"] = table.drawn().iter().map(draw).collect();
        }
    }
    Ok(proof)
}

/// A draw, with everything that is needed to compute it again.
fn draw(drawn: &Drawn) -> Value {
    let bag: Vec<u8> = match &drawn.shape {
        OwnedShape::Die(faces) => vec![1; usize::from(*faces)],
        OwnedShape::Draw(counts) => counts.to_vec(),
    };
    json!({
        "step": drawn.step, "number": drawn.number, "what": drawn.what, "bag": bag,
        "answer": drawn.answer, "name": drawn.name,
    })
}

/// What is known of the chance of a table, as a file.
pub(crate) async fn file(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Fault> {
    aside(app, move |app| {
        let proof = app.at_table(&id, |open| proof(open));
        let proof = crate::waiting::or_else(proof, || crate::waiting::proof(app, &id))?;
        let headers = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CONTENT_DISPOSITION, "attachment; filename=\"fairness.json\""),
            (header::CACHE_CONTROL, "no-store"),
        ];
        // Its keys are strings, so that writing cannot fail.
        let text = serde_json::to_string_pretty(&proof).unwrap_or_default() + "\n";
        Ok((headers, text).into_response())
    })
    .await
}

/// How to check a game without this program.
pub(crate) async fn guide(asked: Asked) -> Response {
    page(web::fairness_guide(&asked.frame(), SCRIPT))
}

/// The script that checks a game.
pub(crate) async fn script() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/x-python; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"check.py\""),
    ];
    (headers, SCRIPT).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_names_a_table_and_a_time() {
        let id = new_id().unwrap();
        assert_eq!(read_ticket(&format!("{id}.1f")), Some((&*id, 31)));
        for strange in ["", ".", &id, &format!("{id}."), &format!("{id}.xyz"), &format!("x{id}.1f"), "a.1f"] {
            assert_eq!(read_ticket(strange), None, "{strange}");
        }
    }

    #[test]
    fn words_are_one_line_and_not_too_long() {
        assert_eq!(words_of("  żółty \n ser\u{202e} ").unwrap(), "żółty ser");
        assert_eq!(words_of(&"ż".repeat(128)).unwrap().len(), 256);
        assert_eq!(words_of(&"ż".repeat(129)), Err(Fault::long_words()));
    }
}
