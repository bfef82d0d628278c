//! Morale (4.6, T-73, T-74, traits of 5.1 and 5.3).

use crate::kit::*;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::nerve;

fn morale(battle: &Battle, letter: char) -> i32 {
    let field = battle.field();
    field.morale(field.find_primate(battle.piece(letter)).expect("a primate"))
}

fn squad(clan: &str) -> Scene {
    Scene::new(&["abc....X"]).squad("r1.1", clan, "abc").squad("b1.1", "baboon", "X")
}

#[test]
fn r_4_6_a_test_passes_on_five_or_more() {
    assert!(nerve::passes(5, 0) && !nerve::passes(4, 0));
    assert_eq!([-1, 0, 1, 2, 3].map(nerve::passing_faces), [1, 2, 3, 4, 5]);
}

#[test]
fn t_74_no_face_passes_or_fails_by_itself() {
    assert!(!nerve::passes(6, -2), "a six may fail");
    assert!(nerve::passes(1, 4), "a one may pass");
}

#[test]
fn r_5_1_baboons_are_for_baboons() {
    let battle = squad("baboon").kit('a', "gorilla").begin();
    assert_eq!((morale(&battle, 'b'), morale(&battle, 'a')), (-1, 1));
    let mut battle = squad("baboon").begin();
    assert_eq!(morale(&battle, 'b'), 0);
    // Only the leader counts, not who else is present.
    battle.set_acting("r1.1", 'b');
    assert_eq!(morale(&battle, 'c'), 0);
}

#[test]
fn r_5_1_lemurs_want_their_own_kind() {
    let mut battle = squad("lemur").kit('c', "tarsier").begin();
    assert_eq!((morale(&battle, 'a'), morale(&battle, 'b')), (-1, -1));
    battle.set_gone("c", Pile::Wounded);
    assert_eq!(morale(&battle, 'a'), 0, "while he is in the squad");
    assert_eq!(morale(&squad("lemur").begin(), 'a'), 0);
}

#[test]
fn t_73_a_test_counts_clan_and_company() {
    // A lemur in the rough with a tarsier beside it: 5 - 1 fails, 6 - 1 passes.
    for (die, passes) in [(5, false), (6, true)] {
        let mut battle = Scene::new(&["ab........XY"])
            .squad("r1.1", "baboon", "ab")
            .squad("b1.1", "lemur", "XY")
            .kit('X', "tarsier")
            .under("XY", ',')
            .dice(&[4, 4, 4, die])
            .begin();
        battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "Y")]);
        assert_eq!(battle.pin('Y').holds(), !passes, "rolled {die}");
    }
}
