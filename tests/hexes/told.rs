//! What the log and the forms say to players: reasons, dice and cards in words.

use crate::scene::{A, B, Game, N, S, Scene, id};
use monkeys::battle::{hexes::tell, shown::Shown};
use monkeys::board::Cell;
use monkeys::data::hexes::persona::Persona;
use monkeys::engine::{BattleLog, What};
use monkeys::opponent::{
    book::Mind,
    speech::{Chapter, Situation},
};
use monkeys::rules::hexes::{
    Hexes,
    answers::Answer,
    speed::Speed::{Slow, Still},
};

/// The log of a battle in words.
fn lines(game: &Game) -> Vec<String> {
    let facts = game.0.resource::<BattleLog>().facts();
    tell::lines(&tell::Names::of(&game.0), facts).into_iter().map(|line| line.text).collect()
}

#[track_caller]
fn check(game: &Game, line: &str) {
    let lines = lines(game);
    assert!(lines.iter().any(|told| told == line), "{line} in {lines:#?}");
}

/// What the log says after cards on which the first side fires, with no target in Gunnery 1.
fn fires_at_nobody(scene: &Scene) -> Game {
    let mut game = scene.begin(&[]);
    game.plans(&[(1, "still: 360,-,-", "Fire,Fire")], &[]);
    game
}

#[test]
fn f_8_a_unit_without_a_target_says_what_hides_the_enemy() {
    let scene = Scene::open().ground("forest", &[(3, 9)]).add(A, "baboon-rifles", 3, 11, N, Still);
    let mut game = fires_at_nobody(&scene.add(B, "spider-monkey-rifles", 3, 5, S, Still));
    let line = "Baboon rifles has no target: the forest between them hides Spider monkey rifles.";
    check(&game, line);
    game.finish_round();
    assert_eq!(lines(&game).iter().filter(|told| *told == line).count(), 2, "in both steps of its card");
}

#[test]
fn a_6_and_f_10_a_unit_without_a_target_says_how_far_and_where_it_fires() {
    let far = Scene::open().add(A, "lemur-leapers", 3, 15, N, Still).add(B, "baboon-rifles", 3, 1, S, Still);
    check(
        &fires_at_nobody(&far),
        "Lemur leapers has no target: Baboon rifles is 7 hexes away, and its pistol reaches 4.",
    );
    let behind = Scene::open().add(A, "tarsier-watchers", 3, 9, S, Still).add(B, "baboon-rifles", 3, 5, S, Still);
    check(
        &fires_at_nobody(&behind),
        "Tarsier watchers has no target: Baboon rifles is outside the arc of its scoped rifle (front).",
    );
}

#[test]
fn a_unit_that_may_fire_is_not_said_to_have_no_target() {
    let near = Scene::open().add(A, "baboon-rifles", 3, 9, N, Still).add(B, "baboon-rifles", 3, 3, S, Still);
    let mut game = fires_at_nobody(&near);
    assert_eq!(game.asked(), ("Fire", A));
    assert!(!lines(&game).iter().any(|line| line.contains("no target")), "{:?}", lines(&game));
    // At the pointer, the enemy is in reach for the same reason.
    let reach = |game: &Game| Hexes::aims_at(game.view(), id(A, 1), id(B, 1)).expect("an enemy").words;
    assert!(reach(&game).starts_with("In reach: Rifle "), "{}", reach(&game));
    game = fires_at_nobody(&near.ground("hill", &[(3, 7)]));
    assert_eq!(reach(&game), "Out of reach: the hill between them hides it");
}

/// The dice of W3: four shots at 5 or more, two of which hit.
#[test]
fn f_11_f_14_dice_that_roll_on_and_sums_of_damage_are_told() {
    let scene = Scene::open().add(A, "baboon-rifles", 3, 9, N, Still).add(B, "spider-monkey-rifles", 3, 3, S, Still);
    let mut game = scene.begin(&[2, 5, 3, 6, 3, 2, 4]);
    game.plans(&[(1, "still: 360,-,-", "Fire,Fire")], &[]);
    game.until("Fire");
    game.choose(&[]);
    for line in [
        "Baboon rifles needs 5 to hit: 2. Missed.",
        "Baboon rifles needs 5 to hit: 6 rolls on (3) to 6. Hit.",
        "Damage by Baboon rifles: 3 - 2 (rifle) = 1.",
        "Damage by Baboon rifles: 2 - 2 (rifle) = 0.",
        "Spider monkey rifles takes 1 damage: 3 models are left.",
    ] {
        check(&game, line);
    }
}

#[test]
fn f_11_a_number_beyond_the_die_says_that_a_six_rolls_on() {
    let scene = Scene::open().add(A, "baboon-rifles", 3, 13, N, Slow).add(B, "spider-monkey-rifles", 3, 3, S, Still);
    let mut game = scene.begin(&[1; 4]);
    game.plans(&[(1, "slow: 360,B,-", "Fire,Fire")], &[]);
    game.until("Fire");
    let fire = game.questions()[0].answers.iter().find(|answer| matches!(answer, Answer::Fire(..))).cloned();
    game.choose(&[fire.expect("it is at long range")]);
    check(&game, "Baboon rifles needs 7 (a 6 rolls on) to hit: 1. Missed.");
}

#[test]
fn g_1_cards_are_told_in_words() {
    let scene = Scene::open().add(A, "macaque-pathfinders", 3, 15, N, Still).add(B, "baboon-rifles", 3, 1, S, Still);
    let mut game = scene.begin(&[]);
    let form = Hexes::form(&game.0).expect("a form is open");
    let briefs = |item: usize| -> Vec<String> {
        form.rows[0].items[item].choices.iter().map(|choice| choice.brief.clone()).collect()
    };
    for brief in ["turn; faster and ahead; ahead", "to crawling and ahead; wait; wait", "turn; wait; wait"] {
        assert!(briefs(0).iter().any(|told| told == brief), "{brief} in {:?}", briefs(0));
    }
    assert!(briefs(1).iter().all(|told| !told.contains('-')), "{:?}", briefs(1));
    assert!(briefs(1).contains(&String::new()) && briefs(1).contains(&"wait; wait".to_owned()), "{:?}", briefs(1));
    game.plans(&[(1, "still: 360,A+F,F", "Aim,Fire")], &[]);
    let line = "Macaque pathfinders turns up: turn; faster and ahead; ahead (standing still). Gunnery: aim; fire.";
    check(&game, line);
}

#[test]
fn f_20_a_beaten_mover_is_asked_how_it_turns_not_where_it_goes() {
    let retreat = |dice: &[u8]| {
        let scene = Scene::open().add(A, "baboon-rifles", 3, 9, N, Still);
        let mut game = scene.add(B, "spider-monkey-rifles", 3, 7, S, Slow).begin(dice);
        game.plans(&[(1, "slow: 360,B,-", "-,-")], &[(1, "slow: F,360,F", "-,-")]);
        game.until("Retreat");
        Hexes::form(&game.0).expect("a form is open")
    };
    let beaten = retreat(&[1; 20]);
    assert_eq!(beaten.title, "Driven off: it stays and may turn");
    assert!(beaten.items().flat_map(|item| &item.choices).all(|choice| choice.title.starts_with("Stay here")));
    let back = retreat(&[1, 1, 1, 1, 5, 1, 1, 1, 1]);
    assert_eq!(back.title, "Going back");
    assert!(back.items().flat_map(|item| &item.choices).all(|choice| choice.title.starts_with("Back ")));
}

/// The situation of the first side once its first round is over, if its unit first faces this way.
fn first_round(turns: Option<Answer>, name: &str) -> Situation {
    let scene = Scene::open().add(A, "baboon-rifles", 3, 11, N, Slow).add(B, "baboon-rifles", 3, 1, S, Still);
    let mut game = scene.begin(&[]);
    game.plans(&[(1, "slow: 360,F,360", "-,-")], &[]);
    game.until("Move");
    game.choose(turns.as_slice());
    game.finish_round();
    let facts = game.0.resource::<BattleLog>().facts();
    let order = facts.iter().rposition(|fact| matches!(fact.what, What::Ordered { .. })).expect("orders were given");
    let chapter = Chapter::around(facts, order, Hexes::TURN).expect("a round").shared_by(A);
    let persona = Persona::shipped(name).expect("it ships");
    Hexes::situation(game.view(), chapter, &persona).expect("a round")
}

#[test]
fn what_is_said_of_the_way_forward_is_true() {
    let away = || Some(Answer::Move(id(A, 1), S, Cell::new(3, 11)));
    let said = |turns, name| {
        let told = first_round(turns, name);
        (told.begins && told.opens, told.nearer)
    };
    assert_eq!(said(None, "closed-fist"), (true, 1), "straight on");
    assert_eq!(said(away(), "closed-fist"), (false, 0), "it walks away");
    assert_eq!(said(None, "deep-roots"), (false, 1), "it doesn't stay where it stands");
}
