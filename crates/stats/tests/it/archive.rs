use serde_json::{Value, json};
use stats::{ArchiveError, Kept, Kind, Line, Report, Settings};
use tabletop::{Record, Secret};

fn record() -> Record {
    let digest = |text: &str| tabletop::Fingerprint::of_bytes(text.as_bytes());
    let record = json!({
        "format": Record::FORMAT,
        "game": "nuts",
        "rules": 3,
        "content": digest("content"),
        "setup": { "colour": "żółty" },
        "chance": { "keyed": { "commitment": Secret::new([7; 32]).commitment() } },
        "start": { "state": digest("start") },
        "entries": [],
    });
    serde_json::from_value(record).unwrap()
}

fn kept() -> Kept {
    Kept {
        id: "one".to_owned(),
        created: 1,
        changed: 2,
        sort: "daily".to_owned(),
        day: Some("2026-11-21".to_owned()),
        company: Value::Null,
        secret: Some(Secret::new([7; 32])),
        record: record().sealed(),
        backup: None,
    }
}

#[test]
fn every_line_is_read_as_it_was_written() {
    let keepsake =
        Line::Keepsake { sort: "medal".to_owned(), name: "first".to_owned(), value: json!({ "when": 3 }) };
    let end = Line::End { tables: 1, keepsakes: 1 };
    for line in [Line::head(), Line::Table(Box::new(kept())), keepsake, end] {
        let text = line.to_string();
        assert!(!text.contains('\n'));
        assert_eq!(Line::read(&text).unwrap(), line);
        let kind = match line {
            Line::Head(_) => Kind::Head,
            Line::Table(_) => Kind::Table,
            Line::Keepsake { .. } => Kind::Keepsake,
            Line::End { tables, keepsakes } => Kind::End { tables, keepsakes },
        };
        assert_eq!(Line::kind(&text), Ok(kind));
    }
}

#[test]
fn damaged_lines_are_refused_by_name() {
    let line = Line::Table(Box::new(kept())).to_string();
    let edited = line.replace("żółty", "czarny");
    let fault = Line::read(&edited).unwrap_err();
    assert!(matches!(&fault, ArchiveError::Table { id, .. } if id == "one"), "{fault}");
    let other = Kept { secret: Some(Secret::new([8; 32])), ..kept() };
    let fault = Line::read(&Line::Table(Box::new(other)).to_string()).unwrap_err();
    assert!(matches!(&fault, ArchiveError::Table { id, .. } if id == "one"), "{fault}");
    let named = Line::read("{\"table\":{\"id\":\"two\",\"created\":\"now\"}}").unwrap_err();
    assert!(matches!(&named, ArchiveError::Table { id, .. } if id == "two"), "{named}");
    let newer = line.replacen("\"format\":1", "\"format\":9", 1);
    assert!(Line::read(&newer).unwrap_err().to_string().contains("format 9"));
    for text in ["", "{", "[]", "{\"record\":1}", "{\"end\":{}}", &line[..line.len() / 2]] {
        assert!(Line::kind(text).is_err(), "{text}");
        assert!(matches!(Line::read(text), Err(ArchiveError::Malformed(_))), "{text}");
    }
    let newer = Line::head().to_string().replace("\"format\":1", "\"format\":9");
    assert_eq!(Line::read(&newer), Err(ArchiveError::UnknownFormat { format: 9, newest: 1 }));
}

#[test]
fn a_report_is_read_as_it_was_written() {
    let mut report = Report::new(&record(), 4, Settings::default(), Value::Null, "Why?".to_owned());
    report.record = Some(record().sealed());
    assert!(Report::is_one(&report.to_json()));
    assert_eq!(Report::read(&report.to_json()).unwrap(), report);
    assert!(
        Report::read(&report.to_json().replace("żółty", "czarny").replacen("czarny", "żółty", 1)).is_err()
    );
    assert!(!Report::is_one(&record().to_json()));
}
