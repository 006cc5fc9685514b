//! The JSON API: what its document says is what it does.

mod document;
mod packs;
mod play;
mod practice;
mod records;
mod refusals;
mod rooms;
mod stream;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::sync::Arc;

use crate::common::{Answer, Browser, Folder, Site};
use crate::schema::Schema;
use serde_json::{Value, json};
use server::{Config, Limits, Served, ServedGame, ServerOptions};

/// The three games.
fn rooms() -> Vec<Arc<dyn ServedGame>> {
    let everdell = everdell::load::builtin_pack();
    let mystics = mystics::load::builtin_pack();
    let mut rooms = crate::common::rooms();
    rooms.push(Arc::new(Served::<everdell_pages::Pages>::new(
        Arc::new(everdell::Everdell::new(Arc::new(everdell.content.clone()))),
        everdell.records.clone(),
    )));
    rooms.push(Arc::new(Served::<mystics_pages::Pages>::new(
        Arc::new(mystics::Mystics::new(Arc::new(mystics.content.clone()))),
        mystics.records.clone(),
    )));
    rooms
}

/// A server, and a program that holds every answer against the document.
struct DocumentedSite {
    site: Site,
    document: Value,
    schema: Schema,
    _folder: Folder,
}

impl DocumentedSite {
    fn open() -> Self {
        let folder = Folder::new();
        let site = Site::serving(&folder.database(), rooms());
        let document = site.browser().get("/api/openapi.json").expect(200).json();
        let schemas = document["components"]["schemas"].to_string();
        let schemas: Value =
            serde_json::from_str(&schemas.replace("#/components/schemas/", "#/$defs/")).unwrap();
        let schema = Schema::of(json!({ "$defs": schemas }));
        Self { site, document, schema, _folder: folder }
    }

    /// What the document says of a request.
    fn operation(&self, method: &str, path: &str) -> &Value {
        let path = path.split('?').next().unwrap();
        let fits = |template: &&String| {
            let (template, path): (Vec<&str>, Vec<&str>) =
                (template.split('/').collect(), path.split('/').collect());
            template.len() == path.len()
                && template.iter().zip(path).all(|(named, part)| named.starts_with('{') || *named == part)
        };
        let mut templates: Vec<&String> =
            self.document["paths"].as_object().unwrap().keys().filter(fits).collect();
        templates.sort_by_key(|template| template.contains('{'));
        let operation = &self.document["paths"][templates[0]][method.to_lowercase()];
        assert!(operation.is_object(), "{method} {path} is in the document");
        operation
    }

    /// Sends a request, and holds the answer against the document.
    #[track_caller]
    fn send(&self, browser: &Browser, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let text = body.map(Value::to_string);
        let body = text.as_ref().map(|text| ("application/json", text.as_bytes()));
        let answer = browser.ask(method, path, body);
        self.judge(method, path, &answer);
        answer
    }

    #[track_caller]
    fn judge(&self, method: &str, path: &str, answer: &Answer) {
        let operation = self.operation(method, path);
        let mut said = &operation["responses"][answer.status.to_string()];
        assert!(said.is_object(), "{method} {path}: {} is in the document: {}", answer.status, answer.text());
        if let Some(reference) = said["$ref"].as_str() {
            said = self.document.pointer(reference.trim_start_matches('#')).unwrap();
        }
        let Some(wanted) = said["content"]["application/json"]["schema"]["$ref"].as_str() else {
            assert_eq!(answer.text(), "", "{method} {path}");
            return;
        };
        assert_eq!(answer.header("content-type"), Some("application/json"));
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{method} {path}");
        let name = wanted.rsplit('/').next().unwrap();
        let judged = self.schema.judge_as(name, &answer.json());
        judged.unwrap_or_else(|fault| panic!("{method} {path}: {fault}"));
    }

    #[track_caller]
    fn get(&self, path: &str) -> Value {
        self.send(&self.site.browser(), "GET", path, None).expect(200).json()
    }

    #[track_caller]
    fn post(&self, path: &str, body: &Value) -> Value {
        let answer = self.send(&self.site.browser(), "POST", path, Some(body));
        assert!(answer.status < 300, "{path}: {}", answer.text());
        answer.json()
    }

    /// A request that is refused with this status and this code.
    #[track_caller]
    fn refuses(&self, method: &str, path: &str, body: Option<&Value>, status: u16, code: &str) -> Value {
        let answer = self.send(&self.site.browser(), method, path, body).expect(status);
        assert_eq!(answer.json()["error"]["code"], code, "{}", answer.text());
        answer.json()["error"].clone()
    }

    /// Begins a game, and says where it is.
    fn begin(&self, body: &Value) -> (String, Value) {
        let begun = self.send(&self.site.browser(), "POST", "/api/v1/tables", Some(body)).expect(201);
        let table = begun.header("location").unwrap().to_owned();
        assert_eq!(table, format!("/api/v1/tables/{}", begun.json()["id"].as_str().unwrap()));
        (table, begun.json())
    }
}

/// A person at a table, as a program that holds one key.
struct Person<'a> {
    api: &'a DocumentedSite,
    browser: Browser,
}

impl Person<'_> {
    /// Sends a request about a table; the answer has this status.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, reason = "bodies are written where they are sent")]
    fn send(&self, method: &str, path: &str, body: Option<Value>, status: u16) -> Value {
        let answer = self.api.send(&self.browser, method, path, body.as_ref()).expect(status);
        if answer.bytes.is_empty() { Value::Null } else { answer.json() }
    }

    /// A request that is refused.
    #[track_caller]
    fn refused(&self, method: &str, path: &str, body: Option<Value>, status: u16, code: &str) {
        assert_eq!(self.send(method, path, body, status)["error"]["code"], code, "{method} {path}");
    }
}

impl DocumentedSite {
    fn person(&self, key: &str) -> Person<'_> {
        let browser = self.site.browser().with("authorization", &format!("Bearer {key}"));
        Person { api: self, browser }
    }
}
