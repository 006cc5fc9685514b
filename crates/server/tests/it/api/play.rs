//! Playing by the API: games, hidden hands, the physical game.

use super::*;

#[test]
fn games_of_each_kind_are_played_and_every_answer_is_as_the_document_says() {
    let api = DocumentedSite::open();
    let games = api.get("/api/v1/games?language=pl");
    assert_eq!(games["games"].as_array().unwrap().len(), 3);
    for game in games["games"].as_array().unwrap() {
        let name = game["game"].as_str().unwrap();
        let checked = api.post(&format!("/api/v1/games/{name}/setup"), &json!({}));
        assert_eq!(checked["setup"], game["setup"]);
        let seats = checked["seats"].as_u64().unwrap();
        let (table, begun) = api.begin(&json!({ "game": name }));
        assert_eq!((begun["seats"].as_array().unwrap().len() as u64, &begun["step"]), (seats, &json!(0)));
        assert!(!begun["events"].as_array().unwrap().is_empty() && begun["decision"].is_object());
        for step in 0..6 {
            let seat = api.get(&table)["decision"]["seat"].as_u64().unwrap();
            let as_seat = format!("seat={seat}");
            let choices = api.get(&format!("{table}/choices?{as_seat}"));
            assert_eq!(choices["step"], step);
            let id = &choices["choices"][0]["id"];
            let played = api.post(&format!("{table}/choose?{as_seat}"), &json!({ "id": id, "step": step }));
            assert_eq!(played["step"], step + 1);
            api.refuses(
                "POST",
                &format!("{table}/choose?{as_seat}"),
                Some(&json!({ "id": id, "step": step })),
                409,
                "stale-step",
            );
            let told = api.get(&format!("{table}/events?since={step}&{as_seat}"));
            assert_eq!(told["steps"][0]["events"], played["events"]);
        }
        let seat = api.get(&table)["decision"]["seat"].as_u64().unwrap();
        let view = api.get(&format!("{table}/view?seat={seat}"));
        assert!(view["view"].is_object());
        assert_ne!(api.get(&format!("{table}/view?seat={seat}&step=0"))["view"], view["view"]);
        api.get(&format!("{table}/view?spectator=true"));
        let hint = api.get(&format!("{table}/hint?seat={seat}&time=200&iterations=20&count=2"));
        let best = hint["hints"][0]["id"].as_str().unwrap();
        let odds = api.get(&format!("{table}/odds?seat={seat}&id={}&samples=5", crate::common::encode(best)));
        assert_eq!(odds["sampled"]["choice"], best);
        let back = api.post(&format!("{table}/undo"), &json!({ "step": 6, "choices": 2 }));
        assert_eq!((&back["step"], &back["takeback"]["choices"]), (&json!(7), &json!(2)));
        let seat = api.get(&table)["decision"]["seat"].as_u64().unwrap();
        assert_eq!(api.post(&format!("{table}/redo?seat={seat}"), &json!({ "step": 7 }))["step"], 8);
        let fork = api.post(&format!("{table}/fork"), &json!({ "step": 1 }));
        assert_eq!(fork["step"], 1);
        let fork = format!("/api/v1/tables/{}", fork["id"].as_str().unwrap());
        api.refuses("GET", &format!("{table}/events?since=99"), None, 404, "no-such-step");
        api.refuses("GET", &format!("{table}/asked?step=0"), None, 409, "not-at-the-table");
        let seated = json!({ "seats": vec!["hatchling"; seats.try_into().unwrap()] });
        let answer =
            api.send(&api.site.browser(), "PUT", &format!("{fork}/company"), Some(&seated)).expect(200);
        assert_eq!(answer.json()["seats"], seated["seats"]);
        assert_eq!(api.send(&api.site.browser(), "DELETE", &fork, None).expect(204).text(), "");
        api.refuses("GET", &fork, None, 404, "no-such-table");
        let listed = api.get(&format!("/api/v1/tables?game={name}&state=on&each=100"));
        assert_eq!(listed["all"], 1);
    }
    let rules = api.get("/api/v1/rules?game=ratcatcher&id=R5.1&language=hu");
    assert_eq!(rules["rules"].as_array().unwrap().len(), 1);
    assert!(api.get("/api/v1/rules?search=trap")["rules"].as_array().unwrap().len() > 3);
    api.refuses("GET", "/api/v1/rules?game=ratcatcher&id=R999", None, 404, "no-such-rule");
    api.refuses("GET", "/api/v1/rules?game=chess", None, 404, "unknown-game");
}

#[test]
fn a_far_zone_is_walked_to_by_one_request() {
    let api = DocumentedSite::open();
    let (table, _) = api.begin(&json!({ "game": "ratcatcher" }));
    let go = format!("{table}/go");
    let mut step = 0;
    let near = loop {
        let choices = api.get(&format!("{table}/choices"));
        let ids = choices["choices"].as_array().unwrap().iter().map(|choice| choice["id"].as_str().unwrap());
        let ids: Vec<String> = ids.map(str::to_owned).collect();
        let near: Vec<String> =
            ids.iter().filter_map(|id| id.strip_prefix("walk:")).map(str::to_owned).collect();
        if !near.is_empty() {
            break near;
        }
        // The first placements: there is no way yet.
        let there = json!({ "thing": "zone:00a", "step": step });
        api.refuses("POST", &go, Some(&there), 422, "no-way");
        step = api.post(&format!("{table}/choose"), &json!({ "id": ids[0], "step": step }))["step"]
            .as_u64()
            .unwrap();
    };
    api.refuses("POST", &go, Some(&json!({ "thing": "moon", "step": step })), 404, "unknown-thing");
    api.refuses("POST", &go, Some(&json!({ "thing": "zone:00a", "step": step + 1 })), 409, "stale-step");
    assert_eq!(api.get(&table)["step"], step, "what is refused changes nothing");
    let zones = (0..18).flat_map(|district| ["a", "b", "c", "d"].map(|zone| format!("{district:02}{zone}")));
    let mut far = 0;
    for zone in zones.filter(|zone| !near.contains(zone)) {
        let there = json!({ "thing": format!("zone:{zone}"), "step": step });
        let answer = api.send(&api.site.browser(), "POST", &go, Some(&there));
        if answer.status != 200 {
            assert!([404, 422].contains(&answer.status), "{}", answer.text());
            continue;
        }
        let walked = answer.json();
        let steps = walked["step"].as_u64().unwrap() - step;
        let events = walked["events"].as_array().unwrap().iter();
        let walks = events.filter(|event| event["id"].as_str().unwrap().starts_with("walked:")).count();
        assert_eq!(walks as u64, steps, "every step is told: {walked}");
        far = far.max(steps);
        let back = api.post(&format!("{table}/undo"), &json!({ "step": step + steps, "choices": steps }));
        step = back["step"].as_u64().unwrap();
    }
    assert!(far >= 2, "a zone two steps away is walked to by one request");
}

#[test]
fn hidden_hands_are_for_their_seats_alone() {
    let api = DocumentedSite::open();
    let (table, begun) = api.begin(&json!({ "game": "everdell" }));
    assert_eq!(begun["seats"], json!([null, null]));
    let seat = begun["decision"]["seat"].as_u64().unwrap();
    let other = 1 - seat;
    let view = |query: &str| api.get(&format!("{table}/view?{query}"))["view"].to_string();
    let views = [view("spectator=true"), view("seat=0"), view("seat=1")];
    assert_eq!(view("language=en"), views[0], "whoever says no seat watches");
    assert!(views[0] != views[1] && views[1] != views[2]);
    let choices =
        |query: String| api.get(&format!("{table}/choices?{query}"))["choices"].as_array().unwrap().len();
    assert!(choices(format!("seat={seat}")) > 0);
    assert_eq!((choices(format!("seat={other}")), choices("spectator=true".to_owned())), (0, 0));
    let ids = api.get(&format!("{table}/choices?seat={seat}"));
    let body = json!({ "id": ids["choices"][0]["id"], "step": 0 });
    for query in [String::new(), format!("?seat={other}")] {
        api.refuses("POST", &format!("{table}/choose{query}"), Some(&body), 403, "covered");
    }
    for what in ["hint", "odds?id=x"] {
        let joint = if what.contains('?') { '&' } else { '?' };
        api.refuses("GET", &format!("{table}/{what}{joint}seat={other}"), None, 403, "covered");
    }
    api.refuses("GET", &format!("{table}/record"), None, 403, "hidden-record");
    api.post(&format!("{table}/choose?seat={seat}"), &body);
    // The hand of a computer player is not for the person beside it, and neither is its turn.
    let (table, _) = api.begin(&json!({ "game": "everdell", "seats": [null, "hatchling"] }));
    for what in ["view", "choices", "events", "explain?thing=place:1"] {
        let joint = if what.contains('?') { '&' } else { '?' };
        api.refuses("GET", &format!("{table}/{what}{joint}seat=1"), None, 403, "covered");
    }
    assert_eq!(
        view_of(&api, &table, "seat=0"),
        view_of(&api, &table, "language=en"),
        "one person has the device"
    );
}

fn view_of(api: &DocumentedSite, table: &str, query: &str) -> Value {
    api.get(&format!("{table}/view?{query}"))["view"].clone()
}

/// At a shared table with hidden hands, a question about physical cards is only for the seat that may answer it.
///
/// It fails if `api::tables::table_json` shows an open question to all.
#[test]
fn the_question_of_a_hidden_draw_is_for_the_seat_that_draws() {
    let api = DocumentedSite::open();
    let (browser, mut answers) = (api.site.browser(), Vec::new());
    let begun = loop {
        let setup = json!({ "players": 2 });
        let body = json!({ "game": "everdell", "setup": setup, "chance": "table", "answers": answers });
        let answer = api.send(&browser, "POST", "/api/v1/tables", Some(&body));
        if answer.status == 201 {
            break answer.json();
        }
        let question = answer.expect(200).json()["question"].clone();
        answers.push(question["answers"][0].clone());
        assert!(answers.len() < 100);
    };
    let table = format!("/api/v1/tables/{}", begun["id"].as_str().unwrap());
    let host = api.person(begun["key"].as_str().unwrap());
    let invited = host.send("POST", &format!("{table}/invite"), Some(json!({ "seat": 1 })), 200);
    let guest = api.person(invited["key"].as_str().unwrap());
    guest.send("POST", &format!("{table}/join"), Some(json!({ "key": invited["key"] })), 200);

    let (mut step, mut hidden) = (0, 0);
    for _ in 0..200 {
        let shown = [&host, &guest].map(|person| person.send("GET", &table, None, 200)["question"].clone());
        let stranger = api.get(&table)["question"].clone();
        let Some(question) = shown.iter().find(|question| !question.is_null()) else {
            // Each seat in turn: a choice that draws cards, if there is one.
            let seat = api.get(&table)["decision"]["seat"].as_u64().unwrap();
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
    let api = DocumentedSite::open();
    let tell = |answers: &[String]| {
        let body = json!({ "game": "ratcatcher", "chance": "table", "answers": answers });
        api.send(&api.site.browser(), "POST", "/api/v1/tables", Some(&body))
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
        let stands = api.get(&table);
        if let Some(question) = stands["question"].as_object() {
            let number = &question["number"];
            let answer = json!({ "answers": [question["answers"][0]], "number": number, "step": step });
            let stale = json!({ "answers": ["1"], "number": 999, "step": step });
            api.refuses("POST", &format!("{table}/chance"), Some(&stale), 409, "stale-question");
            let wrong = json!({ "answers": ["a goose"], "number": number, "step": step });
            api.refuses("POST", &format!("{table}/chance"), Some(&wrong), 422, "impossible-answer");
            let after = api.post(&format!("{table}/chance"), &answer);
            if after["step"] != step {
                told = Some(after["step"].as_u64().unwrap());
                break;
            }
            continue;
        }
        let choices = api.get(&format!("{table}/choices"));
        let choice = json!({ "id": choices["choices"][0]["id"], "step": step });
        step =
            u32::try_from(api.post(&format!("{table}/choose"), &choice)["step"].as_u64().unwrap()).unwrap();
    }
    let told = told.expect("something is rolled or drawn");
    let asked = api.get(&format!("{table}/asked?step={told}"));
    let mut answers: Vec<Value> =
        asked["asked"].as_array().unwrap().iter().map(|told| told["answer"].clone()).collect();
    let last = asked["asked"].as_array().unwrap().last().unwrap();
    let possible = last["question"]["answers"].as_array().unwrap();
    *answers.last_mut().unwrap() = possible[possible.len() - 1].clone();
    let amend = json!({ "of": told, "answers": answers, "step": told });
    let amended = api.post(&format!("{table}/amend"), &amend);
    assert!(amended["amended"]["lost"].is_array());
    api.refuses("POST", &format!("{table}/amend"), Some(&amend), 409, "stale-step");
    // A choice that waits is taken back with its number.
    for _ in 0..40 {
        let stands = api.get(&table);
        let step = &stands["step"];
        if let Some(question) = stands["question"].as_object() {
            let back = json!({ "number": question["number"], "step": step });
            assert!(api.post(&format!("{table}/retract"), &back)["question"].is_null());
            return;
        }
        let choices = api.get(&format!("{table}/choices"));
        api.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": step }));
    }
}
