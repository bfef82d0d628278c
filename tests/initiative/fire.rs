//! Fire, aim, reload.

use crate::scene::{A, B, Scene, at, id};
use monkeys::rules::initiative::{
    order::Action,
    shooting::{self, How, Shots},
};

/// A baboon and a howler this many squares apart.
fn apart(far: i16) -> Scene {
    Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 10 + far, 10)
}

#[test]
fn f_6_each_band_to_its_last_square() {
    for (far, number) in [(15, 10), (16, 5), (30, 5), (31, 2), (60, 2)] {
        let mut game = apart(far).begin(&[20, 20, 20]);
        game.fire(id(B, 1));
        assert_eq!(game.needs(), [number; 3], "{far}");
    }
    assert_eq!(apart(61).begin(&[]).no(Action::Fire(id(B, 1))), "G3", "quick at Extreme");
    assert_eq!(apart(121).begin(&[]).no(Action::Fire(id(B, 1))), "F6");
}

/// Hits to expect of an action, in twentieths.
fn expected(kind: &str, far: i16, aimed: bool) -> u32 {
    let game = Scene::open().add(A, kind, 10, 10).add(B, "howler-gunner", 10 + far, 10).begin(&[]);
    let [shooter, target] = [A, B].map(|side| game.unit(id(side, 1)));
    match shooting::plan(game.field(), shooter, target, How { aimed, moved: false }).map(|plan| plan.shots) {
        Ok(Shots::Single(numbers)) => numbers.into_iter().map(u32::from).sum(),
        Ok(Shots::Bursts(dice)) => panic!("{kind} fires bursts: {dice:?}"),
        Err(_) => 0,
    }
}

/// As the hint about the first enemy in sight says.
#[test]
fn g_3_firing_twice_hits_more_often_than_aiming_first() {
    let hint = monkeys::words::word("initiative-hint-first-sees");
    assert!(hint.contains("Firing twice usually hits more often than aiming and firing."), "{hint}");
    for (kind, short) in
        [("chimpanzee-sergeant", 12), ("baboon-rifle", 15), ("mandrill-breacher", 6), ("gibbon-climber", 6)]
    {
        for far in [2, short, 2 * short, 4 * short] {
            let (quick, aimed) = (expected(kind, far, false), expected(kind, far, true));
            assert!(2 * quick > aimed, "{kind} at {far}: {quick} twice against {aimed}");
        }
        let (quick, aimed) = (expected(kind, 4 * short + 1, false), expected(kind, 4 * short + 1, true));
        assert!(quick == 0 && aimed > 0, "{kind}: a quick shot is impossible");
    }
    let scoped = |far| (2 * expected("orangutan-marksman", far, false), expected("orangutan-marksman", far, true));
    let (quick, aimed) = scoped(22);
    assert!(quick > aimed, "a single shot at Short: {quick} against {aimed}");
    let (quick, aimed) = scoped(44);
    assert!(quick < aimed, "and beyond: {quick} against {aimed}");
}

#[test]
fn r_4_no_fire_without_a_line_of_sight() {
    let scene = Scene::with('#', &[(14, 10)]).add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 18, 10);
    assert_eq!(scene.begin(&[]).no(Action::Fire(id(B, 1))), "R4");
    assert_eq!(scene.begin(&[]).no(Action::Fire(id(A, 1))), "R4", "nor at one's own side");
}

#[test]
fn r_5_a_12_a_21_aim_makes_the_first_shot_easier_and_is_used_up() {
    let mut game = apart(10).begin(&[20; 6]);
    game.aim(id(B, 1));
    assert!(game.is_aiming(id(A, 1)));
    game.until(id(A, 1), 3);
    game.fire(id(B, 1));
    assert_eq!(game.needs(), [17, 10, 10]);
    assert!(!game.is_aiming(id(A, 1)));
    game.until(id(A, 1), 2);
    game.fire(id(B, 1));
    assert_eq!(game.needs()[3..], [10, 10, 10]);
    game.dice_used();
}

#[test]
fn a_21_any_other_action_ends_the_aim() {
    let mut game = apart(10).begin(&[]);
    game.aim(id(B, 1));
    game.until(id(A, 1), 3);
    game.hold();
    assert!(game.is_aiming(id(A, 1)), "holding keeps it (A20)");
    game.until(id(A, 1), 2);
    game.act(Action::GoProne);
    assert!(!game.is_aiming(id(A, 1)));
}

#[test]
fn r_6_g_10_reloading() {
    let mut game = apart(10).begin(&[20; 10]);
    assert_eq!(game.no(Action::Reload), "R6");
    for phase in [4, 3, 2] {
        game.until(id(A, 1), phase);
        game.fire(id(B, 1));
    }
    game.until(id(A, 1), 1);
    game.fire(id(B, 1));
    assert_eq!(game.needs().len(), 10, "the last round is one shot");
    game.until(id(A, 1), 4);
    assert_eq!(game.no(Action::Fire(id(B, 1))), "G20");
    game.act(Action::Reload);
    assert_eq!(game.field().rounds(game.unit(id(A, 1))), 10);
}

#[test]
fn g_16_g_18_cover_and_the_prone_are_harder_to_hit() {
    let covered = Scene::with('o', &[(20, 10)]).add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 20, 10);
    let mut game = covered.begin(&[20; 3]);
    game.fire(id(B, 1));
    assert_eq!(game.needs(), [5; 3]);
    for (far, number) in [(15, 10), (16, 2)] {
        let mut game = apart(far).begin(&[20; 3]);
        game.until(id(B, 1), 3);
        game.act(Action::GoProne);
        game.until(id(A, 1), 3);
        game.fire(id(B, 1));
        assert_eq!(game.needs(), [number; 3], "prone, {far} squares away");
    }
}

#[test]
fn g_16_g_21_what_blocks_a_line_and_what_covers() {
    let sees = |letter, cells: &[(usize, usize)]| {
        let scene = Scene::with(letter, cells).add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 20, 10);
        let mut game = scene.begin(&[20; 3]);
        let target = id(B, 1);
        let choices = game.choices();
        let fire = monkeys::rules::initiative::Order::Act(id(A, 1), Action::Fire(target));
        choices.orders.contains(&fire).then(|| {
            game.fire(target);
            game.needs()[0]
        })
    };
    assert_eq!(sees('#', &[(15, 10)]), None, "a wall");
    assert_eq!(sees('#', &[(10, 10)]), Some(10), "ends never block");
    assert_eq!(sees('b', &[(14, 10), (15, 10)]), Some(10), "two cells of brush");
    assert_eq!(sees('b', &[(14, 10), (15, 10), (16, 10)]), None, "the third blocks");
    assert_eq!(sees('o', &[(19, 10)]), Some(5), "behind rocks");
    assert_eq!(sees('o', &[(18, 10)]), Some(10), "not next to the target");
    assert_eq!(sees('b', &[(20, 10)]), Some(5), "in brush");
}

#[test]
fn a_12_an_aim_from_the_last_turn_still_holds() {
    let mut game = apart(10).begin(&[20; 3]);
    game.until(id(A, 1), 1);
    game.aim(id(B, 1));
    game.until(id(A, 1), 4);
    assert_eq!(game.view().turn.turn, 2);
    game.fire(id(B, 1));
    assert_eq!(game.needs(), [17, 10, 10]);
}

#[test]
fn g_4_nobody_fires_more_than_three_shots_in_an_action() {
    let quick = |book: &mut monkeys::rules::initiative::Profiles| {
        book.weapons.iter_mut().filter(|weapon| weapon.name == "rifle").for_each(|weapon| weapon.shots = 5);
    };
    let mut game = apart(10).numbers(quick).begin(&[20; 3]);
    game.fire(id(B, 1));
    assert_eq!(game.needs(), [10; 3]);
    game.dice_used();
}

#[test]
fn g_6_a_burst_has_a_die_less_for_whoever_moves_or_lies_beyond_short_range() {
    let dice = |far: i16, prone: bool, moved: bool| {
        let scene = Scene::open().numbers(|book| book.characters[2].weapon = "SMG".into());
        let scene = scene.add(A, "baboon-rifle", 10, 10);
        let scene = scene.add_as(B, "howler-gunner", (10 + far, 10), |howler| howler.condition.prone = prone);
        let game = scene.begin(&[]);
        let (shooter, target) = (game.unit(id(A, 1)), game.unit(id(B, 1)));
        let plan = shooting::plan(game.field(), shooter, target, How { aimed: false, moved }).expect("it may fire");
        plan.shots
    };
    // Short range is 7 squares; two bursts with a recoil of 2 each are within the strength of 6.
    for (far, prone, moved, left) in [
        (7, false, false, 5),
        (7, true, false, 5),
        (7, false, true, 4),
        (8, false, false, 4),
        (8, true, false, 3),
        (8, true, true, 2),
    ] {
        assert_eq!(dice(far, prone, moved), Shots::Bursts(vec![left; 2]), "{far}, prone: {prone}, moved: {moved}");
    }
}

#[test]
fn g_16_nobody_sees_between_two_walls_that_touch_at_a_corner() {
    let sees = |walls: &[(usize, usize)]| {
        let game = Scene::with('#', walls).add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 14, 14).begin(&[]);
        game.field().sees(at(10, 10), at(14, 14))
    };
    assert!(sees(&[(12, 11)]), "a single corner");
    assert!(!sees(&[(12, 11), (11, 12)]), "a pair");
}
