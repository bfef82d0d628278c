//! Gunnery: possible targets, what a shot needs, what armor does, pots and smoke (R16 to R19, F5, F10, A5 to A9, G18).

use crate::scene::{A, B, Game, N, S, Scene, at, id};
use monkeys::board::{Cell, hex::Bearing};
use monkeys::engine::{What, fact::Who};
use monkeys::rules::hexes::{
    answers::Answer,
    field::Group,
    land::Cloud,
    shooting::{self, Band},
    speed::Speed::{self, Crawling, Fast, FlyFast, FlySlow, Rest, SetUp, Slow, Still},
    states::Tokens,
};

/// The first side's unit shoots its first weapon at the second side's unit.
fn shot(scene: Scene) -> shooting::Shot {
    let game = scene.begin(&[]);
    shooting::shot(game.field(), game.ix(id(A, 1)), 0, game.ix(id(B, 1))).expect("it is in range")
}

/// Rifles at rifles, this many hexes apart, at these speeds.
fn rifles(far: i16, own: Speed, other: Speed) -> Scene {
    Scene::open().add(A, "baboon-rifles", 3, 1 + 2 * far, N, own).add(B, "howler-acid-crew", 3, 1, S, other)
}

fn need(scene: Scene) -> i8 {
    shot(scene).need
}

#[test]
fn r_16_g_10_a_15_speed_of_shooter_and_target() {
    let own = [(Still, 4), (Crawling, 4), (Rest, 4), (SetUp, 4), (Slow, 5), (Fast, 6), (FlySlow, 6), (FlyFast, 7)];
    for (speed, needs) in own {
        assert_eq!(need(rifles(3, speed, Slow)), needs, "{speed}");
    }
    // The crew takes cover at its set-up speed: -1.
    let other = [(Still, 4), (Crawling, 4), (SetUp, 5), (Slow, 5), (Fast, 6), (FlyFast, 7)];
    for (speed, needs) in other {
        assert_eq!(need(rifles(3, Slow, speed)), needs, "{speed}");
    }
}

#[test]
fn r_16_r_17_a_6_a_8_range() {
    let bands = [(1, Band::PointBlank, 4, 3, 1), (2, Band::Normal, 5, 2, 0), (4, Band::Normal, 5, 2, 0)];
    for (far, band, needs, ap, damage) in bands {
        let shot = shot(rifles(far, Slow, Slow));
        assert_eq!((shot.band, shot.need, shot.ap, shot.damage), (band, needs, ap, damage), "{far}");
    }
    for far in [5, 7] {
        let shot = shot(rifles(far, Slow, Slow));
        assert_eq!((shot.band, shot.need, shot.ap, shot.damage), (Band::Long, 7, 1, -1), "{far}");
    }
    let pistols = |far: i16| {
        let scene = Scene::open().add(A, "colobus-menders", 3, 1 + 2 * far, N, Slow);
        let game = scene.add(B, "baboon-rifles", 3, 1, S, Slow).begin(&[]);
        shooting::targets(game.field(), game.ix(id(A, 1)), 0).len()
    };
    assert_eq!((pistols(4), pistols(5)), (1, 0), "twice the range of 2 at most");
}

#[test]
fn r_16_size_skill_and_traits() {
    let at = |kind: &str, speed| Scene::open().add(A, "baboon-rifles", 3, 7, N, Slow).add(B, kind, 3, 1, S, speed);
    assert_eq!(need(at("marmoset-gas-throwers", Slow)), 6, "tiny");
    assert_eq!(need(at("old-silverback", Slow)), 4, "huge");
    assert_eq!(need(at("mandrill-crawler", Slow)), 4, "steady");
    assert_eq!(need(at("lemur-leapers", Slow)), 6, "elusive when slow");
    assert_eq!(need(at("lemur-leapers", Still)), 4, "and not when still");
    assert_eq!(need(at("spider-monkey-rifles", Still)), 6, "takes cover: 1 - 2");
    let by = |option: &str, far: i16| need(rifles(far, Slow, Slow).option(A, option));
    assert_eq!([by("excellent-shot", 3), by("superb-shot", 3), by("bad-shot", 3)], [3, 2, 6]);
    assert_eq!([by("bad-at-long-range", 4), by("bad-at-long-range", 5)], [5, 9]);
    assert_eq!([by("steady", 3), by("enhanced-accuracy", 3)], [4, 4]);
    let beast = |far: i16| {
        let scene = Scene::open().add(A, "old-silverback", 3, 1 + 2 * far, N, Slow);
        need(scene.add(B, "baboon-rifles", 3, 1, S, Slow))
    };
    assert_eq!([beast(1), beast(2)], [6, 9], "a terrible shot");
    let gorillas = |far: i16| {
        let scene = Scene::open().add(A, "gorilla-storm", 3, 1 + 2 * far, N, Slow);
        need(scene.add(B, "baboon-rifles", 3, 1, S, Slow))
    };
    assert_eq!([gorillas(1), gorillas(2), gorillas(3)], [3, 5, 9], "best at point blank, bad at long range");
}

#[test]
fn r_16_a_5_a_21_terrain_counts_in_the_hex_of_the_target() {
    for ground in ["forest", "burned forest", "building", "ruins", "rough", "dunes"] {
        assert_eq!(need(rifles(2, Slow, Slow).ground(ground, &[(3, 1)])), 6, "{ground}");
        assert_eq!(need(rifles(2, Slow, Slow).ground(ground, &[(3, 5)])), 5, "{ground} at the shooter");
    }
    for ground in ["hill", "swamp", "river"] {
        assert_eq!(need(rifles(2, Slow, Slow).ground(ground, &[(3, 1)])), 5, "{ground}");
    }
    let hidden = |ground: &str| {
        let scene = Scene::open().add(A, "baboon-rifles", 3, 5, N, Slow).add(B, "tarsier-watchers", 3, 1, S, Slow);
        need(scene.ground(ground, &[(3, 1)]))
    };
    assert_eq!([hidden("forest"), hidden("rough")], [8, 7], "camouflage in forest, on top of tiny and terrain");
    let smoke = Cloud { smoke: 1, ..Cloud::default() };
    assert_eq!(need(rifles(2, Slow, Slow).cloud(3, 1, smoke)), 6);
    assert_eq!(need(rifles(2, Slow, Slow).cloud(3, 5, smoke)), 6);
    assert_eq!(need(rifles(2, Slow, Slow).cloud(3, 5, smoke).cloud(3, 1, smoke).ground("ruins", &[(3, 1)])), 8);
}

/// The targets of a unit's first weapon.
fn targets(game: &Game) -> Vec<(u8, Vec<Group>)> {
    let targets = shooting::targets(game.field(), game.ix(id(A, 1)), 0);
    targets.into_iter().map(|(unit, groups)| (unit.0 as u8, groups)).collect()
}

#[test]
fn f_10_g_12_arcs_and_their_edges() {
    // Front only: the edge of N and NE is half outside.
    let scoped =
        |x: i16, y: i16| Scene::open().add(A, "tarsier-watchers", 3, 9, N, Slow).add(B, "baboon-rifles", x, y, S, Slow);
    assert_eq!(targets(&scoped(3, 3).begin(&[])), [(1, vec![Group::Front])]);
    assert_eq!(need(scoped(3, 3)), 3);
    assert_eq!(targets(&scoped(4, 6).begin(&[])), [(1, vec![Group::Front, Group::FrontSide])]);
    assert_eq!(need(scoped(4, 6)), 4, "on the edge of the arc");
    assert!(targets(&scoped(4, 8).begin(&[])).is_empty(), "beside the arc");
    assert!(targets(&scoped(3, 15).begin(&[])).is_empty(), "behind");
    // Front and front-sides: the same edge is inside.
    let cannon =
        |x: i16, y: i16| Scene::open().add(A, "mandrill-crawler", 3, 9, N, Slow).add(B, "baboon-rifles", x, y, S, Slow);
    assert_eq!(need(cannon(4, 6)), 4);
    assert_eq!(need(cannon(5, 9)), 5, "the edge of NE and SE is half outside");
    assert!(targets(&cannon(4, 10).begin(&[])).is_empty());
    // All-round fire has no edge.
    let rifle = Scene::open().add(A, "baboon-rifles", 3, 9, N, Slow).add(B, "howler-acid-crew", 5, 9, S, Slow);
    assert_eq!(need(rifle), 5);
}

#[test]
fn a_6_a_flyer_over_its_enemy_is_at_point_blank() {
    let game =
        Scene::open().add(A, "gibbon-autogyro", 3, 5, N, FlySlow).add(B, "baboon-rifles", 3, 5, S, Slow).begin(&[]);
    let groups = vec![Group::Front, Group::FrontSide, Group::BackSide, Group::Back];
    assert_eq!(targets(&game), [(1, groups)]);
    let shot = shooting::shot(game.field(), game.ix(id(A, 1)), 0, game.ix(id(B, 1))).expect("in range");
    assert_eq!((shot.band, shot.need), (Band::PointBlank, 5), "flying -1, point blank +1");
}

#[test]
fn f_11_open_ended_dice() {
    // The target is tiny, fast and far: only 6 or more will do.
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 13, N, Slow)
        .but(A, |unit| unit.models = Some(2))
        .add(B, "marmoset-gas-throwers", 3, 1, S, Slow)
        .begin(&[6, 5, 5, 4, 2, 6, 4]);
    game.plans(&[(1, "still: 360,-,-", "Fire,Fire")], &[(1, "still: 360,-,-", "-,-")]);
    game.until("Fire");
    game.choose(&[]);
    assert_eq!(game.needs(), [8, 8]);
    let rolls: Vec<Vec<u8>> = game.threw("to-hit").into_iter().map(|(dice, _)| dice).collect();
    assert_eq!(rolls, [vec![6, 5, 5, 4], vec![6, 4]], "6 + 1 + 1 hits, 6 misses");
    // d6 - 2 - 1 with a 2 is nothing.
    assert_eq!(game.models(id(B, 1)), 4);
    game.dice_used();
}

#[test]
fn f_13_r_18_armor_stops_hits_in_part_or_whole() {
    let fire = |dice: &[u8]| {
        let mut game = Scene::open()
            .add(A, "baboon-rifles", 3, 9, N, Slow)
            .but(A, |unit| unit.models = Some(1))
            .add(B, "chimpanzee-flame-cart", 3, 3, S, Slow)
            .begin(dice);
        game.plans(&[(1, "still: 360,-,-", "Fire,Fire")], &[(1, "still: (L/R),-,-", "-,-")]);
        game.until("Fire");
        game.choose(&[]);
        game.dice_used();
        game.unit(id(B, 1)).tokens.damage
    };
    // Armor 6 against AP 2.
    assert_eq!(fire(&[5, 1, 2, 3, 4, 3]), 1, "through: 1");
    assert_eq!(fire(&[5, 5, 2, 3, 4, 6]), 1, "6 - 2 - 3 is 1");
    assert_eq!(fire(&[5, 6, 2, 3, 4, 5]), 0, "5 - 2 - 3 is nothing");
    assert_eq!(fire(&[5, 5, 2, 5, 4]), 0, "blocked");
}

#[test]
fn r_18_the_weaker_side_can_be_chosen_on_an_edge() {
    // The walker faces N: from (2, 12) to (3, 9) the line comes from between SW and S.
    let mut game = Scene::open()
        .add(A, "mandrill-crawler", 2, 12, N, Slow)
        .add(B, "capuchin-walker", 3, 9, N, Slow)
        .begin(&[4, 1]);
    game.plans(&[(1, "still: (L/R),(L/R),-", "Fire,Load")], &[(1, "still: 360,-,-", "-,-")]);
    game.until("Fire");
    let sides = game.questions()[1].answers.clone();
    let at = |side| Answer::Fire(id(A, 1), 2, id(B, 1), side);
    assert!(sides.contains(&at(Group::Back)) && sides.contains(&at(Group::BackSide)) && sides.len() == 3, "{sides:?}");
    assert_eq!(*game.questions()[1].default(), at(Group::Back), "armor 6 rather than 7");
}

#[test]
fn f_5_a_26_a_cannon_must_be_loaded_for_each_shot() {
    let mut game = Scene::open()
        .add(A, "mandrill-crawler", 3, 9, N, Still)
        .add(B, "old-silverback", 3, 3, S, Slow)
        .begin(&[1; 30]);
    game.plans(&[(1, "slow: F,-,B", "Fire,Load")], &[(1, "still: 360,-,-", "-,-")]);
    game.until("Fire");
    assert_eq!(game.questions().len(), 2, "cannon and hull gun");
    game.choose(&[]);
    game.finish_round();
    let who = Who::Unit(id(A, 1));
    assert!(game.facts().contains(&What::Cleared { who, mark: "loaded" }), "empty after the shot");
    assert!(game.unit(id(A, 1)).arms.loaded[0], "loaded in the second step");
    game.plans(&[(1, "slow: F,-,B", "Fire,Load")], &[(1, "still: 360,-,-", "-,-")]);
    game.until("Fire");
    let hold = [Answer::Hold(id(A, 1), 1), Answer::Hold(id(A, 1), 2)];
    game.choose(&hold);
    assert!(game.unit(id(A, 1)).arms.loaded[0], "declined: still loaded");
}

#[test]
fn f_5_a_declined_shot_of_an_empty_cannon_is_not_asked_for() {
    let mut game =
        Scene::open().add(A, "mandrill-crawler", 3, 9, N, Slow).add(B, "old-silverback", 3, 3, S, Slow).begin(&[1; 40]);
    for _ in 0..2 {
        game.plans(&[(1, "still: (L/R),(L/R),-", "Fire,Load")], &[(1, "still: 360,-,-", "-,-")]);
        game.finish_round();
    }
    // Fire, Load, Fire, Load: the cannon was loaded each time.
    assert_eq!(game.dice_for("to-hit"), 2 * 3, "one shot of the cannon and two of the hull gun a round");
}

#[test]
fn g_18_hits_of_a_flamer_set_on_fire_whatever_armor_does() {
    let mut game = Scene::open()
        .add(A, "chimpanzee-flame-cart", 3, 9, N, Slow)
        .add(B, "capuchin-walker", 3, 7, S, Slow)
        .begin(&[3, 5, 5, 1, 1, 3, 5, 5, 1, 1, 2]);
    game.plans(&[(1, "still: (L/R),-,-", "Fire,Fire")], &[(1, "still: 360,-,-", "-,-")]);
    game.until("Fire");
    game.choose(&[]);
    assert_eq!(game.needs(), [3; 3], "point blank, and best there");
    assert_eq!(game.unit(id(B, 1)).tokens, Tokens { fire: 2, ..Tokens::default() });
    game.dice_used();
}

#[test]
fn g_18_acid_sticks_to_who_is_hit() {
    let mut game = Scene::open()
        .add(A, "howler-acid-crew", 3, 9, N, SetUp)
        .add(B, "mandrill-crawler", 3, 5, S, Slow)
        .begin(&[3, 5, 5, 1, 1, 2]);
    game.plans(&[(1, "still: 360,-,-", "Fire,Fire")], &[(1, "still: (L/R),(L/R),-", "-,-")]);
    game.until("Fire");
    game.choose(&[]);
    assert_eq!(game.unit(id(B, 1)).tokens.acid, 1);
    game.dice_used();
}

#[test]
fn g_18_f_23_gas_pots_leave_a_cloud_that_poisons() {
    let mut game = Scene::open()
        .add(A, "marmoset-gas-throwers", 3, 9, N, Still)
        .add(B, "baboon-rifles", 3, 5, S, Slow)
        .begin(&[4, 5, 1, 6, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    game.plans(&[(1, "slow: F,F,360", "Fire,Fire")], &[(1, "still: 360,-,-", "-,-")]);
    game.until("Fire");
    game.choose(&[]);
    let cloud = game.field().land.cloud(at(3, 5));
    assert_eq!((cloud.poison, cloud.die), (2, 6));
    game.until("Fire");
    // Four models: 4, 5, 1, 6 and 2; one token, though two dice count.
    assert_eq!(game.unit(id(B, 1)).tokens.poison, [6]);
}

#[test]
fn g_18_pots_are_not_thrown_at_long_range() {
    let game =
        Scene::open().add(A, "marmoset-gas-throwers", 3, 9, N, Still).add(B, "baboon-rifles", 3, 3, S, Slow).begin(&[]);
    assert!(targets(&game).is_empty());
}

#[test]
fn g_18_smoke_is_thrown_twice_a_battle_and_hides() {
    let mut game =
        Scene::open().add(A, "colobus-menders", 3, 9, N, Still).add(B, "baboon-rifles", 3, 1, S, Still).begin(&[1; 40]);
    for round in 0..2 {
        game.plans(&[(1, "slow: 360,B,-", "Fire,Fire")], &[(1, "slow: 360,B,-", "-,-")]);
        let throw = |game: &mut Game| {
            game.until("Fire");
            game.choose(&[Answer::Smoke(id(A, 1), 2, Cell::new(3, 5))]);
        };
        if round == 0 {
            throw(&mut game);
            assert_eq!(game.field().land.cloud(at(3, 5)).smoke, 2);
            assert!(!game.field().sees(at(3, 9), at(3, 1), true), "not even flyers see through it");
            throw(&mut game);
            game.finish_round();
            assert_eq!(game.field().land.cloud(at(3, 5)).smoke, 2, "three, and one goes in Aftermath (R9)");
        }
    }
    let weapon = shooting::smoke_hexes(game.field(), game.ix(id(A, 1)), 1);
    assert!(weapon.is_empty(), "both are used up");
}

#[test]
fn r_19_a_9_cover_in_cover_makes_area_fire_harder() {
    let game = |ground: &str, speed| {
        Scene::open().add(A, "baboon-rifles", 3, 9, N, speed).ground(ground, &[(3, 9)]).begin(&[])
    };
    let evasion = |game: &Game| shooting::evasion(game.field(), game.ix(id(A, 1)));
    assert_eq!(evasion(&game("forest", Still)), 1);
    assert_eq!(evasion(&game("forest", Slow)), 0, "not at that speed");
    assert_eq!(evasion(&game("hill", Still)), 0, "no cover there");
}

#[test]
fn a_22_aim_helps_only_at_what_was_seen_from_where_it_was_taken() {
    let scene = Scene::open()
        .add(A, "baboon-rifles", 3, 13, N, Still)
        .but(A, |unit| unit.models = Some(1))
        .add(B, "spider-monkey-rifles", 3, 5, S, Slow)
        .ground("building", &[(3, 9)]);
    // Behind the building nothing was visible from (3, 13).
    let mut game = scene.begin(&[1; 20]);
    game.plans(&[(1, "slow: 360,B,-", "Aim,Fire")], &[(1, "slow: F,360,F", "-,-")]);
    game.until("Move");
    assert!(game.unit(id(A, 1)).arms.aim.is_some());
    assert!(!monkeys::rules::hexes::aiming::helps(game.field(), game.ix(id(A, 1)), game.ix(id(B, 1)), at(3, 5)));
    assert!(monkeys::rules::hexes::aiming::helps(game.field(), game.ix(id(A, 1)), game.ix(id(B, 1)), at(5, 9)));
}

#[test]
fn f_10_only_enemies_in_the_arc_are_targets() {
    let game = Scene::open()
        .add(A, "capuchin-walker", 3, 9, Bearing::SouthEast, Slow)
        .add(B, "baboon-rifles", 5, 11, S, Slow)
        .add(B, "baboon-rifles", 3, 5, S, Slow)
        .begin(&[]);
    assert_eq!(targets(&game).len(), 1, "only ahead");
}
