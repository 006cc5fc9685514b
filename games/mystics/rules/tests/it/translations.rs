//! Each preset follows its translation: wherever the two translations differ, each reading is available and set by
//! its preset, or there is a reason for having none.

use std::collections::{BTreeMap, BTreeSet};

use mystics::{Options, Reading, Rule};
use serde::Deserialize;
use tabletop::RuleId;

/// The results for the points of the comparison.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    agree: BTreeSet<String>,
    options: BTreeSet<String>,
    reasons: BTreeMap<String, String>,
}

fn points() -> Points {
    toml::from_str(include_str!("translations.toml")).unwrap()
}

/// The reading that a preset sets for a rule.
fn answer(options: Options, rule: &str) -> Option<Reading> {
    options.readings().into_iter().find(|one| one.rule == rule)
}

#[test]
fn every_point_of_the_comparison_is_told_once() {
    let Points { agree, options, reasons } = points();
    let all = agree.iter().chain(&options).chain(reasons.keys());
    let mut counts = BTreeMap::<&str, u32>::new();
    all.for_each(|point| *counts.entry(point).or_default() += 1);
    for number in 1..=70 {
        assert_eq!(counts.get(&*format!("D{number}")), Some(&1), "D{number} is told once");
    }
    for point in counts.keys() {
        assert!(Rule::find(point).is_some(), "{point} is no rule");
    }
}

#[test]
fn every_difference_is_an_option_or_has_a_reason() {
    let Points { agree, options, reasons } = points();
    for point in &options {
        let [polish, hungarian] = [Options::polish(), Options::hungarian()].map(|one| answer(one, point));
        let (Some(polish), Some(hungarian)) = (polish, hungarian) else { panic!("{point} is no option") };
        assert_ne!(polish.set, hungarian.set, "{point} is read alike by both presets");
    }
    for (point, reason) in &reasons {
        assert!(reason.split_whitespace().count() >= 4, "the reason for {point} is too short: {reason}");
    }
    for point in agree.iter().chain(reasons.keys()) {
        let differs =
            [Options::polish(), Options::hungarian()].map(|one| answer(one, point).map(|one| one.set));
        assert_eq!(differs[0], differs[1], "the presets differ in {point}, where the translations do not");
    }
}

/// A preset deviates from the recommended reading only where its translation does.
#[test]
fn a_preset_follows_nothing_but_its_translation() {
    let Points { options, .. } = points();
    for preset in [Options::polish(), Options::hungarian()] {
        for (one, usual) in preset.readings().into_iter().zip(Options::default().readings()) {
            assert!(one.set == usual.set || options.contains(one.rule), "{} is no difference", one.rule);
        }
    }
}
