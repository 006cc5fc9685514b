//! The odds of attacks are those of every roll.

use mystics::kinds::Face;
use mystics::{Fraction, Odds};

fn greatest_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_divisor(b, a % b) }
}

/// A fraction in lowest terms.
fn lowest(of: u64, out_of: u64) -> Fraction {
    let divisor = greatest_divisor(of, out_of);
    Fraction { of: of / divisor, out_of: out_of / divisor }
}

/// Enumerates every face of every die.
fn slowly(dice: u8, ranged: bool, defence: u8, carapace: bool, to_fill: Option<u8>) -> [u64; 5] {
    let mut found = [0; 5];
    let count = u32::from(dice + defence);
    for mut roll in 0..6u64.pow(count) {
        let mut faces = Vec::new();
        for _ in 0..count {
            faces.push(Face::ALL[usize::try_from(roll % 6).unwrap()]);
            roll /= 6;
        }
        let (attack, shields) = faces.split_at(dice.into());
        let hits = attack.iter().filter(|face| if ranged { face.bow() } else { face.sword() }).count();
        found[2] += u64::from(attack.contains(&Face::Cheese));
        if hits == 0 {
            found[1] += 1;
            continue;
        }
        let twice = |face: &&Face| carapace && **face == Face::BothStar;
        let block =
            shields.iter().filter(|face| face.shield()).count() + shields.iter().filter(twice).count();
        let cheese = shields.iter().filter(|face| **face == Face::Cheese).count();
        found[0] += u64::from(block >= hits);
        found[3] += u64::from(to_fill.is_some_and(|need| cheese >= usize::from(need)));
        found[4] += u64::from(hits.saturating_sub(block) == 2);
    }
    found
}

#[test]
fn odds_are_those_of_every_roll() {
    for dice in 0..4 {
        for defence in 0..4 {
            for ranged in [false, true] {
                for (carapace, to_fill) in [(false, Some(1)), (true, Some(2)), (false, None)] {
                    let all = 6u64.pow(u32::from(dice + defence));
                    let [blocked, missed, cheese, surge, two] =
                        slowly(dice, ranged, defence, carapace, to_fill);
                    let odds = Odds::of(dice, ranged, defence, carapace, to_fill, 2).unwrap();
                    assert_eq!(odds.blocked, lowest(blocked, all));
                    assert_eq!(odds.missed, lowest(missed, all));
                    assert_eq!(odds.cheese, lowest(cheese, all));
                    assert_eq!(odds.surge, lowest(surge, all));
                    let found = odds.wounds.get(2).copied().unwrap_or(lowest(0, 1));
                    assert_eq!(found, lowest(two, all));
                    assert_eq!(odds.wounds[0], lowest(blocked + missed, all));
                }
            }
        }
    }
}

#[test]
fn the_odds_of_a_sword_against_a_rat() {
    let odds = Odds::of(3, false, 2, false, Some(2), 1).unwrap();
    assert_eq!((odds.wounded, odds.missed), (odds.defeated, Fraction { of: 1, out_of: 8 }));
    assert_eq!(odds.cheese, Fraction { of: 91, out_of: 216 });
    assert_eq!(odds.surge, Fraction { of: 7, out_of: 288 });
    assert_eq!(odds.wounded, Fraction { of: 5, out_of: 8 });
    assert_eq!(odds.blocked, Fraction { of: 1, out_of: 4 });
}

#[test]
fn too_many_dice_have_no_fraction() {
    assert!(Odds::of(20, false, 4, false, None, 1).is_some());
    assert!(Odds::of(20, false, 5, false, None, 1).is_none());
    assert_eq!(Fraction { of: 1, out_of: 3 }.per_mille(), 333);
}
