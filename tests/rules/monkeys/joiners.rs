//! The members that join the XO's charge (section 8; T-120), and Get Down! in a charge (T-162).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, pins::Pin};

/// The XO `x` and two of a squad beside it, an enemy six squares off, another far away.
fn scene() -> Scene {
    let row = format!("x.....X{}Y", open(30));
    Scene::new(&[row.as_str(), &format!("ab{}", open(row.len() - 2)), &open(row.len())])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.xo", "baboon", "x")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
}

fn joined(battle: &Battle, joiners: &str) -> Order {
    let Order::Overrun { unit, lead, path, target, .. } = battle.charging("r1.xo", 'x', "66666", "b1.1") else {
        unreachable!("a charge")
    };
    Order::Overrun { unit, lead, path, target, joiners: battle.pieces(joiners) }
}

#[test]
fn t_120_joiners_charge_without_an_action_of_their_own() {
    let mut battle = scene().talent("r1.xo", "Charge!").dice(&[5, 2, 2, 5, 5, 5]).begin();
    let order = joined(&battle, "ab");
    assert!(battle.choices().orders.contains(&order), "with all who could is offered");
    battle.give(order);
    assert_eq!((battle.squad("r1.1").actions.left, battle.squad("r1.xo").actions.left), (2, 1));
    battle.default();
    assert_eq!(battle.asked(), ("Stand", BLUE));
    battle.give(Order::Stand);
    // They are among the chargers: they can be shot at, and each is one harder to hit.
    battle.fire(&[('X', "a")]);
    assert_eq!(battle.powers(), (11, 3), "the XO's 3, and 3 and 1 for each who has joined");
    let powers = battle.news().into_iter().filter_map(|what| match what {
        What::Powers { sums, .. } => Some(sums),
        _ => None,
    });
    assert_eq!(powers.collect::<Vec<_>>(), [(3, 4), (11, 3)]);
    assert_eq!(battle.pile('X'), Some(Pile::Injured));
    while battle.asked().0 != "Act" {
        battle.default();
    }
    assert!(battle.primate('a').joined.0.is_none(), "back in their own squad");
    assert_ne!(battle.at('a'), Some(cell(0, 1)), "and where the charge has brought them");
}

#[test]
fn t_120_only_by_talent_near_the_xo_and_if_they_can() {
    let mut battle = scene().begin();
    let order = joined(&battle, "a");
    assert!(matches!(battle.refused(order), Illegal::Command(_)));
    let mut battle = scene().talent("r1.xo", "Charge!").begin();
    battle.set_pin("a", Pin::Fresh);
    let order = joined(&battle, "a");
    assert_eq!(battle.refused(order), Illegal::Pinned { primate: battle.piece('a') });
    for wrong in ["bb", "x", "Y"] {
        let order = joined(&battle, wrong);
        assert!(matches!(battle.refused(order), Illegal::Command(_)), "{wrong}");
    }
    let row = format!("{}x.....X", open(13));
    let mut battle = Scene::new(&[row.as_str(), &format!("ab{}", open(row.len() - 2))])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.xo", "baboon", "x")
        .squad("b1.1", "baboon", "X")
        .talent("r1.xo", "Charge!")
        .begin();
    let order = joined(&battle, "a");
    let far = battle.refused(order);
    assert!(format!("{far:?}").contains("squares: 13, allowed: 12"), "{far:?}");
}

#[test]
fn t_120_who_was_hidden_gives_his_unit_away() {
    let mut battle = scene().talent("r1.xo", "Charge!").begin();
    battle.set_hidden("r1.1");
    let order = joined(&battle, "a");
    battle.give(order);
    assert!(!battle.squad("r1.1").hidden.holds());
    assert_eq!(battle.primate('a').joined.0, battle.field().find_unit(unit("r1.xo")));
}

#[test]
fn t_162_get_down_ends_an_overrun() {
    let mut battle = Scene::new(&["c..........", "a.......X..", "b..........", "3333.333333", "....Y......"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .talent("r1.co", "Get Down!")
        .begin();
    battle.set_watch("b1.2").charge("r1.1", 'a', "6666666", "b1.1");
    assert_eq!(battle.asked(), ("GetDown", RED));
    let seen = battle.at('a');
    battle.give(Order::GetDown);
    assert!(battle.primate('a').is_prone() && battle.primate('b').is_prone());
    assert_eq!((battle.at('a'), battle.at('b')), (seen, Some(cell(0, 2))));
    assert_eq!(battle.asked(), ("Watch", BLUE));
    battle.give(Order::Forfeit(unit("b1.2")));
    assert_eq!((battle.asked(), battle.squad("r1.1").actions.left), (("Act", RED), 1), "the charge is over");
}

#[test]
fn t_162_or_the_charge_goes_on() {
    let mut battle = Scene::new(&["c..........", "a.......X..", "b..........", "3333.333333", "....Y......"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .talent("r1.co", "Get Down!")
        .begin();
    battle.set_watch("b1.2").charge("r1.1", 'a', "6666666", "b1.1").give(Order::GoOn);
    assert_eq!((battle.asked(), battle.at('a')), (("Regroup", RED), Some(cell(7, 1))));
}
