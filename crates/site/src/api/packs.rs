//! Private packs.

use content::{Fault as Flaw, Private};
use serde_json::{Value, json};

use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind};
use crate::error::AppError;
use crate::services::packs::{Kept, Refused};
use crate::site::Site;

const PACK: Field = Field::new(
    "pack",
    Kind::Object,
    "A private pack as it is handed out: its name, its game, other values of fields by their paths (`changes`), and \
     fields that are taken out (`gone`).",
    "{\"hedgerow_pack\":1,\"name\":\"My cards\",\"game\":\"ratcatcher\",\"changes\":{\"nemesis.maw.health\":7}}",
)
.required();

const DRAFT: Field = Field::new(
    "draft",
    Kind::Flag,
    "Whether to keep it although the checker finds faults. No game can be begun with it then.",
    "false",
);

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get("/api/v1/packs", "listPacks", "The private packs, by their names.")
        .responding(&[(200, "packs")], list),
    Operation::post(
        "/api/v1/packs",
        "makePack",
        "Keeps a private pack, checked as `hedgerow content check` does. Only at the machine that runs the \
         server, unless the operator allows more; so it is with all other changes of packs.",
    )
    .with_large_body(&[PACK, DRAFT])
    .responding(&[(201, "pack")], make),
    Operation::get("/api/v1/packs/{id}", "getPack", "A private pack, with what the checker says of it.")
        .responding(&[(200, "pack")], get),
    Operation::put(
        "/api/v1/packs/{id}",
        "putPack",
        "Puts another private pack of the same game in the place of one. Tables that were begun before play on as they \
         began.",
    )
    .with_large_body(&[PACK, DRAFT])
    .responding(&[(200, "pack")], put),
    Operation::delete(
        "/api/v1/packs/{id}",
        "deletePack",
        "Forgets a private pack. Tables that were begun with it play on.",
    )
    .responding(&[(204, "")], delete),
];

/// The pack as it was sent.
fn sent(call: &Call) -> Result<Private, AppError> {
    let text = call.value(PACK.name).map(Value::to_string).unwrap_or_default();
    Private::read(&text).map_err(|fault| AppError::from(fault).at(PACK.name))
}

/// A refusal, and of what.
fn refused(refused: Refused) -> AppError {
    let fault = refused.error();
    if fault.field.is_none() && fault.kind.is_refusal() && fault.code != "no-such-pack" {
        return fault.at(PACK.name);
    }
    fault
}

/// A pack as JSON.
fn told(id: &str, kept: &Kept, flaws: &[Flaw]) -> Value {
    json!({
        "id": id,
        "pack": kept.pack.to_json(),
        "content": kept.content,
        "faults": flaws.iter().map(|flaw| json!({ "file": flaw.file, "record": flaw.record, "what": flaw.what })).collect::<Vec<_>>(),
    })
}

fn list(site: &Site, _call: &Call) -> Result<Reply, AppError> {
    let packs = site.packs.all()?.into_iter().map(|(id, kept)| {
        json!({
            "id": id,
            "name": kept.pack.name,
            "game": kept.pack.game,
            "changes": kept.pack.count(),
            "content": kept.content,
        })
    });
    Ok(Reply::new(json!({ "packs": packs.collect::<Vec<_>>() })))
}

fn make(site: &Site, call: &Call) -> Result<Reply, AppError> {
    site.packs.expect_open()?;
    let id = site.packs.make(sent(call)?, call.is(DRAFT.name)).map_err(refused)?;
    let kept = site.packs.get(&id)?;
    let flaws = site.packs.flaws_of(&kept.pack)?;
    Ok(Reply::made_at(format!("/api/v1/packs/{id}"), told(&id, &kept, &flaws)))
}

fn get(site: &Site, call: &Call) -> Result<Reply, AppError> {
    site.packs.expect_open()?;
    let kept = site.packs.get(&call.id)?;
    let flaws = site.packs.flaws_of(&kept.pack)?;
    Ok(Reply::new(told(&call.id, &kept, &flaws)))
}

fn put(site: &Site, call: &Call) -> Result<Reply, AppError> {
    site.packs.expect_open()?;
    let kept = site.packs.put(&call.id, &sent(call)?, call.is(DRAFT.name)).map_err(refused)?;
    let flaws = site.packs.flaws_of(&kept.pack)?;
    Ok(Reply::new(told(&call.id, &kept, &flaws)))
}

fn delete(site: &Site, call: &Call) -> Result<Reply, AppError> {
    site.packs.expect_open()?;
    site.packs.delete(&call.id).map(|()| Reply::done())
}
