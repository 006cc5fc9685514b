//! Waiting rooms and seats.

use super::*;

/// The key in the link of a seat.
fn key_of(link: &Value) -> String {
    link.as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}

/// A whole table for two devices: from its waiting room to an undo that both agree to.
#[test]
fn programs_meet_in_a_waiting_room_and_play() {
    let api = DocumentedSite::open();
    let browser = api.site.browser();
    let body = json!({ "game": "everdell", "setup": { "players": 2 } });
    let made = api.send(&browser, "POST", "/api/v1/rooms", Some(&body)).expect(201);
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
    let host = api.person(room["key"].as_str().unwrap());
    let address = room["seats"][1]["link"].as_str().unwrap();
    assert!(address.starts_with("http://") && address.contains(&format!("/table/{id}/join/")), "{address}");
    // A stranger sees who is missing, and no link.
    let seen = api.get(&format!("{table}/room"));
    assert!(seen["host"] == false && seen["seats"][1]["link"].is_null() && seen.get("key").is_none());
    assert_eq!(seen["commitment"], room["commitment"]);
    assert_eq!(api.get(&format!("{table}/fairness"))["commitment"], room["commitment"]);
    api.refuses("GET", &table, None, 404, "no-such-table");

    // A new link voids the old one.
    let old = key_of(&room["seats"][1]["link"]);
    let link = host.send("POST", &format!("{table}/invite"), Some(json!({ "seat": 1 })), 200);
    assert_eq!(key_of(&link["link"]), link["key"].as_str().unwrap());
    let join = |key: &str, words: &str| json!({ "key": key, "name": "Ann", "words": words });
    api.refuses("POST", &format!("{table}/join"), Some(&join(&old, "rind")), 404, "no-such-invitation");
    let key = link["key"].as_str().unwrap();
    let joined = api.post(&format!("{table}/join"), &join(key, "rind"));
    assert_eq!(
        (&joined["seat"], &joined["waiting"], &joined["key"]),
        (&json!(1), &json!(true), &link["key"])
    );
    let guest = api.person(key);
    // A client that holds the key already does not sit down once more; another device of the seat does.
    guest.send("POST", &format!("{table}/join"), Some(join(key, "crust")), 200);
    // Until all have contributed, nobody sees the words of another: by them they could choose their own.
    let strangers = api.get(&format!("{table}/room"));
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
    api.refuses("GET", &format!("{table}/room"), None, 404, "no-such-table");
    let given = api.get(&format!("{table}/fairness"));
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
    api.post(&format!("{table}/join"), &json!({ "key": key }));
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
        let stands = api.get(&table);
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
    let guest = api.person(renewed["key"].as_str().unwrap());
    let given = guest.send("POST", &format!("{table}/give"), Some(json!({ "seat": 1 })), 200);
    let heir = api.person(given["key"].as_str().unwrap());
    let joined = heir.send("POST", &format!("{table}/join"), Some(json!({ "key": given["key"] })), 200);
    assert_eq!((&joined["seat"], &joined["waiting"]), (&json!(1), &json!(false)));
    heir.send("POST", &format!("{table}/leave"), Some(json!({ "seat": 1 })), 204);
    assert_eq!(api.get(&format!("{table}/people"))["seats"][1]["holder"], "nobody");
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
    let api = DocumentedSite::open();
    let (table, begun) = api.begin(&json!({ "game": "everdell", "setup": { "players": 2 } }));
    let host = api.person(begun["key"].as_str().unwrap());
    host.refused("POST", &format!("{table}/invite"), Some(json!({ "seat": 1 })), 409, "begins-anew");
    api.refuses("POST", &format!("{table}/restart"), Some(&json!({})), 403, "not-the-host");
    let room = host.send("POST", &format!("{table}/restart"), Some(json!({})), 201);
    assert_ne!(room["id"], begun["id"]);
    let path = format!("/api/v1/tables/{}/room", room["id"].as_str().unwrap());
    let owner = api.person(room["key"].as_str().unwrap());
    host.refused("DELETE", &path, None, 403, "not-the-host");
    owner.send("DELETE", &path, None, 204);
    owner.refused("DELETE", &path, None, 404, "no-such-table");
    // Nobody waits for a table of one person, or of a game that there is not.
    let alone = json!({ "game": "everdell", "setup": { "players": 2 }, "seats": [null, "scout"] });
    api.refuses("POST", "/api/v1/rooms", Some(&alone), 409, "no-friends-here");
    api.refuses("POST", "/api/v1/rooms", Some(&json!({ "game": "chess" })), 404, "unknown-game");
    let (single, _) = api.begin(&json!({ "game": "ratcatcher" }));
    api.refuses("GET", &format!("{single}/people"), None, 409, "no-friends-here");
    // A copy of a game has no host; the first person who gives a seat away becomes its host.
    let fork = host.send("POST", &format!("{table}/fork"), Some(json!({ "step": 0 })), 201);
    let path = format!("/api/v1/tables/{}/invite", fork["id"].as_str().unwrap());
    let forked = api.person(fork["key"].as_str().unwrap());
    assert!(forked.send("POST", &path, Some(json!({ "seat": 1 })), 200).get("host").is_none());
}
