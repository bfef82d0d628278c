//! Overrun: a charge from its order to its end (T-102 to T-107, T-110, T-111, T-118, T-119, T-131, T-142 to T-145,
//! T-158 to T-161).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::engine::order::Refusal;
use monkeys::force::{squad::Pile, vehicle::Seat};
use monkeys::rules::monkeys::{
    Illegal, Order, approach::reactions, no_charge::NoCharge, order::Leg, pins::Pin, profiles::Size, stealth::Hidden,
};

/// One charger and one target, this many open squares apart.
fn lane(squares: usize) -> Scene {
    let row = format!("a{}X", open(squares));
    Scene::new(&[row.as_str(), &open(squares + 2), &open(squares + 2)])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
}

fn east(squares: usize) -> String {
    "6".repeat(squares)
}

#[test]
fn t_102_as_far_as_the_slowest_who_takes_part() {
    let scene = || {
        let row = format!("a{}X", open(8));
        Scene::new(&[row.as_str(), &format!("b{}", open(9))])
            .clan("slow", |clan| clan.speed = 6)
            .squad("r1.1", "baboon", "ab")
            .squad("b1.1", "baboon", "X")
            .kit('b', "slow")
    };
    let mut battle = scene().begin();
    let order = battle.charging("r1.1", 'a', &east(8), "b1.1");
    let why = battle.refused(order);
    assert_eq!(why, NoCharge::PathTooLong { primate: battle.piece('a'), cost: 8, left: 6 }.into());
    assert_eq!(why.rule().0, "T-102");
    let mut battle = scene().begin();
    battle.set_pin("b", Pin::Serving);
    battle.charge("r1.1", 'a', &east(8), "b1.1");
    assert_eq!(battle.asked(), ("Stand", BLUE), "who is pinned takes no part");
}

#[test]
fn t_102_enemies_out_of_reach_are_refused_with_the_squares() {
    let battle = lane(20).begin();
    let refused = battle.choices().refused;
    let why = refused.iter().find(|(order, _)| matches!(order, Order::Overrun { .. })).map(|(_, why)| why.clone());
    assert_eq!(why, Some(NoCharge::TooFar { target: unit("b1.1"), squares: 21, left: 18 }.into()));
}

#[test]
fn t_103_the_leader_leads_unless_he_is_pinned() {
    let scene = || Scene::new(&["a.....X", "b......"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X");
    let mut battle = scene().begin();
    let order = battle.charging("r1.1", 'b', "66669", "b1.1");
    assert_eq!(battle.refused(order), NoCharge::LeaderLeads { leader: battle.piece('a') }.into());
    battle.set_pin("a", Pin::Serving);
    let order = battle.charging("r1.1", 'a', "66666", "b1.1");
    assert_eq!(battle.refused(order), NoCharge::CannotTakeLead { primate: battle.piece('a') }.into());
    battle.charge("r1.1", 'b', "66669", "b1.1");
    assert_eq!(battle.asked(), ("Stand", BLUE));
}

#[test]
fn t_103_a_path_must_come_beside_the_target() {
    let mut battle = lane(8).begin();
    let order = battle.charging("r1.1", 'a', &east(7), "b1.1");
    assert_eq!(battle.refused(order), NoCharge::NoContact { target: unit("b1.1"), left: 11 }.into());
    let order = battle.charging("r1.1", 'a', "8", "b1.1");
    assert_eq!(battle.refused(order), NoCharge::OffTable { primate: battle.piece('a') }.into());
    let own = battle.charging("r1.1", 'a', "6", "r1.1");
    assert!(matches!(battle.refused(own), Illegal::OwnSide { .. }));
}

#[test]
fn t_103_followers_stand_where_they_could_have_walked_with_the_lead() {
    let mut battle = Scene::new(&["a.....X.", "b.......", "........", "c......."])
        .squad("r1.1", "baboon", "abc")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.charge("r1.1", 'a', "66666", "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Regroup", RED), Some(cell(5, 0))));
    let [b, c] = [battle.piece('b'), battle.piece('c')];
    let far = Order::Place(vec![(b, cell(7, 1))]);
    assert_eq!(battle.refused(far), NoCharge::CannotFollow { primate: b, cell: cell(7, 1), left: 5 }.into());
    let taken = Order::Place(vec![(b, cell(5, 0))]);
    assert!(matches!(battle.refused(taken), Illegal::Occupied { .. }));
    let lead = battle.piece('a');
    let himself = Order::Place(vec![(lead, cell(4, 0))]);
    assert_eq!(battle.refused(himself), NoCharge::NoFollower { primate: lead }.into());
    battle.give(Order::Place(vec![(b, cell(5, 1)), (c, cell(4, 2))]));
    assert_eq!((battle.at('b'), battle.at('c')), (Some(cell(5, 1)), Some(cell(4, 2))));
}

#[test]
fn t_103_nobody_who_can_keep_up_is_left_outside_the_sphere() {
    let row = format!("a{}X", open(11));
    let mut battle = Scene::new(&[row.as_str(), &format!("b{}", open(12))])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.charge("r1.1", 'a', &east(11), "b1.1");
    let stay = Order::Place(Vec::new());
    assert!(matches!(battle.refused(stay), Illegal::LeftBehind { squares: 11, allowed: 6, .. }));
    battle.default();
    assert_eq!(battle.asked(), ("Stand", BLUE));
}

#[test]
fn t_104_reactions_of_so_many_squares() {
    assert_eq!([11, 12, 24, 25].map(reactions), [0, 1, 2, 2]);
}

#[test]
fn t_104_under_twelve_squares_in_sight_nobody_shoots() {
    let mut battle = lane(11).begin();
    battle.charge("r1.1", 'a', &east(11), "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Stand", BLUE), Some(cell(11, 0))));
}

#[test]
fn t_104_each_full_twelve_squares_in_sight_call_for_a_shot_where_they_stand() {
    let mut battle = lane(14).begin();
    battle.charge("r1.1", 'a', &east(14), "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Volley", BLUE), Some(cell(12, 0))));
    battle.give(Order::HoldFire);
    assert_eq!(battle.asked(), ("PressOn", RED));
    battle.give(Order::GoOn);
    assert_eq!((battle.asked(), battle.at('a')), (("Stand", BLUE), Some(cell(14, 0))));
}

#[test]
fn t_104_the_step_of_contact_counts_too() {
    let mut battle = lane(12).begin();
    battle.charge("r1.1", 'a', &east(12), "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Volley", BLUE), Some(cell(12, 0))));
    battle.give(Order::HoldFire).give(Order::GoOn);
    assert_eq!(battle.asked(), ("Stand", BLUE));
}

#[test]
fn t_104_every_second_diagonal_counts_two_and_ground_counts_nothing() {
    // Eight steps down the diagonal are 12 squares.
    let mut rows: Vec<String> = (0..12).map(|_| open(12)).collect();
    rows[0].replace_range(0..1, "a");
    rows[11].replace_range(11..12, "X");
    let mut battle = Scene::new(&rows).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    battle.charge("r1.1", 'a', &"3".repeat(10), "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Volley", BLUE), Some(cell(8, 8))));
    // Rough ground costs double and counts once.
    let row = format!("a{},,,.X", open(7));
    let mut battle = Scene::new(&[row]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    battle.charge("r1.1", 'a', &east(11), "b1.1");
    assert_eq!(battle.asked(), ("Stand", BLUE), "14 squares walked, 11 counted");
}

#[test]
fn t_104_only_the_unpinned_and_loaded_look() {
    let mut battle = lane(14).begin();
    battle.set_empty("b1.1");
    battle.charge("r1.1", 'a', &east(14), "b1.1");
    assert_eq!(battle.asked(), ("Stand", BLUE));
    let mut battle = lane(14).begin();
    battle.set_pin("X", Pin::Fresh);
    battle.charge("r1.1", 'a', &east(14), "b1.1");
    assert_eq!(battle.asked(), ("Stand", BLUE));
}

#[test]
fn t_105_and_t_118_after_a_victory_the_count_begins_anew() {
    // Ten squares to X, then five more to Y: never twelve at once.
    let row = format!("a{}X{}Y", open(10), open(5));
    let mut battle = Scene::new(&[row.as_str(), &open(18)])
        .clan("giant", |clan| clan.size = Size::Large)
        .clan("dwarf", |clan| clan.size = Size::Tiny)
        .squad("r1.1", "giant", "a")
        .squad("b1.1", "dwarf", "X")
        .squad("b1.2", "dwarf", "Y")
        .dice(&[6, 5, 4, 6])
        .begin();
    battle.charge("r1.1", 'a', &east(10), "b1.1");
    battle.give(Order::Stand).default();
    assert_eq!((battle.asked(), battle.pile('X')), (("ChargeOn", RED), Some(Pile::Injured)));
    let path = Battle::steps(&east(6));
    let charge = Order::Charge(unit("b1.2"), path.clone());
    assert!(battle.choices().orders.contains(&charge));
    let gone = Order::Charge(unit("b1.1"), path);
    assert!(matches!(battle.refused(gone), Illegal::Gone { .. }));
    battle.give(charge);
    assert_eq!((battle.asked(), battle.at('a')), (("Stand", BLUE), Some(cell(16, 0))));
}

#[test]
fn t_106_a_charge_may_be_broken_off_after_the_shot() {
    let mut battle = lane(14).begin();
    battle.charge("r1.1", 'a', &east(14), "b1.1").give(Order::HoldFire);
    let a = battle.piece('a');
    let far = Order::Abort(vec![Leg::Go(a, Battle::steps("1111111"))]);
    assert!(matches!(battle.refused(far), Illegal::OffBoard { .. } | Illegal::Barred { .. } | Illegal::Charge(_)));
    let beside = Order::Abort(vec![Leg::Go(a, Battle::steps("66"))]);
    battle.give(beside);
    assert_eq!((battle.asked(), battle.at('a')), (("Act", RED), Some(cell(14, 0))), "beside X, and no contact");
    assert_eq!(battle.squad("r1.1").actions.left, 1);
}

#[test]
fn t_106_no_farther_than_the_distance_left() {
    let mut battle = lane(14).begin();
    battle.charge("r1.1", 'a', &east(14), "b1.1").give(Order::HoldFire);
    let a = battle.piece('a');
    let far = Order::Abort(vec![Leg::Go(a, Battle::steps("4444444"))]);
    assert_eq!(battle.refused(far), NoCharge::PathTooLong { primate: a, cost: 7, left: 6 }.into());
}

/// A hidden charger and its target; the fight is 4 against 3 or, out of hiding, 6 against 3.
fn ambush(squares: usize, dice: &[u8]) -> Battle {
    let row = format!("a{}X", open(squares));
    let mut battle = Scene::new(&[row.as_str(), &open(squares + 2)])
        .clan("big", |clan| clan.size = Size::Large)
        .squad("r1.1", "big", "a")
        .squad("b1.1", "baboon", "X")
        .dice(dice)
        .begin();
    battle.set_hidden("r1.1");
    battle.charge("r1.1", 'a', &east(squares), "b1.1");
    assert_eq!(battle.squad("r1.1").hidden, Hidden::No, "T-119: hiding ends with the first step");
    battle
}

#[test]
fn t_107_out_of_hiding_the_first_score_counts_half_again() {
    let mut battle = ambush(8, &[5, 6, 6, 6]);
    battle.give(Order::Stand).give(Order::HoldFire);
    assert_eq!(battle.powers(), (6, 3));
}

#[test]
fn t_107_the_stand_firm_shot_does_not_cancel_it() {
    // 2 + 1 against 4: two dice, of which red keeps the 2; nobody is hit.
    let mut battle = ambush(8, &[5, 2, 2, 6, 6, 6]);
    battle.give(Order::Stand).fire(&[('X', "a")]);
    assert_eq!(battle.powers(), (6, 3));
}

#[test]
fn t_107_an_approach_shot_cancels_it() {
    let row = format!("a{}X", open(13));
    let mut battle = Scene::new(&[row.as_str(), &open(15)])
        .clan("big", |clan| clan.size = Size::Large)
        .squad("r1.1", "big", "a")
        .squad("b1.1", "baboon", "X")
        .dice(&[2, 2, 5, 6, 6])
        .begin();
    battle.set_hidden("r1.1");
    battle.charge("r1.1", 'a', &east(13), "b1.1");
    battle.fire(&[('X', "a")]).give(Order::GoOn).give(Order::Stand).give(Order::HoldFire);
    assert_eq!(battle.powers(), (4, 3));
}

#[test]
fn t_110_with_all_chargers_gone_the_overrun_ends() {
    let mut battle = lane(14).dice(&[6]).begin();
    battle.charge("r1.1", 'a', &east(14), "b1.1").fire(&[('X', "a")]);
    assert_eq!(battle.pile('a'), Some(Pile::Wounded));
    assert!(battle.outcome().is_some(), "nobody of red is left");
}

#[test]
fn t_111_after_a_flight_on_to_another_but_never_back() {
    let mut battle = Scene::new(&["a....X.....Y", &open(12), &open(12)])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .begin();
    battle.charge("r1.1", 'a', "6666", "b1.1").give(Order::Flee).default();
    assert_eq!(battle.asked(), ("ChargeOn", RED));
    let back = Order::Charge(unit("b1.1"), Battle::steps("6"));
    assert_eq!(battle.refused(back), NoCharge::ChargedBefore { target: unit("b1.1") }.into());
    assert!(battle.choices().orders.iter().any(|order| order.target() == Some(unit("b1.2"))));
    battle.give(Order::Halt);
    assert_eq!((battle.asked(), battle.at('a')), (("Act", RED), Some(cell(4, 0))));
}

#[test]
fn t_119_one_action_that_does_not_end_the_turn() {
    let mut battle = lane(5).begin();
    battle.charge("r1.1", 'a', "66666", "b1.1").give(Order::Flee).default();
    assert_eq!((battle.asked(), battle.squad("r1.1").actions.left), (("Act", RED), 1));
    let again = battle.choices().orders;
    assert!(again.iter().any(|order| matches!(order, Order::Overrun { .. })), "T-12: overrun and overrun");
}

#[test]
fn t_142_the_target_need_not_be_seen() {
    let mut battle = Scene::new(&["a.3...", "..3...", "..3X..", "......"])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.set_hidden("b1.1");
    let attack = attacking("r1.1", "b1.1");
    assert!(matches!(battle.refused(attack), Illegal::NoSight { .. }));
    battle.charge("r1.1", 'a', "2236", "b1.1");
    assert_eq!((battle.asked(), battle.squad("b1.1").hidden), (("Stand", BLUE), Hidden::No), "T-164");
}

#[test]
fn t_143_two_levels_apart_is_not_adjacent() {
    let lane = || Scene::new(&["a...X.", "......"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X");
    let mut battle = lane().soil(4, 0, 2).begin();
    let order = battle.charging("r1.1", 'a', "666", "b1.1");
    assert!(matches!(battle.refused(order), Illegal::Charge(NoCharge::NoContact { .. })));
    let mut battle = lane().soil(4, 0, 1).begin();
    battle.charge("r1.1", 'a', "666", "b1.1");
    assert_eq!(battle.asked(), ("Stand", BLUE));
}

#[test]
fn t_144_the_route_leads_through_the_target_once_it_is_gone() {
    let scene = Scene::new(&["a....X.....", &open(11), "..........Y"])
        .clan("giant", |clan| clan.size = Size::Large)
        .clan("dwarf", |clan| clan.size = Size::Tiny)
        .squad("r1.1", "giant", "a")
        .squad("b1.1", "dwarf", "X")
        .squad("b1.2", "dwarf", "Y")
        .dice(&[6, 5, 4, 6]);
    let mut battle = scene.begin();
    battle.charge("r1.1", 'a', "66666666", "b1.1").give(Order::Stand).default();
    assert!(battle.choices().orders.contains(&Order::GoOn), "{:?}", battle.choices());
    battle.give(Order::GoOn);
    assert_eq!((battle.asked(), battle.at('a')), (("Act", RED), Some(cell(8, 0))));
}

#[test]
fn t_145_beside_it_already_is_contact_at_once() {
    let mut battle =
        Scene::new(&["a..", "bX.", "..."]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").begin();
    let offered = battle.charging("r1.1", 'a', "", "b1.1");
    assert!(battle.choices().orders.contains(&offered));
    battle.give(offered);
    assert_eq!(battle.asked(), ("Stand", BLUE));
}

/// Two chargers, whose leader falls to the first shot on the way.
fn lead_falls() -> Battle {
    let row = format!("a{}X", open(15));
    let mut battle = Scene::new(&[row.as_str(), &format!("b{}Y", open(15)), &open(17)])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "XY")
        .dice(&[6, 6, 6, 6])
        .begin();
    battle.charge("r1.1", 'a', &east(15), "b1.1");
    let b = battle.piece('b');
    battle.give(Order::Place(vec![(b, cell(11, 1))]));
    battle.fire(&[('X', "a"), ('Y', "a")]);
    assert_eq!(battle.pile('a'), Some(Pile::Wounded));
    battle
}

#[test]
fn t_158_another_takes_the_lead_with_the_distance_left() {
    let mut battle = lead_falls();
    assert_eq!(battle.asked(), ("NewLead", RED));
    let (a, b) = (battle.piece('a'), battle.piece('b'));
    let gone = Order::Lead(a, Battle::steps(""));
    assert_eq!(battle.refused(gone), NoCharge::CannotTakeLead { primate: a }.into());
    let far = Order::Lead(b, Battle::steps("4444666666666"));
    assert!(matches!(battle.refused(far), Illegal::Charge(NoCharge::PathTooLong { left: 6, .. })));
    battle.give(Order::Lead(b, Battle::steps("6666")));
    assert_eq!(battle.asked(), ("PressOn", RED));
    battle.give(Order::GoOn);
    assert_eq!((battle.asked(), battle.at('b')), (("Stand", BLUE), Some(cell(15, 1))));
}

#[test]
fn t_159_with_nobody_to_target_the_shot_is_lost() {
    // A pistol reaches 24 squares, and twelve of the squares in its line are farther off.
    let row = format!("a{}X", open(38));
    let mut battle = Scene::new(&[row])
        .clan("swift", |clan| clan.speed = 60)
        .squad("r1.1", "swift", "a")
        .squad("b1.1", "baboon/pistol", "X")
        .begin();
    battle.charge("r1.1", 'a', &east(38), "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("PressOn", RED), Some(cell(12, 0))));
    battle.give(Order::GoOn);
    assert_eq!((battle.asked(), battle.at('a')), (("Volley", BLUE), Some(cell(24, 0))), "the second one it can fire");
}

#[test]
fn t_160_a_route_ends_in_the_sphere_of_a_leader_who_takes_no_part() {
    let row = format!("a{}X", open(10));
    let mut battle = Scene::new(&[row.as_str(), &format!("b{}", open(11))])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.set_pin("a", Pin::Serving);
    let order = battle.charging("r1.1", 'b', "666666666", "b1.1");
    let order = match order {
        Order::Overrun { unit, lead, target, joiners, .. } => {
            Order::Overrun { unit, lead, path: Battle::steps("6666666669"), target, joiners }
        }
        other => other,
    };
    let why = battle.refused(order);
    assert!(matches!(why, Illegal::Charge(NoCharge::OutsideSphere { squares: 10, .. })), "{why:?}");
}

#[test]
fn t_161_and_t_131_overwatch_comes_just_before_contact_at_the_squares_of_the_path() {
    let mut battle = Scene::new(&["a.......X", ".........", "....3....", "....Y...."])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .begin();
    battle.set_watch("b1.2").set_watch("b1.1");
    battle.charge("r1.1", 'a', "6666666", "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Watch", BLUE), Some(cell(7, 0))), "he has run on to contact");
    assert_eq!(battle.choices().orders.len(), 4, "the charged unit may use its overwatch as well");
    battle.give(Order::React(unit("b1.2")));
    let hit = |what: &What| matches!(what, What::Shot { .. });
    battle.give(Order::HoldFire);
    assert!(battle.rules(hit).is_empty());
    battle.give(Order::Forfeit(unit("b1.1")));
    assert_eq!(battle.asked(), ("Stand", BLUE));
}

#[test]
fn t_161_overwatch_does_not_touch_the_count_of_twelve() {
    let row = format!("a{}X", open(14));
    let mut battle = Scene::new(&[row.as_str(), &open(16), &format!("Y{}", open(15))])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .begin();
    battle.set_watch("b1.2");
    battle.charge("r1.1", 'a', &east(14), "b1.1");
    assert_eq!((battle.asked(), battle.at('a')), (("Volley", BLUE), Some(cell(12, 0))), "first the charged shoots");
    battle.give(Order::HoldFire).give(Order::GoOn);
    assert_eq!((battle.asked(), battle.at('a')), (("Watch", BLUE), Some(cell(14, 0))), "then overwatch, at contact");
}

#[test]
fn t_161_overwatch_at_a_charge_that_is_broken_off_comes_at_its_end() {
    let row = format!("a{}X", open(14));
    let mut battle = Scene::new(&[row.as_str(), &open(16), &format!("Y{}", open(15))])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .begin();
    battle.set_watch("b1.2");
    battle.charge("r1.1", 'a', &east(14), "b1.1").give(Order::HoldFire).give(Order::Abort(Vec::new()));
    assert_eq!(battle.asked(), ("Watch", BLUE));
    battle.give(Order::Forfeit(unit("b1.2")));
    assert_eq!(battle.asked(), ("Act", RED));
}

#[test]
fn g_25_who_rides_takes_no_part() {
    let rows: Vec<String> = (0..8)
        .map(|row| match row {
            0 => format!("b{}Y{}", open(6), open(4)),
            _ => open(12),
        })
        .collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .vehicle("r1.1", "apc", (0, 2), '6', &[('a', Seat::Operator)])
        .squad("b1.1", "baboon", "X")
        .vehicle("b1.1", "apc", (6, 4), '6', &[('X', Seat::Operator)])
        .squad("b1.2", "baboon", "YZ")
        .vehicle("b1.2", "apc", (9, 4), '6', &[('Z', Seat::Operator)])
        .dice(&[6, 6, 5])
        .begin();
    let order = battle.charging("r1.1", 'b', "66", "b1.1");
    assert_eq!(battle.refused(order), NoCharge::NobodyOnFoot { unit: unit("b1.1") }.into());
    let order = battle.charging("r1.1", 'a', "666666", "b1.2");
    assert_eq!(battle.refused(order), NoCharge::CannotTakeLead { primate: battle.piece('a') }.into());
    battle.charge("r1.1", 'b', "666666", "b1.2").give(Order::Stand);
    while battle.asked().0 != "Act" && battle.asked().0 != "ChargeOn" {
        let hold = if battle.asked().0 == "Volley" { Order::HoldFire } else { battle.choices().default.expect("one") };
        battle.give(hold);
    }
    assert_eq!(battle.powers(), (3, 3), "only those on foot fight");
    assert_eq!((battle.pile('Y'), battle.pile('Z')), (Some(Pile::Injured), None), "who rides stays");
}
