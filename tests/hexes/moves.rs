//! Movement: signs, ground, stacking, shaken units, Chase and Flee (F4, F7, F9, G3, G4, A17).

use crate::scene::{A, B, Game, N, S, Scene, at, id};
use monkeys::board::{Cell, hex::Bearing};
use monkeys::force::squad::{Pile, Place};
use monkeys::rules::hexes::{
    answers::Answer,
    profiles::MoveCells,
    speed::Speed::{self, FlySlow, Slow, Still},
    stacking,
    states::Tokens,
};

const SHAKEN: Tokens =
    Tokens { damage: 0, crew: 0, shaken: 3, fire: 0, acid: 0, minor: 0, poison: Vec::new(), bleeding: Vec::new() };

/// A unit of the first side with its card, and somebody far away.
fn one(kind: &str, x: i16, y: i16, facing: Bearing, speed: Speed) -> Scene {
    Scene::open().add(A, kind, x, y, facing, speed).add(B, "spider-monkey-rifles", 6, 0, S, Still)
}

fn play(scene: &Scene, card: &str, dice: &[u8]) -> Game {
    let mut game = scene.begin(dice);
    game.plans(&[(1, card, "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    game
}

/// Where a unit is after the first movement step.
fn after_first(scene: &Scene, card: &str, dice: &[u8]) -> (i16, i16) {
    let mut game = play(scene, card, dice);
    while game.turn().step < 5 && !game.is_over() && game.asked().0 != "Plan" {
        game.choose(&[]);
    }
    game.dice_used();
    game.hex(id(A, 1)).expect("on the board")
}

#[test]
fn f_7_g_3_vehicles_roll_for_forest_and_everyone_for_rivers() {
    let into = |kind: &str, card: &str, ground: &str, dice: &[u8]| {
        after_first(&one(kind, 3, 9, N, Slow).ground(ground, &[(3, 7)]), card, dice)
    };
    let (stays, goes) = ((3, 9), (3, 7));
    let crawler = |ground: &str, dice: &[u8]| into("mandrill-crawler", "slow: F,(L/R),-", ground, dice);
    assert_eq!([crawler("forest", &[1]), crawler("forest", &[2])], [stays, goes]);
    assert_eq!(into("capuchin-walker", "slow: F,-,360", "forest", &[]), goes, "walkers are free");
    assert_eq!(crawler("burned forest", &[]), goes);
    assert_eq!([crawler("building", &[]), crawler("deep water", &[])], [stays; 2]);
    let baboons = |ground: &str, dice: &[u8]| into("baboon-rifles", "slow: F,360,F", ground, dice);
    assert_eq!([baboons("building", &[]), baboons("forest", &[]), baboons("swamp", &[])], [goes; 3]);
    assert_eq!(baboons("deep water", &[]), stays);
    assert_eq!([baboons("river", &[2]), baboons("river", &[3])], [stays, goes]);
    let gorillas = |dice: &[u8]| into("gorilla-storm", "slow: F,360,F", "swamp", dice);
    assert_eq!([gorillas(&[1]), gorillas(&[2])], [stays, goes], "large");
    assert_eq!([crawler("swamp", &[1]), crawler("swamp", &[2])], [stays, goes]);
}

#[test]
fn f_7_tracks_and_wheels_leave_swamp_on_three() {
    let out = |kind: &str, card: &str, dice: &[u8]| {
        after_first(&one(kind, 3, 9, N, Slow).ground("swamp", &[(3, 9)]), card, dice)
    };
    assert_eq!(out("chimpanzee-flame-cart", "slow: F,(L/R),F", &[2]), (3, 9));
    assert_eq!(out("mandrill-crawler", "slow: F,(L/R),-", &[3]), (3, 7));
    assert_eq!(out("gorilla-storm", "slow: F,360,F", &[]), (3, 7));
}

#[test]
fn g_22_flyers_go_over_everything_without_a_roll() {
    for ground in ["forest", "building", "swamp", "river", "deep water"] {
        let scene = Scene::open()
            .add(A, "gibbon-autogyro", 3, 9, N, FlySlow)
            .add(B, "spider-monkey-rifles", 6, 0, S, Still)
            .ground(ground, &[(3, 7)]);
        assert_eq!(after_first(&scene, "fly-slow: F,360,F", &[]), (3, 7), "{ground}");
    }
}

#[test]
fn g_4_nobody_leaves_the_board_on_foot() {
    assert_eq!(after_first(&one("baboon-rifles", 3, 1, N, Slow), "slow: F,360,F", &[]), (3, 1));
    assert_eq!(after_first(&one("baboon-rifles", 0, 8, Bearing::NorthWest, Slow), "slow: F,360,F", &[]), (0, 8));
}

#[test]
fn f_4_speed_changes_as_the_card_says() {
    let speed = |kind: &str, from: Speed, card: &str| {
        let mut game = play(&one(kind, 3, 9, N, from), card, &[]);
        game.finish_round();
        game.unit(id(A, 1)).stance.speed
    };
    assert_eq!(speed("baboon-rifles", Still, "still: 360,A+F,360"), Slow);
    assert_eq!(speed("baboon-rifles", Slow, "slow: 360,B,-"), Still);
    assert_eq!(speed("mandrill-crawler", Slow, "slow: A,F,F"), Speed::Fast);
    assert_eq!(speed("mandrill-crawler", Speed::Fast, "fast: F,B,(L/R)"), Slow);
    assert_eq!(speed("macaque-pathfinders", Still, "still: A[crawling]+F,-,-"), Speed::Crawling);
    assert_eq!(speed("macaque-pathfinders", Speed::Crawling, "crawling: 360,B[still],-"), Still);
    assert_eq!(speed("old-silverback", Still, "still: A[rest],-,-"), Speed::Rest);
    assert_eq!(speed("gibbon-autogyro", FlySlow, "fly-slow: A,F,F"), Speed::FlyFast);
}

#[test]
fn f_4_reverse_and_drift_keep_the_facing() {
    let scene = one("baboon-rifles", 3, 9, N, Slow).numbers(|book| {
        let foot = book.moves.iter_mut().find(|sheet| sheet.name == "foot").expect("a sheet");
        foot.rows[2].cells = MoveCells::try_from("Rev,D,L".to_owned()).expect("a row");
    });
    let mut game = play(&scene, "slow: Rev,D,L", &[]);
    game.until("Move");
    while game.asked().1 != A {
        game.choose(&[]);
    }
    assert_eq!(game.hex(id(A, 1)), Some((3, 11)), "backwards");
    assert_eq!(game.questions()[0].answers.len(), 6, "any neighbor");
    game.choose(&[Answer::Move(id(A, 1), N, Cell::new(4, 12))]);
    game.finish_round();
    assert_eq!(game.hex(id(A, 1)), Some((4, 12)));
    assert_eq!(game.unit(id(A, 1)).stance.facing, Bearing::NorthWest, "and to the left at last");
}

#[test]
fn f_22_shaken_infantry_flees_slowly() {
    let mut game = play(&one("baboon-rifles", 3, 9, N, Still).tokens(A, SHAKEN), "still: 360,-,-", &[]);
    game.finish_round();
    let baboons = game.unit(id(A, 1));
    assert_eq!(baboons.stance.speed, Slow);
    let far = |hex: (i16, i16)| at(hex.0, hex.1).distance(at(6, 0));
    assert!(far(game.hex(id(A, 1)).expect("on the board")) > far((3, 9)));
}

#[test]
fn g_4_flee_off_the_board_is_gone() {
    let scene = Scene::open()
        .add(A, "baboon-rifles", 2, 16, N, Still)
        .tokens(A, SHAKEN)
        .add(A, "baboon-rifles", 6, 8, N, Still)
        .add(B, "spider-monkey-rifles", 2, 2, S, Still);
    let mut game = play(&scene, "still: 360,-,-", &[]);
    game.finish_round();
    assert_eq!(game.unit(id(A, 1)).place, Place::Off(Pile::Retreated));
}

#[test]
fn f_22_shaken_vehicles_stand_and_autogyros_fly_on() {
    let mut game = play(&one("mandrill-crawler", 3, 9, N, Slow).tokens(A, SHAKEN), "slow: F,(L/R),-", &[]);
    game.finish_round();
    assert_eq!((game.hex(id(A, 1)), game.unit(id(A, 1)).stance.speed), (Some((3, 9)), Still));
    let mut game = play(&one("gibbon-autogyro", 3, 9, N, FlySlow).tokens(A, SHAKEN), "fly-slow: 360,F,F", &[]);
    game.finish_round();
    assert_eq!((game.hex(id(A, 1)), game.unit(id(A, 1)).stance.speed), (Some((3, 7)), FlySlow));
}

#[test]
fn f_4_chase_goes_to_where_the_enemy_will_be() {
    let mut game = Scene::open()
        .add(A, "gorilla-storm", 3, 11, N, Slow)
        .add(B, "spider-monkey-rifles", 5, 9, Bearing::NorthWest, Slow)
        .begin(&[1; 40]);
    // In the third step the section moves on from (4, 8) to (3, 7).
    game.plans(&[(1, "slow: 360,F,Chase", "-,-")], &[(1, "slow: F,360,F", "-,-")]);
    game.until("Move");
    game.choose(&[Answer::Move(id(A, 1), N, Cell::new(3, 11))]);
    while game.turn().step < 18 {
        if game.asked() == ("Move", B) {
            game.choose(&[Answer::Move(id(B, 1), Bearing::NorthWest, Cell::new(4, 8))]);
        } else {
            game.choose(&[]);
        }
        if game.is_over() || game.asked().0 == "Plan" {
            break;
        }
    }
    assert_eq!(game.hex(id(A, 1)), Some((3, 7)));
}

#[test]
fn f_4_chase_has_a_choice_of_equally_short_ways() {
    let scene = Scene::open()
        .add(A, "gorilla-storm", 3, 9, N, Slow)
        .add(B, "spider-monkey-rifles", 5, 9, S, Still)
        .numbers(|book| {
            let storm = book.moves.iter_mut().find(|sheet| sheet.name == "storm").expect("a sheet");
            storm.rows[2].cells = MoveCells::try_from("Chase,-,-".to_owned()).expect("a row");
        });
    let mut game = play(&scene, "slow: Chase,-,-", &[1; 20]);
    game.until("Move");
    let ways = [
        Answer::Move(id(A, 1), Bearing::SouthEast, Cell::new(4, 10)),
        Answer::Move(id(A, 1), Bearing::NorthEast, Cell::new(4, 8)),
    ];
    let answers = &game.questions()[0].answers;
    assert!(answers.len() == 2 && ways.iter().all(|way| answers.contains(way)), "{answers:?}");
    // Around deep water there is only one way.
    let mut game = play(&scene.ground("deep water", &[(4, 8)]), "slow: Chase,-,-", &[1; 20]);
    game.finish_round();
    assert_eq!(game.hex(id(A, 1)), Some((4, 10)));
}

#[test]
fn f_9_two_units_and_one_large_one_fit_and_flyers_beside_them() {
    let game = Scene::open()
        .add(A, "baboon-rifles", 0, 16, N, Still)
        .add(A, "baboon-rifles", 1, 15, N, Still)
        .add(A, "baboon-rifles", 2, 16, N, Still)
        .add(A, "gorilla-storm", 3, 15, N, Still)
        .add(A, "mandrill-crawler", 4, 16, N, Still)
        .add(A, "old-silverback", 5, 15, N, Still)
        .add(A, "macaque-pathfinders", 6, 16, N, Still)
        .add(A, "gibbon-autogyro", 6, 14, N, FlySlow)
        .begin(&[]);
    let fits = |numbers: &[u8]| {
        let units: Vec<_> = numbers.iter().map(|number| game.ix(id(A, *number))).collect();
        stacking::fits(game.field(), &units)
    };
    assert!(fits(&[1, 2]) && !fits(&[1, 2, 3]));
    assert!(fits(&[1, 4]) && !fits(&[4, 5]), "one large unit");
    assert!(fits(&[6, 7]) && !fits(&[6, 1]) && !fits(&[6, 4]), "a huge one with a small one only");
    assert!(fits(&[1, 2, 8]), "flyers have a limit of their own");
}

#[test]
fn g_6_a_unit_that_cannot_move_stays() {
    let mut game = Scene::open()
        .add(A, "mandrill-crawler", 3, 9, N, Slow)
        .add(B, "chimpanzee-flame-cart", 3, 3, S, Slow)
        .begin(&[4, 2, 2]);
    // 2 + 3 is 5: shaken, and a critical die of 2.
    game.plans(&[(1, "still: (L/R),(L/R),-", "Fire,Load")], &[(1, "slow: F,(L/R),F", "-,-")]);
    game.until("Fire");
    game.choose(&[Answer::Hold(id(A, 1), 2)]);
    game.finish_round();
    let cart = game.unit(id(B, 1));
    assert!(cart.hurt.no_move);
    assert_eq!((game.hex(id(B, 1)), cart.stance.speed), (Some((3, 3)), Still));
}

/// Baboons of one side that all move forward in the first step; returns where they end up.
fn all_forward(units: &[(i16, i16, Bearing)]) -> Vec<(i16, i16)> {
    let mut scene = Scene::open();
    for (x, y, facing) in units {
        scene = scene.add(A, "baboon-rifles", *x, *y, *facing, Slow);
    }
    let mut game = scene.add(B, "spider-monkey-rifles", 6, 0, S, Still).begin(&[]);
    let cards: Vec<(u8, &str, &str)> = (1..=units.len() as u8).map(|number| (number, "slow: F,360,F", "-,-")).collect();
    game.plans(&cards, &[(1, "slow: 360,B,-", "-,-")]);
    while game.turn().step < 5 {
        game.choose(&[]);
    }
    (1..=units.len() as u8).map(|number| game.hex(id(A, number)).expect("on the board")).collect()
}

#[test]
fn g_4_friends_swap_and_go_round_in_circles() {
    let swapped = all_forward(&[(3, 9, N), (3, 7, S)]);
    assert_eq!(swapped, [(3, 7), (3, 9)]);
    let round = all_forward(&[(3, 9, Bearing::NorthEast), (4, 8, Bearing::NorthWest), (3, 7, S)]);
    assert_eq!(round, [(4, 8), (3, 7), (3, 9)]);
    let twos = all_forward(&[(3, 9, N), (3, 9, N), (3, 7, S), (3, 7, S)]);
    assert_eq!(twos, [(3, 7), (3, 7), (3, 9), (3, 9)], "two at a time");
}

#[test]
fn g_4_who_must_stay_makes_those_behind_stay_too() {
    // Three want to go to (3, 5); the third one stays in (3, 7), where two others were going.
    let hexes = all_forward(&[
        (2, 6, Bearing::NorthEast),
        (4, 6, Bearing::NorthWest),
        (3, 7, N),
        (3, 9, N),
        (2, 8, Bearing::NorthEast),
    ]);
    assert_eq!(hexes, [(3, 5), (3, 5), (3, 7), (3, 7), (2, 8)]);
}

/// The beast moves forward to (3, 11) and chases in the third step.
fn chasing(scene: &Scene, second: &[(u8, &str, &str)]) -> Game {
    let mut game = scene.begin(&[1; 40]);
    game.plans(&[(1, "slow: 360,F,Chase", "-,-")], second);
    game.until("Move");
    game.choose(&[Answer::Move(id(A, 1), N, Cell::new(3, 13))]);
    while !game.is_over() && game.asked().0 != "Plan" {
        game.choose(&[]);
    }
    game
}

#[test]
fn f_4_chase_leaves_out_enemies_that_cannot_be_reached() {
    let scene = Scene::open()
        .ground("building", &[(3, 9)])
        .add(A, "old-silverback", 3, 13, N, Slow)
        .add(B, "spider-monkey-rifles", 3, 9, S, Still)
        .add(B, "spider-monkey-rifles", 3, 5, S, Still);
    let game = chasing(&scene, &[]);
    let hex = game.hex(id(A, 1)).expect("on the board");
    assert!([(2, 10), (4, 10)].contains(&hex), "the beast can't enter the building, and goes for the others: {hex:?}");
}

#[test]
fn f_4_chase_waits_for_an_enemy_who_comes() {
    let scene = Scene::open()
        .add(A, "old-silverback", 3, 13, N, Slow)
        .add(B, "spider-monkey-rifles", 3, 7, S, Slow)
        .add(B, "spider-monkey-rifles", 5, 11, S, Still);
    let game = chasing(&scene, &[(1, "slow: F,360,F", "-,-")]);
    assert!(!game.threw("strength").is_empty(), "nobody is nearer: {:?}", game.hex(id(A, 1)));
    assert_eq!(game.hex(id(A, 1)), Some((3, 11)), "it wins the tie where it is");
}

#[test]
fn g_4_only_one_of_those_who_are_too_many_stays() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Slow)
        .add(A, "baboon-rifles", 2, 8, Bearing::NorthEast, Slow)
        .add(A, "baboon-rifles", 4, 8, Bearing::NorthWest, Slow)
        .add(A, "gibbon-autogyro", 3, 5, S, FlySlow)
        .add(B, "spider-monkey-rifles", 6, 0, S, Still)
        .begin(&[]);
    let foot = "slow: F,360,F";
    game.plans(
        &[(1, foot, "-,-"), (2, foot, "-,-"), (3, foot, "-,-"), (4, "fly-slow: F,360,F", "-,-")],
        &[(1, "slow: 360,B,-", "-,-")],
    );
    game.until("Stay");
    game.choose(&[]);
    let hexes: Vec<_> = (1..=4).map(|number| game.hex(id(A, number)).expect("on the board")).collect();
    assert_eq!(hexes, [(3, 7), (3, 7), (4, 8), (3, 7)], "there is room in the air");
}

#[test]
fn g_4_who_flees_off_the_board_makes_room() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 2, 16, N, Still)
        .tokens(A, SHAKEN)
        .add(A, "baboon-rifles", 2, 12, S, Slow)
        .add(A, "baboon-rifles", 4, 14, Bearing::SouthWest, Slow)
        .add(B, "spider-monkey-rifles", 2, 2, S, Still)
        .begin(&[]);
    let foot = "slow: F,360,F";
    game.plans(&[(2, foot, "-,-"), (3, foot, "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    while !game.is_over() && game.asked().0 != "Plan" {
        assert_ne!(game.asked().0, "Stay", "there is room for both");
        let keep =
            [Answer::Move(id(A, 2), S, Cell::new(2, 14)), Answer::Move(id(A, 3), Bearing::SouthWest, Cell::new(3, 15))];
        let open: Vec<Answer> = game.questions().iter().flat_map(|question| question.answers.clone()).collect();
        let keep: Vec<Answer> = keep.into_iter().filter(|answer| open.contains(answer)).collect();
        game.choose(&keep);
    }
    assert_eq!(game.unit(id(A, 1)).place, Place::Off(Pile::Retreated));
    assert_eq!((game.hex(id(A, 2)), game.hex(id(A, 3))), (Some((2, 16)), Some((2, 16))));
}
