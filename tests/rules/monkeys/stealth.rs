//! Stealth (2.4, 4.4, T-107, T-132 to T-141, T-155).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::engine::order::Refusal;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, choices, door, formation, order::Leg, profiles::Size, stealth::Hidden};

fn hide(name: &str) -> Order {
    Order::Stealth { unit: unit(name), steps: Vec::new() }
}

fn react(name: &str) -> Order {
    Order::React(unit(name))
}

/// Two baboons beside rough ground, watched from twelve squares away.
fn grove() -> Scene {
    Scene::new(&["a.,,........X", "b.,,.........", "............Y"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
}

/// The detection dice rolled so far, with their bonus and result.
fn searches(battle: &mut Battle) -> Vec<(u8, i32, bool)> {
    let news = battle.news();
    let tested = news.into_iter().filter_map(|what| match what {
        What::Tested { die, bonus, passed, .. } => Some((die, bonus, passed)),
        _ => None,
    });
    tested.collect()
}

#[test]
fn r_2_4_sneaking_is_half_as_fast_as_walking() {
    let battle =
        Scene::new(&["a.........,", "X.........."]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    let hideouts = choices::hideouts(door::table(&battle.world), unit("r1.1"));
    assert!(hideouts.contains(&(cell(9, 0), 9)), "beside the rough ground, with half of a Speed of 18");
    assert!(hideouts.iter().all(|(_, cost)| *cost <= 9), "{hideouts:?}");
}

#[test]
fn t_132_half_of_each_members_speed_rounded_down() {
    let row = format!("a{},b", open(8));
    let mut battle = Scene::new(&[row.as_str(), &open(11), &format!("X{}", open(10))])
        .clan("limping", |clan| clan.speed = 17)
        .squad("r1.1", "limping", "ab")
        .squad("b1.1", "baboon", "X")
        .begin();
    let far = battle.sneaking("r1.1", &[('a', "666666666")]);
    let why = battle.refused(far);
    assert_eq!(why, Illegal::TooFarToSneak { primate: battle.piece('a'), cost: 10, speed: 8 });
    assert_eq!(why.rule().0, "T-132");
    battle.sneak("r1.1", &[('a', "66666666")]);
    assert_eq!((battle.at('a'), battle.squad("r1.1").actions.left), (Some(cell(8, 0)), 1));
}

#[test]
fn t_132_the_sphere_holds_as_in_a_move() {
    let mut battle = Scene::new(&["a....,.....b", ",..........,", "...........X"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .begin();
    // b could sneak up to the rough square beside the sergeant; it must not choose to stay outside the sphere.
    let alone = battle.sneaking("r1.1", &[('a', "2")]);
    assert!(matches!(battle.refused(alone), Illegal::LeftBehind { .. }));
    // If no square inside the sphere would hide it, it may be left: it can't be required to end where it can't hide.
    let mut battle = Scene::new(&["a............b", ",............,", ".............X"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.sneak("r1.1", &[('a', "2")]);
}

#[test]
fn t_133_every_walker_ends_in_terrain_or_at_cover() {
    let mut battle = grove().begin();
    battle.sneak("r1.1", &[('a', "6"), ('b', "66")]);
    assert_eq!(battle.squad("r1.1").hidden, Hidden::Newly, "beside rough ground, and in it");
    let mut battle = Scene::new(&["ab......,....X"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").begin();
    let open = battle.sneaking("r1.1", &[('b', "6666")]);
    let why = battle.refused(open);
    assert_eq!(why, Illegal::EndsInTheOpen { primate: battle.piece('b'), cell: cell(5, 0) });
    assert_eq!(why.rule().0, "T-133");
}

#[test]
fn t_133_water_hides_though_it_gives_no_cover() {
    let mut battle = Scene::new(&["a~.....X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    battle.sneak("r1.1", &[('a', "6")]);
    assert!(battle.squad("r1.1").hidden.holds());
}

#[test]
fn t_134_hidden_from_the_start_so_that_the_walk_itself_is_safe() {
    let mut battle = grove().dice(&[3]).begin();
    battle.set_watch("b1.1");
    battle.news();
    battle.sneak("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!(searches(&mut battle), [(3, 1, false)], "seen all the way, and not found");
    assert_eq!(battle.asked(), ("Act", RED));
    assert!(battle.squad("b1.1").watch.0 && battle.squad("r1.1").hidden.holds());
}

#[test]
fn t_134_a_unit_at_cover_hides_where_it_is() {
    let mut battle = grove().begin();
    let why = battle.refused(hide("r1.1"));
    let primate = battle.piece('a');
    assert_eq!(why, Illegal::StaysInTheOpen { unit: unit("r1.1"), primate, cell: cell(0, 0) });
    assert!(battle.choices().refused.contains(&(hide("r1.1"), why)));
    battle.walk("r1.1", &[('a', "66"), ('b', "66")]);
    assert!(battle.choices().orders.contains(&hide("r1.1")));
    battle.give(hide("r1.1"));
    assert!(battle.squad("r1.1").hidden.holds());
}

#[test]
fn t_134_a_switch_asks_for_stealth_before_the_activation() {
    let scene = || grove().switch("ambush_bonus_needs_earlier_stealth", 1).dice(&[2, 2, 2]);
    let mut battle = scene().begin();
    battle.sneak("r1.1", &[('a', "66"), ('b', "66")]).attack("r1.1", "b1.1").end_turn();
    battle.fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.powers(), (6, 3), "hidden in this very activation");
    let mut battle = scene().begin();
    battle.sneak("r1.1", &[('a', "66"), ('b', "66")]).end_turn().end_turn();
    assert_eq!(battle.squad("r1.1").hidden, Hidden::Long);
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.powers(), (9, 3));
}

#[test]
fn t_135_one_member_in_the_open_and_nobody_is_hidden_nor_was() {
    let mut battle = grove().begin();
    battle.set_watch("b1.1").sneak("r1.1", &[('a', "66")]);
    assert_eq!((battle.squad("r1.1").hidden, battle.asked()), (Hidden::No, ("Watch", BLUE)), "shot at like anyone");
    let orders = battle.choices().orders;
    assert!(orders.contains(&Order::Forfeit(unit("b1.1"))), "nobody has to look for them");
    battle.give(Order::Forfeit(unit("b1.1")));
}

#[test]
fn t_135_a_hidden_unit_that_leaves_one_in_the_open_is_seen() {
    // b is in the open, where no hidden primate would go by itself, and stays there.
    let mut battle = grove().begin();
    battle.set_hidden("r1.1").sneak("r1.1", &[('a', "66")]);
    assert_eq!(battle.squad("r1.1").hidden, Hidden::No);
}

#[test]
fn t_136_one_roll_a_watcher_until_one_succeeds_and_it_and_those_after_it_shoot() {
    let mut battle = grove().dice(&[3, 4, 2]).begin();
    battle.set_watch("b1.1").set_watch("b1.2");
    battle.news();
    battle.sneak("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!((battle.asked(), battle.choices().orders), (("Watch", BLUE), vec![react("b1.1"), react("b1.2")]));
    let why = battle.refused(Order::Forfeit(unit("b1.1")));
    assert_eq!(why, Illegal::NotDetected { unit: unit("b1.1") });
    // The first fails and keeps its watch; the remaining one looks without being asked, and finds them.
    battle.give(react("b1.1"));
    assert_eq!(searches(&mut battle), [(3, 1, false), (4, 1, true)]);
    assert!(!battle.squad("r1.1").hidden.holds(), "revealed to all");
    assert_eq!(battle.choices().orders, [react("b1.2"), Order::Forfeit(unit("b1.2"))], "who failed has had its roll");
    battle.give(react("b1.2")).fire(&[('Y', "a")]);
    assert_eq!((battle.asked(), battle.squad("b1.1").watch.0), (("Act", RED), true));
}

#[test]
fn t_136_those_after_the_finder_shoot_without_a_roll() {
    let mut battle = grove().dice(&[4, 2, 2]).begin();
    battle.set_watch("b1.1").set_watch("b1.2").sneak("r1.1", &[('a', "66"), ('b', "66")]);
    battle.give(react("b1.2"));
    assert_eq!(battle.choices().orders.len(), 4, "both fire or let pass");
    battle.give(react("b1.2")).fire(&[('Y', "a")]).give(react("b1.1")).fire(&[('X', "a")]);
    assert_eq!(battle.asked(), ("Act", RED));
}

#[test]
fn t_136_found_is_not_yet_fired_at() {
    let mut battle = grove().dice(&[6]).begin();
    battle.set_watch("b1.1").sneak("r1.1", &[('a', "66"), ('b', "66")]);
    battle.give(Order::Forfeit(unit("b1.1")));
    assert!(!battle.squad("b1.1").watch.0 && !battle.squad("r1.1").hidden.holds());
}

#[test]
fn t_136_the_sharpest_eye_that_sees_one_of_them_no_range_and_the_weapon_counts() {
    // Y is the better shot, but a house is between it and all of them; X's rifle is a marksman's.
    let mut battle = Scene::new(&["a.,,........X", "b.,,.........", "..........33.", "..........3Y3", "..........333"])
        .clan("keen", |clan| clan.accuracy = 3)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "XY")
        .kit('X', "baboon/sniper rifle")
        .kit('Y', "keen")
        .dice(&[2])
        .begin();
    battle.set_watch("b1.1");
    battle.news();
    battle.sneak("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!(searches(&mut battle), [(2, 2, false)], "rifle +1, Medium +1, and nothing for twelve squares");
}

#[test]
fn t_136_who_could_not_shoot_at_any_of_them_does_not_look() {
    let mut battle = grove().begin();
    battle.set_watch("b1.1").set_empty("b1.1").sneak("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!(battle.asked(), ("Act", RED));
}

/// A primate of this size hides in front of a watcher: returns the bonus on the die.
fn conspicuous(size: Size) -> i32 {
    let mut battle = Scene::new(&["a,......X"])
        .clan("sized", |clan| clan.size = size)
        .clan("sharp", |clan| clan.accuracy = 0)
        .squad("r1.1", "sized/pistol", "a")
        .squad("b1.1", "sharp", "X")
        .dice(&[1])
        .begin();
    battle.set_watch("b1.1");
    battle.news();
    battle.sneak("r1.1", &[('a', "6")]);
    searches(&mut battle)[0].1
}

#[test]
fn t_137_size_less_two_beyond_large_too() {
    let sizes = [Size::Tiny, Size::Small, Size::Medium, Size::Large];
    assert_eq!(sizes.map(conspicuous), [-1, 0, 1, 2]);
    // In a mixed squad the largest counts.
    let mut battle = grove().clan("large", |clan| clan.size = Size::Large).kit('b', "large").dice(&[1]).begin();
    battle.set_watch("b1.1");
    battle.news();
    battle.sneak("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!(searches(&mut battle), [(1, 2, false)]);
}

#[test]
fn t_137_beyond_large() {
    // A 1 doesn't find a Large one; a vehicle's size needs no more than that.
    let mut battle = Scene::new(&["a,......X"])
        .clan("sized", |clan| clan.size = Size::Gargantuan)
        .squad("r1.1", "sized/pistol", "a")
        .squad("b1.1", "baboon", "X")
        .dice(&[1])
        .begin();
    battle.set_watch("b1.1");
    battle.news();
    battle.sneak("r1.1", &[('a', "6")]);
    assert_eq!(searches(&mut battle), [(1, 4, true)]);
    battle.give(Order::Forfeit(unit("b1.1")));
}

#[test]
fn t_139_hidden_units_can_be_attacked_and_stay_hidden_when_hit() {
    let mut battle = grove().dice(&[6]).begin();
    battle.sneak("r1.1", &[('a', "66"), ('b', "66")]).end_turn();
    battle.attack("b1.1", "r1.1").end_turn().fire(&[('X', "b")]);
    assert_eq!((battle.pile('b'), battle.squad("r1.1").hidden.holds()), (Some(Pile::Wounded), true));
}

#[test]
fn t_140_a_plain_move_ends_hiding_before_the_first_step() {
    let mut battle = grove().begin();
    battle.set_watch("b1.1").set_hidden("r1.1").walk("r1.1", &[('a', "66")]);
    assert_eq!((battle.squad("r1.1").hidden, battle.asked()), (Hidden::No, ("Watch", BLUE)));
    battle.give(Order::Forfeit(unit("b1.1")));
}

#[test]
fn t_140_brace_reload_waiting_and_overwatch_keep_it() {
    let mut battle = grove().begin();
    battle.walk("r1.1", &[('a', "66"), ('b', "66")]).set_hidden("r1.1").give(Order::Brace(unit("r1.1"))).end_turn();
    battle.end_turn().set_empty("r1.1").give(reloading("r1.1"));
    assert!(battle.squad("r1.1").hidden.holds());
    battle.give(Order::Overwatch(unit("r1.1"))).end_turn();
    assert!(battle.squad("r1.1").hidden.holds());
}

#[test]
fn t_140_overwatch_ends_hiding_when_it_fires_with_half_again() {
    let mut battle = grove().dice(&[2, 2, 2, 2]).begin();
    battle.set_watch("r1.1").set_hidden("r1.1").end_turn();
    battle.set_watch("r1.1").walk("b1.1", &[('X', "4")]);
    assert_eq!(battle.asked(), ("Watch", RED));
    battle.give(react("r1.1"));
    assert!(battle.squad("r1.1").hidden.holds(), "not before the shot");
    battle.fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.powers(), (9, 3), "twice 2 and 1 for the near range, and half again");
    assert_eq!(battle.squad("r1.1").hidden, Hidden::No);
    battle.set_watch("r1.1").walk("b1.1", &[('X', "4")]).give(react("r1.1")).fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (3, 3), "once only");
}

#[test]
fn t_140_overwatch_that_holds_its_fire_is_not_seen() {
    let mut battle = grove().begin();
    battle.end_turn().set_watch("r1.1").set_hidden("r1.1").walk("b1.1", &[('X', "4")]);
    battle.give(react("r1.1")).give(Order::HoldFire);
    assert!(battle.squad("r1.1").hidden.holds());
}

#[test]
fn t_141_stealth_while_hidden_stays_hidden() {
    let mut battle = grove().begin();
    battle.set_hidden("r1.1").sneak("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!(battle.squad("r1.1").hidden, Hidden::Long);
    assert_eq!(battle.refused(hide("r1.1")), Illegal::HiddenAlready { unit: unit("r1.1") });
}

/// The power of some guns of Damage 7 and 8 out of hiding.
fn ambush(damage: i8) -> i32 {
    let mut battle = Scene::new(&["a......................X"])
        .weapon("gun", |gun| gun.damage = damage)
        .squad("r1.1", "baboon/gun", "a")
        .squad("b1.1", "baboon", "X")
        .begin_with(&[6, 1, 2, 2, 2]);
    battle.set_hidden("r1.1").attack("r1.1", "b1.1").end_turn();
    let ready = battle.choices();
    let best = ready.default.expect("a volley");
    battle.give(best);
    let news = battle.news();
    let term = news.iter().find_map(|what| match what {
        What::Powers { attack, .. } => attack.iter().find(|line| line.label == "term-hidden").map(|line| line.value),
        _ => None,
    });
    assert_eq!(term, Some(i32::from(damage) / 2), "a term of its own");
    battle.powers().0
}

#[test]
fn t_107_half_again_after_all_else_rounded_down() {
    assert_eq!([7, 8].map(ambush), [10, 12]);
}

#[test]
fn t_155_hidden_ends_at_commitment_and_the_bonus_waits_for_the_attack() {
    let mut battle = grove().dice(&[2, 2]).begin();
    battle.set_hidden("r1.1").attack("r1.1", "b1.1");
    assert_eq!(battle.squad("r1.1").hidden, Hidden::Striking);
    assert!(!battle.squad("r1.1").hidden.holds());
    battle.end_turn().fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (4, 3), "3 and half again, rounded down");
    assert_eq!(battle.squad("r1.1").hidden, Hidden::No, "and that was it");
}

#[test]
fn t_155_a_wasted_attack_takes_the_bonus_with_it() {
    let mut battle = grove().begin();
    battle.set_hidden("r1.1").attack("r1.1", "b1.1").set_gone("X", Pile::Wounded).end_turn();
    assert_eq!(battle.squad("r1.1").hidden, Hidden::No);
}

#[test]
fn t_133_the_planner_takes_everyone_to_cover_at_half_speed() {
    let battle = Scene::new(&["abc..........X", "d....,,,......", ".....,,,......", ".............."])
        .squad("r1.1", "baboon", "abcd")
        .squad("b1.1", "baboon", "X")
        .begin();
    let table = door::table(&battle.world);
    let field = battle.field();
    let ix = field.find_unit(unit("r1.1")).expect("a unit");
    let hideouts = choices::hideouts(table, unit("r1.1"));
    assert!(hideouts.iter().any(|(at, _)| *at == cell(6, 1)), "{hideouts:?}");
    for (goal, _) in hideouts {
        let order = formation::plan_stealth(field, ix, goal).unwrap_or_else(|| panic!("no plan to {goal}"));
        choices::check(table, &order).unwrap_or_else(|why| panic!("{goal}: {why:?}"));
    }
    let order = formation::plan_stealth(field, ix, cell(6, 1)).expect("a plan");
    let mut battle = battle;
    battle.give(order);
    assert_eq!(battle.squad("r1.1").hidden, Hidden::Newly, "all four are at cover");
}

/// `a` charges `X` from seven squares away, another of blue's is far away.
fn charged() -> Scene {
    let row = format!("a.......X{}Y", open(40));
    Scene::new(&[row.as_str()]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").squad("b1.2", "baboon", "Y")
}

#[test]
fn t_164_contact_ends_hiding_and_the_shots_of_the_charged_gain_nothing() {
    let mut battle = charged().dice(&[5, 2, 5]).begin();
    battle.set_hidden("b1.1").charge("r1.1", 'a', "6666666", "b1.1");
    assert_eq!((battle.asked(), battle.squad("b1.1").hidden), (("Stand", BLUE), Hidden::No));
    battle.give(Order::Stand).news();
    battle.fire(&[('X', "a")]);
    let news = battle.news();
    let first = news.iter().find_map(|what| match what {
        What::Powers { sums, .. } => Some(*sums),
        _ => None,
    });
    assert_eq!(first, Some((3, 3)), "2 and 1 for the near range");
}

#[test]
fn t_107_and_t_119_a_charge_ends_hiding_and_its_first_fight_gains_half_again() {
    let mut battle = charged().dice(&[5, 2, 2]).begin();
    battle.set_hidden("r1.1").charge("r1.1", 'a', "6666666", "b1.1");
    assert_eq!(battle.squad("r1.1").hidden, Hidden::No);
    // Standing firm does not take the bonus away.
    battle.give(Order::Stand).give(Order::HoldFire);
    assert_eq!(battle.powers(), (4, 3), "3 and half of it, rounded down");
}

#[test]
fn t_140_a_forecast_of_a_move_knows_whether_the_unit_is_hidden_after_it() {
    use monkeys::rules::monkeys::foresight::Ghost;
    let foretold = |battle: &mut Battle, order: Order| {
        let table = door::table(&battle.world);
        let ghost = Ghost::of(table.field, table.turn, &order).expect("it moves");
        let hidden = ghost.field.unit(ghost.unit).hidden;
        battle.give(order);
        assert_eq!(hidden, battle.squad("r1.1").hidden);
        hidden
    };
    let mut battle = grove().begin();
    let sneak = battle.sneaking("r1.1", &[('a', "6"), ('b', "66")]);
    assert_eq!(foretold(&mut battle, sneak), Hidden::Newly);
    let go = |letter| Leg::Go(battle.piece(letter), Battle::steps("6"));
    let walk = Order::Move { unit: unit("r1.1"), steps: vec![go('a'), go('b')] };
    assert_eq!(foretold(&mut battle, walk), Hidden::No);
}
