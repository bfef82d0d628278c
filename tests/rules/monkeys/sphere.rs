//! The sphere of influence (T-18, T-24, T-25, T-28 to T-31).

use crate::kit::*;
use monkeys::board::{Cell, distance};
use monkeys::engine::What;
use monkeys::force::{PrimateIx, squad::Pile};
use monkeys::rules::monkeys::{
    door,
    pins::Pin,
    sphere::{self, Sphere},
};

fn of(radius: i32, columns: &[i16]) -> Sphere {
    let mates = columns.iter().enumerate().map(|(place, x)| (PrimateIx(place as u16), cell(*x, 0)));
    Sphere::of((PrimateIx(0), cell(columns[0], 0)), radius, mates)
}

fn outside(radius: i32, columns: &[i16]) -> Vec<i16> {
    of(radius, columns).outside.iter().map(|(_, cell)| cell.x).collect()
}

#[test]
fn t_18_distance_counts_every_second_diagonal_twice() {
    let away = |x: i16, y: i16| distance(Cell::new(10, 10), Cell::new(10 + x, 10 - y));
    assert_eq!([away(6, 0), away(4, 4), away(5, 3), away(5, 4), away(2, 1), away(2, 2)], [6, 6, 6, 7, 2, 3]);
}

#[test]
fn t_24_six_squares_round_the_leader() {
    assert!(outside(6, &[0, 6]).is_empty());
    assert_eq!(outside(6, &[0, 7]), [7]);
}

#[test]
fn t_24_chain_of_links_two_squares_apart() {
    assert!(outside(6, &[0, 6, 8, 10, 12]).is_empty());
    // The order in which they are listed does not matter; a gap of three does.
    assert!(outside(6, &[0, 12, 10, 8, 6]).is_empty());
    assert_eq!(outside(6, &[0, 6, 8, 11, 13]), [11, 13]);
    assert_eq!(outside(6, &[0, 8, 10]), [8, 10], "a chain hangs on the leader's circle");
}

#[test]
fn t_24_pinned_members_are_links() {
    let mut battle =
        Scene::new(&["a.....c.b......X"]).squad("r1.1", "baboon", "abc").squad("b1.1", "baboon", "X").begin();
    battle.set_pin("c", Pin::Serving).end_turn();
    assert_eq!(battle.pile('b'), None);
}

#[test]
fn t_25_the_sergeants_circle_is_the_spheres_middle() {
    let sphere = of(6, &[5, 11, 13]);
    assert_eq!(sphere.centre, Some((cell(5, 0), 6)));
    assert!(sphere.contains(cell(15, 0)), "two squares beyond the last link");
    assert!(!sphere.contains(cell(16, 0)));
    assert!(sphere.contains(cell(5, 6)) && !sphere.contains(cell(5, 7)));
}

/// A leader, a link at six squares, a last one at eight.
fn chain() -> Scene {
    Scene::new(&["a.....c.b......X.Y"])
        .squad("r1.1", "baboon", "abc")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
}

/// The same after the enemy's turn, in which the link has fallen.
fn broken(dice: &[u8]) -> Battle {
    let mut battle = chain().dice(&[&[6][..], dice].concat()).begin();
    battle.end_turn().attack("b1.1", "r1.1").end_turn().fire(&[('X', "c")]);
    assert_eq!((battle.pile('c'), battle.asked()), (Some(Pile::Wounded), ("Act", RED)));
    battle
}

#[test]
fn t_28_stragglers_are_missing_after_the_firing_phase() {
    let mut battle = broken(&[6]);
    battle.attack("r1.1", "b1.1").end_turn();
    // b fires before it is counted as missing.
    battle.fire(&[('b', "X")]);
    assert_eq!((battle.pile('b'), battle.pile('a')), (Some(Pile::Missing), None));
}

#[test]
fn t_28_a_pinned_one_left_behind_is_missing_like_any_other() {
    let mut battle = broken(&[]);
    battle.set_pin("b", Pin::Serving).end_turn();
    assert_eq!(battle.pile('b'), Some(Pile::Missing));
    assert_eq!(battle.rules(|what| matches!(what, What::Removed { pile: Pile::Missing, .. })), ["T-28"]);
}

#[test]
fn t_29_a_chain_broken_on_the_enemys_turn_counts_at_the_end_of_the_own() {
    let mut battle = broken(&[]);
    assert_eq!(battle.pile('b'), None, "the enemy's turn has ended");
    battle.end_turn();
    assert_eq!(battle.pile('b'), Some(Pile::Missing));
}

#[test]
fn t_29_who_comes_back_in_time_is_not_missing() {
    let mut battle = broken(&[]);
    battle.walk("r1.1", &[('b', "44")]).end_turn();
    assert_eq!(battle.pile('b'), None);
}

#[test]
fn t_30_the_missing_are_casualties_like_others() {
    let mut battle = broken(&[]);
    battle.end_turn();
    assert_eq!(door::lost_scrap(&battle.world, RED), 24);
}

#[test]
fn t_31_the_leader_is_never_missing() {
    let mut battle = chain().begin();
    battle.set_acting("r1.1", 'b').end_turn();
    // c is two squares from it, a is not.
    assert_eq!(['a', 'b', 'c'].map(|one| battle.pile(one)), [Some(Pile::Missing), None, None]);
    let field = battle.field();
    assert_eq!(sphere::radius(field, field.find_unit(unit("r1.1")).expect("a unit")), 2);
}

#[test]
fn t_28_only_the_active_platoons_units_are_looked_at() {
    // It hangs on nothing when blue's turn ends, and blue's turn alone has ended.
    assert_eq!(broken(&[]).pile('b'), None);
}

#[test]
fn t_26_whoever_can_come_inside_is_in_reach() {
    let sphere = of(6, &[20]);
    let table = || (0..40).flat_map(|x| (0..40).map(move |y| Cell::new(x, y)));
    let inside: Vec<Cell> = table().filter(|cell| sphere.contains(*cell)).collect();
    for start in table() {
        let squares = inside.iter().map(|cell| distance(start, *cell)).min().expect("there is a circle");
        assert!(sphere.is_in_reach(start, squares as u16), "{start} is {squares} squares off");
    }
    assert!(!sphere.is_in_reach(Cell::new(35, 0), 6), "15 squares from the leader, 9 from his circle");
}
