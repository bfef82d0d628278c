//! The odds used by forecasts and opponents, against every way in which the dice can fall.

use crate::scene::{A, B, Game, Scene, at, id, row};
use monkeys::force::UnitIx;
use monkeys::rules::suppression::{
    actions::Action,
    markers, odds,
    odds::{Odds, WHOLE},
    shooting::{self, Shot, Volley},
};

/// A chance of this many out of that many.
fn part(part: u64, of: u64) -> u64 {
    WHOLE * part / of
}

/// Whether two chances are equal except for rounding down once per die.
fn same(one: u64, other: u64) -> bool {
    one.abs_diff(other) < 200
}

fn game(markers: u8, by: (&str, i16), at: (&str, i16)) -> Game {
    let scene = Scene::open().unit(A, by.0, &row(10, 8, by.1)).unit(B, at.0, &row(10, 14, at.1));
    scene.markers(B, markers).begin(&[])
}

fn volley(game: &Game, action: Action) -> (UnitIx, Volley) {
    let (unit, target) = (game.unit(id(A, 1)), game.unit(id(B, 1)));
    let (field, mode) = (game.field(), monkeys::rules::suppression::action::mode(action));
    (target, shooting::volley(field, unit, &field.living(unit).collect(), target, mode).expect("it may be fired at"))
}

/// Calls this with the hits among the dice of a volley for every way in which they can fall.
fn every_way(volley: &Volley, faces: u64, hits: impl Fn(&Shot, u64) -> bool, mut seen: impl FnMut(&[&Shot])) {
    let dice: Vec<&Shot> = volley.shots.iter().flat_map(|shot| vec![shot; shot.dice.into()]).collect();
    for fate in 0..faces.pow(dice.len() as u32) {
        let mut left = fate;
        let mut fall = |shot: &Shot| {
            let face = left % faces;
            left /= faces;
            hits(shot, face)
        };
        let hits: Vec<&Shot> = dice.iter().copied().filter(|shot| fall(shot)).collect();
        seen(&hits);
    }
}

#[test]
fn g_5_markers_are_those_of_every_way_the_dice_can_fall() {
    let cases = [
        (("baboon-rifles", 5), ("chimpanzee-raiders", 3), Action::OpenFire),
        (("baboon-rifles", 3), ("macaque-swarm", 2), Action::FocusFire),
        // A machine gun, whose hits are counted twice, and a carbine.
        (("mandrill-gunners", 2), ("howler-gunners", 4), Action::OpenFire),
        (("chimpanzee-raiders", 2), ("gorilla-breachers", 1), Action::ShootingAdvance),
    ];
    for (by, at, action) in cases {
        let game = game(0, by, at);
        let (target, volley) = volley(&game, action);
        let odds = Odds::of_volley(game.field(), target, &volley);
        let mut marked = [0; 3];
        every_way(
            &volley,
            6,
            |shot, face| face as i32 + 1 >= shot.need,
            |hits| {
                let counted = hits.iter().map(|shot| 1 + u32::from(shot.suppressive)).sum();
                marked[usize::from(markers::gained(hits.len() as u32, counted, at.1 as usize))] += 1;
            },
        );
        let all: u64 = marked.iter().sum();
        for (one, other) in odds.markers.iter().zip(marked) {
            assert!(same(*one, part(other, all)), "{by:?} at {at:?}: {odds:?}, counted {marked:?} of {all}");
        }
    }
}

#[test]
fn g_11_casualties_are_those_of_every_way_the_dice_can_fall() {
    let cases = [
        (("baboon-rifles", 4), ("chimpanzee-raiders", 2), Action::OpenFire),
        (("gorilla-breachers", 2), ("macaque-swarm", 3), Action::ShootingAdvance),
    ];
    for (by, at, action) in cases {
        let game = game(0, by, at);
        let (target, volley) = volley(&game, action);
        let odds = Odds::of_volley(game.field(), target, &volley);
        let mut fallen = vec![0; volley.seen.len() + 1];
        let falls = |shot: &Shot, face: u64| (face % 6 + 1) as i32 >= shot.need && (face / 6 + 1) as i32 >= shot.kill;
        every_way(&volley, 36, falls, |kills| fallen[kills.len().min(volley.seen.len())] += 1);
        let all: u64 = fallen.iter().sum();
        assert_eq!(odds.fallen.len(), fallen.len());
        for (one, other) in odds.fallen.iter().zip(&fallen) {
            assert!(same(*one, part(*other, all)), "{by:?} at {at:?}: {odds:?}, counted {fallen:?} of {all}");
        }
        let mean: u64 = fallen.iter().enumerate().map(|(count, ways)| count as u64 * ways).sum();
        assert!(u64::from(odds.casualties).abs_diff(1000 * mean / all) <= 1, "{odds:?}");
        assert_eq!(odds.at_least(0), odds.fallen.iter().sum::<u64>());
    }
}

#[test]
fn w_6_the_chance_to_pass_a_check_by_markers() {
    // 87.5 %, 87.5 %, 70.4 %, then 42.1 %.
    for (marks, faces) in [(0, 3_u64), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1)] {
        let game = game(marks, ("baboon-rifles", 8), ("chimpanzee-raiders", 6));
        let unit = game.unit(id(B, 1));
        let fails = part((6 - faces).pow(3), 216);
        assert!(same(odds::passes(game.field(), unit, marks), WHOLE - fails), "{marks}");
        assert_eq!(odds::removed(game.field(), unit, marks).iter().sum::<u64>(), WHOLE);
    }
}

#[test]
fn g_17_a_template_strikes_everyone_under_it() {
    let game = game(0, ("orangutan-mortar", 3), ("macaque-swarm", 10));
    let field = game.field();
    let weapon = field.setting.book.weapons.iter().find(|weapon| weapon.name == "mortar").expect("a mortar");
    let struck = Odds::of_template(field, weapon, at(11, 14));
    let [(unit, odds)] = struck.as_slice() else { panic!("{struck:?}") };
    assert_eq!((*unit, odds.hits, odds.markers), (game.unit(id(B, 1)), 3000, [0, WHOLE, 0]));
    // 4 + 2 - 3 = 3 or more kills.
    assert!(same(odds.fallen[3], part(64, 216)) && odds.casualties.abs_diff(2000) <= 1, "{odds:?}");
    assert!(Odds::of_template(field, weapon, at(30, 20)).is_empty());
}
