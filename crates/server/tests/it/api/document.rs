//! The document of the API, and the guide.

use super::*;

#[test]
fn the_document_says_all_that_there_is() {
    let api = DocumentedSite::open();
    let document = &api.document;
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
    let api = DocumentedSite::open();
    let guide = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md")).unwrap();
    let mut lines = guide.lines();
    let (mut table, mut sent) = (String::new(), 0);
    while let Some(line) = lines.next() {
        let Some(line) = line.strip_prefix("$ curl ") else { continue };
        let (method, address, body) = curl(line);
        let body: Option<Value> = body.map(|body| serde_json::from_str(&body).unwrap());
        let address = address.replace("TABLE", &table);
        let answer = api.send(&api.site.browser(), &method, &address, body.as_ref());
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
