use serde_json::json;

use stats::Tally;

#[test]
fn switches_that_are_on_are_noted_at_any_depth() {
    let mut tally = Tally::default();
    let setup =
        json!({ "players": 1, "river": true, "night": false, "fair": { "market": true, "powers": false } });
    tally.note_switches(&setup);
    let noted: Vec<_> = tally.numbers.iter().map(|(name, &number)| (&**name, number)).collect();
    assert_eq!(noted, [("with-market", 1), ("with-river", 1)]);
}
