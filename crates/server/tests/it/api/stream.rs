//! The stream of events.

use super::*;

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
fn what_happens_is_told_as_it_happens() {
    let api = DocumentedSite::open();
    let (table, _) = api.begin(&json!({ "game": "ratcatcher" }));
    let browser = api.site.browser();
    let play = |step: u32| {
        let choices = api.get(&format!("{table}/choices"));
        let body = json!({ "id": choices["choices"][0]["id"], "step": step });
        api.post(&format!("{table}/choose"), &body)["events"].clone()
    };
    let mut stream = Stream::at(&browser, &format!("{table}/stream"));
    let first = play(0);
    assert_eq!(stream.next(), ("step".to_owned(), Some(1), json!({ "step": 1, "events": first })));
    let later: Vec<Value> = (1..5).map(play).collect();
    for (step, events) in (2..).zip(&later) {
        assert_eq!(stream.next(), ("step".to_owned(), Some(step), json!({ "step": step, "events": events })));
    }
    drop(stream);
    // A client that reconnects gets the events it missed, each once.
    let back = browser.with("last-event-id", "2");
    let mut stream = Stream::at(&back, &format!("{table}/stream?since=0"));
    for step in 3..6 {
        assert_eq!(stream.next().1, Some(step));
    }
    let seats = json!({ "seats": ["hatchling"] });
    api.send(&browser, "PUT", &format!("{table}/company"), Some(&seats)).expect(200);
    let (kind, _, told) = stream.next();
    assert_eq!((kind.as_str(), &told), ("company", &seats));
    api.refuses("GET", &format!("{table}/stream?since=9999"), None, 404, "no-such-step");
    api.refuses("GET", "/api/v1/tables/abcdefghijklmnopqrstuvwxyz/stream", None, 404, "no-such-table");
}
