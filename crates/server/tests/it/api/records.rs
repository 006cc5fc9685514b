//! Records and files.

use super::*;

#[test]
fn records_come_and_go_and_are_verified() {
    let api = DocumentedSite::open();
    let (table, _) = api.begin(&json!({ "game": "ratcatcher" }));
    for step in 0..3 {
        let choices = api.get(&format!("{table}/choices"));
        api.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": step }));
    }
    let mut record = api.get(&format!("{table}/record"))["record"].clone();
    let verified = api.post("/api/v1/records/verify", &json!({ "record": record }));
    assert_eq!((&verified["verified"]["steps"], &verified["verified"]["sealed"]), (&json!(3), &json!(true)));
    let brought =
        api.send(&api.site.browser(), "POST", "/api/v1/records", Some(&json!({ "record": record })));
    assert_eq!(brought.expect(201).json()["step"], 3);
    record["entries"][1]["choose"]["choice"] = "end".into();
    for path in ["/api/v1/records", "/api/v1/records/verify"] {
        for wrong in [&record, &json!({}), &json!({ "format": 99 })] {
            let answer =
                api.send(&api.site.browser(), "POST", path, Some(&json!({ "record": wrong }))).expect(422);
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
fn files_are_imported_by_programs() {
    let api = DocumentedSite::open();
    let (table, _) = api.begin(&json!({ "game": "ratcatcher" }));
    for step in 0..3 {
        let choices = api.get(&format!("{table}/choices"));
        api.post(&format!("{table}/choose"), &json!({ "id": choices["choices"][0]["id"], "step": step }));
    }
    let browser = api.site.browser();
    let id = table.rsplit('/').next().unwrap();
    let report = browser.get(&format!("/table/{id}/report?step=2&save=1")).expect(200).json();
    let told = api.post("/api/v1/reports", &json!({ "report": report }));
    assert_eq!((&told["at"], &told["step"]), (&json!(2), &json!(3)));
    let error =
        api.refuses("POST", "/api/v1/reports", Some(&json!({ "report": {} })), 422, "unreadable-file");
    assert_eq!(error["field"], "report");
    let file = browser.get("/games/export?secrets=1").expect(200);
    let bytes = crate::common::dechunk(&file.bytes);
    let other = DocumentedSite::open();
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
