//! Dice of a contest (T-64 to T-66).

use monkeys::force::Side;
use monkeys::rules::monkeys::odds::{Contest, Stronger, WHOLE};

#[test]
fn t_64_how_many_dice() {
    let of = |attack, defense| (Contest::of(attack, defense).dice, Contest::of(attack, defense).stronger);
    let (attacker, defender) = (Some(Stronger::Attacker), Some(Stronger::Defender));
    assert_eq!(of(10, 10), (1, None));
    assert_eq!([of(11, 10), of(19, 10), of(20, 10)], [(2, attacker), (2, attacker), (3, attacker)]);
    assert_eq!([of(10, 20), of(0, 3), of(10, 19)], [(3, defender), (3, defender), (2, defender)]);
    assert_eq!([of(1, 0), of(0, 0), of(1, 2)], [(3, attacker), (1, None), (3, defender)]);
}

#[test]
fn t_65_chances_of_the_highest_and_of_the_lowest_die() {
    assert_eq!(Contest::of(3, 3).chances(), [36; 6]);
    assert_eq!(Contest::of(4, 3).chances(), [6, 18, 30, 42, 54, 66]);
    assert_eq!(Contest::of(6, 3).chances(), [1, 7, 19, 37, 61, 91]);
    assert_eq!(Contest::of(3, 4).chances(), [66, 54, 42, 30, 18, 6]);
    assert_eq!(Contest::of(3, 6).chances(), [91, 61, 37, 19, 7, 1]);
    assert_eq!(Contest::of(6, 3).chances().iter().sum::<u32>(), WHOLE);
}

#[test]
fn t_65_and_t_66_who_picks() {
    assert_eq!(Contest::of(4, 3).chooser(Side::First), Some(Side::First));
    assert_eq!(Contest::of(3, 4).chooser(Side::First), Some(Side::Second));
    assert_eq!(Contest::of(3, 3).chooser(Side::First), None);
}
