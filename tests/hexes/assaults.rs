//! Assaults: who fights, what is canceled, who retreats where (F17 to F21, G14, R20, R21).

use crate::scene::{A, B, Game, N, S, Scene, at, id};
use monkeys::board::{Cell, hex::Bearing};
use monkeys::engine::{What, fact::Who};
use monkeys::force::squad::{Pile, Place};
use monkeys::rules::hexes::{
    answers::Answer,
    field::Group,
    land::Cloud,
    speed::Speed::{Slow, Still},
};

/// Gorillas move from (3, 9) into (3, 7), where there is a unit of the other side.
fn storm(kind: &str) -> Scene {
    Scene::open().add(A, "gorilla-storm", 3, 9, N, Slow).add(B, kind, 3, 7, S, Still).add(
        B,
        "marmoset-gas-throwers",
        6,
        0,
        S,
        Still,
    )
}

/// Both sides' cards, so that only the gorillas move.
fn go(scene: &Scene, dice: &[u8]) -> Game {
    let mut game = scene.begin(dice);
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    game
}

/// Plays to the end of the first movement step's assaults.
fn fight(game: &mut Game) {
    while game.turn().step < 10 && !game.is_over() && game.asked().0 != "Plan" {
        game.choose(&[]);
    }
}

fn threw(game: &Game, purpose: &str) -> Vec<usize> {
    game.threw(purpose).into_iter().map(|(dice, _)| dice.len()).collect()
}

#[test]
fn f_21_g_21_who_leaves_before_the_assault_is_not_fought() {
    let mut game = go(&storm("tarsier-watchers"), &[3]);
    fight(&mut game);
    assert!(threw(&game, "strength").is_empty());
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 7)), Some((3, 5))));
    assert_eq!(game.unit(id(B, 1)).stance.speed, Slow);
    game.dice_used();

    let mut game = go(&storm("tarsier-watchers"), &[2, 1, 1, 1, 1, 1, 1, 1, 1]);
    fight(&mut game);
    assert_eq!(threw(&game, "strength"), [6], "they have no dice themselves");
    assert_eq!(game.hex(id(B, 1)), Some((3, 5)), "the gorillas win by rank");
    game.dice_used();
}

#[test]
fn f_21_stubborn_losers_stay() {
    let mut game = go(&storm("baboon-rifles").clone(), &[4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    fight(&mut game);
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 7)), Some((3, 5))));

    let mut scene = storm("baboon-rifles");
    let option = scene.0.profiles.option("stubborn").expect("an option");
    scene.0.sides[1].units[0].options.push(option);
    let mut game = go(&scene, &[4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    fight(&mut game);
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 9)), Some((3, 7))));
}

#[test]
fn f_20_pushed_off_the_board_is_gone() {
    let mut game = Scene::open()
        .add(A, "gorilla-storm", 3, 3, N, Slow)
        .add(B, "baboon-rifles", 3, 1, S, Still)
        .add(B, "marmoset-gas-throwers", 6, 0, S, Still)
        .begin(&[1; 20]);
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    fight(&mut game);
    assert_eq!(game.unit(id(B, 1)).place, Place::Off(Pile::Retreated));
    assert_eq!(game.hex(id(A, 1)), Some((3, 1)));
}

#[test]
fn f_20_a_blocked_retreat_goes_beside() {
    let mut game = go(&storm("baboon-rifles").ground("deep water", &[(3, 5)]), &[1; 20]);
    game.until("Retreat");
    let mut hexes: Vec<Cell> = Vec::new();
    for answer in &game.questions()[0].answers {
        let Answer::Retreat(_, cell, _) = answer else { panic!("{answer:?}") };
        hexes.push(*cell);
    }
    hexes.dedup();
    assert_eq!(hexes.len(), 4, "all neighbors but the water and the gorillas: {hexes:?}");
    game.choose(&[Answer::Retreat(id(B, 1), Cell::new(4, 6), Bearing::SouthWest)]);
    assert_eq!((game.hex(id(B, 1)), game.unit(id(B, 1)).stance.facing), (Some((4, 6)), Bearing::SouthWest));
}

#[test]
fn f_20_the_surrounded_fight_again_and_are_destroyed_then() {
    let water = [(3, 5), (4, 6), (4, 8), (2, 6), (2, 8)];
    let mut game = go(&storm("baboon-rifles").ground("deep water", &water), &[1; 40]);
    fight(&mut game);
    assert_eq!(threw(&game, "strength"), [6, 4, 6, 4], "two fights");
    assert_eq!(game.unit(id(B, 1)).place, Place::Off(Pile::Wounded));
    assert_eq!(game.hex(id(A, 1)), Some((3, 7)));
}

#[test]
fn f_19_ties_go_to_the_higher_rank_and_beaten_movers_stay_where_they_were() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Still)
        .add(B, "spider-monkey-rifles", 3, 7, S, Slow)
        .begin(&[1; 20]);
    game.plans(&[(1, "slow: 360,B,-", "-,-")], &[(1, "slow: F,360,F", "-,-")]);
    fight(&mut game);
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 9)), Some((3, 7))));
    // With one more success the attacker takes the hex.
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Still)
        .add(B, "spider-monkey-rifles", 3, 7, S, Slow)
        .begin(&[1, 1, 1, 1, 5, 1, 1, 1, 1]);
    game.plans(&[(1, "slow: 360,B,-", "-,-")], &[(1, "slow: F,360,F", "-,-")]);
    fight(&mut game);
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 11)), Some((3, 9))));
    assert_eq!(game.models(id(A, 1)), 4, "d6 - 1 of a 1 is nothing");
}

#[test]
fn f_17_both_may_enter_an_empty_hex() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Slow)
        .add(B, "spider-monkey-rifles", 3, 5, S, Slow)
        .begin(&[1; 20]);
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, "slow: F,360,F", "-,-")]);
    fight(&mut game);
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 7)), Some((3, 5))));
    assert_eq!(threw(&game, "strength"), [4, 4]);
}

/// Gorillas and baboons at the same walker, from two of its sides.
fn two_on_one(dice: &[u8]) -> Game {
    let mut game = Scene::open()
        .add(A, "gorilla-storm", 3, 9, N, Slow)
        .add(A, "baboon-rifles", 2, 8, Bearing::NorthEast, Slow)
        .add(B, "capuchin-walker", 3, 7, S, Still)
        .begin(dice);
    game.plans(&[(1, "slow: F,360,F", "-,-"), (2, "slow: F,360,F", "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    game.until("Strike");
    game
}

#[test]
fn f_18_a_unit_struck_from_several_sides_picks_one() {
    let game = two_on_one(&[]);
    assert_eq!(game.asked(), ("Strike", A), "the gorillas may use cunning");
    let mut game = game;
    game.choose(&[Answer::Strike(id(A, 1), Group::Front, false)]);
    assert_eq!(game.asked(), ("Strike", B));
    let answers = game.questions()[0].answers.clone();
    let sides = [Group::Front, Group::FrontSide].map(|group| Answer::Strike(id(B, 1), group, false));
    assert_eq!(answers, sides);
    game.choose(&[Answer::Strike(id(B, 1), Group::FrontSide, false)]);
    assert_eq!(threw(&game, "deflection"), [2, 1], "one die at the front-side");
}

#[test]
fn f_19_the_side_with_the_advantage_chooses_what_is_cancelled() {
    let dice = [4, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let mut game = Scene::open()
        .add(A, "gorilla-storm", 3, 9, N, Slow)
        .add(A, "baboon-rifles", 3, 9, N, Slow)
        .add(B, "capuchin-walker", 3, 7, S, Still)
        .begin(&dice);
    game.plans(&[(1, "slow: F,360,F", "-,-"), (2, "slow: F,360,F", "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    game.until("Strike");
    game.choose(&[Answer::Strike(id(A, 1), Group::Front, false)]);
    assert_eq!(game.asked(), ("Cancel", A));
    let cancel = |number| Answer::Cancel(vec![(id(A, number), 1)]);
    assert_eq!(game.questions()[0].answers, [cancel(2), cancel(1)], "the weaker hit is marked");
    game.choose(&[cancel(1)]);
    // The walker's front is 9 and the baboons have no AP.
    assert_eq!(threw(&game, "armor"), [9]);
}

#[test]
fn f_21_a_24_fear_counts_after_the_assault() {
    let mut game = Scene::open()
        .add(A, "old-silverback", 3, 9, N, Slow)
        .add(B, "lemur-leapers", 3, 7, S, Still)
        .add(B, "marmoset-gas-throwers", 6, 0, S, Still)
        .begin(&[&[6][..], &[1; 30]].concat());
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, "slow: F,F,360", "-,-")]);
    game.until("Retreat");
    assert_eq!(threw(&game, "strength"), [6, 4], "not shaken yet: all dice");
    game.choose(&[]);
    assert_eq!(game.unit(id(B, 1)).tokens.shaken, 2);
}

#[test]
fn f_20_a_beaten_mover_makes_room_for_those_who_took_its_hex() {
    let mut scene = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Slow)
        .add(A, "macaque-pathfinders", 0, 16, N, Still)
        .add(B, "spider-monkey-rifles", 3, 7, S, Still)
        .add(B, "spider-monkey-rifles", 2, 8, Bearing::SouthEast, Slow);
    scene.0.sides[1].ranks.assault = 3;
    let mut game = scene.begin(&[1; 30]);
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, "slow: 360,B,-", "-,-"), (2, "slow: F,360,F", "-,-")]);
    fight(&mut game);
    assert_eq!((game.hex(id(B, 1)), game.hex(id(B, 2))), (Some((3, 7)), Some((3, 9))));
    let beside = game.hex(id(A, 1)).expect("on the board");
    assert_eq!(at(3, 9).distance(at(beside.0, beside.1)), 1);
}

#[test]
fn f_22_a_crippled_crew_needs_more() {
    let mut game = Scene::open()
        .add(A, "capuchin-walker", 3, 9, N, Slow)
        .add(B, "baboon-rifles", 3, 5, S, Still)
        .add(B, "marmoset-gas-throwers", 6, 0, S, Still)
        .cloud(3, 9, Cloud { poison: 2, die: 6, ..Cloud::default() })
        .begin(&[&[5, 4][..], &[1; 40]].concat());
    // The crew is crippled before the second step, in which the walker meets the baboons.
    game.plans(&[(1, "slow: 360,F,-", "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    game.finish_round();
    assert!(game.unit(id(A, 1)).hurt.crew);
    game.plans(&[(1, "slow: F,-,360", "-,-")], &[(1, "slow: 360,B,-", "-,-")]);
    game.finish_round();
    assert_eq!(game.threw("strength")[0].1, Some(6));
}

#[test]
fn a_22_entering_an_assault_ends_the_aim() {
    let mut game =
        Scene::open().add(A, "gorilla-storm", 3, 9, N, Slow).add(B, "baboon-rifles", 3, 7, S, Still).begin(&[1; 40]);
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, "slow: 360,B,-", "Aim,Fire")]);
    let aimed = What::Marked { who: Who::Unit(id(B, 1)), mark: "aim" };
    assert!(game.facts().contains(&aimed));
    fight(&mut game);
    assert!(game.unit(id(B, 1)).arms.aim.is_none());
}

#[test]
fn a_14_vehicles_keep_their_facing_when_they_go_back() {
    let mut game = go(&storm("capuchin-walker"), &[&[4][..], &[1; 30]].concat());
    game.until("Strike");
    game.choose(&[]);
    fight(&mut game);
    assert_eq!((game.hex(id(B, 1)), game.unit(id(B, 1)).stance.facing), (Some((3, 5)), S));
}

#[test]
fn f_21_who_finds_no_room_stays_and_fights() {
    let water = [(4, 6), (4, 8), (2, 6), (2, 8)];
    let mut game = Scene::open()
        .add(A, "gorilla-storm", 3, 9, N, Slow)
        .add(B, "tarsier-watchers", 3, 7, S, Still)
        .add(B, "tarsier-watchers", 3, 7, S, Still)
        .add(B, "marmoset-gas-throwers", 3, 5, S, Still)
        .ground("deep water", &water)
        .begin(&[&[3, 3][..], &[1; 30]].concat());
    let idle = "slow: 360,B,-";
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, idle, "-,-"), (2, idle, "-,-")]);
    fight(&mut game);
    assert_eq!(game.hex(id(B, 1)), Some((3, 5)), "there was room for one");
    assert_eq!(threw(&game, "strength").len(), 2, "surrounded: the other one fights, and once more");
    assert_eq!(game.unit(id(B, 2)).place, Place::Off(Pile::Wounded));
}

#[test]
fn f_18_a_unit_struck_from_several_sides_fights_only_the_one_it_picks() {
    // The walker picks its front: both of its deflections are for the gorillas, and so are its three hits.
    let dice = [4, 1, 1, 1, 1, 1, 5, 1, 1, 1, 5, 5, 5, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let mut game = two_on_one(&dice);
    game.choose(&[Answer::Strike(id(A, 1), Group::Front, false)]);
    game.choose(&[Answer::Strike(id(B, 1), Group::Front, false)]);
    assert_eq!(threw(&game, "armor"), [9], "the hit of the baboons is not deflected");
    // The beaten movers may turn.
    assert_eq!(game.asked(), ("Retreat", A));
    fight(&mut game);
    let struck = |unit| {
        let own =
            |what: &What| matches!(what, What::Noted { what: "damage", who: Some(Who::Unit(id)), .. } if *id == unit);
        game.facts().iter().filter(|what| own(what)).count()
    };
    assert_eq!((struck(id(A, 1)), struck(id(A, 2))), (3, 0), "nobody strikes at the baboons");
    assert_eq!(game.hex(id(B, 1)), Some((3, 7)), "3 against 1");
}

#[test]
fn r_21_tokens_of_two_cunning_units_shake_together() {
    let mut dice = vec![4, 4, 1, 1, 4, 4, 1, 1];
    dice.extend([1; 6]);
    let mut game = Scene::open()
        .add(A, "lemur-leapers", 3, 9, N, Slow)
        .add(A, "lemur-leapers", 3, 9, N, Slow)
        .add(B, "mandrill-crawler", 3, 7, S, Still)
        .begin(&dice);
    game.plans(&[(1, "slow: F,B,360", "-,-"), (2, "slow: F,B,360", "-,-")], &[(1, "slow: F,-,B", "-,-")]);
    game.until("Strike");
    game.choose(&[Answer::Strike(id(A, 1), Group::Front, true), Answer::Strike(id(A, 2), Group::Front, true)]);
    let crawler = game.unit(id(B, 1));
    assert_eq!((crawler.tokens.damage, crawler.tokens.shaken), (2, 2), "two tokens gained by cunning");
}
