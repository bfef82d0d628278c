//! Deployment, secret plans, and how battles end (F2, F25, G1, G16, G23, G24, R19).

use crate::scene::{A, B, Game, N, S, Scene, id};
use monkeys::board::{Cell, hex::Bearing};
use monkeys::engine::{BattleLog, Refusal, Viewer, What};
use monkeys::rules::hexes::{
    Order,
    muster::{Crossing, Goal},
    score,
    speed::Speed::{self, Fast, Slow, Still},
    states::Tokens,
};

/// Two units per side to deploy.
fn to_set_up() -> Scene {
    Scene::open()
        .ground("building", &[(6, 12)])
        .ground("deep water", &[(0, 12)])
        .unit(A, "mandrill-crawler", |_| {})
        .unit(A, "macaque-pathfinders", |_| {})
        .unit(A, "gorilla-storm", |_| {})
        .unit(B, "spider-monkey-rifles", |_| {})
        .unit(B, "gibbon-autogyro", |_| {})
}

fn place(unit: u8, x: i16, y: i16, speed: Speed) -> Order {
    Order::SetUp(id(A, unit), Cell::new(x, y), N, speed)
}

#[test]
fn g_23_r_19_f_9_set_up_is_checked() {
    let mut game = to_set_up().begin(&[]);
    let no = |game: &mut Game, order: Order| game.refusal(order).rule().0;
    assert_eq!(no(&mut game, place(2, 3, 13, Still)), "G23", "the crawler is first");
    assert_eq!(no(&mut game, place(1, 3, 12, Still)), "G11", "there is no such hex");
    assert_eq!(no(&mut game, place(1, 3, 11, Still)), "R19");
    assert_eq!(no(&mut game, place(1, 6, 12, Still)), "F7", "a building");
    assert_eq!(no(&mut game, place(1, 3, 13, Fast)), "G23");
    game.order(place(1, 3, 13, Slow));
    assert_eq!(no(&mut game, place(2, 3, 7, Still)), "R19", "two hexes beyond the area at most");
    game.order(place(2, 3, 9, Speed::Crawling));
    assert_eq!(no(&mut game, place(3, 3, 13, Still)), "F9", "two large units");
    assert_eq!(no(&mut game, place(3, 0, 12, Still)), "F7");
    game.order(place(3, 4, 12, Still));
    assert_eq!(game.asked(), ("SetUp", B));
    let speeds: Vec<Speed> = monkeys::rules::hexes::set_up::speeds(game.field(), game.ix(id(B, 2)));
    assert_eq!(speeds, [Speed::FlySlow]);
}

#[test]
fn g_1_set_up_is_seen_by_its_own_side_until_both_are_done() {
    let mut game = to_set_up().begin(&[]);
    for (unit, x) in [(1, 1), (2, 3), (3, 5)] {
        game.order(place(unit, x, 13, Still));
    }
    let placed = |game: &Game, viewer| {
        let facts = game.0.resource::<BattleLog>().told_to(viewer);
        facts.iter().filter(|fact| matches!(fact.what, What::Placed { .. })).count()
    };
    assert_eq!(
        [placed(&game, Viewer::Side(A)), placed(&game, Viewer::Side(B)), placed(&game, Viewer::Public)],
        [3, 0, 0]
    );
    game.order(Order::SetUp(id(B, 1), Cell::new(3, 3), S, Still));
    game.order(Order::SetUp(id(B, 2), Cell::new(3, 3), S, Speed::FlySlow));
    assert_eq!(placed(&game, Viewer::Public), 5);
    assert_eq!(game.asked(), ("Plan", A));
}

fn pair() -> Scene {
    Scene::open().add(A, "baboon-rifles", 3, 15, N, Still).add(B, "spider-monkey-rifles", 3, 1, S, Still)
}

#[test]
fn f_2_g_1_cards_are_written_a_round_ahead() {
    let mut game = pair().ahead().begin(&[]);
    let plan = |game: &mut Game, card: &str| game.plan(&[(1, card, "-,-")]);
    // One more pass before the first round.
    plan(&mut game, "still: 360,A+F,360");
    plan(&mut game, "still: 360,-,-");
    assert_eq!((game.turn().round, game.asked()), (1, ("Plan", A)), "for the second round");
    assert!(game.unit(id(A, 1)).orders.now.is_some() && game.unit(id(A, 1)).orders.next.is_none());
    plan(&mut game, "slow: F,360,F");
    plan(&mut game, "still: 360,-,-");
    assert!(game.unit(id(A, 1)).orders.next.is_some());
    game.finish_round();
    assert_eq!((game.turn().round, game.hex(id(A, 1))), (2, Some((3, 13))));
    plan(&mut game, "slow: 360,B,-");
    plan(&mut game, "still: 360,-,-");
    game.finish_round();
    assert_eq!((game.turn().round, game.hex(id(A, 1))), (3, Some((3, 9))));
    // The last round needs no further plan.
    assert!(game.is_over() || game.asked().0 != "Plan");
}

#[test]
fn g_1_beginners_write_for_the_round_that_is_about_to_run() {
    let mut game = pair().begin(&[]);
    for round in 1..=3 {
        assert_eq!((game.turn().round, game.asked()), (round, ("Plan", A)));
        game.plan(&[]);
        game.plan(&[]);
        game.finish_round();
    }
    assert!(game.is_over());
}

/// Rounds in which nobody does anything, to the end.
fn idle(scene: &Scene, dice: &[u8]) -> Game {
    let mut game = scene.begin(dice);
    for _ in 0..20 {
        if game.is_over() {
            break;
        }
        game.plan(&[]);
        if !game.is_over() && game.asked().0 == "Plan" {
            game.plan(&[]);
        }
        game.finish_round();
    }
    game
}

#[test]
fn f_25_the_score_decides_after_the_last_round() {
    let game = idle(&pair().rounds(1), &[]);
    assert_eq!(game.outcome(), Some((None, "score")), "the same on both sides");
    let scene = pair().tokens(B, Tokens { shaken: 3, ..Tokens::default() }).rounds(1);
    let game = idle(&scene, &[]);
    assert_eq!(game.outcome(), Some((Some(A), "score")), "a crippled enemy counts");
    let scores = game.facts().into_iter().filter_map(|what| match what {
        What::Noted { what: "score-first" | "score-second", number, .. } => Some(number),
        _ => None,
    });
    assert_eq!(scores.collect::<Vec<_>>(), [16 + 16 + 16, 16], "survivors, the crippled one, the winner's 16");
}

#[test]
fn f_25_what_is_crippled() {
    let crippled = |models: Option<u8>, tokens: Tokens| {
        let game = pair().but(B, |unit| (unit.models, unit.tokens) = (models, tokens)).begin(&[]);
        score::is_crippled(game.field(), game.ix(id(B, 1)))
    };
    assert!(!crippled(None, Tokens::default()) && !crippled(Some(3), Tokens::default()));
    assert!(crippled(Some(2), Tokens::default()), "half of its models");
    assert!(crippled(None, Tokens { shaken: 1, ..Tokens::default() }));
    assert!(!crippled(None, Tokens { damage: 3, ..Tokens::default() }));
    assert!(crippled(None, Tokens { damage: 4, ..Tokens::default() }), "half of 8");
    let crawler = |damage| {
        let tokens = Tokens { damage, ..Tokens::default() };
        let scene = pair().add(B, "mandrill-crawler", 0, 0, Bearing::South, Still).tokens(B, tokens);
        let game = scene.begin(&[]);
        score::is_crippled(game.field(), game.ix(id(B, 2)))
    };
    assert!(!crawler(3) && crawler(4), "half of 9, rounded down");
}

#[test]
fn f_25_continuing_damage_goes_on_after_the_last_round() {
    let scene = pair().tokens(B, Tokens { bleeding: vec![6], ..Tokens::default() }).rounds(1);
    // In round 3: one model; then 2 with the token halved; then it ends.
    let game = idle(&scene, &[3, 1]);
    assert_eq!(game.models(id(B, 1)), 3);
    let scene = pair().tokens(B, Tokens { fire: 1, ..Tokens::default() }).rounds(1);
    let game = idle(&scene, &[2, 2, 1]);
    assert_eq!((game.models(id(B, 1)), game.dice_for("fire")), (2, 3));
    assert_eq!(game.outcome(), Some((Some(A), "score")));
    game.dice_used();
}

#[test]
fn g_16_an_army_with_a_third_of_its_worth_is_broken() {
    let scene = |models| {
        Scene::open()
            .add(A, "baboon-rifles", 3, 15, N, Still)
            .add(B, "mandrill-crawler", 3, 1, S, Still)
            .add(B, "baboon-rifles", 0, 0, S, Still)
            .but(B, |unit| unit.models = Some(models))
    };
    // The value at the start is that of the muster: nothing is lost yet.
    assert_eq!(idle(&scene(1).rounds(1), &[]).outcome().map(|(_, how)| how), Some("score"));
    // The crawler burns down: 10 or 16 of 56 points are left.
    let burning = scene(4).numbers(|book| {
        let hull = book.tables.iter_mut().find(|table| table.name == "hull").expect("a table");
        hull.rows[0].from = -5;
        hull.rows.truncate(1);
        hull.rows[0].what = vec![monkeys::rules::hexes::profiles::Effect::Destroyed];
    });
    let mut burning = burning;
    burning.0.sides[1].units[0].tokens = Tokens { fire: 1, ..Tokens::default() };
    let game = idle(&burning, &[2]);
    assert_eq!(game.outcome(), Some((Some(A), "broken")), "16 of 56 is less than a third");
}

#[test]
fn g_24_three_units_across_win_from_the_third_round_on() {
    let scene = |speeds: [(&str, i16, i16); 3]| {
        let mut scene = Scene::open();
        for (kind, x, y) in speeds {
            scene = scene.add(A, kind, x, y, N, Still);
        }
        let zone = scene.0.terrain.table().hexes().filter(|hex| Cell::from(*hex).y <= 6).collect();
        let goal = Goal::Cross(Crossing { side: A, from: 3, units: 3, zone });
        scene.add(B, "spider-monkey-rifles", 6, 0, Bearing::South, Still).goal(goal).rounds(4)
    };
    let across = scene([("baboon-rifles", 0, 6), ("baboon-rifles", 1, 5), ("baboon-rifles", 2, 6)]);
    let game = idle(&across, &[]);
    assert_eq!((game.outcome(), game.turn().round), (Some((Some(A), "across")), 3));
    let held = scene([("baboon-rifles", 0, 6), ("baboon-rifles", 1, 5), ("baboon-rifles", 2, 8)]);
    assert_eq!(idle(&held, &[]).outcome(), Some((Some(B), "held")));
    let flying = scene([("baboon-rifles", 0, 6), ("baboon-rifles", 1, 5), ("gibbon-autogyro", 2, 6)]);
    assert_eq!(idle(&flying, &[]).outcome(), Some((Some(B), "held")), "flyers don't count");
}

#[test]
fn giving_up_ends_it() {
    let mut game = pair().begin(&[]);
    game.order(Order::Concede);
    assert_eq!(game.outcome(), Some((Some(B), "conceded")));
    assert_eq!(game.refusal(Order::Concede).rule().0, "G16");
}
