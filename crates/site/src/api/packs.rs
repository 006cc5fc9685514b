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
    "A private pack, as exported: its name, its game, the changed values of fields by their paths (`changes`), and \
     the removed fields (`gone`).",
    "{\"hedgerow_pack\":1,\"name\":\"My cards\",\"game\":\"ratcatcher\",\"changes\":{\"nemesis.maw.health\":7}}",
)
.required();

const DRAFT: Field = Field::new(
    "draft",
    Kind::Flag,
    "Whether to save the pack even if the checker finds faults. No game can begin with such a pack.",
    "false",
);

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get("/api/v1/packs", "listPacks", "Lists the private packs, sorted by name.")
        .responding(&[(200, "packs")], list),
    Operation::post(
        "/api/v1/packs",
        "makePack",
        "Saves a private pack after the checks of `hedgerow content check`. Like all changes of packs, this is \
         allowed only on the machine that runs the server, unless the operator allows more.",
    )
    .with_large_body(&[PACK, DRAFT])
    .responding(&[(201, "pack")], make),
    Operation::get("/api/v1/packs/{id}", "getPack", "Returns a private pack, with the faults that the checker finds.")
        .responding(&[(200, "pack")], get),
    Operation::put(
        "/api/v1/packs/{id}",
        "putPack",
        "Replaces a private pack by another of the same game. Tables that began earlier continue with the content \
         they began with.",
    )
    .with_large_body(&[PACK, DRAFT])
    .responding(&[(200, "pack")], put),
    Operation::delete(
        "/api/v1/packs/{id}",
        "deletePack",
        "Deletes a private pack. Tables that began with it continue.",
    )
    .responding(&[(204, "")], delete),
];

/// The pack in the request.
fn sent(call: &Call) -> Result<Private, AppError> {
    let text = call.value(PACK.name).map(Value::to_string).unwrap_or_default();
    Private::read(&text).map_err(|fault| AppError::from(fault).at(PACK.name))
}

/// The error of a refused pack, with its field.
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
