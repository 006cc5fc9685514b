//! What is refused, and limits.

use super::*;

#[test]
fn what_is_not_understood_is_refused_and_says_what() {
    let api = DocumentedSite::open();
    let (table, _) = api.begin(&json!({ "game": "ratcatcher" }));
    let before = api.get(&table);
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
        let error = api.refuses("POST", &choose, Some(&body), 400, "bad-request");
        assert_eq!(error["field"], field, "{body}");
    }
    for query in
        ["seat=8", "seat=-1", "seat=x", "seat=", "colour=red", "seat=0&seat=0", "language=xx", "spectator=1"]
    {
        let error = api.refuses("GET", &format!("{table}/choices?{query}"), None, 400, "bad-request");
        assert_eq!(error["field"], query.split('=').next().unwrap(), "{query}");
    }
    assert_eq!(api.refuses("GET", &format!("{table}?seat=3"), None, 422, "no-such-seat")["field"], "seat");
    let refused =
        api.refuses("POST", &choose, Some(&json!({ "id": "place:9,9:0", "step": 0 })), 422, "refused");
    assert!(refused["rule"].as_str().unwrap().starts_with('R'));
    api.refuses("POST", &choose, Some(&json!({ "id": "no-such", "step": 0 })), 422, "unknown-choice");
    api.refuses(
        "POST",
        &choose,
        Some(&json!({ "id": "everdell/end", "step": 0 })),
        422,
        "another-games-choice",
    );
    api.refuses("GET", &format!("{table}/explain?thing=moon"), None, 404, "unknown-thing");
    let wrong = json!({ "game": "ratcatcher", "setup": { "nemesis": "mouse" } });
    assert_eq!(api.refuses("POST", "/api/v1/tables", Some(&wrong), 422, "refused-setup")["field"], "setup");
    api.refuses("POST", "/api/v1/tables", Some(&json!({ "game": "chess" })), 404, "unknown-game");

    let browser = api.site.browser();
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
    assert_eq!(api.get(&table), before, "nothing has changed");
    // Faults are told in the language that is asked for.
    let polish = browser.get("/api/v1/tables/x?language=pl").json()["error"]["message"].to_string();
    assert!(polish.contains("stołu"), "{polish}");
}

#[test]
fn pages_of_other_sites_can_do_nothing() {
    let api = DocumentedSite::open();
    let (table, begun) = api.begin(&json!({ "game": "ratcatcher" }));
    let foreign = api.site.browser().with("origin", "https://evil.example");
    let cross = api.site.browser().with("sec-fetch-site", "cross-site");
    for browser in [&foreign, &cross] {
        let browser = browser.with("cookie", "seat=0");
        for (method, path, body) in [
            ("POST", format!("{table}/choose"), Some(json!({ "id": "end", "step": 0 }))),
            ("PUT", format!("{table}/company"), Some(json!({ "seats": [] }))),
            ("DELETE", table.clone(), None),
        ] {
            let answer = api.send(&browser, method, &path, body.as_ref()).expect(403);
            assert_eq!(answer.json()["error"]["code"], "foreign-form");
        }
        // Nor may they read an answer: nothing allows them to.
        assert_eq!(browser.get(&table).header("access-control-allow-origin"), None);
    }
    assert_eq!(api.get(&table)["step"], begun["step"]);
    let other = api.site.browser().with("host", "evil.example");
    assert_eq!(api.send(&other, "GET", &table, None).expect(421).json()["error"]["code"], "foreign-host");
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
