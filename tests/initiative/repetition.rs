//! Repeated actions, and turns without calls.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::board::Cell;
use monkeys::engine::Refusal;
use monkeys::rules::initiative::{
    Order, covering,
    movement::Pace,
    order::{Action, Attack, Then},
};

/// This many cells to the east of (10, 10).
fn east(cells: i16) -> Vec<Cell> {
    (1..=cells).map(|far| at(10 + far, 10)).collect()
}

fn walk(cells: i16) -> Action {
    Action::Move(Pace::Walk, east(cells), Then::Stop)
}

/// An orangutan with Initiative 2 repeats something; a howler with 3 is far off.
fn slow(action: Action) -> Game {
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "howler-gunner", 150, 29);
    let mut game = scene.declaring().begin(&[]);
    game.order(Order::Repeat(id(A, 1), action));
    game.declared();
    game
}

#[test]
fn w_9_r_17_r_18_r_28_a_repeated_walk_is_done_in_every_phase() {
    let mut game = slow(walk(24));
    for phase in (1..=6).rev() {
        while game.asked().0 == "Call" {
            game.hold();
        }
        assert_eq!(game.asked(), ("Repeat", id(A, 1), phase), "before any call of the phase");
        game.order(Order::GoOn(id(A, 1)));
        assert_eq!(game.cell(id(A, 1)), Some(at(10 + 4 * (7 - i16::from(phase)), 10)));
        while game.window() == "Call" && game.view().turn.phase == phase {
            assert_ne!(game.asked().1, id(A, 1), "it has acted (A8)");
            game.hold();
        }
    }
    assert_eq!((game.window(), game.view().turn.turn), ("Declare", 2), "declared again each turn");
}

#[test]
fn r_17_r_18_whoever_has_initiative_6_may_repeat_and_comes_before_all_calls() {
    let scene = Scene::open().add(A, "capuchin-captain", 10, 10).add(B, "gibbon-climber", 150, 29);
    let mut game = scene.declaring().begin(&[]);
    game.until_declare(A);
    game.order(Order::Repeat(id(A, 1), walk(8)));
    game.declared();
    assert_eq!(game.asked(), ("Repeat", id(A, 1), 6));
    game.order(Order::GoOn(id(A, 1)));
    assert_eq!(game.asked(), ("Repeat", id(A, 1), 5), "before the gibbon, which has Initiative 5");
}

#[test]
fn w_9_a_called_walk_gets_eight_cells() {
    let mut game = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "howler-gunner", 150, 29).begin(&[]);
    for phase in [2, 1] {
        game.until(id(A, 1), phase);
        let from = game.cell(id(A, 1)).expect("it stands").x;
        game.act(Action::Move(Pace::Walk, (1..=4).map(|far| at(from + far, 10)).collect(), Then::Stop));
    }
    assert_eq!(game.cell(id(A, 1)), Some(at(18, 10)));
}

#[test]
fn w_9_r_19_breaking_off() {
    let mut game = slow(walk(24));
    game.order(Order::GoOn(id(A, 1)));
    game.order(Order::GoOn(id(A, 1)));
    assert_eq!(game.asked(), ("Repeat", id(A, 1), 4));
    game.order(Order::BreakOff(id(A, 1)));
    assert_eq!(game.asked(), ("Call", id(B, 1), 3), "nothing in 4 and 3");
    game.until(id(A, 1), 2);
    for action in [walk(1), Action::Reload, Action::Fire(id(B, 1)), Action::StandUp] {
        assert_eq!(game.no(action), "R19");
    }
    game.act(Action::GoProne);
    game.until(id(A, 1), 1);
    game.act(Action::Move(Pace::Walk, vec![at(19, 10)], Then::Stop));
    assert_eq!(game.cell(id(A, 1)), Some(at(19, 10)), "anything again");
}

#[test]
fn r_19_declining_the_one_restricted_call_uses_it_up() {
    let mut game = slow(walk(24));
    game.order(Order::GoOn(id(A, 1)));
    game.order(Order::GoOn(id(A, 1)));
    game.order(Order::BreakOff(id(A, 1)));
    game.until(id(A, 1), 2);
    assert_eq!(game.no(walk(1)), "R19");
    game.hold();
    game.until(id(A, 1), 1);
    game.act(Action::Move(Pace::Walk, vec![at(19, 10)], Then::Stop));
    assert_eq!(game.cell(id(A, 1)), Some(at(19, 10)), "in phase 1 anything");
}

#[test]
fn r_19_a_break_off_in_the_last_phase_is_over_with_the_turn() {
    let mut game = slow(walk(24));
    for _ in (2..=6).rev() {
        while game.asked().0 == "Call" {
            game.hold();
        }
        game.order(Order::GoOn(id(A, 1)));
    }
    while game.asked().0 == "Call" {
        game.hold();
    }
    game.order(Order::BreakOff(id(A, 1)));
    game.until(id(A, 1), 1);
    assert_eq!(game.no(walk(1)), "R19");
    game.hold();
    while game.window() != "Declare" {
        game.hold();
    }
    while game.view().turn.side != A {
        game.order(Order::Declared);
    }
    let on = (1..=4).map(|far| at(30 + far, 10)).collect();
    game.order(Order::Repeat(id(A, 1), Action::Move(Pace::Walk, on, Then::Stop)));
    game.declared();
    assert_eq!(game.asked(), ("Repeat", id(A, 1), 6), "free to repeat again");
}

/// A howler with 3 repeats a walk across the aim of an orangutan with 2, which repeats something too.
#[test]
fn r_1_r_17_r_19_who_repeats_or_has_broken_off_takes_no_opportunity_fire() {
    let (marksman, howler) = (id(A, 1), id(B, 1));
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "howler-gunner", 30, 12);
    let mut game = scene.declaring().begin(&[]);
    game.declared();
    game.until(marksman, 1);
    game.aim(howler);
    while game.window() != "Declare" {
        game.hold();
    }
    let south = (1..=16).map(|far| at(30, 12 + far)).collect();
    for _ in 0..2 {
        let order = if game.view().turn.side == A {
            Order::Repeat(marksman, walk(24))
        } else {
            Order::Repeat(howler, Action::Move(Pace::Walk, Vec::clone(&south), Then::Stop))
        };
        game.order(order);
        game.order(Order::Declared);
    }
    let no = |game: &Game| {
        let (field, turn) = (game.field(), game.view().turn);
        covering::shot(field, turn, game.unit(marksman), game.unit(howler)).err().map(|why| why.rule().0)
    };
    assert_eq!(game.asked(), ("Repeat", howler, 6));
    assert_eq!(no(&game), Some("R17"));
    game.order(Order::GoOn(howler));
    assert_eq!(game.asked(), ("Repeat", marksman, 6), "nobody was asked to fire");
    game.order(Order::BreakOff(marksman));
    while game.asked().0 == "Call" {
        game.hold();
    }
    assert_eq!(game.asked(), ("Repeat", howler, 5));
    assert_eq!(no(&game), Some("R19"));
    game.order(Order::GoOn(howler));
    assert_ne!(game.window(), "Watch");
}

/// An aiming marksman repeats a walk, breaks it off before its first step, and declines its one restricted call.
#[test]
fn r_19_declining_the_restricted_call_allows_no_opportunity_fire_in_its_phase() {
    let (marksman, howler) = (id(A, 1), id(B, 1));
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "howler-gunner", 30, 12);
    let mut game = scene.declaring().begin(&[]);
    game.until(marksman, 1);
    game.aim(howler);
    while game.window() != "Declare" {
        game.hold();
    }
    game.order(Order::Repeat(marksman, walk(24)));
    game.declared();
    game.order(Order::BreakOff(marksman));
    game.until(marksman, 2);
    game.hold();
    assert_eq!((game.asked(), game.is_aiming(marksman)), (("Call", howler, 2), true));
    game.go(Pace::Walk, &[(30, 13)]);
    assert_eq!(game.asked(), ("Call", marksman, 1), "nobody was asked to fire");
    game.hold();
    game.go(Pace::Walk, &[(30, 12)]);
    assert_eq!(game.asked(), ("Watch", howler, 1), "in the next phase it is free");
}

#[test]
fn a_10_ducking_behind_cover() {
    let rocks = [(20, 8), (17, 10)];
    let scene = Scene::with('o', &rocks).add(A, "orangutan-marksman", 10, 10).add(B, "howler-gunner", 26, 1);
    let mut game = scene.declaring().begin(&[]);
    game.order(Order::Repeat(
        id(A, 1),
        Action::Move(Pace::Walk, (1..=8).map(|x| at(10 + x, 11)).collect(), Then::Stop),
    ));
    game.declared();
    game.order(Order::GoOn(id(A, 1)));
    assert_eq!(game.cell(id(A, 1)), Some(at(14, 11)));
    game.order(Order::BreakOff(id(A, 1)));
    game.until(id(A, 1), 2);
    assert_eq!(game.no(Action::Duck(vec![at(15, 11)])), "A10", "no cover there");
    assert_eq!(game.no(Action::Duck(vec![at(15, 10), at(16, 9), at(17, 9)])), "R9", "more than 2 cells");
    game.act(Action::Duck(vec![at(15, 11), at(16, 11)]));
    assert_eq!((game.cell(id(A, 1)), game.is_prone(id(A, 1))), (Some(at(16, 11)), false));
    game.until(id(A, 1), 1);
    assert_eq!(game.no(Action::Duck(vec![at(16, 10)])), "A10", "only after breaking off");
}

/// Three diagonals cost 1, 2 and 1, starting over in each walk.
#[test]
fn r_17_g_1_each_repeated_walk_begins_with_a_cheap_diagonal() {
    let diagonal =
        |cells: i16| Action::Move(Pace::Walk, (1..=cells).map(|far| at(10 + far, 5 + far)).collect(), Then::Stop);
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 5).add(B, "howler-gunner", 150, 29);
    let mut game = scene.declaring().begin(&[]);
    let why = game.refusal(Order::Repeat(id(A, 1), diagonal(19)));
    assert_eq!(monkeys::engine::Refusal::rule(&why).0, "R9");
    game.order(Order::Repeat(id(A, 1), diagonal(18)));
    game.declared();
    for _ in 0..6 {
        while game.asked().0 == "Call" {
            game.hold();
        }
        game.order(Order::GoOn(id(A, 1)));
    }
    assert_eq!(game.cell(id(A, 1)), Some(at(28, 23)));
}

#[test]
fn a_8_what_may_be_repeated() {
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "howler-gunner", 20, 12).declaring();
    let mut game = scene.begin(&[]);
    let fire = Order::Repeat(id(A, 1), Action::Fire(id(B, 1)));
    let rule = |game: &mut Game, order: Order| monkeys::engine::Refusal::rule(&game.refusal(order)).0;
    assert_eq!(rule(&mut game, fire.clone()), "A8");
    assert_eq!(rule(&mut game, Order::Repeat(id(A, 1), Action::GoProne)), "A8");
    assert_eq!(rule(&mut game, Order::Repeat(id(A, 1), Action::Reload)), "R6", "its weapon is full");
    assert_eq!(rule(&mut game, Order::Repeat(id(A, 1), walk(25))), "R9", "six walks are 24 cells");
    assert_eq!(rule(&mut game, Order::Repeat(id(B, 1), walk(4))), "R18", "not the other side's");
    assert_eq!(rule(&mut game, Order::Repeat(id(A, 1), Action::Hold)), "R17", "nothing to take back");
    game.order(Order::Repeat(id(A, 1), walk(4)));
    game.order(Order::Repeat(id(A, 1), Action::Hold));
    game.declared();
    assert_eq!(game.asked().0, "Call", "it was taken back");
    let mut game = scene.numbers(|book| book.switches.repetition_allows_attacks = true).begin(&[20; 6]);
    game.order(fire);
    game.declared();
    for _ in 0..5 {
        while game.asked().0 == "Call" {
            game.hold();
        }
        game.order(Order::GoOn(id(A, 1)));
    }
    assert_eq!(game.needs(), [13; 5], "before its Initiative is called");
}

#[test]
fn a_8_another_way_at_the_same_pace() {
    let mut game = slow(walk(8));
    game.order(Order::GoOn(id(A, 1)));
    game.order(Order::NewWay(id(A, 1), (1..=6).map(|far| at(14, 10 + far)).collect()));
    assert_eq!(game.cell(id(A, 1)), Some(at(14, 14)));
    game.order(Order::GoOn(id(A, 1)));
    assert_eq!(game.cell(id(A, 1)), Some(at(14, 16)), "the rest of the way");
    let why = game.until_repeat(id(A, 1));
    assert_eq!(why, Some("R17"), "the way is over: another one, or break off");
    game.order(Order::BreakOff(id(A, 1)));
}

impl Game {
    /// Everyone holds until a character is asked what to repeat; returns why it can't continue.
    fn until_repeat(&mut self, unit: monkeys::force::UnitId) -> Option<&'static str> {
        while self.asked().0 == "Call" {
            self.hold();
        }
        assert_eq!(self.asked().1, unit);
        let choices = self.choices();
        let refused = choices.refused.iter().find(|(order, _)| *order == Order::GoOn(unit));
        refused.map(|(_, why)| monkeys::engine::Refusal::rule(why).0)
    }
}

#[test]
fn a_9_the_highest_initiative_repeats_first() {
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(A, "baboon-rifle", 10, 12);
    let scene = scene.add(B, "spider-monkey-rifle", 150, 20).declaring();
    let mut game = scene.begin(&[]);
    game.order(Order::Repeat(id(B, 1), Action::Move(Pace::Run, vec![at(149, 20), at(148, 20)], Then::Stop)));
    game.order(Order::Declared);
    game.order(Order::Repeat(id(A, 1), walk(24)));
    game.order(Order::Repeat(id(A, 2), Action::Move(Pace::Trot, vec![at(11, 12), at(12, 12)], Then::Stop)));
    game.declared();
    let mut asked = Vec::new();
    while game.asked().0 == "Repeat" {
        let (_, unit, phase) = game.asked();
        if phase < 6 {
            break;
        }
        asked.push(unit);
        game.order(Order::GoOn(unit));
    }
    // The spider monkey and the baboon have Initiative 4; minus their rifles, Agility 2 and 1.
    assert_eq!(asked, [id(B, 1), id(A, 2), id(A, 1)]);
}

#[test]
fn r_6_a_8_reloading_can_be_repeated_until_the_weapon_is_full() {
    let empty = Scene::open().add_as(A, "howler-gunner", (10, 10), |howler| howler.condition.rounds = Some(0));
    let mut game = empty.add(B, "gorilla-heavy", 150, 10).declaring().begin(&[]);
    game.until_declare(A);
    game.order(Order::Repeat(id(A, 1), Action::Reload));
    game.declared();
    for (phase, rounds) in [(6, 0), (5, 100)] {
        assert_eq!(game.asked(), ("Repeat", id(A, 1), phase));
        game.order(Order::GoOn(id(A, 1)));
        assert_eq!(game.field().rounds(game.unit(id(A, 1))), rounds);
    }
    game.until(id(A, 1), 3);
    assert_eq!(game.no(walk(1)), "R19", "a full weapon breaks it off");
}

impl Game {
    /// The other side declares nothing until this one is asked.
    fn until_declare(&mut self, side: monkeys::force::Side) {
        while self.window() == "Declare" && self.view().turn.side != side {
            self.order(Order::Declared);
        }
    }
}

#[test]
fn r_19_a_15_the_wounded_may_go_on_in_an_ordinary_turn() {
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "capuchin-captain", 40, 10).declaring();
    // A leg: 14 is slight with a capacity of 15, and knocks it down; a panic of 1 costs no call.
    let mut game = scene.begin(&[1, 8, 5, 5, 4, 1, 20, 20]);
    game.until_declare(A);
    game.order(Order::Repeat(id(A, 1), walk(24)));
    game.declared();
    game.order(Order::GoOn(id(A, 1)));
    game.fire(id(A, 1));
    assert_eq!(game.initiative(id(A, 1)), 1);
    assert_eq!(game.asked(), ("Repeat", id(A, 1), 5), "it chooses");
    game.order(Order::GoOn(id(A, 1)));
}

#[test]
fn g_9_r_19_whoever_is_held_does_not_go_on() {
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "mandrill-breacher", 22, 12).declaring();
    let mut game = scene.begin(&[11]);
    game.order(Order::Repeat(id(A, 1), walk(24)));
    game.declared();
    for _ in 0..3 {
        game.order(Order::GoOn(id(A, 1)));
    }
    game.act(Action::Move(Pace::Walk, vec![at(22, 11)], Then::Fight(Attack::Grapple, id(A, 1))));
    assert_eq!((game.asked(), game.cell(id(A, 1))), (("Call", id(B, 1), 3), Some(at(22, 10))), "it isn't asked");
    game.hold();
    assert_eq!((game.asked(), game.no(walk(1))), (("Call", id(A, 1), 2), "R19"));
}

/// A wall is between a baboon and a howler; the lowest row is open.
fn apart() -> Scene {
    let mut rows = vec![vec!['.'; 30]; 5];
    rows.iter_mut().take(4).for_each(|row| row[15] = '#');
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    let scene = Scene::on(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    let scene = scene.numbers(|book| book.switches.calm_turns = true);
    scene.add(A, "baboon-rifle", 10, 0).add(B, "howler-gunner", 20, 0).declaring().turns(2)
}

#[test]
fn r_3_g_15_a_calm_turn_runs_without_calls() {
    let mut game = apart().begin(&[]);
    game.declared();
    assert_eq!(game.outcome(), Some((None, "more-able")), "nobody is called in both turns");
}

#[test]
fn g_15_the_ladder_is_used_from_the_phase_after_somebody_sees_an_enemy() {
    let mut game = apart().begin(&[]);
    game.until_declare(A);
    let way = [(10, 1), (10, 2), (10, 3), (10, 4), (11, 4), (12, 4), (13, 4), (14, 4), (15, 4), (16, 4), (17, 4)];
    let way = way.map(|(x, y)| at(x, y)).to_vec();
    assert_eq!(monkeys::engine::Refusal::rule(&game.refusal(Order::Repeat(id(A, 1), Action::Reload))).0, "G15");
    game.order(Order::Repeat(id(A, 1), Action::Move(Pace::Walk, way, Then::Stop)));
    game.declared();
    // It sees the howler from (15, 4), in phase 4; in phase 3 it chooses its paths itself again.
    assert_eq!((game.asked(), game.cell(id(A, 1))), (("Repeat", id(A, 1), 3), Some(at(17, 4))));
    game.order(Order::BreakOff(id(A, 1)));
    assert_eq!(game.asked(), ("Call", id(B, 1), 3));
}

#[test]
fn g_15_a_glimpse_on_the_way_is_enough() {
    // A trot along a wall with a gap, past which the howler sees the baboon for a moment.
    let mut rows = vec![vec!['.'; 30]; 9];
    rows.iter_mut().enumerate().filter(|(y, _)| *y != 4).for_each(|(_, row)| row[15] = '#');
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    let scene = Scene::on(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    let scene = scene.numbers(|book| book.switches.calm_turns = true);
    let scene = scene.add(A, "baboon-rifle", 10, 0).add(B, "howler-gunner", 20, 4).declaring().turns(1);
    let mut game = scene.begin(&[]);
    game.until_declare(A);
    let way = (1..=8).map(|y| at(10, y)).collect();
    game.order(Order::Repeat(id(A, 1), Action::Move(Pace::Trot, way, Then::Stop)));
    game.declared();
    assert_eq!((game.asked(), game.cell(id(A, 1))), (("Repeat", id(A, 1), 5), Some(at(10, 8))));
    assert!(!game.field().sees(at(10, 8), at(20, 4)), "it is out of sight again");
}
