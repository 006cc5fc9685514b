use content::mutants;
use toml::Table;

const FILE: &str = r#"
[[card]]
id = "farm"
name = { en = "Farm" }
points = 1
space = true
cost = ["twig 2", "resin"]

[[card]]
id = "fool"
points = 0
"#;

#[test]
fn every_fact_is_changed_alone() {
    let found = mutants(&[("cards.toml", FILE)]);
    let told: Vec<_> = found.iter().map(|m| (m.path.as_str(), m.was.as_str(), m.now.as_deref())).collect();
    assert_eq!(
        told,
        [
            ("card.farm.cost", r#"["twig 2", "resin"]"#, None),
            ("card.farm.cost.0", r#""twig 2""#, Some(r#""twig 3""#)),
            ("card.farm.cost.0", r#""twig 2""#, None),
            ("card.farm.cost.1", r#""resin""#, None),
            ("card.farm.points", "1", Some("2")),
            ("card.farm.points", "1", Some("0")),
            ("card.farm.points", "1", None),
            ("card.farm.space", "true", Some("false")),
            ("card.farm.space", "true", None),
            ("card.fool.points", "0", Some("1")),
            ("card.fool.points", "0", None),
        ]
    );
    for mutant in &found {
        let (before, after) = (FILE.parse::<Table>().unwrap(), mutant.text.parse::<Table>().unwrap());
        assert_ne!(before, after, "{}", mutant.path);
    }
}

#[test]
fn what_cannot_be_parsed_has_no_mutants() {
    assert_eq!(mutants(&[("cards.toml", "[[card")]), []);
}
