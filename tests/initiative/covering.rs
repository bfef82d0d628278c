//! Opportunity fire.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::engine::Refusal;
use monkeys::force::UnitId;
use monkeys::rules::initiative::{
    Order, covering,
    movement::Pace,
    order::{Action, Mark},
    profiles::Limit,
};

const CAPTAIN: UnitId = id(A, 1);
const MARKSMAN: UnitId = id(A, 2);
const HOWLER: UnitId = id(B, 1);
const BABOON: UnitId = id(B, 2);

/// A captain with Initiative 6 and a marksman with 2; against them a howler with 3 and a rifle, and a baboon with 4.
fn scene() -> Scene {
    let scene = Scene::open().numbers(|book| book.characters[7].weapon = "rifle".into());
    let scene = scene.add(A, "capuchin-captain", 20, 10).add(A, "orangutan-marksman", 20, 12);
    scene.add(B, "howler-gunner", 30, 10).add(B, "baboon-rifle", 31, 14)
}

/// A character steps aside by one square in the phase.
fn walks(game: &mut Game, unit: UnitId, phase: u8) {
    game.until(unit, phase);
    let cell = game.cell(unit).expect("it stands");
    game.go(Pace::Walk, &[(if cell.x == 20 { 19 } else { 20 }, cell.y)]);
}

/// The rule that keeps a character from taking opportunity fire at another now.
fn no(game: &Game, unit: UnitId, mover: UnitId) -> Option<&'static str> {
    let shot = covering::shot(game.field(), game.view().turn, game.unit(unit), game.unit(mover));
    shot.err().map(|why| why.rule().0)
}

#[test]
fn w_7_r_20_r_21_r_23_a_7_opportunity_fire_is_the_action_of_the_phase() {
    let mut game = scene().begin(&[20; 6]);
    game.until(HOWLER, 3);
    game.aim(MARKSMAN);
    walks(&mut game, CAPTAIN, 3);
    assert_eq!(game.asked(), ("Call", MARKSMAN, 2), "the howler has acted in phase 3 (A7)");
    game.go(Pace::Walk, &[(20, 11)]);
    assert_eq!(game.asked(), ("Watch", MARKSMAN, 2));
    game.order(Order::Interrupt(HOWLER));
    assert_eq!(game.needs(), [17, 9, 9], "it saw the marksman when it began to aim");
    assert_eq!(game.asked(), ("Call", BABOON, 2), "its call of phase 2 is gone");
    assert!(game.is_aiming(HOWLER));
    game.until(HOWLER, 1);
    game.fire(MARKSMAN);
    assert_eq!(game.needs()[3..], [17, 9, 9]);
    assert!(!game.is_aiming(HOWLER));
    game.dice_used();
}

#[test]
fn w_7_r_22_a_6_a_20_out_of_its_phases_only_once() {
    let mut game = scene().begin(&[20; 9]);
    game.until(HOWLER, 3);
    game.aim(MARKSMAN);
    walks(&mut game, CAPTAIN, 6);
    assert_eq!(game.asked(), ("Watch", CAPTAIN, 6));
    game.order(Order::Interrupt(HOWLER));
    walks(&mut game, CAPTAIN, 5);
    assert_eq!(game.asked().0, "Call");
    assert_eq!(no(&game, HOWLER, CAPTAIN), Some("R22"));
    game.until(HOWLER, 3);
    game.hold();
    walks(&mut game, CAPTAIN, 3);
    assert_eq!(game.asked(), ("Watch", CAPTAIN, 3), "in its own phase it may (A20)");
    game.order(Order::Interrupt(HOWLER));
    game.until(HOWLER, 2);
    game.aim(CAPTAIN);
    walks(&mut game, CAPTAIN, 6);
    assert_eq!(game.asked(), ("Watch", CAPTAIN, 6), "after another aim it may again");
    game.order(Order::Interrupt(HOWLER));
    game.dice_used();
}

#[test]
fn w_8_r_24_a_14_a_17_one_opportunity_fire_a_phase_for_each_side() {
    for limit in [Limit::Side, Limit::Character] {
        let mut game = scene().numbers(|book| book.switches.opportunity_limit = limit).begin(&[20; 6]);
        game.until(BABOON, 4);
        game.aim(MARKSMAN);
        game.until(HOWLER, 3);
        game.aim(MARKSMAN);
        walks(&mut game, MARKSMAN, 2);
        game.order(Order::Interrupt(BABOON));
        if limit == Limit::Side {
            assert_eq!(no(&game, HOWLER, MARKSMAN), Some("R24"));
            assert_eq!(game.asked(), ("Call", HOWLER, 2));
        } else {
            assert_eq!(game.asked(), ("Watch", MARKSMAN, 2));
            game.order(Order::Interrupt(HOWLER));
            game.dice_used();
        }
    }
}

/// Minus their rifles of 5 the baboon has Agility 1, and the howler 0.
#[test]
fn a_14_several_fire_in_the_order_of_a_3() {
    let scene = scene().numbers(|book| book.switches.opportunity_limit = Limit::Character);
    let mut game = scene.begin(&[20; 3]);
    game.until(BABOON, 4);
    game.aim(MARKSMAN);
    game.until(HOWLER, 3);
    game.aim(MARKSMAN);
    game.until(MARKSMAN, 2);
    game.go(Pace::Walk, &[(19, 12), (18, 12), (17, 12)]);
    let offered = [Order::LetPass, Order::Interrupt(BABOON), Order::Interrupt(HOWLER)];
    assert_eq!(game.choices().orders, offered, "the quicker one first");
    game.order(Order::Interrupt(HOWLER));
    // The baboon has let it pass here, and is asked again at the last cell.
    assert_eq!((game.asked(), game.cell(MARKSMAN)), (("Watch", MARKSMAN, 2), Some(at(17, 12))));
    assert_eq!(game.choices().orders, [Order::LetPass, Order::Interrupt(BABOON)]);
    game.dice_used();
}

#[test]
fn a_13_an_area_is_everything_within_three_cells() {
    for (y, asked) in [(13, "Watch"), (14, "Call")] {
        let mut game = scene().begin(&[]);
        game.until(HOWLER, 3);
        game.act(Action::Aim(Mark::Area(at(19, 10))));
        game.until(MARKSMAN, 2);
        let way: &[(i16, i16)] = if y == 13 { &[(19, 13)] } else { &[(21, 13), (22, 14)] };
        game.go(Pace::Walk, way);
        assert_eq!(game.asked().0, asked, "{y}");
    }
}

#[test]
fn r_21_whoever_was_not_seen_when_the_aim_began_gets_quick_shots() {
    // The captain steps out from behind a wall.
    let scene = Scene::with('#', &[(24, 10)]).numbers(|book| book.characters[7].weapon = "rifle".into());
    let mut game = scene.add(A, "capuchin-captain", 20, 10).add(B, "howler-gunner", 30, 10).begin(&[20; 3]);
    game.until(HOWLER, 3);
    game.act(Action::Aim(Mark::Direction(at(20, 10))));
    game.until(CAPTAIN, 2);
    game.go(Pace::Walk, &[(20, 11), (20, 12)]);
    assert_eq!(game.asked().0, "Watch");
    game.order(Order::Interrupt(HOWLER));
    assert_eq!(game.needs(), [9, 9, 9]);
}

#[test]
fn a_5_whoever_is_put_out_stops_in_the_cell_of_the_shot() {
    // A hit in the head, where the marksman wears nothing.
    let mut game = scene().begin(&[1, 1, 6, 6, 6]);
    game.until(HOWLER, 3);
    game.aim(MARKSMAN);
    game.until(MARKSMAN, 2);
    game.go(Pace::Walk, &[(19, 12), (18, 12), (17, 12)]);
    game.order(Order::Interrupt(HOWLER));
    assert_eq!((game.cell(MARKSMAN), game.asked().0), (None, "Call"));
    game.dice_used();
}

#[test]
fn a_18_the_player_is_asked_again_where_the_shot_gets_better_and_at_the_last_cell() {
    let asked = |from: i16, path: &[i16]| {
        let scene = Scene::open().add(A, "orangutan-marksman", from, 10).add(B, "capuchin-captain", 50, 10);
        let mut game = scene.begin(&[]);
        game.until(id(B, 1), 6);
        game.aim(id(A, 1));
        game.until(id(A, 1), 2);
        game.go(Pace::Trot, &path.iter().map(|x| (*x, 10)).collect::<Vec<_>>());
        let mut asked = Vec::new();
        while game.window() == "Watch" {
            asked.push(game.cell(id(A, 1)).map_or(0, |cell| cell.x));
            game.order(Order::LetPass);
        }
        assert_eq!(game.asked(), ("Call", id(B, 1), 2), "it may still act");
        asked
    };
    // A carbine has Short up to 12 squares: the shot improves at square 38, and no more after that.
    assert_eq!(asked(35, &[36, 37, 38, 39, 40]), [36, 38, 40]);
    assert_eq!(asked(39, &[40, 41, 42]), [40, 42], "it never gets better");
}

#[test]
fn a_5_nobody_takes_opportunity_fire_at_a_mover_that_is_out_of_sight() {
    // The captain steps back behind the wall, and was visible before in the same phase.
    let scene = Scene::with('#', &[(24, 10)]).numbers(|book| book.characters[7].weapon = "rifle".into());
    let mut game = scene.add(A, "capuchin-captain", 20, 12).add(B, "howler-gunner", 30, 10).begin(&[]);
    game.until(HOWLER, 3);
    game.act(Action::Aim(Mark::Direction(at(20, 10))));
    game.until(CAPTAIN, 2);
    game.go(Pace::Walk, &[(20, 11), (20, 10)]);
    while game.asked().0 == "Watch" {
        let cell = game.cell(CAPTAIN).expect("it stands");
        assert!(game.field().sees(cell, at(30, 10)), "{cell:?} is behind the wall");
        game.order(Order::LetPass);
    }
    assert_eq!(game.cell(CAPTAIN), Some(at(20, 10)));
}

#[test]
fn a_18_the_cell_in_front_of_an_enemy_found_on_the_way_is_the_last_one() {
    // The baboon finds the tarsier at five squares, and can't go on in front of it.
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).hide(B, "tarsier-marksman", 16, 10);
    let mut game = scene.add(B, "spider-monkey-rifle", 30, 16).begin(&[]);
    game.until(id(B, 2), 4);
    game.aim(id(A, 1));
    game.until(id(A, 1), 3);
    game.go(Pace::Trot, &(11..=18).map(|x| (x, 10)).collect::<Vec<_>>());
    let mut asked = Vec::new();
    while game.window() == "Watch" {
        asked.push(game.cell(id(A, 1)).map_or(0, |cell| cell.x));
        game.order(Order::LetPass);
    }
    assert_eq!(asked, [11, 15], "the shot never gets better");
    assert_eq!(game.cell(id(A, 1)), Some(at(15, 10)));
}
