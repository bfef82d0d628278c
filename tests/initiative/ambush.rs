//! The ambush turn, the load, and the two victory conditions of the scenarios.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::board::Zone;
use monkeys::engine::{Refusal, Rules};
use monkeys::rules::initiative::{
    Initiative, Order,
    movement::Pace,
    muster::{Ambush, Goal},
    order::{Action, Mark, Ready, Then},
};

/// The last row of the board.
fn home() -> Zone {
    Zone(vec![(at(0, 29), at(99, 29)).into()])
}

/// A road from top to bottom in columns 20 and 21.
fn road() -> Scene {
    let road: Vec<(usize, usize)> = (0..30).flat_map(|y| [(20, y), (21, y)]).collect();
    Scene::with('=', &road).scenario(|scenario| {
        scenario.ambush = Some(Ambush { movers: A, to: home() });
        scenario.goal = Goal::Carry { movers: A, to: home(), few: 2 };
        scenario.turns = Some(5);
    })
}

/// A baboon with Initiative 4 and a captain with 6 walk; a hidden howler with 3 and a rifle waits beside the road.
fn ambush() -> Scene {
    let scene = road().numbers(|book| book.characters[7].weapon = "rifle".into());
    let scene = scene.add_as(A, "baboon-rifle", (20, 0), |baboon| baboon.carries = true);
    let scene = scene.add(A, "capuchin-captain", 21, 0).add(A, "macaque-runner", 21, 2);
    scene.hide(B, "howler-gunner", 30, 11)
}

/// The howler starts to aim along the road; then the first turn starts.
fn aiming() -> Scene {
    let scene = ambush().band(B, |band| {
        band.zone = Zone(vec![(at(30, 11), at(30, 11)).into()]);
        band.characters[0].cell = None;
        band.manner = monkeys::rules::initiative::muster::Manner::Lurking;
    });
    // Only the cell of the howler has cover.
    let mut rows = vec![vec!['.'; 100]; 30];
    for row in &mut rows {
        (row[20], row[21]) = ('=', '=');
    }
    rows[11][30] = 'o';
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    let ground = Scene::on(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    let mut scene = scene;
    scene.0.sight = ground.0.sight;
    scene
}

#[test]
fn w_13_r_25_movers_walk_in_every_phase_and_initiative_6_is_called() {
    let mut game = ambush().declaring().begin(&[]);
    // The baboon walks 4 cells at the start of the phase, the macaque before it; neither is asked.
    game.declared();
    for phase in [6, 5, 4] {
        game.until(id(A, 2), phase);
        let gone = 4 * (7 - i16::from(phase));
        assert_eq!([id(A, 1), id(A, 3)].map(|unit| game.cell(unit)), [Some(at(20, gone)), Some(at(21, 2 + gone))]);
        game.hold();
    }
}

#[test]
fn r_25_a_15_no_say_until_the_first_shot_and_a_say_from_then_on() {
    let mut game = aiming().declaring().begin(&[2, 20, 20, 20]);
    assert_eq!(game.window(), "SetUp");
    game.order(Order::SetUp(id(B, 1), at(30, 11), Some(Mark::Direction(at(20, 11)))));
    // Of the movers only the captain, with Initiative 6, has a choice (R25).
    let mut asked = Vec::new();
    while game.window() == "Declare" {
        let side = game.view().turn.side;
        let walk = |unit| Order::Repeat(unit, Action::Move(Pace::Walk, vec![at(21, 1)], Then::Stop));
        if side == A {
            assert_eq!([1, 3].map(|number| game.refusal(walk(id(A, number))).rule().0), ["R25"; 2]);
            assert_eq!(Initiative::check(game.view(), &walk(id(A, 2))), Ok(()));
        }
        asked.push(side);
        game.order(Order::Declared);
    }
    assert_eq!(asked, [B, A]);
    // Phase 6: the macaque, then the baboon, to rows 6 and 4: 30 degrees up from the aim at 10 columns are 5.77 rows.
    assert_eq!((game.asked(), game.cell(id(A, 3))), (("Watch", id(A, 3), 6), Some(at(21, 6))));
    game.order(Order::Interrupt(id(B, 1)));
    // Nobody was visible when it was set up: quick shots (R21). The macaque is Small, at Short; it did not panic: 2.
    assert_eq!(game.needs(), [9, 9, 9]);
    game.dice_used();
    assert_eq!(game.asked(), ("Repeat", id(A, 1), 6), "the baboon may break off now");
    game.order(Order::BreakOff(id(A, 1)));
    game.until(id(A, 1), 4);
    assert_eq!(game.no(Action::Move(Pace::Walk, vec![at(20, 1)], Then::Stop)), "R19");
}

#[test]
fn w_13_r_26_without_an_aim_first_in_a_phase_in_which_it_acts() {
    let mut game = ambush().begin(&[]);
    loop {
        let (window, unit, phase) = game.asked();
        assert!(window != "Watch", "it doesn't aim");
        if unit == id(B, 1) {
            assert_eq!((window, phase), ("Call", 3));
            break;
        }
        game.order(if window == "Call" { Order::Act(unit, Action::Hold) } else { Order::GoOn(unit) });
    }
}

#[test]
fn a_15_the_panicking_break_off() {
    // A panic of 6 costs a macaque with Initiative 5 a call.
    let mut game = aiming().declaring().begin(&[6, 20, 20, 20]);
    game.order(Order::SetUp(id(B, 1), at(30, 11), Some(Mark::Direction(at(20, 11)))));
    game.declared();
    game.order(Order::Interrupt(id(B, 1)));
    game.until(id(A, 3), 4);
    assert_eq!(game.no(Action::Reload), "R19", "the call of phase 5 was lost");
}

#[test]
fn a_15_the_wounded_break_off() {
    // One shot of three dice hits the macaque's leg: 8 with its capacity of 8 is slight; it does not panic: 1.
    let mut game = aiming().numbers(|book| book.weapons[3].shots = 1).declaring().begin(&[1, 1, 8, 3, 3, 2]);
    game.order(Order::SetUp(id(B, 1), at(30, 11), Some(Mark::Direction(at(20, 11)))));
    game.declared();
    game.order(Order::Interrupt(id(B, 1)));
    assert_eq!(game.initiative(id(A, 3)), 4);
    game.until(id(A, 3), 4);
    assert_eq!(game.no(Action::Reload), "R19", "it had to break off");
    game.dice_used();
}

#[test]
fn g_23_the_carrier_crawls_and_walks() {
    let scene = ambush().scenario(|scenario| scenario.ambush = None);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 4);
    let south = |cells: i16| (1..=cells).map(|far| at(20, far)).collect();
    assert_eq!(game.no(Action::Move(Pace::Trot, south(4), Then::Stop)), "G23");
    assert_eq!(game.no(Action::Move(Pace::Run, south(4), Then::Stop)), "G23");
    game.act(Action::Move(Pace::Walk, south(4), Then::Stop));
    game.until(id(A, 1), 3);
    game.act(Action::Ready(Ready::PutDown));
    assert_eq!(game.field().load(), Some((at(20, 4), None)));
    game.until(id(A, 1), 2);
    assert_eq!(game.no(Action::Ready(Ready::PutDown)), "G17");
    game.act(Action::Move(Pace::Trot, (5..=6).map(|y| at(20, y)).collect(), Then::Stop));
    game.until(id(A, 1), 1);
    assert_eq!(game.no(Action::Ready(Ready::PickUp)), "G17", "two cells away");
}

#[test]
fn g_23_who_carries_the_load_is_said_before_the_ambush_is_laid() {
    let scene = aiming().band(A, |band| band.characters[0].carries = false).add(A, "gorilla-heavy", 20, 2);
    let mut game = scene.begin(&[]);
    assert_eq!(game.window(), "Carrier");
    assert_eq!(game.refusal(Order::Carry(id(A, 4))).rule().0, "G23", "a machine gunner");
    let choices = game.choices();
    assert_eq!(choices.orders.len(), 3);
    assert_eq!(choices.default.as_ref(), choices.orders.first());
    let refused: Vec<(&Order, &str)> = choices.refused.iter().map(|(order, why)| (order, why.rule().0)).collect();
    assert_eq!(refused, [(&Order::Carry(id(A, 4)), "G23")], "the machine gunner is listed, with the reason");
    game.order(Order::Carry(id(A, 2)));
    assert!(game.field().carries(game.unit(id(A, 2))));
    assert_eq!(game.window(), "SetUp");
}

/// The captain carries the load; a howler is far from it.
fn near_home(y: i16) -> Scene {
    let scene = road().scenario(|scenario| scenario.ambush = None);
    scene.add_as(A, "capuchin-captain", (20, y), |captain| captain.carries = true).add(B, "howler-gunner", 90, 2)
}

#[test]
fn g_23_the_movers_win_as_soon_as_the_load_is_home() {
    let mut game = near_home(27).begin(&[]);
    game.act(Action::Move(Pace::Walk, vec![at(20, 28), at(20, 29)], Then::Stop));
    assert_eq!(game.outcome(), Some((Some(A), "carried")));
}

#[test]
fn g_23_after_the_last_turn_the_ambushers_win() {
    let mut game = near_home(2).turns(1).begin(&[]);
    while !game.is_over() {
        game.hold();
    }
    assert_eq!(game.outcome(), Some((Some(B), "held-up")));
}

#[test]
fn g_23_the_load_falls_and_two_movers_are_too_few_without_it() {
    let scene = road().scenario(|scenario| scenario.ambush = None);
    let scene = scene.add_as(A, "baboon-rifle", (20, 2), |baboon| baboon.carries = true);
    let scene = scene.add(A, "macaque-runner", 21, 2).add(A, "gorilla-heavy", 90, 20);
    let mut game = scene.add(B, "capuchin-captain", 20, 12).begin(&[1, 1, 6, 6, 6]);
    game.fire(id(A, 1));
    assert_eq!(game.field().load(), Some((at(20, 2), None)));
    assert_eq!(game.outcome(), Some((Some(B), "load-lost")), "two are able, and none carries it");
    game.dice_used();
}

#[test]
fn g_23_the_movers_win_when_no_ambusher_is_able() {
    let scene = near_home(2).add(B, "baboon-rifle", 20, 12).band(B, |band| {
        band.characters.remove(0);
    });
    // The head of the baboon bears 6.
    let mut game = scene.begin(&[1, 1, 6, 6, 6]);
    game.fire(id(B, 1));
    assert_eq!(game.outcome(), Some((Some(A), "no-ambusher")));
}

/// One from each side, near the pump and far from it.
fn pump(near: i16) -> Game {
    let cells = vec![at(19, 14), at(20, 14), at(19, 15), at(20, 15)];
    let scene = Scene::open().turns(8).scenario(|scenario| {
        scenario.goal = Goal::Hold { cells, near: 2, from: 3, turns: 2 };
    });
    scene.add(A, "baboon-rifle", 20 + near, 15).add(B, "howler-gunner", 190, 2).begin(&[])
}

#[test]
fn g_22_alone_at_the_pump_at_the_end_of_two_turns() {
    let mut game = pump(2);
    while !game.is_over() {
        game.hold();
    }
    assert_eq!((game.outcome(), game.view().turn.turn), (Some((Some(A), "held")), 4));
    let mut game = pump(3);
    while !game.is_over() {
        game.hold();
    }
    assert_eq!((game.outcome(), game.view().turn.turn), (Some((None, "more-able")), 8));
}

#[test]
fn g_11_a_broken_side_loses() {
    let scene = Scene::open().add(A, "capuchin-captain", 10, 10).add(A, "gorilla-heavy", 10, 12);
    let scene = scene.add(B, "baboon-rifle", 20, 10).add(B, "spider-monkey-rifle", 20, 12);
    let scene = scene.add(B, "tarsier-marksman", 90, 12);
    let scene = scene.numbers(|book| book.weapons[2].shots = 1);
    // Two of three fall to hits in the head; a third of three is able, against two.
    let mut game = scene.begin(&[1, 1, 6, 6, 6, 1, 1, 6, 6, 6]);
    game.fire(id(B, 1));
    while !game.is_over() && game.view().turn.turn == 1 {
        game.hold();
    }
    assert!(!game.is_over(), "two are able");
    game.fire(id(B, 2));
    while !game.is_over() && game.view().turn.turn == 2 {
        game.hold();
    }
    assert_eq!(game.outcome(), Some((Some(A), "broken")), "one of three is able, and two others are");
    game.dice_used();
}
