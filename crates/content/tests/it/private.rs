use std::collections::{BTreeMap, BTreeSet};

use content::{ContentPatch, LARGEST_PACK, Private};
use toml::Value;

#[test]
fn a_pack_is_read_as_it_was_written() {
    let change = ContentPatch {
        changes: BTreeMap::from([
            ("nemesis.maw.health".to_owned(), Value::Integer(7)),
            ("nemesis.maw.track".to_owned(), Value::Array(vec![Value::String("ż".to_owned())])),
        ]),
        gone: BTreeSet::from(["card.bard.cost".to_owned()]),
        ..ContentPatch::default()
    };
    let pack = Private::new(" My \n cards ", "ratcatcher").unwrap().with(change.clone()).unwrap();
    assert_eq!((&*pack.name, pack.count()), ("My cards", 3));
    assert_eq!(Private::read(&pack.to_json().to_string()), Ok(pack.clone()));
    assert_eq!(pack.change(), change);
}

#[test]
fn what_is_no_pack_says_why() {
    let head = r#""hedgerow_pack":1,"game":"ratcatcher","#;
    for (text, code) in [
        (String::new(), "unreadable-pack"),
        ("[]".to_owned(), "unreadable-pack"),
        (format!("{{{head}\"name\":\"a\""), "unreadable-pack"),
        (format!("{{{head}\"name\":\"a\",\"files\":{{}}}}"), "unreadable-pack"),
        (format!("{{{head}\"name\":\"a\",\"changes\":{{\"a.b\":null}}}}"), "unreadable-pack"),
        (format!("{{{head}\"name\":\"a\",\"changes\":{{\"a.b\":1e999}}}}"), "unreadable-pack"),
        (format!("{{{head}\"name\":\"a\",\"changes\":{{\"a.b\":18446744073709551615}}}}"), "unreadable-pack"),
        (format!("{{{head}\"name\":\"a\",\"changes\":{{\"a\":{}}}}}", "[".repeat(9000)), "unreadable-pack"),
        (r#"{"hedgerow_pack":2,"news":true}"#.to_owned(), "newer-pack"),
        (r#"{"hedgerow_pack":0,"name":"a","game":"b"}"#.to_owned(), "newer-pack"),
        (format!("{{{head}\"name\":\"\"}}"), "pack-name"),
        (format!("{{{head}\"name\":\"a\u{202e}b\"}}"), "pack-name"),
        (format!("{{{head}\"name\":\"{}\"}}", "x".repeat(61)), "pack-name"),
        (" ".repeat(LARGEST_PACK + 1), "large-pack"),
    ] {
        assert_eq!(Private::read(&text).map_err(|fault| fault.code()), Err(code), "{text:.60}");
    }
}
