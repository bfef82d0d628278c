//! Overrun: a charge from its order to its end (T-102 to T-111, T-118, T-119, T-142 to T-146, T-158 to T-161).

use crate::kit::*;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::Order;

#[test]
fn t_104_under_twelve_squares_contact_stand_and_fight() {
    let mut battle = Scene::new(&["a.......X", "b.......Y", "........."])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "XY")
        .dice(&[5, 5])
        .begin();
    battle.charge("r1.1", 'a', "6666666", "b1.1");
    assert_eq!(battle.asked(), ("Regroup", RED));
    battle.default();
    assert_eq!(battle.asked(), ("Stand", BLUE));
    battle.give(Order::Stand);
    assert_eq!(battle.asked(), ("Volley", BLUE), "the test is passed with a 5");
    // Two rifles at one: 2 + 2 and one each for short range against 3; three dice would be rolled.
    battle.give(Order::HoldFire);
    // 6 against 6: one die.
    assert_eq!([battle.pile('X'), battle.pile('Y')], [Some(Pile::Injured); 2]);
}
