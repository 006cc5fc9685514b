//! What comes over the wire: headers, languages, and requests that are not as they should be.

use std::io::{Read, Write};

use crate::common::{Folder, Listener, Site, parse};

/// Pages that are always there.
const PAGES: [&str; 13] = [
    "/",
    "/new/ratcatcher",
    "/rules",
    "/rules?q=rat",
    "/rules/ratcatcher",
    "/rules/ratcatcher/R13.1",
    "/rules/ratcatcher/R13.1?example=2",
    "/glossary",
    "/learn",
    "/puzzles",
    "/games",
    "/credits",
    "/settings",
];

#[test]
fn every_page_is_there_in_every_language() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    for path in PAGES.into_iter().chain([&*table]) {
        let mut texts = Vec::new();
        for (accepted, tag) in [("en-GB,en;q=0.9", "en"), ("pl,en;q=0.5", "pl"), ("hu-HU", "hu")] {
            let answer = browser.with("accept-language", accepted).get(path).expect(200);
            assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
            assert!(answer.text().contains(&format!("<html lang=\"{tag}\"")), "{path}");
            assert!(answer.text().contains(web::style_path()), "{path}");
            texts.push(answer.text().to_owned());
        }
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{path}");
    }
}

#[test]
fn a_rule_by_its_number_alone_is_found() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let answer = site.browser().get("/rules/R13.1").expect(308);
    assert_eq!(answer.header("location"), Some("/rules/ratcatcher/R13.1"));
}

#[test]
fn settings_are_kept_in_a_cookie() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser().with("accept-language", "hu");
    let answer = browser.post("/settings", &[("language", "pl"), ("back", "/rules?q=szczur")]);
    assert_eq!(answer.location(), "/rules?q=szczur");
    let cookie = answer.header("set-cookie").unwrap();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let browser = browser.with("cookie", cookie.split(';').next().unwrap());
    assert!(browser.get("/").text().contains("<html lang=\"pl\""));
    // What is not sent stays as it was.
    let answer = browser.post("/settings", &[("theme", "dark"), ("pace", "fast")]);
    assert_eq!(answer.location(), "/settings?saved=1");
    assert!(browser.get(answer.location()).expect(200).text().contains("zapisane w tej przeglądarce"));
    let browser =
        site.browser().with("cookie", answer.header("set-cookie").unwrap().split(';').next().unwrap());
    let page = browser.get("/");
    for word in ["lang=\"pl\"", "data-theme=\"dark\"", "data-pace=\"fast\""] {
        assert!(page.text().contains(word), "{word}");
    }
    browser.post("/settings", &[("language", "xx")]).expect(422);
    for back in ["//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb: c", "", "/ż"] {
        assert_eq!(browser.post("/settings", &[("back", back)]).location(), "/settings?saved=1", "{back}");
    }
}

#[test]
fn every_answer_is_guarded() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    for path in PAGES.into_iter().chain(["/nowhere", "/health", web::style_path(), web::script_path()]) {
        let answer = browser.get(path);
        let policy = answer.header("content-security-policy").unwrap();
        for word in [
            "default-src 'none'",
            "style-src 'self'",
            "script-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(word), "{path}: {policy}");
        }
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
        // The policy would forbid them.
        assert!(!answer.text().contains(" style=\"") && !answer.text().contains("<style"), "{path}");
    }
    // A drawing is no page, and may bring its own styles.
    let policy = browser.get(web::FAVICON_PATH).header("content-security-policy").unwrap().to_owned();
    assert!(policy.starts_with("default-src 'none'; style-src 'unsafe-inline'"), "{policy}");
}

#[test]
fn forms_of_other_sites_are_refused() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let (step, id) = (0, &*browser.table(&table).choices[0]);
    for (name, value) in [
        ("origin", "http://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let foreign = browser.with(name, value);
        foreign.choose(&table, id, step).expect(403);
        foreign.post(&format!("{table}/delete"), &[]).expect(403);
        foreign.post("/new/ratcatcher", &[("quick", "1")]).expect(403);
        foreign.post("/settings", &[("language", "pl")]).expect(403);
    }
    assert_eq!(browser.table(&table).step, 0);
    let own =
        browser.with("origin", &format!("http://{}", site.address)).with("sec-fetch-site", "same-origin");
    own.choose(&table, id, step).location();
}

#[test]
fn other_names_do_not_lead_to_this_machine() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    for (host, status) in [("evil.example", 421), ("localhost:8080", 200), ("[::1]", 200), ("", 421)] {
        site.browser().with("host", host).get("/health").expect(status);
    }
}

#[test]
fn assets_are_kept_forever_and_small() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    for (path, plain, kind) in [
        (web::style_path(), web::STYLE, "text/css; charset=utf-8"),
        (web::script_path(), web::SCRIPT, "text/javascript; charset=utf-8"),
        (web::FAVICON_PATH, web::FAVICON, "image/svg+xml"),
        (web::MANIFEST_PATH, web::MANIFEST, "application/manifest+json"),
    ] {
        let answer = browser.get(path).expect(200);
        assert_eq!(answer.text(), plain);
        assert_eq!(answer.header("content-type"), Some(kind));
        let keep = answer.header("cache-control").unwrap();
        assert_eq!(keep.contains("immutable"), path.contains('-'), "{path}");
        let pressed = browser.with("accept-encoding", "gzip").get(path).expect(200);
        assert_eq!(pressed.header("content-encoding"), Some("gzip"));
        assert_eq!(unpress(&pressed.bytes), plain.as_bytes());
    }
    browser.get("/style-0000000000000000.css").expect(404);
}

fn unpress(bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    flate2::read::GzDecoder::new(bytes).read_to_end(&mut plain).unwrap();
    plain
}

#[test]
fn pages_are_pressed_and_not_sent_twice() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let plain = browser.get("/rules").expect(200);
    assert_eq!(plain.header("content-encoding"), None);
    let pressed = browser.with("accept-encoding", "gzip, br").get("/rules").expect(200);
    assert_eq!(pressed.header("content-encoding"), Some("gzip"));
    assert_eq!(unpress(&pressed.bytes), plain.bytes);
    let tag = plain.header("etag").unwrap();
    assert_eq!(pressed.header("etag"), Some(tag));
    assert!(plain.headers.iter().any(|(name, value)| name == "vary" && value.contains("cookie")));
    let again = browser.with("if-none-match", tag).get("/rules").expect(304);
    assert_eq!((again.bytes.len(), again.header("etag")), (0, Some(tag)));
    // In another language it is another page.
    browser.with("if-none-match", tag).with("accept-language", "pl").get("/rules").expect(200);
}

#[test]
fn heads_are_those_of_their_answers() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    for path in PAGES.into_iter().chain([&*table, "/nowhere", web::style_path(), "/health"]) {
        let (whole, head) = (browser.get(path), browser.ask("HEAD", path, None));
        assert_eq!((head.status, head.bytes.len()), (whole.status, 0), "{path}");
        let bare = |answer: &crate::common::Answer| {
            answer.headers.iter().filter(|(name, _)| name != "date").cloned().collect::<Vec<_>>()
        };
        assert_eq!(bare(&head), bare(&whole), "{path}");
    }
}

#[test]
fn what_is_not_there_says_so() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let unknown = "/table/abcdefghijklmnopqrstuvwxyz";
    for path in [
        "/nowhere",
        "/rules/R99.9",
        "/rules/chess",
        "/rules/chess/R13.1",
        "/rules/ratcatcher/R99.9",
        "/new/chess",
        "/rules/%2e%2e",
        "/table/short",
        unknown,
        &format!("{unknown}/at/1"),
        &format!("{unknown}/watch"),
        &format!("{unknown}/record.json"),
        &format!("{unknown}/events"),
        "/table/../../etc/passwd",
        "/../../../../etc/passwd",
        "/table/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/style.css",
        "//evil.example",
        "/table/",
        "/table/%00",
    ] {
        let answer = browser.get(path).expect(404);
        assert!(answer.text().contains("<html lang=\"en\""), "{path}");
        assert!(!answer.text().contains("root:"), "{path}");
        // A page is HTML, whatever a program asks for.
        let page = browser.with("accept", "application/json").get(path).expect(404);
        assert!(page.text() == answer.text(), "{path}");
    }
    for what in ["choose", "undo", "redo", "fork", "delete"] {
        let fields = [("step", "0"), ("id", "end")];
        browser.post(&format!("{unknown}/{what}"), &fields).expect(404);
    }
    let polish = browser.with("accept-language", "pl").get("/nowhere");
    assert!(polish.text().contains("Pod tym adresem nic nie ma"));
}

#[test]
fn requests_that_make_no_sense_change_nothing() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let choose = format!("{table}/choose");
    for fields in [
        &[][..],
        &[("id", "end")],
        &[("step", "0")],
        &[("id", "end"), ("step", "")],
        &[("id", "end"), ("step", "-1")],
        &[("id", "end"), ("step", "4294967296")],
        &[("id", "end"), ("step", "1e3")],
        &[("id", "end"), ("step", "0"), ("step", "0")],
        &[("id", "end"), ("id", "other"), ("step", "0")],
    ] {
        browser.post(&choose, fields).expect(422);
    }
    let form = "application/x-www-form-urlencoded";
    browser.ask("POST", &choose, Some((form, b"id=%ff%fe&step=%zz"))).expect(422);
    browser.ask("POST", &choose, Some((form, b"\0\xff\xfe"))).expect(422);
    browser.ask("POST", &choose, Some(("text/plain", b"id=end&step=0"))).expect(415);
    browser.ask("POST", &choose, Some(("application/json", b"{}"))).expect(415);
    browser.ask("POST", &choose, None).expect(415);
    browser.ask("POST", "/games/import", Some(("image/png", b"\x89PNG"))).expect(415);
    browser.ask("POST", "/games/import", Some(("application/json", b"\xff\xfe"))).expect(400);
    for path in [
        format!("{table}/at/x"),
        format!("{table}/at/-1"),
        format!("{table}/at/99999999999"),
        format!("{table}/watch?from=x"),
        format!("{table}/watch?from=0&from=1"),
        format!("{table}/at/0?moment=-1"),
        format!("{table}?ask=%ff"),
    ] {
        let status = browser.get(&path).status;
        assert!(status == 400 || status == 404, "{path}: {status}");
    }
    browser.get(&format!("{table}/at/0?moment=99")).expect(404);
    assert_eq!(browser.table(&table).step, 0);
}

#[test]
fn the_wrong_method_is_named_with_the_right_one() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    for (method, path, allowed) in [
        ("POST", "/", "GET,HEAD"),
        ("DELETE", &*table, "GET,HEAD"),
        ("GET", &format!("{table}/choose"), "POST"),
        ("PUT", "/settings", "GET,HEAD,POST"),
        ("BREW", "/", "GET,HEAD"),
    ] {
        let answer = browser.ask(method, path, None).expect(405);
        let mut found: Vec<_> = answer.header("allow").unwrap().split(',').collect();
        found.sort_unstable();
        assert_eq!(found.join(","), allowed, "{method} {path}");
        assert!(answer.text().contains("<html"));
    }
}

#[test]
fn too_much_is_refused() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let long = "x".repeat(100_000);
    browser.post(&format!("{table}/choose"), &[("id", &long), ("step", "0")]).expect(413);
    browser.post("/new/ratcatcher", &[("quick", &long)]).expect(413);
    // A record may be longer, but not without end.
    browser.post("/games/import", &[("record", &long)]).expect(422);
    let longer = "x".repeat(3 << 20);
    browser.ask("POST", "/games/import", Some(("application/json", longer.as_bytes()))).expect(413);
    let head = browser.with("x-much", &"y".repeat(1 << 20)).ask("GET", "/", None);
    assert!(head.status == 431 || head.status == 400, "{}", head.status);
    assert_eq!(browser.table(&table).step, 0);
}

#[test]
fn noise_on_the_wire_breaks_nothing() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    for noise in [
        &b"\r\n\r\n"[..],
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"POST /settings HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ] {
        let mut stream = std::net::TcpStream::connect(site.address).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(10))).unwrap();
        stream.write_all(noise).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut bytes = Vec::new();
        // It may be answered or not.
        let _read = stream.read_to_end(&mut bytes);
        if !bytes.is_empty() {
            assert!(parse(&bytes).status >= 400);
        }
    }
    site.browser().get("/health").expect(200);
}

#[test]
fn open_pages_are_told_that_a_table_has_moved_on() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, other) = (browser.begin(), browser.begin());
    let mut listener = Listener::at(&browser, &table);
    let mut deaf = Listener::at(&browser, &other);
    assert_eq!((listener.next(), deaf.next()), (Some(0), Some(0)));
    for step in 0..20 {
        let page = browser.table(&table);
        let played = match step {
            0..4 => browser.choose(&table, &page.choices[0], step),
            _ => browser.step(&table, if step % 2 == 0 { "undo" } else { "redo" }, step),
        };
        played.location();
        assert_eq!(listener.next(), Some(step + 1));
    }
    browser.step(&table, "undo", 20).location();
    assert_eq!(listener.next(), Some(21));
    // What is refused is not told.
    browser.step(&table, "undo", 20).expect(409);
    browser.step(&table, "redo", 21).location();
    assert_eq!(listener.next(), Some(22));
    // Who comes later begins with the step of now.
    assert_eq!(Listener::at(&browser, &table).next(), Some(22));
    browser.post(&format!("{table}/delete"), &[]).location();
    assert_eq!(listener.next(), None);
    // A server that is closed does not wait for who only listens.
    let begun = std::time::Instant::now();
    site.close();
    assert_eq!(deaf.next(), None);
    assert!(begun.elapsed() < std::time::Duration::from_secs(3));
}

/// The title and description that a preview of a link shows; programs that make previews send no cookies.
fn unfurled(page: &str) -> (String, String) {
    let of = |name: &str| {
        let tag = page.split('<').find(|tag| tag.starts_with("meta") && tag.contains(name)).expect(name);
        crate::common::attribute(tag, "content").expect(name)
    };
    assert_eq!(of("twitter:card"), "summary");
    (of("og:title"), of("og:description"))
}

#[test]
fn links_say_what_they_lead_to() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (title, about) = unfurled(browser.get("/").expect(200).text());
    assert!(!title.is_empty() && about.contains("Tabletop games"));
    let table = browser.begin();
    let (_, before) = unfurled(site.browser().get(&table).expect(200).text());
    assert!(before.starts_with("The Ratcatcher · "), "{before}");
    browser.play_to(&table, u32::MAX, &mut crate::common::Dice::new(4));
    let (_, after) = unfurled(site.browser().get(&table).expect(200).text());
    assert!(after.starts_with("The Ratcatcher · ") && after != before, "{after}");
    // An earlier step does not give the end away.
    let (_, past) = unfurled(site.browser().get(&format!("{table}/at/1")).expect(200).text());
    assert!(past.contains("Tabletop games"), "{past}");
}
