//! The JSON API: what its document says is what it does.

#[allow(dead_code, reason = "the other tests take the rest")]
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
struct Place {
    site: Site,
    document: Value,
    schema: Schema,
    _folder: Folder,
}

impl Place {
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
        let place = begun.header("location").unwrap().to_owned();
        assert_eq!(place, format!("/api/v1/tables/{}", begun.json()["id"].as_str().unwrap()));
        (place, begun.json())
    }
}

/// Listens to a stream of events.
struct Stream(BufReader<TcpStream>);

impl Stream {
    fn at(browser: &Browser, path: &str) -> Self {
        let mut lines = BufReader::new(browser.send("GET", path, None));
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        assert!(line.contains(" 200 "), "{line}");
        Self(lines)
    }

    /// The next event: what it is, its number, and what it tells.
    fn next(&mut self) -> (String, Option<u32>, Value) {
        let (mut kind, mut id, mut data) = (String::new(), None, Value::Null);
        loop {
            let mut line = String::new();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the stream ends");
            let line = line.trim();
            if let Some(said) = line.strip_prefix("event: ") {
                said.clone_into(&mut kind);
            } else if let Some(said) = line.strip_prefix("id: ") {
                id = Some(said.parse().unwrap());
            } else if let Some(said) = line.strip_prefix("data: ") {
                data = serde_json::from_str(said).unwrap();
            } else if !kind.is_empty() && !data.is_null() && (kind != "step" || id.is_some()) {
                return (kind, id, data);
            }
        }
    }
}

#[test]
fn the_document_says_all_that_there_is() {
    let place = Place::open();
    let document = &place.document;
    assert_eq!(document["openapi"], "3.1.0");
    let mut told = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            told.insert((method.to_uppercase(), path.clone()));
            assert!(operation["summary"].as_str().unwrap().len() > 10, "{path}");
            for parameter in operation["parameters"].as_array().unwrap() {
                assert!(
                    parameter["schema"].is_object() && !parameter["example"].is_null(),
                    "{path} {parameter}"
                );
                assert!(parameter["description"].as_str().unwrap().len() > 5, "{path} {parameter}");
            }
            if method == "post" || method == "put" {
                let content = &operation["requestBody"]["content"];
                let body = &content["application/json"];
                if path == "/api/v1/archives" {
                    assert!(content["application/gzip"]["schema"]["format"] == "binary" && body.is_null());
                    continue;
                }
                assert!(
                    body["schema"]["additionalProperties"] == false && body["example"].is_object(),
                    "{path}"
                );
            }
        }
    }
    let routes = server::addresses().into_iter().filter(|(_, path)| path.starts_with("/api/v1/"));
    let routes: BTreeSet<_> = routes.map(|(method, path)| (method, path.to_owned())).collect();
    assert_eq!(told, routes);
    let names: Vec<&Value> = document["paths"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|path| path.as_object().unwrap().values())
        .collect();
    let unique: BTreeSet<_> =
        names.iter().map(|operation| operation["operationId"].as_str().unwrap()).collect();
    assert_eq!(unique.len(), names.len());
    // Every name that is pointed at is there.
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(document.pointer(reference).is_some_and(Value::is_object), "{reference}");
    }
    assert!(document["info"]["description"].as_str().unwrap().contains("65536 bytes"), "limits are told");
}

#[test]
fn games_of_each_kind_are_played_and_every_answer_is_as_the_document_says() {
    let place = Place::open();
    let games = place.get("/api/v1/games?language=pl");
    assert_eq!(games["games"].as_array().unwrap().len(), 3);
    for game in games["games"].as_array().unwrap() {
        let name = game["game"].as_str().unwrap();
        let checked = place.post(&format!("/api/v1/games/{name}/setup"), &json!({}));
        assert_eq!(checked["setup"], game["setup"]);
        let seats = checked["seats"].as_u64().unwrap();
        let (table, begun) = place.begin(&json!({ "game": name }));
        assert_eq!((begun["seats"].as_array().unwrap().len() as u64, &begun["step"]), (seats, &json!(0)));
        assert!(!begun["events"].as_array().unwrap().is_empty() && begun["decision"].is_object());
        for step in 0..6 {
            let seat = place.get(&table)["decision"]["seat"].as_u64().unwrap();
            let as_seat = format!("seat={seat}");
            let choices = place.get(&format!("{table}/choices?{as_seat}"));
            assert_eq!(choices["step"], step);
            let id = &choices["choices"][0]["id"];
            let played = place.post(&format!("{table}/choose?{as_seat}"), &json!({ "id": id, "step": step }));
            assert_eq!(played["step"], step + 1);
            place.refuses(
                "POST",
                &format!("{table}/choose?{as_seat}"),
                Some(&json!({ "id": id, "step": step })),
                409,
                "stale-step",
            );
            let told = place.get(&format!("{table}/events?since={step}&{as_seat}"));
            assert_eq!(told["steps"][0]["events"], played["events"]);
        }
        let seat = place.get(&table)["decision"]["seat"].as_u64().unwrap();
        let view = place.get(&format!("{table}/view?seat={seat}"));
        assert!(view["view"].is_object());
        assert_ne!(place.get(&format!("{table}/view?seat={seat}&step=0"))["view"], view["view"]);
        place.get(&format!("{table}/view?spectator=true"));
        let hint = place.get(&format!("{table}/hint?seat={seat}&time=200&iterations=20&count=2"));
        let best = hint["hints"][0]["id"].as_str().unwrap();
        let odds =
            place.get(&format!("{table}/odds?seat={seat}&id={}&samples=5", crate::common::encode(best)));
        assert_eq!(odds["sampled"]["choice"], best);
        let back = place.post(&format!("{table}/undo"), &json!({ "step": 6, "choices": 2 }));
        assert_eq!((&back["step"], &back["takeback"]["choices"]), (&json!(7), &json!(2)));
        let seat = place.get(&table)["decision"]["seat"].as_u64().unwrap();
        assert_eq!(place.post(&format!("{table}/redo?seat={seat}"), &json!({ "step": 7 }))["step"], 8);
        let fork = place.post(&format!("{table}/fork"), &json!({ "step": 1 }));
        assert_eq!(fork["step"], 1);
        let fork = format!("/api/v1/tables/{}", fork["id"].as_str().unwrap());
        place.refuses("GET", &format!("{table}/events?since=99"), None, 404, "no-such-step");
        place.refuses("GET", &format!("{table}/asked?step=0"), None, 409, "not-at-the-table");
        let seated = json!({ "seats": vec!["hatchling"; seats.try_into().unwrap()] });
        let answer =
            place.send(&place.site.browser(), "PUT", &format!("{fork}/company"), Some(&seated)).expect(200);
        assert_eq!(answer.json()["seats"], seated["seats"]);
        assert_eq!(place.send(&place.site.browser(), "DELETE", &fork, None).expect(204).text(), "");
        place.refuses("GET", &fork, None, 404, "no-such-table");
        let listed = place.get(&format!("/api/v1/tables?game={name}&state=on&each=100"));
        assert_eq!(listed["all"], 1);
    }
    let rules = place.get("/api/v1/rules?game=ratcatcher&id=R5.1&language=hu");
    assert_eq!(rules["rules"].as_array().unwrap().len(), 1);
    assert!(place.get("/api/v1/rules?search=trap")["rules"].as_array().unwrap().len() > 3);
    place.refuses("GET", "/api/v1/rules?game=ratcatcher&id=R999", None, 404, "no-such-rule");
    place.refuses("GET", "/api/v1/rules?game=chess", None, 404, "unknown-game");
}

#[test]
fn what_is_not_understood_is_refused_and_says_what() {
    let place = Place::open();
    let (table, _) = place.begin(&json!({ "game": "ratcatcher" }));
    let before = place.get(&table);
    let choose = format!("{table}/choose");
    for (body, field) in [
        (json!({}), "id"),
        (json!({ "id": "end" }), "step"),
        (json!({ "id": "end", "step": "0" }), "step"),
        (json!({ "id": "end", "step": -1 }), "step"),
        (json!({ "id": "end", "step": 4_294_967_296_u64 }), "step"),
        (json!({ "id": 7, "step": 0 }), "id"),
        (json!({ "id": "x".repeat(300), "step": 0 }), "id"),
        (json!({ "id": "end", "step": 0, "seat": 0 }), "seat"),
        (json!({ "id": "end", "step": 0, "\u{0}\u{202e}": 0 }), "\u{0}\u{202e}"),
    ] {
        let error = place.refuses("POST", &choose, Some(&body), 400, "bad-request");
        assert_eq!(error["field"], field, "{body}");
    }
    for query in
        ["seat=8", "seat=-1", "seat=x", "seat=", "colour=red", "seat=0&seat=0", "language=xx", "spectator=1"]
    {
        let error = place.refuses("GET", &format!("{table}/choices?{query}"), None, 400, "bad-request");
        assert_eq!(error["field"], query.split('=').next().unwrap(), "{query}");
    }
    assert_eq!(place.refuses("GET", &format!("{table}?seat=3"), None, 422, "no-such-seat")["field"], "seat");
    let refused =
        place.refuses("POST", &choose, Some(&json!({ "id": "place:9,9:0", "step": 0 })), 422, "refused");
    assert!(refused["rule"].as_str().unwrap().starts_with('R'));
    place.refuses("POST", &choose, Some(&json!({ "id": "no-such", "step": 0 })), 422, "unknown-choice");
    place.refuses(
        "POST",
        &choose,
        Some(&json!({ "id": "everdell/end", "step": 0 })),
        422,
        "another-games-choice",
    );
    place.refuses("GET", &format!("{table}/explain?thing=moon"), None, 404, "unknown-thing");
    let wrong = json!({ "game": "ratcatcher", "setup": { "nemesis": "mouse" } });
    assert_eq!(place.refuses("POST", "/api/v1/tables", Some(&wrong), 422, "refused-setup")["field"], "setup");
    place.refuses("POST", "/api/v1/tables", Some(&json!({ "game": "chess" })), 404, "unknown-game");

    let browser = place.site.browser();
    let raw = |method: &str, path: &str, kind: &str, body: &[u8], status: u16, code: &str| {
        let answer = browser.ask(method, path, Some((kind, body))).expect(status);
        assert_eq!(answer.json()["error"]["code"], code);
        assert!(answer.json().get("ok").is_none() && answer.json()["error"]["message"].is_string());
        answer
    };
    for body in ["", "{", "[]", "null", "{\"id\":\"end\",\"step\":0}}", "\u{feff}{}", &"[".repeat(9000)] {
        raw("POST", &choose, "application/json", body.as_bytes(), 400, "not-json");
    }
    raw("POST", &choose, "application/json; charset=utf-8", &[0xff, 0xfe], 400, "not-json");
    raw("POST", &choose, "application/x-www-form-urlencoded", b"id=end&step=0", 415, "media-type");
    raw("POST", &choose, "text/plain", b"{\"id\":\"end\",\"step\":0}", 415, "media-type");
    raw("POST", &choose, "application/json", " ".repeat(70_000).as_bytes(), 413, "too-large");
    let method = raw("PATCH", &choose, "application/json", b"{}", 405, "method-not-allowed");
    assert_eq!(method.header("allow"), Some("POST"));
    for path in
        ["/api", "/api/", "/api/v1", "/api/v1/", "/api/v2/games", "/api/v1/tables/x/y/z", "/api/v1/games/"]
    {
        raw("GET", path, "application/json", b"", 404, "no-such-page");
    }
    for name in ["..%2f..%2fetc", "%00", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "%ff", "a%20b", &"a".repeat(3000)] {
        let answer = browser.get(&format!("/api/v1/tables/{name}"));
        assert!(
            answer.status == 404 && answer.json()["error"]["code"].is_string(),
            "{name}: {}",
            answer.text()
        );
    }
    assert_eq!(place.get(&table), before, "nothing has changed");
    // Faults are told in the language that is asked for.
    let polish = browser.get("/api/v1/tables/x?language=pl").json()["error"]["message"].to_string();
    assert!(polish.contains("stołu"), "{polish}");
}

#[test]
fn pages_of_other_sites_can_do_nothing() {
    let place = Place::open();
    let (table, begun) = place.begin(&json!({ "game": "ratcatcher" }));
    let foreign = place.site.browser().with("origin", "https://evil.example");
    let cross = place.site.browser().with("sec-fetch-site", "cross-site");
    for browser in [&foreign, &cross] {
        let browser = browser.with("cookie", "seat=0");
        for (method, path, body) in [
            ("POST", format!("{table}/choose"), Some(json!({ "id": "end", "step": 0 }))),
            ("PUT", format!("{table}/company"), Some(json!({ "seats": [] }))),
            ("DELETE", table.clone(), None),
        ] {
            let answer = place.send(&browser, method, &path, body.as_ref()).expect(403);
            assert_eq!(answer.json()["error"]["code"], "foreign-form");
        }
        // Nor may they read an answer: nothing allows them to.
        assert_eq!(browser.get(&table).header("access-control-allow-origin"), None);
    }
    assert_eq!(place.get(&table)["step"], begun["step"]);
    let other = place.site.browser().with("host", "evil.example");
    assert_eq!(place.send(&other, "GET", &table, None).expect(421).json()["error"]["code"], "foreign-host");
}

#[test]
fn hidden_hands_are_for_their_seats_alone() {
    let place = Place::open();
    let (table, begun) = place.begin(&json!({ "game": "everdell" }));
    assert_eq!(begun["seats"], json!([null, null]));
    let seat = begun["decision"]["seat"].as_u64().unwrap();
    let other = 1 - seat;
    let view = |query: &str| place.get(&format!("{table}/view?{query}"))["view"].to_string();
    let views = [view("spectator=true"), view("seat=0"), view("seat=1")];
    assert_eq!(view("language=en"), views[0], "whoever says no seat watches");
    assert!(views[0] != views[1] && views[1] != views[2]);
    let choices =
        |query: String| place.get(&format!("{table}/choices?{query}"))["choices"].as_array().unwrap().len();
    assert!(choices(format!("seat={seat}")) > 0);
    assert_eq!((choices(format!("seat={other}")), choices("spectator=true".to_owned())), (0, 0));
    let ids = place.get(&format!("{table}/choices?seat={seat}"));
    let body = json!({ "id": ids["choices"][0]["id"], "step": 0 });
    for query in [String::new(), format!("?seat={other}")] {
        place.refuses("POST", &format!("{table}/choose{query}"), Some(&body), 403, "covered");
    }
    for what in ["hint", "odds?id=x"] {
        let joint = if what.contains('?') { '&' } else { '?' };
        place.refuses("GET", &format!("{table}/{what}{joint}seat={other}"), None, 403, "covered");
    }
    place.refuses("GET", &format!("{table}/record"), None, 403, "hidden-record");
    place.post(&format!("{table}/choose?seat={seat}"), &body);
    // The hand of a computer player is not for the person beside it, and neither is its turn.
    let (table, _) = place.begin(&json!({ "game": "everdell", "seats": [null, "hatchling"] }));
    for what in ["view", "choices", "events", "explain?thing=place:1"] {
        let joint = if what.contains('?') { '&' } else { '?' };
        place.refuses("GET", &format!("{table}/{what}{joint}seat=1"), None, 403, "covered");
    }
    assert_eq!(
        view_of(&place, &table, "seat=0"),
        view_of(&place, &table, "language=en"),
        "one person has the device"
    );
}

fn view_of(place: &Place, table: &str, query: &str) -> Value {
    place.get(&format!("{table}/view?{query}"))["view"].clone()
}

#[test]
fn what_happens_is_told_as_it_happens() {
    let place = Place::open();
    let (table, _) = place.begin(&json!({ "game": "ratcatcher" }));
    let browser = place.site.browser();
    let play = |step: u32| {
        let choices = place.get(&format!("{table}/choices"));
        let body = json!({ "id": choices["choices"][0]["id"], "step": step });
        place.post(&format!("{table}/choose"), &body)["events"].clone()
    };
    let mut stream = Stream::at(&browser, &format!("{table}/stream"));
    let first = play(0);
    assert_eq!(stream.next(), ("step".to_owned(), Some(1), json!({ "step": 1, "events": first })));
    let later: Vec<Value> = (1..5).map(play).collect();
    for (step, events) in (2..).zip(&later) {
        assert_eq!(stream.next(), ("step".to_owned(), Some(step), json!({ "step": step, "events": events })));
    }
    drop(stream);
    // Whoever comes back hears what they missed, and nothing twice.
    let back = browser.with("last-event-id", "2");
    let mut stream = Stream::at(&back, &format!("{table}/stream?since=0"));
    for step in 3..6 {
        assert_eq!(stream.next().1, Some(step));
    }
    let seats = json!({ "seats": ["hatchling"] });
    place.send(&browser, "PUT", &format!("{table}/company"), Some(&seats)).expect(200);
    let (kind, _, told) = stream.next();
    assert_eq!((kind.as_str(), &told), ("company", &seats));
    place.refuses("GET", &format!("{table}/stream?since=9999"), None, 404, "no-such-step");
    place.refuses("GET", "/api/v1/tables/abcdefghijklmnopqrstuvwxyz/stream", None, 404, "no-such-table");
}

/// At a shared table with hidden hands, a question about physical cards is only for the seat that may answer it.
///
/// It fails if `api::tables::told_of` shows an open question to all.
#[test]
fn the_question_of_a_hidden_draw_is_for_the_seat_that_draws() {
    let place = Place::open();
    let (browser, mut answers) = (place.site.browser(), Vec::new());
    let begun = loop {
        let setup = json!({ "players": 2 });
        let body = json!({ "game": "everdell", "setup": setup, "chance": "table", "answers": answers });
        let answer = place.send(&browser, "POST", "/api/v1/tables", Some(&body));
        if answer.status == 201 {
            break answer.json();
        }
        let question = answer.expect(200).json()["question"].clone();
        answers.push(question["answers"][0].clone());
        assert!(answers.len() < 100);
    };
    let table = format!("/api/v1/tables/{}", begun["id"].as_str().unwrap());
    let host = place.person(begun["key"].as_str().unwrap());
    let invited = host.send("POST", &format!("{table}/invite"), Some(json!({ "seat": 1 })), 200);
    let guest = place.person(invited["key"].as_str().unwrap());
    guest.send("POST", &format!("{table}/join"), Some(json!({ "key": invited["key"] })), 200);

    let (mut step, mut hidden) = (0, 0);
    for _ in 0..200 {
        let shown = [&host, &guest].map(|person| person.send("GET", &table, None, 200)["question"].clone());
        let stranger = place.get(&table)["question"].clone();
        let Some(question) = shown.iter().find(|question| !question.is_null()) else {
            // Each seat in turn: a choice that draws cards, if there is one.
            let seat = place.get(&table)["decision"]["seat"].as_u64().unwrap();
            let decides = [&host, &guest][usize::try_from(seat).unwrap()];
            let choices = decides.send("GET", &format!("{table}/choices"), None, 200);
            let ids =
                choices["choices"].as_array().unwrap().iter().map(|choice| choice["id"].as_str().unwrap());
            let id = ids.clone().find(|id| id.contains("draw")).or_else(|| ids.clone().next()).unwrap();
            let choice = json!({ "id": id, "step": step });
            step =
                decides.send("POST", &format!("{table}/choose"), Some(choice), 200)["step"].as_u64().unwrap();
            continue;
        };
        if let Some(seat) = question["seat"].as_u64() {
            let seat = usize::try_from(seat).unwrap();
            assert!(!shown[seat].is_null() && shown[1 - seat].is_null() && stranger.is_null(), "{shown:?}");
            let drawer = [&host, &guest][seat];
            assert!(drawer.send("GET", &format!("{table}?spectator=true"), None, 200)["question"].is_null());
            hidden |= 1 << seat;
        }
        let body = json!({ "answers": [question["answers"][0]], "number": question["number"], "step": step });
        let drawer = if shown[0].is_null() { &guest } else { &host };
        step = drawer.send("POST", &format!("{table}/chance"), Some(body), 200)["step"].as_u64().unwrap();
        if hidden == 0b11 {
            return;
        }
    }
    panic!("both seats draw cards");
}

#[test]
fn people_roll_and_draw_themselves() {
    let place = Place::open();
    let tell = |answers: &[String]| {
        let body = json!({ "game": "ratcatcher", "chance": "table", "answers": answers });
        place.send(&place.site.browser(), "POST", "/api/v1/tables", Some(&body))
    };
    let mut answers = Vec::new();
    let begun = loop {
        let answer = tell(&answers);
        if answer.status == 201 {
            break answer.json();
        }
        let question = answer.expect(200).json()["question"].clone();
        answers.push(question["answers"][0].as_str().unwrap().to_owned());
        assert!(answers.len() < 50);
    };
    let table = format!("/api/v1/tables/{}", begun["id"].as_str().unwrap());
    let (mut step, mut told) = (0, None);
    for _ in 0..60 {
        let stands = place.get(&table);
        if let Some(question) = stands["question"].as_object() {
            let number = &question["number"];
            let answer = json!({ "answers": [question["answers"][0]], "number": number, "step": step });
            let stale = json!({ "answers": ["1"], "number": 999, "step": step });
            place.refuses("POST", &format!("{table}/chance"), Some(&stale), 409, "stale-question");
            let wrong = json!({ "answers": ["a goose"], "number": number, "step": step });
            place.refuses("POST", &format!("{table}/chance"), Some(&wrong), 422, "impossible-answer");
            let after = place.post(&format!("{table}/chance"), &answer);
            if after["step"] != step {
                told = Some(after["step"].as_u64().unwrap());
                break;
            }
            continue;
        }
        let choices = place.get(&format!("{table}/choices"));
        let choice = json!({ "id": choices["choices"][0]["id"], "step": step });
        step =
            u32::try_from(place.post(&format!("{table}/choose"), &choice)["step"].as_u64().unwrap()).unwrap();
    }
    let told = told.expect("something is rolled or drawn");
    let asked = place.get(&format!("{table}/asked?step={told}"));
    let mut answers: Vec<Value> =
        asked["asked"].as_array().unwrap().iter().map(|told| told["answer"].clone()).collect();
    let last = asked["asked"].as_array().unwrap().last().unwrap();
    let possible = last["question"]["answers"].as_array().unwrap();
    *answers.last_mut().unwrap() = possible[possible.len() - 1].clone();
    let amend = json!({ "of": told, "answers": answers, "step": told });
    let amended = place.post(&format!("{table}/amend"), &amend);
    assert!(amended["amended"]["lost"].is_array());
    place.refuses("POST", &format!("{table}/amend"), Some(&amend), 409, "stale-step");
    // A choice that waits is taken back with its number.
    for _ in 0..40 {
        let stands = place.get(&table);
        let step = &stands["step"];
        if let Some(question) = stands["question"].as_object() {
            let back = json!({ "number": question["number"], "step": step });
            assert!(place.post(&format!("{table}/retract"), &back)["question"].is_null());
            return;
        }
        let choices = place.get(&format!("{table}/choices"));
        place.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": step }));
    }
}

#[test]
fn records_come_and_go_and_are_verified() {
    let place = Place::open();
    let (table, _) = place.begin(&json!({ "game": "ratcatcher" }));
    for step in 0..3 {
        let choices = place.get(&format!("{table}/choices"));
        place.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": step }));
    }
    let mut record = place.get(&format!("{table}/record"))["record"].clone();
    let verified = place.post("/api/v1/records/verify", &json!({ "record": record }));
    assert_eq!((&verified["verified"]["steps"], &verified["verified"]["sealed"]), (&json!(3), &json!(true)));
    let brought =
        place.send(&place.site.browser(), "POST", "/api/v1/records", Some(&json!({ "record": record })));
    assert_eq!(brought.expect(201).json()["step"], 3);
    record["entries"][1]["choose"]["choice"] = "end".into();
    for path in ["/api/v1/records", "/api/v1/records/verify"] {
        for wrong in [&record, &json!({}), &json!({ "format": 99 })] {
            let answer = place
                .send(&place.site.browser(), "POST", path, Some(&json!({ "record": wrong })))
                .expect(422);
            assert!(
                answer.json()["error"]["code"].as_str().unwrap().starts_with("record-"),
                "{}",
                answer.text()
            );
            assert_eq!(answer.json()["error"]["field"], "record");
        }
    }
}

#[test]
fn limits_hold_for_programs_too() {
    let folder = Folder::new();
    let limits = Limits { rate: 0.5, burst: 4.0, tables: 1, ..Limits::NETWORK };
    let options = ServerOptions { proxied: true, ..ServerOptions::default() };
    let config = Config::new(folder.database(), rooms());
    let site = Site::with(Config { port: 0, limits: Some(limits), options, ..config });
    let browser = site.browser().with("x-forwarded-for", "203.0.113.9");
    let body = json!({ "game": "ratcatcher" }).to_string();
    let begin = || browser.ask("POST", "/api/v1/tables", Some(("application/json", body.as_bytes())));
    begin().expect(201);
    let full = begin().expect(503);
    assert_eq!(
        (full.json()["error"]["code"].as_str(), full.header("retry-after")),
        (Some("full"), Some("2"))
    );
    let often = (0..8).map(|_| browser.get("/api/v1/games")).find(|answer| answer.status != 200).unwrap();
    let often = often.expect(429);
    assert_eq!(
        (often.json()["error"]["code"].as_str(), often.header("retry-after")),
        (Some("too-often"), Some("2"))
    );
}

/// The fields of a line of `curl`: the method, the address without its server, and the body.
fn curl(line: &str) -> (String, String, Option<String>) {
    let (line, body) = match line.split_once(" -d '") {
        Some((line, body)) => (line, Some(body.trim_end_matches('\'').to_owned())),
        None => (line, None),
    };
    let method = line.split_once("-X ").map(|(_, rest)| rest.split(' ').next().unwrap());
    let method = method.unwrap_or(if body.is_some() { "POST" } else { "GET" }).to_owned();
    assert_eq!(line.contains("-H 'Content-Type: application/json'"), body.is_some(), "{line}");
    let address = line.split_once("http://127.0.0.1:8080").unwrap().1.split(' ').next().unwrap().to_owned();
    (method, address, body)
}

#[test]
fn the_guide_says_what_is_answered() {
    let place = Place::open();
    let guide = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md")).unwrap();
    let mut lines = guide.lines();
    let (mut table, mut sent) = (String::new(), 0);
    while let Some(line) = lines.next() {
        let Some(line) = line.strip_prefix("$ curl ") else { continue };
        let (method, address, body) = curl(line);
        let body: Option<Value> = body.map(|body| serde_json::from_str(&body).unwrap());
        let address = address.replace("TABLE", &table);
        let answer = place.send(&place.site.browser(), &method, &address, body.as_ref());
        let (status, part) = lines.next().unwrap().split_at(3);
        assert_eq!(answer.status.to_string(), status, "{line}: {}", answer.text());
        assert!(answer.text().contains(part.trim()), "{line}: {}", answer.text());
        if answer.status == 201 {
            table = answer.json()["id"].as_str().unwrap().to_owned();
        }
        sent += 1;
    }
    assert!(sent >= 10);
}

#[test]
fn packs_are_made_changed_played_with_and_forgotten() {
    let place = Place::open();
    let pack = |name: &str, changes: Value| json!({ "hedgerow_pack": 1, "name": name, "game": "ratcatcher", "changes": changes });
    let body = |name: &str, changes: Value| json!({ "pack": pack(name, changes) });
    let browser = place.site.browser();
    assert_eq!(place.get("/api/v1/packs"), json!({ "packs": [] }));
    let wrong = body("Mine", json!({ "nemesis.maw.health": "seven" }));
    let refused = place.refuses("POST", "/api/v1/packs", Some(&wrong), 422, "faulty-pack");
    assert!(
        refused["field"] == "pack" && refused["message"].as_str().unwrap().contains("`health` is `seven`")
    );
    let mut draft = wrong.clone();
    draft["draft"] = true.into();
    let made = place.send(&browser, "POST", "/api/v1/packs", Some(&draft)).expect(201);
    let at = made.header("location").unwrap().to_owned();
    assert_eq!(at, format!("/api/v1/packs/{}", made.json()["id"].as_str().unwrap()));
    assert!(made.json()["content"].is_null() && made.json()["faults"][0]["record"] == "nemesis maw");
    let id = made.json()["id"].clone();
    let with_pack = json!({ "game": "ratcatcher", "pack": id });
    place.refuses("POST", "/api/v1/tables", Some(&with_pack), 422, "faulty-pack");
    // A path of any kind becomes one of a field of a record.
    let better = body("Mine", json!({ "nemesis.maw.track.#2": ["deploy 1"] }));
    let put = place.send(&browser, "PUT", &at, Some(&better)).expect(200).json();
    assert!(put["pack"]["changes"]["nemesis.maw.track"].is_array() && put["faults"] == json!([]));
    assert_eq!(place.get(&at), put);
    assert_eq!(place.get("/api/v1/packs")["packs"][0]["content"], put["content"]);
    let (table, begun) = place.begin(&with_pack);
    assert_eq!(begun["step"], 0);
    assert_eq!(place.get(&format!("{table}/record"))["record"]["content"], put["content"]);
    assert_eq!(place.get("/api/v1/tables")["tables"][0]["pack"], "Mine");
    let (plain, _) = place.begin(&json!({ "game": "ratcatcher" }));
    assert_ne!(place.get(&format!("{plain}/record"))["record"]["content"], put["content"]);

    let other = json!({ "game": "everdell", "pack": id });
    place.refuses("POST", "/api/v1/tables", Some(&other), 422, "other-game");
    let mut elsewhere = better.clone();
    elsewhere["pack"]["game"] = "everdell".into();
    elsewhere["pack"]["changes"] = json!({});
    place.refuses("PUT", &at, Some(&elsewhere), 422, "other-game");
    for (changes, code) in [
        (json!({ "nemesis.nobody.health": 1 }), "faulty-pack"),
        (json!({ "nemeses.nemesis": [] }), "pack-not-fields"),
        (json!({ "nemesis.maw.health": null }), "unreadable-pack"),
    ] {
        place.refuses("PUT", &at, Some(&body("Mine", changes)), 422, code);
    }
    place.refuses("PUT", &at, Some(&body("", json!({}))), 422, "pack-name");
    place.refuses("PUT", &at, Some(&json!({ "pack": [] })), 400, "bad-request");
    assert_eq!(place.get(&at), put, "nothing of that was kept");
    assert_eq!(place.send(&browser, "DELETE", &at, None).expect(204).text(), "");
    for method in ["GET", "DELETE"] {
        place.refuses(method, &at, None, 404, "no-such-pack");
    }
    place.refuses("PUT", &at, Some(&better), 404, "no-such-pack");
    place.refuses("POST", "/api/v1/tables", Some(&with_pack), 404, "no-such-pack");
    // The table goes on.
    let choices = place.get(&format!("{table}/choices"));
    place.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": 0 }));
}

/// A person at a table, as a program that holds one key.
struct Person<'a> {
    place: &'a Place,
    browser: Browser,
}

impl Person<'_> {
    /// Sends a request about a table; the answer has this status.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, reason = "bodies are written where they are sent")]
    fn send(&self, method: &str, path: &str, body: Option<Value>, status: u16) -> Value {
        let answer = self.place.send(&self.browser, method, path, body.as_ref()).expect(status);
        if answer.bytes.is_empty() { Value::Null } else { answer.json() }
    }

    /// A request that is refused.
    #[track_caller]
    fn refused(&self, method: &str, path: &str, body: Option<Value>, status: u16, code: &str) {
        assert_eq!(self.send(method, path, body, status)["error"]["code"], code, "{method} {path}");
    }
}

impl Place {
    fn person(&self, key: &str) -> Person<'_> {
        let browser = self.site.browser().with("authorization", &format!("Bearer {key}"));
        Person { place: self, browser }
    }
}

/// The key in the link of a seat.
fn key_of(link: &Value) -> String {
    link.as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}

/// A whole table for two devices: from its waiting room to an undo that both agree to.
#[test]
fn programs_meet_in_a_waiting_room_and_play() {
    let place = Place::open();
    let browser = place.site.browser();
    let body = json!({ "game": "everdell", "setup": { "players": 2 } });
    let made = place.send(&browser, "POST", "/api/v1/rooms", Some(&body)).expect(201);
    let room = made.json();
    let id = room["id"].as_str().unwrap();
    let table = format!("/api/v1/tables/{id}");
    assert_eq!(made.header("location"), Some(&*format!("{table}/room")));
    assert_eq!(
        (&room["missing"], &room["sealed"], &room["dealt"]),
        (&json!([0, 1]), &json!([]), &json!(false))
    );
    let holders: Vec<&Value> = room["seats"].as_array().unwrap().iter().map(|seat| &seat["holder"]).collect();
    assert_eq!(holders, ["device", "invited"]);
    let host = place.person(room["key"].as_str().unwrap());
    let address = room["seats"][1]["link"].as_str().unwrap();
    assert!(address.starts_with("http://") && address.contains(&format!("/table/{id}/join/")), "{address}");
    // A stranger sees who is missing, and no link.
    let seen = place.get(&format!("{table}/room"));
    assert!(seen["host"] == false && seen["seats"][1]["link"].is_null() && seen.get("key").is_none());
    assert_eq!(seen["commitment"], room["commitment"]);
    assert_eq!(place.get(&format!("{table}/fairness"))["commitment"], room["commitment"]);
    place.refuses("GET", &table, None, 404, "no-such-table");

    // A new link voids the old one.
    let old = key_of(&room["seats"][1]["link"]);
    let link = host.send("POST", &format!("{table}/invite"), Some(json!({ "seat": 1 })), 200);
    assert_eq!(key_of(&link["link"]), link["key"].as_str().unwrap());
    let join = |key: &str, words: &str| json!({ "key": key, "name": "Ann", "words": words });
    place.refuses("POST", &format!("{table}/join"), Some(&join(&old, "rind")), 404, "no-such-invitation");
    let key = link["key"].as_str().unwrap();
    let joined = place.post(&format!("{table}/join"), &join(key, "rind"));
    assert_eq!(
        (&joined["seat"], &joined["waiting"], &joined["key"]),
        (&json!(1), &json!(true), &link["key"])
    );
    let guest = place.person(key);
    // A client that holds the key already does not sit down once more; another device of the seat does.
    guest.send("POST", &format!("{table}/join"), Some(join(key, "crust")), 200);
    // Until all have contributed, nobody sees the words of another: by them they could choose their own.
    let strangers = place.get(&format!("{table}/room"));
    for room in [host.send("GET", &format!("{table}/room"), None, 200), strangers] {
        let shown: Vec<&Value> =
            room["seats"].as_array().unwrap().iter().map(|seat| &seat["shown"]).collect();
        assert_eq!(shown, [&Value::Null, &Value::Null]);
    }
    host.refused("POST", &format!("{table}/deal"), Some(json!({})), 409, "not-all-here");
    let contribute = format!("{table}/contribute");
    guest.refused("POST", &contribute, Some(json!({ "seat": 0, "words": "x" })), 403, "not-your-seat");
    let complete = host.send("POST", &contribute, Some(json!({ "seat": 0, "words": "cheese" })), 200);
    assert_eq!((&complete["missing"], &complete["seats"][1]["shown"]), (&json!([]), &json!("rind")));
    host.send("PUT", &format!("{table}/name"), Some(json!({ "seat": 0, "name": "Bob" })), 204);
    guest.refused("POST", &format!("{table}/deal"), Some(json!({})), 403, "not-the-host");
    let dealt = host.send("POST", &format!("{table}/deal"), Some(json!({})), 201);
    assert_eq!((&dealt["id"], &dealt["step"]), (&json!(id), &json!(0)));
    place.refuses("GET", &format!("{table}/room"), None, 404, "no-such-table");
    let given = place.get(&format!("{table}/fairness"));
    assert_eq!(given["contributions"], json!([{ "words": "cheese" }, { "words": "rind" }]));
    assert_eq!(given["commitment"], room["commitment"]);

    let people = guest.send("GET", &format!("{table}/people"), None, 200);
    assert_eq!(people["seats"][1]["accepted"], 1);
    let count = |people: &Value| {
        let changes = people["changes"].as_array().unwrap().iter();
        (people["seats"][1]["accepted"].clone(), changes.filter(|change| change["what"] == "sat").count())
    };
    guest.send("POST", &format!("{table}/join"), Some(json!({ "key": key })), 200);
    assert_eq!(count(&guest.send("GET", &format!("{table}/people"), None, 200)), count(&people));
    place.post(&format!("{table}/join"), &json!({ "key": key }));
    let more = count(&guest.send("GET", &format!("{table}/people"), None, 200));
    assert_eq!(more, (json!(2), count(&people).1 + 1), "another device");
    assert!(people["private"] == true && people["host"] == false && people["undo"].is_null());
    let names: Vec<&Value> = people["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Bob", "Ann"]);
    assert_eq!((&people["seats"][0]["yours"], &people["seats"][1]["yours"]), (&json!(false), &json!(true)));
    // Each sees their own hand, and may not ask for that of the other.
    for (mine, own, other) in [(&host, 0, 1), (&guest, 1, 0)] {
        mine.refused("GET", &format!("{table}/view?seat={other}"), None, 403, "not-your-seat");
        let view = |query: &str| mine.send("GET", &format!("{table}/view{query}"), None, 200)["view"].clone();
        assert_eq!(view(&format!("?seat={own}")), view(""));
        assert_ne!(view(""), view("?spectator=true"));
    }
    // The person who decides plays; an undo of what was revealed waits for the consent of the other.
    let mut asked = None;
    for step in 0..40 {
        let stands = place.get(&table);
        let seat = usize::try_from(stands["decision"]["seat"].as_u64().unwrap()).unwrap();
        let (mine, other) = if seat == 0 { (&host, &guest) } else { (&guest, &host) };
        let choices = mine.send("GET", &format!("{table}/choices"), None, 200);
        let body = json!({ "id": choices["choices"][0]["id"], "step": step });
        other.refused("POST", &format!("{table}/choose"), Some(body.clone()), 403, "not-your-seat");
        mine.send("POST", &format!("{table}/choose"), Some(body), 200);
        let undo = json!({ "step": step + 1, "choices": 1 });
        let told = other.send("POST", &format!("{table}/undo"), Some(undo), 200);
        // What the other chose is not to be taken back without asking.
        assert_eq!((&told["step"], &told["takeback"]), (&json!(step + 1), &Value::Null));
        asked = Some((step + 1, seat));
        if step == 3 {
            break;
        }
        let word = if step % 2 == 0 { "refuse" } else { "withdraw" };
        let says = if word == "refuse" { mine } else { other };
        let consent = json!({ "step": step + 1, "answer": word });
        says.send("POST", &format!("{table}/consent"), Some(consent), 200);
    }
    let (step, seat) = asked.unwrap();
    let (mine, other) = if seat == 0 { (&host, &guest) } else { (&guest, &host) };
    let undo = mine.send("GET", &format!("{table}/people"), None, 200)["undo"].clone();
    assert_eq!(undo, json!({ "by": 1 - seat, "choices": 1, "missing": [seat], "refused": null }));
    let agree = json!({ "step": step, "answer": "agree" });
    other.refused("POST", &format!("{table}/consent"), Some(agree.clone()), 403, "not-your-seat");
    let after = mine.send("POST", &format!("{table}/consent"), Some(agree), 200);
    assert_eq!(after["step"], step + 1);
    let people = mine.send("GET", &format!("{table}/people"), None, 200);
    let last = people["changes"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["what"], &last["agreed"]), (&json!("took-back"), &json!([seat])));
    assert!(last["text"].is_string());

    // The seat goes to another person, and then back to the host.
    let renewed = guest.send("POST", &format!("{table}/renew"), Some(json!({ "seat": 1 })), 200);
    guest.refused("POST", &format!("{table}/give"), Some(json!({ "seat": 1 })), 403, "not-your-seat");
    let guest = place.person(renewed["key"].as_str().unwrap());
    let given = guest.send("POST", &format!("{table}/give"), Some(json!({ "seat": 1 })), 200);
    let heir = place.person(given["key"].as_str().unwrap());
    let joined = heir.send("POST", &format!("{table}/join"), Some(json!({ "key": given["key"] })), 200);
    assert_eq!((&joined["seat"], &joined["waiting"]), (&json!(1), &json!(false)));
    heir.send("POST", &format!("{table}/leave"), Some(json!({ "seat": 1 })), 204);
    assert_eq!(place.get(&format!("{table}/people"))["seats"][1]["holder"], "nobody");
    host.send("POST", &format!("{table}/reclaim"), Some(json!({ "seat": 1 })), 204);
    host.refused("POST", &format!("{table}/reclaim"), Some(json!({ "seat": 1 })), 409, "seat-state");
    host.refused("POST", &format!("{table}/reclaim"), Some(json!({ "seat": 7 })), 422, "malformed");
    host.refused(
        "PUT",
        &format!("{table}/webhook"),
        Some(json!({ "url": "https://chat.example/" })),
        422,
        "webhook",
    );
    host.send("PUT", &format!("{table}/webhook"), Some(json!({ "url": "http://127.0.0.1:9/" })), 204);
    host.send("DELETE", &format!("{table}/webhook"), None, 204);
}

#[test]
fn a_room_is_made_of_an_open_table_and_closed() {
    let place = Place::open();
    let (table, begun) = place.begin(&json!({ "game": "everdell", "setup": { "players": 2 } }));
    let host = place.person(begun["key"].as_str().unwrap());
    host.refused("POST", &format!("{table}/invite"), Some(json!({ "seat": 1 })), 409, "begins-anew");
    place.refuses("POST", &format!("{table}/restart"), Some(&json!({})), 403, "not-the-host");
    let room = host.send("POST", &format!("{table}/restart"), Some(json!({})), 201);
    assert_ne!(room["id"], begun["id"]);
    let path = format!("/api/v1/tables/{}/room", room["id"].as_str().unwrap());
    let owner = place.person(room["key"].as_str().unwrap());
    host.refused("DELETE", &path, None, 403, "not-the-host");
    owner.send("DELETE", &path, None, 204);
    owner.refused("DELETE", &path, None, 404, "no-such-table");
    // Nobody waits for a table of one person, or of a game that there is not.
    let alone = json!({ "game": "everdell", "setup": { "players": 2 }, "seats": [null, "scout"] });
    place.refuses("POST", "/api/v1/rooms", Some(&alone), 409, "no-friends-here");
    place.refuses("POST", "/api/v1/rooms", Some(&json!({ "game": "chess" })), 404, "unknown-game");
    let (single, _) = place.begin(&json!({ "game": "ratcatcher" }));
    place.refuses("GET", &format!("{single}/people"), None, 409, "no-friends-here");
    // A copy of a game has no host; the first person who gives a seat away becomes its host.
    let fork = host.send("POST", &format!("{table}/fork"), Some(json!({ "step": 0 })), 201);
    let path = format!("/api/v1/tables/{}/invite", fork["id"].as_str().unwrap());
    let forked = place.person(fork["key"].as_str().unwrap());
    assert!(forked.send("POST", &path, Some(json!({ "seat": 1 })), 200).get("host").is_none());
}

#[test]
fn programs_practise_and_play_the_challenge_of_the_day() {
    let place = Place::open();
    for game in ["ratcatcher", "everdell", "mystics"] {
        let listed = place.get(&format!("/api/v1/games/{game}/practice?language=hu"));
        for (kind, least) in [("lessons", 4), ("puzzles", 10)] {
            let tasks = listed[kind].as_array().unwrap();
            assert!(tasks.len() >= least, "{game} {kind}");
            for task in tasks.iter().take(2) {
                assert!(
                    task["title"].as_str().unwrap().len() > 2 && task["text"].as_str().unwrap().len() > 2
                );
                let body = json!({ "game": game, "task": task["task"] });
                let begun =
                    place.send(&place.site.browser(), "POST", "/api/v1/practice", Some(&body)).expect(201);
                let table = begun.header("location").unwrap().to_owned();
                assert!(!place.get(&format!("{table}/choices"))["choices"].as_array().unwrap().is_empty());
            }
        }
    }
    assert!(
        place.get("/api/v1/tables")["tables"]
            .as_array()
            .unwrap()
            .iter()
            .all(|table| table["sort"] == "practice")
    );
    for task in ["lesson:none", "x", "example:R14.1:999"] {
        let body = json!({ "game": "ratcatcher", "task": task });
        place.refuses("POST", "/api/v1/practice", Some(&body), 404, "no-such-page");
    }
    let wrong = json!({ "game": "chess", "task": "lesson:x" });
    place.refuses("POST", "/api/v1/practice", Some(&wrong), 404, "unknown-game");

    let daily = place.get("/api/v1/daily");
    assert_eq!(daily["challenges"].as_array().unwrap().len(), 3);
    assert!(daily["challenges"].as_array().unwrap().iter().all(|challenge| challenge["table"].is_null()));
    let begun =
        place.send(&place.site.browser(), "POST", "/api/v1/daily/ratcatcher", Some(&json!({}))).expect(201);
    let body = json!({ "day": daily["day"] });
    let again =
        place.send(&place.site.browser(), "POST", "/api/v1/daily/ratcatcher", Some(&body)).expect(200);
    assert_eq!(begun.json()["id"], again.json()["id"]);
    let shown = place.get("/api/v1/daily");
    let shown =
        shown["challenges"].as_array().unwrap().iter().find(|challenge| challenge["game"] == "ratcatcher");
    assert_eq!(shown.unwrap()["table"], begun.json()["id"]);
    for (day, status, code) in [("2999-01-01", 404, "no-such-page"), ("yesterday", 422, "malformed")] {
        place.refuses("POST", "/api/v1/daily/ratcatcher", Some(&json!({ "day": day })), status, code);
    }
    place.refuses("POST", "/api/v1/daily/chess", Some(&json!({})), 404, "unknown-game");
}

#[test]
fn files_are_imported_by_programs() {
    let place = Place::open();
    let (table, _) = place.begin(&json!({ "game": "ratcatcher" }));
    for step in 0..3 {
        let choices = place.get(&format!("{table}/choices"));
        place.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": step }));
    }
    let browser = place.site.browser();
    let id = table.rsplit('/').next().unwrap();
    let report = browser.get(&format!("/table/{id}/report?step=2&save=1")).expect(200).json();
    let told = place.post("/api/v1/reports", &json!({ "report": report }));
    assert_eq!((&told["at"], &told["step"]), (&json!(2), &json!(3)));
    let error =
        place.refuses("POST", "/api/v1/reports", Some(&json!({ "report": {} })), 422, "unreadable-file");
    assert_eq!(error["field"], "report");
    let file = browser.get("/games/export?secrets=1").expect(200);
    let bytes = crate::common::dechunk(&file.bytes);
    let other = Place::open();
    let import = |kind: &str, bytes: &[u8]| {
        let answer = other.site.browser().ask("POST", "/api/v1/archives", Some((kind, bytes)));
        other.judge("POST", "/api/v1/archives", &answer);
        answer
    };
    let told = import("application/gzip", &bytes).expect(200).json();
    assert_eq!((&told["new"], &told["refused"]), (&json!(2), &json!([])));
    assert_eq!(import("application/octet-stream", &bytes).expect(200).json()["known"], 2);
    for (kind, bytes, status, code) in [
        ("application/gzip", &b"\x1f\x8bxx"[..], 422, "file-cut"),
        ("application/x-ndjson", b"", 422, "file-cut"),
        ("application/x-ndjson", b"{}", 422, "file-line"),
        ("application/json", b"{}", 415, "media-type"),
        ("application/x-www-form-urlencoded", b"record=x", 415, "media-type"),
    ] {
        let refused = import(kind, bytes);
        assert_eq!(
            (refused.status, refused.json()["error"]["code"].as_str()),
            (status, Some(code)),
            "{kind}"
        );
    }
}
