//! The planner of a squad's move (T-24, T-26).

use crate::kit::*;
use monkeys::board::Cell;
use monkeys::rules::monkeys::{Order, formation, order::Leg, pins::Pin};

fn plan(battle: &Battle, goal: Cell) -> Order {
    let field = battle.field();
    formation::plan(field, field.find_unit(unit("r1.1")).expect("a unit"), goal).expect("a plan")
}

fn squad() -> Scene {
    let rows = ["ab............", "cd............", "..............", ".............X"];
    Scene::new(&rows).squad("r1.1", "baboon", "abcd").squad("b1.1", "baboon", "X")
}

#[test]
fn t_24_everyone_comes_along_inside_the_sphere() {
    let mut battle = squad().begin();
    let order = plan(&battle, cell(9, 1));
    battle.give(order);
    assert_eq!(battle.at('a'), Some(cell(9, 1)));
    battle.end_turn();
    assert!("abcd".chars().all(|one| battle.pile(one).is_none()));
}

#[test]
fn t_26_a_pinned_mate_is_left_and_the_others_go() {
    let mut battle = squad().begin();
    battle.set_pin("d", Pin::Serving);
    let order = plan(&battle, cell(12, 0));
    battle.give(order);
    assert_eq!((battle.at('d'), battle.at('a')), (Some(cell(1, 1)), Some(cell(12, 0))));
}

#[test]
fn t_42_with_a_pinned_leader_another_goes_first_and_stays_near() {
    let mut battle = squad().begin();
    battle.set_pin("a", Pin::Serving);
    let field = battle.field();
    let unit_ix = field.find_unit(unit("r1.1")).expect("a unit");
    let lead = formation::lead(field, unit_ix).expect("someone can go");
    assert_eq!(field.primate(lead).id, battle.piece('b'));
    let cells = formation::destinations(field, unit_ix);
    assert!(cells.iter().all(|(to, _)| monkeys::board::distance(cell(0, 0), *to) <= 6));
    let order = plan(&battle, cell(6, 0));
    battle.give(order);
}

#[test]
fn t_26_who_is_slow_comes_as_near_as_he_can() {
    let mut battle = squad().clan("slug", |clan| clan.speed = 2).kit('d', "slug").begin();
    let order = plan(&battle, cell(12, 1));
    battle.give(order);
    assert_eq!(battle.at('d').map(|at| at.x), Some(3));
}

#[test]
fn plans_prefer_cover_for_those_who_follow() {
    let rows = ["ab........,...", "..............", "..............", ".............X"];
    let mut battle = Scene::new(&rows).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").begin();
    let order = plan(&battle, cell(9, 1));
    battle.give(order);
    assert_eq!(battle.at('b'), Some(cell(10, 0)));
}

#[test]
fn a_plan_names_every_path_in_full() {
    let battle = squad().begin();
    let Order::Move { steps, .. } = plan(&battle, cell(5, 0)) else { panic!("a plan is a move") };
    assert_eq!(steps.len(), 4);
    assert!(steps.iter().all(|leg| matches!(leg, Leg::Go(_, path) if !path.0.is_empty())));
}
