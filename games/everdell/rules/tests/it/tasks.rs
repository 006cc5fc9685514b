//! Numbers in written tasks: owners, cities and payees. Records of games contain them.

use everdell::{Cities, Owner, Payee, Task, Why};
use serde_json::{from_value, json};
use tabletop::{Fingerprint, Maybe};

#[test]
fn receivers_and_owners_are_written_as_numbers() {
    let give = |to| Task::GiveCards { who: Owner::FIRST, to, left: 1, why: Why::Crier };
    for (to, number) in [(Maybe::NONE, 255), (Owner::RIVAL.into(), 4), (Owner::new(2).into(), 2)] {
        let written = json!({ "give_cards": { "who": 0, "to": number, "left": 1, "why": "crier" } });
        assert_eq!(json!(give(to)), written);
        assert_eq!(from_value::<Task>(written).unwrap(), give(to));
    }
    for (cities, number) in [(Cities::of(Owner::new(3)), 3u8), (Cities::OPPONENTS, 5)] {
        assert_eq!(json!(cities), json!(number));
        assert_eq!(Fingerprint::of(&cities), Fingerprint::of(&number));
    }
}

#[test]
fn a_payee_is_one_of_two_numbers() {
    for (payee, number) in [(Payee::Opponent, 4u8), (Payee::Supply, 255)] {
        assert_eq!(json!(payee), json!(number));
        assert_eq!(from_value::<Payee>(json!(number)).unwrap(), payee);
        assert_eq!(Fingerprint::of(&payee), Fingerprint::of(&number));
    }
    for number in [0, 3, 5, 254] {
        assert!(from_value::<Payee>(json!(number)).is_err(), "{number}");
    }
}

#[test]
fn a_miner_mole_looks_in_every_other_city() {
    let [you, other] = [Owner::new(0), Owner::new(1)];
    assert!(Cities::of(you).hold(you, you) && !Cities::of(you).hold(other, you));
    for city in [other, Owner::RIVAL] {
        assert!(Cities::OPPONENTS.hold(city, you) && !Cities::OPPONENTS.hold(city, city));
    }
}
