//! Half a turn of the board gives the half-turned battle (G11).

use crate::{
    chance::{COLUMN, LEAGUE, entrenched},
    grown::grown,
    scene::{Game, Scene},
};
use monkeys::board::{
    Cell,
    generate::{Style, Symmetry},
};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{Rules, What};
use monkeys::force::squad::Place;
use monkeys::rules::hexes::{Hexes, Order, answers::Answer};

const fn turned(cell: Cell) -> Cell {
    Cell::new(6 - cell.x, 16 - cell.y)
}

fn turn_order(order: Order) -> Order {
    match order {
        Order::SetUp(unit, cell, facing, speed) => Order::SetUp(unit, turned(cell), facing.opposite(), speed),
        Order::Choose(answers) => Order::Choose(answers.into_iter().map(turn_answer).collect()),
        other => other,
    }
}

fn turn_answer(answer: Answer) -> Answer {
    match answer {
        Answer::Move(unit, facing, cell) => Answer::Move(unit, facing.opposite(), turned(cell)),
        Answer::Retreat(unit, cell, facing) => Answer::Retreat(unit, turned(cell), facing.opposite()),
        Answer::Smoke(unit, weapon, cell) => Answer::Smoke(unit, weapon, turned(cell)),
        other => other,
    }
}

fn turn_scene(scene: &Scene) -> Scene {
    let mut other = scene.clone();
    let table = scene.0.terrain.table();
    for hex in table.hexes() {
        other.0.terrain[table.turned(hex)] = scene.0.terrain[hex];
    }
    for side in &mut other.0.sides {
        side.facing = side.facing.opposite();
        side.zone = side.zone.iter().map(|hex| table.turned(*hex)).collect();
    }
    other
}

/// All that is the same in both: places and facings are turned.
fn assert_turned(one: &Game, other: &Game) {
    for (state, turned_state) in one.field().units.iter().zip(&other.field().units) {
        let place = match state.place {
            Place::On(cell) => Place::On(turned(cell)),
            other => other,
        };
        assert_eq!(place, turned_state.place, "{} in {:?}", state.id, one.step());
        if state.hex().is_some() {
            assert_eq!(state.stance.facing.opposite(), turned_state.stance.facing, "{} in {:?}", state.id, one.step());
        }
        assert_eq!(state.stance.speed, turned_state.stance.speed);
        assert_eq!(
            (&state.tokens, state.models, state.hurt),
            (&turned_state.tokens, turned_state.models, turned_state.hurt)
        );
    }
    let table = one.field().table();
    for hex in table.hexes() {
        let clouds = [one.field().land.cloud(hex), other.field().land.cloud(table.turned(hex))];
        assert_eq!(clouds[0], clouds[1], "{}", Cell::from(hex));
    }
}

/// Whether several assaults may have been fought since so many facts: which is first depends on where they are.
fn has_an_order_of_place(game: &Game, since: usize) -> bool {
    let marked = |what: &What| matches!(what, What::Marked { mark: "in-assault", .. });
    game.turn().fights.len() > 1 || game.facts()[since..].iter().filter(|what| marked(what)).count() > 3
}

/// The orders of battles by chance that were the same on a ground and on the turned one.
fn compared(scene: &Scene, seeds: std::ops::Range<u64>) -> u32 {
    let mut compared = 0;
    for seed in seeds {
        let mut one = scene.begin_with(Dice::seeded(seed));
        let mut other = turn_scene(scene).begin_with(Dice::seeded(seed));
        let mut luck = Stream::new(seed, "orders");
        while !one.is_over() {
            if one.asked().0 == "Stay" {
                break;
            }
            let facts = one.facts().len();
            assert_eq!(one.asked(), other.asked());
            let order = Hexes::wander(one.view(), one.choices(), &mut luck).expect("an order");
            one.order(order.clone());
            other.order(turn_order(order));
            if has_an_order_of_place(&one, facts) {
                break;
            }
            assert_turned(&one, &other);
            compared += 1;
        }
    }
    compared
}

#[test]
fn g_11_half_a_turn_of_the_board_gives_the_half_turned_battle() {
    let compared = compared(&entrenched([&COLUMN, &LEAGUE]), 0..6);
    assert!(compared > 150, "only {compared} orders are compared");
}

#[test]
fn g_11_half_a_turn_of_a_grown_board_gives_the_half_turned_battle() {
    let (mut all, styles) = (0, [Style::Plains, Style::Jungle, Style::Ruins, Style::Mountain]);
    for (seed, style) in (0..).zip(styles) {
        all += compared(&grown(50, style, Symmetry::None, seed), seed..seed + 1);
    }
    assert!(all > 60, "only {all} orders are compared");
}
