//! The largest boards that a file may request: every square of them counts.

use crate::common::{begun, play_on};
use monkeys::battle::chance::ChancePlayer;
use monkeys::board::{Cell, Direction, generate::Recipe};
use monkeys::data::{
    library::Library,
    monkeys::{draft::Draft, level::Level, profiles},
};
use monkeys::rules::monkeys::{door, driving, gait::Pace, scenarios::Scenario};

fn large(size: i16, rounds: u16) -> Level {
    let rosters = ["motor-troop", "sky-pirates"].map(str::to_owned);
    let recipe = Recipe { size: (size, size), density: 20, ..Recipe::default() };
    let draft = Draft { recipe, rosters, rounds: Some(rounds), scenario: Scenario::Skirmish, ..Draft::usual("Large") };
    draft.level(&Library::shipped(), profiles()).unwrap_or_else(|error| panic!("{error}")).0
}

/// Every possible drive of each vehicle on a board has a course that ends where it says.
fn drive_everywhere(level: &Level) {
    let world = begun(level, 1);
    let field = door::table(&world).field;
    let (width, height) = level.ground.size();
    let mut driven = 0;
    for place in 0..field.vehicles.len() as u16 {
        let vehicle = monkeys::force::VehicleIx(place);
        for (stand, cost, course) in driving::reach(field, vehicle, Pace::Walk) {
            let inside = (0..width).contains(&stand.corner.x) && (0..height).contains(&stand.corner.y);
            assert!(inside, "{:?} is on the board", stand.corner);
            assert!(cost > 0 && !course.0.is_empty());
            let drive = driving::check_drive(field, vehicle, Pace::Walk, &course).expect("it can be driven");
            assert_eq!(drive.end, monkeys::force::squad::Place::On(stand.corner));
            driven += 1;
        }
    }
    assert!(driven > 100, "{driven} places");
}

#[test]
fn vehicles_drive_on_boards_of_200_and_256_squares_a_side() {
    for size in [200, 256] {
        drive_everywhere(&large(size, 2));
    }
}

#[test]
fn a_battle_with_vehicles_on_a_board_of_256_squares_comes_to_its_end() {
    let level = large(256, 1);
    let mut world = begun(&level, 7);
    assert!(play_on(&mut world, &mut ChancePlayer::new(7), 100_000));
}

#[test]
fn a_battle_with_vehicles_on_a_board_of_200_squares_comes_to_its_end() {
    let level = large(200, 1);
    let mut world = begun(&level, 8);
    assert!(play_on(&mut world, &mut ChancePlayer::new(8), 100_000));
}

#[test]
fn cells_beyond_every_board_and_endless_ways_are_faults_of_the_file() {
    for cell in ["(32767, 0)", "(0, -32768)", "(4097, 4097)"] {
        assert!(ron::from_str::<Cell>(cell).is_err(), "{cell}");
    }
    assert_eq!(ron::from_str::<Cell>("(255, -3)").expect("it is near"), Cell::new(255, -3));
    let way = |steps: usize| format!("\"{}\"", Direction::East.digit().to_string().repeat(steps));
    assert!(ron::from_str::<monkeys::rules::monkeys::order::Path>(&way(1000)).is_ok());
    assert!(ron::from_str::<monkeys::rules::monkeys::order::Path>(&way(1001)).is_err());
}
