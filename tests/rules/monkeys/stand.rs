//! The charged: fleeing or standing firm (T-77, T-108, T-109, T-129, T-164).

use crate::kit::*;
use monkeys::board::distance;
use monkeys::engine::What;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, no_charge::NoCharge, order::Leg, pins::Pin, stealth::Hidden};

/// A charger in contact with two of a unit, in the middle of open ground.
fn contact() -> Scene {
    let rows: Vec<String> = (0..9).map(|_| open(24)).collect();
    let mut rows = rows;
    rows[4] = format!("....a....X{}", open(14));
    rows[5] = format!(".........Y{}", open(14));
    Scene::new(&rows).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "XY")
}

fn charged(scene: Scene) -> Battle {
    let mut battle = scene.begin();
    battle.charge("r1.1", 'a', "6666", "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Stand", BLUE), Some(cell(8, 4))));
    battle
}

fn flight(battle: &Battle, ways: &[(char, &str)]) -> Order {
    Order::FleeTo(ways.iter().map(|(one, way)| Leg::Go(battle.piece(*one), Battle::steps(way))).collect())
}

#[test]
fn t_108_to_flee_is_chosen_before_any_test() {
    let mut battle = charged(contact());
    assert_eq!(battle.choices().default, Some(Order::Stand));
    battle.give(Order::Flee);
    assert_eq!(battle.asked(), ("FleeMove", BLUE), "no die was rolled");
    battle.default();
    assert!(battle.at('X').is_some_and(|cell| cell.x >= 18), "as far as twelve squares go: {:?}", battle.at('X'));
}

#[test]
fn t_108_where_one_may_flee_to() {
    let mut battle = charged(contact());
    battle.give(Order::Flee);
    let (x, y) = (battle.piece('X'), battle.piece('Y'));
    let far = "6666666666666";
    let order = flight(&battle, &[('X', far), ('Y', "666")]);
    assert_eq!(battle.refused(order), NoCharge::FleesTooFar { primate: x, cost: 13, left: 12 }.into());
    let order = flight(&battle, &[('X', "6"), ('Y', "4")]);
    assert_eq!(battle.refused(order), NoCharge::FleesBeside { primate: y, cell: cell(8, 5) }.into());
    let order = flight(&battle, &[('X', "6")]);
    assert_eq!(battle.refused(order), NoCharge::MustFlee { primate: y }.into());
    let order = flight(&battle, &[('X', "6"), ('Y', "9")]);
    assert!(matches!(battle.refused(order), Illegal::Occupied { .. }));
    let order = flight(&battle, &[('X', "6"), ('Y', "66")]);
    battle.give(order);
    assert_eq!((battle.at('X'), battle.at('Y')), (Some(cell(10, 4)), Some(cell(11, 5))));
}

#[test]
fn t_108_off_the_route_and_farther_from_the_lead() {
    let mut battle = charged(contact());
    battle.give(Order::Flee);
    let y = battle.piece('Y');
    // Around the charger to the squares it came along.
    let order = flight(&battle, &[('X', "6"), ('Y', "1477")]);
    assert_eq!(battle.refused(order), NoCharge::FleesOnRoute { primate: y, cell: cell(5, 4) }.into());
    let row = format!("....a....X...Y{}", open(9));
    let mut battle =
        Scene::new(&[row.as_str(), &open(23)]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "XY").begin();
    battle.charge("r1.1", 'a', "6666", "b1.1").give(Order::Flee);
    let order = flight(&battle, &[('X', "66"), ('Y', "1")]);
    let primate = battle.piece('Y');
    assert_eq!(battle.refused(order), NoCharge::FleesNotFarther { primate, squares: 4, before: 5 }.into());
}

#[test]
fn t_108_the_pinned_are_caught_and_fight_alone_without_a_shot() {
    let mut battle = charged(contact().dice(&[3]));
    battle.set_pin("Y", Pin::Fresh);
    battle.give(Order::Flee).default();
    // 3 against 3, one die: a 3 removes one on each side.
    assert_eq!((battle.pile('a'), battle.pile('Y')), (Some(Pile::Injured), Some(Pile::Injured)));
    assert_eq!(battle.pile('X'), None);
    assert!(battle.rules(|what| matches!(what, What::Shot { .. })).is_empty());
}

#[test]
fn t_108_with_everyone_pinned_nobody_is_asked_where_to() {
    let mut battle = charged(contact().dice(&[6, 6, 6]));
    battle.set_pin("XY", Pin::Fresh);
    battle.give(Order::Flee);
    // 6 is twice 3: three dice, and blue would pick.
    assert_eq!(battle.powers(), (3, 6));
}

#[test]
fn t_109_who_fails_flees_after_all() {
    let mut battle = charged(contact().dice(&[4]));
    battle.give(Order::Stand);
    assert_eq!(battle.asked(), ("FleeMove", BLUE));
    battle.default();
    assert_eq!(battle.asked(), ("Act", RED));
}

#[test]
fn t_109_who_passes_shoots_first() {
    let mut battle = charged(contact().dice(&[5, 6, 6, 6]));
    battle.give(Order::Stand);
    assert_eq!(battle.asked(), ("Volley", BLUE));
    // 2 + 1 each against 3: twice as strong.
    battle.fire(&[('X', "a"), ('Y', "a")]);
    assert_eq!(battle.pile('a'), Some(Pile::Wounded));
    assert!(battle.outcome().is_some(), "T-110");
}

#[test]
fn t_77_the_leaders_morale_counts_while_there_is_one() {
    let mut battle = charged(contact().clan("brave", |clan| clan.morale = 2).kit('X', "brave").dice(&[3]));
    battle.give(Order::Stand);
    assert_eq!(battle.asked(), ("Volley", BLUE), "3 + 2");
}

#[test]
fn t_129_overwatch_of_the_same_turn_fires_at_who_flees() {
    let mut battle = Scene::new(&["....a....X......", "................", "................", "b..............."])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.give(Order::Overwatch(unit("r1.2")));
    battle.charge("r1.1", 'a', "6666", "b1.1").give(Order::Flee).default();
    assert_eq!(battle.asked(), ("Watch", RED));
    battle.give(Order::React(unit("r1.2"))).give(Order::HoldFire);
    assert_eq!(battle.asked(), ("Act", RED));
}

#[test]
fn t_164_contact_ends_hiding_and_the_shot_gets_no_bonus() {
    let mut scene = contact().dice(&[5, 1, 1, 1, 6, 6, 6]).begin();
    scene.set_hidden("b1.1");
    scene.charge("r1.1", 'a', "6666", "b1.1");
    assert_eq!(scene.squad("b1.1").hidden, Hidden::No);
    scene.give(Order::Stand).fire(&[('X', "a"), ('Y', "a")]);
    let powers = scene.news().into_iter().find_map(|what| match what {
        What::Powers { sums, .. } => Some(sums),
        _ => None,
    });
    assert_eq!(powers, Some((6, 3)), "two rifles at short range, and nothing more");
}

#[test]
fn t_108_a_planned_flight_runs_towards_no_other_enemy_if_there_is_another_way() {
    let mut rows = vec![open(40); 27];
    rows[13] = format!("....a..X{}TTTb{}", open(10), open(18));
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.charge("r1.1", 'a', "66", "b1.1").give(Order::Flee);
    let gap = |battle: &Battle| distance(battle.at('X').expect("it stands"), battle.at('b').expect("it stands"));
    let before = gap(&battle);
    battle.default();
    assert!(gap(&battle) >= before, "cover beside the enemy is no way out: {:?}", battle.at('X'));
}
