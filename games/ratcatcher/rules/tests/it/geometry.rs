//! Zones that are drawn as polygons make up a card, or what is wrong is found.

use ratcatcher::load::geometry::{Plan, doubled_area, is_simple};

#[test]
fn halves_fit_whichever_way_round_they_go() {
    let left = vec![(0, 0), (50, 0), (50, 100), (0, 100)];
    let mut right = vec![(50, 0), (100, 0), (100, 100), (50, 100)];
    assert_eq!(Plan::new(&[left.clone(), right.clone()]).misfit(), None);
    right.reverse();
    let plan = Plan::new(&[left, right]);
    assert_eq!(plan.misfit(), None);
    assert!((plan.shared(0, 1) - 100.0).abs() < 1e-9);
    assert!(plan.holds_middle(0, 3, 8) && !plan.holds_middle(1, 3, 8));
    assert!(!plan.holds_middle(0, 0, 8), "a corner has no room");
}

#[test]
fn a_long_edge_may_meet_two_short_ones() {
    let top = vec![(0, 0), (100, 0), (100, 40), (0, 40)];
    let left = vec![(0, 40), (30, 40), (30, 100), (0, 100)];
    let right = vec![(30, 40), (100, 40), (100, 100), (30, 100)];
    let plan = Plan::new(&[top, left, right]);
    assert_eq!(plan.misfit(), None);
    assert!((plan.shared(0, 1) - 30.0).abs() < 1e-9);
    assert!((plan.shared(2, 0) - 70.0).abs() < 1e-9);
}

#[test]
fn an_edge_may_have_a_corner_in_its_middle() {
    let top = vec![(0, 0), (50, 0), (100, 0), (100, 40), (0, 40)];
    let bottom = vec![(0, 40), (100, 40), (100, 100), (0, 100)];
    let plan = Plan::new(&[top, bottom]);
    assert_eq!(plan.misfit(), None);
    assert!(plan.holds_middle(0, 0, 50) && !plan.holds_middle(0, 0, 51));
}

#[test]
fn an_overlap_as_large_as_a_gap_is_found() {
    let left = vec![(0, 0), (60, 0), (40, 100), (0, 100)];
    let right = vec![(50, 0), (100, 0), (100, 100), (50, 100)];
    let area: i64 = [&left, &right].iter().map(|polygon| doubled_area(polygon).abs()).sum();
    assert_eq!(area, 20_000);
    assert!(Plan::new(&[left, right]).misfit().is_some());
    let twice = vec![(0, 0), (50, 0), (50, 100), (0, 100)];
    assert_eq!(Plan::new(&[twice.clone(), twice]).misfit(), Some([(100, 0), (100, 100)]));
}

#[test]
fn an_outline_must_not_touch_itself() {
    assert!(is_simple(&[(0, 0), (9, 0), (0, 9)]));
    assert!(is_simple(&[(0, 0), (9, 0), (9, 9), (5, 2), (0, 9)]));
    assert!(!is_simple(&[(0, 0), (9, 9), (9, 0), (0, 9)]), "crosses");
    assert!(!is_simple(&[(0, 0), (5, 0), (9, 0)]), "has no area");
    assert!(!is_simple(&[(0, 0), (9, 0), (4, 0), (4, 9)]), "turns back");
    assert!(!is_simple(&[(0, 0), (9, 0), (9, 9), (5, 0), (0, 9)]), "touches an edge");
    assert!(!is_simple(&[(0, 0), (9, 0), (9, 0), (0, 9)]), "stands still");
}
