//! Practice and daily challenges.

use super::*;

#[test]
fn programs_practise_and_play_the_challenge_of_the_day() {
    let api = DocumentedSite::open();
    for game in ["ratcatcher", "everdell", "mystics"] {
        let listed = api.get(&format!("/api/v1/games/{game}/practice?language=hu"));
        for (kind, least) in [("lessons", 4), ("puzzles", 10)] {
            let tasks = listed[kind].as_array().unwrap();
            assert!(tasks.len() >= least, "{game} {kind}");
            for task in tasks.iter().take(2) {
                assert!(
                    task["title"].as_str().unwrap().len() > 2 && task["text"].as_str().unwrap().len() > 2
                );
                let body = json!({ "game": game, "task": task["task"] });
                let begun =
                    api.send(&api.site.browser(), "POST", "/api/v1/practice", Some(&body)).expect(201);
                let table = begun.header("location").unwrap().to_owned();
                assert!(!api.get(&format!("{table}/choices"))["choices"].as_array().unwrap().is_empty());
            }
        }
    }
    assert!(
        api.get("/api/v1/tables")["tables"]
            .as_array()
            .unwrap()
            .iter()
            .all(|table| table["sort"] == "practice")
    );
    for task in ["lesson:none", "x", "example:R14.1:999"] {
        let body = json!({ "game": "ratcatcher", "task": task });
        api.refuses("POST", "/api/v1/practice", Some(&body), 404, "no-such-page");
    }
    let wrong = json!({ "game": "chess", "task": "lesson:x" });
    api.refuses("POST", "/api/v1/practice", Some(&wrong), 404, "unknown-game");

    let daily = api.get("/api/v1/daily");
    assert_eq!(daily["challenges"].as_array().unwrap().len(), 3);
    assert!(daily["challenges"].as_array().unwrap().iter().all(|challenge| challenge["table"].is_null()));
    let begun =
        api.send(&api.site.browser(), "POST", "/api/v1/daily/ratcatcher", Some(&json!({}))).expect(201);
    let body = json!({ "day": daily["day"] });
    let again = api.send(&api.site.browser(), "POST", "/api/v1/daily/ratcatcher", Some(&body)).expect(200);
    assert_eq!(begun.json()["id"], again.json()["id"]);
    let shown = api.get("/api/v1/daily");
    let shown =
        shown["challenges"].as_array().unwrap().iter().find(|challenge| challenge["game"] == "ratcatcher");
    assert_eq!(shown.unwrap()["table"], begun.json()["id"]);
    for (day, status, code) in [("2999-01-01", 404, "no-such-page"), ("yesterday", 422, "malformed")] {
        api.refuses("POST", "/api/v1/daily/ratcatcher", Some(&json!({ "day": day })), status, code);
    }
    api.refuses("POST", "/api/v1/daily/chess", Some(&json!({})), 404, "unknown-game");
}
