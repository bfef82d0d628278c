//! The command squad and its talents (section 8; 1.11 to 1.14, G-06, G-12, G-13, G-29, T-03, T-36, T-73, T-83, T-138).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{
    Illegal, Order, formation, gun::Gun, pins::Pin, power, profiles::Band, sphere, talents, targets::Spots, volley,
};

fn ix(battle: &Battle, letter: char) -> monkeys::force::PrimateIx {
    battle.field().find_primate(battle.piece(letter)).expect("a primate")
}

fn morale(battle: &Battle, letter: char) -> i32 {
    battle.field().morale(ix(battle, letter))
}

/// A platoon with officers: `c` the CO at the west end, `x` the XO beside it, squad `ab`, with `b` this many squares
/// away.
fn platoon(far: usize) -> Scene {
    let row = format!("cxa{}b{}Z", open(far - 3), open(6));
    Scene::new(&[row.as_str()])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("r1.xo", "baboon", "x")
        .squad("b1.1", "baboon", "Z")
}

#[test]
fn g_13_and_t_03_officers_and_fireteams_are_units_with_two_actions() {
    let mut battle = Scene::new(&["cx..fg...a......Z", "................."])
        .squad("r1.1", "baboon", "a")
        .squad("r1.co", "baboon", "c")
        .squad("r1.xo", "baboon", "x")
        .squad("r1.f1", "baboon", "fg")
        .squad("b1.1", "baboon", "Z")
        .begin();
    let movers: Vec<String> = battle.choices().movers.iter().map(ToString::to_string).collect();
    assert_eq!(movers, ["r1.1", "r1.co", "r1.xo", "r1.f1"]);
    battle.walk("r1.co", &[('c', "3")]).walk("r1.co", &[('c', "7")]);
    assert_eq!((battle.squad("r1.co").actions.left, battle.squad("r1.f1").actions.left), (0, 2));
    // A fireteam's leader holds six squares together, like a sergeant.
    battle.walk("r1.f1", &[('g', "66")]);
    assert_eq!(sphere::radius(battle.field(), battle.field().find_unit(unit("r1.f1")).expect("a unit")), 6);
}

#[test]
fn g_12_the_second_half_of_a_squad_is_a_unit_under_its_corporal() {
    let mut battle = Scene::new(&["abc......def.....Z"])
        .squad("r1.1", "baboon", "abc")
        .squad("r1.1b", "baboon", "def")
        .squad("b1.1", "baboon", "Z")
        .dice(&[6, 6])
        .begin();
    assert_eq!(battle.leader("r1.1b"), Some(battle.piece('d')));
    battle.end_turn().attack("b1.1", "r1.1b").end_turn().fire(&[('Z', "d")]);
    let tested = battle.rules(|what| matches!(what, What::Tested { .. }));
    assert!(tested.contains(&"T-77"), "a corporal's loss calls for a check: {tested:?}");
}

#[test]
fn t_83_no_check_for_officers_and_fireteams() {
    let mut battle = Scene::new(&["fg.........Z", "c..........."])
        .squad("r1.f1", "baboon", "fg")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon/machinegun", "Z")
        .clan("big", |clan| clan.size = monkeys::rules::monkeys::profiles::Size::Large)
        .kit('Z', "big/machinegun")
        .dice(&[6, 6])
        .begin();
    battle.end_turn().attack("b1.1", "r1.f1").end_turn().fire(&[('Z', "f")]);
    if battle.asked().0 == "Die" {
        battle.give(Order::Keep(1));
    }
    assert_eq!(battle.pile('f'), Some(Pile::Wounded));
    assert!(battle.rules(|what| matches!(what, What::Tested { .. })).is_empty());
    assert_eq!(battle.leader("r1.f1"), Some(battle.piece('g')), "his mate leads at once");
}

#[test]
fn section_8_discipline_reaches_medium_range_from_the_co() {
    let battle = platoon(24).talent("r1.co", "Discipline").begin();
    assert_eq!(
        (morale(&battle, 'a'), morale(&battle, 'b'), morale(&battle, 'c')),
        (1, 1, 1),
        "24 squares, and himself"
    );
    assert_eq!(morale(&battle, 'Z'), 0);
    let battle = platoon(25).talent("r1.co", "Discipline").begin();
    assert_eq!((morale(&battle, 'a'), morale(&battle, 'b')), (1, 0));
    let mut battle = platoon(24).talent("r1.co", "Discipline").begin();
    battle.set_gone("c", Pile::Wounded);
    assert_eq!(morale(&battle, 'a'), 0, "not without him");
}

#[test]
fn section_8_buck_up_reaches_short_range_from_the_xo_and_adds_to_discipline() {
    let battle = platoon(13).talent("r1.xo", "Buck Up!").talent("r1.co", "Discipline").begin();
    assert_eq!((morale(&battle, 'a'), morale(&battle, 'b')), (2, 2), "12 squares");
    let battle = platoon(14).talent("r1.xo", "Buck Up!").begin();
    assert_eq!((morale(&battle, 'a'), morale(&battle, 'b')), (1, 0));
}

#[test]
fn section_8_another_platoon_gains_nothing() {
    let battle = Scene::new(&["ca......Z"])
        .squad("r1.co", "baboon", "c")
        .squad("r2.1", "baboon", "a")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.co", "Discipline")
        .begin();
    assert_eq!((morale(&battle, 'c'), morale(&battle, 'a')), (1, 0));
}

#[test]
fn g_06_old_hands_are_steadier_themselves() {
    let battle = Scene::new(&["fg.a....Z"])
        .squad("r1.f1", "baboon", "fg")
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.f1", "Old Hands")
        .begin();
    assert_eq!((morale(&battle, 'f'), morale(&battle, 'g'), morale(&battle, 'a')), (1, 1, 0));
}

/// The attack power of `a` at `Z`, with the terms named by talents.
fn power_of(battle: &Battle, letter: char) -> (i32, i32) {
    let field = battle.field();
    let find = |name: &str| field.find_unit(unit(name)).expect("a unit");
    let by = field.primate(ix(battle, letter)).unit;
    let plan = volley::best(field, by, find("b1.1"), Spots::Standing).expect("a volley");
    let salvos: Vec<_> = plan.salvos.into_iter().filter(|salvo| salvo.by == Gun::Hand(ix(battle, letter), 0)).collect();
    let reckoning = power::reckon(field, &salvos, Spots::Standing);
    let talents = reckoning.attack.iter().filter(|line| line.label == "term-talent").map(|line| line.value).sum();
    assert_eq!(reckoning.sums.0, power::sums(field, &salvos, Spots::Standing).0.0, "both ways to add it up agree");
    (reckoning.sums.0, talents)
}

#[test]
fn section_8_range_practice_helps_the_whole_platoon_even_if_the_co_is_lost() {
    let mut battle = platoon(30).talent("r1.co", "Range Practice").begin();
    assert_eq!((power_of(&battle, 'a'), power_of(&battle, 'b')), ((2, 1), (4, 1)));
    battle.set_gone("c", Pile::Wounded);
    assert_eq!(power_of(&battle, 'a'), (2, 1));
    assert_eq!(power_of(&platoon(30).begin(), 'a'), (1, 0));
}

#[test]
fn g_06_steady_aim_while_braced() {
    let mut battle = Scene::new(&["fg,.................Z"])
        .squad("r1.f1", "baboon", "fg")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.f1", "Steady Aim")
        .begin();
    assert_eq!(power_of(&battle, 'g'), (2, 0));
    battle.give(Order::Brace(unit("r1.f1")));
    assert_eq!(power_of(&battle, 'g'), (3, 1), "he stands beside the rough ground");
    assert_eq!(power_of(&battle, 'f'), (2, 0), "his mate does not");
}

#[test]
fn g_06_strong_arm_carries_grenades_one_band_farther() {
    let scene = || {
        Scene::new(&["fg.....................Z"])
            .squad("r1.f1", "baboon/frag grenade/assault rifle", "fg")
            .squad("b1.1", "baboon", "Z")
    };
    let (plain, strong) = (scene().begin(), scene().talent("r1.f1", "Strong Arm").begin());
    let range = |battle: &Battle, arm| talents::range(battle.field(), Gun::Hand(ix(battle, 'f'), arm));
    assert_eq!((range(&plain, 0), range(&strong, 0)), (Band::Short, Band::Medium));
    assert_eq!(range(&strong, 1), Band::Medium, "rifles are not thrown");
}

#[test]
fn g_06_set_charges_widen_blasts_while_braced() {
    let mut battle = Scene::new(&["fg,....................Z"])
        .squad("r1.f1", "baboon/grenade launcher", "fg")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.f1", "Set Charges")
        .begin();
    let area = |battle: &Battle, letter| talents::area(battle.field(), Gun::Hand(ix(battle, letter), 0));
    assert_eq!(area(&battle, 'g'), 1);
    battle.give(Order::Brace(unit("r1.f1")));
    assert_eq!((area(&battle, 'g'), area(&battle, 'f')), (2, 1));
}

#[test]
fn g_06_quick_tube_reloads_beside_while_braced() {
    let mut battle = Scene::new(&["fg,....................Z"])
        .squad("r1.f1", "baboon/rocket launcher", "fg")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.f1", "Quick Tube")
        .begin();
    let beside = |battle: &Battle, letter| talents::reloads_beside(battle.field(), ix(battle, letter));
    assert!(!beside(&battle, 'g'));
    battle.give(Order::Brace(unit("r1.f1")));
    assert_eq!((beside(&battle, 'g'), beside(&battle, 'f')), (true, false));
}

/// The bonus on the die that searches for `ab`, which hide near a CO.
fn searched(far: usize) -> i32 {
    let row = format!("c{}ab,....Z", open(far));
    let mut battle = Scene::new(&[row.as_str()])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.co", "Ambush")
        .dice(&[1])
        .begin();
    battle.set_watch("b1.1");
    battle.news();
    battle.sneak("r1.1", &[('b', "6"), ('a', "6")]);
    let news = battle.news();
    let bonus = news.iter().find_map(|what| match what {
        What::Tested { bonus, .. } => Some(*bonus),
        _ => None,
    });
    bonus.expect("somebody looked")
}

#[test]
fn t_138_ambush_hides_members_within_medium_range_of_the_co() {
    assert_eq!(searched(21), 0, "Medium counts as Small");
    // One of them is too far away: the easiest to find decides.
    assert_eq!(searched(22), 1);
}

#[test]
fn g_29_follow_me_gathers_those_who_have_lost_their_leader() {
    let scene = || {
        Scene::new(&["b.....x.....a..d", "................", "...............Z"])
            .squad("r1.1", "baboon", "abd")
            .squad("r1.xo", "baboon", "x")
            .squad("b1.1", "baboon", "Z")
    };
    let outside = |battle: &Battle| {
        let field = battle.field();
        let squad = field.find_unit(unit("r1.1")).expect("a unit");
        sphere::sphere(field, squad).outside.iter().map(|(mate, _)| field.primate(*mate).id).collect::<Vec<_>>()
    };
    let mut battle = scene().talent("r1.xo", "Follow Me").begin();
    assert_eq!(outside(&battle), [battle.piece('b')], "their sergeant is there: d is in his circle");
    battle.set_acting("r1.1", 'd');
    assert_eq!(outside(&battle), [], "a and b keep to the XO");
    let mut battle = scene().begin();
    battle.set_acting("r1.1", 'd');
    assert_eq!(outside(&battle), battle.pieces("ab"));
}

#[test]
fn g_29_followers_are_not_missing_and_the_planner_knows_it() {
    let mut battle = Scene::new(&["b.....x.....a", "............Z"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.xo", "baboon", "x")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.xo", "Follow Me")
        .begin();
    battle.set_acting("r1.1", 'a').set_pin("b", Pin::Fresh);
    let field = battle.field();
    let squad = field.find_unit(unit("r1.1")).expect("a unit");
    assert!(formation::plan(field, squad, cell(11, 0)).is_some());
    battle.end_turn();
    assert_eq!(battle.at('b'), Some(cell(0, 0)));
    // Without it they are missing.
    let mut battle = Scene::new(&["b.....x.....a", "............Z"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.xo", "baboon", "x")
        .squad("b1.1", "baboon", "Z")
        .begin();
    battle.set_acting("r1.1", 'a').set_pin("b", Pin::Fresh).end_turn();
    assert_eq!(battle.pile('b'), Some(Pile::Missing));
}

#[test]
fn t_16_a_special_order_gives_an_action_for_one_of_the_cos() {
    let order = |name: &str| Order::SpecialOrder(unit(name));
    let mut battle = platoon(24).talent("r1.co", "Special Order").begin();
    assert!(battle.choices().orders.contains(&order("r1.1")));
    battle.give(order("r1.1"));
    assert_eq!((battle.squad("r1.1").actions.left, battle.squad("r1.co").actions.left), (3, 1));
    battle.give(order("r1.1"));
    assert_eq!(battle.squad("r1.1").actions.left, 4);
    assert_eq!(battle.refused(order("r1.1")), Illegal::NoActions { unit: unit("r1.co") });
}

#[test]
fn t_16_whose_turn_has_ended_gets_none() {
    let order = |name: &str| Order::SpecialOrder(unit(name));
    let mut battle = platoon(24).talent("r1.co", "Special Order").begin();
    battle.give(Order::Overwatch(unit("r1.1")));
    assert!(matches!(battle.refused(order("r1.1")), Illegal::TurnEnded { .. }));
    let himself = battle.refused(order("r1.co"));
    assert!(matches!(himself, Illegal::Command(_)), "{himself:?}");
    battle.set_pin("x", Pin::Fresh);
    assert_eq!(battle.refused(order("r1.xo")), Illegal::AllPinned { unit: unit("r1.xo") });
    battle.set_pin("x", Pin::Free).set_pin("c", Pin::Fresh);
    assert_eq!(battle.refused(order("r1.xo")), Illegal::AllPinned { unit: unit("r1.co") });
}

#[test]
fn t_16_within_medium_range_and_by_talent_only() {
    let order = |name: &str| Order::SpecialOrder(unit(name));
    let row = format!("c{}a.....Z", open(24));
    let scene = || {
        Scene::new(&[row.as_str()])
            .squad("r1.1", "baboon", "a")
            .squad("r1.co", "baboon", "c")
            .squad("b1.1", "baboon", "Z")
    };
    let mut battle = scene().talent("r1.co", "Special Order").begin();
    let far = battle.refused(order("r1.1"));
    assert!(format!("{far:?}").contains("squares: 25, allowed: 24"), "{far:?}");
    let mut battle = scene().begin();
    assert!(matches!(battle.refused(order("r1.1")), Illegal::Command(_)));
    assert!(!battle.choices().refused.iter().any(|(order, _)| matches!(order, Order::SpecialOrder(_))));
}

#[test]
fn t_36_who_stands_in_for_a_leader_has_no_talents_of_his() {
    // Officers command alone, so nobody can stand in for them; their talents go with them.
    let mut battle = platoon(13).talent("r1.co", "Special Order").talent("r1.xo", "Buck Up!").begin();
    battle.set_gone("cx", Pile::Routed);
    assert_eq!(morale(&battle, 'a'), 0);
    assert!(matches!(battle.refused(Order::SpecialOrder(unit("r1.1"))), Illegal::Command(_)));
}

#[test]
fn g_10_and_r_3_4_prone_counts_as_in_cover_until_the_next_step() {
    let mut battle = Scene::new(&["c...........", "a..........Z"])
        .squad("r1.1", "baboon", "a")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "Z")
        .talent("r1.co", "Get Down!")
        .begin();
    let covered = |battle: &Battle| {
        let field = battle.field();
        let gun = Gun::Hand(ix(battle, 'Z'), 0);
        let target = ix(battle, 'a').into();
        monkeys::rules::monkeys::targets::aim(field, gun, target, Spots::Standing).expect("in reach").covered
    };
    assert!(!covered(&battle) && !battle.primate('a').is_prone());
    let brace = || Order::Brace(unit("r1.1"));
    assert_eq!(battle.refused(brace()), Illegal::NobodyAtCover { unit: unit("r1.1") });
    battle.set_watch("b1.1").walk("r1.1", &[('a', "66")]);
    battle.give(Order::GetDown).give(Order::Forfeit(unit("b1.1")));
    assert!(covered(&battle) && battle.primate('a').is_prone());
    // Lying prone is as good as cover for bracing too (T-97).
    battle.give(brace());
    // In the next turn nobody watches.
    battle.end_turn().end_turn();
    assert!(covered(&battle), "it lies there until it moves");
    battle.walk("r1.1", &[('a', "6")]);
    assert!(!covered(&battle) && !battle.primate('a').is_prone());
}

/// A gap between two houses that Y watches; red walks past it, near a CO that may call Get Down!
fn gap(talent: bool) -> Scene {
    let scene = Scene::new(&["c.........", "ab........", "3333.33333", "..........", "....Y....."])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "Y");
    if talent { scene.talent("r1.co", "Get Down!") } else { scene }
}

#[test]
fn t_162_the_whole_unit_stops_at_the_first_watched_square_and_drops() {
    let mut battle = gap(true).dice(&[4, 5]).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "66666"), ('a', "66")]);
    assert_eq!((battle.asked(), battle.choices().default), (("GetDown", RED), Some(Order::GetDown)));
    let seen = battle.at('b');
    assert_ne!(seen, Some(cell(6, 1)), "short of the end of his walk");
    assert!(matches!(battle.refused(Order::EndTurn), Illegal::OtherWindow { .. }));
    battle.give(Order::GetDown);
    assert_eq!((battle.at('b'), battle.at('a')), (seen, Some(cell(0, 1))), "a, still to run, does not move");
    assert!(battle.primate('a').is_prone() && battle.primate('b').is_prone());
    assert_eq!(battle.asked(), ("Watch", BLUE), "and only then comes the fire");
    // Lying prone is cover: a 4 does not wound, it calls for a test.
    battle.give(Order::React(unit("b1.1"))).fire(&[('Y', "b")]);
    assert_eq!((battle.at('b'), battle.pin('b')), (seen, Pin::Free));
    assert_eq!(battle.squad("r1.1").actions.left, 1, "the action is spent, the other is not");
    // Standing up is free and comes with the next step.
    battle.walk("r1.1", &[('b', "6")]);
    assert!(!battle.primate('b').is_prone() && battle.primate('a').is_prone());
}

#[test]
fn t_162_or_the_move_goes_on_and_nobody_is_asked_again() {
    let mut battle = gap(true).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "66666"), ('a', "66666")]);
    battle.give(Order::GoOn);
    assert_eq!((battle.at('b'), battle.at('a')), (Some(cell(6, 1)), Some(cell(5, 1))));
    assert_eq!(battle.asked(), ("Watch", BLUE));
    battle.give(Order::Forfeit(unit("b1.1")));
}

#[test]
fn t_162_not_without_the_talent_nor_out_of_its_reach() {
    let mut battle = gap(false).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "66666")]);
    assert_eq!(battle.asked(), ("Watch", BLUE));
    battle.give(Order::Forfeit(unit("b1.1")));
    let row = format!("c{}ab......Y", open(23));
    let scene = || {
        Scene::new(&[row.as_str(), &open(row.len())])
            .squad("r1.1", "baboon", "ab")
            .squad("r1.co", "baboon", "c")
            .squad("b1.1", "baboon", "Y")
            .talent("r1.co", "Get Down!")
    };
    let mut battle = scene().begin();
    battle.set_watch("b1.1").walk("r1.1", &[('a', "2")]);
    assert_eq!(battle.asked(), ("GetDown", RED), "24 squares");
    battle.give(Order::GoOn).give(Order::Forfeit(unit("b1.1")));
    let mut battle = scene().begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "2")]);
    assert_eq!(battle.asked(), ("Watch", BLUE), "25 squares");
    battle.give(Order::Forfeit(unit("b1.1")));
}

#[test]
fn t_162_nobody_stops_where_two_would_share_a_square() {
    // The first watched square is a's own, which it has not left yet: b is asked on the next one.
    let mut battle = Scene::new(&["c.........", "b...a.....", "3333..3333", "..........", "....Y....."])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "Y")
        .talent("r1.co", "Get Down!")
        .begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "666666"), ('a', "666")]);
    assert_eq!((battle.asked(), battle.at('b')), (("GetDown", RED), Some(cell(5, 1))));
    battle.give(Order::GetDown).give(Order::Forfeit(unit("b1.1")));
}

#[test]
fn t_162_ends_a_stealth_action_and_in_the_open_its_hiding() {
    let mut battle = Scene::new(&["c..........", "ab......,..", "3333.333333", "...........", "....Y......"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "Y")
        .talent("r1.co", "Get Down!")
        .dice(&[1])
        .begin();
    // At the foot of the houses everyone is in cover wherever it stops: they stay hidden, and have to be found.
    battle.set_watch("b1.1").sneak("r1.1", &[('b', "66666")]);
    battle.give(Order::GetDown);
    assert!(battle.squad("r1.1").hidden.holds());
    assert_eq!((battle.asked(), battle.squad("b1.1").watch.0), (("Act", RED), true), "not found");

    let mut battle = Scene::new(&["ca,b....,....Y", ".............."])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.co", "baboon", "c")
        .squad("b1.1", "baboon", "Y")
        .talent("r1.co", "Get Down!")
        .begin();
    battle.set_watch("b1.1").sneak("r1.1", &[('b', "6666")]);
    assert!(battle.squad("r1.1").hidden.holds());
    battle.give(Order::GetDown);
    assert_eq!(
        (battle.at('b'), battle.squad("r1.1").hidden.holds()),
        (Some(cell(4, 0)), false),
        "flat, but in the open"
    );
    battle.give(Order::Forfeit(unit("b1.1")));
}
