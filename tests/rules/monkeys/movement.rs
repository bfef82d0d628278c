//! Moving (1.2, 1.3, 2.1 to 2.5, T-19 to T-23, T-26, T-153, G-09, G-34, traits of 5.1 and 5.3).

use crate::kit::*;
use monkeys::board::{Edge, Edges};
use monkeys::engine::What;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, legs::check_move, pins::Pin, platoons::Turn};

/// One red primate of a clan at the west end of a row of ground, an enemy far below.
fn walker(clan: &str, row: &str) -> Battle {
    let row = format!("a{row}");
    let below = format!("{}X", open(row.len() - 1));
    let empty = open(row.len());
    let rows = [row.as_str(), &empty, &empty, &empty, &below];
    Scene::new(&rows).squad("r1.1", clan, "a").squad("b1.1", "baboon", "X").begin()
}

/// The cost of one walk, or its refusal.
fn cost(battle: &Battle, letter: char, path: &str) -> Result<u16, Illegal> {
    let Order::Move { steps, .. } = battle.moving("r1.1", &[(letter, path)]) else { unreachable!() };
    let field = battle.field();
    let unit = field.find_unit(unit("r1.1")).expect("a unit");
    check_move(field, battle.world.resource::<Turn>(), unit, &steps).map(|runs| runs[0].walk().expect("a walk").cost)
}

#[test]
fn r_1_2_primates_have_no_facing() {
    let mut battle = Scene::new(&["X....a....Y"])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .begin();
    battle.walk("r1.1", &[('a', "6")]);
    let attacks = battle.choices().orders;
    assert!(attacks.contains(&attacking("r1.1", "b1.1")) && attacks.contains(&attacking("r1.1", "b1.2")));
}

#[test]
fn r_1_3_and_t_19_every_second_diagonal_counts_double() {
    let battle = walker("baboon", ".....");
    for (path, squares) in [("33", 3), ("363", 4), ("3333", 6), ("3", 1), ("666", 3), ("369", 4)] {
        assert_eq!(cost(&battle, 'a', path), Ok(squares), "{path}");
    }
}

#[test]
fn t_19_the_count_of_diagonals_begins_anew_with_each_action_and_each_primate() {
    let mut battle = Scene::new(&["ab....", "......", "......", ".....X"])
        .clan("snail", |clan| clan.speed = 1)
        .squad("r1.1", "snail", "ab")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.walk("r1.1", &[('b', "3"), ('a', "3")]).walk("r1.1", &[('b', "3"), ('a', "3")]);
    assert_eq!(battle.at('b'), Some(cell(3, 2)));
}

#[test]
fn r_2_1_speed_is_the_squares_of_one_action() {
    let battle = walker("baboon", &open(20));
    assert_eq!(cost(&battle, 'a', &"6".repeat(18)), Ok(18));
    let too_far = Illegal::TooFar { primate: battle.piece('a'), cost: 19, speed: 18 };
    assert_eq!(cost(&battle, 'a', &"6".repeat(19)), Err(too_far));
}

#[test]
fn r_2_2_and_t_20_rough_water_and_climbing_count_double() {
    assert_eq!(cost(&walker("baboon", ",,."), 'a', "666"), Ok(5));
    assert_eq!(cost(&walker("baboon", "~~."), 'a', "666"), Ok(5));
    assert_eq!(cost(&walker("baboon", "TT."), 'a', "666"), Ok(5));
    // A wall is one high, a house two: 1 for the square and 2 per level, up and down.
    assert_eq!(cost(&walker("baboon", "=."), 'a', "66"), Ok(6));
    assert_eq!(cost(&walker("baboon", "2."), 'a', "66"), Ok(10));
    assert_eq!(cost(&walker("baboon", "22."), 'a', "666"), Ok(11));
}

#[test]
fn t_20_a_step_is_doubled_once_then_levels_are_added() {
    let rows = ["a...X", ".,...", "..,.."];
    let scene = || Scene::new(&rows).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X");
    // The second diagonal costs 2, doubled by the rough ground it enters.
    assert_eq!(cost(&scene().begin(), 'a', "33"), Ok(2 + 4));
    // A hill of one level under the rough: doubled once, plus 2 for the level.
    assert_eq!(cost(&scene().soil(1, 1, 1).begin(), 'a', "3"), Ok(2 + 2));
}

#[test]
fn r_2_3_all_terrain_can_be_climbed() {
    let mut battle = walker("baboon", "3.");
    battle.walk("r1.1", &[('a', "6")]);
    assert_eq!(battle.at('a'), Some(cell(1, 0)));
}

#[test]
fn r_2_5_the_arboreal_climb_at_full_speed_and_crawl_in_the_open() {
    assert_eq!(cost(&walker("lemur", "2."), 'a', "66"), Ok(6), "one more a level");
    assert_eq!(cost(&walker("lemur", "...."), 'a', "6666"), Ok(8), "open ground counts as rough");
    // Two squares around the wood count as home: the first two squares do not, the next three do, the wood is a wood.
    assert_eq!(cost(&walker("lemur", "....T"), 'a', "6666"), Ok(2 + 2 + 1 + 1));
    assert_eq!(cost(&walker("spider monkey", "...."), 'a', "6666"), Ok(8));
}

#[test]
fn r_5_3_clans_that_ground_does_not_slow() {
    assert_eq!(cost(&walker("macaque", ",,~"), 'a', "666"), Ok(4), "rough is nothing to a macaque");
    assert_eq!(cost(&walker("talapoin", "~~,"), 'a', "666"), Ok(4), "water is nothing to a talapoin");
    assert_eq!(cost(&walker("colobus", "2."), 'a', "66"), Ok(6), "a colobus climbs at full Speed");
    assert_eq!(cost(&walker("orangutan", "2."), 'a', "66"), Ok(6), "so does an orangutan");
    assert_eq!(cost(&walker("colobus", "..."), 'a', "666"), Ok(3), "and is at home in the open");
}

#[test]
fn t_21_unused_movement_is_lost() {
    let mut battle = walker("baboon", &open(30));
    battle.walk("r1.1", &[('a', "6")]);
    let far = battle.moving("r1.1", &[('a', &"6".repeat(19))]);
    assert!(matches!(battle.refused(far), Illegal::TooFar { cost: 19, speed: 18, .. }));
}

#[test]
fn t_22_one_primate_a_square_through_friends_but_not_through_enemies() {
    let scene = || Scene::new(&["abc.X...", "........"]).squad("r1.1", "baboon", "abc").squad("b1.1", "baboon", "X");
    let mut battle = scene().begin();
    let taken = battle.moving("r1.1", &[('a', "6")]);
    let why = Illegal::Occupied { primate: battle.piece('a'), cell: cell(1, 0), by: battle.piece('b') };
    assert_eq!(battle.refused(taken), why);
    let barred = battle.moving("r1.1", &[('c', "66")]);
    assert_eq!(battle.refused(barred), Illegal::Barred { primate: battle.piece('c'), cell: cell(4, 0) });
    // Through two friends; and two may swap places.
    battle.walk("r1.1", &[('a', "666")]).walk("r1.1", &[('b', "6"), ('c', "4")]);
    assert_eq!(
        (battle.at('a'), battle.at('b'), battle.at('c')),
        (Some(cell(3, 0)), Some(cell(2, 0)), Some(cell(1, 0)))
    );
    // Beside an enemy nothing happens: no contact, no zone of control.
    assert_eq!(battle.asked(), ("Act", RED));
}

#[test]
fn t_22_no_diagonal_between_two_enemies() {
    let scene = |rows: &[&str]| Scene::new(rows).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X");
    let mut battle = scene(&["aX", "Y."]).squad("b1.2", "baboon", "Y").begin();
    let squeezed = battle.moving("r1.1", &[('a', "3")]);
    assert_eq!(battle.refused(squeezed), Illegal::Barred { primate: battle.piece('a'), cell: cell(1, 1) });
    scene(&["aX", ".."]).begin().walk("r1.1", &[('a', "3")]);
}

#[test]
fn t_23_members_run_in_the_order_staged() {
    let mut battle =
        Scene::new(&["ab......X", "........."]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").begin();
    battle.news();
    battle.walk("r1.1", &[('b', "2"), ('a', "66")]);
    let moved: Vec<_> = battle
        .news()
        .into_iter()
        .filter_map(|what| match what {
            What::Moved { piece, cell } => Some((piece, cell)),
            _ => None,
        })
        .collect();
    let (a, b) = (battle.piece('a'), battle.piece('b'));
    assert_eq!(moved, [(b, cell(1, 1)), (a, cell(1, 0)), (a, cell(2, 0))]);
}

#[test]
fn t_23_only_members_and_each_once() {
    let mut battle = Scene::new(&["ab..c...X"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.2", "baboon", "c")
        .squad("b1.1", "baboon", "X")
        .begin();
    let twice = battle.moving("r1.1", &[('b', "6"), ('b', "6")]);
    assert_eq!(battle.refused(twice), Illegal::MovesTwice { primate: battle.piece('b') });
    let stranger = battle.moving("r1.1", &[('c', "6")]);
    assert_eq!(battle.refused(stranger), Illegal::NotMember { primate: battle.piece('c'), unit: unit("r1.1") });
    let nobody = battle.moving("r1.1", &[]);
    assert_eq!(battle.refused(nobody), Illegal::NobodyMoves { unit: unit("r1.1") });
}

/// A leader, a mate and room to walk; the mate of a clan.
fn pair(mate: &str) -> Scene {
    let row = format!("ab{}X", open(20));
    Scene::new(&[row.as_str(), &open(23)])
        .clan("slug", |clan| clan.speed = 2)
        .squad("r1.1", "baboon", "ab")
        .kit('b', mate)
        .squad("b1.1", "baboon", "X")
}

#[test]
fn t_26_who_could_keep_up_may_not_be_left_behind() {
    let mut battle = pair("baboon").begin();
    let away = battle.moving("r1.1", &[('a', "266666666")]);
    let (primate, nearest) = (battle.piece('b'), battle.piece('a'));
    assert_eq!(battle.refused(away), Illegal::LeftBehind { primate, nearest, squares: 7, allowed: 6 });
    battle.walk("r1.1", &[('a', "26666666")]);
}

#[test]
fn t_26_nobody_walks_out_of_the_sphere() {
    let mut battle = pair("baboon").begin();
    let (primate, nearest) = (battle.piece('b'), battle.piece('a'));
    let away = battle.moving("r1.1", &[('b', "666666")]);
    assert_eq!(battle.refused(away), Illegal::LeftBehind { primate, nearest, squares: 7, allowed: 6 });
}

#[test]
fn t_26_who_is_too_slow_or_pinned_or_blocked_may_be_left() {
    let mut battle = pair("slug").begin();
    battle.walk("r1.1", &[('a', "2666666666666")]);
    let mut battle = pair("baboon").begin();
    battle.set_pin("b", Pin::Serving).walk("r1.1", &[('a', "2666666666666")]);
    // It may come closer, though not inside.
    let mut battle = pair("slug").begin();
    battle.walk("r1.1", &[('a', "2666666666666"), ('b', "66")]);
    let mut battle =
        Scene::new(&["bX........", "YVa......."]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "XYV").begin();
    battle.walk("r1.1", &[('a', "6666666")]);
    assert_eq!(battle.at('b'), Some(cell(0, 0)));
}

#[test]
fn t_26_a_slow_one_who_can_just_reach_must_come() {
    let mut battle = pair("slug").begin();
    // The slug reaches column 3: inside when the leader stops in column 9, outside when in column 10.
    let near = battle.moving("r1.1", &[('a', "2666666666")]);
    assert!(matches!(battle.refused(near), Illegal::LeftBehind { .. }));
    battle.walk("r1.1", &[('a', "26666666666")]);
}

#[test]
fn t_26_and_t_42_a_pinned_leader_is_still_the_centre() {
    let mut battle = pair("baboon").begin();
    battle.set_pin("a", Pin::Serving);
    battle.walk("r1.1", &[('b', "66666")]);
    let away = battle.moving("r1.1", &[('b', "6")]);
    assert!(matches!(battle.refused(away), Illegal::LeftBehind { squares: 7, allowed: 6, .. }));
    let pinned = battle.moving("r1.1", &[('a', "6")]);
    assert_eq!(battle.refused(pinned), Illegal::Pinned { primate: battle.piece('a') });
}

#[test]
fn t_26_an_acting_leaders_circle_is_small() {
    let mut battle = pair("baboon").begin();
    battle.set_acting("r1.1", 'a');
    let away = battle.moving("r1.1", &[('b', "66")]);
    assert!(matches!(battle.refused(away), Illegal::LeftBehind { squares: 3, allowed: 2, .. }));
    battle.walk("r1.1", &[('b', "6")]);
}

#[test]
fn g_09_one_stands_on_walls_and_houses() {
    let mut battle = walker("baboon", "=2");
    battle.walk("r1.1", &[('a', "66")]);
    let ground = battle.field().ground().clone();
    assert_eq!([1, 2].map(|x| ground.surface(cell(x, 0))), [1, 2]);
}

#[test]
fn g_34_the_board_is_left_over_the_own_edge_with_the_last_step() {
    let scene = || {
        let rows = ["a.b......X", ".........."];
        Scene::new(&rows).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").edges(Edge::West, Edge::East)
    };
    let mut battle = scene().begin();
    let wall = Illegal::OffBoard { primate: battle.piece('a'), edges: Edges::of(Edge::West) };
    for path in ["8", "9", "46"] {
        let order = battle.moving("r1.1", &[('a', path)]);
        assert_eq!(battle.refused(order), wall, "{path}");
    }
    battle.walk("r1.1", &[('b', "444")]);
    assert_eq!(battle.pile('b'), Some(Pile::Retreated));
    assert_eq!(cost(&battle, 'a', "4"), Ok(1), "one square beyond the edge is paid for");
    let mut battle = scene().clan("snail", |clan| clan.speed = 2).kit('b', "snail").begin();
    let far = battle.moving("r1.1", &[('b', "444")]);
    assert!(matches!(battle.refused(far), Illegal::TooFar { cost: 3, speed: 2, .. }));
}

#[test]
fn t_153_a_leader_who_walks_off_is_replaced_at_once_without_a_check() {
    let rows = ["abc......X"];
    let mut battle = Scene::new(&rows).squad("r1.1", "baboon", "abc").squad("b1.1", "baboon", "X").begin();
    battle.walk("r1.1", &[('a', "4")]);
    assert_eq!(battle.asked(), ("Successor", RED));
    let successor = battle.piece('c');
    battle.give(Order::Promote(successor));
    assert_eq!((battle.leader("r1.1"), battle.squad("r1.1").lead.acting), (Some(successor), true));
    assert_eq!(battle.asked(), ("Act", RED));
    assert!(battle.rules(|what| matches!(what, What::Tested { .. })).is_empty());
}

#[test]
fn t_153_nobody_is_left_to_lead() {
    let mut battle = Scene::new(&["a......X..b"])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.walk("r1.1", &[('a', "4")]);
    assert_eq!((battle.leader("r1.1"), battle.asked()), (None, ("Act", RED)));
}
