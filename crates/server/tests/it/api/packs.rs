//! Private packs.

use super::*;

#[test]
fn packs_are_made_changed_played_with_and_forgotten() {
    let api = DocumentedSite::open();
    let pack = |name: &str, changes: Value| json!({ "hedgerow_pack": 1, "name": name, "game": "ratcatcher", "changes": changes });
    let body = |name: &str, changes: Value| json!({ "pack": pack(name, changes) });
    let browser = api.site.browser();
    assert_eq!(api.get("/api/v1/packs"), json!({ "packs": [] }));
    let wrong = body("Mine", json!({ "nemesis.maw.health": "seven" }));
    let refused = api.refuses("POST", "/api/v1/packs", Some(&wrong), 422, "faulty-pack");
    assert!(
        refused["field"] == "pack" && refused["message"].as_str().unwrap().contains("`health` is `seven`")
    );
    let mut draft = wrong.clone();
    draft["draft"] = true.into();
    let made = api.send(&browser, "POST", "/api/v1/packs", Some(&draft)).expect(201);
    let at = made.header("location").unwrap().to_owned();
    assert_eq!(at, format!("/api/v1/packs/{}", made.json()["id"].as_str().unwrap()));
    assert!(made.json()["content"].is_null() && made.json()["faults"][0]["record"] == "nemesis maw");
    let id = made.json()["id"].clone();
    let with_pack = json!({ "game": "ratcatcher", "pack": id });
    api.refuses("POST", "/api/v1/tables", Some(&with_pack), 422, "faulty-pack");
    // A path of any kind becomes one of a field of a record.
    let better = body("Mine", json!({ "nemesis.maw.track.#2": ["deploy 1"] }));
    let put = api.send(&browser, "PUT", &at, Some(&better)).expect(200).json();
    assert!(put["pack"]["changes"]["nemesis.maw.track"].is_array() && put["faults"] == json!([]));
    assert_eq!(api.get(&at), put);
    assert_eq!(api.get("/api/v1/packs")["packs"][0]["content"], put["content"]);
    let (table, begun) = api.begin(&with_pack);
    assert_eq!(begun["step"], 0);
    assert_eq!(api.get(&format!("{table}/record"))["record"]["content"], put["content"]);
    assert_eq!(api.get("/api/v1/tables")["tables"][0]["pack"], "Mine");
    let (plain, _) = api.begin(&json!({ "game": "ratcatcher" }));
    assert_ne!(api.get(&format!("{plain}/record"))["record"]["content"], put["content"]);

    let other = json!({ "game": "everdell", "pack": id });
    api.refuses("POST", "/api/v1/tables", Some(&other), 422, "other-game");
    let mut elsewhere = better.clone();
    elsewhere["pack"]["game"] = "everdell".into();
    elsewhere["pack"]["changes"] = json!({});
    api.refuses("PUT", &at, Some(&elsewhere), 422, "other-game");
    for (changes, code) in [
        (json!({ "nemesis.nobody.health": 1 }), "faulty-pack"),
        (json!({ "nemeses.nemesis": [] }), "pack-not-fields"),
        (json!({ "nemesis.maw.health": null }), "unreadable-pack"),
    ] {
        api.refuses("PUT", &at, Some(&body("Mine", changes)), 422, code);
    }
    api.refuses("PUT", &at, Some(&body("", json!({}))), 422, "pack-name");
    api.refuses("PUT", &at, Some(&json!({ "pack": [] })), 400, "bad-request");
    assert_eq!(api.get(&at), put, "nothing of that was kept");
    assert_eq!(api.send(&browser, "DELETE", &at, None).expect(204).text(), "");
    for method in ["GET", "DELETE"] {
        api.refuses(method, &at, None, 404, "no-such-pack");
    }
    api.refuses("PUT", &at, Some(&better), 404, "no-such-pack");
    api.refuses("POST", "/api/v1/tables", Some(&with_pack), 404, "no-such-pack");
    // The table goes on.
    let choices = api.get(&format!("{table}/choices"));
    api.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": 0 }));
}
