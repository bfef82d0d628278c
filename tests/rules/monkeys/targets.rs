//! Who can shoot whom (3.1, 3.2, 3.6, 3.7, G-01, G-02, G-08, T-49, T-50, T-53, T-71, T-125).

use crate::kit::*;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{
    Illegal,
    gun::Gun,
    no_fire::NoFire,
    overwatch::Trail,
    pins::Pin,
    profiles::Band,
    targets::{self, Aim, Miss, Spots},
};

fn aim(battle: &Battle, by: char, at: char) -> Result<Aim, Miss> {
    let field = battle.field();
    let find = |letter| field.find_primate(battle.piece(letter)).expect("a primate");
    targets::aim(field, Gun::Hand(find(by), 0), find(at).into(), Spots::Standing)
}

/// One of each side, this many squares apart.
fn apart(weapon: &str, squares: usize) -> Battle {
    let row = format!("a{}X", open(squares - 1));
    Scene::new(&[row]).squad("r1.1", weapon, "a").squad("b1.1", "baboon", "X").begin()
}

#[test]
fn t_176_of_two_touched_squares_that_give_cover_one_beside_the_target_is_enough() {
    // The line from (0, 0) to (3, 1) touches the corner between (2, 0) and (1, 1); only one of them is next to each
    // end.
    let covered = |rows: &[&str]| {
        let battle = Scene::new(rows).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
        let (a, x) = (battle.at('a').expect("a"), battle.at('X').expect("X"));
        [(a, x), (x, a)].map(|(from, to)| battle.field().covered(from, to, Default::default()))
    };
    assert_eq!(covered(&["a.,.", ".,.X"]), [true, true], "both give cover, both ways");
    assert_eq!(covered(&[".,.X", "a.,."]), [true, true], "mirrored");
    assert_eq!(covered(&["a.,.", "...X"]), [false, false], "one square of the pair does not cover");
    assert_eq!(covered(&["a...", ".,.X"]), [false, false]);
}

#[test]
fn g_01_and_r_3_6_four_bands_of_12_24_and_48_squares() {
    let bands = &monkeys::data::monkeys::profiles().bands;
    let at = [0, 12, 13, 24, 25, 48, 49, 90].map(|squares| bands.of(squares));
    use Band::{Extreme, Long, Medium, Short};
    assert_eq!(at, [Short, Short, Medium, Medium, Long, Long, Extreme, Extreme]);
}

#[test]
fn g_02_and_r_3_7_nearer_is_better_one_band_farther_worse_two_out_of_reach() {
    let range = |weapon: &str, squares| aim(&apart(weapon, squares), 'a', 'X').map(|aim| aim.range);
    let rifle = "baboon/assault rifle";
    assert_eq!([12, 13, 24, 25, 48].map(|squares| range(rifle, squares)), [Ok(1), Ok(0), Ok(0), Ok(-1), Ok(-1)]);
    assert_eq!(range(rifle, 49), Err(Miss::OutOfReach { squares: 49, reach: 48 }));
    // A machinegun is rated Long: one bonus, however near.
    let gun = "baboon/machinegun";
    assert_eq!([5, 20, 40, 60].map(|squares| range(gun, squares)), [Ok(1), Ok(1), Ok(0), Ok(-1)]);
    let pistol = "baboon/pistol";
    assert_eq!([12, 13].map(|squares| range(pistol, squares)), [Ok(0), Ok(-1)]);
    assert_eq!(range(pistol, 25), Err(Miss::OutOfReach { squares: 25, reach: 24 }));
}

#[test]
fn t_49_the_attacker_names_individuals_the_sergeant_included() {
    let mut battle = Scene::new(&["ab........X.Y"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "XY")
        .dice(&[6, 6, 6, 6])
        .begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
    assert_eq!((battle.pile('X'), battle.pile('Y')), (Some(Pile::Wounded), None));
}

#[test]
fn t_50_and_r_3_1_each_shooter_must_see_each_target() {
    // b is behind a house of height three.
    let mut battle = Scene::new(&["a.........X", "...........", "b33.......Y"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "XY")
        .dice(&[2])
        .begin();
    assert_eq!(aim(&battle, 'b', 'Y'), Err(Miss::NoSight));
    battle.attack("r1.1", "b1.1").end_turn();
    let blind = battle.firing(&[('b', "Y")]);
    let (primate, target) = (battle.piece('b'), battle.piece('Y'));
    assert_eq!(battle.refused(blind), Illegal::TargetUnseen { primate, target });
    battle.fire(&[('a', "Y")]);
}

#[test]
fn t_43_a_unit_that_sees_nobody_can_not_attack() {
    let mut battle = Scene::new(&["a33......X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    let why = Illegal::NoSight { unit: unit("r1.1"), target: unit("b1.1") };
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), why);
}

#[test]
fn t_53_armor_above_the_damage_can_not_be_targeted_whatever_the_accuracy() {
    let plated = |armor: i8| {
        Scene::new(&["a.....X"])
            .clan("plated", |clan| clan.armor = armor)
            .clan("marksman", |clan| clan.accuracy = 3)
            .squad("r1.1", "marksman/assault rifle", "a")
            .squad("b1.1", "plated", "X")
            .begin()
    };
    assert!(aim(&plated(2), 'a', 'X').is_ok(), "as high as the damage is no bar");
    assert_eq!(aim(&plated(3), 'a', 'X'), Err(Miss::Armor { damage: 2, armor: 3 }));
    let (by, target) = (unit("r1.1"), unit("b1.1"));
    let why = Illegal::ArmorTooHigh { unit: by, target, damage: 2, armor: 3 };
    assert_eq!(plated(3).refused(attacking("r1.1", "b1.1")), why);
}

#[test]
fn g_08_cover_is_where_one_stands_or_close_before_one() {
    let covered = |row: &str| {
        let battle =
            Scene::new(&[row]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").under("X", '.').begin();
        aim(&battle, 'a', 'X').map(|aim| aim.covered)
    };
    assert_eq!(covered("a.......X"), Ok(false));
    assert_eq!(covered("a......,X"), Ok(true), "cover close before the target");
    assert_eq!(covered("a.....,.X"), Ok(false), "a square farther off it is none");
    assert_eq!(covered("a.......X,"), Ok(false), "nor behind it");
    let inside = Scene::new(&["a.......X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").under("X", ',');
    assert_eq!(aim(&inside.begin(), 'a', 'X').map(|aim| aim.covered), Ok(true));
    let shooter = Scene::new(&["aX"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").under("a", ',');
    assert_eq!(aim(&shooter.begin(), 'a', 'X').map(|aim| aim.covered), Ok(false), "the shooter's own square is none");
}

/// X behind a wall from the west, open to the south.
fn flanked(face: u8, after: &[u8]) -> Scene {
    let mut dice = vec![face; 3];
    dice.extend(after);
    Scene::new(&["a......=X...Y", ".............", ".............", "........b...."])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "YX")
        .dice(&dice)
}

#[test]
fn t_71_and_r_3_2_in_cover_only_if_covered_from_every_shooter_assigned() {
    let mut battle = flanked(4, &[]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.pile('X'), Some(Pile::Wounded), "the flanker denies cover");
    // Cover changes the result, not the powers; a flanker that fires at nobody denies nothing.
    assert_eq!(battle.powers(), (6, 3));
    let mut battle = flanked(4, &[]).begin_with(&[6, 1, 4, 1]);
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert_eq!((battle.powers(), battle.pile('X')), ((3, 3), None));
}

#[test]
fn t_125_the_best_square_is_the_open_then_the_near_then_the_first() {
    // Entered: rough in the near band, open far off, open near, open near again.
    let row = format!("a{},.X{}.", open(8), open(4));
    let battle = Scene::new(&[row]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    let field = battle.field();
    let find = |letter| field.find_primate(battle.piece(letter)).expect("a primate");
    let at = |columns: &[i16]| {
        let cells = columns.iter().map(|x| cell(*x, 0)).collect();
        let trails = [Trail::on_ground(find('X').into(), cells)];
        targets::aim(field, Gun::Hand(find('a'), 0), find('X').into(), Spots::Trails(&trails)).map(|aim| aim.cell.x)
    };
    assert_eq!(at(&[9, 14]), Ok(14), "uncovered before covered, though a band farther");
    assert_eq!(at(&[14, 12, 13]), Ok(12), "then the better range");
    assert_eq!(at(&[8, 7, 6]), Ok(8), "then the earliest");
    assert_eq!(at(&[]), Err(Miss::NoSight));
}

#[test]
fn t_178_a_weapon_that_could_hurt_but_does_not_see_is_not_called_too_weak() {
    // The rifle sees the armored one and is too weak; the cannon could hurt it, but is behind a house.
    let mut battle = Scene::new(&["a.......X", "9999999..", "b........"])
        .clan("plated", |clan| clan.armor = 4)
        .weapon("cannon", |weapon| weapon.damage = 6)
        .squad("r1.1", "baboon/assault rifle", "ab")
        .kit('b', "baboon/cannon")
        .squad("b1.1", "plated", "X")
        .begin();
    let why = NoFire::StrongOnesBlind { unit: unit("r1.1"), target: unit("b1.1") };
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), why.into());
}

#[test]
fn t_178_who_sees_and_does_not_reach_tells_more_than_a_nearer_one_who_sees_nothing() {
    // The pistol sees the enemy along the upper row, and reaches 12 squares; the rifle is nearer, behind a house.
    let far = format!("a{}X", open(30));
    let near = format!(".{}9999b9.", open(25));
    let ring = format!(".{}9999999", open(25));
    let mut battle = Scene::new(&[&far, &ring, &near, &ring])
        .squad("r1.1", "baboon/pistol", "ab")
        .kit('b', "baboon/assault rifle")
        .squad("b1.1", "baboon", "X")
        .begin();
    let why = battle.refused(attacking("r1.1", "b1.1"));
    assert!(matches!(why, Illegal::OutOfReach { squares: 31, .. }), "{why:?}");
}

#[test]
fn t_50_a_pinned_member_who_sees_the_enemy_is_not_denied() {
    let mut battle = Scene::new(&["a.......X", "9999999..", "b........"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .begin();
    battle.set_pin("a", Pin::Serving);
    let why = NoFire::ReadyOnesBlind { unit: unit("r1.1"), target: unit("b1.1") };
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), why.into());
}
