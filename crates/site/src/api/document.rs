//! The `OpenAPI` document, generated from the declarations of operations.

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::State;
use serde_json::{Map, Value, json};

use super::catalogue::operations;
use super::operation::{Operation, UPLOADS};
use super::schema::{Field, Kind};
use crate::policy::Limits;
use crate::site::Site;

/// The schemas of the engine protocol, which the API shares.
static ENGINE: LazyLock<Value> = LazyLock::new(|| {
    // The file is compiled in, and a test parses it.
    serde_json::from_str(include_str!("../../../../docs/engine-protocol.schema.json")).unwrap_or_default()
});

/// The schemas that only the API has.
static OWN: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("answers.json")).unwrap_or_default());

/// Errors of all requests: status, code and reason.
const ALWAYS: [(u16, &str, &str); 5] = [
    (400, "bad-request", "The request does not match this document: `field` names the faulty field."),
    (421, "foreign-host", "The server accepts only the host names of its own machine."),
    (429, "too-often", "The client has sent more requests than the limits allow."),
    (500, "broken", "An internal error. Nothing was changed."),
    (503, "busy", "The server is overloaded or full, or cannot reach its database."),
];

/// Errors of requests that change something or have a body.
const SENDING: [(u16, &str, &str); 3] = [
    (403, "foreign-form", "The page of another site sent the request, or only another seat may do this."),
    (413, "too-large", "The body is larger than the limits allow."),
    (415, "media-type", "The operation does not accept the media type of the body."),
];

/// Errors of requests that name a resource.
const NAMING: [(u16, &str, &str); 1] =
    [(404, "no-such-table", "The name is unknown: there is no such table, game, step, rule or thing.")];

/// Errors of requests about a game.
const PLAYING: [(u16, &str, &str); 3] = [
    (403, "covered", "Only another seat may see or do this."),
    (409, "stale-step", "The game is not in a state that allows this: it has moved on, or is over."),
    (422, "refused", "What the request names is not possible; `rule` is the rule that forbids it, if any."),
];

/// The document.
pub(super) async fn show(State(site): State<Arc<Site>>) -> Json<Value> {
    Json(document(&site.policy.limits))
}

/// The document of a server with these limits.
pub(crate) fn document(limits: &Limits) -> Value {
    let mut paths = Map::new();
    for operation in operations() {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method.to_lowercase()] = of_operation(operation);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Hedgerow",
            "version": "1",
            "description": description(limits),
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "security": [{}, { "capability": [] }],
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "responses": responses(),
            "securitySchemes": {
                "capability": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The key of a seat, from an invitation. Its bearer has the seat.",
                },
            },
        },
    })
}

fn description(limits: &Limits) -> String {
    let rate = if limits.rate > 0.0 {
        format!(
            "a client may send {} requests in a burst, and {} per second on average",
            limits.burst, limits.rate
        )
    } else {
        "a client may send any number of requests".to_owned()
    };
    let tables = if limits.tables > 0 { limits.tables.to_string() } else { "no fixed limit".to_owned() };
    format!(
        "The engine protocol of Hedgerow over HTTP, with tables, events and seats. In this version, responses may gain \
         fields, but none is renamed or removed. An error is `{{\"error\":{{\"code\",\"message\"}}}}`, with the `rule` \
         that forbids the request or the `field` that is wrong. It has changed nothing; `code` is stable. A change is \
         on disk before the server responds.\n\nLimits of this server: {rate}; a body has up to {} bytes, or up to {} \
         bytes if it holds a record; event streams and open pages: {}; hints that are computed concurrently: {}; \
         tables that are kept: {tables}.",
        limits.form, limits.record, limits.pages, limits.hints,
    )
}

/// A reference to the schema of this name.
fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn parameter(field: &Field) -> Value {
    json!({
        "name": field.name,
        "in": "query",
        "required": field.required,
        "description": field.description,
        "schema": field.kind.to_json(),
        "example": field.example(),
    })
}

/// The parameters in the path.
fn names(path: &str) -> Vec<Value> {
    let name = |name: &str, says: &str, schema: Value, example: &str| {
        json!({
            "name": name, "in": "path", "required": true, "description": says, "schema": schema, "example": example,
        })
    };
    let mut names = Vec::new();
    if path.contains("{game}") {
        let schema = Kind::Text { most: 40 }.to_json();
        names.push(name("game", "The name of a game.", schema, "ratcatcher"));
    }
    if path.contains("{id}") {
        let schema =
            json!({ "type": "string", "pattern": "^[a-z2-7]{26}$", "minLength": 26, "maxLength": 26 });
        names.push(name(
            "id",
            "The ID of a table or of a private pack.",
            schema,
            "abcdefghijklmnopqrstuvwxyz",
        ));
    }
    names
}

/// The schema of the object in the body.
fn object(fields: &[Field]) -> Value {
    let needed: Vec<&str> = fields.iter().filter(|field| field.required).map(|field| field.name).collect();
    let property = |field: &Field| {
        let mut schema = field.kind.to_json();
        schema["description"] = field.description.into();
        (field.name.to_owned(), schema)
    };
    let properties: Map<String, Value> = fields.iter().map(property).collect();
    json!({ "type": "object", "properties": properties, "required": needed, "additionalProperties": false })
}

fn of_operation(operation: &Operation) -> Value {
    let mut parameters = names(operation.path);
    parameters.extend(operation.query().iter().map(parameter));
    let mut answers = Map::new();
    for &(status, schema) in operation.responses {
        answers.insert(status.to_string(), answer(operation, status, schema));
    }
    for (status, ..) in faults(operation) {
        let fault = json!({ "$ref": format!("#/components/responses/fault-{status}") });
        answers.insert(status.to_string(), fault);
    }
    let mut told = json!({
        "operationId": operation.name,
        "summary": operation.description,
        "parameters": parameters,
        "responses": answers,
    });
    if let Some(fields) = operation.body {
        let example: Map<String, Value> =
            fields.iter().map(|field| (field.name.to_owned(), field.example())).collect();
        told["requestBody"] = json!({
            "required": true,
            "content": { "application/json": { "schema": object(fields), "example": example } },
        });
    }
    if operation.is_upload() {
        let file = json!({ "schema": { "type": "string", "format": "binary" } });
        let content: Map<String, Value> =
            UPLOADS.into_iter().map(|kind| (kind.to_owned(), file.clone())).collect();
        told["requestBody"] = json!({ "required": true, "content": content });
    }
    told
}

/// The errors of an operation.
fn faults(operation: &Operation) -> Vec<(u16, &'static str, &'static str)> {
    let mut faults = ALWAYS.to_vec();
    if operation.method != "GET" {
        let sends = operation.body.is_some() || operation.is_upload();
        faults.extend(SENDING.iter().filter(|(status, ..)| *status == 403 || sends));
    }
    if operation.path.contains('{') || operation.may_miss {
        faults.extend(NAMING);
    }
    if operation.is_of_table() || operation.is_of_pack() || operation.body.is_some() || operation.is_upload()
    {
        faults.extend(PLAYING);
    }
    faults
}

fn answer(operation: &Operation, status: u16, schema: &str) -> Value {
    let says = match status {
        201 => "Created. `Location` is its address.",
        204 => "Done. The response has no body.",
        _ => operation.description,
    };
    let mut answer = json!({ "description": says });
    match schema {
        "" => {}
        "stream" => {
            answer["content"] = json!({
                "text/event-stream": {
                    "schema": reference("stream"),
                    "example": "event: step\ndata: {\"events\":[],\"step\":1}\nid: 1\n\n",
                },
            });
        }
        _ => answer["content"] = json!({ "application/json": { "schema": reference(schema) } }),
    }
    if status == 201 {
        answer["headers"] = json!({
            "Location": { "description": "The address of the new resource.", "required": true, "schema": { "type": "string" } },
        });
        let linked = operations().filter(|operation| operation.is_of_table());
        let links: Map<String, Value> = linked
            .map(|operation| {
                let id =
                    json!({ "operationId": operation.name, "parameters": { "id": "$response.body#/id" } });
                (operation.name.to_owned(), id)
            })
            .collect();
        answer["links"] = links.into();
    }
    answer
}

/// The responses for all errors.
fn responses() -> Value {
    let mut responses = Map::new();
    let all = ALWAYS.iter().chain(&SENDING).chain(&NAMING).chain(&PLAYING);
    for (status, code, says) in all {
        let name = format!("fault-{status}");
        if let Some(Value::Object(told)) = responses.get_mut(&name) {
            // Another reason for the same status.
            let said = told.get("description").and_then(Value::as_str).unwrap_or_default();
            let both = format!("{said} Or: {says}");
            told.insert("description".to_owned(), both.into());
            continue;
        }
        let mut told = json!({
            "description": says,
            "content": {
                "application/json": {
                    "schema": reference("error"),
                    "example": { "error": { "code": code, "message": says } },
                },
            },
        });
        if [429, 503].contains(status) {
            let says = "Seconds to wait before a retry.";
            told["headers"] = json!({ "Retry-After": { "description": says, "required": true, "schema": { "type": "string" } } });
        }
        responses.insert(name, told);
    }
    responses.into()
}

/// All schemas: those of the API, and those of the engine protocol that they refer to.
fn schemas() -> Value {
    let mut all = Map::new();
    let mut wanted: Vec<String> = Vec::new();
    for (name, schema) in OWN.as_object().into_iter().flatten() {
        let schema = renamed(schema, &mut wanted);
        all.insert(name.clone(), schema);
    }
    while let Some(name) = wanted.pop() {
        if all.contains_key(&name) {
            continue;
        }
        let schema = renamed(&ENGINE["$defs"][&name], &mut wanted);
        all.insert(name, schema);
    }
    all.into()
}

/// A schema with its references adapted to this document, and without `ok`: over HTTP, the status of the response
/// replaces it.
fn renamed(schema: &Value, wanted: &mut Vec<String>) -> Value {
    match schema {
        Value::Object(fields) => {
            let mut told = Map::new();
            for (name, value) in fields {
                let value = match (name.as_str(), value) {
                    ("$ref", Value::String(at)) => {
                        let name = at.rsplit('/').next().unwrap_or_default();
                        wanted.push(name.to_owned());
                        format!("#/components/schemas/{name}").into()
                    }
                    ("required", Value::Array(names)) => {
                        names.iter().filter(|name| **name != "ok").cloned().collect()
                    }
                    ("properties", Value::Object(properties)) => {
                        let kept = properties.iter().filter(|(name, _)| *name != "ok");
                        kept.map(|(name, value)| (name.clone(), renamed(value, wanted)))
                            .collect::<Map<_, _>>()
                            .into()
                    }
                    (_, value) => renamed(value, wanted),
                };
                told.insert(name.clone(), value);
            }
            told.into()
        }
        Value::Array(all) => all.iter().map(|one| renamed(one, wanted)).collect(),
        _ => schema.clone(),
    }
}
