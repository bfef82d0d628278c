//! Battle: markers, which side controls them, and how long they have to be held (G-15, T-150, T-06).

use crate::kit::*;
use monkeys::board::Edge;
use monkeys::engine::What;
use monkeys::force::{Side, squad::Pile};
use monkeys::rules::monkeys::{pins::Pin, platoons::Turn, scenarios, scenarios::Scenario};

fn end(battle: &Battle) -> Option<(Option<Side>, &'static str, &'static str)> {
    battle.outcome().map(|outcome| (outcome.winner, outcome.how, outcome.rule.0))
}

/// A full board with primates on some squares; the markers are in the middle and on (17, 12), (54, 12), (17, 35), (54,
/// 35).
fn field(primates: &[(char, i16, i16)]) -> Scene {
    let mut rows = vec![vec![b'.'; 72]; 48];
    for (letter, x, y) in primates {
        rows[*y as usize][*x as usize] = *letter as u8;
    }
    let rows: Vec<String> = rows.into_iter().map(|row| String::from_utf8(row).expect("letters")).collect();
    Scene::new(&rows).scenario(Scenario::Battle).edges(Edge::West, Edge::East)
}

/// Red is at three markers, blue at none.
fn three_held() -> Scene {
    field(&[('a', 18, 12), ('b', 18, 36), ('c', 36, 24), ('X', 71, 0), ('Y', 71, 1)])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("r1.3", "baboon", "c")
        .squad("b1.1", "baboon", "XY")
}

fn held(battle: &Battle) -> Vec<Option<Side>> {
    battle.world.resource::<Turn>().stakes.markers.iter().map(|marker| marker.held).collect()
}

#[test]
fn g_15_five_markers_in_the_middle_and_round_it() {
    let battle = three_held().begin();
    let markers = &battle.world.resource::<Turn>().stakes.markers;
    let cells: Vec<_> = markers.iter().map(|marker| marker.cell).collect();
    assert_eq!(cells, [cell(35, 23), cell(17, 12), cell(54, 12), cell(17, 35), cell(54, 35)]);
    assert_eq!(markers[0].last, cell(36, 24), "between the four middle squares");
    assert_eq!(held(&battle), [None; 5]);
}

#[test]
fn g_15_a_half_turn_maps_the_markers_on_themselves_on_every_board() {
    for (width, height) in [(72i16, 48i16), (71, 47), (36, 24), (25, 13), (12, 8), (200, 101), (256, 256)] {
        let rows = vec![open(width as usize); height as usize];
        let mut rows: Vec<Vec<u8>> = rows.into_iter().map(String::into_bytes).collect();
        (rows[0][0], rows[0][width as usize - 1]) = (b'a', b'X');
        let rows: Vec<String> = rows.into_iter().map(|row| String::from_utf8(row).expect("letters")).collect();
        let scene = Scene::new(&rows).scenario(Scenario::Battle).squad("r1.1", "baboon", "a");
        let battle = scene.squad("b1.1", "baboon", "X").begin();
        let markers = &battle.world.resource::<Turn>().stakes.markers;
        for marker in markers {
            let turned = |at: monkeys::board::Cell| cell(width - 1 - at.x, height - 1 - at.y);
            let (first, last) = (turned(marker.last), turned(marker.cell));
            let found = markers.iter().any(|other| (other.cell, other.last) == (first, last));
            assert!(found, "{width} x {height}: {marker:?} has no partner");
        }
    }
}

#[test]
fn g_15_an_unpinned_primate_within_three_and_no_unpinned_enemy() {
    // The middle marker is between four squares: the nearest of them counts, on either side.
    let control = |x: i16, enemy: (i16, i16), pinned: &str| {
        let scene = field(&[('a', x, 24), ('X', enemy.0, enemy.1)]);
        let mut battle = scene.squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
        battle.set_pin(pinned, Pin::Fresh);
        scenarios::battle::control(battle.field(), &battle.world.resource::<Turn>().stakes.markers[0])
    };
    assert_eq!(control(32, (71, 0), ""), Some(RED), "three squares from the western ones");
    assert_eq!(control(31, (71, 0), ""), None, "four squares are too far");
    assert_eq!((control(39, (71, 0), ""), control(40, (71, 0), "")), (Some(RED), None), "and as far in the east");
    assert_eq!(control(33, (39, 24), ""), None, "contested");
    assert_eq!(control(33, (39, 24), "X"), Some(RED), "a pinned enemy does not contest");
    assert_eq!(control(33, (39, 24), "a"), Some(BLUE));
    assert_eq!(control(33, (71, 0), "a"), None);
}

#[test]
fn g_15_three_markers_through_a_complete_round_win() {
    let mut battle = three_held().begin();
    battle.end_turn();
    assert_eq!((held(&battle)[0], end(&battle)), (Some(RED), None), "the count begins at the end of red's turn");
    battle.end_turn();
    assert_eq!(end(&battle), None, "blue's turn is half a round");
    battle.end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "markers-held", "G-15")));
}

#[test]
fn g_15_the_count_begins_at_the_end_of_an_own_turn() {
    // Blue moves first; red's markers are noted at the end of blue's turn, but count from the end of red's.
    let mut battle = three_held().begin_with(&[1, 6]);
    battle.end_turn();
    assert_eq!(held(&battle).iter().filter(|held| **held == Some(RED)).count(), 3);
    battle.end_turn().end_turn();
    assert_eq!(end(&battle), None);
    battle.end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "markers-held", "G-15")));
}

#[test]
fn g_15_a_marker_is_held_until_the_enemy_controls_it() {
    let mut battle = three_held().begin();
    battle.end_turn();
    battle.walk("b1.1", &[('X', "1")]).end_turn();
    battle.walk("r1.3", &[('c', "9999")]);
    let walked = battle.at('c').expect("on the board");
    assert!(walked != cell(36, 24));
    battle.end_turn();
    assert_eq!(held(&battle)[0], Some(RED), "nobody took it");
    assert_eq!(end(&battle), Some((Some(RED), "markers-held", "G-15")));
}

#[test]
fn g_15_losing_one_breaks_the_count() {
    let mut battle = field(&[('a', 18, 12), ('b', 18, 36), ('c', 33, 24), ('X', 44, 24), ('Y', 71, 1)])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("r1.3", "baboon", "c")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .begin();
    battle.end_turn().set_pin("c", Pin::Fresh).walk("b1.1", &[('X', "44444")]).end_turn();
    assert_eq!((held(&battle)[0], end(&battle)), (Some(BLUE), None));
    battle.end_turn();
    assert_eq!(end(&battle), None);
}

#[test]
fn t_150_who_has_nobody_left_has_lost_the_markers_too() {
    let mut battle = three_held().begin();
    battle.set_gone("XY", Pile::Wounded).end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "deserted", "T-150")));
    let mut battle = three_held().begin();
    battle.set_gone("abcXY", Pile::Wounded).end_turn();
    assert_eq!(end(&battle), Some((None, "deserted-both", "G-36")));
}

#[test]
fn t_06_a_skipped_turn_counts_for_the_round() {
    // Blue's first platoon is gone: its turn is skipped, and the round is complete anyway.
    let mut battle = field(&[('a', 18, 12), ('b', 18, 36), ('c', 36, 24), ('d', 0, 0), ('X', 71, 0), ('Y', 71, 1)])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("r1.3", "baboon", "c")
        .squad("r2.1", "baboon", "d")
        .squad("b1.1", "baboon", "X")
        .squad("b2.1", "baboon", "Y")
        .begin();
    use monkeys::rules::monkeys::Order::Designate;
    battle.set_gone("X", Pile::Wounded).give(Designate(1)).end_turn();
    battle.give(Designate(1));
    assert_eq!(battle.asked(), ("Act", RED), "skipped");
    battle.end_turn().end_turn();
    assert_eq!(end(&battle), None, "three turns");
    battle.end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "markers-held", "G-15")));
}

#[test]
fn g_15_the_score_says_who_holds_what() {
    let mut battle = three_held().begin();
    battle.end_turn();
    let turn = battle.world.resource::<Turn>();
    let lines: Vec<_> = scenarios::standing(battle.field(), turn)
        .iter()
        .map(|line| (line.side, line.label, line.value, line.of))
        .collect();
    assert_eq!(
        lines,
        [
            (Some(RED), "standing-markers", 3, 5),
            (Some(RED), "standing-holds", 1, 2),
            (Some(BLUE), "standing-markers", 0, 5),
            (Some(RED), "standing-scrap", 0, 0),
            (Some(BLUE), "standing-scrap", 0, 0),
        ]
    );
    let told = battle.rules(|what| matches!(what, What::Held { object: "marker", .. }));
    assert_eq!(told, ["G-15"; 3]);
}
